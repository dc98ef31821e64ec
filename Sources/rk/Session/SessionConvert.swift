// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit
import Glibc
import Scenario

struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a scenario file from a recording: a bug report that other developers can run and change.",
    discussion: """
      The scenario contains the view tree with its properties, recognisers and controls as they are at the first input. From then on, input and changes of the \
      tree and of parameters are steps. Overrides and delegates return their recorded results, with a step where a result changes. Calls that a callback made \
      become steps that run when the callback's line is logged. Parts that the format cannot express are listed in the file's "note" and on standard error. \
      Then the scenario is run: prints "N of N decisions are the same", or the first difference, with status 1.

      EXAMPLES:
        rk convert bug.rkrec -o bug.json
        rk run --explain bug.json
      """)

  @Argument(help: ArgumentHelp("A recording.", valueName: "file"))
  var file: String

  @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The scenario file that is written; - is standard output.", valueName: "file"))
  var output: String

  func run() throws {
    let recording = try SessionFile(Input(file))
    let name = file.stem
    let all = try SessionReplay.onDeepStack { () throws(ToolError) in
      let converter = try SessionConverter(recording)
      try converter.convert()
      // The shorter one first: of what was overridden it keeps what it needs.
      return try [false, true].map { isThorough throws(ToolError) in
        let value = converter.session.look { converter.value(named: name, isThorough: isThorough) }
        return Made(value: value, remarks: converter.remarks, decisions: converter.decisions, firstStep: converter.firstStep, setting: converter.setting)
      }
    }
    var best = (made: try readable(all[0]), report: Comparison(isWhole: false, count: 0, lines: []))
    best.report = try compare(best.made)
    if !best.report.isWhole {
      let other = try readable(all[1])
      let report = try compare(other)
      if report.count > best.report.count { best = (other, report) }
    }
    try OutputFile.write(SessionLayout.text(best.made.value), to: output)
    for remark in best.made.remarks { printError("note: \(file): not in the scenario: \(printable(remark))") }
    // Where the scenario stands on standard output, nothing else does.
    for line in best.report.lines { if output == "-" { printError(line) } else { print(line) } }
    switch recording.ending {
    case .damage(let place): throw ToolError("\(file): \(recording.text(.damage(place)))")
    case .cut(let place): printError("note: \(file): \(recording.text(.cut(place)))")
    case .whole: break
    }
    if !best.report.isWhole { throw ExitCode(1) }
  }

  /// The same without steps that the format does not take: the library refused most of them.
  private func readable(_ made: Made) throws(ToolError) -> Made {
    var made = made
    while true {
      do {
        _ = try Scenario.load(made.value)
        return made
      } catch let error {
        guard case .object(var members) = made.value, let place = members.firstIndex(where: { $0.key == "steps" }), case .array(var steps) = members[place].value,
          error.text.hasPrefix("steps["), let index = Int(error.text.dropFirst("steps[".count).prefix { $0 != "]" }), steps.indices.contains(index)
        else { throw ToolError("\(output): \(error.text)") }
        made.remarks.append("a step that is none: " + error.text.drop { $0 != "]" }.dropFirst())
        steps.remove(at: index)
        if index < made.firstStep { made.firstStep -= 1 }
        members[place].value = .array(steps)
        made.value = .object(members)
      }
    }
  }

  private struct Made {
    var value: Value
    var remarks: [String]
    let decisions: [SessionConverter.Decision]
    /// The step with the first input.
    var firstStep: Int
    let setting: SessionConverter.Setting
  }

  private struct Comparison {
    let isWhole: Bool
    /// How many decisions are the same before the first that does not.
    let count: Int
    let lines: [String]
  }

  /// Runs the written scenario, and reports whether its result is the same.
  private func compare(_ made: Made) throws(ToolError) -> Comparison {
    let recorded = made.decisions
    var options = RunOptions()
    options.isExplained = true
    let outcome: Outcome
    do {
      outcome = try Scenario.load(JSONReader.read(Array(SessionLayout.text(made.value).utf8))).run(options)
    } catch let error as ScenarioError {
      throw ToolError("\(output): \(error.text)")
    } catch {
      throw ToolError("\(output): cannot be written so that it can be read again: \(error)")
    }
    var now: [SessionConverter.Decision] = []
    for reason in outcome.story.flatMap({ $0.reasons }) where reason.step >= made.firstStep {
      if let key = SessionConverter.key(reason.record, reason.object, reason.other, made.setting) {
        now.append(SessionConverter.Decision(key: key, time: reason.time, sentence: reason.sentence))
      }
    }
    let first = zip(recorded, now).enumerated().first { $0.element.0.key != $0.element.1.key }?.offset ?? min(recorded.count, now.count)
    if first == recorded.count && first == now.count {
      return Comparison(isWhole: true, count: first, lines: ["\(output): \(first) of \(first) decisions are the same"])
    }
    func text(_ list: [SessionConverter.Decision]) -> String {
      list.indices.contains(first) ? formatted("%.3f s: ", list[first].time) + printable(list[first].sentence) : "nothing more"
    }
    return Comparison(
      isWhole: false, count: first,
      lines: [
        "\(output): \(first) of \(recorded.count) decisions are the same; then the scenario differs", "  recorded: " + text(recorded), "  scenario: " + text(now),
      ])
  }
}

/// A scenario as people lay it out: a line for each node and step.
enum SessionLayout {
  static func text(_ value: Value) -> String {
    guard case .object(let members) = value else { return value.text + "\n" }
    let lines = members.map { "  " + quoted($0.key) + ": " + text($0.value, $0.key, 1) }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func text(_ value: Value, _ key: String, _ depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth + 1)
    switch value {
    case .array(let list) where ["windows", "detached", "subviews", "steps", "controllers", "recognizers"].contains(key) && !list.isEmpty:
      return "[\n" + list.map { indent + text($0, "", depth + 1) }.joined(separator: ",\n") + "\n" + String(repeating: "  ", count: depth) + "]"
    case .object(let members) where members.contains { $0.key == "subviews" || $0.key == "recognizers" }:
      return "{" + members.map { quoted($0.key) + ": " + text($0.value, $0.key, depth) }.joined(separator: ", ") + "}"
    default: return value.text
    }
  }
}
