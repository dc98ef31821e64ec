// SPDX-License-Identifier: MIT
/* Synthetic gestures in C.
 *
 *   synth exact             without `human`: the numbers of the reports, and velocities
 *   synth gestures SEEDS    with `human`, for so many seeds: each gesture fires its recogniser and no other; its opposite does not fire it
 *   synth bytes             the same seed has the same bytes, on every machine; another one has others
 *   synth targets           views by their names, scrolling, commands
 *   synth arguments         wrong arguments: a status and a sentence each, and nothing has changed
 */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <responderkit/responderkit.h>
#include <responderkit/synth.h>

static unsigned long long seed;
static const char *current = "";

#define CHECK(condition) \
    ((condition) ? (void)0 : (printf("synth.c:%d: %s: %s, seed %llu (%s)\n", __LINE__, #condition, current, seed, rk_synth_last_error()), exit(1)))
#define OK(call) CHECK((call) == RKStatusOK)

static RKPoint at(double x, double y) { return (RKPoint){x, y}; }

/* ---- A window with a view and recognisers; `fired` has whose first action came ---- */

enum { tap, double_tap, two_tap, press, pan, edge, pinch, rotation, right, left, up, down, kinds };
static const char *const names[] = {"tap", "doubleTap", "twoFingerTap", "longPress", "pan", "edge", "pinch", "rotation", "right", "left", "up", "down"};

typedef struct Stage {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef view;
    RKGestureRecognizerRef made[kinds];
    unsigned fired;
    RKPoint velocity;
    double scale, angle;
} Stage;

static Stage stage;

static void acted(RKGestureRecognizerRef recognizer, void *userdata) {
    RKGestureRecognizerState state = 0;
    int kind = (int)(intptr_t)userdata;
    OK(rk_gesture_recognizer_get_state(recognizer, &state));
    if (state == RKGestureRecognizerStateBegan || state == RKGestureRecognizerStateEnded) stage.fired |= 1u << kind;
    if (kind == pan && state == RKGestureRecognizerStateEnded) OK(rk_pan_get_velocity(recognizer, NULL, &stage.velocity));
    if (kind == pinch && state == RKGestureRecognizerStateEnded) OK(rk_pinch_get_scale(recognizer, &stage.scale));
    if (kind == rotation && state == RKGestureRecognizerStateEnded) OK(rk_rotation_get_rotation(recognizer, &stage.angle));
}

static void add(int kind, RKStatus (*create)(RKContextRef, RKClassRef, RKGestureRecognizerRef *)) {
    RKGestureRecognizerRef made = NULL;
    OK(create(stage.context, NULL, &made));
    OK(rk_gesture_recognizer_add_action(made, acted, (void *)(intptr_t)kind, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(stage.view, made));
    stage.made[kind] = made;
}

static bool both(RKGestureRecognizerRef first, RKGestureRecognizerRef second, void *userdata) {
    (void)first, (void)userdata;
    return second == stage.made[pinch] || second == stage.made[rotation];
}

/* With pans or with swipes: on one view a pan has priority over a swipe (SPEC 192). */
static void set(bool swipes, bool together) {
    memset(&stage, 0, sizeof stage);
    OK(rk_context_create(NULL, &stage.context));
    OK(rk_window_create(stage.context, NULL, (RKRect){{0, 0}, {800, 800}}, &stage.window));
    OK(rk_view_create(stage.context, NULL, (RKRect){{0, 0}, {800, 800}}, &stage.view));
    OK(rk_view_set_multiple_touch_enabled(stage.view, true));
    OK(rk_object_set_name(RK_OBJECT(stage.view), "page"));
    OK(rk_view_add_subview(RK_VIEW(stage.window), stage.view));
    add(tap, rk_tap_create);
    add(double_tap, rk_tap_create);
    OK(rk_tap_set_number_of_taps_required(stage.made[double_tap], 2));
    OK(rk_gesture_recognizer_require_to_fail(stage.made[tap], stage.made[double_tap]));
    add(two_tap, rk_tap_create);
    OK(rk_tap_set_number_of_touches_required(stage.made[two_tap], 2));
    add(press, rk_long_press_create);
    if (swipes) {
        for (int k = 0; k < 4; k++) {
            add(right + k, rk_swipe_create);
            OK(rk_swipe_set_direction(stage.made[right + k], 1u << k));
        }
        return;
    }
    add(edge, rk_screen_edge_pan_create);
    OK(rk_screen_edge_pan_set_edges(stage.made[edge], RKRectEdgeAll));
    add(pan, rk_pan_create);
    OK(rk_pan_set_maximum_number_of_touches(stage.made[pan], 1));
    OK(rk_gesture_recognizer_require_to_fail(stage.made[pan], stage.made[edge]));
    add(pinch, rk_pinch_create);
    add(rotation, rk_rotation_create);
    if (together) {
        RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
        delegate.object = RK_OBJECT(stage.view);
        delegate.should_recognize_simultaneously_with = both;
        OK(rk_gesture_recognizer_set_delegate(stage.made[pinch], &delegate));
        OK(rk_gesture_recognizer_set_delegate(stage.made[rotation], &delegate));
    }
}

static void end(void) { OK(rk_context_destroy(stage.context)); }

static RKSynthRef generator(bool human, uint64_t number, double rate) {
    RKSynthDesc desc = RK_INIT(RKSynthDesc);
    RKSynthRef synth = NULL;
    desc.human = human;
    desc.seed = number;
    desc.rate = rate;
    OK(rk_synth_create(&desc, &synth));
    return synth;
}

/* ---- Each gesture, and its opposite ---- */

typedef struct Gesture {
    const char *name;
    /* Bits of what fires, and of what must not; the opposites' own recogniser. */
    unsigned fires, never;
    bool swipes, together;
    RKStatus (*make)(RKSynthRef synth);
} Gesture;

static RKStatus drag(RKSynthRef synth, RKPoint from, RKPoint to, double seconds) {
    RKPoint points[] = {from, to};
    return rk_synth_drag(synth, points, 2, seconds, RKSynthEasingInOut, 1);
}

static RKStatus make_tap(RKSynthRef s) { return rk_synth_tap(s, at(300, 300), 1, 1); }
static RKStatus make_double(RKSynthRef s) { return rk_synth_tap(s, at(300, 300), 2, 1); }
static RKStatus make_two(RKSynthRef s) { return rk_synth_tap(s, at(300, 300), 1, 2); }
static RKStatus make_press(RKSynthRef s) { return rk_synth_long_press(s, at(300, 300), 0.7, 1); }
static RKStatus make_drag(RKSynthRef s) { return drag(s, at(200, 300), at(360, 420), 0.4); }
static RKStatus make_flick(RKSynthRef s) { return rk_synth_flick(s, at(300, 500), at(300, 300), 1200, 1); }
static RKStatus make_right(RKSynthRef s) { return rk_synth_swipe(s, at(300, 300), RKSwipeDirectionRight, 1); }
static RKStatus make_left(RKSynthRef s) { return rk_synth_swipe(s, at(300, 300), RKSwipeDirectionLeft, 1); }
static RKStatus make_up(RKSynthRef s) { return rk_synth_swipe(s, at(300, 300), RKSwipeDirectionUp, 1); }
static RKStatus make_down(RKSynthRef s) { return rk_synth_swipe(s, at(300, 300), RKSwipeDirectionDown, 1); }
static RKStatus make_pinch(RKSynthRef s) { return rk_synth_pinch(s, at(400, 400), 60, 2, 0, 0.8); }
static RKStatus make_rotation(RKSynthRef s) { return rk_synth_pinch(s, at(400, 400), 40, 1, 0.9, 0.8); }
static RKStatus make_both(RKSynthRef s) { return rk_synth_pinch(s, at(400, 400), 40, 1.8, 0.9, 0.8); }
static RKStatus make_edge(RKSynthRef s) { return rk_synth_edge_pan(s, (RKRect){{0, 0}, {800, 800}}, RKRectEdgeLeft, 150, 0.3); }

static RKStatus make_moved_tap(RKSynthRef s) { return drag(s, at(300, 300), at(300, 370), 0.15); }
static RKStatus make_long_tap(RKSynthRef s) { return rk_synth_long_press(s, at(300, 300), 0.8, 1); }
static RKStatus make_late_double(RKSynthRef s) {
    RKStatus status = rk_synth_tap(s, at(300, 300), 1, 1);
    if (status == RKStatusOK) status = rk_synth_pause(s, 0.5);
    return status == RKStatusOK ? rk_synth_tap(s, at(300, 300), 1, 1) : status;
}
static RKStatus make_short_press(RKSynthRef s) { return rk_synth_long_press(s, at(300, 300), 0.4, 1); }
static RKStatus make_moved_press(RKSynthRef s) { return drag(s, at(300, 300), at(340, 300), 0.4); }
static RKStatus make_short_drag(RKSynthRef s) { return drag(s, at(300, 300), at(305, 304), 0.3); }
static RKStatus make_slow_swipe(RKSynthRef s) { return drag(s, at(300, 300), at(420, 300), 6); }
static RKStatus make_crooked_swipe(RKSynthRef s) { return drag(s, at(300, 300), at(420, 420), 0.3); }
static RKStatus make_small_pinch(RKSynthRef s) { return rk_synth_pinch(s, at(400, 400), 60, 1.03, 0, 0.3); }
static RKStatus make_small_rotation(RKSynthRef s) { return rk_synth_pinch(s, at(400, 400), 60, 1, 0.08, 0.3); }
static RKStatus make_inner_edge(RKSynthRef s) { return drag(s, at(60, 300), at(210, 300), 0.3); }

#define ONE(kind) (1u << (kind))
#define SWIPES (ONE(right) | ONE(left) | ONE(up) | ONE(down))
#define ALL (ONE(kinds) - 1)
static const Gesture gestures[] = {
    {"tap", ONE(tap), ALL, false, false, make_tap},
    {"double tap", ONE(double_tap), ALL, false, false, make_double},
    {"tap of two fingers", ONE(two_tap), ALL, false, false, make_two},
    {"long press", ONE(press), ALL, false, false, make_press},
    {"drag", ONE(pan), ALL, false, false, make_drag},
    {"flick", ONE(pan), ALL, false, false, make_flick},
    {"swipe right", ONE(right), ALL, true, false, make_right},
    {"swipe left", ONE(left), ALL, true, false, make_left},
    {"swipe up", ONE(up), ALL, true, false, make_up},
    {"swipe down", ONE(down), ALL, true, false, make_down},
    {"pinch", ONE(pinch), ALL, false, true, make_pinch},
    {"rotation", ONE(rotation), ALL, false, true, make_rotation},
    {"pinch and rotation", ONE(pinch) | ONE(rotation), ALL, false, true, make_both},
    {"edge pan", ONE(edge), ALL, false, false, make_edge},
    /* The opposites. */
    {"a tap that moved", 0, ONE(tap) | ONE(double_tap), false, false, make_moved_tap},
    {"a tap that took long", 0, ONE(tap) | ONE(double_tap), false, false, make_long_tap},
    {"a double tap with a pause", 0, ONE(double_tap), false, false, make_late_double},
    {"a short press", 0, ONE(press), false, false, make_short_press},
    {"a press that moved", 0, ONE(press), false, false, make_moved_press},
    {"a short drag", 0, ONE(pan), false, false, make_short_drag},
    {"a slow swipe", 0, SWIPES, true, false, make_slow_swipe},
    {"a crooked swipe", 0, ONE(left) | ONE(up), true, false, make_crooked_swipe},
    {"a small pinch", 0, ONE(pinch) | ONE(rotation), false, true, make_small_pinch},
    {"a small rotation", 0, ONE(pinch) | ONE(rotation), false, true, make_small_rotation},
    {"an edge pan from within", 0, ONE(edge), false, false, make_inner_edge},
};

static void fire(unsigned long long seeds) {
    for (size_t k = 0; k < sizeof gestures / sizeof *gestures; k++) {
        const Gesture *gesture = &gestures[k];
        current = gesture->name;
        set(gesture->swipes, gesture->together);
        for (seed = 0; seed < seeds; seed++) {
            RKSynthRef synth = generator(true, seed, seed % 3 == 0 ? 60 : seed % 3 == 1 ? 120 : 240);
            stage.fired = 0;
            OK(gesture->make(synth));
            OK(rk_synth_pause(synth, 1));
            OK(rk_synth_play(synth, stage.context));
            unsigned expected = stage.fired & gesture->never & ~gesture->fires, missing = gesture->fires & ~stage.fired;
            if (expected || missing) {
                for (int kind = 0; kind < kinds; kind++)
                    if ((expected | missing) >> kind & 1) printf("%s: %s\n", names[kind], missing >> kind & 1 ? "missing" : "fired");
                CHECK(!"fires its recogniser, and only it");
            }
            OK(rk_synth_destroy(synth));
        }
        end();
    }
    seed = 0;
}

/* ---- Exact numbers ---- */

static size_t taken(RKSynthRef synth, RKSynthInput *inputs, size_t capacity) {
    size_t length = 0, again = 0;
    OK(rk_synth_take(synth, NULL, 0, &length));
    CHECK(length <= capacity);
    OK(rk_synth_take(synth, inputs, capacity, &again));
    CHECK(again == length);
    OK(rk_synth_take(synth, NULL, 0, &again));
    CHECK(again == 0);
    return length;
}

static RKSynthInput inputs[20000];

static void exact(void) {
    double time = 0;
    current = "reports of a drag";
    RKSynthRef synth = generator(false, 0, 100);
    RKPoint corner[] = {{0, 0}, {30, 0}, {30, 30}};
    OK(rk_synth_drag(synth, corner, 3, 0.1, RKSynthEasingLinear, 1));
    CHECK(taken(synth, inputs, 20000) == 11);
    for (int k = 0; k <= 10; k++) {
        CHECK(inputs[k].time == k / 100.0 && inputs[k].id == 1 && inputs[k].kind == RKSynthKindTouch && inputs[k].major_radius == 0);
        CHECK(inputs[k].phase == (k == 0 ? RKTouchPhaseBegan : k == 10 ? RKTouchPhaseEnded : RKTouchPhaseMoved));
        CHECK(fabs(inputs[k].location.x - fmin(6 * k, 30)) < 1e-9 && fabs(inputs[k].location.y - fmax(6 * k - 30, 0)) < 1e-9);
    }
    OK(rk_synth_get_time(synth, &time));
    CHECK(time == 0.11);
    current = "fingers with offsets, numbers and pauses";
    OK(rk_synth_pause(synth, 0.39));
    RKPoint first[] = {{0, 0}}, second[] = {{50, 0}, {50, 10}};
    RKSynthFinger fingers[] = {RK_INIT(RKSynthFinger), RK_INIT(RKSynthFinger)};
    fingers[0].points = first, fingers[0].count = 1, fingers[0].hold_before = 0.05;
    fingers[1].points = second, fingers[1].count = 2, fingers[1].delay = 0.02, fingers[1].duration = 0.01, fingers[1].hold_after = 0.01;
    OK(rk_synth_fingers(synth, fingers, 2));
    CHECK(taken(synth, inputs, 20000) == 6);
    CHECK(inputs[0].kind == RKSynthKindPause && fabs(inputs[0].time - 0.5) < 1e-12);
    const struct {
        double time;
        int64_t id;
        int32_t phase;
        double y;
    } wanted[] = {{0.5, 2, 0, 0}, {0.52, 3, 0, 0}, {0.53, 3, 1, 10}, {0.54, 3, 3, 10}, {0.55, 2, 3, 0}};
    for (int k = 0; k < 5; k++) {
        RKSynthInput *input = &inputs[k + 1];
        CHECK(fabs(input->time - wanted[k].time) < 1e-12 && input->id == wanted[k].id && input->phase == wanted[k].phase && input->location.y == wanted[k].y);
    }
    current = "gestures that overlap";
    OK(rk_synth_set_time(synth, 1));
    OK(rk_synth_tap(synth, at(1, 1), 1, 1));
    OK(rk_synth_set_time(synth, 1.04));
    OK(rk_synth_tap(synth, at(2, 2), 1, 1));
    CHECK(taken(synth, inputs, 20000) == 4);
    CHECK(inputs[0].id == 4 && inputs[1].id == 5 && inputs[1].phase == RKTouchPhaseBegan && inputs[2].id == 4 && inputs[3].id == 5);
    OK(rk_synth_destroy(synth));

    current = "velocity at the lift";
    set(false, false);
    const double rates[] = {60, 90, 120, 240, 1000};
    for (int k = 0; k < 5; k++) {
        synth = generator(false, 0, rates[k]);
        for (double velocity = 300; velocity < 4000; velocity += 370) {
            OK(rk_synth_flick(synth, at(400, 700), at(400, 300), velocity, 1));
            OK(rk_synth_pause(synth, 1));
            OK(rk_synth_play(synth, stage.context));
            CHECK(fabs(stage.velocity.y + velocity) < 1e-6 * velocity && fabs(stage.velocity.x) < 1e-9);
        }
        OK(rk_synth_destroy(synth));
    }
    current = "scale and rotation";
    end();
    set(false, true);
    synth = generator(false, 0, 120);
    OK(rk_synth_pinch(synth, at(400, 400), 50, 3, -1.25, 0.5));
    OK(rk_synth_play(synth, stage.context));
    /* Less the hysteresis of SPEC 230 and 236. */
    CHECK(fabs(stage.scale - 300 / 108.0) < 1e-9 && fabs(stage.angle + 1.25 - 5 * acos(-1) / 180) < 1e-9);
    current = "on a trackpad";
    stage.fired = 0;
    OK(rk_synth_trackpad_pinch(synth, at(400, 400), 1.5, 0.5, 0.3));
    OK(rk_synth_play(synth, stage.context));
    CHECK(stage.fired == (ONE(pinch) | ONE(rotation)) && fabs(stage.scale - 1.5) < 1e-9 && fabs(stage.angle - 0.5) < 1e-9);
    OK(rk_synth_destroy(synth));
    end();

    current = "a clock that is later";
    set(false, false);
    OK(rk_context_advance(stage.context, 10));
    synth = generator(false, 0, 120);
    OK(rk_synth_tap(synth, at(300, 300), 1, 1));
    OK(rk_synth_play(synth, stage.context));
    OK(rk_synth_get_time(synth, &time));
    CHECK(fabs(time - 10 - 11 / 120.0) < 1e-9);
    OK(rk_synth_destroy(synth));
    end();
}

/* ---- The same bytes ---- */

static uint64_t checksum(uint64_t number) {
    RKSynthRef synth = generator(true, number, 120);
    for (size_t k = 0; k < sizeof gestures / sizeof *gestures; k++) OK(gestures[k].make(synth));
    OK(rk_synth_wheel(synth, at(1, 2), at(0, -40), 5, 0.05));
    OK(rk_synth_trackpad_scroll(synth, at(1, 2), at(30, -400), 0.3));
    OK(rk_synth_trackpad_pinch(synth, at(1, 2), 2, 1, 0.3));
    OK(rk_synth_key(synth, 'a', 4, RKKeyModifierShift, 0.1));
    size_t count = taken(synth, inputs, 20000);
    OK(rk_synth_destroy(synth));
    /* FNV-1a over every byte: no member is left unset. */
    uint64_t sum = 14695981039346656037ull;
    const unsigned char *bytes = (const unsigned char *)inputs;
    for (size_t k = 0; k < count * sizeof *inputs; k++) sum = (sum ^ bytes[k]) * 1099511628211ull;
    return sum;
}

static void bytes(void) {
    current = "bytes of one seed";
    uint64_t first = checksum(7);
    memset(inputs, 0xAA, sizeof inputs);
    CHECK(checksum(7) == first);
    CHECK(checksum(8) != first && checksum(0) != first);
    /* The same on every machine; it changes with the tables of Human.swift. */
    CHECK(first == 0x1d9d52471da7a7ecull);
    current = "a gesture that is refused leaves the random numbers as they were";
    RKSynthRef one = generator(true, 3, 120), other = generator(true, 3, 120);
    static RKSynthInput others[1000];
    CHECK(rk_synth_long_press(one, at(1, 1), 86000, 1) == RKStatusLimitReached);
    OK(make_drag(one));
    OK(make_drag(other));
    size_t count = taken(one, inputs, 20000);
    CHECK(taken(other, others, 1000) == count && !memcmp(inputs, others, count * sizeof *inputs));
    OK(rk_synth_destroy(one));
    OK(rk_synth_destroy(other));
}

#include "targets.h"

int main(int argc, char **argv) {
    const char *mode = argc > 1 ? argv[1] : "";
    if (!strcmp(mode, "exact")) exact();
    else if (!strcmp(mode, "gestures") && argc > 2) fire(strtoull(argv[2], NULL, 10));
    else if (!strcmp(mode, "bytes")) bytes();
    else if (!strcmp(mode, "targets")) targets();
    else if (!strcmp(mode, "arguments")) arguments();
    else {
        fputs("usage: synth exact | gestures SEEDS | bytes | targets | arguments\n", stderr);
        return 2;
    }
    return 0;
}
