// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// What the program changes during the input, as steps.

extension SessionConverter {
  func change(_ function: String, _ arguments: [SessionValue]) {
    if SessionConverter.isSilent(function) {
      if function == "rk_window_create" { remark("a window that is made in the course of the input") }
      if function == "rk_view_controller_create" { remark("a controller that is made in the course of the input") }
      return
    }
    guard let object = handle(arguments, 0), let id = ids[object], known.contains(object) || id == "app" || id == "delegate" || own.contains(id) else {
      // What is done to an object that the scenario does not know yet stands in its description.
      if handle(arguments, 0) == nil || SessionConverter.isOutside(function) { remark("what \(function) does in the course of the input") }
      return
    }
    switch function {
    case "rk_window_make_key": add("makeKey", .string(id))
    case "rk_window_make_key_and_visible":
      set(id, "hidden", .bool(false))
      add("makeKey", .string(id))
    case "rk_responder_become_first_responder": add("becomeFirst", .string(id))
    case "rk_responder_resign_first_responder": add("resignFirst", .string(id))
    case "rk_application_set_active": add("active", .bool(flag(arguments, 1)))
    case "rk_application_begin_ignoring_interaction_events": add("ignoring", .bool(true))
    case "rk_application_end_ignoring_interaction_events": add("ignoring", .bool(false))
    case "rk_application_send_action": sendAction(arguments)
    case "rk_pan_set_translation": place(id, "setTranslation", arguments, 1..<3)
    case "rk_pinch_set_scale": place(id, "setScale", arguments, 1..<2)
    case "rk_rotation_set_rotation": place(id, "setRotation", arguments, 1..<2)
    case "rk_scroll_view_set_content_offset": place(id, "setContentOffset", arguments, 1..<3)
    case "rk_scroll_view_set_zoom_scale": place(id, "setZoomScale", arguments, 1..<2)
    case "rk_scroll_view_scroll_rect_to_visible": place(id, "scrollRectToVisible", arguments, 1..<5)
    case "rk_scroll_view_zoom_to_rect": place(id, "zoomToRect", arguments, 1..<5)
    case "rk_scroll_view_scroll_to_top": add("scrollToTop", .string(id))
    case "rk_scroll_view_stop_scrolling_and_zooming": add("stopScrollingAndZooming", .string(id))
    case "rk_scroll_view_flash_scroll_indicators": add("flashScrollIndicators", .string(id))
    case "rk_control_perform_primary_action": add("performPrimaryAction", .string(id))
    case "rk_segmented_control_insert_segment":
      if arguments.count > 2, case .text(let title) = arguments[1] { add("insertSegment", .array([.string(id), .string(String(decoding: title, as: UTF8.self)), .number(number(arguments, 2))])) }
    case "rk_segmented_control_remove_segment": add("removeSegment", .array([.string(id), .number(number(arguments, 1))]))
    case "rk_segmented_control_set_segment_enabled": add("segmentEnabled", .array([.string(id), .number(number(arguments, 1)), .bool(flag(arguments, 2))]))
    case "rk_text_field_set_selected_range": select(object, id, arguments)
    case "rk_text_field_set_marked_text": mark(id, arguments)
    case "rk_text_field_unmark_text": add("unmarkText", .string(id))
    case "rk_text_field_clear": add("clear", .string(id))
    case let function where SessionConverter.deeds[function] != nil: deed(SessionConverter.deeds[function] ?? "", function, id, arguments)
    case "rk_gesture_recognizer_set_state": setState(id, arguments)
    case "rk_gesture_recognizer_ignore_touch": react(arguments, "ignore", step: nil)
    case "rk_gesture_recognizer_set_delegate":
      if arguments.count > 1, case .none = arguments[1] { set(id, "delegate", .null) }
      if let delegate = SessionFacts.delegate(arguments).flatMap({ self.id($0) }) { set(id, "delegate", .string(delegate)) } else { redelegated.insert(id) }
    case "rk_gesture_recognizer_require_to_fail": if let object = handle(arguments, 1), isRecognizer(object), known.contains(object) || own.contains(ids[object] ?? ""), let other = ids[object] { set(id, "requireToFail", .array([.string(other)])) }
    case let function where function.hasPrefix("rk_view_") && function.contains("subview") || function == "rk_view_remove_from_superview": changeTree(function, object, id, arguments)
    case "rk_view_add_gesture_recognizer": attach(id, arguments)
    case "rk_view_remove_gesture_recognizer": if let object = handle(arguments, 1), isRecognizer(object), known.contains(object), let recognizer = ids[object] { add("removeRecognizer", .string(recognizer)) }
    default: setProperty(function, object, id, arguments)
    }
  }

  /// Targets of controls that have gone are forgotten when they are next to be sent something.
  func retarget() {
    for control in losers {
      facts.forgetLostTargets(of: control, in: self)
      if known.contains(control), let id = ids[control] { set(id, "targets", .array(facts.targets(of: control, in: self))) }
    }
    losers = []
  }

  /// What a list of the library is after the call.
  func translateAfter(_ function: String, _ arguments: [SessionValue]) {
    guard let object = handle(arguments, 0), let id = ids[object], known.contains(object) else { return }
    switch function {
    case "rk_control_add_target", "rk_control_remove_target", "rk_control_add_action", "rk_control_remove_action": set(id, "targets", .array(facts.targets(of: object, in: self)))
    case "rk_responder_add_key_command", "rk_responder_remove_key_command": set(id, "keyCommands", .array(facts.keyCommands(of: object, in: self)))
    default: break
    }
  }

  /// Calls that change nothing that a scenario has, or that are represented by what they call.
  private static func isSilent(_ function: String) -> Bool {
    if function.hasPrefix("rk_super_") || function.hasSuffix("_create") || function.contains("_get_") || function.contains("_can_") && !function.contains("_set_") { return true }
    return silent.contains(function)
  }

  /// Calls that change what no scenario changes once it is under way: controllers, classes and plugins.
  private static func isOutside(_ function: String) -> Bool {
    ["rk_view_controller_", "rk_navigation_controller_", "rk_class_", "rk_plugin_"].contains { function.hasPrefix($0) } || function == "extend_class"
  }

  private static let silent: Set<String> = [
    "rk_retain", "rk_release", "rk_release_many", "rk_object_set_name", "rk_object_set_userdata", "rk_class_define", "rk_class_add_action", "rk_view_hit_test", "rk_view_point_inside",
    "rk_view_hit_test_many", "rk_hit_map", "rk_view_create_many", "rk_control_add_target", "rk_control_remove_target", "rk_control_add_action", "rk_control_remove_action",
    "rk_gesture_recognizer_add_action", "rk_gesture_recognizer_remove_action", "rk_gesture_recognizer_add_target", "rk_gesture_recognizer_remove_target", "rk_responder_add_key_command",
    "rk_responder_remove_key_command", "rk_context_add_timer", "rk_timer_cancel", "rk_scroll_view_set_delegate", "rk_text_field_set_delegate", "rk_context_set_notification_handler", "rk_context_set_diagnostic_handler",
    "rk_responder_find_value", "rk_responder_set_value", "rk_responder_has_text", "rk_responder_accepts_key_input", "rk_responder_target_for_action", "rk_view_gesture_recognizer_should_begin",
  ]

  // MARK: Properties

  private func setProperty(_ function: String, _ object: OpaquePointer, _ id: String, _ arguments: [SessionValue]) {
    let numbers = arguments.dropFirst().map { value -> Double? in
      if case .bool(let flag) = value { return flag ? 1 : 0 }
      return value.double
    }
    if function == "rk_text_field_set_text", arguments.count > 1, case .text(let text) = arguments[1] { return set(id, "text", .string(String(decoding: text, as: UTF8.self))) }
    guard let place = function.firstRange(of: "_set_"), !numbers.contains(where: { $0 == nil }) else { return remark("what \(function) does in the course of the input") }
    let isSegmented = Describer.builtIn(object) == "SegmentedControl"
    let words: [String]
    switch function {
    case "rk_window_set_level": words = ["windowLevel"]
    case "rk_control_set_count": words = [isSegmented ? "numberOfSegments" : "numberOfPages"]
    case "rk_control_set_selected_index": words = [isSegmented ? "selectedSegmentIndex" : "currentPage"]
    case "rk_control_set_value_range": words = ["minimumValue", "maximumValue"]
    case "rk_scroll_view_set_zoom_scale_range": words = ["minimumZoomScale", "maximumZoomScale"]
    default: words = [SessionWords.camel(function[place.upperBound...])]
    }
    var members: [Value.Member] = []
    for (index, word) in words.enumerated() {
      guard let value = ScenarioWords.setting(word, words.count > 1 ? [numbers[index] ?? 0] : numbers.map { $0 ?? 0 }) else {
        return remark("what \(function) does in the course of the input")
      }
      members.append(Value.Member(key: word, value: value))
    }
    add("set", .array([.string(id), .object(members)]))
  }

  /// A selection, which scenarios have in Unicode scalars.
  private func select(_ field: OpaquePointer, _ id: String, _ arguments: [SessionValue]) {
    guard let start = scalars(of: field, number(arguments, 1)), let end = scalars(of: field, number(arguments, 2)) else { return remark("\(id): a selection outside of its text") }
    if number(arguments, 3) != 0 { remark("\(id): the extension of its selection at the beginning") }
    set(id, "selectedRange", .numbers([start, end]))
  }

  private func mark(_ id: String, _ arguments: [SessionValue]) {
    guard arguments.count > 1, case .text(let text) = arguments[1] else { return }
    let bytes = Array(text)
    guard let start = scalars(bytes, number(arguments, 2)), let end = scalars(bytes, number(arguments, 3)) else { return remark("\(id): a selection outside of the marked text") }
    add("setMarkedText", .array([.string(id), .string(String(decoding: text, as: UTF8.self)), .numbers([start, end])]))
  }

  private func scalars(of field: OpaquePointer, _ offset: Double) -> Double? {
    var length = 0
    _ = rk_text_field_get_text(field, nil, 0, &length)
    var bytes = [CChar](repeating: 0, count: length + 1)
    guard rk_text_field_get_text(field, &bytes, bytes.count, &length) == .OK else { return nil }
    return scalars(bytes.prefix(length).map { UInt8(bitPattern: $0) }, offset)
  }

  /// How many scalars stand before a byte; nil beyond the text.
  private func scalars(_ bytes: [UInt8], _ offset: Double) -> Double? {
    guard let place = Int(exactly: offset), place >= 0, place <= bytes.count else { return nil }
    return Double(bytes.prefix(place).count { $0 & 0xC0 != 0x80 })
  }

  /// Steps about controllers.
  private static let deeds = [
    "rk_view_controller_present": "present", "rk_view_controller_dismiss": "dismiss", "rk_navigation_controller_push": "push", "rk_navigation_controller_pop": "pop",
    "rk_navigation_controller_pop_to_root": "popToRoot", "rk_view_controller_add_child": "addChild", "rk_view_controller_remove_from_parent": "removeFromParent",
    "rk_window_set_root_view_controller": "setRoot", "rk_view_controller_begin_appearance_transition": "beginAppearance", "rk_view_controller_end_appearance_transition": "endAppearance",
  ]

  private func deed(_ verb: String, _ function: String, _ id: String, _ arguments: [SessionValue]) {
    switch verb {
    case "beginAppearance": add(verb, .array([.string(id), .bool(flag(arguments, 1))] + (flag(arguments, 2) ? [.bool(true)] : [])))
    case "present", "push", "addChild", "setRoot":
      let other = handle(arguments, 1)
      if verb == "setRoot", other == nil { return add(verb, .array([.string(id), .null])) }
      guard let other, known.contains(other), let name = ids[other] else { return remark("what \(function) does with a controller that is made in the course of the input") }
      add(verb, .array([.string(id), .string(name)]))
    default: add(verb, .string(id))
    }
  }

  private func set(_ id: String, _ word: String, _ value: Value) { add("set", .array([.string(id), .object([Value.Member(key: word, value: value)])])) }

  /// A step with an object, a point or the like, and whether that is animated.
  private func place(_ id: String, _ step: String, _ arguments: [SessionValue], _ range: Range<Int>) {
    let numbers = range.map { number(arguments, $0) }
    guard numbers.allSatisfy({ $0.isFinite }) else { return remark("\(id): a \(step) with a value that is not finite") }
    let isAnimated = flag(arguments, range.upperBound)
    add(step, .array([.string(id), numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)] + (isAnimated ? [.bool(true)] : [])))
  }

  private func setState(_ id: String, _ arguments: [SessionValue]) {
    guard case .string(let word)? = ScenarioWords.setting("state", [number(arguments, 1)]) else { return }
    let step = Value.object([Value.Member(key: "set", value: .array([.string(id), .object([Value.Member(key: "state", value: .string(word))])]))])
    react(arguments, word, step: step)
  }

  /// What a recogniser makes of itself; in one of its own methods that may become what the method always does.
  private func react(_ arguments: [SessionValue], _ word: String, step: Value?) {
    if let occurrence = inside.last, occurrence.question.slot.hasPrefix("RKGestureRecognizerMethods.touches_"), case .object(let number)? = arguments.first,
      number == occurrence.question.receiver
    {
      add(.reaction(occurrence.question.handle, phase: String(occurrence.question.slot.dropFirst("RKGestureRecognizerMethods.touches_".count)), word: word, step: step))
    } else if let step {
      add(.step(step))
    }
  }

  private func sendAction(_ arguments: [SessionValue]) {
    guard arguments.count > 1, case .text(let text) = arguments[1] else { return }
    let ends = [2, 3].map { arguments.count > $0 && arguments[$0].objectNumber ?? 0 != 0 ? name(arguments, $0) : "" }
    guard let to = ends[0], let from = ends[1] else { return remark("an action that is sent to, or by, what is no view") }
    let value = { (id: String) -> Value in id.isEmpty ? .null : .string(id) }
    add(
      "sendAction",
      .object([
        Value.Member(key: "action", value: .string(String(decoding: text, as: UTF8.self))), Value.Member(key: "to", value: value(to)), Value.Member(key: "from", value: value(from)),
      ]))
  }

  // MARK: The tree

  private func changeTree(_ function: String, _ view: OpaquePointer, _ id: String, _ arguments: [SessionValue]) {
    let children = handles { rk_view_get_subviews(view, $0, $1, $2) }.1
    switch function {
    case "rk_view_remove_from_superview": add("remove", .string(id))
    case "rk_view_exchange_subviews":
      let (first, second) = (Int(number(arguments, 1)), Int(number(arguments, 2)))
      guard first != second, children.indices.contains(first), children.indices.contains(second) else { return }
      // Each to the other's place, the one in front first.
      for (child, index) in [(max(first, second), min(first, second)), (min(first, second), max(first, second))] {
        if let name = children[child].flatMap({ ids[$0] }) { add("move_to", .array([.string(name), .string(id), .number(Double(index))])) }
      }
    default:
      guard let child = handle(arguments, 1), isSubview(child) else { return }
      insert(child, into: view, id, at: index(function, child, children, arguments))
    }
  }

  /// Where a call puts a view; nil: in front.
  private func index(_ function: String, _ child: OpaquePointer, _ children: [OpaquePointer?], _ arguments: [SessionValue]) -> Int? {
    let others = children.filter { $0 != child }
    switch function {
    case "rk_view_insert_subview_at_index": return Int(number(arguments, 2))
    case "rk_view_send_subview_to_back": return 0
    case "rk_view_insert_subview_above": return handle(arguments, 2).flatMap { others.firstIndex(of: $0) }.map { $0 + 1 }
    case "rk_view_insert_subview_below": return handle(arguments, 2).flatMap { others.firstIndex(of: $0) }
    default: return nil
    }
  }

  private func insert(_ child: OpaquePointer, into view: OpaquePointer, _ id: String, at index: Int?) {
    let place: [Value] = index.map { [.number(Double($0))] } ?? []
    if known.contains(child), let name = ids[child] {
      add("move_to", .array([.string(name), .string(id)] + place))
      return
    }
    var moved: [(child: OpaquePointer, parent: OpaquePointer, index: Int)] = []
    let node = node(child, leaving: &moved)
    add("add", .array([.string(id), node] + place))
    for move in moved {
      guard let name = ids[move.child], let parent = ids[move.parent] else { continue }
      add("move_to", .array([.string(name), .string(parent), .number(Double(move.index))]))
    }
  }

  private func attach(_ id: String, _ arguments: [SessionValue]) {
    // What the library refuses is no step.
    guard let recognizer = handle(arguments, 1), isRecognizer(recognizer), own.isDisjoint(with: ids[recognizer].map { [$0] } ?? []) else { return }
    let isKnown = known.contains(recognizer)
    add("addRecognizer", .array([.string(id), isKnown ? .string(ids[recognizer] ?? "") : self.recognizer(recognizer)]))
  }

  // MARK: Arguments

  private func isRecognizer(_ object: OpaquePointer) -> Bool {
    var view: OpaquePointer?
    return rk_gesture_recognizer_get_view(object, &view) == .OK
  }

  private func isSubview(_ object: OpaquePointer) -> Bool {
    var superview: OpaquePointer?
    return rk_view_get_superview(object, &superview) == .OK && Describer.builtIn(object) != "Window"
  }

  func handle(_ arguments: [SessionValue], _ index: Int) -> OpaquePointer? {
    guard arguments.count > index, case .object(let number) = arguments[index] else { return nil }
    return session.handle(number)
  }

  private func flag(_ arguments: [SessionValue], _ index: Int) -> Bool { arguments.count > index && arguments[index].isTrue }
}
