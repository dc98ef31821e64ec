// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Hit-testing of a snapshot, on any thread: it only reads.

extension SnapshotNode {
  @inline(__always) func contains(_ p: RKPoint) -> Bool { p.x >= least.x && p.x < end.x && p.y >= least.y && p.y < end.y }
}

extension Snapshot {
  private static let together = 16

  private struct Asked {
    var place: SnapshotPlace
    var entry: UInt32
  }

  /// hitTest:withEvent: of many points, as it was when the snapshot was taken, some of them at a time: while the memory of one is on its way, the next are looked at.
  @_optimize(speed)
  func hitTest(_ points: UnsafePointer<RKPoint>, _ count: Int, _ out: UnsafeMutablePointer<OpaquePointer?>) {
    guard record.pointee.nodeCount > 0 else {
      for k in places(count) { out[k] = nil }
      return
    }
    let (top, first) = (node(0).pointee, space(0).pointee)
    let (cells, entries) = (first.cells.unsafelyUnwrapped, first.entries.unsafelyUnwrapped)
    let handles = record.pointee.handles.unsafelyUnwrapped
    withUnsafeTemporaryAllocation(of: Asked.self, capacity: Self.together) { asked in
      let asked = asked.baseAddress.unsafelyUnwrapped
      var done = 0
      while done < count {
        let some = min(Self.together, count &- done)
        let (points, out) = (points + done, out + done)
        for k in places(some) {
          let place = SnapshotPlace(points[k], first)
          asked[k] = Asked(place: place, entry: 0)
          rkp_prefetch(cells + place.cell)
        }
        for k in places(some) {
          asked[k].entry = cells[asked[k].place.cell]
          rkp_prefetch(entries + Int(asked[k].entry))
        }
        for k in places(some) where top.contains(points[k]) {
          let found = look(entries + Int(asked[k].entry), asked[k].place.units, points[k])
          asked[k].entry = found
          rkp_prefetch(handles + Int(found))
        }
        for k in places(some) {
          out[k] = top.contains(points[k]) ? OpaquePointer(bitPattern: handles[Int(asked[k].entry)]) : nil
        }
        done &+= some
      }
    }
  }

  /// The view that is hit, from an entry of the space of the whole on.
  @inline(__always)
  private func look(_ first: UnsafeMutablePointer<SnapshotEntry>, _ units: UInt32, _ p: RKPoint) -> UInt32 {
    var entry = first
    while !entry.pointee.touches(units) { entry += 1 }
    return entry.pointee.covers(units) ? entry.pointee.node : lookExactly(entry, units, p)
  }

  /// From an entry on that touches the point but does not decide about it.
  @inline(never)
  @_optimize(speed)
  private func lookExactly(_ start: UnsafeMutablePointer<SnapshotEntry>, _ units: UInt32, _ p: RKPoint) -> UInt32 {
    var (entry, units, p, root, end) = (start, units, p, UInt32(0), SnapshotEntry.exact)
    while true {
      let number = entry.pointee.node & ~SnapshotEntry.exact
      if number < end, entry.pointee.touches(units) {
        if entry.pointee.covers(units) { return number }
        switch reach(number, root, p) {
        case .at(let own):
          let turn = node(number).pointee.turn
          guard turn != 0, case let inner = self.turn(turn).pointee.space, inner != 0 else { return number }
          // A view that takes the point is not left again.
          let space = space(inner).pointee
          let place = SnapshotPlace(own, space)
          (entry, units, p, root, end) = (space.entries.unsafelyUnwrapped + Int(space.cells.unsafelyUnwrapped[place.cell]), place.units, own, number, SnapshotEntry.exact)
          continue
        case .refused(let by): end = by
        }
      }
      entry += 1
    }
  }

  private enum Way {
    case at(RKPoint)
    /// By a view on the way: then what has its number or a higher one, and is still to come, stands in it.
    case refused(UInt32)
  }

  /// The point in a view's own space, if all from below `root` down to the view take it: the arithmetic of the tree, step by step.
  private func reach(_ number: UInt32, _ root: UInt32, _ p: RKPoint) -> Way {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { path in
      let path = path.baseAddress.unsafelyUnwrapped
      var (p, done) = (p, root)
      while done != number {
        // Up, which leaves the 64 nearest to where the point is; then down these.
        var count = 0
        var up = number
        while up != done {
          path[count & 63] = up
          count &+= 1
          up = node(up).pointee.superview
        }
        let first = max(0, count &- 64)
        while count > first {
          count &-= 1
          done = path[count & 63]
          guard let own = enter(node(done), p) else { return .refused(done) }
          p = own
        }
      }
      return .at(p)
    }
  }

  @inline(__always)
  private func enter(_ node: UnsafeMutablePointer<SnapshotNode>, _ p: RKPoint) -> RKPoint? {
    var own = RKPoint(x: p.x + node.pointee.shift.x, y: p.y + node.pointee.shift.y)
    if node.pointee.turn != 0 {
      // As `toLocalLinearly`.
      let turn = turn(node.pointee.turn)
      let turned = RKPoint(x: p.x - turn.pointee.center.x, y: p.y - turn.pointee.center.y).applying(turn.pointee.inverse)
      own = RKPoint(x: turned.x + turn.pointee.reference.x, y: turned.y + turn.pointee.reference.y)
    }
    return node.pointee.contains(own) ? own : nil
  }
}
