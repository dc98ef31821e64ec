// SPDX-License-Identifier: MIT
import CResponderKit

// hitTest and pointInside as scenarios override them.

func hitTest(_ point: RKPoint, _ event: OpaquePointer?, _ home: Home) -> OpaquePointer? {
  let instance = home.instance
  let view = instance.handle
  func inherited() -> OpaquePointer? {
    var out: OpaquePointer?
    _ = rk_super_hit_test(home.cls, view, point, event, &out)
    return out
  }
  switch instance.behaviour.hit {
  case nil: return inherited()
  case .itself: return view
  case .nothing: return nil
  case .lastWins: return handMadeHitTest(view, point, event, converting: true, stopping: false)
  case .unconverted: return handMadeHitTest(view, point, event, converting: false, stopping: true)
  case .superThen(let ids):
    if let found = inherited() { return found }
    for id in ids {
      let other = instance.world.handle(of: id)
      var converted = RKPoint()
      var found: OpaquePointer?
      guard rk_view_convert_point_to(view, point, other, &converted) == .OK else { continue }
      if rk_view_hit_test(other, converted, event, &found) == .OK, let found { return found }
    }
    return nil
  }
}

/// hitTest as people write it by hand, with the mistakes that are to be shown: without stopping, the subview asked last decides, also when it
/// answers nil; without converting, subviews are asked about a point of their superview.
private func handMadeHitTest(_ view: OpaquePointer?, _ point: RKPoint, _ event: OpaquePointer?, converting: Bool, stopping: Bool)
  -> OpaquePointer?
{
  var hidden = false
  var interactive = false
  var alpha = 0.0
  var inside = false
  guard rk_view_is_hidden(view, &hidden) == .OK, !hidden,
    rk_view_is_user_interaction_enabled(view, &interactive) == .OK, interactive,
    rk_view_get_alpha(view, &alpha) == .OK, alpha >= 0.01,
    rk_view_point_inside(view, point, event, &inside) == .OK, inside
  else { return nil }
  var result: OpaquePointer?
  let (_, subviews) = handles { rk_view_get_subviews(view, $0, $1, $2) }
  for subview in subviews.reversed() {
    var asked = point
    if converting, rk_view_convert_point_to(view, point, subview, &asked) != .OK { continue }
    var found: OpaquePointer?
    _ = rk_view_hit_test(subview, asked, event, &found)
    result = found
    if stopping, result != nil { break }
  }
  return result ?? view
}

func pointInside(_ point: RKPoint, _ event: OpaquePointer?, _ home: Home) -> Bool {
  let instance = home.instance
  let answer: Bool
  switch instance.behaviour.inside {
  case nil:
    var out = false
    _ = rk_super_point_inside(home.cls, instance.handle, point, event, &out)
    answer = out
  case .yes: answer = true
  case .no: answer = false
  case .circle:
    let bounds = boundsOf(instance.handle)
    let dx = point.x - (bounds.origin.x + bounds.size.width / 2)
    let dy = point.y - (bounds.origin.y + bounds.size.height / 2)
    answer = (dx * dx + dy * dy).squareRoot() <= bounds.size.width / 2
  case .inset(let dx, let dy): answer = rk_rect_contains_point(rk_rect_inset(boundsOf(instance.handle), dx, dy), point)
  case .rect(let rect): answer = rk_rect_contains_point(rect, point)
  case .unionOfSubviews:
    var union = boundsOf(instance.handle)
    let (_, subviews) = handles { rk_view_get_subviews(instance.handle, $0, $1, $2) }
    for subview in subviews {
      var frame = RKRect()
      if rk_view_get_frame(subview, &frame) == .OK { union = rk_rect_union(union, frame) }
    }
    answer = rk_rect_contains_point(union, point)
  }
  return answer
}

private func boundsOf(_ view: OpaquePointer?) -> RKRect {
  var bounds = RKRect()
  _ = rk_view_get_bounds(view, &bounds)
  return bounds
}
