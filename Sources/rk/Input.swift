// SPDX-License-Identifier: MIT
import FoundationEssentials
@preconcurrency import Glibc  // stdin is a variable of C
import Scenario

/// What went wrong, in words for the person at the terminal. Exit status 2.
struct ToolError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// An input file: its bytes, and messages that name it.
struct Input {
  let name: String
  let bytes: [UInt8]

  /// More than any recording; keeps `rk run /dev/zero` from eating the machine.
  private static let maximumSize = 256 << 20

  /// `-` is standard input, which is read once.
  init(_ path: String) throws(ToolError) {
    let isStandard = path == "-"
    let name = isStandard ? "standard input" : path
    self.name = name
    guard let file = isStandard ? stdin : fopen(path, "rb") else { throw ToolError("\(name): " + String(cString: strerror(errno))) }
    defer { if !isStandard { fclose(file) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      errno = 0
      let count = fread(&chunk, 1, chunk.count, file)
      bytes.append(contentsOf: chunk[..<count])
      if count < chunk.count {
        if ferror(file) != 0 { throw ToolError("\(name): " + String(cString: strerror(errno))) }
        break
      }
      if bytes.count > Input.maximumSize { throw ToolError("\(name): larger than \(Input.maximumSize >> 20) MiB") }
    }
    self.bytes = bytes
  }

  /// The same with U+FFFD for what is not UTF-8; nil if there is no such thing in it.
  var repaired: Input? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return Input(name: name, bytes: Array(String(decoding: bytes, as: UTF8.self).utf8))
  }

  init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

  /// The whole file as one value.
  func value() throws(ToolError) -> Value {
    do {
      return try JSONReader.read(bytes)
    } catch {
      throw ToolError("\(name):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// What the file is, as far as its beginning shows; nil: not known.
  private var kind: (word: String, use: String)? {
    if bytes.starts(with: SessionFile.signature.prefix(6)) { return ("a recording", "rk replay plays it, rk inspect shows it") }
    let start = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    if start.prefix(300).contains("\"view-tree/1\"") { return ("a view tree", "rk hit --tree and rk replay --tree take it") }
    if start.prefix(300).contains("\"touch-jsonl/1\"") { return ("a file of touches", "rk replay --tree TREE --touches takes it") }
    if start.contains("\"steps\""), start.contains("\"format\"") { return ("a scenario", "rk run plays it, rk inspect shows it") }
    return nil
  }

  /// Refuses a file that is plainly of another kind than is expected.
  func refuse(unless expected: String, _ longer: String = "", use: String? = nil) throws(ToolError) {
    guard let kind, kind.word != expected else { return }
    throw ToolError("\(name): this is \(kind.word); expected \(expected)\(longer): " + (use ?? kind.use))
  }

  func error(_ error: ScenarioError, line: Int? = nil) -> ToolError {
    ToolError(name + (line.map { ":\($0)" } ?? "") + ": " + error.text)
  }
}

/// Text from a file as it may go to a terminal or into a drawing: characters that command a terminal, or turn the direction of what follows, are
/// written as their numbers. The library's sentences do the same.
func printable(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A path as the library wants it; symbolic links stay.
func absolutePath(_ path: String) -> String {
  path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
}

/// Writes a line to standard error; on a terminal with links to rules.
func printError(_ text: String) {
  Terminal.clear()
  Terminal.putError(RuleLinks.linked(text, on: .error) + "\n")
}
