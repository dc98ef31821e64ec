// SPDX-License-Identifier: MIT
import CResponderKit

// Taking a snapshot of a tree: Store/SnapshotRecords.swift describes what it is.

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

/// A tree on its way into a snapshot.
private struct Taking {
  let context: Context
  let ignoresOverrides: Bool
  var maker: SnapshotMaker
  /// How many views there are, and how many of them are turned; nothing is read yet.
  var isCounting = true
  var count = 0
  var turns = 0

  /// The subtree from back to front, without what no point gets to.
  @inline(never)
  mutating func walk(_ root: ViewCursor) throws(RKStatus) {
    guard try visit(root, isTop: true) else { return }
    var (parent, place) = (root, 0)
    while true {
      if place < Int(parent.childCount) {
        let child = parent.children.unsafelyUnwrapped.record(place)
        place &+= 1
        if try visit(child, isTop: false) { (parent, place) = (child, 0) }
      } else if parent == root {
        return
      } else {
        place = Int(parent.slot) &+ 1
        parent = context.cursor(parent.superviewIndex)
        if !isCounting { maker.leave() }
      }
    }
  }

  /// Count a view or take it in; false: neither it nor what is below it can be hit.
  private mutating func visit(_ v: ViewCursor, isTop: Bool) throws(RKStatus) -> Bool {
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
    var source = SnapshotSource(handle: UInt(bitPattern: context.handle(ofView: v)), bounds: v.bounds, hasSubviews: v.childCount > 0)
    if v.has(.linear) {
      source.turn = SnapshotTurn(center: v.center, inverse: v.extras.unsafelyUnwrapped.inverse, reference: v.reference)
      source.box = context.view(v).frame
      source.margin = v.turnMargin(source.box)
    } else {
      source.shift = v.shift
    }
    return maker.add(source)
  }
}

extension Context {
  /// The tree below a view, as hit-testing sees it now.
  func takeSnapshot(_ root: View, ignoresOverrides: Bool) throws(RKStatus) -> Snapshot {
    let snapshot = Snapshot(try snapshotMemory(SnapshotRecord.self, 1))
    var taking = Taking(context: self, ignoresOverrides: ignoresOverrides, maker: SnapshotMaker(snapshot))
    defer { taking.maker.free() }
    do {
      try taking.walk(root.cursor)
      try taking.maker.makeRoom(taking.count, taking.turns)
      taking.isCounting = false
      try taking.walk(root.cursor)
      for k in places(snapshot.spaceCount) { try taking.maker.makeCells(k, plan(taking.maker, k)) }
    } catch {
      snapshot.free()
      throw error
    }
    return snapshot
  }

  private func plan(_ maker: SnapshotMaker, _ space: Int) -> GridPlan? {
    let most = 256
    let mark = arena.mark
    defer { arena.release(mark) }
    let count = maker.snapshot.count(ofSpace: space)
    guard count >= 8, let boxes = arena.allocate(SIMD4<Float>.self, most, memory) else { return nil }
    return chooseGrid(boxes, maker.pick(space, boxes, most: most), count)
  }
}
