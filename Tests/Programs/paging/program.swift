// A book of four pages: a quick flick turns the page, a slow drag goes to the nearest one, and no flick passes more than one page.
import Shared
import UIKitNames

final class Reader: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    print("  goes to \(text(targetContentOffset.pointee))")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    print("  at page \(text(scrollView.contentOffset.x / 320 + 1))")
  }
}

/// Five moves in the time given, the lift, and all movement until it rests.
func drag(_ what: String, from start: CGFloat, to end: CGFloat, at time: TimeInterval, for seconds: TimeInterval) {
  print("\(what):")
  down(start, 200, at: time)
  for step in [1.0, 2, 3, 4, 5] { move(start + (end - start) * step / 5, 200, at: time + seconds * step / 5) }
  up(end, 200, at: time + seconds)
  let context = Context.current
  while context.nextDeadline < .infinity { context.advance(to: context.nextDeadline) }
}

let window = makeWindow()
let reader = Reader()
let book = window.add("book", UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))
book.contentSize = CGSize(width: 4 * 320, height: 400)
book.isPagingEnabled = true
book.delegate = reader

drag("a quick flick to the left", from: 200, to: 150, at: 1, for: 0.1)
drag("a quick and long one", from: 310, to: 10, at: 4, for: 0.1)
drag("a slow drag by 100", from: 250, to: 150, at: 7, for: 2)
drag("a slow drag by 200", from: 310, to: 110, at: 12, for: 2)
drag("a flick beyond the last page", from: 200, to: 100, at: 17, for: 0.1)
drag("a flick to the right", from: 100, to: 150, at: 20, for: 0.1)
print("by the program:")
book.contentOffset = .zero
reader.scrollViewDidEndDecelerating(book)
