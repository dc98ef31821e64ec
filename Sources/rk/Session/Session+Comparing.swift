// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// What the library records now against what it recorded then.

extension Session {
  /// Takes in what the library has recorded since the last time.
  func synchronize() {
    if context != nil { _ = rk_recorder_flush(context) }
    while let (record, payload) = own.next() { compare(record, payload) }
  }

  func compare(_ record: SessionFile.Record, _ payload: SessionReader) {
    var payload = payload
    let whole = payload
    switch record.kind {
    case .birth:
      guard let kind = payload.varint(), let number = payload.varint() else { return }
      objects.born(number)
      guard phase != .over else { return }
      let recorded = peek()
      if let recorded, recorded.kind == .birth {
        var reader = SessionReader(file.bytes, recorded.payload)
        if let recordedKind = reader.varint(), let recordedNumber = reader.varint(), recordedKind == kind {
          _ = take()
          objects.pair(file: recordedNumber, own: number, kind: kind)
          return
        }
      }
      if objects.supply(number, kind: kind) { return }
      if let recorded {
        part(recorded: recorded, now: "the birth of a \(SessionBirth.name(kind))")
      } else if phase == .playing {
        phase = .over
      }
    case .time: ownTime = payload.value()?.double ?? ownTime
    case .call, .leave:
      guard phase == .playing else { return }
      guard let expected = awaited.first else {
        if let recorded = peek() { part(recorded: recorded, record, whole) }
        return
      }
      if expected.kind == record.kind, same(expected, whole) { awaited.removeFirst() } else { part(recorded: expected, record, whole) }
    case .decision, .enter:
      guard phase == .playing else { return }
      guard let recorded = peek() else {
        phase = .over
        return
      }
      guard recorded.kind == record.kind, record.kind == .enter || time == ownTime, same(recorded, whole) else {
        part(recorded: recorded, record, whole)
        return
      }
      _ = take()
      if record.kind == .enter {
        entered += 1
        calledCount += 1
        var reader = SessionReader(file.bytes, recorded.payload)
        receiver = reader.value()?.objectNumber ?? 0
      } else {
        decisionCount += 1
      }
    default: break
    }
  }

  func same(_ record: SessionFile.Record, _ payload: SessionReader) -> Bool {
    var first = SessionReader(file.bytes, record.payload)
    var second = payload
    // The function's number, or the reason's, stands before the values.
    if record.kind == .call || record.kind == .decision {
      guard let one = first.varint(), let other = second.varint() else { return false }
      if record.kind == .call, one != other || one == LoaderCall.policy {
        // A file is not loaded again: what stands in for it is registered, under a policy that allows no files.
        return one == other || one == LoaderCall.load && other == LoaderCall.register
      }
      if one != other { return false }
    }
    return SessionReader.same(first, second) { objects.areSame(file: $0, own: $1) }
  }

  /// Here the two part: the library made another record. Where both sentences are equal, the difference is named: the time, or the values.
  private func part(recorded: SessionFile.Record, _ record: SessionFile.Record, _ payload: SessionReader) {
    var (then, now) = (words(recorded), words(record, payload, own: true))
    if then == now, recorded.kind == record.kind {
      let payloads = (SessionReader(file.bytes, recorded.payload), payload)
      if record.kind == .decision, time != ownTime {
        then += ", at \(scenarioText(time)) s"
        now += ", at \(scenarioText(ownTime)) s"
      } else {
        then += ", with " + details(recorded.kind, payloads.0, own: false)
        now += ", with " + details(record.kind, payloads.1, own: true)
      }
    }
    part(recorded: recorded, then, now: now)
  }

  /// The values of a record; objects by the number that they have in the file.
  private func details(_ kind: SessionFile.Kind?, _ payload: SessionReader, own: Bool) -> String {
    var payload = payload
    if kind == .call || kind == .decision { _ = payload.varint() }
    let values = payload.values() ?? []
    return values.isEmpty ? "no values" : values.map { SessionText.text(own ? objects.translated($0) : $0) }.joined(separator: ", ")
  }

  /// Here the two part: nothing is compared any more.
  func part(recorded: SessionFile.Record, now: String?) { part(recorded: recorded, words(recorded), now: now) }

  private func part(recorded: SessionFile.Record, _ then: String, now: String?) {
    guard phase != .over else { return }
    if phase == .state {
      fault = wrong(recorded, "the state cannot be made with this library: recorded was \(then), now there is \(now ?? "nothing")")
      phase = .over
      return
    }
    phase = .over
    verdict = .parted(
      Parting(decision: decisionCount + 1, call: callCount, time: time, recorded: then, now: now ?? "nothing of that kind"))
  }

  func words(_ record: SessionFile.Record) -> String { words(record, SessionReader(file.bytes, record.payload), own: false) }

  /// A record as part of a sentence.
  func words(_ record: SessionFile.Record, _ payload: SessionReader, own: Bool) -> String {
    var payload = payload
    switch record.kind {
    case .call: return "the call " + Session.functionName(payload.varint() ?? .max)
    case .enter:
      guard let number = payload.value()?.objectNumber, number != 0 else { return "a call of a function of the program" }
      return "a call of a method of " + (own ? "object \(number)" : name(number))
    case .leave: return "the end of a call of the program, which answered " + (payload.value().map { SessionText.text(own ? objects.translated($0) : $0) } ?? "nothing")
    case .birth: return "the birth of a " + SessionBirth.name(payload.varint() ?? 0)
    case .decision: return "\"" + sentence(payload, own: own) + "\""
    default: return "something else"
    }
  }

  func name(_ number: UInt64) -> String {
    guard let handle = objects.handle(number) else { return "object \(number)" }
    let described = text { rk_object_describe(handle, $0, $1, $2) }
    return described.status == .OK ? described.text : "object \(number)"
  }

  /// A recorded decision as the library's sentence.
  func sentence(_ payload: SessionReader, own: Bool) -> String {
    var payload = payload
    guard let reason = payload.varint(), let values = payload.values() else { return "a decision that cannot be read" }
    var record = RKTraceRecord()
    record.struct_size = UInt32(MemoryLayout<RKTraceRecord>.size)
    record.reason = RKReason(rawValue: Int32(truncatingIfNeeded: reason)) ?? record.reason
    func object(_ index: Int) -> OpaquePointer? {
      guard index < values.count, let number = values[index].objectNumber, number != 0 else { return nil }
      return own ? objects.handle(own: number) : objects.handle(number)
    }
    func number(_ index: Int) -> Double { index < values.count ? values[index].double ?? 0 : 0 }
    record.object = object(0)
    record.other = object(1)
    record.depth = UInt32(exactly: number(2)) ?? 0
    record.touch_id = Int64(exactly: number(3)) ?? 0
    record.value = number(4)
    record.point = RKPoint(x: number(5), y: number(6))
    record.time = own ? ownTime : time
    return trace.sentence(record)
  }
}

/// Functions of loader.h by their numbers.
private enum LoaderCall {
  static let policy: UInt64 = 16384
  static let load: UInt64 = 16385
  static let register: UInt64 = 16387
}
