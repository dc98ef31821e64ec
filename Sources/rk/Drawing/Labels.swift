// SPDX-License-Identifier: MIT
import CResponderKit

/// Where names stand in a picture: none over another.
struct Labels {
  private struct Box {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double

    func meets(_ other: Box) -> Bool { left < other.right && other.left < right && top < other.bottom && other.top < bottom }
  }

  /// What is taken, by the row of the picture that it lies in. A box that is higher than a row stands in several.
  private var taken: [Int: [Box]] = [:]

  private static let fontSize = 10.0
  private static let lineHeight = 12.0
  /// A name that does not fit on one of the first lines is in the title alone.
  private static let mostLines = 6

  /// A shape's name along its upper edge, on the first line of it that is free; nothing if there is no room.
  mutating func label(_ shape: Scene.Shape) -> String {
    let (start, end, below) = (shape.corners[0], shape.corners[1], shape.corners[3])
    let across = RKPoint(x: end.x - start.x, y: end.y - start.y)
    let down = RKPoint(x: below.x - start.x, y: below.y - start.y)
    let width = (across.x * across.x + across.y * across.y).squareRoot()
    let height = (down.x * down.x + down.y * down.y).squareRoot()
    let name = SVG.clipped(shape.name, to: width - 4, fontSize: Labels.fontSize)
    guard height >= Labels.lineHeight, !name.isEmpty else { return "" }
    let (right, under) = (RKPoint(x: across.x / width, y: across.y / width), RKPoint(x: down.x / height, y: down.y / height))
    let length = min(SVG.width(name, fontSize: Labels.fontSize), width)
    for line in 0..<min(Int(height / Labels.lineHeight), Labels.mostLines) {
      let top = Double(line) * Labels.lineHeight
      var box = Box(left: .infinity, right: -.infinity, top: .infinity, bottom: -.infinity)
      for (x, y) in [(0, top), (length, top), (0, top + Labels.lineHeight), (length, top + Labels.lineHeight)] {
        let corner = RKPoint(x: start.x + x * right.x + y * under.x, y: start.y + x * right.y + y * under.y)
        box = Box(left: min(box.left, corner.x), right: max(box.right, corner.x), top: min(box.top, corner.y), bottom: max(box.bottom, corner.y))
      }
      if take(box) { return text(name, shape, start, right, under, line: line) }
    }
    return ""
  }

  /// Takes a box if nothing is there yet.
  private mutating func take(_ box: Box) -> Bool {
    let rows = row(box.top)...row(box.bottom)
    for row in rows where taken[row, default: []].contains(where: { $0.meets(box) }) { return false }
    for row in rows { taken[row, default: []].append(box) }
    return true
  }

  private func row(_ y: Double) -> Int { Int((y / 64).rounded(.down)) }

  private func text(_ name: String, _ shape: Scene.Shape, _ start: RKPoint, _ right: RKPoint, _ under: RKPoint, line: Int) -> String {
    let baseline = (Double(line) * Labels.lineHeight + Labels.fontSize)
    let place: String
    if right.x == 1 && right.y == 0 && under.x == 0 && under.y == 1 {
      place = "x=\"\(SVG.number(start.x + 2))\" y=\"\(SVG.number(start.y + baseline))\""
    } else {
      let matrix = [right.x, right.y, under.x, under.y, start.x, start.y]
      place = "transform=\"matrix(" + matrix.map { SVG.number($0) }.joined(separator: " ") + ")\" x=\"\(SVG.number(2))\" y=\"\(SVG.number(baseline))\""
    }
    return "<text\(shape.isHidden ? " class=\"t\"" : "") \(place)>" + SVG.escaped(name) + "</text>"
  }
}
