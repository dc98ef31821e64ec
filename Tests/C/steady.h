/* Counting requests for memory. What is counted is written as a round of work that leaves everything as it was, so that it can be repeated. */
#ifndef STEADY_H
#define STEADY_H

#include "check.h"

/* Of malloc_count.so, which has to be preloaded. */
unsigned long malloc_count(void) __attribute__((weak));

/* One round; false if anything of it went wrong. */
typedef bool (*SteadyRound)(void *scene, int round);

enum { STEADY_WARM_UP = 20, STEADY_ROUNDS = 200 };

/* After a warm-up no round allocates: not its beginnings and not its ends either. */
void steady_rounds(const char *what, SteadyRound round, void *scene);
/* After a warm-up every round allocates so often and no more: what is known to allocate, and why, stands where this is called. */
void steady_allocates(const char *what, SteadyRound round, void *scene, unsigned long a_round);

/* The subjects, each with contexts of its own. */
void steady_hits(void);
void steady_gestures(void);
void steady_controls(void);
void steady_scrolling(void);
void steady_input(void);
void steady_recording(void);

#endif
