// SPDX-License-Identifier: MIT
import ArgumentParser
import FoundationEssentials
import Glibc
import Scenario

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run scenario files: a view tree, input, and the expected output.",
    discussion: """
      Prints each log line, then "ok NAME", or "FAILED NAME" and the differences: expected lines that are missing begin with "-", unexpected lines with "+". \
      Calls that the library refuses are reported on standard error; they are not failures. Unknown keys and words are errors; the message lists \
      the valid ones.

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
        {"t": 2, "gesture": "tap send"}
        {"gesture": ["flick list up", {"human": 7, "rate": 60}]}
      The recognisers of a scroll view S have the ids S.pan and S.pinch. "log" lists the kinds of lines: scroll, presses, motion and remote \
      besides touches, actions and others.

      WHY, AND WHY NOT (a part of the sentence; optionally the touch or the point; optionally the causes, in their order):
        {"explain": ["send", "drag began"]}
        {"explain": ["send", "in front of it", {"touch": 1,
                     "steps": [{"reason": "missCovered", "culprit": "overlay"}]}]}
        {"explain": ["send", "would be hit", {"at": [50, 50], "calls": true}]}
      Overrides are called only with "calls"; otherwise the sentence names an override that would decide. Keys of a step: reason, culprit, value, limit, unit.

      --explain --json prints an object for each step that logged or decided something, its decisions as in rk hit --why --json; "step" is its place in the file, from 0:
        {"scenario": "a tap", "step": 0, "lines": ["box.began"], "steps":
          [{"reason": "touchHit", "culprit": "box", …, "sentence": "…"}, …]}

      WITH PLUGINS:
        "plugins": ["RoundButton.so"]
      lets nodes have the "class" "RoundButton", and recognisers have a plugin's class as their "type". A name that is not an absolute path is searched beside \
      the scenario, then in the folder of --plugins. Neither the file nor a folder above it may be writable for others.

      WITH OTHER SETTINGS:
      The library takes shortcuts when no trace and no observer is set; a scenario must give the same lines with each of them. --config sets a flag or \
      constant before the file's own "config" does. --no-trace runs without the trace, and skips "explain". --silent-nodes does not observe calls of methods: \
      hit, inside, touches, responder, tracking, events, presses, motion, remote, appearance, and a recogniser's callbacks. Their lines are neither logged nor \
      expected, except those that "on" waits for. These options together allow every shortcut:
        rk run --no-trace --silent-nodes --config hitTestIndexMinimum=2 \\
               --config hitTestIndexPatience=0 tests/*.json

      FILE may be - for standard input. rk replay --help describes --problems --json; with several files each object has "scenario".

      SEVERAL FILES run at the same time, each in a context of its own. The output is in the order of the files. A summary follows: the failures again, the \
      missing plugins with the files that need them, and "N passed, N failed" with the time. --json alone prints an object for each file, and one for all:
        {"file": "tap.json", "name": "a tap", "result": "passed", "seconds": 0.002,
         "log": ["box.began", …], "notes": []}
        {"passed": 11, "failed": 1, "refused": 0, "seconds": 0.1}
      A result is passed, failed (with "differences") or refused (with "error").

      EXAMPLES:
        rk run tap.json                       run one file
        rk run tests/*.json                   run many; the worst sets the status
        rk run tests --junit results.xml      run a folder, for a CI server
        rk run --log tap.json                 the log alone, for "expect"
        rk run --explain tap.json             after what each step logged, why
        rk run --explain --json tap.json      the same as JSON
        rk run --problems tap.json            list what went wrong
        rk run --record tap.rkrec tap.json    record it for rk replay tap.rkrec
      """)

  @Flag(help: "Print only the log lines; failures go to standard error.")
  var log = false

  @Flag(help: "Print, after the lines that each step logged, every decision behind them as a sentence with its time and rule.")
  var explain = false

  @Flag(help: "Print the problems instead of the log, the most serious first: a sentence, the place to look, the remedy, and the causes.")
  var problems = false

  @Flag(help: "Print a JSON object for each file and one for all; with --problems, one for each problem; with --explain, one for each step. Verdicts go to standard error then.")
  var json = false

  @Option(help: ArgumentHelp("Write the results as JUnit XML; - is standard output.", valueName: "file"))
  var junit: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("The number of files to run at a time; by default one for each processor. The output keeps the order of the files.", valueName: "number"))
  var jobs: Int?

  @Flag(help: "With several files: print no summary, and name missing plugins with each file.")
  var noSummary = false

  @OptionGroup var colours: ColourOption

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "Set a flag or constant of the configuration; may be repeated; the last value counts, and the file's \"config\" comes later.", valueName: "name=value"))
  var settings: [String] = []

  @Flag(help: "Run without the trace; \"explain\" steps are skipped.")
  var noTrace = false

  @Flag(help: "Log no calls of methods, and expect no lines about them.")
  var silentNodes = false

  @Option(help: ArgumentHelp("The folder of plugins that are not beside their scenario.", valueName: "dir"))
  var plugins: String?

  @Option(help: ArgumentHelp("Record the run: into a file, or of several scenarios into one file each in a folder.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("Start the recording after this many steps, as a host does that starts its recorder later.", valueName: "steps"))
  var recordAfter: Int?

  @Argument(help: ArgumentHelp("Scenario files, or folders with *.json in them.", valueName: "file"))
  var files: [String]

  func validate() throws {
    if log && explain { throw ValidationError("--log prints the log alone: it cannot be used with --explain") }
    if problems && (log || explain) { throw ValidationError("--problems prints nothing else: it cannot be used with --log or --explain") }
    if problems && noTrace { throw ValidationError("--problems reads the trace: it cannot be used with --no-trace") }
    if json && log { throw ValidationError("--log prints the log alone: it cannot be used with --json") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs: expected a number of files at a time, from 1 on") }
    if let recordAfter {
      if record == nil { throw ValidationError("--record-after sets when a recording begins: it needs --record") }
      if recordAfter < 0 { throw ValidationError("--record-after: expected a number of steps") }
    }
    if noTrace && explain { throw ValidationError("--explain prints what the trace holds: it cannot be used with --no-trace") }
  }

  func run() throws {
    var options = RunOptions()
    options.isExplained = explain
    options.isTraced = !noTrace
    options.silencesObjects = silentNodes
    options.config = try settings.map { text throws(ToolError) in try setting(text) }
    let files = try scenarioFiles()
    let progress = Progress("scenarios", total: files.count, patience: 20)
    var summary = RunSummary(files: files.count)
    let began = RunReport.now
    try RunQueue.run(count: files.count, jobs: record == nil ? jobs ?? RunQueue.processors : 1) { place in
      report(files[place], options)
    } then: { report in
      defer { progress.advance() }
      show(report, ofSeveral: files.count > 1)
      summary.add(report)
    }
    summary.seconds = RunReport.now - began
    if files.count > 1, !log, !noSummary { summary.print(to: isQuiet ? .error : .output) }
    if json, !explain, !problems { print(summary.json) }
    if let junit { try OutputFile.write(summary.junit, to: junit) }
    if summary.status != 0 { throw ExitCode(summary.status) }
  }

  /// Whether standard output has data alone.
  private var isQuiet: Bool { log || json }

  /// Folders stand for the scenarios in them, by name.
  private func scenarioFiles() throws(ToolError) -> [String] {
    if files.filter({ $0 == "-" }).count > 1 { throw ToolError("-: standard input can be read once only") }
    var all: [String] = []
    for file in files {
      guard isFolder(file) else {
        all.append(file)
        continue
      }
      let names: [String]
      do { names = try FileManager.default.contentsOfDirectory(atPath: file) } catch { throw ToolError("\(file): it cannot be listed: " + String(cString: strerror(errno))) }
      let scenarios = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      if scenarios.isEmpty { throw ToolError("\(file): there is no scenario (*.json) in this folder") }
      all += scenarios.map { file + (file.hasSuffix("/") ? "" : "/") + $0 }
    }
    return all
  }

  /// Prints what one file made.
  private func show(_ report: RunReport, ofSeveral: Bool) {
    Terminal.clear()
    if json, !explain, !problems { print(report.json) } else { for line in report.lines { print(line) } }
    fflush(nil)
    for note in report.notes { printError(Terminal.styled("note:", .note, on: .error) + " \(report.file): \(note)") }
    if let refusal = report.refusal {
      // What several lack is printed once, at the end.
      if !ofSeveral || log || noSummary || report.missingPlugin == nil { printError(Terminal.styled("rk:", .bad, on: .error) + " " + refusal) }
      return
    }
    let verdict = report.verdict(on: isQuiet ? .error : .output)
    if !isQuiet { print(verdict) } else if !report.passed || json && (explain || problems) { printError(verdict) }
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

  /// Runs one file; prints nothing, for others run at the same time.
  private func report(_ file: String, _ options: RunOptions) -> RunReport {
    var report = RunReport(file: file)
    let began = RunReport.now
    do throws(ToolError) { try run(file, options, &report) } catch { report.refusal = error.message }
    report.seconds = RunReport.now - began
    return report
  }

  private func run(_ file: String, _ options: RunOptions, _ report: inout RunReport) throws(ToolError) {
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
    let value = try input.value()
    var missing: String?
    do throws(ScenarioError) {
      scenario = try Scenario.load(value) { name in
        let path = Run.locate(name, beside: file, plugins: plugins)
        if path == nil { missing = name }
        return path
      }
      report.name = printable(scenario.name.isEmpty ? file.lastPathComponent : scenario.name)
      outcome = try scenario.run(options)
    } catch {
      report.missingPlugin = missing
      throw error.isOfRecording ? ToolError("\(recording?.name ?? file): \(error.text)") : input.error(error)
    }
    try recording?.commit()
    if problems {
      for line in try found.get() { report.lines.append(json && files.count > 1 ? "{\"scenario\": " + quoted(report.name) + ", " + line.dropFirst() : line) }
    } else if explain {
      write(outcome.story, into: &report)
    } else {
      report.lines = outcome.log.map { printable($0) }
    }
    report.notes = outcome.notes.map { printable($0) }
    report.differences = outcome.differences.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) } }
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

  private func write(_ story: [Outcome.Chapter], into report: inout RunReport) {
    for chapter in story {
      if json {
        let place = chapter.step < 0 ? "" : ", \"step\": \(chapter.step)"
        let lines = chapter.lines.map { quoted($0) }.joined(separator: ", ")
        report.lines.append(
          "{\"scenario\": " + quoted(report.name) + place + ", \"lines\": [" + lines + "], \"steps\": ["
            + chapter.reasons.map { Explanation.json($0) }.joined(separator: ", ") + "]}")
        continue
      }
      for line in chapter.lines { report.lines.append(printable(line)) }
      for reason in chapter.reasons { report.lines.append(Terminal.styled(formatted("    %.3f s: ", reason.time) + printable(reason.sentence), .faint, on: .output)) }
    }
  }
}
