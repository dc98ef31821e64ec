/* What has begun is closed once, whichever callback interferes (SPEC 109, 285, 297, 347-349): a touch, a press, a shake, a recogniser, a drag, a deceleration, a zoom, tracking and
 * editing are under way when a view is taken out, a window hidden or released, the context destroyed ...; and one callback, each in its turn, does one thing, each in its
 * turn. Accounts of every began hold at every call, and are empty at the end. Prints the matrix of callbacks and deeds that was covered. */
#include "closing.h"

/* ---- Responders ---- */

static void touches_went(int kind, RKResponderRef self, const RKTouchRef *touches, size_t count) {
    size_t k;
    alive(self);
    for (k = 0; k < count; k++) {
        if (kind == 0) account_began(A_TOUCH, self, touches[k]);
        else if (kind == 1) account_continues(A_TOUCH, self, touches[k]);
        else account_closed(A_TOUCH, self, touches[k]);
    }
}
#define TOUCHES(name, kind)                                                                                                               \
    static void on_##name(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {               \
        (void)event, (void)userdata;                                                                                                      \
        touches_went(kind, self, touches, count);                                                                                         \
        at(P_##name);                                                                                                                     \
    }
TOUCHES(touches_began, 0)
TOUCHES(touches_moved, 1)
TOUCHES(touches_ended, 2)
TOUCHES(touches_cancelled, 2)
#define PRESSES(name, account)                                                                                                            \
    static void on_##name(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {               \
        size_t k;                                                                                                                         \
        (void)event, (void)userdata;                                                                                                      \
        alive(self);                                                                                                                      \
        for (k = 0; k < count; k++) account(A_PRESS, self, presses[k]);                                                                   \
        at(P_##name);                                                                                                                     \
    }
PRESSES(presses_began, account_began)
PRESSES(presses_ended, account_closed)
PRESSES(presses_cancelled, account_closed)
#define MOTION(name, account)                                                                                                             \
    static void on_##name(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {                                 \
        (void)motion, (void)event, (void)userdata;                                                                                        \
        alive(self);                                                                                                                      \
        account(A_MOTION, self, NULL);                                                                                                    \
        at(P_##name);                                                                                                                     \
    }
MOTION(motion_began, account_began)
MOTION(motion_ended, account_closed)
MOTION(motion_cancelled, account_closed)
static bool on_become_first(RKResponderRef self, void *userdata) {
    bool answer = false;
    (void)userdata;
    alive(self);
    at(P_become_first);
    (void)!rk_super_become_first_responder(w.view_class, self, &answer);
    return answer;
}
static bool on_can_resign(RKResponderRef self, void *userdata) {
    (void)userdata;
    alive(self);
    at(P_can_resign);
    return true;
}
static bool on_resign_first(RKResponderRef self, void *userdata) {
    bool answer = false;
    (void)userdata;
    alive(self);
    at(P_resign_first);
    (void)!rk_super_resign_first_responder(w.view_class, self, &answer);
    return answer;
}
static void on_insert_text(RKResponderRef self, const char *text, void *userdata) {
    (void)text, (void)userdata;
    alive(self);
    at(P_insert_text);
}

/* ---- Views ---- */

static RKViewRef on_hit_test(RKViewRef self, RKPoint where, RKEventRef event, void *userdata) {
    RKViewRef found = NULL;
    (void)userdata;
    alive(self);
    at(P_hit_test);
    (void)!rk_super_hit_test(w.view_class, self, where, event, &found);
    return found;
}
static bool on_point_inside(RKViewRef self, RKPoint where, RKEventRef event, void *userdata) {
    bool inside = false;
    (void)userdata;
    alive(self);
    at(P_point_inside);
    (void)!rk_super_point_inside(w.view_class, self, where, event, &inside);
    return inside;
}
#define TREE(name, type)                                              \
    static void on_##name(RKViewRef self, type other, void *userdata) { \
        (void)other, (void)userdata;                                  \
        alive(self);                                                  \
        at(P_##name);                                                 \
    }
TREE(will_move_to_window, RKWindowRef)
TREE(will_move_to_superview, RKViewRef)
TREE(did_add_subview, RKViewRef)
TREE(will_remove_subview, RKViewRef)
static void on_did_move_to_window(RKViewRef self, void *userdata) {
    (void)userdata;
    alive(self);
    at(P_did_move_to_window);
}
static void on_did_move_to_superview(RKViewRef self, void *userdata) {
    (void)userdata;
    alive(self);
    at(P_did_move_to_superview);
}
static bool on_view_should_begin(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer, (void)userdata;
    alive(self);
    at(P_view_should_begin);
    return true;
}
static void on_init(RKObjectRef object, void *instance, void *userdata) {
    (void)instance, (void)userdata;
    alive(object);
    at(P_instance_init);
}
static void on_deinit(RKObjectRef object, void *instance, void *userdata) {
    RKViewRef found;
    bool answer;
    (void)instance, (void)userdata;
    alive(object);
    if (w.dead_count < 64) w.dead[w.dead_count++] = object;
    /* No callback answers for it any more. */
    (void)!rk_view_hit_test(RK_VIEW(object), point(1, 1), NULL, &found);
    (void)!rk_responder_resign_first_responder(RK_RESPONDER(object), &answer);
    at(P_instance_deinit);
}

/* ---- Recognisers ---- */

#define GESTURE(name)                                                                                                                       \
    static void on_##name(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {         \
        (void)touches, (void)count, (void)event, (void)userdata;                                                                            \
        alive(self);                                                                                                                        \
        at(P_##name);                                                                                                                       \
    }
GESTURE(gesture_began)
GESTURE(gesture_ended)
GESTURE(gesture_cancelled)
static void on_gesture_moved(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKPoint where = point(0, 0);
    (void)count, (void)event, (void)userdata;
    alive(self);
    (void)!rk_touch_get_location(touches[0], NULL, &where);
    if (where.y > 70) (void)!rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateChanged);
    at(P_gesture_moved);
}
static void on_gesture_reset(RKGestureRecognizerRef self, void *userdata) {
    (void)userdata;
    alive(self);
    at(P_gesture_reset);
}
static void on_action(RKGestureRecognizerRef recognizer, void *userdata) {
    RKGestureRecognizerState state = RKGestureRecognizerStateFailed;
    (void)userdata;
    OK(rk_gesture_recognizer_get_state(recognizer, &state));
    if (recognizer == w.taps) EXPECT(state == RKGestureRecognizerStateEnded);
    else if (state == RKGestureRecognizerStateBegan) account_began(A_GESTURE, recognizer, NULL);
    else if (state == RKGestureRecognizerStateChanged) account_continues(A_GESTURE, recognizer, NULL);
    else account_closed(A_GESTURE, recognizer, NULL);
    at(P_gesture_action);
}
static bool on_should_begin(RKGestureRecognizerRef self, void *userdata) {
    (void)self, (void)userdata;
    at(P_should_begin);
    return true;
}
static bool on_should_receive_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) {
    (void)self, (void)touch, (void)userdata;
    at(P_should_receive_touch);
    return true;
}
static bool on_should_receive_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    at(P_should_receive_event);
    return true;
}
static bool on_simultaneously(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    at(P_simultaneously);
    return true;
}

/* ---- Scroll view ---- */

#define NOTICE(name, account, kind)                                  \
    static void on_##name(RKScrollViewRef self, void *userdata) {    \
        (void)userdata;                                              \
        account(kind, self, NULL);                                   \
        at(P_##name);                                                \
    }
static void no_account(int kind, const void *who, const void *what) { (void)kind, (void)who, (void)what; }
NOTICE(did_scroll, no_account, 0)
NOTICE(did_zoom, no_account, 0)
NOTICE(did_animate, no_account, 0)
NOTICE(will_begin_dragging, account_began, A_DRAG)
NOTICE(will_decelerate, account_began, A_DECELERATION)
NOTICE(did_decelerate, account_closed, A_DECELERATION)
static void on_will_end_dragging(RKScrollViewRef self, RKPoint velocity, RKPoint *target, void *userdata) {
    (void)velocity, (void)target, (void)userdata;
    account_continues(A_DRAG, self, NULL);
    at(P_will_end_dragging);
}
static void on_did_end_dragging(RKScrollViewRef self, bool decelerates, void *userdata) {
    (void)decelerates, (void)userdata;
    account_closed(A_DRAG, self, NULL);
    at(P_did_end_dragging);
}
static RKViewRef on_view_for_zooming(RKScrollViewRef self, void *userdata) {
    (void)self, (void)userdata;
    at(P_view_for_zooming);
    return rk_object_is_alive(RK_OBJECT(w.content)) ? w.content : NULL;
}
static void on_will_zoom(RKScrollViewRef self, RKViewRef view, void *userdata) {
    (void)view, (void)userdata;
    account_began(A_ZOOM, self, NULL);
    at(P_will_zoom);
}
static void on_zoomed(RKScrollViewRef self, RKViewRef view, double scale, void *userdata) {
    (void)view, (void)scale, (void)userdata;
    account_closed(A_ZOOM, self, NULL);
    at(P_zoomed);
}
static bool on_touches_should_begin(RKScrollViewRef self, const RKTouchRef *touches, size_t count, RKEventRef event, RKViewRef view, void *userdata) {
    (void)touches, (void)count, (void)event, (void)view, (void)userdata;
    alive(self);
    at(P_touches_should_begin);
    return true;
}
static bool on_touches_should_cancel(RKScrollViewRef self, RKViewRef view, void *userdata) {
    (void)view, (void)userdata;
    alive(self);
    at(P_touches_should_cancel);
    return true;
}

/* ---- Controls ---- */

static bool on_begin_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    (void)touch, (void)event, (void)userdata;
    alive(self);
    account_began(A_TRACKING, self, NULL);
    at(P_begin_tracking);
    return true;
}
static bool on_continue_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    (void)touch, (void)event, (void)userdata;
    alive(self);
    account_continues(A_TRACKING, self, NULL);
    at(P_continue_tracking);
    return true;
}
static void on_end_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    (void)touch, (void)event, (void)userdata;
    alive(self);
    account_closed(A_TRACKING, self, NULL);
    at(P_end_tracking);
}
static void on_cancel_tracking(RKControlRef self, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    alive(self);
    account_closed(A_TRACKING, self, NULL);
    at(P_cancel_tracking);
}
static void on_control(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    if (events & RKControlEventTouchDown) account_began(A_CONTROL, control, NULL);
    if (events & (RKControlEventTouchUpInside | RKControlEventTouchUpOutside | RKControlEventTouchCancel)) account_closed(A_CONTROL, control, NULL);
    if (events & RKControlEventEditingDidBegin) account_began(A_EDITING, control, NULL);
    if (events & RKControlEventEditingDidEnd) account_closed(A_EDITING, control, NULL);
    at(P_control_action);
}

/* ---- Everything else ---- */

static void on_send_event(RKWindowRef self, RKEventRef event, void *userdata) {
    (void)userdata;
    alive(self);
    at(P_send_event);
    (void)rk_super_window_send_event(w.window_class, self, event);
}
static void on_become_key(RKWindowRef self, void *userdata) {
    (void)userdata;
    alive(self);
    at(P_become_key);
}
static void on_resign_key(RKWindowRef self, void *userdata) {
    (void)userdata;
    alive(self);
    at(P_resign_key);
}
static void on_timer(RKContextRef context, double time, void *userdata) {
    (void)context, (void)time, (void)userdata;
    at(P_timer);
}
static void on_posted(RKContextRef context, void *userdata) {
    (void)context, (void)userdata;
    at(P_posted);
}
static void on_notification(RKContextRef context, RKNotification notification, RKObjectRef object, void *userdata) {
    (void)context, (void)notification, (void)object, (void)userdata;
    at(P_notification);
}
static void on_diagnostic(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context, (void)code, (void)text, (void)userdata;
    at(P_diagnostic);
}
#define DROP(name)                            \
    static void on_##name(void *userdata) {   \
        (void)userdata;                       \
        w.drops++;                            \
        at(P_##name);                         \
    }
DROP(timer_drop)
DROP(post_drop)
DROP(userdata_drop)
DROP(action_drop)
DROP(delegate_drop)
DROP(handler_drop)
static void on_class_drop(void *userdata) {
    RKViewRef made;
    (void)userdata;
    w.drops++;
    w.classes_dropped = true;
    EXPECT_STATUS(rk_view_create(w.context, w.view_class, rect(0, 0, 1, 1), &made), RKStatusStaleHandle);
    at(P_class_drop);
}

/* ---- The world ---- */

static void define(void) {
    RKResponderMethods r = RK_INIT(RKResponderMethods);
    RKViewMethods v = RK_INIT(RKViewMethods);
    RKWindowMethods n = RK_INIT(RKWindowMethods);
    RKControlMethods c = RK_INIT(RKControlMethods);
    RKGestureRecognizerMethods g = RK_INIT(RKGestureRecognizerMethods);
    RKScrollViewMethods s = RK_INIT(RKScrollViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    r.touches_began = on_touches_began, r.touches_moved = on_touches_moved, r.touches_ended = on_touches_ended, r.touches_cancelled = on_touches_cancelled;
    r.presses_began = on_presses_began, r.presses_ended = on_presses_ended, r.presses_cancelled = on_presses_cancelled;
    r.motion_began = on_motion_began, r.motion_ended = on_motion_ended, r.motion_cancelled = on_motion_cancelled;
    r.become_first_responder = on_become_first, r.resign_first_responder = on_resign_first, r.can_resign_first_responder = on_can_resign;
    r.insert_text = on_insert_text;
    v.hit_test = on_hit_test, v.point_inside = on_point_inside, v.will_move_to_window = on_will_move_to_window, v.did_move_to_window = on_did_move_to_window;
    v.will_move_to_superview = on_will_move_to_superview, v.did_move_to_superview = on_did_move_to_superview, v.did_add_subview = on_did_add_subview;
    v.will_remove_subview = on_will_remove_subview, v.gesture_recognizer_should_begin = on_view_should_begin;
    desc.name = "Accounting", desc.superclass = "View", desc.responder_methods = &r, desc.view_methods = &v;
    desc.instance_init = on_init, desc.instance_deinit = on_deinit, desc.drop = on_class_drop;
    OK(rk_class_define(w.context, &desc, &w.view_class));
    desc.responder_methods = NULL, desc.view_methods = NULL, desc.instance_init = NULL, desc.instance_deinit = NULL, desc.drop = NULL;
    n.send_event = on_send_event, n.become_key_window = on_become_key, n.resign_key_window = on_resign_key;
    desc.name = "Sending", desc.superclass = "Window", desc.window_methods = &n;
    OK(rk_class_define(w.context, &desc, &w.window_class));
    c.begin_tracking = on_begin_tracking, c.continue_tracking = on_continue_tracking, c.end_tracking = on_end_tracking, c.cancel_tracking = on_cancel_tracking;
    desc.name = "Tracking", desc.superclass = "Control", desc.window_methods = NULL, desc.control_methods = &c;
    OK(rk_class_define(w.context, &desc, &w.control_class));
    g.touches_began = on_gesture_began, g.touches_moved = on_gesture_moved, g.touches_ended = on_gesture_ended, g.touches_cancelled = on_gesture_cancelled;
    g.reset = on_gesture_reset;
    desc.name = "Custom", desc.superclass = "GestureRecognizer", desc.control_methods = NULL, desc.gesture_recognizer_methods = &g;
    OK(rk_class_define(w.context, &desc, &w.gesture_class));
    s.touches_should_begin = on_touches_should_begin, s.touches_should_cancel = on_touches_should_cancel;
    desc.name = "Asking", desc.superclass = "ScrollView", desc.gesture_recognizer_methods = NULL, desc.scroll_view_methods = &s;
    OK(rk_class_define(w.context, &desc, &w.scroll_class));
}

typedef RKStatus (*CreateGesture)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
static RKGestureRecognizerRef attach(CreateGesture create, RKClassRef cls, RKViewRef view) {
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    RKGestureRecognizerRef made = NULL;
    OK(create(w.context, cls, &made));
    OK(rk_gesture_recognizer_add_action(made, on_action, &w, on_action_drop, NULL));
    d.should_begin = on_should_begin, d.should_receive_touch = on_should_receive_touch, d.should_receive_event = on_should_receive_event;
    d.should_recognize_simultaneously_with = on_simultaneously, d.drop = on_delegate_drop, d.userdata = &w;
    OK(rk_gesture_recognizer_set_delegate(made, &d));
    w.drops_due += 2;
    (void)!rk_view_add_gesture_recognizer(view, made);
    return made;
}

static void build(void) {
    RKScrollViewDelegate d = RK_INIT(RKScrollViewDelegate);
    RKTimerRef timer;
    bool answer;
    int k;
    OK(rk_context_create(NULL, &w.context));
    OK(rk_context_get_application(w.context, &w.application));
    OK(rk_context_set_diagnostic_handler(w.context, on_diagnostic, &w, on_handler_drop));
    OK(rk_context_set_notification_handler(w.context, on_notification, &w, on_handler_drop));
    define();
    OK(rk_window_create(w.context, NULL, rect(400, 0, 400, 400), &w.second));
    OK(rk_window_create(w.context, w.window_class, rect(0, 0, 400, 400), &w.window));
    (void)!rk_window_make_key_and_visible(w.window);
    OK(rk_view_create(w.context, NULL, rect(0, 0, 400, 400), &w.root));
    OK(rk_view_create(w.context, w.view_class, rect(0, 0, 100, 100), &w.view));
    OK(rk_view_create(w.context, w.view_class, rect(100, 0, 100, 100), &w.other));
    OK(rk_view_create(w.context, w.view_class, rect(0, 0, 2000, 2000), &w.content));
    OK(rk_view_create(w.context, w.view_class, rect(0, 0, 5, 5), &w.fresh));
    OK(rk_control_create(w.context, w.control_class, rect(0, 100, 200, 50), &w.control));
    OK(rk_text_field_create(w.context, NULL, rect(200, 100, 100, 50), &w.field));
    OK(rk_scroll_view_create(w.context, w.scroll_class, rect(0, 200, 400, 200), &w.scroll));
    OK(rk_view_set_multiple_touch_enabled(w.view, true));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(w.view), true));
    OK(rk_object_set_userdata(RK_OBJECT(w.view), &w, on_userdata_drop));
    OK(rk_control_add_action(w.control, RKControlEventAllEvents, on_control, &w, on_action_drop, NULL));
    OK(rk_control_add_action(w.field, RKControlEventEditingDidBegin | RKControlEventEditingDidEnd, on_control, &w, on_action_drop, NULL));
    OK(rk_scroll_view_set_content_size(w.scroll, (RKSize){2000, 2000}));
    OK(rk_scroll_view_set_zoom_scale_range(w.scroll, 0.5, 3));
    d.did_scroll = on_did_scroll, d.did_zoom = on_did_zoom, d.will_begin_dragging = on_will_begin_dragging, d.will_end_dragging = on_will_end_dragging;
    d.did_end_dragging = on_did_end_dragging, d.will_begin_decelerating = on_will_decelerate, d.did_end_decelerating = on_did_decelerate;
    d.did_end_scrolling_animation = on_did_animate, d.view_for_zooming = on_view_for_zooming, d.will_begin_zooming = on_will_zoom;
    d.did_end_zooming = on_zoomed, d.drop = on_delegate_drop, d.userdata = &w;
    OK(rk_scroll_view_set_delegate(w.scroll, &d));
    OK(rk_context_add_timer(w.context, 1.5, on_timer, &w, on_timer_drop, &timer));
    w.drops_due += 2 + 1 + 1 + 2 + 1 + 1; /* handlers, class, userdata, actions, delegate, timer */
    w.pan = attach(rk_pan_create, NULL, w.view);
    w.taps = attach(rk_tap_create, NULL, w.view);
    w.hover = attach(rk_hover_create, NULL, w.view);
    w.custom = attach(rk_gesture_recognizer_create, w.gesture_class, w.other);
    OK(rk_tap_set_number_of_taps_required(w.taps, 2));
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(w.pan, false));
    OK(rk_gesture_recognizer_set_delays_touches_began(w.custom, true));
    /* From here on callbacks may interfere. */
    (void)!rk_view_add_subview(w.root, w.view);
    (void)!rk_view_add_subview(w.root, w.other);
    (void)!rk_view_add_subview(w.root, RK_VIEW(w.control));
    (void)!rk_view_add_subview(w.root, RK_VIEW(w.field));
    (void)!rk_view_add_subview(RK_VIEW(w.scroll), w.content);
    (void)!rk_view_add_subview(w.root, RK_VIEW(w.scroll));
    (void)!rk_view_add_subview(w.view, w.fresh);
    (void)!rk_view_add_subview(RK_VIEW(w.window), w.root);
    (void)!rk_view_remove_from_superview(w.fresh);
    (void)!rk_responder_become_first_responder(RK_RESPONDER(w.field), &answer);
    (void)!rk_responder_become_first_responder(RK_RESPONDER(w.view), &answer);
    /* One reference is the program's until here, so that handles stay good whatever happened. */
    for (k = 0; k < 4; k++) {
        RKGestureRecognizerRef all[4];
        all[0] = w.pan, all[1] = w.taps, all[2] = w.hover, all[3] = w.custom;
        OK(rk_release(RK_OBJECT(all[k])));
    }
    OK(rk_release(RK_OBJECT(w.root)));
    OK(rk_release(RK_OBJECT(w.view)));
    OK(rk_release(RK_OBJECT(w.other)));
    OK(rk_release(RK_OBJECT(w.content)));
    OK(rk_release(RK_OBJECT(w.control)));
    OK(rk_release(RK_OBJECT(w.field)));
    OK(rk_release(RK_OBJECT(w.scroll)));
}

/* Begin one of everything. What a callback has done before may be in the way. */
static void begin_everything(void) {
    int k;
    bool taken;
    pointer_at(50, 50);
    (void)!rk_context_advance(w.context, w.time - 1e-3); /* backwards: a diagnostic */
    (void)!rk_context_insert_text(w.context, w.time, "a", &taken);
    if (rk_context_post_call(w.context, on_posted, NULL, on_post_drop) == RKStatusOK) w.drops_due++;
    (void)!rk_context_drain(w.context, NULL);
    /* A flick, an animation and a zoom are over; another drag continues, or a pinch on the trackpad. */
    (void)!rk_scroll_view_set_zoom_scale(w.scroll, 1.5, true);
    (void)!rk_context_advance(w.context, w.time += 0.5);
    (void)!rk_scroll_view_set_content_offset(w.scroll, point(100, 100), true);
    (void)!rk_context_advance(w.context, w.time += 0.5);
    (void)!finger(4, RKTouchPhaseBegan, 200, 390);
    (void)!rk_context_advance(w.context, w.time += 0.2);
    for (k = 1; k < 6; k++) (void)!finger(4, RKTouchPhaseMoved, 200, 390 - 30 * k);
    (void)!finger(4, RKTouchPhaseEnded, 200, 240);
    (void)!rk_responder_become_first_responder(RK_RESPONDER(w.field), &taken);
    (void)!rk_responder_become_first_responder(RK_RESPONDER(w.view), &taken);
    press(1, RKPressPhaseBegan);
    (void)!rk_context_send_motion(w.context, w.time, RKMotionPhaseBegan);
    (void)!finger(2, RKTouchPhaseBegan, 150, 50); /* its began is held back */
    (void)!finger(2, RKTouchPhaseMoved, 150, 60);
    (void)!finger(3, RKTouchPhaseBegan, 50, 120);
    (void)!finger(3, RKTouchPhaseMoved, 55, 120);
    (void)!finger(5, RKTouchPhaseBegan, 60, 60);
    (void)!finger(5, RKTouchPhaseMoved, 60, 90);
    if (w.turn & 1) turn(RKGestureInputPhaseBegan, 1), turn(RKGestureInputPhaseChanged, 1.5);
    (void)!finger(2, RKTouchPhaseMoved, 150, 80); /* the custom recogniser begins */
    (void)!finger(1, RKTouchPhaseBegan, 20, 20);
    (void)!finger(1, RKTouchPhaseEnded, 20, 20); /* its ended is held back */
}

static void end(void) {
    int k;
    switch (w.ending) {
    case E_remove_root: (void)!rk_view_remove_from_superview(w.root); break;
    case E_hide: (void)!rk_view_set_hidden(RK_VIEW(w.window), true); break;
    case E_release: if (!w.gone) w.gone = true, (void)!rk_release(RK_OBJECT(w.window)); break;
    case E_end_context: return;
    case E_cancel:
        (void)!rk_context_cancel_all_touches(w.context);
        (void)!rk_context_cancel_all_presses(w.context);
        break;
    case E_become_inactive: (void)!rk_application_set_active(w.application, false); break;
    case E_begin_ignoring: (void)!rk_application_begin_ignoring_interaction_events(w.application); break;
    case E_lift: break;
    case E_other_window: (void)!rk_view_add_subview(RK_VIEW(w.second), w.root); break;
    default:
        (void)!rk_view_remove_gesture_recognizer(w.view, w.pan);
        (void)!rk_view_remove_gesture_recognizer(w.view, w.taps);
        (void)!rk_view_remove_gesture_recognizer(w.other, w.custom);
        break;
    }
    for (k = 0; k < 2; k++) { /* once more for what begins in the middle of it */
        all_fingers(RKTouchPhaseMoved);
        all_fingers(RKTouchPhaseEnded);
        press(1, RKPressPhaseEnded);
        press(9, RKPressPhaseEnded);
        (void)!rk_context_send_motion(w.context, w.time, RKMotionPhaseEnded);
        turn(RKGestureInputPhaseEnded, 1);
        wheel(RKGestureInputPhaseEnded, 0);
        pointer_at(390, 10);
        (void)!rk_context_advance(w.context, w.time += 100);
    }
    /* What still was held back is out now, and nothing is down. */
    EXPECT(still_open(A_TOUCH) == 0 && still_open(A_PRESS) == 0 && still_open(A_MOTION) == 0);
    EXPECT(still_open(A_TRACKING) == 0 && still_open(A_CONTROL) == 0);
    EXPECT(still_open(A_DRAG) == 0 && still_open(A_DECELERATION) == 0 && still_open(A_ZOOM) == 0);
}

static void one(int place, int deed, int ending, int nth) {
    int before = check_failures, k;
    memset(&w, 0, sizeof w);
    w.place = place, w.deed = deed, w.ending = ending, w.turn = nth;
    build();
    begin_everything();
    end();
    w.ended = true;
    OK(rk_context_destroy(w.context));
    EXPECT(w.open_count == 0);
    EXPECT(w.drops == w.drops_due);
    EXPECT(w.classes_dropped);
    for (k = 0; k < KINDS; k++) begun_total[k] += w.begun[k];
    if (check_failures == before) return;
    fprintf(stderr, "in %s: %s; then %s; call %d;", place_names[place], deed_names[deed], ending_names[ending], nth);
    for (k = 0; k < w.open_count; k++) fprintf(stderr, " a %s is open;", kind_names[w.open[k].kind]);
    fprintf(stderr, " %d of %d drops\n", w.drops, w.drops_due);
}

static void print_matrix(void) {
    int place, deed;
    printf("worlds in which a callback (row) did a deed (column):\n%-22s", "");
    for (deed = 0; deed < DEEDS; deed++) printf(" %5d", deed + 1);
    putchar('\n');
    for (place = 0; place < PLACES; place++) {
        printf("%-22s", place_names[place]);
        for (deed = 0; deed < DEEDS; deed++) printf(" %5ld", done_count[place][deed]);
        putchar('\n');
    }
    for (deed = 0; deed < DEEDS; deed++) printf("%d %s%s", deed + 1, deed_names[deed], deed + 1 < DEEDS ? ", " : "\n");
}

/* closing [TURNS]: each callback does it at each of its first TURNS calls; 3 by default. */
int main(int argc, char **argv) {
    int place, deed, ending, turn_number, turns = argc > 1 ? atoi(argv[1]) : 3, kind;
    for (place = 0; place < PLACES && check_failures < 60; place++)
        for (deed = 0; deed < DEEDS; deed++)
            for (ending = 0; ending < ENDINGS; ending++)
                for (turn_number = 1; turn_number <= turns; turn_number++) one(place, deed, ending, turn_number);
    for (kind = 0; kind < KINDS; kind++) {
        EXPECT(begun_total[kind] > 0);
        printf("%s%ld of a %s", kind ? ", " : "begun: ", begun_total[kind], kind_names[kind]);
    }
    putchar('\n');
    print_matrix();
    for (place = 0; place < PLACES; place++)
        for (deed = 0; deed < DEEDS; deed++)
            if (done_count[place][deed] == 0 && check_failures < 60) {
                fprintf(stderr, "%s never did %s\n", place_names[place], deed_names[deed]);
                EXPECT(done_count[place][deed] > 0);
            }
    return check_done("closing");
}
