/* The entry's size is eight bytes. */
#include "bad.h"

BAD_ENTRY(8, RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.bad", "1", do_nothing, NULL)
