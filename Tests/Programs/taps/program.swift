// Taps: one, two, with two fingers. The single tap waits until no second one can come. What is too long or moves too far is no tap.
import Shared
import UIKitNames

final class Log {
  func tapped(_ tap: UITapGestureRecognizer) {
    let (time, at) = (decimals(Context.current.time), text(tap.location(in: tap.view)))
    print("  \(time) s: \(tap.name) \(tap.state) at \(at), fingers: \(tap.numberOfTouches)")
  }
}

let window = makeWindow()
let photo = window.add("photo", UIView(frame: CGRect(x: 40, y: 40, width: 240, height: 240)))
let log = Log()
let once = photo.attach("tap", UITapGestureRecognizer(target: log, action: Log.tapped))
let context = Context.current

print("a tap at 1 s:")
tap(100, 100, at: 1)
context.advance(to: 2)

let twice = photo.attach("double tap", UITapGestureRecognizer(target: log, action: Log.tapped))
twice.numberOfTapsRequired = 2
once.require(toFail: twice)
print("with a double tap beside it, a tap at 3 s:")
tap(100, 100, at: 3)
context.advance(to: 4)
print("two taps, at 5 and 5.25 s:")
tap(100, 100, at: 5)
tap(104, 100, at: 5.25)
context.advance(to: 6)
print("two taps, at 7 and 7.5 s:")
tap(100, 100, at: 7)
tap(104, 100, at: 7.5)
context.advance(to: 8.5)

let withTwo = photo.attach("tap of two", UITapGestureRecognizer(target: log, action: Log.tapped))
withTwo.numberOfTouchesRequired = 2
print("two fingers:")
twoFingers(.began, CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), at: 9)
twoFingers(.ended, CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), at: 9.25)
context.advance(to: 10)
print("held for a second:")
down(100, 100, at: 11)
up(100, 100, at: 12)
context.advance(to: 13)
print("moved by 50 points:")
down(100, 100, at: 14)
move(150, 100, at: 14.25)
up(150, 100, at: 14.5)
context.advance(to: 15)
