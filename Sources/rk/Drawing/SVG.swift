// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc
import Scenario

/// An SVG picture that is being written. The same things give the same bytes.
struct SVG {
  private var text: String

  /// `box`: what the picture shows; see Scene.unit.
  init(_ box: RKRect, title: String) {
    let (width, height) = (SVG.number(max(box.size.width, 1)), SVG.number(max(box.size.height, 1)))
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="\(SVG.number(box.origin.x)) \(SVG.number(box.origin.y)) \(width) \(height)">
      <title>\(SVG.escaped(title))</title>

      """
  }

  mutating func add(_ element: String) { text += element + "\n" }

  /// The whole picture.
  func ended() -> String { text + "</svg>\n" }

  /// To a thousandth, without needless zeros.
  static func number(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return scenarioText(rounded == 0 ? 0 : rounded)
  }

  static func points(_ points: [RKPoint]) -> String { points.map { number($0.x) + "," + number($0.y) }.joined(separator: " ") }

  /// Text as it may stand between tags and in attributes: what XML knows no way to write becomes a replacement character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Of the size of a font.
  private static let letterWidth = 0.6

  /// A rough measure.
  static func width(_ text: String, fontSize: Double) -> Double { Double(text.count) * fontSize * letterWidth }

  /// As much of a text as goes into a width, by a rough measure of its letters.
  static func clipped(_ text: String, to width: Double, fontSize: Double) -> String {
    let room = Int(max(0, min(width / (fontSize * letterWidth), 1000)))
    return text.count <= room ? text : room < 3 ? "" : text.prefix(room - 1) + "…"
  }
}
