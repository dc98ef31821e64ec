/* The tape: all choices of a program, in the order in which they are taken. A header, then pieces of PIECE bytes, one for each call from outside and
 * for what callbacks do during it. A piece that is used up continues with numbers that follow from its bytes, so pieces can be left out without changing
 * the choices of the others: that is how a failing program is made shorter. What a callback does follows from one byte of the piece and from which of the
 * piece's callbacks it is. */
#ifndef STRUCTURED_TAPE_H
#define STRUCTURED_TAPE_H

#include <responderkit/responderkit.h>
#define RK_LINKED 1
#include <responderkit/loader.h>
#include <responderkit/plugin.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { HEADER = 24, PIECE = 24, OF_VISITS = 16, WISHES = 4, MOST_PIECES = 240, MUTABLE = 1024 };

typedef struct Tape {
    unsigned char header[HEADER];
    unsigned char pieces[MOST_PIECES][PIECE];
    int count;
    unsigned char muted[MOST_PIECES + 1][MUTABLE / 8]; /* callbacks that do nothing of their own, by piece and ordinal: for making programs shorter */
} Tape;

static const Tape *tape;
static int tape_piece, tape_at;
static uint64_t tape_further;

static uint64_t mixed(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}
static void begin_piece(int piece) {
    uint64_t sum = 0;
    tape_piece = piece;
    tape_at = 0;
    for (int i = 0; i < PIECE; i++) sum = mixed(sum * 31 + tape->pieces[piece][i] + 0x9e3779b97f4a7c15ULL);
    tape_further = sum;
}
static unsigned one_byte(void) {
    if (tape_at < OF_VISITS) return tape->pieces[tape_piece][tape_at++];
    return (unsigned)(mixed(tape_further += 0x9e3779b97f4a7c15ULL) >> 17) & 255;
}
static uint64_t eight_bytes(void) {
    uint64_t all = 0;
    for (int i = 0; i < 8; i++) all = all << 8 | one_byte();
    return all;
}
static uint64_t choices_of_visit(int ordinal) {
    const unsigned char *piece = tape->pieces[tape_piece < tape->count ? tape_piece : 0];
    return mixed((uint64_t)piece[OF_VISITS + ordinal % (PIECE - OF_VISITS)] * 0x9e3779b97f4a7c15ULL + (uint64_t)(ordinal + 1) * 0xd1b54a32d192ed03ULL + (uint64_t)tape->header[3]);
}
static unsigned below(unsigned n) { return n <= 1 ? 0 : n <= 256 ? one_byte() % n : (one_byte() << 8 | one_byte()) % n; }
static bool one_in(unsigned n) { return below(n) == 0; }

#endif
