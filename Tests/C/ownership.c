/* References, stale handles, drops, leaks: who keeps what alive. */
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
    RKContextRef contexts[64], first = NULL;
    RKViewRef view = NULL, other = NULL;
    size_t i;
    for (i = 0; i < 64; i++) OK(rk_context_create(NULL, &contexts[i]));
    OK(rk_view_create(contexts[0], NULL, rect(0, 0, 1, 1), &view));
    OK(rk_view_create(contexts[63], NULL, rect(0, 0, 1, 1), &other));
    EXPECT_STATUS(rk_view_add_subview(view, other), RKStatusWrongContext);
    for (i = 0; i < 64; i++) OK(rk_context_destroy(contexts[i]));
    EXPECT_STATUS(rk_view_set_hidden(view, true), RKStatusStaleHandle);
    EXPECT_STATUS(rk_context_destroy(contexts[0]), RKStatusStaleHandle);
    /* New contexts take the same places; old handles stay dead. */
    for (i = 0; i < 64; i++) {
        OK(rk_context_create(NULL, &contexts[i]));
        if (!first) first = contexts[i];
    }
    EXPECT_STATUS(rk_view_set_hidden(view, true), RKStatusStaleHandle);
    EXPECT_STATUS(rk_view_set_hidden(other, true), RKStatusStaleHandle);
    for (i = 0; i < 64; i++) OK(rk_context_destroy(contexts[i]));
}

int main(void) {
    RKContextRef context;
    size_t before;
    OK(rk_context_create(NULL, &context));
    before = object_count(context);
    references(context);
    userdata_drops(context);
    generations(context);
    other_thread(context);
    EXPECT(object_count(context) == before);
    OK(rk_context_destroy(context));
    many_contexts();
    return check_done("ownership");
}
