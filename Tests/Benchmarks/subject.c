#include "subject_private.h"

/* ---- Tree ---- */

Tree *tree_empty(uint32_t count) {
    Tree *tree = memory(sizeof *tree);
    tree->count = count;
    tree->views = memory(count * sizeof *tree->views);
    CHECK(rk_context_create(NULL, &tree->context));
    return tree;
}

void set_properties(Tree *tree, uint32_t i, TreeNode n) {
    RKViewRef view = tree->views[i];
    /* The number of the node is all that a program needs to find its own object again. */
    CHECK(rk_object_set_userdata(RK_OBJECT(view), (void *)(uintptr_t)(i + 1), NULL));
    if (n.degrees != 0 || n.scale != 1) {
        RKTransform rotation = rk_transform_make_rotation(n.degrees * (3.14159265358979323846 / 180));
        CHECK(rk_view_set_transform(view, rk_transform_concat(rk_transform_make_scale(n.scale, n.scale), rotation)));
    }
    if (n.hidden) CHECK(rk_view_set_hidden(view, true));
    if (n.transparent) CHECK(rk_view_set_alpha(view, 0));
    if (n.disabled) CHECK(rk_view_set_user_interaction_enabled(view, false));
}

Tree *tree_make(uint32_t count, TreeNode (*node)(const void *source, uint32_t index), const void *source) {
    Tree *tree = tree_empty(count);
    uint32_t i;
    for (i = 0; i < count; i++) {
        TreeNode n = node(source, i);
        RKRect frame = {{n.x, n.y}, {n.width, n.height}};
        CHECK(rk_view_create(tree->context, NULL, frame, &tree->views[i]));
        set_properties(tree, i, n);
        if (i > 0) {
            CHECK(rk_view_add_subview(tree->views[n.parent], tree->views[i]));
            CHECK(rk_release(RK_OBJECT(tree->views[i])));
        }
    }
    return tree;
}

int32_t tree_hit(Tree *tree, double x, double y) {
    RKPoint point = {x, y};
    RKViewRef hit;
    return rk_view_hit_test(tree->views[0], point, NULL, &hit) == RKStatusOK ? node_of(hit) : -1;
}

void tree_move(Tree *tree, uint32_t node, double x, double y, double width, double height) {
    RKPoint center = {x + width / 2, y + height / 2}; /* the centre, which a transform does not disturb */
    CHECK(rk_view_set_center(tree->views[node], center));
}

void tree_tear_down(Tree *tree) { CHECK(rk_release(RK_OBJECT(tree->views[0]))); }

void tree_destroy(Tree *tree) {
    CHECK(rk_context_destroy(tree->context));
    free(tree->views);
    free(tree);
}

/* ---- Dispatch ---- */

struct Dispatch {
    RKContextRef context;
    double time;
    long taps, pans;
};

static void tapped(RKGestureRecognizerRef recognizer, void *userdata) {
    Dispatch *d = userdata;
    (void)recognizer;
    d->taps++;
}

static void panned(RKGestureRecognizerRef recognizer, void *userdata) {
    Dispatch *d = userdata;
    RKGestureRecognizerState state;
    CHECK(rk_gesture_recognizer_get_state(recognizer, &state));
    if (state == RKGestureRecognizerStateBegan) d->pans++;
}

typedef RKStatus (*CreateGesture)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);

static RKGestureRecognizerRef attach(RKContextRef context, CreateGesture create, RKViewRef view, RKGestureAction action, void *userdata) {
    RKGestureRecognizerRef recognizer;
    CHECK(create(context, NULL, &recognizer));
    if (action) CHECK(rk_gesture_recognizer_add_action(recognizer, action, userdata, NULL, NULL));
    CHECK(rk_view_add_gesture_recognizer(view, recognizer));
    CHECK(rk_release(RK_OBJECT(recognizer)));
    return recognizer;
}

Dispatch *dispatch_make(int levels) {
    Dispatch *d = memory(sizeof *d);
    RKRect frame = {{0, 0}, {400, 400}};
    RKWindowRef window;
    RKViewRef parent;
    int i;
    CHECK(rk_context_create(NULL, &d->context));
    CHECK(rk_window_create(d->context, NULL, frame, &window));
    parent = RK_VIEW(window);
    for (i = 1; i <= levels; i++) {
        RKRect inner = {{1, 1}, {400 - 2.0 * i, 400 - 2.0 * i}};
        RKViewRef view;
        CHECK(rk_view_create(d->context, NULL, inner, &view));
        CHECK(rk_view_add_subview(parent, view));
        CHECK(rk_release(RK_OBJECT(view)));
        parent = view;
    }
    attach(d->context, rk_tap_create, parent, tapped, d);
    attach(d->context, rk_pan_create, RK_VIEW(window), panned, d);
    return d;
}

void dispatch_event(Dispatch *d, int phase, double x, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    /* Taps come far apart, so that they do not count as double taps. */
    d->time += phase == RKTouchPhaseBegan ? 1 : 0.008;
    sample.phase = (RKTouchPhase)phase;
    sample.id = 1;
    sample.location.x = x;
    sample.location.y = y;
    CHECK(rk_context_send_touches(d->context, d->time, &sample, 1));
}

void dispatch_tap(void *dispatch) {
    dispatch_event(dispatch, RKTouchPhaseBegan, 150, 150);
    dispatch_event(dispatch, RKTouchPhaseEnded, 150, 150);
}

void dispatch_drag(void *dispatch) {
    int i;
    dispatch_event(dispatch, RKTouchPhaseBegan, 150, 150);
    for (i = 1; i <= DISPATCH_MOVES; i++) dispatch_event(dispatch, RKTouchPhaseMoved, 150 + 8 * i, 150 + 4 * i);
    dispatch_event(dispatch, RKTouchPhaseEnded, 150 + 8 * DISPATCH_MOVES, 150 + 4 * DISPATCH_MOVES);
}

long *dispatch_taps(Dispatch *d) { return &d->taps; }
long *dispatch_pans(Dispatch *d) { return &d->pans; }

#pragma weak rk_recorder_start
bool recorder_there(void) { return rk_recorder_start; }
static bool swallow(const void *bytes, size_t count, void *userdata) { return (void)bytes, (void)count, (void)userdata, true; }
void dispatch_record(Dispatch *d) {
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    desc.writer = swallow;
    CHECK(rk_recorder_start(d->context, &desc));
}

void dispatch_destroy(Dispatch *d) {
    CHECK(rk_context_destroy(d->context));
    free(d);
}

/* ---- Crowd ---- */

enum { CROWD_MOST_FINGERS = 16 };

struct Crowd {
    RKContextRef context;
    int count, fingers;
    double time;
    RKGestureRecognizerRef *recognizers;
    RKTouchSample samples[CROWD_MOST_FINGERS];
};

static void crowd_send(Crowd *crowd, RKTouchPhase phase, double offset) {
    int i;
    crowd->time += 0.001;
    for (i = 0; i < crowd->fingers; i++) {
        crowd->samples[i].phase = phase;
        crowd->samples[i].location.x = 100 + 20.0 * i + offset;
    }
    CHECK(rk_context_send_touches(crowd->context, crowd->time, crowd->samples, (size_t)crowd->fingers));
}

Crowd *crowd_make(int recognizers, int fingers) {
    static const CreateGesture kinds[] = {rk_tap_create, rk_pan_create, rk_long_press_create, rk_pinch_create, rk_rotation_create};
    Crowd *crowd = memory(sizeof *crowd);
    RKRect frame = {{0, 0}, {400, 400}};
    RKWindowRef window;
    int i;
    crowd->count = recognizers;
    crowd->fingers = fingers;
    crowd->recognizers = memory((size_t)recognizers * sizeof *crowd->recognizers);
    CHECK(rk_context_create(NULL, &crowd->context));
    CHECK(rk_window_create(crowd->context, NULL, frame, &window));
    CHECK(rk_view_set_multiple_touch_enabled(RK_VIEW(window), true));
    for (i = 0; i < recognizers; i++) {
        RKGestureRecognizerRef g = crowd->recognizers[i] = attach(crowd->context, kinds[i % 5], RK_VIEW(window), NULL, NULL);
        /* Nothing that lets go of the touches by itself while they are down. */
        if (i % 5 == 0) {
            CHECK(rk_tap_set_maximum_tap_duration(g, 1e9));
            CHECK(rk_tap_set_number_of_touches_required(g, fingers));
        } else if (i % 5 == 2) {
            CHECK(rk_long_press_set_minimum_press_duration(g, 1e9));
            CHECK(rk_long_press_set_number_of_touches_required(g, fingers));
        }
    }
    for (i = 0; i < fingers; i++) {
        crowd->samples[i].struct_size = (uint32_t)sizeof crowd->samples[i];
        crowd->samples[i].id = i + 1;
        crowd->samples[i].location.y = 200;
    }
    crowd_send(crowd, RKTouchPhaseBegan, 0);
    return crowd;
}

/* Four points to and fro: too little for any of them. */
void crowd_move(Crowd *crowd, int step) { crowd_send(crowd, RKTouchPhaseMoved, step % 5); }

int crowd_tracking(Crowd *crowd) {
    int i, tracking = 0;
    for (i = 0; i < crowd->count; i++) {
        RKGestureRecognizerState state;
        size_t touches;
        CHECK(rk_gesture_recognizer_get_state(crowd->recognizers[i], &state));
        CHECK(rk_gesture_recognizer_get_number_of_touches(crowd->recognizers[i], &touches));
        tracking += state == RKGestureRecognizerStatePossible && touches > 0;
    }
    return tracking;
}

void crowd_destroy(Crowd *crowd) {
    CHECK(rk_context_destroy(crowd->context));
    free(crowd->recognizers);
    free(crowd);
}
