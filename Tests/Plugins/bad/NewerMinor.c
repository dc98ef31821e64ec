/* Built for a later minor version of the interface. */
#include "bad.h"

BAD_ENTRY((uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR + 1, 0, "org.example.bad", "1", do_nothing, NULL)
