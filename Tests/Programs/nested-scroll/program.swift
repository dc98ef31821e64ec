// A row that scrolls sideways in a list that scrolls up and down: each drag moves the one that can scroll that way.
import Shared
import UIKitNames

final class Log: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("  \(scrollView.name) is dragged") }
}

/// A drag in two moves, held before the lift.
func drag(_ what: String, from start: CGPoint, to end: CGPoint, at time: TimeInterval) {
  print("\(what):")
  down(start.x, start.y, at: time)
  move((start.x + end.x) / 2, (start.y + end.y) / 2, at: time + 0.25)
  move(end.x, end.y, at: time + 0.5)
  up(end.x, end.y, at: time + 1)
  Context.current.advance(to: time + 3)
  print("  row at \(text(row.contentOffset)), list at \(text(list.contentOffset))")
}

let window = makeWindow()
let log = Log()
let list = window.add("list", UIScrollView(frame: screen))
list.contentSize = CGSize(width: 320, height: 2000)
list.delegate = log
let row = list.add("row", UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 120)))
row.contentSize = CGSize(width: 1000, height: 120)
row.delegate = log

drag("sideways in the row", from: CGPoint(x: 250, y: 160), to: CGPoint(x: 150, y: 160), at: 1)
drag("upwards in the row", from: CGPoint(x: 160, y: 160), to: CGPoint(x: 160, y: 110), at: 5)
drag("upwards in the list", from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 350), at: 9)
drag("sideways in the list", from: CGPoint(x: 250, y: 400), to: CGPoint(x: 150, y: 400), at: 13)
print("the row does not scroll:")
row.isScrollEnabled = false
drag("sideways in the row", from: CGPoint(x: 250, y: 60), to: CGPoint(x: 150, y: 60), at: 17)
drag("slanting in the row", from: CGPoint(x: 250, y: 70), to: CGPoint(x: 200, y: 20), at: 21)
row.isScrollEnabled = true
list.contentOffset = .zero
print("the row is at its end:")
row.contentOffset = CGPoint(x: 680, y: 0)
drag("sideways in the row", from: CGPoint(x: 250, y: 160), to: CGPoint(x: 150, y: 160), at: 25)
