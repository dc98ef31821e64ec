// SPDX-License-Identifier: MIT
import CResponderKit

// scroll.h: making, delegate, offset, state, zoom (properties are in ScrollValues+Exports.swift)

/// What may call the delegate, or end what the delegate is about: the scroll view is held meanwhile.
func changing(_ handle: OpaquePointer?, _ body: (ScrollView) throws(RKStatus) -> Void) -> RKStatus {
  with(handle, .scrolls, "scroll_view") { (s) throws(RKStatus) in
    let kept = s.object.keep()
    try body(s)
    kept.release()
  }
}

private func checkScale(_ value: Double, _ argument: Literal) throws(RKStatus) {
  guard value.isFinite, value > 0 else { throw failure(.invalidArgument, argument, .double(value), "is not a scale; pass a finite number above 0") }
}

private func checkLimit(_ value: Double, _ argument: Literal) throws(RKStatus) {
  guard value.isFinite, value >= 0 else { throw failure(.invalidArgument, argument, .double(value), "is not a limit of a scale; pass a finite number, 0 or above") }
}

func finite(_ insets: RKEdgeInsets) throws(RKStatus) {
  try finite(insets.top, "insets.top")
  try finite(insets.left, "insets.left")
  try finite(insets.bottom, "insets.bottom")
  try finite(insets.right, "insets.right")
}

@_cdecl("rk_scroll_view_create") @implementation public func rk_scroll_view_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKScrollViewRef?>?) -> RKStatus {
  getFromContext(context, out, calls: true) { (context) throws(RKStatus) in
    context.recorded(Call.scroll_view_create, cls, frame)
    try finite(frame, "frame")
    return try context.makeScrollView(try classForNew(context, cls, BuiltIn.scrollView, .scroll), frame)
  }
}

@_cdecl("rk_scroll_view_set_delegate") @implementation public func rk_scroll_view_set_delegate(_ scroll_view: RKScrollViewRef?, _ delegate: UnsafePointer<RKScrollViewDelegate>?) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { (s) throws(RKStatus) in
    let context = s.context
    guard let delegate else {
      context.recorded(Call.scroll_view_set_delegate, scroll_view, OpaquePointer?.none)
      return try s.setDelegate(nil)
    }
    var read = RKScrollViewDelegate()
    try readSized(delegate, into: &read, minimum: MemoryLayout<RKScrollViewDelegate>.size, "delegate.struct_size")
    try requireZero(Int64(read.reserved), "delegate.reserved")
    _ = try resolveOptional(read.object, in: context, .named, "delegate.object")
    try notDying(s.object, "scroll_view")
    if context.isRecording { context.writeDelegate(s.object, read) }
    try s.setDelegate(read)
  }
}

@_cdecl("rk_scroll_view_get_delegate") @implementation public func rk_scroll_view_get_delegate(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKObjectRef?>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out, calls: true) { s in
    s.context.recorded(Call.scroll_view_get_delegate, scroll_view)
    return OpaquePointer(bitPattern: s.delegateObject)
  }
}

@_cdecl("rk_scroll_view_get_pan_gesture_recognizer") @implementation public func rk_scroll_view_get_pan_gesture_recognizer(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.context.pointer(s.data.pan) }
}

@_cdecl("rk_scroll_view_get_pinch_gesture_recognizer") @implementation public func rk_scroll_view_get_pinch_gesture_recognizer(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKGestureRecognizerRef?>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.context.pointer(s.data.pinch) }
}

// MARK: Where it is

@_cdecl("rk_scroll_view_set_content_offset") @implementation public func rk_scroll_view_set_content_offset(_ scroll_view: RKScrollViewRef?, _ offset: RKPoint, _ animated: Bool) -> RKStatus {
  changing(scroll_view) { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_set_content_offset, scroll_view, offset, animated)
    try finite(offset, "offset")
    s.setContentOffset(offset, animated: animated)
  }
}

@_cdecl("rk_scroll_view_get_content_offset") @implementation public func rk_scroll_view_get_content_offset(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.contentOffset }
}

@_cdecl("rk_scroll_view_scroll_rect_to_visible") @implementation public func rk_scroll_view_scroll_rect_to_visible(_ scroll_view: RKScrollViewRef?, _ rect: RKRect, _ animated: Bool) -> RKStatus {
  changing(scroll_view) { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_scroll_rect_to_visible, scroll_view, rect, animated)
    try finite(rect, "rect")
    s.scrollToVisible(rect, animated: animated)
  }
}

@_cdecl("rk_scroll_view_scroll_to_top") @implementation public func rk_scroll_view_scroll_to_top(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  changing(scroll_view) { s in
    s.context.recorded(Call.scroll_view_scroll_to_top, scroll_view)
    let scrolls = s.scrollToTop()
    out?.pointee = scrolls
  }
}

@_cdecl("rk_scroll_view_set_content_size") @implementation public func rk_scroll_view_set_content_size(_ scroll_view: RKScrollViewRef?, _ size: RKSize) -> RKStatus {
  changing(scroll_view) { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_set_content_size, scroll_view, size)
    try finite(size.width, "size.width")
    try finite(size.height, "size.height")
    guard size.width >= 0 else { throw failure(.invalidArgument, "size.width", .double(size.width), "is negative; pass 0 or more") }
    guard size.height >= 0 else { throw failure(.invalidArgument, "size.height", .double(size.height), "is negative; pass 0 or more") }
    s.setContentSize(size)
  }
}

@_cdecl("rk_scroll_view_get_content_size") @implementation public func rk_scroll_view_get_content_size(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKSize>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.data.contentSize }
}

@_cdecl("rk_scroll_view_set_content_inset") @implementation public func rk_scroll_view_set_content_inset(_ scroll_view: RKScrollViewRef?, _ insets: RKEdgeInsets) -> RKStatus {
  changing(scroll_view) { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_set_content_inset, scroll_view, insets)
    try finite(insets)
    s.setContentInset(insets)
  }
}

@_cdecl("rk_scroll_view_get_content_inset") @implementation public func rk_scroll_view_get_content_inset(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKEdgeInsets>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.data.inset }
}

@_cdecl("rk_scroll_view_get_content_offset_range") @implementation public func rk_scroll_view_get_content_offset_range(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.contentOffsetRange }
}

// MARK: What it is doing

@_cdecl("rk_scroll_view_is_tracking") @implementation public func rk_scroll_view_is_tracking(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.isTracking }
}

@_cdecl("rk_scroll_view_is_dragging") @implementation public func rk_scroll_view_is_dragging(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.data.flags.intersection([.dragging, .notched]) == .dragging }
}

@_cdecl("rk_scroll_view_is_decelerating") @implementation public func rk_scroll_view_is_decelerating(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.has(.decelerating) }
}

@_cdecl("rk_scroll_view_is_zooming") @implementation public func rk_scroll_view_is_zooming(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.has(.zooming) }
}

@_cdecl("rk_scroll_view_is_zoom_bouncing") @implementation public func rk_scroll_view_is_zoom_bouncing(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.has(.zoomBouncing) }
}

@_cdecl("rk_scroll_view_get_velocity") @implementation public func rk_scroll_view_get_velocity(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.velocity }
}

// MARK: Zoom

@_cdecl("rk_scroll_view_set_zoom_scale_range") @implementation public func rk_scroll_view_set_zoom_scale_range(_ scroll_view: RKScrollViewRef?, _ minimum: Double, _ maximum: Double) -> RKStatus {
  changing(scroll_view) { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_set_zoom_scale_range, scroll_view, minimum, maximum)
    try checkLimit(minimum, "minimum")
    try checkLimit(maximum, "maximum")
    s.setZoomRange(minimum, maximum)
  }
}

@_cdecl("rk_scroll_view_get_zoom_scale_range") @implementation public func rk_scroll_view_get_zoom_scale_range(_ scroll_view: RKScrollViewRef?, _ minimum: UnsafeMutablePointer<Double>?, _ maximum: UnsafeMutablePointer<Double>?) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view", calls: false) { (s) throws(RKStatus) in
    let low = try required(minimum, "minimum"), high = try required(maximum, "maximum")
    low.pointee = s.data.minimumZoom
    high.pointee = s.data.maximumZoom
  }
}

@_cdecl("rk_scroll_view_set_zoom_scale") @implementation public func rk_scroll_view_set_zoom_scale(_ scroll_view: RKScrollViewRef?, _ scale: Double, _ animated: Bool) -> RKStatus {
  changing(scroll_view) { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_set_zoom_scale, scroll_view, scale, animated)
    try checkScale(scale, "scale")
    s.setZoomScale(scale, animated: animated)
  }
}

@_cdecl("rk_scroll_view_get_zoom_scale") @implementation public func rk_scroll_view_get_zoom_scale(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.data.zoom }
}

@_cdecl("rk_scroll_view_zoom_to_rect") @implementation public func rk_scroll_view_zoom_to_rect(_ scroll_view: RKScrollViewRef?, _ rect: RKRect, _ animated: Bool) -> RKStatus {
  changing(scroll_view) { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_zoom_to_rect, scroll_view, rect, animated)
    try finite(rect, "rect")
    guard rect.size.width != 0, rect.size.height != 0 else { throw failure(.invalidArgument, "rect", "is empty; pass one with a width and a height") }
    s.zoomToRect(rect, animated: animated)
  }
}

// MARK: Super-calls

@_cdecl("rk_super_touches_should_begin") @implementation public func rk_super_touches_should_begin(_ cls: RKClassRef?, _ self: RKScrollViewRef?, _ touches: UnsafePointer<RKTouchRef?>?, _ count: Int, _ event: RKEventRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .scrolls, .touchesShouldBegin)
    let touches = try checkTouches(context, touches, count)
    let event = context.pointer(try resolveOptional(event, in: context, .events, "event"))
    let view = try resolveOptional(view, in: context, .views, "view")
    let out = try required(out)
    context.recorded(Call.super_touches_should_begin, cls, self, ObjectList(objects: touches, count: count), event, context.pointer(view))
    let kept = context.object(index).keep()
    out.pointee = context.touchesShouldBegin(slot, context.scrollView(index), touches, count, event, context.viewHandle(view))
    kept.release()
  }
}

@_cdecl("rk_super_touches_should_cancel") @implementation public func rk_super_touches_should_cancel(_ cls: RKClassRef?, _ self: RKScrollViewRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  status { () throws(RKStatus) in
    let (context, index, slot) = try inherited(cls, self, .scrolls, .touchesShouldCancel)
    let view = try resolve(view, in: context, .views, "view")
    let out = try required(out)
    context.recorded(Call.super_touches_should_cancel, cls, self, context.pointer(view))
    let kept = context.object(index).keep()
    out.pointee = context.scrollView(index).touchesShouldCancel(slot, context.view(view))
    kept.release()
  }
}
