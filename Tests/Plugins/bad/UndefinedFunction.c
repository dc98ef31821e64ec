/* Calls a function that nobody has: the dynamic linker refuses. */
#include "bad.h"

void nobody_has_this(void);
static RKStatus init(const RKHost *host, void **data) {
    nobody_has_this();
    return do_nothing(host, data);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
