/* Preloaded before the C library's allocator: fails the library's own requests whose number is chosen, and passes all others on.
 *
 *     cc -shared -fPIC malloc_fail.c -o malloc_fail.so && FAIL_AT=17 LD_PRELOAD=./malloc_fail.so program
 *
 *   FAIL_AT=N       the N-th request fails; FAIL_FOR=M: and the M - 1 after it (default 1)
 *   FAIL_COUNT=FILE appends the number of requests to FILE when the process ends
 *
 * Counted is what libresponderkit asks for itself, found by the address that a request returns to; what libc and the dynamic linker ask for in its name is not.
 * glibc's own names for the real functions are used, since dlsym() itself allocates.
 *
 * The exit status distinguishes what a signal ends: 97 where the library's code is the innermost of the two, 98 where the program has stumbled over
 * its own failure.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static unsigned long count, first, last;
/* Where the library's code is, and the program's. */
static struct range {
    uintptr_t low, high;
} library = {UINTPTR_MAX, 0}, program = {UINTPTR_MAX, 0};
static int is_in(const struct range *range, uintptr_t place) { return place >= range->low && place < range->high; }

static int find(struct dl_phdr_info *info, size_t size, void *userdata) {
    struct range *range = !info->dlpi_name || !info->dlpi_name[0] ? &program : strstr(info->dlpi_name, "/libresponderkit.so") ? &library : NULL;
    int k;
    (void)size, (void)userdata;
    for (k = 0; range && k < info->dlpi_phnum; k++) {
        uintptr_t begin = info->dlpi_addr + info->dlpi_phdr[k].p_vaddr, end = begin + info->dlpi_phdr[k].p_memsz;
        if (info->dlpi_phdr[k].p_type != PT_LOAD || !(info->dlpi_phdr[k].p_flags & PF_X)) continue;
        if (begin < range->low) range->low = begin;
        if (end > range->high) range->high = end;
    }
    return 0;
}

/* The library has no tables for unwinding: where its code is reached, the way back ends. */
static void struck(int number, siginfo_t *info, void *state) {
    void *frames[64];
    int count, k;
    (void)info, (void)state;
#if defined(__x86_64__)
    {
        /* A function that is none was called: from there is no way back but the return address on the stack. */
        const greg_t *registers = ((ucontext_t *)state)->uc_mcontext.gregs;
        if (registers[REG_RIP] == 0 && is_in(&program, *(uintptr_t *)registers[REG_RSP])) _exit(98);
    }
#endif
    count = backtrace(frames, 64);
    for (k = 1; k < count; k++) {
        if (is_in(&program, (uintptr_t)frames[k])) _exit(98);
        if (is_in(&library, (uintptr_t)frames[k])) dprintf(2, "signal %d in the library or below it at +0x%lx\n", number, (unsigned long)((uintptr_t)frames[k] - library.low));
        if (is_in(&library, (uintptr_t)frames[k])) _exit(97);
    }
    dprintf(2, "signal %d, neither in the program nor in the library\n", number);
    _exit(97);
}

__attribute__((constructor)) static void begin(void) {
    const char *at = getenv("FAIL_AT"), *much = getenv("FAIL_FOR");
    static char stack[65536];
    static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
    stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
    struct sigaction action = {.sa_flags = SA_ONSTACK | SA_NODEFER | SA_SIGINFO};
    void *frames[1];
    size_t k;
    dl_iterate_phdr(find, NULL);
    if (!at) return;
    action.sa_sigaction = struck;
    (void)backtrace(frames, 1); /* loads the unwinder while there is memory */
    sigaltstack(&other, NULL);
    for (k = 0; k < sizeof fatal / sizeof *fatal; k++) sigaction(fatal[k], &action, NULL);
    first = strtoul(at, NULL, 10);
    last = first + (much ? strtoul(much, NULL, 10) : 1) - 1;
}

__attribute__((destructor)) static void end(void) {
    const char *file = getenv("FAIL_COUNT");
    char text[32];
    int length = snprintf(text, sizeof text, "%lu\n", count), fd = file ? open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    if (fd < 0) return;
    if (write(fd, text, (size_t)length) != length) _exit(99);
    close(fd);
}

static int fails(void *from) {
    unsigned long number;
    if (!is_in(&library, (uintptr_t)from)) return 0;
    number = __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
    if (first == 0 || number < first || number > last) return 0;
    errno = ENOMEM;
    return 1;
}
#define FAILS() fails(__builtin_extract_return_addr(__builtin_return_address(0)))

void *malloc(size_t size) { return FAILS() ? NULL : __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return FAILS() ? NULL : __libc_calloc(number, size); }
void *realloc(void *memory, size_t size) { return FAILS() ? NULL : __libc_realloc(memory, size); }
void *memalign(size_t alignment, size_t size) { return FAILS() ? NULL : __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return FAILS() ? NULL : __libc_memalign(alignment, size); }

int posix_memalign(void **out, size_t alignment, size_t size) {
    void *memory = FAILS() ? NULL : __libc_memalign(alignment, size);
    if (!memory) return ENOMEM;
    *out = memory;
    return 0;
}
