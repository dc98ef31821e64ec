/* The world that bad_input.c calls into, and a digest of all that may not change in it. */
#ifndef BAD_INPUT_WORLD_H
#define BAD_INPUT_WORLD_H

#include "bad_input.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { AREA = 65536, RANDOM_HANDLES = 100 };

/* ---- Reports ---- */

static const Row *row_now;
static int failures;
static long calls;

static void report(const char *how, const char *what) {
    static const Row *row_before;
    static const char *how_before[2];
    failures++;
    if (row_now == row_before && (how == how_before[0] || how == how_before[1])) return; /* one line for a hundred made-up handles */
    if (row_now != row_before) how_before[1] = NULL;
    row_before = row_now;
    how_before[1] = how_before[0];
    how_before[0] = how;
    fprintf(stderr, "%s: %s: %s\n", row_now ? row_now->name : "set-up", how, what);
}

static void must(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "set-up: %s: %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(2);
}
#define MUST(call) must((call), #call)

static uint64_t seed, random_state;
static uint64_t random_bits(void) { /* splitmix64 */
    uint64_t z = (random_state += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

/* ---- The world that calls act on ---- */

typedef struct World {
    RKContextRef context;
    void *fixture[FIXTURE_COUNT];
    void *dead_view, *dead_timer, *dead_touch, *dead_gesture, *dead_control, *dead_press; /* gone, while their context lives */
} World;

/* Recognisers and controls in the order of their kinds, with the classes of their fixtures: of each root a subclass, so that what only a
 * class itself may do can be done to it. */
static const struct {
    const char *superclass, *subclass; /* NULL: the built-in class itself */
} gesture_classes[] = {{"GestureRecognizer", "ProbeGesture"}, {"Tap", NULL}, {"LongPress", NULL}, {"Pan", NULL}, {"ScreenEdgePan", NULL},
                       {"Swipe", NULL}, {"Pinch", NULL}, {"Rotation", NULL}, {"Hover", NULL}},
  control_classes[] = {{"Control", "ProbeControl"}, {"Button", NULL}, {"Switch", NULL}, {"Slider", NULL}, {"Stepper", NULL}, {"SegmentedControl", NULL}, {"PageControl", NULL}, {"TextField", NULL}};
enum { GESTURES = sizeof gesture_classes / sizeof *gesture_classes, CONTROLS = sizeof control_classes / sizeof *control_classes };

static void world_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    World *world = (World *)userdata;
    (void)self, (void)count;
    if (world->fixture[FIXTURE_touch]) return;
    world->fixture[FIXTURE_touch] = touches[0];
    world->fixture[FIXTURE_event] = event;
    MUST(rk_retain((RKObjectRef)touches[0]));
    MUST(rk_retain((RKObjectRef)event));
}

static void timer_callback(RKContextRef context, double time, void *userdata) { (void)context, (void)time, (void)userdata; }

static void *define(World *w, const char *name, const char *superclass) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassRef cls = NULL;
    methods.touches_began = world_began;
    desc.name = name;
    desc.superclass = superclass;
    desc.userdata = w;
    desc.instance_size = 8;
    if (strcmp(name, "ProbeView") == 0) desc.responder_methods = &methods;
    MUST(rk_class_define(w->context, &desc, &cls));
    return cls;
}

static RKViewRef make_view(World *w, RKClassRef cls, double x, double y, double size) {
    RKRect frame = {{x, y}, {size, size}};
    RKViewRef view = NULL;
    MUST(rk_view_create(w->context, cls, frame, &view));
    return view;
}

static void callback(void) {}

static void *class_of(World *w, const char *superclass, const char *subclass) {
    RKClassRef cls = NULL;
    if (subclass) return define(w, subclass, superclass);
    MUST(rk_class_find(w->context, superclass, &cls));
    return cls;
}

/* The first recogniser will track the touch, the others are attached where there is none; the controls stand in a row. */
static void build_gestures_and_controls(World *w) {
    void **f = w->fixture;
    int k;
    for (k = 0; k < GESTURES; k++) {
        f[FIXTURE_gestureclass + k] = class_of(w, gesture_classes[k].superclass, gesture_classes[k].subclass);
        MUST(rk_gesture_recognizer_create(w->context, (RKClassRef)f[FIXTURE_gestureclass + k], (RKGestureRecognizerRef *)&f[FIXTURE_gesture + k]));
        MUST(rk_view_add_gesture_recognizer((RKViewRef)f[k ? FIXTURE_sibling : FIXTURE_view], (RKGestureRecognizerRef)f[FIXTURE_gesture + k]));
    }
    for (k = 0; k < CONTROLS; k++) {
        RKRect frame = {{20.0 * k, 0}, {20, 10}};
        f[FIXTURE_controlclass + k] = class_of(w, control_classes[k].superclass, control_classes[k].subclass);
        MUST(rk_control_create(w->context, (RKClassRef)f[FIXTURE_controlclass + k], frame, (RKControlRef *)&f[FIXTURE_control + k]));
        MUST(rk_view_add_subview((RKViewRef)f[FIXTURE_window], RK_VIEW(f[FIXTURE_control + k])));
    }
    MUST(rk_control_set_count((RKControlRef)f[FIXTURE_segmented], 2));
    MUST(rk_control_set_count((RKControlRef)f[FIXTURE_pages], 3));
    MUST(rk_gesture_recognizer_create(w->context, NULL, (RKGestureRecognizerRef *)&w->dead_gesture));
    MUST(rk_release((RKObjectRef)w->dead_gesture));
    {
        RKRect frame = {{0, 0}, {1, 1}};
        MUST(rk_control_create(w->context, NULL, frame, (RKControlRef *)&w->dead_control));
        MUST(rk_release((RKObjectRef)w->dead_control));
    }
}

/* A scroll view with room to move and a view that it may zoom. */
static void build_scroll_view(World *w) {
    RKRect frame = {{220, 220}, {100, 100}};
    RKSize content = {500, 500};
    RKPoint at = {10, 20};
    RKScrollViewRef scroll = NULL;
    w->fixture[FIXTURE_scrollclass] = define(w, "ProbeScrollView", "ScrollView");
    MUST(rk_scroll_view_create(w->context, (RKClassRef)w->fixture[FIXTURE_scrollclass], frame, &scroll));
    MUST(rk_view_add_subview((RKViewRef)w->fixture[FIXTURE_window], RK_VIEW(scroll)));
    MUST(rk_scroll_view_set_content_size(scroll, content));
    MUST(rk_scroll_view_set_content_offset(scroll, at, false));
    w->fixture[FIXTURE_scroll] = scroll;
}

/* One key that is up again and gone, then the one that stays down. */
static void build_presses(World *w) {
    RKPressSample key = RK_INIT(RKPressSample);
    MUST(rk_window_make_key((RKWindowRef)w->fixture[FIXTURE_window]));
    key.id = 69;
    key.type = RKPressTypeKey;
    key.force = 1;
    key.characters = "a";
    MUST(rk_context_send_presses(w->context, 1, &key, 1));
    MUST(rk_context_find_press(w->context, 69, (RKPressRef *)&w->dead_press));
    key.phase = RKPressPhaseEnded;
    MUST(rk_context_send_presses(w->context, 1, &key, 1));
    key.id = 70;
    key.phase = RKPressPhaseBegan;
    MUST(rk_context_send_presses(w->context, 1, &key, 1));
    MUST(rk_context_find_press(w->context, 70, (RKPressRef *)&w->fixture[FIXTURE_press]));
}

static bool extension_point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    return true;
}
/* An extension of Label, of which nothing here is an instance. */
static void *extend(World *w) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef extension = NULL;
    methods.point_inside = extension_point_inside;
    desc.view_methods = &methods;
    MUST(rk_class_extend((RKClassRef)w->fixture[FIXTURE_otherclass], &desc, &extension));
    return extension;
}

static RKStatus plugin_init(const RKHost *host, void **data) {
    (void)host, (void)data;
    return RKStatusOK;
}
static const RKPluginEntry plugin_entry = {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "View", "1", plugin_init, NULL}; /* the id that texts to be found have */

static void closure_handler(void *result, void *const *arguments, void *userdata) { (void)result, (void)arguments, (void)userdata; }

static void build(World *w) {
    RKContextDesc how = RK_INIT(RKContextDesc);
    RKRect screen = {{0, 0}, {400, 400}};
    RKTouchSample down = RK_INIT(RKTouchSample);
    void **f = w->fixture;
    memset(w, 0, sizeof *w);
    how.without_application = 1;
    MUST(rk_context_create(&how, &w->context));
    f[FIXTURE_context] = w->context;
    f[FIXTURE_class] = define(w, "ProbeView", "View");
    f[FIXTURE_subclass] = define(w, "ProbeViewToo", "ProbeView");
    f[FIXTURE_windowclass] = define(w, "ProbeWindow", "Window");
    f[FIXTURE_controllerclass] = define(w, "ProbeController", "ViewController");
    f[FIXTURE_navclass] = define(w, "ProbeNavigation", "NavigationController");
    f[FIXTURE_responderclass] = define(w, "ProbeResponder", "Responder");
    f[FIXTURE_appclass] = define(w, "ProbeApplication", "Application");
    MUST(rk_class_find(w->context, "Label", (RKClassRef *)&f[FIXTURE_otherclass]));
    f[FIXTURE_extension] = extend(w);
    MUST(rk_plugin_register(w->context, &plugin_entry, (RKPluginRef *)&f[FIXTURE_plugin]));
    MUST(rk_closure_create(w->context, "v", closure_handler, NULL, NULL, (RKClosureRef *)&f[FIXTURE_closure]));
    MUST(rk_application_create(w->context, (RKClassRef)f[FIXTURE_appclass], (RKApplicationRef *)&f[FIXTURE_app]));
    MUST(rk_window_create(w->context, (RKClassRef)f[FIXTURE_windowclass], screen, (RKWindowRef *)&f[FIXTURE_window]));
    f[FIXTURE_view] = make_view(w, (RKClassRef)f[FIXTURE_class], 10, 10, 200);
    f[FIXTURE_sub] = make_view(w, NULL, 150, 150, 20);
    f[FIXTURE_sibling] = make_view(w, NULL, 170, 150, 20);
    f[FIXTURE_detached] = make_view(w, NULL, 0, 0, 30);
    MUST(rk_view_add_subview((RKViewRef)f[FIXTURE_window], (RKViewRef)f[FIXTURE_view]));
    MUST(rk_view_add_subview((RKViewRef)f[FIXTURE_view], (RKViewRef)f[FIXTURE_sub]));
    MUST(rk_view_add_subview((RKViewRef)f[FIXTURE_view], (RKViewRef)f[FIXTURE_sibling]));
    MUST(rk_object_set_name((RKObjectRef)f[FIXTURE_view], "view"));
    MUST(rk_responder_create(w->context, (RKClassRef)f[FIXTURE_responderclass], (RKResponderRef *)&f[FIXTURE_responder]));
    MUST(rk_view_controller_create(w->context, (RKClassRef)f[FIXTURE_controllerclass], (RKViewControllerRef *)&f[FIXTURE_controller]));
    MUST(rk_view_controller_create(w->context, NULL, (RKViewControllerRef *)&f[FIXTURE_controller2]));
    {
        RKClassRef navigation = NULL;
        MUST(rk_class_find(w->context, "NavigationController", &navigation));
        MUST(rk_view_controller_create(w->context, navigation, (RKViewControllerRef *)&f[FIXTURE_nav]));
    }
    MUST(rk_context_add_timer(w->context, 1000, timer_callback, NULL, NULL, (RKTimerRef *)&f[FIXTURE_timer]));
    build_gestures_and_controls(w);
    build_scroll_view(w);
    build_presses(w);
    /* One touch that is over and gone, then the one that stays down. */
    down.id = 6;
    down.location.x = down.location.y = 300;
    MUST(rk_context_send_touches(w->context, 1, &down, 1));
    MUST(rk_context_find_touch(w->context, 6, (RKTouchRef *)&w->dead_touch));
    down.phase = RKTouchPhaseEnded;
    MUST(rk_context_send_touches(w->context, 1.5, &down, 1));
    down.id = 7;
    down.phase = RKTouchPhaseBegan;
    down.location.x = down.location.y = 50;
    MUST(rk_context_send_touches(w->context, 2, &down, 1));
    w->dead_view = make_view(w, NULL, 0, 0, 1);
    MUST(rk_release((RKObjectRef)w->dead_view));
    MUST(rk_view_take_snapshot((RKViewRef)f[FIXTURE_detached], false, (RKSnapshotRef *)&f[FIXTURE_snapshot]));
    MUST(rk_context_add_timer(w->context, 900, timer_callback, NULL, NULL, (RKTimerRef *)&w->dead_timer));
    MUST(rk_timer_cancel((RKTimerRef)w->dead_timer));
    if (!f[FIXTURE_touch] || !f[FIXTURE_event]) {
        fprintf(stderr, "set-up: the touch did not reach the view\n");
        exit(2);
    }
}

/* A snapshot may have been ended by the test. */
static void end(World *w) {
    (void)rk_snapshot_destroy((RKSnapshotRef)w->fixture[FIXTURE_snapshot]);
    MUST(rk_context_destroy(w->context));
}

/* ---- What must not change ---- */

static uint64_t digest;
static void mix(const void *bytes, size_t size) { /* FNV-1a */
    const unsigned char *p = (const unsigned char *)bytes;
    while (size--) digest = (digest ^ *p++) * 1099511628211ULL;
}
/* An answer and the status it came with; storage is zeroed, so that padding is equal. */
#define MIX(Type, call)                       \
    do {                                      \
        Type it;                              \
        RKStatus status;                      \
        memset(&it, 0, sizeof it);            \
        status = (call);                      \
        mix(&status, sizeof status);          \
        if (status == RKStatusOK) mix(&it, sizeof it); \
    } while (0)
#define MIX_LIST(Type, call)                  \
    do {                                      \
        Type buffer[64];                      \
        size_t length = 0;                    \
        memset(buffer, 0, sizeof buffer);     \
        mix(&(RKStatus){(call)}, sizeof(RKStatus)); \
        mix(buffer, sizeof buffer);           \
        mix(&length, sizeof length);          \
    } while (0)

static void mix_view(RKViewRef v) {
    MIX(RKRect, rk_view_get_frame(v, &it));
    MIX(RKRect, rk_view_get_bounds(v, &it));
    MIX(RKPoint, rk_view_get_center(v, &it));
    MIX(RKTransform, rk_view_get_transform(v, &it));
    MIX(RKPoint, rk_view_get_anchor_point(v, &it));
    MIX(double, rk_view_get_z_position(v, &it));
    MIX(bool, rk_view_is_hidden(v, &it));
    MIX(double, rk_view_get_alpha(v, &it));
    MIX(bool, rk_view_is_user_interaction_enabled(v, &it));
    MIX(bool, rk_view_is_animating(v, &it));
    MIX(bool, rk_view_is_multiple_touch_enabled(v, &it));
    MIX(bool, rk_view_is_exclusive_touch(v, &it));
    MIX(bool, rk_view_clips_to_bounds(v, &it));
    MIX(RKViewRef, rk_view_get_superview(v, &it));
    MIX(RKWindowRef, rk_view_get_window(v, &it));
    MIX(RKViewControllerRef, rk_view_get_view_controller(v, &it));
    MIX_LIST(RKViewRef, rk_view_get_subviews(v, buffer, 64, &length));
}

static void mix_responder(RKResponderRef r) {
    void *of = NULL;
    MIX(RKClassRef, rk_object_get_class((RKObjectRef)r, &it));
    MIX(void *, rk_object_get_userdata((RKObjectRef)r, &it));
    MIX_LIST(char, rk_object_get_name((RKObjectRef)r, buffer, 64, &length));
    MIX(RKResponderRef, rk_responder_get_next_responder(r, &it));
    MIX(bool, rk_responder_can_become_first_responder(r, &it));
    MIX(bool, rk_responder_can_resign_first_responder(r, &it));
    MIX(bool, rk_responder_is_first_responder(r, &it));
    MIX(void *, rk_responder_find_value(r, "probe", &it, NULL));
    (void)of;
}

static void mix_controller(RKViewControllerRef c) {
    MIX(RKViewRef, rk_view_controller_get_view_if_loaded(c, &it));
    MIX(RKViewControllerRef, rk_view_controller_get_parent(c, &it));
    MIX(RKViewControllerRef, rk_view_controller_get_presenting(c, &it));
    MIX(RKViewControllerRef, rk_view_controller_get_presented(c, &it));
    MIX_LIST(RKViewControllerRef, rk_view_controller_get_children(c, buffer, 64, &length));
}

static void mix_gesture(RKGestureRecognizerRef g) {
    MIX(RKViewRef, rk_gesture_recognizer_get_view(g, &it));
    MIX(RKGestureRecognizerState, rk_gesture_recognizer_get_state(g, &it));
    MIX(bool, rk_gesture_recognizer_is_enabled(g, &it));
    MIX(bool, rk_gesture_recognizer_cancels_touches_in_view(g, &it));
    MIX(bool, rk_gesture_recognizer_delays_touches_began(g, &it));
    MIX(bool, rk_gesture_recognizer_delays_touches_ended(g, &it));
    MIX(uint32_t, rk_gesture_recognizer_get_allowed_touch_types(g, &it));
    MIX(bool, rk_gesture_recognizer_requires_exclusive_touch_type(g, &it));
    MIX(RKObjectRef, rk_gesture_recognizer_get_delegate(g, &it));
    MIX(uint64_t, rk_gesture_recognizer_get_allowed_press_types(g, &it));
    MIX_LIST(RKTouchRef, rk_gesture_recognizer_get_touches(g, buffer, 64, &length));
    MIX_LIST(RKPressRef, rk_gesture_recognizer_get_presses(g, buffer, 64, &length));
}

static void mix_values(void *const *f) {
    int k;
    for (k = 0; k < GESTURES; k++) mix_gesture((RKGestureRecognizerRef)f[FIXTURE_gesture + k]);
    for (k = 0; k < CONTROLS; k++) {
        MIX(uint32_t, rk_control_get_state((RKControlRef)f[FIXTURE_control + k], &it));
        MIX(RKControlEvents, rk_control_get_all_control_events((RKControlRef)f[FIXTURE_control + k], &it));
    }
    MIX(int64_t, rk_tap_get_number_of_taps_required((RKGestureRecognizerRef)f[FIXTURE_tap], &it));
    MIX(uint32_t, rk_tap_get_button_mask_required((RKGestureRecognizerRef)f[FIXTURE_tap], &it));
    MIX(uint32_t, rk_pan_get_allowed_scroll_types_mask((RKGestureRecognizerRef)f[FIXTURE_pan], &it));
    MIX(double, rk_tap_get_allowable_movement((RKGestureRecognizerRef)f[FIXTURE_tap], &it));
    MIX(double, rk_long_press_get_minimum_press_duration((RKGestureRecognizerRef)f[FIXTURE_longpress], &it));
    MIX(int64_t, rk_pan_get_maximum_number_of_touches((RKGestureRecognizerRef)f[FIXTURE_pan], &it));
    MIX(RKPoint, rk_pan_get_translation((RKGestureRecognizerRef)f[FIXTURE_pan], NULL, &it));
    MIX(uint32_t, rk_screen_edge_pan_get_edges((RKGestureRecognizerRef)f[FIXTURE_edge], &it));
    MIX(uint32_t, rk_swipe_get_direction((RKGestureRecognizerRef)f[FIXTURE_swipe], &it));
    MIX(double, rk_pinch_get_scale((RKGestureRecognizerRef)f[FIXTURE_pinch], &it));
    MIX(double, rk_rotation_get_rotation((RKGestureRecognizerRef)f[FIXTURE_rotation], &it));
    MIX(bool, rk_switch_is_on((RKControlRef)f[FIXTURE_switch], &it));
    MIX(double, rk_control_get_value((RKControlRef)f[FIXTURE_slider], &it));
    MIX(RKRect, rk_slider_get_thumb_rect((RKControlRef)f[FIXTURE_slider], &it));
    MIX(double, rk_stepper_get_step_value((RKControlRef)f[FIXTURE_stepper], &it));
    MIX(int64_t, rk_control_get_selected_index((RKControlRef)f[FIXTURE_segmented], &it));
    MIX(int64_t, rk_control_get_count((RKControlRef)f[FIXTURE_pages], &it));
}

static void mix_scroll_view(RKScrollViewRef s) {
    MIX(RKPoint, rk_scroll_view_get_content_offset(s, &it));
    MIX(RKSize, rk_scroll_view_get_content_size(s, &it));
    MIX(RKEdgeInsets, rk_scroll_view_get_content_inset(s, &it));
    MIX(RKPoint, rk_scroll_view_get_velocity(s, &it));
    MIX(RKObjectRef, rk_scroll_view_get_delegate(s, &it));
    MIX(bool, rk_scroll_view_is_tracking(s, &it));
    MIX(bool, rk_scroll_view_is_dragging(s, &it));
    MIX(bool, rk_scroll_view_is_decelerating(s, &it));
    MIX(bool, rk_scroll_view_is_scroll_enabled(s, &it));
    MIX(bool, rk_scroll_view_bounces(s, &it));
    MIX(bool, rk_scroll_view_is_paging_enabled(s, &it));
    MIX(bool, rk_scroll_view_delays_content_touches(s, &it));
    MIX(RKScrollViewDecelerationRate, rk_scroll_view_get_deceleration_rate(s, &it));
    MIX(double, rk_scroll_view_get_zoom_scale(s, &it));
    {
        double least = 0, most = 0;
        RKStatus status = rk_scroll_view_get_zoom_scale_range(s, &least, &most);
        mix(&status, sizeof status);
        mix(&least, sizeof least);
        mix(&most, sizeof most);
    }
}

static void mix_press(RKContextRef c, RKPressRef press) {
    MIX(RKPressPhase, rk_press_get_phase(press, &it));
    MIX(double, rk_press_get_force(press, &it));
    MIX(double, rk_press_get_timestamp(press, &it));
    MIX(RKResponderRef, rk_press_get_responder(press, &it));
    MIX(uint32_t, rk_press_get_modifier_flags(press, &it));
    MIX(RKPressRef, rk_context_find_press(c, 71, &it));
}

static uint64_t digest_of(const World *w) {
    static const int views[] = {FIXTURE_view, FIXTURE_sub, FIXTURE_sibling, FIXTURE_detached, FIXTURE_window};
    static const int responders[] = {FIXTURE_responder, FIXTURE_view, FIXTURE_window, FIXTURE_controller, FIXTURE_controller2, FIXTURE_nav, FIXTURE_app};
    static const int controllers[] = {FIXTURE_controller, FIXTURE_controller2, FIXTURE_nav};
    void *const *f = w->fixture;
    RKContextRef c = w->context;
    RKWindowRef window = (RKWindowRef)f[FIXTURE_window];
    RKTouchRef touch = (RKTouchRef)f[FIXTURE_touch];
    size_t k;
    int key;
    digest = 14695981039346656037ULL;
    MIX(size_t, rk_context_get_object_count(c, &it));
    MIX(size_t, rk_context_get_queue_count(c, &it));
    MIX(double, rk_context_get_time(c, &it));
    MIX(double, rk_context_next_deadline(c, &it));
    MIX(RKWindowRef, rk_context_get_key_window(c, &it));
    MIX(RKApplicationRef, rk_context_get_application(c, &it));
    MIX(bool, rk_trace_is_on(c, &it));
    MIX_LIST(RKWindowRef, rk_context_get_windows(c, buffer, 64, &length));
    MIX_LIST(RKPluginRef, rk_context_get_plugins(c, buffer, 64, &length));
    MIX(RKPluginState, rk_plugin_get_state((RKPluginRef)f[FIXTURE_plugin], &it));
    for (key = 0; rk_config_name((RKConfig)key); key++) MIX(double, rk_context_get_config(c, (RKConfig)key, &it));
    for (k = 0; k < sizeof views / sizeof *views; k++) mix_view((RKViewRef)f[views[k]]);
    for (k = 0; k < sizeof responders / sizeof *responders; k++) mix_responder((RKResponderRef)f[responders[k]]);
    for (k = 0; k < sizeof controllers / sizeof *controllers; k++) mix_controller((RKViewControllerRef)f[controllers[k]]);
    MIX(RKViewControllerRef, rk_navigation_controller_get_top((RKViewControllerRef)f[FIXTURE_nav], &it));
    MIX(double, rk_window_get_level(window, &it));
    MIX(uint32_t, rk_window_get_screen(window, &it));
    MIX(bool, rk_window_is_key(window, &it));
    MIX(RKViewControllerRef, rk_window_get_root_view_controller(window, &it));
    MIX(RKResponderRef, rk_window_get_first_responder(window, &it));
    MIX(RKResponderRef, rk_application_get_delegate((RKApplicationRef)f[FIXTURE_app], &it));
    MIX(bool, rk_application_is_active((RKApplicationRef)f[FIXTURE_app], &it));
    MIX(bool, rk_application_is_ignoring_interaction_events((RKApplicationRef)f[FIXTURE_app], &it));
    MIX(RKTouchPhase, rk_touch_get_phase(touch, &it));
    MIX(RKViewRef, rk_touch_get_view(touch, &it));
    MIX(RKPoint, rk_touch_get_location(touch, NULL, &it));
    MIX(uint32_t, rk_touch_get_tap_count(touch, &it));
    MIX_LIST(RKTouchRef, rk_event_get_all_touches((RKEventRef)f[FIXTURE_event], buffer, 64, &length));
    MIX_LIST(RKGestureRecognizerRef, rk_view_get_gesture_recognizers((RKViewRef)f[FIXTURE_view], buffer, 64, &length));
    mix_values(f);
    mix_scroll_view((RKScrollViewRef)f[FIXTURE_scroll]);
    mix_press(c, (RKPressRef)f[FIXTURE_press]);
    MIX(bool, rk_application_is_receiving_remote_control_events((RKApplicationRef)f[FIXTURE_app], &it));
    MIX_LIST(char, rk_text_field_get_text((RKControlRef)f[FIXTURE_field], buffer, 64, &length));
    return digest;
}

#endif
