/* Touches as a host sends them: phases, sets, tap counts, withholding, cancellation, the queue, time. */
#include "check.h"

typedef struct World {
    RKContextRef context;
    RKClassRef logger;
    RKWindowRef window;
    RKViewRef left, right;
    RKTouchRef kept;
    RKEventRef event;
} World;

static void log_touches(World *world, RKResponderRef self, const char *what, const RKTouchRef *touches, size_t count, RKEventRef event) {
    char ids[64] = "";
    size_t i, all = 0;
    for (i = 0; i < count; i++) {
        int64_t id = 0;
        RKViewRef view = NULL;
        OK(rk_touch_get_id(touches[i], &id));
        OK(rk_touch_get_view(touches[i], &view));
        EXPECT(RK_RESPONDER(view) == self); /* SPEC 92: the set is the hit view's */
        snprintf(ids + strlen(ids), sizeof ids - strlen(ids), "%s%d", i ? "," : "", (int)id);
    }
    OK(rk_event_get_all_touches(event, NULL, 0, &all));
    log_add("%s.%s{%s}/%d", name_of(RK_OBJECT(self)), what, ids, (int)all);
    /* SPEC 61: one event object for the whole sequence. */
    EXPECT(world->event == NULL || world->event == event);
    world->event = event;
    if (!world->kept) {
        world->kept = touches[0];
        OK(rk_retain(RK_OBJECT(touches[0])));
    }
}

#define METHOD(function, word)                                                                                                   \
    static void function(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {      \
        log_touches((World *)userdata, self, word, touches, count, event);                                                      \
    }
METHOD(began, "began")
METHOD(moved, "moved")
METHOD(ended, "ended")
METHOD(cancelled, "cancelled")

static RKClassRef define_logger(World *world) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    methods.touches_began = began;
    methods.touches_moved = moved;
    methods.touches_ended = ended;
    methods.touches_cancelled = cancelled;
    desc.name = "Logger";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.userdata = world;
    OK(rk_class_define(world->context, &desc, &cls));
    return cls;
}

/* SPEC 62, 63, 66, 67: one update, grouped by view and phase; an unchanged touch stays in allTouches as stationary. */
static void two_fingers(World *w) {
    RKTouchSample both[2];
    RKTouchRef touch = NULL;
    RKTouchPhase phase = RKTouchPhaseBegan;
    both[0] = sample(1, RKTouchPhaseBegan, 50, 50);
    both[1] = sample(2, RKTouchPhaseBegan, 150, 50);
    OK(rk_context_send_touches(w->context, 1, both, 2));
    EXPECT_LOG("left.began{1}/2 right.began{2}/2");
    OK(send(w->context, 1.1, 2, RKTouchPhaseMoved, 151, 50));
    EXPECT_LOG("right.moved{2}/2");
    OK(rk_context_find_touch(w->context, 1, &touch));
    OK(rk_touch_get_phase(touch, &phase));
    EXPECT(phase == RKTouchPhaseStationary);
    both[0] = sample(1, RKTouchPhaseEnded, 50, 50);
    both[1] = sample(2, RKTouchPhaseMoved, 152, 50);
    OK(rk_context_send_touches(w->context, 1.2, both, 2));
    EXPECT_LOG("left.ended{1}/2 right.moved{2}/2");
    OK(send(w->context, 1.3, 2, RKTouchPhaseEnded, 152, 50));
    EXPECT_LOG("right.ended{2}/1");
    EXPECT_STATUS(rk_context_find_touch(w->context, 1, &touch), RKStatusNotFound);
    /* Retained: still readable. The other one is gone. */
    OK(rk_touch_get_phase(w->kept, &phase));
    EXPECT(phase == RKTouchPhaseEnded);
    OK(rk_release(RK_OBJECT(w->kept)));
    EXPECT_STATUS(rk_touch_get_phase(w->kept, &phase), RKStatusStaleHandle);
    w->event = NULL;
}

/* SPEC 68, 69: taps in a row. */
static void tap_counts(World *w) {
    static const struct {
        double down, up, x;
        uint32_t taps;
    } rows[] = {{10, 10.05, 50, 1}, {10.2, 10.25, 50, 2}, {10.4, 10.45, 52, 3}, {11, 11.05, 50, 1}, {11.2, 11.25, 96, 1}, {11.3, 11.35, 52, 2}};
    size_t i;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        RKTouchRef touch = NULL;
        uint32_t taps = 0;
        OK(send(w->context, rows[i].down, 5, RKTouchPhaseBegan, rows[i].x, 50));
        OK(rk_context_find_touch(w->context, 5, &touch));
        OK(rk_touch_get_tap_count(touch, &taps));
        EXPECT(taps == rows[i].taps);
        OK(send(w->context, rows[i].up, 5, RKTouchPhaseEnded, rows[i].x, 50));
        w->event = NULL;
    }
    OK(send(w->context, 20, 5, RKTouchPhaseBegan, 10, 10));
    OK(send(w->context, 20.1, 5, RKTouchPhaseMoved, 90, 90));
    {
        RKTouchRef touch = NULL;
        uint32_t taps = 9;
        RKPoint before = {0, 0};
        OK(rk_context_find_touch(w->context, 5, &touch));
        OK(rk_touch_get_tap_count(touch, &taps));
        EXPECT(taps == 0);
        OK(rk_touch_get_previous_location(touch, w->left, &before));
        EXPECT(before.x == 10 && before.y == 10);
    }
    OK(send(w->context, 20.2, 5, RKTouchPhaseEnded, 90, 90));
    w->event = NULL;
    log_clear();
}

/* SPEC 95, 100: the second finger on a single-touch view is withheld for its life, but it is there. */
static void withheld(World *w) {
    RKTouchRef touch = NULL;
    RKViewRef view = NULL;
    bool held = false;
    OK(send(w->context, 30, 1, RKTouchPhaseBegan, 50, 50));
    OK(send(w->context, 30.1, 2, RKTouchPhaseBegan, 60, 50));
    EXPECT_LOG("left.began{1}/1");
    OK(rk_context_find_touch(w->context, 2, &touch));
    OK(rk_touch_is_withheld(touch, &held));
    OK(rk_touch_get_view(touch, &view));
    EXPECT(held && view == w->left);
    OK(send(w->context, 30.2, 2, RKTouchPhaseEnded, 60, 50));
    EXPECT_LOG("");
    OK(send(w->context, 30.3, 1, RKTouchPhaseEnded, 50, 50));
    EXPECT_LOG("left.ended{1}/1");
    w->event = NULL;

    OK(rk_view_set_multiple_touch_enabled(w->left, true));
    OK(send(w->context, 31, 1, RKTouchPhaseBegan, 50, 50));
    OK(send(w->context, 31.1, 2, RKTouchPhaseBegan, 60, 50));
    EXPECT_LOG("left.began{1}/1 left.began{2}/2");
    /* SPEC 108: the system takes all. */
    OK(rk_context_cancel_all_touches(w->context));
    EXPECT_LOG("left.cancelled{1,2}/2");
    /* For the host the fingers are still down: what follows is accepted and leads to nothing. */
    OK(send(w->context, 31.2, 1, RKTouchPhaseMoved, 50, 51));
    OK(send(w->context, 31.3, 1, RKTouchPhaseEnded, 50, 51));
    OK(send(w->context, 31.4, 2, RKTouchPhaseEnded, 60, 50));
    EXPECT_LOG("");
    OK(rk_view_set_multiple_touch_enabled(w->left, false));
    w->event = NULL;
}

/* SPEC 297: a view that leaves takes its touches along, closed by a cancellation. */
static void removal(World *w) {
    RKViewRef guest = add_view(w->context, w->logger, RK_VIEW(w->window), "guest", rect(0, 100, 100, 100));
    OK(rk_retain(RK_OBJECT(guest)));
    OK(send(w->context, 40, 1, RKTouchPhaseBegan, 50, 150));
    OK(rk_view_remove_from_superview(guest));
    EXPECT_LOG("guest.began{1}/1 guest.cancelled{1}/1");
    OK(send(w->context, 40.1, 1, RKTouchPhaseEnded, 50, 150));
    EXPECT_LOG("");
    OK(rk_release(RK_OBJECT(guest)));
    w->event = NULL;
}

static void diagnostic(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context, (void)userdata;
    EXPECT(text[0] != 0);
    log_add("!%s", code);
}

static void posted(RKContextRef context, void *userdata) {
    (void)context;
    log_add("%s", (const char *)userdata);
}
static void posted_drop(void *userdata) { log_add("drop:%s", (const char *)userdata); }
static void fired(RKContextRef context, double time, void *userdata) {
    double clock = 0;
    OK(rk_context_get_time(context, &clock));
    EXPECT(clock == time); /* SPEC 293: each with the clock at its own deadline */
    log_add("%s@%g", (const char *)userdata, time);
}

static void queue_and_time(World *w) {
    RKTouchSample s = sample(1, RKTouchPhaseBegan, 50, 50), unknown = sample(9, RKTouchPhaseEnded, 50, 50);
    RKTimerRef timer = NULL, second = NULL;
    size_t waiting = 0, handled = 0;
    double clock = 0, deadline = 0;
    OK(rk_context_set_diagnostic_handler(w->context, diagnostic, NULL, NULL));
    OK(rk_context_post_call(w->context, posted, (void *)"call", posted_drop));
    OK(rk_context_post_touches(w->context, 50, &s, 1));
    OK(rk_context_post_touches(w->context, 50, &unknown, 1));
    s.phase = RKTouchPhaseEnded;
    OK(rk_context_post_touches(w->context, 50.1, &s, 1));
    OK(rk_context_get_queue_count(w->context, &waiting));
    EXPECT(waiting == 4);
    EXPECT_LOG("");
    OK(rk_context_drain(w->context, &handled));
    EXPECT(handled == 4);
    EXPECT_LOG("call drop:call left.began{1}/1 !postedEventRefused left.ended{1}/1");
    w->event = NULL;

    OK(rk_context_add_timer(w->context, 60, fired, (void *)"late", posted_drop, &timer));
    OK(rk_context_add_timer(w->context, 55, fired, (void *)"soon", NULL, NULL));
    OK(rk_context_add_timer(w->context, 55, fired, (void *)"next", NULL, NULL));
    OK(rk_context_add_timer(w->context, 58, fired, (void *)"never", posted_drop, &second));
    OK(rk_context_next_deadline(w->context, &deadline));
    EXPECT(deadline == 55);
    OK(rk_timer_cancel(second));
    EXPECT_STATUS(rk_timer_cancel(second), RKStatusStaleHandle);
    EXPECT_LOG("drop:never");
    OK(rk_context_advance(w->context, 59));
    EXPECT_LOG("soon@55 next@55");
    /* Timers due by an event's time fire before the event. */
    OK(send(w->context, 61, 1, RKTouchPhaseBegan, 50, 50));
    EXPECT_LOG("late@60 drop:late left.began{1}/1");
    EXPECT_STATUS(rk_timer_cancel(timer), RKStatusStaleHandle);
    /* SPEC 309: time that runs backwards is clamped, with a diagnostic. */
    OK(send(w->context, 60, 1, RKTouchPhaseEnded, 50, 50));
    EXPECT_LOG("!timeBackwards left.ended{1}/1");
    OK(rk_context_get_time(w->context, &clock));
    EXPECT(clock == 61);
    OK(rk_context_set_diagnostic_handler(w->context, NULL, NULL, NULL));
    w->event = NULL;
}

/* SPEC 74, 75, 311, 312: what is refused changes nothing; an id twice in an update splits it. */
static void refusals(World *w) {
    RKTouchSample twice[3];
    RKTouchRef touch = NULL;
    EXPECT_STATUS(send(w->context, 70, 3, RKTouchPhaseMoved, 1, 1), RKStatusNotFound);
    EXPECT_STATUS(send(w->context, 70, 3, RKTouchPhaseStationary, 1, 1), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_context_find_touch(w->context, 3, &touch), RKStatusNotFound);
    OK(send(w->context, 70, 3, RKTouchPhaseBegan, 50, 50));
    EXPECT_STATUS(send(w->context, 70, 3, RKTouchPhaseBegan, 50, 50), RKStatusAlreadyExists);
    twice[0] = sample(3, RKTouchPhaseMoved, 51, 50);
    twice[1] = sample(3, RKTouchPhaseMoved, 52, 50);
    twice[2] = sample(3, RKTouchPhaseEnded, 53, 50);
    OK(rk_context_send_touches(w->context, 71, twice, 3));
    EXPECT_LOG("left.began{3}/1 left.moved{3}/1 left.moved{3}/1 left.ended{3}/1");
    w->event = NULL;
}

int main(void) {
    World w;
    size_t before;
    memset(&w, 0, sizeof w);
    OK(rk_context_create(NULL, &w.context));
    w.logger = define_logger(&w);
    before = object_count(w.context);
    OK(rk_window_create(w.context, NULL, rect(0, 0, 200, 200), &w.window));
    w.left = add_view(w.context, w.logger, RK_VIEW(w.window), "left", rect(0, 0, 100, 100));
    w.right = add_view(w.context, w.logger, RK_VIEW(w.window), "right", rect(100, 0, 100, 100));
    two_fingers(&w);
    tap_counts(&w);
    withheld(&w);
    removal(&w);
    queue_and_time(&w);
    refusals(&w);
    OK(rk_release(RK_OBJECT(w.window)));
    EXPECT(object_count(w.context) <= before + 1); /* the event object may be kept for the next sequence */
    OK(rk_context_destroy(w.context));
    return check_done("touches");
}
