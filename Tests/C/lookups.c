/* Many of one kind are found as few are: key commands (SPEC 278), values (SPEC 134), requirements (SPEC 178, 182), fingers (SPEC 62-65). A plain model stands beside each. */
#include "check.h"

static unsigned seed = 11;
static unsigned below(unsigned limit) { return seed = seed * 1664525u + 1013904223u, (seed >> 8) % limit; }

static RKContextRef context;
static RKWindowRef window;
static RKViewRef view;

/* ---- Key commands ---- */

enum { KEYS = 60, MODIFIERS = 3, ROUNDS = 6000 };

static void key_commands(void) {
    static bool known[KEYS][MODIFIERS];
    int k;
    for (k = 0; k < ROUNDS; k++) {
        unsigned key = below(KEYS), modifier = below(MODIFIERS);
        char input[16];
        /* Letters count without their case. */
        snprintf(input, sizeof input, below(2) ? "KEY %u" : "key %u", key);
        if (below(k % 1000 < 500 ? 4 : 2) != 0) {
            OK(rk_responder_add_key_command(RK_RESPONDER(view), input, modifier << 17, "go:"));
            known[key][modifier] = true;
        } else {
            EXPECT(rk_responder_remove_key_command(RK_RESPONDER(view), input, modifier << 17) == (known[key][modifier] ? RKStatusOK : RKStatusNotFound));
            known[key][modifier] = false;
        }
    }
}

/* ---- Values ---- */

enum { NAMES = 120 };
static void values(void) {
    static char *known[NAMES];
    static char things[8];
    int k;
    for (k = 0; k < ROUNDS; k++) {
        unsigned name = below(NAMES);
        char key[16];
        void *found = NULL;
        snprintf(key, sizeof key, "value %u", name);
        if (below(3) == 0) known[name] = below(k % 1000 < 500 ? 4 : 2) ? &things[below(8)] : NULL;
        OK(rk_responder_set_value(RK_RESPONDER(view), key, known[name]));
        name = below(NAMES);
        snprintf(key, sizeof key, "value %u", name);
        if (rk_responder_find_value(RK_RESPONDER(view), key, &found, NULL) != RKStatusOK) found = NULL;
        EXPECT(found == known[name]);
    }
}

/* ---- Requirements ---- */

enum { PANS = 200 };
static int cycles;
static void diagnosed(RKContextRef about, const char *key, const char *message, void *userdata) {
    (void)about, (void)key, (void)message, (void)userdata;
    cycles++;
}
static void requirements(void) {
    RKGestureRecognizerRef first = NULL, pans[PANS];
    uint64_t before = 0, after = 0;
    int k, round;
    OK(rk_context_set_diagnostic_handler(context, diagnosed, NULL, NULL));
    OK(rk_pan_create(context, NULL, &first));
    for (round = 0; round < 20; round++) {
        for (k = 0; k < PANS; k++) OK(rk_pan_create(context, NULL, &pans[k]));
        for (k = 0; k < PANS; k++) {
            OK(rk_gesture_recognizer_require_to_fail(first, pans[k]));
            OK(rk_gesture_recognizer_require_to_fail(first, pans[below((unsigned)k + 1)]));
        }
        EXPECT(cycles == 0);
        if (round == 19) break;
        for (k = 0; k < PANS; k++) OK(rk_release(RK_OBJECT(pans[k])));
        /* Those that have ended make room for others. */
        if (round == 5) OK(rk_context_get_memory_used(context, &before));
        if (round == 18) OK(rk_context_get_memory_used(context, &after));
    }
    EXPECT(after == before);
    /* In a circle of two, and of many. */
    OK(rk_gesture_recognizer_require_to_fail(pans[PANS / 2], first));
    EXPECT(cycles == 1);
    for (k = 1; k < PANS / 2; k++) OK(rk_gesture_recognizer_require_to_fail(pans[k], pans[k - 1]));
    EXPECT(cycles == 1);
    OK(rk_gesture_recognizer_require_to_fail(pans[0], pans[PANS / 2 - 1]));
    EXPECT(cycles == 2);
    OK(rk_context_set_diagnostic_handler(context, NULL, NULL, NULL));
}

/* ---- Fingers ---- */

enum { FINGERS = 90 };
static int order[FINGERS], held;
static double at[FINGERS], was[FINGERS];
static double now;

static void report(int id, RKTouchPhase phase) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = id;
    sample.phase = phase;
    sample.location = point(at[id], 5);
    now += 1;
    OK(rk_context_send_touches(context, now, &sample, 1));
}

static void expect_fingers(int changed, RKTouchPhase phase) {
    int k;
    for (k = 0; k < held; k++) {
        RKTouchRef touch = NULL;
        RKTouchPhase found;
        RKPoint location, previous;
        OK(rk_context_find_touch(context, order[k], &touch));
        OK(rk_touch_get_phase(touch, &found));
        OK(rk_touch_get_location(touch, NULL, &location));
        OK(rk_touch_get_previous_location(touch, NULL, &previous));
        EXPECT(found == (order[k] == changed ? phase : RKTouchPhaseStationary));
        EXPECT(location.x == at[order[k]]);
        EXPECT(previous.x == (order[k] == changed ? was[order[k]] : at[order[k]]));
    }
}

static void fingers(void) {
    int k, round;
    OK(rk_view_set_multiple_touch_enabled(view, true));
    for (round = 0; round < 3000; round++) {
        int id = (int)below(FINGERS), place = -1;
        for (k = 0; k < held; k++)
            if (order[k] == id) place = k;
        was[id] = at[id];
        if (place < 0) {
            RKTouchRef none = NULL;
            if (round % 600 > 400) continue; /* they become few */
            EXPECT(rk_context_find_touch(context, id, &none) != RKStatusOK || none == NULL);
            at[id] = was[id] = 10 + below(200);
            report(id, RKTouchPhaseBegan);
            order[held++] = id;
            expect_fingers(id, RKTouchPhaseBegan);
        } else if (below(round % 600 > 400 ? 2 : 8) != 0) {
            at[id] = 10 + (double)(((int)was[id] + 1 + (int)below(100)) % 200);
            if (at[id] == was[id]) at[id] += 0.5;
            report(id, RKTouchPhaseMoved);
            expect_fingers(id, RKTouchPhaseMoved);
        } else {
            report(id, RKTouchPhaseEnded);
            for (held--, k = place; k < held; k++) order[k] = order[k + 1];
            expect_fingers(-1, RKTouchPhaseStationary);
        }
    }
    OK(rk_context_cancel_all_touches(context));
}

int main(void) {
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 300, 300), &window));
    OK(rk_view_create(context, NULL, rect(0, 0, 300, 300), &view));
    OK(rk_view_add_subview(RK_VIEW(window), view));
    key_commands();
    values();
    requirements();
    fingers();
    OK(rk_context_destroy(context));
    return check_done("lookups");
}
