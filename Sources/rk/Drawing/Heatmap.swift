// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit

struct Heatmap: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw the hit view of each point of the screen.",
    discussion: """
      Hit-tests the middle of every cell of a grid over the windows, the front-most window first, and paints it in the colour of the view that a finger there \
      would hit; adjacent cells of the same view are one rectangle with the view's path as its title. Cells that hit no view stay empty. A list below has the \
      share of each view.

      EXAMPLES:
        rk heatmap --tree app.json -o map.svg
        rk heatmap --tree app.json --cell 1 -o exact.svg
        rk heatmap --tree drag.json --at 0.5 -o half-way.svg
      """)

  @OptionGroup var source: DrawingSource

  @Option(help: ArgumentHelp("Width and height of a cell in points; without it, the longer side has at most 1,000 cells.", valueName: "points"))
  var cell: Double?

  private static let mostCells = 16_777_216.0
  private static let mostNames = 60

  func validate() throws {
    if let cell, !cell.isFinite || cell <= 0 { throw ValidationError("--cell must be a finite number above 0.") }
  }

  func run() throws {
    var unknown: [String] = []
    try source.draw { scene, overrides throws(ToolError) in
      let places = Set(scene.places.filter { overrides($0.key) }.values)
      unknown = places.sorted().map { scene.shapes[$0].name }
      return try picture(scene, places)
    }
    guard !unknown.isEmpty else { return }
    let names = unknown.prefix(5).joined(separator: ", ") + (unknown.count > 5 ? ", …" : "")
    printError("rk: \(source.tree): a recording has no results of hit-testing overrides; the map has those of the inherited methods for \(names)")
  }

  /// `unknown`: views that may answer otherwise than the map has it.
  private func picture(_ scene: Scene, _ unknown: Set<Int>) throws(ToolError) -> String {
    let frame = scene.frame
    let side = cell ?? max(1, (max(frame.size.width, frame.size.height) / 1000).rounded(.up))
    let (columns, rows) = ((frame.size.width / side).rounded(.up), (frame.size.height / side).rounded(.up))
    guard columns * rows <= Heatmap.mostCells else { throw ToolError("\(source.tree): more than 16,777,216 cells; give a larger --cell") }
    var map = OwnerMap(scene, columns: Int(columns), rows: Int(rows), side: side)
    try map.fill()
    return Heatmap.drawn(map, scene, unknown, title: source.title)
  }

  private static func drawn(_ map: OwnerMap, _ scene: Scene, _ unknown: Set<Int>, title: String) -> String {
    let owners = map.owners
    let shown = owners.prefix(mostNames)
    var box = scene.box
    let end = box.origin.y + box.size.height
    box.size.height += Double(shown.count) * 14 + (owners.count > shown.count ? 14 : 0) + (shown.isEmpty ? 0 : 8)
    var svg = SVG(box, title: scene.title(title))
    // Rectangles that meet would let the background through along their edges if these were smoothed.
    svg.add("<style>rect{shape-rendering:crispEdges}text{font:10px sans-serif;fill:#223}@media (prefers-color-scheme:dark){svg{background:#181a20}text{fill:#dde}}</style>")
    let (x, y, side) = (box.origin.x, box.origin.y, map.side / scene.unit)
    for owner in owners {
      svg.add("<g fill=\"\(colour(owner.shape))\"><title>" + SVG.escaped(scene.path(owner.shape) + (unknown.contains(owner.shape) ? " (an override decides)" : "")) + "</title>")
      for part in owner.parts {
        let (width, height) = (Double(part.columns) * side, Double(part.rows) * side)
        let (left, top) = (x + Double(part.column) * side, y + Double(part.row) * side)
        // The last column and row may be narrower than a cell.
        let (w, h) = (min(width, x + box.size.width - left), min(height, end - top))
        svg.add("<rect x=\"\(SVG.number(left))\" y=\"\(SVG.number(top))\" width=\"\(SVG.number(w))\" height=\"\(SVG.number(h))\"/>")
      }
      svg.add("</g>")
    }
    let names = names(of: shown.map { $0.shape }, scene)
    for (line, owner) in shown.enumerated() {
      let base = end + 18 + Double(line) * 14
      let share = SVG.number(100 * Double(owner.cells) / Double(max(map.count, 1))) + " %  "
      let name = SVG.clipped(share + names[line] + (unknown.contains(owner.shape) ? " (an override decides)" : ""), to: box.size.width - 20, fontSize: 10)
      svg.add("<rect x=\"\(SVG.number(x + 4))\" y=\"\(SVG.number(base - 9))\" width=\"10\" height=\"10\" fill=\"\(colour(owner.shape))\"/>")
      svg.add("<text x=\"\(SVG.number(x + 18))\" y=\"\(SVG.number(base))\">" + SVG.escaped(name) + "</text>")
    }
    if owners.count > shown.count {
      let base = SVG.number(end + 18 + Double(shown.count) * 14)
      svg.add("<text x=\"\(SVG.number(x + 18))\" y=\"\(base)\">and \(owners.count - shown.count) more</text>")
    }
    return svg.ended()
  }

  /// What owners are called: where several have one name, with that of the view that they are in, or with all of them.
  private static func names(of shapes: [Int], _ scene: Scene) -> [String] {
    var names = shapes.map { scene.shapes[$0].name }
    let longer: [(Int) -> String] = [{ place in (scene.shapes[place].above.map { scene.shapes[$0].name + " > " } ?? "") + scene.shapes[place].name }, scene.path]
    for name in longer {
      var counts: [String: Int] = [:]
      for known in names { counts[known, default: 0] += 1 }
      for (place, shape) in shapes.enumerated() where counts[names[place], default: 0] > 1 { names[place] = name(shape) }
    }
    return names
  }

  /// Far from those of the views before and after it.
  private static func colour(_ shape: Int) -> String { "hsl(\((shape * 137) % 360) \(55 + shape % 3 * 15)% \(45 + shape % 4 * 9)%)" }
}

/// The hit view of each cell of a grid over all windows.
struct OwnerMap {
  /// Cells of one owner that make up a rectangle.
  struct Part {
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int
  }

  struct Owner {
    /// Its place among the scene's shapes.
    var shape: Int
    var cells = 0
    var parts: [Part] = []
  }

  let side: Double
  private let scene: Scene
  private let columns: Int
  private let rows: Int
  private var byShape: [Int: Owner] = [:]
  /// The parts that the row before touches, each with its owner, by the column in which it begins.
  private var open: [Int: (shape: Int, part: Part)] = [:]

  init(_ scene: Scene, columns: Int, rows: Int, side: Double) {
    self.scene = scene
    self.columns = columns
    self.rows = rows
    self.side = side
  }

  var count: Int { columns * rows }

  /// Those that own most come first.
  var owners: [Owner] { byShape.values.sorted { $0.cells != $1.cells ? $0.cells > $1.cells : $0.shape < $1.shape } }

  mutating func fill() throws(ToolError) {
    let progress = Progress("cells", total: count, patience: 200_000)
    for row in 0..<rows {
      join(try owners(of: row), row)
      progress.advance(by: columns)
    }
    join([], rows)
  }

  /// One row of cells; nil for cells without a hit view.
  private func owners(of row: Int) throws(ToolError) -> [Int?] {
    var owners = [Int?](repeating: nil, count: columns)
    for window in scene.windows.reversed() {
      var isHidden = false
      guard rk_view_is_hidden(window, &isHidden) == .OK, !isHidden else { continue }
      var points: [RKPoint] = []
      points.reserveCapacity(columns)
      for column in 0..<columns {
        let middle = RKPoint(
          x: scene.frame.origin.x + middle(column, of: scene.frame.size.width),
          y: scene.frame.origin.y + middle(row, of: scene.frame.size.height))
        var point = RKPoint()
        try check(rk_window_convert_point_from(window, middle, nil, &point), "point")
        points.append(point)
      }
      var found = [OpaquePointer?](repeating: nil, count: columns)
      try check(rk_view_hit_test_many(window, points, columns, &found), "hit-test")
      for column in 0..<columns where owners[column] == nil { owners[column] = found[column].flatMap { scene.places[$0] } }
    }
    return owners
  }

  /// The last cell of a row or column may be smaller than the others.
  private func middle(_ cell: Int, of length: Double) -> Double { (Double(cell) * side + min(Double(cell + 1) * side, length)) / 2 }

  /// Extends the parts of the previous row that have the same cells in this one, and ends the others.
  private mutating func join(_ row: [Int?], _ number: Int) {
    var next: [Int: (shape: Int, part: Part)] = [:]
    var column = 0
    while column < row.count {
      let start = column
      while column < row.count, row[column] == row[start] { column += 1 }
      guard let shape = row[start] else { continue }
      var part = Part(column: start, row: number, columns: column - start, rows: 1)
      if let above = open[start], above.shape == shape, above.part.columns == part.columns {
        part.row = above.part.row
        part.rows = above.part.rows + 1
        open[start] = nil
      }
      next[start] = (shape, part)
    }
    for start in open.keys.sorted() {
      guard let (shape, part) = open[start] else { continue }
      byShape[shape, default: Owner(shape: shape)].parts.append(part)
      byShape[shape]?.cells += part.columns * part.rows
    }
    open = next
  }
}
