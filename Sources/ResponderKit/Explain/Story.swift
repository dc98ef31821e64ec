import CResponderKit

// The decision that settled an object's last attempt, what it waited for before, and what followed from it.

/// Records of the trace that lie together, by their places.
struct TraceRange {
  var first: Int
  var end: Int
}

extension Context {
  /// Everything that the trace holds.
  var wholeTrace: TraceRange { TraceRange(first: 0, end: trace.count) }

  /// The record that settled what became of the object; nil: nothing is recorded about it there.
  func settled(_ bits: UInt, in range: TraceRange) -> Int? {
    let object = liveObject(bits, .all)
    let own = object?.control != nil ? settlingControlRecord(about: bits, range) : object?.scrollView != nil ? settlingScrollRecord(about: bits, range) : nil
    return own ?? settlingRecord(about: bits, range)
  }

  /// The story around the record at `place`, which settled it.
  func story(about bits: UInt, _ place: Int, to text: inout Text) {
    let record = trace[place]
    if isFailure(record.reason), UInt(bitPattern: record.object) == bits, let wait = waitBefore(place, bits) {
      tellWait(wait, to: &text)
      text.add(", then failed (")
      fill(cause(record), record, to: &text)
      text.add(UInt8(ascii: ")"))
      addRule(record, to: &text)
    } else if record.reason == .gestureRecognized || record.reason == .gestureBegan, UInt(bitPattern: record.object) == bits,
      let met = requirementBefore(place, bits)
    {
      addName(record.object, to: &text)
      text.add(" waited for ")
      addName(met.other, to: &text)
      text.add(" to fail, then ")
      text.add(record.reason == .gestureBegan ? "began" : "recognised")
      addRule(met, to: &text)
    } else {
      _ = explain(record, to: &text)
    }
    addConsequences(place, bits, to: &text)
  }

  /// A reset, an action and the like follow from a decision and are none: the decision is what is asked for.
  private func isAftermath(_ reason: RKReason) -> Bool {
    switch reason {
    case .gestureReset, .gestureActionSent, .gestureNoTarget, .gestureTouchWhileDone, .gestureTouchWhileWaiting, .actionPerformed: true
    default: false
    }
  }

  func isFailure(_ reason: RKReason) -> Bool {
    let number = reason.rawValue
    return (540..<570).contains(number) || (572..<580).contains(number)
  }

  /// The last decision about the object as its subject, else anything about it.
  private func settlingRecord(about bits: UInt, _ range: TraceRange) -> Int? {
    var anything: Int?
    var asOther: Int?
    var k = range.end
    while k > range.first {
      k -= 1
      let r = trace[k]
      if Reason.isNote(r.reason) { continue }
      if UInt(bitPattern: r.object) == bits {
        if !isAftermath(r.reason) { return k }
        if anything == nil { anything = k }
      } else if UInt(bitPattern: r.other) == bits {
        if isAboutOther(r.reason), anything == nil { return k }
        if asOther == nil { asOther = k }
      }
    }
    return anything ?? asOther
  }

  /// Decisions on a touch, whose view is the other object.
  private func isAboutOther(_ reason: RKReason) -> Bool {
    switch reason {
    case .touchWithheldMultipleTouch, .touchCancelledBySystem, .touchCancelledByRemoval, .touchCancelledByWindow: true
    case .scrollTouchDelayed, .scrollDelayDropped, .scrollTouchRefused: true
    default: false
    }
  }

  /// Why a scroll view did not scroll in its last touch, or that it did: deliveries to it settle nothing.
  private func settlingScrollRecord(about bits: UInt, _ range: TraceRange) -> Int? {
    var k = range.end
    while k > range.first {
      k -= 1
      let r = trace[k]
      guard UInt(bitPattern: r.object) == bits else { continue }
      if (605..<650).contains(r.reason.rawValue) { return k }
      if r.reason != .delivered, r.reason != .forwarded { return nil }
    }
    return nil
  }

  /// What became of a control's last touch: how its tracking ended, or why it did not begin; and only if it ended inside, what was sent.
  private func settlingControlRecord(about bits: UInt, _ range: TraceRange) -> Int? {
    var sent: Int?
    var k = range.end
    while k > range.first {
      k -= 1
      let r = trace[k]
      guard UInt(bitPattern: r.object) == bits else { continue }
      // A text field's keyboard, unless something was sent since.
      if sent == nil, r.reason == .textRefused || r.reason == .textReturnStays || r.reason == .textKey { return k }
      guard r.reason.rawValue >= 700, r.reason.rawValue < 800 else { continue }
      if r.reason == .controlSentEvents || r.reason == .controlNobodyListens {
        if sent == nil { sent = k }
      } else if r.reason == .controlBeganTracking || (r.reason == .controlEndedTracking && r.value == 1) {
        // While it tracks, events without a target settle nothing.
        if let sent, trace[sent].reason == .controlNobodyListens, r.reason == .controlBeganTracking { return k }
        return sent ?? k
      } else {
        return k
      }
    }
    return sent
  }

  /// What a recogniser waited for in the attempt that ended with the record at `place`.
  func waitBefore(_ place: Int, _ bits: UInt) -> RKTraceRecord? {
    var k = place
    while k > 0 {
      k -= 1
      let r = trace[k]
      if UInt(bitPattern: r.object) != bits { continue }
      if r.reason == .gestureWaitsForTap || r.reason == .gestureWaits { return r }
      if r.reason == .gestureReset { return nil }
    }
    return nil
  }

  func requirementBefore(_ place: Int, _ bits: UInt) -> RKTraceRecord? {
    var k = place
    while k > 0 {
      k -= 1
      let r = trace[k]
      if UInt(bitPattern: r.object) != bits { continue }
      if r.reason == .gestureRequirementMet { return r }
      if r.reason == .gestureReset { return nil }
    }
    return nil
  }

  private func tellWait(_ wait: RKTraceRecord, to text: inout Text) {
    addName(wait.object, to: &text)
    if wait.reason == .gestureWaitsForTap {
      text.add(" waited for another tap until ")
      text.addSeconds(wait.value)
    } else {
      text.add(" waited for ")
      addName(wait.other, to: &text)
      text.add(" to fail")
    }
  }

  /// What others did because of it, at the same instant.
  private func addConsequences(_ place: Int, _ bits: UInt, to text: inout Text) {
    let time = trace[place].time
    for k in places(trace.count, from: place + 1) {
      let r = trace[k]
      if r.time != time || (UInt(bitPattern: r.object) == bits && r.reason == .gestureReset) { return }
      guard UInt(bitPattern: r.other) == bits else { continue }
      if r.reason == .gestureRequirementMet {
        text.add("; ")
        addName(r.object, to: &text)
        text.add(", which required it to fail, ")
        addOutcome(k + 1, UInt(bitPattern: r.object), time, to: &text)
      } else if r.reason == .gesturePrevented || r.reason == .gestureRequirementRecognized {
        text.add("; ")
        addName(r.object, to: &text)
        text.add(" failed because of it")
      }
    }
  }

  private func addOutcome(_ from: Int, _ bits: UInt, _ time: Double, to text: inout Text) {
    for k in places(trace.count, from: from) {
      let r = trace[k]
      if r.time != time { break }
      if UInt(bitPattern: r.object) != bits { continue }
      if r.reason == .gestureRecognized { return text.add("recognised") }
      if r.reason == .gestureBegan { return text.add("began") }
      if isFailure(r.reason) {
        text.add("failed (")
        fill(cause(r), r, to: &text)
        return text.add(UInt8(ascii: ")"))
      }
    }
    text.add("went on")
  }
}
