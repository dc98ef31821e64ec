# SPDX-License-Identifier: MIT
"""Views: geometry, the tree, coordinate conversion, hit-testing (SPEC 1-53)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import c_bool, c_double, c_void_p
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Optional, TypeVar, Union, overload

from . import _capi
from ._buffers import handle_array, point_array
from ._callbacks import call, call_list, call_text
from ._objects import event_handle, handle_of, required_handle
from ._properties import flag, number
from .geometry import (
    Point,
    PointArgument,
    PointLike,
    Rect,
    RectLike,
    Transform,
    TransformLike,
    c_point,
    c_rect,
    c_transform,
    point_of,
    point_together,
    rect_of,
    rect_together,
    transform_of,
)
from .responder import Responder

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._keywords import ViewKeywords
    from .explanations import Explanation
    from .snapshot import Snapshot
    from .context import Context
    from .controller import ViewController
    from .gesture import GestureRecognizer
    from .touch import Event
    from .window import Window

#: A buffer that a caller gives and gets back.
_B = TypeVar("_B")
_V = TypeVar("_V", bound="View")
_MOST_PIXELS = 1 << 28


class View(Responder):
    """A view. Its own coordinates are its bounds space; frame and centre are in the superview's.

    Properties may be given by name: ``rk.View(frame, hidden=True)``.

    - ``hit_test_outset``: For a class that overrides ``point_inside`` or ``hit_test``: the greatest distance from the bounds, in points, at
      which it accepts a point. Hit-testing skips instances that are farther away. 0 means no limit; a negative number means that it
      accepts only points inside the bounds. A subclass that overrides one of the two methods needs its own value.
    """

    __slots__ = ()
    _native: ClassVar[str] = "View"
    hit_test_outset: ClassVar[float] = 0.0
    #: What the library calls to make one.
    _maker: ClassVar[Any] = _capi.rk_view_create

    @rect_together
    def __init__(
        self, frame: RectLike = (0.0, 0.0, 0.0, 0.0), *, context: Optional[Context] = None, **properties: Unpack[ViewKeywords]
    ) -> None:
        """Make a view with a frame in its superview's coordinates; properties by name. Without a context it belongs to Context.current()."""
        self._create(context, type(self)._maker, c_rect(frame))
        self._assign(properties)

    @overload
    @classmethod
    def create_many(
        cls: type[_V],
        frames: Union[Any, Iterable[RectLike]],
        superview: Optional[View] = None,
        *,
        superviews: Union[None, Any, Iterable[int]] = None,
        context: Optional[Context] = None,
    ) -> list[_V]: ...

    @overload
    @classmethod
    def create_many(
        cls,
        frames: Union[Any, Iterable[RectLike]],
        superview: Optional[View] = None,
        *,
        superviews: Union[None, Any, Iterable[int]] = None,
        classes: Sequence[type[View]],
        context: Optional[Context] = None,
    ) -> list[View]: ...

    @overload
    @classmethod
    def create_many(
        cls,
        frames: Union[Any, Iterable[RectLike]],
        superview: View,
        *,
        superviews: Union[None, Any, Iterable[int]] = None,
        classes: Optional[Sequence[type[View]]] = None,
        out: _B,
        context: Optional[Context] = None,
    ) -> _B: ...

    @classmethod
    def create_many(
        cls,
        frames: Union[Any, Iterable[RectLike]],
        superview: Optional[View] = None,
        *,
        superviews: Union[None, Any, Iterable[int]] = None,
        classes: Optional[Sequence[type[View]]] = None,
        out: Any = None,
        context: Optional[Context] = None,
    ) -> Any:
        """Make many views of this class and add each to its superview, in one call. Returns a list of the views.

        ``frames`` is a buffer of 64-bit floats, such as a NumPy array of shape (n, 4), which is read without a copy, or a sequence of
        rectangles. ``superviews`` has for each view the index of an earlier view of this call, or -1 for ``superview``. It is a buffer of
        64-bit integers, or a sequence. By default all views are added to ``superview``. ``classes`` has the class of each view. If an
        argument is invalid, no view is made.

        ``out`` is a buffer of n 64-bit unsigned integers. With it no Python objects are made: handles are written to ``out`` (see
        :meth:`Context.view_of`), ``out`` is returned, and only the superviews retain the views.

        ``__init__`` is not called, as for views that C code makes.
        """
        from ._many import create_many
        from .context import Context

        if superview is not None:
            context = superview._context if context is None else context
        return create_many(context or Context.current(), cls, classes, frames, superview, superviews, out)

    # ---- Properties of View, written by Sources/Generators/generate ----

    @property
    def frame(self) -> Rect:
        """The frame: the bounding box of the transformed bounds in superview coordinates (SPEC 2). Setting it changes bounds.size and the centre, and keeps bounds.origin. With a transform the bounds size is chosen so that the bounding box has this size (SPEC 3). Views of controllers that fill this view get its new size (SPEC 317)."""
        return rect_of(self._get_struct(_capi.rk_view_get_frame, _capi.RKRect))

    @frame.setter
    def frame(self, value: RectLike) -> None:
        call(_capi.rk_view_set_frame, self._handle, c_rect(value))

    @property
    def bounds(self) -> Rect:
        """The bounds, the view's rectangle in its own coordinates. Setting it leaves the centre where it is. A new origin scrolls the content and does not move the view (SPEC 4). A new size resizes views of controllers that fill this view, as frame does."""
        return rect_of(self._get_struct(_capi.rk_view_get_bounds, _capi.RKRect))

    @bounds.setter
    def bounds(self, value: RectLike) -> None:
        call(_capi.rk_view_set_bounds, self._handle, c_rect(value))

    @property
    def center(self) -> Point:
        """The centre: where the anchor point lies in superview coordinates (SPEC 1)."""
        return point_of(self._get_struct(_capi.rk_view_get_center, _capi.RKPoint))

    @center.setter
    def center(self, value: PointLike) -> None:
        call(_capi.rk_view_set_center, self._handle, c_point(value))

    @property
    def transform(self) -> Transform:
        """The transform about the anchor point; default identity. A view whose transform cannot be inverted, and its subtree, are never hit (SPEC 13)."""
        return transform_of(self._get_struct(_capi.rk_view_get_transform, _capi.RKTransform))

    @transform.setter
    def transform(self, value: TransformLike) -> None:
        call(_capi.rk_view_set_transform, self._handle, c_transform(value))

    @property
    def anchor_point(self) -> Point:
        """The anchor point in units of the bounds size; default (0.5, 0.5). The centre stays, so the view moves (SPEC 1)."""
        return point_of(self._get_struct(_capi.rk_view_get_anchor_point, _capi.RKPoint))

    @anchor_point.setter
    def anchor_point(self, value: PointLike) -> None:
        call(_capi.rk_view_set_anchor_point, self._handle, c_point(value))

    z_position: float = number(
        _capi.rk_view_get_z_position,
        _capi.rk_view_set_z_position,
        "The drawing order of the layer; it has no effect on hit-testing (SPEC 28).",
    )

    hidden: bool = flag(
        _capi.rk_view_is_hidden,
        _capi.rk_view_set_hidden,
        "Whether the view and its subtree are neither shown nor hit (SPEC 32). A window that is no longer hidden is shown in "
        "front of its level (SPEC 280). Default False.",
    )

    alpha: float = number(
        _capi.rk_view_get_alpha,
        _capi.rk_view_set_alpha,
        "Clamped to 0…1 and stored as a 32-bit float; NaN is ignored (SPEC 31). Below alphaHitThreshold the view is not hit; "
        "ancestors' alpha does not multiply (SPEC 34). Default 1.",
    )

    user_interaction_enabled: bool = flag(
        _capi.rk_view_is_user_interaction_enabled,
        _capi.rk_view_set_user_interaction_enabled,
        "Whether the view and its subtree can be hit (SPEC 32). Touches in progress continue (SPEC 300). Default True.",
    )

    animating: bool = flag(
        _capi.rk_view_is_animating,
        _capi.rk_view_set_animating,
        "Whether the host animates the view without allowing interaction. Hit-testing treats that as user_interaction_enabled "
        "False (SPEC 53). Default False.",
    )

    multiple_touch_enabled: bool = flag(
        _capi.rk_view_is_multiple_touch_enabled,
        _capi.rk_view_set_multiple_touch_enabled,
        "Whether the view receives more than one touch at a time (SPEC 95). Default False.",
    )

    exclusive_touch: bool = flag(
        _capi.rk_view_is_exclusive_touch,
        _capi.rk_view_set_exclusive_touch,
        "While this view has a touch, other views of the window receive none; and this view receives none while another one has a"
        " touch (SPEC 98). Default False.",
    )

    clips_to_bounds: bool = flag(
        _capi.rk_view_clips_to_bounds,
        _capi.rk_view_set_clips_to_bounds,
        "Whether the host clips its drawing to the bounds; hit-testing ignores it (SPEC 29). Default False.",
    )

    # ---- Until here ----

    def set_transform_3d(self, matrix: Iterable[float]) -> None:
        """Set a 3D transform of sixteen numbers, row by row. It must be affine in the plane (SPEC 16)."""
        numbers = tuple(matrix)
        if len(numbers) != 16:
            raise ValueError(f"a 3D transform has sixteen numbers, not {len(numbers)}")
        call(_capi.rk_view_set_transform_3d, self._handle, (c_double * 16)(*numbers))

    # ---- The tree ----

    @property
    def superview(self) -> Optional[View]:
        """The view that contains this one as a subview."""
        return self._get_object(_capi.rk_view_get_superview)  # type: ignore[no-any-return]

    @property
    def window(self) -> Optional[Window]:
        """The window the view is in; a window's own is itself (SPEC 24)."""
        return self._get_object(_capi.rk_view_get_window)  # type: ignore[no-any-return]

    @property
    def subviews(self) -> list[View]:
        """The subviews, back to front (SPEC 20)."""
        wrap = self._context._wrap
        return [wrap(handle) for handle in call_list(_capi.rk_view_get_subviews, self._handle)]

    @property
    def view_controller(self) -> Optional[ViewController]:
        """The controller whose view this is."""
        return self._get_object(_capi.rk_view_get_view_controller)  # type: ignore[no-any-return]

    def add_subview(self, view: View) -> None:
        """Put a view in front of the other subviews (SPEC 20)."""
        self._place(view, _capi.rk_view_add_subview, required_handle(view, View, "view"))

    def insert_subview(self, view: View, index: int) -> None:
        """Put a view at a place among the subviews, 0 being the back (SPEC 21)."""
        self._place(view, _capi.rk_view_insert_subview_at_index, required_handle(view, View, "view"), index)

    def insert_subview_below(self, view: View, sibling: Optional[View]) -> None:
        """Put a view right behind one of the subviews (SPEC 22)."""
        handles = required_handle(view, View, "view"), handle_of(sibling, View, "sibling")
        self._place(view, _capi.rk_view_insert_subview_below, *handles)

    def insert_subview_above(self, view: View, sibling: Optional[View]) -> None:
        """Put a view right in front of one of the subviews (SPEC 22)."""
        handles = required_handle(view, View, "view"), handle_of(sibling, View, "sibling")
        self._place(view, _capi.rk_view_insert_subview_above, *handles)

    def exchange_subviews(self, first: int, second: int) -> None:
        """Exchange two subviews by index."""
        call(_capi.rk_view_exchange_subviews, self._handle, first, second)

    def bring_subview_to_front(self, view: View) -> None:
        """Move a subview to the front. For a view that is not a subview this does nothing (SPEC 22)."""
        call(_capi.rk_view_bring_subview_to_front, self._handle, required_handle(view, View, "view"))

    def send_subview_to_back(self, view: View) -> None:
        """Move a subview to the back. For a view that is not a subview this does nothing (SPEC 22)."""
        call(_capi.rk_view_send_subview_to_back, self._handle, required_handle(view, View, "view"))

    def remove_from_superview(self) -> None:
        """Remove the view from its superview; its touches are cancelled first (SPEC 27, 297)."""
        try:
            call(_capi.rk_view_remove_from_superview, self._handle)
        finally:
            self._follow_superview()

    def is_descendant_of(self, view: View) -> bool:
        """Whether this is ``view`` or below it (SPEC 25)."""
        return self._get_value(_capi.rk_view_is_descendant_of, c_bool, required_handle(view, View, "view"))  # type: ignore[no-any-return]

    def recursive_description(self) -> str:
        """The subtree as text, a line per view."""
        return call_text(_capi.rk_view_recursive_description, self._handle)

    def _repr_svg_(self) -> Optional[str]:
        """The picture that a notebook shows: the views that are not hidden, where they lie."""
        from ._svg import svg

        return svg(self) if self.alive else None

    def _place(self, view: View, function: Any, *arguments: Any) -> None:
        try:
            call(function, self._handle, *arguments)
        finally:
            # Callbacks may have moved it on, or one of them raised although the move was made: ask where it is.
            view._follow_superview()

    def _follow_superview(self) -> None:
        """Let the superview's wrapper keep this one alive, as the native superview does with the native view."""
        if self.alive:
            self._move_to_holder(self.superview)

    # ---- Gesture recognisers ----

    def add_gesture_recognizer(self, recognizer: GestureRecognizer) -> None:
        """Attach a recogniser; it is removed from its former view. It does not receive touches that are already down (SPEC 107, 165)."""
        from .gesture import GestureRecognizer

        handle = required_handle(recognizer, GestureRecognizer, "recognizer")
        try:
            call(_capi.rk_view_add_gesture_recognizer, self._handle, handle)
        finally:
            recognizer._follow_view()

    def remove_gesture_recognizer(self, recognizer: GestureRecognizer) -> None:
        """Detach a recogniser. An attempt in progress is cancelled or fails first (SPEC 302). NotFoundError if it is not attached to this view."""
        from .gesture import GestureRecognizer

        handle = required_handle(recognizer, GestureRecognizer, "recognizer")
        try:
            call(_capi.rk_view_remove_gesture_recognizer, self._handle, handle)
        finally:
            recognizer._follow_view()

    @property
    def gesture_recognizers(self) -> list[GestureRecognizer]:
        """The view's recognisers in the order of attachment."""
        wrap = self._context._wrap
        return [wrap(handle) for handle in call_list(_capi.rk_view_get_gesture_recognizers, self._handle)]

    def gesture_recognizer_should_begin(self, recognizer: GestureRecognizer) -> bool:
        """Whether a recogniser may begin with touches of this view or its subviews (SPEC 167). May be overridden.

        Built in: True; the standard controls refuse some recognisers (SPEC 152).
        """
        from .gesture import GestureRecognizer

        return self._ask(  # type: ignore[no-any-return]
            "gesture_recognizer_should_begin",
            _capi.rk_view_gesture_recognizer_should_begin,
            _capi.rk_super_gesture_recognizer_should_begin,
            required_handle(recognizer, GestureRecognizer, "recognizer"),
        )

    # ---- Conversion (SPEC 5-10) ----

    @point_together
    def convert_point_to(self, point: PointLike, view: Optional[View]) -> Point:
        """From this view's coordinates to another's; None: the window's (SPEC 6, 7)."""
        given, target = c_point(point), handle_of(view, View, "view")
        return point_of(self._get_struct(_capi.rk_view_convert_point_to, _capi.RKPoint, given, target))

    @point_together
    def convert_point_from(self, point: PointLike, view: Optional[View]) -> Point:
        """From another view's coordinates (None: the window's) to this view's."""
        given, source = c_point(point), handle_of(view, View, "view")
        return point_of(self._get_struct(_capi.rk_view_convert_point_from, _capi.RKPoint, given, source))

    @rect_together
    def convert_rect_to(self, rect: RectLike, view: Optional[View]) -> Rect:
        """The bounding box of a rectangle in another view's coordinates (SPEC 9)."""
        given, target = c_rect(rect), handle_of(view, View, "view")
        return rect_of(self._get_struct(_capi.rk_view_convert_rect_to, _capi.RKRect, given, target))

    @rect_together
    def convert_rect_from(self, rect: RectLike, view: Optional[View]) -> Rect:
        """The bounding box, in this view's coordinates, of a rectangle of another view."""
        given, source = c_rect(rect), handle_of(view, View, "view")
        return rect_of(self._get_struct(_capi.rk_view_convert_rect_from, _capi.RKRect, given, source))

    # ---- Hit-testing ----

    def hit_test(self, point: PointArgument, event: Optional[Event] = None) -> Optional[View]:
        """The view at a point of this view's coordinates (SPEC 32). May be overridden."""
        at, given = c_point(point), event_handle(event)
        handle = self._ask("hit_test", _capi.rk_view_hit_test, _capi.rk_super_hit_test, at, given, kind=c_void_p)
        return self._context._wrap(handle)  # type: ignore[no-any-return]

    def point_inside(self, point: PointArgument, event: Optional[Event] = None) -> bool:
        """Whether a point of this view's coordinates is inside (SPEC 11). May be overridden."""
        at, given = c_point(point), event_handle(event)
        return self._ask("point_inside", _capi.rk_view_point_inside, _capi.rk_super_point_inside, at, given)  # type: ignore[no-any-return]

    def view_at(self, point: PointLike, event: Optional[Event] = None) -> Optional[View]:
        """The view that the library's own hit-test finds. Results of overrides are checked, and the calls are in the trace.

        (Calling ``hit_test`` of an object that overrides it runs the override directly, by Python's own rules.)
        """
        at, given = c_point(point), event_handle(event)
        return self._get_object(_capi.rk_view_hit_test, at, given)  # type: ignore[no-any-return]

    def explain(
        self, *, touch: Optional[int] = None, at: Optional[PointLike] = None, calls_overrides: bool = False
    ) -> Explanation:
        """Why the view or control fired or did not; see :meth:`Object.explain`.

        ``at`` is a point in the coordinates of the view's window, to be given instead of a touch. The explanation is then whether a touch
        there would hit the view now, and if not, why. Overrides of hit_test and point_inside are called only with ``calls_overrides``;
        otherwise the explanation names an override that would decide.
        """
        if at is None:
            return super().explain(touch=touch)
        if touch is not None:
            raise ValueError("explain() takes a touch or a point, not both")
        from .explanations import explained

        functions = (_capi.rk_view_explain_point, _capi.rk_view_explain_point_steps)
        return explained(self._context, *functions, self._handle, c_point(at), calls_overrides)

    @overload
    def hit_test_many(self, points: Union[Any, Iterable[PointLike]]) -> list[Optional[View]]: ...

    @overload
    def hit_test_many(self, points: Union[Any, Iterable[PointLike]], out: _B) -> _B: ...

    def hit_test_many(self, points: Union[Any, Iterable[PointLike]], out: Any = None) -> Any:
        """The view at each of many points, in one call.

        ``points`` is a buffer of pairs of 64-bit floats, such as a NumPy array of shape (n, 2), which is read without a copy, or a sequence
        of pairs. ``out`` is a buffer of n 64-bit unsigned integers. With it no Python objects are made: handles are written to ``out``, 0
        for no view (see :meth:`Context.view_of`), and ``out`` is returned.
        """
        with point_array(points) as (address, count):
            if out is not None:
                with handle_array(out, count) as handles:
                    call(_capi.rk_view_hit_test_many, self._handle, address, count, handles)
                return out
            found = (c_void_p * count)()
            call(_capi.rk_view_hit_test_many, self._handle, address, count, found)
        wrap = self._context._wrap
        return [wrap(handle) for handle in found]

    @overload
    def hit_map(self, rect: RectLike, width: int, height: int) -> memoryview: ...

    @overload
    def hit_map(self, rect: RectLike, width: int, height: int, out: _B) -> _B: ...

    @rect_together
    def hit_map(self, rect: RectLike, width: int, height: int, out: Any = None) -> Any:
        """Divide ``rect``, in this view's coordinates, into width by height cells, and hit-test the middle of each cell.

        The result has handles row by row, 0 for no view (see :meth:`Context.view_of`). ``out`` may be a buffer of width * height 64-bit
        unsigned integers in any shape. By default the result is a memoryview of height rows, which ``numpy.asarray()`` uses without a copy.
        """
        area, width, height = c_rect(rect), index(width), index(height)
        if out is None:
            # What the library would refuse is refused before room is made for it.
            checked = 0 < width and 0 < height and width * height <= _MOST_PIXELS
            out = memoryview(bytearray(8 * width * height if checked else 8)).cast("B").cast("Q", (height, width) if checked else (1, 1))
            with handle_array(out, width * height if checked else 1) as handles:
                self._fill_map(area, width, height, handles)
            return out
        with handle_array(out, max(width, 0) * max(height, 0)) as handles:
            self._fill_map(area, width, height, handles)
        return out

    def take_snapshot(self, *, ignores_overrides: bool = False) -> Snapshot:
        """A copy of the view and all views below it, for hit-tests on any thread; see :class:`Snapshot`.

        Overrides of hit_test and point_inside can be called only on the context's thread. If a view has one, UnsupportedError is raised; it
        names the first such view. With ``ignores_overrides`` the copy has the built-in methods instead.
        """
        from .snapshot import Snapshot

        return Snapshot(self, ignores_overrides=ignores_overrides)

    def _fill_map(self, area: Any, width: int, height: int, handles: Any) -> None:
        if width < 0 or height < 0:
            raise ValueError(f"a picture of {width} by {height} pixels cannot be")
        # More than any number of C is for the library to refuse, not to be cut off.
        call(_capi.rk_hit_map, self._handle, area, min(width, 2**63 - 1), min(height, 2**63 - 1), handles)

    # ---- What the library calls when the tree changes (SPEC 26, 27, 299). May be overridden. ----

    def will_move_to_superview(self, superview: Optional[View]) -> None:
        """The view is about to get another superview, or none."""
        self._inherited(
            "will_move_to_superview", _capi.rk_super_will_move_to_superview, handle_of(superview, View, "superview")
        )

    def did_move_to_superview(self) -> None:
        """The view has another superview, or none any more."""
        self._inherited("did_move_to_superview", _capi.rk_super_did_move_to_superview)

    def will_move_to_window(self, window: Optional[Window]) -> None:
        """The view is about to move to another window, or to none."""
        self._inherited("will_move_to_window", _capi.rk_super_will_move_to_window, handle_of(window, View, "window"))

    def did_move_to_window(self) -> None:
        """The view has moved to another window, or to none."""
        self._inherited("did_move_to_window", _capi.rk_super_did_move_to_window)

    def did_add_subview(self, view: View) -> None:
        """A subview was added."""
        self._inherited("did_add_subview", _capi.rk_super_did_add_subview, required_handle(view, View, "view"))

    def will_remove_subview(self, view: View) -> None:
        """A subview is about to be removed."""
        self._inherited("will_remove_subview", _capi.rk_super_will_remove_subview, required_handle(view, View, "view"))


class Label(View):
    """A text; touches pass through it (SPEC 30)."""

    __slots__ = ()
    _native: ClassVar[str] = "Label"


class ImageView(View):
    """A picture; touches pass through it (SPEC 30)."""

    __slots__ = ()
    _native: ClassVar[str] = "ImageView"
