// SPDX-License-Identifier: MIT
import CResponderKit

// responder.h (super-calls are in Super+Exports.swift)

@_cdecl("rk_responder_create") @implementation public func rk_responder_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKResponderRef?>?) -> RKStatus {
  getFromContext(context, out, calls: true) { (context) throws(RKStatus) in
    context.recorded(Call.responder_create, cls)
    let cls = try classForNew(context, cls, BuiltIn.responder, .responder)
    return try context.makeObject(.responder, cls).initialized(as: cls)
  }
}

@_cdecl("rk_responder_get_next_responder") @implementation public func rk_responder_get_next_responder(_ responder: RKResponderRef?, _ out: UnsafeMutablePointer<RKResponderRef?>?) -> RKStatus {
  get(responder, .responders, "responder", out, calls: true) { r in
    r.context.recorded(Call.responder_get_next_responder, responder)
    return r.nextResponder?.pointer
  }
}

@_cdecl("rk_responder_get_chain") @implementation public func rk_responder_get_chain(_ responder: RKResponderRef?, _ buffer: UnsafeMutablePointer<RKResponderRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(responder, .responders, "responder") { (r) throws(RKStatus) in
    let context = r.context
    context.recorded(Call.responder_get_chain, responder)
    // One walk: overrides are asked once, and what they answered is what is listed.
    var chain = Buffer<UInt32>()
    defer { chain.free(context.memory) }
    var failed = false
    r.walkChain {
      failed = !chain.append($0.index, context.memory)
      return !failed
    }
    if failed { throw noMemory() }
    try copyList(buffer, capacity, length, chain.count) { context.pointer(chain[$0]) }
  }
}

@_cdecl("rk_responder_get_view_controller") @implementation public func rk_responder_get_view_controller(_ responder: RKResponderRef?, _ out: UnsafeMutablePointer<RKViewControllerRef?>?) -> RKStatus {
  get(responder, .responders, "responder", out, calls: true) { r in
    r.context.recorded(Call.responder_get_view_controller, responder)
    return r.viewController?.pointer
  }
}

@_cdecl("rk_responder_set_can_become_first_responder") @implementation public func rk_responder_set_can_become_first_responder(_ responder: RKResponderRef?, _ value: Bool) -> RKStatus {
  with(responder, .responders, "responder") { r in
    r.context.recorded(Call.responder_set_can_become_first_responder, responder, value)
    r.base.canBecomeFirst = value
  }
}

@_cdecl("rk_responder_can_become_first_responder") @implementation public func rk_responder_can_become_first_responder(_ responder: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(responder, .responders, "responder", out, calls: true) { r in
    r.context.recorded(Call.responder_can_become_first_responder, responder)
    return r.ask(.canBecomeFirstResponder)
  }
}

@_cdecl("rk_responder_set_can_resign_first_responder") @implementation public func rk_responder_set_can_resign_first_responder(_ responder: RKResponderRef?, _ value: Bool) -> RKStatus {
  with(responder, .responders, "responder") { r in
    r.context.recorded(Call.responder_set_can_resign_first_responder, responder, value)
    r.base.cannotResignFirst = !value
  }
}

@_cdecl("rk_responder_can_resign_first_responder") @implementation public func rk_responder_can_resign_first_responder(_ responder: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(responder, .responders, "responder", out, calls: true) { r in
    r.context.recorded(Call.responder_can_resign_first_responder, responder)
    return r.ask(.canResignFirstResponder)
  }
}

@_cdecl("rk_responder_become_first_responder") @implementation public func rk_responder_become_first_responder(_ responder: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  with(responder, .responders, "responder") { r in
    r.context.recorded(Call.responder_become_first_responder, responder)
    let answer = r.ask(.becomeFirstResponder)
    out?.pointee = answer
  }
}

@_cdecl("rk_responder_resign_first_responder") @implementation public func rk_responder_resign_first_responder(_ responder: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  with(responder, .responders, "responder") { r in
    r.context.recorded(Call.responder_resign_first_responder, responder)
    let answer = r.ask(.resignFirstResponder)
    out?.pointee = answer
  }
}

@_cdecl("rk_responder_is_first_responder") @implementation public func rk_responder_is_first_responder(_ responder: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(responder, .responders, "responder", out) { r in r.isFirstResponder }
}

@_cdecl("rk_responder_can_perform_action") @implementation public func rk_responder_can_perform_action(_ responder: RKResponderRef?, _ selector: UnsafePointer<CChar>?, _ sender: RKObjectRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(responder, .responders, "responder", out, calls: true) { (r) throws(RKStatus) in
    let context = r.context
    context.recorded(Call.responder_can_perform_action, responder, selector, sender)
    let selector = try requiredText(selector, "selector")
    _ = try resolveOptional(sender, in: context, .named, "sender")
    return r.canPerform(selector, sender)
  }
}

@_cdecl("rk_responder_target_for_action") @implementation public func rk_responder_target_for_action(_ responder: RKResponderRef?, _ selector: UnsafePointer<CChar>?, _ sender: RKObjectRef?, _ out: UnsafeMutablePointer<RKResponderRef?>?) -> RKStatus {
  get(responder, .responders, "responder", out, calls: true) { (r) throws(RKStatus) in
    let context = r.context
    context.recorded(Call.responder_target_for_action, responder, selector, sender)
    let selector = try requiredText(selector, "selector")
    _ = try resolveOptional(sender, in: context, .named, "sender")
    return r.targetForAction(selector, sender)?.pointer
  }
}

@_optimize(speed)
@_cdecl("rk_responder_set_value") @implementation public func rk_responder_set_value(_ responder: RKResponderRef?, _ key: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?) -> RKStatus {
  with(responder, .responders, "responder") { (r) throws(RKStatus) in
    r.context.recorded(Call.responder_set_value, responder, key, value != nil)
    let key = try requiredText(key, "key")
    guard key[0] != 0 else { throw failure(.invalidArgument, "key", "is empty; name the value") }
    try r.setValue(key, value)
  }
}

@_cdecl("rk_responder_find_value") @implementation public func rk_responder_find_value(_ responder: RKResponderRef?, _ key: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ provider: UnsafeMutablePointer<RKResponderRef?>?) -> RKStatus {
  get(responder, .responders, "responder", out, calls: true) { (r) throws(RKStatus) in
    r.context.recorded(Call.responder_find_value, responder, key)
    let found = r.findValue(try requiredText(key, "key"))
    provider?.pointee = found.provider?.pointer
    return found.value
  }
}

/// Touches as an argument: all alive, all of this context.
func checkTouches(_ context: Context, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int) throws(RKStatus) -> UnsafePointer<RKTouchRef?> {
  guard count != 0 else { throw failure(.invalidArgument, "count", .int(0), "is not a number of touches; pass at least one") }
  // A size_t beyond what any array can have arrives as a negative number.
  guard count > 0, count <= mostTouches else {
    throw failure(.limitReached, "count", .int(Int64(count)), "is over 65536; send fewer touches")
  }
  guard let touches else { throw nullArgument("touches") }
  for k in places(count) {
    _ = try resolve(touches[k], in: context, .touches, "touches")
  }
  return touches
}

@_cdecl("rk_responder_send_touches") @implementation public func rk_responder_send_touches(_ responder: RKResponderRef?, _ phase: RKTouchPhase, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  with(responder, .responders, "responder") { (r) throws(RKStatus) in
    let context = r.context
    switch phase.rawValue {
    case 0, 1, 3, 4: break
    default: throw failure(.invalidArgument, "phase", .int(Int64(phase.rawValue)), "has no touch method; use began, moved, ended or cancelled")
    }
    let touches = try checkTouches(context, touches, count)
    context.recorded(Call.responder_send_touches, responder, phase.rawValue, ObjectList(objects: touches, count: count), event)
    _ = try resolveOptional(event, in: context, .events, "event")
    guard r.sendTouches(phase, touches, count, event) else {
      throw failure(.tooDeep, "responder", "cannot be called: no stack is left; return from the outer handlers first")
    }
  }
}
