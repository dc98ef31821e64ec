// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc

/// One or more taps.
open class TapGestureRecognizer: GestureRecognizer {
  override class var builtIn: String { "Tap" }
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_tap_create(context, cls, &out)
  }
}

/// A press that is held.
open class LongPressGestureRecognizer: GestureRecognizer {
  override class var builtIn: String { "LongPress" }
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_long_press_create(context, cls, &out)
  }
}

/// A drag.
open class PanGestureRecognizer: GestureRecognizer {
  override class var builtIn: String { "Pan" }
  /// How far the fingers have gone since the beginning, or since it was set.
  public final func translation(in view: View?) -> Point { value(.zero) { rk_pan_get_translation(handle, view?.handle, &$0) } }
  /// Count from here: .zero starts again.
  public final func setTranslation(_ translation: Point, in view: View?) { check(rk_pan_set_translation(handle, translation, view?.handle)) }
  /// Points per second.
  public final func velocity(in view: View?) -> Point { value(.zero) { rk_pan_get_velocity(handle, view?.handle, &$0) } }

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_pan_create(context, cls, &out)
  }
}

/// A drag from an edge of the screen.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  override class var builtIn: String { "ScreenEdgePan" }
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_screen_edge_pan_create(context, cls, &out)
  }
}

/// A quick stroke in one direction.
open class SwipeGestureRecognizer: GestureRecognizer {
  override class var builtIn: String { "Swipe" }
  /// `.left`, `.right`, `.up`, `.down`, or several of them.
  public typealias Direction = RKSwipeDirection

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_swipe_create(context, cls, &out)
  }
}

/// Two fingers that move apart or together.
open class PinchGestureRecognizer: GestureRecognizer {
  override class var builtIn: String { "Pinch" }
  /// Scale per second.
  public final var velocity: Double { value(0) { rk_pinch_get_velocity(handle, &$0) } }

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_pinch_create(context, cls, &out)
  }
}

/// Two fingers that turn.
open class RotationGestureRecognizer: GestureRecognizer {
  override class var builtIn: String { "Rotation" }
  /// Radians per second.
  public final var velocity: Double { value(0) { rk_rotation_get_velocity(handle, &$0) } }

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_rotation_create(context, cls, &out)
  }
}

/// A pointer above the view.
open class HoverGestureRecognizer: GestureRecognizer {
  override class var builtIn: String { "Hover" }
  /// Of a pencil: its distance, 0 (touching) to 1.
  public final var zOffset: Double { value(0) { rk_hover_get_z_offset(handle, &$0) } }
  /// Of a pencil: above the surface, in radians.
  public final var altitudeAngle: Double { value(0) { rk_hover_get_altitude_angle(handle, &$0) } }
  /// Of a pencil: about its own axis, in radians.
  public final var rollAngle: Double { value(0) { rk_hover_get_roll_angle(handle, &$0) } }
  /// Of a pencil: where it leans, clockwise from the view's x axis, in radians.
  public final func azimuthAngle(in view: View?) -> Double {
    guard view != nil else { return value(0) { rk_hover_get_azimuth_angle(handle, &$0) } }
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }
  /// The same as a vector of length 1.
  public final func azimuthUnitVector(in view: View?) -> Vector {
    let vector = value(.zero) { rk_hover_get_azimuth_unit_vector(handle, view?.handle, &$0) }
    return Vector(dx: vector.x, dy: vector.y)
  }

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_hover_create(context, cls, &out)
  }
}

/// Which wheels and trackpads a pan follows: `.discrete`, `.continuous`, `.all`.
public typealias ScrollTypeMask = RKScrollTypeMask
/// Edges of the screen: `.left`, `.right`, `.top`, `.bottom`, `.all`.
public typealias RectEdge = RKRectEdge
