"""The objects of a running scenario: subclasses of the library's classes that log, and behave as the file says."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Callable, Optional

from .. import Error, Point, Rect, Responder, Transform, View, action
from .model import Behaviour

if TYPE_CHECKING:
    from .world import World

_TOUCH_METHODS = {
    "began": "touches_began",
    "moved": "touches_moved",
    "ended": "touches_ended",
    "cancelled": "touches_cancelled",
}
#: Touch methods that a canned handler needs.
_HANDLED = {
    None: (),
    "drag": ("moved",),
    "removeSelf": ("moved",),
    "pinch": ("began", "moved"),
    "swipe": ("began", "ended", "cancelled"),
    "doubleTap": ("ended",),
}


class Actor:
    """What the runner knows about one object of the scenario."""

    def __init__(self, world: World, id: str, kind: str, behaviour: Behaviour) -> None:
        self.world = world
        self.id = id
        #: view, window, controller, application or plain.
        self.kind = kind
        self.behaviour = behaviour
        self.swipe_start = Point(0.0, 0.0)
        self.zoom = 1.0
        self.pinch_distance: Optional[float] = None

    @property
    def kinds(self) -> frozenset[str]:
        log = self.behaviour.log
        return self.world.kinds if log is True else frozenset() if log is False else log

    def say(self, kind: str, word: str) -> None:
        if kind in self.kinds:
            self.world.say(f"{self.id}.{word}")

    def say_done(self, word: str) -> None:
        """Words of canned handlers belong to no kind: an object that logs at all says them."""
        if self.behaviour.log is not False:
            self.world.say(f"do:{self.id}.{word}")

    def needed(self) -> frozenset[str]:
        """The methods that have to be overridden, and no others: the rest stays native."""
        behaviour, kinds, names = self.behaviour, self.kinds, set()
        if self.kind in ("view", "window"):
            if "hit" in kinds or behaviour.hit is not None:
                names.add("hit_test")
            if "inside" in kinds or behaviour.inside is not None:
                names.add("point_inside")
        phases = set(_HANDLED[behaviour.touches_do])
        phases.update(phase for phase in _TOUCH_METHODS if "touches" in kinds or phase not in behaviour.supers)
        names.update(_TOUCH_METHODS[phase] for phase in phases)
        if behaviour.overrides_next:
            names.add("next_responder")
        if "responder" in kinds:
            names.update(("become_first_responder", "resign_first_responder"))
        if behaviour.dropped and self.kind in ("window", "application"):
            names.add("send_event")
        return frozenset(names)


class Methods:
    """Every override there is; an object's class gets those that it needs."""

    actor: Actor

    # ---- Hit-testing ----

    def hit_test(self: Any, point: Point, event: Any = None) -> Optional[View]:
        actor = self.actor
        actor.say("hit", "hit")
        if actor.behaviour.hit is None:
            return inherited(self, "hit_test")(point, event)  # type: ignore[no-any-return]
        way, ids = actor.behaviour.hit
        if way == "self":
            return self  # type: ignore[no-any-return]
        if way == "nil":
            return None
        if way == "superThen":
            found = inherited(self, "hit_test")(point, event)
            for id in ids if found is None else ():
                other = actor.world.object(id)
                try:
                    found = other.view_at(self.convert_point_to(point, other), event) if other is not None else None
                except Error:  # gone, or in another tree: it has no say
                    continue
                if found is not None:
                    break
            return found  # type: ignore[no-any-return]
        return _hand_made(self, point, event, converting=way == "lastWins", stopping=way == "unconverted")

    def point_inside(self: Any, point: Point, event: Any = None) -> bool:
        actor = self.actor
        inside = actor.behaviour.inside
        answer = inherited(self, "point_inside")(point, event) if inside is None else _is_inside(self, point, *inside)
        actor.say("inside", "in=1" if answer else "in=0")
        return bool(answer)

    # ---- Responders ----

    def touches_began(self: Any, touches: Any, event: Any) -> None:
        receive(self, "began", touches, event)

    def touches_moved(self: Any, touches: Any, event: Any) -> None:
        receive(self, "moved", touches, event)

    def touches_ended(self: Any, touches: Any, event: Any) -> None:
        receive(self, "ended", touches, event)

    def touches_cancelled(self: Any, touches: Any, event: Any) -> None:
        receive(self, "cancelled", touches, event)

    def next_responder(self: Any) -> Optional[Responder]:
        behaviour = self.actor.behaviour
        if not behaviour.overrides_next:
            return inherited(self, "next_responder")()  # type: ignore[no-any-return]
        return None if behaviour.next is None else self.actor.world.object(behaviour.next)

    def become_first_responder(self: Any) -> bool:
        self.actor.say("responder", "becomeFirst")
        return inherited(self, "become_first_responder")()  # type: ignore[no-any-return]

    def resign_first_responder(self: Any) -> bool:
        self.actor.say("responder", "resignFirst")
        return inherited(self, "resign_first_responder")()  # type: ignore[no-any-return]

    def send_event(self: Any, event: Any) -> None:
        touches = event.touches_for_window(self) if self.actor.kind == "window" else event.all_touches
        dropped = self.actor.behaviour.dropped
        if len(dropped) == len(_TOUCH_METHODS) or any(touch.phase.name.lower() in dropped for touch in touches):
            return
        inherited(self, "send_event")(event)


def inherited(receiver: Any, name: str) -> Callable[..., Any]:
    """What super() is for a method that several classes share: the next one after the class that has it."""
    has_it = next(cls for cls in type(receiver).__mro__ if name in cls.__dict__)
    return getattr(super(has_it, receiver), name)  # type: ignore[no-any-return]


def instrumented(base: type[Responder], names: frozenset[str], selectors: tuple[str, ...] = ()) -> type[Responder]:
    """A subclass of ``base`` with these overrides, and an action for each selector."""
    members: dict[str, Any] = {name: Methods.__dict__[name] for name in sorted(names)}
    for index, selector in enumerate(selectors):
        members[f"action_{index}"] = action(selector)(_performer(selector))
    return type(base.__name__, (base,), members)


def _performer(selector: str) -> Callable[[Any], None]:
    def perform(self: Any) -> None:
        self.actor.say("actions", selector)

    return perform


# ---- Touches --------------------------------------------------------------------


def receive(receiver: Any, phase: str, touches: Any, event: Any) -> None:
    actor = receiver.actor
    actor.world.keep_touches(touches)
    actor.say("touches", phase + actor.world.id_suffix(touches))
    handler = _HANDLERS.get(actor.behaviour.touches_do)
    if handler is not None:
        try:
            handler(receiver, phase, touches, event)
        except Error as error:
            actor.world.note(f"touchesDo of {actor.id}", error)
    # A receiver that is gone is no fault of the scenario: one of its steps may have destroyed the view inside this callback.
    if phase in actor.behaviour.supers and receiver.is_alive:
        inherited(receiver, _TOUCH_METHODS[phase])(touches, event)


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


_HANDLERS: dict[Optional[str], Callable[[Any, str, Any, Any], None]] = {
    "drag": _drag,
    "pinch": _pinch,
    "swipe": _swipe,
    "doubleTap": _double_tap,
    "removeSelf": _remove_self,
}


# ---- Hit-testing as files override it -------------------------------------------


def _is_inside(view: View, point: Point, way: str, value: Any) -> bool:
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


def _hand_made(view: Any, point: Point, event: Any, converting: bool, stopping: bool) -> Optional[View]:
    """hitTest as people write it by hand, with the mistakes that S5 and S13 show.

    Without stopping, the subview asked last decides, also when it answers nil; without converting, subviews are asked about
    a point of their superview.
    """
    if view.hidden or not view.user_interaction_enabled or view.alpha < 0.01 or not view.point_inside(point, event):
        return None
    result: Optional[View] = None
    for subview in reversed(view.subviews):
        result = subview.view_at(view.convert_point_to(point, subview) if converting else point, event)
        if stopping and result is not None:
            break
    return view if result is None else result
