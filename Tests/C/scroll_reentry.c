/* A scroll view's delegate that removes, destroys, sets or destroys everything, in each of its calls: whatever it does, what was begun is ended, and nothing is left moving. */
#include "scroll_stage.h"

enum { REMOVE, DESTROY, SET_OFFSET, ANIMATE, SHRINK, DISABLE, NO_DELEGATE, NO_PAN, CANCEL, ADVANCE, ADD_TOUCH, DEEDS };
static const char *const deed_names[DEEDS] = {"remove", "destroy", "set the offset", "animate", "shrink", "disable", "take the delegate away", "remove the pan", "cancel all", "advance", "another touch"};

typedef struct Trial {
    Scene scene;
    int deed, moment, calls;
    bool done, dragging, decelerating;
} Trial;

static void act(Trial *t, int moment) {
    RKGestureRecognizerRef pan = NULL;
    RKContextRef context = t->scene.stage.context;
    RKScrollViewRef scroll = t->scene.scroll;
    double now = 0;
    t->calls++;
    if (moment != t->moment || t->done) return;
    t->done = true;
    switch (t->deed) {
    case REMOVE: OK(rk_view_remove_from_superview(RK_VIEW(scroll))); break;
    case DESTROY: OK(rk_view_remove_from_superview(RK_VIEW(scroll))); OK(rk_release(RK_OBJECT(scroll))); break;
    case SET_OFFSET: OK(rk_scroll_view_set_content_offset(scroll, point(0, 33), false)); break;
    case ANIMATE: OK(rk_scroll_view_set_content_offset(scroll, point(0, 66), true)); break;
    case SHRINK: OK(rk_scroll_view_set_content_size(scroll, size_of(0, 0))); break;
    case DISABLE: OK(rk_scroll_view_set_scroll_enabled(scroll, false)); break;
    case NO_DELEGATE: OK(rk_scroll_view_set_delegate(scroll, NULL)); break;
    case NO_PAN:
        OK(rk_scroll_view_get_pan_gesture_recognizer(scroll, &pan));
        (void)!rk_view_remove_gesture_recognizer(RK_VIEW(scroll), pan); /* it is attached for life: refused, or of no effect */
        break;
    case CANCEL: OK(rk_context_cancel_all_touches(context)); break;
    case ADVANCE:
        OK(rk_context_get_time(context, &now));
        OK(rk_context_advance(context, now + 0.3));
        break;
    case ADD_TOUCH: {
        RKStatus status;
        OK(rk_context_get_time(context, &now));
        status = send(context, now, 9, RKTouchPhaseBegan, 20, 20);
        EXPECT(status == RKStatusOK || status == RKStatusTooDeep);
        (void)!send(context, now, 9, RKTouchPhaseEnded, 20, 20);
        break;
    }
    default: break;
    }
}

enum { ON_BEGIN, ON_SCROLL, ON_WILL_END, ON_DID_END, ON_DECELERATING, ON_STOP, ON_ANIMATED, MOMENTS };
static void on_begin(RKScrollViewRef s, void *u) {
    Trial *t = (Trial *)u;
    (void)s;
    EXPECT(!t->dragging);
    t->dragging = true;
    act(t, ON_BEGIN);
}
static void on_scroll(RKScrollViewRef s, void *u) { (void)s, act((Trial *)u, ON_SCROLL); }
static void on_will_end(RKScrollViewRef s, RKPoint velocity, RKPoint *target, void *u) {
    (void)s, (void)velocity;
    EXPECT(target->y == target->y);
    act((Trial *)u, ON_WILL_END);
    if (((Trial *)u)->deed == SET_OFFSET) target->y = (double)NAN; /* no target at all */
}
static void on_did_end(RKScrollViewRef s, bool decelerate, void *u) {
    Trial *t = (Trial *)u;
    (void)s, (void)decelerate;
    EXPECT(t->dragging);
    t->dragging = false;
    act(t, ON_DID_END);
}
static void on_decelerating(RKScrollViewRef s, void *u) {
    Trial *t = (Trial *)u;
    (void)s;
    EXPECT(!t->decelerating);
    t->decelerating = true;
    act(t, ON_DECELERATING);
}
static void on_stop(RKScrollViewRef s, void *u) {
    Trial *t = (Trial *)u;
    (void)s;
    t->decelerating = false;
    act(t, ON_STOP);
}
static void on_animated(RKScrollViewRef s, void *u) { (void)s, act((Trial *)u, ON_ANIMATED); }

static int drops;
static void dropped(void *userdata) { (void)userdata, drops++; }

static void trial(int deed, int moment) {
    Trial t;
    RKScrollViewDelegate d = RK_INIT(RKScrollViewDelegate);
    RKContextRef context;
    double end = 0, offset;
    int i, failures = check_failures;
    bool gone;
    memset(&t, 0, sizeof t);
    t.deed = deed;
    t.moment = moment;
    scene_make(&t.scene, 400, 1200);
    context = t.scene.stage.context;
    (void)add_view(context, t.scene.stage.logger, RK_VIEW(t.scene.scroll), "c", rect(0, 0, 400, 1200));
    OK(rk_retain(RK_OBJECT(t.scene.scroll)));
    d.will_begin_dragging = on_begin;
    d.did_scroll = on_scroll;
    d.will_end_dragging = on_will_end;
    d.did_end_dragging = on_did_end;
    d.will_begin_decelerating = on_decelerating;
    d.did_end_decelerating = on_stop;
    d.did_end_scrolling_animation = on_animated;
    d.userdata = &t;
    d.drop = dropped;
    drops = 0;
    OK(rk_scroll_view_set_delegate(t.scene.scroll, &d));
    down(&t.scene.stage, 1, 1, 200, 390);
    for (i = 1; i <= 15; i++) {
        double now = 0;
        OK(rk_context_get_time(context, &now));
        (void)!send(context, now > 1 + i * 0.01 ? now : 1 + i * 0.01, 1, RKTouchPhaseMoved, 200, 390 - 20 * i);
    }
    (void)!send(context, 1.16, 1, RKTouchPhaseEnded, 200, 90);
    gone = deed == DESTROY && t.done && moment != ON_ANIMATED;
    for (i = 0; i < 100; i++) OK(rk_context_advance(context, 1.5 + i * 0.013));
    if (rk_object_is_alive(RK_OBJECT(t.scene.scroll))) OK(rk_scroll_view_set_content_offset(t.scene.scroll, point(0, 10), true));
    for (i = 0; i < 100; i++) OK(rk_context_advance(context, 4 + i * 0.2));
    /* Nothing moves any more, and no call is missing. */
    OK(rk_context_next_deadline(context, &end));
    EXPECT(!(end < 1e300));
    gone = !rk_object_is_alive(RK_OBJECT(t.scene.scroll)) || (deed == DESTROY && t.done);
    if (!gone) {
        bool tracking = true, dragging = true, decelerating = true;
        offset = offset_of(t.scene.scroll).y;
        EXPECT(offset == offset);
        OK(rk_scroll_view_is_tracking(t.scene.scroll, &tracking));
        OK(rk_scroll_view_is_dragging(t.scene.scroll, &dragging));
        OK(rk_scroll_view_is_decelerating(t.scene.scroll, &decelerating));
        EXPECT(!tracking && !dragging && !decelerating);
        if (deed != NO_DELEGATE && deed != REMOVE) EXPECT(!t.dragging && !t.decelerating);
        OK(rk_release(RK_OBJECT(t.scene.scroll)));
    }
    EXPECT(t.done || moment == ON_STOP || moment == ON_DECELERATING || moment == ON_ANIMATED);
    t.scene.stage.view = RK_VIEW(t.scene.stage.window);
    scene_end(&t.scene);
    EXPECT(drops == 1);
    if (check_failures != failures) fprintf(stderr, "deed: %s; moment: %d\n", deed_names[deed], moment);
}

/* A scroll view that is moving is removed, hidden, moved to another window, or its application becomes inactive. */
static void taken_away_while_moving(void) {
    int how;
    for (how = 0; how < 4; how++) {
        Scene scene;
        RKWindowRef other = NULL;
        RKApplicationRef application = NULL;
        double lift, deadline = 0;
        bool moving = true;
        scene_make(&scene, 400, 10000);
        OK(rk_retain(RK_OBJECT(scene.scroll)));
        OK(rk_window_create(scene.stage.context, NULL, rect(0, 0, 400, 400), &other));
        OK(rk_context_get_application(scene.stage.context, &application));
        lift = flick(&scene, 1, point(200, 390), point(0, -10), 20);
        OK(rk_context_advance(scene.stage.context, lift + 0.1));
        log_clear();
        switch (how) {
        case 0: OK(rk_view_remove_from_superview(RK_VIEW(scene.scroll))); break;
        case 1: OK(rk_view_add_subview(RK_VIEW(other), RK_VIEW(scene.scroll))); break;
        case 2: OK(rk_release(RK_OBJECT(other))); other = NULL; OK(rk_view_remove_from_superview(RK_VIEW(scene.scroll))); break;
        default: OK(rk_scroll_view_set_scroll_enabled(scene.scroll, false)); break;
        }
        settle(&scene, lift + 1);
        OK(rk_scroll_view_is_decelerating(scene.scroll, &moving));
        EXPECT(!moving);
        OK(rk_context_next_deadline(scene.stage.context, &deadline));
        EXPECT(!(deadline < 1e300));
        OK(rk_release(RK_OBJECT(scene.scroll)));
        if (other) OK(rk_release(RK_OBJECT(other)));
        scene_end(&scene);
    }
}

/* While touchesShouldBegin is asked the content view's touch has not begun: what ends then is closed in silence, and does not begin any more (SPEC 109, 247). */
static RKContextRef asked_context;
static bool ends_in_question;
static bool ask_and_cancel(RKScrollViewRef self, const RKTouchRef *touches, size_t count, RKEventRef event, RKViewRef view, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)view, (void)userdata;
    if (ends_in_question) EXPECT(send(asked_context, 1.2, 1, RKTouchPhaseEnded, 50, 50) == RKStatusOK);
    else OK(rk_context_cancel_all_touches(asked_context));
    return true;
}
static void ended_while_asked(void) {
    int how;
    for (how = 0; how < 2; how++) {
        Scene scene;
        RKScrollViewMethods methods = RK_INIT(RKScrollViewMethods);
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef cls = NULL;
        scene_make(&scene, 400, 400);
        asked_context = scene.stage.context;
        ends_in_question = how == 1;
        methods.touches_should_begin = ask_and_cancel;
        desc.name = "Asking";
        desc.superclass = "ScrollView";
        desc.scroll_view_methods = &methods;
        OK(rk_class_define(scene.stage.context, &desc, &cls));
        RKScrollViewRef asking = add_scroll_view(&scene, cls, RK_VIEW(scene.scroll), "asking", rect(0, 0, 200, 200), 200, 200);
        (void)add_view(scene.stage.context, scene.stage.logger, RK_VIEW(asking), "content", rect(0, 0, 200, 200));
        log_clear();
        EXPECT(send(scene.stage.context, 1, 1, RKTouchPhaseBegan, 50, 50) == RKStatusOK);
        OK(rk_context_advance(scene.stage.context, 1.2));
        EXPECT_LOG("");
        scene_end(&scene);
    }
}

/* A zoom that is cut short goes to its end at once, and the delegate receives that scale before the end of zooming (SPEC 268). */
static double reported_scale;
static int zoom_ends;
static void report_scale(RKScrollViewRef s, void *u) {
    (void)u;
    OK(rk_scroll_view_get_zoom_scale(s, &reported_scale));
}
static void zoom_ended(RKScrollViewRef s, RKViewRef view, double scale, void *u) {
    (void)s, (void)view, (void)u;
    EXPECT(fabs(scale - reported_scale) <= 1e-12);
    zoom_ends++;
}
static void zoom_cut_short(void) {
    int how;
    for (how = 0; how < 2; how++) {
        Scene scene;
        RKScrollViewDelegate delegate;
        scene_make(&scene, 400, 400);
        scene.zoomed = add_view(scene.stage.context, NULL, RK_VIEW(scene.scroll), "zoomed", rect(0, 0, 400, 400));
        delegate = scene_delegate(&scene);
        delegate.did_zoom = report_scale;
        delegate.did_end_zooming = zoom_ended;
        OK(rk_scroll_view_set_delegate(scene.scroll, &delegate));
        OK(rk_scroll_view_set_zoom_scale_range(scene.scroll, 1, 3));
        zoom_ends = 0;
        reported_scale = 1;
        OK(rk_scroll_view_set_zoom_scale(scene.scroll, 3, true));
        OK(rk_context_advance(scene.stage.context, 0.1));
        EXPECT(reported_scale > 1 && reported_scale < 3);
        if (how == 0) OK(rk_scroll_view_set_content_offset(scene.scroll, point(5, 5), false));
        else (void)flick(&scene, 0.1, point(200, 300), point(0, -10), 5);
        EXPECT(zoom_ends == 1);
        EXPECT(reported_scale == 3);
        scene_end(&scene);
    }
}

/* An interval of 0 asks for no frames, so that a loop over next_deadline comes to rest; a clock that a duration does not move on animates nothing. */
static void clocks_that_stand_still(void) {
    Scene scene;
    double lift, deadline = 0, now = 0;
    int steps = 0;
    scene_make(&scene, 400, 10000);
    OK(rk_context_set_config(scene.stage.context, RKConfigScrollFrameInterval, 0));
    lift = flick(&scene, 1, point(200, 390), point(0, -10), 20);
    OK(rk_context_advance(scene.stage.context, lift));
    do {
        OK(rk_context_next_deadline(scene.stage.context, &deadline));
        if (deadline < 1e300) OK(rk_context_advance(scene.stage.context, deadline));
    } while (deadline < 1e300 && ++steps < 100);
    EXPECT(steps < 100);
    OK(rk_context_advance(scene.stage.context, 1e17));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 7), true));
    OK(rk_context_get_time(scene.stage.context, &now));
    OK(rk_context_next_deadline(scene.stage.context, &deadline));
    EXPECT(!(deadline < 1e300));
    scene_end(&scene);
}

int main(void) {
    int deed, moment;
    for (deed = 0; deed < DEEDS; deed++)
        for (moment = 0; moment < MOMENTS; moment++) trial(deed, moment);
    taken_away_while_moving();
    ended_while_asked();
    zoom_cut_short();
    clocks_that_stand_still();
    return check_done("scroll_reentry");
}
