// Timers and posted calls: the program hands the time over, timers fire at theirs, and posted calls wait until the queue is drained.
import Shared
import UIKitNames

let context = Context.current
func note(_ what: String) { print("  \(decimals(context.time)) s: \(what)") }

let window = makeWindow()
let button = window.add("button", UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44)))
let pressed = UIAction { action in print("  \(decimals(action.event?.timestamp ?? 0)) s: \(button.name) pressed") }
button.addAction(pressed, for: .touchUpInside)

context.addTimer(at: 2) { _ in note("third") }
context.addTimer(at: 1) { _ in note("first") }
let second = context.addTimer(at: 1.5) { _ in note("second") }
context.addTimer(at: 1.25) { _ in
  note("cancels the second")
  second.invalidate()
}
print("next deadline: \(decimals(context.nextDeadline)) s")
context.advance(to: 1.125)
print("later:")
context.advance(to: 3)
print("more to come: \(yes(context.nextDeadline < 1000))")

print("again and again:")
context.advance(to: 3.5)
var left = 3
Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
  left -= 1
  note("tick, \(left) left")
  if left == 0 { timer.invalidate() }
}
context.advance(to: 10)
print("a timer before an event of its time:")
context.addTimer(at: 11) { _ in note("timer") }
tap(50, 40, at: 10.9)

context.post {
  note("call a")
  context.post { note("call c") }
}
context.post { note("call b") }
context.post(.began, at: CGPoint(x: 50, y: 40), time: 12)
context.post(.ended, at: CGPoint(x: 50, y: 40), time: 12.25)
print("waiting: \(context.queueCount)")
print("handled: \(context.drain())")
