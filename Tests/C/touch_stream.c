/* rk_context_send_touch_stream(): the deliveries and the recording of one update after the other, what ends it, and calls inside it. */
#include <math.h>

#include "recording.h"
#include "stage.h"

enum { LENGTH = 400 };

typedef struct Stream {
    double times[LENGTH];
    RKTouchSample samples[LENGTH];
    size_t count;
} Stream;

static void add(Stream *stream, double time, int64_t id, RKTouchPhase phase, double x, double y) {
    stream->times[stream->count] = time;
    stream->samples[stream->count++] = sample(id, phase, x, y);
}
static RKStatus send_stream(RKContextRef context, const Stream *stream, size_t *sent) {
    return rk_context_send_touch_stream(context, stream->times, stream->samples, stream->count, sent);
}

/* Three fingers, most of the time in one update; one lifts and comes down in one report; a view with two recognisers, timers in between. */
static void fill(Stream *stream) {
    int k;
    stream->count = 0;
    add(stream, 1, 1, RKTouchPhaseBegan, 50, 50);
    for (k = 1; k <= 30; k++) {
        add(stream, 1 + 0.01 * k, 1, RKTouchPhaseMoved, 50 + 3 * k, 50);
        if (k == 5) add(stream, 1 + 0.01 * k, 2, RKTouchPhaseBegan, 200, 60);
        if (k > 5) add(stream, 1 + 0.01 * k, 2, RKTouchPhaseMoved, 200, 60 + k);
        if (k == 7) add(stream, 1 + 0.01 * k, 3, RKTouchPhaseBegan, 10, 10);
        if (k == 8) add(stream, 1 + 0.01 * k, 3, RKTouchPhaseMoved, 20, 10);
        if (k == 10) add(stream, 1 + 0.01 * k, 3, RKTouchPhaseEnded, 20, 10);
        if (k == 9) {
            add(stream, 1 + 0.01 * k, 1, RKTouchPhaseEnded, 50 + 3 * k, 50);
            add(stream, 1 + 0.01 * k, 1, RKTouchPhaseBegan, 50 + 3 * k, 50);
        }
    }
    add(stream, 1.4, 1, RKTouchPhaseEnded, 140, 50);
    add(stream, 1.4, 2, RKTouchPhaseCancelled, 200, 90);
    for (k = 0; k < 3; k++) {
        add(stream, 2 + 0.2 * k, 1, RKTouchPhaseBegan, 260, 60);
        add(stream, 2.1 + 0.2 * k, 1, RKTouchPhaseEnded, 260, 60);
    }
}

static void log_timer(RKContextRef context, double time, void *userdata) {
    (void)context, (void)userdata;
    log_add("timer(%g)", time);
}

/* What one by one would be: the same updates, each by a call of its own. */
static void one_by_one(RKContextRef context, const Stream *stream) {
    size_t start = 0, end, k;
    while (start < stream->count) {
        bool again = false;
        for (end = start + 1; end < stream->count && stream->times[end] == stream->times[start] && !again; end += again ? 0 : 1)
            for (k = start; k < end; k++) again = again || stream->samples[k].id == stream->samples[end].id;
        OK(rk_context_send_touches(context, stream->times[start], stream->samples + start, end - start));
        start = end;
    }
}

static void equals(RKRecorderOptions options) {
    static char logs[2][sizeof check_log];
    Recording recordings[2];
    static Stream stream;
    int k;
    memset(recordings, 0, sizeof recordings);
    fill(&stream);
    for (k = 0; k < 2; k++) {
        Stage s = stage_make();
        size_t sent = 0;
        RKViewRef g = add_view(s.context, s.logger, s.view, "g", rect(150, 0, 250, 400));
        add_gesture(&s, rk_pan_create, g, "pan");
        OK(rk_tap_set_number_of_taps_required(add_gesture(&s, rk_tap_create, g, "twice"), 2));
        OK(rk_context_add_timer(s.context, 1.055, log_timer, NULL, NULL, NULL));
        OK(rk_context_add_timer(s.context, 2.15, log_timer, NULL, NULL, NULL));
        OK(recording_start(s.context, &recordings[k], options));
        if (k == 0) {
            one_by_one(s.context, &stream);
        } else {
            OK(send_stream(s.context, &stream, &sent));
            EXPECT(sent == stream.count);
        }
        OK(rk_recorder_stop(s.context));
        memcpy(logs[k], check_log, sizeof check_log);
        stage_end(&s);
    }
    EXPECT_TEXT(logs[1], logs[0]);
    EXPECT(strstr(logs[0], "v.moved{1,3}") && strstr(logs[0], "timer(1.055)") && strstr(logs[0], "act:pan(changed)") && strstr(logs[0], "act:twice(ended)") && strstr(logs[0], "v.ended{1} v.began{1}"));
    EXPECT(recordings[0].count == recordings[1].count && recordings[0].count > 1000);
    EXPECT(recordings[0].count != recordings[1].count || memcmp(recordings[0].bytes, recordings[1].bytes, recordings[0].count) == 0);
    recording_free(&recordings[0]);
    recording_free(&recordings[1]);
}

/* ---- Refusals ---- */

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), part = strlen(end);
    return length >= part && strcmp(text + length - part, end) == 0;
}
/* The update that begins with samples[AT] is refused with these words; then no finger is down. */
#define EXPECT_REFUSED(stage, stream, expected, at, words)                                                          \
    do {                                                                                                            \
        size_t refused_at = 99;                                                                                     \
        EXPECT_STATUS(send_stream((stage).context, (stream), &refused_at), expected);                               \
        EXPECT(refused_at == (at));                                                                                 \
        EXPECT(strstr(rk_last_error(), words) != NULL);                                                             \
        EXPECT(ends_with(rk_last_error(), " (the update that begins with timestamps[" #at "], samples[" #at "])")); \
        lift(&(stage));                                                                                             \
    } while (0)
static void lift(Stage *s) {
    int64_t id;
    for (id = 1; id <= 2; id++) (void)!send(s->context, 50.1, id, RKTouchPhaseEnded, 0, 0);
    log_clear();
}

static Stream three(void) { /* an update of one, of two, of one */
    Stream stream;
    stream.count = 0;
    add(&stream, 50, 1, RKTouchPhaseBegan, 50, 50);
    add(&stream, 50.1, 1, RKTouchPhaseMoved, 51, 50);
    add(&stream, 50.1, 2, RKTouchPhaseBegan, 80, 50);
    add(&stream, 50.1, 2, RKTouchPhaseEnded, 80, 50);
    return stream;
}

static void refusals(void) {
    Stage s = stage_make();
    Stream stream = three();
    size_t sent = 99;
    double *times;
    RKTouchSample *many;
    size_t k;
    /* Arguments: nothing is delivered, and `sent` stays. */
    EXPECT_STATUS(rk_context_send_touch_stream(NULL, stream.times, stream.samples, 1, &sent), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_context_send_touch_stream(s.context, NULL, stream.samples, 1, &sent), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_context_send_touch_stream(s.context, stream.times, NULL, 1, &sent), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_context_send_touch_stream(s.context, stream.times, stream.samples, SIZE_MAX, &sent), RKStatusLimitReached);
    EXPECT_STATUS(rk_context_send_touch_stream(s.context, stream.times, stream.samples, SIZE_MAX / 2 / sizeof(RKTouchSample) + 1, &sent), RKStatusLimitReached);
    EXPECT(sent == 99 && check_log[0] == 0);
    OK(rk_context_send_touch_stream(s.context, NULL, NULL, 0, NULL));
    OK(rk_context_send_touch_stream(s.context, NULL, NULL, 0, &sent));
    EXPECT(sent == 0);
    /* The first update, one in the middle, the last. */
    stream.times[0] = NAN;
    EXPECT_REFUSED(s, &stream, RKStatusInvalidArgument, 0, "timestamp (nan) is not a finite number");
    stream = three();
    stream.times[1] = INFINITY;
    EXPECT_REFUSED(s, &stream, RKStatusInvalidArgument, 1, "timestamp (inf)");
    stream = three();
    stream.samples[2].phase = RKTouchPhaseMoved;
    EXPECT_REFUSED(s, &stream, RKStatusNotFound, 1, "samples.id (2) is not down; send its began first");
    stream = three();
    stream.samples[3].phase = RKTouchPhaseBegan;
    EXPECT_REFUSED(s, &stream, RKStatusAlreadyExists, 3, "samples.id (2) is down already");
    stream = three();
    stream.samples[3].location.y = NAN;
    EXPECT_REFUSED(s, &stream, RKStatusInvalidArgument, 3, "samples.location.y (nan)");
    stream = three();
    stream.samples[1].phase = RKTouchPhaseStationary;
    EXPECT_REFUSED(s, &stream, RKStatusInvalidArgument, 1, "samples.phase (2)");
    /* Sizes. No element is looked at that a wrong one would lead to. */
    for (k = 0; k < 4; k++) {
        static const uint32_t sizes[] = {0, 8, 5000, UINT32_MAX};
        stream = three();
        stream.times[1] = stream.times[2] = stream.times[3] = stream.times[0];
        stream.samples[0].struct_size = sizes[k];
        EXPECT_REFUSED(s, &stream, RKStatusStructSize, 0, "is not a usable struct_size; initialise the struct with RK_INIT");
        stream = three();
        stream.samples[1].struct_size = sizes[k];
        EXPECT_REFUSED(s, &stream, RKStatusInvalidArgument, 1, "differs from the first element's");
        stream = three();
        stream.samples[2].struct_size = sizes[k];
        EXPECT_REFUSED(s, &stream, RKStatusInvalidArgument, 1, "differs from the first element's");
    }
    /* As many in one update as rk_context_send_touches() takes, and one more. */
    times = calloc(5001, sizeof *times);
    many = calloc(5001, sizeof *many);
    if (!times || !many) abort();
    for (k = 0; k < 5001; k++) {
        times[k] = k < 1 ? 60 : 61;
        many[k] = sample((int64_t)k + 100, RKTouchPhaseBegan, 10, 10);
    }
    EXPECT_STATUS(rk_context_send_touch_stream(s.context, times, many, 4098, &sent), RKStatusLimitReached);
    EXPECT(sent == 1 && strstr(rk_last_error(), "count (4097) is over 4096; split the update (the update that begins with timestamps[1], samples[1])"));
    OK(rk_context_send_touch_stream(s.context, times + 1, many + 1, 4096, &sent));
    EXPECT(sent == 4096);
    for (k = 0; k < 4097; k++) many[k].phase = RKTouchPhaseEnded;
    OK(rk_context_send_touch_stream(s.context, times + 1, many + 1, 4096, NULL));
    OK(send(s.context, 61, 100, RKTouchPhaseEnded, 10, 10));
    /* One finger at one time: as many updates as samples, of any number. */
    for (k = 0; k < 5001; k++) {
        times[k] = 62;
        many[k] = sample(1, k == 0 ? RKTouchPhaseBegan : k == 5000 ? RKTouchPhaseEnded : RKTouchPhaseMoved, 10 + (double)k / 50, 10);
    }
    OK(rk_context_send_touch_stream(s.context, times, many, 5001, &sent));
    EXPECT(sent == 5001);
    free(times);
    free(many);
    stage_end(&s);
}

/* Elements of another size, at any place: an older program's, and a newer one's that uses nothing new. */
static void other_sizes(void) {
    static const size_t sizes[] = {offsetof(RKTouchSample, buttons), offsetof(RKTouchSample, coalesced), sizeof(RKTouchSample) + 24};
    Stage s = stage_make();
    Stream stream = three();
    int k, shift;
    for (shift = 0; shift < 8; shift += 4)
        for (k = 0; k < 3; k++) {
            unsigned char bytes[8 + 4 * (sizeof(RKTouchSample) + 24)] = {0};
            double times[4];
            size_t n, sent = 0;
            for (n = 0; n < 4; n++) {
                stream.samples[n].struct_size = (uint32_t)sizes[k];
                memcpy(bytes + shift + n * sizes[k], &stream.samples[n], sizes[k] < sizeof(RKTouchSample) ? sizes[k] : sizeof(RKTouchSample));
                times[n] = stream.times[n] + (shift ? 10 : 0) + k;
            }
            OK(rk_context_send_touch_stream(s.context, times, (const RKTouchSample *)(const void *)(bytes + shift), 4, &sent));
            EXPECT(sent == 4);
            up(&s, times[3], 1, 0, 0);
            EXPECT_LOG("v.began{1} v.began{2} v.moved{1} v.ended{2} v.ended{1}");
        }
    stage_end(&s);
}

/* ---- Handlers that interfere ---- */

static struct Interference {
    RKContextRef context;
    RKViewRef view;
    int moves, at, levels;
    void (*act)(struct Interference *);
    RKStatus stopped;
} inside;

static void act_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    stage_moved(self, touches, count, event, userdata);
    if (++inside.moves == inside.at) inside.act(&inside);
}

static Stage interfering(void (*act)(struct Interference *), int at) {
    Stage s = stage_make();
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    methods.touches_moved = act_moved;
    desc.name = "Interfering";
    desc.superclass = "Logger";
    desc.responder_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    memset(&inside, 0, sizeof inside);
    inside.context = s.context;
    inside.act = act;
    inside.at = at;
    inside.view = add_view(s.context, cls, s.view, "i", rect(0, 0, 200, 400));
    OK(rk_view_set_multiple_touch_enabled(inside.view, true));
    log_clear();
    return s;
}

/* One finger that begins, moves `moves` times and ends. */
static Stream path(double time, int64_t id, int moves, double x) {
    Stream stream;
    int k;
    stream.count = 0;
    add(&stream, time, id, RKTouchPhaseBegan, x, 20);
    for (k = 1; k <= moves; k++) add(&stream, time + 0.1 * k, id, RKTouchPhaseMoved, x, 20 + k);
    add(&stream, time + 0.1 * k, id, RKTouchPhaseEnded, x, 20);
    return stream;
}

static void stop(struct Interference *i) {
    i->stopped = rk_context_stop_touch_stream(i->context);
    log_add("stop");
}

/* The running update is delivered to the end: fingers in two views. */
static void stopped(void) {
    Stage s = interfering(stop, 2);
    Stream stream = path(1, 1, 2, 20);
    size_t sent = 0;
    EXPECT_STATUS(rk_context_stop_touch_stream(s.context), RKStatusNotFound);
    EXPECT_STATUS(rk_context_stop_touch_stream(NULL), RKStatusInvalidArgument);
    stream.count = 0;
    add(&stream, 1, 1, RKTouchPhaseBegan, 20, 20);
    add(&stream, 1, 2, RKTouchPhaseBegan, 300, 20);
    add(&stream, 1.1, 1, RKTouchPhaseMoved, 21, 20);
    add(&stream, 1.2, 1, RKTouchPhaseMoved, 22, 20);
    add(&stream, 1.2, 2, RKTouchPhaseMoved, 301, 20);
    add(&stream, 1.2, 1, RKTouchPhaseMoved, 23, 20);
    add(&stream, 1.3, 1, RKTouchPhaseEnded, 23, 20);
    OK(send_stream(s.context, &stream, &sent));
    EXPECT(sent == 5 && inside.stopped == RKStatusOK);
    EXPECT_LOG("i.began{1} v.began{2} i.moved{1} i.moved{1} stop v.moved{2}");
    /* It is over: there is nothing to stop, and the rest can be sent. */
    EXPECT_STATUS(rk_context_stop_touch_stream(s.context), RKStatusNotFound);
    up(&s, 1.2, 2, 300, 20);
    OK(rk_context_send_touch_stream(s.context, stream.times + sent, stream.samples + sent, stream.count - sent, &sent));
    EXPECT(sent == 2);
    EXPECT_LOG("v.ended{2} i.moved{1} i.ended{1}");
    stage_end(&s);
}

static void stop_beside(struct Interference *i) {
    OK(send(i->context, 1.2, 9, RKTouchPhaseBegan, 300, 300));
    stop(i);
    OK(send(i->context, 1.2, 9, RKTouchPhaseEnded, 300, 300));
}

/* Updates that handlers send run on after it. */
static void stopped_beside(void) {
    Stage s = interfering(stop_beside, 2);
    Stream stream = path(1, 1, 4, 20);
    size_t sent = 0;
    OK(send_stream(s.context, &stream, &sent));
    EXPECT(sent == 3);
    EXPECT_LOG("i.began{1} i.moved{1} i.moved{1} v.began{9} stop v.ended{9}");
    up(&s, 2, 1, 0, 0);
    stage_end(&s);
}

static void nest(struct Interference *i) {
    Stream stream = path(1.2, 7, 2, 300);
    size_t sent = 0;
    log_add("<");
    OK(send_stream(i->context, &stream, &sent));
    EXPECT(sent == 4);
    log_add(">");
}

/* The rest of the outer update is delivered before the inner stream, the rest of the outer stream after it. */
static void nested(void) {
    Stage s = interfering(nest, 1);
    Stream stream;
    size_t sent = 0;
    stream.count = 0;
    add(&stream, 1, 1, RKTouchPhaseBegan, 20, 20);
    add(&stream, 1, 2, RKTouchPhaseBegan, 300, 20);
    add(&stream, 1.1, 1, RKTouchPhaseMoved, 21, 20);
    add(&stream, 1.1, 2, RKTouchPhaseMoved, 301, 20);
    add(&stream, 1.5, 1, RKTouchPhaseEnded, 21, 20);
    add(&stream, 1.5, 2, RKTouchPhaseEnded, 301, 20);
    OK(send_stream(s.context, &stream, &sent));
    EXPECT(sent == 6);
    EXPECT_LOG("i.began{1} v.began{2} i.moved{1} < v.moved{2} v.began{7} v.moved{7} v.moved{7} v.ended{7} > i.ended{1} v.ended{2}");
    stage_end(&s);
}

static void nest_stopped(struct Interference *i) {
    Stream stream = path(1.1, 7, 3, 30);
    size_t sent = 0;
    i->act = stop;
    i->at = 3;
    OK(send_stream(i->context, &stream, &sent));
    EXPECT(sent == 3);
}

/* The innermost one is stopped, and no other. */
static void nested_stopped(void) {
    Stage s = interfering(nest_stopped, 1);
    Stream stream = path(1, 1, 4, 20);
    size_t sent = 0;
    OK(send_stream(s.context, &stream, &sent));
    EXPECT(sent == 6);
    EXPECT_LOG("i.began{1} i.moved{1} i.began{7} i.moved{7} i.moved{7} stop !timeBackwards i.moved{1} i.moved{1} i.moved{1} i.ended{1}");
    up(&s, 9, 7, 0, 0);
    stage_end(&s);
}

static void nest_deep(struct Interference *i) {
    Stream stream = path(1.1, 100 + i->levels, 3, 30);
    RKStatus status;
    size_t sent = 0, moved = 1;
    i->at = i->moves + 1;
    i->levels++;
    status = send_stream(i->context, &stream, &sent);
    if (status == RKStatusOK) {
        EXPECT(sent == 5);
        return;
    }
    /* The innermost one is refused as a whole. */
    EXPECT_STATUS(status, RKStatusTooDeep);
    EXPECT(sent == 0 && moved == 1 && strstr(rk_last_error(), "samples[0]"));
    i->at = 0;
}

static void nested_deep(void) {
    Stage s = interfering(nest_deep, 1);
    Stream stream = path(1, 1, 1, 20);
    OK(send_stream(s.context, &stream, NULL));
    EXPECT(inside.levels == 64);
    stage_end(&s);
}

static void destroy(struct Interference *i) {
    OK(rk_view_remove_from_superview(i->view));
    OK(rk_release(RK_OBJECT(i->view)));
    EXPECT_STATUS(rk_context_destroy(i->context), RKStatusBusy);
}

/* The view ends inside its method, and the finger with it for the library; the context stays. */
static void destroyed(void) {
    Stage s = interfering(destroy, 2);
    Stream stream = path(1, 1, 4, 20);
    size_t sent = 0;
    OK(rk_retain(RK_OBJECT(inside.view)));
    OK(send_stream(s.context, &stream, &sent));
    EXPECT(sent == 6);
    EXPECT(!rk_object_is_alive(RK_OBJECT(inside.view)));
    EXPECT_LOG("i.began{1} i.moved{1} i.moved{1} i.cancelled{1}");
    stage_end(&s);
}

static void cancel(struct Interference *i) { OK(rk_context_cancel_all_touches(i->context)); }

/* The finger stays down for the host: its further samples are accepted. */
static void cancelled(void) {
    Stage s = interfering(cancel, 2);
    Stream stream = path(1, 1, 4, 20);
    size_t sent = 0;
    OK(send_stream(s.context, &stream, &sent));
    EXPECT(sent == 6);
    EXPECT_LOG("i.began{1} i.moved{1} i.moved{1} i.cancelled{1}");
    stage_end(&s);
}

/* ---- The end of a context ---- */

static int ends;
static void at_the_end(void *userdata) {
    RKContextRef context = userdata;
    Stream stream = path(9, 1, 1, 20);
    size_t sent = 99;
    ends++;
    EXPECT_STATUS(send_stream(context, &stream, &sent), RKStatusBusy);
    EXPECT(sent == 0);
    EXPECT_STATUS(rk_context_stop_touch_stream(context), RKStatusNotFound);
}

static void ending(void) {
    Stage s = stage_make();
    OK(rk_context_set_notification_handler(s.context, NULL, s.context, at_the_end));
    stage_end(&s);
    EXPECT(ends == 1);
}

int main(void) {
    equals(RKRecorderOptionsNone);
    equals(RKRecorderOptionsWithoutDecisions);
    refusals();
    other_sizes();
    stopped();
    stopped_beside();
    nested();
    nested_stopped();
    nested_deep();
    destroyed();
    cancelled();
    ending();
    return check_done("touch_stream");
}
