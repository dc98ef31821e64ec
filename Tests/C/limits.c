/* What must not run out, hang or grow without being counted: the queue's memory (SPEC 352), drains inside drains (SPEC 291), numbers of classes (SPEC 353). */
#include "check.h"
#include <pthread.h>
#include <responderkit/plugin.h>

/* What an item of the queue takes at least. */
enum { ITEM = 8 * sizeof(void *) };

static RKContextRef context;

/* What records may take whose generations are used up when some have been made and ended: with pointers of 32 bits each 127th, here none. */
static uint64_t retired(uint64_t ended) { return IS_WIDE ? 0 : ended / LAST_GENERATION * 256; }

static RKContextRef make(uint64_t memory_limit) {
    RKContextDesc desc = RK_INIT(RKContextDesc);
    RKContextRef made = NULL;
    desc.memory_limit = memory_limit;
    OK(rk_context_create(&desc, &made));
    return made;
}

static size_t waiting(void) {
    size_t count = 0;
    OK(rk_context_get_queue_count(context, &count));
    return count;
}

static size_t drain(void) {
    size_t handled = 0;
    OK(rk_context_drain(context, &handled));
    return handled;
}

/* ---- The queue's memory ---- */

static void nothing(RKContextRef called, void *userdata) { (void)called, (void)userdata; }

enum { KINDS = 9 };

static RKStatus post(int kind) {
    RKTouchSample touches[3] = {RK_INIT(RKTouchSample), RK_INIT(RKTouchSample), RK_INIT(RKTouchSample)};
    RKTouchSnapshot between[5] = {{0, {1, 1}}, {0, {2, 1}}, {0, {3, 1}}, {0, {4, 1}}, {0, {5, 1}}};
    RKPointerSample pointer = RK_INIT(RKPointerSample);
    RKScrollSample scroll = RK_INIT(RKScrollSample);
    RKTransformSample transform = RK_INIT(RKTransformSample);
    RKPressSample press = RK_INIT(RKPressSample);
    switch (kind) {
    case 0: return rk_context_post_call(context, nothing, NULL, NULL);
    case 1:
        touches[0].id = 7, touches[0].phase = RKTouchPhaseMoved, touches[0].coalesced = between, touches[0].coalesced_count = 5;
        touches[1].id = 8, touches[2].id = 9;
        return rk_context_post_touches(context, 1, touches, 3);
    case 2: return rk_context_post_cancel_all_touches(context);
    case 3: return rk_context_post_pointer(context, 1, &pointer);
    case 4: return rk_context_post_scroll(context, 1, &scroll);
    case 5: transform.scale = 1; return rk_context_post_transform(context, 1, &transform);
    case 6: press.characters = "some text"; return rk_context_post_presses(context, 1, &press, 1);
    case 7: return rk_context_post_text(context, 1, "a text that is somewhat longer");
    default: return rk_context_post_motion(context, 1, RKMotionPhaseBegan);
    }
}

/* SPEC 352: every kind of item is counted when it is posted, and given back when it has been handled or dropped. */
static void counted(void) {
    int kind;
    context = make(0);
    for (kind = 0; kind < KINDS; kind++) {
        uint64_t before = memory_used(context);
        OK(post(kind));
        EXPECT(memory_used(context) >= before + ITEM);
        EXPECT(drain() == 1);
        /* Handling may have warmed something up; what the item took is back. */
        before = memory_used(context);
        OK(post(kind));
        drain();
        EXPECT(memory_used(context) == before);
    }
    for (kind = 0; kind < KINDS; kind++) OK(post(kind));
    OK(rk_context_destroy(context));
}

/* SPEC 352: the limit holds for every kind, nothing is posted beyond it, and posting works again when the queue has been drained. */
static void limited(void) {
    int kind;
    for (kind = 0; kind < KINDS; kind++) {
        RKStatus status = RKStatusOK;
        size_t posted = 0;
        context = make(1 << 20);
        while (posted < 100000 && (status = post(kind)) == RKStatusOK) posted++;
        EXPECT(status == RKStatusNoMemory && posted > 100 && posted <= (1 << 20) / ITEM);
        EXPECT(waiting() == posted && memory_used(context) <= 1 << 20);
        EXPECT_STATUS(post(kind), RKStatusNoMemory);
        EXPECT(waiting() == posted);
        /* The context itself may not allocate either, and reports it. */
        if (memory_used(context) > (1 << 20) - 256) EXPECT_STATUS(rk_trace_start(context, 1000), RKStatusNoMemory);
        OK(rk_context_set_config(context, RKConfigDrainBudget, 1e6));
        EXPECT(drain() == posted);
        OK(post(kind));
        OK(rk_context_destroy(context));
    }
}

static void *poster(void *result) {
    size_t posted = 0;
    while (posted < 100000 && rk_context_post_call(context, nothing, NULL, NULL) == RKStatusOK) posted++;
    *(size_t *)result = posted;
    return NULL;
}

static void *releaser(void *object) {
    OK(rk_release((RKObjectRef)object));
    return NULL;
}

/* SPEC 352: the same for other threads, all at once, while the context allocates; a release is let through. */
static void from_threads(void) {
    enum { THREADS = 4, VIEWS = 2000 };
    static RKViewRef views[VIEWS];
    pthread_t threads[THREADS], last;
    size_t posted[THREADS], total = 0, k, made = 0;
    context = make(1 << 20);
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &views[0]));
    for (k = 0; k < THREADS; k++) EXPECT(pthread_create(&threads[k], NULL, poster, &posted[k]) == 0);
    for (made = 1; made < VIEWS; made++)
        if (rk_view_create(context, NULL, rect(0, 0, 1, 1), &views[made]) != RKStatusOK) break;
    for (k = 0; k < THREADS; k++) pthread_join(threads[k], NULL), total += posted[k];
    EXPECT(total > 100 && total <= (1 << 20) / ITEM && waiting() == total);
    EXPECT(memory_used(context) <= 1 << 20);
    EXPECT(pthread_create(&last, NULL, releaser, views[0]) == 0);
    pthread_join(last, NULL);
    EXPECT(rk_object_is_alive(RK_OBJECT(views[0])));
    drain();
    EXPECT(!rk_object_is_alive(RK_OBJECT(views[0])));
    for (k = 1; k < made; k++) OK(rk_release(RK_OBJECT(views[k])));
    OK(rk_context_destroy(context));
}

/* ---- Drains inside drains ---- */

static size_t calls;

static void idle(RKContextRef called, void *how) {
    size_t handled;
    calls++;
    OK(rk_context_post_call(called, idle, how, NULL));
    if (*(const int *)how == 0) {
        (void)!rk_run_loop_run_once(called, 0, NULL);
    } else {
        (void)!rk_context_drain(called, &handled);
    }
}

/* SPEC 291: a handler that posts itself and runs a turn, or drains, is called as often as the budget allows, all drains together. */
static void nested(void) {
    int how;
    for (how = 0; how < 2; how++) {
        size_t handled = 0;
        context = make(0);
        calls = 0;
        OK(rk_context_post_call(context, idle, &how, NULL));
        if (how == 0) {
            OK(rk_context_set_config(context, RKConfigDrainBudget, 500));
            OK(rk_run_loop_run_once(context, 0, NULL));
            /* A turn drains twice: before the clock advances, and what that has posted. */
            EXPECT(calls >= 500 && calls <= 1000);
        } else {
            OK(rk_context_drain(context, &handled));
            EXPECT(calls == 10000 && handled >= 1 && handled <= 10000);
        }
        /* The next drain has a budget of its own. */
        calls = 0;
        OK(rk_context_set_config(context, RKConfigDrainBudget, 7));
        OK(rk_context_drain(context, NULL));
        EXPECT(calls == 7);
        OK(rk_context_destroy(context));
    }
}

/* ---- Numbers of classes ---- */

static int dropped, asked;
static void count_drop(void *userdata) { (void)userdata, dropped++; }
static bool inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event;
    asked += *(int *)userdata;
    return true;
}
static RKClassRef extend(RKClassRef cls, int *weight) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef extension = NULL;
    methods.point_inside = inside;
    desc.view_methods = &methods;
    desc.userdata = weight;
    desc.drop = count_drop;
    OK(rk_class_extend(cls, &desc, &extension));
    return extension;
}

/* SPEC 353: an extension that comes and goes uses up nothing, however often; the last one answers, others stay in their order. */
static void extensions(void) {
    enum { TIMES = 70000 };
    static int one = 1, ten = 10, hundred = 100;
    RKClassRef label = NULL, view = NULL, below, first = NULL;
    RKViewRef asks = NULL;
    uint64_t before = 0;
    bool answer;
    int k;
    context = make(0);
    OK(rk_class_find(context, "Label", &label));
    OK(rk_class_find(context, "View", &view));
    OK(rk_view_create(context, label, rect(0, 0, 10, 10), &asks));
    dropped = 0;
    for (k = 0; k < TIMES; k++) {
        RKClassRef extension = extend(label, &ten);
        if (k == 0) first = extension;
        OK(rk_class_remove_extension(extension));
        if (k == 100) before = memory_used(context);
    }
    EXPECT(dropped == TIMES && memory_used(context) - before <= retired(TIMES));
    EXPECT_STATUS(rk_class_remove_extension(first), RKStatusStaleHandle);
    /* With others that stay, on the class and on its superclass. */
    below = extend(view, &one);
    (void)extend(label, &hundred);
    for (k = 0; k < 1000; k++) {
        RKClassRef extension = extend(k % 2 ? view : label, &ten);
        asked = 0;
        OK(rk_view_point_inside(asks, point(1, 1), NULL, &answer));
        EXPECT(answer && asked == (k % 2 ? 100 : 10));
        OK(rk_class_remove_extension(extension));
    }
    asked = 0;
    OK(rk_view_point_inside(asks, point(1, 1), NULL, &answer));
    EXPECT(asked == 100);
    OK(rk_class_remove_extension(below));
    OK(rk_context_destroy(context));
}

typedef struct Guest {
    RKClassRef cls, label;
    int left;
} Guest;

/* An extension that goes while it runs and lays others over its class: its super-call runs what lay below it, not what came later in its place. */
static bool leaving(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    static int thousand = 1000;
    Guest *guest = userdata;
    RKClassRef mine = guest->cls, other;
    bool answer = false;
    int k;
    OK(rk_class_remove_extension(mine));
    EXPECT_STATUS(rk_class_remove_extension(mine), RKStatusNotFound);
    for (k = 0; k < 10; k++) {
        other = extend(guest->label, &thousand);
        if (k < 9) OK(rk_class_remove_extension(other));
    }
    OK(rk_super_point_inside(mine, self, at, event, &answer));
    guest->left++;
    return answer;
}
static void leaves_while_it_runs(void) {
    static int one = 1, ten = 10;
    Guest guest = {0};
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef spare[5];
    RKViewRef asks = NULL;
    bool answer;
    int k;
    context = make(0);
    OK(rk_class_find(context, "Label", &guest.label));
    OK(rk_view_create(context, guest.label, rect(0, 0, 10, 10), &asks));
    /* Low numbers are free, and something lies below. */
    for (k = 0; k < 5; k++) spare[k] = extend(guest.label, &ten);
    (void)extend(guest.label, &one);
    for (k = 0; k < 5; k++) OK(rk_class_remove_extension(spare[k]));
    methods.point_inside = leaving;
    desc.view_methods = &methods;
    desc.userdata = &guest;
    OK(rk_class_extend(guest.label, &desc, &guest.cls));
    asked = 0;
    OK(rk_view_point_inside(asks, point(1, 1), NULL, &answer));
    EXPECT(guest.left == 1 && answer && asked == 1);
    EXPECT_STATUS(rk_class_remove_extension(guest.cls), RKStatusStaleHandle);
    asked = 0;
    OK(rk_view_point_inside(asks, point(1, 1), NULL, &answer));
    EXPECT(asked == 1000);
    OK(rk_context_destroy(context));
}

static RKStatus plugin_init(const RKHost *host, void **data) {
    static int one = 1;
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKStatus status;
    (void)data;
    methods.point_inside = inside;
    desc.view_methods = &methods;
    desc.userdata = &one;
    status = host->extend_class(host, "Label", &desc, &cls);
    if (status != RKStatusOK) return status;
    desc.name = "Planted";
    desc.superclass = "View";
    status = host->register_class(host, &desc, &cls);
    if (status != RKStatusOK) return status;
    desc.name = "Below";
    desc.superclass = "Planted";
    return host->register_class(host, &desc, &cls);
}

/* SPEC 353: a plugin can be switched off and on for ever, at the top level and from a callback. */
static RKPluginRef plugin;
static void toggle(RKContextRef called, void *userdata) {
    RKClassRef cls = NULL;
    RKViewRef made = NULL;
    (void)userdata;
    OK(rk_plugin_deactivate(plugin));
    EXPECT_STATUS(rk_class_find(called, "Below", &cls), RKStatusNotFound);
    OK(rk_plugin_activate(plugin));
    OK(rk_class_find(called, "Below", &cls));
    OK(rk_view_create(called, cls, rect(0, 0, 10, 10), &made));
    OK(rk_release(RK_OBJECT(made)));
}
static void plugins(void) {
    enum { TIMES = 40000 };
    static const RKPluginEntry entry = {sizeof entry, RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.toggled", "1", plugin_init, NULL};
    uint64_t before = 0;
    int k;
    context = make(0);
    OK(rk_plugin_register(context, &entry, &plugin));
    for (k = 0; k < TIMES; k++) {
        toggle(context, NULL);
        if (k == 100) before = memory_used(context);
    }
    EXPECT(memory_used(context) - before <= retired(3 * TIMES));
    for (k = 0; k < TIMES; k++) {
        OK(rk_context_post_call(context, toggle, NULL, NULL));
        drain();
        if (k == 100) before = memory_used(context);
    }
    EXPECT(memory_used(context) - before <= retired(3 * TIMES));
    OK(rk_context_destroy(context));
}

/* ---- Texts of others ---- */

/* Sentences and descriptions show what would command a terminal or turn the text that follows; everything else, and the name itself, is as it was given. */
static void shown(void) {
    static const struct { const char *name, *shown; } names[] = {
        {"plain", "plain"}, {"\xc3\xa4\xe3\x81\x82\xf0\x9f\x8e\x88\xe2\x82\xac", "\xc3\xa4\xe3\x81\x82\xf0\x9f\x8e\x88\xe2\x82\xac"},
        {"a\xe2\x80\xae" "b", "a\\u{202e}b"}, {"\x1b[2J", "\\u{1b}[2J"}, {"\n\x7f", "\\u{a}\\u{7f}"}, {"\xc2\x9b" "2J", "\\u{9b}2J"}, {"\xd8\x9c", "\\u{61c}"},
        {"\xe2\x80\x8e\xe2\x80\x8f", "\\u{200e}\\u{200f}"}, {"\xe2\x80\xaa", "\\u{202a}"}, {"\xe2\x81\xa6\xe2\x81\xa9", "\\u{2066}\\u{2069}"}, {"\xe2\x80\xa8", "\\u{2028}"},
        {"\xe2\x80\xa6\xe2\x80\x8d\xe2\x81\xaa", "\xe2\x80\xa6\xe2\x80\x8d\xe2\x81\xaa"}, {"cut \xe2\x80", "cut \xe2\x80"},
    };
    size_t k;
    context = make(0);
    for (k = 0; k < sizeof names / sizeof *names; k++) {
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef cls = NULL, missing = NULL;
        RKViewRef view = NULL;
        char text[512], expected[512];
        desc.name = names[k].name;
        desc.superclass = "View";
        OK(rk_class_define(context, &desc, &cls));
        OK(rk_view_create(context, cls, rect(0, 0, 1, 1), &view));
        OK(rk_object_set_name(RK_OBJECT(view), names[k].name));
        OK(rk_object_get_name(RK_OBJECT(view), text, sizeof text, NULL));
        EXPECT_TEXT(text, names[k].name);
        OK(rk_class_get_name(cls, text, sizeof text, NULL));
        EXPECT_TEXT(text, names[k].name);
        OK(rk_object_describe(RK_OBJECT(view), text, sizeof text, NULL));
        snprintf(expected, sizeof expected, "<%s %s", names[k].shown, names[k].shown);
        text[strlen(expected)] = 0;
        EXPECT_TEXT(text, expected);
        desc.superclass = names[k].name;
        desc.name = "View";
        EXPECT_STATUS(rk_class_define(context, &desc, &cls), RKStatusAlreadyExists);
        snprintf(expected, sizeof expected, "?%s", names[k].name);
        EXPECT_STATUS(rk_class_find(context, expected, &missing), RKStatusNotFound);
        desc.name = names[k].name;
        EXPECT_STATUS(rk_class_define(context, &desc, &cls), RKStatusAlreadyExists);
        EXPECT(strstr(rk_last_error(), names[k].shown) != NULL);
    }
    OK(rk_context_destroy(context));
}

/* ---- Generations ---- */

/* All slots but one are taken, and the generations of that one are used up by a view that comes and goes: it is given out all the same. */
static void generations(void) {
    enum { SLOTS = 5000, LIVES = 1100000, ONE = MOST_CONTEXTS / 2 };
    static RKContextRef taken[SLOTS];
    int count = 0, k, round;
    while (count < SLOTS && rk_context_create(NULL, &taken[count]) == RKStatusOK) count++;
    EXPECT(count == MOST_CONTEXTS);
    for (round = 0; round < 2; round++) {
        for (k = 0; k < LIVES; k++) {
            RKViewRef view = NULL;
            if (rk_view_create(taken[ONE], NULL, rect(0, 0, 1, 1), &view) != RKStatusOK || rk_release(RK_OBJECT(view)) != RKStatusOK) break;
        }
        EXPECT(k == LIVES);
        OK(rk_context_destroy(taken[ONE]));
        OK(rk_context_create(NULL, &taken[ONE]));
    }
    for (k = 0; k < count; k++) OK(rk_context_destroy(taken[k]));
}

int main(void) {
    counted();
    limited();
    from_threads();
    nested();
    extensions();
    leaves_while_it_runs();
    plugins();
    shown();
    generations();
    return check_done("limits");
}
