"""UIKit's event core for Python: hit-testing, the responder chain, touches, presses, gesture recognisers, controls, scroll views.

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

from typing import Union

from . import _capi
from ._instances import Instance
from ._objects import Object
from .application import Application
from .audit import AuditFinding
from .classes import NativeClass, action, typed_action
from .closure import Closure
from .config import Config
from .context import Context, DiagnosticHandler, NotificationHandler, Timer
from .control import Control
from .controller import NavigationController, ViewController
from .controls import Button, PageControl, SegmentedControl, Slider, Stepper, Switch, TextField
from .enums import (
    AuditKind,
    AuditUnit,
    ControlEvents,
    ControlState,
    EventSubtype,
    EventType,
    GestureInputPhase,
    GestureRecognizerState,
    KeyModifierFlags,
    MotionPhase,
    Notification,
    ObservedMethod,
    PluginFault,
    PluginSeverity,
    PluginState,
    PredictionModel,
    PressPhase,
    PressType,
    ProblemKind,
    ProblemPart,
    ProblemSeverity,
    Reason,
    RecorderOptions,
    RectEdge,
    ScrollTypeMask,
    ScrollViewDecelerationRate,
    TextDirection,
    TextEndReason,
    TextGranularity,
    Status,
    SwipeDirection,
    TouchPhase,
    TouchProperties,
    TouchType,
    TouchTypes,
    Unit,
)
from .errors import (
    AlreadyExistsError,
    BufferTooSmallError,
    BusyError,
    CycleError,
    EncodingError,
    Error,
    InvalidArgumentError,
    InvalidHandleError,
    LimitReachedError,
    NoMemoryError,
    NotFoundError,
    NotOwnedError,
    PluginEntryError,
    PluginFileError,
    PluginFormatError,
    PluginInitError,
    PluginOpenError,
    PluginPolicyError,
    PluginVersionError,
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
from .explanations import Explanation, ExplanationStep
from .extensions import Extension
from .geometry import (
    EdgeInsets,
    EdgeInsetsLike,
    Point,
    PointLike,
    Rect,
    RectLike,
    Size,
    SizeLike,
    Transform,
    TransformLike,
)
from .gesture import GestureAction, GestureRecognizer
from .observer import Observation, Observer
from .plugins import Plugin, PluginPolicy, Plugins
from .press import Press, PressSample
from .problems import Problem
from .recognizers import Hover, LongPress, Pan, Pinch, Rotation, ScreenEdgePan, Swipe, Tap
from .recorder import BinaryWriter, Recorder, RecordingTarget
from .responder import Responder
from .run_loop import RunLoop
from .scroll import ScrollView
from .touch import EstimationUpdate, Event, Touch, TouchSample, TouchSnapshot
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


def extend(cls: type[Instance], over: Union[None, str, NativeClass, type[Instance]] = None) -> Extension:
    """Lay the methods of a class over an existing one, in the context that new objects belong to; see Context.extend_class()."""
    return Context.current().extend_class(cls, over)


__all__ = [
    "AlreadyExistsError",
    "Application",
    "AuditFinding",
    "AuditKind",
    "AuditUnit",
    "BinaryWriter",
    "BufferTooSmallError",
    "BusyError",
    "Button",
    "Closure",
    "Config",
    "Context",
    "Control",
    "ControlEvents",
    "ControlState",
    "CycleError",
    "DiagnosticHandler",
    "EdgeInsets",
    "EdgeInsetsLike",
    "EncodingError",
    "Error",
    "EstimationUpdate",
    "Event",
    "EventSubtype",
    "EventType",
    "Explanation",
    "ExplanationStep",
    "Extension",
    "GestureAction",
    "GestureInputPhase",
    "GestureRecognizer",
    "GestureRecognizerState",
    "Hover",
    "ImageView",
    "InvalidArgumentError",
    "InvalidHandleError",
    "KeyModifierFlags",
    "LEVEL_ALERT",
    "LEVEL_NORMAL",
    "LEVEL_STATUS_BAR",
    "Label",
    "LimitReachedError",
    "LongPress",
    "MotionPhase",
    "NativeClass",
    "NavigationController",
    "NoMemoryError",
    "NotFoundError",
    "NotOwnedError",
    "Notification",
    "NotificationHandler",
    "Observation",
    "ObservedMethod",
    "Observer",
    "Object",
    "PageControl",
    "Pan",
    "Pinch",
    "Plugin",
    "PluginEntryError",
    "PluginFault",
    "PluginFileError",
    "PluginFormatError",
    "PluginInitError",
    "PluginOpenError",
    "PluginPolicy",
    "PluginPolicyError",
    "PluginSeverity",
    "PluginState",
    "PluginVersionError",
    "Plugins",
    "Point",
    "PointLike",
    "PredictionModel",
    "Press",
    "PressPhase",
    "PressSample",
    "PressType",
    "Problem",
    "ProblemKind",
    "ProblemPart",
    "ProblemSeverity",
    "Reason",
    "Recorder",
    "RecorderOptions",
    "RecordingTarget",
    "Rect",
    "RectEdge",
    "RectLike",
    "Responder",
    "Rotation",
    "RunLoop",
    "ScreenEdgePan",
    "ScrollTypeMask",
    "ScrollView",
    "ScrollViewDecelerationRate",
    "SegmentedControl",
    "Size",
    "SizeLike",
    "Slider",
    "StaleHandleError",
    "Status",
    "Stepper",
    "StructNewerError",
    "StructSizeError",
    "Swipe",
    "SwipeDirection",
    "Switch",
    "SystemError_",
    "Tap",
    "TextDirection",
    "TextEndReason",
    "TextField",
    "TextGranularity",
    "Timer",
    "TooDeepError",
    "Touch",
    "TouchPhase",
    "TouchProperties",
    "TouchSample",
    "TouchSnapshot",
    "TouchType",
    "TouchTypes",
    "Trace",
    "TraceRecord",
    "Transform",
    "TransformLike",
    "Unit",
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
    "extend",
    "library_version",
    "typed_action",
]
