/* SPDX-License-Identifier: MIT */
/* Records a tap and plays it: a program that needs both libraries. */
#include <responderkit/replay.h>
#include <responderkit/responderkit.h>

#include <stdio.h>

static int failed(const char *what) {
    fprintf(stderr, "%s: %s %s\n", what, rk_last_error(), rk_replay_last_error());
    return 1;
}

int main(int count, char **arguments) {
    RKContextRef context;
    RKWindowRef window;
    RKRect frame = {{0, 0}, {320, 480}};
    RKRecorderDesc recorder = RK_INIT(RKRecorderDesc);
    RKTouchSample touch = RK_INIT(RKTouchSample);
    RKReplayDesc desc = RK_INIT(RKReplayDesc);
    RKReplayInfo info = RK_INIT(RKReplayInfo);
    RKReplayRef replay;
    if (count != 2) return 2;
    if (rk_context_create(NULL, &context) != RKStatusOK) return failed("context");
    if (rk_window_create(context, NULL, frame, &window) != RKStatusOK) return failed("window");
    recorder.path = arguments[1];
    if (rk_recorder_start(context, &recorder) != RKStatusOK) return failed("recorder");
    touch.id = 1;
    touch.phase = RKTouchPhaseBegan;
    if (rk_context_send_touches(context, 0.0, &touch, 1) != RKStatusOK) return failed("down");
    touch.phase = RKTouchPhaseEnded;
    if (rk_context_send_touches(context, 0.1, &touch, 1) != RKStatusOK) return failed("up");
    if (rk_recorder_stop(context) != RKStatusOK) return failed("stop");
    rk_context_destroy(context);

    desc.path = arguments[1];
    if (rk_replay_open(&desc, &replay) != RKStatusOK) return failed("open");
    if (rk_replay_run(replay, NULL, NULL) != RKStatusNotFound) return failed("run");
    if (rk_replay_get_info(replay, &info) != RKStatusOK) return failed("info");
    if (info.state != RKReplayStateSame || info.decisions == 0) return failed("state");
    rk_replay_close(replay);
    return 0;
}
