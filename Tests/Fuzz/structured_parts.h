/* All parts of the structured fuzzer that structured.c, the target for libFuzzer and printed programs share, in their order. */
#ifndef STRUCTURED_PARTS_H
#define STRUCTURED_PARTS_H

#include "structured_tape.h"
#include "structured_world.h"

#include <sys/syscall.h>
#include <time.h>

static double clock_now;
int clock_gettime(clockid_t which, struct timespec *out) { /* a run loop reads this one: the same for the same program */
    if (which != CLOCK_MONOTONIC) return (int)syscall(SYS_clock_gettime, which, out);
    clock_now += 0.001;
    out->tv_sec = (time_t)clock_now;
    out->tv_nsec = (long)((clock_now - (double)out->tv_sec) * 1e9);
    return 0;
}
static bool main_gone;
static void (*reproduced_program)(void);
static void after_call(Call *c, RKStatus status);
static bool stormy(void);
#include "structured_table.h"
#include "structured_scene.h"
#include "structured_storms.h"

static void after_call(Call *c, RKStatus status) {
    if (status != RKStatusOK) return;
    if (c->function == FUNCTION_rk_object_set_class && c->first) muddle(c->first);
    if (c->function == FUNCTION_rk_context_destroy && c->first == pool[POOL_CONTEXT][0]) main_gone = true;
}
static void prepare(void) {
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    arena = mmap(NULL, ARENA + (1 << 17), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    (void)storms;
}

#endif
