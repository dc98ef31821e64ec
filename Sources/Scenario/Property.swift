// SPDX-License-Identifier: MIT
import CResponderKit

/// The properties that files set and read, by UIKit's names, in the order in which nodes set them. Written by Sources/Generators/generate.
enum Property: String, CaseIterable {
  case anchorPoint, frame, bounds, center, boundsOrigin, transform, hidden, alpha, userInteractionEnabled, multipleTouchEnabled, exclusiveTouch,
    clipsToBounds, superview, window, subviews, canBecomeFirstResponder, canResignFirstResponder, isFirstResponder, windowLevel, key
  case minimumValue, maximumValue, value, numberOfSegments, selectedSegmentIndex, numberOfPages, currentPage, text, enabled, selected, highlighted, tracking,
    touchInside, on, continuous, stepValue, wraps, autorepeat, momentary, editing, secureTextEntry, selectedRange, markedRange
  case contentSize, contentInset, bounces, minimumZoomScale, maximumZoomScale, zoomScale, contentOffset, contentOffsetRange, dragging, decelerating, zooming,
    zoomBouncing, scrollAnimating, zoomAnimating, scrollEnabled, alwaysBounceVertical, alwaysBounceHorizontal, pagingEnabled, directionalLockEnabled,
    delaysContentTouches, canCancelContentTouches, bouncesZoom, scrollsToTop, chainsToAncestor, bouncesHorizontally, bouncesVertically,
    transfersHorizontalScrollingToParent, transfersVerticalScrollingToParent, transfersTouchesToParent, showsVerticalScrollIndicator,
    showsHorizontalScrollIndicator, verticalScrollIndicatorInsets, verticalScrollIndicator, verticalScrollIndicatorVisible,
    horizontalScrollIndicatorInsets, horizontalScrollIndicator, horizontalScrollIndicatorVisible, decelerationRate, velocity
  case view, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, allowedTouchTypes, requiresExclusiveTouchType, allowedPressTypes,
    failureRequirements, attemptFailureRequirements, numberOfTouches, numberOfTapsRequired, buttonMaskRequired, numberOfTouchesRequired,
    maximumTapDuration, maximumIntervalBetweenSuccessiveTaps, allowableMovement, minimumPressDuration, allowedScrollTypesMask, minimumNumberOfTouches,
    maximumNumberOfTouches, zOffset, altitudeAngle, azimuthAngle, rollAngle, edges, direction, scale, rotation, state, location, translation,
    azimuthUnitVector

  /// What its values look like in a file.
  var shape: Shape {
    switch self {
    case .anchorPoint, .center, .boundsOrigin, .selectedRange, .contentOffset, .location, .translation, .azimuthUnitVector: return .point
    case .frame, .bounds, .contentOffsetRange, .verticalScrollIndicator, .horizontalScrollIndicator: return .rect
    case .transform: return .transform
    case .hidden, .userInteractionEnabled, .multipleTouchEnabled, .exclusiveTouch, .clipsToBounds, .canBecomeFirstResponder, .canResignFirstResponder,
      .isFirstResponder, .key, .enabled, .selected, .highlighted, .tracking, .touchInside, .on, .continuous, .wraps, .autorepeat, .momentary,
      .editing, .secureTextEntry, .bounces, .dragging, .decelerating, .zooming, .zoomBouncing, .scrollAnimating, .zoomAnimating, .scrollEnabled,
      .alwaysBounceVertical, .alwaysBounceHorizontal, .pagingEnabled, .directionalLockEnabled, .delaysContentTouches, .canCancelContentTouches,
      .bouncesZoom, .scrollsToTop, .chainsToAncestor, .bouncesHorizontally, .bouncesVertically, .transfersHorizontalScrollingToParent,
      .transfersVerticalScrollingToParent, .transfersTouchesToParent, .showsVerticalScrollIndicator, .showsHorizontalScrollIndicator,
      .verticalScrollIndicatorVisible, .horizontalScrollIndicatorVisible, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded,
      .requiresExclusiveTouchType: return .bool
    case .alpha, .windowLevel, .minimumValue, .maximumValue, .value, .stepValue, .minimumZoomScale, .maximumZoomScale, .zoomScale, .maximumTapDuration,
      .maximumIntervalBetweenSuccessiveTaps, .allowableMovement, .minimumPressDuration, .zOffset, .altitudeAngle, .azimuthAngle, .rollAngle, .scale,
      .rotation: return .number
    case .superview, .window, .view: return .id
    case .subviews: return .ids
    case .numberOfSegments, .selectedSegmentIndex, .numberOfPages, .currentPage, .numberOfTouches, .numberOfTapsRequired, .numberOfTouchesRequired,
      .minimumNumberOfTouches, .maximumNumberOfTouches: return .integer
    case .text: return .text
    case .markedRange: return .pointOrNull
    case .contentSize: return .size
    case .contentInset, .verticalScrollIndicatorInsets, .horizontalScrollIndicatorInsets: return .insets
    case .decelerationRate: return .decelerationRate
    case .velocity: return .pointOrNumber
    case .allowedTouchTypes: return .words(Words.touchTypes)
    case .allowedPressTypes: return .pressTypes
    case .failureRequirements, .attemptFailureRequirements: return .recognizers
    case .buttonMaskRequired: return .buttons
    case .allowedScrollTypesMask: return .words(Words.scrollTypes)
    case .edges: return .words(Words.edges)
    case .direction: return .words(Words.directions)
    case .state: return .word(Words.states)
    }
  }

  /// Whether a file may set it.
  var isSettable: Bool {
    switch self {
    case .superview, .window, .subviews, .isFirstResponder, .tracking, .touchInside, .editing, .markedRange, .contentOffsetRange, .dragging, .decelerating,
      .zooming, .zoomBouncing, .scrollAnimating, .zoomAnimating, .verticalScrollIndicator, .verticalScrollIndicatorVisible,
      .horizontalScrollIndicator, .horizontalScrollIndicatorVisible, .velocity, .view, .failureRequirements, .attemptFailureRequirements,
      .numberOfTouches, .zOffset, .altitudeAngle, .azimuthAngle, .rollAngle, .scale, .rotation, .location, .translation, .azimuthUnitVector: return false
    default: return true
    }
  }

  /// The classes that have it; so have their subclasses.
  var classes: [String] {
    switch self {
    case .anchorPoint, .frame, .bounds, .center, .boundsOrigin, .transform, .hidden, .alpha, .userInteractionEnabled, .multipleTouchEnabled, .exclusiveTouch,
      .clipsToBounds, .superview, .window, .subviews: return ["View"]
    case .canBecomeFirstResponder, .canResignFirstResponder, .isFirstResponder: return ["Responder"]
    case .windowLevel, .key: return ["Window"]
    case .minimumValue, .maximumValue, .value, .continuous: return ["Slider", "Stepper"]
    case .numberOfSegments, .selectedSegmentIndex, .momentary: return ["SegmentedControl"]
    case .numberOfPages, .currentPage: return ["PageControl"]
    case .text, .editing, .secureTextEntry, .selectedRange, .markedRange: return ["TextField"]
    case .enabled: return ["Control", "GestureRecognizer"]
    case .selected, .highlighted, .touchInside: return ["Control"]
    case .tracking: return ["Control", "ScrollView"]
    case .on: return ["Switch"]
    case .stepValue, .wraps, .autorepeat: return ["Stepper"]
    case .contentSize, .contentInset, .bounces, .minimumZoomScale, .maximumZoomScale, .zoomScale, .contentOffset, .contentOffsetRange, .dragging,
      .decelerating, .zooming, .zoomBouncing, .scrollAnimating, .zoomAnimating, .scrollEnabled, .alwaysBounceVertical, .alwaysBounceHorizontal,
      .pagingEnabled, .directionalLockEnabled, .delaysContentTouches, .canCancelContentTouches, .bouncesZoom, .scrollsToTop, .chainsToAncestor,
      .bouncesHorizontally, .bouncesVertically, .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent, .transfersTouchesToParent,
      .showsVerticalScrollIndicator, .showsHorizontalScrollIndicator, .verticalScrollIndicatorInsets, .verticalScrollIndicator,
      .verticalScrollIndicatorVisible, .horizontalScrollIndicatorInsets, .horizontalScrollIndicator, .horizontalScrollIndicatorVisible,
      .decelerationRate: return ["ScrollView"]
    case .velocity: return ["ScrollView", "Pan", "Pinch", "Rotation"]
    case .view, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .allowedTouchTypes, .requiresExclusiveTouchType, .allowedPressTypes,
      .failureRequirements, .attemptFailureRequirements, .numberOfTouches, .state, .location: return ["GestureRecognizer"]
    case .numberOfTapsRequired, .allowableMovement: return ["Tap", "LongPress"]
    case .buttonMaskRequired, .maximumTapDuration, .maximumIntervalBetweenSuccessiveTaps: return ["Tap"]
    case .numberOfTouchesRequired: return ["Tap", "LongPress", "Swipe"]
    case .minimumPressDuration: return ["LongPress"]
    case .allowedScrollTypesMask, .minimumNumberOfTouches, .maximumNumberOfTouches, .translation: return ["Pan"]
    case .zOffset, .altitudeAngle, .azimuthAngle, .rollAngle, .azimuthUnitVector: return ["Hover"]
    case .edges: return ["ScreenEdgePan"]
    case .direction: return ["Swipe"]
    case .scale: return ["Pinch"]
    case .rotation: return ["Rotation"]
    }
  }

  /// What a step that names it must name.
  var owner: Ledger.Need {
    switch self {
    case .anchorPoint, .frame, .bounds, .center, .boundsOrigin, .transform, .hidden, .alpha, .userInteractionEnabled, .multipleTouchEnabled, .exclusiveTouch,
      .clipsToBounds, .superview, .window, .subviews, .canBecomeFirstResponder, .canResignFirstResponder, .isFirstResponder, .windowLevel, .key: return .responder
    case .minimumValue, .maximumValue, .value, .numberOfSegments, .selectedSegmentIndex, .numberOfPages, .currentPage, .text, .selected, .highlighted,
      .touchInside, .on, .continuous, .stepValue, .wraps, .autorepeat, .momentary, .editing, .secureTextEntry, .selectedRange, .markedRange: return .control
    case .enabled: return .controlOrRecognizer
    case .tracking: return .controlOrScrollView
    case .contentSize, .contentInset, .bounces, .minimumZoomScale, .maximumZoomScale, .zoomScale, .contentOffset, .contentOffsetRange, .dragging,
      .decelerating, .zooming, .zoomBouncing, .scrollAnimating, .zoomAnimating, .scrollEnabled, .alwaysBounceVertical, .alwaysBounceHorizontal,
      .pagingEnabled, .directionalLockEnabled, .delaysContentTouches, .canCancelContentTouches, .bouncesZoom, .scrollsToTop, .chainsToAncestor,
      .bouncesHorizontally, .bouncesVertically, .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent, .transfersTouchesToParent,
      .showsVerticalScrollIndicator, .showsHorizontalScrollIndicator, .verticalScrollIndicatorInsets, .verticalScrollIndicator,
      .verticalScrollIndicatorVisible, .horizontalScrollIndicatorInsets, .horizontalScrollIndicator, .horizontalScrollIndicatorVisible,
      .decelerationRate: return .scrollView
    case .velocity: return .recognizerOrScrollView
    case .view, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .allowedTouchTypes, .requiresExclusiveTouchType, .allowedPressTypes,
      .failureRequirements, .attemptFailureRequirements, .numberOfTouches, .numberOfTapsRequired, .buttonMaskRequired, .numberOfTouchesRequired,
      .maximumTapDuration, .maximumIntervalBetweenSuccessiveTaps, .allowableMovement, .minimumPressDuration, .allowedScrollTypesMask,
      .minimumNumberOfTouches, .maximumNumberOfTouches, .zOffset, .altitudeAngle, .azimuthAngle, .rollAngle, .edges, .direction, .scale, .rotation,
      .state, .location, .translation, .azimuthUnitVector: return .recognizer
    }
  }

  /// Sets it; the status is the library's.
  func set(_ reader: Reader, of object: OpaquePointer?) throws(ScenarioError) -> RKStatus {
    switch self {
    case .anchorPoint: return rk_view_set_anchor_point(object, try reader.point())
    case .frame: return rk_view_set_frame(object, try reader.rect())
    case .bounds: return rk_view_set_bounds(object, try reader.rect())
    case .center: return rk_view_set_center(object, try reader.point())
    case .transform: return rk_view_set_transform(object, try reader.transform())
    case .hidden: return rk_view_set_hidden(object, try reader.bool())
    case .alpha: return rk_view_set_alpha(object, try reader.number())
    case .userInteractionEnabled: return rk_view_set_user_interaction_enabled(object, try reader.bool())
    case .multipleTouchEnabled: return rk_view_set_multiple_touch_enabled(object, try reader.bool())
    case .exclusiveTouch: return rk_view_set_exclusive_touch(object, try reader.bool())
    case .clipsToBounds: return rk_view_set_clips_to_bounds(object, try reader.bool())
    case .canBecomeFirstResponder: return rk_responder_set_can_become_first_responder(object, try reader.bool())
    case .canResignFirstResponder: return rk_responder_set_can_resign_first_responder(object, try reader.bool())
    case .windowLevel: return rk_window_set_level(object, try reader.number())
    case .value: return rk_control_set_value(object, try reader.number())
    case .numberOfSegments: return rk_control_set_count(object, try reader.integer())
    case .selectedSegmentIndex: return rk_control_set_selected_index(object, try reader.integer())
    case .numberOfPages: return rk_control_set_count(object, try reader.integer())
    case .currentPage: return rk_control_set_selected_index(object, try reader.integer())
    case .text: return try reader.plainText().withCString { rk_text_field_set_text(object, $0) }
    case .enabled:
      let value = try reader.bool()
      return firstOf({ rk_control_set_enabled(object, value) }, { rk_gesture_recognizer_set_enabled(object, value) })
    case .selected: return rk_control_set_selected(object, try reader.bool())
    case .highlighted: return rk_control_set_highlighted(object, try reader.bool())
    case .on: return rk_switch_set_on(object, try reader.bool())
    case .continuous: return rk_control_set_continuous(object, try reader.bool())
    case .stepValue: return rk_stepper_set_step_value(object, try reader.number())
    case .wraps: return rk_stepper_set_wraps(object, try reader.bool())
    case .autorepeat: return rk_stepper_set_autorepeat(object, try reader.bool())
    case .momentary: return rk_segmented_control_set_momentary(object, try reader.bool())
    case .secureTextEntry: return rk_text_field_set_secure_text_entry(object, try reader.bool())
    case .contentSize: return rk_scroll_view_set_content_size(object, try reader.size())
    case .contentInset: return rk_scroll_view_set_content_inset(object, try reader.insets())
    case .bounces: return rk_scroll_view_set_bounces(object, try reader.bool())
    case .zoomScale: return rk_scroll_view_set_zoom_scale(object, try reader.number(), false)
    case .contentOffset: return rk_scroll_view_set_content_offset(object, try reader.point(), false)
    case .scrollEnabled: return rk_scroll_view_set_scroll_enabled(object, try reader.bool())
    case .alwaysBounceVertical: return rk_scroll_view_set_always_bounce_vertical(object, try reader.bool())
    case .alwaysBounceHorizontal: return rk_scroll_view_set_always_bounce_horizontal(object, try reader.bool())
    case .pagingEnabled: return rk_scroll_view_set_paging_enabled(object, try reader.bool())
    case .directionalLockEnabled: return rk_scroll_view_set_directional_lock_enabled(object, try reader.bool())
    case .delaysContentTouches: return rk_scroll_view_set_delays_content_touches(object, try reader.bool())
    case .canCancelContentTouches: return rk_scroll_view_set_can_cancel_content_touches(object, try reader.bool())
    case .bouncesZoom: return rk_scroll_view_set_bounces_zoom(object, try reader.bool())
    case .scrollsToTop: return rk_scroll_view_set_scrolls_to_top(object, try reader.bool())
    case .chainsToAncestor: return rk_scroll_view_set_chains_to_ancestor(object, try reader.bool())
    case .bouncesHorizontally: return rk_scroll_view_set_bounces_horizontally(object, try reader.bool())
    case .bouncesVertically: return rk_scroll_view_set_bounces_vertically(object, try reader.bool())
    case .transfersHorizontalScrollingToParent: return rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(object, try reader.bool())
    case .transfersVerticalScrollingToParent: return rk_scroll_view_set_transfers_vertical_scrolling_to_parent(object, try reader.bool())
    case .transfersTouchesToParent: return rk_scroll_view_set_transfers_touches_to_parent(object, try reader.bool())
    case .showsVerticalScrollIndicator: return rk_scroll_view_set_shows_vertical_scroll_indicator(object, try reader.bool())
    case .showsHorizontalScrollIndicator: return rk_scroll_view_set_shows_horizontal_scroll_indicator(object, try reader.bool())
    case .verticalScrollIndicatorInsets: return rk_scroll_view_set_vertical_scroll_indicator_insets(object, try reader.insets())
    case .horizontalScrollIndicatorInsets: return rk_scroll_view_set_horizontal_scroll_indicator_insets(object, try reader.insets())
    case .cancelsTouchesInView: return rk_gesture_recognizer_set_cancels_touches_in_view(object, try reader.bool())
    case .delaysTouchesBegan: return rk_gesture_recognizer_set_delays_touches_began(object, try reader.bool())
    case .delaysTouchesEnded: return rk_gesture_recognizer_set_delays_touches_ended(object, try reader.bool())
    case .allowedTouchTypes: return rk_gesture_recognizer_set_allowed_touch_types(object, try reader.mask(of: Words.touchTypes))
    case .requiresExclusiveTouchType: return rk_gesture_recognizer_set_requires_exclusive_touch_type(object, try reader.bool())
    case .allowedPressTypes: return rk_gesture_recognizer_set_allowed_press_types(object, try PressType.mask(reader))
    case .numberOfTapsRequired:
      let value = try reader.integer()
      return firstOf({ rk_tap_set_number_of_taps_required(object, value) }, { rk_long_press_set_number_of_taps_required(object, value) })
    case .buttonMaskRequired: return rk_tap_set_button_mask_required(object, try reader.buttons())
    case .numberOfTouchesRequired:
      let value = try reader.integer()
      return firstOf({ rk_tap_set_number_of_touches_required(object, value) }, { rk_long_press_set_number_of_touches_required(object, value) }, { rk_swipe_set_number_of_touches_required(object, value) })
    case .maximumTapDuration: return rk_tap_set_maximum_tap_duration(object, try reader.number())
    case .maximumIntervalBetweenSuccessiveTaps: return rk_tap_set_maximum_interval_between_successive_taps(object, try reader.number())
    case .allowableMovement:
      let value = try reader.number()
      return firstOf({ rk_tap_set_allowable_movement(object, value) }, { rk_long_press_set_allowable_movement(object, value) })
    case .minimumPressDuration: return rk_long_press_set_minimum_press_duration(object, try reader.number())
    case .allowedScrollTypesMask: return rk_pan_set_allowed_scroll_types_mask(object, try reader.mask(of: Words.scrollTypes))
    case .minimumNumberOfTouches: return rk_pan_set_minimum_number_of_touches(object, try reader.integer())
    case .maximumNumberOfTouches: return rk_pan_set_maximum_number_of_touches(object, try reader.integer())
    case .edges: return rk_screen_edge_pan_set_edges(object, try reader.mask(of: Words.edges))
    case .direction: return rk_swipe_set_direction(object, try reader.mask(of: Words.directions))
    default: return try setByHand(reader, of: object)
    }
  }

  /// Reads it; the status has the reason for a failure.
  func read(from object: OpaquePointer?, in world: World?) -> (status: RKStatus, value: Value) {
    switch self {
    case .anchorPoint: return get(object, rk_view_get_anchor_point)
    case .frame: return get(object, rk_view_get_frame)
    case .bounds: return get(object, rk_view_get_bounds)
    case .center: return get(object, rk_view_get_center)
    case .transform: return get(object, rk_view_get_transform)
    case .hidden: return get(object, rk_view_is_hidden)
    case .alpha: return get(object, rk_view_get_alpha)
    case .userInteractionEnabled: return get(object, rk_view_is_user_interaction_enabled)
    case .multipleTouchEnabled: return get(object, rk_view_is_multiple_touch_enabled)
    case .exclusiveTouch: return get(object, rk_view_is_exclusive_touch)
    case .clipsToBounds: return get(object, rk_view_clips_to_bounds)
    case .superview: return get(object, rk_view_get_superview, world)
    case .window: return get(object, rk_view_get_window, world)
    case .subviews: return get(object, rk_view_get_subviews, world)
    case .canBecomeFirstResponder: return get(object, rk_responder_can_become_first_responder)
    case .canResignFirstResponder: return get(object, rk_responder_can_resign_first_responder)
    case .isFirstResponder: return get(object, rk_responder_is_first_responder)
    case .windowLevel: return get(object, rk_window_get_level)
    case .value: return get(object, rk_control_get_value)
    case .numberOfSegments: return get(object, rk_control_get_count)
    case .selectedSegmentIndex: return get(object, rk_control_get_selected_index)
    case .numberOfPages: return get(object, rk_control_get_count)
    case .currentPage: return get(object, rk_control_get_selected_index)
    case .text: return get(object, rk_text_field_get_text)
    case .enabled: return firstOf({ get(object, rk_control_is_enabled) }, { get(object, rk_gesture_recognizer_is_enabled) })
    case .selected: return get(object, rk_control_is_selected)
    case .highlighted: return get(object, rk_control_is_highlighted)
    case .tracking: return firstOf({ get(object, rk_control_is_tracking) }, { get(object, rk_scroll_view_is_tracking) })
    case .touchInside: return get(object, rk_control_is_touch_inside)
    case .on: return get(object, rk_switch_is_on)
    case .continuous: return get(object, rk_control_is_continuous)
    case .stepValue: return get(object, rk_stepper_get_step_value)
    case .wraps: return get(object, rk_stepper_get_wraps)
    case .autorepeat: return get(object, rk_stepper_get_autorepeat)
    case .momentary: return get(object, rk_segmented_control_is_momentary)
    case .editing: return get(object, rk_text_field_is_editing)
    case .secureTextEntry: return get(object, rk_text_field_is_secure_text_entry)
    case .contentSize: return get(object, rk_scroll_view_get_content_size)
    case .contentInset: return get(object, rk_scroll_view_get_content_inset)
    case .bounces: return get(object, rk_scroll_view_bounces)
    case .zoomScale: return get(object, rk_scroll_view_get_zoom_scale)
    case .contentOffset: return get(object, rk_scroll_view_get_content_offset)
    case .contentOffsetRange: return get(object, rk_scroll_view_get_content_offset_range)
    case .dragging: return get(object, rk_scroll_view_is_dragging)
    case .decelerating: return get(object, rk_scroll_view_is_decelerating)
    case .zooming: return get(object, rk_scroll_view_is_zooming)
    case .zoomBouncing: return get(object, rk_scroll_view_is_zoom_bouncing)
    case .scrollAnimating: return get(object, rk_scroll_view_is_scroll_animating)
    case .zoomAnimating: return get(object, rk_scroll_view_is_zoom_animating)
    case .scrollEnabled: return get(object, rk_scroll_view_is_scroll_enabled)
    case .alwaysBounceVertical: return get(object, rk_scroll_view_always_bounces_vertical)
    case .alwaysBounceHorizontal: return get(object, rk_scroll_view_always_bounces_horizontal)
    case .pagingEnabled: return get(object, rk_scroll_view_is_paging_enabled)
    case .directionalLockEnabled: return get(object, rk_scroll_view_is_directional_lock_enabled)
    case .delaysContentTouches: return get(object, rk_scroll_view_delays_content_touches)
    case .canCancelContentTouches: return get(object, rk_scroll_view_can_cancel_content_touches)
    case .bouncesZoom: return get(object, rk_scroll_view_bounces_zoom)
    case .scrollsToTop: return get(object, rk_scroll_view_scrolls_to_top)
    case .chainsToAncestor: return get(object, rk_scroll_view_chains_to_ancestor)
    case .bouncesHorizontally: return get(object, rk_scroll_view_bounces_horizontally)
    case .bouncesVertically: return get(object, rk_scroll_view_bounces_vertically)
    case .transfersHorizontalScrollingToParent: return get(object, rk_scroll_view_transfers_horizontal_scrolling_to_parent)
    case .transfersVerticalScrollingToParent: return get(object, rk_scroll_view_transfers_vertical_scrolling_to_parent)
    case .transfersTouchesToParent: return get(object, rk_scroll_view_transfers_touches_to_parent)
    case .showsVerticalScrollIndicator: return get(object, rk_scroll_view_shows_vertical_scroll_indicator)
    case .showsHorizontalScrollIndicator: return get(object, rk_scroll_view_shows_horizontal_scroll_indicator)
    case .verticalScrollIndicatorInsets: return get(object, rk_scroll_view_get_vertical_scroll_indicator_insets)
    case .verticalScrollIndicator: return get(object, rk_scroll_view_get_vertical_scroll_indicator)
    case .verticalScrollIndicatorVisible: return get(object, rk_scroll_view_is_vertical_scroll_indicator_visible)
    case .horizontalScrollIndicatorInsets: return get(object, rk_scroll_view_get_horizontal_scroll_indicator_insets)
    case .horizontalScrollIndicator: return get(object, rk_scroll_view_get_horizontal_scroll_indicator)
    case .horizontalScrollIndicatorVisible: return get(object, rk_scroll_view_is_horizontal_scroll_indicator_visible)
    case .view: return get(object, rk_gesture_recognizer_get_view, world)
    case .cancelsTouchesInView: return get(object, rk_gesture_recognizer_cancels_touches_in_view)
    case .delaysTouchesBegan: return get(object, rk_gesture_recognizer_delays_touches_began)
    case .delaysTouchesEnded: return get(object, rk_gesture_recognizer_delays_touches_ended)
    case .allowedTouchTypes: return get(object, rk_gesture_recognizer_get_allowed_touch_types, Words.touchTypes)
    case .requiresExclusiveTouchType: return get(object, rk_gesture_recognizer_requires_exclusive_touch_type)
    case .allowedPressTypes: return get(object, rk_gesture_recognizer_get_allowed_press_types)
    case .failureRequirements: return get(object, rk_gesture_recognizer_get_failure_requirements, world)
    case .attemptFailureRequirements: return get(object, rk_gesture_recognizer_get_attempt_failure_requirements, world)
    case .numberOfTouches: return get(object, rk_gesture_recognizer_get_number_of_touches)
    case .numberOfTapsRequired: return firstOf({ get(object, rk_tap_get_number_of_taps_required) }, { get(object, rk_long_press_get_number_of_taps_required) })
    case .buttonMaskRequired: return get(object, rk_tap_get_button_mask_required)
    case .numberOfTouchesRequired: return firstOf({ get(object, rk_tap_get_number_of_touches_required) }, { get(object, rk_long_press_get_number_of_touches_required) }, { get(object, rk_swipe_get_number_of_touches_required) })
    case .maximumTapDuration: return get(object, rk_tap_get_maximum_tap_duration)
    case .maximumIntervalBetweenSuccessiveTaps: return get(object, rk_tap_get_maximum_interval_between_successive_taps)
    case .allowableMovement: return firstOf({ get(object, rk_tap_get_allowable_movement) }, { get(object, rk_long_press_get_allowable_movement) })
    case .minimumPressDuration: return get(object, rk_long_press_get_minimum_press_duration)
    case .allowedScrollTypesMask: return get(object, rk_pan_get_allowed_scroll_types_mask, Words.scrollTypes)
    case .minimumNumberOfTouches: return get(object, rk_pan_get_minimum_number_of_touches)
    case .maximumNumberOfTouches: return get(object, rk_pan_get_maximum_number_of_touches)
    case .zOffset: return get(object, rk_hover_get_z_offset)
    case .altitudeAngle: return get(object, rk_hover_get_altitude_angle)
    case .azimuthAngle: return get(object, rk_hover_get_azimuth_angle)
    case .rollAngle: return get(object, rk_hover_get_roll_angle)
    case .edges: return get(object, rk_screen_edge_pan_get_edges, Words.edges)
    case .direction: return get(object, rk_swipe_get_direction, Words.directions)
    case .scale: return get(object, rk_pinch_get_scale)
    case .rotation: return get(object, rk_rotation_get_rotation)
    default: return readByHand(from: object)
    }
  }
}

extension Node {
  static let controlClasses = ["Control", "Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl", "TextField"]
}
