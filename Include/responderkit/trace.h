/* SPDX-License-Identifier: MIT */
/**
 * @file trace.h The trace: the reason for every decision, as fixed-size records and as plain sentences.
 *
 * The trace is off by default; a decision then costs one test. While it is on, every decision adds a record to a ring.
 * The ring holds as many records as the host chooses; new records replace the oldest. There are records about hit-tests
 * and deliveries; recognisers that fail, wait and recognise; control events, sent or not; first responders and windows;
 * diagnostics.
 *
 * Some records have a measure: `value` is what was measured, point.x is the limit. It only explains: no decision reads
 * it.
 *
 * Some fields are in the ring only; in a recording (recorder.h) they are 0. They are: every measure; each field after
 * the words "In the ring only"; `touch_id` of a delivery. A replay compares its decisions with the recorded ones. So a
 * recording contains only what belongs to the decision itself.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_TRACE_H
#define RESPONDERKIT_TRACE_H

#include "base.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** A decision and its reason. Numbers are grouped by subject and never reused. `object` is the record's subject. */
RK_ENUM(RKReason) {
    /* Hit-testing: object = the view, other = its superview, which tests it, or NULL, point in the object's
     * coordinates. */
    /** Rejected: hidden (SPEC 32). */
    RKReasonHitHidden = 1,
    /** Rejected: userInteractionEnabled is false (SPEC 32). */
    RKReasonHitInteractionDisabled = 2,
    /** Rejected: alpha (value) below alphaHitThreshold (SPEC 32). */
    RKReasonHitAlpha = 3,
    /** Rejected: animating without interaction (SPEC 53). */
    RKReasonHitAnimating = 4,
    /** Rejected: its transform cannot be inverted (SPEC 13). */
    RKReasonHitSingularTransform = 5,
    /** Rejected: the point is outside of its bounds (SPEC 11). */
    RKReasonHitOutside = 6,
    /** Rejected: its pointInside override returned false (SPEC 40). */
    RKReasonHitOutsideByOverride = 7,
    /** Its bounds contain the point; its subviews are tested, front to back (SPEC 11). */
    RKReasonHitInside = 8,
    /** Its pointInside override returned true; its subviews are tested (SPEC 40). */
    RKReasonHitInsideByOverride = 9,
    /** Hit: it contains the point and no subview was hit (SPEC 32). */
    RKReasonHitTaken = 10,
    /** Its hitTest override returned `other` (SPEC 38). */
    RKReasonHitOverrideReturned = 11,
    /** Its hitTest override returned nil (SPEC 38). */
    RKReasonHitOverrideReturnedNil = 12,
    /** Skipped: it left its superview while the subviews were being tested (SPEC 36). */
    RKReasonHitSubviewGone = 13,
    /** Rejected: a disabled control, and disabledControlsHitTestNil is 1 (SPEC 51). */
    RKReasonHitDisabledControl = 14,

    /* Touches: object = the touch (identified by `touch_id` after its end), other = a view or window, point in screen
     * coordinates. */
    /** The touch began in the window and hit the view `other` (SPEC 43, 46). */
    RKReasonTouchHit = 100,
    /** The touch began and hit no window (SPEC 45). In the ring only: value = its screen. */
    RKReasonTouchHitNothing = 101,
    /** The hit view `other` is in no window: treated as no hit (SPEC 44). */
    RKReasonTouchHitViewWithoutWindow = 102,
    /** Withheld for its life: `other` has another touch and multipleTouchEnabled is false (SPEC 95). */
    RKReasonTouchWithheldMultipleTouch = 103,
    /** Withheld for its life: exclusiveTouch, because of the view `other` (SPEC 98). In the ring only: value = 1, the
     *  view that was hit is exclusive; 2, `other` is. */
    RKReasonTouchWithheldExclusiveTouch = 104,
    /** The update was dropped: events are being ignored (SPEC 286). Value = the phase. */
    RKReasonTouchIgnored = 105,
    /** The update was dropped: no application or no window (SPEC 296). In the ring only: other = the application; then
     *  there is no window. */
    RKReasonTouchDropped = 106,
    /** Cancelled: by the system or the host (SPEC 108). In the ring only: value = 1 rk_context_cancel_all_touches(), 2
     *  events are ignored from now on, 3 the application became inactive, 4 the host reported the phase cancelled. */
    RKReasonTouchCancelledBySystem = 107,
    /** Cancelled: its view `other` left the window (SPEC 297). */
    RKReasonTouchCancelledByRemoval = 108,
    /** Cancelled: its window `other` was hidden or destroyed (SPEC 285). In the ring only: value = 5 hidden, 6
     *  destroyed. */
    RKReasonTouchCancelledByWindow = 109,
    /** Moved farther than multiTapRadius from its start: tapCount becomes 0 (SPEC 69). */
    RKReasonTouchNoTap = 110,

    /* Delivery: object = the responder, other = the touch's view, value = the phase. */
    /** The hit view received a touch method (SPEC 79). */
    RKReasonDelivered = 200,
    /** The inherited method forwarded the touches to this responder, whose override received them (SPEC 90). */
    RKReasonForwarded = 201,
    /** The end of the chain was reached: discarded (SPEC 90). Object = the last responder. */
    RKReasonDiscarded = 202,
    /** A sendEvent override did not forward the event (SPEC 77). Object = the application or window. In the ring only,
     *  one record for each touch: touch_id; other = the view that it hit, while that lives; value = the phase. Of a
     *  wheel, a trackpad and an event without touches: point.x = its RKEventType. */
    RKReasonEventDropped = 203,
    /** The touch's view received touchesEstimatedPropertiesUpdated (SPEC 354). Value = the remaining estimates of the
     *  first sample. */
    RKReasonEstimationDelivered = 204,
    /** The inherited method forwarded it to this responder, whose override received it (SPEC 354). */
    RKReasonEstimationForwarded = 205,
    /** The end of the chain was reached: discarded (SPEC 354). Object = the last responder. */
    RKReasonEstimationDiscarded = 206,
    /** No sample expects the reported properties: skipped (SPEC 354). Value = the sample's number. */
    RKReasonEstimationUnexpected = 207,
    /** More than 256 samples expect updates: the oldest is dropped (SPEC 354). Value = its number. */
    RKReasonEstimationForgotten = 208,

    /* Delivery with recognisers: object = the touch's view, other = the recogniser. */
    /** touchesBegan is held back: the recogniser delays it and is still possible (SPEC 101). */
    RKReasonBeganHeldBack = 210,
    /** touchesEnded is held back: the recogniser delays it and is still possible (SPEC 102). */
    RKReasonEndedHeldBack = 211,
    /** Held-back touches are delivered: no recogniser delays them any more (SPEC 103). Value = the phase. */
    RKReasonHeldBackReleased = 212,
    /** Held-back touches are dropped: the recogniser recognised and cancels them (SPEC 101). */
    RKReasonHeldBackDropped = 213,
    /** touchesCancelled: the recogniser recognised and cancels the touch in its view (SPEC 86). */
    RKReasonCancelledByGesture = 214,
    /** The view does not receive the touch: the recogniser had begun before it (SPEC 86). */
    RKReasonNeverDelivered = 215,

    /* First responder: object = the responder, other = the one in the way. */
    /** Became first responder (SPEC 127). */
    RKReasonBecameFirst = 300,
    /** Refused: canBecomeFirstResponder is false (SPEC 126). */
    RKReasonCannotBecomeFirst = 301,
    /** Refused: in no window (SPEC 127). */
    RKReasonFirstWithoutWindow = 302,
    /** Refused: the present first responder `other` does not resign (SPEC 127). */
    RKReasonFirstRefusedByCurrent = 303,
    /** Resigned (SPEC 128). */
    RKReasonResignedFirst = 304,
    /** Resigned because its view left the window (SPEC 129). */
    RKReasonResignedByRemoval = 305,

    /* Windows: object = the window. */
    /** Became key (SPEC 281). */
    RKReasonBecameKey = 400,
    /** Is no longer key (SPEC 281). */
    RKReasonResignedKey = 401,

    /* Recognisers and touches: object = the recogniser, other = its view or the cause. Some are about presses, too.
     * Then touch_id is the number of the press. In the ring only: value = 2, point.x = its RKPressType, point.y = 1. */
    /** It tracks the touch (SPEC 59). */
    RKReasonGestureReceivedTouch = 500,
    /** It does not receive the touch: not enabled (SPEC 107). In the ring only: value = 1 for the event of a wheel or
     *  trackpad, 2 for a press. */
    RKReasonGestureDisabled = 501,
    /** It does not receive the touch: its type is not among allowedTouchTypes (SPEC 171). Value = the type.
     *  In the ring only: point.x = the mask of the allowed types. */
    RKReasonGestureTouchTypeRefused = 502,
    /** It does not receive the touch: it has touches of another type and requires one (SPEC 171). Value = the type. */
    RKReasonGestureTouchTypeExclusive = 503,
    /** It does not receive the touch: its delegate's shouldReceiveTouch returned false (SPEC 169). */
    RKReasonGestureTouchRefused = 504,
    /** It does not receive the touch: shouldReceiveEvent returned false (SPEC 169). With touch_id 0: the event of a
     *  wheel, trackpad or pointer. */
    RKReasonGestureEventRefused = 505,
    /** It does not receive the touch: it would recognise, and waits for `other` to fail (SPEC 178). */
    RKReasonGestureTouchWhileWaiting = 506,
    /** It does not receive the touch: it has ended or failed and was not reset yet (SPEC 172). */
    RKReasonGestureTouchWhileDone = 507,
    /** It ignores the touch from now on (SPEC 106). If the touch is one too many for the recogniser, in the ring only:
     *  value = the number of fingers, point.x = the greatest number that it takes. */
    RKReasonGestureIgnoredTouch = 508,

    /* States: object = the recogniser. */
    /** possible -> began (SPEC 159). Measure: points of a pan or pinch, seconds of a long press, degrees of a rotation.
     *  With point.y = 6, of a pinch on a trackpad: value = how far its scale is from 1. */
    RKReasonGestureBegan = 520,
    /** -> changed (SPEC 159). */
    RKReasonGestureChanged = 521,
    /** A continuous gesture ended (SPEC 159). */
    RKReasonGestureEnded = 522,
    /** A discrete gesture was recognised (SPEC 159). Measure: of a swipe, the points in its direction. */
    RKReasonGestureRecognized = 523,
    /** It was cancelled: its touches were (SPEC 108). Value 1: the gesture of a trackpad was. */
    RKReasonGestureCancelled = 524,
    /** It was cancelled: it was disabled (SPEC 175). */
    RKReasonGestureCancelledByDisabling = 525,
    /** It was cancelled: it was detached, or its view left the window (SPEC 302). In the ring only: value = 1, it was
     *  detached; 2, its view left. */
    RKReasonGestureCancelledByRemoval = 526,
    /** It was cancelled: its class set failed or cancelled (SPEC 161). */
    RKReasonGestureCancelledBySelf = 527,
    /** It is possible again (SPEC 173). */
    RKReasonGestureReset = 528,
    /** It counted a tap and waits for the next one until `value` (SPEC 198). */
    RKReasonGestureWaitsForTap = 529,
    /** Its action was sent; value = the state (SPEC 162). */
    RKReasonGestureActionSent = 530,
    /** It recognised and has no action to send (SPEC 164). */
    RKReasonGestureNoTarget = 531,

    /* Failures: object = the recogniser, value = what was measured, point.x = the limit. */
    /** A finger moved too far (SPEC 199, 205). */
    RKReasonGestureMovedTooFar = 540,
    /** A tap was held too long (SPEC 197). */
    RKReasonGestureHeldTooLong = 541,
    /** No further tap came in time (SPEC 198). In the ring only: point.y = how many there were. */
    RKReasonGestureNoNextTap = 542,
    /** The next tap began too far from the first (SPEC 199). */
    RKReasonGestureNextTapTooFar = 543,
    /** More fingers than required (SPEC 200, 205, 227). */
    RKReasonGestureTooManyTouches = 544,
    /** Fewer fingers than required (SPEC 200). */
    RKReasonGestureTooFewTouches = 545,
    /** The fingers lifted before it was recognised (SPEC 205, 216, 227, 233). Measure: as for RKReasonGestureBegan;
     *  with point.y = 1, how many fingers it had, and how many it requires; with point.y = 2, a pan received no move
     *  before the lift; with point.y = 6, how far the scale of a pinch on a trackpad is from 1. */
    RKReasonGestureLiftedTooSoon = 546,
    /** Its touches were cancelled (SPEC 202). Value 1: the gesture of a trackpad was. */
    RKReasonGestureTouchesCancelled = 547,
    /** The swipe took too long (SPEC 221). In the ring only: point.y = how far it had moved in its
     *  direction. */
    RKReasonGestureSwipeTooSlow = 548,
    /** The finger went against the direction of the swipe, or across it (SPEC 221, 225). Measure: points across; with
     *  point.y = 1 points against it. */
    RKReasonGestureSwipeWrongWay = 549,
    /** The swipe has no valid direction (SPEC 226). */
    RKReasonGestureSwipeNoDirection = 550,
    /** The first touch was not at one of the edges (SPEC 218). Measure: points from the nearest; in the ring only,
     *  point.x = -1 where its edges are empty. */
    RKReasonGestureNotAtEdge = 551,
    /** The finger did not move inward from the edge (SPEC 219). Measure: points inward, and along the edge. */
    RKReasonGestureNotInward = 552,
    /** Its last touch ended and it had not decided (SPEC 241). */
    RKReasonGestureUndecided = 553,
    /** Its class set failed (SPEC 240). */
    RKReasonGestureFailedBySelf = 554,
    /** It was disabled (SPEC 175). */
    RKReasonGestureFailedByDisabling = 555,
    /** It was detached, or its view left the window (SPEC 302). In the ring only: value = 1, it was detached; 2, its
     *  view left. */
    RKReasonGestureFailedByRemoval = 556,
    /** It ignored every touch it had (SPEC 106). */
    RKReasonGestureIgnoredAll = 557,
    /** The pointer left, or a button is down (SPEC 239). */
    RKReasonGestureHoverLeft = 558,

    /* Arbitration: object = the recogniser, other = the one that matters. */
    /** It would recognise, but `other`, which it requires to fail, has not failed yet (SPEC 178). */
    RKReasonGestureWaits = 570,
    /** `other`, which it requires to fail, has failed: it resumes (SPEC 178). */
    RKReasonGestureRequirementMet = 571,
    /** Failed: `other`, which it requires to fail, recognised (SPEC 178). */
    RKReasonGestureRequirementRecognized = 572,
    /** Failed: prevented by `other`, which recognised (SPEC 184). In the ring only: value 1, it would have recognised
     *  that touch. */
    RKReasonGesturePrevented = 573,
    /** Failed: excluded by `other`, which had recognised before (SPEC 183). */
    RKReasonGestureExcluded = 574,
    /** Failed: gestureRecognizerShouldBegin of the view `other` returned false (SPEC 167). */
    RKReasonGestureRefusedByView = 575,
    /** Failed: the standard control `other` keeps the touch (SPEC 152). */
    RKReasonGestureRefusedByControl = 576,
    /** Failed: the delegate's gestureRecognizerShouldBegin returned false (SPEC 166). */
    RKReasonGestureRefusedByDelegate = 577,
    /** Failed: its touches ended while it waited for `other` to fail (SPEC 180). */
    RKReasonGestureWaitedTooLong = 578,
    /** Failed: it waited for `other` in a cycle of requirements (SPEC 182). */
    RKReasonGestureCycleFailed = 579,
    /** A delegate or a class made it require `other` to fail, for this attempt (SPEC 181). In the ring only: value 1,
     *  its delegate did in shouldRequireFailure; 2, its class; 3, the delegate of `other` in shouldBeRequiredToFail; 4,
     *  the class of `other`. */
    RKReasonGestureRequirementAdded = 580,
    /** It and `other` recognise simultaneously: a delegate allows it (SPEC 185). */
    RKReasonGestureSimultaneous = 581,
    /** It does not prevent `other`: canPrevent or canBePreventedBy returned false (SPEC 184). */
    RKReasonGestureMayNotPrevent = 582,
    /** A tap does not prevent `other`, which requires more taps (SPEC 188). */
    RKReasonGestureFewerTaps = 583,

    /* Scroll and transform events: object = the recogniser unless a comment names another. */
    /** A wheel, a trackpad or a pinch on one hit the view `object`; other = the window, point in screen coordinates,
     *  value = RKEventType (SPEC 72). If nothing was hit, depth = the screen. */
    RKReasonInputHit = 590,
    /** It follows the scroll or transform event; value = RKEventType (SPEC 72). */
    RKReasonGestureReceivedInput = 591,
    /** It does not follow the scroll event: its kind is not in allowedScrollTypesMask. Value = the kind (SPEC 72). */
    RKReasonGestureScrollTypeRefused = 592,
    /** It does not receive the touch: the buttons of the pointer are not buttonMaskRequired (SPEC 171). Value = the
     *  buttons. In the ring only: point.x = the mask. */
    RKReasonGestureButtonRefused = 593,

    /* Scroll views: object = the scroll view. */
    /** touchesBegan is held back from `other` because the touch may scroll (SPEC 247). Value = the deadline. */
    RKReasonScrollTouchDelayed = 600,
    /** Held-back touches are delivered to `other`: the delay is over (SPEC 247). */
    RKReasonScrollDelayOver = 601,
    /** Held-back touches are delivered to `other`: the finger lifted without scrolling (SPEC 248). */
    RKReasonScrollDelayLifted = 602,
    /** Touches held back from `other` are dropped: the scroll view scrolls (SPEC 249). */
    RKReasonScrollDelayDropped = 603,
    /** `other` never receives the touch: touchesShouldBegin returned false (SPEC 247). */
    RKReasonScrollTouchRefused = 604,
    /** It does not scroll: canCancelContentTouches is false and `other` has the touch (SPEC 250). */
    RKReasonScrollMayNotCancel = 605,
    /** It does not scroll: touchesShouldCancel returned false for `other`, which has the touch (SPEC 250). */
    RKReasonScrollCancelRefused = 606,
    /** It cannot scroll along the axis of the movement (SPEC 244). Value 0 horizontal, 1 vertical, 2 neither. In the
     *  ring only: point.x = the length of the content with its insets, point.y = the length of the bounds, or -1 at an
     *  edge; depth = 1: these are heights. In a step of an explanation these lengths are value and limit; point.x is 1
     *  for horizontal, point.y is 1 for vertical. */
    RKReasonScrollCannotScroll = 607,
    /** scrollEnabled is false (SPEC 242). */
    RKReasonScrollDisabled = 608,
    /** Dragging began (SPEC 246), or notches of a wheel move it, which is no drag (SPEC 260). In the ring only: value
     *  1, notches move it; value 2, notches move it and have stopped a deceleration. */
    RKReasonScrollBeganDragging = 609,
    /** Dragging ended; point = the velocity in points per second, value 1 if deceleration follows (SPEC 260, 262). In
     *  the ring only: value 2, an animation continues (SPEC 340). */
    RKReasonScrollEndedDragging = 610,
    /** Deceleration began; point = the offset at which it will stop (SPEC 255). */
    RKReasonScrollBeganDecelerating = 611,
    /** It crossed an edge and springs back; value = its velocity there (SPEC 257, 258). */
    RKReasonScrollBounced = 612,
    /** It came to rest (SPEC 259). */
    RKReasonScrollEndedDecelerating = 613,
    /** A touch stopped the deceleration; it is not delivered as a tap (SPEC 263). */
    RKReasonScrollStoppedByTouch = 614,
    /** Setting an offset stopped the movement (SPEC 267). */
    RKReasonScrollStoppedBySetting = 615,
    /** Locked to one axis; value 0 horizontal, 1 vertical (SPEC 265). */
    RKReasonScrollLocked = 616,
    /** The page was chosen; value = its number on the axis, point = the offset at which it will stop (SPEC 264). In a
     *  recording, value is the page before the offset was limited to the legal range. So it can lie before the first
     *  page or after the last. In the ring, value is the page of the limited offset, which is in point. */
    RKReasonScrollPaged = 617,
    /** The delegate changed the target offset; point = the new offset (SPEC 261). */
    RKReasonScrollTargetChanged = 618,
    /** At its edge: the ancestor `other` continues the movement (SPEC 337). */
    RKReasonScrollHandedOver = 619,
    /** The movement has returned from the ancestor `other` (SPEC 337). */
    RKReasonScrollTookBack = 620,
    /** It does not zoom: no view for zooming, or maximumZoomScale is not above minimumZoomScale (SPEC 268). In the
     *  latter case, in the ring only: value and point.x = these scales, point.y = 1. In explanations point.y may be 2
     *  or 3: the value is at maximumZoomScale or minimumZoomScale, the limit. Other = the view that viewForZooming
     *  returned, if that view is not inside the scroll view; else NULL. */
    RKReasonScrollCannotZoom = 621,
    /** It stopped: it left its window, its window was hidden, or it was destroyed. */
    RKReasonScrollStopped = 622,
    /** stopScrollingAndZooming stopped it (SPEC 339). Object = the scroll view, or the recogniser that moved it. */
    RKReasonScrollStoppedByHost = 623,

    /* Presses, keys, text: object = the responder, point.x = RKPressType, touch_id = the host's number. */
    /** The press began with this responder (SPEC 270). */
    RKReasonPressBegan = 650,
    /** It received a presses method; value = the phase (SPEC 270). */
    RKReasonPressDelivered = 651,
    /** The inherited method forwarded the presses to this responder, whose override received them (SPEC 272). */
    RKReasonPressForwarded = 652,
    /** The end of the chain was reached: discarded (SPEC 272). Object = the last responder. */
    RKReasonPressDiscarded = 653,
    /** Dropped: no application or no key window (SPEC 296). In the ring only: point.y = 1, no key window; 2, no
     *  application. */
    RKReasonPressDropped = 654,
    /** Dropped: events are being ignored (SPEC 286). */
    RKReasonPressIgnored = 655,
    /** Cancelled: by the system or the host, or because the application becomes inactive (SPEC 273, 287). */
    RKReasonPressCancelledBySystem = 656,
    /** Cancelled: its responder left the window (SPEC 273). */
    RKReasonPressCancelledByRemoval = 657,
    /** Cancelled: the recogniser `other` recognised (SPEC 271). */
    RKReasonPressTakenByGesture = 658,
    /** The recogniser `object` tracks the press (SPEC 271). */
    RKReasonGestureReceivedPress = 659,
    /** The recogniser `object` does not receive the press: its type is not among allowedPressTypes (SPEC 271). */
    RKReasonGesturePressTypeRefused = 660,
    /** The recogniser `object` does not receive the press: its delegate's shouldReceivePress returned false
     *  (SPEC 271). */
    RKReasonGesturePressRefused = 661,
    /** The key command of this responder matched; other = the responder that performs its action (SPEC 278). */
    RKReasonKeyCommand = 662,
    /** It received text (SPEC 279). */
    RKReasonTextInserted = 663,
    /** No responder accepts text: there is no first responder, or its class does not implement insertText
     *  (SPEC 279). */
    RKReasonTextNobody = 664,
    /** A text field's delegate returned false: value = 0 should_begin_editing, 1 should_end_editing, 2
     *  should_change_characters, 3 should_clear, 4 should_return (SPEC 325). */
    RKReasonTextRefused = 665,
    /** The text field stays first responder after the return key: it has no action for editingDidEndOnExit
     *  (SPEC 279). */
    RKReasonTextReturnStays = 666,
    /** A text field handled the key of a press, which moves or deletes; touch_id = the press (SPEC 331). */
    RKReasonTextKey = 667,

    /* Motion and remote control: object = the responder. */
    /** It received a motion method; value = the phase (SPEC 274). */
    RKReasonMotionDelivered = 680,
    /** The inherited method forwarded it to this responder, whose override received it; value = the phase
     *  (SPEC 274). */
    RKReasonMotionForwarded = 681,
    /** Cancelled: it lasted too long (SPEC 274). Value = seconds. */
    RKReasonMotionTooLong = 682,
    /** Cancelled: the application became inactive, or events are being ignored (SPEC 274, 287). */
    RKReasonMotionInterrupted = 683,
    /** Dropped: there is no responder to receive it (SPEC 274, 296). In the ring only, why no responder was searched
     *  for: point.x = 1, no window is key; 2, events are ignored; 3, there is no application. */
    RKReasonMotionDropped = 684,
    /** It received remoteControlReceived; value = RKEventSubtype (SPEC 276). */
    RKReasonRemoteDelivered = 690,
    /** The inherited method forwarded it to this responder, whose override received it; value = RKEventSubtype
     *  (SPEC 276). */
    RKReasonRemoteForwarded = 691,
    /** Dropped: the application does not receive remote-control events, or no responder handles it; value =
     *  RKEventSubtype (SPEC 276). */
    RKReasonRemoteDropped = 692,

    /* Controls: object = the control. */
    /** It tracks the touch (SPEC 143). */
    RKReasonControlBeganTracking = 700,
    /** No tracking: it is disabled (SPEC 150). */
    RKReasonControlDisabled = 701,
    /** No tracking: it tracks another touch (SPEC 143). */
    RKReasonControlBusy = 702,
    /** No tracking: beginTracking returned false (SPEC 143). Of a slider, in the ring only: value = points beside the
     *  thumb, point = the thumb's middle. */
    RKReasonControlRefusedTouch = 703,
    /** Tracking ended: continueTracking returned false; no further event for the touch (SPEC 144). */
    RKReasonControlStoppedTracking = 704,
    /** Tracking ended with the finger's lift: value 1 inside; 0 outside, where TouchUpInside is not sent (SPEC 146).
     *  In the ring only: `point` depends on the control. Outside: x = points outside of the bounds, y = the limit. A
     *  slider inside: x = how far the finger moved along it, y = -1 at its minimum, 1 at its maximum. A segmented
     *  control inside: x = the segment under the finger, y = 1 if that is disabled, 2 if it was selected already. A
     *  switch, a stepper or a page control inside: x = its value, y = the direction in which the touch would change
     *  it, 1 or -1. */
    RKReasonControlEndedTracking = 705,
    /** Tracking was cancelled with its touch: TouchUpInside is not sent (SPEC 147). Other = the recogniser that
     *  cancelled the touch, if any. */
    RKReasonControlCancelled = 706,
    /** Tracking was cancelled: the control left its window (SPEC 148). */
    RKReasonControlCancelledByRemoval = 707,
    /** Tracking was cancelled: the control was disabled (SPEC 149). */
    RKReasonControlCancelledByDisabling = 708,
    /** It sent the control events `value`, a mask (SPEC 141). */
    RKReasonControlSentEvents = 709,
    /** Nothing was added for the control events `value`, a mask: no action (SPEC 141). */
    RKReasonControlNobodyListens = 710,

    /* Actions: object = the responder that performs it or should, other = the sender. */
    /** It performed the action (SPEC 135, 136). */
    RKReasonActionPerformed = 800,
    /** Not performed: the target does not implement the action (SPEC 135). */
    RKReasonActionNotImplemented = 801,
    /** Not performed: no responder on the chain implements it (SPEC 136). Object = the sender. In the ring only:
     *  value = the library's number of the action; point.x = why. 1: canPerformAction of the responder `other`
     *  returned false. 2: nextResponder of `other` leads past a responder that implements it. 3: `other` implements
     *  it, and its window is not key. 4: there is no first responder. */
    RKReasonActionNobody = 802,
    /** Not performed: the target has ended; its entries were removed (SPEC 305). Object = the sender. In the ring only,
     *  of a control: value = the control events of those entries. */
    RKReasonActionTargetGone = 803,

    /* Diagnostics: object = the object concerned, if any. */
    /** The responder chain repeats at this responder; the walk ended (SPEC 121). */
    RKReasonResponderCycle = 900,
    /** The responder chain has more than 10,000 steps; the walk ended (SPEC 121). */
    RKReasonResponderChainTooLong = 901,
    /** Nested too deep: the result is nil, or forwarding stopped (SPEC 23). */
    RKReasonTooDeep = 902,
    /** An override returned an invalid result, such as a destroyed or foreign object; treated as none (SPEC 307). */
    RKReasonOverrideMisbehaved = 903,
    /** Time went backwards by `value` seconds; clamped (SPEC 309). */
    RKReasonTimeBackwards = 904,
    /** A posted item was refused when it was handled; `value` is the status (SPEC 291). */
    RKReasonPostedEventRefused = 905,
    /** A release on another thread failed; `value` is the status (SPEC 295). */
    RKReasonDeferredReleaseRefused = 906,
    /** A recogniser's class set a state for which there is no transition from the present one; ignored (SPEC 160).
     *  Value = 10 * present + requested. */
    RKReasonGestureIllegalState = 910,
    /** Recognisers require one another to fail in a cycle (SPEC 182). Other = the one required. */
    RKReasonGestureRequirementCycle = 911,
    /** A property was set to NaN or a negative number; clamped to 0 (SPEC 314). Value = the number. */
    RKReasonParameterClamped = 912,
    /** A recogniser's target does not implement its selector, or a control's does not; skipped (SPEC 135, 164). Other =
     *  the target. */
    RKReasonTargetDoesNotRespond = 913,
    /** The recorder stopped: a write failed. The recording is complete up to there. `value` = bytes written. */
    RKReasonRecorderFailed = 914,
    /** A fault of an override of the plugin `object`; the inherited method is called instead (SPEC 307). Other = the
     *  receiver, value = RKPluginFault, point.x = seconds for RKPluginFaultTooSlow. */
    RKReasonPluginFault = 920,
    /** The overrides of the plugin `object` were switched off: value faults. */
    RKReasonPluginSwitchedOff = 921,
    /** A plugin listed by the environment was not loaded; `value` is the status. */
    RKReasonPluginNotLoaded = 922,
    /** A report of the plugin `object`; `value` is an RKPluginSeverity. */
    RKReasonPluginReport = 923,

    /* Notes: what rk_problems() reads besides decisions (problems.h). They are in the trace only, never in a recording.
     * Of a touch that began, or of a wheel or trackpad: object = the control; from RKReasonNoteUnderCover to
     * RKReasonNoteOverride it may be another view that handles touches or scrolls. Other = the view that was hit,
     * unless a comment names another. Point in screen coordinates. */
    /** The touch began `value` points beside the control, at most 12, and hit no control (SPEC 357). depth = 1: the
     *  control has no width or no height. */
    RKReasonNoteBesideControl = 950,
    /** The point lies in the control; `other` is in front of it (SPEC 357). Value = 1: something else is, too; 2:
     *  `other` is in another window; 3: both. */
    RKReasonNoteUnderCover = 951,
    /** The point lies in the control, `value` points outside of `other`, a superview (SPEC 357). */
    RKReasonNoteOutsideSuperview = 952,
    /** The point lies in the control; `other`, the control or a superview, receives no touches (SPEC 357). Value = why:
     *  as for RKProblemKindNotInteractive (problems.h). */
    RKReasonNoteNotInteractive = 953,
    /** The point lies in the control; an override of `other`, the control or a superview, led elsewhere (SPEC 357).
     *  Value > 0: the pointInside override of `other` accepted the touch that far outside of its bounds, in points.
     *  Value = -1: the hitTest override of `other` took the touch for another view. */
    RKReasonNoteOverride = 954,
    /** An update was refused because of the touch (SPEC 357). Value = RKStatusAlreadyExists, it began again, or
     *  RKStatusNotFound, it is not down. Object = the view that it had hit, or NULL. Point = the sample's, in the
     *  coordinates of that view's window or else of the screen. Time = the update's, even if the clock has not come
     *  to it. */
    RKReasonNoteRefused = 955,
    /** The touch moved by 100 points or more at once, at `value` points per second, more than 10,000 (SPEC 357).
     *  Object = the view that it had hit, point in its window's coordinates. */
    RKReasonNoteSpike = 956,
    /** The touch lifted, and the recogniser `object` missed its limit, point.x, by at most 20 % (SPEC 357). Value =
     *  what was measured, point.y = its RKUnit, other = its view. With RKUnitNumber: a key has the input of a key
     *  command of the responder `object`, but other modifiers. Value = the modifiers that were held, point.x = those
     *  of the command. */
    RKReasonNoteNarrowly = 957,
    /** The touch began in the window `object`, whose coordinates are not the screen's: point in them (SPEC 357). */
    RKReasonNoteInWindow = 958,
    /** Interaction events are ignored from now on (SPEC 357). Object = the application. */
    RKReasonNoteIgnoring = 959,
    /** The program moved the control `object` while it tracked the touch, which then lifted outside (SPEC 357).
     *  Value = how far, in points of its window; other = its new superview, if that is another one. With point.x = 1:
     *  other = the view or window around it that moved or scrolled, or NULL if the control itself did. Point.y = how
     *  far, in the control's own points. */
    RKReasonNoteMoved = 960,
    /** An override of a touches method of the recogniser returned without a call of super (SPEC 174). Value = the
     *  RKTouchPhase. */
    RKReasonNoteNoSuper = 961,
    /** The event of a wheel or trackpad was dropped: interaction events were being ignored (SPEC 286). */
    RKReasonNoteInputIgnored = 962,

    /* Causes that only explanations have, never the trace. Subject = the object that is explained. */
    /** The view is in no window. Culprit = the topmost view above it, or NULL (SPEC 43). */
    RKReasonMissNoWindow = 1000,
    /** The window of `culprit`, a view, is in front and takes the touch (SPEC 43). */
    RKReasonMissOtherWindow = 1001,
    /** `culprit` is in front of it and takes the touch (SPEC 32). */
    RKReasonMissCovered = 1002,
    /** It contains the point, and its subview `culprit` takes the touch (SPEC 32). */
    RKReasonMissSubview = 1003,
    /** The override of hitTest (SPEC 38) or pointInside (SPEC 40) of `culprit` decides, and was not called. */
    RKReasonMissOverride = 1004,
    /** The trace holds no touch. With rule 239 the subject is a hover recogniser. Value 0: the pointer is in no window.
     *  Value 1: a touch was asked about, and hover recognisers receive none. */
    RKReasonMissNoTouch = 1005,
    /** The recogniser is attached to no view, or the controller has no view (SPEC 165). Value 1: it was attached after
     *  the touch had begun (SPEC 59). */
    RKReasonMissUnattached = 1006,
    /** The responder `culprit` handles the touches itself: they are not forwarded to it (SPEC 90). With RKUnitNumber:
     *  an override did not call super; value = the phase (SPEC 91), of a press with rule 272 an RKPressPhase, of a
     *  shake with rule 274 an RKMotionPhase. */
    RKReasonMissHandledBelow = 1007,
    /** It is not in the responder chain of the view that was hit, `culprit` (SPEC 110). Value 1: the nextResponder
     *  override of `culprit` leads past it. */
    RKReasonMissOffChain = 1008,
    /** The touch did not reach it, and the tree has changed since (SPEC 32). Value 0: a touch at this place would reach
     *  it now. Value 1: the causes that follow are those of the present tree. */
    RKReasonMissOnlyThen = 1009,
    /** The override, delegate or class that decided belongs to the plugin `culprit` (SPEC 307). */
    RKReasonMissPlugin = 1010,
    /** `culprit`, a recogniser, has not decided yet (SPEC 159). Value = what it has measured; limit = the measure at
     *  which it begins.
     */
    RKReasonMissUndecided = 1011,
    /** The touch passed through it to the next responder, because its class does not handle it (SPEC 90). Value 0: the
     *  class overrides no touches method. Value 1: it overrides some, but none of those that were called. */
    RKReasonMissPassedOn = 1012,
    /** The value of the control has not changed, so valueChanged was not sent (SPEC 141). The other fields depend on
     *  the control. With RKUnitPoints, a slider: the finger moved its thumb by `value` points, 0. With RKUnitNumber,
     *  a slider, stepper or page control at its end: value = its value or page, limit = the minimum or maximum that
     *  it has reached. A page control with too few pages: value = their number, limit = 2. A segmented control:
     *  value = the segment in which the finger lifted. Its point.y has why: 1, the segment was disabled; 2, it was
     *  selected already; 3, the finger lifted beside all segments. A segmented control without segments: limit = 1.
     *  A switch, without unit: value = 1 if it was on, else 0. */
    RKReasonMissUnchanged = 1013,
    /** The touch was on another screen than its window, `culprit` (SPEC 43). With rule 239: the pointer is on another
     *  screen than that window. With rule 72: a wheel or trackpad was used on another screen. Value = the screen of the
     *  touch, pointer or wheel, limit = that of the window. */
    RKReasonMissOtherScreen = 1014,
    /** An override of the control's or recogniser's class did not call super, and so kept the touch from the
     *  built-in class (SPEC 151). Value = the RKTouchPhase of the touches method. Of a control also 5, sendAction;
     *  6, beginTracking, and 7, endTracking, in which its own class changes the value (SPEC 141); 8,
     *  becomeFirstResponder of a text field. */
    RKReasonMissNoSuper = 1015,
    /** It is the first responder of its window, `culprit`, which is not the key window: text, keys and shakes go to
     *  the key window (SPEC 279). */
    RKReasonMissNotKey = 1016,
    /** The program moved the control between the beginning of the touch and its lift (SPEC 358). Value = how far, in
     *  points of its window; culprit = its new superview. With point.x = 1: culprit = the view or window around it that
     *  moved or scrolled, or NULL if the control itself did. */
    RKReasonMissMoved = 1017,
    /** The pointer has not been reported since the view came under it (SPEC 239). Culprit = the view that the pointer
     *  was over then, or NULL. Value 1: since the recogniser was attached or enabled. */
    RKReasonMissUnreported = 1018
};

/** Unit of a measured value and its limit. */
RK_ENUM(RKUnit) {
    /** No unit: the comment of the reason or kind names the value's meaning, if it has one. */
    RKUnitNone = 0,
    /** Points. In an explanation's step: of the window of the subject's view. In a trace record: of the subject's
     *  coordinates, unless the reason's comment names others. */
    RKUnitPoints = 1,
    /** Seconds. */
    RKUnitSeconds = 2,
    /** Touches: fingers. */
    RKUnitTouches = 3,
    /** Opacity, 0 to 1. */
    RKUnitAlpha = 4,
    /** A number whose meaning is in the reason's comment. */
    RKUnitNumber = 5,
    /** Degrees. */
    RKUnitDegrees = 6
};

/** One decision. An array of these is written with the stride of its first element's `struct_size`. */
typedef struct RKTraceRecord {
    /** sizeof(RKTraceRecord); set it before reading; see RK_INIT. */
    uint32_t struct_size;
    /** The reason. */
    RKReason reason;
    /** Counts all records of the context, from 1. */
    uint64_t sequence;
    /** Seconds of the context's clock. */
    double time;
    /** The subject; may be stale by now; NULL if there is none. */
    RKObjectRef RK_NULLABLE object;
    /** The other object; may be stale by now; NULL if there is none. */
    RKObjectRef RK_NULLABLE other;
    /** See RKReason. */
    RKPoint point;
    /** See RKReason. */
    double value;
    /** The host's number of the touch concerned; 0 if none is. */
    int64_t touch_id;
    /** Number of the rule in Behaviour.md. */
    uint32_t rule;
    /** Nesting depth of the hit-test, or the number of steps up the chain of the delivery. */
    uint32_t depth;
} RKTraceRecord;

/** One cause of an explanation. An array of these is written with the stride of its first element's `struct_size`. */
typedef struct RKExplanationStep {
    /** sizeof(RKExplanationStep); set it before reading; see RK_INIT. */
    uint32_t struct_size;
    /** The cause. */
    RKReason reason;
    /** Number of the rule in Behaviour.md; 0 if there is none. */
    uint32_t rule;
    /** What `value` and `limit` are counted in. */
    RKUnit unit;
    /** Seconds of the context's clock; NaN for what is true now. */
    double time;
    /** The object that the cause is about; may be stale by now; NULL if there is none. */
    RKObjectRef RK_NULLABLE subject;
    /** The object that decided: an ancestor, a view in front, a recogniser or the subject itself; may be stale by now;
     *  may be NULL. */
    RKObjectRef RK_NULLABLE culprit;
    /** The place, in coordinates of the culprit's view, or else of the subject's; (0, 0) if the cause has no place. */
    RKPoint point;
    /** What was measured. */
    double value;
    /** What it was compared with. */
    double limit;
    /** The host's number of the touch; 0 if none is concerned. */
    int64_t touch_id;
} RKExplanationStep;

/**
 * Switch the trace on; earlier records are discarded.
 *
 * @param capacity most records kept, 1 to 16,777,216; older ones are overwritten.
 * @return also RKStatusInvalidArgument (0), RKStatusLimitReached, RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_trace_start(RKContextRef context, size_t capacity);
/** Switch the trace off and discard the records.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_trace_stop(RKContextRef context);
/** Discard the records; the trace stays on.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_trace_clear(RKContextRef context);
/** Read whether the trace is on.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_trace_is_on(RKContextRef context, bool *out);
/**
 * Copy records, oldest first.
 *
 * @param after only records with a greater sequence number; 0 for all.
 * @param out room for `capacity` records; out[0].struct_size must be set. May be NULL if capacity is 0.
 * @param count receives the number of copied records, or, with capacity 0, of all.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_trace_read(RKContextRef context, uint64_t after, RKTraceRecord *out, size_t capacity,
    size_t *count);
/**
 * Write one record as a sentence, such as "label was not hit: userInteractionEnabled is false (SPEC 32)".
 *
 * @param record a record of this context; objects that have ended are named by their kind.
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return also RKStatusInvalidArgument (unknown reason).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_trace_describe(RKContextRef context, const RKTraceRecord *record, char *buffer,
    size_t capacity, size_t *length);
/**
 * Write one sentence about the latest touch that was aimed at this object: its effect, or why it had none. For a
 * recogniser the sentence is about its last attempt.
 *
 * The sentence is about the last recorded decision about the object. A later touch may have come within 44 points of
 * the object without reaching it; then the sentence is about this touch. For a decision it names the causes and the
 * consequence. For a touch it names the obstacle: a view in front, a superview whose bounds end before the point, a
 * hidden ancestor. Without any touch it names the obstacle that a touch would meet now.
 *
 * Example: "double waited for another tap until 0.43 s, then failed (1 of 2 taps, and no further one began within 0.35
 * s) (SPEC 198); single, which required it to fail, recognised".
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return also RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_explain(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
/**
 * Read the causes behind rk_explain(), in order.
 *
 * @param out room for `capacity` steps; out[0].struct_size must be set. May be NULL if capacity is 0.
 * @param count receives the number of copied steps, or, with capacity 0, of all, at most 32.
 * @return also RKStatusStructSize, RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_explain_steps(RKObjectRef object, RKExplanationStep *out, size_t capacity,
    size_t *count);
/**
 * Write one sentence about the object and one touch: the effect of the touch on the object, or why it had none.
 *
 * @param touch_id the host's number of a touch; if several had it, the latest one in the trace.
 * @return also RKStatusNotFound (no touch of that number is in the trace, or the trace is off), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_explain_touch(RKObjectRef object, int64_t touch_id, char *buffer, size_t capacity,
    size_t *length);
/** Read the causes behind rk_explain_touch(), as rk_explain_steps() does.
 *  @return also RKStatusNotFound, RKStatusStructSize, RKStatusNoMemory.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_explain_touch_steps(RKObjectRef object, int64_t touch_id, RKExplanationStep *out,
    size_t capacity, size_t *count);
/**
 * Write one sentence about a touch that would begin at a point now: whether it would hit the view, and otherwise the
 * obstacles. Works without the trace.
 *
 * @param point coordinates of the view's window; of the topmost view above it if it is in none.
 * @param calls_overrides whether overrides of hitTest and pointInside are called. If false, the sentence names the
 *   override that would decide.
 * @return also RKStatusInvalidArgument (NaN), RKStatusTooDeep, RKStatusNoMemory; RKStatusBusy if `calls_overrides` is
 *   true in an override that an audit has called.
 * Re-entrancy: calls overrides of hitTest and pointInside if `calls_overrides` is true.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_explain_point(RKViewRef view, RKPoint point, bool calls_overrides, char *buffer,
    size_t capacity, size_t *length);
/** Read the causes behind rk_view_explain_point(), as rk_explain_steps() does.
 *  @return also RKStatusInvalidArgument (NaN), RKStatusStructSize, RKStatusTooDeep, RKStatusNoMemory.
 *  Re-entrancy: calls overrides of hitTest and pointInside if `calls_overrides` is true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_explain_point_steps(RKViewRef view, RKPoint point, bool calls_overrides,
    RKExplanationStep *out, size_t capacity, size_t *count);
/**
 * Write one cause of an explanation as a sentence, such as "panel, which send lies in, is hidden (SPEC 32)". The words
 * are those of the whole explanation, with the subject's name for "it".
 *
 * @param step of this context; an object that has ended is named by its class, "the Button that ended". One that is in
 *             no record, and one of another context, is named "a destroyed object".
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return also RKStatusInvalidArgument (unknown reason), RKStatusStructSize.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_explanation_step_describe(RKContextRef context, const RKExplanationStep *step,
    char *buffer, size_t capacity, size_t *length);
/** Return the name of a reason without prefix, such as "hitHidden"; NULL for an unknown one.
 *  Thread: [any]
 *  @since 0.1 */
RK_API const char *rk_reason_name(RKReason reason);

RK_EXTERN_C_END

#endif
