/* An entry without init. */
#include "bad.h"

BAD_ENTRY((uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.bad", "1", NULL, NULL)
