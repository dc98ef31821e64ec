import CResponderKit

// touchesEstimatedPropertiesUpdated: calling the view that got the samples, forwarding up the chain (SPEC 354).

extension Context {
  /// Send it to a responder: its override, or the inherited forwarding.
  func sendEstimates(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    _ = beginDelivery(index) {
      traceEstimates(.estimationDelivered, index, touches, 0)
      if overrides(index, .touchesEstimatedPropertiesUpdated) {
        call(estimates: slot(classData(of: index), .touchesEstimatedPropertiesUpdated), index, touches, count)
      } else {
        forwardEstimates(from: index, touches, count)
      }
    }
  }

  /// The inherited method: the next responder receives the same touches.
  func forwardEstimates(from index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    forward(.touchesEstimatedPropertiesUpdated, from: index) { slot, handler, depth in
      traceEstimates(.estimationForwarded, handler, touches, depth)
      call(estimates: slot, handler, touches, count)
    } _: { last, depth in
      traceEstimates(.estimationDiscarded, last, touches, depth)
    }
  }

  func call(estimates slot: MethodSlot, _ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    callForwarding(slot, index) { function, userdata in
      unsafeBitCast(function, to: RKTouchesUpdatedMethod.self)(pointer(index), touches, count, userdata)
    }
  }

  /// With the first touch's id, and the estimates that its sample still has.
  private func traceEstimates(_ reason: RKReason, _ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ depth: Int) {
    guard isTracing else { return }
    let first = live(UInt(bitPattern: touches[0]), .touches)
    guard first != 0, let trail = touch(first).trail else { return trace(reason, index, depth: depth) }
    trace(reason, index, value: Double(trail.pointee.details.estimated_properties), touchID: touch(first).id, depth: depth)
  }
}
