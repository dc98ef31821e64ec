// SPDX-License-Identifier: MIT
import CResponderKit

// touchesEstimatedPropertiesUpdated: calling the view that got the samples, forwarding up the chain (SPEC 354).

extension Responder {
  /// Send it to a responder: its override, or the inherited forwarding.
  func sendEstimates(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    _ = beginDelivery {
      context.traceEstimates(.estimationDelivered, self, touches, 0)
      let shown = ObservedCall(.touchesEstimatedPropertiesUpdated, touches, count, nil)
      if overrides(.touchesEstimatedPropertiesUpdated) {
        if isCalled(shown) { call(estimates: slot(.touchesEstimatedPropertiesUpdated), touches, count) }
      } else {
        passOn(shown) { forwardEstimates(touches, count) }
      }
    }
  }

  /// The inherited method: the next responder receives the same touches.
  func forwardEstimates(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    forward(.touchesEstimatedPropertiesUpdated, ObservedCall(.touchesEstimatedPropertiesUpdated, touches, count, nil)) { slot, handler, depth in
      context.traceEstimates(.estimationForwarded, handler, touches, depth)
      handler.call(estimates: slot, touches, count)
    } _: { last, depth in
      context.traceEstimates(.estimationDiscarded, last, touches, depth)
    }
  }

  func call(estimates slot: MethodSlot, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    callForwarding(slot) { function, userdata in
      unsafeBitCast(function, to: RKTouchesUpdatedMethod.self)(pointer, touches, count, userdata)
    }
  }
}

extension Context {
  /// With the first touch's id, and the estimates that its sample still has.
  fileprivate func traceEstimates(_ reason: RKReason, _ responder: Responder?, _ touches: UnsafePointer<OpaquePointer?>, _ depth: Int) {
    guard isTracing else { return }
    guard let first = liveTouch(UInt(bitPattern: touches[0])), let trail = first.trail else { return trace(reason, responder?.object, depth: depth) }
    trace(reason, responder?.object, value: Double(trail.details.estimated_properties.rawValue), touchID: first.id, depth: depth)
  }
}
