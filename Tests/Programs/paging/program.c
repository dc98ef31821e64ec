/* A book of four pages: a quick flick turns the page, a slow drag goes to the nearest one, and no flick passes more than one page. */
#include "../shared.h"

static RKContextRef context;

static void will_end_dragging(RKScrollViewRef book, RKPoint velocity, RKPoint *target, void *userdata) {
    (void)book, (void)velocity, (void)userdata;
    printf("  goes to (%g, %g)\n", target->x, target->y);
}

static void did_end_decelerating(RKScrollViewRef book, void *userdata) {
    RKPoint offset;
    (void)userdata;
    CHECK(rk_scroll_view_get_content_offset(book, &offset));
    printf("  at page %g\n", offset.x / 320 + 1);
}

/* Let all movement come to its end. */
static void rest(void) {
    double deadline;
    for (;;) {
        CHECK(rk_context_next_deadline(context, &deadline));
        if (deadline > 1000) return;
        CHECK(rk_context_advance(context, deadline));
    }
}

/* Five moves in the time given, and the lift. */
static void drag(const char *what, double from, double to, double time, double seconds) {
    int k;
    printf("%s:\n", what);
    down(context, 1, from, 200, time);
    for (k = 1; k <= 5; k++) move(context, 1, from + (to - from) * k / 5, 200, time + seconds * k / 5);
    up(context, 1, to, 200, time + seconds);
    rest();
}

int main(void) {
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKSize size = {4 * 320, 400};
    RKWindowRef window;
    RKScrollViewRef book;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    CHECK(rk_scroll_view_create(context, NULL, rect(0, 0, 320, 400), &book));
    put(window, book, "book");
    CHECK(rk_scroll_view_set_content_size(book, size));
    CHECK(rk_scroll_view_set_paging_enabled(book, true));
    delegate.will_end_dragging = will_end_dragging;
    delegate.did_end_decelerating = did_end_decelerating;
    CHECK(rk_scroll_view_set_delegate(book, &delegate));

    drag("a quick flick to the left", 200, 150, 1, 0.1);
    drag("a quick and long one", 310, 10, 4, 0.1);
    drag("a slow drag by 100", 250, 150, 7, 2);
    drag("a slow drag by 200", 310, 110, 12, 2);
    drag("a flick beyond the last page", 200, 100, 17, 0.1);
    drag("a flick to the right", 100, 150, 20, 0.1);
    printf("by the program:\n");
    CHECK(rk_scroll_view_set_content_offset(book, point(0, 0), false));
    did_end_decelerating(book, NULL);

    CHECK(rk_context_destroy(context));
    return 0;
}
