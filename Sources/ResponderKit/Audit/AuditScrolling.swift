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

/// Where a target is measured.
struct AuditSettling {
  /// How far its scroll view moves it, in the window.
  var shift = RKPoint()
  /// What the scroll view shows then, seen from the target where it is now.
  var viewport = AuditBox.everywhere
  /// From this place on nothing counts as in front of it: a scroll view around its own brings it out, or how it moves is not known.
  var ignored = Int.max
  var isKnown = true
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

  /// What a touch can meet of a view where the target that is measured has been brought to. What scrolls with the target moves with it, and keeps its place here:
  /// what does not is moved the other way.
  @inline(never)
  func sight(_ other: Int, from place: Int) -> AuditBox {
    let scroller = nodes[place].scroller
    if scroller < 0 { return nodes[other].reach }
    if other < nodes[scroller].end { return shown(other).intersection(settled.viewport) }
    return other < settled.ignored ? fixed(other).moved(-settled.shift.x, -settled.shift.y) : .nowhere
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

  /// The view that cuts off a scroll view's content wherever that scrolls to, and whatever scroll views around it do. nil: there is none, or how it moves is not known.
  @inline(never)
  func hider(_ place: Int) -> Int? {
    var next = nodes[place].scroller
    guard next >= 0, let first = moves(of: place) else { return nil }
    // All that it can be brought to, and what can be brought to it.
    var (box, viewport) = (shown(place).spread(first), AuditBox.everywhere)
    while next >= 0 {
      viewport = viewport.intersection(nodes[next].box)
      if viewport.isEmpty || !box.meets(viewport) { return next }
      let parent = nodes[next].parent
      if parent >= 0, parent == nodes[next].scroller {
        guard let moves = moves(of: next) else { return nil }
        (box, viewport) = (box.spread(moves), viewport.spread(moves))
      }
      next = parent
    }
    return nil
  }

  // MARK: Bars in front of scroll views

  /// Brings a target to where its scroll view lets a touch meet most of it. First it moves as little as brings it into sight, then out from behind each view in
  /// front of the scroll view.
  mutating func settle(_ place: Int, isScrolled: Bool) {
    settled = AuditSettling()
    let scroller = nodes[place].scroller
    guard scroller >= 0 else { return }
    var outer = scroller
    while nodes[outer].scroller >= 0, let moves = moves(of: outer), moves.left < moves.right || moves.top < moves.bottom { outer = nodes[outer].scroller }
    // A scroll view around it brings it into sight.
    let viewport = outer == scroller ? nodes[scroller].reach : shown(scroller)
    guard let moves = moves(of: place), !viewport.isEmpty else {
      if isScrolled { (settled.ignored, settled.isKnown) = (nodes[scroller].end, false) }
      return
    }
    let last = outer == scroller ? nodes.count : nodes[outer].end
    let box = shown(place)
    func move(_ start: Double, _ end: Double, _ low: Double, _ high: Double, _ least: Double, _ most: Double) -> Double {
      Double.minimum(Double.maximum(end > high ? Double.maximum(high - end, low - start) : start < low ? Double.minimum(low - start, high - end) : 0, least), most)
    }
    // With the points that an override may accept around it.
    let outset = nodes[place].outset < 0 ? recommended / 2 : nodes[place].outset
    let wide = AuditBox(left: box.left - outset, top: box.top - outset, right: box.right + outset, bottom: box.bottom + outset)
    let x = move(wide.left, wide.right, viewport.left, viewport.right, moves.left, moves.right)
    let y = move(wide.top, wide.bottom, viewport.top, viewport.bottom, moves.top, moves.bottom)
    let end = nodes[scroller].end
    var best = -1.0
    @inline(never) func isEnough(_ dx: Double, _ dy: Double) -> Bool {
      let (dx, dy) = (Double.minimum(Double.maximum(dx, moves.left), moves.right), Double.minimum(Double.maximum(dy, moves.top), moves.bottom))
      let moved = box.moved(dx, dy)
      let side = freeSide(moved.intersection(viewport), end, last)
      if side > best {
        best = side
        settled = AuditSettling(shift: RKPoint(x: dx, y: dy), viewport: viewport.moved(-dx, -dy), ignored: last, isKnown: outer == scroller)
      }
      return side >= Double.minimum(recommended, Double.minimum(box.right - box.left, box.bottom - box.top))
    }
    if isEnough(x, y) { return }
    var tried = 0
    var next = end
    while next < last, tried < 16 {
      let cover = fixed(next)
      if nodes[next].blocker < 0, cover.meets(viewport) {
        tried += 1
        if isEnough(x, cover.bottom - wide.top) || isEnough(x, cover.top - wide.bottom) || isEnough(cover.right - wide.left, y) || isEnough(cover.left - wide.right, y) { return }
      }
      next = nodes[next].end
    }
  }

  /// What a touch can meet of a view that does not scroll with the target.
  private func fixed(_ other: Int) -> AuditBox { nodes[other].scroller < 0 ? nodes[other].reach : shown(other) }

  /// The side of the largest square of a box that is free of all views between two places.
  @inline(never)
  private func freeSide(_ box: AuditBox, _ first: Int, _ end: Int) -> Double {
    if box.isEmpty { return 0 }
    var grid = grid
    grid.divide(box)
    var count = 0
    var next = first
    while next < end {
      if nodes[next].blocker < 0, fixed(next).meets(box), count < AuditGrid.most / 2 {
        count += 1
        grid.divide(fixed(next).intersection(box))
      }
      next = nodes[next].end
    }
    if count == 0 { return Double.minimum(box.right - box.left, box.bottom - box.top) }
    let (columns, rows) = (grid.columns, grid.rows)
    grid.fill { column, row in
      let cell = AuditBox(left: columns[column], top: rows[row], right: columns[column + 1], bottom: rows[row + 1])
      var next = first
      while next < end {
        if nodes[next].blocker < 0, fixed(next).covers(cell) { return true }
        next = nodes[next].end
      }
      return false
    }
    return grid.largestSquare(enough: recommended)
  }

  /// How far the content around a view can move each way, in the window; nil: it cannot.
  private func moves(of place: Int) -> AuditBox? {
    let node = nodes[place], outer = nodes[node.scroller]
    guard !node.isOdd, outer.toWindow.b == 0, let scrollView = outer.view.object.scrollView, !scrollView.has(.disabled) else { return nil }
    let range = scrollView.contentOffsetRange, offset = scrollView.contentOffset
    let (x, y) = (outer.toWindow.a, outer.toWindow.d)
    let box = AuditBox(
      RKRect((offset.x - range.origin.x - range.size.width) * x, (offset.y - range.origin.y - range.size.height) * y, range.size.width * x, range.size.height * y))
    // Beyond its range it has been put, and may stay.
    return AuditBox(left: Double.minimum(box.left, 0), top: Double.minimum(box.top, 0), right: Double.maximum(box.right, 0), bottom: Double.maximum(box.bottom, 0))
  }
}
