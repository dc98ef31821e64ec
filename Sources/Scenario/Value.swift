// SPDX-License-Identifier: MIT
/// A parsed value as a scenario file holds it. The engine reads no text itself: the embedding program has the parser.
public indirect enum Value {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Value])
  /// Members in the order of the file: the order in which `set` and `get` go through properties.
  case object([Member])

  public struct Member {
    public var key: String
    public var value: Value

    public init(key: String, value: Value) {
      self.key = key
      self.value = value
    }
  }
}

extension Value {
  package static func numbers(_ list: [Double]) -> Value { .array(list.map { .number($0) }) }
  static func text(orNull text: String?) -> Value { text.map { .string($0) } ?? .null }

  /// The value as it would stand in a file.
  package var text: String {
    switch self {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number): return scenarioText(number)
    case .string(let text): return quoted(text)
    case .array(let list): return "[" + joined(list.map { $0.text }) + "]"
    case .object(let members): return "{" + joined(members.map { quoted($0.key) + ": " + $0.value.text }) + "}"
    }
  }

  /// What kind of thing this is, short enough for a message however large the value is.
  var summary: String {
    switch self {
    case .array(let list): return list.isEmpty ? "an empty list" : "a list of \(list.count)"
    case .object(let members): return members.isEmpty ? "an empty object" : "an object"
    case .string(let text): return text.utf8.count <= 60 ? quoted(text) : "a long text"
    default: return text
    }
  }

  /// Equality with a tolerance for every number in it; a bool is no number.
  func matches(_ other: Value, tolerance: Double) -> Bool {
    switch (self, other) {
    case (.null, .null): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b || (a - b).magnitude <= tolerance
    case (.string(let a), .string(let b)): return a == b
    case (.array(let a), .array(let b)):
      guard a.count == b.count else { return false }
      for index in a.indices where !a[index].matches(b[index], tolerance: tolerance) { return false }
      return true
    default: return false
    }
  }
}

/// A number without a needless ".0", as people write it in scenario files.
package func scenarioText(_ number: Double) -> String {
  if number == number.rounded(), number.magnitude < 1e15 { return "\(Int64(number))" }
  return "\(number)"
}

/// A text as JSON writes it, control characters as their numbers, so that it may go to a terminal.
package func quoted(_ text: String) -> String { quoted(text) { $0 < 0x20 || $0 == 0x7F } }

/// A text as JSON that may stand in a page: nothing in it begins a tag, or ends a line of JavaScript.
package func pageText(_ text: String) -> String { quoted(text) { $0 < 0x20 || $0 == 0x3C || $0 == 0x2028 || $0 == 0x2029 } }

private func quoted(_ text: String, _ isNumber: (UInt32) -> Bool) -> String {
  let digits: [Unicode.Scalar] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f"]
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default:
      if isNumber(scalar.value) {
        result += "\\u"
        for shift in [12, 8, 4, 0] { result.unicodeScalars.append(digits[Int(scalar.value >> UInt32(shift)) & 15]) }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

package func joined(_ words: [String], by separator: String = ", ") -> String {
  var result = ""
  for (index, word) in words.enumerated() {
    if index > 0 { result += separator }
    result += word
  }
  return result
}

/// What stands between the places of an ASCII character, before the first and behind the last. Swift's `split` goes by characters as people see them, for which
/// the library for web pages would have to bring more than all of this file.
func pieces(of text: String, at separator: UInt8) -> [String] {
  var pieces: [String] = []
  var piece: [UInt8] = []
  for byte in text.utf8 {
    if byte == separator {
      pieces.append(String(decoding: piece, as: UTF8.self))
      piece = []
    } else {
      piece.append(byte)
    }
  }
  return pieces + [String(decoding: piece, as: UTF8.self)]
}

/// Words in `switch`. Swift has the same, but puts it wherever it is used, and words are compared in many places.
@inline(never)
func ~= (word: String, text: String) -> Bool { word == text }
