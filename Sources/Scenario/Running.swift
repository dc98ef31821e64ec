// SPDX-License-Identifier: MIT
import CResponderKit

/// What a scenario did.
public struct Outcome {
  /// Every line that was logged, in order.
  public var log: [String]
  /// Expectations that did not hold, each beginning with its place in the file; none means that the scenario passed.
  public var differences: [String]
  /// Calls that the library refused and `on` lines that never came: no failures, but what one wants to know when a scenario surprises.
  public var notes: [String]
  /// If it was asked for: what was logged in each step, and why.
  public var story: [Chapter]

  /// One step of the scenario.
  public struct Chapter {
    public var lines: [String]
    public var reasons: [Reason]
    /// Its place in the file; -1: the objects were made.
    public var step: Int
  }

  /// A decision of the library as a sentence.
  public struct Reason {
    /// Seconds of the scenario's clock.
    public var time: Double
    public var sentence: String
    /// The decision itself, and the ids of its objects: nil where the file has none for it.
    package var record: RKTraceRecord
    package var object: String?
    package var other: String?
    /// The step in which it was taken; -1: while the objects were made.
    package var step: Int
  }

  public var passed: Bool { differences.isEmpty }
}

/// How a scenario is to be run, where that is not as usual.
public struct RunOptions {
  /// Whether the outcome contains what happened in each step, and why.
  public var isExplained = false
  /// Whether the trace is on. Without it there are no reasons, and `explain` steps are passed over.
  public var isTraced = true
  /// Whether calls of methods are observed only where an `on` waits for their line. Other such lines do not come, and are left out of what is expected.
  public var silencesObjects = false
  /// A file that a recording of the run is written to (recorder.h).
  public var recording: String?
  /// How many steps are done before the recording begins; nil: it begins before anything is built.
  public var stepsBeforeRecording: Int?
  /// Reads the context when the steps are done, before it ends.
  package var atEnd: ((_ context: OpaquePointer) -> Void)?
  /// Flags and constants that are set before those of the file.
  package var config: [ConfigSetting] = []

  public init() {}
}

/// More records than any scenario makes between two looks at them.
private let traceCapacity = 65_536

extension Scenario {
  /// Plays the scenario in a context of its own, on the calling thread. An error means that the file's objects cannot be built.
  public func run(_ options: RunOptions = RunOptions()) throws(ScenarioError) -> Outcome {
    let world = try world(options)
    var story: [Outcome.Chapter] = []
    if options.isExplained { world.explain(&story, from: 0, step: -1) }
    for (index, step) in steps.enumerated() {
      let start = world.log.count
      if let recording = options.recording, index == options.stepsBeforeRecording {
        let status = startRecording(world.context, recording)
        if status != .OK {
          let error = ScenarioError(recording: text(of: status))
          world.end()
          throw error
        }
      }
      world.step = index
      world.perform([step])
      if options.isExplained { world.explain(&story, from: start, step: index) }
    }
    // Before the end: what is given back then is no part of the scenario.
    let stopped = options.recording == nil ? RKStatus.OK : stopRecording(world.context)
    if let atEnd = options.atEnd { world.silently { atEnd(world.context) } }
    let refusal = stopped == .OK ? nil : ScenarioError(recording: text(of: stopped))
    world.end()
    if let refusal { throw refusal }
    return Outcome(log: world.log, differences: world.differences, notes: world.notes, story: story)
  }

  /// Everything that the file describes outside its steps, in a context of its own.
  func world(_ options: RunOptions) throws(ScenarioError) -> World {
    var context: OpaquePointer?
    let status = rk_context_create(nil, &context)
    guard status == .OK, let context else { throw ScenarioError(path: .root, message: "no context: " + text(of: status)) }
    let world = World(self, options, context: context)
    do throws(ScenarioError) {
      if let recording = options.recording, options.stepsBeforeRecording == nil {
        let status = startRecording(context, recording)
        if status != .OK { throw ScenarioError(recording: text(of: status)) }
      }
      try world.build()
    } catch {
      world.end()
      throw error
    }
    return world
  }
}

// Where there are no files the recorder is not even asked, so that it need not be there.
#if arch(wasm32)
  private func startRecording(_ context: OpaquePointer, _ path: String) -> RKStatus { .unsupported }
  private func stopRecording(_ context: OpaquePointer) -> RKStatus { .unsupported }
#else
  private func startRecording(_ context: OpaquePointer, _ path: String) -> RKStatus {
    path.withCString { path in
      var desc = RKRecorderDesc()
      desc.struct_size = UInt32(MemoryLayout<RKRecorderDesc>.size)
      desc.path = path
      return rk_recorder_start(context, &desc)
    }
  }
  private func stopRecording(_ context: OpaquePointer) -> RKStatus { rk_recorder_stop(context) }
#endif

extension World {
  func build() throws(ScenarioError) {
    for setting in options.config + scenario.config { try need(setting.apply(to: context), setting.path) }
    if options.isTraced { try need(rk_trace_start(context, traceCapacity), .root) }
    if silence?.isTotal != true { try need(startObserving(), .root) }
    for plugin in scenario.plugins { try plugin.load(into: context) }
    try buildApplication()
    for window in scenario.windows { try build(window) }
    for view in scenario.detached { try build(view) }
    try build(scenario.controllers)
    if scenario.receivesRemoteControl {
      try need(rk_application_begin_receiving_remote_control_events(handle(of: Ledger.application)), .root)
    }
    for window in scenario.windows { try connect(window) }
    for view in scenario.detached { try connect(view) }
    if let key = scenario.windows.first(where: { $0.isKey }) ?? scenario.windows.first {
      try need(rk_window_make_key(handle(of: key.id)), key.path)
    }
    isBuilt = true
  }

  func need(_ status: RKStatus, _ path: JSONPath) throws(ScenarioError) {
    if status != .OK { throw ScenarioError(path: path, message: text(of: status)) }
  }

  /// For what ties objects together: while the file is being built a refusal is an error, in a step it becomes a note and the rest continues.
  func insist(_ status: RKStatus, _ path: JSONPath) throws(ScenarioError) {
    if isBuilt { note(status, path) } else { try need(status, path) }
  }

  /// The object of an id that something else names; nil, with a note, if a step has not made it yet.
  func named(_ id: String, _ path: JSONPath) throws(ScenarioError) -> OpaquePointer? {
    if let object = handle(of: id) { return object }
    let error = ScenarioError(path: path, message: quoted(id) + " does not exist yet")
    guard isBuilt else { throw error }
    note(error)
    return nil
  }

  // MARK: Views

  /// Makes a node with its subtree, in no superview yet.
  func build(_ node: Node) throws(ScenarioError) {
    let kind: Instance.Kind = node.isWindow ? .window : node.isControl ? .control : node.isScrollView ? .scrollView : .view
    let instance = Instance(id: node.id, kind: kind, behaviour: node.behaviour, world: self)
    instance.isTextField = node.builtInName == "TextField"
    let cls = try makeClass(for: instance, superclass: node.className, node.path)
    let zero = RKRect()
    switch kind {
    case .window: try need(rk_window_create(context, cls, zero, &instance.handle), node.path)
    case .scrollView: try need(rk_scroll_view_create(context, cls, zero, &instance.handle), node.path)
    default: try need(rk_view_create(context, cls, zero, &instance.handle), node.path)
    }
    try name(instance, node.path)
    if kind == .scrollView { try adoptRecognizers(of: instance, node.path) }
    for setting in node.properties { try need(try setting.apply(to: instance.handle), setting.reader.path) }
    try setKeyCommands(of: instance)
    for recognizer in node.recognizers {
      try build(recognizer)
      try need(rk_view_add_gesture_recognizer(instance.handle, handle(of: recognizer.id)), recognizer.path)
    }
    for child in node.subviews {
      try build(child)
      try need(rk_view_add_subview(instance.handle, handle(of: child.id)), child.path)
    }
  }

  func name(_ instance: Instance, _ path: JSONPath) throws(ScenarioError) {
    register(instance)
    try need(instance.id.withCString { rk_object_set_name(instance.handle, $0) }, path)
  }

  /// The class for an object: a chain of its own if it overrides or implements anything, else the plain one.
  func makeClass(for instance: Instance, superclass: String, _ path: JSONPath) throws(ScenarioError) -> OpaquePointer? {
    var name = superclass
    let methods = instance.needed
    if !methods.isEmpty {
      let made = defineClass(for: instance, superclass: name, methods: methods)
      try need(made.status, path)
      name = made.name
      instance.overridden = methods
    }
    for selector in instance.behaviour.selectors + scenario.targeted[instance.id, default: []]
    where !instance.implemented.contains(selector) {
      let made = defineClass(for: instance, superclass: name, selector: selector)
      try need(made.status, path)
      name = made.name
      instance.implemented.append(selector)
    }
    var cls: OpaquePointer?
    try need(name.withCString { rk_class_find(context, $0, &cls) }, path)
    return cls
  }

  /// Gives a living object the overrides that its changed behaviour needs and its class does not have yet.
  func extendClass(of instance: Instance) -> RKStatus {
    let missing = instance.needed.subtracting(instance.overridden)
    guard !missing.isEmpty else { return .OK }
    let status = extendClass(of: instance) { defineClass(for: instance, superclass: $0, methods: missing) }
    if status == .OK { instance.overridden.formUnion(missing) }
    return status
  }

  /// Gives a living object a subclass of its present class.
  func extendClass(of instance: Instance, _ define: (_ superclass: String) -> (status: RKStatus, name: String)) -> RKStatus {
    var present: OpaquePointer?
    var status = rk_object_get_class(instance.handle, &present)
    guard status == .OK else { return status }
    let name = text { rk_class_get_name(present, $0, $1, $2) }
    guard name.status == .OK else { return name.status }
    let made = define(name.text)
    guard made.status == .OK else { return made.status }
    var cls: OpaquePointer?
    status = made.name.withCString { rk_class_find(context, $0, &cls) }
    guard status == .OK else { return status }
    return rk_object_set_class(instance.handle, cls)
  }

  // MARK: Controllers

  private func build(_ controllers: [Controller]) throws(ScenarioError) {
    for controller in controllers {
      let instance = Instance(id: controller.id, kind: .controller, behaviour: controller.behaviour, world: self)
      let cls = try makeClass(for: instance, superclass: controller.className, controller.path)
      try need(rk_view_controller_create(context, cls, &instance.handle), controller.path)
      try name(instance, controller.path)
      try need(rk_view_controller_set_view(instance.handle, handle(of: controller.view.id)), controller.view.path)
    }
    for controller in controllers {
      let object = handle(of: controller.id)
      if let parent = controller.parent { try need(rk_view_controller_add_child(handle(of: parent.id), object), parent.path) }
      if let presenting = controller.presentedBy {
        try need(rk_view_controller_present(handle(of: presenting.id), object), presenting.path)
      }
      if let root = controller.root { try setRoot(object, of: handle(of: root.id), view: handle(of: controller.view.id), root.path) }
    }
  }

  /// Makes a controller the window's root. That fills the window with its view (SPEC 282); the file has the view's place, so it is restored.
  private func setRoot(_ controller: OpaquePointer?, of window: OpaquePointer?, view: OpaquePointer?, _ path: JSONPath)
    throws(ScenarioError)
  {
    var superview: OpaquePointer?
    var bounds = RKRect()
    var center = RKPoint()
    try need(rk_view_get_superview(view, &superview), path)
    try need(rk_view_get_bounds(view, &bounds), path)
    try need(rk_view_get_center(view, &center), path)
    let (_, siblings) = handles { rk_view_get_subviews(superview, $0, $1, $2) }
    try need(rk_window_set_root_view_controller(window, controller), path)
    if let superview, let index = siblings.firstIndex(of: view) {
      try need(rk_view_insert_subview_at_index(superview, view, Int64(index)), path)
    } else {
      try need(rk_view_remove_from_superview(view), path)
    }
    try need(rk_view_set_bounds(view, bounds), path)
    try need(rk_view_set_center(view, center), path)
  }

  // MARK: Application and delegate

  private func buildApplication() throws(ScenarioError) {
    let silent = Behaviour(log: .nothing)
    let application = Instance(id: Ledger.application, kind: .application, behaviour: scenario.application ?? silent, world: self)
    let path = JSONPath.key(.root, "application")
    try need(rk_context_get_application(context, &application.handle), path)
    let cls = try makeClass(for: application, superclass: "Application", path)
    try need(rk_object_set_class(application.handle, cls), path)
    try name(application, path)

    let delegate = Instance(id: Ledger.delegate, kind: .plain, behaviour: scenario.delegate ?? silent, world: self)
    let delegatePath = JSONPath.key(.root, "delegate")
    let delegateClass = try makeClass(for: delegate, superclass: "Responder", delegatePath)
    try need(rk_responder_create(context, delegateClass, &delegate.handle), delegatePath)
    try name(delegate, delegatePath)
    try need(rk_application_set_delegate(application.handle, delegate.handle), delegatePath)
  }
}
