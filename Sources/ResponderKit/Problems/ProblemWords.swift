// SPDX-License-Identifier: MIT
import CResponderKit

// What happened, where to look and what would help, for each kind of problem; ProblemSentences.swift lists the placeholders.

/// Which words a problem has.
struct ProblemWords {
  let sentence: Literal
  let place: Literal
  let help: Literal

  init(_ sentence: Literal, _ place: Literal, _ help: Literal) {
    self.sentence = sentence
    self.place = place
    self.help = help
  }
}

extension Context {
  /// nil: the kind is unknown.
  func words(_ p: RKProblem) -> ProblemWords? {
    switch p.kind {
    case .tapUnheard:
      if p.reason == .hitOverrideReturned {
        return ProblemWords(
          p.victim == nil ? "touch %i at %p hit no window: the hitTest override of %w returned a view in no window"
            : "touch %i at %p ended on %o, and nothing there listened: the hitTest override of %w led it there, and %o does not contain the point", "the hitTest override of %w",
          "return a view from it that is in the window and listens, or what the inherited method returns")
      }
      if p.victim == nil {
        return ProblemWords("touch %i at %p hit no window", "the frames and levels of the windows", "let a window cover the place, or send touches only where windows are")
      }
      if p.reason != .controlNobodyListens, liveResponder(p.victim)?.overrides(.nextResponder) == true {
        return ProblemWords(
          "touch %i at %p ended on %o, and nothing listened there or where its nextResponder override leads", "the nextResponder override of %o",
          "let nextResponder lead to what handles touches, such as the superview")
      }
      return p.reason == .controlNobodyListens
        ? ProblemWords("%o was touched at %p and sent no action: nothing was added for %e", "the targets of %o", "add a target for %e to %o, or show that it does nothing")
        : ProblemWords(
          "touch %i at %p ended on %o, and nothing there listened", "%o and the views above it: recognisers, touches methods, controls",
          "add a recogniser or a control where people touch, or make the touched part look passive")
    case .nearMiss where record(of: p).depth != 0:
      return ProblemWords(
        "%o was missed at %p: its width or its height was 0, and no point lies inside it", "the frame of %o",
        "give %o a width and a height; if a layout computes them, let it do so before %o is to be touched")
    case .nearMiss where hasPromise(p.victim):
      return ProblemWords(
        "%o was missed by %v pt at %p, and its override was not asked", "hit_test_outset of the class of %o", "let hit_test_outset of the class of %o be as much as its override accepts")
    case .nearMiss where p.value < 0.0005:
      return ProblemWords(
        "%o was missed at %p, on the edge where it ends; up to %l pt beside a control is a near miss", "the bounds of %o: the right and the bottom edge are outside",
        nearHelp(p))
    case .nearMiss:
      return ProblemWords(
        "%o was missed by %v pt at %p; up to %l pt beside a control is a near miss", "the bounds of %o: they end %v pt before the touch",
        nearHelp(p))
    case .covered where liveObject(p.culprit, .views) == nil:
      return ProblemWords(
        "%o was touched at %p and not hit: a view that has ended since was in front of it, and nothing there listened", "what was in front of %o then",
        "set userInteractionEnabled of what is in front to false, or take it away before %o is to be touched")
    case .covered where liveView(p.culprit).map({ $0.holdsTarget(besides: $0) }) == true:
      return ProblemWords(
        "%o was touched at %p and not hit: %w was in front of it, and nothing there listened", "%w, in front of %o",
        "override pointInside of %w, so that it is false where %w holds nothing%f")
    case .covered where liveObject(p.culprit, .windows) != nil:
      return ProblemWords(
        "%o was touched at %p and not hit: the window %w was in front of it, and nothing there listened", "the window %w, its level and userInteractionEnabled",
        p.value == 0 ? "hide %w while it shows nothing, lower its level, or set its userInteractionEnabled to false" : "hide %w, and all else in front of %o, while they show nothing")
    case .covered where lid(p).map({ $0.pointer != p.culprit && $0.holdsTarget(besides: liveView(p.culprit)) }) == true:
      return ProblemWords(
        "%o was touched at %p and not hit: %w was in front of it, and nothing there listened", "%B, in front of %o", "hide %B, or remove it, while %o is to be touched")
    case .covered:
      return ProblemWords(
        "%o was touched at %p and not hit: %w was in front of it, and nothing there listened", "%w, in front of %o", p.value == 0 ? "set userInteractionEnabled of %w to false%f" : "set userInteractionEnabled of %w, and of all else in front of %o, to false%f")
    case .outside:
      return ProblemWords(
        "%o was touched at %p and not hit: that was %v pt outside of %w, and subviews are hit only inside", "the bounds of %w, which %o sticks out of",
        isScroller(p.culprit) ? "scroll %o into %w, or enlarge %w" : isEmpty(p.culprit) ? "give %w a width and a height"
          : ender(p).map { $0.pointer != p.culprit } == true ? "enlarge all from %w to %E, or move %o inside them" : "enlarge %w, or move %o inside it")
    case .notInteractive:
      return p.value == Obstacle.animation.rawValue
        ? ProblemWords(
          "%o was touched at %p and not hit: %w was animating without interaction", "the animation of %w", "allow interaction while %w is animating, or make the animation shorter")
        : p.value == Obstacle.transform.rawValue
        ? ProblemWords("%o was touched at %p and not hit: the transform of %w could not be inverted", "transform of %w", "give %w a transform with scales other than 0, or hide it")
        : p.value == Obstacle.alpha.rawValue
        ? ProblemWords(
          "%o was touched at %p and not hit: alpha of %w was below %A, and nothing there listened", "alpha of %w", "set alpha of %w to %A or more, or to 0 where it is meant to be away")
        : p.value == Obstacle.hidden.rawValue
        ? ProblemWords("touch %i at %p hit no window: %w, which is there, was hidden", "hidden of %w", "set hidden of %w to false, or call makeKeyAndVisible")
        : p.value == Obstacle.screen.rawValue
        ? ProblemWords("touch %i at %p hit no window: %w, which is there, was on another screen", "screen of %w", "send the screen with each sample")
        : ProblemWords(
          "%o was touched at %p and not hit: userInteractionEnabled of %w was false", "userInteractionEnabled of %w", "set userInteractionEnabled of %w to true%n, or show %o as disabled")
    case .controlDisabled where p.unit == .number:
      return ProblemWords("%o was touched at %p, in segment %v, which was disabled", "segment %v of %o", "enable segment %v of %o, or show why it is disabled")
    case .controlDisabled: return ProblemWords("%o was touched at %p and was disabled", "enabled of %o", "enable %o, or show why it is disabled")
    case .swallowed where p.reason == .hitInsideByOverride:
      return ProblemWords(
        "%o was touched at %p and not hit: the pointInside override of %w accepted the touch %v pt outside of its bounds", "the pointInside override of %w",
        "return true from the pointInside override of %w only for points that are meant for %w")
    case .swallowed where p.reason == .hitOverrideReturned:
      return ProblemWords(
        "%o was touched at %p and not hit: the hitTest override of %w took the touch, and nothing there listened", "the hitTest override of %w",
        "return what the inherited method returns from the hitTest override of %w, but for touches that are meant for %w")
    case .swallowed where p.unit == .points:
      return ProblemWords(
        "%o was touched at %p, %v pt beside its thumb, and nothing else listened: only a touch on the thumb moves it", "the thumb of %o",
        "make %o taller, and so its thumb, or set its value in the action of a tap recogniser")
    case .swallowed where p.reason == .missHandledBelow || p.reason == .eventDropped && p.value != 0 || p.reason == .missNoSuper && p.value < sendsNoAction && (p.value != 0 || liveGesture(p.victim) != nil):
      let sentence: Literal =
        switch p.value {
        case withoutTouch: "a press, a shake or a button of a remote control was lost: %d"
        case 0: p.rule == pressRule ? "%o missed the beginning of a press: %d" : "%o missed the beginning of touch %i at %p: %d"
        case 1: "%o missed the moves of touch %i, which began at %p: %d"
        default: p.rule == pressRule ? "%o missed the end of a press: %d" : "%o missed the end of touch %i, which began at %p: %d"
        }
      return ProblemWords(
        sentence, "%d",
        p.reason == .eventDropped ? "call super there for every event that is not to be lost" : "call super there, or override all of these methods")
    case .swallowed where p.reason == .missNoSuper:
      return ProblemWords(
        p.value > sendsNoAction ? "%o was touched at %p and sent no valueChanged: %d" : p.value == sendsNoAction ? "%o was touched at %p, and no action was performed: %d" : "%o was touched at %p and sent no action: %d, and so it tracked nothing", "%d",
        "call super there, or send the actions from there")
    case .swallowed where p.reason == .scrollMayNotCancel || p.reason == .scrollCancelRefused:
      return ProblemWords("%o did not scroll at %p, and nothing else listened: %d", "%d", "let %o cancel the touches of its content")
    case .swallowed where p.reason == .gestureRefusedByView || p.reason == .gestureRefusedByDelegate:
      return ProblemWords("%o had touch %i at %p and did not begin, and nothing else listened: %d", "%d", "return true from there for the touches that are meant for %o")
    case .swallowed where p.reason == .controlRefusedTouch:
      return ProblemWords("%o did not track touch %i at %p, and nothing else listened: %d", "%d", "return true from there for the touches that are meant for %o")
    case .swallowed:
      return ProblemWords("%o did not get touch %i at %p, and nothing else listened: %d", "%d", "let it accept the touch, or pass it on")
    case .trackingCancelled:
      return ProblemWords(
        liveControl(p.victim)?.data.field != nil
          ? "%o lost touch %i: %w recognised, so it did not become first responder" : "%o lost touch %i: %w recognised, so its action was not sent", "%w: what it recognises, and cancelsTouchesInView",
        "set cancelsTouchesInView of %w to false, or let its delegate not receive touches of %o")
    case .withheld:
      return p.reason == .controlBusy || (p.reason == .touchWithheldMultipleTouch && liveObject(p.victim, .controls) != nil)
        ? ProblemWords(
          "%o did not get touch %i: a control tracks one touch at a time, and it had one", "both touches of %o", "let the fingers use controls of their own, or handle touches in a view's class")
        : p.reason == .touchWithheldMultipleTouch
        ? ProblemWords("%o did not get touch %i: it had another touch and multipleTouchEnabled was false", "multipleTouchEnabled of %o", "set multipleTouchEnabled of %o to true")
        : p.value == 1
        ? ProblemWords(
          "%o did not get touch %i: its exclusiveTouch was true, and %w had a touch", "exclusiveTouch of %o", "set exclusiveTouch of %o to false where several fingers are meant to touch")
        : ProblemWords(
          "%o did not get touch %i: exclusiveTouch of %w was true, and it had a touch", "exclusiveTouch of %w", "set exclusiveTouch of %w to false where several fingers are meant to touch")
    case .textRefused: return textWords(p)
    case .touchLost: return lossWords(p)
    case .scrollUnmoved: return scrollWords(p)
    case .eventUnheard: return eventWords(p)
    case .eventsIgnored where p.reason == .pressIgnored:
      return ProblemWords(
        "a press was dropped: interaction events were being ignored", "the code that begins to ignore interaction events, and what should end that",
        "end ignoring as often as it was begun, also where an animation or a request fails")
    case .eventsIgnored:
      return ProblemWords(
        p.unit == .none ? "touch %i at %p was dropped: interaction events had been ignored since before the trace"
          : "touch %i at %p was dropped: interaction events had been ignored for %s", "the code that begins to ignore interaction events, and what should end that",
        "end ignoring as often as it was begun, also where an animation or a request fails")
    case .recognizerFailed: return failureWords(p)
    case .failedNarrowly where p.unit == .number:
      return ProblemWords("a key command of %o was not called: it needs %K, and the key came with %k", "the key commands of %o", "add one for %k, or show that it needs %K")
    case .failedNarrowly:
      return ProblemWords("%o failed by little: %m", "the limits of %o, and the movement of touch %i", "%L, or show people what it takes")
    case .longWait:
      return p.reason == .beganHeldBack
        ? ProblemWords("%o got touch %i %s late, more than %S: %w held it back", "delaysTouchesBegan of %w", "set delaysTouchesBegan of %w to false, or let it fail sooner")
        : p.reason == .endedHeldBack
        ? ProblemWords("%o got the end of touch %i %s late, more than %S: %w held it back", "delaysTouchesEnded of %w", "set delaysTouchesEnded of %w to false, or let it fail sooner")
        : ProblemWords("%o waited %s, more than %S, for %w to decide", "what %o requires to fail, and how long %w takes", "let %w fail sooner, or do not require its failure")
    case .recognizerDisabled:
      return ProblemWords(
        p.unit == .none ? "%o never fires: it is disabled" : "%o did not get touch %i at %p, and nothing else listened: it was disabled", "enabled of %o", p.unit == .none ? "enable %o, or remove it" : "enable %o before it is touched")
    case .recognizerUnheard: return ProblemWords("%o has no effect: it has no target, and no recogniser requires its failure", "the targets of %o", "add a target to %o, or remove it")
    case .recognizerDetached:
      return p.culprit == nil
        ? ProblemWords("%o never fires: it is attached to no view", "the code that makes %o", "add %o to a view")
        : ProblemWords("%o never fires: its view %w is in no window", "%w and its superviews", "add %w to a window")
    case .alwaysPrevented:
      return ProblemWords(
        "%o never recognised: in %v of %v attempts %w recognised first and prevented it", "%o and %w: requirements and delegates",
        "let a delegate of %w allow both to recognise")
    case .beganAgain:
      return ProblemWords("touch %i began again although it was down: the update was refused", "the samples of the host: the end of touch %i", "send ended or cancelled before the number is used again")
    case .neverBegan:
      return ProblemWords("touch %i was reported although it was not down: the update was refused", "the samples of the host: the beginning of touch %i", "send began first, and nothing after ended")
    case .notEnded:
      return p.limit == 0
        ? ProblemWords("touch %i is still down where the input ends; it was reported %s before that", "the samples of the host: the end of touch %i", "send ended or cancelled for each touch, also when the device goes away")
        : ProblemWords("touch %i is down and was not reported for %s, %S or more", "the samples of the host: the end of touch %i", "send ended or cancelled for each touch, also when the device goes away")
    case .velocitySpike:
      return ProblemWords(
        "touch %i moved at %V pt/s, more than %l, to %p", "the samples of touch %i: position and timestamp", "send the time of the device with each sample, and end a touch before another finger gets its number")
    case .timeBackwards: return ProblemWords("time went backwards by %s", "the timestamps of the input", "send timestamps of one monotonic clock")
    case .inputDropped where p.reason == .pressDropped: return ProblemWords("%r", "the code that makes a window key", "make a window key before keys and buttons are pressed")
    case .inputDropped: return ProblemWords("%r", "the code that makes the application and the first window", "make an application and a window before touches are sent")
    case .postRefused: return ProblemWords("something posted was refused: %r", "what the host posts", "post touches in the order in which they were made")
    case .actionLost: return actionWords(p)
    case .traceIncomplete:
      return ProblemWords(
        p.value == 0 ? "the trace began in the middle of a touch: what was before is not known" : "the trace has only its latest %V records: what was before is not known", "the start and the capacity of the trace",
        "start it before the first touch, with more capacity")
    case .diagnostic: return diagnosticWords(p)
    default: return nil
    }
  }

  /// What the culprit belongs to in front of the victim: the outermost view that does not contain both.
  func lid(_ p: RKProblem) -> View? {
    guard let victim = liveView(p.victim), var found = liveView(p.culprit) else { return nil }
    while let above = found.superview, !victim.isDescendant(of: above) { found = above }
    return found
  }

  private func nearHelp(_ p: RKProblem) -> Literal {
    let isOverridden = liveObject(p.victim, .views)?.isProgrammed(.pointInside) ?? false
    if ender(p) != nil {
      return isOverridden
        ? "enlarge all up to %E: %o has an override, but subviews are hit only inside" : "enlarge all from %o to %E, or override pointInside of each: subviews are hit only inside"
    }
    return isOverridden ? "let the pointInside override of %o accept points there" : "enlarge the bounds of %o, or accept points around them in an override of pointInside"
  }

  /// The outermost superview of a missed view that does not contain the touch either: enlarging the view alone does not help.
  func ender(_ p: RKProblem) -> View? {
    guard let view = liveView(p.victim), view.root.pointer == p.window else { return nil }
    var found: View?
    var next = view.superview
    while let v = next {
      let local = v.convertDown(p.point, from: view.root)
      if !v.boundsContain(local.x, local.y), !v.object.isProgrammed(.pointInside) { found = v }
      next = v.superview
    }
    return found
  }

  private func failureWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .gestureButtonRefused:
      return ProblemWords("nothing listened to touch %i at %p: %r", "buttonMaskRequired of %o", "set buttonMaskRequired of %o to the buttons that people press, or add a recogniser for them")
    case .gestureTouchTypeRefused:
      return ProblemWords("nothing listened to touch %i at %p: %r", "allowedTouchTypes of %o", "add the type to allowedTouchTypes of %o, or a recogniser for it")
    case .gestureTouchTypeExclusive:
      return ProblemWords("nothing listened to touch %i at %p: %r", "requiresExclusiveTouchType of %o", "set requiresExclusiveTouchType of %o to false, or let it have one kind of touches at a time")
    default: break
    }
    let sentence: Literal = "%o had touch %i at %p and failed, and nothing else listened: %c"
    switch p.reason {
    case .gestureLiftedTooSoon where p.unit == .points && p.value * 2 < p.limit:
      return ProblemWords(sentence, "what is there for taps", "add a recogniser for taps there, or show that %o is for fingers that move")
    case .gestureTooFewTouches, .gestureLiftedTooSoon:
      if p.unit != .touches { break }
      return ProblemWords(
        sentence, "%o: how many fingers it requires, and the view in which all of them have to begin", "let every finger begin in the view of %o, make that view larger, or let %o require fewer")
    case .gestureTooManyTouches: return ProblemWords(sentence, "%o: how many fingers it takes", "let %o take more fingers, or add a recogniser for as many")
    case .gestureFailedBySelf, .gestureUndecided, .gestureIgnoredAll: return ProblemWords(sentence, "the class of %o", "let its class recognise what people do, or add a recogniser for it")
    case .gestureWaitedTooLong:
      return ProblemWords(sentence, "what %o requires to fail, and how long %w takes", "let %w fail sooner, or do not require its failure")
    case .gestureCycleFailed: return ProblemWords(sentence, "what %o requires to fail, and what that requires", "take one of the requirements out, so that one of them decides first")
    case .gestureNotAtEdge where liveGesture(p.victim)?.panData.edges == 0: return ProblemWords(sentence, "edges of %o", "set edges of %o")
    case .gestureSwipeNoDirection: return ProblemWords(sentence, "direction of %o", "set direction of %o")
    default: break
    }
    return ProblemWords(
      sentence, "%o: how many fingers and taps it requires, its limits and direction", "show people what the gesture is, let %o require less, or add a recogniser for what they do")
  }

  private func diagnosticWords(_ p: RKProblem) -> ProblemWords {
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

  private func textWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .textNobody where p.victim != nil && p.culprit == nil:
      return ProblemWords(
        "text was typed and not delivered: %o does not implement insertText", "the class of %o", "implement insertText in the class of %o")
    case .textNobody where liveObject(p.culprit, .windows)?.view?.has(.hidden) == true && p.victim != nil:
      return ProblemWords("text was typed and did not reach %o: its window %w was hidden", "hidden of %w", "show %w")
    case .resignedFirst, .resignedByRemoval:
      return ProblemWords(
        "text was typed and did not reach %o: it had resigned as first responder", "%o", "let %o become first responder again")
    case .textNobody where p.victim != nil:
      return ProblemWords(
        "text was typed and did not reach %o: it was the first responder of %w, which was not the key window", "the key window", "make %w key: makeKeyWindow, or makeKeyAndVisible")
    case .textNobody:
      return ProblemWords(
        "text was typed and not delivered: no first responder accepted it", "the key window, and its first responder",
        p.culprit != nil ? "let a text field in %w become first responder" : "make a window key, and let a text field in it become first responder")
    case .cannotBecomeFirst:
      return ProblemWords(
        record(of: p).reason == .textNobody ? "text was typed and did not reach %o: its canBecomeFirstResponder was false" : "%r", "canBecomeFirstResponder of %o", "return true from canBecomeFirstResponder of %o, or show that it cannot be edited")
    case .firstWithoutWindow: return ProblemWords("%r", "the code that asks %o to become first responder", "add %o to a window first")
    case .firstRefusedByCurrent:
      return ProblemWords(
        "%r", "canResignFirstResponder of %w; of a text field textFieldShouldEndEditing of its delegate", "let %w resign, or show what is wrong with its content")
    default: return ProblemWords("%r", "the delegate of %o", "return true where it is meant to be allowed, or show why it is not")
    }
  }

  private func lossWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .controlCancelledByDisabling:
      return ProblemWords(
        "%o lost touch %i, and its action was not sent: it was disabled in the middle of the touch", "the code that sets enabled of %o to false", "disable %o when its action has been sent, or after the touch")
    case .controlStoppedTracking:
      return ProblemWords(
        "%o lost touch %i, and its action was not sent: its continueTracking returned false", "continueTracking of %o", "return true from continueTracking while the touch is meant for %o")
    case .gestureFailedByDisabling, .gestureCancelledByDisabling:
      return ProblemWords(
        "%o lost touch %i: it was disabled in the middle of the touch", "the code that sets enabled of %o to false",
        "disable %o before a touch, or after it")
    case .gestureFailedByRemoval where record(of: p).value == 1, .gestureCancelledByRemoval where record(of: p).value == 1:
      return ProblemWords(
        "%o lost touch %i: it was detached from its view in the middle of the touch", "the code that removes %o from its view",
        "remove %o when the touch is over; to end its gesture, set enabled to false and back to true")
    case .noteMoved:
      return ProblemWords(
        "%o lost touch %i, and its action was not sent: it was moved by %v pt in the middle of the touch", "the code that moves %o", "move %o when the touch is over")
    case .touchCancelledBySystem:
      return ProblemWords(
        "%o lost touch %i, and its action was not sent: the application began to ignore interaction events in the middle of the touch", "the code that begins to ignore interaction events",
        "begin to ignore them when no touch is down, or when the action has been sent")
    case .touchCancelledByWindow:
      return ProblemWords("%o lost touch %i: its window %w was hidden or ended in the middle of the touch", "the code that hides or releases %w", "hide %w when the touch is over")
    default:
      return p.culprit == nil || p.culprit == p.victim
        ? ProblemWords("%o lost touch %i: it left its window in the middle of the touch", "the code that removes %o or a view above it", "remove it when the touch is over, or when its action has been sent")
        : ProblemWords("%o lost touch %i: %w left the window in the middle of the touch", "the code that removes %w", "remove %w when the touch is over, or when the action has been sent")
    }
  }

  private func scrollWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .scrollDisabled: return ProblemWords("%o did not scroll at %p: its scrollEnabled was false", "scrollEnabled of %o", "set scrollEnabled of %o to true, or show that it stays")
    case .gestureDisabled:
      return ProblemWords("%o did not scroll at %p: its pan recogniser was disabled", "enabled of the pan recogniser of %o", "set enabled of the pan recogniser of %o to true, or show that it stays")
    case .gestureWaitedTooLong:
      return ProblemWords(
        "%o did not scroll at %p: its pan recogniser waited for %w until the finger lifted", "what the pan recogniser of %o requires to fail, and how long %w takes",
        "let %w fail sooner, or do not require its failure")
    case .scrollCannotZoom where p.unit == .number:
      return ProblemWords(
        "%o did not zoom at %p: its maximumZoomScale, %v, was not above its minimumZoomScale, %l", "the zoom scales of %o", "set maximumZoomScale of %o above %l, or its minimumZoomScale lower")
    case .scrollCannotZoom:
      return ProblemWords("%o did not zoom at %p: there was no view for zooming", "viewForZooming of the delegate of %o", "set a delegate of %o, and return a view from its viewForZooming")
    case .scrollCannotScroll where p.limit == 1:
      return ProblemWords(
        p.value == 1 ? "%o did not scroll horizontally at %p: it was at its edge that way" : "%o did not scroll vertically at %p: it was at its edge that way",
        "contentOffset and contentSize of %o, and the direction of the wheel or trackpad", "show that %o ends there, or put it into a scroll view that scrolls farther")
    case .scrollCannotScroll where p.value == 1:
      return ProblemWords(
        "%o did not scroll horizontally at %p: its content%z was not wider than it, and it did not always bounce", "contentSize of %o, and the direction of the wheel or trackpad",
        "scroll vertically, let the content of %o be wider, or put %o into a scroll view that scrolls horizontally")
    case .scrollCannotScroll where p.value == 2:
      return ProblemWords(
        "%o did not scroll vertically at %p: its content%z was not higher than it, and it did not always bounce", "contentSize of %o, and the direction of the wheel or trackpad",
        "scroll horizontally, let the content of %o be higher, or put %o into a scroll view that scrolls vertically")
    default:
      return ProblemWords(
        "%o did not scroll at %p: its content%z fitted in it, and it did not always bounce", "contentSize and insets of %o", "set contentSize of %o to what it holds, or alwaysBounceVertical or alwaysBounceHorizontal to true")
    }
  }

  private func eventWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .inputHit:
      return ProblemWords(
        "%o was hit by a pinch or rotation on a trackpad at %p, and nothing there listened", "%o and the views above it: recognisers, touches methods, controls", "add a recogniser for it, or let a scroll view zoom")
    case .pressDiscarded where p.culprit == nil:
      return ProblemWords(
        "no responder handled a press (%t): neither %o nor one above it overrides pressesBegan or pressesEnded", "the responder chain from %o up", "override pressesBegan in a responder of that chain, or add a recogniser for it")
    case .pressDiscarded:
      return ProblemWords(
        "no responder handled a press: %w had no first responder", "the key window, and its first responder", "let what handles presses become first responder")
    case .motionDropped where p.limit == 1: return ProblemWords("a shake was not delivered: no window was key", "the key window", "make a window key with makeKeyWindow")
    case .motionDropped where p.limit == 2:
      return ProblemWords("a shake was not delivered: interaction events were being ignored", "the code that begins to ignore interaction events", "end ignoring as often as it was begun")
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

  private func actionWords(_ p: RKProblem) -> ProblemWords {
    switch p.reason {
    case .actionTargetGone:
      return ProblemWords("%o sent an action to a target that has ended: nothing was performed", "the life of the target: %o does not keep it", "keep the target as long as %o, or remove it from %o before it ends")
    case .actionNobody:
      let place: Literal = "the actions of the classes from %o up"
      switch NobodyCause(rawValue: record(of: p).point.x) {
      case .canPerformAction:
        return ProblemWords("no responder performs %a of %o: canPerformAction of %w was false", "canPerformAction of %w", "return true from canPerformAction of %w")
      case .nextResponder:
        return ProblemWords(
          "no responder performs %a of %o: the nextResponder override of %w leads past the one that implements it", "the nextResponder override of %w", "let it be reached through the nextResponder override of %w")
      case .windowNotKey:
        return ProblemWords("no responder performs %a of %o: %w implements it, and its window was not key", "the key window", "make its window the key window")
      case .noFirstResponder:
        return ProblemWords(
          "no responder performs %a of %o: there was no first responder, and none from %o up implements it", place, "implement it there, or let what implements it become first responder")
      default:
        return ProblemWords(
          "no responder performs %a of %o: neither the first responder nor one from %o up implements it", place,
          liveObject(p.victim, .controls) == nil ? "implement it there" : "implement the action there, or name a target")
      }
    case .actionNotImplemented, .targetDoesNotRespond:
      return ProblemWords("%w does not perform %a of %o: its class does not implement it", "the actions of the class of %w, and the selector that was added to %o", "implement the action in the class of %w, or remove it from the targets of %o")
    default: return ProblemWords("an action of %o was not performed: %r", "the targets of %o", "let the target implement the action, or remove it from the targets")
    }
  }
}

extension Context {
  /// The class of a view promises to accept nothing farther away, and has an override that is not asked there.
  fileprivate func hasPromise(_ view: RKObjectRef?) -> Bool {
    guard let view = liveView(view) else { return false }
    return view.has(.promised) && view.object.overrides(.pointInside)
  }
}

/// The value of an event without touches that a sendEvent override did not pass on; one with touches has their phase.
let withoutTouch = -1.0

extension RKProblem {
  /// It is about no touch, nor a place.
  var isWithoutTouch: Bool { kind == .swallowed && (rule == pressRule || reason == .eventDropped && value == withoutTouch) }
}
