/* rk_problems() (SPEC 357): the input of the host, and the program. */
#include "problem_stage.h"

/* ---- Input ---- */

static void test_input(void) {
    Stage s = scene();
    RKViewRef pad = add_view(s.context, s.logger, s.view, "pad", rect(0, 0, 400, 400));
    /* Began again. */
    down(&s, 1, 1, 100, 100);
    EXPECT_STATUS(send(s.context, 1.1, 1, RKTouchPhaseBegan, 150, 100), RKStatusAlreadyExists);
    EXPECT_PROBLEMS("30 pad<nothing -13/0");
    EXPECT(problems[0].touch_id == 1 && problems[0].severity == RKProblemSeverityError && problems[0].reason == RKReasonNoteRefused);
    up(&s, 1.2, 1, 100, 100);
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 1, 100, 100);
    touch_at(&s, 3, 1, 100, 100);
    EXPECT_PROBLEMS("");
    /* Never began. */
    EXPECT_STATUS(send(s.context, 4, 7, RKTouchPhaseMoved, 150, 100), RKStatusNotFound);
    EXPECT_STATUS(send(s.context, 4, 8, RKTouchPhaseEnded, 150, 100), RKStatusNotFound);
    EXPECT_PROBLEMS("31 nothing<nothing -12/0 x2");
    OK(rk_trace_clear(s.context));
    /* Not ended: after 10 s, or where the input ends. Resting reports count. */
    down(&s, 10, 1, 100, 100);
    OK(rk_context_advance(s.context, 19.9));
    EXPECT_PROBLEMS("");
    EXPECT_TEXT(all(s.context, RKProblemFlagsInputEnded), "32 pad<nothing 9.9/0");
    EXPECT_PROBLEMS("");
    move(&s, 19.9, 1, 100, 100);
    OK(rk_context_advance(s.context, 29));
    EXPECT_PROBLEMS("");
    OK(rk_context_advance(s.context, 30));
    EXPECT_PROBLEMS("32 pad<nothing 10.1/10");
    EXPECT(problems[0].touch_id == 1 && problems[0].unit == RKUnitSeconds && problems[0].point.x == 100);
    up(&s, 31, 1, 100, 100);
    EXPECT_TEXT(all(s.context, RKProblemFlagsInputEnded), "");
    /* A jump: 100 points at once and more than 10,000 points per second. */
    OK(rk_trace_clear(s.context));
    down(&s, 40, 1, 100, 100);
    move(&s, 40.008, 1, 199, 100);
    move(&s, 40.030, 1, 340, 100);
    EXPECT_PROBLEMS("");
    move(&s, 40.035, 1, 240, 100);
    EXPECT_PROBLEMS("33 pad<nothing 20000/10000");
    move(&s, 40.035, 1, 60, 100); /* at the same moment: taken for 1 ms */
    EXPECT_PROBLEMS("33 pad<nothing 180000/10000 x2");
    up(&s, 41, 1, 60, 100);
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "touch 1 moved at 180000 pt/s, more than 10000, to (60 100), the last of 2 times (SPEC 357)");
    /* On another view it is the same problem. */
    add_view(s.context, s.logger, s.view, "other", rect(0, 300, 400, 50));
    down(&s, 41.1, 1, 10, 310);
    move(&s, 41.105, 1, 310, 310);
    up(&s, 41.2, 1, 310, 310);
    EXPECT_PROBLEMS("33 other<nothing 60000/10000 x3");
    /* In between two updates. */
    OK(rk_trace_clear(s.context));
    down(&s, 42, 1, 100, 100);
    {
        RKTouchSnapshot between[2];
        RKTouchSample sample_with = sample(1, RKTouchPhaseMoved, 110, 100);
        memset(between, 0, sizeof between);
        between[0].timestamp = 42.002;
        between[0].location = point(350, 100);
        between[1].timestamp = 42.5;
        between[1].location = point(108, 100);
        sample_with.coalesced = between;
        sample_with.coalesced_count = 2;
        OK(rk_context_send_touches(s.context, 42.51, &sample_with, 1));
    }
    EXPECT_PROBLEMS("33 pad<nothing 125000/10000");
    up(&s, 43, 1, 110, 100);
    /* Backwards. */
    OK(rk_trace_clear(s.context));
    touch_at(&s, 44, 1, 100, 100);
    down(&s, 43.5, 1, 100, 100);
    EXPECT_PROBLEMS("34 nothing<nothing 0.55/0");
    up(&s, 45, 1, 100, 100);
    /* A clock that stands still is in order. */
    OK(rk_trace_clear(s.context));
    down(&s, 46, 1, 100, 100);
    up(&s, 46, 1, 100, 100);
    EXPECT_PROBLEMS("");
    (void)pad;
    end(&s);
}

static void test_dropped(void) {
    Stage s = scene();
    RKApplicationRef app = NULL;
    RKTouchSample again = sample(9, RKTouchPhaseEnded, 10, 10);
    add_gesture(&s, rk_tap_create, s.view, "tap");
    OK(rk_context_get_application(s.context, &app));
    OK(rk_application_begin_ignoring_interaction_events(app));
    touch_at(&s, 1, 1, 100, 100);
    EXPECT_PROBLEMS("13 nothing<nothing 1/0");
    EXPECT(problems[0].reason == RKReasonTouchIgnored && problems[0].severity == RKProblemSeverityWarning && problems[0].unit == RKUnitSeconds && !problems[0].window);
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "touch 1 at (100 100) was dropped: interaction events had been ignored for 1.00 s (SPEC 286)");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartWhere), "; touch 1 at (100 100) of the screen, 1.00 s") != NULL);
    /* Each touch once, however it continues. */
    down(&s, 1.5, 1, 100, 100);
    move(&s, 1.6, 1, 120, 100);
    up(&s, 1.7, 1, 120, 100);
    EXPECT_PROBLEMS("13 nothing<nothing 1.5/0 x2");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 1.8, 1, 100, 100);
    EXPECT_PROBLEMS("13 nothing<nothing");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), "since before the trace") != NULL);
    OK(rk_application_end_ignoring_interaction_events(app));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 100, 100);
    EXPECT_PROBLEMS("");
    OK(rk_context_post_touches(s.context, 3, &again, 1));
    OK(rk_context_drain(s.context, NULL));
    EXPECT(strstr(all(s.context, 0), "36 nothing<nothing -12/0") != NULL);
    log_clear();
    end(&s);
}

/* ---- The program ---- */

static void test_program(void) {
    Stage s = scene();
    RKViewRef target = add_view(s.context, NULL, s.view, "target", rect(0, 0, 10, 10));
    RKControlRef save = NULL;
    OK(rk_button_create(s.context, NULL, rect(100, 100, 50, 50), &save));
    OK(rk_object_set_name(RK_OBJECT(save), "save"));
    OK(rk_view_add_subview(s.view, RK_VIEW(save)));
    OK(rk_control_add_target(save, RK_OBJECT(target), "save:", RKControlEventTouchUpInside));
    touch_at(&s, 1, 1, 120, 120);
    EXPECT_TEXT(all(s.context, 0), "40 save<target");
    EXPECT(problems[0].severity == RKProblemSeverityError);
    OK(rk_control_remove_target(save, NULL, NULL, RKControlEventAllEvents));
    OK(rk_control_add_action(save, RKControlEventTouchUpInside, on_events, NULL, NULL, NULL));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 120, 120);
    EXPECT_PROBLEMS("");
    /* A diagnostic: two recognisers that require one another. */
    {
        RKGestureRecognizerRef a = add_gesture(&s, rk_tap_create, s.view, "a"), b = add_gesture(&s, rk_tap_create, s.view, "b");
        OK(rk_gesture_recognizer_require_to_fail(a, b));
        (void)!rk_gesture_recognizer_require_to_fail(b, a);
        touch_at(&s, 3, 3, 300, 300);
        EXPECT(strstr(all(s.context, 0), "41 ") != NULL);
        EXPECT(strstr(text_of(s.context, &problems[0], RKProblemPartSentence), "the library reports: ") != NULL);
    }
    OK(rk_release(RK_OBJECT(save)));
    log_clear();
    end(&s);
}

int main(void) {
    test_input();
    test_dropped();
    test_program();
    return check_done("problems_input");
}
