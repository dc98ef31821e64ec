// Swipes to the left and right by hand: far enough, flat enough and fast enough from touchesBegan to touchesEnded.
import Shared
import UIKitNames

final class Book: UIView {
  private var page = 1
  private var start: (point: CGPoint, time: TimeInterval) = (.zero, 0)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    start = (touch.location(in: nil), touch.timestamp)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let end = touch.location(in: nil)
    let (x, y, seconds) = (end.x - start.point.x, end.y - start.point.y, touch.timestamp - start.time)
    if abs(x) < 50 {
      print("  too short: \(text(x)) points")
    } else if 2 * abs(y) > abs(x) {
      print("  too steep: \(text(CGPoint(x: x, y: y)))")
    } else if seconds > 0.5 {
      print("  too slow: \(decimals(seconds)) s")
    } else {
      page += x < 0 ? 1 : -1
      print("  swiped to the \(x < 0 ? "left" : "right"): page \(page)")
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("  cancelled") }
}

func stroke(_ what: String, from start: CGPoint, to end: CGPoint, at time: TimeInterval, for seconds: TimeInterval) {
  print("\(what):")
  down(start.x, start.y, at: time)
  move((start.x + end.x) / 2, (start.y + end.y) / 2, at: time + seconds / 2)
  up(end.x, end.y, at: time + seconds)
}

let window = makeWindow()
window.add("book", Book(frame: screen))

stroke("to the left", from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 220), at: 1, for: 0.25)
stroke("to the right", from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 180), at: 2, for: 0.25)
stroke("a little", from: CGPoint(x: 50, y: 200), to: CGPoint(x: 90, y: 200), at: 3, for: 0.25)
stroke("down", from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 400), at: 4, for: 0.25)
stroke("slowly", from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200), at: 5, for: 2)
print("interrupted:")
down(250, 200, at: 8)
Context.current.cancelAllTouches()
