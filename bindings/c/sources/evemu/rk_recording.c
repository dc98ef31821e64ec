/* rk_recording.c - see rk_recording.h: files, lines and memory, what both formats share, and playing. */
#include "rk_recording.h"
#include "rk_evdev.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void rk_recording_init(RKRecording *recording) { memset(recording, 0, sizeof *recording); }

static void free_devices(RKRecording *recording, size_t from) {
    while (recording->device_count > from) libevdev_free(recording->devices[--recording->device_count]);
}

void rk_recording_free(RKRecording *recording) {
    free_devices(recording, 0);
    free(recording->events);
    rk_recording_init(recording);
}

RKStatus rk_recording_fault(RKRecording *recording, RKStatus status, const char *format, ...) {
    va_list arguments;
    int length = snprintf(recording->error, sizeof recording->error, "%.200s:%zu: ", recording->name, recording->line);
    va_start(arguments, format);
    vsnprintf(recording->error + length, sizeof recording->error - (size_t)length, format, arguments);
    va_end(arguments);
    return status;
}

/* ---- What the readers found ---- */

static void silent(const struct libevdev *device, enum libevdev_log_priority priority, void *data, const char *file, int line, const char *function, const char *format, va_list arguments) {
    (void)device, (void)priority, (void)data, (void)file, (void)line, (void)function, (void)format, (void)arguments;
}

RKStatus rk_recording_add_device(RKRecording *recording) {
    struct libevdev *device;
    if (recording->device_count == RK_RECORDING_DEVICES) return rk_recording_fault(recording, RKStatusLimitReached, "more than %d devices", RK_RECORDING_DEVICES);
    device = libevdev_new();
    if (!device) return rk_recording_fault(recording, RKStatusNoMemory, "no memory for a device");
    libevdev_set_device_log_function(device, silent, LIBEVDEV_LOG_ERROR, NULL); /* its checks are made here, with the number of the line */
    recording->devices[recording->device_count++] = device;
    return RKStatusOK;
}

static int highest(unsigned type) { return type <= EV_MAX ? libevdev_event_type_get_max(type) : -1; }

RKStatus rk_recording_enable(RKRecording *recording, size_t device, unsigned type, unsigned code) {
    static const struct input_absinfo none; /* the range comes on a line of its own */
    static const int repeat;
    const void *data = NULL;
    if (highest(type) < 0 || code > (unsigned)highest(type)) return rk_recording_fault(recording, RKStatusInvalidArgument, "there is no event code %u of the type %u", code, type);
    if (type == EV_ABS) {
        if (libevdev_has_event_code(recording->devices[device], type, code)) return RKStatusOK;
        data = &none;
    }
    if (type == EV_REP) data = &repeat;
    if (libevdev_enable_event_code(recording->devices[device], type, code, data) != 0) return rk_recording_fault(recording, RKStatusNoMemory, "no memory for an event code");
    return RKStatusOK;
}

RKStatus rk_recording_enable_axis(RKRecording *recording, size_t device, unsigned code, const struct input_absinfo *range) {
    struct libevdev *where = recording->devices[device];
    struct input_absinfo given = *range;
    if (code > ABS_MAX) return rk_recording_fault(recording, RKStatusInvalidArgument, "there is no axis %u", code);
    if (given.maximum < given.minimum) return rk_recording_fault(recording, RKStatusInvalidArgument, "axis %u ends (%d) before it begins (%d)", code, given.maximum, given.minimum);
    if (code == ABS_MT_SLOT && (given.minimum != 0 || given.maximum >= RK_RECORDING_SLOTS))
        return rk_recording_fault(recording, RKStatusInvalidArgument, "slots from %d to %d; at most 0 to %d are followed", given.minimum, given.maximum, RK_RECORDING_SLOTS - 1);
    /* libevdev makes room for slots when it learns of them: an axis that came without a range is forgotten first. */
    if (code == ABS_MT_SLOT && libevdev_has_event_code(where, EV_ABS, code)) libevdev_disable_event_code(where, EV_ABS, code);
    given.value = 0;
    if (libevdev_enable_event_code(where, EV_ABS, code, &given) != 0) return rk_recording_fault(recording, RKStatusNoMemory, "no memory for an axis");
    return RKStatusOK;
}

RKStatus rk_recording_enable_property(RKRecording *recording, size_t device, unsigned property) {
    if (property > INPUT_PROP_MAX) return rk_recording_fault(recording, RKStatusInvalidArgument, "there is no property %u", property);
    return libevdev_enable_property(recording->devices[device], property) == 0 ? RKStatusOK : rk_recording_fault(recording, RKStatusNoMemory, "no memory for a property");
}

RKStatus rk_recording_add_event(RKRecording *recording, size_t device, int64_t seconds, int64_t microseconds, int64_t type, int64_t code, int64_t value) {
    RKRecordedEvent *event;
    double time;
    if (device >= recording->device_count) return rk_recording_fault(recording, RKStatusInvalidArgument, "an event before any device has been described");
    if (seconds < 0 || seconds > INT64_C(1000000000000) || microseconds < 0 || microseconds > 999999) return rk_recording_fault(recording, RKStatusInvalidArgument, "this is no time");
    if (type < 0 || type > EV_MAX || highest((unsigned)type) < 0 || code < 0 || code > highest((unsigned)type))
        return rk_recording_fault(recording, RKStatusInvalidArgument, "there is no event code %lld of the type %lld", (long long)code, (long long)type);
    if (value < INT32_MIN || value > INT32_MAX) return rk_recording_fault(recording, RKStatusInvalidArgument, "the value %lld does not fit", (long long)value);
    if (type == EV_ABS && code == ABS_MT_SLOT && libevdev_has_event_code(recording->devices[device], EV_ABS, ABS_MT_SLOT) &&
        (value < 0 || value > libevdev_get_abs_maximum(recording->devices[device], ABS_MT_SLOT)))
        return rk_recording_fault(recording, RKStatusInvalidArgument, "the device has no slot %lld", (long long)value);
    if (recording->event_count == recording->capacity) {
        size_t capacity = recording->capacity ? recording->capacity * 2 : 1024;
        RKRecordedEvent *events = recording->event_count < RK_RECORDING_EVENTS ? (RKRecordedEvent *)realloc(recording->events, capacity * sizeof *events) : NULL;
        if (recording->event_count >= RK_RECORDING_EVENTS) return rk_recording_fault(recording, RKStatusLimitReached, "more than %d events", RK_RECORDING_EVENTS);
        if (!events) return rk_recording_fault(recording, RKStatusNoMemory, "no memory for the events");
        recording->events = events;
        recording->capacity = capacity;
    }
    time = (double)seconds + (double)microseconds / 1e6;
    event = &recording->events[recording->event_count++];
    event->time = time;
    event->device = (uint16_t)device;
    event->type = (uint16_t)type;
    event->code = (uint16_t)code;
    event->value = (int32_t)value;
    return RKStatusOK;
}

/* ---- Reading ---- */

/* Devices of a `libinput record` file follow one another: their events are brought into the order of time, those of one time in the order of the file. */
static void merge(RKRecordedEvent *events, RKRecordedEvent *scratch, size_t count) {
    size_t half = count / 2, a = 0, b = half, k;
    if (count < 2) return;
    merge(events, scratch, half);
    merge(events + half, scratch, count - half);
    if (events[half - 1].time <= events[half].time) return;
    memcpy(scratch, events, count * sizeof *events);
    for (k = 0; k < count; k++) events[k] = b == count || (a < half && scratch[a].time <= scratch[b].time) ? scratch[a++] : scratch[b++];
}

/* Times count from the first event; those of a device that go backwards are taken for the last one (as SPEC 309 does). */
static RKStatus arrange(RKRecording *recording, size_t from) {
    size_t count = recording->event_count - from, k;
    RKRecordedEvent *events = recording->events + from, *scratch;
    double last[RK_RECORDING_DEVICES] = {0}, first;
    if (count == 0) return RKStatusOK;
    for (k = 0; k < count; k++) {
        if (events[k].time < last[events[k].device]) events[k].time = last[events[k].device];
        last[events[k].device] = events[k].time;
    }
    scratch = (RKRecordedEvent *)malloc(count * sizeof *scratch);
    if (!scratch) return rk_recording_fault(recording, RKStatusNoMemory, "no memory to order the events");
    merge(events, scratch, count);
    free(scratch);
    first = events[0].time;
    for (k = 0; k < count; k++) events[k].time += recording->last_time - first;
    recording->last_time = events[count - 1].time;
    return RKStatusOK;
}

static RKStatus read_lines(RKRecording *recording, FILE *file) {
    RKReader reader;
    RKStatus (*read_line)(RKRecording *, RKReader *, const char *) = NULL;
    RKStatus status = RKStatusOK;
    char *line = (char *)malloc(RK_RECORDING_LINE);
    memset(&reader, 0, sizeof reader);
    if (!line) return rk_recording_fault(recording, RKStatusNoMemory, "no memory to read");
    while (status == RKStatusOK) {
        size_t length = 0;
        int c;
        while ((c = getc(file)) != EOF && c != '\n' && c != 0 && length < RK_RECORDING_LINE - 1) line[length++] = (char)c;
        if (c == EOF && length == 0) break;
        recording->line++;
        line[length] = 0;
        if (c == 0) status = rk_recording_fault(recording, RKStatusInvalidArgument, "a zero byte: this is no text");
        else if (c != '\n' && c != EOF) status = rk_recording_fault(recording, RKStatusInvalidArgument, "a line of more than %d bytes", RK_RECORDING_LINE - 1);
        if (status != RKStatusOK) break;
        while (length > 0 && strchr(" \t\r", line[length - 1])) line[--length] = 0;
        if (length == 0 || line[strspn(line, " \t")] == '#') continue;
        if (!read_line) { /* evemu's lines begin with a letter and a colon */
            read_line = length >= 2 && line[0] >= 'A' && line[0] <= 'Z' && line[1] == ':' ? rk_recording_line_evemu : rk_recording_line_yaml;
            if (line[0] == 'E' && recording->device_count > 0) { /* events of the device that another file described */
                reader.has_device = true;
                reader.device = recording->device_count - 1;
            }
        }
        status = read_line(recording, &reader, line);
    }
    if (status == RKStatusOK && ferror(file)) status = rk_recording_fault(recording, RKStatusSystem, "%s", strerror(errno));
    if (status == RKStatusOK && !read_line) status = rk_recording_fault(recording, RKStatusInvalidArgument, "there is nothing in the file");
    free(line);
    return status;
}

RKStatus rk_recording_read_stream(RKRecording *recording, FILE *stream, const char *name) {
    size_t devices = recording->device_count, events = recording->event_count;
    RKStatus status;
    recording->name = name;
    recording->line = 0;
    recording->error[0] = 0;
    status = read_lines(recording, stream);
    if (status == RKStatusOK) status = arrange(recording, events);
    if (status != RKStatusOK) {
        free_devices(recording, devices);
        recording->event_count = events;
    }
    recording->name = NULL;
    return status;
}

RKStatus rk_recording_read(RKRecording *recording, const char *path) {
    FILE *file = fopen(path, "rb");
    RKStatus status;
    if (!file) {
        recording->name = path;
        recording->line = 0;
        return rk_recording_fault(recording, RKStatusSystem, "%s", strerror(errno));
    }
    status = rk_recording_read_stream(recording, file, path);
    fclose(file);
    return status;
}

/* ---- Playing ---- */

RKStatus rk_recording_play(const RKRecording *recording, RKInput *input, double start, void (*frame)(double time, void *userdata), void *userdata) {
    RKEvdev *devices[RK_RECORDING_DEVICES];
    RKStatus first = RKStatusOK, status;
    size_t k, made;
    for (made = 0; made < recording->device_count; made++) {
        devices[made] = rk_evdev_create(recording->devices[made], input, (uint32_t)made);
        if (!devices[made]) break;
    }
    if (made < recording->device_count) first = RKStatusNoMemory;
    else {
        for (k = 0; k < recording->event_count; k++) {
            const RKRecordedEvent *event = &recording->events[k];
            status = rk_evdev_event(devices[event->device], start + event->time, event->type, event->code, event->value);
            if (first == RKStatusOK) first = status;
            if (frame && event->type == EV_SYN && event->code == SYN_REPORT) frame(start + event->time, userdata);
        }
    }
    for (k = 0; k < made; k++) {
        status = rk_evdev_destroy(devices[k], start + recording->last_time);
        if (first == RKStatusOK) first = status;
    }
    return first;
}
