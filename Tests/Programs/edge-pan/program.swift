// A panel that is pulled in from the left edge of the screen, and a list whose own pan waits for that gesture to fail.
import Shared
import UIKitNames

final class Log {
  func pulled(_ pan: UIPanGestureRecognizer) { print("  \(pan.name) \(pan.state) by \(text(pan.translation(in: nil)))") }
}

func stroke(_ what: String, from start: CGPoint, to end: CGPoint, at time: TimeInterval) {
  print("\(what):")
  down(start.x, start.y, at: time)
  move((start.x + end.x) / 2, (start.y + end.y) / 2, at: time + 0.25)
  move(end.x, end.y, at: time + 0.5)
  up(end.x, end.y, at: time + 0.75)
}

let window = makeWindow()
let list = window.add("list", UIView(frame: screen))
let log = Log()
let pan = list.attach("pan", UIPanGestureRecognizer(target: log, action: Log.pulled))
let edge = window.attach("edge pan", UIScreenEdgePanGestureRecognizer(target: log, action: Log.pulled))

stroke("without an edge to begin at", from: CGPoint(x: 5, y: 200), to: CGPoint(x: 85, y: 200), at: 1)
edge.edges = .left
pan.require(toFail: edge)
stroke("from the left edge", from: CGPoint(x: 5, y: 200), to: CGPoint(x: 85, y: 200), at: 3)
stroke("from the middle", from: CGPoint(x: 150, y: 200), to: CGPoint(x: 230, y: 200), at: 5)
stroke("along the left edge", from: CGPoint(x: 5, y: 200), to: CGPoint(x: 5, y: 280), at: 7)
stroke("from the right edge", from: CGPoint(x: 315, y: 200), to: CGPoint(x: 235, y: 200), at: 9)
edge.edges = [.left, .right]
stroke("from the right edge, which counts now", from: CGPoint(x: 315, y: 200), to: CGPoint(x: 235, y: 200), at: 11)
