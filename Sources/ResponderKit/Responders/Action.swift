import CResponderKit

// Sending actions (SPEC 135-137).

extension Context {
  /// Call an object's action, if its class has one that takes no more than the sender and the event. What the selector does not take is not given.
  func perform(_ selector: UInt32, on target: UInt32, sender: UInt32, event: OpaquePointer?) -> Bool {
    guard selector != 0, let found = action(header(target).classID, selector) else { return false }
    let arguments = arity(text(selector))
    let sender = arguments > 0 ? pointer(sender) : nil
    let keptTarget = object(target).keep()
    object(target).begin(actionOf: found.cls)
    trace(.actionPerformed, object(ifAny: target), object(ifAny: Handle.index(UInt(bitPattern: sender))))
    send(found, to: pointer(target), sender, arguments > 1 ? event : nil)
    end(actionOf: found.cls)
    keptTarget.release()
    return true
  }

  /// sendAction:to:from:forEvent:
  @_optimize(speed)
  func sendAction(_ selector: UInt32, to target: UInt32, from sender: UInt32, _ event: OpaquePointer?) -> Bool {
    guard hasStack else {
      diagnose(.tooDeep, object(ifAny: sender))
      return false
    }
    if target != 0 {
      // SPEC 135
      if perform(selector, on: target, sender: sender, event: event) { return true }
      trace(.actionNotImplemented, object(ifAny: target), object(ifAny: sender))
      return false
    }
    let sentFrom = handle(sender)
    let first = effectiveFirstResponder
    if first != 0 {
      let taker = responder(first).targetForAction(text(selector), pointer(sender))
      if taker != 0, perform(selector, on: taker, sender: live(sentFrom, .instances), event: event) { return true }
    }
    let start = live(sentFrom, .responders)
    if start != 0 {
      let taker = responder(start).targetForAction(text(selector), pointer(start))
      if taker != 0, perform(selector, on: taker, sender: live(sentFrom, .instances), event: event) { return true }
    }
    trace(.actionNobody, object(ifAny: live(sentFrom, .instances)))
    return false
  }

  /// The first responder of the key window (SPEC 125); 0: none.
  var effectiveFirstResponder: UInt32 {
    keyWindow == 0 ? 0 : window(keyWindow).data.firstResponder
  }
}
