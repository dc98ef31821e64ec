/* What may be called from any thread, from many at once: posting, waking, stopping, releasing, also while the context goes (SPEC 289-295). */
#include <pthread.h>

#include "check.h"

enum { THREADS = 4, EACH = 2000 };

typedef struct Poster {
    RKContextRef context;
    int number, refused_stale;
    RKViewRef views[EACH / 10];
    pthread_t thread;
} Poster;

static int next_of[THREADS]; /* what each thread posts next, as the context's thread sees it */
static int handled, dropped;

typedef struct Item {
    int thread, number;
} Item;
static Item items[THREADS][EACH];

static void call(RKContextRef context, void *userdata) {
    const Item *item = (const Item *)userdata;
    (void)context;
    handled++;
    if (item->number != next_of[item->thread]) check_failures++; /* in the order in which its thread posted */
    next_of[item->thread] = item->number + 1;
}
static void drop(void *userdata) { (void)userdata, dropped++; }

static void *post_all(void *argument) {
    Poster *poster = (Poster *)argument;
    int i;
    for (i = 0; i < EACH; i++) {
        Item *item = &items[poster->number][i];
        RKStatus status;
        item->thread = poster->number;
        item->number = i;
        status = rk_context_post_call(poster->context, call, item, drop);
        if (status == RKStatusStaleHandle) {
            poster->refused_stale++;
            continue;
        }
        if (status != RKStatusOK) return (void *)"rk_context_post_call";
        if (i % 10 == 0) {
            size_t waiting = 0;
            status = rk_release(RK_OBJECT(poster->views[i / 10]));
            if (status != RKStatusOK && status != RKStatusStaleHandle) return (void *)"rk_release";
            status = rk_run_loop_wake_up(poster->context);
            if (status != RKStatusOK && status != RKStatusStaleHandle) return (void *)"rk_run_loop_wake_up";
            status = rk_context_get_queue_count(poster->context, &waiting);
            if (status != RKStatusOK && status != RKStatusStaleHandle) return (void *)"rk_context_get_queue_count";
        }
    }
    return NULL;
}

static void start(Poster *posters, RKContextRef context) {
    int t, i;
    memset(next_of, 0, sizeof next_of);
    handled = dropped = 0;
    for (t = 0; t < THREADS; t++) {
        memset(&posters[t], 0, sizeof posters[t]);
        posters[t].context = context;
        posters[t].number = t;
        for (i = 0; i < EACH / 10; i++) OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &posters[t].views[i]));
    }
    for (t = 0; t < THREADS; t++) EXPECT(pthread_create(&posters[t].thread, NULL, post_all, &posters[t]) == 0);
}

static void join(Poster *posters) {
    int t;
    for (t = 0; t < THREADS; t++) {
        void *failed = NULL;
        EXPECT(pthread_join(posters[t].thread, &failed) == 0);
        if (failed) fprintf(stderr, "%s\n", (const char *)failed);
        EXPECT(failed == NULL);
    }
}

static void everything_arrives(void) {
    static Poster posters[THREADS];
    RKContextRef context = NULL;
    size_t before;
    OK(rk_context_create(NULL, &context));
    before = object_count(context);
    start(posters, context);
    while (handled < THREADS * EACH / 2) OK(rk_run_loop_run_once(context, -1, NULL)); /* waits, and is woken */
    join(posters);
    while (handled < THREADS * EACH) OK(rk_run_loop_run_once(context, 0, NULL));
    OK(rk_context_drain(context, NULL));
    EXPECT(handled == THREADS * EACH && dropped == THREADS * EACH);
    EXPECT(object_count(context) == before); /* the releases have been done, too */
    OK(rk_context_destroy(context));
}

/* The context goes while they post: each call is either taken, and dropped with the context, or refused as stale. */
static void destruction_races(void) {
    static Poster posters[THREADS];
    int round, t, refused;
    for (round = 0; round < 20; round++) {
        RKContextRef context = NULL;
        OK(rk_context_create(NULL, &context));
        start(posters, context);
        while (handled < round * 40) OK(rk_context_drain(context, NULL));
        OK(rk_context_destroy(context));
        join(posters);
        for (refused = 0, t = 0; t < THREADS; t++) refused += posters[t].refused_stale;
        EXPECT(dropped + refused == THREADS * EACH);
    }
}

static void *stop(void *context) { return rk_run_loop_stop((RKContextRef)context) == RKStatusOK ? NULL : context; }

static void stopping(void) {
    RKContextRef context = NULL;
    pthread_t thread;
    void *failed = NULL;
    OK(rk_context_create(NULL, &context));
    EXPECT(pthread_create(&thread, NULL, stop, context) == 0);
    OK(rk_run_loop_run(context)); /* ends also when the stop came first */
    EXPECT(pthread_join(thread, &failed) == 0 && failed == NULL);
    OK(rk_context_destroy(context));
}

/* Each thread has a context of its own and an error text of its own. */
static void *own_context(void *argument) {
    RKContextRef context = NULL;
    RKViewRef view = NULL, hit = NULL;
    int i;
    (void)argument;
    for (i = 0; i < 200; i++) {
        if (rk_context_create(NULL, &context) != RKStatusOK) return (void *)"create";
        if (rk_view_create(context, NULL, rect(0, 0, 10, 10), &view) != RKStatusOK) return (void *)"view";
        if (rk_view_hit_test(view, point(5, 5), NULL, &hit) != RKStatusOK || hit != view) return (void *)"hit";
        if (rk_view_hit_test(NULL, point(5, 5), NULL, &hit) != RKStatusInvalidArgument || !strstr(rk_last_error(), "view")) return (void *)"error";
        if (rk_context_destroy(context) != RKStatusOK) return (void *)"destroy";
    }
    return NULL;
}

static void independent_contexts(void) {
    pthread_t threads[THREADS];
    int t;
    for (t = 0; t < THREADS; t++) EXPECT(pthread_create(&threads[t], NULL, own_context, NULL) == 0);
    for (t = 0; t < THREADS; t++) {
        void *failed = NULL;
        EXPECT(pthread_join(threads[t], &failed) == 0);
        if (failed) fprintf(stderr, "%s\n", (const char *)failed);
        EXPECT(failed == NULL);
    }
}

/* A context of another thread takes the place of one that has ended: the old handles are stale, the new ones another thread's. */
static RKContextRef theirs;
static RKViewRef their_view;
static void *take_place(void *argument) {
    if (rk_context_create(NULL, &theirs) != RKStatusOK || rk_view_create(theirs, NULL, rect(0, 0, 10, 10), &their_view) != RKStatusOK) return argument;
    return NULL;
}
static void place_taken(void) {
    RKContextRef context = NULL;
    RKViewRef view = NULL, hit = NULL;
    pthread_t thread;
    void *failed = NULL;
    double time = 0;
    OK(rk_context_create(NULL, &context));
    OK(rk_view_create(context, NULL, rect(0, 0, 10, 10), &view));
    OK(rk_context_destroy(context));
    EXPECT(pthread_create(&thread, NULL, take_place, &failed) == 0);
    EXPECT(pthread_join(thread, &failed) == 0 && failed == NULL);
    /* In the same place, and in the same place in that. */
    EXPECT(context_of(context) == context_of(theirs) && record_of(view) == record_of(their_view));
    EXPECT_STATUS(rk_view_hit_test(view, point(5, 5), NULL, &hit), RKStatusStaleHandle);
    EXPECT(strstr(rk_last_error(), "destroyed") != NULL);
    EXPECT_STATUS(rk_context_get_time(context, &time), RKStatusStaleHandle);
    EXPECT_STATUS(rk_view_hit_test(their_view, point(5, 5), NULL, &hit), RKStatusWrongThread);
    EXPECT_STATUS(rk_context_get_time(theirs, &time), RKStatusWrongThread);
}

int main(void) {
    place_taken();
    everything_arrives();
    destruction_races();
    stopping();
    independent_contexts();
    return check_done("threads");
}
