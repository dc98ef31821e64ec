/* A picture that two fingers enlarge and turn. By default the first recogniser that begins has the fingers to itself; a delegate lets both
 * recognise. */
#include "../shared.h"

static void pinched(RKGestureRecognizerRef pinch, void *userdata) {
    double scale;
    RKGestureRecognizerState state;
    (void)userdata;
    CHECK(rk_gesture_recognizer_get_state(pinch, &state));
    if (state == RKGestureRecognizerStateBegan) CHECK(rk_pinch_set_scale(pinch, 1)); /* what it took to begin does not count */
    CHECK(rk_pinch_get_scale(pinch, &scale));
    printf("  pinch %s, scale %g\n", state_of(pinch), scale);
}

static void turned(RKGestureRecognizerRef rotation, void *userdata) {
    double angle;
    (void)userdata;
    CHECK(rk_rotation_get_rotation(rotation, &angle));
    printf("  rotation %s, %.2f degrees\n", state_of(rotation), angle * 180 / 3.14159265358979323846);
}

static bool both(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)userdata;
    return strcmp(name_of(other), "rotation") == 0 || strcmp(name_of(other), "pinch") == 0;
}

/* Apart to 128, 160 and 192 points, then a quarter to the right, and down to 96 points. */
static void play(RKContextRef context, const char *what, double time) {
    printf("%s:\n", what);
    two_fingers(context, RKTouchPhaseBegan, point(110, 240), point(210, 240), time);
    two_fingers(context, RKTouchPhaseMoved, point(96, 240), point(224, 240), time + 0.25);
    two_fingers(context, RKTouchPhaseMoved, point(80, 240), point(240, 240), time + 0.5);
    two_fingers(context, RKTouchPhaseMoved, point(64, 240), point(256, 240), time + 0.75);
    two_fingers(context, RKTouchPhaseMoved, point(160, 144), point(160, 336), time + 1);
    two_fingers(context, RKTouchPhaseMoved, point(160, 192), point(160, 288), time + 1.25);
    two_fingers(context, RKTouchPhaseEnded, point(160, 192), point(160, 288), time + 1.5);
}

int main(void) {
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    RKContextRef context;
    RKWindowRef window;
    RKViewRef picture;
    RKGestureRecognizerRef pinch, rotation;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    picture = add_view(context, NULL, window, "picture", rect(20, 100, 280, 280));
    CHECK(rk_pinch_create(context, NULL, &pinch));
    attach(picture, pinch, "pinch", pinched);
    CHECK(rk_rotation_create(context, NULL, &rotation));
    attach(picture, rotation, "rotation", turned);

    play(context, "one at a time", 1);
    delegate.should_recognize_simultaneously_with = both;
    CHECK(rk_gesture_recognizer_set_delegate(pinch, &delegate));
    play(context, "both", 4);
    CHECK(rk_gesture_recognizer_set_enabled(pinch, false));
    play(context, "without the pinch", 7);

    CHECK(rk_context_destroy(context));
    return 0;
}
