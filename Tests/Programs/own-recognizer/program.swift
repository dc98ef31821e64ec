// A recogniser of one's own: a finger that goes to and fro, as when one rubs something out. It is recognised at the third turn.
import Shared
import UIKitNames

final class RubGestureRecognizer: UIGestureRecognizer {
  private var turnedAt: CGFloat = 0
  private var direction: CGFloat = 0
  private var turns = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    turnedAt = location(in: nil).x
  }

  /// A turn counts when the finger has gone 20 points in the other direction.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let x = location(in: nil).x
    let way = x - turnedAt
    guard abs(way) >= 20 else { return }
    if way * direction < 0 {
      turns += 1
      print("  turn \(turns) at \(text(turnedAt))")
    }
    (direction, turnedAt) = (way, x)
    if turns == 3 { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
    print("  failed")
  }

  override func reset() {
    super.reset()
    (turnedAt, direction, turns) = (0, 0, 0)
    print("  reset")
  }
}

func stroke(_ what: String, _ places: [CGFloat], at time: TimeInterval) {
  print("\(what):")
  down(places[0], 200, at: time)
  for (index, x) in places.enumerated().dropFirst() { move(x, 200, at: time + 0.25 * TimeInterval(index)) }
  up(places.last!, 200, at: time + 0.25 * TimeInterval(places.count))
}

let window = makeWindow()
let rub = window.attach("rub", RubGestureRecognizer())
rub.addAction { print("  rubbed out: \($0.state)") }

stroke("to and fro", [100, 150, 110, 150, 110, 150], at: 1)
stroke("only once", [100, 150, 110], at: 4)
stroke("trembling", [100, 110, 100, 110, 100, 110], at: 7)
