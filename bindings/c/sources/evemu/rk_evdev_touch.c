/* rk_evdev_touch.c - what touches a surface: fingers of protocol A and B, a single finger, the tools of a tablet. See rk_evdev.h. */
#include "evdev_private.h"
#include <math.h>
#include <string.h>

#define HALF_TURN 3.14159265358979323846

static int32_t value_of(const RKEvdev *evdev, unsigned code) { return libevdev_get_event_value(evdev->device, EV_ABS, code); }

/* ---- From the device's units ---- */

static bool equal(const RKInputFinger *a, const RKInputFinger *b) {
    return a->type == b->type && a->location.x == b->location.x && a->location.y == b->location.y && a->force == b->force && a->major_radius == b->major_radius &&
           a->altitude_angle == b->altitude_angle && a->azimuth_angle == b->azimuth_angle;
}

/* Where a value lies in the axis's range, 0 to 1; 0 for an axis without one. */
static double share(const RKEvdev *evdev, unsigned code, int32_t value) {
    double from = libevdev_get_abs_minimum(evdev->device, code), to = libevdev_get_abs_maximum(evdev->device, code);
    if (to <= from) return 0;
    return (value - from) / (to - from);
}

/* The last unit of an axis still lies on the screen (as with libinput), and so does what a device reports beyond its range. */
static double along(const RKEvdev *evdev, unsigned axis, int32_t value, double length) {
    double from = libevdev_get_abs_minimum(evdev->device, axis), to = libevdev_get_abs_maximum(evdev->device, axis);
    return (fmax(from, fmin(to, value)) - from) / (to - from + 1) * length;
}

static RKPoint on_screen(const RKEvdev *evdev, unsigned x_axis, int32_t x, unsigned y_axis, int32_t y) {
    RKPoint point;
    point.x = along(evdev, x_axis, x, evdev->input->size.width);
    point.y = along(evdev, y_axis, y, evdev->input->size.height);
    return point;
}

static double pressed(const RKEvdev *evdev, unsigned axis, int32_t value) {
    return evdev_has(evdev, EV_ABS, axis) ? fmax(0, fmin(1, share(evdev, axis, value))) : 0;
}

/* ---- What becomes of a contact, delivered to the input ---- */

static int64_t id_of(const RKEvdev *evdev, const Contact *contact) { return RK_INPUT_ID(evdev->number, contact->number); }

static void end_contact(RKEvdev *evdev, double time, Contact *contact, RKTouchPhase phase) {
    if (contact->delivered) evdev_note(evdev, rk_input_finger(evdev->input, time, evdev->number, id_of(evdev, contact), phase, &contact->finger));
    contact->delivered = false;
}

/* `finger` is where the contact is now. */
static void follow(RKEvdev *evdev, double time, Contact *contact, bool down, const RKInputFinger *finger) {
    if (!down) {
        end_contact(evdev, time, contact, RKTouchPhaseEnded);
        contact->down = contact->muted = false;
        return;
    }
    contact->down = true;
    if (contact->muted) return;
    if (contact->delivered && equal(&contact->finger, finger)) return;
    contact->finger = *finger;
    if (!contact->delivered) contact->number = evdev->fingers++ & 0x7fffffff;
    evdev_note(evdev, rk_input_finger(evdev->input, time, evdev->number, id_of(evdev, contact), contact->delivered ? RKTouchPhaseMoved : RKTouchPhaseBegan, finger));
    contact->delivered = true;
}

/* ---- Protocol B ---- */

void evdev_report_slots(RKEvdev *evdev, double time) {
    size_t k;
    for (k = 0; k < evdev->contact_count; k++) {
        Contact *contact = &evdev->contacts[k];
        unsigned slot = (unsigned)k;
        int32_t tracking = libevdev_get_slot_value(evdev->device, slot, ABS_MT_TRACKING_ID);
        int32_t tool = evdev_has(evdev, EV_ABS, ABS_MT_TOOL_TYPE) ? libevdev_get_slot_value(evdev->device, slot, ABS_MT_TOOL_TYPE) : MT_TOOL_FINGER;
        bool hovers = evdev_has(evdev, EV_ABS, ABS_MT_DISTANCE) && libevdev_get_slot_value(evdev->device, slot, ABS_MT_DISTANCE) > 0;
        RKInputFinger finger;
        if (contact->began || tracking != contact->tracking) { /* another finger: the lift may be in the same report */
            follow(evdev, time, contact, false, NULL);
            contact->tracking = tracking;
            contact->began = false;
        }
        if (tracking < 0) continue;
        memset(&finger, 0, sizeof finger);
        finger.type = tool == MT_TOOL_PEN ? RKTouchTypePencil : evdev->type;
        finger.location = on_screen(evdev, ABS_MT_POSITION_X, libevdev_get_slot_value(evdev->device, slot, ABS_MT_POSITION_X), ABS_MT_POSITION_Y,
                                    libevdev_get_slot_value(evdev->device, slot, ABS_MT_POSITION_Y));
        finger.force = evdev_has(evdev, EV_ABS, ABS_MT_PRESSURE) ? pressed(evdev, ABS_MT_PRESSURE, libevdev_get_slot_value(evdev->device, slot, ABS_MT_PRESSURE)) : 0;
        if (tool == MT_TOOL_PALM && !contact->muted) {
            end_contact(evdev, time, contact, RKTouchPhaseCancelled);
            contact->muted = true;
        }
        if (hovers) follow(evdev, time, contact, false, NULL);
        else follow(evdev, time, contact, true, &finger);
    }
}

/* ---- Protocol A ---- */

void evdev_end_packet(RKEvdev *evdev) {
    evdev->packet_ended = true;
    if (evdev->has_x && evdev->has_y && evdev->packet_count < CONTACTS && evdev->packet.distance <= 0) {
        Contact *contact = &evdev->packets[evdev->packet_count++];
        memset(contact, 0, sizeof *contact);
        contact->tracking = evdev->packet.tracking;
        contact->x = evdev->packet.x;
        contact->y = evdev->packet.y;
        contact->finger.type = evdev->packet.tool == MT_TOOL_PEN ? RKTouchTypePencil : evdev->type;
        contact->finger.location = on_screen(evdev, ABS_MT_POSITION_X, evdev->packet.x, ABS_MT_POSITION_Y, evdev->packet.y);
        contact->finger.force = pressed(evdev, ABS_MT_PRESSURE, evdev->packet.pressure);
    }
    memset(&evdev->packet, 0, sizeof evdev->packet);
    evdev->packet.tracking = -1;
    evdev->has_x = evdev->has_y = false;
}

void evdev_take_packet(RKEvdev *evdev, uint16_t code, int32_t value) {
    switch (code) {
        case ABS_MT_POSITION_X: evdev->packet.x = value; evdev->has_x = true; break;
        case ABS_MT_POSITION_Y: evdev->packet.y = value; evdev->has_y = true; break;
        case ABS_MT_PRESSURE: evdev->packet.pressure = value; break;
        case ABS_MT_TRACKING_ID: evdev->packet.tracking = value; break;
        case ABS_MT_DISTANCE: evdev->packet.distance = value; break;
        case ABS_MT_TOOL_TYPE: evdev->packet.tool = value; break;
    }
}

/* Which of the last report's contacts each of this one's is: by tracking id where there are any, else the nearest pairs first. Contacts are few: the simple way will do. */
static void match(const RKEvdev *evdev, int found[CONTACTS]) {
    bool taken[CONTACTS] = {false}, tracked = evdev_has(evdev, EV_ABS, ABS_MT_TRACKING_ID);
    size_t a, b, pairs;
    for (b = 0; b < evdev->packet_count; b++) found[b] = -1;
    for (pairs = 0; pairs < evdev->packet_count; pairs++) {
        double least = INFINITY;
        size_t from = 0, to = 0;
        for (b = 0; b < evdev->packet_count; b++) {
            const Contact *packet = &evdev->packets[b];
            if (found[b] >= 0) continue;
            for (a = 0; a < evdev->contact_count; a++) {
                const Contact *contact = &evdev->contacts[a];
                double dx = packet->x - contact->x, dy = packet->y - contact->y, distance = dx * dx + dy * dy;
                if (taken[a] || (tracked && packet->tracking != contact->tracking)) continue;
                if (distance < least) {
                    least = distance;
                    from = a;
                    to = b;
                }
            }
        }
        if (least == INFINITY) return;
        taken[from] = true;
        found[to] = (int)from;
    }
}

void evdev_report_packets(RKEvdev *evdev, double time) {
    Contact next[CONTACTS];
    bool kept[CONTACTS] = {false};
    int found[CONTACTS];
    size_t k;
    if (evdev->has_x && evdev->has_y) evdev_end_packet(evdev); /* some drivers leave out the mark after the only contact */
    /* A report without contacts and without a mark is about buttons, unless it reports that nothing touches. */
    if (!evdev->packet_ended && !evdev->lifted) return;
    match(evdev, found);
    for (k = 0; k < evdev->packet_count; k++)
        if (found[k] >= 0) kept[found[k]] = true;
    for (k = 0; k < evdev->contact_count; k++)
        if (!kept[k]) follow(evdev, time, &evdev->contacts[k], false, NULL);
    for (k = 0; k < evdev->packet_count; k++) {
        RKInputFinger finger = evdev->packets[k].finger;
        next[k] = evdev->packets[k];
        if (found[k] >= 0) {
            next[k] = evdev->contacts[found[k]];
            next[k].x = evdev->packets[k].x;
            next[k].y = evdev->packets[k].y;
        }
        follow(evdev, time, &next[k], true, &finger);
    }
    memcpy(evdev->contacts, next, evdev->packet_count * sizeof *next);
    evdev->contact_count = evdev->packet_count;
    evdev->packet_count = 0;
    evdev->packet_ended = evdev->lifted = false;
}

/* ---- One finger, and tablets ---- */

void evdev_report_single(RKEvdev *evdev, double time) {
    RKInputFinger finger;
    memset(&finger, 0, sizeof finger);
    finger.type = evdev->type;
    finger.location = on_screen(evdev, ABS_X, value_of(evdev, ABS_X), ABS_Y, value_of(evdev, ABS_Y));
    finger.force = pressed(evdev, ABS_PRESSURE, value_of(evdev, ABS_PRESSURE));
    follow(evdev, time, &evdev->contacts[0], libevdev_get_event_value(evdev->device, EV_KEY, BTN_TOUCH) > 0, &finger);
}

/* Tilt in radians: in units of a radian if the axis has a resolution, else in degrees (as the kernel's documentation has it). */
static double tilt(const RKEvdev *evdev, unsigned axis) {
    int resolution;
    if (!evdev_has(evdev, EV_ABS, axis)) return 0;
    resolution = libevdev_get_abs_resolution(evdev->device, axis);
    return resolution > 0 ? (double)value_of(evdev, axis) / resolution : value_of(evdev, axis) * HALF_TURN / 180;
}

void evdev_report_tablet(RKEvdev *evdev, double time) {
    static const uint16_t tools[] = {BTN_TOOL_PEN, BTN_TOOL_RUBBER, BTN_TOOL_BRUSH, BTN_TOOL_PENCIL, BTN_TOOL_AIRBRUSH};
    Contact *contact = &evdev->contacts[0];
    RKInputFinger finger;
    int32_t tool = -1;
    bool down;
    size_t k;
    for (k = 0; k < sizeof tools / sizeof *tools; k++)
        if (libevdev_get_event_value(evdev->device, EV_KEY, tools[k]) > 0) tool = (int32_t)k;
    down = libevdev_get_event_value(evdev->device, EV_KEY, BTN_TOUCH) > 0;
    memset(&finger, 0, sizeof finger);
    finger.type = RKTouchTypePencil;
    finger.location = on_screen(evdev, ABS_X, value_of(evdev, ABS_X), ABS_Y, value_of(evdev, ABS_Y));
    finger.force = pressed(evdev, ABS_PRESSURE, value_of(evdev, ABS_PRESSURE));
    if (evdev_has(evdev, EV_ABS, ABS_TILT_X) || evdev_has(evdev, EV_ABS, ABS_TILT_Y)) rk_input_angles(tilt(evdev, ABS_TILT_X), tilt(evdev, ABS_TILT_Y), &finger.altitude_angle, &finger.azimuth_angle);
    if (tool != contact->tracking && contact->delivered) { /* it went away, or another one came, while it touched */
        end_contact(evdev, time, contact, down ? RKTouchPhaseCancelled : RKTouchPhaseEnded);
        contact->muted = down && tool < 0;
    }
    contact->tracking = tool;
    follow(evdev, time, contact, down && tool >= 0, &finger);
    if (down && tool >= 0) return;
    /* In the air it is a pointer that hovers. */
    if (tool >= 0) evdev_note(evdev, rk_input_pencil_over(evdev->input, time, evdev->number, &finger));
    else if (evdev->near_by) evdev_note(evdev, rk_input_pointer_left(evdev->input, time));
    evdev->near_by = tool >= 0;
}
