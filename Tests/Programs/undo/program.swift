// Undo by key and by button: actions without target reach the nearest document that can perform them, through a presented one.
import Shared
import UIKitNames

final class Document: UIViewController {
  private var count = 0
  private var changes: [Int] = []

  override class var actions: [Selector] {
    [Selector("increase:", Document.increase), Selector("decrease:", Document.decrease), Selector("undo:", Document.undo)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, word) in ["increase", "decrease", "undo"].enumerated() {
      let button = view.add(word, Logged(frame: CGRect(x: 20 + 100 * CGFloat(number), y: 100, width: 80, height: 44)))
      button.addTarget(nil, action: Selector("\(word):"), for: .touchUpInside)
    }
    addKeyCommand(UIKeyCommand(input: "z", modifierFlags: .command, action: "undo:"))
  }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == "undo:", changes.isEmpty {
      print("  \(name) has nothing to undo")
      return false
    }
    return super.canPerformAction(action, withSender: sender)
  }

  func increase(_ sender: UIResponder) { change(by: 1, sender) }
  func decrease(_ sender: UIResponder) { change(by: -1, sender) }

  func undo(_ sender: UIResponder) {
    count -= changes.removeLast()
    print("  \(name) undoes for \(sender.name): \(count)")
  }

  private func change(by amount: Int, _ sender: UIResponder) {
    count += amount
    changes.append(amount)
    print("  \(name) changes for \(sender.name): \(count)")
  }
}

final class Logged: UIButton {
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    print("\(name) sends \(action) to \(nameOf(target as? UIResponder))")
    super.sendAction(action, to: target, for: event)
  }
}

func commandZ(at time: TimeInterval) {
  print("command z")
  Context.current.send(.began, .key, key: "z", modifiers: .command, time: time)
  Context.current.send(.ended, .key, time: time + 0.25)
}

let window = makeWindow()
let (book, sheet) = (Document(), Document())
(book.name, sheet.name) = ("book", "sheet")
window.rootViewController = book
book.becomeFirstResponder()
tap(60, 120, at: 1)
tap(60, 120, at: 2)
tap(160, 120, at: 3)
commandZ(at: 4)
book.present(sheet, animated: false)
sheet.becomeFirstResponder()
commandZ(at: 5)
tap(60, 120, at: 6)
commandZ(at: 7)
tap(260, 120, at: 8)
sheet.dismiss(animated: false)
print("first responder: \(nameOf(window.firstResponder))")
book.becomeFirstResponder()
commandZ(at: 9)
commandZ(at: 10)
