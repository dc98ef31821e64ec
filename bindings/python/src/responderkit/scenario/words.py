# SPDX-License-Identifier: MIT
"""The words of the format."""

from __future__ import annotations

from ..enums import (
    ControlEvents,
    EventSubtype,
    GestureInputPhase,
    GestureRecognizerState,
    KeyModifierFlags,
    MotionPhase,
    PressPhase,
    PressType,
    TouchPhase,
    TouchType,
    Unit,
)
from ._table import CONTROL_CLASSES as CONTROL_CLASSES

FILE = (
    "format name note config log logTouchIds logStates plugins windows detached controllers application delegate steps"
).split()
KINDS = "hit inside touches events tracking actions recognizers delegate responder scroll presses motion remote appearance".split()
STANDARD_KINDS = frozenset(("hit", "inside", "touches", "actions"))
PHASES = "began moved ended cancelled".split()
TOUCH = (
    "view window phase tapCount location previousLocation timestamp predicted coalesced rollAngle preciseLocation precisePreviousLocation"
    " azimuthUnitVector majorRadiusTolerance maximumPossibleForce estimatedProperties expectingUpdates estimationUpdateIndex"
    " force altitudeAngle azimuthAngle"
).split()
CONTROLLER = "id class view parent presentedBy root log forwardsAppearance".split()
EXPLAIN = "touch at calls steps".split()
CAUSE = "reason culprit value limit unit".split()
CONVERT = "point rect from to is tolerance".split()
STEPS = (
    "t down move up update cancelAll post drain set add move_to remove destroy on becomeFirst resignFirst makeKey expect hit inside"
    " convert chain get tolerance touch explain sendAction addRecognizer removeRecognizer setTranslation setScale setRotation"
    " setContentOffset scrollRectToVisible setZoomScale zoomToRect scrollToTop stopScrollingAndZooming flashScrollIndicators press key presses cancelAllPresses motion remote text"
    " deleteBackward pointer scroll transform updateEstimates gesture active ignoring performPrimaryAction clear setMarkedText unmarkText insertSegment removeSegment segmentEnabled"
    " present dismiss push pop popToRoot addChild removeFromParent setRoot beginAppearance endAppearance"
).split()

VIEW_CLASSES = ["View", "Label", "ImageView", "ScrollView", *CONTROL_CLASSES]
CONTROLLER_CLASSES = "ViewController NavigationController".split()

#: Keys of behaviour, by the kinds that may have them.
RESPONDER_BEHAVIOUR = "log responds".split()
APPLICATION_BEHAVIOUR = [*RESPONDER_BEHAVIOUR, "sendEvent", "receivesRemoteControlEvents"]
NODE_BEHAVIOUR = "log super pointInside hitTest nextResponder touchesDo shouldBegin acceptsText keyCommands".split()
WINDOW_BEHAVIOUR = [*NODE_BEHAVIOUR, "sendEvent", "canBecomeKey"]
SCROLL_ONLY = "viewForZooming targetContentOffset touchesShouldBegin touchesShouldCancel".split()
SCROLL_BEHAVIOUR = [*NODE_BEHAVIOUR, *SCROLL_ONLY]
CONTROL_BEHAVIOUR = [*NODE_BEHAVIOUR, "sendAction"]
FIELD_ONLY = ["refuses"]
FIELD_BEHAVIOUR = [*CONTROL_BEHAVIOUR, *FIELD_ONLY]
#: Questions to which a text field's delegate may return false.
FIELD_QUESTIONS = "shouldBeginEditing shouldEndEditing shouldChangeCharacters shouldClear shouldReturn".split()
TARGET = "events action target".split()
GESTURE = "human rate".split()
SEND_ACTION = "action to from".split()
TOUCHES_DO = "drag pinch swipe doubleTap removeSelf".split()

RECOGNIZER_TYPES = "tap longPress pan screenEdgePan swipe pinch rotation hover custom".split()
RECOGNIZER = "id type action log requireToFail delegate canPrevent canBePreventedBy".split()
RECOGNIZER_DELEGATE = (
    "shouldBegin shouldReceiveTouch shouldReceiveEvent shouldReceivePress simultaneousWith requireFailureOf requiredToFailBy".split()
)
#: The methods about presses, motion, remote control and text by the words of logs and of "super".
PRESS_METHODS = {
    "pressesBegan": "presses_began",
    "pressesChanged": "presses_changed",
    "pressesEnded": "presses_ended",
    "pressesCancelled": "presses_cancelled",
}
MOTION_METHODS = {"motionBegan": "motion_began", "motionEnded": "motion_ended", "motionCancelled": "motion_cancelled"}
#: The appearance callbacks by the words of logs.
APPEARANCE_METHODS = {
    "viewWillAppear": "view_will_appear",
    "viewIsAppearing": "view_is_appearing",
    "viewDidAppear": "view_did_appear",
    "viewWillDisappear": "view_will_disappear",
    "viewDidDisappear": "view_did_disappear",
}
TEXT_METHODS = {"insertText": "insert_text", "deleteBackward": "delete_backward"}
#: Whose super-calls can be switched off.
SUPERS = [*PHASES, *PRESS_METHODS, *MOTION_METHODS, "remote", *TEXT_METHODS, "updated"]


def _camel(name: str) -> str:
    first, *rest = name.lower().split("_")
    return first + "".join(part.title() for part in rest)


TOUCH_PHASES = [_camel(each.name) for each in TouchPhase]
STATES = [_camel(each.name) for each in GestureRecognizerState]
UNITS = [_camel(each.name) for each in Unit]
_EVENTS = {_camel(name): int(each) for name, each in ControlEvents.__members__.items() if "RESERVED" not in name}
#: Control events by the number of their bit, and the names of several together.
CONTROL_EVENTS = {word: mask.bit_length() - 1 for word, mask in _EVENTS.items() if mask & (mask - 1) == 0}
CONTROL_EVENT_MASKS = {word: mask for word, mask in _EVENTS.items() if mask & (mask - 1)}

#: Buttons by name; the arrows have short names, too.
KEY = PressType.KEY
PRESS_TYPES = {_camel(each.name): each for each in PressType if each is not KEY}
PRESS_WORDS = {
    **PRESS_TYPES,
    **{name[: -len("Arrow")]: each for name, each in PRESS_TYPES.items() if name.endswith("Arrow")},
}
PRESS_PHASES = {_camel(each.name): each for each in PressPhase if each is not PressPhase.STATIONARY}
MODIFIERS = {_camel(each.name or ""): each for each in KeyModifierFlags}
MOTION_PHASES = {_camel(each.name): each for each in MotionPhase}
REMOTE = {
    _camel(each.name[len("REMOTE_CONTROL_") :]): each for each in EventSubtype if each.name.startswith("REMOTE_CONTROL_")
}
INPUT_PHASES = {_camel(each.name): each for each in GestureInputPhase}
TOUCH_TYPES = {_camel(each.name): each for each in TouchType}
SAMPLE = (
    "type buttons modifiers force majorRadius altitudeAngle azimuthAngle coalesced rollAngle preciseOffset majorRadiusTolerance"
    " maximumPossibleForce estimatedProperties expectingUpdates estimationUpdateIndex"
).split()
ESTIMATES = "force azimuthAngle altitudeAngle location rollAngle unavailable".split()
KEY_COMMAND = "input modifiers action".split()
POINTER = "at buttons outside zOffset altitudeAngle azimuthAngle rollAngle".split()
