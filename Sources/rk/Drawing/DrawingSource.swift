import ArgumentParser
import CResponderKit
import Foundation

/// What `rk render` and `rk heatmap` draw, and where to.
struct DrawingSource: ParsableArguments {
  @Option(help: ArgumentHelp("View tree, view-tree/1, a scenario, or a recording.", valueName: "file"))
  var tree: String

  @Option(help: ArgumentHelp("Seconds of a scenario's or recording's clock.", valueName: "time"))
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

  func draw(_ picture: @escaping (OpaquePointer?) throws(ToolError) -> String) throws {
    var drawn = ""
    try Scene.show(tree, at: at, plugins: plugins) { context throws(ToolError) in drawn = try picture(context) }
    try SVG.write(drawn, to: output)
  }
}
