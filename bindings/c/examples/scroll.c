/* scroll.c - a list that is flicked: the scroll view, its delegate, and a frame loop that sleeps for as long as nothing moves.
 *
 *     cc scroll.c $(pkg-config --cflags --libs responderkit) -lm -o scroll && ./scroll
 *
 * A host draws a frame at rk_context_next_deadline(). While the list moves by itself, that is 1/60 s away; when it rests, it is infinite. The offset
 * is a formula of the time, so a slow host sees fewer points of the same path.
 * All times are the program's own: nothing here waits.
 */
#include <math.h>
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>

static void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

enum { ROW = 50, ROWS = 40 };

/* The target may be changed: this list comes to rest with a whole row at its top. */
static void will_end_dragging(RKScrollViewRef list, RKPoint velocity, RKPoint *target, void *userdata) {
    (void)list, (void)userdata;
    printf("  lifted at %.0f points per second; would come to rest at %.1f", velocity.y * 1000, target->y);
    target->y = round(target->y / ROW) * ROW;
    printf(", shall at %.0f\n", target->y);
}

static void did_scroll(RKScrollViewRef list, void *userdata) {
    (void)list;
    ++*(int *)userdata;
}

static void did_end_decelerating(RKScrollViewRef list, void *userdata) {
    RKPoint at;
    (void)userdata;
    CHECK(rk_scroll_view_get_content_offset(list, &at));
    printf("  at rest at %.0f: row %.0f is at the top\n", at.y, at.y / ROW);
}

static void finger(RKContextRef context, double time, RKTouchPhase phase, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = phase;
    sample.location.x = 160;
    sample.location.y = y;
    CHECK(rk_context_send_touches(context, time, &sample, 1));
}

/* One flick, and the frames that follow it. A host would sleep until the deadline, or until the next input comes. */
static void flick(RKContextRef context, RKScrollViewRef list, double start, double interval) {
    RKPoint at;
    double now = start, deadline;
    int frames = 0, i;
    finger(context, now, RKTouchPhaseBegan, 400);
    for (i = 1; i <= 15; i++) finger(context, now += 0.01, RKTouchPhaseMoved, 400 - 8 * i);
    finger(context, now, RKTouchPhaseEnded, 280);
    while (rk_context_next_deadline(context, &deadline) == RKStatusOK && deadline < start + 60) {
        now = deadline > now + interval ? deadline : now + interval; /* this host is no faster */
        CHECK(rk_context_advance(context, now));
        if (++frames % 20 == 0) {
            CHECK(rk_scroll_view_get_content_offset(list, &at));
            printf("  %.3f  %.3f\n", now - start, at.y);
        }
    }
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKScrollViewRef list;
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKRect screen = {{0, 0}, {320, 480}};
    RKSize content = {320, ROW * ROWS};
    RKPoint top = {0, 0};
    int scrolls = 0;

    CHECK(rk_context_create(NULL, &context));
    CHECK(rk_window_create(context, NULL, screen, &window));
    CHECK(rk_scroll_view_create(context, NULL, screen, &list));
    CHECK(rk_scroll_view_set_content_size(list, content));
    CHECK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(list)));
    delegate.did_scroll = did_scroll;
    delegate.will_end_dragging = will_end_dragging;
    delegate.did_end_decelerating = did_end_decelerating;
    delegate.userdata = &scrolls;
    CHECK(rk_scroll_view_set_delegate(list, &delegate));

    printf("60 frames per second:\n");
    flick(context, list, 0, 1.0 / 60);
    printf("  didScroll came %d times\n", scrolls);
    CHECK(rk_scroll_view_set_content_offset(list, top, false));
    scrolls = 0;
    printf("20 frames per second, the same path:\n");
    flick(context, list, 100, 1.0 / 20);
    printf("  didScroll came %d times\n", scrolls);

    CHECK(rk_release(RK_OBJECT(list)));
    CHECK(rk_release(RK_OBJECT(window)));
    CHECK(rk_context_destroy(context));
    return 0;
}
