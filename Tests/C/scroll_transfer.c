/* Scrolling that goes to the parent (SPEC 337), bouncing on one axis (SPEC 338), indicators as data (SPEC 341). */
#include "scroll_stage.h"

static uint32_t seed;
static uint32_t any(uint32_t below) {
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % below;
}
static double clamp(double x, double low, double high) { return fmin(fmax(x, low), high); }

/* Three in one another: whatever notches come, each takes what it has room for, and the sum is kept while there is room. */
static void notches(uint32_t start) {
    Scene scene;
    RKScrollViewRef inner, innermost;
    double t = 1, a = 0, b = 0, c = 0;
    int i;
    bool keeps;
    seed = start;
    scene_make(&scene, 400, 1000);
    inner = add_scroll_view(&scene, NULL, RK_VIEW(scene.scroll), "I", rect(0, 0, 400, 400), 400, 700);
    innermost = add_scroll_view(&scene, NULL, RK_VIEW(inner), "J", rect(0, 0, 400, 400), 400, 500);
    keeps = any(2) == 1;
    OK(rk_scroll_view_set_transfers_vertical_scrolling_to_parent(innermost, !keeps));
    for (i = 0; i < 60; i++) {
        double d = (double)any(161) - 80, rest, before = c;
        roll(&scene, t += 0.1, 0, -d, true, RKGestureInputPhaseBegan);
        if (offset_of(scene.scroll).y != a) log_clear();
        c = clamp(c + d, 0, 100);
        rest = keeps ? 0 : before + d - c;
        before = b;
        b = clamp(b + rest, 0, 300);
        rest = before + rest - b;
        a = clamp(a + rest, 0, 600);
        EXPECT(very_near(offset_of(innermost).y, c) && very_near(offset_of(inner).y, b) && very_near(offset_of(scene.scroll).y, a));
        if (check_failures > 5) return;
        /* They are to meet under the pointer again. */
        OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), false));
        OK(rk_scroll_view_set_content_offset(inner, point(0, 0), false));
        a = b = 0;
    }
    EXPECT(strstr(check_log, "Dragging") == NULL); /* a notch is no drag */
    scene_end(&scene);
}

/* A trackpad: within one gesture, there and back; the parent has a drag like any other, which ends after the inner one's. */
static void trackpad(bool transfers) {
    Scene scene;
    RKScrollViewRef inner;
    bool is = false;
    scene_make(&scene, 400, 2000);
    inner = add_scroll_view(&scene, NULL, RK_VIEW(scene.scroll), "I", rect(0, 0, 400, 400), 400, 500);
    OK(rk_scroll_view_set_transfers_vertical_scrolling_to_parent(inner, transfers));
    OK(rk_scroll_view_transfers_vertical_scrolling_to_parent(inner, &is));
    EXPECT(is == transfers);
    log_clear();
    roll(&scene, 1, 0, -10, false, RKGestureInputPhaseBegan);
    roll(&scene, 1.1, 0, -190, false, RKGestureInputPhaseChanged);
    if (transfers) {
        EXPECT_OFFSET(inner, 0, 100);
        EXPECT_OFFSET(scene.scroll, 0, 100);
        EXPECT_LOG("I.willBeginDragging I.didScroll S.willBeginDragging S.didScroll");
        roll(&scene, 1.2, 0, 150, false, RKGestureInputPhaseChanged);
        EXPECT_OFFSET(inner, 0, 50);
        EXPECT_OFFSET(scene.scroll, 0, 0);
        log_clear();
        roll(&scene, 1.5, 0, 0, false, RKGestureInputPhaseEnded);
        EXPECT_LOG("I.willEndDragging I.didEndDragging S.willEndDragging S.didEndDragging");
    } else {
        EXPECT(offset_of(inner).y > 100 && offset_of(inner).y < 200);
        EXPECT_OFFSET(scene.scroll, 0, 0);
        roll(&scene, 1.5, 0, 0, false, RKGestureInputPhaseEnded);
        EXPECT(strstr(check_log, "S.") == NULL);
        settle(&scene, 2);
        EXPECT_OFFSET(inner, 0, 100);
    }
    scene_end(&scene);
}

/* Axes that bounce and axes that do not, by fingers, flicks and from beyond; no trace of one in the other. */
static void axes(bool horizontally, bool vertically) {
    Scene scene;
    double t;
    RKPoint at;
    scene_make(&scene, 800, 900);
    OK(rk_scroll_view_set_bounces_horizontally(scene.scroll, horizontally));
    OK(rk_scroll_view_set_bounces_vertically(scene.scroll, vertically));
    down(&scene.stage, 1, 1, 100, 100);
    move(&scene.stage, 1.1, 1, 210, 210);
    at = offset_of(scene.scroll);
    EXPECT(very_near(at.x, horizontally ? -(1 - 1 / (0.55 * 100 / 400 + 1)) * 400 : 0) && very_near(at.y, vertically ? -(1 - 1 / (0.55 * 100 / 400 + 1)) * 400 : 0));
    up(&scene.stage, 1.6, 1, 210, 210);
    t = settle(&scene, 2);
    EXPECT_OFFSET(scene.scroll, 0, 0);
    t = flick(&scene, t, point(390, 390), point(-30, -30), 10);
    at = point(0, 0);
    for (; t < 40; t += 0.01) {
        RKPoint now = offset_of(scene.scroll), v;
        OK(rk_scroll_view_get_velocity(scene.scroll, &v));
        at.x = fmax(at.x, now.x), at.y = fmax(at.y, now.y);
        if (!horizontally && now.x == 400) EXPECT(v.x == 0);
        if (!vertically && now.y == 500) EXPECT(v.y == 0);
        OK(rk_context_advance(scene.stage.context, t));
    }
    EXPECT(horizontally ? at.x > 420 : at.x == 400);
    EXPECT(vertically ? at.y > 520 : at.y == 500);
    EXPECT_OFFSET(scene.scroll, 400, 500);
    scene_end(&scene);
}

/* Whatever sizes, insets and offsets: a knob lies on its track, moves with the offset, and is as long as it should be. */
static void knobs(uint32_t start) {
    Scene scene;
    RKRect knob;
    RKEdgeInsets insets = {0, 0, 0, 0};
    int i;
    seed = start;
    scene_make(&scene, 400, 1000);
    for (i = 0; i < 300; i++) {
        double height = 20 + any(400), content = any(5000), y, track, want, last = -1e300;
        int k;
        insets.top = any(30), insets.bottom = any(30), insets.right = any(10);
        OK(rk_view_set_frame(RK_VIEW(scene.scroll), rect(0, 0, 400, height)));
        OK(rk_scroll_view_set_content_size(scene.scroll, size_of(400, content)));
        OK(rk_scroll_view_set_vertical_scroll_indicator_insets(scene.scroll, insets));
        track = fmax(0, height - 6 - insets.top - insets.bottom);
        want = fmin(track, fmax(36, track * height / fmax(content, height)));
        for (k = -3; k <= 13; k++) {
            double most = fmax(0, content - height), beyond;
            y = most * k / 10 + (k < 0 ? 10.0 * k : k > 10 ? 10.0 * (k - 10) : 0);
            OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, y), false));
            OK(rk_scroll_view_get_vertical_scroll_indicator(scene.scroll, &knob));
            beyond = y < 0 ? -y : y > most ? y - most : 0;
            EXPECT(knob.size.width == 3 && very_near(knob.origin.x, 400 - 6 - insets.right));
            EXPECT(very_near(knob.size.height, fmax(fmin(want, 8), want - beyond)));
            EXPECT(knob.origin.y - y >= insets.top + 3 - 1e-9 && knob.origin.y - y + knob.size.height <= insets.top + 3 + track + 1e-9);
            EXPECT(knob.origin.y - y >= last - 1e-9);
            last = knob.origin.y - y;
            if (check_failures > 5) return;
        }
    }
    scene_end(&scene);
}

static bool visible(RKScrollViewRef scroll) {
    bool is = false;
    OK(rk_scroll_view_is_vertical_scroll_indicator_visible(scroll, &is));
    return is;
}
static void seen(void) {
    Scene scene;
    double deadline = 0, t;
    RKEdgeInsets insets = {0, NAN, 0, 0};
    scene_make(&scene, 400, 3000);
    EXPECT(!visible(scene.scroll));
    EXPECT_STATUS(rk_scroll_view_set_vertical_scroll_indicator_insets(scene.scroll, insets), RKStatusInvalidArgument);
    OK(rk_context_advance(scene.stage.context, 1));
    OK(rk_scroll_view_flash_scroll_indicators(scene.scroll));
    OK(rk_context_next_deadline(scene.stage.context, &deadline));
    EXPECT(near(deadline, 2) && visible(scene.scroll)); /* a host that sleeps is woken to hide it */
    OK(rk_context_advance(scene.stage.context, 1.5));
    OK(rk_scroll_view_flash_scroll_indicators(scene.scroll));
    OK(rk_context_advance(scene.stage.context, 2.4));
    EXPECT(visible(scene.scroll));
    OK(rk_context_advance(scene.stage.context, 2.5));
    EXPECT(!visible(scene.scroll));
    down(&scene.stage, 3, 1, 200, 390);
    EXPECT(visible(scene.scroll)); /* tracking */
    up(&scene.stage, 3.1, 1, 200, 390);
    EXPECT(!visible(scene.scroll));
    t = flick(&scene, 4, point(200, 390), point(0, -10), 12);
    EXPECT(visible(scene.scroll));
    down(&scene.stage, t + 0.2, 1, 200, 390); /* held */
    EXPECT(visible(scene.scroll));
    up(&scene.stage, t + 0.3, 1, 200, 390);
    EXPECT(!visible(scene.scroll));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), true));
    EXPECT(!visible(scene.scroll));
    (void)flick(&scene, t + 2, point(200, 390), point(0, -10), 12);
    OK(rk_scroll_view_set_shows_vertical_scroll_indicator(scene.scroll, false));
    EXPECT(!visible(scene.scroll));
    scene_end(&scene);
}

int main(void) {
    uint32_t start;
    for (start = 1; start <= 12; start++) notches(start);
    trackpad(true);
    trackpad(false);
    axes(true, true);
    axes(true, false);
    axes(false, true);
    axes(false, false);
    for (start = 1; start <= 3; start++) knobs(start);
    seen();
    return check_done("scroll_transfer");
}
