/* Writes through a null pointer in init. */
#include "bad.h"

static RKStatus init(const RKHost *host, void **data) {
    (void)host, (void)data;
    *(volatile int *)NULL = 1;
    return RKStatusOK;
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
