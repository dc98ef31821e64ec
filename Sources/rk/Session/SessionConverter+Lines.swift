// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// Which line a scenario logs when the library calls the program, so that steps can wait for it.

extension SessionConverter {
  private typealias Log = SessionOccurrence.Log

  /// The line of a call, as far as it is known before the answer, and what has to be switched on for it.
  func line(of question: SessionQuestion) -> (line: String, log: SessionOccurrence.Log)? {
    guard let dot = question.slot.firstIndex(of: ".") else { return functionLine(of: question) }
    guard let id = id(of: question) else { return nil }
    let method = String(question.slot[question.slot.index(after: dot)...])
    let other = question.object.flatMap { ids[$0] } ?? "null"
    func node(_ word: String, _ kind: String) -> (line: String, log: SessionOccurrence.Log)? {
      // The application and its delegate, and recognisers, have no such lines.
      ["app", "delegate"].contains(id) && kind != "touches" ? nil : (id + "." + word, .node(id, kind: kind))
    }
    switch question.slot[..<dot] {
    case "RKViewMethods":
      switch method {
      case "hit_test": return node("hit", "hit")
      case "gesture_recognizer_should_begin": return node("shouldBegin(\(other))", "delegate")
      default: return nil
      }
    case "RKResponderMethods": return responderLine(method, question, node)
    case "RKControlMethods": return method.hasSuffix("_tracking") ? node(SessionWords.camel(method), "tracking") : nil
    case "RKScrollViewMethods": return node(SessionWords.camel(method) + "(\(other))", "delegate")
    case "RKScrollViewDelegate":
      if ["view_for_zooming", "should_scroll_to_top"].contains(method) { return nil }
      return node(method == "did_end_dragging" && question.number != 0 ? "didEndDragging(decelerate)" : SessionWords.camel(method), "scroll")
    case "RKGestureRecognizerDelegate":
      guard let word = SessionWords.delegateLines[method] else { return nil }
      let line = id + "." + (SessionWords.asksAboutAnother(method) ? "\(word)(\(other))" : word)
      return (line, .everywhere("delegate"))
    case "RKGestureRecognizerMethods":
      if own.contains(id) { return nil }
      if method == "touches_estimated_properties_updated" { return (id + ".updated" + numbers(question.list), .recognizer(id)) }
      if method.hasPrefix("touches_") { return (id + "." + method.dropFirst("touches_".count), .recognizer(id)) }
      return method.hasPrefix("presses_") ? (id + "." + SessionWords.camel(method) + names(question.list), .recognizer(id)) : nil
    default: return nil
    }
  }

  private func responderLine(_ method: String, _ question: SessionQuestion, _ node: (String, String) -> (line: String, log: SessionOccurrence.Log)?) -> (line: String, log: SessionOccurrence.Log)? {
    switch method {
    case "touches_began", "touches_moved", "touches_ended", "touches_cancelled": return node(String(method.dropFirst("touches_".count)), "touches")
    case "touches_estimated_properties_updated": return node("updated" + numbers(question.list), "touches")
    case "presses_began", "presses_changed", "presses_ended", "presses_cancelled": return node(SessionWords.camel(method) + names(question.list), "presses")
    case "motion_began", "motion_ended", "motion_cancelled": return node(SessionWords.camel(method), "motion")
    case "insert_text": return node("insertText(\(question.text))", "presses")
    case "delete_backward": return node("deleteBackward", "presses")
    case "become_first_responder": return node("becomeFirst", "responder")
    case "resign_first_responder": return node("resignFirst", "responder")
    case "remote_control_received":
      var subtype: Int32 = 0
      _ = rk_event_get_subtype(question.event, &subtype)
      return node("remote(\(ScenarioWords.remote(subtype)))", "remote")
    default: return nil
    }
  }

  /// The line of a function that is no method.
  private func functionLine(of question: SessionQuestion) -> (line: String, log: SessionOccurrence.Log)? {
    let receiver = id(of: question)
    switch question.slot {
    case "RKObserver": return receiver.flatMap { observedLine(of: question, $0) }
    case "RKGestureAction":
      guard let receiver, !own.contains(receiver) else { return nil }
      return ("act:" + receiver, .everywhere("actions"))
    case "RKControlAction":
      if let line = facts.action(of: question.handle, UInt32(truncatingIfNeeded: question.number), in: self) { return (line, .everywhere("actions")) }
      guard let receiver, let event = ScenarioWords.eventNames(UInt32(truncatingIfNeeded: question.number)).first else { return nil }
      return (receiver + ".event:" + event, .node(receiver, kind: "events"))
    case "RKActionFunction", "action":
      var view: OpaquePointer?
      if let sender = question.object, let id = ids[sender], rk_gesture_recognizer_get_view(sender, &view) == .OK {
        return own.contains(id) ? nil : ("act:" + id, .everywhere("actions"))
      }
      guard let selector = selector(of: question) else { return nil }
      if let receiver { return (receiver + "." + selector, .action(receiver)) }
      return ("act:" + selector, .everywhere("actions"))
    default: return nil
    }
  }

  /// The line of a call that an observer sees.
  private func observedLine(of question: SessionQuestion, _ id: String) -> (line: String, log: SessionOccurrence.Log)? {
    let method = RKObservedMethod(rawValue: Int32(truncatingIfNeeded: question.number))
    let value = UInt32(truncatingIfNeeded: Int64(exactly: question.amount) ?? 0)
    switch method {
    case .pointInside: return (id + ".in=\(value)", .node(id, kind: "inside"))
    case .sendActionsForControlEvents: return ScenarioWords.eventNames(value).first.map { (id + ".event:" + $0, .node(id, kind: "events")) }
    default: break
    }
    guard let name = method.flatMap({ SessionWords.observed[$0] }) else { return nil }
    if name.hasPrefix("view_") { return (id + "." + SessionWords.camel(name) + (value == 0 ? "" : "(animated)"), .node(id, kind: "appearance")) }
    var state = RKGestureRecognizerState.possible
    let table =
      method == .hitTest ? "RKViewMethods" : name.hasSuffix("_tracking") ? "RKControlMethods"
      : rk_gesture_recognizer_get_state(question.handle, &state) == .OK ? "RKGestureRecognizerMethods" : "RKResponderMethods"
    var asked = question
    asked.slot = table + "." + name
    return line(of: asked)
  }

  /// Which of its actions an object performs: what the sender sends, or what is being sent, and the object has.
  private func selector(of question: SessionQuestion) -> String? {
    guard let object = question.handle else { return nil }
    func responds(_ selector: String) -> Bool {
      var answer = false
      return selector.withCString { rk_object_responds_to(object, $0, &answer) } == .OK && answer
    }
    if let id = id(of: question) { selectors[id] = facts.known.filter(responds) }
    var sent = facts.sending.reversed().filter(responds)
    if sent.isEmpty, let selector = facts.observed, responds(selector) { sent = [selector] }
    if sent.isEmpty, let sender = question.object { sent = facts.selectors(sentBy: sender, to: question.handle).filter(responds) }
    if sent.isEmpty { sent = facts.known.filter(responds) }
    return sent.first
  }

  private func names(_ presses: [OpaquePointer?]) -> String { "(" + presses.map { ScenarioWords.press($0) }.joined(separator: ",") + ")" }

  private func numbers(_ touches: [OpaquePointer?]) -> String {
    let numbers = touches.map { touch in
      var number: Int64 = 0
      return rk_touch_get_estimation_update_index(touch, &number) == .OK ? "\(number)" : "0"
    }
    return "(" + numbers.joined(separator: ",") + ")"
  }
}

/// Names of the C interface as scenarios have them.
enum SessionWords {
  static func camel(_ name: some StringProtocol) -> String {
    let parts = name.split(separator: "_")
    return String(parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Questions to a recogniser's delegate, as lines.
  static let delegateLines = [
    "should_begin": "shouldBegin", "should_receive_touch": "shouldReceiveTouch", "should_receive_event": "shouldReceiveEvent", "should_receive_press": "shouldReceivePress",
    "should_recognize_simultaneously_with": "simultaneous", "should_require_failure_of": "requireFailureOf", "should_be_required_to_fail_by": "requiredToFailBy",
  ]
  /// The same as keys.
  static let delegateKeys = delegateLines.mapValues { $0 == "simultaneous" ? "simultaneousWith" : $0 }

  /// Methods that an observer sees, as the C interface names their overrides.
  static let observed: [RKObservedMethod: String] = [
    .hitTest: "hit_test", .touchesBegan: "touches_began", .touchesMoved: "touches_moved", .touchesEnded: "touches_ended", .touchesCancelled: "touches_cancelled",
    .touchesEstimatedPropertiesUpdated: "touches_estimated_properties_updated", .pressesBegan: "presses_began", .pressesChanged: "presses_changed", .pressesEnded: "presses_ended",
    .pressesCancelled: "presses_cancelled", .motionBegan: "motion_began", .motionEnded: "motion_ended", .motionCancelled: "motion_cancelled",
    .remoteControlReceived: "remote_control_received", .insertText: "insert_text", .deleteBackward: "delete_backward", .becomeFirstResponder: "become_first_responder",
    .resignFirstResponder: "resign_first_responder", .beginTracking: "begin_tracking", .continueTracking: "continue_tracking", .endTracking: "end_tracking", .cancelTracking: "cancel_tracking",
    .viewWillAppear: "view_will_appear", .viewIsAppearing: "view_is_appearing", .viewDidAppear: "view_did_appear", .viewWillDisappear: "view_will_disappear",
    .viewDidDisappear: "view_did_disappear",
  ]

  static func asksAboutAnother(_ method: String) -> Bool { delegateLines[method].map { !$0.hasPrefix("should") } ?? false }
}
