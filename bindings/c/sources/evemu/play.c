/* play.c - play recordings of input devices and print the calls of a window's views.
 *
 *     make play && ./play [--size 320x480] [--gestures] [--text] RECORDING...
 *
 * A recording is what evemu-record or `libinput record` wrote. Where evemu's description lies in a file of its own, give it before the events. Nothing here waits: the times are those of the
 * recording, so the output is the same every time.
 */
#include "diary.h"
#include "rk_recording.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
    RKRecording recording;
    RKInput input;
    Diary diary;
    RKSize size = {320, 480};
    RKStatus status;
    bool gestures = false, text = false;
    int k;
    for (k = 1; k < argc && argv[k][0] == '-'; k++) {
        if (strcmp(argv[k], "--gestures") == 0) gestures = true;
        else if (strcmp(argv[k], "--text") == 0) text = true;
        else if (strcmp(argv[k], "--size") == 0 && k + 1 < argc && sscanf(argv[k + 1], "%lfx%lf", &size.width, &size.height) == 2) k++;
        else k = argc;
    }
    if (k >= argc) {
        fprintf(stderr, "usage: play [--size 320x480] [--gestures] [--text] RECORDING...\n");
        return 2;
    }
    rk_recording_init(&recording);
    for (; k < argc; k++) {
        if (rk_recording_read(&recording, argv[k]) == RKStatusOK) continue;
        fprintf(stderr, "%s\n", recording.error);
        rk_recording_free(&recording);
        return 1;
    }
    for (k = 0; k < (int)recording.device_count; k++) printf("device %s\n", libevdev_get_name(recording.devices[k]));
    diary_open(&diary, size.width, size.height, gestures);
    rk_input_init(&input, diary.context, size);
    input.types_text = text;
    status = rk_recording_play(&recording, &input, 0, NULL, NULL);
    if (status != RKStatusOK) fprintf(stderr, "%s: %s\n", rk_status_name(status), rk_last_error());
    CHECK(rk_context_advance(diary.context, recording.last_time + 5)); /* whatever waits for its time */
    diary_close(&diary);
    rk_recording_free(&recording);
    return status == RKStatusOK ? 0 : 1;
}
