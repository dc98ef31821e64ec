/* What a program that structured.c has printed needs: the same scene, callbacks and account, with the calls written out.
 *
 *     structured.py >OUT/structured_table.h && cc -IInclude -ITests/Fuzz -IOUT PRINTED.c -lresponderkit -lm
 */
#ifndef STRUCTURED_REPRODUCTION_H
#define STRUCTURED_REPRODUCTION_H

#include "structured_parts.h"

static unsigned char scratch[4096];
static int token_made = -1;
static void *classes_before[SLOTS];
static void start(Call *c, int function, void *first) {
    memset(c, 0, sizeof *c);
    c->function = function;
    c->first = first;
    c->saved_forwarding = forwarding;
    forwarding = functions[function].forwards ? 2 : 0;
    c->outer = call_now;
    call_now = c;
    if (changes_hearers(function)) muddle(first);
#ifdef STRUCTURED_TRACE
    printf("%*s%s()\n", depth * 2, "", functions[function].name);
#endif
    if (visit_now == NULL) outermost = function, visits_of_piece = 0;
    memcpy(classes_before, pool[POOL_CLASS], sizeof classes_before);
}
static void finish(RKStatus status) {
    after_call(call_now, status);
    for (int i = 0; i < SLOTS && token_made >= 0; i++)
        if (pool[POOL_CLASS][i] != classes_before[i]) tokens[token_made].cls = (RKClassRef)pool[POOL_CLASS][i];
    for (int w = 0; w < POOL_NONE; w++)
        while (used[w] < SLOTS && pool[w][used[w]]) used[w]++;
    token_made = -1;
    forwarding = call_now->saved_forwarding;
    call_now = call_now->outer;
}
#define FIRST(a, ...) a
#define OBJECT(a) _Generic((a), void *: (a), default: NULL)
#define call(function, ...) do { Call here; start(&here, FUNCTION_##function, OBJECT(FIRST(__VA_ARGS__ __VA_OPT__(, ) 0))); \
    finish(_Generic((function(__VA_ARGS__)), RKStatus: (function(__VA_ARGS__)), default: ((void)function(__VA_ARGS__), RKStatusOK))); } while (0)
#define pass call
#define SIZED(Type, ...) ((void *)memcpy(memset(room_of(5120), 0, 5120), &(Type){__VA_ARGS__}, sizeof(Type)))
#define JOINED(n, size, ...) joined(n, size, (const void *[]){__VA_ARGS__})
#define VALUE(Type, ...) (*(Type *)memcpy(room_of(sizeof(Type)), (double[]){__VA_ARGS__}, sizeof(Type)))
static void *joined(size_t n, size_t size, const void *const *all) {
    unsigned char *at = room_of(n * size + 64);
    for (size_t i = 0; i < n; i++) memcpy(at + i * size, all[i], size);
    return at;
}
static void *new_token(int n) {
    if (token_count <= n) token_count = n + 1;
    token_made = n;
    return &tokens[n];
}
static void *records(uint32_t size) { return memcpy(memset(large_area, 0, 4096), &size, 4); }
static void *const *arguments_made(void) {
    static void *all[16];
    for (int i = 0; i < 16; i++) all[i] = scratch + i * 64;
    return all;
}
#define arguments() arguments_made()
static RKRect *six_frames(void) { static RKRect all[6]; for (int i = 0; i < 6; i++) all[i] = (RKRect){{10.0 * i, 0}, {60, 60}}; return all; }
static int64_t *six_superviews(void) { static int64_t all[6] = {-1, 0, 1, 2, 3, 4}; return all; }
static void call_closure(int slot) {
    void (*function)(void) = NULL;
    if (rk_closure_get_function((RKClosureRef)pool[POOL_CLOSURE][slot], &function) == RKStatusOK) ((void (*)(void *))function)(NULL);
}
static void give_up(void) {
    printf("%s: %s (%s)\n", shared->detector, shared->signature, shared->complaint);
    exit(1);
}
static int reproduction(int number, void *self);
static bool stormy(void) { return false; }
static int reproduce(const unsigned char *header, void (*program)(void)) {
    static Tape played;
    prepare();
    memcpy(played.header, header, HEADER);
    memset(long_text, 'x', 399);
    reproducing = 1;
    reproduced_program = program;
    play(&played);
    (void)records, (void)arguments_made, (void)six_frames, (void)six_superviews, (void)call_closure, (void)joined, (void)new_token;
    printf("nothing to complain of\n");
    return 0;
}

#endif
