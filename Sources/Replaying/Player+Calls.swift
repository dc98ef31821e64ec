// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

// Calls of the program, and what it answered when it was called.

extension RecordingPlayer {
  /// More than any program nests.
  private static let maximumDepth = 20_000
  /// What one more call needs of the stack, with room to spare.
  private static let stackReserve: UInt = 160 << 10

  // MARK: Calls of the program

  /// Makes one call.
  @discardableResult func play(_ record: Record) -> (function: UInt64, status: Int32) {
    var payload = at.pointee.stream.payload(record)
    let number = payload.varint() ?? .max
    at.pointee.callCount += 1
    guard rks_can_play(number) else { return end(record, number) }
    if number == at.pointee.numbers.setConfig, at.pointee.settings.count > 0, isReplaced(payload) { return (number, 0) }
    if payload.left > 1, payload.at.pointee == Tag.object, at.pointee.objects.isPlain == false {
      var first = payload
      if let object = first.object(), at.pointee.objects.isAbsent(object) {
        at.pointee.objects.claim(object, asked: at.pointee.askedEvents)
        if at.pointee.objects.isAbsent(object) { return (number, 0) }
      }
    }
    var seen = record
    if at.pointee.isWatched, let observer = at.pointee.observer {
      let outer = lookBegins()
      observer.calling(observer.userdata, number, &seen)
      lookEnds(outer)
    }
    if at.pointee.rows.keepsTouches, number == at.pointee.numbers.sendTouches || number == at.pointee.numbers.postTouches, at.pointee.phase == .playing {
      keepTouches(payload)
    }
    expect(record)
    // What the observer read may have made the stream read on.
    payload = at.pointee.stream.payload(record)
    _ = payload.varint()
    var call = RKReplayCall()
    call.player = at.pointee.player
    call.at = payload.at
    call.end = payload.end
    rks_play(number, &call)
    if let error = call.error, beginFault(record, .invalidArgument) {
      at.pointee.fault.add(function: number)
      at.pointee.fault.add(" ")
      at.pointee.fault.add(error)
    }
    if at.pointee.isWatched, let observer = at.pointee.observer, at.pointee.context != nil {
      let outer = lookBegins()
      observer.called(observer.userdata, number, &seen, call.object, call.is_true)
      lookEnds(outer)
    }
    return (number, call.status)
  }

  /// A call that is not made by its number.
  private func end(_ record: Record, _ number: UInt64) -> (UInt64, Int32) {
    guard number == at.pointee.numbers.destroy else {
      if beginFault(record, rks_name(number) == nil ? .unsupported : .invalidArgument) {
        at.pointee.fault.add(function: number)
        at.pointee.fault.add(rks_name(number) == nil ? ", which this library does not have" : ", a call that is never recorded")
      }
      return (number, 0)
    }
    guard at.pointee.phase != .state else {
      fail(record, "the context ends before the state is made")
      return (number, 0)
    }
    expect(record)
    let status = rks_end_context(at.pointee.player)
    if status == 0 { at.pointee.context = nil }
    return (number, status)
  }

  /// Whether a value of the configuration is another one in this replay.
  private func isReplaced(_ arguments: Payload) -> Bool {
    var arguments = arguments
    guard let key = arguments.whole() else { return false }
    for index in 0..<at.pointee.settings.count where Int64(at.pointee.settings[index].key) == key { return true }
    return false
  }

  // MARK: Calls of the library

  /// The library calls the program.
  func called(_ slot: UnsafePointer<CChar>, _ asked: UnsafePointer<RKReplayAsked>) -> RKReplayAnswer {
    var inherited = RKReplayAnswer()
    inherited.is_inherited = true
    if at.pointee.isLooking { return inherited }
    if at.pointee.phase == .state, !at.pointee.hasFault { return calledInState() ?? inherited }
    guard at.pointee.phase == .playing else { return inherited }
    guard at.pointee.depth < RecordingPlayer.maximumDepth, at.pointee.stackEnd == 0 || UInt(rks_stack_here()) &- at.pointee.stackEnd > RecordingPlayer.stackReserve else {
      fail(nil, "calls and calls out nest deeper than this thread's stack has room for", .tooDeep)
      return inherited
    }
    at.pointee.depth += 1
    let event = asked.pointee.event
    if let event { at.pointee.askedEvents.append(UInt(bitPattern: event)) }
    defer {
      at.pointee.depth -= 1
      if event != nil { at.pointee.askedEvents.removeLast() }
    }
    synchronize()
    guard at.pointee.phase == .playing else { return inherited }
    guard at.pointee.entered == at.pointee.depth else {
      if peek() { part(at.pointee.peeked, now: "a call of the program that is not on record") } else { at.pointee.phase = .over }
      return inherited
    }
    if at.pointee.isWatched, let observer = at.pointee.observer {
      let outer = lookBegins()
      observer.entered(observer.userdata, slot, at.pointee.receiver, asked)
      lookEnds(outer)
    }
    while at.pointee.phase == .playing, peek() {
      let record = at.pointee.peeked
      switch record.kind {
      case Kind.call:
        take()
        play(record)
        synchronize()
      case Kind.leave:
        take()
        expect(record)
        at.pointee.entered -= 1
        let given = answer(record)
        if at.pointee.isWatched, let observer = at.pointee.observer {
          var seen = record
          let outer = lookBegins()
          observer.answered(observer.userdata, &seen, given.has_point, given.x, given.y)
          lookEnds(outer)
        }
        return given
      default: part(record)
      }
    }
    at.pointee.phase = .over
    return inherited
  }

  /// While the state is made: no function was called then either, except where the state has the answer.
  private func calledInState() -> RKReplayAnswer? {
    synchronize()
    guard peek(), at.pointee.peeked.kind == Kind.enter else { return nil }
    take()
    // What a plugin brought when it began.
    while !at.pointee.hasFault, peek(), at.pointee.peeked.kind == Kind.call {
      take()
      play(at.pointee.peeked)
      synchronize()
    }
    guard peek(), at.pointee.peeked.kind == Kind.leave else { return nil }
    take()
    return answer(at.pointee.peeked)
  }

  private func answer(_ record: Record) -> RKReplayAnswer {
    var answer = RKReplayAnswer()
    var payload = at.pointee.stream.payload(record)
    guard payload.isSound else {
      fail(record, "an answer that is no value")
      return answer
    }
    guard !payload.isAtEnd else { return answer }
    var second = payload
    switch payload.at.pointee {
    case Tag.no, Tag.none, Tag.text, Tag.list, Tag.bytes: break
    case Tag.yes: answer.byte = 1
    case Tag.object: if let number = payload.object() { answer.object = at.pointee.objects.handle(number) }
    case Tag.foreign: answer.object = OpaquePointer(bitPattern: 1)
    case Tag.short, Tag.long: break
    default:
      let whole = payload.whole() ?? 0
      answer.byte = UInt8(truncatingIfNeeded: whole)
      answer.number = Int32(truncatingIfNeeded: whole)
    }
    if let x = second.number(), let y = second.number(), second.isAtEnd {
      answer.has_point = true
      answer.x = x
      answer.y = y
    }
    return answer
  }
}

extension List {
  mutating func removeLast() { if count > 0 { extend(by: -1) } }
}

extension List where Element == UInt8 {
  /// The name of a function as C spells it, or its number.
  mutating func add(function: UInt64) {
    if let name = rks_name(function) {
      add(name)
    } else {
      add("function ")
      add(function)
    }
  }
}
