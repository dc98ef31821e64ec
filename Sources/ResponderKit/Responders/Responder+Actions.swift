import CResponderKit

// Which responder performs an action (SPEC 133).

extension Responder {
  /// canPerformAction:withSender:, overrides included.
  func canPerform(_ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> Bool {
    if context.overrides(index, .canPerformAction) { return call(canPerform: context.slot(context.classData(of: index), .canPerformAction), selector, sender) }
    return builtInCanPerform(selector)
  }

  func call(canPerform slot: MethodSlot, _ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> Bool {
    guard let function = slot.function else { return builtInCanPerform(selector) }
    context.begin(slot, index)
    let answer = unsafeBitCast(function, to: CanPerformCall.self)(context.pointer(index), selector, sender, slot.userdata)
    if context.end(slot, index, bool: answer) { return answer != 0 }
    guard let inherited = context.superSlot(slot, .canPerformAction, index) else { return false }
    return call(canPerform: inherited, selector, sender)
  }

  func builtInCanPerform(_ selector: UnsafePointer<CChar>) -> Bool {
    context.action(context.header(index).classID, context.interned(selector)) != nil
  }

  /// targetForAction:withSender:, overrides included.
  func targetForAction(_ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> UInt32 {
    if context.overrides(index, .targetForAction) { return call(target: context.slot(context.classData(of: index), .targetForAction), selector, sender) }
    return builtInTarget(selector, sender)
  }

  func call(target slot: MethodSlot, _ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> UInt32 {
    guard let function = slot.function else { return builtInTarget(selector, sender) }
    context.begin(slot, index)
    let answer = unsafeBitCast(function, to: RKTargetForActionMethod.self)(context.pointer(index), selector, sender, slot.userdata)
    if let target = context.end(slot, index, object: answer, .responders) { return target }
    guard let inherited = context.superSlot(slot, .targetForAction, index) else { return 0 }
    return call(target: inherited, selector, sender)
  }

  func builtInTarget(_ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> UInt32 {
    var found: UInt32 = 0
    walkChain { responder in
      // An override further up answers for the rest of the chain.
      if responder != index, context.overrides(responder, .targetForAction) {
        found = context.responder(responder).targetForAction(selector, sender)
        return false
      }
      if context.responder(responder).canPerform(selector, sender) { found = responder }
      return found == 0
    }
    return found
  }
}
