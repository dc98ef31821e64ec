// Key commands: a key with its modifiers sends an action along the chain of the first responder. Other keys are presses, which go up that
// chain too.
import Shared
import UIKitNames

final class Editor: UIView {
  override class var actions: [Selector] { [Selector("save:", Editor.save), Selector("find:", Editor.find)] }

  func save(_ sender: UIResponder) { print("  \(name) saves, by a command of \(sender.name)") }
  func find(_ sender: UIResponder) { print("  \(name) finds, by a command of \(sender.name)") }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { print("  \(name) gets the key \(press.characters)") }
    super.pressesBegan(presses, with: event)
  }
}

final class Line: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

let window = makeWindow()
let editor = window.add("editor", Editor(frame: screen))
let line = editor.add("line", Line(frame: CGRect(x: 0, y: 0, width: 320, height: 20)))
window.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: "save:"))
editor.addKeyCommand(UIKeyCommand(input: "f", modifierFlags: .command, action: "find:"))

var time: TimeInterval = 0
func key(_ key: String, _ modifiers: UIKeyModifierFlags, _ what: String) {
  print("\(what):")
  time += 1
  Context.current.send(.began, .key, key: key, modifiers: modifiers, time: time)
  Context.current.send(.ended, .key, modifiers: modifiers, time: time + 0.5)
}

key("s", .command, "command s without first responder")
line.becomeFirstResponder()
key("s", .command, "command s")
key("f", .command, "command f")
key("s", [], "s")
key("S", [.command, .shift], "command shift s")
let override = UIKeyCommand(input: "s", modifierFlags: .command, action: "find:")
line.addKeyCommand(override)
key("s", .command, "command s, which the line makes find")
line.removeKeyCommand(override)
key("s", .command, "command s again")
