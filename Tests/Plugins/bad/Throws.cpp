// An exception leaves its pointInside.
#include "bad.h"

#include <stdexcept>

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    throw std::runtime_error("no more shapes");
}
BAD_VIEW("org.example.bad", point_inside, point_inside)
