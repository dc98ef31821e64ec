/* Numbers of classes that come back, in order and after a lack of memory (SPEC 353); what waits in the queue is counted with all that comes along (SPEC 352). */
#include "recording.h"

#include <pthread.h>

static RKContextRef context;

static void make(uint64_t memory_limit) {
    RKContextDesc desc = RK_INIT(RKContextDesc);
    desc.memory_limit = memory_limit;
    OK(rk_context_create(&desc, &context));
}
static uint64_t used(void) {
    uint64_t bytes = 0;
    OK(rk_context_get_memory_used(context, &bytes));
    return bytes;
}

/* ---- SPEC 352 ---- */

static RKTouchSnapshot between[1000];
static uint64_t posted(size_t coalesced, RKTouchDetails *details) {
    RKTouchSample touch = RK_INIT(RKTouchSample);
    uint64_t before = used();
    touch.phase = RKTouchPhaseMoved;
    touch.coalesced = coalesced ? between : NULL;
    touch.coalesced_count = coalesced;
    touch.details = details;
    OK(rk_context_post_touches(context, 1, &touch, 1));
    return used() - before;
}
static void comes_along(void) {
    RKTouchDetails details = RK_INIT(RKTouchDetails);
    uint64_t bare, before;
    make(0);
    OK(rk_context_post_cancel_all_touches(context));
    OK(rk_context_drain(context, NULL));
    before = used();
    bare = posted(0, NULL);
    EXPECT(bare >= 64);
    EXPECT(posted(1000, NULL) >= bare + 1000 * sizeof(RKTouchSnapshot));
    EXPECT(posted(0, &details) >= bare + sizeof(RKTouchDetails));
    OK(rk_context_drain(context, NULL));
    EXPECT(used() == before);
    OK(rk_context_destroy(context));
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
    before = used();
    EXPECT(pthread_create(&thread, NULL, releaser, view) == 0);
    EXPECT(pthread_join(thread, NULL) == 0);
    EXPECT(used() >= before + 32);
    OK(rk_context_drain(context, NULL));
    EXPECT(used() == before);
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
    bytes = used();
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
    before = used();
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
    released();
    in_order();
    refused();
    return check_done("numbers");
}
