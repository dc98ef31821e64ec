/* Several fingers: one at a time without multipleTouchEnabled, in one call with it, and views with exclusiveTouch. */
#include "../shared.h"

static void note(const char *phase, RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event) {
    RKTouchRef all[8];
    size_t down, i;
    CHECK(rk_event_get_all_touches(event, all, 8, &down));
    printf("  %s %s:", name_of(self), phase);
    for (i = 0; i < count; i++) {
        int64_t id;
        CHECK(rk_touch_get_id(touches[i], &id));
        printf(" %d", (int)id);
    }
    printf(" of %d\n", (int)down);
}

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    note("began", self, touches, count, event);
}

static void moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    note("moved", self, touches, count, event);
}

static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    note("ended", self, touches, count, event);
}

/* Both fingers at once, then one moves, then both, then they lift one after the other. */
static void play(RKContextRef context, RKPoint first, RKPoint second, double time) {
    two_fingers(context, RKTouchPhaseBegan, first, second, time);
    move(context, 2, second.x + 5, second.y, time + 0.25);
    two_fingers(context, RKTouchPhaseMoved, point(first.x, first.y + 5), point(second.x + 5, second.y + 5), time + 0.5);
    up(context, 1, first.x, first.y + 5, time + 0.75);
    up(context, 2, second.x + 5, second.y + 5, time + 1);
}

int main(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKClassRef cls;
    RKViewRef left, right;

    CHECK(rk_context_create(NULL, &context));
    methods.touches_began = began;
    methods.touches_moved = moved;
    methods.touches_ended = ended;
    desc.name = "Pad";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    CHECK(rk_class_define(context, &desc, &cls));
    window = make_window(context);
    left = add_view(context, cls, window, "left", rect(0, 0, 160, 480));
    right = add_view(context, cls, window, "right", rect(160, 0, 160, 480));

    printf("one at a time:\n");
    play(context, point(50, 100), point(100, 200), 1);
    printf("several at a time:\n");
    CHECK(rk_view_set_multiple_touch_enabled(left, true));
    play(context, point(50, 100), point(100, 200), 4);
    printf("one on each view:\n");
    play(context, point(50, 100), point(200, 100), 7);
    printf("the right one exclusive, touched second:\n");
    CHECK(rk_view_set_exclusive_touch(right, true));
    play(context, point(50, 100), point(200, 100), 10);
    printf("the right one exclusive, touched first:\n");
    play(context, point(200, 100), point(50, 100), 13);

    CHECK(rk_context_destroy(context));
    return 0;
}
