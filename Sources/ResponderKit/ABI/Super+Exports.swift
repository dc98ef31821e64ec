// SPDX-License-Identifier: MIT
import CResponderKit

// Super-calls: the implementation that a class inherits, run on a receiver of that class. One path with the default: a slot without
// function is the built-in behaviour.

/// The receiver, and the table entry that `cls` inherits for a method.
@inline(__always)
func inherited(
  _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ kinds: KindSet, _ method: Method
) throws(RKStatus) -> (Context, UInt32, MethodSlot) {
  let (context, index) = try resolveForCall(receiver, kinds, "self")
  return (context, index, try context.superSlot(cls, receiver: context.object(index), method))
}

@_cdecl("rk_super_touches_began") @implementation public func rk_super_touches_began(_ cls: RKClassRef?, _ self: RKResponderRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superTouches(Call.super_touches_began, cls, self, .began, touches, count, event)
}

@_cdecl("rk_super_touches_moved") @implementation public func rk_super_touches_moved(_ cls: RKClassRef?, _ self: RKResponderRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superTouches(Call.super_touches_moved, cls, self, .moved, touches, count, event)
}

@_cdecl("rk_super_touches_ended") @implementation public func rk_super_touches_ended(_ cls: RKClassRef?, _ self: RKResponderRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superTouches(Call.super_touches_ended, cls, self, .ended, touches, count, event)
}

@_cdecl("rk_super_touches_cancelled") @implementation public func rk_super_touches_cancelled(_ cls: RKClassRef?, _ self: RKResponderRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superTouches(Call.super_touches_cancelled, cls, self, .cancelled, touches, count, event)
}

@inline(never)
private func superTouches(
  _ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ event: OpaquePointer?
) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, .responders, .touches(phase))
    let touches = try checkTouches(context, touches, count)
    context.recorded(call, cls, receiver, ObjectList(objects: touches, count: count), event)
    _ = try resolveOptional(event, in: context, .events, "event")
    guard context.hasStack else {
      throw failure(.tooDeep, "self", "cannot forward: no stack is left; the responder chain is too long for overrides that all call super")
    }
    if slot.function == nil {
      context.responder(index).forwardTouches(phase, touches, count, event)
    } else {
      context.responder(index).call(touches: slot, touches, count, event)
    }
  }
}

@_cdecl("rk_super_next_responder") @implementation public func rk_super_next_responder(_ cls: RKClassRef?, _ self: RKResponderRef?, _ out: UnsafeMutablePointer<RKResponderRef?>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .responders, .nextResponder)
    if out != nil { context.recorded(Call.super_next_responder, cls, self) }
    try required(out).pointee = context.responder(index).callNextResponder(slot)?.pointer
  }
}

@_cdecl("rk_super_can_become_first_responder") @implementation public func rk_super_can_become_first_responder(_ cls: RKClassRef?, _ self: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superQuestion(Call.super_can_become_first_responder, cls, self, .canBecomeFirstResponder, out)
}

@_cdecl("rk_super_become_first_responder") @implementation public func rk_super_become_first_responder(_ cls: RKClassRef?, _ self: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superQuestion(Call.super_become_first_responder, cls, self, .becomeFirstResponder, out)
}

@_cdecl("rk_super_can_resign_first_responder") @implementation public func rk_super_can_resign_first_responder(_ cls: RKClassRef?, _ self: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superQuestion(Call.super_can_resign_first_responder, cls, self, .canResignFirstResponder, out)
}

@_cdecl("rk_super_resign_first_responder") @implementation public func rk_super_resign_first_responder(_ cls: RKClassRef?, _ self: RKResponderRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superQuestion(Call.super_resign_first_responder, cls, self, .resignFirstResponder, out)
}

@inline(never)
private func superQuestion(
  _ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ method: Method, _ out: UnsafeMutablePointer<Bool>?
) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, .responders, method)
    let out = try required(out)
    context.recorded(call, cls, receiver)
    let answer = context.responder(index).call(question: method, slot)
    out.pointee = answer
  }
}

@_cdecl("rk_super_can_perform_action") @implementation public func rk_super_can_perform_action(_ cls: RKClassRef?, _ self: RKResponderRef?, _ selector: UnsafePointer<CChar>?, _ sender: RKObjectRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .responders, .canPerformAction)
    let out = try required(out)
    context.recorded(Call.super_can_perform_action, cls, self, selector, sender)
    let selector = try requiredText(selector, "selector")
    _ = try resolveOptional(sender, in: context, .named, "sender")
    let answer = context.responder(index).call(canPerform: slot, selector, sender)
    out.pointee = answer
  }
}

@_cdecl("rk_super_target_for_action") @implementation public func rk_super_target_for_action(_ cls: RKClassRef?, _ self: RKResponderRef?, _ selector: UnsafePointer<CChar>?, _ sender: RKObjectRef?, _ out: UnsafeMutablePointer<RKResponderRef?>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .responders, .targetForAction)
    let out = try required(out)
    context.recorded(Call.super_target_for_action, cls, self, selector, sender)
    let selector = try requiredText(selector, "selector")
    _ = try resolveOptional(sender, in: context, .named, "sender")
    let target = context.responder(index).call(target: slot, selector, sender)
    out.pointee = target?.pointer
  }
}

// MARK: Views

@_cdecl("rk_super_hit_test") @implementation public func rk_super_hit_test(_ cls: RKClassRef?, _ self: RKViewRef?, _ point: RKPoint, _ event: RKEventRef?, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .views, .hitTest)
    let out = try required(out)
    context.recorded(Call.super_hit_test, cls, self, point, event)
    _ = try resolveOptional(event, in: context, .events, "event")
    try context.checkHitDepth()
    let found = context.callHitTest(slot, context.cursor(index), point.x, point.y, event)
    out.pointee = context.handle(ofView: found)
  }
}

@_cdecl("rk_super_point_inside") @implementation public func rk_super_point_inside(_ cls: RKClassRef?, _ self: RKViewRef?, _ point: RKPoint, _ event: RKEventRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .views, .pointInside)
    let out = try required(out)
    context.recorded(Call.super_point_inside, cls, self, point, event)
    _ = try resolveOptional(event, in: context, .events, "event")
    try context.checkHitDepth()
    let inside = context.callPointInside(slot, context.cursor(index), point.x, point.y, event)
    out.pointee = inside
  }
}

@_cdecl("rk_super_will_move_to_superview") @implementation public func rk_super_will_move_to_superview(_ cls: RKClassRef?, _ self: RKViewRef?, _ superview: RKViewRef?) -> RKStatus {
  superTree(Call.super_will_move_to_superview, cls, self, .willMoveToSuperview, superview, .views, "superview")
}

@_cdecl("rk_super_did_move_to_superview") @implementation public func rk_super_did_move_to_superview(_ cls: RKClassRef?, _ self: RKViewRef?) -> RKStatus {
  superTree(Call.super_did_move_to_superview, cls, self, .didMoveToSuperview, nil, .views, "self")
}

@_cdecl("rk_super_will_move_to_window") @implementation public func rk_super_will_move_to_window(_ cls: RKClassRef?, _ self: RKViewRef?, _ window: RKWindowRef?) -> RKStatus {
  superTree(Call.super_will_move_to_window, cls, self, .willMoveToWindow, window, .windows, "window")
}

@_cdecl("rk_super_did_move_to_window") @implementation public func rk_super_did_move_to_window(_ cls: RKClassRef?, _ self: RKViewRef?) -> RKStatus {
  superTree(Call.super_did_move_to_window, cls, self, .didMoveToWindow, nil, .views, "self")
}

@_cdecl("rk_super_did_add_subview") @implementation public func rk_super_did_add_subview(_ cls: RKClassRef?, _ self: RKViewRef?, _ subview: RKViewRef?) -> RKStatus {
  superTree(Call.super_did_add_subview, cls, self, .didAddSubview, subview, .views, "subview")
}

@_cdecl("rk_super_will_remove_subview") @implementation public func rk_super_will_remove_subview(_ cls: RKClassRef?, _ self: RKViewRef?, _ subview: RKViewRef?) -> RKStatus {
  superTree(Call.super_will_remove_subview, cls, self, .willRemoveSubview, subview, .views, "subview")
}

@inline(never)
private func superTree(
  _ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ method: Method, _ other: OpaquePointer?, _ kinds: KindSet,
  _ argument: Literal
) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, .views, method)
    if method == .didMoveToSuperview || method == .didMoveToWindow { context.recorded(call, cls, receiver) } else { context.recorded(call, cls, receiver, other) }
    // NULL is an argument of will_move_to_superview and will_move_to_window.
    context.view(index).call(tree: method, slot, context.view(ifAny: try resolveOptional(other, in: context, kinds, argument)))
  }
}

// MARK: Windows, controllers, the application

@_cdecl("rk_super_window_send_event") @implementation public func rk_super_window_send_event(_ cls: RKClassRef?, _ self: RKWindowRef?, _ event: RKEventRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .windows, .windowSendEvent)
    context.recorded(Call.super_window_send_event, cls, self, event)
    _ = try resolve(event, in: context, .events, "event")
    context.window(index).call(windowEvent: slot, event)
  }
}

@_cdecl("rk_super_become_key_window") @implementation public func rk_super_become_key_window(_ cls: RKClassRef?, _ self: RKWindowRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .windows, .becomeKeyWindow)
    context.recorded(Call.super_become_key_window, cls, self)
    context.window(index).call(window: slot)
  }
}

@_cdecl("rk_super_resign_key_window") @implementation public func rk_super_resign_key_window(_ cls: RKClassRef?, _ self: RKWindowRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .windows, .resignKeyWindow)
    context.recorded(Call.super_resign_key_window, cls, self)
    context.window(index).call(window: slot)
  }
}

@_cdecl("rk_super_load_view") @implementation public func rk_super_load_view(_ cls: RKClassRef?, _ self: RKViewControllerRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .controllers, .loadView)
    context.recorded(Call.super_load_view, cls, self)
    if slot.function == nil {
      try context.controller(index).builtInLoadView()
    } else {
      context.controller(index).call(controller: slot)
    }
  }
}

@_cdecl("rk_super_view_did_load") @implementation public func rk_super_view_did_load(_ cls: RKClassRef?, _ self: RKViewControllerRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .controllers, .viewDidLoad)
    context.recorded(Call.super_view_did_load, cls, self)
    context.controller(index).call(controller: slot)
  }
}

@_cdecl("rk_super_can_become_key_window") @implementation public func rk_super_can_become_key_window(_ cls: RKClassRef?, _ self: RKWindowRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superAnswer(Call.super_can_become_key_window, cls, self, .windows, .canBecomeKeyWindow, out)
}

@_cdecl("rk_super_should_automatically_forward_appearance_methods") @implementation public func rk_super_should_automatically_forward_appearance_methods(_ cls: RKClassRef?, _ self: RKViewControllerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superAnswer(Call.super_should_automatically_forward_appearance_methods, cls, self, .controllers, .forwardsAppearance, out)
}

@inline(never)
private func superAnswer(_ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ kinds: KindSet, _ method: Method, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, kinds, method)
    let out = try required(out)
    context.recorded(call, cls, receiver)
    let answer = context.responder(index).call(question: method, slot)
    out.pointee = answer
  }
}

@_cdecl("rk_super_view_will_appear") @implementation public func rk_super_view_will_appear(_ cls: RKClassRef?, _ self: RKViewControllerRef?, _ animated: Bool) -> RKStatus {
  superAppearance(Call.super_view_will_appear, cls, self, .viewWillAppear, animated)
}

@_cdecl("rk_super_view_is_appearing") @implementation public func rk_super_view_is_appearing(_ cls: RKClassRef?, _ self: RKViewControllerRef?, _ animated: Bool) -> RKStatus {
  superAppearance(Call.super_view_is_appearing, cls, self, .viewIsAppearing, animated)
}

@_cdecl("rk_super_view_did_appear") @implementation public func rk_super_view_did_appear(_ cls: RKClassRef?, _ self: RKViewControllerRef?, _ animated: Bool) -> RKStatus {
  superAppearance(Call.super_view_did_appear, cls, self, .viewDidAppear, animated)
}

@_cdecl("rk_super_view_will_disappear") @implementation public func rk_super_view_will_disappear(_ cls: RKClassRef?, _ self: RKViewControllerRef?, _ animated: Bool) -> RKStatus {
  superAppearance(Call.super_view_will_disappear, cls, self, .viewWillDisappear, animated)
}

@_cdecl("rk_super_view_did_disappear") @implementation public func rk_super_view_did_disappear(_ cls: RKClassRef?, _ self: RKViewControllerRef?, _ animated: Bool) -> RKStatus {
  superAppearance(Call.super_view_did_disappear, cls, self, .viewDidDisappear, animated)
}

@inline(never)
private func superAppearance(_ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ method: Method, _ animated: Bool) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, .controllers, method)
    context.recorded(call, cls, receiver, animated)
    context.controller(index).call(appearance: slot, animated)
  }
}

@_cdecl("rk_super_application_send_event") @implementation public func rk_super_application_send_event(_ cls: RKClassRef?, _ self: RKApplicationRef?, _ event: RKEventRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .applications, .applicationSendEvent)
    context.recorded(Call.super_application_send_event, cls, self, event)
    _ = try resolve(event, in: context, .events, "event")
    context.call(application: slot, index, event)
  }
}
