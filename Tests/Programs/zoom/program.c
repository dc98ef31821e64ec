/* A map in a scroll view that zooms: by two fingers, beyond the limit and back, and by the program to a rectangle. */
#include "../shared.h"

static RKContextRef context;
static RKViewRef map;

static void show(RKScrollViewRef scroll_view, const char *what) {
    double scale;
    RKSize size;
    RKRect frame;
    CHECK(rk_scroll_view_get_zoom_scale(scroll_view, &scale));
    CHECK(rk_scroll_view_get_content_size(scroll_view, &size));
    CHECK(rk_view_get_frame(map, &frame));
    printf("  %s: scale %.2f, content (%.2f, %.2f), map %.2f wide\n", what, scale, size.width, size.height, frame.size.width);
}

static RKViewRef view_for_zooming(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view, (void)userdata;
    return map;
}

static void will_begin_zooming(RKScrollViewRef scroll_view, RKViewRef view, void *userdata) {
    (void)scroll_view, (void)userdata;
    printf("  zooming of %s begins\n", name_of(view));
}

static void did_end_zooming(RKScrollViewRef scroll_view, RKViewRef view, double scale, void *userdata) {
    (void)scroll_view, (void)userdata;
    printf("  zooming of %s ends at %.2f\n", name_of(view), scale);
}

/* Two fingers around (160, 200), first 120 points apart; then each distance. */
static void pinch(RKScrollViewRef scroll_view, const double *distances, size_t count, double time) {
    double half = 60;
    size_t i;
    two_fingers(context, RKTouchPhaseBegan, point(100, 200), point(220, 200), time);
    for (i = 0; i < count; i++) {
        half = distances[i] / 2;
        two_fingers(context, RKTouchPhaseMoved, point(160 - half, 200), point(160 + half, 200), time + 0.25 * (double)(i + 1));
        show(scroll_view, "moved");
    }
    two_fingers(context, RKTouchPhaseEnded, point(160 - half, 200), point(160 + half, 200), time + 2);
    CHECK(rk_context_advance(context, time + 3));
    show(scroll_view, "at rest");
}

int main(void) {
    static const double apart[] = {160, 192}, far[] = {160, 300}, together[] = {100, 60};
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKSize size = {320, 400};
    RKWindowRef window;
    RKScrollViewRef scroll_view;
    RKRect bounds;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    CHECK(rk_scroll_view_create(context, NULL, rect(0, 0, 320, 400), &scroll_view));
    put(window, scroll_view, "scroll view");
    CHECK(rk_scroll_view_set_content_size(scroll_view, size));
    map = add_view(context, NULL, scroll_view, "map", rect(0, 0, 320, 400));
    CHECK(rk_scroll_view_set_zoom_scale_range(scroll_view, 1, 4));
    delegate.view_for_zooming = view_for_zooming;
    delegate.will_begin_zooming = will_begin_zooming;
    delegate.did_end_zooming = did_end_zooming;
    CHECK(rk_scroll_view_set_delegate(scroll_view, &delegate));

    printf("apart:\n");
    pinch(scroll_view, apart, 2, 1);
    printf("too far:\n");
    CHECK(rk_scroll_view_set_zoom_scale(scroll_view, 3, false));
    pinch(scroll_view, far, 2, 5);
    printf("together:\n");
    CHECK(rk_scroll_view_set_zoom_scale(scroll_view, 2, false));
    pinch(scroll_view, together, 2, 9);
    printf("to a rectangle of the map:\n");
    CHECK(rk_scroll_view_zoom_to_rect(scroll_view, rect(80, 100, 160, 200), false));
    show(scroll_view, "at rest");
    CHECK(rk_view_get_bounds(RK_VIEW(scroll_view), &bounds));
    printf("  offset (%.2f, %.2f)\n", bounds.origin.x, bounds.origin.y);

    CHECK(rk_context_destroy(context));
    return 0;
}
