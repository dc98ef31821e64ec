/* Scroll views left to themselves: deceleration, bounce and paging against the closed forms, the same path at every frame rate. */
#include "scroll_stage.h"

static const double ticks[] = {1.0 / 30, 1.0 / 60, 1.0 / 120, 1.0 / 1000, 0 /* irregular */};
enum { TICKS = sizeof ticks / sizeof *ticks };

static double tick_of(int which, int i) { return ticks[which] > 0 ? ticks[which] : 0.0007 + 0.0411 * ((i * 37) % 19) / 19; }

/* SPEC 255, 256: after a flick upward with v0, at any time and any frame rate. */
static void decelerates(RKScrollViewDecelerationRate rate, double r, RKPoint step, double v0) {
    double k = -1000 * log(r), F = r / (1 - r) / 1000, duration = log(v0 / 10) / k;
    int which;
    for (which = 0; which < TICKS; which++) {
        Scene scene;
        double lift, t;
        int i = 0, steps = 12;
        double from;
        scene_make(&scene, 400, 100000);
        OK(rk_scroll_view_set_deceleration_rate(scene.scroll, rate));
        lift = flick(&scene, 1, point(200, 390), step, steps);
        from = -step.y * steps - 10;
        EXPECT_OFFSET(scene.scroll, 0, from);
        EXPECT(very_near(scene.target.y, from + (v0 - 10) * F));
        for (t = lift; t < lift + duration + 0.2; t += tick_of(which, i++)) {
            double s = t - lift;
            RKPoint velocity;
            OK(rk_context_advance(scene.stage.context, t));
            if (s < duration - 1e-9) {
                EXPECT_OFFSET(scene.scroll, 0, from + v0 * F * (1 - exp(-k * s)));
                OK(rk_scroll_view_get_velocity(scene.scroll, &velocity));
                EXPECT(very_near(velocity.y, v0 * F * k * exp(-k * s)) && velocity.x == 0); /* of the offset */
            } else if (s > duration + 1e-9) {
                EXPECT_OFFSET(scene.scroll, 0, from + (v0 - 10) * F);
                OK(rk_scroll_view_get_velocity(scene.scroll, &velocity));
                EXPECT(velocity.y == 0);
            }
            if (check_failures > 20) return;
        }
        EXPECT(scene.scrolls > 0);
        scene_end(&scene);
    }
}

/* The end comes at its time, not at the next frame; a timer that is due in between sees the offset of its time. */
static double seen_time, seen_offset;
static void look(RKContextRef context, double time, void *userdata) {
    (void)context;
    seen_time = time;
    seen_offset = offset_of(((Scene *)userdata)->scroll).y;
}
static void exact_moments(void) {
    Scene scene;
    double lift, deadline = 0, interval = 0;
    scene_make(&scene, 400, 100000);
    lift = flick(&scene, 1, point(200, 390), point(0, -10), 20);
    OK(rk_context_add_timer(scene.stage.context, lift + 0.5, look, &scene, NULL, NULL));
    OK(rk_context_get_config(scene.stage.context, RKConfigScrollFrameInterval, &interval));
    EXPECT(near(interval, 1.0 / 60));
    OK(rk_context_next_deadline(scene.stage.context, &deadline));
    EXPECT(near(deadline, lift + interval));
    log_clear();
    OK(rk_context_advance(scene.stage.context, lift + 30)); /* one leap */
    EXPECT(near(seen_time, lift + 0.5) && very_near(seen_offset, 190 + 1000 * 0.499 * (1 - pow(0.998, 500))));
    EXPECT_OFFSET(scene.scroll, 0, 190 + 990 * 0.499);
    EXPECT_LOG("S.didScroll S.didEndDecelerating");
    EXPECT(rk_context_next_deadline(scene.stage.context, &deadline) == RKStatusOK && !(deadline < 1e300)); /* nothing moves */
    scene_end(&scene);
}

/* SPEC 257, 259: over the edge, a critically damped spring with the velocity that it has there. */
static void bounces(void) {
    int which;
    for (which = 0; which < TICKS; which++) {
        Scene scene;
        double k = -1000 * log(0.998), crossing, v, t, lift, most = 0;
        int i = 0;
        scene_make(&scene, 400, 1400);
        lift = flick(&scene, 1, point(200, 390), point(0, -20), 15);
        crossing = -log(1 - 710 / (2000 * 0.499)) / k;
        v = 2000 * exp(-k * crossing);
        EXPECT(fabs(scene.target.y - 1000) < 1e-9); /* where it comes to rest */
        for (t = lift; t < lift + crossing + 0.3; t += tick_of(which, i++)) {
            double s = t - lift, at;
            OK(rk_context_advance(scene.stage.context, t));
            at = s < crossing ? 290 + 2000 * 0.499 * (1 - exp(-k * s)) : 1000 + v * (s - crossing) * exp(-11 * (s - crossing));
            EXPECT_OFFSET(scene.scroll, 0, at);
            if (at > most) most = at;
            if (check_failures > 20) return;
        }
        EXPECT(most <= 1000 + v / (11 * exp(1)) + 1e-9 && most > 1000 + 0.9 * v / (11 * exp(1)));
        log_clear();
        settle(&scene, t);
        EXPECT_OFFSET(scene.scroll, 0, 1000);
        EXPECT_LOG("S.didScroll S.didEndDecelerating");
        scene_end(&scene);
    }
}

/* It does not bounce: it stops at the edge. */
static void stops_at_the_edge(void) {
    Scene scene;
    double lift;
    scene_make(&scene, 400, 1400);
    OK(rk_scroll_view_set_bounces(scene.scroll, false));
    lift = flick(&scene, 1, point(200, 390), point(0, -20), 15);
    log_clear();
    OK(rk_context_advance(scene.stage.context, lift + 0.7));
    EXPECT_OFFSET(scene.scroll, 0, 1000);
    EXPECT_LOG("S.didScroll S.didEndDecelerating");
    scene_end(&scene);
}

/* SPEC 258: let go beyond the edge, at rest. */
static void rests_beyond(void) {
    int which;
    for (which = 0; which < TICKS; which++) {
        Scene scene;
        double x0 = -(1 - 1 / (0.55 * 70 / 400 + 1)) * 400, A = x0 * 46 / 37, B = x0 - A, t;
        int i = 0;
        scene_make(&scene, 400, 1400);
        down(&scene.stage, 1, 1, 200, 100);
        move(&scene.stage, 1.1, 1, 200, 180);
        move(&scene.stage, 1.5, 1, 200, 180);
        up(&scene.stage, 1.5, 1, 200, 180);
        EXPECT_LOG("S.willBeginDragging S.didScroll S.willEndDragging S.didEndDragging(decelerate) S.willBeginDecelerating");
        for (t = 1.5; t < 1.85; t += tick_of(which, i++)) {
            OK(rk_context_advance(scene.stage.context, t));
            EXPECT_OFFSET(scene.scroll, 0, A * exp(-9 * (t - 1.5)) + B * exp(-46 * (t - 1.5)));
            if (check_failures > 20) return;
        }
        log_clear();
        settle(&scene, t);
        EXPECT_OFFSET(scene.scroll, 0, 0);
        EXPECT_LOG("S.didScroll S.didEndDecelerating");
        scene_end(&scene);
    }
}

/* SPEC 261: the delegate decides where. */
static void retargeted(double target) {
    Scene scene;
    double lift, before, t;
    scene_make(&scene, 400, 5000);
    scene.retarget = true;
    scene.new_target = point(0, target);
    lift = flick(&scene, 1, point(200, 390), point(0, -5), 30);
    EXPECT(near(scene.target.y, 140 + 490 * 0.499));
    before = 140;
    for (t = lift; t < lift + 3; t += 0.01) { /* straight there */
        double y;
        OK(rk_context_advance(scene.stage.context, t));
        y = offset_of(scene.scroll).y;
        EXPECT(target > 140 ? y >= before - 1e-9 && y <= target + 1e-9 : y <= before + 40);
        before = y;
    }
    settle(&scene, t);
    EXPECT_OFFSET(scene.scroll, 0, target);
    EXPECT(strstr(check_log, "S.didEndDecelerating") != NULL);
    scene_end(&scene);
}

/* SPEC 264 */
static void pages(void) {
    static const struct {
        double start, step;
        int steps;
        bool waits;
        double page;
    } cases[] = {
        {0, -3, 30, true, 0},     /* 80 of 400: back */
        {0, -9, 30, true, 400},   /* 260: the next */
        {0, -5, 10, false, 400},  /* fast enough */
        {0, -2, 20, false, 0},    /* not fast enough */
        {400, -30, 10, false, 800},
        {400, 5, 10, false, 0},
        {400, -60, 10, true, 800}, /* one page at most */
        {1600, -5, 10, false, 1600}, /* the last */
    };
    size_t i;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Scene scene;
        double t;
        scene_make(&scene, 2000, 400);
        OK(rk_scroll_view_set_paging_enabled(scene.scroll, true));
        OK(rk_scroll_view_set_content_offset(scene.scroll, point(cases[i].start, 0), false));
        down(&scene.stage, 1, 1, 200, 200);
        for (t = 1; t < 1 + cases[i].steps * 0.01 - 0.005; t += 0.01) move(&scene.stage, t + 0.01, 1, 200 + cases[i].step * ((t - 1) * 100 + 1), 200);
        if (cases[i].waits) move(&scene.stage, t += 0.3, 1, 200 + cases[i].step * cases[i].steps, 200);
        up(&scene.stage, t, 1, 200 + cases[i].step * cases[i].steps, 200);
        EXPECT(near(scene.target.x, cases[i].page));
        settle(&scene, t);
        if (offset_of(scene.scroll).x != cases[i].page) fprintf(stderr, "page case %d\n", (int)i);
        EXPECT_OFFSET(scene.scroll, cases[i].page, 0);
        scene_end(&scene);
    }
}

/* SPEC 263: a touch stops it at once, and counts as no tap. */
static void stopped_by_a_touch(void) {
    Scene scene;
    double lift, y;
    bool moving = false;
    scene_make(&scene, 400, 10000);
    (void)add_view(scene.stage.context, scene.stage.logger, RK_VIEW(scene.scroll), "c", rect(0, 0, 400, 10000));
    lift = flick(&scene, 1, point(200, 390), point(0, -10), 20);
    OK(rk_context_advance(scene.stage.context, lift + 0.2));
    log_clear();
    down(&scene.stage, lift + 0.25, 1, 100, 100);
    y = 190 + 1000 * 0.499 * (1 - pow(0.998, 250));
    EXPECT_OFFSET(scene.scroll, 0, y);
    EXPECT_LOG("S.didScroll");
    OK(rk_scroll_view_is_decelerating(scene.scroll, &moving));
    OK(rk_context_advance(scene.stage.context, lift + 0.5));
    EXPECT_OFFSET(scene.scroll, 0, y);
    up(&scene.stage, lift + 0.6, 1, 100, 100);
    EXPECT_LOG("S.didEndDecelerating");
    tap_at(&scene.stage, lift + 1, 100, 100);
    EXPECT_LOG("c.began{1} c.ended{1}");
    /* An offset that is set stops it as well (SPEC 267). */
    lift = flick(&scene, lift + 2, point(200, 390), point(0, -10), 20);
    OK(rk_context_advance(scene.stage.context, lift + 0.1));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 77), false));
    OK(rk_context_advance(scene.stage.context, lift + 5));
    EXPECT_OFFSET(scene.scroll, 0, 77);
    OK(rk_scroll_view_is_decelerating(scene.scroll, &moving));
    EXPECT(!moving);
    scene_end(&scene);
}

int main(void) {
    decelerates(RKScrollViewDecelerationRateNormal, 0.998, point(0, -5), 500);
    decelerates(RKScrollViewDecelerationRateNormal, 0.998, point(0, -10), 1000);
    decelerates(RKScrollViewDecelerationRateFast, 0.99, point(0, -25), 2500);
    exact_moments();
    bounces();
    stops_at_the_edge();
    rests_beyond();
    retargeted(300);
    retargeted(700);
    retargeted(50);
    pages();
    stopped_by_a_touch();
    return check_done("scroll_motion");
}
