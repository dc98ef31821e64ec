/* The same place in the coordinates of several views: a list that is scrolled by its bounds, a cell in it, and a second window. */
#include "../shared.h"

static void show(const char *what, RKPoint at) { printf("%s: (%g, %g)\n", what, at.x, at.y); }

static void show_rect(const char *what, RKRect of) {
    printf("%s: (%g, %g) (%g, %g)\n", what, of.origin.x, of.origin.y, of.size.width, of.size.height);
}

int main(void) {
    RKContextRef context;
    RKWindowRef window, panel;
    RKViewRef list, cell, badge, bar;
    RKPoint at;
    RKRect area;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    list = add_view(context, NULL, window, "list", rect(10, 50, 300, 400));
    cell = add_view(context, NULL, list, "cell", rect(0, 120, 300, 60));
    badge = add_view(context, NULL, cell, "badge", rect(250, 20, 20, 20));
    bar = add_view(context, NULL, window, "bar", rect(0, 450, 320, 30));

    CHECK(rk_view_convert_point_to(badge, point(10, 10), cell, &at));
    show("middle of the badge in the cell", at);
    CHECK(rk_view_convert_point_to(badge, point(10, 10), NULL, &at));
    show("in the window", at);
    CHECK(rk_view_convert_point_to(badge, point(10, 10), bar, &at));
    show("in the bar", at);
    CHECK(rk_view_convert_point_from(badge, point(270, 210), NULL, &at));
    show("a point of the window in the badge", at);

    CHECK(rk_view_set_bounds(list, rect(0, 100, 300, 400)));
    printf("scrolled by 100\n");
    CHECK(rk_view_convert_point_to(badge, point(10, 10), NULL, &at));
    show("middle of the badge in the window", at);
    CHECK(rk_view_convert_point_to(badge, point(10, 10), list, &at));
    show("in the list", at);

    CHECK(rk_view_set_transform(cell, rk_transform_make_scale(0.5, 0.5)));
    printf("cell at half its size\n");
    CHECK(rk_view_convert_rect_to(badge, rect(0, 0, 20, 20), list, &area));
    show_rect("badge in the list", area);
    CHECK(rk_view_convert_rect_from(cell, rect(0, 0, 300, 400), list, &area));
    show_rect("a part of the list in the cell", area);

    CHECK(rk_window_create(context, NULL, rect(100, 200, 120, 80), &panel));
    CHECK(rk_window_convert_point_to(window, point(150, 240), panel, &at));
    show("a point of the window in the panel", at);

    CHECK(rk_context_destroy(context));
    return 0;
}
