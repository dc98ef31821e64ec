// Which recogniser wins when several fit: the deeper one, the quicker one, the one that the others require to fail; or all, where a
// delegate allows it.
import Shared
import UIKitNames

final class Simultaneous: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

final class WaitsForSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    other is UISwipeGestureRecognizer
  }
}

func attach<R: UIGestureRecognizer>(_ name: String, _ recognizer: R, to view: UIView) -> R {
  recognizer.addAction { print("  \($0.name) \($0.state)") }
  return view.attach(name, recognizer)
}

func tryTap(_ what: String, at time: TimeInterval) {
  print("\(what):")
  tap(100, 100, at: time)
}

/// 120 points to the right in the time given.
func stroke(_ what: String, at time: TimeInterval, for seconds: TimeInterval) {
  print("\(what):")
  down(50, 300, at: time)
  for part in [0.25, 0.5, 0.75, 1] { move(50 + 120 * part, 300, at: time + seconds * part) }
  up(170, 300, at: time + seconds)
}

let window = makeWindow()
let board = window.add("board", UIView(frame: screen))
let card = board.add("card", UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
let boardTap = attach("board's tap", UITapGestureRecognizer(), to: board)
let cardTap = attach("card's tap", UITapGestureRecognizer(), to: card)
let (simultaneous, waitsForSwipe) = (Simultaneous(), WaitsForSwipe())

tryTap("a tap on the card", at: 1)
boardTap.delegate = simultaneous
tryTap("both may recognise", at: 2)
cardTap.require(toFail: boardTap)
tryTap("the card's requires the board's to fail", at: 3)
boardTap.isEnabled = false
tryTap("the board's is disabled", at: 4)

let pan = attach("pan", UIPanGestureRecognizer(), to: board)
let swipe = attach("swipe", UISwipeGestureRecognizer(), to: board)
stroke("a quick stroke", at: 6, for: 0.25)
pan.delegate = waitsForSwipe
stroke("a quick stroke, the pan waits for the swipe", at: 8, for: 0.25)
stroke("a slow stroke, the pan waits for the swipe", at: 10, for: 4)
