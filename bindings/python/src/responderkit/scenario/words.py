"""The words of the format, and what of it this version does not do."""

from __future__ import annotations

from typing import Optional

FILE = (
    "format name note config log logTouchIds logStates plugins windows detached controllers application delegate steps"
).split()
KINDS = "hit inside touches events tracking actions recognizers delegate responder scroll presses motion remote".split()
STANDARD_KINDS = frozenset(("hit", "inside", "touches", "actions"))
PHASES = "began moved ended cancelled".split()
TOUCH_PHASES = "began moved stationary ended cancelled".split()
TOUCH = "view window phase tapCount location previousLocation timestamp".split()
CONTROLLER = "id class view parent presentedBy root log".split()
CONVERT = "point rect from to is tolerance".split()
STEPS = (
    "t down move up update cancelAll post drain set add move_to remove destroy on becomeFirst resignFirst makeKey expect hit inside"
    " convert chain get tolerance touch explain sendAction addRecognizer removeRecognizer setTranslation setScale setRotation"
).split()

CONTROL_CLASSES = "Control Button Switch Slider Stepper SegmentedControl PageControl".split()
VIEW_CLASSES = ["View", "Label", "ImageView", *CONTROL_CLASSES]
CONTROLLER_CLASSES = "ViewController NavigationController".split()

#: Keys of behaviour, by who may have them.
RESPONDER_BEHAVIOUR = "log responds".split()
NODE_BEHAVIOUR = "log super pointInside hitTest nextResponder touchesDo shouldBegin".split()
WINDOW_BEHAVIOUR = [*NODE_BEHAVIOUR, "sendEvent"]
CONTROL_BEHAVIOUR = [*NODE_BEHAVIOUR, "sendAction"]
TARGET = "events action target".split()
SEND_ACTION = "action to from".split()
TOUCHES_DO = "drag pinch swipe doubleTap removeSelf".split()

_SCROLL = frozenset(
    "contentSize contentOffset contentInset bounces alwaysBounceHorizontal alwaysBounceVertical scrollEnabled pagingEnabled"
    " directionalLockEnabled delaysContentTouches canCancelContentTouches minimumZoomScale maximumZoomScale zoomScale bouncesZoom"
    " scrollsToTop decelerationRate dragging decelerating".split()
)
_STEP_SUBJECTS = {
    "press": "presses",
    "motion": "motion events",
    "remote": "remote control events",
    "key": "key events",
}

RECOGNIZER_TYPES = "tap longPress pan screenEdgePan swipe pinch rotation hover custom".split()
RECOGNIZER = "id type action log requireToFail delegate canPrevent canBePreventedBy".split()
RECOGNIZER_DELEGATE = (
    "shouldBegin shouldReceiveTouch shouldReceiveEvent simultaneousWith requireFailureOf requiredToFailBy".split()
)
STATES = "possible began changed ended cancelled failed".split()
#: Control events by the number of their bit, and the names of several together.
CONTROL_EVENTS = {
    "touchDown": 0,
    "touchDownRepeat": 1,
    "touchDragInside": 2,
    "touchDragOutside": 3,
    "touchDragEnter": 4,
    "touchDragExit": 5,
    "touchUpInside": 6,
    "touchUpOutside": 7,
    "touchCancel": 8,
    "valueChanged": 12,
    "primaryActionTriggered": 13,
    "menuActionTriggered": 14,
    "editingDidBegin": 16,
    "editingChanged": 17,
    "editingDidEnd": 18,
    "editingDidEndOnExit": 19,
}
CONTROL_EVENT_MASKS = {"allTouchEvents": 0xFFF, "allEditingEvents": 0xF0000, "allEvents": 0xFFFFFFFF}

# What the format knows and this version does not do is refused by name: a scenario that ran without it would pass for the wrong
# reason.


def node_key_subject(key: str) -> Optional[str]:
    return "scroll views" if key in _SCROLL else None


def class_subject(name: str) -> Optional[str]:
    return {"ScrollView": "scroll views", "TextField": "text fields"}.get(name)


def step_subject(key: str) -> Optional[str]:
    return _STEP_SUBJECTS.get(key)
