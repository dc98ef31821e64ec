// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Taking a snapshot of a tree: Store/SnapshotRecords.swift describes what it is.

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

private let roundings = 0x1p-50

private func vector(_ p: RKPoint) -> SIMD2<Double> { SIMD2(p.x, p.y) }
/// `b` where it is larger; what is not a number is not.
private func larger(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a.replacing(with: b, where: b .> a) }
private func smaller(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a.replacing(with: b, where: b .< a) }
private func magnitude(_ a: SIMD2<Double>) -> SIMD2<Double> { larger(a, -a) }

extension ViewFields {
  /// By how much a turned view may seem to lie elsewhere, in points of its superview.
  @inline(never)
  fileprivate func turnMargin(_ box: RKRect) -> Double {
    func most(_ t: RKTransform) -> Double { Double.maximum(Double.maximum(t.a.magnitude, t.b.magnitude), Double.maximum(t.c.magnitude, t.d.magnitude)) }
    let own = bounds.origin.x.magnitude + bounds.origin.y.magnitude + bounds.size.width.magnitude + bounds.size.height.magnitude
    let outside = box.size.width + box.size.height + center.x.magnitude + center.y.magnitude + box.origin.x.magnitude + box.origin.y.magnitude
    return 1e-9 * (box.size.width + box.size.height) + 16 * roundings * most(transform) * (own + most(extras.unsafelyUnwrapped.inverse) * outside)
  }
}

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

/// A snapshot in the making.
private struct Taking {
  let context: Context
  let snapshot: Snapshot
  let ignoresOverrides: Bool
  var reaches: UnsafeMutablePointer<Reach>?
  /// How many views there are, and how many of them are turned; nothing is read yet.
  var isCounting = true
  var count = 0
  var turns = 0

  @inline(__always) private func reach(_ number: UInt32) -> UnsafeMutablePointer<Reach> { reaches.unsafelyUnwrapped + Int(number) }

  // MARK: Views

  /// The subtree from back to front, without what no point gets to.
  @inline(never)
  private mutating func walk(_ root: ViewCursor) throws(RKStatus) {
    guard try visit(root, nil) else { return }
    var (parent, number, place) = (root, UInt32(0), 0)
    while true {
      if place < Int(parent.childCount) {
        let child = parent.children.unsafelyUnwrapped.record(place)
        if try visit(child, number) {
          (parent, place) = (child, 0)
          if !isCounting { number = UInt32(truncatingIfNeeded: snapshot.record.pointee.nodeCount &- 1) }
        } else {
          place &+= 1
        }
      } else if parent == root {
        return
      } else {
        place = Int(parent.slot) &+ 1
        parent = context.cursor(parent.superviewIndex)
        if !isCounting { number = snapshot.node(number).pointee.superview }
      }
    }
  }

  mutating func readViews(_ root: ViewCursor) throws(RKStatus) {
    try walk(root)
    // So that numbers of entries have room in 31 bits.
    guard count < 1 << 27 else { throw noMemory() }
    let record = snapshot.record
    record.pointee.nodes = try snapshotMemory(SnapshotNode.self, count)
    record.pointee.handles = try snapshotMemory(UInt.self, count)
    record.pointee.turns = try snapshotMemory(SnapshotTurn.self, turns)
    record.pointee.spaces = try snapshotMemory(SnapshotSpace.self, turns &+ 1)
    reaches = try snapshotMemory(Reach.self, count &+ turns &+ 1)
    isCounting = false
    try walk(root)
  }

  /// Count a view or take it in; false: neither it nor what is below it can be hit.
  private mutating func visit(_ v: ViewCursor, _ above: UInt32?) throws(RKStatus) -> Bool {
    if isCounting {
      count &+= 1
      if v.has(.linear) { turns &+= 1 }
      return !v.has(.filters)
    }
    // The filters are part of the inherited hitTest (SPEC 33).
    if !ignoresOverrides, v.has(.overrides), v.has(.overridesHitTest) || !v.has(.filters) {
      throw overrideInTheWay(context.object(v), isHitTest: v.has(.overridesHitTest))
    }
    if v.has(.filters) { return false }
    let record = snapshot.record
    let number = UInt32(truncatingIfNeeded: record.pointee.nodeCount)
    let node = snapshot.node(number)
    let own = reach(number)
    let bounds = v.bounds.standardized
    node.pointee.least = bounds.origin
    node.pointee.end = RKPoint(x: bounds.origin.x + bounds.size.width, y: bounds.origin.y + bounds.size.height)
    guard node.pointee.least.x < node.pointee.end.x, node.pointee.least.y < node.pointee.end.y else { return false }
    let isTurned = above != nil && v.has(.linear)
    node.pointee.turn = 0
    if let above {
      node.pointee.superview = above
      var (least, end, margin) = (node.pointee.least, node.pointee.end, 0.0)
      node.pointee.shift = RKPoint()
      if isTurned {
        let box = context.view(v).frame
        (least, end) = (box.origin, RKPoint(x: box.origin.x + box.size.width, y: box.origin.y + box.size.height))
        margin = v.turnMargin(box)
      } else {
        node.pointee.shift = v.shift
      }
      own.initialize(to: Reach(in: outside(above), node.pointee.shift, least, end, margin: margin, isTurned: isTurned))
      if own.pointee.isEmpty { return false }
      let space = snapshot.space(own.pointee.space)
      own.pointee.previous = space.pointee.head
      space.pointee.head = number
      space.pointee.count &+= 1
    } else {
      own.initialize(to: Reach(node.pointee))
    }
    let begins = above == nil || isTurned && v.childCount > 0
    let space = record.pointee.spaceCount
    if begins {
      snapshot.space(space).pointee = SnapshotSpace(root: number)
      record.pointee.spaceCount = space &+ 1
      own.pointee.inner = space
      let top = reaches.unsafelyUnwrapped + count + space
      top.initialize(to: Reach(node.pointee))
      (top.pointee.space, top.pointee.inner) = (space, space)
    }
    if isTurned {
      record.pointee.turnCount &+= 1
      node.pointee.turn = UInt32(truncatingIfNeeded: record.pointee.turnCount)
      snapshot.turn(node.pointee.turn).initialize(to: SnapshotTurn(center: v.center, inverse: v.extras.unsafelyUnwrapped.inverse, reference: v.reference, space: begins ? space : 0))
    }
    record.pointee.handles.unsafelyUnwrapped[Int(number)] = UInt(bitPattern: context.handle(ofView: v))
    record.pointee.nodeCount &+= 1
    return true
  }

  /// What the subviews of a view stand in: the tops of spaces follow the views.
  private func outside(_ number: UInt32) -> UnsafeMutablePointer<Reach> {
    let above = reach(number)
    return above.pointee.inner == above.pointee.space ? above : reaches.unsafelyUnwrapped + count + above.pointee.inner
  }

  // MARK: Cells

  func makeCells(_ space: UnsafeMutablePointer<SnapshotSpace>) throws(RKStatus) {
    let top = snapshot.node(space.pointee.root)
    let size = RKSize(width: top.pointee.end.x - top.pointee.least.x, height: top.pointee.end.y - top.pointee.least.y)
    let plan = plan(space) ?? GridPlan(x: top.pointee.least.x, y: top.pointee.least.y, columns: 1, rows: 1, cellsPerPointX: 1 / size.width, cellsPerPointY: 1 / size.height)
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

  /// A grid after some boxes, picked at random, and the same ones every time.
  private func plan(_ space: UnsafeMutablePointer<SnapshotSpace>) -> GridPlan? {
    let most = 256
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard space.pointee.count >= 8, let boxes = context.arena.allocate(SIMD4<Float>.self, most, context.memory) else { return nil }
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
    return context.chooseGrid(boxes, picked, space.pointee.count)
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

extension Context {
  /// The tree below a view, as hit-testing sees it now.
  func takeSnapshot(_ root: View, ignoresOverrides: Bool) throws(RKStatus) -> Snapshot {
    let snapshot = Snapshot(try snapshotMemory(SnapshotRecord.self, 1))
    var taking = Taking(context: self, snapshot: snapshot, ignoresOverrides: ignoresOverrides)
    defer { rkp_free(taking.reaches) }
    do {
      try taking.readViews(root.cursor)
      for k in places(snapshot.record.pointee.spaceCount) { try taking.makeCells(snapshot.space(k)) }
    } catch {
      snapshot.free()
      throw error
    }
    return snapshot
  }
}
