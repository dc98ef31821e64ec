/* evdev_private.h - what rk_evdev.c (devices, mice, keys) and rk_evdev_touch.c (what touches a surface) share. */
#ifndef EVDEV_PRIVATE_H
#define EVDEV_PRIVATE_H

#include "rk_evdev.h"

#define CONTACTS 64 /* of a report of protocol A; slots are fewer (rk_recording.h) or as many */

typedef struct Contact {
    bool down;     /* it is on the surface */
    bool delivered;     /* and the input has it */
    bool muted;    /* cancelled while down: not again before it comes down anew */
    bool began;    /* it took the place of another one in this report */
    int32_t tracking;
    uint32_t number; /* which finger it is to the input */
    double x, y;
    RKInputFinger finger;
} Contact;

struct RKEvdev {
    struct libevdev *device;
    RKInput *input;
    uint32_t number, fingers;
    enum { other, slots, packets, single, tablet } kind;
    RKTouchType type;
    bool dropping;
    RKStatus failed;
    /* Protocol B and a single finger: a contact a slot. Protocol A: those of the last report. */
    Contact contacts[CONTACTS];
    size_t contact_count;
    /* Protocol A: the report so far, and the packet so far. */
    Contact packets[CONTACTS];
    size_t packet_count;
    bool packet_ended, has_x, has_y, lifted;
    struct { int32_t x, y, pressure, tracking, distance, tool; } packet;
    /* Tablets. */
    bool near_by;
    /* Mice. */
    double dx, dy, wheel_x, wheel_y;
};

bool evdev_has(const RKEvdev *evdev, unsigned type, unsigned code);
/* Keep the first status that is not RKStatusOK for the end of the report. */
void evdev_note(RKEvdev *evdev, RKStatus status);

/* What touches, at the end of a report; one function for each kind of device. */
void evdev_report_slots(RKEvdev *evdev, double time);
void evdev_report_packets(RKEvdev *evdev, double time);
void evdev_report_single(RKEvdev *evdev, double time);
void evdev_report_tablet(RKEvdev *evdev, double time);
/* Protocol A: a value, and the end, of the contact that is being delivered. */
void evdev_take_packet(RKEvdev *evdev, uint16_t code, int32_t value);
void evdev_end_packet(RKEvdev *evdev);

#endif
