// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CPlatform.h"
#include "older_glibc.h"

#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __linux__
#include <sys/mman.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif
#if defined(__linux__) && !defined(__GLIBC__)
#include <sys/auxv.h>
#include <sys/resource.h>
#endif

/* ---- The table of contexts ---- */

void *rkp_slots[rkp_slot_count];
static pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;

void rkp_table_lock(void) { pthread_mutex_lock(&table); }
void rkp_table_unlock(void) { pthread_mutex_unlock(&table); }

/* ---- Threads ---- */

_Thread_local uint64_t rkp_thread_number;

uint64_t rkp_thread_number_make(void) {
    static uint64_t last;
    rkp_thread_number = __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
    return rkp_thread_number;
}

/* Not initial-exec: half a kilobyte of static thread storage would be too much for a library that is loaded late. */
static _Thread_local char error_text[rkp_error_capacity + 1];

char *rkp_error_text(void) { return error_text; }

struct rkp_mutex { pthread_mutex_t mutex; };

rkp_mutex *rkp_mutex_make(void) {
    rkp_mutex *made = malloc(sizeof *made);
    if (made && pthread_mutex_init(&made->mutex, NULL) != 0) {
        free(made);
        made = NULL;
    }
    return made;
}
void rkp_mutex_free(rkp_mutex *mutex) {
    pthread_mutex_destroy(&mutex->mutex);
    free(mutex);
}
void rkp_mutex_lock(rkp_mutex *mutex) { pthread_mutex_lock(&mutex->mutex); }
void rkp_mutex_unlock(rkp_mutex *mutex) { pthread_mutex_unlock(&mutex->mutex); }

bool rkp_stack_bounds(uintptr_t *low, uintptr_t *high) {
    pthread_attr_t attributes;
    void *base = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
    int failed = pthread_attr_getstack(&attributes, &base, &size);
    pthread_attr_destroy(&attributes);
    if (failed || size == 0) return false;
    *low = (uintptr_t)base;
    *high = (uintptr_t)base + size;
#if defined(__linux__) && !defined(__GLIBC__)
    /* musl answers for the first thread with what of its stack has been used so far. The kernel lets it grow to the limit, which it counts from the program's
     * name, the last thing on the stack. */
    struct rlimit limit;
    uintptr_t name = (uintptr_t)getauxval(AT_EXECFN);
    if (getpid() == (pid_t)syscall(SYS_gettid) && name >= *low && getrlimit(RLIMIT_STACK, &limit) == 0) {
        enum { page = 4096, usual = 8 << 20 };
        uintptr_t most = limit.rlim_cur == RLIM_INFINITY ? usual : (uintptr_t)limit.rlim_cur;
        uintptr_t top = (name + strlen((const char *)name) + page) / page * page;
        if (most < top && top - most < *low) *low = top - most;
    }
#endif
    return true;
}

/* ---- Memory ---- */

/* Records hold vectors of four floats, and instances of classes are promised multiples of 16. An allocator aligns to no more than the largest type needs: 16 bytes
 * on machines with 64 bits, 8 on ARM with 32. There each block is larger, and the word before what is handed out has where it begins. */
enum { vector = 16, is_aligned = _Alignof(max_align_t) >= vector };

static void *align(void *block) {
    if (is_aligned || !block) return block;
    void **memory = (void **)(((uintptr_t)block + vector) & ~(uintptr_t)(vector - 1));
    memory[-1] = block;
    return memory;
}
static size_t room(size_t bytes) { return !is_aligned ? bytes + vector : bytes ? bytes : 1; }

void *rkp_allocate(size_t bytes) { return align(calloc(1, room(bytes))); }
void *rkp_allocate_raw(size_t bytes) { return align(malloc(room(bytes))); }
void *rkp_allocate_line(size_t bytes) {
    void *memory = NULL;
    if (posix_memalign(&memory, 64, bytes) != 0) return NULL;
    return memset(memory, 0, bytes);
}
void rkp_free(void *memory) { free(is_aligned || !memory ? memory : ((void **)memory)[-1]); }

#ifdef __GLIBC__
void rkp_trim(void) { (void)malloc_trim(0); }
#else
void rkp_trim(void) {}
#endif
#ifdef MADV_HUGEPAGE
void *rkp_map(void) {
    char *memory = mmap(NULL, 2 * rkp_mapped_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    size_t before;
    if (memory == MAP_FAILED) return NULL;
    before = -(uintptr_t)memory & (rkp_mapped_size - 1);
    if (before) munmap(memory, before);
    munmap(memory + before + rkp_mapped_size, rkp_mapped_size - before);
    /* A machine without them, or without a free one, gives small pages. */
    (void)madvise(memory + before, rkp_mapped_size, MADV_HUGEPAGE);
    return memory + before;
}
void rkp_unmap(void *memory) { munmap(memory, rkp_mapped_size); }
#else
void *rkp_map(void) { return NULL; }
void rkp_unmap(void *memory) { (void)memory; }
#endif

/* ---- Numbers ---- */

double rkp_sin(double x) { return sin(x); }
double rkp_cos(double x) { return cos(x); }
double rkp_atan2(double y, double x) { return atan2(y, x); }
double rkp_exp(double x) { return exp(x); }
double rkp_log(double x) { return log(x); }

size_t rkp_format_double(char *buffer, size_t capacity, double value) {
    int length = 0;
    for (int digits = 15; digits <= 17; digits++) {
        length = snprintf(buffer, capacity, "%.*g", digits, value);
        if (length < 0 || (size_t)length >= capacity) return 0;
        if (!(value == value) || strtod(buffer, NULL) == value) break;
    }
    /* A host may have set a locale whose decimal point is a comma. */
    for (int i = 0; i < length; i++)
        if (buffer[i] == ',') buffer[i] = '.';
    return (size_t)length;
}
