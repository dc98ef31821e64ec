import ArgumentParser
import Foundation

struct RK: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rk",
    abstract: "Touches through view trees: hit-testing, the responder chain, gesture recognisers and controls as UIKit has them.",
    discussion: """
      rk plays touches, written by hand or recorded, through view trees and shows who gets them and why.

      EXAMPLES:
        rk demo                                       see a tap and a slide go through five views
        rk run tests/*.json                           check scenario files
        rk hit --tree app.json 187 640 --explain      why is this view hit and not that one
        rk run --explain button.json                  why did my button not fire
        rk replay --tree app.json --touches rec.jsonl play touches into an app's view tree
        rk replay bug.rkrec                           play what a program recorded, and compare every decision
        rk convert bug.rkrec -o bug.json              make a scenario of it
        rk inspect button.json -o report.html         look into all that happened, in a browser
        rk render --tree app.json -o app.svg          draw a view tree
        rk heatmap --tree app.json -o map.svg         draw who owns which point of the screen
        rk playground --serve                         the library in a web page, to touch
        rk plugin check RoundButton.so                test a plugin before a host loads it

      EXIT STATUS:
        0  everything as expected
        1  an expectation of a scenario did not hold, or a plugin did not pass its check
        2  wrong usage, or a file that cannot be read or is malformed (the message says where)
      """,
    version: "rk " + libraryVersion(),
    subcommands: [Demo.self, Run.self, Replay.self, Convert.self, Hit.self, Inspect.self, Render.self, Heatmap.self, Playground.self, Plugin.self])
}

@main
enum Main {
  static func main() {
    do {
      var command = try RK.parseAsRoot()
      try command.run()
    } catch let error as ToolError {
      flush()
      printError(Terminal.styled("rk:", .bad, on: .error) + " " + error.message)
      exit(2)
    } catch {
      let text = RK.fullMessage(for: error)
      let code = RK.exitCode(for: error)
      if code == .success {
        if !text.isEmpty { print(text) }
        flush()
        exit(0)
      }
      flush()
      if !text.isEmpty { printError(text) }
      // ArgumentParser's own status for wrong usage is 64; here it is the same as for every other wrong input.
      exit(code == .validationFailure ? 2 : code.rawValue)
    }
    flush()
  }

  private static func flush() { fflush(nil) }
}
