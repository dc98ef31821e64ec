/* CircleGesture.c - a plugin: Circle, a class of gesture recognisers for a circle that one finger draws, in either direction.
 *
 *     cc -shared -fPIC -fvisibility=hidden $(pkg-config --cflags responderkit) CircleGesture.c -lm -o CircleGesture.so
 */
#include <math.h>
#include <responderkit/plugin.h>
#include <stdlib.h>

enum { MOST = 256 };
typedef struct Trail { /* of each recogniser; zero when it is made */
    size_t count;
    RKPoint points[MOST];
} Trail;

/* Every point about as far from the middle as the others, and once around it in one direction. */
static bool is_circle(const Trail *t) {
    RKPoint middle = {0, 0};
    double radius = 0, turned = 0, before = 0;
    size_t i;
    for (i = 0; i < t->count; i++) middle.x += t->points[i].x / (double)t->count, middle.y += t->points[i].y / (double)t->count;
    for (i = 0; i < t->count; i++) radius += hypot(t->points[i].x - middle.x, t->points[i].y - middle.y) / (double)t->count;
    for (i = 0; i < t->count; i++) {
        double dx = t->points[i].x - middle.x, dy = t->points[i].y - middle.y, angle = atan2(dy, dx);
        if (fabs(hypot(dx, dy) - radius) > radius / 4) return false;
        if (i) turned += remainder(angle - before, 2 * acos(-1));
        before = angle;
    }
    return t->count >= 8 && radius > 20 && fabs(turned) > 1.8 * acos(-1);
}

static void touches(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    void *memory = NULL;
    RKTouchPhase phase = RKTouchPhaseCancelled;
    size_t fingers = 0;
    (void)event, (void)count;
    if (rk_object_get_instance_data(RK_OBJECT(self), *(RKClassRef *)userdata, &memory) != RKStatusOK || rk_touch_get_phase(touches[0], &phase) != RKStatusOK) return;
    Trail *trail = (Trail *)memory;
    if (phase == RKTouchPhaseEnded) (void)rk_gesture_recognizer_set_state(self, is_circle(trail) ? RKGestureRecognizerStateEnded : RKGestureRecognizerStateFailed);
    else if (rk_gesture_recognizer_get_number_of_touches(self, &fingers) != RKStatusOK || fingers > 1) (void)rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateFailed);
    else if (trail->count < MOST && rk_touch_get_location(touches[0], NULL, &trail->points[trail->count]) == RKStatusOK) trail->count++;
}

static void reset(RKGestureRecognizerRef self, void *userdata) { /* after every attempt, whatever came of it */
    void *memory = NULL;
    if (rk_object_get_instance_data(RK_OBJECT(self), *(RKClassRef *)userdata, &memory) == RKStatusOK) ((Trail *)memory)->count = 0;
}

static RKStatus init(const RKHost *host, void **data) {
    RKGestureRecognizerMethods methods = {.struct_size = sizeof methods, .touches_began = touches, .touches_moved = touches, .touches_ended = touches, .reset = reset};
    RKClassRef *cls = (RKClassRef *)calloc(1, sizeof *cls); /* each context has its own */
    RKClassDesc desc = {.struct_size = sizeof desc, .name = "Circle", .superclass = "GestureRecognizer", .instance_size = sizeof(Trail), .userdata = *data = cls, .gesture_recognizer_methods = &methods};
    return cls ? host->register_class(host, &desc, cls) : RKStatusNoMemory;
}

static void deinit(const RKHost *host, void *data) { (void)host, free(data); }

RK_PLUGIN("org.responderkit.circle-gesture", "1.0.0", init, deinit)
