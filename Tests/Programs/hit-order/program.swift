// Which of several views at a point is hit: the deepest one of the front-most branch. What only concerns drawing (zPosition,
// clipsToBounds) changes nothing.
import Shared
import UIKitNames

let window = makeWindow()
let red = window.add("red", UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100)))
let green = window.add("green", UIView(frame: CGRect(x: 80, y: 80, width: 100, height: 100)))
red.add("dot", UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
red.add("ear", UIView(frame: CGRect(x: -15, y: 40, width: 30, height: 20)))  // half of it lies outside of red

func ask(_ x: CGFloat, _ y: CGFloat) {
  let point = CGPoint(x: x, y: y)
  print("  \(text(point)): \(nameOf(window.hitTest(point, with: nil)))")
}

print("as added:")
ask(40, 40)
ask(60, 60)
ask(100, 100)
ask(300, 300)
ask(400, 100)

print("edges:")
ask(20, 20)
ask(120, 60)

print("a subview that sticks out:")
ask(25, 70)
ask(10, 70)
red.clipsToBounds = true
ask(10, 70)

print("in front by zPosition:")
red.zPosition = 1
ask(100, 100)
print("brought to the front:")
window.bringSubviewToFront(red)
ask(100, 100)
print("sent to the back:")
window.sendSubviewToBack(red)
ask(100, 100)
green.removeFromSuperview()
ask(100, 100)
