/* Crashes when it is switched off. */
#include "bad.h"
#include <stdlib.h>

static void deinit(const RKHost *host, void *data) {
    (void)host, (void)data;
    abort();
}
RK_PLUGIN("org.example.bad", "1", do_nothing, deinit)
