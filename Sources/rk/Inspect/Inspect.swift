// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit
import Glibc
import Scenario

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a web page that shows a session at every moment, with the reasons.",
    discussion: """
      Plays a scenario, a recording, or touches into a view tree, and writes one HTML page that needs no network and no other file: the view tree as an \
      outline and as a drawing, fingers, a time line for each touch, recogniser and control, and the library's sentence for each decision. A click in the \
      drawing explains the hit-test at that point.

      On a terminal the page of button.json is written to button.html in the working folder; with --open it is opened in the browser.

      EXAMPLES:
        rk inspect button.json --open
        rk inspect button.json -o report.html
        rk inspect session.rkrec -o report.html
        rk inspect --tree app.json --touches taps.jsonl -o report.html
        rk inspect --tree app.json --touches t.jsonl --attach pan,tap -o a.html
      """)

  @Argument(help: ArgumentHelp("A scenario, or a recording, .rkrec.", valueName: "file"))
  var file: String?

  @Option(help: ArgumentHelp("View tree, view-tree/1.", valueName: "file"))
  var tree: String?

  @Option(help: ArgumentHelp("Touches for the tree, touch-jsonl/1.", valueName: "file"))
  var touches: String?

  @Option(help: "With --touches: fit keeps the device's shape and centres it; stretch fills the root.")
  var map = MapMode.fit

  @Option(help: ArgumentHelp("With --touches: gesture recognisers to add to the window; see rk replay.", valueName: "attachment,…"))
  var attach: String?

  @Option(help: ArgumentHelp("The folder of plugins that are not beside their scenario.", valueName: "dir"))
  var plugins: String?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The page; - is standard output. Without it: on a terminal NAME.html, otherwise standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Open the page in the browser.")
  var open = false

  func validate() throws {
    if open, output == "-" { throw ValidationError("--open opens a file: name one with -o, or leave -o out.") }
    if file != nil {
      if tree != nil || touches != nil { throw ValidationError("Give a file, or --tree and --touches.") }
      if attach != nil { throw ValidationError("--attach goes with --tree and --touches.") }
    } else if tree == "-" && touches == "-" {
      throw ValidationError("standard input can be read once only: --tree or --touches must name a file")
    } else if tree == nil || touches == nil {
      throw ValidationError("Give a file, or --tree and --touches.")
    }
  }

  func run() throws {
    let page = ReportFile(named: output, for: file ?? touches ?? "", opens: open)
    try page.check()
    let pages = PageFiles()
    let data: String
    if let file {
      let input = try Input(file)
      data = SessionFile.isOne(input) ? try SessionReport.json(SessionFile(input), title: name(of: file)) : try scenario(input)
    } else {
      data = try replay(tree ?? "", touches ?? "")
    }
    try page.write(try Inspect.page(data, pages))
    if open { try page.open() }
  }

  /// The page with its data, and the rules that either names.
  private static func page(_ data: String, _ pages: PageFiles) throws(ToolError) -> String {
    let script = try pages.whole("inspector/index.html")
    let rules = try pages.rules().json(namedIn: script + data)
    return try pages.whole("inspector/index.html", data: data.dropLast() + ",\n\"rules\":" + rules + "}")
  }

  private func name(of file: String) -> String { file.lastPathComponent }

  // MARK: Scenarios

  private func scenario(_ input: Input) throws(ToolError) -> String {
    try input.refuse(unless: "a scenario", " or a recording", use: "give it with --tree and --touches")
    let file = input.name
    let value = try input.value()
    var collector: Collector?
    var failure: ToolError?
    let labels = Inspect.labels(of: value)
    let progress = Progress(file, total: labels.count, patience: 2000)
    var title = ""
    func problems() {
      do throws(ToolError) { try collector?.takeProblems() } catch { failure = failure ?? error }
    }
    do throws(ScenarioError) {
      let scenario = try Scenario.load(value) { Run.locate($0, beside: file, plugins: plugins) }
      title = scenario.name
      try scenario.watch(begin: { collector = Collector($0, overrides: $1, answers: $2, ties: $3) }, end: { problems() }) { glance in
        guard failure == nil else { return }
        progress.advance()
        let label = glance.step.map { labels.indices.contains($0) ? labels[$0] : "" } ?? "before the first step"
        let notes = glance.differences.map { "did not hold: " + $0 }
        do throws(ToolError) {
          try collector?.look(Collector.Remark(label: label, lines: glance.lines, notes: notes), glance.changesAnything ? .all : .alive)
        } catch {
          failure = error
        }
      }
    } catch {
      throw input.error(error)
    }
    if let failure { throw failure }
    guard let collector else { throw ToolError("\(file): nothing to see") }
    return collector.report.json(title: title.isEmpty ? name(of: file) : title, file: name(of: file), source: "scenario")
  }

  /// Each step as it stands in the file, short enough for a list.
  private static func labels(of value: Value) -> [String] {
    guard case .object(let members) = value, let steps = members.first(where: { $0.key == "steps" }), case .array(let list) = steps.value else { return [] }
    return list.map { step in
      guard case .object(let members) = step else { return "" }
      let words = members.filter { $0.key != "t" }.map { $0.key + " " + $0.value.text }
      let label = words.isEmpty ? "time passes" : words.joined(separator: ", ")
      return label.count <= 300 ? label : label.prefix(299) + "…"
    }
  }

  // MARK: Touches into a tree

  private func replay(_ tree: String, _ touches: String) throws(ToolError) -> String {
    let attachments = try attach.map { text throws(ToolError) in try Attachment.read(text) } ?? []
    // Names are only shown here, whatever they are.
    let input = try Input(tree)
    let repaired = input.repaired
    if repaired != nil { printError("note: \(tree): what is not UTF-8 is shown as U+FFFD") }
    let root = try TreeNode.read(repaired ?? input)
    let recordings = try Recording.read(file: touches)
    var output = Player.Output(trace: false, json: false, explain: false, recordCount: recordings.count, frameCount: recordings.reduce(0) { $0 + $1.frames.count })
    output.isSilent = true
    let player = try Player(root, attachments, output)
    let collector = Collector(player.context)
    try collector.look(Collector.Remark(label: "before the first touch"), .all)
    // The views of a tree have no life of their own: nothing but touches happens to them.
    player.look = { label throws(ToolError) in try collector.look(Collector.Remark(label: label), .none) }
    for (index, recording) in recordings.enumerated() {
      do throws(ToolError) {
        try player.play(recording, number: index + 1, Mapping(recording, in: recording.box, into: root.frame, map))
      } catch {
        throw ToolError("\(touches):\(error.message)")
      }
    }
    try collector.takeProblems()
    return collector.report.json(title: name(of: touches) + " into " + name(of: tree), file: name(of: touches), source: "touches")
  }
}
