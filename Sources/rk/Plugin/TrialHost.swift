// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc
import Scenario

// Tests of what a plugin does with its host, and how it comes and goes.

extension PluginTrial {
  func refuseOtherMajor() throws(ToolError) -> TrialResult {
    let session = try PluginSession(image(), style: .otherMajor)
    note.doing = "init got the table of a host of another major version"
    let status = session.register()
    let used = session.tableCalls.filter { $0 != "get_extension" }
    if let first = used.min() { return .failed("it called \(first) of a host whose interface it cannot know") }
    if status == .OK { return .failed("it accepted a host of another major version") }
    note.doing = "the context was destroyed after init had refused"
    session.close()
    return .passed("it refused")
  }

  func goWithoutExtensions() throws(ToolError) -> TrialResult {
    let session = try PluginSession(image(), style: .withoutExtensions)
    note.doing = "init asked a host for extensions that it does not have"
    let status = session.register()
    guard status != .OK else {
      note.doing = "the context was destroyed"
      session.close()
      return .passed("it does without")
    }
    note.doing = "the context was destroyed after init had refused"
    session.close()
    return .passed("it refused")
  }

  func keepToTables() throws(ToolError) -> TrialResult {
    let session = try activeSession()
    let scene = try scene(session)
    PluginInput(scene, seed: seed, note: note).play(PluginTrial.steps)
    note.doing = "the context was destroyed"
    session.close()
    return .passed("it read no further than the tables go")
  }

  func leaveTableAlone() throws(ToolError) -> TrialResult {
    let session = try activeSession()
    let scene = try scene(session)
    let input = PluginInput(scene, seed: seed, note: note)
    input.play(PluginTrial.steps)
    session.look("input")
    input.finish()
    note.doing = "the context was destroyed"
    session.close()
    session.look("deinit")
    return session.damage.map { .failed($0) } ?? .passed("the host's table is as it was")
  }

  func startAgain() throws(ToolError) -> TrialResult {
    let session = try activeSession()
    let first = session.names.sorted()
    for round in 1...2 {
      if round == 2 {
        note.doing = "init ran for the second time"
        try check(rk_plugin_activate(session.plugin), "the second init")
        if session.names.sorted() != first {
          return .failed(
            "the second init brought " + session.names.sorted().joined(separator: ", ") + ", the first " + first.joined(separator: ", "))
        }
      }
      try playAndClear(session)
      note.doing = "deinit ran"
      let status = rk_plugin_deactivate(session.plugin)
      if status != .OK { return .failed("it cannot be deactivated: " + text(of: status)) }
      for brought in session.brought where !brought.isLayer {
        var cls: OpaquePointer?
        if rk_class_find(session.context, brought.name, &cls) == .OK {
          return .failed("after deinit there is still a class \(brought.name)")
        }
      }
    }
    guard session.inits == 2, session.deinits == 2 || !session.hasDeinit else {
      return .failed("\(session.inits) calls of init and \(session.deinits) of deinit, where two of each are right")
    }
    note.doing = "the context was destroyed"
    session.close()
    return .passed("it came and went twice")
  }

  /// Plays input among objects of the plugin's classes and gives every one of them back.
  private func playAndClear(_ session: PluginSession) throws(ToolError) {
    // The application cannot be given its old class again, and would keep the plugin busy.
    let subjects = PluginTrial.subjects(session).filter { $0.kind != .application }
    note.doing = "objects of its classes were made"
    let scene = try PluginScene(session.context, subjects: subjects)
    let input = PluginInput(scene, seed: seed, note: note)
    input.play(PluginTrial.steps / 2)
    input.finish()
    note.doing = "all objects were given back"
    for item in scene.items.reversed() { scene.destroy(item.handle) }
  }

  func serveTwo() throws(ToolError) -> TrialResult {
    let image = try image()
    let sessions = [try PluginSession(image), try PluginSession(image)]
    let records = [CallRecord(), CallRecord()]
    for (session, record) in zip(sessions, records) {
      try self.record(session.context, record)
      note.doing = "init ran"
      try session.activate()
    }
    var inputs: [PluginInput] = []
    for session in sessions { inputs.append(PluginInput(try scene(session), seed: seed, note: note)) }
    for _ in 0..<20 { for input in inputs { input.play(PluginTrial.steps / 40) } }
    if let difference = records[0].difference(from: records[1]) {
      return .failed("two contexts with the same input differ (what belongs to one must not stand in static variables): " + difference)
    }
    note.doing = "the first of two contexts ended"
    sessions[0].close()
    inputs[1].play(PluginTrial.steps / 2)
    inputs[1].finish()
    note.doing = "the second of two contexts ended"
    sessions[1].close()
    return .passed("it serves two contexts at once")
  }
}
