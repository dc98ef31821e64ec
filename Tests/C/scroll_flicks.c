/* What a release makes of its velocity: content that stands, flicks in a row, and the velocity on the way as the exact derivative of the offset. */
#include "scroll_stage.h"

static const double F = 0.499;
static double decay(void) { return -1000 * log(0.998); }

static bool decelerates(RKScrollViewRef scroll) {
    bool is = false;
    OK(rk_scroll_view_is_decelerating(scroll, &is));
    return is;
}

/* A drag that is let go at `v` points per second, in reports of `dt`. Returns when that was. */
static double let_go(Scene *scene, double t, RKPoint v, double dt) {
    int i;
    down(&scene->stage, t, 1, 300, 350);
    move(&scene->stage, t += 0.1, 1, 250, 300);
    for (i = 1; i <= 20; i++) move(&scene->stage, t + i * dt, 1, 250 - v.x * i * dt, 300 - v.y * i * dt);
    up(&scene->stage, t + 20 * dt, 1, 250 - v.x * 20 * dt, 300 - v.y * 20 * dt);
    return t + 20 * dt;
}

/* SPEC 262: slower than the threshold it stands where it is, to the last digit; from there on it decelerates. */
static void stands(void) {
    static const double speeds[] = {11, 16, 20, 26, 32.7, 40, 51, 59, 61, 75, 200};
    size_t k;
    for (k = 0; k < sizeof speeds / sizeof *speeds; k++) {
        double v = speeds[k], t, dt = 1.0 / 120;
        RKPoint there;
        Scene scene;
        scene_make(&scene, 5000, 5000);
        t = let_go(&scene, 1, point(0, v), dt);
        there = offset_of(scene.scroll);
        EXPECT(fabs(scene.velocity.y - v / 1000) < 1e-9);
        if (v < 60) {
            EXPECT(!decelerates(scene.scroll) && velocity_of(scene.scroll).y == 0);
            EXPECT(scene.target.x == there.x && scene.target.y == there.y);
            EXPECT(strstr(check_log, "Deceleratin") == NULL);
            settle(&scene, t);
            EXPECT(offset_of(scene.scroll).x == there.x && offset_of(scene.scroll).y == there.y);
        } else {
            EXPECT(decelerates(scene.scroll));
            settle(&scene, t);
            EXPECT_OFFSET(scene.scroll, there.x, there.y + (v - 10) * F);
        }
        scene_end(&scene);
    }
}

/* Both axes are one movement; a constant defines what is slow; beyond an edge it comes back whatever its speed. */
static void slow_together(void) {
    Scene scene;
    RKPoint there;
    double t;
    scene_make(&scene, 5000, 5000);
    t = let_go(&scene, 1, point(45, 45), 0.01);
    there = offset_of(scene.scroll);
    EXPECT(decelerates(scene.scroll));
    t = settle(&scene, t);
    EXPECT_OFFSET(scene.scroll, there.x + 35 * F, there.y + 35 * F);
    OK(rk_context_set_config(scene.stage.context, RKConfigScrollFlickVelocity, 300));
    t = let_go(&scene, t, point(0, 290), 0.01);
    EXPECT(!decelerates(scene.scroll));
    OK(rk_context_set_config(scene.stage.context, RKConfigScrollFlickVelocity, 0));
    t = let_go(&scene, t + 1, point(0, 12), 0.01);
    EXPECT(decelerates(scene.scroll));
    t = settle(&scene, t);
    OK(rk_context_set_config(scene.stage.context, RKConfigScrollFlickVelocity, 60));
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, -100), false));
    (void)let_go(&scene, t + 1, point(0, 20), 0.01);
    EXPECT(decelerates(scene.scroll));
    settle(&scene, t + 5);
    EXPECT(offset_of(scene.scroll).y == 0);
    scene_end(&scene);
}

static double carried_of(double v) {
    double c = fmin(0.000816 * pow(fabs(v), 1.967), 40000);
    return v < 0 ? -c : c;
}

/* SPEC 336: at any moment of the catch, of any first flick. The second one is `part` of what is carried. */
static void carries(double v0, double wait, double part, bool carried) {
    Scene scene;
    double lift, v, c, own, y, t;
    int i;
    scene_make(&scene, 400, 1000000);
    lift = flick(&scene, 1, point(200, 390), point(0, -v0 / 100), 12);
    y = v0 * 0.12 - 10 + v0 * F * (1 - exp(-decay() * wait));
    v = v0 * F * decay() * exp(-decay() * wait);
    c = carried_of(v);
    own = part * c;
    t = lift + wait;
    down(&scene.stage, t, 1, 200, 390);
    EXPECT_OFFSET(scene.scroll, 0, y);
    for (i = 1; i <= 12; i++) move(&scene.stage, t + i * 0.01, 1, 200, 390 - own * i * 0.01);
    up(&scene.stage, t + 0.12, 1, 200, 390 - own * 0.12);
    EXPECT(fabs(scene.velocity.y - own / 1000) < 1e-9); /* the finger's */
    EXPECT(fabs(velocity_of(scene.scroll).y - (own + (carried ? c : 0)) * F * decay()) < 1e-6);
    EXPECT(fabs(scene.target.y - (y + own * 0.12 - (own < 0 ? -10 : 10) + (own + (carried ? c : 0) - (own < 0 ? -10 : 10)) * F)) < 1e-6);
    settle(&scene, t);
    EXPECT(fabs(offset_of(scene.scroll).y - scene.target.y) < 1e-9);
    scene_end(&scene);
}

/* What carries nothing: a touch that stops an animation, a bounce, a way to a page; a trackpad. */
static void carries_nothing(void) {
    Scene scene;
    double lift, before;
    scene_make(&scene, 400, 100000);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 5000), true));
    OK(rk_context_advance(scene.stage.context, 0.1));
    (void)flick(&scene, 0.15, point(200, 390), point(0, -10), 10);
    EXPECT(fabs(velocity_of(scene.scroll).y - 1000 * F * decay()) < 1e-9);
    lift = settle(&scene, 1);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 100), false));
    lift = flick(&scene, lift, point(200, 200), point(0, 20), 12); /* over the top */
    OK(rk_context_advance(scene.stage.context, lift + 0.02));
    EXPECT(offset_of(scene.scroll).y < 0 && velocity_of(scene.scroll).y < 0);
    before = offset_of(scene.scroll).y;
    (void)flick(&scene, lift + 0.02, point(200, 200), point(0, 2), 10);
    EXPECT(offset_of(scene.scroll).y < before);
    lift = settle(&scene, lift + 1);
    EXPECT_OFFSET(scene.scroll, 0, 0);
    scene_end(&scene);

    scene_make(&scene, 400, 100000);
    lift = flick(&scene, 1, point(200, 390), point(0, -10), 12);
    OK(rk_context_set_config(scene.stage.context, RKConfigScrollCarriesMomentum, 0));
    (void)flick(&scene, lift + 0.1, point(200, 390), point(0, -10), 12);
    EXPECT(fabs(velocity_of(scene.scroll).y - 1000 * F * decay()) < 1e-9);
    EXPECT_STATUS(rk_context_set_config(scene.stage.context, RKConfigScrollCarriesMomentum, 0.5), RKStatusInvalidArgument);
    scene_end(&scene);
}

/* SPEC 255: the velocity that is reported is the derivative of the offset: against the closed forms, and against differences. */
static void exact_velocity(RKScrollViewDecelerationRate rate, double r) {
    double k = -1000 * log(r), f = r / (1 - r) / 1000, v0 = 3000, s, lift;
    Scene scene;
    scene_make(&scene, 400, 1000000);
    OK(rk_scroll_view_set_deceleration_rate(scene.scroll, rate));
    lift = flick(&scene, 1, point(200, 390), point(0, -v0 / 100), 12);
    for (s = 0; s < 0.4; s += 0.0137) {
        OK(rk_context_advance(scene.stage.context, lift + s));
        EXPECT(fabs(velocity_of(scene.scroll).y - v0 * f * k * exp(-k * s)) < 1e-9);
    }
    scene_end(&scene);
}

/* Of every kind of movement, by central differences: a flick over the edge and back, a release beyond it, an animation, pages. */
static void velocity_everywhere(int kind) {
    Scene scene;
    double t, h = 1e-5, end;
    scene_make(&scene, kind == 3 ? 2000 : 400, 1400);
    switch (kind) {
    case 0: t = flick(&scene, 1, point(200, 390), point(0, -20), 15); break;
    case 1:
        OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, -80), false));
        t = let_go(&scene, 1, point(0, 0), 0.01);
        break;
    case 2:
        OK(rk_context_advance(scene.stage.context, t = 1));
        OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 700), true));
        break;
    default:
        OK(rk_scroll_view_set_paging_enabled(scene.scroll, true));
        t = flick(&scene, 1, point(350, 200), point(-10, 0), 15);
    }
    end = t + 1.5;
    for (t += 0.003; t < end; t += 0.0171) {
        RKPoint a, b, v;
        OK(rk_context_advance(scene.stage.context, t - h));
        a = offset_of(scene.scroll);
        OK(rk_context_advance(scene.stage.context, t));
        v = velocity_of(scene.scroll);
        OK(rk_context_advance(scene.stage.context, t + h));
        b = offset_of(scene.scroll);
        /* Where two pieces meet, or it has come to rest, a difference means nothing. */
        if (v.x == 0 && v.y == 0) continue;
        if (fabs((b.y - a.y) / (2 * h) - v.y) > 0.05 || fabs((b.x - a.x) / (2 * h) - v.x) > 0.05) {
            fprintf(stderr, "kind %d at %g: (%g, %g) by differences, (%g, %g) reported\n", kind, t, (b.x - a.x) / (2 * h), (b.y - a.y) / (2 * h), v.x, v.y);
            EXPECT(false);
        }
    }
    scene_end(&scene);
}

/* SPEC 215: a uniform speed is exact whatever rounding does to the differences, and a rest has no sign. */
static void uniform(void) {
    static const double speeds[] = {500, -500, 1200, 2000};
    size_t k;
    Scene scene;
    for (k = 0; k < sizeof speeds / sizeof *speeds; k++) {
        double step = -speeds[k] / 100;
        scene_make(&scene, 400, 5000);
        OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 2000), false));
        (void)flick(&scene, 0.1, point(200, 200), point(0, step), 10);
        EXPECT(scene.velocity.x == 0 && !signbit(scene.velocity.x));
        EXPECT(scene.velocity.y == speeds[k] / 1000);
        scene_end(&scene);
    }
    scene_make(&scene, 400, 5000);
    down(&scene.stage, 0.1, 1, 200, 300);
    move(&scene.stage, 0.2, 1, 200, 250);
    up(&scene.stage, 0.5, 1, 200, 250);
    EXPECT(scene.velocity.x == 0 && !signbit(scene.velocity.x) && scene.velocity.y == 0 && !signbit(scene.velocity.y));
    scene_end(&scene);
}

int main(void) {
    int kind;
    uniform();
    stands();
    slow_together();
    carries(1000, 0.3, 2, true);
    carries(1000, 0.1, 1.2, true);
    carries(4000, 0.1, 0.55, true);
    carries(4000, 0.1, 0.45, false);
    carries(1000, 0.3, -1.5, false);
    carries(9000, 0.01, 0.6, true);
    carries_nothing();
    exact_velocity(RKScrollViewDecelerationRateNormal, 0.998);
    exact_velocity(RKScrollViewDecelerationRateFast, 0.99);
    for (kind = 0; kind < 4; kind++) velocity_everywhere(kind);
    return check_done("scroll_flicks");
}
