/* Which recogniser wins when several fit: the deeper one, the quicker one, the one that the others require to fail; or all, where a delegate
 * allows it. */
#include "../shared.h"

static RKContextRef context;

static void note(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)userdata;
    printf("  %s %s\n", name_of(recognizer), state_of(recognizer));
}

static bool always(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    return true;
}

static bool is_swipe(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)userdata;
    return strcmp(name_of(other), "swipe") == 0;
}

static void try_tap(const char *what, double time) {
    printf("%s:\n", what);
    tap(context, 100, 100, time);
}

/* 120 points to the right in the time given. */
static void stroke(const char *what, double time, double seconds) {
    int k;
    printf("%s:\n", what);
    down(context, 1, 50, 300, time);
    for (k = 1; k <= 4; k++) move(context, 1, 50 + 30 * k, 300, time + seconds * k / 4);
    up(context, 1, 170, 300, time + seconds);
}

int main(void) {
    RKGestureRecognizerDelegate simultaneous = RK_INIT(RKGestureRecognizerDelegate), waiting = RK_INIT(RKGestureRecognizerDelegate);
    RKWindowRef window;
    RKViewRef board, card;
    RKGestureRecognizerRef board_tap, card_tap, pan, swipe;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    board = add_view(context, NULL, window, "board", rect(0, 0, 320, 480));
    card = add_view(context, NULL, board, "card", rect(50, 50, 100, 100));
    CHECK(rk_tap_create(context, NULL, &board_tap));
    attach(board, board_tap, "board's tap", note);
    CHECK(rk_tap_create(context, NULL, &card_tap));
    attach(card, card_tap, "card's tap", note);

    try_tap("a tap on the card", 1);
    simultaneous.should_recognize_simultaneously_with = always;
    CHECK(rk_gesture_recognizer_set_delegate(board_tap, &simultaneous));
    try_tap("both may recognise", 2);
    CHECK(rk_gesture_recognizer_require_to_fail(card_tap, board_tap));
    try_tap("the card's requires the board's to fail", 3);
    CHECK(rk_gesture_recognizer_set_enabled(board_tap, false));
    try_tap("the board's is disabled", 4);

    CHECK(rk_pan_create(context, NULL, &pan));
    attach(board, pan, "pan", note);
    CHECK(rk_swipe_create(context, NULL, &swipe));
    attach(board, swipe, "swipe", note);
    stroke("a quick stroke", 6, 0.25);
    waiting.should_require_failure_of = is_swipe;
    CHECK(rk_gesture_recognizer_set_delegate(pan, &waiting));
    stroke("a quick stroke, the pan waits for the swipe", 8, 0.25);
    stroke("a slow stroke, the pan waits for the swipe", 10, 4);

    CHECK(rk_context_destroy(context));
    return 0;
}
