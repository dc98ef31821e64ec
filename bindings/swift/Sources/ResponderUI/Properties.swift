// SPDX-License-Identifier: MIT
import CResponderKit

// Properties that are a getter and a setter of the C interface. Written by Sources/Generators/generate.

extension Application {
  /// Whether events are being ignored.
  public final var isIgnoringInteractionEvents: Bool { ResponderUI.value(false) { rk_application_is_ignoring_interaction_events(handle, &$0) } }
  /// Whether the application is active. Becoming inactive cancels all touches, presses and a shake (SPEC 287).
  public final var isActive: Bool {
    get { ResponderUI.value(false) { rk_application_is_active(handle, &$0) } }
    set { check(rk_application_set_active(handle, newValue)) }
  }
  /// Whether the application receives remote-control events; default false.
  public final var isReceivingRemoteControlEvents: Bool { ResponderUI.value(false) { rk_application_is_receiving_remote_control_events(handle, &$0) } }
}

extension Touch {
  /// Whether views never receive the touch. The causes are: multipleTouchEnabled or exclusiveTouch (SPEC 95, 98, 100);
  /// touchesShouldBegin, which returned false (SPEC 247); the touch stopped a scroll view (SPEC 263).
  public final var isWithheld: Bool { ResponderUI.value(false) { rk_touch_is_withheld(handle, &$0) } }
}

extension Control {
  /// Whether the control tracks touches. Disabling while tracking cancels it (SPEC 149); a disabled control is hit all the same (SPEC
  /// 51). Default true.
  public final var isEnabled: Bool {
    get { ResponderUI.value(false) { rk_control_is_enabled(handle, &$0) } }
    set { check(rk_control_set_enabled(handle, newValue)) }
  }
  /// Whether the control is selected, for the program to use. Default false.
  public final var isSelected: Bool {
    get { ResponderUI.value(false) { rk_control_is_selected(handle, &$0) } }
    set { check(rk_control_set_selected(handle, newValue)) }
  }
  /// Whether the control is shown as pressed; tracking sets it too.
  public final var isHighlighted: Bool {
    get { ResponderUI.value(false) { rk_control_is_highlighted(handle, &$0) } }
    set { check(rk_control_set_highlighted(handle, newValue)) }
  }
  /// Whether the control tracks a touch.
  public final var isTracking: Bool { ResponderUI.value(false) { rk_control_is_tracking(handle, &$0) } }
  /// Whether the tracked touch is inside, or the last tracked one was (SPEC 145).
  public final var isTouchInside: Bool { ResponderUI.value(false) { rk_control_is_touch_inside(handle, &$0) } }
  /// Whether a Slider or Stepper sends ValueChanged for every change during tracking, or once at its end. Default true.
  public final var isContinuous: Bool {
    get { ResponderUI.value(false) { rk_control_is_continuous(handle, &$0) } }
    set { check(rk_control_set_continuous(handle, newValue)) }
  }
}

extension Switch {
  /// Whether the switch is on.
  public final var isOn: Bool {
    get { ResponderUI.value(false) { rk_switch_is_on(handle, &$0) } }
    set { check(rk_switch_set_on(handle, newValue)) }
  }
}

extension Stepper {
  /// How far a step goes; default 1.
  public final var stepValue: Double {
    get { ResponderUI.value(0) { rk_stepper_get_step_value(handle, &$0) } }
    set { check(rk_stepper_set_step_value(handle, newValue)) }
  }
  /// Whether a step beyond one end continues at the other; default false.
  public final var wraps: Bool {
    get { ResponderUI.value(false) { rk_stepper_get_wraps(handle, &$0) } }
    set { check(rk_stepper_set_wraps(handle, newValue)) }
  }
  /// Whether it steps again while it is held, after 0.5 s and then every 0.1 s; default true.
  public final var autorepeat: Bool {
    get { ResponderUI.value(false) { rk_stepper_get_autorepeat(handle, &$0) } }
    set { check(rk_stepper_set_autorepeat(handle, newValue)) }
  }
}

extension SegmentedControl {
  /// Whether a segmented control's selection is cleared after its ValueChanged; default false.
  public final var isMomentary: Bool {
    get { ResponderUI.value(false) { rk_segmented_control_is_momentary(handle, &$0) } }
    set { check(rk_segmented_control_set_momentary(handle, newValue)) }
  }
}

extension View {
  /// The frame: the bounding box of the transformed bounds in superview coordinates (SPEC 2). Setting it changes bounds.size and the
  /// centre, and keeps bounds.origin. With a transform the bounds size is chosen so that the bounding box has this size (SPEC 3). Views
  /// of controllers that fill this view get its new size (SPEC 317).
  public final var frame: Rect {
    get { ResponderUI.value(.zero) { rk_view_get_frame(handle, &$0) } }
    set { check(rk_view_set_frame(handle, newValue)) }
  }
  /// The bounds, the view's rectangle in its own coordinates. Setting it leaves the centre where it is. A new origin scrolls the
  /// content and does not move the view (SPEC 4). A new size resizes views of controllers that fill this view, as frame does.
  public final var bounds: Rect {
    get { ResponderUI.value(.zero) { rk_view_get_bounds(handle, &$0) } }
    set { check(rk_view_set_bounds(handle, newValue)) }
  }
  /// The centre: where the anchor point lies in superview coordinates (SPEC 1).
  public final var center: Point {
    get { ResponderUI.value(.zero) { rk_view_get_center(handle, &$0) } }
    set { check(rk_view_set_center(handle, newValue)) }
  }
  /// The transform about the anchor point; default identity. A view whose transform cannot be inverted, and its subtree, are never hit
  /// (SPEC 13).
  public final var transform: AffineTransform {
    get { ResponderUI.value(.identity) { rk_view_get_transform(handle, &$0) } }
    set { check(rk_view_set_transform(handle, newValue)) }
  }
  /// The anchor point in units of the bounds size; default (0.5, 0.5). The centre stays, so the view moves (SPEC 1).
  public final var anchorPoint: Point {
    get { ResponderUI.value(.zero) { rk_view_get_anchor_point(handle, &$0) } }
    set { check(rk_view_set_anchor_point(handle, newValue)) }
  }
  /// The drawing order of the layer; it has no effect on hit-testing (SPEC 28).
  public final var zPosition: Double {
    get { ResponderUI.value(0) { rk_view_get_z_position(handle, &$0) } }
    set { check(rk_view_set_z_position(handle, newValue)) }
  }
  /// Whether the view and its subtree are neither shown nor hit (SPEC 32). A window that is no longer hidden is shown in front of its
  /// level (SPEC 280).
  public final var isHidden: Bool {
    get { ResponderUI.value(false) { rk_view_is_hidden(handle, &$0) } }
    set { check(rk_view_set_hidden(handle, newValue)) }
  }
  /// Clamped to 0…1 and stored as a 32-bit float; NaN is ignored (SPEC 31). Below alphaHitThreshold the view is not hit; ancestors'
  /// alpha does not multiply (SPEC 34).
  public final var alpha: Double {
    get { ResponderUI.value(0) { rk_view_get_alpha(handle, &$0) } }
    set { check(rk_view_set_alpha(handle, newValue)) }
  }
  /// Whether the view and its subtree can be hit (SPEC 32). Touches in progress continue (SPEC 300).
  public final var isUserInteractionEnabled: Bool {
    get { ResponderUI.value(false) { rk_view_is_user_interaction_enabled(handle, &$0) } }
    set { check(rk_view_set_user_interaction_enabled(handle, newValue)) }
  }
  /// Whether the host animates the view without allowing interaction. Hit-testing treats that as userInteractionEnabled false (SPEC
  /// 53).
  public final var isAnimating: Bool {
    get { ResponderUI.value(false) { rk_view_is_animating(handle, &$0) } }
    set { check(rk_view_set_animating(handle, newValue)) }
  }
  /// Whether the view receives more than one touch at a time (SPEC 95).
  public final var isMultipleTouchEnabled: Bool {
    get { ResponderUI.value(false) { rk_view_is_multiple_touch_enabled(handle, &$0) } }
    set { check(rk_view_set_multiple_touch_enabled(handle, newValue)) }
  }
  /// While this view has a touch, other views of the window receive none; and this view receives none while another one has a touch
  /// (SPEC 98).
  public final var isExclusiveTouch: Bool {
    get { ResponderUI.value(false) { rk_view_is_exclusive_touch(handle, &$0) } }
    set { check(rk_view_set_exclusive_touch(handle, newValue)) }
  }
  /// Whether the host clips its drawing to the bounds; hit-testing ignores it (SPEC 29).
  public final var clipsToBounds: Bool {
    get { ResponderUI.value(false) { rk_view_clips_to_bounds(handle, &$0) } }
    set { check(rk_view_set_clips_to_bounds(handle, newValue)) }
  }
}

extension GestureRecognizer {
  /// Whether the recogniser receives touches. Disabling takes effect at once: a gesture that has begun is cancelled, and a recogniser
  /// that is possible fails (SPEC 175). Default true.
  public final var isEnabled: Bool {
    get { ResponderUI.value(false) { rk_gesture_recognizer_is_enabled(handle, &$0) } }
    set { check(rk_gesture_recognizer_set_enabled(handle, newValue)) }
  }
  /// Whether recognition cancels the touches in their view (SPEC 86, 88). Default true.
  public final var cancelsTouchesInView: Bool {
    get { ResponderUI.value(false) { rk_gesture_recognizer_cancels_touches_in_view(handle, &$0) } }
    set { check(rk_gesture_recognizer_set_cancels_touches_in_view(handle, newValue)) }
  }
  /// Whether began is held back from views while the recogniser is possible (SPEC 101). Default false.
  public final var delaysTouchesBegan: Bool {
    get { ResponderUI.value(false) { rk_gesture_recognizer_delays_touches_began(handle, &$0) } }
    set { check(rk_gesture_recognizer_set_delays_touches_began(handle, newValue)) }
  }
  /// Whether ended is held back from views while the recogniser is possible (SPEC 102). Default true.
  public final var delaysTouchesEnded: Bool {
    get { ResponderUI.value(false) { rk_gesture_recognizer_delays_touches_ended(handle, &$0) } }
    set { check(rk_gesture_recognizer_set_delays_touches_ended(handle, newValue)) }
  }
  /// A mask with bit 1 << TouchType for each type; default all (SPEC 157, 171).
  public final var allowedTouchTypes: UInt32 {
    get { ResponderUI.value(0) { rk_gesture_recognizer_get_allowed_touch_types(handle, &$0) } }
    set { check(rk_gesture_recognizer_set_allowed_touch_types(handle, newValue)) }
  }
  /// Whether, after the first touch, only touches of its type are accepted (SPEC 171). Default true.
  public final var requiresExclusiveTouchType: Bool {
    get { ResponderUI.value(false) { rk_gesture_recognizer_requires_exclusive_touch_type(handle, &$0) } }
    set { check(rk_gesture_recognizer_set_requires_exclusive_touch_type(handle, newValue)) }
  }
  /// A mask with bit 1 << PressType for each type; default none. A Tap or LongPress counts presses like touches (SPEC 271).
  public final var allowedPressTypes: UInt64 {
    get { ResponderUI.value(0) { rk_gesture_recognizer_get_allowed_press_types(handle, &$0) } }
    set { check(rk_gesture_recognizer_set_allowed_press_types(handle, newValue)) }
  }
}

extension TapGestureRecognizer {
  /// How many taps in a row; default 1.
  public final var numberOfTapsRequired: Int {
    get { Int(truncatingIfNeeded: ResponderUI.value(0) { rk_tap_get_number_of_taps_required(handle, &$0) }) }
    set { check(rk_tap_set_number_of_taps_required(handle, Int64(newValue))) }
  }
  /// The buttons that must be down when a touch of the type indirectPointer begins; default 1, the primary button.
  public final var buttonMaskRequired: Event.ButtonMask {
    get { Event.ButtonMask(rawValue: ResponderUI.value(0) { rk_tap_get_button_mask_required(handle, &$0) }) }
    set { check(rk_tap_set_button_mask_required(handle, newValue.rawValue)) }
  }
  /// How many fingers each tap has; default 1.
  public final var numberOfTouchesRequired: Int {
    get { Int(truncatingIfNeeded: ResponderUI.value(0) { rk_tap_get_number_of_touches_required(handle, &$0) }) }
    set { check(rk_tap_set_number_of_touches_required(handle, Int64(newValue))) }
  }
  /// The time from touch-down at which a tap that has not lifted fails, in seconds; default tapMaximumDuration, 0.75 (SPEC 197).
  public final var maximumTapDuration: Double {
    get { ResponderUI.value(0) { rk_tap_get_maximum_tap_duration(handle, &$0) } }
    set { check(rk_tap_set_maximum_tap_duration(handle, newValue)) }
  }
  /// The longest time between taps in a row, in seconds; default tapMaximumInterval, 0.35 (SPEC 198).
  public final var maximumIntervalBetweenSuccessiveTaps: Double {
    get { ResponderUI.value(0) { rk_tap_get_maximum_interval_between_successive_taps(handle, &$0) } }
    set { check(rk_tap_set_maximum_interval_between_successive_taps(handle, newValue)) }
  }
  /// A distance in points: how far each touch may move, and how far from the first tap a later tap may begin. Default
  /// tapAllowableMovement, 45 (SPEC 199).
  public final var allowableMovement: Double {
    get { ResponderUI.value(0) { rk_tap_get_allowable_movement(handle, &$0) } }
    set { check(rk_tap_set_allowable_movement(handle, newValue)) }
  }
}

extension LongPressGestureRecognizer {
  /// How long the fingers are held before it begins, in seconds; default longPressMinimumDuration, 0.5; 0 begins at touch-down (SPEC
  /// 206).
  public final var minimumPressDuration: Double {
    get { ResponderUI.value(0) { rk_long_press_get_minimum_press_duration(handle, &$0) } }
    set { check(rk_long_press_set_minimum_press_duration(handle, newValue)) }
  }
  /// How far a finger may move before began, in points; default longPressAllowableMovement, 10 (SPEC 205).
  public final var allowableMovement: Double {
    get { ResponderUI.value(0) { rk_long_press_get_allowable_movement(handle, &$0) } }
    set { check(rk_long_press_set_allowable_movement(handle, newValue)) }
  }
  /// How many fingers are held; default 1.
  public final var numberOfTouchesRequired: Int {
    get { Int(truncatingIfNeeded: ResponderUI.value(0) { rk_long_press_get_number_of_touches_required(handle, &$0) }) }
    set { check(rk_long_press_set_number_of_touches_required(handle, Int64(newValue))) }
  }
  /// Full taps before the press; default 0 (SPEC 204).
  public final var numberOfTapsRequired: Int {
    get { Int(truncatingIfNeeded: ResponderUI.value(0) { rk_long_press_get_number_of_taps_required(handle, &$0) }) }
    set { check(rk_long_press_set_number_of_taps_required(handle, Int64(newValue))) }
  }
}

extension PanGestureRecognizer {
  /// A mask of ScrollTypeMask: which of wheels and trackpads a pan follows. Default none. A scroll view's own pan follows all by
  /// default.
  public final var allowedScrollTypesMask: ScrollTypeMask {
    get { ScrollTypeMask(rawValue: ResponderUI.value(0) { rk_pan_get_allowed_scroll_types_mask(handle, &$0) }) }
    set { check(rk_pan_set_allowed_scroll_types_mask(handle, newValue.rawValue)) }
  }
  /// How many fingers a pan needs; default 1.
  public final var minimumNumberOfTouches: Int {
    get { Int(truncatingIfNeeded: ResponderUI.value(0) { rk_pan_get_minimum_number_of_touches(handle, &$0) }) }
    set { check(rk_pan_set_minimum_number_of_touches(handle, Int64(newValue))) }
  }
  /// How many fingers a pan follows; further fingers are ignored (SPEC 214); default INT64_MAX.
  public final var maximumNumberOfTouches: Int {
    get { Int(truncatingIfNeeded: ResponderUI.value(0) { rk_pan_get_maximum_number_of_touches(handle, &$0) }) }
    set { check(rk_pan_set_maximum_number_of_touches(handle, Int64(newValue))) }
  }
}

extension ScreenEdgePanGestureRecognizer {
  /// A mask of RectEdge. Default none, with which the pan never recognises (SPEC 217).
  public final var edges: RectEdge {
    get { RectEdge(rawValue: ResponderUI.value(0) { rk_screen_edge_pan_get_edges(handle, &$0) }) }
    set { check(rk_screen_edge_pan_set_edges(handle, newValue.rawValue)) }
  }
}

extension SwipeGestureRecognizer {
  /// A mask of SwipeDirection. Default right. With an empty or unknown mask the swipe never recognises (SPEC 226).
  public final var direction: Direction {
    get { Direction(rawValue: ResponderUI.value(0) { rk_swipe_get_direction(handle, &$0) }) }
    set { check(rk_swipe_set_direction(handle, newValue.rawValue)) }
  }
  /// How many fingers swipe; default 1.
  public final var numberOfTouchesRequired: Int {
    get { Int(truncatingIfNeeded: ResponderUI.value(0) { rk_swipe_get_number_of_touches_required(handle, &$0) }) }
    set { check(rk_swipe_set_number_of_touches_required(handle, Int64(newValue))) }
  }
}

extension PinchGestureRecognizer {
  /// The distance of the fingers divided by the baseline; 1 before began (SPEC 230). Setting it makes the present distance divided by
  /// `scale` the baseline, and sets the velocity to 0 (SPEC 231).
  public final var scale: Double {
    get { ResponderUI.value(0) { rk_pinch_get_scale(handle, &$0) } }
    set { check(rk_pinch_set_scale(handle, newValue)) }
  }
}

extension RotationGestureRecognizer {
  /// The turn of the fingers in radians, clockwise positive, 0 before began (SPEC 235, 236). Setting it sets the velocity to 0 (SPEC
  /// 237).
  public final var rotation: Double {
    get { ResponderUI.value(0) { rk_rotation_get_rotation(handle, &$0) } }
    set { check(rk_rotation_set_rotation(handle, newValue)) }
  }
}

extension Responder {
  /// Whether exactly this object is the first responder of its window (SPEC 132).
  public final var isFirstResponder: Bool { ResponderUI.value(false) { rk_responder_is_first_responder(handle, &$0) } }
}

extension Window {
  /// Whether the window is the key window.
  public final var isKeyWindow: Bool { ResponderUI.value(false) { rk_window_is_key(handle, &$0) } }
}

extension TextField {
  /// Whether the text field is first responder (SPEC 325).
  public final var isEditing: Bool { ResponderUI.value(false) { rk_text_field_is_editing(handle, &$0) } }
  /// Whether the host draws the text as secret; the library ignores it. Default false.
  public final var isSecureTextEntry: Bool {
    get { ResponderUI.value(false) { rk_text_field_is_secure_text_entry(handle, &$0) } }
    set { check(rk_text_field_set_secure_text_entry(handle, newValue)) }
  }
}

extension ScrollView {
  /// How large the content is. The offset stays, even outside the new range. Default (0, 0).
  public final var contentSize: Size {
    get { ResponderUI.value(.zero) { rk_scroll_view_get_content_size(handle, &$0) } }
    set { check(rk_scroll_view_set_content_size(handle, newValue)) }
  }
  /// The distances that widen the legal range at the edges (SPEC 243). Default all 0.
  public final var contentInset: EdgeInsets {
    get { ResponderUI.value(.zero) { rk_scroll_view_get_content_inset(handle, &$0) } }
    set { check(rk_scroll_view_set_content_inset(handle, newValue)) }
  }
  /// Whether a finger is on the scroll view or its content (SPEC 246).
  public final var isTracking: Bool { ResponderUI.value(false) { rk_scroll_view_is_tracking(handle, &$0) } }
  /// Whether a finger scrolls, from the pan's beginning to its end (SPEC 246).
  public final var isDragging: Bool { ResponderUI.value(false) { rk_scroll_view_is_dragging(handle, &$0) } }
  /// Whether the content still moves after the finger has lifted (SPEC 246).
  public final var isDecelerating: Bool { ResponderUI.value(false) { rk_scroll_view_is_decelerating(handle, &$0) } }
  /// Whether the pinch is in progress.
  public final var isZooming: Bool { ResponderUI.value(false) { rk_scroll_view_is_zooming(handle, &$0) } }
  /// Whether the scale is returning into its range.
  public final var isZoomBouncing: Bool { ResponderUI.value(false) { rk_scroll_view_is_zoom_bouncing(handle, &$0) } }
  /// Whether the offset is animated, as by contentOffset (SPEC 340).
  public final var isScrollAnimating: Bool { ResponderUI.value(false) { rk_scroll_view_is_scroll_animating(handle, &$0) } }
  /// Whether the scale is animated, the return into its range included (SPEC 340).
  public final var isZoomAnimating: Bool { ResponderUI.value(false) { rk_scroll_view_is_zoom_animating(handle, &$0) } }
  /// Whether fingers and wheels scroll it; false ends a drag (SPEC 242). Default true.
  public final var isScrollEnabled: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_is_scroll_enabled(handle, &$0) } }
    set { check(rk_scroll_view_set_scroll_enabled(handle, newValue)) }
  }
  /// Whether the content can move beyond the edges and then returns. It sets bouncesHorizontally and bouncesVertically (SPEC 253, 338).
  /// Default true.
  public final var bounces: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_bounces(handle, &$0) } }
    set { check(rk_scroll_view_set_bounces(handle, newValue)) }
  }
  /// Whether it bounces vertically even if the content fits (SPEC 244). Default false.
  public final var alwaysBounceVertical: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_always_bounces_vertical(handle, &$0) } }
    set { check(rk_scroll_view_set_always_bounce_vertical(handle, newValue)) }
  }
  /// Whether it bounces horizontally even if the content fits (SPEC 244). Default false.
  public final var alwaysBounceHorizontal: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_always_bounces_horizontal(handle, &$0) } }
    set { check(rk_scroll_view_set_always_bounce_horizontal(handle, newValue)) }
  }
  /// Whether scrolling stops at multiples of the bounds' size (SPEC 264). Default false.
  public final var isPagingEnabled: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_is_paging_enabled(handle, &$0) } }
    set { check(rk_scroll_view_set_paging_enabled(handle, newValue)) }
  }
  /// Whether a drag that begins along one axis stays on it (SPEC 265). Default false.
  public final var isDirectionalLockEnabled: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_is_directional_lock_enabled(handle, &$0) } }
    set { check(rk_scroll_view_set_directional_lock_enabled(handle, newValue)) }
  }
  /// Whether touches for subviews are delayed by scrollContentTouchDelay (SPEC 247, 251). Default true.
  public final var delaysContentTouches: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_delays_content_touches(handle, &$0) } }
    set { check(rk_scroll_view_set_delays_content_touches(handle, newValue)) }
  }
  /// Whether scrolling may cancel touches that subviews have received (SPEC 250). Default true.
  public final var canCancelContentTouches: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_can_cancel_content_touches(handle, &$0) } }
    set { check(rk_scroll_view_set_can_cancel_content_touches(handle, newValue)) }
  }
  /// Whether the scale may leave its range and returns (SPEC 268). Default true.
  public final var bouncesZoom: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_bounces_zoom(handle, &$0) } }
    set { check(rk_scroll_view_set_bounces_zoom(handle, newValue)) }
  }
  /// Whether scrollToTop() scrolls (SPEC 242). Default true.
  public final var scrollsToTop: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_scrolls_to_top(handle, &$0) } }
    set { check(rk_scroll_view_set_scrolls_to_top(handle, newValue)) }
  }
  /// How fast a flick comes to rest (SPEC 255). Default normal.
  public final var decelerationRate: DecelerationRate {
    get { ResponderUI.value(.normal) { rk_scroll_view_get_deceleration_rate(handle, &$0) } }
    set { check(rk_scroll_view_set_deceleration_rate(handle, newValue)) }
  }
  /// Whether dragging and deceleration go beyond the left and right edges (SPEC 338). Default true.
  public final var bouncesHorizontally: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_bounces_horizontally(handle, &$0) } }
    set { check(rk_scroll_view_set_bounces_horizontally(handle, newValue)) }
  }
  /// Whether dragging and deceleration go beyond the top and bottom edges (SPEC 338). Default true.
  public final var bouncesVertically: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_bounces_vertically(handle, &$0) } }
    set { check(rk_scroll_view_set_bounces_vertically(handle, newValue)) }
  }
  /// Whether scrolling by a wheel or trackpad beyond the left and right edges moves the nearest ancestor that can scroll that way (SPEC
  /// 337). Default true.
  public final var transfersHorizontalScrollingToParent: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_transfers_horizontal_scrolling_to_parent(handle, &$0) } }
    set { check(rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(handle, newValue)) }
  }
  /// Whether scrolling by a wheel or trackpad beyond the top and bottom edges moves the nearest ancestor that can scroll that way (SPEC
  /// 337). Default true.
  public final var transfersVerticalScrollingToParent: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_transfers_vertical_scrolling_to_parent(handle, &$0) } }
    set { check(rk_scroll_view_set_transfers_vertical_scrolling_to_parent(handle, newValue)) }
  }
  /// Whether a drag by fingers beyond an edge moves the nearest ancestor that can scroll that way, within the same touch. It concerns
  /// only axes on which wheels are transferred, too: see transfersHorizontalScrollingToParent and its vertical counterpart. UIKit does
  /// not do this (SPEC 337). Default false.
  public final var transfersTouchesToParent: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_transfers_touches_to_parent(handle, &$0) } }
    set { check(rk_scroll_view_set_transfers_touches_to_parent(handle, newValue)) }
  }
  /// Whether the scroll view has a vertical indicator (SPEC 341). Default true.
  public final var showsVerticalScrollIndicator: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_shows_vertical_scroll_indicator(handle, &$0) } }
    set { check(rk_scroll_view_set_shows_vertical_scroll_indicator(handle, newValue)) }
  }
  /// Whether the scroll view has a horizontal indicator (SPEC 341). Default true.
  public final var showsHorizontalScrollIndicator: Bool {
    get { ResponderUI.value(false) { rk_scroll_view_shows_horizontal_scroll_indicator(handle, &$0) } }
    set { check(rk_scroll_view_set_shows_horizontal_scroll_indicator(handle, newValue)) }
  }
  /// VerticalScrollIndicatorInsets. They are added to the 3 points between the vertical indicator's track and the edges (SPEC 341).
  /// Default all 0.
  public final var verticalScrollIndicatorInsets: EdgeInsets {
    get { ResponderUI.value(.zero) { rk_scroll_view_get_vertical_scroll_indicator_insets(handle, &$0) } }
    set { check(rk_scroll_view_set_vertical_scroll_indicator_insets(handle, newValue)) }
  }
  /// Whether the vertical indicator is visible now (SPEC 341).
  public final var isVerticalScrollIndicatorVisible: Bool { ResponderUI.value(false) { rk_scroll_view_is_vertical_scroll_indicator_visible(handle, &$0) } }
  /// HorizontalScrollIndicatorInsets. They are added to the 3 points between the horizontal indicator's track and the edges (SPEC 341).
  /// Default all 0.
  public final var horizontalScrollIndicatorInsets: EdgeInsets {
    get { ResponderUI.value(.zero) { rk_scroll_view_get_horizontal_scroll_indicator_insets(handle, &$0) } }
    set { check(rk_scroll_view_set_horizontal_scroll_indicator_insets(handle, newValue)) }
  }
  /// Whether the horizontal indicator is visible now (SPEC 341).
  public final var isHorizontalScrollIndicatorVisible: Bool { ResponderUI.value(false) { rk_scroll_view_is_horizontal_scroll_indicator_visible(handle, &$0) } }
}
