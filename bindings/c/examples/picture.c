/* picture.c - a picture that is moved, turned and enlarged with two fingers, all at the same time.
 *
 *     cc picture.c $(pkg-config --cflags --libs responderkit) -lm -o picture && ./picture
 *
 * Three recognisers on one view would exclude one another: the first that begins prevents the others. Their delegate lets them recognise
 * simultaneously. Each action takes the change since the last one and sets its recogniser back, so that the view's own geometry is the only state.
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

/* A recogniser belongs to one view at a time; this is the one that it moves. */
static RKViewRef view_of(RKGestureRecognizerRef recognizer) {
    RKViewRef view;
    CHECK(rk_gesture_recognizer_get_view(recognizer, &view));
    return view;
}

static void panned(RKGestureRecognizerRef pan, void *userdata) {
    RKViewRef picture = view_of(pan), desk;
    RKPoint center, moved, zero = {0, 0};
    (void)userdata;
    CHECK(rk_view_get_superview(picture, &desk));
    CHECK(rk_pan_get_translation(pan, desk, &moved));
    CHECK(rk_view_get_center(picture, &center));
    center.x += moved.x;
    center.y += moved.y;
    CHECK(rk_view_set_center(picture, center));
    CHECK(rk_pan_set_translation(pan, zero, desk));
}

static void transform(RKViewRef picture, RKTransform change) {
    RKTransform transform;
    CHECK(rk_view_get_transform(picture, &transform));
    CHECK(rk_view_set_transform(picture, rk_transform_concat(transform, change)));
}

static void pinched(RKGestureRecognizerRef pinch, void *userdata) {
    double scale;
    (void)userdata;
    CHECK(rk_pinch_get_scale(pinch, &scale));
    transform(view_of(pinch), rk_transform_make_scale(scale, scale));
    CHECK(rk_pinch_set_scale(pinch, 1));
}

static void rotated(RKGestureRecognizerRef rotation, void *userdata) {
    double angle;
    (void)userdata;
    CHECK(rk_rotation_get_rotation(rotation, &angle));
    transform(view_of(rotation), rk_transform_make_rotation(angle));
    CHECK(rk_rotation_set_rotation(rotation, 0));
}

/* The delegate's one answer: recognisers of the same view may recognise simultaneously. */
static bool together(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)userdata;
    return view_of(self) == view_of(other);
}

typedef RKStatus (*Create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);

static void attach(RKContextRef context, Create create, RKViewRef view, RKGestureAction action) {
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    RKGestureRecognizerRef recognizer;
    CHECK(create(context, NULL, &recognizer));
    CHECK(rk_gesture_recognizer_add_action(recognizer, action, NULL, NULL, NULL));
    delegate.should_recognize_simultaneously_with = together;
    CHECK(rk_gesture_recognizer_set_delegate(recognizer, &delegate));
    CHECK(rk_view_add_gesture_recognizer(view, recognizer));
    CHECK(rk_release(RK_OBJECT(recognizer)));
}

/* Two fingers, both in one report of the hardware. */
static void fingers(RKContextRef context, double time, RKTouchPhase phase, double x, double y, double distance, double degrees) {
    double a = degrees * 3.14159265358979323846 / 180, dx = cos(a) * distance / 2, dy = sin(a) * distance / 2;
    RKTouchSample both[2] = {RK_INIT(RKTouchSample), RK_INIT(RKTouchSample)};
    both[0].id = 1;
    both[1].id = 2;
    both[0].phase = both[1].phase = phase;
    both[0].location.x = x - dx;
    both[0].location.y = y - dy;
    both[1].location.x = x + dx;
    both[1].location.y = y + dy;
    CHECK(rk_context_send_touches(context, time, both, 2));
}

static void show(RKViewRef picture, const char *when) {
    RKPoint center;
    RKTransform t;
    CHECK(rk_view_get_center(picture, &center));
    CHECK(rk_view_get_transform(picture, &t));
    printf("%-8s centre (%.1f, %.1f), scale %.3f, turned by %.1f degrees\n", when, center.x, center.y, sqrt(t.a * t.a + t.b * t.b),
           atan2(t.b, t.a) * 180 / 3.14159265358979323846);
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef picture;
    RKRect screen = {{0, 0}, {400, 400}}, frame = {{100, 100}, {200, 200}};
    int k;

    CHECK(rk_context_create(NULL, &context));
    CHECK(rk_window_create(context, NULL, screen, &window));
    CHECK(rk_view_create(context, NULL, frame, &picture));
    CHECK(rk_view_set_multiple_touch_enabled(picture, true));
    CHECK(rk_view_add_subview(RK_VIEW(window), picture));
    attach(context, rk_pan_create, picture, panned);
    attach(context, rk_pinch_create, picture, pinched);
    attach(context, rk_rotation_create, picture, rotated);

    show(picture, "before");
    fingers(context, 1, RKTouchPhaseBegan, 200, 200, 100, 0);
    for (k = 1; k <= 20; k++) fingers(context, 1 + 0.016 * k, RKTouchPhaseMoved, 200 + 3 * k, 200 - 2 * k, 100 + 5 * k, 4.5 * k);
    show(picture, "after");
    fingers(context, 1.4, RKTouchPhaseEnded, 260, 160, 200, 90);

    CHECK(rk_release(RK_OBJECT(picture)));
    CHECK(rk_release(RK_OBJECT(window)));
    CHECK(rk_context_destroy(context));
    return 0;
}
