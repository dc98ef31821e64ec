/* Bad input that is no single wrong argument: cycles, depth, exhausted memory, destruction in the middle of things, nesting without end. */
#include <math.h>

#include "../C/check.h"

static RKContextRef make_context(void) {
    RKContextRef context = NULL;
    OK(rk_context_create(NULL, &context));
    return context;
}

static RKViewRef make_view(RKContextRef context, RKClassRef cls) {
    RKViewRef view = NULL;
    OK(rk_view_create(context, cls, rect(0, 0, 100, 100), &view));
    return view;
}

static void log_diagnostic(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context, (void)text, (void)userdata;
    log_add("!%s", code);
}

/* ---- Cycles (SPEC 23) ---- */

static void cycles(void) {
    RKContextRef context = make_context();
    RKViewRef a = make_view(context, NULL), b = make_view(context, NULL), c = make_view(context, NULL), found = NULL;
    RKViewControllerRef outer = NULL, inner = NULL;
    RKWindowRef window = NULL, other = NULL;
    size_t count = 0;
    OK(rk_view_add_subview(a, b));
    OK(rk_view_add_subview(b, c));
    EXPECT_STATUS(rk_view_add_subview(a, a), RKStatusCycle);
    EXPECT_STATUS(rk_view_add_subview(b, a), RKStatusCycle);
    EXPECT_STATUS(rk_view_add_subview(c, a), RKStatusCycle);
    EXPECT_STATUS(rk_view_insert_subview_at_index(c, a, 0), RKStatusCycle);
    EXPECT_STATUS(rk_view_insert_subview_below(c, b, a), RKStatusCycle);
    EXPECT_STATUS(rk_view_insert_subview_above(c, b, a), RKStatusCycle);
    OK(rk_view_get_superview(a, &found));
    EXPECT(found == NULL);
    OK(rk_view_get_subviews(c, NULL, 0, &count));
    EXPECT(count == 0);
    /* A window is no subview. */
    OK(rk_window_create(context, NULL, rect(0, 0, 1, 1), &window));
    OK(rk_window_create(context, NULL, rect(0, 0, 1, 1), &other));
    EXPECT_STATUS(rk_view_add_subview(RK_VIEW(window), RK_VIEW(other)), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_view_add_subview(a, RK_VIEW(window)), RKStatusInvalidArgument);
    /* Controllers */
    OK(rk_view_controller_create(context, NULL, &outer));
    OK(rk_view_controller_create(context, NULL, &inner));
    OK(rk_view_controller_add_child(outer, inner));
    EXPECT_STATUS(rk_view_controller_add_child(outer, outer), RKStatusCycle);
    EXPECT_STATUS(rk_view_controller_add_child(inner, outer), RKStatusCycle);
    OK(rk_view_controller_present(outer, inner));
    EXPECT_STATUS(rk_view_controller_present(outer, outer), RKStatusCycle);
    EXPECT_STATUS(rk_view_controller_present(inner, outer), RKStatusCycle);
    OK(rk_context_destroy(context));
}

/* ---- Depth: 10,000 levels and no more (SPEC 23) ---- */

static void depth(void) {
    enum { LIMIT = 10000 };
    RKContextRef context = make_context();
    RKViewRef views[LIMIT + 1], pair, lower, hit = NULL;
    size_t i, count = 0, length = 0;
    for (i = 0; i <= LIMIT; i++) views[i] = make_view(context, NULL);
    for (i = 1; i < LIMIT; i++) {
        RKStatus status = rk_view_add_subview(views[i - 1], views[i]);
        if (status != RKStatusOK) {
            OK(status);
            break;
        }
    }
    count = object_count(context);
    EXPECT_STATUS(rk_view_add_subview(views[LIMIT - 1], views[LIMIT]), RKStatusTooDeep);
    EXPECT(object_count(context) == count);
    /* Two trees that are each shallow enough, but not together */
    pair = make_view(context, NULL);
    lower = make_view(context, NULL);
    OK(rk_view_add_subview(pair, lower));
    EXPECT_STATUS(rk_view_add_subview(views[LIMIT - 2], pair), RKStatusTooDeep);
    EXPECT_STATUS(rk_view_insert_subview_at_index(views[LIMIT - 2], pair, 0), RKStatusTooDeep);
    /* The deepest tree works. */
    OK(rk_view_hit_test(views[0], point(50, 50), NULL, &hit));
    EXPECT(hit == views[LIMIT - 1]);
    OK(rk_view_recursive_description(views[0], NULL, 0, &length));
    EXPECT(length > LIMIT);
    OK(rk_responder_get_chain(RK_RESPONDER(views[LIMIT - 1]), NULL, 0, &length));
    EXPECT(length == LIMIT);
    OK(rk_release(RK_OBJECT(views[0])));
    for (i = 1; i <= LIMIT; i++) (void)rk_release(RK_OBJECT(views[i]));
    OK(rk_context_destroy(context));
}

/* ---- Nesting without end (SPEC 303) ---- */

static int nested;
static RKStatus last_nested;
static void nest(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKContextRef context = *(RKContextRef *)userdata;
    RKStatus status;
    (void)self, (void)touches, (void)count, (void)event;
    nested++;
    status = send(context, 1, 100 + nested, RKTouchPhaseBegan, 50, 50);
    if (status != RKStatusOK) last_nested = status;
}
static void nest_advance(RKContextRef context, double time, void *userdata) {
    RKStatus status;
    (void)userdata;
    nested++;
    OK(rk_context_add_timer(context, time, nest_advance, NULL, NULL, NULL));
    status = rk_context_advance(context, time);
    if (status != RKStatusOK) last_nested = status;
}
static RKStatus innermost;
static RKViewRef endless_hit(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    RKViewRef hit = NULL;
    (void)userdata;
    nested++;
    last_nested = rk_view_hit_test(self, at, event, &hit);
    if (last_nested != RKStatusOK) innermost = last_nested;
    return hit;
}

static void nesting(void) {
    RKContextRef context = make_context();
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKViewMethods view_methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL, endless = NULL;
    RKWindowRef window = NULL;
    RKViewRef view, hit = NULL;
    OK(rk_context_set_diagnostic_handler(context, log_diagnostic, NULL, NULL));
    methods.touches_began = nest;
    desc.name = "Nest";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.userdata = &context;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    view = add_view(context, cls, RK_VIEW(window), "nest", rect(0, 0, 100, 100));
    OK(rk_view_set_multiple_touch_enabled(view, true));
    nested = 0;
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 50));
    EXPECT(nested == 64 && last_nested == RKStatusTooDeep);
    OK(rk_context_cancel_all_touches(context));

    nested = 0;
    last_nested = RKStatusOK;
    OK(rk_context_add_timer(context, 5, nest_advance, NULL, NULL, NULL));
    OK(rk_context_advance(context, 5));
    EXPECT(nested >= 64 && nested < 70 && last_nested == RKStatusTooDeep);

    /* A hitTest that asks itself: the innermost question is refused before the stack is gone (SPEC 23, 351). */
    memset(&desc, 0, sizeof desc);
    desc.struct_size = (uint32_t)sizeof desc;
    view_methods.hit_test = endless_hit;
    desc.name = "Endless";
    desc.superclass = "View";
    desc.view_methods = &view_methods;
    OK(rk_class_define(context, &desc, &endless));
    view = make_view(context, endless);
    log_clear();
    nested = 0;
    OK(rk_view_hit_test(view, point(1, 1), NULL, &hit));
    EXPECT(hit == NULL && nested >= 1000 && nested <= 10001 && innermost == RKStatusTooDeep && last_nested == RKStatusOK);
    EXPECT_LOG("");
    OK(rk_context_destroy(context));
}

/* ---- Destruction in the middle of things ---- */

typedef struct Doom {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef parent, victim;
    RKClassRef cls;
    int mode;
} Doom;

static void doom(Doom *d) {
    switch (d->mode) {
    case 0: OK(rk_view_remove_from_superview(d->victim)); break;
    case 1: OK(rk_release(RK_OBJECT(d->victim))); OK(rk_view_remove_from_superview(d->victim)); break;
    case 2: OK(rk_view_remove_from_superview(d->parent)); break;
    case 3: OK(rk_release(RK_OBJECT(d->window))); break;
    case 4: EXPECT_STATUS(rk_context_destroy(d->context), RKStatusBusy); break;
    case 5: OK(rk_context_cancel_all_touches(d->context)); break;
    case 6: OK(rk_view_set_hidden(RK_VIEW(d->window), true)); break;
    case 7: OK(rk_view_add_subview(RK_VIEW(d->window), d->victim)); break;
    default: break;
    }
    d->mode = -1;
}

static void doom_touches(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Doom *d = (Doom *)userdata;
    (void)self, (void)touches, (void)count, (void)event;
    log_add("began");
    doom(d);
    (void)rk_super_touches_began(d->cls, self, touches, count, event); /* the receiver may be gone */
}
static void doom_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    log_add("moved");
}
static void doom_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    log_add("ended");
}
static void doom_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    log_add("cancelled");
}
static RKViewRef doom_hit(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    Doom *d = (Doom *)userdata;
    RKViewRef hit = NULL;
    if (d->mode >= 100) {
        d->mode -= 100;
        doom(d);
    }
    if (rk_super_hit_test(d->cls, self, at, event, &hit) != RKStatusOK) return NULL; /* the receiver may be gone */
    return hit;
}
static bool doom_inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    Doom *d = (Doom *)userdata;
    (void)self, (void)at, (void)event;
    if (d->mode >= 50 && d->mode < 100) {
        d->mode -= 50;
        doom(d);
    }
    return true;
}

static void destruction(int mode, const char *expected) {
    Doom d;
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKViewMethods view_methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    bool window_gone = mode % 50 == 3, victim_released = mode % 50 == 1;
    d.context = make_context();
    d.mode = mode;
    methods.touches_began = doom_touches;
    methods.touches_moved = doom_moved;
    methods.touches_ended = doom_ended;
    methods.touches_cancelled = doom_cancelled;
    view_methods.hit_test = doom_hit;
    view_methods.point_inside = doom_inside;
    desc.name = "Doom";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.view_methods = &view_methods;
    desc.userdata = &d;
    OK(rk_class_define(d.context, &desc, &d.cls));
    OK(rk_window_create(d.context, NULL, rect(0, 0, 100, 100), &d.window));
    d.parent = make_view(d.context, NULL);
    d.victim = make_view(d.context, d.cls);
    OK(rk_view_add_subview(RK_VIEW(d.window), d.parent));
    OK(rk_view_add_subview(d.parent, d.victim));
    log_clear();
    OK(send(d.context, 1, 1, RKTouchPhaseBegan, 50, 50));
    OK(send(d.context, 2, 1, RKTouchPhaseMoved, 51, 50));
    OK(send(d.context, 3, 1, RKTouchPhaseEnded, 51, 50));
    if (strcmp(check_log, expected) != 0) fprintf(stderr, "destruction mode %d:\n", mode);
    EXPECT_LOG(expected);
    /* Nothing is left behind, and the context still works. */
    if (!window_gone) OK(rk_release(RK_OBJECT(d.window)));
    OK(rk_release(RK_OBJECT(d.parent)));
    if (!victim_released) OK(rk_release(RK_OBJECT(d.victim)));
    EXPECT(!rk_object_is_alive(RK_OBJECT(d.victim)) && !rk_object_is_alive(RK_OBJECT(d.parent)) && !rk_object_is_alive(RK_OBJECT(d.window)));
    OK(rk_context_drain(d.context, NULL));
    OK(rk_context_destroy(d.context));
}

/* An object that its own callbacks finish off */
static void suicidal_init(RKObjectRef object, void *instance, void *userdata) {
    (void)instance, (void)userdata;
    log_add("init:%s", rk_status_name(rk_release(object)));
}
static void reviving_deinit(RKObjectRef object, void *instance, void *userdata) {
    RKViewRef *parent = (RKViewRef *)userdata;
    (void)instance;
    /* A dying object cannot be put into a tree, and a reference taken now does not keep it. */
    log_add("deinit:%d", rk_view_add_subview(*parent, (RKViewRef)object) != RKStatusOK);
    if (rk_retain(object) != RKStatusOK) log_add("refused");
}

static void births_and_deaths(void) {
    RKContextRef context = make_context();
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef suicidal = NULL, reviving = NULL;
    RKViewRef parent = make_view(context, NULL), view = NULL;
    size_t before, count = 0;
    desc.name = "Reviving";
    desc.superclass = "View";
    desc.instance_deinit = reviving_deinit;
    desc.userdata = &parent;
    OK(rk_class_define(context, &desc, &reviving));
    before = object_count(context);
    view = make_view(context, reviving);
    log_clear();
    OK(rk_release(RK_OBJECT(view)));
    EXPECT(strncmp(check_log, "deinit:1", 8) == 0);
    EXPECT(object_count(context) == before);
    OK(rk_view_get_subviews(parent, NULL, 0, &count));
    EXPECT(count == 0);

    memset(&desc, 0, sizeof desc);
    desc.struct_size = (uint32_t)sizeof desc;
    desc.name = "Suicidal";
    desc.superclass = "View";
    desc.instance_init = suicidal_init;
    OK(rk_class_define(context, &desc, &suicidal));
    before = object_count(context);
    log_clear();
    view = NULL;
    OK(rk_view_create(context, suicidal, rect(0, 0, 1, 1), &view));
    EXPECT_LOG("init:RKStatusOK");
    EXPECT_STATUS(rk_view_set_hidden(view, true), RKStatusStaleHandle); /* made, and gone again */
    EXPECT(object_count(context) == before);
    OK(rk_context_destroy(context));
}

/* A window that is going and whose callbacks try to bring it back */
static void clinging(RKContextRef context, RKNotification notification, RKObjectRef object, void *userdata) {
    RKWindowRef window = (RKWindowRef)object;
    (void)context, (void)notification;
    if (*(bool *)userdata) return;
    *(bool *)userdata = true; /* once: what follows notifies again */
    (void)!rk_window_set_level(window, 5);
    (void)!rk_view_set_hidden(RK_VIEW(window), false);
    (void)!rk_window_make_key_and_visible(window);
    (void)!rk_view_add_subview(RK_VIEW(window), make_view(context, NULL));
}

static void dying_windows(void) {
    RKContextRef context = make_context();
    RKWindowRef window = NULL, other = NULL, listed[4];
    size_t count = 9;
    bool busy = true;
    OK(rk_context_set_notification_handler(context, clinging, &busy, NULL));
    OK(rk_window_create(context, NULL, rect(0, 0, 10, 10), &window));
    OK(rk_window_make_key_and_visible(window));
    busy = false;
    OK(rk_release(RK_OBJECT(window)));
    EXPECT(busy); /* it was asked */
    EXPECT(!rk_object_is_alive(RK_OBJECT(window)));
    OK(rk_context_get_windows(context, listed, 4, &count));
    EXPECT(count == 0);
    OK(rk_context_get_key_window(context, &other));
    EXPECT(other == NULL);
    OK(send(context, 1, 1, RKTouchPhaseBegan, 5, 5));
    OK(rk_window_create(context, NULL, rect(0, 0, 10, 10), &other));
    OK(rk_context_get_windows(context, listed, 4, &count));
    EXPECT(count == 1 && listed[0] == other);
    OK(rk_context_destroy(context));
}

/* ---- Class descriptors: every way to be wrong ---- */

static int drops;
static void count_drop(void *userdata) { (void)userdata, drops++; }

static void class_descriptors(void) {
    RKContextRef context = make_context();
    size_t before = object_count(context);
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKWindowMethods window = RK_INIT(RKWindowMethods);
    RKViewControllerMethods controller = RK_INIT(RKViewControllerMethods);
    RKApplicationMethods application = RK_INIT(RKApplicationMethods);
    RKActionDesc action = {NULL, NULL};
    char long_name[300];
    unsigned char larger[sizeof(RKViewMethods) + 16];
    RKClassRef cls = NULL;
    memset(long_name, 'n', 299);
    long_name[256] = 0;
    drops = 0;
#define DEFINE(status, change)                                         \
    do {                                                               \
        RKClassDesc d = RK_INIT(RKClassDesc);                          \
        d.name = "Wrong";                                              \
        d.superclass = "View";                                         \
        d.drop = count_drop;                                           \
        change;                                                        \
        EXPECT_STATUS(rk_class_define(context, &d, &cls), (status));   \
        EXPECT(drops == 0); /* the userdata is still the caller's */   \
        EXPECT(object_count(context) == before);                       \
        EXPECT_STATUS(rk_class_find(context, "Wrong", &cls), RKStatusNotFound); \
    } while (0)
    DEFINE(RKStatusInvalidArgument, d.name = NULL);
    DEFINE(RKStatusInvalidArgument, d.name = "");
    DEFINE(RKStatusLimitReached, d.name = long_name);
    DEFINE(RKStatusAlreadyExists, d.name = "Label");
    DEFINE(RKStatusInvalidArgument, d.superclass = NULL);
    DEFINE(RKStatusNotFound, d.superclass = "Missing");
    DEFINE(RKStatusInvalidArgument, d.reserved = 1);
    DEFINE(RKStatusInvalidArgument, d.instance_size = (1u << 20) + 1);
    DEFINE(RKStatusInvalidArgument, d.instance_size = SIZE_MAX);
    DEFINE(RKStatusInvalidArgument, d.window_methods = &window);
    DEFINE(RKStatusInvalidArgument, d.view_controller_methods = &controller);
    DEFINE(RKStatusInvalidArgument, d.application_methods = &application);
    DEFINE(RKStatusInvalidArgument, (d.superclass = "Responder", d.view_methods = &view));
    DEFINE(RKStatusInvalidArgument, (d.actions = &action, d.action_count = 1));
    action.selector = "act:";
    DEFINE(RKStatusInvalidArgument, (d.actions = &action, d.action_count = 1));
    DEFINE(RKStatusInvalidArgument, (d.actions = NULL, d.action_count = 1));
    view.struct_size = 0;
    DEFINE(RKStatusStructSize, d.view_methods = &view);
    view.struct_size = 8;
    DEFINE(RKStatusStructSize, d.view_methods = &view);
    view.struct_size = 5000;
    DEFINE(RKStatusStructSize, d.view_methods = &view);
    responder.struct_size = 4;
    DEFINE(RKStatusStructSize, d.responder_methods = &responder);
    memset(larger, 0, sizeof larger);
    ((RKViewMethods *)(void *)larger)->struct_size = (uint32_t)sizeof larger;
    larger[sizeof larger - 1] = 1;
    DEFINE(RKStatusStructNewer, d.view_methods = (RKViewMethods *)(void *)larger);
    {
        RKClassDesc d = RK_INIT(RKClassDesc);
        larger[sizeof larger - 1] = 0;
        d.name = "Right";
        d.superclass = "View";
        d.view_methods = (RKViewMethods *)(void *)larger;
        OK(rk_class_define(context, &d, &cls));
    }
    OK(rk_context_destroy(context));
}

/* ---- Memory: every allocation refused once ---- */

static void nothing(RKContextRef context, double time, void *userdata) { (void)context, (void)time, (void)userdata; }
static void nothing_posted(RKContextRef context, void *userdata) { (void)context, (void)userdata; }

/* A scenario that makes the library allocate everything it ever does. The first refusal ends it. */
static RKStatus scenario(RKContextRef context) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKActionDesc action = {"act:", NULL};
    RKClassRef cls = NULL, navigation = NULL;
    RKWindowRef window = NULL;
    RKViewRef parent, view = NULL;
    RKViewControllerRef controller = NULL, nav = NULL;
    RKResponderRef responder = NULL;
    RKTransform turn = rk_transform_make_rotation(0.3);
    RKTouchSample touches[8];
    char text[16384];
    size_t i;
    double t;
    methods.touches_moved = NULL;
    action.function = (RKActionFunction)0;
    desc.name = "Memory";
    desc.superclass = "View";
    desc.instance_size = 100;
    desc.responder_methods = &methods;
    (void)action;
    TRY(rk_class_define(context, &desc, &cls));
    TRY(rk_class_find(context, "NavigationController", &navigation));
    TRY(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window));
    parent = RK_VIEW(window);
    for (i = 0; i < 40; i++) {
        TRY(rk_view_create(context, i % 2 ? cls : NULL, rect(1, 1, 300, 300), &view));
        TRY(rk_view_add_subview(i % 3 ? parent : RK_VIEW(window), view));
        TRY(rk_view_set_transform(view, turn));
        TRY(rk_view_set_anchor_point(view, point(0.4, 0.4)));
        TRY(rk_view_set_z_position(view, 3));
        TRY(rk_object_set_name(RK_OBJECT(view), "a name that is long enough to need memory of its own"));
        TRY(rk_object_set_userdata(RK_OBJECT(view), context, NULL));
        TRY(rk_responder_set_value(RK_RESPONDER(view), "key", context));
        parent = view;
    }
    TRY(rk_view_exchange_subviews(RK_VIEW(window), 0, 1));
    TRY(rk_view_bring_subview_to_front(parent, view));
    TRY(rk_view_recursive_description(RK_VIEW(window), text, sizeof text, NULL));
    TRY(rk_responder_create(context, NULL, &responder));
    TRY(rk_view_controller_create(context, NULL, &controller));
    TRY(rk_view_controller_create(context, navigation, &nav));
    TRY(rk_window_set_root_view_controller(window, nav));
    TRY(rk_navigation_controller_push(nav, controller));
    TRY(rk_trace_start(context, 50));
    for (i = 0; i < 20; i++) TRY(rk_context_add_timer(context, 100 + (double)i, nothing, NULL, NULL, NULL));
    for (i = 0; i < 20; i++) TRY(rk_context_post_call(context, nothing_posted, NULL, NULL));
    for (i = 0; i < 8; i++) touches[i] = sample((int64_t)i + 1, RKTouchPhaseBegan, 50 + (double)i, 50);
    TRY(rk_context_send_touches(context, 1, touches, 8));
    for (t = 2; t < 4; t += 0.5) {
        for (i = 0; i < 8; i++) touches[i] = sample((int64_t)i + 1, RKTouchPhaseMoved, 50 + t, 50);
        TRY(rk_context_send_touches(context, t, touches, 8));
        TRY(rk_context_post_touches(context, t, touches, 8));
    }
    TRY(rk_context_drain(context, NULL));
    TRY(rk_context_cancel_all_touches(context));
    TRY(rk_context_advance(context, 200));
    return RKStatusOK;
}

static void exhaustion(void) {
    RKContextDesc how = RK_INIT(RKContextDesc);
    uint64_t limit, step = 24, used = 0, refused_creations = 0, refused_later = 0;
    RKStatus status = RKStatusNoMemory;
    for (limit = 1; status != RKStatusOK && limit < (4u << 20); limit += step) {
        RKContextRef context = NULL;
        RKWindowRef windows[4];
        RKViewRef hit = NULL;
        size_t count = 0;
        how.memory_limit = limit;
        status = rk_context_create(&how, &context);
        if (status != RKStatusOK) {
            EXPECT(status == RKStatusNoMemory && context == NULL);
            refused_creations++;
            if (check_failures) return;
            continue;
        }
        status = scenario(context);
        OK(rk_context_get_memory_used(context, &used));
        /* What has begun lacks nothing (SPEC 352): the lists of eight fingers may go beyond the limit, once, by little. */
        EXPECT(used <= limit + 8192);
        if (status != RKStatusOK) {
            refused_later++;
            EXPECT(strstr(rk_last_error(), "memory") != NULL);
        }
        /* Whatever was refused: what is there works, and goes without a trace. */
        OK(rk_context_get_windows(context, windows, 4, &count));
        if (count) OK(rk_view_hit_test(RK_VIEW(windows[0]), point(60, 60), NULL, &hit));
        status = rk_context_cancel_all_touches(context) == RKStatusOK ? status : RKStatusNoMemory;
        OK(rk_context_destroy(context));
        if (check_failures) {
            fprintf(stderr, "memory_limit %llu\n", (unsigned long long)limit);
            return;
        }
    }
    EXPECT(status == RKStatusOK);
    EXPECT(refused_creations > 0 && refused_later > 500);
}

/* ---- Counts, times, limits ---- */

static void limits(void) {
    RKContextRef context = make_context(), many[4096];
    RKContextDesc how = RK_INIT(RKContextDesc);
    RKWindowRef window = NULL;
    RKViewRef hit = NULL;
    RKTouchSample s = sample(1, RKTouchPhaseBegan, 1, 1);
    double clock = 0;
    size_t i, made = 0;
    RKStatus status = RKStatusOK;
    OK(rk_window_create(context, NULL, rect(0, 0, 10, 10), &window));
    OK(rk_view_hit_test_many(RK_VIEW(window), NULL, 0, NULL));
    OK(rk_context_set_diagnostic_handler(context, log_diagnostic, NULL, NULL));
    log_clear();
    OK(rk_context_advance(context, 10));
    OK(rk_context_advance(context, 9)); /* SPEC 309 */
    EXPECT_LOG("!timeBackwards");
    OK(rk_context_get_time(context, &clock));
    EXPECT(clock == 10);
    OK(rk_context_send_touches(context, 9.5, &s, 1));
    EXPECT_LOG("!timeBackwards");
    OK(rk_context_advance(context, 1e300));
    OK(rk_context_cancel_all_touches(context));
    OK(rk_view_hit_test(RK_VIEW(window), point(NAN, 5), NULL, &hit));
    EXPECT(hit == NULL); /* SPEC 12 */
    OK(rk_view_hit_test(RK_VIEW(window), point(INFINITY, 5), NULL, &hit));
    EXPECT(hit == NULL);
    EXPECT_STATUS(rk_view_set_frame(RK_VIEW(window), rect(0, 0, NAN, 1)), RKStatusInvalidArgument);
    how.time = NAN;
    EXPECT_STATUS(rk_context_create(&how, &many[0]), RKStatusInvalidArgument);
    how.time = INFINITY;
    EXPECT_STATUS(rk_context_create(&how, &many[0]), RKStatusInvalidArgument);
    /* Finite, but nothing that could be computed with: must come back. */
    OK(rk_view_set_frame(RK_VIEW(window), rect(-1e308, -1e308, 1e308, 1e308)));
    OK(rk_view_hit_test(RK_VIEW(window), point(1e308, -1e308), NULL, &hit));
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));

    how.time = 0;
    for (i = 0; i < 4096; i++) {
        status = rk_context_create(&how, &many[i]);
        if (status != RKStatusOK) break;
        made++;
    }
    EXPECT(status == RKStatusLimitReached && made == MOST_CONTEXTS);
    for (i = 0; i < made; i++)
        if (rk_context_destroy(many[i]) != RKStatusOK) break;
    EXPECT(i == made);
    context = make_context();
    OK(rk_context_destroy(context));
}

int main(void) {
    cycles();
    depth();
    nesting();
    /* In touchesBegan of the victim. A began that was delivered is closed once (SPEC 109). */
    destruction(0, "began cancelled");
    destruction(1, "began cancelled");
    destruction(2, "began cancelled");
    destruction(3, "began cancelled");
    destruction(4, "began moved ended");
    destruction(5, "began cancelled");
    destruction(6, "began cancelled");
    destruction(7, "began moved ended"); /* moved within its window: SPEC 299 */
    /* In its hitTest: what is gone is not hit. */
    destruction(100, "");
    destruction(101, "");
    destruction(102, "");
    destruction(103, "");
    destruction(104, "began moved ended");
    /* In its pointInside */
    destruction(50, "");
    destruction(51, "");
    destruction(53, "");
    births_and_deaths();
    dying_windows();
    class_descriptors();
    exhaustion();
    limits();
    return check_done("bad_special");
}
