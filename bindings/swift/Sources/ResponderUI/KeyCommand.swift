// SPDX-License-Identifier: MIT
import CResponderKit
import Synchronization

/// A key with exactly these modifiers, and the action that it sends: UIKeyCommand.
public struct KeyCommand: Hashable, Sendable {
  /// What the key types without modifiers.
  public let input: String
  /// The keys that have to be held, and no others.
  public let modifierFlags: KeyModifierFlags
  /// Found along the responder chain.
  public let action: Selector

  /// `KeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", Editor.save))`.
  public init(input: String, modifierFlags: KeyModifierFlags = [], action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }

  /// The Escape key, as sources of input send it. Arrow keys type nothing, so no command matches them.
  public static let inputEscape = "\u{1B}"

  /// The same key, modifiers and action.
  public static func == (first: KeyCommand, second: KeyCommand) -> Bool {
    first.input == second.input && first.modifierFlags == second.modifierFlags && first.action == second.action
  }
  /// By key and action.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(input)
    hasher.combine(modifierFlags.rawValue)
    hasher.combine(action)
  }
}

extension KeyCommand {
  /// The same key with the same modifiers: a responder has one command for it. The case of ASCII letters makes no difference, as in the core.
  fileprivate func isSameKey(as other: KeyCommand) -> Bool { modifierFlags == other.modifierFlags && input.asciiLowered == other.input.asciiLowered }
}

extension String {
  fileprivate var asciiLowered: [UInt8] { utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 } }
}

/// The key commands of a responder: what the program has added, and what the core has of it. They differ where `keyCommands` is overridden.
struct CommandLists {
  var added: [KeyCommand] = []
  var inCore: [KeyCommand] = []
}

extension Responder {
  /// While it is on the chain of the first responder: send the command's action along that chain when its key is pressed. Where
  /// `keyCommands` is overridden, the override decides: it has the added commands from `super.keyCommands`.
  public final func addKeyCommand(_ command: KeyCommand) {
    guard enter(command) else { return }
    commands?.added.removeAll { $0.isSameKey(as: command) }
    commands?.added.append(command)
  }

  /// The key does nothing here any more.
  public final func removeKeyCommand(_ command: KeyCommand) {
    let isAdded = commands?.added.contains { $0.isSameKey(as: command) } ?? false
    let isInCore = commands?.inCore.contains { $0.isSameKey(as: command) } ?? false
    // One that an override hides is in no list of the core.
    if isInCore || !isAdded { leave(command) }
    commands?.added.removeAll { $0.isSameKey(as: command) }
  }

  /// Give the core what `keyCommands` has now. Of two with the same key the first counts.
  fileprivate final func renewKeyCommands() {
    var wanted: [KeyCommand] = []
    for command in keyCommands ?? [] where !wanted.contains(where: { $0.isSameKey(as: command) }) { wanted.append(command) }
    for command in commands?.inCore ?? [] where !wanted.contains(where: { $0.isSameKey(as: command) }) { leave(command) }
    for command in wanted where commands?.inCore.contains(command) != true { enter(command) }
  }

  @discardableResult private func enter(_ command: KeyCommand) -> Bool {
    let status = rk_responder_add_key_command(handle, command.input, command.modifierFlags, command.action.name)
    check(status)
    guard status == .OK else { return false }
    var lists = commands ?? CommandLists()
    lists.inCore.removeAll { $0.isSameKey(as: command) }
    lists.inCore.append(command)
    commands = lists
    return true
  }

  private func leave(_ command: KeyCommand) {
    check(rk_responder_remove_key_command(handle, command.input, command.modifierFlags))
    commands?.inCore.removeAll { $0.isSameKey(as: command) }
  }
}

extension Context {
  /// Before a key goes down: ask the chain's overrides of `keyCommands`, from the first responder (or the key window) up.
  func askForKeyCommands() {
    guard asksForKeyCommands.load(ordering: .relaxed), let window = application.keyWindow else { return }
    for responder in (window.firstResponder ?? window).responderChain where responder.cls?.asksForKeyCommands == true { responder.renewKeyCommands() }
  }
}
