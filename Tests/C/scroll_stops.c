/* stopScrollingAndZooming, what is animated, and that each thing begun is closed once, whatever ends it. */
#include "scroll_stage.h"

static bool quiet(Scene *scene) {
    double deadline = 0;
    return rk_context_next_deadline(scene->stage.context, &deadline) == RKStatusOK && !(deadline < 1e300) && !ask(scene->scroll, rk_scroll_view_is_decelerating) &&
           !ask(scene->scroll, rk_scroll_view_is_dragging) && !ask(scene->scroll, rk_scroll_view_is_scroll_animating) && !ask(scene->scroll, rk_scroll_view_is_zoom_animating);
}

/* SPEC 339: a deceleration stops where it is; a bounce at its edge; paging on a page; an animation where it is. */
static void stops_what_moves(void) {
    Scene scene;
    double t, y;
    scene_make(&scene, 400, 1400);
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT_LOG("");
    t = flick(&scene, 1, point(200, 390), point(0, -10), 12);
    OK(rk_context_advance(scene.stage.context, t + 0.2));
    y = offset_of(scene.scroll).y;
    log_clear();
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT_LOG("S.didEndDecelerating");
    EXPECT(quiet(&scene) && offset_of(scene.scroll).y == y);
    t = flick(&scene, t + 1, point(200, 390), point(0, -40), 12); /* over the end */
    OK(rk_context_advance(scene.stage.context, t + 0.2));
    EXPECT(offset_of(scene.scroll).y > 1000);
    log_clear();
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT_LOG("S.didScroll S.didEndDecelerating");
    EXPECT_OFFSET(scene.scroll, 0, 1000);
    EXPECT(quiet(&scene));
    log_clear();
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), true));
    EXPECT(ask(scene.scroll, rk_scroll_view_is_scroll_animating) && !ask(scene.scroll, rk_scroll_view_is_zoom_animating));
    OK(rk_context_advance(scene.stage.context, t + 0.35));
    EXPECT_OFFSET(scene.scroll, 0, 500);
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT_LOG("S.didScroll S.didEndScrollingAnimation");
    EXPECT_OFFSET(scene.scroll, 0, 500);
    EXPECT(quiet(&scene));
    OK(rk_scroll_view_set_paging_enabled(scene.scroll, true));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), true));
    OK(rk_context_advance(scene.stage.context, t + 0.4));
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT_OFFSET(scene.scroll, 0, 400);
    EXPECT(quiet(&scene));
    scene_end(&scene);
}

/* SPEC 339: a finger's drag ends, and the finger moves nothing any more. */
static void stops_fingers(void) {
    Scene scene;
    RKGestureRecognizerRef pan = NULL;
    RKGestureRecognizerState state = RKGestureRecognizerStatePossible;
    scene_make(&scene, 400, 1400);
    down(&scene.stage, 1, 1, 200, 300);
    move(&scene.stage, 1.1, 1, 200, 380);
    EXPECT(offset_of(scene.scroll).y < 0 && ask(scene.scroll, rk_scroll_view_is_dragging));
    log_clear();
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT_LOG("S.willEndDragging S.didEndDragging(decelerate) S.willBeginDecelerating S.didScroll S.didEndDecelerating");
    EXPECT_OFFSET(scene.scroll, 0, 0);
    EXPECT(quiet(&scene));
    OK(rk_scroll_view_get_pan_gesture_recognizer(scene.scroll, &pan));
    OK(rk_gesture_recognizer_get_state(pan, &state));
    EXPECT(state == RKGestureRecognizerStatePossible || state == RKGestureRecognizerStateCancelled);
    log_clear();
    move(&scene.stage, 1.2, 1, 200, 200);
    up(&scene.stage, 1.3, 1, 200, 200);
    EXPECT_LOG("");
    (void)flick(&scene, 2, point(200, 390), point(0, -10), 12); /* the next one may */
    EXPECT(ask(scene.scroll, rk_scroll_view_is_decelerating));
    /* One that holds it. */
    down(&scene.stage, 2.2, 1, 200, 300);
    log_clear();
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT_LOG("S.didEndDecelerating");
    up(&scene.stage, 2.5, 1, 200, 300);
    EXPECT_LOG("");
    scene_end(&scene);
}

/* SPEC 339, 340: zooming stops at the present scale, within its limits. */
static void stops_zooming(void) {
    Scene scene;
    double t;
    scene_make(&scene, 400, 400);
    scene.zoomed = add_view(scene.stage.context, NULL, RK_VIEW(scene.scroll), "z", rect(0, 0, 400, 400));
    OK(rk_scroll_view_set_zoom_scale_range(scene.scroll, 0.5, 4));
    OK(rk_context_advance(scene.stage.context, 1));
    OK(rk_scroll_view_set_zoom_scale(scene.scroll, 3, true));
    EXPECT(ask(scene.scroll, rk_scroll_view_is_zoom_animating) && !ask(scene.scroll, rk_scroll_view_is_scroll_animating));
    OK(rk_context_advance(scene.stage.context, 1.15));
    EXPECT(near(zoom_of(scene.scroll), 2));
    log_clear();
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT_LOG("S.didEndZooming(z,2)");
    EXPECT(near(zoom_of(scene.scroll), 2) && quiet(&scene));
    /* A pinch beyond the limit, let go, on its way back; then one that fingers still hold. */
    both(&scene.stage, 2, RKTouchPhaseBegan, 150, 200, 250, 200);
    for (t = 2.02; t < 2.2; t += 0.02) both(&scene.stage, t, RKTouchPhaseMoved, 150 - (t - 2) * 600, 200, 250 + (t - 2) * 600, 200);
    EXPECT(zoom_of(scene.scroll) > 4);
    both(&scene.stage, 2.2, RKTouchPhaseEnded, 40, 200, 360, 200);
    EXPECT(ask(scene.scroll, rk_scroll_view_is_zoom_bouncing) && ask(scene.scroll, rk_scroll_view_is_zoom_animating));
    OK(rk_context_advance(scene.stage.context, 2.3));
    log_clear();
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT(near(zoom_of(scene.scroll), 4) && strstr(check_log, "S.didEndZooming(z,4)") != NULL && strstr(check_log, "S.didZoom") != NULL);
    EXPECT(quiet(&scene));
    both(&scene.stage, 3, RKTouchPhaseBegan, 50, 200, 350, 200);
    for (t = 3.02; t < 3.2; t += 0.02) both(&scene.stage, t, RKTouchPhaseMoved, 50 + (t - 3) * 600, 200, 350 - (t - 3) * 600, 200);
    EXPECT(ask(scene.scroll, rk_scroll_view_is_zooming));
    log_clear();
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT(!ask(scene.scroll, rk_scroll_view_is_zooming) && strstr(check_log, "S.didEndZooming(z,") != NULL && quiet(&scene));
    OK(rk_context_cancel_all_touches(scene.stage.context));
    scene_end(&scene);
}

/* From inside its own callbacks. */
static void stop_in(RKScrollViewRef scroll, void *userdata) {
    scroll_log(scroll, "stop");
    (void)userdata;
    OK(rk_scroll_view_stop_scrolling_and_zooming(scroll));
}
static void stops_in_callbacks(void) {
    Scene scene;
    RKScrollViewDelegate d;
    double t;
    int which;
    for (which = 0; which < 3; which++) {
        scene_make(&scene, 400, 5000);
        d = scene_delegate(&scene);
        if (which == 0) d.did_scroll = stop_in;
        if (which == 1) d.will_begin_dragging = stop_in;
        if (which == 2) d.will_begin_decelerating = stop_in;
        OK(rk_scroll_view_set_delegate(scene.scroll, &d));
        t = flick(&scene, 1, point(200, 390), point(0, -10), 12);
        EXPECT(quiet(&scene));
        OK(rk_context_advance(scene.stage.context, t + 5));
        EXPECT(quiet(&scene) && strstr(check_log, "S.stop") != NULL);
        scene_end(&scene);
    }
}

/* SPEC 267, 339: whatever ends an animation, or a deceleration, closes it once. */
typedef struct Account {
    long animations, decelerations, drags;
} Account;
static Account account;
static void ended_animation(RKScrollViewRef s, void *u) { (void)s, (void)u, account.animations++; }
static void began_decelerating(RKScrollViewRef s, void *u) { (void)s, (void)u, account.decelerations++; }
static void ended_decelerating(RKScrollViewRef s, void *u) { (void)s, (void)u, account.decelerations--; }
static void began_dragging(RKScrollViewRef s, void *u) { (void)s, (void)u, account.drags++; }
static void ended_dragging(RKScrollViewRef s, bool decelerates, void *u) { (void)s, (void)decelerates, (void)u, account.drags--; }

static uint32_t seed;
static uint32_t any(uint32_t below) {
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % below;
}

/* Also of a touch that the library has cancelled meanwhile. */
static void finger(Scene *scene, double t, RKTouchPhase phase, double x, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = phase;
    sample.location = point(x, y);
    OK(rk_context_send_touches(scene->stage.context, t, &sample, 1));
}

static void closes_once(uint32_t start) {
    static const char *const names[] = {"animate", "set", "top", "down", "move", "up", "out", "in", "hide", "show", "stop", "disable", "wait", "zoom", "size"};
    Scene scene;
    RKScrollViewDelegate d;
    double t = 1, x = 200, y = 200;
    bool is_down = false;
    int step;
    seed = start;
    memset(&account, 0, sizeof account);
    scene_make(&scene, 400, 3000);
    scene.zoomed = add_view(scene.stage.context, NULL, RK_VIEW(scene.scroll), "z", rect(0, 0, 400, 3000));
    OK(rk_scroll_view_set_zoom_scale_range(scene.scroll, 0.5, 2));
    d = scene_delegate(&scene);
    d.did_end_scrolling_animation = ended_animation;
    d.will_begin_decelerating = began_decelerating;
    d.did_end_decelerating = ended_decelerating;
    d.will_begin_dragging = began_dragging;
    d.did_end_dragging = ended_dragging;
    OK(rk_scroll_view_set_delegate(scene.scroll, &d));
    OK(rk_retain(RK_OBJECT(scene.scroll)));
    for (step = 0; step < 400; step++) {
        uint32_t what = any(15);
        bool was, is;
        long before = account.animations, closed;
        double now = t;
        was = ask(scene.scroll, rk_scroll_view_is_scroll_animating);
        switch (what) {
        case 0: OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, any(3000)), true)); break;
        case 1: OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, any(3000)), false)); break;
        case 2: break; /* to the top: closed by didScrollToTop; see to_the_top() */
        case 3:
            if (!is_down) finger(&scene, now, RKTouchPhaseBegan, x = 200, y = 100 + any(200));
            is_down = true;
            break;
        case 4:
            if (is_down) finger(&scene, now, RKTouchPhaseMoved, x, y += any(2) ? -30.0 - any(60) : 30.0 + any(60));
            break;
        case 5:
            if (is_down) finger(&scene, now, RKTouchPhaseEnded, x, y);
            is_down = false;
            break;
        case 6: OK(rk_view_remove_from_superview(RK_VIEW(scene.scroll))); break;
        case 7: OK(rk_view_add_subview(RK_VIEW(scene.stage.window), RK_VIEW(scene.scroll))); break;
        case 8: OK(rk_view_set_hidden(RK_VIEW(scene.stage.window), true)); break;
        case 9: OK(rk_view_set_hidden(RK_VIEW(scene.stage.window), false)); break;
        case 10: OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll)); break;
        case 11: OK(rk_scroll_view_set_scroll_enabled(scene.scroll, any(3) != 0)); break;
        case 12: OK(rk_context_advance(scene.stage.context, t += any(2) ? 0.5 : 0.05)); break;
        case 13: OK(rk_scroll_view_set_zoom_scale(scene.scroll, 0.5 + any(4) * 0.5, false)); break;
        default: OK(rk_scroll_view_set_content_size(scene.scroll, size_of(400, 500 + any(3000))));
        }
        is = ask(scene.scroll, rk_scroll_view_is_scroll_animating);
        closed = account.animations - before;
        if (closed != (was && !is ? 1 : 0) && !(was && is && closed == 0)) {
            fprintf(stderr, "seed %u, step %d (%s): %s, then %s, closed %ld times\n", start, step, names[what], was ? "animated" : "not animated", is ? "animated" : "not", closed);
            EXPECT(false);
        }
        EXPECT(account.drags == (ask(scene.scroll, rk_scroll_view_is_dragging) ? 1 : 0));
        EXPECT(account.decelerations == 0 || account.decelerations == 1);
        if (check_failures > 5) return;
        OK(rk_context_advance(scene.stage.context, t += 0.013));
    }
    if (is_down) finger(&scene, t, RKTouchPhaseEnded, x, y);
    OK(rk_release(RK_OBJECT(scene.scroll)));
    scene_end(&scene);
}

/* An animation that gives way to scrolling to the top is closed by then; that one by didScrollToTop. */
static void to_the_top(void) {
    Scene scene;
    scene_make(&scene, 400, 3000);
    OK(rk_context_advance(scene.stage.context, 1));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 1000), true));
    OK(rk_context_advance(scene.stage.context, 1.1));
    log_clear();
    OK(rk_scroll_view_scroll_to_top(scene.scroll, NULL));
    EXPECT_LOG("S.didEndScrollingAnimation");
    OK(rk_context_advance(scene.stage.context, 2));
    EXPECT_LOG("S.didScroll S.didScrollToTop");
    /* One that is begun in a drag stands when the finger lifts, with or without speed. */
    down(&scene.stage, 3, 1, 200, 390);
    move(&scene.stage, 3.01, 1, 200, 350);
    move(&scene.stage, 3.02, 1, 200, 300);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 1000), true));
    log_clear();
    up(&scene.stage, 3.02, 1, 200, 300);
    EXPECT_LOG("S.willEndDragging S.didEndDragging");
    OK(rk_context_advance(scene.stage.context, 5));
    EXPECT_LOG("S.didScroll S.didEndScrollingAnimation");
    EXPECT_OFFSET(scene.scroll, 0, 1000);
    scene_end(&scene);
}

static int words(const char *part) {
    const char *at;
    int n = 0;
    for (at = strstr(check_log, part); at; at = strstr(at + 1, part)) n++;
    return n;
}

/* The top that is scrolled to in the middle of a pinch, and the scale that bounces back after it: each is closed. */
static void to_the_top_while_zooming(void) {
    static const double scales[] = {1, 1.5, 2, 2};
    Scene scene;
    int k;
    scene_make(&scene, 400, 3000);
    scene.zoomed = add_view(scene.stage.context, NULL, RK_VIEW(scene.scroll), "zoomed", rect(0, 0, 400, 3000));
    OK(rk_scroll_view_set_zoom_scale_range(scene.scroll, 1, 1.1));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 1000), false));
    log_clear();
    for (k = 0; k < 4; k++) {
        RKTransformSample sample = RK_INIT(RKTransformSample);
        sample.location = point(200, 200);
        sample.phase = k == 0 ? RKGestureInputPhaseBegan : k == 3 ? RKGestureInputPhaseEnded : RKGestureInputPhaseChanged;
        sample.scale = scales[k];
        if (k == 3) OK(rk_scroll_view_scroll_to_top(scene.scroll, NULL));
        OK(rk_context_send_transform(scene.stage.context, 1 + 0.02 * k, &sample));
    }
    EXPECT(words("willBeginZooming") == 1 && words("didEndZooming") == 0 && words("didScrollToTop") == 0);
    OK(rk_context_advance(scene.stage.context, 3));
    EXPECT(words("didEndZooming") == 1 && words("didScrollToTop") == 1 && words("didEndScrollingAnimation") == 0);
    scene_end(&scene);
}

/* SPEC 348: a scroll view waits for its end, because it is released while another object ends. What it does is closed once, also if it ends by itself meanwhile; nothing begins. */
static Scene *waiting;
static int way;
static void deinit(RKObjectRef object, void *instance, void *userdata) {
    (void)object, (void)instance, (void)userdata;
    OK(rk_release(RK_OBJECT(waiting->scroll)));
    log_add("released");
    if (way == 1) OK(rk_context_advance(waiting->stage.context, 20));
    if (way == 2) OK(rk_scroll_view_stop_scrolling_and_zooming(waiting->scroll));
    if (way == 3) OK(rk_scroll_view_set_content_offset(waiting->scroll, point(0, 0), false));
    if (way == 4) OK(rk_scroll_view_set_zoom_scale(waiting->scroll, 1, true));
    if (way == 5) OK(rk_scroll_view_set_content_offset(waiting->scroll, point(0, 300), true));
}
static void closes_while_it_waits(bool zooms) {
    for (way = 0; way <= 5; way++) {
        Scene scene;
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef cls = NULL;
        RKViewRef last = NULL;
        scene_make(&scene, 400, 1400);
        waiting = &scene;
        desc.name = "Last", desc.superclass = "View", desc.instance_deinit = deinit;
        OK(rk_class_define(scene.stage.context, &desc, &cls));
        OK(rk_view_create(scene.stage.context, cls, rect(0, 0, 1, 1), &last));
        scene.zoomed = add_view(scene.stage.context, NULL, RK_VIEW(scene.scroll), "zoomed", rect(0, 0, 400, 1400));
        OK(rk_scroll_view_set_zoom_scale_range(scene.scroll, 1, 4));
        OK(rk_retain(RK_OBJECT(scene.scroll)));
        OK(rk_view_remove_from_superview(RK_VIEW(scene.scroll)));
        log_clear();
        if (zooms) OK(rk_scroll_view_set_zoom_scale(scene.scroll, 2, true));
        else OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 200), true));
        OK(rk_release(RK_OBJECT(last)));
        EXPECT(!rk_object_is_alive(RK_OBJECT(scene.scroll)));
        EXPECT(words("Begin") == zooms && words("didEnd") == 1 && words(zooms ? "didEndZooming" : "didEndScrollingAnimation") == 1);
        OK(rk_context_destroy(scene.stage.context));
        log_clear();
    }
}

/* SPEC 260, 339: what begins in didScroll or didZoom, between an end and its close, closes first what has ended. */
static int again;
static void trackpad(Scene *scene, double t, RKGestureInputPhase phase, double y) {
    RKScrollSample sample = RK_INIT(RKScrollSample);
    sample.location = point(200, 200);
    sample.phase = phase;
    sample.delta = point(0, y);
    OK(rk_context_send_scroll(scene->stage.context, t, &sample));
}
static void scrolls_again(RKScrollViewRef scroll, void *userdata) {
    scene_did_scroll(scroll, userdata);
    if (again == 1) {
        again = 0;
        trackpad(userdata, 2, RKGestureInputPhaseBegan, -20);
    }
}
static void zooms_again(RKScrollViewRef scroll, void *userdata) {
    (void)userdata;
    scroll_log(scroll, "didZoom");
    if (again == 2) {
        again = 0;
        OK(rk_scroll_view_set_zoom_scale(scroll, 1.5, true));
    }
}
static void begins_between_end_and_close(void) {
    Scene scene;
    RKScrollViewDelegate d;
    scene_make(&scene, 400, 3000);
    scene.zoomed = add_view(scene.stage.context, NULL, RK_VIEW(scene.scroll), "zoomed", rect(0, 0, 400, 3000));
    d = scene_delegate(&scene);
    d.did_scroll = scrolls_again;
    d.did_zoom = zooms_again;
    OK(rk_scroll_view_set_delegate(scene.scroll, &d));
    OK(rk_scroll_view_set_bounces(scene.scroll, false));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, -100), false));
    down(&scene.stage, 1, 1, 200, 200);
    move(&scene.stage, 1.1, 1, 200, 240);
    log_clear();
    again = 1;
    up(&scene.stage, 1.5, 1, 200, 240);
    EXPECT(again == 0);
    EXPECT_LOG("S.willEndDragging S.didScroll S.didEndDragging S.willBeginDragging S.didScroll");
    trackpad(&scene, 3, RKGestureInputPhaseEnded, 0);
    EXPECT(words("didEndDragging") == 1 && quiet(&scene));
    OK(rk_scroll_view_set_zoom_scale_range(scene.scroll, 0.5, 4));
    OK(rk_context_advance(scene.stage.context, 4));
    OK(rk_scroll_view_set_zoom_scale(scene.scroll, 3, true));
    OK(rk_context_advance(scene.stage.context, 4.1));
    log_clear();
    again = 2;
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), false));
    EXPECT(again == 0 && words("didEndZooming") == 1 && words("willBeginZooming") == 1);
    EXPECT(strstr(check_log, "didEndZooming") < strstr(check_log, "willBeginZooming"));
    OK(rk_context_advance(scene.stage.context, 6));
    EXPECT(words("didEndZooming") == 2 && quiet(&scene));
    /* An animation that stops another gives way to the one that is begun meanwhile. */
    OK(rk_scroll_view_set_zoom_scale(scene.scroll, 3, true));
    OK(rk_context_advance(scene.stage.context, 6.1));
    log_clear();
    again = 2;
    OK(rk_scroll_view_set_zoom_scale(scene.scroll, 0.75, true));
    OK(rk_context_advance(scene.stage.context, 8));
    EXPECT(words("didEndZooming") == 2 && words("willBeginZooming") == 1 && quiet(&scene) && near(zoom_of(scene.scroll), 1.5));
    scene_end(&scene);
}

int main(void) {
    uint32_t start;
    begins_between_end_and_close();
    closes_while_it_waits(true);
    closes_while_it_waits(false);
    stops_what_moves();
    stops_fingers();
    stops_zooming();
    stops_in_callbacks();
    to_the_top();
    to_the_top_while_zooming();
    for (start = 1; start <= 60; start++) closes_once(start);
    return check_done("scroll_stops");
}
