/* Every kind of callback that recognisers and controls have interferes in every way, once, in the middle of a tap, a drag, a pinch, a press
 * and a cancellation: remove, destroy, disable, re-enter (SPEC 301-304). Whatever it does: a began that was delivered is closed exactly
 * once (SPEC 109), nothing is left tracking, drops are called once, and the next gesture works. */
#include "interference_matrix.h"

/* ---- The callbacks ---- */

static void on_action(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer, (void)userdata;
    at(IN_ACTION);
}
static void on_target(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)self, (void)sender, (void)event, (void)userdata;
    at(IN_TARGET);
}
static void on_drop(void *userdata) {
    (void)userdata;
    w.dropped++;
    at(IN_ACTION_DROP);
}
static void on_delegate_drop(void *userdata) {
    (void)userdata;
    w.dropped++;
    at(IN_DELEGATE_DROP);
}
static bool on_should_begin(RKGestureRecognizerRef self, void *userdata) {
    (void)self, (void)userdata;
    at(IN_SHOULD_BEGIN);
    return true;
}
static bool on_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) {
    (void)self, (void)touch, (void)userdata;
    at(IN_TOUCH);
    return true;
}
static bool on_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    at(IN_EVENT);
    return true;
}
static bool on_together(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    at(IN_TOGETHER);
    return w.script == PINCH;
}
static bool on_require(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    at(IN_REQUIRE);
    return false;
}
static bool on_required(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)userdata;
    at(IN_REQUIRED);
    return self == w.pinch && other == w.pan && w.script == DRAG;
}
static void on_gesture(int place, RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count) {
    EXPECT(count > 0 && self != NULL);
    EXPECT(rk_object_is_alive(RK_OBJECT(self)) && rk_object_is_alive(RK_OBJECT(touches[0])));
    at(place);
}
static void on_gesture_began(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    on_gesture(IN_GESTURE_BEGAN, self, touches, count);
    if (w.place == IN_DIAGNOSTIC) (void)!rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateCancelled);
}
static void on_gesture_moved(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    on_gesture(IN_GESTURE_MOVED, self, touches, count);
    if (w.script == CANCELLED) (void)!rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateBegan); /* with or without touches */
}
static void on_gesture_ended(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    on_gesture(IN_GESTURE_ENDED, self, touches, count);
}
static void on_gesture_cancelled(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    on_gesture(IN_GESTURE_CANCELLED, self, touches, count);
}
static void on_reset(RKGestureRecognizerRef self, void *userdata) {
    (void)self, (void)userdata;
    at(IN_RESET);
}
static bool on_can_prevent(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    at(IN_CAN_PREVENT);
    return true;
}
static bool on_can_be_prevented(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    at(IN_CAN_BE_PREVENTED);
    return true;
}
static bool on_class_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    at(IN_CLASS_EVENT);
    return true;
}
static bool on_class_require(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    at(IN_CLASS_REQUIRE);
    return false;
}
static bool on_view_should_begin(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) {
    (void)self, (void)recognizer, (void)userdata;
    at(IN_VIEW_SHOULD_BEGIN);
    return true;
}
static void on_diagnostic(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context, (void)code, (void)text, (void)userdata;
    at(IN_DIAGNOSTIC);
}
static void on_deinit(RKObjectRef object, void *instance, void *userdata) {
    (void)object, (void)instance, (void)userdata;
    at(IN_DEINIT);
}

/* The leaf's book-keeping: nothing twice, nothing without a began. (Its parent receives what a control forwards that was disabled meanwhile,
 * SPEC 150, and that may be an end alone.) */
static void account(RKResponderRef self, const RKTouchRef *touches, size_t count, int phase) {
    size_t i;
    if (self != RK_RESPONDER(w.leaf)) return;
    for (i = 0; i < count; i++) {
        int64_t id = 0;
        OK(rk_touch_get_id(touches[i], &id));
        EXPECT(id >= 0 && id < 64);
        if (id < 0 || id >= 64) return;
        EXPECT(w.open[id] == (phase == 0 ? 0 : 1));
        if (phase == 0) w.open[id]++;
        if (phase == 2) w.open[id]--;
    }
}
static void on_view_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    account(self, touches, count, 0);
    at(IN_VIEW_BEGAN);
}
static void on_view_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    account(self, touches, count, 1);
    at(IN_VIEW_MOVED);
}
static void on_view_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    account(self, touches, count, 2);
    at(IN_VIEW_ENDED);
}
static void on_view_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    account(self, touches, count, 2);
    at(IN_VIEW_CANCELLED);
}

static bool on_begin_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    (void)self, (void)touch, (void)event, (void)userdata;
    at(IN_BEGIN_TRACKING);
    return true;
}
static bool on_continue_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    (void)self, (void)touch, (void)event, (void)userdata;
    at(IN_CONTINUE_TRACKING);
    return true;
}
static void on_end_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    (void)self, (void)touch, (void)event, (void)userdata;
    at(IN_END_TRACKING);
}
static void on_cancel_tracking(RKControlRef self, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    at(IN_CANCEL_TRACKING);
}
static void on_send_action(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    (void)userdata;
    at(IN_SEND_ACTION);
    (void)rk_super_send_action(w.control_class, self, selector, target, event); /* the receiver may be gone */
}
static void on_control_action(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)control, (void)events, (void)event, (void)userdata;
    at(IN_CONTROL_ACTION);
}

/* ---- The world ---- */

static void define(void) {
    static const RKActionDesc actions[] = {{"act:", on_target}};
    RKResponderMethods touches = RK_INIT(RKResponderMethods);
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKControlMethods control = RK_INIT(RKControlMethods);
    RKGestureRecognizerMethods gesture = RK_INIT(RKGestureRecognizerMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    touches.touches_began = on_view_began;
    touches.touches_moved = on_view_moved;
    touches.touches_ended = on_view_ended;
    touches.touches_cancelled = on_view_cancelled;
    view.gesture_recognizer_should_begin = on_view_should_begin;
    desc.name = "Leaf";
    desc.superclass = "View";
    desc.responder_methods = &touches;
    desc.view_methods = &view;
    OK(rk_class_define(w.context, &desc, &w.leaf_class));
    control.begin_tracking = on_begin_tracking;
    control.continue_tracking = on_continue_tracking;
    control.end_tracking = on_end_tracking;
    control.cancel_tracking = on_cancel_tracking;
    control.send_action = on_send_action;
    desc.name = "Tracker";
    desc.superclass = "Button";
    desc.responder_methods = NULL;
    desc.view_methods = NULL; /* a button's own veto */
    desc.control_methods = &control;
    OK(rk_class_define(w.context, &desc, &w.control_class));
    gesture.touches_began = on_gesture_began;
    gesture.touches_moved = on_gesture_moved;
    gesture.touches_ended = on_gesture_ended;
    gesture.touches_cancelled = on_gesture_cancelled;
    gesture.reset = on_reset;
    gesture.can_prevent = on_can_prevent;
    gesture.can_be_prevented_by = on_can_be_prevented;
    gesture.should_receive_event = on_class_event;
    gesture.should_require_failure_of = on_class_require;
    desc.name = "Custom";
    desc.superclass = "GestureRecognizer";
    desc.control_methods = NULL;
    desc.gesture_recognizer_methods = &gesture;
    desc.instance_deinit = on_deinit;
    OK(rk_class_define(w.context, &desc, &w.gesture_class));
    desc.name = "CustomToo";
    desc.superclass = "Custom";
    desc.instance_deinit = NULL;
    OK(rk_class_define(w.context, &desc, &w.sub_class));
    desc.name = "Target";
    desc.superclass = "Responder";
    desc.gesture_recognizer_methods = NULL;
    desc.actions = actions;
    desc.action_count = 1;
    OK(rk_class_define(w.context, &desc, &cls));
    OK(rk_responder_create(w.context, cls, &w.target));
}

static RKGestureRecognizerRef attach(CreateGesture create, RKClassRef cls, int index) {
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    RKGestureRecognizerRef g = NULL;
    OK(create(w.context, cls, &g));
    OK(rk_view_add_gesture_recognizer(w.parent, g));
    OK(rk_release(RK_OBJECT(g)));
    OK(rk_gesture_recognizer_add_action(g, on_action, NULL, on_drop, &w.actions[index]));
    OK(rk_gesture_recognizer_add_target(g, RK_OBJECT(w.target), "act:"));
    d.should_begin = on_should_begin;
    d.should_receive_touch = on_touch;
    d.should_receive_event = on_event;
    d.should_recognize_simultaneously_with = on_together;
    d.should_require_failure_of = on_require;
    d.should_be_required_to_fail_by = on_required;
    d.drop = on_delegate_drop;
    OK(rk_gesture_recognizer_set_delegate(g, &d));
    w.added += 2;
    return g;
}

static void build(void) {
    OK(rk_context_create(NULL, &w.context));
    OK(rk_context_set_diagnostic_handler(w.context, on_diagnostic, NULL, NULL));
    define();
    OK(rk_window_create(w.context, NULL, rect(0, 0, 400, 400), &w.window));
    w.parent = add_view(w.context, w.leaf_class, RK_VIEW(w.window), "parent", rect(0, 0, 300, 400));
    w.other = add_view(w.context, NULL, RK_VIEW(w.window), "other", rect(300, 0, 100, 400));
    w.leaf = add_view(w.context, w.leaf_class, w.parent, "leaf", rect(0, 0, 200, 200));
    OK(rk_view_set_multiple_touch_enabled(w.leaf, true));
    OK(rk_control_create(w.context, w.control_class, rect(0, 200, 200, 100), &w.control));
    OK(rk_view_add_subview(w.parent, RK_VIEW(w.control)));
    OK(rk_release(RK_OBJECT(w.control)));
    OK(rk_control_add_action(w.control, RKControlEventAllEvents, on_control_action, NULL, on_drop, NULL));
    OK(rk_control_add_target(w.control, RK_OBJECT(w.target), "act:", RKControlEventAllEvents));
    w.added++;
    w.tap = attach(rk_tap_create, NULL, 0);
    w.pan = attach(rk_pan_create, NULL, 1);
    w.pinch = attach(rk_pinch_create, NULL, 2);
    w.press = attach(rk_long_press_create, NULL, 3);
    w.custom = attach(rk_gesture_recognizer_create, w.gesture_class, 4);
    if (w.script == CONTROL_TAP || w.script == CONTROL_DRAG) { /* or nothing would be left to the control */
        OK(rk_gesture_recognizer_set_cancels_touches_in_view(w.pan, false));
        OK(rk_gesture_recognizer_set_delays_touches_ended(w.pan, false));
    }
    if (w.script == DRAG) OK(rk_gesture_recognizer_set_delays_touches_began(w.pan, true));
}

static void play(void) {
    RKTouchSample two[2];
    int k;
    switch (w.script) {
    case TAP:
        finger(1, RKTouchPhaseBegan, 50, 50);
        finger(1, RKTouchPhaseEnded, 50, 50);
        break;
    case DRAG:
        finger(1, RKTouchPhaseBegan, 50, 50);
        for (k = 1; k < 6; k++) finger(1, RKTouchPhaseMoved, 50 + 12 * k, 50);
        finger(1, RKTouchPhaseEnded, 110, 50);
        break;
    case PINCH:
        for (k = 0; k < 5; k++) {
            RKTouchPhase phase = k == 0 ? RKTouchPhaseBegan : k == 4 ? RKTouchPhaseEnded : RKTouchPhaseMoved;
            two[0] = sample(1, phase, 80 - 12 * k, 50);
            two[1] = sample(2, phase, 100 + 12 * k, 50 + 10 * k);
            (void)!rk_context_send_touches(w.context, w.time += 0.02, two, 2);
        }
        break;
    case PRESS:
        finger(1, RKTouchPhaseBegan, 50, 50);
        (void)!rk_context_advance(w.context, w.time += 0.6);
        finger(1, RKTouchPhaseMoved, 80, 50);
        finger(1, RKTouchPhaseEnded, 80, 50);
        break;
    case CONTROL_TAP:
        finger(1, RKTouchPhaseBegan, 50, 250);
        finger(1, RKTouchPhaseEnded, 50, 250);
        break;
    case CONTROL_DRAG:
        finger(1, RKTouchPhaseBegan, 50, 250);
        for (k = 1; k < 4; k++) finger(1, RKTouchPhaseMoved, 50 + 9 * k, 250);
        OK(rk_context_cancel_all_touches(w.context));
        break;
    default: /* CANCELLED */
        finger(1, RKTouchPhaseBegan, 50, 50);
        finger(2, RKTouchPhaseBegan, 60, 50);
        finger(1, RKTouchPhaseMoved, 55, 50);
        OK(rk_context_cancel_all_touches(w.context));
        break;
    }
}

static void nothing_is_left(void) {
    RKGestureRecognizerRef all[5];
    RKTouchRef touch = NULL;
    int64_t id;
    size_t count = 0;
    bool tracks = false;
    int k;
    for (id = 0; id < 64; id++)
        if (rk_context_find_touch(w.context, id, &touch) == RKStatusOK) finger(id, RKTouchPhaseEnded, 50, 50);
    w.time += 2;
    OK(rk_context_advance(w.context, w.time)); /* timers, such as those of a double tap */
    for (id = 0; id < 64; id++) {
        EXPECT(w.open[id] == 0);
        EXPECT(rk_context_find_touch(w.context, id, &touch) == RKStatusNotFound);
    }
    all[0] = w.tap, all[1] = w.pan, all[2] = w.pinch, all[3] = w.press, all[4] = w.custom;
    for (k = 0; k < 5; k++)
        if (rk_object_is_alive(RK_OBJECT(all[k]))) {
            EXPECT(state_of(all[k]) == RKGestureRecognizerStatePossible);
            OK(rk_gesture_recognizer_get_touches(all[k], NULL, 0, &count));
            EXPECT(count == 0);
        }
    if (rk_object_is_alive(RK_OBJECT(w.control))) {
        OK(rk_control_is_tracking(w.control, &tracks));
        EXPECT(!tracks);
    }
}

static int worked;
static void on_work(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer, (void)userdata;
    worked++;
}
/* A window in front of what is left, with a recogniser of its own. */
static void the_next_one_works(void) {
    RKWindowRef window = NULL;
    RKGestureRecognizerRef tap = NULL;
    OK(rk_window_create(w.context, NULL, rect(0, 0, 400, 400), &window));
    OK(rk_tap_create(w.context, NULL, &tap));
    OK(rk_gesture_recognizer_add_action(tap, on_work, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(RK_VIEW(window), tap));
    OK(rk_release(RK_OBJECT(tap)));
    worked = 0;
    OK(send(w.context, w.time + 1, 7, RKTouchPhaseBegan, 50, 50));
    OK(send(w.context, w.time + 1.1, 7, RKTouchPhaseEnded, 50, 50));
    EXPECT(worked == 1);
    OK(rk_release(RK_OBJECT(window)));
}

static int reached[PLACES];
static void one(int place, int deed, int script, int turn) {
    int before = check_failures;
    memset(&w, 0, sizeof w);
    w.place = place;
    w.deed = deed;
    w.script = script;
    w.turn = turn;
    w.time = 1;
    build();
    play();
    nothing_is_left();
    the_next_one_works();
    if (w.deed == RELEASE_WINDOW) w.place = -1; /* once is enough */
    if (w.gone) EXPECT(!rk_object_is_alive(RK_OBJECT(w.window)));
    else OK(rk_release(RK_OBJECT(w.window)));
    OK(rk_release(RK_OBJECT(w.target)));
    reached[place] += w.turn == 0;
    w.turn = 0;
    OK(rk_context_destroy(w.context));
    EXPECT(w.dropped == w.added);
    if (check_failures != before) fprintf(stderr, "place %d, deed %d, script %d, turn %d\n", place, deed, script, turn);
}

/* interference_matrix [TURNS]: interferes at each of the first TURNS calls of a place; 3 by default. */
int main(int argc, char **argv) {
    int place, deed, script, turn, turns = argc > 1 ? atoi(argv[1]) : 3;
    for (place = 0; place < PLACES && check_failures < 40; place++)
        for (deed = 0; deed < DEEDS; deed++)
            for (script = 0; script < SCRIPTS; script++)
                for (turn = 1; turn <= turns; turn++) one(place, deed, script, turn);
    for (place = 0; place < PLACES; place++) {
        if (!reached[place]) fprintf(stderr, "place %d was never reached\n", place);
        EXPECT(reached[place] > 0);
    }
    return check_done("interference_matrix");
}
