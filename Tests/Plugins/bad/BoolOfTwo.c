/* Its pointInside returns 2: a function of another type, as a wrong declaration in another language makes it. */
#include "bad.h"

static uint8_t two(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    return 2;
}
typedef void (*AnyFunction)(void);
BAD_VIEW("org.example.bad", point_inside, (RKPointInsideMethod)(AnyFunction)two)
