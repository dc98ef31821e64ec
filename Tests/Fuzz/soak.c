/*
 * Ten minutes of an application's life for every seed: touches, presses, keys, text, motion, remote control, pointer, wheel and trackpad, while views come and go.
 *
 *   soak SEED [COUNT]    COUNT lives, of the seeds SEED, SEED + 1, ...
 *
 * Each began that was received is closed exactly once (SPEC 109, 273, 274). Whenever nothing is under way, the objects are the same; after the first minute
 * the memory does not grow. In the end everything is taken away: nothing is tracked, nothing is planned, and with the last reference the context is empty.
 */
#include "soak_stage.h"

static double now;

/* ---- Input ---- */

enum { FINGERS = 4, BUTTONS = 3 };
static bool finger_down[FINGERS], button_down[BUTTONS], shaking, scrolling, transforming;
static RKPoint finger_at[FINGERS];

static RKPoint anywhere(void) { return (RKPoint){eighths(-10, 330), eighths(-10, 490)}; }

static void touch(int finger, RKTouchPhase phase) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    RKTouchSnapshot between[2];
    sample.id = finger + 1;
    sample.phase = phase;
    sample.type = finger == 3 ? RKTouchTypeIndirectPointer : finger == 2 && one_in(3) ? RKTouchTypePencil : RKTouchTypeDirect;
    sample.buttons = finger == 3 ? 1 + (uint32_t)below(2) : 0;
    if (phase == RKTouchPhaseBegan) finger_at[finger] = anywhere();
    else {
        finger_at[finger].x += eighths(-30, 30);
        finger_at[finger].y += eighths(-30, 30);
        if (one_in(4)) {
            between[0] = (RKTouchSnapshot){now - 0.002, finger_at[finger]};
            between[1] = (RKTouchSnapshot){now - 0.001, finger_at[finger]};
            sample.coalesced = between;
            sample.coalesced_count = 2;
        }
    }
    sample.location = finger_at[finger];
    finger_down[finger] = phase == RKTouchPhaseBegan || phase == RKTouchPhaseMoved;
    accept(rk_context_send_touches(context, now, &sample, 1));
}

static void press(int button, RKPressPhase phase) {
    static const RKPressType types[BUTTONS] = {RKPressTypeSelect, RKPressTypeMenu, RKPressTypeKey};
    RKPressSample sample = RK_INIT(RKPressSample);
    sample.id = 100 + button;
    sample.phase = phase;
    sample.type = types[button];
    sample.force = phase == RKPressPhaseEnded ? 0 : 1;
    if (button == 2) {
        sample.key_code = 4;
        sample.characters = one_in(2) ? "a" : "c";
        sample.modifiers = one_in(3) ? RKKeyModifierCommand : 0;
    }
    button_down[button] = phase == RKPressPhaseBegan || phase == RKPressPhaseChanged;
    accept(rk_context_send_presses(context, now, &sample, 1));
}

static void scroll(RKGestureInputPhase phase, bool notch) {
    RKScrollSample sample = RK_INIT(RKScrollSample);
    sample.location = anywhere();
    sample.delta = (RKPoint){eighths(-40, 40), eighths(-60, 60)};
    sample.is_discrete = notch;
    sample.phase = phase;
    if (!notch) scrolling = phase == RKGestureInputPhaseBegan || phase == RKGestureInputPhaseChanged;
    accept(rk_context_send_scroll(context, now, &sample));
}

static void transform(RKGestureInputPhase phase) {
    RKTransformSample sample = RK_INIT(RKTransformSample);
    sample.location = anywhere();
    sample.scale = eighths(1, 3);
    sample.rotation = eighths(-2, 2);
    sample.phase = phase;
    transforming = phase == RKGestureInputPhaseBegan || phase == RKGestureInputPhaseChanged;
    accept(rk_context_send_transform(context, now, &sample));
}

static RKGestureInputPhase next_phase(bool under_way) {
    if (!under_way) return RKGestureInputPhaseBegan;
    return one_in(5) ? RKGestureInputPhaseEnded : one_in(20) ? RKGestureInputPhaseCancelled : RKGestureInputPhaseChanged;
}

static void input(void) {
    int k;
    RKPointerSample pointer = RK_INIT(RKPointerSample);
    bool took;
    switch (below(16)) {
        case 0: case 1: case 2: case 3: case 4: case 5: case 6: case 7:
            k = below(FINGERS);
            touch(k, !finger_down[k] ? RKTouchPhaseBegan : one_in(5) ? RKTouchPhaseEnded : one_in(40) ? RKTouchPhaseCancelled : RKTouchPhaseMoved);
            break;
        case 8: case 9:
            k = below(BUTTONS);
            press(k, !button_down[k] ? RKPressPhaseBegan : one_in(6) ? RKPressPhaseCancelled : one_in(3) ? RKPressPhaseChanged : RKPressPhaseEnded);
            break;
        case 10: scroll(RKGestureInputPhaseBegan, true); break;
        case 11: scroll(next_phase(scrolling), false); break;
        case 12: transform(next_phase(transforming)); break;
        case 13:
            pointer.location = anywhere();
            pointer.is_outside = one_in(10);
            pointer.buttons = (uint32_t)below(2);
            accept(rk_context_send_pointer(context, now, &pointer));
            break;
        case 14:
            accept(rk_context_send_motion(context, now, shaking ? (one_in(4) ? RKMotionPhaseCancelled : RKMotionPhaseEnded) : RKMotionPhaseBegan));
            shaking = !shaking;
            break;
        default:
            if (one_in(2)) accept(rk_context_send_remote_control(context, now, RKEventSubtypeRemoteControlPlay));
            else if (one_in(2)) accept(rk_context_insert_text(context, now, one_in(8) ? "\n" : "\xc3\xa4", &took));
            else accept(rk_context_delete_backward(context, now, &took));
    }
}

/* ---- A life ---- */

static void lift_all(void) {
    int k;
    for (k = 0; k < FINGERS; k++)
        if (finger_down[k]) touch(k, RKTouchPhaseEnded);
    for (k = 0; k < BUTTONS; k++)
        if (button_down[k]) press(k, RKPressPhaseEnded);
    if (scrolling) scroll(RKGestureInputPhaseEnded, false);
    if (transforming) transform(RKGestureInputPhaseEnded);
    if (shaking) accept(rk_context_send_motion(context, now, RKMotionPhaseEnded));
    shaking = false;
}

/* Lift everything and let what moves come to rest; then look. */
static void rest(uint64_t *memory, size_t *objects) {
    RKPointerSample pointer = RK_INIT(RKPointerSample);
    double deadline;
    pointer.is_outside = true;
    lift_all();
    accept(rk_context_send_pointer(context, now, &pointer));
    now += 30;
    MUST(rk_context_advance(context, now));
    MUST(rk_context_next_deadline(context, &deadline));
    if (deadline < 1e300) DIE("at rest something is planned for %.3f s from now", deadline - now);
    nothing_is_open();
    MUST(rk_context_get_memory_used(context, memory));
    MUST(rk_context_get_object_count(context, objects));
}

/* Each type of event has one object, made when it is needed first. */
static void meet_all_events(void) {
    RKPointerSample pointer = RK_INIT(RKPointerSample);
    /* First what no action follows from: actions change the stage. */
    accept(rk_context_send_motion(context, now, RKMotionPhaseBegan));
    shaking = true;
    accept(rk_context_send_remote_control(context, now, RKEventSubtypeRemoteControlPlay));
    accept(rk_context_send_pointer(context, now, &pointer));
    whole_stage();
    press(0, RKPressPhaseBegan);
    whole_stage();
    scroll(RKGestureInputPhaseBegan, true);
    whole_stage();
    transform(RKGestureInputPhaseBegan);
    whole_stage();
}

static void live(void) {
    uint64_t memory, most = 0;
    size_t objects, first_objects = 0;
    int minute = 0;
    now = 0;
    build_stage();
    meet_all_events();
    rest(&memory, &first_objects);
    while (now < 600) {
        double until = 60.0 * ++minute;
        while (now < until) {
            now += one_in(6) ? eighths(0, 2) : one_in(3) ? 0.1 : 0.016;
            if (one_in(8)) change_stage();
            if (one_in(4)) MUST(rk_context_advance(context, now));
            input();
            if (one_in(300)) {
                whole_stage();
                rest(&memory, &objects);
            }
        }
        whole_stage();
        rest(&memory, &objects);
        if (objects != first_objects) DIE("%zu objects at rest after %d minutes, %zu at the beginning", objects, minute, first_objects);
        /* Lists and pages of records keep the room that they once needed, and a longer list may still come: in ten hours that was 5 KB. */
        if (minute == 1) most = memory;
        else if (memory > most + 16384) DIE("%llu bytes at rest after %d minutes, %llu after the first", (unsigned long long)memory, minute, (unsigned long long)most);
    }
    end_stage();
}

int main(int argc, char **argv) {
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1, lives = argc > 2 ? strtoull(argv[2], NULL, 10) : 1, k;
    for (k = 0; k < lives; k++) {
        random_seed = random_state = seed + k;
        memset(finger_down, 0, sizeof finger_down);
        memset(button_down, 0, sizeof button_down);
        shaking = scrolling = transforming = false;
        live();
    }
    printf("soak: seed %llu, %llu lives of ten minutes: %llu touches, %llu presses, %llu motions begun and closed, %llu didScroll, %llu calls refused\n", (unsigned long long)seed,
           (unsigned long long)lives, (unsigned long long)begun[TOUCHES], (unsigned long long)begun[PRESSES], (unsigned long long)begun[MOTIONS], (unsigned long long)scrolled, (unsigned long long)refused);
    return 0;
}
