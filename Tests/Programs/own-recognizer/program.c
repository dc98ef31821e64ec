/* A recogniser of one's own: a finger that goes to and fro, as when one rubs something out. It is recognised at the third turn. */
#include "../shared.h"

static RKClassRef rub_class;

typedef struct Rub {
    double turned_at, direction;
    int turns;
} Rub; /* zero when an instance is made */

static Rub *memory_of(RKGestureRecognizerRef self) {
    void *memory;
    CHECK(rk_object_get_instance_data(RK_OBJECT(self), rub_class, &memory));
    return memory;
}

static void began(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKPoint at;
    (void)userdata;
    CHECK(rk_super_gesture_touches_began(rub_class, self, touches, count, event));
    CHECK(rk_touch_get_location(touches[0], NULL, &at));
    memory_of(self)->turned_at = at.x;
}

/* A turn counts when the finger has gone 20 points in the other direction. */
static void moved(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Rub *rub = memory_of(self);
    RKPoint at;
    double way;
    (void)userdata;
    CHECK(rk_super_gesture_touches_moved(rub_class, self, touches, count, event));
    CHECK(rk_touch_get_location(touches[0], NULL, &at));
    way = at.x - rub->turned_at;
    if (way > -20 && way < 20) return;
    if (way * rub->direction < 0) printf("  turn %d at %g\n", ++rub->turns, rub->turned_at);
    rub->direction = way;
    rub->turned_at = at.x;
    if (rub->turns == 3) CHECK(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateEnded));
}

static void ended(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    CHECK(rk_super_gesture_touches_ended(rub_class, self, touches, count, event));
    CHECK(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateFailed));
    printf("  failed\n");
}

static void reset(RKGestureRecognizerRef self, void *userdata) {
    Rub empty = {0, 0, 0};
    (void)userdata;
    CHECK(rk_super_gesture_reset(rub_class, self));
    *memory_of(self) = empty;
    printf("  reset\n");
}

static void rubbed_out(RKGestureRecognizerRef rub, void *userdata) {
    (void)userdata;
    printf("  rubbed out: %s\n", state_of(rub));
}

static void stroke(RKContextRef context, const char *what, const double *places, size_t count, double time) {
    size_t i;
    printf("%s:\n", what);
    down(context, 1, places[0], 200, time);
    for (i = 1; i < count; i++) move(context, 1, places[i], 200, time + 0.25 * (double)i);
    up(context, 1, places[count - 1], 200, time + 0.25 * (double)count);
}

int main(void) {
    static const double rubbing[] = {100, 150, 110, 150, 110, 150}, once[] = {100, 150, 110}, trembling[] = {100, 110, 100, 110, 100, 110};
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKGestureRecognizerRef rub;

    CHECK(rk_context_create(NULL, &context));
    methods.touches_began = began;
    methods.touches_moved = moved;
    methods.touches_ended = ended;
    methods.reset = reset;
    desc.name = "RubRecognizer";
    desc.superclass = "GestureRecognizer";
    desc.instance_size = sizeof(Rub);
    desc.gesture_recognizer_methods = &methods;
    CHECK(rk_class_define(context, &desc, &rub_class));
    window = make_window(context);
    CHECK(rk_gesture_recognizer_create(context, rub_class, &rub));
    attach(window, rub, "rub", rubbed_out);

    stroke(context, "to and fro", rubbing, 6, 1);
    stroke(context, "only once", once, 3, 4);
    stroke(context, "trembling", trembling, 6, 7);

    CHECK(rk_context_destroy(context));
    return 0;
}
