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
            : "touch %i at %p ended on %o%N: the hitTest override of %w led it there, and %o does not contain the point", "the hitTest override of %w",
          "return a view from it that is in the window and handles touches, or what the inherited method returns")
      }
      if p.victim == nil {
        return ProblemWords("touch %i at %p hit no window", "the frames and levels of the windows", "let a window cover the place, or send touches only where windows are")
      }
      if p.reason != .controlNobodyListens, liveResponder(p.victim)?.overrides(.nextResponder) == true {
        return ProblemWords(
          "touch %i at %p ended on %o, and nothing handled it there or where its nextResponder override leads", "the nextResponder override of %o",
          "let nextResponder lead to what handles touches, such as the superview")
      }
      return p.reason == .controlNobodyListens
        ? ProblemWords("%o was touched at %p and sent no action: nothing was added for %e", "the targets of %o", "add a target for %e to %o, or show that it does nothing")
        : ProblemWords(
          "touch %i at %p ended on %o%N", "%o and the views above it: recognisers, touches methods, controls",
          "add a recogniser or a control where people touch, or make the touched part look passive")
    case .nearMiss where record(of: p).depth != 0:
      return ProblemWords(
        "%o was missed at %p: its width or its height was 0, and no point lies inside it", "the frame of %o",
        "give %o a width and a height; if a layout computes them, let it do so before %o is to be touched")
    case .nearMiss where hasPromise(p.victim):
      return ProblemWords(
        "%o was missed by %v pt at %p, and its override was not called", "hit_test_outset of the class of %o", "let hit_test_outset of the class of %o be as much as its override accepts")
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
        "%h: a view that has ended since was in front of it%N", "what was in front of %o then",
        "set userInteractionEnabled of what is in front to false, or take it away before %o is to be touched")
    case .covered where liveView(p.culprit).map({ $0.holdsTarget(besides: $0) }) == true:
      return ProblemWords(
        "%h: %w was in front of it%Z%N", "%w, in front of %o",
        "override pointInside of %w, so that it is false where %w holds nothing%f; leave it if %w is modal")
    case .covered where liveObject(p.culprit, .windows) != nil:
      return ProblemWords(
        "%h: the window %w was in front of it%N", "the window %w, its level and userInteractionEnabled",
        p.value == 0 ? "hide %w while it shows nothing, give it a lower level than the window of %o, or set its userInteractionEnabled to false" : "hide %w, and all else in front of %o, while they show nothing")
    case .covered where lid(p).map({ $0.pointer != p.culprit && $0.holdsTarget(besides: liveView(p.culprit)) }) == true:
      return ProblemWords(
        "%h: %w was in front of it%Z%N", "%B, in front of %o", "hide %B, or remove it, while %o is to be touched")
    case .covered where liveView(p.culprit).map({ $0.isTarget || $0.scrolls }) == true:
      return ProblemWords(
        "%h: %w was in front of it%Z%N", "%w, in front of %o", "override pointInside of %w, so that it is false over %o%f")
    case .covered:
      return ProblemWords(
        "%h: %w was in front of it%Z%N", "%w, in front of %o", p.value == 0 ? "set userInteractionEnabled of %w to false%f" : "set userInteractionEnabled of %w, and of all else in front of %o, to false%f")
    case .outside:
      return ProblemWords(
        "%h: the point was %v pt outside of %w, and subviews are hit only inside it", "the bounds of %w, which %o sticks out of",
        isEmpty(p.culprit) ? "give %w a width and a height"
          : ender(p).map { $0.pointer != p.culprit } == true ? "enlarge all from %w to %E, or move %o inside them" : "enlarge %w, or move %o inside it")
    case .notInteractive:
      return p.value == Obstacle.animation.rawValue
        ? ProblemWords(
          "%h: %w was animating without interaction", "the animation of %w", "allow interaction while %w is animating, or make the animation shorter")
        : p.value == Obstacle.transform.rawValue
        ? ProblemWords("%h: the transform of %w could not be inverted", "transform of %w", "give %w a transform with scales other than 0, or hide it")
        : p.value == Obstacle.alpha.rawValue
        ? ProblemWords(
          "%h: alpha of %w was below %A%N", "alpha of %w", "set alpha of %w to more than %A, or to 0 where %w is meant to be invisible")
        : p.value == Obstacle.hidden.rawValue
        ? ProblemWords("touch %i at %p hit no window: %w, which is there, was hidden", "hidden of %w", "set hidden of %w to false, or call makeKeyAndVisible")
        : p.value == Obstacle.screen.rawValue
        ? ProblemWords("touch %i at %p hit no window: %w, which is there, was on another screen", "screen of %w", "send the screen with each sample, or set screen of %w")
        : ProblemWords(
          "%h: userInteractionEnabled of %w was false", "userInteractionEnabled of %w", "set userInteractionEnabled of %w to true%n, or show %o as disabled")
    case .controlDisabled where p.unit == .number:
      return ProblemWords("%o was touched at %p, in segment %v, which was disabled", "segment %v of %o", "enable segment %v of %o, or show why it is disabled")
    case .controlDisabled where p.reason == .missUnchanged:
      return switch liveControl(p.victim)?.data.type {
      case .segmented: ProblemWords("%o was touched at %p and has no segments", "the segments of %o", "insert segments into %o before it is shown")
      case .page: ProblemWords("%o was touched at %p and has fewer than 2 pages", "numberOfPages of %o", "set numberOfPages of %o, or hide it while there is one page")
      default: ProblemWords("%o was touched at %p, and its minimum is not less than its maximum", "the range of %o", "set a maximum of %o that is greater than its minimum")
      }
    case .controlDisabled: return ProblemWords("%o was touched at %p and was disabled", "enabled of %o", "enable %o, or show why it is disabled")
    case .swallowed where p.reason == .hitInsideByOverride:
      return ProblemWords(
        "%h: the pointInside override of %w accepted the touch %v pt outside of its bounds", "the pointInside override of %w",
        "return true from the pointInside override of %w only for points that are meant for %w")
    case .swallowed where p.reason == .hitOverrideReturned:
      return ProblemWords(
        "%h: the hitTest override of %w took the touch%N", "the hitTest override of %w",
        liveView(p.culprit).map { liveView(p.victim)?.isDescendant(of: $0) == false } == true
          ? "return nil from the hitTest override of %w for touches that are not meant for it"
          : "let the hitTest override of %w return what the inherited method returns, except for touches that are meant for %w")
    case .swallowed where p.unit == .points:
      return ProblemWords(
        "%o was touched at %p, %v pt beside its thumb%T: only a touch on the thumb moves it", "the thumb of %o",
        p.value <= Explanation.near ? "make %o taller, and so its thumb, or set its value in the action of a tap recogniser" : "set the value of %o in the action of a tap recogniser, if touches beside the thumb are to move it")
    case .swallowed where p.reason == .missHandledBelow || p.reason == .eventDropped && p.value != 0 || p.reason == .missNoSuper && p.value < sendsNoAction && (p.value != 0 || liveGesture(p.victim) != nil):
      let sentence: Literal =
        switch p.value {
        case withoutTouch: "an event without touches was lost: %d"
        case 0: p.rule == pressRule ? "%o missed the beginning of a press: %d" : "%o missed the beginning of touch %i at %p: %d"
        case 1: "%o missed the moves of touch %i, which began at %p: %d"
        default: p.rule == pressRule ? "%o missed the end of a press: %d" : "%o missed the end of touch %i, which began at %p: %d"
        }
      return ProblemWords(
        sentence, "%d",
        p.reason == .eventDropped ? "call super there for every event that is not to be lost" : "call super there, or override all of these methods")
    case .swallowed where p.reason == .missNoSuper && p.value >= keepsEndTracking && liveControl(p.victim)?.data.field != nil:
      return ProblemWords("%o was touched at %p and did not become first responder: %d", "%d", "call super there")
    case .swallowed where p.reason == .missNoSuper:
      return ProblemWords(
        p.value > sendsNoAction ? "%o was touched at %p and sent no valueChanged: %d" : p.value == sendsNoAction ? "%o was touched at %p, and no action was performed: %d" : "%o was touched at %p and sent no action: %d, and so it tracked nothing", "%d",
        "call super there, or send the actions from there")
    case .swallowed where p.reason == .scrollMayNotCancel || p.reason == .scrollCancelRefused:
      return ProblemWords("%o did not scroll at %p%T: %d", "%d",
        p.reason == .scrollMayNotCancel ? "set canCancelContentTouches of %o to true" : "return true from touchesShouldCancel of %o for what is not meant to keep a drag")
    case .swallowed where p.reason == .gestureRefusedByView || p.reason == .gestureRefusedByDelegate:
      return ProblemWords("%o had touch %i at %p and did not begin%T: %d", "%d", "return true from there for the touches that are meant for %o; leave it for others")
    case .swallowed where p.reason == .controlRefusedTouch:
      return ProblemWords("%o did not track touch %i at %p%T: %d", "%d", "return true from there for the touches that are meant for %o")
    case .swallowed:
      return ProblemWords(
        "%o did not get touch %i at %p%T: %d", "%d",
        p.reason == .eventDropped ? "call super there for every event that is not to be lost"
          : p.reason == .gestureTouchRefused ? "return true from there for the touches that %o is for; leave it where it is not meant"
          : p.severity == .hint ? "let it accept the touch; leave it where %o is not meant" : "let it accept the touch")
    case .trackingCancelled:
      return ProblemWords(
        liveControl(p.victim)?.data.field != nil
          ? "%o lost touch %i: %w recognised, so it did not become first responder"
          : liveControl(p.victim)?.data.type == .slider && p.reason != .neverDelivered
            ? "%o stopped following touch %i: %w recognised, and took it" : "%o lost touch %i: %w recognised, so its action was not sent", "%w: what it recognises, and cancelsTouchesInView",
        "set cancelsTouchesInView of %w to false, or return false from shouldReceiveTouch of its delegate for touches of %o")
    case .withheld:
      return p.reason == .controlBusy || (p.reason == .touchWithheldMultipleTouch && liveObject(p.victim, .controls) != nil)
        ? ProblemWords(
          "%g a control tracks one touch at a time, and it had one", "both touches of %o", "let the fingers use controls of their own, or handle touches in a view's class")
        : p.reason == .touchWithheldMultipleTouch
        ? ProblemWords("%g it had another touch and multipleTouchEnabled was false", "multipleTouchEnabled of %o", "set multipleTouchEnabled of %o to true")
        : p.value == 1
        ? ProblemWords(
          "%g its exclusiveTouch was true, and %w had a touch", "exclusiveTouch of %o", "set exclusiveTouch of %o to false where several fingers are meant to touch")
        : ProblemWords(
          "%g exclusiveTouch of %w was true, and it had a touch", "exclusiveTouch of %w", "set exclusiveTouch of %w to false where several fingers are meant to touch")
    case .textRefused: return textWords(p)
    case .touchLost: return lossWords(p)
    case .scrollUnmoved: return scrollWords(p)
    case .eventUnheard: return eventWords(p)
    case .eventsIgnored where p.reason != .touchIgnored:
      return ProblemWords(
        p.reason == .pressIgnored ? "a press was dropped: interaction events were being ignored" : "a wheel or trackpad gesture at %p was dropped: interaction events were being ignored", "the code that begins to ignore interaction events, and what should end that",
        "call endIgnoringInteractionEvents once for each beginIgnoringInteractionEvents, also where an animation or a request fails")
    case .eventsIgnored:
      return ProblemWords(
        p.unit == .none ? "touch %i at %p was dropped: interaction events had been ignored since before the trace"
          : "touch %i at %p was dropped: interaction events had been ignored for %s", "the code that begins to ignore interaction events, and what should end that",
        "call endIgnoringInteractionEvents once for each beginIgnoringInteractionEvents, also where an animation or a request fails")
    case .recognizerFailed: return failureWords(p)
    case .failedNarrowly where p.unit == .number:
      return ProblemWords("a key command of %o was not called: it needs %K, and the key came with %k", "the key commands of %o", "add one for %k, or show that it needs %K")
    case .failedNarrowly:
      return ProblemWords("%o failed by little: %m", p.isWithoutTouch ? "the limits of %o" : "the limits of %o, and the movement of touch %i", "%L, or show people what it takes")
    case .longWait:
      return p.reason == .beganHeldBack
        ? ProblemWords("%o got touch %i %s late, more than %S: %w held it back", "delaysTouchesBegan of %w", "set delaysTouchesBegan of %w to false, or let it fail sooner")
        : p.reason == .endedHeldBack
        ? ProblemWords("%o got the end of touch %i %s late, more than %S: %w held it back", "delaysTouchesEnded of %w", "set delaysTouchesEnded of %w to false, or let it fail sooner")
        : ProblemWords("%o waited %s, more than %S, for %w to decide", "what %o requires to fail, and how long %w takes", waitHelp(p))
    case .recognizerDisabled:
      return ProblemWords(
        p.unit == .none ? "%o never fires: it is disabled" : "%o did not get touch %i at %p%T: it was disabled", "enabled of %o", p.unit == .none ? "enable %o, or remove it" : "enable %o before it is touched")
    case .recognizerUnheard: return ProblemWords("%o has no effect: it has no target, and no recogniser requires its failure", "the targets of %o", "add a target to %o, or remove it")
    case .recognizerDetached:
      return p.culprit == nil
        ? ProblemWords("%o never fires: it is attached to no view", "the code that makes %o", "add %o to a view")
        : ProblemWords("%o never fires: its view %w is in no window", "%w and its superviews", "add %w to a window")
    case .alwaysPrevented where p.culprit == nil:
      return ProblemWords(
        "%o never recognised: in %v of %v attempts others recognised first and prevented it", "%o, and the recognisers of the views inside its view",
        "let the others recognise only what they are for: return false from gestureRecognizerShouldBegin for other directions, or let delegates of them allow both")
    case .alwaysPrevented:
      return ProblemWords(
        "%o never recognised: in %v of %v attempts %w recognised first and prevented it", "%o and %w: requirements and delegates",
        record(of: p).reason == .gestureRequirementRecognized ? "let %w require the failure of %o, and not the other way round"
        // That of a scroll view's own recogniser is the scroll view.
        : liveGesture(p.culprit)?.has(.drivesScroll) == true ? "let a delegate of %o allow both to recognise" : "let a delegate of %w allow both to recognise")
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
    case .inputDropped where p.unit == .number:
      return ProblemWords("posted events are waiting: %v", "the code that drains the queue of the context", "call drain, or let the run loop run")
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

  /// A single tap has to wait for a double tap of its view: no other way tells them apart.
  private func waitHelp(_ p: RKProblem) -> Literal {
    guard let g = liveGesture(p.victim), let other = liveGesture(p.culprit), g.isTap, other.isTap, g.view == other.view, g.tapData.tapsRequired < other.tapData.tapsRequired else {
      return "let %w fail sooner, or do not require its failure"
    }
    return "accept the wait, which sets %o apart from %w, or set maximumIntervalBetweenSuccessiveTaps of %w lower"
  }

  private func nearHelp(_ p: RKProblem) -> Literal {
    let isOverridden = liveObject(p.victim, .views)?.isProgrammed(.pointInside) ?? false
    if ender(p) != nil {
      return isOverridden
        ? "enlarge all up to %E: %o has an override, but subviews are hit only inside" : "enlarge all from %o to %E, or override pointInside of each: subviews are hit only inside"
    }
    return isOverridden ? "let the pointInside override of %o accept points there" : "enlarge the bounds of %o, or accept points around them in an override of pointInside"
  }

  /// The point in the window of a view. A touch that hit another window, or none, has it elsewhere.
  func place(of p: RKProblem, in view: View) -> RKPoint? {
    let own = liveObject(p.window, .windows)?.view
    guard let window = view.window?.view, own != nil || p.window == nil else { return nil }
    return window.toLocal(own?.toSuperview(p.point) ?? p.point)
  }

  /// The outermost superview of a missed view that does not contain the touch either: enlarging the view alone does not help.
  func ender(_ p: RKProblem) -> View? {
    guard let view = liveView(p.victim), let point = place(of: p, in: view) else { return nil }
    var found: View?
    var next = view.superview
    while let v = next {
      let local = v.convertDown(point, from: view.root)
      if !v.boundsContain(local.x, local.y), !v.object.isProgrammed(.pointInside) { found = v }
      next = v.superview
    }
    return found
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
  var isWithoutTouch: Bool { kind == .failedNarrowly || kind == .recognizerFailed ? window == nil : kind == .swallowed && (rule == pressRule || reason == .eventDropped && value == withoutTouch) }
}
