// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit
import Scenario

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replay a recording of a program, or play recorded touches into a view tree.",
    discussion: """
      FILE is a recording of rk_recorder_start or of rk run --record. It is played in a context of its own, in which the program's own functions return their \
      recorded results. Every decision of the library is compared with the recorded one. Prints "N calls, M decisions: the same", or the first difference with \
      both decisions, and then ends with status 1. --log prints every decision as a sentence, as rk run --explain does. --list prints the records of the file, \
      one a line, without playing them.

      --tree names a view-tree/1 file, {"header": {"format": "view-tree/1"}, "root": {"class", "name", "frame", "hidden", "children", …}}. --touches names a \
      touch-jsonl/1 file: a header line, then one line for each update; a file may hold any number of such records. The device's range is mapped to the root's frame; for a device \
      that does not report its range, the range of its touches is used. Pressure becomes force, 0 to 1 over the device's range; "coalesced": [[t, x, y], …] of \
      a touch are samples of the device since the previous update.

      Classes of the tree play as the library's: UIButton or Button, UISwitch, UISlider, UIStepper, UISegmentedControl, UIPageControl, UITextField, UIControl, \
      UIScrollView with UITableView, UICollectionView and UITextView, UILabel, UIImageView and plain views; classes of Android and XCUITest as their \
      counterparts. An unknown class plays as View, with one note. Each control has an action, and the actions sent are printed; a control with "enabled": \
      false sends none. The content of a scroll view is as large as its subviews need. rk hit, audit, render, heatmap and inspect read trees in the same way.

      Prints for each touch the path of the hit view, its responder chain, and how many touches the view received in each phase, or why it received none; then \
      totals. The clock is virtual: playing does not wait.

      --attach adds gesture recognisers to the window and prints their actions, too. They exclude one another as in a UIKit program: of a tap and a pan with \
      the same touch only one recognises. After each record the clock advances until no timer is pending.

      --problems prints only the problems of recordings or touches, the most serious first: a sentence, the place to look, the remedy, and the causes; with \
      --json an object for each. For a recording the list is made after the last input, before the program destroyed its objects. Problems do not change the \
      status. With several recordings each object has "file". Kind and severity are numbers of RKProblemKind and RKProblemSeverity (problems.h), with their \
      names:
        {"kind": 1, "kindName": "tapUnheard", "severity": 2,
         "severityName": "warning", "reason": "…", "victim": "push",
         "problem": "…", "where": "…", "help": "…", "sentence": "why…",
         "steps": [{…}, …], …}

      \(Attachment.grammar)

      --json prints one JSON object for each action and nothing else; t is on the recording's own clock, and where the file has several records, \
      "record" is its number, from 1:
        {"t": seconds, "recognizer": "tap", "state": "ended"}
        {"t": seconds, "control": "save", "events": "touchUpInside"}
      With --explain an object for each recogniser follows the actions of a record, its causes in a row as in rk hit --why --json:
        {"explain": "tap", "sentence": "…", "steps": [{"reason": "…", …}, …]}

      EXAMPLES:
        rk replay --tree app.json --touches taps.jsonl
        rk replay --tree app.json --touches tablet.jsonl --map stretch
        rk replay --tree app.json --touches taps.jsonl --trace
        rk replay --tree app.json --touches t.jsonl --attach tap,pan --json
        rk replay --tree app.json --touches t.jsonl --attach pan,swipe --explain
        rk replay --tree app.json --touches taps.jsonl --record taps.rkrec
        rk replay taps.rkrec               play what was recorded, and compare
        rk replay taps.rkrec --problems    play it, and list what went wrong
      """)

  @Option(help: ArgumentHelp("View tree, view-tree/1.", valueName: "file"))
  var tree: String?

  @Option(help: ArgumentHelp("Touches for the tree, touch-jsonl/1.", valueName: "file"))
  var touches: String?

  @Option(help: "fit keeps the device's shape and centres it; stretch fills the root.")
  var map = MapMode.fit

  @Flag(help: "Print every decision of the library as a sentence.")
  var trace = false

  @Option(help: ArgumentHelp("Gesture recognisers to add to the window, separated by commas.", valueName: "attachment,…"))
  var attach: String?

  @Flag(help: "Print the recognisers' actions as JSON, one object a line, and nothing else; with --problems the problems.")
  var json = false

  @Flag(help: "Print only the problems, the most serious first.")
  var problems = false

  @Flag(help: "Print every decision about the recognisers as a sentence, and an explanation of each; with --json the sentences go to standard error.")
  var explain = false

  @Flag(help: "Of a recording: print every decision as a sentence.")
  var log = false

  @Flag(help: "Of a recording: print its records, one a line, and play nothing.")
  var list = false

  @Option(help: ArgumentHelp("Record everything that happens in the tree.", valueName: "file"))
  var record: String?

  @OptionGroup var colours: ColourOption

  @Argument(help: ArgumentHelp("Recordings, .rkrec.", valueName: "file"))
  var files: [String] = []

  func validate() throws {
    if !files.isEmpty {
      if tree != nil || touches != nil || attach != nil || record != nil || trace || json && !problems || explain {
        throw ValidationError(
          explain ? "a recording brings its own tree and input: --log prints its decisions, --problems what went wrong, and rk inspect shows why everything did what it did"
            : "a recording brings its own tree and input: only --log, --list, --problems and with that --json can be used with it")
      }
      if problems && (log || list) { throw ValidationError("--problems prints nothing else: it cannot be used with --log or --list") }
      if log && list { throw ValidationError("--list plays nothing: it cannot be used with --log") }
      return
    }
    if tree == nil || touches == nil { throw ValidationError("expected a recording, or --tree and --touches") }
    if log || list { throw ValidationError("--log and --list are for recordings; every decision of a replay into a tree: --trace") }
    if problems && (trace || explain) { throw ValidationError("--problems prints nothing else: it cannot be used with --trace or --explain") }
    if attach == nil {
      if json && !problems { throw ValidationError("--json prints what recognisers do: it needs --attach") }
      if explain { throw ValidationError("--explain prints the reasons of recognisers: it needs --attach") }
    }
    if tree == "-" && touches == "-" { throw ValidationError("standard input can be read once only: --tree or --touches must name a file") }
    if json && trace { throw ValidationError("--json prints nothing but actions: it cannot be used with --trace") }
  }

  func run() throws {
    guard let tree, let touches else {
      return try SessionReplay.run(files, SessionReplay.Options(log: log, list: list, problems: problems, json: json))
    }
    let attachments = try attach.map { text throws(ToolError) in try Attachment.read(text) } ?? []
    let root = try TreeNode.read(file: tree)
    // Twice: nothing is played of a file that has a mistake somewhere.
    let reader = try TouchReader(touches)
    var frameCount = 0
    var touchesAtOnce = 0
    while let item = try reader.next() {
      guard case .frame = item else { continue }
      frameCount += 1
      touchesAtOnce = max(touchesAtOnce, reader.frame.touches.count)
    }
    let file = try record.map { name throws(ToolError) in try SessionOutput(name) }
    let output = Player.Output(
      trace: trace, json: json, explain: explain, recordCount: reader.recordCount, frameCount: frameCount, touchesAtOnce: touchesAtOnce,
      problems: problems)
    let player = try Player(root, attachments, recording: file, output)
    try reader.rewind()
    try play(reader, into: root.frame, player)
    if problems { try player.printProblems() } else { player.printTotals() }
    try player.finish()
    try file?.commit()
  }

  private func play(_ reader: TouchReader, into frame: RKRect, _ player: Player) throws {
    var mapping: Mapping?
    func named(_ act: () throws(ToolError) -> Void) throws(ToolError) {
      do throws(ToolError) { try act() } catch { throw ToolError("\(reader.file.name):\(error.message)") }
    }
    while let item = try reader.next() {
      switch item {
      case .record:
        if mapping != nil { try named(player.endRecord) }
        let box = reader.recording.hasRange ? Recording.Box() : try reader.box()
        mapping = Mapping(reader.recording, in: box, into: frame, map)
        player.begin(reader.recording, number: reader.recordCount)
      case .frame:
        if let mapping { try named { () throws(ToolError) in try player.play(reader.frame, mapping) } }
      }
    }
    try named(player.endRecord)
  }
}
