/* What keeps recognisers and their parts alive, and every drop called exactly once, whatever the path. */
#include "stage.h"

static int dropped;
static void drop(void *userdata) {
    dropped++;
    if (userdata) (*(int *)userdata)++;
}
static void never(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, (void)userdata; }
static void never_control(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, (void)userdata; }
static bool yes(RKGestureRecognizerRef self, void *userdata) {
    (void)self, (void)userdata;
    return true;
}

static RKGestureRecognizerRef make(Stage *s) {
    RKGestureRecognizerRef g = NULL;
    OK(rk_tap_create(s->context, NULL, &g));
    return g;
}
static RKStatus set_delegate(RKGestureRecognizerRef g, RKObjectRef object, void *userdata) {
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    d.should_begin = yes;
    d.object = object;
    d.userdata = userdata;
    d.drop = drop;
    return rk_gesture_recognizer_set_delegate(g, &d);
}

/* ---- References ---- */

static void references(void) {
    Stage s = stage_make();
    size_t before = object_count(s.context), count = 9;
    RKGestureRecognizerRef g = make(&s), other = make(&s), list[4];
    RKViewRef one = add_view(s.context, NULL, s.view, "one", rect(0, 0, 10, 10)), two = add_view(s.context, NULL, s.view, "two", rect(0, 0, 10, 10)), view = NULL;
    OK(rk_view_add_gesture_recognizer(one, g));
    OK(rk_view_add_gesture_recognizer(one, other));
    OK(rk_view_add_gesture_recognizer(one, g)); /* SPEC 165: there already */
    OK(rk_view_get_gesture_recognizers(one, list, 4, &count));
    EXPECT(count == 2 && list[0] == g && list[1] == other);
    OK(rk_gesture_recognizer_get_view(g, &view));
    EXPECT(view == one);
    OK(rk_release(RK_OBJECT(g)));
    EXPECT(rk_object_is_alive(RK_OBJECT(g))); /* its view keeps it */
    EXPECT_STATUS(rk_release(RK_OBJECT(g)), RKStatusNotOwned);
    OK(rk_view_add_gesture_recognizer(two, g)); /* it leaves the first view */
    EXPECT(rk_object_is_alive(RK_OBJECT(g)));
    OK(rk_view_get_gesture_recognizers(one, list, 4, &count));
    EXPECT(count == 1 && list[0] == other);
    EXPECT_STATUS(rk_view_remove_gesture_recognizer(one, g), RKStatusNotFound);
    OK(rk_view_remove_gesture_recognizer(two, g));
    EXPECT(!rk_object_is_alive(RK_OBJECT(g)));
    EXPECT_STATUS(rk_view_add_gesture_recognizer(two, g), RKStatusStaleHandle);
    /* A view that goes leaves the recogniser to the other references to it. */
    OK(rk_view_remove_from_superview(one));
    EXPECT(!rk_object_is_alive(RK_OBJECT(one)) && rk_object_is_alive(RK_OBJECT(other)));
    OK(rk_gesture_recognizer_get_view(other, &view));
    EXPECT(view == NULL);
    OK(rk_view_add_gesture_recognizer(two, other));
    OK(rk_release(RK_OBJECT(other)));
    OK(rk_view_remove_from_superview(two));
    EXPECT(!rk_object_is_alive(RK_OBJECT(other)));
    EXPECT(object_count(s.context) == before);
    stage_end(&s);
}

static size_t required(RKGestureRecognizerRef g, RKGestureRecognizerRef *list, size_t capacity) {
    size_t length = 99;
    OK(rk_gesture_recognizer_get_failure_requirements(g, list, capacity, &length));
    return length;
}
/* The list of those that are required: in order, each once, only the living (SPEC 178). */
static void listed(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef g = make(&s), list[3] = {NULL, NULL, NULL}, others[20];
    size_t length = 0, k;
    EXPECT(required(g, NULL, 0) == 0 && required(g, list, 1) == 0);
    for (k = 0; k < 20; k++) {
        others[k] = make(&s);
        OK(rk_gesture_recognizer_require_to_fail(g, others[k]));
        OK(rk_gesture_recognizer_require_to_fail(g, others[0]));
    }
    EXPECT(required(g, NULL, 0) == 20 && required(others[0], NULL, 0) == 0);
    EXPECT_STATUS(rk_gesture_recognizer_get_failure_requirements(g, list, 3, &length), RKStatusBufferTooSmall);
    EXPECT(length == 20 && list[0] == NULL);
    for (k = 0; k < 20; k++)
        if (k % 9 != 1) OK(rk_release(RK_OBJECT(others[k])));
    EXPECT(required(g, list, 3) == 3 && list[0] == others[1] && list[1] == others[10] && list[2] == others[19]);
    OK(rk_gesture_recognizer_get_attempt_failure_requirements(g, NULL, 0, &length));
    EXPECT(length == 0);
    for (k = 1; k < 20; k += 9) OK(rk_release(RK_OBJECT(others[k])));
    EXPECT(required(g, list, 3) == 0);
    OK(rk_release(RK_OBJECT(g)));
    stage_end(&s);
}

/* Targets, delegates and the recognisers that are required to fail are weak. */
static void weak_links(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef g = make(&s), other = make(&s);
    RKResponderRef responder = NULL;
    RKObjectRef is = NULL;
    int mine = 0;
    dropped = 0;
    OK(rk_responder_create(s.context, NULL, &responder));
    OK(rk_gesture_recognizer_add_target(g, RK_OBJECT(responder), "poke:"));
    OK(rk_gesture_recognizer_require_to_fail(g, other));
    OK(set_delegate(g, RK_OBJECT(responder), &mine));
    OK(rk_gesture_recognizer_get_delegate(g, &is));
    EXPECT(is == RK_OBJECT(responder));
    OK(rk_release(RK_OBJECT(responder)));
    EXPECT(!rk_object_is_alive(RK_OBJECT(responder)));
    OK(rk_gesture_recognizer_get_delegate(g, &is));
    EXPECT(is == NULL && mine == 1); /* it took its functions along */
    OK(rk_release(RK_OBJECT(other)));
    EXPECT(!rk_object_is_alive(RK_OBJECT(other)));
    OK(rk_view_add_gesture_recognizer(s.view, g));
    OK(rk_gesture_recognizer_add_action(g, stage_action, NULL, NULL, NULL));
    tap_at(&s, 1, 50, 50);
    EXPECT(strstr(check_log, "act:") != NULL); /* nothing blocks it */
    log_clear();
    OK(rk_release(RK_OBJECT(g)));
    EXPECT(mine == 1);
    stage_end(&s);
}

/* ---- Drops ---- */

static RKGestureRecognizerRef acted;
static uint64_t acted_identifier;
static int acted_count;
static void removes_itself(RKGestureRecognizerRef recognizer, void *userdata) {
    acted_count++;
    OK(rk_gesture_recognizer_remove_action(recognizer, acted_identifier));
    (void)userdata;
}
static void destroys_itself(RKGestureRecognizerRef recognizer, void *userdata) {
    RKViewRef view = NULL;
    (void)userdata;
    acted_count++;
    OK(rk_gesture_recognizer_get_view(recognizer, &view));
    if (view) OK(rk_view_remove_gesture_recognizer(view, recognizer));
    EXPECT(state_of(recognizer) <= RKGestureRecognizerStateFailed); /* SPEC 304: good until its round is over */
}
static void adds_more(void *userdata) {
    dropped++;
    (void)userdata;
    (void)!rk_gesture_recognizer_add_action(acted, never, NULL, drop, NULL); /* refused where it is going */
}

static void action_drops(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef g = make(&s);
    uint64_t identifier = 0, second = 0;
    dropped = 0;
    EXPECT_STATUS(rk_gesture_recognizer_add_action(g, NULL, NULL, drop, NULL), RKStatusInvalidArgument);
    EXPECT(dropped == 0); /* still the caller's */
    OK(rk_gesture_recognizer_add_action(g, never, NULL, drop, &identifier));
    OK(rk_gesture_recognizer_add_action(g, never, NULL, drop, &second)); /* functions are not merged */
    EXPECT(identifier != second);
    OK(rk_gesture_recognizer_remove_action(g, identifier));
    EXPECT(dropped == 1);
    EXPECT_STATUS(rk_gesture_recognizer_remove_action(g, identifier), RKStatusNotFound);
    OK(rk_gesture_recognizer_remove_target(g, NULL, NULL));
    EXPECT(dropped == 1);
    OK(rk_release(RK_OBJECT(g)));
    EXPECT(dropped == 2);
    /* Removed by itself, in the middle of its call. */
    g = make(&s);
    OK(rk_view_add_gesture_recognizer(s.view, g));
    OK(rk_gesture_recognizer_add_action(g, removes_itself, NULL, drop, &acted_identifier));
    acted_count = 0;
    tap_at(&s, 1, 50, 50);
    tap_at(&s, 3, 50, 50);
    EXPECT(acted_count == 1 && dropped == 3);
    /* Destroyed in its own action, which two functions want. */
    OK(rk_gesture_recognizer_add_action(g, destroys_itself, NULL, drop, NULL));
    OK(rk_gesture_recognizer_add_action(g, destroys_itself, NULL, drop, NULL));
    OK(rk_release(RK_OBJECT(g)));
    tap_at(&s, 5, 50, 50);
    EXPECT(acted_count >= 2 && dropped == 5 && !rk_object_is_alive(RK_OBJECT(g)));
    /* A drop that adds again is not called for ever. */
    acted = g = make(&s);
    OK(rk_gesture_recognizer_add_action(g, never, NULL, adds_more, &identifier));
    OK(rk_gesture_recognizer_remove_action(g, identifier));
    EXPECT(dropped == 6);
    OK(rk_gesture_recognizer_add_action(g, never, NULL, adds_more, NULL));
    OK(rk_release(RK_OBJECT(g)));
    EXPECT(dropped == 8); /* what the first drop added, and the last; what was added in the end was refused */
    log_clear();
    stage_end(&s);
}

static void delegate_drops(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef g = make(&s), other = make(&s);
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    RKResponderRef dead = NULL;
    dropped = 0;
    OK(set_delegate(g, NULL, NULL));
    OK(set_delegate(g, NULL, NULL));
    EXPECT(dropped == 1); /* replaced */
    OK(rk_gesture_recognizer_set_delegate(g, NULL));
    EXPECT(dropped == 2);
    OK(rk_gesture_recognizer_set_delegate(g, NULL));
    EXPECT(dropped == 2);
    /* Failures keep the old one and leave the new userdata to the caller. */
    OK(set_delegate(g, NULL, NULL));
    d.drop = drop;
    d.reserved = 1;
    EXPECT_STATUS(rk_gesture_recognizer_set_delegate(g, &d), RKStatusInvalidArgument);
    d.reserved = 0;
    d.struct_size = 4;
    EXPECT_STATUS(rk_gesture_recognizer_set_delegate(g, &d), RKStatusStructSize);
    d.struct_size = (uint32_t)sizeof d;
    OK(rk_responder_create(s.context, NULL, &dead));
    OK(rk_release(RK_OBJECT(dead)));
    d.object = RK_OBJECT(dead);
    EXPECT_STATUS(rk_gesture_recognizer_set_delegate(g, &d), RKStatusStaleHandle);
    EXPECT(dropped == 2);
    OK(rk_release(RK_OBJECT(g)));
    EXPECT(dropped == 3);
    /* A view that is the delegate of its own recogniser: both go together. */
    {
        RKViewRef view = add_view(s.context, NULL, s.view, "own", rect(0, 0, 10, 10));
        OK(set_delegate(other, RK_OBJECT(view), NULL));
        OK(rk_view_add_gesture_recognizer(view, other));
        OK(rk_release(RK_OBJECT(other)));
        OK(rk_view_remove_from_superview(view));
        EXPECT(dropped == 4 && !rk_object_is_alive(RK_OBJECT(other)));
    }
    stage_end(&s);
}

static void control_drops(void) {
    Stage s = stage_make();
    RKControlRef c = NULL;
    uint64_t identifier = 0;
    dropped = 0;
    OK(rk_button_create(s.context, NULL, rect(0, 0, 10, 10), &c));
    EXPECT_STATUS(rk_control_add_action(c, 0, never_control, NULL, drop, NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_control_add_action(c, 1, NULL, NULL, drop, NULL), RKStatusInvalidArgument);
    EXPECT(dropped == 0);
    OK(rk_control_add_action(c, 1, never_control, NULL, drop, &identifier));
    OK(rk_control_add_action(c, 1, never_control, NULL, drop, NULL));
    OK(rk_control_remove_target(c, NULL, NULL, RKControlEventAllEvents)); /* functions are not targets */
    OK(rk_control_remove_action(c, identifier));
    EXPECT(dropped == 1);
    OK(rk_release(RK_OBJECT(c)));
    EXPECT(dropped == 2);
    stage_end(&s);
}

/* ---- Classes ---- */

static bool context_ends;
static void born(RKObjectRef object, void *instance, void *userdata) {
    (void)object, (void)userdata;
    memset(instance, 0x5a, 24);
    log_add("born");
}
static void gone(RKObjectRef object, void *instance, void *userdata) {
    RKViewRef view = NULL;
    (void)userdata;
    EXPECT(((unsigned char *)instance)[23] == 0x5a);
    OK(rk_gesture_recognizer_get_view(RK_GESTURE_RECOGNIZER(object), &view));
    EXPECT(view == NULL || context_ends); /* its links have been undone */
    log_add("gone");
}

static void at_the_end(void) {
    Stage s = stage_make();
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKGestureRecognizerRef attached = NULL, loose = NULL;
    RKControlRef c = NULL;
    void *data = NULL;
    desc.name = "Counted";
    desc.superclass = "Tap";
    desc.instance_size = 24;
    desc.instance_init = born;
    desc.instance_deinit = gone;
    desc.drop = drop;
    OK(rk_class_define(s.context, &desc, &cls));
    OK(rk_tap_create(s.context, cls, &attached));
    OK(rk_gesture_recognizer_create(s.context, cls, &loose));
    OK(rk_object_get_instance_data(RK_OBJECT(loose), cls, &data));
    EXPECT(data != NULL && ((unsigned char *)data)[0] == 0x5a);
    OK(rk_view_add_gesture_recognizer(s.view, attached));
    OK(rk_release(RK_OBJECT(attached)));
    OK(rk_view_remove_gesture_recognizer(s.view, attached));
    EXPECT_LOG("born born gone");
    OK(rk_tap_create(s.context, cls, &attached));
    OK(rk_view_add_gesture_recognizer(s.view, attached));
    OK(rk_button_create(s.context, NULL, rect(0, 0, 10, 10), &c));
    OK(rk_view_add_subview(s.view, RK_VIEW(c)));
    dropped = 0;
    OK(rk_gesture_recognizer_add_action(attached, never, NULL, drop, NULL));
    OK(rk_gesture_recognizer_add_action(loose, never, NULL, drop, NULL));
    OK(set_delegate(attached, RK_OBJECT(s.view), NULL));
    OK(set_delegate(loose, NULL, NULL));
    OK(rk_object_set_userdata(RK_OBJECT(loose), NULL, NULL));
    OK(rk_object_set_userdata(RK_OBJECT(attached), &dropped, NULL));
    OK(rk_control_add_action(c, 1, never_control, NULL, drop, NULL));
    down(&s, 1, 1, 50, 50); /* in the middle of a gesture */
    EXPECT_LOG("born v.began{1}");
    context_ends = true;
    OK(rk_context_destroy(s.context));
    EXPECT(strstr(check_log, "gone") != NULL && strstr(strstr(check_log, "gone") + 4, "gone") != NULL);
    EXPECT(strstr(check_log, "v.cancelled{1}") != NULL);
    EXPECT(dropped == 6); /* three functions, two delegates, the class */
    EXPECT(!rk_object_is_alive(RK_OBJECT(loose)));
    log_clear();
}

/* A recogniser is no responder: its class takes no responder methods, and a view's none of a recogniser's. */
static void wrong_tables(void) {
    Stage s = stage_make();
    RKGestureRecognizerMethods gesture = RK_INIT(RKGestureRecognizerMethods);
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKControlMethods control = RK_INIT(RKControlMethods);
    RKClassRef cls = NULL;
#define REFUSE(status, root, change)                                  \
    do {                                                              \
        RKClassDesc d = RK_INIT(RKClassDesc);                         \
        d.name = "Wrong";                                             \
        d.superclass = root;                                          \
        change;                                                       \
        EXPECT_STATUS(rk_class_define(s.context, &d, &cls), status); \
    } while (0)
    REFUSE(RKStatusInvalidArgument, "Tap", d.responder_methods = &responder);
    REFUSE(RKStatusInvalidArgument, "GestureRecognizer", d.control_methods = &control);
    REFUSE(RKStatusInvalidArgument, "View", d.gesture_recognizer_methods = &gesture);
    REFUSE(RKStatusInvalidArgument, "View", d.control_methods = &control);
    REFUSE(RKStatusInvalidArgument, "Button", d.gesture_recognizer_methods = &gesture);
    gesture.struct_size = 8;
    REFUSE(RKStatusStructSize, "Tap", d.gesture_recognizer_methods = &gesture);
    control.struct_size = 5000;
    REFUSE(RKStatusStructSize, "Switch", d.control_methods = &control);
    stage_end(&s);
}

/* ---- A parameter that is clamped calls the handler of diagnostics, which may end the recogniser (SPEC 314) ---- */

enum { MANY = 32 };
static RKGestureRecognizerRef ended[MANY], made[MANY];
static RKStatus (*make_one)(RKContextRef, RKClassRef, RKGestureRecognizerRef *);
static void end_and_make(RKContextRef context, const char *name, const char *message, void *userdata) {
    (void)name, (void)message, (void)userdata;
    for (int i = MANY - 1; i >= 0; i--) OK(rk_release(RK_OBJECT(ended[i])));
    for (int i = 0; i < MANY; i++) OK(make_one(context, NULL, &made[i]));
}
typedef RKStatus (*SetInteger)(RKGestureRecognizerRef, int64_t);
typedef RKStatus (*SetNumber)(RKGestureRecognizerRef, double);
static void clamped_at_the_end(RKStatus (*create)(RKContextRef, RKClassRef, RKGestureRecognizerRef *), SetInteger set_integer, SetNumber set_number) {
    Stage s = stage_make();
    make_one = create;
    for (int i = 0; i < MANY; i++) OK(create(s.context, NULL, &ended[i]));
    OK(rk_context_set_diagnostic_handler(s.context, end_and_make, NULL, NULL));
    if (set_integer) OK(set_integer(ended[0], -1));
    if (set_number) OK(set_number(ended[0], -1));
    OK(rk_context_set_diagnostic_handler(s.context, NULL, NULL, NULL));
    /* What was set is gone with it; those that came since have their defaults. */
    for (int i = 0; i < MANY; i++) {
        int64_t least = 1, most = 1;
        double seconds = 0.5;
        EXPECT(!rk_object_is_alive(RK_OBJECT(ended[i])));
        if (create == rk_tap_create || create == rk_long_press_create) {
            OK(rk_tap_get_number_of_touches_required(made[i], &least));
            OK(rk_tap_get_number_of_taps_required(made[i], &most));
            EXPECT(least == 1 && most == (create == rk_tap_create));
        }
        if (create == rk_long_press_create) OK(rk_long_press_get_minimum_press_duration(made[i], &seconds));
        if (create == rk_pan_create) OK(rk_pan_get_minimum_number_of_touches(made[i], &least));
        if (create == rk_swipe_create) OK(rk_swipe_get_number_of_touches_required(made[i], &least));
        EXPECT(least == 1 && seconds == 0.5);
        OK(rk_release(RK_OBJECT(made[i])));
    }
    stage_end(&s);
}
static void clamped_parameters(void) {
    clamped_at_the_end(rk_tap_create, rk_tap_set_number_of_taps_required, NULL);
    clamped_at_the_end(rk_tap_create, rk_tap_set_number_of_touches_required, NULL);
    clamped_at_the_end(rk_tap_create, NULL, rk_tap_set_allowable_movement);
    clamped_at_the_end(rk_long_press_create, rk_long_press_set_number_of_touches_required, NULL);
    clamped_at_the_end(rk_long_press_create, NULL, rk_long_press_set_minimum_press_duration);
    clamped_at_the_end(rk_pan_create, rk_pan_set_minimum_number_of_touches, NULL);
    clamped_at_the_end(rk_swipe_create, rk_swipe_set_number_of_touches_required, NULL);
}

int main(void) {
    references();
    listed();
    weak_links();
    action_drops();
    delegate_drops();
    control_drops();
    at_the_end();
    wrong_tables();
    clamped_parameters();
    return check_done("gesture_ownership");
}
