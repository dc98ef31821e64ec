// SPDX-License-Identifier: MIT
#include "arguments.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* More than any call that a program makes takes; a file cannot ask for more. */
static const size_t most_room = (size_t)256 << 20;

static char something;
void *const rks_userdata = &something;

static void fail(RKReplayCall *call, const char *error) {
    if (!call->error) call->error = error;
    call->at = call->end;
    call->left = 0;
}

/* ---- Memory ---- */

/* Before each block of a call. */
typedef struct Block {
    struct Block *next;
    uint64_t is_small;
} Block;

/* What most calls take. A player keeps one such block for the next call. */
enum { small_room = 496 };

static Block *block_of(RKReplayCall *call, size_t bytes) {
    Block *block = call->player->spare;
    if (bytes > small_room) return calloc(1, sizeof(Block) + bytes);
    call->player->spare = NULL;
    if (!block) block = malloc(sizeof(Block) + small_room);
    if (!block) return NULL;
    memset(block, 0, sizeof(Block) + bytes);
    block->is_small = 1;
    return block;
}

void *rks_room(RKReplayCall *call, size_t count, size_t size) {
    static uint64_t nothing[64];
    if (count > most_room / size || call->room + count * size > most_room) {
        fail(call, "has more in a list than a call can take");
        return nothing;
    }
    Block *block = block_of(call, count * size + 1);
    if (!block) {
        fail(call, "has more in a list than there is memory for");
        return nothing;
    }
    call->room += count * size;
    block->next = call->blocks;
    call->blocks = block;
    return block + 1;
}

size_t rks_product(RKReplayCall *call, size_t first, size_t second) {
    if (second && first > most_room / second) {
        fail(call, "asks for a larger map than a call can give");
        return 0;
    }
    return first * second;
}

static void give_back(RKReplayCall *call) {
    for (Block *block = call->blocks; block;) {
        Block *next = block->next;
        if (block->is_small && !call->player->spare) call->player->spare = block;
        else free(block);
        block = next;
    }
    call->blocks = NULL;
}

/* ---- Values ---- */

static uint64_t varint(RKReplayCall *call) {
    uint64_t value = 0;
    for (unsigned shift = 0; shift < 70; shift += 7) {
        if (call->at == call->end) break;
        uint8_t byte = *call->at++;
        if (shift == 63 && byte > 1) break;
        value |= (uint64_t)(byte & 0x7F) << shift;
        if (!(byte & 0x80)) return value;
    }
    fail(call, "has a number that is cut off");
    return 0;
}

/* The next value's tag. False: the list has no more, so the value is the zero of its type. */
static bool next(RKReplayCall *call, uint8_t *tag) {
    if (call->depth > 0) {
        if (call->left == 0) return false;
        call->left--;
    }
    if (call->at == call->end) {
        fail(call, "has fewer arguments than the function");
        return false;
    }
    *tag = *call->at++;
    return true;
}

/* A number of either form. */
static bool number(RKReplayCall *call, int64_t *whole, double *other, bool *is_whole) {
    uint8_t tag;
    *whole = 0;
    *is_whole = true;
    if (!next(call, &tag)) return false;
    if (tag >= 0x40) {
        *whole = (int64_t)tag - 0x80;
        return true;
    }
    if (tag == 0x03) {
        uint64_t zigzag = varint(call);
        *whole = (int64_t)(zigzag >> 1) ^ -(int64_t)(zigzag & 1);
        return true;
    }
    *is_whole = false;
    if (tag == 0x04 && call->end - call->at >= 4) {
        uint32_t bits = (uint32_t)call->at[0] | (uint32_t)call->at[1] << 8 | (uint32_t)call->at[2] << 16 | (uint32_t)call->at[3] << 24;
        float narrow;
        memcpy(&narrow, &bits, sizeof narrow);
        *other = narrow;
        call->at += 4;
        return true;
    }
    if (tag == 0x05 && call->end - call->at >= 8) {
        uint64_t bits = 0;
        for (unsigned k = 0; k < 8; k++) bits |= (uint64_t)call->at[k] << (8 * k);
        memcpy(other, &bits, sizeof bits);
        call->at += 8;
        return true;
    }
    fail(call, "has something else where a number belongs");
    return false;
}

bool rks_take_bool(RKReplayCall *call) {
    uint8_t tag;
    if (!next(call, &tag)) return false;
    if (tag != 0x01 && tag != 0x02) fail(call, "has something else where true or false belongs");
    return tag == 0x02;
}

int64_t rks_take_integer(RKReplayCall *call, int64_t minimum, int64_t maximum) {
    int64_t whole;
    double other;
    bool is_whole;
    if (!number(call, &whole, &other, &is_whole)) return 0;
    if (!is_whole || whole < minimum || whole > maximum) {
        fail(call, "has a number that does not fit where a whole number belongs");
        return 0;
    }
    return whole;
}

uint64_t rks_take_unsigned(RKReplayCall *call, uint64_t maximum) {
    /* Numbers of 64 bits stand there as if they had a sign. */
    (void)maximum;
    return (uint64_t)rks_take_integer(call, INT64_MIN, INT64_MAX);
}

double rks_take_number(RKReplayCall *call) {
    int64_t whole;
    double other = 0;
    bool is_whole;
    if (!number(call, &whole, &other, &is_whole)) return 0;
    return is_whole ? (double)whole : other;
}

RKObjectRef rks_take_object(RKReplayCall *call) {
    uint8_t tag;
    RKObjectRef object = NULL;
    if (!next(call, &tag) || tag == 0x00) return NULL;
    /* What was no living object of the context: bits that are none in any. */
    if (tag == 0x09) return (RKObjectRef)(uintptr_t)1;
    if (tag != 0x06) {
        fail(call, "has something else where an object belongs");
        return NULL;
    }
    uint64_t found = varint(call);
    if (call->error || found == 0) return NULL;
    if (!call->player->find(call->player->session, found, &object)) fail(call, "names an object that was never born");
    return object;
}

const char *rks_take_text(RKReplayCall *call) {
    uint8_t tag;
    if (!next(call, &tag) || tag == 0x00) return NULL;
    if (tag != 0x07) {
        fail(call, "has something else where a text belongs");
        return NULL;
    }
    uint64_t length = varint(call);
    if (call->error || length > (uint64_t)(call->end - call->at)) {
        fail(call, "has a text that is longer than the record");
        return NULL;
    }
    char *text = rks_room(call, (size_t)length + 1, 1);
    if (call->error) return NULL;
    memcpy(text, call->at, (size_t)length);
    call->at += length;
    return text;
}

RKPoint rks_take_point(RKReplayCall *call) {
    double x = rks_take_number(call), y = rks_take_number(call);
    return (RKPoint){x, y};
}

RKSize rks_take_size(RKReplayCall *call) {
    double width = rks_take_number(call), height = rks_take_number(call);
    return (RKSize){width, height};
}

RKRect rks_take_rect(RKReplayCall *call) {
    RKPoint origin = rks_take_point(call);
    RKSize size = rks_take_size(call);
    return (RKRect){origin, size};
}

RKTransform rks_take_transform(RKReplayCall *call) {
    double a = rks_take_number(call), b = rks_take_number(call), c = rks_take_number(call), d = rks_take_number(call);
    double tx = rks_take_number(call), ty = rks_take_number(call);
    return (RKTransform){a, b, c, d, tx, ty};
}

RKEdgeInsets rks_take_edgeinsets(RKReplayCall *call) {
    double top = rks_take_number(call), left = rks_take_number(call), bottom = rks_take_number(call), right = rks_take_number(call);
    return (RKEdgeInsets){top, left, bottom, right};
}

/* ---- Lists ---- */

RKReplayList rks_begin_list(RKReplayCall *call) {
    RKReplayList list = {0, 0, false};
    uint8_t tag;
    if (!next(call, &tag) || tag == 0x00) return list;
    if (tag != 0x08) {
        fail(call, "has something else where a list belongs");
        return list;
    }
    list.count = varint(call);
    if (call->error) return list;
    /* A value takes at least a byte. */
    if (list.count > (uint64_t)(call->end - call->at) || call->depth >= 8) {
        fail(call, "has a list that is longer than the record");
        return list;
    }
    list.is_there = true;
    list.outer = call->left;
    call->left = list.count;
    call->depth++;
    return list;
}

void rks_end_list(RKReplayCall *call, RKReplayList list) {
    if (!list.is_there) return;
    if (call->left != 0) fail(call, "has more in a list than this library knows");
    call->depth--;
    call->left = call->error ? 0 : list.outer;
}

bool rks_ready(RKReplayCall *call) {
    if (!call->error && call->at != call->end) call->error = "has more arguments than the function";
    return !call->error;
}

/* ---- Playing ---- */

/* The player whose call is running. A session plays on one thread, and its calls are nested in one another. */
_Thread_local RKReplayPlayer *rks_playing;

RKReplayAnswer rks_asked(const char *slot, const RKReplayAsked *asked) {
    RKReplayAnswer inherited = {0};
    inherited.is_inherited = true;
    return rks_playing ? rks_playing->called(rks_playing->session, slot, asked) : inherited;
}

RKReplayAnswer rks_called(const char *slot) {
    RKReplayAsked nothing = {0};
    return rks_asked(slot, &nothing);
}

const char *rks_name(uint64_t number) {
    const RKReplayFunction *function = rks_function(number);
    return function ? function->name : NULL;
}

uint64_t rks_number(const char *name) {
    static const uint64_t beginnings[] = {0, 16384, 24576};
    for (size_t k = 0; k < 3; k++) {
        const RKReplayFunction *function;
        for (uint64_t number = beginnings[k]; (function = rks_function(number)); number++)
            if (!strcmp(function->name, name)) return number;
    }
    return UINT64_MAX;
}

bool rks_can_play(uint64_t number) {
    const RKReplayFunction *function = rks_function(number);
    return function && function->play;
}

void rks_play(uint64_t number, RKReplayCall *call) {
    const RKReplayFunction *function = rks_function(number);
    if (!function || !function->play) {
        call->error = "is no function that can be played";
        return;
    }
    RKReplayPlayer *outer = rks_playing;
    rks_playing = call->player;
    call->context = call->player->context;
    function->play(call);
    rks_playing = outer;
    give_back(call);
}

int32_t rks_end_context(RKReplayPlayer *player) {
    RKReplayPlayer *outer = rks_playing;
    rks_playing = player;
    RKStatus status = rk_context_destroy(player->context);
    rks_playing = outer;
    return status;
}

/* Before each piece of what is kept. */
struct RKReplayKept {
    RKReplayKept *next;
    uint64_t padding;
};

void *rks_keep(RKReplayCall *call, size_t size) {
    RKReplayKept *kept = calloc(1, sizeof(RKReplayKept) + size);
    if (!kept) {
        fail(call, "has more than there is memory for");
        return NULL;
    }
    kept->next = call->player->kept;
    call->player->kept = kept;
    return kept + 1;
}

void rks_forget(RKReplayPlayer *player) {
    while (player->kept) {
        RKReplayKept *next = player->kept->next;
        free(player->kept);
        player->kept = next;
    }
    player->plugins = NULL;
    free(player->spare);
    player->spare = NULL;
}
