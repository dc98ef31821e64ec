#include "touchpath.h"

#include <math.h>
#include <stdlib.h>

#include "subject.h"

/* The laws of motion that the library's scroll views follow (SPEC 254-258): beyond an edge the content follows by less and less, and what is let go
 * of loses a fixed part of its speed in every millisecond. */
static const double EXTENT = 400, CONTENT = 1e6, RUBBER = 0.55, RATE = 0.998, STOP = 10, REACH = 0.998 / (1 - 0.998) / 1000;

struct PlainScroll {
    double offset, start, finger, finger_start, time, speed, released, released_at;
    long notices;
    void (*did_scroll)(struct PlainScroll *scroll);
};

static void count(PlainScroll *scroll) { scroll->notices++; }

static double held(double offset) {
    double most = CONTENT - EXTENT, over = offset < 0 ? -offset : offset > most ? offset - most : 0;
    if (over == 0) return offset;
    over = (1 - 1 / (over * RUBBER / EXTENT + 1)) * EXTENT;
    return offset < 0 ? -over : most + over;
}

static void scroll_to(PlainScroll *scroll, double offset) {
    if (offset == scroll->offset) return;
    scroll->offset = offset;
    scroll->did_scroll(scroll);
}

static void finger(PlainScroll *scroll, double y) {
    scroll->time += 0.008;
    scroll->speed = (y - scroll->finger) / 0.008;
    scroll->finger = y;
    scroll_to(scroll, held(scroll->start - (y - scroll->finger_start)));
}

PlainScroll *plain_scroll_make(void) {
    PlainScroll *scroll = calloc(1, sizeof *scroll);
    if (!scroll) exit(1);
    scroll->did_scroll = count;
    scroll->offset = scroll->start = CONTENT / 2;
    scroll->finger = scroll->finger_start = 200;
    return scroll;
}

void plain_scroll_drag(PlainScroll *scroll, int step) { finger(scroll, scroll_place(step)); }

bool plain_scroll_tick(PlainScroll *scroll) {
    double gone, speed;
    scroll->time += SCROLL_TICK;
    gone = pow(RATE, (scroll->time - scroll->released_at) * 1000);
    speed = scroll->speed * gone;
    scroll_to(scroll, scroll->released + scroll->speed * REACH * (1 - gone));
    return fabs(speed) > STOP;
}

void plain_scroll_flick(PlainScroll *scroll) {
    int i;
    scroll->start = scroll->offset = CONTENT / 2;
    scroll->finger = scroll->finger_start = SCROLL_FLICK_FROM;
    for (i = 1; i <= SCROLL_FLICK_MOVES; i++) finger(scroll, SCROLL_FLICK_FROM - SCROLL_FLICK_STEP * i);
    scroll->speed = -scroll->speed;
    scroll->released = scroll->offset;
    scroll->released_at = scroll->time;
}

double plain_scroll_offset(const PlainScroll *scroll) { return scroll->offset; }
long plain_scroll_notices(const PlainScroll *scroll) { return scroll->notices; }
void plain_scroll_destroy(PlainScroll *scroll) { free(scroll); }
