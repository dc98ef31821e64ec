/* What the views receive beside recognisers: before or after actions, held back, released with what it was when it came, dropped, cancelled
 * (SPEC 79-109). */
#include "stage.h"

/* A view that logs every touch with its phase, time and place, so that released phases can be distinguished from late ones. */
static void detailed(RKResponderRef self, const char *what, const RKTouchRef *touches, size_t count) {
    static const char *const phases[] = {"began", "moved", "stationary", "ended", "cancelled"};
    size_t i;
    for (i = 0; i < count; i++) {
        RKTouchPhase phase = (RKTouchPhase)9;
        RKPoint at = {-1, -1};
        double time = -1;
        int64_t id = 0;
        OK(rk_touch_get_id(touches[i], &id));
        OK(rk_touch_get_phase(touches[i], &phase));
        OK(rk_touch_get_timestamp(touches[i], &time));
        OK(rk_touch_get_location(touches[i], NULL, &at));
        EXPECT(strcmp(phases[phase], what) == 0);
        log_add("%s.%s{%d@%g:%g,%g}", name_of(RK_OBJECT(self)), what, (int)id, time, at.x, at.y);
    }
}
static void d_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    detailed(self, "began", touches, count);
}
static void d_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    detailed(self, "moved", touches, count);
}
static void d_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    detailed(self, "ended", touches, count);
}

static RKViewRef add_detailed(Stage *s) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef view;
    methods.touches_began = d_began;
    methods.touches_moved = d_moved;
    methods.touches_ended = d_ended;
    methods.touches_cancelled = stage_cancelled;
    desc.name = "Detailed";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(s->context, &desc, &cls));
    view = add_view(s->context, cls, s->view, "d", rect(0, 0, 400, 400));
    OK(rk_view_set_multiple_touch_enabled(view, true));
    return view;
}

/* ---- Order, and taking away ---- */

static void tap_flags(bool cancels, bool delays_ended) {
    Stage s = stage_make();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(tap, cancels));
    OK(rk_gesture_recognizer_set_delays_touches_ended(tap, delays_ended));
    tap_at(&s, 1, 50, 50);
    /* SPEC 81, 86-88, 102; S45, S49 */
    EXPECT_LOG(cancels ? "v.began{1} act:tap(ended) v.cancelled{1}" : "v.began{1} act:tap(ended) v.ended{1}");
    stage_end(&s);
}

static void double_tap_flags(bool cancels, bool delays_ended) {
    Stage s = stage_make();
    RKGestureRecognizerRef two = add_gesture(&s, rk_tap_create, s.view, "two");
    OK(rk_tap_set_number_of_taps_required(two, 2));
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(two, cancels));
    OK(rk_gesture_recognizer_set_delays_touches_ended(two, delays_ended));
    tap_at(&s, 1, 50, 50);
    tap_at(&s, 1.2, 50, 50);
    if (cancels && delays_ended) EXPECT_LOG("v.began{1} v.began{1} act:two(ended) v.cancelled{1} v.cancelled{1}"); /* SPEC 104 */
    else if (cancels) EXPECT_LOG("v.began{1} v.ended{1} v.began{1} act:two(ended) v.cancelled{1}");
    else if (delays_ended) EXPECT_LOG("v.began{1} v.began{1} act:two(ended) v.ended{1} v.ended{1}"); /* SPEC 102 */
    else EXPECT_LOG("v.began{1} v.ended{1} v.began{1} act:two(ended) v.ended{1}");
    tap_at(&s, 5, 50, 50);
    OK(rk_context_advance(s.context, 5.3));
    EXPECT_LOG(delays_ended ? "v.began{1}" : "v.began{1} v.ended{1}"); /* SPEC 105 */
    OK(rk_context_advance(s.context, 5.4));
    EXPECT_LOG(delays_ended ? "v.ended{1}" : "");
    stage_end(&s);
}

static void cancel_before_action(void) {
    Stage s = stage_make();
    add_gesture(&s, rk_tap_create, s.view, "tap");
    OK(rk_context_set_config(s.context, RKConfigCancelBeforeAction, 1));
    tap_at(&s, 1, 50, 50); /* SPEC 81 */
    EXPECT_LOG("v.began{1} v.cancelled{1} act:tap(ended)");
    stage_end(&s);
}

static void pan_flags(bool cancels) {
    Stage s = stage_make();
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(pan, cancels));
    down(&s, 1, 1, 50, 50);
    move(&s, 1.1, 1, 70, 50);
    move(&s, 1.2, 1, 80, 50);
    up(&s, 1.3, 1, 80, 50);
    if (cancels) EXPECT_LOG("v.began{1} act:pan(began) v.cancelled{1} act:pan(changed) act:pan(ended)");       /* S46 */
    else EXPECT_LOG("v.began{1} act:pan(began) v.moved{1} act:pan(changed) v.moved{1} act:pan(ended) v.ended{1}"); /* S47 */
    stage_end(&s);
}

/* SPEC 86: a finger that a gesture in progress takes in is nothing to the view; SPEC 58: nor has the cancelled one a view. */
static void further_fingers(void) {
    Stage s = stage_make();
    RKTouchRef touch = NULL;
    RKViewRef view = s.view;
    add_gesture(&s, rk_pan_create, s.view, "pan");
    down(&s, 1, 1, 50, 50);
    move(&s, 1.1, 1, 90, 50);
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_touch_get_view(touch, &view));
    EXPECT(view == NULL);
    log_clear();
    down(&s, 1.2, 2, 150, 150);
    move(&s, 1.3, 2, 160, 150);
    up(&s, 1.4, 2, 160, 150);
    up(&s, 1.5, 1, 90, 50);
    EXPECT_LOG("act:pan(changed) act:pan(ended)");
    stage_end(&s);
}

/* ---- Held back and released ---- */

/* SPEC 101: two fingers, both held back; when the recogniser fails each began comes out as it was, then one move, then what is now. */
static void released_as_they_were(void) {
    Stage s = stage_make();
    RKViewRef d = add_detailed(&s);
    RKGestureRecognizerRef press = add_gesture(&s, rk_long_press_create, d, "press");
    OK(rk_gesture_recognizer_set_delays_touches_began(press, true));
    OK(rk_long_press_set_number_of_touches_required(press, 2));
    down(&s, 1, 1, 50, 50);
    down(&s, 1.05, 2, 90, 50);
    move(&s, 1.1, 1, 51, 50);
    EXPECT_LOG("");
    move(&s, 1.2, 2, 140, 50); /* too far: it fails */
    EXPECT_LOG("d.began{1@1:50,50} d.began{2@1.05:90,50} d.moved{1@1.1:51,50} d.moved{2@1.2:140,50}");
    up(&s, 1.3, 1, 51, 50);
    up(&s, 1.4, 2, 140, 50);
    EXPECT_LOG("d.ended{1@1.3:51,50} d.ended{2@1.4:140,50}");
    /* Up when it fails, without a move. */
    down(&s, 2, 1, 50, 50);
    up(&s, 2.1, 1, 50, 50);
    EXPECT_LOG("d.began{1@2:50,50} d.ended{1@2.1:50,50}");
    stage_end(&s);
}

/* Held by two, released by the last of them (SPEC 103). */
static void held_twice(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef two = add_gesture(&s, rk_tap_create, s.view, "two"), three = add_gesture(&s, rk_tap_create, s.view, "three");
    OK(rk_tap_set_number_of_taps_required(two, 2));
    OK(rk_tap_set_number_of_taps_required(three, 3));
    OK(rk_tap_set_maximum_interval_between_successive_taps(three, 1));
    OK(rk_gesture_recognizer_set_delays_touches_began(two, true));
    OK(rk_gesture_recognizer_set_delays_touches_began(three, true));
    tap_at(&s, 1, 50, 50);
    OK(rk_context_advance(s.context, 2));
    EXPECT_LOG("");
    OK(rk_context_advance(s.context, 2.05));
    EXPECT_LOG("v.began{1} v.ended{1}");
    stage_end(&s);
}

/* SPEC 101: recognised while held back: dropped without a word, or, with cancelsTouchesInView false, delivered after the action. */
static void recognised_while_held(bool cancels) {
    Stage s = stage_make();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    OK(rk_gesture_recognizer_set_delays_touches_began(tap, true));
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(tap, cancels));
    tap_at(&s, 1, 50, 50);
    EXPECT_LOG(cancels ? "act:tap(ended)" : "act:tap(ended) v.began{1} v.ended{1}");
    stage_end(&s);
}

/* ---- Cancellation by the system (SPEC 108) ---- */

static void cancelled_by_the_system(void) {
    Stage s = stage_make();
    RKViewRef other = add_view(s.context, s.logger, RK_VIEW(s.window), "other", rect(300, 300, 100, 100));
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan"), tap = add_gesture(&s, rk_tap_create, s.view, "tap"); /* SPEC S77 */
    (void)other;
    down(&s, 1, 1, 50, 50);
    down(&s, 1.05, 2, 350, 350);
    move(&s, 1.1, 1, 90, 50);
    log_clear();
    OK(rk_context_cancel_all_touches(s.context));
    EXPECT_LOG("act:pan(cancelled) other.cancelled{2}");
    EXPECT(state_of(pan) == RKGestureRecognizerStatePossible && state_of(tap) == RKGestureRecognizerStatePossible);
    OK(rk_context_cancel_all_touches(s.context));
    up(&s, 1.2, 1, 90, 50); /* the host's fingers are still down */
    up(&s, 1.3, 2, 350, 350);
    EXPECT_LOG("");
    /* What was held back comes out with its end, or not at all. */
    OK(rk_gesture_recognizer_set_delays_touches_began(pan, true));
    down(&s, 2, 1, 50, 50);
    EXPECT_LOG("");
    OK(rk_context_cancel_all_touches(s.context));
    if (check_log[0]) EXPECT_LOG("v.began{1} v.cancelled{1}");
    up(&s, 2.1, 1, 50, 50);
    tap_at(&s, 3, 50, 50);
    EXPECT_LOG("act:tap(ended)");
    stage_end(&s);
}

/* ---- Views that leave (SPEC 297, 298) ---- */

static void leaving_views(void) {
    Stage s = stage_make();
    RKViewRef child = add_view(s.context, s.logger, s.view, "child", rect(0, 0, 100, 100));
    RKGestureRecognizerRef above = add_gesture(&s, rk_pan_create, s.view, "above"), own = add_gesture(&s, rk_long_press_create, child, "own");
    OK(rk_retain(RK_OBJECT(child)));
    down(&s, 1, 1, 50, 50);
    OK(rk_view_remove_from_superview(child));
    EXPECT_LOG("child.began{1} child.cancelled{1}");
    EXPECT(state_of(own) != RKGestureRecognizerStateBegan);
    move(&s, 1.1, 1, 90, 50); /* the finger that stays continues */
    EXPECT_LOG("act:above(began)");
    up(&s, 1.2, 1, 90, 50);
    EXPECT_LOG("act:above(ended)");
    EXPECT(state_of(own) == RKGestureRecognizerStatePossible);
    /* A long press under way is cancelled with its action. */
    OK(rk_view_add_subview(s.view, child));
    down(&s, 3, 1, 50, 50);
    OK(rk_context_advance(s.context, 3.5));
    EXPECT_LOG("child.began{1} act:own(began) child.cancelled{1}");
    OK(rk_view_remove_from_superview(child));
    EXPECT_LOG("act:own(cancelled)");
    up(&s, 3.6, 1, 50, 50);
    OK(rk_release(RK_OBJECT(child)));
    EXPECT(!rk_object_is_alive(RK_OBJECT(own)));
    EXPECT(state_of(above) == RKGestureRecognizerStatePossible);
    stage_end(&s);
}

/* ---- SPEC 59, 107, 195, S81: fingers and recognisers that come later, and lists ---- */

static void latecomers(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef late = NULL, list[8];
    RKTouchRef touch = NULL;
    size_t count = 9;
    down(&s, 1, 1, 50, 50);
    late = add_gesture(&s, rk_tap_create, s.view, "late");
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_touch_get_gesture_recognizers(touch, list, 8, &count));
    EXPECT(count == 0);
    up(&s, 1.05, 1, 50, 50);
    EXPECT_LOG("v.began{1} v.ended{1}");
    down(&s, 2, 1, 50, 50);
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_touch_get_gesture_recognizers(touch, list, 8, &count));
    EXPECT(count == 1 && list[0] == late);
    EXPECT_STATUS(rk_touch_get_gesture_recognizers(touch, list, 0, &count), RKStatusBufferTooSmall);
    up(&s, 2.05, 1, 50, 50);
    EXPECT_LOG("v.began{1} act:late(ended) v.cancelled{1}");
    stage_end(&s);
}

static RKGestureRecognizerRef watched;
static void look(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKTouchRef list[8];
    size_t n = 9;
    int64_t id = 0;
    (void)self, (void)touches, (void)count, (void)userdata;
    OK(rk_event_get_touches_for_gesture_recognizer(event, watched, list, 8, &n));
    EXPECT(n == 1);
    if (n) OK(rk_touch_get_id(list[0], &id));
    log_add("%d", (int)id);
}

static void touches_of_a_recogniser(void) {
    Stage s = stage_make();
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef left;
    methods.touches_began = look;
    desc.name = "Look";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    left = add_view(s.context, cls, s.view, "left", rect(0, 0, 100, 400));
    add_view(s.context, cls, s.view, "right", rect(100, 0, 100, 400));
    watched = add_gesture(&s, rk_pan_create, left, "pan");
    both(&s, 1, RKTouchPhaseBegan, 50, 50, 150, 50); /* SPEC 62: one of the two is its */
    EXPECT_LOG("1 1");
    both(&s, 2, RKTouchPhaseEnded, 50, 50, 150, 50);
    log_clear();
    stage_end(&s);
}

/* SPEC 284, 285, 286: an update of two windows; one is hidden in the middle, then everything is ignored; the queue does as a call does. */
static void windows(void) {
    Stage s = stage_make();
    RKWindowRef right = NULL;
    RKViewRef beside;
    RKApplicationRef app = NULL;
    RKTouchSample touch = sample(7, RKTouchPhaseBegan, 50, 50);
    OK(rk_window_create(s.context, NULL, rect(400, 0, 400, 400), &right));
    beside = add_view(s.context, s.logger, RK_VIEW(right), "w", rect(0, 0, 400, 400));
    add_gesture(&s, rk_pan_create, s.view, "left");
    add_gesture(&s, rk_pan_create, beside, "right");
    both(&s, 1, RKTouchPhaseBegan, 50, 50, 450, 50);
    both(&s, 1.1, RKTouchPhaseMoved, 50, 90, 450, 90);
    EXPECT_LOG("v.began{1} w.began{2} act:left(began) v.cancelled{1} act:right(began) w.cancelled{2}"); /* each window by itself */
    both(&s, 1.12, RKTouchPhaseEnded, 50, 90, 450, 90);
    EXPECT_LOG("act:left(ended) act:right(ended)");
    both(&s, 1.15, RKTouchPhaseBegan, 50, 50, 450, 50);
    both(&s, 1.16, RKTouchPhaseMoved, 50, 90, 450, 90);
    log_clear();
    OK(rk_view_set_hidden(RK_VIEW(right), true));
    EXPECT_LOG("act:right(cancelled)");
    both(&s, 1.2, RKTouchPhaseMoved, 50, 95, 450, 95);
    EXPECT_LOG("act:left(changed)");
    OK(rk_context_get_application(s.context, &app));
    OK(rk_application_begin_ignoring_interaction_events(app));
    EXPECT_LOG("act:left(cancelled)");
    both(&s, 1.3, RKTouchPhaseEnded, 50, 95, 450, 95);
    tap_at(&s, 2, 50, 50);
    OK(rk_application_end_ignoring_interaction_events(app));
    EXPECT_LOG("");
    OK(rk_context_post_touches(s.context, 3, &touch, 1));
    touch.phase = RKTouchPhaseMoved;
    touch.location.y = 80;
    OK(rk_context_post_touches(s.context, 3.1, &touch, 1));
    OK(rk_context_post_cancel_all_touches(s.context));
    EXPECT_LOG("");
    OK(rk_context_drain(s.context, NULL));
    EXPECT_LOG("v.began{7} act:left(began) v.cancelled{7} act:left(cancelled)");
    touch.phase = RKTouchPhaseEnded;
    OK(rk_context_send_touches(s.context, 3.2, &touch, 1));
    OK(rk_release(RK_OBJECT(right)));
    stage_end(&s);
}

int main(void) {
    int flags;
    for (flags = 0; flags < 4; flags++) tap_flags(flags & 1, flags & 2);
    for (flags = 0; flags < 4; flags++) double_tap_flags(flags & 1, flags & 2);
    cancel_before_action();
    pan_flags(true);
    pan_flags(false);
    further_fingers();
    released_as_they_were();
    held_twice();
    recognised_while_held(true);
    recognised_while_held(false);
    cancelled_by_the_system();
    leaving_views();
    latecomers();
    touches_of_a_recogniser();
    windows();
    return check_done("delivery");
}
