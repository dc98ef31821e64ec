/* An entry that a constructor fills in: in the file there is nothing of it. */
#include "bad.h"

extern RK_API RKPluginEntry responderkit_plugin;
RKPluginEntry responderkit_plugin;

__attribute__((constructor)) static void early(void) {
    RKPluginEntry entry = {(uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.bad", "1", do_nothing, NULL};
    responderkit_plugin = entry;
}
