/* rk_libinput.c - see rk_libinput.h. */
#include "rk_libinput.h"
#include <linux/input-event-codes.h>
#include <string.h>

#define HALF_TURN 3.14159265358979323846
#define TOOL 0x10000 /* the finger that a tablet's tool is; slots are smaller */

void rk_libinput_init(RKLibinput *source, RKInput *input) {
    memset(source, 0, sizeof *source);
    source->input = input;
}

static RKStatus worse(RKStatus first, RKStatus second) { return first != RKStatusOK ? first : second; }

static uint32_t number_of(const RKLibinput *source, struct libinput_device *device) {
    uint32_t k;
    for (k = 0; k < RK_LIBINPUT_DEVICES - 1; k++)
        if (source->devices[k] == device) break;
    return k;
}

static double seconds(RKLibinput *source, uint64_t microseconds) { return source->time = (double)microseconds / 1e6; }

/* libinput's transformed coordinates lie in 0 <= x < size, which wants whole numbers: scaled here from larger ones. */
#define UNITS 1000000
static double width(const RKLibinput *source, double units) { return units / UNITS * source->input->size.width; }
static double height(const RKLibinput *source, double units) { return units / UNITS * source->input->size.height; }

/* ---- Touchscreens ---- */

static RKStatus touch(RKLibinput *source, uint32_t device, enum libinput_event_type type, struct libinput_event_touch *event) {
    double time = seconds(source, libinput_event_touch_get_time_usec(event));
    RKInputFinger finger;
    int64_t id;
    if (type == LIBINPUT_EVENT_TOUCH_FRAME) return rk_input_frame(source->input, time);
    id = RK_INPUT_ID(device, libinput_event_touch_get_slot(event) + 1); /* -1 for a screen that knows one finger only */
    if (type == LIBINPUT_EVENT_TOUCH_UP) return rk_input_finger(source->input, time, device, id, RKTouchPhaseEnded, NULL);
    if (type == LIBINPUT_EVENT_TOUCH_CANCEL) return rk_input_finger(source->input, time, device, id, RKTouchPhaseCancelled, NULL);
    memset(&finger, 0, sizeof finger);
    finger.type = RKTouchTypeDirect;
    finger.location.x = width(source, libinput_event_touch_get_x_transformed(event, UNITS));
    finger.location.y = height(source, libinput_event_touch_get_y_transformed(event, UNITS));
    return rk_input_finger(source->input, time, device, id, type == LIBINPUT_EVENT_TOUCH_DOWN ? RKTouchPhaseBegan : RKTouchPhaseMoved, &finger);
}

/* ---- Tablets ---- */

static RKInputFinger pencil(const RKLibinput *source, struct libinput_event_tablet_tool *event, struct libinput_tablet_tool *tool) {
    RKInputFinger finger;
    memset(&finger, 0, sizeof finger);
    finger.type = RKTouchTypePencil;
    finger.location.x = width(source, libinput_event_tablet_tool_get_x_transformed(event, UNITS));
    finger.location.y = height(source, libinput_event_tablet_tool_get_y_transformed(event, UNITS));
    if (libinput_tablet_tool_has_pressure(tool)) finger.force = libinput_event_tablet_tool_get_pressure(event);
    if (libinput_tablet_tool_has_tilt(tool))
        rk_input_angles(libinput_event_tablet_tool_get_tilt_x(event) * HALF_TURN / 180, libinput_event_tablet_tool_get_tilt_y(event) * HALF_TURN / 180, &finger.altitude_angle, &finger.azimuth_angle);
    if (libinput_tablet_tool_has_rotation(tool)) finger.roll_angle = libinput_event_tablet_tool_get_rotation(event) * HALF_TURN / 180;
    if (libinput_tablet_tool_has_distance(tool)) finger.z_offset = libinput_event_tablet_tool_get_distance(event);
    return finger;
}

static RKStatus tablet(RKLibinput *source, uint32_t device, enum libinput_event_type type, struct libinput_event_tablet_tool *event) {
    struct libinput_tablet_tool *tool = libinput_event_tablet_tool_get_tool(event);
    enum libinput_tablet_tool_type kind = libinput_tablet_tool_get_type(tool);
    double time = seconds(source, libinput_event_tablet_tool_get_time_usec(event));
    RKInputFinger finger = pencil(source, event, tool);
    int64_t id = RK_INPUT_ID(device, TOOL);
    bool touches = rk_input_is_down(source->input, id);
    RKStatus status;
    if (kind == LIBINPUT_TABLET_TOOL_TYPE_MOUSE || kind == LIBINPUT_TABLET_TOOL_TYPE_LENS) { /* a mouse, though on a tablet */
        if (type != LIBINPUT_EVENT_TABLET_TOOL_BUTTON) return rk_input_pointer_to(source->input, time, device, finger.location);
        return rk_input_pointer_button(source->input, time, device, libinput_event_tablet_tool_get_button(event) - BTN_MOUSE,
                                       libinput_event_tablet_tool_get_button_state(event) == LIBINPUT_BUTTON_STATE_PRESSED);
    }
    switch (type) {
        case LIBINPUT_EVENT_TABLET_TOOL_TIP:
            if (libinput_event_tablet_tool_get_tip_state(event) == LIBINPUT_TABLET_TOOL_TIP_DOWN) {
                status = rk_input_finger(source->input, time, device, id, RKTouchPhaseBegan, &finger);
            } else {
                finger.force = 0;
                status = rk_input_finger(source->input, time, device, id, RKTouchPhaseEnded, &finger);
            }
            break;
        case LIBINPUT_EVENT_TABLET_TOOL_AXIS:
            if (!touches) return rk_input_pencil_over(source->input, time, device, &finger);
            status = rk_input_finger(source->input, time, device, id, RKTouchPhaseMoved, &finger);
            break;
        case LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY:
            if (libinput_event_tablet_tool_get_proximity_state(event) == LIBINPUT_TABLET_TOOL_PROXIMITY_STATE_IN) return rk_input_pencil_over(source->input, time, device, &finger);
            status = rk_input_finger(source->input, time, device, id, RKTouchPhaseCancelled, NULL);
            status = worse(status, rk_input_frame(source->input, time));
            return worse(status, rk_input_pointer_left(source->input, time));
        default: return RKStatusOK; /* a pencil's buttons have no meaning here */
    }
    return worse(status, rk_input_frame(source->input, time));
}

/* ---- Pointers ---- */

static RKStatus pointer(RKLibinput *source, uint32_t device, enum libinput_event_type type, struct libinput_event_pointer *event) {
    double time = seconds(source, libinput_event_pointer_get_time_usec(event));
    uint32_t held;
    bool down;
    RKPoint point;
    if (type == LIBINPUT_EVENT_POINTER_MOTION) return rk_input_pointer_by(source->input, time, device, libinput_event_pointer_get_dx(event), libinput_event_pointer_get_dy(event));
    if (type == LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE) {
        point.x = width(source, libinput_event_pointer_get_absolute_x_transformed(event, UNITS));
        point.y = height(source, libinput_event_pointer_get_absolute_y_transformed(event, UNITS));
        return rk_input_pointer_to(source->input, time, device, point);
    }
    /* A button that two mice of the seat hold down is one: its first press and its last release count. */
    down = libinput_event_pointer_get_button_state(event) == LIBINPUT_BUTTON_STATE_PRESSED;
    held = libinput_event_pointer_get_seat_button_count(event);
    if (down ? held != 1 : held != 0) return RKStatusOK;
    return rk_input_pointer_button(source->input, time, device, libinput_event_pointer_get_button(event) - BTN_MOUSE, down);
}

static RKStatus wheel(RKLibinput *source, struct libinput_event_pointer *event) {
    double time = seconds(source, libinput_event_pointer_get_time_usec(event)), x = 0, y = 0;
    if (libinput_event_pointer_has_axis(event, LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL)) x = libinput_event_pointer_get_scroll_value_v120(event, LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL) / 120;
    if (libinput_event_pointer_has_axis(event, LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL)) y = libinput_event_pointer_get_scroll_value_v120(event, LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL) / 120;
    return rk_input_wheel(source->input, time, -x, -y); /* libinput's are positive where the content moves up */
}

/* 0 marks the end, on each axis that moved. */
static RKStatus scroll(RKLibinput *source, uint32_t device, struct libinput_event_pointer *event) {
    double time = seconds(source, libinput_event_pointer_get_time_usec(event)), x = 0, y = 0;
    RKStatus status = RKStatusOK;
    if (libinput_event_pointer_has_axis(event, LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL)) {
        x = libinput_event_pointer_get_scroll_value(event, LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL);
        source->scrolls_x = x != 0;
    }
    if (libinput_event_pointer_has_axis(event, LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL)) {
        y = libinput_event_pointer_get_scroll_value(event, LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL);
        source->scrolls_y = y != 0;
    }
    if (x != 0 || y != 0) status = rk_input_scroll(source->input, time, device, -x, -y);
    if (source->scrolls_x || source->scrolls_y) return status;
    return worse(status, rk_input_scroll(source->input, time, device, 0, 0));
}

static RKStatus pinch(RKLibinput *source, uint32_t device, enum libinput_event_type type, struct libinput_event_gesture *event) {
    double time = seconds(source, libinput_event_gesture_get_time_usec(event)), scale = libinput_event_gesture_get_scale(event);
    if (type == LIBINPUT_EVENT_GESTURE_PINCH_BEGIN) {
        source->angle = 0;
        return rk_input_transform(source->input, time, device, RKGestureInputPhaseBegan, 1, 0);
    }
    if (type == LIBINPUT_EVENT_GESTURE_PINCH_UPDATE) {
        source->angle += libinput_event_gesture_get_angle_delta(event) * HALF_TURN / 180;
        return rk_input_transform(source->input, time, device, RKGestureInputPhaseChanged, scale, source->angle);
    }
    return rk_input_transform(source->input, time, device, libinput_event_gesture_get_cancelled(event) ? RKGestureInputPhaseCancelled : RKGestureInputPhaseEnded, scale, source->angle);
}

static RKStatus key(RKLibinput *source, uint32_t device, struct libinput_event_keyboard *event) {
    double time = seconds(source, libinput_event_keyboard_get_time_usec(event));
    uint32_t code = libinput_event_keyboard_get_key(event);
    return rk_input_key(source->input, time, device, rk_key_usage(code), code, libinput_event_keyboard_get_key_state(event) == LIBINPUT_KEY_STATE_PRESSED);
}

/* ---- All of them ---- */

RKStatus rk_libinput_event(RKLibinput *source, struct libinput_event *event) {
    struct libinput_device *device = libinput_event_get_device(event);
    enum libinput_event_type type = libinput_event_get_type(event);
    uint32_t number = number_of(source, device);
    switch (type) {
        case LIBINPUT_EVENT_DEVICE_ADDED:
            number = number_of(source, NULL); /* a free place */
            if (number < RK_LIBINPUT_DEVICES - 1) source->devices[number] = device;
            return RKStatusOK;
        case LIBINPUT_EVENT_DEVICE_REMOVED:
            if (number < RK_LIBINPUT_DEVICES - 1) source->devices[number] = NULL;
            return rk_input_cancel(source->input, source->time, number);
        case LIBINPUT_EVENT_TOUCH_DOWN:
        case LIBINPUT_EVENT_TOUCH_UP:
        case LIBINPUT_EVENT_TOUCH_MOTION:
        case LIBINPUT_EVENT_TOUCH_CANCEL:
        case LIBINPUT_EVENT_TOUCH_FRAME: return touch(source, number, type, libinput_event_get_touch_event(event));
        case LIBINPUT_EVENT_TABLET_TOOL_AXIS:
        case LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY:
        case LIBINPUT_EVENT_TABLET_TOOL_TIP:
        case LIBINPUT_EVENT_TABLET_TOOL_BUTTON: return tablet(source, number, type, libinput_event_get_tablet_tool_event(event));
        case LIBINPUT_EVENT_POINTER_MOTION:
        case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
        case LIBINPUT_EVENT_POINTER_BUTTON: return pointer(source, number, type, libinput_event_get_pointer_event(event));
        case LIBINPUT_EVENT_POINTER_SCROLL_WHEEL: return wheel(source, libinput_event_get_pointer_event(event));
        case LIBINPUT_EVENT_POINTER_SCROLL_FINGER:
        case LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS: return scroll(source, number, libinput_event_get_pointer_event(event));
        case LIBINPUT_EVENT_GESTURE_PINCH_BEGIN:
        case LIBINPUT_EVENT_GESTURE_PINCH_UPDATE:
        case LIBINPUT_EVENT_GESTURE_PINCH_END: return pinch(source, number, type, libinput_event_get_gesture_event(event));
        case LIBINPUT_EVENT_KEYBOARD_KEY: return key(source, number, libinput_event_get_keyboard_event(event));
        default: return RKStatusOK;
    }
}

RKStatus rk_libinput_dispatch(RKLibinput *source, struct libinput *libinput) {
    RKStatus status = libinput_dispatch(libinput) == 0 ? RKStatusOK : RKStatusSystem;
    struct libinput_event *event;
    while ((event = libinput_get_event(libinput)) != NULL) {
        status = worse(status, rk_libinput_event(source, event));
        libinput_event_destroy(event);
    }
    return status;
}
