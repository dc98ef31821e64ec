/* What the consumers about rk_problems() share: the list as text, and a scene in which nothing listens. */
#ifndef PROBLEM_STAGE_H
#define PROBLEM_STAGE_H

#include <math.h>

#include "control_stage.h"

/* ---- What is found ---- */

static RKProblem problems[1024];
static size_t found;

static inline void read_problems(RKContextRef context, uint32_t flags) {
    memset(problems, 0, sizeof problems);
    problems[0].struct_size = sizeof *problems;
    found = 0;
    OK(rk_problems(context, flags, problems, sizeof problems / sizeof *problems, &found));
}

static inline const char *text_of(RKContextRef context, const RKProblem *problem, RKProblemPart part) {
    static char texts[4][1024];
    static int turn;
    char *text = texts[turn++ & 3];
    text[0] = 0;
    OK(rk_problem_describe(context, problem, part, text, 1024, NULL));
    return text;
}

/* All problems as "kind victim<culprit value/limit xCOUNT". */
static inline const char *all(RKContextRef context, uint32_t flags) {
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
static inline Stage scene(void) {
    Stage s = stage_make();
    OK(rk_view_remove_from_superview(s.view));
    s.view = add_view(s.context, NULL, RK_VIEW(s.window), "root", rect(0, 0, 400, 400));
    OK(rk_view_set_multiple_touch_enabled(s.view, true));
    OK(rk_trace_start(s.context, 65536));
    return s;
}
static inline void end(Stage *s) {
    OK(rk_context_cancel_all_touches(s->context));
    stage_end(s);
}
static inline RKControlRef button(Stage *s, RKViewRef parent, RKRect frame) { return add_control_of(s, rk_button_create, NULL, parent, "save", frame); }
static inline void touch_at(Stage *s, double t, int64_t id, double x, double y) {
    down(s, t, id, x, y);
    up(s, t + 0.05, id, x, y);
}

/* A scroll view of 400 by `height` points. */
static inline RKScrollViewRef add_list(Stage *s, double height, RKSize content) {
    RKScrollViewRef list = NULL;
    OK(rk_scroll_view_create(s->context, NULL, rect(0, 0, 400, height), &list));
    OK(rk_object_set_name(RK_OBJECT(list), "list"));
    OK(rk_view_add_subview(s->view, RK_VIEW(list)));
    OK(rk_scroll_view_set_content_size(list, content));
    OK(rk_release(RK_OBJECT(list)));
    return list;
}

/* A subclass of View with some methods. */
static inline RKClassRef view_class(Stage *s, const char *name, RKPointInsideMethod inside, RKHitTestMethod hit, RKViewShouldBeginMethod should_begin) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef cls = NULL;
    methods.point_inside = inside;
    methods.hit_test = hit;
    methods.gesture_recognizer_should_begin = should_begin;
    desc.name = name;
    desc.superclass = "View";
    desc.view_methods = &methods;
    OK(rk_class_define(s->context, &desc, &cls));
    return cls;
}

#endif
