/* Recordings that begin in the middle of a life: what recorder_state.c and recorder_plugin.c share. With a folder as argument every case is written there as
 * NAME.rkrec, to be played again (Tests/Fuzz/run); without one into memory. */
#ifndef RECORDER_MIDLIFE_H
#define RECORDER_MIDLIFE_H

#include "recording.h"

#include <responderkit/functions.h>
#include <stddef.h>

static const char *folder;

typedef struct Life {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef view;
    RKControlRef button;
    Recording recording;
    const char *name;
} Life;

static int called, dropped;
static inline void count_drop(void *userdata) { (void)userdata, dropped++; }
static inline void gesture_acts(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, (void)userdata, called++; }
static inline void control_acts(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, (void)userdata, called++; }

/* A view on the left, a button on the right. */
static inline Life life_begin(const char *name) {
    Life life = {0};
    life.name = name;
    called = dropped = 0;
    OK(rk_context_create(NULL, &life.context));
    OK(rk_window_create(life.context, NULL, rect(0, 0, 320, 480), &life.window));
    OK(rk_window_make_key_and_visible(life.window));
    life.view = add_view(life.context, NULL, RK_VIEW(life.window), "left", rect(0, 0, 160, 480));
    OK(rk_button_create(life.context, NULL, rect(160, 0, 160, 480), &life.button));
    OK(rk_view_add_subview(RK_VIEW(life.window), RK_VIEW(life.button)));
    return life;
}
static inline void life_record(Life *life) { OK(recording_start(life->context, &life->recording, RKRecorderOptionsNone)); }
static inline void life_tap(Life *life, double time, double x) {
    OK(send(life->context, time, 1, RKTouchPhaseBegan, x, 50));
    OK(send(life->context, time + 0.1, 1, RKTouchPhaseEnded, x, 50));
    OK(rk_context_advance(life->context, time + 1));
}
/* How many calls of a function stand in the state. */
static inline int life_stated(const Life *life, uint64_t function) {
    Reader reader;
    int states = 0, found = 0;
    EXPECT(reader_open(&reader, life->recording.bytes, life->recording.count));
    while (reader_next(&reader)) {
        if (reader.kind == RECORD_STATE) states++;
        if (states == 1 && reader.kind == RECORD_CALL && reader_call(&reader) == function) found++;
    }
    return found;
}
/* The recording ends with its context, so what is dropped then stands in it. */
static inline void life_end(Life *life) {
    Reader reader;
    char path[4096];
    FILE *file;
    OK(rk_context_destroy(life->context));
    EXPECT(life->recording.drops == 1);
    EXPECT(reader_open(&reader, life->recording.bytes, life->recording.count));
    while (reader_next(&reader)) {}
    EXPECT(reader.kind == RECORD_END && reader.place == life->recording.count);
    if (folder) {
        snprintf(path, sizeof path, "%s/%s.rkrec", folder, life->name);
        file = fopen(path, "wb");
        EXPECT(file != NULL);
        if (file) EXPECT(fwrite(life->recording.bytes, 1, life->recording.count, file) == life->recording.count && fclose(file) == 0);
    }
    recording_free(&life->recording);
}

#endif
