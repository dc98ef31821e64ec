/* What the library holds: every allocation is counted here. And storms: one pair of calls, taken back each time, as often as a program does it in a long life. */
#ifndef STRUCTURED_STORMS_H
#define STRUCTURED_STORMS_H

#include <malloc.h>

static long live_blocks, live_bytes;
#ifndef STRUCTURED_SANITIZED
void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
void __libc_free(void *);
static void *counted(void *at, int by) {
    if (at) __atomic_add_fetch(&live_blocks, by, __ATOMIC_RELAXED), __atomic_add_fetch(&live_bytes, by * (long)malloc_usable_size(at), __ATOMIC_RELAXED);
    return at;
}
void *malloc(size_t n) { return counted(__libc_malloc(n), 1); }
void *calloc(size_t n, size_t each) { return counted(__libc_calloc(n, each), 1); }
void free(void *at) { __libc_free(counted(at, -1)); }
void *realloc(void *at, size_t n) {
    long before = at ? (long)malloc_usable_size(at) : 0;
    void *now = __libc_realloc(at, n);
    if (now || n == 0) __atomic_add_fetch(&live_blocks, (now != NULL) - (at != NULL), __ATOMIC_RELAXED), __atomic_add_fetch(&live_bytes, (now ? (long)malloc_usable_size(now) : 0) - before, __ATOMIC_RELAXED);
    return now;
}
void *memalign(size_t to, size_t n) { return counted(__libc_memalign(to, n), 1); }
void *aligned_alloc(size_t to, size_t n) { return counted(__libc_memalign(to, n), 1); }
int posix_memalign(void **out, size_t to, size_t n) { return (*out = counted(__libc_memalign(to, n), 1)) ? 0 : 12; }
#endif

static double processor_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}
static bool timed; /* a hunt looks at the processor's time, a test does not */

typedef struct Storm { const char *name; int times; RKStatus (*once)(int turn); } Storm;
#define CONTEXT ((RKContextRef)pool[POOL_CONTEXT][0])
#define AND(call) if ((status = (call)) != RKStatusOK) return status
static RKStatus storm_extends(int turn) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL, extension = NULL;
    RKStatus status;
    (void)turn;
    desc.view_methods = &own_RKViewMethods;
    AND(rk_class_find(CONTEXT, "Label", &cls));
    AND(rk_class_extend(cls, &desc, &extension));
    return rk_class_remove_extension(extension);
}
static RKStatus storm_plugin(int turn) {
    RKPluginRef plugin = NULL;
    RKStatus status;
    if (turn == 0) AND(rk_plugin_register(CONTEXT, &entries[1], &plugin));
    AND(rk_plugin_find(CONTEXT, plugin_ids[1], &plugin));
    token_count = 64 + (turn & 255); /* init takes two each time */
    AND(rk_plugin_deactivate(plugin));
    return rk_plugin_activate(plugin);
}
static RKStatus storm_objects(int turn) {
    RKViewRef view = NULL;
    RKGestureRecognizerRef tap = NULL;
    RKScrollViewRef scroll = NULL;
    RKControlRef control = NULL;
    RKStatus status;
    AND(rk_view_create(CONTEXT, NULL, (RKRect){{0, 0}, {turn % 7 + 1.0, 9}}, &view));
    AND(rk_tap_create(CONTEXT, NULL, &tap));
    AND(rk_scroll_view_create(CONTEXT, NULL, (RKRect){{0, 0}, {9, 9}}, &scroll));
    AND(rk_button_create(CONTEXT, NULL, (RKRect){{0, 0}, {9, 9}}, &control));
    AND(rk_view_add_gesture_recognizer(view, tap));
    AND(rk_gesture_recognizer_require_to_fail(tap, (RKGestureRecognizerRef)pool[POOL_RECOGNIZER][9]));
    AND(rk_release((RKObjectRef)tap));
    AND(rk_release((RKObjectRef)view));
    AND(rk_release((RKObjectRef)scroll));
    return rk_release((RKObjectRef)control);
}
static void nothing(RKContextRef context, double time, void *userdata) { (void)context, (void)time, (void)userdata; }
static void posted(RKContextRef context, void *userdata) { (void)context, (void)userdata; }
static RKStatus storm_timers(int turn) {
    static RKTimerRef kept[64];
    RKStatus status;
    if (kept[turn % 64] && turn >= 64) AND(rk_timer_cancel(kept[turn % 64]));
    return rk_context_add_timer(CONTEXT, 1e6 + turn % 1000, nothing, NULL, NULL, &kept[turn % 64]);
}
static void sent(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, (void)userdata; }
static void acted(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, (void)userdata; }
static RKStatus storm_actions(int turn) {
    uint64_t one = 0, two = 0;
    RKControlRef control = (RKControlRef)pool[POOL_CONTROL][1];
    RKGestureRecognizerRef recognizer = (RKGestureRecognizerRef)pool[POOL_RECOGNIZER][1];
    RKStatus status;
    AND(rk_control_add_action(control, RKControlEventTouchDown, sent, NULL, NULL, &one));
    AND(rk_gesture_recognizer_add_action(recognizer, acted, NULL, NULL, &two));
    AND(rk_control_add_target(control, (RKObjectRef)pool[POOL_VIEW][0], turn % 2 ? "quit:" : "save", RKControlEventTouchUpInside));
    AND(rk_control_remove_target(control, NULL, turn % 2 ? "quit:" : "save", RKControlEventTouchUpInside));
    AND(rk_control_remove_action(control, one));
    return rk_gesture_recognizer_remove_action(recognizer, two);
}
static RKStatus storm_toggles(int turn) {
    RKStatus status;
    AND(rk_gesture_recognizer_set_enabled((RKGestureRecognizerRef)pool[POOL_RECOGNIZER][1], turn % 2));
    AND(rk_application_begin_ignoring_interaction_events((RKApplicationRef)pool[POOL_APPLICATION][0]));
    AND(rk_application_end_ignoring_interaction_events((RKApplicationRef)pool[POOL_APPLICATION][0]));
    AND(rk_view_remove_from_superview((RKViewRef)pool[POOL_VIEW][6]));
    return rk_view_add_subview((RKViewRef)pool[POOL_VIEW][0], (RKViewRef)pool[POOL_VIEW][6]);
}
static RKStatus storm_taps(int turn) {
    RKTouchSample s = RK_INIT(RKTouchSample);
    RKStatus status;
    s.id = turn; /* a new number for each finger */
    s.location = (RKPoint){190, 190};
    AND(rk_context_send_touches(CONTEXT, turn, &s, 1));
    s.phase = RKTouchPhaseEnded;
    return rk_context_send_touches(CONTEXT, turn + 0.1, &s, 1);
}
static RKStatus storm_closures(int turn) {
    RKClosureRef closure = NULL;
    RKStatus status;
    (void)turn;
    AND(rk_closure_create(CONTEXT, "v^v", cb_rk_closure_create_handler, NULL, NULL, &closure));
    return rk_release((RKObjectRef)closure);
}
static RKStatus storm_posts(int turn) { /* without a drain: the context's memory_limit must end it */
    (void)turn;
    return rk_context_post_call(CONTEXT, posted, NULL, NULL);
}
static const Storm storms[] = {{"extend and remove", 70000, storm_extends}, {"plugin off and on", 34000, storm_plugin}, {"create and release", 40000, storm_objects}, {"timers", 70000, storm_timers},
    {"actions and targets", 40000, storm_actions}, {"toggles", 40000, storm_toggles}, {"taps", 20000, storm_taps}, {"closures", 4000, storm_closures}, {"posts", 100000, storm_posts}};
enum { STORMS = sizeof storms / sizeof *storms };

static void storm(const Storm *s, uint64_t limit) {
    char signature[160];
    long bytes = live_bytes;
    double began = processor_seconds(), first = 0;
    RKStatus status = RKStatusOK;
    int turn;
    for (turn = 0; turn < s->times && status == RKStatusOK; turn++) {
        visits_of_piece = 0;
        if (entry_count > 1000) entry_count = 0;
        ended_count = born_count = 0;
        if (turn == s->times / 8) first = processor_seconds() - began, bytes = limit ? bytes : live_bytes;
        if (turn == s->times / 8 * 7) began = processor_seconds();
        status = s->once(turn);
    }
    uint64_t used_memory = 0;
    (void)!rk_context_get_memory_used(CONTEXT, &used_memory);
    if (limit ? status != RKStatusNoMemory : status != RKStatusOK)
        snprintf(signature, sizeof signature, "storm: %s: %s", s->name, rk_status_name(status)), complain(limit ? "memory" : "growth", signature, "turn %d of %d: %s", turn, s->times, rk_last_error());
    long most = limit ? (long)limit + (1 << 20) : 1 << 20;
    if (live_bytes - bytes > most) snprintf(signature, sizeof signature, "storm: %s: memory", s->name), complain("memory", signature, "%ld bytes more after %d turns, limit %llu, memory_used is %llu", live_bytes - bytes, turn, (unsigned long long)limit, (unsigned long long)used_memory);
    double last = processor_seconds() - began;
    if (timed && !limit && last > 0.02 && last > first * 3) snprintf(signature, sizeof signature, "storm: %s: time", s->name), complain("growth", signature, "the first eighth %.3f s, the last %.3f s", first, last);
}

#endif
