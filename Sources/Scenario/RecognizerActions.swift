// SPDX-License-Identifier: MIT
import CResponderKit

// The canned action of `actionDo`: a view follows the fingers of its recognisers, as applications write it with UIKit.

extension Instance {
  /// Gives the recogniser's view the amount of its gesture, about the fingers, and takes that from the recogniser.
  func transformView(by recognizer: OpaquePointer?, _ type: RecognizerType) {
    let state = gestureState(of: recognizer).word
    var view: OpaquePointer?
    guard state == "began" || state == "changed", rk_gesture_recognizer_get_view(recognizer, &view) == .OK, let view else { return }
    var parent: OpaquePointer?
    var center = RKPoint()
    var old = RKTransform()
    guard rk_view_get_superview(view, &parent) == .OK, rk_view_get_center(view, &center) == .OK, rk_view_get_transform(view, &old) == .OK else { return }
    let by: RKTransform
    switch type {
    case .pinch:
      var scale = 1.0
      guard rk_pinch_get_scale(recognizer, &scale) == .OK else { return }
      by = rk_transform_make_scale(scale, scale)
      world.note(rk_pinch_set_scale(recognizer, 1), "actionDo of " + id)
    case .rotation:
      var angle = 0.0
      guard rk_rotation_get_rotation(recognizer, &angle) == .OK else { return }
      by = rk_transform_make_rotation(angle)
      world.note(rk_rotation_set_rotation(recognizer, 0), "actionDo of " + id)
    default:
      var way = RKPoint()
      guard rk_pan_get_translation(recognizer, parent, &way) == .OK else { return }
      world.note(rk_pan_set_translation(recognizer, RKPoint(x: 0, y: 0), parent), "actionDo of " + id)
      world.note(rk_view_set_center(view, RKPoint(x: center.x + way.x, y: center.y + way.y)), "actionDo of " + id)
      return
    }
    var fingers = RKPoint()
    guard rk_gesture_recognizer_get_location(recognizer, parent, &fingers) == .OK else { return }
    let (dx, dy) = (center.x - fingers.x, center.y - fingers.y)
    let moved = RKPoint(x: fingers.x + by.a * dx + by.c * dy, y: fingers.y + by.b * dx + by.d * dy)
    world.note(rk_view_set_transform(view, rk_transform_concat(old, by)), "actionDo of " + id)
    world.note(rk_view_set_center(view, moved), "actionDo of " + id)
  }
}
