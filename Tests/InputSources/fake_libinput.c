/* fake_libinput.c - see fake_libinput.h. */
#include "fake_libinput.h"

#define EVENT(event) ((struct libinput_event *)(event))

enum libinput_event_type libinput_event_get_type(struct libinput_event *event) { return event->type; }
struct libinput_device *libinput_event_get_device(struct libinput_event *event) { return event->device; }
struct libinput_event_touch *libinput_event_get_touch_event(struct libinput_event *event) { return (struct libinput_event_touch *)event; }
struct libinput_event_tablet_tool *libinput_event_get_tablet_tool_event(struct libinput_event *event) { return (struct libinput_event_tablet_tool *)event; }
struct libinput_event_pointer *libinput_event_get_pointer_event(struct libinput_event *event) { return (struct libinput_event_pointer *)event; }
struct libinput_event_gesture *libinput_event_get_gesture_event(struct libinput_event *event) { return (struct libinput_event_gesture *)event; }
struct libinput_event_keyboard *libinput_event_get_keyboard_event(struct libinput_event *event) { return (struct libinput_event_keyboard *)event; }

uint64_t libinput_event_touch_get_time_usec(struct libinput_event_touch *event) { return EVENT(event)->time; }
int32_t libinput_event_touch_get_slot(struct libinput_event_touch *event) { return EVENT(event)->slot; }
double libinput_event_touch_get_x_transformed(struct libinput_event_touch *event, uint32_t width) { return EVENT(event)->x * width; }
double libinput_event_touch_get_y_transformed(struct libinput_event_touch *event, uint32_t height) { return EVENT(event)->y * height; }

uint64_t libinput_event_tablet_tool_get_time_usec(struct libinput_event_tablet_tool *event) { return EVENT(event)->time; }
double libinput_event_tablet_tool_get_x_transformed(struct libinput_event_tablet_tool *event, uint32_t width) { return EVENT(event)->x * width; }
double libinput_event_tablet_tool_get_y_transformed(struct libinput_event_tablet_tool *event, uint32_t height) { return EVENT(event)->y * height; }
double libinput_event_tablet_tool_get_pressure(struct libinput_event_tablet_tool *event) { return EVENT(event)->pressure; }
double libinput_event_tablet_tool_get_tilt_x(struct libinput_event_tablet_tool *event) { return EVENT(event)->tilt_x; }
double libinput_event_tablet_tool_get_tilt_y(struct libinput_event_tablet_tool *event) { return EVENT(event)->tilt_y; }
double libinput_event_tablet_tool_get_rotation(struct libinput_event_tablet_tool *event) { return EVENT(event)->rotation; }
double libinput_event_tablet_tool_get_distance(struct libinput_event_tablet_tool *event) { return EVENT(event)->distance; }
struct libinput_tablet_tool *libinput_event_tablet_tool_get_tool(struct libinput_event_tablet_tool *event) { return EVENT(event)->tool; }
uint32_t libinput_event_tablet_tool_get_button(struct libinput_event_tablet_tool *event) { return EVENT(event)->code; }
enum libinput_button_state libinput_event_tablet_tool_get_button_state(struct libinput_event_tablet_tool *event) {
    return EVENT(event)->pressed ? LIBINPUT_BUTTON_STATE_PRESSED : LIBINPUT_BUTTON_STATE_RELEASED;
}
enum libinput_tablet_tool_tip_state libinput_event_tablet_tool_get_tip_state(struct libinput_event_tablet_tool *event) {
    return EVENT(event)->pressed ? LIBINPUT_TABLET_TOOL_TIP_DOWN : LIBINPUT_TABLET_TOOL_TIP_UP;
}
enum libinput_tablet_tool_proximity_state libinput_event_tablet_tool_get_proximity_state(struct libinput_event_tablet_tool *event) {
    return EVENT(event)->pressed ? LIBINPUT_TABLET_TOOL_PROXIMITY_STATE_IN : LIBINPUT_TABLET_TOOL_PROXIMITY_STATE_OUT;
}
enum libinput_tablet_tool_type libinput_tablet_tool_get_type(struct libinput_tablet_tool *tool) { return tool->type; }
int libinput_tablet_tool_has_pressure(struct libinput_tablet_tool *tool) { return tool->pressure; }
int libinput_tablet_tool_has_tilt(struct libinput_tablet_tool *tool) { return tool->tilt; }
int libinput_tablet_tool_has_rotation(struct libinput_tablet_tool *tool) { return tool->rotation; }
int libinput_tablet_tool_has_distance(struct libinput_tablet_tool *tool) { return tool->distance; }

uint64_t libinput_event_pointer_get_time_usec(struct libinput_event_pointer *event) { return EVENT(event)->time; }
double libinput_event_pointer_get_dx(struct libinput_event_pointer *event) { return EVENT(event)->x; }
double libinput_event_pointer_get_dy(struct libinput_event_pointer *event) { return EVENT(event)->y; }
double libinput_event_pointer_get_absolute_x_transformed(struct libinput_event_pointer *event, uint32_t width) { return EVENT(event)->x * width; }
double libinput_event_pointer_get_absolute_y_transformed(struct libinput_event_pointer *event, uint32_t height) { return EVENT(event)->y * height; }
uint32_t libinput_event_pointer_get_button(struct libinput_event_pointer *event) { return EVENT(event)->code; }
enum libinput_button_state libinput_event_pointer_get_button_state(struct libinput_event_pointer *event) {
    return EVENT(event)->pressed ? LIBINPUT_BUTTON_STATE_PRESSED : LIBINPUT_BUTTON_STATE_RELEASED;
}
uint32_t libinput_event_pointer_get_seat_button_count(struct libinput_event_pointer *event) { return EVENT(event)->held; }
int libinput_event_pointer_has_axis(struct libinput_event_pointer *event, enum libinput_pointer_axis axis) {
    return axis == LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL ? EVENT(event)->has_x : EVENT(event)->has_y;
}
double libinput_event_pointer_get_scroll_value(struct libinput_event_pointer *event, enum libinput_pointer_axis axis) {
    return axis == LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL ? EVENT(event)->x : EVENT(event)->y;
}
double libinput_event_pointer_get_scroll_value_v120(struct libinput_event_pointer *event, enum libinput_pointer_axis axis) { return libinput_event_pointer_get_scroll_value(event, axis); }

uint64_t libinput_event_gesture_get_time_usec(struct libinput_event_gesture *event) { return EVENT(event)->time; }
double libinput_event_gesture_get_scale(struct libinput_event_gesture *event) { return EVENT(event)->scale; }
double libinput_event_gesture_get_angle_delta(struct libinput_event_gesture *event) { return EVENT(event)->angle; }
int libinput_event_gesture_get_cancelled(struct libinput_event_gesture *event) { return EVENT(event)->cancelled; }

uint64_t libinput_event_keyboard_get_time_usec(struct libinput_event_keyboard *event) { return EVENT(event)->time; }
uint32_t libinput_event_keyboard_get_key(struct libinput_event_keyboard *event) { return EVENT(event)->code; }
enum libinput_key_state libinput_event_keyboard_get_key_state(struct libinput_event_keyboard *event) {
    return EVENT(event)->pressed ? LIBINPUT_KEY_STATE_PRESSED : LIBINPUT_KEY_STATE_RELEASED;
}

/* Nothing is read in these tests. */
int libinput_dispatch(struct libinput *libinput) {
    (void)libinput;
    return 0;
}
struct libinput_event *libinput_get_event(struct libinput *libinput) {
    (void)libinput;
    return 0;
}
void libinput_event_destroy(struct libinput_event *event) { (void)event; }
