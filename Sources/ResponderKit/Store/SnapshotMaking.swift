// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// The unsafe part of taking a snapshot: from views in the order back to front to lists of boxes. SnapshotRecords.swift describes what they become.

/// Of a view, while the snapshot is being taken: what takes a point of the space, as the x and the y axis have it.
private struct Reach {
  /// No point before `outerStart` or behind `outerEnd` gets to the view; every one from `innerStart` up to `innerEnd` does.
  var outerStart = SIMD2(repeating: -Double.infinity)
  var outerEnd = SIMD2(repeating: Double.infinity)
  var innerStart = SIMD2(repeating: -Double.infinity)
  var innerEnd = SIMD2(repeating: Double.infinity)
  /// From the space to the view, and by how much the steps of the tree may have it otherwise.
  var shift = SIMD2<Double>()
  var error = SIMD2<Double>()
  /// The largest coordinates in the view.
  var size: SIMD2<Double>
  /// Whose cells it stands in, and in which its subviews do.
  var space = 0
  var inner = 0
  /// The next one behind it that stands in the same space.
  var previous: UInt32 = 0

  /// The view that a space begins with.
  init(_ node: SnapshotNode) { size = larger(magnitude(vector(node.least)), magnitude(vector(node.end))) }

  /// A view in another one. A turned one lies from `least` to `end` of its superview, and only the arithmetic decides about it.
  @inline(never)
  init(in above: UnsafeMutablePointer<Reach>, _ step: RKPoint, _ least: RKPoint, _ end: RKPoint, margin: Double, isTurned: Bool) {
    let (step, first, last) = (vector(step), vector(least), vector(end))
    shift = above.pointee.shift + step
    // Four times what two roundings can make of numbers of that size.
    error = above.pointee.error + roundings * (magnitude(above.pointee.shift) + magnitude(step) + above.pointee.size)
    size = larger(magnitude(first), magnitude(last))
    let most = error + roundings * (size + magnitude(shift)) + margin
    let (start, end) = (first - shift, last - shift)
    // What is too large to be computed clips nothing.
    outerStart = larger(above.pointee.outerStart, start - most)
    outerEnd = smaller(above.pointee.outerEnd, end + most)
    if isTurned || !(most.x + most.y < .infinity) {
      (innerStart, innerEnd) = (innerEnd, innerStart)
    } else {
      innerStart = larger(above.pointee.innerStart, start + most)
      innerEnd = smaller(above.pointee.innerEnd, end - most)
    }
    (space, inner) = (above.pointee.inner, above.pointee.inner)
  }

  var isEmpty: Bool { outerStart.x > outerEnd.x || outerStart.y > outerEnd.y }
}

/// Four times what two roundings can make of 1.
let roundings = 0x1p-50

private func vector(_ p: RKPoint) -> SIMD2<Double> { SIMD2(p.x, p.y) }
/// `b` where it is larger; what is not a number is not.
private func larger(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a.replacing(with: b, where: b .> a) }
private func smaller(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a.replacing(with: b, where: b .< a) }
private func magnitude(_ a: SIMD2<Double>) -> SIMD2<Double> { larger(a, -a) }

/// Edges in units of a space on one axis: what lies on the way to infinity is -1 and `last` + 1.
private struct UnitRange {
  var outerStart: Int32
  var outerEnd: Int32
  var innerStart: Int32
  var innerEnd: Int32

  @inline(never)
  init(_ reach: UnsafeMutablePointer<Reach>, _ axis: Int, _ origin: Double, _ scale: Double, _ last: Double) {
    func unit(_ value: Double) -> Int32 {
      value == -.infinity ? -1 : value == .infinity ? Int32(truncatingIfNeeded: Int(last)) &+ 1 : rkp_unit(value, origin, scale, last)
    }
    (outerStart, outerEnd) = (unit(reach.pointee.outerStart[axis]), unit(reach.pointee.outerEnd[axis]))
    (innerStart, innerEnd) = (unit(reach.pointee.innerStart[axis]), unit(reach.pointee.innerEnd[axis]))
  }

  func cells(_ count: Int32) -> (first: Int, end: Int) { (Int(max(0, outerStart) >> 6), Int(min(count &- 1, outerEnd >> 6)) &+ 1) }

  /// The first and the third byte of an entry in a cell, and whether only the arithmetic decides there.
  @inline(__always) func edges(_ cell: Int) -> (edges: UInt32, isExact: Bool) {
    let base = Int32(truncatingIfNeeded: cell) &* SnapshotEntry.units &- 1
    func number(_ unit: Int32) -> Int32 { min(max(unit &- base, 0), SnapshotEntry.units + 1) }
    let (start, end) = (number(outerStart), number(outerEnd))
    return (UInt32(truncatingIfNeeded: start | (SnapshotEntry.units &+ 1 &- end) << 16), start != number(innerStart) || end != number(innerEnd))
  }
}

/// What a snapshot takes of a view.
struct SnapshotSource {
  var handle: UInt
  var bounds: RKRect
  /// As of a `SnapshotNode`.
  var shift = RKPoint()
  /// Of a turned view: with its box in the superview, and by how much that may lie elsewhere.
  var turn: SnapshotTurn?
  var box = RKRect()
  var margin = 0.0
  var hasSubviews: Bool
}

/// A snapshot in the making.
struct SnapshotMaker {
  let snapshot: Snapshot
  private var reaches: UnsafeMutablePointer<Reach>?
  private var room = 0
  /// The superview of what is added next; nil: the first has none.
  var above: UInt32?

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  @inline(__always) private func reach(_ number: UInt32) -> UnsafeMutablePointer<Reach> { reaches.unsafelyUnwrapped + Int(number) }

  /// Room for so many views, of which so many are turned.
  mutating func makeRoom(_ views: Int, _ turned: Int) throws(RKStatus) {
    // So that numbers of entries have room in 31 bits.
    guard views < 1 << 27 else { throw noMemory() }
    room = views
    let record = snapshot.record
    record.pointee.nodes = try snapshotMemory(SnapshotNode.self, views)
    record.pointee.handles = try snapshotMemory(UInt.self, views)
    record.pointee.turns = try snapshotMemory(SnapshotTurn.self, turned)
    record.pointee.spaces = try snapshotMemory(SnapshotSpace.self, turned &+ 1)
    // The tops of spaces follow the views.
    reaches = try snapshotMemory(Reach.self, views &+ turned &+ 1)
  }

  func free() { rkp_free(reaches) }

  /// Add a view; false: no point gets to it, nor to what is below it. Otherwise its subviews are next.
  mutating func add(_ v: SnapshotSource) -> Bool {
    let record = snapshot.record
    let number = UInt32(truncatingIfNeeded: record.pointee.nodeCount)
    let node = snapshot.node(number)
    let own = reach(number)
    let bounds = v.bounds.standardized
    node.pointee = SnapshotNode(shift: v.shift, least: bounds.origin, end: RKPoint(x: bounds.origin.x + bounds.size.width, y: bounds.origin.y + bounds.size.height))
    guard node.pointee.least.x < node.pointee.end.x, node.pointee.least.y < node.pointee.end.y else { return false }
    if let above {
      node.pointee.superview = above
      var (least, end) = (node.pointee.least, node.pointee.end)
      if v.turn != nil { (least, end) = (v.box.origin, RKPoint(x: v.box.origin.x + v.box.size.width, y: v.box.origin.y + v.box.size.height)) }
      let outside = reach(above)
      let isInside = outside.pointee.inner == outside.pointee.space
      own.initialize(to: Reach(in: isInside ? outside : reaches.unsafelyUnwrapped + room + outside.pointee.inner, v.shift, least, end, margin: v.margin, isTurned: v.turn != nil))
      if own.pointee.isEmpty { return false }
      let space = snapshot.space(own.pointee.space)
      own.pointee.previous = space.pointee.head
      space.pointee.head = number
      space.pointee.count &+= 1
    } else {
      own.initialize(to: Reach(node.pointee))
    }
    let begins = above == nil || v.turn != nil && v.hasSubviews
    let space = record.pointee.spaceCount
    if begins {
      snapshot.space(space).pointee = SnapshotSpace(root: number)
      record.pointee.spaceCount = space &+ 1
      own.pointee.inner = space
      let top = reaches.unsafelyUnwrapped + room + space
      top.initialize(to: Reach(node.pointee))
      (top.pointee.space, top.pointee.inner) = (space, space)
    }
    if above != nil, var turn = v.turn {
      turn.space = begins ? space : 0
      record.pointee.turnCount &+= 1
      node.pointee.turn = UInt32(truncatingIfNeeded: record.pointee.turnCount)
      snapshot.turn(node.pointee.turn).initialize(to: turn)
    }
    record.pointee.handles.unsafelyUnwrapped[Int(number)] = v.handle
    record.pointee.nodeCount &+= 1
    above = number
    return true
  }

  /// Back to where siblings of the superview stand.
  mutating func leave() { above = snapshot.node(above.unsafelyUnwrapped).pointee.superview }

  // MARK: Cells

  /// The grid of a space, after a plan if there is one.
  func makeCells(_ number: Int, _ chosen: GridPlan?) throws(RKStatus) {
    let space = snapshot.space(number)
    let top = snapshot.node(space.pointee.root)
    let size = RKSize(width: top.pointee.end.x - top.pointee.least.x, height: top.pointee.end.y - top.pointee.least.y)
    let plan = chosen ?? GridPlan(x: top.pointee.least.x, y: top.pointee.least.y, columns: 1, rows: 1, cellsPerPointX: 1 / size.width, cellsPerPointY: 1 / size.height)
    // As many cells as views, also where they stand in each other: more edges then lie apart.
    var finer = (Double(space.pointee.count) / (Double(plan.columns) * Double(plan.rows))).squareRoot().rounded(.down)
    if finer < 1 { finer = 1 }
    while true {
      space.pointee.take(plan, finer)
      let cells = Int(space.pointee.columns) &* Int(space.pointee.rows)
      let counts = try snapshotMemory(UInt32.self, cells)
      defer { rkp_free(counts) }
      // What lies over each other in heaps, or is large, has fewer and larger cells.
      if let total = list(space, counts, nil, cells == 1 ? Int.max : 4096 &+ 8 &* space.pointee.count) {
        // Entries begin at a multiple of their size.
        let first = (cells &+ 1) & ~1
        let block = try snapshotMemory(UInt32.self, first &+ 2 &* total)
        space.pointee.cells = block
        space.pointee.entries = UnsafeMutableRawPointer(block + first).assumingMemoryBound(to: SnapshotEntry.self)
        var next: UInt32 = 0
        for k in places(cells) {
          block[k] = next
          next &+= counts[k] & ~closed
          counts[k] = block[k]
        }
        _ = list(space, counts, space.pointee.entries, Int.max)
        return
      }
      finer /= 2
    }
  }

  /// Some boxes of a space, picked at random, and the same ones every time: how many there are of `most`.
  func pick(_ number: Int, _ boxes: UnsafeMutablePointer<SIMD4<Float>>, most: Int) -> Int {
    let space = snapshot.space(number)
    let stride = 2 &* (space.pointee.count / most)
    var (member, picked, skip, random) = (space.pointee.head, 0, 0, UInt64(1))
    while member != 0, picked < most {
      let reach = reach(member)
      if skip == 0 {
        boxes[picked] = SIMD4(lowHalf: SIMD2<Float>(reach.pointee.outerStart), highHalf: -SIMD2<Float>(reach.pointee.outerEnd))
        picked &+= 1
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        skip = Int(random >> 33) % (stride &+ 1)
      } else {
        skip &-= 1
      }
      member = reach.pointee.previous
    }
    return picked
  }

  /// Count the entries of each cell, or write them where `counts` has the next of each, front-most views first. A box that covers a cell is the last of its list. Nil: there would be more than `room`.
  @inline(never)
  private func list(
    _ space: UnsafeMutablePointer<SnapshotSpace>, _ counts: UnsafeMutablePointer<UInt32>, _ entries: UnsafeMutablePointer<SnapshotEntry>?, _ room: Int
  ) -> Int? {
    let space = space.pointee
    let cells = Int(space.columns) &* Int(space.rows)
    var (open, total, visits, next) = (cells, 0, 0, space.head)
    while next != 0, open > 0 {
      let member = next
      let reach = reach(member)
      next = reach.pointee.previous
      let x = UnitRange(reach, 0, space.origin.x, space.scale.x, space.last.x), y = UnitRange(reach, 1, space.origin.y, space.scale.y, space.last.y)
      let columns = x.cells(space.columns), rows = y.cells(space.rows)
      visits &+= (columns.end &- columns.first) &* (rows.end &- rows.first)
      if total > room || visits / 8 > room { return nil }
      for row in places(rows.end, from: rows.first) {
        let vertical = y.edges(row)
        for column in places(columns.end, from: columns.first) {
          let cell = row &* Int(space.columns) &+ column
          let count = counts[cell]
          if count & closed != 0 { continue }
          let horizontal = x.edges(column)
          let isExact = horizontal.isExact || vertical.isExact
          let edges = horizontal.edges | vertical.edges &<< 8
          if let entries { entries[Int(count)] = SnapshotEntry(edges: edges, node: member | (isExact ? SnapshotEntry.exact : 0)) }
          total &+= 1
          let closes = edges == 0 && !isExact
          counts[cell] = count &+ 1 | (closes ? closed : 0)
          if closes { open &-= 1 }
        }
      }
    }
    for cell in places(open > 0 ? cells : 0) where counts[cell] & closed == 0 {
      if let entries { entries[Int(counts[cell])] = SnapshotEntry(node: space.root) }
      counts[cell] &+= 1
      total &+= 1
    }
    return total
  }
}

/// Of a cell's count: nothing behind is to be seen.
private let closed: UInt32 = 1 << 31

extension SnapshotSpace {
  /// So many columns and rows, times `finer`.
  fileprivate mutating func take(_ plan: GridPlan, _ finer: Double) {
    func some(_ count: Int32) -> Int32 { Int32(truncatingIfNeeded: Int(Double.minimum(16_777_216, Double.maximum(1, (Double(count) * finer).rounded(.up))))) }
    func units(_ cells: Double) -> Double {
      let units = cells * finer * Double(SnapshotEntry.units)
      return units > 0 && units.isFinite ? units : 1
    }
    (columns, rows) = (some(plan.columns), some(plan.rows))
    scale = RKPoint(x: units(plan.cellsPerPointX), y: units(plan.cellsPerPointY))
    // Units begin elsewhere than cells: views that lie in rows and columns would have their edges exactly where units meet.
    origin = RKPoint(x: plan.x - 0.375 / scale.x, y: plan.y - 0.375 / scale.y)
    last = RKPoint(x: Double(columns &* SnapshotEntry.units &- 1), y: Double(rows &* SnapshotEntry.units &- 1))
  }
}
