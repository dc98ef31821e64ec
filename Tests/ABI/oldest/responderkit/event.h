#ifndef RESPONDERKIT_EVENT_H
#define RESPONDERKIT_EVENT_H
#include "base.h"
#include "geometry.h"
RK_EXTERN_C_BEGIN
RK_ENUM(RKTouchPhase) {
    RKTouchPhaseBegan = 0,
    RKTouchPhaseMoved = 1,
    RKTouchPhaseStationary = 2,
    RKTouchPhaseEnded = 3,
    RKTouchPhaseCancelled = 4
};
RK_ENUM(RKTouchType) {
    RKTouchTypeDirect = 0,
    RKTouchTypeIndirect = 1,
    RKTouchTypePencil = 2,
    RKTouchTypeIndirectPointer = 3
};
RK_ENUM(RKEventType) {
    RKEventTypeTouches = 0,
    RKEventTypeMotion = 1,
    RKEventTypeRemoteControl = 2,
    RKEventTypePresses = 3,
    RKEventTypeScroll = 10,
    RKEventTypeHover = 11,
    RKEventTypeTransform = 14
};
typedef struct RKTouchSample {
    uint32_t struct_size;
    RKTouchPhase phase;
    int64_t id;
    RKPoint location;
    RKTouchType type;
    uint32_t screen;
    double force;
    double major_radius;
} RKTouchSample;
RK_API RK_NODISCARD RKStatus rk_context_send_touches(RKContextRef context, double timestamp, const RKTouchSample *samples, size_t count);
RK_API RK_NODISCARD RKStatus rk_context_post_touches(RKContextRef context, double timestamp, const RKTouchSample *samples, size_t count);
RK_API RK_NODISCARD RKStatus rk_context_cancel_all_touches(RKContextRef context);
RK_API RK_NODISCARD RKStatus rk_context_post_cancel_all_touches(RKContextRef context);
RK_API RK_NODISCARD RKStatus rk_context_find_touch(RKContextRef context, int64_t id, RKTouchRef *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_id(RKTouchRef touch, int64_t *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_phase(RKTouchRef touch, RKTouchPhase *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_type(RKTouchRef touch, RKTouchType *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_tap_count(RKTouchRef touch, uint32_t *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_timestamp(RKTouchRef touch, double *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_view(RKTouchRef touch, RKViewRef *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_window(RKTouchRef touch, RKWindowRef *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_previous_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_force(RKTouchRef touch, double *out);
RK_API RK_NODISCARD RKStatus rk_touch_get_major_radius(RKTouchRef touch, double *out);
RK_API RK_NODISCARD RKStatus rk_touch_is_withheld(RKTouchRef touch, bool *out);
typedef struct RKTouchSnapshot {
    double timestamp;
    RKPoint location;
} RKTouchSnapshot;
RK_API RK_NODISCARD RKStatus rk_touch_get_coalesced(RKTouchRef touch, RKTouchSnapshot *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_touch_get_gesture_recognizers(RKTouchRef touch, RKGestureRecognizerRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_event_get_type(RKEventRef event, RKEventType *out);
RK_API RK_NODISCARD RKStatus rk_event_get_timestamp(RKEventRef event, double *out);
RK_API RK_NODISCARD RKStatus rk_event_get_all_touches(RKEventRef event, RKTouchRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_view(RKEventRef event, RKViewRef view, RKTouchRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_window(RKEventRef event, RKWindowRef window, RKTouchRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_gesture_recognizer(RKEventRef event, RKGestureRecognizerRef recognizer, RKTouchRef *buffer, size_t capacity, size_t *length);
typedef struct RKPointerSample {
    uint32_t struct_size;
    uint32_t screen;
    RKPoint location;
    uint32_t buttons;
    bool is_outside;
} RKPointerSample;
RK_API RK_NODISCARD RKStatus rk_context_send_pointer(RKContextRef context, double timestamp, const RKPointerSample *sample);
RK_EXTERN_C_END
#endif
