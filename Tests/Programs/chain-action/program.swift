// Actions without a target go up the responder chain, from the first responder or else from the sender, to the first one that performs
// them.
import Shared
import UIKitNames

final class Document: UIView {
  override class var actions: [Selector] { [Selector("copy:", Document.copy), Selector("save:", Document.save)] }

  func copy(_ sender: UIButton) { print("  \(name) copies for \(sender.name)") }
  func save(_ sender: UIButton) { print("  \(name) saves for \(sender.name)") }
}

final class TextView: UIView {
  override class var actions: [Selector] { [Selector("copy:", TextView.copy)] }
  var isEditable = true
  override var canBecomeFirstResponder: Bool { true }

  func copy(_ sender: UIButton) { print("  \(name) copies for \(sender.name)") }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    isEditable && action == "copy:"
  }
}

let window = makeWindow()
let document = window.add("document", Document(frame: screen))
let bar = document.add("bar", UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40)))
let textView = document.add("text", TextView(frame: CGRect(x: 0, y: 40, width: 320, height: 440)))
for (index, what) in ["copy", "save", "print"].enumerated() {
  let button = bar.add("\(what) button", UIButton(frame: CGRect(x: 100 * CGFloat(index), y: 0, width: 100, height: 40)))
  button.addTarget(nil, action: Selector("\(what):"), for: .touchUpInside)
}

func press(_ when: String, at time: TimeInterval) {
  print("\(when):")
  tap(50, 20, at: time)  // copy
  tap(150, 20, at: time + 1)  // save
  tap(250, 20, at: time + 2)  // print, which no responder performs
}

press("no first responder", at: 1)
textView.becomeFirstResponder()
press("text is first responder", at: 11)
textView.isEditable = false
press("text takes no copy", at: 21)

let target = textView.target(forAction: "save:", withSender: nil) as? UIResponder
print("text's target for save: \(nameOf(target))")
print("print performed: \(yes(UIApplication.shared.sendAction("print:", to: nil, from: nil, for: nil)))")
