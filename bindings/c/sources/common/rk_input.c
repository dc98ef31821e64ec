/* rk_input.c - see rk_input.h. Fingers, pointer, scrolling; keys are in rk_keys.c. */
#include "rk_input.h"
#include <math.h>
#include <string.h>

void rk_input_init(RKInput *input, RKContextRef context, RKSize size) {
    memset(input, 0, sizeof *input);
    input->context = context;
    input->size = size;
    input->wheel_step = 40;
}

static double at(const RKInput *input, double time) { return time + input->time_offset; }

/* The first failure is reported. */
static RKStatus worse(RKStatus first, RKStatus second) { return first != RKStatusOK ? first : second; }

/* ---- Fingers ---- */

static struct RKInputSlot *find_finger(RKInput *input, int64_t id) {
    int k;
    for (k = 0; k < RK_INPUT_FINGERS; k++)
        if (input->fingers[k].used && input->fingers[k].id == id) return &input->fingers[k];
    return NULL;
}

static struct RKInputSlot *new_finger(RKInput *input, uint32_t device, int64_t id) {
    int k;
    for (k = 0; k < RK_INPUT_FINGERS; k++) {
        struct RKInputSlot *slot = &input->fingers[k];
        if (slot->used) continue;
        memset(slot, 0, sizeof *slot);
        slot->used = true;
        slot->id = id;
        slot->device = device;
        return slot;
    }
    return NULL;
}

bool rk_input_is_down(const RKInput *input, int64_t id) {
    const struct RKInputSlot *slot = find_finger((RKInput *)input, id);
    return slot && (slot->pending ? slot->phase <= RKTouchPhaseMoved : slot->down);
}

/* Send what is pending. Beginnings and moves that the context refuses are given up; ends are kept for the next time, so that nothing stays down. */
static RKStatus flush(RKInput *input, double time) {
    RKTouchSample samples[RK_INPUT_FINGERS];
    RKTouchDetails details[RK_INPUT_FINGERS];
    struct RKInputSlot *sent[RK_INPUT_FINGERS];
    size_t count = 0, k;
    RKStatus status;
    for (k = 0; k < RK_INPUT_FINGERS; k++) {
        struct RKInputSlot *slot = &input->fingers[k];
        RKTouchSample sample = RK_INIT(RKTouchSample);
        if (!slot->used || !slot->pending) continue;
        sample.id = slot->id;
        sample.phase = slot->phase;
        sample.type = slot->finger.type;
        sample.screen = input->screen;
        sample.location = slot->finger.location;
        sample.force = slot->finger.force;
        sample.major_radius = slot->finger.major_radius;
        sample.altitude_angle = slot->finger.altitude_angle;
        sample.azimuth_angle = slot->finger.azimuth_angle;
        if (slot->finger.roll_angle != 0) {
            RKTouchDetails known = RK_INIT(RKTouchDetails);
            known.roll_angle = slot->finger.roll_angle;
            details[count] = known;
            sample.details = &details[count];
        }
        sample.buttons = slot->id == RK_INPUT_POINTER ? input->buttons : 0;
        sample.modifiers = rk_input_modifiers(input);
        slot->pending = false; /* a handler may come back here */
        sent[count] = slot;
        samples[count++] = sample;
    }
    if (count == 0) return RKStatusOK;
    status = rk_context_send_touches(input->context, at(input, time), samples, count);
    for (k = 0; k < count; k++) {
        struct RKInputSlot *slot = sent[k];
        bool ends = samples[k].phase == RKTouchPhaseEnded || samples[k].phase == RKTouchPhaseCancelled;
        if (slot->id != samples[k].id) continue;
        if (status == RKStatusOK) {
            slot->down = !ends;
            slot->used = !ends || slot->pending;
        } else if (ends) {
            slot->pending = true;
        } else {
            slot->used = slot->down;
        }
    }
    return status;
}

RKStatus rk_input_finger(RKInput *input, double time, uint32_t device, int64_t id, RKTouchPhase phase, const RKInputFinger *finger) {
    struct RKInputSlot *slot = find_finger(input, id);
    RKStatus status = RKStatusOK;
    RKInputFinger last;
    if (!finger && (!slot || phase == RKTouchPhaseBegan)) return RKStatusOK;
    if (!finger) last = slot->finger, finger = &last;
    if (!isfinite(finger->location.x) || !isfinite(finger->location.y)) return RKStatusInvalidArgument;
    if (phase == RKTouchPhaseBegan) {
        if (slot && rk_input_is_down(input, id)) { /* its lift was lost */
            status = worse(flush(input, time), rk_input_finger(input, time, device, id, RKTouchPhaseCancelled, NULL));
            slot = find_finger(input, id);
        }
        if (slot && slot->pending) { /* its end waits: it must be sent first */
            status = worse(status, flush(input, time));
            slot = find_finger(input, id);
            if (slot && slot->pending) return status;
        }
        if (!slot) slot = new_finger(input, device, id);
        if (!slot) return RKStatusLimitReached;
    } else {
        if (!slot || !rk_input_is_down(input, id)) return RKStatusOK;
        if (slot->pending && slot->phase == RKTouchPhaseBegan) {
            if (phase == RKTouchPhaseMoved) {
                slot->finger = *finger;
                return RKStatusOK;
            }
            status = flush(input, time); /* began and ended within one report */
            slot = find_finger(input, id);
            if (!slot || !slot->down) return status;
        }
    }
    slot->pending = true;
    slot->phase = phase;
    slot->device = device;
    slot->finger = *finger;
    return status;
}

RKStatus rk_input_frame(RKInput *input, double time) { return flush(input, time); }

/* ---- Pointer ---- */

static RKStatus hover(RKInput *input, double time, bool outside) {
    RKPointerSample sample = RK_INIT(RKPointerSample);
    sample.screen = input->screen;
    sample.location = input->pointer;
    sample.buttons = input->buttons;
    sample.is_outside = outside;
    sample.z_offset = input->over.z_offset;
    sample.altitude_angle = input->over.altitude_angle;
    sample.azimuth_angle = input->over.azimuth_angle;
    sample.roll_angle = input->over.roll_angle;
    return rk_context_send_pointer(input->context, at(input, time), &sample);
}

static RKStatus press_pointer(RKInput *input, double time, RKTouchPhase phase) {
    RKInputFinger finger;
    RKStatus status;
    memset(&finger, 0, sizeof finger);
    finger.type = RKTouchTypeIndirectPointer;
    finger.location = input->pointer;
    status = rk_input_finger(input, time, input->pointer_device, RK_INPUT_POINTER, phase, &finger);
    return worse(status, flush(input, time));
}

static double clamped(double value, double limit) { return value < 0 ? 0 : value > limit ? limit : value; }

static RKStatus point_to(RKInput *input, double time, uint32_t device, RKPoint location) {
    if (!isfinite(location.x) || !isfinite(location.y)) return RKStatusInvalidArgument;
    input->pointer = location;
    input->pointer_known = true;
    input->pointer_device = device;
    if (input->buttons) return press_pointer(input, time, RKTouchPhaseMoved);
    return hover(input, time, false);
}

RKStatus rk_input_pointer_to(RKInput *input, double time, uint32_t device, RKPoint location) {
    memset(&input->over, 0, sizeof input->over);
    return point_to(input, time, device, location);
}

RKStatus rk_input_pencil_over(RKInput *input, double time, uint32_t device, const RKInputFinger *pencil) {
    if (!isfinite(pencil->z_offset + pencil->altitude_angle + pencil->azimuth_angle + pencil->roll_angle)) return RKStatusInvalidArgument;
    input->over = *pencil;
    return point_to(input, time, device, pencil->location);
}

RKStatus rk_input_pointer_by(RKInput *input, double time, uint32_t device, double dx, double dy) {
    RKPoint location;
    if (!isfinite(dx) || !isfinite(dy)) return RKStatusInvalidArgument;
    if (!input->pointer_known) { /* its place is unknown: it starts in the middle */
        input->pointer.x = input->size.width / 2;
        input->pointer.y = input->size.height / 2;
    }
    location.x = clamped(input->pointer.x + dx, input->size.width);
    location.y = clamped(input->pointer.y + dy, input->size.height);
    return rk_input_pointer_to(input, time, device, location);
}

RKStatus rk_input_pointer_button(RKInput *input, double time, uint32_t device, uint32_t button, bool down) {
    uint32_t bit = button < 32 ? (uint32_t)1 << button : 0, before = input->buttons;
    RKStatus status;
    if (!bit || !(input->buttons & bit) != down) return RKStatusOK;
    input->pointer_device = device;
    if (down) {
        input->buttons |= bit;
        if (before) return press_pointer(input, time, RKTouchPhaseMoved);
        status = hover(input, time, false); /* hovering pauses before the touch begins */
        return worse(status, press_pointer(input, time, RKTouchPhaseBegan));
    }
    if (before != bit) {
        input->buttons &= ~bit;
        return press_pointer(input, time, RKTouchPhaseMoved);
    }
    status = press_pointer(input, time, RKTouchPhaseEnded); /* with the button that it was */
    input->buttons = 0;
    return worse(status, hover(input, time, false));
}

RKStatus rk_input_pointer_left(RKInput *input, double time) {
    if (!input->pointer_known || input->buttons) return RKStatusOK;
    input->pointer_known = false;
    return hover(input, time, true);
}

/* ---- Scrolling and pinching ---- */

static RKStatus scroll(RKInput *input, double time, RKPoint delta, bool discrete, RKGestureInputPhase phase) {
    RKScrollSample sample = RK_INIT(RKScrollSample);
    sample.screen = input->screen;
    sample.location = input->pointer;
    sample.delta = delta;
    sample.is_discrete = discrete;
    sample.phase = phase;
    sample.modifiers = rk_input_modifiers(input);
    return rk_context_send_scroll(input->context, at(input, time), &sample);
}

RKStatus rk_input_wheel(RKInput *input, double time, double notches_x, double notches_y) {
    RKPoint delta;
    if (!isfinite(notches_x) || !isfinite(notches_y)) return RKStatusInvalidArgument;
    if (notches_x == 0 && notches_y == 0) return RKStatusOK;
    delta.x = notches_x * input->wheel_step;
    delta.y = notches_y * input->wheel_step;
    return scroll(input, time, delta, true, RKGestureInputPhaseBegan);
}

RKStatus rk_input_scroll(RKInput *input, double time, uint32_t device, double dx, double dy) {
    RKPoint delta = {0, 0};
    bool began = input->scrolling;
    if (!isfinite(dx) || !isfinite(dy)) return RKStatusInvalidArgument;
    delta.x = dx;
    delta.y = dy;
    if (dx == 0 && dy == 0) {
        if (!began) return RKStatusOK;
        input->scrolling = false;
        return scroll(input, time, delta, false, RKGestureInputPhaseEnded);
    }
    input->scrolling = true;
    input->scroll_device = device;
    return scroll(input, time, delta, false, began ? RKGestureInputPhaseChanged : RKGestureInputPhaseBegan);
}

RKStatus rk_input_transform(RKInput *input, double time, uint32_t device, RKGestureInputPhase phase, double scale, double rotation) {
    RKTransformSample sample = RK_INIT(RKTransformSample);
    if (!isfinite(scale) || scale <= 0 || !isfinite(rotation)) return RKStatusInvalidArgument;
    if (phase == RKGestureInputPhaseBegan) {
        if (input->transforming) {
            RKStatus status = rk_input_transform(input, time, device, RKGestureInputPhaseCancelled, scale, rotation);
            if (status != RKStatusOK) return status;
        }
    } else if (!input->transforming) {
        return RKStatusOK;
    }
    input->transforming = phase <= RKGestureInputPhaseChanged;
    input->transform_device = device;
    sample.screen = input->screen;
    sample.location = input->pointer;
    sample.phase = phase;
    sample.modifiers = rk_input_modifiers(input);
    sample.scale = scale;
    sample.rotation = rotation;
    return rk_context_send_transform(input->context, at(input, time), &sample);
}

/* ---- Devices that go ---- */

static bool of(uint32_t device, uint32_t which) { return which == RK_INPUT_ALL || which == device; }

RKStatus rk_input_cancel(RKInput *input, double time, uint32_t device) {
    RKStatus status = RKStatusOK;
    RKPressSample samples[RK_INPUT_KEYS];
    size_t count = 0;
    int k;
    status = flush(input, time); /* what has begun is sent before it is cancelled */
    for (k = 0; k < RK_INPUT_FINGERS; k++) {
        struct RKInputSlot *slot = &input->fingers[k];
        if (!slot->used || !slot->down || !of(slot->device, device)) continue;
        if (slot->pending && slot->phase >= RKTouchPhaseEnded) continue;
        slot->pending = true;
        slot->phase = RKTouchPhaseCancelled;
    }
    status = worse(status, flush(input, time));
    if (input->buttons && of(input->pointer_device, device)) {
        input->buttons = 0;
        status = worse(status, hover(input, time, false));
    }
    if (input->scrolling && of(input->scroll_device, device)) {
        RKPoint none = {0, 0};
        input->scrolling = false;
        status = worse(status, scroll(input, time, none, false, RKGestureInputPhaseCancelled));
    }
    if (input->transforming && of(input->transform_device, device))
        status = worse(status, rk_input_transform(input, time, input->transform_device, RKGestureInputPhaseCancelled, 1, 0));
    for (k = 0; k < RK_INPUT_KEYS; k++) {
        struct RKInputKey *key = &input->keys[k];
        RKPressSample sample = RK_INIT(RKPressSample);
        if (!key->down || !of(key->device, device)) continue;
        key->down = false;
        sample.phase = RKPressPhaseCancelled;
        sample.id = key->id;
        sample.type = RKPressTypeKey;
        samples[count++] = sample;
    }
    if (count > 0) status = worse(status, rk_context_send_presses(input->context, at(input, time), samples, count));
    return status;
}

void rk_input_angles(double tilt_x, double tilt_y, double *altitude, double *azimuth) {
    /* A pencil that lies flat has an infinite tangent: near enough to it, it lies. */
    const double most = 1.5620; /* 89.5 degrees */
    double x = tan(fmax(-most, fmin(most, tilt_x))), y = tan(fmax(-most, fmin(most, tilt_y)));
    double length = hypot(x, y);
    *altitude = atan2(1, length);
    *azimuth = length > 0 ? atan2(y, x) : 0;
}
