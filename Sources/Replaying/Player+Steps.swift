// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

// Reading records, and playing one call after another.

extension RecordingPlayer {
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(at) }

  /// The place from which on the recording's bytes are still needed.
  @inline(__always) private var kept: Int {
    let step = at.pointee.step.record.offset
    return at.pointee.firstAwaited < at.pointee.awaited.count ? min(step, at.pointee.awaited[at.pointee.firstAwaited].offset) : step
  }

  // MARK: Records of the recording

  /// Whether there is another record that something must be done about: `peeked`.
  @inline(__always) func peek() -> Bool { at.pointee.hasPeeked || readOn() }

  private func readOn() -> Bool {
    while let record = at.pointee.stream.next(keeping: kept) { if notice(record) { return true } }
    return false
  }

  /// Takes in a record that has been read; true: something must be done about it, it is `peeked`.
  @discardableResult func notice(_ record: Record) -> Bool {
    switch record.kind {
    case Kind.call, Kind.enter, Kind.leave, Kind.birth, Kind.decision, Kind.state:
      at.pointee.peeked = record
      at.pointee.hasPeeked = true
      return true
    case Kind.time:
      var payload = at.pointee.stream.payload(record)
      if let time = payload.number() { at.pointee.time = time }
    case Kind.mark:
      var payload = at.pointee.stream.payload(record)
      if payload.byte() == Tag.text, let text = payload.run() {
        at.pointee.marks.append(text.start, text.count)
        at.pointee.marks.append(0)
      }
    case Kind.end: at.pointee.isStopped = true
    default: break
    }
    return false
  }

  @inline(__always) func take() { at.pointee.hasPeeked = false }

  @inline(__always) func expect(_ record: Record) {
    if at.pointee.firstAwaited == at.pointee.awaited.count {
      at.pointee.awaited.removeAll()
      at.pointee.firstAwaited = 0
    }
    if !at.pointee.awaited.append(record) { lackMemory() }
  }

  // MARK: What is wrong

  /// The first fault counts. `word` may follow.
  func fail(_ record: Record?, _ words: StaticString, _ status: RKStatus = .invalidArgument) {
    guard beginFault(record, status) else { return }
    at.pointee.fault.add(words)
  }

  /// Whether this is the first fault, whose sentence may be written.
  func beginFault(_ record: Record?, _ status: RKStatus) -> Bool {
    guard !at.pointee.hasFault else { return false }
    at.pointee.hasFault = true
    at.pointee.faultStatus = status
    at.pointee.phase = .over
    if let record {
      at.pointee.fault.add("at byte ")
      at.pointee.fault.add(record.offset)
      at.pointee.fault.add(": ")
    }
    return true
  }

  func lackMemory() { fail(nil, "there is no memory for what is known of the recording", .noMemory) }

  private func checkMemory() {
    if at.pointee.own.isShort || at.pointee.objects.isShort || at.pointee.rows.isShort { lackMemory() }
  }

  // MARK: Steps

  package enum Outcome {
    case step
    /// The end of the recording, or where the two part.
    case end
    case fault
  }

  /// Plays the next call of the program: `step` then describes it.
  package func next() -> Outcome {
    if at.pointee.hasFault { return .fault }
    guard at.pointee.phase == .playing else { return .end }
    forget()
    at.pointee.step.record.offset = .max
    guard peek() else { return endOfStream() }
    let record = at.pointee.peeked
    guard record.kind == Kind.call else {
      fail(record, "expected a call of the program")
      return .fault
    }
    take()
    at.pointee.hasWanted = false
    at.pointee.step = Step(number: at.pointee.callCount + 1, record: record)
    swap(&at.pointee.marks, &at.pointee.stepMarks)
    at.pointee.marks.removeAll()
    let (function, status) = play(record)
    synchronize()
    checkMemory()
    if at.pointee.hasFault { return .fault }
    // What was remarked within the call belongs to it, and what stands after it to the next one.
    at.pointee.stepMarks.add(at.pointee.marks)
    at.pointee.marks.removeAll()
    if at.pointee.phase == .playing, at.pointee.firstAwaited < at.pointee.awaited.count { part(at.pointee.awaited[at.pointee.firstAwaited]) }
    if at.pointee.phase == .playing, peek(), at.pointee.peeked.kind != Kind.call { part(at.pointee.peeked) }
    var clock = at.pointee.time
    if at.pointee.context != nil { _ = rk_context_get_time(at.pointee.context, &clock) }
    at.pointee.step.function = function
    at.pointee.step.status = status
    at.pointee.step.time = clock
    return .step
  }

  private func endOfStream() -> Outcome {
    guard at.pointee.stream.ending == .refused else { return .end }
    fail(nil, "the file could not be read on", .system)
    return .fault
  }

  /// The function that `next` will call; nil at the end.
  package var upcoming: (function: UInt64, record: Record)? {
    guard at.pointee.phase == .playing, !at.pointee.hasFault, peek(), at.pointee.peeked.kind == Kind.call else { return nil }
    var reader = at.pointee.stream.payload(at.pointee.peeked)
    return (reader.varint() ?? .max, at.pointee.peeked)
  }

  /// What was recorded because an observer read the context is not part of the session.
  package func forget() {
    if at.pointee.context != nil { _ = rk_recorder_flush(at.pointee.context) }
    while var record = at.pointee.own.next() {
      switch record.kind {
      case Kind.birth: if record.payload.varint() != nil, let number = record.payload.varint() { at.pointee.objects.born(number) }
      case Kind.time: at.pointee.ownTime = record.payload.number() ?? at.pointee.ownTime
      default: break
      }
    }
  }

  /// An observer is about to read from the context, even in the middle of a step; what this gives goes to `look(ended:)`.
  package func lookBegins() -> Bool {
    synchronize()
    let outer = at.pointee.isLooking
    at.pointee.isLooking = true
    return outer
  }

  package func lookEnds(_ outer: Bool) {
    at.pointee.isLooking = outer
    forget()
  }

  /// The handle of an object of the recording here; nil if it has none.
  package func handle(_ number: UInt64) -> OpaquePointer? { at.pointee.objects.handle(number) }

  /// The objects of the recording that have a handle here, in any order: `place` is 0 at first.
  package func nextObject(_ place: inout Int) -> (number: UInt64, kind: UInt64)? { at.pointee.objects.each(&place) }
}
