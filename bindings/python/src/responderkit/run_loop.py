# SPDX-License-Identifier: MIT
"""The ready-made run loop for programs without one (SPEC 289-296)."""

from __future__ import annotations

import math
import select
import threading
from ctypes import byref, c_int, c_size_t
from typing import TYPE_CHECKING

from . import _capi
from ._callbacks import call

if TYPE_CHECKING:
    from .context import Context


class RunStops:
    """The runs of a context's loop that are in progress, one inside the other, and how many of them are to end. For any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._runs = 0
        self._stops = 0

    @property
    def pending(self) -> bool:
        return self._stops > 0

    def enter(self) -> bool:
        """A run begins; whether it is to end after its first turn."""
        with self._lock:
            self._runs += 1
            return self._stops > 0

    def leave(self, stopped: bool) -> None:
        """The innermost run ends, by a stop or by an exception."""
        with self._lock:
            self._runs -= 1
            self._stops = min(self._stops - stopped, self._runs)

    def add(self) -> None:
        with self._lock:
            self._stops = min(self._stops + 1, max(self._runs, 1))


class RunLoop:
    """Reads the monotonic clock, advances the context's clock and drains its queue.

    A program with a loop of its own polls :meth:`fileno` and calls ``run_once(0)`` when it is readable. This loop waits in Python, not
    in C. So signals (Ctrl-C) are handled, and an exception of a callback ends the turn at once. The C function rk_run_loop_stop stops
    only C's own loop; :meth:`stop` ends :meth:`run`.
    """

    def __init__(self, context: Context) -> None:
        """Made by the context: see Context.run_loop."""
        self._context = context

    def fileno(self) -> int:
        """The descriptor that is readable while the loop has something to do. Poll it, but do not read from it."""
        out = c_int()
        call(_capi.rk_run_loop_get_fd, self._context._handle, byref(out))
        return out.value

    def run_once(self, timeout: float = math.inf) -> int:
        """Wait for something to do, at most ``timeout`` seconds. Then run one turn, and return the number of queue items handled.

        A timeout of 0 does not wait; a negative or infinite one waits without limit.
        """
        if timeout != 0 and not math.isnan(timeout):
            poll = select.poll()
            poll.register(self.fileno(), select.POLLIN)
            # A timeout beyond poll's reach (24 days) is as good as none: the loop around this call comes back.
            unlimited = timeout < 0 or timeout > 2_000_000
            poll.poll(None if unlimited else math.ceil(timeout * 1000))
            timeout = 0.0
        handled = c_size_t()
        call(_capi.rk_run_loop_run_once, self._context._handle, timeout, byref(handled))
        return handled.value

    def run(self) -> None:
        """Run turns until :meth:`stop`, or until a callback raises. Runs nest: a callback may run the loop again."""
        stops = self._context._run_stops
        # The descriptor has to exist before stops are looked at: one that comes in between then wakes the waiting.
        self.fileno()
        timeout = 0.0 if stops.enter() else math.inf
        stopped = False
        try:
            while not stopped:
                self.run_once(timeout)
                timeout = math.inf
                stopped = stops.pending
        finally:
            stops.leave(stopped)

    def stop(self) -> None:
        """End the :meth:`run` that is innermost at the end of the present turn (SPEC 350). May be called from any thread.

        Stops beyond the number of runs in progress have no effect. If no run is in progress, the next run ends after its first turn,
        and that turn does not wait.
        """
        self._context._run_stops.add()
        self.wake_up()

    def wake_up(self) -> None:
        """Make the present turn stop waiting. May be called from any thread."""
        call(_capi.rk_run_loop_wake_up, self._context._handle)

    @staticmethod
    def time() -> float:
        """The loop's clock in seconds. Use it for the times of input that is posted to a context that this loop runs."""
        return float(_capi.rk_run_loop_time())
