/* Built for another major version of the interface, and a constructor, which must not run. */
#include "bad.h"
#include <stdlib.h>

__attribute__((constructor)) static void early(void) { setenv("RK_EARLY_CODE", "EarlyMajor", 1); }

BAD_ENTRY((uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, 99, 0, 0, "org.example.bad", "1", do_nothing, NULL)
