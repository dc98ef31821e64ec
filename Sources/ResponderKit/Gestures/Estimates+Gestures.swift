import CResponderKit

// touchesEstimatedPropertiesUpdated of recognisers (SPEC 354).

extension Recognizer {
  /// To a recogniser that got the samples. Its attempt may be over long since.
  func sendEstimates(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if view == 0 || has(.disabled) { return }
    let slot = context.slot(context.classData(of: index), .touchesEstimatedPropertiesUpdated)
    if slot.function == nil { return }
    guard context.hasStack else { return context.diagnose(.tooDeep, index) }
    context.call(estimates: slot, toGesture: index, touches, count)
  }
}

extension Context {
  /// From a slot on; what it decides is carried out when it has returned.
  func call(estimates slot: MethodSlot, toGesture index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    guard let function = slot.function else { return }
    offering += 1
    let kept = keep(index)
    begin(slot, index)
    unsafeBitCast(function, to: RKGestureTouchesUpdatedMethod.self)(pointer(index), touches, count, slot.userdata)
    end(slot)
    kept.release()
    offering -= 1
    settleIfIdle()
  }
}
