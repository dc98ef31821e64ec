#ifndef RESPONDERKIT_GESTURE_H
#define RESPONDERKIT_GESTURE_H
#include "base.h"
#include "event.h"
#include "geometry.h"
#include "view.h"
RK_EXTERN_C_BEGIN
RK_ENUM(RKGestureRecognizerState) {
    RKGestureRecognizerStatePossible = 0,
    RKGestureRecognizerStateBegan = 1,
    RKGestureRecognizerStateChanged = 2,
    RKGestureRecognizerStateEnded = 3,
    RKGestureRecognizerStateCancelled = 4,
    RKGestureRecognizerStateFailed = 5
};
RK_ENUM(RKSwipeDirection) {
    RKSwipeDirectionRight = 1,
    RKSwipeDirectionLeft = 2,
    RKSwipeDirectionUp = 4,
    RKSwipeDirectionDown = 8
};
RK_ENUM(RKRectEdge) {
    RKRectEdgeNone = 0,
    RKRectEdgeTop = 1,
    RKRectEdgeLeft = 2,
    RKRectEdgeBottom = 4,
    RKRectEdgeRight = 8,
    RKRectEdgeAll = 15
};
typedef void (*RKGestureTouchesMethod)(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata);
typedef void (*RKGestureMethod)(RKGestureRecognizerRef self, void *userdata);
typedef bool (*RKGestureQuestion)(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata);
typedef bool (*RKGestureEventQuestion)(RKGestureRecognizerRef self, RKEventRef event, void *userdata);
typedef bool (*RKGestureTouchQuestion)(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata);
typedef bool (*RKGestureSelfQuestion)(RKGestureRecognizerRef self, void *userdata);
typedef void (*RKGestureAction)(RKGestureRecognizerRef recognizer, void *userdata);
typedef struct RKGestureRecognizerMethods {
    uint32_t struct_size;
    uint32_t reserved;
    RKGestureTouchesMethod touches_began;
    RKGestureTouchesMethod touches_moved;
    RKGestureTouchesMethod touches_ended;
    RKGestureTouchesMethod touches_cancelled;
    RKGestureMethod reset;
    RKGestureQuestion can_prevent;
    RKGestureQuestion can_be_prevented_by;
    RKGestureQuestion should_require_failure_of;
    RKGestureQuestion should_be_required_to_fail_by;
    RKGestureEventQuestion should_receive_event;
} RKGestureRecognizerMethods;
typedef struct RKGestureRecognizerDelegate {
    uint32_t struct_size;
    uint32_t reserved;
    RKObjectRef object;
    RKGestureSelfQuestion should_begin;
    RKGestureTouchQuestion should_receive_touch;
    RKGestureEventQuestion should_receive_event;
    RKGestureQuestion should_recognize_simultaneously_with;
    RKGestureQuestion should_require_failure_of;
    RKGestureQuestion should_be_required_to_fail_by;
    void *userdata;
    void (*drop)(void *userdata);
} RKGestureRecognizerDelegate;
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
RK_API RK_NODISCARD RKStatus rk_tap_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
RK_API RK_NODISCARD RKStatus rk_long_press_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
RK_API RK_NODISCARD RKStatus rk_pan_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
RK_API RK_NODISCARD RKStatus rk_screen_edge_pan_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
RK_API RK_NODISCARD RKStatus rk_swipe_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
RK_API RK_NODISCARD RKStatus rk_pinch_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
RK_API RK_NODISCARD RKStatus rk_rotation_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
RK_API RK_NODISCARD RKStatus rk_hover_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
RK_API RK_NODISCARD RKStatus rk_view_add_gesture_recognizer(RKViewRef view, RKGestureRecognizerRef recognizer);
RK_API RK_NODISCARD RKStatus rk_view_remove_gesture_recognizer(RKViewRef view, RKGestureRecognizerRef recognizer);
RK_API RK_NODISCARD RKStatus rk_view_get_gesture_recognizers(RKViewRef view, RKGestureRecognizerRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_view(RKGestureRecognizerRef recognizer, RKViewRef *out);
RK_API RK_NODISCARD RKStatus rk_view_gesture_recognizer_should_begin(RKViewRef view, RKGestureRecognizerRef recognizer, bool *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_add_action(
    RKGestureRecognizerRef recognizer, RKGestureAction function, void *userdata, void (*drop)(void *userdata), uint64_t *identifier);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_remove_action(RKGestureRecognizerRef recognizer, uint64_t identifier);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_add_target(RKGestureRecognizerRef recognizer, RKObjectRef target, const char *selector);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_remove_target(RKGestureRecognizerRef recognizer, RKObjectRef target, const char *selector);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_state(RKGestureRecognizerRef recognizer, RKGestureRecognizerState *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_state(RKGestureRecognizerRef recognizer, RKGestureRecognizerState state);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_ignore_touch(RKGestureRecognizerRef recognizer, RKTouchRef touch);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_enabled(RKGestureRecognizerRef recognizer, bool enabled);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_is_enabled(RKGestureRecognizerRef recognizer, bool *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_cancels_touches_in_view(RKGestureRecognizerRef recognizer, bool value);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_cancels_touches_in_view(RKGestureRecognizerRef recognizer, bool *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_delays_touches_began(RKGestureRecognizerRef recognizer, bool value);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_delays_touches_began(RKGestureRecognizerRef recognizer, bool *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_delays_touches_ended(RKGestureRecognizerRef recognizer, bool value);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_delays_touches_ended(RKGestureRecognizerRef recognizer, bool *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_allowed_touch_types(RKGestureRecognizerRef recognizer, uint32_t types);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_allowed_touch_types(RKGestureRecognizerRef recognizer, uint32_t *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_requires_exclusive_touch_type(RKGestureRecognizerRef recognizer, bool value);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_requires_exclusive_touch_type(RKGestureRecognizerRef recognizer, bool *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_require_to_fail(RKGestureRecognizerRef recognizer, RKGestureRecognizerRef other);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_can_prevent(RKGestureRecognizerRef recognizer, RKGestureRecognizerRef other, bool *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_can_be_prevented_by(RKGestureRecognizerRef recognizer, RKGestureRecognizerRef other, bool *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_delegate(RKGestureRecognizerRef recognizer, const RKGestureRecognizerDelegate *delegate);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_delegate(RKGestureRecognizerRef recognizer, RKObjectRef *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_number_of_touches(RKGestureRecognizerRef recognizer, size_t *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_location(RKGestureRecognizerRef recognizer, RKViewRef view, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_location_of_touch(RKGestureRecognizerRef recognizer, size_t index, RKViewRef view, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_touches(RKGestureRecognizerRef recognizer, RKTouchRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_tap_set_number_of_taps_required(RKGestureRecognizerRef tap, int64_t value);
RK_API RK_NODISCARD RKStatus rk_tap_get_number_of_taps_required(RKGestureRecognizerRef tap, int64_t *out);
RK_API RK_NODISCARD RKStatus rk_tap_set_number_of_touches_required(RKGestureRecognizerRef tap, int64_t value);
RK_API RK_NODISCARD RKStatus rk_tap_get_number_of_touches_required(RKGestureRecognizerRef tap, int64_t *out);
RK_API RK_NODISCARD RKStatus rk_tap_set_maximum_tap_duration(RKGestureRecognizerRef tap, double seconds);
RK_API RK_NODISCARD RKStatus rk_tap_get_maximum_tap_duration(RKGestureRecognizerRef tap, double *out);
RK_API RK_NODISCARD RKStatus rk_tap_set_maximum_interval_between_successive_taps(RKGestureRecognizerRef tap, double seconds);
RK_API RK_NODISCARD RKStatus rk_tap_get_maximum_interval_between_successive_taps(RKGestureRecognizerRef tap, double *out);
RK_API RK_NODISCARD RKStatus rk_tap_set_allowable_movement(RKGestureRecognizerRef tap, double points);
RK_API RK_NODISCARD RKStatus rk_tap_get_allowable_movement(RKGestureRecognizerRef tap, double *out);
RK_API RK_NODISCARD RKStatus rk_long_press_set_minimum_press_duration(RKGestureRecognizerRef press, double seconds);
RK_API RK_NODISCARD RKStatus rk_long_press_get_minimum_press_duration(RKGestureRecognizerRef press, double *out);
RK_API RK_NODISCARD RKStatus rk_long_press_set_allowable_movement(RKGestureRecognizerRef press, double points);
RK_API RK_NODISCARD RKStatus rk_long_press_get_allowable_movement(RKGestureRecognizerRef press, double *out);
RK_API RK_NODISCARD RKStatus rk_long_press_set_number_of_touches_required(RKGestureRecognizerRef press, int64_t value);
RK_API RK_NODISCARD RKStatus rk_long_press_get_number_of_touches_required(RKGestureRecognizerRef press, int64_t *out);
RK_API RK_NODISCARD RKStatus rk_long_press_set_number_of_taps_required(RKGestureRecognizerRef press, int64_t value);
RK_API RK_NODISCARD RKStatus rk_long_press_get_number_of_taps_required(RKGestureRecognizerRef press, int64_t *out);
RK_API RK_NODISCARD RKStatus rk_pan_set_minimum_number_of_touches(RKGestureRecognizerRef pan, int64_t value);
RK_API RK_NODISCARD RKStatus rk_pan_get_minimum_number_of_touches(RKGestureRecognizerRef pan, int64_t *out);
RK_API RK_NODISCARD RKStatus rk_pan_set_maximum_number_of_touches(RKGestureRecognizerRef pan, int64_t value);
RK_API RK_NODISCARD RKStatus rk_pan_get_maximum_number_of_touches(RKGestureRecognizerRef pan, int64_t *out);
RK_API RK_NODISCARD RKStatus rk_pan_get_translation(RKGestureRecognizerRef pan, RKViewRef view, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_pan_set_translation(RKGestureRecognizerRef pan, RKPoint translation, RKViewRef view);
RK_API RK_NODISCARD RKStatus rk_pan_get_velocity(RKGestureRecognizerRef pan, RKViewRef view, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_screen_edge_pan_set_edges(RKGestureRecognizerRef pan, uint32_t edges);
RK_API RK_NODISCARD RKStatus rk_screen_edge_pan_get_edges(RKGestureRecognizerRef pan, uint32_t *out);
RK_API RK_NODISCARD RKStatus rk_swipe_set_direction(RKGestureRecognizerRef swipe, uint32_t direction);
RK_API RK_NODISCARD RKStatus rk_swipe_get_direction(RKGestureRecognizerRef swipe, uint32_t *out);
RK_API RK_NODISCARD RKStatus rk_swipe_set_number_of_touches_required(RKGestureRecognizerRef swipe, int64_t value);
RK_API RK_NODISCARD RKStatus rk_swipe_get_number_of_touches_required(RKGestureRecognizerRef swipe, int64_t *out);
RK_API RK_NODISCARD RKStatus rk_pinch_get_scale(RKGestureRecognizerRef pinch, double *out);
RK_API RK_NODISCARD RKStatus rk_pinch_set_scale(RKGestureRecognizerRef pinch, double scale);
RK_API RK_NODISCARD RKStatus rk_pinch_get_velocity(RKGestureRecognizerRef pinch, double *out);
RK_API RK_NODISCARD RKStatus rk_rotation_get_rotation(RKGestureRecognizerRef rotation, double *out);
RK_API RK_NODISCARD RKStatus rk_rotation_set_rotation(RKGestureRecognizerRef rotation, double radians);
RK_API RK_NODISCARD RKStatus rk_rotation_get_velocity(RKGestureRecognizerRef rotation, double *out);
RK_API RKStatus rk_super_gesture_touches_began(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event);
RK_API RKStatus rk_super_gesture_touches_moved(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event);
RK_API RKStatus rk_super_gesture_touches_ended(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event);
RK_API RKStatus rk_super_gesture_touches_cancelled(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event);
RK_API RKStatus rk_super_gesture_reset(RKClassRef cls, RKGestureRecognizerRef self);
RK_API RK_NODISCARD RKStatus rk_super_gesture_can_prevent(RKClassRef cls, RKGestureRecognizerRef self, RKGestureRecognizerRef other, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_gesture_can_be_prevented_by(RKClassRef cls, RKGestureRecognizerRef self, RKGestureRecognizerRef other, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_gesture_should_require_failure_of(RKClassRef cls, RKGestureRecognizerRef self, RKGestureRecognizerRef other, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_gesture_should_be_required_to_fail_by(RKClassRef cls, RKGestureRecognizerRef self, RKGestureRecognizerRef other, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_gesture_should_receive_event(RKClassRef cls, RKGestureRecognizerRef self, RKEventRef event, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_gesture_recognizer_should_begin(RKClassRef cls, RKViewRef self, RKGestureRecognizerRef recognizer, bool *out);
RK_EXTERN_C_END
#endif
