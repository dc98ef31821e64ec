/* Which of several views at a point is hit: the deepest one of the front-most branch. What only concerns drawing (zPosition, clipping)
 * changes nothing. */
#include "../shared.h"

static void ask(RKWindowRef window, double x, double y) {
    RKViewRef hit;
    CHECK(rk_view_hit_test(RK_VIEW(window), point(x, y), NULL, &hit));
    printf("  (%g, %g): %s\n", x, y, name_of(hit));
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef red, green;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    red = add_view(context, NULL, window, "red", rect(20, 20, 100, 100));
    green = add_view(context, NULL, window, "green", rect(80, 80, 100, 100));
    add_view(context, NULL, red, "dot", rect(10, 10, 20, 20));
    add_view(context, NULL, red, "ear", rect(-15, 40, 30, 20)); /* half of it lies outside of red */

    printf("as added:\n");
    ask(window, 40, 40);
    ask(window, 60, 60);
    ask(window, 100, 100);
    ask(window, 300, 300);
    ask(window, 400, 100);

    printf("edges:\n");
    ask(window, 20, 20);
    ask(window, 120, 60);

    printf("a subview that sticks out:\n");
    ask(window, 25, 70);
    ask(window, 10, 70);
    CHECK(rk_view_set_clips_to_bounds(red, true));
    ask(window, 10, 70);

    printf("in front by zPosition:\n");
    CHECK(rk_view_set_z_position(red, 1));
    ask(window, 100, 100);
    printf("brought to the front:\n");
    CHECK(rk_view_bring_subview_to_front(RK_VIEW(window), red));
    ask(window, 100, 100);
    printf("sent to the back:\n");
    CHECK(rk_view_send_subview_to_back(RK_VIEW(window), red));
    ask(window, 100, 100);
    CHECK(rk_view_remove_from_superview(green));
    ask(window, 100, 100);

    CHECK(rk_context_destroy(context));
    return 0;
}
