/* Built for another major version of the interface. */
#include "bad.h"

BAD_ENTRY((uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR + 1, 0, 0, "org.example.bad", "1", do_nothing, NULL)
