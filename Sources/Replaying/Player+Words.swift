// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

// Records as parts of sentences.

extension RecordingPlayer {
  /// A record; `own`: one that this library made.
  func describe(_ kind: UInt8, _ payload: Payload, own: Bool, to text: inout Bytes) {
    var payload = payload
    switch kind {
    case Kind.call:
      text.add("the call ")
      text.add(function: payload.varint() ?? .max)
    case Kind.enter:
      guard let number = payload.object(), number != 0 else { return text.add("a call of a function of the program") }
      text.add("a call of a method of ")
      if own { text.add(object: number) } else { name(number, to: &text) }
    case Kind.leave:
      text.add("the end of a call of the program, which answered ")
      if payload.isAtEnd || !payload.isSound || !value(&payload, own: own, to: &text) { text.add("nothing") }
    case Kind.birth:
      text.add("the birth of a ")
      text.add(birth: payload.varint() ?? 0)
    case Kind.decision:
      text.add("\"")
      sentence(payload, own: own, to: &text)
      text.add("\"")
    default: text.add("something else")
    }
  }

  /// The values of a record behind what it is; objects by the number that they have in the file.
  func detail(_ kind: UInt8, _ payload: Payload, own: Bool, to text: inout Bytes) {
    var payload = payload
    if kind == Kind.call || kind == Kind.decision { _ = payload.varint() }
    text.add(", with ")
    if payload.isAtEnd || !payload.isSound { text.add("no values") }
    guard payload.isSound else { return }
    var isFirst = true
    while !payload.isAtEnd {
      if !isFirst { text.add(", ") }
      isFirst = false
      guard value(&payload, own: own, to: &text) else { return }
    }
  }

  /// One value; false: there is none.
  private func value(_ payload: inout Payload, own: Bool, to text: inout Bytes, depth: Int = 0) -> Bool {
    var rest = payload
    guard let tag = rest.byte() else { return false }
    switch tag {
    case Tag.none: text.add("NULL")
    case Tag.no: text.add("false")
    case Tag.yes: text.add("true")
    case Tag.foreign: text.add("(no object)")
    case Tag.object:
      guard let number = rest.varint() else { return false }
      text.add("#")
      text.add(own ? at.pointee.objects.translated(number) : number)
    case Tag.text:
      guard let run = rest.run() else { return false }
      text.addQuoted(run.start, run.count)
    case Tag.bytes:
      guard let run = rest.run() else { return false }
      text.add(run.count)
      text.add(" bytes")
    case Tag.list:
      guard depth < 16, let count = rest.varint(), count <= UInt64(rest.left) else { return false }
      text.add("[")
      for index in 0..<count {
        if index > 0 { text.add(", ") }
        guard value(&rest, own: own, to: &text, depth: depth + 1) else { return false }
      }
      text.add("]")
    default:
      rest = payload
      guard let number = rest.number() else { return false }
      text.add(number: number)
    }
    payload = rest
    return true
  }

  /// An object of the file by its name.
  private func name(_ number: UInt64, to text: inout Bytes) {
    var length = 0
    guard let handle = at.pointee.objects.handle(number), rk_object_describe(handle, nil, 0, &length) == .OK, text.reserve(length + 1) else { return text.add(object: number) }
    let isDone = (text.start! + text.count).withMemoryRebound(to: CChar.self, capacity: length + 1) { rk_object_describe(handle, $0, length + 1, &length) == .OK }
    if isDone { text.extend(by: length) } else { text.add(object: number) }
  }

  /// A decision as the library's sentence.
  private func sentence(_ payload: Payload, own: Bool, to text: inout Bytes) {
    var payload = payload
    guard let reason = payload.varint(), payload.isSound else { return text.add("a decision that cannot be read") }
    var record = decision(reason, payload, own: own)
    var length = 0
    guard rk_trace_describe(at.pointee.formerContext, &record, nil, 0, &length) == .OK, text.reserve(length + 1) else { return }
    let isDone = (text.start! + text.count).withMemoryRebound(to: CChar.self, capacity: length + 1) {
      rk_trace_describe(at.pointee.formerContext, &record, $0, length + 1, &length) == .OK
    }
    if isDone { text.extend(by: length) }
  }

  /// A decision as the trace has it.
  private func decision(_ reason: UInt64, _ values: Payload, own: Bool) -> RKTraceRecord {
    var values = values
    func object() -> OpaquePointer? {
      guard let number = values.object(), number != 0 else { return nil }
      return own ? at.pointee.objects.handle(own: number) : at.pointee.objects.handle(number)
    }
    var record = RKTraceRecord()
    record.struct_size = UInt32(MemoryLayout<RKTraceRecord>.size)
    record.reason = RKReason(rawValue: Int32(truncatingIfNeeded: reason)) ?? record.reason
    record.object = object()
    record.other = object()
    record.depth = values.number().flatMap { UInt32(exactly: $0) } ?? 0
    record.touch_id = values.number().flatMap { Int64(exactly: $0) } ?? 0
    record.value = values.number() ?? 0
    record.point.x = values.number() ?? 0
    record.point.y = values.number() ?? 0
    record.time = own ? at.pointee.ownTime : at.pointee.time
    return record
  }
}

extension List where Element == UInt8 {
  mutating func add(object number: UInt64) {
    add("object ")
    add(number)
  }

  mutating func add(seconds: Double) {
    add(", at ")
    add(number: seconds)
    add(" s")
  }

  mutating func add(birth kind: UInt64) {
    if let name = rks_birth(kind) { return add(name) }
    add("object of kind ")
    add(kind)
  }

  static func areEqual(_ first: Bytes, _ second: Bytes) -> Bool {
    first.count == second.count && (first.count == 0 || rks_compare(first.start!, second.start!, first.count) == 0)
  }
}
