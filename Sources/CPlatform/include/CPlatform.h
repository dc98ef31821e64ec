/* SPDX-License-Identifier: MIT */
/* Everything the core asks of the operating system and of libc: memory, threads, clock, descriptors, number formatting.
 * The only place that names an OS header; Swift sees nothing but these functions. */
#ifndef RESPONDERKIT_CPLATFORM_H
#define RESPONDERKIT_CPLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define RKP_HIDDEN __attribute__((visibility("hidden")))

/* ---- The table of contexts: entries are published once and never freed, so that any thread may look at them at any time. ---- */

enum { rkp_slot_count = 4096 };
extern void *rkp_slots[rkp_slot_count] RKP_HIDDEN;

static inline void *rkp_slot_load(uint32_t slot) { return __atomic_load_n(&rkp_slots[slot], __ATOMIC_ACQUIRE); }
static inline void rkp_slot_store(uint32_t slot, void *entry) { __atomic_store_n(&rkp_slots[slot], entry, __ATOMIC_RELEASE); }

/* One lock for creating and destroying contexts. */
RKP_HIDDEN void rkp_table_lock(void);
RKP_HIDDEN void rkp_table_unlock(void);

/* ---- Snapshots, which belong to no context ----
 * A handle names one on any thread. Its index is 0, which no object has. Who uses a snapshot keeps it, so that another thread may end it at the same time. */

/* 0: there are as many as handles can number. */
RKP_HIDDEN uintptr_t rkp_snapshot_add(void *memory);
/* NULL: it is none, or has ended. Otherwise to be left. */
RKP_HIDDEN void *rkp_snapshot_enter(uintptr_t handle);
/* What is to be freed now, or NULL. */
RKP_HIDDEN void *rkp_snapshot_leave(uintptr_t handle);
/* End it while it is in use by the caller; false: another thread has. */
RKP_HIDDEN bool rkp_snapshot_end(uintptr_t handle);
/* Whether there is such a snapshot, or has been. */
typedef enum rkp_life { rkp_life_never, rkp_life_ended, rkp_life_running } rkp_life;
RKP_HIDDEN rkp_life rkp_snapshot_life(uintptr_t handle);

/* Words that other threads read: the thread that owns a context, how many items wait. */
static inline uint64_t rkp_load64(const uint64_t *word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }
/// Without an order to what is read after it: the owner of a context compares the number of its own thread.
static inline uint64_t rkp_peek64(const uint64_t *word) { return __atomic_load_n(word, __ATOMIC_RELAXED); }
static inline void rkp_store64(uint64_t *word, uint64_t value) { __atomic_store_n(word, value, __ATOMIC_RELEASE); }
static inline uint64_t rkp_add64(uint64_t *word, uint64_t value) { return __atomic_add_fetch(word, value, __ATOMIC_RELAXED); }
static inline void rkp_count64(uint64_t *word) { __atomic_add_fetch(word, 1, __ATOMIC_RELAXED); }

/* ---- Threads ---- */

/* A number that names this thread and is never reused; thread ids and addresses of thread-local storage are. */
#if defined(RKP_MUSL) /* whose dynamic linker takes no library with such a variable after the program has started */
extern _Thread_local uint64_t rkp_thread_number RKP_HIDDEN;
#else
extern _Thread_local uint64_t rkp_thread_number RKP_HIDDEN __attribute__((tls_model("initial-exec")));
#endif
RKP_HIDDEN uint64_t rkp_thread_number_make(void);
static inline uint64_t rkp_thread(void) { return rkp_thread_number; }
static inline uint64_t rkp_thread_or_make(void) { return rkp_thread_number ? rkp_thread_number : rkp_thread_number_make(); }

/* Bytes of this thread's error text, NUL included. The byte behind them is not 0 if memory was refused and an error reported it. */
enum { rkp_error_capacity = 512 };
RKP_HIDDEN char *rkp_error_text(void);

typedef struct rkp_mutex rkp_mutex;
RKP_HIDDEN rkp_mutex *rkp_mutex_make(void);
RKP_HIDDEN void rkp_mutex_free(rkp_mutex *mutex);
RKP_HIDDEN void rkp_mutex_lock(rkp_mutex *mutex);
RKP_HIDDEN void rkp_mutex_unlock(rkp_mutex *mutex);

/* Where this thread's stack lies; false if unknown. Of a program's first thread libc asks the kernel for every mapping that there is: not for hot paths. */
RKP_HIDDEN bool rkp_stack_bounds(uintptr_t *low, uintptr_t *high);
static inline uintptr_t rkp_stack_here(void) { return (uintptr_t)__builtin_frame_address(0); }

/* ---- Memory ---- */

/* Zeroed; and not. */
/* Four places on scales: (value - origin) * scale as a whole number from 0 to `last`, and 0 for what is not a number. It never decreases with the value. */
#ifdef __clang__ /* C files of other compilers do without. */
typedef float rkp_float4 __attribute__((ext_vector_type(4)));
typedef int32_t rkp_int4 __attribute__((ext_vector_type(4)));
static inline rkp_int4 rkp_places(rkp_float4 value, rkp_float4 origin, rkp_float4 scale, rkp_float4 last) {
    rkp_float4 place = (value - origin) * scale;
    rkp_int4 above = place > 0, below = place < last;
    rkp_int4 bits = (rkp_int4)place & above;
    bits = (bits & below) | ((rkp_int4)last & ~below & above);
    return __builtin_convertvector((rkp_float4)bits, rkp_int4);
}
/* Which of four numbers have all bits that are wanted: a bit for each. malloc aligns to 8 bytes on some machines, hence the copy. */
static inline uint32_t rkp_matches(const uint32_t *numbers, uint32_t wanted) {
    typedef bool flags __attribute__((ext_vector_type(4)));
    const rkp_int4 all = (rkp_int4)(int32_t)wanted;
    rkp_int4 four;
    __builtin_memcpy(&four, numbers, sizeof four);
    flags matching = __builtin_convertvector((four & all) == all, flags);
    uint8_t bits;
    __builtin_memcpy(&bits, &matching, 1);
    return bits & 15;
}
#endif

/* The same for one number, in Double. */
static inline int32_t rkp_unit(double value, double origin, double scale, double last) {
    double place = (value - origin) * scale;
    place = place > 0 ? place : 0;
    return (int32_t)(place < last ? place : last);
}
static inline void rkp_prefetch(const void *memory) { __builtin_prefetch(memory); }

/* Zeroed or not, at multiples of 16 bytes. */
RKP_HIDDEN void *rkp_allocate(size_t bytes);
RKP_HIDDEN void *rkp_allocate_raw(size_t bytes);
/* Zeroed, and beginning at a line of the processor's cache (64 bytes); it is never freed. */
RKP_HIDDEN void *rkp_allocate_line(size_t bytes);
RKP_HIDDEN void rkp_free(void *memory);
/* Memory of the operating system's own, in one huge page where it has some, and given back to it at once; NULL: there is none, or no such thing. Not counted by malloc. */
enum { rkp_mapped_size = 1 << 21 };
RKP_HIDDEN void *rkp_map(void);
RKP_HIDDEN void rkp_unmap(void *memory);
/* Give what lies free between the allocator's blocks back to the operating system: glibc does that by itself only at the end of its heap. */
RKP_HIDDEN void rkp_trim(void);
/* To memory that may overlap what is moved. */
static inline void rkp_move(void *to, const void *from, size_t count) { __builtin_memmove(to, from, count); }
static inline bool rkp_same_bytes(const void *a, const void *b, size_t count) { return __builtin_memcmp(a, b, count) == 0; }

/* ---- Clock and descriptors ---- */

RKP_HIDDEN double rkp_clock(void);

/* A descriptor that a host can poll, made of a wake-up counter and a timer. -1 and errno text on failure. */
typedef struct rkp_waiter { int poll_fd, event_fd, timer_fd; } rkp_waiter;
RKP_HIDDEN bool rkp_waiter_open(rkp_waiter *waiter);
RKP_HIDDEN void rkp_waiter_close(rkp_waiter *waiter);
RKP_HIDDEN void rkp_waiter_signal(int event_fd);
RKP_HIDDEN void rkp_waiter_clear(const rkp_waiter *waiter);
/* Make the descriptor readable at a time of rkp_clock(); infinity disarms. */
RKP_HIDDEN bool rkp_waiter_arm(const rkp_waiter *waiter, double time);
/* Wait until readable; seconds < 0 means without limit. false: the system refused. */
RKP_HIDDEN bool rkp_waiter_wait(const rkp_waiter *waiter, double seconds);
RKP_HIDDEN const char *rkp_system_error(void);

/* ---- Recordings ---- */

enum { rkp_no_files = -2 };
/* For writing, emptied, made for its owner alone if it is not there; -1 with errno, or rkp_no_files. */
RKP_HIDDEN int rkp_recording_open(const char *path);
/* All of it; false with errno. */
RKP_HIDDEN bool rkp_recording_write(int fd, const void *bytes, size_t count);
RKP_HIDDEN bool rkp_recording_close(int fd);

/* ---- Plugins ---- */

#if !defined(RESPONDERKIT_NO_PLUGINS)
/* The path without symbolic links; false with errno. */
RKP_HIDDEN bool rkp_resolve_path(const char *path, char *out, size_t capacity);
RKP_HIDDEN bool rkp_is_folder(const char *path);

/* Whether another user than root and this process's may change a file or what its path leads to. */
typedef enum rkp_access { rkp_access_safe, rkp_access_owner, rkp_access_writable, rkp_access_unknown } rkp_access;
/* Of the file that an absolute path leads to, and of every folder in which a name is looked up on the way, those of symbolic links included. `resolved` is
 * where it leads. `at` receives what is not safe. */
RKP_HIDDEN rkp_access rkp_check_path(const char *path, const char *resolved, char *at, size_t capacity);
/* For reading, never through a link and never waiting; -1 with errno. */
RKP_HIDDEN int rkp_open_file(const char *path, bool *is_regular, rkp_access *access);
RKP_HIDDEN void rkp_close_file(int fd);

/* A file as it was when it was read: a copy whose bytes nothing can change any more, and the descriptor that it is loaded through. */
typedef struct rkp_image {
    int fd; /* -1: none */
    const uint8_t *bytes;
    uint64_t size;
} rkp_image;
enum { rkp_image_most = 256 << 20 };
/* `failed` leaves errno; `changed`: it was written to meanwhile, or does not have the size that it states. */
typedef enum rkp_read { rkp_read_done, rkp_read_large, rkp_read_changed, rkp_read_failed, rkp_read_no_memory } rkp_read;
/* The file's descriptor stays the caller's. `path` gives the copy its name for debuggers. */
RKP_HIDDEN rkp_read rkp_image_read(int fd, const char *path, rkp_image *out);
RKP_HIDDEN void rkp_image_close(rkp_image *image);

RKP_HIDDEN void rkp_sha256(const rkp_image *image, uint8_t digest[32]);

typedef enum rkp_elf {
    rkp_elf_good, rkp_elf_none, rkp_elf_width, rkp_elf_byte_order, rkp_elf_machine, rkp_elf_type, rkp_elf_damaged, rkp_elf_no_symbol
} rkp_elf;
typedef struct rkp_entry {
    uint64_t address, size; /* of the symbol */
    const uint8_t *bytes;   /* in the image; NULL: the file does not fill it */
    uint64_t room;          /* how many of them: at least 16 */
    uint32_t detail;        /* the machine, or the type of file, that it states */
} rkp_entry;
/* Whether the file is a shared object of this machine that defines the data symbol. */
RKP_HIDDEN rkp_elf rkp_elf_check(const rkp_image *image, const char *symbol, rkp_entry *out);

/* What a host trusts. */
typedef struct rkp_trust {
    bool (*allows_path)(const char *path, void *userdata);
    bool (*allows_digest)(const uint8_t *digest, void *userdata);
    void *userdata;
    bool allows_shared;
} rkp_trust;
/* A library that a plugin needs and that is not loaded yet; a list in the order in which they are loaded. */
typedef struct rkp_need rkp_need;
typedef enum rkp_needs { rkp_needs_good, rkp_needs_distrusted, rkp_needs_damaged, rkp_needs_missing, rkp_needs_no_memory } rkp_needs;
/* All that the file at `path` needs, and what that needs; or a reason in `text`: "needs libx.so, which ...". */
RKP_HIDDEN rkp_needs rkp_needs_find(const rkp_image *image, const char *path, const rkp_trust *trust, rkp_need **out, char *text, size_t capacity);
RKP_HIDDEN void rkp_needs_free(rkp_need *first);

typedef enum rkp_load { rkp_load_done, rkp_load_refused, rkp_load_foreign, rkp_load_no_memory } rkp_load;
/* Load what is needed and then the image, which is taken over; the address of the symbol, whose `entry` was found in the file, or a reason in `text`. */
RKP_HIDDEN rkp_load rkp_load_image(rkp_image *image, rkp_need *needs, const char *symbol, const rkp_entry *entry, const void **out, size_t *size, char *text, size_t capacity);
/* How many of `most` bytes from an address on can be read; at most 16,384 are looked at. */
RKP_HIDDEN size_t rkp_readable(const void *address, size_t most);
/* Whether there is a text of at most `longest` bytes. */
RKP_HIDDEN bool rkp_is_text(const char *text, size_t longest);

/* The `const RKFunctions` of Sources/CFunctions, made when first asked for; NULL: the system gives no memory for it. */
RKP_HIDDEN const void *rkp_functions(void);

/* NULL also for a program with more rights than its user. */
RKP_HIDDEN const char *rkp_environment(const char *name);
/* Every *.so in a folder, in the order of their bytes; false with errno. */
RKP_HIDDEN bool rkp_list_libraries(const char *folder, void (*visit)(const char *path, void *userdata), void *userdata);
#endif

/* rk_context_send_touches() as programs call it. The optimiser does not learn which function it is: with a second caller of what stands behind the symbol,
   the symbol would become a jump to it. */
int32_t rkp_send_touches_symbol(void *context, double timestamp, const void *samples, size_t count) __asm__("rk_context_send_touches");
static inline int32_t rkp_send_touches(void *context, double timestamp, const void *samples, size_t count) {
    int32_t (*send)(void *, double, const void *, size_t) = rkp_send_touches_symbol;
    __asm__("" : "+r"(send));
    return send(context, timestamp, samples, count);
}

/* ---- Layout ---- */

/* What Sources/CFunctions knows of the public structs and enums: a line for each, and the numbers for its words. */
RKP_HIDDEN const char *rkp_layout_structs(const uint8_t **numbers);
RKP_HIDDEN const char *rkp_layout_enums(const int8_t **numbers, const uint32_t **masks);

/* ---- Text ---- */

/* What UAX #29 knows of a scalar; the numbers are those of GraphemeClass in Store/Graphemes.swift. */
RKP_HIDDEN uint32_t rkp_grapheme_class(uint32_t scalar);

/* ---- Numbers ---- */

RKP_HIDDEN double rkp_sin(double x);
RKP_HIDDEN double rkp_cos(double x);
RKP_HIDDEN double rkp_atan2(double y, double x);
RKP_HIDDEN double rkp_exp(double x);
RKP_HIDDEN double rkp_log(double x);
/* Shortest of %.15g, %.16g, %.17g that reads back as the same number; returns its length. */
RKP_HIDDEN size_t rkp_format_double(char *buffer, size_t capacity, double value);

#endif
