/* Random streams of touches to views whose handlers and pointInside disturb the delivery, with an account of what was opened and closed.
 *
 *     deliveries SEED [COUNT]
 *
 * For each seed: every began that a view was given is closed by exactly one ended or cancelled (SPEC 109); the same seed leaves the same
 * trace, byte for byte; after everything is released, objects and memory are back where they were, handles are stale and every drop was
 * called once; with a memory limit calls may be refused, but nothing is delivered twice and nothing is left.
 */
#include <string.h>

#include "random.h"

enum { VIEWS = 14, WINDOWS = 2, IDS = 5, STEPS = 60, MOST_OPEN = 4096, KEPT = 6 };

typedef struct Opening { RKViewRef view; RKTouchRef touch; } Opening;

static RKContextRef context;
static RKClassRef touchy;
static RKWindowRef windows[WINDOWS];
static RKViewRef views[VIEWS];
static RKTouchRef kept[KEPT];
static Opening open_touches[MOST_OPEN];
static int open_count, kept_count, disturbances, delivered, drops_due, drops_done;
static double now;
static bool starved;

static char *text;
static size_t text_length, text_room;

static void count_drop(void *userdata) { (void)userdata, drops_done++; }

/* What a call may answer: nothing else is an answer. From inside a handler the rest of the outer update is delivered first (SPEC 303), so
 * an id may be up or down meanwhile; and a handler may nest too deep. */
static bool done(RKStatus status, bool nested) {
    if (status == RKStatusOK) return true;
    if (starved && status == RKStatusNoMemory) return false;
    if (status == RKStatusCycle || status == RKStatusBusy) return false;
    if (nested && (status == RKStatusNotFound || status == RKStatusAlreadyExists || status == RKStatusTooDeep)) return false;
    DIE("a call answered %s", rk_status_name(status));
    return false;
}

static RKRect any_frame(void) {
    RKRect r;
    r.origin.x = eighths(-20, 150), r.origin.y = eighths(-20, 150);
    r.size.width = r.size.height = 200;
    return r;
}

/* ---- The streams ---- */

static bool is_down(int64_t id) {
    RKTouchRef touch = NULL;
    return rk_context_find_touch(context, id, &touch) == RKStatusOK;
}
static void send(bool nested) {
    RKTouchSample samples[IDS];
    size_t count = 0, before = 0, after = 0;
    int64_t id;
    RKStatus status;
    for (id = 1; id <= IDS; id++) {
        RKTouchSample s = RK_INIT(RKTouchSample);
        if (!one_in(3) && count + (size_t)(IDS - id) > 0) continue;
        s.id = id;
        s.location.x = eighths(0, 300), s.location.y = eighths(0, 600);
        s.phase = !is_down(id) ? RKTouchPhaseBegan : !one_in(3) ? RKTouchPhaseMoved : one_in(5) ? RKTouchPhaseCancelled : RKTouchPhaseEnded;
        samples[count++] = s;
    }
    if (count == 0) return;
    MUST(rk_context_get_object_count(context, &before));
    if (one_in(4)) {
        (void)done(rk_context_post_touches(context, now, samples, count), nested);
        (void)done(rk_context_drain(context, NULL), nested);
        return;
    }
    status = rk_context_send_touches(context, now, samples, count);
    (void)done(status, nested || disturbances > 0); /* a timer that was due came first */
    MUST(rk_context_get_object_count(context, &after));
    if (disturbances == 0 && status == RKStatusNoMemory && after > before) DIE("a refused update left %d objects", (int)(after - before));
}

/* Only what is delivered to the hit view counts, not what super forwards. */
static void account(RKTouchPhase phase, RKViewRef self, const RKTouchRef *touches, size_t count) {
    size_t i;
    int k;
    if (count == 0) DIE("touches without touches");
    for (i = 0; i < count; i++) {
        RKViewRef view = NULL;
        MUST(rk_touch_get_view(touches[i], &view));
        if (view != self) continue;
        for (k = 0; k < open_count; k++)
            if (open_touches[k].view == self && open_touches[k].touch == touches[i]) break;
        if (phase == RKTouchPhaseBegan) {
            if (k < open_count) DIE("a view began the same touch twice");
            if (open_count == MOST_OPEN) DIE("too many touches are open");
            open_touches[open_count].view = self;
            open_touches[open_count++].touch = touches[i];
            delivered++;
        } else if (k == open_count) {
            DIE("a view received phase %d of a touch that it does not have", (int)phase);
        } else if (phase != RKTouchPhaseMoved) {
            open_touches[k] = open_touches[--open_count];
        }
    }
}

static void disturb(void);
static void later(RKContextRef ctx, void *userdata) { (void)ctx, (void)userdata, disturb(); }
static void on_time(RKContextRef ctx, double time, void *userdata) { (void)ctx, (void)time, (void)userdata, disturb(); }

static void disturb(void) {
    RKViewRef view = views[below(VIEWS)], other = views[below(VIEWS)];
    int what = below(15), window = below(WINDOWS);
    bool yes = one_in(2), answer = false;
    if (disturbances >= 4) return;
    disturbances++;
    switch (what) {
    case 0: (void)done(rk_view_remove_from_superview(view), true); break;
    case 1: case 2: case 3: (void)done(rk_view_add_subview(RK_VIEW(windows[window]), view), true); break;
    case 4: (void)done(rk_view_add_subview(other, view), true); break;
    case 5: (void)done(rk_context_cancel_all_touches(context), true); break;
    case 6:
        (void)done(rk_view_set_hidden(RK_VIEW(windows[0]), true), true);
        (void)done(rk_view_set_hidden(RK_VIEW(windows[0]), false), true);
        break;
    case 7: send(true); break;
    case 8: MUST(rk_view_set_multiple_touch_enabled(view, yes)); break;
    case 9: MUST(rk_view_set_exclusive_touch(view, one_in(6))); break;
    case 10: MUST(rk_view_set_user_interaction_enabled(view, !one_in(5))); break;
    case 11: (void)done(rk_responder_become_first_responder(RK_RESPONDER(view), &answer), true); break;
    case 12: if (done(rk_context_post_call(context, later, view, count_drop), true)) drops_due++; break;
    case 13: if (done(rk_context_add_timer(context, now + yes, on_time, view, count_drop, NULL), true)) drops_due++; break;
    default: if (done(rk_object_set_userdata(RK_OBJECT(view), view, count_drop), true)) drops_due++; break;
    }
}

static void handle(RKTouchPhase phase, RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event) {
    static RKStatus (*const supers[])(RKClassRef, RKResponderRef, const RKTouchRef *, size_t, RKEventRef) = {
        rk_super_touches_began, rk_super_touches_moved, NULL, rk_super_touches_ended, rk_super_touches_cancelled};
    account(phase, (RKViewRef)self, touches, count);
    if (kept_count < KEPT && one_in(20)) {
        MUST(rk_retain(RK_OBJECT(touches[0])));
        kept[kept_count++] = touches[0];
    }
    if (one_in(2)) disturb();
    if (one_in(2)) (void)done(supers[phase](touchy, self, touches, count, event), true);
}
static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)userdata, handle(RKTouchPhaseBegan, self, touches, count, event); }
static void moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)userdata, handle(RKTouchPhaseMoved, self, touches, count, event); }
static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)userdata, handle(RKTouchPhaseEnded, self, touches, count, event); }
static void cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)userdata, handle(RKTouchPhaseCancelled, self, touches, count, event); }

/* Hit-testing that changes what is being walked (SPEC 36, 313). */
static bool point_inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    bool inside = false;
    (void)userdata;
    if (one_in(12)) disturb();
    if (!done(rk_super_point_inside(touchy, self, at, event, &inside), true)) return false;
    return inside;
}

/* ---- A session ---- */

static void keep_text(uint64_t *last) {
    RKTraceRecord records[64];
    size_t count = 0, i, length;
    do {
        records[0].struct_size = (uint32_t)sizeof *records;
        MUST(rk_trace_read(context, *last, records, 64, &count));
        for (i = 0; i < count; i++) {
            if (text_room - text_length < 4096 && !(text = (char *)realloc(text, text_room += 1 << 20))) DIE("no memory");
            text_length += (size_t)sprintf(text + text_length, "%llu %g %u ", (unsigned long long)records[i].sequence, records[i].time, records[i].depth);
            length = 0;
            MUST(rk_trace_describe(context, &records[i], text + text_length, 2048, &length));
            text_length += length;
            text[text_length++] = '\n';
            *last = records[i].sequence;
        }
    } while (count == 64);
}

static bool make(void) {
    int k;
    char name[8];
    RKRect frame = {{0, 0}, {300, 300}};
    for (k = 0; k < WINDOWS; k++, frame.origin.y += 300) {
        if (!done(rk_window_create(context, NULL, frame, &windows[k]), false)) return false;
        if (snprintf(name, sizeof name, "w%d", k) < 0 || !done(rk_object_set_name(RK_OBJECT(windows[k]), name), false)) return false;
    }
    for (k = 0; k < VIEWS; k++) {
        RKViewRef parent = one_in(2) || k == 0 ? RK_VIEW(windows[k % WINDOWS]) : views[below(k)];
        if (!done(rk_view_create(context, one_in(6) ? NULL : touchy, any_frame(), &views[k]), false)) return false;
        if (snprintf(name, sizeof name, "v%d", k) < 0 || !done(rk_object_set_name(RK_OBJECT(views[k]), name), false)) return false;
        if (!done(rk_view_add_subview(parent, views[k]), false)) return false;
        MUST(rk_view_set_multiple_touch_enabled(views[k], !one_in(3)));
        MUST(rk_view_set_exclusive_touch(views[k], one_in(10)));
        MUST(rk_responder_set_can_become_first_responder(RK_RESPONDER(views[k]), one_in(2)));
    }
    return true;
}

static void first_responders_are_in_their_windows(void) { /* SPEC 125, 129 */
    int k;
    for (k = 0; k < WINDOWS; k++) {
        RKResponderRef first = NULL;
        RKWindowRef window = NULL;
        MUST(rk_window_get_first_responder(windows[k], &first));
        if (!first) continue;
        MUST(rk_view_get_window((RKViewRef)first, &window));
        if (window != windows[k]) DIE("the first responder of a window is outside of it");
    }
}

static void lift_all(void) {
    int64_t id;
    int round;
    for (round = 0; round < 2; round++)
        for (id = 1; id <= IDS; id++) {
            RKTouchSample s = RK_INIT(RKTouchSample);
            s.id = id;
            s.phase = RKTouchPhaseEnded;
            if (is_down(id)) (void)done(rk_context_send_touches(context, now, &s, 1), false);
        }
}

static void session(double start, bool traced) {
    uint64_t last = 0;
    int step, k;
    random_state = mix(random_seed);
    memset(windows, 0, sizeof windows);
    memset(views, 0, sizeof views);
    open_count = kept_count = 0;
    now = start;
    disturbances = 0;
    if (traced) {
        MUST(rk_trace_start(context, 1 << 14));
        text_length = 0;
    }
    if (make())
        for (step = 0; step < STEPS; step++) {
            now = start + step;
            disturbances = 0;
            send(false);
            if (traced) keep_text(&last);
            first_responders_are_in_their_windows();
        }
    disturbances = 1000; /* quiet from now on */
    now = start + STEPS + 2;
    MUST(rk_context_advance(context, now));
    MUST(rk_context_drain(context, NULL));
    lift_all();
    if (open_count && !starved) DIE("%d touches were never closed", open_count);
    if (traced) {
        keep_text(&last);
        MUST(rk_trace_stop(context));
    }
    for (k = 0; k < kept_count; k++) {
        int64_t id = 0;
        MUST(rk_touch_get_id(kept[k], &id));
        if (id < 1 || id > IDS) DIE("a touch that was kept has another id");
        MUST(rk_release(RK_OBJECT(kept[k])));
    }
    for (k = 0; k < VIEWS && views[k]; k++) MUST(rk_release(RK_OBJECT(views[k])));
    for (k = 0; k < WINDOWS && windows[k]; k++) MUST(rk_release(RK_OBJECT(windows[k])));
    for (k = 0; k < VIEWS && views[k]; k++) {
        bool hidden = false;
        SAME("status of a view that was released", rk_view_is_hidden(views[k], &hidden), RKStatusStaleHandle);
    }
    for (k = 0; k < kept_count; k++) SAME("status of a touch that was released", rk_release(RK_OBJECT(kept[k])), RKStatusStaleHandle);
}

static bool begin(uint64_t limit) {
    RKContextDesc how = RK_INIT(RKContextDesc);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKViewMethods view_methods = RK_INIT(RKViewMethods);
    drops_due = drops_done = 0;
    how.memory_limit = limit;
    if (!done(rk_context_create(&how, &context), false)) return false;
    methods.touches_began = began;
    methods.touches_moved = moved;
    methods.touches_ended = ended;
    methods.touches_cancelled = cancelled;
    desc.name = "Touchy";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    view_methods.point_inside = point_inside;
    desc.view_methods = &view_methods;
    if (done(rk_class_define(context, &desc, &touchy), false)) return true;
    MUST(rk_context_destroy(context));
    return false;
}
static void end(void) {
    MUST(rk_context_destroy(context));
    SAME("number of drops", drops_done, drops_due);
}
static size_t objects(void) {
    size_t count = 0;
    MUST(rk_context_get_object_count(context, &count));
    return count;
}
static uint64_t memory(void) {
    uint64_t used = 0;
    MUST(rk_context_get_memory_used(context, &used));
    return used;
}

static void one(void) {
    char *first;
    size_t length, before;
    uint64_t empty, used, step;
    starved = false;
    if (!begin(0)) DIE("no context");
    empty = memory();
    before = objects();
    session(0, true);
    SAME("number of objects", objects(), before);
    first = text, length = text_length;
    text = NULL, text_length = text_room = 0;
    end();
    if (!begin(0)) DIE("no context");
    session(0, true);
    if (length != text_length || memcmp(first, text, length) != 0) DIE("the same seed has left another trace");
    /* Tables grow until they have their size; what grows every time is a leak. */
    for (step = 1, used = memory(); step <= 4; step++, used = memory()) {
        session(1000 * (double)step, false);
        SAME("number of objects", objects(), before);
        if (memory() <= used) break;
    }
    if (step > 4) DIE("each session leaves more bytes in use: now %llu", (unsigned long long)memory());
    end();
    starved = true;
    for (step = 1 + random_seed % 97; step < 60000; step += 4999) {
        if (!begin(empty + step)) continue;
        before = objects();
        session(0, false);
        SAME("number of objects with little memory", objects(), before);
        end();
    }
    free(first);
    free(text);
    text = NULL, text_length = text_room = 0;
}

int main(int argc, char **argv) {
    int status = each_seed("deliveries", argc, argv, one);
    if (status) return status;
    printf("deliveries: %d touches delivered and closed\n", delivered);
    if (delivered == 0) {
        fprintf(stderr, "deliveries: nothing was delivered\n");
        return 1;
    }
    return 0;
}
