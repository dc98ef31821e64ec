// SPDX-License-Identifier: MIT
import CResponderKit

// The words of kinds with many reasons: recognisers, diagnostics, text, lost touches, scrolling, events and actions.

extension Context {
  func failureWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .gestureButtonRefused:
      return ProblemWords("nothing handled touch %i at %p: %r", "buttonMaskRequired of %o", "set buttonMaskRequired of %o to the buttons that people press, or add a recogniser for them")
    case .gestureTouchTypeRefused:
      return ProblemWords("nothing handled touch %i at %p: %r", "allowedTouchTypes of %o", "add the type to allowedTouchTypes of %o, or a recogniser for it")
    case .gestureTouchTypeExclusive:
      return ProblemWords("nothing handled touch %i at %p: %r", "requiresExclusiveTouchType of %o", "set requiresExclusiveTouchType of %o to false, or let it have one kind of touches at a time")
    default: break
    }
    if p.isWithoutTouch {
      return ProblemWords("%o had a press and failed, and nothing else handled it: %c", "the limits of %o", "show people what it takes, change the limits of %o, or add a recogniser for what they do")
    }
    let sentence: Literal = "%o had touch %i at %p and failed%T: %c"
    switch p.reason {
    case .gestureLiftedTooSoon where hasNoRoom(p.victim):
      return ProblemWords(sentence, "maximumNumberOfTouches of %o", "set maximumNumberOfTouches of %o to its minimumNumberOfTouches or more")
    case .gestureLiftedTooSoon where place(of: p).map({ trace[$0].point.y == 2 }) == true:
      return ProblemWords("%o had touch %i at %p and failed%T: the finger lifted elsewhere, and no move of it came before", "the samples of touch %i", "send each move of a finger before its lift")
    case .gestureLiftedTooSoon where p.unit == .points && p.value * 2 < p.limit && !hasMoved(p):
      return ProblemWords(sentence, "what is there for taps", "add a recogniser for taps there, or show that %o is for fingers that move")
    case .gestureTooFewTouches, .gestureLiftedTooSoon:
      if p.unit != .touches { break }
      if hasRefusedFinger(p) { return ProblemWords(sentence, "shouldReceiveTouch of the delegate of %o", "return true from shouldReceiveTouch of the delegate of %o for every finger of the gesture") }
      return ProblemWords(
        sentence, "%o: how many fingers it requires, and the view in which all of them have to begin",
        liveGesture(p.victim).map { $0.type == .pinch || $0.type == .rotation } == true ? "let both fingers begin in the view of %o, make that view larger, or add a recogniser for one finger"
          : "let every finger begin in the view of %o, make that view larger, or let %o require fewer")
    case .gestureTooManyTouches: return ProblemWords(sentence, "%o: how many fingers it takes", "let %o take more fingers, or add a recogniser for as many")
    case .gestureFailedBySelf, .gestureUndecided, .gestureIgnoredAll: return ProblemWords(sentence, "the class of %o", "let its class recognise what people do, or add a recogniser for it")
    case .gestureWaitedTooLong:
      return ProblemWords(sentence, "what %o requires to fail, and how long %w takes", "let %w fail sooner, or do not require its failure")
    case .gestureCycleFailed: return ProblemWords(sentence, "what %o requires to fail, and what that requires", "take one of the requirements out, so that one of them decides first")
    case .gestureNotAtEdge where liveGesture(p.victim).map({ $0.type == .screenEdgePan && $0.panData.edges == 0 }) == true: return ProblemWords(sentence, "edges of %o", "set edges of %o")
    case .gestureSwipeWrongWay: return ProblemWords(sentence, "direction of %o", "add the direction of the swipe to direction of %o, or show people the direction")
    case .gestureSwipeNoDirection: return ProblemWords(sentence, "direction of %o", "set direction of %o")
    default: break
    }
    return ProblemWords(
      sentence, "%o: how many fingers and taps it requires, its limits and direction", "show people what the gesture is, let %o require less, or add a recogniser for what they do")
  }

  /// A delegate refused another finger of the attempt.
  private func hasRefusedFinger(_ p: RKProblem) -> Bool {
    guard let end = place(of: p) else { return false }
    let last = latest(end, p.victim, RecordKinds.reset.union(.of(.gestureTouchRefused))) { $0.reason == .gestureTouchRefused || $0.reason == .gestureReset }
    return last.map { trace[$0].reason == .gestureTouchRefused && trace[$0].other != p.victim } ?? false
  }

  /// The touch of a problem went too far to be a tap.
  private func hasMoved(_ p: RKProblem) -> Bool {
    let last = latest(place(of: p) ?? 0) { $0.touch_id == p.touch_id && ($0.reason == .touchNoTap || $0.reason == .touchHit) }
    return last.map { trace[$0].reason == .touchNoTap } ?? false
  }

  func diagnosticWords(_ p: RKProblem) -> ProblemWords {
    let sentence: Literal = "the library reports: %r"
    switch p.reason {
    case .gestureRequirementCycle: return ProblemWords(sentence, "what %o and %w require to fail", "take one of the requirements out, so that one of them decides first")
    case .responderCycle, .responderChainTooLong:
      return ProblemWords(sentence, "the nextResponder overrides of %o and of the responders above it", "let nextResponder lead to a responder that the chain has not passed yet, or to nil")
    case .tooDeep: return ProblemWords(sentence, "the override of %o that calls the library again", "let the override return before the same call is made again")
    case .overrideMisbehaved: return ProblemWords(sentence, "what the overrides of %o return", "return living objects of this context, numbers that are no NaN, and bools of 0 or 1")
    case .gestureIllegalState: return ProblemWords(sentence, "the class of %o, where it sets its state", "set only states that follow from the present one")
    case .parameterClamped: return ProblemWords(sentence, "the code that sets properties of %o", "set numbers that are 0 or more, and no NaN")
    case .recorderFailed: return ProblemWords(sentence, "the file or writer of the recorder", "make room for it, or record less")
    case .pluginFault, .pluginSwitchedOff, .pluginNotLoaded: return ProblemWords(sentence, "the plugin", "mend the plugin: rk plugin check tries it in processes of its own")
    default: return ProblemWords(sentence, "%o", "see the rule of the reason")
    }
  }

  func textWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .pressBegan:
      return ProblemWords(
        "%o got keys, and no text was inserted: keys alone insert none", "the code that sends keys",
        "send their characters with insertText, too")
    case .textNobody where p.victim != nil && p.culprit == nil:
      return ProblemWords(
        "text was typed and not delivered: %o does not implement insertText", "the class of %o", "implement insertText in the class of %o")
    case .textNobody where liveObject(p.culprit, .windows)?.view?.has(.hidden) == true && p.victim != nil:
      return ProblemWords("%x its window %w was hidden", "hidden of %w", "show %w")
    case .resignedFirst, .resignedByRemoval:
      return ProblemWords(
        "%x it had resigned as first responder", "%o",
        liveView(p.victim).map { $0.window == nil } == true ? "add %o to a window, and let it become first responder again" : "let %o become first responder again")
    case .textNobody where p.victim != nil:
      return ProblemWords(
        "%x %u", "the key window", keyHelp(p))
    case .textNobody:
      return ProblemWords(
        "text was typed and not delivered: no first responder accepted it", "the key window, and its first responder",
        p.culprit != nil ? "let a text field in %w become first responder" : "make a window key, and let a text field in it become first responder")
    case .cannotBecomeFirst:
      let isDisabled = liveControl(p.victim)?.data.has(.disabled) == true
      return ProblemWords(
        p.limit == 1 ? "%x its canBecomeFirstResponder was false" : "%r", isDisabled ? "enabled of %o" : "canBecomeFirstResponder of %o",
        isDisabled ? "enable %o, or show that it cannot be edited" : "return true from canBecomeFirstResponder of %o, or show that it cannot be edited")
    case .firstWithoutWindow: return ProblemWords("%r", "the code that asks %o to become first responder", "add %o to a window first")
    case .firstRefusedByCurrent:
      return ProblemWords(
        "%r", "canResignFirstResponder of %w; of a text field textFieldShouldEndEditing of its delegate", "let %w resign, or show what is wrong with its content")
    default: return ProblemWords("%r", "the delegate of %o", "return true where it is meant to be allowed, or show why it is not")
    }
  }

  private func keyHelp(_ p: RKProblem) -> Literal {
    liveObject(p.culprit, .windows)?.isProgrammed(.canBecomeKeyWindow) == true
      ? "return true from canBecomeKeyWindow of %w, and make it key: makeKeyWindow, or makeKeyAndVisible" : "make %w key: makeKeyWindow, or makeKeyAndVisible"
  }

  func lossWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .cancelledByGesture:
      return ProblemWords(
        "%o lost touch %i: %w recognised, so touchesCancelled was called and not touchesEnded", "%w: what it recognises, and cancelsTouchesInView",
        "set cancelsTouchesInView of %w to false, or return false from shouldReceiveTouch of its delegate for touches of %o")
    case .controlCancelledByDisabling:
      return ProblemWords(
        "%j it was disabled%M", "the code that sets enabled of %o to false", "disable %o when its action has been sent, or after the touch")
    case .controlStoppedTracking:
      return ProblemWords(
        liveControl(p.victim)?.data.type == .slider ? "%o stopped following touch %i: its continueTracking returned false" : "%j its continueTracking returned false", "continueTracking of %o", "return true from continueTracking while the touch is meant for %o")
    case .gestureFailedByDisabling where p.culprit != p.victim, .gestureCancelledByDisabling where p.culprit != p.victim:
      return ProblemWords("%o lost touch %i: scrollEnabled of %w was set to false%M", "the code that sets scrollEnabled of %w", "set it before a touch, or after it")
    case .gestureFailedByDisabling, .gestureCancelledByDisabling:
      return ProblemWords(
        "%o lost touch %i: it was disabled%M", "the code that sets enabled of %o to false",
        "disable %o before a touch, or after it")
    case .gestureFailedByRemoval where record(of: p).value == 1, .gestureCancelledByRemoval where record(of: p).value == 1:
      return ProblemWords(
        "%o lost touch %i: it was detached from its view%M", "the code that removes %o from its view",
        "remove %o when the touch is over; to end its gesture, set enabled to false and back to true")
    case .noteMoved where p.culprit != p.victim && p.culprit != nil:
      return ProblemWords("%j %w moved it by %v pt%M", "the code that moves or scrolls %w", "move or scroll %w when the touch is over")
    case .noteMoved:
      return ProblemWords(
        "%j it was moved by %v pt%M", "the code that moves %o", "move %o when the touch is over")
    case .touchCancelledBySystem:
      return ProblemWords(
        "%j the application began to ignore interaction events%M", "the code that begins to ignore interaction events",
        "begin to ignore them when no touch is down, or when the action has been sent")
    case .touchCancelledByWindow:
      return ProblemWords("%o lost touch %i: its window %w was hidden or ended%M", "the code that hides or releases %w", "hide %w when the touch is over")
    default:
      return p.culprit == nil || p.culprit == p.victim
        ? ProblemWords("%o lost touch %i: it left its window%M", "the code that removes %o or a view above it", "remove it when the touch is over, or when its action has been sent")
        : ProblemWords("%o lost touch %i: %w left the window%M", "the code that removes %w", "remove %w when the touch is over, or when the action has been sent")
    }
  }

  func scrollWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .scrollDisabled: return ProblemWords("%y its scrollEnabled was false", "scrollEnabled of %o", "set scrollEnabled of %o to true, or make it look fixed")
    case .gestureDisabled where liveGesture(record(of: p).object)?.type == .pinch:
      return ProblemWords("%o did not zoom at %p: its pinch recogniser was disabled", "enabled of the pinch recogniser of %o", "set enabled of the pinch recogniser of %o to true, or make it look fixed")
    case .gestureDisabled:
      return ProblemWords("%y its pan recogniser was disabled", "enabled of the pan recogniser of %o", "set enabled of the pan recogniser of %o to true, or make it look fixed")
    case .gestureWaitedTooLong:
      return ProblemWords(
        "%y its pan recogniser waited for %w until the finger lifted", "what the pan recogniser of %o requires to fail, and how long %w takes",
        "let %w fail sooner, or do not require its failure")
    case .gestureTooFewTouches, .gestureLiftedTooSoon:
      return ProblemWords("%y its pan recogniser failed (%c)", "minimumNumberOfTouches of the pan recogniser of %o", "let it require fewer, or show people how many fingers it takes")
    case .scrollCannotZoom where p.unit == .number:
      return ProblemWords(
        "%o did not zoom at %p: its maximumZoomScale, %v, was not above its minimumZoomScale, %l", "the zoom scales of %o", liveView(p.victim)?.object.scrollView?.mayHaveZoomedView == false
          ? "set maximumZoomScale of %o above %l, set a delegate of %o, and return a view from its viewForZooming" : "set maximumZoomScale of %o above %l, or its minimumZoomScale lower")
    case .scrollCannotZoom where p.culprit != nil:
      return ProblemWords(
        "%o did not zoom at %p: %w, which viewForZooming of its delegate returned, was not in it", "viewForZooming of the delegate of %o", "return a view in %o from viewForZooming, or add %w to it")
    case .scrollCannotZoom:
      let isScaled = liveView(p.victim)?.object.scrollView.map { $0.data.maximumZoom <= $0.data.minimumZoom } == true
      return ProblemWords(
        "%o did not zoom at %p: there was no view for zooming", "viewForZooming of the delegate of %o",
        isScaled
          ? "set a delegate of %o, return a view from its viewForZooming, and set maximumZoomScale of %o above its minimumZoomScale" : "set a delegate of %o, and return a view from its viewForZooming")
    case .scrollCannotScroll where p.limit == 1:
      return ProblemWords(
        p.value == 1 ? "%o did not scroll horizontally at %p: it was at its edge that way" : "%o did not scroll vertically at %p: it was at its edge that way",
        "contentOffset and contentSize of %o, and the direction of the wheel or trackpad", "show that %o ends there, or put it into a scroll view that scrolls farther")
    case .scrollCannotScroll where p.value == 1:
      return ProblemWords(
        "%o did not scroll horizontally at %p: its content%z was not wider than it, and %F", "contentSize of %o, and the direction of the wheel or trackpad",
        "scroll vertically, let the content of %o be wider, or put %o into a scroll view that scrolls horizontally")
    case .scrollCannotScroll where p.value == 2:
      return ProblemWords(
        "%o did not scroll vertically at %p: its content%z was not higher than it, and %F", "contentSize of %o, and the direction of the wheel or trackpad",
        "scroll horizontally, let the content of %o be higher, or put %o into a scroll view that scrolls vertically")
    default:
      return ProblemWords(
        "%y its content%z fitted in it, and %F", "contentSize and insets of %o", bouncesNever(p.victim, vertical: nil) ? "set contentSize of %o to what it holds, or bounces to true" : "set contentSize of %o to what it holds, or alwaysBounceVertical or alwaysBounceHorizontal to true")
    }
  }

  func eventWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .gestureEventRefused where p.victim != p.culprit:
      return ProblemWords("%o was hit by a pinch or rotation on a trackpad at %p, and %d", "%d", "return true there for events of the type transform")
    case .gestureScrollTypeRefused:
      return ProblemWords(
        record(of: p).value == Double(RKScrollTypeMask.discrete.rawValue) ? "nothing followed a wheel at %p: allowedScrollTypesMask of %o does not have its kind" : "nothing followed a trackpad at %p: allowedScrollTypesMask of %o does not have its kind",
        "allowedScrollTypesMask of %o", "add the kind to allowedScrollTypesMask of %o, or let a scroll view scroll there")
    case .inputHit:
      return ProblemWords(
        "%o was hit by a pinch or rotation on a trackpad at %p%N", "%o and the views above it: recognisers, touches methods, controls", "add a recogniser for it, or let a scroll view zoom")
    case .gesturePressRefused, .gestureEventRefused:
      return ProblemWords("%o did not receive a press, and no responder handled it: %d", "%d", "return true there for presses that %o is for")
    case .pressDiscarded where p.limit == 1:
      return ProblemWords("a press did not reach %o: %u", "the key window", keyHelp(p))
    case .pressDiscarded where p.culprit == nil && liveResponder(p.victim)?.overrides(.nextResponder) == true:
      return ProblemWords(
        "no responder handled a press (%t): neither %o nor what its nextResponder leads to overrides pressesBegan or pressesEnded", "the nextResponder override of %o",
        "let nextResponder lead to what handles presses, such as the superview")
    case .pressDiscarded where p.culprit == nil:
      return ProblemWords(
        "no responder handled a press (%t): neither %o nor one above it overrides pressesBegan or pressesEnded", "the responder chain from %o up", "override pressesBegan in a responder of that chain, or add a recogniser for it")
    case .pressDiscarded:
      return ProblemWords(
        "no responder handled a press: %w had no first responder", "the key window, and its first responder", "let what handles presses become first responder")
    case .motionDropped where p.culprit != nil: return ProblemWords("a shake did not reach %o: %u", "the key window", keyHelp(p))
    case .remoteDropped where p.culprit != nil: return ProblemWords("remote control %b did not reach %o: %u", "the key window", keyHelp(p))
    case .motionDropped where p.limit == 1: return ProblemWords("a shake was not delivered: no window was key", "the key window", "make a window key with makeKeyWindow")
    case .motionDropped where p.limit == 2:
      return ProblemWords("a shake was not delivered: interaction events were being ignored", "the code that begins to ignore interaction events, and what should end that",
        "call endIgnoringInteractionEvents once for each beginIgnoringInteractionEvents, also where an animation or a request fails")
    case .motionDropped where p.limit == 3: return ProblemWords("a shake was not delivered: there was no application", "the code that makes the application", "make an application before events are sent")
    case .motionDropped:
      return ProblemWords(
        "no responder handled a shake: neither the first responder of the key window nor one above it overrides motionBegan or motionEnded", "the responder chain from the first responder up to %o",
        "override motionEnded in a responder of that chain, or let one that does become first responder")
    default:
      return p.limit == 1
        ? ProblemWords(
          "remote control %b was not delivered: the application did not receive remote-control events", "the code that starts the application",
          "call beginReceivingRemoteControlEvents before buttons are pressed")
        : ProblemWords(
          "no responder handled remote control %b: neither the first responder nor one above it overrides remoteControlReceived", "the responder chain from the first responder up to %o",
          "override remoteControlReceived in a responder of that chain, such as the class of the application")
    }
  }

  func actionWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .actionTargetGone:
      return ProblemWords("%o sent an action to a target that has ended: nothing was performed", "the life of the target: %o does not keep it", "keep the target as long as %o, or remove it from %o before it ends")
    case .actionNobody:
      let place: Literal = "the actions of the classes of %o and of the responders above it"
      switch NobodyCause(rawValue: record(of: p).point.x) {
      case .canPerformAction:
        return ProblemWords("%q canPerformAction of %w was false", "canPerformAction of %w", "return true from canPerformAction of %w")
      case .nextResponder:
        return ProblemWords(
          "%q the nextResponder override of %w leads past the one that implements it", "the nextResponder override of %w", "let it be reached through the nextResponder override of %w")
      case .windowNotKey:
        return ProblemWords("%q %w implements it, and its window was not key", "the key window", "make its window the key window")
      case .noFirstResponder:
        return ProblemWords(
          "%q there was no first responder, and no responder above %o implements it%Q", place, "implement it there, or let what implements it become first responder")
      default:
        return ProblemWords(
          "%q neither the first responder nor one above it or above %o implements it%Q", place,
          liveObject(p.victim, .controls) == nil ? "implement it there" : "implement the action there, or name a target")
      }
    case .actionNotImplemented, .targetDoesNotRespond:
      return ProblemWords("%w does not perform %a of %o: its class does not implement it%Q", "the actions of the class of %w, and the selector that was added to %o", otherSelector(p) == nil ? "implement the action in the class of %w, or remove it from the targets of %o" : "add the target with the selector that is implemented")
    default: return ProblemWords("an action of %o was not performed: %r", "the targets of %o", "let the target implement the action, or remove it from the targets")
    }
  }
}
