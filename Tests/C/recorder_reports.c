/* Programs as people write them, whose recordings become scenarios (rk convert): numbers of objects that are used again, targets that come, go and do not respond. */
#include "recorder_midlife.h"

static void performs(RKObjectRef self, RKObjectRef sender, RKEventRef event, void *userdata) { (void)self, (void)sender, (void)event, (void)userdata, called++; }

/* A class of views that perform "go:". */
static RKClassRef performer(RKContextRef context) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKActionDesc action = {0};
    RKClassRef cls = NULL;
    action.selector = "go:", action.function = (RKActionFunction)performs;
    desc.name = "Performer", desc.superclass = "View", desc.actions = &action, desc.action_count = 1;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}
static RKGestureRecognizerRef add_tap(RKContextRef context, RKViewRef view, const char *name) {
    RKGestureRecognizerRef tap = NULL;
    OK(rk_tap_create(context, NULL, &tap));
    OK(rk_object_set_name(RK_OBJECT(tap), name));
    OK(rk_view_add_gesture_recognizer(view, tap));
    OK(rk_release(RK_OBJECT(tap)));
    return tap;
}

/* What was learnt about an object does not hold for the next one that has its number. */
static void numbers(void) {
    Life life = life_begin("numbers");
    RKControlRef old, fresh;
    RKViewRef views[2];
    life_record(&life);
    OK(rk_button_create(life.context, NULL, rect(0, 0, 100, 100), &old));
    OK(rk_control_add_action(old, RKControlEventTouchUpInside, control_acts, NULL, NULL, NULL));
    OK(rk_responder_add_key_command(RK_RESPONDER(old), "s", RKKeyModifierCommand, "save:"));
    OK(rk_release(RK_OBJECT(old)));
    OK(rk_button_create(life.context, NULL, rect(0, 0, 100, 100), &fresh));
    OK(rk_view_add_subview(life.view, RK_VIEW(fresh)));
    EXPECT(record_of(old) == record_of(fresh)); /* or this tests nothing */
    OK(rk_view_create(life.context, performer(life.context), rect(0, 100, 9, 9), &views[0]));
    OK(rk_control_add_target(life.button, RK_OBJECT(views[0]), "go:", RKControlEventTouchUpInside));
    life_tap(&life, 1, 50);
    EXPECT(called == 0);
    /* A target goes, and a view that would do has its number. */
    life_tap(&life, 5, 200);
    OK(rk_release(RK_OBJECT(views[0])));
    views[1] = add_view(life.context, NULL, life.view, "another", rect(0, 100, 9, 9));
    EXPECT(record_of(views[0]) == record_of(views[1]));
    life_tap(&life, 9, 200);
    life_tap(&life, 13, 200);
    EXPECT(called == 1);
    life_end(&life);
}

/* Targets that ended before they were looked at: of a control, one of them found again by number. */
static void gone(void) {
    Life life = life_begin("gone");
    RKClassRef cls = performer(life.context);
    RKViewRef target;
    OK(rk_view_create(life.context, cls, rect(0, 0, 9, 9), &target));
    OK(rk_control_add_target(life.button, RK_OBJECT(target), "go:", RKControlEventTouchUpInside));
    OK(rk_release(RK_OBJECT(target)));
    life_record(&life);
    OK(rk_view_create(life.context, cls, rect(0, 0, 9, 9), &target));
    OK(rk_control_add_target(life.button, RK_OBJECT(target), "go:", RKControlEventTouchDown));
    OK(rk_release(RK_OBJECT(target)));
    add_view(life.context, cls, life.view, "another", rect(0, 100, 9, 9));
    life_tap(&life, 1, 200);
    life_tap(&life, 5, 200);
    EXPECT(called == 0);
    life_end(&life);
}

/* One of several targets, functions and key commands is taken away: the others stay. */
static void removed(void) {
    Life life = life_begin("removed");
    RKClassRef cls = performer(life.context);
    RKViewRef first = add_view(life.context, cls, life.view, "first", rect(0, 100, 9, 9)), second = add_view(life.context, cls, life.view, "second", rect(0, 120, 9, 9));
    uint64_t id;
    life_record(&life);
    OK(rk_control_add_target(life.button, RK_OBJECT(first), "go:", RKControlEventTouchDown | RKControlEventTouchUpInside));
    OK(rk_control_add_target(life.button, RK_OBJECT(second), "go:", RKControlEventTouchUpInside));
    OK(rk_control_remove_target(life.button, RK_OBJECT(first), NULL, RKControlEventTouchUpInside));
    OK(rk_control_add_action(life.button, RKControlEventTouchUpInside, control_acts, NULL, NULL, &id));
    OK(rk_control_add_action(life.button, RKControlEventTouchDown, control_acts, NULL, NULL, NULL));
    OK(rk_control_remove_action(life.button, id));
    OK(rk_responder_add_key_command(RK_RESPONDER(first), "s", RKKeyModifierCommand, "save:"));
    OK(rk_responder_add_key_command(RK_RESPONDER(first), "t", RKKeyModifierCommand, "turn:"));
    OK(rk_responder_remove_key_command(RK_RESPONDER(first), "s", RKKeyModifierCommand));
    life_tap(&life, 1, 200);
    EXPECT(called == 3);
    OK(rk_control_remove_target(life.button, NULL, NULL, RKControlEventTouchUpInside));
    life_tap(&life, 5, 200);
    EXPECT(called == 5);
    life_end(&life);
}

/* A recogniser's targets: one performs, one has gone, one does not respond. A scenario's recogniser has one action, and the report names the difference. */
static void recognizers(void) {
    Life life = life_begin("recognizers");
    RKClassRef cls = performer(life.context);
    RKGestureRecognizerRef tap = add_tap(life.context, life.view, "tap");
    RKViewRef target;
    OK(rk_view_create(life.context, cls, rect(0, 0, 9, 9), &target));
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(target), "go:"));
    OK(rk_release(RK_OBJECT(target)));
    life_record(&life);
    target = add_view(life.context, cls, life.view, "performs", rect(0, 100, 9, 9));
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(target), "go:"));
    OK(rk_gesture_recognizer_add_target(tap, RK_OBJECT(life.button), "go:"));
    life_tap(&life, 1, 50);
    life_tap(&life, 5, 50);
    EXPECT(called == 2);
    life_end(&life);
}

/* A program's loop runs before it has a window: the scenario begins with what there is when a finger can meet something. */
static void early(void) {
    Life life = {0};
    life.name = "early";
    OK(rk_context_create(NULL, &life.context));
    life_record(&life);
    life_tap(&life, 1, 50);
    OK(rk_window_create(life.context, NULL, rect(0, 0, 320, 480), &life.window));
    OK(rk_window_make_key_and_visible(life.window));
    life.view = add_view(life.context, NULL, RK_VIEW(life.window), "left", rect(0, 0, 160, 480));
    life_tap(&life, 5, 50);
    life_end(&life);
}

/* Without a delegate the application is the last of every chain. */
static void last_of_all(void) {
    Life life = life_begin("last_of_all");
    RKApplicationRef application;
    bool is_first = false;
    OK(rk_context_get_application(life.context, &application));
    OK(rk_application_begin_receiving_remote_control_events(application));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(life.view), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(life.view), &is_first));
    life_record(&life);
    OK(rk_context_send_motion(life.context, 1, RKMotionPhaseBegan));
    OK(rk_context_send_motion(life.context, 1.5, RKMotionPhaseEnded));
    OK(rk_context_send_remote_control(life.context, 2, RKEventSubtypeRemoteControlPlay));
    life_tap(&life, 3, 50);
    life_end(&life);
}

/* A target that is no view, and goes between two taps; and one that does not implement what it is sent. */
static void plain_target(void) {
    Life life = life_begin("plain_target");
    RKResponderRef target;
    life_record(&life);
    OK(rk_responder_create(life.context, NULL, &target));
    OK(rk_control_add_target(life.button, RK_OBJECT(target), "go:", RKControlEventTouchUpInside));
    OK(rk_control_add_target(life.button, RK_OBJECT(life.view), "went:", RKControlEventTouchUpInside));
    life_tap(&life, 1, 200);
    OK(rk_release(RK_OBJECT(target)));
    life_tap(&life, 5, 200);
    life_tap(&life, 9, 200);
    life_end(&life);
}

static bool everywhere(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    return true;
}
static bool on_the_left(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    return at.x < 10;
}
static RKViewRef add_reaching(Life *life, const char *name, RKPointInsideMethod method, RKRect frame) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    methods.point_inside = method;
    desc.name = name, desc.superclass = "View", desc.view_methods = &methods, desc.hit_test_outset = 10;
    OK(rk_class_define(life->context, &desc, &cls));
    return add_view(life->context, cls, life->view, name, frame);
}

/* What a class promises is kept by a scenario whose view accepts just that; of another shape it has to be reported. */
static void promised(void) {
    Life life = life_begin("promised");
    add_reaching(&life, "wide", everywhere, rect(100, 30, 20, 40));
    life_record(&life);
    life_tap(&life, 1, 50);
    life_tap(&life, 5, 95);
    life_tap(&life, 9, 110);
    life_end(&life);
    life = life_begin("shaped");
    add_reaching(&life, "shaped", on_the_left, rect(100, 30, 20, 40));
    life_record(&life);
    life_tap(&life, 1, 95);
    life_tap(&life, 5, 115);
    life_end(&life);
}

/* A hitTest that answers with any view: no scenario has such an override. */
static RKControlRef sent_to;
static RKViewRef elsewhere(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    return RK_VIEW(sent_to);
}
static void redirected(void) {
    Life life = life_begin("redirected");
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    sent_to = life.button;
    methods.hit_test = elsewhere;
    desc.name = "Redirects", desc.superclass = "View", desc.view_methods = &methods;
    OK(rk_class_define(life.context, &desc, &cls));
    add_view(life.context, cls, life.view, "redirects", rect(0, 0, 160, 480));
    OK(rk_control_add_action(life.button, RKControlEventTouchUpInside, control_acts, NULL, NULL, NULL));
    life_record(&life);
    life_tap(&life, 1, 50);
    life_end(&life);
}

/* What a class answers about the first responder: an object of a scenario has a property for it, which is another thing. */
static bool always(RKResponderRef self, void *userdata) { return (void)self, (void)userdata, true; }
static void willing(void) {
    Life life = life_begin("willing");
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKViewRef view;
    bool is_first = false;
    methods.can_become_first_responder = always;
    desc.name = "Willing", desc.superclass = "View", desc.responder_methods = &methods;
    OK(rk_class_define(life.context, &desc, &cls));
    view = add_view(life.context, cls, life.view, "willing", rect(0, 0, 160, 480));
    life_record(&life);
    life_tap(&life, 1, 50);
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), &is_first));
    EXPECT(is_first);
    life_end(&life);
}

/* What no scenario can express: classes and controllers that change in the course of the input, a finger that is elsewhere when its touch is cancelled. */
static void unsaid(void) {
    Life life = life_begin("unsaid");
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef button, extension;
    RKViewControllerRef controller;
    life_record(&life);
    life_tap(&life, 1, 50);
    OK(send(life.context, 3, 1, RKTouchPhaseBegan, 50, 50));
    OK(send(life.context, 3.1, 1, RKTouchPhaseCancelled, 50, 90));
    OK(rk_class_find(life.context, "Button", &button));
    methods.point_inside = everywhere;
    desc.view_methods = &methods;
    OK(rk_class_extend(button, &desc, &extension));
    OK(rk_view_controller_create(life.context, NULL, &controller));
    OK(rk_view_controller_set_view(controller, life.view));
    life_tap(&life, 9, 50);
    life_end(&life);
}

int main(int count, char **arguments) {
    folder = count > 1 ? arguments[1] : NULL;
    numbers();
    gone();
    removed();
    recognizers();
    early();
    last_of_all();
    plain_target();
    promised();
    redirected();
    willing();
    unsaid();
    return check_done("recorder_reports");
}
