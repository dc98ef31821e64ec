/* Timing two or three subjects side by side, and a row for the result. */
#ifndef BENCH_H
#define BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Options {
    bool only_check; /* answers, no times */
    bool quick;      /* fewer of both */
    double slice;    /* nanoseconds a sample should take */
    int samples;
    int names;
    char **name; /* only these sections and workloads; none: all */
} Options;
extern Options options;

/* Whether a row of a section is asked for: by the section's name, the workload's, or both with a dot between. */
bool wanted(const char *section, const char *workload);

double now(void);  /* nanoseconds of this thread's processor time */
size_t heap(void); /* bytes of malloc in use */

/* NAN: not measured. */
typedef struct Figure {
    const char *section, *workload, *unit;
    double ours, plain, indexed;
    long checked, wrong; /* answers */
    const char *axis;    /* what grows from row to row, for the exponents; NULL for none */
    double size;
} Figure;
void row(const Figure *figure);
/* Rows that had wrong answers. */
extern long wrong_rows;

/* What is timed: `run` does its work `times` times. Several are timed in turn, so that what else the machine does falls on all alike. */
typedef struct Runner {
    void (*run)(void *subject, uint64_t times);
    void *subject;
    double median; /* nanoseconds a time */
} Runner;
void compare(Runner *runners, int count);
double median(double *values, int count);
/* One call each after 48 MiB of other memory were written. */
void compare_cold(Runner *runners, int count);

void measure_trees(void);
void measure_many(void);
void measure_events(void);

#endif
