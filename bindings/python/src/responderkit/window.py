# SPDX-License-Identifier: MIT
"""Windows: levels, the key window, root view controllers, screen coordinates (SPEC 43, 280-285)."""

from __future__ import annotations

from ctypes import byref, c_bool, c_double, c_uint32
from types import TracebackType
from typing import TYPE_CHECKING, Any, ClassVar, Optional

from . import _capi
from ._callbacks import call
from ._objects import handle_of
from .enums import AuditFlags
from .errors import UnsupportedError
from .geometry import Point, PointLike, Rect, RectLike, c_point, c_rect, point_of, point_together, rect_of, rect_together
from .responder import Responder
from .view import View

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack

    from ._keywords import WindowKeywords
    from .audit import AuditFinding
    from .context import Context
    from .controller import ViewController
    from .touch import Event

#: Level of ordinary windows; the default (SPEC 280).
LEVEL_NORMAL = _capi.RK_WINDOW_LEVEL_NORMAL
#: Level of the status bar.
LEVEL_STATUS_BAR = _capi.RK_WINDOW_LEVEL_STATUS_BAR
#: Level of alerts.
LEVEL_ALERT = _capi.RK_WINDOW_LEVEL_ALERT


class Window(View):
    """The root of a view tree, in screen coordinates. A new window is visible, in front of the other windows of level 0, and not key.

    Its context keeps it until it is closed: by close(), at the end of ``with rk.Window(frame) as window:``, or with the context.
    Properties may be given by name: ``rk.Window(frame, level=rk.LEVEL_ALERT)``.
    """

    __slots__ = ()
    _native: ClassVar[str] = "Window"

    _maker: ClassVar[Any] = _capi.rk_window_create

    @rect_together
    def __init__(
        self, frame: RectLike = (0.0, 0.0, 0.0, 0.0), *, context: Optional[Context] = None, **properties: Unpack[WindowKeywords]
    ) -> None:
        """Make a window with a frame on the screen; properties by name. Without a context it belongs to Context.current()."""
        self._create(context, type(self)._maker, c_rect(frame))
        self._assign(properties)
        self._context._kept_windows.add(self)

    def close(self) -> None:
        """Hide the window and release it, with all objects that only the window retains; its touches are cancelled. Closing twice does nothing.

        Unless C code retains the window, it is then destroyed, and using it raises StaleHandleError.
        """
        kept = self._context._kept_windows
        if self not in kept:
            return
        try:
            if self.alive:
                self.hidden = True
        finally:
            kept.discard(self)
            self.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> None:
        self.close()

    @property
    def level(self) -> float:
        """Higher levels are hit-tested first (SPEC 43)."""
        return self._get_value(_capi.rk_window_get_level, c_double)  # type: ignore[no-any-return]

    @level.setter
    def level(self, value: float) -> None:
        call(_capi.rk_window_set_level, self._handle, value)

    @property
    def screen(self) -> int:
        """The screen it is on; only touches of that screen reach it (SPEC 43)."""
        return self._get_value(_capi.rk_window_get_screen, c_uint32)  # type: ignore[no-any-return]

    @screen.setter
    def screen(self, value: int) -> None:
        if not 0 <= value < 1 << 32:
            raise ValueError(f"a screen is a number of 32 bits, not {value}")
        call(_capi.rk_window_set_screen, self._handle, value)

    # ---- Key ----

    @property
    def key(self) -> bool:
        """Whether this is the key window."""
        return self._get_value(_capi.rk_window_is_key, c_bool)  # type: ignore[no-any-return]

    def make_key(self) -> None:
        """Make this the key window, if can_become_key_window allows it. A hidden window becomes key when it is shown (SPEC 281)."""
        call(_capi.rk_window_make_key, self._handle)

    def make_key_and_visible(self) -> None:
        """Show the window in front of the others of its level, and make it key as make_key() does (SPEC 280, 281)."""
        call(_capi.rk_window_make_key_and_visible, self._handle)

    # ---- Content ----

    @property
    def root_view_controller(self) -> Optional[ViewController]:
        """The root view controller. Its view fills the window. If it is the root of another window, it leaves that window (SPEC 282)."""
        return self._get_object(_capi.rk_window_get_root_view_controller)  # type: ignore[no-any-return]

    @root_view_controller.setter
    def root_view_controller(self, controller: Optional[ViewController]) -> None:
        from .controller import ViewController

        before = self.root_view_controller
        try:
            handle = handle_of(controller, ViewController, "root_view_controller")
            call(_capi.rk_window_set_root_view_controller, self._handle, handle)
        finally:
            for moved in (before, controller):
                if isinstance(moved, ViewController):
                    moved._follow_owners()

    @property
    def first_responder(self) -> Optional[Responder]:
        """The window's first responder (SPEC 125)."""
        return self._get_object(_capi.rk_window_get_first_responder)  # type: ignore[no-any-return]

    # ---- Screen coordinates (SPEC 8) ----

    @point_together
    def convert_point_to_window(self, point: PointLike, window: Optional[Window]) -> Point:
        """From this window's coordinates to another's; None: the screen's."""
        given, target = c_point(point), handle_of(window, Window, "window")
        return point_of(self._get_struct(_capi.rk_window_convert_point_to, _capi.RKPoint, given, target))

    @point_together
    def convert_point_from_window(self, point: PointLike, window: Optional[Window]) -> Point:
        """From another window's coordinates (None: the screen's) to this one's."""
        given, source = c_point(point), handle_of(window, Window, "window")
        return point_of(self._get_struct(_capi.rk_window_convert_point_from, _capi.RKPoint, given, source))

    @rect_together
    def convert_rect_to_window(self, rect: RectLike, window: Optional[Window]) -> Rect:
        """The bounding box of a rectangle in another window's coordinates; None: the screen's."""
        given, target = c_rect(rect), handle_of(window, Window, "window")
        return rect_of(self._get_struct(_capi.rk_window_convert_rect_to, _capi.RKRect, given, target))

    @rect_together
    def convert_rect_from_window(self, rect: RectLike, window: Optional[Window]) -> Rect:
        """The bounding box, in this window's coordinates, of a rectangle of another window (None: of the screen)."""
        given, source = c_rect(rect), handle_of(window, Window, "window")
        return rect_of(self._get_struct(_capi.rk_window_convert_rect_from, _capi.RKRect, given, source))

    def audit(self, *, detached: bool = False, calls_overrides: bool = False, least: float = 24.0, recommended: float = 44.0) -> list[AuditFinding]:
        """List views that touches cannot reach, or that are hard to hit, in the order of the tree (SPEC 355). Nothing is changed.

        Overrides are called only with ``calls_overrides``; otherwise a finding names the view whose override may decide otherwise. ``detached``
        adds the controls and recognisers of the context that are in no window. ``least`` and ``recommended`` are sizes in points.
        """
        from .audit import audit

        flags = (AuditFlags.DETACHED if detached else 0) | (AuditFlags.CALLS_OVERRIDES if calls_overrides else 0)
        return audit(self._context, self._handle, flags, least, recommended)

    # ---- What the library calls. May be overridden. ----

    def send_event(self, event: Event) -> None:
        """Deliver this window's touches of an update. An override that does not call super discards them (SPEC 77)."""
        cls = self._super("send_event")
        if cls is None:
            raise UnsupportedError("a window's send_event is called by the application's; send through context.application")
        call(_capi.rk_super_window_send_event, cls, self._handle, event._handle)

    @property
    def can_become_key_window(self) -> bool:
        """Whether the window may become key; built in: True (SPEC 281)."""
        cls = self._super("can_become_key_window")
        if cls is None:
            return True
        out = c_bool()
        call(_capi.rk_super_can_become_key_window, cls, self._handle, byref(out))
        return out.value

    def become_key_window(self) -> None:
        """The window has become key (SPEC 281)."""
        self._inherited("become_key_window", _capi.rk_super_become_key_window)

    def resign_key_window(self) -> None:
        """The window is no longer key (SPEC 281)."""
        self._inherited("resign_key_window", _capi.rk_super_resign_key_window)
