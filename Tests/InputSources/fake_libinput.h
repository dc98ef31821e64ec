/* fake_libinput.h - events of libinput without a device: what libinput's own functions would answer of them. libinput's objects are opaque and come from the kernel only; so the functions
 * that the source calls are defined here, for a program that is linked without libinput. */
#ifndef FAKE_LIBINPUT_H
#define FAKE_LIBINPUT_H

#include <libinput.h>
#include <stdbool.h>

struct libinput_device {
    int number;
};
struct libinput_tablet_tool {
    enum libinput_tablet_tool_type type;
    bool pressure, tilt, rotation, distance;
};
struct libinput_event {
    enum libinput_event_type type;
    struct libinput_device *device;
    uint64_t time; /* microseconds */
    int32_t slot;
    double x, y;        /* shares of the screen, or a motion, or a scroll value */
    bool has_x, has_y;  /* axes of a scroll */
    uint32_t code;      /* button or key */
    bool pressed;       /* button, key, tip, proximity */
    uint32_t held;      /* how many of the seat hold the button down */
    struct libinput_tablet_tool *tool;
    double pressure, tilt_x, tilt_y, rotation, distance;
    double scale, angle;
    bool cancelled;
};

#endif
