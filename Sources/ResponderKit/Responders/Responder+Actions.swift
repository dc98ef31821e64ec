import CResponderKit

// Which responder performs an action (SPEC 133).

extension Context {
  /// canPerformAction:withSender:, overrides included.
  func canPerform(_ index: UInt32, _ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> Bool {
    if overrides(index, .canPerformAction) { return call(canPerform: slot(classData(of: index), .canPerformAction), index, selector, sender) }
    return builtInCanPerform(index, selector)
  }

  func call(canPerform slot: MethodSlot, _ index: UInt32, _ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> Bool {
    guard let function = slot.function else { return builtInCanPerform(index, selector) }
    begin(slot, index)
    let answer = unsafeBitCast(function, to: CanPerformCall.self)(pointer(index), selector, sender, slot.userdata)
    if end(slot, index, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, .canPerformAction, index) else { return false }
    return call(canPerform: inherited, index, selector, sender)
  }

  func builtInCanPerform(_ index: UInt32, _ selector: UnsafePointer<CChar>) -> Bool {
    action(header(index).pointee.classID, interned(selector)) != nil
  }

  /// targetForAction:withSender:, overrides included.
  func targetForAction(_ index: UInt32, _ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> UInt32 {
    if overrides(index, .targetForAction) { return call(target: slot(classData(of: index), .targetForAction), index, selector, sender) }
    return builtInTarget(index, selector, sender)
  }

  func call(target slot: MethodSlot, _ index: UInt32, _ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> UInt32 {
    guard let function = slot.function else { return builtInTarget(index, selector, sender) }
    begin(slot, index)
    let answer = unsafeBitCast(function, to: RKTargetForActionMethod.self)(pointer(index), selector, sender, slot.userdata)
    if let target = end(slot, index, object: answer, .responders) { return target }
    guard let inherited = superSlot(slot, .targetForAction, index) else { return 0 }
    return call(target: inherited, index, selector, sender)
  }

  func builtInTarget(_ index: UInt32, _ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> UInt32 {
    var found: UInt32 = 0
    walkChain(index) { responder in
      // An override further up answers for the rest of the chain.
      if responder != index, overrides(responder, .targetForAction) {
        found = targetForAction(responder, selector, sender)
        return false
      }
      if canPerform(responder, selector, sender) { found = responder }
      return found == 0
    }
    return found
  }
}
