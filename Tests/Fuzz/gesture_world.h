/* What the scene's views and recognisers receive and are asked: callbacks that keep the diary and the account, answer as the scene has it, and disturb
 * what is in progress.
 */
#ifndef GESTURE_WORLD_H
#define GESTURE_WORLD_H

#include "gesture_diary.h"

static RKClassRef view_kinds[VIEW_KINDS], gesture_kinds[GESTURE_KINDS][OWNS], target_class;
static RKResponderRef target;
static int script_calls[MOST_GESTURES], forwarding, forwarder; /* how many supers are forwarding; whose the innermost is */
static double now;
static bool quiet; /* nothing disturbs any more */

static void disturb(void);

/* ---- Views ---- */

static void list_touches(const RKTouchRef *touches, size_t count) {
    size_t i;
    for (i = 0; i < count; i++) write_down(" %d", number_of_touch(touches[i]));
    write_down("\n");
}
static void look_at_touch(int view, RKTouchPhase phase, int id, RKTouchRef touch) {
    RKTouchPhase shown = RKTouchPhaseStationary;
    double timestamp = 0;
    RKPoint at = {0, 0};
    MUST(rk_touch_get_phase(touch, &shown));
    MUST(rk_touch_get_timestamp(touch, &timestamp));
    MUST(rk_touch_get_location(touch, NULL, &at));
    judge_view_touch(view, phase, id);
    judge_look(view, phase, id, shown, timestamp, at);
}
static void view_touches(RKTouchPhase phase, RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, RKClassRef cls) {
    static RKStatus (*const supers[])(RKClassRef, RKResponderRef, const RKTouchRef *, size_t, RKEventRef) = {
        rk_super_touches_began, rk_super_touches_moved, NULL, rk_super_touches_ended, rk_super_touches_cancelled};
    int view = number_of_view(self), outer = forwarder;
    size_t i;
    read_trace();
    turn_views = true;
    if (calm && forwarding && forwarder >= 0) RULE(scene.views[forwarder].kind < CONTROL || !scene.views[forwarder].enabled, "control %d, which is enabled, forwards touches (SPEC 93)", forwarder);
    write_down("v%d.%d", view, (int)phase);
    list_touches(touches, count);
    for (i = 0; i < count; i++) {
        int id = number_of_touch(touches[i]);
        if (checking && fingers[id].hit == view && forwarding == 0) look_at_touch(view, phase, id, touches[i]);
    }
    disturb();
    if (view >= 0 && (scene.views[view].calls_super || scene.views[view].kind >= CONTROL) && rk_object_is_alive(RK_OBJECT(self))) {
        forwarding++, forwarder = view;
        (void)!supers[phase](cls, self, touches, count, event);
        forwarding--, forwarder = outer;
    }
}
static void view_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { view_touches(RKTouchPhaseBegan, self, touches, count, event, *(RKClassRef *)userdata); }
static void view_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { view_touches(RKTouchPhaseMoved, self, touches, count, event, *(RKClassRef *)userdata); }
static void view_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { view_touches(RKTouchPhaseEnded, self, touches, count, event, *(RKClassRef *)userdata); }
static void view_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { view_touches(RKTouchPhaseCancelled, self, touches, count, event, *(RKClassRef *)userdata); }

static bool view_should_begin(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) {
    int view = number_of_view(self), g = number_of_gesture(recognizer);
    bool answer = true;
    read_trace();
    write_down("v%d.shouldBegin g%d\n", view, g);
    disturb();
    if (view >= 0 && scene.views[view].asks && answers(VIEW_REFUSES, view, g)) {
        if (g >= 0) gestures[g].refused = true;
        return false;
    }
    if (!rk_object_is_alive(RK_OBJECT(self)) || !rk_object_is_alive(RK_OBJECT(recognizer))) return true;
    if (rk_super_gesture_recognizer_should_begin(*(RKClassRef *)userdata, self, recognizer, &answer) != RKStatusOK) return true;
    if (!answer && g >= 0) {
        gestures[g].refused = true;
        if (calm) RULE(may_veto(view, g), "control %d vetoes g%d", view, g);
    }
    return answer;
}

/* ---- Recognisers ---- */

static void follow_script(int g, RKTouchPhase phase, const RKTouchRef *touches, size_t count) {
    /* Which states may be there after `wanted` was set in `state`: bits (SPEC 159-161); a wish that has to wait stays possible,
     * and can be taken back. */
    static const unsigned after[3][6] = {{1, 1 | 2 | 32, 1 | 2 | 32, 1 | 8 | 32, 1 | 32, 32}, {2, 2, 4, 8, 16, 16}, {4, 4, 4, 8, 16, 16}};
    const SceneGesture *s = &scene.gestures[g];
    RKGestureRecognizerRef self = gestures[g].ref;
    int wanted = s->script[phase];
    RKGestureRecognizerState state = POSSIBLE, result = POSSIBLE;
    size_t tracked = 0, i;
    if (!self || script_calls[g]++ < s->after) wanted = LEAVE;
    if (!self || rk_gesture_recognizer_get_state(self, &state) != RKStatusOK) return;
    if (wanted == IGNORE) {
        for (i = 0; i < count; i++)
            if (one_in(2)) (void)!rk_gesture_recognizer_ignore_touch(self, touches[i]);
        return;
    }
    if (wanted == LEAVE && s->tidy && (phase == RKTouchPhaseEnded || phase == RKTouchPhaseCancelled) && (state == BEGAN || state == CHANGED)) {
        MUST(rk_gesture_recognizer_get_number_of_touches(self, &tracked));
        if (tracked == 0) wanted = phase == RKTouchPhaseEnded ? ENDED : CANCELLED;
    }
    if (s->tidy && wanted != LEAVE && phase >= RKTouchPhaseEnded && (state == BEGAN || state == CHANGED) && wanted < ENDED) wanted = ENDED;
    if (wanted == LEAVE) return;
    MUST(rk_gesture_recognizer_set_state(self, (RKGestureRecognizerState)wanted));
    if (!calm || state > CHANGED) return;
    MUST(rk_gesture_recognizer_get_state(self, &result));
    if (!(after[state][wanted] >> result & 1)) DIE("g%d sets %d in %d and is in %d", g, wanted, (int)state, (int)result);
}
static void gesture_touches(RKTouchPhase phase, RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, RKClassRef cls) {
    static RKStatus (*const supers[])(RKClassRef, RKGestureRecognizerRef, const RKTouchRef *, size_t, RKEventRef) = {
        rk_super_gesture_touches_began, rk_super_gesture_touches_moved, NULL, rk_super_gesture_touches_ended, rk_super_gesture_touches_cancelled};
    int g = number_of_gesture(self);
    size_t i;
    read_trace();
    write_down("g%d.%d", g, (int)phase);
    list_touches(touches, count);
    if (g >= 0) {
        if (checking) {
            judge_gesture_call(g, phase);
            for (i = 0; i < count; i++) judge_gesture_touch(g, phase, number_of_touch(touches[i]));
        }
        disturb();
        if (scene.gestures[g].kind == CUSTOM) follow_script(g, phase, touches, count);
    }
    if (rk_object_is_alive(RK_OBJECT(self))) (void)!supers[phase](cls, self, touches, count, event);
}
static void gesture_began(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { gesture_touches(RKTouchPhaseBegan, self, touches, count, event, *(RKClassRef *)userdata); }
static void gesture_moved(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { gesture_touches(RKTouchPhaseMoved, self, touches, count, event, *(RKClassRef *)userdata); }
static void gesture_ended(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { gesture_touches(RKTouchPhaseEnded, self, touches, count, event, *(RKClassRef *)userdata); }
static void gesture_cancelled(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { gesture_touches(RKTouchPhaseCancelled, self, touches, count, event, *(RKClassRef *)userdata); }

static void gesture_reset(RKGestureRecognizerRef self, void *userdata) {
    int g = number_of_gesture(self);
    RKGestureRecognizerState state = POSSIBLE;
    read_trace();
    (void)!rk_gesture_recognizer_get_state(self, &state);
    write_down("g%d.reset in %d\n", g, (int)state);
    if (g >= 0 && checking) judge_reset(g, (int)state);
    disturb();
    if (rk_object_is_alive(RK_OBJECT(self))) (void)!rk_super_gesture_reset(*(RKClassRef *)userdata, self);
}

static bool ask(Question question, RKGestureRecognizerRef self, RKGestureRecognizerRef other) {
    int a = number_of_gesture(self), b = number_of_gesture(other);
    bool answer;
    read_trace();
    answer = answers(question, a, b);
    write_down("g%d ? %d g%d: %d\n", a, (int)question, b, answer);
    if (answer && a >= 0 && b >= 0) {
        bool requires = question == REQUIRES || question == DELEGATE_REQUIRES, is_required = question == IS_REQUIRED_BY || question == DELEGATE_IS_REQUIRED_BY;
        /* a delegate may be asked after a class's answer has ended the attempt: nothing is required then */
        if (requires && gestures[a].attempt) add_edge(a, b);
        if (is_required && gestures[b].attempt) add_edge(b, a);
    }
    disturb();
    return answer;
}
#define PAIR_METHOD(name, question, super, refuses)                                                                   \
    static bool name(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {                      \
        bool inherited = false;                                                                                        \
        if (ask(question, self, other)) return !(refuses);                                                             \
        if (!rk_object_is_alive(RK_OBJECT(self)) || !rk_object_is_alive(RK_OBJECT(other))) return refuses;              \
        if (super(*(RKClassRef *)userdata, self, other, &inherited) != RKStatusOK) return refuses;                     \
        return inherited;                                                                                              \
    }
PAIR_METHOD(can_prevent, REFUSES_TO_PREVENT, rk_super_gesture_can_prevent, true)
PAIR_METHOD(can_be_prevented_by, REFUSES_TO_BE_PREVENTED, rk_super_gesture_can_be_prevented_by, true)
PAIR_METHOD(should_require_failure_of, REQUIRES, rk_super_gesture_should_require_failure_of, false)
PAIR_METHOD(should_be_required_to_fail_by, IS_REQUIRED_BY, rk_super_gesture_should_be_required_to_fail_by, false)

static bool delegate_should_begin(RKGestureRecognizerRef self, void *userdata) {
    (void)userdata;
    if (number_of_gesture(self) >= 0) gestures[number_of_gesture(self)].begins_asked++;
    if (!ask(REFUSES_TO_BEGIN, self, NULL)) return true;
    if (number_of_gesture(self) >= 0) gestures[number_of_gesture(self)].refused = true;
    return false;
}
static bool delegate_simultaneous(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)userdata;
    return ask(SIMULTANEOUS, self, other);
}
static bool delegate_requires(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)userdata;
    return ask(DELEGATE_REQUIRES, self, other);
}
static bool delegate_is_required(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)userdata;
    return ask(DELEGATE_IS_REQUIRED_BY, self, other);
}
static bool delegate_should_receive_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) {
    int g = number_of_gesture(self), id = number_of_touch(touch);
    bool answer = !answers(REFUSES_TOUCH, g, id);
    (void)userdata;
    read_trace();
    write_down("g%d receives %d? %d\n", g, id, answer);
    if (g >= 0 && !answer) gestures[g].refused_touches |= bit(id);
    disturb();
    return answer;
}
static bool delegate_should_receive_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
    int g = number_of_gesture(self);
    double time = 0;
    bool answer;
    (void)userdata;
    MUST(rk_event_get_timestamp(event, &time));
    answer = !answers(REFUSES_EVENT, g, (int)(time * 64));
    write_down("g%d receives the event of %g? %d\n", g, time, answer);
    if (g >= 0 && !answer) gestures[g].event_refused_turn = turn;
    return answer;
}

static void gesture_action(RKGestureRecognizerRef self, void *userdata) {
    int g = number_of_gesture(self);
    RKGestureRecognizerState state = POSSIBLE;
    RKViewRef view = NULL;
    RKPoint at = {0, 0}, value = {0, 0}, velocity = {0, 0};
    size_t count = 0;
    bool enabled = false;
    read_trace();
    if (!rk_object_is_alive(RK_OBJECT(self))) DIE("an action of g%d, which is no more", g);
    MUST(rk_gesture_recognizer_get_state(self, &state));
    MUST(rk_gesture_recognizer_get_number_of_touches(self, &count));
    MUST(rk_gesture_recognizer_get_location(self, NULL, &at));
    MUST(rk_gesture_recognizer_is_enabled(self, &enabled));
    MUST(rk_gesture_recognizer_get_view(self, &view));
    switch (g < 0 ? CUSTOM : scene.gestures[g].kind) {
    case PAN: case EDGE_PAN:
        MUST(rk_pan_get_translation(self, NULL, &value));
        MUST(rk_pan_get_velocity(self, NULL, &velocity));
        break;
    case PINCH:
        MUST(rk_pinch_get_scale(self, &value.x));
        MUST(rk_pinch_get_velocity(self, &velocity.x));
        break;
    case ROTATION:
        MUST(rk_rotation_get_rotation(self, &value.x));
        MUST(rk_rotation_get_velocity(self, &velocity.x));
        break;
    default: break;
    }
    if (!isfinite(value.x + value.y + velocity.x + velocity.y + at.x + at.y)) DIE("g%d has a value that is no number", g);
    write_down("act g%d %d at %a %a of %d: %a %a, %a %a%s\n", g, (int)state, at.x, at.y, (int)count, value.x, value.y, velocity.x, velocity.y, userdata ? " again" : "");
    if (g >= 0 && checking && !userdata) judge_action(g, (int)state, enabled, view != NULL, (int)count);
    disturb();
}
static void target_action(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    write_down("target of %d\n", number_of_object(sender));
    disturb();
}

#endif
