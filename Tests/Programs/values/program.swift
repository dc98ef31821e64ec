// Controls with a value: slider, switch, segmented control and stepper. valueChanged comes for what fingers change, not for what the
// program sets.
import Shared
import UIKitNames

let window = makeWindow()
// The slider's thumb has 200 points to go.
let volume = window.add("volume", UISlider(frame: CGRect(x: 40, y: 20, width: 232, height: 32)))
let mute = window.add("mute", UISwitch(frame: CGRect(x: 40, y: 80, width: 50, height: 30)))
let speed = window.add("speed", UISegmentedControl(items: ["slow", "normal", "fast"]))
speed.frame = CGRect(x: 40, y: 140, width: 240, height: 30)
let count = window.add("count", UIStepper(frame: CGRect(x: 40, y: 200, width: 100, height: 30)))
count.maximumValue = 2

volume.addAction(for: .valueChanged) { print("  \($0.name): \(text($0.value))") }
mute.addAction(for: .valueChanged) { print("  \($0.name): \($0.isOn ? "on" : "off")") }
speed.addAction(for: .valueChanged) { speed in
  let index = speed.selectedSegmentIndex
  print("  \(speed.name): \(index), \(speed.titleForSegment(at: index) ?? "")")
}
count.addAction(for: .valueChanged) { print("  \($0.name): \(text($0.value))") }

print("the slider's thumb:")
down(56, 36, at: 1)
move(106, 36, at: 1.25)
move(156, 60, at: 1.5)
move(300, 36, at: 1.75)
up(300, 36, at: 2)
print("beside the thumb:")
down(100, 36, at: 3)
move(150, 36, at: 3.25)
up(150, 36, at: 3.5)
print("set by the program:")
volume.value = 0.25
print("the switch, tapped and dragged:")
tap(65, 95, at: 5)
down(80, 95, at: 6)
move(50, 95, at: 6.25)
up(50, 95, at: 6.5)
print("segments:")
tap(160, 155, at: 8)
tap(160, 155, at: 9)
speed.setEnabled(false, forSegmentAt: 2)
tap(240, 155, at: 10)  // disabled
tap(60, 155, at: 11)
print("the stepper:")
tap(120, 215, at: 13)
tap(120, 215, at: 14)
tap(120, 215, at: 15)  // at its end
tap(60, 215, at: 16)
print("a disabled switch:")
mute.isEnabled = false
tap(65, 95, at: 18)
