# SPDX-License-Identifier: MIT
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

Importing the package only loads the library; the package's modules are loaded when they are first used. ``help(rk.View)`` and the help
of the other names have the details. ``SPEC n`` is rule n of the page Behaviour in the library's documentation.

Contents:

* An isolated instance of the library: Context, Config, Timer, RunLoop, Application, current_context()
* Responders: Responder, View, Label, ImageView, Window, ViewController, NavigationController; Snapshot, a frozen tree
* Windows' levels: LEVEL_NORMAL, LEVEL_STATUS_BAR, LEVEL_ALERT
* Controls: Control, Button, Switch, Slider, Stepper, SegmentedControl, PageControl, TextField; ScrollView
* Gesture recognisers: GestureRecognizer, Tap, LongPress, Pan, ScreenEdgePan, Swipe, Pinch, Rotation, Hover
* What handlers receive: Event, Touch, TouchSnapshot, Press
* Input: TouchSample, TOUCH_SAMPLE_DTYPE, PressSample, EstimationUpdate
* Geometry: Point, Size, Rect, EdgeInsets, Transform
* Classes and methods: action(), typed_action(), extend(), Extension, Closure, NativeClass, Object
* Reasons and problems: Trace, TraceRecord, Explanation, ExplanationStep, Problem, AuditFinding, Observation
* Recordings: Recorder, RecorderOptions, Recording, RecordingInfo, ReplayState, Step, Parting
* For tests of gestures: the module responderkit.testing
* Plugins: Plugin, Plugins, PluginPolicy, PluginState, PluginFault, PluginSeverity
* Phases and kinds: TouchPhase, TouchType, TouchTypes, TouchProperties, PredictionModel, PressPhase, PressType, EventType,
  EventSubtype, KeyModifierFlags, MotionPhase, GestureInputPhase, GestureRecognizerState
* Values of controls and recognisers: ControlEvents, ControlState, RectEdge, SwipeDirection, ScrollTypeMask,
  ScrollViewDecelerationRate, TextDirection, TextGranularity, TextEndReason
* Values of reports: Reason, Unit, Notification, ObservedMethod, ProblemKind, ProblemPart, ProblemSeverity, AuditKind, AuditUnit
* Errors, subclasses of Error, which has the Status: InvalidArgumentError, InvalidHandleError, StaleHandleError, WrongKindError,
  WrongContextError, WrongThreadError, NoMemoryError, StructSizeError, StructNewerError, CycleError, TooDeepError, NotFoundError,
  AlreadyExistsError, BufferTooSmallError, UnsupportedError, LimitReachedError, NotOwnedError, BusyError, SystemError_,
  EncodingError
* Errors of plugins: PluginPolicyError, PluginFileError, PluginFormatError, PluginOpenError, PluginEntryError,
  PluginVersionError, PluginInitError
* For annotations: PointLike, SizeLike, RectLike, EdgeInsetsLike, TransformLike, GestureAction, Observer, DiagnosticHandler,
  NotificationHandler, BinaryWriter, RecordingTarget, RecordingSource
* Versions: __version__, library_version()
"""

from __future__ import annotations

from importlib import import_module
from sys import _getframe
from typing import TYPE_CHECKING, Any, Union

from ._library import library

if TYPE_CHECKING:
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
    from .recording import Parting, Recording, RecordingInfo, RecordingSource, ReplayState, Step
    from .responder import Responder
    from .run_loop import RunLoop
    from .scroll import ScrollView
    from .snapshot import Snapshot
    from .touch import TOUCH_SAMPLE_DTYPE, EstimationUpdate, Event, Touch, TouchSample, TouchSnapshot
    from .trace import Trace, TraceRecord
    from .view import ImageView, Label, View
    from .window import LEVEL_ALERT, LEVEL_NORMAL, LEVEL_STATUS_BAR, Window


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
        "Parting",
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
        "Recording",
        "RecordingInfo",
        "RecordingSource",
        "RecordingTarget",
        "Rect",
        "RectEdge",
        "RectLike",
        "ReplayState",
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
        "Snapshot",
        "StaleHandleError",
        "Status",
        "Step",
        "Stepper",
        "StructNewerError",
        "StructSizeError",
        "Swipe",
        "SwipeDirection",
        "Switch",
        "SystemError_",
        "TOUCH_SAMPLE_DTYPE",
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

#: Version of this package.
__version__ = "0.1.0"

#: The module that each name of the package is loaded from.
_HOMES = {
    name: module
    for module, names in {
        "_objects": "Object",
        "application": "Application",
        "audit": "AuditFinding",
        "classes": "NativeClass action typed_action",
        "closure": "Closure",
        "config": "Config",
        "context": "Context DiagnosticHandler NotificationHandler Timer",
        "control": "Control",
        "controller": "NavigationController ViewController",
        "controls": "Button PageControl SegmentedControl Slider Stepper Switch TextField",
        "enums": (
            "AuditKind AuditUnit ControlEvents ControlState EventSubtype EventType GestureInputPhase "
            "GestureRecognizerState KeyModifierFlags MotionPhase Notification ObservedMethod PluginFault "
            "PluginSeverity PluginState PredictionModel PressPhase PressType ProblemKind ProblemPart ProblemSeverity "
            "Reason RecorderOptions RectEdge ScrollTypeMask ScrollViewDecelerationRate TextDirection TextEndReason "
            "TextGranularity Status SwipeDirection TouchPhase TouchProperties TouchType TouchTypes Unit"
        ),
        "errors": (
            "AlreadyExistsError BufferTooSmallError BusyError CycleError EncodingError Error InvalidArgumentError "
            "InvalidHandleError LimitReachedError NoMemoryError NotFoundError NotOwnedError PluginEntryError "
            "PluginFileError PluginFormatError PluginInitError PluginOpenError PluginPolicyError PluginVersionError "
            "StaleHandleError StructNewerError StructSizeError SystemError_ TooDeepError UnsupportedError "
            "WrongContextError WrongKindError WrongThreadError"
        ),
        "explanations": "Explanation ExplanationStep",
        "extensions": "Extension",
        "geometry": "EdgeInsets EdgeInsetsLike Point PointLike Rect RectLike Size SizeLike Transform TransformLike",
        "gesture": "GestureAction GestureRecognizer",
        "observer": "Observation Observer",
        "plugins": "Plugin PluginPolicy Plugins",
        "press": "Press PressSample",
        "problems": "Problem",
        "recognizers": "Hover LongPress Pan Pinch Rotation ScreenEdgePan Swipe Tap",
        "recorder": "BinaryWriter Recorder RecordingTarget",
        "recording": "Parting Recording RecordingInfo RecordingSource ReplayState Step",
        "responder": "Responder",
        "run_loop": "RunLoop",
        "scroll": "ScrollView",
        "snapshot": "Snapshot",
        "touch": "EstimationUpdate Event TOUCH_SAMPLE_DTYPE Touch TouchSample TouchSnapshot",
        "trace": "Trace TraceRecord",
        "view": "ImageView Label View",
        "window": "LEVEL_ALERT LEVEL_NORMAL LEVEL_STATUS_BAR Window",
    }.items()
    for name in names.split()
}


def library_version() -> str:
    """Version of the library that is loaded."""
    from . import _capi

    return (_capi.rk_version_string() or b"").decode()


def current_context() -> Context:
    """The context that new objects belong to; see Context.current()."""
    from .context import Context

    return Context.current()


def extend(cls: type[Instance], over: Union[None, str, NativeClass, type[Instance]] = None) -> Extension:
    """Replace methods of an existing class by those of another class, in Context.current(); see Context.extend_class()."""
    return current_context().extend_class(cls, over)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """What the package shows and its modules, when they are first asked for."""
        home = _HOMES.get(name)
        if home is not None:
            found = getattr(import_module(f"{__name__}.{home}"), name)
        elif name == "__all__" and _getframe(1).f_globals.get("__name__") != "pydoc":
            # help() would print every class that is named in __all__, 6,000 lines; it shows the text above instead.
            return sorted({*_HOMES, "__version__", "current_context", "extend", "library_version"})
        else:
            return _absent(name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *_HOMES})


def _absent(name: str) -> Any:
    """A module that nothing has loaded yet, or an AttributeError that names what is meant."""
    if not name.startswith("__"):
        try:
            return import_module(f"{__name__}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{__name__}.{name}":
                raise
    # UIRectEdge is RectEdge, UITapGestureRecognizer is Tap, CGPoint is Point.
    plain = name[2:] if name.startswith(("UI", "CG")) else name
    meant = next((each for each in (plain, plain.removesuffix("GestureRecognizer"), plain.removeprefix("Affine")) if each in _HOMES), None)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}" + (f": it is {meant!r} here" if meant is not None else ""))
