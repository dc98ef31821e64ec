// SPDX-License-Identifier: MIT
import CResponderKit

// The unsafe part of the index over a wide parent's children: a grid of cells, each a short list of records, front-most first.
// Views/View+Index.swift describes the lists and when they are valid.

/// Which cells a box covers; empty when `left` is greater than `right`.
struct CellRange: Equatable {
  var left: Int32 = 0
  var top: Int32 = 0
  var right: Int32 = -1
  var bottom: Int32 = -1

  var isEmpty: Bool { left > right }
  var count: Int { isEmpty ? 0 : (Int(right) - Int(left) + 1) * (Int(bottom) - Int(top) + 1) }
}

/// Columns and rows over the parent's space. The outermost cells reach to infinity.
struct CellGrid {
  var x = 0.0
  var y = 0.0
  /// Cells per point.
  var scaleX = 0.0
  var scaleY = 0.0
  var columns: Int32 = 1
  var rows: Int32 = 1

  var count: Int { Int(columns) * Int(rows) }

  /// Never decreasing with `value`, and defined for every number: that is all that a covered cell needs to be found again.
  @inline(__always) private static func place(_ value: Float, _ origin: Double, _ scale: Double, _ count: Int32) -> Int32 {
    let t = (Double(value) - origin) * scale
    return t > 0 ? (t < Double(count) ? Int32(t) : count - 1) : 0
  }

  @inline(__always) func cell(_ x: Float, _ y: Float) -> Int {
    Int(Self.place(y, self.y, scaleY, rows)) * Int(columns) + Int(Self.place(x, self.x, scaleX, columns))
  }

  /// `box` as views keep it: (minX, minY, -maxX, -maxY).
  func range(_ box: SIMD4<Float>) -> CellRange {
    // Nothing, and what is not a number, covers nothing.
    guard box[0] <= -box[2], box[1] <= -box[3], box[0] < .infinity, box[1] < .infinity else { return CellRange() }
    return CellRange(
      left: Self.place(box[0], x, scaleX, columns), top: Self.place(box[1], y, scaleY, rows),
      right: Self.place(-box[2], x, scaleX, columns), bottom: Self.place(-box[3], y, scaleY, rows))
  }
}

/// Lists of records in groups of seven and a link: the first group of each cell lies in the table, what does not fit in spare groups.
struct CellTable {
  static let groupSize = 7
  private static let stride = 8

  private var cells: UnsafeMutablePointer<UInt32>?
  private var cellCount = 0
  /// Spare groups by number, from 1; `free` is the first that is not used.
  private var spare: UnsafeMutablePointer<UInt32>?
  private var spareCapacity = 0
  private var spareUsed = 0
  private var free: UInt32 = 0

  static func make(_ count: Int, _ memory: Memory) -> CellTable? {
    var table = CellTable()
    guard let cells = memory.allocate(UInt32.self, count * stride) else { return nil }
    table.cells = cells
    table.cellCount = count
    return table
  }

  mutating func free(_ memory: Memory) {
    memory.free(cells, cellCount * Self.stride)
    memory.free(spare, spareCapacity * Self.stride)
    self = CellTable()
  }

  /// The first group of a cell: seven records, 0 where there is none, then the number of the next group.
  @inline(__always) func group(_ cell: Int) -> UnsafeMutablePointer<UInt32> {
    precondition(cell >= 0 && cell < cellCount)
    return cells.unsafelyUnwrapped + cell * Self.stride
  }

  @inline(__always) func next(_ group: UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<UInt32>? {
    let number = group[Self.groupSize]
    if number == 0 { return nil }
    precondition(number <= spareUsed)
    return spare.unsafelyUnwrapped + Int(number - 1) * Self.stride
  }

  /// Groups that a cell may have. Where more lie over each other a list of them sorts nothing out, and keeping it would cost more than it saves.
  private static let mostGroups = 1024
  /// Groups that insertions and removals have gone through: what keeping the lists has cost.
  private(set) var steps = 0

  /// Put a record before the first for which `isBehind` is true. False without memory, and when the cell is full: it is as it was.
  mutating func insert(_ record: UInt32, in cell: Int, _ memory: Memory, before isBehind: (UInt32) -> Bool) -> Bool {
    var group = group(cell)
    // Room first, so that the shifting cannot fail.
    var last = group
    var groups = 1
    while let next = next(last) {
      last = next
      groups += 1
    }
    steps &+= groups
    if last[Self.groupSize - 1] != 0 {
      if groups == Self.mostGroups { return false }
      let number = takeSpare(memory)
      if number == 0 { return false }
      // The spare groups may have moved.
      last = group
      while let next = next(last) { last = next }
      last[Self.groupSize] = number
    }
    var carried = record
    var shifts = false
    while true {
      var k = 0
      while k < Self.groupSize {
        let present = group[k]
        if present == 0 {
          group[k] = carried
          return true
        }
        if shifts || isBehind(present) {
          group[k] = carried
          carried = present
          shifts = true
        }
        k += 1
      }
      guard let next = next(group) else { return false }
      group = next
    }
  }

  /// Take a record out; whether it was there.
  mutating func remove(_ record: UInt32, from cell: Int) -> Bool {
    var group = group(cell)
    while true {
      var k = 0
      while k < Self.groupSize {
        if group[k] == 0 { return false }
        if group[k] == record {
          close(group, k)
          return true
        }
        k += 1
      }
      guard let next = next(group) else { return false }
      steps &+= 1
      group = next
    }
  }

  /// Move what follows a gap up, over all groups; a group that is left empty is given back.
  private mutating func close(_ start: UnsafeMutablePointer<UInt32>, _ place: Int) {
    var group = start
    var k = place
    while true {
      while k + 1 < Self.groupSize {
        group[k] = group[k + 1]
        k += 1
      }
      guard let next = next(group) else {
        group[k] = 0
        return
      }
      group[k] = next[0]
      if next[0] == 0 || next[1] == 0 {
        // Its only record has moved up.
        let number = group[Self.groupSize]
        group[Self.groupSize] = 0
        next[0] = 0
        next[Self.groupSize] = free
        free = number
        return
      }
      group = next
      k = 0
    }
  }

  private mutating func takeSpare(_ memory: Memory) -> UInt32 {
    if free != 0 {
      let number = free
      let group = spare.unsafelyUnwrapped + Int(number - 1) * Self.stride
      free = group[Self.groupSize]
      group[Self.groupSize] = 0
      return number
    }
    if spareUsed == spareCapacity {
      let larger = max(16, spareCapacity * 2)
      guard let grown = memory.allocate(UInt32.self, larger * Self.stride) else { return 0 }
      if let spare { grown.copy(from: spare, spareCapacity * Self.stride) }
      memory.free(spare, spareCapacity * Self.stride)
      spare = grown
      spareCapacity = larger
    }
    spareUsed += 1
    return UInt32(spareUsed)
  }
}
