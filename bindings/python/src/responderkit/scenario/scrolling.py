# SPDX-License-Identifier: MIT
"""Scroll views of a running scenario: their delegate, their own recognisers, and the steps that move them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from .. import GestureRecognizer, View
from .gesture_actors import GestureActor
from .gestures import Recognizer
from .model import SCROLL_RECOGNIZERS

if TYPE_CHECKING:
    from .actors import Actor
    from .world import World


class Delegate:
    """Logs the calls of a scroll view, names the view to zoom, and chooses the target offset."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor

    def will_begin_dragging(self, view: Any) -> None:
        self.actor.say("scroll", "willBeginDragging")

    def did_scroll(self, view: Any) -> None:
        self.actor.say("scroll", "didScroll")

    def will_end_dragging(self, view: Any, velocity: Any, target: Any) -> Any:
        self.actor.say("scroll", "willEndDragging")
        return self.actor.behaviour.target_offset

    def did_end_dragging(self, view: Any, will_decelerate: bool) -> None:
        self.actor.say("scroll", "didEndDragging(decelerate)" if will_decelerate else "didEndDragging")

    def will_begin_decelerating(self, view: Any) -> None:
        self.actor.say("scroll", "willBeginDecelerating")

    def did_end_decelerating(self, view: Any) -> None:
        self.actor.say("scroll", "didEndDecelerating")

    def did_end_scrolling_animation(self, view: Any) -> None:
        self.actor.say("scroll", "didEndScrollingAnimation")

    def view_for_zooming(self, view: Any) -> Optional[View]:
        id = self.actor.behaviour.zoomed
        found = self.actor.world.object(id) if id is not None else None
        return found if found is not None and found.alive else None

    def will_begin_zooming(self, view: Any, zoomed: Any) -> None:
        self.actor.say("scroll", "willBeginZooming")

    def did_zoom(self, view: Any) -> None:
        self.actor.say("scroll", "didZoom")

    def did_end_zooming(self, view: Any, zoomed: Any, scale: float) -> None:
        self.actor.say("scroll", "didEndZooming")

    def did_scroll_to_top(self, view: Any) -> None:
        self.actor.say("scroll", "didScrollToTop")


def follow(actor: Actor, view: Any) -> None:
    """Give a scroll view its delegate, if the file wants anything of one."""
    behaviour = actor.behaviour
    wanted = "scroll" in actor.kinds or behaviour.zoomed is not None or behaviour.target_offset is not None
    if wanted != (view.delegate is not None):
        view.delegate = Delegate(actor) if wanted else None


def register_recognizers(world: World, actor: Actor, view: Any, place: str) -> None:
    """The pan and the pinch that a scroll view brings, under their ids; they log nothing unless "set" asks for it."""
    own: dict[str, GestureRecognizer] = {"pan": view.pan_gesture_recognizer, "pinch": view.pinch_gesture_recognizer}
    for name, type_name in SCROLL_RECOGNIZERS:
        id = f"{actor.id}.{name}"
        world.register(GestureActor(world, Recognizer(id, place, type_name, id)), own[name])
