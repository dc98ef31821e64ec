// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit
import Replaying
import Scenario

// A recording as text: one line a record, without playing it.

extension SessionFile {
  /// Prints every record with the place where it begins; what stands inside a call is further to the right.
  func list(_ print: (String) -> Void) {
    print("recording, format \(Header.newest), made with ResponderKit \(SessionFile.text(ofVersion: version)), \(size) bytes\(options & 1 != 0 ? ", without decisions" : "")")
    var stream = stream()
    var depth = 0
    while let record = stream.next(keeping: .max) {
      if record.kind == Kind.leave { depth -= 1 }
      let place = String(record.offset)
      let indent = String(repeating: "  ", count: min(max(depth, 0), 20) + ([Kind.birth, Kind.decision, Kind.time].contains(record.kind) ? 1 : 0))
      print(String(repeating: " ", count: max(0, 8 - place.count)) + place + "  " + indent + line(record.kind, stream.payload(record)))
      if record.kind == Kind.enter { depth += 1 }
    }
    print(text(Ending(stream)))
  }

  /// How the file ends, as a sentence.
  func text(_ ending: Ending) -> String {
    switch ending {
    case .whole: return "the file ends with a whole record"
    case .cut(let place): return "the record at byte \(place) is not whole: what stands before it is good"
    case .damage(let place): return "the record at byte \(place) is damaged: what stands before it is good"
    }
  }

  private func line(_ kind: UInt8, _ payload: Payload) -> String {
    var reader = payload
    func rest() -> String { reader.values().map { $0.map(SessionText.text).joined(separator: ", ") } ?? "(no values)" }
    switch kind {
    case Kind.call:
      let name = reader.varint().map(Session.functionName) ?? "(no function)"
      return name + "(" + rest() + ")"
    case Kind.enter: return "enter " + rest()
    case Kind.leave: return "leave" + (reader.isAtEnd ? "" : " " + rest())
    case Kind.birth:
      let kind = reader.varint().map(SessionFile.name(ofBirth:)) ?? "(no kind)"
      return "birth #" + (reader.varint().map { String($0) } ?? "?") + " " + kind
    case Kind.decision:
      let reason = reader.varint().flatMap { Int32(exactly: $0) }.flatMap { RKReason(rawValue: $0) }.flatMap { rk_reason_name($0) }.map { String(cString: $0) }
      return "decision " + (reason ?? "(unknown)") + " " + rest()
    case Kind.time: return "time " + rest()
    case Kind.state: return "state"
    case Kind.mark: return "mark " + rest()
    case Kind.end: return "end"
    default: return "kind \(kind), \(payload.left) bytes"
    }
  }
}

extension SessionFile {
  /// A kind of objects as a recording numbers them.
  static func name(ofBirth kind: UInt64) -> String { rks_birth(kind).map { String(cString: $0) } ?? "object of kind \(kind)" }
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
