/* rk_problems() (SPEC 357): a scene of each kind with victim, culprit and numbers, one near it in which nothing is reported; folding, order, bad input, and scenes at random. */
#include <math.h>

#include "control_stage.h"

/* ---- What is found ---- */

static RKProblem problems[1024];
static size_t found;

static void read_problems(RKContextRef context, uint32_t flags) {
    memset(problems, 0, sizeof problems);
    problems[0].struct_size = sizeof *problems;
    found = 0;
    OK(rk_problems(context, flags, problems, sizeof problems / sizeof *problems, &found));
}

static const char *text_of(RKContextRef context, const RKProblem *problem, RKProblemPart part) {
    static char texts[4][1024];
    static int turn;
    char *text = texts[turn++ & 3];
    text[0] = 0;
    OK(rk_problem_describe(context, problem, part, text, 1024, NULL));
    return text;
}

/* All problems as "kind victim<culprit value/limit xCOUNT". */
static const char *all(RKContextRef context, uint32_t flags) {
    static char text[4096];
    size_t k, used = 0;
    read_problems(context, flags);
    text[0] = 0;
    for (k = 0; k < found && k < 20; k++) {
        const RKProblem *p = &problems[k];
        used += (size_t)snprintf(text + used, sizeof text - used, "%s%d %s<%s", k ? "; " : "", (int)p->kind, name_of(p->victim), name_of(p->culprit));
        if (p->unit) used += (size_t)snprintf(text + used, sizeof text - used, " %.6g/%.6g", p->value, p->limit);
        if (p->count != 1) used += (size_t)snprintf(text + used, sizeof text - used, " x%d", (int)p->count);
        /* Each has its three texts and its explanation, with a cause. */
        {
            RKExplanationStep steps[32];
            size_t count = 0;
            int part;
            memset(steps, 0, sizeof steps);
            steps[0].struct_size = sizeof *steps;
            for (part = RKProblemPartSentence; part <= RKProblemPartExplanation; part++) EXPECT(text_of(context, p, part)[0] != 0);
            OK(rk_problem_steps(context, p, steps, 32, &count));
            EXPECT(count > 0 || strstr(text_of(context, p, RKProblemPartExplanation), "would") != NULL);
        }
    }
    return text;
}
#define EXPECT_PROBLEMS(expected) EXPECT_TEXT(all(s.context, 0), (expected))

/* ---- Scenes ---- */

/* A window with nothing in it that listens. */
static Stage scene(void) {
    Stage s = stage_make();
    OK(rk_view_remove_from_superview(s.view));
    s.view = add_view(s.context, NULL, RK_VIEW(s.window), "root", rect(0, 0, 400, 400));
    OK(rk_view_set_multiple_touch_enabled(s.view, true));
    OK(rk_trace_start(s.context, 65536));
    return s;
}
static void end(Stage *s) {
    OK(rk_context_cancel_all_touches(s->context));
    stage_end(s);
}
static RKControlRef button(Stage *s, RKViewRef parent, RKRect frame) { return add_control_of(s, rk_button_create, NULL, parent, "save", frame); }
static void touch_at(Stage *s, double t, int64_t id, double x, double y) {
    down(s, t, id, x, y);
    up(s, t + 0.05, id, x, y);
}

static void test_tap_unheard(void) {
    Stage s = scene();
    RKViewRef label = add_view(s.context, NULL, s.view, "label", rect(200, 200, 50, 50)), logger;
    RKControlRef mute = NULL;
    EXPECT_PROBLEMS("");
    touch_at(&s, 1, 1, 210, 210);
    EXPECT_PROBLEMS("1 label<nothing");
    EXPECT(problems[0].touch_id == 1 && problems[0].point.x == 210 && problems[0].time == 1 && problems[0].severity == RKProblemSeverityWarning && problems[0].reason == RKReasonTouchHit);
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "touch 1 at (210 210) ended on label, and nothing there listens (SPEC 43)");
    (void)logger;
    /* In progress it is open. */
    OK(rk_trace_clear(s.context));
    down(&s, 2, 2, 210, 210);
    EXPECT_PROBLEMS("");
    /* What moves away is no tap. */
    move(&s, 2.1, 2, 210, 300);
    up(&s, 2.2, 2, 210, 300);
    EXPECT_PROBLEMS("");
    /* What the system takes away, neither. */
    down(&s, 3, 3, 210, 210);
    OK(rk_context_cancel_all_touches(s.context));
    EXPECT_PROBLEMS("");
    /* A view that listens, and one inside it. */
    OK(rk_trace_clear(s.context));
    logger = add_view(s.context, s.logger, s.view, "logger", rect(0, 0, 100, 100));
    add_view(s.context, NULL, logger, "inner", rect(0, 0, 50, 50));
    touch_at(&s, 4, 4, 80, 80);
    touch_at(&s, 5, 5, 20, 20);
    EXPECT_PROBLEMS("");
    /* A recogniser. */
    add_gesture(&s, rk_tap_create, label, "tap");
    touch_at(&s, 6, 6, 210, 210);
    EXPECT_PROBLEMS("");
    /* A control without an action, then with one. */
    OK(rk_button_create(s.context, NULL, rect(300, 300, 50, 50), &mute));
    OK(rk_object_set_name(RK_OBJECT(mute), "mute"));
    OK(rk_view_add_subview(s.view, RK_VIEW(mute)));
    touch_at(&s, 7, 7, 310, 310);
    EXPECT_PROBLEMS("1 mute<nothing");
    EXPECT(problems[0].reason == RKReasonControlNobodyListens && problems[0].touch_id == 7);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartHelp), "add a target") != NULL);
    OK(rk_trace_clear(s.context));
    OK(rk_control_add_action(mute, RKControlEventTouchUpInside, on_events, NULL, NULL, NULL));
    touch_at(&s, 8, 8, 310, 310);
    EXPECT_PROBLEMS("");
    OK(rk_release(RK_OBJECT(mute)));
    /* No window. */
    touch_at(&s, 9, 9, 500, 500);
    EXPECT_PROBLEMS("1 nothing<nothing");
    EXPECT(problems[0].reason == RKReasonTouchHitNothing);
    end(&s);
}

static void test_near_miss(void) {
    Stage s = scene();
    RKControlRef save = button(&s, s.view, rect(100, 100, 50, 40));
    touch_at(&s, 1, 1, 95, 120);
    EXPECT_PROBLEMS("2 save<root 5/12");
    EXPECT(problems[0].reason == RKReasonNoteBesideControl && problems[0].touch_id == 1 && problems[0].unit == RKUnitPoints);
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "save was missed by 5 pt at (95 120); up to 12 pt beside a control is a near miss (SPEC 357)");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "save was not hit by touch 1 at (95 120): the touch was 5 pt outside of it") != NULL);
    /* Twelve times, of which the last counts. */
    {
        int k;
        for (k = 1; k < 12; k++) touch_at(&s, 1 + k, 1 + k, 95 - k * 0.5, 120);
        EXPECT_PROBLEMS("2 save<root 10.5/12 x12");
        EXPECT(problems[0].first_time == 1 && problems[0].time == 12 && problems[0].touch_id == 12 && problems[0].first_sequence < problems[0].sequence);
        EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), ", 12 times") != NULL);
    }
    /* At the corner, diagonally. */
    OK(rk_trace_clear(s.context));
    touch_at(&s, 20, 1, 97, 96);
    EXPECT_PROBLEMS("2 save<root 5/12");
    /* The number of the touch is used again: the explanation is still of that one. */
    touch_at(&s, 21, 1, 120, 120);
    EXPECT_PROBLEMS("2 save<root 5/12");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "(97 96)") != NULL);
    /* Moving it afterwards changes nothing: it was so when it was touched. */
    OK(rk_view_set_frame(RK_VIEW(save), rect(300, 300, 50, 40)));
    EXPECT_PROBLEMS("2 save<root 5/12");
    OK(rk_view_set_frame(RK_VIEW(save), rect(100, 100, 50, 40)));
    /* 13 points; inside; from a control; disabled; hidden: none. */
    OK(rk_trace_clear(s.context));
    touch_at(&s, 22, 22, 87, 120);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 23, 23, 101, 120);
    EXPECT_PROBLEMS("");
    add_control_of(&s, rk_button_create, NULL, s.view, "cancel", rect(150, 100, 50, 40));
    touch_at(&s, 24, 24, 152, 120);
    EXPECT_PROBLEMS("");
    OK(rk_control_set_enabled(save, false));
    touch_at(&s, 25, 25, 95, 120);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_control_set_enabled(save, true));
    OK(rk_view_set_hidden(RK_VIEW(save), true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 26, 26, 95, 120);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_view_set_hidden(RK_VIEW(save), false));
    /* A sheet over all: the control could not be hit either. */
    {
        RKViewRef sheet = add_view(s.context, NULL, s.view, "sheet", rect(0, 0, 400, 400));
        OK(rk_trace_clear(s.context));
        touch_at(&s, 27, 27, 95, 120);
        EXPECT_PROBLEMS("1 sheet<nothing");
        OK(rk_view_remove_from_superview(sheet));
    }
    /* A view that listens is meant; a recogniser of what contains the control is not. */
    {
        RKViewRef logger = add_view(s.context, s.logger, s.view, "logger", rect(50, 100, 50, 40));
        OK(rk_trace_clear(s.context));
        touch_at(&s, 28, 28, 95, 120);
        EXPECT_PROBLEMS("");
        OK(rk_view_remove_from_superview(logger));
        add_gesture(&s, rk_tap_create, s.view, "dismiss");
        touch_at(&s, 29, 29, 95, 120);
        EXPECT_PROBLEMS("2 save<root 5/12");
        OK(rk_trace_clear(s.context));
        touch_at(&s, 30, 30, 50, 300);
        EXPECT_PROBLEMS("");
        add_gesture(&s, rk_pan_create, s.view, "pan");
        down(&s, 31, 31, 95, 120);
        move(&s, 31.1, 31, 95, 220);
        up(&s, 31.2, 31, 95, 220);
        EXPECT_PROBLEMS("");
    }
    end(&s);
}

static void test_inside_and_not_hit(void) {
    Stage s = scene();
    RKViewRef bar = add_view(s.context, NULL, s.view, "bar", rect(0, 100, 400, 60)), overlay;
    RKControlRef save = button(&s, bar, rect(100, 10, 50, 100));
    /* Outside of the bar: it ends at 160. */
    touch_at(&s, 1, 1, 120, 170);
    EXPECT_PROBLEMS("4 save<bar 10/0");
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "save was touched at (120 170) and not hit: that is 10 pt outside of bar, and subviews are hit only inside (SPEC 357)");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 120, 150);
    EXPECT_PROBLEMS("");
    /* Covered by something that does not listen. */
    overlay = add_view(s.context, NULL, s.view, "overlay", rect(0, 0, 400, 400));
    touch_at(&s, 3, 3, 120, 150);
    EXPECT_PROBLEMS("3 save<overlay");
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartExplanation), "save was not hit by touch 3 at (120 150): overlay is in front of it there and took the touch (SPEC 32)");
    OK(rk_trace_clear(s.context));
    add_gesture(&s, rk_tap_create, overlay, "close");
    touch_at(&s, 4, 4, 120, 150);
    EXPECT_PROBLEMS("");
    OK(rk_view_remove_from_superview(overlay));
    /* Without interaction, itself or above. */
    OK(rk_view_set_user_interaction_enabled(bar, false));
    touch_at(&s, 5, 5, 120, 150);
    EXPECT_PROBLEMS("5 save<bar");
    EXPECT(problems[0].severity == RKProblemSeverityHint);
    OK(rk_view_set_user_interaction_enabled(bar, true));
    OK(rk_view_set_animating(RK_VIEW(save), true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 6, 6, 120, 150);
    EXPECT_PROBLEMS("5 save<save");
    OK(rk_view_set_animating(RK_VIEW(save), false));
    /* What is hidden is not meant. */
    OK(rk_view_set_hidden(bar, true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 7, 7, 120, 150);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_view_set_hidden(bar, false));
    /* Disabled. */
    OK(rk_control_set_enabled(save, false));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 8, 8, 120, 150);
    EXPECT_PROBLEMS("6 save<save");
    OK(rk_control_set_enabled(save, true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 9, 9, 120, 150);
    EXPECT_PROBLEMS("");
    end(&s);
}

int main(void) {
    test_tap_unheard();
    test_near_miss();
    test_inside_and_not_hit();
    return check_done("problems");
}
