/* Numbers of classes that come back, in order and after a lack of memory (SPEC 353); what waits in the queue is counted with all that comes along (SPEC 352). */
#include "recording.h"

#include <pthread.h>

static RKContextRef context;

static void make(uint64_t memory_limit) {
    RKContextDesc desc = RK_INIT(RKContextDesc);
    desc.memory_limit = memory_limit;
    OK(rk_context_create(&desc, &context));
}

/* ---- SPEC 352 ---- */

static RKTouchSnapshot between[1000];
static uint64_t posted(size_t coalesced, RKTouchDetails *details) {
    RKTouchSample touch = RK_INIT(RKTouchSample);
    uint64_t before = memory_used(context);
    touch.phase = RKTouchPhaseMoved;
    touch.coalesced = coalesced ? between : NULL;
    touch.coalesced_count = coalesced;
    touch.details = details;
    OK(rk_context_post_touches(context, 1, &touch, 1));
    return memory_used(context) - before;
}
static void comes_along(void) {
    RKTouchDetails details = RK_INIT(RKTouchDetails);
    uint64_t bare, before;
    make(0);
    OK(rk_context_post_cancel_all_touches(context));
    OK(rk_context_drain(context, NULL));
    before = memory_used(context);
    bare = posted(0, NULL);
    EXPECT(bare >= 64);
    EXPECT(posted(1000, NULL) >= bare + 1000 * sizeof(RKTouchSnapshot));
    EXPECT(posted(0, &details) >= bare + sizeof(RKTouchDetails));
    OK(rk_context_drain(context, NULL));
    EXPECT(memory_used(context) == before);
    OK(rk_context_destroy(context));
}

/* ---- SPEC 352: how far what has begun may go beyond the limit ---- */

enum { FINGERS_MOST = 200, KINDS_MOST = 7 };
static uint64_t beyond(uint64_t down, uint64_t recognizers) { return 8192 + 1536 * down + 224 * recognizers + 224 * down * recognizers; }

static RKStatus recognizer_of(int kind, RKGestureRecognizerRef *out) {
    switch (kind) {
    case 0: return rk_tap_create(context, NULL, out);
    case 1: return rk_pan_create(context, NULL, out);
    case 2: return rk_pinch_create(context, NULL, out);
    case 3: return rk_long_press_create(context, NULL, out);
    case 4: return rk_swipe_create(context, NULL, out);
    case 5: return rk_rotation_create(context, NULL, out);
    default: return rk_screen_edge_pan_create(context, NULL, out);
    }
}
/* A window with so many recognisers for touches, presses and gestures of trackpads, before anything has begun. */
static uint64_t scene(uint64_t limit, size_t recognizers) {
    RKWindowRef window = NULL;
    size_t k;
    make(limit);
    OK(rk_window_create(context, NULL, rect(0, 0, 1000, 1000), &window));
    OK(rk_window_make_key(window));
    OK(rk_view_set_multiple_touch_enabled(RK_VIEW(window), true));
    for (k = 0; k < recognizers; k++) {
        RKGestureRecognizerRef made = NULL;
        OK(recognizer_of((int)(k % KINDS_MOST), &made));
        OK(rk_gesture_recognizer_set_allowed_press_types(made, 1u << RKPressTypeSelect));
        if (k % KINDS_MOST == 1) OK(rk_pan_set_allowed_scroll_types_mask(made, RKScrollTypeMaskAll));
        OK(rk_view_add_gesture_recognizer(RK_VIEW(window), made));
        OK(rk_release(RK_OBJECT(made)));
    }
    return memory_used(context);
}
static uint64_t most;
static void look(void) {
    uint64_t now = memory_used(context);
    if (now > most) most = now;
}
/* Fingers begin together, move, and lift. The answer is that of the beginning. */
static RKStatus fingers(size_t count) {
    static RKTouchSample samples[FINGERS_MOST];
    RKStatus status;
    size_t k;
    int round;
    for (k = 0; k < count; k++) samples[k] = sample((int64_t)k + 1, RKTouchPhaseBegan, 5 + (double)(k % 900), 5);
    status = rk_context_send_touches(context, 1, samples, count);
    look();
    if (status != RKStatusOK) return status;
    for (round = 1; round <= 20; round++) {
        for (k = 0; k < count; k++) samples[k].phase = RKTouchPhaseMoved, samples[k].location.x += 3 + (double)(k % 5);
        OK(rk_context_send_touches(context, 1 + round * 0.01, samples, count));
        look();
    }
    for (k = 0; k < count; k++) samples[k].phase = RKTouchPhaseEnded;
    OK(rk_context_send_touches(context, 2, samples, count));
    OK(rk_context_advance(context, 4));
    look();
    return RKStatusOK;
}
static RKStatus buttons(size_t count) {
    static RKPressSample samples[FINGERS_MOST];
    RKPressSample one = RK_INIT(RKPressSample);
    RKStatus status;
    size_t k;
    for (k = 0; k < count; k++) {
        samples[k] = one;
        samples[k].id = (int64_t)k + 1, samples[k].type = RKPressTypeSelect;
    }
    status = rk_context_send_presses(context, 1, samples, count);
    look();
    if (status != RKStatusOK) return status;
    for (k = 0; k < count; k++) samples[k].phase = RKPressPhaseEnded;
    OK(rk_context_advance(context, 1.6));
    look();
    OK(rk_context_send_presses(context, 2, samples, count));
    OK(rk_context_advance(context, 4));
    look();
    return RKStatusOK;
}
static RKStatus trackpad(size_t count) {
    RKScrollSample scroll = RK_INIT(RKScrollSample);
    RKStatus status;
    int round;
    (void)count;
    scroll.phase = RKGestureInputPhaseBegan, scroll.location = point(5, 5);
    status = rk_context_send_scroll(context, 1, &scroll);
    look();
    if (status != RKStatusOK) return status;
    scroll.phase = RKGestureInputPhaseChanged, scroll.delta = point(3, 4);
    for (round = 1; round <= 20; round++) {
        OK(rk_context_send_scroll(context, 1 + round * 0.01, &scroll));
        look();
    }
    scroll.phase = RKGestureInputPhaseEnded;
    OK(rk_context_send_scroll(context, 2, &scroll));
    look();
    return RKStatusOK;
}
/* With as little as lets them begin they succeed, and stay within the bound; with a byte less they are refused. */
static void within(RKStatus (*begin)(size_t), size_t down, size_t recognizers) {
    uint64_t refused = scene(0, recognizers), enough = refused + 65536 + 4096 * down;
    RKTouchRef touch = NULL;
    OK(rk_context_destroy(context));
    while (enough - refused > 1) {
        uint64_t limit = (enough + refused) / 2;
        RKStatus status;
        (void)scene(limit, recognizers);
        most = 0;
        status = begin(down);
        if (status == RKStatusOK) {
            enough = limit;
        } else {
            EXPECT_STATUS(status, RKStatusNoMemory);
            EXPECT_STATUS(rk_context_find_touch(context, 1, &touch), RKStatusNotFound);
            EXPECT(most <= limit);
            refused = limit;
        }
        EXPECT(most <= limit + beyond(down, recognizers));
        if (most > limit + beyond(down, recognizers))
            fprintf(stderr, "%d down, %d recognisers: %ld more\n", (int)down, (int)recognizers, (long)(most - limit - beyond(down, recognizers)));
        OK(rk_context_destroy(context));
    }
}
static void bounded(void) {
    static const size_t downs[] = {1, 2, 3, 5, 9, 17, 33, FINGERS_MOST}, counts[] = {0, 1, 2, 7, 30, 100, 300};
    size_t d, r;
    for (r = 0; r < sizeof counts / sizeof *counts; r++) {
        for (d = 0; d < sizeof downs / sizeof *downs; d++) {
            if (downs[d] * counts[r] > 2000) continue;
            within(fingers, downs[d], counts[r]);
            within(buttons, downs[d], counts[r]);
        }
        within(trackpad, 1, counts[r]);
    }
}

static void *releaser(void *object) {
    OK(rk_release((RKObjectRef)object));
    return NULL;
}
/* From another thread, beyond the limit: it is let through, and counted until it has been served. */
static void released(void) {
    RKViewRef view = NULL;
    pthread_t thread;
    uint64_t before;
    make(1 << 20);
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &view));
    OK(rk_retain(RK_OBJECT(view)));
    before = memory_used(context);
    EXPECT(pthread_create(&thread, NULL, releaser, view) == 0);
    EXPECT(pthread_join(thread, NULL) == 0);
    EXPECT(memory_used(context) >= before + 32);
    OK(rk_context_drain(context, NULL));
    EXPECT(memory_used(context) == before);
    EXPECT(rk_object_is_alive(RK_OBJECT(view)));
    OK(rk_context_destroy(context));
}

/* ---- SPEC 353 ---- */

static void act(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) { (void)self, (void)sender, (void)event, (void)userdata; }
static RKStatus lay(RKClassRef cls, const char *selector, RKClassRef *out) {
    RKActionDesc action;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    action.selector = selector;
    action.function = act;
    desc.actions = &action;
    desc.action_count = 1;
    return rk_class_extend(cls, &desc, out);
}
static const unsigned char *find(const Recording *recording, const char *word) {
    size_t k, length = strlen(word);
    for (k = 0; k + length <= recording->count; k++)
        if (memcmp(recording->bytes + k, word, length) == 0) return recording->bytes + k;
    return NULL;
}
/* Extensions of one class have ascending numbers, in the order in which they came: so a recording that begins later has them in this order, too. */
static void in_order(void) {
    RKClassRef label = NULL, first = NULL, cls = NULL;
    Recording recording;
    memset(&recording, 0, sizeof recording);
    make(0);
    OK(rk_class_find(context, "Label", &label));
    OK(lay(label, "gone:", &first));
    OK(lay(label, "earlier:", &cls));
    OK(rk_class_remove_extension(first));
    OK(lay(label, "later:", &cls)); /* not in the place of the one that has gone */
    OK(recording_start(context, &recording, RKRecorderOptionsNone));
    OK(rk_recorder_stop(context));
    EXPECT(find(&recording, "earlier:") && find(&recording, "later:") && find(&recording, "earlier:") < find(&recording, "later:"));
    OK(rk_context_destroy(context));
    recording_free(&recording);
}

enum { EXTENSIONS = 20 };
static bool inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) { return (void)self, (void)at, (void)event, (void)userdata, true; }
static void moved(RKViewRef self, void *userdata) { (void)self, (void)userdata; }
static void touched(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)self, (void)touches, (void)count, (void)event, (void)userdata; }
static void pressed(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)self, (void)presses, (void)count, (void)event, (void)userdata; }
static bool asked(RKResponderRef self, void *userdata) { return (void)self, (void)userdata, true; }
/* Many methods: there may be memory for the class, and none for them. */
static RKStatus lay_many(RKClassRef cls, RKClassRef *out) {
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    view.point_inside = inside;
    view.did_move_to_window = view.did_move_to_superview = moved;
    responder.touches_began = responder.touches_moved = responder.touches_ended = responder.touches_cancelled = touched;
    responder.presses_began = responder.presses_changed = responder.presses_ended = responder.presses_cancelled = pressed;
    responder.can_become_first_responder = responder.become_first_responder = responder.can_resign_first_responder = responder.resign_first_responder = asked;
    desc.view_methods = &view;
    desc.responder_methods = &responder;
    return rk_class_extend(cls, &desc, out);
}
static void nothing(RKContextRef called, void *userdata) { (void)called, (void)userdata; }
/* Of all of them; what they take. */
static uint64_t all_at_once(RKClassRef cls) {
    RKClassRef laid[EXTENSIONS];
    uint64_t bytes;
    int k;
    for (k = 0; k < EXTENSIONS; k++) OK(lay_many(cls, &laid[k]));
    bytes = memory_used(context);
    for (k = 0; k < EXTENSIONS; k++) OK(rk_class_remove_extension(laid[k]));
    return bytes;
}
/* An extension that is refused for want of memory leaves its number to the next one. */
static void refused(void) {
    RKClassRef label = NULL, laid = NULL;
    uint64_t before, now;
    int round, refusals = 0, most, k;
    make(0);
    OK(rk_class_find(context, "Label", &label));
    (void)all_at_once(label);
    before = memory_used(context);
    OK(rk_context_destroy(context));
    make(before + 16384);
    OK(rk_class_find(context, "Label", &label));
    for (round = 0; round < EXTENSIONS; round++) {
        RKStatus status = RKStatusNoMemory;
        for (most = 0; rk_context_post_call(context, nothing, NULL, NULL) == RKStatusOK; most++) continue;
        while (status != RKStatusOK && most > 0) {
            OK(rk_context_drain(context, NULL));
            most--;
            for (k = 0; k < most; k++) OK(rk_context_post_call(context, nothing, NULL, NULL));
            status = lay_many(label, &laid);
            if (status == RKStatusOK) break;
            EXPECT_STATUS(status, RKStatusNoMemory);
            refusals++;
        }
        EXPECT(status == RKStatusOK);
        OK(rk_class_remove_extension(laid));
        OK(rk_context_drain(context, NULL));
        now = all_at_once(label);
        if (round < 5) before = now; /* what the first refusals have warmed up stays */
        EXPECT(now == before);
    }
    EXPECT(refusals >= EXTENSIONS);
    OK(rk_context_destroy(context));
}

int main(void) {
    comes_along();
    bounded();
    released();
    in_order();
    refused();
    return check_done("numbers");
}
