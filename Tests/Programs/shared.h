/* shared.h - what the programs in C share: checked calls, fingers, named views, and the words of the log (README.md). */
#ifndef SHARED_H
#define SHARED_H

#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

static inline RKPoint point(double x, double y) {
    RKPoint made = {x, y};
    return made;
}

static inline RKRect rect(double x, double y, double width, double height) {
    RKRect made = {{x, y}, {width, height}};
    return made;
}

/* ---- The log ---- */

/* The name of any object, "none" for NULL. Eight names are valid at a time. */
static inline const char *name_of(void *object) {
    static char names[8][256];
    static int next;
    char *name = names[next++ % 8];
    if (!object) return "none";
    CHECK(rk_object_get_name(object, name, sizeof names[0], NULL));
    return name;
}

static inline const char *yes(bool answer) { return answer ? "yes" : "no"; }

static inline const char *state_of(RKGestureRecognizerRef recognizer) {
    static const char *const names[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};
    RKGestureRecognizerState state;
    CHECK(rk_gesture_recognizer_get_state(recognizer, &state));
    return names[state];
}

/* ---- The world ---- */

/* A window of 320 by 480 points, which is the key window. */
static inline RKWindowRef make_window(RKContextRef context) {
    RKWindowRef window;
    CHECK(rk_window_create(context, NULL, rect(0, 0, 320, 480), &window));
    CHECK(rk_object_set_name(RK_OBJECT(window), "window"));
    CHECK(rk_window_make_key(window));
    return window;
}

/* Name a view and put it in front of the other subviews. */
static inline void put(void *superview, void *view, const char *name) {
    CHECK(rk_object_set_name(view, name));
    CHECK(rk_view_add_subview(superview, view));
}

/* A view of a class (NULL: View), named and in its place. */
static inline RKViewRef add_view(RKContextRef context, RKClassRef cls, void *superview, const char *name, RKRect frame) {
    RKViewRef view;
    CHECK(rk_view_create(context, cls, frame, &view));
    put(superview, view, name);
    return view;
}

/* A button of a class (NULL: Button), named and in its place. */
static inline RKControlRef add_button(RKContextRef context, RKClassRef cls, void *superview, const char *name, RKRect frame) {
    RKControlRef button;
    CHECK(rk_button_create(context, cls, frame, &button));
    put(superview, button, name);
    return button;
}

/* Name a recogniser, attach it, and add its action. */
static inline void attach(void *view, RKGestureRecognizerRef recognizer, const char *name, RKGestureAction action) {
    CHECK(rk_object_set_name(RK_OBJECT(recognizer), name));
    CHECK(rk_view_add_gesture_recognizer(view, recognizer));
    if (action) CHECK(rk_gesture_recognizer_add_action(recognizer, action, NULL, NULL, NULL));
}

/* ---- Fingers ---- */

static inline void finger(RKContextRef context, int64_t id, RKTouchPhase phase, double x, double y, double time) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = id;
    sample.phase = phase;
    sample.location = point(x, y);
    CHECK(rk_context_send_touches(context, time, &sample, 1));
}

static inline void down(RKContextRef context, int64_t id, double x, double y, double time) {
    finger(context, id, RKTouchPhaseBegan, x, y, time);
}

static inline void move(RKContextRef context, int64_t id, double x, double y, double time) {
    finger(context, id, RKTouchPhaseMoved, x, y, time);
}

static inline void up(RKContextRef context, int64_t id, double x, double y, double time) {
    finger(context, id, RKTouchPhaseEnded, x, y, time);
}

/* A tap of 0.1 seconds by finger 1. */
static inline void tap(RKContextRef context, double x, double y, double time) {
    down(context, 1, x, y, time);
    up(context, 1, x, y, time + 0.1);
}

/* Two fingers that change in the same report. */
static inline void two_fingers(RKContextRef context, RKTouchPhase phase, RKPoint first, RKPoint second, double time) {
    RKTouchSample samples[2] = {RK_INIT(RKTouchSample), RK_INIT(RKTouchSample)};
    samples[0].id = 1;
    samples[1].id = 2;
    samples[0].phase = samples[1].phase = phase;
    samples[0].location = first;
    samples[1].location = second;
    CHECK(rk_context_send_touches(context, time, samples, 2));
}

#endif
