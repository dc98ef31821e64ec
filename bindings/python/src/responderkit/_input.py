# SPDX-License-Identifier: MIT
"""What goes into a context: touches, presses, text, shakes, remote control, pointers, wheels, trackpads.

Each kind has a ``send_``, which delivers it at once and is refused on another thread than the context's, and a ``post_``, which appends
it to the queue from any thread (SPEC 289, 290). Timestamps are seconds of the host's own clock; timers due by then fire first (SPEC 293).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from ctypes import ArgumentError, byref, c_bool, c_double, c_size_t, c_void_p, pointer, sizeof
from threading import get_ident
from typing import Any, Optional, Union

from . import _capi
from ._buffers import time_array, track_numbers
from ._callbacks import call, invoke, raise_pending, state, stop_streams
from ._objects import c_text
from ._properties import int64, uint32
from ._registry import Registry
from .enums import EventSubtype, GestureInputPhase, MotionPhase, PressPhase, PressType, Status, TouchPhase
from .errors import sentence_error, status_error
from .geometry import PointLike, c_point
from .press import Press, PressSample, press_array
from .touch import EstimationUpdate, Touch, TouchSample, is_plain, sample_array, stream_array, update_array


_BEGAN, _MOVED, _ENDED = int(TouchPhase.BEGAN), int(TouchPhase.MOVED), int(TouchPhase.ENDED)
_INT64 = 1 << 63
_send_touches = _capi.rk_context_send_touches
#: Rows of a track that are made samples at once.
_BLOCK = 1024


class Input(Registry):
    """The part of a context that takes input."""

    def _init_input(self) -> None:
        #: What down(), move() and up() fill in, again and again.
        self._sample = _capi.sized(_capi.RKTouchSample)
        self._sample_location = self._sample.location
        self._sample_pointer = pointer(self._sample)

    @property
    def time(self) -> float:
        """The context's clock, in seconds: the latest time of an event, an advance or a timer."""
        out = c_double()
        call(_capi.rk_context_get_time, self._handle, byref(out))
        return out.value

    # ---- Touches ----

    def send_touches(self, timestamp: float, samples: Iterable[TouchSample]) -> None:
        """Deliver one update: all fingers that changed at once (SPEC 66)."""
        given = list(samples)
        if len(given) == 1 and is_plain(given[0]):
            id, phase, (x, y) = given[0][:3]
            self._send_one(id, phase, x, y, timestamp)
        else:
            self._send_samples(timestamp, given)

    def _send_samples(self, timestamp: float, samples: Iterable[TouchSample]) -> None:
        array, count = sample_array(samples)
        call(_capi.rk_context_send_touches, self._handle, timestamp, array, count)

    def send_touch_stream(self, timestamps: Any, samples: Any) -> int:
        """Deliver many updates in one call: a time and a sample for each finger in each of them.

        ``timestamps`` is a buffer of 64-bit floats, such as a NumPy array, or any sequence of numbers. ``samples`` is an array with the fields of
        TOUCH_SAMPLE_DTYPE, or any sequence of TouchSample. Arrays are read in place:

            samples = numpy.zeros(len(times), dtype=responderkit.TOUCH_SAMPLE_DTYPE)
            samples["id"], samples["phase"] = 1, responderkit.TouchPhase.MOVED
            samples["x"], samples["y"] = xs, ys
            context.send_touch_stream(times, samples)

        Neighbours with equal times are one update, up to an id that occurs again. If a handler raises an exception or calls
        stop_touch_stream(), the stream ends after that update. It also ends before an update that is refused. Returns the number of samples
        that were delivered.
        """
        with time_array(timestamps) as (times, count), stream_array(samples, count) as rows:
            status, sent = self._stream(times, rows, count)
        if status < 0:
            raise status_error(status)
        return sent

    def stop_touch_stream(self) -> None:
        """Stop the stream of touches that is running, the innermost one, after its present update."""
        call(_capi.rk_context_stop_touch_stream, self._handle)

    def _stream(self, times: Any, rows: Any, count: int) -> tuple[int, int]:
        sent = c_size_t()
        state.streams.append(self._handle)
        try:
            status = invoke(_capi.rk_context_send_touch_stream, self._handle, times, rows, count, byref(sent))
        finally:
            state.streams.pop()
            if state.pending:
                # The streams around this one end, too.
                stop_streams()
        return status, sent.value

    def post_touches(self, timestamp: float, samples: Iterable[TouchSample]) -> None:
        """Append an update to the queue. From any thread."""
        array, count = sample_array(samples)
        call(_capi.rk_context_post_touches, self._handle, timestamp, array, count)

    def send_estimation_updates(self, timestamp: float, updates: Iterable[EstimationUpdate]) -> None:
        """Deliver what a device reports of properties that it had estimated in earlier samples (SPEC 354)."""
        array, count = update_array(updates)
        call(_capi.rk_context_send_estimation_updates, self._handle, timestamp, array, count)

    def post_estimation_updates(self, timestamp: float, updates: Iterable[EstimationUpdate]) -> None:
        """Append updates of estimated properties to the queue. From any thread."""
        array, count = update_array(updates)
        call(_capi.rk_context_post_estimation_updates, self._handle, timestamp, array, count)

    def down(self, id: int, x: float, y: float, t: Optional[float] = None) -> None:
        """A finger comes down at a place of the screen; ``t`` is the clock's time if not given."""
        self._send_one(id, _BEGAN, x, y, t)

    def move(self, id: int, x: float, y: float, t: Optional[float] = None) -> None:
        """A finger moves to a place of the screen."""
        self._send_one(id, _MOVED, x, y, t)

    def move_along(self, id: int, track: Union[Any, Iterable[Iterable[float]]]) -> None:
        """A finger moves many times: an update for each row (t, x, y) of ``track``.

        ``track`` is a buffer of 64-bit floats, such as a NumPy array of shape (n, 3), or any sequence of rows. If a handler
        raises an exception, or an update is refused, the movement ends; the updates before have been delivered. If ``track`` is a buffer, a
        handler may also end it with stop_touch_stream().
        """
        numbers = track_numbers(track)
        if numbers is not None:
            self._send_track(id, numbers)
            return
        for t, x, y in track:
            self._send_one(id, _MOVED, x, y, t)

    def _send_track(self, id: int, numbers: Any) -> None:
        count = len(numbers) // 3
        if count == 0:
            return
        sample = _capi.sized(_capi.RKTouchSample)
        sample.id, sample.phase = _finger(id), _MOVED
        size = min(count, _BLOCK)
        # One place more for a sample without a time. The stream refuses it before it looks at anything else, unless it was stopped before.
        block = bytearray(bytes(sample) * (size + 1))
        rows = (_capi.RKTouchSample * (size + 1)).from_buffer(block)
        times = array("d", [float("nan")]) * (size + 1)
        fields, place = memoryview(block).cast("d"), sizeof(sample) // 8
        x, y = fields[2::place], fields[3::place]
        for start in range(0, count, size):
            some = min(size, count - start)
            part = numbers[3 * start : 3 * (start + some)]
            memoryview(times)[:some], x[:some], y[:some] = part[0::3], part[1::3], part[2::3]
            is_last = start + some == count
            status, sent = self._stream((c_double * (size + 1)).from_buffer(times), rows, some if is_last else size + 1)
            if status < 0 and (sent < some or is_last):
                text, names_update, _ = str(status_error(status)).partition(" (the update that")
                raise sentence_error(status, f"{text} (row {start + sent} of the track)" if names_update else text)
            if status >= 0:
                return

    def up(self, id: int, x: float, y: float, t: Optional[float] = None) -> None:
        """A finger lifts at a place of the screen."""
        self._send_one(id, _ENDED, x, y, t)

    def _send_one(self, id: int, phase: int, x: float, y: float, t: Optional[float]) -> None:
        if t is None:
            t = self.time
        here = state
        if here.depth > 0 or get_ident() != self._thread:
            # The sample may be in use below, or in another thread.
            self._send_samples(t, [TouchSample(id, TouchPhase(phase), (x, y))])
            return
        sample, location = self._sample, self._sample_location
        _finger(id)
        try:
            sample.id, sample.phase, location.x, location.y = id, phase, x, y
        except TypeError:
            raise TypeError(f"x and y are two numbers, not {x!r} and {y!r}") from None
        here.depth = 1
        try:
            status = _send_touches(self._handle, t, self._sample_pointer, 1)
        except ArgumentError:
            raise TypeError(f"t is the time in seconds, a number, not {t!r}") from None
        finally:
            here.depth = 0
        if here.pending:
            raise_pending()
        if status < 0:
            raise status_error(status)

    def cancel_all_touches(self) -> None:
        """Cancel all touches, as the system does for an alert (SPEC 108)."""
        call(_capi.rk_context_cancel_all_touches, self._handle)

    def post_cancel_all_touches(self) -> None:
        """Append a cancellation of all touches to the queue. From any thread."""
        call(_capi.rk_context_post_cancel_all_touches, self._handle)

    def find_touch(self, id: int) -> Optional[Touch]:
        """The touch of a finger that is down; None if it is not."""
        return self._wrap_touch(self._find(_capi.rk_context_find_touch, id))  # type: ignore[no-any-return]

    def _find(self, function: Any, id: int) -> Optional[int]:
        out = c_void_p()
        status = invoke(function, self._handle, int64(id), byref(out))
        if status == Status.NOT_FOUND:
            return None
        if status < 0:
            raise status_error(status)
        return out.value

    # ---- Presses of buttons and keys (SPEC 269-273, 278) ----

    def send_presses(self, timestamp: float, samples: Iterable[PressSample]) -> None:
        """Deliver one report: all buttons and keys that changed at once. A key that goes down is tried as a key command first."""
        array, count = press_array(samples)
        call(_capi.rk_context_send_presses, self._handle, timestamp, array, count)

    def post_presses(self, timestamp: float, samples: Iterable[PressSample]) -> None:
        """Append a report of buttons and keys to the queue. From any thread."""
        array, count = press_array(samples)
        call(_capi.rk_context_post_presses, self._handle, timestamp, array, count)

    def press_down(self, id: int, type: PressType, t: Optional[float] = None, *, modifiers: int = 0, force: float = 1.0) -> None:
        """A button goes down; ``id`` is the host's number for it, ``t`` the clock's time if not given."""
        self._send_press(t, PressSample(id, PressPhase.BEGAN, type, modifiers=modifiers, force=force))

    def key_down(
        self,
        id: int,
        characters: str,
        t: Optional[float] = None,
        *,
        modifiers: int = 0,
        key_code: int = 0,
        characters_ignoring_modifiers: Optional[str] = None,
    ) -> None:
        """A key goes down; ``characters`` are the characters that it types. Text for a text field comes by insert_text()."""
        texts = characters, characters_ignoring_modifiers
        self._send_press(t, PressSample(id, PressPhase.BEGAN, PressType.KEY, key_code, modifiers, None, *texts))

    def press_up(self, id: int, t: Optional[float] = None, *, modifiers: int = 0) -> None:
        """A button or key comes up."""
        self._send_press(t, PressSample(id, PressPhase.ENDED, modifiers=modifiers))

    def _send_press(self, t: Optional[float], sample: PressSample) -> None:
        self.send_presses(self.time if t is None else t, [sample])

    def cancel_all_presses(self) -> None:
        """Cancel all presses, as the system does (SPEC 273, 287)."""
        call(_capi.rk_context_cancel_all_presses, self._handle)

    def find_press(self, id: int) -> Optional[Press]:
        """The press of a button or key that is down; None if it is not."""
        return self._wrap_press(self._find(_capi.rk_context_find_press, id))  # type: ignore[no-any-return]

    # ---- Text (SPEC 279) ----

    def insert_text(self, text: str, t: Optional[float] = None) -> bool:
        """Text that a keyboard or input method has composed, "\\n" for the return key; whether the first responder took it."""
        return self._took(_capi.rk_context_insert_text, t, c_text(text, "text"))

    def delete_backward(self, t: Optional[float] = None) -> bool:
        """The backspace key; whether the first responder took it."""
        return self._took(_capi.rk_context_delete_backward, t)

    def _took(self, function: Any, t: Optional[float], *arguments: Any) -> bool:
        out = c_bool()
        call(function, self._handle, self.time if t is None else t, *arguments, byref(out))
        return out.value

    def post_text(self, timestamp: float, text: str) -> None:
        """Append text to the queue. From any thread."""
        call(_capi.rk_context_post_text, self._handle, timestamp, c_text(text, "text"))

    # ---- Shaking and remote control (SPEC 274-276) ----

    def send_motion(self, timestamp: float, phase: MotionPhase) -> None:
        """Report a shake: BEGAN, then ENDED or CANCELLED."""
        call(_capi.rk_context_send_motion, self._handle, timestamp, MotionPhase(phase))

    def post_motion(self, timestamp: float, phase: MotionPhase) -> None:
        """Append a report of a shake to the queue. From any thread."""
        call(_capi.rk_context_post_motion, self._handle, timestamp, MotionPhase(phase))

    def send_remote_control(self, timestamp: float, subtype: EventSubtype) -> None:
        """Report a button of a remote control; nothing happens unless the application receives them."""
        call(_capi.rk_context_send_remote_control, self._handle, timestamp, EventSubtype(subtype))

    def post_remote_control(self, timestamp: float, subtype: EventSubtype) -> None:
        """Append a button of a remote control to the queue. From any thread."""
        call(_capi.rk_context_post_remote_control, self._handle, timestamp, EventSubtype(subtype))

    # ---- Pointers, wheels, trackpads ----

    def send_pointer(
        self,
        timestamp: float,
        location: PointLike,
        *,
        buttons: int = 0,
        screen: int = 0,
        outside: bool = False,
        z_offset: float = 0.0,
        altitude_angle: float = 0.0,
        azimuth_angle: float = 0.0,
        roll_angle: float = 0.0,
    ) -> None:
        """Report the pointer's location in screen coordinates, and its buttons, for Hover recognisers (SPEC 239).

        ``buttons`` is a mask, one bit each; ``outside`` means that it has left the screens. Clicks are touches of their own. Of a pencil,
        ``z_offset`` is its distance from the surface, 0 to 1, and the angles are in radians (SPEC 346).
        """
        sample = _pointer(location, buttons, screen, outside, (z_offset, altitude_angle, azimuth_angle, roll_angle))
        call(_capi.rk_context_send_pointer, self._handle, timestamp, byref(sample))

    def post_pointer(
        self,
        timestamp: float,
        location: PointLike,
        *,
        buttons: int = 0,
        screen: int = 0,
        outside: bool = False,
        z_offset: float = 0.0,
        altitude_angle: float = 0.0,
        azimuth_angle: float = 0.0,
        roll_angle: float = 0.0,
    ) -> None:
        """Append a report of the pointer to the queue. From any thread."""
        sample = _pointer(location, buttons, screen, outside, (z_offset, altitude_angle, azimuth_angle, roll_angle))
        call(_capi.rk_context_post_pointer, self._handle, timestamp, byref(sample))

    def send_scroll(
        self,
        timestamp: float,
        location: PointLike,
        delta: PointLike,
        phase: Optional[GestureInputPhase] = None,
        *,
        modifiers: int = 0,
        screen: int = 0,
    ) -> None:
        """Scroll with a wheel or trackpad: for scroll views, and for pans with an allowed_scroll_types_mask.

        ``location`` is where the pointer is, in screen coordinates. ``delta`` is in points, with the sign of a finger that drags the
        content: y > 0 moves it down. Without ``phase`` it is a notch of a wheel, a whole gesture of its own.
        """
        sample = _scroll(location, delta, phase, modifiers, screen)
        call(_capi.rk_context_send_scroll, self._handle, timestamp, byref(sample))

    def post_scroll(
        self,
        timestamp: float,
        location: PointLike,
        delta: PointLike,
        phase: Optional[GestureInputPhase] = None,
        *,
        modifiers: int = 0,
        screen: int = 0,
    ) -> None:
        """Append scrolling to the queue. From any thread."""
        sample = _scroll(location, delta, phase, modifiers, screen)
        call(_capi.rk_context_post_scroll, self._handle, timestamp, byref(sample))

    def send_transform(
        self,
        timestamp: float,
        location: PointLike,
        phase: GestureInputPhase,
        *,
        scale: float = 1.0,
        rotation: float = 0.0,
        modifiers: int = 0,
        screen: int = 0,
    ) -> None:
        """Pinch or rotate on a trackpad, for the Pinch and Rotation recognisers under the pointer.

        ``location`` is in screen coordinates; ``scale`` and ``rotation`` (radians, clockwise positive) are relative to BEGAN.
        """
        sample = _transform(location, phase, scale, rotation, modifiers, screen)
        call(_capi.rk_context_send_transform, self._handle, timestamp, byref(sample))

    def post_transform(
        self,
        timestamp: float,
        location: PointLike,
        phase: GestureInputPhase,
        *,
        scale: float = 1.0,
        rotation: float = 0.0,
        modifiers: int = 0,
        screen: int = 0,
    ) -> None:
        """Append a pinch or rotation to the queue. From any thread."""
        sample = _transform(location, phase, scale, rotation, modifiers, screen)
        call(_capi.rk_context_post_transform, self._handle, timestamp, byref(sample))


def _finger(id: int) -> int:
    if not isinstance(id, int):
        raise TypeError(f"the number of a finger is an int, not {id!r}; then come x, y and the time")
    if not -_INT64 <= id < _INT64:
        raise ValueError(f"a touch id is a number of 64 bits, not {id}")
    return id


def _pointer(location: PointLike, buttons: int, screen: int, outside: bool, pencil: tuple[float, float, float, float]) -> Any:
    sample = _capi.sized(_capi.RKPointerSample)
    sample.location = c_point(location)
    sample.buttons = uint32(buttons, "buttons")
    sample.screen = uint32(screen, "screen")
    sample.is_outside = outside
    sample.z_offset, sample.altitude_angle, sample.azimuth_angle, sample.roll_angle = pencil
    return sample


def _scroll(location: PointLike, delta: PointLike, phase: Optional[GestureInputPhase], modifiers: int, screen: int) -> Any:
    sample = _capi.sized(_capi.RKScrollSample)
    sample.location = c_point(location)
    sample.delta = c_point(delta)
    sample.is_discrete = phase is None
    sample.phase = GestureInputPhase.BEGAN if phase is None else GestureInputPhase(phase)
    sample.modifiers = uint32(modifiers, "modifiers")
    sample.screen = uint32(screen, "screen")
    return sample


def _transform(
    location: PointLike, phase: GestureInputPhase, scale: float, rotation: float, modifiers: int, screen: int
) -> Any:
    sample = _capi.sized(_capi.RKTransformSample)
    sample.location = c_point(location)
    sample.phase = GestureInputPhase(phase)
    sample.scale = scale
    sample.rotation = rotation
    sample.modifiers = uint32(modifiers, "modifiers")
    sample.screen = uint32(screen, "screen")
    return sample
