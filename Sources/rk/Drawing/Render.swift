import ArgumentParser
import CResponderKit
import Foundation

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a view tree as an SVG picture.",
    discussion: """
      Draws every view where it lies on the screen, transforms and scrolled content included: parents first, siblings back to front. Hidden views have a \
      dashed outline and nothing inside, views that let no touch through are hatched, both with all that is below them. A view's title is its path. What \
      sticks out of a view is drawn, since only hit-testing stops there (SPEC 29); what lies beyond all windows is not.

      The tree is a view-tree/1 file or a scenario, which is shown before its first step, or with --at after what happens up to that time.

      EXAMPLES:
        rk render --tree app.json -o app.svg
        rk render --tree drag.json --at 0.5 -o half-way.svg
      """)

  @OptionGroup var source: DrawingSource

  func run() throws {
    try source.draw { context throws(ToolError) in Render.picture(Scene(context), title: source.title) }
  }

  private static let style = """
    <style>
    .v{stroke:#334;stroke-width:1;fill:#68c;fill-opacity:.12}
    .h{fill:none;stroke:#999;stroke-dasharray:4 3}
    .d{fill:url(#off);fill-opacity:1}
    text{font:10px sans-serif;fill:#223}
    .t{fill:#999}
    @media (prefers-color-scheme:dark){svg{background:#181a20}.v{stroke:#bcd}text{fill:#dde}}
    </style>
    <defs><pattern id="off" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="#999" stroke-width="1"/></pattern></defs>
    """

  private static func picture(_ scene: Scene, title: String) -> String {
    var svg = SVG(scene.frame, title: title)
    svg.add(style)
    for shape in scene.shapes where !shape.corners.isEmpty {
      let classes = "v" + (shape.isHidden ? " h" : shape.isDisabled ? " d" : "")
      var notes: [String] = []
      if shape.isHidden { notes.append("hidden") }
      if shape.isDisabled { notes.append("no touches") }
      if shape.alpha < 1 { notes.append("alpha " + SVG.number(shape.alpha)) }
      let note = notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
      let opacity = shape.alpha < 1 ? " opacity=\"\(SVG.number(max(shape.alpha, 0.15)))\"" : ""
      svg.add("<g\(opacity)><title>" + SVG.escaped(shape.path + note) + "</title>")
      svg.add("<polygon class=\"\(classes)\" points=\"" + SVG.points(shape.corners) + "\"/>" + label(shape) + "</g>")
    }
    return svg.ended()
  }

  /// The name along the upper edge, if there is room for it.
  private static func label(_ shape: Scene.Shape) -> String {
    let (start, end, below) = (shape.corners[0], shape.corners[1], shape.corners[3])
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let width = (dx * dx + dy * dy).squareRoot()
    let height = ((below.x - start.x) * (below.x - start.x) + (below.y - start.y) * (below.y - start.y)).squareRoot()
    let name = SVG.clipped(shape.name, to: width - 4, fontSize: 10)
    guard height >= 12, !name.isEmpty else { return "" }
    let place: String
    if dy == 0 && dx > 0 && below.y > start.y && below.x == start.x {
      place = "x=\"\(SVG.number(start.x + 2))\" y=\"\(SVG.number(start.y + 10))\""
    } else {
      let matrix = [dx / width, dy / width, (below.x - start.x) / height, (below.y - start.y) / height, start.x, start.y]
      place = "transform=\"matrix(" + matrix.map { SVG.number($0) }.joined(separator: " ") + ")\" x=\"2\" y=\"10\""
    }
    return "<text\(shape.isHidden ? " class=\"t\"" : "") \(place)>" + SVG.escaped(name) + "</text>"
  }
}

/// What `rk render` and `rk heatmap` draw, and where to.
struct DrawingSource: ParsableArguments {
  @Option(help: ArgumentHelp("View tree, view-tree/1, or a scenario.", valueName: "file"))
  var tree: String

  @Option(help: ArgumentHelp("Seconds of a scenario's clock.", valueName: "time"))
  var at: Double?

  @Option(help: ArgumentHelp("Where plugins are that do not lie beside their scenario.", valueName: "dir"))
  var plugins: String?

  @Option(name: [.short, .customLong("output")], help: ArgumentHelp("The picture; - is standard output.", valueName: "file"))
  var output = "-"

  func validate() throws {
    if let at, !at.isFinite || at < 0 { throw ValidationError("--at must be a finite number, 0 or more.") }
  }

  /// What the picture is called: the file, wherever it lies.
  var title: String { printable((tree as NSString).lastPathComponent) }

  func draw(_ picture: (OpaquePointer?) throws(ToolError) -> String) throws {
    var drawn = ""
    try Scene.show(tree, at: at, plugins: plugins) { context throws(ToolError) in drawn = try picture(context) }
    try SVG.write(drawn, to: output)
  }
}
