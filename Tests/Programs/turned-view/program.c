/* Views that are turned and enlarged: the hit area turns with them, and a touch's location is in the view's own coordinates. */
#include "../shared.h"

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKPoint here, there;
    (void)count, (void)event, (void)userdata;
    CHECK(rk_touch_get_location(touches[0], RK_VIEW(self), &here));
    CHECK(rk_touch_get_location(touches[0], NULL, &there));
    printf("  %s touched at (%g, %g), in the window (%g, %g)\n", name_of(self), here.x, here.y, there.x, there.y);
}

static void frame(RKViewRef view) {
    RKRect frame;
    CHECK(rk_view_get_frame(view, &frame));
    printf("  frame (%g, %g) (%g, %g)\n", frame.origin.x, frame.origin.y, frame.size.width, frame.size.height);
}

int main(void) {
    static const double quarter = 1.57079632679489661923; /* half of pi */
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKClassRef cls;
    RKViewRef card;

    CHECK(rk_context_create(NULL, &context));
    methods.touches_began = began;
    desc.name = "Card";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    CHECK(rk_class_define(context, &desc, &cls));
    window = make_window(context);
    card = add_view(context, cls, window, "card", rect(100, 100, 120, 40));

    printf("as it is:\n");
    frame(card);
    tap(context, 110, 110, 1);
    printf("turned by a quarter:\n");
    CHECK(rk_view_set_transform(card, rk_transform_make_rotation(quarter)));
    frame(card);
    tap(context, 110, 110, 2); /* outside now */
    tap(context, 170, 70, 3);
    printf("twice as large:\n");
    CHECK(rk_view_set_transform(card, rk_transform_make_scale(2, 2)));
    frame(card);
    tap(context, 60, 90, 4);
    printf("turned, then twice as large:\n");
    CHECK(rk_view_set_transform(card, rk_transform_concat(rk_transform_make_rotation(quarter), rk_transform_make_scale(2, 2))));
    frame(card);
    tap(context, 160, 20, 5);
    printf("flat:\n");
    CHECK(rk_view_set_transform(card, rk_transform_make_scale(1, 0)));
    tap(context, 160, 120, 6);
    printf("as it was:\n");
    CHECK(rk_view_set_transform(card, rk_transform_identity()));
    CHECK(rk_view_set_anchor_point(card, point(0, 0))); /* its corner comes to where its middle was */
    frame(card);
    tap(context, 170, 130, 7);

    CHECK(rk_context_destroy(context));
    return 0;
}
