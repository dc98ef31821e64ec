/* rk_recording_yaml.c - lines of `libinput record`. The file is YAML, but a program writes it, always in the same form, one thing a line; so it is read line by line:
 *
 *     version: 1
 *     devices:
 *     - node: ...                    a device
 *       evdev:
 *         name: "..."
 *         codes:
 *           3: [0, 1, 47, 53]        codes of a type
 *         absinfo:
 *           47: [0, 9, 0, 0, 0]      minimum, maximum, fuzz, flat, resolution of an axis
 *         properties: [1]
 *       events:
 *       - evdev:
 *         - [0, 15, 3, 57, 1]        seconds, microseconds, type, code, value
 *
 * Sections that do not describe evdev (hid, udev, quirks, libinput) are skipped. A device that the recording lists without its codes is refused at its first event.
 */
#include "rk_recording.h"
#include <stdlib.h>
#include <string.h>

enum { elsewhere, codes_section, absinfo_section, events_section };

/* "[1, -2, 3]": the number of values, -1 if it is no such list. At most `most` are kept; -2 if there are more. */
static int list(const char *text, int64_t *out, int most) {
    int count = 0;
    text += strspn(text, " \t");
    if (*text++ != '[') return -1;
    text += strspn(text, " \t");
    if (*text == ']') return 0;
    for (;;) {
        char *end;
        size_t length;
        text += strspn(text, " \t");
        length = strspn(text + (*text == '-'), "0123456789");
        if (length == 0 || length > 18) return -1;
        if (count == most) return -2;
        out[count++] = strtoll(text, &end, 10);
        text = end + strspn(end, " \t");
        if (*text == ']') return text[1 + strspn(text + 1, " \t")] == 0 || strchr(text, '#') ? count : -1;
        if (*text++ != ',') return -1;
    }
}

/* "3: [...]" in codes and absinfo; -1 if the line does not begin with a number. */
static int64_t numbered(const char *text, const char **rest) {
    size_t length = strspn(text, "0123456789");
    if (length == 0 || length > 5 || text[length] != ':') return -1;
    *rest = text + length + 1;
    return strtoll(text, NULL, 10);
}

static bool key(const char *text, const char *name, const char **rest) {
    size_t length = strlen(name);
    if (strncmp(text, name, length) != 0 || text[length] != ':') return false;
    *rest = text + length + 1;
    return true;
}

static RKStatus wrong(RKRecording *recording, const char *what) { return rk_recording_fault(recording, RKStatusInvalidArgument, "%s", what); }

static RKStatus read_codes(RKRecording *recording, RKReader *reader, int64_t type, const char *rest) {
    int64_t values[1024];
    int count = list(rest, values, 1024), k;
    if (count < 0 || type > EV_MAX) return wrong(recording, "codes are a type and a list of numbers");
    for (k = 0; k < count && type != EV_SYN; k++) {
        RKStatus status;
        if (values[k] < 0 || values[k] > KEY_MAX) return wrong(recording, "there is no such code");
        if (type == EV_ABS && values[k] == ABS_MT_SLOT) continue; /* waits for its range */
        status = rk_recording_enable(recording, reader->device, (unsigned)type, (unsigned)values[k]);
        if (status != RKStatusOK) return status;
    }
    return RKStatusOK;
}

static RKStatus read_axis(RKRecording *recording, RKReader *reader, int64_t code, const char *rest) {
    struct input_absinfo range;
    int64_t values[5];
    int k;
    if (list(rest, values, 5) != 5) return wrong(recording, "an axis has a minimum, maximum, fuzz, flat and resolution");
    for (k = 0; k < 5; k++)
        if (values[k] < INT32_MIN || values[k] > INT32_MAX) return wrong(recording, "the range of the axis does not fit");
    memset(&range, 0, sizeof range);
    range.minimum = (int32_t)values[0];
    range.maximum = (int32_t)values[1];
    range.fuzz = (int32_t)values[2];
    range.flat = (int32_t)values[3];
    range.resolution = (int32_t)values[4];
    return rk_recording_enable_axis(recording, reader->device, (unsigned)code, &range);
}

static RKStatus read_event(RKRecording *recording, RKReader *reader, const char *text) {
    int64_t values[5];
    if (list(text, values, 5) != 5) return wrong(recording, "an event is a list of seconds, microseconds, type, code and value");
    return rk_recording_add_event(recording, reader->device, values[0], values[1], values[2], values[3], values[4]);
}

RKStatus rk_recording_line_yaml(RKRecording *recording, RKReader *reader, const char *line) {
    int indent = (int)strspn(line, " \t");
    const char *text = line + indent, *rest;
    int64_t number, values[INPUT_PROP_CNT];
    RKStatus status;
    int count, k;

    if (key(text, "version", &rest) && indent == 0) return strtol(rest, NULL, 10) == 1 ? RKStatusOK : wrong(recording, "only version 1 of libinput's recordings is known");
    if (strncmp(text, "- node:", 7) == 0) {
        status = rk_recording_add_device(recording);
        reader->device = recording->device_count - (status == RKStatusOK);
        reader->has_device = status == RKStatusOK;
        reader->section = elsewhere;
        return status;
    }
    if (!reader->has_device) {
        /* Before the first device only keys may stand, so that noise is not taken for a recording. */
        return strchr(text, ':') && strspn(text, "- ") < strlen(text) ? RKStatusOK : wrong(recording, "this is neither a recording of evemu nor one of libinput");
    }
    if (key(text, "codes", &rest)) { reader->section = codes_section; return RKStatusOK; }
    if (key(text, "absinfo", &rest)) { reader->section = absinfo_section; return RKStatusOK; }
    if (key(text, "events", &rest)) {
        reader->section = events_section;
        reader->events_follow = true;
        return RKStatusOK;
    }
    if (reader->section == events_section) {
        if (strncmp(text, "- evdev:", 8) == 0) { reader->events_follow = true; return RKStatusOK; }
        if (strncmp(text, "- libinput:", 11) == 0 || strncmp(text, "- hid:", 6) == 0) { reader->events_follow = false; return RKStatusOK; }
        if (text[0] != '-') return reader->events_follow ? wrong(recording, "this is no event") : RKStatusOK;
        if (!reader->events_follow) return RKStatusOK; /* an event of libinput, recorded along */
        return read_event(recording, reader, text + 1);
    }
    if ((number = numbered(text, &rest)) >= 0) {
        if (reader->section == codes_section) return read_codes(recording, reader, number, rest);
        if (reader->section == absinfo_section) return read_axis(recording, reader, number, rest);
    }
    if (key(text, "name", &rest)) {
        char name[256];
        size_t length = strcspn(rest += strspn(rest, " \""), "\"");
        if (length > sizeof name - 1) length = sizeof name - 1;
        memcpy(name, rest, length);
        name[length] = 0;
        libevdev_set_name(recording->devices[reader->device], name);
    } else if (key(text, "properties", &rest) && rest[strspn(rest, " \t")] == '[') { /* udev's are a list of lines */
        count = list(rest, values, INPUT_PROP_CNT);
        if (count < 0) return wrong(recording, "properties are a list of numbers");
        for (k = 0; k < count; k++) {
            if (values[k] < 0 || values[k] > INPUT_PROP_MAX) return wrong(recording, "there is no such property");
            status = rk_recording_enable_property(recording, reader->device, (unsigned)values[k]);
            if (status != RKStatusOK) return status;
        }
    }
    if (reader->section != elsewhere && numbered(text, &rest) < 0) reader->section = elsewhere;
    return RKStatusOK;
}
