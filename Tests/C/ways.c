/* The update of one finger takes a straight way where nothing else is in progress, nothing is due and nothing is traced. The same touches, by chance, in three contexts:
 * as they come; with a timer planned for later, so that no update is the usual one; with the trace on. Callbacks, states, places and values are the same, whatever
 * actions do meanwhile. */
#include "stage.h"

enum { VIEWS = 3, RECOGNIZERS = 8, FINGERS = 3, STEPS = 50, ROUNDS = 150, WAYS = 3 };

typedef struct World {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef views[VIEWS];
    RKGestureRecognizerRef all[RECOGNIZERS];
    uint64_t random;
    double time;
    bool down[FINGERS], disturbs;
    int depth;
    size_t used;
    char log[1 << 17];
} World;
static World worlds[WAYS];
static uint64_t seed;

static unsigned draw(World *w, unsigned below) {
    w->random = w->random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(w->random >> 33) % below;
}

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void note(World *w, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    w->used += (size_t)vsnprintf(w->log + w->used, sizeof w->log - w->used, format, arguments);
    va_end(arguments);
    EXPECT(w->used < sizeof w->log);
}

static void step(World *w);

/* What an action does now and then: another touch, a recogniser less, a view elsewhere. */
static void disturb(World *w) {
    unsigned what = draw(w, 24);
    if (!w->disturbs || w->depth > 2) return;
    w->depth++;
    switch (what) {
    case 0: case 1: step(w); break;
    case 2: (void)!rk_gesture_recognizer_set_enabled(w->all[draw(w, RECOGNIZERS)], false); break;
    case 3: (void)!rk_gesture_recognizer_set_enabled(w->all[draw(w, RECOGNIZERS)], true); break;
    case 4: (void)!rk_view_set_frame(w->views[2], rect(10 + draw(w, 60), 20, 200, 200)); break;
    case 5: (void)!rk_context_cancel_all_touches(w->context); memset(w->down, 0, sizeof w->down); break;
    case 6: (void)!rk_context_advance(w->context, w->time += 0.3); break;
    default: break;
    }
    w->depth--;
}

static void acted(RKGestureRecognizerRef recognizer, void *userdata) {
    World *w = userdata;
    RKPoint place = {0, 0};
    OK(rk_gesture_recognizer_get_location(recognizer, NULL, &place));
    note(w, "act:%s(%s %g %g)\n", name_of(RK_OBJECT(recognizer)), state_name(state_of(recognizer)), place.x, place.y);
    if (recognizer == w->all[2]) {
        RKPoint way = {0, 0}, speed = {0, 0};
        OK(rk_pan_get_translation(recognizer, NULL, &way));
        OK(rk_pan_get_velocity(recognizer, NULL, &speed));
        note(w, "%.17g %.17g %.17g %.17g\n", way.x, way.y, speed.x, speed.y);
    }
    disturb(w);
}

static void heard(World *w, RKResponderRef self, const char *what, const RKTouchRef *touches, size_t count) {
    size_t k;
    for (k = 0; k < count; k++) {
        int64_t id = 0;
        uint32_t taps = 0;
        RKPoint place = {0, 0}, before = {0, 0};
        OK(rk_touch_get_id(touches[k], &id));
        OK(rk_touch_get_tap_count(touches[k], &taps));
        OK(rk_touch_get_location(touches[k], NULL, &place));
        OK(rk_touch_get_previous_location(touches[k], NULL, &before));
        note(w, "%s.%s{%d %u %g %g %g %g}\n", name_of(RK_OBJECT(self)), what, (int)id, (unsigned)taps, place.x, place.y, before.x, before.y);
    }
    disturb(w);
}
static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)event, heard(userdata, self, "began", touches, count); }
static void moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)event, heard(userdata, self, "moved", touches, count); }
static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)event, heard(userdata, self, "ended", touches, count); }
static void cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)event, heard(userdata, self, "cancelled", touches, count); }
static void reset(RKGestureRecognizerRef self, void *userdata) { note(userdata, "reset:%s\n", name_of(RK_OBJECT(self))), disturb(userdata); }

static void late(RKContextRef context, double time, void *userdata) {
    (void)context, (void)time, (void)userdata;
    EXPECT(!"the timer is planned for later");
}

static void attach(World *w, int place, CreateGesture create, RKClassRef cls, RKViewRef view, const char *name) {
    OK(create(w->context, cls, &w->all[place]));
    OK(rk_object_set_name(RK_OBJECT(w->all[place]), name));
    OK(rk_gesture_recognizer_add_action(w->all[place], acted, w, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(view, w->all[place]));
    OK(rk_release(RK_OBJECT(w->all[place])));
}

static void build(World *w, int way, uint64_t start) {
    static const char *const names[VIEWS] = {"outer", "middle", "inner"};
    RKResponderMethods touches = RK_INIT(RKResponderMethods);
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef logger = NULL, quiet = NULL;
    RKTimerRef timer = NULL;
    unsigned kind;
    int k;
    memset(w, 0, sizeof *w);
    w->random = start;
    w->time = 1;
    kind = draw(w, 64);
    w->disturbs = kind & 1;
    OK(rk_context_create(NULL, &w->context));
    OK(rk_window_create(w->context, NULL, rect(0, 0, 300, 300), &w->window));
    desc.userdata = w;
    if (kind & 2) { /* else no view hears of a touch */
        touches.touches_began = began, touches.touches_moved = moved, touches.touches_ended = ended, touches.touches_cancelled = cancelled;
        desc.name = "Logger", desc.superclass = "View", desc.responder_methods = &touches;
        OK(rk_class_define(w->context, &desc, &logger));
    }
    if (kind & 4) {
        methods.reset = reset;
        desc.name = "Quiet", desc.superclass = "Swipe", desc.responder_methods = NULL, desc.gesture_recognizer_methods = &methods;
        OK(rk_class_define(w->context, &desc, &quiet));
    }
    for (k = 0; k < VIEWS; k++) {
        w->views[k] = add_view(w->context, k == 1 ? NULL : logger, k ? w->views[k - 1] : RK_VIEW(w->window), names[k], rect(10, 20, 250 - 20 * k, 250 - 20 * k));
        OK(rk_view_set_multiple_touch_enabled(w->views[k], k != 0));
    }
    attach(w, 0, rk_tap_create, NULL, w->views[2], "tap");
    attach(w, 1, rk_tap_create, NULL, w->views[2], "double");
    attach(w, 2, rk_pan_create, NULL, RK_VIEW(w->window), "pan");
    attach(w, 3, rk_long_press_create, NULL, w->views[1], "press");
    attach(w, 4, rk_swipe_create, quiet, w->views[0], "swipe");
    attach(w, 5, rk_pinch_create, NULL, w->views[1], "pinch");
    attach(w, 6, rk_rotation_create, NULL, w->views[0], "rotation");
    attach(w, 7, rk_tap_create, NULL, w->views[0], "outer tap");
    OK(rk_tap_set_number_of_taps_required(w->all[1], 2));
    if (kind & 8) OK(rk_gesture_recognizer_require_to_fail(w->all[0], w->all[1]));
    if (kind & 16) OK(rk_gesture_recognizer_set_delays_touches_began(w->all[2], true));
    if (kind & 32) OK(rk_gesture_recognizer_set_cancels_touches_in_view(w->all[0], false));
    if (way == 1) OK(rk_context_add_timer(w->context, 1e9, late, NULL, NULL, &timer));
    if (way == 2) OK(rk_trace_start(w->context, 64));
}

static void step(World *w) {
    int k = (int)draw(w, FINGERS), what = (int)draw(w, 8);
    double x = 30 + draw(w, 200), y = 40 + draw(w, 200);
    RKTouchPhase phase = !w->down[k] ? RKTouchPhaseBegan : what < 5 ? RKTouchPhaseMoved : what < 7 ? RKTouchPhaseEnded : RKTouchPhaseCancelled;
    RKTouchRef touch;
    if (k > 0 && draw(w, 3) && !w->down[k]) k = 0, phase = !w->down[0] ? RKTouchPhaseBegan : RKTouchPhaseMoved;
    if (draw(w, 3)) x = 100 + draw(w, 25), y = 100 + draw(w, 25); /* for taps */
    w->down[k] = phase == RKTouchPhaseBegan || phase == RKTouchPhaseMoved;
    note(w, "send %d %d %s\n", k, (int)phase, rk_status_name(send(w->context, w->time += draw(w, 12) ? 0.02 : 0.5, k, phase, x, y)));
    for (k = 0; k < FINGERS; k++) w->down[k] = rk_context_find_touch(w->context, k, &touch) == RKStatusOK;
    for (k = 0; k < RECOGNIZERS; k++) {
        size_t count = 0;
        OK(rk_gesture_recognizer_get_number_of_touches(w->all[k], &count));
        note(w, "%d%d ", (int)state_of(w->all[k]), (int)count);
    }
    note(w, "\n");
}

int main(int argc, char **argv) {
    int round, way, k;
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    for (round = 0; round < ROUNDS && !check_failures; round++)
        for (way = 0; way < WAYS; way++) {
            World *w = &worlds[way];
            build(w, way, (seed * 1000003 + (uint64_t)round) * 0x9E3779B97F4A7C15u);
            for (k = 0; k < STEPS; k++) step(w);
            OK(rk_context_cancel_all_touches(w->context));
            OK(rk_release(RK_OBJECT(w->window)));
            OK(rk_context_destroy(w->context));
            if (way > 0) EXPECT_TEXT(w->log, worlds[0].log);
            if (check_failures) fprintf(stderr, "ways: seed %llu, round %d, way %d\n", (unsigned long long)seed, round, way);
        }
    return check_done("ways");
}
