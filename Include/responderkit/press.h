/* SPDX-License-Identifier: MIT */
/**
 * @file press.h
 * Presses of buttons and keys, key commands, text input (SPEC 269-273, 278, 279).
 *
 * A press lives from the button's down to its up. It is delivered to the first responder of the key window, or without
 * one to the key window. The responder stays the same until the press ends (SPEC 270). Recognisers of the responder's
 * view and of its ancestors that accept the type receive it first (SPEC 271). To handle presses, override the presses
 * methods of RKResponderMethods; the inherited ones forward to the next responder (SPEC 272).
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_PRESS_H
#define RESPONDERKIT_PRESS_H

#include "base.h"
#include "event.h"

RK_EXTERN_C_BEGIN

/** Phase of a press (SPEC 269). */
RK_ENUM(RKPressPhase) {
    /** The button went down. */
    RKPressPhaseBegan = 0,
    /** Its force changed: analogue buttons only (SPEC 272). */
    RKPressPhaseChanged = 1,
    /** The button is down and did not change. Never an input. */
    RKPressPhaseStationary = 2,
    /** The button came up. */
    RKPressPhaseEnded = 3,
    /** The press was cancelled (SPEC 273). */
    RKPressPhaseCancelled = 4
};

/** Type of a press: the button (SPEC 269). */
RK_ENUM(RKPressType) {
    /** Up, of a direction pad. */
    RKPressTypeUpArrow = 0,
    /** Down, of a direction pad. */
    RKPressTypeDownArrow = 1,
    /** Left, of a direction pad. */
    RKPressTypeLeftArrow = 2,
    /** Right, of a direction pad. */
    RKPressTypeRightArrow = 3,
    /** The select button. */
    RKPressTypeSelect = 4,
    /** The menu button, which goes back. */
    RKPressTypeMenu = 5,
    /** Play and pause. */
    RKPressTypePlayPause = 6,
    /** A page up. */
    RKPressTypePageUp = 30,
    /** A page down. */
    RKPressTypePageDown = 31,
    /** A key of a keyboard, identified by `key_code` and `characters`. UIKit has no such number. */
    RKPressTypeKey = 63
};

/** One button in one report. An array of these is read with the stride of its first element's `struct_size`. */
typedef struct RKPressSample {
    /** sizeof(RKPressSample), the same in every element; see RK_INIT. */
    uint32_t struct_size;
    /** began, changed, ended or cancelled. */
    RKPressPhase phase;
    /** The host's number for this button while it is down. */
    int64_t id;
    /** Which button; read at began. */
    RKPressType type;
    /** Keys: usage in page 7 of the USB HID tables; read at began; 0 where unknown. */
    uint32_t key_code;
    /** Modifier keys that are down; RKKeyModifierFlags. */
    RKKeyModifierFlags modifiers;
    /** Must be 0. */
    uint32_t reserved;
    /** 0 to 1, the travel of an analogue button; 1 or 0 for other buttons. */
    double force;
    /** Keys: the characters of the key, UTF-8, at most 255 bytes; read at began; copied; may be NULL. */
    const char *RK_NULLABLE characters;
    /** Keys: the characters without modifiers except shift, UTF-8, at most 255 bytes; read at began; copied; NULL: as
     *  `characters`. */
    const char *RK_NULLABLE characters_ignoring_modifiers;
} RKPressSample;

/**
 * Deliver one report of buttons and keys.
 *
 * Timers due by `timestamp` fire first. For a key-down, key commands are searched along the responder chain first. The
 * action of the first match is sent (SPEC 136, 278), and the key has no other effect. Presses are dropped while events
 * are ignored (SPEC 286) and while there is no application or key window (SPEC 296). After the library has cancelled a
 * press, changed, ended and cancelled samples of its id are accepted and ignored. A began sample starts a new press.
 *
 * @param timestamp seconds; a time before the clock is taken as the clock's, with a diagnostic "timeBackwards"
 *   (SPEC 309).
 * @param samples `count` samples; copied.
 * @param count 1 to 4,096; each id once.
 * @return also RKStatusInvalidArgument (count 0; NaN; force outside of 0 to 1; unknown phase or type; phase stationary;
 *   an id twice; text that is not UTF-8; elements of different `struct_size`); RKStatusAlreadyExists (began of an id
 *   that is down), RKStatusNotFound (another phase of an id that is not down); RKStatusLimitReached (count over 4,096,
 *   text over 255 bytes); RKStatusTooDeep; RKStatusNoMemory.
 * Re-entrancy: may be called from handlers.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_presses(RKContextRef context, double timestamp,
    const RKPressSample *samples, size_t count);
/**
 * Append presses to the queue; see rk_context_send_presses() and rk_context_drain(). The order of phases is checked
 * when the item is handled.
 *
 * @return also RKStatusLimitReached, RKStatusNoMemory.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_presses(RKContextRef context, double timestamp,
    const RKPressSample *samples, size_t count);
/**
 * Cancel all presses, as the system does (SPEC 273, 287).
 *
 * @return also RKStatusTooDeep, RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_cancel_all_presses(RKContextRef context);
/**
 * Find the press of a button that is down.
 *
 * @param out receives a borrowed handle.
 * @return also RKStatusNotFound.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_find_press(RKContextRef context, int64_t id, RKPressRef *out);

/* ---- Press ---- */

/** Read the host's number of the button.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_press_get_id(RKPressRef press, int64_t *out);
/** Read the phase.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_press_get_phase(RKPressRef press, RKPressPhase *out);
/** Read the type.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_press_get_type(RKPressRef press, RKPressType *out);
/** Read the force, 0 to 1 (SPEC 269).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_press_get_force(RKPressRef press, double *out);
/** Read the time of the press's last change, in seconds.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_press_get_timestamp(RKPressRef press, double *out);
/** Find the responder of the press (SPEC 270); NULL after the responder has ended, or the press was cancelled for it.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_press_get_responder(RKPressRef press, RKResponderRef RK_NULLABLE *out);
/** Find the window that was key when the press began; NULL after the window has ended.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_press_get_window(RKPressRef press, RKWindowRef RK_NULLABLE *out);
/** Read the key's code; 0 for a button.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_press_get_key_code(RKPressRef press, uint32_t *out);
/** Read the modifiers of the press's last sample.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_press_get_modifier_flags(RKPressRef press, RKKeyModifierFlags *out);
/**
 * Copy the key's characters; "" for a button.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_press_get_characters(RKPressRef press, char *buffer, size_t capacity, size_t *length);
/** Copy the key's characters without modifiers except shift; otherwise as rk_press_get_characters().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_press_get_characters_ignoring_modifiers(RKPressRef press, char *buffer, size_t capacity,
    size_t *length);
/**
 * List the recognisers that track the press, in the order of their calls (SPEC 271).
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_press_get_gesture_recognizers(RKPressRef press, RKGestureRecognizerRef *buffer,
    size_t capacity, size_t *length);
/**
 * List allPresses of an event: those that are down, and those that ended or were cancelled in this report, in the order
 * they began. The list is empty for an event of another type.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_event_get_all_presses(RKEventRef event, RKPressRef *buffer, size_t capacity,
    size_t *length);

/**
 * Send presses to a responder's presses method, as the library does; for handlers that redirect presses. Calls made by
 * hand are not tracked; the caller must send the matching ended or cancelled.
 *
 * @param phase began, changed, ended or cancelled.
 * @param presses `count` presses of one context.
 * @param event may be NULL.
 * @return also RKStatusInvalidArgument (another phase, no presses), RKStatusLimitReached (over 4,096 presses),
 *   RKStatusTooDeep.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_send_presses(RKResponderRef responder, RKPressPhase phase,
    const RKPressRef *presses, size_t count, RKEventRef RK_NULLABLE event);

/* ---- Key commands (SPEC 278) ---- */

/**
 * Add a key command to a responder. A command of this responder with the same input and modifiers is replaced.
 *
 * @param input the key's `characters_ignoring_modifiers`, in which only shift has its effect. Compared without regard
 *   to the case of ASCII letters; UTF-8, 1 to 255 bytes; copied.
 * @param modifiers exactly those of shift, control, alternate and command that must be down; other bits are refused.
 *   Other modifiers of the pressed key are ignored.
 * @param selector the action sent from the first responder along the chain, at most two colons; UTF-8, 1 to 255 bytes.
 *   Its sender is the responder with the command.
 * @return also RKStatusInvalidArgument (NULL or empty text, over two colons, other bits in `modifiers`),
 *   RKStatusLimitReached (text over 255 bytes), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_add_key_command(RKResponderRef responder, const char *input,
    RKKeyModifierFlags modifiers, const char *selector);
/**
 * Remove a key command.
 *
 * @return also RKStatusNotFound, RKStatusLimitReached (text over 255 bytes).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_remove_key_command(RKResponderRef responder, const char *input,
    RKKeyModifierFlags modifiers);

/* ---- Text (SPEC 279) ---- */

/**
 * Insert text of an input method or keyboard: insert_text of the key window's first responder, if that accepts key
 * input. A responder accepts key input if its class implements insert_text, as a TextField does.
 *
 * @param timestamp seconds; timers due by then fire first.
 * @param text UTF-8 without a zero byte, at most 65,535 bytes. The text "\n" alone is the return key of a text field.
 *   In a longer text "\n" is inserted like any other character.
 * @param out receives whether a responder accepted it; may be NULL.
 * @return RKStatusOK (also when no responder accepted the text); also RKStatusInvalidArgument (not UTF-8, not finite),
 *   RKStatusLimitReached, RKStatusTooDeep, RKStatusNoMemory.
 * Re-entrancy: insert_text.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_insert_text(RKContextRef context, double timestamp, const char *text,
    bool *RK_NULLABLE out);
/**
 * Delete backward from the insertion point: delete_backward of the first responder, if that accepts key input. A host
 * calls it for a Backspace key without control, alternate and command; with one of these a text field handles the press
 * itself (SPEC 331).
 *
 * @param out receives whether a responder accepted it; may be NULL.
 * @return as rk_context_insert_text().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_delete_backward(RKContextRef context, double timestamp, bool *RK_NULLABLE out);
/**
 * Append an insertion of text to the queue.
 *
 * @return also RKStatusLimitReached, RKStatusNoMemory.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_text(RKContextRef context, double timestamp, const char *text);
/**
 * Call hasText of a responder; false if it does not accept key input.
 *
 * Re-entrancy: the override.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_has_text(RKResponderRef responder, bool *out);
/** Read whether a responder accepts key input: whether its class implements insert_text (SPEC 279).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_responder_accepts_key_input(RKResponderRef responder, bool *out);

/* ---- Super-calls (class.h): run what `cls` inherits. ---- */

/**
 * Run the presses_began that `cls` inherits. Built in: forward to the next responder (SPEC 272).
 *
 * @return also RKStatusInvalidArgument (no presses), RKStatusLimitReached (over 4,096 presses), RKStatusTooDeep.
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_presses_began(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
    RKEventRef RK_NULLABLE event);
/**
 * Run the presses_changed that `cls` inherits.
 *
 * @return as rk_super_presses_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_presses_changed(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
    RKEventRef RK_NULLABLE event);
/**
 * Run the presses_ended that `cls` inherits.
 *
 * @return as rk_super_presses_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_presses_ended(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
    RKEventRef RK_NULLABLE event);
/**
 * Run the presses_cancelled that `cls` inherits.
 *
 * @return as rk_super_presses_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_presses_cancelled(RKClassRef cls, RKResponderRef self, const RKPressRef *presses,
    size_t count, RKEventRef RK_NULLABLE event);
/**
 * Run the insert_text that `cls` inherits; a TextField's inserts, others do nothing.
 *
 * @return also RKStatusInvalidArgument (`text` NULL or not UTF-8), RKStatusLimitReached, RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_insert_text(RKClassRef cls, RKResponderRef self, const char *text);
/** Run the delete_backward that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_delete_backward(RKClassRef cls, RKResponderRef self);
/** Run the has_text that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_has_text(RKClassRef cls, RKResponderRef self, bool *out);
/**
 * Run the gesture recogniser's presses_began that `cls` inherits.
 *
 * @return as rk_super_presses_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_gesture_presses_began(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
    size_t count, RKEventRef event);
/**
 * Run the gesture recogniser's presses_changed that `cls` inherits.
 *
 * @return as rk_super_presses_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_gesture_presses_changed(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
    size_t count, RKEventRef event);
/**
 * Run the gesture recogniser's presses_ended that `cls` inherits.
 *
 * @return as rk_super_presses_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_gesture_presses_ended(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
    size_t count, RKEventRef event);
/**
 * Run the gesture recogniser's presses_cancelled that `cls` inherits.
 *
 * @return as rk_super_presses_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_gesture_presses_cancelled(RKClassRef cls, RKGestureRecognizerRef self,
    const RKPressRef *presses, size_t count, RKEventRef event);

RK_EXTERN_C_END

#endif
