// SPDX-License-Identifier: MIT
/* Memory that ends: each request for memory of each function fails once. The function returns RKStatusNoMemory, and nothing has changed; with memory it then works. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <responderkit/responderkit.h>
#include <responderkit/synth.h>

/* These come before the C library's for every library of the process. */
extern void *__libc_malloc(size_t size);
extern void *__libc_realloc(void *old, size_t size);
static long left = -1;
static int is_short(void) { return left >= 0 && left-- == 0; }
void *malloc(size_t size) { return is_short() ? NULL : __libc_malloc(size); }
void *realloc(void *old, size_t size) { return is_short() ? NULL : __libc_realloc(old, size); }

#define CHECK(condition) ((condition) ? (void)0 : (printf("starved.c:%d: %s: %s, request %ld (%s)\n", __LINE__, #condition, current, at, rk_synth_last_error()), exit(1)))
static const char *current = "";
static long at, refusals;

static RKSynthRef synth;
static RKContextRef context;
static RKViewRef row;
static RKScrollViewRef list;

static RKPoint path[] = {{0, 0}, {50, 0}, {50, 300}};
static RKSynthFinger finger;

static RKStatus make(RKSynthRef *out) {
    RKSynthDesc desc = RK_INIT(RKSynthDesc);
    desc.human = true;
    return rk_synth_create(&desc, out);
}
static RKStatus create(void) {
    RKSynthRef made = NULL;
    RKStatus status = make(&made);
    return status == RKStatusOK ? rk_synth_destroy(made) : status;
}
static RKStatus taps(void) { return rk_synth_tap(synth, path[0], 40, 3); }
static RKStatus drags(void) { return rk_synth_drag(synth, path, 3, 2, RKSynthEasingInOut, 2); }
static RKStatus fingers(void) { return rk_synth_fingers(synth, &finger, 1); }
static RKStatus pinches(void) { return rk_synth_pinch(synth, path[2], 50, 2, 1, 2); }
static RKStatus wheels(void) { return rk_synth_wheel(synth, path[2], path[1], 500, 0.01); }
static RKStatus overlaps(void) {
    double time = 0;
    RKStatus status = rk_synth_get_time(synth, &time);
    if (status == RKStatusOK) status = rk_synth_set_time(synth, 0);
    if (status != RKStatusOK) return status;
    status = drags();
    return status == RKStatusOK ? status : rk_synth_set_time(synth, time) == RKStatusOK ? status : RKStatusBusy;
}
static RKStatus finds(void) {
    RKViewRef found = NULL;
    return rk_synth_find_view(context, "row40", &found);
}
static RKStatus aims(void) {
    RKPoint point;
    return rk_synth_aim(synth, RK_VIEW(list), &point);
}

/* As often as there are requests. */
static void starve(const char *name, RKStatus (*function)(void)) {
    current = name;
    for (at = 0;; at++) {
        size_t before = 0, after = 0;
        CHECK(rk_synth_take(synth, NULL, 0, &before) == RKStatusOK);
        left = at;
        RKStatus status = function();
        int was_short = left < 0;
        left = -1;
        if (status == RKStatusOK && !was_short) return;
        CHECK(was_short && status == RKStatusNoMemory);
        CHECK(rk_synth_take(synth, NULL, 0, &after) == RKStatusOK && after == before);
        refusals++;
    }
}

/* What sends may fail in the middle; then the inputs are dropped. */
static void starve_play(const char *name, const char *command) {
    current = name;
    for (at = 0; at < 20000; at++) {
        RKSynthRef made = NULL;
        RKStatus status = make(&made);
        CHECK(status == RKStatusOK && rk_synth_set_time(made, 1e6 + 100.0 * (double)at) == RKStatusOK);
        left = at;
        status = rk_synth_perform(made, context, command);
        int was_short = left < 0;
        left = -1;
        size_t length = 1;
        CHECK(rk_synth_take(made, NULL, 0, &length) == RKStatusOK && length == 0);
        CHECK(rk_synth_destroy(made) == RKStatusOK);
        (void)!rk_context_cancel_all_touches(context);
        if (!was_short) {
            CHECK(status == RKStatusOK);
            return;
        }
        if (status != RKStatusOK) {
            CHECK(status == RKStatusNoMemory || status == RKStatusNotFound);
            refusals++;
        }
        /* A finger that the context refused to let go of is not down for the next attempt. */
        RKTouchRef touch = NULL;
        for (int64_t id = 1; id < 50; id++)
            if (rk_context_find_touch(context, id, &touch) == RKStatusOK) {
                RKTouchSample sample = RK_INIT(RKTouchSample);
                sample.id = id;
                sample.phase = RKTouchPhaseEnded;
                CHECK(rk_context_send_touches(context, 0, &sample, 1) == RKStatusOK);
            }
    }
    CHECK(!"ends");
}

int main(void) {
    RKWindowRef window = NULL;
    CHECK(make(&synth) == RKStatusOK && rk_context_create(NULL, &context) == RKStatusOK);
    CHECK(rk_window_create(context, NULL, (RKRect){{0, 0}, {320, 480}}, &window) == RKStatusOK);
    CHECK(rk_scroll_view_create(context, NULL, (RKRect){{0, 0}, {320, 480}}, &list) == RKStatusOK);
    CHECK(rk_scroll_view_set_content_size(list, (RKSize){320, 4000}) == RKStatusOK && rk_object_set_name(RK_OBJECT(list), "list") == RKStatusOK);
    CHECK(rk_view_create(context, NULL, (RKRect){{0, 1600}, {320, 40}}, &row) == RKStatusOK && rk_object_set_name(RK_OBJECT(row), "row40") == RKStatusOK);
    CHECK(rk_view_add_subview(RK_VIEW(list), row) == RKStatusOK && rk_view_add_subview(RK_VIEW(window), RK_VIEW(list)) == RKStatusOK);
    finger = (RKSynthFinger)RK_INIT(RKSynthFinger);
    finger.points = path, finger.count = 3, finger.duration = 3;
    starve("rk_synth_create", create);
    starve("rk_synth_tap", taps);
    starve("rk_synth_drag", drags);
    starve("rk_synth_fingers", fingers);
    starve("rk_synth_pinch", pinches);
    starve("rk_synth_wheel", wheels);
    starve("gestures that overlap", overlaps);
    starve("rk_synth_find_view", finds);
    starve("rk_synth_aim", aims);
    starve_play("a command", "tap list times 3 fingers 2");
    starve_play("scrolling", "scroll list until row40 is visible");
    CHECK(refusals > 20);
    CHECK(rk_synth_destroy(synth) == RKStatusOK && rk_context_destroy(context) == RKStatusOK);
    printf("%ld requests failed\n", refusals);
    return 0;
}
