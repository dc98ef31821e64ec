# SPDX-License-Identifier: MIT
"""The recorder: a session as one file, which ``rk replay`` plays and ``rk inspect`` shows."""

from __future__ import annotations

import os
import weakref
from ctypes import byref, c_uint64, string_at
from types import TracebackType
from typing import TYPE_CHECKING, Any, Callable, Optional, Protocol, Union

from . import _capi
from ._callbacks import call, forget_value, guarded, invoke, keep_value, kept_value
from ._objects import c_text
from .enums import RecorderOptions, Status
from .errors import Error, SystemError_, status_error

if TYPE_CHECKING:
    from .context import Context


class BinaryWriter(Protocol):
    """An object to which a recording can be written: any object with the ``write`` of a binary file."""

    def write(self, data: bytes, /) -> Any:
        """Write the bytes. A result smaller than their number means that only so many were written."""


#: A path, a binary file that is open for writing, or a function that takes the bytes; False from it means that it can take no more.
RecordingTarget = Union[str, bytes, "os.PathLike[str]", "os.PathLike[bytes]", BinaryWriter, Callable[[bytes], object]]


class Recorder:
    """A recording in progress, as Context.record() returns it.

    ``with context.record("bug.rkrec"):`` records the block. An exception of a writer ends the recording. The call of the program that was
    being recorded raises it; the file is valid up to this call.
    """

    __slots__ = ("__weakref__", "_context", "_running", "_stopped")

    def __init__(self, context: Context, target: RecordingTarget, options: RecorderOptions = RecorderOptions.NONE) -> None:
        """Made by Context.record()."""
        desc = _capi.sized(_capi.RKRecorderDesc)
        desc.options = options
        write: Optional[Callable[[bytes], object]] = None
        if isinstance(target, (str, bytes, os.PathLike)):
            path = os.fsencode(target)
            if b"\0" in path:
                raise ValueError("a path must not contain a NUL character")
            desc.path = path
        elif callable(getattr(target, "write", None)):
            write = _writing(target)  # type: ignore[arg-type]
        elif callable(target):
            write = target
        else:
            raise TypeError(f"a recording goes to a path, a binary file or a function, not to {type(target).__name__}")
        if write is not None:
            desc.writer = _WRITER
        self._context = context
        self._stopped = False
        token = keep_value((weakref.ref(self), write))
        desc.userdata = token
        desc.drop = _STOPPED
        self._running = True
        try:
            status = invoke(_capi.rk_recorder_start, context._handle, byref(desc))
            if status < 0:
                raise status_error(status)
        except BaseException as error:
            if not isinstance(error, Error):  # of the writer, whose recording may have begun
                _capi.rk_recorder_stop(context._handle)
            self._running = False
            forget_value(token)
            raise

    @property
    def recording(self) -> bool:
        """Whether the recording is in progress: it has neither stopped nor failed, and the context exists."""
        return self._running

    @property
    def size(self) -> int:
        """The number of bytes recorded so far, including those that have not been written yet; 0 when the recording has ended."""
        if not self._running:
            return 0
        out = c_uint64()
        call(_capi.rk_recorder_get_size, self._context._handle, byref(out))
        return out.value

    def mark(self, text: str) -> None:
        """Put a remark into the recording, 1 to 255 bytes in UTF-8. Replays and reports show it at this moment."""
        if self._running:
            call(_capi.rk_recorder_mark, self._context._handle, c_text(text, "a remark"))

    def flush(self) -> None:
        """Write the bytes that have not been written yet; NotFoundError if the recording has ended."""
        self._check()
        call(_capi.rk_recorder_flush, self._context._handle)

    def stop(self) -> None:
        """End the recording and close the file; a second call does nothing. SystemError_ if bytes could not be written, now or before."""
        if self._stopped or self._context.closed:
            return
        if not self._running:
            self._stopped = True
            raise SystemError_("the recording ended when something could not be written")
        status = invoke(_capi.rk_recorder_stop, self._context._handle)
        self._stopped = not self._running
        if status < 0:
            raise status_error(status)

    def __enter__(self) -> Recorder:
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> None:
        self.stop()

    def __repr__(self) -> str:
        return f"<Recorder ({'recording' if self._running else 'stopped'}) at {id(self):#x}>"

    def _check(self) -> None:
        if not self._running:
            raise status_error(Status.NOT_FOUND)


def _writing(file: BinaryWriter) -> Callable[[bytes], object]:
    def write(data: bytes) -> None:
        rest = data
        while rest:
            # A raw file may take a part of it; a text file refuses bytes with a sentence of its own.
            taken = file.write(rest)
            if not isinstance(taken, int) or taken >= len(rest):
                return
            if taken <= 0:
                raise OSError("the file accepted no byte of the recording")
            rest = rest[taken:]

    return write


# ---- The functions that C calls -------------------------------------------------


def _write(address: int, count: int, token: int) -> bool:
    _, write = kept_value(token)
    return write(string_at(address, count)) is not False


def _stopped(token: int) -> None:
    reference, _ = kept_value(token)
    forget_value(token)
    recorder = reference()
    if recorder is not None:
        recorder._running = False


_WRITER = guarded(_capi.RKRecorderWriter, False, _write)
_STOPPED = guarded(_capi.RKDrop, None, _stopped)
