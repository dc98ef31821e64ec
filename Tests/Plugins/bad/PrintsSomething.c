/* Writes to the host's output. */
#include "bad.h"
#include <stdio.h>

static RKStatus init(const RKHost *host, void **data) {
    puts("hello from the plugin");
    return do_nothing(host, data);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
