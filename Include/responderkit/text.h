/**
 * @file text.h
 * Text fields: their delegate, selection, and access for hosts that draw or run an input method (SPEC 279, 325-335).
 *
 * A text field is made, filled and read by the functions of control.h. Offsets count bytes of its UTF-8, from 0, and
 * stand between characters that people perceive (extended grapheme clusters of UAX #29): a host draws with bytes and
 * needs no second count. An offset within a character is refused (SPEC 327).
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

/** How far a step goes: UITextGranularity, with its numbers (SPEC 329). */
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
    /** It stopped being first responder. The library gives no other reason. */
    RKTextEndReasonCommitted = 0,
    /** What was typed is not wanted. */
    RKTextEndReasonCancelled = 1
};

/** A notice of a text field's delegate. */
typedef void (*RKTextFieldNotice)(RKControlRef text_field, void *userdata);
/** A question of a text field's delegate. */
typedef bool (*RKTextFieldQuestion)(RKControlRef text_field, void *userdata);
/** textFieldDidEndEditing:reason:. */
typedef void (*RKTextFieldDidEndEditing)(RKControlRef text_field, RKTextEndReason reason, void *userdata);
/** textField:shouldChangeCharactersInRange:replacementString:; `start` and `end` are bytes of the present text,
 *  `replacement` is UTF-8 and valid during the call. */
typedef bool (*RKTextFieldShouldChange)(RKControlRef text_field, size_t start, size_t end, const char *replacement,
    void *userdata);
/** closestPositionToPoint: of UITextInput; `point` is in bounds space. An offset within a character is taken as the
 *  character's beginning, one beyond the text as its end. */
typedef size_t (*RKTextFieldClosestPosition)(RKControlRef text_field, RKPoint point, void *userdata);

/** The delegate of a text field. Every function may be NULL (SPEC 306). Any of them may remove or destroy the text
 *  field. */
typedef struct RKTextFieldDelegate {
    /** sizeof(RKTextFieldDelegate); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** Who the delegate is, weak; may be NULL. When that object ends, the delegate is removed. */
    RKObjectRef object;
    /** textFieldShouldBeginEditing:, asked by canBecomeFirstResponder; default yes (SPEC 325). */
    RKTextFieldQuestion should_begin_editing;
    /** textFieldDidBeginEditing:, before editingDidBegin (SPEC 325). */
    RKTextFieldNotice did_begin_editing;
    /** textFieldShouldEndEditing:, asked by canResignFirstResponder; default yes (SPEC 325). */
    RKTextFieldQuestion should_end_editing;
    /** textFieldDidEndEditing:reason:, before editingDidEnd (SPEC 325). */
    RKTextFieldDidEndEditing did_end_editing;
    /** textField:shouldChangeCharactersInRange:replacementString:; default yes (SPEC 326). */
    RKTextFieldShouldChange should_change_characters;
    /** textFieldDidChangeSelection:, whatever the cause (SPEC 328). */
    RKTextFieldNotice did_change_selection;
    /** textFieldShouldClear:; default yes (SPEC 333). */
    RKTextFieldQuestion should_clear;
    /** textFieldShouldReturn:; default yes (SPEC 279). */
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
 * @return RKStatusOK, RKStatusWrongKind, RKStatusStructSize, RKStatusStructNewer, RKStatusInvalidArgument (`reserved`
 *   not 0), RKStatusNoMemory, RKStatusBusy (the text field is being destroyed), or a handle error.
 * Re-entrancy: the old one's drop.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_set_delegate(RKControlRef text_field, const RKTextFieldDelegate *delegate);
/**
 * Find the object that is the delegate; NULL if there is none. A delegate whose object has ended is removed when it is
 * asked next, or here.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Re-entrancy: the `drop` of such a delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_delegate(RKControlRef text_field, RKObjectRef *out);
/**
 * Read isEditing: true from the moment at which it becomes first responder until it is that no longer (SPEC 325).
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_is_editing(RKControlRef text_field, bool *out);
/**
 * Set secureTextEntry: a flag for the host that draws. The library treats the text as any other. Default false.
 *
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_set_secure_text_entry(RKControlRef text_field, bool secure);
/**
 * Read isSecureTextEntry.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_is_secure_text_entry(RKControlRef text_field, bool *out);

/* ---- Selection (SPEC 328) ---- */

/**
 * Select a range, or put the insertion point where it is empty. The delegate's did_change_selection is called if that
 * is a change.
 *
 * @param start,end bytes, start <= end, both between characters.
 * @param affinity which end a step that extends moves: forward the end, backward the start.
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument (beyond the text, within a character, start > end,
 *   unknown affinity), or a handle error.
 * Re-entrancy: delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_set_selected_range(RKControlRef text_field, size_t start, size_t end,
    RKTextDirection affinity);
/**
 * Read the selection; empty: the insertion point.
 *
 * @param affinity receives which end a step that extends moves; may be NULL.
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `start` or `end` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_selected_range(RKControlRef text_field, size_t *start, size_t *end,
    RKTextDirection *affinity);
/**
 * Move the insertion point by one step, as an arrow key does (SPEC 330).
 *
 * @param extend the other end of the selection stays, as with shift held.
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument (unknown direction or granularity), or a handle error.
 * Re-entrancy: delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_move(RKControlRef text_field, RKTextDirection direction,
    RKTextGranularity granularity, bool extend);
/**
 * Find the offset that lies some steps away from another one: positionFromPosition:offset:.
 *
 * @param start between characters.
 * @param steps below 0: backward.
 * @param out receives the offset.
 * @return RKStatusOK, RKStatusNotFound (the text ends before; `out` stays), RKStatusWrongKind, RKStatusInvalidArgument
 *   (`start` beyond the text or within a character, unknown granularity, `out` NULL), or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_position(RKControlRef text_field, size_t start, int64_t steps,
    RKTextGranularity granularity, size_t *out);

/* ---- Editing, as the user's keys do it: the delegate is asked and editingChanged is sent (SPEC 326) ---- */

/**
 * Delete the selection, or one step from the insertion point in a direction (SPEC 332).
 *
 * @return RKStatusOK (also when there is nothing to delete, or the delegate refuses), RKStatusWrongKind,
 *   RKStatusInvalidArgument (unknown direction or granularity), or a handle error.
 * Re-entrancy: delegate, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_delete(RKControlRef text_field, RKTextDirection direction,
    RKTextGranularity granularity);
/**
 * Clear the text, as a clear button does, if should_clear agrees (SPEC 333).
 *
 * @param out receives whether it was cleared; may be NULL.
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Re-entrancy: delegate, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_clear(RKControlRef text_field, bool *out);
/**
 * Replace the text of a range: replaceRange:withText:. The insertion point is behind the new text.
 *
 * @param start,end as for rk_text_field_set_selected_range().
 * @param text UTF-8, at most 65,535 bytes.
 * @return RKStatusOK (also when the delegate refuses), RKStatusWrongKind, RKStatusInvalidArgument (a range as for
 *   rk_text_field_set_selected_range(), `text` NULL or no UTF-8), RKStatusLimitReached (`text`, or the whole text with
 *   it, over 65,535 bytes), RKStatusNoMemory, or a handle error.
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
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument, RKStatusBufferTooSmall, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_text_in_range(RKControlRef text_field, size_t start, size_t end,
    char *buffer, size_t capacity, size_t *length);

/* ---- Marked text: what an input method is composing (SPEC 335) ---- */

/**
 * Replace the marked text, or else the selection, by the text that is being composed: setMarkedText:selectedRange:.
 *
 * @param text UTF-8, at most 65,535 bytes; "" ends the composition without a text.
 * @param start,end the selection, in bytes of `text`, start <= end, both between characters of it.
 * @return RKStatusOK (also when the delegate refuses), RKStatusWrongKind, RKStatusInvalidArgument (a range beyond
 *   `text` or within a character, `start` > `end`, `text` NULL or no UTF-8), RKStatusLimitReached (`text`, or the whole
 *   text with it, over 65,535 bytes), RKStatusNoMemory, or a handle error.
 * Re-entrancy: delegate, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_set_marked_text(RKControlRef text_field, const char *text, size_t start,
    size_t end);
/**
 * End the composition and keep its text: unmarkText.
 *
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_unmark_text(RKControlRef text_field);
/**
 * Read the marked range.
 *
 * @return RKStatusOK, RKStatusNotFound (nothing is marked), RKStatusWrongKind, RKStatusInvalidArgument if `start` or
 *   `end` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_text_field_get_marked_range(RKControlRef text_field, size_t *start, size_t *end);

RK_EXTERN_C_END

#endif
