/* A world in which only the callback `name` has code, and that callback provokes itself again. */
#ifndef RECURSION_WORLD_H
#define RECURSION_WORLD_H

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
NOTHING(observed, RKContextRef called, RKObjectRef object, const RKObservation *call, void *userdata)
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
    if (is("rk_context_set_observer.observer")) OK(rk_context_set_observer(context, observed, NULL, NULL));
    if (is("rk_context_set_diagnostic_handler.handler")) OK(rk_context_set_diagnostic_handler(context, diagnostic, NULL, NULL));
}

#endif
