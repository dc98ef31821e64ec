// SPDX-License-Identifier: MIT
import CResponderKit

// An index over the children of a wide parent: which of them may accept a point, front-most first, without looking at all (SPEC 32, 36).
//
// It lies in the parent's own space, so that moving, turning or scrolling the parent changes nothing in it. Children stand in the cells of a grid that
// their boxes touch; those that would stand in too many, and those whose class overrides hitTest or pointInside, in a list of their own. Each list is in the order of siblings: inserting
// and removing siblings shifts their places, but never their order. The index only proposes: the exact test decides, so a child that stands in a
// cell needlessly costs a comparison and no more, and one that moves within the same quarters of its cells costs nothing.
//
// A box that changes is only noted; the lists follow at the next hit-test, so an animation between two hit-tests pays once. An index that no longer
// fits (half of the children have moved, their number has doubled, memory has run out) is thrown away; plain walks count up to the next one.

/// A child that touches more cells stands in the list of its own.
private let mostCells = 16

/// Groups of lists that building the index of so many children, or following their moves once, may go through. Where heaps of them share a few cells it would be a multiple.
private func mostSteps(_ count: Int) -> Int { 4096 + 64 * count }

extension ViewFields {
  /// One of those whose changes lead to another try where an index was useless.
  @inline(__always) var isWatched: Bool { slot & 63 == 0 }

  /// After a useless try, one more walk without an index is over.
  @inline(__always) var waitsForIndex: Bool {
    guard let extras, extras.plainWalks < 0 else { return false }
    extras.plainWalks &+= 1
    return true
  }
}

extension Context {
  // MARK: Keeping up

  @inline(never)
  @_optimize(speed)
  func boxWillChange(_ parent: ViewCursor, _ child: ViewCursor, _ old: SIMD4<Float>, _ new: SIMD4<Float>) {
    if old == new || !isIndexed(parent, child) { return }
    indexChanges &+= 1
    if child.has(.indexPending) { return }
    let index = parent.extras.unsafelyUnwrapped.index.unsafelyUnwrapped
    let before = coverage(index, old), after = coverage(index, new)
    if before == after { return }
    if before.hasCells(of: after) {
      _ = after.forEachEntry(of: child.index, in: index.grid) { entry, cell in index.table.replace(entry, in: cell) }
      return
    }
    guard index.pending.count < 64 + index.built / 2,
      index.pending.append(PendingBox(child: child.index, box: old), memory)
    else { return dropIndex(parent) }
    child.set(.indexPending, true)
  }

  @inline(never)
  func childWasLinked(_ parent: ViewCursor, _ child: ViewCursor) {
    guard isIndexed(parent, child) else { return }
    indexChanges &+= 1
    let index = parent.extras.unsafelyUnwrapped.index.unsafelyUnwrapped
    guard Int(parent.childCount) <= 64 + index.built * 2,
      insert(child, parent.children.unsafelyUnwrapped.boxes[Int(child.slot)], index)
    else { return dropIndex(parent) }
  }

  @inline(never)
  func childWillBeUnlinked(_ parent: ViewCursor, _ child: ViewCursor) {
    guard isIndexed(parent, child) else { return }
    indexChanges &+= 1
    let index = parent.extras.unsafelyUnwrapped.index.unsafelyUnwrapped
    var box = parent.children.unsafelyUnwrapped.boxes[Int(child.slot)]
    if child.has(.indexPending) {
      // Looking through a long list for every child that leaves would cost more than a new index.
      guard index.pending.count <= 64 else { return dropIndex(parent) }
      var k = 0
      while index.pending[k].child != child.index { k += 1 }
      box = index.pending[k].box
      index.pending.remove(at: k)
      child.set(.indexPending, false)
    }
    remove(child, box, index)
  }

  /// Whether there is an index to be kept up. Where one was found useless, a change of every 64th child leads to another try: a new layout changes them all.
  private func isIndexed(_ parent: ViewCursor, _ child: ViewCursor) -> Bool {
    if child.isWatched { parent.set(.indexUseless, false) }
    return parent.has(.indexed)
  }

  func dropIndex(_ parent: ViewCursor) {
    guard let extras = parent.extras, let index = extras.index else { return }
    indexChanges &+= 1
    for pending in index.pending {
      cursor(pending.child).set(.indexPending, false)
    }
    index.pending.free(memory)
    index.always.free(memory)
    index.table.free(memory)
    memory.free(index)
    extras.index = nil
    parent.set(.indexed, false)
  }

  /// Let the lists follow what has moved; false when that took the index away.
  @inline(never)
  func followPending(_ parent: ViewCursor) -> Bool {
    let index = parent.extras.unsafelyUnwrapped.index.unsafelyUnwrapped
    let end = index.table.steps &+ mostSteps(index.built)
    while index.pending.count > 0 {
      let pending = index.pending[index.pending.count - 1]
      let child = cursor(pending.child)
      index.pending.removeLast()
      child.set(.indexPending, false)
      remove(child, pending.box, index)
      guard index.table.steps < end, insert(child, parent.children.unsafelyUnwrapped.boxes[Int(child.slot)], index) else {
        dropIndex(parent)
        return false
      }
    }
    return true
  }

  // MARK: Lists

  /// Where a child with this box stands: the range, or an impossible one for the list of its own.
  private func coverage(_ index: SubviewIndex, _ box: SIMD4<Float>) -> CellRange {
    let range = index.grid.range(box)
    return range.count > mostCells || box == SIMD4<Float>(repeating: -.infinity) ? CellRange(left: -1, top: -1, right: -1, bottom: -1) : range
  }

  private func insert(_ child: ViewCursor, _ box: SIMD4<Float>, _ index: SubviewIndex) -> Bool {
    let record = child.index
    let slot = child.slot
    let range = coverage(index, box)
    if range.left < 0 {
      guard index.always.reserve(1, memory) else { return false }
      var low = 0, upper = index.always.count
      while low < upper {
        let middle = (low + upper) / 2
        if cursor(index.always[middle]).slot > slot { low = middle + 1 } else { upper = middle }
      }
      index.always.insertReserved(record, at: low)
      return true
    }
    // Numbers beyond those that an entry has room for: the parent is walked plainly.
    guard record <= CellEntry.number else { return false }
    return range.forEachEntry(of: record, in: index.grid) { entry, cell in
      index.table.insert(entry, in: cell, memory, before: { view($0).slot < slot })
    }
  }

  private func remove(_ child: ViewCursor, _ box: SIMD4<Float>, _ index: SubviewIndex) {
    let record = child.index
    let range = coverage(index, box)
    if range.left < 0 {
      var k = 0
      while k < index.always.count, index.always[k] != record { k += 1 }
      if k < index.always.count { index.always.remove(at: k) }
      return
    }
    _ = range.forEachEntry(of: record, in: index.grid) { entry, cell in index.table.remove(entry, from: cell) }
  }

  // MARK: Building

  /// A wide parent without an index is about to be walked: build one when that has happened often enough. Whether there is one now.
  @inline(never)
  func buildIndexIfWorthwhile(_ parent: ViewCursor) -> Bool {
    // Without memory to count, there is none for an index.
    guard let extras = view(parent).makeExtras() else { return false }
    let patience = config(.hitTestIndexPatience)
    if Double(extras.plainWalks) < patience {
      extras.plainWalks &+= 1
      return false
    }
    extras.plainWalks = 0
    if build(parent, extras) {
      extras.uselessTries = 0
      return true
    }
    parent.set(.indexUseless, true)
    // A try costs as much as many walks: where children keep moving, and it stays useless, tries become rare.
    extras.uselessTries = min(extras.uselessTries &+ 1, 9)
    extras.plainWalks = 0 &- Int32(Double.maximum(0, Double.minimum(patience, 1000))) &<< extras.uselessTries
    return false
  }

  private func build(_ parent: ViewCursor, _ extras: ViewExtras) -> Bool {
    let count = Int(parent.childCount)
    guard let block = parent.children, let grid = chooseGrid(block.boxes, count, count)?.cells, let index = memory.make(SubviewIndex.self)
    else { return false }
    index.initialize(to: SubviewIndexRecord(grid: grid, built: count))
    extras.index = index
    parent.set(.indexed, true)
    guard let table = CellTable.make(grid.count, memory) else {
      dropIndex(parent)
      return false
    }
    index.table = table
    indexChanges &+= 1
    var entries = 0
    var k = count
    while k > 0 {
      k -= 1
      let range = coverage(index, block.boxes[k])
      entries += range.left < 0 ? 0 : range.count
      guard entries <= 16 + count * 8, index.table.steps < mostSteps(count), index.always.count <= 16 + count / 8, insert(block.record(k), block.boxes[k], index) else {
        dropIndex(parent)
        return false
      }
    }
    return true
  }

  /// A grid for `count` boxes, whose cells are about as large as the first `shown` of them; nil when that would sort nothing out.
  func chooseGrid(_ boxes: UnsafeMutablePointer<SIMD4<Float>>, _ shown: Int, _ count: Int) -> GridPlan? {
    let mark = arena.mark
    defer { arena.release(mark) }
    guard let picked = arena.allocate(SIMD4<Float>.self, sampleSize, memory),
      let values = arena.allocate(Float.self, sampleSize, memory)
    else { return nil }
    let sample = BoxSample(boxes: picked, values: values, from: boxes, shown)
    guard sample.count >= sampleSize / 4 else { return nil }
    let (x, width) = sample.extent(0), (y, height) = sample.extent(1)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    // As many columns and rows as children of the usual size lie side by side, but not many more cells than children.
    let most = Double(count)
    var columns = Double.minimum(most, (width / Double.maximum(sample.medianLength(0), 1e-9 * width)).rounded())
    var rows = Double.minimum(most, (height / Double.maximum(sample.medianLength(1), 1e-9 * height)).rounded())
    columns = Double.maximum(1, columns)
    rows = Double.maximum(1, rows)
    if columns * rows > most {
      let factor = (most / (columns * rows)).squareRoot()
      columns = Double.maximum(1, (columns * factor).rounded())
      rows = Double.maximum(1, Double.minimum(rows * factor, most / columns).rounded())
      columns = Double.minimum(columns, Double.maximum(1, (most / rows).rounded()))
    }
    guard columns * rows >= Double.minimum(8, most / 8) else { return nil }
    // Half a cell aside: children that lie side by side then touch four cells, and not nine.
    let (scaleX, scaleY) = (columns / width, rows / height)
    let (asideX, asideY) = (columns > 1 ? 1.0 : 0, rows > 1 ? 1.0 : 0)
    return GridPlan(
      x: x - asideX / 2 / scaleX, y: y - asideY / 2 / scaleY, columns: Int32(columns + asideX), rows: Int32(rows + asideY),
      cellsPerPointX: scaleX, cellsPerPointY: scaleY)
  }
}

private let sampleSize = 64

/// Boxes of some children: enough to see how they lie, whatever a few of them do.
private struct BoxSample {
  private let boxes: UnsafeMutablePointer<SIMD4<Float>>
  private let values: UnsafeMutablePointer<Float>
  private(set) var count = 0

  init(boxes: UnsafeMutablePointer<SIMD4<Float>>, values: UnsafeMutablePointer<Float>, from all: UnsafeMutablePointer<SIMD4<Float>>, _ total: Int) {
    self.boxes = boxes
    self.values = values
    // Any order of siblings must do, so they are picked at random, and the same ones every time.
    var random: UInt64 = 0x9e37_79b9_7f4a_7c15
    var tries = 0
    while count < sampleSize, tries < sampleSize * 4 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let box = all[Int(random >> 33) % total]
      tries += 1
      // Overrides, filtered views, and what is too large to be sorted.
      guard box[0].magnitude < 1e30, box[1].magnitude < 1e30, box[2].magnitude < 1e30, box[3].magnitude < 1e30 else { continue }
      boxes[count] = box
      count += 1
    }
  }

  private func sort(_ value: (SIMD4<Float>) -> Float) {
    for k in places(count) {
      let new = value(boxes[k])
      var place = k
      while place > 0, values[place - 1] > new {
        values[place] = values[place - 1]
        place -= 1
      }
      values[place] = new
    }
  }

  /// Axis 0 or 1.
  func medianLength(_ axis: Int) -> Double {
    sort { -$0[axis + 2] - $0[axis] }
    return Double(values[count / 2])
  }

  /// From where most of them begin to where most of them end.
  func extent(_ axis: Int) -> (origin: Double, length: Double) {
    let tenth = count / 10
    sort { $0[axis] }
    let least = Double(values[0]), from = Double(values[tenth])
    sort { -$0[axis + 2] }
    let most = Double(values[count - 1]), to = Double(values[count - 1 - tenth])
    let margin = 0.3 * (to - from)
    let start = Double.maximum(least, from - margin)
    return (start, Double.minimum(most, to + margin) - start)
  }
}
