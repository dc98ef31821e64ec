import CResponderKit

// The list of a view's children, with copy on write while a walk holds on to it (SPEC 36).

extension Context {
  /// A block of `index`'s children that may be changed and has room for `extra` more; false when there is no memory.
  func reserveChildren(_ index: UInt32, _ extra: Int) -> Bool {
    let v = view(index)
    let count = Int(v.childCount)
    let wanted = count + extra
    if let block = v.children, block.pins == 0, wanted <= Int(block.capacity) { return true }
    let capacity = Int(v.children?.capacity ?? 0)
    let larger = wanted <= capacity ? capacity : max(wanted, capacity < 64 ? capacity * 2 : capacity + capacity / 2)
    // Slots are 32-bit.
    guard larger < Int(Int32.max), let block = ChildBlockRecord.make(larger, memory) else { return false }
    if let old = v.children {
      block.boxes.copy(from: old.boxes, count)
      for k in places(count) {
        block.setRecord(k, old.record(k))
      }
      retire(old)
    }
    v.children = block
    return true
  }

  private func retire(_ block: ChildBlock) {
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

  /// After a successful `reserveChildren(parent, 1)`: put `child`, which has no superview, at a place.
  @_optimize(speed)
  func linkChild(_ child: View, _ parent: View, at place: Int) {
    let p = parent
    let c = child
    let block = p.children.unsafelyUnwrapped
    var k = Int(p.childCount)
    while k > place {
      moveChild(block, from: k - 1, to: k)
      k -= 1
    }
    block.setRecord(place, c)
    p.childCount += 1
    c.superview = parent.index
    arrangement &+= 1
    c.slot = UInt32(place)
    block.boxes[place] = box(c)
    if p.has(.indexListens) { childWasLinked(p, c) }
  }

  /// After a successful `reserveChildren(parent, 0)`: take `child` out of its superview's list.
  func unlinkChild(_ child: View) {
    let c = child
    let p = view(c.superview)
    if p.has(.indexListens) { childWillBeUnlinked(p, c) }
    let block = p.children.unsafelyUnwrapped
    for k in places(Int(p.childCount), from: Int(c.slot) + 1) {
      moveChild(block, from: k, to: k - 1)
    }
    p.childCount -= 1
    c.superview = 0
    arrangement &+= 1
    c.slot = 0
  }

  private func moveChild(_ block: ChildBlock, from: Int, to: Int) {
    let moved = block.record(from)
    block.setRecord(to, moved)
    block.boxes[to] = block.boxes[from]
    moved.slot = UInt32(to)
  }

  /// Give the list's memory back.
  func freeChildren(_ v: View) {
    if let block = v.children { retire(block) }
    v.children = nil
  }

  func child(_ parent: View, _ place: Int) -> UInt32 { parent.children.unsafelyUnwrapped.record(place).header.index }
}
