# SPDX-License-Identifier: MIT
"""Touches and events: what handlers are given, and what goes in (SPEC 54-75)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from ctypes import POINTER, c_bool, c_double, c_int32, c_int64, c_uint32, cast, pointer, sizeof
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

from . import _capi
from ._buffers import sample_buffer
from ._callbacks import call_list
from ._objects import Object, handle_of, required_handle
from ._properties import int64, uint32
from ._worded import worded_fields
from .enums import EventSubtype, EventType, KeyModifierFlags, PredictionModel, TouchPhase, TouchProperties, TouchType
from .geometry import Point, PointLike, c_point, point_of

if TYPE_CHECKING:
    from .gesture import GestureRecognizer
    from .press import Press
    from .view import View
    from .window import Window


@worded_fields
class TouchSample(NamedTuple):
    """One finger in one update, in screen coordinates.

    - ``id``: The host's number for this finger while it is down.
    - ``phase``: What the finger does; STATIONARY is no input.
    - ``location``: Where it is.
    - ``type``: What made the touch; read at began.
    - ``screen``: The screen it is on; read at began (SPEC 43).
    - ``force``: 1 is an ordinary touch; 0 where unknown.
    - ``major_radius``: Radius of the contact in points; 0 where unknown.
    - ``buttons``: Of the type INDIRECT_POINTER: buttons that are down, one bit each; the primary button is 1. 0 means the primary
      button while the touch is down, and the last mask at its end.
    - ``modifiers``: Keys that modify, at this moment.
    - ``altitude_angle``: Of a pencil: radians above the surface, pi/2 being upright; 0 where unknown.
    - ``azimuth_angle``: Of a pencil: where it leans, in radians clockwise from the x axis; 0 where unknown.
    - ``roll_angle``: Of a pencil: radians about its own axis; 0 where unknown.
    - ``precise_offset``: What to add to ``location`` for the precise place.
    - ``major_radius_tolerance``: How exact ``major_radius`` is, in points.
    - ``maximum_possible_force``: The greatest force that the device can report.
    - ``estimated_properties``: Properties of this sample that are estimates (SPEC 345).
    - ``expecting_updates``: Those of them that the device will still report.
    - ``estimation_update_index``: The number for the updates of this sample; not 0 if updates are expected.
    - ``coalesced``: Pairs of time and location of the samples since the last update, oldest first, without this one (SPEC 71).
    """

    id: int
    phase: TouchPhase
    location: PointLike
    type: TouchType = TouchType.DIRECT
    screen: int = 0
    force: float = 0.0
    major_radius: float = 0.0
    buttons: int = 0
    modifiers: int = 0
    altitude_angle: float = 0.0
    azimuth_angle: float = 0.0
    coalesced: Sequence[tuple[float, PointLike]] = ()
    roll_angle: float = 0.0
    precise_offset: PointLike = (0.0, 0.0)
    major_radius_tolerance: float = 0.0
    maximum_possible_force: float = 0.0
    estimated_properties: int = 0
    expecting_updates: int = 0
    estimation_update_index: int = 0


#: The fields of a sample from ``type`` on, where only the finger's place is known.
_PLAIN = tuple(TouchSample._field_defaults.values())
_SAMPLE_SIZE = sizeof(_capi.RKTouchSample)
#: The fields of a sample from ``roll_angle`` on.
_NO_DETAILS = (0.0, (0.0, 0.0), 0.0, 0.0, 0, 0, 0)


def _details(sample: TouchSample) -> Any:
    """Details that few devices report; None if the device does not."""
    if sample[12:] == _NO_DETAILS:
        return None
    details = _capi.sized(_capi.RKTouchDetails)
    details.estimated_properties = uint32(sample.estimated_properties, "estimated_properties")
    details.estimated_properties_expecting_updates = uint32(sample.expecting_updates, "expecting_updates")
    details.estimation_update_index = int64(sample.estimation_update_index)
    details.roll_angle = sample.roll_angle
    details.precise_offset = c_point(sample.precise_offset)
    details.major_radius_tolerance = sample.major_radius_tolerance
    details.maximum_possible_force = sample.maximum_possible_force
    return details


def is_plain(sample: TouchSample) -> bool:
    """Whether only the finger's place is known."""
    if not isinstance(sample, tuple):
        raise TypeError(f"a sample must be a TouchSample, not {sample!r}")
    return sample[3:] == _PLAIN


def sample_array(samples: Iterable[TouchSample]) -> tuple[Any, int]:
    """Samples as the library reads them."""
    given = list(samples)
    array = (_capi.RKTouchSample * len(given))()
    for target, sample in zip(array, given):
        plain = is_plain(sample)
        id, phase, place = sample[:3]
        if not -(1 << 63) <= id < 1 << 63:
            raise ValueError(f"a touch id is a number of 64 bits, not {id}")
        target.struct_size = _SAMPLE_SIZE
        target.phase = phase
        target.id = id
        location = target.location
        location.x, location.y = place
        if plain:
            continue
        target.type = sample.type
        target.screen = sample.screen
        target.force = sample.force
        target.major_radius = sample.major_radius
        target.buttons = uint32(sample.buttons, "buttons")
        target.modifiers = uint32(sample.modifiers, "modifiers")
        target.altitude_angle = sample.altitude_angle
        target.azimuth_angle = sample.azimuth_angle
        details = _details(sample)
        if details is not None:
            target.details = pointer(details)
        if sample.coalesced:
            merged = [_capi.RKTouchSnapshot(time, c_point(location)) for time, location in sample.coalesced]
            # The array keeps what its pointers lead to.
            target.coalesced = cast((_capi.RKTouchSnapshot * len(merged))(*merged), POINTER(_capi.RKTouchSnapshot))
            target.coalesced_count = len(merged)
    return array, len(given)


#: The fields of samples in an array of NumPy: ``numpy.zeros(count, dtype=responderkit.TOUCH_SAMPLE_DTYPE)``. ``struct_size`` may be left 0.
TOUCH_SAMPLE_DTYPE: list[tuple[str, str]] = [
    ("struct_size", "u4"),
    ("phase", "i4"),
    ("id", "i8"),
    ("x", "f8"),
    ("y", "f8"),
    ("type", "i4"),
    ("screen", "u4"),
    ("force", "f8"),
    ("major_radius", "f8"),
    ("buttons", "u4"),
    ("modifiers", "u4"),
    ("altitude_angle", "f8"),
    ("azimuth_angle", "f8"),
]
#: Up to ``coalesced``, the first of the fields that are pointers.
_ROW_SIZE = _capi.RKTouchSample.coalesced.offset


@contextmanager
def stream_array(samples: Any, times: int) -> Iterator[Any]:
    """A pointer to as many samples as there are times: an array with the fields of TOUCH_SAMPLE_DTYPE, in place, or TouchSamples, copied."""
    try:
        view = memoryview(samples)
    except TypeError:
        array, count = sample_array(samples)
        _check_times(times, count)
        yield array
        return
    with sample_buffer(samples, view, TOUCH_SAMPLE_DTYPE, _ROW_SIZE, _capi.RKTouchSample) as (rows, count):
        _check_times(times, count)
        if count and rows.contents.struct_size == 0:
            try:
                samples["struct_size"] = _ROW_SIZE
            except (TypeError, ValueError):
                raise ValueError(f'struct_size is 0 in samples that cannot be written; set samples["struct_size"] = {_ROW_SIZE} before') from None
        yield rows


def _check_times(times: int, count: int) -> None:
    if times != count:
        raise ValueError(f"timestamps has {times} numbers and samples has {count}; give each sample its time")


@worded_fields
class EstimationUpdate(NamedTuple):
    """What a device reports later of one sample; a value that is None is not among it (SPEC 354).

    - ``estimation_update_index``: The number that the sample had.
    - ``force``: 1 is an ordinary touch.
    - ``azimuth_angle``: Of a pencil: where it leans, in radians clockwise from the x axis.
    - ``altitude_angle``: Of a pencil: radians above the surface.
    - ``location``: Where it was, in screen coordinates.
    - ``roll_angle``: Of a pencil: radians about its own axis.
    - ``unavailable``: Properties of which no update will come: they stay estimates.
    """

    estimation_update_index: int
    force: Optional[float] = None
    azimuth_angle: Optional[float] = None
    altitude_angle: Optional[float] = None
    location: Optional[PointLike] = None
    roll_angle: Optional[float] = None
    unavailable: int = 0


def update_array(updates: Iterable[EstimationUpdate]) -> tuple[Any, int]:
    """Updates as the library reads them."""
    given = list(updates)
    array = (_capi.RKEstimationUpdate * len(given))()
    for target, update in zip(array, given):
        target.struct_size = sizeof(_capi.RKEstimationUpdate)
        target.estimation_update_index = int64(update.estimation_update_index)
        target.unavailable_properties = uint32(update.unavailable, "unavailable")
        for name, property in _UPDATED.items():
            value = getattr(update, name)
            if value is not None:
                target.updated_properties |= property
                setattr(target, name, c_point(value) if name == "location" else value)
    return array, len(given)


_UPDATED = {
    "force": TouchProperties.FORCE,
    "azimuth_angle": TouchProperties.AZIMUTH,
    "altitude_angle": TouchProperties.ALTITUDE,
    "location": TouchProperties.LOCATION,
    "roll_angle": TouchProperties.ROLL,
}


@worded_fields
class TouchSnapshot(NamedTuple):
    """One sample of a touch's past or future: seconds, and a point in the coordinates of its window.

    - ``timestamp``: Seconds of the context's clock.
    - ``location``: In the coordinates of the touch's window.
    """

    timestamp: float
    location: Point


class Touch(Object):
    """One finger, from its touch-down to its lift; the same object in every callback of that finger (SPEC 56).

    A touch that the program keeps stays readable after its end.
    """

    __slots__ = ()

    @property
    def id(self) -> int:
        """The host's number of the finger."""
        return self._get_value(_capi.rk_touch_get_id, c_int64)  # type: ignore[no-any-return]

    @property
    def phase(self) -> TouchPhase:
        """What the touch is doing (SPEC 54)."""
        return TouchPhase(self._get_value(_capi.rk_touch_get_phase, c_int32))

    @property
    def type(self) -> TouchType:
        """What made the touch (SPEC 55)."""
        return TouchType(self._get_value(_capi.rk_touch_get_type, c_int32))

    @property
    def tap_count(self) -> int:
        """Which tap in a row this is; 0 once the touch has moved too far (SPEC 68-70)."""
        return self._get_value(_capi.rk_touch_get_tap_count, c_uint32)  # type: ignore[no-any-return]

    @property
    def timestamp(self) -> float:
        """Time of the touch's last change, in seconds (SPEC 64)."""
        return self._get_value(_capi.rk_touch_get_timestamp, c_double)  # type: ignore[no-any-return]

    @property
    def view(self) -> Optional[View]:
        """The view that was hit (SPEC 57). None: no view was hit, or the touch was taken from its view, by a recogniser or because the view
        left its window (SPEC 58)."""
        return self._get_object(_capi.rk_touch_get_view)  # type: ignore[no-any-return]

    @property
    def window(self) -> Optional[Window]:
        """The window of the touch; None if it has none."""
        return self._get_object(_capi.rk_touch_get_window)  # type: ignore[no-any-return]

    def location(self, view: Optional[View] = None) -> Point:
        """Where the touch is, by the view's present geometry; None: in the touch's window (SPEC 18, 19)."""
        return self._location(_capi.rk_touch_get_location, view)

    def previous_location(self, view: Optional[View] = None) -> Point:
        """Where the touch was at the preceding update, by the view's present geometry (SPEC 19, 65)."""
        return self._location(_capi.rk_touch_get_previous_location, view)

    def _location(self, function: Any, view: Optional[View]) -> Point:
        from .view import View

        return point_of(self._get_struct(function, _capi.RKPoint, handle_of(view, View, "view")))

    @property
    def force(self) -> float:
        """The force as given."""
        return self._get_value(_capi.rk_touch_get_force, c_double)  # type: ignore[no-any-return]

    @property
    def major_radius(self) -> float:
        """The radius of the contact as given."""
        return self._get_value(_capi.rk_touch_get_major_radius, c_double)  # type: ignore[no-any-return]

    @property
    def withheld(self) -> bool:
        """Whether views never receive this touch. The causes are: multiple_touch_enabled or exclusive_touch (SPEC 95, 98);
        touches_should_begin, which returned False (SPEC 247); the touch stopped a scroll view (SPEC 263)."""
        return self._get_value(_capi.rk_touch_is_withheld, c_bool)  # type: ignore[no-any-return]

    @property
    def coalesced(self) -> list[TouchSnapshot]:
        """The samples merged into the present one, oldest first, the present one last (SPEC 71, 292)."""
        snapshots = call_list(_capi.rk_touch_get_coalesced, self._handle, item=_capi.RKTouchSnapshot)
        return [TouchSnapshot(snapshot.timestamp, point_of(snapshot.location)) for snapshot in snapshots]

    def predicted(self, model: PredictionModel, ahead: float) -> TouchSnapshot:
        """The predicted place of the touch ``ahead`` seconds, 0 to 1, after its last sample, from the samples of the last tenth of a second.

        It stays where it is if it has ended or has too few samples.
        """
        out = self._get_struct(_capi.rk_touch_get_predicted, _capi.RKTouchSnapshot, PredictionModel(model), ahead)
        return TouchSnapshot(out.timestamp, point_of(out.location))

    @property
    def button_mask(self) -> int:
        """Buttons of the pointer that are down, one bit each; 0 for other types."""
        return self._get_value(_capi.rk_touch_get_button_mask, c_uint32)  # type: ignore[no-any-return]

    @property
    def altitude_angle(self) -> float:
        """The pencil's angle above the surface in radians, as given."""
        return self._get_value(_capi.rk_touch_get_altitude_angle, c_double)  # type: ignore[no-any-return]

    @property
    def azimuth_angle(self) -> float:
        """Where the pencil leans, in radians clockwise from the x axis, as given."""
        return self._get_value(_capi.rk_touch_get_azimuth_angle, c_double)  # type: ignore[no-any-return]

    def azimuth_unit_vector(self, view: Optional[View] = None) -> Point:
        """A vector of length 1 in the direction in which the pencil leans, along the axes of a view, or of the touch's window."""
        return self._location(_capi.rk_touch_get_azimuth_unit_vector, view)

    @property
    def roll_angle(self) -> float:
        """The pencil's roll about its own axis in radians, as given (SPEC 343)."""
        return self._get_value(_capi.rk_touch_get_roll_angle, c_double)  # type: ignore[no-any-return]

    def precise_location(self, view: Optional[View] = None) -> Point:
        """The location with the device's full resolution (SPEC 344); otherwise as location()."""
        return self._location(_capi.rk_touch_get_precise_location, view)

    def precise_previous_location(self, view: Optional[View] = None) -> Point:
        """The location at the update before, with the device's full resolution (SPEC 344)."""
        return self._location(_capi.rk_touch_get_precise_previous_location, view)

    @property
    def major_radius_tolerance(self) -> float:
        """The tolerance of the contact's radius, in points, as given."""
        return self._get_value(_capi.rk_touch_get_major_radius_tolerance, c_double)  # type: ignore[no-any-return]

    @property
    def maximum_possible_force(self) -> float:
        """The greatest force that the device can report, as given."""
        return self._get_value(_capi.rk_touch_get_maximum_possible_force, c_double)  # type: ignore[no-any-return]

    @property
    def estimated_properties(self) -> TouchProperties:
        """Which properties of the touch's last sample are estimates (SPEC 345)."""
        return TouchProperties(self._get_value(_capi.rk_touch_get_estimated_properties, c_uint32))

    @property
    def estimated_properties_expecting_updates(self) -> TouchProperties:
        """Which of the estimated properties the device will still report (SPEC 345)."""
        return TouchProperties(self._get_value(_capi.rk_touch_get_estimated_properties_expecting_updates, c_uint32))

    @property
    def estimation_update_index(self) -> int:
        """The host's number for the updates of the touch's last sample; 0 without (SPEC 345)."""
        return self._get_value(_capi.rk_touch_get_estimation_update_index, c_int64)  # type: ignore[no-any-return]

    @property
    def gesture_recognizers(self) -> list[GestureRecognizer]:
        """The recognisers that received the touch and have not refused or ignored it, in the order in which they are called (SPEC 59, 80)."""
        wrap = self._context._wrap
        return [wrap(handle) for handle in call_list(_capi.rk_touch_get_gesture_recognizers, self._handle)]


class Event(Object):
    """The event that an update delivers. All updates of a multi-touch sequence have the same object (SPEC 61)."""

    __slots__ = ()

    @property
    def type(self) -> EventType:
        """Kind of the event (SPEC 72)."""
        return EventType(self._get_value(_capi.rk_event_get_type, c_int32))

    @property
    def subtype(self) -> EventSubtype:
        """Which motion, or which button of a remote control; NONE for other events (SPEC 72)."""
        return EventSubtype(self._get_value(_capi.rk_event_get_subtype, c_int32))

    @property
    def timestamp(self) -> float:
        """Time of the update, in seconds (SPEC 64)."""
        return self._get_value(_capi.rk_event_get_timestamp, c_double)  # type: ignore[no-any-return]

    @property
    def modifier_flags(self) -> KeyModifierFlags:
        """The modifier keys of the event's last sample."""
        return KeyModifierFlags(self._get_value(_capi.rk_event_get_modifier_flags, c_uint32))

    @property
    def button_mask(self) -> int:
        """The buttons of the pointer in the event's last sample, one bit each."""
        return self._get_value(_capi.rk_event_get_button_mask, c_uint32)  # type: ignore[no-any-return]

    @property
    def all_presses(self) -> list[Press]:
        """The presses that are down, and those that ended in this report, in the order they began; none in an event of another type."""
        wrap = self._context._wrap_press
        return [wrap(handle) for handle in call_list(_capi.rk_event_get_all_presses, self._handle, capacity=16)]

    @property
    def all_touches(self) -> list[Touch]:
        """Every touch that is down, and those that ended in this update, in the order they began (SPEC 62)."""
        return self._touches(_capi.rk_event_get_all_touches)

    def touches_for_view(self, view: View) -> list[Touch]:
        """Those of all_touches whose view is the given one."""
        from .view import View

        return self._touches(_capi.rk_event_get_touches_for_view, required_handle(view, View, "view"))

    def touches_for_window(self, window: Window) -> list[Touch]:
        """Those of all_touches whose window is the given one."""
        from .window import Window

        return self._touches(_capi.rk_event_get_touches_for_window, required_handle(window, Window, "window"))

    def touches_for_gesture_recognizer(self, recognizer: GestureRecognizer) -> list[Touch]:
        """Those of all_touches that a recogniser tracks."""
        from .gesture import GestureRecognizer

        handle = required_handle(recognizer, GestureRecognizer, "recognizer")
        return self._touches(_capi.rk_event_get_touches_for_gesture_recognizer, handle)

    def _touches(self, function: Any, *arguments: Any) -> list[Touch]:
        wrap = self._context._wrap_touch
        return [wrap(handle) for handle in call_list(function, self._handle, *arguments, capacity=16)]
