// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit
import Scenario
import Synthesis

struct Synth: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the touches of synthetic gestures.",
    discussion: """
      Prints a touch-jsonl/1 recording of the gestures, one command after another, which rk replay and rk inspect play. A target is a point, or with --tree \
      the name of a view, which is touched at a point where a touch hits it. Gestures are played into the tree, so later commands find views where scrolling \
      has moved them. With --human fingers tremble, paths bend and intervals are uneven as in recordings; the same seed gives the same bytes.

      COMMANDS:
        tap TARGET [times N] [fingers N]
        press TARGET [for SECONDS] [fingers N]
        drag TARGET to TARGET [for SECONDS] [fingers N]
        drag TARGET by X,Y [for SECONDS] [fingers N]
        flick TARGET up|down|left|right [velocity V] [distance D] [fingers N]
        swipe TARGET up|down|left|right [fingers N]
        pinch TARGET [scale S] [degrees D] [radius R] [for SECONDS]
        rotate TARGET degrees D [radius R] [for SECONDS]
        edge VIEW up|down|left|right [distance D] [for SECONDS]
        scroll LIST until VIEW is visible
        wait SECONDS

      EXAMPLES:
        rk synth "tap 100,200" "flick 160,400 up" > touches.jsonl
        rk synth --tree app.json "tap send" --human 7 > tap.jsonl
        rk replay --tree app.json --touches tap.jsonl
      """)

  @Option(help: ArgumentHelp("View tree, view-tree/1, whose views can be targets.", valueName: "file"))
  var tree: String?

  @Option(help: ArgumentHelp("Make gestures as a person does, with this seed.", valueName: "seed"))
  var human: UInt64?

  @Option(help: ArgumentHelp("Reports per second.", valueName: "number"))
  var rate = 120.0

  @Option(help: ArgumentHelp("Without --tree: width and height of the screen in points.", valueName: "w,h"))
  var size = "390,844"

  @Argument(help: ArgumentHelp("Commands, each in quotation marks.", valueName: "command"))
  var commands: [String]

  func validate() throws {
    if !(rate >= 1 && rate <= 10_000) { throw ValidationError("--rate must be 1 to 10,000 reports per second") }
    if Synth.area(size) == nil { throw ValidationError("--size must be two numbers above 0, as in 390,844") }
    if commands.isEmpty { throw ValidationError("expected a command, as in \"tap 100,200\"") }
  }

  private static func area(_ text: String) -> RKRect? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0, width <= 1e6, height <= 1e6 else { return nil }
    return RKRect(origin: RKPoint(x: 0, y: 0), size: RKSize(width: width, height: height))
  }

  func run() throws {
    var area = Synth.area(size) ?? RKRect()
    var world: TreeWorld?
    var context: OpaquePointer?
    if let tree {
      let made = try TreeWorld(TreeNode.read(file: tree))
      (world, context, area) = (made, made.context, made.frame)
    } else {
      try check(rk_context_create(nil, &context), "context")
    }
    defer { if world == nil { _ = rk_context_destroy(context) } }
    try withExtendedLifetime(world) { try printGestures(context, area) }
  }

  private func printGestures(_ context: OpaquePointer?, _ area: RKRect) throws {
    var setup = SynthesizerSetup()
    (setup.isHuman, setup.seed, setup.rate) = (human != nil, human ?? 0, rate)
    var lines: [String] = [Synth.header(area)]
    do {
      var synthesizer = try Synthesizer(setup)
      defer { synthesizer.free() }
      synthesizer.keepsPlayed = true
      for command in commands {
        let bytes = Array(command.utf8)
        // A word in the sentence is part of the bytes.
        let failure = bytes.withUnsafeBufferPointer { buffer -> String? in
          do throws(Refused) {
            try synthesizer.perform(context, buffer)
            return nil
          } catch {
            return Synth.words(of: error)
          }
        }
        if let failure { throw ToolError(failure) }
      }
      try Synth.append(synthesizer, to: &lines)
    } catch let refused as Refused {
      throw ToolError(Synth.words(of: refused))
    }
    for line in lines { print(line) }
  }

  private static func header(_ area: RKRect) -> String {
    func axis(_ start: Double, _ length: Double) -> String { "{\"min\": \(scenarioText(start)), \"max\": \(scenarioText(start + length)), \"resolution\": null}" }
    return "{\"header\": true, \"format\": \"touch-jsonl/1\", \"name\": \"rk synth\", \"units\": \"points\", \"axes\": {\"x\": "
      + axis(area.origin.x, area.size.width) + ", \"y\": " + axis(area.origin.y, area.size.height) + ", \"pressure\": null}}"
  }

  /// A line for each update.
  private static func append(_ synthesizer: borrowing Synthesizer, to lines: inout [String]) throws(ToolError) {
    var touches: [String] = []
    let phases = ["began", "moved", "stationary", "ended", "cancelled"]
    for index in 0..<synthesizer.played.count {
      let input = synthesizer.played[index]
      if input.kind == .pause { continue }
      guard input.kind == .touch else { throw ToolError("touch-jsonl/1 has touches alone: wheels, trackpads and keys have no place in it") }
      touches.append(
        "{\"id\": \(input.id), \"x\": \(scenarioText(input.location.x)), \"y\": \(scenarioText(input.location.y)), \"phase\": \"\(phases[Int(input.phase)])\"}")
      let isLast = index + 1 == synthesizer.played.count || synthesizer.played[index + 1].kind != .touch || synthesizer.played[index + 1].time != input.time
      if isLast {
        lines.append("{\"t\": \(scenarioText(input.time)), \"touches\": [" + touches.joined(separator: ", ") + "]}")
        touches = []
      }
    }
  }

  private static func words(of refused: Refused) -> String {
    if refused.isFromLibrary { return text(of: refused.status) }
    guard let subject = refused.subject else { return refused.sentence.description }
    return refused.sentence.description + ": " + quoted(String(decoding: subject, as: UTF8.self))
  }
}
