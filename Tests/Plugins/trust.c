/* What a plugin's file may do before it is trusted: nothing. Constructors, bytes that change in between, files that are none, and libraries that it needs.
 *
 *     trust FOLDER
 */
#define _GNU_SOURCE
#include "plugin_stage.h"
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static RKStatus load_under(RKPluginPolicy policy, const char *path) {
    RKContextRef context = plugin_context();
    RKStatus status;
    OK(rk_plugin_policy(context, &policy));
    status = rk_plugin_load(context, path, NULL);
    if (status != RKStatusOK) EXPECT(strstr(rk_last_error(), strrchr(path, '/') + 1) != NULL);
    OK(rk_context_destroy(context));
    return status;
}
static RKStatus load_path(const char *path) { return load_under(plugin_policy(), path); }

/* ---- Between the library and the system: what happens while a file is read, and when the dynamic linker gets it ---- */

static void (*at_dlopen)(void), (*at_read)(void);

#define REAL(name) ((__typeof__(&name))dlvsym(RTLD_NEXT, #name, "GLIBC_2.34"))
void *dlopen(const char *path, int mode) {
    if (at_dlopen && path && strncmp(path, "/proc/self/fd/", 14) == 0) at_dlopen();
    return REAL(dlopen)(path, mode);
}
ssize_t pread(int fd, void *out, size_t count, off_t offset) {
    ssize_t got = (ssize_t)syscall(SYS_pread64, fd, out, count, offset);
    if (at_read && offset == 0) at_read();
    return got;
}

/* ---- Constructors ---- */

static void constructors(void) {
    unsetenv("RK_EARLY_CODE");
    EXPECT_STATUS(load_path(plugin_path("EarlyMagic")), RKStatusPluginEntry);
    EXPECT_STATUS(load_path(plugin_path("EarlyMajor")), RKStatusPluginVersion);
    EXPECT_STATUS(load_path(plugin_path("EarlyUnfilled")), RKStatusPluginEntry);
    EXPECT(getenv("RK_EARLY_CODE") == NULL);
}

/* ---- Bytes that change ---- */

static char changing[8192];

static void copy_file(const char *source, const char *target, int flags) { /* over what is there: the same inode */
    char bytes[65536];
    ssize_t got;
    int from = open(source, O_RDONLY), to = open(target, O_WRONLY | O_CREAT | flags, 0755);
    off_t length = 0;
    EXPECT(from >= 0 && to >= 0);
    while ((got = read(from, bytes, sizeof bytes)) > 0 && write(to, bytes, (size_t)got) == got) length += got;
    EXPECT(got == 0 && ftruncate(to, length) == 0 && close(from) == 0 && close(to) == 0);
}

static void put_gate(void) { copy_file(plugin_path("LoginGate"), changing, 0); }
static void grow(void) {
    int fd = open(changing, O_WRONLY | O_APPEND);
    EXPECT(fd >= 0 && write(fd, "x", 1) == 1 && close(fd) == 0);
}
static void shrink(void) { EXPECT(truncate(changing, 100) == 0); }
static void touch_it(void) {
    static const struct timespec times[2] = {{7, 7}, {7, 7}};
    EXPECT(utimensat(AT_FDCWD, changing, times, 0) == 0);
}

/* Another plugin is written over it when it has been looked at: what was looked at is what runs. */
static void changed_after(void) {
    RKContextRef context = plugin_context();
    RKPluginRef plugin = NULL;
    char id[256] = "";
    copy_file(plugin_path("EnlargedHitArea"), changing, O_TRUNC);
    grow(); /* nothing that was loaded before has these bytes */
    at_dlopen = put_gate;
    EXPECT_STATUS(rk_plugin_load(context, changing, &plugin), RKStatusOK);
    at_dlopen = NULL;
    OK(rk_plugin_get_id(plugin, id, sizeof id, NULL));
    EXPECT_TEXT(id, "org.responderkit.enlarged-hit-area");
    OK(rk_context_destroy(context));
    EXPECT(unlink(changing) == 0);
}

static void changed_meanwhile(void) {
    static void (*const deeds[])(void) = {grow, shrink, put_gate, touch_it};
    size_t k;
    for (k = 0; k < sizeof deeds / sizeof *deeds; k++) {
        copy_file(plugin_path("EnlargedHitArea"), changing, O_TRUNC);
        at_read = deeds[k];
        EXPECT_STATUS(load_path(changing), RKStatusPluginFile);
        EXPECT(strstr(rk_last_error(), "was written to while it was read") != NULL);
        at_read = NULL;
    }
    copy_file(plugin_path("EnlargedHitArea"), changing, O_TRUNC);
    EXPECT_STATUS(load_path(changing), RKStatusOK);
    EXPECT(unlink(changing) == 0);
}

/* The copies of this process: no process can write to them, or make them longer or shorter. */
static void sealed(void) {
    DIR *folder = opendir("/proc/self/fd");
    struct dirent *entry;
    int found = 0;
    EXPECT_STATUS(load_path(plugin_path("RoundButton")), RKStatusOK);
    while (folder && (entry = readdir(folder)) != NULL) {
        char path[300], target[512] = "";
        int fd = atoi(entry->d_name);
        snprintf(path, sizeof path, "/proc/self/fd/%s", entry->d_name);
        if (entry->d_name[0] == '.' || readlink(path, target, sizeof target - 1) < 0 || !strstr(target, "memfd:RoundButton.so")) continue;
        found++;
        EXPECT(pwrite(fd, "x", 1, 0) < 0 && errno == EPERM);
        EXPECT(ftruncate(fd, 1) < 0 && ftruncate(fd, 1 << 24) < 0);
        EXPECT((fcntl(fd, F_GETFD) & FD_CLOEXEC) != 0);
    }
    if (folder) closedir(folder);
    EXPECT(found == 1); /* however often it was loaded */
}

/* Where the kernel has no sealed files the copy has lost its name. */
static void without_memfd(void) {
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_memfd_create, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
    int status = 0;
    pid_t child;
    fflush(NULL);
    child = fork();
    if (child == 0) {
        check_failures = 0;
        EXPECT(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0);
        EXPECT(syscall(SYS_memfd_create, "x", 0) < 0 && errno == ENOSYS);
        changed_after();
        changed_meanwhile();
        EXPECT_STATUS(load_path(plugin_path("CircleGesture")), RKStatusOK);
        EXPECT_STATUS(load_path(plugin_path("needs/Good")), RKStatusOK);
        _exit(check_failures ? 1 : 0);
    }
    EXPECT(child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* ---- Files of all kinds ---- */

static void kinds(void) {
    RKPluginPolicy proc = plugin_policy();
    const char *folders[] = {"/proc"};
    char other[8192];

    /* Sparse, of a terabyte, or just over the limit; and one that is searched to its end. */
    copy_file(plugin_path("RoundButton"), changing, O_TRUNC);
    EXPECT(truncate(changing, (off_t)1 << 40) == 0);
    EXPECT_STATUS(load_path(changing), RKStatusLimitReached);
    EXPECT(strstr(rk_last_error(), "268435456") != NULL);
    EXPECT(truncate(changing, (256 << 20) + 1) == 0);
    EXPECT_STATUS(load_path(changing), RKStatusLimitReached);
    EXPECT(truncate(changing, 8 << 20) == 0);
    EXPECT_STATUS(load_path(changing), RKStatusOK);
    EXPECT(unlink(changing) == 0);

    /* Rights that a program would have mean nothing for a library. */
    copy_file(plugin_path("RoundButton"), changing, O_TRUNC);
    EXPECT(chmod(changing, 06755) == 0);
    EXPECT_STATUS(load_path(changing), RKStatusOK);
    /* Another name of the same file does not change who may write to it. */
    snprintf(other, sizeof other, "%s", plugin_path("AnotherName"));
    EXPECT(link(changing, other) == 0);
    EXPECT_STATUS(load_path(other), RKStatusOK);
    EXPECT(chmod(changing, 0757) == 0);
    EXPECT_STATUS(load_path(other), RKStatusPluginPolicy);
    EXPECT(unlink(changing) == 0 && unlink(other) == 0);
    if (geteuid() == 0) { /* only root can give files away */
        copy_file(plugin_path("RoundButton"), changing, O_TRUNC);
        EXPECT(chown(changing, 12345, 0) == 0);
        EXPECT_STATUS(load_path(changing), RKStatusPluginPolicy);
        EXPECT(strstr(rk_last_error(), "another user") != NULL);
        EXPECT(unlink(changing) == 0);
        EXPECT(mknod(changing, S_IFCHR | 0600, (dev_t)(1 << 8 | 3)) == 0 || errno == EPERM);
        if (access(changing, F_OK) == 0) {
            EXPECT_STATUS(load_path(changing), RKStatusPluginFile);
            EXPECT(unlink(changing) == 0);
        }
    }

    /* The kernel's files state no size. */
    proc.folders = folders;
    EXPECT_STATUS(load_under(proc, "/proc/self/maps"), RKStatusPluginFile);
    EXPECT_STATUS(load_under(proc, "/proc/self/mem"), RKStatusPluginFile);
    EXPECT_STATUS(load_under(proc, "/proc/self/fd"), RKStatusPluginFile);

    EXPECT(mkfifo(changing, 0600) == 0);
    EXPECT_STATUS(load_path(changing), RKStatusPluginFile);
    EXPECT(unlink(changing) == 0);
    EXPECT(mknod(changing, S_IFSOCK | 0600, 0) == 0);
    EXPECT_STATUS(load_path(changing), RKStatusPluginFile);
    EXPECT(unlink(changing) == 0);
}

/* ---- Where a path leads: each folder in which a name is looked up, of the path itself and of every link on the way ---- */

static char *in_ways(const char *name) {
    static char path[3][8300];
    static int turn;
    turn = (turn + 1) % 3;
    snprintf(path[turn], sizeof path[turn], "%s.ways/%s", plugin_folder, name);
    return path[turn];
}

static void make_link(const char *target, const char *name) { EXPECT(symlink(target, in_ways(name)) == 0); }

static void ways(void) {
    static const struct {
        const char *path, *culprit; /* NULL: it may be loaded */
    } cases[] = {
        {"direct/RoundButton.so", NULL},
        {"file.so", NULL},
        {"relative.so", NULL},
        {"safe/../file.so", NULL},
        {"long.so", NULL},
        {"through-file/RoundButton.so", ".ways/open;"},
        {"through.so", ".ways/open;"},
        {"twice.so", ".ways/open;"},
        {"folder/RoundButton.so", ".ways/open;"},
        {"open/below/../../file.so", ".ways/open;"},
        {"open/link.so", ".ways/open;"},
    };
    RKPluginPolicy shared = plugin_policy();
    char command[8400], name[32], next[32];
    size_t k;
    int i;
    shared.allows_shared_files = true;
    snprintf(command, sizeof command, "rm -rf '%s' && mkdir -p '%s' '%s'", in_ways(""), in_ways("safe"), in_ways("open/below"));
    EXPECT(system(command) == 0);
    make_link(plugin_folder, "direct");
    make_link(plugin_path("RoundButton"), "file.so");
    make_link("safe/.././/file.so", "relative.so");
    make_link(plugin_path("RoundButton"), "open/link.so");
    make_link(plugin_folder, "open/folder");
    make_link("open/link.so", "through.so");
    make_link(in_ways("through.so"), "twice.so");
    make_link("open/folder", "folder");
    make_link(in_ways("open/folder"), "through-file");
    make_link("file.so", "link0");
    for (i = 1; i < 38; i++) { /* the kernel follows 40 */
        snprintf(name, sizeof name, i == 37 ? "long.so" : "link%d", i);
        snprintf(next, sizeof next, "link%d", i - 1);
        make_link(next, name);
    }
    EXPECT(chmod(in_ways("open"), 0777) == 0);
    for (k = 0; k < sizeof cases / sizeof *cases; k++) {
        EXPECT_STATUS(load_path(in_ways(cases[k].path)), cases[k].culprit ? RKStatusPluginPolicy : RKStatusOK);
        if (cases[k].culprit && !strstr(rk_last_error(), cases[k].culprit)) {
            fprintf(stderr, "%s: %s\n", cases[k].path, rk_last_error());
            EXPECT(!"the sentence names the folder");
        }
        EXPECT_STATUS(load_under(shared, in_ways(cases[k].path)), RKStatusOK);
    }
    /* In a sticky folder a link is its owner's. */
    EXPECT(chmod(in_ways("open"), 01777) == 0);
    EXPECT_STATUS(load_path(in_ways("twice.so")), RKStatusOK);
    EXPECT_STATUS(load_path(in_ways("folder/RoundButton.so")), RKStatusOK);
    if (geteuid() == 0) {
        EXPECT(lchown(in_ways("open/link.so"), 12345, 0) == 0);
        EXPECT_STATUS(load_path(in_ways("twice.so")), RKStatusPluginPolicy);
        EXPECT(strstr(rk_last_error(), "another user") != NULL && strstr(rk_last_error(), ".ways/open/link.so") != NULL);
    }
    snprintf(command, sizeof command, "rm -rf '%s'", in_ways(""));
    EXPECT(system(command) == 0);
}

/* ---- The host's table ---- */

static void tables(void) {
    RKContextRef context = plugin_context();
    RKPluginRef plugin = load(context, "WritesWholeTable");
    RKPluginFault last = (RKPluginFault)0;
    RKWindowRef window = named_window(context);
    RKViewRef bad = add_view(context, class_named(context, "BadView"), RK_VIEW(window), "bad", rect(100, 100, 100, 100));
    bool inside = false;
    OK(rk_view_point_inside(bad, point(50, 50), NULL, &inside));
    EXPECT(inside && plugin_faults(plugin, NULL) == 0); /* looked for after every 32nd question */
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_plugin_deactivate(plugin));
    EXPECT(plugin_faults(plugin, &last) == 1 && last == RKPluginFaultWroteHostTable);
    EXPECT_LOG("!pluginFault deinit");
    OK(rk_plugin_activate(plugin));
    EXPECT(plugin_state(plugin) == RKPluginStateActive && plugin_faults(plugin, NULL) == 0);
    OK(rk_context_destroy(context));
}

/* ---- What is needed ---- */

static const struct {
    const char *name;
    RKStatus status;
    const char *names; /* in the sentence */
} needing[] = {
    {"WritableLibrary", RKStatusPluginPolicy, "libwritable.so"},
    {"OpenFolder", RKStatusPluginPolicy, "libopen.so"},
    {"OpenBelow", RKStatusPluginPolicy, "libopen.so"},
    {"Outside", RKStatusPluginPolicy, "liboutside.so"},
    {"OutsideUnused", RKStatusPluginPolicy, "OutsideUnused.so looks for libraries"},
    {"OutsideDots", RKStatusPluginPolicy, "OutsideDots.so looks for libraries"},
    {"Relative", RKStatusPluginPolicy, "libgood.so"},
    {"EmptyFolder", RKStatusPluginPolicy, "libgood.so"},
    {"Variable", RKStatusPluginPolicy, "libgood.so"},
    {"Unnamed", RKStatusPluginPolicy, "libunnamed.so"},
    {"ByPath", RKStatusPluginPolicy, "libs/libbypath.so"},
    {"Linked", RKStatusPluginPolicy, "liblinked.so"},
    {"ChainLink", RKStatusPluginPolicy, "needs/open;"},
    {"ChainFolder", RKStatusPluginPolicy, "needs/open;"},
    {"Filter", RKStatusPluginPolicy, "filter"},
    {"Broken", RKStatusPluginFormat, "libbroken.so"},
    {"Nowhere", RKStatusPluginOpen, "libgood.so"},
};

static int ran(const char *name) {
    char variable[64];
    snprintf(variable, sizeof variable, "RK_RAN_%s", name);
    return getenv(variable) != NULL;
}

static void needs(void) {
    static const char *const functions[] = {"good", "deeper", "writable", "open_", "above", "outside", "unnamed", "bypath", "linked", "broken",
        "chainLink", "chainFolder"};
    RKPluginPolicy shared = plugin_policy();
    char digest[65] = "", command[20000], name[64];
    const char *list[1];
    FILE *pipe;
    size_t k;
    for (k = 0; k < sizeof needing / sizeof *needing; k++) {
        snprintf(name, sizeof name, "needs/%s", needing[k].name);
        EXPECT_STATUS(load_path(plugin_path(name)), needing[k].status);
        if (!strstr(rk_last_error(), needing[k].names)) {
            fprintf(stderr, "%s: %s\n", name, rk_last_error());
            EXPECT(!"the sentence names it");
        }
    }
    /* With a list of digests, one for the plugin is not enough. */
    snprintf(command, sizeof command, "sha256sum '%s'", plugin_path("needs/Good"));
    pipe = popen(command, "r");
    EXPECT(pipe && fscanf(pipe, "%64s", digest) == 1 && pclose(pipe) == 0);
    list[0] = digest;
    shared.digests = list;
    shared.digest_count = 1;
    EXPECT_STATUS(load_under(shared, plugin_path("needs/Good")), RKStatusPluginPolicy);
    EXPECT(strstr(rk_last_error(), "libgood.so") != NULL && strstr(rk_last_error(), "SHA-256") != NULL);
    for (k = 0; k < sizeof functions / sizeof *functions; k++) EXPECT(!ran(functions[k])); /* nothing of all that */

    EXPECT_STATUS(load_path(plugin_path("needs/System")), RKStatusOK);
    EXPECT_STATUS(load_path(plugin_path("needs/GoodRpath")), RKStatusOK);
    EXPECT(ran("good") && ran("deeper"));
    EXPECT_STATUS(load_path(plugin_path("needs/Good")), RKStatusOK);
    EXPECT_STATUS(load_path(plugin_path("needs/Nowhere")), RKStatusOK); /* it is loaded now */
    shared = plugin_policy();
    shared.allows_shared_files = true;
    EXPECT_STATUS(load_under(shared, plugin_path("needs/WritableLibrary")), RKStatusOK);
    EXPECT_STATUS(load_under(shared, plugin_path("needs/OpenBelow")), RKStatusOK);
    EXPECT_STATUS(load_under(shared, plugin_path("needs/ChainLink")), RKStatusOK);
    EXPECT_STATUS(load_under(shared, plugin_path("needs/ChainFolder")), RKStatusOK);
    EXPECT(ran("writable") && ran("above") && ran("open_") && ran("chainLink") && ran("chainFolder"));
}

/* While a context ends nothing is loaded, and no constructor runs (SPEC 348). */
static int endings;
static void loads_at_the_end(void *context) {
    size_t count = 7;
    endings++;
    EXPECT_STATUS(rk_plugin_load((RKContextRef)context, plugin_path("needs/Good"), NULL), RKStatusBusy);
    EXPECT_STATUS(rk_plugin_load_environment((RKContextRef)context, &count), RKStatusBusy);
    EXPECT(count == 7 && !ran("good") && !ran("deeper"));
}
static void ending(void) {
    RKContextRef context = plugin_context();
    RKPluginPolicy policy = plugin_policy();
    RKWindowRef window = named_window(context);
    policy.allows_environment = true;
    OK(rk_plugin_policy(context, &policy));
    OK(rk_object_set_userdata(RK_OBJECT(window), context, loads_at_the_end));
    EXPECT(setenv("RESPONDERKIT_PLUGIN_PATH", plugin_path("needs/Good"), 1) == 0);
    OK(rk_context_destroy(context));
    EXPECT(unsetenv("RESPONDERKIT_PLUGIN_PATH") == 0 && endings == 1);
}

/* Sentences show characters of a path that would turn the direction of what follows. */
static void shown_paths(void) {
    RKContextRef context = plugin_context();
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("\xe2\x80\xaeos.nothing"), NULL), RKStatusPluginFile);
    EXPECT(strstr(rk_last_error(), "/\\u{202e}os.nothing.so") != NULL);
    OK(rk_context_destroy(context));
}

int main(int count, char **arguments) {
    take_arguments(count, arguments);
    snprintf(changing, sizeof changing, "%s", plugin_path("Changing"));
    unlink(changing);
    constructors();
    without_memfd();
    changed_after();
    changed_meanwhile();
    sealed();
    kinds();
    ways();
    tables();
    shown_paths();
    ending();
    needs();
    return check_done("trust");
}
