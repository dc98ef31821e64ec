/* Its hitTest calls itself until no stack is left, and the library cannot see it. */
#include "bad.h"

static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKViewRef (*volatile again)(RKViewRef, RKPoint, RKEventRef, void *) = hit_test;
    point.x += 1;
    return again(again(self, point, event, userdata), point, event, userdata);
}
BAD_VIEW("org.example.bad", hit_test, hit_test)
