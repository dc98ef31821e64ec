// SPDX-License-Identifier: MIT
import CResponderKit

// A decision of the trace as a story: what it waited for, and what others did because of it.

extension Context {
  /// The story around the record at `place`, which settled it.
  func story(about bits: UInt, _ place: Int, to text: inout Text) {
    let record = trace[place]
    if isFailure(record.reason), UInt(bitPattern: record.object) == bits, let wait = waitBefore(place, bits) {
      tellWait(wait, until: record.time, to: &text)
      text.add(", then failed (")
      fill(cause(record), record, to: &text)
      text.add(UInt8(ascii: ")"))
      addRule(record, to: &text)
    } else if record.reason == .gestureRecognized || record.reason == .gestureBegan, UInt(bitPattern: record.object) == bits,
      let met = requirementBefore(place, bits)
    {
      addName(record.object, to: &text)
      text.add(" waited ")
      if let wait = waitBefore(place, bits), wait.reason == .gestureWaits {
        text.addSeconds(record.time - wait.time)
        text.add(" ")
      }
      text.add("for ")
      addName(met.other, to: &text)
      text.add(" to fail, then ")
      text.add(record.reason == .gestureBegan ? "began at " : "recognised at ")
      text.addSeconds(record.time)
      addRule(met, to: &text)
    } else {
      _ = explain(record, to: &text)
    }
    addConsequences(place, bits, to: &text)
  }

  /// What a recogniser waited for in the attempt that ended with the record at `place`.
  func waitBefore(_ place: Int, _ bits: UInt) -> RKTraceRecord? {
    let wait = latest(place, bits, .object, RecordKinds.reset.union(.of(.gestureWaitsForTap, .gestureWaits))) { $0.reason == .gestureReset || $0.reason == .gestureWaitsForTap || $0.reason == .gestureWaits }
    return wait.flatMap { trace[$0].reason == .gestureReset ? nil : trace[$0] }
  }

  /// What a recogniser waited for last, before a record about it.
  func lastWait(of r: RKTraceRecord) -> RKTraceRecord? {
    latest(trace.count, r.object, .of(.gestureWaits)) { $0.sequence < r.sequence && $0.reason == .gestureWaits }.map { trace[$0] }
  }

  /// The recogniser that one waited for too long, as the record of that has it, or the latest one about a wait.
  func awaited(_ r: RKTraceRecord) -> UInt { UInt(bitPattern: liveGesture(r.other) == nil ? lastWait(of: r)?.other ?? r.other : r.other) }

  func requirementBefore(_ place: Int, _ bits: UInt) -> RKTraceRecord? {
    let met = latest(place, OpaquePointer(bitPattern: bits), .gestureReset, or: .gestureRequirementMet)
    return met.flatMap { trace[$0].reason == .gestureReset ? nil : trace[$0] }
  }

  private func tellWait(_ wait: RKTraceRecord, until end: Double, to text: inout Text) {
    addName(wait.object, to: &text)
    if wait.reason == .gestureWaitsForTap {
      text.add(" waited for another tap until ")
      let next = trace.place(of: wait.sequence).flatMap { first($0 + 1, before: trace.count, UInt(bitPattern: wait.object), .object, .received) }
      text.addSeconds(Double.minimum(Double.minimum(wait.value, end), next.map { trace[$0].time } ?? end))
    } else {
      text.add(" waited for ")
      addName(wait.other, to: &text)
      text.add(" to fail")
    }
  }

  /// What others did because of it, at the same instant.
  private func addConsequences(_ place: Int, _ bits: UInt, to text: inout Text) {
    var last = place
    while let k = sameInstant(after: last, about: bits) {
      last = k
      let r = trace[k]
      if UInt(bitPattern: r.object) == bits && r.reason == .gestureReset { return }
      guard UInt(bitPattern: r.other) == bits else { continue }
      if r.reason == .gestureRequirementMet {
        text.add("; ")
        addName(r.object, to: &text)
        text.add(", which required it to fail, ")
        addOutcome(k, UInt(bitPattern: r.object), to: &text)
      } else if r.reason == .gesturePrevented || r.reason == .gestureRequirementRecognized {
        text.add("; ")
        addName(r.object, to: &text)
        text.add(" failed because of it")
      }
    }
  }

  private func addOutcome(_ place: Int, _ bits: UInt, to text: inout Text) {
    var last = place
    while let k = sameInstant(after: last, about: bits) {
      last = k
      let r = trace[k]
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
