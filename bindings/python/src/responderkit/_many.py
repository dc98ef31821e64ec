# SPDX-License-Identifier: MIT
"""Many views in one call."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_void_p, memset
from typing import TYPE_CHECKING, Any, Optional

from . import _capi
from ._buffers import frame_array, handle_array, number_array
from ._callbacks import call, invoke
from ._objects import release_quietly

if TYPE_CHECKING:
    from .context import Context
    from .view import View


def create_many(
    context: Context,
    cls: type[View],
    classes: Optional[Sequence[type[View]]],
    frames: Any,
    superview: Optional[View],
    superviews: Any,
    out: Any,
) -> Any:
    """Make views of ``cls``, or of ``classes``, one each; their objects, or ``out`` with their handles."""
    if out is not None and superview is None:
        raise ValueError("without objects of theirs, views need a superview that keeps them: pass superview, or leave out away")
    desc = _capi.sized(_capi.RKViewsDesc)
    desc.superview = superview._handle if superview is not None else None
    with frame_array(frames) as (desc.frames, count), number_array(superviews if superviews is not None else ()) as (numbers, length):
        desc.count = count
        if superviews is not None:
            _same_count("superviews", length, count)
            desc.superviews = numbers
        if classes is None:
            desc.cls = context._class_handle(cls)
        else:
            _same_count("classes", len(classes), count)
            # Kept by a name of its own: assigning an array to a pointer member need not keep it.
            natives = (c_void_p * count)(*(context._class_handle(each) for each in classes))
            desc.classes = natives
        if out is None:
            handles = (c_void_p * count)()
            _create(context, desc, handles, count)
            return _wrapped(context, handles, count)
        with handle_array(out, count) as address:
            _create(context, desc, address, count)
            _give_back(address, count)
        return out


def _same_count(what: str, count: int, expected: int) -> None:
    if count != expected:
        raise ValueError(f"{count} {what} for {expected} frames; there has to be one for each")


def _create(context: Context, desc: Any, out: Any, count: int) -> None:
    if count:
        memset(out, 0, 8 * count)
    # None of them is the object that some constructor waits for.
    context._constructing.append((None, 0))
    try:
        call(_capi.rk_view_create_many, context._handle, byref(desc), out)
    except BaseException:
        # Views that stay although a callback raised, or interfered: no caller receives them.
        _give_back(out, count)
        raise
    finally:
        context._constructing.pop()


def _give_back(handles: Any, count: int) -> None:
    """The references that the views were made with."""
    if count == 0 or invoke(_capi.rk_release_many, handles, count) >= 0:
        return
    # A callback has been there before: one by one, what is left of them.
    for k in range(count):
        if handles[k]:
            release_quietly(handles[k])


def _wrapped(context: Context, handles: Any, count: int) -> list[View]:
    try:
        views: list[View] = [context._wrap(handle) for handle in handles]
    finally:
        # Each object has a reference of its own by now.
        _give_back(handles, count)
    for view in views:
        view._follow_superview()
    return views
