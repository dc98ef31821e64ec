/* Ends the process in init, with success. */
#include "bad.h"
#include <stdlib.h>

static RKStatus init(const RKHost *host, void **data) {
    (void)host, (void)data;
    exit(0);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
