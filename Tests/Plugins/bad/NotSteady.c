/* Its pointInside answers true and false in turn. */
#include "bad.h"

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    static bool answer;
    (void)self, (void)point, (void)event, (void)userdata;
    answer = !answer;
    return answer;
}
BAD_VIEW("org.example.bad", point_inside, point_inside)
