/* The magic's bytes are in the other order. */
#include "bad.h"

BAD_ENTRY((uint32_t)sizeof(RKPluginEntry), 0x524B504Cu, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.bad", "1", do_nothing, NULL)
