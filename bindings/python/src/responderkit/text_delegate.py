# SPDX-License-Identifier: MIT
"""Delegates of text fields: any object with some of the methods (SPEC 279, 306, 325-334).

===================================================  ======================================================================
method                                               what it returns, or when it is called
===================================================  ======================================================================
``should_begin_editing(field)``                      whether it may become first responder; default True
``did_begin_editing(field)``                         it has become first responder; before EDITING_DID_BEGIN
``should_end_editing(field)``                        whether it may stop being first responder; default True
``did_end_editing(field, reason)``                   it has resigned, for a TextEndReason; before EDITING_DID_END
``should_change_characters(field, range, text)``     whether ``text`` may come in the place of ``range``, a pair of indices of
                                                     ``field.text``; default True
``did_change_selection(field)``                      selected_range has changed
``should_clear(field)``                              whether clear() may empty the text; default True
``should_return(field)``                             whether the return key sends EDITING_DID_END_ON_EXIT and
                                                     PRIMARY_ACTION_TRIGGERED; default True
``closest_position(field, point)``                   the index at which a touch at ``point``, in the field's own coordinates, puts
                                                     the insertion point; without this method the end of the text
===================================================  ======================================================================

Only the methods that an object has when it is made the delegate are ever called. Any of them may remove the text field.
"""

from __future__ import annotations

from ctypes import c_size_t
from typing import TYPE_CHECKING, Any, Optional

from . import _capi
from ._delegates import Delegation
from .enums import TextEndReason
from .geometry import point_of

if TYPE_CHECKING:
    from .context import Context
    from .controls import TextField


def get_delegate(field: TextField) -> Any:
    return _DELEGATION.get(field)


def set_delegate(field: TextField, delegate: Optional[object]) -> None:
    _DELEGATION.set(field, delegate)


_DELEGATION = Delegation(_capi.rk_text_field_get_delegate, _capi.rk_text_field_set_delegate, _capi.RKTextFieldDelegate)


def _question(context: Context, method: Any, field: Any) -> bool:
    return bool(method(field))


def _notice(context: Context, method: Any, field: Any) -> None:
    method(field)


def _did_end_editing(context: Context, method: Any, field: Any, reason: int) -> None:
    method(field, TextEndReason(reason))


def _should_change_characters(context: Context, method: Any, field: Any, start: int, end: int, text: bytes) -> bool:
    return bool(method(field, (field._index(start), field._index(end)), text.decode()))


def _closest_position(context: Context, method: Any, field: Any, point: Any) -> int:
    return field._offset(min(max(method(field, point_of(point)), 0), len(field.text)))  # type: ignore[no-any-return]


for _name in ("should_begin_editing", "should_end_editing", "should_clear", "should_return"):
    _DELEGATION.add(_capi.RKTextFieldQuestion, _name, True, _question)
for _name in ("did_begin_editing", "did_change_selection"):
    _DELEGATION.add(_capi.RKTextFieldNotice, _name, None, _notice)
_DELEGATION.add(_capi.RKTextFieldDidEndEditing, "did_end_editing", None, _did_end_editing)
_DELEGATION.add(_capi.RKTextFieldShouldChange, "should_change_characters", True, _should_change_characters)
# Beyond the text: its end.
_DELEGATION.add(_capi.RKTextFieldClosestPosition, "closest_position", c_size_t(-1).value, _closest_position)

#: The functions that the library calls, by the method that each calls.
METHODS = _DELEGATION.functions
