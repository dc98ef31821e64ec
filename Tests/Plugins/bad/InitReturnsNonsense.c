/* Its init returns a number that is no status. */
#include "bad.h"

static RKStatus init(const RKHost *host, void **data) {
    (void)host, (void)data;
    return (RKStatus)12345;
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
