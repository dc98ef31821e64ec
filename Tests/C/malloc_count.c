/* Preloaded before the C library's allocator: counts every request and passes it on.
 *
 *     cc -shared -fPIC malloc_count.c -o malloc_count.so && LD_PRELOAD=./malloc_count.so program
 *
 * A program that declares `unsigned long malloc_count(void) __attribute__((weak))` can read the number. glibc's own names for the real
 * functions are used, since dlsym() itself allocates.
 */
#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static unsigned long requests;
#define COUNT() __atomic_fetch_add(&requests, 1, __ATOMIC_RELAXED)

unsigned long malloc_count(void) { return __atomic_load_n(&requests, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
    COUNT();
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    COUNT();
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    COUNT();
    return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
    COUNT();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    COUNT();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
    void *memory;
    COUNT();
    memory = __libc_memalign(alignment, size);
    if (!memory) return ENOMEM;
    *out = memory;
    return 0;
}
