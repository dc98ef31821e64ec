/* What once went wrong with objects that are going, and in the end of a context: a function per finding, with the rule that it broke. */
#include <pthread.h>

#include "regressions.h"

static RKObjectRef subject; /* what a callback without arguments is about */

static void count_drop(void *userdata) {
    (void)userdata;
    calls++;
}
static void planned(RKContextRef ctx, double time, void *userdata) { (void)ctx, (void)time, (void)userdata; }

/* ---- Objects that are going ---- */

static void ask_dying_window(void *userdata) {
    char text[200];
    double level = 0;
    (void)userdata;
    calls++;
    EXPECT_STATUS(rk_window_get_level((RKWindowRef)subject, &level), RKStatusStaleHandle);
    EXPECT_STATUS(rk_object_describe(subject, text, sizeof text, NULL), RKStatusStaleHandle);
    EXPECT_STATUS(rk_window_make_key((RKWindowRef)subject), RKStatusStaleHandle);
}
/* A window's userdata drop that asked the window read memory that had been given back, or left it to become key later (SPEC 281, 301). */
static void windows_asked_while_they_go(void) {
    RKWindowRef window;
    bool key = true;
    begin();
    subject = RK_OBJECT(make_window());
    OK(rk_object_set_userdata(subject, &calls, ask_dying_window));
    OK(rk_release(subject));
    EXPECT(calls == 1);
    window = make_window(); /* in the same place */
    OK(rk_view_set_hidden(RK_VIEW(window), true));
    OK(rk_view_set_hidden(RK_VIEW(window), false));
    OK(rk_window_is_key(window, &key));
    EXPECT(!key);
    end();
}

static void show_again(RKContextRef ctx, RKNotification notification, RKObjectRef object, void *userdata) {
    (void)ctx, (void)userdata;
    if (notification != RKNotificationWindowDidResignKey) return;
    calls++;
    (void)!rk_view_set_hidden((RKViewRef)object, false);
}
/* Mended before the others: a window shown again from its own DidResignKey, while it goes, must not stay in the list of windows (SPEC 281, 285). */
static void a_window_shown_while_it_goes(void) {
    RKWindowRef window;
    size_t count = 0;
    begin();
    (void)make_window();
    window = make_window();
    OK(rk_window_make_key(window));
    OK(rk_context_set_notification_handler(context, show_again, NULL, NULL));
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_get_windows(context, NULL, 0, &count));
    EXPECT(calls == 1 && count == 1);
    OK(send(context, 0, 1, RKTouchPhaseBegan, 5, 5));
    end();
}

static void change_dying_view(void *userdata) {
    (void)userdata;
    calls++;
    EXPECT_STATUS(rk_view_set_transform((RKViewRef)subject, rk_transform_make_rotation(1)), RKStatusStaleHandle);
    EXPECT_STATUS(rk_object_set_userdata(subject, &calls, count_drop), RKStatusStaleHandle); /* refused, so its drop is not due */
}
/* What a drop attached to its dying view was never given back, and a second userdata was never dropped (SPEC 301). */
static void nothing_is_attached_to_what_goes(void) {
    uint64_t before;
    int i;
    begin();
    OK(rk_release(RK_OBJECT(make_view(NULL))));
    before = memory_used(context);
    for (i = 0; i < 3; i++) {
        subject = RK_OBJECT(make_view(NULL));
        OK(rk_object_set_userdata(subject, &calls, change_dying_view));
        OK(rk_release(subject));
    }
    EXPECT(calls == 3);
    EXPECT(memory_used(context) == before);
    end();
    EXPECT(calls == 3);
}

static RKViewControllerRef keeper;
static void keep_view(RKObjectRef object, void *instance, void *userdata) {
    (void)instance, (void)userdata;
    calls++;
    EXPECT_STATUS(rk_view_controller_set_view(keeper, (RKViewRef)object), RKStatusBusy);
}
/* A view that its instance_deinit gave to a controller left the controller with a link to whatever came into its place (SPEC 111). */
static void a_dying_view_is_not_retained(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef found = NULL, newcomer, holder;
    size_t count = 0;
    begin();
    desc.name = "Kept", desc.superclass = "View", desc.instance_deinit = keep_view;
    OK(rk_class_define(context, &desc, &cls));
    keeper = make_controller(NULL);
    OK(rk_release(RK_OBJECT(make_view(cls))));
    EXPECT(calls == 1);
    newcomer = make_view(NULL);
    holder = make_view(NULL);
    OK(rk_view_controller_get_view_if_loaded(keeper, &found));
    EXPECT(found == NULL);
    OK(rk_view_add_subview(holder, newcomer));
    OK(rk_release(RK_OBJECT(newcomer)));
    OK(rk_release(RK_OBJECT(keeper)));
    EXPECT(rk_object_is_alive(RK_OBJECT(newcomer)));
    OK(rk_view_get_subviews(holder, NULL, 0, &count));
    EXPECT(count == 1);
    end();
}

static RKWindowRef rooted;
static int manner;
static void keep_controller(RKObjectRef object, void *instance, void *userdata) {
    RKViewControllerRef dying = (RKViewControllerRef)object;
    (void)instance, (void)userdata;
    calls++;
    EXPECT_STATUS(manner == 0 ? rk_view_controller_add_child(keeper, dying) : manner == 1 ? rk_window_set_root_view_controller(rooted, dying) : rk_view_controller_present(keeper, dying), RKStatusBusy);
}
/* The same with a controller as child, root or presented: releasing the holder then released an unrelated controller (SPEC 282, 301). */
static void a_dying_controller_is_not_retained(void) {
    for (manner = 0; manner < 3; manner++) {
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef cls = NULL;
        RKViewControllerRef other, newcomer;
        begin();
        desc.name = "KeptController", desc.superclass = "ViewController", desc.instance_deinit = keep_controller;
        OK(rk_class_define(context, &desc, &cls));
        rooted = make_window();
        keeper = make_controller(NULL);
        other = make_controller(NULL);
        OK(rk_release(RK_OBJECT(make_controller(cls))));
        EXPECT(calls == 1);
        newcomer = make_controller(NULL);
        OK(rk_view_controller_add_child(other, newcomer));
        OK(rk_release(RK_OBJECT(newcomer)));
        OK(rk_release(manner == 1 ? RK_OBJECT(rooted) : RK_OBJECT(keeper)));
        EXPECT(rk_object_is_alive(RK_OBJECT(newcomer)));
        end();
    }
}

static void give_child(void *userdata) {
    RKViewControllerRef child = make_controller(NULL);
    (void)userdata;
    calls++;
    EXPECT_STATUS(rk_view_controller_add_child(keeper, child), RKStatusStaleHandle);
    OK(rk_release(RK_OBJECT(child)));
}
/* A child given to a controller from its own drop was never let go (SPEC 301). */
static void a_dying_controller_takes_no_children(void) {
    size_t before;
    begin();
    before = object_count(context);
    keeper = make_controller(NULL);
    OK(rk_object_set_userdata(RK_OBJECT(keeper), &calls, give_child));
    OK(rk_release(RK_OBJECT(keeper)));
    EXPECT(calls == 1 && object_count(context) == before);
    end();
}

static void release_window(RKViewRef self, RKWindowRef window, void *userdata) {
    (void)self, (void)userdata;
    if (!window) return;
    EXPECT(rk_object_is_alive(RK_OBJECT(window)));
    if (!calls++) OK(rk_release(RK_OBJECT(window)));
    EXPECT(rk_object_is_alive(RK_OBJECT(window)));
}
/* A window released in a willMoveToWindow was gone while the rest of the subtree still received willMoveToWindow (SPEC 26, 301). */
static void the_window_goes_during_the_move(void) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef cls;
    RKWindowRef window, left = NULL;
    RKViewRef parent, top, below;
    begin();
    methods.will_move_to_window = release_window;
    cls = define("Releasing", "View", NULL, &methods, NULL);
    window = make_window();
    parent = make_view(NULL), top = make_view(cls), below = make_view(cls);
    OK(rk_view_add_subview(top, below));
    OK(rk_view_add_subview(RK_VIEW(window), parent));
    OK(rk_view_add_subview(parent, top));
    EXPECT(calls == 2);
    EXPECT(!rk_object_is_alive(RK_OBJECT(window)));
    OK(rk_view_get_window(below, &left));
    EXPECT(left == NULL);
    end();
}

static bool die_and_agree(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
    (void)selector, (void)sender, (void)userdata;
    OK(rk_release(RK_OBJECT(self)));
    return true;
}
/* A responder that went while it was asked canPerformAction was still answered as the target (SPEC 133, 305). */
static void a_target_that_goes_while_asked(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKResponderRef responder = NULL, target = NULL;
    begin();
    methods.can_perform_action = die_and_agree;
    OK(rk_responder_create(context, define("Agreeing", "Responder", &methods, NULL, NULL), &responder));
    OK(rk_responder_target_for_action(responder, "x", NULL, &target));
    EXPECT(target == NULL);
    end();
}

static void release_self(RKObjectRef object, void *instance, void *userdata) {
    (void)instance, (void)userdata;
    OK(rk_release(object));
}
/* Never wrong, but close to what was: an instance_init gives the only reference back. The handle that create answers must be stale, not another object's (SPEC 301). */
static void released_while_it_is_made(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef gone = NULL, next;
    size_t before;
    begin();
    desc.name = "Brief", desc.superclass = "View", desc.instance_init = release_self;
    OK(rk_class_define(context, &desc, &cls));
    before = object_count(context);
    (void)!rk_view_create(context, cls, rect(0, 0, 1, 1), &gone);
    EXPECT(object_count(context) == before);
    next = make_view(NULL);
    EXPECT(next != gone && !rk_object_is_alive(RK_OBJECT(gone)));
    end();
}

/* The last of the 2^20 - 1 objects that one place can hold was "no handle" when it was gone, not stale: base.h, "Usual errors" (SPEC 305). */
static void the_last_object_of_a_place(void) {
    RKViewRef view = NULL;
    bool hidden = false;
    int k, wrong = 0;
    begin();
    for (k = 0; k < (1 << 20) + 2; k++) {
        wrong += rk_view_create(context, NULL, rect(0, 0, 1, 1), &view) != RKStatusOK;
        wrong += rk_release(RK_OBJECT(view)) != RKStatusOK;
        wrong += rk_view_is_hidden(view, &hidden) != RKStatusStaleHandle;
    }
    EXPECT(wrong == 0);
    end();
}

/* ---- The end of a context, memory ---- */

/* Near the memory limit the list of what was to be released could not grow: released views stayed (SPEC 301). */
static void releases_without_memory(void) {
    static RKViewRef views[1000];
    uint64_t base, extra;
    int made = 0;
    begin();
    base = memory_used(context);
    end();
    for (extra = 0; extra < 40000; extra += 112) {
        RKContextDesc desc = RK_INIT(RKContextDesc);
        size_t before;
        int count = 0, i;
        desc.memory_limit = base + extra;
        if (rk_context_create(&desc, &context) != RKStatusOK) continue;
        before = object_count(context);
        while (count < 1000 && rk_view_create(context, NULL, rect(0, 0, 1, 1), &views[count]) == RKStatusOK) count++;
        for (i = 0; i < count; i++) OK(rk_release(RK_OBJECT(views[i])));
        EXPECT(object_count(context) == before);
        made += count;
        OK(rk_context_destroy(context));
    }
    EXPECT(made > 0);
}

static bool handler_usable;
static void *release_subject(void *argument) {
    (void)argument;
    (void)rk_release(subject);
    return NULL;
}
static void drop_handler(void *userdata) {
    pthread_t thread;
    (void)userdata;
    handler_usable = false;
    EXPECT(pthread_create(&thread, NULL, release_subject, NULL) == 0);
    EXPECT(pthread_join(thread, NULL) == 0);
}
static void check_usable(RKContextRef ctx, const char *code, const char *text, void *userdata) {
    (void)ctx, (void)code, (void)text, (void)userdata;
    EXPECT(handler_usable);
}
/* A diagnostic raised at the very end of a context went to a handler whose userdata had been dropped (SPEC 121). */
static void no_diagnostics_after_the_drop(void) {
    begin();
    subject = RK_OBJECT(make_view(NULL));
    handler_usable = true;
    OK(rk_context_set_diagnostic_handler(context, check_usable, NULL, drop_handler));
    end();
    EXPECT(!handler_usable);
}

static void plan_late(void *userdata) {
    (void)userdata;
    if (rk_context_add_timer(context, 5, planned, &calls, count_drop, NULL) != RKStatusOK) calls++;
}
static void set_late(void *userdata) {
    (void)userdata;
    if (rk_context_set_notification_handler(context, show_again, &calls, count_drop) != RKStatusOK) calls++;
}
/* Timers and handlers that a drop sets while the context goes were never dropped themselves: either refused, or dropped once (SPEC 301). */
static void what_is_set_while_the_context_goes(void) {
    begin();
    OK(rk_context_set_diagnostic_handler(context, check_usable, NULL, plan_late));
    OK(rk_context_set_notification_handler(context, show_again, NULL, set_late));
    end();
    EXPECT(calls == 2);
}

int main(void) {
    windows_asked_while_they_go();
    a_window_shown_while_it_goes();
    nothing_is_attached_to_what_goes();
    a_dying_view_is_not_retained();
    a_dying_controller_is_not_retained();
    a_dying_controller_takes_no_children();
    the_window_goes_during_the_move();
    a_target_that_goes_while_asked();
    released_while_it_is_made();
    the_last_object_of_a_place();
    releases_without_memory();
    no_diagnostics_after_the_drop();
    what_is_set_while_the_context_goes();
    return check_done("regressions_ends");
}
