/* Ends: what a context, a window or a view that goes leaves closed, in which order, and what cannot be done meanwhile (SPEC 109, 285, 286, 297, 303, 347-350). */
#include "stage.h"

static int began, closed;
static RKContextRef ending;

/* ---- In a context that is destroyed ---- */

static RKClassRef class_a;
static int a_dropped, made_in_drop;
static void a_init(RKObjectRef object, void *instance, void *userdata) {
    (void)object, (void)instance, (void)userdata;
    EXPECT(!a_dropped);
}
static bool a_inside(RKViewRef self, RKPoint where, RKEventRef event, void *userdata) {
    (void)self, (void)where, (void)event, (void)userdata;
    EXPECT(!a_dropped);
    return true;
}
static void a_drop(void *userdata) {
    (void)userdata;
    a_dropped++;
}
static void b_drop(void *userdata) {
    RKViewRef made = NULL;
    (void)userdata;
    made_in_drop++;
    EXPECT_STATUS(rk_view_create(ending, class_a, rect(0, 0, 9, 9), &made), RKStatusStaleHandle);
}
/* A drop of one class made an instance of another, whose own drop had run: its methods were called with what had been freed (SPEC 348). */
static void no_call_after_drop(void) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    OK(rk_context_create(NULL, &ending));
    methods.point_inside = a_inside;
    desc.name = "A", desc.superclass = "View", desc.instance_init = a_init, desc.view_methods = &methods, desc.drop = a_drop;
    OK(rk_class_define(ending, &desc, &class_a));
    desc.name = "B", desc.instance_init = NULL, desc.view_methods = NULL, desc.drop = b_drop;
    OK(rk_class_define(ending, &desc, &cls));
    OK(rk_context_destroy(ending));
    EXPECT(a_dropped == 1 && made_in_drop == 1);
}

static void nothing_action(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, (void)userdata; }
static void nothing_gesture(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, (void)userdata; }
static void nothing_timer(RKContextRef context, double time, void *userdata) { (void)context, (void)time, (void)userdata; }
static void nothing_posted(RKContextRef context, void *userdata) { (void)context, (void)userdata; EXPECT(false); }
static void count_drop(void *userdata) { ++*(int *)userdata; }
static RKViewRef last_view;
static RKControlRef last_control;
static RKGestureRecognizerRef last_gesture;
static RKScrollViewRef last_scroll;
static RKApplicationRef last_application;
static int posted_dropped;
/* Everything that takes in, makes, defines or leaves something behind is refused, by name (base.h); everything else still works (SPEC 348). */
static void refused(void) {
    RKTouchSample touch = sample(1, RKTouchPhaseBegan, 5, 5);
    RKPressSample pressed = RK_INIT(RKPressSample);
    RKPointerSample pointer = RK_INIT(RKPointerSample);
    RKScrollSample scroll = RK_INIT(RKScrollSample);
    RKTransformSample transform = RK_INIT(RKTransformSample);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKScrollViewDelegate scroll_delegate = RK_INIT(RKScrollViewDelegate);
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    RKViewsDesc views = RK_INIT(RKViewsDesc);
    RKClassRef cls = NULL;
    RKViewRef view = NULL;
    RKWindowRef window = NULL;
    RKResponderRef responder = NULL;
    RKViewControllerRef controller = NULL;
    RKControlRef control = NULL;
    RKGestureRecognizerRef gesture = NULL;
    RKScrollViewRef scroll_view = NULL;
    RKTimerRef timer = NULL;
    RKRect frame = rect(0, 0, 1, 1);
    size_t count;
    double time;
    RKPoint offset;
    bool answer;
    desc.name = "Late", desc.superclass = "View";
    views.count = 1, views.frames = &frame;
    EXPECT_STATUS(rk_context_send_touches(ending, 1, &touch, 1), RKStatusBusy);
    EXPECT(strstr(rk_last_error(), "is being destroyed") != NULL);
    EXPECT_STATUS(rk_context_send_presses(ending, 1, &pressed, 1), RKStatusBusy);
    EXPECT_STATUS(rk_context_send_pointer(ending, 1, &pointer), RKStatusBusy);
    EXPECT_STATUS(rk_context_send_scroll(ending, 1, &scroll), RKStatusBusy);
    transform.scale = 1;
    EXPECT_STATUS(rk_context_send_transform(ending, 1, &transform), RKStatusBusy);
    EXPECT_STATUS(rk_context_send_motion(ending, 1, RKMotionPhaseBegan), RKStatusBusy);
    EXPECT_STATUS(rk_context_send_remote_control(ending, 1, RKEventSubtypeRemoteControlPlay), RKStatusBusy);
    EXPECT_STATUS(rk_context_insert_text(ending, 1, "a", &answer), RKStatusBusy);
    EXPECT_STATUS(rk_context_delete_backward(ending, 1, &answer), RKStatusBusy);
    EXPECT_STATUS(rk_context_cancel_all_touches(ending), RKStatusBusy);
    EXPECT_STATUS(rk_context_cancel_all_presses(ending), RKStatusBusy);
    EXPECT_STATUS(rk_context_advance(ending, 100), RKStatusBusy);
    EXPECT_STATUS(rk_context_drain(ending, &count), RKStatusBusy);
    EXPECT_STATUS(rk_run_loop_run_once(ending, 0, &count), RKStatusBusy);
    EXPECT_STATUS(rk_run_loop_run(ending), RKStatusBusy);
    EXPECT_STATUS(rk_context_destroy(ending), RKStatusBusy);
    EXPECT_STATUS(rk_view_create(ending, NULL, frame, &view), RKStatusBusy);
    EXPECT_STATUS(rk_view_create_many(ending, &views, &view), RKStatusBusy);
    EXPECT_STATUS(rk_window_create(ending, NULL, frame, &window), RKStatusBusy);
    EXPECT_STATUS(rk_responder_create(ending, NULL, &responder), RKStatusBusy);
    EXPECT_STATUS(rk_view_controller_create(ending, NULL, &controller), RKStatusBusy);
    EXPECT_STATUS(rk_control_create(ending, NULL, frame, &control), RKStatusBusy);
    EXPECT_STATUS(rk_text_field_create(ending, NULL, frame, &control), RKStatusBusy);
    EXPECT_STATUS(rk_scroll_view_create(ending, NULL, frame, &scroll_view), RKStatusBusy);
    EXPECT_STATUS(rk_tap_create(ending, NULL, &gesture), RKStatusBusy);
    EXPECT_STATUS(rk_context_add_timer(ending, 5, nothing_timer, NULL, NULL, &timer), RKStatusBusy);
    EXPECT_STATUS(rk_class_define(ending, &desc, &cls), RKStatusBusy);
    EXPECT_STATUS(rk_control_add_action(last_control, RKControlEventAllEvents, nothing_action, NULL, NULL, NULL), RKStatusBusy);
    EXPECT_STATUS(rk_control_add_target(last_control, NULL, "act", RKControlEventAllEvents), RKStatusBusy);
    EXPECT_STATUS(rk_gesture_recognizer_add_action(last_gesture, nothing_gesture, NULL, NULL, NULL), RKStatusBusy);
    EXPECT_STATUS(rk_gesture_recognizer_set_delegate(last_gesture, &delegate), RKStatusBusy);
    EXPECT_STATUS(rk_scroll_view_set_delegate(last_scroll, &scroll_delegate), RKStatusBusy);
    EXPECT_STATUS(rk_object_set_userdata(RK_OBJECT(last_view), &posted_dropped, count_drop), RKStatusBusy);
    EXPECT_STATUS(rk_context_set_notification_handler(ending, NULL, &posted_dropped, count_drop), RKStatusBusy);
    /* What only looks, changes or releases. */
    OK(rk_object_set_userdata(RK_OBJECT(last_view), &posted_dropped, NULL));
    OK(rk_context_get_time(ending, &time));
    OK(rk_view_set_frame(last_view, frame));
    OK(rk_view_hit_test(last_view, point(0.5, 0.5), NULL, &view));
    OK(rk_context_post_call(ending, nothing_posted, &posted_dropped, count_drop));
    OK(rk_scroll_view_set_content_offset(last_scroll, point(0, 7), true)); /* at once */
    OK(rk_scroll_view_get_content_offset(last_scroll, &offset));
    EXPECT(offset.y == 7);
}
static int calls_in_end;
static void from_deinit(RKObjectRef object, void *instance, void *userdata) {
    (void)object, (void)instance, (void)userdata;
    calls_in_end++;
    refused();
}
static void from_drop(void *userdata) {
    (void)userdata;
    calls_in_end++;
    refused();
}
static void from_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    calls_in_end++;
    refused();
}
static void refused_from_everywhere(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKWindowRef window;
    RKTimerRef timer;
    OK(rk_context_create(NULL, &ending));
    methods.touches_cancelled = from_cancelled;
    desc.name = "Deinit", desc.superclass = "View", desc.instance_deinit = from_deinit, desc.responder_methods = &methods;
    OK(rk_class_define(ending, &desc, &cls));
    OK(rk_context_get_application(ending, &last_application));
    OK(rk_view_create(ending, NULL, rect(0, 0, 1, 1), &last_view));
    OK(rk_button_create(ending, NULL, rect(0, 0, 1, 1), &last_control));
    OK(rk_tap_create(ending, NULL, &last_gesture));
    OK(rk_scroll_view_create(ending, NULL, rect(0, 0, 1, 1), &last_scroll));
    OK(rk_window_create(ending, NULL, rect(0, 0, 100, 100), &window));
    (void)add_view(ending, cls, RK_VIEW(window), "touched", rect(0, 0, 100, 100));
    OK(rk_object_set_userdata(RK_OBJECT(window), NULL, from_drop));
    OK(rk_context_add_timer(ending, 9, nothing_timer, NULL, from_drop, &timer));
    OK(rk_context_set_notification_handler(ending, NULL, NULL, from_drop));
    OK(send(ending, 1, 1, RKTouchPhaseBegan, 5, 5));
    calls_in_end = posted_dropped = 0;
    OK(rk_context_destroy(ending));
    EXPECT(calls_in_end == 5 && posted_dropped == 5);
}

static long instances;
static void makes_another(RKObjectRef object, void *instance, void *userdata) {
    RKViewRef view;
    (void)object, (void)instance, (void)userdata;
    instances++;
    EXPECT_STATUS(rk_view_create(ending, class_a, rect(0, 0, 9, 9), &view), RKStatusBusy);
}
/* An instance_deinit that made an object never let the context end (SPEC 348). */
static void a_deinit_that_makes_one(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewRef view;
    OK(rk_context_create(NULL, &ending));
    desc.name = "A", desc.superclass = "View", desc.instance_deinit = makes_another;
    OK(rk_class_define(ending, &desc, &class_a));
    OK(rk_view_create(ending, class_a, rect(0, 0, 9, 9), &view));
    OK(rk_context_destroy(ending));
    EXPECT(instances == 1);
}

static RKObjectRef given_back;
static int drops_of_it, given_back_times;
static void gives_back(void *userdata) {
    (void)userdata;
    drops_of_it++;
    if (rk_release(given_back) == RKStatusOK) given_back_times++;
}
/* A drop of an object's own gave back its last reference: it ended while the end of the context was at it (SPEC 304, 348). */
static void given_back_by_its_drops(void) {
    int what, k;
    for (what = 0; what < 4; what++) {
        RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
        RKControlRef control;
        RKGestureRecognizerRef gesture;
        RKScrollViewRef scroll;
        OK(rk_context_create(NULL, &ending));
        OK(rk_text_field_create(ending, NULL, rect(0, 0, 9, 9), &control));
        OK(rk_tap_create(ending, NULL, &gesture));
        OK(rk_scroll_view_create(ending, NULL, rect(0, 0, 9, 9), &scroll));
        given_back = what == 1 ? RK_OBJECT(gesture) : what == 2 ? RK_OBJECT(scroll) : RK_OBJECT(control);
        drops_of_it = given_back_times = 0;
        delegate.drop = gives_back;
        for (k = 0; k < 3 && what == 0; k++) OK(rk_control_add_action(control, RKControlEventTouchDown, nothing_action, NULL, gives_back, NULL));
        for (k = 0; k < 3 && what == 1; k++) OK(rk_gesture_recognizer_add_action(gesture, nothing_gesture, NULL, gives_back, NULL));
        if (what == 2) OK(rk_scroll_view_set_delegate(scroll, &delegate));
        OK(rk_object_set_userdata(given_back, NULL, gives_back));
        OK(rk_context_destroy(ending));
        EXPECT(given_back_times == 1 && drops_of_it == (what == 2 ? 2 : what == 3 ? 1 : 4));
    }
}

/* ---- What an object is from its instance_deinit on ---- */

static int asked_own, asked_over_own, asked_over_view, over_view_in_end;
static bool own_inside(RKViewRef self, RKPoint where, RKEventRef event, void *userdata) {
    (void)self, (void)where, (void)event;
    ++*(int *)userdata;
    return true;
}
static void asks_itself(RKObjectRef object, void *instance, void *userdata) {
    bool inside = false;
    RKViewRef hit = NULL;
    (void)instance, (void)userdata;
    asked_own = asked_over_own = asked_over_view = 0;
    OK(rk_view_point_inside((RKViewRef)object, (RKPoint){4, 4}, NULL, &inside));
    OK(rk_view_hit_test((RKViewRef)object, (RKPoint){4, 4}, NULL, &hit));
    EXPECT(inside && hit == (RKViewRef)object && asked_own == 0 && asked_over_own == 0);
    over_view_in_end += asked_over_view;
}
/* It is one of its built-in class: what is laid over that is called on, and neither its own methods nor what is laid over its own class (SPEC 349). */
static void extensions_of_the_built_in_class(void) {
    for (int by_context = 0; by_context < 2; by_context++) {
        RKViewMethods methods = RK_INIT(RKViewMethods);
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef own, base, extension;
        RKViewRef view;
        bool inside;
        OK(rk_context_create(NULL, &ending));
        methods.point_inside = own_inside;
        desc.name = "Own", desc.superclass = "View", desc.instance_deinit = asks_itself, desc.view_methods = &methods, desc.userdata = &asked_own;
        OK(rk_class_define(ending, &desc, &own));
        desc.name = desc.superclass = NULL, desc.instance_deinit = NULL, desc.userdata = &asked_over_own;
        OK(rk_class_extend(own, &desc, &extension));
        desc.userdata = &asked_over_view;
        OK(rk_class_find(ending, "View", &base));
        OK(rk_class_extend(base, &desc, &extension));
        OK(rk_view_create(ending, own, rect(0, 0, 9, 9), &view));
        asked_own = asked_over_own = asked_over_view = over_view_in_end = 0;
        OK(rk_view_point_inside(view, (RKPoint){4, 4}, NULL, &inside));
        EXPECT(asked_own == 0 && asked_over_own == 1 && asked_over_view == 0);
        if (!by_context) OK(rk_release((RKObjectRef)view));
        OK(rk_context_destroy(ending));
        EXPECT(over_view_in_end == 2);
    }
}

/* ---- What is held back, and what has no touches ---- */

static void count_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)event, (void)userdata;
    began += (int)count;
}
static void count_closed(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)event, (void)userdata;
    closed += (int)count;
}
static RKClassRef counter(RKContextRef context, const char *name, const RKViewMethods *view, void (*cancelled)(RKResponderRef, const RKPressRef *, size_t, RKEventRef, void *)) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    methods.touches_began = count_began, methods.touches_ended = methods.touches_cancelled = count_closed, methods.presses_cancelled = cancelled;
    desc.name = name, desc.superclass = "View", desc.responder_methods = &methods, desc.view_methods = view;
    OK(rk_class_define(context, &desc, &cls));
    began = closed = 0;
    return cls;
}
static int hover_began, hover_closed;
static void count_hover(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)userdata;
    if (state_of(recognizer) == RKGestureRecognizerStateBegan) hover_began++;
    if (state_of(recognizer) >= RKGestureRecognizerStateEnded) hover_closed++;
}
/* The ended of a first tap is held back by a double tap, and a pointer hovers: both are closed there and then, whatever goes (SPEC 285, 297, 348). */
static void held_back_and_hover(void) {
    int how;
    for (how = 0; how < 5; how++) {
        RKPointerSample pointer = RK_INIT(RKPointerSample);
        RKContextRef context;
        RKWindowRef window;
        RKViewRef view;
        RKGestureRecognizerRef taps, hover;
        OK(rk_context_create(NULL, &context));
        OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
        view = add_view(context, counter(context, "Counter", NULL, NULL), RK_VIEW(window), "v", rect(0, 0, 100, 100));
        OK(rk_tap_create(context, NULL, &taps));
        OK(rk_tap_set_number_of_taps_required(taps, 2));
        OK(rk_view_add_gesture_recognizer(view, taps));
        OK(rk_hover_create(context, NULL, &hover));
        OK(rk_gesture_recognizer_add_action(hover, count_hover, NULL, NULL, NULL));
        OK(rk_view_add_gesture_recognizer(view, hover));
        hover_began = hover_closed = 0;
        pointer.location = point(50, 50);
        OK(rk_context_send_pointer(context, 0.5, &pointer));
        OK(send(context, 1, 1, RKTouchPhaseBegan, 5, 5));
        OK(send(context, 1.05, 1, RKTouchPhaseEnded, 5, 5));
        EXPECT(began == 1 && closed == 0 && hover_began == 1 && hover_closed == 0);
        switch (how) {
        case 0: OK(rk_view_remove_from_superview(view)); break;
        case 1: OK(rk_view_set_hidden(RK_VIEW(window), true)); break;
        case 2: OK(rk_release(RK_OBJECT(window))); break;
        case 3: OK(rk_view_remove_gesture_recognizer(view, taps)); OK(rk_view_remove_gesture_recognizer(view, hover)); break;
        default: break;
        }
        EXPECT(how == 4 || (closed == 1 && hover_closed == 1));
        OK(rk_context_destroy(context));
        EXPECT(began == 1 && closed == 1 && hover_began == 1 && hover_closed == 1);
    }
}

/* ---- What leaves begins nothing ---- */

static void sends_a_touch(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)presses, (void)count, (void)event, (void)userdata;
    OK(send(ending, 2, 7, RKTouchPhaseBegan, 5, 5));
}
/* A view is taken out; its presses_cancelled sends a touch, which hit it: its began was never closed (SPEC 347). */
static void touch_on_what_leaves(void) {
    RKPressSample pressed = RK_INIT(RKPressSample);
    RKWindowRef window;
    RKViewRef view;
    bool answer;
    OK(rk_context_create(NULL, &ending));
    OK(rk_window_create(ending, NULL, rect(0, 0, 100, 100), &window));
    OK(rk_window_make_key_and_visible(window));
    view = add_view(ending, counter(ending, "Counter", NULL, sends_a_touch), RK_VIEW(window), "v", rect(0, 0, 100, 100));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), &answer));
    OK(rk_context_send_presses(ending, 1, &pressed, 1));
    OK(rk_view_remove_from_superview(view));
    OK(send(ending, 3, 7, RKTouchPhaseEnded, 5, 5));
    EXPECT(began == 0 && closed == 0);
    OK(rk_context_destroy(ending));
    EXPECT(began == closed);
}

/* ---- In a hit-test ---- */

static int deed_in_hit_test;
static RKClassRef hit_class;
static RKApplicationRef application;
static RKWindowRef first_window;
static RKViewRef interfering(RKViewRef self, RKPoint where, RKEventRef event, void *userdata) {
    RKViewRef found = NULL;
    (void)userdata;
    if (deed_in_hit_test == 1) OK(rk_application_begin_ignoring_interaction_events(application));
    if (deed_in_hit_test == 2) OK(rk_release(RK_OBJECT(first_window)));
    if (deed_in_hit_test == 3) OK(rk_view_set_hidden(RK_VIEW(first_window), true));
    deed_in_hit_test = 0;
    OK(rk_super_hit_test(hit_class, self, where, event, &found));
    return found;
}
/* A touch whose hit-test has events ignored does not begin (SPEC 286); one that lifts in the update in which another's hit-test takes its window is closed (SPEC 285). */
static void in_a_hit_test(void) {
    int how, phase;
    for (how = 1; how < 4; how++)
        for (phase = RKTouchPhaseEnded; phase <= RKTouchPhaseCancelled; phase++) {
            RKViewMethods methods = RK_INIT(RKViewMethods);
            RKTouchSample both[2];
            RKContextRef context;
            RKWindowRef window;
            OK(rk_context_create(NULL, &context));
            OK(rk_context_get_application(context, &application));
            OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &first_window));
            OK(rk_window_create(context, NULL, rect(100, 0, 100, 100), &window));
            (void)add_view(context, counter(context, "Counter", NULL, NULL), RK_VIEW(first_window), "first", rect(0, 0, 100, 100));
            methods.hit_test = interfering;
            hit_class = counter(context, "Interfering", &methods, NULL);
            (void)add_view(context, hit_class, RK_VIEW(window), "second", rect(0, 0, 100, 100));
            OK(send(context, 1, 1, RKTouchPhaseBegan, 5, 5));
            EXPECT(began == 1 && closed == 0);
            both[0] = sample(1, (RKTouchPhase)phase, 5, 5);
            both[1] = sample(2, RKTouchPhaseBegan, 150, 5);
            deed_in_hit_test = how;
            OK(rk_context_send_touches(context, 2, both, 2));
            EXPECT(closed == 1 && began == (how == 1 ? 1 : 2));
            OK(send(context, 3, 2, RKTouchPhaseEnded, 150, 5));
            EXPECT(began == closed);
            OK(rk_context_destroy(context));
            EXPECT(began == closed);
        }
}

/* ---- Nested updates ---- */

static RKViewRef three[4];
static int stage_of_nesting, last_phase;
static double nested_time;
static RKContextRef nested;
static void nest(int count, int64_t id, int phase, double x, int64_t id2, int phase2, double x2) {
    RKTouchSample both[2];
    both[0] = sample(id, (RKTouchPhase)phase, x, 20);
    both[1] = sample(id2, (RKTouchPhase)phase2, x2, 20);
    OK(rk_context_send_touches(nested, nested_time += 0.01, both, (size_t)count));
}
static int number_of(RKResponderRef view) {
    int k;
    for (k = 1; k < 4; k++)
        if (view == RK_RESPONDER(three[k])) return k;
    return 0;
}
static void third_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    log_add("%d:began", number_of(self));
    if (stage_of_nesting == 2 && number_of(self) == 1) {
        stage_of_nesting = 3;
        nest(1, 2, last_phase, 72, 0, 0, 0);
    }
}
#define LOGS(name)                                                                                                                                        \
    static void third_##name(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {                            \
        (void)touches, (void)count, (void)event, (void)userdata;                                                                                          \
        log_add("%d:" #name, number_of(self));                                                                                                            \
    }
LOGS(moved)
LOGS(ended)
LOGS(cancelled)
static void nesting_gesture(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    if (stage_of_nesting != 0) return;
    stage_of_nesting = 1;
    nest(2, 1, RKTouchPhaseEnded, 20, 2, RKTouchPhaseBegan, 70);
}
static bool nesting_question(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) {
    (void)self, (void)touch, (void)userdata;
    if (stage_of_nesting == 1) {
        stage_of_nesting = 2;
        nest(1, 3, RKTouchPhaseBegan, 120, 0, 0, 0);
    }
    return true;
}
/* An update that comes while outer ones are carried out on behalf of an inner one: all of them go first (SPEC 303), so nothing is moved or closed that has not begun (SPEC 109). */
static void all_outer_updates_first(void) {
    for (last_phase = RKTouchPhaseMoved; last_phase <= RKTouchPhaseCancelled; last_phase++) {
        RKResponderMethods methods = RK_INIT(RKResponderMethods);
        RKGestureRecognizerMethods gesture = RK_INIT(RKGestureRecognizerMethods);
        RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef cls, gesture_cls;
        RKWindowRef window;
        RKGestureRecognizerRef made[3];
        int k;
        if (last_phase == RKTouchPhaseStationary) continue;
        stage_of_nesting = 0, nested_time = 1;
        OK(rk_context_create(NULL, &nested));
        methods.touches_began = third_began, methods.touches_moved = third_moved, methods.touches_ended = third_ended, methods.touches_cancelled = third_cancelled;
        desc.name = "V", desc.superclass = "View", desc.responder_methods = &methods;
        OK(rk_class_define(nested, &desc, &cls));
        gesture.touches_began = nesting_gesture;
        desc.name = "G", desc.superclass = "GestureRecognizer", desc.responder_methods = NULL, desc.gesture_recognizer_methods = &gesture;
        OK(rk_class_define(nested, &desc, &gesture_cls));
        OK(rk_window_create(nested, NULL, rect(0, 0, 200, 200), &window));
        for (k = 1; k < 4; k++) three[k] = add_view(nested, cls, RK_VIEW(window), "v", rect(50 * k - 50, 0, 50, 100));
        for (k = 0; k < 3; k++) {
            OK(rk_gesture_recognizer_create(nested, gesture_cls, &made[k]));
            OK(rk_view_add_gesture_recognizer(three[k == 2 ? 2 : 1], made[k]));
            if (k < 2) OK(rk_gesture_recognizer_set_cancels_touches_in_view(made[k], false));
        }
        OK(rk_gesture_recognizer_set_delays_touches_began(made[1], true));
        delegate.should_receive_touch = nesting_question;
        OK(rk_gesture_recognizer_set_delegate(made[2], &delegate));
        nest(1, 1, RKTouchPhaseBegan, 20, 0, 0, 0);
        if (last_phase == RKTouchPhaseMoved) nest(1, 2, RKTouchPhaseEnded, 70, 0, 0, 0);
        OK(rk_context_advance(nested, 20));
        OK(rk_context_destroy(nested));
        EXPECT_LOG(last_phase == RKTouchPhaseMoved ? "1:began 1:ended 2:began 2:moved 3:began 2:ended 3:cancelled"
                   : last_phase == RKTouchPhaseEnded ? "1:began 1:ended 2:began 2:ended 3:began 3:cancelled" : "1:began 1:ended 2:began 2:cancelled 3:began 3:cancelled");
    }
}

/* ---- The order of the end ---- */

static void order_deinit(RKObjectRef object, void *instance, void *userdata) { (void)object, (void)instance, (void)userdata; log_add("deinit"); }
static void order_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    log_add("cancelled");
}
static void order_drop(void *userdata) { log_add("%s", (const char *)userdata); }
/* SPEC 348. */
static void order_of_the_end(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKClassRef cls;
    RKWindowRef window;
    RKViewRef view;
    RKTimerRef timer;
    OK(rk_context_create(NULL, &context));
    methods.touches_cancelled = order_cancelled;
    desc.name = "Ordered", desc.superclass = "View", desc.responder_methods = &methods, desc.instance_deinit = order_deinit;
    desc.drop = order_drop, desc.userdata = (void *)"class";
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    view = add_view(context, cls, RK_VIEW(window), "v", rect(0, 0, 100, 100));
    OK(rk_object_set_userdata(RK_OBJECT(view), (void *)"object", order_drop));
    OK(rk_context_add_timer(context, 9, nothing_timer, (void *)"timer", order_drop, &timer));
    OK(rk_context_post_call(context, nothing_posted, (void *)"posted", order_drop));
    OK(rk_context_set_diagnostic_handler(context, NULL, (void *)"handler", order_drop));
    OK(send(context, 1, 1, RKTouchPhaseBegan, 5, 5));
    log_clear();
    OK(rk_context_destroy(context));
    EXPECT_LOG("cancelled deinit object timer posted handler class");
}

/* ---- The loop ---- */

static int stops_asked, runs_ended;
static RKContextRef looping;
static void stop_times(RKContextRef context, void *userdata) {
    int k;
    (void)userdata;
    for (k = 0; k < stops_asked; k++) OK(rk_run_loop_stop(context));
}
/* Without what is posted a run has no end. */
static bool is_posted(RKContextRef context, RKPostedCallback call) {
    RKStatus status = rk_context_post_call(context, call, NULL, NULL);
    EXPECT(status == RKStatusOK);
    return status == RKStatusOK;
}
static void run_inside(RKContextRef context, void *userdata) {
    (void)userdata;
    if (is_posted(context, stop_times)) OK(rk_run_loop_run(context));
    else OK(rk_run_loop_stop(context));
    runs_ended++;
    /* The outer one continues: it is stopped later. */
    if (stops_asked == 1) {
        EXPECT(runs_ended == 1);
        OK(rk_run_loop_stop(context));
    }
}
/* Each stop ends one run, the innermost first (SPEC 350). */
static void stops(void) {
    for (stops_asked = 1; stops_asked < 4; stops_asked++) {
        size_t handled;
        runs_ended = 0;
        OK(rk_context_create(NULL, &looping));
        if (!is_posted(looping, run_inside)) return;
        OK(rk_run_loop_run(looping));
        runs_ended++;
        EXPECT(runs_ended == 2);
        /* A third had no run left to stop: the next run does not end by it, but by a stop of its own that comes before it. */
        OK(rk_run_loop_run_once(looping, 0, &handled));
        OK(rk_run_loop_stop(looping));
        OK(rk_run_loop_stop(looping));
        OK(rk_run_loop_run(looping));
        if (!is_posted(looping, stop_times)) return;
        OK(rk_run_loop_run(looping));
        EXPECT(handled == 0);
        OK(rk_context_destroy(looping));
    }
}

int main(void) {
    no_call_after_drop();
    refused_from_everywhere();
    a_deinit_that_makes_one();
    given_back_by_its_drops();
    extensions_of_the_built_in_class();
    held_back_and_hover();
    touch_on_what_leaves();
    in_a_hit_test();
    all_outer_updates_first();
    order_of_the_end();
    stops();
    return check_done("ending");
}
