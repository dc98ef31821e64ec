/* A reserved field that is not 0. */
#include "bad.h"

BAD_ENTRY((uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 1, "org.example.bad", "1", do_nothing, NULL)
