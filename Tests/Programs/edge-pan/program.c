/* A panel that is pulled in from the left edge of the screen, and a list whose own pan waits for that gesture to fail. */
#include "../shared.h"

static void pulled(RKGestureRecognizerRef pan, void *userdata) {
    RKPoint by;
    (void)userdata;
    CHECK(rk_pan_get_translation(pan, NULL, &by));
    printf("  %s %s by (%g, %g)\n", name_of(pan), state_of(pan), by.x, by.y);
}

static void stroke(RKContextRef context, const char *what, RKPoint from, RKPoint to, double time) {
    printf("%s:\n", what);
    down(context, 1, from.x, from.y, time);
    move(context, 1, (from.x + to.x) / 2, (from.y + to.y) / 2, time + 0.25);
    move(context, 1, to.x, to.y, time + 0.5);
    up(context, 1, to.x, to.y, time + 0.75);
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef list;
    RKGestureRecognizerRef edge, pan;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    list = add_view(context, NULL, window, "list", rect(0, 0, 320, 480));
    CHECK(rk_pan_create(context, NULL, &pan));
    attach(list, pan, "pan", pulled);
    CHECK(rk_screen_edge_pan_create(context, NULL, &edge));
    attach(window, edge, "edge pan", pulled);

    stroke(context, "without an edge to begin at", point(5, 200), point(85, 200), 1);
    CHECK(rk_screen_edge_pan_set_edges(edge, RKRectEdgeLeft));
    CHECK(rk_gesture_recognizer_require_to_fail(pan, edge));
    stroke(context, "from the left edge", point(5, 200), point(85, 200), 3);
    stroke(context, "from the middle", point(150, 200), point(230, 200), 5);
    stroke(context, "along the left edge", point(5, 200), point(5, 280), 7);
    stroke(context, "from the right edge", point(315, 200), point(235, 200), 9);
    CHECK(rk_screen_edge_pan_set_edges(edge, RKRectEdgeLeft | RKRectEdgeRight));
    stroke(context, "from the right edge, which counts now", point(315, 200), point(235, 200), 11);

    CHECK(rk_context_destroy(context));
    return 0;
}
