/* References, stale handles, drops, leaks: what keeps what alive. */
#include <poll.h>
#include <pthread.h>

#include "check.h"

static int dropped;
static void drop(void *userdata) { dropped += *(int *)userdata; }

static void references(RKContextRef context) {
    RKViewRef parent, child, found = NULL;
    size_t before = object_count(context), length = 0;
    OK(rk_view_create(context, NULL, rect(0, 0, 10, 10), &parent));
    OK(rk_view_create(context, NULL, rect(0, 0, 10, 10), &child));
    EXPECT(object_count(context) == before + 2);
    OK(rk_view_add_subview(parent, child));
    OK(rk_release(RK_OBJECT(child)));
    EXPECT(rk_object_is_alive(RK_OBJECT(child))); /* the superview keeps it */
    EXPECT_STATUS(rk_release(RK_OBJECT(child)), RKStatusNotOwned);
    OK(rk_retain(RK_OBJECT(child)));
    OK(rk_release(RK_OBJECT(parent)));
    EXPECT(!rk_object_is_alive(RK_OBJECT(parent)));
    EXPECT_STATUS(rk_view_get_subviews(parent, NULL, 0, &length), RKStatusStaleHandle);
    EXPECT(strstr(rk_last_error(), "view") != NULL);
    OK(rk_view_get_superview(child, &found));
    EXPECT(found == NULL); /* weak, and cleared */
    OK(rk_release(RK_OBJECT(child)));
    EXPECT_STATUS(rk_release(RK_OBJECT(child)), RKStatusStaleHandle);
    EXPECT_STATUS(rk_retain(RK_OBJECT(child)), RKStatusStaleHandle);
    EXPECT(object_count(context) == before);
    OK(rk_release(NULL));
    EXPECT_STATUS(rk_retain((RKObjectRef)context), RKStatusWrongKind);
    EXPECT_STATUS(rk_release((RKObjectRef)context), RKStatusWrongKind);
}

static void userdata_drops(RKContextRef context) {
    int one = 1, ten = 10, hundred = 100;
    RKViewRef view;
    void *read = &read;
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &view));
    OK(rk_object_get_userdata(RK_OBJECT(view), &read));
    EXPECT(read == NULL);
    OK(rk_object_set_userdata(RK_OBJECT(view), &one, drop));
    OK(rk_object_set_userdata(RK_OBJECT(view), &ten, drop));
    EXPECT(dropped == 1);
    OK(rk_object_get_userdata(RK_OBJECT(view), &read));
    EXPECT(read == &ten);
    OK(rk_release(RK_OBJECT(view)));
    EXPECT(dropped == 11);
    OK(rk_context_set_diagnostic_handler(context, NULL, &hundred, drop));
    OK(rk_context_set_diagnostic_handler(context, NULL, NULL, NULL));
    EXPECT(dropped == 111);
}

/* A handle is never mistaken for a later object in the same place. */
static void generations(RKContextRef context) {
    RKViewRef first = NULL, last = NULL;
    int i;
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &first));
    OK(rk_release(RK_OBJECT(first)));
    for (i = 0; i < 5000; i++) {
        OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &last));
        EXPECT(last != first);
        OK(rk_release(RK_OBJECT(last)));
    }
    EXPECT_STATUS(rk_view_set_hidden(first, true), RKStatusStaleHandle);
}

static void *release_elsewhere(void *object) {
    RKStatus status = rk_release((RKObjectRef)object);
    return status == RKStatusOK ? object : NULL;
}

/* A finalizer's thread may release; the object goes when the context's thread comes by. */
static void other_thread(RKContextRef context) {
    RKViewRef view;
    pthread_t thread;
    void *answer = NULL;
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &view));
    EXPECT(pthread_create(&thread, NULL, release_elsewhere, view) == 0);
    EXPECT(pthread_join(thread, &answer) == 0);
    EXPECT(answer == view);
    EXPECT(rk_object_is_alive(RK_OBJECT(view)));
    OK(rk_context_drain(context, NULL));
    EXPECT(!rk_object_is_alive(RK_OBJECT(view)));
}

static void many_contexts(void) {
    enum { COUNT = IS_WIDE ? 64 : MOST_CONTEXTS };
    RKContextRef contexts[COUNT], first = NULL;
    RKViewRef view = NULL, other = NULL;
    size_t i;
    for (i = 0; i < COUNT; i++) OK(rk_context_create(NULL, &contexts[i]));
    OK(rk_view_create(contexts[0], NULL, rect(0, 0, 1, 1), &view));
    OK(rk_view_create(contexts[COUNT - 1], NULL, rect(0, 0, 1, 1), &other));
    EXPECT_STATUS(rk_view_add_subview(view, other), RKStatusWrongContext);
    for (i = 0; i < COUNT; i++) OK(rk_context_destroy(contexts[i]));
    EXPECT_STATUS(rk_view_set_hidden(view, true), RKStatusStaleHandle);
    EXPECT_STATUS(rk_context_destroy(contexts[0]), RKStatusStaleHandle);
    /* New contexts take the same places; old handles stay dead. */
    for (i = 0; i < COUNT; i++) {
        OK(rk_context_create(NULL, &contexts[i]));
        if (!first) first = contexts[i];
    }
    EXPECT_STATUS(rk_view_set_hidden(view, true), RKStatusStaleHandle);
    EXPECT_STATUS(rk_view_set_hidden(other, true), RKStatusStaleHandle);
    for (i = 0; i < COUNT; i++) OK(rk_context_destroy(contexts[i]));
}

/* SPEC 303, 304: the last methods of an object run before its instance_deinit, which finds its memory unused from then on. */
static char last_words[64];
static void say(const char *word) { strncat(last_words, word, sizeof last_words - strlen(last_words) - 1); }
static void resigns(RKWindowRef self, void *userdata) { (void)self, (void)userdata, say("resign "); }
static void ends(RKObjectRef object, void *instance, void *userdata) {
    double level = -1;
    (void)instance, (void)userdata;
    OK(rk_window_get_level(RK_WINDOW(object), &level)); /* the handle is still good */
    EXPECT(level == 3);
    EXPECT_STATUS(rk_view_add_subview(RK_VIEW(object), RK_VIEW(object)), RKStatusBusy);
    say("deinit ");
}

static void last_methods(RKContextRef context) {
    RKWindowMethods methods = RK_INIT(RKWindowMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKWindowRef window;
    methods.resign_key_window = resigns;
    desc.name = "LastWords";
    desc.superclass = "Window";
    desc.window_methods = &methods;
    desc.instance_deinit = ends;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_window_create(context, cls, rect(0, 0, 10, 10), &window));
    OK(rk_window_set_level(window, 3));
    OK(rk_window_make_key(window));
    OK(rk_release(RK_OBJECT(window)));
    EXPECT(strcmp(last_words, "resign deinit ") == 0);
}

/* SPEC 308: two controllers that held each other would never end. */
static void controllers_in_a_ring(RKContextRef context) {
    RKViewControllerRef a, b, c;
    size_t before = object_count(context);
    OK(rk_view_controller_create(context, NULL, &a));
    OK(rk_view_controller_create(context, NULL, &b));
    OK(rk_view_controller_create(context, NULL, &c));
    OK(rk_view_controller_add_child(a, b));
    OK(rk_view_controller_present(b, c));
    EXPECT_STATUS(rk_view_controller_add_child(c, a), RKStatusCycle);
    EXPECT_STATUS(rk_view_controller_present(c, a), RKStatusCycle);
    EXPECT_STATUS(rk_view_controller_present(b, b), RKStatusCycle);
    EXPECT_STATUS(rk_view_controller_add_child(b, b), RKStatusCycle);
    OK(rk_release(RK_OBJECT(c)));
    OK(rk_release(RK_OBJECT(b)));
    OK(rk_release(RK_OBJECT(a)));
    EXPECT(object_count(context) == before);
}

/* SPEC 294: a wake-up counts even before the host has asked for the descriptor. */
static void early_wake_up(void) {
    RKContextRef context;
    struct pollfd wanted;
    OK(rk_context_create(NULL, &context));
    OK(rk_run_loop_wake_up(context));
    OK(rk_run_loop_get_fd(context, &wanted.fd));
    wanted.events = POLLIN;
    EXPECT(poll(&wanted, 1, 0) == 1);
    OK(rk_run_loop_run_once(context, 0, NULL));
    EXPECT(poll(&wanted, 1, 0) == 0);
    OK(rk_context_destroy(context));
}

int main(void) {
    RKContextRef context;
    size_t before;
    OK(rk_context_create(NULL, &context));
    last_methods(context);
    before = object_count(context);
    references(context);
    userdata_drops(context);
    controllers_in_a_ring(context);
    generations(context);
    other_thread(context);
    EXPECT(object_count(context) == before);
    OK(rk_context_destroy(context));
    many_contexts();
    early_wake_up();
    return check_done("ownership");
}
