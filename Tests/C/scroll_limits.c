/* What scrolling does just within its limits and just beyond: momentum that is carried, edges, axes, what ends what (SPEC 336-341). */
#include "scroll_stage.h"

/* ---- SPEC 336: two flicks in a row, with what is carried and without ---- */

typedef struct Second {
    double wait;      /* from the first lift to the second touch */
    double hold;      /* until that moves */
    double rest;      /* in the midst of its drag, and a hundredth of a second more */
    double speed;     /* of its last 0.15 seconds */
    bool lifts;       /* the touch that stops the content lifts, and another one flicks */
    bool paged;
    double first;     /* how far the first flick goes each hundredth of a second */
} Second;

/* The velocity after the second lift. */
static double after(Second s, bool carries, bool from_edge) {
    Scene scene;
    double t, y = 390, v;
    int i;
    scene_make(&scene, 400, s.paged ? 100000 : 1000000);
    OK(rk_context_set_config(scene.stage.context, RKConfigScrollCarriesMomentum, carries));
    OK(rk_scroll_view_set_paging_enabled(scene.scroll, s.paged));
    if (from_edge) OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 150), false));
    t = flick(&scene, 1, point(200, from_edge ? 100 : 390), point(0, s.first), 12) + s.wait;
    down(&scene.stage, t, 1, 200, y);
    if (s.lifts) {
        up(&scene.stage, t += 0.03, 1, 200, y);
        down(&scene.stage, t += 0.02, 1, 200, y);
    }
    t += s.hold;
    move(&scene.stage, t, 1, 200, y -= from_edge ? -15 : 15);
    t += s.rest;
    for (i = 1; i <= 15; i++) move(&scene.stage, t += 0.01, 1, 200, y -= s.speed / 100);
    up(&scene.stage, t, 1, 200, y);
    v = velocity_of(scene.scroll).y;
    scene_end(&scene);
    return v;
}
static void momentum(void) {
    Second usual = {0.3, 0.01, 0.01, 500, false, false, -10}, s;
    EXPECT(after(usual, true, false) > after(usual, false, false) + 100);
    s = usual, s.hold = 0.149; /* the drag begins late, and too late */
    EXPECT(after(s, true, false) > after(s, false, false) + 100);
    s.hold = 0.16;
    EXPECT(after(s, true, false) == after(s, false, false));
    s = usual, s.rest = 0.085; /* it rests, and rests too long */
    EXPECT(after(s, true, false) > after(s, false, false) + 100);
    s.rest = 0.11;
    EXPECT(after(s, true, false) == after(s, false, false));
    s = usual, s.wait = 0.475, s.speed = 61; /* a flick, and none: about 100 are carried */
    EXPECT(after(s, true, false) > after(s, false, false) + 50);
    s.speed = 59;
    EXPECT(after(s, true, false) == 0 && after(s, false, false) == 0);
    s = usual, s.lifts = true; /* not the finger that has stopped it */
    EXPECT(after(s, true, false) == after(s, false, false));
    s = usual, s.paged = true, s.wait = 0.1; /* on the way to a page */
    EXPECT(after(s, true, false) == after(s, false, false));
    s = usual, s.first = 30, s.wait = 0.02, s.speed = -300; /* on the way back over the edge */
    EXPECT(after(s, true, true) == after(s, false, true));
}

/* ---- SPEC 337: what keeps, what is passed over, what is passed on ---- */

static void keeps_its_axes(bool vertical) {
    Scene scene;
    RKScrollViewRef inner;
    scene_make(&scene, 1000, 1000);
    inner = add_scroll_view(&scene, NULL, RK_VIEW(scene.scroll), "I", rect(0, 0, 400, 400), vertical ? 1000 : 400, vertical ? 400 : 1000);
    OK(rk_scroll_view_set_always_bounce_vertical(inner, false));
    OK(rk_scroll_view_set_transfers_vertical_scrolling_to_parent(inner, false));
    OK(rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(inner, false));
    roll(&scene, 1, vertical ? 0 : -30, vertical ? -30 : 0, true, RKGestureInputPhaseBegan); /* an axis on which it cannot scroll */
    EXPECT_OFFSET(scene.scroll, vertical ? 0 : 30, vertical ? 30 : 0);
    EXPECT_OFFSET(inner, 0, 0);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), false));
    roll(&scene, 2, vertical ? 30 : 0, vertical ? 0 : 30, true, RKGestureInputPhaseBegan); /* one that it keeps, at its edge */
    EXPECT_OFFSET(scene.scroll, 0, 0);
    EXPECT_OFFSET(inner, 0, 0);
    scene_end(&scene);
}
/* Three in one another. The one in the middle takes part, or is disabled, or cannot scroll that way. */
static void three(int middle_is, bool notch) {
    Scene scene;
    RKScrollViewRef middle, inner;
    scene_make(&scene, 400, 2000);
    middle = add_scroll_view(&scene, NULL, RK_VIEW(scene.scroll), "M", rect(0, 0, 400, 400), middle_is == 2 ? 1000 : 400, middle_is == 2 ? 400 : 450);
    inner = add_scroll_view(&scene, NULL, RK_VIEW(middle), "I", rect(0, 0, 400, 400), 400, 420);
    OK(rk_scroll_view_set_scroll_enabled(middle, middle_is != 1));
    log_clear();
    roll(&scene, 1, 0, notch ? -200 : -10, notch, RKGestureInputPhaseBegan);
    if (!notch) roll(&scene, 1.1, 0, -190, false, RKGestureInputPhaseChanged);
    EXPECT_OFFSET(inner, 0, 20);
    EXPECT_OFFSET(middle, 0, middle_is == 0 ? 50 : 0);
    EXPECT_OFFSET(scene.scroll, 0, middle_is == 0 ? 130 : 180);
    EXPECT(middle_is == 0 || strstr(check_log, "M.") == NULL);
    if (!notch) roll(&scene, 1.5, 0, 0, false, RKGestureInputPhaseEnded);
    scene_end(&scene);
}
/* On the axis that has been handed over the inner one ends its drag without velocity; the ancestor has it. */
static struct Lift {
    RKPoint inner, outer;
} lift;
static void inner_ends(RKScrollViewRef scroll, RKPoint velocity, RKPoint *target, void *userdata) { (void)scroll, (void)target, (void)userdata, lift.inner = velocity; }
static void outer_ends(RKScrollViewRef scroll, RKPoint velocity, RKPoint *target, void *userdata) { (void)scroll, (void)target, (void)userdata, lift.outer = velocity; }
static void whose_velocity(bool vertical) {
    Scene scene;
    RKScrollViewRef inner;
    RKScrollViewDelegate d;
    double t = 1;
    int i;
    scene_make(&scene, 3000, 3000);
    inner = add_scroll_view(&scene, NULL, RK_VIEW(scene.scroll), "I", rect(0, 0, 400, 400), vertical ? 3000 : 420, vertical ? 420 : 3000);
    d = scene_delegate(&scene);
    d.will_end_dragging = inner_ends;
    OK(rk_scroll_view_set_delegate(inner, &d));
    d.will_end_dragging = outer_ends;
    OK(rk_scroll_view_set_delegate(scene.scroll, &d));
    lift.inner = lift.outer = point(-1, -1);
    roll(&scene, t, -5, -5, false, RKGestureInputPhaseBegan);
    for (i = 0; i < 15; i++) roll(&scene, t += 0.01, -5, -5, false, RKGestureInputPhaseChanged);
    roll(&scene, t, 0, 0, false, RKGestureInputPhaseEnded);
    EXPECT(near(vertical ? lift.inner.x : lift.inner.y, 0.5) && (vertical ? lift.inner.y : lift.inner.x) == 0);
    EXPECT(near(vertical ? lift.outer.y : lift.outer.x, 0.5) && (vertical ? lift.outer.x : lift.outer.y) == 0);
    EXPECT((vertical ? velocity_of(inner).y : velocity_of(inner).x) == 0 && (vertical ? velocity_of(scene.scroll).y : velocity_of(scene.scroll).x) > 100);
    scene_end(&scene);
}

/* ---- SPEC 338: a finger takes over where the host has put the content, on an axis that does not bounce as well ---- */

static void from_beyond(bool vertical) {
    Scene scene;
    scene_make(&scene, 1000, 1000);
    OK(rk_scroll_view_set_bounces_vertically(scene.scroll, !vertical));
    OK(rk_scroll_view_set_bounces_horizontally(scene.scroll, vertical));
    OK(rk_scroll_view_set_content_offset(scene.scroll, vertical ? point(100, -80) : point(-80, 100), false));
    down(&scene.stage, 1, 1, 200, 200);
    move(&scene.stage, 1.1, 1, vertical ? 200 : 160, vertical ? 160 : 200); /* 10 of them are hysteresis */
    if (vertical) EXPECT_OFFSET(scene.scroll, 100, -50);
    else EXPECT_OFFSET(scene.scroll, -50, 100);
    up(&scene.stage, 2, 1, vertical ? 200 : 160, vertical ? 160 : 200);
    scene_end(&scene);
}

/* ---- SPEC 339: what stops, and what is left alone ---- */

static void stops(void) {
    Scene scene;
    RKScrollViewRef inner;
    scene_make(&scene, 400, 2000); /* a drag that comes from another one */
    inner = add_scroll_view(&scene, NULL, RK_VIEW(scene.scroll), "I", rect(0, 0, 400, 400), 400, 420);
    roll(&scene, 1, 0, -10, false, RKGestureInputPhaseBegan);
    roll(&scene, 1.1, 0, -190, false, RKGestureInputPhaseChanged);
    EXPECT(ask(scene.scroll, rk_scroll_view_is_dragging) && ask(inner, rk_scroll_view_is_dragging));
    log_clear();
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT_LOG("S.willEndDragging S.didEndDragging");
    EXPECT(!ask(scene.scroll, rk_scroll_view_is_dragging));
    EXPECT_OFFSET(scene.scroll, 0, 180);
    roll(&scene, 2, 0, 0, false, RKGestureInputPhaseEnded);
    scene_end(&scene);

    scene_make(&scene, 400, 2000); /* at rest between two pages */
    OK(rk_scroll_view_set_paging_enabled(scene.scroll, true));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 130), false));
    log_clear();
    OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
    EXPECT_LOG("");
    EXPECT_OFFSET(scene.scroll, 0, 130);
    OK(rk_scroll_view_set_paging_enabled(scene.scroll, false)); /* an animation to beyond the edge stays where it is */
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, -130), true));
    OK(rk_context_advance(scene.stage.context, 0.25));
    EXPECT(offset_of(scene.scroll).y < -10);
    log_clear();
    {
        double y = offset_of(scene.scroll).y;
        OK(rk_scroll_view_stop_scrolling_and_zooming(scene.scroll));
        EXPECT_OFFSET(scene.scroll, 0, y);
        EXPECT_LOG("S.didEndScrollingAnimation");
    }
    scene_end(&scene);
}

/* ---- SPEC 340: each animation is closed once ---- */

static void begins(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    log_add("began");
    OK(rk_scroll_view_set_content_offset((RKScrollViewRef)self, point(0, 77), false));
}
static void animations(void) {
    Scene scene;
    RKScrollViewRef own;
    RKClassRef cls = NULL;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    double y;
    scene_make(&scene, 400, 5000); /* begun in a drag, ended by the next movement, which continues from there */
    down(&scene.stage, 1, 1, 200, 300);
    move(&scene.stage, 1.01, 1, 200, 250);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 1000), true));
    OK(rk_context_advance(scene.stage.context, 1.1));
    y = offset_of(scene.scroll).y;
    EXPECT(y > 100 && y < 900 && ask(scene.scroll, rk_scroll_view_is_scroll_animating));
    log_clear();
    move(&scene.stage, 1.1, 1, 200, 243);
    EXPECT_LOG("S.didEndScrollingAnimation S.didScroll");
    EXPECT(!ask(scene.scroll, rk_scroll_view_is_scroll_animating) && ask(scene.scroll, rk_scroll_view_is_dragging));
    EXPECT_OFFSET(scene.scroll, 0, y + 7);
    OK(rk_context_advance(scene.stage.context, 1.5));
    EXPECT_OFFSET(scene.scroll, 0, y + 7);
    up(&scene.stage, 2, 1, 200, 243);
    scene_end(&scene);

    scene_make(&scene, 400, 5000); /* stopped by a touch, and the touch sets the offset */
    methods.touches_began = begins;
    desc.name = "Setting";
    desc.superclass = "ScrollView";
    desc.responder_methods = &methods;
    OK(rk_class_define(scene.stage.context, &desc, &cls));
    own = add_scroll_view(&scene, cls, RK_VIEW(scene.stage.window), "O", rect(0, 0, 400, 400), 400, 5000);
    OK(rk_context_advance(scene.stage.context, 1));
    OK(rk_scroll_view_set_content_offset(own, point(0, 1000), true));
    OK(rk_context_advance(scene.stage.context, 1.1));
    log_clear();
    down(&scene.stage, 1.1, 1, 200, 300);
    EXPECT_LOG("began O.didScroll O.didEndScrollingAnimation");
    up(&scene.stage, 1.2, 1, 200, 300);
    EXPECT_LOG("");
    scene_end(&scene);

    scene_make(&scene, 400, 5000); /* the way to the top closes the one it replaces, once */
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 1000), true));
    OK(rk_context_advance(scene.stage.context, 0.1));
    log_clear();
    OK(rk_scroll_view_scroll_to_top(scene.scroll, NULL));
    EXPECT_LOG("S.didEndScrollingAnimation");
    settle(&scene, 1);
    EXPECT_LOG("S.didScroll S.didScrollToTop");
    scene_end(&scene);
}

/* ---- SPEC 341: when an indicator is seen, and where ---- */

static bool visible(RKScrollViewRef scroll) { return ask(scroll, rk_scroll_view_is_vertical_scroll_indicator_visible); }
static void pinch(Scene *scene, double t, double scale, RKGestureInputPhase phase) {
    RKTransformSample sample = RK_INIT(RKTransformSample);
    sample.location = point(200, 200);
    sample.scale = scale;
    sample.phase = phase;
    OK(rk_context_send_transform(scene->stage.context, t, &sample));
}
static void indicators(void) {
    Scene scene;
    RKGestureRecognizerRef pan = NULL;
    RKRect knob;
    double t;
    scene_make(&scene, 400, 2000); /* a trackpad's zoom, and its way back: no finger tracks */
    scene.zoomed = add_view(scene.stage.context, NULL, RK_VIEW(scene.scroll), "z", rect(0, 0, 400, 2000));
    OK(rk_scroll_view_set_zoom_scale_range(scene.scroll, 1, 2));
    pinch(&scene, 1, 1, RKGestureInputPhaseBegan);
    EXPECT(!visible(scene.scroll));
    pinch(&scene, 1.1, 3, RKGestureInputPhaseChanged);
    EXPECT(ask(scene.scroll, rk_scroll_view_is_zooming) && !ask(scene.scroll, rk_scroll_view_is_tracking) && visible(scene.scroll));
    pinch(&scene, 1.2, 3, RKGestureInputPhaseEnded);
    EXPECT(!ask(scene.scroll, rk_scroll_view_is_zooming) && ask(scene.scroll, rk_scroll_view_is_zoom_bouncing) && visible(scene.scroll));
    settle(&scene, 2);
    EXPECT(!visible(scene.scroll));
    scene_end(&scene);

    scene_make(&scene, 400, 5000); /* held by a finger that the pan does not follow */
    t = flick(&scene, 1, point(200, 390), point(0, -10), 12);
    OK(rk_scroll_view_get_pan_gesture_recognizer(scene.scroll, &pan));
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    down(&scene.stage, t + 0.1, 1, 200, 300);
    EXPECT(!ask(scene.scroll, rk_scroll_view_is_tracking) && velocity_of(scene.scroll).y == 0 && visible(scene.scroll));
    up(&scene.stage, t + 0.2, 1, 200, 300);
    EXPECT(!visible(scene.scroll));
    scene_end(&scene);

    scene_make(&scene, 400, 300); /* content that fits, and is pulled up: the knob is pressed against the end of its track */
    OK(rk_scroll_view_set_always_bounce_vertical(scene.scroll, true));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 20), false));
    OK(rk_scroll_view_get_vertical_scroll_indicator(scene.scroll, &knob));
    EXPECT(near(knob.origin.y, 20 + 3 + 20) && near(knob.size.height, 394 - 20));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, -20), false));
    OK(rk_scroll_view_get_vertical_scroll_indicator(scene.scroll, &knob));
    EXPECT(near(knob.origin.y, -20 + 3) && near(knob.size.height, 394 - 20));
    scene_end(&scene);
}

int main(void) {
    int middle;
    momentum();
    keeps_its_axes(true);
    keeps_its_axes(false);
    for (middle = 0; middle < 3; middle++) three(middle, false), three(middle, true);
    whose_velocity(true);
    whose_velocity(false);
    from_beyond(true);
    from_beyond(false);
    stops();
    animations();
    indicators();
    return check_done("scroll_limits");
}
