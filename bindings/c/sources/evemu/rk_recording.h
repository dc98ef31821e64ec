/* rk_recording.h - recordings of input devices, as evemu-record and `libinput record` write them, played into a context in virtual time.
 *
 * A recording is read as a whole before anything of it is played: a file that is malformed is refused with the number of its line, and leads to nothing. What the devices hold
 * down when the recording ends is cancelled. Needs libevdev; no device, no uinput, no root.
 */
#ifndef RK_RECORDING_H
#define RK_RECORDING_H

#include "rk_input.h"
#include <libevdev/libevdev.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

#define RK_RECORDING_DEVICES 16
#define RK_RECORDING_EVENTS 10000000 /* a day of a fast device */
#define RK_RECORDING_LINE 65536
#define RK_RECORDING_SLOTS 64 /* contacts that a device may announce */

typedef struct RKRecordedEvent {
    double time; /* seconds after the first event of the recording */
    uint16_t device, type, code;
    int32_t value;
} RKRecordedEvent;

typedef struct RKRecording {
    struct libevdev *devices[RK_RECORDING_DEVICES]; /* what each could do; never opened */
    size_t device_count;
    RKRecordedEvent *events; /* in the order of time */
    size_t event_count, capacity;
    double last_time;
    /* What is wrong with the file: "FILE:LINE: sentence". */
    char error[512];
    /* For reading only. */
    size_t line;
    const char *name;
} RKRecording;

void rk_recording_init(RKRecording *recording);
void rk_recording_free(RKRecording *recording);

/* Read a file of either format; its first line with contents decides which. evemu keeps descriptions and events in one file or in two: read the description first.
 * What is read after another recording is played after it.
 * Returns RKStatusOK; RKStatusSystem (it cannot be read), RKStatusInvalidArgument (malformed), RKStatusLimitReached, RKStatusNoMemory, each with `error` filled in and the recording as it was before. */
RKStatus rk_recording_read(RKRecording *recording, const char *path);
/* The same from a stream; `name` is for the messages. */
RKStatus rk_recording_read_stream(RKRecording *recording, FILE *stream, const char *name);

/* Play it: the first event at `start` seconds of the input's clock. `frame`, if there is one, is called after each report with its time. The first status that was not RKStatusOK is returned; playing continues. */
RKStatus rk_recording_play(const RKRecording *recording, RKInput *input, double start, void (*frame)(double time, void *userdata), void *userdata);

/* ---- For the readers (rk_recording_evemu.c, rk_recording_yaml.c) ---- */

/* Keep what is wrong with the present line. Returns `status`. */
RKStatus rk_recording_fault(RKRecording *recording, RKStatus status, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;
RKStatus rk_recording_add_device(RKRecording *recording);
RKStatus rk_recording_enable(RKRecording *recording, size_t device, unsigned type, unsigned code);
RKStatus rk_recording_enable_axis(RKRecording *recording, size_t device, unsigned code, const struct input_absinfo *range);
RKStatus rk_recording_enable_property(RKRecording *recording, size_t device, unsigned property);
RKStatus rk_recording_add_event(RKRecording *recording, size_t device, int64_t seconds, int64_t microseconds, int64_t type, int64_t code, int64_t value);

/* One line without its end. `state` is the reader's own, zero at first. */
typedef struct RKReader {
    size_t device;
    bool has_device, events_follow;
    int section;
    unsigned next_bits[EV_CNT];
    unsigned next_property;
} RKReader;
RKStatus rk_recording_line_evemu(RKRecording *recording, RKReader *reader, const char *line);
RKStatus rk_recording_line_yaml(RKRecording *recording, RKReader *reader, const char *line);

#ifdef __cplusplus
}
#endif

#endif
