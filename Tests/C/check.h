/* What the consumers in this folder share: expectations that print where they failed, and short ways to build things. */
#ifndef CHECK_H
#define CHECK_H

#include <responderkit/responderkit.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "handles.h"

static int check_failures;
static int check_count;

#define EXPECT(condition)                                                                   \
    do {                                                                                    \
        check_count++;                                                                      \
        if (!(condition)) {                                                                 \
            check_failures++;                                                               \
            fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);        \
        }                                                                                   \
    } while (0)

/* The call must return exactly this status. */
#define EXPECT_STATUS(call, expected)                                                                                   \
    do {                                                                                                                \
        RKStatus check_status = (call);                                                                                 \
        check_count++;                                                                                                  \
        if (check_status != (expected)) {                                                                               \
            check_failures++;                                                                                           \
            fprintf(stderr, "%s:%d: %s\n  is %s, not %s; last error: %s\n", __FILE__, __LINE__, #call,                   \
                    rk_status_name(check_status), rk_status_name(expected), rk_last_error());                           \
        }                                                                                                               \
    } while (0)
#define OK(call) EXPECT_STATUS(call, RKStatusOK)

/* Where memory may be refused: the function returns that status, and no other but success is right. */
#define TRY(call)                                        \
    do {                                                 \
        RKStatus tried = (call);                         \
        if (tried != RKStatusOK) {                       \
            if (tried != RKStatusNoMemory) OK(tried);    \
            return tried;                                \
        }                                                \
    } while (0)

#define EXPECT_TEXT(actual, expected)                                                                                    \
    do {                                                                                                                 \
        const char *check_actual = (actual), *check_expected = (expected);                                               \
        check_count++;                                                                                                   \
        if (strcmp(check_actual, check_expected) != 0) {                                                                 \
            check_failures++;                                                                                            \
            fprintf(stderr, "%s:%d: %s\n  is       \"%s\"\n  should be \"%s\"\n", __FILE__, __LINE__, #actual, check_actual, check_expected); \
        }                                                                                                                \
    } while (0)

/* The log of what callbacks did, a word each. */
static char check_log[8192];
static inline void log_clear(void) { check_log[0] = 0; }
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
static inline void log_add(const char *format, ...) {
    size_t used = strlen(check_log);
    va_list arguments;
    va_start(arguments, format);
    if (used && used + 1 < sizeof check_log) check_log[used++] = ' ', check_log[used] = 0;
    vsnprintf(check_log + used, sizeof check_log - used, format, arguments);
    va_end(arguments);
}
/* Compare what was logged since the last call. */
#define EXPECT_LOG(expected)                \
    do {                                    \
        EXPECT_TEXT(check_log, (expected)); \
        log_clear();                        \
    } while (0)

static inline RKRect rect(double x, double y, double width, double height) {
    RKRect r = {{x, y}, {width, height}};
    return r;
}

static inline RKPoint point(double x, double y) {
    RKPoint p = {x, y};
    return p;
}

static inline const char *name_of(RKObjectRef object) {
    static char names[4][256];
    static int turn;
    char *name = names[turn++ & 3];
    if (!object) return "nothing";
    name[0] = 0;
    if (rk_object_get_name(object, name, 256, NULL) != RKStatusOK) snprintf(name, 256, "?");
    return name;
}

/* A named view that its parent keeps alive. */
static inline RKViewRef add_view(RKContextRef context, RKClassRef cls, RKViewRef parent, const char *name, RKRect frame) {
    RKViewRef view = NULL;
    OK(rk_view_create(context, cls, frame, &view));
    OK(rk_object_set_name(RK_OBJECT(view), name));
    OK(rk_view_add_subview(parent, view));
    OK(rk_release(RK_OBJECT(view)));
    return view;
}

static inline RKTouchSample sample(int64_t id, RKTouchPhase phase, double x, double y) {
    RKTouchSample s = RK_INIT(RKTouchSample);
    s.id = id;
    s.phase = phase;
    s.location = point(x, y);
    return s;
}

static inline RKStatus send(RKContextRef context, double time, int64_t id, RKTouchPhase phase, double x, double y) {
    RKTouchSample s = sample(id, phase, x, y);
    return rk_context_send_touches(context, time, &s, 1);
}

static inline size_t object_count(RKContextRef context) {
    size_t count = 0;
    OK(rk_context_get_object_count(context, &count));
    return count;
}

static inline uint64_t memory_used(RKContextRef context) {
    uint64_t used = 0;
    OK(rk_context_get_memory_used(context, &used));
    return used;
}

static inline int check_done(const char *name) {
    if (check_failures) {
        fprintf(stderr, "%s: %d of %d expectations failed\n", name, check_failures, check_count);
        return 1;
    }
    printf("%s: %d expectations\n", name, check_count);
    return 0;
}

#endif
