/* Many of one kind are found as few are: key commands (SPEC 278), values (SPEC 134), requirements (SPEC 178, 182), fingers (SPEC 62-65), targets (SPEC 138-141), windows (SPEC 280). A plain model stands beside each. */
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

/* ---- Targets ---- */

enum { TARGETS = 12, SELECTORS = 8, PAIRS = 400 };
typedef struct Pair {
    int target, selector; /* a function: -1, and its place in `ids` */
    unsigned events;
} Pair;
static RKViewRef targets[TARGETS];
static RKControlRef control;
static Pair listed[PAIRS], expected[PAIRS];
static int listed_count, expected_count, sent, changes;
static uint64_t ids[100000];
static int id_count;

static const char *selector_name(int number) {
    static char text[16];
    snprintf(text, sizeof text, "act %d:", number);
    return text;
}
static int find_pair(const Pair *pair) {
    int k;
    for (k = 0; k < listed_count; k++)
        if (listed[k].target == pair->target && listed[k].selector == pair->selector) return k;
    return -1;
}
static void take_out(int place) {
    for (listed_count--; place < listed_count; place++) listed[place] = listed[place + 1];
}
static void function(RKControlRef self, RKControlEvents events, RKEventRef event, void *userdata);
static void change_targets(bool adds) {
    Pair pair;
    int k, kind = (int)below(adds ? 12 : 6);
    unsigned events = 1u << below(3);
    pair.target = (int)below(TARGETS), pair.selector = (int)below(SELECTORS), pair.events = events;
    if (kind >= 5) {
        OK(rk_control_add_target(control, RK_OBJECT(targets[pair.target]), selector_name(pair.selector), events));
        k = find_pair(&pair);
        if (k >= 0) listed[k].events |= events;
        else if (listed_count < PAIRS) listed[listed_count++] = pair;
    } else if (kind == 4) {
        if (id_count >= 100000 || listed_count >= PAIRS) return;
        pair.target = -1, pair.selector = id_count;
        OK(rk_control_add_action(control, events, function, (void *)(intptr_t)id_count, NULL, &ids[id_count]));
        id_count++;
        listed[listed_count++] = pair;
    } else if (kind == 3) {
        for (k = 0; k < listed_count && listed[k].target >= 0; k++) continue;
        if (k == listed_count) return;
        OK(rk_control_remove_action(control, ids[listed[k].selector]));
        take_out(k);
    } else { /* one pair, all of a target, or all with a selector */
        bool any_target = kind == 2 && below(4) == 0, any_selector = kind == 1 && below(4) == 0;
        OK(rk_control_remove_target(control, any_target ? NULL : RK_OBJECT(targets[pair.target]), any_selector ? NULL : selector_name(pair.selector), events));
        for (k = 0; k < listed_count; k++) {
            if (listed[k].target < 0 || !(any_target || listed[k].target == pair.target) || !(any_selector || listed[k].selector == pair.selector)) continue;
            listed[k].events &= ~events;
            if (listed[k].events == 0) take_out(k--);
        }
    }
}
/* The next one that is sent: of those that were there at the beginning, and are still. */
static void expect_sent(int target, int selector) {
    Pair pair;
    int k;
    while (sent < expected_count && find_pair(&expected[sent]) < 0) sent++;
    EXPECT(sent < expected_count && expected[sent].target == target && expected[sent].selector == selector);
    sent++;
    pair.target = target, pair.selector = selector, pair.events = 0;
    if (changes == 1 && (k = find_pair(&pair)) >= 0) { /* each takes itself out */
        if (target < 0) OK(rk_control_remove_action(control, ids[selector]));
        else OK(rk_control_remove_target(control, RK_OBJECT(targets[target]), selector_name(selector), RKControlEventAllEvents));
        take_out(k);
    } else if (changes > 1) {
        for (k = 0; k < changes; k++) change_targets(below(2) == 0);
    }
}
static void function(RKControlRef self, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)self, (void)events, (void)event;
    expect_sent(-1, (int)(intptr_t)userdata);
}
static void sends(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    int k;
    (void)self, (void)event, (void)userdata;
    for (k = 0; k < TARGETS && RK_OBJECT(targets[k]) != target; k++) continue;
    expect_sent(k, atoi(selector + 4));
}
static void send_all(unsigned events) {
    int k;
    for (expected_count = k = 0; k < listed_count; k++)
        if (listed[k].events & events) expected[expected_count++] = listed[k];
    sent = 0;
    OK(rk_control_send_actions(control, events));
    while (sent < expected_count && find_pair(&expected[sent]) < 0) sent++;
    EXPECT(sent == expected_count);
}
/* SPEC 138, 139, 141: few and many, with functions among them, and with changes while they are sent. */
static void target_lists(void) {
    RKControlMethods methods = RK_INIT(RKControlMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    int k, round;
    methods.send_action = sends;
    desc.name = "Sending", desc.superclass = "Button", desc.control_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_button_create(context, cls, rect(0, 0, 1, 1), &control));
    for (k = 0; k < TARGETS; k++) OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &targets[k]));
    for (round = 0; round < 1500; round++) {
        bool grows = round % 300 < 200; /* many, then few */
        for (k = 0; round % 300 == 200 && k < listed_count; k++) {
            if (listed[k].target >= 0) continue;
            OK(rk_control_remove_action(control, ids[listed[k].selector]));
            take_out(k--);
        }
        for (k = 0; k < 12; k++) change_targets(grows || below(4) == 0);
        changes = round % 10 == 9 ? (round % 20 == 9 ? 1 : 3) : 0;
        send_all(1u << below(3));
    }
    /* Many, then few without a function, then a new pair twice: it stands once. */
    while (listed_count > 0) {
        if (listed[0].target < 0) OK(rk_control_remove_action(control, ids[listed[0].selector]));
        else OK(rk_control_remove_target(control, RK_OBJECT(targets[listed[0].target]), selector_name(listed[0].selector), RKControlEventAllEvents));
        take_out(0);
    }
    changes = 0;
    for (k = 0; k < 40; k++) {
        Pair pair = {k % TARGETS, k % SELECTORS, 1};
        if (find_pair(&pair) >= 0) continue;
        OK(rk_control_add_target(control, RK_OBJECT(targets[pair.target]), selector_name(pair.selector), 1));
        listed[listed_count++] = pair;
    }
    while (listed_count > 3) {
        OK(rk_control_remove_target(control, RK_OBJECT(targets[listed[0].target]), selector_name(listed[0].selector), 1));
        take_out(0);
    }
    for (k = 0; k < 2; k++) OK(rk_control_add_target(control, RK_OBJECT(targets[0]), "act 7:", 1));
    listed[listed_count++] = (Pair){0, 7, 1};
    send_all(1);
    for (k = 0; k < TARGETS; k++) OK(rk_release(RK_OBJECT(targets[k])));
    OK(rk_release(RK_OBJECT(control)));
}

/* ---- Windows ---- */

/* SPEC 280: their order is that of their levels; within a level the one that came to the front last is in front. */
enum { WINDOWS = 40 };
static void window_order(void) {
    RKContextRef other = NULL;
    RKWindowRef windows[WINDOWS], front[WINDOWS], found[WINDOWS];
    double levels[WINDOWS];
    int k, j, round, count = WINDOWS;
    size_t n = 0;
    OK(rk_context_create(NULL, &other));
    for (k = 0; k < WINDOWS; k++) {
        OK(rk_window_create(other, NULL, rect(0, 0, 1, 1), &windows[k]));
        front[k] = windows[k], levels[k] = 0;
    }
    for (round = 0; round < 2000; round++) {
        int chosen = (int)below(WINDOWS), place = 0;
        RKWindowRef moved = windows[chosen];
        if (below(2)) {
            levels[chosen] = (double)below(5) - 2;
            OK(rk_window_set_level(moved, levels[chosen]));
        } else {
            OK(rk_window_make_key_and_visible(moved));
        }
        for (place = 0; front[place] != moved; place++) continue;
        for (; place + 1 < count; place++) front[place] = front[place + 1];
        for (place = count - 1; place > 0; place--) {
            for (j = 0; windows[j] != front[place - 1]; j++) continue;
            if (levels[j] <= levels[chosen]) break;
            front[place] = front[place - 1];
        }
        front[place] = moved;
        OK(rk_context_get_windows(other, found, WINDOWS, &n));
        EXPECT(n == WINDOWS && memcmp(found, front, sizeof front) == 0);
    }
    OK(rk_context_destroy(other));
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
    target_lists();
    window_order();
    OK(rk_context_destroy(context));
    return check_done("lookups");
}
