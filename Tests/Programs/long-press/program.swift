// A long press: it begins by the clock while the finger rests, follows the finger then, and ends with the lift.
import Shared
import UIKitNames

let window = makeWindow()
let context = Context.current
let press = window.attach("press", UILongPressGestureRecognizer())
press.addAction { press in
  print("  \(decimals(context.time)) s: \(press.state) at \(text(press.location(in: nil)))")
}

print("a finger that rests and then moves:")
down(100, 100, at: 1)
context.advance(to: 1.25)
move(106, 100, at: 1.375)  // less than 10 points
context.advance(to: 2)
move(150, 200, at: 2.25)
up(150, 200, at: 2.5)

print("too short:")
down(100, 100, at: 4)
up(100, 100, at: 4.25)
context.advance(to: 5)

print("moved too early:")
down(100, 100, at: 6)
move(115, 100, at: 6.25)
context.advance(to: 7)
up(115, 100, at: 7.25)

print("0.25 s suffice, and 20 points are allowed:")
press.minimumPressDuration = 0.25
press.allowableMovement = 20
down(100, 100, at: 9)
move(115, 100, at: 9.125)
context.advance(to: 10)
print("an alert cancels it:")
context.cancelAllTouches()
