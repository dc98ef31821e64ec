/* A card that follows the finger without a recogniser: touchesMoved adds the way since the touch's last change. Cancelled, it returns. */
#include "../shared.h"

static RKPoint home;

static void place(RKViewRef card, RKPoint center, const char *what) {
    CHECK(rk_view_set_center(card, center));
    printf("  %s to (%g, %g)\n", what, center.x, center.y);
}

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKViewRef board;
    (void)touches, (void)count, (void)event, (void)userdata;
    CHECK(rk_view_get_center(RK_VIEW(self), &home));
    CHECK(rk_view_get_superview(RK_VIEW(self), &board));
    CHECK(rk_view_bring_subview_to_front(board, RK_VIEW(self)));
    printf("  %s picked up\n", name_of(self));
}

static void moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKPoint center, now, before;
    RKViewRef board;
    (void)count, (void)event, (void)userdata;
    CHECK(rk_view_get_superview(RK_VIEW(self), &board));
    CHECK(rk_touch_get_location(touches[0], board, &now));
    CHECK(rk_touch_get_previous_location(touches[0], board, &before));
    CHECK(rk_view_get_center(RK_VIEW(self), &center));
    place(RK_VIEW(self), point(center.x + now.x - before.x, center.y + now.y - before.y), "dragged");
}

static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    printf("  %s dropped\n", name_of(self));
}

static void cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    place(RK_VIEW(self), home, "back");
}

static void hit(RKWindowRef window, double x, double y) {
    RKViewRef view;
    CHECK(rk_view_hit_test(RK_VIEW(window), point(x, y), NULL, &view));
    printf("at (%g, %g): %s\n", x, y, name_of(view));
}

int main(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKClassRef cls;

    CHECK(rk_context_create(NULL, &context));
    methods.touches_began = began;
    methods.touches_moved = moved;
    methods.touches_ended = ended;
    methods.touches_cancelled = cancelled;
    desc.name = "Card";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    CHECK(rk_class_define(context, &desc, &cls));
    window = make_window(context);
    add_view(context, cls, window, "queen", rect(20, 20, 80, 120));
    add_view(context, cls, window, "king", rect(60, 60, 80, 120));

    hit(window, 90, 90);
    printf("the queen by its corner:\n");
    down(context, 1, 30, 30, 1);
    move(context, 1, 45, 30, 1.25);
    move(context, 1, 75, 50.5, 1.5);
    up(context, 1, 75, 50.5, 1.75);
    hit(window, 90, 90);
    printf("the queen again, and an alert:\n");
    down(context, 1, 80, 60, 3);
    move(context, 1, 200, 300, 3.25);
    CHECK(rk_context_cancel_all_touches(context));
    hit(window, 200, 300);
    hit(window, 70, 50);

    CHECK(rk_context_destroy(context));
    return 0;
}
