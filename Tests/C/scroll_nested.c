/* Scroll views in scroll views: which one scrolls, handing over at the edge; and zooming. */
#include "scroll_stage.h"

typedef struct Pair {
    Scene scene;
    RKScrollViewRef outer, inner;
} Pair;

/* O of 400 by 400, in it I of 400 by 300 at its top. */
static void pair_make(Pair *p, RKSize outer, RKSize inner) {
    scene_make(&p->scene, outer.width, outer.height);
    p->outer = p->scene.scroll;
    OK(rk_object_set_name(RK_OBJECT(p->outer), "O"));
    p->inner = add_scroll_view(&p->scene, NULL, RK_VIEW(p->outer), "I", rect(0, 0, 400, 300), inner.width, inner.height);
    log_clear();
}

/* SPEC 266: the inner one on the axis that it scrolls, the outer one on the other. */
static void nesting(void) {
    Pair p;
    pair_make(&p, size_of(400, 2000), size_of(400, 1000));
    (void)flick(&p.scene, 1, point(200, 250), point(0, -5), 10);
    EXPECT(strstr(check_log, "I.willBeginDragging") != NULL && strstr(check_log, "O.") == NULL);
    EXPECT_OFFSET(p.outer, 0, 0);
    EXPECT(offset_of(p.inner).y == 40);
    scene_end(&p.scene);

    pair_make(&p, size_of(400, 2000), size_of(1000, 300));
    (void)flick(&p.scene, 1, point(200, 250), point(0, -5), 10);
    EXPECT(strstr(check_log, "O.willBeginDragging") != NULL && strstr(check_log, "I.") == NULL);
    EXPECT(offset_of(p.outer).y == 40);
    settle(&p.scene, 2);
    OK(rk_scroll_view_set_content_offset(p.outer, point(0, 0), false));
    log_clear();
    (void)flick(&p.scene, 40, point(300, 250), point(-5, 0), 10);
    EXPECT(strstr(check_log, "I.willBeginDragging") != NULL && strstr(check_log, "O.") == NULL);
    EXPECT(offset_of(p.inner).x == 40);
    scene_end(&p.scene);
}

/* A drag of the inner one beyond its end: without chainsToAncestor a rubber band, with it the outer one's turn within the same touch. */
static void handing_over(void) {
    Pair p;
    int chained;
    for (chained = 0; chained < 2; chained++) {
        double y;
        pair_make(&p, size_of(400, 2000), size_of(400, 400));
        OK(rk_scroll_view_set_chains_to_ancestor(p.inner, chained != 0));
        down(&p.scene.stage, 1, 1, 200, 290);
        for (y = 290; y >= 200; y -= 10) move(&p.scene.stage, 1 + (290 - y) / 1000, 1, 200, y);
        EXPECT_OFFSET(p.inner, 0, 80);
        EXPECT_OFFSET(p.outer, 0, 0);
        for (; y >= 100; y -= 10) move(&p.scene.stage, 1 + (290 - y) / 1000, 1, 200, y);
        if (!chained) {
            EXPECT_OFFSET(p.inner, 0, 100 + (1 - 1 / (0.55 * 80 / 300 + 1)) * 300);
            EXPECT_OFFSET(p.outer, 0, 0);
        } else {
            EXPECT_OFFSET(p.inner, 0, 100); /* no rubber band there */
            EXPECT_OFFSET(p.outer, 0, 80);
            for (y = 110; y <= 180; y += 10) move(&p.scene.stage, 1.2 + y / 1000, 1, 200, y); /* it turns: first back to where it came from */
            EXPECT_OFFSET(p.inner, 0, 100);
            EXPECT_OFFSET(p.outer, 0, 0);
            move(&p.scene.stage, 1.6, 1, 200, 200);
            EXPECT_OFFSET(p.inner, 0, 80);
            EXPECT_OFFSET(p.outer, 0, 0);
        }
        move(&p.scene.stage, 2, 1, 200, chained ? 200 : 100);
        up(&p.scene.stage, 2, 1, 200, chained ? 200 : 100);
        settle(&p.scene, 3);
        EXPECT_OFFSET(p.inner, 0, chained ? 80 : 100);
        EXPECT_OFFSET(p.outer, 0, 0);
        scene_end(&p.scene);
    }
}

/* ---- Zoom (SPEC 268) ---- */

static void zoom_scene(Scene *scene) {
    scene_make(scene, 400, 400);
    scene->zoomed = add_view(scene->stage.context, NULL, RK_VIEW(scene->scroll), "z", rect(0, 0, 400, 400));
    OK(rk_scroll_view_set_zoom_scale_range(scene->scroll, 0.5, 4));
    log_clear();
}

static void zoom_set(void) {
    Scene scene;
    RKSize content;
    RKRect frame;
    double least = 0, most = 0;
    zoom_scene(&scene);
    OK(rk_scroll_view_set_zoom_scale(scene.scroll, 2, false));
    EXPECT(zoom_of(scene.scroll) == 2);
    EXPECT(strstr(check_log, "S.didZoom") != NULL);
    OK(rk_view_get_frame(scene.zoomed, &frame));
    EXPECT(near(frame.size.width, 800) && near(frame.size.height, 800));
    OK(rk_scroll_view_get_content_size(scene.scroll, &content));
    EXPECT(near(content.width, 800) && near(content.height, 800));
    EXPECT_OFFSET(scene.scroll, 200, 200); /* about the middle */
    OK(rk_scroll_view_set_zoom_scale(scene.scroll, 100, false));
    EXPECT(zoom_of(scene.scroll) == 4);
    OK(rk_scroll_view_set_zoom_scale_range(scene.scroll, 1, 3));
    EXPECT(zoom_of(scene.scroll) == 3);
    EXPECT_STATUS(rk_scroll_view_set_zoom_scale_range(scene.scroll, -1, 1), RKStatusInvalidArgument);
    OK(rk_scroll_view_get_zoom_scale_range(scene.scroll, &least, &most));
    EXPECT(least == 1 && most == 3);
    OK(rk_scroll_view_zoom_to_rect(scene.scroll, rect(100, 100, 200, 200), false));
    EXPECT(near(zoom_of(scene.scroll), 2));
    EXPECT(near(offset_of(scene.scroll).x, 200) && near(offset_of(scene.scroll).y, 200));
    EXPECT_STATUS(rk_scroll_view_zoom_to_rect(scene.scroll, rect(100, 100, 0, 200), false), RKStatusInvalidArgument);
    log_clear();
    OK(rk_scroll_view_set_zoom_scale(scene.scroll, 1, true));
    OK(rk_context_advance(scene.stage.context, 5));
    EXPECT(near(zoom_of(scene.scroll), 1));
    EXPECT(strstr(check_log, "S.didEndZooming(z,1)") != NULL);
    scene.zoomed = NULL; /* no view to zoom */
    log_clear();
    OK(rk_scroll_view_set_zoom_scale(scene.scroll, 2, false));
    EXPECT(near(zoom_of(scene.scroll), 1));
    EXPECT_LOG("");
    scene_end(&scene);
}

/* SPEC 268: limits stay as they were given, whatever they are; zooming stays sane. */
static void zoom_limits(void) {
    static const double limits[][2] = {{0, 0}, {0, 1}, {42, 1}, {42, 0}, {3, 2}, {0, 4}, {1e-300, 1e300}};
    size_t k;
    for (k = 0; k < sizeof limits / sizeof *limits; k++) {
        Scene scene;
        double least = -1, most = -1, low = limits[k][0], high = limits[k][1], scale;
        zoom_scene(&scene);
        OK(rk_scroll_view_set_zoom_scale_range(scene.scroll, low, high));
        OK(rk_scroll_view_get_zoom_scale_range(scene.scroll, &least, &most));
        EXPECT(least == low && most == high);
        /* A maximum below the minimum wins; 0 is no scale. */
        EXPECT(zoom_of(scene.scroll) == (high == 0 ? 1 : high < 1 ? high : low > 1 && high > 1 ? fmin(low, high) : 1));
        OK(rk_scroll_view_set_zoom_scale(scene.scroll, 8, false));
        scale = zoom_of(scene.scroll);
        EXPECT(scale == (high == 0 ? 1 : fmin(8, high)));
        OK(rk_scroll_view_set_zoom_scale(scene.scroll, 0.01, false));
        EXPECT(zoom_of(scene.scroll) == (high == 0 ? 1 : fmin(fmax(0.01, low), high)));
        OK(rk_scroll_view_zoom_to_rect(scene.scroll, rect(100, 100, 200, 200), true));
        OK(rk_context_advance(scene.stage.context, 5));
        EXPECT(zoom_of(scene.scroll) > 0 && isfinite(offset_of(scene.scroll).x) && isfinite(offset_of(scene.scroll).y));
        scene_end(&scene);
    }
}

/* Two fingers 100 points apart to `apart` points, about the middle; they stay. */
static void pinch(Scene *scene, double t, double apart) {
    double d;
    both(&scene->stage, t, RKTouchPhaseBegan, 150, 200, 250, 200);
    for (d = 100; apart > 100 ? d < apart : d > apart; d += apart > 100 ? 10 : -10) both(&scene->stage, t += 0.02, RKTouchPhaseMoved, 200 - d / 2, 200, 200 + d / 2, 200);
    both(&scene->stage, t + 0.02, RKTouchPhaseMoved, 200 - apart / 2, 200, 200 + apart / 2, 200);
}

static void pinched(void) {
    Scene scene;
    bool zooming = false, bouncing = false;
    zoom_scene(&scene);
    pinch(&scene, 1, 200);
    OK(rk_scroll_view_is_zooming(scene.scroll, &zooming));
    EXPECT(zooming && zoom_of(scene.scroll) > 1.5 && zoom_of(scene.scroll) <= 2);
    EXPECT(strncmp(check_log, "S.willBeginZooming(z)", 21) == 0 || strstr(check_log, " S.willBeginZooming(z)") != NULL);
    both(&scene.stage, 2, RKTouchPhaseEnded, 100, 200, 300, 200);
    OK(rk_scroll_view_is_zooming(scene.scroll, &zooming));
    EXPECT(!zooming);
    EXPECT(strstr(check_log, "S.didEndZooming(z,") != NULL);
    settle(&scene, 3);

    /* Beyond the range and back. */
    OK(rk_scroll_view_set_zoom_scale(scene.scroll, 0.5, false));
    log_clear();
    pinch(&scene, 40, 40);
    EXPECT(zoom_of(scene.scroll) < 0.5 && zoom_of(scene.scroll) > 0.1);
    both(&scene.stage, 41, RKTouchPhaseEnded, 180, 200, 220, 200);
    OK(rk_scroll_view_is_zoom_bouncing(scene.scroll, &bouncing));
    EXPECT(bouncing && strstr(check_log, "didEndZooming") == NULL);
    settle(&scene, 42);
    EXPECT(near(zoom_of(scene.scroll), 0.5) && strstr(check_log, "S.didEndZooming(z,0.5)") != NULL);
    OK(rk_scroll_view_is_zoom_bouncing(scene.scroll, &bouncing));
    EXPECT(!bouncing);
    OK(rk_scroll_view_set_bounces_zoom(scene.scroll, false));
    pinch(&scene, 80, 40);
    EXPECT(near(zoom_of(scene.scroll), 0.5));
    both(&scene.stage, 81, RKTouchPhaseEnded, 180, 200, 220, 200);
    settle(&scene, 82);

    /* A range of one scale is none. */
    OK(rk_scroll_view_set_zoom_scale_range(scene.scroll, 1, 1));
    log_clear();
    pinch(&scene, 120, 200);
    EXPECT(zoom_of(scene.scroll) == 1 && strstr(check_log, "Zoom") == NULL);
    OK(rk_context_cancel_all_touches(scene.stage.context));
    scene_end(&scene);
}

int main(void) {
    nesting();
    handing_over();
    zoom_set();
    zoom_limits();
    pinched();
    return check_done("scroll_nested");
}
