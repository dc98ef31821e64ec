/* Bad input to recognisers and controls that is no single wrong argument: cycles, absurd numbers, delegates that answer garbage, exhausted
 * memory in the middle of a gesture. */
#include <float.h>
#include <math.h>

#include "../C/stage.h"

/* ---- Requirements (SPEC 182) ---- */

static void cycles(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef a = add_gesture(&s, rk_tap_create, s.view, "a"), b = add_gesture(&s, rk_tap_create, s.view, "b");
    add_gesture(&s, rk_pan_create, s.view, "c");
    EXPECT_STATUS(rk_gesture_recognizer_require_to_fail(a, a), RKStatusInvalidArgument);
    EXPECT_LOG("");
    OK(rk_gesture_recognizer_require_to_fail(a, b));
    OK(rk_gesture_recognizer_require_to_fail(a, b)); /* counts once */
    EXPECT_LOG("");
    OK(rk_gesture_recognizer_require_to_fail(b, a)); /* allowed, with a diagnostic */
    EXPECT_LOG("!gestureRequirementCycle");
    tap_at(&s, 1, 50, 50);
    OK(rk_context_advance(s.context, 3));
    EXPECT_LOG("v.began{1} v.ended{1}"); /* both failed when the finger was up */
    EXPECT(state_of(a) == RKGestureRecognizerStatePossible && state_of(b) == RKGestureRecognizerStatePossible);
    down(&s, 5, 1, 50, 50); /* one that is not in it continues */
    move(&s, 5.1, 1, 90, 50);
    up(&s, 5.2, 1, 90, 50);
    EXPECT_LOG("v.began{1} act:c(began) v.cancelled{1} act:c(ended)");
    /* Three in a ring, and one that waits for the ring. */
    {
        RKGestureRecognizerRef d = add_gesture(&s, rk_tap_create, s.view, "d"), e = add_gesture(&s, rk_tap_create, s.view, "e"), f = add_gesture(&s, rk_tap_create, s.view, "f");
        RKGestureRecognizerRef g = add_gesture(&s, rk_tap_create, s.view, "g");
        OK(rk_gesture_recognizer_set_enabled(a, false));
        OK(rk_gesture_recognizer_set_enabled(b, false));
        OK(rk_gesture_recognizer_require_to_fail(d, e));
        OK(rk_gesture_recognizer_require_to_fail(e, f));
        EXPECT_LOG("");
        OK(rk_gesture_recognizer_require_to_fail(f, d));
        EXPECT_LOG("!gestureRequirementCycle");
        OK(rk_gesture_recognizer_require_to_fail(g, d));
        tap_at(&s, 10, 50, 50);
        OK(rk_context_advance(s.context, 13));
        EXPECT(strstr(check_log, "act:d") == NULL && strstr(check_log, "act:e") == NULL && strstr(check_log, "act:f") == NULL);
        EXPECT(state_of(d) == RKGestureRecognizerStatePossible && state_of(f) == RKGestureRecognizerStatePossible && state_of(g) == RKGestureRecognizerStatePossible);
        log_clear();
        OK(rk_gesture_recognizer_set_enabled(e, false)); /* the ring is open */
        OK(rk_gesture_recognizer_set_enabled(g, false));
        tap_at(&s, 20, 50, 50);
        EXPECT(strstr(check_log, "act:d(ended)") != NULL);
        log_clear();
    }
    stage_end(&s);
}

/* A cycle that delegates make, for one attempt. */
static bool always(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    return true;
}
static void dynamic_cycle(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef a = add_gesture(&s, rk_tap_create, s.view, "a"), b = add_gesture(&s, rk_pan_create, s.view, "b");
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    d.should_require_failure_of = d.should_be_required_to_fail_by = always;
    OK(rk_gesture_recognizer_set_delegate(a, &d));
    tap_at(&s, 1, 50, 50);
    OK(rk_context_advance(s.context, 3));
    EXPECT(strstr(check_log, "act:b") == NULL);
    EXPECT(state_of(a) == RKGestureRecognizerStatePossible && state_of(b) == RKGestureRecognizerStatePossible);
    OK(rk_gesture_recognizer_set_delegate(a, NULL));
    log_clear();
    tap_at(&s, 5, 50, 50);
    EXPECT_LOG("v.began{1} act:a(ended) v.cancelled{1}");
    stage_end(&s);
}

/* ---- Absurd numbers: no crash, no stuck state, and what follows works ---- */

static void absurd_play(Stage *s, double t) {
    down(s, t, 1, 5, 200);
    move(s, t + 0.1, 1, 15, 200);
    down(s, t + 0.15, 2, 100, 250);
    both(s, t + 0.2, RKTouchPhaseMoved, 60, 200, 180, 260);
    OK(rk_context_advance(s->context, t + 1));
    both(s, t + 1.1, RKTouchPhaseMoved, 160, 230, 190, 280);
    both(s, t + 1.2, RKTouchPhaseEnded, 160, 230, 190, 280);
    tap_at(s, t + 1.3, 200, 200);
    tap_at(s, t + 1.5, 200, 200);
    OK(rk_context_advance(s->context, t + 5));
}

static void absurd_numbers(void) {
    static const double numbers[] = {0, NAN, -1, INFINITY, -INFINITY, DBL_MAX, DBL_MIN, 1e-300, 1e300, 4.9e-324};
    static const int64_t counts[] = {0, -1, INT64_MIN, INT64_MAX, 2, 1000, 4294967296LL};
    static const uint32_t masks[] = {0, 3, 15, 16, 0x80000000u, UINT32_MAX};
    size_t n, c;
    for (n = 0; n < sizeof numbers / sizeof *numbers; n++)
        for (c = 0; c < sizeof counts / sizeof *counts; c++) {
            Stage s = stage_make();
            RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap"), press = add_gesture(&s, rk_long_press_create, s.view, "press");
            RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan"), edge = add_gesture(&s, rk_screen_edge_pan_create, s.view, "edge");
            RKGestureRecognizerRef swipe = add_gesture(&s, rk_swipe_create, s.view, "swipe"), all[5];
            double deadline = 0;
            int k;
            OK(rk_tap_set_number_of_taps_required(tap, counts[c]));
            OK(rk_tap_set_number_of_touches_required(tap, counts[(c + n) % 7]));
            OK(rk_tap_set_maximum_tap_duration(tap, numbers[n]));
            OK(rk_tap_set_maximum_interval_between_successive_taps(tap, numbers[(n + c) % 10]));
            OK(rk_tap_set_allowable_movement(tap, numbers[(n + 2 * c) % 10]));
            OK(rk_long_press_set_minimum_press_duration(press, numbers[n]));
            OK(rk_long_press_set_allowable_movement(press, numbers[(n + c) % 10]));
            OK(rk_long_press_set_number_of_taps_required(press, counts[(c + n) % 7]));
            OK(rk_long_press_set_number_of_touches_required(press, counts[c]));
            OK(rk_pan_set_minimum_number_of_touches(pan, counts[c]));
            OK(rk_pan_set_maximum_number_of_touches(pan, counts[(c + n) % 7]));
            OK(rk_pan_set_maximum_number_of_touches(edge, counts[c]));
            OK(rk_screen_edge_pan_set_edges(edge, masks[(c + n) % 6]));
            OK(rk_swipe_set_direction(swipe, masks[c % 6]));
            OK(rk_swipe_set_number_of_touches_required(swipe, counts[(c + n) % 7]));
            OK(rk_gesture_recognizer_set_allowed_touch_types(swipe, masks[(c + n) % 6] | 1));
            absurd_play(&s, 1);
            OK(rk_context_next_deadline(s.context, &deadline));
            EXPECT(deadline == deadline); /* no NaN among the timers */
            OK(rk_context_cancel_all_touches(s.context));
            all[0] = tap, all[1] = press, all[2] = pan, all[3] = edge, all[4] = swipe;
            for (k = 0; k < 5; k++) {
                size_t left = 9;
                /* A tap without a time limit may wait for the next one; disabling ends it. */
                OK(rk_gesture_recognizer_set_enabled(all[k], false));
                OK(rk_gesture_recognizer_get_touches(all[k], NULL, 0, &left));
                EXPECT(left == 0 && state_of(all[k]) == RKGestureRecognizerStatePossible);
            }
            log_clear();
            tap_at(&s, 1e6, 50, 50);
            EXPECT_LOG("v.began{1} v.ended{1}");
            if (check_failures) fprintf(stderr, "numbers %d, counts %d\n", (int)n, (int)c);
            stage_end(&s);
            if (check_failures) return;
        }
}

/* Places as far away as numbers go, times as close together as they go. */
static void absurd_touches(void) {
    static const double far[] = {1e308, -1e308, 1e154, 0, 4.9e-324, 1e16};
    Stage s = stage_make();
    RKGestureRecognizerRef all[7];
    static RKStatus (*const kinds[])(RKContextRef, RKClassRef, RKGestureRecognizerRef *) = {
        rk_tap_create, rk_long_press_create, rk_pan_create, rk_swipe_create, rk_pinch_create, rk_rotation_create, rk_screen_edge_pan_create};
    size_t i, k;
    for (k = 0; k < 7; k++) all[k] = add_gesture(&s, kinds[k], s.view, "g");
    for (i = 0; i < 6; i++) {
        double t = 1 + 10.0 * (double)i, value = 0;
        RKPoint p = {0, 0};
        both(&s, t, RKTouchPhaseBegan, 100, 100, 200, 100);
        both(&s, t, RKTouchPhaseMoved, far[i], far[(i + 1) % 6], far[(i + 2) % 6], far[(i + 3) % 6]);
        both(&s, t, RKTouchPhaseMoved, 150, 100, 150, 100); /* the same place: no distance, no angle */
        for (k = 0; k < 7; k++) OK(rk_gesture_recognizer_get_location(all[k], NULL, &p));
        OK(rk_pan_get_velocity(all[2], NULL, &p));
        EXPECT(p.x == p.x && p.y == p.y); /* SPEC 310 */
        OK(rk_pinch_get_scale(all[4], &value));
        EXPECT(value == value);
        OK(rk_pinch_get_velocity(all[4], &value));
        EXPECT(value == value);
        OK(rk_rotation_get_velocity(all[5], &value));
        EXPECT(value == value);
        both(&s, t + 0.1, RKTouchPhaseEnded, far[i], 100, 200, far[i]);
        for (k = 0; k < 7; k++) EXPECT(state_of(all[k]) == RKGestureRecognizerStatePossible);
    }
    log_clear();
    tap_at(&s, 100, 50, 50);
    EXPECT_LOG("v.began{1} act:g(ended) v.cancelled{1}");
    stage_end(&s);
}

/* ---- Delegates that answer what is no bool ---- */

static int odd_answer;
/* Returned in the register of a bool by a function of another type, as a binding without types could. */
static int garbage2(RKGestureRecognizerRef self, void *userdata) { return (void)self, (void)userdata, odd_answer; }
static int garbage3(RKGestureRecognizerRef self, void *other, void *userdata) { return (void)self, (void)other, (void)userdata, odd_answer; }

static void garbage(void) {
    static const int answers[] = {2, 0xa4, 0xa5, 0xff, 0x100, -1, 0x7ffffffe};
    size_t n;
    union {
        int (*two)(RKGestureRecognizerRef, void *);
        RKGestureSelfQuestion question;
    } two = {garbage2};
    union {
        int (*three)(RKGestureRecognizerRef, void *, void *);
        RKGestureTouchQuestion touch;
        RKGestureEventQuestion event;
        RKGestureQuestion other;
    } three = {garbage3};
    for (n = 0; n < sizeof answers / sizeof *answers; n++) {
        Stage s = stage_make();
        RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
        RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap"), pan = add_gesture(&s, rk_pan_create, s.view, "pan");
        odd_answer = answers[n];
        d.should_begin = two.question;
        d.should_receive_touch = three.touch;
        d.should_receive_event = three.event;
        d.should_recognize_simultaneously_with = three.other;
        d.should_require_failure_of = three.other;
        d.should_be_required_to_fail_by = three.other;
        OK(rk_gesture_recognizer_set_delegate(tap, &d));
        OK(rk_gesture_recognizer_set_delegate(pan, &d));
        tap_at(&s, 1, 50, 50);
        down(&s, 3, 1, 50, 50);
        move(&s, 3.1, 1, 90, 50);
        up(&s, 3.2, 1, 90, 50);
        OK(rk_context_advance(s.context, 5));
        EXPECT(state_of(tap) == RKGestureRecognizerStatePossible && state_of(pan) == RKGestureRecognizerStatePossible);
        OK(rk_gesture_recognizer_set_delegate(tap, NULL));
        OK(rk_gesture_recognizer_set_delegate(pan, NULL));
        log_clear();
        tap_at(&s, 10, 50, 50);
        EXPECT_LOG("v.began{1} act:tap(ended) v.cancelled{1}");
        stage_end(&s);
    }
}

static void delegate_descriptors(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    RKContextRef elsewhere = NULL;
    RKResponderRef foreign = NULL;
    unsigned char larger[sizeof(RKGestureRecognizerDelegate) + 16];
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    RKTouchRef touch = NULL;
    d.object = (RKObjectRef)made_up(s.context);
    EXPECT_STATUS(rk_gesture_recognizer_set_delegate(tap, &d), RKStatusInvalidHandle);
    OK(rk_context_create(NULL, &elsewhere));
    OK(rk_responder_create(elsewhere, NULL, &foreign));
    d.object = RK_OBJECT(foreign);
    EXPECT_STATUS(rk_gesture_recognizer_set_delegate(tap, &d), RKStatusWrongContext);
    OK(rk_context_destroy(elsewhere));
    EXPECT_STATUS(rk_gesture_recognizer_set_delegate(tap, &d), RKStatusStaleHandle);
    down(&s, 1, 1, 50, 50);
    OK(rk_context_find_touch(s.context, 1, &touch));
    up(&s, 1.1, 1, 50, 50);
    d.object = RK_OBJECT(tap); /* its own delegate, if a recogniser may be one at all */
    if (rk_gesture_recognizer_set_delegate(tap, &d) == RKStatusOK) OK(rk_gesture_recognizer_set_delegate(tap, NULL));
    memset(larger, 0, sizeof larger);
    ((RKGestureRecognizerDelegate *)(void *)larger)->struct_size = (uint32_t)sizeof larger;
    OK(rk_gesture_recognizer_set_delegate(tap, (RKGestureRecognizerDelegate *)(void *)larger));
    larger[sizeof larger - 1] = 1;
    EXPECT_STATUS(rk_gesture_recognizer_set_delegate(tap, (RKGestureRecognizerDelegate *)(void *)larger), RKStatusStructNewer);
    log_clear();
    stage_end(&s);
}

/* ---- Memory: every allocation refused once, in a scene with everything that recognises ---- */

static void listen(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, ++*(int *)userdata; }
static void act(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, ++*(int *)userdata; }
static int scene_drops, scene_added;
static void scene_drop(void *userdata) { (void)userdata, scene_drops++; }

static RKStatus scene(RKContextRef context) {
    static RKStatus (*const kinds[])(RKContextRef, RKClassRef, RKGestureRecognizerRef *) = {
        rk_tap_create, rk_tap_create, rk_pan_create, rk_long_press_create, rk_swipe_create, rk_pinch_create, rk_rotation_create, rk_screen_edge_pan_create, rk_hover_create,
        rk_gesture_recognizer_create};
    enum { KINDS = sizeof kinds / sizeof *kinds };
    static int counter;
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    RKGestureRecognizerRef all[10 * KINDS], made = NULL;
    RKWindowRef window = NULL;
    RKControlRef button = NULL;
    RKResponderRef responder = NULL;
    RKPointerSample pointer = RK_INIT(RKPointerSample);
    RKTouchSample touches[8];
    int i, k;
    d.should_recognize_simultaneously_with = d.should_require_failure_of = always;
    d.drop = scene_drop;
    TRY(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window));
    TRY(rk_view_set_multiple_touch_enabled(RK_VIEW(window), true));
    TRY(rk_responder_create(context, NULL, &responder));
    TRY(rk_trace_start(context, 100));
    for (i = 0; i < 10 * KINDS; i++) {
        TRY(kinds[i % KINDS](context, NULL, &made));
        TRY(rk_view_add_gesture_recognizer(RK_VIEW(window), made));
        TRY(rk_gesture_recognizer_add_action(made, act, &counter, scene_drop, NULL));
        scene_added++;
        TRY(rk_gesture_recognizer_add_target(made, RK_OBJECT(responder), "a-selector-that-needs-memory-of-its-own:"));
        if (i % 3 == 0) {
            TRY(rk_gesture_recognizer_set_delegate(made, &d));
            scene_added++;
        }
        if (i >= 2 * KINDS) TRY(rk_gesture_recognizer_require_to_fail(made, all[i - KINDS]));
        TRY(rk_object_set_name(RK_OBJECT(made), "a name that is long enough to need memory of its own"));
        all[i] = made;
    }
    for (i = 0; i < 8; i++) {
        TRY(rk_button_create(context, NULL, rect(300, 40 * i, 30, 30), &button));
        TRY(rk_view_add_subview(RK_VIEW(window), RK_VIEW(button)));
        TRY(rk_control_add_action(button, RKControlEventAllEvents, listen, &counter, scene_drop, NULL));
        scene_added++;
        TRY(rk_control_add_target(button, RK_OBJECT(responder), "another-selector-that-needs-memory:", RKControlEventTouchDown));
    }
    pointer.location = point(50, 50);
    TRY(rk_context_send_pointer(context, 0.5, &pointer));
    for (k = 0; k < 6; k++) {
        for (i = 0; i < 8; i++) touches[i] = sample(i + 1, k == 0 ? RKTouchPhaseBegan : k == 5 ? RKTouchPhaseEnded : RKTouchPhaseMoved, 50 + (30 + 3 * k) * i, 100 + 20 * k);
        TRY(rk_context_send_touches(context, 1 + 0.05 * k, touches, 8));
    }
    touches[0] = sample(1, RKTouchPhaseBegan, 310, 10);
    TRY(rk_context_send_touches(context, 5, touches, 1));
    TRY(rk_context_advance(context, 5.6));
    touches[0].phase = RKTouchPhaseEnded;
    TRY(rk_context_send_touches(context, 5.7, touches, 1));
    TRY(rk_context_advance(context, 20));
    for (i = 0; i < 10 * KINDS; i += 2) TRY(rk_view_remove_gesture_recognizer(RK_VIEW(window), all[i]));
    return RKStatusOK;
}

static void exhaustion(uint64_t step) {
    RKContextDesc how = RK_INIT(RKContextDesc);
    uint64_t limit, used = 0, refused = 0;
    RKStatus status = RKStatusNoMemory;
    for (limit = 4096; status != RKStatusOK && limit < (8u << 20); limit += step) {
        RKContextRef context = NULL;
        RKWindowRef windows[2];
        RKTouchRef touch = NULL;
        RKStatus cancelled;
        size_t count = 0;
        int64_t id;
        how.memory_limit = limit;
        if (rk_context_create(&how, &context) != RKStatusOK) continue;
        scene_drops = scene_added = 0;
        status = scene(context);
        OK(rk_context_get_memory_used(context, &used));
        /* What has begun lacks nothing (SPEC 352): the lists of eight fingers and a hundred recognisers go beyond the limit. */
        EXPECT(used <= limit + (1 << 17));
        refused += status != RKStatusOK;
        /* Whatever was refused: what is there can be finished and goes without a trace. */
        cancelled = rk_context_cancel_all_touches(context);
        EXPECT(cancelled == RKStatusOK || cancelled == RKStatusNoMemory);
        for (id = 1; id <= 8 && cancelled == RKStatusOK; id++) EXPECT(rk_context_find_touch(context, id, &touch) == RKStatusNotFound);
        OK(rk_context_get_windows(context, windows, 2, &count));
        if (count && cancelled == RKStatusOK) {
            RKGestureRecognizerRef all[128];
            size_t n = 0, k;
            OK(rk_view_get_gesture_recognizers(RK_VIEW(windows[0]), all, 128, &n));
            for (k = 0; k < n; k++) {
                size_t left = 9;
                RKClassRef cls = NULL;
                char name[32] = "";
                OK(rk_object_get_class(RK_OBJECT(all[k]), &cls));
                OK(rk_class_get_name(cls, name, sizeof name, NULL));
                OK(rk_gesture_recognizer_get_touches(all[k], NULL, 0, &left));
                EXPECT(left == 0);
                if (strcmp(name, "Hover") != 0) EXPECT(state_of(all[k]) == RKGestureRecognizerStatePossible); /* the pointer is still there */
            }
        }
        OK(rk_context_destroy(context));
        EXPECT(scene_drops == scene_added);
        if (check_failures) {
            fprintf(stderr, "memory_limit %llu\n", (unsigned long long)limit);
            return;
        }
    }
    EXPECT(status == RKStatusOK);
    EXPECT(refused > 100);
}

/* bad_gestures [STEP]: by how much the limit of memory grows from one try to the next; 64 bytes if not given. */
int main(int argc, char **argv) {
    cycles();
    dynamic_cycle();
    absurd_numbers();
    absurd_touches();
    garbage();
    delegate_descriptors();
    exhaustion(argc > 1 ? strtoull(argv[1], NULL, 0) : 64);
    return check_done("bad_gestures");
}
