// SPDX-License-Identifier: MIT
import CResponderKit

/// A scenario file of format 1, read and checked; `run` plays it in a context of its own.
public final class Scenario {
  /// The name that the file gives itself; empty if it has none.
  public private(set) var name = ""

  var plugins: [PluginFile] = []
  var config: [ConfigSetting] = []
  var kinds = LogKinds.standard
  var logsTouchIds = false
  var logsStates = false
  var windows: [Node] = []
  var detached: [Node] = []
  var controllers: [Controller] = []
  /// nil: the file does not mention it, so it logs nothing.
  var application: Behaviour?
  var delegate: Behaviour?
  var receivesRemoteControl = true
  var steps: [Step] = []
  /// By id, the actions that the object implements because a control names it as a target.
  var targeted: [String: [String]] = [:]

  static let words = [
    "format", "name", "note", "config", "log", "logTouchIds", "logStates", "plugins", "windows", "detached", "controllers", "application",
    "delegate", "steps",
  ]

  /// Reads a scenario. Everything that can be wrong with a file as such is found here, before anything runs.
  ///
  /// `locate` finds a plugin by the name that stands in the file: an absolute path, or nil. Plugins are loaded here once, in a context of their own, to
  /// learn about their classes.
  public static func load(_ value: Value, locate: (String) -> String? = { _ in nil }) throws(ScenarioError) -> Scenario {
    try load(value, Ledger(), locate: locate)
  }

  /// The same with a ledger that outlives the reading, so that steps can be read later.
  static func load(_ value: Value, _ ledger: Ledger, locate: (String) -> String? = { _ in nil }) throws(ScenarioError) -> Scenario {
    let reader = Reader(value: value, path: .root)
    let scenario = Scenario()
    let members = try reader.members()
    for required in ["format", "steps"] where !members.contains(where: { $0.key == required }) {
      throw reader.failure("expected a key " + quoted(required))
    }
    for (key, item) in members where key == "plugins" { scenario.plugins = try PluginFile.read(item, locate) }
    if !scenario.plugins.isEmpty { ledger.pluginClasses = try PluginClasses(scenario.plugins) }
    for (key, item) in members { try scenario.read(key, item, reader, ledger) }
    try ledger.checkUses()
    scenario.targeted = ledger.targeted
    guard scenario.windows.filter({ $0.isKey }).count <= 1 else {
      throw ScenarioError(path: .key(.root, "windows"), message: "only one window can be key")
    }
    return scenario
  }

  private func read(_ key: String, _ item: Reader, _ whole: Reader, _ ledger: Ledger) throws(ScenarioError) {
    switch key {
    case "format":
      guard case .number(1) = item.value else { throw item.expected("format 1") }
    case "name": name = try item.string()
    case "note": _ = try item.string()
    case "config": for (name, value) in try item.members() { config.append(try ConfigSetting(name, value, of: item)) }
    case "log": kinds = try LogKinds.read(item)
    case "logTouchIds": logsTouchIds = try item.bool()
    case "logStates": logsStates = try item.bool()
    case "plugins": break
    case "windows": for node in try item.list() { windows.append(try Node.read(node, isWindow: true, ledger)) }
    case "detached": for node in try item.list() { detached.append(try Node.read(node, isWindow: false, ledger)) }
    case "controllers": for controller in try item.list() { controllers.append(try Controller.read(controller, ledger)) }
    case "application": try readApplication(item, ledger)
    case "delegate": delegate = try responder(item, words: Behaviour.responderWords, ledger)
    case "steps": steps = try StepReader(ledger: ledger).steps(item)
    default: throw whole.unknown(key: key, allowed: Scenario.words)
    }
  }

  private func readApplication(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
    let words = Behaviour.responderWords + ["sendEvent", "receivesRemoteControlEvents"]
    var behaviour = Behaviour()
    for (key, item) in try reader.members() {
      guard words.contains(key) else { throw reader.unknown(key: key, allowed: words) }
      if key == "receivesRemoteControlEvents" { receivesRemoteControl = try item.bool() } else { try behaviour.read(key, item, ledger) }
    }
    application = behaviour
  }

  private func responder(_ reader: Reader, words: [String], _ ledger: Ledger) throws(ScenarioError) -> Behaviour {
    var behaviour = Behaviour()
    for (key, item) in try reader.members() {
      guard words.contains(key) else { throw reader.unknown(key: key, allowed: words) }
      try behaviour.read(key, item, ledger)
    }
    return behaviour
  }
}
