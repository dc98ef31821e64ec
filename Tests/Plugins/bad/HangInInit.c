/* Does not return from init. */
#include "bad.h"

static RKStatus init(const RKHost *host, void **data) {
    (void)host, (void)data;
    for (volatile int turn = 0;; turn = 1) (void)turn;
    return RKStatusOK;
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
