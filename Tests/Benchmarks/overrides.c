/* What an override costs: nanoseconds per visited view of a built-in class, of a class of the host, of a plugin's class and of a plugin's
 * extension; and nanoseconds per action called by name with rk_invoke(), beside a plain C call.
 *
 *     overrides            (built by `contender --overrides OUT`; times depend on the machine, so only the answers are checked)
 */
#define _GNU_SOURCE
#include <responderkit/responderkit.h>
#include <responderkit/plugin.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LEVELS = 100, HITS = 200, CALLS = 20000, ROUNDS = 200 };

static void must(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "overrides: %s: %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define MUST(call) must((call), #call)

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* ---- The same two functions for the host and for the plugin ---- */

static bool always(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    return point.x >= 0;
}
static bool by_super(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    bool inside = false;
    (void)!rk_super_point_inside(*(RKClassRef *)userdata, self, point, event, &inside);
    return inside;
}

typedef enum Kind { BUILT_IN, HOST_CLASS, PLUGIN_CLASS, PLUGIN_EXTENSION } Kind;

/* A chain of views in a context of its own: every hit visits all of them. */
typedef struct Chain {
    const char *name;
    Kind kind;
    RKPointInsideMethod method;
    double budget;
    RKContextRef context;
    RKClassRef cls; /* whose method it is */
    RKViewRef views[LEVELS];
    double best; /* nanoseconds per visited view */
} Chain;
static Chain chains[] = {
    {.name = "built in"},
    {.name = "class of the host", .kind = HOST_CLASS, .method = always},
    {.name = "class of the host, super", .kind = HOST_CLASS, .method = by_super},
    {.name = "class of a plugin", .kind = PLUGIN_CLASS, .method = always},
    {.name = "class of a plugin, super", .kind = PLUGIN_CLASS, .method = by_super},
    {.name = "class of a plugin, budget", .kind = PLUGIN_CLASS, .method = always, .budget = 1},
    {.name = "plugin's extension", .kind = PLUGIN_EXTENSION, .method = always},
    {.name = "plugin's extension, super", .kind = PLUGIN_EXTENSION, .method = by_super},
};
enum { CHAINS = sizeof chains / sizeof *chains };

static Chain *making;

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    (void)data;
    methods.point_inside = making->method;
    desc.view_methods = &methods;
    desc.userdata = &making->cls;
    if (making->kind == PLUGIN_EXTENSION) return host->extend_class(host, "View", &desc, &making->cls);
    desc.name = "Asked";
    desc.superclass = "View";
    return host->register_class(host, &desc, &making->cls);
}
static const RKPluginEntry entry = {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.responderkit.benchmark", "1", init, NULL};

static void make(Chain *chain) {
    RKPluginPolicy policy = RK_INIT(RKPluginPolicy);
    RKRect frame = {{0, 0}, {100, 100}};
    int k;
    making = chain;
    chain->best = 1e300;
    MUST(rk_context_create(NULL, &chain->context));
    policy.budget = chain->budget;
    MUST(rk_plugin_policy(chain->context, &policy));
    if (chain->kind >= PLUGIN_CLASS) MUST(rk_plugin_register(chain->context, &entry, NULL));
    if (chain->kind == HOST_CLASS) {
        RKViewMethods methods = RK_INIT(RKViewMethods);
        RKClassDesc desc = RK_INIT(RKClassDesc);
        methods.point_inside = chain->method;
        desc.view_methods = &methods;
        desc.userdata = &chain->cls;
        desc.name = "Asked";
        desc.superclass = "View";
        MUST(rk_class_define(chain->context, &desc, &chain->cls));
    }
    for (k = 0; k < LEVELS; k++) {
        MUST(rk_view_create(chain->context, chain->kind == PLUGIN_EXTENSION ? NULL : chain->cls, frame, &chain->views[k]));
        if (k) MUST(rk_view_add_subview(chain->views[k - 1], chain->views[k]));
    }
}

static void measure(Chain *chain) {
    RKViewRef hit = NULL;
    RKPoint point = {50, 50};
    double before = now(), taken;
    int k;
    for (k = 0; k < HITS; k++) MUST(rk_view_hit_test(chain->views[0], point, NULL, &hit));
    taken = (now() - before) / HITS / LEVELS;
    if (taken < chain->best) chain->best = taken;
    if (hit != chain->views[LEVELS - 1]) {
        fprintf(stderr, "overrides: %s: not the view that is in front\n", chain->name);
        exit(1);
    }
}

static void end(Chain *chain) {
    int k;
    for (k = 0; k < LEVELS; k++) MUST(rk_release(RK_OBJECT(chain->views[k])));
    MUST(rk_context_destroy(chain->context));
    printf("pointInside, %-26s %7.1f ns per visited view\n", chain->name, chain->best);
}

/* ---- Actions by name ---- */

typedef void (*AnyFunction)(void);
static int64_t none(RKObjectRef self, void *userdata) { return (int64_t)((uintptr_t)self & 1) + (userdata != NULL); }
static double mixed(RKObjectRef self, RKPoint by, int32_t count, RKObjectRef other, double scale, void *userdata) {
    (void)self, (void)other, (void)userdata;
    return by.x * scale + by.y * count;
}

static void actions(void) {
    static const struct {
        const char *selector, *encoding;
        AnyFunction function;
    } all[] = {{"none", "q", (AnyFunction)none}, {"by:count:of:scale:", "d{RKPoint=dd}i@d", (AnyFunction)mixed}};
    RKContextRef context;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKResponderRef object;
    RKPoint by = {3, 4};
    int32_t count = 5;
    double scale = 2, sum = 0;
    size_t which;
    MUST(rk_context_create(NULL, &context));
    desc.name = "Performer";
    desc.superclass = "Responder";
    MUST(rk_class_define(context, &desc, &cls));
    MUST(rk_responder_create(context, cls, &object));
    for (which = 0; which < sizeof all / sizeof *all; which++) {
        RKTypedActionDesc action = RK_INIT(RKTypedActionDesc);
        RKObjectRef other = RK_OBJECT(object);
        void *arguments[] = {&by, &count, &other, &scale};
        int64_t (*volatile plain_none)(RKObjectRef, void *) = none;
        double (*volatile plain_mixed)(RKObjectRef, RKPoint, int32_t, RKObjectRef, double, void *) = mixed;
        double direct = 1e300, by_name = 1e300;
        int k, round;
        action.selector = all[which].selector;
        action.encoding = all[which].encoding;
        action.function = all[which].function;
        MUST(rk_class_add_action(cls, &action));
        for (round = 0; round < ROUNDS / 4; round++) {
            double before = now(), taken;
            for (k = 0; k < CALLS; k++) sum += which ? plain_mixed(other, by, count, other, scale, NULL) : (double)plain_none(other, NULL);
            taken = (now() - before) / CALLS;
            if (taken < direct) direct = taken;
            before = now();
            for (k = 0; k < CALLS; k++) {
                union { int64_t q; double d; } result;
                MUST(rk_invoke(other, all[which].selector, all[which].encoding, arguments, &result));
                sum += which ? result.d : (double)result.q;
            }
            taken = (now() - before) / CALLS;
            if (taken < by_name) by_name = taken;
        }
        printf("rk_invoke %-20s %-18s %7.1f ns, a plain call %5.1f ns\n", all[which].selector, all[which].encoding, by_name, direct);
    }
    if (sum <= 0) exit(1);
    MUST(rk_release(RK_OBJECT(object)));
    MUST(rk_context_destroy(context));
}

int main(void) {
    int round, k;
    for (k = 0; k < CHAINS; k++) make(&chains[k]);
    for (round = 0; round < ROUNDS; round++) /* in turn, so that what else the machine does falls on all alike */
        for (k = 0; k < CHAINS; k++) measure(&chains[k]);
    for (k = 0; k < CHAINS; k++) end(&chains[k]);
    actions();
    return 0;
}
