/* Calls a function that no library has: the dynamic linker refuses. */
#include "bad.h"

void no_library_has_this(void);
static RKStatus init(const RKHost *host, void **data) {
    no_library_has_this();
    return do_nothing(host, data);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
