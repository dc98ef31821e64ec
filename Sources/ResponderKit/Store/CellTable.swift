// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// The unsafe part of the index over a wide parent's children: a grid of cells, each a short list of records, front-most first.
// Views/View+Index.swift describes the lists and when they are valid.

/// Which quarters of cells a box covers; empty when `left` is greater than `right`.
struct CellRange: Equatable {
  var left: Int32 = 0
  var top: Int32 = 0
  var right: Int32 = -1
  var bottom: Int32 = -1

  var isEmpty: Bool { left > right }
  /// How many cells have something of it.
  var count: Int { isEmpty ? 0 : columns.count * rows.count }
  var columns: Range<Int> { CellRange.cells(left, right) }
  var rows: Range<Int> { CellRange.cells(top, bottom) }

  private static func cells(_ first: Int32, _ last: Int32) -> Range<Int> {
    first > last ? 0..<0 : Int(first >> CellGrid.quarterBits)..<Int(last >> CellGrid.quarterBits) + 1
  }

  /// Whether it lies in the same cells, maybe in other quarters of them.
  @inline(__always) func hasCells(of other: CellRange) -> Bool {
    ((left ^ other.left) | (top ^ other.top) | (right ^ other.right) | (bottom ^ other.bottom)) >> CellGrid.quarterBits == 0
  }

  /// The entries of a record in the lists of its cells, which tell the quarters of a cell's width and height that the box covers. False ends it.
  @inline(__always) func forEachEntry(of record: UInt32, in grid: CellGrid, _ visit: (_ entry: UInt32, _ cell: Int) -> Bool) -> Bool {
    for row in rows {
      let quarters = CellRange.quarters(top, bottom, row)
      for column in columns {
        let entry = CellEntry.make(record, columns: CellRange.quarters(left, right, column), rows: quarters)
        guard visit(entry, row &* Int(grid.columns) &+ column) else { return false }
      }
    }
    return true
  }

  private static func quarters(_ first: Int32, _ last: Int32, _ cell: Int) -> UInt32 {
    let start = Int32(truncatingIfNeeded: cell) << CellGrid.quarterBits
    let low = max(first &- start, 0), high = min(last &- start, CellGrid.quarters - 1)
    return (2 &<< UInt32(truncatingIfNeeded: high)) &- (1 &<< UInt32(truncatingIfNeeded: low))
  }
}

/// What stands in a cell's list: a record's number, and four bits each for the quarters of the cell's width and height that its box covers. So most
/// of what lies beside a point is passed over without a look at the record, which is far away in memory.
enum CellEntry {
  static let numberBits: UInt32 = 24
  static let number: UInt32 = (1 << numberBits) - 1

  @inline(__always) static func make(_ record: UInt32, columns: UInt32, rows: UInt32) -> UInt32 {
    record | columns << numberBits | rows << (numberBits + UInt32(CellGrid.quarters))
  }

  /// A number without quarters: that of a spare group.
  @inline(__always) static func isLink(_ entry: UInt32) -> Bool { entry &- 1 < number }
}

/// Columns and rows over the parent's space. The outermost cells reach to infinity.
struct CellGrid {
  static let quarterBits: Int32 = 2
  static let quarters: Int32 = 1 << quarterBits

  /// Where it begins, and quarters of cells for each point: x, y, x, y.
  private var origin = SIMD4<Float>()
  private var scale = SIMD4<Float>()
  /// The last quarter of each.
  private var last = SIMD4<Float>()
  private(set) var columns: Int32 = 1
  private(set) var rows: Int32 = 1

  init() {}

  /// Nil if that is more than numbers can tell apart.
  init?(x: Double, y: Double, columns: Int32, rows: Int32, cellsPerPointX: Double, cellsPerPointY: Double) {
    let quarters = Double(Self.quarters)
    origin = SIMD4(Float(x), Float(y), Float(x), Float(y))
    let scaleX = Float(cellsPerPointX * quarters), scaleY = Float(cellsPerPointY * quarters)
    scale = SIMD4(scaleX, scaleY, scaleX, scaleY)
    let lastX = Float(columns << Self.quarterBits) - 1, lastY = Float(rows << Self.quarterBits) - 1
    last = SIMD4(lastX, lastY, lastX, lastY)
    self.columns = columns
    self.rows = rows
    guard scaleX.isFinite, scaleY.isFinite, origin[0].isFinite, origin[1].isFinite else { return nil }
  }

  var count: Int { Int(columns) * Int(rows) }

  /// The cell of a point, and the bits that an entry has if its box covers the point's quarters.
  @inline(__always) func cell(_ x: Float, _ y: Float) -> (cell: Int, bits: UInt32) {
    let place = rkp_places(SIMD4(x, y, x, y), origin, scale, last)
    let mask = Self.quarters - 1
    let bits = CellEntry.make(0, columns: 1 << UInt32(truncatingIfNeeded: place[0] & mask), rows: 1 << UInt32(truncatingIfNeeded: place[1] & mask))
    return (Int(place[1] >> Self.quarterBits) &* Int(columns) &+ Int(place[0] >> Self.quarterBits), bits)
  }

  /// `box` as views keep it: (minX, minY, -maxX, -maxY).
  @inline(__always) func range(_ box: SIMD4<Float>) -> CellRange {
    // Nothing, and what is not a number, covers nothing.
    guard box[0] <= -box[2], box[1] <= -box[3], box[0] < .infinity, box[1] < .infinity else { return CellRange() }
    let place = rkp_places(SIMD4(box[0], box[1], -box[2], -box[3]), origin, scale, last)
    return CellRange(left: place[0], top: place[1], right: place[2], bottom: place[3])
  }
}

/// Where columns and rows begin, and how many there are.
struct GridPlan {
  var x: Double
  var y: Double
  var columns: Int32
  var rows: Int32
  var cellsPerPointX: Double
  var cellsPerPointY: Double

  var cells: CellGrid? { CellGrid(x: x, y: y, columns: columns, rows: rows, cellsPerPointX: cellsPerPointX, cellsPerPointY: cellsPerPointY) }
}

/// A point's way through the list of its cell: the records whose boxes cover its quarters.
struct CellWalk {
  private let index: SubviewIndex
  private let bits: UInt32
  private var group: UnsafeMutablePointer<UInt32>
  /// Which entries of the group are left. All are compared at once: a test of each would be a branch that processors mispredict.
  private var left: UInt32

  @inline(__always) init(_ index: SubviewIndex, _ x: Float, _ y: Float) {
    self.index = index
    let found = index.grid.cell(x, y)
    bits = found.bits
    group = index.table.group(found.cell)
    left = rkp_matches(group, bits)
  }

  /// The next record; 0 at the end.
  @inline(__always) mutating func record() -> UInt32 {
    while left == 0 {
      guard let next = index.table.next(group) else { return 0 }
      group = next
      left = rkp_matches(group, bits)
    }
    return group[left.trailingZeroBitCount] & CellEntry.number
  }

  @inline(__always) mutating func advance() { left &= left &- 1 }
}

/// Lists of entries in groups of four: the first group of each cell lies in the table, what does not fit in spare groups. The last place of a group may have
/// a link to the next one: a number without quarters. A group to which a link leads has two entries at least.
struct CellTable {
  private static let groupSize = 4
  private static let last = groupSize - 1

  private var cells: UnsafeMutablePointer<UInt32>?
  private var cellCount = 0
  /// Spare groups by number, from 1; `free` is the first that is not used.
  private var spare: UnsafeMutablePointer<UInt32>?
  private var spareCapacity = 0
  private var spareUsed = 0
  private var free: UInt32 = 0

  static func make(_ count: Int, _ memory: Memory) -> CellTable? {
    var table = CellTable()
    guard let cells = memory.allocate(UInt32.self, count * groupSize) else { return nil }
    table.cells = cells
    table.cellCount = count
    return table
  }

  mutating func free(_ memory: Memory) {
    memory.free(cells, cellCount * Self.groupSize)
    memory.free(spare, spareCapacity * Self.groupSize)
    self = CellTable()
  }

  /// The first group of a cell.
  @inline(__always) func group(_ cell: Int) -> UnsafeMutablePointer<UInt32> {
    precondition(cell >= 0 && cell < cellCount)
    return cells.unsafelyUnwrapped + cell &* Self.groupSize
  }

  @inline(__always) func next(_ group: UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<UInt32>? {
    let link = group[Self.last]
    return CellEntry.isLink(link) ? spareGroup(link) : nil
  }

  private func spareGroup(_ number: UInt32) -> UnsafeMutablePointer<UInt32> {
    precondition(number <= spareUsed)
    return spare.unsafelyUnwrapped + Int(number - 1) * Self.groupSize
  }

  /// Groups that a cell may have. Where more lie over each other a list of them sorts nothing out, and keeping it would cost more than it saves.
  private static let mostGroups = 2048
  /// Groups that insertions and removals have gone through: what keeping the lists has cost.
  private(set) var steps = 0

  /// Put an entry before the first with a record for which `isBehind` is true. False without memory, and when the cell is full: it is as it was.
  mutating func insert(_ entry: UInt32, in cell: Int, _ memory: Memory, before isBehind: (UInt32) -> Bool) -> Bool {
    // Room first, so that the shifting cannot fail.
    var end = group(cell)
    var groups = 1
    while let next = next(end) {
      end = next
      groups += 1
    }
    steps &+= groups
    var room: UInt32 = 0
    if end[Self.last] != 0 {
      if groups == Self.mostGroups { return false }
      room = takeSpare(memory)
      if room == 0 { return false }
    }
    var group = group(cell)
    var carried = entry
    var shifts = false
    while true {
      for k in 0..<Self.groupSize {
        let present = group[k]
        if present == 0 {
          group[k] = carried
          return true
        }
        if k == Self.last, CellEntry.isLink(present) { break }
        if shifts || isBehind(present & CellEntry.number) {
          group[k] = carried
          carried = present
          shifts = true
        }
      }
      guard let next = next(group) else { break }
      group = next
    }
    let added = spareGroup(room)
    added[0] = group[Self.last]
    added[1] = carried
    group[Self.last] = room
    return true
  }

  /// Write another entry of the same record; whether there was one.
  mutating func replace(_ entry: UInt32, in cell: Int) -> Bool {
    guard let place = place(of: entry, in: cell) else { return false }
    place.group[place.k] = entry
    return true
  }

  /// Take a record out; whether it was there.
  mutating func remove(_ entry: UInt32, from cell: Int) -> Bool {
    guard let place = place(of: entry, in: cell) else { return false }
    close(place)
    return true
  }

  private typealias Group = UnsafeMutablePointer<UInt32>

  /// Where the entry of the same record is: the group, the one that leads to it, and the place.
  @inline(__always) private mutating func place(of entry: UInt32, in cell: Int) -> (before: Group?, group: Group, k: Int)? {
    var group = group(cell)
    var before: Group?
    while true {
      for k in 0..<Self.last where (group[k] ^ entry) & CellEntry.number == 0 { return (before, group, k) }
      guard let next = next(group) else { return (group[Self.last] ^ entry) & CellEntry.number == 0 ? (before, group, Self.last) : nil }
      steps &+= 1
      before = group
      group = next
    }
  }

  /// Move what follows a gap up, over all groups. A spare group that is left with one entry puts it in the place of the link to it, and is given back.
  private mutating func close(_ gap: (before: Group?, group: Group, k: Int)) {
    var (before, group, k) = gap
    while true {
      while k < Self.last, !CellEntry.isLink(group[k + 1]) {
        group[k] = group[k + 1]
        k += 1
      }
      guard let next = next(group) else { break }
      group[k] = next[0]
      before = group
      group = next
      k = 0
    }
    group[k] = 0
    guard let before, group[1] == 0 else { return }
    let number = before[Self.last]
    before[Self.last] = group[0]
    group[0] = free
    free = number
  }

  private mutating func takeSpare(_ memory: Memory) -> UInt32 {
    if free != 0 {
      let number = free
      let group = spareGroup(number)
      free = group[0]
      group[0] = 0
      return number
    }
    // As many as links can tell apart.
    guard spareUsed < CellEntry.number else { return 0 }
    if spareUsed == spareCapacity {
      let larger = max(16, spareCapacity * 2)
      guard let grown = memory.allocate(UInt32.self, larger * Self.groupSize) else { return 0 }
      if let spare { grown.copy(from: spare, spareCapacity * Self.groupSize) }
      memory.free(spare, spareCapacity * Self.groupSize)
      spare = grown
      spareCapacity = larger
    }
    spareUsed += 1
    return UInt32(spareUsed)
  }
}
