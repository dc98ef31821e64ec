/* The world of closing.c: a window with one of everything that begins and is closed, and an account of each. */
#ifndef CLOSING_H
#define CLOSING_H

#include "check.h"

/* The callbacks that interfere ... */
#define PLACES_(X)                                                                                                                            \
    X(touches_began) X(touches_moved) X(touches_ended) X(touches_cancelled) X(presses_began) X(presses_ended) X(presses_cancelled) X(motion_began)       \
    X(motion_ended) X(motion_cancelled) X(become_first) X(resign_first) X(can_resign) X(insert_text) X(hit_test) X(point_inside) X(will_move_to_window)     \
    X(did_move_to_window) X(will_move_to_superview) X(did_move_to_superview) X(did_add_subview) X(will_remove_subview) X(view_should_begin)            \
    X(gesture_began) X(gesture_moved) X(gesture_ended) X(gesture_cancelled) X(gesture_reset) X(gesture_action) X(should_begin) X(should_receive_touch)      \
    X(should_receive_event) X(simultaneously) X(did_scroll) X(will_begin_dragging) X(will_end_dragging) X(did_end_dragging) X(will_decelerate)             \
    X(did_decelerate) X(did_animate) X(view_for_zooming) X(will_zoom) X(did_zoom) X(zoomed) X(touches_should_begin) X(touches_should_cancel)              \
    X(begin_tracking) X(continue_tracking) X(end_tracking) X(cancel_tracking) X(control_action) X(send_event) X(become_key) X(resign_key) X(timer)            \
    X(timer_drop) X(posted) X(post_drop) X(notification) X(diagnostic) X(instance_init) X(instance_deinit) X(userdata_drop) X(action_drop) X(delegate_drop) \
    X(class_drop) X(handler_drop)
/* ... what they do ... */
#define DEEDS_(X)                                                                                                                             \
    X(touch_view) X(touch_control) X(touch_content) X(tap_view) X(lift_all) X(move_all) X(cancel_all) X(press) X(shake) X(wheel) X(transform) X(point)     \
    X(type) X(remove_all) X(remove_view) X(put_back) X(move_away) X(release_window) X(hide_window) X(show_window) X(ignore) X(inactive) X(create)         \
    X(destroy) X(set_began) X(animate) X(zoom) X(become) X(disable) X(detach) X(post_and_drain) X(advance) X(other_key) X(disable_control)              \
    X(cancel_presses) X(remember)
/* ... and what is in progress outside. */
#define ENDINGS_(X) \
    X(remove_root) X(hide) X(release) X(end_context) X(cancel) X(become_inactive) X(begin_ignoring) X(lift) X(other_window) X(detach_and_lift)

#define NAME_(name) P_##name,
enum { PLACES_(NAME_) PLACES };
#undef NAME_
#define NAME_(name) D_##name,
enum { DEEDS_(NAME_) DEEDS };
#undef NAME_
#define NAME_(name) E_##name,
enum { ENDINGS_(NAME_) ENDINGS };
#undef NAME_
#define NAME_(name) #name,
static const char *const place_names[] = {PLACES_(NAME_)};
static const char *const deed_names[] = {DEEDS_(NAME_)};
static const char *const ending_names[] = {ENDINGS_(NAME_)};
#undef NAME_

/* Kinds of what is open. */
enum { A_TOUCH, A_PRESS, A_MOTION, A_GESTURE, A_DRAG, A_DECELERATION, A_ZOOM, A_TRACKING, A_CONTROL, A_EDITING, KINDS };
static const char *const kind_names[] = {"touch", "press", "shake", "recogniser", "drag", "deceleration", "zoom", "tracking", "control events", "editing"};

typedef struct World {
    RKContextRef context;
    RKApplicationRef application;
    RKWindowRef window, second;
    RKViewRef root, view, other, content, fresh;
    RKScrollViewRef scroll;
    RKControlRef control, field;
    RKClassRef view_class, gesture_class, control_class, scroll_class, window_class;
    RKGestureRecognizerRef pan, taps, hover, custom;
    double time;
    int place, deed, ending, turn; /* the turn-th call of that place does it */
    bool done, gone, ended, classes_dropped;
    int depth, drops_due, drops;
    struct { int kind; const void *who, *what; } open[64];
    int open_count;
    const void *dead[64]; /* objects whose instance_deinit has run */
    int dead_count;
    int begun[KINDS];
} World;
static World w;
static long done_count[PLACES][DEEDS], begun_total[KINDS];

/* ---- Accounts ---- */

static int find_open(int kind, const void *who, const void *what) {
    int k;
    for (k = 0; k < w.open_count; k++)
        if (w.open[k].kind == kind && w.open[k].who == who && w.open[k].what == what) return k;
    return -1;
}
static void account_began(int kind, const void *who, const void *what) {
    EXPECT(kind == A_ZOOM || find_open(kind, who, what) < 0); /* the fingers' zoom and an animated one go side by side */
    w.begun[kind]++;
    if (w.open_count < 64) w.open[w.open_count].kind = kind, w.open[w.open_count].who = who, w.open[w.open_count++].what = what;
}
static void account_continues(int kind, const void *who, const void *what) { EXPECT(find_open(kind, who, what) >= 0); }
static void account_closed(int kind, const void *who, const void *what) {
    int k = find_open(kind, who, what);
    EXPECT(k >= 0);
    if (k >= 0) w.open[k] = w.open[--w.open_count];
}
static int still_open(int kind) {
    int k, n = 0;
    for (k = 0; k < w.open_count; k++) n += w.open[k].kind == kind;
    return n;
}
/* No method of an object after its instance_deinit, none of a class after its drop. */
static void alive(const void *object) {
    int k;
    for (k = 0; k < w.dead_count; k++) EXPECT(w.dead[k] != object);
    EXPECT(!w.classes_dropped);
}

/* ---- Deeds ---- */

static RKStatus finger(int64_t id, RKTouchPhase phase, double x, double y) {
    RKTouchSample s = sample(id, phase, x, y);
    return rk_context_send_touches(w.context, w.time += 0.01, &s, 1);
}
static void press(int64_t id, RKPressPhase phase) {
    RKPressSample s = RK_INIT(RKPressSample);
    s.id = id, s.phase = phase, s.type = RKPressTypeSelect, s.force = 1;
    (void)!rk_context_send_presses(w.context, w.time += 0.01, &s, 1);
}
static void wheel(RKGestureInputPhase phase, double dy) {
    RKScrollSample s = RK_INIT(RKScrollSample);
    s.location = point(200, 300), s.phase = phase, s.delta.y = dy;
    (void)!rk_context_send_scroll(w.context, w.time += 0.01, &s);
}
static void turn(RKGestureInputPhase phase, double scale) {
    RKTransformSample s = RK_INIT(RKTransformSample);
    s.location = point(200, 300), s.phase = phase, s.scale = scale;
    (void)!rk_context_send_transform(w.context, w.time += 0.01, &s);
}
static void pointer_at(double x, double y) {
    RKPointerSample s = RK_INIT(RKPointerSample);
    s.location = point(x, y);
    (void)!rk_context_send_pointer(w.context, w.time += 0.01, &s);
}
/* Those that are down, and those that are not: one report each, so that what is refused does not keep the others. */
static void all_fingers(RKTouchPhase phase) {
    static const double places[][2] = {{50, 50}, {150, 50}, {50, 120}, {200, 300}, {60, 60}};
    int k;
    for (k = 0; k < 5; k++) (void)!finger(k + 1, phase, places[k][0] + 3, places[k][1] + 3);
    if (phase == RKTouchPhaseEnded)
        for (k = 20; k < 26; k++) (void)!finger(k, phase, 50, 50);
}
static void on_posted(RKContextRef context, void *userdata);
static void on_post_drop(void *userdata);

static void interfere(void) {
    size_t handled;
    bool answer;
    switch (w.deed) {
    case D_touch_view: (void)!finger(20, RKTouchPhaseBegan, 40, 40); break;
    case D_touch_control: (void)!finger(21, RKTouchPhaseBegan, 60, 120); break;
    case D_touch_content:
        (void)!finger(22, RKTouchPhaseBegan, 100, 350);
        (void)!finger(22, RKTouchPhaseMoved, 100, 300);
        break;
    case D_tap_view:
        (void)!finger(23, RKTouchPhaseBegan, 30, 30);
        (void)!finger(23, RKTouchPhaseEnded, 30, 30);
        break;
    case D_lift_all: all_fingers(RKTouchPhaseEnded); break;
    case D_move_all: all_fingers(RKTouchPhaseMoved); break;
    case D_cancel_all: (void)!rk_context_cancel_all_touches(w.context); break;
    case D_press: press(9, RKPressPhaseBegan); break;
    case D_shake: (void)!rk_context_send_motion(w.context, w.time, RKMotionPhaseBegan); break;
    case D_wheel:
        wheel(RKGestureInputPhaseBegan, 0);
        wheel(RKGestureInputPhaseChanged, -30);
        break;
    case D_transform:
        turn(RKGestureInputPhaseBegan, 1);
        turn(RKGestureInputPhaseChanged, 1.4);
        break;
    case D_point: pointer_at(55, 55); break;
    case D_type: (void)!rk_context_insert_text(w.context, w.time, "a", &answer); break;
    case D_remove_all: (void)!rk_view_remove_from_superview(w.root); break;
    case D_remove_view: (void)!rk_view_remove_from_superview(w.view); break;
    case D_put_back:
        (void)!rk_retain(RK_OBJECT(w.root));
        (void)!rk_view_remove_from_superview(w.root);
        (void)!rk_view_add_subview(RK_VIEW(w.window), w.root);
        (void)!rk_release(RK_OBJECT(w.root));
        break;
    case D_move_away: (void)!rk_view_add_subview(RK_VIEW(w.second), w.root); break;
    case D_release_window: if (!w.gone) w.gone = true, (void)!rk_release(RK_OBJECT(w.window)); break;
    case D_hide_window: (void)!rk_view_set_hidden(RK_VIEW(w.window), true); break;
    case D_show_window: (void)!rk_window_make_key_and_visible(w.window); break;
    case D_ignore: (void)!rk_application_begin_ignoring_interaction_events(w.application); break;
    case D_inactive: (void)!rk_application_set_active(w.application, false); break;
    case D_create: {
        RKViewRef made = NULL;
        RKStatus status = rk_view_create(w.context, w.view_class, rect(0, 0, 20, 20), &made);
        EXPECT(!w.ended || status == RKStatusBusy || status == RKStatusStaleHandle);
        if (status == RKStatusOK) {
            (void)!rk_view_add_subview(w.root, made);
            (void)!rk_release(RK_OBJECT(made));
        }
        break;
    }
    case D_destroy: EXPECT(rk_context_destroy(w.context) == (w.classes_dropped ? RKStatusStaleHandle : RKStatusBusy)); break;
    case D_set_began: (void)!rk_gesture_recognizer_set_state(w.custom, RKGestureRecognizerStateBegan); break;
    case D_animate: (void)!rk_scroll_view_set_content_offset(w.scroll, point(0, 500), true); break;
    case D_zoom: (void)!rk_scroll_view_set_zoom_scale(w.scroll, 2, true); break;
    case D_become:
        (void)!rk_responder_become_first_responder(RK_RESPONDER(w.field), &answer);
        (void)!rk_responder_become_first_responder(RK_RESPONDER(w.view), &answer);
        (void)!rk_responder_become_first_responder(RK_RESPONDER(w.field), &answer);
        break;
    case D_disable:
        (void)!rk_gesture_recognizer_set_enabled(w.pan, false);
        (void)!rk_gesture_recognizer_set_enabled(w.taps, false);
        (void)!rk_gesture_recognizer_set_enabled(w.hover, false);
        (void)!rk_gesture_recognizer_set_enabled(w.custom, false);
        (void)!rk_scroll_view_set_scroll_enabled(w.scroll, false);
        break;
    case D_detach:
        (void)!rk_view_remove_gesture_recognizer(w.view, w.pan);
        (void)!rk_view_remove_gesture_recognizer(w.view, w.taps);
        (void)!rk_view_remove_gesture_recognizer(w.view, w.hover);
        (void)!rk_view_remove_gesture_recognizer(w.other, w.custom);
        break;
    case D_post_and_drain:
        if (rk_context_post_call(w.context, on_posted, NULL, on_post_drop) == RKStatusOK) w.drops_due++;
        (void)!rk_context_drain(w.context, &handled);
        break;
    case D_advance: (void)!rk_context_advance(w.context, w.time += 1); break;
    case D_other_key: (void)!rk_window_make_key_and_visible(w.second); break;
    case D_disable_control: (void)!rk_control_set_enabled(w.control, false); break;
    case D_cancel_presses: (void)!rk_context_cancel_all_presses(w.context); break;
    default: { /* D_remember: a drop more */
        RKStatus status = rk_object_set_userdata(RK_OBJECT(w.other), &w, on_post_drop);
        EXPECT(!w.ended || status == RKStatusBusy || status == RKStatusStaleHandle);
        if (status == RKStatusOK) w.drops_due++;
        break;
    }
    }
}

/* Every callback begins with it. */
static void at(int place) {
    if (place != w.place || w.done || --w.turn > 0) return;
    w.done = true;
    done_count[place][w.deed]++;
    interfere();
}

#endif
