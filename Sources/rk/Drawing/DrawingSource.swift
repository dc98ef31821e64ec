// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit
import Glibc

/// What `rk render` and `rk heatmap` draw, and where to.
struct DrawingSource: ParsableArguments {
  @Option(help: ArgumentHelp("View tree, view-tree/1, a scenario, or a recording.", valueName: "file"))
  var tree: String

  @Option(help: ArgumentHelp("Seconds of a scenario's or recording's clock.", valueName: "time"))
  var at: Double?

  @Option(help: ArgumentHelp("The folder of plugins that are not beside their scenario.", valueName: "dir"))
  var plugins: String?

  @Option(name: [.short, .customLong("output")], help: ArgumentHelp("The picture; - is standard output.", valueName: "file"))
  var output = "-"

  func validate() throws {
    if let at, !at.isFinite || at < 0 { throw ValidationError("--at must be a finite number, 0 or more.") }
  }

  /// What the picture is called: the file, wherever it lies.
  var title: String { printable(tree.lastPathComponent) }

  func draw(_ picture: @escaping (_ scene: Scene, _ overrides: (OpaquePointer) -> Bool) throws(ToolError) -> String) throws {
    var drawn = ""
    var isEmpty = false
    try Scene.show(tree, at: at, plugins: plugins) { context, overrides throws(ToolError) in
      let scene = Scene(context)
      isEmpty = scene.windows.isEmpty
      drawn = try picture(scene, overrides)
    }
    try OutputFile.write(drawn, to: output)
    if isEmpty { printError("rk: \(tree): there is no window at that time: the picture is empty") }
  }
}
