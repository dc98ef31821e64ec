// SPDX-License-Identifier: MIT
import CResponderKit

/// A key command of a responder.
struct KeyCommand {
  var input = ""
  var modifiers: UInt32 = 0
  var action = ""
  var path: JSONPath

  private static let words = ["input", "modifiers", "action"]

  static func read(_ reader: Reader) throws(ScenarioError) -> [KeyCommand] {
    var commands: [KeyCommand] = []
    for item in try reader.list() {
      var command = KeyCommand(path: item.path)
      for (key, part) in try item.members() {
        switch key {
        case "input": command.input = try part.name()
        case "modifiers": command.modifiers = try Modifiers.read(part)
        case "action": command.action = try part.selector(colons: 2)
        default: throw item.unknown(key: key, allowed: words)
        }
      }
      if command.input.isEmpty { throw item.failure("expected a key \"input\"") }
      if command.action.isEmpty { throw item.failure("expected a key \"action\"") }
      commands.append(command)
    }
    return commands
  }
}

extension World {
  /// Sets an object's key commands to those of its behaviour.
  func setKeyCommands(of instance: Instance) throws(ScenarioError) {
    let wanted = instance.behaviour.keyCommands
    for command in instance.keyCommands {
      // One that was given twice is there once.
      _ = command.input.withCString { rk_responder_remove_key_command(instance.handle, $0, RKKeyModifierFlags(rawValue: command.modifiers)) }
    }
    instance.keyCommands = wanted
    for command in wanted {
      let status = command.input.withCString { input in
        command.action.withCString { rk_responder_add_key_command(instance.handle, input, RKKeyModifierFlags(rawValue: command.modifiers), $0) }
      }
      try insist(status, command.path)
    }
  }
}
