/* rk_problems() (SPEC 357): taps that nothing hears, near misses, controls that are touched and not hit. */
#include "problem_stage.h"

static void test_tap_unheard(void) {
    Stage s = scene();
    RKViewRef label = add_view(s.context, NULL, s.view, "label", rect(200, 200, 50, 50)), logger;
    RKControlRef mute = NULL;
    EXPECT_PROBLEMS("");
    touch_at(&s, 1, 1, 210, 210);
    EXPECT_PROBLEMS("1 label<nothing");
    EXPECT(problems[0].touch_id == 1 && problems[0].point.x == 210 && problems[0].time == 1 && problems[0].severity == RKProblemSeverityWarning && problems[0].reason == RKReasonTouchHit);
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "touch 1 at (210 210) ended on label, and nothing there handled the touch (SPEC 43)");
    (void)logger;
    /* In progress it is open. */
    OK(rk_trace_clear(s.context));
    down(&s, 2, 2, 210, 210);
    EXPECT_PROBLEMS("");
    /* What moves away is no tap. */
    move(&s, 2.1, 2, 210, 300);
    up(&s, 2.2, 2, 210, 300);
    EXPECT_PROBLEMS("");
    /* What the system takes away, neither. */
    down(&s, 3, 3, 210, 210);
    OK(rk_context_cancel_all_touches(s.context));
    EXPECT_PROBLEMS("");
    /* A view that listens, and one inside it. */
    OK(rk_trace_clear(s.context));
    logger = add_view(s.context, s.logger, s.view, "logger", rect(0, 0, 100, 100));
    add_view(s.context, NULL, logger, "inner", rect(0, 0, 50, 50));
    touch_at(&s, 4, 4, 80, 80);
    touch_at(&s, 5, 5, 20, 20);
    EXPECT_PROBLEMS("");
    /* A recogniser. */
    add_gesture(&s, rk_tap_create, label, "tap");
    touch_at(&s, 6, 6, 210, 210);
    EXPECT_PROBLEMS("");
    /* A control without an action, then with one. */
    OK(rk_button_create(s.context, NULL, rect(300, 300, 50, 50), &mute));
    OK(rk_object_set_name(RK_OBJECT(mute), "mute"));
    OK(rk_view_add_subview(s.view, RK_VIEW(mute)));
    touch_at(&s, 7, 7, 310, 310);
    EXPECT_PROBLEMS("1 mute<nothing");
    EXPECT(problems[0].reason == RKReasonControlNobodyListens && problems[0].touch_id == 7);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartHelp), "add a target") != NULL);
    OK(rk_trace_clear(s.context));
    OK(rk_control_add_action(mute, RKControlEventTouchUpInside, on_events, NULL, NULL, NULL));
    touch_at(&s, 8, 8, 310, 310);
    EXPECT_PROBLEMS("");
    OK(rk_release(RK_OBJECT(mute)));
    /* One of its events is enough. */
    {
        RKControlRef toggle = NULL;
        OK(rk_switch_create(s.context, NULL, rect(300, 200, 60, 40), &toggle));
        OK(rk_object_set_name(RK_OBJECT(toggle), "toggle"));
        OK(rk_view_add_subview(s.view, RK_VIEW(toggle)));
        touch_at(&s, 8.2, 8, 310, 210);
        EXPECT_PROBLEMS("1 toggle<nothing");
        OK(rk_control_add_action(toggle, RKControlEventTouchUpInside, on_events, NULL, NULL, NULL));
        OK(rk_trace_clear(s.context));
        touch_at(&s, 8.4, 8, 310, 210);
        EXPECT_PROBLEMS("");
        OK(rk_release(RK_OBJECT(toggle)));
        OK(rk_trace_clear(s.context));
    }
    /* No window. */
    touch_at(&s, 9, 9, 500, 500);
    EXPECT_PROBLEMS("1 nothing<nothing");
    EXPECT(problems[0].reason == RKReasonTouchHitNothing);
    end(&s);
}

static void test_near_miss(void) {
    Stage s = scene();
    RKControlRef save = button(&s, s.view, rect(100, 100, 50, 40));
    touch_at(&s, 1, 1, 95, 120);
    EXPECT_PROBLEMS("2 save<root 5/12");
    EXPECT(problems[0].reason == RKReasonNoteBesideControl && problems[0].touch_id == 1 && problems[0].unit == RKUnitPoints);
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "save was missed by 5 pt at (95 120); up to 12 pt beside a control is a near miss (SPEC 357)");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "save was not hit by touch 1 at (95 120): the touch was 5 pt outside of it") != NULL);
    /* Neither a later touch that hits it nor another one changes the explanation. */
    touch_at(&s, 1.2, 77, 120, 120);
    EXPECT_PROBLEMS("2 save<root 5/12");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "save was not hit by touch 1 at (95 120): the touch was 5 pt outside of it") != NULL);
    /* Twelve times, of which the last counts. */
    {
        int k;
        for (k = 1; k < 12; k++) touch_at(&s, 1 + k, 1 + k, 95 - k * 0.5, 120);
        EXPECT_PROBLEMS("2 save<root 10.5/12 x12");
        EXPECT(problems[0].first_time == 1 && problems[0].time == 12 && problems[0].touch_id == 12 && problems[0].first_sequence < problems[0].sequence);
        EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), ", the last of 12 times") != NULL);
    }
    /* From its other side, where a label was hit: the same problem. */
    {
        RKViewRef label = add_view(s.context, NULL, s.view, "label", rect(150, 100, 50, 40));
        touch_at(&s, 15, 15, 156, 120);
        EXPECT_PROBLEMS("2 save<label 6/12 x13");
        OK(rk_view_remove_from_superview(label));
    }
    /* At the corner, diagonally. */
    OK(rk_trace_clear(s.context));
    touch_at(&s, 20, 1, 97, 96);
    EXPECT_PROBLEMS("2 save<root 5/12");
    /* The number of the touch is used again: the explanation is still of that one. */
    touch_at(&s, 21, 1, 120, 120);
    EXPECT_PROBLEMS("2 save<root 5/12");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "(97 96)") != NULL);
    /* Moving it afterwards changes nothing: it was so when it was touched. */
    OK(rk_view_set_frame(RK_VIEW(save), rect(300, 300, 50, 40)));
    EXPECT_PROBLEMS("2 save<root 5/12");
    OK(rk_view_set_frame(RK_VIEW(save), rect(100, 100, 50, 40)));
    /* 13 points; inside; from a control; disabled; hidden: none. */
    OK(rk_trace_clear(s.context));
    touch_at(&s, 22, 22, 87, 120);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 23, 23, 101, 120);
    EXPECT_PROBLEMS("");
    add_control_of(&s, rk_button_create, NULL, s.view, "cancel", rect(150, 100, 50, 40));
    touch_at(&s, 24, 24, 152, 120);
    EXPECT_PROBLEMS("");
    OK(rk_control_set_enabled(save, false));
    touch_at(&s, 25, 25, 95, 120);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_control_set_enabled(save, true));
    OK(rk_view_set_hidden(RK_VIEW(save), true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 26, 26, 95, 120);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_view_set_hidden(RK_VIEW(save), false));
    /* A sheet over all: the control could not be hit either. */
    {
        RKViewRef sheet = add_view(s.context, NULL, s.view, "sheet", rect(0, 0, 400, 400));
        OK(rk_trace_clear(s.context));
        touch_at(&s, 27, 27, 95, 120);
        EXPECT_PROBLEMS("1 sheet<nothing");
        OK(rk_view_remove_from_superview(sheet));
    }
    /* A view that listens is meant; a recogniser of what contains the control is not. */
    {
        RKViewRef logger = add_view(s.context, s.logger, s.view, "logger", rect(50, 100, 50, 40));
        OK(rk_trace_clear(s.context));
        touch_at(&s, 28, 28, 95, 120);
        EXPECT_PROBLEMS("");
        OK(rk_view_remove_from_superview(logger));
        add_gesture(&s, rk_tap_create, s.view, "dismiss");
        touch_at(&s, 29, 29, 95, 120);
        EXPECT_PROBLEMS("2 save<root 5/12");
        OK(rk_trace_clear(s.context));
        touch_at(&s, 30, 30, 50, 300);
        EXPECT_PROBLEMS("");
        add_gesture(&s, rk_pan_create, s.view, "pan");
        down(&s, 31, 31, 95, 120);
        move(&s, 31.1, 31, 95, 220);
        up(&s, 31.2, 31, 95, 220);
        EXPECT_PROBLEMS("");
    }
    end(&s);
}

/* Points are those of the window, as it lay then, exact in the data and rounded in words. */
static void test_places(void) {
    Stage s = scene();
    OK(rk_view_set_frame(RK_VIEW(s.window), rect(100, 50, 400, 400)));
    button(&s, s.view, rect(100, 100, 50, 40));
    touch_at(&s, 1, 1, 196.2345678, 170.1111111);
    touch_at(&s, 2, 2, 300, 300);
    touch_at(&s, 3, 3, 10, 10);
    OK(rk_view_set_frame(RK_VIEW(s.window), rect(0, 0, 400, 400)));
    EXPECT(strstr(all(s.context, 0), "2 save<root 3.76543/12") != NULL && found == 3);
    EXPECT(problems[1].window == RK_OBJECT(s.window) && fabs(problems[1].point.x - 96.2345678) < 1e-9 && fabs(problems[1].point.y - 120.1111111) < 1e-9);
    EXPECT_TEXT(text_of(s.context, &problems[1], RKProblemPartSentence), "save was missed by 3.765 pt at (96.2 120.1); up to 12 pt beside a control is a near miss (SPEC 357)");
    EXPECT_TEXT(text_of(s.context, &problems[1], RKProblemPartWhere), "the bounds of save: they end 3.765 pt before the touch; touch 1 at (96.2 120.1) in window, 1.00 s");
    EXPECT(problems[2].point.x == 200 && problems[2].point.y == 250 && problems[2].window == RK_OBJECT(s.window));
    /* No window: the screen. */
    EXPECT(problems[0].point.x == 10 && problems[0].window == NULL && problems[0].victim == NULL);
    EXPECT(strstr(text_of(s.context, &problems[0], RKProblemPartWhere), "touch 3 at (10 10) of the screen, 3.00 s") != NULL);
    end(&s);
}

static void test_inside_and_not_hit(void) {
    Stage s = scene();
    RKViewRef bar = add_view(s.context, NULL, s.view, "bar", rect(0, 100, 400, 60)), overlay;
    RKControlRef save = button(&s, bar, rect(100, 10, 50, 100));
    /* Outside of the bar: it ends at 160. */
    touch_at(&s, 1, 1, 120, 170);
    EXPECT_PROBLEMS("4 save<bar 10/0");
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "save was touched at (120 170) and not hit: the point was 10 pt outside of bar, and subviews are hit only inside it (SPEC 357)");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 120, 150);
    EXPECT_PROBLEMS("");
    /* Covered by something that does not listen. */
    overlay = add_view(s.context, NULL, s.view, "overlay", rect(0, 0, 400, 400));
    touch_at(&s, 3, 3, 120, 150);
    EXPECT_PROBLEMS("3 save<overlay");
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartExplanation), "save was not hit by touch 3 at (120 150): overlay is in front of it there and took the touch (SPEC 32)");
    OK(rk_trace_clear(s.context));
    add_gesture(&s, rk_tap_create, overlay, "close");
    touch_at(&s, 4, 4, 120, 150);
    EXPECT_PROBLEMS("");
    OK(rk_view_remove_from_superview(overlay));
    /* Without interaction, itself or above. */
    OK(rk_view_set_user_interaction_enabled(bar, false));
    touch_at(&s, 5, 5, 120, 150);
    EXPECT_PROBLEMS("5 save<bar 1/0");
    EXPECT(problems[0].severity == RKProblemSeverityHint);
    OK(rk_view_set_user_interaction_enabled(bar, true));
    OK(rk_view_set_animating(RK_VIEW(save), true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 6, 6, 120, 150);
    EXPECT_PROBLEMS("5 save<save 2/0");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartHelp), "allow interaction while save is animating") != NULL);
    OK(rk_view_set_animating(RK_VIEW(save), false));
    /* What is hidden is not meant. */
    OK(rk_view_set_hidden(bar, true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 7, 7, 120, 150);
    EXPECT_PROBLEMS("1 root<nothing");
    overlay = add_view(s.context, NULL, s.view, "overlay", rect(0, 0, 400, 400));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 7.5, 7, 120, 150);
    EXPECT_PROBLEMS("1 overlay<nothing");
    OK(rk_view_remove_from_superview(overlay));
    OK(rk_view_set_hidden(bar, false));
    /* Disabled. */
    OK(rk_control_set_enabled(save, false));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 8, 8, 120, 150);
    EXPECT_PROBLEMS("6 save<save");
    OK(rk_control_set_enabled(save, true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 9, 9, 120, 150);
    EXPECT_PROBLEMS("");
    end(&s);
}

/* A view with a recogniser of its own, as a control. */
static void test_view_targets(void) {
    Stage s = scene();
    RKViewRef bar = add_view(s.context, NULL, s.view, "bar", rect(0, 100, 400, 60)), card = add_view(s.context, NULL, bar, "card", rect(100, 10, 50, 100)), front;
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, card, "tap");
    touch_at(&s, 1, 1, 120, 120);
    EXPECT_PROBLEMS("");
    touch_at(&s, 2, 1, 120, 170);
    EXPECT_PROBLEMS("4 card<bar 10/0");
    OK(rk_view_set_user_interaction_enabled(card, false));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 3, 1, 120, 120);
    EXPECT_PROBLEMS("5 card<card 1/0");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartHelp), "set userInteractionEnabled of card to true") != NULL);
    OK(rk_view_set_user_interaction_enabled(card, true));
    /* Under a lid, not behind what lies on a part of it. */
    OK(rk_view_set_frame(bar, rect(0, 100, 400, 120)));
    front = add_view(s.context, NULL, s.view, "front", rect(0, 100, 400, 120));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 4, 1, 120, 120);
    EXPECT_PROBLEMS("3 card<front");
    OK(rk_view_set_frame(front, rect(0, 100, 130, 50)));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 5, 1, 120, 120);
    EXPECT_PROBLEMS("1 front<nothing");
    /* What is as large as the window is covered by what is meant to. */
    OK(rk_view_set_frame(front, rect(0, 0, 400, 400)));
    OK(rk_view_set_frame(bar, rect(0, 0, 400, 400)));
    OK(rk_view_set_frame(card, rect(0, 0, 400, 400)));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 6, 1, 120, 120);
    EXPECT_PROBLEMS("1 front<nothing");
    OK(rk_view_remove_from_superview(front));
    /* Beside it is no near miss; nor within it, where it is disabled or without a target. */
    OK(rk_view_set_frame(card, rect(100, 10, 50, 100)));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 7, 1, 95, 50);
    EXPECT_PROBLEMS("1 bar<nothing");
    OK(rk_gesture_recognizer_set_enabled(tap, false));
    OK(rk_view_set_user_interaction_enabled(card, false));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 8, 1, 120, 50);
    EXPECT_PROBLEMS("1 bar<nothing; 22 tap<card");
    end(&s);
}

int main(void) {
    test_tap_unheard();
    test_near_miss();
    test_places();
    test_inside_and_not_hit();
    test_view_targets();
    return check_done("problems");
}
