/* Touches, recognisers, scrolling and presses: the library beside the least that does the same in C. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "bench.h"
#include "subject.h"
#include "touchpath.h"

/* The two of them, each with a loop of its own. */
static void pair(Figure *f, void (*plain)(void *, uint64_t), void *plain_subject, void (*ours)(void *, uint64_t), void *subject, double per_time) {
    Runner runners[] = {{plain, plain_subject, 0}, {ours, subject, 0}};
    if (options.only_check) return;
    compare(runners, 2);
    f->plain = runners[0].median / per_time;
    f->ours = runners[1].median / per_time;
}

/* ---- Taps and drags ---- */

#define SCRIPT(name)                                                       \
    static void name##_times(void *d, uint64_t times) {                    \
        while (times--) name(d);                                           \
    }
SCRIPT(dispatch_tap)
SCRIPT(dispatch_drag)
SCRIPT(plain_dispatch_tap)
SCRIPT(plain_dispatch_drag)

static void gestures(int levels) {
    enum { TIMES = 100 };
    char name[32];
    int drag, k;
    snprintf(name, sizeof name, "dispatch%d", levels);
    for (drag = 0; drag < 2; drag++) {
        Figure f = {drag ? "drag" : "tap", name, "ns/event", NAN, NAN, NAN, 0, 0, "depth", levels};
        Dispatch *ours;
        PlainDispatch *plain;
        long *ours_counted, *plain_counted, *others[2];
        if (!wanted(f.section, name)) continue;
        ours = dispatch_make(levels);
        plain = plain_dispatch_make(levels);
        ours_counted = drag ? dispatch_pans(ours) : dispatch_taps(ours);
        plain_counted = drag ? plain_dispatch_pans(plain) : plain_dispatch_taps(plain);
        others[0] = drag ? dispatch_taps(ours) : dispatch_pans(ours);
        others[1] = drag ? plain_dispatch_taps(plain) : plain_dispatch_pans(plain);
        for (k = 0; k < TIMES; k++) {
            (drag ? dispatch_drag : dispatch_tap)(ours);
            (drag ? plain_dispatch_drag : plain_dispatch_tap)(plain);
        }
        f.wrong = labs(*ours_counted - TIMES) + labs(*plain_counted - TIMES) + *others[0] + *others[1];
        f.checked = 2 * TIMES;
        pair(&f, drag ? plain_dispatch_drag_times : plain_dispatch_tap_times, plain, drag ? dispatch_drag_times : dispatch_tap_times, ours,
             drag ? DISPATCH_DRAG_EVENTS : DISPATCH_TAP_EVENTS);
        f.wrong += *others[0] + *others[1];
        row(&f);
        dispatch_destroy(ours);
        plain_dispatch_destroy(plain);
    }
}

/* ---- Many recognisers, many fingers ---- */

static void crowd_times(void *crowd, uint64_t times) {
    while (times--) crowd_move(crowd, (int)(times % 5));
}
static void plain_crowd_times(void *crowd, uint64_t times) {
    while (times--) plain_crowd_move(crowd, (int)(times % 5));
}

static void crowd(int recognizers, int fingers, const char *section, const char *axis) {
    char name[32];
    Figure f = {section, name, "ns/move", NAN, NAN, NAN, 0, 0, axis, fingers > 1 || *axis == 'f' ? fingers : recognizers};
    Crowd *ours;
    PlainCrowd *plain;
    snprintf(name, sizeof name, "%dx%d", recognizers, fingers);
    if (!wanted(section, name)) return;
    ours = crowd_make(recognizers, fingers);
    plain = plain_crowd_make(recognizers, fingers);
    crowd_times(ours, 50);
    plain_crowd_times(plain, 50);
    pair(&f, plain_crowd_times, plain, crowd_times, ours, 1);
    f.checked = 2 * recognizers;
    f.wrong = f.checked - crowd_tracking(ours) - plain_crowd_tracking(plain);
    row(&f);
    crowd_destroy(ours);
    plain_crowd_destroy(plain);
}

/* ---- Scrolling ---- */

static void drag_times(void *scroll, uint64_t times) {
    while (times--) scroll_drag(scroll, (int)(times % 100));
}
static void plain_drag_times(void *scroll, uint64_t times) {
    while (times--) plain_scroll_drag(scroll, (int)(times % 100));
}
/* A flick's few events are among some three thousand ticks. */
static void tick_times(void *scroll, uint64_t times) {
    while (times--)
        if (!scroll_tick(scroll)) scroll_flick(scroll);
}
static void plain_tick_times(void *scroll, uint64_t times) {
    while (times--)
        if (!plain_scroll_tick(scroll)) plain_scroll_flick(scroll);
}

static void scrolling(void) {
    Figure f = {"scroll", "drag", "ns/move", NAN, NAN, NAN, 0, 0, NULL, 0};
    Scroll *ours = scroll_make();
    PlainScroll *plain = plain_scroll_make();
    double offset, plain_offset;
    int k;
    if (wanted(f.section, f.workload)) {
        scroll_drag(ours, 0);
        plain_scroll_drag(plain, 0);
        offset = scroll_offset(ours), plain_offset = plain_scroll_offset(plain);
        for (k = 1; k < 100; k++, f.checked++) { /* both go with the finger */
            scroll_drag(ours, k);
            plain_scroll_drag(plain, k);
            f.wrong += fabs(scroll_offset(ours) - offset - (plain_scroll_offset(plain) - plain_offset)) > 1e-6;
        }
        pair(&f, plain_drag_times, plain, drag_times, ours, 1);
        row(&f);
    }
    f.workload = "deceleration", f.unit = "ns/tick", f.checked = f.wrong = 0;
    if (wanted(f.section, f.workload)) {
        double way[2];
        scroll_flick(ours);
        plain_scroll_flick(plain);
        offset = scroll_offset(ours), plain_offset = plain_scroll_offset(plain);
        while (scroll_tick(ours)) {}
        while (plain_scroll_tick(plain)) {}
        way[0] = scroll_offset(ours) - offset, way[1] = plain_scroll_offset(plain) - plain_offset;
        f.checked = 1;
        f.wrong = !(way[0] > 1000 && fabs(way[0] - way[1]) < 1);
        if (f.wrong) fprintf(stderr, "bench: a flick goes %g points, the formula %g\n", way[0], way[1]);
        pair(&f, plain_tick_times, plain, tick_times, ours, 1);
        row(&f);
    }
    if (scroll_notices(ours) <= 0 && options.names == 0) wrong_rows++;
    scroll_destroy(ours);
    plain_scroll_destroy(plain);
}

/* ---- Presses ---- */

static volatile int sink;
static void press_times(void *press, uint64_t times) {
    while (times--) press_click(press);
}
static void plain_press_times(void *press, uint64_t times) {
    while (times--) sink = plain_press_click(press);
}

static void presses(int levels) {
    char name[32];
    Figure f = {"press", name, "ns/event", NAN, NAN, NAN, 0, 0, NULL, 0};
    Press *ours;
    PlainPress *plain;
    snprintf(name, sizeof name, "dispatch%d", levels);
    if (!wanted(f.section, name)) return;
    ours = press_make(levels);
    plain = plain_press_make(levels);
    pair(&f, plain_press_times, plain, press_times, ours, 2);
    press_click(ours);
    row(&f);
    press_destroy(ours);
    plain_press_destroy(plain);
}

void measure_events(void) {
    static const int levels[] = {5, 10, 20, 40}, recognizers[] = {1, 8, 64, 512}, fingers[] = {1, 2, 5, 10};
    int k;
    for (k = 0; k < 4; k++) gestures(levels[k]);
    for (k = 0; k < 4; k++) crowd(recognizers[k], 1, "recognisers", "recognisers");
    for (k = 0; k < 4; k++) crowd(8, fingers[k], "fingers", "fingers");
    scrolling();
    presses(5);
    presses(20);
}
