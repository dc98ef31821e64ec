/* The library beside baselines in C, in one run: see `run`, which makes a table of it.
 *
 *     bench [--check | --quick] [NAME...]
 *
 * A row per figure: section,workload,unit,ours,plain,indexed,checked,wrong,axis,size. NAME is a section, a workload, or SECTION.WORKLOAD; --check
 * compares the answers only. Exit status 1 if an answer is wrong.
 */
#define _GNU_SOURCE
#include "bench.h"

#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_SAMPLES = 64, MOST_RUNNERS = 3, COLD_SAMPLES = 41, QUICK_COLD_SAMPLES = 15, COLD_BYTES = 48 << 20, CACHE_LINE = 64 };

Options options = {false, false, 2e7, 15, 0, NULL};
long wrong_rows;

bool wanted(const char *section, const char *workload) {
    char both[128];
    int i;
    snprintf(both, sizeof both, "%s.%s", section, workload);
    for (i = 0; i < options.names; i++)
        if (strcmp(options.name[i], section) == 0 || strcmp(options.name[i], workload) == 0 || strcmp(options.name[i], both) == 0) return true;
    return options.names == 0;
}

double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); /* what other processes do meanwhile does not count */
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

size_t heap(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
double median(double *values, int count) {
    qsort(values, (size_t)count, sizeof *values, ascending);
    return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

static void cell(double value) {
    if (isnan(value)) putchar(',');
    else printf(",%.6g", value);
}
void row(const Figure *f) {
    if (f->wrong) {
        fprintf(stderr, "bench: %s %s: %ld of %ld answers are wrong\n", f->section, f->workload, f->wrong, f->checked);
        wrong_rows++;
    }
    if (options.only_check) return;
    printf("%s,%s,%s", f->section, f->workload, f->unit);
    cell(f->ours);
    cell(f->plain);
    cell(f->indexed);
    printf(",%ld,%ld,%s,%g\n", f->checked, f->wrong, f->axis ? f->axis : "", f->size);
    fflush(stdout);
}

static double time_of(Runner *r, uint64_t times) {
    double start = now();
    r->run(r->subject, times);
    return now() - start;
}

void compare(Runner *runners, int count) {
    double v[MOST_RUNNERS][MOST_SAMPLES];
    uint64_t times[MOST_RUNNERS];
    int k, s;
    for (k = 0; k < count; k++) { /* as often as fills a slice */
        double taken;
        for (times[k] = 1; (taken = time_of(&runners[k], times[k])) < options.slice / 4; times[k] *= 2) {}
        times[k] = (uint64_t)((double)times[k] * options.slice / taken);
        if (times[k] < 1) times[k] = 1;
    }
    for (s = 0; s < options.samples; s++)
        for (k = 0; k < count; k++) v[k][s] = time_of(&runners[k], times[k]) / (double)times[k];
    for (k = 0; k < count; k++) runners[k].median = median(v[k], options.samples);
}

void compare_cold(Runner *runners, int count) {
    double v[MOST_RUNNERS][COLD_SAMPLES], clock[COLD_SAMPLES], cost;
    volatile char *other = calloc(1, COLD_BYTES);
    int k, s, samples = options.quick ? QUICK_COLD_SAMPLES : COLD_SAMPLES;
    size_t i;
    if (!other) exit(1);
    for (s = 0; s < samples; s++) {
        for (k = 0; k < count; k++) {
            for (i = 0; i < COLD_BYTES; i += CACHE_LINE) other[i]++;
            v[k][s] = time_of(&runners[k], 1);
        }
        clock[s] = -now();
        clock[s] += now();
    }
    cost = median(clock, samples);
    for (k = 0; k < count; k++) runners[k].median = fmax(median(v[k], samples) - cost, 0);
    free((void *)other);
}

int main(int argc, char **argv) {
    int i = 1;
    for (; i < argc && strncmp(argv[i], "--", 2) == 0; i++) {
        if (strcmp(argv[i], "--check") == 0) {
            options.only_check = options.quick = true;
        } else if (strcmp(argv[i], "--quick") == 0) {
            options.quick = true;
            options.slice = 4e6;
            options.samples = 5;
        } else {
            fprintf(stderr, "usage: bench [--check | --quick] [NAME...]\n");
            return 2;
        }
    }
    options.names = argc - i;
    options.name = argv + i;
    measure_trees();
    measure_many();
    measure_events();
    if (options.only_check && !wrong_rows) printf("bench: the library answers as the baselines do\n");
    return wrong_rows != 0;
}
