/* Random calls of all exports, on living, dead and made-up objects of two contexts, from outside and from inside callbacks.
 *
 *     fuzz SEED CALLS
 *
 * Nothing may crash, hang or (under valgrind or a sanitizer) touch memory that is not its own. Every so often the trees are looked at as a
 * whole, and in the end nothing may be left. The same seed makes the same calls.
 */
#include "../ABI/bad_input.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { POOL = 96, CONTEXTS = 2, AREA = 65536, DEEPEST = 6 };

static uint64_t random_state;
static uint64_t bits(void) { /* splitmix64 */
    uint64_t z = (random_state += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}
static uint64_t below(uint64_t n) { return bits() % n; }
static bool one_in(uint64_t n) { return below(n) == 0; }

static void die(const char *what) {
    fprintf(stderr, "fuzz: %s (last error: %s)\n", what, rk_last_error());
    abort();
}
static void must(RKStatus status, const char *call) {
    if (status != RKStatusOK) die(call);
}
#define MUST(call) must((call), #call)

static RKContextRef contexts[CONTEXTS];
static RKClassRef chaos_view[CONTEXTS], chaos_controller[CONTEXTS];
static void *pool[POOL]; /* objects met, of any kind, alive or not */
static long calls_left, calls_made, calls_ok;
static int depth;
static unsigned char areas[DEEPEST + 1][MOST_ARGUMENTS][256];
static unsigned char large[DEEPEST + 1][AREA];

static void remember(void *object) {
    if (object) pool[below(POOL)] = object;
}

/* ---- Arguments ---- */

static double any_number(void) {
    static const double odd[] = {NAN, INFINITY, -INFINITY, DBL_MAX, -DBL_MAX, DBL_MIN, -0.0, 1e300, 1e-300};
    if (one_in(40)) return odd[below(sizeof odd / sizeof *odd)];
    return (double)below(240) - 20 + (one_in(4) ? 0.5 : 0);
}

static RKRect any_rect(void) {
    RKRect r;
    r.origin.x = any_number();
    r.origin.y = any_number();
    r.size.width = any_number();
    r.size.height = any_number();
    return r;
}

/* Whether an object is a recogniser or control of one of the kinds: of so many kinds a random object is seldom the right one. */
static bool suits(void *object, uint32_t kinds) {
    static const char *const names[KIND_COUNT - KIND_GESTURE] = {"GestureRecognizer", "Tap", "LongPress", "Pan", "ScreenEdgePan", "Swipe", "Pinch", "Rotation", "Hover",
        "Control", "Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl"};
    RKContextRef context = NULL;
    RKClassRef cls = NULL;
    bool is = false;
    int kind;
    if (!object || rk_object_get_context((RKObjectRef)object, &context) != RKStatusOK) return false;
    for (kind = KIND_GESTURE; kind < KIND_COUNT; kind++)
        if ((kinds >> kind & 1) && rk_class_find(context, names[kind - KIND_GESTURE], &cls) == RKStatusOK && rk_object_is_kind_of((RKObjectRef)object, cls, &is) == RKStatusOK && is) return true;
    return false;
}

static void *any_handle(uint32_t kinds) {
    int tries;
    if (one_in(40)) return NULL;
    if (one_in(60)) return (void *)(uintptr_t)bits();
    if (kinds == 1ULL << KIND_CONTEXT) return contexts[below(CONTEXTS)];
    if (kinds == 1ULL << KIND_CLASS) {
        RKClassRef cls = NULL;
        static const char *const names[] = {"View", "Window", "Label", "ViewController", "NavigationController", "Responder", "Application", "Chaos", "Chaos",
            "GestureRecognizer", "Tap", "LongPress", "Pan", "ScreenEdgePan", "Swipe", "Pinch", "Rotation", "Hover", "Control", "Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl",
            "ChaosGesture", "ChaosTap", "ChaosPan", "ChaosButton"};
        if (rk_class_find(contexts[below(CONTEXTS)], names[below(sizeof names / sizeof *names)], &cls) == RKStatusOK) return cls;
    }
    for (tries = 0; tries < 12 && kinds >> KIND_GESTURE && !one_in(8); tries++) {
        void *object = pool[below(POOL)];
        if (suits(object, kinds)) return object;
    }
    for (tries = 0; tries < 3; tries++) {
        void *object = pool[below(POOL)];
        if (object && (one_in(10) || rk_object_is_alive((RKObjectRef)object))) return object;
    }
    return pool[below(POOL)];
}

static void fill_samples(void *at, size_t count) {
    RKTouchSample *s = (RKTouchSample *)at;
    static const RKTouchPhase phases[] = {RKTouchPhaseBegan, RKTouchPhaseBegan, RKTouchPhaseMoved, RKTouchPhaseMoved, RKTouchPhaseMoved, RKTouchPhaseEnded, RKTouchPhaseCancelled};
    size_t i;
    memset(s, 0, count * sizeof *s);
    for (i = 0; i < count; i++) {
        s[i].struct_size = (uint32_t)sizeof *s;
        s[i].id = (int64_t)below(4);
        s[i].phase = phases[below(7)];
        s[i].location.x = (double)below(200);
        s[i].location.y = (double)below(200);
    }
}

static void chaos_timer(RKContextRef context, double time, void *userdata);
static void chaos_posted(RKContextRef context, void *userdata);
static void chaos_diagnostic(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context, (void)userdata;
    if (!*code || !*text) die("a diagnostic without words");
}
static void chaos_notification(RKContextRef context, RKNotification notification, RKObjectRef object, void *userdata);
static void chaos_observer(RKContextRef context, RKObjectRef object, const RKObservation *call, void *userdata);

static void interfere(void);
#include "fuzz_gestures.h"

static void fill_views(void *at) {
    enum { ROOM = 6 };
    static RKRect frames[DEEPEST + 1][ROOM];
    static int64_t superviews[DEEPEST + 1][ROOM];
    static RKClassRef classes[DEEPEST + 1][ROOM];
    RKViewsDesc d = RK_INIT(RKViewsDesc);
    size_t k;
    for (k = 0; k < ROOM; k++) {
        frames[depth][k] = one_in(30) ? any_rect() : (RKRect){{(double)below(300), (double)below(300)}, {(double)below(100), (double)below(100)}};
        superviews[depth][k] = one_in(60) ? (int64_t)bits() : (int64_t)below(k + 1) - 1;
        classes[depth][k] = one_in(3) ? (RKClassRef)any_handle(1ULL << KIND_CLASS) : NULL;
    }
    d.count = one_in(60) ? (size_t)(UINT64_C(1) << 33 | bits()) : (size_t)below(ROOM + 1);
    d.frames = one_in(40) ? NULL : frames[depth];
    d.superview = one_in(5) ? NULL : (RKViewRef)any_handle(1ULL << KIND_VIEW);
    d.superviews = one_in(2) ? superviews[depth] : NULL;
    d.cls = one_in(2) ? (RKClassRef)any_handle(1ULL << KIND_CLASS) : NULL;
    d.classes = one_in(4) ? classes[depth] : NULL;
    memcpy(at, &d, sizeof d);
}

static void (*any_function(const Row *row))(void) {
    if (strcmp(row->name, "rk_context_add_timer") == 0) return (void (*)(void))chaos_timer;
    if (strcmp(row->name, "rk_context_post_call") == 0) return (void (*)(void))chaos_posted;
    if (strcmp(row->name, "rk_context_set_diagnostic_handler") == 0) return (void (*)(void))chaos_diagnostic;
    if (strcmp(row->name, "rk_context_set_observer") == 0) return (void (*)(void))chaos_observer;
    return (void (*)(void))chaos_notification;
}

static void fill(const Row *row, Value *a) {
    static const char *const texts[] = {"", "x", "View", "tap:", "undoManager", "a somewhat longer name, with \xc3\xa4 in it", "Chaos"};
    int k;
    memset(a, 0, MOST_ARGUMENTS * sizeof *a);
    for (k = 0; k < row->count; k++) {
        const Argument *arg = &row->arguments[k];
        unsigned char *area = areas[depth][k];
        switch (arg->what) {
        case ARG_HANDLE: a[k].p = any_handle(arg->kinds); break;
        case ARG_ENUM: a[k].i = one_in(20) ? (int64_t)(int32_t)bits() : (int64_t)below(8); break;
        case ARG_INT: a[k].i = strcmp(row->name, "rk_view_hit_test_many") == 0 ? (int64_t)below(8) : (int64_t)below(6); break;
        case ARG_INDEX: case ARG_NEGATIVE: a[k].i = (int64_t)below(6) - 1; break;
        case ARG_COUNT: a[k].i = one_in(40) ? (int64_t)(INT64_MIN | (int64_t)bits()) : strcmp(row->name, "rk_trace_start") == 0 ? (int64_t)below(64) : (int64_t)below(4); break;
        case ARG_DOUBLE: case ARG_FINITE: case ARG_NOTNEGATIVE: a[k].d = any_number(); break;
        case ARG_NOTNAN: a[k].d = 0; break; /* a loop that does not wait */
        case ARG_POINT: case ARG_FPOINT: a[k].point = any_rect().origin; break;
        case ARG_RECT: case ARG_FRECT: a[k].rect = any_rect(); break;
        case ARG_FXFORM: a[k].transform = one_in(3) ? rk_transform_make_scale(any_number(), any_number()) : rk_transform_make_rotation(any_number()); break;
        case ARG_BOOL: a[k].b = one_in(2); break;
        case ARG_FN: a[k].f = one_in(20) ? NULL : any_function(row); break;
        case ARG_TEXT: case ARG_TEXT_FIND: case ARG_TEXT_LIMIT: case ARG_TEXT_KEY: a[k].p = one_in(30) ? NULL : (void *)(uintptr_t)texts[below(7)]; break;
        case ARG_OUT: memset(area, 0, 256); a[k].p = one_in(40) ? NULL : area; break;
        case ARG_LENGTH: a[k].p = one_in(10) ? NULL : area; break;
        case ARG_BUFFER: a[k].p = large[depth]; break;
        case ARG_CAPACITY: a[k].i = (int64_t)((one_in(4) ? below(64) : AREA) / (uintptr_t)row->arguments[k - 1].extra); break;
        case ARG_STEPS: {
            uint32_t size = sizeof(RKExplanationStep);
            a[k].p = memset(large[depth], 0, 16 * sizeof(RKExplanationStep));
            memcpy(a[k].p, &size, sizeof size);
            break;
        }
        case ARG_PROBLEMS: {
            uint32_t size = sizeof(RKProblem);
            a[k].p = memset(large[depth], 0, 16 * sizeof(RKProblem));
            memcpy(a[k].p, &size, sizeof size);
            break;
        }
        case ARG_FINDINGS: {
            uint32_t size = sizeof(RKAuditFinding);
            a[k].p = memset(large[depth], 0, 16 * sizeof(RKAuditFinding));
            memcpy(a[k].p, &size, sizeof size);
            break;
        }
        case ARG_DESC: case ARG_RECORDS: {
            uint32_t size = arg->what == ARG_RECORDS || (uintptr_t)arg->extra == DESC_RKTraceRecord ? (uint32_t)sizeof(RKTraceRecord) : (uint32_t)sizeof(RKClassDesc);
            size_t i;
            if (arg->what == ARG_RECORDS) memset(large[depth], 0, 16 * sizeof(RKTraceRecord)), a[k].p = large[depth];
            else memset(area, 0, 256), a[k].p = area;
            memcpy(a[k].p, &size, sizeof size);
            if ((uintptr_t)arg->extra == DESC_RKGestureRecognizerDelegate && arg->what == ARG_DESC) fill_delegate(a[k].p);
            if ((uintptr_t)arg->extra == DESC_RKPointerSample && arg->what == ARG_DESC) fill_pointer(a[k].p);
            if ((uintptr_t)arg->extra == DESC_RKViewsDesc && arg->what == ARG_DESC) fill_views(a[k].p);
            if ((uintptr_t)arg->extra == DESC_RKTraceRecord && arg->what == ARG_DESC)
                for (i = 4; i < 8; i++) ((unsigned char *)a[k].p)[i] = i == 4 ? (unsigned char)below(14) : 0;
            break;
        }
        case ARG_SAMPLES: fill_samples(area, 3); a[k].p = area; break;
        case ARG_TOUCHES: case ARG_OBJECTS: {
            size_t i;
            for (i = 0; i < 6; i++) {
                void *object = arg->what == ARG_TOUCHES ? any_handle(1ULL << KIND_TOUCH) : one_in(8) ? NULL : any_handle(~0u);
                memcpy(area + i * sizeof object, &object, sizeof object);
            }
            a[k].p = area;
            break;
        }
        case ARG_POINTS: case ARG_MATRIX: {
            size_t i;
            for (i = 0; i < 16; i++) {
                double d = one_in(2) ? (double)(i % 5 == 0) : any_number();
                memcpy(area + i * sizeof d, &d, sizeof d);
            }
            a[k].p = area;
            break;
        }
        default: break;
        }
    }
}

static bool skipped(const Row *row) { /* what would end or block everything */
    return strcmp(row->name, "rk_context_destroy") == 0 || strcmp(row->name, "rk_context_create") == 0 || strcmp(row->name, "rk_run_loop_run") == 0 || row->pure;
}

static void one_call(void) {
    const Row *row;
    Value a[MOST_ARGUMENTS];
    RKStatus status;
    int k;
    if (calls_left <= 0) return;
    calls_left--;
    do row = &rows[below(ROW_COUNT)];
    while (skipped(row));
    fill(row, a);
    depth++;
    status = row->call(a);
    depth--;
    calls_made++;
    calls_ok += status == RKStatusOK;
    if (strcmp(rk_status_name(status), "unknown status") == 0) die("a status that is none"); /* which one is due: Tests/ABI/bad_input */
    if (status != RKStatusOK) return;
    for (k = 0; k < row->count; k++) {
        void *object;
        if (row->arguments[k].what != ARG_OUT || !a[k].p) continue;
        memcpy(&object, areas[depth][k], sizeof object);
        if (rk_object_is_alive((RKObjectRef)object)) remember(object);
    }
}

/* ---- Callbacks that interfere ---- */

static void interfere(void) {
    uint64_t n = below(4);
    if (depth >= DEEPEST || n > 1) return;
    do one_call();
    while (n-- > 0);
}

static void chaos_timer(RKContextRef context, double time, void *userdata) { (void)context, (void)time, (void)userdata, interfere(); }
static void chaos_posted(RKContextRef context, void *userdata) { (void)context, (void)userdata, interfere(); }
static void chaos_notification(RKContextRef context, RKNotification notification, RKObjectRef object, void *userdata) { (void)context, (void)notification, (void)object, (void)userdata, interfere(); }
static void chaos_init(RKObjectRef object, void *instance, void *userdata) {
    (void)userdata;
    remember(object);
    memset(instance, 0x5a, 40);
    interfere();
}
static void chaos_observer(RKContextRef context, RKObjectRef object, const RKObservation *call, void *userdata) {
    (void)context, (void)object, (void)userdata;
    if (!call || call->struct_size != sizeof *call) die("an observation without its size");
    if (one_in(8)) interfere();
}
static void chaos_deinit(RKObjectRef object, void *instance, void *userdata) {
    (void)object, (void)userdata;
    if (((unsigned char *)instance)[39] != 0x5a) die("instance data was overwritten");
    interfere();
}
static RKViewRef chaos_hit(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    RKViewRef hit = NULL;
    interfere();
    if (one_in(30)) return (RKViewRef)any_handle(1ULL << KIND_VIEW);
    if (rk_super_hit_test(*(RKClassRef *)userdata, self, at, event, &hit) != RKStatusOK) return NULL;
    return hit;
}
static bool chaos_inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    bool inside = false;
    interfere();
    if (rk_super_point_inside(*(RKClassRef *)userdata, self, at, event, &inside) != RKStatusOK) return false;
    return inside || one_in(20);
}
static void chaos_touches(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    if (count == 0) die("touches without touches");
    remember((void *)touches[0]);
    remember((void *)event);
    interfere();
    if (one_in(2)) (void)rk_super_touches_began(*(RKClassRef *)userdata, self, touches, count, event);
}
static RKResponderRef chaos_next(RKResponderRef self, void *userdata) {
    RKResponderRef next = NULL;
    if (one_in(50)) return (RKResponderRef)any_handle(1ULL << KIND_RESPONDER);
    if (rk_super_next_responder(*(RKClassRef *)userdata, self, &next) != RKStatusOK) return NULL;
    return next;
}
static void chaos_tree(RKViewRef self, RKViewRef other, void *userdata) { (void)self, (void)other, (void)userdata, interfere(); }
static void chaos_tree_window(RKViewRef self, RKWindowRef window, void *userdata) { (void)self, (void)window, (void)userdata, interfere(); }
static void chaos_tree_plain(RKViewRef self, void *userdata) { (void)self, (void)userdata, interfere(); }
static bool chaos_question(RKResponderRef self, void *userdata) {
    (void)self, (void)userdata;
    interfere();
    return one_in(2);
}
static void chaos_load(RKViewControllerRef self, void *userdata) {
    interfere();
    (void)rk_super_load_view(*(RKClassRef *)userdata, self);
}

static void define(int c) {
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKViewControllerMethods controller = RK_INIT(RKViewControllerMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    responder.touches_began = responder.touches_moved = responder.touches_ended = responder.touches_cancelled = chaos_touches;
    responder.next_responder = chaos_next;
    responder.can_become_first_responder = responder.can_resign_first_responder = chaos_question;
    view.hit_test = chaos_hit;
    view.point_inside = chaos_inside;
    view.will_move_to_superview = view.did_add_subview = view.will_remove_subview = chaos_tree;
    view.will_move_to_window = chaos_tree_window;
    view.did_move_to_superview = view.did_move_to_window = chaos_tree_plain;
    controller.load_view = chaos_load;
    desc.name = "Chaos";
    desc.superclass = "View";
    desc.instance_size = 40;
    desc.instance_init = chaos_init;
    desc.instance_deinit = chaos_deinit;
    desc.responder_methods = &responder;
    desc.view_methods = &view;
    desc.userdata = &chaos_view[c];
    MUST(rk_class_define(contexts[c], &desc, &chaos_view[c]));
    desc.name = "ChaosController";
    desc.superclass = "ViewController";
    desc.instance_init = desc.instance_deinit = NULL;
    desc.responder_methods = NULL;
    desc.view_methods = NULL;
    desc.view_controller_methods = &controller;
    desc.userdata = &chaos_controller[c];
    MUST(rk_class_define(contexts[c], &desc, &chaos_controller[c]));
}

/* ---- What must hold between calls ---- */

static void look_at_view(RKViewRef view) {
    RKViewRef subviews[256], superview = NULL;
    RKWindowRef window = NULL, theirs = NULL;
    size_t count = 0, i, found = 0;
    if (rk_view_get_superview(view, &superview) != RKStatusOK) return; /* no view, or gone */
    MUST(rk_view_get_window(view, &window));
    if (superview) {
        MUST(rk_view_get_window(superview, &theirs));
        if (theirs != window) die("a view and its superview are in different windows");
        if (rk_view_get_subviews(superview, subviews, 256, &count) != RKStatusOK) return;
        for (i = 0; i < count; i++) found += subviews[i] == view;
        if (found != 1) die("a superview does not have its subview exactly once");
    }
    if (rk_view_get_subviews(view, subviews, 256, &count) != RKStatusOK) return;
    for (i = 0; i < count; i++) {
        MUST(rk_view_get_superview(subviews[i], &superview));
        if (superview != view) die("a subview has another superview");
    }
}

static void look(void) {
    int k;
    for (k = 0; k < POOL; k++)
        if (pool[k] && rk_object_is_alive((RKObjectRef)pool[k])) look_at_view((RKViewRef)pool[k]), look_at_gesture((RKGestureRecognizerRef)pool[k]);
}

/* Trees do not grow without end: old objects are let go. */
static void let_go(int c) {
    size_t count = 0;
    int k;
    MUST(rk_context_get_object_count(contexts[c], &count));
    if (count < 300) return;
    for (k = 0; k < POOL; k++)
        if (pool[k] && rk_object_is_alive((RKObjectRef)pool[k])) {
            if (one_in(2)) (void)!rk_view_remove_from_superview((RKViewRef)pool[k]);
            while (rk_release((RKObjectRef)pool[k]) == RKStatusOK) {}
        }
}

int main(int argc, char **argv) {
    int c, k;
    if (argc != 3) {
        fprintf(stderr, "usage: fuzz SEED CALLS\n");
        return 2;
    }
    random_state = strtoull(argv[1], NULL, 0);
    calls_left = atol(argv[2]);
    printf("fuzz: seed %s\n", argv[1]);
    fflush(stdout);
    for (c = 0; c < CONTEXTS; c++) {
        RKContextDesc how = RK_INIT(RKContextDesc);
        RKRect screen = {{0, 0}, {200, 200}};
        how.memory_limit = c == 0 ? 0 : 1 << 20; /* one of them runs out of memory now and then */
        MUST(rk_context_create(&how, &contexts[c]));
        define(c);
        define_gestures(c);
        for (k = 0; k < 12; k++) {
            RKViewRef view = NULL;
            RKWindowRef window = NULL;
            if (k < 3) MUST(rk_window_create(contexts[c], NULL, screen, &window)), pool[c * 12 + k] = window, make_gestures(c, RK_VIEW(window));
            else if (rk_view_create(contexts[c], k % 2 ? chaos_view[c] : NULL, screen, &view) == RKStatusOK) pool[c * 12 + k] = view;
        }
    }
    while (calls_left > 0) {
        one_call();
        if (calls_made % 64 == 0) look();
        if (one_in(200)) let_go((int)below(CONTEXTS));
    }
    look();
    calls_left = 0; /* callbacks are quiet from now on */
    for (c = 0; c < CONTEXTS; c++) MUST(rk_context_destroy(contexts[c]));
    for (k = 0; k < POOL; k++)
        if (pool[k] && rk_object_is_alive((RKObjectRef)pool[k])) die("something outlived its context");
    printf("fuzz: %ld calls, %ld of them accepted\n", calls_made, calls_ok);
    if (calls_ok * 10 < calls_made) die("hardly a call was accepted: the calls are not worth much");
    return 0;
}
