/* SPEC 351: every function that the library may call, leading to itself for ever, is ended by RKStatusTooDeep, on large stacks and on small ones.
 *
 *   recursion          every callback, on the main thread and on a thread of 256 KiB
 *   recursion NAME     one of them
 *
 * Tests/Checks/callbacks.py compares the names in `rows` with the headers. A row has the callback's name (the member of a struct, or the parameter of a function) and what
 * provokes it. In a row's world nobody but that callback has code; it provokes itself again, until a function of the library has answered RKStatusTooDeep. */
#include "check.h"
#include <pthread.h>
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-parameter"
#endif
#include <responderkit/plugin.h>

/* ---- What recurses ---- */

static const char *name;
static void (*provoke)(void);
static size_t calls, most;
static unsigned turn;
static bool isDeep;

/* A call of the library in a callback; whether it went well. */
static bool made(RKStatus status) {
    if (status == RKStatusTooDeep) isDeep = true;
    return status == RKStatusOK;
}
static bool is(const char *other) { return strcmp(name, other) == 0; }

static void go(void) {
    calls++;
    /* More than any stack has room for. */
    if (calls > 2000000) abort();
    if (!isDeep && (!most || calls < most)) provoke();
}

/* Functions of a signature: nothing, yes, no object. */
#define NOTHING(function, ...) static void function(__VA_ARGS__) { go(); }
#define YES(function, ...) static bool function(__VA_ARGS__) { go(); return true; }
#define NONE(type, function, ...) static type function(__VA_ARGS__) { go(); return NULL; }

NONE(RKResponderRef, next_responder, RKResponderRef self, void *userdata)
NOTHING(touches, RKResponderRef self, const RKTouchRef *list, size_t count, RKEventRef event, void *userdata)
NOTHING(updates, RKResponderRef self, const RKTouchRef *list, size_t count, void *userdata)
NOTHING(presses, RKResponderRef self, const RKPressRef *list, size_t count, RKEventRef event, void *userdata)
NOTHING(motion, RKResponderRef self, RKEventSubtype kind, RKEventRef event, void *userdata)
NOTHING(remote, RKResponderRef self, RKEventRef event, void *userdata)
NOTHING(insert, RKResponderRef self, const char *text, void *userdata)
NOTHING(delete_text, RKResponderRef self, void *userdata)
YES(question, RKResponderRef self, void *userdata)
YES(can_perform, RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata)
NONE(RKResponderRef, target, RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata)
NONE(RKViewRef, hit_test, RKViewRef self, RKPoint at, RKEventRef event, void *userdata)
YES(point_inside, RKViewRef self, RKPoint at, RKEventRef event, void *userdata)
NOTHING(tree, RKViewRef self, RKViewRef other, void *userdata)
NOTHING(to_window, RKViewRef self, RKWindowRef window, void *userdata)
NOTHING(moved, RKViewRef self, void *userdata)
YES(view_should_begin, RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata)
NOTHING(window_event, RKWindowRef self, RKEventRef event, void *userdata)
NOTHING(window_key, RKWindowRef self, void *userdata)
NOTHING(controller, RKViewControllerRef self, void *userdata)
NOTHING(appearance, RKViewControllerRef self, bool animated, void *userdata)
YES(forwards, RKViewControllerRef self, void *userdata)
YES(window_question, RKWindowRef self, void *userdata)
NOTHING(application_event, RKApplicationRef self, RKEventRef event, void *userdata)
YES(track, RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata)
NOTHING(end_track, RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata)
NOTHING(cancel_track, RKControlRef self, RKEventRef event, void *userdata)
NOTHING(control_sends, RKControlRef self, const char *selector, RKObjectRef to, RKEventRef event, void *userdata)
NOTHING(gesture_touches, RKGestureRecognizerRef self, const RKTouchRef *list, size_t count, RKEventRef event, void *userdata)
NOTHING(gesture_updates, RKGestureRecognizerRef self, const RKTouchRef *list, size_t count, void *userdata)
NOTHING(gesture_presses, RKGestureRecognizerRef self, const RKPressRef *list, size_t count, RKEventRef event, void *userdata)
NOTHING(gesture_method, RKGestureRecognizerRef self, void *userdata)
YES(gesture_pair, RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata)
YES(gesture_event, RKGestureRecognizerRef self, RKEventRef event, void *userdata)
YES(gesture_touch, RKGestureRecognizerRef self, RKTouchRef touch, void *userdata)
YES(gesture_press, RKGestureRecognizerRef self, RKPressRef press, void *userdata)
YES(gesture_self, RKGestureRecognizerRef self, void *userdata)
YES(should_begin_touches, RKScrollViewRef self, const RKTouchRef *list, size_t count, RKEventRef event, RKViewRef view, void *userdata)
YES(should_cancel_touches, RKScrollViewRef self, RKViewRef view, void *userdata)
NOTHING(scroll_notice, RKScrollViewRef self, void *userdata)
NOTHING(will_end_dragging, RKScrollViewRef self, RKPoint velocity, RKPoint *aim, void *userdata)
NOTHING(did_end_dragging, RKScrollViewRef self, bool decelerates, void *userdata)
NONE(RKViewRef, zooming_view, RKScrollViewRef self, void *userdata)
NOTHING(begin_zooming, RKScrollViewRef self, RKViewRef view, void *userdata)
NOTHING(end_zooming, RKScrollViewRef self, RKViewRef view, double scale, void *userdata)
YES(scroll_question, RKScrollViewRef self, void *userdata)
NOTHING(field_notice, RKControlRef self, void *userdata)
YES(field_question, RKControlRef self, void *userdata)
NOTHING(field_ended, RKControlRef self, RKTextEndReason reason, void *userdata)
YES(field_change, RKControlRef self, size_t start, size_t end, const char *replacement, void *userdata)
static size_t field_position(RKControlRef self, RKPoint at, void *userdata) { go(); return 0; }
NOTHING(instance, RKObjectRef object, void *memory, void *userdata)
NOTHING(drop, void *userdata)
NOTHING(action, RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata)
NOTHING(control_action, RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata)
NOTHING(closure_handler, void *result, void *const *arguments, void *userdata)
NOTHING(timer, RKContextRef called, double time, void *userdata)
NOTHING(posted, RKContextRef called, void *userdata)
NOTHING(diagnostic, RKContextRef called, const char *code, const char *text, void *userdata)
NOTHING(notified, RKContextRef called, RKNotification what, RKObjectRef object, void *userdata)
YES(writer, const void *bytes, size_t count, void *userdata)
static RKStatus plugin_init(const RKHost *host, void **data) { if (is("RKPluginEntry.init")) go(); return RKStatusOK; }
static void plugin_deinit(const RKHost *host, void *data) { go(); }

/* ---- The world ---- */

static RKContextRef context;
static RKApplicationRef application;
static RKWindowRef window, other_window;
static RKViewRef view, other_view, content, zoomed;
static RKControlRef control, fields[2];
static RKScrollViewRef scroll;
static RKGestureRecognizerRef gestures[2];
static RKClassRef views, controllers, leaves;
static void (*closure)(void);
static double now;
static int64_t next_id;

static void began(RKGestureRecognizerRef self, const RKTouchRef *list, size_t count, RKEventRef event, void *userdata) { made(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateBegan)); }
static void ended(RKGestureRecognizerRef self, const RKTouchRef *list, size_t count, RKEventRef event, void *userdata) { made(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateEnded)); }
static RKViewRef the_zoomed(RKScrollViewRef self, void *userdata) { return zoomed; }
static void end_at_once(RKGestureRecognizerRef self, const RKPressRef *list, size_t count, RKEventRef event, void *userdata) {}

#define SET(table, Type, member, function) if (is(#Type "." #member)) (table).member = function

static RKClassRef define(const char *title, const char *superclass, RKClassDesc desc) {
    RKClassRef cls = NULL;
    desc.name = title;
    desc.superclass = superclass;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}

static void set_responder(RKResponderMethods *m) {
    SET(*m, RKResponderMethods, next_responder, next_responder);
    SET(*m, RKResponderMethods, touches_began, touches);
    SET(*m, RKResponderMethods, touches_moved, touches);
    SET(*m, RKResponderMethods, touches_ended, touches);
    SET(*m, RKResponderMethods, touches_cancelled, touches);
    SET(*m, RKResponderMethods, can_become_first_responder, question);
    SET(*m, RKResponderMethods, become_first_responder, question);
    SET(*m, RKResponderMethods, can_resign_first_responder, question);
    SET(*m, RKResponderMethods, resign_first_responder, question);
    SET(*m, RKResponderMethods, can_perform_action, can_perform);
    SET(*m, RKResponderMethods, target_for_action, target);
    SET(*m, RKResponderMethods, presses_began, presses);
    SET(*m, RKResponderMethods, presses_changed, presses);
    SET(*m, RKResponderMethods, presses_ended, presses);
    SET(*m, RKResponderMethods, presses_cancelled, presses);
    SET(*m, RKResponderMethods, motion_began, motion);
    SET(*m, RKResponderMethods, motion_ended, motion);
    SET(*m, RKResponderMethods, motion_cancelled, motion);
    SET(*m, RKResponderMethods, remote_control_received, remote);
    SET(*m, RKResponderMethods, insert_text, insert);
    SET(*m, RKResponderMethods, delete_backward, delete_text);
    SET(*m, RKResponderMethods, has_text, question);
    SET(*m, RKResponderMethods, touches_estimated_properties_updated, updates);
    /* A view accepts text if it overrides insert_text. */
    if ((is("RKResponderMethods.delete_backward") || is("RKResponderMethods.has_text")) && !m->insert_text) m->insert_text = insert;
}

static void set_view(RKViewMethods *m) {
    SET(*m, RKViewMethods, hit_test, hit_test);
    SET(*m, RKViewMethods, point_inside, point_inside);
    SET(*m, RKViewMethods, will_move_to_superview, tree);
    SET(*m, RKViewMethods, did_move_to_superview, moved);
    SET(*m, RKViewMethods, will_move_to_window, to_window);
    SET(*m, RKViewMethods, did_move_to_window, moved);
    SET(*m, RKViewMethods, did_add_subview, tree);
    SET(*m, RKViewMethods, will_remove_subview, tree);
    SET(*m, RKViewMethods, gesture_recognizer_should_begin, view_should_begin);
}

static void set_gesture(RKGestureRecognizerMethods *m, RKGestureRecognizerDelegate *d) {
    m->touches_began = began;
    m->touches_ended = ended;
    SET(*m, RKGestureRecognizerMethods, touches_began, gesture_touches);
    SET(*m, RKGestureRecognizerMethods, touches_moved, gesture_touches);
    SET(*m, RKGestureRecognizerMethods, touches_ended, gesture_touches);
    SET(*m, RKGestureRecognizerMethods, touches_cancelled, gesture_touches);
    SET(*m, RKGestureRecognizerMethods, reset, gesture_method);
    SET(*m, RKGestureRecognizerMethods, can_prevent, gesture_pair);
    SET(*m, RKGestureRecognizerMethods, can_be_prevented_by, gesture_pair);
    SET(*m, RKGestureRecognizerMethods, should_require_failure_of, gesture_pair);
    SET(*m, RKGestureRecognizerMethods, should_be_required_to_fail_by, gesture_pair);
    SET(*m, RKGestureRecognizerMethods, should_receive_event, gesture_event);
    SET(*m, RKGestureRecognizerMethods, presses_began, gesture_presses);
    SET(*m, RKGestureRecognizerMethods, presses_changed, gesture_presses);
    SET(*m, RKGestureRecognizerMethods, presses_ended, gesture_presses);
    SET(*m, RKGestureRecognizerMethods, presses_cancelled, gesture_presses);
    SET(*m, RKGestureRecognizerMethods, touches_estimated_properties_updated, gesture_updates);
    SET(*d, RKGestureRecognizerDelegate, should_begin, gesture_self);
    SET(*d, RKGestureRecognizerDelegate, should_receive_touch, gesture_touch);
    SET(*d, RKGestureRecognizerDelegate, should_receive_event, gesture_event);
    SET(*d, RKGestureRecognizerDelegate, should_recognize_simultaneously_with, gesture_pair);
    SET(*d, RKGestureRecognizerDelegate, should_require_failure_of, gesture_pair);
    SET(*d, RKGestureRecognizerDelegate, should_be_required_to_fail_by, gesture_pair);
    SET(*d, RKGestureRecognizerDelegate, should_receive_press, gesture_press);
}

static void set_scroll(RKScrollViewMethods *m, RKScrollViewDelegate *d) {
    SET(*m, RKScrollViewMethods, touches_should_begin, should_begin_touches);
    SET(*m, RKScrollViewMethods, touches_should_cancel, should_cancel_touches);
    d->view_for_zooming = the_zoomed;
    SET(*d, RKScrollViewDelegate, did_scroll, scroll_notice);
    SET(*d, RKScrollViewDelegate, did_zoom, scroll_notice);
    SET(*d, RKScrollViewDelegate, will_begin_dragging, scroll_notice);
    SET(*d, RKScrollViewDelegate, will_end_dragging, will_end_dragging);
    SET(*d, RKScrollViewDelegate, did_end_dragging, did_end_dragging);
    SET(*d, RKScrollViewDelegate, will_begin_decelerating, scroll_notice);
    SET(*d, RKScrollViewDelegate, did_end_decelerating, scroll_notice);
    SET(*d, RKScrollViewDelegate, did_end_scrolling_animation, scroll_notice);
    SET(*d, RKScrollViewDelegate, view_for_zooming, zooming_view);
    SET(*d, RKScrollViewDelegate, will_begin_zooming, begin_zooming);
    SET(*d, RKScrollViewDelegate, did_end_zooming, end_zooming);
    SET(*d, RKScrollViewDelegate, should_scroll_to_top, scroll_question);
    SET(*d, RKScrollViewDelegate, did_scroll_to_top, scroll_notice);
}

static void set_field(RKTextFieldDelegate *d) {
    SET(*d, RKTextFieldDelegate, should_begin_editing, field_question);
    SET(*d, RKTextFieldDelegate, did_begin_editing, field_notice);
    SET(*d, RKTextFieldDelegate, should_end_editing, field_question);
    SET(*d, RKTextFieldDelegate, did_end_editing, field_ended);
    SET(*d, RKTextFieldDelegate, should_change_characters, field_change);
    SET(*d, RKTextFieldDelegate, did_change_selection, field_notice);
    SET(*d, RKTextFieldDelegate, should_clear, field_question);
    SET(*d, RKTextFieldDelegate, should_return, field_question);
    SET(*d, RKTextFieldDelegate, closest_position, field_position);
}

static void make_classes(RKClassRef *windows, RKClassRef *applications, RKClassRef *controls, RKClassRef *recognizers, RKGestureRecognizerDelegate *gesture_delegate, RKClassRef *scrolls, RKScrollViewDelegate *scroll_delegate) {
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKViewMethods view_methods = RK_INIT(RKViewMethods);
    RKWindowMethods window_methods = RK_INIT(RKWindowMethods);
    RKViewControllerMethods controller_methods = RK_INIT(RKViewControllerMethods);
    RKApplicationMethods application_methods = RK_INIT(RKApplicationMethods);
    RKControlMethods control_methods = RK_INIT(RKControlMethods);
    RKGestureRecognizerMethods gesture_methods = RK_INIT(RKGestureRecognizerMethods);
    RKScrollViewMethods scroll_methods = RK_INIT(RKScrollViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc), plain = RK_INIT(RKClassDesc), leaf = RK_INIT(RKClassDesc);
    RKActionDesc quit = {"quit:", action};
    RKTypedActionDesc typed = RK_INIT(RKTypedActionDesc);
    set_responder(&responder);
    set_view(&view_methods);
    desc.responder_methods = &responder;
    desc.view_methods = &view_methods;
    desc.actions = &quit;
    desc.action_count = 1;
    views = define("Views", "View", desc);
    typed.selector = "go";
    typed.encoding = "v";
    typed.function = (void (*)(void))delete_text;
    OK(rk_class_add_action(views, &typed));
    if (is("RKClassDesc.instance_init")) leaf.instance_init = instance;
    if (is("RKClassDesc.instance_deinit")) leaf.instance_deinit = instance;
    leaves = define("Leaves", "View", leaf);
    SET(window_methods, RKWindowMethods, send_event, window_event);
    SET(window_methods, RKWindowMethods, become_key_window, window_key);
    SET(window_methods, RKWindowMethods, resign_key_window, window_key);
    SET(window_methods, RKWindowMethods, can_become_key_window, window_question);
    plain.window_methods = &window_methods;
    *windows = define("Windows", "Window", plain);
    plain.window_methods = NULL;
    SET(controller_methods, RKViewControllerMethods, load_view, controller);
    SET(controller_methods, RKViewControllerMethods, view_did_load, controller);
    SET(controller_methods, RKViewControllerMethods, view_will_appear, appearance);
    SET(controller_methods, RKViewControllerMethods, view_is_appearing, appearance);
    SET(controller_methods, RKViewControllerMethods, view_did_appear, appearance);
    SET(controller_methods, RKViewControllerMethods, view_will_disappear, appearance);
    SET(controller_methods, RKViewControllerMethods, view_did_disappear, appearance);
    SET(controller_methods, RKViewControllerMethods, should_automatically_forward_appearance_methods, forwards);
    plain.view_controller_methods = &controller_methods;
    controllers = define("Controllers", "ViewController", plain);
    plain.view_controller_methods = NULL;
    SET(application_methods, RKApplicationMethods, send_event, application_event);
    plain.application_methods = &application_methods;
    *applications = define("Applications", "Application", plain);
    plain.application_methods = NULL;
    SET(control_methods, RKControlMethods, begin_tracking, track);
    SET(control_methods, RKControlMethods, continue_tracking, track);
    SET(control_methods, RKControlMethods, end_tracking, end_track);
    SET(control_methods, RKControlMethods, cancel_tracking, cancel_track);
    SET(control_methods, RKControlMethods, send_action, control_sends);
    plain.control_methods = &control_methods;
    *controls = define("Controls", "Control", plain);
    plain.control_methods = NULL;
    set_gesture(&gesture_methods, gesture_delegate);
    if (!gesture_methods.presses_began) gesture_methods.presses_began = end_at_once;
    plain.gesture_recognizer_methods = &gesture_methods;
    *recognizers = define("Recognizers", "GestureRecognizer", plain);
    plain.gesture_recognizer_methods = NULL;
    set_scroll(&scroll_methods, scroll_delegate);
    plain.scroll_view_methods = &scroll_methods;
    *scrolls = define("Scrolls", "ScrollView", plain);
}

static void make_world(void) {
    RKContextDesc desc = RK_INIT(RKContextDesc);
    RKClassRef windows, applications, controls, recognizers, scrolls;
    RKGestureRecognizerDelegate gesture_delegate = RK_INIT(RKGestureRecognizerDelegate);
    RKScrollViewDelegate scroll_delegate = RK_INIT(RKScrollViewDelegate);
    RKTextFieldDelegate field_delegate = RK_INIT(RKTextFieldDelegate);
    int k;
    now = 1;
    next_id = 1;
    desc.without_application = 1;
    OK(rk_context_create(&desc, &context));
    make_classes(&windows, &applications, &controls, &recognizers, &gesture_delegate, &scrolls, &scroll_delegate);
    isDeep = true; /* Nothing recurses while the world is made. */
    OK(rk_application_create(context, applications, &application));
    OK(rk_window_create(context, windows, rect(0, 0, 400, 400), &other_window));
    OK(rk_window_make_key_and_visible(other_window));
    OK(rk_window_create(context, windows, rect(0, 0, 400, 400), &window));
    OK(rk_window_make_key_and_visible(window));
    view = add_view(context, views, RK_VIEW(window), "view", rect(0, 0, 100, 100));
    other_view = add_view(context, views, RK_VIEW(window), "other", rect(0, 100, 100, 100));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(other_view), true));
    OK(rk_control_create(context, controls, rect(100, 0, 100, 100), &control));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(control)));
    OK(rk_scroll_view_create(context, scrolls, rect(200, 0, 200, 200), &scroll));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(scroll)));
    OK(rk_scroll_view_set_content_size(scroll, (RKSize){200, 10000}));
    OK(rk_scroll_view_set_zoom_scale_range(scroll, 0.5, 4));
    OK(rk_scroll_view_set_delays_content_touches(scroll, false));
    content = add_view(context, NULL, RK_VIEW(scroll), "content", rect(0, 0, 200, 10000));
    zoomed = content;
    OK(rk_view_set_multiple_touch_enabled(view, true));
    OK(rk_view_set_multiple_touch_enabled(other_view, true));
    OK(rk_view_set_multiple_touch_enabled(content, true));
    OK(rk_view_set_multiple_touch_enabled(RK_VIEW(control), true));
    OK(rk_scroll_view_set_delegate(scroll, &scroll_delegate));
    set_field(&field_delegate);
    for (k = 0; k < 2; k++) {
        OK(rk_text_field_create(context, NULL, rect(100, 200 + 50 * k, 100, 40), &fields[k]));
        OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(fields[k])));
        OK(rk_text_field_set_delegate(fields[k], &field_delegate));
    }
    for (k = 0; k < 2; k++) {
        OK(rk_gesture_recognizer_create(context, recognizers, &gestures[k]));
        OK(rk_gesture_recognizer_set_delegate(gestures[k], &gesture_delegate));
        if (is("rk_gesture_recognizer_add_action.function")) OK(rk_gesture_recognizer_add_action(gestures[k], gesture_method, NULL, NULL, NULL));
        OK(rk_gesture_recognizer_set_allowed_press_types(gestures[k], ~(uint64_t)0));
        OK(rk_view_add_gesture_recognizer(view, gestures[k]));
    }
    if (is("rk_control_add_action.function")) OK(rk_control_add_action(control, RKControlEventTouchDown, control_action, NULL, NULL, NULL));
    if (is("RKControlMethods.send_action")) OK(rk_control_add_target(control, RK_OBJECT(view), "quit:", RKControlEventTouchDown));
    if (is("rk_context_set_notification_handler.handler")) OK(rk_context_set_notification_handler(context, notified, NULL, NULL));
    if (is("rk_context_set_diagnostic_handler.handler")) OK(rk_context_set_diagnostic_handler(context, diagnostic, NULL, NULL));
}

/* ---- What provokes them ---- */

static RKStatus touch_at(int64_t id, RKTouchPhase phase, double x, double y) { return send(context, now += 0.001, id, phase, x, y); }

static void tap(double x, double y) {
    int64_t id = next_id++;
    if (!made(touch_at(id, RKTouchPhaseBegan, x, y))) return;
    made(touch_at(id, RKTouchPhaseMoved, x + 5, y));
    made(touch_at(id, RKTouchPhaseEnded, x + 5, y));
}
static void do_touches(void) { tap(50, 50); }
static void do_view_touches(void) { tap(50, 150); }
/* One sample for each time that is still to come; then what was estimated in it. */
static void do_updates(void) {
    static int64_t number;
    RKTouchDetails details = RK_INIT(RKTouchDetails);
    RKTouchSample s = sample(next_id++, RKTouchPhaseBegan, 50, is("RKResponderMethods.touches_estimated_properties_updated") ? 150 : 50);
    RKEstimationUpdate update = RK_INIT(RKEstimationUpdate);
    details.estimated_properties = details.estimated_properties_expecting_updates = update.updated_properties = RKTouchPropertyForce;
    details.estimation_update_index = update.estimation_update_index = ++number;
    s.details = &details;
    if (made(rk_context_send_touches(context, now += 0.001, &s, 1))) made(rk_context_send_estimation_updates(context, now, &update, 1));
}
static void do_view_cancel(void) {
    if (made(touch_at(next_id++, RKTouchPhaseBegan, 50, 150))) made(rk_context_cancel_all_touches(context));
}
static void do_cancel(void) {
    if (made(touch_at(next_id++, RKTouchPhaseBegan, 50, 50))) made(rk_context_cancel_all_touches(context));
}
/* A control tracks one touch: the one before has to go. */
static void do_control(void) {
    made(rk_context_cancel_all_touches(context));
    tap(150, 50);
}
static void do_control_cancel(void) {
    made(rk_context_cancel_all_touches(context));
    if (made(touch_at(next_id++, RKTouchPhaseBegan, 150, 50))) made(rk_context_cancel_all_touches(context));
}
static void do_control_actions(void) { made(rk_control_send_actions(control, RKControlEventTouchDown)); }

static RKStatus press_at(int64_t id, RKPressPhase phase, double force) {
    RKPressSample sample = RK_INIT(RKPressSample);
    sample.id = id;
    sample.phase = phase;
    sample.type = RKPressTypeSelect;
    sample.force = force;
    return rk_context_send_presses(context, now += 0.001, &sample, 1);
}
static void be_first(RKViewRef whom) {
    bool answer;
    made(rk_responder_become_first_responder(RK_RESPONDER(whom), &answer));
}
static void do_presses(void) {
    int64_t id = next_id++;
    be_first(view);
    if (!made(press_at(id, RKPressPhaseBegan, 0.2))) return;
    made(press_at(id, RKPressPhaseChanged, 0.9));
    made(press_at(id, RKPressPhaseEnded, 0));
}
static void do_presses_cancel(void) {
    be_first(view);
    if (made(press_at(next_id++, RKPressPhaseBegan, 0.2))) made(rk_context_cancel_all_presses(context));
}
static void do_motion(void) {
    be_first(view);
    made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseCancelled));
    if (made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseBegan))) made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseEnded));
}
static void do_motion_cancel(void) {
    be_first(view);
    made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseCancelled));
    if (made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseBegan))) made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseCancelled));
}
static void do_remote(void) {
    be_first(view);
    made(rk_application_begin_receiving_remote_control_events(application));
    made(rk_context_send_remote_control(context, now += 0.001, RKEventSubtypeRemoteControlPlay));
}
static void do_insert(void) {
    bool answer;
    be_first(view);
    made(rk_context_insert_text(context, now += 0.001, "a", &answer));
}
static void do_delete(void) {
    bool answer;
    be_first(view);
    made(rk_context_delete_backward(context, now += 0.001, &answer));
}
static void do_has_text(void) {
    bool answer;
    made(rk_responder_has_text(RK_RESPONDER(view), &answer));
}
static void do_next(void) {
    RKResponderRef answer;
    made(rk_responder_get_next_responder(RK_RESPONDER(view), &answer));
}
static void do_can_become(void) {
    bool answer;
    made(rk_responder_can_become_first_responder(RK_RESPONDER(view), &answer));
}
static void do_can_resign(void) {
    bool answer;
    made(rk_responder_can_resign_first_responder(RK_RESPONDER(view), &answer));
}
static void do_become(void) { be_first(turn++ % 2 ? view : other_view); }
static void do_resign(void) {
    bool answer;
    made(rk_responder_resign_first_responder(RK_RESPONDER(view), &answer));
}
static void do_can_perform(void) {
    bool answer;
    made(rk_responder_can_perform_action(RK_RESPONDER(view), "quit:", NULL, &answer));
}
static void do_target(void) {
    RKResponderRef answer;
    made(rk_responder_target_for_action(RK_RESPONDER(view), "quit:", NULL, &answer));
}
static void do_hit_test(void) {
    RKViewRef answer;
    made(rk_view_hit_test(RK_VIEW(window), point(50, 50), NULL, &answer));
}
static void do_point_inside(void) {
    bool answer;
    made(rk_view_point_inside(view, point(50, 50), NULL, &answer));
}
static void do_tree(void) {
    RKViewRef made_view = NULL;
    if (!made(rk_view_create(context, views, rect(0, 0, 1, 1), &made_view))) return;
    if (made(rk_view_add_subview(view, made_view))) made(rk_view_remove_from_superview(made_view));
    made(rk_release(RK_OBJECT(made_view)));
}
static void do_key_window(void) { made(rk_window_make_key(turn++ % 2 ? other_window : window)); }
static void do_controller(void) {
    RKViewControllerRef loaded = NULL;
    RKViewRef answer;
    if (!made(rk_view_controller_create(context, controllers, &loaded))) return;
    made(rk_view_controller_get_view(loaded, &answer));
    made(rk_release(RK_OBJECT(loaded)));
}
/* A controller comes into a window and goes, with a child that hears of it too. */
static void do_appearance(void) {
    RKViewControllerRef root = NULL, child = NULL;
    RKViewRef views_of[2];
    if (!made(rk_view_controller_create(context, controllers, &root))) return;
    if (made(rk_view_controller_create(context, NULL, &child))) {
        made(rk_view_controller_add_child(root, child));
        if (made(rk_view_controller_get_view(root, &views_of[0])) && made(rk_view_controller_get_view(child, &views_of[1]))) made(rk_view_add_subview(views_of[0], views_of[1]));
        made(rk_release(RK_OBJECT(child)));
    }
    made(rk_window_set_root_view_controller(other_window, root));
    made(rk_window_set_root_view_controller(other_window, NULL));
    made(rk_release(RK_OBJECT(root)));
}
static void do_instance(void) {
    RKViewRef leaf = NULL;
    if (made(rk_view_create(context, leaves, rect(0, 0, 1, 1), &leaf))) made(rk_release(RK_OBJECT(leaf)));
}
static void do_scroll(void) { made(rk_scroll_view_set_content_offset(scroll, point(0, turn++ % 2 ? 10 : 20), false)); }
static void do_zoom(void) { made(rk_scroll_view_set_zoom_scale(scroll, turn++ % 2 ? 2 : 1, false)); }
static void do_zoom_animated(void) {
    made(rk_scroll_view_set_zoom_scale(scroll, turn++ % 2 ? 2 : 1, true));
    made(rk_context_advance(context, now += 2));
}
static void do_drag(void) {
    int64_t id = next_id++;
    int k;
    if (!made(touch_at(id, RKTouchPhaseBegan, 300, 190))) return;
    for (k = 1; k < 6 && !isDeep; k++) made(send(context, now += 0.01, id, RKTouchPhaseMoved, 300, 190 - 30 * k));
    made(touch_at(id, RKTouchPhaseEnded, 300, 30));
    made(rk_context_advance(context, now += 10));
}
static void do_scroll_animated(void) {
    made(rk_scroll_view_set_content_offset(scroll, point(0, turn++ % 2 ? 100 : 200), true));
    made(rk_context_advance(context, now += 2));
}
static void do_to_top(void) {
    bool answer;
    made(rk_scroll_view_set_content_offset(scroll, point(0, 500), false));
    made(rk_scroll_view_scroll_to_top(scroll, &answer));
    made(rk_context_advance(context, now += 2));
}
static void do_content_touch(void) {
    int64_t id = next_id++;
    if (made(touch_at(id, RKTouchPhaseBegan, 300, 150))) made(touch_at(id, RKTouchPhaseEnded, 300, 150));
}
static void do_edit(void) { be_first(RK_VIEW(fields[turn++ % 2])); }
static void do_end_edit(void) {
    do_edit();
    do_edit();
}
static void do_type(void) {
    bool answer;
    be_first(RK_VIEW(fields[0]));
    made(rk_context_insert_text(context, now += 0.001, "ab", &answer));
}
static void do_select(void) {
    do_type();
    made(rk_text_field_set_selected_range(fields[0], turn++ % 2, 1, RKTextDirectionForward));
}
static void do_clear(void) {
    bool answer;
    do_type();
    made(rk_text_field_clear(fields[0], &answer));
}
static void do_return(void) {
    bool answer;
    be_first(RK_VIEW(fields[0]));
    made(rk_context_insert_text(context, now += 0.001, "\n", &answer));
}
static void do_field_touch(void) {
    do_type();
    tap(150, 220);
}
static void do_timer(void) {
    RKTimerRef added;
    if (made(rk_context_add_timer(context, now += 0.001, timer, NULL, NULL, &added))) made(rk_context_advance(context, now));
}
static void do_post(void) {
    if (made(rk_context_post_call(context, posted, NULL, NULL))) made(rk_context_drain(context, NULL));
}
static void do_diagnostic(void) { made(rk_context_advance(context, -5)); }
static void do_action(void) {
    bool answer;
    made(rk_application_send_action(application, "quit:", RK_OBJECT(view), NULL, NULL, &answer));
}
static void do_invoke(void) { made(rk_invoke(RK_OBJECT(view), "go", NULL, NULL, NULL)); }
static void do_closure(void) {
    RKClosureRef made_closure = NULL;
    if (!closure) {
        if (!made(rk_closure_create(context, "v", closure_handler, NULL, NULL, &made_closure))) return;
        made(rk_closure_get_function(made_closure, &closure));
    }
    /* No function of the library's is called: this one asks once whether there is room left. */
    do_has_text();
    if (!isDeep) closure();
}
static unsigned char recorded_now;
static bool take(const void *bytes, size_t count, void *userdata) { return true; }
static void do_writer(void) {
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    desc.writer = writer;
    if (!recorded_now) recorded_now = 1, made(rk_recorder_start(context, &desc));
    made(rk_recorder_mark(context, "here"));
    made(rk_recorder_flush(context));
}

/* Userdata of everything that has some. */
static void drop_object(void) {
    made(rk_object_set_userdata(RK_OBJECT(view), &calls, drop));
    made(rk_object_set_userdata(RK_OBJECT(view), NULL, NULL));
}
static void drop_diagnostic(void) {
    made(rk_context_set_diagnostic_handler(context, diagnostic, &calls, drop));
    made(rk_context_set_diagnostic_handler(context, NULL, NULL, NULL));
}
static void drop_notification(void) {
    made(rk_context_set_notification_handler(context, notified, &calls, drop));
    made(rk_context_set_notification_handler(context, NULL, NULL, NULL));
}
static void nothing_due(RKContextRef called, double time, void *userdata) {}
static void nothing_posted(RKContextRef called, void *userdata) {}
static void drop_timer(void) {
    RKTimerRef added;
    if (made(rk_context_add_timer(context, now + 1, nothing_due, &calls, drop, &added))) made(rk_timer_cancel(added));
}
static void drop_post(void) {
    if (made(rk_context_post_call(context, nothing_posted, &calls, drop))) made(rk_context_drain(context, NULL));
}
static void no_control_action(RKControlRef c, RKControlEvents events, RKEventRef event, void *userdata) {}
static void drop_control_action(void) {
    uint64_t identifier;
    if (made(rk_control_add_action(control, RKControlEventTouchDown, no_control_action, &calls, drop, &identifier))) made(rk_control_remove_action(control, identifier));
}
static void no_gesture_action(RKGestureRecognizerRef recognizer, void *userdata) {}
static void drop_gesture_action(void) {
    uint64_t identifier;
    if (made(rk_gesture_recognizer_add_action(gestures[0], no_gesture_action, &calls, drop, &identifier))) made(rk_gesture_recognizer_remove_action(gestures[0], identifier));
}
static void drop_gesture_delegate(void) {
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    delegate.userdata = &calls;
    delegate.drop = drop;
    made(rk_gesture_recognizer_set_delegate(gestures[0], &delegate));
    made(rk_gesture_recognizer_set_delegate(gestures[0], NULL));
}
static void drop_scroll_delegate(void) {
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    delegate.userdata = &calls;
    delegate.drop = drop;
    made(rk_scroll_view_set_delegate(scroll, &delegate));
    made(rk_scroll_view_set_delegate(scroll, NULL));
}
static void drop_field_delegate(void) {
    RKTextFieldDelegate delegate = RK_INIT(RKTextFieldDelegate);
    delegate.userdata = &calls;
    delegate.drop = drop;
    made(rk_text_field_set_delegate(fields[0], &delegate));
    made(rk_text_field_set_delegate(fields[0], NULL));
}
static void no_handler(void *result, void *const *arguments, void *userdata) {}
static void drop_closure(void) {
    RKClosureRef made_closure = NULL;
    if (made(rk_closure_create(context, "v", no_handler, &calls, drop, &made_closure))) made(rk_release(RK_OBJECT(made_closure)));
}
static bool no_point(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) { return false; }
static void drop_class(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef extension;
    methods.point_inside = no_point;
    desc.view_methods = &methods;
    desc.userdata = &calls;
    desc.drop = drop;
    if (made(rk_class_extend(leaves, &desc, &extension))) made(rk_class_remove_extension(extension));
}
static void no_function(RKObjectRef self, void *userdata) {}
static void drop_typed_action(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKTypedActionDesc typed = RK_INIT(RKTypedActionDesc);
    RKClassRef extension;
    methods.point_inside = no_point;
    desc.view_methods = &methods;
    typed.selector = "dropped";
    typed.encoding = "v";
    typed.function = (void (*)(void))no_function;
    typed.userdata = &calls;
    typed.drop = drop;
    if (!made(rk_class_extend(leaves, &desc, &extension))) return;
    made(rk_class_add_action(extension, &typed));
    made(rk_class_remove_extension(extension));
}
static void drop_recorder(void) {
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    desc.writer = take;
    desc.userdata = &calls;
    desc.drop = drop;
    made(rk_recorder_start(context, &desc));
    made(rk_recorder_stop(context));
}
enum { PLUGINS = 10000 };
static char ids[PLUGINS][24];
static RKPluginEntry entries[PLUGINS];
static int plugins;
static void do_plugin(void) {
    RKPluginEntry entry = {sizeof entry, RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, NULL, "1", plugin_init, plugin_deinit};
    RKPluginRef plugin = NULL;
    int number = plugins++;
    if (number >= PLUGINS) abort();
    snprintf(ids[number], sizeof ids[number], "p%d", number);
    entry.id = ids[number];
    if (is("RKPluginEntry.init")) entry.deinit = NULL;
    entries[number] = entry;
    if (made(rk_plugin_register(context, &entries[number], &plugin))) made(rk_plugin_deactivate(plugin));
}

/* ---- All of them ---- */

typedef struct Row {
    const char *name;
    void (*provoke)(void);
    /* Not 0: it ends by itself, after so many calls at most. */
    size_t most;
} Row;

static const Row rows[] = {
    {"RKResponderMethods.next_responder", do_next, 0},
    {"RKResponderMethods.touches_began", do_view_touches, 0},
    {"RKResponderMethods.touches_moved", do_view_touches, 0},
    {"RKResponderMethods.touches_ended", do_view_touches, 0},
    {"RKResponderMethods.touches_cancelled", do_view_cancel, 0},
    {"RKResponderMethods.can_become_first_responder", do_can_become, 0},
    {"RKResponderMethods.become_first_responder", do_become, 0},
    {"RKResponderMethods.can_resign_first_responder", do_can_resign, 0},
    {"RKResponderMethods.resign_first_responder", do_resign, 0},
    {"RKResponderMethods.can_perform_action", do_can_perform, 0},
    {"RKResponderMethods.target_for_action", do_target, 0},
    {"RKResponderMethods.presses_began", do_presses, 0},
    {"RKResponderMethods.presses_changed", do_presses, 0},
    {"RKResponderMethods.presses_ended", do_presses, 0},
    {"RKResponderMethods.presses_cancelled", do_presses_cancel, 0},
    {"RKResponderMethods.motion_began", do_motion, 0},
    {"RKResponderMethods.motion_ended", do_motion, 0},
    {"RKResponderMethods.motion_cancelled", do_motion_cancel, 0},
    {"RKResponderMethods.remote_control_received", do_remote, 0},
    {"RKResponderMethods.insert_text", do_insert, 0},
    {"RKResponderMethods.delete_backward", do_delete, 0},
    {"RKResponderMethods.has_text", do_has_text, 0},
    {"RKResponderMethods.touches_estimated_properties_updated", do_updates, 0},
    {"RKActionDesc.function", do_action, 0},
    {"RKViewMethods.hit_test", do_hit_test, 0},
    {"RKViewMethods.point_inside", do_point_inside, 0},
    {"RKViewMethods.will_move_to_superview", do_tree, 0},
    {"RKViewMethods.did_move_to_superview", do_tree, 0},
    {"RKViewMethods.will_move_to_window", do_tree, 0},
    {"RKViewMethods.did_move_to_window", do_tree, 0},
    {"RKViewMethods.did_add_subview", do_tree, 0},
    {"RKViewMethods.will_remove_subview", do_tree, 0},
    {"RKViewMethods.gesture_recognizer_should_begin", do_touches, 0},
    {"RKWindowMethods.send_event", do_touches, 0},
    {"RKWindowMethods.become_key_window", do_key_window, 0},
    {"RKWindowMethods.resign_key_window", do_key_window, 0},
    {"RKViewControllerMethods.load_view", do_controller, 0},
    {"RKViewControllerMethods.view_did_load", do_controller, 0},
    {"RKWindowMethods.can_become_key_window", do_key_window, 0},
    {"RKViewControllerMethods.view_will_appear", do_appearance, 0},
    {"RKViewControllerMethods.view_is_appearing", do_appearance, 0},
    {"RKViewControllerMethods.view_did_appear", do_appearance, 0},
    {"RKViewControllerMethods.view_will_disappear", do_appearance, 0},
    {"RKViewControllerMethods.view_did_disappear", do_appearance, 0},
    {"RKViewControllerMethods.should_automatically_forward_appearance_methods", do_appearance, 0},
    {"RKApplicationMethods.send_event", do_touches, 0},
    {"RKControlMethods.begin_tracking", do_control, 0},
    {"RKControlMethods.continue_tracking", do_control, 0},
    {"RKControlMethods.end_tracking", do_control, 8},
    {"RKControlMethods.cancel_tracking", do_control_cancel, 8},
    {"RKControlMethods.send_action", do_control_actions, 0},
    {"RKGestureRecognizerMethods.touches_began", do_touches, 0},
    {"RKGestureRecognizerMethods.touches_moved", do_touches, 0},
    {"RKGestureRecognizerMethods.touches_ended", do_touches, 0},
    {"RKGestureRecognizerMethods.touches_cancelled", do_cancel, 0},
    {"RKGestureRecognizerMethods.reset", do_touches, 8},
    {"RKGestureRecognizerMethods.can_prevent", do_touches, 0},
    {"RKGestureRecognizerMethods.can_be_prevented_by", do_touches, 0},
    {"RKGestureRecognizerMethods.should_require_failure_of", do_touches, 8},
    {"RKGestureRecognizerMethods.should_be_required_to_fail_by", do_touches, 8},
    {"RKGestureRecognizerMethods.should_receive_event", do_touches, 0},
    {"RKGestureRecognizerMethods.presses_began", do_presses, 0},
    {"RKGestureRecognizerMethods.presses_changed", do_presses, 0},
    {"RKGestureRecognizerMethods.presses_ended", do_presses, 0},
    {"RKGestureRecognizerMethods.presses_cancelled", do_presses_cancel, 0},
    {"RKGestureRecognizerMethods.touches_estimated_properties_updated", do_updates, 0},
    {"RKGestureRecognizerDelegate.should_begin", do_touches, 0},
    {"RKGestureRecognizerDelegate.should_receive_touch", do_touches, 0},
    {"RKGestureRecognizerDelegate.should_receive_event", do_touches, 0},
    {"RKGestureRecognizerDelegate.should_recognize_simultaneously_with", do_touches, 0},
    {"RKGestureRecognizerDelegate.should_require_failure_of", do_touches, 8},
    {"RKGestureRecognizerDelegate.should_be_required_to_fail_by", do_touches, 8},
    {"RKGestureRecognizerDelegate.should_receive_press", do_presses, 0},
    {"RKGestureRecognizerDelegate.drop", drop_gesture_delegate, 0},
    {"RKScrollViewMethods.touches_should_begin", do_content_touch, 0},
    {"RKScrollViewMethods.touches_should_cancel", do_drag, 0},
    {"RKScrollViewDelegate.did_scroll", do_scroll, 0},
    {"RKScrollViewDelegate.did_zoom", do_zoom, 0},
    {"RKScrollViewDelegate.will_begin_dragging", do_drag, 4},
    {"RKScrollViewDelegate.will_end_dragging", do_drag, 0},
    {"RKScrollViewDelegate.did_end_dragging", do_drag, 0},
    {"RKScrollViewDelegate.will_begin_decelerating", do_drag, 0},
    {"RKScrollViewDelegate.did_end_decelerating", do_drag, 0},
    {"RKScrollViewDelegate.did_end_scrolling_animation", do_scroll_animated, 0},
    {"RKScrollViewDelegate.view_for_zooming", do_zoom, 0},
    {"RKScrollViewDelegate.will_begin_zooming", do_zoom_animated, 0},
    {"RKScrollViewDelegate.did_end_zooming", do_zoom_animated, 0},
    {"RKScrollViewDelegate.should_scroll_to_top", do_to_top, 0},
    {"RKScrollViewDelegate.did_scroll_to_top", do_to_top, 0},
    {"RKScrollViewDelegate.drop", drop_scroll_delegate, 0},
    {"RKTextFieldDelegate.should_begin_editing", do_edit, 0},
    {"RKTextFieldDelegate.did_begin_editing", do_edit, 0},
    {"RKTextFieldDelegate.should_end_editing", do_end_edit, 0},
    {"RKTextFieldDelegate.did_end_editing", do_end_edit, 0},
    {"RKTextFieldDelegate.should_change_characters", do_type, 0},
    {"RKTextFieldDelegate.did_change_selection", do_select, 0},
    {"RKTextFieldDelegate.should_clear", do_clear, 0},
    {"RKTextFieldDelegate.should_return", do_return, 0},
    {"RKTextFieldDelegate.closest_position", do_field_touch, 8},
    {"RKTextFieldDelegate.drop", drop_field_delegate, 0},
    {"RKClassDesc.instance_init", do_instance, 0},
    {"RKClassDesc.instance_deinit", do_instance, 0},
    {"RKClassDesc.drop", drop_class, 3000},
    {"RKTypedActionDesc.function", do_invoke, 0},
    {"RKTypedActionDesc.drop", drop_typed_action, 3000},
    {"RKPluginEntry.init", do_plugin, 3000},
    {"RKPluginEntry.deinit", do_plugin, 3000},
    {"RKRecorderDesc.writer", do_writer, 4},
    {"RKRecorderDesc.drop", drop_recorder, 4},
    {"rk_object_set_userdata.drop", drop_object, 0},
    {"rk_context_set_diagnostic_handler.handler", do_diagnostic, 1},
    {"rk_context_set_diagnostic_handler.drop", drop_diagnostic, 0},
    {"rk_context_set_notification_handler.handler", do_key_window, 0},
    {"rk_context_set_notification_handler.drop", drop_notification, 0},
    {"rk_context_add_timer.callback", do_timer, 0},
    {"rk_context_add_timer.drop", drop_timer, 0},
    {"rk_context_post_call.callback", do_post, 0},
    {"rk_context_post_call.drop", drop_post, 0},
    {"rk_control_add_action.function", do_control_actions, 0},
    {"rk_control_add_action.drop", drop_control_action, 0},
    {"rk_gesture_recognizer_add_action.function", do_touches, 8},
    {"rk_gesture_recognizer_add_action.drop", drop_gesture_action, 0},
    {"rk_closure_create.handler", do_closure, 0},
    {"rk_closure_create.drop", drop_closure, 0},
};

static void run(const Row *row) {
    name = row->name;
    provoke = row->provoke;
    most = row->most;
    turn = 1;
    closure = NULL;
    recorded_now = 0;
    plugins = 0;
    make_world();
    calls = 0;
    isDeep = false;
    provoke();
    if (getenv("VERBOSE")) printf("%-64s %zu calls%s\n", name, calls, isDeep ? ", too deep" : "");
    if (row->most ? calls < 1 || calls > row->most : calls < 2 || !isDeep) {
        fprintf(stderr, "recursion: %s: %zu calls%s\n", name, calls, isDeep ? ", too deep" : ", and nothing answered RKStatusTooDeep");
        check_failures++;
    }
    check_count++;
    isDeep = true;
    OK(rk_context_destroy(context));
}

/* ---- A plugin that asks itself: its fault, and what it inherits answers ---- */

static RKResponderRef asks_next(RKResponderRef self, void *userdata) {
    RKResponderRef answer = NULL;
    calls++;
    made(rk_responder_get_next_responder(self, &answer));
    return answer;
}
static bool asks_can_become(RKResponderRef self, void *userdata) {
    bool answer = false;
    calls++;
    made(rk_responder_can_become_first_responder(self, &answer));
    return answer;
}
static bool asks_can_perform(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
    bool answer = false;
    calls++;
    made(rk_responder_can_perform_action(self, selector, sender, &answer));
    return answer;
}
static RKStatus asking_init(const RKHost *host, void **data) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef extension;
    methods.next_responder = asks_next;
    methods.can_become_first_responder = asks_can_become;
    methods.can_perform_action = asks_can_perform;
    desc.responder_methods = &methods;
    return host->extend_class(host, "View", &desc, &extension);
}

static void plugin_asks_itself(void) {
    static const RKPluginEntry entry = {sizeof entry, RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.asks", "1", asking_init, NULL};
    RKPluginRef plugin = NULL;
    RKPluginFault last = RKPluginFaultReported;
    RKResponderRef next = NULL;
    uint64_t faults = 0;
    bool answer = false;
    name = "plugin";
    make_world();
    OK(rk_plugin_register(context, &entry, &plugin));
    OK(rk_responder_get_next_responder(RK_RESPONDER(view), &next));
    EXPECT(next == RK_RESPONDER(window) && calls > 100);
    OK(rk_plugin_get_faults(plugin, &faults, &last));
    EXPECT(faults == 1 && last == RKPluginFaultTooDeep);
    OK(rk_responder_can_become_first_responder(RK_RESPONDER(view), &answer));
    EXPECT(answer);
    OK(rk_responder_can_perform_action(RK_RESPONDER(view), "quit:", NULL, &answer));
    EXPECT(answer);
    OK(rk_plugin_get_faults(plugin, &faults, &last));
    EXPECT(faults == 3 && last == RKPluginFaultTooDeep);
    OK(rk_context_destroy(context));
}

static const char *only;

static void *run_all(void *unused) {
    size_t k;
    for (k = 0; k < sizeof rows / sizeof *rows; k++)
        if (rows[k].provoke && (!only || strcmp(only, rows[k].name) == 0)) {
            run(&rows[k]);
        }
    if (!only) plugin_asks_itself();
    return NULL;
}

int main(int argc, char **argv) {
    pthread_attr_t small;
    pthread_t thread;
    only = argc > 1 ? argv[1] : NULL;
    run_all(NULL);
    EXPECT(pthread_attr_init(&small) == 0 && pthread_attr_setstacksize(&small, 256 << 10) == 0);
    EXPECT(pthread_create(&thread, &small, run_all, NULL) == 0);
    pthread_join(thread, NULL);
    pthread_attr_destroy(&small);
    return check_done("recursion");
}
