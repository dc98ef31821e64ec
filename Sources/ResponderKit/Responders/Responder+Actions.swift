// SPDX-License-Identifier: MIT
import CResponderKit

// Which responder performs an action (SPEC 133).

extension Responder {
  /// canPerformAction:withSender:, overrides included.
  func canPerform(_ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> Bool {
    if overrides(.canPerformAction) { return call(canPerform: slot(.canPerformAction), selector, sender) }
    return builtInCanPerform(selector)
  }

  func call(canPerform slot: MethodSlot, _ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> Bool {
    guard let function = slot.function else { return builtInCanPerform(selector) }
    begin(slot)
    let answer = unsafeBitCast(function, to: CanPerformCall.self)(pointer, selector, sender, slot.userdata)
    if end(slot, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, .canPerformAction) else { return false }
    return call(canPerform: inherited, selector, sender)
  }

  func builtInCanPerform(_ selector: UnsafePointer<CChar>) -> Bool {
    context.action(base.classID, context.interned(selector)) != nil
  }

  /// targetForAction:withSender:, overrides included.
  func targetForAction(_ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> Responder? {
    if overrides(.targetForAction) { return call(target: slot(.targetForAction), selector, sender) }
    return builtInTarget(selector, sender)
  }

  func call(target slot: MethodSlot, _ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> Responder? {
    guard let function = slot.function else { return builtInTarget(selector, sender) }
    begin(slot)
    let answer = unsafeBitCast(function, to: RKTargetForActionMethod.self)(pointer, selector, sender, slot.userdata)
    if let target = object.end(slot, object: answer, .responders) { return target?.responder }
    guard let inherited = superSlot(slot, .targetForAction) else { return nil }
    return call(target: inherited, selector, sender)
  }

  func builtInTarget(_ selector: UnsafePointer<CChar>, _ sender: OpaquePointer?) -> Responder? {
    var found: Responder?
    walkChain { responder in
      // An override further up answers for the rest of the chain.
      if responder != self, responder.overrides(.targetForAction) {
        found = responder.targetForAction(selector, sender)
        return false
      }
      if responder.canPerform(selector, sender) { found = responder }
      return found == nil
    }
    return found
  }
}
