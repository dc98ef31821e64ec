// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit
import Glibc
import Scenario

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a view tree as an SVG picture.",
    discussion: """
      Draws every view at its place on the screen, transforms and scrolled content included: superviews first, siblings back to front. Hidden views have a \
      dashed outline and nothing inside; views that receive no touches are hatched, with their subviews. A view's title is its path. Parts outside of a \
      superview are drawn, since only hit-testing ends there (SPEC 29); parts outside of all windows are not.

      The tree is a view-tree/1 file, or a scenario, shown before its first step, or a recording (rkrec), shown before its first input; with --at they are \
      shown after what happens up to that time. --touches draws the touches of a recording over a view tree: their paths, a ring where each began, a disc for \
      each finger that is down at the time of --at. A title names the view that it hit. --record chooses one of several records in a file, from 1.

      EXAMPLES:
        rk render --tree app.json -o app.svg
        rk render --tree drag.json --at 0.5 -o half-way.svg
        rk render --tree app.json --touches drag.jsonl --at 0.5 -o half-way.svg
      """)

  @OptionGroup var source: DrawingSource

  @Option(help: ArgumentHelp("Touches to be drawn over the view tree, touch-jsonl/1.", valueName: "file"))
  var touches: String?

  @Option(help: ArgumentHelp("Which record of --touches.", valueName: "number"))
  var record = 1

  @Option(help: "fit keeps the shape of the device that recorded the touches and centres it; stretch fills the root.")
  var map = MapMode.fit

  func validate() throws {
    if record < 1 { throw ValidationError("--record counts from 1.") }
  }

  func run() throws {
    guard let touches else {
      try source.draw { scene, _ throws(ToolError) in Render.picture(scene, title: source.title) }
      return
    }
    let recordings = try Recording.read(file: touches)
    guard record <= recordings.count else { throw ToolError("\(touches): there is no record \(record): it has \(recordings.count)") }
    let recording = recordings[record - 1]
    let input = try Input(source.tree)
    if try SessionFile.isOne(input) || Render.isScenario(input.value()) { throw ToolError("\(source.tree): --touches goes with a view tree; this is a scenario or a recording") }
    let root = try TreeNode.read(input)
    let world = try TreeWorld(root)
    var paths: TouchPaths
    do throws(ToolError) {
      paths = try TouchPaths(recording, Mapping(recording, in: recording.box, into: root.frame, map), until: source.at)
    } catch {
      throw ToolError("\(touches):\(error.message)")
    }
    let scene = Scene(world.context)
    try paths.hit(world.window, scene)
    try OutputFile.write(Render.picture(scene, title: source.title, paths), to: source.output)
  }

  private static func isScenario(_ value: Value) -> Bool {
    guard case .object(let members) = value else { return false }
    return members.contains { $0.key == "steps" } && !members.contains { $0.key == "header" }
  }

  private static let style = """
    <style>
    .v{stroke:#334;stroke-width:1;fill:#68c;fill-opacity:.12}
    .h{fill:none;stroke:#999;stroke-dasharray:4 3}
    .d{fill:url(#off);fill-opacity:1}
    text{font:10px sans-serif;fill:#223}
    .t{fill:#999}
    .f{fill:none;stroke:#d40;stroke-width:1.5;stroke-linejoin:round}
    .n{fill:#d40;fill-opacity:.35}
    .o{stroke:#d40;stroke-width:2}
    @media (prefers-color-scheme:dark){svg{background:#181a20}.v{stroke:#bcd}text{fill:#dde}.f,.o{stroke:#f84}}
    </style>
    <defs><pattern id="off" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="#999" stroke-width="1"/></pattern></defs>
    """

  /// What is drawn over the views, with a title of its own.
  struct Mark {
    var corners: [RKPoint]
    var title: String
    /// The place of the scroll view that it is scrolled in; nil: it is in none.
    var scroller: Int?
  }

  /// `clips`: what is scrolled is drawn within its scroll view only. A mark out of sight is a dot at its edge.
  static func picture(_ scene: Scene, title: String, _ touches: TouchPaths? = nil, marks: [Mark] = [], clips: Bool = false) -> String {
    var svg = SVG(scene.box, title: scene.title(title))
    var labels = Labels()
    let hit = Set(touches?.paths.compactMap { $0.hit } ?? [])
    svg.add(style)
    if clips { for (place, shape) in scene.shapes.enumerated() where shape.isScroller { svg.add(clipPath(place, shape)) } }
    for (place, shape) in scene.shapes.enumerated() where !shape.corners.isEmpty {
      let classes = "v" + (shape.isHidden ? " h" : shape.isDisabled ? " d" : "") + (hit.contains(place) ? " o" : "")
      var notes: [String] = []
      if shape.isHidden { notes.append("hidden") }
      if shape.isDisabled { notes.append("no touches") }
      if shape.alpha < 1 { notes.append("alpha " + SVG.number(shape.alpha)) }
      let note = notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
      let opacity = shape.alpha < 1 ? " opacity=\"\(SVG.number(max(shape.alpha, 0.15)))\"" : ""
      svg.add("<g\(opacity)\(clips ? clip(shape.scroller) : "")><title>" + SVG.escaped(scene.path(place) + note) + "</title>")
      svg.add("<polygon class=\"\(classes)\" points=\"" + SVG.points(shape.corners) + "\"/>" + labels.label(shape) + "</g>")
    }
    touches?.draw(into: &svg, scene)
    for mark in marks { svg.add(drawing(mark, scene)) }
    return svg.ended()
  }

  private static func clipPath(_ place: Int, _ shape: Scene.Shape) -> String {
    "<clipPath id=\"s\(place)\"\(clip(shape.scroller))><polygon points=\"" + SVG.points(shape.corners) + "\"/></clipPath>"
  }

  private static func clip(_ scroller: Int?) -> String { scroller.map { " clip-path=\"url(#s\($0))\"" } ?? "" }

  private static func drawing(_ mark: Mark, _ scene: Scene) -> String {
    var dot: RKPoint?
    var next = mark.scroller
    while let place = next {
      let shape = scene.shapes[place]
      if let edge = nearest(mark.corners, in: shape.corners) { dot = edge }
      next = shape.scroller
    }
    guard let dot else { return "<g\(clip(mark.scroller))><title>" + SVG.escaped(mark.title) + "</title><polygon class=\"n\" points=\"" + SVG.points(mark.corners) + "\"/></g>" }
    return "<g><title>" + SVG.escaped(mark.title + " (scrolled out of sight)") + "</title><circle class=\"n\" cx=\"\(SVG.number(dot.x))\" cy=\"\(SVG.number(dot.y))\" r=\"5\"/></g>"
  }

  /// Where the box of some corners is nearest to that of others; nil: they meet.
  private static func nearest(_ corners: [RKPoint], in other: [RKPoint]) -> RKPoint? {
    func range(_ points: [RKPoint], _ axis: (RKPoint) -> Double) -> (Double, Double)? {
      let numbers = points.map(axis)
      guard let low = numbers.min(), let high = numbers.max() else { return nil }
      return (low, high)
    }
    guard let x = range(corners, { $0.x }), let y = range(corners, { $0.y }), let around = range(other, { $0.x }), let beside = range(other, { $0.y }) else { return nil }
    if x.0 < around.1, x.1 > around.0, y.0 < beside.1, y.1 > beside.0 { return nil }
    return RKPoint(x: min(max((x.0 + x.1) / 2, around.0), around.1), y: min(max((y.0 + y.1) / 2, beside.0), beside.1))
  }
}
