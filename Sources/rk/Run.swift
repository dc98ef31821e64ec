// SPDX-License-Identifier: MIT
import ArgumentParser
import FoundationEssentials
import Glibc
import Scenario

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run scenario files: a view tree, some input, and what must come out.",
    discussion: """
      Prints each log line, then "ok NAME", or "FAILED NAME" and the differences: lines that were expected and did not come begin with "-", lines \
      that came unexpected with "+". Calls that the library refused are noted on standard error; they are no failures in themselves. A key or word \
      that is none is refused with the list of those that may stand in its place.

      A SCENARIO:
        {"format": 1, "name": "a tap",
         "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": false,
           "subviews": [{"id": "box", "frame": [20, 20, 100, 100]}]}],
         "steps": [
           {"t": 0, "down": [1, 50, 50]},
           {"t": 0.1, "up": [1, 50, 50]},
           {"expect": ["box.hit", "box.in=1", "box.began", "box.ended"]}]}

      WITH RECOGNISERS AND CONTROLS (keys of nodes; names of properties are UIKit's):
        "recognizers": [{"id": "tap", "type": "tap", "numberOfTapsRequired": 2,
                         "requireToFail": ["pan"],
                         "delegate": {"shouldBegin": true,
                                      "simultaneousWith": ["pan"]}}]
        "class": "Button",
        "targets": [{"events": ["touchUpInside"], "action": "save:"}]
      log "act:tap" and "act:save:". Points of recognisers are in window coordinates.

      WITH SCROLL VIEWS, BUTTONS, KEYS AND THE REST (keys of nodes, then steps):
        "class": "ScrollView", "contentSize": [300, 2000]
        {"t": 1, "press": ["select", "began"]}   {"key": ["a", ["command"], "began"]}
        {"text": "abc"}   {"motion": "began"}   {"remote": "play"}
        {"scroll": [50, 50, 0, -30, "discrete"]}   {"pointer": [50, 50]}
        {"transform": [50, 50, 1.5, 0, "changed"]}
      The recognisers of a scroll view S have the ids S.pan and S.pinch. "log" lists the kinds of lines: scroll, presses, motion and remote \
      besides touches, actions and others.

      WHY, AND WHY NOT (a part of the sentence; then of which touch, or at which point; then what is known of its causes, the first one first):
        {"explain": ["send", "drag began"]}
        {"explain": ["send", "in front of it", {"touch": 1,
                     "steps": [{"reason": "missCovered", "culprit": "overlay"}]}]}
        {"explain": ["send", "would be hit", {"at": [50, 50], "calls": true}]}
      With "calls" overrides are called; without, one that would decide is named. Keys of a step: reason, culprit, value, limit, unit.

      --explain --json prints an object for each step that logged or decided something, its decisions as in rk hit --why --json; "step" is its place in the file, from 0:
        {"scenario": "a tap", "step": 0, "lines": ["box.began"], "steps":
          [{"reason": "touchHit", "culprit": "box", …, "sentence": "…"}, …]}

      WITH PLUGINS:
        "plugins": ["RoundButton.so"]
      lets nodes say "class": "RoundButton", and recognisers have a plugin's class as their "type". A name that is no absolute path is looked for beside \
      the scenario, then in the folder of --plugins. Neither the file nor a folder above it may be writable for others.

      OTHER CIRCUMSTANCES:
      A scenario may not depend on how the library comes to its answers. --config sets a flag or constant by its name before the file's own "config" does; \
      --no-trace runs without the record of reasons, and passes over "explain"; --silent-nodes takes no notice of hit, inside, touches, responder, tracking, \
      events, presses, motion, remote and appearance, nor of a recogniser's own callbacks: nothing observes the calls of methods then, unless "on" waits \
      for such a line, and such lines are left out of what is expected. Together they let the library take every shortcut that it has:
        rk run --no-trace --silent-nodes --config hitTestIndexMinimum=2 \\
               --config hitTestIndexPatience=0 tests/*.json

      FILE may be - for standard input. --problems --json is described by rk replay --help; of several files each object has "scenario".

      EXAMPLES:
        rk run tap.json                       run one file
        rk run tests/*.json                   run many; the worst sets the status
        rk run --log tap.json                 the log alone, for "expect"
        rk run --explain tap.json             after what each step logged, why
        rk run --explain --json tap.json      the same as JSON
        rk run --problems tap.json            list what went wrong
        rk run --record tap.rkrec tap.json    record it for rk replay tap.rkrec
      """)

  @Flag(help: "Print the log lines alone; what failed goes to standard error.")
  var log = false

  @Flag(help: "Print, after the lines that each step logged, every decision behind them as a sentence with its time and rule.")
  var explain = false

  @Flag(help: "Print, in place of the log, what went wrong, the most serious first: a sentence, where to look, what would help, and why.")
  var problems = false

  @Flag(help: "With --problems, one JSON object for each; with --explain, one for each step. Verdicts go to standard error.")
  var json = false

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "Set a flag or constant before the file does; may be given more than once, the last of a name counts.", valueName: "name=value"))
  var settings: [String] = []

  @Flag(help: "Run without the trace; \"explain\" is passed over.")
  var noTrace = false

  @Flag(help: "Log no calls of methods, and expect no such line.")
  var silentNodes = false

  @Option(help: ArgumentHelp("Where plugins are that do not lie beside their scenario.", valueName: "dir"))
  var plugins: String?

  @Option(help: ArgumentHelp("Record the run: into a file, or of several scenarios into one file each in a folder.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("Let the recording begin when so many steps have been done: with what there is then, as a host's that is switched on later.", valueName: "steps"))
  var recordAfter: Int?

  @Argument(help: ArgumentHelp("Scenario files.", valueName: "file"))
  var files: [String]

  func validate() throws {
    if log && explain { throw ValidationError("--log prints the log alone: it cannot be used with --explain") }
    if problems && (log || explain) { throw ValidationError("--problems prints nothing else: it cannot be used with --log or --explain") }
    if problems && noTrace { throw ValidationError("--problems reads the trace: it cannot be used with --no-trace") }
    if json && !problems && !explain { throw ValidationError("--json prints problems or reasons as JSON: it needs --problems or --explain") }
    if let recordAfter {
      if record == nil { throw ValidationError("--record-after sets when a recording begins: it needs --record") }
      if recordAfter < 0 { throw ValidationError("--record-after: expected a number of steps") }
    }
    if noTrace && explain { throw ValidationError("--explain prints what the trace holds: it cannot be used with --no-trace") }
  }

  func run() throws {
    var status: Int32 = 0
    var options = RunOptions()
    options.isExplained = explain
    options.isTraced = !noTrace
    options.silencesObjects = silentNodes
    options.config = try settings.map { text throws(ToolError) in try setting(text) }
    let progress = Progress("scenarios", total: files.count, patience: 20)
    for file in files {
      defer { progress.advance() }
      do {
        let passed = try run(file, options)
        if !passed { status = max(status, 1) }
      } catch let error as ToolError {
        fflush(nil)
        printError(Terminal.styled("rk:", .bad, on: .error) + " " + error.message)
        status = 2
      }
    }
    if status != 0 { throw ExitCode(status) }
  }

  private func setting(_ text: String) throws(ToolError) -> ConfigSetting {
    let path = JSONPath.key(.root, "--config " + quoted(text))
    do throws(ScenarioError) {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw ScenarioError(path: path, message: "expected NAME=VALUE")
      }
      let value = Reader(value: JSONReader.scalar(String(text[text.index(after: equals)...])), path: path)
      let setting = try ConfigSetting(String(text[..<equals]), value, of: value)
      try setting.check()
      return setting
    } catch {
      throw ToolError(error.text)
    }
  }

  private func run(_ file: String, _ options: RunOptions) throws -> Bool {
    let input = try Input(file)
    try input.refuse(unless: "a scenario")
    let scenario: Scenario
    let outcome: Outcome
    let recording = try recording(of: file)
    var options = options
    options.recording = recording?.path
    options.stepsBeforeRecording = recordAfter
    var found: Result<[String], ToolError> = .success([])
    if problems {
      options.atEnd = { context in
        do throws(ToolError) { found = .success(try ProblemList(context, inputEnded: true).lines(json: json)) } catch { found = .failure(error) }
      }
    }
    do {
      scenario = try Scenario.load(input.value()) { Run.locate($0, beside: file, plugins: plugins) }
      outcome = try scenario.run(options)
    } catch let error as ScenarioError {
      throw error.isOfRecording ? ToolError("\(recording?.name ?? file): \(error.text)") : input.error(error)
    }
    try recording?.commit()
    Terminal.clear()
    let name = printable(scenario.name.isEmpty ? file.lastPathComponent : scenario.name)
    if problems {
      for line in try found.get() { print(json && files.count > 1 ? "{\"scenario\": " + quoted(name) + ", " + line.dropFirst() : line) }
    } else if explain {
      write(outcome.story, of: name)
    } else {
      for line in outcome.log { print(printable(line)) }
    }
    fflush(nil)
    for note in outcome.notes { printError(Terminal.styled("note:", .note, on: .error) + " \(file): \(printable(note))") }
    let isQuiet = log || json
    let stream = isQuiet ? Terminal.Stream.error : .output
    var verdict = [(outcome.passed ? Terminal.styled("ok", .good, on: stream) : Terminal.styled("FAILED", .bad, on: stream)) + " " + name]
    for difference in outcome.differences {
      verdict += difference.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + Run.shown(printable(String($0)), on: stream) }
    }
    if !isQuiet {
      print(verdict.joined(separator: "\n"))
    } else if !outcome.passed || json {
      printError(verdict.joined(separator: "\n"))
    }
    return outcome.passed
  }

  /// A line of a difference: what should not have come, or should have, in its colour.
  private static func shown(_ line: String, on stream: Terminal.Stream) -> String {
    line.hasPrefix("-") ? Terminal.styled(line, .bad, on: stream) : line.hasPrefix("+") ? Terminal.styled(line, .good, on: stream) : line
  }

  /// Where a scenario is recorded: in a folder its own name, with another ending.
  private func recording(of scenario: String) throws(ToolError) -> SessionOutput? {
    guard let record else { return nil }
    guard isFolder(record) else {
      if files.count > 1 { throw ToolError("--record \(record): for several scenarios there must be a folder") }
      return try SessionOutput(record)
    }
    let name = scenario.stem
    return try SessionOutput(record + "/" + name + ".rkrec")
  }

  /// The absolute path of a plugin that a scenario names.
  static func locate(_ name: String, beside scenario: String, plugins: String?) -> String? {
    let folder = scenario.deletingLastPathComponent
    let folders = [folder.isEmpty ? "." : folder] + (plugins.map { [$0] } ?? [])
    let candidates = name.hasPrefix("/") ? [name] : folders.map { $0 + "/" + name }
    return candidates.first { access($0, F_OK) == 0 }.map(absolutePath)
  }

  private func write(_ story: [Outcome.Chapter], of name: String) {
    for chapter in story {
      if json {
        let place = chapter.step < 0 ? "" : ", \"step\": \(chapter.step)"
        let lines = chapter.lines.map { quoted($0) }.joined(separator: ", ")
        print("{\"scenario\": " + quoted(name) + place + ", \"lines\": [" + lines + "], \"steps\": [" + chapter.reasons.map { Explanation.json($0) }.joined(separator: ", ") + "]}")
        continue
      }
      for line in chapter.lines { print(printable(line)) }
      for reason in chapter.reasons { print(formatted("    %.3f s: ", reason.time) + printable(reason.sentence)) }
    }
  }
}
