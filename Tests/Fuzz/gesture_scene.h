/* A random scene as plain data: views and controls, recognisers of every type with their flags, requirements and delegates, fingers.
 *
 * What a delegate or a class answers is a pure function of the seed, the question and the two recognisers, so that the rules can be checked
 * against the answers without a call of its own. In a fickle scene the answers change from call to call.
 */
#ifndef GESTURE_SCENE_H
#define GESTURE_SCENE_H

#include "gesture_plans.h"

enum { MOST_VIEWS = 14, MOST_GESTURES = 96, MOST_REQUIREMENTS = 12 };

typedef enum ViewKind { PLAIN, WATCHED, CONTROL, BUTTON, SWITCH, SLIDER, STEPPER, SEGMENTS, PAGES, VIEW_KINDS } ViewKind;
typedef enum GestureKind { CUSTOM, TAP, LONG_PRESS, PAN, EDGE_PAN, SWIPE, PINCH, ROTATION, HOVER, GESTURE_KINDS } GestureKind;

static const char *const view_classes[VIEW_KINDS] = {"View", "View", "Control", "Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl"};
static const char *const gesture_classes[GESTURE_KINDS] = {"GestureRecognizer", "Tap", "LongPress", "Pan", "ScreenEdgePan", "Swipe", "Pinch", "Rotation", "Hover"};

/* How much of a recogniser's class is its own: nothing, the methods that report what happens, or also those that are asked. */
typedef enum Own { BUILT_IN, REPORTS, ASKED, OWNS } Own;

/* What a custom recogniser sets in a method; the states by their numbers. */
enum { LEAVE = -1, IGNORE = 6 };

typedef enum Question {
    SIMULTANEOUS, REFUSES_TO_PREVENT, REFUSES_TO_BE_PREVENTED, REQUIRES, IS_REQUIRED_BY, DELEGATE_REQUIRES, DELEGATE_IS_REQUIRED_BY,
    REFUSES_TOUCH, REFUSES_EVENT, REFUSES_TO_BEGIN, VIEW_REFUSES, REFUSES_TRACKING, STOPS_TRACKING, QUESTIONS
} Question;
static const int percent[QUESTIONS] = {30, 12, 12, 4, 4, 4, 4, 6, 2, 8, 5, 5, 3};

typedef struct SceneView {
    ViewKind kind;
    int parent; /* -1: the window */
    RKRect frame;
    RKPoint origin; /* in the window */
    double scale;
    bool multiple, exclusive, calls_super, asks, enabled;
} SceneView;

typedef struct SceneGesture {
    GestureKind kind;
    Own own;
    int view; /* -1: the window */
    int taps, touches, most_touches;
    double duration, movement;
    uint32_t directions;
    bool cancels, delays_began, delays_ended, enabled, target;
    uint32_t delegate; /* a bit for each function that it has; 0: none */
    int script[5], after; /* custom: what it sets in each phase, from the `after`-th call on */
    bool tidy;            /* custom: ends when its last touch does */
} SceneGesture;

typedef struct Scene {
    SceneView views[MOST_VIEWS];
    SceneGesture gestures[MOST_GESTURES];
    int view_count, gesture_count, requirement_count, requirements[MOST_REQUIREMENTS][2];
    bool interferes, reentrant, fickle, sloppy, lazy_time, pointer, first_added, cancel_first;
    int hit_passes, velocity;
    Plan plan;
} Scene;

static Scene scene;
static uint64_t asked; /* in a fickle scene: how many questions were asked */

static bool answers(Question question, int a, int b) {
    uint64_t z = random_seed * 0x9e3779b97f4a7c15ULL + (uint64_t)question * 1000003 + (uint64_t)(a + 2) * 131 + (uint64_t)(b + 2) * 7919;
    if (scene.fickle) z += ++asked << 32;
    return (int)(mix(z) % 100) < percent[question];
}

/* ---- Making one ---- */

static void make_view(int k) {
    SceneView *v = &scene.views[k];
    RKPoint base = point(0, 0);
    double width = 375, height = 667;
    v->kind = one_in(3) ? (ViewKind)(CONTROL + below(VIEW_KINDS - CONTROL)) : one_in(5) ? PLAIN : WATCHED;
    v->parent = k == 0 || one_in(3) ? -1 : below(k);
    if (v->parent >= 0) {
        base = scene.views[v->parent].origin;
        width = scene.views[v->parent].frame.size.width, height = scene.views[v->parent].frame.size.height;
    }
    v->scale = 1;
    v->frame.size.width = 40 + below((int)width), v->frame.size.height = 40 + below((int)height);
    v->frame.origin.x = eighths(-10, (int)width / 2), v->frame.origin.y = eighths(-10, (int)height / 2);
    if (k == 0) v->frame.origin = point(0, 0), v->frame.size.width = 375, v->frame.size.height = 667;
    v->origin = point(base.x + v->frame.origin.x, base.y + v->frame.origin.y);
    if (v->kind >= SWITCH && one_in(2)) v->frame.size.width = 60 + below(120), v->frame.size.height = 40;
    v->multiple = one_in(2), v->exclusive = one_in(12), v->calls_super = one_in(2), v->asks = one_in(3), v->enabled = !one_in(8);
    if (v->parent >= 0 && one_in(10)) v->scale = one_in(2) ? 0.5 : 1.5;
}

static void make_script(SceneGesture *g) {
    int style = below(6), k;
    g->after = below(3);
    g->tidy = true;
    g->script[RKTouchPhaseBegan] = g->script[RKTouchPhaseMoved] = LEAVE;
    g->script[RKTouchPhaseEnded] = g->script[RKTouchPhaseCancelled] = LEAVE;
    switch (style) {
    case 0: g->script[RKTouchPhaseEnded] = RKGestureRecognizerStateEnded; break;
    case 1: /* never decides (SPEC 241) */ break;
    case 2:
        g->script[one_in(2) ? RKTouchPhaseBegan : RKTouchPhaseMoved] = RKGestureRecognizerStateBegan;
        g->script[RKTouchPhaseMoved] = RKGestureRecognizerStateChanged;
        g->script[RKTouchPhaseCancelled] = RKGestureRecognizerStateCancelled;
        break;
    case 3:
        g->script[RKTouchPhaseMoved] = RKGestureRecognizerStateChanged; /* means began (SPEC 160) */
        g->script[RKTouchPhaseCancelled] = RKGestureRecognizerStateFailed; /* means cancelled (SPEC 161) */
        break;
    case 4: g->script[below(2)] = IGNORE; break;
    default: /* whatever comes to mind, much of it illegal */
        for (k = 0; k < 5; k++) g->script[k] = one_in(3) ? LEAVE : below(7);
        break;
    }
}

static void make_gesture(int k) {
    static const double presses[4] = {0.5, 0.25, 0, 1};
    SceneGesture *g = &scene.gestures[k];
    g->kind = (GestureKind)below(scene.pointer ? GESTURE_KINDS : HOVER);
    g->own = (Own)below(OWNS);
    if (g->kind == CUSTOM && g->own == BUILT_IN) g->own = REPORTS;
    g->view = below(scene.view_count + 1) - 1;
    g->taps = g->kind == LONG_PRESS ? one_in(4) : one_in(3) ? 2 : one_in(6) ? 3 : 1;
    g->touches = one_in(4) ? 2 : one_in(10) ? 3 : 1;
    g->most_touches = one_in(4) ? g->touches : 1000;
    g->duration = g->kind == LONG_PRESS ? presses[one_in(3) ? below(4) : 0] : -1;
    g->movement = one_in(6) ? eighths(0, 60) : -1;
    g->directions = one_in(2) ? 1u << below(4) : (uint32_t)below(16);
    g->cancels = !one_in(4), g->delays_began = one_in(5), g->delays_ended = !one_in(4), g->enabled = !one_in(16), g->target = one_in(4);
    g->delegate = one_in(2) ? (uint32_t)below(64) : 0;
    make_script(g);
    if (scene.sloppy) g->tidy = false;
}

static RKPoint somewhere(void) {
    const SceneView *v = &scene.views[below(scene.view_count)];
    const SceneGesture *g = &scene.gestures[below(scene.gesture_count)];
    if (g->view >= 0 && !one_in(3)) v = &scene.views[g->view];
    return point(v->origin.x + eighths(0, 60), v->origin.y + eighths(0, 60));
}

static void make_plan(void) {
    Plan *plan = &scene.plan;
    double t = 1.0 / 64, end = 0;
    int k, count = 1 + below(6);
    plan->count = plan->fingers = plan->step_count = 0;
    plan->cancel_all = -1;
    for (k = 0; k < count; k++) {
        RKPoint at = somewhere();
        switch (below(8)) {
        case 0: case 1: end = plan_taps(plan, t, at, 1 + below(3), one_in(4) ? 2 : 1); break;
        case 2: case 3: case 4: end = plan_drag(plan, t, at, one_in(4) ? 2 + below(2) : 1); break;
        case 5: case 6: end = plan_pair(plan, t, at); break;
        default: end = plan_crowd(plan, t, at, one_in(10) ? 12 : 1 + below(5)); break;
        }
        t = one_in(4) ? t + ticks(0, 20) : end + (one_in(3) ? ticks(1, 90) : ticks(1, 16)); /* at the same time as the next, or before it */
    }
    if (one_in(10)) plan->cancel_all = ticks(0, (int)(64 * end) + 1);
    arrange(plan);
}

/* Two alike on one view that wait for one another (SPEC 182). */
static void make_cycle(void) {
    SceneGesture *g = &scene.gestures[0];
    g->kind = one_in(2) ? TAP : PAN;
    g->taps = g->touches = 1, g->enabled = true, g->movement = -1, g->view = 0;
    g->own = (Own)below(OWNS);
    scene.gestures[1] = *g;
    scene.gestures[1].delegate = 0;
    scene.requirement_count = 2;
    scene.requirements[0][0] = scene.requirements[1][1] = 0;
    scene.requirements[0][1] = scene.requirements[1][0] = 1;
}

/* A single and a double tap, and perhaps a triple one, on one view, without requirements (SPEC 188, 189). */
static void make_taps(void) {
    int k, first = below(2);
    for (k = 0; k < scene.gesture_count && k < 3; k++) {
        SceneGesture *g = &scene.gestures[k];
        g->kind = TAP;
        g->taps = k == 2 ? 3 : k == first ? 1 : 2;
        g->touches = 1, g->enabled = true, g->movement = -1, g->view = 0, g->delegate &= 40;
    }
    scene.requirement_count = 0;
}

static void make_scene(void) {
    int k;
    scene.interferes = one_in(3), scene.reentrant = scene.interferes && one_in(2), scene.fickle = one_in(8), scene.sloppy = one_in(10);
    scene.lazy_time = one_in(8), scene.pointer = one_in(8), scene.first_added = one_in(8), scene.cancel_first = one_in(8);
    scene.hit_passes = one_in(8) ? 2 : 1, scene.velocity = one_in(8) ? 1 : 2;
    scene.view_count = 1 + below(one_in(3) ? MOST_VIEWS : 4);
    for (k = 0; k < scene.view_count; k++) make_view(k);
    scene.gesture_count = one_in(100) ? 66 + below(MOST_GESTURES - 66) : 1 + below(one_in(4) ? 14 : 5);
    for (k = 0; k < scene.gesture_count; k++) make_gesture(k);
    scene.requirement_count = scene.gesture_count > 1 && one_in(2) ? below(one_in(4) ? MOST_REQUIREMENTS : 4) : 0;
    for (k = 0; k < scene.requirement_count; k++) {
        scene.requirements[k][0] = below(scene.gesture_count);
        scene.requirements[k][1] = (scene.requirements[k][0] + 1 + below(scene.gesture_count - 1)) % scene.gesture_count;
    }
    if (scene.gesture_count > 1 && one_in(12)) make_cycle();
    else if (scene.gesture_count > 1 && one_in(12)) make_taps();
    make_plan();
}

#endif
