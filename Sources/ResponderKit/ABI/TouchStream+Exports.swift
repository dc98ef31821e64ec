// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// event.h: many updates in one call

@_cdecl("rk_context_send_touch_stream") @implementation public func rk_context_send_touch_stream(_ context: RKContextRef?, _ timestamps: UnsafePointer<Double>?, _ samples: UnsafePointer<RKTouchSample>?, _ count: Int, _ sent: UnsafeMutablePointer<Int>?) -> RKStatus {
  let handle = context
  var widened = RKTouchSample()
  return withUnsafeMutablePointer(to: &widened) { widened in withContext(context) { (context) throws(RKStatus) in
    var start = 0
    if count != 0 {
      guard let timestamps else { throw nullArgument("timestamps") }
      guard let samples else { throw nullArgument("samples") }
      let stride = claimedSize(samples)
      // A size that is none is refused with the first sample.
      let size = TouchInputRecord.isUsable(stride) ? stride : MemoryLayout<RKTouchSample>.stride
      guard count > 0, count <= Int.max / size else { throw failure(.limitReached, "count", .int(Int64(count)), "is more than any array can hold") }
      let outer = context.touchStream
      context.touchStream = .running
      defer { context.touchStream = outer }
      repeat {
        let first = UnsafeRawPointer(samples) + start &* stride
        var status = RKStatus.invalidArgument
        var end = start
        if claimedSize(first) == stride {
          end = endOfUpdate(timestamps + start, first, stride, count &- start) &+ start
          // The export itself delivers it: a stream and a loop are the same to handlers and recorders.
          let only = end &- start == 1 ? widen(first, stride, widened) : first
          status = RKStatus(rawValue: rkp_send_touches(UnsafeMutableRawPointer(handle), timestamps[start], only, end &- start)).unsafelyUnwrapped
        } else {
          status = TouchInputRecord.differs(first)
        }
        if status != .OK {
          nameUpdate(of: start)
          sent?[0] = start
          throw status
        }
        start = end
      } while start < count && context.touchStream == .running
    }
    sent?[0] = start
  } }
}

@_cdecl("rk_context_stop_touch_stream") @implementation public func rk_context_stop_touch_stream(_ context: RKContextRef?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    guard context.touchStream != .none else { throw failure(.notFound, "stream", "is not running; stop it from a handler that it calls") }
    context.touchStream = .stopped
  }
}

/// A sample without the pointers at its end, as arrays of NumPy have it, as one of this version, which is read where it lies; `widened` is used for nothing else.
@inline(__always)
private func widen(_ sample: UnsafeRawPointer, _ stride: Int, _ widened: UnsafeMutablePointer<RKTouchSample>) -> UnsafeRawPointer {
  guard stride == TouchInputRecord.plainSize else { return sample }
  let whole = UnsafeMutableRawPointer(widened)
  // In two parts, which compilers for size do not make a loop of.
  whole.copyMemory(from: sample, byteCount: 64)
  (whole + 64).copyMemory(from: sample + 64, byteCount: TouchInputRecord.plainSize - 64)
  whole.storeBytes(of: UInt32(MemoryLayout<RKTouchSample>.size), as: UInt32.self)
  return UnsafeRawPointer(whole)
}

/// How many samples the first update has.
@inline(__always)
private func endOfUpdate(_ times: UnsafePointer<Double>, _ first: UnsafeRawPointer, _ stride: Int, _ count: Int) -> Int {
  var end = 1
  // A size that is none is refused with the first sample. An update of too many is refused, too: further ones are not looked for.
  while end < count, end <= mostSamples, times[end] == times[0], TouchInputRecord.isUsable(stride), !isAmong(first, end, stride) { end &+= 1 }
  return end
}

/// Whether the id of the sample after the first `count` ones is one of theirs.
@inline(__always)
private func isAmong(_ first: UnsafeRawPointer, _ count: Int, _ stride: Int) -> Bool {
  // It stands behind the size and the phase.
  var place = first + 2 &* MemoryLayout<UInt32>.size
  let last = place + count &* stride
  let id = last.loadUnaligned(as: Int64.self)
  while place.loadUnaligned(as: Int64.self) != id { place += stride }
  return place != last
}
