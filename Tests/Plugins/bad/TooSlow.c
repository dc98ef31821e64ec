/* Its pointInside takes three tenths of a second. */
#include "bad.h"
#include <time.h>

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    double end = seconds() + 0.3;
    bool inside = false;
    (void)userdata;
    while (seconds() < end) continue;
    (void)rk_super_point_inside(bad_class, self, point, event, &inside);
    return inside;
}
BAD_VIEW("org.example.bad", point_inside, point_inside)
