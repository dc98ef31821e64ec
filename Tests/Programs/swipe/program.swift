// Swipes: recognised while the finger moves, by direction. Slow or slanting movements are none; one recogniser may take two directions.
import Shared
import UIKitNames

func attachSwipe(_ name: String, _ direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1) {
  let swipe = window.attach(name, UISwipeGestureRecognizer())
  (swipe.direction, swipe.numberOfTouchesRequired) = (direction, fingers)
  swipe.addAction { swipe in
    print("  \(decimals(Context.current.time)) s: \(swipe.name) from \(text(swipe.location(in: nil)))")
  }
}

/// Four moves, and the lift.
func stroke(_ what: String, from start: CGPoint, to end: CGPoint, at time: TimeInterval, for seconds: TimeInterval = 0.32) {
  print("\(what):")
  down(start.x, start.y, at: time)
  for part in [0.25, 0.5, 0.75, 1] {
    move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, at: time + seconds * part)
  }
  up(end.x, end.y, at: time + seconds)
}

let window = makeWindow()
attachSwipe("left", .left)
attachSwipe("right", .right)
attachSwipe("up or down", [.up, .down])

stroke("to the right", from: CGPoint(x: 100, y: 200), to: CGPoint(x: 260, y: 200), at: 1)
stroke("to the left", from: CGPoint(x: 260, y: 200), to: CGPoint(x: 100, y: 210), at: 2)
stroke("upwards", from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 140), at: 3)
stroke("downwards", from: CGPoint(x: 160, y: 140), to: CGPoint(x: 160, y: 300), at: 4)
stroke("slanting", from: CGPoint(x: 100, y: 100), to: CGPoint(x: 260, y: 260), at: 5)
stroke("slowly", from: CGPoint(x: 100, y: 200), to: CGPoint(x: 260, y: 200), at: 6, for: 4)
stroke("a little", from: CGPoint(x: 100, y: 200), to: CGPoint(x: 120, y: 200), at: 11)

attachSwipe("left with two", .left, fingers: 2)
print("two fingers to the left:")
twoFingers(.began, CGPoint(x: 260, y: 200), CGPoint(x: 280, y: 250), at: 12)
twoFingers(.moved, CGPoint(x: 180, y: 200), CGPoint(x: 200, y: 250), at: 12.1)
twoFingers(.ended, CGPoint(x: 180, y: 200), CGPoint(x: 200, y: 250), at: 12.2)
