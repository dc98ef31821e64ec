// SPDX-License-Identifier: MIT
import ArgumentParser
@preconcurrency import Glibc  // stdout is a variable of C
import Scenario

struct RK: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rk",
    abstract: "Play touches into view trees, with the hit-testing, responder chain, gesture recognisers and controls of UIKit.",
    discussion: """
      The touches are written by hand or recorded. rk prints which views and recognisers receive them, and why.

      EXAMPLES:
        rk demo                                      a tap, a drag, and why
        rk run tests/*.json                          check scenario files
        rk run --explain button.json                 each decision, with its reason
        rk hit --tree app.json 187 640 --explain     the view at a point, and why
        rk hit --tree app.json --why share 187 640   what keeps a touch from a view
        rk replay --tree app.json --touches t.jsonl  play touches into a view tree
        rk replay bug.rkrec                          replay it, compare decisions
        rk corpus recordings -o results              replay a folder of them
        rk synth --tree app.json "tap send"          write touches of gestures
        rk convert bug.rkrec -o bug.json             make a scenario from it
        rk inspect --open button.json                a session, in the browser
        rk render --tree app.json -o app.svg         draw a view tree
        rk heatmap --tree app.json -o map.svg        draw the hit view of each point
        rk audit form.json                           views that are hard to hit
        rk playground --serve                        scenes to touch in the browser
        rk plugin check RoundButton.so               test a plugin before loading
        rk rule 32                                   print the text of "SPEC 32"

      EXIT STATUS:
        0  everything as expected
        1  an unexpected result: a scenario with another log, a replay or a
           converted scenario with another decision, a plugin that failed its
           check, findings of an audit
        2  an error in the command line, or a file that cannot be read or written
           or is malformed (the message names the place)
      """,
    version: "rk " + libraryVersion(),
    subcommands: [Demo.self, Run.self, Replay.self, Corpus.self, Synth.self, Convert.self, Hit.self, Audit.self, Inspect.self, Render.self, Heatmap.self, Playground.self, Plugin.self, Rule.self])
}

@main
enum Main {
  static func main() {
    do {
      var command = try RK.parseAsRoot(Arguments.given)
      try command.run()
    } catch let error as ToolError {
      fflush(nil)
      printError(Terminal.styled("rk:", .bad, on: .error) + " " + error.message)
      end(2)
    } catch {
      let text = RK.fullMessage(for: error)
      let code = RK.exitCode(for: error)
      if code == .success {
        if !text.isEmpty { print(text) }
        end(0)
      }
      fflush(nil)
      if !text.isEmpty { printError(Usage.sentence(text)) }
      // ArgumentParser's own status for wrong usage is 64; here it is the same as for every other wrong input.
      end(code == .validationFailure ? 2 : code.rawValue)
    }
    end(0)
  }

  /// Ends the tool. Printing itself fails silently: whether all output was written (a disk may be full) is checked here, once.
  private static func end(_ status: Int32) -> Never {
    errno = 0
    guard fflush(stdout) == 0, ferror(stdout) == 0 else {
      // What failed before may have left no number.
      let cause = errno == 0 ? "not everything could be written" : String(cString: strerror(errno))
      printError(Terminal.styled("rk:", .bad, on: .error) + " standard output: " + cause)
      exit(2)
    }
    exit(status)
  }
}

/// What the reader of the command line has to say, in the style of every other error.
private enum Usage {
  static func sentence(_ text: String) -> String {
    guard text.hasPrefix("Error: ") else { return text }
    return Terminal.styled("rk:", .bad, on: .error) + " " + (unknownCommand ?? String(text.dropFirst("Error: ".count)))
  }

  /// Commands are no options: the reader takes a wrong one for an argument too many.
  private static var unknownCommand: String? {
    var commands: [any ParsableCommand.Type] = RK.configuration.subcommands
    var above = "rk"
    for word in CommandLine.arguments.dropFirst() {
      if word == "help" && above == "rk" { continue }
      if word.hasPrefix("-") || commands.isEmpty { return nil }
      if let command = commands.first(where: { $0._commandName == word }) {
        (commands, above) = (command.configuration.subcommands, above + " " + word)
        continue
      }
      let names = commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
      let meant = Spelling.nearest(to: word, among: names).map { " Did you mean \($0)?" } ?? ""
      return "there is no command " + quoted(printable(word)) + "." + meant + "\nCommands of \(above): " + names.joined(separator: ", ")
    }
    return nil
  }
}

private enum Arguments {
  /// Negative coordinates of `rk hit` are no options: they go to the end with the other numbers, after "--".
  static var given: [String] {
    let all = Array(CommandLine.arguments.dropFirst())
    guard all.first == "hit", !all.contains("--") else { return all }
    let named = ["--tree", "--why", "--at", "--plugins", "--color"]
    var rest: [String] = []
    var numbers: [String] = []
    for (place, argument) in all.enumerated() {
      let isValue = place > 0 && named.contains(all[place - 1])
      if !isValue, Double(argument) != nil { numbers.append(argument) } else { rest.append(argument) }
    }
    return numbers.contains { $0.hasPrefix("-") } ? rest + ["--"] + numbers : all
  }
}
