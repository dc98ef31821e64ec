// SPDX-License-Identifier: MIT
import FoundationEssentials

/// All rules as one page, to which links on a terminal lead. It works without scripts, so a link finds its rule at once.
enum RulePage {
  static func text(_ rules: Rules) throws(ToolError) -> String {
    var body: [String] = ["<nav aria-label=\"Chapters\"><ul>"]
    for chapter in rules.chapters { body.append("<li><a href=\"#chapter-\(chapter.number)\">\(chapter.number). \(inline(chapter.title, rules))</a></li>") }
    body.append("</ul></nav>")
    for chapter in rules.chapters {
      body.append("<h2 id=\"chapter-\(chapter.number)\">\(chapter.number). \(inline(chapter.title, rules))</h2>")
      for number in chapter.rules {
        body.append("<section id=\"rule-\(number)\"><h3><a href=\"#rule-\(number)\">SPEC \(number)</a></h3>")
        body += blocks(rules.markdown(number) ?? "", rules)
        body.append("</section>")
      }
    }
    return try PageFiles().whole("rules/index.html").replacing("@RULES@", with: body.joined(separator: "\n"))
  }

  /// Paragraphs, and items that follow one another as a list.
  private static func blocks(_ text: String, _ rules: Rules) -> [String] {
    var result: [String] = []
    var isInList = false
    for line in text.split(separator: "\n") {
      let isItem = line.hasPrefix("- ")
      if isItem != isInList { result.append(isItem ? "<ul>" : "</ul>") }
      isInList = isItem
      result.append(isItem ? "<li>\(inline(line.dropFirst(2), rules))</li>" : "<p>\(inline(line, rules))</p>")
    }
    if isInList { result.append("</ul>") }
    return result
  }

  /// `code` and **bold** as HTML; other rules as links.
  private static func inline(_ text: some StringProtocol, _ rules: Rules) -> String {
    // Every second piece stands between backquotes.
    String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").split(separator: "`", omittingEmptySubsequences: false).enumerated().map { place, piece in
      if place % 2 == 1 { return "<code>\(piece)</code>" }
      return String(piece).replacing(#/\*\*([^*]+)\*\*/#) { "<b>\($0.output.1)</b>" }.replacing(RuleLinks.mentions) { mention in
        mention.output.0.replacing(#/\d+/#) { number in
          guard let rule = Int(number.output), rules.chapter(of: rule) != nil else { return String(number.output) }
          return "<a href=\"#rule-\(rule)\">\(rule)</a>"
        }
      }
    }.joined()
  }
}
