/* What a program pays before its first answer: load the library, make a context and a few views, hit-test one point. As a process of its own, over
 * one that does nothing, by turns, so that the machine's mood falls on both.
 *
 *     cold LIBRARY [PAIRS]        default 200 pairs of processes
 *
 * Prints medians in microseconds: of both kinds of process, of the difference within a pair, and of its parts as the process itself sees them; and
 * the page faults. The difference holds more than the parts: mappings that the kernel has to take down again, pages that are given back.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <responderkit/responderkit.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { PARTS = 4 };
static const char *const part_names[PARTS] = {"dlopen", "rk_context_create", "six views", "first rk_view_hit_test"};

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

/* ---- The process that is measured ---- */

#define FIND(name) __typeof__(&name) find_##name = (__typeof__(&name))dlsym(library, #name); if (!find_##name) return 3
#define CHECK(call) do { if ((call) != RKStatusOK) return 4; } while (0)

static int child(const char *path) {
    double times[PARTS + 1];
    RKContextRef context;
    RKViewRef root, view = NULL, found = NULL;
    RKRect frame = {{0, 0}, {375, 667}};
    RKPoint point = {120, 130};
    void *library;
    int i;
    times[0] = now();
    if (!(library = dlopen(path, RTLD_NOW | RTLD_LOCAL))) return 2;
    times[1] = now();
    FIND(rk_context_create);
    FIND(rk_view_create);
    FIND(rk_view_add_subview);
    FIND(rk_view_hit_test);
    CHECK(find_rk_context_create(NULL, &context));
    times[2] = now();
    CHECK(find_rk_view_create(context, NULL, frame, &root));
    for (i = 0; i < 5; i++) {
        RKRect part = {{20, 20 + 100.0 * i}, {300, 90}};
        CHECK(find_rk_view_create(context, NULL, part, &view));
        CHECK(find_rk_view_add_subview(root, view));
    }
    times[3] = now();
    CHECK(find_rk_view_hit_test(root, point, NULL, &found));
    times[4] = now();
    if (!found || found == root || found == view) return 5;
    return write(STDOUT_FILENO, times, sizeof times) == (ssize_t)sizeof times ? 0 : 6;
}

/* ---- The one that measures ---- */

typedef struct outcome {
    double whole, parts[PARTS];
    long faults;
} outcome;

static outcome run(const char *self, const char *mode, const char *path) {
    char *arguments[] = {(char *)self, (char *)mode, (char *)path, NULL};
    posix_spawn_file_actions_t actions;
    struct rusage usage;
    double times[PARTS + 1] = {0};
    outcome result = {0, {0}, 0};
    int ends[2], status, i;
    pid_t pid;
    if (pipe(ends) != 0 || posix_spawn_file_actions_init(&actions) != 0) exit(1);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    result.whole = now();
    if (posix_spawn(&pid, self, &actions, NULL, arguments, environ) != 0 || wait4(pid, &status, 0, &usage) != pid) {
        perror("cold: spawn");
        exit(1);
    }
    result.whole = now() - result.whole;
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0 || (path && read(ends[0], times, sizeof times) != (ssize_t)sizeof times)) {
        fprintf(stderr, "cold: the process ended with status %d\n", status);
        exit(1);
    }
    close(ends[0]);
    result.faults = usage.ru_minflt;
    for (i = 0; i < PARTS; i++) result.parts[i] = times[i + 1] - times[i];
    return result;
}

static int by_size(const void *a, const void *b) {
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}
static double median(double *values, int count) {
    qsort(values, (size_t)count, sizeof *values, by_size);
    return values[count / 2];
}

int main(int argc, char **argv) {
    enum { COLUMNS = PARTS + 4 };
    int pairs = argc > 2 ? atoi(argv[2]) : 200, i, part;
    double *columns[COLUMNS], empty_faults = 0;
    if (argc == 2 && strcmp(argv[1], "--empty") == 0) return 0;
    if (argc == 3 && strcmp(argv[1], "--child") == 0) return child(argv[2]);
    if (argc < 2 || pairs < 1) {
        fprintf(stderr, "usage: cold LIBRARY [PAIRS]\n");
        return 2;
    }
    for (i = 0; i < COLUMNS; i++)
        if (!(columns[i] = malloc(sizeof(double) * (size_t)pairs))) return 1;
    for (i = 0; i < pairs; i++) {
        outcome empty = run("/proc/self/exe", "--empty", NULL), full = run("/proc/self/exe", "--child", argv[1]);
        for (part = 0; part < PARTS; part++) columns[part][i] = full.parts[part];
        columns[PARTS][i] = empty.whole;
        columns[PARTS + 1][i] = full.whole;
        columns[PARTS + 2][i] = full.whole - empty.whole;
        columns[PARTS + 3][i] = (double)full.faults;
        empty_faults = (double)empty.faults;
    }
    for (part = 0; part < PARTS; part++) printf("%-24s %9.1f us\n", part_names[part], median(columns[part], pairs));
    printf("%-24s %9.1f us\n", "an empty process", median(columns[PARTS], pairs));
    printf("%-24s %9.1f us\n", "this process", median(columns[PARTS + 1], pairs));
    printf("%-24s %9.1f us\n", "more than an empty one", median(columns[PARTS + 2], pairs));
    printf("%-24s %9.0f (an empty process: %.0f)\n", "page faults", median(columns[PARTS + 3], pairs), empty_faults);
    return 0;
}
