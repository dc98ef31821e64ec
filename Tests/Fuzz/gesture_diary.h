/* What is written down of a scene: what happens in words, and the trace without handles, which differ from context to context.
 * Reading the trace also keeps the account of gesture_account.h.
 */
#ifndef GESTURE_DIARY_H
#define GESTURE_DIARY_H

#include <stdarg.h>

#include "gesture_views.h"

static RKContextRef context;
static RKWindowRef window;
static RKViewRef views[MOST_VIEWS];

/* ---- Writing ---- */

typedef struct Text { char *bytes; size_t length, room; } Text;
typedef struct Decision { int reason, object, other; uint32_t rule, depth; int64_t touch; double time, value; RKPoint point; } Decision;

static Text diary, decisions;

static void *more(Text *text, size_t bytes) {
    if (text->room - text->length < bytes && !(text->bytes = (char *)realloc(text->bytes, text->room = text->room * 2 + bytes + (1 << 16)))) DIE("no memory");
    text->length += bytes;
    return text->bytes + text->length - bytes;
}
__attribute__((format(printf, 1, 2))) static void write_down(const char *format, ...) {
    char line[512];
    va_list list;
    int length;
    va_start(list, format);
    length = vsnprintf(line, sizeof line, format, list);
    va_end(list);
    if (length < 0 || length >= (int)sizeof line) DIE("a line of the diary is too long");
    memcpy(more(&diary, (size_t)length), line, (size_t)length);
}

/* ---- Handles and numbers ---- */

static int number_of_view(const void *view) {
    int k;
    for (k = 0; k < scene.view_count; k++)
        if (views[k] == (RKViewRef)view) return k;
    return view == (const void *)window ? -1 : -2;
}
static int number_of_gesture(const void *gesture) {
    int k;
    FOR_GESTURES(k) if (gestures[k].ref == (RKGestureRecognizerRef)gesture) return k;
    return -1;
}
static int number_of_touch(RKTouchRef touch) {
    int64_t id = 0;
    MUST(rk_touch_get_id(touch, &id));
    if (id < 1 || id > MOST_FINGERS) DIE("a touch has the number %lld", (long long)id);
    return (int)id;
}
/* Views from 0, recognisers from 1000; -1 the window, -2 nothing, -3 something else. */
static int number_of_object(const void *object) {
    int g;
    if (!object) return -2;
    g = number_of_view(object);
    if (g != -2) return g;
    g = number_of_gesture(object);
    return g >= 0 ? 1000 + g : -3;
}

/* ---- The trace ---- */

static bool texts; /* sentences, too */
static bool refused_tracking[MOST_VIEWS]; /* controls that did not track after all, because a callback took the touch away */

static void read_trace(void) {
    enum { ROOM = 64 };
    static RKTraceRecord records[ROOM];
    static uint64_t last;
    size_t count = 0, i, length;
    if (!checking) return;
    do {
        records[0].struct_size = (uint32_t)sizeof *records;
        MUST(rk_trace_read(context, last, records, ROOM, &count));
        for (i = 0; i < count; i++) {
            const RKTraceRecord *r = &records[i];
            Decision *d = (Decision *)more(&decisions, sizeof *d);
            int id = (int)r->touch_id, object = number_of_object(r->object), other = number_of_object(r->other);
            memset(d, 0, sizeof *d);
            d->reason = r->reason, d->object = object, d->other = other, d->rule = r->rule, d->depth = r->depth;
            d->touch = id, d->time = r->time, d->value = r->value, d->point = r->point;
            last = r->sequence;
            if (r->reason == RKReasonTouchHit && id) fingers[id].hit = other;
            if ((r->reason == RKReasonTouchWithheldMultipleTouch || r->reason == RKReasonTouchWithheldExclusiveTouch) && id) fingers[id].withheld = true;
            if (r->reason == RKReasonControlRefusedTouch && object >= 0) refused_tracking[object] = true;
            if (object >= 1000) trace_gesture(object - 1000, r->reason, id, other >= 1000 ? other - 1000 : -1, r->value);
            if (texts) {
                length = 0;
                MUST(rk_trace_describe(context, r, (char *)more(&diary, 2048), 2048, &length));
                diary.length -= 2048 - length;
                write_down("\n");
            }
        }
    } while (count == ROOM);
    last = 0;
    MUST(rk_trace_clear(context));
}

#endif
