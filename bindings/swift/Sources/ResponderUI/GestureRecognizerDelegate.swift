// SPDX-License-Identifier: MIT
import CResponderKit

/// Decides for a recogniser. What a delegate does not implement has UIKit's default.
@MainActor public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether it may leave possible. Default true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  /// Whether it follows a new touch. Default true.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
  /// Whether it follows a new press. Default true.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive press: Press) -> Bool
  /// Whether the recogniser receives what is new in an event; called before the two methods above. Default true.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: Event) -> Bool
  /// Whether both may recognise; true from either delegate is enough. Default false.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer) -> Bool
  /// Whether it waits until the other one has failed. Default false.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool
  /// Whether the other one waits until it has failed. Default false.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer) -> Bool
}

extension GestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive press: Press) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: Event) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer) -> Bool { false }
}

extension GestureRecognizer {
  final func updateDelegate() {
    guard let delegate else { check(rk_gesture_recognizer_set_delegate(handle, nil)); return }
    var made = RKGestureRecognizerDelegate()
    made.struct_size = UInt32(MemoryLayout<RKGestureRecognizerDelegate>.size)
    // A view that is its own recogniser's delegate is asked once.
    made.object = (delegate as? Object)?.handle
    made.should_begin = { me, _ in ask(me, (), true) { $0.gestureRecognizerShouldBegin($1) } }
    made.should_receive_touch = { me, touch, _ in ask(me, touch, true) { $0.gestureRecognizer($1, shouldReceive: Touch.of($2)!) } }
    made.should_receive_press = { me, press, _ in ask(me, press, true) { $0.gestureRecognizer($1, shouldReceive: Press.of($2)!) } }
    made.should_receive_event = { me, event, _ in ask(me, event, true) { $0.gestureRecognizer($1, shouldReceive: Event.of($2)!) } }
    made.should_recognize_simultaneously_with = { me, other, _ in
      ask(me, other, false) { $0.gestureRecognizer($1, shouldRecognizeSimultaneouslyWith: .of($2)!) }
    }
    made.should_require_failure_of = { me, other, _ in ask(me, other, false) { $0.gestureRecognizer($1, shouldRequireFailureOf: .of($2)!) } }
    made.should_be_required_to_fail_by = { me, other, _ in
      ask(me, other, false) { $0.gestureRecognizer($1, shouldBeRequiredToFailBy: .of($2)!) }
    }
    check(rk_gesture_recognizer_set_delegate(handle, &made))
  }
}

private func ask<A>(
  _ me: OpaquePointer?, _ argument: A, _ none: Bool, _ question: @MainActor (any GestureRecognizerDelegate, GestureRecognizer, A) -> Bool
) -> Bool {
  receive(me, argument, none: none) { (recognizer: GestureRecognizer, argument) in
    recognizer.delegate.map { question($0, recognizer, argument) } ?? none
  }
}

private func ask(
  _ me: OpaquePointer?, _: Void, _ none: Bool, _ question: @MainActor (any GestureRecognizerDelegate, GestureRecognizer) -> Bool
) -> Bool {
  receive(me, (), none: none) { (recognizer: GestureRecognizer, _) in recognizer.delegate.map { question($0, recognizer) } ?? none }
}
