/* A plugin of today in front of an older library: its host table and its table of functions end earlier, or belong to another major version.
 *
 *     plugin_matrix FOLDER
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include "../Plugins/plugin_stage.h"

static const RKPluginEntry *plugin; /* of Careful.so */
static const RKHost *real;
static size_t host_size, functions_size;
static RKFunctions *functions; /* the library's, cut off */
static bool other_major;

static const void *get_extension(const RKHost *host, const char *id) {
    const RKFunctions *all = (const RKFunctions *)real->get_extension(real, id);
    (void)host;
    if (!all || other_major) return NULL;
    memset(functions, 0xff, sizeof *functions); /* a call of what is not there crashes */
    memcpy(functions, all, functions_size);
    functions->struct_size = (uint32_t)functions_size;
    return functions;
}
static RKStatus register_class(const RKHost *host, const RKClassDesc *desc, RKClassRef *out) {
    (void)host;
    return real->register_class(real, desc, out);
}
static RKStatus extend_class(const RKHost *host, const char *name, const RKClassDesc *desc, RKClassRef *out) {
    (void)host;
    return real->extend_class(real, name, desc, out);
}
static RKStatus report(const RKHost *host, RKPluginSeverity severity, const char *text) {
    (void)host;
    return real->report(real, severity, text);
}

static RKStatus init(const RKHost *host, void **data) {
    static RKHost shorter;
    memset(&shorter, 0xff, sizeof shorter);
    real = host;
    shorter = *host;
    shorter.struct_size = (uint32_t)host_size;
    if (other_major) shorter.abi_major++;
    shorter.get_extension = get_extension;
    shorter.register_class = register_class;
    shorter.extend_class = extend_class;
    shorter.report = report;
    if (host_size < sizeof shorter) memset((char *)&shorter + host_size, 0xff, sizeof shorter - host_size);
    return plugin->init(&shorter, data);
}

static RKStatus with(size_t host, size_t functions_end, bool major, const char *expected) {
    RKPluginEntry entry = *plugin;
    RKContextRef context = plugin_context();
    RKClassRef cls = NULL;
    RKStatus status;
    host_size = host;
    functions_size = functions_end;
    other_major = major;
    entry.init = init;
    entry.deinit = NULL;
    status = rk_plugin_register(context, &entry, NULL);
    if (expected) OK(rk_class_find(context, expected, &cls));
    OK(rk_context_destroy(context));
    return status;
}

int main(int count, char **arguments) {
    void *library;
    size_t all = 0;
    RKContextRef context;
    take_arguments(count, arguments);
    functions = (RKFunctions *)malloc(sizeof *functions);
    library = dlopen(plugin_path("Careful"), RTLD_NOW | RTLD_LOCAL);
    plugin = library ? (const RKPluginEntry *)dlsym(library, "responderkit_plugin") : NULL;
    if (!functions || !plugin) {
        fprintf(stderr, "plugin_matrix: %s\n", dlerror());
        return 2;
    }
    EXPECT(plugin->abi_major == RK_ABI_MAJOR && plugin->abi_minor == 0);
    all = sizeof *functions;
    EXPECT_STATUS(with(sizeof(RKHost), all, false, "CarefulNew"), RKStatusOK);
    EXPECT_LOG("careful");
    EXPECT_STATUS(with(offsetof(RKHost, report), all, false, "CarefulNew"), RKStatusOK);
    EXPECT_LOG("");
    EXPECT_STATUS(with(sizeof(RKHost), offsetof(RKFunctions, invoke), false, "CarefulOld"), RKStatusOK);
    EXPECT_STATUS(with(offsetof(RKHost, report), offsetof(RKFunctions, invoke) + 4, false, "CarefulOld"), RKStatusOK);
    log_clear();
    EXPECT_STATUS(with(sizeof(RKHost), all, true, NULL), RKStatusPluginInit);

    context = plugin_context();
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("NewerMinor"), NULL), RKStatusPluginVersion);
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("OtherMajor"), NULL), RKStatusPluginVersion);
    OK(rk_context_destroy(context));
    free(functions);
    return check_done("plugin_matrix");
}
