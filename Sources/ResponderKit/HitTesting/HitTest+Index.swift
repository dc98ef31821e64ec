// SPDX-License-Identifier: MIT
import CResponderKit

// The children of a wide parent, proposed by its index (Views/View+Index.swift) in the order in which the plain walk would come to them.

extension Context {
  /// What the children make of the point; nil where a plain walk must say: there is no index, or the point is none.
  @inline(never)
  @_optimize(speed)
  func walkIndexed(_ parent: ViewCursor, _ x: Double, _ y: Double, _ event: OpaquePointer?) -> Step? {
    let fx = Float(x), fy = Float(y)
    guard parent.has(.indexed) || buildIndexIfWorthwhile(parent), (fx - fx) + (fy - fy) == 0 else { return nil }
    let index = parent.extras.unsafelyUnwrapped.index.unsafelyUnwrapped
    if !index.pending.isEmpty, !followPending(parent) { return nil }
    var walk = CellWalk(index, fx, fy)
    if !index.always.isEmpty { return walkMerged(parent, index, walk, x, y, event) }
    while true {
      let record = walk.record()
      if record == 0 { return .nothing }
      let c = cursorAmongMany(record)
      if !c.has(.special) {
        let lx = x + c.toLocalX
        let ly = y + c.toLocalY
        if c.boundsContain(lx, ly) { return .enter(c, lx, ly) }
      } else if c.has(.overrides) {
        return walkMerged(parent, index, walk, x, y, event)
      } else if let local = enterPlain(c, parent, x, y, traced: false) {
        return .enter(c, local.x, local.y)
      }
      walk.advance()
    }
  }

  /// The cell, from a place in it on, and the list of those that stand in none, merged. Overrides are called, and may change everything: the rest is then walked plainly, over the siblings as they were when the first was called.
  @inline(never)
  @_optimize(speed)
  private func walkMerged(
    _ parent: ViewCursor, _ index: SubviewIndex, _ start: CellWalk, _ x: Double, _ y: Double, _ event: OpaquePointer?
  ) -> Step {
    let block = parent.children.unsafelyUnwrapped
    let parentIndex = parent.index
    let point = SIMD4<Float>(Float(x), Float(y), -Float(x), -Float(y))
    let changes = indexChanges
    pin(block)
    enter()
    defer {
      // As in `walkCallingOut`.
      depth -= 1
      unpin(block)
    }
    var walk = start
    var next = 0
    while true {
      var record = walk.record()
      let listed = next < index.always.count ? index.always[next] : 0
      if listed != 0, record == 0 || cursor(listed).slot > cursor(record).slot {
        record = listed
        next += 1
      } else if record == 0 {
        return .nothing
      } else {
        walk.advance()
      }
      let c = cursor(record)
      let slot = Int(c.slot)
      if any(point .< block.boxes[slot]) { continue }
      let step = askChildCalled(c, parent, parentIndex, x, y, event)
      guard case .nothing = step else { return step }
      if indexChanges != changes || parent.children != block { return walkCallingOut(parent, block, slot, x, y, event, traced: false) }
    }
  }
}
