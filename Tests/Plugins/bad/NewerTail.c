/* An entry that is larger than the library knows, with something in the part that it does not know. */
#include "bad.h"

typedef struct LargerEntry {
    RKPluginEntry entry;
    void *what_the_library_does_not_know;
} LargerEntry;
extern RK_API const LargerEntry responderkit_plugin;
const LargerEntry responderkit_plugin = {
    {(uint32_t)sizeof(LargerEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.bad", "1", do_nothing, NULL}, (void *)(uintptr_t)&responderkit_plugin};
