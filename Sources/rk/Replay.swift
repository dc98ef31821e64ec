import ArgumentParser
import Scenario

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a touch recording into a view tree.",
    discussion: """
      TREE is a view-tree/1 file, {"header": {"format": "view-tree/1"}, "root": {"class", "name", "frame", "hidden", "children", …}}; REC is a \
      touch-jsonl/1 file, a header line and one line a frame, any number of records one after the other. The device's range is mapped to the \
      root's frame; a device that does not tell its range is taken to be as large as what was drawn on it. Pressure becomes force, 0 to 1 over the \
      device's range; "coalesced": [[t, x, y], …] of a touch are samples that the device made since the frame before.

      Prints, for each touch, the view that was hit (by its way from the root), its responder chain, and how many of each phase that view \
      received; then totals. The virtual clock follows the recording: nothing waits.

      --attach puts gesture recognisers on the window and prints their actions too. They exclude one another as in any UIKit program: of a tap \
      and a pan on one touch only one recognises. After each record time goes on until no timer is pending.

      \(Attachment.grammar)

      --json prints one JSON object for each action and nothing else; t is on the recording's own clock, and where the file has several records, \
      "record" tells which one it was, from 1:
        {"t": seconds, "recognizer": "tap", "state": "ended"}

      EXAMPLES:
        rk replay --tree app.json --touches taps.jsonl
        rk replay --tree app.json --touches tablet.jsonl --map stretch
        rk replay --tree app.json --touches taps.jsonl --trace     every decision, one sentence each
        rk replay --tree app.json --touches taps.jsonl --attach tap,tap:numberOfTapsRequired=2 --json
        rk replay --tree app.json --touches drag.jsonl --attach pan,swipe:direction=up --explain
      """)

  @Option(help: ArgumentHelp("View tree, view-tree/1.", valueName: "file"))
  var tree: String

  @Option(help: ArgumentHelp("Recording, touch-jsonl/1.", valueName: "file"))
  var touches: String

  @Option(help: "fit keeps the device's shape and centres it; stretch fills the root.")
  var map = MapMode.fit

  @Flag(help: "Print every decision of the library as a sentence.")
  var trace = false

  @Option(help: ArgumentHelp("Gesture recognisers to put on the window, with commas between them.", valueName: "spec,…"))
  var attach: String?

  @Flag(help: "Print the recognisers' actions as JSON, one object a line, and nothing else.")
  var json = false

  @Flag(help: "Print every decision about the recognisers as a sentence, and why each did what it did; with --json on standard error.")
  var explain = false

  func validate() throws {
    if attach == nil {
      if json { throw ValidationError("--json prints what recognisers do: it needs --attach") }
      if explain { throw ValidationError("--explain says why recognisers do what they do: it needs --attach") }
    }
    if json && trace { throw ValidationError("--json prints nothing but actions: it cannot be used with --trace") }
  }

  func run() throws {
    let attachments = try attach.map { text throws(ToolError) in try Attachment.read(text) } ?? []
    let root = try TreeNode.read(file: tree)
    let recordings = try Recording.read(file: touches)
    let player = try Player(root, attachments, Player.Output(trace: trace, json: json, explain: explain, recordCount: recordings.count))
    for (index, recording) in recordings.enumerated() {
      do throws(ToolError) {
        try player.play(recording, number: index + 1, Mapping(recording, into: root.frame, map))
      } catch {
        throw ToolError("\(touches):\(error.message)")
      }
    }
    player.printTotals()
  }
}
