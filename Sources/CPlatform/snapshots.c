// SPDX-License-Identifier: MIT
/* The table of snapshots: a handle finds its memory on any thread, and the last call that uses an ended one frees it. No call waits. */
#include <stddef.h>

#include "CPlatform.h"

/* Above the bits of an index: the number of the place, then the life, which is never 0. */
#if UINTPTR_MAX > 0xffffffff
enum { index_bits = 32, place_bits = 10, life_bits = 22 };
#else
enum { index_bits = 22, place_bits = 5, life_bits = 5 };
#endif
enum { places = 1 << place_bits };

/* In the upper half of a place's word: the life, and how far it is. In the lower half: how many use it, one of them the life itself. */
enum state { empty, alive, ended };
#define STATE(word) ((enum state)((word) >> 32 & 3))
#define LIFE(word) ((uint32_t)((word) >> 34))
#define USERS(word) ((uint32_t)(word))
#define WORD(life, state) ((uint64_t)(life) << 34 | (uint64_t)(state) << 32)

static struct place {
    uint64_t word;
    void *memory;
} table[places];
static unsigned next;

static struct place *place_of(uintptr_t handle) { return &table[handle >> index_bits & (places - 1)]; }
static uint32_t life_of(uintptr_t handle) { return (uint32_t)(handle >> index_bits >> place_bits); }
static uint64_t load(struct place *place) { return __atomic_load_n(&place->word, __ATOMIC_ACQUIRE); }
static void store(struct place *place, uint64_t word) { __atomic_store_n(&place->word, word, __ATOMIC_RELEASE); }
static bool change(struct place *place, uint64_t *from, uint64_t to) { return __atomic_compare_exchange_n(&place->word, from, to, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE); }

uintptr_t rkp_snapshot_add(void *memory) {
    unsigned k;
    uintptr_t handle = 0;
    rkp_table_lock();
    for (k = 0; k < places && !handle; k++) {
        unsigned number = next++ & (places - 1);
        struct place *place = &table[number];
        uint64_t word = load(place);
        uint32_t life = (LIFE(word) + 1) & ((1u << life_bits) - 1);
        if (STATE(word) != empty) continue;
        if (life == 0) life = 1;
        place->memory = memory;
        store(place, WORD(life, alive) | 1);
        handle = ((uintptr_t)life << place_bits | number) << index_bits;
    }
    rkp_table_unlock();
    return handle;
}

void *rkp_snapshot_enter(uintptr_t handle) {
    struct place *place = place_of(handle);
    uint64_t word = load(place);
    do {
        if (STATE(word) != alive || LIFE(word) != life_of(handle)) return NULL;
    } while (!change(place, &word, word + 1));
    return place->memory;
}

void *rkp_snapshot_leave(uintptr_t handle) {
    struct place *place = place_of(handle);
    void *memory = place->memory; /* Before it is left: then the place may serve another. */
    uint64_t word = __atomic_sub_fetch(&place->word, 1, __ATOMIC_ACQ_REL);
    /* What has ended is not entered any more: there is one last call. */
    if (STATE(word) != ended || USERS(word) != 0) return NULL;
    store(place, WORD(LIFE(word), empty));
    return memory;
}

bool rkp_snapshot_end(uintptr_t handle) {
    struct place *place = place_of(handle);
    uint64_t word = load(place);
    do {
        if (STATE(word) != alive) return false;
    } while (!change(place, &word, WORD(LIFE(word), ended) | (USERS(word) - 1)));
    return true;
}

rkp_life rkp_snapshot_life(uintptr_t handle) {
    uint64_t word = load(place_of(handle));
    uint32_t life = life_of(handle);
    if (life == 0 || life > LIFE(word)) return rkp_life_never;
    return life == LIFE(word) && STATE(word) == alive ? rkp_life_running : rkp_life_ended;
}
