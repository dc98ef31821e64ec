# SPDX-License-Identifier: MIT
"""The context of a recording that is played: it can be read as any other, and belongs to the library."""

from __future__ import annotations

import threading
from types import TracebackType
from typing import Optional

from ._objects import Object
from .context import Context
from .run_loop import RunStops

_REFUSAL = "nothing can be made in the context of a recording"


class ReplayContext(Context):
    """A context that a replay has made. Its wrappers hold no references: objects end when they ended in the recording."""

    def __init__(self, handle: int) -> None:
        """Made by Recording."""
        self._handle = handle
        self._closed = False
        self._thread = threading.get_ident()
        self._init_registry()
        self._init_input()
        self._diagnostic_handler = None
        self._observer = None
        self._notification_handler = None
        self._plugin_policy = None
        self._run_stops = RunStops()

    def close(self) -> None:
        """Refused: the context ends with its recording."""
        if not self._closed:
            raise ValueError("the context of a recording ends with it: call Recording.close()")

    def __enter__(self) -> Context:
        raise ValueError(_REFUSAL)

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> None:
        pass

    def __del__(self, *_: object) -> None:
        pass

    def _end(self) -> None:
        self._closed = True

    def _retain(self, handle: int) -> bool:
        return False

    def _let_go(self, wrapper: Object) -> None:
        pass

    def _watch(self) -> None:
        pass

    def _class_handle(self, cls: type[Object]) -> int:
        raise ValueError(_REFUSAL)
