/* Scroll views as a host sets them: defaults, the legal range, offsets set and animated, what is refused. */
#include "scroll_stage.h"

/* SPEC 242 */
static void defaults(void) {
    Stage s = stage_make();
    RKScrollViewRef scroll = NULL;
    RKSize size = {-1, -1};
    RKEdgeInsets insets = {9, 9, 9, 9};
    RKScrollViewDecelerationRate rate = (RKScrollViewDecelerationRate)9;
    RKPoint velocity = {9, 9};
    double least = 0, most = 0, scale = 0;
    RKObjectRef delegate = RK_OBJECT(s.view);
    OK(rk_scroll_view_create(s.context, NULL, rect(0, 0, 300, 200), &scroll));
    EXPECT_OFFSET(scroll, 0, 0);
    OK(rk_scroll_view_get_content_size(scroll, &size));
    EXPECT(size.width == 0 && size.height == 0);
    OK(rk_scroll_view_get_content_inset(scroll, &insets));
    EXPECT(insets.top == 0 && insets.left == 0 && insets.bottom == 0 && insets.right == 0);
    EXPECT(ask(scroll, rk_scroll_view_bounces) && ask(scroll, rk_scroll_view_is_scroll_enabled) && ask(scroll, rk_scroll_view_delays_content_touches));
    EXPECT(ask(scroll, rk_scroll_view_can_cancel_content_touches) && ask(scroll, rk_scroll_view_bounces_zoom) && ask(scroll, rk_scroll_view_scrolls_to_top));
    EXPECT(!ask(scroll, rk_scroll_view_always_bounces_vertical) && !ask(scroll, rk_scroll_view_always_bounces_horizontal));
    EXPECT(!ask(scroll, rk_scroll_view_is_paging_enabled) && !ask(scroll, rk_scroll_view_is_directional_lock_enabled) && !ask(scroll, rk_scroll_view_chains_to_ancestor));
    EXPECT(!ask(scroll, rk_scroll_view_is_tracking) && !ask(scroll, rk_scroll_view_is_dragging) && !ask(scroll, rk_scroll_view_is_decelerating));
    EXPECT(!ask(scroll, rk_scroll_view_is_zooming) && !ask(scroll, rk_scroll_view_is_zoom_bouncing));
    OK(rk_scroll_view_get_deceleration_rate(scroll, &rate));
    EXPECT(rate == RKScrollViewDecelerationRateNormal);
    OK(rk_scroll_view_get_zoom_scale_range(scroll, &least, &most));
    OK(rk_scroll_view_get_zoom_scale(scroll, &scale));
    EXPECT(least == 1 && most == 1 && scale == 1);
    OK(rk_scroll_view_get_velocity(scroll, &velocity));
    EXPECT(velocity.x == 0 && velocity.y == 0);
    OK(rk_scroll_view_get_delegate(scroll, &delegate));
    EXPECT(delegate == NULL);
    OK(rk_release(RK_OBJECT(scroll)));
    stage_end(&s);
}

/* Each flag is set and read by itself. */
static void flags(void) {
    static RKStatus (*const set[])(RKScrollViewRef, bool) = {rk_scroll_view_set_scroll_enabled, rk_scroll_view_set_bounces, rk_scroll_view_set_always_bounce_vertical,
        rk_scroll_view_set_always_bounce_horizontal, rk_scroll_view_set_paging_enabled, rk_scroll_view_set_directional_lock_enabled, rk_scroll_view_set_delays_content_touches,
        rk_scroll_view_set_can_cancel_content_touches, rk_scroll_view_set_bounces_zoom, rk_scroll_view_set_scrolls_to_top, rk_scroll_view_set_chains_to_ancestor};
    static RKStatus (*const get[])(RKScrollViewRef, bool *) = {rk_scroll_view_is_scroll_enabled, rk_scroll_view_bounces, rk_scroll_view_always_bounces_vertical,
        rk_scroll_view_always_bounces_horizontal, rk_scroll_view_is_paging_enabled, rk_scroll_view_is_directional_lock_enabled, rk_scroll_view_delays_content_touches,
        rk_scroll_view_can_cancel_content_touches, rk_scroll_view_bounces_zoom, rk_scroll_view_scrolls_to_top, rk_scroll_view_chains_to_ancestor};
    enum { FLAGS = sizeof set / sizeof *set };
    Scene scene;
    int i, k;
    scene_make(&scene, 0, 0);
    for (i = 0; i < FLAGS; i++) {
        bool before[FLAGS];
        for (k = 0; k < FLAGS; k++) before[k] = ask(scene.scroll, get[k]);
        OK(set[i](scene.scroll, !before[i]));
        for (k = 0; k < FLAGS; k++) EXPECT(ask(scene.scroll, get[k]) == (k == i ? !before[k] : before[k]));
        EXPECT_STATUS(set[i]((RKScrollViewRef)scene.stage.view, true), RKStatusWrongKind);
    }
    EXPECT_LOG("");
    scene_end(&scene);
}

/* SPEC 243: contentOffset is bounds.origin; the range by content, insets and bounds. */
static void range(void) {
    static const struct {
        RKSize content;
        RKEdgeInsets insets;
        RKRect range;
    } cases[] = {
        {{0, 0}, {0, 0, 0, 0}, {{0, 0}, {0, 0}}},
        {{1000, 300}, {0, 0, 0, 0}, {{0, 0}, {600, 0}}},
        {{400, 400.5}, {0, 0, 0, 0}, {{0, 0}, {0, 0.5}}},
        {{1000, 2000}, {10, 20, 30, 40}, {{-20, -10}, {660, 1640}}},
        {{100, 100}, {50, 50, 350, 350}, {{-50, -50}, {100, 100}}},
        {{1000, 1000}, {-50, -50, -50, -50}, {{50, 50}, {500, 500}}},
    };
    Scene scene;
    size_t i;
    RKRect got, bounds;
    scene_make(&scene, 0, 0);
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        OK(rk_scroll_view_set_content_size(scene.scroll, cases[i].content));
        OK(rk_scroll_view_set_content_inset(scene.scroll, cases[i].insets));
        OK(rk_scroll_view_get_content_offset_range(scene.scroll, &got));
        EXPECT(memcmp(&got, &cases[i].range, sizeof got) == 0);
        EXPECT_OFFSET(scene.scroll, 0, 0); /* only a setter moves it */
    }
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(12, -34), false));
    OK(rk_view_get_bounds(RK_VIEW(scene.scroll), &bounds));
    EXPECT(bounds.origin.x == 12 && bounds.origin.y == -34 && bounds.size.width == 400);
    EXPECT_LOG("S.didScroll");
    OK(rk_view_set_bounds(RK_VIEW(scene.scroll), rect(5, 6, 400, 400)));
    EXPECT_OFFSET(scene.scroll, 5, 6);
    EXPECT_LOG("S.didScroll");
    scene_end(&scene);
}

/* SPEC 267: taken as it is, didScroll if it changed. */
static void setting(void) {
    Scene scene;
    RKPoint velocity;
    scene_make(&scene, 400, 2000);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 100), false));
    EXPECT_LOG("S.didScroll");
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 100), false));
    EXPECT_LOG("");
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(-50, 5000), false));
    EXPECT_OFFSET(scene.scroll, -50, 5000);
    OK(rk_context_advance(scene.stage.context, 10));
    EXPECT_OFFSET(scene.scroll, -50, 5000);
    EXPECT_LOG("S.didScroll");
    EXPECT_STATUS(rk_scroll_view_set_content_offset(scene.scroll, point(NAN, 0), false), RKStatusInvalidArgument);

    /* Animated: x0 + (x1 - x0) s s (3 - 2 s) within 0.3 s, at any times. */
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), false));
    log_clear();
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 600), true));
    EXPECT_OFFSET(scene.scroll, 0, 0);
    OK(rk_context_advance(scene.stage.context, 10.1));
    EXPECT_OFFSET(scene.scroll, 0, 600.0 / 9 * (3 - 2.0 / 3));
    OK(rk_scroll_view_get_velocity(scene.scroll, &velocity));
    EXPECT(near(velocity.y, 600 * 6 * (1.0 / 3) * (2.0 / 3) / 0.3) && velocity.x == 0);
    OK(rk_context_advance(scene.stage.context, 10.15));
    EXPECT_OFFSET(scene.scroll, 0, 300);
    EXPECT_LOG("S.didScroll");
    OK(rk_context_advance(scene.stage.context, 10.3));
    EXPECT_OFFSET(scene.scroll, 0, 600);
    EXPECT_LOG("S.didScroll S.didEndScrollingAnimation");
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 600), true)); /* there already */
    OK(rk_context_advance(scene.stage.context, 11));
    EXPECT_LOG("");

    /* One that is set on the way ends it there. */
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), true));
    OK(rk_context_advance(scene.stage.context, 11.1));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(7, 8), false));
    OK(rk_context_advance(scene.stage.context, 12));
    EXPECT_OFFSET(scene.scroll, 7, 8);
    scene_end(&scene);
}

static void showing_a_rectangle(void) {
    Scene scene;
    scene_make(&scene, 1000, 1000);
    OK(rk_scroll_view_scroll_rect_to_visible(scene.scroll, rect(450, 100, 50, 50), false));
    EXPECT_OFFSET(scene.scroll, 100, 0);
    OK(rk_scroll_view_scroll_rect_to_visible(scene.scroll, rect(450, 100, 50, 50), false));
    EXPECT_OFFSET(scene.scroll, 100, 0);
    OK(rk_scroll_view_scroll_rect_to_visible(scene.scroll, rect(20, 990, 10, 100), false)); /* not beyond the range */
    EXPECT_OFFSET(scene.scroll, 20, 600);
    OK(rk_scroll_view_scroll_rect_to_visible(scene.scroll, rect(0, 0, 10, 10), true));
    OK(rk_context_advance(scene.stage.context, 1));
    EXPECT_OFFSET(scene.scroll, 0, 0);
    scene_end(&scene);
}

static bool no_top(RKScrollViewRef scroll, void *userdata) { return (void)scroll, (void)userdata, false; }
static void to_top(void) {
    Scene scene;
    RKScrollViewDelegate delegate;
    RKEdgeInsets insets = {20, 0, 0, 0};
    bool scrolls = false;
    scene_make(&scene, 400, 2000);
    OK(rk_scroll_view_set_content_inset(scene.scroll, insets));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 500), false));
    log_clear();
    OK(rk_scroll_view_scroll_to_top(scene.scroll, &scrolls));
    EXPECT(scrolls);
    OK(rk_context_advance(scene.stage.context, 1));
    EXPECT_OFFSET(scene.scroll, 0, -20);
    EXPECT(strstr(check_log, "S.didScroll ") != NULL && strstr(check_log, "S.didScrollToTop") != NULL);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 500), false));
    OK(rk_scroll_view_set_scrolls_to_top(scene.scroll, false));
    OK(rk_scroll_view_scroll_to_top(scene.scroll, &scrolls));
    EXPECT(!scrolls);
    OK(rk_scroll_view_set_scrolls_to_top(scene.scroll, true));
    delegate = scene_delegate(&scene);
    delegate.should_scroll_to_top = no_top;
    OK(rk_scroll_view_set_delegate(scene.scroll, &delegate));
    OK(rk_scroll_view_scroll_to_top(scene.scroll, &scrolls));
    EXPECT(!scrolls);
    OK(rk_context_advance(scene.stage.context, 2));
    EXPECT_OFFSET(scene.scroll, 0, 500);
    scene_end(&scene);
}

/* Its recognisers are there and stay there; the helper that delays touches is not listed. */
static void recognizers(void) {
    Scene scene;
    RKGestureRecognizerRef pan = NULL, pinch = NULL, listed[8];
    RKClassRef cls = NULL, plain = NULL;
    RKViewRef view = NULL;
    uint32_t mask = 0;
    size_t count = 0;
    scene_make(&scene, 400, 2000);
    OK(rk_scroll_view_get_pan_gesture_recognizer(scene.scroll, &pan));
    OK(rk_scroll_view_get_pinch_gesture_recognizer(scene.scroll, &pinch));
    OK(rk_view_get_gesture_recognizers(RK_VIEW(scene.scroll), listed, 8, &count));
    EXPECT(count == 2 && listed[0] == pan && listed[1] == pinch);
    OK(rk_object_get_class(RK_OBJECT(pan), &cls));
    OK(rk_class_find(scene.stage.context, "Pan", &plain));
    EXPECT(cls == plain);
    OK(rk_gesture_recognizer_get_view(pan, &view));
    EXPECT(view == RK_VIEW(scene.scroll));
    OK(rk_pan_get_allowed_scroll_types_mask(pan, &mask));
    EXPECT(mask == RKScrollTypeMaskAll);
    scene_end(&scene);
    EXPECT_STATUS(rk_gesture_recognizer_get_view(pan, &view), RKStatusStaleHandle);
}

static int dropped;
static void drop(void *userdata) { (void)userdata, dropped++; }
static void delegates(void) {
    Scene scene;
    RKScrollViewDelegate d;
    RKObjectRef found = NULL;
    scene_make(&scene, 400, 2000);
    d = scene_delegate(&scene);
    d.drop = drop;
    d.object = RK_OBJECT(scene.stage.view);
    OK(rk_scroll_view_set_delegate(scene.scroll, &d));
    OK(rk_scroll_view_get_delegate(scene.scroll, &found));
    EXPECT(found == RK_OBJECT(scene.stage.view));
    d.reserved = 1;
    EXPECT_STATUS(rk_scroll_view_set_delegate(scene.scroll, &d), RKStatusInvalidArgument);
    EXPECT(dropped == 0);
    OK(rk_view_remove_from_superview(scene.stage.view)); /* it ends, and with it the delegate */
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 1), false));
    EXPECT_LOG("");
    EXPECT(dropped == 1);
    scene.stage.view = RK_VIEW(scene.scroll);
    d.reserved = 0;
    d.object = NULL;
    OK(rk_scroll_view_set_delegate(scene.scroll, &d));
    OK(rk_scroll_view_set_delegate(scene.scroll, NULL));
    EXPECT(dropped == 2);
    OK(rk_scroll_view_set_delegate(scene.scroll, &d));
    scene_end(&scene);
    EXPECT(dropped == 3);
}

int main(void) {
    defaults();
    flags();
    range();
    setting();
    showing_a_rectangle();
    to_top();
    recognizers();
    delegates();
    return check_done("scroll");
}
