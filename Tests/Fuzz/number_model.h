/* One recogniser alone, written out from SPEC 196-238 with nothing of the core's: what it must send, when, and with which numbers.
 *
 * This file has what all types share: touches, phases, states, rounds of actions. The types are in number_taps.h, number_pans.h and number_pairs.h.
 */
#ifndef NUMBER_MODEL_H
#define NUMBER_MODEL_H

#include "fingers.h"

typedef enum Type { TAP, LONG_PRESS, PAN, EDGE_PAN, SWIPE, PINCH, ROTATION, TYPES } Type;
enum { POSSIBLE, BEGAN, CHANGED, ENDED, CANCELLED, FAILED };
enum { MOST_ROUNDS = 512, MOST_SAMPLES = 256 };

/* Equality is favoured by this much in every comparison of SPEC section 10. */
static const double tolerance = 1e-9;

typedef struct Round {
    double t;
    int state, count;
    RKPoint at, value, velocity;
} Round;

typedef struct Touch { int id; bool down, ignored; RKPoint start, at, before; double since; } Touch;
typedef struct Sample { double t; RKPoint at; } Sample;

typedef struct Model {
    Type type;
    int taps, touches_required, most_touches;
    double duration, interval, movement, press;
    uint32_t mask;
    int estimator; /* panVelocityEstimator */
    int rebase_every; /* every so many-th round the value is set from outside; 0 never */

    int state;
    Touch touches[MOST_FINGERS]; /* of this attempt, in the order in which they came */
    int count;
    double now, alarm;
    bool began, changed, over; /* in this update */
    RKPoint at;                /* the last location */
    int at_count;              /* its numberOfTouches when there are no touches */

    int taps_done, seen, first_count; /* taps: finished; fingers of the present one so far; fingers of the first */
    RKPoint first[MOST_FINGERS], sum; /* the first tap: where its fingers began; the sum of where they lifted */
    RKPoint travel, taken, base; /* pan: all of it; what recognition took off; what setTranslation added */
    Sample samples[MOST_SAMPLES];
    int sample_count;
    uint32_t edges; /* that the first touch was at; a swipe's directions that are still possible */
    double first_down;
    double reference, baseline, value, last_time, raw; /* pairs */
    RKPoint velocity;

    Round rounds[MOST_ROUNDS];
    int round_count;
} Model;

static Model model;

/* ---- Touches ---- */

static int active(void) {
    int k, n = 0;
    for (k = 0; k < model.count; k++) n += model.touches[k].down && !model.touches[k].ignored;
    return n;
}
static Touch *nth(int n) { /* of the active ones */
    int k;
    for (k = 0; k < model.count; k++)
        if (model.touches[k].down && !model.touches[k].ignored && n-- == 0) return &model.touches[k];
    return NULL;
}
static double distance(RKPoint a, RKPoint b) { return hypot(a.x - b.x, a.y - b.y); }
static void locate(void) { /* the centroid of the active touches; the last one stays. Taps and swipes have a place of their own. */
    int k, n = active();
    RKPoint sum = {0, 0};
    if (n == 0 || model.type == TAP || model.type == SWIPE) return;
    for (k = 0; k < n; k++) sum.x += nth(k)->at.x, sum.y += nth(k)->at.y;
    model.at.x = sum.x / n, model.at.y = sum.y / n;
}

/* ---- States and rounds ---- */

static void fail(void) {
    if (model.state == POSSIBLE) model.state = FAILED;
    else if (model.state == BEGAN || model.state == CHANGED) model.state = CANCELLED, model.over = true;
    model.alarm = INFINITY;
}
static void begin(void) { model.state = BEGAN, model.began = true; }
static void continue_gesture(void) { model.state = CHANGED, model.changed = true; }
static void finish(void) { model.state = ENDED, model.over = true, model.alarm = INFINITY; }

static void set_value(double x, double y);
static void read_values(Round *r);

static void send(int state) {
    Round *r = &model.rounds[model.round_count++];
    if (model.round_count > MOST_ROUNDS) DIE("too many rounds");
    memset(r, 0, sizeof *r);
    locate();
    r->t = model.now, r->state = state, r->at = model.at;
    r->count = model.at_count ? model.at_count : active();
    read_values(r);
    if (model.rebase_every && model.round_count % model.rebase_every == 0) set_value(model.round_count % 7, model.round_count % 5);
}
static void reset(void) {
    model.state = POSSIBLE;
    model.count = 0;
    model.taps_done = model.seen = model.first_count = model.sample_count = model.at_count = 0;
    model.travel = model.taken = model.base = model.velocity = model.sum = point(0, 0);
    model.edges = 0;
    model.reference = model.baseline = model.raw = 0, model.value = model.type == PINCH ? 1 : 0;
    model.alarm = INFINITY;
}
/* The rounds of the update, and the reset of what is over (SPEC 162, 163, 173). */
static void close_update(void) {
    int k;
    if (model.began) send(BEGAN);
    if (model.over) send(model.state);
    else if (model.changed && !model.began) send(CHANGED);
    model.began = model.changed = model.over = false;
    for (k = 0; k < model.count; k++)
        if (model.touches[k].down) break;
    if (model.state == ENDED || model.state == CANCELLED || (model.state == FAILED && k == model.count)) reset();
}

/* ---- What the types do; `list` are those of the phase ---- */

static void type_began(Touch **list, int n);
static void type_moved(Touch **list, int n);
static void type_rested(void);
static void type_ended(Touch **list, int n);
static void type_alarm(void);

/* ---- Time and updates ---- */

static void model_advance(double t) {
    while (model.alarm <= t + tolerance) {
        model.now = model.alarm > model.now ? model.alarm : model.now;
        model.alarm = INFINITY;
        type_alarm();
        close_update();
    }
    if (t > model.now) model.now = t;
}

static void model_update(double t, const RKTouchSample *samples, int count) {
    Touch *lists[5][MOST_FINGERS];
    int n[5] = {0, 0, 0, 0, 0}, k, i, phase;
    model_advance(t);
    for (k = 0; k < count; k++) {
        const RKTouchSample *s = &samples[k];
        Touch *touch = NULL;
        if (s->phase == RKTouchPhaseBegan && !(s->location.x >= 0 && s->location.y >= 0 && s->location.x < 375 && s->location.y < 667)) continue;
        if (s->phase == RKTouchPhaseBegan && model.state <= CHANGED) {
            touch = &model.touches[model.count++];
            memset(touch, 0, sizeof *touch);
            touch->id = (int)s->id, touch->down = true, touch->start = touch->at = touch->before = s->location, touch->since = model.now;
            if (model.count == 1) model.first_down = model.now;
        } else {
            for (i = 0; i < model.count; i++)
                if (model.touches[i].id == s->id && model.touches[i].down) touch = &model.touches[i];
            if (!touch) continue;
            touch->before = touch->at, touch->at = s->location;
            if (s->phase == RKTouchPhaseMoved && touch->before.x == touch->at.x && touch->before.y == touch->at.y) {
                if (model.count == 1 && !touch->ignored && model.state <= CHANGED) type_rested();
                continue;
            }
        }
        lists[s->phase][n[s->phase]++] = touch;
    }
    for (phase = 0; phase < 5; phase++) {
        int kept = 0;
        if (phase == RKTouchPhaseStationary) locate(); /* before touches leave: the last that is known */
        for (k = 0; k < n[phase]; k++)
            if (!lists[phase][k]->ignored) lists[phase][kept++] = lists[phase][k];
            else if (phase >= RKTouchPhaseEnded) lists[phase][k]->down = false;
        if (kept == 0) continue;
        if (model.state > CHANGED) { /* it receives nothing any more (SPEC 172) */
            for (k = 0; k < kept && phase >= RKTouchPhaseEnded; k++) lists[phase][k]->down = false;
            continue;
        }
        if (phase == RKTouchPhaseBegan) type_began(lists[phase], kept);
        if (phase == RKTouchPhaseMoved) type_moved(lists[phase], kept);
        if (phase == RKTouchPhaseEnded) type_ended(lists[phase], kept);
        if (phase == RKTouchPhaseCancelled) {
            for (k = 0; k < kept; k++) lists[phase][k]->down = false;
            fail();
        }
    }
    close_update();
}

#endif
