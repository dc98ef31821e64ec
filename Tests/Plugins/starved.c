/* The calls that once ended the program where there was no memory: a policy, a load, the environment, a recorder. For Tests/C/starve, which lets each request fail.
 *
 *     starved FOLDER
 */
#include "plugin_stage.h"

static bool take(const void *bytes, size_t count, void *userdata) {
    (void)bytes, (void)count, (void)userdata;
    return true;
}

int main(int count, char **arguments) {
    RKContextRef context = NULL;
    RKPluginPolicy policy;
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    RKStatus status[5];
    size_t k;
    take_arguments(count, arguments);
    policy = plugin_policy();
    policy.allows_environment = true;
    desc.writer = take;
    setenv("RESPONDERKIT_PLUGIN_PATH", plugin_path("LoginGate"), 1);
    status[0] = rk_context_create(NULL, &context);
    if (status[0] == RKStatusOK) {
        status[1] = rk_plugin_policy(context, &policy);
        status[2] = rk_plugin_load(context, plugin_path("RoundButton"), NULL);
        status[3] = rk_plugin_load_environment(context, NULL);
        status[4] = rk_recorder_start(context, &desc);
        /* Without a policy nothing loads; and `init` refuses where it gets no memory. */
        for (k = 1; k < 5; k++)
            EXPECT(status[k] == RKStatusOK || status[k] == RKStatusNoMemory || status[k] == RKStatusPluginInit || (status[1] != RKStatusOK && status[k] == RKStatusPluginPolicy));
        OK(rk_context_destroy(context));
    } else EXPECT_STATUS(status[0], RKStatusNoMemory);
    return check_done("starved");
}
