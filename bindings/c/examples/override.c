/* override.c - two buttons that a rectangle cannot describe: a round one (SPEC S17) and one that sticks out of its tab bar (SPEC S16).
 *
 *     cc override.c $(pkg-config --cflags --libs responderkit) -o override && ./override
 *
 * Hit-testing asks two questions, and a class may answer either of them itself:
 *     point_inside   is this point yours?              (the round button)
 *     hit_test       which view, yourself included, is at this point?   (the tab bar)
 */
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>

static void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

static RKRect rect(double x, double y, double width, double height) {
    RKRect r = {{x, y}, {width, height}};
    return r;
}

static RKViewRef add(RKContextRef context, RKClassRef cls, RKViewRef parent, const char *name, RKRect frame) {
    RKViewRef view;
    CHECK(rk_view_create(context, cls, frame, &view));
    CHECK(rk_object_set_name(RK_OBJECT(view), name));
    CHECK(rk_view_add_subview(parent, view));
    CHECK(rk_release(RK_OBJECT(view)));
    return view;
}

static void report(RKViewRef root, double x, double y) {
    RKPoint point;
    RKViewRef hit;
    char name[64] = "nothing";
    point.x = x;
    point.y = y;
    CHECK(rk_view_hit_test(root, point, NULL, &hit));
    if (hit) CHECK(rk_object_get_name(RK_OBJECT(hit), name, sizeof name, NULL));
    printf("  (%g, %g): %s\n", x, y, name);
}

/* ---- The round button: only point_inside ---- */

static bool round_point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKRect bounds;
    double radius, dx, dy;
    (void)event;
    (void)userdata;
    CHECK(rk_view_get_bounds(self, &bounds));
    radius = bounds.size.width / 2;
    dx = point.x - (bounds.origin.x + bounds.size.width / 2);
    dy = point.y - (bounds.origin.y + bounds.size.height / 2);
    return dx * dx + dy * dy <= radius * radius;
}

static void round_button(RKContextRef context) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKWindowRef window;

    methods.point_inside = round_point_inside;
    desc.name = "RoundButton";
    desc.superclass = "View";
    desc.view_methods = &methods;
    CHECK(rk_class_define(context, &desc, &cls));

    CHECK(rk_window_create(context, NULL, rect(0, 0, 375, 667), &window));
    CHECK(rk_object_set_name(RK_OBJECT(window), "window"));
    (void)add(context, cls, RK_VIEW(window), "round button", rect(100, 100, 100, 100));

    printf("The round button, 100 wide, at (100, 100):\n");
    report(RK_VIEW(window), 110, 110);       /* in the corner of its rectangle, outside the circle */
    report(RK_VIEW(window), 150, 100);       /* topmost point of the circle */
    report(RK_VIEW(window), 185.35, 185.35); /* just inside */
    report(RK_VIEW(window), 185.4, 185.4);   /* just outside */
    report(RK_VIEW(window), 200, 150);       /* on the circle, though the rectangle's right edge is outside by the usual test */
    CHECK(rk_release(RK_OBJECT(window)));
}

/* ---- The raised tab-bar button: hit_test of the bar ---- */

typedef struct TabBar {
    RKClassRef cls;
    RKViewRef items; /* the view that holds the buttons */
} TabBar;

/* A point above the bar is outside it, so the inherited method never asks the subviews. Ask super first; where it finds nothing, give
 * each button its chance, the point being converted to its coordinates. */
static RKViewRef bar_hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    const TabBar *bar = (const TabBar *)userdata;
    RKViewRef hit, buttons[8];
    RKPoint converted;
    size_t count, i;
    CHECK(rk_super_hit_test(bar->cls, self, point, event, &hit));
    if (hit) return hit;
    CHECK(rk_view_get_subviews(bar->items, buttons, sizeof buttons / sizeof *buttons, &count));
    for (i = 0; i < count; i++) {
        CHECK(rk_view_convert_point_to(self, point, buttons[i], &converted));
        CHECK(rk_view_hit_test(buttons[i], converted, event, &hit));
        if (hit) return hit;
    }
    return NULL;
}

static void raised_button(RKContextRef context) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef image_cls;
    RKWindowRef window;
    RKViewRef layout, tab_bar, raised;
    TabBar bar;

    methods.hit_test = bar_hit_test;
    desc.name = "TabBar";
    desc.superclass = "View";
    desc.view_methods = &methods;
    desc.userdata = &bar;
    CHECK(rk_class_define(context, &desc, &bar.cls));
    CHECK(rk_class_find(context, "ImageView", &image_cls));

    CHECK(rk_window_create(context, NULL, rect(0, 0, 375, 667), &window));
    layout = add(context, NULL, RK_VIEW(window), "layout", rect(0, 0, 375, 667));
    (void)add(context, NULL, layout, "content", rect(0, 0, 375, 667));
    tab_bar = add(context, bar.cls, layout, "tab bar", rect(0, 618, 375, 49));
    (void)add(context, NULL, tab_bar, "background", rect(0, 0, 375, 49));
    bar.items = add(context, NULL, tab_bar, "items", rect(0, 0, 375, 49));
    raised = add(context, NULL, bar.items, "raised button", rect(157, -20, 60, 69));
    (void)add(context, image_cls, raised, "icon", rect(0, 0, 60, 60));
    (void)add(context, NULL, bar.items, "first item", rect(0, 0, 75, 49));
    (void)add(context, NULL, bar.items, "second item", rect(75, 0, 75, 49));

    printf("The button that sticks out of the tab bar by 20:\n");
    report(RK_VIEW(window), 187, 605); /* above the bar, on the button */
    report(RK_VIEW(window), 187, 640); /* in the bar, on the button */
    report(RK_VIEW(window), 10, 605);  /* above the bar, beside the button */
    report(RK_VIEW(window), 10, 640);  /* on the first item */
    report(RK_VIEW(window), 187, 590); /* above the button */
    CHECK(rk_release(RK_OBJECT(window)));
}

int main(void) {
    RKContextRef context;
    CHECK(rk_context_create(NULL, &context));
    round_button(context);
    raised_button(context);
    CHECK(rk_context_destroy(context));
    return 0;
}
