// SPDX-License-Identifier: MIT
import CResponderKit

// geometry.h

@_cdecl("rk_rect_standardize") @implementation public func rk_rect_standardize(_ rect: RKRect) -> RKRect { rect.standardized }
@_cdecl("rk_rect_contains_point") @implementation public func rk_rect_contains_point(_ rect: RKRect, _ point: RKPoint) -> Bool { rect.contains(point) }
@_cdecl("rk_rect_is_empty") @implementation public func rk_rect_is_empty(_ rect: RKRect) -> Bool { rect.isEmpty }
@_cdecl("rk_rect_union") @implementation public func rk_rect_union(_ first: RKRect, _ second: RKRect) -> RKRect { first.union(second) }
@_cdecl("rk_rect_intersection") @implementation public func rk_rect_intersection(_ first: RKRect, _ second: RKRect) -> RKRect { first.intersection(second) }
@_cdecl("rk_rect_inset") @implementation public func rk_rect_inset(_ rect: RKRect, _ dx: Double, _ dy: Double) -> RKRect { rect.inset(dx, dy) }
@_cdecl("rk_rect_apply_transform") @implementation public func rk_rect_apply_transform(_ rect: RKRect, _ transform: RKTransform) -> RKRect { rect.applying(transform) }
@_cdecl("rk_point_apply_transform") @implementation public func rk_point_apply_transform(_ point: RKPoint, _ transform: RKTransform) -> RKPoint { point.applying(transform) }
@_cdecl("rk_transform_identity") @implementation public func rk_transform_identity() -> RKTransform { .identity }
@_cdecl("rk_transform_make_translation") @implementation public func rk_transform_make_translation(_ tx: Double, _ ty: Double) -> RKTransform { RKTransform(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
@_cdecl("rk_transform_make_scale") @implementation public func rk_transform_make_scale(_ sx: Double, _ sy: Double) -> RKTransform { RKTransform(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
@_cdecl("rk_transform_make_rotation") @implementation public func rk_transform_make_rotation(_ angle: Double) -> RKTransform { .rotation(angle) }
@_cdecl("rk_transform_concat") @implementation public func rk_transform_concat(_ first: RKTransform, _ second: RKTransform) -> RKTransform { first.concat(second) }
@_cdecl("rk_transform_invert") @implementation public func rk_transform_invert(_ transform: RKTransform) -> RKTransform { transform.inverted }
@_cdecl("rk_transform_is_invertible") @implementation public func rk_transform_is_invertible(_ transform: RKTransform) -> Bool { transform.isInvertible }
@_cdecl("rk_transform_is_identity") @implementation public func rk_transform_is_identity(_ transform: RKTransform) -> Bool { transform.isIdentity }
