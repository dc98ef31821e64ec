/* Every export with every argument wrong in every way, one at a time (bad_input.rows lists what may be wrong with what).
 *
 *     bad_input [SEED]
 *
 * Each wrong call must return the status that is due and that the header's comment promises, leave a new sentence in rk_last_error() that
 * names the argument, leave `out` alone, and change nothing in the context. The right call must then succeed, in a fresh context.
 */
#include "bad_input_values.h"

/* ---- Threads ---- */

typedef struct Elsewhere {
    const Row *row;
    Value *arguments;
    RKStatus status;
    char message[512];
} Elsewhere;

static void *call_elsewhere(void *argument) {
    Elsewhere *e = (Elsewhere *)argument;
    e->status = e->row->call(e->arguments);
    snprintf(e->message, sizeof e->message, "%s", rk_last_error());
    return NULL;
}

static void wrong_thread(const Row *row, const World *w) {
    Value a[MOST_ARGUMENTS];
    Elsewhere e;
    pthread_t thread;
    uint64_t before = digest_of(w);
    int k;
    for (k = 0; k < row->count && row->arguments[k].what != ARG_HANDLE; k++) {}
    if (k == row->count || row->any_thread) return;
    fill(row, w, a);
    e.row = row;
    e.arguments = a;
    calls++;
    if (pthread_create(&thread, NULL, call_elsewhere, &e) != 0 || pthread_join(thread, NULL) != 0) exit(2);
    if (e.status != RKStatusWrongThread) report("on another thread", rk_status_name(e.status));
    else if (!strstr(e.message, "thread")) report("on another thread", e.message);
    if (!(row->promised & STATUS_BIT(RKStatusWrongThread))) report("on another thread", "RKStatusWrongThread is not promised by the header's comment");
    if (digest_of(w) != before) report("on another thread", "something changed");
}

/* ---- All of it ---- */

static void bad_argument(const Row *row, const World *w, const World *other, int which) {
    const Argument *arg = &row->arguments[which];
    switch (arg->what) {
    case ARG_HANDLE: bad_handles(row, w, other, which); break;
    case ARG_FINITE: bad_doubles(row, w, which, 1); break;
    case ARG_NOTNAN: refuse_with(row, w, which, number(NAN), RKStatusInvalidArgument, "NaN"); break;
    case ARG_NOTNEGATIVE:
        bad_doubles(row, w, which, 1);
        refuse_with(row, w, which, number(-1), RKStatusInvalidArgument, "negative");
        if (arg->flags & NOT_ZERO) refuse_with(row, w, which, number(0), RKStatusInvalidArgument, "0");
        break;
    case ARG_INT:
        if (arg->flags & NOT_ZERO) refuse_with(row, w, which, integer(0), RKStatusInvalidArgument, "0");
        break;
    case ARG_DOUBLE: case ARG_POINT: case ARG_RECT: { /* any number will do */
        size_t component, k, components = arg->what == ARG_DOUBLE ? 1 : arg->what == ARG_POINT ? 2 : 4;
        static const double any[] = {NAN, INFINITY, -INFINITY, DBL_MAX, -DBL_MAX, DBL_MIN, -0.0};
        for (component = 0; component < components; component++)
            for (k = 0; k < sizeof any / sizeof *any; k++) {
                Value value;
                static const double plain[4] = {1, 2, 3, 4};
                memset(&value, 0, sizeof value);
                memcpy(&value, plain, components * sizeof(double));
                memcpy((char *)&value + component * sizeof(double), &any[k], sizeof(double));
                accept(row, which, &value, "any number");
            }
        break;
    }
    case ARG_FPOINT: bad_doubles(row, w, which, 2); break;
    case ARG_FRECT: bad_doubles(row, w, which, 4); break;
    case ARG_FXFORM: bad_doubles(row, w, which, 6); break;
    case ARG_FINSETS: bad_doubles(row, w, which, 4); break;
    case ARG_FSIZE: {
        Value a[MOST_ARGUMENTS];
        bad_doubles(row, w, which, 2);
        WITH(a[which].size.width = -1, RKStatusInvalidArgument, "negative width");
        WITH(a[which].size.height = -DBL_MIN, RKStatusInvalidArgument, "negative height");
        break;
    }
    case ARG_UNIT: {
        Value least = number(0), most = number(1);
        bad_doubles(row, w, which, 1);
        refuse_with(row, w, which, number(-1e-9), RKStatusInvalidArgument, "below 0");
        refuse_with(row, w, which, number(1.0001), RKStatusInvalidArgument, "above 1");
        accept(row, which, &least, "0");
        accept(row, which, &most, "1");
        break;
    }
    case ARG_BITS: bad_bits(row, w, which); break;
    case ARG_ENUM: bad_enum(row, w, which); break;
    case ARG_COUNT: bad_count(row, w, which); break;
    case ARG_MANY: bad_many(row, w, which); break;
    case ARG_OFFSET: bad_offset(row, w, which); break;
    case ARG_INDEX:
        refuse_with(row, w, which, integer(2), RKStatusNotFound, "an index beyond the end");
        refuse_with(row, w, which, integer(-1), RKStatusNotFound, "a negative index");
        refuse_with(row, w, which, integer((size_t)arg->extra == 8 ? INT64_MAX : PTRDIFF_MAX), RKStatusNotFound, "a huge index");
        refuse_with(row, w, which, integer((size_t)arg->extra == 8 ? INT64_MIN : PTRDIFF_MIN), RKStatusNotFound, "a hugely negative index");
        break;
    case ARG_NEGATIVE: {
        Value huge = integer(INT64_MAX);
        refuse_with(row, w, which, integer(-1), RKStatusInvalidArgument, "negative");
        refuse_with(row, w, which, integer(INT64_MIN), RKStatusInvalidArgument, "negative");
        accept(row, which, &huge, "beyond the end");
        break;
    }
    case ARG_FN: case ARG_OUT: {
        Value nothing = pointer(NULL);
        if (arg->flags & NULLABLE) accept(row, which, &nothing, "with NULL");
        else refuse_with(row, w, which, nothing, RKStatusInvalidArgument, "NULL");
        break;
    }
    case ARG_BUFFER: bad_buffer(row, w, which); break;
    case ARG_TEXT: case ARG_TEXT_FIND: case ARG_TEXT_LIMIT: case ARG_TEXT_KEY: bad_text(row, w, which); break;
    case ARG_TEXT_LONG: bad_long_text(row, w, which); break;
    case ARG_TEXT_PATH: bad_path(row, w, which); break;
    case ARG_TEXT_ENCODING: bad_encoding(row, w, which); break;
    case ARG_ENTRY: refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL"); break;
    case ARG_DESC:
        bad_sized(row, w, which, (int)(uintptr_t)arg->extra, false);
        bad_members(row, w, which, (int)(uintptr_t)arg->extra);
        if ((int)(uintptr_t)arg->extra == DESC_RKViewsDesc) bad_views(row, w, other, which);
        break;
    case ARG_RECORDS: case ARG_FINDINGS:
        refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
        bad_sized(row, w, which, arg->what == ARG_FINDINGS ? DESC_RKAuditFinding : DESC_RKTraceRecord, true);
        break;
    case ARG_STEPS:
        refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
        bad_sized(row, w, which, DESC_RKExplanationStep, true);
        break;
    case ARG_PROBLEMS:
        refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL");
        bad_sized(row, w, which, DESC_RKProblem, true);
        break;
    case ARG_SAMPLES: bad_samples(row, w, which); break;
    case ARG_TOUCHES: bad_touches(row, w, other, which, KIND_TOUCH, FIXTURE_touch); break;
    case ARG_PRESSED: bad_touches(row, w, other, which, KIND_PRESS, FIXTURE_press); break;
    case ARG_OBJECTS: bad_objects(row, w, other, which); break;
    case ARG_PRESSES: bad_presses(row, w, which); break;
    case ARG_UPDATES: bad_updates(row, w, which); break;
    case ARG_POINTS: refuse_with(row, w, which, pointer(NULL), RKStatusInvalidArgument, "NULL"); break;
    case ARG_MATRIX: bad_matrix(row, w, which); break;
    case ARG_TIMES: bad_times(row, w, which); break;
    default: break;
    }
}

/* Functions that take anything: every combination of a few dozen values must come back. */
static void nonsense(const Row *row, const World *w) {
    static const double numbers[] = {0, -0.0, 1, -1, NAN, INFINITY, -INFINITY, DBL_MAX, -DBL_MAX, DBL_MIN, 4.9e-324, 1e300, 0.5};
    Value a[MOST_ARGUMENTS];
    int round, k;
    size_t word;
    for (round = 0; round < 2000; round++) {
        for (k = 0; k < MOST_ARGUMENTS; k++) {
            double *d = (double *)(void *)&a[k];
            uint64_t bits = random_bits();
            if (row->count == 1 && strcmp(row->name, "rk_object_is_alive") == 0) a[k] = pointer(round % 3 ? (void *)(uintptr_t)bits : w->fixture[bits % FIXTURE_COUNT]);
            else if (bits & 1) a[k] = integer((int64_t)(random_bits() >> (bits >> 1) % 64));
            else
                for (word = 0; word < sizeof a[k] / sizeof *d; word++) d[word] = numbers[random_bits() % (sizeof numbers / sizeof *numbers)];
        }
        (void)row->call(a);
        calls++;
    }
}

int main(int argc, char **argv) {
    World w, other;
    size_t r;
    seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 20260101;
    random_state = seed;
    memset(long_text, 'x', 256);
    memset(longer_text, 'x', 65536);
    build(&stale);
    end(&stale);
    for (r = 0; r < ROW_COUNT; r++) {
        const Row *row = row_now = &rows[r];
        int k;
        build(&w);
        build(&other);
        if (row->pure) nonsense(row, &w);
        else {
            for (k = 0; k < row->count; k++) bad_argument(row, &w, &other, k);
            wrong_thread(row, &w);
            accept(row, 0, NULL, "nothing wrong");
        }
        end(&other);
        end(&w);
    }
    row_now = NULL;
    if (failures) {
        fprintf(stderr, "bad_input: %d of %ld calls went wrong (seed %llu)\n", failures, calls, (unsigned long long)seed);
        return 1;
    }
    printf("bad_input: %d exports, %ld calls (seed %llu)\n", (int)ROW_COUNT, calls, (unsigned long long)seed);
    return 0;
}
