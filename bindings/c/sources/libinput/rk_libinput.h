/* rk_libinput.h - the events of a libinput context, turned into those of a ResponderKit context.
 *
 *   touchscreens     touches, one update a frame
 *   tablets          touches of the type pencil with force, altitude, azimuth and roll; a tool in the air is a pointer that hovers, with its distance
 *   mice, touchpads  the pointer: it hovers, and is a touch of the type indirectPointer while a button is down
 *   wheels           scroll events, discrete; two fingers on a touchpad: continuous
 *   pinches          transform events
 *   keyboards        presses, with usage and characters; see RKInput for the layout and for keys that type text
 *
 * Switches, tablet pads, swipes of three fingers and holding lead to nothing. What a device holds down when it is removed or libinput is suspended is cancelled.
 * libinput's times are CLOCK_MONOTONIC, as those of rk_run_loop_time() are.
 */
#ifndef RK_LIBINPUT_H
#define RK_LIBINPUT_H

#include "rk_input.h"
#include <libinput.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Most devices with a number of their own; further ones share the last number. */
#define RK_LIBINPUT_DEVICES 64

typedef struct RKLibinput {
    RKInput *input;
    struct libinput_device *devices[RK_LIBINPUT_DEVICES];
    double time; /* of the last event that had one */
    double angle; /* of the pinch, radians */
    bool scrolls_x, scrolls_y;
} RKLibinput;

void rk_libinput_init(RKLibinput *source, RKInput *input);
/* Take one event; it stays the caller's. Returns the first status that was not RKStatusOK of the calls that it led to. */
RKStatus rk_libinput_event(RKLibinput *source, struct libinput_event *event);
/* Read what there is (libinput_dispatch), and take all events. RKStatusSystem if reading failed. */
RKStatus rk_libinput_dispatch(RKLibinput *source, struct libinput *libinput);

#ifdef __cplusplus
}
#endif

#endif
