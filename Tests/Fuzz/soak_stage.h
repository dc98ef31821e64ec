/* The application of soak.c: views that log, controls, scroll views, recognisers of all types; how it changes, and what must be true of it at rest. */
#ifndef SOAK_STAGE_H
#define SOAK_STAGE_H

#include "random.h"
#include <string.h>

enum { PLAIN = 6, SCROLLS = 3, CONTROLS = 5, VIEWS = PLAIN + SCROLLS + CONTROLS, RECOGNIZERS = 14, HANDLED = 64 };
enum { TOUCHES, PRESSES, MOTIONS, WAYS };

static RKContextRef context;
static RKApplicationRef application;
static RKWindowRef window;
static RKViewRef views[VIEWS];
static RKGestureRecognizerRef recognizers[RECOGNIZERS];
static uint64_t begun[WAYS], closed[WAYS], scrolled, refused;
static bool ignoring, inactive;
static size_t empty_count;

/* What input may be answered with at any time: fingers that the system took, motions that it ended. Everything else is a fault. */
static void accept(RKStatus status) {
    if (status == RKStatusOK) return;
    if (status != RKStatusNotFound && status != RKStatusAlreadyExists) DIE("refused: %s", rk_status_name(status));
    refused++;
}

/* ---- What is delivered ---- */

static void touches_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    begun[TOUCHES] += count;
    (void)self, (void)touches, (void)event, (void)userdata;
}
static void touches_closed(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    closed[TOUCHES] += count;
    (void)self, (void)touches, (void)event, (void)userdata;
}
static void presses_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    begun[PRESSES] += count;
    (void)self, (void)presses, (void)event, (void)userdata;
}
static void presses_closed(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    closed[PRESSES] += count;
    (void)self, (void)presses, (void)event, (void)userdata;
}
static void motion_began(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
    begun[MOTIONS]++;
    (void)self, (void)motion, (void)event, (void)userdata;
}
static void motion_closed(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
    closed[MOTIONS]++;
    (void)self, (void)motion, (void)event, (void)userdata;
}
static void did_scroll(RKScrollViewRef scroll_view, void *userdata) {
    (void)scroll_view, (void)userdata;
    scrolled++;
}
static void acted(RKGestureRecognizerRef recognizer, void *userdata);

static void nothing_is_open(void) {
    int way;
    for (way = 0; way < WAYS; way++) SAME(way == TOUCHES ? "touches closed" : way == PRESSES ? "presses closed" : "motions closed", closed[way], begun[way]);
}

/* ---- Building ---- */

static RKClassRef define(const char *name, const char *superclass) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    methods.touches_began = touches_began;
    methods.touches_ended = methods.touches_cancelled = touches_closed;
    methods.presses_began = presses_began;
    methods.presses_ended = methods.presses_cancelled = presses_closed;
    methods.motion_began = motion_began;
    methods.motion_ended = methods.motion_cancelled = motion_closed;
    desc.name = name;
    desc.superclass = superclass;
    desc.responder_methods = &methods;
    MUST(rk_class_define(context, &desc, &cls));
    return cls;
}

static RKRect place(void) { return (RKRect){{eighths(0, 250), eighths(0, 400)}, {eighths(30, 200), eighths(30, 200)}}; }
static RKViewRef parent_of(int view) {
    int scroll = view % (SCROLLS + 1);
    return view < PLAIN && scroll < SCROLLS ? views[PLAIN + scroll] : RK_VIEW(window);
}

static void build_recognizer(int k) {
    static const char *const types[] = {"Tap", "LongPress", "Pan", "Swipe", "Pinch", "Rotation", "Hover"};
    RKClassRef cls;
    RKGestureRecognizerRef r;
    MUST(rk_class_find(context, types[k % 7], &cls));
    MUST(rk_gesture_recognizer_create(context, cls, &r));
    if (k == 7) MUST(rk_tap_set_number_of_taps_required(r, 2));
    if (k % 7 < 2) MUST(rk_gesture_recognizer_set_allowed_press_types(r, (uint64_t)1 << RKPressTypeSelect));
    if (k % 7 == 2) MUST(rk_pan_set_allowed_scroll_types_mask(r, RKScrollTypeMaskAll));
    MUST(rk_gesture_recognizer_set_delays_touches_began(r, one_in(4)));
    MUST(rk_gesture_recognizer_set_cancels_touches_in_view(r, !one_in(3)));
    MUST(rk_gesture_recognizer_add_action(r, acted, NULL, NULL, NULL));
    recognizers[k] = r;
    MUST(rk_view_add_gesture_recognizer(views[below(VIEWS)], r));
    if (k > 0 && one_in(3)) MUST(rk_gesture_recognizer_require_to_fail(r, recognizers[below(k)]));
}

static void build_scroll_view(int k) {
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKScrollViewRef s;
    RKRect frame = k == 0 ? (RKRect){{0, 0}, {320, 300}} : k == 1 ? (RKRect){{20, 20}, {200, 200}} : (RKRect){{0, 300}, {320, 180}};
    delegate.did_scroll = did_scroll;
    MUST(rk_scroll_view_create(context, NULL, frame, &s));
    MUST(rk_scroll_view_set_content_size(s, (RKSize){eighths(100, 900), eighths(100, 2000)}));
    MUST(rk_scroll_view_set_delegate(s, &delegate));
    MUST(rk_scroll_view_set_paging_enabled(s, k == 2));
    MUST(rk_scroll_view_set_chains_to_ancestor(s, k == 1));
    MUST(rk_scroll_view_set_transfers_vertical_scrolling_to_parent(s, k != 2));
    MUST(rk_scroll_view_set_bounces_horizontally(s, k != 0));
    MUST(rk_scroll_view_set_always_bounce_vertical(s, one_in(2)));
    views[PLAIN + k] = RK_VIEW(s);
    MUST(rk_view_add_subview(k == 1 ? views[PLAIN] : RK_VIEW(window), views[PLAIN + k]));
}

static void build_stage(void) {
    int k;
    RKClassRef logging, responding;
    RKControlRef control;
    ignoring = inactive = false;
    MUST(rk_context_create(NULL, &context));
    logging = define("Logging", "View");
    responding = define("LoggingWindow", "Window");
    MUST(rk_context_get_object_count(context, &empty_count));
    MUST(rk_context_get_application(context, &application));
    MUST(rk_application_begin_receiving_remote_control_events(application));
    MUST(rk_window_create(context, responding, (RKRect){{0, 0}, {320, 480}}, &window));
    MUST(rk_window_make_key(window));
    for (k = 0; k < SCROLLS; k++) build_scroll_view(k);
    for (k = 0; k < PLAIN; k++) {
        MUST(rk_view_create(context, logging, place(), &views[k]));
        MUST(rk_view_set_multiple_touch_enabled(views[k], k % 2 == 0));
        MUST(rk_responder_set_can_become_first_responder(RK_RESPONDER(views[k]), k < 3));
        MUST(rk_view_add_subview(parent_of(k), views[k]));
    }
    for (k = 0; k < CONTROLS; k++) {
        RKRect frame = place();
        MUST(k == 0 ? rk_button_create(context, NULL, frame, &control) : k == 1 ? rk_slider_create(context, NULL, frame, &control)
             : k == 2 ? rk_switch_create(context, NULL, frame, &control) : k == 3 ? rk_stepper_create(context, NULL, frame, &control)
                      : rk_text_field_create(context, NULL, frame, &control));
        views[PLAIN + SCROLLS + k] = RK_VIEW(control);
        MUST(rk_view_add_subview(k < 2 ? views[PLAIN] : RK_VIEW(window), RK_VIEW(control)));
    }
    for (k = 0; k < RECOGNIZERS; k++) build_recognizer(k);
    MUST(rk_responder_add_key_command(RK_RESPONDER(window), "c", RKKeyModifierCommand, "copy:"));
}

/* ---- Changing ---- */

static void change_stage(void) {
    int k = below(VIEWS);
    RKViewRef v = views[k];
    RKGestureRecognizerRef r = recognizers[below(RECOGNIZERS)];
    RKScrollViewRef s = (RKScrollViewRef)views[PLAIN + below(SCROLLS)];
    bool done;
    switch (below(16)) {
        case 0: MUST(rk_view_remove_from_superview(v)); break;
        case 1: case 2: {
            RKViewRef superview;
            MUST(rk_view_get_superview(v, &superview));
            if (superview == NULL) MUST(rk_view_add_subview(RK_VIEW(window), v));
            break;
        }
        case 3: MUST(rk_view_set_hidden(v, one_in(3))); break;
        case 4: MUST(rk_gesture_recognizer_set_enabled(r, !one_in(3))); break;
        case 5: MUST(rk_view_add_gesture_recognizer(v, r)); break;
        case 6: MUST(rk_scroll_view_set_content_offset(s, (RKPoint){eighths(-50, 300), eighths(-50, 600)}, one_in(2))); break;
        case 7: MUST(rk_scroll_view_set_content_size(s, (RKSize){eighths(10, 900), eighths(10, 2000)})); break;
        case 8: MUST(rk_responder_become_first_responder(RK_RESPONDER(v), &done)); break;
        case 9: MUST(rk_responder_resign_first_responder(RK_RESPONDER(v), &done)); break;
        case 10:
            if (one_in(4)) {
                inactive = !inactive;
                MUST(rk_application_set_active(application, !inactive));
            }
            break;
        case 11:
            if (one_in(4)) {
                ignoring = !ignoring;
                MUST(ignoring ? rk_application_begin_ignoring_interaction_events(application) : rk_application_end_ignoring_interaction_events(application));
            }
            break;
        case 12: if (one_in(10)) MUST(rk_context_cancel_all_touches(context)); else if (one_in(10)) MUST(rk_context_cancel_all_presses(context)); break;
        case 13: if (one_in(6)) MUST(rk_view_set_hidden(RK_VIEW(window), one_in(2))); break;
        case 14: MUST(rk_scroll_view_set_scroll_enabled(s, !one_in(5))); break;
        default: MUST(rk_view_set_frame(v, k >= PLAIN && k < PLAIN + SCROLLS ? (RKRect){{0, 0}, {eighths(50, 320), eighths(50, 400)}} : place()));
    }
}

static void acted(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer, (void)userdata;
    if (one_in(30)) change_stage();
}

/* Everything in its place, visible and enabled, with recognisers that are done. */
static void whole_stage(void) {
    int k;
    if (ignoring) MUST(rk_application_end_ignoring_interaction_events(application));
    ignoring = false;
    if (inactive) MUST(rk_application_set_active(application, true));
    inactive = false;
    MUST(rk_view_set_hidden(RK_VIEW(window), false));
    MUST(rk_window_make_key(window));
    for (k = 0; k < VIEWS; k++) {
        RKViewRef superview;
        MUST(rk_view_get_superview(views[k], &superview));
        if (superview == NULL) MUST(rk_view_add_subview(RK_VIEW(window), views[k]));
    }
}

/* ---- The end ---- */

static void nothing_is_tracked(void) {
    int k;
    size_t length;
    bool is;
    for (k = 0; k < RECOGNIZERS; k++) {
        RKGestureRecognizerState state;
        MUST(rk_gesture_recognizer_get_state(recognizers[k], &state));
        SAME("state of a recogniser in the end", state, RKGestureRecognizerStatePossible);
        MUST(rk_gesture_recognizer_get_number_of_touches(recognizers[k], &length));
        SAME("touches of a recogniser in the end", length, 0);
        MUST(rk_gesture_recognizer_get_presses(recognizers[k], NULL, 0, &length));
        SAME("presses of a recogniser in the end", length, 0);
    }
    for (k = 0; k < SCROLLS; k++) {
        RKScrollViewRef s = (RKScrollViewRef)views[PLAIN + k];
        MUST(rk_scroll_view_is_tracking(s, &is));
        SAME("tracking in the end", is, false);
        MUST(rk_scroll_view_is_dragging(s, &is));
        SAME("dragging in the end", is, false);
        MUST(rk_scroll_view_is_decelerating(s, &is));
        SAME("decelerating in the end", is, false);
    }
    for (k = 0; k < CONTROLS; k++) {
        MUST(rk_control_is_tracking((RKControlRef)views[PLAIN + SCROLLS + k], &is));
        SAME("a control's tracking in the end", is, false);
    }
}

static void end_stage(void) {
    int k;
    size_t objects;
    nothing_is_tracked();
    for (k = 0; k < RECOGNIZERS; k++) rk_release(RK_OBJECT(recognizers[k]));
    for (k = 0; k < VIEWS; k++) {
        MUST(rk_view_remove_from_superview(views[k]));
        rk_release(RK_OBJECT(views[k]));
    }
    rk_release(RK_OBJECT(window));
    MUST(rk_context_get_object_count(context, &objects));
    /* Events: one for each type. */
    if (objects > empty_count + 6) DIE("%zu objects are left over", objects - empty_count);
    MUST(rk_context_destroy(context));
}

#endif
