// SPDX-License-Identifier: MIT
import CResponderKit

// Sending actions (SPEC 135-137).

extension Context {
  /// Call an object's action, if its class has one that takes no more than the sender and the event. What the selector does not take is not given.
  func perform(_ selector: UInt32, on target: Object, sender: Object?, event: OpaquePointer?) -> Bool {
    guard selector != 0, let found = action(target.base.classID, selector) else { return false }
    let arguments = arity(text(selector))
    let keptTarget = target.keep()
    target.begin(actionOf: found.cls)
    target.trace(.actionPerformed, arguments > 0 ? sender : nil)
    send(found, to: target.pointer, arguments > 0 ? sender?.pointer : nil, arguments > 1 ? event : nil)
    end(actionOf: found.cls)
    keptTarget.release()
    return true
  }

  /// sendAction:to:from:forEvent:
  func sendAction(_ selector: UInt32, to target: Object?, from sender: Object?, _ event: OpaquePointer?) -> Bool {
    guard hasStack else {
      diagnose(.tooDeep, sender)
      return false
    }
    if let target {
      // SPEC 135
      if perform(selector, on: target, sender: sender, event: event) { return true }
      target.trace(.actionNotImplemented, sender)
      return false
    }
    let sentFrom = sender?.handle ?? 0
    if let first = effectiveFirstResponder, let taker = first.targetForAction(text(selector), sender?.pointer),
      perform(selector, on: taker.object, sender: liveObject(sentFrom, .instances), event: event)
    {
      return true
    }
    if let start = liveResponder(sentFrom), let taker = start.targetForAction(text(selector), start.pointer),
      perform(selector, on: taker.object, sender: liveObject(sentFrom, .instances), event: event)
    {
      return true
    }
    actionFindsNobody(selector, from: liveObject(sentFrom, .instances))
    return false
  }

  /// The first responder of the key window (SPEC 125); nil: none.
  var effectiveFirstResponder: Responder? {
    window(ifAny: keyWindow)?.firstResponder
  }
}
