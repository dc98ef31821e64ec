// SPDX-License-Identifier: MIT
import FoundationEssentials
import Glibc

// On a terminal, each rule that a line names is a link to its text (OSC 8).

/// Writes a line to standard output; on a terminal with links to rules.
func print(_ line: String) { Swift.print(RuleLinks.linked(line, on: .output)) }

enum RuleLinks {
  /// The page of rules: the one that RK_RULES names, else the one that is installed with this tool. nil: there is none.
  private static let page: String? = {
    if let given = ProcessInfo.processInfo.environment["RK_RULES"], !given.isEmpty {
      // Nothing that commands a terminal.
      return given.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? given : nil
    }
    let file = executableFolder.deletingLastPathComponent + "/share/responderkit/rules.html"
    return access(file, R_OK) == 0 ? address(ofFile: file) : nil
  }()

  /// A file's address names its machine: over a connection to another one, a terminal does not open it.
  private static func address(ofFile path: String) -> String {
    var name = [CChar](repeating: 0, count: 256)
    let host = gethostname(&name, name.count - 1) == 0 ? String(cString: name) : ""
    let plain = Set("/-._~".utf8)
    let escaped = path.utf8.map { byte in
      let isPlain = plain.contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + formatted("%02X", Int(byte))
    }
    return "file://" + host + escaped.joined()
  }

  /// SPEC 32; SPEC 76, 77; rules 199 and 205. A line may end within them.
  static var mentions: Regex<(Substring, Substring)> { #/(SPEC|rules?)[ \n]\d+(?:(?:,[ \n]|[ \n](?:and|to)[ \n]|–|-)\d+)*/# }

  private static let known = Set((try? PageFiles().rules().all) ?? [])

  /// The text with links, if the stream is a terminal that takes them. Documents for programs stay as they are.
  static func linked(_ text: String, on stream: Terminal.Stream) -> String {
    guard Terminal.mayLink(stream), let page, text.first != "{", text.first != "[" else { return text }
    return text.replacing(mentions) { mention in
      // The first link has the word, too.
      mention.output.0.replacing(#/(?:[A-Za-z]+[ \n])?\d+/#) { link(String($0.output), to: page) }
    }
  }

  private static func link(_ words: String, to page: String) -> String {
    let number = words.drop { !$0.isNumber }
    guard known.isEmpty || known.contains(Int(number) ?? 0) else { return words }
    return "\u{1B}]8;;\(page)#rule-\(number)\u{1B}\\\(words)\u{1B}]8;;\u{1B}\\"
  }
}
