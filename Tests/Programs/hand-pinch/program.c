/* A picture that two fingers enlarge, without a recogniser: the distance of the fingers in relation to that at their beginning. */
#include "../shared.h"

static RKTouchRef fingers[2]; /* those of the pinch, retained */
static size_t finger_count;
static double start, scale_before = 1, scale = 1;

/* The sum of the differences is exact, where a square root would not be. */
static double distance(void) {
    RKPoint a, b;
    CHECK(rk_touch_get_location(fingers[0], NULL, &a));
    CHECK(rk_touch_get_location(fingers[1], NULL, &b));
    return (a.x > b.x ? a.x - b.x : b.x - a.x) + (a.y > b.y ? a.y - b.y : b.y - a.y);
}

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    size_t i;
    (void)self, (void)event, (void)userdata;
    for (i = 0; i < count && finger_count < 2; i++) {
        CHECK(rk_retain(RK_OBJECT(touches[i])));
        fingers[finger_count++] = touches[i];
    }
    if (finger_count < 2) return;
    start = distance();
    scale_before = scale;
    printf("  pinch begins at %g points\n", start);
}

static void moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKRect frame;
    (void)touches, (void)count, (void)event, (void)userdata;
    if (finger_count < 2) return;
    scale = scale_before * distance() / start;
    CHECK(rk_view_set_transform(RK_VIEW(self), rk_transform_make_scale(scale, scale)));
    CHECK(rk_view_get_frame(RK_VIEW(self), &frame));
    printf("  scale %g, size (%g, %g)\n", scale, frame.size.width, frame.size.height);
}

static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    size_t i, k;
    (void)self, (void)event, (void)userdata;
    for (i = 0; i < count; i++) {
        for (k = 0; k < finger_count; k++) {
            if (fingers[k] != touches[i]) continue;
            if (finger_count == 2) printf("  pinch ends\n");
            CHECK(rk_release(RK_OBJECT(fingers[k])));
            fingers[k] = fingers[--finger_count];
        }
    }
}

int main(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKClassRef cls;
    RKViewRef picture;

    CHECK(rk_context_create(NULL, &context));
    methods.touches_began = began;
    methods.touches_moved = moved;
    methods.touches_ended = methods.touches_cancelled = ended;
    desc.name = "Picture";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    CHECK(rk_class_define(context, &desc, &cls));
    window = make_window(context);
    picture = add_view(context, cls, window, "picture", rect(60, 140, 200, 200));
    CHECK(rk_view_set_multiple_touch_enabled(picture, true));

    printf("apart:\n");
    two_fingers(context, RKTouchPhaseBegan, point(130, 240), point(190, 240), 1);
    two_fingers(context, RKTouchPhaseMoved, point(115, 240), point(205, 240), 1.25);
    two_fingers(context, RKTouchPhaseMoved, point(100, 240), point(220, 240), 1.5);
    up(context, 1, 100, 240, 1.75);
    move(context, 2, 230, 240, 2); /* one finger alone changes nothing */
    up(context, 2, 230, 240, 2.25);
    printf("together, one after the other:\n");
    down(context, 1, 60, 200, 4);
    down(context, 2, 260, 200, 4.25);
    move(context, 2, 160, 200, 4.5);
    CHECK(rk_context_cancel_all_touches(context));

    CHECK(rk_context_destroy(context));
    return 0;
}
