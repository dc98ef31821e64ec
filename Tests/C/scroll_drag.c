/* Scroll views under a finger: what subviews get to see of it, hysteresis, rubber band, lock, the order of the delegate's calls. */
#include "scroll_stage.h"

/* A subview that logs its touches and does not call super. */
static RKViewRef add_content(Scene *scene) { return add_view(scene->stage.context, scene->stage.logger, RK_VIEW(scene->scroll), "c", rect(0, 0, 400, 300)); }

/* SPEC 245, 246: exactly 10 points are removed, from the recognising event on. */
static void follows(void) {
    Scene scene;
    RKPoint velocity;
    scene_make(&scene, 400, 2000);
    down(&scene.stage, 1, 1, 200, 300);
    EXPECT(ask(scene.scroll, rk_scroll_view_is_tracking) && !ask(scene.scroll, rk_scroll_view_is_dragging));
    move(&scene.stage, 1.01, 1, 200, 290.5);
    EXPECT_OFFSET(scene.scroll, 0, 0);
    EXPECT_LOG("");
    move(&scene.stage, 1.02, 1, 200, 288);
    EXPECT_LOG("S.willBeginDragging S.didScroll");
    EXPECT_OFFSET(scene.scroll, 0, 2);
    EXPECT(ask(scene.scroll, rk_scroll_view_is_tracking) && ask(scene.scroll, rk_scroll_view_is_dragging) && !ask(scene.scroll, rk_scroll_view_is_decelerating));
    move(&scene.stage, 1.12, 1, 150, 120); /* 180 of travel */
    EXPECT_OFFSET(scene.scroll, 0, 170);   /* the content is no wider than the view (SPEC 244) */
    OK(rk_scroll_view_get_velocity(scene.scroll, &velocity));
    EXPECT(velocity.y == 0); /* a tenth of a second without a report is a rest (SPEC 215) */
    move(&scene.stage, 1.5, 1, 150, 121);
    EXPECT_OFFSET(scene.scroll, 0, 169);
    move(&scene.stage, 1.7, 1, 150, 121);
    log_clear();
    up(&scene.stage, 1.7, 1, 150, 121);
    EXPECT_LOG("S.willEndDragging S.didEndDragging"); /* it was at rest (SPEC 262) */
    EXPECT(scene.velocity.y == 0 && scene.target.y == 169);
    EXPECT(!ask(scene.scroll, rk_scroll_view_is_tracking) && !ask(scene.scroll, rk_scroll_view_is_dragging) && !ask(scene.scroll, rk_scroll_view_is_decelerating));
    settle(&scene, 2);
    EXPECT_LOG("");
    scene_end(&scene);
}

/* SPEC 244: an axis along which nothing moves neither starts a drag nor counts. */
static void axes(void) {
    Scene scene;
    scene_make(&scene, 400, 400);
    (void)flick(&scene, 1, point(200, 300), point(-3, -5), 20);
    EXPECT_LOG("");
    OK(rk_scroll_view_set_always_bounce_vertical(scene.scroll, true));
    down(&scene.stage, 30, 1, 200, 200);
    move(&scene.stage, 30.1, 1, 100, 205); /* sideways it may not */
    EXPECT_LOG("");
    move(&scene.stage, 30.2, 1, 100, 240);
    EXPECT_LOG("S.willBeginDragging S.didScroll");
    EXPECT_OFFSET(scene.scroll, 0, -(1 - 1 / (0.55 * 30 / 400 + 1)) * 400);
    OK(rk_context_cancel_all_touches(scene.stage.context));
    settle(&scene, 31);
    EXPECT_OFFSET(scene.scroll, 0, 0);
    OK(rk_scroll_view_set_bounces(scene.scroll, false)); /* with it, always bouncing means nothing */
    log_clear();
    (void)flick(&scene, 60, point(200, 300), point(0, -5), 20);
    EXPECT_LOG("");
    OK(rk_scroll_view_set_content_size(scene.scroll, size_of(400, 2000)));
    OK(rk_scroll_view_set_scroll_enabled(scene.scroll, false));
    (void)flick(&scene, 90, point(200, 300), point(0, -5), 20);
    EXPECT_LOG("");
    scene_end(&scene);
}

/* SPEC 253 */
static void rubber_band(void) {
    Scene scene;
    double before = 0;
    int i;
    scene_make(&scene, 300, 1000);
    OK(rk_view_set_frame(RK_VIEW(scene.scroll), rect(0, 0, 300, 300)));
    log_clear();
    down(&scene.stage, 1, 1, 100, 100);
    move(&scene.stage, 1.1, 1, 100, 180);
    EXPECT(fabs(offset_of(scene.scroll).y + 34.121) < 5e-4); /* 70 points beyond, of 300 */
    EXPECT_OFFSET(scene.scroll, 0, -(1 - 1 / (0.55 * 70 / 300 + 1)) * 300);
    for (i = 1; i < 50; i++) { /* more and more slowly, never beyond the dimension */
        double y;
        move(&scene.stage, 1.1 + i * 0.01, 1, 100, 180 + i * 40);
        y = offset_of(scene.scroll).y;
        EXPECT(y < before && y > -300);
        before = y;
    }
    move(&scene.stage, 1.7, 1, 100, 105); /* back: the finger and the content meet where they parted */
    EXPECT_OFFSET(scene.scroll, 0, 5);
    move(&scene.stage, 1.8, 1, 100, 110 - 700 - 70);
    EXPECT_OFFSET(scene.scroll, 0, 700 + (1 - 1 / (0.55 * 70 / 300 + 1)) * 300); /* odd symmetric */
    OK(rk_scroll_view_set_bounces(scene.scroll, false));
    move(&scene.stage, 1.9, 1, 100, 110 - 700 - 90);
    EXPECT_OFFSET(scene.scroll, 0, 700);
    up(&scene.stage, 2, 1, 100, 110 - 700 - 90);
    scene_end(&scene);
}

/* SPEC 260 */
static void order(void) {
    Scene scene;
    double t;
    scene_make(&scene, 400, 5000);
    t = flick(&scene, 1, point(200, 350), point(0, -5), 30);
    EXPECT_LOG("S.willBeginDragging S.didScroll S.willEndDragging S.didEndDragging(decelerate) S.willBeginDecelerating");
    EXPECT(near(scene.velocity.y, 0.5) && scene.velocity.x == 0 && fabs(scene.target.y - (140 + 490 * 0.499)) < 1e-6);
    EXPECT(ask(scene.scroll, rk_scroll_view_is_decelerating) && !ask(scene.scroll, rk_scroll_view_is_dragging));
    settle(&scene, t);
    EXPECT_LOG("S.didScroll S.didEndDecelerating");
    EXPECT(!ask(scene.scroll, rk_scroll_view_is_decelerating));
    EXPECT_OFFSET(scene.scroll, 0, scene.target.y);
    scene_end(&scene);
}

/* ---- Content touches (SPEC 247-252) ---- */

static void delayed(void) {
    Scene scene;
    scene_make(&scene, 400, 2000);
    (void)add_content(&scene);
    down(&scene.stage, 1, 1, 100, 100); /* SPEC 247 */
    OK(rk_context_advance(scene.stage.context, 1.149));
    EXPECT_LOG("");
    OK(rk_context_advance(scene.stage.context, 1.1501));
    EXPECT_LOG("c.began{1}");
    move(&scene.stage, 1.2, 1, 105, 100);
    up(&scene.stage, 1.3, 1, 105, 100);
    EXPECT_LOG("c.moved{1} c.ended{1}");
    down(&scene.stage, 2, 1, 100, 100); /* SPEC 248 */
    up(&scene.stage, 2.05, 1, 100, 100);
    EXPECT_LOG("c.began{1} c.ended{1}");
    (void)flick(&scene, 3, point(100, 250), point(0, -5), 10); /* SPEC 249 */
    settle(&scene, 4);
    EXPECT(strstr(check_log, "c.") == NULL && strstr(check_log, "S.willBeginDragging") != NULL);
    log_clear();
    OK(rk_scroll_view_set_delays_content_touches(scene.scroll, false)); /* SPEC 251 */
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), false));
    log_clear();
    down(&scene.stage, 40, 1, 100, 100);
    EXPECT_LOG("c.began{1}");
    up(&scene.stage, 40.1, 1, 100, 100);
    EXPECT_LOG("c.ended{1}");
    scene_end(&scene);
}

static void taken_away(void) {
    Scene scene;
    RKControlRef button = NULL;
    scene_make(&scene, 400, 2000);
    (void)add_content(&scene);
    down(&scene.stage, 1, 1, 100, 250); /* SPEC 250: had, and taken away */
    OK(rk_context_advance(scene.stage.context, 1.2));
    move(&scene.stage, 1.3, 1, 100, 200);
    EXPECT_LOG("c.began{1} S.willBeginDragging S.didScroll c.cancelled{1}");
    OK(rk_context_cancel_all_touches(scene.stage.context));
    settle(&scene, 2);
    OK(rk_scroll_view_set_can_cancel_content_touches(scene.scroll, false));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), false));
    log_clear();
    down(&scene.stage, 30, 1, 100, 250);
    OK(rk_context_advance(scene.stage.context, 30.2));
    move(&scene.stage, 30.3, 1, 100, 200);
    up(&scene.stage, 30.4, 1, 100, 150);
    EXPECT_LOG("c.began{1} c.moved{1} c.ended{1}");
    (void)flick(&scene, 31, point(100, 250), point(0, -5), 10); /* before it had them there is nothing to cancel */
    EXPECT(strstr(check_log, "S.willBeginDragging") != NULL);
    settle(&scene, 32);
    OK(rk_scroll_view_set_can_cancel_content_touches(scene.scroll, true));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), false));
    OK(rk_button_create(scene.stage.context, NULL, rect(0, 0, 400, 300), &button)); /* a control keeps its touches */
    OK(rk_view_add_subview(RK_VIEW(scene.scroll), RK_VIEW(button)));
    OK(rk_release(RK_OBJECT(button)));
    log_clear();
    down(&scene.stage, 60, 1, 100, 250);
    OK(rk_context_advance(scene.stage.context, 60.2));
    move(&scene.stage, 60.3, 1, 100, 200);
    EXPECT_LOG("");
    EXPECT_OFFSET(scene.scroll, 0, 0);
    up(&scene.stage, 60.4, 1, 100, 200);
    scene_end(&scene);
}

typedef struct Answers {
    bool begin, cancel;
    RKClassRef cls;
} Answers;
static bool should_begin(RKScrollViewRef self, const RKTouchRef *touches, size_t count, RKEventRef event, RKViewRef view, void *userdata) {
    Answers *a = (Answers *)userdata;
    bool inherited = false;
    OK(rk_super_touches_should_begin(a->cls, self, touches, count, event, view, &inherited));
    EXPECT(inherited);
    log_add("begin?(%s,%d)", name_of(RK_OBJECT(view)), (int)count);
    return a->begin;
}
static bool should_cancel(RKScrollViewRef self, RKViewRef view, void *userdata) {
    Answers *a = (Answers *)userdata;
    bool inherited = false;
    OK(rk_super_touches_should_cancel(a->cls, self, view, &inherited));
    EXPECT(inherited);
    log_add("cancel?(%s)", name_of(RK_OBJECT(view)));
    return a->cancel;
}

static void overridden(void) {
    Scene scene;
    Answers answers = {false, false, NULL};
    RKScrollViewMethods methods = RK_INIT(RKScrollViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    scene_make(&scene, 400, 2000);
    methods.touches_should_begin = should_begin;
    methods.touches_should_cancel = should_cancel;
    desc.name = "Asked";
    desc.superclass = "ScrollView";
    desc.scroll_view_methods = &methods;
    desc.userdata = &answers;
    OK(rk_class_define(scene.stage.context, &desc, &answers.cls));
    scene.scroll = add_scroll_view(&scene, answers.cls, RK_VIEW(scene.stage.window), "A", rect(0, 0, 400, 400), 400, 2000);
    (void)add_content(&scene);
    tap_at(&scene.stage, 1, 100, 100);
    EXPECT_LOG("begin?(c,1)"); /* and the view never gets it */
    down(&scene.stage, 2, 1, 100, 250);
    OK(rk_context_advance(scene.stage.context, 2.2));
    EXPECT_LOG("begin?(c,1)");
    move(&scene.stage, 2.3, 1, 100, 200); /* it has nothing to lose: no delegate is asked */
    EXPECT_LOG("A.willBeginDragging A.didScroll");
    OK(rk_context_cancel_all_touches(scene.stage.context));
    settle(&scene, 3);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), false));
    answers.begin = true;
    log_clear();
    down(&scene.stage, 30, 1, 100, 250);
    OK(rk_context_advance(scene.stage.context, 30.2));
    move(&scene.stage, 30.3, 1, 100, 200);
    up(&scene.stage, 30.4, 1, 100, 200);
    EXPECT_LOG("begin?(c,1) c.began{1} cancel?(c) c.moved{1} c.ended{1}");
    answers.cancel = true;
    down(&scene.stage, 31, 1, 100, 250);
    OK(rk_context_advance(scene.stage.context, 31.2));
    move(&scene.stage, 31.3, 1, 100, 200);
    EXPECT_LOG("begin?(c,1) c.began{1} cancel?(c) A.willBeginDragging A.didScroll c.cancelled{1}");
    up(&scene.stage, 31.4, 1, 100, 200);
    scene_end(&scene);
}

/* SPEC 265 */
static void lock(void) {
    Scene scene;
    scene_make(&scene, 2000, 2000);
    down(&scene.stage, 1, 1, 300, 300);
    move(&scene.stage, 1.1, 1, 290, 270);
    move(&scene.stage, 1.2, 1, 200, 200);
    EXPECT(offset_of(scene.scroll).x > 0 && offset_of(scene.scroll).y > 0);
    OK(rk_context_cancel_all_touches(scene.stage.context));
    settle(&scene, 2);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(100, 100), false));
    OK(rk_scroll_view_set_directional_lock_enabled(scene.scroll, true));
    down(&scene.stage, 30, 1, 300, 300);
    move(&scene.stage, 30.1, 1, 290, 270);
    move(&scene.stage, 30.2, 1, 150, 200);
    EXPECT(offset_of(scene.scroll).x == 100 && offset_of(scene.scroll).y > 150);
    OK(rk_context_cancel_all_touches(scene.stage.context));
    settle(&scene, 31);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(100, 100), false));
    down(&scene.stage, 60, 1, 300, 300);
    move(&scene.stage, 60.1, 1, 280, 280); /* neither dominates */
    move(&scene.stage, 60.2, 1, 200, 250);
    EXPECT(offset_of(scene.scroll).x > 100 && offset_of(scene.scroll).y > 100);
    OK(rk_context_cancel_all_touches(scene.stage.context));
    scene_end(&scene);
}

int main(void) {
    follows();
    axes();
    rubber_band();
    order();
    delayed();
    taken_away();
    overridden();
    lock();
    return check_done("scroll_drag");
}
