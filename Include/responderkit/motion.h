/* SPDX-License-Identifier: MIT */
/**
 * @file motion.h
 * Shaking and remote control (SPEC 274-277).
 *
 * Both go to the key window's first responder and up the chain. Without a first responder a shake goes to the key
 * window, remote control to the application. Readings of gyroscopes and accelerometers are not responder events
 * (SPEC 277): the host decides which of them are a shake.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_MOTION_H
#define RESPONDERKIT_MOTION_H

#include "base.h"
#include "event.h"

RK_EXTERN_C_BEGIN

/** Phase of a shake (SPEC 274). */
RK_ENUM(RKMotionPhase) {
    /** The shake began. */
    RKMotionPhaseBegan = 0,
    /** The shake ended. */
    RKMotionPhaseEnded = 3,
    /** The shake was interrupted. */
    RKMotionPhaseCancelled = 4
};

/** Subtype of an event (SPEC 72). */
RK_ENUM(RKEventSubtype) {
    /** No subtype: any event but a motion or a remote control's. */
    RKEventSubtypeNone = 0,
    /** A shake of the device. */
    RKEventSubtypeMotionShake = 1,
    /** Play. */
    RKEventSubtypeRemoteControlPlay = 100,
    /** Pause. */
    RKEventSubtypeRemoteControlPause = 101,
    /** Stop. */
    RKEventSubtypeRemoteControlStop = 102,
    /** Pause if it plays, play if it does not. */
    RKEventSubtypeRemoteControlTogglePlayPause = 103,
    /** The next track. */
    RKEventSubtypeRemoteControlNextTrack = 104,
    /** The previous track. */
    RKEventSubtypeRemoteControlPreviousTrack = 105,
    /** Seeking backward begins. */
    RKEventSubtypeRemoteControlBeginSeekingBackward = 106,
    /** Seeking backward ends. */
    RKEventSubtypeRemoteControlEndSeekingBackward = 107,
    /** Seeking forward begins. */
    RKEventSubtypeRemoteControlBeginSeekingForward = 108,
    /** Seeking forward ends. */
    RKEventSubtypeRemoteControlEndSeekingForward = 109
};

/**
 * Report a shake: motionBegan:, then motionEnded: or motionCancelled:, to the key window's first responder, or else the
 * key window, and up the chain (SPEC 274).
 *
 * Only one shake is in progress at a time, and its responder stays the same. The library cancels a shake that lasts
 * longer than motionMaximumDuration. It also cancels one when the application becomes inactive (SPEC 287), when events
 * are ignored (SPEC 286), and when the responder leaves its window or ends. The host's later `ended` report is then
 * ignored.
 *
 * @param timestamp seconds; timers due by then fire first.
 * @param phase see RKMotionPhase.
 * @return RKStatusOK (also without a responder to receive it); also RKStatusInvalidArgument (another phase, not
 *   finite), RKStatusAlreadyExists (began during a motion), RKStatusNotFound (ended or cancelled without began,
 *   SPEC 275), RKStatusTooDeep, RKStatusNoMemory.
 * Re-entrancy: may be called from handlers.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_motion(RKContextRef context, double timestamp, RKMotionPhase phase);
/**
 * Append a report of a shake to the queue; its order is checked when it is handled.
 *
 * @return also RKStatusNoMemory.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_motion(RKContextRef context, double timestamp, RKMotionPhase phase);

/**
 * Report a button of a remote control: remoteControlReceivedWithEvent: to the key window's first responder and up the
 * chain. Without a first responder it goes to the application, then to its delegate (SPEC 276).
 *
 * Nothing happens unless the application receives remote-control events; see
 * rk_application_begin_receiving_remote_control_events().
 *
 * @param timestamp seconds; timers due by then fire first.
 * @param subtype one of RKEventSubtypeRemoteControl….
 * @return also RKStatusInvalidArgument (another subtype, not finite), RKStatusTooDeep, RKStatusNoMemory.
 * Re-entrancy: may be called from handlers.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_remote_control(RKContextRef context, double timestamp,
    RKEventSubtype subtype);
/**
 * Append a button of a remote control to the queue.
 *
 * @return also RKStatusNoMemory.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_remote_control(RKContextRef context, double timestamp,
    RKEventSubtype subtype);
/** Start receiving remote-control events. Calls do not nest (SPEC 276).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_application_begin_receiving_remote_control_events(RKApplicationRef application);
/** Stop receiving remote-control events.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_application_end_receiving_remote_control_events(RKApplicationRef application);
/** Read whether the application receives remote-control events; default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_application_is_receiving_remote_control_events(RKApplicationRef application, bool *out);

/**
 * Run the motion_began that `cls` inherits. Built in: forward to the next responder (SPEC 274).
 *
 * @return also RKStatusInvalidArgument (unknown subtype), RKStatusTooDeep.
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_motion_began(RKClassRef cls, RKResponderRef self, RKEventSubtype motion,
    RKEventRef RK_NULLABLE event);
/**
 * Run the motion_ended that `cls` inherits.
 *
 * @return as rk_super_motion_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_motion_ended(RKClassRef cls, RKResponderRef self, RKEventSubtype motion,
    RKEventRef RK_NULLABLE event);
/**
 * Run the motion_cancelled that `cls` inherits.
 *
 * @return as rk_super_motion_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_motion_cancelled(RKClassRef cls, RKResponderRef self, RKEventSubtype motion,
    RKEventRef RK_NULLABLE event);
/**
 * Run the remote_control_received that `cls` inherits. Built in: forward to the next responder (SPEC 276).
 *
 * @return also RKStatusTooDeep.
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_remote_control_received(RKClassRef cls, RKResponderRef self, RKEventRef RK_NULLABLE event);

RK_EXTERN_C_END

#endif
