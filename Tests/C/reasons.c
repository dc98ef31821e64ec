/* Nothing is decided without a reason on record: every reason about recognisers, controls and actions is reached, names its rule, and reads as a
 * sentence that names its object. */
#include <math.h>

#include "control_stage.h"

static bool reached[1024];

/* What was recorded since the last time, looked at and ticked off. */
static void collect(Stage *s) {
    static RKTraceRecord records[4096];
    char text[1024];
    size_t count = 0, i;
    records[0].struct_size = (uint32_t)sizeof records[0];
    OK(rk_trace_read(s->context, 0, records, 4096, &count));
    for (i = 0; i < count; i++) {
        RKReason reason = records[i].reason;
        char rule[32];
        EXPECT((int)reason > 0 && (int)reason < 1024 && rk_reason_name(reason) != NULL);
        EXPECT(records[i].rule >= 1 && (records[i].rule <= 314 || (reason >= RKReasonNoteBesideControl && records[i].rule == 357)));
        if ((int)reason > 0 && (int)reason < 1024) reached[reason] = true;
        text[0] = 0;
        OK(rk_trace_describe(s->context, &records[i], text, sizeof text, NULL));
        snprintf(rule, sizeof rule, "SPEC %d", (int)records[i].rule);
        if (!strstr(text, rule)) fprintf(stderr, "%s does not name its rule %d: %s\n", rk_reason_name(reason), (int)records[i].rule, text);
        EXPECT(strstr(text, rule) != NULL);
        if (reason >= 500 && reason < 900 && rk_object_is_alive(records[i].object)) {
            const char *name = name_of(records[i].object);
            if (name[0] && !strstr(text, name)) fprintf(stderr, "%s does not name %s: %s\n", rk_reason_name(reason), name, text);
            EXPECT(!name[0] || strstr(text, name) != NULL);
        }
    }
    OK(rk_trace_clear(s->context));
}

static Stage scene(void) {
    Stage s = stage_make();
    OK(rk_trace_start(s.context, 4096));
    return s;
}
static void done(Stage *s) {
    collect(s);
    stage_end(s);
}
/* ---- Opinions ---- */

static bool answer_no(RKGestureRecognizerRef self, void *userdata) { return (void)self, (void)userdata, false; }
static bool answer_no_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) { return (void)self, (void)touch, (void)userdata, false; }
static bool answer_no_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) { return (void)self, (void)event, (void)userdata, false; }
static bool answer_no_other(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) { return (void)self, (void)other, (void)userdata, false; }
static bool answer_yes_other(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) { return (void)self, (void)other, (void)userdata, true; }
static bool answer_no_view(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) { return (void)self, (void)recognizer, (void)userdata, false; }
static bool answer_no_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) { return (void)self, (void)touch, (void)event, (void)userdata, false; }

static RKGestureRecognizerDelegate opinion(void) {
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    return d;
}

/* ---- A recogniser that the test sets to a state ---- */

static RKGestureRecognizerState set_to = (RKGestureRecognizerState)-1;
static bool ignores_touch;
static void obey(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)count, (void)event, (void)userdata;
    if (ignores_touch) OK(rk_gesture_recognizer_ignore_touch(self, touches[0]));
    if ((int)set_to >= 0) OK(rk_gesture_recognizer_set_state(self, set_to));
}
static RKGestureRecognizerRef add_obedient(Stage *s, const char *name) {
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    methods.touches_began = methods.touches_moved = obey;
    return add_gesture_of(s, rk_gesture_recognizer_create, gesture_class(s, name, "GestureRecognizer", &methods, NULL), s->view, name);
}

/* ---- Touches that are not taken ---- */

static void touches_refused(void) {
    Stage s = scene();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap"), waits = NULL, done_already = NULL;
    RKGestureRecognizerDelegate d = opinion();
    RKTouchSample pencil = sample(2, RKTouchPhaseBegan, 60, 60);
    tap_at(&s, 1, 50, 50); /* 500, 520-531 of the plain way */
    OK(rk_gesture_recognizer_set_enabled(tap, false)); /* 501 */
    tap_at(&s, 2, 50, 50);
    OK(rk_gesture_recognizer_set_enabled(tap, true));
    OK(rk_gesture_recognizer_set_allowed_touch_types(tap, 1u << RKTouchTypePencil)); /* 502 */
    tap_at(&s, 3, 50, 50);
    OK(rk_gesture_recognizer_set_allowed_touch_types(tap, 15));
    down(&s, 4, 1, 50, 50); /* 503 */
    pencil.type = RKTouchTypePencil;
    OK(rk_context_send_touches(s.context, 4.05, &pencil, 1));
    pencil.phase = RKTouchPhaseEnded;
    OK(rk_context_send_touches(s.context, 4.1, &pencil, 1));
    up(&s, 4.15, 1, 50, 50);
    d.should_receive_touch = answer_no_touch; /* 504 */
    OK(rk_gesture_recognizer_set_delegate(tap, &d));
    tap_at(&s, 5, 50, 50);
    d = opinion();
    d.should_receive_event = answer_no_event; /* 505 */
    OK(rk_gesture_recognizer_set_delegate(tap, &d));
    tap_at(&s, 6, 50, 50);
    OK(rk_gesture_recognizer_set_delegate(tap, NULL));
    collect(&s);
    OK(rk_gesture_recognizer_set_enabled(tap, false));
    waits = add_gesture(&s, rk_tap_create, s.view, "waits"); /* 506, 570, 571, 572 */
    done_already = add_gesture(&s, rk_tap_create, s.view, "two");
    OK(rk_tap_set_number_of_taps_required(done_already, 2));
    OK(rk_gesture_recognizer_require_to_fail(waits, done_already));
    tap_at(&s, 10, 50, 50);
    tap_at(&s, 10.2, 50, 50);
    tap_at(&s, 15, 50, 50);
    OK(rk_context_advance(s.context, 20));
    OK(rk_gesture_recognizer_set_enabled(done_already, false));
    down(&s, 21, 1, 50, 50); /* 507: failed, and not reset yet */
    move(&s, 21.1, 1, 150, 150);
    down(&s, 21.2, 2, 200, 200);
    up(&s, 21.3, 1, 150, 150);
    up(&s, 21.4, 2, 200, 200);
    ignores_touch = true; /* 508, 557 */
    add_obedient(&s, "obedient");
    tap_at(&s, 25, 50, 50);
    ignores_touch = false;
    done(&s);
}

/* ---- Ways to fail ---- */

static void failures(void) {
    Stage s = scene();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap"), other;
    drag_by(&s, 1, 50, 50, 100, 0); /* 540 */
    down(&s, 2, 1, 50, 50);      /* 541 */
    OK(rk_context_advance(s.context, 3));
    up(&s, 3.1, 1, 50, 50);
    both(&s, 4, RKTouchPhaseBegan, 50, 50, 90, 50); /* 544 */
    both(&s, 4.1, RKTouchPhaseEnded, 50, 50, 90, 50);
    OK(rk_tap_set_number_of_touches_required(tap, 2)); /* 545 */
    tap_at(&s, 5, 50, 50);
    OK(rk_tap_set_number_of_touches_required(tap, 1));
    OK(rk_tap_set_number_of_taps_required(tap, 2)); /* 529, 542, 211 */
    tap_at(&s, 6, 50, 50);
    OK(rk_context_advance(s.context, 7));
    tap_at(&s, 8, 50, 50); /* 543 */
    tap_at(&s, 8.2, 150, 50);
    down(&s, 9, 1, 50, 50); /* 547 */
    OK(rk_context_cancel_all_touches(s.context));
    up(&s, 9.1, 1, 50, 50);
    down(&s, 10, 1, 50, 50); /* 555 */
    OK(rk_gesture_recognizer_set_enabled(tap, false));
    up(&s, 10.1, 1, 50, 50);
    OK(rk_gesture_recognizer_set_enabled(tap, true));
    down(&s, 11, 1, 50, 50); /* 556 */
    OK(rk_retain(RK_OBJECT(tap)));
    OK(rk_view_remove_gesture_recognizer(s.view, tap));
    up(&s, 11.1, 1, 50, 50);
    OK(rk_release(RK_OBJECT(tap)));
    other = add_gesture(&s, rk_pan_create, s.view, "pan"); /* 546 */
    tap_at(&s, 12, 50, 50);
    OK(rk_gesture_recognizer_set_enabled(other, false));
    other = add_gesture(&s, rk_swipe_create, s.view, "swipe"); /* 548, 549, 550 */
    down(&s, 13, 1, 50, 50);
    move(&s, 13.6, 1, 60, 50);
    up(&s, 13.7, 1, 60, 50);
    drag_by(&s, 14, 150, 50, -80, 0);
    OK(rk_swipe_set_direction(other, 0));
    drag_by(&s, 15, 50, 50, 80, 0);
    OK(rk_gesture_recognizer_set_enabled(other, false));
    other = add_gesture(&s, rk_screen_edge_pan_create, s.view, "edge"); /* 551, 552 */
    OK(rk_screen_edge_pan_set_edges(other, RKRectEdgeLeft));
    drag_by(&s, 16, 150, 50, 80, 0);
    drag_by(&s, 17, 5, 50, 0, 80);
    OK(rk_gesture_recognizer_set_enabled(other, false));
    other = add_obedient(&s, "obedient"); /* 553, 554, 910 */
    tap_at(&s, 18, 50, 50);
    set_to = RKGestureRecognizerStateFailed;
    tap_at(&s, 19, 50, 50);
    set_to = RKGestureRecognizerStateCancelled;
    tap_at(&s, 20, 50, 50);
    set_to = (RKGestureRecognizerState)-1;
    OK(rk_tap_create(s.context, NULL, &other)); /* 912 */
    OK(rk_tap_set_allowable_movement(other, NAN));
    OK(rk_release(RK_OBJECT(other)));
    done(&s);
}

/* ---- Ways to end ---- */

static void endings(void) {
    Stage s = scene();
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan"), own, silent;
    RKPointerSample p = RK_INIT(RKPointerSample);
    drag_by(&s, 1, 50, 50, 100, 0); /* 520, 521, 522, 214 */
    down(&s, 2, 1, 50, 50);      /* 524 */
    move(&s, 2.1, 1, 90, 50);
    down(&s, 2.2, 2, 90, 90); /* 215 */
    OK(rk_context_cancel_all_touches(s.context));
    both(&s, 2.3, RKTouchPhaseEnded, 50, 50, 90, 90);
    down(&s, 3, 1, 50, 50); /* 525 */
    move(&s, 3.1, 1, 90, 50);
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    up(&s, 3.2, 1, 90, 50);
    OK(rk_gesture_recognizer_set_enabled(pan, true));
    OK(rk_gesture_recognizer_set_delays_touches_began(pan, true)); /* 210, 213, 212 */
    drag_by(&s, 4, 50, 50, 100, 0);
    tap_at(&s, 5, 50, 50);
    down(&s, 6, 1, 50, 50); /* 526 */
    move(&s, 6.1, 1, 90, 50);
    OK(rk_retain(RK_OBJECT(pan)));
    OK(rk_view_remove_gesture_recognizer(s.view, pan));
    up(&s, 6.2, 1, 90, 50);
    OK(rk_release(RK_OBJECT(pan)));
    own = add_obedient(&s, "obedient"); /* 527 */
    set_to = RKGestureRecognizerStateBegan;
    down(&s, 7, 1, 50, 50);
    set_to = RKGestureRecognizerStateFailed;
    move(&s, 7.1, 1, 60, 50);
    set_to = (RKGestureRecognizerState)-1;
    up(&s, 7.2, 1, 60, 50);
    OK(rk_gesture_recognizer_set_enabled(own, false));
    OK(rk_tap_create(s.context, NULL, &silent)); /* 531 */
    OK(rk_view_add_gesture_recognizer(s.view, silent));
    tap_at(&s, 8, 50, 50);
    OK(rk_release(RK_OBJECT(silent)));
    own = add_gesture(&s, rk_hover_create, s.view, "hover"); /* 558 or an ended one */
    p.location = point(50, 50);
    OK(rk_context_send_pointer(s.context, 9, &p));
    p.is_outside = true;
    OK(rk_context_send_pointer(s.context, 9.1, &p));
    done(&s);
}

/* ---- One beside the other ---- */

static void arbitration(void) {
    Stage s = scene();
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerDelegate d = opinion();
    RKGestureRecognizerRef a = add_gesture(&s, rk_tap_create, s.view, "a"), b = add_gesture(&s, rk_tap_create, s.view, "b"), two, pan, shy;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods view_methods = RK_INIT(RKViewMethods);
    RKClassRef cls = NULL;
    RKControlRef button;
    tap_at(&s, 1, 50, 50); /* 573 */
    d.should_recognize_simultaneously_with = answer_yes_other; /* 581 */
    OK(rk_gesture_recognizer_set_delegate(a, &d));
    tap_at(&s, 2, 50, 50);
    d = opinion();
    d.should_begin = answer_no; /* 577 */
    OK(rk_gesture_recognizer_set_delegate(a, &d));
    OK(rk_gesture_recognizer_set_enabled(b, false));
    tap_at(&s, 3, 50, 50);
    d = opinion();
    d.should_require_failure_of = answer_yes_other; /* 580, 579 with the cycle */
    OK(rk_gesture_recognizer_set_delegate(a, &d));
    OK(rk_gesture_recognizer_set_enabled(b, true));
    tap_at(&s, 4, 50, 50);
    OK(rk_gesture_recognizer_set_delegate(a, NULL));
    OK(rk_gesture_recognizer_require_to_fail(a, b)); /* 911, 579 */
    OK(rk_gesture_recognizer_require_to_fail(b, a));
    tap_at(&s, 5, 50, 50);
    OK(rk_context_advance(s.context, 6));
    collect(&s);
    OK(rk_gesture_recognizer_set_enabled(a, false));
    OK(rk_gesture_recognizer_set_enabled(b, false));
    a = add_gesture(&s, rk_tap_create, s.view, "one"); /* 583 */
    two = add_gesture(&s, rk_tap_create, s.view, "two");
    OK(rk_tap_set_number_of_taps_required(two, 2));
    tap_at(&s, 10, 50, 50);
    tap_at(&s, 10.2, 50, 50);
    OK(rk_gesture_recognizer_set_enabled(two, false));
    methods.can_prevent = answer_no_other; /* 582 */
    shy = add_gesture_of(&s, rk_tap_create, gesture_class(&s, "Shy", "Tap", &methods, NULL), s.view, "shy");
    tap_at(&s, 12, 50, 50);
    OK(rk_gesture_recognizer_set_enabled(shy, false));
    OK(rk_gesture_recognizer_set_enabled(a, false));
    pan = add_gesture(&s, rk_pan_create, s.view, "pan"); /* 578 */
    OK(rk_gesture_recognizer_set_enabled(two, true));
    OK(rk_gesture_recognizer_require_to_fail(pan, two));
    down(&s, 16, 1, 50, 50);
    move(&s, 16.05, 1, 70, 50);
    up(&s, 16.1, 1, 70, 50);
    OK(rk_context_advance(s.context, 18));
    OK(rk_gesture_recognizer_set_enabled(two, false));
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    OK(rk_gesture_recognizer_set_enabled(a, true));
    view_methods.gesture_recognizer_should_begin = answer_no_view; /* 575 */
    desc.name = "Stubborn";
    desc.superclass = "View";
    desc.view_methods = &view_methods;
    OK(rk_class_define(s.context, &desc, &cls));
    add_view(s.context, cls, s.view, "stubborn", rect(200, 0, 100, 100));
    tap_at(&s, 20, 250, 50);
    button = add_control(&s, rk_button_create, "button", rect(300, 0, 50, 50)); /* 576 */
    (void)button;
    tap_at(&s, 22, 310, 10);
    done(&s);
}

/* 574: what comes while another one is under way, with a touch that it has taken in as well (SPEC 183). */
static void too_late(void) {
    Stage s = scene();
    RKViewRef child = add_view(s.context, NULL, s.view, "child", rect(200, 200, 100, 100));
    add_gesture(&s, rk_pan_create, s.view, "pan");
    add_gesture(&s, rk_tap_create, child, "late");
    down(&s, 1, 1, 50, 50);
    move(&s, 1.1, 1, 90, 50);
    down(&s, 1.2, 2, 250, 250);
    up(&s, 1.3, 2, 250, 250);
    EXPECT(strstr(check_log, "act:late") == NULL);
    up(&s, 1.4, 1, 90, 50);
    done(&s);
}

/* ---- Controls and actions ---- */

static void perform(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) { (void)self, (void)sender, (void)event, (void)userdata; }

static void controls(void) {
    static const RKActionDesc actions[] = {{"act:", perform}};
    Stage s = scene();
    RKControlRef b = add_control(&s, rk_button_create, "b", rect(0, 0, 100, 100)), quiet = NULL, refuses;
    RKControlMethods methods = RK_INIT(RKControlMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL, performer = NULL;
    RKResponderRef target = NULL;
    RKGestureRecognizerRef pan;
    OK(rk_view_set_multiple_touch_enabled(RK_VIEW(b), true));
    tap_at(&s, 1, 50, 50); /* 700, 709 */
    drag_by(&s, 2, 50, 50, 300, 0); /* 705 */
    down(&s, 3, 1, 50, 50); /* 702 */
    down(&s, 3.1, 2, 60, 60);
    up(&s, 3.2, 2, 60, 60);
    OK(rk_control_set_enabled(b, false)); /* 708 */
    up(&s, 3.3, 1, 50, 50);
    tap_at(&s, 4, 50, 50); /* 701 */
    OK(rk_control_set_enabled(b, true));
    pan = add_gesture(&s, rk_pan_create, s.view, "pan"); /* 706 */
    drag_by(&s, 5, 50, 50, 60, 0);
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    down(&s, 6, 1, 50, 50); /* 707 */
    OK(rk_retain(RK_OBJECT(b)));
    OK(rk_view_remove_from_superview(RK_VIEW(b)));
    up(&s, 6.1, 1, 50, 50);
    OK(rk_button_create(s.context, NULL, rect(0, 0, 100, 100), &quiet)); /* 710 */
    OK(rk_object_set_name(RK_OBJECT(quiet), "quiet"));
    OK(rk_view_add_subview(s.view, RK_VIEW(quiet)));
    tap_at(&s, 7, 50, 50);
    methods.begin_tracking = answer_no_tracking; /* 703 */
    desc.name = "Refuses";
    desc.superclass = "Control";
    desc.control_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    refuses = add_control_of(&s, rk_control_create, cls, s.view, "refuses", rect(200, 0, 100, 100));
    (void)refuses;
    tap_at(&s, 8, 250, 50);
    methods.begin_tracking = NULL;
    methods.continue_tracking = answer_no_tracking; /* 704 */
    desc.name = "Stops";
    OK(rk_class_define(s.context, &desc, &cls));
    add_control_of(&s, rk_control_create, cls, s.view, "stops", rect(200, 200, 100, 100));
    drag_by(&s, 9, 250, 250, 20, 0);
    collect(&s);
    desc.name = "Performer"; /* 800, 801, 802, 803, 913 */
    desc.superclass = "Responder";
    desc.control_methods = NULL;
    desc.actions = actions;
    desc.action_count = 1;
    OK(rk_class_define(s.context, &desc, &performer));
    OK(rk_responder_create(s.context, performer, &target));
    OK(rk_object_set_name(RK_OBJECT(target), "target"));
    OK(rk_control_add_target(quiet, RK_OBJECT(target), "act:", RKControlEventTouchUpInside));
    OK(rk_control_add_target(quiet, RK_OBJECT(target), "none:", RKControlEventTouchUpInside));
    OK(rk_control_add_target(quiet, NULL, "none:", RKControlEventTouchUpInside));
    tap_at(&s, 10, 50, 50);
    OK(rk_release(RK_OBJECT(target)));
    tap_at(&s, 12, 50, 50);
    OK(rk_release(RK_OBJECT(quiet)));
    OK(rk_release(RK_OBJECT(b)));
    done(&s);
}

int main(void) {
    /* Numbers of the reasons about recognisers, deliveries beside them, controls, actions, and their diagnostics. */
    static const int ranges[][2] = {{210, 215}, {500, 508}, {520, 531}, {540, 557}, {570, 583}, {700, 710}, {800, 803}, {910, 913}};
    size_t r;
    int reason;
    touches_refused();
    failures();
    endings();
    arbitration();
    too_late();
    controls();
    for (r = 0; r < sizeof ranges / sizeof *ranges; r++)
        for (reason = ranges[r][0]; reason <= ranges[r][1]; reason++) {
            if (!rk_reason_name((RKReason)reason)) {
                fprintf(stderr, "reason %d has no name\n", reason);
                EXPECT(false);
            } else if (!reached[reason]) {
                fprintf(stderr, "%s (%d) was never recorded\n", rk_reason_name((RKReason)reason), reason);
                EXPECT(false);
            }
        }
    return check_done("reasons");
}
