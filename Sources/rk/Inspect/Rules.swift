// SPDX-License-Identifier: MIT
import FoundationEssentials
import Glibc

/// Rules of Behaviour.md, for pages and terminals that name them.
struct Rules {
  struct Chapter {
    let number: Int
    let title: String
    fileprivate(set) var rules: [Int] = []
  }

  private(set) var chapters: [Chapter] = []
  private var texts: [Int: String] = [:]

  /// Of a file in which each rule begins a line with its number in bold, in chapters whose headings have numbers. What follows up to the next rule or heading is the
  /// rule's, too: further lines, and the items of a list, the rows of a table and headings within a rule (####), each of which becomes a line.
  init(_ text: String) {
    var current: Int?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // An empty line ends a paragraph.
    var isAfterEmpty = false
    for (place, line) in lines.enumerated() {
      defer { isAfterEmpty = line.isEmpty }
      if line.hasPrefix("#### "), let current {
        texts[current, default: ""] += "\n" + line.dropFirst(5)
      } else if line.hasPrefix("#") {
        current = nil
        if line.hasPrefix("## "), let (number, title) = Rules.numbered(line.dropFirst(3), ". ") { chapters.append(Chapter(number: number, title: title)) }
      } else if line.hasPrefix("**"), let (number, rule) = Rules.numbered(line.dropFirst(2), ".** ") {
        current = number
        texts[number] = rule
        if !chapters.isEmpty { chapters[chapters.count - 1].rules.append(number) }
      } else if let current, !line.isEmpty {
        // A table's heading stands above a line of dashes.
        let isHeading = place + 1 < lines.count && lines[place + 1].hasPrefix("|-")
        if !isHeading, !line.hasPrefix("|-") { texts[current, default: ""] += Rules.continued(line, isAfterEmpty) }
      }
    }
  }

  /// A row of a table, an item of a list and a paragraph begin a line of their own.
  private static func continued(_ line: Substring, _ isParagraph: Bool) -> String {
    guard line.hasPrefix("|") else { return (isParagraph || line.hasPrefix("- ") ? "\n" : " ") + line.drop { $0 == " " } }
    let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    return "\n- " + (cells.first ?? "") + ": " + cells.dropFirst().joined(separator: "; ")
  }

  private static func numbered(_ line: Substring, _ separator: String) -> (Int, String)? {
    guard let end = line.firstRange(of: separator), let number = Int(line[..<end.lowerBound]) else { return nil }
    return (number, String(line[end.upperBound...]))
  }

  /// All numbers, in the file's order.
  var all: [Int] { chapters.flatMap { $0.rules } }

  func chapter(of number: Int) -> Chapter? { chapters.first { $0.rules.contains(number) } }

  /// A rule's text without the marks of Markdown.
  func plainText(_ number: Int) -> String? { texts[number]?.replacing("`", with: "").replacing("**", with: "") }

  /// A rule's text as the file has it: a line for each paragraph, item, row and heading.
  func markdown(_ number: Int) -> String? { texts[number] }

  /// Those whose text has each word, in any case.
  func numbers(withWords words: String) -> [Int] {
    let words = words.lowercased().split(separator: " ")
    return all.filter { number in
      let text = plainText(number)?.lowercased() ?? ""
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// Those that a page names, as {"number": text, …} without "<".
  func json(namedIn page: String) -> String {
    let pairs = Rules.numbers(in: page).sorted().compactMap { number in texts[number].map { "\"\(number)\":" + Rules.text($0) } }
    return "{" + pairs.joined(separator: ",") + "}"
  }

  private static func text(_ text: String) -> String {
    var list = ReportList()
    list.add(text)
    return list.text
  }

  /// The numbers after each "SPEC ", of which there may be several: "SPEC 199, 205".
  static func numbers(in page: String) -> Set<Int> {
    var found: Set<Int> = []
    let bytes = Array(page.utf8)
    let word = Array("SPEC ".utf8)
    let between = [", ", " and ", "–", "-"].map { Array($0.utf8) }
    let isDigit = { (place: Int) in place < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) }
    var at = 0
    while at + word.count < bytes.count {
      guard bytes[at] == word[0], bytes[at..<at + word.count].elementsEqual(word) else {
        at += 1
        continue
      }
      at += word.count
      while isDigit(at) {
        var number = 0
        while isDigit(at), number < 100_000 {
          number = number * 10 + Int(bytes[at] - UInt8(ascii: "0"))
          at += 1
        }
        found.insert(number)
        guard let gap = between.first(where: { at + $0.count < bytes.count && bytes[at..<at + $0.count].elementsEqual($0) && isDigit(at + $0.count) }) else { break }
        at += gap.count
      }
    }
    return found
  }
}
