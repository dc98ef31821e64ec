/* Plugins with musl, whose dynamic linker knows names of files in place of SONAMEs: what a plugin may need there.
 *
 *     musl FOLDER alone|loaded
 *
 * FOLDER has RoundButton.so, and Needy.so, which needs libextra.so out of FOLDER/libs, and System.so, which needs libmore.so of the system (LD_LIBRARY_PATH).
 * alone: libextra.so is not loaded, and not loaded for the plugin. loaded: the program has loaded it.
 */
#include <dlfcn.h>
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static RKStatus load(const char *folder, const char *name) {
    RKPluginPolicy policy = RK_INIT(RKPluginPolicy);
    RKContextRef context;
    RKStatus status;
    char path[4096];
    policy.folders = &folder;
    policy.folder_count = 1;
    snprintf(path, sizeof path, "%s/%s.so", folder, name);
    if (rk_context_create(NULL, &context) != RKStatusOK || rk_plugin_policy(context, &policy) != RKStatusOK) exit(2);
    status = rk_plugin_load(context, path, NULL);
    if (status != RKStatusOK) puts(rk_last_error());
    if (rk_context_destroy(context) != RKStatusOK) exit(2);
    return status;
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    int is_alone = strcmp(arguments[2], "alone") == 0;
    if (load(arguments[1], "RoundButton") != RKStatusOK || load(arguments[1], "RoundButton") != RKStatusOK) return 1;
    if (!is_alone && !dlopen("libextra.so", RTLD_NOW)) return 2;
    if (load(arguments[1], "Needy") != (is_alone ? RKStatusPluginPolicy : RKStatusOK)) return 1;
    if (is_alone && !strstr(rk_last_error(), "libextra.so, which is not loaded yet")) return 1;
    return load(arguments[1], "System") == RKStatusOK ? 0 : 1;
}
