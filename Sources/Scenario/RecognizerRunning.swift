// SPDX-License-Identifier: MIT
import CResponderKit

// Recognisers while a scenario runs: their classes, delegates and actions.

extension World {
  /// Makes a recogniser that is attached to no view yet.
  func build(_ recognizer: Recognizer) throws(ScenarioError) {
    let instance = Instance(
      id: recognizer.id, kind: .recognizer, behaviour: Behaviour(log: .nothing), recognizer: recognizer, world: self)
    var cls = try makeClass(for: instance, superclass: recognizer.className, recognizer.path)
    if recognizer.className == RecognizerType.custom.className, instance.overridden.isEmpty {
      // Only a recogniser of a class of its own may set its state.
      let made = defineClass(for: instance, superclass: recognizer.className, methods: [])
      try need(made.status, recognizer.path)
      try need(made.name.withCString { rk_class_find(context, $0, &cls) }, recognizer.path)
    }
    try need(rk_gesture_recognizer_create(context, cls, &instance.handle), recognizer.path)
    try name(instance, recognizer.path)
    for setting in recognizer.properties { try need(try setting.apply(to: instance.handle), setting.reader.path) }
    let home = Unmanaged.passRetained(Home(instance)).toOpaque()
    let status = rk_gesture_recognizer_add_action(
      instance.handle, { gestureAction($0, Home.of($1)) }, home, { Unmanaged<Home>.fromOpaque($0!).release() }, nil)
    if status != .OK { Unmanaged<Home>.fromOpaque(home).release() }
    try need(status, recognizer.path)
  }

  /// Ties a recogniser to the objects that it names, once they exist.
  func connect(_ recognizer: Recognizer) throws(ScenarioError) {
    guard let instance = objects[recognizer.id] else { return }
    try requireFailures(instance, recognizer.requirements, recognizer.path)
    if case .none = recognizer.delegate { return }
    try setDelegate(instance, recognizer.delegate, recognizer.path)
  }

  private func requireFailures(_ instance: Instance, _ ids: [String], _ path: JSONPath) throws(ScenarioError) {
    for id in ids {
      guard let other = try named(id, path) else { continue }
      try insist(rk_gesture_recognizer_require_to_fail(instance.handle, other), path)
    }
  }

  private func setDelegate(_ instance: Instance, _ delegate: Recognizer.Delegate, _ path: JSONPath) throws(ScenarioError) {
    var desc = RKGestureRecognizerDelegate()
    desc.struct_size = UInt32(MemoryLayout<RKGestureRecognizerDelegate>.size)
    switch delegate {
    case .none: try insist(rk_gesture_recognizer_set_delegate(instance.handle, nil), path)
    case .view(let id):
      guard let view = try named(id, path) else { return }
      desc.object = view
      try insist(rk_gesture_recognizer_set_delegate(instance.handle, &desc), path)
    case .answers(let answers):
      let home = DelegateHome(instance, answers)
      home.fill(&desc)
      desc.userdata = Unmanaged.passRetained(home).toOpaque()
      desc.drop = { Unmanaged<DelegateHome>.fromOpaque($0!).release() }
      let status = rk_gesture_recognizer_set_delegate(instance.handle, &desc)
      if status != .OK { Unmanaged.passUnretained(home).release() }
      try insist(status, path)
    }
  }

  // MARK: Steps

  func add(_ recognizer: Recognizer, to view: String, _ path: JSONPath) {
    guard objects[recognizer.id] == nil else {
      note(quoted(recognizer.id) + " exists already", path)
      return
    }
    do {
      try build(recognizer)
      try connect(recognizer)
    } catch {
      note(error)
    }
    guard objects[view] != nil else {
      note(quoted(view) + " does not exist yet", path)
      return
    }
    note(rk_view_add_gesture_recognizer(handle(of: view), handle(of: recognizer.id)), path)
  }

  func isAttached(_ recognizer: OpaquePointer?) -> Bool {
    var view: OpaquePointer?
    return rk_gesture_recognizer_get_view(recognizer, &view) == .OK && view != nil
  }

  func detachRecognizer(_ id: String, _ path: JSONPath) {
    var view: OpaquePointer?
    let status = rk_gesture_recognizer_get_view(handle(of: id), &view)
    if status == .OK, view == nil {
      note(quoted(id) + " is attached to no view", path)
    } else {
      note(status == .OK ? rk_view_remove_gesture_recognizer(view, handle(of: id)) : status, path)
    }
  }

  /// One of `Recognizer.changeableWords`.
  func changeRecognizer(_ instance: Instance, _ key: String, _ reader: Reader) throws(ScenarioError) {
    guard instance.recognizer != nil else { return }
    try instance.recognizer?.change(key, reader, Ledger())
    guard let recognizer = instance.recognizer else { return }
    switch key {
    case "delegate": try setDelegate(instance, recognizer.delegate, reader.path)
    case "requireToFail": try requireFailures(instance, recognizer.requirements, reader.path)
    default: try need(extendClass(of: instance), reader.path)
    }
  }

  // MARK: Tables

  func gestureMethods(_ methods: Methods) -> RKGestureRecognizerMethods {
    var table = RKGestureRecognizerMethods()
    table.struct_size = UInt32(MemoryLayout<RKGestureRecognizerMethods>.size)
    if methods.contains(.touchesBegan) { table.touches_began = { track(.began, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.touchesMoved) { table.touches_moved = { track(.moved, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.touchesEnded) { table.touches_ended = { track(.ended, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.touchesCancelled) { table.touches_cancelled = { track(.cancelled, $1, $2, $3, Home.of($4)) } }
    if methods.contains(.canPrevent) {
      table.can_prevent = { reply(Home.of($2).instance.recognizer?.canPrevent, about: $1, Home.of($2)) }
    }
    if methods.contains(.canBePreventedBy) {
      table.can_be_prevented_by = { reply(Home.of($2).instance.recognizer?.canBePreventedBy, about: $1, Home.of($2)) }
    }
    return table
  }
}

private func track(_ phase: Phases, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?, _ home: Home) {
  let instance = home.instance
  let world = instance.world
  let list = Array(UnsafeBufferPointer(start: touches, count: count))
  world.keep(list)
  let index: Int
  switch phase {
  case .began:
    index = 0
    _ = rk_super_gesture_touches_began(home.cls, instance.handle, touches, count, event)
  case .moved:
    index = 1
    _ = rk_super_gesture_touches_moved(home.cls, instance.handle, touches, count, event)
  case .ended:
    index = 2
    _ = rk_super_gesture_touches_ended(home.cls, instance.handle, touches, count, event)
  default:
    index = 3
    _ = rk_super_gesture_touches_cancelled(home.cls, instance.handle, touches, count, event)
  }
  // A stale recogniser is no fault of the scenario: one of its steps may have destroyed it inside this callback.
  guard rk_object_is_alive(instance.handle) else { return }
  switch instance.recognizer?.reactions[index] {
  case nil: return
  case .ignore: for touch in list { world.note(rk_gesture_recognizer_ignore_touch(instance.handle, touch), "on of " + instance.id) }
  case .state(let state): world.note(rk_gesture_recognizer_set_state(instance.handle, state), "on of " + instance.id)
  }
}

private func reply(_ reply: Recognizer.Reply?, about other: OpaquePointer?, _ home: Home) -> Bool {
  reply?.answers(about: home.instance.world.name(of: other)) ?? true
}

private func gestureAction(_ recognizer: OpaquePointer?, _ home: Home) {
  let world = home.instance.world
  guard let described = home.instance.recognizer else { return }
  if described.transforms { home.instance.transformView(by: recognizer, described.type) }
  guard world.scenario.kinds.contains(.actions) else { return }
  let state = world.scenario.logsStates ? "(" + gestureState(of: recognizer).word + ")" : ""
  world.say("act:" + described.action + state)
}

/// A delegate with answers of its own, and what it logs.
private final class DelegateHome {
  let instance: Instance
  let answers: Recognizer.Answers

  init(_ instance: Instance, _ answers: Recognizer.Answers) {
    self.instance = instance
    self.answers = answers
  }

  static func of(_ userdata: UnsafeMutableRawPointer?) -> DelegateHome {
    Unmanaged<DelegateHome>.fromOpaque(userdata!).takeUnretainedValue()
  }

  /// What it has no answer to, it does not implement.
  func fill(_ desc: inout RKGestureRecognizerDelegate) {
    if answers.shouldBegin != nil {
      desc.should_begin = { DelegateHome.of($1).say("shouldBegin", DelegateHome.of($1).answers.shouldBegin) }
    }
    if answers.shouldReceiveTouch != nil {
      desc.should_receive_touch = { DelegateHome.of($2).say("shouldReceiveTouch", DelegateHome.of($2).answers.shouldReceiveTouch) }
    }
    if answers.shouldReceiveEvent != nil {
      desc.should_receive_event = { DelegateHome.of($2).say("shouldReceiveEvent", DelegateHome.of($2).answers.shouldReceiveEvent) }
    }
    if answers.shouldReceivePress != nil {
      desc.should_receive_press = { DelegateHome.of($2).say("shouldReceivePress", DelegateHome.of($2).answers.shouldReceivePress) }
    }
    if answers.simultaneousWith != nil {
      desc.should_recognize_simultaneously_with = {
        DelegateHome.of($2).say("simultaneous", DelegateHome.of($2).answers.simultaneousWith, about: $1)
      }
    }
    if answers.requireFailureOf != nil {
      desc.should_require_failure_of = {
        DelegateHome.of($2).say("requireFailureOf", DelegateHome.of($2).answers.requireFailureOf, about: $1)
      }
    }
    if answers.requiredToFailBy != nil {
      desc.should_be_required_to_fail_by = {
        DelegateHome.of($2).say("requiredToFailBy", DelegateHome.of($2).answers.requiredToFailBy, about: $1)
      }
    }
  }

  private func say(_ question: String, _ answer: Bool?) -> Bool {
    log(question)
    return answer ?? true
  }

  private func say(_ question: String, _ reply: Recognizer.Reply?, about other: OpaquePointer?) -> Bool {
    let id = instance.world.name(of: other)
    log(question + "(" + id + ")")
    return reply?.answers(about: id) ?? false
  }

  private func log(_ word: String) {
    if instance.world.scenario.kinds.contains(.delegate) { instance.world.say(instance.id + "." + word) }
  }
}
