// A tab bar whose middle item sticks out above it: the bar's hitTest offers points beyond its bounds to that item.
import Shared
import UIKitNames

final class TabBar: UIView {
  var raised: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit == nil, !isHidden, let raised else { return hit }
    return raised.hitTest(convert(point, to: raised), with: event)
  }
}

func tryTap(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
  print("tap at \(text(CGPoint(x: x, y: y))):")
  tap(x, y, at: time)
}

let window = makeWindow()
let bar = window.add("bar", TabBar(frame: CGRect(x: 0, y: 430, width: 320, height: 50)))
let home = bar.add("home", UIButton(frame: CGRect(x: 20, y: 5, width: 60, height: 40)))
let new = bar.add("new", UIButton(frame: CGRect(x: 130, y: -30, width: 60, height: 70)))
let profile = bar.add("profile", UIButton(frame: CGRect(x: 240, y: 5, width: 60, height: 40)))
bar.raised = new
for item in [home, new, profile] {
  item.addAction(for: .touchUpInside) { print("  \($0.name) chosen") }
}

tryTap(50, 455, at: 1)
tryTap(160, 455, at: 2)
tryTap(160, 410, at: 3)  // above the bar
tryTap(50, 420, at: 4)  // above the bar, beside the item
bar.isHidden = true
print("bar hidden")
tryTap(160, 410, at: 5)
