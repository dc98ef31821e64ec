/* Why a touch did not come to a view: each row is a way to miss, with the cause that is named, as text and as data, for a touch of the trace and for a point. What repairs the
 * cause makes the point reach the view. */
#include <math.h>

#include "control_stage.h"

typedef struct Scene {
    Stage s;
    RKViewRef panel, other;
    RKControlRef target;
    RKWindowRef second;
    RKClassRef refusing, swallowing;
    RKPoint at; /* where the finger comes down */
} Scene;

static bool refuses(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    return false;
}
static RKViewRef swallows(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    return NULL;
}
static RKClassRef view_class(Scene *c, const char *name, RKPointInsideMethod inside, RKHitTestMethod hit) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef cls = NULL;
    methods.point_inside = inside;
    methods.hit_test = hit;
    desc.name = name;
    desc.superclass = "View";
    desc.view_methods = &methods;
    OK(rk_class_define(c->s.context, &desc, &cls));
    return cls;
}
static Scene scene_make(void) {
    Scene c;
    memset(&c, 0, sizeof c);
    c.s = stage_make();
    c.panel = add_view(c.s.context, NULL, c.s.view, "panel", rect(100, 100, 200, 200));
    c.target = add_control_of(&c.s, rk_button_create, NULL, c.panel, "target", rect(20, 20, 60, 40));
    c.at = point(150, 140);
    OK(rk_trace_start(c.s.context, 4096));
    return c;
}

/* Ways to miss, and what repairs each. */
static void hide(Scene *c) { OK(rk_view_set_hidden(RK_VIEW(c->target), true)); }
static void show(Scene *c) { OK(rk_view_set_hidden(RK_VIEW(c->target), false)); }
static void hide_panel(Scene *c) { OK(rk_view_set_hidden(c->panel, true)); }
static void show_panel(Scene *c) { OK(rk_view_set_hidden(c->panel, false)); }
static void deafen(Scene *c) { OK(rk_view_set_user_interaction_enabled(RK_VIEW(c->target), false)); }
static void hear(Scene *c) { OK(rk_view_set_user_interaction_enabled(RK_VIEW(c->target), true)); }
static void deafen_panel(Scene *c) { OK(rk_view_set_user_interaction_enabled(c->panel, false)); }
static void hear_panel(Scene *c) { OK(rk_view_set_user_interaction_enabled(c->panel, true)); }
static void fade(Scene *c) { OK(rk_view_set_alpha(RK_VIEW(c->target), 0.005)); }
static void unfade(Scene *c) { OK(rk_view_set_alpha(RK_VIEW(c->target), 1)); }
static void fade_panel(Scene *c) { OK(rk_view_set_alpha(c->panel, 0)); }
static void unfade_panel(Scene *c) { OK(rk_view_set_alpha(c->panel, 1)); }
static void animate(Scene *c) { OK(rk_view_set_animating(RK_VIEW(c->target), true)); }
static void rest(Scene *c) { OK(rk_view_set_animating(RK_VIEW(c->target), false)); }
static void flatten(Scene *c) {
    RKTransform t = {0, 0, 0, 0, 0, 0};
    OK(rk_view_set_transform(c->panel, t));
}
static void unflatten(Scene *c) {
    RKTransform t = {1, 0, 0, 1, 0, 0};
    OK(rk_view_set_transform(c->panel, t));
}
static void disable(Scene *c) {
    OK(rk_context_set_config(c->s.context, RKConfigDisabledControlsHitTestNil, 1));
    OK(rk_control_set_enabled(c->target, false));
}
static void enable(Scene *c) { OK(rk_control_set_enabled(c->target, true)); }
static void cover(Scene *c) { c->other = add_view(c->s.context, NULL, c->panel, "overlay", rect(0, 0, 200, 200)); }
static void cover_far(Scene *c) { c->other = add_view(c->s.context, NULL, c->s.view, "overlay", rect(0, 0, 400, 400)); }
static void cover_deep(Scene *c) { c->other = add_view(c->s.context, NULL, add_view(c->s.context, NULL, c->s.view, "sheet", rect(0, 0, 400, 400)), "overlay", rect(0, 0, 400, 400)); }
static void uncover(Scene *c) {
    RKViewRef superview = NULL;
    OK(rk_view_get_superview(c->other, &superview));
    OK(rk_view_set_hidden(superview == c->panel || superview == c->s.view ? c->other : superview, true));
}
static void inner(Scene *c) { c->other = add_view(c->s.context, NULL, RK_VIEW(c->target), "badge", rect(0, 0, 60, 40)); }
static void stick_out(Scene *c) {
    OK(rk_view_set_frame(RK_VIEW(c->target), rect(20, 180, 60, 60)));
    c->at = point(150, 310);
}
static void stick_in(Scene *c) { OK(rk_view_set_bounds(c->panel, rect(0, 0, 200, 300))); OK(rk_view_set_center(c->panel, point(200, 250))); }
static void stick_left(Scene *c) {
    OK(rk_view_set_frame(RK_VIEW(c->target), rect(-40, 20, 60, 40)));
    c->at = point(90, 140);
}
static void move_right(Scene *c) { OK(rk_view_set_frame(c->panel, rect(50, 100, 250, 200))); OK(rk_view_set_frame(RK_VIEW(c->target), rect(10, 20, 60, 40))); }
static void beside(Scene *c) { c->at = point(192, 140); }
static void widen(Scene *c) { OK(rk_view_set_frame(RK_VIEW(c->target), rect(20, 20, 100, 40))); }
static void in_front(Scene *c) {
    OK(rk_window_create(c->s.context, NULL, rect(0, 0, 400, 400), &c->second));
    OK(rk_object_set_name(RK_OBJECT(c->second), "alert"));
}
static void back(Scene *c) { OK(rk_view_set_hidden(RK_VIEW(c->second), true)); }
static void refuse(Scene *c) { OK(rk_object_set_class(RK_OBJECT(c->panel), view_class(c, "Refusing", refuses, NULL))); }
static void swallow(Scene *c) { OK(rk_object_set_class(RK_OBJECT(c->panel), view_class(c, "Swallowing", NULL, swallows))); }

typedef struct Row {
    const char *name;
    void (*spoil)(Scene *c), (*repair)(Scene *c);
    const char *culprit;
    RKReason reason;
    RKReason static_reason; /* 0: the same */
    const char *words[4];
} Row;
static const Row rows[] = {
    {"hidden", hide, show, "target", RKReasonHitHidden, 0, {"target was not hit by touch 1", "it is hidden", "SPEC 32"}},
    {"hidden superview", hide_panel, show_panel, "panel", RKReasonHitHidden, 0, {"panel, which it lies in, is hidden"}},
    {"interaction disabled", deafen, hear, "target", RKReasonHitInteractionDisabled, 0, {"its userInteractionEnabled is false"}},
    {"interaction of the superview", deafen_panel, hear_panel, "panel", RKReasonHitInteractionDisabled, 0, {"userInteractionEnabled of panel"}},
    {"transparent", fade, unfade, "target", RKReasonHitAlpha, 0, {"its alpha is 0.005", "0.01"}},
    {"transparent superview", fade_panel, unfade_panel, "panel", RKReasonHitAlpha, 0, {"the alpha of panel"}},
    {"animating", animate, rest, "target", RKReasonHitAnimating, 0, {"it is animating"}},
    {"singular", flatten, unflatten, "panel", RKReasonHitSingularTransform, 0, {"the transform of panel", "cannot be inverted"}},
    {"disabled", disable, enable, "target", RKReasonHitDisabledControl, 0, {"it is a disabled control"}},
    {"covered", cover, uncover, "overlay", RKReasonMissCovered, 0, {"overlay is in front of it", "took the touch"}},
    {"covered from further up", cover_far, uncover, "overlay", RKReasonMissCovered, 0, {"overlay is in front of it"}},
    {"covered by a subview of what is in front", cover_deep, uncover, "overlay", RKReasonMissCovered, 0, {"overlay is in front of it"}},
    {"outside its superview", stick_out, stick_in, "panel", RKReasonHitOutside, 0, {"panel ends at y = 300", "the touch was at 310", "only inside"}},
    {"left of its superview", stick_left, move_right, "panel", RKReasonHitOutside, 0, {"panel begins at x = 100", "the touch was at 90"}},
    {"beside it", beside, widen, "target", RKReasonHitOutside, 0, {"the touch was 12 pt outside of it"}},
    {"another window", in_front, back, "alert", RKReasonMissOtherWindow, 0, {"the window alert, in front, took the touch"}},
    {"pointInside", refuse, NULL, "panel", RKReasonHitOutsideByOverride, RKReasonMissOverride, {"the pointInside override of panel", "returned false"}},
    {"hitTest", swallow, NULL, "panel", RKReasonHitOverrideReturnedNil, RKReasonMissOverride, {"the hitTest override of panel", "returned nil"}},
};

static RKExplanationStep step_of(Scene *c, bool touches, bool calls) {
    RKExplanationStep steps[32];
    RKExplanationStep first = RK_INIT(RKExplanationStep);
    size_t count = 99, all = 0;
    steps[0].struct_size = sizeof steps[0];
    if (touches) {
        OK(rk_explain_touch_steps(RK_OBJECT(c->target), 1, NULL, 0, &all));
        OK(rk_explain_touch_steps(RK_OBJECT(c->target), 1, steps, 32, &count));
    } else {
        OK(rk_view_explain_point_steps(RK_VIEW(c->target), c->at, calls, NULL, 0, &all));
        OK(rk_view_explain_point_steps(RK_VIEW(c->target), c->at, calls, steps, 32, &count));
    }
    EXPECT(count == all && count <= 32);
    return count > 0 ? steps[0] : first;
}
static void each(const Row *row) {
    Scene c = scene_make();
    char text[1024] = "", same[1024] = "", now[1024] = "";
    RKExplanationStep step;
    int k;
    row->spoil(&c);
    tap_at(&c.s, 1, c.at.x, c.at.y);
    OK(rk_explain_touch(RK_OBJECT(c.target), 1, text, sizeof text, NULL));
    OK(rk_explain(RK_OBJECT(c.target), same, sizeof same, NULL));
    OK(rk_view_explain_point(RK_VIEW(c.target), c.at, false, now, sizeof now, NULL));
    for (k = 0; k < 4 && row->words[k]; k++) {
        if (!strstr(text, row->words[k])) fprintf(stderr, "%s: \"%s\" lacks \"%s\"\n", row->name, text, row->words[k]);
        EXPECT(strstr(text, row->words[k]) != NULL);
    }
    if (strcmp(text, same)) fprintf(stderr, "%s: \"%s\"\n\"%s\"\n", row->name, text, same);
    EXPECT(strcmp(text, same) == 0);
    EXPECT(strstr(now, row->static_reason == RKReasonMissOverride ? "it depends on overrides whether target would be hit at (" : "target would not be hit at (") == now);
    step = step_of(&c, true, false);
    if (step.reason != row->reason) fprintf(stderr, "%s: %s\n", row->name, rk_reason_name(step.reason));
    EXPECT(step.reason == row->reason && strcmp(name_of(step.culprit), row->culprit) == 0 && step.subject == RK_OBJECT(c.target));
    step = step_of(&c, false, false);
    EXPECT(step.reason == (row->static_reason ? row->static_reason : row->reason) && strcmp(name_of(step.culprit), row->culprit) == 0 && isnan(step.time));
    step = step_of(&c, false, true);
    EXPECT(step.reason == row->reason);
    if (row->repair) {
        row->repair(&c);
        OK(rk_view_explain_point(RK_VIEW(c.target), c.at, false, now, sizeof now, NULL));
        if (strncmp(now, "target would be hit", 19)) fprintf(stderr, "%s: %s\n", row->name, now);
        EXPECT(strncmp(now, "target would be hit", 19) == 0);
    }
    if (c.second) OK(rk_release(RK_OBJECT(c.second)));
    stage_end(&c.s);
}

/* Without a touch near it, without a window, without a trace; objects that are no views. */
static void without(void) {
    Scene c = scene_make();
    char text[1024] = "";
    RKGestureRecognizerRef tap = NULL;
    RKExplanationStep step = RK_INIT(RKExplanationStep);
    size_t count = 0;
#define EXPLAINED(object, ...)                                                      \
    do {                                                                       \
        static const char *const words[] = {__VA_ARGS__, NULL};                \
        size_t w;                                                              \
        OK(rk_explain(RK_OBJECT(object), text, sizeof text, NULL));            \
        for (w = 0; words[w]; w++) {                                           \
            if (!strstr(text, words[w])) fprintf(stderr, "\"%s\"\n", text);    \
            EXPECT(strstr(text, words[w]) != NULL);                            \
        }                                                                      \
    } while (0)
    EXPLAINED(c.target, "target got no touch", "the trace holds none", "would hit it");
    inner(&c);
    OK(rk_view_explain_point(RK_VIEW(c.target), c.at, false, text, sizeof text, NULL));
    EXPECT(strstr(text, "its subview badge takes the touch") != NULL);
    OK(rk_view_set_hidden(c.other, true));
    cover(&c);
    EXPLAINED(c.target, "target got no touch", "would not hit it", "overlay is in front");
    uncover(&c);
    tap_at(&c.s, 1, 390, 390);
    EXPLAINED(c.target, "target was not hit by touch 1 at (390 390)", "the touch was 311.4 pt outside of it (SPEC 11)", "");
    tap_at(&c.s, 2, 150, 140);
    tap_at(&c.s, 3, 390, 390);
    EXPLAINED(c.target, "target sent touchUpInside"); /* not the last tap, which was elsewhere */
    OK(rk_explain_touch(RK_OBJECT(c.target), 1, text, sizeof text, NULL));
    EXPECT(strstr(text, "outside") != NULL); /* that one */
    EXPECT_STATUS(rk_explain_touch(RK_OBJECT(c.target), 77, text, sizeof text, NULL), RKStatusNotFound);
    OK(rk_tap_create(c.s.context, NULL, &tap));
    OK(rk_object_set_name(RK_OBJECT(tap), "tap"));
    EXPLAINED(tap, "tap", "attached to no view");
    OK(rk_view_add_gesture_recognizer(c.panel, tap));
    EXPLAINED(tap, "tap did not get touch 1", "hit target", "it was attached after the touch began");
    OK(rk_trace_clear(c.s.context));
    EXPLAINED(tap, "tap got no touch", "the trace holds none");
    OK(rk_release(RK_OBJECT(tap)));
    OK(rk_retain(RK_OBJECT(c.target)));
    OK(rk_view_remove_from_superview(RK_VIEW(c.target)));
    OK(rk_trace_clear(c.s.context));
    EXPLAINED(c.target, "target", "it is in no window");
    OK(rk_trace_stop(c.s.context));
    EXPLAINED(c.panel, "panel got no touch", "the trace holds none");
    EXPECT_STATUS(rk_view_explain_point(c.panel, point(NAN, 0), false, text, sizeof text, NULL), RKStatusInvalidArgument);
    step.struct_size = 8;
    EXPECT_STATUS(rk_view_explain_point_steps(RK_VIEW(c.target), point(0, 0), false, &step, 1, &count), RKStatusStructSize);
    OK(rk_release(RK_OBJECT(c.target)));
    stage_end(&c.s);
}

int main(void) {
    size_t k;
    for (k = 0; k < sizeof rows / sizeof *rows; k++) each(&rows[k]);
    without();
    return check_done("why_not");
}
