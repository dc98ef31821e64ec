/* Threads that post, release, stop, wake up, create and destroy, all at once.
 *
 *     threads SEED [COUNT]
 *
 * Nothing may crash or hang, and every drop is called exactly once: what a context took is dropped by it, what it refused is not. Every other
 * context is recorded. Counts end the threads, no clock and no sleeping does.
 */
#include <pthread.h>

#include "random.h"

enum { THREADS = 4, ROUNDS = 6, EACH = 300, VIEWS = 64 };

static void must_be(bool condition, const char *what) {
    if (!condition) DIE("%s", what);
}

/* Each item that is posted, and how often it was dropped. Written by the context's thread only, read after the threads have been joined. */
typedef struct Item { int drops; bool taken; } Item;
typedef struct Poster {
    pthread_t thread;
    RKContextRef context;
    RKViewRef *views;
    int view_count, stale;
    uint64_t state;
    Item items[EACH];
} Poster;
static Poster posters[THREADS];

/* A recorder's writer may wait for what another thread holds while it asks the context. */
static pthread_mutex_t written_lock = PTHREAD_MUTEX_INITIALIZER;
static size_t written;
static int recorders;
static bool take(const void *bytes, size_t count, void *userdata) {
    (void)bytes, (void)userdata;
    pthread_mutex_lock(&written_lock);
    written += count;
    pthread_mutex_unlock(&written_lock);
    return true;
}
static void recorder_ended(void *userdata) { (void)userdata, recorders--; }
static void record(RKContextRef context) {
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    RKStatus status;
    desc.writer = take;
    desc.drop = recorder_ended;
    status = rk_recorder_start(context, &desc);
    if (status == RKStatusAlreadyExists) return; /* record_all.c */
    MUST(status);
    recorders++;
}

static void drop_item(void *userdata) { ((Item *)userdata)->drops++; }
static void call_item(RKContextRef context, void *userdata) {
    Item *item = (Item *)userdata;
    size_t waiting = 0;
    if (item->drops) DIE("an item is called after its drop");
    MUST(rk_context_get_queue_count(context, &waiting));
}

static uint64_t poster_bits(Poster *p) { return mix(p->state += 0x9e3779b97f4a7c15ULL); }

static void *post(void *argument) {
    Poster *p = (Poster *)argument;
    int k;
    for (k = 0; k < EACH; k++) {
        uint64_t r = poster_bits(p);
        RKStatus status = rk_context_post_call(p->context, call_item, &p->items[k], drop_item);
        RKTouchSample sample = RK_INIT(RKTouchSample);
        size_t waiting = 0;
        p->items[k].taken = status == RKStatusOK;
        if (status == RKStatusStaleHandle) p->stale++;
        else if (status != RKStatusOK) DIE("posting answered %s", rk_status_name(status));
        sample.id = (int64_t)(r % 5);
        sample.phase = (r >> 8) % 3 == 0 ? RKTouchPhaseBegan : (r >> 8) % 3 == 1 ? RKTouchPhaseMoved : RKTouchPhaseEnded;
        sample.location.x = sample.location.y = (double)((r >> 16) % 100);
        switch ((r >> 32) % 6) { /* the answers are OK or StaleHandle: the context may go meanwhile */
        case 0: status = rk_context_post_touches(p->context, 0, &sample, 1); break;
        case 1: status = rk_context_post_cancel_all_touches(p->context); break;
        case 2: status = rk_run_loop_wake_up(p->context); break;
        case 3: status = rk_run_loop_stop(p->context); break;
        case 4: status = rk_context_get_queue_count(p->context, &waiting); break;
        default: status = p->view_count ? rk_release(RK_OBJECT(p->views[--p->view_count])) : RKStatusOK; break;
        }
        if (status != RKStatusOK && status != RKStatusStaleHandle) DIE("a call of another thread answered %s", rk_status_name(status));
        if ((r >> 44) % 16 == 0) {
            pthread_mutex_lock(&written_lock);
            status = rk_context_get_queue_count(p->context, &waiting);
            pthread_mutex_unlock(&written_lock);
            if (status != RKStatusOK && status != RKStatusStaleHandle) DIE("asking answered %s", rk_status_name(status));
            status = rk_recorder_flush(p->context);
            if (status != RKStatusWrongThread && status != RKStatusStaleHandle) DIE("a recorder answered another thread %s", rk_status_name(status));
        }
        if ((r >> 40) % 16 == 0) { /* what belongs to the owner is refused */
            status = rk_context_drain(p->context, NULL);
            if (status != RKStatusWrongThread && status != RKStatusStaleHandle) DIE("drain on another thread answered %s", rk_status_name(status));
        }
    }
    return NULL;
}

static void start(RKContextRef context, RKViewRef *views) {
    int t, k;
    for (t = 0; t < THREADS; t++) {
        Poster *p = &posters[t];
        for (k = 0; k < EACH; k++) p->items[k].drops = 0, p->items[k].taken = false;
        p->context = context;
        p->views = views + t * (VIEWS / THREADS);
        p->view_count = VIEWS / THREADS;
        p->stale = 0;
        p->state = bits();
        must_be(pthread_create(&p->thread, NULL, post, p) == 0, "no thread");
    }
}
static void join(void) {
    int t;
    for (t = 0; t < THREADS; t++) must_be(pthread_join(posters[t].thread, NULL) == 0, "a thread cannot be joined");
}
static int drops(bool taken) {
    int t, k, count = 0;
    for (t = 0; t < THREADS; t++)
        for (k = 0; k < EACH; k++)
            if (posters[t].items[k].taken == taken) count += posters[t].items[k].drops;
    return count;
}
static int taken(void) {
    int t, k, count = 0;
    for (t = 0; t < THREADS; t++)
        for (k = 0; k < EACH; k++) {
            must_be(posters[t].items[k].drops <= 1, "an item was dropped twice");
            count += posters[t].items[k].taken;
        }
    return count;
}

static RKContextRef make(RKViewRef *views) {
    RKContextRef context = NULL;
    RKWindowRef window = NULL;
    RKRect frame = {{0, 0}, {100, 100}};
    int k;
    MUST(rk_context_create(NULL, &context));
    MUST(rk_window_create(context, NULL, frame, &window));
    for (k = 0; k < VIEWS; k++) {
        MUST(rk_view_create(context, NULL, frame, &views[k]));
        MUST(rk_view_add_subview(RK_VIEW(window), views[k]));
    }
    if (one_in(2)) record(context);
    return context;
}

/* The owner serves them to the end: everything is handled, released and dropped. */
static void served(void) {
    RKViewRef views[VIEWS];
    RKContextRef context = make(views);
    size_t handled = 0;
    int t, k, left = 0;
    start(context, views);
    for (k = 0; k < 40; k++) {
        if (one_in(2)) MUST(rk_context_drain(context, &handled));
        else MUST(rk_run_loop_run_once(context, 0, &handled));
    }
    join();
    do MUST(rk_context_drain(context, &handled));
    while (handled);
    SAME("items taken", taken(), THREADS * EACH);
    SAME("drops", drops(true), THREADS * EACH);
    for (t = 0; t < THREADS; t++) left += posters[t].view_count;
    for (k = 0, t = 0; k < VIEWS; k++) t += rk_release(RK_OBJECT(views[k])) == RKStatusOK; /* the superview still has them: the caller's references count */
    SAME("references that were left", t, left);
    MUST(rk_context_destroy(context));
    SAME("drops after the end", drops(true), THREADS * EACH);
}

/* The context goes while they post. */
static void destroyed_under_them(void) {
    RKViewRef views[VIEWS];
    RKContextRef context = make(views);
    int turns = below(6);
    start(context, views);
    while (turns-- > 0) MUST(rk_context_drain(context, NULL));
    MUST(rk_context_destroy(context));
    join();
    SAME("drops", drops(true), taken());
    SAME("drops of what was refused", drops(false), 0);
}

/* The loop runs until one of them stops it. */
static void looped(void) {
    RKViewRef views[VIEWS];
    RKContextRef context = make(views);
    start(context, views);
    MUST(rk_run_loop_run(context));
    join();
    MUST(rk_context_destroy(context));
    SAME("drops", drops(true), taken());
}

/* Contexts begin and end on all threads at once, each thread asking the contexts of the others, too. */
static RKContextRef shared[THREADS];
static pthread_mutex_t shared_lock = PTHREAD_MUTEX_INITIALIZER;
typedef struct Maker { pthread_t thread; int number, dropped, due; } Maker;
static void count_drop(void *userdata) { ++*(int *)userdata; }
static void share(int number, RKContextRef context) {
    pthread_mutex_lock(&shared_lock);
    shared[number] = context;
    pthread_mutex_unlock(&shared_lock);
}
static void *make_contexts(void *argument) {
    Maker *m = (Maker *)argument;
    RKRect frame = {{0, 0}, {10, 10}};
    int round, k;
    for (round = 0; round < 40; round++) {
        RKContextRef context = NULL, other;
        RKViewRef view = NULL;
        Item item = {0, false};
        size_t waiting = 0;
        MUST(rk_context_create(NULL, &context));
        share(m->number, context);
        MUST(rk_context_set_diagnostic_handler(context, NULL, &m->dropped, count_drop));
        m->due++;
        for (k = 0; k < 8; k++) {
            MUST(rk_view_create(context, NULL, frame, &view));
            MUST(rk_object_set_userdata(RK_OBJECT(view), &m->dropped, count_drop));
            MUST(rk_context_post_call(context, call_item, &item, NULL));
            MUST(rk_context_drain(context, NULL));
            m->due++;
            pthread_mutex_lock(&shared_lock);
            other = shared[(m->number + 1 + k) % THREADS];
            pthread_mutex_unlock(&shared_lock);
            if (!other || other == context) continue;
            (void)!rk_context_get_queue_count(other, &waiting); /* gone or not: no matter */
            (void)!rk_context_post_cancel_all_touches(other);
            (void)!rk_run_loop_wake_up(other);
        }
        MUST(rk_context_destroy(context));
        SAME("drops of a thread", m->dropped, m->due);
    }
    share(m->number, NULL);
    return NULL;
}
static void come_and_go(void) {
    static Maker makers[THREADS];
    int t;
    for (t = 0; t < THREADS; t++) {
        makers[t].number = t;
        makers[t].dropped = makers[t].due = 0;
        must_be(pthread_create(&makers[t].thread, NULL, make_contexts, &makers[t]) == 0, "no thread");
    }
    for (t = 0; t < THREADS; t++) must_be(pthread_join(makers[t].thread, NULL) == 0, "a thread cannot be joined");
}

static void one(void) {
    int round;
    for (round = 0; round < ROUNDS; round++) {
        served();
        destroyed_under_them();
        looped();
    }
    come_and_go();
    SAME("recorders that have not ended", recorders, 0);
}

int main(int argc, char **argv) {
    int status = each_seed("threads", argc, argv, one);
    if (status == 0) printf("threads: every drop was called once\n");
    return status;
}
