/* Every method of every table: each reports its name to the host and calls super. EveryExtension.c lays them over the built-in classes, EverySubclass.c makes classes of them. */
#ifndef EVERY_METHOD_H
#define EVERY_METHOD_H

#include <responderkit/plugin.h>
#include <stdio.h>
#include <stdlib.h>

/* The first headers had neither presses nor scroll views; these files are built with them, too. */
#if defined(RESPONDERKIT_SCROLL_H)
enum { VIEW, WINDOW, CONTROL, CONTROLLER, APPLICATION, GESTURE, SCROLL, CLASSES };
static const char *const class_names[CLASSES] = {"View", "Window", "Control", "ViewController", "Application", "Tap", "ScrollView"};
#else
enum { VIEW, WINDOW, CONTROL, CONTROLLER, APPLICATION, GESTURE, CLASSES };
static const char *const class_names[CLASSES] = {"View", "Window", "Control", "ViewController", "Application", "Tap"};
#endif

/* What the methods of one class need; their userdata. */
typedef struct Class {
    const RKHost *host;
    RKClassRef cls;
} Class;

static inline void note(const Class *cls, RKObjectRef self, const char *method) {
    char name[64] = "?", text[160];
    (void)rk_object_get_name(self, name, sizeof name, NULL);
    snprintf(text, sizeof text, "%s.%s", name, method);
    (void)cls->host->report(cls->host, RKPluginSeverityInfo, text);
}
#define MINE const Class *mine = (const Class *)userdata
#define NOTE(method) MINE; note(mine, RK_OBJECT(self), #method)

/* ---- Responders ---- */

#define TOUCHES(name)                                                                                                           \
    static void name(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {           \
        NOTE(name);                                                                                                             \
        rk_super_##name(mine->cls, self, touches, count, event);                                                                \
    }
TOUCHES(touches_began) TOUCHES(touches_moved) TOUCHES(touches_ended) TOUCHES(touches_cancelled)

#define QUESTION(name)                                                      \
    static bool name(RKResponderRef self, void *userdata) {                 \
        bool answer = false;                                                \
        NOTE(name);                                                         \
        (void)rk_super_##name(mine->cls, self, &answer);                    \
        return answer;                                                      \
    }
QUESTION(can_become_first_responder) QUESTION(become_first_responder) QUESTION(can_resign_first_responder) QUESTION(resign_first_responder)

static RKResponderRef next_responder(RKResponderRef self, void *userdata) {
    RKResponderRef next = NULL;
    NOTE(next_responder);
    (void)rk_super_next_responder(mine->cls, self, &next);
    return next;
}
static bool can_perform_action(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
    bool answer = false;
    NOTE(can_perform_action);
    (void)rk_super_can_perform_action(mine->cls, self, selector, sender, &answer);
    return answer;
}
static RKResponderRef target_for_action(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
    RKResponderRef target = NULL;
    NOTE(target_for_action);
    (void)rk_super_target_for_action(mine->cls, self, selector, sender, &target);
    return target;
}

/* ---- Views ---- */

static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKViewRef hit = NULL;
    NOTE(hit_test);
    (void)rk_super_hit_test(mine->cls, self, point, event, &hit);
    return hit;
}
static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    bool inside = false;
    NOTE(point_inside);
    (void)rk_super_point_inside(mine->cls, self, point, event, &inside);
    return inside;
}
static bool gesture_recognizer_should_begin(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) {
    bool answer = false;
    NOTE(gesture_recognizer_should_begin);
    (void)rk_super_gesture_recognizer_should_begin(mine->cls, self, recognizer, &answer);
    return answer;
}
#define TREE(name, parameter, argument)                                    \
    static void name(RKViewRef self parameter, void *userdata) {           \
        NOTE(name);                                                        \
        rk_super_##name(mine->cls, self argument);                         \
    }
#define COMMA ,
TREE(will_move_to_superview, COMMA RKViewRef other, COMMA other) TREE(did_move_to_superview, , ) TREE(will_move_to_window, COMMA RKWindowRef window, COMMA window)
TREE(did_move_to_window, , ) TREE(did_add_subview, COMMA RKViewRef other, COMMA other) TREE(will_remove_subview, COMMA RKViewRef other, COMMA other)

/* ---- Windows, controllers, the application ---- */

static void window_send_event(RKWindowRef self, RKEventRef event, void *userdata) {
    NOTE(send_event);
    rk_super_window_send_event(mine->cls, self, event);
}
static void application_send_event(RKApplicationRef self, RKEventRef event, void *userdata) {
    NOTE(send_event);
    rk_super_application_send_event(mine->cls, self, event);
}
#define PLAIN(type, name)                                     \
    static void name(type self, void *userdata) {             \
        NOTE(name);                                           \
        rk_super_##name(mine->cls, self);                     \
    }
PLAIN(RKWindowRef, become_key_window) PLAIN(RKWindowRef, resign_key_window) PLAIN(RKViewControllerRef, load_view) PLAIN(RKViewControllerRef, view_did_load)
#if defined(RESPONDERKIT_SCROLL_H)
#define APPEARANCE(name)                                                        \
    static void name(RKViewControllerRef self, bool animated, void *userdata) { \
        NOTE(name);                                                             \
        rk_super_##name(mine->cls, self, animated);                             \
    }
APPEARANCE(view_will_appear) APPEARANCE(view_is_appearing) APPEARANCE(view_did_appear) APPEARANCE(view_will_disappear) APPEARANCE(view_did_disappear)
#define YES_OR_NO(type, name)                            \
    static bool name(type self, void *userdata) {        \
        bool answer = false;                             \
        NOTE(name);                                      \
        (void)rk_super_##name(mine->cls, self, &answer); \
        return answer;                                   \
    }
YES_OR_NO(RKViewControllerRef, should_automatically_forward_appearance_methods) YES_OR_NO(RKWindowRef, can_become_key_window)
#endif

#if defined(RESPONDERKIT_SCROLL_H)
#define UPDATED(type, name, method)                                                              \
    static void name(type self, const RKTouchRef *touches, size_t count, void *userdata) {       \
        NOTE(method);                                                                            \
        rk_super_##name(mine->cls, self, touches, count);                                        \
    }
UPDATED(RKResponderRef, touches_estimated_properties_updated, touches_estimated_properties_updated)
UPDATED(RKGestureRecognizerRef, gesture_touches_estimated_properties_updated, touches_estimated_properties_updated)
#endif

/* ---- Controls ---- */

#define TRACKING(name)                                                                                   \
    static bool name(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {            \
        bool answer = false;                                                                             \
        NOTE(name);                                                                                      \
        (void)rk_super_##name(mine->cls, self, touch, event, &answer);                                   \
        return answer;                                                                                   \
    }
TRACKING(begin_tracking) TRACKING(continue_tracking)
static void end_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    NOTE(end_tracking);
    rk_super_end_tracking(mine->cls, self, touch, event);
}
static void cancel_tracking(RKControlRef self, RKEventRef event, void *userdata) {
    NOTE(cancel_tracking);
    rk_super_cancel_tracking(mine->cls, self, event);
}
static void send_action(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    NOTE(send_action);
    rk_super_send_action(mine->cls, self, selector, target, event);
}

/* ---- Gesture recognisers ---- */

#define GESTURE_TOUCHES(name)                                                                                                               \
    static void gesture_##name(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {     \
        NOTE(name);                                                                                                                         \
        rk_super_gesture_##name(mine->cls, self, touches, count, event);                                                                    \
    }
GESTURE_TOUCHES(touches_began) GESTURE_TOUCHES(touches_moved) GESTURE_TOUCHES(touches_ended) GESTURE_TOUCHES(touches_cancelled)
#define GESTURE_QUESTION(name, type)                                                                   \
    static bool name(RKGestureRecognizerRef self, type other, void *userdata) {                        \
        bool answer = false;                                                                           \
        NOTE(name);                                                                                    \
        (void)rk_super_gesture_##name(mine->cls, self, other, &answer);                                \
        return answer;                                                                                 \
    }
GESTURE_QUESTION(can_prevent, RKGestureRecognizerRef) GESTURE_QUESTION(can_be_prevented_by, RKGestureRecognizerRef)
GESTURE_QUESTION(should_require_failure_of, RKGestureRecognizerRef) GESTURE_QUESTION(should_be_required_to_fail_by, RKGestureRecognizerRef)
GESTURE_QUESTION(should_receive_event, RKEventRef)
static void gesture_reset(RKGestureRecognizerRef self, void *userdata) {
    NOTE(reset);
    rk_super_gesture_reset(mine->cls, self);
}

/* ---- Presses, text, motion, remote control, scroll views ---- */

#if defined(RESPONDERKIT_SCROLL_H)
#define PRESSES(name)                                                                                                                       \
    static void name(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {                       \
        NOTE(name);                                                                                                                         \
        rk_super_##name(mine->cls, self, presses, count, event);                                                                            \
    }                                                                                                                                       \
    static void gesture_##name(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {     \
        NOTE(name);                                                                                                                         \
        rk_super_gesture_##name(mine->cls, self, presses, count, event);                                                                    \
    }
PRESSES(presses_began) PRESSES(presses_changed) PRESSES(presses_ended) PRESSES(presses_cancelled)
#define MOTION(name)                                                                                        \
    static void name(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {        \
        NOTE(name);                                                                                         \
        rk_super_##name(mine->cls, self, motion, event);                                                    \
    }
MOTION(motion_began) MOTION(motion_ended) MOTION(motion_cancelled)
static void remote_control_received(RKResponderRef self, RKEventRef event, void *userdata) {
    NOTE(remote_control_received);
    rk_super_remote_control_received(mine->cls, self, event);
}
static void insert_text(RKResponderRef self, const char *text, void *userdata) {
    NOTE(insert_text);
    rk_super_insert_text(mine->cls, self, text);
}
static void delete_backward(RKResponderRef self, void *userdata) {
    NOTE(delete_backward);
    rk_super_delete_backward(mine->cls, self);
}
QUESTION(has_text)
static bool touches_should_begin(RKScrollViewRef self, const RKTouchRef *touches, size_t count, RKEventRef event, RKViewRef view, void *userdata) {
    bool answer = false;
    NOTE(touches_should_begin);
    (void)rk_super_touches_should_begin(mine->cls, self, touches, count, event, view, &answer);
    return answer;
}
static bool touches_should_cancel(RKScrollViewRef self, RKViewRef view, void *userdata) {
    bool answer = false;
    NOTE(touches_should_cancel);
    (void)rk_super_touches_should_cancel(mine->cls, self, view, &answer);
    return answer;
}
#endif

/* ---- The tables ---- */

typedef struct Tables {
    RKResponderMethods responder;
    RKViewMethods view;
    RKWindowMethods window;
    RKControlMethods control;
    RKViewControllerMethods controller;
    RKApplicationMethods application;
    RKGestureRecognizerMethods gesture;
#if defined(RESPONDERKIT_SCROLL_H)
    RKScrollViewMethods scroll;
#endif
} Tables;

static inline Tables every_method(void) {
    Tables t = {
        .responder = {sizeof t.responder, 0, next_responder, touches_began, touches_moved, touches_ended, touches_cancelled, can_become_first_responder, become_first_responder,
            can_resign_first_responder, resign_first_responder, can_perform_action, target_for_action,
#if defined(RESPONDERKIT_SCROLL_H)
            presses_began, presses_changed, presses_ended, presses_cancelled, motion_began, motion_ended, motion_cancelled, remote_control_received, insert_text, delete_backward, has_text, touches_estimated_properties_updated,
#endif
        },
        .view = {sizeof t.view, 0, hit_test, point_inside, will_move_to_superview, did_move_to_superview, will_move_to_window, did_move_to_window, did_add_subview, will_remove_subview,
            gesture_recognizer_should_begin},
        .window = {sizeof t.window, 0, window_send_event, become_key_window, resign_key_window,
#if defined(RESPONDERKIT_SCROLL_H)
            can_become_key_window,
#endif
        },
        .control = {sizeof t.control, 0, begin_tracking, continue_tracking, end_tracking, cancel_tracking, send_action},
        .controller = {sizeof t.controller, 0, load_view, view_did_load,
#if defined(RESPONDERKIT_SCROLL_H)
            view_will_appear, view_is_appearing, view_did_appear, view_will_disappear, view_did_disappear, should_automatically_forward_appearance_methods,
#endif
        },
        .application = {sizeof t.application, 0, application_send_event},
        .gesture = {sizeof t.gesture, 0, gesture_touches_began, gesture_touches_moved, gesture_touches_ended, gesture_touches_cancelled, gesture_reset, can_prevent, can_be_prevented_by,
            should_require_failure_of, should_be_required_to_fail_by, should_receive_event,
#if defined(RESPONDERKIT_SCROLL_H)
            gesture_presses_began, gesture_presses_changed, gesture_presses_ended, gesture_presses_cancelled, gesture_touches_estimated_properties_updated,
#endif
        },
#if defined(RESPONDERKIT_SCROLL_H)
        .scroll = {sizeof t.scroll, 0, touches_should_begin, touches_should_cancel},
#endif
    };
    return t;
}

/* What goes into the descriptor for a class, or over it: its own table, and for the lowest of a kind those of its ancestors. */
static inline RKClassDesc describe(int which, const Tables *t, Class *userdata) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    desc.userdata = userdata;
    if (which == VIEW) desc.view_methods = &t->view;
    if (which != GESTURE) desc.responder_methods = &t->responder;
    if (which == WINDOW) desc.window_methods = &t->window;
    if (which == CONTROL) desc.control_methods = &t->control;
    if (which == CONTROLLER) desc.view_controller_methods = &t->controller;
    if (which == APPLICATION) desc.application_methods = &t->application;
    if (which == GESTURE) desc.gesture_recognizer_methods = &t->gesture;
#if defined(RESPONDERKIT_SCROLL_H)
    if (which == SCROLL) desc.scroll_view_methods = &t->scroll;
#endif
    return desc;
}

#endif
