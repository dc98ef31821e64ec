/* A small button that accepts touches 20 points around it: pointInside with a larger rectangle. A touch outside of the superview is still
 * lost. */
#include "../shared.h"

static bool point_inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    RKRect bounds;
    (void)event, (void)userdata;
    CHECK(rk_view_get_bounds(self, &bounds));
    return rk_rect_contains_point(rk_rect_inset(bounds, -20, -20), at);
}

static void pressed(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)events, (void)event, (void)userdata;
    printf("  %s pressed\n", name_of(button));
}

static void try_tap(RKContextRef context, double x, double y, double time) {
    printf("tap at (%g, %g):\n", x, y);
    tap(context, x, y, time);
}

int main(void) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKClassRef generous;
    RKViewRef bar;
    RKControlRef close;

    CHECK(rk_context_create(NULL, &context));
    methods.point_inside = point_inside;
    desc.name = "GenerousButton";
    desc.superclass = "Button";
    desc.view_methods = &methods;
    CHECK(rk_class_define(context, &desc, &generous));

    window = make_window(context);
    bar = add_view(context, NULL, window, "bar", rect(0, 100, 320, 60));
    close = add_button(context, generous, bar, "close", rect(280, 10, 16, 16));
    CHECK(rk_control_add_action(close, RKControlEventTouchUpInside, pressed, NULL, NULL, NULL));

    try_tap(context, 288, 118, 1);   /* on the button */
    try_tap(context, 264, 134, 2);   /* 16 points to its left, 8 below it */
    try_tap(context, 250, 118, 3);   /* 30 points away */
    try_tap(context, 288, 104, 4);   /* above the button, in the bar */
    try_tap(context, 288, 95, 5);    /* 15 points above it, but outside of the bar */

    CHECK(rk_context_destroy(context));
    return 0;
}
