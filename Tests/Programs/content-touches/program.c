/* What a cell and a button in a list get of a finger that may scroll: nothing for 0.15 s; then their touch, until the list takes it away. */
#include "../shared.h"

static RKContextRef context;

static void note(const char *what) {
    double time;
    CHECK(rk_context_get_time(context, &time));
    printf("  %.2f s: %s\n", time, what);
}

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    note("cell began");
}

static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    note("cell ended");
}

static void cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    note("cell cancelled");
}

static void pressed(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)button, (void)event, (void)userdata;
    if (events & RKControlEventTouchDown) note("button pressed");
    if (events & RKControlEventTouchUpInside) note("button sends its action");
    if (events & RKControlEventTouchCancel) note("button cancelled");
}

static void will_begin_dragging(RKScrollViewRef list, void *userdata) {
    (void)list, (void)userdata;
    note("list is dragged");
}

/* A finger that rests, moves up by 40 points and lifts. */
static void drag(const char *what, double y, double time, double rest) {
    printf("%s:\n", what);
    down(context, 1, 160, y, time);
    CHECK(rk_context_advance(context, time + rest));
    move(context, 1, 160, y - 40, time + rest + 0.01);
    up(context, 1, 160, y - 40, time + rest + 0.5);
    CHECK(rk_context_advance(context, time + 3));
}

int main(void) {
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKSize size = {320, 4000};
    RKWindowRef window;
    RKScrollViewRef list;
    RKClassRef cls;
    RKControlRef button;

    CHECK(rk_context_create(NULL, &context));
    methods.touches_began = began;
    methods.touches_ended = ended;
    methods.touches_cancelled = cancelled;
    desc.name = "Cell";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    CHECK(rk_class_define(context, &desc, &cls));
    window = make_window(context);
    CHECK(rk_scroll_view_create(context, NULL, rect(0, 0, 320, 480), &list));
    put(window, list, "list");
    CHECK(rk_scroll_view_set_content_size(list, size));
    delegate.will_begin_dragging = will_begin_dragging;
    CHECK(rk_scroll_view_set_delegate(list, &delegate));
    add_view(context, cls, list, "cell", rect(0, 0, 320, 2000));
    button = add_button(context, NULL, list, "button", rect(0, 2000, 320, 2000));
    CHECK(rk_control_add_action(button, RKControlEventTouchDown | RKControlEventTouchUpInside | RKControlEventTouchCancel, pressed, NULL, NULL, NULL));

    printf("a quick tap:\n");
    tap(context, 160, 100, 1);
    drag("dragged at once", 100, 2, 0.05);
    drag("held, then dragged", 200, 6, 0.3);
    CHECK(rk_scroll_view_set_content_offset(list, point(0, 2000), false));
    drag("a button, held, then dragged", 200, 10, 0.3);
    drag("a button, dragged at once", 200, 14, 0.05);
    printf("not delayed:\n");
    CHECK(rk_scroll_view_set_delays_content_touches(list, false));
    CHECK(rk_scroll_view_set_content_offset(list, point(0, 0), false));
    drag("dragged at once", 100, 18, 0.05);
    printf("nor cancelled:\n");
    CHECK(rk_scroll_view_set_can_cancel_content_touches(list, false));
    drag("dragged at once", 100, 22, 0.05);

    CHECK(rk_context_destroy(context));
    return 0;
}
