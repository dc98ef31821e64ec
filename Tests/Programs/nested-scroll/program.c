/* A row that scrolls sideways in a list that scrolls up and down: each drag moves the one that can scroll that way. */
#include "../shared.h"

static RKContextRef context;
static RKScrollViewRef list, row;

static void will_begin_dragging(RKScrollViewRef scroll_view, void *userdata) {
    (void)userdata;
    printf("  %s is dragged\n", name_of(scroll_view));
}

/* A drag in two moves, held before the lift. */
static void drag(const char *what, RKPoint from, RKPoint to, double time) {
    RKPoint rows, lists;
    printf("%s:\n", what);
    down(context, 1, from.x, from.y, time);
    move(context, 1, (from.x + to.x) / 2, (from.y + to.y) / 2, time + 0.25);
    move(context, 1, to.x, to.y, time + 0.5);
    up(context, 1, to.x, to.y, time + 1);
    CHECK(rk_context_advance(context, time + 3));
    CHECK(rk_scroll_view_get_content_offset(row, &rows));
    CHECK(rk_scroll_view_get_content_offset(list, &lists));
    printf("  row at (%g, %g), list at (%g, %g)\n", rows.x, rows.y, lists.x, lists.y);
}

static RKScrollViewRef add(void *superview, const char *name, RKRect frame, double width, double height) {
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKScrollViewRef made;
    RKSize size;
    size.width = width;
    size.height = height;
    CHECK(rk_scroll_view_create(context, NULL, frame, &made));
    put(superview, made, name);
    CHECK(rk_scroll_view_set_content_size(made, size));
    delegate.will_begin_dragging = will_begin_dragging;
    CHECK(rk_scroll_view_set_delegate(made, &delegate));
    return made;
}

int main(void) {
    RKWindowRef window;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    list = add(window, "list", rect(0, 0, 320, 480), 320, 2000);
    row = add(list, "row", rect(0, 100, 320, 120), 1000, 120);

    drag("sideways in the row", point(250, 160), point(150, 160), 1);
    drag("upwards in the row", point(160, 160), point(160, 110), 5);
    drag("upwards in the list", point(160, 400), point(160, 350), 9);
    drag("sideways in the list", point(250, 400), point(150, 400), 13);
    printf("the row does not scroll:\n");
    CHECK(rk_scroll_view_set_scroll_enabled(row, false));
    drag("sideways in the row", point(250, 60), point(150, 60), 17);
    drag("slanting in the row", point(250, 70), point(200, 20), 21);
    CHECK(rk_scroll_view_set_scroll_enabled(row, true));
    CHECK(rk_scroll_view_set_content_offset(list, point(0, 0), false));
    printf("the row is at its end:\n");
    CHECK(rk_scroll_view_set_content_offset(row, point(680, 0), false));
    drag("sideways in the row", point(250, 160), point(150, 160), 25);

    CHECK(rk_context_destroy(context));
    return 0;
}
