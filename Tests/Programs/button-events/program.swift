// The control events of a button: pressed, dragged out and in again, lifted inside or outside, pressed twice, cancelled, disabled.
import Shared
import UIKitNames

let words: [(UIControl.Event, String)] = [
  (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
  (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
  (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
  (.primaryActionTriggered, "primaryActionTriggered"),
]

let window = makeWindow()
let button = window.add("button", UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40)))
let note = UIAction { action in
  let sent = words.filter { action.controlEvents.contains($0.0) }.map(\.1).joined(separator: " ")
  print("  \(sent)\(button.isHighlighted ? ", highlighted" : "")")
}
button.addAction(note, for: .allEvents)

print("a tap:")
tap(150, 120, at: 1)
print("dragged out and in:")
down(150, 120, at: 3)
move(150, 200, at: 3.25)  // 60 points below: still inside
move(150, 230, at: 3.5)  // 90 points below
move(150, 240, at: 3.75)
move(150, 190, at: 4)
up(150, 190, at: 4.25)
print("dragged out:")
down(150, 120, at: 6)
move(10, 120, at: 6.25)
up(10, 120, at: 6.5)
print("twice:")
tap(150, 120, at: 8)
tap(150, 120, at: 8.25)
print("an alert:")
down(150, 120, at: 10)
Context.current.cancelAllTouches()
print("disabled:")
button.isEnabled = false
tap(150, 120, at: 12)
button.isEnabled = true
print("disabled while it is pressed:")
down(150, 120, at: 14)
button.isEnabled = false
up(150, 120, at: 14.25)
