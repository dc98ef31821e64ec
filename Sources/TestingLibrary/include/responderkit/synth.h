/* SPDX-License-Identifier: MIT */
/**
 * @file synth.h
 * Synthetic gestures: the reports that fingers, wheels, trackpads and keys would make, in virtual time.
 *
 * These functions are in a library of their own, libresponderkit-testing, which needs libresponderkit.
 *
 * A generator appends the inputs of each gesture to those it has. It has a time, at which its next gesture begins: one
 * report interval after the last report of fingers, or the time of the last other report. The inputs are played into a context, or handed
 * out as data. Without `human` a gesture is exact. With it, the fingers tremble, paths bend, and intervals are uneven,
 * as in recordings; then the seed alone decides how. The same calls with the same seed give the same bytes on every
 * machine.
 *
 * Locations are screen coordinates in points, times are seconds. The reports of fingers lie one report interval apart,
 * from the generator's time on; a duration is rounded up to whole intervals. Notches of a wheel are `interval` apart;
 * presses and keys last exactly `seconds` without `human`. Every number must be finite.
 *
 * A generator belongs to the thread that created it. It keeps no handle of a context.
 */
#ifndef RESPONDERKIT_SYNTH_H
#define RESPONDERKIT_SYNTH_H

#include <responderkit/base.h>
#include <responderkit/event.h>
#include <responderkit/geometry.h>
#include <responderkit/gesture.h>
#include <responderkit/press.h>

RK_EXTERN_C_BEGIN

/** A generator of input. It is no RKObject: it is valid from rk_synth_create() to rk_synth_destroy(). */
typedef struct RKSynth *RKSynthRef;

/** How a finger moves along its path: the part of the path that it has covered at each part of the duration. */
RK_ENUM(RKSynthEasing) {
    /** At one speed. */
    RKSynthEasingLinear = 0,
    /** From rest: slow at first. */
    RKSynthEasingIn = 1,
    /** To rest: slow at the end. */
    RKSynthEasingOut = 2,
    /** From rest to rest, as a hand moves (least jerk). */
    RKSynthEasingInOut = 3
};

/** What rk_synth_create() is to make. What is 0 has the default. */
typedef struct RKSynthDesc {
    /** sizeof(RKSynthDesc); see RK_INIT. */
    uint32_t struct_size;
    /** Whether gestures are as a person makes them. */
    bool human;
    /** Decides every random value of `human`. */
    uint64_t seed;
    /** Reports per second, 1 to 10,000; default 120. */
    double rate;
    /** Time of the first report; not negative. */
    double time;
    /** Number of the first finger; the next ones have the next numbers; default 1. */
    int64_t first_id;
    /** The device of touches. */
    RKTouchType type;
    /** The screen of all inputs. */
    uint32_t screen;
} RKSynthDesc;

/** One finger of rk_synth_fingers(). */
typedef struct RKSynthFinger {
    /** sizeof(RKSynthFinger), the same in every element; see RK_INIT. */
    uint32_t struct_size;
    /** How it moves. */
    RKSynthEasing easing;
    /** Places that it passes in straight lines; the first is its touch-down. */
    const RKPoint *points;
    /** How many places, 1 to 4,096. */
    size_t count;
    /** Seconds from the generator's time to its touch-down: its phase offset. */
    double delay;
    /** Seconds for which it rests before it moves. */
    double hold_before;
    /** Seconds for which it moves. */
    double duration;
    /** Seconds for which it rests before its lift. */
    double hold_after;
} RKSynthFinger;

/** What an input is. */
RK_ENUM(RKSynthKind) {
    /** A touch: rk_context_send_touches(). Touches that follow one another with one time are one update. */
    RKSynthKindTouch = 0,
    /** A wheel or trackpad: rk_context_send_scroll(). */
    RKSynthKindScroll = 1,
    /** A pinch or rotation on a trackpad: rk_context_send_transform(). */
    RKSynthKindTransform = 2,
    /** A button or key: rk_context_send_presses(). The began of a key with a character, and without control, alternate
     *  and command, is also text: rk_context_insert_text(). */
    RKSynthKindPress = 3,
    /** Only time passes: rk_context_advance(). */
    RKSynthKindPause = 4
};

/** One input. What a kind does not have is 0. Its members never change. */
typedef struct RKSynthInput {
    /** Time of the report. */
    double time;
    /** In coordinates of the screen. */
    RKPoint location;
    /** Scroll: the distance in points. */
    RKPoint delta;
    /** Transform: distance of the fingers relative to the beginning. */
    double scale;
    /** Transform: angle since the beginning, in radians, clockwise positive. */
    double rotation;
    /** Touch: 0, which is unknown. Press: 1 or 0. */
    double force;
    /** Touch: radius of the contact in points. */
    double major_radius;
    /** Touch and press: the number of the finger or button while it is down. */
    int64_t id;
    /** What it is. */
    RKSynthKind kind;
    /** RKTouchPhase, RKGestureInputPhase or RKPressPhase. */
    int32_t phase;
    /** Touch: the device. */
    RKTouchType touch_type;
    /** Press: the button. */
    RKPressType press_type;
    /** Press of a key: usage in page 7 of the USB HID tables. */
    uint32_t key_code;
    /** Press of a key: its character, a Unicode scalar value. */
    uint32_t character;
    /** Press, scroll, transform: modifier keys that are down. */
    RKKeyModifierFlags modifiers;
    /** The screen. */
    uint32_t screen;
    /** Scroll: 1 for the notch of a wheel. */
    uint32_t is_discrete;
    /** Always 0. */
    uint32_t reserved;
} RKSynthInput;

/**
 * Create a generator.
 *
 * @param desc see RKSynthDesc; NULL: all defaults.
 * @param out receives the generator, to be destroyed with rk_synth_destroy().
 * @return RKStatusInvalidArgument (a rate or time out of range, an unknown type), RKStatusStructSize,
 *   RKStatusStructNewer, RKStatusNoMemory; rk_synth_last_error() has the reason.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_create(const RKSynthDesc *RK_NULLABLE desc, RKSynthRef *out);

/**
 * Destroy a generator and the inputs that it still has.
 *
 * @param synth may be NULL: nothing happens.
 * @return RKStatusInvalidHandle (no generator, or a destroyed one), RKStatusWrongThread, RKStatusBusy (it is playing).
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_synth_destroy(RKSynthRef RK_NULLABLE synth);

/**
 * Read the time at which the next gesture begins.
 *
 * @return RKStatusInvalidArgument (NULL); RKStatusInvalidHandle, RKStatusWrongThread and RKStatusBusy, as all functions
 *   with a generator.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_get_time(RKSynthRef synth, double *out);

/**
 * Set the time at which the next gesture begins. An earlier one lets gestures overlap.
 *
 * @param time seconds; not negative.
 * @return RKStatusInvalidArgument; else as rk_synth_get_time().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_set_time(RKSynthRef synth, double time);

/**
 * Let time pass.
 *
 * @param seconds not negative, at most 86,400, as all durations.
 * @return RKStatusInvalidArgument, RKStatusNoMemory; else as rk_synth_get_time().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_pause(RKSynthRef synth, double seconds);

/* ---- Touches ---- */

/**
 * Move fingers, each along a path of its own and with an offset of its own.
 *
 * @param fingers `count` elements.
 * @param count 1 to 32.
 * @return RKStatusInvalidArgument (a value out of range, an unknown easing), RKStatusStructSize, RKStatusNoMemory;
 *   RKStatusLimitReached (more than 1,000,000 reports); else as rk_synth_get_time().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_fingers(RKSynthRef synth, const RKSynthFinger *fingers, size_t count);

/**
 * Tap. A touch lasts 0.08 s, and the next tap begins 0.14 s after it.
 *
 * @param at the centre of the fingers.
 * @param taps 1 to 1,000.
 * @param fingers 1 to 10. They are 60 points apart.
 * @return as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_tap(RKSynthRef synth, RKPoint at, uint32_t taps, uint32_t fingers);

/**
 * Press and hold.
 *
 * @param seconds how long the fingers stay down.
 * @param fingers as rk_synth_tap() has them.
 * @return as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_long_press(RKSynthRef synth, RKPoint at, double seconds, uint32_t fingers);

/**
 * Drag along a path.
 *
 * @param points `count` places, which the centre of the fingers passes in straight lines.
 * @param count 2 to 4,096.
 * @param seconds how long the fingers move.
 * @param fingers as rk_synth_tap() has them.
 * @return as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_drag(RKSynthRef synth, const RKPoint *points, size_t count, double seconds,
    RKSynthEasing easing, uint32_t fingers);

/**
 * Flick: a stroke that gathers speed over its first half, and lifts at the end of the second with a given velocity.
 *
 * @param velocity points per second, above 0.
 * @param fingers as rk_synth_tap() has them.
 * @return RKStatusInvalidArgument also where `from` is `to`; else as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_flick(RKSynthRef synth, RKPoint from, RKPoint to, double velocity,
    uint32_t fingers);

/**
 * Swipe: 160 points in 0.16 s.
 *
 * @param at where the centre of the fingers comes down.
 * @param direction one of RKSwipeDirection.
 * @param fingers as rk_synth_tap() has them.
 * @return as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_swipe(RKSynthRef synth, RKPoint at, RKSwipeDirection direction,
    uint32_t fingers);

/**
 * Pinch, rotate, or both at once, with two fingers.
 *
 * @param centre between the fingers, which come down left and right of it.
 * @param radius distance from each finger to the centre at first; above 0.
 * @param scale the distance at the end, relative to the first; above 0. 1: no pinch.
 * @param rotation radians, clockwise positive. 0: no rotation.
 * @param seconds how long the fingers move.
 * @return as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_pinch(RKSynthRef synth, RKPoint centre, double radius, double scale,
    double rotation, double seconds);

/**
 * Pan from an edge: one finger, which comes down 2 points inside of the middle of the edge.
 *
 * @param area the screen or window whose edge it is.
 * @param edge one of RKRectEdge.
 * @param distance how far the finger moves inward, in points; above 0.
 * @param seconds how long it moves.
 * @return as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_edge_pan(RKSynthRef synth, RKRect area, RKRectEdge edge, double distance,
    double seconds);

/* ---- Wheels, trackpads, keys ---- */

/**
 * Turn a wheel.
 *
 * @param notch distance of one notch, as RKScrollSample has it.
 * @param count 1 to 10,000 notches.
 * @param interval seconds from one to the next.
 * @return as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_wheel(RKSynthRef synth, RKPoint at, RKPoint notch, uint32_t count,
    double interval);

/**
 * Scroll with two fingers on a trackpad.
 *
 * @param by the whole distance, as the deltas of RKScrollSample.
 * @param seconds how long the fingers move.
 * @return as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_trackpad_scroll(RKSynthRef synth, RKPoint at, RKPoint by, double seconds);

/**
 * Pinch or rotate on a trackpad, or both.
 *
 * @param scale as rk_synth_pinch() has it.
 * @param rotation as rk_synth_pinch() has it.
 * @param seconds how long the fingers move.
 * @return as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_trackpad_pinch(RKSynthRef synth, RKPoint at, double scale, double rotation,
    double seconds);

/**
 * Press and release a button.
 *
 * @param type any button but a key.
 * @param seconds how long it is down.
 * @return as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_press(RKSynthRef synth, RKPressType type, double seconds);

/**
 * Press and release a key.
 *
 * @param character a Unicode scalar value; 0: the key has no character, and `key_code` names it.
 * @param key_code usage in page 7 of the USB HID tables; 0 where unknown.
 * @param modifiers keys that are down meanwhile.
 * @param seconds how long it is down.
 * @return RKStatusInvalidArgument also where character and code are 0; else as rk_synth_fingers().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_key(RKSynthRef synth, uint32_t character, uint32_t key_code,
    RKKeyModifierFlags modifiers, double seconds);

/* ---- What becomes of the inputs ---- */

/**
 * Take the inputs, in the order of their times. The generator then has them no longer; its time stays.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h. A call that only reads the length removes no
 *   input.
 * @return RKStatusInvalidArgument (NULL), RKStatusBufferTooSmall (no input was removed); else as rk_synth_get_time().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_take(RKSynthRef synth, RKSynthInput *RK_NULLABLE buffer, size_t capacity,
    size_t *RK_NULLABLE length);

/**
 * Send the inputs to a context, in the order of their times. The generator then has them no longer.
 *
 * If the context's clock is later than the first input, all inputs and the generator's time are moved by the
 * difference.
 *
 * @param context its clock is then at the last input, or later.
 * @return the status of the `send` function that refused an input: earlier inputs stay sent, this one and the later
 *   ones are dropped; RKStatusNoMemory; else as rk_synth_get_time().
 * Re-entrancy: as rk_context_send_touches(). A callback may not use this generator: RKStatusBusy.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_play(RKSynthRef synth, RKContextRef context);

/* ---- Targets ---- */

/**
 * Find a view by its name (rk_object_set_name()): the first in the windows from front to back, each from its root down.
 *
 * @param name UTF-8, 1 to 255 bytes.
 * @param out receives a borrowed handle.
 * @return RKStatusNotFound, RKStatusInvalidArgument, RKStatusNoMemory; also what the context's functions return.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_find_view(RKContextRef context, const char *name, RKViewRef *out);

/**
 * Find a point of the screen at which a touch hits a view or one of its subviews: its centre, or the nearest point to
 * it on a grid over the view. With `human` it is a random one of these points, more often near the centre.
 *
 * @param view a view in a window.
 * @param out receives the point.
 * @return RKStatusNotFound (no point of the view is hit: another view covers it, or it takes no touches);
 *   RKStatusInvalidArgument (NULL; the view is in no window); else as rk_synth_get_time(); also what rk_view_hit_test()
 *   returns.
 * Re-entrancy: hit-testing.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_aim(RKSynthRef synth, RKViewRef view, RKPoint *out);

/**
 * Play the inputs, then drag in a scroll view until a view in it is visible as a whole. If the view is larger than the
 * scroll view, until as much of it as possible is visible.
 *
 * @param scroll_view a scroll view in a window, or NULL: the nearest scroll view above `view`.
 * @param view a view in the scroll view.
 * @return RKStatusNotFound (the content moves no further, and the view is not visible); else as rk_synth_aim() and
 *   rk_synth_play().
 * Re-entrancy: as rk_synth_play().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_scroll_to_visible(RKSynthRef synth, RKScrollViewRef RK_NULLABLE scroll_view,
    RKViewRef view);

/**
 * Perform a command in words, such as "tap send", "flick list up" or "scroll list until row40 is visible", and play it.
 * SyntheticGestures.md lists the commands.
 *
 * @param command UTF-8. A target is the name of a view, in quotation marks if it has spaces, or a point `x,y`.
 * @return RKStatusInvalidArgument (no such command: the sentence has what is expected); else as rk_synth_aim() and
 *   rk_synth_play().
 * Re-entrancy: as rk_synth_play().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_synth_perform(RKSynthRef synth, RKContextRef context, const char *command);

/**
 * Return one sentence about the last function of this header that failed on this thread.
 *
 * @return a text kept for this thread until the next failure; "" if none has failed. Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API const char *rk_synth_last_error(void);

RK_EXTERN_C_END

#endif
