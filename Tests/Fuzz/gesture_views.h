/* What views may receive of touches that recognisers hold back and take (SPEC 79-89, 101-109). */
#ifndef GESTURE_VIEWS_H
#define GESTURE_VIEWS_H

#include "gesture_rules.h"

static long deliveries_made;

static bool held_by(int g, int id) { return trying(&gestures[g]) && (gestures[g].touches & bit(id)); }
static bool holds_began(int id) {
    int g;
    FOR_GESTURES(g) if (scene.gestures[g].delays_began && held_by(g, id)) return true;
    return false;
}
static bool holds_ended(int id) {
    int g;
    FOR_GESTURES(g) if (scene.gestures[g].delays_ended && held_by(g, id)) return true;
    return false;
}
static bool took(int id, bool *acted) { /* a recogniser that takes it from its view has recognised; whether an action has reported it already */
    int g;
    bool found = false;
    *acted = false;
    FOR_GESTURES(g) {
        const Gesture *r = &gestures[g];
        if (!scene.gestures[g].cancels || !((r->state == POSSIBLE || r->state == FAILED ? 0 : r->touches) & bit(id))) continue;
        found = true;
        if (r->reported != POSSIBLE) *acted = true;
    }
    return found;
}

static void judge_cancel(int view, int id) {
    const Finger *f = &fingers[id];
    bool acted, taken = took(id, &acted);
    if (f->by_system) return;
    RULE(f->taken, "touch %d is cancelled in view %d and no recogniser took it", id, view);
    if (taken) RULE(acted != scene.cancel_first, "touch %d is cancelled in view %d %s the action (SPEC 81)", id, view, acted ? "after" : "before");
}
static void judge_view_touch(int view, RKTouchPhase phase, int id) { /* the hit view itself is called */
    Finger *f = &fingers[id];
    deliveries_made++;
    RULE(f->hit == view, "touch %d hit view %d and view %d receives it", id, f->hit, view);
    RULE(!f->withheld, "touch %d is withheld from views and view %d receives it", id, view);
    if (phase == RKTouchPhaseBegan) {
        RULE(!f->open && !f->closed, "view %d receives the beginning of touch %d twice", view, id);
        f->open = true, f->open_turn = turn;
    } else {
        RULE(f->open, "view %d receives phase %d of touch %d, which %s", view, (int)phase, id, f->closed ? "is over for it" : "has not begun for it");
        if (phase == RKTouchPhaseMoved) f->view_moved_turn = turn;
        else f->open = false, f->closed = true;
    }
    if (!calm) return;
    RULE(!holds_began(id), "view %d receives phase %d of touch %d, which is held back (SPEC 101)", view, (int)phase, id);
    if (phase == RKTouchPhaseEnded) RULE(!holds_ended(id), "view %d receives the end of touch %d, which is held back (SPEC 102)", view, id);
    if (phase == RKTouchPhaseCancelled) judge_cancel(view, id);
    else RULE(!f->taken, "view %d receives phase %d of touch %d, which a recogniser took (SPEC 86, 87)", view, (int)phase, id);
}

/* How a touch looks to a view: as when it happened, also when it was held back (SPEC 101). */
static void judge_look(int view, RKTouchPhase phase, int id, RKTouchPhase shown, double timestamp, RKPoint at) {
    const Finger *f = &fingers[id];
    if (!calm) return;
    RULE(shown == phase, "touch %d shows phase %d to view %d in a call of %d", id, (int)shown, view, (int)phase);
    if (phase == RKTouchPhaseMoved) { /* one that was held back comes before that of the update */
        int k = timestamp == f->moved_time[0] ? 0 : 1;
        RULE(timestamp == f->moved_time[k], "touch %d moved at %g and shows %g", id, f->moved_time[0], timestamp);
        RULE(at.x == f->moved_at[k].x && at.y == f->moved_at[k].y, "touch %d moved to (%g %g) and shows (%g %g)", id, f->moved_at[k].x, f->moved_at[k].y, at.x, at.y);
    }
    if (phase != RKTouchPhaseBegan) return;
    RULE(timestamp == f->began_time, "touch %d began at %g and shows %g", id, f->began_time, timestamp);
    RULE(at.x == f->start.x && at.y == f->start.y, "touch %d began at (%g %g) and shows (%g %g)", id, f->start.x, f->start.y, at.x, at.y);
}

/* After each turn. watched: its view reports what it receives. */
static void judge_finger(int id, bool watched) {
    const Finger *f = &fingers[id];
    if (!watched || f->withheld || f->by_system) return;
    if (f->taken) RULE(!f->open, "touch %d was taken and view %d still has it (SPEC 86)", id, f->hit);
    else if (!holds_began(id)) {
        RULE(f->open || f->closed, "view %d never received that touch %d began", f->hit, id);
        if (f->moved_turn == turn && f->open_turn < turn) RULE(f->view_moved_turn == turn, "view %d did not receive that touch %d moved", f->hit, id);
        if (!f->down && !holds_ended(id)) RULE(f->closed, "view %d never received that touch %d is over", f->hit, id);
    }
}

#endif
