// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// event.h: many updates in one call

@_cdecl("rk_context_send_touch_stream") @implementation public func rk_context_send_touch_stream(_ context: RKContextRef?, _ timestamps: UnsafePointer<Double>?, _ samples: UnsafePointer<RKTouchSample>?, _ count: Int, _ sent: UnsafeMutablePointer<Int>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    var start = 0
    if count != 0 {
      guard let timestamps else { throw nullArgument("timestamps") }
      guard let samples else { throw nullArgument("samples") }
      let stride = claimedSize(samples)
      guard count > 0, count <= Int.max / max(stride, MemoryLayout<Double>.stride) else { throw failure(.limitReached, "count", .int(Int64(count)), "is more than any array can hold") }
      let outer = context.touchStream
      context.touchStream = .running
      defer { context.touchStream = outer }
      repeat {
        let status = context.sendNext(timestamps, samples, stride, count, &start)
        if status != .OK {
          sent?.pointee = start
          throw status
        }
      } while start < count && context.touchStream == .running
    }
    sent?.pointee = start
  }
}

@_cdecl("rk_context_stop_touch_stream") @implementation public func rk_context_stop_touch_stream(_ context: RKContextRef?) -> RKStatus {
  withContext(context, calls: false) { (context) throws(RKStatus) in
    guard context.touchStream != .none else { throw failure(.notFound, "stream", "is not running; stop it from a handler that it calls") }
    context.touchStream = .stopped
  }
}

extension Context {
  /// Send the update that begins with the sample `start`, and let `start` be the next one's. The export itself delivers it: a stream and a loop are the same to handlers and
  /// recorders.
  @_optimize(speed)
  @inline(__always)
  fileprivate func sendNext(
    _ timestamps: UnsafePointer<Double>, _ samples: UnsafePointer<RKTouchSample>, _ stride: Int, _ count: Int, _ start: inout Int
  ) -> RKStatus {
    let first = UnsafeRawPointer(samples) + start * stride
    var status = RKStatus.OK
    var end = start + 1
    if claimedSize(first) == stride {
      // A size that is none is refused with the first sample. An update of too many is refused, too: further ones are not looked for.
      while end < count, end - start <= mostSamples, timestamps[end] == timestamps[start], TouchInputRecord.isUsable(stride), !contains(first, end - start, stride) { end += 1 }
      status = CResponderKit.rk_context_send_touches(contextPointer, timestamps[start], first.assumingMemoryBound(to: RKTouchSample.self), end - start)
    } else {
      status = TouchInputRecord.differs(first)
    }
    if status == .OK { start = end } else { nameUpdate(of: start) }
    return status
  }

  /// Whether the id of the sample after the first `count` ones is one of theirs.
  @inline(__always)
  private func contains(_ first: UnsafeRawPointer, _ count: Int, _ stride: Int) -> Bool {
    // It stands behind the size and the phase.
    let ids = first + 2 * MemoryLayout<UInt32>.size
    let id = (ids + count * stride).loadUnaligned(as: Int64.self)
    for k in places(count) {
      if (ids + k * stride).loadUnaligned(as: Int64.self) == id { return true }
    }
    return false
  }
}
