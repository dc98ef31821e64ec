# SPDX-License-Identifier: MIT
"""Exceptions: one class per status of the library, all derived from :class:`Error`. Written by Sources/Generators/generate."""

from __future__ import annotations

from typing import Optional

from . import _capi
from ._sentences import SPELLINGS
from .enums import Status


class Error(Exception):
    """A call that the library refused. Nothing has changed; the text names the argument and the reason.

    - ``status``: The status this class stands for; on an instance, the status that was returned.
    """

    status: int = Status.OK

    def __init__(self, message: str, status: Optional[int] = None) -> None:
        """An error with a text; ``status``, if it is another than the class's."""
        super().__init__(message)
        if status is not None:
            self.status = status


class InvalidArgumentError(Error, ValueError):
    """An argument has a value that the function does not accept."""

    status = Status.INVALID_ARGUMENT


class InvalidHandleError(Error):
    """The value never was a handle."""

    status = Status.INVALID_HANDLE


class StaleHandleError(Error):
    """The object has been destroyed."""

    status = Status.STALE_HANDLE


class WrongKindError(Error, TypeError):
    """The handle names an object of another kind."""

    status = Status.WRONG_KIND


class WrongContextError(Error):
    """The objects belong to different contexts."""

    status = Status.WRONG_CONTEXT


class WrongThreadError(Error):
    """The calling thread does not own the context."""

    status = Status.WRONG_THREAD


class NoMemoryError(Error, MemoryError):
    """Memory, or the context's memory_limit, is exhausted."""

    status = Status.NO_MEMORY


class StructSizeError(Error):
    """A descriptor's struct_size is 0, smaller than the first published version of the struct, or larger than 4096."""

    status = Status.STRUCT_SIZE


class StructNewerError(Error):
    """The descriptor is newer than the library and uses a field that the library does not know."""

    status = Status.STRUCT_NEWER


class CycleError(Error):
    """The call would make a view, controller or class its own ancestor."""

    status = Status.CYCLE


class TooDeepError(Error, RecursionError):
    """The tree would be deeper than 10,000 levels, updates would nest deeper than 64, or less than 64 KiB of stack is left."""

    status = Status.TOO_DEEP


class NotFoundError(Error, LookupError):
    """There is no such class, touch, name or index, or the trace or recorder is off."""

    status = Status.NOT_FOUND


class AlreadyExistsError(Error):
    """It exists already: a class name, touch id, plugin, recorder or application."""

    status = Status.ALREADY_EXISTS


class BufferTooSmallError(Error):
    """The buffer is too small. The Pythonic layer never lets this out."""

    status = Status.BUFFER_TOO_SMALL


class UnsupportedError(Error, NotImplementedError):
    """This build or version of the library does not support the call."""

    status = Status.UNSUPPORTED


class LimitReachedError(Error, OverflowError):
    """A count exceeds a limit of the library."""

    status = Status.LIMIT_REACHED


class NotOwnedError(Error):
    """The caller has no reference left to release."""

    status = Status.NOT_OWNED


class BusyError(Error):
    """The object is in use in a way that forbids the call now."""

    status = Status.BUSY


class SystemError_(Error):
    """The operating system refused. The underscore keeps Python's own SystemError apart."""

    status = Status.SYSTEM


class PluginPolicyError(Error):
    """The host's policy does not let this plugin be loaded."""

    status = Status.PLUGIN_POLICY


class PluginFileError(Error):
    """The plugin's file cannot be opened or is not a regular file."""

    status = Status.PLUGIN_FILE


class PluginFormatError(Error):
    """The plugin's file is not a shared object for this machine with the symbol responderkit_plugin."""

    status = Status.PLUGIN_FORMAT


class PluginOpenError(Error):
    """The dynamic linker refused the plugin."""

    status = Status.PLUGIN_OPEN


class PluginEntryError(Error):
    """The plugin's entry is invalid: wrong magic, size, id or version text, or no init."""

    status = Status.PLUGIN_ENTRY


class PluginVersionError(Error):
    """The plugin was built for another binary interface, or for a newer one."""

    status = Status.PLUGIN_VERSION


class PluginInitError(Error):
    """The plugin's init refused."""

    status = Status.PLUGIN_INIT


class EncodingError(Error, ValueError):
    """The signature differs from the registered one or is malformed."""

    status = Status.ENCODING


_BY_STATUS: dict[int, type[Error]] = {int(cls.status): cls for cls in Error.__subclasses__()}


def _in_python(text: str) -> str:
    """The library's sentence, which names functions of C, in Python's words."""
    if text.startswith("touch_id ("):  # the parameter has another name here
        text = text.replace("touch_id", "touch", 1)
    for of_c, own in SPELLINGS.items():
        text = text.replace(f"{of_c}()", own).replace(of_c, own)
    return text


def status_error(status: int) -> Error:
    """The exception for a status, with the library's sentence about the call that has just failed on this thread."""
    text = _in_python((_capi.rk_last_error() or b"").decode("utf-8", "replace"))
    if not text:
        text = (_capi.rk_status_message(status) or b"").decode("utf-8", "replace")
    return sentence_error(status, text)


def sentence_error(status: int, text: str) -> Error:
    """The exception for a status, with a sentence."""
    cls = _BY_STATUS.get(status)
    return cls(text) if cls is not None else Error(text or f"status {status}", status)
