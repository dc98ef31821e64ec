// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit
import Scenario

struct Hit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find the view at a point of a view tree, and the reason.",
    discussion: """
      Prints the path from the root to the view that a finger at (X, Y) would hit, or "nothing". X and Y are in the coordinates in which the root's frame is \
      given, y downwards. With --explain every view that was tested follows, front to back, indented by depth, with the reason why it was hit or rejected.

      --why NAME prints what keeps a touch at (X, Y) from the view NAME, or that the view would be hit. NAME is a view's name, its class if it has no name, or \
      the end of its path from the window, "bar > save". A sentence is printed for each view with that name. NAME may also be the name of a recogniser: the \
      sentence then names what keeps the touch from the recogniser or its view. X and Y are in points of the screen. With --why the file may also be a \
      scenario or a recording: its tree is examined before the first step or input, or with --at at that time. Overrides are called only with \
      --calls-overrides; otherwise the sentence names an override that would decide. With --json each view has one object, with a list of its causes; for a \
      recogniser the key is "recognizer" instead of "view":
        {"view": "bar > save", "at": [x, y], "sentence": "…", "steps":
          [{"reason": "hitHidden", "culprit": "bar", …, "sentence": "…"}, …]}

      EXAMPLES:
        rk hit --tree app.json 187 640
        rk hit --tree app.json 187 640 --explain
        rk hit --tree app.json --why share 187 640
        rk hit --tree form.json --at 2.5 --why save 60 70 --json
        rk hit --tree app.json -5 20
      """)

  @Option(help: ArgumentHelp("View tree, view-tree/1; with --why a scenario or a recording, too.", valueName: "file"))
  var tree: String

  @Flag(help: "Print why each view that was tested was hit or rejected.")
  var explain = false

  @Option(help: ArgumentHelp("What keeps a touch at the point from the view of this name.", valueName: "name"))
  var why: String?

  @Flag(help: "With --why: call the overrides of hitTest and pointInside.")
  var callsOverrides = false

  @Flag(help: "With --why: print a JSON object for each view.")
  var json = false

  @Option(parsing: .unconditional, help: ArgumentHelp("With --why: seconds of a scenario's or recording's clock.", valueName: "time"))
  var at: Double?

  @Option(help: ArgumentHelp("With --why: the folder of plugins that are not beside their scenario.", valueName: "dir"))
  var plugins: String?

  @OptionGroup var colours: ColourOption

  @Argument(help: "Points from the left.")
  var x: Double

  @Argument(help: "Points from the top.")
  var y: Double

  func validate() throws {
    if !x.isFinite || !y.isFinite { throw ValidationError("X and Y must be finite numbers.") }
    if let at, !at.isFinite || at < 0 { throw ValidationError("--at must be a finite number, 0 or more.") }
    if why != nil, explain { throw ValidationError("--why answers for one view, --explain for all: give one of them.") }
    if why == nil, callsOverrides || json || at != nil || plugins != nil {
      throw ValidationError("--calls-overrides, --json, --at and --plugins go with --why.")
    }
  }

  func run() throws {
    if let why { return try answer(why) }
    let input = try Input(tree)
    try input.refuse(unless: "a view tree", " (view-tree/1)", use: "with --why NAME rk hit takes it")
    let world = try TreeWorld(try TreeNode.read(input))
    var trace = try Trace(world.context)
    var point = RKPoint()
    var view: OpaquePointer?
    try check(rk_window_convert_point_from(world.window, RKPoint(x: x, y: y), nil, &point), "point")
    _ = try trace.new()
    try check(rk_view_hit_test(world.window, point, nil, &view), "hit-test")
    print(world.path(of: view))
    guard explain else { return }
    for visit in Hit.visits(try trace.new()) {
      let isHit = visit.object == view
      print(Terminal.styled(String(repeating: "  ", count: Int(visit.depth) + 1) + trace.sentence(visit), isHit ? .good : .faint, on: .output))
    }
  }

  /// The last decision about each view, in the order in which the views were visited first: a view that contains the point is decided twice, when its
  /// subviews are about to be asked and when none of them took it.
  private static func visits(_ records: [RKTraceRecord]) -> [RKTraceRecord] {
    var places: [OpaquePointer: Int] = [:]
    var visits: [RKTraceRecord] = []
    for record in records {
      guard let view = record.object else { continue }
      if let place = places[view] {
        visits[place] = record
      } else {
        places[view] = visits.count
        visits.append(record)
      }
    }
    return visits
  }

  // MARK: Why

  private func answer(_ name: String) throws {
    let input = try Input(tree)
    if callsOverrides, SessionFile.isOne(input) {
      throw ToolError("\(tree): the overrides of a recording's program are not in it: --calls-overrides has nothing to call")
    }
    let (tree, point, callsOverrides, json) = (tree, RKPoint(x: x, y: y), callsOverrides, json)
    var lines: [String] = []
    try Scene.show(input, at: at, plugins: plugins) { context, _ throws(ToolError) in
      let picture = PictureReader(context).read()
      var paths: [OpaquePointer: String] = [:]
      var windows: [OpaquePointer: OpaquePointer] = [:]
      for view in picture.views {
        let own = printable(view.name.isEmpty ? view.className : view.name)
        windows[view.handle] = view.parent.flatMap { windows[$0] } ?? view.handle
        paths[view.handle] = view.parent.flatMap { paths[$0] }.map { $0 + " > " + own } ?? own
      }
      let meant = picture.views.filter { view in
        paths[view.handle].map { $0 == name || $0.hasSuffix(" > " + name) } ?? false
      }
      let recognizers = picture.recognizers.filter { recognizer in
        let own = printable(recognizer.name.isEmpty ? recognizer.className : recognizer.name)
        return own == name || (paths[recognizer.view].map { ($0 + " > " + own).hasSuffix(" > " + name) } ?? false)
      }
      let count = meant.count + recognizers.count
      if count == 0 { throw ToolError("\(tree): no view in a window and no recogniser of one is named " + quoted(printable(name)) + Hit.others(like: name, picture)) }
      func answer(_ kind: String, _ path: String, _ view: OpaquePointer, _ word: (Explanation) -> Explanation) throws(ToolError) {
        guard let window = windows[view] else { return }
        var place = RKPoint()
        try check(rk_window_convert_point_from(window, point, nil, &place), "point")
        let explanation = word(try Explanation(of: view, at: place, callsOverrides: callsOverrides))
        if json {
          lines.append("{\"" + kind + "\": " + quoted(path) + ", \"at\": [" + scenarioText(point.x) + ", " + scenarioText(point.y) + "], " + explanation.json + "}")
        } else {
          lines.append((count > 1 ? path + ": " : "") + printable(explanation.sentence))
        }
      }
      for view in meant { try answer("view", paths[view.handle] ?? "", view.handle) { $0 } }
      for recognizer in recognizers {
        let own = printable(recognizer.name.isEmpty ? recognizer.className : recognizer.name)
        try answer("recognizer", (paths[recognizer.view].map { $0 + " > " } ?? "") + own, recognizer.view) { $0.about(recognizer.handle, isEnabled: recognizer.isEnabled, at: point) }
      }
    }
    for line in lines { print(line) }
  }

  /// The name that was meant, else those that have something of one that is none.
  private static func others(like name: String, _ picture: Picture) -> String {
    var found: [String] = []
    let part = name.lowercased()
    let names = picture.views.map { $0.name.isEmpty ? $0.className : $0.name } + picture.recognizers.map { $0.name.isEmpty ? $0.className : $0.name }
    if let nearest = Spelling.nearest(to: part, among: names.map { $0.lowercased() }), let meant = names.first(where: { $0.lowercased() == nearest }), !meant.isEmpty {
      return "; did you mean " + quoted(printable(meant)) + "?"
    }
    for other in names where found.count < 8 {
      let (own, wanted) = (other.lowercased(), part)
      if !own.isEmpty, own.contains(wanted) || wanted.contains(own), !found.contains(other) { found.append(other) }
    }
    return found.isEmpty ? "" : "; there are " + found.map { quoted(printable($0)) }.joined(separator: ", ")
  }
}
