/* Which recogniser wins: failure requirements, prevention, simultaneity, delegates and their order, standard controls' vetoes (SPEC 78-80, 152-156, 166-191). */
#include "stage.h"

/* ---- Without delegates and requirements ---- */

static void child_beats_parent(void) {
    Stage s = stage_make();
    RKViewRef child = add_view(s.context, s.logger, s.view, "child", rect(0, 0, 100, 100));
    add_gesture(&s, rk_tap_create, s.view, "parent");
    add_gesture(&s, rk_tap_create, child, "child-tap");
    tap_at(&s, 1, 50, 50); /* SPEC 190 */
    EXPECT_LOG("child.began{1} act:child-tap(ended) child.cancelled{1}");
    tap_at(&s, 2, 150, 50);
    EXPECT_LOG("v.began{1} act:parent(ended) v.cancelled{1}");
    stage_end(&s);
}

static void same_view(void) {
    Stage s = stage_make();
    add_gesture(&s, rk_tap_create, s.view, "first");
    add_gesture(&s, rk_tap_create, s.view, "second");
    tap_at(&s, 1, 50, 50); /* SPEC 189 */
    EXPECT_LOG("v.began{1} act:second(ended) v.cancelled{1}");
    OK(rk_context_set_config(s.context, RKConfigSameViewTie, 1));
    tap_at(&s, 2, 50, 50);
    EXPECT_LOG("v.began{1} act:first(ended) v.cancelled{1}");
    stage_end(&s);
}

static void single_and_double(bool double_first, bool required) {
    Stage s = stage_make();
    RKGestureRecognizerRef one = NULL, two = NULL;
    if (!double_first) one = add_gesture(&s, rk_tap_create, s.view, "one");
    two = add_gesture(&s, rk_tap_create, s.view, "two");
    if (double_first) one = add_gesture(&s, rk_tap_create, s.view, "one");
    OK(rk_tap_set_number_of_taps_required(two, 2));
    if (required) OK(rk_gesture_recognizer_require_to_fail(one, two));
    tap_at(&s, 1, 50, 50);
    if (required) EXPECT_LOG("v.began{1}");
    else EXPECT_LOG("v.began{1} act:one(ended) v.cancelled{1}");
    tap_at(&s, 1.2, 50, 50);
    if (required) EXPECT_LOG("v.began{1} act:two(ended) v.cancelled{1} v.cancelled{1}"); /* SPEC 104 */
    else EXPECT_LOG("v.began{1} act:two(ended) v.cancelled{1}");                         /* SPEC 188 */
    tap_at(&s, 5, 50, 50);
    log_clear();
    OK(rk_context_advance(s.context, 5.3999));
    EXPECT_LOG("");
    OK(rk_context_advance(s.context, 5.4)); /* SPEC S54: 0.35 s after the lift */
    if (required) EXPECT_LOG("act:one(ended) v.cancelled{1}");
    else EXPECT_LOG("");
    /* SPEC S79: a disabled recogniser blocks no other. */
    OK(rk_gesture_recognizer_set_enabled(two, false));
    tap_at(&s, 10, 50, 50);
    EXPECT_LOG("v.began{1} act:one(ended) v.cancelled{1}");
    stage_end(&s);
}

static void pan_and_swipe(bool required) {
    Stage s = stage_make();
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan"), swipe = add_gesture(&s, rk_swipe_create, s.view, "swipe");
    if (required) OK(rk_gesture_recognizer_require_to_fail(pan, swipe));
    down(&s, 1, 1, 100, 100);
    move(&s, 1.05, 1, 115, 100);
    EXPECT_LOG(required ? "v.began{1} v.moved{1}" : "v.began{1} act:pan(began) v.cancelled{1}"); /* SPEC 192 */
    move(&s, 1.1, 1, 200, 100);
    EXPECT_LOG(required ? "act:swipe(ended) v.cancelled{1}" : "act:pan(changed)");
    up(&s, 1.2, 1, 200, 100);
    EXPECT_LOG(required ? "" : "act:pan(ended)");
    /* Too slow for a swipe: then the pan continues from where it is (SPEC 180). */
    down(&s, 3, 1, 100, 100);
    move(&s, 3.3, 1, 115, 100);
    move(&s, 3.6, 1, 130, 100);
    if (required) EXPECT_LOG("v.began{1} v.moved{1} act:pan(began) v.cancelled{1}");
    log_clear();
    up(&s, 3.7, 1, 130, 100);
    EXPECT_LOG("act:pan(ended)");
    stage_end(&s);
}

/* SPEC 180: a continuous one whose touches have ended before it was allowed has failed. */
static void too_late(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan"), two = add_gesture(&s, rk_tap_create, s.view, "two");
    OK(rk_tap_set_number_of_taps_required(two, 2));
    OK(rk_gesture_recognizer_require_to_fail(pan, two));
    down(&s, 1, 1, 100, 100);
    move(&s, 1.05, 1, 120, 100);
    up(&s, 1.1, 1, 120, 100);
    OK(rk_context_advance(s.context, 3));
    EXPECT_LOG("v.began{1} v.moved{1} v.ended{1}");
    EXPECT(state_of(pan) == RKGestureRecognizerStatePossible && state_of(two) == RKGestureRecognizerStatePossible);
    stage_end(&s);
}

/* ---- Delegates ---- */

typedef struct Opinion {
    bool should_begin, receive_touch, receive_event, together, require, required;
    bool log;
    int dropped;
} Opinion;

static bool should_begin(RKGestureRecognizerRef self, void *userdata) {
    Opinion *o = (Opinion *)userdata;
    if (o->log) log_add("%s?begin", name_of(RK_OBJECT(self)));
    EXPECT(state_of(self) == RKGestureRecognizerStatePossible);
    return o->should_begin;
}
static bool receive_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) {
    Opinion *o = (Opinion *)userdata;
    int64_t id = 0;
    OK(rk_touch_get_id(touch, &id));
    if (o->log) log_add("%s?touch{%d}", name_of(RK_OBJECT(self)), (int)id);
    return o->receive_touch;
}
static bool receive_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
    Opinion *o = (Opinion *)userdata;
    RKEventType type = (RKEventType)-1;
    OK(rk_event_get_type(event, &type));
    EXPECT(type == RKEventTypeTouches);
    if (o->log) log_add("%s?event", name_of(RK_OBJECT(self)));
    return o->receive_event;
}
static bool together(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    Opinion *o = (Opinion *)userdata;
    if (o->log) log_add("%s?with(%s)", name_of(RK_OBJECT(self)), name_of(RK_OBJECT(other)));
    return o->together;
}
static bool require(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    Opinion *o = (Opinion *)userdata;
    if (o->log) log_add("%s?requires(%s)", name_of(RK_OBJECT(self)), name_of(RK_OBJECT(other)));
    return o->require;
}
static bool required_by(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    Opinion *o = (Opinion *)userdata;
    if (o->log) log_add("%s?requiredBy(%s)", name_of(RK_OBJECT(self)), name_of(RK_OBJECT(other)));
    return o->required;
}
static void dropped(void *userdata) { ((Opinion *)userdata)->dropped++; }

static Opinion opinion(void) {
    Opinion o = {true, true, true, false, false, false, true, 0};
    return o;
}
static void ask(RKGestureRecognizerRef g, Opinion *o) {
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    d.should_begin = should_begin;
    d.should_receive_touch = receive_touch;
    d.should_receive_event = receive_event;
    d.should_recognize_simultaneously_with = together;
    d.should_require_failure_of = require;
    d.should_be_required_to_fail_by = required_by;
    d.userdata = o;
    d.drop = dropped;
    OK(rk_gesture_recognizer_set_delegate(g, &d));
}

/* SPEC 169: once an event, once a touch, before touchesBegan. */
static void receiving(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    Opinion o = opinion();
    ask(tap, &o);
    down(&s, 1, 1, 50, 50);
    EXPECT_LOG("tap?event tap?touch{1} v.began{1}");
    o.log = false;
    up(&s, 1.05, 1, 50, 50);
    EXPECT_LOG("act:tap(ended) v.cancelled{1}");
    o.receive_touch = false;
    tap_at(&s, 2, 50, 50);
    EXPECT_LOG("v.began{1} v.ended{1}");
    o.receive_touch = true;
    o.receive_event = false;
    tap_at(&s, 3, 50, 50);
    EXPECT_LOG("v.began{1} v.ended{1}");
    o.receive_event = true;
    o.should_begin = false; /* SPEC 168 */
    tap_at(&s, 4, 50, 50);
    EXPECT_LOG("v.began{1} v.ended{1}");
    o.should_begin = true;
    OK(rk_gesture_recognizer_set_allowed_touch_types(tap, 1u << RKTouchTypePencil)); /* SPEC 171: not even asked */
    o.log = true;
    down(&s, 5, 1, 50, 50);
    EXPECT(strstr(check_log, "?touch") == NULL);
    up(&s, 5.05, 1, 50, 50);
    EXPECT(strstr(check_log, "act:") == NULL);
    log_clear();
    OK(rk_gesture_recognizer_set_delegate(tap, NULL));
    EXPECT(o.dropped == 1);
    stage_end(&s);
    EXPECT(o.dropped == 1);
}

/* SPEC 185: one yes is enough; without it the second of two fails. */
static void simultaneous(int who) { /* bit 0: pan's delegate allows it, bit 1: pinch's */
    Stage s = stage_make();
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan"), pinch = add_gesture(&s, rk_pinch_create, s.view, "pinch");
    Opinion a = opinion(), b = opinion();
    a.log = b.log = false;
    a.together = (who & 1) != 0;
    b.together = (who & 2) != 0;
    ask(pan, &a);
    ask(pinch, &b);
    both(&s, 1, RKTouchPhaseBegan, 100, 100, 200, 100);
    both(&s, 1.1, RKTouchPhaseMoved, 100, 130, 240, 130); /* far enough for both: the pinch was attached later */
    if (who) EXPECT_LOG("v.began{1,2} act:pinch(began) act:pan(began) v.cancelled{1,2}");
    else EXPECT_LOG("v.began{1,2} act:pinch(began) v.cancelled{1,2}");
    both(&s, 1.2, RKTouchPhaseMoved, 100, 140, 260, 140);
    both(&s, 1.3, RKTouchPhaseEnded, 100, 140, 260, 140);
    if (who) EXPECT_LOG("act:pinch(changed) act:pan(changed) act:pinch(ended) act:pan(ended)");
    else EXPECT_LOG("act:pinch(changed) act:pinch(ended)");
    EXPECT(state_of(pan) == RKGestureRecognizerStatePossible && state_of(pinch) == RKGestureRecognizerStatePossible);
    stage_end(&s);
    EXPECT(a.dropped == 1 && b.dropped == 1);
}

/* The only recogniser that is required for this attempt alone. */
static RKGestureRecognizerRef attempt_requirement(RKGestureRecognizerRef g) {
    RKGestureRecognizerRef found = NULL;
    size_t length = 0, always = 99;
    OK(rk_gesture_recognizer_get_attempt_failure_requirements(g, &found, 1, &length));
    OK(rk_gesture_recognizer_get_failure_requirements(g, NULL, 0, &always));
    EXPECT(length <= 1 && always == 0);
    return found;
}

/* SPEC 181: the requirement of one attempt. */
static void dynamic(bool by_other) {
    Stage s = stage_make();
    RKGestureRecognizerRef one = add_gesture(&s, rk_tap_create, s.view, "one"), two = add_gesture(&s, rk_tap_create, s.view, "two");
    Opinion a = opinion(), b = opinion();
    a.log = b.log = false;
    OK(rk_tap_set_number_of_taps_required(two, 2));
    a.require = !by_other;
    b.required = by_other;
    ask(one, &a);
    ask(two, &b);
    EXPECT(attempt_requirement(one) == NULL);
    tap_at(&s, 1, 50, 50);
    EXPECT_LOG("v.began{1}");
    EXPECT(attempt_requirement(one) == two && attempt_requirement(two) == NULL);
    OK(rk_context_advance(s.context, 2));
    EXPECT_LOG("act:one(ended) v.cancelled{1}");
    EXPECT(attempt_requirement(one) == NULL);
    a.require = b.required = false; /* the next attempt is asked anew */
    tap_at(&s, 3, 50, 50);
    EXPECT_LOG("v.began{1} act:one(ended) v.cancelled{1}");
    stage_end(&s);
}

/* An object that is view and delegate at once is asked once (SPEC 167); the views between are asked on the way up. */
static bool view_should_begin(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) {
    log_add("%s?begin(%s)", name_of(RK_OBJECT(self)), name_of(RK_OBJECT(recognizer)));
    return *(bool *)userdata;
}

static void asked_views(void) {
    Stage s = stage_make();
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKGestureRecognizerRef tap;
    RKViewRef outer, middle;
    RKObjectRef is = NULL;
    bool yes = true, answer = false;
    methods.gesture_recognizer_should_begin = view_should_begin;
    desc.name = "Asked";
    desc.superclass = "View";
    desc.view_methods = &methods;
    desc.userdata = &yes;
    OK(rk_class_define(s.context, &desc, &cls));
    outer = add_view(s.context, cls, s.view, "outer", rect(0, 0, 300, 300));
    middle = add_view(s.context, cls, outer, "middle", rect(0, 0, 200, 200));
    add_view(s.context, cls, middle, "inner", rect(0, 0, 100, 100));
    tap = add_gesture(&s, rk_tap_create, outer, "tap");
    d.object = RK_OBJECT(outer); /* without a function of its own: the object answers as the view that it is */
    OK(rk_gesture_recognizer_set_delegate(tap, &d));
    OK(rk_gesture_recognizer_get_delegate(tap, &is));
    EXPECT(is == RK_OBJECT(outer));
    tap_at(&s, 1, 50, 50);
    EXPECT_LOG("v.began{1} inner?begin(tap) middle?begin(tap) outer?begin(tap) act:tap(ended) v.cancelled{1}");
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(tap, false)); /* then only its own view */
    tap_at(&s, 2, 50, 50);
    EXPECT_LOG("v.began{1} outer?begin(tap) act:tap(ended) v.ended{1}");
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(tap, true));
    yes = false; /* the first no ends it */
    tap_at(&s, 3, 50, 50);
    EXPECT_LOG("v.began{1} inner?begin(tap) v.ended{1}");
    OK(rk_view_gesture_recognizer_should_begin(middle, tap, &answer));
    EXPECT_LOG("middle?begin(tap)");
    EXPECT(!answer);
    OK(rk_super_gesture_recognizer_should_begin(cls, middle, tap, &answer));
    EXPECT(answer);
    EXPECT_LOG("");
    OK(rk_view_remove_from_superview(outer));
    EXPECT_STATUS(rk_gesture_recognizer_get_delegate(tap, &is), RKStatusStaleHandle);
    stage_end(&s);
}

/* ---- Classes that decide ---- */

static bool yes_question(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    return true;
}
static bool no_question(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    return false;
}
static bool no_event(RKGestureRecognizerRef self, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    return false;
}

/* SPEC 184: one that may not prevent, or be prevented, continues beside the other. */
static void prevention(bool can_prevent_side) {
    Stage s = stage_make();
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerRef outer, inner;
    RKViewRef child = add_view(s.context, s.logger, s.view, "child", rect(0, 0, 100, 100));
    RKClassRef cls = NULL;
    bool answer = true;
    if (can_prevent_side) methods.can_prevent = no_question;
    else methods.can_be_prevented_by = no_question;
    cls = gesture_class(&s, "Gentle", "Tap", &methods, NULL);
    outer = add_gesture_of(&s, rk_tap_create, can_prevent_side ? NULL : cls, s.view, "outer");
    inner = add_gesture_of(&s, rk_tap_create, can_prevent_side ? cls : NULL, child, "inner");
    tap_at(&s, 1, 50, 50);
    EXPECT_LOG("child.began{1} act:inner(ended) act:outer(ended) child.cancelled{1}");
    OK(rk_gesture_recognizer_can_prevent(inner, outer, &answer));
    EXPECT(answer == !can_prevent_side);
    OK(rk_gesture_recognizer_can_be_prevented_by(outer, inner, &answer));
    EXPECT(answer == can_prevent_side);
    if (can_prevent_side) OK(rk_super_gesture_can_prevent(cls, inner, outer, &answer));
    else OK(rk_super_gesture_can_be_prevented_by(cls, outer, inner, &answer));
    EXPECT(answer);
    stage_end(&s);
}

static void class_questions(void) {
    Stage s = stage_make();
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerRef one, two;
    RKClassRef cls, deaf;
    bool answer = true;
    methods.should_require_failure_of = yes_question;
    cls = gesture_class(&s, "Patient", "Tap", &methods, NULL);
    one = add_gesture_of(&s, rk_tap_create, cls, s.view, "one");
    two = add_gesture(&s, rk_tap_create, s.view, "two");
    OK(rk_tap_set_number_of_taps_required(two, 2));
    tap_at(&s, 1, 50, 50);
    EXPECT_LOG("v.began{1}");
    OK(rk_context_advance(s.context, 2));
    EXPECT_LOG("act:one(ended) v.cancelled{1}");
    OK(rk_super_gesture_should_require_failure_of(cls, one, two, &answer));
    EXPECT(!answer);
    OK(rk_super_gesture_should_be_required_to_fail_by(cls, one, two, &answer));
    EXPECT(!answer);
    memset(&methods, 0, sizeof methods);
    methods.struct_size = (uint32_t)sizeof methods;
    methods.should_receive_event = no_event;
    deaf = gesture_class(&s, "Deaf", "Tap", &methods, NULL);
    OK(rk_object_set_class(RK_OBJECT(one), cls));
    EXPECT_STATUS(rk_object_set_class(RK_OBJECT(one), deaf), RKStatusInvalidArgument);
    OK(rk_object_set_class(RK_OBJECT(two), deaf)); /* a living recogniser becomes deaf */
    tap_at(&s, 3, 50, 50);
    EXPECT_LOG("v.began{1} act:one(ended) v.cancelled{1}");
    stage_end(&s);
}

/* ---- Several touches ---- */

/* SPEC 186: no common touch, no exclusion. */
static void no_common_touch(void) {
    Stage s = stage_make();
    RKViewRef left = add_view(s.context, s.logger, s.view, "left", rect(0, 0, 200, 400)), right = add_view(s.context, s.logger, s.view, "right", rect(200, 0, 200, 400));
    add_gesture(&s, rk_pan_create, left, "a");
    add_gesture(&s, rk_pan_create, right, "b");
    both(&s, 1, RKTouchPhaseBegan, 100, 100, 300, 100);
    both(&s, 1.1, RKTouchPhaseMoved, 100, 120, 300, 120);
    EXPECT_LOG("left.began{1} right.began{2} act:a(began) act:b(began) left.cancelled{1} right.cancelled{2}");
    both(&s, 1.2, RKTouchPhaseEnded, 100, 120, 300, 120);
    EXPECT(strstr(check_log, "act:a(ended)") && strstr(check_log, "act:b(ended)"));
    log_clear();
    stage_end(&s);
}

/* SPEC 183: after a discrete one was recognised the others keep out until its touches are up. */
static void excluded(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef swipe = add_gesture(&s, rk_swipe_create, s.view, "swipe"), press = add_gesture(&s, rk_long_press_create, s.view, "press");
    OK(rk_long_press_set_allowable_movement(press, 1000));
    OK(rk_long_press_set_minimum_press_duration(press, 0.3));
    down(&s, 1, 1, 100, 100);
    move(&s, 1.1, 1, 200, 100);
    EXPECT_LOG("v.began{1} act:swipe(ended) v.cancelled{1}");
    OK(rk_context_advance(s.context, 2));
    EXPECT_LOG("");
    up(&s, 2.1, 1, 200, 100);
    down(&s, 3, 1, 100, 100);
    OK(rk_context_advance(s.context, 3.3));
    EXPECT_LOG("v.began{1} act:press(began) v.cancelled{1}");
    move(&s, 3.35, 1, 200, 100); /* SPEC 183: the swipe comes too late */
    up(&s, 3.4, 1, 200, 100);
    EXPECT_LOG("act:press(changed) act:press(ended)");
    EXPECT(state_of(swipe) == RKGestureRecognizerStatePossible);
    stage_end(&s);
}

/* SPEC 59: each tap on one view is offered to what the view and those above it have by then, whatever has been changed since the last. */
static void changed_between_taps(void) {
    Stage s = stage_make();
    RKViewRef left = add_view(s.context, NULL, s.view, "left", rect(0, 0, 400, 400)), right = add_view(s.context, NULL, s.view, "right", rect(0, 0, 400, 400));
    RKViewRef button = add_view(s.context, NULL, right, "button", rect(0, 0, 100, 100));
    RKGestureRecognizerRef first = add_gesture(&s, rk_tap_create, button, "first"), second = add_gesture(&s, rk_tap_create, button, "second");
    add_gesture(&s, rk_tap_create, left, "of-left");
    OK(rk_gesture_recognizer_set_enabled(second, false));
    tap_at(&s, 0.5, 50, 50);
    EXPECT_LOG("v.began{1} act:first(ended) v.cancelled{1}");
    OK(rk_gesture_recognizer_set_enabled(second, true));
    tap_at(&s, 1, 50, 50);
    EXPECT_LOG("v.began{1} act:second(ended) v.cancelled{1}");
    OK(rk_context_set_config(s.context, RKConfigSameViewTie, 1));
    tap_at(&s, 2, 50, 50);
    EXPECT_LOG("v.began{1} act:first(ended) v.cancelled{1}");
    OK(rk_gesture_recognizer_set_enabled(first, false));
    tap_at(&s, 3, 50, 50);
    EXPECT_LOG("v.began{1} act:second(ended) v.cancelled{1}");
    OK(rk_gesture_recognizer_set_enabled(first, true));
    tap_at(&s, 4, 50, 50);
    EXPECT_LOG("v.began{1} act:first(ended) v.cancelled{1}");
    OK(rk_view_remove_gesture_recognizer(button, first));
    OK(rk_view_remove_gesture_recognizer(button, second));
    tap_at(&s, 5, 50, 50);
    log_clear();
    OK(rk_view_add_subview(left, button));
    OK(rk_view_bring_subview_to_front(s.view, left));
    tap_at(&s, 6, 50, 50);
    EXPECT(strstr(check_log, "act:of-left(ended)") != NULL);
    log_clear();
    add_gesture(&s, rk_tap_create, button, "new");
    tap_at(&s, 7, 50, 50);
    EXPECT(strstr(check_log, "act:new(ended)") != NULL && strstr(check_log, "of-left") == NULL);
    log_clear();
    stage_end(&s);
}

int main(void) {
    child_beats_parent();
    same_view();
    single_and_double(false, false);
    single_and_double(false, true);
    single_and_double(true, false);
    single_and_double(true, true);
    pan_and_swipe(false);
    pan_and_swipe(true);
    too_late();
    receiving();
    simultaneous(0);
    simultaneous(1);
    simultaneous(2);
    simultaneous(3);
    dynamic(false);
    dynamic(true);
    asked_views();
    prevention(true);
    prevention(false);
    class_questions();
    no_common_touch();
    excluded();
    changed_between_taps();
    return check_done("arbitration");
}
