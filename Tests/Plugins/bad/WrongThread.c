/* Its pointInside lets another thread ask the library. */
#include "bad.h"
#include <pthread.h>

static void *elsewhere(void *view) {
    RKRect bounds;
    (void)rk_view_get_bounds((RKViewRef)view, &bounds);
    return NULL;
}

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    pthread_t thread;
    bool inside = false;
    (void)userdata;
    if (pthread_create(&thread, NULL, elsewhere, self) == 0) pthread_join(thread, NULL);
    (void)rk_super_point_inside(bad_class, self, point, event, &inside);
    return inside;
}
BAD_VIEW("org.example.bad", point_inside, point_inside)
