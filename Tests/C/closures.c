/* Closures: C functions made at run time, one for every signature of the method tables and callbacks. */
#include "check.h"

typedef void (*AnyFunction)(void);

/* ---- A handler for every signature ---- */

/* What a handler knows of its closure: what it logs, what it returns. */
typedef struct Made {
    const char *name, *encoding;
    bool self; /* whether a handle is the receiver's */
    unsigned char answer; /* the value of a bool */
    int calls, drops;
    RKClosureRef closure;
    AnyFunction function;
    void (*more)(void *const *arguments); /* the super-call */
} Made;

static RKContextRef context;
static Made made[80];
static int made_count;
static int mark; /* the userdata of all tables */

static const char *handle_name(RKObjectRef object) {
    static char text[256];
    size_t length;
    if (!object) return "-";
    if (object == RK_OBJECT(context)) return "context";
    (void)!rk_object_get_name(object, text, sizeof text, &length);
    if (!text[0] || !length) OK(rk_object_describe(object, text, sizeof text, NULL));
    if (strpbrk(text, " ;>")) *strpbrk(text, " ;>") = 0; /* "<Event" */
    return text;
}

static void handler(void *result, void *const *arguments, void *userdata) {
    Made *me = (Made *)userdata;
    const char *letter = me->encoding + (me->encoding[0] == '^' ? 2 : 1);
    char text[256] = "";
    void *const *argument = arguments;
    me->calls++;
    for (; *letter; letter++, argument++) {
        char *end = text + strlen(text);
        size_t room = sizeof text - strlen(text);
        if (text[0] && letter[0] != '^') *end++ = ',', room--;
        switch (*letter) {
        case '@': snprintf(end, room, "%s", handle_name(*(RKObjectRef *)*argument)); break;
        case '*': snprintf(end, room, "%s", *(const char **)*argument); break;
        case 'Q': snprintf(end, room, "%u", (unsigned)*(uint64_t *)*argument); break;
        case 'I': snprintf(end, room, "%u", (unsigned)*(uint32_t *)*argument); break;
        case 'i': snprintf(end, room, "%d", (int)*(int32_t *)*argument); break;
        case 'd': snprintf(end, room, "%g", *(double *)*argument); break;
        case '{':
            snprintf(end, room, "(%g %g)", (*(RKPoint *)*argument).x, (*(RKPoint *)*argument).y);
            letter = strchr(letter, '}');
            break;
        case '^':
            if (letter[1] == '@') snprintf(end, room, ",[%s]", handle_name(**(RKObjectRef **)*argument));
            if (letter[1] == 'v') EXPECT(*(void **)*argument == &mark);
            letter++;
            break;
        }
    }
    log_add("%s(%s)", me->name, text);
    if (me->more) me->more(arguments);
    switch (me->encoding[0]) {
    case 'B':
        EXPECT(*(uint8_t *)result == 0);
        *(unsigned char *)result = me->answer;
        break;
    case '@':
        EXPECT(*(RKObjectRef *)result == NULL);
        if (me->self) *(RKObjectRef *)result = *(RKObjectRef *)arguments[0];
        break;
    default: EXPECT(result == NULL);
    }
}

static void drop_made(void *userdata) { ((Made *)userdata)->drops++; }

static Made *make(const char *name, const char *encoding) {
    Made *me = &made[made_count++];
    memset(me, 0, sizeof *me);
    me->name = name, me->encoding = encoding, me->answer = 1, me->self = strcmp(name, "hit_test") == 0;
    OK(rk_closure_create(context, encoding, handler, me, drop_made, &me->closure));
    OK(rk_closure_get_function(me->closure, &me->function));
    EXPECT(me->function != NULL);
    return me;
}

static void begin(void) {
    made_count = 0;
    OK(rk_context_create(NULL, &context));
    log_clear();
}

/* All of them have been called, and each `drop` is called when its context ends. */
static void end(void) {
    int k;
    for (k = 0; k < made_count; k++) EXPECT(made[k].drops == 0);
    OK(rk_context_destroy(context));
    for (k = 0; k < made_count; k++) EXPECT(made[k].drops == 1);
    for (k = 0; k < made_count; k++)
        if (made[k].calls == 0) EXPECT_TEXT(made[k].name, "was not called");
    log_clear();
}

#define METHOD(table, member, type, encoding) table.member = (type)make(#member, encoding)->function
#define TOUCHES (sizeof(size_t) == 8 ? "v@^@Q@^v" : "v@^@I@^v")

/* ---- Every method and callback ---- */

static RKClassRef define(const char *name, const char *superclass, RKClassDesc desc) {
    RKClassRef cls = NULL;
    desc.name = name, desc.superclass = superclass, desc.userdata = &mark;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}

static void responders(void) {
    RKResponderMethods m = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKActionDesc act;
    RKApplicationRef app;
    RKWindowRef window;
    RKViewRef view;
    RKResponderRef answer;
    bool truth;
    begin();
    METHOD(m, next_responder, RKNextResponderMethod, "@@^v");
    METHOD(m, touches_began, RKTouchesMethod, TOUCHES);
    METHOD(m, touches_moved, RKTouchesMethod, TOUCHES);
    METHOD(m, touches_ended, RKTouchesMethod, TOUCHES);
    METHOD(m, touches_cancelled, RKTouchesMethod, TOUCHES);
    METHOD(m, can_become_first_responder, RKResponderQuestion, "B@^v");
    METHOD(m, become_first_responder, RKResponderQuestion, "B@^v");
    METHOD(m, can_resign_first_responder, RKResponderQuestion, "B@^v");
    METHOD(m, resign_first_responder, RKResponderQuestion, "B@^v");
    METHOD(m, can_perform_action, RKCanPerformActionMethod, "B@*@^v");
    METHOD(m, target_for_action, RKTargetForActionMethod, "@@*@^v");
    act.selector = "act:event:";
    act.function = (RKActionFunction)make("act", "v@@@^v")->function;
    desc.responder_methods = &m, desc.actions = &act, desc.action_count = 1;
    OK(rk_context_get_application(context, &app));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    view = add_view(context, define("Closed", "View", desc), RK_VIEW(window), "view", rect(0, 0, 50, 50));
    OK(rk_responder_get_next_responder(RK_RESPONDER(view), &answer));
    EXPECT(answer == NULL);
    EXPECT_LOG("next_responder(view)");
    OK(send(context, 1, 1, RKTouchPhaseBegan, 10, 10));
    OK(send(context, 2, 1, RKTouchPhaseMoved, 11, 10));
    OK(send(context, 3, 1, RKTouchPhaseEnded, 11, 10));
    OK(send(context, 4, 1, RKTouchPhaseBegan, 10, 10));
    OK(send(context, 5, 1, RKTouchPhaseCancelled, 10, 10));
    EXPECT_LOG("touches_began(view,[<Touch],1,<Event) touches_moved(view,[<Touch],1,<Event) touches_ended(view,[<Touch],1,<Event) "
               "touches_began(view,[<Touch],1,<Event) touches_cancelled(view,[<Touch],1,<Event)");
    OK(rk_responder_can_become_first_responder(RK_RESPONDER(view), &truth));
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), &truth));
    OK(rk_responder_can_resign_first_responder(RK_RESPONDER(view), &truth));
    OK(rk_responder_resign_first_responder(RK_RESPONDER(view), &truth));
    EXPECT_LOG("can_become_first_responder(view) become_first_responder(view) can_resign_first_responder(view) resign_first_responder(view)");
    OK(rk_responder_can_perform_action(RK_RESPONDER(view), "act:event:", RK_OBJECT(window), &truth));
    EXPECT(truth);
    OK(rk_responder_target_for_action(RK_RESPONDER(view), "act:event:", NULL, &answer));
    EXPECT(answer == NULL);
    OK(rk_application_send_action(app, "act:event:", RK_OBJECT(view), RK_OBJECT(window), NULL, NULL));
    EXPECT_LOG("can_perform_action(view,act:event:,<Window) target_for_action(view,act:event:,-) act(view,<Window,-)");
    OK(rk_release(RK_OBJECT(window)));
    end();
}

static RKClassRef app_class, window_class, controller_class;
static void app_super(void *const *arguments) { OK(rk_super_application_send_event(app_class, *(RKApplicationRef *)arguments[0], *(RKEventRef *)arguments[1])); }
static void window_super(void *const *arguments) { OK(rk_super_window_send_event(window_class, *(RKWindowRef *)arguments[0], *(RKEventRef *)arguments[1])); }
static void load_super(void *const *arguments) { OK(rk_super_load_view(controller_class, *(RKViewControllerRef *)arguments[0])); }

static void views(void) {
    RKViewMethods m = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKWindowRef window;
    RKViewRef view, found;
    bool inside;
    begin();
    METHOD(m, hit_test, RKHitTestMethod, "@@{RKPoint=dd}@^v");
    METHOD(m, point_inside, RKPointInsideMethod, "B@{RKPoint=dd}@^v");
    METHOD(m, will_move_to_superview, RKViewTreeMethod, "v@@^v");
    METHOD(m, did_move_to_superview, RKViewMethod, "v@^v");
    METHOD(m, will_move_to_window, RKViewWindowMethod, "v@@^v");
    METHOD(m, did_move_to_window, RKViewMethod, "v@^v");
    METHOD(m, did_add_subview, RKViewTreeMethod, "v@@^v");
    METHOD(m, will_remove_subview, RKViewTreeMethod, "v@@^v");
    METHOD(m, gesture_recognizer_should_begin, RKViewShouldBeginMethod, "B@@^v");
    desc.view_methods = &m;
    cls = define("Closed", "View", desc);
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    OK(rk_object_set_name(RK_OBJECT(window), "window"));
    view = add_view(context, cls, RK_VIEW(window), "view", rect(0, 0, 50, 50));
    EXPECT_LOG("will_move_to_window(view,window) will_move_to_superview(view,window) did_move_to_window(view) did_move_to_superview(view)");
    add_view(context, NULL, view, "child", rect(0, 0, 5, 5));
    OK(rk_view_remove_from_superview(add_view(context, NULL, view, "short", rect(0, 0, 5, 5))));
    EXPECT_LOG("did_add_subview(view,child) did_add_subview(view,short) will_remove_subview(view,short)");
    OK(rk_view_hit_test(view, point(-7.5, 1e300), NULL, &found));
    EXPECT(found == view);
    OK(rk_view_point_inside(view, point(0.25, -0.5), NULL, &inside));
    EXPECT(inside);
    EXPECT_LOG("hit_test(view,(-7.5 1e+300),-) point_inside(view,(0.25 -0.5),-)");
    {
        RKGestureRecognizerRef tap;
        OK(rk_tap_create(context, NULL, &tap));
        OK(rk_object_set_name(RK_OBJECT(tap), "tap"));
        OK(rk_view_add_gesture_recognizer(view, tap));
        OK(rk_release(RK_OBJECT(tap)));
        OK(send(context, 1, 1, RKTouchPhaseBegan, 10, 10));
        OK(send(context, 1.1, 1, RKTouchPhaseEnded, 10, 10));
        EXPECT_LOG("hit_test(view,(10 10),<Event) gesture_recognizer_should_begin(view,tap)");
    }
    OK(rk_release(RK_OBJECT(window)));
    end();
}

static void windows(void) {
    RKWindowMethods w = RK_INIT(RKWindowMethods);
    RKViewControllerMethods c = RK_INIT(RKViewControllerMethods);
    RKApplicationMethods a = RK_INIT(RKApplicationMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc), window_desc = RK_INIT(RKClassDesc), controller_desc = RK_INIT(RKClassDesc);
    RKApplicationRef app;
    RKWindowRef first, second;
    RKViewControllerRef controller;
    RKViewRef view;
    begin();
    METHOD(a, send_event, RKApplicationSendEventMethod, "v@@^v");
    made[0].name = "app", made[0].more = app_super;
    METHOD(w, send_event, RKWindowSendEventMethod, "v@@^v");
    made[1].more = window_super;
    METHOD(w, become_key_window, RKWindowMethod, "v@^v");
    METHOD(w, resign_key_window, RKWindowMethod, "v@^v");
    METHOD(c, load_view, RKViewControllerMethod, "v@^v");
    made[4].more = load_super;
    METHOD(c, view_did_load, RKViewControllerMethod, "v@^v");
    desc.application_methods = &a, window_desc.window_methods = &w, controller_desc.view_controller_methods = &c;
    app_class = define("App", "Application", desc);
    OK(rk_context_get_application(context, &app));
    OK(rk_object_set_class(RK_OBJECT(app), app_class));
    window_class = define("Screen", "Window", window_desc);
    OK(rk_window_create(context, window_class, rect(0, 0, 100, 100), &first));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 10), &second));
    OK(rk_object_set_name(RK_OBJECT(first), "window"));
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 50));
    OK(send(context, 1.1, 1, RKTouchPhaseEnded, 50, 50));
    EXPECT_LOG("app(<App,<Event) send_event(window,<Event) app(<App,<Event) send_event(window,<Event)");
    OK(rk_window_make_key(first));
    OK(rk_window_make_key(second));
    EXPECT_LOG("become_key_window(window) resign_key_window(window)");
    controller_class = define("Screenful", "ViewController", controller_desc);
    OK(rk_view_controller_create(context, controller_class, &controller));
    OK(rk_view_controller_get_view(controller, &view));
    EXPECT_LOG("load_view(<Screenful) view_did_load(<Screenful)");
    OK(rk_release(RK_OBJECT(controller)));
    OK(rk_release(RK_OBJECT(first)));
    OK(rk_release(RK_OBJECT(second)));
    end();
}

typedef void (*InstanceFunction)(RKObjectRef object, void *instance, void *userdata);

static void controls(void) {
    RKControlMethods m = RK_INIT(RKControlMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKWindowRef window;
    RKControlRef control;
    begin();
    METHOD(m, begin_tracking, RKControlTrackingMethod, "B@@@^v");
    METHOD(m, continue_tracking, RKControlTrackingMethod, "B@@@^v");
    METHOD(m, end_tracking, RKControlEndTrackingMethod, "v@@@^v");
    METHOD(m, cancel_tracking, RKControlCancelTrackingMethod, "v@@^v");
    METHOD(m, send_action, RKControlSendActionMethod, "v@*@@^v");
    desc.control_methods = &m;
    METHOD(desc, instance_init, InstanceFunction, "v@^i^v");
    METHOD(desc, instance_deinit, InstanceFunction, "v@^i^v");
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    OK(rk_control_create(context, define("Closed", "Control", desc), rect(0, 0, 50, 50), &control));
    OK(rk_object_set_name(RK_OBJECT(control), "control"));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(control)));
    OK(rk_release(RK_OBJECT(control)));
    OK(rk_control_add_target(control, NULL, "act:", RKControlEventTouchDown));
    OK(rk_control_add_action(control, RKControlEventTouchUpInside, (RKControlAction)make("added", "v@I@^v")->function, &mark, NULL, NULL));
    OK(send(context, 1, 1, RKTouchPhaseBegan, 10, 10));
    OK(send(context, 2, 1, RKTouchPhaseMoved, 11, 10));
    OK(send(context, 3, 1, RKTouchPhaseEnded, 11, 10));
    OK(send(context, 4, 1, RKTouchPhaseBegan, 10, 10));
    OK(send(context, 5, 1, RKTouchPhaseCancelled, 10, 10));
    EXPECT_LOG("instance_init(<Closed) begin_tracking(control,<Touch,<Event) send_action(control,act:,-,<Event) continue_tracking(control,<Touch,<Event) "
               "end_tracking(control,<Touch,<Event) added(control,64,<Event) begin_tracking(control,<Touch,<Event) send_action(control,act:,-,<Event) cancel_tracking(control,<Event)");
    OK(rk_release(RK_OBJECT(window)));
    end();
}

static void set_began(void *const *arguments) { OK(rk_gesture_recognizer_set_state(*(RKGestureRecognizerRef *)arguments[0], RKGestureRecognizerStateBegan)); }

static void gestures(void) {
    RKGestureRecognizerMethods m = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKWindowRef window;
    RKGestureRecognizerRef both[2];
    RKClassRef cls;
    int k;
    begin();
    METHOD(m, touches_began, RKGestureTouchesMethod, TOUCHES);
    METHOD(m, touches_moved, RKGestureTouchesMethod, TOUCHES);
    METHOD(m, touches_ended, RKGestureTouchesMethod, TOUCHES);
    METHOD(m, touches_cancelled, RKGestureTouchesMethod, TOUCHES);
    METHOD(m, reset, RKGestureMethod, "v@^v");
    METHOD(m, can_prevent, RKGestureQuestion, "B@@^v");
    METHOD(m, can_be_prevented_by, RKGestureQuestion, "B@@^v");
    METHOD(m, should_require_failure_of, RKGestureQuestion, "B@@^v");
    METHOD(m, should_be_required_to_fail_by, RKGestureQuestion, "B@@^v");
    METHOD(m, should_receive_event, RKGestureEventQuestion, "B@@^v");
    d.should_begin = (RKGestureSelfQuestion)make("delegate.should_begin", "B@^v")->function;
    d.should_receive_touch = (RKGestureTouchQuestion)make("delegate.should_receive_touch", "B@@^v")->function;
    d.should_receive_event = (RKGestureEventQuestion)make("delegate.should_receive_event", "B@@^v")->function;
    d.should_recognize_simultaneously_with = (RKGestureQuestion)make("delegate.should_recognize_simultaneously_with", "B@@^v")->function;
    d.should_require_failure_of = (RKGestureQuestion)make("delegate.should_require_failure_of", "B@@^v")->function;
    d.should_be_required_to_fail_by = (RKGestureQuestion)make("delegate.should_be_required_to_fail_by", "B@@^v")->function;
    d.userdata = &mark;
    desc.gesture_recognizer_methods = &m;
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    made[0].more = set_began;
    for (k = 0; k < made_count; k++)
        if (strstr(made[k].name, "fail")) made[k].answer = 0;
        else if (strstr(made[k].name, "simul")) made[k].answer = 0;
    cls = define("Closed", "GestureRecognizer", desc);
    for (k = 0; k < 2; k++) {
        OK(rk_gesture_recognizer_create(context, cls, &both[k]));
        OK(rk_object_set_name(RK_OBJECT(both[k]), k ? "two" : "one"));
        OK(rk_gesture_recognizer_set_delegate(both[k], &d));
        OK(rk_view_add_gesture_recognizer(RK_VIEW(window), both[k]));
    }
    OK(rk_gesture_recognizer_add_action(both[1], (RKGestureAction)make("action", "v@^v")->function, &mark, NULL, NULL));
    log_clear();
    OK(send(context, 1, 1, RKTouchPhaseBegan, 10, 10));
    EXPECT_LOG("should_receive_event(two,<Event) delegate.should_receive_event(two,<Event) delegate.should_receive_touch(two,<Touch) "
               "should_receive_event(one,<Event) delegate.should_receive_event(one,<Event) delegate.should_receive_touch(one,<Touch) "
               "should_require_failure_of(two,one) delegate.should_require_failure_of(two,one) should_be_required_to_fail_by(two,one) delegate.should_be_required_to_fail_by(two,one) "
               "should_require_failure_of(one,two) delegate.should_require_failure_of(one,two) should_be_required_to_fail_by(one,two) delegate.should_be_required_to_fail_by(one,two) "
               "touches_began(two,[<Touch],1,<Event) delegate.should_begin(two) can_prevent(two,one) can_be_prevented_by(one,two) "
               "delegate.should_recognize_simultaneously_with(two,one) delegate.should_recognize_simultaneously_with(one,two) action(two)");
    OK(send(context, 2, 1, RKTouchPhaseMoved, 11, 10));
    EXPECT_LOG("touches_moved(two,[<Touch],1,<Event)");
    OK(send(context, 3, 1, RKTouchPhaseEnded, 11, 10));
    EXPECT_LOG("touches_ended(two,[<Touch],1,<Event) action(two) reset(two) reset(one)");
    OK(send(context, 4, 1, RKTouchPhaseBegan, 10, 10));
    log_clear();
    OK(send(context, 5, 1, RKTouchPhaseCancelled, 10, 10));
    EXPECT_LOG("touches_cancelled(two,[<Touch],1,<Event) action(two) reset(two) reset(one)");
    for (k = 0; k < 2; k++) OK(rk_release(RK_OBJECT(both[k])));
    OK(rk_release(RK_OBJECT(window)));
    end();
}

static void callbacks(void) {
    RKTimerRef timer;
    RKApplicationRef app;
    begin();
    {
    RKDiagnosticHandler diagnostic = (RKDiagnosticHandler)make("diagnostic", "v@**^v")->function;
    void (*drop)(void *) = (void (*)(void *))make("drop", "v^v")->function;
    Made *wrong = make("wrong", "B@^v");
    OK(rk_context_set_diagnostic_handler(context, diagnostic, &mark, drop));
    OK(rk_context_set_notification_handler(context, (RKNotificationHandler)make("notification", "v@i@^v")->function, &mark, NULL));
    OK(rk_context_add_timer(context, 0.5, (RKTimerCallback)make("timer", "v@d^v")->function, &mark, NULL, &timer));
    OK(rk_context_post_call(context, (RKPostedCallback)make("posted", "v@^v")->function, &mark, NULL));
    OK(rk_context_drain(context, NULL));
    OK(rk_context_get_application(context, &app));
    OK(rk_application_set_active(app, false));
    OK(rk_context_advance(context, 1));
    EXPECT_LOG("posted(context) notification(context,5,<Application) timer(context,0.5)");
    /* SPEC 307: a bool that is none. */
    wrong->answer = 7;
    EXPECT(!((bool (*)(RKObjectRef, void *))wrong->function)(RK_OBJECT(app), &mark));
    EXPECT(strstr(check_log, "wrong(<Application) diagnostic(context,overrideMisbehaved,") == check_log);
    }
    end();
}

int main(void) {
    responders();
    views();
    windows();
    controls();
    gestures();
    callbacks();
    return check_done("closures");
}
