/* An account of a scene that is being played: what touches, recognisers and their attempts have come to.
 *
 * It is kept from the trace and from what callbacks receive; gesture_rules.h and gesture_views.h hold the rules for it.
 */
#ifndef GESTURE_ACCOUNT_H
#define GESTURE_ACCOUNT_H

#include "gesture_scene.h"

enum { MOST_EDGES = 512 };
enum {
    POSSIBLE = RKGestureRecognizerStatePossible, BEGAN = RKGestureRecognizerStateBegan, CHANGED = RKGestureRecognizerStateChanged,
    ENDED = RKGestureRecognizerStateEnded, CANCELLED = RKGestureRecognizerStateCancelled, FAILED = RKGestureRecognizerStateFailed
};

typedef struct Gesture {
    RKGestureRecognizerRef ref; /* NULL: destroyed */
    int state;                  /* by the trace */
    int reported;               /* by its actions:  POSSIBLE, BEGAN, CHANGED, or ENDED and CANCELLED until the reset */
    int state_before;           /* when the turn began */
    bool attempt, waits, waited_before, began, disturbed; /* began: as a continuous gesture, in this attempt */
    int wish;                                         /* what it waits to become */
    bool refused;                             /* this attempt: a view or delegate answered false to shouldBegin */
    int begins_asked;                         /* this attempt: how often its delegate was asked that */
    uint64_t received, touches, begun, moved, finished; /* of this attempt: accepted; and not ignored; received by touches_began; moved in this turn; over */
    uint64_t refused_touches;                 /* by its delegate, for life */
    uint64_t taken, taken_ever;               /* touches of attempts that have ended successfully: those that are down (SPEC 183), all */
    int attempt_turn, recognized_turn, event_refused_turn, rounds_turn, rounds[2], round_count;
    int resets_seen, resets_traced;
} Gesture;

typedef struct Finger {
    int hit;  /* a view's number; -1 the window, -2 nothing */
    bool began, down, host_down /* as the host sees it */, withheld, taken, by_system, open, closed;
    int taken_by;         /* a recogniser that had begun when it accepted the touch; -1 none */
    uint64_t accepted[2]; /* by which recognisers */
    int began_turn, changed_turn, moved_turn, open_turn, view_moved_turn;
    double began_time, moved_time[2]; /* the last move, and the one before it */
    RKPoint start, at, moved_at[2];
} Finger;

typedef struct Edge { int a, b; } Edge; /* a requires that b fails */

static Gesture gestures[MOST_GESTURES];
static Finger fingers[MOST_FINGERS + 1];
static Edge edges[MOST_EDGES]; /* those of the scene, and after them those found by asking, for the attempts in progress */
static int edge_count, turn, turn_key, turn_phase, turn_gesture;
static bool turn_views, calm, checking; /* calm: nothing disturbs the scene; some rules can only be checked then */

#define RULE(holds, ...) \
    do {                 \
        if (checking && !(holds)) DIE(__VA_ARGS__); \
    } while (0)
#define FOR_GESTURES(g) for (g = 0; g < scene.gesture_count; g++)
#define FOR_FINGERS(id) for (id = 1; id <= MOST_FINGERS; id++) if (fingers[id].began)

static inline uint64_t bit(int id) { return (uint64_t)1 << id; }
static inline bool underway(const Gesture *g) { return g->state == BEGAN || g->state == CHANGED; }
static inline bool trying(const Gesture *g) { return g->attempt && g->state == POSSIBLE; }

static uint64_t down(void) {
    uint64_t set = 0;
    int id;
    FOR_FINGERS(id) if (fingers[id].down) set |= bit(id);
    return set;
}
static uint64_t live(void) { /* touches that are down or changed in this turn */
    uint64_t set = 0;
    int id;
    FOR_FINGERS(id) if (fingers[id].down || fingers[id].changed_turn == turn) set |= bit(id);
    return set;
}
static bool is_above(int view, int hit) { /* whether touches that hit `hit` are offered to recognisers of `view` (SPEC 59) */
    for (; hit >= 0; hit = scene.views[hit].parent)
        if (hit == view) return true;
    return hit == view;
}

static void add_edge(int a, int b) { /* an answer of yes (SPEC 181) */
    if (edge_count == MOST_EDGES) return;
    edges[edge_count].a = a, edges[edge_count++].b = b;
}
static void drop_edges(int g) { /* its attempt is over, and what it required in it */
    int k;
    for (k = edge_count; k-- > scene.requirement_count;)
        if (edges[k].a == g) edges[k] = edges[--edge_count];
}

static void begin_account(void) {
    int k;
    memset(gestures, 0, sizeof gestures), memset(fingers, 0, sizeof fingers);
    for (k = 0; k < MOST_GESTURES; k++) gestures[k].recognized_turn = gestures[k].rounds_turn = gestures[k].event_refused_turn = -1;
    for (k = 0; k <= MOST_FINGERS; k++) {
        Finger *f = &fingers[k];
        f->hit = -2;
        f->taken_by = f->changed_turn = f->moved_turn = f->open_turn = f->view_moved_turn = -1;
    }
    edge_count = turn = 0;
    for (k = 0; k < scene.requirement_count; k++) add_edge(scene.requirements[k][0], scene.requirements[k][1]);
    calm = !scene.interferes;
}
static void begin_turn(void) {
    int g;
    turn++, turn_phase = -1, turn_gesture = -1, turn_views = false;
    FOR_GESTURES(g) {
        gestures[g].state_before = gestures[g].state, gestures[g].waited_before = gestures[g].waits;
        gestures[g].moved = 0;
    }
}

/* ---- What the trace has of recognisers ---- */

static void trace_recognized(int g, int state) {
    Gesture *r = &gestures[g];
    int id;
    RULE(r->state == POSSIBLE, "g%d goes from %d to %d", g, r->state, state);
    r->state = state;
    r->waits = false;
    r->began = state == BEGAN;
    r->recognized_turn = turn;
    FOR_FINGERS(id) if ((r->touches & bit(id)) && scene.gestures[g].cancels) fingers[id].taken = true;
    if (state == ENDED) r->taken |= r->touches, r->taken_ever |= r->touches;
}
static void leave_to_others(int g, int id) { /* g, which took a touch when it came, does so no more */
    int k;
    fingers[id].taken = false, fingers[id].taken_by = -1;
    FOR_GESTURES(k) if (k != g && (underway(&gestures[k]) || (gestures[k].state == ENDED && gestures[k].recognized_turn == turn)) && scene.gestures[k].cancels && (gestures[k].touches & bit(id))) fingers[id].taken = true, fingers[id].taken_by = k;
}
/* It is over: what it accepted in this very update is not its own any more. */
static void give_back(int g) {
    int id;
    FOR_FINGERS(id) if (fingers[id].taken_by == g && fingers[id].began_turn == turn) leave_to_others(g, id);
}
static void trace_reset(int g) {
    Gesture *r = &gestures[g];
    RULE(r->state >= ENDED, "g%d is reset in state %d", g, r->state);
    if (r->state != FAILED && !(r->reported == POSSIBLE && !calm)) RULE(r->reported == r->state, "g%d is reset in state %d and its last action reported %d (SPEC 162)", g, r->state, r->reported);
    r->resets_traced++;
    r->state = r->reported = POSSIBLE;
    r->attempt = r->refused = r->waits = r->began = false;
    r->begins_asked = 0;
    r->received = r->touches = r->begun = r->moved = r->finished = 0;
    drop_edges(g);
}
static void trace_received(int g, int id) {
    Gesture *r = &gestures[g];
    Finger *f = &fingers[id];
    RULE(r->state < ENDED && !r->waits, "g%d, in state %d%s, receives touch %d", g, r->state, r->waits ? " and waiting" : "", id);
    RULE(!(r->refused_touches & bit(id)), "g%d receives touch %d, which its delegate refused", g, id);
    if (calm) RULE(r->event_refused_turn != turn, "g%d receives touch %d of an event that it refused", g, id);
    if (calm) RULE(is_above(scene.gestures[g].view, f->hit) && scene.gestures[g].enabled, "g%d receives touch %d, which is not for it", g, id);
    if (!r->attempt) r->attempt = true, r->attempt_turn = turn, r->recognized_turn = -1;
    r->received |= bit(id), r->touches |= bit(id);
    f->accepted[g / 64] |= (uint64_t)1 << g % 64;
    if (underway(r) && scene.gestures[g].cancels && !f->taken) f->taken = true, f->taken_by = g;
}
static bool is_failure(RKReason reason) {
    return (reason >= RKReasonGestureMovedTooFar && reason <= RKReasonGestureHoverLeft) || (reason >= RKReasonGestureRequirementRecognized && reason <= RKReasonGestureCycleFailed);
}
static void judge_failure(int g, RKReason reason, int other); /* in gesture_rules.h */

static void trace_gesture(int g, RKReason reason, int id, int other, double value) {
    Gesture *r = &gestures[g];
    switch (reason) {
    case RKReasonGestureReceivedTouch: trace_received(g, id); break;
    case RKReasonGestureIgnoredTouch:
        r->touches &= ~bit(id);
        if (fingers[id].taken_by == g && fingers[id].began_turn == turn) leave_to_others(g, id);
        break;
    case RKReasonGestureWaits: r->waits = true, r->wish = (int)value; break;
    case RKReasonGestureRequirementMet: r->waits = false; break;
    case RKReasonGestureBegan: trace_recognized(g, BEGAN); break;
    case RKReasonGestureRecognized: trace_recognized(g, ENDED); break;
    case RKReasonGestureChanged:
        RULE(underway(r), "g%d changes in state %d", g, r->state);
        r->state = CHANGED;
        break;
    case RKReasonGestureEnded:
        RULE(underway(r), "g%d ends in state %d", g, r->state);
        r->state = ENDED;
        r->taken |= r->touches, r->taken_ever |= r->touches;
        give_back(g);
        break;
    case RKReasonGestureCancelled: case RKReasonGestureCancelledByDisabling: case RKReasonGestureCancelledByRemoval: case RKReasonGestureCancelledBySelf:
        RULE(underway(r), "g%d is cancelled in state %d", g, r->state);
        r->state = CANCELLED;
        give_back(g);
        break;
    case RKReasonGestureReset: trace_reset(g); break;
    default:
        if (!is_failure(reason)) break;
        RULE(r->state == POSSIBLE, "g%d fails in state %d", g, r->state);
        judge_failure(g, reason, other);
        r->state = FAILED;
        r->waits = false;
        break;
    }
}

#endif
