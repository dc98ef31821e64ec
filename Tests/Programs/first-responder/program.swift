// First responder: asked for, refused, handed on, given up, and lost by leaving the window.
import Shared
import UIKitNames

final class Box: UIView {
  override var canBecomeFirstResponder: Bool { name != "picture" }

  override var canResignFirstResponder: Bool {
    guard name == "code" else { return true }
    print("  code does not resign")
    return false
  }

  override func becomeFirstResponder() -> Bool {
    let done = super.becomeFirstResponder()
    print("  \(name) becomes first responder: \(yes(done))")
    return done
  }

  override func resignFirstResponder() -> Bool {
    let done = super.resignFirstResponder()
    print("  \(name) resigns: \(yes(done))")
    return done
  }
}

func ask(_ view: UIView) {
  print("\(view.name):")
  view.becomeFirstResponder()
  print("  first responder: \(nameOf(window.firstResponder))")
}

let window = makeWindow()
let nameBox = window.add("name", Box(frame: CGRect(x: 0, y: 0, width: 320, height: 40)))
let picture = window.add("picture", Box(frame: CGRect(x: 0, y: 40, width: 320, height: 40)))
let code = window.add("code", Box(frame: CGRect(x: 0, y: 80, width: 320, height: 40)))

ask(nameBox)
ask(picture)
ask(code)
ask(nameBox)  // code keeps it
print("code is asked to resign:")
print("  answer: \(yes(code.resignFirstResponder()))")
print("code leaves the window:")
code.removeFromSuperview()
print("  first responder: \(nameOf(window.firstResponder))")
ask(code)  // it is in no window
ask(nameBox)
print("name is asked to resign:")
print("  answer: \(yes(nameBox.resignFirstResponder()))")
