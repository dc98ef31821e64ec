// A card that follows the finger without a recogniser: touchesMoved adds the way since the touch's last change. Cancelled, it returns.
import Shared
import UIKitNames

final class Card: UIView {
  private var home = CGPoint.zero

  private func place(at center: CGPoint, _ what: String) {
    self.center = center
    print("  \(what) to \(text(center))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    home = center
    superview?.bringSubviewToFront(self)
    print("  \(name) picked up")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    place(at: CGPoint(x: center.x + now.x - before.x, y: center.y + now.y - before.y), "dragged")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("  \(name) dropped") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { place(at: home, "back") }
}

let window = makeWindow()
window.add("queen", Card(frame: CGRect(x: 20, y: 20, width: 80, height: 120)))
window.add("king", Card(frame: CGRect(x: 60, y: 60, width: 80, height: 120)))

func showHit(_ x: CGFloat, _ y: CGFloat) {
  let point = CGPoint(x: x, y: y)
  print("at \(text(point)): \(nameOf(window.hitTest(point, with: nil)))")
}

showHit(90, 90)
print("the queen by its corner:")
down(30, 30, at: 1)
move(45, 30, at: 1.25)
move(75, 50.5, at: 1.5)
up(75, 50.5, at: 1.75)
showHit(90, 90)
print("the queen again, and an alert:")
down(80, 60, at: 3)
move(200, 300, at: 3.25)
Context.current.cancelAllTouches()
showHit(200, 300)
showHit(70, 50)
