import CResponderKit

// touchesEstimatedPropertiesUpdated: calling the view that got the samples, forwarding up the chain (SPEC 354).

extension Responder {
  /// Send it to a responder: its override, or the inherited forwarding.
  func sendEstimates(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    _ = beginDelivery {
      traceEstimates(.estimationDelivered, touches, 0)
      if context.overrides(index, .touchesEstimatedPropertiesUpdated) {
        call(estimates: context.slot(context.classData(of: index), .touchesEstimatedPropertiesUpdated), touches, count)
      } else {
        forwardEstimates(touches, count)
      }
    }
  }

  /// The inherited method: the next responder receives the same touches.
  func forwardEstimates(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    context.forward(.touchesEstimatedPropertiesUpdated, from: index) { slot, handler, depth in
      context.responder(handler).traceEstimates(.estimationForwarded, touches, depth)
      context.responder(handler).call(estimates: slot, touches, count)
    } _: { last, depth in
      context.responder(last).traceEstimates(.estimationDiscarded, touches, depth)
    }
  }

  func call(estimates slot: MethodSlot, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    callForwarding(slot) { function, userdata in
      unsafeBitCast(function, to: RKTouchesUpdatedMethod.self)(context.pointer(index), touches, count, userdata)
    }
  }

  /// With the first touch's id, and the estimates that its sample still has.
  private func traceEstimates(_ reason: RKReason, _ touches: UnsafePointer<OpaquePointer?>, _ depth: Int) {
    guard context.isTracing else { return }
    let first = context.live(UInt(bitPattern: touches[0]), .touches)
    guard first != 0, let trail = context.touch(first).trail else { return context.trace(reason, index, depth: depth) }
    context.trace(reason, index, value: Double(trail.details.estimated_properties), touchID: context.touch(first).id, depth: depth)
  }
}
