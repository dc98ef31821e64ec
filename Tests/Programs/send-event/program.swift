// A window that sees every event before anything in it: it counts them, and while it is locked it keeps them to itself.
import Shared
import UIKitNames

final class Guard: UIWindow {
  var isLocked = false

  override func sendEvent(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    let phase = touches.first.map { "\($0.phase)" } ?? ""
    print("  \(decimals(event.timestamp)) s: \(touches.count) touch, \(phase)\(isLocked ? ", kept" : "")")
    if !isLocked { super.sendEvent(event) }
  }
}

let window = shown(Guard(frame: screen))
let button = window.add("button", UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44)))
button.addAction(for: .touchUpInside) { print("  \($0.name) pressed") }

print("open:")
tap(50, 40, at: 1)
print("locked:")
window.isLocked = true
tap(50, 40, at: 2)
print("open again:")
window.isLocked = false
tap(50, 40, at: 3)
print("locked while the finger is down:")
down(50, 40, at: 4)
move(52, 40, at: 4.25)
window.isLocked = true
up(52, 40, at: 4.5)
print("open for the next one:")
window.isLocked = false
tap(50, 40, at: 6)
