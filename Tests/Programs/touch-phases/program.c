/* The life of a touch as a view gets it: began, moved, ended or cancelled, with locations and tap counts. */
#include "../shared.h"

static void note(const char *phase, RKResponderRef self, RKTouchRef touch) {
    RKPoint at, before;
    uint32_t taps;
    double time;
    CHECK(rk_touch_get_location(touch, RK_VIEW(self), &at));
    CHECK(rk_touch_get_previous_location(touch, RK_VIEW(self), &before));
    CHECK(rk_touch_get_tap_count(touch, &taps));
    CHECK(rk_touch_get_timestamp(touch, &time));
    printf("  %.2f s %s at (%g, %g), before (%g, %g), tap %u\n", time, phase, at.x, at.y, before.x, before.y, (unsigned)taps);
}

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)count, (void)event, (void)userdata;
    note("began", self, touches[0]);
}

static void moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)count, (void)event, (void)userdata;
    note("moved", self, touches[0]);
}

static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)count, (void)event, (void)userdata;
    note("ended", self, touches[0]);
}

static void cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)count, (void)event, (void)userdata;
    note("cancelled", self, touches[0]);
}

int main(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKClassRef cls;

    CHECK(rk_context_create(NULL, &context));
    methods.touches_began = began;
    methods.touches_moved = moved;
    methods.touches_ended = ended;
    methods.touches_cancelled = cancelled;
    desc.name = "Canvas";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    CHECK(rk_class_define(context, &desc, &cls));
    window = make_window(context);
    add_view(context, cls, window, "canvas", rect(100, 100, 100, 100));

    printf("a finger that leaves the view:\n");
    down(context, 1, 110, 120, 1);
    move(context, 1, 150, 120, 1.25);
    move(context, 1, 150, 120, 1.5); /* it rests */
    move(context, 1, 250, 90, 1.75);
    up(context, 1, 260, 90, 2);
    printf("three taps in a row, and one later:\n");
    tap(context, 150, 150, 5);
    tap(context, 152, 150, 5.25);
    tap(context, 150, 148, 5.5);
    tap(context, 150, 150, 7);
    printf("an alert cancels it:\n");
    down(context, 1, 150, 150, 10);
    CHECK(rk_context_cancel_all_touches(context));
    move(context, 1, 160, 150, 10.25);
    up(context, 1, 160, 150, 10.5);
    printf("beside the view:\n");
    tap(context, 50, 50, 12);

    CHECK(rk_context_destroy(context));
    return 0;
}
