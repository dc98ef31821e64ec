/* No plugin's magic, and a constructor, which must not run. */
#include "bad.h"
#include <stdlib.h>

__attribute__((constructor)) static void early(void) { setenv("RK_EARLY_CODE", "EarlyMagic", 1); }

BAD_ENTRY((uint32_t)sizeof(RKPluginEntry), 1, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.bad", "1", do_nothing, NULL)
