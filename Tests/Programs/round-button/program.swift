// A button that is a circle: point(inside:with:) measures the distance from the middle. In the corners of its frame what lies behind it is
// hit.
import Shared
import UIKitNames

final class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    let radius = bounds.width / 2
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y <= radius * radius
  }
}

let window = makeWindow()
let behind = window.add("behind", UIButton(frame: CGRect(x: 80, y: 80, width: 140, height: 140)))
let record = window.add("record", RoundButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
for button in [behind, record] {
  button.addAction(for: .touchUpInside) { print("  \($0.name) sent its action") }
}

for (second, (x, y)) in [(150.0, 150.0), (105, 105), (195, 195), (150, 101), (115, 115), (114, 114)].enumerated() {
  let point = CGPoint(x: x, y: y)
  print("\(text(point)) hits \(nameOf(window.hitTest(point, with: nil)))")
  tap(x, y, at: TimeInterval(1 + second))
}
