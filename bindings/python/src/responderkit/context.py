# SPDX-License-Identifier: MIT
"""Contexts: isolated instances of the library, each with its own objects, clock, timers, queue, configuration and diagnostics."""

from __future__ import annotations

import threading
import weakref
from ctypes import byref, c_double, c_size_t, c_uint64, c_void_p
from operator import index
from types import TracebackType
from typing import TYPE_CHECKING, Any, Callable, Optional, SupportsIndex, Union

from . import _callbacks, _capi
from ._callbacks import (
    DROP,
    NO_DROP,
    call,
    call_list,
    call_text,
    forget_value,
    guarded,
    invoke,
    keep_value,
    kept_value,
    state,
)
from ._input import Input
from ._instances import Instance
from ._objects import Object
from .application import Application, make_application
from .classes import NativeClass
from .config import Config
from .enums import Notification, RecorderOptions
from .errors import status_error
from .run_loop import RunStops
from .view import View
from .window import Window

if TYPE_CHECKING:
    from .extensions import Extension
    from .observer import Observer
    from .plugins import Plugin, PluginPolicy, Plugins
    from .problems import Problem
    from .recorder import Recorder, RecordingTarget
    from .run_loop import RunLoop
    from .trace import Trace

#: Receives a diagnostic's identifier, such as "responderCycle", and a sentence (SPEC 121).
DiagnosticHandler = Callable[[str, str], None]
#: Receives what happened and the window, application or plugin it happened to.
NotificationHandler = Callable[[Notification, Union[Object, "Plugin", None]], None]

#: Contexts collected on a foreign thread: they cannot be destroyed there, so what their callbacks need stays, too.
_orphans: list[Any] = []


class Context(Input):
    """An isolated instance of the library, which belongs to the thread that made it.

    ``with rk.Context():`` makes it the context of all objects created in the block, and closes it at the end of the block. Outside of
    such a block, new objects belong to the thread's default context, which is made when it is first needed.

    ``application`` is Application, a subclass, a function that returns a new instance, or None for no application (SPEC 296).
    """

    def __init__(
        self,
        *,
        application: Optional[Callable[[], Application]] = Application,
        memory_limit: int = 0,
        time: float = 0.0,
    ) -> None:
        """Make a context whose clock begins at ``time`` seconds. ``memory_limit`` is the greatest number of bytes that it may allocate; 0: no limit."""
        desc = _capi.sized(_capi.RKContextDesc)
        desc.without_application = application is not Application
        desc.memory_limit = memory_limit
        desc.time = time
        out = c_void_p()
        self._closed = True
        call(_capi.rk_context_create, byref(desc), byref(out))
        assert out.value is not None
        self._handle: int = out.value
        self._closed = False
        self._thread = threading.get_ident()
        self._init_registry()
        self._init_input()
        self._diagnostic_handler: Optional[DiagnosticHandler] = None
        self._observer: Optional[Observer] = None
        self._notification_handler: Optional[NotificationHandler] = None
        self._plugin_policy: Optional[PluginPolicy] = None
        #: Counted by RunLoop.run() and, on any thread, by RunLoop.stop().
        self._run_stops = RunStops()
        if application is not None and application is not Application:
            state.contexts.append(self)
            try:
                # Its wrapper may end without other references: its data is kept until the wrapper is made again.
                make_application(application, self)
            except BaseException:
                self.close()
                raise
            finally:
                state.contexts.remove(self)

    # ---- Life ----

    @staticmethod
    def current() -> Context:
        """The context that new objects belong to: that of the running callback, else that of the innermost ``with``, else the thread's default."""
        if state.contexts:
            return state.contexts[-1]
        if state.default is None or state.default._closed:
            state.default = Context()
            state.ending = _ThreadEnd(state.default)
        return state.default

    def close(self) -> None:
        """Destroy the context with all its objects; touches that are down are cancelled first. Closing twice does nothing."""
        if self._closed:
            return
        handle = self._handle
        status = 0
        try:
            status = invoke(_capi.rk_context_destroy, handle)
        finally:
            # A callback may have raised although the context was destroyed: ask.
            if status == 0 and not _capi.rk_object_is_alive(handle):
                self._closed = True
                self._kept_windows.clear()
                self._aside.clear()
                self._layers.clear()
                self._closures.clear()
        if status < 0:
            raise status_error(status)

    @property
    def closed(self) -> bool:
        """Whether the context, and with it each of its objects, has been destroyed."""
        return self._closed

    def __enter__(self) -> Context:
        state.contexts.append(self)
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> None:
        state.contexts.remove(self)
        self.close()

    def __del__(self, is_exiting: Callable[[], bool] = _callbacks.is_exiting) -> None:
        # At the end of the program the module's names may be gone already.
        if is_exiting() or getattr(self, "_closed", True):
            return
        try:
            if invoke(_capi.rk_context_destroy, self._handle) == 0:
                self._closed = True
                return
        except BaseException as error:  # noqa: BLE001  a finalizer has no caller
            _callbacks.report_unraisable(error)
        _orphans.append(self.__dict__)

    def __repr__(self) -> str:
        return f"<Context (closed) at {id(self):#x}>" if self._closed else f"<Context at {id(self):#x}>"

    # ---- What there is ----

    @property
    def application(self) -> Optional[Application]:
        """The application; None in a context made without one."""
        return self._wrap(self._get(_capi.rk_context_get_application, c_void_p))  # type: ignore[no-any-return]

    @property
    def windows(self) -> list[Window]:
        """All windows, back to front, hidden ones included (SPEC 43, 280)."""
        return [self._wrap(handle) for handle in call_list(_capi.rk_context_get_windows, self._handle)]

    @property
    def key_window(self) -> Optional[Window]:
        """The key window; None if there is none (SPEC 281)."""
        return self._wrap(self._get(_capi.rk_context_get_key_window, c_void_p))  # type: ignore[no-any-return]

    @property
    def config(self) -> Config:
        """The flags and constants of behaviour, by name."""
        return Config(self)

    @config.setter
    def config(self, values: dict[str, Union[float, bool, str]]) -> None:
        for name, value in values.items():
            Config(self)[name] = value

    @property
    def trace(self) -> Trace:
        """The trace, which records the reason of every decision."""
        from .trace import Trace

        return Trace(self)

    def problems(self, *, input_ended: bool = False) -> list[Problem]:
        """The problems found in the records of the trace, the most serious first (SPEC 357). Nothing is changed or called.

        NotFoundError while the trace is off. With ``input_ended``, as at the end of a recording, a touch that is still down is a problem,
        too. ``str(problem)`` is its sentence, ``problem.where`` the place to look, ``problem.help`` the remedy.
        """
        from .problems import problems

        return problems(self, input_ended)

    def record(self, target: RecordingTarget, options: RecorderOptions = RecorderOptions.NONE) -> Recorder:
        """Begin to record this context: its present state, and then every change until the recorder is stopped or the context closed.

        ``target`` is a path (an existing file is overwritten), a binary file that is open for writing, or a function that takes the
        bytes. ``with context.record("bug.rkrec"):`` records the block; ``rk replay bug.rkrec`` plays it, ``rk inspect bug.rkrec -o
        bug.html`` shows it. BusyError inside a callback, while a touch or press is down, while a scroll view moves, or while a recogniser waits for
        a further tap. AlreadyExistsError if this context is already being recorded.
        """
        from .recorder import Recorder

        return Recorder(self, target, options)

    @property
    def run_loop(self) -> RunLoop:
        """The ready-made loop for programs without one."""
        from .run_loop import RunLoop

        return RunLoop(self)

    @property
    def plugins(self) -> Plugins:
        """The plugins of this context, and the policy for loading them."""
        from .plugins import Plugins

        return Plugins(self)

    def extend_class(self, cls: type[Instance], over: Union[None, str, NativeClass, type[Instance]] = None) -> Extension:
        """Replace methods and actions of the class that ``cls`` inherits from, or of ``over``, by those of ``cls``.

        From now on, in this context, all instances of the extended class and of its subclasses run them, existing ones included.
        ``super()`` calls the method of an earlier extension, or else the class's own. ``cls`` has no instances; ``self`` is the object
        whose method is called. A subclass that overrides a method keeps its own method. If this subclass and the extended class are Python
        classes, the subclass's ``super()`` calls the Python method and skips the extension.
        """
        from .extensions import Extension

        return Extension(self, cls, over)

    def view_of(self, handle: SupportsIndex) -> Optional[View]:
        """The view of a handle from ``hit_test_many``, ``hit_map`` or ``create_many``; None for 0.

        StaleHandleError if it has ended.
        """
        number = index(handle)
        if not 0 <= number < 1 << 64:
            raise ValueError(f"{number} is no handle")
        if number == 0:
            return None
        owner = c_void_p()
        call(_capi.rk_object_get_context, number, byref(owner))
        found = self._wrap(number) if owner.value == self._handle else None
        if not isinstance(found, View):
            raise ValueError(f"{number:#x} is the handle of {'no view' if owner.value == self._handle else 'an object of another context'}")
        return found

    @property
    def object_count(self) -> int:
        """The number of objects of all kinds in the context. For leak tests."""
        return self._get(_capi.rk_context_get_object_count, c_size_t)  # type: ignore[no-any-return]

    @property
    def memory_used(self) -> int:
        """How many bytes the context has allocated."""
        return self._get(_capi.rk_context_get_memory_used, c_uint64)  # type: ignore[no-any-return]

    def describe(self) -> str:
        """The context in one line, as the library describes it."""
        return call_text(_capi.rk_object_describe, self._handle)

    def _get(self, function: Any, kind: Any) -> Any:
        out = kind()
        call(function, self._handle, byref(out))
        return out.value

    # ---- Time and queue ----

    def advance(self, time: float) -> None:
        """Move the clock to ``time``: timers that are due by then fire in the order of their deadlines (SPEC 293)."""
        call(_capi.rk_context_advance, self._handle, time)
        self._watch()

    @property
    def next_deadline(self) -> float:
        """The time at which advance() is needed next: that of the next timer, or of the next frame while a scroll view moves by itself.
        Infinity if there is neither."""
        return self._get(_capi.rk_context_next_deadline, c_double)  # type: ignore[no-any-return]

    def add_timer(self, deadline: float, callback: Callable[[], object]) -> Timer:
        """Call a function once, at a time of the context's clock."""
        out, token = c_void_p(), keep_value((weakref.ref(self), callback))
        status = invoke(_capi.rk_context_add_timer, self._handle, deadline, _TIMER, token, DROP, byref(out))
        if status < 0:
            forget_value(token)
            raise status_error(status)
        assert out.value is not None
        return Timer(self, out.value)

    def post_call(self, callback: Callable[[], object]) -> None:
        """Append a call to the queue, from any thread. The call runs on the context's thread."""
        token = keep_value((weakref.ref(self), callback))
        status = invoke(_capi.rk_context_post_call, self._handle, _POSTED, token, DROP)
        if status < 0:
            forget_value(token)
            raise status_error(status)

    @property
    def queue_count(self) -> int:
        """The number of items that wait in the queue. May be read from any thread."""
        return self._get(_capi.rk_context_get_queue_count, c_size_t)  # type: ignore[no-any-return]

    def drain(self) -> int:
        """Handle the queue's items one by one, in order, and return how many there were (SPEC 290, 291)."""
        handled = self._get(_capi.rk_context_drain, c_size_t)
        self._watch()
        return handled  # type: ignore[no-any-return]

    # ---- Diagnostics and notifications ----

    @property
    def diagnostic_handler(self) -> Optional[DiagnosticHandler]:
        """A function that is called with (code, sentence) for probable mistakes that make no call fail, such as a cycle on the responder chain
        (SPEC 121)."""
        return self._diagnostic_handler

    @diagnostic_handler.setter
    def diagnostic_handler(self, handler: Optional[DiagnosticHandler]) -> None:
        self._set_handler(_capi.rk_context_set_diagnostic_handler, _DIAGNOSTIC, handler)
        self._diagnostic_handler = handler

    @property
    def notification_handler(self) -> Optional[NotificationHandler]:
        """A function that is called with a Notification and the window, application or plugin concerned (SPEC 281, 287, 307)."""
        return self._notification_handler

    @notification_handler.setter
    def notification_handler(self, handler: Optional[NotificationHandler]) -> None:
        self._set_handler(_capi.rk_context_set_notification_handler, _NOTIFICATION, handler)
        self._notification_handler = handler

    @property
    def observer(self) -> Optional[Observer]:
        """A function that is called with an Observation before each call of a method, overridden or not. For point_inside() it is called when
        the method has returned. It does not change the call; only if it destroys the object, the method is not called (SPEC 356)."""
        return self._observer

    @observer.setter
    def observer(self, observer: Optional[Observer]) -> None:
        self._set_handler(_capi.rk_context_set_observer, _OBSERVER, observer)
        self._observer = observer

    def _set_handler(self, function: Any, thunk: Any, handler: Optional[Callable[..., None]]) -> None:
        if handler is None:
            call(function, self._handle, type(thunk)(), None, NO_DROP)
            return
        token = keep_value((weakref.ref(self), handler))
        status = invoke(function, self._handle, thunk, token, DROP)
        if status < 0:
            forget_value(token)
            raise status_error(status)


class _ThreadEnd:
    """Goes when its thread ends, and lets go of the windows of that thread's own context while it can still be destroyed there."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def __del__(self, is_exiting: Callable[[], bool] = _callbacks.is_exiting, this: Callable[[], int] = threading.get_ident) -> None:
        # At the end of the program the module's names may be gone already.
        if not is_exiting() and this() == self._context._thread:
            self._context._kept_windows.clear()


class Timer:
    """A call at a time of the context's clock."""

    __slots__ = ("_context", "_handle")

    def __init__(self, context: Context, handle: int) -> None:
        """Made by Context.add_timer()."""
        self._context = context
        self._handle = handle

    def cancel(self) -> None:
        """Cancel the call; StaleHandleError if the timer has fired or was cancelled."""
        call(_capi.rk_timer_cancel, self._handle)

    @property
    def planned(self) -> bool:
        """Whether the timer has neither fired nor been cancelled."""
        return bool(_capi.rk_object_is_alive(self._handle))


# ---- The functions that C calls -------------------------------------------------


def _in_context(token: int, *arguments: Any) -> None:
    reference, function = kept_value(token)
    context = reference()
    if context is None:
        return
    state.contexts.append(context)
    try:
        function(*(argument(context) if callable(argument) else argument for argument in arguments))
    finally:
        state.contexts.pop()


def _timer_fired(_context: int, _time: float, token: int) -> None:
    _in_context(token)


def _posted_ran(_context: int, token: int) -> None:
    _in_context(token)


def _diagnosed(_context: int, code: Optional[bytes], text: Optional[bytes], token: int) -> None:
    _in_context(token, (code or b"").decode("utf-8", "replace"), (text or b"").decode("utf-8", "replace"))


def _notified(_context: int, notification: int, handle: Optional[int], token: int) -> None:
    _in_context(token, Notification(notification), lambda context: context._wrap_value(handle))


def _observed(_context: int, handle: Optional[int], call: Any, token: int) -> None:
    from .observer import observation

    _in_context(token, lambda context: observation(context, handle, call.contents))


_TIMER = guarded(_capi.RKTimerCallback, None, _timer_fired)
_POSTED = guarded(_capi.RKPostedCallback, None, _posted_ran)
_DIAGNOSTIC = guarded(_capi.RKDiagnosticHandler, None, _diagnosed)
_NOTIFICATION = guarded(_capi.RKNotificationHandler, None, _notified)
_OBSERVER = guarded(_capi.RKObserver, None, _observed)
