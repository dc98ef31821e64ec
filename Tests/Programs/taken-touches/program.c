/* What a view still gets of its touches when a recogniser of its superview recognises: cancelsTouchesInView, delaysTouchesBegan and
 * delaysTouchesEnded. */
#include "../shared.h"

static RKContextRef context;

static void note(const char *what) {
    double time;
    CHECK(rk_context_get_time(context, &time));
    printf("  %.2f s: %s\n", time, what);
}

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    note("view began");
}

static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    note("view ended");
}

static void cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    note("view cancelled");
}

static void tapped(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer, (void)userdata;
    note("double tap");
}

/* A double tap, then a single one. */
static void play(const char *what, double time) {
    printf("%s:\n", what);
    tap(context, 100, 100, time);
    tap(context, 100, 100, time + 0.25);
    CHECK(rk_context_advance(context, time + 1));
    printf(" a single tap:\n");
    tap(context, 100, 100, time + 2);
    CHECK(rk_context_advance(context, time + 3));
}

int main(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKWindowRef window;
    RKClassRef cls;
    RKGestureRecognizerRef twice;

    CHECK(rk_context_create(NULL, &context));
    methods.touches_began = began;
    methods.touches_ended = ended;
    methods.touches_cancelled = cancelled;
    desc.name = "Canvas";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    CHECK(rk_class_define(context, &desc, &cls));
    window = make_window(context);
    add_view(context, cls, window, "canvas", rect(0, 0, 320, 480));
    CHECK(rk_tap_create(context, NULL, &twice));
    CHECK(rk_tap_set_number_of_taps_required(twice, 2));
    attach(window, twice, "double tap", tapped);

    play("as it is", 1);
    CHECK(rk_gesture_recognizer_set_delays_touches_ended(twice, false));
    play("ends not delayed", 11);
    CHECK(rk_gesture_recognizer_set_cancels_touches_in_view(twice, false));
    play("nor touches cancelled", 21);
    CHECK(rk_gesture_recognizer_set_cancels_touches_in_view(twice, true));
    CHECK(rk_gesture_recognizer_set_delays_touches_began(twice, true));
    CHECK(rk_gesture_recognizer_set_delays_touches_ended(twice, true));
    play("beginnings delayed", 31);

    CHECK(rk_context_destroy(context));
    return 0;
}
