/* A paged gallery, a page control, a slider and a stepper that show the same page, whichever of them changes it. */
#include "../shared.h"

static RKContextRef context;
static RKScrollViewRef gallery;
static RKControlRef dots, slider, stepper;

static void turned(int64_t page) {
    double sliding, stepping;
    CHECK(rk_control_set_selected_index(dots, page));
    CHECK(rk_control_set_value(slider, (double)page));
    CHECK(rk_control_set_value(stepper, (double)page));
    CHECK(rk_control_get_selected_index(dots, &page));
    CHECK(rk_control_get_value(slider, &sliding));
    CHECK(rk_control_get_value(stepper, &stepping));
    printf("  page %d, slider %g, stepper %g\n", (int)page, sliding, stepping);
}

static void chosen(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    int64_t page;
    double value;
    (void)events, (void)event, (void)userdata;
    if (control == dots) {
        CHECK(rk_control_get_selected_index(dots, &page));
    } else {
        CHECK(rk_control_get_value(control, &value));
        page = (int64_t)(value + 0.5);
    }
    printf("%s chooses %d\n", name_of(control), (int)page);
    turned(page);
    CHECK(rk_scroll_view_set_content_offset(gallery, point(320 * (double)page, 0), true));
}

static void will_begin_dragging(RKScrollViewRef self, void *userdata) {
    (void)self, (void)userdata;
    printf("drag begins\n");
}

static void will_end_dragging(RKScrollViewRef self, RKPoint velocity, RKPoint *target, void *userdata) {
    (void)self, (void)velocity, (void)userdata;
    printf("  towards (%g, %g)\n", target->x, target->y);
}

static void did_end_decelerating(RKScrollViewRef self, void *userdata) {
    RKPoint offset;
    (void)userdata;
    CHECK(rk_scroll_view_get_content_offset(self, &offset));
    turned((int64_t)(offset.x / 320 + 0.5));
}

static void did_end_scrolling_animation(RKScrollViewRef self, void *userdata) {
    RKPoint offset;
    (void)userdata;
    CHECK(rk_scroll_view_get_content_offset(self, &offset));
    printf("  animated to (%g, %g)\n", offset.x, offset.y);
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

int main(void) {
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKSize size = {960, 200};
    RKWindowRef window;
    int step;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    CHECK(rk_scroll_view_create(context, NULL, rect(0, 0, 320, 200), &gallery));
    put(window, gallery, "gallery");
    CHECK(rk_scroll_view_set_content_size(gallery, size));
    CHECK(rk_scroll_view_set_paging_enabled(gallery, true));
    delegate.will_begin_dragging = will_begin_dragging;
    delegate.will_end_dragging = will_end_dragging;
    delegate.did_end_decelerating = did_end_decelerating;
    delegate.did_end_scrolling_animation = did_end_scrolling_animation;
    CHECK(rk_scroll_view_set_delegate(gallery, &delegate));
    CHECK(rk_page_control_create(context, NULL, rect(0, 200, 320, 40), &dots));
    put(window, dots, "dots");
    CHECK(rk_control_set_count(dots, 3));
    CHECK(rk_slider_create(context, NULL, rect(20, 260, 280, 40), &slider));
    put(window, slider, "slider");
    CHECK(rk_control_set_value_range(slider, 0, 2));
    CHECK(rk_control_set_continuous(slider, false));
    CHECK(rk_stepper_create(context, NULL, rect(20, 320, 100, 40), &stepper));
    put(window, stepper, "stepper");
    CHECK(rk_control_set_value_range(stepper, 0, 2));
    CHECK(rk_control_add_action(dots, RKControlEventValueChanged, chosen, NULL, NULL, NULL));
    CHECK(rk_control_add_action(slider, RKControlEventValueChanged, chosen, NULL, NULL, NULL));
    CHECK(rk_control_add_action(stepper, RKControlEventValueChanged, chosen, NULL, NULL, NULL));

    down(context, 1, 300, 100, 1);
    for (step = 1; step <= 5; step++) move(context, 1, 300 - 32 * step, 100, 1 + step / 64.0);
    up(context, 1, 140, 100, 1.09375);
    rest();
    tap(context, 300, 220, 8);
    rest();
    tap(context, 30, 340, 16);
    rest();
    down(context, 1, 160, 280, 24);
    move(context, 1, 290, 280, 24.25);
    printf("the slider waits for the lift\n");
    up(context, 1, 290, 280, 24.5);
    rest();

    CHECK(rk_context_destroy(context));
    return 0;
}
