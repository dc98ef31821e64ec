// SPDX-License-Identifier: MIT
import CResponderKit

// A problem leads to the explanation of its victim for its touch.

extension Context {
  /// The decision about the victim that the problem is made of; nil: there is none.
  private func decision(_ p: RKProblem, _ place: Int) -> Int? {
    let r = trace[place]
    // Those about a touch, or about what scrolls for its view.
    if p.kind == .withheld || p.kind == .scrollUnmoved { return place }
    // What it received of a press of which it missed a part.
    if p.kind == .swallowed, p.rule == pressRule, let next = latest(pressEnd(r, place), p.victim, .of(.pressDelivered, .pressForwarded), { ($0.reason == .pressDelivered || $0.reason == .pressForwarded) && $0.touch_id == r.touch_id }) { return next }
    if r.object == p.victim, !Reason.isNote(r.reason), r.reason.rawValue >= 200, r.reason == p.reason || !isFailure(p.reason) { return place }
    // What it received of a press that no responder handled.
    if r.reason == .pressDiscarded { return latest(place, p.victim, .of(.pressDelivered)) { $0.reason == .pressDelivered && $0.time == r.time } }
    // Beside a note, in the same attempt.
    guard isFailure(p.reason) else { return nil }
    for turn in places(2) {
      let step = 2 * turn - 1
      var k = place + step
      // A tap that came too late is of the next attempt.
      while k >= 0, k < trace.count, trace[k].object != p.victim || trace[k].reason != .gestureReset || p.reason == .gestureNoNextTap {
        if trace[k].object == p.victim, trace[k].reason == p.reason { return k }
        k += step
      }
    }
    return nil
  }

  /// The place where a press begins that has the number of a record's again.
  private func pressEnd(_ r: RKTraceRecord, _ place: Int) -> Int {
    for k in places(trace.count, from: place + 1) where trace[k].reason == .pressBegan && trace[k].touch_id == r.touch_id { return k }
    return trace.count
  }

  /// The wheel, trackpad or press that a record is about; nil: it is about none.
  func otherInput(at place: Int) -> Int? {
    if (650..<663).contains(trace[place].reason.rawValue) { return place }
    var k = place + 1
    while k > 0, trace[k - 1].time == trace[place].time {
      k -= 1
      switch trace[k].reason {
      case .inputHit, .pressBegan: return k
      case .touchHit, .touchHitNothing: return nil
      default: continue
      }
    }
    return nil
  }

  /// What the host's input did wrong, and diagnostics: no object has a part in it.
  private func isOfRecord(_ kind: RKProblemKind) -> Bool { kind == .diagnostic || kind == .beganAgain || kind == .neverBegan || kind == .velocitySpike || kind == .traceIncomplete }

  /// What explains a problem; nil: its victim has gone, or has no part in it, and only the record is left.
  func explanation(_ p: RKProblem) throws(RKStatus) -> Explanation? {
    guard let victim = liveObject(p.victim, .all), !isOfRecord(p.kind), !p.isOfVictimAlone else { return nil }
    guard let steps = arena.allocate(RKExplanationStep.self, Explanation.most, unlimited) else { throw noMemory() }
    var explanation = Explanation(victim, steps)
    if p.kind == .recognizerDetached {
      explanation.explainLatest()
    } else if let place = place(of: p), let decision = decision(p, place) {
      explanation.tell(decision)
      if decision != place, trace[place].reason == .pressDiscarded { explanation.addInput(place) }
    } else if p.kind == .actionLost {
      // The record is about the target: the control has other touches, too.
      return nil
    } else if let place = place(of: p), p.touch_id == 0, let input = otherInput(at: place) {
      if Reason.isNote(trace[place].reason), trace[input].reason != .inputHit { return nil }
      explanation.addInput(input)
    } else if let place = place(of: p), let touch = touch(of: p.touch_id, at: place), touch.place <= place {
      explanation.explain(touch)
    } else {
      explanation.explainLatest()
    }
    return explanation
  }

  /// The record that showed it, as the only cause.
  func step(of p: RKProblem) -> RKExplanationStep {
    let r = record(of: p)
    var step = RKExplanationStep()
    step.struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
    step.reason = r.reason
    step.rule = r.rule
    step.unit = p.unit
    // What shows it is how things are now.
    step.time = p.sequence == 0 ? .nan : r.time
    step.subject = r.object
    step.culprit = r.other
    step.point = r.point
    step.value = p.value
    step.limit = p.limit
    step.touch_id = p.touch_id
    return step
  }
}

extension RKProblem {
  /// What the victim is whatever was touched, or a key that called none of its commands.
  fileprivate var isOfVictimAlone: Bool {
    kind == .recognizerUnheard || kind == .recognizerDisabled && unit == .none || kind == .failedNarrowly && unit == .number
  }
}
