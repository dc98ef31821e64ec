// SPDX-License-Identifier: MIT
import CResponderKit

// The canned handlers of `touchesDo`: the hand-made gestures of the articles, which know nothing of recognisers.

extension Instance {
  func handle(_ phase: Phases, _ touches: [OpaquePointer?], _ event: OpaquePointer?) {
    switch behaviour.touches {
    case nil: return
    case .drag: if phase == .moved { drag(touches) }
    case .pinch: pinch(phase, event)
    case .swipe: swipe(phase, touches)
    case .doubleTap:
      var tapCount: UInt32 = 0
      if phase == .ended, let touch = touches.first, rk_touch_get_tap_count(touch, &tapCount) == .OK, tapCount == 2 { sayDone("doubleTap") }
    case .removeSelf:
      if phase == .moved { world.note(rk_view_remove_from_superview(handle), "touchesDo of " + id) }
    }
  }

  /// Moves the frame by what the finger moved, both points read in the view as it is now.
  private func drag(_ touches: [OpaquePointer?]) {
    guard let touch = touches.first, let location = location(of: touch) else { return }
    var previous = RKPoint()
    var frame = RKRect()
    guard rk_touch_get_previous_location(touch, handle, &previous) == .OK, rk_view_get_frame(handle, &frame) == .OK else { return }
    frame.origin.x += location.x - previous.x
    frame.origin.y += location.y - previous.y
    world.note(rk_view_set_frame(handle, frame), "touchesDo of " + id)
  }

  /// Measures in the view's own coordinates, which the zoom has already changed.
  private func pinch(_ phase: Phases, _ event: OpaquePointer?) {
    guard phase == .began || phase == .moved else { return }
    let (_, touches) = handles { rk_event_get_all_touches(event, $0, $1, $2) }
    guard touches.count == 2, let first = location(of: touches[0]), let second = location(of: touches[1]) else { return }
    let dx = second.x - first.x
    let dy = second.y - first.y
    let distance = (dx * dx + dy * dy).squareRoot()
    if phase == .moved, let previous = pinchDistance, previous > 0 {
      zoom += (distance - previous) / previous
      world.note(rk_view_set_transform(handle, rk_transform_make_scale(zoom, zoom)), "touchesDo of " + id)
    }
    pinchDistance = distance
  }

  private func swipe(_ phase: Phases, _ touches: [OpaquePointer?]) {
    let origin = RKPoint(x: 0, y: 0)
    switch phase {
    case .began: if let touch = touches.first, let location = location(of: touch) { swipeStart = location }
    case .cancelled: swipeStart = origin
    case .ended:
      guard let touch = touches.first, let location = location(of: touch) else { return }
      let dx = location.x - swipeStart.x
      guard dx.magnitude >= 12, (location.y - swipeStart.y).magnitude <= 4 else { return }
      swipeStart = origin
      sayDone(dx > 0 ? "rightSwipe" : "leftSwipe")
    default: break
    }
  }

  private func location(of touch: OpaquePointer?) -> RKPoint? {
    var point = RKPoint()
    return rk_touch_get_location(touch, handle, &point) == .OK ? point : nil
  }
}
