// Views that are turned and enlarged: the hit area turns with them, and a touch's location is in the view's own coordinates.
import Shared
import UIKitNames

final class Card: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    print("  \(name) touched at \(text(touch.location(in: self))), in the window \(text(touch.location(in: nil)))")
  }
}

let window = makeWindow()
let card = window.add("card", Card(frame: CGRect(x: 100, y: 100, width: 120, height: 40)))

func showFrame() { print("  frame \(text(card.frame))") }

print("as it is:")
showFrame()
tap(110, 110, at: 1)
print("turned by a quarter:")
card.transform = CGAffineTransform(rotationAngle: .pi / 2)
showFrame()
tap(110, 110, at: 2)  // outside now
tap(170, 70, at: 3)
print("twice as large:")
card.transform = CGAffineTransform(scaleX: 2, y: 2)
showFrame()
tap(60, 90, at: 4)
print("turned, then twice as large:")
card.transform = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(scaleX: 2, y: 2))
showFrame()
tap(160, 20, at: 5)
print("flat:")
card.transform = CGAffineTransform(scaleX: 1, y: 0)
tap(160, 120, at: 6)
print("as it was:")
card.transform = .identity
card.anchorPoint = .zero  // its corner comes to where its middle was
showFrame()
tap(170, 130, at: 7)
