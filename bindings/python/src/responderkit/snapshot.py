# SPDX-License-Identifier: MIT
"""Snapshots: hit-tests of a copy of a tree, on any thread and on several at once."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_bool, c_void_p
from types import TracebackType
from typing import Any, Optional, TypeVar, Union, overload
from weakref import finalize

from . import _capi
from ._buffers import handle_array, point_array
from ._callbacks import call
from ._objects import required_handle
from .geometry import PointLike, c_point
from .view import View

_B = TypeVar("_B")


class Snapshot:
    """A copy of a tree that never changes, for hit-tests. Made by :meth:`View.take_snapshot`.

    The results are those of the tree when the snapshot was taken. Meanwhile the tree and its context may change or be destroyed. All methods
    may be called on any thread; other threads run during the call. The results are handles, 0 for none. :meth:`Context.view_of` returns the
    view of a handle, on the context's thread. The memory is freed by :meth:`close`, at the end of a ``with`` block, or with the object.
    """

    __slots__ = ("__weakref__", "_end", "_handle")

    def __init__(self, view: View, *, ignores_overrides: bool = False) -> None:
        """Copy a view and all views below it; see :meth:`View.take_snapshot`."""
        made = c_void_p()
        call(_capi.rk_view_take_snapshot, required_handle(view, View, "view"), c_bool(ignores_overrides), byref(made))
        self._handle: int = made.value or 0
        self._end = finalize(self, _capi.rk_snapshot_destroy, self._handle)

    def hit_test(self, point: PointLike) -> int:
        """The handle of the view at a point; 0 if no view is hit. The point is in the coordinates of the copied view."""
        found = c_void_p()
        call(_capi.rk_snapshot_hit_test, self._handle, c_point(point), byref(found))
        return found.value or 0

    @overload
    def hit_test_many(self, points: Union[Any, Iterable[PointLike]]) -> memoryview: ...

    @overload
    def hit_test_many(self, points: Union[Any, Iterable[PointLike]], out: _B) -> _B: ...

    def hit_test_many(self, points: Union[Any, Iterable[PointLike]], out: Any = None) -> Any:
        """The handle of the view at each of many points, in one call.

        ``points`` is a buffer of pairs of 64-bit floats, such as a NumPy array of shape (n, 2), which is read where it lies, or
        any sequence of pairs. ``out`` is a buffer of n 64-bit unsigned integers; else the result is a memoryview, which
        ``numpy.asarray()`` takes without copying.
        """
        with point_array(points) as (address, count):
            if out is None:
                out = memoryview(bytearray(8 * count)).cast("Q")
            with handle_array(out, count) as handles:
                call(_capi.rk_snapshot_hit_test_many, self._handle, address, count, handles)
        return out

    def close(self) -> None:
        """End it: StaleHandleError afterwards. Calls of other threads that are using it finish. Once more does nothing."""
        self._end()

    def __enter__(self) -> Snapshot:
        return self

    def __exit__(self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        self.close()
