"""UIKit's event core for Python: hit-testing, the responder chain, touch delivery.

    import responderkit as rk

    class RoundButton(rk.View):
        def point_inside(self, point, event=None):
            middle = self.bounds.mid
            distance = ((point.x - middle.x) ** 2 + (point.y - middle.y) ** 2) ** 0.5
            return super().point_inside(point, event) and distance <= self.bounds.width / 2

    with rk.Context() as context:
        window = rk.Window((0, 0, 375, 667))
        window.add_subview(RoundButton((100, 100, 100, 100)))
        context.down(1, 150, 150, 0.0)
        context.up(1, 150, 150, 0.1)

Importing the package loads the library and does nothing else.
"""

from __future__ import annotations

from . import _capi
from ._objects import Object
from .application import Application
from .classes import NativeClass, action
from .config import Config
from .context import Context, DiagnosticHandler, NotificationHandler, Timer
from .controller import NavigationController, ViewController
from .enums import EventType, Notification, Reason, Status, TouchPhase, TouchType
from .errors import (
    AlreadyExistsError,
    BufferTooSmallError,
    BusyError,
    CycleError,
    Error,
    InvalidArgumentError,
    InvalidHandleError,
    LimitReachedError,
    NoMemoryError,
    NotFoundError,
    NotOwnedError,
    StaleHandleError,
    StructNewerError,
    StructSizeError,
    SystemError_,
    TooDeepError,
    UnsupportedError,
    WrongContextError,
    WrongKindError,
    WrongThreadError,
)
from .geometry import Point, PointLike, Rect, RectLike, Size, Transform, TransformLike
from .responder import Responder
from .run_loop import RunLoop
from .touch import Event, Touch, TouchSample, TouchSnapshot
from .trace import Trace, TraceRecord
from .view import ImageView, Label, View
from .window import LEVEL_ALERT, LEVEL_NORMAL, LEVEL_STATUS_BAR, Window

#: Version of this package.
__version__ = _capi.RK_VERSION_STRING


def library_version() -> str:
    """Version of the library that is loaded."""
    return (_capi.rk_version_string() or b"").decode()


def current_context() -> Context:
    """The context that new objects belong to; see Context.current()."""
    return Context.current()


__all__ = [
    "LEVEL_ALERT",
    "LEVEL_NORMAL",
    "LEVEL_STATUS_BAR",
    "AlreadyExistsError",
    "Application",
    "BufferTooSmallError",
    "BusyError",
    "Config",
    "Context",
    "CycleError",
    "DiagnosticHandler",
    "Error",
    "Event",
    "EventType",
    "ImageView",
    "InvalidArgumentError",
    "InvalidHandleError",
    "Label",
    "LimitReachedError",
    "NativeClass",
    "NavigationController",
    "NoMemoryError",
    "NotFoundError",
    "NotOwnedError",
    "Notification",
    "NotificationHandler",
    "Object",
    "Point",
    "PointLike",
    "Reason",
    "Rect",
    "RectLike",
    "Responder",
    "RunLoop",
    "Size",
    "StaleHandleError",
    "Status",
    "StructNewerError",
    "StructSizeError",
    "SystemError_",
    "Timer",
    "TooDeepError",
    "Touch",
    "TouchPhase",
    "TouchSample",
    "TouchSnapshot",
    "TouchType",
    "Trace",
    "TraceRecord",
    "Transform",
    "TransformLike",
    "UnsupportedError",
    "View",
    "ViewController",
    "Window",
    "WrongContextError",
    "WrongKindError",
    "WrongThreadError",
    "__version__",
    "action",
    "current_context",
    "library_version",
]
