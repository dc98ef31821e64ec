/* The same plugins in several threads at once, each with contexts of its own.
 *
 *     together FOLDER
 */
#include <pthread.h>
#include "plugin_stage.h"

enum { THREADS = 4, ROUNDS = 20 };
static const char *const files[] = {"RoundButton", "EnlargedHitArea", "LoginGate", "CircleGesture", "CppHeatmap", "WrapperA"};
enum { FILES = sizeof files / sizeof *files };

/* The expectations of check.h count without a lock: a thread counts for itself. */
#define MUST(condition)                                                              \
    do {                                                                             \
        if (!(condition)) {                                                          \
            fprintf(stderr, "%s:%d: not true: %s: %s\n", __FILE__, __LINE__, #condition, rk_last_error()); \
            failures++;                                                              \
        }                                                                            \
    } while (0)

static size_t work(void) {
    static const char *folders[1] = {plugin_folder};
    RKPluginPolicy policy = RK_INIT(RKPluginPolicy);
    RKContextRef context = NULL;
    RKPluginRef plugins[FILES];
    RKWindowRef window = NULL;
    RKControlRef button = NULL;
    RKClassRef round = NULL;
    RKViewRef hit = NULL;
    RKTouchSample down = sample(1, RKTouchPhaseBegan, 95, 95);
    size_t failures = 0;
    int k;
    policy.folders = folders;
    policy.folder_count = 1;
    MUST(rk_context_create(NULL, &context) == RKStatusOK);
    MUST(rk_plugin_policy(context, &policy) == RKStatusOK);
    MUST(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window) == RKStatusOK);
    MUST(rk_button_create(context, NULL, rect(100, 100, 20, 20), &button) == RKStatusOK);
    MUST(rk_view_add_subview(RK_VIEW(window), RK_VIEW(button)) == RKStatusOK);
    for (k = 0; k < FILES; k++) {
        char path[sizeof plugin_folder + 64];
        snprintf(path, sizeof path, "%s/%s.so", plugin_folder, files[k]);
        MUST(rk_plugin_load(context, path, &plugins[k]) == RKStatusOK);
    }
    MUST(rk_view_hit_test(RK_VIEW(window), point(95, 95), NULL, &hit) == RKStatusOK && hit == RK_VIEW(button));
    MUST(rk_context_send_touches(context, 1, &down, 1) == RKStatusOK);
    MUST(rk_class_find(context, "RoundButton", &round) == RKStatusOK && rk_object_set_class(RK_OBJECT(button), round) == RKStatusOK);
    MUST(rk_view_hit_test(RK_VIEW(window), point(95, 95), NULL, &hit) == RKStatusOK && hit == RK_VIEW(window));
    for (k = FILES; k-- > 1;) MUST(rk_plugin_deactivate(plugins[k]) == RKStatusOK);
    MUST(rk_plugin_deactivate(plugins[0]) == RKStatusBusy);
    MUST(rk_release(RK_OBJECT(window)) == RKStatusOK && rk_release(RK_OBJECT(button)) == RKStatusOK);
    MUST(rk_context_destroy(context) == RKStatusOK);
    return failures;
}

static void *thread(void *failures) {
    int round;
    for (round = 0; round < ROUNDS; round++) *(size_t *)failures += work();
    return NULL;
}

int main(int count, char **arguments) {
    pthread_t threads[THREADS];
    size_t failures[THREADS] = {0};
    int k;
    take_arguments(count, arguments);
    for (k = 0; k < THREADS; k++) EXPECT(pthread_create(&threads[k], NULL, thread, &failures[k]) == 0);
    for (k = 0; k < THREADS; k++) {
        EXPECT(pthread_join(threads[k], NULL) == 0);
        EXPECT(failures[k] == 0);
    }
    return check_done("together");
}
