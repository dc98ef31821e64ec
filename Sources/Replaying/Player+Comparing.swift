// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

// What the library records now against what it recorded then.

extension RecordingPlayer {
  /// Takes in what the library has recorded since the last time.
  @inline(__always) func synchronize() {
    if at.pointee.context != nil { _ = rk_recorder_flush(at.pointee.context) }
    while let record = at.pointee.own.next() { compare(record.kind, record.payload) }
  }

  private func compare(_ kind: UInt8, _ whole: Payload) {
    switch kind {
    case Kind.decision, Kind.enter: compareDecision(kind, whole)
    case Kind.time:
      var payload = whole
      if let time = payload.number() { at.pointee.ownTime = time }
    case Kind.call, Kind.leave:
      guard at.pointee.phase == .playing else { return }
      let index = at.pointee.firstAwaited
      guard index < at.pointee.awaited.count else {
        if peek() { part(at.pointee.peeked, kind, whole) }
        return
      }
      let expected = at.pointee.awaited[index]
      if expected.kind == kind, same(expected, whole) { at.pointee.firstAwaited += 1 } else { part(expected, kind, whole) }
    case Kind.birth: compareBirth(whole)
    default: break
    }
  }

  private func compareBirth(_ whole: Payload) {
    var payload = whole
    guard let kind = payload.varint(), let number = payload.varint() else { return }
    at.pointee.objects.born(number)
    guard at.pointee.phase != .over else { return }
    let isThere = peek()
    if isThere, at.pointee.peeked.kind == Kind.birth {
      var reader = at.pointee.stream.payload(at.pointee.peeked)
      if let recordedKind = reader.varint(), let recordedNumber = reader.varint(), recordedKind == kind {
        take()
        at.pointee.objects.pair(file: recordedNumber, own: number, kind: kind)
        return
      }
    }
    if at.pointee.objects.supply(number, kind: kind) { return }
    if isThere {
      guard beginParting(at.pointee.peeked) else { return }
      at.pointee.now.add("the birth of a ")
      at.pointee.now.add(birth: kind)
      endParting(at.pointee.peeked)
    } else if at.pointee.phase == .playing {
      at.pointee.phase = .over
    }
  }

  private func compareDecision(_ kind: UInt8, _ whole: Payload) {
    guard at.pointee.phase == .playing else { return }
    guard peek() else {
      at.pointee.phase = .over
      return
    }
    let recorded = at.pointee.peeked
    guard recorded.kind == kind, kind == Kind.enter || at.pointee.time == at.pointee.ownTime, same(recorded, whole) || isMeasuredOtherwise(recorded, whole) else { return part(recorded, kind, whole) }
    take()
    var reader = at.pointee.stream.payload(recorded)
    if kind == Kind.enter {
      at.pointee.entered += 1
      at.pointee.calledCount += 1
      at.pointee.receiver = reader.object() ?? 0
    } else {
      at.pointee.decisionCount += 1
      if at.pointee.rows.keepsDecisions { keepDecision(reader) }
      if at.pointee.wantedReason != 0, let reason = reader.varint(), reason == UInt64(truncatingIfNeeded: at.pointee.wantedReason) { at.pointee.hasWanted = true }
    }
  }

  /// Whether a record of the recording is the one that the library made.
  @inline(__always) private func same(_ record: Record, _ payload: Payload) -> Bool {
    let recorded = at.pointee.stream.payload(record)
    // The same bytes mean the same where each number means the same object.
    if at.pointee.objects.isPlain, Payload.equal(recorded, payload) { return true }
    return sameValues(record, recorded, payload)
  }

  @inline(never) private func sameValues(_ record: Record, _ first: Payload, _ second: Payload) -> Bool {
    var (first, second) = (first, second)
    // The function's number, or the reason's, stands before the values.
    if record.kind == Kind.call || record.kind == Kind.decision {
      guard let one = first.varint(), let other = second.varint() else { return false }
      let numbers = at.pointee.numbers
      if record.kind == Kind.call, one != other || one == numbers.policy {
        // A file is not loaded again: what stands in for it is registered, under a policy that allows no files.
        return one == other || one == numbers.load && other == numbers.register
      }
      if one != other { return false }
    }
    return Payload.same(first, second, at.pointee.objects)
  }

  /// Whether two decisions differ in what was measured alone. That counts as the same where settings replace recorded ones: a limit is part of a measure.
  @inline(never) private func isMeasuredOtherwise(_ record: Record, _ payload: Payload) -> Bool {
    guard record.kind == Kind.decision, at.pointee.settings.count > 0 else { return false }
    var (first, second) = (at.pointee.stream.payload(record), payload)
    guard first.varint() == second.varint() else { return false }
    for _ in 0..<2 { guard at.pointee.objects.areSame(file: first.object() ?? 0, own: second.object() ?? 0) else { return false } }
    // Depth, and the touch's number.
    for _ in 0..<2 { guard first.whole() ?? 0 == second.whole() ?? 0 else { return false } }
    return true
  }

  // MARK: Where the two part

  /// Whether this is where they part: the sentence of what is now may be written.
  private func beginParting(_ recorded: Record) -> Bool {
    guard at.pointee.phase != .over else { return false }
    at.pointee.recorded.removeAll()
    at.pointee.now.removeAll()
    describe(recorded.kind, at.pointee.stream.payload(recorded), own: false, to: &at.pointee.recorded)
    return true
  }

  private func endParting(_ recorded: Record) {
    if at.pointee.phase == .state {
      guard beginFault(recorded, .invalidArgument) else { return }
      at.pointee.fault.add("the state cannot be made with this library: recorded was ")
      at.pointee.fault.add(at.pointee.recorded)
      at.pointee.fault.add(", now there is ")
      at.pointee.fault.add(at.pointee.now)
      return
    }
    at.pointee.phase = .over
    at.pointee.hasParted = true
    at.pointee.parting = Parting(decision: at.pointee.decisionCount + 1, call: at.pointee.callCount, time: at.pointee.time)
  }

  /// Here nothing is compared any more.
  func part(_ recorded: Record, now: StaticString = "nothing of that kind") {
    guard beginParting(recorded) else { return }
    at.pointee.now.add(now)
    endParting(recorded)
  }

  /// Here the two part: the library made another record. Where both sentences are equal, the difference is named: the time, or the values.
  private func part(_ recorded: Record, _ kind: UInt8, _ payload: Payload) {
    guard beginParting(recorded) else { return }
    describe(kind, payload, own: true, to: &at.pointee.now)
    if recorded.kind == kind, Bytes.areEqual(at.pointee.recorded, at.pointee.now) {
      if kind == Kind.decision, at.pointee.time != at.pointee.ownTime {
        at.pointee.recorded.add(seconds: at.pointee.time)
        at.pointee.now.add(seconds: at.pointee.ownTime)
      } else {
        detail(kind, at.pointee.stream.payload(recorded), own: false, to: &at.pointee.recorded)
        detail(kind, payload, own: true, to: &at.pointee.now)
      }
    }
    endParting(recorded)
  }
}
