/* What the program that why_rows.py writes shares: a scene, the objects of its tree, and explanations compared with what a row expects of them. */
#ifndef WHY_ROWS_H
#define WHY_ROWS_H

#include <math.h>

#include "stage.h"

enum { WHY_KEPT = 64, WHY_STEPS = 32, WHY_ROWS = 60, WHY_TRACE = 65536 };

typedef struct Scene {
    Stage s; /* without its window, view and class */
    const char *name;
    RKObjectRef kept[WHY_KEPT]; /* one reference each: what is removed from the tree is still explained */
    size_t kept_count;
    int classes, rows, line;
    char text[4096]; /* the explanation of the present row */
    RKExplanationStep steps[WHY_STEPS], step;
    size_t step_count, step_index;
} Scene;

static int why_rows;

/* ---- The scene ---- */

static inline Scene scene_make(const char *name) {
    Scene c;
    memset(&c, 0, sizeof c);
    c.name = name;
    OK(rk_context_create(NULL, &c.s.context));
    OK(rk_context_set_diagnostic_handler(c.s.context, stage_diagnostic, NULL, NULL));
    OK(rk_trace_start(c.s.context, WHY_TRACE));
    log_clear();
    return c;
}
static inline void scene_end(Scene *c) {
    while (c->kept_count > 0) OK(rk_release(c->kept[--c->kept_count]));
    OK(rk_context_destroy(c->s.context));
    log_clear();
}
/* Takes a reference over. */
static inline void scene_keep(Scene *c, RKObjectRef object) {
    EXPECT(c->kept_count < WHY_KEPT);
    if (c->kept_count < WHY_KEPT) c->kept[c->kept_count++] = object;
}
static inline double now(Scene *c) {
    double time = 0;
    OK(rk_context_get_time(c->s.context, &time));
    return time;
}
static inline RKApplicationRef application(Scene *c) {
    RKApplicationRef found = NULL;
    OK(rk_context_get_application(c->s.context, &found));
    return found;
}

/* ---- Overrides ---- */

/* A notch of a wheel. */
static inline void wheel(Stage *s, double t, double x, double y, double dx, double dy) {
    RKScrollSample sample = RK_INIT(RKScrollSample);
    sample.location = point(x, y);
    sample.delta = point(dx, dy);
    sample.is_discrete = true;
    OK(rk_context_send_scroll(s->context, t, &sample));
}
static inline void press_remote(Scene *c, double t, RKEventSubtype button) {
    OK(rk_application_begin_receiving_remote_control_events(application(c)));
    OK(rk_context_send_remote_control(c->s.context, t, button));
}
static inline bool nowhere_inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    return false;
}
static inline RKViewRef hits_nothing(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    return NULL;
}
static inline bool lets_none_begin(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) {
    (void)self, (void)recognizer, (void)userdata;
    return false;
}
static inline bool lets_no_touch_begin(RKScrollViewRef self, const RKTouchRef *touches, size_t count, RKEventRef event, RKViewRef view, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)view, (void)userdata;
    return false;
}

typedef struct Dropping {
    RKClassRef cls;
    unsigned phases; /* 1 << RKTouchPhase */
} Dropping;

/* Drops an event for this window if one of its touches is in one of the phases. */
static inline void drops_events(RKWindowRef self, RKEventRef event, void *userdata) {
    const Dropping *dropping = (const Dropping *)userdata;
    RKTouchRef touches[16];
    size_t count = 0, i;
    OK(rk_event_get_touches_for_window(event, self, touches, 16, &count));
    for (i = 0; i < count; i++) {
        RKTouchPhase phase = RKTouchPhaseStationary;
        OK(rk_touch_get_phase(touches[i], &phase));
        if (dropping->phases & 1u << phase) return;
    }
    OK(rk_super_window_send_event(dropping->cls, self, event));
}

typedef struct Overrides {
    RKPointInsideMethod point_inside;
    RKHitTestMethod hit_test;
    RKViewShouldBeginMethod should_begin;
    RKScrollViewTouchesShouldBeginMethod touches_should_begin;
    unsigned dropped; /* a window's sendEvent drops events with touches in these phases */
} Overrides;

/* A class of its own for one object. */
static inline RKClassRef class_with(Scene *c, const char *superclass, Overrides overrides) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKScrollViewMethods scroll = RK_INIT(RKScrollViewMethods);
    RKWindowMethods window = RK_INIT(RKWindowMethods);
    RKClassRef cls = NULL;
    Dropping *dropping = NULL;
    char name[64];
    snprintf(name, sizeof name, "%s'%d", superclass, ++c->classes);
    desc.name = name;
    desc.superclass = superclass;
    view.point_inside = overrides.point_inside;
    view.hit_test = overrides.hit_test;
    view.gesture_recognizer_should_begin = overrides.should_begin;
    if (view.point_inside || view.hit_test || view.gesture_recognizer_should_begin) desc.view_methods = &view;
    scroll.touches_should_begin = overrides.touches_should_begin;
    if (scroll.touches_should_begin) desc.scroll_view_methods = &scroll;
    if (overrides.dropped) {
        dropping = (Dropping *)calloc(1, sizeof *dropping);
        if (!dropping) abort();
        dropping->phases = overrides.dropped;
        window.send_event = drops_events;
        desc.window_methods = &window;
        desc.userdata = dropping;
        desc.drop = free;
    }
    OK(rk_class_define(c->s.context, &desc, &cls));
    if (dropping) dropping->cls = cls;
    return cls;
}

/* ---- Windows, views and controls ---- */

static inline RKWindowRef add_window(Scene *c, RKClassRef cls, const char *name, RKRect frame) {
    RKWindowRef window = NULL;
    OK(rk_window_create(c->s.context, cls, frame, &window));
    OK(rk_object_set_name(RK_OBJECT(window), name));
    scene_keep(c, RK_OBJECT(window));
    return window;
}
static inline RKViewRef add_plain(Scene *c, RKClassRef cls, RKViewRef parent, const char *name, RKRect frame) {
    RKViewRef view = add_view(c->s.context, cls, parent, name, frame);
    OK(rk_retain(RK_OBJECT(view)));
    scene_keep(c, RK_OBJECT(view));
    return view;
}
/* A view of a built-in class, or of a class above which that is. */
static inline RKViewRef add_of(Scene *c, RKClassRef cls, const char *built_in, RKViewRef parent, const char *name, RKRect frame) {
    if (!cls) OK(rk_class_find(c->s.context, built_in, &cls));
    return add_plain(c, cls, parent, name, frame);
}
static inline RKControlRef add_button(Scene *c, RKClassRef cls, RKViewRef parent, const char *name, RKRect frame) {
    return RK_CONTROL(add_of(c, cls, "Button", parent, name, frame));
}
static inline RKControlRef add_slider(Scene *c, RKClassRef cls, RKViewRef parent, const char *name, RKRect frame) {
    return RK_CONTROL(add_of(c, cls, "Slider", parent, name, frame));
}
static inline RKControlRef add_page_control(Scene *c, RKClassRef cls, RKViewRef parent, const char *name, RKRect frame) {
    return RK_CONTROL(add_of(c, cls, "PageControl", parent, name, frame));
}

static inline void why_action(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    log_add("action(%s)", name_of(sender));
}
/* A responder of its own that implements the action. */
static inline void add_target(Scene *c, RKControlRef control, const char *selector, RKControlEvents events) {
    RKActionDesc action;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKResponderRef target = NULL;
    char name[64];
    action.selector = selector;
    action.function = why_action;
    snprintf(name, sizeof name, "Responder'%d", ++c->classes);
    desc.name = name;
    desc.superclass = "Responder";
    desc.actions = &action;
    desc.action_count = 1;
    OK(rk_class_define(c->s.context, &desc, &cls));
    OK(rk_responder_create(c->s.context, cls, &target));
    scene_keep(c, RK_OBJECT(target));
    OK(rk_control_add_target(control, RK_OBJECT(target), selector, events));
}

static inline RKSize size(double width, double height) {
    RKSize made = {width, height};
    return made;
}
static inline RKTransform transform(double a, double b, double c, double d, double tx, double ty) {
    RKTransform made = {a, b, c, d, tx, ty};
    return made;
}

static inline RKGestureRecognizerRef pan_of(RKScrollViewRef scroll) {
    RKGestureRecognizerRef pan = NULL;
    OK(rk_scroll_view_get_pan_gesture_recognizer(scroll, &pan));
    return pan;
}
static inline RKGestureRecognizerRef pinch_of(RKScrollViewRef scroll) {
    RKGestureRecognizerRef pinch = NULL;
    OK(rk_scroll_view_get_pinch_gesture_recognizer(scroll, &pinch));
    return pinch;
}
/* Its own recognisers are named NAME.pan and NAME.pinch. */
static inline RKScrollViewRef add_scroll_view(Scene *c, RKClassRef cls, RKViewRef parent, const char *name, RKRect frame) {
    RKScrollViewRef scroll = RK_SCROLL_VIEW(add_of(c, cls, "ScrollView", parent, name, frame));
    char own[64];
    snprintf(own, sizeof own, "%s.pan", name);
    OK(rk_object_set_name(RK_OBJECT(pan_of(scroll)), own));
    snprintf(own, sizeof own, "%s.pinch", name);
    OK(rk_object_set_name(RK_OBJECT(pinch_of(scroll)), own));
    return scroll;
}

/* ---- Delegates of recognisers ---- */

static inline bool refuses_to_begin(RKGestureRecognizerRef self, void *userdata) {
    (void)self, (void)userdata;
    return false;
}
static inline bool refuses_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) {
    (void)self, (void)touch, (void)userdata;
    return false;
}
static inline bool refuses_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    return false;
}
typedef struct Refusals {
    bool begin, touch, event;
} Refusals;
/* A delegate that returns false to these questions and implements no other. */
static inline void set_delegate(RKGestureRecognizerRef recognizer, Refusals refusals) {
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    if (refusals.begin) delegate.should_begin = refuses_to_begin;
    if (refusals.touch) delegate.should_receive_touch = refuses_touch;
    if (refusals.event) delegate.should_receive_event = refuses_event;
    OK(rk_gesture_recognizer_set_delegate(recognizer, &delegate));
}

/* ---- Rows ---- */

static inline Scene *why_at(Scene *c, int line) {
    c->line = line;
    return c;
}
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
static inline void why_expect(Scene *c, bool holds, const char *format, ...) {
    va_list arguments;
    check_count++;
    if (holds) return;
    check_failures++;
    fprintf(stderr, "line %d: %s, row %d: ", c->line, c->name, c->rows);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\n  of \"%s\"\n", c->text);
}

/* A row begins: what it explains is read by the caller. */
static inline void why_begin(Scene *c) {
    c->rows++, why_rows++;
    c->text[0] = 0;
    c->step_count = c->step_index = 0;
    memset(c->steps, 0, sizeof c->steps);
    memset(&c->step, 0, sizeof c->step);
    c->steps[0].struct_size = sizeof c->steps[0];
}
/* Each cause by itself names what the sentence calls "it", and the rule. */
static inline void why_words(Scene *c) {
    size_t k, length;
    for (k = 0; k < c->step_count; k++) {
        const RKExplanationStep *step = &c->steps[k];
        char text[1024] = "", rule[32] = "";
        OK(rk_explanation_step_describe(c->s.context, step, text, sizeof text, &length));
        if (step->rule) snprintf(rule, sizeof rule, " (SPEC %u)", (unsigned)step->rule);
        why_expect(c, length == strlen(text) && length > strlen(rule) && strcmp(text + length - strlen(rule), rule) == 0, "step %zu by itself has no rule: %s", k, text);
        why_expect(c, strncmp(text, "it ", 3) != 0 && strncmp(text, "its ", 4) != 0 && !strstr(text, " of it ") && !strstr(text, "which it lies"), "step %zu names no subject: %s", k, text);
        if (!step->culprit || step->reason == RKReasonMissPlugin || step->reason == RKReasonMissOnlyThen || step->reason == RKReasonTouchCancelledBySystem || step->reason == RKReasonInputHit) continue;
        why_expect(c, strstr(text, name_of(step->culprit)) != NULL, "step %zu does not name %s: %s", k, name_of(step->culprit), text);
    }
}
static inline void why_end(Scene *c, size_t length, size_t all, const char *words) {
    why_words(c);
    why_expect(c, length == strlen(c->text), "length %zu", length);
    why_expect(c, c->step_count == all, "%zu steps, and %zu when only their number was read", c->step_count, all);
    why_expect(c, strstr(c->text, words) != NULL, "the text lacks \"%s\"", words);
}
static inline void why(Scene *c, RKObjectRef object, const char *words) {
    size_t length = 0, all = 0;
    why_begin(c);
    OK(rk_explain(object, c->text, sizeof c->text, &length));
    OK(rk_explain_steps(object, NULL, 0, &all));
    OK(rk_explain_steps(object, c->steps, WHY_STEPS, &c->step_count));
    why_end(c, length, all, words);
}
static inline void why_touch(Scene *c, RKObjectRef object, int64_t touch, const char *words) {
    size_t length = 0, all = 0;
    why_begin(c);
    OK(rk_explain_touch(object, touch, c->text, sizeof c->text, &length));
    OK(rk_explain_touch_steps(object, touch, NULL, 0, &all));
    OK(rk_explain_touch_steps(object, touch, c->steps, WHY_STEPS, &c->step_count));
    why_end(c, length, all, words);
}
static inline void why_point(Scene *c, RKViewRef view, RKPoint at, bool calls, const char *words) {
    size_t length = 0, all = 0;
    why_begin(c);
    OK(rk_view_explain_point(view, at, calls, c->text, sizeof c->text, &length));
    OK(rk_view_explain_point_steps(view, at, calls, NULL, 0, &all));
    OK(rk_view_explain_point_steps(view, at, calls, c->steps, WHY_STEPS, &c->step_count));
    why_end(c, length, all, words);
}

/* The next step of the row. The lines after it are about this one. */
static inline void why_step(Scene *c, RKReason reason) {
    bool exists = c->step_index < c->step_count;
    const char *found = exists ? rk_reason_name(c->steps[c->step_index].reason) : "none";
    const char *expected = rk_reason_name(reason);
    if (exists) c->step = c->steps[c->step_index];
    else memset(&c->step, 0, sizeof c->step);
    why_expect(c, exists && c->step.reason == reason, "step %zu is %s, not %s", c->step_index, found ? found : "?", expected ? expected : "?");
    c->step_index++;
}
static inline void why_culprit(Scene *c, RKObjectRef culprit) {
    why_expect(c, c->step.culprit == culprit, "the culprit of step %zu is %s, not %s", c->step_index - 1, name_of(c->step.culprit), name_of(culprit));
}
static inline void why_number(Scene *c, const char *what, double found, double expected) {
    why_expect(c, fabs(found - expected) <= 1e-3, "the %s of step %zu is %.9g, not %.9g", what, c->step_index - 1, found, expected);
}
static inline void why_unit(Scene *c, RKUnit unit) {
    why_expect(c, c->step.unit == unit, "the unit of step %zu is %d, not %d", c->step_index - 1, (int)c->step.unit, (int)unit);
}

#define EXPLAIN(c, object, words) why(why_at(c, __LINE__), RK_OBJECT(object), words)
#define EXPLAIN_TOUCH(c, object, touch, words) why_touch(why_at(c, __LINE__), RK_OBJECT(object), touch, words)
#define EXPLAIN_POINT(c, view, at, calls, words) why_point(why_at(c, __LINE__), RK_VIEW(view), at, calls, words)
#define STEP(c, reason) why_step(why_at(c, __LINE__), reason)
#define CULPRIT(c, object) why_culprit(why_at(c, __LINE__), RK_OBJECT(object))
#define VALUE(c, expected) why_number(why_at(c, __LINE__), "value", (c)->step.value, expected)
#define LIMIT(c, expected) why_number(why_at(c, __LINE__), "limit", (c)->step.limit, expected)
#define UNIT(c, expected) why_unit(why_at(c, __LINE__), expected)

static inline int why_done(void) {
    if (why_rows < WHY_ROWS) {
        fprintf(stderr, "why_rows: only %d rows, fewer than %d\n", why_rows, (int)WHY_ROWS);
        return 1;
    }
    printf("why_rows: %d rows\n", why_rows);
    return check_done("why_rows");
}

#endif
