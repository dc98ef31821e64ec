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
    if (!s->odd && !is_below) EXPECT(count > 0 && same(&traced[0], &steps[0]));
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

int main(int argc, char **argv) {
    unsigned triples = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 100000, done;
    seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 20261123;
    printf("why_random: %u triples, seed %llu\n", triples, (unsigned long long)seed);
    done = views(triples);
    printf("why_random: %u of views\n", done);
    return check_done("why_random");
}
