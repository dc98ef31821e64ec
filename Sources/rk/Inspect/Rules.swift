// SPDX-License-Identifier: MIT
import FoundationEssentials
import Glibc

/// Rules of Behaviour.md, for pages that name them.
struct Rules {
  private var texts: [Int: String] = [:]

  /// Of a file that has each rule on a line of its own, which begins with its number in bold.
  init(_ text: String) {
    for line in text.split(separator: "\n") where line.hasPrefix("**") {
      let rest = line.dropFirst(2)
      guard let end = rest.firstRange(of: ".** "), let number = Int(rest[..<end.lowerBound]) else { continue }
      texts[number] = String(rest[end.upperBound...])
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
