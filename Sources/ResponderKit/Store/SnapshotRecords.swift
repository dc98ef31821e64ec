// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// A frozen tree for hit-testing on any thread. It belongs to no context: nothing in it leads back to one, but for the handles that are its answers.
//
// Views stand in the order back to front, a superview before its subviews: the hit view is the last one that takes the point together with all that it
// stands in. Where every view on the way is only moved, what takes a point is a box in one space. Each such space has a grid of cells, and each cell a
// list of the boxes that touch it, front-most first. Edges are kept in units of 1/64 of a cell: for a point in another unit than every edge the box alone
// decides. In the unit of an edge the arithmetic of hit-testing does, from the top of the space down, as in the tree. A turned or scaled view begins a space of its own.

/// What the arithmetic needs of a view.
struct SnapshotNode {
  /// Superview's point + this = own point; of a turned one: nothing.
  var shift = RKPoint()
  var least = RKPoint()
  var end = RKPoint()
  var superview: UInt32 = 0
  /// Number of its `SnapshotTurn`, from 1.
  var turn: UInt32 = 0
}

/// Of a turned or scaled view.
struct SnapshotTurn {
  var center = RKPoint()
  var inverse = RKTransform()
  var reference = RKPoint()
  /// Number of the space of its subviews; 0: it has none.
  var space = 0
}

struct SnapshotSpace {
  /// The view whose bounds space it is.
  var root: UInt32 = 0
  /// The front-most view that stands in it, and how many do; the others follow by `Reach.previous` while the snapshot is being taken.
  var head: UInt32 = 0
  var count = 0
  var columns: Int32 = 1
  var rows: Int32 = 1
  var origin = RKPoint()
  /// Units for each point, and the last unit.
  var scale = RKPoint()
  var last = RKPoint()
  /// The first entry of each cell, and the entries: one block of memory. A list ends with a box that takes every point of the cell.
  var cells: UnsafeMutablePointer<UInt32>?
  var entries: UnsafeMutablePointer<SnapshotEntry>?
}

/// A box in a cell.
struct SnapshotEntry {
  /// The first unit of a column, the first of a row, and 65 minus the last ones, each in 7 bits of a byte. Units of a cell have the numbers 1 to 64.
  var edges: UInt32 = 0
  /// The view; the top bit: only the arithmetic decides.
  var node: UInt32 = 0

  static let units: Int32 = 64
  static let exact: UInt32 = 1 << 31
  static let guards: UInt32 = 0x8080_8080
  static let ones: UInt32 = 0x0101_0101
}

struct SnapshotRecord {
  var nodes: UnsafeMutablePointer<SnapshotNode>?
  /// What hit-tests answer.
  var handles: UnsafeMutablePointer<UInt>?
  var turns: UnsafeMutablePointer<SnapshotTurn>?
  var spaces: UnsafeMutablePointer<SnapshotSpace>?
  var nodeCount = 0
  var turnCount = 0
  var spaceCount = 0
}

/// A reference to a `SnapshotRecord`: it keeps nothing alive.
struct Snapshot: Reference {
  let record: UnsafeMutablePointer<SnapshotRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<SnapshotRecord>) { self.record = record }

  @inline(__always) func node(_ number: UInt32) -> UnsafeMutablePointer<SnapshotNode> { record.pointee.nodes.unsafelyUnwrapped + Int(number) }
  @inline(__always) func space(_ number: Int) -> UnsafeMutablePointer<SnapshotSpace> { record.pointee.spaces.unsafelyUnwrapped + number }
  @inline(__always) func turn(_ number: UInt32) -> UnsafeMutablePointer<SnapshotTurn> { record.pointee.turns.unsafelyUnwrapped + Int(number &- 1) }

  var spaceCount: Int { record.pointee.spaceCount }
  /// How many views stand in a space.
  func count(ofSpace number: Int) -> Int { space(number).pointee.count }

  func free() {
    for k in places(record.pointee.spaceCount) { rkp_free(space(k).pointee.cells) }
    rkp_free(record.pointee.nodes)
    rkp_free(record.pointee.handles)
    rkp_free(record.pointee.turns)
    rkp_free(record.pointee.spaces)
    rkp_free(address)
  }
}

/// Zeroed memory of a snapshot: no context's, and without a limit.
func snapshotMemory<T>(_ type: T.Type, _ count: Int) throws(RKStatus) -> UnsafeMutablePointer<T> {
  guard let raw = rkp_allocate(count &* MemoryLayout<T>.stride) else { throw noMemory() }
  return raw.assumingMemoryBound(to: T.self)
}

/// Where a point lies in a space: the cell, and its units as entries have them.
struct SnapshotPlace {
  var cell: Int
  var units: UInt32

  @inline(__always) init(_ p: RKPoint, _ space: SnapshotSpace) {
    let x = rkp_unit(p.x, space.origin.x, space.scale.x, space.last.x), y = rkp_unit(p.y, space.origin.y, space.scale.y, space.last.y)
    cell = Int(y >> 6) &* Int(space.columns) &+ Int(x >> 6)
    let low = UInt32(truncatingIfNeeded: (x & 63) &+ 1 | ((y & 63) &+ 1) << 8)
    units = (low | (0x4141 &- low) << 16) | SnapshotEntry.guards
  }
}

extension SnapshotEntry {
  /// Whether the box may take a point of these units.
  @inline(__always) func touches(_ units: UInt32) -> Bool { (units &- edges) & Self.guards == Self.guards }
  /// Whether it takes every point of them.
  @inline(__always) func covers(_ units: UInt32) -> Bool { node < Self.exact && (units &- Self.ones &- edges) & Self.guards == Self.guards }
}
