// SPDX-License-Identifier: MIT
import CResponderKit

// view.h: tree, conversion, hit-testing

// MARK: Tree

/// Two views of one context: an operation on the first with the second.
@inline(__always)
private func withTwo(
  _ view: OpaquePointer?, _ subview: OpaquePointer?, _ body: (Context, UInt32, UInt32) throws(RKStatus) -> Void
) -> RKStatus {
  withInPlace(view, .views, "view") { (v) throws(RKStatus) in
    try body(v.context, v.index, try resolve(subview, in: v.context, .views, "subview"))
  }
}

@_optimize(speed)
@_cdecl("rk_view_add_subview") @implementation public func rk_view_add_subview(_ view: RKViewRef?, _ subview: RKViewRef?) -> RKStatus {
  withTwo(view, subview) { (context, parent, child) throws(RKStatus) in
    context.recorded(Call.view_add_subview, view, subview)
    try context.view(parent).insertSubview(context.view(child), .front)
  }
}

@_cdecl("rk_view_insert_subview_at_index") @implementation public func rk_view_insert_subview_at_index(_ view: RKViewRef?, _ subview: RKViewRef?, _ index: Int64) -> RKStatus {
  withTwo(view, subview) { (context, parent, child) throws(RKStatus) in
    context.recorded(Call.view_insert_subview_at_index, view, subview, index)
    try context.view(parent).insertSubview(context.view(child), .index(Int(clamping: index)))
  }
}

@_cdecl("rk_view_insert_subview_below") @implementation public func rk_view_insert_subview_below(_ view: RKViewRef?, _ subview: RKViewRef?, _ sibling: RKViewRef?) -> RKStatus {
  withTwo(view, subview) { (context, parent, child) throws(RKStatus) in
    context.recorded(Call.view_insert_subview_below, view, subview, sibling)
    let sibling = try resolveOptional(sibling, in: context, .views, "sibling")
    if sibling != 0 { try context.view(parent).insertSubview(context.view(child), .below(context.view(sibling))) }
  }
}

@_cdecl("rk_view_insert_subview_above") @implementation public func rk_view_insert_subview_above(_ view: RKViewRef?, _ subview: RKViewRef?, _ sibling: RKViewRef?) -> RKStatus {
  withTwo(view, subview) { (context, parent, child) throws(RKStatus) in
    context.recorded(Call.view_insert_subview_above, view, subview, sibling)
    let sibling = try resolveOptional(sibling, in: context, .views, "sibling")
    if sibling != 0 { try context.view(parent).insertSubview(context.view(child), .above(context.view(sibling))) }
  }
}

@_cdecl("rk_view_exchange_subviews") @implementation public func rk_view_exchange_subviews(_ view: RKViewRef?, _ first: Int64, _ second: Int64) -> RKStatus {
  with(view, .views, "view") { (v) throws(RKStatus) in
    v.context.recorded(Call.view_exchange_subviews, view, first, second)
    try v.exchangeSubviews(Int(clamping: first), Int(clamping: second))
  }
}

@_cdecl("rk_view_bring_subview_to_front") @implementation public func rk_view_bring_subview_to_front(_ view: RKViewRef?, _ subview: RKViewRef?) -> RKStatus {
  withTwo(view, subview) { (context, parent, child) throws(RKStatus) in
    context.recorded(Call.view_bring_subview_to_front, view, subview)
    try context.view(parent).reorder(context.view(child), .front)
  }
}

@_cdecl("rk_view_send_subview_to_back") @implementation public func rk_view_send_subview_to_back(_ view: RKViewRef?, _ subview: RKViewRef?) -> RKStatus {
  withTwo(view, subview) { (context, parent, child) throws(RKStatus) in
    context.recorded(Call.view_send_subview_to_back, view, subview)
    try context.view(parent).reorder(context.view(child), .index(0))
  }
}

@_cdecl("rk_view_remove_from_superview") @implementation public func rk_view_remove_from_superview(_ view: RKViewRef?) -> RKStatus {
  with(view, .views, "view") { (v) throws(RKStatus) in
    v.context.recorded(Call.view_remove_from_superview, view)
    try v.removeFromSuperview()
  }
}

@_cdecl("rk_view_get_superview") @implementation public func rk_view_get_superview(_ view: RKViewRef?, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.superview?.pointer }
}

@_cdecl("rk_view_get_window") @implementation public func rk_view_get_window(_ view: RKViewRef?, _ out: UnsafeMutablePointer<RKWindowRef?>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.window?.pointer }
}

@_cdecl("rk_view_get_subviews") @implementation public func rk_view_get_subviews(_ view: RKViewRef?, _ buffer: UnsafeMutablePointer<RKViewRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(view, .views, "view", calls: false) { (v) throws(RKStatus) in
    try copyList(buffer, capacity, length, Int(v.childCount)) { v.child($0).pointer }
  }
}

@_cdecl("rk_view_is_descendant_of") @implementation public func rk_view_is_descendant_of(_ view: RKViewRef?, _ ancestor: RKViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(view, .views, "view", out) { (v) throws(RKStatus) in
    v.isDescendant(of: v.context.view(try resolve(ancestor, in: v.context, .views, "ancestor")))
  }
}

@_cdecl("rk_view_get_view_controller") @implementation public func rk_view_get_view_controller(_ view: RKViewRef?, _ out: UnsafeMutablePointer<RKViewControllerRef?>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.controller?.pointer }
}

@_cdecl("rk_view_recursive_description") @implementation public func rk_view_recursive_description(_ view: RKViewRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(view, .views, "view", calls: false) { (v) throws(RKStatus) in
    try copyText(buffer, capacity, length) { v.context.describeTree(v, to: &$0) }
  }
}

// MARK: Conversion

@_cdecl("rk_view_convert_point_to") @implementation public func rk_view_convert_point_to(_ view: RKViewRef?, _ point: RKPoint, _ to: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(view, .views, "view", out) { (v) throws(RKStatus) in
    try v.convert(point, to: v.context.view(ifAny: try resolveOptional(to, in: v.context, .views, "to")))
  }
}

@_cdecl("rk_view_convert_point_from") @implementation public func rk_view_convert_point_from(_ view: RKViewRef?, _ point: RKPoint, _ from: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(view, .views, "view", out) { (v) throws(RKStatus) in
    let context = v.context
    let view = v
    let from = context.view(ifAny: try resolveOptional(from, in: context, .views, "from")) ?? view.root
    return try from.convert(point, to: view)
  }
}

@_cdecl("rk_view_convert_rect_to") @implementation public func rk_view_convert_rect_to(_ view: RKViewRef?, _ rect: RKRect, _ to: RKViewRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(view, .views, "view", out) { (v) throws(RKStatus) in
    try v.convert(rect, to: v.context.view(ifAny: try resolveOptional(to, in: v.context, .views, "to")))
  }
}

@_cdecl("rk_view_convert_rect_from") @implementation public func rk_view_convert_rect_from(_ view: RKViewRef?, _ rect: RKRect, _ from: RKViewRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(view, .views, "view", out) { (v) throws(RKStatus) in
    let context = v.context
    let view = v
    let from = context.view(ifAny: try resolveOptional(from, in: context, .views, "from")) ?? view.root
    return try from.convert(rect, to: view)
  }
}

// MARK: Hit-testing

@_optimize(speed)
@_cdecl("rk_view_hit_test") @implementation public func rk_view_hit_test(_ view: RKViewRef?, _ point: RKPoint, _ event: RKEventRef?, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  do throws(RKStatus) {
    let (context, v) = try resolveView(view, "view")
    if let out, event == nil, context.hitTestsAlone, !v.has(.special) { return context.hitTestPlainly(v.cursor, point, out) }
    return context.hitTestFully(v.cursor, point, event, out)
  } catch {
    return error
  }
}

@_cdecl("rk_view_point_inside") @implementation public func rk_view_point_inside(_ view: RKViewRef?, _ point: RKPoint, _ event: RKEventRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(view, .views, "view", out, calls: true) { (v) throws(RKStatus) in
    let context = v.context
    context.recorded(Call.view_point_inside, view, point, event)
    _ = try resolveOptional(event, in: context, .events, "event")
    try context.checkHitDepth()
    return context.pointInside(context.cursor(v.index), point.x, point.y, event)
  }
}
