/* The random programs: tapes from seeds, a process that plays them, another that reports, makes failing ones shorter and prints the matrix. */
#ifndef STRUCTURED_DRIVER_H
#define STRUCTURED_DRIVER_H

#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>

static bool stormy(void) {
    if (!tape->header[20]) return false;
    const Storm *s = &storms[(tape->header[20] - 1) % STORMS];
    storm(s, memory_limit);
    return true;
}
static void play_and_weigh(const Tape *t) { /* what is not given back the second and the third time is lost */
    long lost[3];
    for (int i = 0; i < 3; i++) {
        long before = live_blocks;
        play(t);
        lost[i] = live_blocks - before;
        if (lost[i] <= 0) return;
        if (t->header[20]) return;
    }
    complain("leak", "blocks are not given back", "%ld, %ld, %ld", lost[0], lost[1], lost[2]);
}
static void give_up(void) { _exit(3); }

static void give_seconds(unsigned seconds);
static double own_time(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}
enum { WORK = 10000 }; /* callbacks between two looks: `endless` counts those, and decides */
static struct Progress { unsigned seconds; double time; long visits; int piece; } seen;
static bool is_working(int signal) { /* work is counted, not time: since the last look a call from outside has ended, or callbacks were called. A storm has its seconds */
    if (signal == SIGALRM) { /* it waits, unless a busy machine has left it little time */
        if (own_time() < seen.time + 0.05) return false;
        seen.time = own_time();
        alarm(seen.seconds * 10);
        return true;
    }
    if (tape->header[20] || (tape_piece == seen.piece && visits_of_piece < seen.visits + WORK)) return false;
    give_seconds(seen.seconds);
    return true;
}
static void struck(int signal) {
    bool is_late = signal == SIGALRM || signal == SIGPROF;
    if (is_late && !shared->detector[0] && is_working(signal)) return;
    if (!shared->detector[0]) {
        int row = visit_now ? visit_now->row : -1, function = function_now();
        snprintf(shared->detector, sizeof shared->detector, "%s", is_late ? "hang" : "crash");
        snprintf(shared->signature, sizeof shared->signature, "%s in %s%s%s", is_late ? "hang" : depth > 400 ? "the stack overflows" : "crash",
            depth > 400 && obsession_mode ? row_names[obsession_row] : function >= 0 ? functions[function].name : "no function", ending ? ", in rk_context_destroy" : "", "");
        snprintf(shared->complaint, sizeof shared->complaint, "signal %d, %d callbacks deep, in %s, outermost %s", signal, depth, row >= 0 ? row_names[row] : "outside", outermost >= 0 ? functions[outermost].name : "the end");
    }
    _exit(4);
}
#ifdef STRUCTURED_SANITIZED
enum { PATIENCE = 120 };
#else
enum { PATIENCE = 6 };
#endif
static void watch(void) {
    static unsigned char stack[1 << 16];
    stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
    struct sigaction action = {.sa_handler = struck, .sa_flags = SA_ONSTACK};
    sigaltstack(&other, NULL);
#ifdef STRUCTURED_SANITIZED
    const int signals[] = {SIGALRM, SIGPROF}; /* the others are the sanitizer's */
#else
    const int signals[] = {SIGALRM, SIGPROF, SIGSEGV, SIGBUS, SIGILL, SIGABRT};
#endif
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}
static void give_seconds(unsigned seconds) { /* of the processor; the clock's are for what waits, on a machine that others use as well */
    struct itimerval until = {.it_value.tv_sec = (time_t)seconds};
    seen = (struct Progress){seconds, own_time(), visits_of_piece, tape_piece};
    setitimer(ITIMER_PROF, &until, NULL);
    alarm(seconds * 10);
}

/* ---- Tapes ---- */

static uint64_t seed_state;
static unsigned seed_byte(void) { return (unsigned)(mixed(seed_state += 0x9e3779b97f4a7c15ULL) >> 23) & 255; }
static int storm_number;
static bool silent_program; /* callbacks do nothing of their own */
static int one_of(int deed) {
    int at = (int)((seed_byte() << 8 | seed_byte()) % FUNCTIONS);
    while (functions[at].deed != deed) at = (at + 1) % FUNCTIONS;
    return at;
}
static bool sweeping; /* beyond the seeds that were asked for: programs for the cells that are left */
static int row_with_a_gap(int start) { /* a row with an untried cell; -1: there is none */
    for (int i = 0; i < ROWS; i++)
        for (int d = 0; d < DEEDS; d++)
            if (!forbidden((start + i) % ROWS) && !shared->matrix[(start + i) % ROWS][d]) return (start + i) % ROWS;
    return -1;
}
static void record_tape(Tape *t, uint64_t seed) {
    seed_state = mixed(seed * 2 + 1);
    memset(t, 0, sizeof *t);
    for (int i = 0; i < HEADER; i++) t->header[i] = (unsigned char)seed_byte();
    t->header[4] = t->header[20] = 0;
    if (storm_number) { t->header[20] = (unsigned char)storm_number; return; }
    if (seed % 8 == 5) { /* one callback does the same again and again */
        static const unsigned char gives[] = {DEED_calls, DEED_timers, DEED_creates, DEED_posts, DEED_touches, DEED_first, DEED_keys, DEED_handlers}, moves_on[] = {DEED_turns, DEED_advances, DEED_releases};
        static const unsigned char likely[] = {ROW_rk_context_post_call_callback, ROW_RKClassDesc_instance_deinit, ROW_rk_context_add_timer_drop, ROW_rk_context_post_call_drop, ROW_rk_object_set_userdata_drop,
            ROW_RKClassDesc_instance_init, ROW_rk_context_set_notification_handler_handler, ROW_RKResponderMethods_next_responder};
        int row = (int)(seed_byte() % 3 ? seed_byte() % ROWS : likely[seed_byte() % sizeof likely]), function = related(row, seed_byte()), second = 0xffff;
        size_t length = strlen(row_names[row]);
        bool drops = strcmp(row_names[row] + length - 5, "_drop") == 0 || row == ROW_RKClassDesc_instance_deinit || row == ROW_rk_context_post_call_callback || row == ROW_rk_context_add_timer_callback;
        if (seed_byte() % 4 == 0) function = (int)((seed_byte() << 8 | seed_byte()) % FUNCTIONS);
        else if (function < 0 || seed_byte() % 3 == 0) function = one_of(gives[seed_byte() % sizeof gives]);
        if (row == ROW_rk_context_post_call_callback && seed_byte() % 2) function = FUNCTION_rk_context_post_call, second = FUNCTION_rk_context_drain; /* a drain inside the drain */
        else if (seed_byte() % 2) second = one_of(moves_on[seed_byte() % sizeof moves_on]);
        t->header[4] = drops && seed_byte() % 3 ? 2 : 1;
        t->header[5] = (unsigned char)row;
        t->header[6] = (unsigned char)function, t->header[7] = (unsigned char)(function >> 8);
        t->header[21] = (unsigned char)second, t->header[22] = (unsigned char)(second >> 8);
    }
    /* Wishes go to the cells of the matrix that have been tried least. */
    int row = -1, start = (int)((seed_byte() << 8 | seed_byte()) % ROWS);
    if (seed % 2 || sweeping) row = row_with_a_gap(start);
    bool at_once = seed_byte() % 2; /* all wishes at the first visit, or one at each */
    for (int i = 0; i < WISHES; i++) {
        int best_row = -1, best_deed = 0;
        uint32_t best = UINT32_MAX;
        for (int tries = 0; tries < 24; tries++) {
            int at = row >= 0 ? row : (int)((seed_byte() << 8 | seed_byte()) % ROWS), deed = (int)(seed_byte() % DEEDS);
            if (forbidden(at)) continue;
            if (shared->matrix[at][deed] < best) best = shared->matrix[at][deed], best_row = at, best_deed = deed;
        }
        t->header[8 + i * 3] = (unsigned char)(best_row < 0 ? ROWS : best_row);
        t->header[9 + i * 3] = (unsigned char)best_deed;
        t->header[10 + i * 3] = (unsigned char)(row >= 0 ? at_once ? 0 : (unsigned)i : seed_byte() % 3 == 0 ? seed_byte() : 0);
    }
    if (row >= 0 && strncmp(row_names[row], "RKGesture", 9) == 0) t->header[23] = (unsigned char)(1 + seed_byte() % 3);
    if (row >= 0 && strncmp(row_names[row], "RKTextField", 11) == 0) t->header[23] = PLAN_FIELD;
    if (row >= 0 && strstr(row_names[row], "estimated")) t->header[23] = PLAN_PENCIL, t->header[2] = 0;
    if (row == ROW_RKGestureRecognizerDelegate_should_recognize_simultaneously_with) t->header[23] = PLAN_TWO_PANS, t->header[2] = 0;
    if (silent_program)
        for (int i = 3; i < 20; i++) t->header[i] = i >= 8 && (i - 8) % 3 == 0 ? ROWS : 0;
    t->count = 20 + (int)(seed_byte() % 140);
    for (int i = 0; i < t->count; i++)
        for (int k = 0; k < PIECE; k++) t->pieces[i][k] = (unsigned char)seed_byte();
}

/* The tapes of some seeds as files, for libFuzzer to begin with. */
static int write_tapes(const char *folder, uint64_t from, uint64_t most) {
    static Tape made;
    for (uint64_t seed = from; seed < from + most; seed++) {
        char path[300];
        record_tape(&made, seed);
        for (int i = 0; i < WISHES; i++)
            if (made.header[8 + i * 3] < ROWS) shared->matrix[made.header[8 + i * 3]][made.header[9 + i * 3]]++;
        snprintf(path, sizeof path, "%s/%llu", folder, (unsigned long long)seed);
        FILE *to = fopen(path, "wb");
        if (!to) return fprintf(stderr, "structured: %s cannot be written\n", path), 2;
        fwrite(made.header, 1, HEADER, to);
        fwrite(made.pieces, PIECE, (size_t)made.count, to);
        fclose(to);
    }
    return 0;
}

/* ---- Playing in a process of its own ---- */

static int play_apart(const Tape *t, bool recording, unsigned seconds) { /* 0: nothing to complain of */
    int status;
    shared->detector[0] = 0;
    shared->recording = recording;
    shared->line_count = shared->text_at = 0;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        watch();
        give_seconds(seconds);
        play_and_weigh(t);
        _exit(0);
    }
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? 0 : 1;
}
static bool same(const Tape *t, const char *signature) { /* the same kind of complaint: equal up to the first semicolon */
    char detector[24];
    size_t most = strcspn(signature, ";");
    const char *after = strstr(signature, " after the drop");
    snprintf(detector, sizeof detector, "%s", shared->detector);
    bool is = play_apart(t, false, 10) && strcmp(shared->detector, detector) == 0;
    if (is && after) is = strstr(shared->signature, after) != NULL;
    else if (is && strcmp(detector, "crash") != 0) is = strncmp(shared->signature, signature, most) == 0;
    snprintf(shared->detector, sizeof shared->detector, "%s", detector);
    return is;
}
static void shorten(Tape *t) {
    static Tape tried;
    char signature[200];
    snprintf(signature, sizeof signature, "%s", shared->signature);
    for (int step = t->count / 2; step >= 1; step = step > 1 ? step / 2 : step == 1 ? 0 : 0) {
        for (int at = t->count - step; at >= 0; at -= step) {
            tried = *t;
            memmove(tried.pieces[at], tried.pieces[at + step], (size_t)(t->count - at - step) * PIECE);
            memmove(tried.muted[at], tried.muted[at + step], (size_t)(t->count + 1 - at - step) * (MUTABLE / 8));
            tried.count -= step;
            if (same(&tried, signature)) *t = tried;
        }
    }
    for (int i = 3; i < HEADER; i++) { /* no deeds, no wishes, a plain scene */
        tried = *t;
        tried.header[i] = i >= 8 && (i - 8) % 3 == 0 ? ROWS : 0;
        if (tried.header[i] != t->header[i] && same(&tried, signature)) *t = tried;
    }
    for (int bit = 0; bit < 8; bit++) {
        tried = *t;
        tried.header[0] &= (unsigned char)~(1 << bit);
        if (tried.header[0] != t->header[0] && same(&tried, signature)) *t = tried;
    }
    play_apart(t, true, 10);
    static unsigned char acts[MOST_PIECES + 1][MUTABLE];
    memset(acts, 0, sizeof acts);
    for (int i = 0; i < shared->line_count; i++) {
        int visit = shared->lines[i].visit;
        if (visit >= 0 && visit < (int)(sizeof shared->where / sizeof *shared->where) && shared->where[visit].ordinal < MUTABLE) acts[shared->where[visit].piece][shared->where[visit].ordinal] = 1;
    }
    for (int i = 0; i <= t->count; i++) { /* callbacks that do nothing: all of a piece, then one by one from the last */
        tried = *t;
        memset(tried.muted[i], 255, MUTABLE / 8);
        if (same(&tried, signature)) { *t = tried; continue; }
        for (int k = MUTABLE - 1; k >= 0; k--) {
            if (!acts[i][k]) continue;
            tried = *t;
            tried.muted[i][k / 8] |= (unsigned char)(1 << k % 8);
            if (same(&tried, signature)) *t = tried;
        }
    }
}
static void print_program(const Tape *t, FILE *to) {
    play_apart(t, true, 20);
    fprintf(to, "/* %s: %s (%s) */\n", shared->detector, shared->signature, shared->complaint);
    fprintf(to, "#include \"structured_reproduction.h\"\n\nstatic const unsigned char header[] = {");
    for (int i = 0; i < HEADER; i++) fprintf(to, "%s%d", i ? ", " : "", t->header[i]);
    fprintf(to, "};\n\n/* What callbacks do, by the number of the callback. */\nstatic int reproduction(int number, void *self) {\n    int answer = 0;\n    (void)self;\n    switch (number) {\n");
    for (int i = 0; i < shared->line_count; i++) {
        int visit = shared->lines[i].visit;
        bool first = true;
        if (visit < 0) continue;
        for (int k = 0; k < i && first; k++) first = shared->lines[k].visit != visit;
        if (!first || visit >= LINES) continue;
        fprintf(to, "    case %d: /* %s */\n", visit, row_names[shared->answers[visit]]);
        for (int k = i; k < shared->line_count; k++)
            if (shared->lines[k].visit == visit) fprintf(to, "        %s\n", shared->text + shared->lines[k].at);
        fprintf(to, "        break;\n");
    }
    fprintf(to, "    default: break;\n    }\n    return answer;\n}\n\nstatic void program(void) {\n");
    for (int i = 0; i < shared->line_count; i++)
        if (shared->lines[i].visit < 0) fprintf(to, "    %s\n", shared->text + shared->lines[i].at);
    fprintf(to, "}\n\nint main(void) { return reproduce(header, program); }\n");
}

/* ---- The matrix ---- */

static int print_matrix(bool quiet) {
    int empty = 0, never = 0, cells = 0, uncalled = 0;
    for (int f = 0; f < FUNCTIONS; f++)
        if (!shared->called[f]) uncalled += quiet || printf("never called: %s\n", functions[f].name);
    if (!quiet) {
        printf("callback x deed (log2 of how often, . none), deeds:");
        for (int d = 0; d < DEEDS; d++) printf(" %s", deed_names[d]);
        printf("\n");
    }
    for (int r = 0; r < ROWS; r++) {
        int row_empty = 0;
        char line[DEEDS + 1];
        for (int d = 0; d < DEEDS; d++) {
            uint32_t n = shared->matrix[r][d];
            int log = 0;
            while (n >> (log + 1)) log++;
            line[d] = n == 0 ? '.' : log < 10 ? (char)('0' + log) : (char)('a' + (log > 35 ? 25 : log - 10));
            row_empty += n == 0;
        }
        line[DEEDS] = 0;
        cells += DEEDS;
        if (!shared->entered[r]) never += quiet || printf("never entered: %s\n", row_names[r]);
        if (forbidden(r)) {
            cells -= DEEDS;
            if (!quiet) printf("  %s  %s (entered %u times; %s)\n", line, row_names[r], shared->entered[r], row_forbidden[r]);
            continue;
        }
        empty += row_empty;
        if (!quiet) printf("  %s  %s\n", line, row_names[r]);
        else if (row_empty) printf("cells without a try: %s  %s\n", line, row_names[r]);
    }
    printf("structured: %ld programs, %ld calls, %ld accepted, %d functions (%d never called), %d callbacks (%d never entered), %d of %d cells tried\n", shared->programs, shared->calls, shared->ok, FUNCTIONS, uncalled,
        ROWS, never, cells - empty, cells);
    return empty + never + uncalled;
}

static double processor_time(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    struct rusage children;
    getrusage(RUSAGE_CHILDREN, &children);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9 + (double)children.ru_utime.tv_sec + (double)children.ru_utime.tv_usec * 1e-6 + (double)children.ru_stime.tv_sec;
}

enum { SWEEP = 30000 }; /* programs for cells that are left */

int main(int argc, char **argv) {
    uint64_t from, most;
    bool hunt = false, quiet = false, matrix = true;
    const char *folder = NULL, *tapes = NULL;
    int found = 0;
    static struct Kind { char signature[200]; uint64_t first; double after; int count; } kinds[600];
    int kind_count = 0;
    if (argc < 3) return fprintf(stderr, "usage: structured SEED COUNT [--hunt] [--without DETECTOR,...] [--only DETECTOR,...] [--quiet] [--no-matrix] [--into FOLDER] [--tapes FOLDER]\n"), 2;
    from = strtoull(argv[1], NULL, 0), most = strtoull(argv[2], NULL, 0);
    for (int k = 0; k < DETECTORS; k++)
        if (strcmp(detectors[k], "sentence") == 0) silenced = 1ull << k; /* on request: a drain that succeeds has carried out posts that fail */
    for (int i = 3; i < argc; i++) {
        bool only = strcmp(argv[i], "--only") == 0;
        if (strcmp(argv[i], "--hunt") == 0) hunt = true;
        else if (strcmp(argv[i], "--silent") == 0) silent_program = true;
        else if (strcmp(argv[i], "--quiet") == 0) quiet = true;
        else if (strcmp(argv[i], "--storm") == 0) storm_number = atoi(argv[++i]);
        else if (strcmp(argv[i], "--timed") == 0) timed = true;
        else if (strcmp(argv[i], "--no-matrix") == 0) matrix = false;
        else if (strcmp(argv[i], "--into") == 0) folder = argv[++i];
        else if (strcmp(argv[i], "--tapes") == 0) tapes = argv[++i];
        else if (only || strcmp(argv[i], "--without") == 0) {
            if (only) silenced = ~0ull;
            char *list = argv[++i];
            for (char *word = strtok(list, ","); word; word = strtok(NULL, ","))
                for (int k = 0; k < DETECTORS; k++)
                    if (strcmp(word, detectors[k]) == 0) { if (only) silenced &= ~(1ull << k); else silenced |= 1ull << k; }
        }
    }
    prepare();
    if (tapes) return write_tapes(tapes, from, most);
    printf("structured: seeds %llu, %llu of them\n", (unsigned long long)from, (unsigned long long)most);
    shared->seed = from;
    for (;;) {
        int status;
        shared->detector[0] = 0;
        shared->recording = 0;
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) {
            watch();
            for (; shared->seed < from + most || (matrix && shared->seed < from + most + SWEEP && row_with_a_gap(0) >= 0); shared->seed++) {
                sweeping = shared->seed >= from + most;
                give_seconds(storm_number ? 120 : PATIENCE);
                record_tape(&shared->tape, shared->seed);
                calls_made = calls_ok = 0;
                play_and_weigh(&shared->tape);
                shared->programs++;
                shared->calls += calls_made;
                shared->ok += calls_ok;
            }
            _exit(0);
        }
        waitpid(child, &status, 0);
        if (WIFEXITED(status) && WEXITSTATUS(status) == 0) break;
        if (!shared->detector[0]) {
            snprintf(shared->detector, sizeof shared->detector, "crash");
            snprintf(shared->signature, sizeof shared->signature, "the process ended with %d", status);
        }
        found++;
        struct Kind *kind = kinds;
        for (kind = kinds; kind < kinds + kind_count; kind++)
            if (strcmp(kind->signature, shared->signature) == 0) break;
        bool is_new = kind == kinds + kind_count && kind_count < 599;
        if (is_new) {
            kind_count++;
            snprintf(kind->signature, sizeof kind->signature, "%s", shared->signature);
            kind->first = shared->seed;
            kind->after = processor_time();
        }
        kind->count++;
        if (is_new || !hunt) {
            Tape *t = &shared->tape;
            int calls = t->count;
            if (!quiet || !hunt || folder) printf("FOUND seed %llu after %.1f s: %s: %s (%s)\n", (unsigned long long)shared->seed, processor_time(), shared->detector, shared->signature, shared->complaint);
            if (!hunt || folder) {
                char path[300], of[24];
                uint64_t seed = shared->seed;
                snprintf(of, sizeof of, "%s", shared->detector);
                static Tape shorter;
                shorter = *t;
                shorten(&shorter);
                snprintf(path, sizeof path, "%s/%s-%llu.c", folder ? folder : ".", of, (unsigned long long)seed);
                FILE *to = folder ? fopen(path, "w") : stdout;
                if (to) print_program(&shorter, to);
                if (to && folder) fclose(to);
                printf("made shorter: %d pieces of %d\n", shorter.count, calls);
                shared->seed = seed;
            }
            if (!hunt) return 1;
        }
        shared->seed++;
    }
    for (int i = 0; i < kind_count; i++) printf("%6d times, first seed %llu after %.1f s: %s\n", kinds[i].count, (unsigned long long)kinds[i].first, kinds[i].after, kinds[i].signature);
    int gaps = matrix ? print_matrix(quiet) : 0;
    return found || gaps ? 1 : 0;
}

#endif
