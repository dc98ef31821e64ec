/* rk_input.h - what the sources of input in this folder share: devices on one side, a ResponderKit context on the other.
 *
 * A source (libinput, SDL2, a recording) reports its devices' changes; this part keeps what is down, puts fingers of one report into one update, and sees to it that
 * nothing stays down: what a device still holds when it goes is cancelled, an end without a beginning leads to nothing, and a second beginning cancels the first.
 * So the context never receives an order of phases that it refuses.
 *
 * One RKInput serves all devices of one context, on the context's thread. Times are seconds of the source's clock; `time_offset` takes them to the context's.
 * Every function returns the status of the call that it made of the context, RKStatusOK if there was none to make.
 */
#ifndef RK_INPUT_H
#define RK_INPUT_H

#include <responderkit/responderkit.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Most fingers and most keys that are down at a time; what comes beyond them is RKStatusLimitReached and is not followed. */
#define RK_INPUT_FINGERS 64
#define RK_INPUT_KEYS 64

/* The ids that touches and presses get: the device's number and the finger or key. The pointer is a finger of no device. */
#define RK_INPUT_ID(device, number) (((int64_t)(device) << 32) | (int64_t)(uint32_t)(number))
#define RK_INPUT_POINTER INT64_C(-1)

/* What a finger or pencil did; unknown numbers are 0. */
typedef struct RKInputFinger {
    RKTouchType type;
    RKPoint location; /* screen, points */
    double force, major_radius, altitude_angle, azimuth_angle, roll_angle, z_offset; /* z_offset: of a pencil in the air */
} RKInputFinger;

/* What a key types: fills `plain` (with shift only) and `typed` (with all modifiers), UTF-8; leaves them empty for a key that types nothing. */
typedef void (*RKInputKeymap)(uint32_t usage, uint32_t scan_code, RKKeyModifierFlags modifiers, char plain[16], char typed[16], void *userdata);

typedef struct RKInput {
    /* ---- For the host: set after rk_input_init(), if the defaults do not serve. ---- */
    RKContextRef context;
    uint32_t screen;      /* number of the screen (window.h) */
    RKSize size;          /* of the screen in points; the pointer stays within */
    double time_offset;   /* added to every time */
    double wheel_step;    /* points that one notch of a wheel scrolls; 40 */
    bool types_text;      /* keys insert what they type (rk_context_insert_text) and backspace deletes; false where the system composes text itself */
    bool keys_are_buttons; /* arrows, page up and down, OK, menu, play and pause are sent as buttons of a remote control, not as keys */
    RKInputKeymap keymap; /* NULL: the US layout */
    void *keymap_userdata;

    /* ---- Its own. ---- */
    struct RKInputSlot {
        int64_t id;
        uint32_t device;
        bool used, down, pending;
        RKTouchPhase phase; /* while pending */
        RKInputFinger finger;
    } fingers[RK_INPUT_FINGERS];
    struct RKInputKey {
        int64_t id;
        uint32_t device, usage;
        bool down;
    } keys[RK_INPUT_KEYS];
    RKPoint pointer;
    RKInputFinger over; /* the pencil in the air that is the pointer */
    bool pointer_known;
    uint32_t buttons;
    bool caps_lock, scrolling, transforming;
    uint32_t scroll_device, transform_device, pointer_device;
} RKInput;

void rk_input_init(RKInput *input, RKContextRef context, RKSize size);

/* ---- Fingers and pencils. rk_input_frame() sends their reports, in one update. ---- */

/* Report that a finger came down, moved, lifted or was cancelled. `id` is RK_INPUT_ID(device, finger); `finger` may be NULL for one that ends where it was. */
RKStatus rk_input_finger(RKInput *input, double time, uint32_t device, int64_t id, RKTouchPhase phase, const RKInputFinger *finger);
/* End of a report: send all changes since the last one. */
RKStatus rk_input_frame(RKInput *input, double time);
bool rk_input_is_down(const RKInput *input, int64_t id);

/* ---- The pointer: rk_context_send_pointer(), and a touch of the type indirectPointer while a button is down. ---- */

RKStatus rk_input_pointer_to(RKInput *input, double time, uint32_t device, RKPoint location);
/* The same for a pencil in the air: its distance and angles go along. */
RKStatus rk_input_pencil_over(RKInput *input, double time, uint32_t device, const RKInputFinger *pencil);
RKStatus rk_input_pointer_by(RKInput *input, double time, uint32_t device, double dx, double dy);
/* `button` counts from 0: left, right, middle, ...; at most 31. */
RKStatus rk_input_pointer_button(RKInput *input, double time, uint32_t device, uint32_t button, bool down);
RKStatus rk_input_pointer_left(RKInput *input, double time);

/* ---- Scrolling and pinching, where the pointer is. Deltas as in RKScrollSample: y > 0 moves the content down. ---- */

RKStatus rk_input_wheel(RKInput *input, double time, double notches_x, double notches_y);
/* A trackpad: the first delta begins, (0, 0) ends. */
RKStatus rk_input_scroll(RKInput *input, double time, uint32_t device, double dx, double dy);
RKStatus rk_input_transform(RKInput *input, double time, uint32_t device, RKGestureInputPhase phase, double scale, double rotation);

/* ---- Keys. `usage`: page 7 of the USB HID tables, 0 if unknown; `scan_code`: the source's own number. ---- */

RKStatus rk_input_key(RKInput *input, double time, uint32_t device, uint32_t usage, uint32_t scan_code, bool down);
/* The same with what it types; NULL for nothing. */
RKStatus rk_input_key_typing(RKInput *input, double time, uint32_t device, uint32_t usage, uint32_t scan_code, bool down, const char *plain, const char *typed);
RKKeyModifierFlags rk_input_modifiers(const RKInput *input);

/* The device has gone, or went to sleep: what it holds down is cancelled. RK_INPUT_ALL stands for all of them. */
#define RK_INPUT_ALL UINT32_MAX
RKStatus rk_input_cancel(RKInput *input, double time, uint32_t device);

/* ---- Tables (rk_keys.c) ---- */

/* Usage in page 7 of a Linux key code (linux/input-event-codes.h); 0 if it has none. */
uint32_t rk_key_usage(uint32_t linux_code);
/* What a usage types in the US layout; an RKInputKeymap. */
void rk_keymap_us(uint32_t usage, uint32_t scan_code, RKKeyModifierFlags modifiers, char plain[16], char typed[16], void *userdata);
/* The button of a remote control that a key stands for, by usage or Linux code; RKPressTypeKey for any other. */
RKPressType rk_key_button(uint32_t usage, uint32_t linux_code);

/* Angles of a pencil from its tilt along x and y in radians: above the surface, and the direction in which it leans, clockwise from the x axis. */
void rk_input_angles(double tilt_x, double tilt_y, double *altitude, double *azimuth);

#ifdef __cplusplus
}
#endif

#endif
