// SPDX-License-Identifier: MIT
/// What is wrong with a JSON text, and where (both counted from 1, columns in bytes).
package final class JSONError: Error {
  package let line: Int
  package let column: Int
  package let message: String

  init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}

/// A strict JSON reader. Scenario files need the place of every error, which Foundation's readers do not have. On Linux JSONDecoder reports
/// "not valid JSON" without a place; JSONSerialization names no place for 1e999 and accepts a trailing comma. Both lose the order of keys and
/// keys that occur twice, and refuse trees of more than 512 levels.
package struct JSONReader {
  /// Deeper nesting is refused, so that no file can exhaust the stack here or where the value is walked.
  static let maximumDepth = 1000

  /// So many keys are compared one by one.
  private static let fewKeys = 16

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Reads one value that makes up the whole text.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> Value {
    var reader = JSONReader(bytes: bytes)
    reader.skipSpace()
    if reader.position == bytes.count { throw reader.error("expected a JSON value, found nothing") }
    let value = try reader.value()
    reader.skipSpace()
    if reader.position < bytes.count { throw reader.error("expected the end of the file after the value, found " + reader.here) }
    return value
  }

  /// A value from a command line: a number, true or false as JSON writes them, or else a word.
  package static func scalar(_ text: String) -> Value {
    switch try? read(Array(text.utf8)) {
    case .number(let number): return .number(number)
    case .bool(let flag): return .bool(flag)
    default: return .string(text)
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Places

  private func error(_ message: String, at offset: Int? = nil) -> JSONError {
    let end = min(offset ?? position, bytes.count)
    var line = 1
    var start = 0
    for index in 0..<end where bytes[index] == 0x0A {
      line += 1
      start = index + 1
    }
    return JSONError(line: line, column: end - start + 1, message: message)
  }

  private var here: String {
    guard position < bytes.count else { return "the end of the file" }
    let byte = bytes[position]
    if byte > 0x20 && byte < 0x7F { return "\"" + String(UnicodeScalar(byte)) + "\"" }
    return "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  // MARK: Values

  private mutating func value() throws(JSONError) -> Value {
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return .number(try number())
    case let byte? where isDigit(byte): return .number(try number())
    default: throw error("expected a value, found " + here)
    }
  }

  private mutating func word(_ word: String, _ value: Value) throws(JSONError) -> Value {
    let end = position + word.utf8.count
    guard end <= bytes.count, String(decoding: bytes[position..<end], as: UTF8.self) == word else { throw error("expected a value, found " + here) }
    position = end
    return value
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    if depth > JSONReader.maximumDepth { throw error("nested deeper than \(JSONReader.maximumDepth) levels") }
    position += 1
    skipSpace()
  }

  private mutating func array() throws(JSONError) -> Value {
    try enter()
    var values: [Value] = []
    if take(UInt8(ascii: "]")) {
      depth -= 1
      return .array(values)
    }
    while true {
      skipSpace()
      values.append(try value())
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: "]")) else { throw error("expected \",\" or \"]\" in a list, found " + here) }
      depth -= 1
      return .array(values)
    }
  }

  private mutating func object() throws(JSONError) -> Value {
    try enter()
    var members: [Value.Member] = []
    // A Set pays off when there are many.
    var keys: Set<String> = []
    if take(UInt8(ascii: "}")) {
      depth -= 1
      return .object(members)
    }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("expected a key in quotes, found " + here) }
      let start = position
      let key = try string()
      if members.count == JSONReader.fewKeys { keys = Set(members.map { $0.key }) }
      let isNew = members.count < JSONReader.fewKeys ? !members.contains { $0.key == key } : keys.insert(key).inserted
      guard isNew else { throw error("key " + quoted(key) + " stands here twice", at: start) }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected \":\" after a key, found " + here) }
      skipSpace()
      members.append(Value.Member(key: key, value: try value()))
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: "}")) else { throw error("expected \",\" or \"}\" in an object, found " + here) }
      depth -= 1
      return .object(members)
    }
  }

  // MARK: Numbers

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    if let byte = next, isDigit(byte) { throw error("a number cannot begin with 0", at: start) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw error("number out of range: " + (text.utf8.count <= 40 ? text : "\(text.utf8.count) digits"), at: start)
    }
    return number
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = next, isDigit(byte) { position += 1 }
    if position == start { throw error("expected a digit, found " + here) }
  }

  // MARK: Texts

  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    // Most texts stand in the file as they are.
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
    if next == UInt8(ascii: "\"") {
      guard let string = String(validating: bytes[start + 1..<position], as: UTF8.self) else { throw error("the text that begins here is not UTF-8", at: start) }
      position += 1
      return string
    }
    var text = Array(bytes[start + 1..<position])
    while true {
      guard let byte = next else { throw error("a text that begins here has no end", at: start) }
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else { throw error("the text that begins here is not UTF-8", at: start) }
        return string
      case UInt8(ascii: "\\"): text.append(contentsOf: try escape())
      case 0..<0x20: throw error("a control character cannot stand in a text", at: position - 1)
      default: text.append(byte)
      }
    }
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    let start = position - 1
    guard let byte = next else { throw error("expected an escape, found the end of the file") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var code = try codeUnit()
      if code >= 0xD800 && code < 0xDC00 {
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw error("half a surrogate pair", at: start) }
        let low = try codeUnit()
        guard low >= 0xDC00 && low < 0xE000 else { throw error("half a surrogate pair", at: start) }
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
      }
      guard let scalar = UnicodeScalar(code) else { throw error("half a surrogate pair", at: start) }
      return Array(String(scalar).utf8)
    default: throw error("unknown escape", at: start)
    }
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch next {
      case let byte? where isDigit(byte): digit = byte - UInt8(ascii: "0")
      case let byte? where byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"): digit = byte | 0x20 - UInt8(ascii: "a") + 10
      default: throw error("expected four hexadecimal digits, found " + here)
      }
      code = code << 4 + UInt32(digit)
      position += 1
    }
    return code
  }
}
