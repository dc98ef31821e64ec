// Several fingers: one at a time without isMultipleTouchEnabled, in one call with it, and views with isExclusiveTouch.
import Shared
import UIKitNames

final class Pad: UIView {
  private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let fingers = touches.map(\.id).sorted().map(String.init).joined(separator: " ")
    print("  \(name) \(phase): \(fingers) of \(event?.allTouches?.count ?? 0)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
}

/// Both fingers at once, then one moves, then both, then they lift one after the other.
func play(_ first: CGPoint, _ second: CGPoint, at time: TimeInterval) {
  twoFingers(.began, first, second, at: time)
  move(second.x + 5, second.y, at: time + 0.25, finger: 2)
  twoFingers(.moved, CGPoint(x: first.x, y: first.y + 5), CGPoint(x: second.x + 5, y: second.y + 5), at: time + 0.5)
  up(first.x, first.y + 5, at: time + 0.75)
  up(second.x + 5, second.y + 5, at: time + 1, finger: 2)
}

let window = makeWindow()
let left = window.add("left", Pad(frame: CGRect(x: 0, y: 0, width: 160, height: 480)))
let right = window.add("right", Pad(frame: CGRect(x: 160, y: 0, width: 160, height: 480)))

print("one at a time:")
play(CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 200), at: 1)
print("several at a time:")
left.isMultipleTouchEnabled = true
play(CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 200), at: 4)
print("one on each view:")
play(CGPoint(x: 50, y: 100), CGPoint(x: 200, y: 100), at: 7)
print("the right one exclusive, touched second:")
right.isExclusiveTouch = true
play(CGPoint(x: 50, y: 100), CGPoint(x: 200, y: 100), at: 10)
print("the right one exclusive, touched first:")
play(CGPoint(x: 200, y: 100), CGPoint(x: 50, y: 100), at: 13)
