/* Scroll views allocate nothing: dragged, flicked and slowing down, turned by a wheel and a trackpad, nested, paged, animated, zoomed, with content that wants touches. */
#include "steady_stage.h"

static void count_scroll(RKScrollViewRef scroll, void *userdata) { (void)scroll, ++((Stage *)userdata)->actions; }
static void count_end(RKScrollViewRef scroll, bool will_decelerate, void *userdata) { (void)scroll, (void)will_decelerate, ++((Stage *)userdata)->questions; }
static void keep_target(RKScrollViewRef scroll, RKPoint velocity, RKPoint *target, void *userdata) { (void)scroll, (void)velocity, (void)userdata, target->y += 0; }

static RKViewRef zoomed;
static RKScrollViewRef scroll; /* the one that steps move */
static RKViewRef zoomed_view(RKScrollViewRef view, void *userdata) { return (void)view, (void)userdata, zoomed; }

static RKScrollViewRef scroll_add(Stage *stage, RKViewRef parent, RKRect frame, RKSize content) {
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKScrollViewRef view = NULL;
    OK(rk_scroll_view_create(stage->context, NULL, frame, &view));
    OK(rk_scroll_view_set_content_size(view, content));
    OK(rk_view_add_subview(parent, RK_VIEW(view)));
    OK(rk_release(RK_OBJECT(view)));
    delegate.did_scroll = delegate.did_zoom = delegate.will_begin_dragging = delegate.will_begin_decelerating = delegate.did_end_decelerating = delegate.did_end_scrolling_animation = count_scroll;
    delegate.will_end_dragging = keep_target;
    delegate.did_end_dragging = count_end;
    delegate.view_for_zooming = zoomed_view;
    delegate.userdata = stage;
    OK(rk_scroll_view_set_delegate(view, &delegate));
    return view;
}

/* ---- Rounds ---- */

static bool rest(Stage *stage, int ticks) {
    bool fine = true;
    while (ticks-- > 0) fine &= pass(stage, 1.0 / 60);
    return fine;
}

static bool flick(void *scene, int round) { return drag(scene, 200, round % 2 ? 100 : 350, 0, round % 2 ? 16 : -16) && rest(scene, 240); }

static bool drag_and_hold(void *scene, int round) {
    Stage *stage = scene;
    bool fine = finger(stage, 3, RKTouchPhaseBegan, 200, 200);
    int i;
    for (i = 1; i <= 50; i++) fine &= finger(stage, 0.01, RKTouchPhaseMoved, 200, 200 + (round % 2 ? i : -i)); /* beyond the edge as well */
    return fine && pass(stage, 1) && finger(stage, 0.5, RKTouchPhaseEnded, 200, 200 + (round % 2 ? 50 : -50)) && rest(stage, 60);
}

static bool wheel(void *scene, int round) {
    Stage *stage = scene;
    RKScrollSample sample = RK_INIT(RKScrollSample);
    bool fine = true;
    int i;
    sample.location = point(200, 200);
    sample.delta = point(0, round % 2 ? 7 : -7);
    sample.is_discrete = true;
    for (i = 0; i < 10; i++) fine &= rk_context_send_scroll(stage->context, stage->time += 0.05, &sample) == RKStatusOK;
    return fine;
}

static bool trackpad(void *scene, int round) {
    Stage *stage = scene;
    RKScrollSample sample = RK_INIT(RKScrollSample);
    bool fine = true;
    int i;
    sample.location = point(200, 200);
    sample.delta = point(0, round % 2 ? 12 : -12);
    for (i = 0; i < 20; i++) {
        sample.phase = i == 0 ? RKGestureInputPhaseBegan : i == 19 ? RKGestureInputPhaseEnded : RKGestureInputPhaseChanged;
        fine &= rk_context_send_scroll(stage->context, stage->time += 0.01, &sample) == RKStatusOK;
    }
    return fine && rest(stage, 120);
}

static bool animate(void *scene, int round) {
    return rk_scroll_view_set_content_offset(scroll, point(0, round % 2 ? 300 : 100), true) == RKStatusOK && rest(scene, 30) &&
           rk_scroll_view_scroll_rect_to_visible(scroll, rect(0, 800, 10, 10), true) == RKStatusOK && rest(scene, 30);
}

static bool pinch(void *scene, int round) {
    bool fine = true;
    int i;
    for (i = 0; i <= 20; i++) {
        double half = round % 2 ? 120 - 4 * i : 40 + 4 * i;
        RKPoint places[2];
        places[0] = point(200 - half, 200);
        places[1] = point(200 + half, 200);
        fine &= fingers(scene, i ? 0.01 : 3, i == 0 ? RKTouchPhaseBegan : i == 20 ? RKTouchPhaseEnded : RKTouchPhaseMoved, 2, places);
    }
    return fine && rest(scene, 60);
}

/* The content gets a touch after a while, keeps it or loses it to the drag. */
static bool touch_content(void *scene, int round) {
    Stage *stage = scene;
    bool fine = finger(stage, 3, RKTouchPhaseBegan, 120, 120) && pass(stage, 0.3) && finger(stage, 0.01, RKTouchPhaseEnded, 120, 120);
    (void)round;
    fine = fine && tap(stage, 3, 120, 120) && pass(stage, 0.5);
    fine = fine && finger(stage, 3, RKTouchPhaseBegan, 120, 120) && pass(stage, 0.3) && finger(stage, 0.01, RKTouchPhaseMoved, 120, 90) && finger(stage, 0.01, RKTouchPhaseMoved, 120, 60);
    return fine && finger(stage, 0.5, RKTouchPhaseEnded, 120, 60) && rest(stage, 60);
}

/* ---- Scenes ---- */

static void run(const char *what, SteadyRound round, Stage *stage, int actions_a_round) {
    stage->actions = 0;
    steady_rounds(what, round, stage);
    EXPECT(stage->actions >= actions_a_round * STEADY_ROUNDS);
}

void steady_scrolling(void) {
    Stage stage = stage_make();
    RKRect window = rect(0, 0, 400, 400);
    RKSize tall = {400, 4000}, taller = {400, 40000};
    RKViewRef content;
    RKScrollViewRef outer;
    zoomed = NULL;
    scroll = scroll_add(&stage, RK_VIEW(stage.window), window, tall);
    run("scroll view: flick and deceleration", flick, &stage, 50);
    run("scroll view: drag, hold, bounce", drag_and_hold, &stage, 30);
    run("scroll view: wheel", wheel, &stage, 5);
    run("scroll view: trackpad", trackpad, &stage, 20);
    run("scroll view: animations", animate, &stage, 20);
    OK(rk_scroll_view_set_paging_enabled(scroll, true));
    run("scroll view: pages", flick, &stage, 12);
    OK(rk_scroll_view_set_paging_enabled(scroll, false));
    content = add_view(stage.context, NULL, RK_VIEW(scroll), "content", rect(0, 0, 400, 4000));
    run("scroll view: touches that its content gets later, keeps or loses", touch_content, &stage, 4);
    OK(rk_view_remove_from_superview(content));
    zoomed = add_view(stage.context, NULL, RK_VIEW(scroll), "zoomed", rect(0, 0, 400, 4000));
    OK(rk_scroll_view_set_zoom_scale_range(scroll, 0.5, 3));
    run("scroll view: pinch", pinch, &stage, 5);
    stage_end(&stage);

    stage = stage_make();
    zoomed = NULL;
    outer = scroll_add(&stage, RK_VIEW(stage.window), window, taller);
    scroll = scroll_add(&stage, RK_VIEW(outer), rect(0, 0, 400, 40000), taller);
    OK(rk_scroll_view_set_content_size(scroll, tall));
    run("a scroll view in a scroll view: flick", flick, &stage, 12);
    run("a scroll view in a scroll view: trackpad", trackpad, &stage, 10);
    stage_end(&stage);
}
