/* What the consumers about gestures share: a window with a view that logs its touches, recognisers that log their actions, fingers. */
#ifndef STAGE_H
#define STAGE_H

#include "check.h"

typedef struct Stage {
    RKContextRef context;
    RKClassRef logger; /* a view that logs its touches and does not call super */
    RKWindowRef window;
    RKViewRef view; /* the whole window, for several fingers */
} Stage;

static inline const char *state_name(RKGestureRecognizerState state) {
    static const char *const names[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};
    return (int)state >= 0 && (int)state < 6 ? names[state] : "nonsense";
}

static inline RKGestureRecognizerState state_of(RKGestureRecognizerRef recognizer) {
    RKGestureRecognizerState state = (RKGestureRecognizerState)-1;
    OK(rk_gesture_recognizer_get_state(recognizer, &state));
    return state;
}

/* ---- The view's log: NAME.PHASE{ids} ---- */

static inline void stage_log(RKObjectRef self, const char *what, const RKTouchRef *touches, size_t count) {
    char ids[128] = "";
    size_t i;
    for (i = 0; i < count; i++) {
        int64_t id = 0;
        OK(rk_touch_get_id(touches[i], &id));
        snprintf(ids + strlen(ids), sizeof ids - strlen(ids), "%s%d", i ? "," : "", (int)id);
    }
    log_add("%s.%s{%s}", name_of(self), what, ids);
}

static inline void stage_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    stage_log(RK_OBJECT(self), "began", touches, count);
}
static inline void stage_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    stage_log(RK_OBJECT(self), "moved", touches, count);
}
static inline void stage_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    stage_log(RK_OBJECT(self), "ended", touches, count);
}
static inline void stage_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    stage_log(RK_OBJECT(self), "cancelled", touches, count);
}

static inline void stage_diagnostic(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context, (void)userdata;
    EXPECT(text[0] != 0);
    log_add("!%s", code);
}

static inline Stage stage_make(void) {
    Stage s;
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    memset(&s, 0, sizeof s);
    OK(rk_context_create(NULL, &s.context));
    OK(rk_context_set_diagnostic_handler(s.context, stage_diagnostic, NULL, NULL));
    methods.touches_began = stage_began;
    methods.touches_moved = stage_moved;
    methods.touches_ended = stage_ended;
    methods.touches_cancelled = stage_cancelled;
    desc.name = "Logger";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(s.context, &desc, &s.logger));
    OK(rk_window_create(s.context, NULL, rect(0, 0, 400, 400), &s.window));
    OK(rk_object_set_name(RK_OBJECT(s.window), "window"));
    s.view = add_view(s.context, s.logger, RK_VIEW(s.window), "v", rect(0, 0, 400, 400));
    OK(rk_view_set_multiple_touch_enabled(s.view, true));
    log_clear();
    return s;
}

/* With all that it holds: nothing may be left tracking. */
static inline void stage_end(Stage *s) {
    size_t count = 99;
    RKTouchRef touch = NULL;
    int64_t id;
    for (id = 0; id < 20; id++) EXPECT(rk_context_find_touch(s->context, id, &touch) == RKStatusNotFound);
    OK(rk_view_get_gesture_recognizers(s->view, NULL, 0, &count));
    OK(rk_release(RK_OBJECT(s->window)));
    OK(rk_context_destroy(s->context));
    log_clear();
}

/* ---- Recognisers: act:NAME(STATE) ---- */

static inline void stage_action(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)userdata;
    log_add("act:%s(%s)", name_of(RK_OBJECT(recognizer)), state_name(state_of(recognizer)));
}

typedef RKStatus (*CreateGesture)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);

/* A named recogniser that logs its actions and that its view keeps alive. */
static inline RKGestureRecognizerRef add_gesture_of(Stage *s, CreateGesture create, RKClassRef cls, RKViewRef view, const char *name) {
    RKGestureRecognizerRef recognizer = NULL;
    OK(create(s->context, cls, &recognizer));
    OK(rk_object_set_name(RK_OBJECT(recognizer), name));
    OK(rk_gesture_recognizer_add_action(recognizer, stage_action, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(view, recognizer));
    OK(rk_release(RK_OBJECT(recognizer)));
    return recognizer;
}
static inline RKGestureRecognizerRef add_gesture(Stage *s, CreateGesture create, RKViewRef view, const char *name) {
    return add_gesture_of(s, create, NULL, view, name);
}

/* A class of recognisers of its own. */
static inline RKClassRef gesture_class(Stage *s, const char *name, const char *superclass, const RKGestureRecognizerMethods *methods, void *userdata) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    desc.name = name;
    desc.superclass = superclass;
    desc.gesture_recognizer_methods = methods;
    desc.userdata = userdata;
    OK(rk_class_define(s->context, &desc, &cls));
    return cls;
}

/* ---- Fingers ---- */

static inline void down(Stage *s, double t, int64_t id, double x, double y) { OK(send(s->context, t, id, RKTouchPhaseBegan, x, y)); }
static inline void move(Stage *s, double t, int64_t id, double x, double y) { OK(send(s->context, t, id, RKTouchPhaseMoved, x, y)); }
static inline void up(Stage *s, double t, int64_t id, double x, double y) { OK(send(s->context, t, id, RKTouchPhaseEnded, x, y)); }
static inline void tap_at(Stage *s, double t, double x, double y) {
    down(s, t, 1, x, y);
    up(s, t + 0.05, 1, x, y);
}
/* Two fingers in one update. */
static inline void both(Stage *s, double t, RKTouchPhase phase, double x1, double y1, double x2, double y2) {
    RKTouchSample samples[2];
    samples[0] = sample(1, phase, x1, y1);
    samples[1] = sample(2, phase, x2, y2);
    OK(rk_context_send_touches(s->context, t, samples, 2));
}

static inline bool near(double a, double b) { return a - b < 1e-6 && b - a < 1e-6; }

#endif
