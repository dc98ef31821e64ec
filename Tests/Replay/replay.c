// SPDX-License-Identifier: MIT
/* Replays in C.
 *
 *   replay same FILE...     plays each file from its path and from memory, in steps and at once: all are the same
 *   replay parts FILE       one whose last decisions differ: where, and both sentences
 *   replay what-if FILE     a tap is recorded: with a hit-test that is made twice the two part, and the first decision that differs is named
 *   replay cut FILE         the file, cut off at every byte: a status each time, and what stands before the cut is the same
 *   replay survives FILE... damaged and made-up files: a status and a sentence each, never a crash
 *   replay rows FILE...     touches and decisions as rows, taken at once and call by call: as many as there are, in their order
 *   replay arguments FILE   wrong arguments, and what is between two steps
 */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <responderkit/responderkit.h>
#include <responderkit/replay.h>

#define CHECK(condition) \
    ((condition) ? (void)0 : (printf("replay.c:%d: %s: %s (%s)\n", __LINE__, #condition, current, rk_replay_last_error()), exit(1)))

static const char *current = "";

typedef struct Content {
    unsigned char *bytes;
    size_t count;
} Content;

static Content content(const char *path) {
    Content read = {NULL, 0};
    FILE *file = fopen(path, "rb");
    CHECK(file);
    fseek(file, 0, SEEK_END);
    read.count = (size_t)ftell(file);
    rewind(file);
    read.bytes = malloc(read.count + 1);
    CHECK(read.bytes && fread(read.bytes, 1, read.count, file) == read.count);
    fclose(file);
    return read;
}

static RKReplayInfo info(RKReplayRef replay) {
    RKReplayInfo read = RK_INIT(RKReplayInfo);
    CHECK(rk_replay_get_info(replay, &read) == RKStatusOK);
    return read;
}

static RKStatus open_bytes(const void *bytes, size_t count, RKReplayRef *out) {
    RKReplayDesc desc = RK_INIT(RKReplayDesc);
    desc.bytes = bytes;
    desc.count = count;
    return rk_replay_open(&desc, out);
}

static RKReplayRef opened(const char *path) {
    RKReplayDesc desc = RK_INIT(RKReplayDesc);
    RKReplayRef replay = NULL;
    desc.path = path;
    desc.trace_capacity = 4096;
    CHECK(rk_replay_open(&desc, &replay) == RKStatusOK);
    return replay;
}

static void same(const char *path) {
    /* From the file, at once. */
    RKReplayRef replay = opened(path);
    CHECK(rk_replay_run(replay, NULL, NULL) == RKStatusNotFound);
    RKReplayInfo all = info(replay);
    CHECK(all.state == RKReplayStateSame && all.version == rk_version());
    CHECK(rk_replay_close(replay) == RKStatusOK);
    /* From memory, in steps: each has the decisions that the trace has more. */
    Content read = content(path);
    CHECK(all.position == read.count);
    CHECK(open_bytes(read.bytes, read.count, &replay) == RKStatusOK);
    RKReplayStep step = RK_INIT(RKReplayStep);
    uint64_t decisions = 0, callbacks = 0, offset = 0;
    RKStatus status;
    while ((status = rk_replay_step(replay, &step)) == RKStatusOK) {
        CHECK(step.struct_size == sizeof step && step.function && !strncmp(step.function, "rk_", 3) && step.offset > offset);
        offset = step.offset;
        decisions += step.decisions;
        callbacks += step.callbacks;
    }
    RKReplayInfo end = info(replay);
    CHECK(status == RKStatusNotFound && end.state == RKReplayStateSame && decisions == all.decisions && callbacks == all.callbacks);
    CHECK(end.calls == all.calls && end.position == read.count);
    CHECK(rk_replay_close(replay) == RKStatusOK);
    free(read.bytes);
}

static void parts(const char *path) {
    RKReplayRef replay = opened(path);
    char recorded[512], now[512];
    size_t length = 0;
    CHECK(rk_replay_run(replay, NULL, NULL) == RKStatusNotFound && strlen(rk_replay_last_error()) > 0);
    RKReplayInfo read = info(replay);
    CHECK(read.state == RKReplayStateParted && read.parted_decision == read.decisions + 1 && read.parted_call > 0);
    CHECK(rk_replay_copy_text(replay, RKReplayTextRecorded, recorded, sizeof recorded, &length) == RKStatusOK && length == strlen(recorded) && length > 0);
    CHECK(rk_replay_copy_text(replay, RKReplayTextNow, now, sizeof now, NULL) == RKStatusOK && strlen(now) > 0 && strcmp(recorded, now));
    CHECK(rk_replay_copy_text(replay, RKReplayTextNow, now, 3, &length) == RKStatusBufferTooSmall && length > 3);
    CHECK(rk_replay_step(replay, NULL) == RKStatusNotFound);
    CHECK(rk_replay_close(replay) == RKStatusOK);
}

static void what_if(const char *path) {
    RKReplaySetting setting = {RKConfigHitTestPasses, 0, 2};
    RKReplayDesc desc = RK_INIT(RKReplayDesc);
    RKReplayRef replay = NULL;
    RKContextRef context = NULL;
    double value = 0;
    desc.path = path;
    desc.settings = &setting;
    desc.settings_count = 1;
    CHECK(rk_replay_open(&desc, &replay) == RKStatusOK);
    CHECK(rk_replay_get_context(replay, &context) == RKStatusOK);
    CHECK(rk_context_get_config(context, RKConfigHitTestPasses, &value) == RKStatusOK && value == 2);
    CHECK(rk_replay_run(replay, NULL, NULL) == RKStatusNotFound && info(replay).state == RKReplayStateParted);
    CHECK(rk_replay_close(replay) == RKStatusOK);
    /* What it was recorded with changes nothing. */
    setting.value = 1;
    CHECK(rk_replay_open(&desc, &replay) == RKStatusOK);
    CHECK(rk_replay_run(replay, NULL, NULL) == RKStatusNotFound && info(replay).state == RKReplayStateSame);
    CHECK(rk_replay_close(replay) == RKStatusOK);
    setting.value = NAN;
    replay = NULL;
    CHECK(rk_replay_open(&desc, &replay) == RKStatusInvalidArgument && !replay && strlen(rk_replay_last_error()) > 0);
}

static void cut(const char *path) {
    Content read = content(path);
    size_t played = 0;
    for (size_t count = 0; count < read.count; count++) {
        /* Of its own size, so that a byte that is read behind it is found. */
        unsigned char *bytes = malloc(count ? count : 1);
        RKReplayRef replay = NULL;
        memcpy(bytes, read.bytes, count);
        RKStatus status = open_bytes(bytes, count, &replay);
        if (status == RKStatusOK) {
            CHECK(rk_replay_run(replay, NULL, NULL) == RKStatusNotFound);
            CHECK(info(replay).state == RKReplayStateCut && info(replay).position <= count);
            CHECK(rk_replay_close(replay) == RKStatusOK);
            played++;
        } else {
            CHECK(status == RKStatusInvalidArgument && !replay && strlen(rk_replay_last_error()) > 10);
        }
        free(bytes);
    }
    CHECK(played > 100);
    free(read.bytes);
}

static void survives(const char *path) {
    RKReplayDesc desc = RK_INIT(RKReplayDesc);
    RKReplayRef replay = NULL;
    desc.path = path;
    RKStatus status = rk_replay_open(&desc, &replay);
    if (status != RKStatusOK) {
        CHECK(!replay && strlen(rk_replay_last_error()) > 10);
        return;
    }
    status = rk_replay_run(replay, NULL, NULL);
    CHECK(status != RKStatusOK && strlen(rk_replay_last_error()) > 10);
    CHECK((info(replay).state == RKReplayStateFailed) == (status != RKStatusNotFound) && info(replay).state != RKReplayStatePlaying);
    /* It stays so. */
    CHECK(rk_replay_step(replay, NULL) == status);
    CHECK(rk_replay_close(replay) == RKStatusOK);
}

static void *elsewhere(void *replay) {
    CHECK(rk_replay_step(replay, NULL) == RKStatusWrongThread);
    CHECK(rk_replay_close(replay) == RKStatusWrongThread);
    return NULL;
}

static void arguments(const char *path) {
    RKReplayDesc desc = RK_INIT(RKReplayDesc), larger = desc;
    RKReplayRef replay = NULL;
    RKObjectRef object = NULL;
    CHECK(rk_replay_open(NULL, &replay) == RKStatusInvalidArgument && rk_replay_open(&desc, &replay) == RKStatusInvalidArgument);
    desc.path = "/no/such/file";
    CHECK(rk_replay_open(&desc, NULL) == RKStatusInvalidArgument && rk_replay_open(&desc, &replay) == RKStatusSystem);
    CHECK(strstr(rk_replay_last_error(), "/no/such/file: "));
    desc.path = "/";
    CHECK(rk_replay_open(&desc, &replay) == RKStatusSystem);
    desc.path = path;
    desc.bytes = path;
    CHECK(rk_replay_open(&desc, &replay) == RKStatusInvalidArgument);
    larger.struct_size = 4;
    CHECK(rk_replay_open(&larger, &replay) == RKStatusStructSize);
    CHECK(rk_replay_step(NULL, NULL) == RKStatusInvalidArgument && rk_replay_close(NULL) == RKStatusOK && !replay);
    replay = opened(path);
    RKReplayStep step = {0};
    CHECK(rk_replay_step(replay, &step) == RKStatusStructSize && rk_replay_get_info(replay, NULL) == RKStatusInvalidArgument);
    CHECK(rk_replay_get_object(replay, 4000000000u, &object) == RKStatusNotFound);
    CHECK(rk_replay_copy_text(replay, (RKReplayText)9, NULL, 0, NULL) == RKStatusInvalidArgument);
    pthread_t thread;
    CHECK(!pthread_create(&thread, NULL, elsewhere, replay));
    pthread_join(thread, NULL);
    /* To a decision, a reason, a time; and what can be read there. */
    RKReplayStop stop = RK_INIT(RKReplayStop);
    RKContextRef context = NULL;
    size_t count = 0;
    step.struct_size = sizeof step;
    stop.decision = 1;
    CHECK(rk_replay_run(replay, &stop, &step) == RKStatusOK && info(replay).decisions >= 1 && step.decisions == info(replay).decisions);
    CHECK(rk_replay_get_context(replay, &context) == RKStatusOK && rk_trace_read(context, 0, NULL, 0, &count) == RKStatusOK && count == step.decisions);
    stop = (RKReplayStop)RK_INIT(RKReplayStop);
    stop.reason = RKReasonGestureActionSent;
    CHECK(rk_replay_run(replay, &stop, &step) == RKStatusOK && step.time > 0);
    CHECK(rk_problems(context, 0, NULL, 0, &count) == RKStatusOK);
    stop = (RKReplayStop)RK_INIT(RKReplayStop);
    stop.time = 1;
    CHECK(rk_replay_run(replay, &stop, &step) == RKStatusOK && step.time >= 1);
    CHECK(rk_replay_close(replay) == RKStatusOK);
}

/* All rows of a kind that are kept; the caller frees them. */
static void *taken(RKReplayRef replay, bool touches, size_t *count) {
    size_t size = touches ? sizeof(RKReplayTouch) : sizeof(RKReplayDecision), again = 0;
    CHECK((touches ? rk_replay_take_touches(replay, NULL, 0, count) : rk_replay_take_decisions(replay, NULL, 0, count)) == RKStatusOK);
    char *rows = calloc(*count + 1, size);
    CHECK(rows);
    if (*count > 0) {
        RKStatus status = touches ? rk_replay_take_touches(replay, (RKReplayTouch *)rows, *count - 1, &again) : rk_replay_take_decisions(replay, (RKReplayDecision *)rows, *count - 1, &again);
        CHECK(status == RKStatusBufferTooSmall && again == *count);
    }
    CHECK((touches ? rk_replay_take_touches(replay, (RKReplayTouch *)rows, *count, &again) : rk_replay_take_decisions(replay, (RKReplayDecision *)rows, *count, &again)) == RKStatusOK);
    CHECK(again == *count);
    CHECK((touches ? rk_replay_take_touches(replay, NULL, 0, &again) : rk_replay_take_decisions(replay, NULL, 0, &again)) == RKStatusOK && again == 0);
    return rows;
}

static void rows(const char *path) {
    RKReplayRef replay = opened(path);
    size_t touch_count, decision_count, count, touches_seen = 0, decisions_seen = 0;
    CHECK(rk_replay_keep(replay, RKReplayRowsTouches | RKReplayRowsDecisions) == RKStatusOK);
    CHECK(rk_replay_run(replay, NULL, NULL) == RKStatusNotFound);
    RKReplayTouch *touches = taken(replay, true, &touch_count);
    RKReplayDecision *decisions = taken(replay, false, &decision_count);
    CHECK(decision_count == info(replay).decisions);
    for (size_t k = 1; k < touch_count; k++) CHECK(touches[k].call >= touches[k - 1].call && touches[k].call <= info(replay).calls);
    for (size_t k = 0; k < decision_count; k++) CHECK(decisions[k].reason > 0 && (k == 0 || decisions[k].time >= decisions[k - 1].time));
    CHECK(rk_replay_close(replay) == RKStatusOK);
    /* Call by call the same; and none where none are kept. */
    replay = opened(path);
    CHECK(rk_replay_step(replay, NULL) == RKStatusOK);
    free(taken(replay, true, &count));
    CHECK(count == 0);
    CHECK(rk_replay_close(replay) == RKStatusOK);
    replay = opened(path);
    CHECK(rk_replay_keep(replay, RKReplayRowsTouches | RKReplayRowsDecisions) == RKStatusOK);
    RKReplayStep step = RK_INIT(RKReplayStep);
    while (rk_replay_step(replay, &step) == RKStatusOK) {
        RKReplayTouch *some = taken(replay, true, &count);
        CHECK(touches_seen + count <= touch_count && (!count || !memcmp(some, touches + touches_seen, count * sizeof *some)));
        touches_seen += count;
        free(some);
        RKReplayDecision *others = taken(replay, false, &count);
        CHECK(count == step.decisions && decisions_seen + count <= decision_count && (!count || !memcmp(others, decisions + decisions_seen, count * sizeof *others)));
        decisions_seen += count;
        free(others);
    }
    CHECK(touches_seen == touch_count && decisions_seen == decision_count);
    CHECK(rk_replay_keep(replay, (RKReplayRows)4) == RKStatusInvalidArgument && rk_replay_keep(NULL, RKReplayRowsNone) == RKStatusInvalidArgument);
    CHECK(rk_replay_take_touches(replay, NULL, 1, NULL) == RKStatusInvalidArgument && rk_replay_take_decisions(NULL, NULL, 0, NULL) == RKStatusInvalidArgument);
    CHECK(rk_replay_close(replay) == RKStatusOK);
    free(touches);
    free(decisions);
}

int main(int count, char **words) {
    static const struct { const char *name; void (*act)(const char *path); } acts[] = {
        {"same", same}, {"parts", parts}, {"what-if", what_if}, {"cut", cut}, {"survives", survives}, {"rows", rows}, {"arguments", arguments},
    };
    for (size_t k = 0; count > 2 && k < sizeof acts / sizeof acts[0]; k++)
        if (!strcmp(words[1], acts[k].name)) {
            for (int file = 2; file < count; file++) acts[k].act(current = words[file]);
            printf("ok: %s, %d files\n", words[1], count - 2);
            return 0;
        }
    fprintf(stderr, "usage: replay same|parts|what-if|cut|survives|rows|arguments FILE...\n");
    return 2;
}
