/* Every export with every argument wrong in every way, one at a time (bad_input.rows says what may be wrong with what).
 *
 *     bad_input [SEED]
 *
 * Each wrong call must return the status that is due and that the header's comment promises, leave a new sentence in rk_last_error() that
 * names the argument, leave `out` alone, and change nothing in the context. The right call must then succeed, in a fresh context.
 */
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
    MUST(rk_context_add_timer(w->context, 900, timer_callback, NULL, NULL, (RKTimerRef *)&w->dead_timer));
    MUST(rk_timer_cancel((RKTimerRef)w->dead_timer));
    if (!f[FIXTURE_touch] || !f[FIXTURE_event]) {
        fprintf(stderr, "set-up: the touch did not reach the view\n");
        exit(2);
    }
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

/* ---- Arguments ---- */

static unsigned char areas[MOST_ARGUMENTS][AREA]; /* where outs, buffers, descriptors and arrays of each argument lie */
static char long_text[257];                       /* one byte too long */
static char longer_text[65537];                   /* one byte too long where 65,535 are allowed */

static size_t desc_size(int desc) {
    static const size_t sizes[] = {sizeof(RKContextDesc), sizeof(RKClassDesc), sizeof(RKTraceRecord), sizeof(RKGestureRecognizerDelegate), sizeof(RKPointerSample), sizeof(RKPluginPolicy), sizeof(RKTypedActionDesc),
                                   sizeof(RKScrollSample), sizeof(RKTransformSample), sizeof(RKScrollViewDelegate), sizeof(RKTextFieldDelegate), sizeof(RKViewsDesc), sizeof(RKRecorderDesc)};
    return sizes[desc];
}
/* What a caller gives who was compiled with the first version that had the struct. */
static size_t first_size(int desc) {
    if (desc == DESC_RKClassDesc) return offsetof(RKClassDesc, control_methods);
    if (desc == DESC_RKGestureRecognizerDelegate) return offsetof(RKGestureRecognizerDelegate, should_receive_press);
    if (desc == DESC_RKPointerSample) return offsetof(RKPointerSample, z_offset);
    return desc_size(desc);
}

static void set_size(void *at, uint32_t size) { memcpy(at, &size, sizeof size); }

static bool take_bytes(const void *bytes, size_t count, void *userdata) {
    (void)bytes, (void)count, (void)userdata;
    return true;
}

static void fill_desc(int desc, bool extension, void *at) {
    memset(at, 0, AREA);
    if (desc == DESC_RKClassDesc && extension) {
        static RKViewMethods methods = RK_INIT(RKViewMethods);
        RKClassDesc d = RK_INIT(RKClassDesc);
        methods.point_inside = extension_point_inside;
        d.view_methods = &methods;
        memcpy(at, &d, sizeof d);
    } else if (desc == DESC_RKTypedActionDesc) {
        RKTypedActionDesc d = RK_INIT(RKTypedActionDesc);
        d.selector = "probe:";
        d.encoding = "v@";
        d.function = callback;
        memcpy(at, &d, sizeof d);
    } else if (desc == DESC_RKClassDesc) {
        RKClassDesc d = RK_INIT(RKClassDesc);
        d.name = "Fresh";
        d.superclass = "View";
        memcpy(at, &d, sizeof d);
    } else if (desc == DESC_RKTraceRecord) {
        RKTraceRecord r = RK_INIT(RKTraceRecord);
        r.reason = RKReasonHitTaken;
        memcpy(at, &r, sizeof r);
    } else if (desc == DESC_RKTransformSample) {
        RKTransformSample t = RK_INIT(RKTransformSample);
        t.scale = 1;
        memcpy(at, &t, sizeof t);
    } else if (desc == DESC_RKViewsDesc) {
        static const RKRect frames[] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
        RKViewsDesc d = RK_INIT(RKViewsDesc);
        d.count = 2;
        d.frames = frames;
        memcpy(at, &d, sizeof d);
    } else if (desc == DESC_RKRecorderDesc) {
        RKRecorderDesc d = RK_INIT(RKRecorderDesc);
        d.writer = take_bytes;
        memcpy(at, &d, sizeof d);
    }
    set_size(at, (uint32_t)desc_size(desc));
}

static void fill_samples(void *at) {
    RKTouchSample s = RK_INIT(RKTouchSample);
    s.id = 7;
    s.phase = RKTouchPhaseMoved;
    s.location.x = s.location.y = 60;
    memset(at, 0, AREA);
    memcpy(at, &s, sizeof s);
}

static void fill_presses(void *at) {
    RKPressSample s = RK_INIT(RKPressSample);
    s.id = 70;
    s.phase = RKPressPhaseChanged;
    s.type = RKPressTypeKey;
    s.force = 0.5;
    memset(at, 0, AREA);
    memcpy(at, &s, sizeof s);
}

static void fill_updates(void *at) {
    RKEstimationUpdate u = RK_INIT(RKEstimationUpdate);
    u.updated_properties = RKTouchPropertyForce;
    u.estimation_update_index = 1;
    u.force = 0.5;
    memset(at, 0, AREA);
    memcpy(at, &u, sizeof u);
}

/* The arguments of the call with nothing wrong. */
static void fill(const Row *row, const World *w, Value *a) {
    static const RKRect rect = {{1, 2}, {3, 4}};
    static const RKTransform turn = {1, 0, 0, 1, 5, 6};
    int k;
    memset(a, 0, MOST_ARGUMENTS * sizeof *a);
    for (k = 0; k < row->count; k++) {
        const Argument *arg = &row->arguments[k];
        unsigned char *area = areas[k];
        switch (arg->what) {
        case ARG_HANDLE: a[k].p = w->fixture[(uintptr_t)arg->extra]; break;
        case ARG_ENUM: case ARG_COUNT: case ARG_MANY: case ARG_INT: case ARG_INDEX: case ARG_NEGATIVE: case ARG_OFFSET: case ARG_BITS: a[k].i = arg->number; break;
        case ARG_DOUBLE: case ARG_FINITE: case ARG_NOTNAN: case ARG_NOTNEGATIVE: case ARG_UNIT: a[k].d = arg->real; break;
        case ARG_POINT: case ARG_FPOINT: a[k].point = rect.origin; break;
        case ARG_RECT: case ARG_FRECT: a[k].rect = rect; break;
        case ARG_FXFORM: a[k].transform = turn; break;
        case ARG_FSIZE: a[k].size = rect.size; break;
        case ARG_FINSETS: a[k].insets = (RKEdgeInsets){1, -2, 3, 4}; break;
        case ARG_BOOL: a[k].b = true; break;
        case ARG_FN: a[k].f = callback; break;
        case ARG_TEXT: case ARG_TEXT_LIMIT: case ARG_TEXT_LONG: a[k].p = (void *)"probe"; break;
        case ARG_TEXT_KEY: a[k].p = (void *)(arg->number ? "probe:" : "probe"); break;
        case ARG_TEXT_FIND: a[k].p = (void *)"View"; break;
        case ARG_OUT: case ARG_LENGTH: case ARG_BUFFER: a[k].p = area; break;
        case ARG_CAPACITY: a[k].i = (int64_t)(AREA / (uintptr_t)row->arguments[k - 1].extra); break;
        case ARG_DESC:
            fill_desc((int)(uintptr_t)arg->extra, arg->number != 0, area);
            if ((uintptr_t)arg->extra == DESC_RKViewsDesc) ((RKViewsDesc *)(void *)area)->superview = (RKViewRef)w->fixture[FIXTURE_view];
            a[k].p = area;
            break;
        case ARG_RECORDS: fill_desc(DESC_RKTraceRecord, false, area); a[k].p = area; break;
        case ARG_ENTRY: {
            RKPluginEntry fresh = plugin_entry;
            fresh.id = "Fresh";
            memcpy(area, &fresh, sizeof fresh);
            a[k].p = area;
            break;
        }
        case ARG_TEXT_PATH: a[k].p = (void *)"/probe.so"; break;
        case ARG_TEXT_ENCODING: a[k].p = (void *)"v"; break;
        case ARG_SAMPLES: fill_samples(area); a[k].p = area; break;
        case ARG_PRESSES: fill_presses(area); a[k].p = area; break;
        case ARG_UPDATES: fill_updates(area); a[k].p = area; break;
        case ARG_PRESSED: memcpy(area, &w->fixture[FIXTURE_press], sizeof(void *)); a[k].p = area; break;
        case ARG_OBJECTS: memcpy(area, &w->fixture[FIXTURE_view], sizeof(void *)); a[k].p = area; break;
        case ARG_TOUCHES: memcpy(area, &w->fixture[FIXTURE_touch], sizeof(void *)); a[k].p = area; break;
        case ARG_POINTS: memset(area, 0, 1024); a[k].p = area; break;
        case ARG_MATRIX: {
            static const double identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
            memcpy(area, identity, sizeof identity);
            a[k].p = area;
            break;
        }
        default: break; /* PTR, DROP, PURE: NULL and 0 */
        }
    }
}

/* ---- One call that must be refused ---- */

static bool names(const char *text, const char *name) {
    size_t length = strlen(name);
    const char *at = text;
    while ((at = strstr(at, name)) != NULL) { /* a whole word */
        char before = at == text ? ' ' : at[-1], after = at[length];
#define WORD(c) (((c) >= 'a' && (c) <= 'z') || ((c) >= 'A' && (c) <= 'Z') || (c) == '_')
        if (!WORD(before) && !WORD(after)) return true;
        at++;
    }
    return false;
}

static bool names_argument(const Row *row, int which, RKStatus status, const char *said) {
    int k;
    if (names(said, row->arguments[which].name)) return true;
    if (status == RKStatusBufferTooSmall) return names(said, "capacity");
    if (status != RKStatusWrongContext) return false;
    for (k = 0; k < row->count; k++) /* of objects that do not go together, each may be called the wrong one */
        if ((row->arguments[k].what == ARG_HANDLE || row->arguments[k].what == ARG_TOUCHES || row->arguments[k].what == ARG_PRESSED) && names(said, row->arguments[k].name)) return true;
    return false;
}

static void refuse(const Row *row, const World *w, Value *a, int which, uint32_t due, const char *how) {
    char marker[512], text[256];
    unsigned char pattern[64];
    uint64_t before = digest_of(w);
    RKStatus status;
    const char *said;
    int k;
    calls++;
    memset(pattern, 0xa5, sizeof pattern);
    for (k = 0; k < row->count; k++)
        if (row->arguments[k].what == ARG_OUT || row->arguments[k].what == ARG_BUFFER || row->arguments[k].what == ARG_LENGTH) memset(areas[k], 0xa5, 64);
    if (rk_retain((RKObjectRef)(uintptr_t)0x123456789abcdef0ULL) == RKStatusOK) report(how, "made-up bits were retained");
    snprintf(marker, sizeof marker, "%s", rk_last_error());

    status = row->call(a);
    if (status > 0 || status < -31 || !(due & STATUS_BIT(status))) {
        snprintf(text, sizeof text, "%s: returned %s (%s)", row->arguments[which].name, rk_status_name(status), status == RKStatusOK ? "" : rk_last_error());
        report(how, text);
    }
    if (status == RKStatusOK) return;
    if (!(row->promised & STATUS_BIT(status))) {
        snprintf(text, sizeof text, "%s: %s is not promised by the header's comment", row->arguments[which].name, rk_status_name(status));
        report(how, text);
    }
    said = rk_last_error();
    if (!said || !*said || strcmp(said, marker) == 0) {
        snprintf(text, sizeof text, "%s: %s, but rk_last_error() says nothing new", row->arguments[which].name, rk_status_name(status));
        report(how, text);
    } else if (!names_argument(row, which, status, said)) {
        snprintf(text, sizeof text, "rk_last_error() does not name '%s': %s", row->arguments[which].name, said);
        report(how, text);
    }
    for (k = 0; k < row->count; k++) {
        int what = row->arguments[k].what;
        if (what == ARG_LENGTH && status == RKStatusBufferTooSmall) continue;
        if ((what == ARG_OUT || what == ARG_BUFFER || what == ARG_LENGTH) && memcmp(areas[k], pattern, sizeof pattern) != 0) report(how, "an out parameter was touched");
    }
    if (digest_of(w) != before) {
        snprintf(text, sizeof text, "%s: refused, and yet something changed", row->arguments[which].name);
        report(how, text);
    }
}

/* The same, with one argument exchanged. */
static void refuse_with(const Row *row, const World *w, int which, Value value, RKStatus due, const char *how) {
    Value a[MOST_ARGUMENTS];
    fill(row, w, a);
    a[which] = value;
    refuse(row, w, a, which, STATUS_BIT(due), how);
}

static Value pointer(void *p) {
    Value v;
    memset(&v, 0, sizeof v);
    v.p = p;
    return v;
}
static Value integer(int64_t i) {
    Value v;
    memset(&v, 0, sizeof v);
    v.i = i;
    return v;
}
static Value number(double d) {
    Value v;
    memset(&v, 0, sizeof v);
    v.d = d;
    return v;
}

/* ---- One call that must succeed, in a world of its own ---- */

static void accept(const Row *row, int which, const Value *value, const char *how) {
    World w;
    Value a[MOST_ARGUMENTS];
    RKStatus status;
    char text[256];
    build(&w);
    fill(row, &w, a);
    if (value) a[which] = *value;
    if (strcmp(row->name, "rk_run_loop_run") == 0) MUST(rk_run_loop_stop(w.context)); /* or it would not return */
    calls++;
    status = row->call(a);
    if (status != row->expected) {
        snprintf(text, sizeof text, "returned %s (%s), not %s", rk_status_name(status), status == RKStatusOK ? "" : rk_last_error(), rk_status_name(row->expected));
        report(how, text);
    } else if (!(row->promised & STATUS_BIT(status))) {
        report(how, "the status is not promised by the header's comment");
    }
    if (strcmp(row->name, "rk_context_create") == 0 && status == RKStatusOK) {
        RKContextRef made;
        memcpy(&made, areas[1], sizeof made);
        MUST(rk_context_destroy(made));
    }
    status = rk_context_destroy(w.context);
    if (status != (strcmp(row->name, "rk_context_destroy") == 0 ? RKStatusStaleHandle : RKStatusOK)) report(how, "the context could not be destroyed afterwards");
}

/* ---- Handles ---- */

static World stale; /* a world that is gone */
static const uint32_t NEVER_LIVED = STATUS_BIT(RKStatusInvalidHandle) | STATUS_BIT(RKStatusStaleHandle);
/* A function for any thread may not look at objects, which their own thread may be changing: it sees from the bits that they are no
 * context's, and cannot tell whether there is, or was, such an object. */
static uint32_t no_context(const Row *row) { return row->any_thread ? STATUS_BIT(RKStatusWrongKind) : 0; }

static void bad_handles(const Row *row, const World *w, const World *other, int which) {
    const Argument *arg = &row->arguments[which];
    Value a[MOST_ARGUMENTS];
    int kind, k, handles = 0;
    uint64_t good = (uint64_t)(uintptr_t)w->fixture[(uintptr_t)arg->extra];
    if (!(arg->flags & (NULLABLE | NULL_UNSAID))) {
        fill(row, w, a);
        a[which].p = NULL;
        refuse(row, w, a, which, STATUS_BIT(RKStatusInvalidArgument), "NULL");
    } else {
        Value nothing = pointer(NULL);
        if (arg->flags & NULLABLE) accept(row, which, &nothing, "with NULL");
        else {
            fill(row, w, a);
            a[which].p = NULL;
            (void)row->call(a);
        }
    }
    for (kind = 0; kind < KIND_COUNT; kind++) {
        fill(row, w, a);
        if (!(arg->kinds & (1u << kind))) {
            a[which].p = w->fixture[kind];
            refuse(row, w, a, which, STATUS_BIT(RKStatusWrongKind), "another kind");
        }
        a[which].p = stale.fixture[kind];
        refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle) | (kind != KIND_CONTEXT ? no_context(row) : 0), "of a context that is gone");
    }
    fill(row, w, a);
    if (arg->kinds & (1u << KIND_VIEW)) a[which].p = w->dead_view, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "destroyed view");
    if (arg->kinds & (1u << KIND_CONTROL)) a[which].p = w->dead_control, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "destroyed control");
    if (arg->kinds & (1u << KIND_GESTURE)) a[which].p = w->dead_gesture, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "destroyed recogniser");
    if (arg->kinds & (1u << KIND_TIMER)) a[which].p = w->dead_timer, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "cancelled timer");
    if (arg->kinds & (1u << KIND_TOUCH)) a[which].p = w->dead_touch, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "touch that is over");
    if (arg->kinds & (1u << KIND_PRESS)) a[which].p = w->dead_press, refuse(row, w, a, which, STATUS_BIT(RKStatusStaleHandle), "press that is over");
    for (k = 0; k < RANDOM_HANDLES; k++) {
        uint64_t bits = k < 64 ? good ^ (1ULL << k) : k < 80 ? random_bits() >> (k - 64) * 4 : random_bits();
        if (bits == 0 || rk_object_is_alive((RKObjectRef)(uintptr_t)bits)) continue; /* by chance somebody's */
        fill(row, w, a);
        a[which].p = (void *)(uintptr_t)bits;
        refuse(row, w, a, which, NEVER_LIVED | no_context(row), "made-up bits");
    }
    for (k = 0; k < row->count; k++) handles += row->arguments[k].what == ARG_HANDLE || row->arguments[k].what == ARG_TOUCHES || row->arguments[k].what == ARG_PRESSED;
    if (handles > 1) { /* a call with one handle simply acts on the other context */
        fill(row, w, a);
        a[which].p = other->fixture[(uintptr_t)arg->extra];
        refuse(row, w, a, which, STATUS_BIT(RKStatusWrongContext), "from another context");
    }
    if (arg->flags & CHECKED_CLASS) {
        bool views = strstr(row->name, "rk_super_") != NULL || (uintptr_t)arg->extra == FIXTURE_class || (uintptr_t)arg->extra == FIXTURE_subclass;
        fill(row, w, a);
        a[which].p = w->fixture[!views ? FIXTURE_otherclass : (uintptr_t)arg->extra == FIXTURE_appclass ? FIXTURE_class : FIXTURE_appclass];
        refuse(row, w, a, which, STATUS_BIT(RKStatusInvalidArgument), "class of another family");
        if (strstr(row->name, "rk_super_") != NULL) {
            a[which].p = w->fixture[FIXTURE_otherclass];
            refuse(row, w, a, which, STATUS_BIT(RKStatusInvalidArgument), "class that the receiver is no instance of");
        }
    }
}

/* ---- Numbers, structs, texts, arrays ---- */

static const double not_finite[] = {NAN, INFINITY, -INFINITY};

static void bad_doubles(const Row *row, const World *w, int which, size_t components) {
    size_t component, k;
    for (component = 0; component < components; component++)
        for (k = 0; k < 3; k++) {
            Value a[MOST_ARGUMENTS];
            fill(row, w, a);
            memcpy((char *)&a[which] + component * sizeof(double), &not_finite[k], sizeof(double));
            refuse(row, w, a, which, STATUS_BIT(RKStatusInvalidArgument), "not finite");
        }
}

static void bad_enum(const Row *row, const World *w, int which) {
    const int32_t *values = (const int32_t *)row->arguments[which].extra;
    static const int64_t far[] = {INT32_MIN, -1000, 1000, 65536, INT32_MAX};
    int64_t v;
    size_t k;
    for (v = -2; v < 70; v++) {
        bool known = false;
        int32_t i;
        for (i = 1; i <= values[0]; i++) known |= values[i] == v;
        if (!known) refuse_with(row, w, which, integer(v), RKStatusInvalidArgument, "unknown enumerator");
    }
    for (k = 0; k < sizeof far / sizeof *far; k++) refuse_with(row, w, which, integer(far[k]), RKStatusInvalidArgument, "unknown enumerator");
}

static void bad_text(const Row *row, const World *w, int which) {
    int what = row->arguments[which].what;
    Value nothing = pointer(NULL), empty = pointer((void *)"");
    RKStatus too_long = what == ARG_TEXT_FIND ? RKStatusNotFound : RKStatusLimitReached;
    if (what == ARG_TEXT) accept(row, which, &nothing, "with NULL"), accept(row, which, &empty, "with an empty text");
    else refuse_with(row, w, which, nothing, RKStatusInvalidArgument, "NULL");
    refuse_with(row, w, which, pointer(long_text), too_long, "256 bytes long");
    if (what != ARG_TEXT_KEY) return;
    refuse_with(row, w, which, empty, RKStatusInvalidArgument, "empty");
    if (row->arguments[which].number) {
        Value fewer = pointer((void *)"probe"), most = pointer((void *)(row->arguments[which].number == 1 ? "a:" : "a:b:"));
        refuse_with(row, w, which, pointer((void *)(row->arguments[which].number == 1 ? "a:b:" : "a:b:c:")), RKStatusInvalidArgument, "too many colons");
        accept(row, which, &fewer, "without a colon");
        accept(row, which, &most, "with the most colons");
    }
}

static const char *const no_utf8[] = {"\x80", "a\xff", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "\xf8\x88\x80\x80\x80"};

static void bad_long_text(const Row *row, const World *w, int which) {
    Value nothing = pointer(NULL), empty = pointer((void *)""), longest = pointer(longer_text + 1), other = pointer((void *)"\xf0\x9f\x91\x8d\xcc\x81\n");
    size_t k;
    if (row->arguments[which].flags & NULLABLE) accept(row, which, &nothing, "with NULL");
    else refuse_with(row, w, which, nothing, RKStatusInvalidArgument, "NULL");
    refuse_with(row, w, which, pointer(longer_text), RKStatusLimitReached, "65,536 bytes long");
    for (k = 0; k < sizeof no_utf8 / sizeof *no_utf8; k++) refuse_with(row, w, which, pointer((void *)(uintptr_t)no_utf8[k]), RKStatusInvalidArgument, "no UTF-8");
    accept(row, which, &empty, "with an empty text");
    accept(row, which, &longest, "65,535 bytes long");
    accept(row, which, &other, "characters beyond ASCII");
}

static void bad_bits(const Row *row, const World *w, int which) {
    int64_t mask = (int64_t)(uintptr_t)row->arguments[which].extra;
    int bit;
    for (bit = 0; bit < 32; bit++) {
        if (mask & (1LL << bit)) {
            Value one = integer(1LL << bit);
            if (row->expected == RKStatusOK) accept(row, which, &one, "one bit");
        } else refuse_with(row, w, which, integer(1LL << bit), RKStatusInvalidArgument, "a bit that is none of them");
    }
}

static void bad_encoding(const Row *row, const World *w, int which) {
    static const char *const wrong[] = {"", "x", "v{", "v{RKPoint=dd", "v[3d]", "(v)", "{RKPoint=df}", "@v", "d{RKNothing=dd}", "v@@@@@@@@@@@@@@@@@@v"};
    static char longer[1026];
    size_t k;
    memset(longer, '@', sizeof longer - 1);
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    refuse_with(row, w, which, pointer(longer), RKStatusLimitReached, "1,025 bytes long");
    for (k = 0; k < sizeof wrong / sizeof *wrong; k++) refuse_with(row, w, which, pointer((void *)(uintptr_t)wrong[k]), RKStatusEncoding, wrong[k]);
}

static void bad_path(const Row *row, const World *w, int which) {
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    refuse_with(row, w, which, pointer((void *)""), RKStatusInvalidArgument, "empty");
    refuse_with(row, w, which, pointer((void *)"probe.so"), RKStatusInvalidArgument, "relative");
    refuse_with(row, w, which, pointer(long_text), RKStatusInvalidArgument, "relative and long");
}

static void bad_buffer(const Row *row, const World *w, int which) {
    Value a[MOST_ARGUMENTS];
    size_t length = 0, element = (uintptr_t)row->arguments[which].extra;
    RKStatus status;
    fill(row, w, a);
    a[which].p = NULL;
    a[which + 1].i = 0;
    a[which + 2].p = &length;
    calls++;
    status = row->call(a);
    if (status != row->expected) {
        report("asking for the length", rk_status_name(status));
        return;
    }
    if (status != RKStatusOK) return;
    a[which + 2].p = NULL;
    if (row->call(a) != RKStatusOK) report("asking for the length", "a NULL length is refused");
    if (length > 0) {
        size_t needed = length;
        fill(row, w, a);
        a[which + 1].i = (int64_t)(element == 1 ? needed : needed - 1);
        refuse(row, w, a, which, STATUS_BIT(RKStatusBufferTooSmall), "one element too small");
        memcpy(&length, areas[which + 2], sizeof length);
        if (length != needed) report("one element too small", "the needed length was not stored");
        a[which + 1].i = 0;
        refuse(row, w, a, which, STATUS_BIT(RKStatusBufferTooSmall), "a buffer without capacity");
        a[which].p = NULL;
        a[which + 1].i = 1;
        memset(areas[which + 2], 0xa5, 64);
        refuse(row, w, a, which, STATUS_BIT(RKStatusInvalidArgument) | STATUS_BIT(RKStatusBufferTooSmall), "capacity without a buffer");
        fill(row, w, a);
        a[which + 1].i = (int64_t)(element == 1 ? needed + 1 : needed);
        memset(areas[which], 0xa5, AREA);
        calls++;
        if (row->call(a) != RKStatusOK) report("exactly large enough", rk_last_error());
        else if (areas[which][(size_t)a[which + 1].i * element] != 0xa5) report("exactly large enough", "written beyond the capacity");
    }
    fill(row, w, a);
    a[which + 1].i = -1; /* SIZE_MAX */
    calls++;
    if (row->call(a) != RKStatusOK) report("capacity SIZE_MAX", rk_last_error());
}

static void bad_sized(const Row *row, const World *w, int which, int desc, bool answer) {
    static const uint32_t wrong[] = {0, 1, 4, 7, 4097, 65536, UINT32_MAX};
    uint32_t base = (uint32_t)desc_size(desc);
    Value a[MOST_ARGUMENTS];
    size_t k;
    if (!(row->arguments[which].flags & NULLABLE)) refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (k = 0; k <= sizeof wrong / sizeof *wrong; k++) {
        fill(row, w, a);
        set_size(areas[which], k < sizeof wrong / sizeof *wrong ? wrong[k] : (uint32_t)first_size(desc) - 8);
        refuse(row, w, a, which, STATUS_BIT(RKStatusStructSize), "struct_size wrong");
    }
    if (answer) return; /* a struct that is written has no tail to be read */
    for (k = 0; k < 16; k++) {
        fill(row, w, a);
        set_size(areas[which], base + 16);
        areas[which][base + k] = 1;
        refuse(row, w, a, which, STATUS_BIT(RKStatusStructNewer), "newer struct with a field in use");
    }
    for (k = 0; k < 2; k++) {
        World mine;
        RKStatus status;
        build(&mine);
        fill(row, &mine, a);
        if (k) memset(areas[which] + first_size(desc), 0x77, 64); /* what is not the struct's is not read */
        set_size(areas[which], k ? (uint32_t)first_size(desc) : base + 16);
        calls++;
        status = row->call(a);
        if (status != row->expected) report(k ? "the struct's first version" : "newer struct with a zero tail", rk_last_error());
        if (strcmp(row->name, "rk_context_create") == 0 && status == RKStatusOK) {
            RKContextRef made;
            memcpy(&made, areas[1], sizeof made);
            MUST(rk_context_destroy(made));
        }
        MUST(rk_context_destroy(mine.context));
    }
}

static void bad_samples(const Row *row, const World *w, int which) {
    static const uint32_t wrong[] = {0, 1, 4, (uint32_t)offsetof(RKTouchSample, buttons) - 8, 4097, UINT32_MAX};
    static RKTouchSnapshot before[4097];
    static const int32_t phases[] = {INT32_MIN, -1, RKTouchPhaseStationary, 5, INT32_MAX}, types[] = {INT32_MIN, -1, 4, INT32_MAX};
    Value a[MOST_ARGUMENTS];
    RKTouchSample *s = (RKTouchSample *)(void *)areas[which];
    size_t k, member;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
#define WITH(change, due, how)                            \
    do {                                                  \
        fill(row, w, a);                                  \
        change;                                           \
        refuse(row, w, a, which, STATUS_BIT(due), (how)); \
    } while (0)
    for (k = 0; k < sizeof wrong / sizeof *wrong; k++) WITH(s->struct_size = wrong[k], RKStatusStructSize, "struct_size wrong");
    WITH((s->struct_size += 16, areas[which][sizeof *s + 3] = 1), RKStatusStructNewer, "newer struct with a field in use");
    for (k = 0; k < sizeof phases / sizeof *phases; k++) WITH(s->phase = (RKTouchPhase)phases[k], RKStatusInvalidArgument, "a phase that is no input");
    for (k = 0; k < sizeof types / sizeof *types; k++) WITH(s->type = (RKTouchType)types[k], RKStatusInvalidArgument, "unknown type");
    for (k = 0; k < 3; k++)
        for (member = 0; member < 4; member++) {
            static const size_t at[] = {offsetof(RKTouchSample, location), offsetof(RKTouchSample, location) + 8, offsetof(RKTouchSample, force), offsetof(RKTouchSample, major_radius)};
            WITH(memcpy(areas[which] + at[member], &not_finite[k], sizeof(double)), RKStatusInvalidArgument, "not finite");
        }
    for (k = 0; k < 3; k++) {
        WITH(s->altitude_angle = not_finite[k], RKStatusInvalidArgument, "angle not finite");
        WITH(s->azimuth_angle = not_finite[k], RKStatusInvalidArgument, "angle not finite");
        memset(before, 0, 4 * sizeof *before);
        before[1].timestamp = before[1].location.x = not_finite[k];
        WITH((s->coalesced = before, s->coalesced_count = 2), RKStatusInvalidArgument, "coalesced sample not finite");
        before[1].timestamp = 0;
        WITH((s->coalesced = before, s->coalesced_count = 2), RKStatusInvalidArgument, "coalesced location not finite");
    }
    for (k = 0; k < 3; k++)
        for (member = 0; member < 5; member++) {
            static const size_t at[] = {offsetof(RKTouchDetails, roll_angle), offsetof(RKTouchDetails, precise_offset), offsetof(RKTouchDetails, precise_offset) + 8,
                                        offsetof(RKTouchDetails, major_radius_tolerance), offsetof(RKTouchDetails, maximum_possible_force)};
            static RKTouchDetails known;
            memset(&known, 0, sizeof known);
            known.struct_size = sizeof known;
            memcpy((char *)&known + at[member], &not_finite[k], sizeof(double));
            WITH(s->details = &known, RKStatusInvalidArgument, "a detail that is not finite");
            known.struct_size = 3;
            WITH(s->details = &known, RKStatusStructSize, "struct_size of the details wrong");
        }
    memset(before, 0, sizeof before);
    WITH(s->coalesced_count = 1, RKStatusInvalidArgument, "coalesced NULL");
    WITH((s->coalesced = before, s->coalesced_count = 4097), RKStatusLimitReached, "too many coalesced samples");
    WITH((s->coalesced = before, s->coalesced_count = SIZE_MAX), RKStatusLimitReached, "coalesced samples that overflow");
    before[0].timestamp = 2;
    before[1].timestamp = 1;
    WITH((s->coalesced = before, s->coalesced_count = 2), RKStatusInvalidArgument, "coalesced times that decrease");
    before[0].timestamp = before[1].timestamp = 6; /* the update is at 5 */
    WITH((s->coalesced = before, s->coalesced_count = 2), RKStatusInvalidArgument, "coalesced times after the update");
    WITH((s->id = 98, s->phase = RKTouchPhaseBegan, s->coalesced = before + 2, s->coalesced_count = 1), RKStatusInvalidArgument, "coalesced samples before began");
    /* Two elements: the second one wrong, or of another size. */
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].struct_size += 16), RKStatusInvalidArgument, "elements of different size");
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].location.y = NAN), RKStatusInvalidArgument, "second element not finite");
    if (row->any_thread) return; /* what depends on the order of events is checked when the item is handled */
    WITH(s->id = 99, RKStatusNotFound, "an id that is not down");
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].id = INT64_MIN), RKStatusNotFound, "second id not down");
    WITH(s->phase = RKTouchPhaseBegan, RKStatusAlreadyExists, "began of an id that is down");
}

static void bad_presses(const Row *row, const World *w, int which) {
    static const uint32_t wrong[] = {0, 1, 4, (uint32_t)sizeof(RKPressSample) - 8, 4097, UINT32_MAX};
    static const int32_t phases[] = {INT32_MIN, -1, RKPressPhaseStationary, 5, INT32_MAX}, types[] = {INT32_MIN, -1, 7, 29, 32, 62, 64, INT32_MAX};
    static const double forces[] = {-0.001, 1.001, -INFINITY, INFINITY, NAN, 1e300};
    Value a[MOST_ARGUMENTS];
    RKPressSample *s = (RKPressSample *)(void *)areas[which];
    size_t k;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (k = 0; k < sizeof wrong / sizeof *wrong; k++) WITH(s->struct_size = wrong[k], RKStatusStructSize, "struct_size wrong");
    WITH((s->struct_size += 16, areas[which][sizeof *s + 3] = 1), RKStatusStructNewer, "newer struct with a field in use");
    for (k = 0; k < sizeof phases / sizeof *phases; k++) WITH(s->phase = (RKPressPhase)phases[k], RKStatusInvalidArgument, "a phase that is no input");
    for (k = 0; k < sizeof types / sizeof *types; k++) WITH((s->id = 71, s->phase = RKPressPhaseBegan, s->type = (RKPressType)types[k]), RKStatusInvalidArgument, "unknown type");
    for (k = 0; k < sizeof forces / sizeof *forces; k++) WITH(s->force = forces[k], RKStatusInvalidArgument, "force outside of 0 to 1");
    WITH(s->reserved = 1, RKStatusInvalidArgument, "reserved not 0");
    for (k = 0; k < sizeof no_utf8 / sizeof *no_utf8; k++) {
        WITH((s->id = 71, s->phase = RKPressPhaseBegan, s->characters = no_utf8[k]), RKStatusInvalidArgument, "characters no UTF-8");
        WITH((s->id = 71, s->phase = RKPressPhaseBegan, s->characters_ignoring_modifiers = no_utf8[k]), RKStatusInvalidArgument, "characters without modifiers no UTF-8");
    }
    WITH((s->id = 71, s->phase = RKPressPhaseBegan, s->characters = long_text), RKStatusLimitReached, "characters 256 bytes long");
    WITH((s->id = 71, s->phase = RKPressPhaseBegan, s->characters_ignoring_modifiers = long_text), RKStatusLimitReached, "characters without modifiers 256 bytes long");
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].id = 71, s[1].struct_size += 16), RKStatusInvalidArgument, "elements of different size");
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].id = 71, s[1].force = NAN), RKStatusInvalidArgument, "second element's force NaN");
    WITH((a[which + 1].i = 2, s[1] = s[0]), RKStatusInvalidArgument, "an id twice");
    if (row->any_thread) return;
    WITH(s->id = 99, RKStatusNotFound, "an id that is not down");
    WITH((a[which + 1].i = 2, s[1] = s[0], s[1].id = INT64_MIN), RKStatusNotFound, "second id not down");
    WITH(s->phase = RKPressPhaseBegan, RKStatusAlreadyExists, "began of an id that is down");
}

static void bad_updates(const Row *row, const World *w, int which) {
    static const uint32_t wrong[] = {0, 1, 4, (uint32_t)sizeof(RKEstimationUpdate) - 8, 4097, UINT32_MAX};
    static const double numbers[] = {-INFINITY, INFINITY, NAN};
    Value a[MOST_ARGUMENTS];
    RKEstimationUpdate *u = (RKEstimationUpdate *)(void *)areas[which];
    size_t k;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (k = 0; k < sizeof wrong / sizeof *wrong; k++) WITH(u->struct_size = wrong[k], RKStatusStructSize, "struct_size wrong");
    WITH((u->struct_size += 16, areas[which][sizeof *u + 3] = 1), RKStatusStructNewer, "newer struct with a field in use");
    WITH(u->updated_properties = 32, RKStatusInvalidArgument, "an unknown property");
    WITH(u->unavailable_properties = 1u << 31, RKStatusInvalidArgument, "an unknown property that is unavailable");
    WITH(u->unavailable_properties = RKTouchPropertyForce, RKStatusInvalidArgument, "a property updated and unavailable");
    WITH(u->updated_properties = 0, RKStatusInvalidArgument, "no property at all");
    WITH(u->reserved = 1, RKStatusInvalidArgument, "reserved not 0");
    WITH(u->estimation_update_index = 0, RKStatusInvalidArgument, "number 0");
    for (k = 0; k < sizeof numbers / sizeof *numbers; k++) {
        WITH(u->force = numbers[k], RKStatusInvalidArgument, "force not finite");
        WITH(u->azimuth_angle = numbers[k], RKStatusInvalidArgument, "azimuth not finite");
        WITH(u->altitude_angle = numbers[k], RKStatusInvalidArgument, "altitude not finite");
        WITH(u->roll_angle = numbers[k], RKStatusInvalidArgument, "roll not finite");
        WITH(u->location.x = numbers[k], RKStatusInvalidArgument, "x not finite");
        WITH(u->location.y = numbers[k], RKStatusInvalidArgument, "y not finite");
    }
    WITH((a[which + 1].i = 2, u[1] = u[0], u[1].struct_size += 16), RKStatusInvalidArgument, "elements of different size");
    WITH((a[which + 1].i = 2, u[1] = u[0], u[1].force = NAN), RKStatusInvalidArgument, "second element not finite");
}

/* The descriptors' own members, beyond their size. */
static void bad_members(const Row *row, const World *w, int which, int desc) {
    static const int32_t phases[] = {INT32_MIN, -1, 2, 5, INT32_MAX};
    Value a[MOST_ARGUMENTS];
    size_t k;
    if (desc == DESC_RKScrollSample) {
        RKScrollSample *s = (RKScrollSample *)(void *)areas[which];
        for (k = 0; k < sizeof phases / sizeof *phases; k++) WITH(s->phase = (RKGestureInputPhase)phases[k], RKStatusInvalidArgument, "unknown phase");
        for (k = 0; k < 3; k++) {
            WITH(s->location.x = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(s->location.y = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(s->delta.x = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(s->delta.y = not_finite[k], RKStatusInvalidArgument, "not finite");
        }
        if (row->any_thread) return;
        WITH(s->phase = RKGestureInputPhaseChanged, RKStatusNotFound, "changed before began");
        WITH(s->phase = RKGestureInputPhaseEnded, RKStatusNotFound, "ended before began");
    } else if (desc == DESC_RKTransformSample) {
        RKTransformSample *t = (RKTransformSample *)(void *)areas[which];
        for (k = 0; k < sizeof phases / sizeof *phases; k++) WITH(t->phase = (RKGestureInputPhase)phases[k], RKStatusInvalidArgument, "unknown phase");
        for (k = 0; k < 3; k++) {
            WITH(t->location.x = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(t->location.y = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(t->scale = not_finite[k], RKStatusInvalidArgument, "not finite");
            WITH(t->rotation = not_finite[k], RKStatusInvalidArgument, "not finite");
        }
        WITH(t->scale = 0, RKStatusInvalidArgument, "scale 0");
        WITH(t->scale = -1, RKStatusInvalidArgument, "scale below 0");
        if (row->any_thread) return;
        WITH(t->phase = RKGestureInputPhaseChanged, RKStatusNotFound, "changed before began");
        WITH(t->phase = RKGestureInputPhaseCancelled, RKStatusNotFound, "cancelled before began");
    } else if (desc == DESC_RKTextFieldDelegate) {
        WITH(((RKTextFieldDelegate *)(void *)areas[which])->reserved = 1, RKStatusInvalidArgument, "reserved not 0");
    } else if (desc == DESC_RKScrollViewDelegate) {
        WITH(((RKScrollViewDelegate *)(void *)areas[which])->reserved = 1, RKStatusInvalidArgument, "reserved not 0");
    }
}

static void bad_count(const Row *row, const World *w, int which) {
    static const int64_t beyond[] = {1LL << 31, 1LL << 32, 1LL << 58, INT64_MAX, -1};
    int64_t most = (int64_t)(uintptr_t)row->arguments[which].extra;
    size_t k;
    refuse_with(row, w, which, integer(0), RKStatusInvalidArgument, "count 0");
    refuse_with(row, w, which, integer(most + 1), RKStatusLimitReached, "count over the limit");
    for (k = 0; k < sizeof beyond / sizeof *beyond; k++) refuse_with(row, w, which, integer(beyond[k]), RKStatusLimitReached, "count that overflows");
}

/* Elements whose bytes are more than any array has, or would be few again if they were counted with 64 bits. */
static void bad_many(const Row *row, const World *w, int which) {
    size_t bytes = (size_t)row->arguments[which].extra, counts[5], k;
    counts[0] = PTRDIFF_MAX / bytes + 1;
    counts[1] = SIZE_MAX / bytes;
    counts[2] = SIZE_MAX / bytes + 1;
    counts[3] = SIZE_MAX / 2 + 1;
    counts[4] = SIZE_MAX;
    for (k = 0; k < sizeof counts / sizeof *counts; k++) refuse_with(row, w, which, integer((int64_t)counts[k]), RKStatusLimitReached, "more than any array can hold");
}

/* Bytes of a text, which has fewer than these. */
static void bad_offset(const Row *row, const World *w, int which) {
    static const int64_t beyond[] = {65536, 1LL << 31, 1LL << 32, INT64_MAX, INT64_MIN, -1};
    size_t k;
    for (k = 0; k < sizeof beyond / sizeof *beyond; k++) refuse_with(row, w, which, integer(beyond[k]), RKStatusInvalidArgument, "an offset beyond the text");
}

/* Of touches or of presses. */
static void bad_touches(const Row *row, const World *w, const World *other, int which, int due, int fixture) {
    Value a[MOST_ARGUMENTS];
    void **array = (void **)(void *)areas[which];
    int kind;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (kind = 0; kind < KIND_COUNT; kind++) {
        if (kind == due) continue;
        WITH(array[0] = w->fixture[kind], RKStatusWrongKind, "an element of another kind");
    }
    WITH(array[0] = NULL, RKStatusInvalidArgument, "a NULL element");
    WITH((a[which + 1].i = 2, array[1] = stale.fixture[fixture]), RKStatusStaleHandle, "a stale element");
    WITH(array[0] = other->fixture[fixture], RKStatusWrongContext, "an element from another context");
    WITH(array[0] = (void *)(uintptr_t)0x7fff123456789abcULL, RKStatusInvalidHandle, "an element of made-up bits");
}

static void bad_objects(const Row *row, const World *w, const World *other, int which) {
    static const int uncounted[] = {KIND_CONTEXT, KIND_CLASS, KIND_TIMER, KIND_PLUGIN};
    Value a[MOST_ARGUMENTS];
    void **array = (void **)(void *)areas[which];
    size_t k;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (k = 0; k < sizeof uncounted / sizeof *uncounted; k++) {
        WITH(array[0] = w->fixture[uncounted[k]], RKStatusWrongKind, "an element without references");
        WITH((a[which + 1].i = 3, array[1] = NULL, array[2] = w->fixture[uncounted[k]]), RKStatusWrongKind, "a third element without references");
    }
    WITH((a[which + 1].i = 2, array[1] = stale.fixture[FIXTURE_view]), RKStatusStaleHandle, "a stale element");
    WITH((a[which + 1].i = 2, array[1] = other->fixture[FIXTURE_view]), RKStatusInvalidArgument, "elements of two contexts");
    WITH(array[0] = (void *)(uintptr_t)0x7fff123456789abcULL, RKStatusInvalidHandle, "an element of made-up bits");
    WITH((a[which + 1].i = 200, memset(array, 0, 200 * sizeof *array), array[0] = w->fixture[FIXTURE_view], array[100] = stale.fixture[FIXTURE_view]), RKStatusStaleHandle,
         "a stale element among many");
}

static void bad_views(const Row *row, const World *w, const World *other, int which) {
    static const int64_t numbers[] = {INT64_MIN, -2, 0, 1, INT64_MAX};
    static RKRect frames[2];
    static int64_t superviews[2];
    static RKClassRef classes[2];
    Value a[MOST_ARGUMENTS];
    RKViewsDesc *d = (RKViewsDesc *)(void *)areas[which];
    size_t k, place;
    for (place = 0; place < 2; place++) {
        for (k = 0; k < 12; k++) {
            memset(frames, 0, sizeof frames);
            (&frames[place].origin.x)[k % 4] = not_finite[k / 4];
            WITH(d->frames = frames, RKStatusInvalidArgument, "a frame that is not finite");
        }
        for (k = 0; k < sizeof numbers / sizeof *numbers; k++) {
            superviews[0] = superviews[1] = -1;
            superviews[place] = numbers[k] == 0 ? (int64_t)place : numbers[k];
            WITH(d->superviews = superviews, RKStatusInvalidArgument, "a number of no view made before");
        }
        for (k = 0; k < KIND_COUNT; k++) {
            if (k == KIND_CLASS) continue;
            memset(classes, 0, sizeof classes);
            classes[place] = (RKClassRef)w->fixture[k];
            WITH(d->classes = classes, RKStatusWrongKind, "an element that is no class");
        }
        classes[place] = (RKClassRef)w->fixture[FIXTURE_windowclass];
        WITH(d->classes = classes, RKStatusInvalidArgument, "a class of windows");
        classes[place] = (RKClassRef)w->fixture[FIXTURE_gestureclass];
        WITH(d->classes = classes, RKStatusInvalidArgument, "a class of recognisers");
        classes[place] = (RKClassRef)other->fixture[FIXTURE_class];
        WITH(d->classes = classes, RKStatusWrongContext, "a class from another context");
    }
    WITH(d->frames = NULL, RKStatusInvalidArgument, "no frames");
    WITH(d->reserved = 1, RKStatusInvalidArgument, "reserved not 0");
    WITH(d->cls = (RKClassRef)w->fixture[FIXTURE_controllerclass], RKStatusInvalidArgument, "a class of controllers");
    WITH(d->cls = (RKClassRef)stale.fixture[FIXTURE_class], RKStatusStaleHandle, "a stale class");
    WITH(d->superview = (RKViewRef)w->fixture[FIXTURE_class], RKStatusWrongKind, "a superview that is none");
    WITH(d->superview = (RKViewRef)stale.fixture[FIXTURE_view], RKStatusStaleHandle, "a stale superview");
    WITH(d->superview = (RKViewRef)other->fixture[FIXTURE_view], RKStatusWrongContext, "a superview from another context");
    WITH(d->count = SIZE_MAX, RKStatusLimitReached, "a count beyond all arrays");
    WITH(d->count = SIZE_MAX / sizeof(RKRect), RKStatusLimitReached, "a count beyond all arrays");
    WITH(d->count = (size_t)1 << 32, RKStatusLimitReached, "a count beyond all handles");
}

static void bad_matrix(const Row *row, const World *w, int which) {
    Value a[MOST_ARGUMENTS];
    double *m = (double *)(void *)areas[which];
    int k, n;
    refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
    for (k = 0; k < 16; k++)
        for (n = 0; n < 3; n++) WITH(m[k] = not_finite[n], RKStatusInvalidArgument, "not finite");
    WITH(m[3] = 0.002, RKStatusUnsupported, "perspective");
    WITH(m[11] = -0.002, RKStatusUnsupported, "perspective in depth");
}

/* ---- Threads ---- */

typedef struct Elsewhere {
    const Row *row;
    Value *arguments;
    RKStatus status;
    char said[512];
} Elsewhere;

static void *call_elsewhere(void *argument) {
    Elsewhere *e = (Elsewhere *)argument;
    e->status = e->row->call(e->arguments);
    snprintf(e->said, sizeof e->said, "%s", rk_last_error());
    return NULL;
}

static void wrong_thread(const Row *row, const World *w) {
    Value a[MOST_ARGUMENTS];
    Elsewhere e;
    pthread_t thread;
    uint64_t before = digest_of(w);
    int k;
    for (k = 0; k < row->count && row->arguments[k].what != ARG_HANDLE; k++) {}
    if (k == row->count || row->any_thread) return;
    fill(row, w, a);
    e.row = row;
    e.arguments = a;
    calls++;
    if (pthread_create(&thread, NULL, call_elsewhere, &e) != 0 || pthread_join(thread, NULL) != 0) exit(2);
    if (e.status != RKStatusWrongThread) report("on another thread", rk_status_name(e.status));
    else if (!strstr(e.said, "thread")) report("on another thread", e.said);
    if (!(row->promised & STATUS_BIT(RKStatusWrongThread))) report("on another thread", "RKStatusWrongThread is not promised by the header's comment");
    if (digest_of(w) != before) report("on another thread", "something changed");
}

/* ---- All of it ---- */

static void bad_argument(const Row *row, const World *w, const World *other, int which) {
    const Argument *arg = &row->arguments[which];
    switch (arg->what) {
    case ARG_HANDLE: bad_handles(row, w, other, which); break;
    case ARG_FINITE: bad_doubles(row, w, which, 1); break;
    case ARG_NOTNAN: refuse_with(row, w, which, number(NAN), RKStatusInvalidArgument, "NaN"); break;
    case ARG_NOTNEGATIVE:
        bad_doubles(row, w, which, 1);
        refuse_with(row, w, which, number(-1), RKStatusInvalidArgument, "negative");
        if (arg->flags & NOT_ZERO) refuse_with(row, w, which, number(0), RKStatusInvalidArgument, "0");
        break;
    case ARG_INT:
        if (arg->flags & NOT_ZERO) refuse_with(row, w, which, integer(0), RKStatusInvalidArgument, "0");
        break;
    case ARG_DOUBLE: case ARG_POINT: case ARG_RECT: { /* any number will do */
        size_t component, k, components = arg->what == ARG_DOUBLE ? 1 : arg->what == ARG_POINT ? 2 : 4;
        static const double any[] = {NAN, INFINITY, -INFINITY, DBL_MAX, -DBL_MAX, DBL_MIN, -0.0};
        for (component = 0; component < components; component++)
            for (k = 0; k < sizeof any / sizeof *any; k++) {
                Value value;
                static const double plain[4] = {1, 2, 3, 4};
                memset(&value, 0, sizeof value);
                memcpy(&value, plain, components * sizeof(double));
                memcpy((char *)&value + component * sizeof(double), &any[k], sizeof(double));
                accept(row, which, &value, "any number");
            }
        break;
    }
    case ARG_FPOINT: bad_doubles(row, w, which, 2); break;
    case ARG_FRECT: bad_doubles(row, w, which, 4); break;
    case ARG_FXFORM: bad_doubles(row, w, which, 6); break;
    case ARG_FINSETS: bad_doubles(row, w, which, 4); break;
    case ARG_FSIZE: {
        Value a[MOST_ARGUMENTS];
        bad_doubles(row, w, which, 2);
        WITH(a[which].size.width = -1, RKStatusInvalidArgument, "negative width");
        WITH(a[which].size.height = -DBL_MIN, RKStatusInvalidArgument, "negative height");
        break;
    }
    case ARG_UNIT: {
        Value least = number(0), most = number(1);
        bad_doubles(row, w, which, 1);
        refuse_with(row, w, which, number(-1e-9), RKStatusInvalidArgument, "below 0");
        refuse_with(row, w, which, number(1.0001), RKStatusInvalidArgument, "above 1");
        accept(row, which, &least, "0");
        accept(row, which, &most, "1");
        break;
    }
    case ARG_BITS: bad_bits(row, w, which); break;
    case ARG_ENUM: bad_enum(row, w, which); break;
    case ARG_COUNT: bad_count(row, w, which); break;
    case ARG_MANY: bad_many(row, w, which); break;
    case ARG_OFFSET: bad_offset(row, w, which); break;
    case ARG_INDEX:
        refuse_with(row, w, which, integer(2), RKStatusNotFound, "an index beyond the end");
        refuse_with(row, w, which, integer(-1), RKStatusNotFound, "a negative index");
        refuse_with(row, w, which, integer(INT64_MAX), RKStatusNotFound, "a huge index");
        refuse_with(row, w, which, integer(INT64_MIN), RKStatusNotFound, "a hugely negative index");
        break;
    case ARG_NEGATIVE: {
        Value huge = integer(INT64_MAX);
        refuse_with(row, w, which, integer(-1), RKStatusInvalidArgument, "negative");
        refuse_with(row, w, which, integer(INT64_MIN), RKStatusInvalidArgument, "negative");
        accept(row, which, &huge, "beyond the end");
        break;
    }
    case ARG_FN: case ARG_OUT: {
        Value nothing = pointer(NULL);
        if (arg->flags & NULLABLE) accept(row, which, &nothing, "with NULL");
        else refuse_with(row, w, which, nothing, RKStatusInvalidArgument, "NULL");
        break;
    }
    case ARG_BUFFER: bad_buffer(row, w, which); break;
    case ARG_TEXT: case ARG_TEXT_FIND: case ARG_TEXT_LIMIT: case ARG_TEXT_KEY: bad_text(row, w, which); break;
    case ARG_TEXT_LONG: bad_long_text(row, w, which); break;
    case ARG_TEXT_PATH: bad_path(row, w, which); break;
    case ARG_TEXT_ENCODING: bad_encoding(row, w, which); break;
    case ARG_ENTRY: refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL"); break;
    case ARG_DESC:
        bad_sized(row, w, which, (int)(uintptr_t)arg->extra, false);
        bad_members(row, w, which, (int)(uintptr_t)arg->extra);
        if ((int)(uintptr_t)arg->extra == DESC_RKViewsDesc) bad_views(row, w, other, which);
        break;
    case ARG_RECORDS:
        refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
        bad_sized(row, w, which, DESC_RKTraceRecord, true);
        break;
    case ARG_SAMPLES: bad_samples(row, w, which); break;
    case ARG_TOUCHES: bad_touches(row, w, other, which, KIND_TOUCH, FIXTURE_touch); break;
    case ARG_PRESSED: bad_touches(row, w, other, which, KIND_PRESS, FIXTURE_press); break;
    case ARG_OBJECTS: bad_objects(row, w, other, which); break;
    case ARG_PRESSES: bad_presses(row, w, which); break;
    case ARG_UPDATES: bad_updates(row, w, which); break;
    case ARG_POINTS: refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL"); break;
    case ARG_MATRIX: bad_matrix(row, w, which); break;
    default: break;
    }
}

/* Functions that take anything: every combination of a few dozen values must come back. */
static void nonsense(const Row *row, const World *w) {
    static const double numbers[] = {0, -0.0, 1, -1, NAN, INFINITY, -INFINITY, DBL_MAX, -DBL_MAX, DBL_MIN, 4.9e-324, 1e300, 0.5};
    Value a[MOST_ARGUMENTS];
    int round, k;
    size_t word;
    for (round = 0; round < 2000; round++) {
        for (k = 0; k < MOST_ARGUMENTS; k++) {
            double *d = (double *)(void *)&a[k];
            uint64_t bits = random_bits();
            if (row->count == 1 && strcmp(row->name, "rk_object_is_alive") == 0) a[k] = pointer(round % 3 ? (void *)(uintptr_t)bits : w->fixture[bits % FIXTURE_COUNT]);
            else if (bits & 1) a[k] = integer((int64_t)(random_bits() >> (bits >> 1) % 64));
            else
                for (word = 0; word < sizeof a[k] / sizeof *d; word++) d[word] = numbers[random_bits() % (sizeof numbers / sizeof *numbers)];
        }
        (void)row->call(a);
        calls++;
    }
}

int main(int argc, char **argv) {
    World w, other;
    size_t r;
    seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 20260101;
    random_state = seed;
    memset(long_text, 'x', 256);
    memset(longer_text, 'x', 65536);
    build(&stale);
    MUST(rk_context_destroy(stale.context));
    for (r = 0; r < ROW_COUNT; r++) {
        const Row *row = row_now = &rows[r];
        int k;
        build(&w);
        build(&other);
        if (row->pure) nonsense(row, &w);
        else {
            for (k = 0; k < row->count; k++) bad_argument(row, &w, &other, k);
            wrong_thread(row, &w);
            accept(row, 0, NULL, "nothing wrong");
        }
        MUST(rk_context_destroy(other.context));
        MUST(rk_context_destroy(w.context));
    }
    row_now = NULL;
    if (failures) {
        fprintf(stderr, "bad_input: %d of %ld calls went wrong (seed %llu)\n", failures, calls, (unsigned long long)seed);
        return 1;
    }
    printf("bad_input: %d exports, %ld calls (seed %llu)\n", (int)ROW_COUNT, calls, (unsigned long long)seed);
    return 0;
}
