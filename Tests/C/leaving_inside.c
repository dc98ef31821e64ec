/* Each way in which something could begin in what leaves, taken from the calls that close what has begun there (SPEC 347). */
#include "stage.h"

static Stage stage;
static RKViewRef leaves, stays;
static RKControlRef button;
static RKResponderRef first, next;
static RKGestureRecognizerRef waiting, waited_for;
static void (*deed)(void);

/* The first call of what closes: touchesCancelled of a view in the subtree. */
static void cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    if (deed) deed();
}
static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)self, (void)touches, (void)count, (void)event, (void)userdata; }
static bool resigns(RKResponderRef self, void *userdata) {
    RKClassRef cls = NULL;
    bool can = false;
    (void)userdata;
    log_add("%s.resigns", name_of(RK_OBJECT(self)));
    if (self == first && userdata) OK(rk_view_add_subview(leaves, (RKViewRef)next));
    OK(rk_object_get_class(RK_OBJECT(self), &cls));
    OK(rk_super_resign_first_responder(cls, self, &can));
    return can;
}
static RKClassRef define(const char *name, const char *superclass, bool moves) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    methods.touches_began = began;
    methods.touches_cancelled = cancelled;
    methods.resign_first_responder = resigns;
    desc.name = name, desc.superclass = superclass, desc.responder_methods = &methods;
    desc.userdata = moves ? &stage : NULL;
    OK(rk_class_define(stage.context, &desc, &cls));
    return cls;
}
static void begin(void (*what)(void), bool moves) {
    RKClassRef cls;
    stage = stage_make();
    cls = define("Closing", "View", moves);
    leaves = add_view(stage.context, cls, RK_VIEW(stage.window), "leaves", rect(0, 0, 400, 200));
    stays = add_view(stage.context, cls, RK_VIEW(stage.window), "stays", rect(0, 200, 400, 200));
    first = RK_RESPONDER(stays);
    next = RK_RESPONDER(add_view(stage.context, cls, leaves, "next", rect(0, 0, 10, 10)));
    OK(rk_responder_set_can_become_first_responder(first, true));
    OK(rk_responder_set_can_become_first_responder(next, true));
    OK(rk_view_set_multiple_touch_enabled(leaves, true));
    deed = what;
}
/* A finger is down in it, and it leaves. */
static void leave(void) {
    down(&stage, 1, 1, 200, 100);
    log_clear();
    OK(rk_view_remove_from_superview(leaves));
    deed = NULL;
}
static void end(void) {
    OK(rk_context_destroy(stage.context));
    log_clear();
}
static bool is_first(RKResponderRef responder) {
    bool is = false;
    OK(rk_responder_is_first_responder(responder, &is));
    return is;
}

/* ---- First responders ---- */

static void becomes(void) {
    bool now = true;
    OK(rk_responder_become_first_responder(next, &now));
    log_add("first=%d", now);
}
static void first_responders(void) {
    begin(becomes, false);
    OK(rk_responder_become_first_responder(first, NULL));
    leave();
    EXPECT_LOG("first=0"); /* the present one is not even asked */
    EXPECT(is_first(first));
    end();
    begin(becomes, true); /* the present one brings it in while it is asked */
    OK(rk_retain(RK_OBJECT(next)));
    OK(rk_view_add_subview(RK_VIEW(stage.window), (RKViewRef)next));
    OK(rk_responder_become_first_responder(first, NULL));
    leave();
    EXPECT_LOG("stays.resigns first=0");
    EXPECT(!is_first(next));
    end();
}

/* ---- Recognisers ---- */

static void recognizes(void) {
    OK(rk_gesture_recognizer_set_state(waiting, RKGestureRecognizerStateBegan));
    log_add("set");
}
static const char *why(RKObjectRef object) {
    static char text[300];
    OK(rk_explain(object, text, sizeof text, NULL));
    return text;
}
/* One that begins would have to wait for one outside, which has a finger and is possible. */
static void waits(void) {
    RKGestureRecognizerMethods none = RK_INIT(RKGestureRecognizerMethods);
    RKClassRef cls;
    begin(recognizes, false);
    cls = gesture_class(&stage, "Custom", "GestureRecognizer", &none, NULL);
    waiting = add_gesture_of(&stage, rk_gesture_recognizer_create, cls, (RKViewRef)next, "waiting");
    waited_for = add_gesture_of(&stage, rk_gesture_recognizer_create, cls, stays, "other");
    OK(rk_gesture_recognizer_require_to_fail(waiting, waited_for));
    OK(rk_retain(RK_OBJECT(leaves)));
    OK(rk_trace_start(stage.context, 1000));
    down(&stage, 0.5, 2, 200, 300);
    leave();
    OK(rk_gesture_recognizer_set_state(waited_for, RKGestureRecognizerStateFailed));
    OK(rk_context_advance(stage.context, 2));
    EXPECT_LOG("set"); /* it has failed: it does not begin later, either */
    EXPECT_TEXT(why(RK_OBJECT(waiting)),
        "waiting failed (its view left the window) (SPEC 302); touch 1 was cancelled: its view leaves left the window (SPEC 297); "
        "next is in no window: leaves, the topmost view above it, has no superview and is no window (SPEC 43)");
    OK(rk_release(RK_OBJECT(leaves)));
    end();
}
static bool together(RKGestureRecognizerRef one, RKGestureRecognizerRef other, void *userdata) { return (void)one, (void)other, (void)userdata, true; }
/* One that has waited, and whose requirement fails while it leaves. */
static void fails_the_other(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)userdata;
    log_add("underway(%s)", state_name(state_of(recognizer)));
    if (state_of(recognizer) == RKGestureRecognizerStateCancelled) OK(rk_gesture_recognizer_set_state(waited_for, RKGestureRecognizerStateFailed));
}
static void has_waited(bool underway_first) {
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    RKGestureRecognizerMethods none = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerRef underway = NULL, above;
    RKClassRef cls;
    int turn;
    begin(NULL, false);
    cls = gesture_class(&stage, "Custom", "GestureRecognizer", &none, NULL);
    above = add_gesture_of(&stage, rk_gesture_recognizer_create, cls, RK_VIEW(stage.window), "above");
    OK(rk_retain(RK_OBJECT(leaves)));
    waited_for = add_gesture_of(&stage, rk_gesture_recognizer_create, cls, stays, "other");
    for (turn = 0; turn < 2; turn++) {
        if ((turn == 0) == underway_first) {
            OK(rk_gesture_recognizer_create(stage.context, cls, &underway));
            OK(rk_gesture_recognizer_add_action(underway, fails_the_other, NULL, NULL, NULL));
            OK(rk_view_add_gesture_recognizer(leaves, underway));
        } else {
            waiting = add_gesture_of(&stage, rk_gesture_recognizer_create, cls, leaves, "waiting");
        }
    }
    OK(rk_gesture_recognizer_require_to_fail(waiting, waited_for));
    delegate.should_recognize_simultaneously_with = together;
    OK(rk_gesture_recognizer_set_delegate(underway, &delegate));
    down(&stage, 0.5, 2, 200, 300);
    down(&stage, 1, 1, 200, 100);
    OK(rk_gesture_recognizer_set_state(waiting, RKGestureRecognizerStateBegan));
    EXPECT(state_of(waiting) == RKGestureRecognizerStatePossible);
    OK(rk_gesture_recognizer_set_state(underway, RKGestureRecognizerStateBegan));
    log_clear();
    OK(rk_view_remove_from_superview(leaves));
    EXPECT(strstr(check_log, "underway(cancelled)") != NULL && strstr(check_log, "waiting(") == NULL);
    /* It has prevented no other, either. */
    EXPECT(state_of(above) == RKGestureRecognizerStatePossible);
    OK(rk_gesture_recognizer_set_state(above, RKGestureRecognizerStateBegan));
    EXPECT(state_of(above) == RKGestureRecognizerStateBegan);
    OK(rk_release(RK_OBJECT(leaves)));
    end();
}
/* ---- Several that leave ---- */

/* While one leaves, another one leaves inside it: nothing begins in either. */
static RKViewRef hit_by(int64_t id) {
    RKTouchRef touch = NULL;
    RKViewRef view = NULL;
    OK(rk_context_find_touch(stage.context, id, &touch));
    OK(rk_touch_get_view(touch, &view));
    return view;
}
static int inside;
static void removes_the_other(void) {
    if (inside++ == 0) {
        OK(rk_view_remove_from_superview(stays));
        down(&stage, 1.2, 4, 200, 100); /* the other has left; this one has not */
        EXPECT(hit_by(4) == NULL);
    } else {
        down(&stage, 1.1, 3, 200, 100);
        EXPECT(hit_by(3) == NULL);
    }
}
static void several(void) {
    begin(removes_the_other, false);
    inside = 0;
    down(&stage, 0.5, 2, 200, 300);
    leave();
    EXPECT(inside == 2);
    end();
}

/* ---- Controls ---- */

static bool begins(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    (void)self, (void)touch, (void)event;
    log_add("begins");
    if (userdata) OK(rk_view_add_subview(leaves, RK_VIEW(button)));
    return true;
}
static void stops(RKControlRef self, RKEventRef event, void *userdata) { (void)self, (void)event, (void)userdata, log_add("cancelled"); }
static void pressed_down(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, (void)userdata, log_add("down"); }
/* Its touches are the button's: views outside may forward to one that leaves. */
static void forwards(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKClassRef button_class = NULL;
    (void)self, (void)userdata;
    OK(rk_object_get_class(RK_OBJECT(button), &button_class));
    OK(rk_super_touches_began(button_class, RK_RESPONDER(button), touches, count, event));
}
static void touches_outside(void) { down(&stage, 1.1, 2, 200, 300); }
static void controls(bool moves) {
    RKControlMethods control = RK_INIT(RKControlMethods);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef forwarding;
    bool tracks = true;
    begin(touches_outside, false);
    control.begin_tracking = begins;
    control.cancel_tracking = stops;
    desc.name = "Tracking", desc.superclass = "Button", desc.control_methods = &control, desc.userdata = moves ? &stage : NULL;
    OK(rk_class_define(stage.context, &desc, &cls));
    OK(rk_button_create(stage.context, cls, rect(300, 0, 50, 50), &button));
    OK(rk_view_add_subview(moves ? stays : leaves, RK_VIEW(button)));
    OK(rk_control_add_action(button, RKControlEventTouchDown, pressed_down, NULL, NULL, NULL));
    memset(&desc, 0, sizeof desc);
    desc.struct_size = sizeof desc;
    methods.touches_began = forwards;
    desc.name = "Forwarding", desc.superclass = "View", desc.responder_methods = &methods;
    OK(rk_class_define(stage.context, &desc, &cls));
    forwarding = add_view(stage.context, cls, stays, "forwarding", rect(0, 0, 300, 200));
    (void)forwarding;
    leave();
    EXPECT_LOG(moves ? "begins cancelled" : "");
    OK(rk_control_is_tracking(button, &tracks));
    EXPECT(!tracks);
    end();
}

/* ---- Pointers ---- */

static void hovered(RKGestureRecognizerRef hover, void *userdata) { (void)hover, log_add("%s", (const char *)userdata); }
static void points(void) {
    RKPointerSample s = RK_INIT(RKPointerSample);
    s.location = point(50, 50);
    OK(rk_context_send_pointer(stage.context, 2, &s));
    log_add("pointed");
}
static void pointers(void) {
    RKWindowRef behind = NULL;
    RKGestureRecognizerRef hover = NULL;
    begin(points, false);
    OK(rk_window_create(stage.context, NULL, rect(0, 0, 400, 400), &behind));
    OK(rk_hover_create(stage.context, NULL, &hover));
    OK(rk_gesture_recognizer_add_action(hover, hovered, (void *)"behind", NULL, NULL));
    OK(rk_view_add_gesture_recognizer(RK_VIEW(behind), hover));
    OK(rk_release(RK_OBJECT(hover)));
    OK(rk_window_set_level(stage.window, 1));
    leave();
    EXPECT(strstr(check_log, "behind") != NULL);
    end();
}

int main(void) {
    first_responders();
    waits();
    has_waited(true);
    has_waited(false);
    several();
    controls(false);
    controls(true);
    pointers();
    return check_done("leaving_inside");
}
