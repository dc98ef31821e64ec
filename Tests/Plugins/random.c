/* Random lives of plugins, good and bad, in a tree that changes under random touches: whatever they do, the library answers with views that live, and
 * with nothing but statuses that its comments promise.
 *
 *     random FOLDER [SEED [ROUNDS]]
 */
#include "plugin_stage.h"

static uint64_t random_state;
static unsigned below(unsigned limit) { /* splitmix64 */
    uint64_t z = (random_state += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return (unsigned)((z ^ (z >> 31)) % limit);
}

static const char *const files[] = {"RoundButton", "RaisedTabBar", "EnlargedHitArea", "LoginGate", "CircleGesture", "CppHeatmap", "Unconverted", "LastWins", "UnionOfSubviews", "Heir", "Late",
    "Actions", "Careful", "WrapperA", "WrapperB", "WrapperC", "EveryExtension", "EverySubclass", "InitRefuses", "ReturnsGarbage", "ReturnsDeadView", "ReturnsForeignView", "ReturnsWrongKind",
    "BoolOfTwo", "BadAnswers", "ReturnsNaN", "Recursion", "WritesHostTable", "DestroysReceiver", "ReportsAnError", "SuperTwice", "NotSteady", "ChangesTheTree", "KeepsReceiver", "NoSymbol"};
static const char *const classes[] = {"View", "Button", "Control", "RoundButton", "TabBar", "UnconvertedView", "LastWinsView", "UnionView", "RounderButton", "Late", "Mover", "EveryView", "EveryControl", "BadView", "BadControl"};
static const char *const recognizers[] = {"Tap", "Pan", "Circle", "EveryTap", "BadRecognizer"};
enum { FILES = sizeof files / sizeof *files, CLASSES = sizeof classes / sizeof *classes, RECOGNIZERS = sizeof recognizers / sizeof *recognizers, VIEWS = 24, STEPS = 120 };

typedef struct Scene {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef views[VIEWS]; /* each with a reference of its own */
    RKPluginRef plugins[FILES];
    size_t plugin_count;
    double time;
    bool down[3];
    int meddling;
} Scene;

static bool one_of(RKStatus status, RKStatus a, RKStatus b, RKStatus c, RKStatus d) { return status == RKStatusOK || status == a || status == b || status == c || status == d; }
#define ALLOWED(call, ...)                                                                                                         \
    do {                                                                                                                           \
        RKStatus allowed_status = (call);                                                                                          \
        check_count++;                                                                                                             \
        if (!one_of(allowed_status, __VA_ARGS__)) {                                                                                \
            check_failures++;                                                                                                      \
            fprintf(stderr, "%s:%d: %s is %s: %s\n", __FILE__, __LINE__, #call, rk_status_name(allowed_status), rk_last_error());  \
        }                                                                                                                          \
    } while (0)

static void load_one(Scene *s) {
    const char *name = files[below(FILES)];
    RKPluginRef plugin = NULL;
    RKStatus status = rk_plugin_load(s->context, plugin_path(name), &plugin);
    RKStatus due = strcmp(name, "NoSymbol") == 0 ? RKStatusPluginFormat : RKStatusAlreadyExists;
    ALLOWED(status, due, RKStatusPluginInit, RKStatusTooDeep, RKStatusTooDeep);
    if (status == RKStatusOK) s->plugins[s->plugin_count++] = plugin;
}

static void make_view(Scene *s) {
    unsigned k = below(VIEWS), parent = below(VIEWS);
    RKClassRef cls = NULL;
    RKViewRef view = NULL, old;
    RKStatus status;
    if (rk_class_find(s->context, classes[below(CLASSES)], &cls) != RKStatusOK) return;
    OK(rk_view_create(s->context, cls, rect(below(200), below(200), below(200), below(200)), &view));
    status = rk_view_add_subview(s->views[parent] ? s->views[parent] : RK_VIEW(s->window), view);
    ALLOWED(status, RKStatusTooDeep, RKStatusStaleHandle, RKStatusBusy, RKStatusBusy);
    old = s->views[k]; /* what follows may bring the host back here */
    s->views[k] = view;
    if (!old) return;
    OK(rk_view_remove_from_superview(old));
    OK(rk_release(RK_OBJECT(old)));
}

static void ask(Scene *s) {
    RKViewRef root = s->views[below(VIEWS)], hit = NULL;
    RKResponderRef next = NULL, target = NULL;
    RKPoint p = point((double)below(500) - 50, (double)below(500) - 50);
    bool answer = false;
    size_t length = 0;
    if (!root) root = RK_VIEW(s->window);
    OK(rk_retain(RK_OBJECT(root)));
    ALLOWED(rk_view_hit_test(root, p, NULL, &hit), RKStatusTooDeep, RKStatusOK, RKStatusOK, RKStatusOK);
    EXPECT(hit == NULL || rk_object_is_alive(RK_OBJECT(hit)));
    ALLOWED(rk_view_point_inside(root, p, NULL, &answer), RKStatusTooDeep, RKStatusOK, RKStatusOK, RKStatusOK);
    ALLOWED(rk_responder_get_next_responder(RK_RESPONDER(root), &next), RKStatusTooDeep, RKStatusOK, RKStatusOK, RKStatusOK);
    EXPECT(next == NULL || rk_object_is_alive(RK_OBJECT(next)));
    ALLOWED(rk_responder_target_for_action(RK_RESPONDER(root), "plugin:", NULL, &target), RKStatusTooDeep, RKStatusOK, RKStatusOK, RKStatusOK);
    EXPECT(target == NULL || rk_object_is_alive(RK_OBJECT(target)));
    ALLOWED(rk_responder_become_first_responder(RK_RESPONDER(root), &answer), RKStatusTooDeep, RKStatusOK, RKStatusOK, RKStatusOK);
    ALLOWED(rk_responder_get_chain(RK_RESPONDER(root), NULL, 0, &length), RKStatusTooDeep, RKStatusOK, RKStatusOK, RKStatusOK);
    OK(rk_release(RK_OBJECT(root)));
}

static void attach(Scene *s) {
    RKViewRef view = s->views[below(VIEWS)];
    RKClassRef cls = NULL;
    RKGestureRecognizerRef recognizer = NULL;
    if (!view || rk_class_find(s->context, recognizers[below(RECOGNIZERS)], &cls) != RKStatusOK) return;
    ALLOWED(rk_gesture_recognizer_create(s->context, cls, &recognizer), RKStatusTooDeep, RKStatusOK, RKStatusOK, RKStatusOK);
    if (!recognizer) return;
    ALLOWED(rk_view_add_gesture_recognizer(view, recognizer), RKStatusTooDeep, RKStatusOK, RKStatusOK, RKStatusOK);
    OK(rk_release(RK_OBJECT(recognizer)));
}

static void finger(Scene *s) {
    unsigned id = below(3);
    RKTouchPhase phase = !s->down[id] ? RKTouchPhaseBegan : below(3) ? RKTouchPhaseMoved : below(4) ? RKTouchPhaseEnded : RKTouchPhaseCancelled;
    s->time += below(100) / 500.0;
    ALLOWED(send(s->context, s->time, (int64_t)id + 1, phase, below(400), below(400)), RKStatusTooDeep, RKStatusOK, RKStatusOK, RKStatusOK);
    s->down[id] = phase == RKTouchPhaseBegan || phase == RKTouchPhaseMoved;
}

static void toggle(Scene *s) {
    RKPluginRef plugin = s->plugin_count ? s->plugins[below((unsigned)s->plugin_count)] : NULL;
    if (!plugin) return;
    if (below(2)) ALLOWED(rk_plugin_deactivate(plugin), RKStatusBusy, RKStatusTooDeep, RKStatusOK, RKStatusOK);
    else ALLOWED(rk_plugin_activate(plugin), RKStatusBusy, RKStatusPluginInit, RKStatusTooDeep, RKStatusOK);
}

static void reclass(Scene *s) {
    RKViewRef view = s->views[below(VIEWS)];
    RKClassRef cls = NULL;
    if (view && rk_class_find(s->context, classes[below(CLASSES)], &cls) == RKStatusOK) ALLOWED(rk_object_set_class(RK_OBJECT(view), cls), RKStatusInvalidArgument, RKStatusTooDeep, RKStatusOK, RKStatusOK);
}

static void step(Scene *s);
/* Now and then the host acts while a plugin speaks, which is in the middle of anything. */
static void meddle(RKContextRef context, const char *code, const char *text, void *userdata) {
    Scene *s = (Scene *)userdata;
    (void)context;
    EXPECT(code[0] != 0 && text[0] != 0);
    if (s->meddling || below(40)) return;
    s->meddling = 1;
    step(s);
    s->meddling = 0;
}

static void step(Scene *s) {
    switch (below(12)) {
    case 0: if (s->plugin_count < FILES) load_one(s); break;
    case 1: toggle(s); break;
    case 2: case 3: make_view(s); break;
    case 4: case 5: ask(s); break;
    case 6: if (below(3) == 0) attach(s); break;
    case 7: if (below(3) == 0) reclass(s); break;
    default: if (!s->meddling) finger(s); break;
    }
}

static void scene(uint64_t seed) {
    Scene s;
    RKPluginPolicy policy = plugin_policy();
    int k;
    memset(&s, 0, sizeof s);
    random_state = seed;
    OK(rk_context_create(NULL, &s.context));
    policy.fault_limit = 1 + below(20);
    OK(rk_plugin_policy(s.context, &policy));
    OK(rk_context_set_diagnostic_handler(s.context, meddle, &s, NULL));
    if (below(2)) OK(rk_trace_start(s.context, 500));
    OK(rk_window_create(s.context, NULL, rect(0, 0, 400, 400), &s.window));
    for (k = 0; k < STEPS; k++) step(&s);
    for (k = 0; k < VIEWS; k++)
        if (s.views[k]) OK(rk_release(RK_OBJECT(s.views[k])));
    s.meddling = 1;
    OK(rk_release(RK_OBJECT(s.window)));
    OK(rk_context_destroy(s.context));
    if (check_failures) {
        fprintf(stderr, "random: seed %llu\n", (unsigned long long)seed);
        exit(1);
    }
}

int main(int count, char **arguments) {
    uint64_t seed = count > 2 ? strtoull(arguments[2], NULL, 0) : 1, rounds = count > 3 ? strtoull(arguments[3], NULL, 0) : 300, k;
    take_arguments(count, arguments);
    for (k = 0; k < rounds; k++) scene(seed + k);
    return check_done("random");
}
