/* plugin_host.c - a program that knows no plugin, and what plugins make of its touch handling.
 *
 *     cc plugin_host.c $(pkg-config --cflags --libs responderkit) -o plugin_host && ./plugin_host FILE.so...
 *
 * It shows the same interface and the same touches three times: as it was written, with the plugins of the command line loaded, and with them
 * switched off again. Try it with those of bindings/c/plugins.
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

/* The interface, as it might stand in a file: each element with its class, and the built-in one that replaces a missing class. */
typedef struct Element {
    const char *name, *cls, *stand_in, *superview;
    RKRect frame;
} Element;
static const Element interface[] = {
    {"page", "View", "View", NULL, {{0, 0}, {320, 480}}},
    {"play", "RoundButton", "Button", "page", {{20, 20}, {100, 100}}},
    {"small", "Button", "Button", "page", {{200, 60}, {20, 20}}},
    {"bar", "TabBar", "View", "page", {{0, 431}, {320, 49}}},
    {"items", "View", "View", "bar", {{0, 0}, {320, 49}}},
    {"raised", "Button", "Button", "items", {{130, -40}, {60, 89}}},
};
enum { ELEMENTS = sizeof interface / sizeof *interface };

static RKClassRef class_named(RKContextRef context, const char *name, const char *stand_in) {
    RKClassRef cls = NULL;
    if (rk_class_find(context, name, &cls) != RKStatusOK && stand_in) CHECK(rk_class_find(context, stand_in, &cls));
    return cls;
}

static void clicked(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    char name[64];
    (void)self, (void)event, (void)userdata;
    CHECK(rk_object_get_name(sender, name, sizeof name, NULL));
    printf("    %s: click\n", name);
}

static void recognised(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer, (void)userdata;
    printf("    a circle\n");
}

static void finger(RKContextRef context, double delay, RKTouchPhase phase, double x, double y) {
    static double time;
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = phase;
    sample.location.x = x;
    sample.location.y = y;
    CHECK(rk_context_send_touches(context, time += delay, &sample, 1));
}

static void tap(RKContextRef context, double x, double y) {
    RKTouchRef touch;
    RKViewRef view;
    char name[64] = "nothing";
    finger(context, 1, RKTouchPhaseBegan, x, y);
    CHECK(rk_context_find_touch(context, 1, &touch));
    CHECK(rk_touch_get_view(touch, &view));
    if (view) CHECK(rk_object_get_name(RK_OBJECT(view), name, sizeof name, NULL));
    printf("  a tap at (%g, %g) is %s's\n", x, y, name);
    finger(context, 0.1, RKTouchPhaseEnded, x, y);
}

/* Build the interface, touch it, and let it go: a plugin cannot be deactivated while objects of its classes live. */
static void show(RKContextRef context, RKClassRef target_class, const char *title) {
    static const double corners[][2] = {{200, 220}, {241, 203}, {258, 162}, {241, 121}, {200, 104}, {159, 121}, {142, 162}, {159, 203}, {199, 220}};
    RKWindowRef window;
    RKViewRef views[ELEMENTS];
    RKResponderRef target;
    RKClassRef circle = class_named(context, "Circle", NULL);
    size_t i, k;
    printf("%s\n", title);
    CHECK(rk_window_create(context, NULL, interface[0].frame, &window));
    CHECK(rk_object_set_name(RK_OBJECT(window), "window"));
    CHECK(rk_responder_create(context, target_class, &target));
    for (i = 0; i < ELEMENTS; i++) {
        RKClassRef cls = class_named(context, interface[i].cls, interface[i].stand_in), button = class_named(context, "Button", NULL);
        RKViewRef superview = RK_VIEW(window);
        bool is_button;
        CHECK(rk_view_create(context, cls, interface[i].frame, &views[i]));
        CHECK(rk_object_set_name(RK_OBJECT(views[i]), interface[i].name));
        for (k = 0; k < i; k++)
            if (interface[i].superview && strcmp(interface[i].superview, interface[k].name) == 0) superview = views[k];
        CHECK(rk_view_add_subview(superview, views[i]));
        CHECK(rk_release(RK_OBJECT(views[i])));
        CHECK(rk_class_is_subclass_of(cls, button, &is_button));
        if (is_button) CHECK(rk_control_add_target(RK_CONTROL(views[i]), RK_OBJECT(target), "click:", RKControlEventTouchUpInside));
    }
    if (circle) {
        RKGestureRecognizerRef recognizer;
        CHECK(rk_gesture_recognizer_create(context, circle, &recognizer));
        CHECK(rk_gesture_recognizer_add_action(recognizer, recognised, NULL, NULL, NULL));
        CHECK(rk_view_add_gesture_recognizer(views[0], recognizer));
        CHECK(rk_release(RK_OBJECT(recognizer)));
    }
    tap(context, 70, 70);   /* in the middle of the round button */
    tap(context, 25, 25);   /* in the corner of its frame */
    tap(context, 195, 70);  /* beside the small button */
    tap(context, 160, 400); /* on the raised item, above its bar */
    printf("  a round drag\n");
    for (i = 0; i < sizeof corners / sizeof *corners; i++) finger(context, i ? 0.05 : 1, i ? RKTouchPhaseMoved : RKTouchPhaseBegan, corners[i][0], corners[i][1]);
    finger(context, 0.05, RKTouchPhaseEnded, 199, 220);
    CHECK(rk_release(RK_OBJECT(target)));
    CHECK(rk_release(RK_OBJECT(window)));
}

/* Reports of plugins, and diagnostics of the library about them. */
static void diagnostic(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context, (void)userdata;
    printf("    %s: %s\n", code, text);
}

/* Loading is off until the program names trusted folders: here, those of the files that the user named. */
static void trust_folders(RKContextRef context, char **files, size_t count) {
    RKPluginPolicy policy = RK_INIT(RKPluginPolicy);
    char **folders = (char **)calloc(count + 1, sizeof *folders), *slash;
    size_t i;
    if (!folders) exit(1);
    policy.folders = (const char *const *)folders;
    for (i = 0; i < count; i++) {
        if (!(folders[policy.folder_count] = realpath(files[i], NULL))) continue; /* loading it will report the error */
        slash = strrchr(folders[policy.folder_count++], '/');
        slash[slash == folders[policy.folder_count - 1]] = 0; /* "/file.so" lies in "/" */
    }
    CHECK(rk_plugin_policy(context, &policy));
    for (i = 0; i < policy.folder_count; i++) free(folders[i]);
    free(folders);
}

static size_t load(RKContextRef context, char **files, size_t count, RKPluginRef *plugins) {
    size_t i, loaded = 0;
    trust_folders(context, files, count);
    for (i = 0; i < count; i++) {
        char id[256], version[256], *path = realpath(files[i], NULL); /* only absolute paths are loaded */
        RKStatus status = rk_plugin_load(context, path ? path : files[i], &plugins[loaded]);
        free(path);
        if (status != RKStatusOK) {
            printf("not loaded (%s): %s\n", rk_status_name(status), rk_last_error());
            continue;
        }
        CHECK(rk_plugin_get_id(plugins[loaded], id, sizeof id, NULL));
        CHECK(rk_plugin_get_version(plugins[loaded], version, sizeof version, NULL));
        printf("loaded %s %s\n", id, version);
        loaded++;
    }
    return loaded;
}

int main(int count, char **arguments) {
    static const RKActionDesc actions[] = {{"click:", clicked}};
    RKContextRef context;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef target_class;
    RKPluginRef *plugins = (RKPluginRef *)calloc((size_t)count, sizeof *plugins);
    size_t loaded;
    if (!plugins) return 1;
    CHECK(rk_context_create(NULL, &context));
    CHECK(rk_context_set_diagnostic_handler(context, diagnostic, NULL, NULL));
    desc.name = "Target";
    desc.superclass = "Responder";
    desc.actions = actions;
    desc.action_count = 1;
    CHECK(rk_class_define(context, &desc, &target_class));

    show(context, target_class, "As it was written:");
    loaded = load(context, arguments + 1, (size_t)count - 1, plugins);
    show(context, target_class, "With the plugins:");
    while (loaded) CHECK(rk_plugin_deactivate(plugins[--loaded]));
    show(context, target_class, "With the plugins switched off:");
    CHECK(rk_context_destroy(context));
    free(plugins);
    return 0;
}
