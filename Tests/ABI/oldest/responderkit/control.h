#ifndef RESPONDERKIT_CONTROL_H
#define RESPONDERKIT_CONTROL_H
#include "base.h"
#include "event.h"
#include "geometry.h"
RK_EXTERN_C_BEGIN
typedef uint32_t RKControlEvents;
#define RKControlEventTouchDown ((RKControlEvents)1 << 0)
#define RKControlEventTouchDownRepeat ((RKControlEvents)1 << 1)
#define RKControlEventTouchDragInside ((RKControlEvents)1 << 2)
#define RKControlEventTouchDragOutside ((RKControlEvents)1 << 3)
#define RKControlEventTouchDragEnter ((RKControlEvents)1 << 4)
#define RKControlEventTouchDragExit ((RKControlEvents)1 << 5)
#define RKControlEventTouchUpInside ((RKControlEvents)1 << 6)
#define RKControlEventTouchUpOutside ((RKControlEvents)1 << 7)
#define RKControlEventTouchCancel ((RKControlEvents)1 << 8)
#define RKControlEventValueChanged ((RKControlEvents)1 << 12)
#define RKControlEventPrimaryActionTriggered ((RKControlEvents)1 << 13)
#define RKControlEventMenuActionTriggered ((RKControlEvents)1 << 14)
#define RKControlEventEditingDidBegin ((RKControlEvents)1 << 16)
#define RKControlEventEditingChanged ((RKControlEvents)1 << 17)
#define RKControlEventEditingDidEnd ((RKControlEvents)1 << 18)
#define RKControlEventEditingDidEndOnExit ((RKControlEvents)1 << 19)
#define RKControlEventAllTouchEvents ((RKControlEvents)0x00000FFF)
#define RKControlEventAllEditingEvents ((RKControlEvents)0x000F0000)
#define RKControlEventApplicationReserved ((RKControlEvents)0x0F000000)
#define RKControlEventSystemReserved ((RKControlEvents)0xF0000000)
#define RKControlEventAllEvents ((RKControlEvents)0xFFFFFFFF)
RK_ENUM(RKControlState) {
    RKControlStateNormal = 0,
    RKControlStateHighlighted = 1,
    RKControlStateDisabled = 2,
    RKControlStateSelected = 4,
    RKControlStateFocused = 8
};
typedef bool (*RKControlTrackingMethod)(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata);
typedef void (*RKControlEndTrackingMethod)(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata);
typedef void (*RKControlCancelTrackingMethod)(RKControlRef self, RKEventRef event, void *userdata);
typedef void (*RKControlSendActionMethod)(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata);
typedef void (*RKControlAction)(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata);
typedef struct RKControlMethods {
    uint32_t struct_size;
    uint32_t reserved;
    RKControlTrackingMethod begin_tracking;
    RKControlTrackingMethod continue_tracking;
    RKControlEndTrackingMethod end_tracking;
    RKControlCancelTrackingMethod cancel_tracking;
    RKControlSendActionMethod send_action;
} RKControlMethods;
RK_API RK_NODISCARD RKStatus rk_control_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
RK_API RK_NODISCARD RKStatus rk_button_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
RK_API RK_NODISCARD RKStatus rk_switch_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
RK_API RK_NODISCARD RKStatus rk_slider_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
RK_API RK_NODISCARD RKStatus rk_stepper_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
RK_API RK_NODISCARD RKStatus rk_segmented_control_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
RK_API RK_NODISCARD RKStatus rk_page_control_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
RK_API RK_NODISCARD RKStatus rk_control_add_target(RKControlRef control, RKObjectRef target, const char *selector, RKControlEvents events);
RK_API RK_NODISCARD RKStatus rk_control_remove_target(RKControlRef control, RKObjectRef target, const char *selector, RKControlEvents events);
RK_API RK_NODISCARD RKStatus rk_control_add_action(
    RKControlRef control, RKControlEvents events, RKControlAction function, void *userdata, void (*drop)(void *userdata), uint64_t *identifier);
RK_API RK_NODISCARD RKStatus rk_control_remove_action(RKControlRef control, uint64_t identifier);
RK_API RK_NODISCARD RKStatus rk_control_get_all_control_events(RKControlRef control, RKControlEvents *out);
RK_API RK_NODISCARD RKStatus rk_control_send_actions(RKControlRef control, RKControlEvents events);
RK_API RK_NODISCARD RKStatus rk_control_send_action(RKControlRef control, const char *selector, RKObjectRef target, RKEventRef event);
RK_API RK_NODISCARD RKStatus rk_control_set_enabled(RKControlRef control, bool enabled);
RK_API RK_NODISCARD RKStatus rk_control_is_enabled(RKControlRef control, bool *out);
RK_API RK_NODISCARD RKStatus rk_control_set_selected(RKControlRef control, bool selected);
RK_API RK_NODISCARD RKStatus rk_control_is_selected(RKControlRef control, bool *out);
RK_API RK_NODISCARD RKStatus rk_control_set_highlighted(RKControlRef control, bool highlighted);
RK_API RK_NODISCARD RKStatus rk_control_is_highlighted(RKControlRef control, bool *out);
RK_API RK_NODISCARD RKStatus rk_control_get_state(RKControlRef control, uint32_t *out);
RK_API RK_NODISCARD RKStatus rk_control_is_tracking(RKControlRef control, bool *out);
RK_API RK_NODISCARD RKStatus rk_control_is_touch_inside(RKControlRef control, bool *out);
RK_API RK_NODISCARD RKStatus rk_switch_set_on(RKControlRef control, bool on);
RK_API RK_NODISCARD RKStatus rk_switch_is_on(RKControlRef control, bool *out);
RK_API RK_NODISCARD RKStatus rk_control_set_value(RKControlRef control, double value);
RK_API RK_NODISCARD RKStatus rk_control_get_value(RKControlRef control, double *out);
RK_API RK_NODISCARD RKStatus rk_control_set_value_range(RKControlRef control, double minimum, double maximum);
RK_API RK_NODISCARD RKStatus rk_control_get_value_range(RKControlRef control, double *minimum, double *maximum);
RK_API RK_NODISCARD RKStatus rk_control_set_continuous(RKControlRef control, bool continuous);
RK_API RK_NODISCARD RKStatus rk_control_is_continuous(RKControlRef control, bool *out);
RK_API RK_NODISCARD RKStatus rk_slider_get_thumb_rect(RKControlRef slider, RKRect *out);
RK_API RK_NODISCARD RKStatus rk_stepper_set_step_value(RKControlRef stepper, double step);
RK_API RK_NODISCARD RKStatus rk_stepper_get_step_value(RKControlRef stepper, double *out);
RK_API RK_NODISCARD RKStatus rk_stepper_set_wraps(RKControlRef stepper, bool wraps);
RK_API RK_NODISCARD RKStatus rk_stepper_get_wraps(RKControlRef stepper, bool *out);
RK_API RK_NODISCARD RKStatus rk_stepper_set_autorepeat(RKControlRef stepper, bool autorepeat);
RK_API RK_NODISCARD RKStatus rk_stepper_get_autorepeat(RKControlRef stepper, bool *out);
RK_API RK_NODISCARD RKStatus rk_control_set_count(RKControlRef control, int64_t count);
RK_API RK_NODISCARD RKStatus rk_control_get_count(RKControlRef control, int64_t *out);
RK_API RK_NODISCARD RKStatus rk_control_set_selected_index(RKControlRef control, int64_t index);
RK_API RK_NODISCARD RKStatus rk_control_get_selected_index(RKControlRef control, int64_t *out);
RK_API RK_NODISCARD RKStatus rk_segmented_control_set_momentary(RKControlRef control, bool momentary);
RK_API RK_NODISCARD RKStatus rk_segmented_control_is_momentary(RKControlRef control, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_begin_tracking(RKClassRef cls, RKControlRef self, RKTouchRef touch, RKEventRef event, bool *out);
RK_API RK_NODISCARD RKStatus rk_super_continue_tracking(RKClassRef cls, RKControlRef self, RKTouchRef touch, RKEventRef event, bool *out);
RK_API RKStatus rk_super_end_tracking(RKClassRef cls, RKControlRef self, RKTouchRef touch, RKEventRef event);
RK_API RKStatus rk_super_cancel_tracking(RKClassRef cls, RKControlRef self, RKEventRef event);
RK_API RKStatus rk_super_send_action(RKClassRef cls, RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event);
RK_EXTERN_C_END
#endif
