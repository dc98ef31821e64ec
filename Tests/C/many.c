/* Many of everything: a hundred fingers (SPEC 73), more than sixty-four recognisers in one sequence, long chains of requirements. */
#include <math.h>

#include "stage.h"

enum { FINGERS = 100, GESTURES = 512 };

/* ---- Fingers ---- */

static void place(RKTouchSample *samples, int count, RKTouchPhase phase, double dx, double dy) {
    int i;
    for (i = 0; i < count; i++) samples[i] = sample(i, phase, 10 + 30 * (i % 10) + dx, 10 + 30 * (i / 10) + dy);
}

static size_t seen;
static void count_touches(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)event, (void)userdata;
    seen += count;
}

static void a_hundred_fingers(void) {
    Stage s = stage_make();
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef v;
    RKGestureRecognizerRef pan, tap, pinch;
    RKTouchSample samples[FINGERS];
    RKTouchRef touches[FINGERS];
    RKPoint p = {0, 0};
    double scale = 0;
    size_t count = 0;
    int i;
    methods.touches_began = methods.touches_moved = methods.touches_ended = methods.touches_cancelled = count_touches;
    desc.name = "Counting";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    v = add_view(s.context, cls, s.view, "many", rect(0, 0, 400, 400));
    OK(rk_view_set_multiple_touch_enabled(v, true));
    pan = add_gesture(&s, rk_pan_create, v, "pan");
    pinch = add_gesture(&s, rk_pinch_create, v, "pinch");
    OK(rk_gesture_recognizer_set_enabled(pinch, false));
    tap = add_gesture(&s, rk_tap_create, v, "tap");
    OK(rk_tap_set_number_of_touches_required(tap, FINGERS));
    /* All in one update, the same tap by all of them. */
    place(samples, FINGERS, RKTouchPhaseBegan, 0, 0);
    OK(rk_context_send_touches(s.context, 1, samples, FINGERS));
    OK(rk_gesture_recognizer_get_touches(tap, touches, FINGERS, &count));
    EXPECT(count == FINGERS && seen == FINGERS);
    EXPECT_STATUS(rk_gesture_recognizer_get_touches(tap, touches, FINGERS - 1, &count), RKStatusBufferTooSmall);
    OK(rk_gesture_recognizer_get_location(pan, NULL, &p));
    EXPECT(near(p.x, 145) && near(p.y, 145));
    OK(rk_gesture_recognizer_get_location_of_touch(pan, FINGERS - 1, NULL, &p));
    EXPECT(p.x == 280 && p.y == 280);
    place(samples, FINGERS, RKTouchPhaseEnded, 0, 0);
    OK(rk_context_send_touches(s.context, 1.1, samples, FINGERS));
    EXPECT_LOG("act:tap(ended)");
    EXPECT(seen == 2 * FINGERS); /* cancelled, each of them */
    /* One after the other, from the 11th on with a pan under way; then they lift one by one. */
    seen = 0;
    for (i = 0; i < FINGERS; i++) {
        down(&s, 3 + 0.01 * i, i, 200, 200);
        if (i == 10)
            for (count = 0; count <= 10; count++) move(&s, 3.105, (int64_t)count, 230, 200);
        OK(rk_gesture_recognizer_get_number_of_touches(pan, &count));
        EXPECT(count == (size_t)i + 1);
    }
    EXPECT(strncmp(check_log, "act:pan(began)", 14) == 0);
    log_clear();
    OK(rk_pan_set_translation(pan, point(0, 0), NULL));
    for (i = 0; i < FINGERS; i++) samples[i] = sample(i, RKTouchPhaseMoved, i <= 10 ? 240 : 210, 207);
    OK(rk_context_send_touches(s.context, 5, samples, FINGERS));
    OK(rk_pan_get_translation(pan, NULL, &p));
    EXPECT(near(p.x, 10) && near(p.y, 7));
    for (i = 0; i < FINGERS; i++) up(&s, 6 + 0.01 * i, i, i <= 10 ? 240 : 210, 207);
    EXPECT_LOG("act:pan(changed) act:pan(ended)");
    /* SPEC 234: a pinch takes two of them. */
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    OK(rk_gesture_recognizer_set_enabled(pinch, true));
    place(samples, FINGERS, RKTouchPhaseBegan, 0, 0);
    OK(rk_context_send_touches(s.context, 8, samples, FINGERS));
    OK(rk_gesture_recognizer_get_number_of_touches(pinch, &count));
    EXPECT(count == 2);
    samples[1] = sample(1, RKTouchPhaseMoved, 70, 10); /* 30 apart, now 60 */
    OK(rk_context_send_touches(s.context, 8.1, &samples[1], 1));
    OK(rk_pinch_get_scale(pinch, &scale));
    EXPECT(near(scale, 60.0 / 38));
    OK(rk_context_cancel_all_touches(s.context));
    EXPECT_LOG("act:pinch(began) act:pinch(cancelled)");
    place(samples, FINGERS, RKTouchPhaseEnded, 0, 0);
    OK(rk_context_send_touches(s.context, 9, samples, FINGERS));
    for (i = 20; i < FINGERS; i++) EXPECT(rk_context_find_touch(s.context, i, &touches[0]) == RKStatusNotFound);
    OK(rk_gesture_recognizer_set_enabled(pinch, false));
    OK(rk_tap_set_number_of_touches_required(tap, 1));
    tap_at(&s, 20, 50, 50);
    EXPECT_LOG("act:tap(ended)");
    stage_end(&s);
}

/* SPEC 95: of a hundred fingers a view without multipleTouchEnabled receives one, a recogniser all. */
static void one_of_a_hundred(void) {
    Stage s = stage_make();
    RKTouchSample samples[FINGERS];
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    size_t count = 0;
    OK(rk_view_set_multiple_touch_enabled(s.view, false));
    place(samples, FINGERS, RKTouchPhaseBegan, 0, 0);
    OK(rk_context_send_touches(s.context, 1, samples, FINGERS));
    EXPECT_LOG("v.began{0}");
    OK(rk_gesture_recognizer_get_number_of_touches(pan, &count));
    EXPECT(count == FINGERS);
    place(samples, FINGERS, RKTouchPhaseMoved, 30, 0);
    OK(rk_context_send_touches(s.context, 1.1, samples, FINGERS));
    EXPECT_LOG("act:pan(began) v.cancelled{0}");
    place(samples, FINGERS, RKTouchPhaseEnded, 30, 0);
    OK(rk_context_send_touches(s.context, 1.2, samples, FINGERS));
    EXPECT_LOG("act:pan(ended)");
    stage_end(&s);
}

/* ---- Recognisers ---- */

static int acted[GESTURES];
static int total;
static void count_action(RKGestureRecognizerRef recognizer, void *userdata) {
    if (state_of(recognizer) == RKGestureRecognizerStateBegan || state_of(recognizer) == RKGestureRecognizerStateEnded) acted[(intptr_t)userdata]++;
    total++;
}
static bool together(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    return true;
}

static RKGestureRecognizerRef all[GESTURES];
/* On a chain of 64 views, eight each. */
static void attach_all(Stage *s, CreateGesture create) {
    RKViewRef view = s->view;
    intptr_t i;
    for (i = 0; i < GESTURES; i++) {
        if (i % 8 == 0) view = add_view(s->context, NULL, view, "level", rect(0, 0, 400, 400));
        OK(create(s->context, NULL, &all[i]));
        OK(rk_gesture_recognizer_add_action(all[i], count_action, (void *)i, NULL, NULL));
        OK(rk_view_add_gesture_recognizer(view, all[i]));
        OK(rk_release(RK_OBJECT(all[i])));
    }
    memset(acted, 0, sizeof acted);
    total = 0;
}
static void all_possible(void) {
    int i;
    for (i = 0; i < GESTURES; i++) {
        size_t count = 9;
        OK(rk_gesture_recognizer_get_touches(all[i], NULL, 0, &count));
        EXPECT(count == 0 && state_of(all[i]) == RKGestureRecognizerStatePossible);
    }
}

/* SPEC 189, 190: the deepest, and of its view the last one. */
static void only_one(void) {
    Stage s = stage_make();
    RKTouchRef touch = NULL;
    RKGestureRecognizerRef list[GESTURES];
    size_t count = 0;
    int i;
    attach_all(&s, rk_tap_create);
    down(&s, 1, 1, 50, 50);
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_touch_get_gesture_recognizers(touch, list, GESTURES, &count));
    EXPECT(count == GESTURES);
    for (i = 0; i < GESTURES; i++) EXPECT(list[i] == all[GESTURES - 1 - i]); /* SPEC 80 */
    up(&s, 1.1, 1, 50, 50);
    EXPECT(total == 1 && acted[GESTURES - 1] == 1);
    all_possible();
    stage_end(&s);
}

static void all_together(void) {
    Stage s = stage_make();
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    int i;
    attach_all(&s, rk_pan_create);
    d.should_recognize_simultaneously_with = together;
    for (i = 0; i < GESTURES; i += 2) OK(rk_gesture_recognizer_set_delegate(all[i], &d)); /* one of two is enough ... */
    for (i = 1; i < GESTURES; i += 2) OK(rk_gesture_recognizer_set_enabled(all[i], i < 2)); /* ... for one without a delegate */
    down(&s, 1, 1, 50, 50);
    move(&s, 1.1, 1, 90, 50);
    EXPECT(total == GESTURES / 2 + 1);
    for (i = 0; i < GESTURES; i += 2) EXPECT(acted[i] == 1 && state_of(all[i]) == RKGestureRecognizerStateBegan);
    move(&s, 1.2, 1, 95, 50);
    EXPECT(total == 2 * (GESTURES / 2 + 1));
    up(&s, 1.3, 1, 95, 50);
    EXPECT(total == 3 * (GESTURES / 2 + 1));
    all_possible();
    stage_end(&s);
}

/* A chain of requirements over all of them: what the last one does decides all the way up, in one update. */
static void chain(bool last_fails) {
    Stage s = stage_make();
    int i;
    attach_all(&s, rk_tap_create);
    for (i = 0; i + 1 < GESTURES; i++) OK(rk_gesture_recognizer_require_to_fail(all[i], all[i + 1]));
    OK(rk_tap_set_number_of_taps_required(all[GESTURES - 1], 2));
    tap_at(&s, 1, 50, 50);
    EXPECT(total == 0);
    if (last_fails) {
        OK(rk_context_advance(s.context, 2));
        EXPECT(total == 1 && acted[GESTURES - 2] == 1);
    } else {
        tap_at(&s, 1.2, 50, 50);
        EXPECT(total == 1 && acted[GESTURES - 1] == 1);
    }
    OK(rk_context_advance(s.context, 5));
    EXPECT(total == 1);
    all_possible();
    stage_end(&s);
}

/* The same with failures in a row: each fails because it has moved too far, only the first may continue. */
static void cascade(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef pan;
    int i;
    attach_all(&s, rk_swipe_create);
    pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    for (i = 0; i < GESTURES; i++) OK(rk_gesture_recognizer_require_to_fail(pan, all[i]));
    down(&s, 1, 1, 200, 200);
    move(&s, 1.1, 1, 200, 230); /* across: none of them yet, or too slow soon */
    EXPECT(total == 0);
    move(&s, 1.7, 1, 200, 260);
    EXPECT_LOG("v.began{1} v.moved{1} act:pan(began) v.cancelled{1}");
    up(&s, 1.8, 1, 200, 260);
    EXPECT_LOG("act:pan(ended)");
    EXPECT(total == 0);
    all_possible();
    stage_end(&s);
}

/* Attached, detached and destroyed by the hundred in the middle of a sequence. */
static void shrinking(void) {
    Stage s = stage_make();
    size_t before;
    int i;
    before = object_count(s.context);
    attach_all(&s, rk_long_press_create);
    down(&s, 1, 1, 50, 50);
    for (i = 0; i < GESTURES; i += 3) OK(rk_gesture_recognizer_set_enabled(all[i], false));
    for (i = 0; i < GESTURES; i++) {
        RKViewRef view = NULL;
        if (i == GESTURES - 6) continue;
        OK(rk_gesture_recognizer_get_view(all[i], &view));
        OK(rk_view_remove_gesture_recognizer(view, all[i]));
        EXPECT(!rk_object_is_alive(RK_OBJECT(all[i])));
    }
    OK(rk_context_advance(s.context, 2));
    EXPECT(total == 1 && acted[GESTURES - 6] == 1);
    up(&s, 2.1, 1, 50, 50);
    EXPECT(object_count(s.context) <= before + 64 + 1 + 2); /* the views, the one that is left, touch and event */
    stage_end(&s);
}

int main(void) {
    a_hundred_fingers();
    one_of_a_hundred();
    only_one();
    all_together();
    chain(true);
    chain(false);
    cascade();
    shrinking();
    return check_done("many");
}
