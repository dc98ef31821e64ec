import CResponderKit

// Recognisers, controls and actions in sentences: who, what, why.

extension UnsafeMutablePointer where Pointee == Context {
  // MARK: Delivery with recognisers

  func explainHeld(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .beganHeldBack:
      addTouch(r, "touchesBegan", to: &text)
      text.add(" is held back from ")
      addName(r.object, to: &text)
      text.add(" until ")
      addName(r.other, to: &text)
      text.add(" has decided (delaysTouchesBegan)")
    case .endedHeldBack:
      addTouch(r, "touchesEnded", to: &text)
      text.add(" is held back from ")
      addName(r.object, to: &text)
      text.add(" until ")
      addName(r.other, to: &text)
      text.add(" has decided (delaysTouchesEnded)")
    case .heldBackReleased:
      text.add("what was held back of touch ")
      text.add(r.touch_id)
      text.add(" goes to ")
      addName(r.object, to: &text)
      text.add(": touches")
      addPhase(r.value, to: &text)
    case .heldBackDropped:
      text.add("what was held back of touch ")
      text.add(r.touch_id)
      text.add(" never reaches ")
      addName(r.object, to: &text)
      text.add(": ")
      addName(r.other, to: &text)
      text.add(" recognised")
    case .cancelledByGesture:
      addName(r.object, to: &text)
      text.add(" lost touch ")
      text.add(r.touch_id)
      text.add(": touchesCancelled, because ")
      addName(r.other, to: &text)
      text.add(" recognised and cancels touches in its view")
    default:
      text.add("touch ")
      text.add(r.touch_id)
      text.add(" never reaches ")
      addName(r.object, to: &text)
      text.add(": ")
      addName(r.other, to: &text)
      text.add(" had begun when it came")
    }
  }

  private func addTouch(_ r: RKTraceRecord, _ method: Literal, to text: inout Text) {
    text.add(method)
    text.add(" of touch ")
    text.add(r.touch_id)
  }

  // MARK: Recognisers

  func explainGesture(_ r: RKTraceRecord, to text: inout Text) {
    addName(r.object, to: &text)
    switch r.reason.rawValue {
    case 500..<520: explainReceiving(r, to: &text)
    case 520..<540: explainState(r, to: &text)
    case 540..<570:
      text.add(" failed (")
      addCause(r, to: &text)
      text.add(UInt8(ascii: ")"))
    case 590..<600: explainInput(r, to: &text)
    default: explainArbitration(r, to: &text)
    }
  }

  private func explainReceiving(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .gestureReceivedTouch:
      text.add(" received touch ")
      text.add(r.touch_id)
      return
    case .gestureIgnoredTouch:
      text.add(" ignores touch ")
      text.add(r.touch_id)
      return
    default: break
    }
    text.add(" does not see touch ")
    text.add(r.touch_id)
    text.add(": ")
    switch r.reason {
    case .gestureDisabled: text.add("it is not enabled")
    case .gestureTouchTypeRefused: text.add("its type is not among allowedTouchTypes")
    case .gestureTouchTypeExclusive: text.add("it has touches of another type (requiresExclusiveTouchType)")
    case .gestureTouchRefused: text.add("its delegate's shouldReceiveTouch said no")
    case .gestureEventRefused: text.add("shouldReceiveEvent said no")
    case .gestureTouchWhileWaiting:
      text.add("it has recognised and waits for ")
      addName(r.other, to: &text)
      text.add(" to fail")
    default: text.add("it has ended or failed, and its touches are not all up")
    }
  }

  private func explainState(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .gestureBegan: text.add(" began")
    case .gestureChanged: text.add(" changed")
    case .gestureEnded: text.add(" ended")
    case .gestureRecognized: text.add(" recognised")
    case .gestureCancelled: text.add(" was cancelled: its touches are gone")
    case .gestureCancelledByDisabling: text.add(" was cancelled: it was disabled")
    case .gestureCancelledByRemoval: text.add(" was cancelled: it was detached, or its view left the window")
    case .gestureCancelledBySelf: text.add(" cancelled itself")
    case .gestureReset: text.add(" was reset")
    case .gestureWaitsForTap:
      text.add(" counted a tap and waits for the next one until ")
      text.addSeconds(r.value)
    case .gestureActionSent:
      text.add("'s action was sent: ")
      addState(r.value, to: &text)
    default:
      text.add(" has no action to send for ")
      addState(r.value, to: &text)
    }
  }

  private func addState(_ value: Double, to text: inout Text) {
    text.add(value == 1 ? "began" : value == 2 ? "changed" : value == 3 ? "ended" : value == 4 ? "cancelled" : "possible")
  }

  /// What stands in brackets after "failed".
  func addCause(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .gestureMovedTooFar:
      text.add("a finger moved ")
      text.addRounded(r.value)
      text.add(" pt, more than ")
      text.addRounded(r.point.x)
      text.add(" pt")
    case .gestureHeldTooLong:
      text.add("held for ")
      text.addRounded(r.value)
      text.add(" s, too long for a tap")
    case .gestureNoNextTap:
      text.add("no further tap within ")
      text.addRounded(r.value)
      text.add(" s")
    case .gestureNextTapTooFar:
      text.add("the next tap began ")
      text.addRounded(r.value)
      text.add(" pt from the first, more than ")
      text.addRounded(r.point.x)
      text.add(" pt")
    case .gestureTooManyTouches:
      text.addRounded(r.value)
      text.add(" fingers, more than the ")
      text.addRounded(r.point.x)
      text.add(" required")
    case .gestureTooFewTouches:
      text.addRounded(r.value)
      text.add(" fingers, fewer than the ")
      text.addRounded(r.point.x)
      text.add(" required")
    case .gestureLiftedTooSoon: text.add("the fingers lifted before it was recognised")
    case .gestureTouchesCancelled: text.add("its touches were cancelled")
    case .gestureSwipeTooSlow:
      text.add("not far enough after ")
      text.addRounded(r.point.x)
      text.add(" s")
    case .gestureSwipeWrongWay: text.add("the finger left the direction of the swipe")
    case .gestureSwipeNoDirection: text.add("its direction is empty or unknown")
    case .gestureNotAtEdge:
      text.add("the touch began more than ")
      text.addRounded(r.point.x)
      text.add(" pt from its edges")
    case .gestureNotInward: text.add("the finger did not move inward from the edge")
    case .gestureUndecided: text.add("its touches ended and it had not decided")
    case .gestureFailedBySelf: text.add("its class said so")
    case .gestureFailedByDisabling: text.add("it was disabled")
    case .gestureFailedByRemoval: text.add("it was detached, or its view left the window")
    case .gestureIgnoredAll: text.add("it ignored all its touches")
    case .gestureHoverLeft: text.add("the pointer went on")
    case .gestureRequirementRecognized:
      addName(r.other, to: &text)
      text.add(", which it requires to fail, recognised")
    case .gesturePrevented:
      text.add("prevented by ")
      addName(r.other, to: &text)
      text.add(", which recognised")
    case .gestureExcluded:
      text.add("excluded by ")
      addName(r.other, to: &text)
      text.add(", which had recognised before")
    case .gestureRefusedByView:
      text.add("gestureRecognizerShouldBegin of ")
      addName(r.other, to: &text)
      text.add(" said no")
    case .gestureRefusedByControl:
      text.add("the control ")
      addName(r.other, to: &text)
      text.add(" keeps the touch for itself")
    case .gestureRefusedByDelegate: text.add("its delegate's gestureRecognizerShouldBegin said no")
    case .gestureWaitedTooLong:
      text.add("its touches ended while it waited for ")
      addName(r.other, to: &text)
      text.add(" to fail")
    default:
      text.add("it and ")
      addName(r.other, to: &text)
      text.add(" wait for each other to fail")
    }
  }

  private func explainArbitration(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .gestureWaits:
      text.add(" would recognise, and waits for ")
      addName(r.other, to: &text)
      text.add(" to fail")
    case .gestureRequirementMet:
      if r.other == nil {
        text.add(" goes on: nobody is left whom it requires to fail")
        break
      }
      text.add(" goes on: ")
      addName(r.other, to: &text)
      text.add(", which it requires to fail, has failed")
    case .gestureRequirementAdded:
      text.add(" requires ")
      addName(r.other, to: &text)
      text.add(" to fail, for this attempt: a delegate or a class wants it")
    case .gestureSimultaneous:
      text.add(" and ")
      addName(r.other, to: &text)
      text.add(" go on together: a delegate allows it")
    case .gestureMayNotPrevent:
      text.add(" does not prevent ")
      addName(r.other, to: &text)
      text.add(": canPrevent or canBePreventedBy said no")
    case .gestureFewerTaps:
      text.add(" does not prevent ")
      addName(r.other, to: &text)
      text.add(", which requires more taps")
    default:
      text.add(" failed (")
      addCause(r, to: &text)
      text.add(UInt8(ascii: ")"))
    }
  }

  // MARK: Controls and actions

  func explainControl(_ r: RKTraceRecord, to text: inout Text) {
    addName(r.object, to: &text)
    switch r.reason {
    case .controlBeganTracking:
      text.add(" tracks touch ")
      text.add(r.touch_id)
    case .controlDisabled: text.add(" does not track: it is disabled; the touch goes up the responder chain")
    case .controlBusy:
      text.add(" does not track touch ")
      text.add(r.touch_id)
      text.add(": it tracks another one")
    case .controlRefusedTouch:
      text.add(" does not track touch ")
      text.add(r.touch_id)
      text.add(": beginTracking said no")
    case .controlStoppedTracking: text.add(" stopped tracking: continueTracking said no; no touchUpInside follows")
    case .controlEndedTracking:
      text.add(r.value == 1 ? " ended tracking: the finger lifted inside" : " ended tracking: the finger lifted outside, so touchUpOutside instead of touchUpInside")
    case .controlCancelled:
      text.add(" sent no touchUpInside: tracking was cancelled")
      if r.other != nil {
        text.add(", because ")
        addName(r.other, to: &text)
        text.add(" recognised and took the touch")
      } else {
        text.add(" with its touch")
      }
    case .controlCancelledByRemoval: text.add(" sent no touchUpInside: it left its window")
    case .controlCancelledByDisabling: text.add(" sent no touchUpInside: it was disabled while tracking")
    case .controlSentEvents:
      text.add(" sent ")
      addEvents(r.value, to: &text)
    default:
      text.add(" sent no action for ")
      addEvents(r.value, to: &text)
      text.add(": nothing was added for it")
    }
  }

  /// Names of control events, lowest bit first.
  private func addEvents(_ value: Double, to text: inout Text) {
    guard value >= 0, value <= 4_294_967_295 else { return }
    let events = UInt32(value)
    var bit: UInt32 = 0
    var isFirst = true
    while bit < 32 {
      if events >> bit & 1 != 0 {
        if !isFirst { text.add(UInt8(ascii: "|")) }
        isFirst = false
        text.add(eventName(bit))
      }
      bit += 1
    }
  }

  private func eventName(_ bit: UInt32) -> Literal {
    switch bit {
    case 0: "touchDown"
    case 1: "touchDownRepeat"
    case 2: "touchDragInside"
    case 3: "touchDragOutside"
    case 4: "touchDragEnter"
    case 5: "touchDragExit"
    case 6: "touchUpInside"
    case 7: "touchUpOutside"
    case 8: "touchCancel"
    case 12: "valueChanged"
    case 13: "primaryActionTriggered"
    case 14: "menuActionTriggered"
    case 16: "editingDidBegin"
    case 17: "editingChanged"
    case 18: "editingDidEnd"
    case 19: "editingDidEndOnExit"
    default: "reserved"
    }
  }

  func explainAction(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .actionPerformed:
      addName(r.object, to: &text)
      text.add(" performed the action")
      if r.other != nil {
        text.add(" of ")
        addName(r.other, to: &text)
      }
    case .actionNotImplemented:
      text.add("the action was not performed: ")
      addName(r.object, to: &text)
      text.add(" does not implement it")
    case .actionNobody:
      text.add("the action of ")
      addName(r.object, to: &text)
      text.add(" was not performed: nobody on the responder chain implements it")
    default:
      text.add("an action of ")
      addName(r.object, to: &text)
      text.add(" was not sent: its target is gone")
    }
  }
}
