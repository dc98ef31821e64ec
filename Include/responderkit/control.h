/* SPDX-License-Identifier: MIT */
/**
 * @file control.h
 * Controls: tracking, control events, target-action lists, and the standard controls (SPEC 138-156).
 *
 * A control is a view that tracks one touch at a time, derives control events from it, and sends the actions added for
 * these. An enabled control does not forward touches up the chain (SPEC 93). The host chooses the unit of values.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_CONTROL_H
#define RESPONDERKIT_CONTROL_H

#include "base.h"
#include "event.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** Control events: a mask (SPEC 140). */
RK_OPTIONS(RKControlEvents) {
    /** Touch-down in the control. */
    RKControlEventTouchDown = 1 << 0,
    /** Touch-down with a tapCount above 1. */
    RKControlEventTouchDownRepeat = 1 << 1,
    /** The finger moved inside (the bounds and 70 points around them). */
    RKControlEventTouchDragInside = 1 << 2,
    /** The finger moved outside of them. */
    RKControlEventTouchDragOutside = 1 << 3,
    /** The finger moved in. */
    RKControlEventTouchDragEnter = 1 << 4,
    /** The finger moved out. */
    RKControlEventTouchDragExit = 1 << 5,
    /** The finger lifted inside. */
    RKControlEventTouchUpInside = 1 << 6,
    /** The finger lifted outside. */
    RKControlEventTouchUpOutside = 1 << 7,
    /** Tracking was cancelled. */
    RKControlEventTouchCancel = 1 << 8,
    /** The user changed the value. */
    RKControlEventValueChanged = 1 << 12,
    /** The control's main action: a button sends it with TouchUpInside. */
    RKControlEventPrimaryActionTriggered = 1 << 13,
    /** A menu is about to be shown. */
    RKControlEventMenuActionTriggered = 1 << 14,
    /** Editing began. */
    RKControlEventEditingDidBegin = 1 << 16,
    /** The text changed. */
    RKControlEventEditingChanged = 1 << 17,
    /** Editing ended. */
    RKControlEventEditingDidEnd = 1 << 18,
    /** The return key was pressed. The field resigns only if an action was added for this event (SPEC 279). */
    RKControlEventEditingDidEndOnExit = 1 << 19,
    /** All touch events. */
    RKControlEventAllTouchEvents = 0x00000FFF,
    /** All editing events. */
    RKControlEventAllEditingEvents = 0x000F0000,
    /** For the application's own use. */
    RKControlEventApplicationReserved = 0x0F000000,
    /** Reserved. */
    RKControlEventSystemReserved = 0xF0000000,
    /** Every event. */
    RKControlEventAllEvents = 0xFFFFFFFF
};

/** State of a control: a mask (SPEC 142). */
RK_OPTIONS(RKControlState) {
    /** None of the others. */
    RKControlStateNormal = 0,
    /** Shown as pressed. */
    RKControlStateHighlighted = 1,
    /** Not enabled. */
    RKControlStateDisabled = 2,
    /** Selected by the program. */
    RKControlStateSelected = 4,
    /** First responder, the counterpart of UIKit's focus. */
    RKControlStateFocused = 8
};

/** beginTrackingWithTouch:withEvent: or continueTrackingWithTouch:withEvent:. If the first returns false, tracking does
 *  not begin; if the second does, tracking ends.
 *  Thread: [callback] */
typedef bool (*RKControlTrackingMethod)(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata);
/** endTrackingWithTouch:withEvent:.
 *  Thread: [callback] */
typedef void (*RKControlEndTrackingMethod)(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata);
/** cancelTrackingWithEvent:; `event` is NULL when no event is the cause (SPEC 148, 149).
 *  Thread: [callback] */
typedef void (*RKControlCancelTrackingMethod)(RKControlRef self, RKEventRef RK_NULLABLE event, void *userdata);
/** sendAction:to:forEvent:; `target` is NULL for a nil-targeted action (SPEC 136); `event` may be NULL.
 *  Thread: [callback] */
typedef void (*RKControlSendActionMethod)(RKControlRef self, const char *selector, RKObjectRef RK_NULLABLE target,
    RKEventRef RK_NULLABLE event, void *userdata);
/** A function added to a control. `events` is the mask that is being sent; `event` may be NULL.
 *  Thread: [callback] */
typedef void (*RKControlAction)(RKControlRef control, RKControlEvents events, RKEventRef RK_NULLABLE event,
    void *userdata);

/** Methods of controls. A NULL entry is inherited. */
typedef struct RKControlMethods {
    /** sizeof(RKControlMethods); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** beginTrackingWithTouch:withEvent:; inherited: true; a Slider's: whether the touch is on the thumb (SPEC 143). */
    RKControlTrackingMethod begin_tracking;
    /** continueTrackingWithTouch:withEvent:; inherited: true (SPEC 144). */
    RKControlTrackingMethod continue_tracking;
    /** endTrackingWithTouch:withEvent: (SPEC 146). */
    RKControlEndTrackingMethod end_tracking;
    /** cancelTrackingWithEvent: (SPEC 147-149). */
    RKControlCancelTrackingMethod cancel_tracking;
    /** sendAction:to:forEvent:, once for each target and action; the inherited method sends it through the application
     *  (SPEC 141). */
    RKControlSendActionMethod send_action;
} RKControlMethods;

/* ---- Creating ---- */

/**
 * Create a control.
 *
 * @param cls Control, Button, Switch, Slider, Stepper, SegmentedControl, PageControl, TextField or a subclass of one;
 *   NULL means Control.
 * @param frame in the coordinates of the future superview; finite.
 * @param out receives the control; the caller owns one reference.
 * @return also RKStatusInvalidArgument (frame not finite, class of another kind), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_create(RKContextRef context, RKClassRef RK_NULLABLE cls, RKRect frame,
    RK_OWNED RKControlRef *out);
/**
 * Create a button.
 *
 * @param cls Button or a subclass; NULL means Button.
 * @param out the caller owns one reference.
 * @return as rk_control_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_button_create(RKContextRef context, RKClassRef RK_NULLABLE cls, RKRect frame,
    RK_OWNED RKControlRef *out);
/**
 * Create a switch.
 *
 * @param cls Switch or a subclass; NULL means Switch.
 * @param out the caller owns one reference.
 * @return as rk_control_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_switch_create(RKContextRef context, RKClassRef RK_NULLABLE cls, RKRect frame,
    RK_OWNED RKControlRef *out);
/**
 * Create a slider.
 *
 * @param cls Slider or a subclass; NULL means Slider.
 * @param out the caller owns one reference.
 * @return as rk_control_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_slider_create(RKContextRef context, RKClassRef RK_NULLABLE cls, RKRect frame,
    RK_OWNED RKControlRef *out);
/**
 * Create a stepper.
 *
 * @param cls Stepper or a subclass; NULL means Stepper.
 * @param out the caller owns one reference.
 * @return as rk_control_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_stepper_create(RKContextRef context, RKClassRef RK_NULLABLE cls, RKRect frame,
    RK_OWNED RKControlRef *out);
/**
 * Create a segmented control.
 *
 * @param cls SegmentedControl or a subclass; NULL means SegmentedControl.
 * @param out the caller owns one reference.
 * @return as rk_control_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_segmented_control_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RKRect frame, RK_OWNED RKControlRef *out);
/**
 * Create a page control.
 *
 * @param cls PageControl or a subclass; NULL means PageControl.
 * @param out the caller owns one reference.
 * @return as rk_control_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_page_control_create(RKContextRef context, RKClassRef RK_NULLABLE cls, RKRect frame,
    RK_OWNED RKControlRef *out);

/**
 * Create a text field. It becomes first responder when it is tapped, and then takes text (SPEC 279).
 *
 * @param cls TextField or a subclass; NULL means TextField.
 * @param out the caller owns one reference.
 * @return as rk_control_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_create(RKContextRef context, RKClassRef RK_NULLABLE cls, RKRect frame,
    RK_OWNED RKControlRef *out);

/* ---- Targets and actions (SPEC 138-141) ---- */

/**
 * Add a target and selector: addTarget:action:forControlEvents:. The same pair merges its events (SPEC 138).
 *
 * @param target a responder or gesture recogniser, weak; NULL: found along the responder chain when the action is sent
 *   (SPEC 136).
 * @param selector UTF-8, 1 to 255 bytes, at most two colons (SPEC 137).
 * @param events the events for which it is sent; not 0.
 * @return also RKStatusInvalidArgument (selector NULL, empty or with more than two colons; events 0),
 *   RKStatusLimitReached (selector over 255 bytes), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_add_target(RKControlRef control, RKObjectRef RK_NULLABLE target,
    const char *selector, RKControlEvents events);
/**
 * Remove events from targets: removeTarget:action:forControlEvents:. A pair without events is removed (SPEC 139).
 *
 * @param target NULL matches every target.
 * @param selector NULL matches every selector.
 * @return RKStatusOK (also when nothing matches); also RKStatusLimitReached.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_remove_target(RKControlRef control, RKObjectRef RK_NULLABLE target,
    const char *RK_NULLABLE selector, RKControlEvents events);
/**
 * Add a function. It is called directly, in its place in the list, without send_action.
 *
 * @param events the events for which it is called; not 0.
 * @param drop called when the function is removed or the control ends.
 * @param identifier receives a number for rk_control_remove_action(); may be NULL.
 * @return also RKStatusInvalidArgument (events 0), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_add_action(RKControlRef control, RKControlEvents events,
    RKControlAction function, void *userdata, void (*drop)(void *userdata), uint64_t *RK_NULLABLE identifier);
/**
 * Remove a function that was added.
 *
 * @return also RKStatusNotFound.
 * Re-entrancy: its drop.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_remove_action(RKControlRef control, uint64_t identifier);
/** Read allControlEvents: all events for which a target or function was added.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_get_all_control_events(RKControlRef control, RKControlEvents *out);
/**
 * Send the actions of a mask: sendActionsForControlEvents: (SPEC 141). Each entry whose events intersect it is sent
 * once.
 *
 * Re-entrancy: actions, send_action.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_send_actions(RKControlRef control, RKControlEvents events);
/**
 * Perform the control's primary action: performPrimaryAction. Sends RKControlEventPrimaryActionTriggered, as a button
 * does together with TouchUpInside. A disabled control sends nothing (SPEC 324).
 *
 * Re-entrancy: actions, send_action.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_perform_primary_action(RKControlRef control);
/**
 * Call sendAction:to:forEvent: of a control, overrides included.
 *
 * @param target NULL: nil-targeted.
 * @param event may be NULL.
 * @return also RKStatusInvalidArgument (selector), RKStatusLimitReached, RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_send_action(RKControlRef control, const char *selector,
    RKObjectRef RK_NULLABLE target, RKEventRef RK_NULLABLE event);

/* ---- State (SPEC 142) ---- */

/**
 * Set enabled: whether the control tracks touches. Disabling while tracking cancels it (SPEC 149); a disabled control
 * is hit all the same (SPEC 51). Default true.
 *
 * Re-entrancy: cancel_tracking, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_set_enabled(RKControlRef control, bool enabled);
/** Read enabled.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_is_enabled(RKControlRef control, bool *out);
/** Set selected: whether the control is selected, for the program to use. Default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_set_selected(RKControlRef control, bool selected);
/** Read selected.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_is_selected(RKControlRef control, bool *out);
/** Set highlighted: whether the control is shown as pressed; tracking sets it too.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_set_highlighted(RKControlRef control, bool highlighted);
/** Read highlighted.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_is_highlighted(RKControlRef control, bool *out);
/** Read the state, a mask of RKControlState.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_get_state(RKControlRef control, uint32_t *out);
/** Read whether the control tracks a touch.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_is_tracking(RKControlRef control, bool *out);
/** Read touchInside: whether the tracked touch is inside, or the last tracked one was (SPEC 145).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_is_touch_inside(RKControlRef control, bool *out);

/* ---- Values. A control of another class is RKStatusWrongKind. ValueChanged is sent for changes by touch only. ---- */

/** Set on: whether the switch is on.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_switch_set_on(RKControlRef control, bool on);
/** Read on; default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_switch_is_on(RKControlRef control, bool *out);
/**
 * Set the value of a Slider or Stepper, clamped to its range.
 *
 * @param value finite.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_set_value(RKControlRef control, double value);
/** Read the value of a Slider or Stepper; default 0.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_get_value(RKControlRef control, double *out);
/**
 * Set minimumValue and maximumValue of a Slider (default 0, 1) or Stepper (default 0, 100); the value is clamped.
 *
 * @param minimum,maximum finite, minimum <= maximum.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_set_value_range(RKControlRef control, double minimum, double maximum);
/** Read minimumValue and maximumValue.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_get_value_range(RKControlRef control, double *minimum, double *maximum);
/** Set isContinuous: whether a Slider or Stepper sends ValueChanged for every change during tracking, or once at its
 *  end. Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_set_continuous(RKControlRef control, bool continuous);
/** Read isContinuous.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_is_continuous(RKControlRef control, bool *out);
/** Read the rectangle of a slider's thumb, in the slider's bounds space: a square of the bounds' height at the value
 *  (SPEC 152).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_slider_get_thumb_rect(RKControlRef slider, RKRect *out);
/**
 * Set a stepper's stepValue: how far a step goes; default 1.
 *
 * @param step finite, above 0.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_stepper_set_step_value(RKControlRef stepper, double step);
/** Read stepValue.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_stepper_get_step_value(RKControlRef stepper, double *out);
/** Set a stepper's wraps: whether a step beyond one end continues at the other; default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_stepper_set_wraps(RKControlRef stepper, bool wraps);
/** Read wraps.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_stepper_get_wraps(RKControlRef stepper, bool *out);
/** Set a stepper's autorepeat: whether it steps again while it is held, after 0.5 s and then every 0.1 s; default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_stepper_set_autorepeat(RKControlRef stepper, bool autorepeat);
/** Read autorepeat.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_stepper_get_autorepeat(RKControlRef stepper, bool *out);
/**
 * Set how many segments (SegmentedControl) or pages (PageControl) there are; default 0.
 *
 * @param count 0 to 1,000,000; the selection is clamped to it.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_set_count(RKControlRef control, int64_t count);
/** Read numberOfSegments or numberOfPages.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_get_count(RKControlRef control, int64_t *out);
/**
 * Set the index of a segmented control's selected segment (selectedSegmentIndex; -1, the default, is none), or of a
 * page control's shown page (currentPage; default 0).
 *
 * @return also RKStatusInvalidArgument (out of range).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_control_set_selected_index(RKControlRef control, int64_t index);
/** Read selectedSegmentIndex or currentPage.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_control_get_selected_index(RKControlRef control, int64_t *out);
/** Set momentary: whether a segmented control's selection is cleared after its ValueChanged; default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_segmented_control_set_momentary(RKControlRef control, bool momentary);
/** Read momentary.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_segmented_control_is_momentary(RKControlRef control, bool *out);
/**
 * Insert a segment (SPEC 323). A selected segment after it stays selected.
 *
 * @param title UTF-8, 1 to 255 bytes; copied; NULL or "": none.
 * @param index 0 or more; beyond the last one: at the end.
 * @return also RKStatusInvalidArgument (`index` negative, title not UTF-8), RKStatusLimitReached (1,000,000 segments,
 *   title over 255 bytes), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_segmented_control_insert_segment(RKControlRef control, const char *RK_NULLABLE title,
    int64_t index);
/**
 * Remove a segment (SPEC 323). If it was selected, nothing is selected then. A selected segment after it stays
 * selected.
 *
 * @return also RKStatusNotFound (no such segment).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_segmented_control_remove_segment(RKControlRef control, int64_t index);
/**
 * Set the title of a segment, which the host draws.
 *
 * @param title UTF-8, 1 to 255 bytes; copied; NULL or "": none.
 * @return also RKStatusNotFound (no such segment), RKStatusInvalidArgument (not UTF-8), RKStatusLimitReached (over 255
 *   bytes), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_segmented_control_set_title(RKControlRef control, int64_t index,
    const char *RK_NULLABLE title);
/**
 * Copy the title of a segment; "" if it has none.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return also RKStatusNotFound.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_segmented_control_get_title(RKControlRef control, int64_t index, char *buffer,
    size_t capacity, size_t *length);
/**
 * Enable or disable a segment; default true. A disabled one is not selected by touch (SPEC 146, 323).
 *
 * @return also RKStatusNotFound, RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_segmented_control_set_segment_enabled(RKControlRef control, int64_t index,
    bool enabled);
/**
 * Read whether a segment is enabled.
 *
 * @return also RKStatusNotFound.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_segmented_control_is_segment_enabled(RKControlRef control, int64_t index, bool *out);

/**
 * Set a text field's text; the insertion point is at its end. No event is sent; its delegate's did_change_selection may
 * be called (text.h).
 *
 * @param text UTF-8, at most 65,535 bytes; copied; NULL means "".
 * @return also RKStatusInvalidArgument (not UTF-8), RKStatusLimitReached, RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_set_text(RKControlRef text_field, const char *RK_NULLABLE text);
/**
 * Copy a text field's text.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_text(RKControlRef text_field, char *buffer, size_t capacity,
    size_t *length);

/* ---- Super-calls (class.h): run what `cls` inherits. ---- */

/** Run the begin_tracking that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_begin_tracking(RKClassRef cls, RKControlRef self, RKTouchRef touch,
    RKEventRef event, bool *out);
/** Run the continue_tracking that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_continue_tracking(RKClassRef cls, RKControlRef self, RKTouchRef touch,
    RKEventRef event, bool *out);
/** Run the end_tracking that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_end_tracking(RKClassRef cls, RKControlRef self, RKTouchRef touch, RKEventRef event);
/**
 * Run the cancel_tracking that `cls` inherits.
 *
 * @param event may be NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_cancel_tracking(RKClassRef cls, RKControlRef self, RKEventRef RK_NULLABLE event);
/**
 * Run the send_action that `cls` inherits.
 *
 * @param target NULL: nil-targeted.
 * @param event may be NULL.
 * @return as rk_super_end_tracking(), RKStatusLimitReached and RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_send_action(RKClassRef cls, RKControlRef self, const char *selector,
    RKObjectRef RK_NULLABLE target, RKEventRef RK_NULLABLE event);

RK_EXTERN_C_END

#endif
