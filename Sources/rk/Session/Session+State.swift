// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit
import Scenario

// What there was when the recorder started.

extension Session {
  struct Beginning {
    var withoutApplication = false
    var time = 0.0
    var births: [(kind: UInt64, number: UInt64)] = []
  }

  /// What stands before the first call: how the context was made, and what is in any context, or was in this one without a call.
  static func beginning(of file: SessionFile) throws(ToolError) -> Beginning {
    var cursor = file.cursor
    var beginning = Beginning()
    guard let first = cursor.next(in: file.bytes), first.kind == .state, let made = cursor.next(in: file.bytes), made.kind == .call else {
      throw ToolError("\(file.name): holds no state to begin from: it ends or is damaged at byte \(cursor.position)")
    }
    var reader = SessionReader(file.bytes, made.payload)
    guard let number = reader.varint(), functionName(number) == "rk_context_create", let arguments = reader.values() else {
      throw ToolError("\(file.name): at byte \(made.offset): expected how the context was made")
    }
    var members = arguments
    if case .list(let list)? = arguments.first { members = list }
    beginning.withoutApplication = members.first?.double ?? 0 != 0
    if case .bool(true)? = members.first { beginning.withoutApplication = true }
    beginning.time = members.count > 2 ? members[2].double ?? 0 : 0
    guard beginning.time.isFinite else { throw ToolError("\(file.name): at byte \(made.offset): a time that is none") }
    while let record = cursor.next(in: file.bytes), record.kind == .birth {
      var reader = SessionReader(file.bytes, record.payload)
      guard let kind = reader.varint(), let number = reader.varint() else { break }
      beginning.births.append((kind, number))
    }
    return beginning
  }

  /// Makes what there was when the recorder started.
  func makeState(_ births: [(kind: UInt64, number: UInt64)]) throws(ToolError) {
    var pending: [UInt64: [UInt64]] = [:]
    _ = rk_recorder_flush(context)
    while let (record, payload) = own.next() {
      var payload = payload
      guard record.kind == .birth, let kind = payload.varint(), let number = payload.varint() else { continue }
      objects.born(number)
      pending[kind, default: []].append(number)
    }
    for birth in births {
      if let number = pending[birth.kind]?.first {
        pending[birth.kind]?.removeFirst()
        objects.pair(file: birth.number, own: number, kind: birth.kind)
      } else {
        objects.miss(birth.number, kind: birth.kind)
      }
    }
    _ = take()
    _ = take()
    for _ in births { _ = take() }
    while let record = peek(), record.kind != .state {
      guard record.kind == .call else { throw wrong(record, "expected a call, or the end of the state") }
      _ = take()
      _ = play(record)
      if let fault { throw fault }
      synchronize()
      try sound()
      if let next = peek(), next.kind == .birth { throw wrong(next, "an object that this library did not make here") }
    }
    _ = take()
    awaited = []
    time = max(time, ownTime)
    ownTime = time
    phase = .playing
    _ = try trace.new()
  }
}
