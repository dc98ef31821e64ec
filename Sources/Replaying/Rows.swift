// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

// Touches and decisions of a recording as rows, which a reader takes many at a time.

/// A touch of an update that the program sends.
package struct TouchRow: BitwiseCopyable {
  package var time = 0.0
  package var x = 0.0
  package var y = 0.0
  package var force = 0.0
  package var radius = 0.0
  package var id: Int64 = 0
  package var call = 0
  package var phase: Int32 = 0
  package var type: Int32 = 0
}

/// A decision of the library; objects by the numbers that the recording has for them.
package struct DecisionRow: BitwiseCopyable {
  package var time = 0.0
  package var x = 0.0
  package var y = 0.0
  package var value = 0.0
  package var touch: Int64 = 0
  package var object: UInt64 = 0
  package var other: UInt64 = 0
  package var call = 0
  package var reason: Int32 = 0
  package var depth: Int32 = 0
}

/// The rows that have not been taken yet, and which are kept at all.
package struct Rows: ~Copyable {
  package var keepsTouches = false
  package var keepsDecisions = false
  package var touches = List<TouchRow>()
  package var decisions = List<DecisionRow>()
  /// Rows were lost, for there is no memory.
  var isShort = false

  mutating func free() {
    touches.free()
    decisions.free()
  }
}

extension RecordingPlayer {
  /// Keeps the touches of a call that sends or posts an update. `arguments` stands behind the function's number.
  @inline(never) func keepTouches(_ arguments: Payload) {
    var rest = arguments
    guard let time = rest.number(), let count = rest.list() else { return }
    for _ in 0..<count {
      // What is missing at the end of a sample is 0.
      guard let members = rest.list() else { return }
      var row = TouchRow()
      row.time = time
      row.call = at.pointee.callCount
      for member in 0..<members {
        switch member {
        case 0: row.phase = Int32(truncatingIfNeeded: rest.whole() ?? 0)
        case 1: row.id = rest.whole() ?? 0
        case 2: row.x = rest.number() ?? 0
        case 3: row.y = rest.number() ?? 0
        case 4: row.type = Int32(truncatingIfNeeded: rest.whole() ?? 0)
        case 6: row.force = rest.number() ?? 0
        case 7: row.radius = rest.number() ?? 0
        default: guard rest.skip() else { return }
        }
      }
      if !at.pointee.rows.touches.append(row) { at.pointee.rows.isShort = true }
    }
  }

  /// Keeps a decision that was the same.
  @inline(never) func keepDecision(_ decision: Payload) {
    var rest = decision
    var row = DecisionRow()
    row.time = at.pointee.time
    row.call = at.pointee.callCount
    row.reason = Int32(truncatingIfNeeded: rest.varint() ?? 0)
    row.object = rest.object() ?? 0
    row.other = rest.object() ?? 0
    row.depth = Int32(truncatingIfNeeded: rest.whole() ?? 0)
    row.touch = rest.whole() ?? 0
    row.value = rest.number() ?? 0
    row.x = rest.number() ?? 0
    row.y = rest.number() ?? 0
    if !at.pointee.rows.decisions.append(row) { at.pointee.rows.isShort = true }
  }
}
