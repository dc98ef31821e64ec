/* SPDX-License-Identifier: MIT */
/**
 * @file problems.h
 * Problems: a list of what went wrong, made from the trace, the most serious first (SPEC 357).
 *
 * A problem has a *victim*, the object that should have worked, and usually a *culprit*, the object that prevented it.
 * Problems of the same kind, victim, culprit and reason are listed once, with a `count`. Near misses of one control are
 * equal even if the touches hit different views. Problems of the kinds RKProblemKindBeganAgain, RKProblemKindNeverBegan
 * and RKProblemKindVelocitySpike are equal even if their touches differ. Problems of the kinds
 * RKProblemKindNotInteractive, RKProblemKindTextRefused and RKProblemKindScrollUnmoved are equal only if their `value`
 * is equal, too. RKProblemKindEventUnheard, RKProblemKindTextRefused and RKProblemKindScrollUnmoved need an equal
 * `limit`. `first_time` and `first_sequence` are of the first one, `count` is of all, and the severity is the highest.
 * All other fields and the texts describe the last one.
 *
 * Problems are sorted by severity, then by count, both descending, then by kind, then by time, both ascending. The
 * order depends on nothing else, so the same calls give the same list.
 *
 * A touch was *handled* if one of these is true; otherwise it was *unhandled*:
 *
 * - a responder that overrides a touches method received it;
 * - a control tracked it;
 * - a recogniser that received it recognised or began;
 * - it stopped a scroll view that was moving.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_PROBLEMS_H
#define RESPONDERKIT_PROBLEMS_H

#include "base.h"
#include "geometry.h"
#include "trace.h"

RK_EXTERN_C_BEGIN

/** What went wrong. Numbers are grouped by subject, never reused. */
RK_ENUM(RKProblemKind) {
    /* A person touched, and nothing came of it. */
    /** A touch that stayed in place ended unhandled. It was not withheld. No recogniser that tracked it failed, and
     *  none that was meant for it refused its type or its buttons (RKProblemKindRecognizerFailed). Victim = the view
     *  that it hit, or a control without an action for the events that it sent. NULL: the touch hit no window. */
    RKProblemKindTapUnheard = 1,
    /** A touch began `value` points beside the control `victim`, at most `limit`. No object handled it, except for
     *  views that contain the control; if one of them did, the problem is a hint. Culprit = the view that it hit, or
     *  NULL. */
    RKProblemKindNearMiss = 2,
    /** A touch within the control `victim` hit `culprit` in front of it. No object handled it, except for views that
     *  contain the victim; if one of them did, the problem is a hint. Value = 1: without `culprit` the touch would have
     *  missed the victim, too. The victim may also be another view with recognisers or with overrides of touches
     *  methods. Then `culprit` covers all of it, and the victim is at most half as large as its window. For a touch
     *  that moved, a wheel or a trackpad, the victim may be a scroll view of any size. Then `culprit` covers all of it
     *  and contains no touch target (SPEC 355). */
    RKProblemKindCovered = 3,
    /** A touch within the control `victim` was outside of `culprit`, a superview. A superview's subviews are hit
     *  only within its bounds. Value = by how many points the touch was outside. The victim may also be another view
     *  with recognisers or with overrides of touches methods. */
    RKProblemKindOutside = 4,
    /** A touch within the control `victim` did not hit it, because `culprit` lets no touch through. Culprit = the
     *  victim, a superview, or a window. Value = why: 1 userInteractionEnabled is false; 2 it is animating without
     *  interaction; 3 its transform cannot be inverted; 4 its alpha is too low; 5 it is a hidden window; 6 it is a
     *  window on another screen. The victim may also be another view with recognisers or with overrides of touches
     *  methods. */
    RKProblemKindNotInteractive = 5,
    /** A touch hit the control `victim`, which is disabled. With RKReasonMissUnchanged: the victim is a segmented
     *  control, and its segment `value` is disabled. With that reason and RKUnitNone, no touch can change the value of
     *  `victim`: it has no segments, fewer than 2 pages, or a minimum that is not less than its maximum. */
    RKProblemKindControlDisabled = 6,
    /** An override, a delegate or a plugin kept a touch from `victim`, and the touch was unhandled. Behaviour.md,
     *  problem 7, names the cases in which the touch may have been handled. Culprit = the view, window, application or
     *  recogniser whose override or delegate decided; `reason` names the way. The victim may also be another view with
     *  recognisers or with overrides of touches methods. With RKReasonControlRefusedTouch and RKUnitPoints: a slider
     *  was touched `value` points beside its thumb. With RKReasonHitInsideByOverride: the pointInside override of
     *  `culprit` accepted the touch `value` points outside of its bounds. With RKReasonHitOverrideReturned: the hitTest
     *  override of `culprit` took the touch for another view. With RKReasonMissNoSuper: an override of a control with
     *  an action, of a text field or of a recogniser that failed did not call super. `value` is then the RKTouchPhase
     *  of a touches method; or 5, sendAction; 6, beginTracking; 7, endTracking; 8, becomeFirstResponder. With
     *  RKReasonMissHandledBelow: the override of `culprit`, a responder below `victim`, kept the phase `value` of the
     *  touch or press from it. With RKReasonEventDropped and the value -1: an event without touches was lost. For a
     *  wheel or a trackpad the victim is then the view that it hit. */
    RKProblemKindSwallowed = 7,
    /** The control `victim` lost the touch that it tracked, and did not send its action, because the recogniser
     *  `culprit` recognised. A slider is listed even if it has sent valueChanged. The culprit is not a recogniser that
     *  scrolls a scroll view. With RKReasonNeverDelivered: `culprit` recognised as the touch began, and `victim` never
     *  received the touch. */
    RKProblemKindTrackingCancelled = 8,
    /** `victim` did not receive the touch because of multipleTouchEnabled or exclusiveTouch, or because it is a
     *  control that tracked another touch. Culprit = the view that has the other touch, or NULL. */
    RKProblemKindWithheld = 9,
    /** The responder `victim`, mostly a text field, refused one of these: to become first responder; a change or
     *  clearing of its text; the return key. `reason` and the record's value have which. Culprit = the responder
     *  that did not resign, or NULL. Victim NULL: text was typed, and no first responder accepted it; culprit = the
     *  key window, or NULL. With RKReasonTextNobody: `victim` was first responder of the window `culprit`, which was
     *  not key. Culprit NULL: the victim's class does not implement insertText. With RKReasonPressBegan: keys with
     *  characters came while `victim` was the first responder, and no text was inserted. */
    RKProblemKindTextRefused = 10,
    /** `victim` lost a touch before it ended. Victim = a control that tracked it, a view that handled it or a
     *  recogniser that followed it. Culprit = the cause: the view that left the window; the window that was hidden; the
     *  control or recogniser that was disabled; the scroll view whose scrollEnabled was set to false; the control whose
     *  class stopped tracking; the application that began to ignore interaction events; the control that the program
     *  moved by `value` points, or the view or window that it moved with (RKReasonNoteMoved). With
     *  RKReasonCancelledByGesture: the tap or long press of a view around it, which recognised. Culprit NULL: the cause
     *  was destroyed or undone, or the recogniser was detached. */
    RKProblemKindTouchLost = 11,
    /** A drag, a pinch, a wheel or a trackpad moved nothing and was unhandled. The scroll view `victim` has
     *  scrollEnabled false, a disabled pan or pinch recogniser, content that fits, or no zoom. Or its pan recogniser
     *  waited for the recogniser `culprit` until the finger lifted. For a wheel or trackpad, `victim` may also be at
     *  its edge, or scroll along the other axis only. A drag that a control handled is listed, too, if subviews of
     *  `victim` lie beyond its contentSize. Value = 1: horizontal scrolling failed; 2: vertical scrolling failed.
     *  Limit = 1: the scroll view is at its edge. Problems with another value or limit are counted separately. */
    RKProblemKindScrollUnmoved = 12,
    /** A touch that began was dropped: events had been ignored for `value` seconds. With RKReasonPressIgnored: a press
     *  was dropped. With RKReasonNoteInputIgnored: the gesture of a wheel or trackpad was. */
    RKProblemKindEventsIgnored = 13,
    /** No responder handled a shake or a button of a remote control: `reason` names which. Victim = the last responder
     *  that was tried; value = the RKEventSubtype. Limit = why no responder was tried: 1, no window is key, or the
     *  application does not receive remote-control events; 2, events were ignored; 3, there is no application; 0, one
     *  was tried. With RKReasonInputHit: nothing followed a pinch or rotation on a trackpad over the view `victim`.
     *  With RKReasonPressDiscarded: a press came to the window `culprit` itself, which had no first responder. For a
     *  press with limit 1, and for a shake or button with a culprit: `victim` was the first responder of the window
     *  `culprit`, which was not key. Culprit NULL: neither the first responder `victim` nor one above it handles the
     *  press, which is not a key. With RKReasonGesturePressRefused and RKReasonGestureEventRefused: for the recogniser
     *  `victim`, which is also the culprit, shouldReceivePress or shouldReceiveEvent refused a press that no responder
     *  handled. */
    RKProblemKindEventUnheard = 14,

    /* Recognisers. */
    /** The recogniser `victim` failed by at most 20 % of `limit`, and the touch was unhandled. Value = what was
     *  measured when the touch was over. With RKUnitNumber: a key command of the responder `victim` was not called;
     *  value = the RKKeyModifierFlags that were held, limit = those that it needs. With `window` NULL it is a press: it
     *  was held too long for a tap, and no responder handled it. */
    RKProblemKindFailedNarrowly = 20,
    /** `victim` waited `value` seconds, more than `limit` (0.3), for the recogniser `culprit` to decide.
     *  With RKReasonBeganHeldBack and RKReasonEndedHeldBack: `victim` is a view that got that phase so late. */
    RKProblemKindLongWait = 21,
    /** The recogniser `victim` is disabled and has not recognised. Culprit = its view. With the value 1: it was
     *  disabled when an unhandled touch began that it was meant for. */
    RKProblemKindRecognizerDisabled = 22,
    /** The recogniser `victim` has neither a target nor a function, and no delegate, and no other one requires its
     *  failure. It has prevented none. Culprit = its view. */
    RKProblemKindRecognizerUnheard = 23,
    /** The recogniser `victim` has a view, `culprit`, that is in no window; NULL: it has no view. */
    RKProblemKindRecognizerDetached = 24,
    /** The recogniser `victim` never recognised, because `culprit` recognised first in each of `count` attempts, at
     *  least 3. The touches of these attempts would have been enough for `victim`. Culprit NULL: several did, and
     *  `victim` is the pan or pinch of a scroll view. */
    RKProblemKindAlwaysPrevented = 25,
    /** An unhandled touch made no recogniser recognise; `reason` names the cause. The victim is the first that
     *  exists of these: a recogniser that was meant for the touch, tracked it and failed; one that was meant for it
     *  and refused its type or its buttons; for a touch that stayed in place, any other that tracked it and failed.
     *  Taps and long presses are meant for touches that stayed in place. Pans, swipes, pinches and rotations are meant
     *  for touches that moved. A recogniser of the program's own classes is meant for both kinds of touch. */
    RKProblemKindRecognizerFailed = 26,

    /* The host's input. */
    /** A touch began again although it was down: the update was refused. Victim = the view that it had hit, or NULL. */
    RKProblemKindBeganAgain = 30,
    /** A touch that was not down moved or ended: the update was refused. */
    RKProblemKindNeverBegan = 31,
    /** A touch is down and was not reported for `value` seconds, `limit` (10) or more. With the limit 0, it is still
     *  down at the end of the input. Victim = the view that it hit, or NULL. */
    RKProblemKindNotEnded = 32,
    /** A touch moved by 100 points or more at once, at `value` points per second, more than `limit` (10,000). Victim =
     *  the view that it hit, or NULL. */
    RKProblemKindVelocitySpike = 33,
    /** Time went backwards by `value` seconds. */
    RKProblemKindTimeBackwards = 34,
    /** Touches were dropped: there is no application or no window. Presses were dropped: there is no key window.
     *  With RKUnitNumber: `value` posted events are waiting for rk_context_drain(); then the problem is a hint. */
    RKProblemKindInputDropped = 35,
    /** Something posted was refused when it was handled; value = the status. */
    RKProblemKindPostRefused = 36,

    /* The program. */
    /** An action was not performed; `reason` names the cause. Victim = the sender, culprit = the target, or NULL. With
     *  RKReasonActionNobody, culprit is the responder that implements the action and refused it, or that implements
     *  it in a window that was not key. Or it is a responder whose nextResponder override leads past one that
     *  implements it. */
    RKProblemKindActionLost = 40,
    /** A diagnostic of the trace, such as a cycle in the responder chain; `reason` names which. */
    RKProblemKindDiagnostic = 41,
    /** Decisions before `time` are not known: the trace has only its latest `value` records. Value = 0: the trace
     *  was switched on in the middle of a touch. */
    RKProblemKindTraceIncomplete = 42
};

/** How serious a problem is. The kind decides; some kinds have two severities. The lists name kinds without
 *  RKProblemKind. */
RK_ENUM(RKProblemSeverity) {
    /** It may be intended: NotInteractive; ControlDisabled; TrackingCancelled; Withheld; TextRefused; TouchLost;
     *  ScrollUnmoved; EventUnheard; LongWait; RecognizerDisabled; RecognizerUnheard; RecognizerDetached;
     *  RecognizerFailed; TraceIncomplete; NotEnded with the limit 0 or a value below 60; InputDropped with a unit;
     *  AlwaysPrevented without a culprit. ActionLost if canPerformAction refused the action. TapUnheard of a control
     *  that keeps a value. TapUnheard on a view that fills more than half of its window or contains a touch target, and
     *  one that lasted longer than a tap. NearMiss, Covered, Outside and Swallowed if a view that contains the victim
     *  handled the touch. Covered if the cover contains a touch target, or was destroyed or removed since. Covered also
     *  if the victim scrolls behind a cover that leaves a part of the scroll view free. Covered also if the victim
     *  fills more than half of the window or contains a touch target. Swallowed if an override led the touch to another
     *  control, or if a slider was touched beside its thumb. Swallowed if shouldReceiveTouch refused a touch of a view
     *  inside the recogniser's view or one that the recogniser is not meant for, or if gestureRecognizerShouldBegin
     *  refused it. Swallowed if pointInside of the victim's own class refused it, and no plugin's, or if a button kept
     *  a drag. */
    RKProblemSeverityHint = 1,
    /** Something that the user did had no effect, or will have none: other TapUnheard, NearMiss, Covered, Outside and
     *  Swallowed; EventsIgnored; FailedNarrowly; other AlwaysPrevented; VelocitySpike. */
    RKProblemSeverityWarning = 2,
    /** The host's input or the program is wrong: BeganAgain; NeverBegan; other NotEnded; TimeBackwards; other
     *  InputDropped; PostRefused; other ActionLost; Diagnostic. */
    RKProblemSeverityError = 3
};

/** The texts of a problem. */
RK_ENUM(RKProblemPart) {
    /** What happened, the measure and its limit, how often, and the rule. */
    RKProblemPartSentence = 0,
    /** Where to look: object, property or call, time. */
    RKProblemPartWhere = 1,
    /** What would help. */
    RKProblemPartHelp = 2,
    /** Why: the explanation of the victim for the touch (trace.h), or of the record. */
    RKProblemPartExplanation = 3
};

/** How rk_problems() judges. */
RK_OPTIONS(RKProblemFlags) {
    /** The input has ended, as at the end of a recording: a touch that is still down is reported. */
    RKProblemFlagsInputEnded = 1
};
/** RKProblemFlagsInputEnded, by its earlier name. */
#define RK_PROBLEMS_INPUT_ENDED RKProblemFlagsInputEnded

/** One problem. An array of these is written with the stride of its first element's `struct_size`. */
typedef struct RKProblem {
    /** sizeof(RKProblem); set it before reading; see RK_INIT. */
    uint32_t struct_size;
    /** What went wrong. */
    RKProblemKind kind;
    /** How serious it is. */
    RKProblemSeverity severity;
    /** The reason of the record that shows the problem. */
    RKReason reason;
    /** What `value` and `limit` are counted in. */
    RKUnit unit;
    /** Number of the rule in Behaviour.md behind the reason. */
    uint32_t rule;
    /** How often it was found. */
    uint64_t count;
    /** Sequence number of the last record that shows it (RKTraceRecord). 0: no record does; it is true now. */
    uint64_t sequence;
    /** Sequence number of the first record that shows it; 0 as for `sequence`. */
    uint64_t first_sequence;
    /** Time of the last record that shows it, in seconds of the context's clock; the present time if no record does. */
    double time;
    /** Time of the first record that shows it. */
    double first_time;
    /** See RKProblemKind; may be stale by now; NULL if there is none. */
    RKObjectRef RK_NULLABLE victim;
    /** See RKProblemKind; may be stale by now; NULL if there is none. */
    RKObjectRef RK_NULLABLE culprit;
    /** Where the touch was, in the coordinates of `window`; (0, 0) if no touch is concerned. */
    RKPoint point;
    /** What was measured; see RKProblemKind. */
    double value;
    /** What it was compared with. */
    double limit;
    /** The host's number of the touch; 0 if none is concerned. */
    int64_t touch_id;
    /** The window in which the touch began; may be stale by now. NULL: no touch is concerned, or it hit no window and
     *  `point` is in screen coordinates. */
    RKObjectRef RK_NULLABLE window;
} RKProblem;

/**
 * List the problems that the records of the trace show, the most serious first (SPEC 357). Nothing is changed or
 * called.
 *
 * Touches are evaluated when they have ended. Their distances from controls are those at their touch-down.
 *
 * @param flags RKProblemFlagsInputEnded or 0.
 * @param out room for `capacity` problems; out[0].struct_size must be set. May be NULL if capacity is 0.
 * @param count receives the number of copied problems, or, with capacity 0, of all.
 * @return also RKStatusNotFound (the trace is off), RKStatusInvalidArgument (an unknown flag), RKStatusStructSize,
 *   RKStatusNoMemory.
 * Cost: O(records + recognisers).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_problems(RKContextRef context, RKProblemFlags flags, RKProblem *out,
    size_t capacity, size_t *count);
/**
 * Write one of the texts about a problem. Points are in the coordinates of the touch's window, rounded to tenths.
 *
 * Example: "Save was missed by 5 pt at (95 120); up to 12 pt beside a control is a near miss, the last
 * of 12 times (SPEC 357)".
 *
 * @param problem of this context; objects that have ended are named as such.
 * @param part which text; RKProblemPartExplanation reads the trace.
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return also RKStatusInvalidArgument (unknown kind or part), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_problem_describe(RKContextRef context, const RKProblem *problem, RKProblemPart part,
    char *buffer, size_t capacity, size_t *length);
/**
 * Read the causes behind RKProblemPartExplanation in order, as rk_explain_steps() does.
 *
 * @param out room for `capacity` steps; out[0].struct_size must be set. May be NULL if capacity is 0.
 * @param count receives the number of copied steps, or, with capacity 0, of all, at most 32.
 * @return also RKStatusInvalidArgument (unknown kind), RKStatusStructSize, RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_problem_steps(RKContextRef context, const RKProblem *problem, RKExplanationStep *out,
    size_t capacity, size_t *count);
/** Return the name of a kind without prefix, such as "nearMiss"; NULL for an unknown one.
 *  Thread: [any]
 *  @since 0.1 */
RK_API const char *rk_problem_kind_name(RKProblemKind kind);

RK_EXTERN_C_END

#endif
