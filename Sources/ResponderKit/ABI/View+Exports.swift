// SPDX-License-Identifier: MIT
import CResponderKit

// view.h: making, geometry, properties (tree, conversion and hit-testing are in ViewTree+Exports.swift)

extension Context {
  /// The class for a new view of any kind but a window: NULL means View.
  func classForNewView(_ cls: OpaquePointer?, _ argument: Literal) throws(RKStatus) -> Class {
    if cls == nil { return classData(BuiltIn.view) }
    let data = classData(classID(ofHandle: object(try resolve(cls, in: self, .classes, argument))))
    // Controls and scroll views are views too.
    let kind = data.kind
    return try checkForNew(data, kind == .control || kind == .scroll ? kind : .view, argument)
  }

  /// A view whose instance_init has not run.
  @inline(never)
  func buildAnyView(_ cls: Class, _ frame: RKRect) throws(RKStatus) -> Object {
    switch cls.kind {
    case .control: return try buildControl(cls, frame)
    case .scroll: return try buildScrollView(cls, frame)
    default: return try buildView(cls, frame)
    }
  }
}

@_optimize(speed)
@_cdecl("rk_view_create") @implementation public func rk_view_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  getFromContext(context, out, calls: true) { (context) throws(RKStatus) in
    context.recorded(Call.view_create, cls, frame)
    try finite(frame, "frame")
    let cls = try context.classForNewView(cls, "cls")
    return try context.buildAnyView(cls, frame).initialized(as: cls)
  }
}

// MARK: Geometry

@_optimize(speed)
@_cdecl("rk_view_set_frame") @implementation public func rk_view_set_frame(_ view: RKViewRef?, _ frame: RKRect) -> RKStatus {
  with(view, .views, "view") { (v) throws(RKStatus) in
    let context = v.context
    context.recorded(Call.view_set_frame, view, frame)
    try finite(frame, "frame")
    if v.has(.hosts) {
      v.fill(frame)
    } else {
      v.setFrame(frame)
    }
    if v.kind == .scroll { context.scrollView(v.index).replan() }
  }
}

@_cdecl("rk_view_get_frame") @implementation public func rk_view_get_frame(_ view: RKViewRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.frame }
}

@_cdecl("rk_view_set_bounds") @implementation public func rk_view_set_bounds(_ view: RKViewRef?, _ bounds: RKRect) -> RKStatus {
  with(view, .views, "view") { (v) throws(RKStatus) in
    let context = v.context
    context.recorded(Call.view_set_bounds, view, bounds)
    try finite(bounds, "bounds")
    if v.kind == .scroll { return context.scrollView(v.index).setBounds(bounds) }
    let before = v.bounds.size
    v.bounds = bounds
    v.refreshBounds()
    if v.has(.hosts) { v.sizeChanged(from: before) }
  }
}

@_cdecl("rk_view_get_bounds") @implementation public func rk_view_get_bounds(_ view: RKViewRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.bounds }
}

@_optimize(speed)
@_cdecl("rk_view_set_center") @implementation public func rk_view_set_center(_ view: RKViewRef?, _ center: RKPoint) -> RKStatus {
  do throws(RKStatus) {
    let (context, v) = try resolveView(view, "view")
    context.recorded(Call.view_set_center, view, center)
    try finite(center, "center")
    v.move(to: center)
    return .OK
  } catch {
    return error
  }
}

@_cdecl("rk_view_get_center") @implementation public func rk_view_get_center(_ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.center }
}

extension Context {
  fileprivate func setTransform(_ v: View, _ transform: RKTransform) throws(RKStatus) {
    if transform.isIdentity, v.extras == nil { return }
    guard let extras = v.makeExtras() else { throw noMemory() }
    extras.transform = transform
    v.refreshMapping()
  }
}

@_cdecl("rk_view_set_transform") @implementation public func rk_view_set_transform(_ view: RKViewRef?, _ transform: RKTransform) -> RKStatus {
  with(view, .views, "view", calls: false) { (v) throws(RKStatus) in
    let context = v.context
    context.recorded(Call.view_set_transform, view, transform)
    try finite(transform.a, "transform.a")
    try finite(transform.b, "transform.b")
    try finite(transform.c, "transform.c")
    try finite(transform.d, "transform.d")
    try finite(transform.tx, "transform.tx")
    try finite(transform.ty, "transform.ty")
    try context.setTransform(v, transform)
  }
}

@_cdecl("rk_view_get_transform") @implementation public func rk_view_get_transform(_ view: RKViewRef?, _ out: UnsafeMutablePointer<RKTransform>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.transform }
}

@_cdecl("rk_view_set_transform_3d") @implementation public func rk_view_set_transform_3d(_ view: RKViewRef?, _ matrix: UnsafePointer<Double>?) -> RKStatus {
  with(view, .views, "view", calls: false) { (v) throws(RKStatus) in
    let context = v.context
    guard let m = matrix else { throw nullArgument("matrix") }
    for k in places(16) {
      try finite(m[k], "matrix")
    }
    context.recorded(Call.view_set_transform_3d, view, NumberList(numbers: m, count: 16))
    // Rows m11 m12 m13 m14, …: nothing may depend on z, and w stays 1 (SPEC 16).
    guard m[2] == 0, m[3] == 0, m[6] == 0, m[7] == 0, m[8] == 0, m[9] == 0, m[10] == 1, m[11] == 0, m[14] == 0, m[15] == 1 else {
      throw failure(.unsupported, "matrix", "is not affine in the plane; project it yourself and set an affine transform")
    }
    try context.setTransform(v, RKTransform(a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13]))
  }
}

@_cdecl("rk_view_set_anchor_point") @implementation public func rk_view_set_anchor_point(_ view: RKViewRef?, _ anchor_point: RKPoint) -> RKStatus {
  with(view, .views, "view", calls: false) { (v) throws(RKStatus) in
    v.context.recorded(Call.view_set_anchor_point, view, anchor_point)
    try finite(anchor_point, "anchor_point")
    guard let extras = v.makeExtras() else { throw noMemory() }
    extras.anchorPoint = anchor_point
    v.refreshMapping()
  }
}

@_cdecl("rk_view_get_anchor_point") @implementation public func rk_view_get_anchor_point(_ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.anchorPoint }
}

@_cdecl("rk_view_set_z_position") @implementation public func rk_view_set_z_position(_ view: RKViewRef?, _ z: Double) -> RKStatus {
  with(view, .views, "view", calls: false) { (v) throws(RKStatus) in
    v.context.recorded(Call.view_set_z_position, view, z)
    try finite(z, "z")
    guard let extras = v.makeExtras() else { throw noMemory() }
    extras.zPosition = z
  }
}

@_cdecl("rk_view_get_z_position") @implementation public func rk_view_get_z_position(_ view: RKViewRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.extras?.zPosition ?? 0 }
}

// MARK: Properties

@_cdecl("rk_view_set_hidden") @implementation public func rk_view_set_hidden(_ view: RKViewRef?, _ hidden: Bool) -> RKStatus {
  with(view, .views, "view") { v in
    let context = v.context
    context.recorded(Call.view_set_hidden, view, hidden)
    if v.kind == .window {
      context.window(v.index).setHidden(hidden)
    } else {
      v.setFlag(.hidden, hidden)
    }
  }
}

@_cdecl("rk_view_set_alpha") @implementation public func rk_view_set_alpha(_ view: RKViewRef?, _ alpha: Double) -> RKStatus {
  with(view, .views, "view", calls: false) { v in
    v.context.recorded(Call.view_set_alpha, view, alpha)
    v.setAlpha(alpha)
  }
}

@_cdecl("rk_view_get_alpha") @implementation public func rk_view_get_alpha(_ view: RKViewRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(view, .views, "view", out) { v in Double(v.alpha) }
}

@_cdecl("rk_view_is_hidden") @implementation public func rk_view_is_hidden(_ view: RKViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.has(.hidden) }
}

@_cdecl("rk_view_set_user_interaction_enabled") @implementation public func rk_view_set_user_interaction_enabled(_ view: RKViewRef?, _ enabled: Bool) -> RKStatus {
  with(view, .views, "view", calls: false) { v in
    v.context.recorded(Call.view_set_user_interaction_enabled, view, enabled)
    v.setFlag(.interactionDisabled, !enabled)
  }
}

@_cdecl("rk_view_is_user_interaction_enabled") @implementation public func rk_view_is_user_interaction_enabled(_ view: RKViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(view, .views, "view", out) { v in !v.has(.interactionDisabled) }
}

@_cdecl("rk_view_set_animating") @implementation public func rk_view_set_animating(_ view: RKViewRef?, _ animating: Bool) -> RKStatus {
  with(view, .views, "view", calls: false) { v in
    v.context.recorded(Call.view_set_animating, view, animating)
    v.setFlag(.animating, animating)
  }
}

@_cdecl("rk_view_is_animating") @implementation public func rk_view_is_animating(_ view: RKViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.has(.animating) }
}

@_cdecl("rk_view_set_multiple_touch_enabled") @implementation public func rk_view_set_multiple_touch_enabled(_ view: RKViewRef?, _ enabled: Bool) -> RKStatus {
  with(view, .views, "view", calls: false) { v in
    v.context.recorded(Call.view_set_multiple_touch_enabled, view, enabled)
    v.setFlag(.multipleTouch, enabled)
  }
}

@_cdecl("rk_view_is_multiple_touch_enabled") @implementation public func rk_view_is_multiple_touch_enabled(_ view: RKViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.has(.multipleTouch) }
}

@_cdecl("rk_view_set_exclusive_touch") @implementation public func rk_view_set_exclusive_touch(_ view: RKViewRef?, _ exclusive: Bool) -> RKStatus {
  with(view, .views, "view", calls: false) { v in
    let context = v.context
    context.recorded(Call.view_set_exclusive_touch, view, exclusive)
    v.setFlag(.exclusiveTouch, exclusive)
    if exclusive { context.seesExclusive = true }
  }
}

@_cdecl("rk_view_is_exclusive_touch") @implementation public func rk_view_is_exclusive_touch(_ view: RKViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.has(.exclusiveTouch) }
}

@_cdecl("rk_view_set_clips_to_bounds") @implementation public func rk_view_set_clips_to_bounds(_ view: RKViewRef?, _ clips: Bool) -> RKStatus {
  with(view, .views, "view", calls: false) { v in
    v.context.recorded(Call.view_set_clips_to_bounds, view, clips)
    v.setFlag(.clipsToBounds, clips)
  }
}

@_cdecl("rk_view_clips_to_bounds") @implementation public func rk_view_clips_to_bounds(_ view: RKViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(view, .views, "view", out) { v in v.has(.clipsToBounds) }
}
