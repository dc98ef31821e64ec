import CResponderKit

// A problem leads to the explanation of its victim for its touch.

extension Context {
  /// The beginning of the touch that was under way at a record.
  private func beginning(_ id: Int64, before place: Int) -> Int? {
    var k = place + 1
    while k > 0 {
      k -= 1
      let r = trace[k]
      if r.touch_id == id, isBeginning(r.reason) { return k }
    }
    return nil
  }

  /// What explains a problem; nil: its victim has gone, and only the record is left.
  func explanation(_ p: RKProblem) throws(RKStatus) -> Explanation? {
    guard let victim = liveObject(UInt(bitPattern: p.victim), .all), p.kind != .diagnostic else { return nil }
    guard let steps = arena.allocate(RKExplanationStep.self, Explanation.most, unlimited) else { throw noMemory() }
    var explanation = Explanation(victim, steps)
    if let place = place(of: p), let begun = beginning(p.touch_id, before: place) {
      explanation.explain(TracedTouch(first: trace[begun], place: begun, range: range(of: trace[begun], begun)))
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
    step.time = r.time
    step.subject = r.object
    step.culprit = r.other
    step.point = r.point
    step.value = p.value
    step.limit = p.limit
    step.touch_id = p.touch_id
    return step
  }
}
