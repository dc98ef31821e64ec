// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// What there is before the first input, and what comes in later, as nodes.

extension SessionConverter {
  func describe() {
    var application: OpaquePointer?
    if rk_context_get_application(session.context, &application) == .OK, let application {
      claim(application, "app")
      var delegate: OpaquePointer?
      if rk_application_get_delegate(application, &delegate) == .OK, let delegate {
        var superview: OpaquePointer?
        var other: OpaquePointer?
        if rk_view_get_superview(delegate, &superview) == .OK || rk_view_controller_get_parent(delegate, &other) == .OK {
          remark("that the application's delegate is a view or a controller")
        } else {
          claim(delegate, "delegate")
          setting.hasDelegate = true
        }
      }
      var isIgnoring = false
      var isActive = true
      if rk_application_is_ignoring_interaction_events(application, &isIgnoring) == .OK, isIgnoring { add("ignoring", .bool(true)) }
      if rk_application_is_active(application, &isActive) == .OK, !isActive { add("active", .bool(false)) }
      _ = rk_application_is_receiving_remote_control_events(application, &receivesRemote)
    } else {
      remark("the context has no application; a scenario always has one")
    }
    var index: Int32 = 0
    while let key = RKConfig(rawValue: index), let name = rk_config_name(key) {
      var value = 0.0
      if rk_context_get_config(session.context, key, &value) == .OK, value != rk_config_default(key) {
        config.append(Value.Member(key: String(cString: name), value: .number(value)))
      }
      index += 1
    }
    let all = handles { rk_context_get_windows(session.context, $0, $1, $2) }.1
    for window in all { if let window { nameTree(window) } }
    var loose: [OpaquePointer] = []
    for object in session.objects where [2, 7, 8].contains(object.kind) {
      guard let view = session.handle(object.number), rk_object_is_alive(view) else { continue }
      var superview: OpaquePointer?
      if rk_view_get_superview(view, &superview) == .OK, superview == nil { loose.append(view) }
    }
    loose.sort { UInt(bitPattern: $0) & 0xFFFF_FFFF < UInt(bitPattern: $1) & 0xFFFF_FFFF }
    for view in loose { nameTree(view) }
    // Nothing is known so far, so nothing is left out.
    var moved: [(child: OpaquePointer, parent: OpaquePointer, index: Int)] = []
    for window in all { if let window { windows.append(node(window, leaving: &moved)) } }
    for view in loose { detached.append(node(view, leaving: &moved)) }
    for gone in goneTargets {
      detached.append(.object([Value.Member(key: "id", value: .string(gone.id)), Value.Member(key: "log", value: .bool(false))]))
      add("destroy", .string(gone.id))
    }
    describeControllers()
    for window in all { if let window { disableSegments(window) } }
    for view in loose { disableSegments(view) }
    var first: OpaquePointer?
    for window in all where rk_window_get_first_responder(window, &first) == .OK {
      if let first, let id = ids[first] { add("becomeFirst", .string(id)) }
    }
    var time = 0.0
    if rk_context_get_time(session.context, &time) == .OK, time != 0 { pass(to: time) }
  }

  /// Names a tree before it is described, so that its nodes can name one another.
  private func nameTree(_ view: OpaquePointer) {
    let id = name(view, Describer.builtIn(view))
    nameRecognizers(view, id)
    for child in handles({ rk_view_get_subviews(view, $0, $1, $2) }).1 { if let child { nameTree(child) } }
  }

  private func nameRecognizers(_ view: OpaquePointer, _ id: String) {
    var own: OpaquePointer?
    if rk_scroll_view_get_pan_gesture_recognizer(view, &own) == .OK { claimOwn(own, id + ".pan") }
    if rk_scroll_view_get_pinch_gesture_recognizer(view, &own) == .OK { claimOwn(own, id + ".pinch") }
    for recognizer in handles({ rk_view_get_gesture_recognizers(view, $0, $1, $2) }).1 {
      if let recognizer { _ = name(recognizer, Describer.builtIn(recognizer)) }
    }
  }

  /// A view with everything below it, which the scenario knows from then on; those that it knows already are left out, and have to be moved there.
  func node(_ view: OpaquePointer, leaving moved: inout [(child: OpaquePointer, parent: OpaquePointer, index: Int)]) -> Value {
    let className = Describer.builtIn(view)
    let id = name(view, className)
    nameRecognizers(view, id)
    var members = [Value.Member(key: "id", value: .string(id))]
    if className != "View" && className != "Window" { members.append(Value.Member(key: "class", value: .string(className))) }
    known.insert(view)
    members += describer.node(view, className)
    if className == "Window" {
      var isKey = false
      if rk_window_is_key(view, &isKey) == .OK, isKey { setting.hasKeyWindow = true }
      if isKey, !windows.isEmpty { members.append(Value.Member(key: "key", value: .bool(true))) }
    }
    remarkOnView(view, id)
    let targets = facts.targets(of: view, in: self)
    if !targets.isEmpty { members.append(Value.Member(key: "targets", value: .array(targets))) }
    let commands = facts.keyCommands(of: view, in: self)
    if !commands.isEmpty { members.append(Value.Member(key: "keyCommands", value: .array(commands))) }
    var recognizers: [Value] = []
    for recognizer in handles({ rk_view_get_gesture_recognizers(view, $0, $1, $2) }).1 {
      guard let recognizer, let name = ids[recognizer], !own.contains(name), !known.contains(recognizer) else { continue }
      recognizers.append(self.recognizer(recognizer))
    }
    if !recognizers.isEmpty { members.append(Value.Member(key: "recognizers", value: .array(recognizers))) }
    var children: [Value] = []
    for (index, child) in handles({ rk_view_get_subviews(view, $0, $1, $2) }).1.enumerated() {
      guard let child else { continue }
      if known.contains(child) { moved.append((child, view, index)) } else { children.append(node(child, leaving: &moved)) }
    }
    if !children.isEmpty { members.append(Value.Member(key: "subviews", value: .array(children))) }
    return .object(members)
  }

  /// Segments that are disabled, which a node cannot express; and what no scenario can express.
  private func disableSegments(_ view: OpaquePointer) {
    if let id = ids[view], Describer.builtIn(view) == "SegmentedControl" {
      var isTitled = false
      var index: Int64 = 0
      var isEnabled = true
      while rk_segmented_control_is_segment_enabled(view, index, &isEnabled) == .OK {
        if !isEnabled { add("segmentEnabled", .array([.string(id), .number(Double(index)), .bool(false)])) }
        var length = 0
        _ = rk_segmented_control_get_title(view, index, nil, 0, &length)
        if length > 0 { isTitled = true }
        index += 1
      }
      if isTitled { remark("\(id): the titles of its segments") }
    }
    for child in handles({ rk_view_get_subviews(view, $0, $1, $2) }).1 { if let child { disableSegments(child) } }
  }

  /// Properties of a view that a node cannot express.
  private func remarkOnView(_ view: OpaquePointer, _ id: String) {
    var depth = 0.0
    if rk_view_get_z_position(view, &depth) == .OK, depth != 0 { remark("\(id): its zPosition, \(scenarioText(depth))") }
    var isAnimating = false
    if rk_view_is_animating(view, &isAnimating) == .OK, isAnimating { remark("\(id): that it is animating") }
    var screen: UInt32 = 0
    if rk_window_get_screen(view, &screen) == .OK, screen != 0 { remark("\(id): its screen, \(screen)") }
  }

  func recognizer(_ recognizer: OpaquePointer) -> Value {
    let className = Describer.builtIn(recognizer)
    let id = name(recognizer, className)
    known.insert(recognizer)
    var members = [Value.Member(key: "id", value: .string(id)), Value.Member(key: "type", value: .string(Describer.type(ofRecognizer: className)))]
    members += describer.recognizer(recognizer, className)
    let required = facts.requirements(of: recognizer, in: self)
    if let delegate = facts.delegate(of: recognizer, in: self) { members.append(Value.Member(key: "delegate", value: .string(delegate))) }
    if !required.isEmpty { members.append(Value.Member(key: "requireToFail", value: .array(required.map { .string($0) }))) }
    return .object(members)
  }

  private func describeControllers() {
    for object in session.objects.sorted(by: { $0.number < $1.number }) where object.kind == 4 {
      guard let controller = session.handle(object.number), rk_object_is_alive(controller) else { continue }
      let className = Describer.builtIn(controller)
      var view: OpaquePointer?
      guard rk_view_controller_get_view_if_loaded(controller, &view) == .OK, let viewID = view.flatMap({ ids[$0] }) else {
        remark("the \(className) \(name(controller, className)), which has no view yet")
        continue
      }
      var members = [Value.Member(key: "id", value: .string(name(controller, className)))]
      if className != "ViewController" { members.append(Value.Member(key: "class", value: .string(className))) }
      members.append(Value.Member(key: "view", value: .string(viewID)))
      var other: OpaquePointer?
      if rk_view_controller_get_parent(controller, &other) == .OK, let other { members.append(Value.Member(key: "parent", value: .string(name(other, "ViewController")))) }
      other = nil
      if rk_view_controller_get_presenting(controller, &other) == .OK, let other {
        members.append(Value.Member(key: "presentedBy", value: .string(name(other, "ViewController"))))
      }
      for window in handles({ rk_context_get_windows(session.context, $0, $1, $2) }).1 {
        other = nil
        if rk_window_get_root_view_controller(window, &other) == .OK, other == controller, let id = window.flatMap({ ids[$0] }) {
          members.append(Value.Member(key: "root", value: .string(id)))
        }
      }
      known.insert(controller)
      controllers.append(.object(members))
    }
  }
}
