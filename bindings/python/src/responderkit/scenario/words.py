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
    " convert chain get tolerance touch explain"
).split()

VIEW_CLASSES = "View Label ImageView".split()
CONTROLLER_CLASSES = "ViewController NavigationController".split()

#: Keys of behaviour, by who may have them.
RESPONDER_BEHAVIOUR = "log responds".split()
NODE_BEHAVIOUR = "log super pointInside hitTest nextResponder touchesDo".split()
WINDOW_BEHAVIOUR = [*NODE_BEHAVIOUR, "sendEvent"]
TOUCHES_DO = "drag pinch swipe doubleTap removeSelf".split()

_SCROLL = frozenset(
    "contentSize contentOffset contentInset bounces alwaysBounceHorizontal alwaysBounceVertical scrollEnabled pagingEnabled"
    " directionalLockEnabled delaysContentTouches canCancelContentTouches minimumZoomScale maximumZoomScale zoomScale bouncesZoom"
    " scrollsToTop decelerationRate dragging decelerating".split()
)
_CONTROLS = frozenset(
    "Control Button Switch Slider Stepper SegmentedControl PageControl TextField".split()
)
_STEP_SUBJECTS = {
    "press": "presses",
    "motion": "motion events",
    "remote": "remote control events",
    "key": "key events",
    "sendAction": "actions",
    "addRecognizer": "recognizers",
    "removeRecognizer": "recognizers",
    "setTranslation": "recognizers",
    "setScale": "recognizers",
    "setRotation": "recognizers",
}

# What the format knows and this version does not do is refused by name: a scenario that ran without it would pass for the wrong
# reason.


def node_key_subject(key: str) -> Optional[str]:
    if key in ("recognizers", "shouldBegin"):
        return "recognizers"
    if key in ("targets", "sendAction", "enabled"):
        return "controls"
    return "scroll views" if key in _SCROLL else None


def class_subject(name: str) -> Optional[str]:
    if name == "ScrollView":
        return "scroll views"
    return "controls" if name in _CONTROLS else None


def step_subject(key: str) -> Optional[str]:
    return _STEP_SUBJECTS.get(key)


def property_subject(key: str) -> Optional[str]:
    if key in ("state", "translation", "velocity", "scale", "rotation", "location", "numberOfTouches"):
        return "recognizers"
    if key in ("tracking", "highlighted", "selected", "touchInside"):
        return "controls"
    return node_key_subject(key)
