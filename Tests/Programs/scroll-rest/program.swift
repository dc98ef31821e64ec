// A list that a finger drags and flicks: offsets while it is dragged, and at whole moments until it rests, by the context's clock.
import Shared
import UIKitNames

final class Log: UIScrollViewDelegate {
  var hasScrolled = false  // whether scrollViewDidScroll came since the last line

  func show(_ what: String) {
    let (time, offset) = (decimals(context.time), decimals(list.contentOffset.y))
    print("  \(time) s: \(what) at \(offset)\(hasScrolled ? ", scrolled" : "")")
    hasScrolled = false
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hasScrolled = true }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { show("will begin dragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    show(decelerate ? "lifted, will decelerate" : "lifted, stands")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { show("rests") }
}

/// Up by 24 points every 0.03 s: 800 points a second.
func drag(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
  down(x, y, at: time)
  for step in [1.0, 2, 3, 4] {
    move(x, y - 24 * step, at: time + 0.03 * step)
    if step == 2 { log.show("halfway") }
  }
}

let context = Context.current
let window = makeWindow()
let log = Log()
let list = window.add("list", UIScrollView(frame: screen))
list.contentSize = CGSize(width: 320, height: 4000)
list.delegate = log

print("dragged, and held before the lift:")
drag(160, 400, at: 1)
context.advance(to: 2)
up(160, 304, at: 2)

print("flicked:")
drag(160, 400, at: 4)
up(160, 304, at: 4.12)
for step in [1.0, 2, 3, 4] {
  context.advance(to: 4.12 + 0.5 * step)
  log.show("on its way")
}
while context.nextDeadline < .infinity { context.advance(to: context.nextDeadline) }  // something still moves

print("flicked, and stopped by a finger:")
drag(160, 400, at: 10)
up(160, 304, at: 10.12)
context.advance(to: 10.5)
log.hasScrolled = false
down(160, 400, at: 10.5)
context.advance(to: 11)
log.show("held")
up(160, 400, at: 11)
