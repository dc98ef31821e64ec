// SPDX-License-Identifier: MIT
import CResponderKit

// The list of a view's children, with copy on write while a walk holds on to it (SPEC 36).

extension View {
  /// A block of its subviews that may be changed and has room for `extra` more; false when there is no memory.
  func reserveChildren(_ extra: Int) -> Bool {
    let count = Int(childCount)
    let wanted = count + extra
    if let block = children, block.pins == 0, wanted <= Int(block.capacity) { return true }
    let capacity = Int(children?.capacity ?? 0)
    let larger = wanted <= capacity ? capacity : max(wanted, capacity < 64 ? capacity * 2 : capacity + capacity / 2)
    // Slots are 32-bit.
    guard larger < Int(Int32.max), let block = ChildBlockRecord.make(larger, context.memory) else { return false }
    if let old = children {
      block.boxes.copy(from: old.boxes, count)
      for k in places(count) {
        block.setRecord(k, old.record(k))
      }
      context.retire(old)
    }
    children = block
    return true
  }

  /// After a successful `reserveChildren(1)`: put `child`, which has no superview, at a place.
  @_optimize(speed)
  func link(_ child: View, at place: Int) {
    let block = children.unsafelyUnwrapped
    var k = Int(childCount)
    while k > place {
      block.move(from: k - 1, to: k)
      k -= 1
    }
    block.setRecord(place, child.cursor)
    childCount += 1
    if childCount <= 2 { cursor.refreshNearChild() }
    child.superview = self
    context.arrangement &+= 1
    child.slot = UInt32(place)
    block.boxes[place] = child.box
    if has(.indexListens) { context.childWasLinked(cursor, child.cursor) }
  }

  /// After a successful `reserveChildren(0)` of its superview: take it out of the list.
  func unlink() {
    guard let parent = superview else { return }
    if parent.has(.indexListens) { context.childWillBeUnlinked(parent.cursor, cursor) }
    let block = parent.children.unsafelyUnwrapped
    for k in places(Int(parent.childCount), from: Int(slot) + 1) {
      block.move(from: k, to: k - 1)
    }
    parent.childCount -= 1
    if parent.childCount <= 1 { parent.cursor.refreshNearChild() }
    superview = nil
    context.arrangement &+= 1
    slot = 0
  }

  /// The same for what comes from no superview: this one retains it until it leaves.
  @inline(__always)
  func adopt(_ child: View, at place: Int) {
    child.retain()
    link(child, at: place)
  }

  /// Take it out of the list for good: what its superview has retained is the caller's to release.
  func leaveSuperview() -> Kept {
    unlink()
    return taken()
  }

  /// Give the list's memory back.
  func freeChildren() {
    if let block = children { context.retire(block) }
    children = nil
  }

  func child(_ place: Int) -> View { context.view(children.unsafelyUnwrapped.record(place)) }
}

extension ChildBlock {
  fileprivate func move(from: Int, to: Int) {
    let moved = record(from)
    setRecord(to, moved)
    boxes[to] = boxes[from]
    moved.slot = UInt32(to)
  }
}

extension Context {
  fileprivate func retire(_ block: ChildBlock) {
    if block.pins > 0 {
      block.pins |= ChildBlockRecord.orphaned
    } else {
      ChildBlockRecord.free(block, memory)
    }
  }

  @inline(__always) func pin(_ block: ChildBlock) { block.pins += 1 }

  func unpin(_ block: ChildBlock) {
    block.pins -= 1
    if block.pins == ChildBlockRecord.orphaned {
      block.pins = 0
      retire(block)
    }
  }
}
