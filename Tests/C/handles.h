/* What tests know of the bits of handles, from the highest on: context, generation, record. Pointers of 64 bits have
 * 12, 20 and 32 for these, those of 32 bits 3, 7 and 22. */
#ifndef HANDLES_H
#define HANDLES_H

#include <stddef.h>
#include <stdint.h>

enum { IS_WIDE = sizeof(void *) == 8, MOST_CONTEXTS = IS_WIDE ? 4095 : 7, LAST_GENERATION = IS_WIDE ? 0xFFFFF : 0x7F };

/* Which record of its context a handle names, and which context. */
static inline size_t record_of(const void *handle) { return (size_t)handle & (IS_WIDE ? 0xFFFFFFFFu : 0x3FFFFFu); }
static inline size_t context_of(const void *handle) { return (size_t)handle >> (IS_WIDE ? 52 : 29); }
/* A handle that no record of the context has had: its generation is the last, its record the last. */
static inline void *made_up(const void *context) {
    return (void *)(((uintptr_t)context | (uintptr_t)LAST_GENERATION << (IS_WIDE ? 32 : 22)) - 1);
}

#endif
