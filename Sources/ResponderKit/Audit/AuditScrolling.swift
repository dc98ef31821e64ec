// SPDX-License-Identifier: MIT
import CResponderKit

// What cuts a view, and what scrolling can bring into sight.

/// The view that the largest part of another one lies outside of.
struct AuditCut {
  /// -1: none.
  var cutter = -1
  var excess = 0.01
  /// A scroll view cuts it, or what is around that, and it can be scrolled into sight.
  var isScrolled = false
}

extension Audit {
  /// Inside a scroll view what lies between the two counts first, then what the scroll view cannot reach, then all others.
  func cut(_ place: Int) -> AuditCut {
    let scroller = nodes[place].scroller
    var cut = AuditCut()
    var next = nodes[place].parent
    func look() {
      let excess = excess(of: place, over: next)
      if excess > cut.excess { (cut.cutter, cut.excess) = (next, excess) }
      next = nodes[next].parent
    }
    while next >= 0, next > scroller { look() }
    if cut.cutter >= 0 { return cut }
    if scroller >= 0, !nodes[place].isOdd {
      let excess = nodes[place].box.excess(over: content(of: scroller))
      if excess > cut.excess { return AuditCut(cutter: scroller, excess: excess) }
    }
    while next >= 0 { look() }
    cut.isScrolled = cut.cutter >= 0 && scroller >= 0
    return cut
  }

  /// What superviews leave of a view, where a scroll view has brought it into sight as far as it can.
  @inline(never)
  func shown(_ place: Int) -> AuditBox {
    let node = nodes[place]
    if node.scroller < 0 || node.isOdd { return node.scroller < 0 ? node.reach : node.box }
    var box = node.box
    var next = node.parent
    while next > node.scroller {
      box = box.intersection(nodes[next].box)
      next = nodes[next].parent
    }
    return box.intersection(content(of: node.scroller))
  }

  /// What a touch can meet of a view where the scroll view around another one has brought that into sight: what scrolls with that one moves with it.
  @inline(never)
  func sight(_ other: Int, from place: Int) -> AuditBox {
    let scroller = nodes[place].scroller
    return scroller >= 0 && other < nodes[scroller].end ? shown(other) : nodes[other].reach
  }

  /// All that a scroll view can show, where it lies now, in the window. Without scrollEnabled the program moves it.
  private func content(of scroller: Int) -> AuditBox {
    let node = nodes[scroller]
    guard let scrollView = node.view.object.scrollView, !scrollView.has(.disabled), !node.isOdd else { return .everywhere }
    let range = scrollView.contentOffsetRange
    let whole = RKRect(range.origin.x, range.origin.y, range.size.width + node.bounds.size.width, range.size.height + node.bounds.size.height)
    var box = AuditBox(whole.applying(node.toWindow))
    // Beyond its range it has been put, and shows that.
    box.left = Double.minimum(box.left, node.box.left)
    box.top = Double.minimum(box.top, node.box.top)
    box.right = Double.maximum(box.right, node.box.right)
    box.bottom = Double.maximum(box.bottom, node.box.bottom)
    return box
  }

  // MARK: Bars in front of scroll views

  mutating func dropCovers(behind end: Int) {
    while covers.count > 0, covers[covers.count - 1] >= end {
      covers.removeLast()
      sights.removeLast()
    }
  }

  /// Whether scrolling brings it out from behind what lies in front of its scroll view.
  func escapes(_ place: Int) -> Bool {
    guard let moves = moves(of: place) else { return false }
    return covers.contains { $0 >= nodes[nodes[place].scroller].end && escapes(place, $0, moves) }
  }

  /// Of a view that is scrolled out of sight: what covers all of it where its scroll view has just brought it into sight, and wherever it can go from there; nil:
  /// nothing does.
  func lastCover(_ place: Int) -> Int? {
    guard let moves = moves(of: place) else { return nil }
    let box = nodes[place].box, sight = nodes[nodes[place].scroller].reach
    func move(_ start: Double, _ end: Double, _ low: Double, _ high: Double, _ least: Double, _ most: Double) -> Double {
      Double.minimum(Double.maximum(end > high ? high - end : start < low ? low - start : 0, least), most)
    }
    let dx = move(box.left, box.right, sight.left, sight.right, moves.left, moves.right), dy = move(box.top, box.bottom, sight.top, sight.bottom, moves.top, moves.bottom)
    let moved = AuditBox(left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy)
    var next = nodes[nodes[place].scroller].end
    while next < nodes.count {
      if nodes[next].blocker < 0, nodes[next].reach.covers(moved) { return escapes(place, next, moves) ? nil : next }
      next = nodes[next].end
    }
    return nil
  }

  /// How far the content around a view can move each way, in the window; nil: it cannot.
  private func moves(of place: Int) -> AuditBox? {
    let node = nodes[place], outer = nodes[node.scroller]
    guard !node.isOdd, outer.toWindow.b == 0, let scrollView = outer.view.object.scrollView, !scrollView.has(.disabled) else { return nil }
    let range = scrollView.contentOffsetRange, offset = scrollView.contentOffset
    let (x, y) = (outer.toWindow.a, outer.toWindow.d)
    return AuditBox(
      RKRect((offset.x - range.origin.x - range.size.width) * x, (offset.y - range.origin.y - range.size.height) * y, range.size.width * x, range.size.height * y))
  }

  private func escapes(_ place: Int, _ cover: Int, _ moves: AuditBox) -> Bool {
    let box = nodes[place].box, cover = nodes[cover].reach
    return isFree(place, 0, cover.bottom - box.top, moves) || isFree(place, 0, cover.top - box.bottom, moves) || isFree(place, cover.right - box.left, 0, moves)
      || isFree(place, cover.left - box.right, 0, moves)
  }

  /// Whether it lies in sight, with nothing in front of its scroll view before it, after a movement that its scroll view can make.
  @inline(never)
  private func isFree(_ place: Int, _ dx: Double, _ dy: Double, _ moves: AuditBox) -> Bool {
    if dx < moves.left || dx > moves.right || dy < moves.top || dy > moves.bottom { return false }
    let (box, scroller) = (nodes[place].box, nodes[place].scroller)
    let moved = AuditBox(left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy)
    if !nodes[scroller].reach.covers(moved) { return false }
    var next = nodes[scroller].end
    while next < nodes.count {
      if nodes[next].blocker < 0, nodes[next].reach.meets(moved) { return false }
      next = nodes[next].end
    }
    return true
  }
}
