/* What a recording has of a call: once, if it was taken on, whole, with what it calls; and what other threads, which never wait, have asked for. */
#include "recording.h"

#include <pthread.h>
#include <responderkit/functions.h>
#include <stddef.h>

static RKContextRef context;
static Recording recording;

static RKViewRef begin(void) {
    RKViewRef view = NULL;
    OK(rk_context_create(NULL, &context));
    OK(rk_view_create(context, NULL, rect(0, 0, 100, 100), &view));
    OK(recording_start(context, &recording, RKRecorderOptionsNone));
    return view;
}
static void end(void) {
    OK(rk_context_destroy(context));
    EXPECT(recording.drops == 1);
    recording_free(&recording);
}

/* How many calls of a function stand behind the state; `last` is the last of them. */
static int calls_of(uint64_t number, Reader *last) {
    Reader reader;
    int count = 0, states = 0;
    EXPECT(reader_open(&reader, recording.bytes, recording.count));
    while (reader_next(&reader)) {
        if (reader.kind == RECORD_STATE) states++;
        if (states < 2 || reader.kind != RECORD_CALL || reader_call(&reader) != number) continue;
        count++;
        if (last) *last = reader;
    }
    EXPECT(!reader.is_damaged && reader.place == recording.count);
    return count;
}

static void handled(void *result, void *const *arguments, void *userdata) { (void)result, (void)arguments, (void)userdata; }

static void once(void) {
    RKViewRef view = begin(), hits[4];
    RKClosureRef closure = NULL;
    Reader call = {0};
    char encoding[1024] = "";
    int k;
    OK(rk_hit_map(view, rect(0, 0, 100, 100), 2, 2, hits));
    EXPECT_STATUS(rk_hit_map(view, rect(0, 0, 100, 100), SIZE_MAX / 2, 1, hits), RKStatusLimitReached);
    EXPECT_STATUS(rk_closure_create(context, "v", handled, NULL, NULL, NULL), RKStatusInvalidArgument);
    for (k = 0; k < 17; k++) strcat(encoding, "{RKRect={RKPoint=dd}{RKSize=dd}}");
    OK(rk_closure_create(context, encoding, handled, NULL, NULL, &closure));
    OK(rk_recorder_flush(context));
    EXPECT(calls_of(CALL_NUMBER(hit_map), NULL) == 1);
    EXPECT(calls_of(CALL_NUMBER(closure_create), &call) == 1 && call.length > strlen(encoding));
    end();
}

/* ---- Actions that the host adds to a class of the library's own ---- */

static void fade(RKObjectRef receiver, void *userdata) {
    (void)userdata;
    OK(rk_view_set_alpha((RKViewRef)receiver, 0.5));
}

static void actions_of_built_in_classes(void) {
    RKViewRef view = begin();
    RKClassRef cls = NULL;
    RKTypedActionDesc action = RK_INIT(RKTypedActionDesc);
    RKApplicationRef application = NULL;
    Reader reader;
    bool sent = false;
    int depth = 0, inside = 0, outside = 0;
    OK(rk_class_find(context, "View", &cls));
    action.selector = "fade";
    action.encoding = "v";
    action.function = (void (*)(void))fade;
    OK(rk_class_add_action(cls, &action));
    OK(rk_invoke(RK_OBJECT(view), "fade", "v", NULL, NULL));
    OK(rk_context_get_application(context, &application));
    OK(rk_application_send_action(application, "fade", RK_OBJECT(view), NULL, NULL, &sent));
    OK(rk_recorder_flush(context));
    EXPECT(sent && reader_open(&reader, recording.bytes, recording.count));
    while (reader_next(&reader)) {
        depth += reader.kind == RECORD_ENTER ? 1 : reader.kind == RECORD_LEAVE ? -1 : 0;
        if (reader.kind == RECORD_CALL && reader_call(&reader) == CALL_NUMBER(view_set_alpha)) *(depth == 1 ? &inside : &outside) += 1;
    }
    EXPECT(depth == 0 && inside == 2 && outside == 0);
    end();
}

/* ---- Other threads ---- */

enum { POSTS = 20000 };
static int asked;
static void *ask(void *userdata) {
    size_t waiting = 0;
    (void)userdata;
    if (rk_context_get_queue_count(context, &waiting) == RKStatusOK) asked++;
    return NULL;
}
/* A writer may wait for another thread, which may wait for the context: neither has the context's lock. (Else this ends never.) */
static bool take_and_ask(const void *bytes, size_t count, void *userdata) {
    pthread_t thread;
    EXPECT(pthread_create(&thread, NULL, ask, NULL) == 0 && pthread_join(thread, NULL) == 0);
    return recording_take(bytes, count, userdata);
}

static void many_posts(void) {
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    RKTouchSample sample = RK_INIT(RKTouchSample);
    size_t waiting = 0, before;
    int k;
    OK(rk_context_create(NULL, &context));
    desc.writer = take_and_ask;
    desc.userdata = &recording;
    desc.drop = recording_drop;
    OK(rk_recorder_start(context, &desc));
    before = recording.count;
    sample.phase = RKTouchPhaseMoved;
    for (k = 0; k < POSTS; k++) {
        sample.location.x = 0.1 * k;
        OK(rk_context_post_touches(context, 0.001 * k, &sample, 1));
    }
    EXPECT(recording.count > before + POSTS && asked > 2); /* they have not waited for the drain */
    for (k = 0; k < 3; k++) OK(rk_context_drain(context, NULL)); /* at most drainBudget at a time */
    OK(rk_context_get_queue_count(context, &waiting));
    EXPECT(waiting == 0 && asked == recording.writes);
    EXPECT(calls_of(CALL_NUMBER(context_post_touches), NULL) == POSTS);
    end();
}

static RKViewRef released;
static int dropped;
static void posted(RKContextRef of, void *userdata) { (void)of, (void)userdata; }
/* No recorder begins while its context ends. */
static void drop(void *userdata) {
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    RKStatus status;
    (void)userdata;
    dropped++;
    desc.writer = recording_take;
    desc.userdata = &recording;
    desc.drop = recording_drop;
    status = rk_recorder_start(context, &desc);
    EXPECT(status == RKStatusBusy || status == RKStatusAlreadyExists || status == RKStatusStaleHandle);
}
static void *post_and_release(void *userdata) {
    (void)userdata;
    if (rk_context_post_call(context, posted, NULL, drop) != RKStatusOK || rk_release(RK_OBJECT(released)) != RKStatusOK) abort();
    return NULL;
}
static bool posts_late;
/* What comes while the context ends is not on record: neither the post nor its drop. */
static void drop_and_post(void *userdata) {
    pthread_t thread;
    (void)userdata;
    dropped++;
    if (!posts_late) return;
    posts_late = false;
    EXPECT(pthread_create(&thread, NULL, post_and_release, NULL) == 0 && pthread_join(thread, NULL) == 0);
}

/* What has not been drained when the context ends stands before its end, and its drops behind. */
static void undrained(bool late) {
    pthread_t thread;
    Reader reader;
    int ends = 0, releases = 0, posts = 0, enters = 0, leaves = 0;
    (void)begin();
    dropped = 0;
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &released));
    OK(rk_retain(RK_OBJECT(released)));
    EXPECT(pthread_create(&thread, NULL, post_and_release, NULL) == 0 && pthread_join(thread, NULL) == 0);
    OK(rk_context_post_call(context, posted, NULL, drop_and_post));
    posts_late = late;
    OK(rk_context_destroy(context));
    EXPECT(dropped == (late ? 3 : 2) && recording.drops == 1);
    EXPECT(reader_open(&reader, recording.bytes, recording.count));
    while (reader_next(&reader)) {
        uint64_t call = reader.kind == RECORD_CALL ? reader_call(&reader) : 0;
        ends += call == CALL_NUMBER(context_destroy);
        releases += call == CALL_NUMBER(release);
        posts += call == CALL_NUMBER(context_post_call);
        if (ends && call) EXPECT(call == CALL_NUMBER(context_destroy));
        if (ends) enters += reader.kind == RECORD_ENTER, leaves += reader.kind == RECORD_LEAVE;
    }
    EXPECT(ends == 1 && releases == 1 && posts == 2 && enters == 2 && leaves == 2 && reader.kind == RECORD_END);
    recording_free(&recording);
}

/* The same of a context that is not recorded. */
static void unrecorded(void) {
    OK(rk_context_create(NULL, &context));
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &released));
    dropped = 0;
    (void)post_and_release(NULL);
    OK(rk_context_destroy(context));
    EXPECT(dropped == 1 && recording.drops == 0 && recording.count == 0);
}

int main(void) {
    once();
    actions_of_built_in_classes();
    many_posts();
    undrained(false);
    undrained(true);
    unrecorded();
    return check_done("recorder_calls");
}
