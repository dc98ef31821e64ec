# SPDX-License-Identifier: MIT
"""Crossing the border between Python and the library, in both directions.

Into the library: :func:`call` raises a refused status as an exception, and, once the outermost call of this thread has returned,
the exception that a callback raised meanwhile. Out of it: :func:`guarded` wraps what the library calls, so that no exception
ever crosses C frames. Every function pointer handed to the library is a module-level constant or is kept by a table of this
module, so none can be collected while C still knows it.
"""

from __future__ import annotations

import atexit
import itertools
import threading
from ctypes import CFUNCTYPE, ArgumentError, byref, c_char, c_size_t, c_void_p
from typing import TYPE_CHECKING, Any, Callable, Optional

from . import _capi
from ._capi import RKDrop
from .enums import Status
from .errors import status_error

if TYPE_CHECKING:
    from .context import Context


class _ThreadState(threading.local):
    """What this thread is in the middle of."""

    def __init__(self) -> None:
        #: How many calls into the library are on this thread's stack.
        self.depth = 0
        #: What callbacks raised since the outermost of them began.
        self.pending: list[BaseException] = []
        #: The contexts of streams of touches that run, innermost last.
        self.streams: list[Any] = []
        #: Contexts entered by ``with`` or by a callback, innermost last.
        self.contexts: list[Context] = []
        #: The context of this thread for programs that do not make one.
        self.default: Optional[Context] = None
        #: What happens to it when the thread ends.
        self.ending: Optional[object] = None
        #: Receivers of extensions' methods that run now, innermost last, each with the class that super() is to see.
        self.faces: list[tuple[object, type]] = []
        #: The extension that the next super-call names; None: the receiver's class.
        self.below: Optional[int] = None


state = _ThreadState()

#: Set when the interpreter goes down: from then on no finalizer touches the library, whose callbacks would meet a dying Python.
exiting = False


def _set_exiting() -> None:
    global exiting
    exiting = True


atexit.register(_set_exiting)


def is_exiting() -> bool:
    # The last objects go after the names of this module, which are None then.
    return exiting is not False


# ---- Into the library -----------------------------------------------------------


def invoke(function: Callable[..., int], *arguments: Any) -> int:
    """Call the library and return the status; raise only what a callback left behind."""
    depth = state.depth
    state.depth = depth + 1
    try:
        status = function(*arguments)
    except ArgumentError as error:
        # ctypes reports "wrong argument" for every failure during a conversion.
        if "RecursionError" in str(error):
            raise RecursionError(str(error)) from error
        raise TypeError(_wrong_type(function, arguments, str(error))) from None
    finally:
        state.depth = depth
    if depth == 0 and state.pending:
        raise_pending()
    return status


def _wrong_type(function: Any, arguments: tuple[Any, ...], text: str) -> str:
    """What ctypes means by "argument 2: wrong type", in Python's terms."""
    number = int("".join(filter(str.isdigit, text.partition(":")[0])) or 1) - 1
    kind = getattr(function.argtypes[number], "__name__", "")
    expected = "a number" if kind in ("c_double", "c_float") else "an int" if kind.startswith(("c_int", "c_uint", "c_long", "c_ulong", "c_size")) else "something else"
    words = function.__name__.split("_set_")
    what = words[1] if len(words) == 2 else "an argument of " + function.__name__.removeprefix("rk_")
    return f"{what} must be {expected}, not {arguments[number]!r}"


def call(function: Callable[..., int], *arguments: Any) -> None:
    """Call the library; raise what a callback left behind, else the refused status."""
    status = invoke(function, *arguments)
    if status < 0:
        raise status_error(status)


def call_text(function: Callable[..., int], *arguments: Any) -> str:
    """The text that a function copies into (buffer, capacity, length)."""
    capacity, length = 256, c_size_t()
    while True:
        buffer = (c_char * capacity)()
        status = invoke(function, *arguments, buffer, capacity, byref(length))
        if status == Status.BUFFER_TOO_SMALL:
            capacity = length.value + 1
            continue
        if status < 0:
            raise status_error(status)
        return buffer.raw[: length.value].decode("utf-8", "replace")


def call_list(function: Callable[..., int], *arguments: Any, item: Any = c_void_p, capacity: int = 32) -> list[Any]:
    """The list that a function copies into (buffer, capacity, length)."""
    length = c_size_t()
    while True:
        buffer = (item * capacity)()
        status = invoke(function, *arguments, buffer, capacity, byref(length))
        if status == Status.BUFFER_TOO_SMALL:
            capacity = length.value
            continue
        if status < 0:
            raise status_error(status)
        return list(buffer[: length.value])


def _origin(error: BaseException) -> tuple[object, ...]:
    """What errors of one cause have in common: kind, text, and the line that raised them. Of a stack that overflows any line does."""
    if isinstance(error, RecursionError):
        return (RecursionError,)
    try:
        text = str(error)
    except Exception:  # noqa: BLE001  the program's own method
        return (id(error),)
    traceback = error.__traceback__
    while traceback is not None and traceback.tb_next is not None:
        traceback = traceback.tb_next
    return (type(error), text, traceback and traceback.tb_frame.f_code, traceback and traceback.tb_lineno)


def raise_pending() -> None:
    pending, state.pending = state.pending, []
    # What asks the program to end (KeyboardInterrupt, SystemExit) must not hide behind an ordinary error that came first.
    first = next((error for error in pending if not isinstance(error, Exception)), pending[0])
    seen = {_origin(first)}
    for error in pending:
        # A stack that overflows does so in many callbacks on its way back, and an override may be called for many points: once is enough.
        if (origin := _origin(error)) not in seen:
            seen.add(origin)
            report_unraisable(error)
    try:
        raise first
    finally:
        # The traceback leads back to this frame: without this the exception would be a cycle.
        del first, pending


# ---- Out of the library ---------------------------------------------------------


def keep(error: BaseException) -> None:
    """Keep an exception of a callback for the outermost call; without one it goes to sys.unraisablehook."""
    if state.depth > 0:
        state.pending.append(error)
        stop_streams()
    else:
        report_unraisable(error)


def stop_streams() -> None:
    """End each stream of touches after its present update: an exception waits for the outermost call."""
    for handle in state.streams:
        _capi.rk_context_stop_touch_stream(handle)


def report_unraisable(error: BaseException) -> None:
    """Hand an exception to sys.unraisablehook."""

    # The hook's argument type cannot be made from Python; ctypes makes it for an exception that leaves a callback.
    def responderkit_callback() -> None:
        raise error

    CFUNCTYPE(None)(responderkit_callback)()


def guarded(callback_type: Any, neutral: Any, function: Callable[..., Any]) -> Any:
    """A C function pointer that calls ``function``, stores its exceptions and then returns ``neutral`` in their place."""

    def guard(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except BaseException as error:  # noqa: BLE001  nothing may cross C
            keep(error)
            return neutral

    return callback_type(guard)


# ---- Values that the library keeps for us ---------------------------------------

_tokens = itertools.count(1)
_kept: dict[int, Any] = {}


def keep_value(value: Any) -> int:
    """Keep a value alive until the library drops the returned userdata."""
    token = next(_tokens)
    _kept[token] = value
    return token


def kept_value(token: int) -> Any:
    return _kept[token]


def forget_value(token: Optional[int]) -> None:
    _kept.pop(token or 0, None)


#: The ``drop`` function for what keep_value() made.
DROP = RKDrop(forget_value)
#: A null ``drop``.
NO_DROP = RKDrop()
