/* The world of interference_matrix.c, and what its callbacks do to it. */
#ifndef INTERFERENCE_MATRIX_H
#define INTERFERENCE_MATRIX_H

#include "stage.h"

/* Which callback interferes ... */
enum {
    IN_ACTION, IN_TARGET, IN_SHOULD_BEGIN, IN_TOUCH, IN_EVENT, IN_TOGETHER, IN_REQUIRE, IN_REQUIRED, IN_GESTURE_BEGAN, IN_GESTURE_MOVED, IN_GESTURE_ENDED,
    IN_GESTURE_CANCELLED, IN_RESET, IN_CAN_PREVENT, IN_CAN_BE_PREVENTED, IN_CLASS_EVENT, IN_CLASS_REQUIRE, IN_VIEW_SHOULD_BEGIN, IN_VIEW_BEGAN, IN_VIEW_MOVED,
    IN_VIEW_ENDED, IN_VIEW_CANCELLED, IN_BEGIN_TRACKING, IN_CONTINUE_TRACKING, IN_END_TRACKING, IN_CANCEL_TRACKING, IN_SEND_ACTION, IN_CONTROL_ACTION,
    IN_ACTION_DROP, IN_DELEGATE_DROP, IN_DEINIT, IN_DIAGNOSTIC, PLACES
};
/* ... and how. */
enum {
    DETACH_ALL, DETACH_CUSTOM, DISABLE, DISABLE_AND_ENABLE, REMOVE_LEAF, REMOVE_PARENT, REMOVE_CONTROL, RELEASE_WINDOW, HIDE_WINDOW, CANCEL_ALL, REENTER_TAP,
    REENTER_SAME, DESTROY_CONTEXT, DROP_DELEGATES, ADD_ONE, DISABLE_CONTROL, ADVANCE, MOVE_ELSEWHERE, REQUIRE, SET_ENDED, SET_FAILED, IGNORE_TOUCHES, REMOVE_ACTIONS,
    IGNORE_EVENTS, RECLASS, DEEDS
};
enum { TAP, DRAG, PINCH, PRESS, CONTROL_TAP, CONTROL_DRAG, CANCELLED, SCRIPTS };

typedef struct World {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef parent, leaf, other;
    RKControlRef control;
    RKClassRef leaf_class, control_class, gesture_class, sub_class;
    RKGestureRecognizerRef tap, pan, pinch, press, custom;
    RKResponderRef target;
    uint64_t actions[5];
    double time;
    int place, deed, script, turn; /* the turn-th call of that place does it */
    int dropped, added, open[64];  /* by finger: begans of the leaf that are not closed */
    bool gone;                     /* the window was released */
} World;
static World w;

static void finger(int64_t id, RKTouchPhase phase, double x, double y) {
    (void)!send(w.context, w.time += 0.02, id, phase, x, y);
    /* These places are only reached when something ends: the custom recogniser does, in the middle of its gesture. */
    if (w.place == IN_ACTION_DROP || w.place == IN_DELEGATE_DROP || w.place == IN_DEINIT) (void)!rk_view_remove_gesture_recognizer(w.parent, w.custom);
}

/* Statuses mean here only that what was asked cannot be done any more. */
static void interfere(void) {
    RKGestureRecognizerRef all[5];
    int k;
    all[0] = w.tap, all[1] = w.pan, all[2] = w.pinch, all[3] = w.press, all[4] = w.custom;
    switch (w.deed) {
    case DETACH_ALL: for (k = 0; k < 5; k++) (void)!rk_view_remove_gesture_recognizer(w.parent, all[k]); break;
    case DETACH_CUSTOM: (void)!rk_view_remove_gesture_recognizer(w.parent, w.custom); break;
    case DISABLE: for (k = 0; k < 5; k++) (void)!rk_gesture_recognizer_set_enabled(all[k], false); break;
    case DISABLE_AND_ENABLE:
        for (k = 0; k < 5; k++) (void)!rk_gesture_recognizer_set_enabled(all[k], false);
        for (k = 0; k < 5; k++) (void)!rk_gesture_recognizer_set_enabled(all[k], true);
        break;
    case REMOVE_LEAF: (void)!rk_view_remove_from_superview(w.leaf); break;
    case REMOVE_PARENT: (void)!rk_view_remove_from_superview(w.parent); break;
    case REMOVE_CONTROL: (void)!rk_view_remove_from_superview(RK_VIEW(w.control)); break;
    case RELEASE_WINDOW: w.gone = true; OK(rk_release(RK_OBJECT(w.window))); break;
    case HIDE_WINDOW: (void)!rk_view_set_hidden(RK_VIEW(w.window), true); break;
    case CANCEL_ALL: OK(rk_context_cancel_all_touches(w.context)); break;
    case REENTER_TAP:
        finger(50, RKTouchPhaseBegan, 20, 20);
        finger(50, RKTouchPhaseEnded, 20, 20);
        break;
    case REENTER_SAME:
        finger(1, RKTouchPhaseMoved, 90, 90);
        finger(1, RKTouchPhaseEnded, 90, 90);
        break;
    case DESTROY_CONTEXT: EXPECT_STATUS(rk_context_destroy(w.context), RKStatusBusy); break;
    case DROP_DELEGATES: for (k = 0; k < 5; k++) (void)!rk_gesture_recognizer_set_delegate(all[k], NULL); break;
    case ADD_ONE: {
        RKGestureRecognizerRef fresh = NULL;
        OK(rk_tap_create(w.context, NULL, &fresh));
        (void)!rk_view_add_gesture_recognizer(w.parent, fresh);
        OK(rk_release(RK_OBJECT(fresh)));
        break;
    }
    case DISABLE_CONTROL: (void)!rk_control_set_enabled(w.control, false); break;
    case ADVANCE: (void)!rk_context_advance(w.context, w.time += 1); break;
    case MOVE_ELSEWHERE: for (k = 0; k < 5; k++) (void)!rk_view_add_gesture_recognizer(w.other, all[k]); break;
    case REQUIRE:
        for (k = 0; k < 5; k++) (void)!rk_gesture_recognizer_require_to_fail(all[k], all[(k + 1) % 5]); /* a ring */
        break;
    case SET_ENDED: (void)!rk_gesture_recognizer_set_state(w.custom, RKGestureRecognizerStateEnded); break;
    case SET_FAILED: (void)!rk_gesture_recognizer_set_state(w.custom, RKGestureRecognizerStateFailed); break;
    case IGNORE_TOUCHES: {
        RKTouchRef touches[8];
        size_t count = 0, t;
        if (rk_gesture_recognizer_get_touches(w.custom, touches, 8, &count) != RKStatusOK) break;
        for (t = 0; t < count && t < 8; t++) (void)!rk_gesture_recognizer_ignore_touch(w.custom, touches[t]);
        break;
    }
    case REMOVE_ACTIONS: for (k = 0; k < 5; k++) (void)!rk_gesture_recognizer_remove_action(all[k], w.actions[k]); break;
    case IGNORE_EVENTS: {
        RKApplicationRef app = NULL;
        OK(rk_context_get_application(w.context, &app));
        OK(rk_application_begin_ignoring_interaction_events(app));
        OK(rk_application_end_ignoring_interaction_events(app));
        break;
    }
    case RECLASS: (void)!rk_object_set_class(RK_OBJECT(w.custom), w.sub_class); break;
    default: break;
    }
}

static void at(int place) {
    if (place != w.place || w.turn == 0 || --w.turn) return;
    interfere();
}

#endif
