/* An id of 256 bytes, one too many. */
#include "bad.h"

#define TEN "0123456789"
#define FIFTY TEN TEN TEN TEN TEN
BAD_ENTRY((uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, FIFTY FIFTY FIFTY FIFTY FIFTY "012345", "1", do_nothing, NULL)
