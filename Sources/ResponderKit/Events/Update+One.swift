// SPDX-License-Identifier: MIT
import CResponderKit

// What a host sends. The usual update, of one finger while nothing else is in progress and nothing is due, takes a straight way.

extension Context {
  /// Read the samples, which are of one update, and deliver it.
  @inline(__always)
  func send(_ timestamp: Double, _ samples: UnsafePointer<RKTouchSample>?, _ count: Int) throws(RKStatus) {
    if count == 1 { try sendTouch(timestamp, samples) } else { try sendTouches(timestamp, samples, count) }
  }

  /// The usual case: no list is needed.
  @inline(__always)
  private func sendTouch(_ timestamp: Double, _ sample: UnsafePointer<RKTouchSample>?) throws(RKStatus) {
    var input = try TouchInputRecord(only: sample, timestamp)
    try withUnsafeMutablePointer(to: &input) { (record) throws(RKStatus) in
      let input = TouchInput(record)
      serveReleases()
      if isLimited { try requireRoom(TouchInputRecord.countBegan(input, 1)) }
      if isRecording { write(Call.context_send_touches, timestamp, touches: input, 1) }
      defer { flushRecord() }
      try updateOne(timestamp, input)
    }
  }

  @inline(never)
  @_optimize(speed)
  private func sendTouches(_ timestamp: Double, _ samples: UnsafePointer<RKTouchSample>?, _ count: Int) throws(RKStatus) {
    try TouchInputRecord.checkCount(count)
    let mark = arena.mark
    defer { arena.release(mark) }
    guard let inputs = arena.make(TouchInput.self, count, memory) else { throw noMemory() }
    try inputs.read(samples, count, timestamp)
    serveReleases()
    if isLimited { try requireRoom(TouchInputRecord.countBegan(inputs, count)) }
    if isRecording { write(Call.context_send_touches, timestamp, touches: inputs, count) }
    defer { flushRecord() }
    try update(timestamp, inputs, count)
  }

  /// Deliver the update of one finger. `input` may be written to.
  @inline(__always)
  private func updateOne(_ timestamp: Double, _ input: TouchInput) throws(RKStatus) {
    let known = findTouch(input.id)
    guard isQuiet(until: timestamp), (known != nil) != (input.phase == .began), let room = rawRoom.map({ UpdateRoom($0, 1) }) else {
      return try update(timestamp, input, 1)
    }
    time = timestamp
    if known == nil { try makeTouch(input) }
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
