// SPDX-License-Identifier: MIT
import CResponderKit

// What cuts a view, and what scrolling can bring into sight.

/// The view that the largest part of another one lies outside of.
struct AuditCut {
  /// -1: none.
  var cutter = -1
  var excess = AuditBox.slack
  /// A scroll view cuts it, or what is around that, and it can be scrolled into sight.
  var isScrolled = false
}

/// What a scroll view can do, as it was before any override was called. In the window.
struct AuditScroller {
  /// All that it can show, where it lies now.
  let content: AuditBox
  /// How far its content can move each way; nil: not known, as the program moves it, or it is rotated.
  let moves: AuditBox?
}

/// Where a target is measured.
struct AuditSettling {
  /// The scroll view that brings it there; -1: none.
  var scroller = -1
  /// How far that moves it, in the window.
  var shift = RKPoint()
  /// What the scroll view shows then, seen from the target where it is now.
  var viewport = AuditBox.everywhere
  /// From this place on nothing counts as in front of it: a scroll view around its own brings it out, or how it moves is not known.
  var ignored = Int.max
  /// The view in front that it was moved away from; -1: none.
  var pusher = -1
  /// Hit-tests can find it there. Where an outer scroll view shows it is not known.
  var isMeasurable = true
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
    if scroller >= 0 {
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
    if node.scroller < 0 { return node.reach }
    var box = node.box
    var next = node.parent
    while next > node.scroller {
      box = box.intersection(nodes[next].box)
      next = nodes[next].parent
    }
    return box.intersection(content(of: node.scroller))
  }

  /// What a touch can meet of a view where the target that was settled last has been brought to. What scrolls with the target keeps its place: what does not is
  /// moved the other way.
  @inline(never)
  func sight(_ other: Int) -> AuditBox {
    let scroller = settled.scroller
    if scroller < 0 { return nodes[other].reach }
    if other < nodes[scroller].end { return shown(other).intersection(settled.viewport) }
    return other < settled.ignored ? fixed(other).moved(-settled.shift.x, -settled.shift.y) : .nowhere
  }

  private func content(of scroller: Int) -> AuditBox { nodes[scroller].scrolling < 0 ? .everywhere : scrollers[nodes[scroller].scrolling].content }

  /// How far the content around a view can move each way, in the window; nil: not known.
  func moves(of place: Int) -> AuditBox? {
    let node = nodes[place]
    return nodes[node.scroller].scrolling < 0 ? nil : scrollers[nodes[node.scroller].scrolling].moves
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

  /// Whether its scroll view can bring it elsewhere.
  func isMoved(_ place: Int) -> Bool { nodes[place].scroller >= 0 && moves(of: place)?.isPoint != true }

  // MARK: Bars in front of scroll views

  /// Brings a target to where its scroll view lets a touch meet most of it. First it moves as little as brings it into sight, then out from behind each view in
  /// front of the scroll view.
  mutating func settle(_ place: Int, isScrolled: Bool) throws(RKStatus) {
    let scroller = nodes[place].scroller
    settled = AuditSettling(scroller: scroller)
    guard scroller >= 0 else { return }
    var outer = scroller
    while nodes[outer].scroller >= 0, moves(of: outer)?.isPoint == false { outer = nodes[outer].scroller }
    // A scroll view around it brings it into sight.
    let viewport = outer == scroller ? nodes[scroller].reach : shown(scroller)
    guard let moves = moves(of: place), !viewport.isEmpty else {
      if isScrolled { (settled.ignored, settled.isMeasurable) = (nodes[scroller].end, false) }
      return
    }
    let last = outer == scroller ? nodes.count : nodes[outer].end
    let box = try bestPart(place, viewport, moves)
    try findFixed(from: nodes[scroller].end, to: last, box.spread(moves).intersection(viewport))
    var search = AuditSearch(box: box, viewport: viewport, moves: moves, enough: recommended)
    search.outset = nodes[place].outset < 0 ? recommended / 2 : nodes[place].outset
    let isFound = search.run(fixedBoxes, grid)
    settled.ignored = last
    settled.shift = search.shift
    settled.viewport = viewport.moved(-search.shift.x, -search.shift.y)
    settled.pusher = search.pusher < 0 ? -1 : fixedPlaces[search.pusher]
    // Too many are in front to look for a way out.
    if !isFound { (settled.ignored, settled.viewport) = (nodes[scroller].end, .everywhere) }
    settled.isMeasurable = outer == scroller
  }

  /// What is to be brought into sight of a target: what nothing covers that scrolls with it. Of one that is larger than what its scroll view shows, that is the largest
  /// square of it.
  private mutating func bestPart(_ place: Int, _ viewport: AuditBox, _ moves: AuditBox) throws(RKStatus) -> AuditBox {
    let box = shown(place), node = nodes[place]
    try findFixed(from: node.isControl ? place + 1 : node.end, to: nodes[node.scroller].end, box)
    if fixedBoxes.isEmpty || fixedBoxes.count > AuditGrid.most / 2 { return box }
    var grid = grid
    grid.fill(box, fixedBoxes)
    let isWider = moves.left < moves.right && box.right - box.left > viewport.right - viewport.left + AuditBox.slack
    let isTaller = moves.top < moves.bottom && box.bottom - box.top > viewport.bottom - viewport.top + AuditBox.slack
    if !isWider, !isTaller { return grid.free.isEmpty ? box : grid.free }
    return grid.largestSquare(enough: recommended) > 0 ? grid.square : box
  }

  /// What a touch can meet of a view that does not scroll with the target.
  private func fixed(_ other: Int) -> AuditBox { nodes[other].scroller < 0 ? nodes[other].reach : shown(other) }

  /// The views between two places that meet a box.
  private mutating func findFixed(from first: Int, to last: Int, _ box: AuditBox) throws(RKStatus) {
    fixedBoxes.removeAll()
    fixedPlaces.removeAll()
    var next = first
    while next < last {
      let other = nodes[next]
      // Where overrides are called, one may let touches through: its bounds push nothing away.
      if other.blocker < 0, other.decider < 0 || !flags.contains(.callsOverrides) {
        let seen = fixed(next)
        if seen.meets(box) {
          guard fixedBoxes.append(seen, context.memory), fixedPlaces.append(next, context.memory) else { throw noMemory() }
        }
      }
      next = other.end
    }
  }
}

/// The search for the place at which a touch meets most of a target.
struct AuditSearch {
  /// More views in front are not looked at.
  static let most = 32
  /// So many places are measured; those that are free are found without.
  static let tries = 64

  let box: AuditBox
  let viewport: AuditBox
  let moves: AuditBox
  let enough: Double
  /// How far an override may accept points around it.
  var outset = 0.0
  /// What was found: how far it moves, and which view it moves away from; -1: none.
  var shift = RKPoint()
  var pusher = -1
  /// The first place that is tried.
  private var start = RKPoint()
  private var best = -1.0

  init(box: AuditBox, viewport: AuditBox, moves: AuditBox, enough: Double) { (self.box, self.viewport, self.moves, self.enough) = (box, viewport, moves, enough) }

  /// False: too much is in front.
  @inline(never)
  mutating func run(_ covers: Buffer<AuditBox>, _ grid: AuditGrid) -> Bool {
    start.x = first(box.left, box.right, viewport.left, viewport.right, moves.left, moves.right)
    start.y = first(box.top, box.bottom, viewport.top, viewport.bottom, moves.top, moves.bottom)
    shift = start
    if isFree(shift, covers) { return true }
    if covers.count > AuditSearch.most { return false }
    // Free places first: they need no grid.
    if !scan(covers, nil) { _ = scan(covers, grid) }
    return true
  }

  /// Each axis alone, then both. With a grid the largest square counts; without one only what is wholly free. Whether there is no need to look further.
  private mutating func scan(_ covers: Buffer<AuditBox>, _ grid: AuditGrid?) -> Bool {
    let numbers = 2 * covers.count + 1
    var tries = 0
    for isBoth in places(2) {
      for k in places(numbers * numbers) {
        let (column, row) = (k % numbers, k / numbers)
        if (column != 0 && row != 0) != (isBoth == 1) { continue }
        guard let dx = horizontal(column, covers), let dy = vertical(row, covers) else { continue }
        let there = RKPoint(x: dx, y: dy)
        if let grid {
          tries += 1
          let side = side(there, covers, grid)
          if side > best + AuditBox.slack { take(there, side, row, column) }
          if best >= enough || tries == AuditSearch.tries { return true }
        } else if isFree(there, covers) {
          take(there, enough, row, column)
          return true
        }
      }
    }
    return false
  }

  private mutating func take(_ there: RKPoint, _ side: Double, _ row: Int, _ column: Int) {
    (shift, best) = (there, side)
    pusher = row > 0 ? (row - 1) / 2 : column > 0 ? (column - 1) / 2 : -1
  }

  /// As little as brings it into sight along an axis.
  private func first(_ start: Double, _ end: Double, _ low: Double, _ high: Double, _ least: Double, _ most: Double) -> Double {
    let (start, end) = (start - outset, end + outset)
    return Double.minimum(Double.maximum(end > high ? Double.maximum(high - end, low - start) : start < low ? Double.minimum(low - start, high - end) : 0, least), most)
  }

  /// Candidate 0 is the first place; 2 k + 1 and 2 k + 2 lie behind and before view k. nil: that is the first place, too.
  private func horizontal(_ number: Int, _ covers: Buffer<AuditBox>) -> Double? {
    if number == 0 { return start.x }
    let cover = covers[(number - 1) / 2]
    return other(number % 2 == 1 ? cover.right - box.left + outset : cover.left - box.right - outset, moves.left, moves.right, start.x)
  }

  private func vertical(_ number: Int, _ covers: Buffer<AuditBox>) -> Double? {
    if number == 0 { return start.y }
    let cover = covers[(number - 1) / 2]
    return other(number % 2 == 1 ? cover.bottom - box.top + outset : cover.top - box.bottom - outset, moves.top, moves.bottom, start.y)
  }

  private func other(_ shift: Double, _ least: Double, _ most: Double, _ start: Double) -> Double? {
    let there = Double.minimum(Double.maximum(shift, least), most)
    return there == start ? nil : there
  }

  private func isFree(_ shift: RKPoint, _ covers: Buffer<AuditBox>) -> Bool {
    let moved = box.moved(shift.x, shift.y)
    if !viewport.holds(moved) { return false }
    let inside = moved.inset(AuditBox.slack)
    return !covers.contains { $0.meets(inside) }
  }

  /// The side of the largest free square of it there.
  private func side(_ shift: RKPoint, _ covers: Buffer<AuditBox>, _ grid: AuditGrid) -> Double {
    let seen = box.moved(shift.x, shift.y).intersection(viewport)
    if seen.isEmpty { return 0 }
    var grid = grid
    grid.fill(seen, covers)
    return grid.largestSquare(enough: enough)
  }
}
