# SPDX-License-Identifier: MIT
"""Expectations about what controls, recognisers and views did, read from the context's trace."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Optional, Union

from .._objects import Object
from ..control import Control
from ..controls import PageControl, SegmentedControl, Slider, Stepper, Switch, TextField
from ..enums import ControlEvents, Reason, TouchPhase
from ..geometry import PointLike
from ..gesture import GestureRecognizer
from ..plugins import Plugin
from ..scroll import ScrollView
from ..trace import TraceRecord
from ..view import View

_BEGAN = frozenset({Reason.GESTURE_BEGAN, Reason.CONTROL_BEGAN_TRACKING})
_FIRED = frozenset({Reason.GESTURE_BEGAN, Reason.GESTURE_RECOGNIZED})
_ENDED = frozenset({Reason.GESTURE_ENDED, Reason.GESTURE_RECOGNIZED, Reason.CONTROL_ENDED_TRACKING})
_CANCELLED = frozenset(
    reason for reason in Reason if reason.name.startswith(("GESTURE_CANCELLED", "CONTROL_CANCELLED"))
) | {Reason.CONTROL_STOPPED_TRACKING}
#: Reasons with which an attempt of a recogniser fails.
_FAILED = frozenset(reason for reason in Reason if 540 <= reason <= 557 or 572 <= reason <= 579) - {Reason.GESTURE_ENDED}
#: What a control of a class sends when it is used.
_VALUES = (PageControl, SegmentedControl, Slider, Stepper, Switch)


def expect(subject: Union[View, GestureRecognizer]) -> Expectation:
    """Begin an expectation about a view, a control or a recogniser: ``expect(button).fired()``.

    The trace of the context must be on and must still have the records concerned. ``context.trace.clear()`` empties it. An expectation
    overrides, calls and changes no method of the object. Each method raises AssertionError with the explanation of the object, or returns
    the expectation, so that calls can be chained.
    """
    if not isinstance(subject, (View, GestureRecognizer)):
        raise TypeError(f"expect() takes a view, a control or a recogniser, not {subject!r}")
    return Expectation(subject)


class Expectation:
    """What expect() returns."""

    def __init__(self, subject: Union[View, GestureRecognizer]) -> None:
        """Made by expect()."""
        self._subject = subject
        self._context = subject._context

    # ---- Controls and recognisers ----

    def fired(self, times: Optional[int] = None, *, events: Optional[ControlEvents] = None) -> Expectation:
        """A control sent an action, or a recogniser recognised: ``times`` times, or at least once.

        ``events`` are the control events that count. By default these are TOUCH_UP_INSIDE, VALUE_CHANGED for a control with a value, and
        EDITING_CHANGED for a text field. A continuous recogniser fires when it begins.
        """
        count = len(self._fires(events))
        if count == 0 if times is None else count != times:
            wanted = "to fire" if times is None else f"to fire {_times(times)}"
            self._fail(wanted, "it did not fire" if count == 0 else f"it fired {_times(count)}")
        return self

    def did_not_fire(self, *, events: Optional[ControlEvents] = None) -> Expectation:
        """A control sent no action, or a recogniser did not recognise; see fired()."""
        count = len(self._fires(events))
        if count:
            self._fail("not to fire", f"it fired {_times(count)}")
        return self

    def began(self) -> Expectation:
        """A continuous recogniser began, or a control began to track a touch."""
        return self._need("to begin", _BEGAN)

    def ended(self) -> Expectation:
        """A recogniser ended or was recognised, or a control tracked a touch until it lifted."""
        return self._need("to end", _ENDED)

    def failed(self) -> Expectation:
        """An attempt of a recogniser failed."""
        if not isinstance(self._subject, GestureRecognizer):
            raise TypeError(f"only a recogniser fails; {self._subject.describe()} is none")
        return self._need("to fail", _FAILED)

    def began_then_cancelled(self) -> Expectation:
        """It began, and was cancelled: a recogniser, a control that tracked a touch, or a view that received touches."""
        if isinstance(self._subject, (Control, GestureRecognizer)):
            shown = [record.reason for record in self._own()]
            first = next((index for index, reason in enumerate(shown) if reason in _BEGAN), len(shown))
            if not any(reason in _CANCELLED for reason in shown[first:]):
                self._fail("to begin and then be cancelled", self._history())
            return self
        phases = self._phases()
        if TouchPhase.BEGAN not in phases or TouchPhase.CANCELLED not in phases[phases.index(TouchPhase.BEGAN) :]:
            self._fail("to receive touches that are cancelled", self._received_words(phases))
        return self

    # ---- Views ----

    def was_hit(self, times: Optional[int] = None) -> Expectation:
        """Touches began with the view as their hit view: ``times`` touches, or at least one."""
        count = sum(record.reason is Reason.TOUCH_HIT and record.other == self._subject for record in self._records())
        if count == 0 if times is None else count != times:
            self._fail("to be hit" if times is None else f"to be hit {_times(times)}", f"it was hit {_times(count)}")
        return self

    def received(self, phases: Sequence[Union[TouchPhase, str]]) -> Expectation:
        """The touch methods of these phases were called for the view, in this order. MOVED stands for one or more calls in a row.

        A phase is a TouchPhase or its name: ``expect(view).received(["began", "moved", "cancelled"])``.
        """
        wanted = _folded(TouchPhase[each.upper()] if isinstance(each, str) else TouchPhase(each) for each in phases)
        found = _folded(self._phases())
        if found != wanted:
            names = ", ".join(phase.name.lower() for phase in wanted) or "nothing"
            self._fail(f"to receive {names}", self._received_words(found))
        return self

    def scrolled_to(self, offset: PointLike, *, within: float = 0.5) -> Expectation:
        """The scroll view's ``content_offset`` is at most ``within`` points from ``offset``, in content coordinates."""
        if not isinstance(self._subject, ScrollView):
            raise TypeError(f"only a scroll view scrolls; {self._subject.describe()} is none")
        x, y = offset
        shown = self._subject.content_offset
        if max(abs(shown.x - x), abs(shown.y - y)) > within:
            self._fail(f"to be scrolled to ({x:g}, {y:g})", f"it is at ({shown.x:g}, {shown.y:g})")
        return self

    def has_text(self, text: str) -> Expectation:
        """The text field's text is ``text``."""
        if not isinstance(self._subject, TextField):
            raise TypeError(f"only a text field has text; {self._subject.describe()} is none")
        if self._subject.text != text:
            self._fail(f"to have the text {text!r}", f"it has {self._subject.text!r}")
        return self

    def is_first_responder(self) -> Expectation:
        """The view is the first responder of its window."""
        if not isinstance(self._subject, View):
            raise TypeError(f"only a responder becomes first responder; {self._subject.describe()} is none")
        if not self._subject.is_first_responder:
            self._fail("to be the first responder", "it is not")
        return self

    # ---- What the trace holds ----

    def _records(self) -> Iterable[TraceRecord]:
        if not self._context.trace.on:
            raise ValueError("the trace of the context is off: call context.trace.start() before the input")
        return self._context.trace.records()

    def _own(self) -> list[TraceRecord]:
        return [record for record in self._records() if record.object == self._subject]

    def _fires(self, events: Optional[ControlEvents] = None) -> list[TraceRecord]:
        subject = self._subject
        if isinstance(subject, GestureRecognizer):
            if events is not None:
                raise TypeError("events are of controls; a recogniser has none")
            return [record for record in self._own() if record.reason in _FIRED]
        if not isinstance(subject, Control):
            raise TypeError(f"only controls and recognisers fire; {subject.describe()} is none")
        mask = int(_default_events(subject) if events is None else events)
        sent = (record for record in self._own() if record.reason is Reason.CONTROL_SENT_EVENTS)
        return [record for record in sent if int(record.value) & mask]

    def _phases(self) -> list[TouchPhase]:
        delivered = (record for record in self._own() if record.reason in (Reason.DELIVERED, Reason.FORWARDED))
        return [TouchPhase(int(record.value)) for record in delivered]

    def _received_words(self, phases: Sequence[TouchPhase]) -> str:
        return f"it received {', '.join(phase.name.lower() for phase in phases) or 'nothing'}"

    def _need(self, wanted: str, reasons: frozenset[Reason]) -> Expectation:
        if not isinstance(self._subject, (Control, GestureRecognizer)):
            raise TypeError(f"only controls and recognisers begin and end; {self._subject.describe()} is none")
        if not any(record.reason in reasons for record in self._own()):
            self._fail(wanted, self._history())
        return self

    def _history(self) -> str:
        kept = _BEGAN | _FIRED | _ENDED | _CANCELLED | _FAILED
        shown = [record.sentence for record in self._own() if record.reason in kept]
        return "; ".join(shown[-4:]) or "it did nothing"

    def _fail(self, wanted: str, found: str) -> None:
        """Raise, with the explanation of the object and the problem that concerns it."""
        __tracebackhide__ = True
        subject = self._subject
        lines = [f"expected {_name(subject)} {wanted}; {found}", f"  explanation: {subject.explain()}"]
        problems = self._context.problems()
        near = [problem for problem in problems if subject in (problem.victim, problem.culprit)] or problems
        if near:
            lines += [f"  problem: {near[0].sentence}", f"  remedy: {near[0].help}"]
        raise AssertionError("\n".join(lines))


def _default_events(control: Control) -> ControlEvents:
    if isinstance(control, TextField):
        return ControlEvents.EDITING_CHANGED
    return ControlEvents.VALUE_CHANGED if isinstance(control, _VALUES) else ControlEvents.TOUCH_UP_INSIDE


def _folded(phases: Iterable[TouchPhase]) -> list[TouchPhase]:
    """The phases, a row of MOVED as one."""
    made: list[TouchPhase] = []
    for phase in phases:
        if phase is not TouchPhase.MOVED or made[-1:] != [phase]:
            made.append(phase)
    return made


def _times(count: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(count, f"{count} times")


def _name(subject: Union[Object, Plugin]) -> str:
    return getattr(subject, "name", None) or subject.describe()
