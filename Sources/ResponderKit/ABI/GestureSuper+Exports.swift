// SPDX-License-Identifier: MIT
import CResponderKit

// gesture.h and control.h: super-calls

@_cdecl("rk_super_gesture_touches_began") @implementation public func rk_super_gesture_touches_began(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superTouches(Call.super_gesture_touches_began, cls, self, .began, touches, count, event)
}

@_cdecl("rk_super_gesture_touches_moved") @implementation public func rk_super_gesture_touches_moved(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superTouches(Call.super_gesture_touches_moved, cls, self, .moved, touches, count, event)
}

@_cdecl("rk_super_gesture_touches_ended") @implementation public func rk_super_gesture_touches_ended(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superTouches(Call.super_gesture_touches_ended, cls, self, .ended, touches, count, event)
}

@_cdecl("rk_super_gesture_touches_cancelled") @implementation public func rk_super_gesture_touches_cancelled(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int, _ event: RKEventRef?) -> RKStatus {
  superTouches(Call.super_gesture_touches_cancelled, cls, self, .cancelled, touches, count, event)
}

@inline(never)
private func superTouches(
  _ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?
) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, .gestures, .touches(phase))
    let touches = try checkTouches(context, touches, count)
    context.recorded(call, cls, receiver, ObjectList(objects: touches, count: count), event)
    let event = context.pointer(try resolveOptional(event, in: context, .events, "event"))
    guard context.hasStack else { throw failure(.tooDeep, "self", "cannot be called: no stack is left; let outer calls return first") }
    context.offering += 1
    // Before: the call may end the recogniser.
    context.gesture(index).set(.calledSuper, true)
    context.gesture(index).sendTouches(slot, phase, touches, count, event)
    context.offering -= 1
    context.settleIfIdle()
  }
}

@_cdecl("rk_super_gesture_reset") @implementation public func rk_super_gesture_reset(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .gestures, .reset)
    context.recorded(Call.super_gesture_reset, cls, self)
    guard let function = slot.function else { return }
    let kept = context.object(index).keep()
    context.object(index).begin(slot)
    unsafeBitCast(function, to: RKGestureMethod.self)(context.pointer(index), slot.userdata)
    context.end(slot)
    kept.release()
  }
}

@inline(never)
private func superQuestion(
  _ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ method: Method, _ other: OpaquePointer?, _ out: UnsafeMutablePointer<Bool>?
) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, .gestures, method)
    let out = try required(out)
    context.recorded(call, cls, receiver, other)
    let other = try resolve(other, in: context, .gestures, "other")
    out.pointee = context.gesture(index).question(method, slot, context.gesture(other))
  }
}

@_cdecl("rk_super_gesture_can_prevent") @implementation public func rk_super_gesture_can_prevent(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ other: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superQuestion(Call.super_gesture_can_prevent, cls, self, .canPrevent, other, out)
}

@_cdecl("rk_super_gesture_can_be_prevented_by") @implementation public func rk_super_gesture_can_be_prevented_by(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ other: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superQuestion(Call.super_gesture_can_be_prevented_by, cls, self, .canBePreventedBy, other, out)
}

@_cdecl("rk_super_gesture_should_require_failure_of") @implementation public func rk_super_gesture_should_require_failure_of(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ other: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superQuestion(Call.super_gesture_should_require_failure_of, cls, self, .shouldRequireFailureOf, other, out)
}

@_cdecl("rk_super_gesture_should_be_required_to_fail_by") @implementation public func rk_super_gesture_should_be_required_to_fail_by(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ other: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superQuestion(Call.super_gesture_should_be_required_to_fail_by, cls, self, .shouldBeRequiredToFailBy, other, out)
}

@_cdecl("rk_super_gesture_should_receive_event") @implementation public func rk_super_gesture_should_receive_event(_ cls: RKClassRef?, _ self: RKGestureRecognizerRef?, _ event: RKEventRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .gestures, .shouldReceiveEvent)
    let event = context.pointer(try resolveOptional(event, in: context, .events, "event"))
    let out = try required(out)
    context.recorded(Call.super_gesture_should_receive_event, cls, self, event)
    let kept = context.object(index).keep()
    out.pointee = context.gesture(index).receivesEvent(slot, event)
    kept.release()
  }
}

@_cdecl("rk_super_gesture_recognizer_should_begin") @implementation public func rk_super_gesture_recognizer_should_begin(_ cls: RKClassRef?, _ self: RKViewRef?, _ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .views, .gestureRecognizerShouldBegin)
    if out != nil { context.recorded(Call.super_gesture_recognizer_should_begin, cls, self, recognizer) }
    let gesture = try resolve(recognizer, in: context, .gestures, "recognizer")
    try required(out).pointee = context.gesture(gesture).shouldBegin(slot, context.view(index))
  }
}

// MARK: Controls

@inline(never)
private func superTracking(
  _ call: UInt32, _ cls: OpaquePointer?, _ receiver: OpaquePointer?, _ method: Method, _ touch: OpaquePointer?, _ event: OpaquePointer?, _ out: UnsafeMutablePointer<Bool>?
) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, receiver, .controls, method)
    let out = try required(out)
    context.recorded(call, cls, receiver, touch, event)
    let touch = try resolve(touch, in: context, .touches, "touch")
    let event = context.pointer(try resolveOptional(event, in: context, .events, "event"))
    out.pointee = context.control(index).track(method, slot, context.touch(touch), event)
  }
}

@_cdecl("rk_super_begin_tracking") @implementation public func rk_super_begin_tracking(_ cls: RKClassRef?, _ self: RKControlRef?, _ touch: RKTouchRef?, _ event: RKEventRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superTracking(Call.super_begin_tracking, cls, self, .beginTracking, touch, event, out)
}

@_cdecl("rk_super_continue_tracking") @implementation public func rk_super_continue_tracking(_ cls: RKClassRef?, _ self: RKControlRef?, _ touch: RKTouchRef?, _ event: RKEventRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  superTracking(Call.super_continue_tracking, cls, self, .continueTracking, touch, event, out)
}

@_cdecl("rk_super_end_tracking") @implementation public func rk_super_end_tracking(_ cls: RKClassRef?, _ self: RKControlRef?, _ touch: RKTouchRef?, _ event: RKEventRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .controls, .endTracking)
    context.recorded(Call.super_end_tracking, cls, self, touch, event)
    let touch = try resolve(touch, in: context, .touches, "touch")
    context.control(index).endTracking(slot, context.touch(touch), context.pointer(try resolveOptional(event, in: context, .events, "event")))
  }
}

@_cdecl("rk_super_cancel_tracking") @implementation public func rk_super_cancel_tracking(_ cls: RKClassRef?, _ self: RKControlRef?, _ event: RKEventRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .controls, .cancelTracking)
    context.recorded(Call.super_cancel_tracking, cls, self, event)
    context.control(index).cancelTracking(slot, context.pointer(try resolveOptional(event, in: context, .events, "event")))
  }
}

@_cdecl("rk_super_send_action") @implementation public func rk_super_send_action(_ cls: RKClassRef?, _ self: RKControlRef?, _ selector: UnsafePointer<CChar>?, _ target: RKObjectRef?, _ event: RKEventRef?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .controls, .sendAction)
    context.recorded(Call.super_send_action, cls, self, selector, target, event)
    let number = try context.selector(selector, atMost: 2)
    let target = try resolveOptional(target, in: context, .instances, "target")
    context.control(index).sendAction(slot, number, context.object(ifAny: target), context.pointer(try resolveOptional(event, in: context, .events, "event")))
  }
}
