// SPDX-License-Identifier: MIT
import CResponderKit

// The usual update: one finger, while nothing else is in progress and nothing is due. It takes a straight way, with the functions of the other updates.

extension Context {
  /// Deliver the update of one finger. `input` may be written to.
  @inline(__always)
  func updateOne(_ timestamp: Double, _ input: TouchInput) throws(RKStatus) {
    let known = findTouch(input.id)
    guard isQuiet(until: timestamp), (known != nil) != (input.phase == .began), let room = rawRoom.map({ UpdateRoom($0, 1) }) else {
      return try update(timestamp, input, 1)
    }
    if known == nil { try makeTouches(input, 1) }
    time = timestamp
    updateDepth = 1
    enter()
    let stamp = beginUpdate(timestamp)
    let isChanged =
      if let known { takeSample(input, known, stamp, timestamp, into: room.changed) } else {
        takeBegan(input, stamp, timestamp, into: room.changed)
      }
    if isChanged { dispatchInPlace(stamp, timestamp, 1, room, outer: nil) }
    leaveInPlace()
    updateDepth = 0
  }

  /// No update or call of the clock is in progress, events are taken in, and up to that time nothing is due.
  @inline(__always)
  private func isQuiet(until timestamp: Double) -> Bool {
    updateDepth == 0 && updateLimit != 0 && frame == nil && pressFrame == nil && application != 0 && !windows.isEmpty && ignoring == 0
      && timestamp >= time && isNothingDue(at: timestamp)
  }
}
