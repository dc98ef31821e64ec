/* What the callbacks of a scene do that interferes: takes away, destroys, disables and re-enters. What it touches is marked as disturbed. */
#ifndef GESTURE_INTERFERENCE_H
#define GESTURE_INTERFERENCE_H

#include "gesture_controls.h"

static int disturbances, depth;
static long disturbed_count;

/* What a call may answer from inside a callback: the object may have gone, an id may be up or down meanwhile, a walk may be in the way. */
static void allow(RKStatus status) {
    switch (status) {
    case RKStatusOK: case RKStatusStaleHandle: case RKStatusNotFound: case RKStatusAlreadyExists: case RKStatusCycle: case RKStatusBusy: case RKStatusTooDeep: return;
    default: DIE("a call answered %s", rk_status_name(status));
    }
}

static void remove_gesture(int g, bool destroy) {
    RKGestureRecognizerRef ref = gestures[g].ref;
    RKViewRef view = NULL;
    gestures[g].disturbed = true;
    MUST(rk_gesture_recognizer_get_view(ref, &view));
    if (view) allow(rk_view_remove_gesture_recognizer(view, ref));
    if (!destroy || gestures[g].ref != ref || rk_gesture_recognizer_get_view(ref, &view) != RKStatusOK || view) return;
    read_trace();
    gestures[g].ref = NULL;
    MUST(rk_release(RK_OBJECT(ref)));
}
static void remove_view(int v, bool destroy) {
    RKViewRef ref = views[v], parent = NULL;
    allow(rk_view_remove_from_superview(ref));
    if (!destroy || views[v] != ref || rk_view_get_superview(ref, &parent) != RKStatusOK || parent) return;
    views[v] = NULL;
    MUST(rk_release(RK_OBJECT(ref)));
}

/* More touches from inside a callback: what is down moves or lifts. */
static void reenter(void) {
    RKTouchSample s = RK_INIT(RKTouchSample);
    int id = 1 + below(MOST_FINGERS);
    if (depth > 3 || !fingers[id].host_down) return;
    s.id = id;
    s.location = point(eighths(0, 375), eighths(0, 600));
    s.phase = one_in(3) ? RKTouchPhaseMoved : one_in(4) ? RKTouchPhaseCancelled : RKTouchPhaseEnded;
    if (s.phase != RKTouchPhaseMoved) fingers[id].down = fingers[id].host_down = false;
    if (s.phase == RKTouchPhaseCancelled) fingers[id].by_system = true;
    depth++;
    allow(rk_context_send_touches(context, now, &s, 1));
    depth--;
}

static void disturb_now(void) {
    int g, v, what, other;
    bool yes;
    g = below(scene.gesture_count), v = below(scene.view_count), other = below(scene.view_count), what = below(14), yes = one_in(2);
    write_down("disturb %d g%d v%d\n", what, g, v);
    read_trace();
    if (!gestures[g].ref && what < 6) return;
    switch (what) {
    case 0: remove_gesture(g, false); break;
    case 1: remove_gesture(g, true); break;
    case 2: case 3:
        gestures[g].disturbed = true;
        MUST(rk_gesture_recognizer_set_enabled(gestures[g].ref, yes));
        break;
    case 4:
        gestures[g].disturbed = true;
        if (views[v]) allow(rk_view_add_gesture_recognizer(views[v], gestures[g].ref));
        break;
    case 5:
        MUST(rk_gesture_recognizer_set_cancels_touches_in_view(gestures[g].ref, yes));
        MUST(rk_gesture_recognizer_set_delays_touches_began(gestures[g].ref, one_in(2)));
        MUST(rk_gesture_recognizer_set_delays_touches_ended(gestures[g].ref, one_in(2)));
        break;
    case 6: case 7: if (views[v]) remove_view(v, what == 7); break;
    case 8: case 9: if (views[v]) allow(rk_view_add_subview(yes && v != other && views[other] ? views[other] : RK_VIEW(window), views[v])); break;
    case 10: if (views[v] && scene.views[v].kind >= CONTROL) MUST(rk_control_set_enabled((RKControlRef)views[v], yes)); break;
    case 11:
        if (!scene.reentrant) break;
        for (other = 1; other <= MOST_FINGERS; other++) fingers[other].by_system |= fingers[other].down, fingers[other].down = false;
        depth++;
        allow(rk_context_cancel_all_touches(context));
        depth--;
        break;
    case 12:
        if (!scene.reentrant) break;
        depth++;
        if (yes && depth < 4) allow(rk_context_advance(context, now += 0.125));
        depth--;
        break;
    default: if (scene.reentrant) reenter(); break;
    }
    read_trace();
}

static void disturb(void) {
    int outer = forwarding;
    if (!scene.interferes || quiet || disturbances >= 6 || !one_in(6)) return;
    disturbances++;
    disturbed_count++;
    forwarding = 0; /* what follows is nothing that was forwarded */
    disturb_now();
    forwarding = outer;
}

#endif
