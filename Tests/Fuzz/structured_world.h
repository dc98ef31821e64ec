/* What callers, callbacks and the account share: pools of objects, tokens (userdata), visits of callbacks, the text of the program, complaints. */
#ifndef STRUCTURED_WORLD_H
#define STRUCTURED_WORLD_H

#include "structured_tape.h"

enum { POOL_VIEW, POOL_WINDOW, POOL_CONTROL, POOL_SCROLL, POOL_RECOGNIZER, POOL_CONTROLLER, POOL_RESPONDER, POOL_APPLICATION, POOL_TOUCH, POOL_PRESS, POOL_EVENT,
       POOL_TIMER, POOL_CLOSURE, POOL_SNAPSHOT, POOL_PLUGIN, POOL_CLASS, POOL_CONTEXT, POOL_FOREIGN, POOL_NONE, POOLS };
enum { SLOTS = 48, TOKENS = 8192, LINES = 60000, LINE_ROOM = 8 << 20, MOST_DEEDS = 160 };
static const char *const pool_names[] = {"VIEW", "WINDOW", "CONTROL", "SCROLL", "RECOGNIZER", "CONTROLLER", "RESPONDER", "APPLICATION", "TOUCH", "PRESS", "EVENT",
    "TIMER", "CLOSURE", "SNAPSHOT", "PLUGIN", "CLASS", "CONTEXT", "FOREIGN", "NONE"};
static void *pool[POOLS][SLOTS];
static int used[POOLS], next_slot[POOLS];

/* What the library is to hand back with a callback, and to drop once. */
typedef struct Token {
    RKClassRef cls; /* whose methods have it */
    bool own;       /* of a class of the scene: keeps the account, and stands below what is laid over it */
    bool expected;  /* has a drop, and the call that brought it succeeded */
    bool refused, dropped;
    int function;
} Token;
static Token tokens[TOKENS];
static int token_count;

typedef struct Visit {
    int number, row, depth, answer, ordinal;
    void *self;
    Token *token;
    int saved_forwarding, saved_visit;
    bool after;
    struct Visit *outer;
} Visit;
static Visit *visit_now;
static int visits, depth, deeds_left, deed_depth;
static int forwarding; /* 0: the library's own call; 1: what a class's method passes on; 2: what a deed passes on */
static long visits_of_piece, calls_made, calls_ok;
static bool ending; /* in rk_context_destroy of the main context */
static bool destroying; /* or of another, at the end of the program */
static bool scene_ready; /* from here on it is the program's own */
static int reproducing, obsessed;
static RKContextRef contexts_made[64];
static int context_count;
enum { MOST_SNAPSHOTS = 1024 };
static RKSnapshotRef snapshots_taken[MOST_SNAPSHOTS]; /* of no context: nothing else ends them */
static int snapshot_count;
static int outermost = -1; /* the function called from outside */

/* Shared with the parent process, which reports when this one has died. */
typedef struct Line { int visit, at; } Line;
typedef struct Shared {
    uint64_t seed;
    long programs, calls, ok;
    int recording, line_count, text_at, piece, pieces_done;
    char detector[24], signature[200], complaint[1200];
    int answers[LINES];
    struct { int piece, ordinal; } where[LINES];
    Line lines[LINES];
    char text[LINE_ROOM];
    Tape tape;
    uint32_t matrix[256][64], entered[256], called[1024], succeeded[1024], statuses[1024];
} Shared;
static Shared *shared;

/* ---- Complaints ---- */

static uint64_t silenced; /* detectors that are switched off, by number */
static const char *const detectors[] = {"touches", "presses", "motion", "recognisers", "dragging", "decelerating", "zooming", "tracking", "editing", "pairs", "drop", "dropped-once",
    "deinit", "dead", "alive", "out", "status", "error", "sentence", "destroy", "leak", "memory", "endless", "growth"};
enum { DETECTORS = sizeof detectors / sizeof *detectors };
static void give_up(void);
__attribute__((format(printf, 3, 4))) static void complain(const char *detector, const char *signature, const char *format, ...) {
    va_list list;
    for (int i = 0; i < DETECTORS; i++)
        if (strcmp(detectors[i], detector) == 0 && (silenced >> i & 1)) return;
    if (shared->detector[0]) return;
    snprintf(shared->detector, sizeof shared->detector, "%s", detector);
    snprintf(shared->signature, sizeof shared->signature, "%s", signature);
    va_start(list, format);
    vsnprintf(shared->complaint, sizeof shared->complaint, format, list);
    va_end(list);
    give_up();
}

/* ---- The program as text ---- */

static void write_line(int visit, const char *text) {
    size_t length = strlen(text) + 1;
    if (!shared->recording || !scene_ready || shared->line_count >= LINES || shared->text_at + length >= LINE_ROOM) return;
    shared->lines[shared->line_count].visit = visit;
    shared->lines[shared->line_count++].at = shared->text_at;
    memcpy(shared->text + shared->text_at, text, length);
    shared->text_at += (int)length;
}

/* ---- A call ---- */

enum { ARENA = 64 << 20, CALL_TEXT = 6000, DESCRIPTOR_ROOM = 640 };
static unsigned char *arena;
static size_t arena_at;

typedef struct Call {
    int function, token, out_count, saved_forwarding, visits_before, made_in;
    bool has_drop, plain_closure;
    char *text;
    size_t text_at, count, capacity, mark;
    struct { unsigned char *bytes; size_t size; int pool, slot; } outs[4];
    RKClassRef lineage;
    void *first;
    struct Call *outer;
    long callbacks; /* its own: not those of calls inside them */
    char error[160];
} Call;
typedef void (*Filler)(Call *c, void *at);

static void *room_of(size_t size) {
    void *at = arena + arena_at;
    arena_at += (size + 15) & ~(size_t)15;
    if (arena_at > ARENA) {
        static unsigned char spare[1 << 17];
        arena_at -= (size + 15) & ~(size_t)15;
        return spare;
    }
    return at;
}
__attribute__((format(printf, 2, 3))) static void say(Call *c, const char *format, ...) {
    va_list list;
    if (!c->text || c->text_at > CALL_TEXT - 300) return;
    va_start(list, format);
    c->text_at += (size_t)vsnprintf(c->text + c->text_at, CALL_TEXT - c->text_at, format, list);
    va_end(list);
    if (c->text_at > CALL_TEXT - 1) c->text_at = CALL_TEXT - 1;
}
static bool alive(void *object) { return object && rk_object_is_alive((RKObjectRef)object); }

#endif
