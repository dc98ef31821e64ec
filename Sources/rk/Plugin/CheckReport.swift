// SPDX-License-Identifier: MIT
import Glibc
import Scenario

/// What became of one test of a plugin.
struct CheckResult {
  enum Word: String, CaseIterable {
    case passed, skipped, warning, failed, hung, crashed

    /// Whether the plugin must not be used as it is.
    var isBad: Bool { self == .failed || self == .hung || self == .crashed }
  }

  var test: PluginTest
  var word: Word
  /// One sentence, without the full stop.
  var sentence: String
  var seconds = 0.0
}

/// Everything that a check has found about one file.
struct CheckReport {
  var file: String
  var seed: UInt64
  var facts: PluginFacts?
  var results: [CheckResult] = []
  /// Classes that the plugin brings and existing ones that it extends; nil if it was never made active.
  var classes: [String]?

  /// The worst word of all tests.
  var verdict: CheckResult.Word {
    let words = results.map { $0.word }
    return [.crashed, .hung, .failed, .warning].first { words.contains($0) } ?? .passed
  }

  private var summary: String {
    let counts = CheckResult.Word.allCases.compactMap { word in
      let count = results.count { $0.word == word }
      return count == 0 ? nil : "\(count) \(word.rawValue)"
    }
    return counts.joined(separator: ", ")
  }

  // MARK: For people

  func table(colours: Bool) -> String {
    let width = results.map { $0.test.rawValue.count }.max() ?? 0
    var lines = [printable(file)]
    if let facts { lines[0] += ": " + printable(facts.id) + " " + printable(facts.version) }
    for result in results {
      let word = result.word.rawValue.padded(to: 8)
      let name = result.test.rawValue.padded(to: width)
      lines.append("  " + paint(word, result.word, colours) + "  " + name + "  " + printable(result.sentence))
    }
    lines.append(paint(verdict.rawValue, verdict, colours) + " (" + summary + "; seed \(seed))")
    return lines.joined(separator: "\n")
  }

  private func paint(_ text: String, _ word: CheckResult.Word, _ colours: Bool) -> String {
    guard colours else { return text }
    let code: Int
    switch word {
    case .passed: code = 32
    case .skipped: code = 2
    case .warning: code = 33
    case .failed, .hung, .crashed: code = 31
    }
    return "\u{1B}[\(code)m" + text + "\u{1B}[0m"
  }

  // MARK: For programs

  static func text(_ text: String?) -> String { text.map { quoted($0) } ?? "null" }
  static func list(_ texts: [String]?) -> String { texts.map { "[" + $0.map { quoted($0) }.joined(separator: ", ") + "]" } ?? "null" }

  /// One JSON object, without what surrounds it.
  var json: String {
    var members = [
      "\"format\": \"plugin-check/1\"", "\"file\": " + quoted(file), "\"library\": " + quoted(libraryVersion()), "\"seed\": \(seed)",
      "\"id\": " + CheckReport.text(facts?.id), "\"version\": " + CheckReport.text(facts?.version), "\"classes\": " + CheckReport.list(classes),
      "\"verdict\": " + quoted(verdict.rawValue),
    ]
    let tests = results.map { result in
      "    {\"name\": " + quoted(result.test.rawValue) + ", \"status\": " + quoted(result.word.rawValue)
        + formatted(", \"seconds\": %.3f", result.seconds) + ", \"sentence\": " + quoted(result.sentence) + "}"
    }
    members.append("\"tests\": [\n" + tests.joined(separator: ",\n") + "]")
    return "{\n  " + members.joined(separator: ",\n  ") + "}"
  }
}
