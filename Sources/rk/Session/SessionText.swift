// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit
import Scenario

// A recording as text: one line a record, without playing it.

extension SessionFile {
  /// Prints every record with the place where it begins; what stands inside a call is further to the right.
  func list(_ print: (String) -> Void) {
    print("recording, format \(SessionFile.format), made with ResponderKit \(SessionFile.text(ofVersion: version)), \(bytes.count) bytes\(options & 1 != 0 ? ", without decisions" : "")")
    var cursor = cursor
    var depth = 0
    while let record = cursor.next(in: bytes) {
      if record.kind == .leave { depth -= 1 }
      let place = String(record.offset)
      let indent = String(repeating: "  ", count: min(max(depth, 0), 20) + ([.birth, .decision, .time].contains(record.kind) ? 1 : 0))
      print(String(repeating: " ", count: max(0, 8 - place.count)) + place + "  " + indent + line(record))
      if record.kind == .enter { depth += 1 }
    }
    print(text(cursor.ending ?? .whole))
  }

  /// How the file ends, as a sentence.
  func text(_ ending: Ending) -> String {
    switch ending {
    case .whole: return "the file ends with a whole record"
    case .cut(let place): return "the record at byte \(place) is not whole: what stands before it is good"
    case .damage(let place): return "the record at byte \(place) is damaged: what stands before it is good"
    }
  }

  private func line(_ record: Record) -> String {
    var reader = SessionReader(bytes, record.payload)
    func rest() -> String { reader.values().map { $0.map(SessionText.text).joined(separator: ", ") } ?? "(no values)" }
    switch record.kind {
    case .call:
      let name = reader.varint().map(Session.functionName) ?? "(no function)"
      return name + "(" + rest() + ")"
    case .enter: return "enter " + rest()
    case .leave: return "leave" + (reader.isAtEnd ? "" : " " + rest())
    case .birth:
      let kind = reader.varint().map(SessionBirth.name) ?? "(no kind)"
      return "birth #" + (reader.varint().map { String($0) } ?? "?") + " " + kind
    case .decision:
      let reason = reader.varint().flatMap { Int32(exactly: $0) }.flatMap { RKReason(rawValue: $0) }.flatMap { rk_reason_name($0) }.map { String(cString: $0) }
      return "decision " + (reason ?? "(unknown)") + " " + rest()
    case .time: return "time " + rest()
    case .state: return "state"
    case .mark: return "mark " + rest()
    case .end: return "end"
    case nil: return "kind \(bytes[record.payload.lowerBound - 1]), \(record.payload.count) bytes"
    }
  }
}

enum SessionText {
  /// A value as one reads it: objects as #NUMBER.
  static func text(_ value: SessionValue) -> String {
    switch value {
    case .none: return "NULL"
    case .bool(let flag): return flag ? "true" : "false"
    case .whole(let whole): return String(whole)
    case .number(let number): return scenarioText(number)
    case .object(let number): return "#\(number)"
    case .text(let bytes): return quoted(printable(String(decoding: bytes, as: UTF8.self)))
    case .list(let values): return "[" + values.map(text).joined(separator: ", ") + "]"
    case .foreign: return "(no object)"
    case .bytes(let bytes): return "\(bytes.count) bytes"
    }
  }
}
