// SPDX-License-Identifier: MIT
import CResponderKit

// Sentences for the reasons of recognisers; Explain.swift lists the placeholders.

private enum EventDecider {
  case cls, delegate, both
}

extension Context {
  func gestureSentence(_ r: RKTraceRecord) -> Literal {
    switch r.reason {
    // What they get to see
    case .gestureReceivedTouch: "%o received touch %i"
    case .gestureIgnoredTouch:
      r.point.x == 0 ? "%o ignores touch %i"
        : liveGesture(r.object)?.type == .pan ? "%o ignores touch %i: its maximumNumberOfTouches is %x" : "%o ignores touch %i: it takes %x fingers"
    case .gestureDisabled:
      r.value == 1 ? "%o does not follow the wheel or trackpad: it is not enabled" : "%o does not receive %E: it is not enabled"
    case .gestureTouchTypeRefused:
      r.point.y == 0 ? "%o does not receive touch %i: its type is not among allowedTouchTypes"
        : r.point.x == 0 ? "%o does not receive touch %i: its allowedTouchTypes are empty" : "%o does not receive touch %i: its type is %T, and allowedTouchTypes has %L"
    case .gestureTouchTypeExclusive: "%o does not receive %E: it has touches of another type (requiresExclusiveTouchType)"
    case .gestureTouchRefused: "%o does not receive touch %i: its delegate's shouldReceiveTouch returned false"
    case .gestureEventRefused:
      switch decider(ofEvents: r.object) {
      case .delegate: "%o does not receive %E: its delegate's shouldReceiveEvent returned false"
      case .both: "%o does not receive %E: shouldReceiveEvent of its class or its delegate returned false"
      case .cls: "%o does not receive %E: its class's shouldReceiveEvent returned false"
      }
    case .gestureTouchWhileWaiting: "%o does not receive %E: it would recognise, and waits for %w to fail"
    case .gestureTouchWhileDone: "%o does not receive %E: it has ended or failed, and its touches are not all up"
    // States
    case .gestureBegan: "%o began%M"
    case .gestureChanged: "%o changed"
    case .gestureEnded: "%o ended"
    case .gestureRecognized: "%o recognised%M"
    case .gestureCancelled:
      liveGesture(r.object)?.type == .custom
        ? "%o was cancelled: its touches are over, and its class has not set its state to ended"
        : r.value == 1 ? "%o was cancelled: the gesture of the trackpad was" : "%o was cancelled: it has no touches left"
    case .gestureCancelledByDisabling: "%o was cancelled: it was disabled"
    case .gestureCancelledByRemoval:
      r.value == 1 ? "%o was cancelled: it was detached from its view"
        : r.value == 2 ? "%o was cancelled: its view left the window" : "%o was cancelled: it was detached, or its view left the window"
    case .gestureCancelledBySelf: "%o cancelled itself"
    case .gestureReset: "%o was reset"
    case .gestureWaitsForTap: "%o counted a tap and waits for the next one until %s"
    case .gestureActionSent: "%o's action was sent: %g"
    case .gestureNoTarget: "%o has no action to send for %g"
    // Arbitration
    case .gestureWaits: "%o would recognise, and waits for %w to fail"
    case .gestureRequirementMet:
      r.other == nil ? "%o waits no longer: no recogniser is left that it requires to fail" : "%o waits no longer: %w, which it requires to fail, has failed"
    case .gestureRequirementAdded:
      switch r.value {
      case 1: "%o requires %w to fail, for this attempt: shouldRequireFailure of the delegate of %o returned true"
      case 2: "%o requires %w to fail, for this attempt: shouldRequireFailure of the class of %o returned true"
      case 3: "%o requires %w to fail, for this attempt: shouldBeRequiredToFail of the delegate of %w returned true"
      case 4: "%o requires %w to fail, for this attempt: shouldBeRequiredToFail of the class of %w returned true"
      default: "%o requires %w to fail, for this attempt: a delegate or a class decided so"
      }
    case .gestureSimultaneous: "%o and %w recognise together: a delegate allows it"
    case .gestureMayNotPrevent: "%o does not prevent %w: canPrevent or canBePreventedBy returned false"
    case .gestureFewerTaps: "%o does not prevent %w, which requires more taps"
    // Wheels, trackpads and buttons of the pointer
    case .inputHit: r.value == Double(RKEventType.scroll.rawValue) ? "%o was hit by scrolling at %p" : "%o was hit by a pinch or rotation on a trackpad at %p"
    case .gestureReceivedInput:
      r.value == Double(RKEventType.scroll.rawValue) ? "%o follows the scrolling" : "%o follows the pinch or rotation on the trackpad"
    case .gestureScrollTypeRefused:
      r.value == Double(RKScrollTypeMask.discrete.rawValue)
        ? "%o does not follow the notches of a wheel: allowedScrollTypesMask does not have that kind" : "%o does not follow the trackpad: allowedScrollTypesMask does not have that kind"
    case .gestureButtonRefused:
      r.point.y == 0 ? "%o does not receive touch %i: the buttons of the pointer are %v, and buttonMaskRequired is not"
        : "%o does not receive touch %i: the buttons of the pointer are %v, and buttonMaskRequired is %x"
    default: "%o failed (%c)"
    }
  }

  /// A pan that no number of fingers moves.
  func hasNoRoom(_ recognizer: RKObjectRef?) -> Bool {
    guard let g = liveGesture(recognizer), g.type == .pan else { return false }
    return g.panData.maximumTouches < g.panData.minimumTouches
  }

  /// How many taps a recogniser requires; 0 if that is not known.
  func taps(_ r: RKTraceRecord) -> Double {
    guard r.point.y > 0, let g = liveGesture(r.object), g.type == .tap || g.type == .longPress else { return 0 }
    return Double(g.tapData.tapsRequired)
  }

  /// Whose shouldReceiveEvent answers for a recogniser: that of its class, and where it is yes, its delegate's.
  private func decider(ofEvents recognizer: OpaquePointer?) -> EventDecider {
    guard let g = liveGesture(recognizer) else { return .both }
    let isDelegates = g.delegate?.table.should_receive_event != nil
    return g.overrides(.shouldReceiveEvent) ? isDelegates ? .both : .cls : .delegate
  }

  /// Whether only its delegate can have refused an event.
  func isOfDelegate(_ recognizer: OpaquePointer?) -> Bool { decider(ofEvents: recognizer) == .delegate }

  func eventDecider(of recognizer: OpaquePointer?) -> Literal {
    switch decider(ofEvents: recognizer) {
    case .delegate: "its delegate"
    case .both: "its class or its delegate"
    case .cls: "its class"
    }
  }

  /// What stands in brackets after "failed".
  func cause(_ r: RKTraceRecord) -> Literal {
    switch r.reason {
    case .gestureMovedTooFar: "a finger moved %r pt, more than %x pt"
    case .gestureHeldTooLong: r.value > r.point.x && r.point.x != 0 ? "held for %r s, more than the %x s of a tap" : "held for more than %r s, too long for a tap"
    case .gestureNoNextTap: taps(r) <= r.point.y ? "no further tap within %r s" : "%y of %t taps, and no further one began within %r s"
    case .gestureNextTapTooFar: "the next tap began %r pt from the first, more than %x pt"
    case .gestureTooManyTouches: r.value == 1 ? "1 finger, more than the %x required" : "%r fingers, more than the %x required"
    case .gestureTooFewTouches: r.value == 1 ? "1 finger, fewer than the %x required" : "%r fingers, fewer than the %x required"
    case .gestureLiftedTooSoon where hasNoRoom(r.object): "its maximumNumberOfTouches is below its minimumNumberOfTouches"
    case .gestureLiftedTooSoon: r.point.y == 1 ? (r.value == 1 ? "1 finger, fewer than the %x required" : "%r fingers, fewer than the %x required") : r.point.x == 0 ? "the fingers lifted before it was recognised" : "the fingers lifted too soon%M"
    case .gestureTouchesCancelled: r.value == 1 ? "the gesture of the trackpad was cancelled" : "its touches were cancelled"
    case .gestureSwipeTooSlow: r.point.y == 0 ? "not far enough after %x s" : "it took more than %x s: it had moved %y pt in its direction after %r s"
    case .gestureSwipeWrongWay:
      r.point.y == 1 ? "the finger went %r pt against the direction of the swipe" : r.point.x == 0 ? "the finger left the direction of the swipe" : "the finger went %r pt across the direction of the swipe, more than %x pt"
    case .gestureSwipeNoDirection: "its direction is empty or unknown"
    case .gestureNotAtEdge: r.point.x < 0 ? "its edges are empty: no touch begins at one" : r.value == 0 ? "the touch began more than %x pt from its edges" : "the touch began %r pt from its edges, more than %x pt"
    case .gestureNotInward:
      r.point.y == 0 || r.value <= 0 ? "the finger did not move inward from the edge" : "the finger moved %r pt inward from the edge, less than the %x pt along it"
    case .gestureUndecided: "its touches ended before it decided"
    case .gestureFailedBySelf: "its class set its state to failed"
    case .gestureFailedByDisabling: "it was disabled"
    case .gestureFailedByRemoval:
      r.value == 1 ? "it was detached from its view" : r.value == 2 ? "its view left the window" : "it was detached, or its view left the window"
    case .gestureIgnoredAll: "it ignored all its touches"
    case .gestureHoverLeft: "the pointer left its view"
    case .gestureRequirementRecognized: "%w, which it requires to fail, recognised"
    case .gesturePrevented: "prevented by %w, which recognised"
    case .gestureExcluded: "excluded by %w, which had recognised before"
    case .gestureRefusedByView: "gestureRecognizerShouldBegin of %w returned false"
    case .gestureRefusedByControl: "the control %w keeps the touch for itself"
    case .gestureRefusedByDelegate:
      liveGesture(r.object)?.delegate?.object == UInt(bitPattern: r.other)
        ? "gestureRecognizerShouldBegin of its delegate %w returned false" : "its delegate's gestureRecognizerShouldBegin returned false"
    case .gestureWaitedTooLong: "its touches ended while it waited for %W to fail"
    default: liveObject(r.other, .views) != nil ? "it and those that it requires to fail wait for each other" : "it and %w wait for each other to fail"
    }
  }
}
