/* SPDX-License-Identifier: MIT */
/**
 * @file text.h Text fields: delegate, selection, and access for hosts that draw or run an input method (SPEC 279,
 *   325-335).
 *
 * The functions of control.h create, set and read a text field. Offsets count bytes of its UTF-8, from 0. They are
 * valid between user-perceived characters (extended grapheme clusters of UAX #29); an offset within a character is
 * refused (SPEC 327).
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_TEXT_H
#define RESPONDERKIT_TEXT_H

#include "base.h"
#include "control.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** A direction in a text: UITextStorageDirection. */
RK_ENUM(RKTextDirection) {
    /** Towards the end. */
    RKTextDirectionForward = 0,
    /** Towards the beginning. */
    RKTextDirectionBackward = 1
};

/** Size of a step: UITextGranularity, with its numbers (SPEC 329). */
RK_ENUM(RKTextGranularity) {
    /** To the next character. */
    RKTextGranularityCharacter = 0,
    /** Forward to the end of a word, backward to the beginning of one. */
    RKTextGranularityWord = 1,
    /** To an end of the text, which is one line. */
    RKTextGranularityLine = 4
};

/** Why editing ended: UITextField.DidEndEditingReason. */
RK_ENUM(RKTextEndReason) {
    /** The text field resigned as first responder. The library uses no other reason. */
    RKTextEndReasonCommitted = 0,
    /** The typed text is discarded. */
    RKTextEndReasonCancelled = 1
};

/** A method of a text field's delegate that only informs it. */
typedef void (*RKTextFieldNotice)(RKControlRef text_field, void *userdata);
/** A method of a text field's delegate that returns a decision. */
typedef bool (*RKTextFieldQuestion)(RKControlRef text_field, void *userdata);
/** textFieldDidEndEditing:reason:. */
typedef void (*RKTextFieldDidEndEditing)(RKControlRef text_field, RKTextEndReason reason, void *userdata);
/** textField:shouldChangeCharactersInRange:replacementString:; `start` and `end` are bytes of the present text,
 *  `replacement` is UTF-8 and valid during the call. */
typedef bool (*RKTextFieldShouldChange)(RKControlRef text_field, size_t start, size_t end, const char *replacement,
    void *userdata);
/** closestPositionToPoint: of UITextInput; `point` is in bounds space. The result is an offset in bytes. One within a
 *  character is taken as the character's beginning, one beyond the text as its end. */
typedef size_t (*RKTextFieldClosestPosition)(RKControlRef text_field, RKPoint point, void *userdata);

/** The delegate of a text field. Every function may be NULL (SPEC 306). Any of them may remove or destroy the text
 *  field. */
typedef struct RKTextFieldDelegate {
    /** sizeof(RKTextFieldDelegate); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** The delegate object, weak; may be NULL. When it ends, the delegate is removed. */
    RKObjectRef RK_NULLABLE object;
    /** textFieldShouldBeginEditing:, called by canBecomeFirstResponder; default true (SPEC 325). */
    RKTextFieldQuestion should_begin_editing;
    /** textFieldDidBeginEditing:, before editingDidBegin (SPEC 325). */
    RKTextFieldNotice did_begin_editing;
    /** textFieldShouldEndEditing:, called by canResignFirstResponder; default true (SPEC 325). */
    RKTextFieldQuestion should_end_editing;
    /** textFieldDidEndEditing:reason:, before editingDidEnd (SPEC 325). */
    RKTextFieldDidEndEditing did_end_editing;
    /** textField:shouldChangeCharactersInRange:replacementString:; default true (SPEC 326). */
    RKTextFieldShouldChange should_change_characters;
    /** textFieldDidChangeSelection:, for every cause (SPEC 328). */
    RKTextFieldNotice did_change_selection;
    /** textFieldShouldClear:; default true (SPEC 333). */
    RKTextFieldQuestion should_clear;
    /** textFieldShouldReturn:, whether the return key sends editingDidEndOnExit and primaryActionTriggered; default
     *  true (SPEC 279). */
    RKTextFieldQuestion should_return;
    /** Where a touch puts the insertion point; default: at the end (SPEC 334). */
    RKTextFieldClosestPosition closest_position;
    /** Last argument of every function. */
    void *userdata;
    /** Called exactly once with `userdata` when the delegate is replaced or removed or the text field ends; not if
     *  setting it fails. May be NULL. */
    void (*drop)(void *userdata);
} RKTextFieldDelegate;

/**
 * Set the delegate, or remove it.
 *
 * @param delegate copied; NULL removes.
 * @return also RKStatusNoMemory, RKStatusBusy (the text field is being destroyed).
 * Re-entrancy: `drop` of the old delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_set_delegate(RKControlRef text_field,
    const RKTextFieldDelegate *RK_NULLABLE delegate);
/**
 * Find the delegate object; NULL if there is none. A delegate whose object has ended is removed at its next call, or
 * here.
 *
 * Re-entrancy: `drop` of a removed delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_delegate(RKControlRef text_field, RKObjectRef RK_NULLABLE *out);
/** Read isEditing: whether the text field is first responder (SPEC 325).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_text_field_is_editing(RKControlRef text_field, bool *out);
/** Set secureTextEntry: whether the host draws the text as secret; the library ignores it. Default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_text_field_set_secure_text_entry(RKControlRef text_field, bool secure);
/** Read isSecureTextEntry.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_text_field_is_secure_text_entry(RKControlRef text_field, bool *out);

/* ---- Selection (SPEC 328) ---- */

/**
 * Select a range; an empty range is the insertion point. The delegate's did_change_selection is called if the selection
 * changes.
 *
 * @param start,end bytes, start <= end, both between characters.
 * @param affinity the end that an extending step moves: forward the end, backward the start.
 * @return also RKStatusInvalidArgument (beyond the text, within a character, start > end, unknown affinity).
 * Re-entrancy: delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_set_selected_range(RKControlRef text_field, size_t start, size_t end,
    RKTextDirection affinity);
/**
 * Read the selection; empty: the insertion point.
 *
 * @param affinity receives the end that an extending step moves; may be NULL.
 * @return also RKStatusInvalidArgument if `start` or `end` is NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_selected_range(RKControlRef text_field, size_t *start, size_t *end,
    RKTextDirection *RK_NULLABLE affinity);
/**
 * Move the insertion point by one step, as an arrow key does (SPEC 330).
 *
 * @param extend keep the other end of the selection, as with shift held.
 * @return also RKStatusInvalidArgument (unknown direction or granularity).
 * Re-entrancy: delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_move(RKControlRef text_field, RKTextDirection direction,
    RKTextGranularity granularity, bool extend);
/**
 * Find the offset some steps away from another one: positionFromPosition:offset:.
 *
 * @param start between characters.
 * @param steps below 0: backward.
 * @param out receives the offset.
 * @return also RKStatusNotFound (the text has fewer steps), RKStatusInvalidArgument (`start` beyond the text or within
 *   a character, unknown granularity).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_position(RKControlRef text_field, size_t start, int64_t steps,
    RKTextGranularity granularity, size_t *out);

/* ---- Editing, as the user's keys do it: the delegate decides and editingChanged is sent (SPEC 326) ---- */

/**
 * Delete the selection, or one step from the insertion point in a direction (SPEC 332).
 *
 * @return RKStatusOK (also when there is nothing to delete, or the delegate refuses); also RKStatusInvalidArgument
 *   (unknown direction or granularity).
 * Re-entrancy: delegate, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_delete(RKControlRef text_field, RKTextDirection direction,
    RKTextGranularity granularity);
/**
 * Clear the text, as a clear button does, if should_clear returns true (SPEC 333).
 *
 * @param out receives whether it was cleared; may be NULL.
 * Re-entrancy: delegate, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_clear(RKControlRef text_field, bool *RK_NULLABLE out);
/**
 * Replace the text of a range: replaceRange:withText:. The insertion point moves to the end of the new text.
 *
 * @param start,end as for rk_text_field_set_selected_range().
 * @param text UTF-8, at most 65,535 bytes.
 * @return RKStatusOK (also when the delegate refuses); also RKStatusInvalidArgument (a range as for
 *   rk_text_field_set_selected_range(); `text` NULL or not UTF-8); RKStatusLimitReached (`text`, or the whole text with
 *   it, over 65,535 bytes); RKStatusNoMemory.
 * Re-entrancy: delegate, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_replace_range(RKControlRef text_field, size_t start, size_t end,
    const char *text);
/**
 * Copy the text of a range: textInRange:.
 *
 * @param start,end as for rk_text_field_set_selected_range().
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_text_in_range(RKControlRef text_field, size_t start, size_t end,
    char *buffer, size_t capacity, size_t *length);

/* ---- Marked text: what an input method is composing (SPEC 335) ---- */

/**
 * Replace the marked text, or else the selection, by the text in composition: setMarkedText:selectedRange:.
 *
 * @param text UTF-8, at most 65,535 bytes; "" ends the composition without a text.
 * @param start,end the selection, in bytes of `text`, start <= end, both between characters of it.
 * @return RKStatusOK (also when the delegate refuses); also RKStatusInvalidArgument (a range beyond `text` or within a
 *   character; `start` > `end`; `text` NULL or not UTF-8); RKStatusLimitReached (`text`, or the whole text with it,
 *   over 65,535 bytes); RKStatusNoMemory.
 * Re-entrancy: delegate, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_set_marked_text(RKControlRef text_field, const char *text, size_t start,
    size_t end);
/** End the composition and keep its text: unmarkText.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_text_field_unmark_text(RKControlRef text_field);
/**
 * Read the marked range.
 *
 * @return also RKStatusNotFound (nothing is marked), RKStatusInvalidArgument if `start` or `end` is NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_marked_range(RKControlRef text_field, size_t *start, size_t *end);

RK_EXTERN_C_END

#endif
