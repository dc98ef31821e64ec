/* The structured fuzzer as a target of libFuzzer: its input is the tape. Besides the coverage of this program, libFuzzer follows which function answered
 * with which status, and which callback did which deed: the library itself needs no instrumentation (Tests/Fuzz/libfuzzer builds and runs it).
 *
 *     RK_DETECTORS=touches,presses structured_libfuzzer CORPUS     (default: all of them but `sentence`)
 *     RK_WITHOUT=motion structured_libfuzzer CORPUS
 */
#include "structured_parts.h"

enum { STATUSES = 32, CELLS = 32768 };
__attribute__((used, section("__libfuzzer_extra_counters"))) static unsigned char counters[CELLS + 1024 * STATUSES];

static int reproduction(int number, void *self) { return (void)number, (void)self, 0; }
static bool stormy(void) { return (void)storm, false; }
static void give_up(void) {
    fprintf(stderr, "structured: %s: %s (%s)\n", shared->detector, shared->signature, shared->complaint);
    abort();
}
static void report(void) {
    int called = 0, entered = 0, cells = 0;
    for (int f = 0; f < FUNCTIONS; f++) called += shared->called[f] != 0;
    for (int r = 0; r < ROWS; r++) {
        entered += shared->entered[r] != 0;
        for (int d = 0; d < DEEDS; d++) cells += shared->matrix[r][d] != 0;
    }
    printf("structured: %ld programs, %d of %d functions called, %d of %d callbacks entered, %d cells\n", shared->programs, called, FUNCTIONS, entered, ROWS, cells);
}
int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv) {
    const char *wanted = getenv("RK_DETECTORS"), *without = getenv("RK_WITHOUT");
    (void)argc, (void)argv;
    prepare();
    for (int i = 0; i < DETECTORS; i++)
        if (wanted ? !strstr(wanted, detectors[i]) : strcmp(detectors[i], "sentence") == 0 || (without && strstr(without, detectors[i]))) silenced |= 1ull << i;
    atexit(report);
    return 0;
}
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static Tape played;
    static uint32_t cells_before[256][64], answers_before[1024];
    if (size < HEADER + PIECE) return 0;
    memset(&played, 0, sizeof played);
    memcpy(played.header, data, HEADER);
    played.header[4] = played.header[20] = 0;
    played.count = (int)((size - HEADER) / PIECE);
    if (played.count > MOST_PIECES) played.count = MOST_PIECES;
    memcpy(played.pieces, data + HEADER, (size_t)played.count * PIECE);
    memcpy(cells_before, shared->matrix, sizeof cells_before);
    memcpy(answers_before, shared->succeeded, sizeof answers_before);
    shared->detector[0] = 0;
    play(&played);
    shared->programs++;
    for (int r = 0; r < ROWS; r++)
        for (int d = 0; d < DEEDS; d++)
            if (shared->matrix[r][d] != cells_before[r][d]) counters[(r * DEEDS + d) % CELLS] = 1;
    for (int f = 0; f < FUNCTIONS && f < 1024; f++) {
        for (int s = 0; s < STATUSES; s++)
            if (shared->statuses[f] >> s & 1) counters[CELLS + f * STATUSES + s] = 1;
        shared->statuses[f] = 0;
    }
    return 0;
}
