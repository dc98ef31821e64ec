// SPDX-License-Identifier: MIT
import CResponderKit

// gesture.h: making, attaching, targets, state, arbitration (properties of the types are in GestureTypes+Exports.swift)

@_cdecl("rk_gesture_recognizer_create") @implementation public func rk_gesture_recognizer_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  create(Call.gesture_recognizer_create, context, cls, BuiltIn.gestureRecognizer, out)
}

@_cdecl("rk_tap_create") @implementation public func rk_tap_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  create(Call.tap_create, context, cls, BuiltIn.tap, out)
}

@_cdecl("rk_long_press_create") @implementation public func rk_long_press_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  create(Call.long_press_create, context, cls, BuiltIn.longPress, out)
}

@_cdecl("rk_pan_create") @implementation public func rk_pan_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  create(Call.pan_create, context, cls, BuiltIn.pan, out)
}

@_cdecl("rk_screen_edge_pan_create") @implementation public func rk_screen_edge_pan_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  create(Call.screen_edge_pan_create, context, cls, BuiltIn.screenEdgePan, out)
}

@_cdecl("rk_swipe_create") @implementation public func rk_swipe_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  create(Call.swipe_create, context, cls, BuiltIn.swipe, out)
}

@_cdecl("rk_pinch_create") @implementation public func rk_pinch_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  create(Call.pinch_create, context, cls, BuiltIn.pinch, out)
}

@_cdecl("rk_rotation_create") @implementation public func rk_rotation_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  create(Call.rotation_create, context, cls, BuiltIn.rotation, out)
}

@_cdecl("rk_hover_create") @implementation public func rk_hover_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  create(Call.hover_create, context, cls, BuiltIn.hover, out)
}

@inline(never)
private func create(_ call: UInt32, _ context: OpaquePointer?, _ cls: OpaquePointer?, _ builtIn: UInt16, _ out: UnsafeMutablePointer<OpaquePointer?>?) -> RKStatus {
  getFromContext(context, out, calls: true) { (context) throws(RKStatus) in
    context.recorded(call, cls)
    let data = try classForNew(context, cls, builtIn, .gesture)
    guard context.isSubclass(data.id, of: builtIn) else {
      throw failure(.invalidArgument, "cls", .text(data.name.unsafelyUnwrapped), "makes recognisers of another type; see the function's comment")
    }
    return try context.makeGesture(data)
  }
}

// MARK: Attaching

@_cdecl("rk_view_add_gesture_recognizer") @implementation public func rk_view_add_gesture_recognizer(_ view: RKViewRef?, _ recognizer: RKGestureRecognizerRef?) -> RKStatus {
  with(view, .views, "view") { (v) throws(RKStatus) in
    let context = v.context
    context.recorded(Call.view_add_gesture_recognizer, view, recognizer)
    let gesture = try resolve(recognizer, in: context, .gestures, "recognizer")
    if context.gesture(gesture).view?.index != v.index { try notScrolling(context, context.gesture(gesture)) }
    try context.gesture(gesture).attach(to: v)
  }
}

@_cdecl("rk_view_remove_gesture_recognizer") @implementation public func rk_view_remove_gesture_recognizer(_ view: RKViewRef?, _ recognizer: RKGestureRecognizerRef?) -> RKStatus {
  with(view, .views, "view") { (v) throws(RKStatus) in
    let context = v.context
    context.recorded(Call.view_remove_gesture_recognizer, view, recognizer)
    let gesture = try resolve(recognizer, in: context, .gestures, "recognizer")
    guard context.gesture(gesture).view?.index == v.index else {
      throw failure(.notFound, "recognizer", .handle(UInt(bitPattern: recognizer)), "is not attached to this view; check rk_gesture_recognizer_get_view")
    }
    try notScrolling(context, context.gesture(gesture))
    context.gesture(gesture).detach()
  }
}

/// A scroll view's own recognisers stay with it.
private func notScrolling(_ context: Context, _ g: Recognizer) throws(RKStatus) {
  guard !g.has(.drivesScroll) else {
    throw failure(.busy, "recognizer", .handle(g.handle), "is a scroll view's own and stays with it; disable it instead")
  }
}

@_cdecl("rk_view_get_gesture_recognizers") @implementation public func rk_view_get_gesture_recognizers(_ view: RKViewRef?, _ buffer: UnsafeMutablePointer<RKGestureRecognizerRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(view, .views, "view", calls: false) { (v) throws(RKStatus) in
    let context = v.context
    let list = context.recognizers(v)
    try copyList(buffer, capacity, length, list.count) { context.pointer(list[$0]) }
  }
}

@_cdecl("rk_gesture_recognizer_get_view") @implementation public func rk_gesture_recognizer_get_view(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in g.view?.pointer }
}

@_cdecl("rk_view_gesture_recognizer_should_begin") @implementation public func rk_view_gesture_recognizer_should_begin(_ view: RKViewRef?, _ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(view, .views, "view", out, calls: true) { (v) throws(RKStatus) in
    let context = v.context
    context.recorded(Call.view_gesture_recognizer_should_begin, view, recognizer)
    let gesture = try resolve(recognizer, in: context, .gestures, "recognizer")
    return context.gesture(gesture).shouldBegin(v.slot(.gestureRecognizerShouldBegin), v)
  }
}

// MARK: Targets

@_cdecl("rk_gesture_recognizer_add_action") @implementation public func rk_gesture_recognizer_add_action(_ recognizer: RKGestureRecognizerRef?, _ function: RKGestureAction?, _ userdata: UnsafeMutableRawPointer?, _ drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, _ identifier: UnsafeMutablePointer<UInt64>?) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { (g) throws(RKStatus) in
    let context = g.context
    context.recorded(Call.gesture_recognizer_add_action, recognizer, function != nil, drop != nil)
    guard let function else { throw nullArgument("function") }
    try notDying(g.object, "recognizer")
    let entry = ActionTarget(
      gestureFunction: function, userdata: userdata, drop: drop)
    try context.addFunction(&g.targets, &g.numbers, entry, identifier)
  }
}

@_cdecl("rk_gesture_recognizer_remove_action") @implementation public func rk_gesture_recognizer_remove_action(_ recognizer: RKGestureRecognizerRef?, _ identifier: UInt64) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { (g) throws(RKStatus) in
    try g.context.removeFunction(&g.targets, identifier, Call.gesture_recognizer_remove_action, g.object)
  }
}

@_cdecl("rk_gesture_recognizer_add_target") @implementation public func rk_gesture_recognizer_add_target(_ recognizer: RKGestureRecognizerRef?, _ target: RKObjectRef?, _ selector: UnsafePointer<CChar>?) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { (g) throws(RKStatus) in
    let context = g.context
    context.recorded(Call.gesture_recognizer_add_target, recognizer, target, selector)
    let target = try resolve(target, in: context, .instances, "target")
    let number = try context.selector(selector, atMost: 1)
    try notDying(g.object, "recognizer")
    try context.addTarget(&g.targets, context.handle(target), number, .max)
  }
}

@_cdecl("rk_gesture_recognizer_remove_target") @implementation public func rk_gesture_recognizer_remove_target(_ recognizer: RKGestureRecognizerRef?, _ target: RKObjectRef?, _ selector: UnsafePointer<CChar>?) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { (g) throws(RKStatus) in
    let context = g.context
    context.recorded(Call.gesture_recognizer_remove_target, recognizer, target, selector)
    let target = try resolveOptional(target, in: context, .instances, "target")
    guard let number = try context.knownSelector(selector) else { return }
    g.targets.take(context.handle(target), number, .max)
  }
}

// MARK: State and properties

@_optimize(speed)
@_cdecl("rk_gesture_recognizer_get_state") @implementation public func rk_gesture_recognizer_get_state(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerState>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in
    return g.has(.showing) && !g.has(.resetting) ? g.shown : g.state
  }
}

@_cdecl("rk_gesture_recognizer_set_state") @implementation public func rk_gesture_recognizer_set_state(_ recognizer: RKGestureRecognizerRef?, _ state: RKGestureRecognizerState) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { (g) throws(RKStatus) in
    let context = g.context
    context.recorded(Call.gesture_recognizer_set_state, recognizer, state.rawValue)
    guard state.rawValue >= 0, state.rawValue <= RKGestureRecognizerState.failed.rawValue else {
      throw failure(.invalidArgument, "state", .int(Int64(state.rawValue)), "is not one of RKGestureRecognizerState")
    }
    try ownClass(g)
    let kept = g.object.keep()
    g.setState(state)
    context.settleIfIdle()
    kept.release()
  }
}

/// Only a class that a host or plugin defined sets states and ignores touches (SPEC 177).
private func ownClass(_ recognizer: Recognizer) throws(RKStatus) {
  let cls = recognizer.cls
  guard cls.id != cls.builtIn else {
    throw failure(.invalidArgument, "recognizer", .text(cls.name.unsafelyUnwrapped), "is of a built-in class, which decides itself; define a subclass")
  }
}

@_cdecl("rk_gesture_recognizer_ignore_touch") @implementation public func rk_gesture_recognizer_ignore_touch(_ recognizer: RKGestureRecognizerRef?, _ touch: RKTouchRef?) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { (g) throws(RKStatus) in
    let context = g.context
    context.recorded(Call.gesture_recognizer_ignore_touch, recognizer, touch)
    let touchIndex = try resolve(touch, in: context, .touches, "touch")
    try ownClass(g)
    guard g.ignoreTouch(context.handle(touchIndex)) else {
      throw failure(.notFound, "touch", .handle(context.handle(touchIndex)), "is not tracked by the recogniser; pass a touch that it has received")
    }
    context.settleIfIdle()
  }
}

@_cdecl("rk_gesture_recognizer_set_enabled") @implementation public func rk_gesture_recognizer_set_enabled(_ recognizer: RKGestureRecognizerRef?, _ enabled: Bool) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { g in
    g.context.recorded(Call.gesture_recognizer_set_enabled, recognizer, enabled)
    g.setEnabled(enabled)
  }
}

@_cdecl("rk_gesture_recognizer_is_enabled") @implementation public func rk_gesture_recognizer_is_enabled(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in !g.has(.disabled) }
}

@_cdecl("rk_gesture_recognizer_set_cancels_touches_in_view") @implementation public func rk_gesture_recognizer_set_cancels_touches_in_view(_ recognizer: RKGestureRecognizerRef?, _ value: Bool) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { g in
    g.context.recorded(Call.gesture_recognizer_set_cancels_touches_in_view, recognizer, value)
    g.set(.leavesTouches, !value)
  }
}

@_cdecl("rk_gesture_recognizer_cancels_touches_in_view") @implementation public func rk_gesture_recognizer_cancels_touches_in_view(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in !g.has(.leavesTouches) }
}

@_cdecl("rk_gesture_recognizer_set_delays_touches_began") @implementation public func rk_gesture_recognizer_set_delays_touches_began(_ recognizer: RKGestureRecognizerRef?, _ value: Bool) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { g in
    g.context.recorded(Call.gesture_recognizer_set_delays_touches_began, recognizer, value)
    g.set(.delaysBegan, value)
  }
}

@_cdecl("rk_gesture_recognizer_delays_touches_began") @implementation public func rk_gesture_recognizer_delays_touches_began(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in g.has(.delaysBegan) }
}

@_cdecl("rk_gesture_recognizer_set_delays_touches_ended") @implementation public func rk_gesture_recognizer_set_delays_touches_ended(_ recognizer: RKGestureRecognizerRef?, _ value: Bool) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { g in
    g.context.recorded(Call.gesture_recognizer_set_delays_touches_ended, recognizer, value)
    g.set(.hurriesEnded, !value)
  }
}

@_cdecl("rk_gesture_recognizer_delays_touches_ended") @implementation public func rk_gesture_recognizer_delays_touches_ended(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in !g.has(.hurriesEnded) }
}

@_cdecl("rk_gesture_recognizer_set_requires_exclusive_touch_type") @implementation public func rk_gesture_recognizer_set_requires_exclusive_touch_type(_ recognizer: RKGestureRecognizerRef?, _ value: Bool) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { g in
    g.context.recorded(Call.gesture_recognizer_set_requires_exclusive_touch_type, recognizer, value)
    g.set(.mixesTypes, !value)
  }
}

@_cdecl("rk_gesture_recognizer_requires_exclusive_touch_type") @implementation public func rk_gesture_recognizer_requires_exclusive_touch_type(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in !g.has(.mixesTypes) }
}

@_cdecl("rk_gesture_recognizer_set_allowed_touch_types") @implementation public func rk_gesture_recognizer_set_allowed_touch_types(_ recognizer: RKGestureRecognizerRef?, _ types: UInt32) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { g in
    g.context.recorded(Call.gesture_recognizer_set_allowed_touch_types, recognizer, types)
    g.allowedTypes = types
  }
}

@_cdecl("rk_gesture_recognizer_get_allowed_touch_types") @implementation public func rk_gesture_recognizer_get_allowed_touch_types(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in g.allowedTypes }
}

// MARK: Arbitration

@_optimize(speed)
@_cdecl("rk_gesture_recognizer_require_to_fail") @implementation public func rk_gesture_recognizer_require_to_fail(_ recognizer: RKGestureRecognizerRef?, _ other: RKGestureRecognizerRef?) -> RKStatus {
  withInPlace(recognizer, .gestures, "recognizer") { (g) throws(RKStatus) in
    let context = g.context
    context.recorded(Call.gesture_recognizer_require_to_fail, recognizer, other)
    try g.require(toFail: context.gesture(try resolve(other, in: context, .gestures, "other")))
  }
}

@_cdecl("rk_gesture_recognizer_get_failure_requirements") @implementation public func rk_gesture_recognizer_get_failure_requirements(_ recognizer: RKGestureRecognizerRef?, _ buffer: UnsafeMutablePointer<RKGestureRecognizerRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(recognizer, .gestures, "recognizer", calls: false) { (g) throws(RKStatus) in try copyLiving(g.requirements, in: g.context, buffer, capacity, length) }
}

@_cdecl("rk_gesture_recognizer_get_attempt_failure_requirements") @implementation public func rk_gesture_recognizer_get_attempt_failure_requirements(_ recognizer: RKGestureRecognizerRef?, _ buffer: UnsafeMutablePointer<RKGestureRecognizerRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(recognizer, .gestures, "recognizer", calls: false) { (g) throws(RKStatus) in try copyLiving(g.attemptRequirements, in: g.context, buffer, capacity, length) }
}

/// Recognisers that are held weakly.
private func copyLiving(
  _ list: Buffer<UInt>, in context: Context, _ buffer: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) throws(RKStatus) {
  var count = 0
  for handle in list where context.live(handle, .gestures) != 0 { count += 1 }
  guard let buffer = try room(buffer, capacity, length, count, needed: count) else { return }
  var k = 0
  for handle in list {
    guard let recognizer = context.liveGesture(handle) else { continue }
    buffer[k] = recognizer.pointer
    k += 1
  }
}

@_cdecl("rk_gesture_recognizer_can_prevent") @implementation public func rk_gesture_recognizer_can_prevent(_ recognizer: RKGestureRecognizerRef?, _ other: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out, calls: true) { (g) throws(RKStatus) in
    let context = g.context
    context.recorded(Call.gesture_recognizer_can_prevent, recognizer, other)
    return g.canPrevent(context.gesture(try resolve(other, in: context, .gestures, "other")))
  }
}

@_cdecl("rk_gesture_recognizer_can_be_prevented_by") @implementation public func rk_gesture_recognizer_can_be_prevented_by(_ recognizer: RKGestureRecognizerRef?, _ other: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out, calls: true) { (g) throws(RKStatus) in
    let context = g.context
    context.recorded(Call.gesture_recognizer_can_be_prevented_by, recognizer, other)
    return g.canBePrevented(context.gesture(try resolve(other, in: context, .gestures, "other")))
  }
}

@_cdecl("rk_gesture_recognizer_set_delegate") @implementation public func rk_gesture_recognizer_set_delegate(_ recognizer: RKGestureRecognizerRef?, _ delegate: UnsafePointer<RKGestureRecognizerDelegate>?) -> RKStatus {
  with(recognizer, .gestures, "recognizer") { (g) throws(RKStatus) in
    let context = g.context
    guard let delegate else {
      context.recorded(Call.gesture_recognizer_set_delegate, recognizer, OpaquePointer?.none)
      return try g.setDelegate(nil)
    }
    var read = RKGestureRecognizerDelegate()
    try readSized(delegate, into: &read, minimum: MemoryLayout<RKGestureRecognizerDelegate>.size - MemoryLayout<UnsafeRawPointer>.size, "delegate.struct_size")
    try requireZero(Int64(read.reserved), "delegate.reserved")
    _ = try resolveOptional(read.object, in: context, .named, "delegate.object")
    try notDying(g.object, "recognizer")
    if context.isRecording { context.writeDelegate(g.object, read) }
    try g.setDelegate(read)
  }
}

@_cdecl("rk_gesture_recognizer_get_delegate") @implementation public func rk_gesture_recognizer_get_delegate(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<RKObjectRef?>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out, calls: true) { g in
    g.context.recorded(Call.gesture_recognizer_get_delegate, recognizer)
    return OpaquePointer(bitPattern: g.delegateObject)
  }
}

// MARK: Where the gesture is

@_cdecl("rk_gesture_recognizer_get_modifier_flags") @implementation public func rk_gesture_recognizer_get_modifier_flags(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<RKKeyModifierFlags>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in RKKeyModifierFlags(rawValue: g.inputMask.modifiers) }
}

@_cdecl("rk_gesture_recognizer_get_button_mask") @implementation public func rk_gesture_recognizer_get_button_mask(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in g.inputMask.buttons }
}

@_cdecl("rk_gesture_recognizer_get_number_of_touches") @implementation public func rk_gesture_recognizer_get_number_of_touches(_ recognizer: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { g in g.numberOfTouches }
}

@_cdecl("rk_gesture_recognizer_get_location") @implementation public func rk_gesture_recognizer_get_location(_ recognizer: RKGestureRecognizerRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { (g) throws(RKStatus) in
    try g.point(g.presentLocation, in: try resolveOptionalView(view, in: g.context, "view"))
  }
}

@_cdecl("rk_gesture_recognizer_get_location_of_touch") @implementation public func rk_gesture_recognizer_get_location_of_touch(_ recognizer: RKGestureRecognizerRef?, _ index: Int, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(recognizer, .gestures, "recognizer", out) { (g) throws(RKStatus) in
    let view = try resolveOptionalView(view, in: g.context, "view")
    guard let point = g.location(ofTouch: index) else {
      throw failure(.notFound, "index", .int(Int64(index)), "is not below numberOfTouches; read that first")
    }
    return try g.point(point, in: view)
  }
}

@_cdecl("rk_gesture_recognizer_get_touches") @implementation public func rk_gesture_recognizer_get_touches(_ recognizer: RKGestureRecognizerRef?, _ buffer: UnsafeMutablePointer<RKTouchRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(recognizer, .gestures, "recognizer", calls: false) { (g) throws(RKStatus) in
    try copyList(buffer, capacity, length, g.touchesDown) { g.touchDown($0)?.pointer }
  }
}
