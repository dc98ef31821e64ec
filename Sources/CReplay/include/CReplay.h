/* SPDX-License-Identifier: MIT */
/* Calls of a recording, made anew: each by its number, with the arguments that the file has, and with stand-ins where the program gave functions of its own.
 *
 * Nothing in a file is trusted: an argument of the wrong type, a number that does not fit and a list that is longer than its bytes are errors of the call, which is then not made. */
#ifndef CREPLAY_H
#define CREPLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct RKContext;
struct RKObject;

/* What the program answered when the library called it. All zero: nothing, no, none. */
typedef struct RKReplayAnswer {
    struct RKObject *object;
    double x, y;
    int32_t number;
    /* A bool as the byte that came back. */
    uint8_t byte;
    /* x and y are an answer. */
    bool has_point;
    /* No function was asked: what the inherited method answers. */
    bool is_inherited;
} RKReplayAnswer;

/* What the library called the program about; what a function does not have is 0. Good until the function returns. */
typedef struct RKReplayAsked {
    /* The other object: a touch, another recogniser, a view, the sender of an action. */
    struct RKObject *object, *event;
    /* Touches or presses. */
    struct RKObject *const *list;
    size_t count;
    /* A point; for willEndDragging where the library would let it come to rest. */
    double x, y;
    /* A mask of control events, or the like; of an observer the method. */
    int64_t number;
    /* A time or a scale; of an observer the value. */
    double amount;
    const char *text;
} RKReplayAsked;

/* Memory that lives as long as a context: what identifies classes and plugins. */
typedef struct RKReplayKept RKReplayKept;

/* The player. */
typedef struct RKReplayPlayer {
    void *session;
    struct RKContext *context;
    /* The object with that number in the file; false: there is none. */
    bool (*find)(void *session, uint64_t number, struct RKObject **out);
    /* The library calls the program: which of its functions, a constant text such as "RKViewMethods.hit_test". */
    RKReplayAnswer (*called)(void *session, const char *slot, const RKReplayAsked *asked);
    RKReplayKept *kept;
    /* The plugins that were registered, the last first, and the one whose init runs. */
    struct RKReplayPlugin *plugins, *starting;
    /* Room for the arguments of the next call; NULL: none. */
    void *spare;
} RKReplayPlayer;

/* A call: set `player`, `at` and `end`, all else zero. */
typedef struct RKReplayCall {
    RKReplayPlayer *player;
    /* The arguments that have not been read. */
    const uint8_t *at, *end;
    /* What is wrong with them, as the end of a sentence that begins with the function; NULL: nothing. */
    const char *error;
    /* The library's error message. */
    int32_t status;
    /* And what it gave back, where that is one object or a bool. */
    struct RKObject *object;
    bool is_true;
    /* Within a list: values that it still has. */
    uint64_t left;
    uint32_t depth;
    struct RKContext *context;
    void *blocks;
    size_t room;
} RKReplayCall;

/* The name of a function with the prefix, NULL for a number that none has. */
const char *rks_name(uint64_t number);
/* The number of a function, UINT64_MAX for none. */
uint64_t rks_number(const char *name);
/* Whether a call of it can be made. */
bool rks_can_play(uint64_t number);
/* Make the call; see `error` and `status`. */
void rks_play(uint64_t number, RKReplayCall *call);
/* End the context: what it calls then is answered as in any other call. */
int32_t rks_end_context(RKReplayPlayer *player);
/* Give back what `kept` has. After the context's end. */
void rks_forget(RKReplayPlayer *player);

/* ---- What the player asks of the system ---- */

/* Room for `count` elements in place of `old`, with what that has; NULL: there is no memory, and `old` stays. */
void *rks_resize(void *old, size_t count, size_t size);
void rks_free(void *memory);
size_t rks_length(const char *text);
int rks_compare(const void *first, const void *second, size_t count);
/* The shortest text that reads back as the same number; its length. */
size_t rks_format(char *buffer, size_t capacity, double number);
/* The character that begins there, and how long it is; UINT32_MAX, of one byte, where there is none. */
uint32_t rks_scalar(const uint8_t *bytes, size_t count, size_t *length);

/* The kind of an object as a recording numbers them; NULL for a number that none has. */
const char *rks_birth(uint64_t kind);

/* CRC-8 with polynomial 0x07, beginning with `start`, and CRC-32 of IEEE 802.3. */
uint8_t rks_crc8(const uint8_t *bytes, size_t count, uint8_t start);
uint32_t rks_crc32(const uint8_t *bytes, size_t count);

/* A file for reading; -1 with errno. How many bytes were read, 0 at the end; -1 with errno. */
int rks_open(const char *path);
ptrdiff_t rks_read(int descriptor, void *bytes, size_t count);
void rks_close(int descriptor);
/* The system's words for the last refusal. */
const char *rks_refusal(void);

/* This thread's number; good as long as it runs. */
uintptr_t rks_thread(void);
/* The sentence about the last failure on this thread; three parts, each of which may be NULL. */
const char *rks_error(void);
void rks_set_error(const char *first, const char *second, const char *third);

/* Handles of objects that are no RKObject: numbers, of which none comes twice. 0: there is no memory. */
uintptr_t rks_enlist(void *object);
/* The object of a handle, and the thread that made it; NULL: none, or it was struck off. */
void *rks_listed(uintptr_t handle, uintptr_t *thread);
void rks_strike(uintptr_t handle);

/* Where this thread's stack ends; 0: not known. */
uintptr_t rks_stack_end(void);
static inline uintptr_t rks_stack_here(void) { return (uintptr_t)__builtin_frame_address(0); }

#endif
