/* circle.c - a recogniser of one's own: a finger draws a circle.
 *
 *     cc circle.c $(pkg-config --cflags --libs responderkit) -lm -o circle && ./circle
 *
 * A class of recognisers overrides the four touch methods and reset. It sets its own state, and everything else comes with it: whether it may
 * recognise (requirements, delegates, other recognisers), the calls of the view, the actions. Its memory is the class's instance data.
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

static const double pi = 3.14159265358979323846;

enum { MOST_POINTS = 256 };
typedef struct Circle {
    size_t count;
    RKPoint points[MOST_POINTS];
} Circle; /* zero when an instance is made */

static RKClassRef circle_class;

static Circle *memory_of(RKGestureRecognizerRef self) {
    void *memory;
    CHECK(rk_object_get_instance_data(RK_OBJECT(self), circle_class, &memory));
    return (Circle *)memory;
}

static void set_state(RKGestureRecognizerRef self, RKGestureRecognizerState state) { CHECK(rk_gesture_recognizer_set_state(self, state)); }

static void note(Circle *circle, RKTouchRef touch) {
    if (circle->count == MOST_POINTS) return;
    CHECK(rk_touch_get_location(touch, NULL, &circle->points[circle->count++]));
}

/* A circle: every point about as far from the centre as the others, and once around it in one direction. */
static bool is_circle(const Circle *circle) {
    RKPoint centre = {0, 0};
    double radius = 0, turned = 0;
    size_t i;
    if (circle->count < 8) return false;
    for (i = 0; i < circle->count; i++) {
        centre.x += circle->points[i].x / (double)circle->count;
        centre.y += circle->points[i].y / (double)circle->count;
    }
    for (i = 0; i < circle->count; i++) radius += hypot(circle->points[i].x - centre.x, circle->points[i].y - centre.y) / (double)circle->count;
    for (i = 0; i < circle->count; i++) {
        double off = hypot(circle->points[i].x - centre.x, circle->points[i].y - centre.y) / radius;
        if (off < 0.75 || off > 1.25) return false;
        if (i > 0) {
            double a = atan2(circle->points[i].y - centre.y, circle->points[i].x - centre.x) - atan2(circle->points[i - 1].y - centre.y, circle->points[i - 1].x - centre.x);
            turned += a > pi ? a - 2 * pi : a < -pi ? a + 2 * pi : a;
        }
    }
    return radius > 20 && fabs(turned) > 1.8 * pi;
}

static void began(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    size_t now;
    (void)userdata;
    CHECK(rk_super_gesture_touches_began(circle_class, self, touches, count, event));
    CHECK(rk_gesture_recognizer_get_number_of_touches(self, &now));
    if (now > 1) set_state(self, RKGestureRecognizerStateFailed); /* one finger draws */
    else note(memory_of(self), touches[0]);
}

static void moved(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    CHECK(rk_super_gesture_touches_moved(circle_class, self, touches, count, event));
    note(memory_of(self), touches[0]);
}

static void ended(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    CHECK(rk_super_gesture_touches_ended(circle_class, self, touches, count, event));
    set_state(self, is_circle(memory_of(self)) ? RKGestureRecognizerStateEnded : RKGestureRecognizerStateFailed);
}

static void cancelled(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    CHECK(rk_super_gesture_touches_cancelled(circle_class, self, touches, count, event));
    set_state(self, RKGestureRecognizerStateFailed);
}

/* Called once after every attempt, whatever came of it. */
static void reset(RKGestureRecognizerRef self, void *userdata) {
    (void)userdata;
    CHECK(rk_super_gesture_reset(circle_class, self));
    memory_of(self)->count = 0;
}

static void define(RKContextRef context) {
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    methods.touches_began = began;
    methods.touches_moved = moved;
    methods.touches_ended = ended;
    methods.touches_cancelled = cancelled;
    methods.reset = reset;
    desc.name = "CircleRecognizer";
    desc.superclass = "GestureRecognizer";
    desc.instance_size = sizeof(Circle);
    desc.gesture_recognizer_methods = &methods;
    CHECK(rk_class_define(context, &desc, &circle_class));
}

static void drawn(RKGestureRecognizerRef recognizer, void *userdata) {
    RKPoint at;
    (void)userdata;
    CHECK(rk_gesture_recognizer_get_location(recognizer, NULL, &at));
    printf("  a circle, closed at (%.0f, %.0f)\n", at.x, at.y);
}

/* One finger draws an arc around (200, 200). */
static void draw(RKContextRef context, double time, double rx, double ry, double degrees) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    int k;
    sample.id = 1;
    for (k = 0; k <= 24; k++) {
        double a = degrees * k / 24 * pi / 180;
        sample.phase = k == 0 ? RKTouchPhaseBegan : RKTouchPhaseMoved;
        sample.location.x = 200 + rx * cos(a);
        sample.location.y = 200 + ry * sin(a);
        CHECK(rk_context_send_touches(context, time + 0.016 * k, &sample, 1));
    }
    sample.phase = RKTouchPhaseEnded;
    CHECK(rk_context_send_touches(context, time + 0.4, &sample, 1));
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKGestureRecognizerRef circle;
    RKRect screen = {{0, 0}, {400, 400}};

    CHECK(rk_context_create(NULL, &context));
    define(context);
    CHECK(rk_window_create(context, NULL, screen, &window));
    CHECK(rk_gesture_recognizer_create(context, circle_class, &circle));
    CHECK(rk_gesture_recognizer_add_action(circle, drawn, NULL, NULL, NULL));
    CHECK(rk_view_add_gesture_recognizer(RK_VIEW(window), circle));

    printf("A circle:\n");
    draw(context, 1, 80, 80, 360);
    printf("Half of one:\n");
    draw(context, 2, 80, 80, 180);
    printf("A line to and fro:\n");
    draw(context, 3, 80, 5, 360);
    printf("A circle the other way round, a little flat:\n");
    draw(context, 4, 90, 75, -360);

    CHECK(rk_release(RK_OBJECT(circle)));
    CHECK(rk_release(RK_OBJECT(window)));
    CHECK(rk_context_destroy(context));
    return 0;
}
