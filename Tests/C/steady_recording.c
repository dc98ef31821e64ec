/* A recorder allocates nothing per event: its room is made when it starts. */
#include "steady_stage.h"

static bool taken(const void *bytes, size_t count, void *userdata) {
    (void)bytes;
    *(size_t *)userdata += count;
    return true;
}

static bool recorded_drag(void *scene, int round) { return drag(scene, 150, 150, 2, round % 5); }

void steady_recording(void) {
    Stage stage = stage_make();
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    size_t bytes = 0;
    desc.writer = taken;
    desc.userdata = &bytes;
    OK(rk_recorder_start(stage.context, &desc));
    steady_rounds("a finger that is recorded", recorded_drag, &stage);
    OK(rk_recorder_stop(stage.context));
    EXPECT(bytes > 50000);
    stage_end(&stage);
}
