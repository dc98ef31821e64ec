/* rk_recording_evemu.c - lines of evemu-record:
 *
 *     N: name                               I: bus vendor product version
 *     P: properties, a bit each, bytes in hexadecimal      B: type, then codes in the same way      (continued on the next line of the same kind)
 *     A: axis minimum maximum fuzz flat [resolution]       L:, S: state of lights and switches
 *     E: seconds.microseconds type code value              type, code and axis in hexadecimal
 */
#include "rk_recording.h"
#include <stdlib.h>
#include <string.h>

static const char *skip(const char *text) { return text + strspn(text, " \t"); }

/* A number and what follows it; false if there is none, or it is out of all bounds. */
static bool number(const char **text, int base, int64_t *out) {
    char *end;
    const char *from = skip(*text);
    long long value;
    bool negative = *from == '-';
    const char *digits = from + negative;
    if (!strchr(base == 16 ? "0123456789abcdefABCDEF" : "0123456789", *digits) || !*digits) return false;
    if (strspn(digits, base == 16 ? "0123456789abcdefABCDEF" : "0123456789") > 18) return false;
    value = strtoll(from, &end, base);
    if (*end && !strchr(" \t.#", *end)) return false;
    *out = value;
    *text = end;
    return true;
}

static bool ends(const char *text) {
    text = skip(text);
    return *text == 0 || *text == '#';
}

static RKStatus properties(RKRecording *recording, RKReader *reader, const char *text) {
    int64_t byte;
    unsigned bit;
    while (!ends(text)) {
        if (!number(&text, 16, &byte) || byte < 0 || byte > 255) return rk_recording_fault(recording, RKStatusInvalidArgument, "properties are bytes in hexadecimal");
        for (bit = 0; bit < 8; bit++, reader->next_property++) {
            RKStatus status = byte >> bit & 1 ? rk_recording_enable_property(recording, reader->device, reader->next_property) : RKStatusOK;
            if (status != RKStatusOK) return status;
        }
        if (reader->next_property > 4096) return rk_recording_fault(recording, RKStatusInvalidArgument, "too many properties");
    }
    return RKStatusOK;
}

static RKStatus codes(RKRecording *recording, RKReader *reader, const char *text) {
    int64_t type, byte;
    unsigned bit;
    if (!number(&text, 16, &type) || type < 0 || type > EV_MAX) return rk_recording_fault(recording, RKStatusInvalidArgument, "this is no type of events");
    while (!ends(text)) {
        if (!number(&text, 16, &byte) || byte < 0 || byte > 255) return rk_recording_fault(recording, RKStatusInvalidArgument, "codes are bytes in hexadecimal");
        for (bit = 0; bit < 8; bit++) {
            unsigned code = reader->next_bits[type]++;
            RKStatus status = RKStatusOK;
            /* Type 0 lists the types; slots wait for their range. */
            if (byte >> bit & 1 && type != 0 && !(type == EV_ABS && code == ABS_MT_SLOT)) status = rk_recording_enable(recording, reader->device, (unsigned)type, code);
            if (status != RKStatusOK) return status;
        }
        if (reader->next_bits[type] > 4096) return rk_recording_fault(recording, RKStatusInvalidArgument, "too many codes");
    }
    return RKStatusOK;
}

static RKStatus axis(RKRecording *recording, RKReader *reader, const char *text) {
    struct input_absinfo range;
    int64_t values[6] = {0};
    int k;
    memset(&range, 0, sizeof range);
    for (k = 0; k < 6; k++) {
        if (k == 5 && ends(text)) break; /* older files have no resolution */
        if (!number(&text, k == 0 ? 16 : 10, &values[k]) || values[k] < INT32_MIN || values[k] > INT32_MAX)
            return rk_recording_fault(recording, RKStatusInvalidArgument, "an axis is its code in hexadecimal, minimum, maximum, fuzz, flat and resolution");
    }
    if (!ends(text) || values[0] < 0) return rk_recording_fault(recording, RKStatusInvalidArgument, "an axis is its code in hexadecimal, minimum, maximum, fuzz, flat and resolution");
    range.minimum = (int32_t)values[1];
    range.maximum = (int32_t)values[2];
    range.fuzz = (int32_t)values[3];
    range.flat = (int32_t)values[4];
    range.resolution = (int32_t)values[5];
    return rk_recording_enable_axis(recording, reader->device, (unsigned)values[0], &range);
}

static RKStatus event(RKRecording *recording, RKReader *reader, const char *text) {
    int64_t seconds, fraction, type, code, value;
    const char *digits;
    size_t length;
    if (!number(&text, 10, &seconds) || *text != '.') return rk_recording_fault(recording, RKStatusInvalidArgument, "an event begins with its time, seconds.microseconds");
    digits = ++text;
    length = strspn(digits, "0123456789");
    if (length == 0 || length > 6 || !number(&text, 10, &fraction)) return rk_recording_fault(recording, RKStatusInvalidArgument, "an event begins with its time, seconds.microseconds");
    for (; length < 6; length++) fraction *= 10;
    if (!number(&text, 16, &type) || !number(&text, 16, &code) || !number(&text, 10, &value) || !ends(text))
        return rk_recording_fault(recording, RKStatusInvalidArgument, "after the time of an event stand its type, code and value");
    if (!reader->has_device) return rk_recording_fault(recording, RKStatusInvalidArgument, "an event before any device has been described");
    return rk_recording_add_event(recording, reader->device, seconds, fraction, type, code, value);
}

RKStatus rk_recording_line_evemu(RKRecording *recording, RKReader *reader, const char *line) {
    const char *text = line + 2;
    RKStatus status;
    if (!line[0] || line[1] != ':') return rk_recording_fault(recording, RKStatusInvalidArgument, "this is no line of evemu: they begin with a letter and a colon");
    if (line[0] != 'E' && !reader->has_device) {
        status = rk_recording_add_device(recording);
        if (status != RKStatusOK) return status;
        reader->has_device = true;
        reader->device = recording->device_count - 1;
    }
    switch (line[0]) {
        case 'N': libevdev_set_name(recording->devices[reader->device], skip(text)); return RKStatusOK;
        case 'I': case 'L': case 'S': return RKStatusOK; /* vendor and lights have no effect here */
        case 'P': return properties(recording, reader, text);
        case 'B': return codes(recording, reader, text);
        case 'A': return axis(recording, reader, text);
        case 'E': return event(recording, reader, text);
    }
    return rk_recording_fault(recording, RKStatusInvalidArgument, "there are no lines '%c:' in a recording of evemu", line[0]);
}
