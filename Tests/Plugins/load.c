/* What a host allows, what is loaded, and what the library reports when it is not.
 *
 *     load FOLDER DIGEST        the SHA-256 of FOLDER/RoundButton.so
 */
#define _XOPEN_SOURCE 700
#include "plugin_stage.h"
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <sys/stat.h>
#include <unistd.h>

static RKStatus try_pointer(const RKPluginPolicy *policy) {
    RKContextRef context = plugin_context();
    RKStatus status = rk_plugin_policy(context, policy);
    OK(rk_context_destroy(context));
    return status;
}

static RKStatus try_policy(RKPluginPolicy policy) { return try_pointer(&policy); }

static void policies(void) {
    static const char *const relative[] = {"plugins"}, *const missing[] = {"/there/is/no/such/folder"}, *const empty[] = {""}, *const null[] = {NULL};
    static const char *const short_digest[] = {"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde"};
    static const char *const bad_digest[] = {"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdeg"};
    static const char *const long_digest[] = {"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0"};
    static const char *many[300];
    RKPluginPolicy p, good = plugin_policy();
    struct {
        RKPluginPolicy policy;
        char tail[16];
    } larger;
    size_t i;
    for (i = 0; i < 300; i++) many[i] = "/";
    EXPECT_STATUS(try_policy(good), RKStatusOK);
    p = good, p.folders = relative;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p = good, p.folders = missing;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p = good, p.folders = empty;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p = good, p.folders = null;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p = good, p.folders = NULL;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p = good, p.folders = NULL, p.folder_count = 0;
    EXPECT_STATUS(try_policy(p), RKStatusOK);
    p = good, p.folders = many, p.folder_count = 256;
    EXPECT_STATUS(try_policy(p), RKStatusOK);
    p.folder_count = 257;
    EXPECT_STATUS(try_policy(p), RKStatusLimitReached);
    p = good, p.digest_count = 1;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p.digest_count = 65537, p.digests = short_digest;
    EXPECT_STATUS(try_policy(p), RKStatusLimitReached);
    p.digest_count = 1;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p.digests = bad_digest;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p.digests = long_digest;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p = good, p.budget = -1;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p.budget = (double)NAN;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p.budget = (double)INFINITY;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p = good, p.reserved = 1;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p = good, p.reserved2 = 1;
    EXPECT_STATUS(try_policy(p), RKStatusInvalidArgument);
    p = good, p.struct_size = 3;
    EXPECT_STATUS(try_policy(p), RKStatusStructSize);
    memset(&larger, 0, sizeof larger);
    larger.policy = good;
    larger.policy.struct_size = sizeof larger;
    EXPECT_STATUS(try_pointer(&larger.policy), RKStatusOK);
    larger.tail[3] = 1;
    EXPECT_STATUS(try_pointer(&larger.policy), RKStatusStructNewer);
}

/* A refused policy changes nothing; none at all allows nothing. */
static void refusal(void) {
    RKContextRef context = NULL;
    RKPluginPolicy p = plugin_policy();
    RKPluginRef plugin = NULL;
    OK(rk_context_create(NULL, &context));
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("RoundButton"), &plugin), RKStatusPluginPolicy);
    p.folder_count = 0;
    OK(rk_plugin_policy(context, &p));
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("RoundButton"), &plugin), RKStatusPluginPolicy);
    p = plugin_policy();
    OK(rk_plugin_policy(context, &p));
    p.reserved = 1;
    EXPECT_STATUS(rk_plugin_policy(context, &p), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_plugin_load(context, "RoundButton.so", &plugin), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_plugin_load(context, "./RoundButton.so", &plugin), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_plugin_load(context, "", &plugin), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_plugin_load(context, NULL, &plugin), RKStatusInvalidArgument);
    OK(rk_plugin_load(context, plugin_path("RoundButton"), NULL));
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("RoundButton"), &plugin), RKStatusAlreadyExists);
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("NotThere"), &plugin), RKStatusPluginFile);
    OK(rk_plugin_policy(context, NULL));
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("LoginGate"), &plugin), RKStatusPluginPolicy);
    EXPECT(plugin == NULL);
    OK(rk_plugin_find(context, "org.responderkit.round-button", &plugin)); /* what is loaded stays */
    EXPECT(plugin_state(plugin) == RKPluginStateActive);
    OK(rk_context_destroy(context));
}

static RKStatus load_with(RKPluginPolicy policy, const char *path) {
    RKContextRef context = plugin_context();
    RKStatus status;
    OK(rk_plugin_policy(context, &policy));
    status = rk_plugin_load(context, path, NULL);
    if (status != RKStatusOK) EXPECT(rk_last_error()[0] != 0);
    OK(rk_context_destroy(context));
    return status;
}

static void places(void) {
    static char link_in[8192], link_out[8192], sibling[8192], sibling_file[16384], folder_link[8192], through_link[8300], odd[8300], shared[8300];
    const char *folders[1];
    RKPluginPolicy p = plugin_policy();
    RKContextRef context;
    RKPluginRef plugin;
    char path[8192], resolved[PATH_MAX], command[30000];
    size_t length = 0;

    /* The same file by roundabout ways; what counts is where it lies in the end. */
    snprintf(odd, sizeof odd, "%s/./shared/..//RoundButton.so", plugin_folder);
    EXPECT_STATUS(load_with(p, odd), RKStatusOK);
    snprintf(link_in, sizeof link_in, "%s.in.so", plugin_folder);
    snprintf(link_out, sizeof link_out, "%s/out.so", plugin_folder);
    snprintf(folder_link, sizeof folder_link, "%s.link", plugin_folder);
    EXPECT(symlink(plugin_path("RoundButton"), link_in) == 0 && symlink(plugin_folder, folder_link) == 0);
    EXPECT_STATUS(load_with(p, link_in), RKStatusOK);
    snprintf(through_link, sizeof through_link, "%s/RoundButton.so", folder_link);
    EXPECT_STATUS(load_with(p, through_link), RKStatusOK);
    folders[0] = folder_link;
    p.folders = folders;
    EXPECT_STATUS(load_with(p, plugin_path("RoundButton")), RKStatusOK);

    context = plugin_context();
    OK(rk_plugin_policy(context, &p));
    OK(rk_plugin_load(context, through_link, &plugin));
    OK(rk_plugin_get_path(plugin, path, sizeof path, &length));
    EXPECT(realpath(through_link, resolved) != NULL);
    EXPECT_TEXT(path, resolved);
    EXPECT(length == strlen(resolved));
    OK(rk_context_destroy(context));

    /* A folder whose name merely begins in the same way, and a link that leads out. */
    snprintf(sibling, sizeof sibling, "%s-too", plugin_folder);
    snprintf(command, sizeof command, "mkdir -p '%s' && cp '%s' '%s/RoundButton.so'", sibling, plugin_path("RoundButton"), sibling);
    EXPECT(system(command) == 0);
    p = plugin_policy();
    snprintf(sibling_file, sizeof sibling_file, "%s/RoundButton.so", sibling);
    EXPECT_STATUS(load_with(p, sibling_file), RKStatusPluginPolicy);
    EXPECT(symlink(sibling_file, link_out) == 0);
    EXPECT_STATUS(load_with(p, link_out), RKStatusPluginPolicy);
    folders[0] = sibling;
    p.folders = folders;
    EXPECT_STATUS(load_with(p, sibling_file), RKStatusOK);
    EXPECT_STATUS(load_with(p, link_out), RKStatusOK);
    EXPECT_STATUS(load_with(p, plugin_path("RoundButton")), RKStatusPluginPolicy);

    /* Files that others may write to, under a policy that allows them. */
    p = plugin_policy();
    snprintf(shared, sizeof shared, "%s/shared/InSharedFolder.so", plugin_folder);
    EXPECT_STATUS(load_with(p, plugin_path("WorldWritable")), RKStatusPluginPolicy);
    EXPECT_STATUS(load_with(p, shared), RKStatusPluginPolicy);
    p.allows_shared_files = true;
    EXPECT_STATUS(load_with(p, plugin_path("WorldWritable")), RKStatusOK);
    EXPECT_STATUS(load_with(p, plugin_path("GroupWritable")), RKStatusOK);
    EXPECT_STATUS(load_with(p, shared), RKStatusOK);
    EXPECT(unlink(link_in) == 0 && unlink(link_out) == 0 && unlink(folder_link) == 0);
    EXPECT(unlink(sibling_file) == 0 && rmdir(sibling) == 0);
}

static void digests(const char *digest) {
    static const char zero[] = "0000000000000000000000000000000000000000000000000000000000000000";
    const char *list[3];
    char upper[65] = "";
    size_t i;
    RKPluginPolicy p = plugin_policy();
    EXPECT(strlen(digest) == 64);
    for (i = 0; i < 64 && digest[i]; i++) upper[i] = (char)(digest[i] >= 'a' ? digest[i] - 32 : digest[i]);
    p.digests = list;
    p.digest_count = 1;
    list[0] = zero;
    EXPECT_STATUS(load_with(p, plugin_path("RoundButton")), RKStatusPluginPolicy);
    list[0] = digest;
    EXPECT_STATUS(load_with(p, plugin_path("RoundButton")), RKStatusOK);
    EXPECT_STATUS(load_with(p, plugin_path("LoginGate")), RKStatusPluginPolicy);
    EXPECT_STATUS(load_with(p, plugin_path("Text")), RKStatusPluginPolicy); /* refused before it is read */
    list[0] = upper;
    EXPECT_STATUS(load_with(p, plugin_path("RoundButton")), RKStatusOK);
    list[1] = zero;
    list[2] = digest;
    list[0] = zero;
    p.digest_count = 3;
    EXPECT_STATUS(load_with(p, plugin_path("RoundButton")), RKStatusOK);
}

/* What was loaded is a copy: a file that is written to afterwards is another plugin, and does not change the old one, which runs on. */
static void write_over(const char *path, const char *source) { /* into the same file; cut off if `source` is shorter */
    char bytes[65536];
    ssize_t got;
    int from = open(source, O_RDONLY), to = open(path, O_WRONLY | O_CREAT, 0755);
    off_t length = 0;
    EXPECT(from >= 0 && to >= 0);
    while ((got = read(from, bytes, sizeof bytes)) > 0 && write(to, bytes, (size_t)got) == got) length += got;
    EXPECT(got == 0 && ftruncate(to, length) == 0 && close(from) == 0 && close(to) == 0);
}

static void is_round(RKContextRef context) { /* what RoundButton.so answers */
    RKWindowRef window = named_window(context);
    (void)add_view(context, class_named(context, "RoundButton"), RK_VIEW(window), "button", rect(0, 0, 100, 100));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 2, 2), "window");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "button");
    OK(rk_release(RK_OBJECT(window)));
}

static void overwritten_with(const char *source, RKStatus expected, const char *expected_id) {
    char path[8192], id[256] = "";
    RKContextRef before = plugin_context(), after = plugin_context();
    RKPluginRef plugin = NULL;
    snprintf(path, sizeof path, "%s", plugin_path("Written"));
    write_over(path, plugin_path("RoundButton"));
    OK(rk_plugin_load(before, path, NULL));
    is_round(before);
    write_over(path, source);
    is_round(before);
    EXPECT_STATUS(rk_plugin_load(after, path, &plugin), expected);
    if (plugin) OK(rk_plugin_get_id(plugin, id, sizeof id, NULL));
    EXPECT_TEXT(id, expected_id);
    OK(rk_context_destroy(after));
    is_round(before);
    OK(rk_context_destroy(before));
    EXPECT(unlink(path) == 0);
}

static void overwritten(void) {
    char same[8192], other[8192];
    snprintf(same, sizeof same, "%s", plugin_path("RoundButton"));
    snprintf(other, sizeof other, "%s", plugin_path("LoginGate"));
    overwritten_with(same, RKStatusOK, "org.responderkit.round-button");
    overwritten_with(other, RKStatusOK, "org.responderkit.login-gate");
    overwritten_with("/dev/null", RKStatusPluginFormat, "");
}

/* FOLDER/env holds A.so and B.so, good ones, C.so, a text, and d.txt. */
static void environment(void) {
    RKContextRef context = plugin_context();
    RKPluginPolicy p = plugin_policy();
    RKPluginRef plugins[8];
    char value[30000], id[256];
    size_t count = 9;
    snprintf(value, sizeof value, "%s/env", plugin_folder);
    EXPECT(setenv("RESPONDERKIT_PLUGIN_PATH", value, 1) == 0);
    EXPECT_STATUS(rk_plugin_load_environment(context, &count), RKStatusPluginPolicy);
    p.allows_environment = true;
    OK(rk_plugin_policy(context, &p));
    OK(rk_plugin_load_environment(context, &count));
    EXPECT(count == 2);
    EXPECT_LOG("!pluginNotLoaded");
    OK(rk_context_get_plugins(context, plugins, 8, &count));
    EXPECT(count == 2);
    OK(rk_plugin_get_id(plugins[0], id, sizeof id, NULL));
    EXPECT_TEXT(id, "org.responderkit.round-button");
    OK(rk_plugin_get_id(plugins[1], id, sizeof id, NULL));
    EXPECT_TEXT(id, "org.responderkit.login-gate");
    OK(rk_context_destroy(context));

    /* Files and folders in a row; what is relative, missing or there already is a diagnostic and no more. */
    context = plugin_context();
    OK(rk_plugin_policy(context, &p));
    snprintf(value, sizeof value, "%s:env:/no/such/folder:%s/env:%s", plugin_path("LoginGate"), plugin_folder, plugin_path("EnlargedHitArea"));
    EXPECT(setenv("RESPONDERKIT_PLUGIN_PATH", value, 1) == 0);
    OK(rk_plugin_load_environment(context, &count));
    EXPECT(count == 3);
    EXPECT_LOG("!pluginNotLoaded !pluginNotLoaded !pluginNotLoaded !pluginNotLoaded");
    OK(rk_context_destroy(context));

    context = plugin_context();
    OK(rk_plugin_policy(context, &p));
    EXPECT(setenv("RESPONDERKIT_PLUGIN_PATH", "", 1) == 0);
    OK(rk_plugin_load_environment(context, &count));
    EXPECT(count == 0);
    EXPECT(unsetenv("RESPONDERKIT_PLUGIN_PATH") == 0);
    OK(rk_plugin_load_environment(context, NULL));
    EXPECT_LOG("");
    OK(rk_context_destroy(context));
}

static void questions(void) {
    RKContextRef context = plugin_context();
    RKPluginRef round = load(context, "RoundButton"), gate = load(context, "LoginGate"), found = NULL, list[2];
    RKClassRef cls = class_named(context, "RoundButton");
    char text[256];
    size_t length = 0;
    OK(rk_plugin_get_version(round, text, sizeof text, &length));
    EXPECT_TEXT(text, "1.0.0");
    EXPECT(length == 5);
    EXPECT_STATUS(rk_plugin_get_id(round, text, 3, &length), RKStatusBufferTooSmall);
    EXPECT(length == strlen("org.responderkit.round-button"));
    EXPECT_STATUS(rk_context_get_plugins(context, list, 1, &length), RKStatusBufferTooSmall);
    EXPECT(length == 2);
    OK(rk_context_get_plugins(context, list, 2, &length));
    EXPECT(list[0] == round && list[1] == gate);
    OK(rk_plugin_find(context, "org.responderkit.login-gate", &found));
    EXPECT(found == gate);
    EXPECT_STATUS(rk_plugin_find(context, "org.responderkit.login", &found), RKStatusNotFound);
    EXPECT_STATUS(rk_plugin_find(context, NULL, &found), RKStatusInvalidArgument);
    OK(rk_class_get_plugin(cls, &found));
    EXPECT(found == round);
    OK(rk_class_get_plugin(class_named(context, "Button"), &found));
    EXPECT(found == NULL);
    EXPECT(plugin_faults(round, NULL) == 0);
    OK(rk_context_destroy(context));
    EXPECT_STATUS(rk_plugin_deactivate(round), RKStatusStaleHandle);
}

int main(int count, char **arguments) {
    take_arguments(count, arguments);
    policies();
    refusal();
    places();
    digests(count > 2 ? arguments[2] : "");
    overwritten();
    environment();
    questions();
    return check_done("load");
}
