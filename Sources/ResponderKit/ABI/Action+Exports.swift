// SPDX-License-Identifier: MIT
import CResponderKit

// action.h

@_cdecl("rk_application_send_action") @implementation public func rk_application_send_action(_ application: RKApplicationRef?, _ selector: UnsafePointer<CChar>?, _ target: RKObjectRef?, _ sender: RKObjectRef?, _ event: RKEventRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  with(application, .applications, "application") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.application_send_action, application, selector, target, sender, event)
    let number = try context.selector(selector, atMost: 2)
    let target = context.object(ifAny: try resolveOptional(target, in: context, .instances, "target"))
    let sender = context.object(ifAny: try resolveOptional(sender, in: context, .instances, "sender"))
    let event = context.pointer(try resolveOptional(event, in: context, .events, "event"))
    let performed = context.sendAction(number, to: target, from: sender, event)
    out?.pointee = performed
  }
}

extension Context {
  /// The number of a selector, checked.
  func selector(_ text: UnsafePointer<CChar>?, atMost most: Int) throws(RKStatus) -> UInt32 {
    let text = try requiredText(text, "selector")
    guard text[0] != 0 else { throw failure(.invalidArgument, "selector", "is empty; name the action") }
    guard arity(text) <= most else {
      throw failure(.invalidArgument, "selector", .text(text), "has more colons than there are arguments; an action takes the sender and the event at most")
    }
    let number = intern(text)
    guard number != 0 else { throw noMemory() }
    return number
  }

  /// 0 for NULL, which matches every selector; nil for one that was never used.
  func knownSelector(_ text: UnsafePointer<CChar>?) throws(RKStatus) -> UInt32? {
    guard text != nil else { return 0 }
    let number = interned(try requiredText(text, "selector"))
    return number == 0 ? nil : number
  }
}

/// What ends takes nothing new.
func notDying(_ object: Object, _ argument: Literal) throws(RKStatus) {
  try object.context.notEnding()
  guard !object.isDying else { throw failure(.busy, argument, .handle(object.handle), "is being destroyed; add to living objects") }
}
