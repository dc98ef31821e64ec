/* A list that a finger drags and flicks: offsets while it is dragged, and at whole moments until it rests, by the context's clock. */
#include "../shared.h"

static RKContextRef context;
static int scrolled; /* how often didScroll came since the last line */

static void show(RKScrollViewRef list, const char *what) {
    RKPoint offset;
    double time;
    CHECK(rk_context_get_time(context, &time));
    CHECK(rk_scroll_view_get_content_offset(list, &offset));
    printf("  %.2f s: %s at %.2f", time, what, offset.y);
    if (scrolled > 0) printf(", scrolled");
    printf("\n");
    scrolled = 0;
}

static void did_scroll(RKScrollViewRef list, void *userdata) {
    (void)list, (void)userdata;
    scrolled++;
}

static void will_begin_dragging(RKScrollViewRef list, void *userdata) {
    (void)userdata;
    show(list, "will begin dragging");
}

static void did_end_dragging(RKScrollViewRef list, bool will_decelerate, void *userdata) {
    (void)userdata;
    show(list, will_decelerate ? "lifted, will decelerate" : "lifted, stands");
}

static void did_end_decelerating(RKScrollViewRef list, void *userdata) {
    (void)userdata;
    show(list, "rests");
}

/* Up by 24 points every 0.03 s: 800 points a second. */
static void drag(RKScrollViewRef list, double x, double y, double time) {
    int k;
    down(context, 1, x, y, time);
    for (k = 1; k <= 4; k++) {
        move(context, 1, x, y - 24 * k, time + 0.03 * k);
        if (k == 2) show(list, "halfway");
    }
}

int main(void) {
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKSize size = {320, 4000};
    RKWindowRef window;
    RKScrollViewRef list;
    double deadline;
    int k;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    CHECK(rk_scroll_view_create(context, NULL, rect(0, 0, 320, 480), &list));
    put(window, list, "list");
    CHECK(rk_scroll_view_set_content_size(list, size));
    delegate.did_scroll = did_scroll;
    delegate.will_begin_dragging = will_begin_dragging;
    delegate.did_end_dragging = did_end_dragging;
    delegate.did_end_decelerating = did_end_decelerating;
    CHECK(rk_scroll_view_set_delegate(list, &delegate));

    printf("dragged, and held before the lift:\n");
    drag(list, 160, 400, 1);
    CHECK(rk_context_advance(context, 2));
    up(context, 1, 160, 304, 2);

    printf("flicked:\n");
    drag(list, 160, 400, 4);
    up(context, 1, 160, 304, 4.12);
    for (k = 1; k <= 4; k++) {
        CHECK(rk_context_advance(context, 4.12 + 0.5 * k));
        show(list, "on its way");
    }
    for (;;) {
        CHECK(rk_context_next_deadline(context, &deadline));
        if (deadline > 1000) break; /* nothing moves any more */
        CHECK(rk_context_advance(context, deadline));
    }

    printf("flicked, and stopped by a finger:\n");
    drag(list, 160, 400, 10);
    up(context, 1, 160, 304, 10.12);
    CHECK(rk_context_advance(context, 10.5));
    scrolled = 0;
    down(context, 1, 160, 400, 10.5);
    CHECK(rk_context_advance(context, 11));
    show(list, "held");
    up(context, 1, 160, 400, 11);

    CHECK(rk_context_destroy(context));
    return 0;
}
