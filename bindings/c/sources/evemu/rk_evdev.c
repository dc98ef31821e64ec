/* rk_evdev.c - see rk_evdev.h. */
#include "evdev_private.h"
#include <stdlib.h>
#include <string.h>

bool evdev_has(const RKEvdev *evdev, unsigned type, unsigned code) { return libevdev_has_event_code(evdev->device, type, code) == 1; }

void evdev_note(RKEvdev *evdev, RKStatus status) {
    if (evdev->failed == RKStatusOK) evdev->failed = status;
}

RKEvdev *rk_evdev_create(struct libevdev *device, RKInput *input, uint32_t number) {
    RKEvdev *evdev = (RKEvdev *)calloc(1, sizeof *evdev);
    bool direct, pad;
    size_t k;
    if (!evdev) return NULL;
    evdev->device = device;
    evdev->input = input;
    evdev->number = number;
    direct = libevdev_has_property(device, INPUT_PROP_DIRECT) == 1;
    pad = evdev_has(evdev, EV_KEY, BTN_TOOL_FINGER) && !direct; /* as udev distinguishes touchpads from touchscreens */
    evdev->type = pad ? RKTouchTypeIndirect : RKTouchTypeDirect;
    evdev->packet.tracking = -1;
    if (evdev_has(evdev, EV_KEY, BTN_TOOL_PEN) && evdev_has(evdev, EV_ABS, ABS_X)) evdev->kind = tablet;
    else if (evdev_has(evdev, EV_ABS, ABS_MT_POSITION_X) && evdev_has(evdev, EV_ABS, ABS_MT_POSITION_Y)) evdev->kind = evdev_has(evdev, EV_ABS, ABS_MT_SLOT) && libevdev_get_num_slots(device) > 0 ? slots : packets;
    else if (evdev_has(evdev, EV_KEY, BTN_TOUCH) && evdev_has(evdev, EV_ABS, ABS_X) && evdev_has(evdev, EV_ABS, ABS_Y)) evdev->kind = single;
    if (evdev->kind == slots) {
        evdev->contact_count = (size_t)libevdev_get_num_slots(device);
        if (evdev->contact_count > CONTACTS) evdev->contact_count = CONTACTS;
        for (k = 0; k < evdev->contact_count; k++) { /* one device may be played twice */
            libevdev_set_slot_value(device, (unsigned)k, ABS_MT_TRACKING_ID, -1);
            evdev->contacts[k].tracking = -1;
        }
    }
    if (evdev->kind == single || evdev->kind == tablet) evdev->contact_count = 1;
    return evdev;
}

static void cancel(RKEvdev *evdev, double time) {
    size_t k;
    for (k = 0; k < evdev->contact_count; k++) {
        evdev->contacts[k].delivered = false;
        evdev->contacts[k].muted = evdev->contacts[k].down;
    }
    evdev->packet_count = 0;
    evdev->packet_ended = evdev->lifted = false;
    evdev->has_x = evdev->has_y = false;
    memset(&evdev->packet, 0, sizeof evdev->packet);
    evdev->packet.tracking = -1;
    evdev->dx = evdev->dy = evdev->wheel_x = evdev->wheel_y = 0;
    evdev_note(evdev, rk_input_cancel(evdev->input, time, evdev->number));
}

/* ---- Mice and keys ---- */

static void take_motion(RKEvdev *evdev, uint16_t code, int32_t value) {
    switch (code) {
        case REL_X: evdev->dx += value; break;
        case REL_Y: evdev->dy += value; break;
        /* A wheel that turns away from the user moves the content down; a wheel that turns to the right moves it to the left. */
        case REL_WHEEL: if (!evdev_has(evdev, EV_REL, REL_WHEEL_HI_RES)) evdev->wheel_y += value; break;
        case REL_HWHEEL: if (!evdev_has(evdev, EV_REL, REL_HWHEEL_HI_RES)) evdev->wheel_x -= value; break;
        case REL_WHEEL_HI_RES: evdev->wheel_y += value / 120.0; break;
        case REL_HWHEEL_HI_RES: evdev->wheel_x -= value / 120.0; break;
    }
}

static void report_motion(RKEvdev *evdev, double time) {
    if (evdev->dx != 0 || evdev->dy != 0) evdev_note(evdev, rk_input_pointer_by(evdev->input, time, evdev->number, evdev->dx, evdev->dy));
    if (evdev->wheel_x != 0 || evdev->wheel_y != 0) evdev_note(evdev, rk_input_wheel(evdev->input, time, evdev->wheel_x, evdev->wheel_y));
    evdev->dx = evdev->dy = evdev->wheel_x = evdev->wheel_y = 0;
}

static void take_key(RKEvdev *evdev, double time, uint16_t code, int32_t value) {
    if (value != 0 && value != 1) return; /* repetitions are no presses */
    if (code >= BTN_MOUSE && code < BTN_JOYSTICK) {
        if (evdev->type == RKTouchTypeIndirect || evdev->kind != other) return; /* the click of a touchpad: its finger is down already */
        report_motion(evdev, time); /* where it was when the button went down */
        evdev_note(evdev, rk_input_pointer_button(evdev->input, time, evdev->number, (uint32_t)(code - BTN_MOUSE), value == 1));
    } else if (code < BTN_MISC || code >= KEY_OK) {
        evdev_note(evdev, rk_input_key(evdev->input, time, evdev->number, rk_key_usage(code), code, value == 1));
    }
}

/* ---- All of it ---- */

static RKStatus report(RKEvdev *evdev, double time) {
    RKStatus status;
    switch (evdev->kind) {
        case slots: evdev_report_slots(evdev, time); break;
        case packets: evdev_report_packets(evdev, time); break;
        case single: evdev_report_single(evdev, time); break;
        case tablet: evdev_report_tablet(evdev, time); break;
        case other: break;
    }
    report_motion(evdev, time);
    evdev_note(evdev, rk_input_frame(evdev->input, time));
    status = evdev->failed;
    evdev->failed = RKStatusOK;
    return status;
}

RKStatus rk_evdev_event(RKEvdev *evdev, double time, uint16_t type, uint16_t code, int32_t value) {
    if (type == EV_SYN) {
        if (code == SYN_DROPPED) {
            evdev->dropping = true;
        } else if (code == SYN_REPORT && evdev->dropping) { /* what came in between is worth nothing */
            evdev->dropping = false;
            cancel(evdev, time);
            return report(evdev, time);
        } else if (code == SYN_REPORT) {
            return report(evdev, time);
        } else if (code == SYN_MT_REPORT && evdev->kind == packets && !evdev->dropping) {
            evdev_end_packet(evdev);
        }
        return RKStatusOK;
    }
    if (evdev->dropping || !evdev_has(evdev, type, code)) return RKStatusOK;
    if (type == EV_ABS && code == ABS_MT_SLOT && (value < 0 || value >= libevdev_get_num_slots(evdev->device))) return RKStatusInvalidArgument;
    if (type == EV_ABS && code == ABS_MT_TRACKING_ID) {
        int slot = evdev->kind == slots ? libevdev_get_current_slot(evdev->device) : -1;
        if (slot >= 0 && slot < CONTACTS) {
            /* A lift and a new finger may come in one report. Set by slot, since libevdev refuses a second id without a lift, which is what comes after lost events. */
            if (libevdev_get_slot_value(evdev->device, (unsigned)slot, code) != value) evdev->contacts[slot].began = true;
            libevdev_set_slot_value(evdev->device, (unsigned)slot, code, value);
        }
    } else {
        libevdev_set_event_value(evdev->device, type, code, value);
    }
    switch (type) {
        case EV_ABS:
            if (evdev->kind == packets) evdev_take_packet(evdev, code, value);
            break;
        case EV_REL: take_motion(evdev, code, value); break;
        case EV_KEY:
            if (code == BTN_TOUCH && evdev->kind == packets) evdev->lifted = value == 0;
            /* It is reported only when it changes: this is another touch than the one that was cancelled. */
            if (code == BTN_TOUCH && value == 1) evdev->contacts[0].muted = evdev->contacts[0].muted && evdev->kind != single && evdev->kind != tablet;
            take_key(evdev, time, code, value);
            break;
    }
    return RKStatusOK;
}

RKStatus rk_evdev_destroy(RKEvdev *evdev, double time) {
    RKStatus status;
    if (!evdev) return RKStatusOK;
    cancel(evdev, time);
    status = evdev->failed;
    free(evdev);
    return status;
}
