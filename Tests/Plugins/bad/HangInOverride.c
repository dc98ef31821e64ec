/* Its pointInside does not return. */
#include "bad.h"

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    for (volatile int turn = 0;; turn = 1) (void)turn;
    return true;
}
BAD_VIEW("org.example.bad", point_inside, point_inside)
