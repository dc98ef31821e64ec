// Why a button got no tap: the library names the cause. Covered, outside of its superview, in a hidden one, disabled, lost to a pan.
import Shared
import UIKitNames

func explain(_ object: Object) { print("  \(object.explain())") }

Context.current.startTrace()
let window = makeWindow()
let panel = window.add("panel", UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
let button = panel.add("send", UIButton(frame: CGRect(x: 100, y: 50, width: 150, height: 40)))
button.addAction(for: .touchUpInside) { _ in }

print("nothing in the way:")
tap(150, 70, at: 1)
explain(button)
print("where it sticks out of the panel:")
print("  \(button.explain(at: CGPoint(x: 230, y: 70)))")
print("under another view:")
let glass = window.add("glass", UIView(frame: screen))
tap(150, 70, at: 3)
explain(button)
glass.removeFromSuperview()
print("in a hidden panel:")
panel.isHidden = true
tap(150, 70, at: 5)
explain(button)
panel.isHidden = false
print("disabled:")
button.isEnabled = false
tap(150, 70, at: 7)
explain(button)
button.isEnabled = true

print("the finger moves on:")
let pan = window.attach("drag", UIPanGestureRecognizer())
down(150, 70, at: 9)
move(150, 85, at: 9.25)
up(150, 85, at: 9.5)
explain(button)
print("and the pan, when it moves too little:")
down(150, 300, at: 11)
move(154, 300, at: 11.25)
up(154, 300, at: 11.5)
explain(pan)
