// SPDX-License-Identifier: MIT
import CResponderKit

/// Where a touch was, and in whose coordinates; without a window in those of the screen.
struct ProblemPoint {
  var place = RKPoint()
  var window: UInt = 0
}

/// Problems as they are found: equal ones are one with a count (SPEC 357).
struct ProblemList {
  let context: Context
  private(set) var problems = Buffer<RKProblem>()
  /// Places of the problems, plus one, by what makes them equal.
  private var known = NumberMap()
  /// The same in their order.
  private var ranks = Buffer<Int>()

  init(_ context: Context) { self.context = context }

  var count: Int { ranks.count }
  /// In their order.
  subscript(_ k: Int) -> RKProblem { problems[ranks[k]] }

  @inline(never)
  mutating func free() {
    problems.free(context.memory)
    known.free(context.memory)
    ranks.free(context.memory)
  }

  /// About a touch.
  @inline(never)
  mutating func add(
    _ kind: RKProblemKind, at place: Int, reason: RKReason? = nil, victim: UInt, culprit: UInt = 0, value: Double = 0, limit: Double = 0, unit: RKUnit = .none, of touch: ProblemTouch,
    isMild: Bool = false
  ) throws(RKStatus) {
    try put(kind, at: place, reason: reason, victim: victim, culprit: culprit, point: touch.point, value: value, limit: limit, unit: unit, touch: touch.id, isMild: isMild)
  }

  @inline(never)
  mutating func add(
    _ kind: RKProblemKind, at place: Int, victim: UInt, culprit: UInt = 0, point: ProblemPoint = ProblemPoint(), value: Double = 0, limit: Double = 0, unit: RKUnit = .none, touch: Int64 = 0
  ) throws(RKStatus) {
    try put(kind, at: place, victim: victim, culprit: culprit, point: point, value: value, limit: limit, unit: unit, touch: touch)
  }

  /// Found, at a record of the trace or now.
  @inline(never)
  mutating func put(
    _ kind: RKProblemKind, at place: Int?, reason: RKReason? = nil, rule: UInt32? = nil, victim: UInt, culprit: UInt = 0, point: ProblemPoint = ProblemPoint(), value: Double = 0, limit: Double = 0,
    unit: RKUnit = .none, touch: Int64 = 0, count: Int = 1, first: Int? = nil, isMild: Bool = false
  ) throws(RKStatus) {
    var problem = RKProblem()
    problem.struct_size = UInt32(MemoryLayout<RKProblem>.size)
    problem.kind = kind
    problem.severity = ProblemList.severity(kind)
    // Where a recording ends, a finger may be down.
    if isMild || kind == .notEnded && limit == 0 { problem.severity = .hint }
    problem.unit = unit
    problem.count = UInt64(count)
    problem.time = context.time
    problem.first_time = context.time
    if let place {
      let last = context.trace[place]
      let earliest = first.map { context.trace[$0] } ?? last
      (problem.reason, problem.rule) = (last.reason, last.rule)
      (problem.time, problem.sequence) = (last.time, last.sequence)
      (problem.first_time, problem.first_sequence) = (earliest.time, earliest.sequence)
    }
    if let reason, reason != problem.reason { (problem.reason, problem.rule) = (reason, Reason.rule(reason)) }
    if let rule { problem.rule = rule }
    problem.victim = RKObjectRef(bitPattern: victim)
    problem.culprit = RKObjectRef(bitPattern: culprit)
    problem.point = point.place
    problem.window = RKObjectRef(bitPattern: point.window)
    problem.value = value
    problem.limit = limit
    problem.touch_id = touch
    try fold(problem)
  }

  @inline(never)
  private mutating func fold(_ problem: RKProblem) throws(RKStatus) {
    guard known.reserve(context.memory) else { throw noMemory() }
    var key = ProblemList.key(problem)
    while known[key] != 0 {
      let place = Int(known[key]) - 1
      if ProblemList.isEqual(problems[place], problem) {
        let old = problems[place]
        // Touches are judged late: what is found later may have been earlier.
        var folded = problem.sequence < old.sequence ? old : problem
        let first = problem.first_sequence < old.first_sequence ? problem : old
        // One decision about several touches is one.
        if old.severity.rawValue > folded.severity.rawValue { folded.severity = old.severity }
        folded.count = problem.sequence != 0 && problem.sequence == old.sequence ? old.count : old.count + problem.count
        (folded.first_time, folded.first_sequence) = (first.first_time, first.first_sequence)
        problems[place] = folded
        return
      }
      key &+= 1
    }
    guard problems.append(problem, context.memory) else { throw noMemory() }
    known.set(key, UInt32(truncatingIfNeeded: problems.count))
  }

  private static func isEqual(_ a: RKProblem, _ b: RKProblem) -> Bool {
    if a.kind != b.kind { return false }
    if isOfInput(a.kind) { return true }
    switch a.kind {
    // At its edge and along another axis are two, and so are text that was typed and a field that was to become first responder.
    case .scrollUnmoved, .textRefused: if a.value != b.value || a.limit != b.limit { return false }
    // Why: hidden and animating are two.
    case .notInteractive: if a.value != b.value { return false }
    case .eventUnheard: if a.limit != b.limit { return false }
    default: break
    }
    return a.victim == b.victim && (a.kind == .nearMiss || (a.culprit == b.culprit && a.reason == b.reason))
  }

  /// Where the host's touches have gone wrong, it does not matter what they hit.
  private static func isOfInput(_ kind: RKProblemKind) -> Bool { kind == .beganAgain || kind == .neverBegan || kind == .velocitySpike }

  private static func key(_ problem: RKProblem) -> UInt64 {
    if isOfInput(problem.kind) { return UInt64(UInt32(bitPattern: problem.kind.rawValue)) }
    var key = UInt64(UInt(bitPattern: problem.victim)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(UInt32(bitPattern: problem.kind.rawValue))
    if problem.kind != .nearMiss { key = (key ^ UInt64(UInt(bitPattern: problem.culprit))) &* 0xD6E8_FEB8_6659_FD93 ^ UInt64(UInt32(bitPattern: problem.reason.rawValue)) << 32 }
    return key
  }

  static func severity(_ kind: RKProblemKind) -> RKProblemSeverity {
    switch kind {
    case .notInteractive, .controlDisabled, .trackingCancelled, .withheld, .textRefused, .touchLost, .scrollUnmoved, .eventUnheard, .longWait, .recognizerDisabled, .recognizerDetached,
      .recognizerUnheard, .recognizerFailed, .traceIncomplete: .hint
    case .tapUnheard, .nearMiss, .covered, .outside, .swallowed, .eventsIgnored, .failedNarrowly, .alwaysPrevented, .velocitySpike: .warning
    default: .error
    }
  }

  // MARK: Order

  /// The most serious first. By merging: what is equal in all keeps the order in which it was found.
  @inline(never)
  mutating func rank() throws(RKStatus) {
    let memory = context.memory
    var other = Buffer<Int>()
    defer { other.free(memory) }
    for place in problems.places {
      guard ranks.append(place, memory), other.append(place, memory) else { throw noMemory() }
    }
    var width = 1
    while width < ranks.count {
      var start = 0
      while start < ranks.count {
        let middle = min(start + width, ranks.count), end = min(start + 2 * width, ranks.count)
        var (left, right) = (start, middle)
        for place in places(end, from: start) {
          let takesLeft = left < middle && (right >= end || !isBefore(ranks[right], ranks[left]))
          other[place] = ranks[takesLeft ? left : right]
          if takesLeft { left += 1 } else { right += 1 }
        }
        start = end
      }
      swap(&ranks, &other)
      width *= 2
    }
  }

  private func isBefore(_ one: Int, _ two: Int) -> Bool {
    let a = problems[one], b = problems[two]
    if a.severity != b.severity { return a.severity.rawValue > b.severity.rawValue }
    if a.count != b.count { return a.count > b.count }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    return a.first_sequence < b.first_sequence
  }
}
