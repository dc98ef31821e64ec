"""Arrays of points as C sees them, without copying what already is one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_ssize_t, c_void_p, cast, py_object, pythonapi
from typing import Any, Optional

from ._capi import RKPoint


class _PyBuffer(Structure):
    # Py_buffer of CPython, part of its stable interface. ctypes' own from_buffer() refuses read-only memory.
    _fields_ = [
        ("buf", c_void_p),
        ("obj", c_void_p),
        ("len", c_ssize_t),
        ("itemsize", c_ssize_t),
        ("readonly", c_int),
        ("ndim", c_int),
        ("format", c_char_p),
        ("shape", POINTER(c_ssize_t)),
        ("strides", POINTER(c_ssize_t)),
        ("suboffsets", POINTER(c_ssize_t)),
        ("internal", c_void_p),
    ]


_PyBUF_SIMPLE = 0
_get_buffer = pythonapi.PyObject_GetBuffer
_get_buffer.argtypes = [py_object, c_void_p, c_int]
_get_buffer.restype = c_int
_release_buffer = pythonapi.PyBuffer_Release
_release_buffer.argtypes = [c_void_p]
_release_buffer.restype = None


@contextmanager
def point_array(points: Any) -> Iterator[tuple[Any, int]]:
    """(pointer to RKPoint, count) for a buffer of float64 pairs, in place, or for any sequence of pairs, copied."""
    view = _memory(points)
    if view is None:
        array = _copied(points)
        yield array, len(array)
        return
    with view:
        _check(view)
        count = view.nbytes // 16
        if count == 0:
            yield None, 0
            return
        raw = _PyBuffer()
        _get_buffer(points, byref(raw), _PyBUF_SIMPLE)
        try:
            yield cast(raw.buf, POINTER(RKPoint)), count
        finally:
            _release_buffer(byref(raw))


def _memory(points: Any) -> Optional[memoryview]:
    try:
        return memoryview(points)
    except TypeError:
        return None


def _check(view: memoryview) -> None:
    advice = "numpy.ascontiguousarray(points, dtype=numpy.float64).reshape(-1, 2) makes one that fits"
    if view.format not in ("d", "=d", "@d", "<d") or view.itemsize != 8:
        raise TypeError(f"points must be 64-bit floats; this buffer has the format {view.format!r}: {advice}")
    if not view.c_contiguous:
        raise ValueError(f"points must lie in one piece, row by row: {advice}")
    if view.ndim == 1:
        if view.nbytes % 16:
            raise ValueError(f"a flat buffer of points needs an even count of numbers, not {view.nbytes // 8}")
    elif view.ndim != 2 or view.shape is None or view.shape[1] != 2:
        raise ValueError(f"points must have the shape (n, 2), not {view.shape}: {advice}")


def _copied(points: Any) -> Any:
    pairs = [RKPoint(x, y) for x, y in points]
    return (RKPoint * len(pairs))(*pairs)
