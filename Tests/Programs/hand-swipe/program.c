/* Swipes to the left and right by hand: far enough, flat enough and fast enough from touchesBegan to touchesEnded. */
#include "../shared.h"

static RKPoint start;
static double started;
static int page = 1;

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)count, (void)event, (void)userdata;
    CHECK(rk_touch_get_location(touches[0], NULL, &start));
    CHECK(rk_touch_get_timestamp(touches[0], &started));
}

static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKPoint end;
    double time, x, y;
    (void)self, (void)count, (void)event, (void)userdata;
    CHECK(rk_touch_get_location(touches[0], NULL, &end));
    CHECK(rk_touch_get_timestamp(touches[0], &time));
    x = end.x - start.x;
    y = end.y - start.y;
    if (x * x < 50 * 50) printf("  too short: %g points\n", x);
    else if (4 * y * y > x * x) printf("  too steep: (%g, %g)\n", x, y);
    else if (time - started > 0.5) printf("  too slow: %.2f s\n", time - started);
    else {
        page += x < 0 ? 1 : -1;
        printf("  swiped to the %s: page %d\n", x < 0 ? "left" : "right", page);
    }
}

static void cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    printf("  cancelled\n");
}

static void stroke(RKContextRef context, const char *what, RKPoint from, RKPoint to, double time, double seconds) {
    printf("%s:\n", what);
    down(context, 1, from.x, from.y, time);
    move(context, 1, (from.x + to.x) / 2, (from.y + to.y) / 2, time + seconds / 2);
    up(context, 1, to.x, to.y, time + seconds);
}

int main(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKClassRef cls;

    CHECK(rk_context_create(NULL, &context));
    methods.touches_began = began;
    methods.touches_ended = ended;
    methods.touches_cancelled = cancelled;
    desc.name = "Book";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    CHECK(rk_class_define(context, &desc, &cls));
    window = make_window(context);
    add_view(context, cls, window, "book", rect(0, 0, 320, 480));

    stroke(context, "to the left", point(250, 200), point(50, 220), 1, 0.25);
    stroke(context, "to the right", point(50, 200), point(250, 180), 2, 0.25);
    stroke(context, "a little", point(50, 200), point(90, 200), 3, 0.25);
    stroke(context, "down", point(50, 200), point(150, 400), 4, 0.25);
    stroke(context, "slowly", point(250, 200), point(50, 200), 5, 2);
    printf("interrupted:\n");
    down(context, 1, 250, 200, 8);
    CHECK(rk_context_cancel_all_touches(context));

    CHECK(rk_context_destroy(context));
    return 0;
}
