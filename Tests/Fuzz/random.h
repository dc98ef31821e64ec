/* Random numbers that are the same everywhere for the same seed (splitmix64), and how a program gives up. */
#ifndef RANDOM_H
#define RANDOM_H

#include <responderkit/responderkit.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t random_state, random_seed;

static inline uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}
static inline uint64_t bits(void) { return mix(random_state += 0x9e3779b97f4a7c15ULL); }
static inline int below(int n) { return (int)(bits() % (uint64_t)n); }
static inline bool one_in(int n) { return below(n) == 0; }
/* Eighths: sums and differences of them are exact, so an edge is an edge on both sides. */
static inline double eighths(int from, int to) { return from + below((to - from) * 8) / 8.0; }

#define DIE(...)                                                                                                       \
    do {                                                                                                               \
        fprintf(stderr, "%s:%d: seed %llu: ", __FILE__, __LINE__, (unsigned long long)random_seed);                    \
        fprintf(stderr, __VA_ARGS__);                                                                                  \
        fprintf(stderr, "\n  last error: %s\n", rk_last_error());                                                      \
        exit(1);                                                                                                       \
    } while (0)
#define MUST(call)                                                                   \
    do {                                                                             \
        RKStatus must_status = (call);                                               \
        if (must_status != RKStatusOK) DIE("%s: %s", #call, rk_status_name(must_status)); \
    } while (0)
#define SAME(what, is, wanted)                                                                                   \
    do {                                                                                                         \
        long long same_is = (long long)(is), same_wanted = (long long)(wanted);                                  \
        if (same_is != same_wanted) DIE("%s is %lld, the model has %lld", (what), same_is, same_wanted);         \
    } while (0)

/* When the program is interrupted it prints the seed that it was at. */
static inline void interrupted(int signal) {
    (void)signal;
    fprintf(stderr, "seed %llu: interrupted\n", (unsigned long long)random_seed);
    exit(1);
}

/* program FIRST-SEED [COUNT]: runs `one` for each seed and prints the last line. */
static inline int each_seed(const char *name, int argc, char **argv, void (*one)(void)) {
    unsigned long long first, count, k;
    if (argc < 2 || argc > 3) {
        fprintf(stderr, "usage: %s SEED [COUNT]\n", name);
        return 2;
    }
    first = strtoull(argv[1], NULL, 0);
    count = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
    printf("%s: seeds %llu, %llu of them\n", name, first, count);
    fflush(stdout);
    (void)signal(SIGTERM, interrupted);
    for (k = 0; k < count; k++) {
        random_seed = first + k;
        random_state = mix(random_seed);
        one();
    }
    return 0;
}

#endif
