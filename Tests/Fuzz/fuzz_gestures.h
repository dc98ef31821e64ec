/* The part of fuzz.c that is about recognisers and controls: classes whose methods interfere, delegates that do, and what must hold of them. */
#ifndef FUZZ_GESTURES_H
#define FUZZ_GESTURES_H

static RKClassRef chaos_gesture[CONTEXTS], chaos_tap[CONTEXTS], chaos_pan[CONTEXTS], chaos_button[CONTEXTS];

static void chaos_gesture_touches(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    if (count == 0) die("touches without touches");
    remember(self);
    interfere();
    if (one_in(4)) (void)!rk_gesture_recognizer_set_state(self, (RKGestureRecognizerState)below(6));
    if (one_in(12)) (void)!rk_gesture_recognizer_ignore_touch(self, touches[below(count)]);
    if (!one_in(8)) (void)!rk_super_gesture_touches_began(*(RKClassRef *)userdata, self, touches, count, event);
}
static void chaos_reset(RKGestureRecognizerRef self, void *userdata) {
    interfere();
    (void)!rk_super_gesture_reset(*(RKClassRef *)userdata, self);
}
static bool chaos_pair(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)userdata;
    remember(other);
    interfere();
    return one_in(2);
}
static bool chaos_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
    (void)self, (void)userdata;
    remember(event);
    interfere();
    return !one_in(8);
}
static bool chaos_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) {
    (void)self, (void)userdata;
    remember(touch);
    interfere();
    return !one_in(8);
}
static bool chaos_begin(RKGestureRecognizerRef self, void *userdata) {
    (void)self, (void)userdata;
    interfere();
    return !one_in(8);
}
static bool chaos_view_begin(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) {
    (void)self, (void)userdata;
    remember(recognizer);
    interfere();
    return !one_in(8);
}
static bool chaos_track(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    bool answer = false;
    remember(self);
    interfere();
    if (rk_super_begin_tracking(*(RKClassRef *)userdata, self, touch, event, &answer) != RKStatusOK) return false;
    return answer && !one_in(16);
}
static void chaos_end(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    interfere();
    (void)!rk_super_end_tracking(*(RKClassRef *)userdata, self, touch, event);
}
static void chaos_cancel(RKControlRef self, RKEventRef event, void *userdata) {
    interfere();
    (void)!rk_super_cancel_tracking(*(RKClassRef *)userdata, self, event);
}
static void chaos_send(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    if (!*selector) die("an action without name");
    interfere();
    (void)!rk_super_send_action(*(RKClassRef *)userdata, self, selector, target, event);
}
static void chaos_action(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    remember(sender);
    interfere();
}

static void fill_delegate(void *at) {
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    delegate.object = one_in(3) ? (RKObjectRef)any_handle(1ULL << KIND_VIEW) : NULL;
    if (one_in(2)) delegate.should_begin = chaos_begin;
    if (one_in(2)) delegate.should_receive_touch = chaos_touch;
    if (one_in(2)) delegate.should_receive_event = chaos_event;
    if (one_in(2)) delegate.should_recognize_simultaneously_with = chaos_pair;
    if (one_in(2)) delegate.should_require_failure_of = chaos_pair;
    if (one_in(2)) delegate.should_be_required_to_fail_by = chaos_pair;
    memcpy(at, &delegate, sizeof delegate);
}
static void fill_pointer(void *at) {
    RKPointerSample sample = RK_INIT(RKPointerSample);
    sample.location.x = (double)below(200), sample.location.y = (double)below(200);
    sample.buttons = one_in(5), sample.is_outside = one_in(8);
    memcpy(at, &sample, sizeof sample);
}

static void define_gesture(int c, const char *name, const char *superclass, RKClassRef *out, bool all) {
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    methods.reset = chaos_reset;
    methods.can_prevent = methods.can_be_prevented_by = methods.should_require_failure_of = methods.should_be_required_to_fail_by = chaos_pair;
    methods.should_receive_event = chaos_event;
    if (all) methods.touches_began = methods.touches_moved = methods.touches_ended = methods.touches_cancelled = chaos_gesture_touches;
    desc.name = name, desc.superclass = superclass;
    desc.gesture_recognizer_methods = &methods;
    desc.userdata = out;
    MUST(rk_class_define(contexts[c], &desc, out));
}
static void define_gestures(int c) {
    static const RKActionDesc actions[] = {{"tap:", chaos_action}, {"x", chaos_action}};
    RKControlMethods control = RK_INIT(RKControlMethods);
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    define_gesture(c, "ChaosGesture", "GestureRecognizer", &chaos_gesture[c], true);
    define_gesture(c, "ChaosTap", "Tap", &chaos_tap[c], false);
    define_gesture(c, "ChaosPan", "Pan", &chaos_pan[c], false);
    control.begin_tracking = control.continue_tracking = chaos_track;
    control.end_tracking = chaos_end, control.cancel_tracking = chaos_cancel, control.send_action = chaos_send;
    view.gesture_recognizer_should_begin = chaos_view_begin;
    desc.name = "ChaosButton", desc.superclass = "Button";
    desc.control_methods = &control, desc.view_methods = &view;
    desc.actions = actions, desc.action_count = 2;
    desc.userdata = &chaos_button[c];
    MUST(rk_class_define(contexts[c], &desc, &chaos_button[c]));
}

/* A few of them to begin with; the calls make more. */
static void make_gestures(int c, RKViewRef window) {
    RKClassRef classes[3];
    RKRect frame = {{0, 0}, {120, 120}};
    RKControlRef button = NULL;
    RKGestureRecognizerRef gesture = NULL;
    int k;
    classes[0] = chaos_gesture[c], classes[1] = chaos_tap[c], classes[2] = chaos_pan[c];
    if (rk_control_create(contexts[c], chaos_button[c], frame, &button) != RKStatusOK) return;
    remember(button);
    (void)!rk_view_add_subview(window, RK_VIEW(button));
    (void)!rk_control_add_target(button, NULL, "tap:", RKControlEventAllEvents);
    for (k = 0; k < 3; k++) {
        if (rk_gesture_recognizer_create(contexts[c], classes[k], &gesture) != RKStatusOK) return;
        remember(gesture);
        (void)!rk_gesture_recognizer_add_target(gesture, RK_OBJECT(button), "tap:");
        (void)!rk_view_add_gesture_recognizer(k == 0 ? RK_VIEW(button) : window, gesture);
    }
}

static void look_at_gesture(RKGestureRecognizerRef gesture) {
    RKGestureRecognizerRef list[256];
    RKViewRef view = NULL;
    size_t count = 0, i, found = 0;
    if (rk_gesture_recognizer_get_view(gesture, &view) != RKStatusOK) return; /* no recogniser, or gone */
    if (!view || rk_view_get_gesture_recognizers(view, list, 256, &count) != RKStatusOK) return;
    for (i = 0; i < count; i++) found += list[i] == gesture;
    if (found != 1) die("a view does not have its recogniser exactly once");
}

#endif
