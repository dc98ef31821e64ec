/* The recorder (recorder.h): the file's form, when bytes leave, what goes wrong. */
#if !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L
#endif
#include "recording.h"

#include <responderkit/functions.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- A window with a view of a class of its own, and a tap on it ---- */

typedef struct Stage {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef view;
    RKGestureRecognizerRef tap;
    RKClassRef cls;
    int actions, diagnostics;
    RKStatus inside;
    bool stops;
} Stage;

static void tapped(RKGestureRecognizerRef recognizer, void *userdata) {
    Stage *stage = userdata;
    (void)recognizer;
    stage->actions++;
    OK(rk_view_set_alpha(stage->view, 0.5));
    if (!stage->stops) return;
    stage->inside = rk_recorder_stop(stage->context);
}
static bool inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    bool is_inside = false;
    OK(rk_super_point_inside(((Stage *)userdata)->cls, self, at, event, &is_inside));
    return is_inside;
}
static void diagnosed(RKContextRef context, const char *reason, const char *sentence, void *userdata) {
    (void)context;
    ((Stage *)userdata)->diagnostics++;
    EXPECT_TEXT(reason, "recorderFailed");
    EXPECT(strstr(sentence, "bytes") != NULL);
}

static void build(Stage *stage) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    memset(stage, 0, sizeof *stage);
    OK(rk_context_create(NULL, &stage->context));
    methods.point_inside = inside;
    desc.name = "Round";
    desc.superclass = "View";
    desc.view_methods = &methods;
    desc.userdata = stage;
    OK(rk_class_define(stage->context, &desc, &stage->cls));
    OK(rk_window_create(stage->context, NULL, rect(0, 0, 320, 480), &stage->window));
    stage->view = add_view(stage->context, stage->cls, RK_VIEW(stage->window), "round", rect(10, 10, 100, 100.5));
    OK(rk_tap_create(stage->context, NULL, &stage->tap));
    OK(rk_gesture_recognizer_add_action(stage->tap, tapped, stage, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(stage->view, stage->tap));
    OK(rk_context_set_diagnostic_handler(stage->context, diagnosed, stage, NULL));
}
static void tap(Stage *stage, double time) {
    OK(send(stage->context, time, 7, RKTouchPhaseBegan, 50, 50));
    OK(send(stage->context, time + 0.016, 7, RKTouchPhaseMoved, 52.5, 50));
    OK(send(stage->context, time + 0.1, 7, RKTouchPhaseEnded, 52.5, 50));
}

/* ---- The form ---- */

static void form(void) {
    Stage stage;
    Recording recording = {0};
    Reader reader;
    uint64_t size = 1, last_call = 0;
    int counts[16] = {0}, depth = 0, states = 0, sent = 0;
    size_t cut, whole = 0;
    build(&stage);
    OK(rk_recorder_get_size(stage.context, &size));
    EXPECT(size == 0);
    OK(recording_start(stage.context, &recording, RKRecorderOptionsNone));
    tap(&stage, 1);
    OK(rk_recorder_mark(stage.context, "here"));
    OK(rk_recorder_flush(stage.context));
    OK(rk_recorder_get_size(stage.context, &size));
    EXPECT(size == recording.count);
    OK(rk_recorder_stop(stage.context));
    EXPECT(recording.drops == 1 && stage.actions == 1);
    OK(rk_context_destroy(stage.context));
    EXPECT(recording.drops == 1);

    EXPECT(reader_open(&reader, recording.bytes, recording.count));
    EXPECT(reader_number(recording.bytes + 10, 2) == 0 && reader_number(recording.bytes + 12, 4) == rk_version() && reader_number(recording.bytes + 16, 4) == rk_abi_version());
    while (reader_next(&reader)) {
        if (reader.kind < 16) counts[reader.kind]++;
        if (reader.kind == RECORD_STATE) states++;
        if (reader.kind == RECORD_ENTER) depth++;
        if (reader.kind == RECORD_LEAVE) depth--;
        EXPECT(depth >= 0 && (states == 2 || depth == 0));
        if (reader.kind == RECORD_CALL) last_call = reader_call(&reader);
        if (reader.kind == RECORD_CALL && states == 2 && last_call == CALL_NUMBER(context_send_touches)) sent++;
        /* The action's call stands between its enter and leave. */
        if (reader.kind == RECORD_CALL && last_call == CALL_NUMBER(view_set_alpha)) EXPECT(depth == 1);
        if (reader.kind == RECORD_END) whole = reader.place;
    }
    EXPECT(whole == recording.count && !reader.is_damaged && depth == 0 && states == 2 && sent == 3);
    EXPECT(counts[RECORD_DECISION] > 8 && counts[RECORD_BIRTH] > 28 && counts[RECORD_ENTER] == 2 && counts[RECORD_MARK] == 1 && counts[RECORD_END] == 1 && counts[RECORD_TIME] == 3);

    /* Cut anywhere, what stands before is whole; changed anywhere, that is found. */
    for (cut = 24; cut < recording.count; cut++) {
        unsigned char was = recording.bytes[cut];
        size_t before;
        EXPECT(reader_open(&reader, recording.bytes, cut));
        while (reader_next(&reader)) {}
        EXPECT(!reader.is_damaged && reader.place <= cut);
        before = reader.place;
        recording.bytes[cut] ^= 16;
        EXPECT(reader_open(&reader, recording.bytes, recording.count));
        while (reader_next(&reader)) {}
        EXPECT(reader.place == before);
        recording.bytes[cut] = was;
    }
    recording_free(&recording);
}

/* A recogniser that fails where no trace is kept: its reason's rule is named in the trace alone. */
static void failures_without_trace(void) {
    Stage stage;
    Recording recording = {0};
    RKGestureRecognizerRef others[5];
    int k;
    build(&stage);
    OK(rk_pan_create(stage.context, NULL, &others[0]));
    OK(rk_long_press_create(stage.context, NULL, &others[1]));
    OK(rk_swipe_create(stage.context, NULL, &others[2]));
    OK(rk_pinch_create(stage.context, NULL, &others[3]));
    OK(rk_rotation_create(stage.context, NULL, &others[4]));
    for (k = 0; k < 5; k++) OK(rk_view_add_gesture_recognizer(stage.view, others[k]));
    OK(recording_start(stage.context, &recording, RKRecorderOptionsNone));
    tap(&stage, 1);
    EXPECT(stage.actions == 1);
    OK(rk_context_destroy(stage.context));
    recording_free(&recording);
}

/* The same without decisions, and how much a move takes. */
static void sizes(void) {
    Stage stage;
    Recording recording = {0};
    Reader reader;
    uint64_t before = 0, after = 0;
    int k;
    build(&stage);
    OK(recording_start(stage.context, &recording, RKRecorderOptionsWithoutDecisions));
    OK(send(stage.context, 1, 7, RKTouchPhaseBegan, 50, 50));
    OK(rk_recorder_get_size(stage.context, &before));
    for (k = 1; k <= 100; k++) OK(send(stage.context, 1 + 0.01 * k, 7, RKTouchPhaseMoved, 50 + 0.1 * k, 50 + k % 7));
    OK(rk_recorder_get_size(stage.context, &after));
    EXPECT(after - before <= 100 * 32);
    OK(send(stage.context, 3, 7, RKTouchPhaseCancelled, 50, 50));
    OK(rk_context_destroy(stage.context));
    EXPECT(recording.drops == 1);
    EXPECT(reader_open(&reader, recording.bytes, recording.count) && reader_number(recording.bytes + 10, 2) == RKRecorderOptionsWithoutDecisions);
    after = 0;
    while (reader_next(&reader)) {
        EXPECT(reader.kind != RECORD_DECISION && reader.kind != RECORD_TIME);
        if (reader.kind == RECORD_CALL && reader_call(&reader) == CALL_NUMBER(context_destroy)) after++;
    }
    EXPECT(reader.kind == RECORD_END && after == 1);
    recording_free(&recording);
}

/* ---- When bytes leave ---- */

static Recording *watched;
static size_t seen;
static void watch(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer, (void)userdata;
    seen = watched->count;
}

static void leaving(void) {
    Stage stage;
    Recording recording = {0};
    uint64_t size = 0;
    size_t before;
    build(&stage);
    OK(rk_gesture_recognizer_add_action(stage.tap, watch, NULL, NULL, NULL));
    OK(recording_start(stage.context, &recording, RKRecorderOptionsNone));
    EXPECT(recording.count > 0);
    before = recording.count;
    OK(rk_view_set_hidden(stage.view, false));
    EXPECT(recording.count == before); /* neither input nor a call out */
    OK(send(stage.context, 1, 7, RKTouchPhaseBegan, 50, 50));
    OK(rk_recorder_get_size(stage.context, &size));
    EXPECT(recording.count == size);
    watched = &recording;
    before = recording.count;
    OK(send(stage.context, 1.1, 7, RKTouchPhaseEnded, 50, 50));
    EXPECT(seen > before && seen < recording.count);
    OK(rk_context_destroy(stage.context));
    recording_free(&recording);
}

/* ---- What goes wrong ---- */

static void refusals(void) {
    Stage stage;
    Recording recording = {0};
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    char text[300];
    build(&stage);
    EXPECT_STATUS(rk_recorder_start(stage.context, NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_recorder_start(stage.context, &desc), RKStatusInvalidArgument);
    desc.writer = recording_take;
    desc.path = "/nowhere/at/all";
    desc.userdata = &recording;
    desc.drop = recording_drop;
    EXPECT_STATUS(rk_recorder_start(stage.context, &desc), RKStatusInvalidArgument);
    desc.writer = NULL;
    EXPECT_STATUS(rk_recorder_start(stage.context, &desc), RKStatusSystem);
    EXPECT(strstr(rk_last_error(), "desc.path") != NULL);
    desc.path = "/dev/full";
    EXPECT_STATUS(rk_recorder_start(stage.context, &desc), RKStatusSystem);
    desc.path = NULL;
    desc.writer = recording_take;
    desc.options = 2;
    EXPECT_STATUS(rk_recorder_start(stage.context, &desc), RKStatusInvalidArgument);
    desc.options = 0;
    desc.struct_size = 8;
    EXPECT_STATUS(rk_recorder_start(stage.context, &desc), RKStatusStructSize);
    desc.struct_size = sizeof desc;
    EXPECT_STATUS(rk_recorder_start(NULL, &desc), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_recorder_stop(stage.context), RKStatusNotFound);
    EXPECT_STATUS(rk_recorder_flush(stage.context), RKStatusNotFound);
    EXPECT_STATUS(rk_recorder_get_size(stage.context, NULL), RKStatusInvalidArgument);
    OK(rk_recorder_mark(stage.context, "not recorded"));
    EXPECT(recording.drops == 0 && recording.writes == 0);

    OK(rk_recorder_start(stage.context, &desc));
    EXPECT_STATUS(rk_recorder_start(stage.context, &desc), RKStatusAlreadyExists);
    memset(text, 'x', sizeof text);
    text[256] = 0;
    EXPECT_STATUS(rk_recorder_mark(stage.context, text), RKStatusLimitReached);
    text[255] = 0;
    OK(rk_recorder_mark(stage.context, text));
    EXPECT_STATUS(rk_recorder_mark(stage.context, ""), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_recorder_mark(stage.context, NULL), RKStatusInvalidArgument);
    stage.stops = true;
    tap(&stage, 1);
    EXPECT(stage.inside == RKStatusBusy);
    OK(rk_recorder_stop(stage.context));
    EXPECT(recording.drops == 1);
    EXPECT_STATUS(rk_recorder_stop(stage.context), RKStatusNotFound);
    /* A tap that the next touch may continue; then a touch that is down. */
    EXPECT_STATUS(rk_recorder_start(stage.context, &desc), RKStatusBusy);
    OK(rk_context_advance(stage.context, 9));
    OK(rk_recorder_start(stage.context, &desc));
    OK(rk_recorder_stop(stage.context));
    OK(send(stage.context, 10, 7, RKTouchPhaseBegan, 50, 50));
    EXPECT_STATUS(rk_recorder_start(stage.context, &desc), RKStatusBusy);
    EXPECT(strstr(rk_last_error(), "touch") != NULL);
    EXPECT(recording.drops == 2 && stage.diagnostics == 0);
    OK(rk_context_destroy(stage.context));
    recording_free(&recording);
}

/* The writer takes no more: what is in progress continues, and the host gets one report. */
static void full(void) {
    Stage stage;
    Recording recording = {0};
    build(&stage);
    recording.most = 10;
    EXPECT_STATUS(recording_start(stage.context, &recording, 0), RKStatusSystem);
    EXPECT(recording.drops == 0 && stage.diagnostics == 0);
    EXPECT_STATUS(rk_recorder_stop(stage.context), RKStatusNotFound);
    recording.most = 0;
    OK(recording_start(stage.context, &recording, 0));
    recording.most = recording.count;
    tap(&stage, 1);
    EXPECT(stage.actions == 1 && stage.diagnostics == 1 && recording.drops == 1);
    tap(&stage, 3);
    EXPECT(stage.actions == 2 && stage.diagnostics == 1);
    EXPECT_STATUS(rk_recorder_flush(stage.context), RKStatusSystem);
    EXPECT_STATUS(rk_recorder_stop(stage.context), RKStatusSystem);
    EXPECT_STATUS(rk_recorder_stop(stage.context), RKStatusNotFound);
    OK(rk_context_advance(stage.context, 9));
    recording.most = 0;
    OK(recording_start(stage.context, &recording, 0));
    OK(rk_recorder_stop(stage.context));
    EXPECT(recording.drops == 2);
    OK(rk_context_destroy(stage.context));
    recording_free(&recording);
}

/* ---- A file ---- */

static void file(void) {
    Stage stage;
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    struct stat status;
    char path[] = "/tmp/recorder.XXXXXX";
    unsigned char bytes[4096];
    Reader reader;
    size_t count = 0;
    FILE *in;
    int fd = mkstemp(path);
    EXPECT(fd >= 0);
    EXPECT(write(fd, bytes, sizeof bytes) == (ssize_t)sizeof bytes);
    EXPECT(close(fd) == 0);
    build(&stage);
    desc.path = path;
    OK(rk_recorder_start(stage.context, &desc));
    tap(&stage, 1);
    OK(rk_recorder_stop(stage.context));
    OK(rk_context_destroy(stage.context));
    in = fopen(path, "rb");
    EXPECT(in != NULL);
    if (in) count = fread(bytes, 1, sizeof bytes, in), fclose(in);
    EXPECT(count > 24 && count < sizeof bytes && reader_open(&reader, bytes, count));
    while (reader_next(&reader)) {}
    EXPECT(reader.place == count && reader.kind == RECORD_END);
    EXPECT(unlink(path) == 0);
    /* Made if it is not there, for its owner. */
    build(&stage);
    OK(rk_recorder_start(stage.context, &desc));
    OK(rk_recorder_stop(stage.context));
    OK(rk_context_destroy(stage.context));
    EXPECT(stat(path, &status) == 0 && (status.st_mode & 0777) == 0600);
    EXPECT(unlink(path) == 0);
}

/* ---- Other threads: what they post is written down before the drain that takes it, what they release before the call that carries it out ---- */

static RKViewRef extra;
static void *from_elsewhere(void *userdata) {
    Stage *stage = userdata;
    RKTouchSample s = sample(9, RKTouchPhaseBegan, 300, 300);
    if (rk_context_post_touches(stage->context, 1, &s, 1) != RKStatusOK || rk_release(RK_OBJECT(extra)) != RKStatusOK) abort();
    return NULL;
}

static void threads(void) {
    Stage stage;
    Recording recording = {0};
    Reader reader;
    pthread_t thread;
    uint64_t calls[8] = {0};
    int count = 0, states = 0;
    build(&stage);
    OK(rk_view_create(stage.context, NULL, rect(0, 0, 1, 1), &extra));
    OK(recording_start(stage.context, &recording, 0));
    EXPECT(pthread_create(&thread, NULL, from_elsewhere, &stage) == 0 && pthread_join(thread, NULL) == 0);
    OK(rk_context_post_cancel_all_touches(stage.context));
    OK(rk_context_drain(stage.context, NULL));
    OK(rk_recorder_stop(stage.context));
    EXPECT(reader_open(&reader, recording.bytes, recording.count));
    while (reader_next(&reader)) {
        if (reader.kind == RECORD_STATE) states++;
        if (reader.kind == RECORD_CALL && states == 2 && count < 8) calls[count++] = reader_call(&reader);
    }
    EXPECT(count >= 4 && calls[0] == CALL_NUMBER(context_post_touches) && calls[1] == CALL_NUMBER(context_post_cancel_all_touches) && calls[2] == CALL_NUMBER(release) && calls[3] == CALL_NUMBER(context_drain));
    OK(rk_context_destroy(stage.context));
    recording_free(&recording);
}

/* What waits in the queue stands in the state, also when another recording has it already. */
static void waiting(void) {
    Stage stage;
    Recording recording = {0};
    Reader reader;
    int round, found;
    build(&stage);
    OK(rk_context_post_cancel_all_touches(stage.context));
    for (round = 0; round < 2; round++) {
        recording.count = 0;
        OK(recording_start(stage.context, &recording, 0));
        OK(rk_recorder_stop(stage.context));
        EXPECT(reader_open(&reader, recording.bytes, recording.count));
        for (found = 0; reader_next(&reader);)
            if (reader.kind == RECORD_CALL && reader_call(&reader) == CALL_NUMBER(context_post_cancel_all_touches)) found++;
        EXPECT(found == 1);
    }
    OK(rk_context_destroy(stage.context));
    recording_free(&recording);
}

/* A writer must not call the library. One that does neither ends what is being written nor writes again. */
static bool meddle(const void *bytes, size_t count, void *userdata) {
    RKContextRef context = userdata;
    (void)bytes, (void)count;
    if (rk_recorder_flush(context) != RKStatusOK) return true;
    EXPECT_STATUS(rk_recorder_stop(context), RKStatusBusy);
    EXPECT_STATUS(rk_context_destroy(context), RKStatusBusy);
    return true;
}

static void meddling(void) {
    Stage stage;
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    build(&stage);
    desc.writer = meddle;
    desc.userdata = stage.context;
    OK(rk_recorder_start(stage.context, &desc));
    OK(rk_context_advance(stage.context, 100));
    OK(rk_recorder_stop(stage.context));
    OK(rk_context_destroy(stage.context));
}

int main(void) {
    form();
    meddling();
    failures_without_trace();
    sizes();
    leaving();
    refusals();
    full();
    file();
    threads();
    waiting();
    return check_done("recorder");
}
