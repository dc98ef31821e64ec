/* Classes and callbacks that do in the middle of a call what they should not, each with its own ending: what the recogniser makes of the rest
 * is reported exactly (SPEC 106, 163, 174), and nothing that ends inside a call is used after it (SPEC 304). */
#include "control_stage.h"

static RKClassRef own_class;

static RKGestureRecognizerRef recognizer_of(Stage *s, const char *superclass, const RKGestureRecognizerMethods *methods) {
    own_class = gesture_class(s, "Own", superclass, methods, NULL);
    return add_gesture_of(s, rk_gesture_recognizer_create, own_class, s->view, "own");
}

/* ---- Touches that are ignored ---- */

static void ignore_all_but_first(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    size_t i;
    (void)userdata;
    for (i = 1; i < count; i++) OK(rk_gesture_recognizer_ignore_touch(self, touches[i]));
    OK(rk_super_gesture_touches_began(own_class, self, touches, count, event));
}

/* SPEC 106, 174: super is called with touches of which one is ignored by then. */
static void tap_with_the_other_finger(void) {
    Stage s = stage_make();
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    methods.touches_began = ignore_all_but_first;
    recognizer_of(&s, "Tap", &methods);
    both(&s, 1, RKTouchPhaseBegan, 10, 10, 200, 200);
    up(&s, 1.1, 1, 10, 10);
    EXPECT(strstr(check_log, "act:own(ended)") != NULL);
    up(&s, 1.2, 2, 200, 200);
    log_clear();
    stage_end(&s);
}

static void begin_and_ignore(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    OK(rk_super_gesture_touches_began(own_class, self, touches, count, event));
    OK(rk_gesture_recognizer_ignore_touch(self, touches[0]));
}

/* SPEC 106: a finger that was counted and is ignored presses no more. */
static void press_without_finger(void) {
    Stage s = stage_make();
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    methods.touches_began = begin_and_ignore;
    recognizer_of(&s, "LongPress", &methods);
    down(&s, 1, 1, 10, 10);
    OK(rk_context_advance(s.context, 2));
    up(&s, 2.1, 1, 10, 10);
    EXPECT(strstr(check_log, "act:") == NULL);
    log_clear();
    stage_end(&s);
}

/* ---- States that are set too early, or again and again ---- */

static void begin_at_once(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    OK(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateBegan));
}

/* SPEC 210: a pan whose class keeps the beginning from it has not moved. */
static void pan_that_begins_by_itself(void) {
    Stage s = stage_make();
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerRef pan;
    RKPoint translation;
    methods.touches_began = begin_at_once;
    pan = recognizer_of(&s, "Pan", &methods);
    down(&s, 1, 1, 100, 70);
    OK(rk_pan_get_translation(pan, NULL, &translation));
    EXPECT(translation.x == 0 && translation.y == 0);
    up(&s, 1.1, 1, 100, 70);
    log_clear();
    stage_end(&s);
}

static int rounds;

static void change_again(RKGestureRecognizerRef recognizer, void *userdata) {
    RKGestureRecognizerState state = state_of(recognizer);
    (void)userdata;
    rounds++;
    if (state == RKGestureRecognizerStateBegan || state == RKGestureRecognizerStateChanged) OK(rk_gesture_recognizer_set_state(recognizer, RKGestureRecognizerStateChanged));
}

/* SPEC 163: an action that changes its own recogniser without end is not followed without end, and the gesture can be ended. */
static void action_without_end(void) {
    Stage s = stage_make();
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerRef own;
    methods.touches_began = begin_at_once;
    own = recognizer_of(&s, "GestureRecognizer", &methods);
    OK(rk_gesture_recognizer_add_action(own, change_again, NULL, NULL, NULL));
    down(&s, 1, 1, 100, 70);
    EXPECT(rounds > 1 && rounds < 1000);
    up(&s, 1.1, 1, 100, 70);
    EXPECT(state_of(own) == RKGestureRecognizerStatePossible);
    log_clear();
    stage_end(&s);
}

/* ---- Objects that end in the middle ---- */

static RKControlRef slider;

static void end_the_slider(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)control, (void)events, (void)event, (void)userdata;
    if (!slider) return;
    OK(rk_view_remove_from_superview(RK_VIEW(slider)));
    OK(rk_release(RK_OBJECT(slider)));
    slider = NULL;
}

/* SPEC 304: the action of a value ends the control whose inherited method is running. */
static void slider_that_ends(void) {
    Stage s = stage_make();
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKTouchRef touch;
    desc.name = "OwnSlider";
    desc.superclass = "Slider";
    OK(rk_class_define(s.context, &desc, &cls));
    OK(rk_slider_create(s.context, cls, rect(0, 0, 200, 20), &slider));
    OK(rk_view_add_subview(s.view, RK_VIEW(slider)));
    down(&s, 1, 1, 10, 10);
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_retain(RK_OBJECT(touch)));
    move(&s, 1.1, 1, 100, 10);
    OK(rk_control_set_value(slider, 0));
    OK(rk_control_add_action(slider, RKControlEventValueChanged, end_the_slider, NULL, NULL, NULL));
    OK(rk_super_end_tracking(cls, slider, touch, NULL));
    EXPECT(slider == NULL);
    up(&s, 1.2, 1, 100, 10);
    OK(rk_release(RK_OBJECT(touch)));
    log_clear();
    stage_end(&s);
}

static RKGestureRecognizerRef press;
static RKViewRef press_view;

static bool end_the_press(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer, (void)userdata;
    log_add("asked");
    if (press) {
        RKGestureRecognizerRef ending = press;
        press = NULL;
        OK(rk_view_remove_gesture_recognizer(press_view, ending));
    }
    return true;
}

/* SPEC 178, 304: a waiting recogniser ends another while that fails. */
static void press_that_ends(void) {
    Stage s = stage_make();
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    RKGestureRecognizerRef dependent;
    methods.touches_began = begin_at_once;
    press_view = s.view;
    press = add_gesture(&s, rk_long_press_create, s.view, "press");
    OK(rk_long_press_set_number_of_touches_required(press, 0));
    dependent = recognizer_of(&s, "GestureRecognizer", &methods);
    OK(rk_gesture_recognizer_require_to_fail(dependent, press));
    delegate.should_begin = end_the_press;
    OK(rk_gesture_recognizer_set_delegate(dependent, &delegate));
    down(&s, 1, 1, 100, 70);
    EXPECT(strstr(check_log, "asked") != NULL && press == NULL);
    up(&s, 1.1, 1, 100, 70);
    log_clear();
    stage_end(&s);
}

static void count_action(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer;
    ++*(int *)userdata;
}
static bool tapped(RKContextRef context, double time, double x) {
    return send(context, time, 1, RKTouchPhaseBegan, x, 50) == RKStatusOK && send(context, time + 0.05, 1, RKTouchPhaseEnded, x, 50) == RKStatusOK;
}

/* SPEC 352: where there is no memory for what a touch needs it does not begin; one that begins has its recognisers. */
static void shortage_that_passes(void) {
    enum { MOST = 200, STEP = 1000, FROM = 40000, TO = 160000 };
    uint64_t limit;
    int starved = 0, refused = 0;
    for (limit = FROM; limit < TO; limit += STEP) {
        RKContextDesc desc = RK_INIT(RKContextDesc);
        RKContextRef context = NULL;
        RKWindowRef window = NULL;
        RKViewRef view, eaters[MOST];
        RKGestureRecognizerRef tap = NULL;
        char name[256];
        uint64_t id;
        int count = 0, eaten = 0, actions = 0, before, length, k;
        desc.memory_limit = limit;
        if (rk_context_create(&desc, &context) != RKStatusOK) continue;
        OK(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window));
        view = add_view(context, NULL, RK_VIEW(window), "view", rect(0, 0, 200, 400));
        (void)add_view(context, NULL, RK_VIEW(window), "other", rect(200, 0, 200, 400));
        OK(rk_tap_create(context, NULL, &tap));
        OK(rk_gesture_recognizer_add_action(tap, count_action, &actions, NULL, &id));
        OK(rk_view_add_gesture_recognizer(view, tap));
        (void)tapped(context, 0, 300);
        while (count < MOST && rk_view_create(context, NULL, rect(0, 0, 1, 1), &eaters[count]) == RKStatusOK) count++;
        for (k = 0; k < count && rk_object_set_name(RK_OBJECT(eaters[k]), "x") == RKStatusOK; k++) {}
        memset(name, 'x', sizeof name);
        for (length = 255; length > 0; length /= 2) {
            name[length] = 0;
            while (eaten < count && rk_object_set_name(RK_OBJECT(eaters[eaten]), name) == RKStatusOK) eaten++;
            name[length] = 'x';
        }
        if (!tapped(context, 10, 50)) refused++;
        else if (actions == 0) starved++;
        for (k = 0; k < count; k++) OK(rk_release(RK_OBJECT(eaters[k])));
        actions = 0;
        (void)tapped(context, 20, 50);
        before = actions;
        /* What is looked up anew shows whether there is memory enough now. */
        OK(rk_gesture_recognizer_set_enabled(tap, false));
        OK(rk_gesture_recognizer_set_enabled(tap, true));
        (void)tapped(context, 30, 50);
        EXPECT(before == 1 || actions == 0);
        OK(rk_context_destroy(context));
    }
    EXPECT(starved == 0 && refused > 0); /* or nothing was tested */
}

/* SPEC 173, 303: a touch that an override of reset sends finds the others reset, whose update is over, too. */
static Stage *resetting;
static void tap_once(RKGestureRecognizerRef self, void *userdata) {
    static int resets;
    (void)self, (void)userdata;
    log_add("reset");
    if (resets++ == 0) tap_at(resetting, 10, 50, 50);
}
static void tap_inside_a_reset(void) {
    Stage s = stage_make();
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    methods.reset = tap_once;
    resetting = &s;
    add_gesture(&s, rk_tap_create, s.view, "tap");
    recognizer_of(&s, "GestureRecognizer", &methods); /* added later, it is reset first */
    tap_at(&s, 1, 50, 50);
    EXPECT_LOG("v.began{1} act:tap(ended) v.cancelled{1} reset v.began{1} act:tap(ended) v.cancelled{1}");
    stage_end(&s);
}

int main(void) {
    shortage_that_passes();
    tap_inside_a_reset();
    tap_with_the_other_finger();
    press_without_finger();
    pan_that_begins_by_itself();
    action_without_end();
    slider_that_ends();
    press_that_ends();
    return check_done("interference");
}
