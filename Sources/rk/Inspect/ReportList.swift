// SPDX-License-Identifier: MIT
import Glibc
import Scenario

/// The elements of a list in JSON while they are written, one text for all.
struct ReportList {
  private(set) var text = ""
  private(set) var count = 0

  /// Bytes of what must be written otherwise in a page: quotes, what begins a tag or an escape, control characters, and the separators that end a line of JavaScript.
  private static let special = "\"\\<\u{2028}" + String(String.UnicodeScalarView((1..<0x20).map { Unicode.Scalar(UInt8($0)) }))

  /// What follows, up to the next of these, is one element.
  mutating func begin() {
    if count > 0 { text += "," }
    count += 1
  }

  mutating func open(_ bracket: String) { text += bracket }
  mutating func close(_ bracket: String) { text += bracket }

  mutating func add(_ number: Int) { text += String(number) }
  mutating func add(_ number: Double) { text += number.isFinite ? scenarioText(number) : "null" }

  mutating func add(_ words: String) {
    // Most texts stand as they are.
    if strcspn(words, ReportList.special) == words.utf8.count {
      text += "\""
      text += words
      text += "\""
    } else {
      text += pageText(words)
    }
  }

  mutating func addNext(_ number: Int) {
    text += ","
    add(number)
  }

  mutating func addNext(_ number: Double) {
    text += ","
    add(number)
  }

  mutating func addNext(_ words: String) {
    text += ","
    add(words)
  }

  mutating func addNext(json: String) {
    text += ","
    text += json
  }

  mutating func addNext(_ fingers: [Report.Finger]) {
    text += ",["
    for (place, finger) in fingers.enumerated() {
      if place > 0 { text += "," }
      add(Int(finger.id))
      addNext(finger.phase)
      addNext(finger.place.x)
      addNext(finger.place.y)
    }
    text += "]"
  }
}
