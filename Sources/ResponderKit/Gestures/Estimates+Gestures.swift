// SPDX-License-Identifier: MIT
import CResponderKit

// touchesEstimatedPropertiesUpdated of recognisers (SPEC 354).

extension Recognizer {
  /// To a recogniser that got the samples. Its attempt may be over long since.
  func sendEstimates(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if view == nil || has(.disabled) { return }
    guard isCalled(ObservedCall(.touchesEstimatedPropertiesUpdated, touches, count, nil)) else { return }
    let slot = self.slot(.touchesEstimatedPropertiesUpdated)
    if slot.function == nil { return }
    guard context.hasStack else { return diagnose(.tooDeep) }
    call(estimates: slot, touches, count)
  }

  /// From a slot on; what it decides is carried out when it has returned.
  func call(estimates slot: MethodSlot, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    guard let function = slot.function else { return }
    context.offering += 1
    let kept = keep()
    begin(slot)
    unsafeBitCast(function, to: RKGestureTouchesUpdatedMethod.self)(pointer, touches, count, slot.userdata)
    context.end(slot)
    kept.release()
    context.offering -= 1
    context.settleIfIdle()
  }
}
