import CResponderKit

// The texts of a problem.
//
//     %o   the victim                  %w   the culprit                 %i   the touch's number          %p   the point
//     %v   the value, rounded          %l   the limit, rounded          %s   the value as seconds        %S   the limit as seconds
//     %m   value and limit with unit   %c   why a recogniser failed     %r   the record as a clause      %d   what decided: override or delegate

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
      if p.victim == nil {
        return ProblemWords("touch %i at %p hit no window", "the frames and levels of the windows", "let a window cover the place, or send touches only where windows are")
      }
      return p.reason == .controlNobodyListens
        ? ProblemWords("%o was touched at %p and sent no action: nothing was added for its events", "the targets of %o", "add a target for touchUpInside or valueChanged to %o")
        : ProblemWords(
          "touch %i at %p ended on %o, and nothing there listens", "%o and the views above it: recognisers, touches methods, controls",
          "add a recogniser or a control where people touch, or make the touched part look passive")
    case .nearMiss:
      return ProblemWords(
        "%o was missed by %v pt at %p; up to %l pt beside a control is a near miss", "the bounds of %o: they end %v pt before the touch",
        "enlarge the bounds of %o, or accept points around them in an override of point_inside")
    case .covered:
      return ProblemWords(
        "%o was touched at %p and not hit: %w is in front of it, and nothing there listens", "%w, in front of %o", "set userInteractionEnabled of %w to NO, or move %o in front")
    case .outside:
      return ProblemWords(
        "%o was touched at %p and not hit: that is %v pt outside of %w, and subviews are hit only inside", "the bounds of %w, which %o sticks out of",
        "enlarge %w, or move %o inside it")
    case .notInteractive:
      return ProblemWords(
        "%o was touched at %p and not hit: %w lets no touch through", "userInteractionEnabled, animation and transform of %w",
        "set userInteractionEnabled of %w to YES, or end its animation, or show %o as disabled")
    case .controlDisabled: return ProblemWords("%o was touched at %p and is disabled", "enabled of %o", "enable %o, or show why it is disabled")
    case .swallowed:
      return ProblemWords("%o did not get touch %i at %p, and nothing else listened: %d", "%d", "let it accept the touch, or pass it on")
    case .trackingCancelled:
      return ProblemWords(
        "%o lost touch %i: %w recognised, so its action was not sent", "%w: what it recognises, and cancelsTouchesInView",
        "set cancelsTouchesInView of %w to NO, or let its delegate not receive touches of %o")
    case .withheld:
      return p.reason == .touchWithheldMultipleTouch
        ? ProblemWords("%o did not get touch %i: it has another touch and multipleTouchEnabled is NO", "multipleTouchEnabled of %o", "set multipleTouchEnabled of %o to YES")
        : ProblemWords("%o did not get touch %i: exclusiveTouch, because of %w", "exclusiveTouch of %o and %w", "set exclusiveTouch to NO where several fingers are meant to touch")
    case .failedNarrowly:
      return ProblemWords("%o failed by little: %m", "the limits of %o, and the movement of touch %i", "give %o more room: change its property for that limit, or the constant of the context")
    case .longWait:
      return p.reason == .beganHeldBack
        ? ProblemWords("%o got touch %i %s late, more than %S: %w held it back", "delaysTouchesBegan of %w", "set delaysTouchesBegan of %w to NO, or let it fail sooner")
        : ProblemWords("%o waited %s, more than %S, for %w to decide", "what %o requires to fail, and how long %w takes", "let %w fail sooner, or do not require its failure")
    case .recognizerDisabled: return ProblemWords("%o never fires: it is disabled", "enabled of %o", "enable %o, or remove it")
    case .recognizerUnheard: return ProblemWords("%o tells nothing: it has no target, and no recogniser requires its failure", "the targets of %o", "add a target to %o, or remove it")
    case .recognizerDetached:
      return p.culprit == nil
        ? ProblemWords("%o never fires: it is attached to no view", "where %o is made", "add %o to a view")
        : ProblemWords("%o never fires: its view %w is in no window", "%w and its superviews", "add %w to a window")
    case .alwaysPrevented:
      return ProblemWords(
        "%o never recognised: in %v of %v attempts %w recognised first and prevented it", "%o and %w: requirements and delegates",
        "let %w require the failure of %o, or let a delegate allow both")
    case .beganAgain:
      return ProblemWords("touch %i began again although it was down: the update was refused", "where the host makes samples: the end of touch %i", "send ended or cancelled before the number is used again")
    case .neverBegan:
      return ProblemWords("touch %i was reported although it was not down: the update was refused", "where the host makes samples: the beginning of touch %i", "send began first, and nothing after ended")
    case .notEnded:
      return p.limit == 0
        ? ProblemWords("touch %i is still down where the input ends; it was reported %s before that", "where the host makes samples: the end of touch %i", "send ended or cancelled for each touch, also when the device goes away")
        : ProblemWords("touch %i is down and was not reported for %s, %S or more", "where the host makes samples: the end of touch %i", "send ended or cancelled for each touch, also when the device goes away")
    case .velocitySpike:
      return ProblemWords(
        "touch %i moved at %v pt/s, more than %l, to %p", "the samples of touch %i: position and timestamp", "send the time of the device with each sample, and end a touch before another finger gets its number")
    case .timeBackwards: return ProblemWords("time went backwards by %s", "the timestamps of the input", "send timestamps of one monotonic clock")
    case .inputDropped: return ProblemWords("input was dropped: %r", "the application, the windows, and ignoring of events", "make an application and a window first, and end ignoring")
    case .postRefused: return ProblemWords("something posted was refused: %r", "where the host posts input", "post touches in the order in which they were made")
    case .actionLost: return ProblemWords("an action of %o was not performed: %r", "the targets of %o", "let the target implement the action, or remove it from the targets")
    case .diagnostic: return ProblemWords("the library reports: %r", "%o", "see the rule of the reason")
    default: return nil
    }
  }

  func write(_ p: RKProblem, _ part: RKProblemPart, _ words: ProblemWords, to text: inout Text) {
    switch part {
    case .where:
      fill(words.place, p, to: &text)
      addMoment(p, to: &text)
    case .help: fill(words.help, p, to: &text)
    default:
      fill(words.sentence, p, to: &text)
      if p.count > 1 {
        text.add(", ")
        text.add(p.count)
        text.add(" times")
      }
      if p.rule != 0 {
        text.add(" (SPEC ")
        text.add(UInt64(p.rule))
        text.add(UInt8(ascii: ")"))
      }
    }
  }

  private func addMoment(_ p: RKProblem, to text: inout Text) {
    let isOfTouch = p.touch_id != 0 || p.kind.rawValue <= RKProblemKind.failedNarrowly.rawValue
    if isOfTouch {
      text.add("; touch ")
      text.add(p.touch_id)
      text.add(" at ")
      add(p.point, to: &text)
    }
    if p.sequence != 0 {
      text.add(isOfTouch ? ", " : "; ")
      text.addSeconds(p.time)
    }
  }

  private func fill(_ template: Literal, _ p: RKProblem, to text: inout Text) {
    text.add(template) { letter, text in fillIn(letter, p, to: &text) }
  }

  private func fillIn(_ letter: UInt8, _ p: RKProblem, to text: inout Text) {
    switch letter {
    case UInt8(ascii: "o"): addName(p.victim, to: &text)
    case UInt8(ascii: "w"): addName(p.culprit, to: &text)
    case UInt8(ascii: "i"): text.add(p.touch_id)
    case UInt8(ascii: "p"): add(RKPoint(x: (p.point.x * 1000).rounded() / 1000, y: (p.point.y * 1000).rounded() / 1000), to: &text)
    case UInt8(ascii: "v"): text.addRounded(p.value)
    case UInt8(ascii: "l"): text.addRounded(p.limit)
    case UInt8(ascii: "s"): text.addSeconds(p.value)
    case UInt8(ascii: "S"): text.addSeconds(p.limit)
    case UInt8(ascii: "m"): addMeasure(p, to: &text)
    case UInt8(ascii: "d"): addDecider(p, to: &text)
    default:
      let record = record(of: p)
      fill(sentence(record), record, to: &text)
    }
  }

  /// What was measured, and what was allowed or needed.
  private func addMeasure(_ p: RKProblem, to text: inout Text) {
    func add(_ value: Double) {
      if p.unit == .seconds { return text.addSeconds(value) }
      text.addRounded(value)
      text.add(p.unit == .degrees ? "°" : " pt")
    }
    let what: Literal =
      switch p.reason {
      case .gestureHeldTooLong: "held for "
      case .gestureNoNextTap: "the next tap came after "
      case .gestureNextTapTooFar: "the next tap began at a distance of "
      case .gestureNotAtEdge: "the touch began at a distance from the edge of "
      case .gestureSwipeWrongWay: "the finger left the direction by "
      default: p.unit == .seconds ? "it lasted " : p.unit == .degrees ? "the fingers turned by " : isPinch(p) ? "the fingers' distance changed by " : "the finger moved "
      }
    text.add(what)
    add(p.value)
    text.add(p.value > p.limit ? ", at most " : ", at least ")
    add(p.limit)
    text.add(p.value > p.limit ? " are allowed" : " are needed")
  }

  private func isPinch(_ p: RKProblem) -> Bool { liveGesture(UInt(bitPattern: p.victim))?.type == .pinch }

  /// The override, delegate or plugin that took a touch.
  private func addDecider(_ p: RKProblem, to text: inout Text) {
    let what: Literal
    switch p.reason {
    case .hitOutsideByOverride: what = "the pointInside override of "
    case .hitOverrideReturnedNil: what = "the hitTest override of "
    case .noteOverride: what = "an override of hit-testing of "
    case .eventDropped: what = "the sendEvent override of "
    case .gestureTouchRefused: what = "shouldReceiveTouch of the delegate of "
    case .gestureEventRefused: what = "shouldReceiveEvent of "
    case .gestureRefusedByView: what = "gestureRecognizerShouldBegin of "
    case .gestureRefusedByDelegate: what = "gestureRecognizerShouldBegin of the delegate of "
    case .controlRefusedTouch: what = "beginTracking of "
    default: what = "touchesShouldBegin of "
    }
    text.add(what)
    addName(p.culprit, to: &text)
    addPlugin(p, to: &text)
    text.add(p.reason == .eventDropped ? " did not pass the event on" : " refused it")
  }

  private func addPlugin(_ p: RKProblem, to text: inout Text) {
    guard let culprit = liveObject(UInt(bitPattern: p.culprit), .instances) else { return }
    let number: UInt16 =
      switch p.reason {
      case .hitOutsideByOverride: plugin(of: culprit, .pointInside)
      case .hitOverrideReturnedNil: plugin(of: culprit, .hitTest)
      case .noteOverride: Swift.max(plugin(of: culprit, .hitTest), plugin(of: culprit, .pointInside))
      case .eventDropped: plugin(of: culprit, culprit.kind == .window ? .windowSendEvent : .applicationSendEvent)
      case .controlRefusedTouch: plugin(of: culprit, .beginTracking)
      default: 0
      }
    if number == 0 { return }
    for plugin in eachPlugin where plugin.number == number {
      text.add(" (plugin ")
      text.add(plugin.id.bytes, plugin.id.length)
      text.add(UInt8(ascii: ")"))
    }
  }

  private func plugin(of object: Object, _ method: Method) -> UInt16 { object.overrides(method) ? object.slot(method).owner?.plugin ?? 0 : 0 }

  /// The decision as the trace had it, as far as the problem has kept it.
  func record(of p: RKProblem) -> RKTraceRecord {
    if let place = place(of: p) { return trace[place] }
    var record = RKTraceRecord()
    record.struct_size = UInt32(MemoryLayout<RKTraceRecord>.size)
    record.reason = p.reason
    record.time = p.time
    record.object = p.victim
    record.other = p.culprit
    record.point = p.point
    record.value = p.value
    record.touch_id = p.touch_id
    record.rule = p.rule
    return record
  }

  /// The place of its record in the trace; nil: it has none, or that is gone.
  func place(of p: RKProblem) -> Int? {
    let oldest = trace.sequence - UInt64(trace.count)
    guard p.sequence > oldest, p.sequence <= trace.sequence else { return nil }
    return Int(p.sequence - oldest) - 1
  }
}
