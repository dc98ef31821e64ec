/* rk_evdev.h - the events of one evdev device, wherever they come from, turned into touches, pointer, scrolling and keys of a context.
 *
 * What the device can do, and the values that its axes, slots and keys have, is kept by a libevdev that needs no descriptor: of a recording, or made from a real device by
 * its owner. Touchscreens (protocol A, protocol B, or a single finger), tablets and their tools, mice, keyboards. A touchpad's fingers are touches of the type indirect, spread over the
 * screen; pointer motion, tapping and gestures from them are libinput's business. Switches lead to nothing.
 *
 * Protocol A, which does not identify fingers, is not in libevdev, and mtdev (which is what libinput uses) wants a device it can ask. So the contacts of a report are
 * matched here with those of the last one, nearest pairs first, in the few lines that it takes.
 *
 * After SYN_DROPPED a real device would be asked for its state; a recording cannot be. All that was down is cancelled, and a finger counts again when it comes down anew.
 */
#ifndef RK_EVDEV_H
#define RK_EVDEV_H

#include "rk_input.h"
#include <libevdev/libevdev.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct RKEvdev RKEvdev;

/* `device` must stay until rk_evdev_destroy(); `number` identifies the device within its input. NULL without memory. */
RKEvdev *rk_evdev_create(struct libevdev *device, RKInput *input, uint32_t number);
/* Take one event. What the device cannot do is passed over. The first status of the calls that it led to, at the end of a report (SYN_REPORT). */
RKStatus rk_evdev_event(RKEvdev *evdev, double time, uint16_t type, uint16_t code, int32_t value);
/* The device has gone: cancel what it holds down, and free. */
RKStatus rk_evdev_destroy(RKEvdev *evdev, double time);

#ifdef __cplusplus
}
#endif

#endif
