/* seat.c - the libinput source fed with made-up events: with no argument a fixed sequence, whose output is compared; with SEED [COUNT] random ones, in any order, after which nothing may be down. */
#include "counting_window.h"
#include "diary.h"
#include "fake_libinput.h"
#include "random.h"
#include "rk_libinput.h"
#include <linux/input-event-codes.h>
#include <string.h>

static RKLibinput source;
static RKInput input;
static struct libinput_device screen = {0}, tablet = {1}, mouse = {2}, pad = {3}, keyboard = {4};
static struct libinput_device *const devices[] = {&screen, &tablet, &mouse, &pad, &keyboard};

static void send(struct libinput_event event) { MUST(rk_libinput_event(&source, &event)); }

#define SEND(kind, from, milliseconds, ...) send((struct libinput_event){.type = LIBINPUT_EVENT_##kind, .device = &(from), .time = (milliseconds) * 1000ULL, __VA_ARGS__})
#define NONE .slot = 0

static void fixed(void) {
    struct libinput_tablet_tool pen = {LIBINPUT_TABLET_TOOL_TYPE_PEN, true, true, true, true}, puck = {LIBINPUT_TABLET_TOOL_TYPE_MOUSE, false, false, false, false};
    Diary diary;
    RKSize size = {400, 400};
    size_t k;
    diary_open(&diary, size.width, size.height, true);
    rk_input_init(&input, diary.context, size);
    rk_libinput_init(&source, &input);
    for (k = 0; k < sizeof devices / sizeof *devices; k++) send((struct libinput_event){.type = LIBINPUT_EVENT_DEVICE_ADDED, .device = devices[k]});

    printf("-- a screen: two fingers in one frame, one of them taken away\n");
    SEND(TOUCH_DOWN, screen, 1000, .slot = 0, .x = 0.25, .y = 0.25);
    SEND(TOUCH_DOWN, screen, 1000, .slot = 1, .x = 0.75, .y = 0.75);
    SEND(TOUCH_FRAME, screen, 1000, NONE);
    SEND(TOUCH_UP, screen, 1020, .slot = 0);
    SEND(TOUCH_CANCEL, screen, 1020, .slot = 1);
    SEND(TOUCH_FRAME, screen, 1020, NONE);
    printf("-- a lift without a finger leads to nothing; a screen that is unplugged lets go\n");
    SEND(TOUCH_UP, screen, 1100, .slot = 5);
    SEND(TOUCH_DOWN, screen, 2000, .slot = -1, .x = 0.1, .y = 0.9);
    SEND(TOUCH_FRAME, screen, 2000, NONE);
    SEND(DEVICE_REMOVED, screen, 0, NONE);
    printf("-- a pen: in the air, down, leaning, up, away\n");
    SEND(TABLET_TOOL_PROXIMITY, tablet, 3000, .tool = &pen, .x = 0.5, .y = 0.1, .pressed = true);
    SEND(TABLET_TOOL_AXIS, tablet, 3010, .tool = &pen, .x = 0.6, .y = 0.1);
    SEND(TABLET_TOOL_TIP, tablet, 3020, .tool = &pen, .x = 0.6, .y = 0.1, .pressure = 0.25, .pressed = true);
    SEND(TABLET_TOOL_AXIS, tablet, 3030, .tool = &pen, .x = 0.61, .y = 0.1, .pressure = 0.5, .tilt_x = 45, .rotation = 90);
    SEND(TABLET_TOOL_TIP, tablet, 3040, .tool = &pen, .x = 0.61, .y = 0.1);
    SEND(TABLET_TOOL_PROXIMITY, tablet, 3050, .tool = &pen);
    printf("-- a puck on the tablet is a mouse\n");
    SEND(TABLET_TOOL_AXIS, tablet, 3990, .tool = &puck, .x = 0.2, .y = 0.2);
    SEND(TABLET_TOOL_BUTTON, tablet, 4000, .tool = &puck, .code = BTN_LEFT, .pressed = true);
    SEND(TABLET_TOOL_BUTTON, tablet, 4050, .tool = &puck, .code = BTN_LEFT);
    printf("-- a mouse: a click of the right button while the left one is held, by two mice of one seat\n");
    SEND(POINTER_MOTION_ABSOLUTE, mouse, 5000, .x = 0.5, .y = 0.75);
    SEND(POINTER_MOTION, mouse, 5010, .x = 40, .y = 1000);
    SEND(POINTER_MOTION, mouse, 5020, .x = 0, .y = -20);
    SEND(POINTER_BUTTON, mouse, 5030, .code = BTN_LEFT, .pressed = true, .held = 1);
    SEND(POINTER_BUTTON, pad, 5040, .code = BTN_LEFT, .pressed = true, .held = 2);
    SEND(POINTER_BUTTON, mouse, 5050, .code = BTN_RIGHT, .pressed = true, .held = 1);
    SEND(POINTER_BUTTON, mouse, 5060, .code = BTN_RIGHT);
    SEND(POINTER_BUTTON, mouse, 5070, .code = BTN_LEFT, .held = 1);
    SEND(POINTER_MOTION, mouse, 5080, .x = -3);
    SEND(POINTER_BUTTON, pad, 5090, .code = BTN_LEFT);
    printf("-- a wheel, a notch and a half; two fingers on a touchpad\n");
    SEND(POINTER_SCROLL_WHEEL, mouse, 6000, .has_y = true, .y = 120);
    SEND(POINTER_SCROLL_WHEEL, mouse, 6050, .has_y = true, .y = 60);
    SEND(POINTER_SCROLL_FINGER, pad, 7000, .has_x = true, .has_y = true, .x = 5, .y = 8);
    SEND(POINTER_SCROLL_FINGER, pad, 7010, .has_y = true, .y = 4);
    SEND(POINTER_SCROLL_FINGER, pad, 7020, .has_y = true, .y = 0);
    SEND(POINTER_SCROLL_FINGER, pad, 7030, .has_x = true, .x = 0);
    printf("-- a pinch that also turns, and one that is taken away with its touchpad\n");
    SEND(GESTURE_PINCH_BEGIN, pad, 8000, .scale = 1);
    SEND(GESTURE_PINCH_UPDATE, pad, 8010, .scale = 1.25, .angle = 3);
    SEND(GESTURE_PINCH_UPDATE, pad, 8020, .scale = 1.5, .angle = 3);
    SEND(GESTURE_PINCH_END, pad, 8030, .scale = 1.5);
    SEND(GESTURE_PINCH_BEGIN, pad, 9000, .scale = 1);
    SEND(GESTURE_PINCH_UPDATE, pad, 9010, .scale = 0.5);
    SEND(DEVICE_REMOVED, pad, 0, NONE);
    printf("-- keys: shift and a, the pad, one that no table has, and one that is held when the keyboard goes\n");
    SEND(KEYBOARD_KEY, keyboard, 10000, .code = KEY_LEFTSHIFT, .pressed = true);
    SEND(KEYBOARD_KEY, keyboard, 10010, .code = KEY_A, .pressed = true);
    SEND(KEYBOARD_KEY, keyboard, 10020, .code = KEY_A);
    SEND(KEYBOARD_KEY, keyboard, 10030, .code = KEY_LEFTSHIFT);
    SEND(KEYBOARD_KEY, keyboard, 10040, .code = KEY_KP5, .pressed = true);
    SEND(KEYBOARD_KEY, keyboard, 10050, .code = KEY_KP5);
    SEND(KEYBOARD_KEY, keyboard, 10060, .code = KEY_WLAN, .pressed = true);
    SEND(KEYBOARD_KEY, keyboard, 10070, .code = KEY_WLAN);
    input.keys_are_buttons = true;
    SEND(KEYBOARD_KEY, keyboard, 10080, .code = KEY_DOWN, .pressed = true);
    SEND(KEYBOARD_KEY, keyboard, 10090, .code = KEY_DOWN);
    SEND(KEYBOARD_KEY, keyboard, 10100, .code = KEY_B, .pressed = true);
    SEND(DEVICE_REMOVED, keyboard, 0, NONE);
    printf("-- switches and swipes lead to nothing\n");
    SEND(SWITCH_TOGGLE, keyboard, 11000, NONE);
    SEND(GESTURE_SWIPE_BEGIN, pad, 11000, NONE);
    MUST(rk_context_advance(diary.context, 20));
    diary_close(&diary);
}

/* ---- Random events ---- */

static void one(void) {
    static const enum libinput_event_type types[] = {
        LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_UP, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_CANCEL, LIBINPUT_EVENT_TOUCH_FRAME, LIBINPUT_EVENT_TABLET_TOOL_AXIS,
        LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY, LIBINPUT_EVENT_TABLET_TOOL_TIP, LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE, LIBINPUT_EVENT_POINTER_BUTTON,
        LIBINPUT_EVENT_POINTER_SCROLL_WHEEL, LIBINPUT_EVENT_POINTER_SCROLL_FINGER, LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS, LIBINPUT_EVENT_GESTURE_PINCH_BEGIN, LIBINPUT_EVENT_GESTURE_PINCH_UPDATE,
        LIBINPUT_EVENT_GESTURE_PINCH_END, LIBINPUT_EVENT_KEYBOARD_KEY, LIBINPUT_EVENT_DEVICE_ADDED, LIBINPUT_EVENT_DEVICE_REMOVED, LIBINPUT_EVENT_SWITCH_TOGGLE, LIBINPUT_EVENT_NONE};
    struct libinput_tablet_tool tools[] = {{LIBINPUT_TABLET_TOOL_TYPE_PEN, true, true, true, true}, {LIBINPUT_TABLET_TOOL_TYPE_ERASER, true, false, false, false}, {LIBINPUT_TABLET_TOOL_TYPE_MOUSE, false, false, false, false}};
    const RKSize size = {100, 100};
    RKContextRef context = counting_context(size);
    uint64_t time = 1000;
    int k;
    rk_input_init(&input, context, size);
    input.types_text = one_in(2);
    input.keys_are_buttons = one_in(2);
    rk_libinput_init(&source, &input);
    for (k = 0; k < 600; k++) {
        struct libinput_event event = {.type = types[below((int)(sizeof types / sizeof *types))], .device = devices[below(5)]};
        RKStatus status;
        time += (uint64_t)below(40000);
        event.time = one_in(50) ? bits() % (uint64_t)1e12 : time;
        event.slot = below(one_in(20) ? 200 : 4) - 1;
        event.x = one_in(30) ? -3e9 : eighths(-1, 2);
        event.y = one_in(30) ? 1e300 : eighths(-1, 2);
        event.has_x = one_in(2);
        event.has_y = one_in(2);
        event.code = event.type == LIBINPUT_EVENT_KEYBOARD_KEY ? (uint32_t)below(one_in(5) ? 100000 : 140) : (uint32_t)(BTN_LEFT + below(one_in(9) ? 1000 : 3));
        event.pressed = one_in(2);
        event.held = event.pressed;
        event.tool = &tools[below(3)];
        event.pressure = eighths(0, 1);
        event.tilt_x = eighths(-90, 90);
        event.tilt_y = eighths(-90, 90);
        event.rotation = eighths(-90, 90);
        event.distance = eighths(0, 1);
        event.scale = eighths(0, 3);
        event.angle = eighths(-9, 9);
        event.cancelled = one_in(2);
        status = rk_libinput_event(&source, &event);
        if (status != RKStatusOK && status != RKStatusInvalidArgument && status != RKStatusLimitReached) DIE("event %d of type %d: %s", k, (int)event.type, rk_status_name(status));
    }
    MUST(rk_input_cancel(&input, 2e6, RK_INPUT_ALL));
    SAME("touches that were not closed", open_touches, 0);
    SAME("presses that were not closed", open_presses, 0);
    for (k = 0; k < RK_INPUT_FINGERS; k++) SAME("fingers that are down", input.fingers[k].used, 0);
    for (k = 0; k < RK_INPUT_KEYS; k++) SAME("keys that are down", input.keys[k].down, 0);
    MUST(rk_context_destroy(context));
}

int main(int argc, char **argv) {
    if (argc > 1) return each_seed("seat", argc, argv, one);
    fixed();
    return 0;
}
