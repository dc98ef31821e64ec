/* The scene's recognisers made of the library's objects: their classes, properties, delegates and targets. */
#ifndef GESTURE_OBJECTS_H
#define GESTURE_OBJECTS_H

#include "gesture_world.h"

/* ---- Classes ---- */

static void define_gestures(void) {
    int kind, own;
    for (kind = 0; kind < GESTURE_KINDS; kind++)
        for (own = BUILT_IN; own < OWNS; own++) {
            char name[32];
            RKClassDesc desc = RK_INIT(RKClassDesc);
            RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
            RKClassRef *cls = &gesture_kinds[kind][own];
            if (own == BUILT_IN) {
                MUST(rk_class_find(context, gesture_classes[kind], cls));
                continue;
            }
            methods.touches_began = gesture_began, methods.touches_moved = gesture_moved;
            methods.touches_ended = gesture_ended, methods.touches_cancelled = gesture_cancelled;
            methods.reset = gesture_reset;
            if (own == ASKED) {
                methods.can_prevent = can_prevent, methods.can_be_prevented_by = can_be_prevented_by;
                methods.should_require_failure_of = should_require_failure_of, methods.should_be_required_to_fail_by = should_be_required_to_fail_by;
            }
            (void)snprintf(name, sizeof name, "%s%s", own == ASKED ? "Asked" : "Logged", gesture_classes[kind]);
            desc.name = name, desc.superclass = gesture_classes[kind];
            desc.gesture_recognizer_methods = &methods;
            desc.userdata = cls;
            MUST(rk_class_define(context, &desc, cls));
        }
}

/* ---- Objects ---- */

static void make_recognizer(int g) {
    const SceneGesture *s = &scene.gestures[g];
    RKGestureRecognizerRef r = NULL;
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    MUST(rk_gesture_recognizer_create(context, gesture_kinds[s->kind][s->own], &r));
    gestures[g].ref = r;
    MUST(rk_gesture_recognizer_set_cancels_touches_in_view(r, s->cancels));
    MUST(rk_gesture_recognizer_set_delays_touches_began(r, s->delays_began));
    MUST(rk_gesture_recognizer_set_delays_touches_ended(r, s->delays_ended));
    MUST(rk_gesture_recognizer_set_enabled(r, s->enabled));
    switch (s->kind) {
    case TAP:
        MUST(rk_tap_set_number_of_taps_required(r, s->taps));
        MUST(rk_tap_set_number_of_touches_required(r, s->touches));
        if (s->movement >= 0) MUST(rk_tap_set_allowable_movement(r, s->movement));
        break;
    case LONG_PRESS:
        MUST(rk_tap_set_number_of_taps_required(r, s->taps));
        MUST(rk_long_press_set_number_of_touches_required(r, s->touches));
        MUST(rk_long_press_set_minimum_press_duration(r, s->duration));
        if (s->movement >= 0) MUST(rk_long_press_set_allowable_movement(r, s->movement));
        break;
    case EDGE_PAN: MUST(rk_screen_edge_pan_set_edges(r, s->directions)); /* fall through */
    case PAN:
        MUST(rk_pan_set_minimum_number_of_touches(r, s->touches));
        MUST(rk_pan_set_maximum_number_of_touches(r, s->most_touches));
        break;
    case SWIPE:
        MUST(rk_swipe_set_direction(r, s->directions));
        MUST(rk_swipe_set_number_of_touches_required(r, s->touches));
        break;
    default: break;
    }
    MUST(rk_gesture_recognizer_add_action(r, gesture_action, NULL, NULL, NULL));
    if (s->target) {
        MUST(rk_gesture_recognizer_add_target(r, RK_OBJECT(target), "act:"));
        MUST(rk_gesture_recognizer_add_action(r, gesture_action, context, NULL, NULL));
    }
    if (s->delegate) {
        if (s->delegate & 1) delegate.should_begin = delegate_should_begin;
        if (s->delegate & 2) delegate.should_receive_touch = delegate_should_receive_touch;
        if (s->delegate & 4) delegate.should_receive_event = delegate_should_receive_event;
        if (s->delegate & 8) delegate.should_recognize_simultaneously_with = delegate_simultaneous;
        if (s->delegate & 16) delegate.should_require_failure_of = delegate_requires;
        if (s->delegate & 32) delegate.should_be_required_to_fail_by = delegate_is_required;
        MUST(rk_gesture_recognizer_set_delegate(r, &delegate));
    }
    MUST(rk_view_add_gesture_recognizer(s->view < 0 ? RK_VIEW(window) : views[s->view], r));
}

#endif
