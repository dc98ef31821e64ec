/* SPDX-License-Identifier: MIT */
/* What was kept from an object that had part of an input: by a sendEvent override, by a responder below it, or because a finger went elsewhere
   (SPEC 77, 91, 272, 357, 358). */
#include "problem_stage.h"

static Stage s;
static RKExplanationStep steps[32];
static size_t count;

/* The explanation of an object, of one touch if `touch` is not 0. */
static const char *why(void *object, int64_t touch) {
    static char text[2048];
    memset(steps, 0, sizeof steps);
    steps[0].struct_size = sizeof *steps;
    if (touch) {
        OK(rk_explain_touch(RK_OBJECT(object), touch, text, sizeof text, NULL));
        OK(rk_explain_touch_steps(RK_OBJECT(object), touch, steps, 32, &count));
    } else {
        OK(rk_explain(RK_OBJECT(object), text, sizeof text, NULL));
        OK(rk_explain_steps(RK_OBJECT(object), steps, 32, &count));
    }
    return text;
}
/* Both answers have the words, and a step of the reason about the culprit, or as its subject. */
static void both_say(void *object, int64_t touch, RKReason reason, void *culprit, const char *words) {
    int turn;
    for (turn = 0; turn < 2; turn++) {
        const char *text = why(object, turn ? touch : 0);
        size_t k;
        bool has = false;
        for (k = 0; k < count; k++) has |= steps[k].reason == reason && (steps[k].culprit == RK_OBJECT(culprit) || steps[k].subject == RK_OBJECT(culprit));
        EXPECT(has && strstr(text, words) != NULL);
        if (!has || !strstr(text, words)) fprintf(stderr, "  %s\n  has not: %s\n", text, words);
    }
}
static const char *sentence(void) { return text_of(s.context, problems, RKProblemPartSentence); }
static const char *help(void) { return text_of(s.context, problems, RKProblemPartHelp); }
static void open_scene(void) { s = scene(); }
static void next_scene(void) {
    end(&s);
    s = scene();
}

/* ---- Overrides ---- */

static void takes(RKResponderRef self, const RKTouchRef *touches, size_t number, RKEventRef event, void *userdata) { (void)self, (void)touches, (void)number, (void)event, (void)userdata; }
static void takes_presses(RKResponderRef self, const RKPressRef *presses, size_t number, RKEventRef event, void *userdata) { (void)self, (void)presses, (void)number, (void)event, (void)userdata; }

enum { Began = 1, Moved = 2, Ended = 4, PressBegan = 8, PressEnded = 16 };
static bool yes(RKResponderRef self, void *userdata) {
    (void)self, (void)userdata;
    return true;
}
/* A subclass that handles some phases, and does not call super. */
static RKClassRef taking(const char *name, const char *superclass, int phases) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassRef cls = NULL;
    static char unique[32];
    static int number;
    snprintf(unique, sizeof unique, "%s%d", name, ++number);
    if (phases & Began) methods.touches_began = takes;
    if (phases & Moved) methods.touches_moved = takes;
    if (phases & Ended) methods.touches_ended = takes;
    if (phases & PressBegan) methods.presses_began = takes_presses;
    if (phases & PressEnded) methods.presses_ended = takes_presses;
    if (phases & (PressBegan | PressEnded)) methods.can_become_first_responder = yes;
    desc.name = unique;
    desc.superclass = superclass;
    desc.responder_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    return cls;
}

/* What the window's, or the application's, sendEvent override drops. */
static RKClassRef dropper;
static RKTouchPhase dropped_phase;
static int64_t dropped_touch;
static bool is_dropped(RKEventRef event) {
    RKTouchRef all_touches[8];
    RKTouchPhase phase;
    int64_t id;
    size_t number = 0, k;
    OK(rk_event_get_all_touches(event, all_touches, 8, &number));
    for (k = 0; k < number; k++) {
        OK(rk_touch_get_phase(all_touches[k], &phase));
        OK(rk_touch_get_id(all_touches[k], &id));
        if (phase == dropped_phase && (!dropped_touch || id == dropped_touch)) return true;
    }
    return number == 0;
}
static void window_drops(RKWindowRef self, RKEventRef event, void *userdata) {
    (void)userdata;
    if (!is_dropped(event)) OK(rk_super_window_send_event(dropper, self, event));
}
static void application_drops(RKApplicationRef self, RKEventRef event, void *userdata) {
    (void)userdata;
    if (!is_dropped(event)) OK(rk_super_application_send_event(dropper, self, event));
}
static void drop(RKTouchPhase phase, int64_t touch, bool in_application) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKWindowMethods window = RK_INIT(RKWindowMethods);
    RKApplicationMethods application = RK_INIT(RKApplicationMethods);
    RKApplicationRef app = NULL;
    dropped_phase = phase;
    dropped_touch = touch;
    window.send_event = window_drops;
    application.send_event = application_drops;
    desc.name = "Dropper";
    desc.superclass = in_application ? "Application" : "Window";
    if (in_application) desc.application_methods = &application;
    if (!in_application) desc.window_methods = &window;
    OK(rk_class_define(s.context, &desc, &dropper));
    OK(rk_context_get_application(s.context, &app));
    OK(rk_object_set_name(RK_OBJECT(app), "app"));
    OK(rk_object_set_class(in_application ? RK_OBJECT(app) : RK_OBJECT(s.window), dropper));
}
static void *sender(bool in_application) {
    RKApplicationRef app = NULL;
    OK(rk_context_get_application(s.context, &app));
    return in_application ? (void *)app : (void *)s.window;
}

/* ---- Scenes ---- */

/* A sendEvent override keeps the end: the button tracks on, the recogniser does not decide. */
static void test_dropped_end(bool in_application) {
    RKControlRef save = button(&s, s.view, rect(0, 0, 100, 40));
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    const char *words = in_application ? "app's sendEvent override did not pass touchesEnded of touch 1 on" : "window's sendEvent override did not pass touchesEnded of touch 1 on";
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(tap, false));
    drop(RKTouchPhaseEnded, 0, in_application);
    touch_at(&s, 1, 1, 20, 20);
    both_say(save, 1, RKReasonEventDropped, sender(in_application), words);
    both_say(tap, 1, RKReasonEventDropped, sender(in_application), words);
    EXPECT_PROBLEMS(in_application ? "7 save<app" : "7 save<window");
    EXPECT(strstr(sentence(), "save missed the end of touch 1, which began at (20 20): the sendEvent override of") != NULL);
    EXPECT(strstr(help(), "call super there") != NULL);
}

/* A sendEvent override keeps the moves: the pan has moved 0 pt, and so has the scroll view. */
static void test_dropped_moves(void) {
    RKScrollViewRef list = add_list(&s, 200, (RKSize){400, 2000});
    RKGestureRecognizerRef pan = NULL;
    OK(rk_scroll_view_get_pan_gesture_recognizer(list, &pan));
    drop(RKTouchPhaseMoved, 0, false);
    down(&s, 1, 1, 50, 150);
    move(&s, 1.02, 1, 50, 100);
    move(&s, 1.04, 1, 50, 50);
    up(&s, 1.06, 1, 50, 50);
    both_say(list, 1, RKReasonEventDropped, s.window, "window's sendEvent override did not pass touchesMoved of touch 1 on");
    both_say(pan, 1, RKReasonEventDropped, s.window, "window's sendEvent override did not pass touchesMoved of touch 1 on");
    EXPECT_PROBLEMS("7 list<window");
    EXPECT(strstr(sentence(), "list missed the moves of touch 1, which began at (50 150)") != NULL);
}

/* Only one of two fingers is dropped: its beginning, or its end. */
static void test_dropped_finger(void) {
    RKGestureRecognizerRef zoom = add_gesture(&s, rk_pinch_create, s.view, "zoom");
    drop(RKTouchPhaseBegan, 2, false);
    down(&s, 1, 1, 50, 50);
    down(&s, 1.01, 2, 200, 200);
    up(&s, 1.2, 2, 200, 200);
    up(&s, 1.3, 1, 50, 50);
    both_say(zoom, 1, RKReasonEventDropped, s.window, "window's sendEvent override did not pass touchesBegan of touch 2 on");
    EXPECT(strstr(why(zoom, 2), "window's sendEvent override did not pass touchesBegan of touch 2 on") != NULL);
    dropped_phase = RKTouchPhaseEnded;
    down(&s, 2, 1, 50, 50);
    down(&s, 2.01, 2, 200, 200);
    move(&s, 2.1, 2, 300, 300);
    up(&s, 2.2, 2, 300, 300);
    up(&s, 2.3, 1, 50, 50);
    both_say(zoom, 2, RKReasonEventDropped, s.window, "window's sendEvent override did not pass touchesEnded of touch 2 on");
}

/* A button and a tap beside an override that passes everything on are as they were. */
static void test_passed_on(void) {
    RKControlRef save = button(&s, s.view, rect(0, 0, 100, 40));
    drop(RKTouchPhaseMoved, 0, false);
    down(&s, 1, 1, 20, 20);
    move(&s, 1.02, 1, 22, 20);
    up(&s, 1.05, 1, 22, 20);
    /* A button needs no moves. */
    EXPECT(strstr(why(save, 1), "sendEvent") == NULL);
    EXPECT_PROBLEMS("");
}

/* A view in a control, or in a view that handles touches, keeps one phase. */
static void test_kept_below(int phase, bool is_control) {
    static const char *const names[] = {"touchesBegan", "touchesMoved", "", "touchesEnded"};
    const char *name = names[phase];
    char words[128];
    void *above = is_control ? (void *)add_control_of(&s, phase == 1 ? rk_slider_create : rk_button_create, NULL, s.view, "above", rect(0, 0, 200, 40))
                             : (void *)add_view(s.context, taking("Canvas", "View", Began | Moved | Ended), s.view, "above", rect(0, 0, 200, 40));
    RKViewRef label = add_view(s.context, taking("Label", "View", phase == 0 ? Began : phase == 1 ? Moved : Ended), RK_VIEW(above), "label", rect(0, 0, 200, 40));
    down(&s, 1, 1, 12, 20);
    move(&s, 1.02, 1, 60, 20);
    up(&s, 1.04, 1, 60, 20);
    snprintf(words, sizeof words, "the %s override of label did not call super (SPEC 91)", name);
    both_say(above, 1, RKReasonMissHandledBelow, label, words);
    EXPECT_PROBLEMS("7 above<label");
    snprintf(words, sizeof words, "above missed the %s of touch 1", phase == 0 ? "beginning" : phase == 1 ? "moves" : "end");
    EXPECT(strstr(sentence(), words) != NULL && strstr(sentence(), name) != NULL);
    EXPECT(strstr(help(), "call super there") != NULL);
}

/* What a view handles as a whole is lost for none. */
static void test_handled_whole(void) {
    RKViewRef canvas = add_view(s.context, taking("Canvas", "View", Began | Moved | Ended), s.view, "canvas", rect(0, 0, 200, 40));
    add_view(s.context, taking("Pad", "View", Began | Moved | Ended), canvas, "pad", rect(0, 0, 100, 40));
    down(&s, 1, 1, 12, 20);
    move(&s, 1.02, 1, 60, 20);
    up(&s, 1.04, 1, 60, 20);
    EXPECT_PROBLEMS("");
}

/* The control's own override of the end, or of moves. */
static void test_kept_itself(void) {
    RKControlRef save = add_control_of(&s, rk_button_create, taking("Save", "Button", Ended), s.view, "save", rect(0, 0, 100, 40));
    RKControlRef amount = add_control_of(&s, rk_slider_create, taking("Amount", "Slider", Moved), s.view, "amount", rect(0, 100, 200, 40));
    touch_at(&s, 1, 1, 20, 20);
    both_say(save, 1, RKReasonMissNoSuper, save, "its touchesEnded override did not call super (SPEC 151)");
    EXPECT_PROBLEMS("7 save<save");
    EXPECT(strstr(sentence(), "save missed the end of touch 1") != NULL);
    down(&s, 2, 2, 12, 120);
    move(&s, 2.1, 2, 100, 120);
    up(&s, 2.2, 2, 100, 120);
    both_say(amount, 2, RKReasonMissNoSuper, amount, "its touchesMoved override did not call super (SPEC 151)");
}

static void press(double t, RKPressPhase phase) {
    RKPressSample sample = RK_INIT(RKPressSample);
    sample.id = 1;
    sample.type = RKPressTypeSelect;
    sample.phase = phase;
    OK(rk_context_send_presses(s.context, t, &sample, 1));
}

/* Presses: a first responder keeps the end, or the beginning; a window's sendEvent override keeps all. */
static void test_presses(bool keeps_end) {
    RKViewRef form = add_view(s.context, taking("Form", "View", PressBegan | PressEnded), s.view, "form", rect(0, 0, 200, 200));
    RKViewRef cell = add_view(s.context, taking("Cell", "View", keeps_end ? PressEnded : PressBegan), form, "cell", rect(0, 0, 100, 40));
    bool became = false;
    const char *words = keeps_end ? "the pressesEnded override of cell did not call super (SPEC 272)" : "the pressesBegan override of cell did not call super (SPEC 272)";
    OK(rk_window_make_key(s.window));
    OK(rk_responder_become_first_responder(RK_RESPONDER(cell), &became));
    EXPECT(became);
    press(1, RKPressPhaseBegan);
    press(1.1, RKPressPhaseEnded);
    EXPECT(strstr(why(form, 0), words) != NULL);
    EXPECT_PROBLEMS("7 form<cell");
    EXPECT(strstr(sentence(), keeps_end ? "form missed the end of a press: pressesEnded of cell did not call super" : "form missed the beginning of a press: pressesBegan of cell did not call super") != NULL);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartWhere), "touch") == NULL);
    OK(rk_trace_clear(s.context));
    drop(RKTouchPhaseBegan, 0, false);
    press(2, RKPressPhaseBegan);
    press(2.1, RKPressPhaseEnded);
    EXPECT(strstr(why(s.window, 0), "window's sendEvent override did not pass the event on") != NULL);
    EXPECT_PROBLEMS("7 window<window x2");
    EXPECT(strstr(sentence(), "an event without touches was lost: the sendEvent override of window did not pass the event on") != NULL);
}

/* A recogniser that needs two fingers: the other one hit a sibling, a margin or nothing of it, or was refused. */
static bool refuses_second(RKGestureRecognizerRef recognizer, RKTouchRef touch, void *userdata) {
    int64_t id = 0;
    (void)recognizer, (void)userdata;
    OK(rk_touch_get_id(touch, &id));
    return id != 2;
}
static void test_fingers_elsewhere(void) {
    RKViewRef map = add_view(s.context, NULL, s.view, "map", rect(0, 0, 300, 300));
    RKViewRef bar = add_view(s.context, NULL, s.view, "bar", rect(0, 150, 400, 50));
    RKGestureRecognizerRef zoom = add_gesture(&s, rk_pinch_create, map, "zoom");
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    double t = 1;
    int first;
    OK(rk_view_set_multiple_touch_enabled(map, true));
    for (first = 0; first < 2; first++) {
        /* The finger elsewhere comes second, or first and stays. */
        if (first) down(&s, t, 2, 100, 170);
        down(&s, t + 0.01, 1, 50, 50);
        if (!first) down(&s, t + 0.02, 2, 100, 170);
        EXPECT(strstr(why(zoom, 1), "it has 1 of the 2 fingers required (SPEC 159); touch 2 at (100 170) hit bar (SPEC 43)") != NULL);
        up(&s, t + 0.2, 1, 50, 50);
        up(&s, t + 0.3, 2, 100, 170);
        both_say(zoom, 1, RKReasonTouchHit, bar, "touch 2 at (100 170) hit bar (SPEC 43)");
        EXPECT(strstr(why(zoom, 2), "bar is in front of it there and took the touch") != NULL);
        t += 1;
    }
    /* In the margin around it. */
    down(&s, t, 1, 50, 50);
    down(&s, t, 2, 350, 350);
    up(&s, t + 0.2, 1, 50, 50);
    up(&s, t + 0.2, 2, 350, 350);
    both_say(zoom, 1, RKReasonTouchHit, s.view, "touch 2 at (350 350) hit root (SPEC 43)");
    /* Over before the first one: no part of it. */
    touch_at(&s, t + 1, 2, 350, 350);
    touch_at(&s, t + 2, 1, 50, 50);
    EXPECT(strstr(why(zoom, 0), "1 finger, fewer than the 2 required") && !strstr(why(zoom, 0), "touch 2"));
    /* Its delegate refuses one. */
    delegate.should_receive_touch = refuses_second;
    OK(rk_gesture_recognizer_set_delegate(zoom, &delegate));
    down(&s, t + 3, 1, 50, 50);
    down(&s, t + 3, 2, 50, 100);
    up(&s, t + 3.2, 1, 50, 50);
    up(&s, t + 3.2, 2, 50, 100);
    both_say(zoom, 1, RKReasonGestureTouchRefused, zoom, "zoom does not receive touch 2: shouldReceiveTouch of its delegate returned false (SPEC 169)");
}

/* One finger more than a recogniser takes. */
static void test_fingers_over(void) {
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    RKGestureRecognizerRef zoom = NULL;
    OK(rk_pan_set_maximum_number_of_touches(pan, 1));
    down(&s, 1, 1, 50, 50);
    down(&s, 1.01, 2, 100, 50);
    move(&s, 1.1, 2, 200, 50);
    up(&s, 1.2, 2, 200, 50);
    up(&s, 1.3, 1, 50, 50);
    EXPECT(strstr(why(pan, 2), "pan ignores touch 2: its maximumNumberOfTouches is 1 (SPEC 106)") != NULL);
    EXPECT(count == 1 && steps[0].reason == RKReasonGestureIgnoredTouch && near(steps[0].value, 2) && near(steps[0].limit, 1) && steps[0].unit == RKUnitTouches);
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    zoom = add_gesture(&s, rk_pinch_create, s.view, "zoom");
    down(&s, 2, 1, 50, 50);
    down(&s, 2.01, 2, 100, 50);
    down(&s, 2.02, 3, 150, 50);
    up(&s, 2.1, 3, 150, 50);
    up(&s, 2.2, 2, 100, 50);
    up(&s, 2.3, 1, 50, 50);
    EXPECT(strstr(why(zoom, 3), "zoom ignores touch 3: it takes 2 fingers (SPEC 106)") != NULL);
}

/* A chain of nextResponder that leads in a circle: no plain view handles the touch. */
static RKResponderRef circle;
static RKResponderRef leads_back(RKResponderRef self, void *userdata) {
    (void)self, (void)userdata;
    return circle;
}
static void test_circle(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassRef cls = NULL;
    RKViewRef outer, inner;
    methods.next_responder = leads_back;
    desc.name = "Circle";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    outer = add_view(s.context, cls, s.view, "outer", rect(0, 0, 200, 200));
    inner = add_view(s.context, NULL, outer, "inner", rect(0, 0, 100, 100));
    circle = RK_RESPONDER(inner);
    touch_at(&s, 1, 1, 20, 20);
    both_say(outer, 1, RKReasonResponderCycle, inner, "the responder chain repeats at inner");
    both_say(s.window, 1, RKReasonResponderCycle, inner, "the responder chain repeats at inner");
}

/* A class promises less than its pointInside override accepts. */
static bool accepts_all(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    return true;
}
static void test_promise(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef cls = NULL;
    RKControlRef save;
    char text[512];
    methods.point_inside = accepts_all;
    desc.name = "Wide";
    desc.superclass = "Button";
    desc.view_methods = &methods;
    desc.hit_test_outset = 5;
    OK(rk_class_define(s.context, &desc, &cls));
    save = add_control_of(&s, rk_button_create, cls, s.view, "save", rect(100, 100, 100, 40));
    touch_at(&s, 1, 1, 90, 120);
    EXPECT(strstr(why(save, 1), "the touch was 10 pt outside of it; the hit_test_outset of its class is 5 pt, and its override is not called beyond that (SPEC 11)") != NULL);
    OK(rk_view_explain_point(RK_VIEW(save), point(90, 120), 0, text, sizeof text, NULL));
    EXPECT(strstr(text, "the point is 10 pt outside of it; the hit_test_outset of its class is 5 pt") != NULL);
    EXPECT_PROBLEMS("2 save<root 10/12");
    EXPECT(strstr(help(), "hit_test_outset") != NULL);
}

int main(void) {
    int phase;
    open_scene();
    test_dropped_end(false);
    next_scene();
    test_dropped_end(true);
    next_scene();
    test_dropped_moves();
    next_scene();
    test_dropped_finger();
    next_scene();
    test_passed_on();
    for (phase = 0; phase < 4; phase++) {
        if (phase == 2) continue;
        next_scene();
        test_kept_below(phase, false);
        next_scene();
        test_kept_below(phase, true);
    }
    next_scene();
    test_handled_whole();
    next_scene();
    test_kept_itself();
    next_scene();
    test_presses(true);
    next_scene();
    test_presses(false);
    next_scene();
    test_fingers_elsewhere();
    next_scene();
    test_fingers_over();
    next_scene();
    test_circle();
    next_scene();
    test_promise();
    end(&s);
    return check_done("why_missed");
}
