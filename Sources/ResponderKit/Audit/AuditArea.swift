// SPDX-License-Identifier: MIT
import CResponderKit

// Touchable areas: what is left of a view behind those in front of it, and the largest square in it.

/// The area of a view that wants touches.
struct AuditTarget {
  let node: Int
  var box: AuditBox
  var size = 0.0
  var tolerance = 0.0
  /// What is in front of most of it, or cuts it; -1: nothing.
  var culprit = -1
  var decider = -1
  /// How many others cover it, beside the culprit.
  var others = 0
  /// The override of a view in front that does not reach it by its bounds might.
  var isSuspected = false
  /// The view whose override has been called and keeps touches from it or takes them; 0: none.
  var taker: UInt = 0
  /// Nothing is left of it.
  var isCovered = false
  /// How far its scroll view moves it, in the window, to where it is measured; nil: not known.
  var shift: RKPoint? = RKPoint()
}

/// A grid of columns and rows that need not be equal, and which of its cells are taken.
struct AuditGrid {
  static let most = 2 * 64 + 1
  static let cells = 64

  let columns: UnsafeMutablePointer<Double>
  let rows: UnsafeMutablePointer<Double>
  let taken: UnsafeMutablePointer<Bool>
  let blocked: UnsafeMutablePointer<Bool>
  var columnCount = 0
  var rowCount = 0
  /// The largest square of free cells that was found last.
  private(set) var square = AuditBox.nowhere

  init?(_ context: Context) {
    guard let columns = context.arena.allocate(Double.self, 2 * (AuditGrid.most + 1), context.memory),
      let taken = context.arena.allocate(Bool.self, AuditGrid.most * (AuditGrid.most + 1), context.memory)
    else { return nil }
    self.columns = columns
    rows = columns + AuditGrid.most + 1
    self.taken = taken
    blocked = taken + AuditGrid.most * AuditGrid.most
  }

  /// A new edge in its place, unless it is there.
  private func insert(_ edge: Double, into edges: UnsafeMutablePointer<Double>, _ count: inout Int) {
    var k = count
    while k > 0, edges[k - 1] > edge { k -= 1 }
    if k > 0, edges[k - 1] == edge { return }
    var j = count
    while j > k {
      edges[j] = edges[j - 1]
      j -= 1
    }
    edges[k] = edge
    count += 1
  }

  mutating func divide(_ box: AuditBox) {
    insert(box.left, into: columns, &columnCount)
    insert(box.right, into: columns, &columnCount)
    insert(box.top, into: rows, &rowCount)
    insert(box.bottom, into: rows, &rowCount)
  }

  mutating func divideEvenly(_ width: Double, _ height: Double) {
    for k in places(AuditGrid.cells + 1) {
      columns[k] = width * Double(k) / Double(AuditGrid.cells)
      rows[k] = height * Double(k) / Double(AuditGrid.cells)
    }
    columnCount = AuditGrid.cells + 1
    rowCount = AuditGrid.cells + 1
  }

  /// Divided by boxes, which take what they cover of it. There is room for 64.
  @inline(never)
  mutating func fill(_ own: AuditBox, _ boxes: Buffer<AuditBox>) {
    divide(own)
    for box in boxes where box.meets(own) { divide(box.intersection(own)) }
    fill { _, _ in false }
    for box in boxes where box.meets(own) {
      for row in places(rowCount - 1) where rows[row] >= box.top && rows[row + 1] <= box.bottom {
        for column in places(columnCount - 1) where columns[column] >= box.left && columns[column + 1] <= box.right { taken[row * AuditGrid.most + column] = true }
      }
    }
  }

  @inline(__always) func fill(_ isTaken: (_ column: Int, _ row: Int) -> Bool) {
    for row in places(rowCount - 1) {
      for column in places(columnCount - 1) { taken[row * AuditGrid.most + column] = isTaken(column, row) }
    }
  }

  /// The box of all free cells; empty if there is none.
  var free: AuditBox {
    var box = AuditBox(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    for row in places(rowCount - 1) {
      for column in places(columnCount - 1) where !taken[row * AuditGrid.most + column] {
        box.left = Double.minimum(box.left, columns[column])
        box.right = Double.maximum(box.right, columns[column + 1])
        box.top = Double.minimum(box.top, rows[row])
        box.bottom = Double.maximum(box.bottom, rows[row + 1])
      }
    }
    return box
  }

  /// The side of the largest square of free cells; the search ends at one that is large enough. For each row, downwards: the longest run of columns that are free so far.
  @inline(never)
  mutating func largestSquare(enough: Double) -> Double {
    var side = 0.0
    for first in places(rowCount - 1) {
      if rows[rowCount - 1] - rows[first] <= side { break }
      for column in places(columnCount - 1) { blocked[column] = false }
      var row = first
      while row < rowCount - 1 {
        var start = 0
        var (longest, left) = (0.0, 0)
        for column in places(columnCount - 1) {
          if taken[row * AuditGrid.most + column] { blocked[column] = true }
          if blocked[column] { start = column + 1 } else if columns[column + 1] - columns[start] > longest { (longest, left) = (columns[column + 1] - columns[start], start) }
        }
        row += 1
        let height = rows[row] - rows[first]
        if Double.minimum(height, longest) > side {
          side = Double.minimum(height, longest)
          square = AuditBox(left: columns[left], top: rows[first], right: columns[left] + side, bottom: rows[first] + side)
        }
        // Taller ones are not wider.
        if side >= enough { return side }
        if longest <= Double.maximum(side, height) { break }
      }
    }
    return side
  }
}

extension Audit {
  /// How long a point to the right, and one downwards, is in the window.
  @inline(never)
  func scales(_ place: Int) -> RKSize {
    let t = nodes[place].toWindow
    return RKSize(width: (t.a * t.a + t.b * t.b).squareRoot(), height: (t.c * t.c + t.d * t.d).squareRoot())
  }

  /// The area as bounds have it.
  @inline(never)
  mutating func measure(_ place: Int) throws(RKStatus) -> AuditTarget {
    let node = nodes[place]
    var target = AuditTarget(node: place, box: node.reach, decider: node.decider)
    let cut = cut(place)
    let cutter = cut.cutter
    try settle(place, isScrolled: cut.isScrolled)
    target.shift = settled.isMeasurable ? settled.shift : nil
    try findCovers(place, &target)
    let own = sight(place)
    let isScrolled = node.scroller >= 0, isUncut = cutter < 0 || cut.isScrolled
    if covers.isEmpty, isScrolled ? isUncut && own.holds(node.box) : cutter < 0 {
      target.box = own
      target.size = ownSize(place)
      return target
    }
    target.culprit = !covers.isEmpty ? largestCover(place) : !isScrolled || !isUncut ? cutter : settled.pusher >= 0 ? settled.pusher : around(node.scroller)
    if covers.isEmpty, isScrolled, !node.isOdd {
      (target.box, target.size) = (own, Double.minimum(own.right - own.left, own.bottom - own.top))
      return target
    }
    // Controls inside it are no obstacle of their own behind what covers all.
    var inside = 0
    var count = covers.count
    var isExact = !node.isOdd && count <= AuditGrid.most / 2
    for other in covers {
      if gives(other, to: place) {
        count -= 1
        isExact = false
      } else if other < node.end {
        inside += 1
      }
      if nodes[other].isOdd { isExact = false }
    }
    target.others = Swift.max(count - 1 - (target.culprit < node.end ? 0 : inside), 0)
    var grid = grid
    if isExact { grid.fill(own, sights) } else { fillEvenly(&grid, place) }
    target.size = grid.largestSquare(enough: recommended)
    let free = grid.free
    target.isCovered = free.isEmpty && !own.isEmpty
    if !isExact { target.tolerance = tolerance(grid) }
    target.box = free.isEmpty ? own : isExact ? free : inWindow(free, place)
    return target
  }

  /// A scroll view, or the view above it that shows the least of it.
  private func around(_ scroller: Int) -> Int {
    let cut = cut(scroller)
    return cut.cutter < 0 || cut.isScrolled ? scroller : cut.cutter
  }

  func tolerance(_ grid: AuditGrid) -> Double { 2 * Double.maximum(grid.columns[1], grid.rows[1]) }

  func ownSize(_ place: Int) -> Double {
    let size = nodes[place].bounds.size
    let scales = scales(place)
    return Double.minimum(size.width * scales.width, size.height * scales.height)
  }

  /// A box of the grid over a view's bounds.
  @inline(never)
  func inWindow(_ box: AuditBox, _ place: Int, outset: Double = 0) -> AuditBox {
    let scales = scales(place)
    let origin = nodes[place].bounds.origin
    let local = RKRect(
      origin.x - outset + box.left / scales.width, origin.y - outset + box.top / scales.height, (box.right - box.left) / scales.width, (box.bottom - box.top) / scales.height)
    return AuditBox(local.applying(nodes[place].toWindow))
  }

  /// By how many points of the window a view sticks out of one above it.
  @inline(never)
  func excess(of place: Int, over ancestor: Int) -> Double {
    let (node, above) = (nodes[place], nodes[ancestor])
    if !node.isOdd { return node.box.excess(over: above.box) }
    guard above.toWindow.isInvertible else { return 0 }
    let box = AuditBox(node.bounds.applying(node.toWindow.concat(above.toWindow.inverted)))
    let scales = scales(ancestor)
    // Rotations leave rounding errors.
    return box.excess(over: AuditBox(above.bounds)) * Double.maximum(scales.width, scales.height)
  }

  /// What lies in front: subviews of views above it, and of a control the controls inside it.
  @inline(never)
  private mutating func findCovers(_ place: Int, _ target: inout AuditTarget) throws(RKStatus) {
    covers.removeAll()
    sights.removeAll()
    let node = nodes[place]
    let own = sight(place)
    var next = node.end
    if node.isControl { next = place + 1 }
    while next < nodes.count {
      let other = nodes[next]
      // What does not scroll with it is moved there.
      let isNear = other.box.meets(own) || node.scroller >= 0 && next >= nodes[node.scroller].end
      let seen = other.blocker < 0 && isNear ? sight(next) : nil
      guard let seen, seen.meets(own) else {
        // It may accept points outside of its bounds, in its superview.
        if other.outset != 0, other.parent < 0 || nodes[other.parent].reach.meets(node.reach) { target.isSuspected = true }
        next = other.end
        continue
      }
      // What lies in front of a control inside it, and is none, leads touches to it again.
      let gives = next < node.end && !other.isControl
      if !gives || !covers.isEmpty { guard covers.append(next, context.memory), sights.append(seen, context.memory) else { throw noMemory() } }
      if gives {
        next += 1
        continue
      }
      if target.decider < 0, other.decider == next { target.decider = next }
      next = other.end
    }
  }

  /// A view inside a control that is no control: its touches are the outer one's.
  private func gives(_ other: Int, to place: Int) -> Bool { other < nodes[place].end && !nodes[other].isControl }

  private func largestCover(_ place: Int) -> Int {
    var found = -1
    var most = -1.0
    let own = sight(place)
    for k in covers.places where !gives(covers[k], to: place) {
      let size = sights[k].intersection(own).size
      // Of several that cover all of it the front-most.
      if size >= most { (found, most) = (covers[k], size) }
    }
    return found
  }

  @inline(never)
  private func fillEvenly(_ grid: inout AuditGrid, _ place: Int) {
    let bounds = nodes[place].bounds
    let scales = scales(place)
    grid.divideEvenly(bounds.size.width * scales.width, bounds.size.height * scales.height)
    grid.fill { column, row in
      let p = middle(column, row, bounds).applying(nodes[place].toWindow)
      if !reaches(place, p) { return true }
      // From back to front.
      var isTaken = false
      for k in covers.places where nodes[covers[k]].isOdd ? reaches(covers[k], p) : sights[k].contains(p) { isTaken = !gives(covers[k], to: place) }
      return isTaken
    }
  }

  /// The centre of a cell of the even grid over a rectangle.
  func middle(_ column: Int, _ row: Int, _ r: RKRect) -> RKPoint {
    let cells = Double(AuditGrid.cells)
    return RKPoint(x: r.origin.x + (Double(column) + 0.5) * r.size.width / cells, y: r.origin.y + (Double(row) + 0.5) * r.size.height / cells)
  }
}
