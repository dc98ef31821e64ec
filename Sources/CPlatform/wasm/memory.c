// SPDX-License-Identifier: MIT
/* Memory for a module that has nothing but its linear memory, and what compilers ask of libc. Blocks come in sizes of which each is at most a quarter larger
 * than the one before; a freed block waits in a list for the next of its size. Nothing is ever joined or given back: a page makes a new instance for
 * every scenario, which begins with an empty memory. */
#include "CPlatform.h"

enum { unit = 16, page = 65536, classes = 100, most = 1 << 30 };

/* In front of every block, whose address is a multiple of 16. */
typedef struct header { uint32_t class, offset; uint32_t unused[2]; } header;
typedef struct vacant { struct vacant *next; } vacant;

extern char __heap_base;
static vacant *lists[classes];
static uintptr_t top, end;

void *memset(void *memory, int byte, size_t count) {
    unsigned char *bytes = memory;
    for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)byte;
    return memory;
}
void *memcpy(void *restrict to, const void *restrict from, size_t count) {
    unsigned char *bytes = to;
    for (size_t i = 0; i < count; i++) bytes[i] = ((const unsigned char *)from)[i];
    return to;
}
void *memmove(void *to, const void *from, size_t count) {
    unsigned char *bytes = to;
    const unsigned char *others = from;
    if (bytes <= others)
        for (size_t i = 0; i < count; i++) bytes[i] = others[i];
    else
        for (size_t i = count; i > 0; i--) bytes[i - 1] = others[i - 1];
    return to;
}
int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *left = a, *right = b;
    for (size_t i = 0; i < count; i++)
        if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
    return 0;
}
size_t strlen(const char *text) {
    size_t length = 0;
    while (text[length]) length++;
    return length;
}

/* 16, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, ... */
static uint32_t class_of(size_t bytes, size_t *rounded) {
    size_t units = (bytes + unit - 1) / unit;
    if (units < 4) {
        *rounded = (units ? units : 1) * unit;
        return (uint32_t)(units ? units - 1 : 0);
    }
    uint32_t shift = 29 - (uint32_t)__builtin_clz((uint32_t)units); /* quarters of the power of two below */
    uint32_t quarters = (uint32_t)((units + (1u << shift) - 1) >> shift);
    *rounded = ((size_t)quarters << shift) * unit;
    return 4 * shift + quarters - 1;
}

static void *reserve(size_t bytes) {
    if (top == 0) top = end = ((uintptr_t)&__heap_base + unit - 1) & ~(uintptr_t)(unit - 1), end = __builtin_wasm_memory_size(0) * (uintptr_t)page;
    if (bytes > end - top) {
        size_t pages = (bytes - (end - top) + page - 1) / page;
        /* More at a time, so that growing is rare. */
        size_t wanted = pages < 16 ? 16 : pages;
        if (__builtin_wasm_memory_grow(0, wanted) == (size_t)-1) {
            if (wanted == pages || __builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
            wanted = pages;
        }
        end += wanted * page;
    }
    void *memory = (void *)top;
    top += bytes;
    return memory;
}

void *malloc(size_t bytes) {
    size_t rounded;
    if (bytes > most) return NULL;
    uint32_t class = class_of(bytes, &rounded);
    vacant *block = lists[class];
    if (block) {
        lists[class] = block->next;
        return block;
    }
    header *made = reserve(sizeof *made + rounded);
    if (!made) return NULL;
    *made = (header){.class = class};
    return made + 1;
}

void free(void *memory) {
    if (!memory) return;
    header *of = (header *)memory - 1;
    vacant *block = (vacant *)((char *)memory - of->offset);
    block->next = lists[of->class];
    lists[of->class] = block;
}

int posix_memalign(void **out, size_t alignment, size_t bytes) {
    if (bytes > most || alignment > page) return 12;
    char *block = malloc(bytes + (alignment > unit ? alignment : 0));
    if (!block) return 12;
    char *aligned = alignment > unit ? (char *)(((uintptr_t)block + alignment - 1) & ~(uintptr_t)(alignment - 1)) : block;
    if (aligned != block) ((header *)aligned)[-1] = (header){.class = ((header *)block)[-1].class, .offset = (uint32_t)(aligned - block)};
    *out = aligned;
    return 0;
}

void *rkp_allocate_raw(size_t bytes) { return malloc(bytes); }
void *rkp_allocate(size_t bytes) {
    void *memory = malloc(bytes);
    if (memory) memset(memory, 0, bytes);
    return memory;
}
void *rkp_allocate_line(size_t bytes) {
    void *memory;
    return posix_memalign(&memory, 64, bytes) == 0 ? memset(memory, 0, bytes) : NULL;
}
void rkp_free(void *memory) { free(memory); }
void rkp_trim(void) {}
void *rkp_map(void) { return NULL; }
void rkp_unmap(void *memory) { (void)memory; }

typedef struct wide { uint64_t low, high; } wide;

/* The low half of a product of 128 bits, by a name of the compiler's. The result is written through the first argument. */
void __multi3(wide *out, uint64_t a, uint64_t a_high, uint64_t b, uint64_t b_high) {
    uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
    uint64_t middle = ah * bl + (al * bl >> 32), other = al * bh + (uint32_t)middle;
    out->low = (other << 32) | (uint32_t)(al * bl);
    out->high = ah * bh + (middle >> 32) + (other >> 32) + a * b_high + a_high * b;
}
