# SPDX-License-Identifier: MIT
"""What an observer receives about calls of methods (SPEC 356)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Callable, Optional, Union

from .enums import ObservedMethod
from .geometry import Point

if TYPE_CHECKING:
    from ._objects import Object
    from .context import Context
    from .press import Press
    from .touch import Event, Touch


@dataclass(frozen=True)
class Observation:
    """A method that is about to be called, or point_inside() that has returned. ObservedMethod describes point, value, text and objects.

    - ``method``: The method.
    - ``point``: A point, whose meaning depends on the method.
    - ``value``: A number, whose meaning depends on the method.
    - ``text``: A text, whose meaning depends on the method; or None.
    """

    method: ObservedMethod
    point: Point
    value: int
    text: Optional[str]
    _context: Context = field(repr=False, compare=False)
    _object: Optional[int] = field(repr=False, compare=False)
    _event: Optional[int] = field(repr=False, compare=False)
    _objects: tuple[int, ...] = field(repr=False, compare=False)

    @property
    def object(self) -> Optional[Object]:
        """The object whose method it is; None if it has ended."""
        return self._context._wrap_value(self._object)  # type: ignore[no-any-return]

    @property
    def event(self) -> Optional[Event]:
        """The event that the method receives; None if it receives none."""
        return self._context._wrap_event(self._event)  # type: ignore[no-any-return]

    @property
    def objects(self) -> tuple[Union[Touch, Press], ...]:
        """The touches or presses that the method receives."""
        pressed = ObservedMethod.PRESSES_BEGAN <= self.method <= ObservedMethod.PRESSES_CANCELLED
        wrap = self._context._wrap_press if pressed else self._context._wrap_touch
        return tuple(wrap(handle) for handle in self._objects)


#: Receives each call of a method.
Observer = Callable[[Observation], None]


def observation(context: Context, handle: Optional[int], call: Any) -> Observation:
    """A copy of what C passes."""
    text: Optional[bytes] = call.text
    return Observation(
        ObservedMethod(call.method),
        Point(call.point.x, call.point.y),
        call.value,
        None if text is None else text.decode("utf-8", "replace"),
        context,
        handle,
        call.event,
        tuple(call.objects[index] for index in range(call.count)),
    )
