import CResponderKit

// Trace records as sentences: who, what, why, and the rule.

extension UnsafeMutablePointer where Pointee == Context {
  /// False for an unknown reason.
  func explain(_ r: RKTraceRecord, to text: inout Text) -> Bool {
    switch r.reason.rawValue {
    case 1..<100: explainHit(r, to: &text)
    case 100..<200: explainTouch(r, to: &text)
    case 200..<210: explainDelivery(r, to: &text)
    case 210..<300: explainHeld(r, to: &text)
    case 300..<500: explainFirst(r, to: &text)
    case 500..<600: explainGesture(r, to: &text)
    case 600..<650: explainScroll(r, to: &text)
    case 650..<680: explainPress(r, to: &text)
    case 680..<700: explainMotion(r, to: &text)
    case 700..<800: explainControl(r, to: &text)
    case 800..<900: explainAction(r, to: &text)
    case 900..<1000: explainDiagnostic(r, to: &text)
    default: return false
    }
    if Reason.name(r.reason) == nil { return false }
    addRule(r, to: &text)
    return true
  }

  private func explainHit(_ r: RKTraceRecord, to text: inout Text) {
    addName(r.object, to: &text)
    switch r.reason {
    case .hitHidden: text.add(" was not hit: it is hidden")
    case .hitInteractionDisabled: text.add(" was not hit: userInteractionEnabled is NO")
    case .hitAlpha:
      text.add(" was not hit: its alpha ")
      text.add((r.value * 1e6).rounded() / 1e6)
      text.add(" is below ")
      text.add(config(.alphaHitThreshold))
    case .hitAnimating: text.add(" was not hit: it is animating without interaction")
    case .hitSingularTransform: text.add(" was not hit: its transform cannot be inverted")
    case .hitOutside:
      text.add(" was not hit: ")
      add(r.point, to: &text)
      text.add(" is outside of its bounds")
      addBounds(r.object, to: &text)
      addOutset(r.object, r.point, to: &text)
    case .hitOutsideByOverride:
      text.add(" was not hit: its pointInside override says no for ")
      add(r.point, to: &text)
    case .hitInside:
      text.add(" contains ")
      add(r.point, to: &text)
      text.add("; its subviews are asked")
    case .hitInsideByOverride:
      text.add(" accepts ")
      add(r.point, to: &text)
      text.add(" by its pointInside override; its subviews are asked")
    case .hitTaken: text.add(" was hit: it contains the point and no subview took it")
    case .hitOverrideReturned:
      text.add("'s hitTest override returned ")
      addName(r.other, to: &text)
    case .hitOverrideReturnedNil: text.add("'s hitTest override returned nil")
    default: text.add(" was skipped: it left its superview while the subviews were being asked")
    }
  }

  private func addBounds(_ object: OpaquePointer?, to text: inout Text) {
    let index = live(UInt(bitPattern: object), .views)
    if index == 0 { return }
    let b = view(index).pointee.bounds
    text.add(" (")
    text.add(b.origin.x)
    text.add(UInt8(ascii: " "))
    text.add(b.origin.y)
    text.add("; ")
    text.add(b.size.width)
    text.add(UInt8(ascii: " "))
    text.add(b.size.height)
    text.add(UInt8(ascii: ")"))
  }

  /// What an override was not even asked for.
  private func addOutset(_ object: OpaquePointer?, _ point: RKPoint, to text: inout Text) {
    let index = live(UInt(bitPattern: object), .views)
    if index == 0 || !view(index).has(ViewFlag.promised) || isWithinReach(view(index), point.x, point.y) { return }
    let outset = outset(view(index))
    if outset > 0 {
      text.add(" and of the ")
      text.add(outset)
      text.add(" points around them")
    }
    text.add(", beyond which its class accepts nothing")
  }

  private func explainTouch(_ r: RKTraceRecord, to text: inout Text) {
    text.add("touch ")
    text.add(r.touch_id)
    switch r.reason {
    case .touchHit:
      text.add(" at ")
      add(r.point, to: &text)
      text.add(" hit ")
      addName(r.other, to: &text)
    case .touchHitNothing:
      text.add(" at ")
      add(r.point, to: &text)
      text.add(" hit nothing: no window took it")
    case .touchHitViewWithoutWindow:
      text.add(": the view that hitTest returned, ")
      addName(r.other, to: &text)
      text.add(", is in no window; taken as nil")
    case .touchWithheldMultipleTouch:
      text.add(" is withheld from ")
      addName(r.other, to: &text)
      text.add(": it has another touch and multipleTouchEnabled is NO")
    case .touchWithheldExclusiveTouch:
      text.add(" is withheld from views: exclusiveTouch, because ")
      addName(r.other, to: &text)
      text.add(" has a touch")
    case .touchIgnored: text.add(" was dropped: interaction events are being ignored")
    case .touchDropped: text.add(" was dropped: there is no application or no window")
    case .touchCancelledBySystem: text.add(" was cancelled by the system")
    case .touchCancelledByRemoval:
      text.add(" was cancelled: its view ")
      addName(r.other, to: &text)
      text.add(" left the window")
    case .touchCancelledByWindow:
      text.add(" was cancelled: its window ")
      addName(r.other, to: &text)
      text.add(" was hidden or destroyed")
    default: text.add(" moved too far to be a tap: its tapCount is 0 now")
    }
  }

  private func explainDelivery(_ r: RKTraceRecord, to text: inout Text) {
    addName(r.object, to: &text)
    switch r.reason {
    case .delivered:
      text.add(" received touches")
      addPhase(r.value, to: &text)
    case .forwarded:
      text.add(" received touches")
      addPhase(r.value, to: &text)
      text.add(", forwarded up the responder chain from ")
      addName(r.other, to: &text)
    case .discarded:
      text.add(" was the last responder for touches")
      addPhase(r.value, to: &text)
      text.add(" of ")
      addName(r.other, to: &text)
      text.add(": discarded")
    default: text.add("'s sendEvent override did not pass the event on: discarded for everything downstream")
    }
  }

  func addPhase(_ value: Double, to text: inout Text) {
    text.add(value == 0 ? "Began" : value == 1 ? "Moved" : value == 3 ? "Ended" : "Cancelled")
  }

  private func explainFirst(_ r: RKTraceRecord, to text: inout Text) {
    addName(r.object, to: &text)
    switch r.reason {
    case .becameFirst: text.add(" became first responder")
    case .cannotBecomeFirst: text.add(" did not become first responder: canBecomeFirstResponder is NO")
    case .firstWithoutWindow: text.add(" did not become first responder: it is in no window")
    case .firstRefusedByCurrent:
      text.add(" did not become first responder: ")
      addName(r.other, to: &text)
      text.add(" does not resign")
    case .resignedFirst: text.add(" resigned as first responder")
    case .resignedByRemoval: text.add(" resigned as first responder: its view left the window")
    case .becameKey: text.add(" became the key window")
    default: text.add(" is no longer the key window")
    }
  }

  private func explainDiagnostic(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .responderCycle:
      text.add("the responder chain repeats at ")
      addName(r.object, to: &text)
      text.add("; the walk ended there")
    case .responderChainTooLong:
      text.add("the responder chain from ")
      addName(r.object, to: &text)
      text.add(" has more than 10000 links; the walk ended")
    case .tooDeep:
      text.add("calls are nested too deep at ")
      addName(r.object, to: &text)
      text.add("; it was not called")
    case .overrideMisbehaved:
      text.add("an override of ")
      addName(r.object, to: &text)
      if r.value == 0 {
        text.add(" returned something that is no living object of this context; taken as nil")
      } else if r.value == 1 {
        text.add(" returned a number, point, size, rect or transform with NaN; 0 is used")
      } else {
        text.add(" returned ")
        text.add(r.value)
        text.add(" where a bool is 0 or 1; the inherited method answers")
      }
    case .pluginFault, .pluginSwitchedOff, .pluginNotLoaded, .pluginReport: explainPlugin(r, to: &text)
    case .timeBackwards:
      text.add("time went backwards by ")
      text.add(r.value)
      text.add(" s; the clock's time is used")
    case .postedEventRefused:
      text.add("a posted item was refused with status ")
      text.add(r.value)
    case .deferredReleaseRefused:
      text.add("a release on another thread was refused with status ")
      text.add(r.value)
    case .gestureIllegalState:
      addName(r.object, to: &text)
      text.add(" set a state that does not follow from its present one; ignored")
    case .gestureRequirementCycle:
      addName(r.object, to: &text)
      text.add(" and ")
      addName(r.other, to: &text)
      text.add(" require each other to fail, in a cycle: none of them recognises while the others are possible")
    case .parameterClamped:
      text.add("a property of ")
      addName(r.object, to: &text)
      text.add(" was set to ")
      text.add(r.value)
      text.add("; 0 is used")
    default:
      addName(r.object, to: &text)
      text.add("'s target ")
      addName(r.other, to: &text)
      text.add(" does not implement the selector; skipped")
    }
  }
}
