/* The paths that run per event and per visited view allocate nothing once they have run: the benchmarks' subjects here, and what steady_*.c list. Needs malloc_count.so preloaded. */
#include "../Benchmarks/subject.h"
#include "steady.h"

enum { LEVELS = 20, TIMES = 1000 };

static TreeNode chain(const void *source, uint32_t index) {
    TreeNode n = {(int32_t)index - 1, 1, 1, 400 - 2.0 * index, 400 - 2.0 * index, 0, 1, false, false, false};
    (void)source;
    return n;
}

/* A window, plain views below it, no override anywhere: began, moves, ended are forwarded up and discarded. */
static void plain_views(void) {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef parent, leaf = NULL, hit = NULL;
    RKTouchRef touch = NULL;
    unsigned long before;
    double time = 0;
    int i, round;
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window));
    parent = RK_VIEW(window);
    for (i = 0; i < LEVELS; i++) leaf = parent = add_view(context, NULL, parent, "view", rect(1, 1, 398 - 2 * i, 398 - 2 * i));

    for (round = 0; round < 2; round++) { /* the second round is the steady state, new touch and all */
        time += 1;
        OK(send(context, time, 1, RKTouchPhaseBegan, 150, 150));
        OK(rk_context_find_touch(context, 1, &touch));
        OK(rk_touch_get_view(touch, &hit));
        EXPECT(hit == leaf);
        OK(send(context, time += 0.01, 1, RKTouchPhaseMoved, 151, 150));
        before = malloc_count();
        for (i = 0; i < TIMES; i++) {
            RKTouchSample s = sample(1, RKTouchPhaseMoved, 150 + i % 50, 150);
            if (rk_context_send_touches(context, time += 0.001, &s, 1) != RKStatusOK) break;
        }
        EXPECT(i == TIMES);
        EXPECT(malloc_count() == before);
        OK(send(context, time += 0.01, 1, RKTouchPhaseEnded, 150, 150));
    }
    before = malloc_count();
    for (i = 0; i < TIMES; i++) { /* whole taps */
        RKTouchSample s = sample(1, RKTouchPhaseBegan, 150, 150);
        if (rk_context_send_touches(context, time += 1, &s, 1) != RKStatusOK) break;
        s.phase = RKTouchPhaseEnded;
        if (rk_context_send_touches(context, time += 0.01, &s, 1) != RKStatusOK) break;
    }
    EXPECT(i == TIMES);
    EXPECT(malloc_count() == before);
    before = malloc_count();
    for (i = 0; i < TIMES; i++)
        if (rk_view_hit_test(RK_VIEW(window), point(100 + i % 200, 150), NULL, &hit) != RKStatusOK) break;
    EXPECT(i == TIMES);
    EXPECT(malloc_count() == before);
    OK(rk_context_destroy(context));
}

static void taps_and_drags(void) {
    Dispatch *d = dispatch_make(LEVELS);
    unsigned long before;
    int i;
    for (i = 0; i < 2; i++) dispatch_drag(d), dispatch_tap(d);
    before = malloc_count();
    for (i = 0; i < TIMES; i++) dispatch_drag(d);
    EXPECT(malloc_count() == before);
    for (i = 0; i < TIMES; i++) dispatch_tap(d);
    EXPECT(malloc_count() == before);
    EXPECT(*dispatch_pans(d) == TIMES + 2 && *dispatch_taps(d) == TIMES + 2);
    dispatch_destroy(d);
}

static void tree(void) {
    Tree *t = tree_make(LEVELS + 1, chain, NULL);
    unsigned long before;
    int i;
    EXPECT(tree_hit(t, 200, 200) == LEVELS);
    before = malloc_count();
    for (i = 0; i < TIMES; i++) {
        uint32_t level = 1 + (uint32_t)i % LEVELS;
        TreeNode n = chain(NULL, level);
        tree_move(t, level, 1 + i % 3, 1, n.width, n.height);
        if (tree_hit(t, 200, 200) < 0) break;
    }
    EXPECT(i == TIMES);
    EXPECT(malloc_count() == before);
    tree_destroy(t);
}

/* Recognisers of every kind beside the fingers: following them, and with one of them under way and the others out of it. */
static void crowd(int recognizers, int fingers) {
    Crowd *c = crowd_make(recognizers, fingers);
    unsigned long before;
    int i;
    for (i = 0; i < 10; i++) crowd_move(c, i);
    before = malloc_count();
    for (i = 0; i < TIMES; i++) crowd_move(c, i);
    EXPECT(malloc_count() == before);
    EXPECT(crowd_tracking(c) == recognizers);
    crowd_destroy(c);
}

void steady_allocates(const char *what, SteadyRound round, void *scene, unsigned long a_round) {
    unsigned long before, requests;
    int i, failed = 0;
    for (i = 0; i < STEADY_WARM_UP; i++) failed += !round(scene, i);
    before = malloc_count();
    for (i = STEADY_WARM_UP; i < STEADY_WARM_UP + STEADY_ROUNDS; i++) failed += !round(scene, i);
    requests = malloc_count() - before;
    check_count++;
    if (failed || requests > a_round * STEADY_ROUNDS) {
        check_failures++;
        fprintf(stderr, "steady: %s: %lu requests for memory in %d rounds, expected %lu; %d rounds failed\n", what, requests, STEADY_ROUNDS, a_round * STEADY_ROUNDS, failed);
    } else {
        printf("%6lu requests in %d rounds: %s\n", requests, STEADY_ROUNDS, what);
    }
}

void steady_rounds(const char *what, SteadyRound round, void *scene) { steady_allocates(what, round, scene, 0); }

int main(void) {
    unsigned long before;
    void *volatile memory;
    if (!malloc_count) {
        fprintf(stderr, "steady: malloc_count.so is not preloaded\n");
        return 2;
    }
    before = malloc_count();
    memory = malloc(1);
    free(memory);
    EXPECT(malloc_count() == before + 1); /* the counter counts */
    tree();
    plain_views();
    taps_and_drags();
    crowd(8, 1);
    crowd(8, 5);
    crowd(64, 5);
    steady_hits();
    steady_gestures();
    steady_controls();
    steady_scrolling();
    steady_input();
    steady_recording();
    return check_done("steady");
}
