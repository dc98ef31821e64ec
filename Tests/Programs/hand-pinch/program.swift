// A picture that two fingers enlarge, without a recogniser: the distance of the fingers in relation to that at their beginning.
import Shared
import UIKitNames

final class Picture: UIView {
  private var fingers: [UITouch] = []  // those of the pinch
  private var scale: CGFloat = 1
  private var start: (distance: CGFloat, scale: CGFloat) = (1, 1)

  /// The sum of the differences is exact, where a square root would not be.
  private var distance: CGFloat {
    let (a, b) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
    return abs(a.x - b.x) + abs(a.y - b.y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard fingers.count < 2 else { return }
    fingers = Array((fingers + touches).prefix(2))
    guard fingers.count == 2 else { return }
    start = (distance, scale)
    print("  pinch begins at \(text(start.distance)) points")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard fingers.count == 2 else { return }
    scale = start.scale * distance / start.distance
    transform = CGAffineTransform(scaleX: scale, y: scale)
    print("  scale \(text(scale)), size \(text(frame.size))")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let left = fingers.filter { !touches.contains($0) }
    if fingers.count == 2, left.count < 2 { print("  pinch ends") }
    fingers = left
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchesEnded(touches, with: event) }
}

let window = makeWindow()
let picture = window.add("picture", Picture(frame: CGRect(x: 60, y: 140, width: 200, height: 200)))
picture.isMultipleTouchEnabled = true

print("apart:")
twoFingers(.began, CGPoint(x: 130, y: 240), CGPoint(x: 190, y: 240), at: 1)
twoFingers(.moved, CGPoint(x: 115, y: 240), CGPoint(x: 205, y: 240), at: 1.25)
twoFingers(.moved, CGPoint(x: 100, y: 240), CGPoint(x: 220, y: 240), at: 1.5)
up(100, 240, at: 1.75)
move(230, 240, at: 2, finger: 2)  // one finger alone changes nothing
up(230, 240, at: 2.25, finger: 2)
print("together, one after the other:")
down(60, 200, at: 4)
down(260, 200, at: 4.25, finger: 2)
move(160, 200, at: 4.5, finger: 2)
Context.current.cancelAllTouches()
