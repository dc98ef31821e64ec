/* Whole gestures of every built-in recogniser allocate nothing: from the touch that begins to the reset, with timers, delegates, requirements and what an
 * action reads. */
#include "steady_stage.h"

typedef RKStatus (*CreateGesture)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);

/* What an action asks of its recogniser, whichever kind it is. */
static void acted(RKGestureRecognizerRef recognizer, void *userdata) {
    Stage *stage = userdata;
    RKPoint at = {0, 0};
    RKTouchRef touches[8];
    double number = 0;
    size_t count = 0;
    RKStatus status = rk_gesture_recognizer_get_location(recognizer, RK_VIEW(stage->window), &at);
    if (rk_gesture_recognizer_get_touches(recognizer, touches, 8, &count) == RKStatusOK && count > 0 && count <= 8) {
        RKTouchSnapshot snapshots[16];
        if (rk_gesture_recognizer_get_location_of_touch(recognizer, 0, RK_VIEW(stage->window), &at) != RKStatusOK) status = RKStatusNotFound;
        if (rk_touch_get_coalesced(touches[0], snapshots, 16, &count) != RKStatusOK) status = RKStatusNotFound;
        if (rk_touch_get_predicted(touches[0], RKPredictionModelQuadratic, 0.01, snapshots) != RKStatusOK) status = RKStatusNotFound;
    }
    if (rk_pan_get_translation(recognizer, RK_VIEW(stage->window), &at) == RKStatusOK && rk_pan_get_velocity(recognizer, RK_VIEW(stage->window), &at) != RKStatusOK) status = RKStatusNotFound;
    if (rk_pinch_get_scale(recognizer, &number) == RKStatusOK && rk_pinch_get_velocity(recognizer, &number) != RKStatusOK) status = RKStatusNotFound;
    if (rk_rotation_get_rotation(recognizer, &number) == RKStatusOK && rk_rotation_get_velocity(recognizer, &number) != RKStatusOK) status = RKStatusNotFound;
    if (status == RKStatusOK) stage->actions++;
}

static RKGestureRecognizerRef attach(Stage *stage, CreateGesture create, RKClassRef cls, RKViewRef view) {
    RKGestureRecognizerRef recognizer = NULL;
    OK(create(stage->context, cls, &recognizer));
    OK(rk_gesture_recognizer_add_action(recognizer, acted, stage, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(view, recognizer));
    OK(rk_release(RK_OBJECT(recognizer)));
    return recognizer;
}

/* ---- A round for each kind ---- */

static bool one_tap(void *stage, int round) { return (void)round, tap(stage, 3, 150, 150) && pass(stage, 1); }
static bool two_taps(void *stage, int round) { return (void)round, tap(stage, 3, 150, 150) && tap(stage, 0.1, 150, 150) && pass(stage, 1); }
static bool late_second_tap(void *stage, int round) { return (void)round, tap(stage, 3, 150, 150) && pass(stage, 1) && tap(stage, 1, 150, 150); }
static bool two_fingers_tap(void *stage, int round) {
    const RKPoint places[2] = {{100, 100}, {160, 100}};
    return (void)round, fingers(stage, 3, RKTouchPhaseBegan, 2, places) && fingers(stage, 0.05, RKTouchPhaseEnded, 2, places) && pass(stage, 1);
}
static bool long_press(void *scene, int round) {
    return (void)round, finger(scene, 3, RKTouchPhaseBegan, 150, 150) && finger(scene, 0.1, RKTouchPhaseMoved, 152, 150) && pass(scene, 1) &&
           finger(scene, 0.1, RKTouchPhaseMoved, 250, 150) && finger(scene, 0.1, RKTouchPhaseEnded, 250, 150);
}
static bool one_finger_pan(void *scene, int round) { return drag(scene, 100, 100 + round % 50, 8, 4); }
static bool edge_pan(void *scene, int round) { return drag(scene, 1, 100 + round % 50, 8, 0); }
static bool swipe(void *scene, int round) { return drag(scene, 100, 100 + round % 50, 16, 0); }

/* Two fingers on a circle that grows and turns; both kinds, and a pan of two fingers, come from it. */
static bool spread(void *scene, int round) {
    static const RKPoint circle[] = {{1, 0}, {0.98, 0.2}, {0.92, 0.39}, {0.83, 0.56}, {0.7, 0.71}, {0.56, 0.83}, {0.39, 0.92}, {0.2, 0.98}};
    bool fine = true;
    int i;
    for (i = 0; i <= 8; i++) {
        RKPoint out = circle[i < 8 ? i : 7], middle = point(180 + 3 * i, 200), places[2];
        double radius = 40 + 8 * i + round % 3;
        places[0] = point(middle.x + radius * out.x, middle.y + radius * out.y);
        places[1] = point(middle.x - radius * out.x, middle.y - radius * out.y);
        fine &= fingers(scene, i ? 0.01 : 3, i == 0 ? RKTouchPhaseBegan : i == 8 ? RKTouchPhaseEnded : RKTouchPhaseMoved, 2, places);
    }
    return fine;
}

static bool hover(void *scene, int round) {
    Stage *stage = scene;
    RKPointerSample pointer = RK_INIT(RKPointerSample);
    bool fine = true;
    int i;
    (void)round;
    for (i = 0; i < 12; i++) { /* out, in, a button down and up, out of the screen */
        pointer.location = point(i < 2 ? 500 : 100 + i, 100);
        pointer.buttons = i == 6;
        pointer.is_outside = i == 11;
        fine &= rk_context_send_pointer(stage->context, stage->time += 0.01, &pointer) == RKStatusOK;
    }
    return fine;
}

static bool trackpad_pan(void *scene, int round) {
    Stage *stage = scene;
    RKScrollSample scroll = RK_INIT(RKScrollSample);
    bool fine = true;
    int i;
    (void)round;
    scroll.location = point(200, 200);
    scroll.delta = point(2, 3);
    for (i = 0; i < 10; i++) {
        scroll.phase = i == 0 ? RKGestureInputPhaseBegan : i == 9 ? RKGestureInputPhaseEnded : RKGestureInputPhaseChanged;
        fine &= rk_context_send_scroll(stage->context, stage->time += 0.01, &scroll) == RKStatusOK;
    }
    scroll.is_discrete = true;
    return rk_context_send_scroll(stage->context, stage->time += 0.5, &scroll) == RKStatusOK && fine;
}

static bool trackpad_pinch(void *scene, int round) {
    Stage *stage = scene;
    RKTransformSample transform = RK_INIT(RKTransformSample);
    bool fine = true;
    int i;
    (void)round;
    transform.location = point(200, 200);
    for (i = 0; i < 10; i++) {
        transform.phase = i == 0 ? RKGestureInputPhaseBegan : i == 9 ? RKGestureInputPhaseEnded : RKGestureInputPhaseChanged;
        transform.scale = 1 + 0.05 * i;
        transform.rotation = 0.1 * i;
        fine &= rk_context_send_transform(stage->context, stage->time += 0.01, &transform) == RKStatusOK;
    }
    return fine;
}

static bool press_tap(void *scene, int round) { return (void)round, press(scene, 3, RKPressTypeSelect, RKPressPhaseBegan) && press(scene, 0.05, RKPressTypeSelect, RKPressPhaseEnded) && pass(scene, 1); }
static bool press_long(void *scene, int round) { return (void)round, press(scene, 3, RKPressTypeSelect, RKPressPhaseBegan) && pass(scene, 1) && press(scene, 0.05, RKPressTypeSelect, RKPressPhaseEnded); }

static bool cancelled(void *scene, int round) {
    Stage *stage = scene;
    (void)round;
    return finger(stage, 3, RKTouchPhaseBegan, 100, 100) && finger(stage, 0.01, RKTouchPhaseMoved, 130, 100) && finger(stage, 0.01, RKTouchPhaseMoved, 150, 100) &&
           rk_context_cancel_all_touches(stage->context) == RKStatusOK && finger(stage, 0.1, RKTouchPhaseEnded, 150, 100);
}

/* ---- One recogniser at a time ---- */

static void alone(const char *what, CreateGesture create, void (*set)(RKGestureRecognizerRef), SteadyRound round, int actions_a_round) {
    Stage stage = stage_make();
    RKGestureRecognizerRef recognizer = attach(&stage, create, NULL, RK_VIEW(stage.window));
    if (set) set(recognizer);
    steady_rounds(what, round, &stage);
    EXPECT(stage.actions >= actions_a_round * (STEADY_WARM_UP + STEADY_ROUNDS));
    stage_end(&stage);
}

static void two_taps_required(RKGestureRecognizerRef r) { OK(rk_tap_set_number_of_taps_required(r, 2)); }
static void two_touches_required(RKGestureRecognizerRef r) { OK(rk_tap_set_number_of_touches_required(r, 2)); }
static void all_edges(RKGestureRecognizerRef r) { OK(rk_screen_edge_pan_set_edges(r, RKRectEdgeAll)); }
static void from_two_fingers(RKGestureRecognizerRef r) { OK(rk_pan_set_minimum_number_of_touches(r, 2)); }
static void scroll_too(RKGestureRecognizerRef r) { OK(rk_pan_set_allowed_scroll_types_mask(r, RKScrollTypeMaskAll)); }
static void by_select(RKGestureRecognizerRef r) { OK(rk_gesture_recognizer_set_allowed_press_types(r, (uint64_t)1 << RKPressTypeSelect)); }

static void each_kind(void) {
    alone("tap", rk_tap_create, NULL, one_tap, 1);
    alone("tap, two taps", rk_tap_create, two_taps_required, two_taps, 1);
    alone("tap, two taps, the second too late", rk_tap_create, two_taps_required, late_second_tap, 0);
    alone("tap, two fingers", rk_tap_create, two_touches_required, two_fingers_tap, 1);
    alone("tap that becomes a drag", rk_tap_create, NULL, one_finger_pan, 0);
    alone("long press, by its timer", rk_long_press_create, NULL, long_press, 3);
    alone("pan", rk_pan_create, NULL, one_finger_pan, 10);
    alone("pan of two fingers", rk_pan_create, from_two_fingers, spread, 1);
    alone("pan, cancelled", rk_pan_create, NULL, cancelled, 2);
    alone("pan, trackpad and wheel", rk_pan_create, scroll_too, trackpad_pan, 9);
    alone("screen edge pan", rk_screen_edge_pan_create, all_edges, edge_pan, 5);
    alone("swipe", rk_swipe_create, NULL, swipe, 1);
    alone("pinch", rk_pinch_create, NULL, spread, 4);
    alone("pinch, trackpad", rk_pinch_create, NULL, trackpad_pinch, 4);
    alone("rotation", rk_rotation_create, NULL, spread, 4);
    alone("rotation, trackpad", rk_rotation_create, NULL, trackpad_pinch, 4);
    alone("hover", rk_hover_create, NULL, hover, 3);
    alone("tap, button", rk_tap_create, by_select, press_tap, 1);
    alone("long press, button", rk_long_press_create, by_select, press_long, 2);
}

/* ---- A recogniser of the program's own, with a delegate ---- */

static RKClassRef own_class;

static void own_began(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    if (rk_super_gesture_touches_began(own_class, self, touches, count, event) != RKStatusOK || rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateBegan) != RKStatusOK) abort();
}
static void own_moved(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    if (rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateChanged) != RKStatusOK) abort();
}
static void own_ended(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    if (rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateEnded) != RKStatusOK) abort();
}
static bool yes(RKGestureRecognizerRef self, void *userdata) { return (void)self, ++((Stage *)userdata)->questions, true; }
static bool yes_to_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) { return (void)self, (void)touch, ++((Stage *)userdata)->questions, true; }
static bool yes_to_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) { return (void)self, (void)event, ++((Stage *)userdata)->questions, true; }
static bool yes_to_other(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) { return (void)self, (void)other, ++((Stage *)userdata)->questions, true; }
static bool no_to_other(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) { return (void)self, (void)other, ++((Stage *)userdata)->questions, false; }

static void own_kind(void) {
    Stage stage = stage_make();
    RKViewRef view = add_view(stage.context, NULL, RK_VIEW(stage.window), "view", rect(0, 0, 400, 400));
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    methods.touches_began = own_began;
    methods.touches_moved = own_moved;
    methods.touches_ended = own_ended;
    desc.name = "Own";
    desc.superclass = "GestureRecognizer";
    desc.gesture_recognizer_methods = &methods;
    OK(rk_class_define(stage.context, &desc, &own_class));
    delegate.should_begin = yes;
    delegate.should_receive_touch = yes_to_touch;
    delegate.should_receive_event = yes_to_event;
    delegate.should_recognize_simultaneously_with = yes_to_other;
    delegate.should_require_failure_of = delegate.should_be_required_to_fail_by = no_to_other;
    delegate.userdata = &stage;
    OK(rk_gesture_recognizer_set_delegate(attach(&stage, rk_gesture_recognizer_create, own_class, view), &delegate));
    OK(rk_gesture_recognizer_set_delegate(attach(&stage, rk_pan_create, NULL, RK_VIEW(stage.window)), &delegate));
    steady_rounds("a recogniser of one's own beside a pan, delegates", one_finger_pan, &stage);
    EXPECT(stage.actions >= 20 * STEADY_ROUNDS && stage.questions >= 5 * STEADY_ROUNDS);
    stage_end(&stage);
}

/* ---- All of them on one view ---- */

static bool everything(void *scene, int round) {
    return tap(scene, 3, 320, 320) && one_tap(scene, round) && two_taps(scene, round) && long_press(scene, round) && one_finger_pan(scene, round) && edge_pan(scene, round) && swipe(scene, round) &&
           spread(scene, round) && two_fingers_tap(scene, round) && trackpad_pan(scene, round) && trackpad_pinch(scene, round) && hover(scene, round) && cancelled(scene, round);
}

static void pressed(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, ++((Stage *)userdata)->questions; }

static void together(void) {
    static const CreateGesture kinds[] = {
        rk_tap_create, rk_tap_create, rk_pan_create, rk_long_press_create, rk_swipe_create, rk_pinch_create, rk_rotation_create, rk_screen_edge_pan_create, rk_hover_create};
    Stage stage = stage_make();
    RKViewRef view = add_view(stage.context, NULL, RK_VIEW(stage.window), "view", rect(0, 0, 400, 400));
    RKGestureRecognizerRef all[9];
    RKControlRef button = NULL;
    int i;
    OK(rk_button_create(stage.context, NULL, rect(300, 300, 50, 50), &button));
    OK(rk_control_add_action(button, RKControlEventAllEvents, pressed, &stage, NULL, NULL));
    OK(rk_view_add_subview(view, RK_VIEW(button)));
    OK(rk_release(RK_OBJECT(button)));
    OK(rk_view_set_multiple_touch_enabled(view, true));
    for (i = 0; i < 9; i++) all[i] = attach(&stage, kinds[i], NULL, i % 2 ? view : RK_VIEW(stage.window));
    two_taps_required(all[1]);
    OK(rk_gesture_recognizer_require_to_fail(all[0], all[1]));
    scroll_too(all[2]);
    OK(rk_gesture_recognizer_set_delays_touches_began(all[4], true));
    all_edges(all[7]);
    steady_rounds("nine recognisers and a button, a requirement, one that holds touches back", everything, &stage);
    EXPECT(stage.actions >= 30 * STEADY_ROUNDS && stage.questions >= STEADY_ROUNDS);
    stage_end(&stage);
}

void steady_gestures(void) {
    each_kind();
    own_kind();
    together();
}
