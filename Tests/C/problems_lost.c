/* rk_problems() (SPEC 357): touches that are lost in their middle, scroll views that do not move, text that goes nowhere, actions without a performer. */
#include "problem_stage.h"

static const char *sentence(Stage *s) { return text_of(s->context, problems, RKProblemPartSentence); }
static const char *where(Stage *s) { return text_of(s->context, problems, RKProblemPartWhere); }

/* ---- Lost in the middle ---- */

static void test_control_lost(void) {
    Stage s = scene();
    RKViewRef panel = add_view(s.context, NULL, s.view, "panel", rect(0, 0, 300, 300));
    RKControlRef save = NULL;
    OK(rk_button_create(s.context, NULL, rect(100, 100, 50, 40), &save));
    OK(rk_object_set_name(RK_OBJECT(save), "save"));
    OK(rk_control_add_action(save, RKControlEventTouchUpInside, on_events, NULL, NULL, NULL));
    OK(rk_view_add_subview(panel, RK_VIEW(save)));
    /* Itself. */
    down(&s, 1, 1, 120, 120);
    OK(rk_view_remove_from_superview(RK_VIEW(save)));
    EXPECT_PROBLEMS("11 save<save");
    EXPECT(problems[0].severity == RKProblemSeverityHint && problems[0].touch_id == 1 && problems[0].time == 1 && problems[0].reason == RKReasonControlCancelledByRemoval);
    EXPECT_TEXT(sentence(&s), "save lost touch 1: it left its window in the middle of the touch (SPEC 148)");
    EXPECT_TEXT(where(&s), "the code that removes save or a view above it; touch 1 at (120 120) in window, 1.00 s");
    up(&s, 1.1, 1, 120, 120);
    EXPECT_PROBLEMS("11 save<save");
    /* With what it lies in: that is named. Put back, it is not known any more. */
    OK(rk_view_add_subview(panel, RK_VIEW(save)));
    OK(rk_trace_clear(s.context));
    down(&s, 2, 1, 120, 120);
    OK(rk_retain(RK_OBJECT(panel)));
    OK(rk_view_remove_from_superview(panel));
    EXPECT_PROBLEMS("11 save<panel");
    EXPECT_TEXT(sentence(&s), "save lost touch 1: panel left the window in the middle of the touch (SPEC 148)");
    OK(rk_view_add_subview(s.view, panel));
    EXPECT_PROBLEMS("11 save<nothing");
    up(&s, 2.1, 1, 120, 120);
    /* Disabled. */
    OK(rk_trace_clear(s.context));
    down(&s, 3, 1, 120, 120);
    OK(rk_control_set_enabled(save, false));
    EXPECT_PROBLEMS("11 save<save");
    EXPECT_TEXT(sentence(&s), "save lost touch 1, and its action was not sent: it was disabled in the middle of the touch (SPEC 149)");
    up(&s, 3.1, 1, 120, 120);
    OK(rk_control_set_enabled(save, true));
    /* The window. */
    OK(rk_trace_clear(s.context));
    down(&s, 4, 1, 120, 120);
    OK(rk_view_set_hidden(RK_VIEW(s.window), true));
    EXPECT_PROBLEMS("11 save<window");
    EXPECT(strstr(sentence(&s), "its window window was hidden or ended in the middle of the touch") != NULL);
    OK(rk_view_set_hidden(RK_VIEW(s.window), false));
    up(&s, 4.1, 1, 120, 120);
    /* Nothing is lost: it has sent what it is there for, nothing waits for that, or the host took the touch. */
    OK(rk_control_add_action(save, RKControlEventValueChanged, on_events, NULL, NULL, NULL));
    OK(rk_trace_clear(s.context));
    down(&s, 5, 1, 120, 120);
    OK(rk_control_send_actions(save, RKControlEventValueChanged));
    OK(rk_view_remove_from_superview(RK_VIEW(save)));
    up(&s, 5.1, 1, 120, 120);
    OK(rk_view_add_subview(panel, RK_VIEW(save)));
    down(&s, 6, 1, 120, 120);
    OK(rk_context_cancel_all_touches(s.context));
    EXPECT_PROBLEMS("");
    OK(rk_control_remove_target(save, NULL, NULL, RKControlEventAllEvents));
    OK(rk_release(RK_OBJECT(save)));
    OK(rk_release(RK_OBJECT(panel)));
    log_clear();
    end(&s);
}

static void test_view_and_recognizer_lost(void) {
    Stage s = scene();
    RKViewRef pad = add_view(s.context, s.logger, s.view, "pad", rect(0, 0, 100, 100)), card = add_view(s.context, NULL, s.view, "card", rect(200, 0, 100, 100)), idle;
    OK(rk_retain(RK_OBJECT(pad)));
    OK(rk_retain(RK_OBJECT(card)));
    down(&s, 1, 1, 50, 50);
    move(&s, 1.1, 1, 60, 50);
    OK(rk_view_remove_from_superview(pad));
    EXPECT_PROBLEMS("11 pad<pad");
    EXPECT(problems[0].time == 1.1 && problems[0].reason == RKReasonTouchCancelledByRemoval);
    up(&s, 1.2, 1, 60, 50);
    /* After its touch. */
    OK(rk_view_add_subview(s.view, pad));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 1, 50, 50);
    OK(rk_view_remove_from_superview(pad));
    EXPECT_PROBLEMS("");
    /* A view that handles nothing has lost nothing. */
    idle = add_view(s.context, NULL, s.view, "idle", rect(0, 200, 50, 50));
    down(&s, 3, 1, 20, 220);
    OK(rk_view_remove_from_superview(idle));
    up(&s, 3.1, 1, 20, 220);
    EXPECT_PROBLEMS("");
    /* A pan that had begun, and a tap that had not. It does not say that they never fire. */
    add_gesture(&s, rk_pan_create, card, "pan");
    OK(rk_trace_clear(s.context));
    down(&s, 4, 1, 220, 50);
    move(&s, 4.1, 1, 250, 50);
    OK(rk_view_remove_from_superview(card));
    EXPECT_PROBLEMS("11 pan<card");
    EXPECT(problems[0].reason == RKReasonGestureCancelledByRemoval);
    EXPECT_TEXT(sentence(&s), "pan lost touch 1: card left the window in the middle of the touch (SPEC 302)");
    up(&s, 4.2, 1, 250, 50);
    OK(rk_view_add_subview(s.view, card));
    OK(rk_trace_clear(s.context));
    down(&s, 5, 1, 220, 50);
    OK(rk_view_remove_from_superview(card));
    up(&s, 5.1, 1, 220, 50);
    EXPECT_PROBLEMS("11 pan<card");
    OK(rk_release(RK_OBJECT(pad)));
    OK(rk_release(RK_OBJECT(card)));
    log_clear();
    end(&s);
}

/* What an action of the lift removes has lost nothing. */
static void on_remove(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)events, (void)event, (void)userdata;
    OK(rk_view_remove_from_superview(RK_VIEW(control)));
}
static void test_removed_by_its_action(void) {
    Stage s = scene();
    RKControlRef save = NULL;
    OK(rk_button_create(s.context, NULL, rect(100, 100, 50, 40), &save));
    OK(rk_control_add_action(save, RKControlEventTouchUpInside, on_remove, NULL, NULL, NULL));
    OK(rk_view_add_subview(s.view, RK_VIEW(save)));
    OK(rk_release(RK_OBJECT(save)));
    touch_at(&s, 1, 1, 120, 120);
    EXPECT_PROBLEMS("");
    EXPECT(!rk_object_is_alive(RK_OBJECT(save)));
    end(&s);
}

/* ---- Scrolling ---- */

static void wheel_by(Stage *s, double t, double x, double y, double dx, double dy) {
    RKScrollSample sample = RK_INIT(RKScrollSample);
    sample.location = point(x, y);
    sample.delta = point(dx, dy);
    sample.is_discrete = true;
    OK(rk_context_send_scroll(s->context, t, &sample));
}
static void wheel(Stage *s, double t, double x, double y, double dy) { wheel_by(s, t, x, y, 0, dy); }

static RKScrollViewRef list_of(Stage *s, RKViewRef parent, const char *name, RKRect frame, double height) {
    RKScrollViewRef list = NULL;
    RKSize size = {frame.size.width, height};
    OK(rk_scroll_view_create(s->context, NULL, frame, &list));
    OK(rk_object_set_name(RK_OBJECT(list), name));
    OK(rk_view_add_subview(parent, RK_VIEW(list)));
    OK(rk_release(RK_OBJECT(list)));
    OK(rk_scroll_view_set_content_size(list, size));
    return list;
}

static void test_scroll_unmoved(void) {
    Stage s = scene();
    RKScrollViewRef list = list_of(&s, s.view, "list", rect(0, 0, 300, 300), 200), inner;
    RKSize size = {300, 900};
    /* Its content fits. */
    drag_by(&s, 1, 100, 200, 0, -100);
    EXPECT_PROBLEMS("12 list<nothing");
    EXPECT(problems[0].severity == RKProblemSeverityHint && problems[0].reason == RKReasonScrollCannotScroll && problems[0].touch_id == 1);
    EXPECT_TEXT(sentence(&s), "list did not scroll at (100 200): its content, 200 pt high, fitted in it, and each alwaysBounce property was false (SPEC 244)");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartHelp), "set contentSize of list") != NULL);
    /* The wheel, as often. */
    OK(rk_trace_clear(s.context));
    wheel(&s, 3, 100, 100, -30);
    wheel(&s, 3.1, 100, 100, -30);
    EXPECT_PROBLEMS("12 list<nothing x2");
    EXPECT(problems[0].point.x == 100 && problems[0].window == RK_OBJECT(s.window) && problems[0].touch_id == 0);
    EXPECT(strstr(where(&s), "(100 100) in window") != NULL);
    /* A tap is no drag. */
    OK(rk_trace_clear(s.context));
    touch_at(&s, 4, 1, 100, 100);
    EXPECT_PROBLEMS("1 list<nothing");
    /* Disabled. */
    OK(rk_scroll_view_set_content_size(list, size));
    OK(rk_scroll_view_set_scroll_enabled(list, false));
    OK(rk_trace_clear(s.context));
    drag_by(&s, 5, 100, 200, 0, -100);
    wheel(&s, 6, 100, 100, -30);
    EXPECT_PROBLEMS("12 list<nothing x2");
    EXPECT(problems[0].reason == RKReasonScrollDisabled);
    EXPECT_TEXT(sentence(&s), "list did not scroll at (100 100): its scrollEnabled was false, the last of 2 times (SPEC 242)");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 7, 1, 100, 100);
    EXPECT_PROBLEMS("1 list<nothing");
    OK(rk_scroll_view_set_scroll_enabled(list, true));
    /* Under a finger: it scrolls, is at its end, or scrolls along another axis. */
    OK(rk_trace_clear(s.context));
    drag_by(&s, 8, 100, 200, 0, -100);
    OK(rk_context_advance(s.context, 12));
    drag_by(&s, 13, 50, 200, 120, 0);
    wheel(&s, 15, 100, 100, -5000);
    EXPECT_PROBLEMS("");
    /* The wheel at its end, and along another axis. */
    wheel(&s, 15.1, 100, 100, -30);
    EXPECT_PROBLEMS("12 list<nothing");
    EXPECT(problems[0].severity == RKProblemSeverityHint && problems[0].value == 2 && problems[0].limit == 1);
    EXPECT_TEXT(sentence(&s), "list did not scroll vertically at (100 100): it was at its edge that way (SPEC 244)");
    EXPECT(strstr(where(&s), "contentOffset and contentSize of list") != NULL);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartHelp), "a scroll view that scrolls farther") != NULL);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "scrolls no farther that way: it is at its edge") != NULL);
    wheel(&s, 15.2, 100, 100, 30);
    OK(rk_trace_clear(s.context));
    wheel_by(&s, 15.3, 100, 100, 40, 0);
    EXPECT_PROBLEMS("12 list<nothing");
    EXPECT(problems[0].value == 1 && problems[0].limit == 0);
    EXPECT_TEXT(sentence(&s), "list did not scroll horizontally at (100 100): its content, 300 pt wide, was not wider than it, and its alwaysBounceHorizontal was false (SPEC 244)");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartHelp), "scroll vertically, let the content of list be wider") != NULL);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "cannot scroll horizontally: its content is 300 pt wide, which fits into 300 pt") != NULL);
    /* The one around it takes over. */
    inner = list_of(&s, RK_VIEW(list), "inner", rect(0, 0, 300, 900), 100);
    OK(rk_scroll_view_set_content_offset(list, point(0, 0), false));
    OK(rk_trace_clear(s.context));
    drag_by(&s, 16, 100, 200, 0, -100);
    OK(rk_context_advance(s.context, 20));
    wheel(&s, 21, 100, 100, -30);
    OK(rk_scroll_view_set_scroll_enabled(inner, false));
    wheel(&s, 22, 100, 100, -30);
    EXPECT_PROBLEMS("");
    log_clear();
    end(&s);
}

static void test_zoom_unmoved(void) {
    Stage s = scene();
    RKScrollViewRef photo = list_of(&s, s.view, "photo", rect(0, 0, 400, 400), 400);
    double x;
    both(&s, 1, RKTouchPhaseBegan, 150, 200, 250, 200);
    for (x = 0; x < 60; x += 10) both(&s, 1.1 + x / 1000, RKTouchPhaseMoved, 150 - x, 200, 250 + x, 200);
    both(&s, 1.5, RKTouchPhaseEnded, 100, 200, 300, 200);
    EXPECT_PROBLEMS("12 photo<nothing 1/1");
    EXPECT(problems[0].reason == RKReasonScrollCannotZoom);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), "its maximumZoomScale, 1, was not above its minimumZoomScale, 1 (SPEC 268)") != NULL);
    OK(rk_scroll_view_set_zoom_scale_range(photo, 1, 4));
    OK(rk_trace_clear(s.context));
    both(&s, 2, RKTouchPhaseBegan, 150, 200, 250, 200);
    for (x = 0; x < 60; x += 10) both(&s, 2.1 + x / 1000, RKTouchPhaseMoved, 150 - x, 200, 250 + x, 200);
    both(&s, 2.5, RKTouchPhaseEnded, 100, 200, 300, 200);
    EXPECT_PROBLEMS("12 photo<nothing");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), "there was no view for zooming (SPEC 268)") != NULL);
    end(&s);
}

/* ---- Text ---- */

static bool no_field(RKControlRef field, void *userdata) { return (void)field, (void)userdata, false; }
static bool no_change(RKControlRef field, size_t start, size_t length, const char *text, void *userdata) { return (void)field, (void)start, (void)length, (void)text, (void)userdata, false; }

static RKControlRef field_at(Stage *s, const char *name, double y) {
    RKControlRef field = NULL;
    OK(rk_text_field_create(s->context, NULL, rect(0, y, 200, 40), &field));
    OK(rk_object_set_name(RK_OBJECT(field), name));
    OK(rk_view_add_subview(s->view, RK_VIEW(field)));
    OK(rk_release(RK_OBJECT(field)));
    return field;
}

static void test_text_refused(void) {
    Stage s = scene();
    RKControlRef name = field_at(&s, "name", 0), mail = field_at(&s, "mail", 100);
    RKTextFieldDelegate d = RK_INIT(RKTextFieldDelegate);
    RKViewRef loose = NULL;
    bool taken = true;
    OK(rk_window_make_key(s.window));
    /* Nothing is first responder. */
    OK(rk_context_insert_text(s.context, 0.5, "a", &taken));
    EXPECT_PROBLEMS("10 nothing<window");
    EXPECT(!taken && problems[0].reason == RKReasonTextNobody && problems[0].severity == RKProblemSeverityHint);
    /* The beginning. */
    d.should_begin_editing = no_field;
    OK(rk_text_field_set_delegate(name, &d));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 1, 1, 50, 20);
    EXPECT_PROBLEMS("10 name<nothing");
    EXPECT(problems[0].reason == RKReasonTextRefused && problems[0].touch_id == 1 && problems[0].point.x == 50);
    EXPECT_TEXT(sentence(&s), "name did not begin editing: its delegate's textFieldShouldBeginEditing returned false (SPEC 325)");
    EXPECT_TEXT(where(&s), "the delegate of name; touch 1 at (50 20) in window, 1.05 s");
    /* A change and the return key, then the end: what cannot become first responder is the victim. */
    d.should_begin_editing = NULL;
    d.should_change_characters = no_change;
    OK(rk_text_field_set_delegate(name, &d));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 1, 50, 20);
    EXPECT_PROBLEMS("");
    OK(rk_context_insert_text(s.context, 2.5, "a", &taken));
    OK(rk_context_insert_text(s.context, 2.6, "b", &taken));
    EXPECT_PROBLEMS("10 name<nothing x2");
    d.should_change_characters = NULL;
    d.should_return = no_field;
    OK(rk_text_field_set_delegate(name, &d));
    OK(rk_trace_clear(s.context));
    OK(rk_context_insert_text(s.context, 2.7, "\n", &taken));
    EXPECT_PROBLEMS("10 name<nothing");
    EXPECT(strstr(sentence(&s), "textFieldShouldReturn returned false") != NULL);
    d.should_return = NULL;
    d.should_end_editing = no_field;
    OK(rk_text_field_set_delegate(name, &d));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 3, 1, 50, 120);
    EXPECT_PROBLEMS("10 mail<name");
    EXPECT(problems[0].reason == RKReasonFirstRefusedByCurrent && problems[0].touch_id == 1);
    OK(rk_trace_clear(s.context));
    (void)!rk_responder_resign_first_responder(RK_RESPONDER(name), &taken);
    EXPECT_PROBLEMS("10 name<nothing");
    OK(rk_text_field_set_delegate(name, NULL));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 4, 1, 50, 120);
    EXPECT_PROBLEMS("");
    /* In no window. */
    OK(rk_text_field_create(s.context, NULL, rect(0, 0, 9, 9), (RKControlRef *)&loose));
    OK(rk_object_set_name(RK_OBJECT(loose), "loose"));
    OK(rk_responder_become_first_responder(RK_RESPONDER(loose), &taken));
    EXPECT_PROBLEMS("10 loose<nothing");
    EXPECT(!taken && problems[0].reason == RKReasonFirstWithoutWindow);
    OK(rk_release(RK_OBJECT(loose)));
    (void)mail;
    log_clear();
    end(&s);
}

/* ---- Second fingers, sliders, actions ---- */

static void test_second_finger(void) {
    Stage s = scene();
    RKControlRef save = button(&s, s.view, rect(100, 100, 100, 40));
    int k;
    for (k = 0; k < 2; k++) {
        OK(rk_view_set_multiple_touch_enabled(RK_VIEW(save), k == 1));
        OK(rk_trace_clear(s.context));
        down(&s, 1 + k, 1, 120, 120);
        touch_at(&s, 1.1 + k, 2, 180, 120);
        up(&s, 1.3 + k, 1, 120, 120);
        /* It has sent its action for the first finger. */
        EXPECT_PROBLEMS("");
        OK(rk_trace_clear(s.context));
        down(&s, 1.4 + k, 1, 120, 120);
        move(&s, 1.45 + k, 1, 120, 400);
        touch_at(&s, 1.5 + k, 2, 180, 120);
        up(&s, 1.7 + k, 1, 120, 400);
        EXPECT_PROBLEMS("9 save<save");
        EXPECT_TEXT(sentence(&s), k ? "save did not get touch 2: a control tracks one touch at a time, and it had one (SPEC 143)" : "save did not get touch 2: a control tracks one touch at a time, and it had one (SPEC 95)");
        EXPECT(problems[0].touch_id == 2 && strstr(text_of(s.context, problems, RKProblemPartHelp), "controls of their own") != NULL);
    }
    log_clear();
    end(&s);
}

static void test_values(void) {
    Stage s = scene();
    RKControlRef volume = NULL, count = NULL;
    RKGestureRecognizerRef tap;
    /* Beside the thumb: only that moves it. */
    OK(rk_slider_create(s.context, NULL, rect(0, 0, 300, 40), &volume));
    OK(rk_object_set_name(RK_OBJECT(volume), "volume"));
    OK(rk_view_add_subview(s.view, RK_VIEW(volume)));
    OK(rk_control_add_action(volume, RKControlEventValueChanged, on_events, NULL, NULL, NULL));
    touch_at(&s, 1, 1, 200, 20);
    EXPECT(strncmp(all(s.context, 0), "7 volume<volume ", 16) == 0 && found == 1 && problems[0].unit == RKUnitPoints && problems[0].value > 100);
    EXPECT(strstr(sentence(&s), "pt beside its thumb, and nothing else handled it: only a touch on the thumb moves it") != NULL);
    /* A tap recogniser is the remedy. */
    tap = add_gesture(&s, rk_tap_create, RK_VIEW(volume), "jump");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 1, 200, 20);
    EXPECT_PROBLEMS("");
    OK(rk_view_remove_gesture_recognizer(RK_VIEW(volume), tap));
    /* At its end a stepper has nothing to send. */
    OK(rk_stepper_create(s.context, NULL, rect(0, 100, 94, 32), &count));
    OK(rk_object_set_name(RK_OBJECT(count), "count"));
    OK(rk_view_add_subview(s.view, RK_VIEW(count)));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 3, 1, 80, 110);
    EXPECT_PROBLEMS("1 count<nothing");
    OK(rk_trace_clear(s.context));
    OK(rk_control_set_value(count, 0));
    touch_at(&s, 3.5, 1, 10, 110); /* at its minimum */
    EXPECT_PROBLEMS("1 count<nothing");
    EXPECT_TEXT(sentence(&s), "count was touched at (10 110) and sent no action: nothing was added for valueChanged (SPEC 141)");
    OK(rk_control_add_action(count, RKControlEventValueChanged, on_events, NULL, NULL, NULL));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 4, 1, 10, 110);
    touch_at(&s, 5, 1, 10, 110);
    EXPECT_PROBLEMS("");
    OK(rk_release(RK_OBJECT(volume)));
    OK(rk_release(RK_OBJECT(count)));
    log_clear();
    end(&s);
}

static void test_actions(void) {
    Stage s = scene();
    RKViewRef model = add_view(s.context, NULL, s.view, "model", rect(0, 0, 1, 1));
    RKControlRef save = NULL;
    OK(rk_button_create(s.context, NULL, rect(100, 100, 50, 50), &save));
    OK(rk_object_set_name(RK_OBJECT(save), "save"));
    OK(rk_view_add_subview(s.view, RK_VIEW(save)));
    OK(rk_control_add_target(save, RK_OBJECT(model), "save:", RKControlEventTouchUpInside));
    touch_at(&s, 1, 1, 120, 120);
    EXPECT_PROBLEMS("40 save<model");
    EXPECT_TEXT(sentence(&s), "model does not perform save: of save: its class does not implement it (SPEC 135)");
    OK(rk_view_remove_from_superview(model));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 1, 120, 120);
    EXPECT_PROBLEMS("40 save<nothing");
    EXPECT_TEXT(sentence(&s), "save sent an action to a target that has ended: nothing was performed (SPEC 305)");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartHelp), "keep the target") != NULL);
    OK(rk_control_add_target(save, NULL, "send:", RKControlEventTouchUpInside));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 3, 1, 120, 120);
    EXPECT_PROBLEMS("40 save<nothing");
    EXPECT_TEXT(sentence(&s), "no responder performs send: of save: there was no first responder, and no responder above save implements it (SPEC 136)");
    OK(rk_release(RK_OBJECT(save)));
    end(&s);
}

int main(void) {
    test_control_lost();
    test_view_and_recognizer_lost();
    test_removed_by_its_action();
    test_scroll_unmoved();
    test_zoom_unmoved();
    test_text_refused();
    test_second_finger();
    test_values();
    test_actions();
    return check_done("problems_lost");
}
