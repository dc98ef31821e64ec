/* damaged.c - recordings that are damaged in every way, and events in any order: each is refused with the number of its line, or played with nothing left down.
 *
 *     damaged SEED COUNT RECORDING...
 *
 * Meant to be run under the address sanitizer. Prints its seed.
 */
#define _GNU_SOURCE /* fmemopen */
#include "counting_window.h"
#include "random.h"
#include "rk_evdev.h"
#include "rk_recording.h"
#include <math.h>
#include <string.h>

#define MOST 20000
static char whole[16][MOST];
static size_t sizes[16], file_count;
static const RKSize screen_size = {320, 480};

static void nothing_is_down(const RKInput *input) {
    int k;
    SAME("touches that were not closed", open_touches, 0);
    SAME("presses that were not closed", open_presses, 0);
    for (k = 0; k < RK_INPUT_FINGERS; k++) SAME("fingers that are down", input->fingers[k].used, 0);
    for (k = 0; k < RK_INPUT_KEYS; k++) SAME("keys that are down", input->keys[k].down, 0);
    SAME("buttons that are down", input->buttons, 0);
    SAME("scrolling in progress", input->scrolling, 0);
}

/* ---- Damage ---- */

static size_t at_line(const char *text, size_t size) {
    size_t k = (size_t)below((int)size);
    while (k > 0 && text[k - 1] != '\n') k--;
    return k;
}

static size_t replace(char *text, size_t size, size_t from, size_t length, const char *with) {
    size_t more = strlen(with);
    if (from + length > size) length = size - from;
    if (size - length + more >= MOST) return size;
    memmove(text + from + more, text + from + length, size - from - length);
    memcpy(text + from, with, more);
    return size - length + more;
}

static size_t damage(char *text, size_t size) {
    static const char *const numbers[] = {"0", "-1", "1", "2147483647", "2147483648", "-2147483649", "99999999999999999999999", "0x7f", "1e9", "NaN", "", " ", "ffff", "65535", "-", "00000000000000000000001"};
    static const char *const lines[] = {"E: 1.000000 0003 002f 0063\n", "E: 1.000000 0000 0003 0000\n", "A: 2f 0 2147483647 0 0 0\n", "A: 35 5 1 0 0 0\n", "B: 03 ff ff ff ff ff ff ff ff\n", "B: ff 01\n", "N:\n", "Z: 1\n",
        "- node: /dev/input/event1\n", "      47: [0, 1000000, 0, 0, 0]\n", "    - [0, 0, 3, 47, 99]\n", "    - [0, 0, 0, 3, 0]\n", "    - [1, 2, 3]\n", "version: 2\n", "    absinfo:\n", "  events:\n", "{]}\n", "E: 1.0000001 0000 0000 0\n", "E: 0.000001 0003 0039 0007\n"};
    size_t k, length;
    int what = below(8);
    if (size < 2) return size;
    switch (what) {
        case 0: return (size_t)below((int)size); /* the rest is missing */
        case 1: /* noise */
            for (length = 1 + (size_t)below(20); length > 0; length--) text[below((int)size)] = (char)bits();
            return size;
        case 2: /* a number becomes another one */
            k = (size_t)below((int)size);
            while (k < size && !strchr("0123456789", text[k])) k++;
            for (length = 0; k + length < size && strchr("0123456789abcdef", text[k + length]) && text[k + length]; length++) {}
            return k < size ? replace(text, size, k, length, numbers[below((int)(sizeof numbers / sizeof *numbers))]) : size;
        case 3: return replace(text, size, at_line(text, size), 0, lines[below((int)(sizeof lines / sizeof *lines))]);
        case 4: /* a line is missing */
            k = at_line(text, size);
            for (length = 0; k + length < size && text[k + length] != '\n'; length++) {}
            return replace(text, size, k, length + 1, "");
        case 5: /* one letter */
            text[below((int)size)] = "EABNIPLS:0123456789 .-[],#\n\t"[below(28)];
            return size;
        case 6: text[below((int)size)] = 0; return size;
        default: return replace(text, size, (size_t)below((int)size), (size_t)below(40), "");
    }
}

static void play_damaged(void) {
    static char text[MOST];
    int which = below((int)file_count), times = below(5);
    size_t size = sizes[which];
    RKRecording recording;
    RKContextRef context;
    RKInput input;
    RKStatus status;
    FILE *stream;
    memcpy(text, whole[which], size);
    for (; times > 0; times--) size = damage(text, size);
    if (size == 0) text[0] = ' ', size = 1;
    stream = fmemopen(text, size, "r");
    if (!stream) DIE("no stream");
    rk_recording_init(&recording);
    status = rk_recording_read_stream(&recording, stream, "damaged");
    fclose(stream);
    if (status != RKStatusOK) {
        if (strncmp(recording.error, "damaged:", 8) != 0 || recording.error[8] < '0' || recording.error[8] > '9') DIE("the message has no line: %s", recording.error);
        if (recording.device_count != 0 || recording.event_count != 0) DIE("something is left of a recording that was refused");
        rk_recording_free(&recording);
        return;
    }
    context = counting_context(screen_size);
    rk_input_init(&input, context, screen_size);
    input.types_text = true;
    status = rk_recording_play(&recording, &input, 0, NULL, NULL);
    if (status != RKStatusOK && status != RKStatusLimitReached) DIE("playing: %s", rk_status_name(status));
    nothing_is_down(&input);
    rk_recording_free(&recording);
    MUST(rk_context_destroy(context));
}

/* ---- Events that no device would make ---- */

static struct libevdev *some_device(void) {
    struct input_absinfo range = {0, 0, 1000, 0, 0, 0};
    struct libevdev *device = libevdev_new();
    static const unsigned axes[] = {ABS_X, ABS_Y, ABS_PRESSURE, ABS_TILT_X, ABS_TILT_Y, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_PRESSURE, ABS_MT_DISTANCE, ABS_MT_TOOL_TYPE, ABS_MT_TRACKING_ID};
    static const unsigned keys[] = {BTN_TOUCH, BTN_TOOL_PEN, BTN_TOOL_RUBBER, BTN_TOOL_FINGER, BTN_LEFT, BTN_RIGHT, KEY_A, KEY_LEFTSHIFT, KEY_BACKSPACE};
    size_t k;
    if (one_in(2)) {
        range.maximum = below(60);
        libevdev_enable_event_code(device, EV_ABS, ABS_MT_SLOT, &range);
    }
    for (k = 0; k < sizeof axes / sizeof *axes; k++) {
        range.minimum = one_in(9) ? -2147483647 - 1 : below(10);
        range.maximum = one_in(9) ? 2147483647 : 1000;
        if (!one_in(4)) libevdev_enable_event_code(device, EV_ABS, axes[k], &range);
    }
    for (k = 0; k < sizeof keys / sizeof *keys; k++)
        if (!one_in(3)) libevdev_enable_event_code(device, EV_KEY, keys[k], NULL);
    for (k = 0; k < 12; k++)
        if (one_in(2)) libevdev_enable_event_code(device, EV_REL, (unsigned)k, NULL);
    if (one_in(2)) libevdev_enable_property(device, INPUT_PROP_DIRECT);
    return device;
}

static void feed_nonsense(void) {
    static const uint16_t codes[] = {ABS_X, ABS_Y, ABS_PRESSURE, ABS_TILT_X, ABS_MT_SLOT, ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TRACKING_ID, ABS_MT_TRACKING_ID, ABS_MT_DISTANCE, ABS_MT_TOOL_TYPE};
    static const uint16_t keys[] = {BTN_TOUCH, BTN_TOUCH, BTN_TOOL_PEN, BTN_TOOL_RUBBER, BTN_LEFT, BTN_RIGHT, KEY_A, KEY_LEFTSHIFT, KEY_BACKSPACE};
    struct libevdev *device = some_device();
    RKContextRef context = counting_context(screen_size);
    RKInput input;
    RKEvdev *evdev;
    double time = 0;
    int k;
    rk_input_init(&input, context, screen_size);
    evdev = rk_evdev_create(device, &input, 0);
    for (k = 0; k < 800; k++) {
        uint16_t type = (uint16_t)(one_in(20) ? bits() : (uint64_t)below(4)), code;
        int32_t value = one_in(10) ? (int32_t)bits() : below(1001);
        RKStatus status;
        code = type == EV_SYN ? (uint16_t)(one_in(30) ? SYN_DROPPED : one_in(3) ? SYN_MT_REPORT : SYN_REPORT) : type == EV_KEY ? keys[below(9)] : type == EV_REL ? (uint16_t)below(13) : type == EV_ABS ? codes[below(12)] : (uint16_t)bits();
        if (type == EV_KEY) value = below(3);
        if (type == EV_ABS && code == ABS_MT_SLOT && !one_in(9)) value = below(4);
        if (type == EV_ABS && code == ABS_MT_TRACKING_ID) value = below(6) - 1;
        time += one_in(100) ? -1 : eighths(0, 1) / 10;
        status = rk_evdev_event(evdev, time, type, code, value);
        if (status != RKStatusOK && status != RKStatusInvalidArgument && status != RKStatusLimitReached) DIE("event %d: %s", k, rk_status_name(status));
    }
    MUST(rk_evdev_destroy(evdev, time));
    nothing_is_down(&input);
    libevdev_free(device);
    MUST(rk_context_destroy(context));
}

static void one(void) {
    play_damaged();
    if (one_in(4)) feed_nonsense();
}

int main(int argc, char **argv) {
    int k;
    for (k = 3; k < argc && file_count < 16; k++, file_count++) {
        FILE *file = fopen(argv[k], "rb");
        if (!file) {
            perror(argv[k]);
            return 1;
        }
        sizes[file_count] = fread(whole[file_count], 1, MOST, file);
        fclose(file);
    }
    if (file_count == 0) {
        fprintf(stderr, "usage: damaged SEED COUNT RECORDING...\n");
        return 2;
    }
    return each_seed("damaged", 3, argv, one);
}
