# SPDX-License-Identifier: MIT
"""Canned handlers and overrides that a file asks for by a word."""

from __future__ import annotations

import math
from ctypes import c_bool
from typing import Any, Callable, Optional

from .. import Point, Rect, Transform, View, _capi
from .._objects import event_handle
from ..geometry import c_point

#: Touch methods that a canned handler needs.
HANDLED = {
    None: (),
    "drag": ("moved",),
    "removeSelf": ("moved",),
    "pinch": ("began", "moved"),
    "swipe": ("began", "ended", "cancelled"),
    "doubleTap": ("ended",),
}


def _drag(view: Any, phase: str, touches: Any, event: Any) -> None:
    """Move the frame by what the finger moved, both points read in the view as it is now (S22)."""
    if phase == "moved":
        now, before, frame = touches[0].location(view), touches[0].previous_location(view), view.frame
        view.frame = (frame.x + now.x - before.x, frame.y + now.y - before.y, frame.width, frame.height)


def _pinch(view: Any, phase: str, touches: Any, event: Any) -> None:
    """Zoom by the distance of two fingers in the view's own coordinates, which the zoom has already changed (S23)."""
    fingers = event.all_touches
    if phase not in ("began", "moved") or len(fingers) != 2:
        return
    actor = view.actor
    first, second = (finger.location(view) for finger in fingers)
    dx, dy = second.x - first.x, second.y - first.y
    distance = math.sqrt(dx * dx + dy * dy)
    if phase == "moved" and actor.pinch_distance is not None and actor.pinch_distance > 0:
        actor.zoom += (distance - actor.pinch_distance) / actor.pinch_distance
        view.transform = Transform.scale(actor.zoom, actor.zoom)
    actor.pinch_distance = distance


def _swipe(view: Any, phase: str, touches: Any, event: Any) -> None:
    """The article's thresholds, looked at when the finger lifts (S21)."""
    actor = view.actor
    if phase == "began":
        actor.swipe_start = touches[0].location(view)
    elif phase == "cancelled":
        actor.swipe_start = Point(0.0, 0.0)
    elif phase == "ended":
        end, start = touches[0].location(view), actor.swipe_start
        if abs(end.x - start.x) >= 12 and abs(end.y - start.y) <= 4:
            actor.swipe_start = Point(0.0, 0.0)
            actor.say_done("rightSwipe" if end.x > start.x else "leftSwipe")


def _double_tap(view: Any, phase: str, touches: Any, event: Any) -> None:
    if phase == "ended" and touches[0].tap_count == 2:
        view.actor.say_done("doubleTap")


def _remove_self(view: Any, phase: str, touches: Any, event: Any) -> None:
    if phase == "moved":
        view.remove_from_superview()


HANDLERS: dict[Optional[str], Callable[[Any, str, Any, Any], None]] = {
    "drag": _drag,
    "pinch": _pinch,
    "swipe": _swipe,
    "doubleTap": _double_tap,
    "removeSelf": _remove_self,
}


# ---- Hit-testing as files override it -------------------------------------------


def is_inside(view: View, point: Point, way: str, value: Any) -> bool:
    if way in ("yes", "no"):
        return way == "yes"
    bounds = view.bounds
    if way == "circle":
        dx, dy = point.x - bounds.mid.x, point.y - bounds.mid.y
        return math.sqrt(dx * dx + dy * dy) <= bounds.width / 2
    if way == "inset":
        return bounds.inset(*value).contains(point)
    if way == "rect":
        return Rect(*value).contains(point)
    for subview in view.subviews:
        bounds = bounds.union(subview.frame)
    return bounds.contains(point)


def hand_made(view: Any, point: Point, event: Any, converting: bool, stopping: bool) -> Optional[View]:
    """hitTest as people write it by hand, with the mistakes that S5 and S13 show.

    Without stopping, the subview asked last decides, also when it answers nil; without converting, subviews are asked about
    a point of their superview.
    """
    if view.hidden or not view.user_interaction_enabled or view.alpha < 0.01:
        return None
    # Through the library, as everything that a log shows.
    if not view._get_value(_capi.rk_view_point_inside, c_bool, c_point(point), event_handle(event)):
        return None
    result: Optional[View] = None
    for subview in reversed(view.subviews):
        result = subview.view_at(view.convert_point_to(point, subview) if converting else point, event)
        if stopping and result is not None:
            break
    return view if result is None else result
