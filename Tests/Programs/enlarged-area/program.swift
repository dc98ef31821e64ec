// A small button that accepts touches 20 points around it: point(inside:with:) with a larger rectangle. A touch outside of the superview
// is still lost.
import Shared
import UIKitNames

final class GenerousButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

let window = makeWindow()
let bar = window.add("bar", UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 60)))
let close = bar.add("close", GenerousButton(frame: CGRect(x: 280, y: 10, width: 16, height: 16)))
close.addAction(for: .touchUpInside) { print("  \($0.name) pressed") }

func tryTap(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
  print("tap at \(text(CGPoint(x: x, y: y))):")
  tap(x, y, at: time)
}

tryTap(288, 118, at: 1)  // on the button
tryTap(264, 134, at: 2)  // 16 points to its left, 8 below it
tryTap(250, 118, at: 3)  // 30 points away
tryTap(288, 104, at: 4)  // above the button, in the bar
tryTap(288, 95, at: 5)  // 15 points above it, but outside of the bar
