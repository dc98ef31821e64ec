#include "touchpath.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "subject.h"

enum { BEGAN, MOVED, ENDED, CANCELLED };
enum { MOST_FINGERS = 16, MOST_RECOGNIZERS = 16 };
static const double SLOP = 10;

static void *memory(size_t bytes) {
    void *p = calloc(1, bytes);
    if (!p) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return p;
}

typedef struct Finger {
    double x, y, start_x, start_y;
} Finger;

typedef struct View View;
typedef struct Recognizer Recognizer;
struct View {
    double x, y, width, height;
    bool hidden, disabled;
    double alpha;
    View *parent, *child, *sibling; /* the front-most child first */
    Recognizer *recognizers;
    bool (*touches)(View *view, int phase, const Finger *finger);
};

/* ---- Recognisers ---- */

typedef enum Kind { TAP, PAN, LONG_PRESS, PINCH, ROTATION } Kind;
typedef enum State { POSSIBLE, BEGUN, CHANGED, RECOGNIZED, FAILED } State;
struct Recognizer {
    Kind kind;
    State state;
    double reference;
    Recognizer *next;
    void (*action)(Recognizer *recognizer, void *target);
    void *target;
};

static double travelled(const Finger *fingers, int count, double *x, double *y) {
    int i;
    *x = *y = 0;
    for (i = 0; i < count; i++) *x += fingers[i].x - fingers[i].start_x, *y += fingers[i].y - fingers[i].start_y;
    *x /= count, *y /= count;
    return *x * *x + *y * *y;
}

static void follow(Recognizer *r, int phase, const Finger *fingers, int count) {
    double x, y;
    int i;
    if (r->state == FAILED) return;
    switch (r->kind) {
    case TAP:
    case LONG_PRESS:
        for (i = 0; i < count; i++) {
            double dx = fingers[i].x - fingers[i].start_x, dy = fingers[i].y - fingers[i].start_y;
            if (dx * dx + dy * dy > SLOP * SLOP) r->state = FAILED;
        }
        if (r->kind == TAP && phase == ENDED && r->state == POSSIBLE) r->state = RECOGNIZED;
        break;
    case PAN:
        if (phase == MOVED && travelled(fingers, count, &x, &y) >= SLOP * SLOP) r->state = r->state == POSSIBLE ? BEGUN : CHANGED;
        else if (phase == ENDED) r->state = r->state == POSSIBLE ? FAILED : RECOGNIZED;
        break;
    case PINCH:
    case ROTATION:
        if (count < 2) break;
        x = fingers[1].x - fingers[0].x, y = fingers[1].y - fingers[0].y;
        double now = r->kind == PINCH ? sqrt(x * x + y * y) : atan2(y, x), limit = r->kind == PINCH ? SLOP : 0.1;
        if (phase == BEGAN) r->reference = now;
        else if (fabs(now - r->reference) > limit) r->state = r->state == POSSIBLE ? BEGUN : CHANGED;
        break;
    }
}

/* ---- Dispatch ---- */

struct PlainDispatch {
    View *root;
    Finger finger;
    View *hit;
    Recognizer *attached[MOST_RECOGNIZERS];
    int count;
    bool claimed, taken; /* a pan has begun; the view no longer gets the touch */
    long taps, pans;
};

static View *hit(View *view, double x, double y) {
    View *child;
    x -= view->x, y -= view->y;
    if (view->hidden || view->disabled || view->alpha < 0.01 || !(x >= 0 && y >= 0 && x < view->width && y < view->height)) return NULL;
    for (child = view->child; child; child = child->sibling) {
        View *found = hit(child, x, y);
        if (found) return found;
    }
    return view;
}

static bool ignore(View *view, int phase, const Finger *finger) { return (void)view, (void)phase, (void)finger, false; }
static void respond(View *view, int phase, const Finger *finger) {
    for (; view; view = view->parent)
        if (view->touches(view, phase, finger)) return;
}

static void send(PlainDispatch *d, int phase, double x, double y) {
    bool was_taken = d->taken;
    int i, k;
    d->finger.x = x, d->finger.y = y;
    if (phase == BEGAN) {
        View *view;
        Recognizer *r;
        d->finger.start_x = x, d->finger.start_y = y;
        d->hit = hit(d->root, x, y);
        d->count = 0;
        d->claimed = d->taken = was_taken = false;
        for (view = d->hit; view; view = view->parent)
            for (r = view->recognizers; r && d->count < MOST_RECOGNIZERS; r = r->next) r->state = POSSIBLE, d->attached[d->count++] = r;
    }
    for (i = 0; i < d->count; i++) {
        Recognizer *r = d->attached[i];
        State before = r->state;
        follow(r, phase, &d->finger, 1);
        if (r->state == before && r->state != CHANGED) continue;
        if (r->state == FAILED) continue;
        if (r->state == BEGUN)
            for (k = 0; k < d->count; k++)
                if (k != i) d->attached[k]->state = FAILED;
        d->taken = true;
        r->action(r, r->target);
    }
    if (!d->taken) respond(d->hit, phase, &d->finger);
    else if (!was_taken) respond(d->hit, CANCELLED, &d->finger);
}

static void acted(Recognizer *r, void *target) {
    PlainDispatch *d = target;
    if (r->kind == TAP) d->taps++;
    else if (r->state == BEGUN) d->pans++;
}

static View *nest(int levels, View **leaf) {
    View *root = NULL, *parent = NULL;
    int i;
    for (i = 0; i <= levels; i++) {
        View *view = memory(sizeof *view);
        view->x = view->y = i ? 1 : 0;
        view->width = view->height = 400 - 2.0 * i;
        view->alpha = 1;
        view->parent = parent;
        view->touches = ignore;
        if (parent) parent->child = view;
        else root = view;
        parent = view;
    }
    *leaf = parent;
    return root;
}

static Recognizer *recognizer(Kind kind, void (*action)(Recognizer *, void *), void *target) {
    Recognizer *r = memory(sizeof *r);
    r->kind = kind, r->action = action, r->target = target;
    return r;
}

static void unnest(View *view) {
    while (view) {
        View *child = view->child;
        free(view->recognizers);
        free(view);
        view = child;
    }
}

PlainDispatch *plain_dispatch_make(int levels) {
    PlainDispatch *d = memory(sizeof *d);
    View *leaf;
    d->root = nest(levels, &leaf);
    leaf->recognizers = recognizer(TAP, acted, d);
    d->root->recognizers = recognizer(PAN, acted, d);
    return d;
}
void plain_dispatch_tap(void *dispatch) {
    send(dispatch, BEGAN, 150, 150);
    send(dispatch, ENDED, 150, 150);
}
void plain_dispatch_drag(void *dispatch) {
    int i;
    send(dispatch, BEGAN, 150, 150);
    for (i = 1; i <= DISPATCH_MOVES; i++) send(dispatch, MOVED, 150 + 8 * i, 150 + 4 * i);
    send(dispatch, ENDED, 150 + 8 * DISPATCH_MOVES, 150 + 4 * DISPATCH_MOVES);
}
long *plain_dispatch_taps(PlainDispatch *d) { return &d->taps; }
long *plain_dispatch_pans(PlainDispatch *d) { return &d->pans; }
void plain_dispatch_destroy(PlainDispatch *d) {
    unnest(d->root);
    free(d);
}

/* ---- Crowd ---- */

struct PlainCrowd {
    int count, fingers;
    Recognizer *recognizers;
    Finger finger[MOST_FINGERS];
};

static void crowd_follow(PlainCrowd *crowd, int phase) {
    int i;
    for (i = 0; i < crowd->count; i++) follow(&crowd->recognizers[i], phase, crowd->finger, crowd->fingers);
}
PlainCrowd *plain_crowd_make(int recognizers, int fingers) {
    PlainCrowd *crowd = memory(sizeof *crowd);
    int i;
    crowd->count = recognizers, crowd->fingers = fingers;
    crowd->recognizers = memory((size_t)recognizers * sizeof *crowd->recognizers);
    for (i = 0; i < recognizers; i++) crowd->recognizers[i].kind = (Kind)(i % 5);
    for (i = 0; i < fingers; i++) {
        Finger f = {100 + 20.0 * i, 200, 100 + 20.0 * i, 200};
        crowd->finger[i] = f;
    }
    crowd_follow(crowd, BEGAN);
    return crowd;
}
void plain_crowd_move(PlainCrowd *crowd, int step) {
    int i;
    for (i = 0; i < crowd->fingers; i++) crowd->finger[i].x = 100 + 20.0 * i + step % 5;
    crowd_follow(crowd, MOVED);
}
int plain_crowd_tracking(const PlainCrowd *crowd) {
    int i, tracking = 0;
    for (i = 0; i < crowd->count; i++) tracking += crowd->recognizers[i].state == POSSIBLE;
    return tracking;
}
void plain_crowd_destroy(PlainCrowd *crowd) {
    free(crowd->recognizers);
    free(crowd);
}

/* ---- Presses ---- */

struct PlainPress {
    View *root, *first;
};
PlainPress *plain_press_make(int levels) {
    PlainPress *press = memory(sizeof *press);
    press->root = nest(levels, &press->first);
    return press;
}
int plain_press_click(PlainPress *press) {
    int phase, asked = 0;
    for (phase = BEGAN; phase <= ENDED; phase += ENDED) {
        View *view;
        for (view = press->first; view && !view->touches(view, phase, NULL); view = view->parent) asked++;
    }
    return asked;
}
void plain_press_destroy(PlainPress *press) {
    unnest(press->root);
    free(press);
}
