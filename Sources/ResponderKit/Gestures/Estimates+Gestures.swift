import CResponderKit

// touchesEstimatedPropertiesUpdated of recognisers (SPEC 354).

extension Recognizer {
  /// To a recogniser that got the samples. Its attempt may be over long since.
  func sendEstimates(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if view == 0 || has(.disabled) { return }
    let slot = self.slot(.touchesEstimatedPropertiesUpdated)
    if slot.function == nil { return }
    guard context.hasStack else { return diagnose(.tooDeep) }
    context.call(estimates: slot, toGesture: index, touches, count)
  }
}

extension Context {
  /// From a slot on; what it decides is carried out when it has returned.
  func call(estimates slot: MethodSlot, toGesture index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    guard let function = slot.function else { return }
    offering += 1
    let kept = object(index).keep()
    object(index).begin(slot)
    unsafeBitCast(function, to: RKGestureTouchesUpdatedMethod.self)(pointer(index), touches, count, slot.userdata)
    end(slot)
    kept.release()
    offering -= 1
    settleIfIdle()
  }
}
