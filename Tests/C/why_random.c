/* Explanations of random scenes are true. No causes: the touch hits the view. A cause: the touch does not hit it, and taking the cause away takes it out of the
 * explanation; when none is left, the touch hits. For recognisers and controls: the scene is played again without the recogniser that is named, and comes out
 * otherwise.
 *
 *   why_random [TRIPLES] [SEED]
 */
#include <math.h>

#include "stage.h"

enum { MOST_VIEWS = 24, WINDOWS = 2 };
static uint64_t seed;
static unsigned below(unsigned most) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(seed >> 33) % most;
}
static double between(double low, double high) { return low + (high - low) * below(4096) / 4096; }

/* ---- Scenes of views ---- */

typedef struct Scene {
    RKContextRef context;
    RKClassRef odd; /* its views answer as `answers` has it */
    RKWindowRef windows[WINDOWS];
    RKViewRef views[MOST_VIEWS];
    size_t count;
} Scene;
/* What the overrides of a view answer, by its userdata. */
typedef struct Answers {
    bool refuses_inside, accepts_inside, returns_nil;
} Answers;
static Answers answers[MOST_VIEWS];
static RKClassRef odd_class;

static Answers *of(RKViewRef view) {
    void *userdata = NULL;
    OK(rk_object_get_userdata(RK_OBJECT(view), &userdata));
    return userdata;
}
static bool inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    Answers *a = of(self);
    bool is = false;
    (void)userdata;
    if (a && a->refuses_inside) return false;
    if (a && a->accepts_inside) return true;
    OK(rk_super_point_inside(odd_class, self, at, event, &is));
    return is;
}
static RKViewRef hit(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    Answers *a = of(self);
    RKViewRef found = NULL;
    (void)userdata;
    if (a && a->returns_nil) return NULL;
    OK(rk_super_hit_test(odd_class, self, at, event, &found));
    return found;
}

static void add_random_view(Scene *s) {
    RKViewRef superview = s->count == 0 || below(4) == 0 ? RK_VIEW(s->windows[below(WINDOWS)]) : s->views[below((unsigned)s->count)], view = NULL;
    bool is_odd = below(5) == 0;
    Answers *a = &answers[s->count];
    OK(rk_view_create(s->context, is_odd ? s->odd : NULL, rect(between(-60, 200), between(-60, 200), between(20, 260), between(20, 260)), &view));
    memset(a, 0, sizeof *a);
    if (is_odd) {
        unsigned kind = below(5);
        OK(rk_object_set_userdata(RK_OBJECT(view), a, NULL));
        if (kind == 0) a->refuses_inside = true;
        if (kind == 1) a->accepts_inside = true;
        if (kind == 2) a->returns_nil = true;
    }
    if (below(8) == 0) OK(rk_view_set_hidden(view, true));
    if (below(8) == 0) OK(rk_view_set_user_interaction_enabled(view, false));
    if (below(10) == 0) OK(rk_view_set_alpha(view, below(2) ? 0 : 0.005));
    if (below(12) == 0) OK(rk_view_set_animating(view, true));
    if (below(5) == 0) {
        double angle = between(-1, 1), scale = between(0.5, 2);
        RKTransform t = {scale * cos(angle), scale * sin(angle), -scale * sin(angle), scale * cos(angle), 0, 0};
        if (below(8) == 0) memset(&t, 0, sizeof t);
        OK(rk_view_set_transform(view, t));
    }
    OK(rk_view_add_subview(superview, view));
    OK(rk_release(RK_OBJECT(view)));
    s->views[s->count++] = view;
}

static void make(Scene *s, bool is_odd) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    size_t k, count = 2 + below(MOST_VIEWS - 2);
    memset(s, 0, sizeof *s);
    OK(rk_context_create(NULL, &s->context));
    methods.point_inside = inside;
    methods.hit_test = hit;
    desc.name = "Odd";
    desc.superclass = "View";
    desc.view_methods = &methods;
    OK(rk_class_define(s->context, &desc, &odd_class));
    s->odd = is_odd ? odd_class : NULL;
    for (k = 0; k < WINDOWS; k++) OK(rk_window_create(s->context, NULL, rect(0, 0, 400, 400), &s->windows[k]));
    OK(rk_view_set_hidden(RK_VIEW(s->windows[1]), below(3) != 0));
    for (k = 0; k < count; k++) add_random_view(s);
    OK(rk_trace_start(s->context, 1024));
}
static void end(Scene *s) {
    size_t k;
    for (k = 0; k < WINDOWS; k++) OK(rk_release(RK_OBJECT(s->windows[k])));
    OK(rk_context_destroy(s->context));
}

/* The view that a touch there hits. */
static RKViewRef touched(Scene *s, RKPoint at) {
    static double time;
    RKTouchRef touch = NULL;
    RKViewRef view = NULL;
    time += 1;
    OK(send(s->context, time, 1, RKTouchPhaseBegan, at.x, at.y));
    if (rk_context_find_touch(s->context, 1, &touch) == RKStatusOK) OK(rk_touch_get_view(touch, &view));
    OK(send(s->context, time + 0.1, 1, RKTouchPhaseCancelled, at.x, at.y));
    return view;
}

/* Makes room for a point: the bounds grow, and everything in them stays where it is. */
static void grow(RKViewRef view, RKPoint at) {
    RKRect b;
    RKPoint middle, center;
    double right, bottom;
    OK(rk_view_get_bounds(view, &b));
    right = fmax(b.origin.x + b.size.width, at.x + 1), bottom = fmax(b.origin.y + b.size.height, at.y + 1);
    b.origin = point(fmin(b.origin.x, at.x - 1), fmin(b.origin.y, at.y - 1));
    b.size.width = right - b.origin.x, b.size.height = bottom - b.origin.y;
    middle = point(b.origin.x + b.size.width / 2, b.origin.y + b.size.height / 2);
    RKViewRef superview = NULL;
    OK(rk_view_get_superview(view, &superview));
    OK(rk_view_convert_point_to(view, middle, superview, &center));
    OK(rk_view_set_bounds(view, b));
    OK(rk_view_set_center(view, center));
}

/* Takes a cause away. False: an override, which was not called, may decide. */
static bool repair(const RKExplanationStep *step) {
    RKViewRef culprit = RK_VIEW(step->culprit);
    RKTransform identity = {1, 0, 0, 1, 0, 0};
    switch (step->reason) {
    case RKReasonHitHidden: OK(rk_view_set_hidden(culprit, false)); return true;
    case RKReasonHitInteractionDisabled: OK(rk_view_set_user_interaction_enabled(culprit, true)); return true;
    case RKReasonHitAlpha: OK(rk_view_set_alpha(culprit, 1)); return true;
    case RKReasonHitAnimating: OK(rk_view_set_animating(culprit, false)); return true;
    case RKReasonHitSingularTransform: OK(rk_view_set_transform(culprit, identity)); return true;
    case RKReasonHitOutside: grow(culprit, step->point); return true;
    case RKReasonHitOutsideByOverride: {
        Answers *a = of(culprit);
        EXPECT(a != NULL);
        if (!a) return true;
        if (!a->refuses_inside) grow(culprit, step->point);
        a->refuses_inside = false;
        return true;
    }
    case RKReasonHitOverrideReturnedNil: {
        Answers *a = of(culprit);
        EXPECT(a != NULL);
        if (!a) return true;
        /* The inherited method returns nil only for what is outside. */
        if (!a->returns_nil) a->refuses_inside = false, grow(culprit, step->point);
        a->returns_nil = false;
        return true;
    }
    case RKReasonHitInsideByOverride: case RKReasonHitOverrideReturned: {
        Answers *a = of(culprit);
        EXPECT(a != NULL);
        if (!a) return true;
        EXPECT(a->accepts_inside);
        a->accepts_inside = false;
        return true;
    }
    case RKReasonMissCovered: case RKReasonMissSubview: case RKReasonMissOtherWindow: OK(rk_view_set_hidden(culprit, true)); return true;
    case RKReasonMissOverride: return false;
    default: fprintf(stderr, "cannot repair %s\n", rk_reason_name(step->reason)); EXPECT(false); return false;
    }
}

static size_t causes(RKViewRef view, RKPoint at, bool calls, RKExplanationStep *steps) {
    size_t count = 0;
    steps[0].struct_size = sizeof steps[0];
    OK(rk_view_explain_point_steps(view, at, calls, steps, 32, &count));
    return count;
}

static bool same(const RKExplanationStep *a, const RKExplanationStep *b) { return a->reason == b->reason && a->culprit == b->culprit; }

static RKPoint random_point(RKViewRef view) {
    RKPoint at = point(between(0, 400), between(0, 400)), local;
    RKRect b;
    if (below(3) == 0) return at;
    /* Near it. */
    OK(rk_view_get_bounds(view, &b));
    local = point(b.origin.x + between(-0.2, 1.2) * b.size.width, b.origin.y + between(-0.2, 1.2) * b.size.height);
    OK(rk_view_convert_point_to(view, local, NULL, &at));
    return fabs(at.x) < 2000 && fabs(at.y) < 2000 ? at : point(200, 200);
}

static void judge(Scene *s, RKViewRef view, RKPoint at) {
    RKExplanationStep steps[32], without[32], traced[32];
    char text[2048] = "";
    size_t count = causes(view, at, true, steps), open_count = causes(view, at, false, without), touch_count = 0;
    RKViewRef found = touched(s, at);
    bool is_below = false;
    EXPECT((count == 0) == (found == view));
    if (open_count == 0) EXPECT(found == view);
    if (open_count > 0 && without[0].reason != RKReasonMissOverride) EXPECT(found != view);
    OK(rk_view_explain_point(view, at, true, text, sizeof text, NULL));
    EXPECT((strstr(text, " would be hit at (") != NULL) == (found == view));
    traced[0].struct_size = sizeof traced[0];
    OK(rk_explain_touch(RK_OBJECT(view), 1, text, sizeof text, NULL));
    OK(rk_explain_touch_steps(RK_OBJECT(view), 1, traced, 32, &touch_count));
    EXPECT(text[0] && touch_count > 0);
    if (found) OK(rk_view_is_descendant_of(found, view, &is_below));
    /* Without overrides what the trace has is what there is. */
    if (!s->odd && !is_below) {
        bool agrees = count > 0 && same(&traced[0], &steps[0]);
        if (!agrees) {
            fprintf(stderr, "touch: %s\n", text);
            OK(rk_view_explain_point(view, at, true, text, sizeof text, NULL));
            fprintf(stderr, "point: %s\n", text);
        }
        EXPECT(agrees);
    }
}

/* One cause after the other is taken away. */
static void repair_all(Scene *s, RKViewRef view, RKPoint at) {
    RKExplanationStep steps[32], before;
    int rounds = 0;
    size_t count;
    while ((count = causes(view, at, true, steps)) > 0 && rounds++ < 400) {
        before = steps[0];
        if (!repair(&before)) break;
        count = causes(view, at, true, steps);
        EXPECT(count == 0 || !same(&steps[0], &before) || before.reason == RKReasonHitOverrideReturnedNil);
    }
    EXPECT(rounds < 400 && count == 0);
    EXPECT(touched(s, at) == view);
}

static unsigned views(unsigned triples) {
    unsigned done = 0;
    while (done < triples && check_failures == 0) {
        uint64_t start = seed;
        Scene s;
        RKViewRef view;
        int k;
        make(&s, below(2));
        for (k = 0; k < 16; k++, done++) {
            view = s.views[below((unsigned)s.count)];
            judge(&s, view, random_point(view));
        }
        view = s.views[below((unsigned)s.count)];
        repair_all(&s, view, random_point(view));
        end(&s);
        if (check_failures) fprintf(stderr, "views: seed %llu\n", (unsigned long long)start);
    }
    return done;
}

/* ---- Scenes of recognisers and controls ---- */

enum { MOST_RECOGNIZERS = 7, CONTROLS = 2, NOTHING = -1 };
typedef struct Play {
    RKContextRef context;
    RKWindowRef window;
    RKGestureRecognizerRef recognizers[MOST_RECOGNIZERS];
    RKControlRef controls[CONTROLS];
    int count;
} Play;

static void heard(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, (void)userdata; }

static RKGestureRecognizerRef random_recognizer(RKContextRef context) {
    RKGestureRecognizerRef g = NULL;
    unsigned kind = below(6);
    if (kind < 2) {
        OK(rk_tap_create(context, NULL, &g));
        OK(rk_tap_set_number_of_taps_required(g, 1 + kind));
        return g;
    }
    if (kind == 2) OK(rk_pan_create(context, NULL, &g));
    if (kind == 3) OK(rk_long_press_create(context, NULL, &g));
    if (kind == 4) OK(rk_swipe_create(context, NULL, &g));
    if (kind == 5) OK(rk_pan_create(context, NULL, &g));
    if (below(4) == 0) OK(rk_gesture_recognizer_set_delays_touches_began(g, true));
    return g;
}

/* A scene by its seed, with one finger's deeds; without the recogniser `left_out`. */
static Play play(uint64_t start, int left_out) {
    Play p;
    RKViewRef views[4];
    double t = 1, x, y;
    int k, fingers;
    char name[16];
    memset(&p, 0, sizeof p);
    seed = start;
    OK(rk_context_create(NULL, &p.context));
    OK(rk_trace_start(p.context, 4096));
    OK(rk_window_create(p.context, NULL, rect(0, 0, 400, 400), &p.window));
    views[0] = RK_VIEW(p.window);
    views[1] = add_view(p.context, NULL, views[0], "outer", rect(0, 0, 400, 300));
    views[2] = add_view(p.context, NULL, views[1], "inner", rect(50, 50, 300, 200));
    for (k = 0; k < CONTROLS; k++) {
        OK(rk_button_create(p.context, NULL, rect(20, 20 + 60 * k, 100, 50), &p.controls[k]));
        snprintf(name, sizeof name, "c%d", k);
        OK(rk_object_set_name(RK_OBJECT(p.controls[k]), name));
        OK(rk_control_add_action(p.controls[k], RKControlEventTouchUpInside, heard, NULL, NULL, NULL));
        OK(rk_view_add_subview(views[2], RK_VIEW(p.controls[k])));
        OK(rk_release(RK_OBJECT(p.controls[k])));
    }
    views[3] = RK_VIEW(p.controls[0]);
    p.count = 2 + (int)below(MOST_RECOGNIZERS - 2);
    for (k = 0; k < p.count; k++) {
        p.recognizers[k] = random_recognizer(p.context);
        snprintf(name, sizeof name, "g%d", k);
        OK(rk_object_set_name(RK_OBJECT(p.recognizers[k]), name));
        OK(rk_view_add_gesture_recognizer(views[below(4)], p.recognizers[k]));
        OK(rk_release(RK_OBJECT(p.recognizers[k])));
        if (k > 0 && below(4) == 0) OK(rk_gesture_recognizer_require_to_fail(p.recognizers[k], p.recognizers[below((unsigned)k)]));
        if (k == left_out) OK(rk_gesture_recognizer_set_enabled(p.recognizers[k], false));
    }
    fingers = 1 + (int)below(3);
    for (k = 0; k < fingers; k++) {
        unsigned way = below(4), step;
        x = between(60, 200), y = between(60, 200);
        OK(send(p.context, t, 1, RKTouchPhaseBegan, x, y));
        if (way == 1) { t += 0.7; OK(rk_context_advance(p.context, t)); }
        for (step = 0; way >= 2 && step < 4; step++) {
            t += way == 2 ? 0.02 : 0.2;
            x += way == 2 ? 30 : 6;
            OK(send(p.context, t, 1, RKTouchPhaseMoved, x, y));
        }
        t += 0.05;
        OK(send(p.context, t, 1, RKTouchPhaseEnded, x, y));
        t += below(2) ? 0.1 : 1;
        OK(rk_context_advance(p.context, t));
    }
    return p;
}
static void stop(Play *p) {
    OK(rk_release(RK_OBJECT(p->window)));
    OK(rk_context_destroy(p->context));
}
static RKObjectRef object(Play *p, int k) { return k < p->count ? RK_OBJECT(p->recognizers[k]) : RK_OBJECT(p->controls[k - p->count]); }

typedef struct Cause {
    RKReason reason;
    int culprit; /* the number of a recogniser; NOTHING: it is none */
} Cause;

static int number_of(Play *p, RKObjectRef culprit) {
    int k;
    for (k = 0; k < p->count; k++)
        if (RK_OBJECT(p->recognizers[k]) == culprit) return k;
    return NOTHING;
}
/* Taking the culprit away changes what becomes of its victim. */
static bool decides(RKReason reason) {
    return reason == RKReasonGesturePrevented || reason == RKReasonGestureExcluded || reason == RKReasonGestureRequirementRecognized || reason == RKReasonControlCancelled
        || reason == RKReasonGestureWaitedTooLong || reason == RKReasonHeldBackDropped || reason == RKReasonCancelledByGesture;
}
/* The steps of an explanation; each has a sentence. */
static int explained(Play *p, int k, Cause *causes) {
    RKExplanationStep steps[32];
    char text[2048] = "";
    size_t count = 0, n;
    steps[0].struct_size = sizeof steps[0];
    OK(rk_explain(object(p, k), text, sizeof text, NULL));
    OK(rk_explain_steps(object(p, k), steps, 32, &count));
    EXPECT(text[0] && count > 0);
    for (n = 0; n < count; n++) causes[n].reason = steps[n].reason, causes[n].culprit = number_of(p, steps[n].culprit);
    return (int)count;
}

static unsigned gestures(unsigned triples) {
    unsigned done = 0, tried = 0;
    while (done < triples && check_failures == 0) {
        uint64_t start = seed, next;
        Play p = play(start, NOTHING);
        int k, objects = p.count + CONTROLS;
        next = seed;
        for (k = 0; k < objects; k++, done++) {
            Cause causes[32], others[32];
            int count = explained(&p, k, causes), n, m, other;
            for (n = 0; n < count; n++) {
                Play without;
                bool again = false;
                if (!decides(causes[n].reason) || causes[n].culprit == NOTHING || causes[n].culprit == k) continue;
                tried++;
                without = play(start, causes[n].culprit);
                other = explained(&without, k, others);
                for (m = 0; m < other; m++) again = again || (others[m].reason == causes[n].reason && others[m].culprit == causes[n].culprit);
                EXPECT(!again);
                stop(&without);
                break;
            }
        }
        stop(&p);
        if (check_failures) fprintf(stderr, "gestures: seed %llu\n", (unsigned long long)start);
        seed = next;
    }
    printf("why_random: %u culprits taken away\n", tried);
    EXPECT(triples < 1000 || tried > triples / 20);
    return done;
}

int main(int argc, char **argv) {
    unsigned triples = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 100000, done;
    seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 20261123;
    printf("why_random: %u triples, seed %llu\n", triples, (unsigned long long)seed);
    done = views(triples / 2);
    done += gestures(triples / 2);
    EXPECT(check_failures || done >= triples - 1);
    return check_done("why_random");
}
