/* Every plugin of expected.txt in this process: what loading returns, and which fault comes of touching it.
 *
 *     expected FOLDER expected.txt
 */
#include "plugin_stage.h"

static RKStatus status_named(const char *name) {
    int value;
    char full[160];
    for (value = 0; value > -100; value--) {
        snprintf(full, sizeof full, "RKStatus%s", name);
        if (strcmp(rk_status_name((RKStatus)value), full) == 0 || strcmp(rk_status_name((RKStatus)value), name) == 0) return (RKStatus)value;
    }
    fprintf(stderr, "expected.txt: no status %s\n", name);
    exit(2);
}

static RKPluginFault fault_named(const char *name) {
    static const char *const names[] = {"", "ReturnedDeadObject", "ReturnedForeignObject", "ReturnedBadBool", "ReturnedNaN", "WrongThread", "DestroyedReceiver", "TooDeep", "TooSlow", "WroteHostTable", "Reported"};
    int value;
    for (value = 1; value <= 10; value++)
        if (strcmp(names[value], name) == 0) return (RKPluginFault)value;
    fprintf(stderr, "expected.txt: no fault %s\n", name);
    exit(2);
}

/* Ask and touch an instance of BadView in every way; whatever its plugin does, the library answers as for a plain view. */
static void exercise(RKContextRef context, const char *name) {
    RKClassRef cls = NULL;
    RKWindowRef window = named_window(context);
    RKViewRef bad, hit = NULL;
    RKPoint points[3];
    RKViewRef hits[3];
    bool inside = false, responds = false, dies = strcmp(name, "DestroysReceiver") == 0, strange = strcmp(name, "NotSteady") == 0 || strcmp(name, "ChangesTheTree") == 0;
    if (rk_class_find(context, "BadView", &cls) == RKStatusOK) {
        bad = add_view(context, cls, RK_VIEW(window), "bad", rect(100, 100, 100, 100));
        OK(rk_view_hit_test(RK_VIEW(window), point(150, 150), NULL, &hit));
        if (!dies && !strange) {
            EXPECT_TEXT(name_of(RK_OBJECT(hit)), "bad");
            OK(rk_view_point_inside(bad, point(50, 50), NULL, &inside));
            EXPECT(inside);
            OK(rk_view_point_inside(bad, point(150, 50), NULL, &inside));
            EXPECT(!inside);
            points[0] = point(150, 150);
            points[1] = point(50, 50);
            points[2] = point(199, 199);
            OK(rk_view_hit_test_many(RK_VIEW(window), points, 3, hits));
            EXPECT(hits[0] == bad && hits[1] == RK_VIEW(window) && hits[2] == bad);
        }
        touch(context, 1, RKTouchPhaseBegan, 150, 150);
        touch(context, 1.1, RKTouchPhaseMoved, 160, 160);
        touch(context, 1.2, RKTouchPhaseEnded, 160, 160);
        if (!dies && rk_object_responds_to(RK_OBJECT(bad), "width", &responds) == RKStatusOK && responds) {
            double width = 0;
            OK(rk_invoke(RK_OBJECT(bad), "width", "d", NULL, &width));
        }
    }
    if (strcmp(name, "KeepsReceiver") == 0) return; /* its view outlives the window, and so the context is what ends it */
    OK(rk_release(RK_OBJECT(window)));
}

static void row(const char *name, const char *word) {
    RKContextRef context = plugin_context();
    RKPluginPolicy policy = plugin_policy();
    RKPluginRef plugin = NULL;
    RKPluginFault last = (RKPluginFault)0;
    const char *fault = strncmp(word, "fault:", 6) == 0 ? word + 6 : NULL;
    RKStatus expected = fault ? RKStatusOK : status_named(word), status;
    size_t count = 9, before = object_count(context);
    int failures = check_failures;
    policy.fault_limit = 1000;
    policy.budget = fault && strcmp(fault, "TooSlow") == 0 ? 0.01 : 0;
    OK(rk_plugin_policy(context, &policy));
    status = rk_plugin_load(context, plugin_path(name), &plugin);
    EXPECT_STATUS(status, expected);
    if (status == RKStatusOK) {
        exercise(context, name);
        if (fault) {
            EXPECT(plugin_faults(plugin, &last) > 0 && last == fault_named(fault));
            EXPECT(strstr(check_log, "!pluginFault") != NULL);
        } else {
            EXPECT(plugin_faults(plugin, &last) == 0 && last == 0);
        }
        EXPECT(plugin_state(plugin) == RKPluginStateActive);
        if (strcmp(name, "KeepsReceiver") != 0) OK(rk_plugin_deactivate(plugin));
    } else {
        /* Nothing has changed, and the sentence names the file. */
        const char *base = strrchr(name, '/');
        char message[1024];
        snprintf(message, sizeof message, "%s", rk_last_error());
        EXPECT(plugin == NULL);
        EXPECT(strstr(message, strcmp(name, "Null") == 0 ? "/dev/null" : expected == RKStatusPluginInit ? "org.example.bad" : base ? base + 1 : name) != NULL);
        EXPECT_STATUS(rk_class_find(context, "BadView", (RKClassRef[]){NULL}), RKStatusNotFound);
        OK(rk_context_get_plugins(context, NULL, 0, &count));
        {
            RKWindowRef window = named_window(context);
            (void)add_view(context, NULL, RK_VIEW(window), "plain", rect(0, 0, 100, 100));
            EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "plain");
            OK(rk_release(RK_OBJECT(window)));
        }
        EXPECT(count == 0);
        EXPECT(expected == RKStatusPluginInit || object_count(context) == before); /* what an init that refuses has registered keeps its handle */
    }
    OK(rk_context_destroy(context));
    if (check_failures > failures) fprintf(stderr, "  in the row of %s\n", name);
}

int main(int count, char **arguments) {
    char line[512], name[128], word[128];
    FILE *file;
    int rows = 0;
    take_arguments(count, arguments);
    file = count > 2 ? fopen(arguments[2], "r") : NULL;
    if (!file) return 2;
    while (fgets(line, sizeof line, file))
        if (line[0] != '#' && sscanf(line, "%127s %127s", name, word) == 2 && strcmp(word, "-") != 0) {
            row(name, word);
            rows++;
        }
    fclose(file);
    EXPECT(rows > 50);
    return check_done("expected");
}
