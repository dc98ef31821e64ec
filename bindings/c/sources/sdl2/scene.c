/* scene.c - see scene.h. */
#include "scene.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void scene_check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}

static void say(const Scene *scene, const char *format, ...) {
    va_list arguments;
    if (!scene->prints) return;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    printf("\n");
    fflush(stdout); /* a reader may be waiting for it */
}

/* ---- What happens ---- */

static void pressed(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    Scene *scene = (Scene *)userdata;
    (void)control, (void)event;
    if (events & RKControlEventTouchDown) say(scene, "button down");
    else say(scene, "button pressed %d", ++scene->presses);
}

static void slid(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    double value;
    (void)events, (void)event;
    CHECK(rk_control_get_value(control, &value));
    say((Scene *)userdata, "slider %.0f", value);
}

static void typed(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    char text[256];
    (void)events, (void)event;
    if (rk_text_field_get_text(control, text, sizeof text, NULL) == RKStatusOK) say((Scene *)userdata, "text %s", text);
}

static void scrolled(RKScrollViewRef list, void *userdata) {
    RKPoint offset;
    CHECK(rk_scroll_view_get_content_offset(list, &offset));
    say((Scene *)userdata, "offset %.1f", offset.y);
}

static void rested(RKScrollViewRef list, void *userdata) {
    (void)list;
    say((Scene *)userdata, "at rest");
}

static void lifted(RKScrollViewRef list, bool will_decelerate, void *userdata) {
    if (!will_decelerate) rested(list, userdata);
}

static void recognized(RKGestureRecognizerRef recognizer, void *userdata) {
    static const char *const names[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};
    Scene *scene = (Scene *)userdata;
    RKGestureRecognizerState state;
    int k;
    CHECK(rk_gesture_recognizer_get_state(recognizer, &state));
    for (k = 0; k < SCENE_STATES; k++) {
        if (scene->states[k].recognizer != recognizer) continue;
        scene->states[k].seen = state;
        if (state != RKGestureRecognizerStateChanged) say(scene, "%s %s", scene->states[k].name, names[state >= 0 && state <= 5 ? state : 0]);
    }
}

/* sendEvent: of the window: where an observer of everything stands. */
static void send_event(RKWindowRef window, RKEventRef event, void *userdata) {
    Scene *scene = (Scene *)userdata;
    RKTouchRef touches[8];
    RKEventType type;
    size_t count = 0, k;
    rk_super_window_send_event(scene->window_class, window, event);
    CHECK(rk_event_get_type(event, &type));
    if (type != RKEventTypeTouches || rk_event_get_all_touches(event, touches, 8, &count) != RKStatusOK) return;
    scene->hit_count = 0;
    for (k = 0; k < count && k < 8; k++) {
        RKTouchPhase phase;
        RKViewRef view;
        CHECK(rk_touch_get_phase(touches[k], &phase));
        CHECK(rk_touch_get_view(touches[k], &view));
        if (view && phase < RKTouchPhaseEnded) scene->hit[scene->hit_count++] = view;
    }
}

/* ---- The views ---- */

static RKRect rect(double x, double y, double width, double height) {
    RKRect value = {{x, y}, {width, height}};
    return value;
}

static void place(RKViewRef parent, RKViewRef view, const char *name) {
    CHECK(rk_object_set_name(RK_OBJECT(view), name));
    CHECK(rk_view_add_subview(parent, view));
    CHECK(rk_release(RK_OBJECT(view))); /* the parent keeps it */
}

static void watch(Scene *scene, int index, RKGestureRecognizerRef recognizer, const char *name) {
    scene->states[index].recognizer = recognizer;
    scene->states[index].name = name;
    CHECK(rk_gesture_recognizer_add_action(recognizer, recognized, scene, NULL, NULL));
}

static void add_list(Scene *scene) {
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKGestureRecognizerRef pan;
    RKSize content = {200, 30 * 40};
    char name[16];
    int k;
    CHECK(rk_scroll_view_create(scene->context, NULL, rect(260, 20, 200, 280), &scene->list));
    CHECK(rk_scroll_view_set_content_size(scene->list, content));
    CHECK(rk_view_set_clips_to_bounds(RK_VIEW(scene->list), true));
    delegate.did_scroll = scrolled;
    delegate.did_end_dragging = lifted;
    delegate.did_end_decelerating = rested;
    delegate.userdata = scene;
    CHECK(rk_scroll_view_set_delegate(scene->list, &delegate));
    place(RK_VIEW(scene->window), RK_VIEW(scene->list), "list");
    for (k = 0; k < 30; k++) {
        RKViewRef row;
        snprintf(name, sizeof name, "row %d", k);
        CHECK(rk_view_create(scene->context, NULL, rect(0, k * 40, 200, 39), &row));
        place(RK_VIEW(scene->list), row, name);
    }
    CHECK(rk_scroll_view_get_pan_gesture_recognizer(scene->list, &pan));
    watch(scene, 1, pan, "scrolling");
}

void scene_open(Scene *scene, bool prints) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKWindowMethods methods = RK_INIT(RKWindowMethods);
    RKGestureRecognizerRef twice, hold;
    memset(scene, 0, sizeof *scene);
    scene->prints = prints;
    CHECK(rk_context_create(NULL, &scene->context));
    methods.send_event = send_event;
    desc.name = "SceneWindow";
    desc.superclass = "Window";
    desc.window_methods = &methods;
    desc.userdata = scene;
    CHECK(rk_class_define(scene->context, &desc, &scene->window_class));
    CHECK(rk_window_create(scene->context, scene->window_class, rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT), &scene->window));
    CHECK(rk_object_set_name(RK_OBJECT(scene->window), "window"));
    CHECK(rk_window_make_key_and_visible(scene->window));

    CHECK(rk_button_create(scene->context, NULL, rect(20, 20, 120, 40), &scene->button));
    CHECK(rk_control_add_action(scene->button, RKControlEventTouchDown | RKControlEventTouchUpInside, pressed, scene, NULL, NULL));
    place(RK_VIEW(scene->window), RK_VIEW(scene->button), "button");
    CHECK(rk_slider_create(scene->context, NULL, rect(20, 80, 220, 30), &scene->slider));
    CHECK(rk_control_set_value_range(scene->slider, 0, 100));
    CHECK(rk_control_add_action(scene->slider, RKControlEventValueChanged, slid, scene, NULL, NULL));
    place(RK_VIEW(scene->window), RK_VIEW(scene->slider), "slider");
    CHECK(rk_text_field_create(scene->context, NULL, rect(20, 130, 220, 30), &scene->field));
    CHECK(rk_control_add_action(scene->field, RKControlEventEditingChanged, typed, scene, NULL, NULL));
    place(RK_VIEW(scene->window), RK_VIEW(scene->field), "field");

    CHECK(rk_view_create(scene->context, NULL, rect(20, 180, 220, 120), &scene->pad));
    CHECK(rk_tap_create(scene->context, NULL, &twice));
    CHECK(rk_tap_set_number_of_taps_required(twice, 2));
    watch(scene, 0, twice, "double-tap");
    CHECK(rk_view_add_gesture_recognizer(scene->pad, twice));
    CHECK(rk_long_press_create(scene->context, NULL, &hold));
    watch(scene, 2, hold, "long-press");
    CHECK(rk_view_add_gesture_recognizer(scene->pad, hold));
    CHECK(rk_release(RK_OBJECT(twice)));
    CHECK(rk_release(RK_OBJECT(hold)));
    place(RK_VIEW(scene->window), scene->pad, "pad");
    add_list(scene);
}

void scene_close(Scene *scene) {
    CHECK(rk_release(RK_OBJECT(scene->window)));
    CHECK(rk_context_destroy(scene->context));
}
