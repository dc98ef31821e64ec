import ArgumentParser
import CResponderKit
import Foundation
import Scenario

struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a scenario file of a recording: a bug report that anybody can run and change.",
    discussion: """
      The scenario has the view tree with its properties, recognisers and controls as they are at the first input, and from then on input, changes of the \
      tree and of parameters as steps. An override that always answered the same becomes that answer. What the format cannot say is listed in the file's \
      "note" and on standard error. Then the scenario is run: prints "N of N decisions come again", or where it goes another way, with status 1.

      EXAMPLES:
        rk convert bug.rkrec -o bug.json
        rk run --explain bug.json
      """)

  @Argument(help: ArgumentHelp("A recording.", valueName: "file"))
  var file: String

  @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The scenario file that is written.", valueName: "file"))
  var output: String

  func run() throws {
    let recording = try SessionFile(Input(file))
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    let made = try SessionReplay.onDeepStack { () throws(ToolError) in
      let converter = try SessionConverter(recording)
      try converter.convert()
      // First, for it finds things to remark on.
      _ = converter.facts.answers(in: converter)
      return Made(value: converter.value(named: name), remarks: converter.remarks, decisions: converter.decisions, firstStep: converter.firstStep)
    }
    try write(made.value)
    for remark in made.remarks { printError("note: \(file): not in the scenario: \(printable(remark))") }
    if try !compare(made) { throw ExitCode(1) }
  }

  private struct Made {
    let value: Value
    let remarks: [String]
    let decisions: [SessionConverter.Decision]
    /// The step with the first input.
    let firstStep: Int
  }

  private func write(_ value: Value) throws(ToolError) {
    let temporary = output + ".\(getpid()).partial"
    guard let file = fopen(temporary, "wb") else { throw ToolError("\(output): " + String(cString: strerror(errno))) }
    let written = fputs(SessionLayout.text(value), file)
    guard fclose(file) == 0, written >= 0, rename(temporary, output) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw ToolError("\(output): \(reason)")
    }
  }

  /// Runs what was written, and says whether the same comes of it.
  private func compare(_ made: Made) throws(ToolError) -> Bool {
    let recorded = made.decisions
    var options = RunOptions()
    options.isExplained = true
    let outcome: Outcome
    do {
      outcome = try Scenario.load(JSONReader.read(Array(SessionLayout.text(made.value).utf8))).run(options)
    } catch let error as ScenarioError {
      throw ToolError("\(output): \(error.text)")
    } catch {
      throw ToolError("\(output): cannot be read again")
    }
    var now: [SessionConverter.Decision] = []
    for reason in outcome.story.flatMap({ $0.reasons }) where reason.step >= made.firstStep {
      if let key = SessionConverter.key(reason.record, reason.object, reason.other) {
        now.append(SessionConverter.Decision(key: key, time: reason.time, sentence: reason.sentence))
      }
    }
    let first = zip(recorded, now).enumerated().first { $0.element.0.key != $0.element.1.key }?.offset ?? min(recorded.count, now.count)
    if first == recorded.count && first == now.count {
      print("\(output): \(first) of \(first) decisions come again")
      return true
    }
    func text(_ list: [SessionConverter.Decision]) -> String {
      list.indices.contains(first) ? String(format: "%.3f s: ", list[first].time) + printable(list[first].sentence) : "nothing more"
    }
    print("\(output): \(first) of \(recorded.count) decisions come again; then the scenario goes another way")
    print("  recorded: " + text(recorded))
    print("  scenario: " + text(now))
    return false
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
