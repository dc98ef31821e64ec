// A layer over the whole screen that lets touches through except on its own button: hitTest without itself as an answer.
import Shared
import UIKitNames

final class Overlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? nil : hit
  }
}

func addButton(_ name: String, to superview: UIView, at frame: CGRect) {
  let button = superview.add(name, UIButton(frame: frame))
  button.addAction(for: .touchUpInside) { print("  \($0.name) pressed") }
}

func tryAll(from time: TimeInterval) {
  for (second, (x, y)) in [(60.0, 60.0), (260, 60), (160, 300)].enumerated() {
    print("tap at \(text(CGPoint(x: x, y: y))):")
    tap(x, y, at: time + TimeInterval(second))
  }
}

let window = makeWindow()
addButton("play", to: window, at: CGRect(x: 20, y: 20, width: 80, height: 80))
addButton("stop", to: window, at: CGRect(x: 220, y: 20, width: 80, height: 80))

print("under an overlay:")
let overlay = window.add("overlay", Overlay(frame: screen))
addButton("help", to: overlay, at: CGRect(x: 240, y: 40, width: 40, height: 40))  // over stop
tryAll(from: 1)

print("under a plain view:")
let plain = window.add("plain", UIView(frame: screen))
tryAll(from: 11)

print("with both removed:")
plain.removeFromSuperview()
overlay.removeFromSuperview()
tryAll(from: 21)
