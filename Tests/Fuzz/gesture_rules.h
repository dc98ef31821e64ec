/* What recognisers may do: the rules of states, actions, requirements, exclusion and of their own methods. */
#ifndef GESTURE_RULES_H
#define GESTURE_RULES_H

#include "gesture_account.h"

static long recognitions, pairs_judged, waits_judged;

/* ---- Which may recognise side by side ---- */

static bool tap_rule(int a, int b) { /* SPEC 188 */
    return scene.gestures[a].kind == TAP && scene.gestures[b].kind == TAP && scene.gestures[a].taps < scene.gestures[b].taps;
}
static bool excludes(int a, int b) { /* SPEC 183-185, 188 */
    const SceneGesture *x = &scene.gestures[a], *y = &scene.gestures[b];
    if (tap_rule(a, b)) return false;
    if (x->own == ASKED && answers(REFUSES_TO_PREVENT, a, b)) return false;
    if (y->own == ASKED && answers(REFUSES_TO_BE_PREVENTED, b, a)) return false;
    if ((x->delegate & 8) && answers(SIMULTANEOUS, a, b)) return false;
    return !((y->delegate & 8) && answers(SIMULTANEOUS, b, a));
}

static bool is_bound(int g) { /* it requires another to fail */
    int k;
    for (k = 0; k < edge_count; k++)
        if (edges[k].a == g) return true;
    return false;
}

static void judge_pair(int x, int y) { /* x sends its first action */
    const Gesture *a = &gestures[x], *b = &gestures[y];
    uint64_t others = b->taken | (underway(b) ? b->touches : 0), old = 0;
    int id;
    if (b->disturbed || a->disturbed) return;
    FOR_FINGERS(id) if (fingers[id].began_turn < turn) old |= bit(id);
    if (calm && trying(b) && (a->touches & b->touches & live() & old) && b->attempt_turn < turn) /* SPEC 184: immediately */
        RULE(!excludes(x, y), "g%d recognises and g%d, which shares a touch, continues", x, y);
    if (!(a->touches & others & live())) return;
    pairs_judged++;
    if (b->recognized_turn == turn && tap_rule(x, y) && scene.gestures[x].view == scene.gestures[y].view && !is_bound(x) && !is_bound(y))
        RULE(!excludes(y, x), "g%d and g%d, which requires more taps, recognise in one update (SPEC 189)", x, y);
    if (b->recognized_turn == turn) RULE(!excludes(x, y) || !excludes(y, x), "g%d and g%d share a touch and both recognise in one update", x, y);
    else RULE(!excludes(y, x), "g%d recognises although g%d has, which shares a touch", x, y);
}

static void judge_requirement(int x, int y) { /* x, which requires y to fail, sends its first action */
    const Gesture *a = &gestures[x], *b = &gestures[y];
    if (!b->ref || b->disturbed || a->disturbed || !scene.gestures[y].enabled) return;
    if (b->attempt && b->attempt_turn == turn) return; /* which came first is not known here */
    waits_judged++;
    RULE(!trying(b), "g%d recognises while g%d, which must fail first, is possible", x, y);
    RULE(!underway(b), "g%d recognises although g%d, which must fail first, has begun", x, y);
    RULE(!(b->recognized_turn > a->attempt_turn), "g%d recognises although g%d, which must fail first, recognised during its attempt", x, y);
}
static void judge_dependent(int x, int y) { /* y, which x requires to fail, sends its first action */
    const Gesture *a = &gestures[x];
    if (!calm || !trying(a) || a->attempt_turn == turn) return;
    RULE(false, "g%d recognises and g%d, which requires it to fail, continues", y, x);
}

/* A recogniser that fails because of others does so for a reason. */
static void judge_failure(int x, RKReason reason, int y) {
    const Gesture *a = &gestures[x], *b = &gestures[y < 0 ? x : y];
    int k;
    if (calm && reason == RKReasonGestureUndecided) RULE(scene.gestures[x].kind == CUSTOM, "g%d fails undecided", x); /* SPEC 241 */
    if (y < 0 || scene.fickle || !b->ref) return;
    if (reason == RKReasonGesturePrevented || reason == RKReasonGestureExcluded) {
        RULE(excludes(y, x), "g%d fails because of g%d, which may not exclude it", x, y);
        RULE(a->touches & (b->touches | b->taken_ever), "g%d fails because of g%d and shares no touch with it", x, y);
    } else if (reason == RKReasonGestureRequirementRecognized) {
        for (k = 0; k < edge_count && !(edges[k].a == x && edges[k].b == y); k++) {}
        RULE(k < edge_count, "g%d fails because of g%d, which it does not require to fail", x, y);
        RULE(b->state != POSSIBLE && b->state != FAILED, "g%d fails because of g%d, which is in state %d", x, y, b->state);
    }
}

static void judge_recognition(int x) {
    int k;
    recognitions++;
    if (scene.reentrant || gestures[x].state == CANCELLED) return; /* taken back before it was reported */
    for (k = 0; k < edge_count; k++) {
        if (edges[k].a == x) judge_requirement(x, edges[k].b);
        if (edges[k].b == x) judge_dependent(edges[k].a, x);
    }
    if (scene.fickle) return;
    FOR_GESTURES(k) if (k != x && scene.gestures[k].kind != HOVER) judge_pair(x, k);
}

/* ---- The veto of standard controls (SPEC 152) ---- */

static bool is_single_tap(const SceneGesture *s) { return s->kind == TAP && s->taps == 1 && s->touches == 1; }
static bool may_veto(int view, int g) {
    const SceneGesture *s = &scene.gestures[g];
    const SceneView *v = &scene.views[view];
    if (!v->enabled || s->view == view || !is_above(s->view, view)) return false;
    if (v->kind == SLIDER) return s->kind == SWIPE && s->touches == 1;
    if (v->kind == SWITCH && (s->kind == PAN || s->kind == EDGE_PAN)) return true;
    return v->kind > CONTROL && is_single_tap(s);
}
static bool is_vetoed(int g) { /* by the control that its first touch hit, or one above that */
    const SceneGesture *s = &scene.gestures[g];
    int id, v;
    if (!is_single_tap(s) || !s->cancels) return false;
    for (id = 1; id < MOST_FINGERS && !(gestures[g].received & bit(id)); id++) {}
    for (v = fingers[id].hit; v >= 0 && v != s->view; v = scene.views[v].parent)
        if (may_veto(v, g)) return true;
    return false;
}

/* ---- Actions ---- */

static int popcount(uint64_t set) { return __builtin_popcountll(set); }

static void judge_rounds(int g, int state) { /* SPEC 163 */
    Gesture *r = &gestures[g];
    if (r->rounds_turn != turn) r->rounds_turn = turn, r->round_count = 0;
    RULE(r->round_count == 0 || (r->round_count == 1 && r->rounds[0] == BEGAN && state >= ENDED), "g%d has more than one round in an update: %d after %d", g, state, r->rounds[0]);
    if (r->round_count < 2) r->rounds[r->round_count++] = state;
}
static void judge_first_action(int g) { /* SPEC 166-168 */
    Gesture *r = &gestures[g];
    const SceneGesture *s = &scene.gestures[g];
    if (calm) {
        RULE(!is_vetoed(g), "g%d, a single tap, recognises although a standard control keeps the touch (SPEC 152)", g);
        RULE(!r->refused, "g%d recognises although shouldBegin answered false", g);
        if ((s->delegate & 1) && s->kind != HOVER) RULE(r->begins_asked == 1, "g%d recognises and its delegate was asked %d times", g, r->begins_asked);
    }
    if (s->kind != HOVER) judge_recognition(g);
}
static void judge_action(int g, int state, bool enabled, bool attached, int count) {
    Gesture *r = &gestures[g];
    const SceneGesture *s = &scene.gestures[g];
    bool discrete = s->kind == TAP || s->kind == SWIPE, first = r->reported == POSSIBLE;
    RULE(state == BEGAN || state == CHANGED || state == ENDED || state == CANCELLED, "g%d sends an action in state %d", g, state);
    if (first) RULE(state == ENDED ? !r->began && (discrete || s->kind == CUSTOM) : state == BEGAN && !discrete, "g%d sends %d as its first action", g, state);
    else RULE((r->reported == BEGAN || r->reported == CHANGED) && state != BEGAN, "g%d sends %d after %d", g, state, r->reported);
    RULE(r->state >= state && r->state != FAILED, "g%d sends %d, the trace has %d", g, state, r->state);
    RULE(r->state == CANCELLED || (state == ENDED && !first) || (enabled && attached), "g%d, which is %s, sends %d", g, enabled ? "detached" : "disabled", state);
    if (calm && s->kind != HOVER) {
        if (!scene.lazy_time) judge_rounds(g, state);
        if (s->kind == TAP) RULE(count == s->touches, "g%d, a tap of %d touches, has %d", g, s->touches, count);
        else if (!scene.lazy_time) RULE(count == popcount(r->touches & down()), "g%d has %d touches, its account has %d", g, count, popcount(r->touches & down()));
    }
    r->reported = state;
    if (first) judge_first_action(g);
}

/* ---- A recogniser's own methods ---- */

static int depth_of(int g) {
    int depth = 0, v;
    for (v = scene.gestures[g].view; v >= 0; v = scene.views[v].parent) depth++;
    return depth;
}
static void judge_gesture_touch(int g, RKTouchPhase phase, int id) {
    Gesture *r = &gestures[g];
    RULE(r->state < ENDED, "g%d, in state %d, receives touch %d", g, r->state, id);
    RULE(r->touches & bit(id), "g%d receives touch %d, which it has not accepted or ignores", g, id);
    if (phase == RKTouchPhaseBegan) {
        RULE(!(r->begun & bit(id)), "g%d receives the beginning of touch %d twice", g, id);
        r->begun |= bit(id);
        return;
    }
    RULE(r->begun & bit(id), "g%d receives touch %d, whose beginning it has not seen", g, id);
    RULE(!(r->finished & bit(id)), "g%d receives touch %d, which is over", g, id);
    if (phase == RKTouchPhaseMoved) r->moved |= bit(id);
    else r->finished |= bit(id);
}
static void judge_gesture_call(int g, RKTouchPhase phase) { /* SPEC 79, 80 */
    const SceneGesture *s = &scene.gestures[g];
    int key = depth_of(g);
    if (!calm || scene.lazy_time) return;
    RULE(!turn_views, "g%d receives touches after a view did (SPEC 79)", g);
    if (turn_gesture == g) RULE((int)phase > turn_phase, "g%d receives phase %d after %d", g, (int)phase, turn_phase);
    else if (turn_gesture >= 0) {
        RULE(key <= turn_key, "g%d is called after g%d, which is attached higher up (SPEC 80)", g, turn_gesture);
        if (s->view == scene.gestures[turn_gesture].view) RULE((g < turn_gesture) != scene.first_added, "g%d is called after g%d of the same view (SPEC 80)", g, turn_gesture);
    }
    turn_key = key, turn_phase = (int)phase, turn_gesture = g;
}
static void judge_reset(int g, int state) {
    RULE(state >= ENDED, "g%d is reset in state %d", g, state);
    gestures[g].resets_seen++;
}

/* ---- After each turn ---- */

static bool has_reason_to_wait(int g) {
    int k;
    for (k = 0; k < edge_count; k++)
        if (edges[k].a == g && gestures[edges[k].b].ref && trying(&gestures[edges[k].b])) return true;
    return false;
}
static void judge_calm_gesture(int g, int state, uint64_t tracked) {
    const Gesture *r = &gestures[g];
    const SceneGesture *s = &scene.gestures[g];
    uint64_t now_down = down();
    int id;
    if (s->own != BUILT_IN) RULE(r->resets_seen == r->resets_traced, "g%d was reset %d times, the trace has %d", g, r->resets_seen, r->resets_traced);
    if (state == FAILED) RULE(r->received & now_down, "g%d is left failed and none of its touches is down (SPEC 173)", g);
    else RULE(tracked == (r->touches & now_down), "g%d tracks the touches %llx, its account has %llx", g, (unsigned long long)tracked, (unsigned long long)(r->touches & now_down));
    if (r->waits && r->wish == BEGAN) RULE(tracked, "g%d waits to begin and has no touches any more (SPEC 180)", g);
    if (underway(r)) RULE(tracked, "g%d is in state %d without touches", g, state);
    if (r->waits && !scene.reentrant) RULE(has_reason_to_wait(g), "g%d waits and none that must fail first is possible (SPEC 178)", g);
    FOR_FINGERS(id) {
        const Finger *f = &fingers[id];
        if (f->began_turn == turn && !scene.lazy_time && s->enabled && is_above(s->view, f->hit) && r->state_before <= CHANGED && !r->waited_before && !(r->refused_touches & bit(id)) && r->event_refused_turn != turn)
            RULE(f->accepted[g / 64] >> g % 64 & 1, "g%d does not receive touch %d", g, id);
        if (s->own == BUILT_IN || state > CHANGED || !(r->touches & bit(id))) continue;
        RULE(r->begun & bit(id), "g%d did not receive that touch %d began", g, id);
        if (f->moved_turn == turn && f->began_turn != turn) RULE(r->moved & bit(id), "g%d did not receive that touch %d moved", g, id);
        if (!f->down) RULE(r->finished & bit(id), "g%d did not receive that touch %d is over", g, id);
    }
}
static void judge_gesture(int g, int state, uint64_t tracked, bool settled) {
    Gesture *r = &gestures[g];
    RULE(state != ENDED && state != CANCELLED, "g%d is left in state %d (SPEC 173)", g, state);
    if (scene.gestures[g].kind == HOVER) return;
    RULE(r->state == state, "g%d is in state %d, the trace has %d", g, state, r->state);
    RULE(underway(r) ? r->reported == state || r->reported == BEGAN : r->reported == POSSIBLE, "g%d is in state %d, its actions say %d", g, state, r->reported);
    if (calm) judge_calm_gesture(g, state, tracked);
    r->taken &= down();
    if (settled) RULE(state == POSSIBLE && !r->attempt && !tracked, "g%d is left in state %d in the end", g, state);
}

#endif
