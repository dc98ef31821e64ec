import CResponderKit

// touchesEstimatedPropertiesUpdated of recognisers (SPEC 354).

extension Context {
  /// To a recogniser that got the samples. Its attempt may be over long since.
  func sendEstimates(toGesture index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if gesture(index).view == 0 || gesture(index).has(GestureFlag.disabled) { return }
    let slot = slot(classData(of: index), .touchesEstimatedPropertiesUpdated)
    if slot.function == nil { return }
    guard hasStack else { return diagnose(.tooDeep, index) }
    call(estimates: slot, toGesture: index, touches, count)
  }

  /// From a slot on; what it decides is carried out when it has returned.
  func call(estimates slot: MethodSlot, toGesture index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    guard let function = slot.function else { return }
    offering += 1
    own(index)
    begin(slot, index)
    unsafeBitCast(function, to: RKGestureTouchesUpdatedMethod.self)(pointer(index), touches, count, slot.userdata)
    end(slot)
    disown(index)
    offering -= 1
    settleIfIdle()
  }
}
