/* Closures: what goes through them, how they end, and calls that come too late or from elsewhere. */
#include "check.h"
#include <float.h>
#include <math.h>
#include <pthread.h>

typedef void (*AnyFunction)(void);

static RKContextRef context;
static int calls, drops;

static RKClosureRef make(const char *encoding, RKClosureHandler handler, void *userdata, void *function) {
    RKClosureRef closure = NULL;
    AnyFunction made = NULL;
    OK(rk_closure_create(context, encoding, handler, userdata, NULL, &closure));
    OK(rk_closure_get_function(closure, &made));
    memcpy(function, &made, sizeof made);
    return closure;
}

static void nothing(void *result, void *const *arguments, void *userdata) { (void)result, (void)arguments, (void)userdata; calls++; }
static void dropped(void *userdata) { (void)userdata; drops++; }

/* ---- Values ---- */

static void echo(void *result, void *const *arguments, void *userdata) { memcpy(result, arguments[1], *(size_t *)userdata); }

/* The second of three arguments comes back; zero does when the closure has gone. */
#define ECHO(name, letter, type)                                                                                   \
    static void with_##name(type value) {                                                                          \
        type (*function)(double, type, void *);                                                                    \
        type zero;                                                                                                 \
        type result;                                                                                               \
        size_t size = sizeof(type);                                                                                \
        RKClosureRef closure = make(letter "d" letter "^v", echo, &size, &function);                               \
        memset(&zero, 0, sizeof zero);                                                                             \
        result = function(1.5, value, NULL);                                                                       \
        EXPECT(memcmp(&result, &value, sizeof result) == 0);                                                       \
        OK(rk_release(RK_OBJECT(closure)));                                                                        \
        result = function(1.5, value, NULL);                                                                       \
        EXPECT(memcmp(&result, &zero, sizeof zero) == 0);                                                          \
    }
ECHO(c, "c", int8_t)
ECHO(C, "C", uint8_t)
ECHO(s, "s", int16_t)
ECHO(S, "S", uint16_t)
ECHO(i, "i", int32_t)
ECHO(I, "I", uint32_t)
ECHO(q, "q", int64_t)
ECHO(Q, "Q", uint64_t)
ECHO(f, "f", float)
ECHO(d, "d", double)
ECHO(B, "B", bool)
typedef const char *Text;
ECHO(text, "*", Text)
ECHO(handle, "@", RKObjectRef)
ECHO(point, "{RKPoint}", RKPoint)
ECHO(size, "{RKSize}", RKSize)
ECHO(rect, "{RKRect}", RKRect)
ECHO(transform, "{RKTransform}", RKTransform)

static void values(void) {
    RKRect r = {{-1.5, DBL_MAX}, {DBL_MIN, HUGE_VAL}};
    RKTransform t = {1, -2, 3, -4, 5, -DBL_MAX};
    RKSize size = {-0.0, -7};
    with_c(-128), with_c(-1), with_c(127), with_C(128), with_C(255), with_s(INT16_MIN), with_s(-1), with_S(UINT16_MAX);
    with_i(INT32_MIN), with_i(-1), with_I(UINT32_MAX), with_q(INT64_MIN), with_q(-1), with_Q(UINT64_MAX);
    with_f(-FLT_MAX), with_f((float)NAN), with_d(NAN), with_d(-DBL_MAX), with_B(true), with_B(false), with_text("text"), with_handle(RK_OBJECT(context));
    with_point(point(-3, 1e300)), with_size(size), with_rect(r), with_transform(t);
}

/* A function of narrow results leaves the whole register as the machine's conventions want it. */
static void minus_one(void *result, void *const *arguments, void *userdata) { (void)arguments, (void)userdata; *(int8_t *)result = -1; }
static void registers(void) {
    int8_t (*narrow)(void);
    RKClosureRef closure = make("c", minus_one, NULL, &narrow);
    EXPECT((int)narrow() == -1);
    OK(rk_release(RK_OBJECT(closure)));
}

static void sum(void *result, void *const *arguments, void *userdata) {
    RKRect r = *(RKRect *)arguments[14];
    double total = r.origin.x + r.size.height + *(float *)arguments[16] + *(int8_t *)arguments[17];
    int k;
    (void)userdata;
    for (k = 0; k < 14; k++) total += k % 2 ? (*(RKPoint *)arguments[k]).y : *(int32_t *)arguments[k];
    *(double *)result = total + *(double *)arguments[15];
}

static void many(void) {
    double (*function)(int32_t, RKPoint, int32_t, RKPoint, int32_t, RKPoint, int32_t, RKPoint, int32_t, RKPoint, int32_t, RKPoint, int32_t, RKPoint, RKRect, double, float, int8_t);
    const char *encoding = "di{RKPoint}i{RKPoint}i{RKPoint}i{RKPoint}i{RKPoint}i{RKPoint}i{RKPoint}{RKRect}dfc";
    RKPoint p = {100, 1};
    RKRect r = {{2, 100}, {100, 4}};
    RKClosureRef closure = make(encoding, sum, NULL, &function);
    char text[256];
    EXPECT(function(-1, p, -1, p, -1, p, -1, p, -1, p, -1, p, -1, p, r, 0.25, 0.5f, -1) == 5.75);
    OK(rk_object_describe(RK_OBJECT(closure), text, sizeof text, NULL));
    EXPECT(strncmp(text, "<Closure; encoding = di{RKPoint=dd}i", 36) == 0);
    EXPECT_STATUS(rk_closure_create(context, "vvi", nothing, NULL, NULL, &closure), RKStatusEncoding);
    EXPECT_STATUS(rk_closure_create(context, "viiiiiiiiiiiiiiiiiii", nothing, NULL, NULL, &closure), RKStatusLimitReached);
    EXPECT_STATUS(rk_closure_create(context, "v", NULL, NULL, NULL, &closure), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_closure_create(context, "v", nothing, NULL, NULL, NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_closure_create(context, NULL, nothing, NULL, NULL, &closure), RKStatusInvalidArgument);
    OK(rk_release(RK_OBJECT(closure)));
}

/* ---- Ends ---- */

static RKClosureRef itself;
static int32_t (*itself_function)(int32_t);

static void release_itself(void *result, void *const *arguments, void *userdata) {
    int32_t depth = *(int32_t *)arguments[0];
    (void)userdata;
    calls++;
    if (depth == 3) OK(rk_release(RK_OBJECT(itself)));
    if (depth > 0) EXPECT(itself_function(depth - 1) == depth - 1); /* it lives until the outermost call has returned */
    EXPECT(drops == 0);
    *(int32_t *)result = depth;
}

static void in_its_own_handler(void) {
    int32_t (*function)(int32_t);
    calls = drops = 0;
    OK(rk_closure_create(context, "ii", release_itself, NULL, dropped, &itself));
    OK(rk_closure_get_function(itself, (AnyFunction *)(void *)&function));
    itself_function = function;
    EXPECT(function(2) == 2); /* within itself */
    EXPECT(calls == 3);
    EXPECT(function(3) == 3);
    EXPECT(drops == 1 && calls == 7);
    calls = 0;
    EXPECT(function(3) == 0);
    EXPECT(calls == 0 && drops == 1);
    EXPECT(!rk_object_is_alive(RK_OBJECT(itself)));
    EXPECT_STATUS(rk_release(RK_OBJECT(itself)), RKStatusStaleHandle);
}

static void destroy_the_context(void *result, void *const *arguments, void *userdata) {
    (void)result, (void)arguments, (void)userdata;
    EXPECT_STATUS(rk_context_destroy(context), RKStatusBusy);
}

static void replaced(void *result, void *const *arguments, void *userdata) { (void)arguments; *(void **)result = userdata; }

static void life(void) {
    enum { COUNT = 1000, KEPT = 256 };
    static int64_t (*functions[COUNT])(int64_t);
    RKClosureRef closure;
    void (*function)(void), *(*pointer)(void), *data;
    size_t before = object_count(context);
    uint64_t memory[2];
    int k, round;
    closure = make("v", destroy_the_context, NULL, &function);
    function();
    OK(rk_release(RK_OBJECT(closure)));
    /* Its userdata is the object's. */
    drops = 0;
    closure = make("^v", replaced, &calls, &pointer);
    EXPECT(pointer() == &calls);
    OK(rk_object_set_userdata(RK_OBJECT(closure), &drops, dropped));
    OK(rk_object_get_userdata(RK_OBJECT(closure), &data));
    EXPECT(pointer() == &drops && data == &drops);
    OK(rk_release(RK_OBJECT(closure)));
    EXPECT(drops == 1 && pointer() == NULL);
    /* The last ones that were released still answer; memory does not grow with the others. */
    for (round = 0; round < 2; round++) {
        calls = 0;
        for (k = 0; k < COUNT; k++) OK(rk_release(RK_OBJECT(make("qq", nothing, NULL, &functions[k]))));
        for (k = COUNT - KEPT; k < COUNT; k++) EXPECT(functions[k](5) == 0);
        EXPECT(calls == 0);
        OK(rk_context_get_memory_used(context, &memory[round]));
    }
    EXPECT(memory[0] == memory[1]);
    EXPECT(object_count(context) == before);
}

/* ---- Elsewhere ---- */

typedef struct Elsewhere { double (*number)(void); RKRect (*rectangle)(void); RKClosureRef closure; } Elsewhere;

static void one(void *result, void *const *arguments, void *userdata) { (void)arguments, (void)userdata; calls++; *(double *)result = 1; }

static void *elsewhere(void *raw) {
    Elsewhere *what = (Elsewhere *)raw;
    RKRect r = what->rectangle();
    AnyFunction function;
    EXPECT(what->number() == 0 && r.origin.x == 0 && r.size.height == 0);
    EXPECT_STATUS(rk_closure_get_function(what->closure, &function), RKStatusWrongThread);
    OK(rk_release(RK_OBJECT(what->closure))); /* queued */
    return NULL;
}

static void another_thread(void) {
    Elsewhere what;
    pthread_t thread;
    RKClosureRef other = make("{RKRect}", one, NULL, &what.rectangle);
    calls = 0;
    what.closure = make("d", one, NULL, &what.number);
    EXPECT(pthread_create(&thread, NULL, elsewhere, &what) == 0);
    EXPECT(pthread_join(thread, NULL) == 0);
    EXPECT(calls == 0 && what.number() == 1);
    OK(rk_context_drain(context, NULL));
    EXPECT(what.number() == 0 && calls == 1);
    OK(rk_release(RK_OBJECT(other)));
}

/* ---- As methods and actions ---- */

static void deeper(void *result, void *const *arguments, void *userdata) {
    bool (*function)(RKViewRef, RKPoint, RKEventRef, void *);
    memcpy(&function, userdata, sizeof function);
    calls++;
    *(bool *)result = !function(*(RKViewRef *)arguments[0], *(RKPoint *)arguments[1], NULL, NULL);
}

static void add_points(void *result, void *const *arguments, void *userdata) {
    RKPoint a = *(RKPoint *)arguments[1], b = *(RKPoint *)arguments[2];
    EXPECT(userdata == &calls);
    *(RKPoint *)result = point(a.x + b.x, a.y + b.y);
}

static void as_method_and_action(void) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKTypedActionDesc action = RK_INIT(RKTypedActionDesc);
    RKClassRef cls;
    RKViewRef view;
    RKPointInsideMethod endless;
    RKClosureRef inside = make("B@{RKPoint}@^v", deeper, &endless, &endless), add;
    RKPoint a = {1, 2}, b = {30, 40}, answer;
    void *arguments[2];
    bool is;
    methods.point_inside = endless;
    desc.name = "Endless", desc.superclass = "View", desc.view_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_view_create(context, cls, rect(0, 0, 10, 10), &view));
    /* Recursion without end stops before the stack does. */
    calls = 0;
    OK(rk_view_point_inside(view, point(1, 1), NULL, &is));
    EXPECT(calls > 100);
    /* Released though a table still names it: it answers zero. */
    OK(rk_release(RK_OBJECT(inside)));
    calls = 0;
    OK(rk_view_point_inside(view, point(1, 1), NULL, &is));
    EXPECT(!is && calls == 0);
    add = make("{RKPoint}@{RKPoint}{RKPoint}^v", add_points, &calls, &action.function);
    action.selector = "add:to:", action.encoding = "{RKPoint}{RKPoint}{RKPoint}";
    OK(rk_class_add_action(cls, &action));
    arguments[0] = &a, arguments[1] = &b;
    OK(rk_invoke(RK_OBJECT(view), "add:to:", action.encoding, arguments, &answer));
    EXPECT(answer.x == 31 && answer.y == 42);
    OK(rk_release(RK_OBJECT(add)));
    OK(rk_release(RK_OBJECT(view)));
}

/* ---- Memory and the end ---- */

static void scarce(void) {
    RKContextDesc desc = RK_INIT(RKContextDesc);
    RKContextRef poor;
    RKClosureRef closure;
    uint64_t limit, used, after;
    int failures = 0;
    OK(rk_context_create(NULL, &poor));
    OK(rk_context_get_memory_used(poor, &used));
    OK(rk_context_destroy(poor));
    for (limit = used;; limit += 16) {
        RKStatus status;
        size_t objects;
        desc.memory_limit = limit;
        drops = 0;
        OK(rk_context_create(&desc, &poor));
        objects = object_count(poor);
        OK(rk_context_get_memory_used(poor, &used));
        status = rk_closure_create(poor, "v{RKTransform}", nothing, NULL, dropped, &closure);
        if (status == RKStatusOK) break;
        EXPECT(status == RKStatusNoMemory && object_count(poor) == objects && drops == 0);
        OK(rk_context_get_memory_used(poor, &after));
        EXPECT(after >= used);
        failures++;
        OK(rk_context_destroy(poor));
    }
    EXPECT(failures > 3 && drops == 0);
    OK(rk_context_destroy(poor)); /* with a living closure */
    EXPECT(drops == 1);
}

/* Nothing is made in a context that ends (SPEC 348). */
static void another(void *userdata) {
    RKContextRef in = (RKContextRef)userdata;
    RKClosureRef closure;
    drops++;
    EXPECT_STATUS(rk_closure_create(in, "v", nothing, in, another, &closure), RKStatusStaleHandle);
}
static void (*from_the_class)(void *);
static void by_closure(void *result, void *const *arguments, void *userdata) { (void)result, (void)arguments, (void)userdata; calls++; }

static void the_end(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef keep = context, last;
    RKClosureRef closure;
    RKClassRef cls;
    RKViewRef view;
    OK(rk_context_create(NULL, &last));
    drops = 0, calls = 0;
    OK(rk_closure_create(last, "v", nothing, last, another, &closure));
    /* What is called at the end may be a closure: a class's deinit and drop, an object's drop. */
    context = last;
    make("v^v", by_closure, NULL, &from_the_class);
    context = keep;
    desc.name = "Last", desc.superclass = "View", desc.drop = from_the_class;
    OK(rk_class_define(last, &desc, &cls));
    OK(rk_view_create(last, cls, rect(0, 0, 1, 1), &view));
    OK(rk_object_set_userdata(RK_OBJECT(view), NULL, from_the_class));
    OK(rk_context_destroy(last));
    EXPECT(drops == 1 && calls == 2);
}

int main(void) {
    OK(rk_context_create(NULL, &context));
    values();
    registers();
    many();
    in_its_own_handler();
    life();
    another_thread();
    as_method_and_action();
    scarce();
    the_end();
    OK(rk_context_destroy(context));
    return check_done("closure_life");
}
