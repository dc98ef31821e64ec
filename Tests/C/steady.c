/* The paths that run per event and per visited view allocate nothing once they have run. Needs malloc_count.so preloaded. */
#include "../Benchmarks/subject.h"
#include "check.h"

unsigned long malloc_count(void) __attribute__((weak));

enum { LEVELS = 20, TIMES = 1000 };

static TreeNode chain(const void *source, uint32_t index) {
    TreeNode n = {(int32_t)index - 1, 1, 1, 400 - 2.0 * index, 400 - 2.0 * index, 0, 1, false, false, false};
    (void)source;
    return n;
}

/* A window, plain views below it, no override anywhere: began, moves, ended are forwarded up and discarded. */
static void plain_views(void) {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef parent, leaf = NULL, hit = NULL;
    RKTouchRef touch = NULL;
    unsigned long before;
    double time = 0;
    int i, round;
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window));
    parent = RK_VIEW(window);
    for (i = 0; i < LEVELS; i++) leaf = parent = add_view(context, NULL, parent, "view", rect(1, 1, 398 - 2 * i, 398 - 2 * i));

    for (round = 0; round < 2; round++) { /* the second round is the steady state, new touch and all */
        time += 1;
        OK(send(context, time, 1, RKTouchPhaseBegan, 150, 150));
        OK(rk_context_find_touch(context, 1, &touch));
        OK(rk_touch_get_view(touch, &hit));
        EXPECT(hit == leaf);
        OK(send(context, time += 0.01, 1, RKTouchPhaseMoved, 151, 150));
        before = malloc_count();
        for (i = 0; i < TIMES; i++) {
            RKTouchSample s = sample(1, RKTouchPhaseMoved, 150 + i % 50, 150);
            if (rk_context_send_touches(context, time += 0.001, &s, 1) != RKStatusOK) break;
        }
        EXPECT(i == TIMES);
        EXPECT(malloc_count() == before);
        OK(send(context, time += 0.01, 1, RKTouchPhaseEnded, 150, 150));
    }
    before = malloc_count();
    for (i = 0; i < TIMES; i++) { /* whole taps */
        RKTouchSample s = sample(1, RKTouchPhaseBegan, 150, 150);
        if (rk_context_send_touches(context, time += 1, &s, 1) != RKStatusOK) break;
        s.phase = RKTouchPhaseEnded;
        if (rk_context_send_touches(context, time += 0.01, &s, 1) != RKStatusOK) break;
    }
    EXPECT(i == TIMES);
    EXPECT(malloc_count() == before);
    before = malloc_count();
    for (i = 0; i < TIMES; i++)
        if (rk_view_hit_test(RK_VIEW(window), point(100 + i % 200, 150), NULL, &hit) != RKStatusOK) break;
    EXPECT(i == TIMES);
    EXPECT(malloc_count() == before);
    OK(rk_context_destroy(context));
}

static void taps_and_drags(void) {
    Dispatch *d = dispatch_make(LEVELS);
    unsigned long before;
    int i;
    for (i = 0; i < 2; i++) dispatch_drag(d), dispatch_tap(d);
    before = malloc_count();
    for (i = 0; i < TIMES; i++) dispatch_drag(d);
    EXPECT(malloc_count() == before);
    for (i = 0; i < TIMES; i++) dispatch_tap(d);
    EXPECT(malloc_count() == before);
    EXPECT(*dispatch_pans(d) == TIMES + 2 && *dispatch_taps(d) == TIMES + 2);
    dispatch_destroy(d);
}

static void tree(void) {
    Tree *t = tree_make(LEVELS + 1, chain, NULL);
    unsigned long before;
    int i;
    EXPECT(tree_hit(t, 200, 200) == LEVELS);
    before = malloc_count();
    for (i = 0; i < TIMES; i++) {
        tree_move(t, 1 + (uint32_t)i % LEVELS, 1 + i % 3, 1);
        if (tree_hit(t, 200, 200) < 0) break;
    }
    EXPECT(i == TIMES);
    EXPECT(malloc_count() == before);
    tree_destroy(t);
}

/* Recognisers of every kind beside the fingers: following them, and with one of them under way and the others out of it. */
static void crowd(int recognizers, int fingers) {
    Crowd *c = crowd_make(recognizers, fingers);
    unsigned long before;
    int i;
    for (i = 0; i < 10; i++) crowd_move(c, i);
    before = malloc_count();
    for (i = 0; i < TIMES; i++) crowd_move(c, i);
    EXPECT(malloc_count() == before);
    EXPECT(crowd_tracking(c) == recognizers);
    crowd_destroy(c);
}

static void ignore(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, ++*(int *)userdata; }
static void ignore_control(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, ++*(int *)userdata; }

/* Whole gestures with everything that they start and stop: 8 recognisers, 5 fingers, a requirement, timers; and a button. */
static void gestures(void) {
    static RKStatus (*const kinds[])(RKContextRef, RKClassRef, RKGestureRecognizerRef *) = {
        rk_tap_create, rk_tap_create, rk_pan_create, rk_long_press_create, rk_swipe_create, rk_pinch_create, rk_rotation_create, rk_screen_edge_pan_create};
    RKContextRef context;
    RKWindowRef window;
    RKGestureRecognizerRef all[8];
    RKControlRef button;
    RKTouchSample five[5];
    unsigned long before = 0;
    double time = 0;
    int i, k, round, actions = 0, presses = 0;
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window));
    OK(rk_view_set_multiple_touch_enabled(RK_VIEW(window), true));
    for (i = 0; i < 8; i++) {
        OK(kinds[i](context, NULL, &all[i]));
        OK(rk_gesture_recognizer_add_action(all[i], ignore, &actions, NULL, NULL));
        OK(rk_view_add_gesture_recognizer(RK_VIEW(window), all[i]));
    }
    OK(rk_tap_set_number_of_taps_required(all[1], 2));
    OK(rk_gesture_recognizer_require_to_fail(all[0], all[1]));
    OK(rk_screen_edge_pan_set_edges(all[7], RKRectEdgeAll));
    OK(rk_button_create(context, NULL, rect(300, 300, 50, 50), &button));
    OK(rk_control_add_action(button, RKControlEventAllEvents, ignore_control, &presses, NULL, NULL));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(button)));
    for (round = 0; round < 200; round++) {
        if (round == 100) before = malloc_count();
        time += 5;
        for (i = 0; i < 4; i++) { /* a tap that waits for the second one, a double tap, a long press that moves, a tap on the button */
            RKTouchSample s = sample(1, RKTouchPhaseBegan, i == 3 ? 320 : 150, i == 3 ? 320 : 150);
            for (k = 0; k < (i == 1 ? 2 : 1); k++) {
                s.phase = RKTouchPhaseBegan;
                if (rk_context_send_touches(context, time += 0.1, &s, 1) != RKStatusOK) break;
                s.phase = RKTouchPhaseMoved;
                s.location.x += 2;
                if (rk_context_send_touches(context, time += i == 2 ? 0.8 : 0.05, &s, 1) != RKStatusOK) break;
                s.phase = RKTouchPhaseEnded;
                if (rk_context_send_touches(context, time += 0.05, &s, 1) != RKStatusOK) break;
            }
            if (rk_context_advance(context, time += 1) != RKStatusOK) break;
        }
        EXPECT(i == 4);
        for (k = 0; k < 8; k++) { /* five fingers drag and spread */
            for (i = 0; i < 5; i++) five[i] = sample(i + 1, k == 0 ? RKTouchPhaseBegan : k == 7 ? RKTouchPhaseEnded : RKTouchPhaseMoved, 50 + (40 + 4 * k) * i, 100 + 10 * k);
            if (rk_context_send_touches(context, time += 0.01, five, 5) != RKStatusOK) break;
        }
        EXPECT(k == 8);
    }
    EXPECT(malloc_count() == before);
    EXPECT(actions >= 200 * 5 && presses >= 400);
    for (i = 0; i < 8; i++) OK(rk_release(RK_OBJECT(all[i])));
    OK(rk_context_destroy(context));
}

static void count_scroll(RKScrollViewRef scroll, void *userdata) { (void)scroll, ++*(int *)userdata; }

/* A scroll view that decelerates, is dragged and is turned by a wheel; a delegate hears of each. */
static void scrolling(void) {
    RKContextRef context;
    RKWindowRef window;
    RKScrollViewRef scroll;
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKScrollSample wheel = RK_INIT(RKScrollSample);
    RKSize content = {400, 1e9};
    unsigned long before = 0;
    double time = 0;
    int i, k, round, scrolls = 0, seen;
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window));
    OK(rk_scroll_view_create(context, NULL, rect(0, 0, 400, 400), &scroll));
    OK(rk_scroll_view_set_content_size(scroll, content));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(scroll)));
    delegate.did_scroll = count_scroll;
    delegate.userdata = &scrolls;
    OK(rk_scroll_view_set_delegate(scroll, &delegate));
    wheel.location = point(200, 200);
    wheel.delta = point(0, -3);
    for (round = 0; round < 40; round++) {
        if (round == 20) before = malloc_count(), scrolls = 0;
        time += 10;
        OK(send(context, time, 1, RKTouchPhaseBegan, 200, 390));
        for (k = 1; k <= 30; k++)
            if (send(context, time += 0.01, 1, RKTouchPhaseMoved, 200, 390 - 10 * k) != RKStatusOK) break;
        EXPECT(k == 31);
        OK(send(context, time, 1, RKTouchPhaseEnded, 200, 90));
        for (i = 0; i < TIMES; i++)
            if (rk_context_advance(context, time += 1.0 / 120) != RKStatusOK) break;
        EXPECT(i == TIMES);
        wheel.is_discrete = true;
        for (i = 0; i < 100; i++)
            if (rk_context_send_scroll(context, time += 0.01, &wheel) != RKStatusOK) break;
        EXPECT(i == 100);
        wheel.is_discrete = false;
        for (i = 0; i < 100; i++) { /* a trackpad */
            wheel.phase = i == 0 ? RKGestureInputPhaseBegan : i == 99 ? RKGestureInputPhaseEnded : RKGestureInputPhaseChanged;
            if (rk_context_send_scroll(context, time += 0.01, &wheel) != RKStatusOK) break;
        }
        EXPECT(i == 100);
    }
    seen = scrolls;
    EXPECT(malloc_count() == before);
    EXPECT(seen > 20 * (250 + 190));
    OK(rk_release(RK_OBJECT(scroll)));
    OK(rk_context_destroy(context));
}

static void count_press(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)self, (void)presses, (void)count, (void)event, ++*(int *)userdata; }

/* An analogue button held at changing force, whole presses, a shake, a remote control. */
static void presses(void) {
    RKContextRef context;
    RKApplicationRef application = NULL;
    RKWindowRef window;
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKPressSample s = RK_INIT(RKPressSample);
    unsigned long before = 0;
    double time = 0;
    int i, round, seen = 0;
    OK(rk_context_create(NULL, &context));
    OK(rk_context_get_application(context, &application));
    OK(rk_application_begin_receiving_remote_control_events(application));
    methods.presses_began = methods.presses_changed = methods.presses_ended = count_press;
    desc.name = "Pressed";
    desc.superclass = "Window";
    desc.responder_methods = &methods;
    desc.userdata = &seen;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_window_create(context, cls, rect(0, 0, 400, 400), &window));
    OK(rk_window_make_key(window));
    s.type = RKPressTypeSelect; /* the text of a key is copied when it goes down */
    for (round = 0; round < 40; round++) {
        if (round == 20) before = malloc_count(), seen = 0;
        for (i = 0; i < 100; i++) {
            s.phase = i == 0 ? RKPressPhaseBegan : i == 99 ? RKPressPhaseEnded : RKPressPhaseChanged;
            s.force = i / 99.0;
            if (rk_context_send_presses(context, time += 0.01, &s, 1) != RKStatusOK) break;
        }
        EXPECT(i == 100);
        OK(rk_context_send_motion(context, time += 0.1, RKMotionPhaseBegan));
        OK(rk_context_send_motion(context, time += 0.1, RKMotionPhaseEnded));
        OK(rk_context_send_remote_control(context, time += 0.1, RKEventSubtypeRemoteControlPlay));
    }
    EXPECT(malloc_count() == before);
    EXPECT(seen == 20 * 100);
    OK(rk_context_destroy(context));
}

int main(void) {
    unsigned long before;
    void *volatile memory;
    if (!malloc_count) {
        fprintf(stderr, "steady: malloc_count.so is not preloaded\n");
        return 2;
    }
    before = malloc_count();
    memory = malloc(1);
    free(memory);
    EXPECT(malloc_count() == before + 1); /* the counter counts */
    tree();
    plain_views();
    taps_and_drags();
    crowd(8, 1);
    crowd(8, 5);
    crowd(64, 5);
    gestures();
    scrolling();
    presses();
    return check_done("steady");
}
