// The life of a touch as a view gets it: began, moved, ended or cancelled, with locations and tap counts.
import Shared
import UIKitNames

final class Canvas: UIView {
  private func note(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
    print("  \(decimals(touch.timestamp)) s \(touch.phase) at \(text(now)), before \(text(before)), tap \(touch.tapCount)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
}

let window = makeWindow()
window.add("canvas", Canvas(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))

print("a finger that leaves the view:")
down(110, 120, at: 1)
move(150, 120, at: 1.25)
move(150, 120, at: 1.5)  // it rests
move(250, 90, at: 1.75)
up(260, 90, at: 2)
print("three taps in a row, and one later:")
tap(150, 150, at: 5)
tap(152, 150, at: 5.25)
tap(150, 148, at: 5.5)
tap(150, 150, at: 7)
print("an alert cancels it:")
down(150, 150, at: 10)
Context.current.cancelAllTouches()
move(160, 150, at: 10.25)
up(160, 150, at: 10.5)
print("beside the view:")
tap(50, 50, at: 12)
