// What a cell and a button in a list get of a finger that may scroll: nothing for 0.15 s; then their touch, until the list takes it
// away.
import Shared
import UIKitNames

let context = Context.current
func note(_ what: String) { print("  \(decimals(context.time)) s: \(what)") }

final class Cell: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("cell began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("cell ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cell cancelled") }
}

final class Log: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("list is dragged") }
}

/// A finger that rests, moves up by 40 points and lifts.
func drag(_ what: String, _ y: CGFloat, at time: TimeInterval, after rest: TimeInterval) {
  print("\(what):")
  down(160, y, at: time)
  context.advance(to: time + rest)
  move(160, y - 40, at: time + rest + 0.01)
  up(160, y - 40, at: time + rest + 0.5)
  context.advance(to: time + 3)
}

let window = makeWindow()
let log = Log()
let list = window.add("list", UIScrollView(frame: screen))
list.contentSize = CGSize(width: 320, height: 4000)
list.delegate = log
list.add("cell", Cell(frame: CGRect(x: 0, y: 0, width: 320, height: 2000)))
let button = list.add("button", UIButton(frame: CGRect(x: 0, y: 2000, width: 320, height: 2000)))
button.addAction(for: .touchDown) { _ in note("button pressed") }
button.addAction(for: .touchUpInside) { _ in note("button sends its action") }
button.addAction(for: .touchCancel) { _ in note("button cancelled") }

print("a quick tap:")
tap(160, 100, at: 1)
drag("dragged at once", 100, at: 2, after: 0.05)
drag("held, then dragged", 200, at: 6, after: 0.3)
list.contentOffset = CGPoint(x: 0, y: 2000)
drag("a button, held, then dragged", 200, at: 10, after: 0.3)
drag("a button, dragged at once", 200, at: 14, after: 0.05)
print("not delayed:")
list.delaysContentTouches = false
list.contentOffset = .zero
drag("dragged at once", 100, at: 18, after: 0.05)
print("nor cancelled:")
list.canCancelContentTouches = false
drag("dragged at once", 100, at: 22, after: 0.05)
