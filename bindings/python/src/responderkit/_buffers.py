# SPDX-License-Identifier: MIT
"""Arrays as C sees them, without copying what already is one: points, frames, numbers, and handles to be filled in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int, c_int64, c_ssize_t, c_void_p, cast, py_object, pythonapi, sizeof
from operator import index
from re import fullmatch
from typing import Any, Callable, NamedTuple, Optional

from ._capi import RKPoint, RKRect
from .geometry import c_rect


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
_PyBUF_WRITABLE = 1
_get_buffer = pythonapi.PyObject_GetBuffer
_get_buffer.argtypes = [py_object, c_void_p, c_int]
_get_buffer.restype = c_int
_release_buffer = pythonapi.PyBuffer_Release
_release_buffer.argtypes = [c_void_p]
_release_buffer.restype = None


class _Kind(NamedTuple):
    """What an array holds."""

    what: str
    numbers: str
    dtype: str
    #: Letters of the struct module, each with eight bytes.
    letters: str
    #: Numbers in a row; 1: there are no rows.
    columns: int
    element: Any
    copied: Callable[[Any], Any]

    @property
    def advice(self) -> str:
        shape = f".reshape(-1, {self.columns})" if self.columns > 1 else ""
        return f"numpy.ascontiguousarray({self.what}, dtype=numpy.{self.dtype}){shape} makes one that fits"


def _number(value: Any) -> int:
    number = index(value)
    if not -(2**63) <= number < 2**63:
        raise OverflowError(f"{number} is no 64-bit integer")
    return number


def _point(value: Any) -> RKPoint:
    x, y = value
    return RKPoint(x, y)


_POINTS = _Kind("points", "64-bit floats", "float64", "d", 2, RKPoint, _point)
_FRAMES = _Kind("frames", "64-bit floats", "float64", "d", 4, RKRect, c_rect)
_TRACK = _Kind("track", "64-bit floats", "float64", "d", 3, None, tuple)
_TIMES = _Kind("timestamps", "64-bit floats", "float64", "d", 1, c_double, float)
_NUMBERS = _Kind("superviews", "64-bit integers", "int64", "ql", 1, c_int64, _number)
_HANDLES = _Kind("out", "64-bit unsigned integers", "uint64", "QL", 1, c_void_p, int)


def point_array(points: Any) -> Any:
    """As a context manager: (pointer to RKPoint, count) for a buffer of float64 pairs, in place, or for any sequence of pairs, copied."""
    return _array(points, _POINTS)


def frame_array(frames: Any) -> Any:
    """The same for rectangles: RKRect, rows of four."""
    return _array(frames, _FRAMES)


def number_array(numbers: Any) -> Any:
    """The same for 64-bit integers."""
    return _array(numbers, _NUMBERS)


def time_array(timestamps: Any) -> Any:
    """The same for 64-bit floats."""
    return _array(timestamps, _TIMES)


def track_numbers(track: Any) -> Any:
    """The numbers of a buffer of float64 in rows of three, in place; None for what is no buffer."""
    view = _memory(track)
    if view is None:
        return None
    _check(view, _TRACK)
    return view.cast("B").cast("d") if view.nbytes else memoryview(b"").cast("d")


@contextmanager
def sample_buffer(samples: Any, view: memoryview, fields: list[tuple[str, str]], size: int, element: Any) -> Iterator[tuple[Any, int]]:
    """(pointer, count) of samples in an array with these fields, of so many bytes, in place."""
    kind = _Kind("samples", "", "", "", 1, element, tuple)
    with view:
        formats = "".join(f"[@=<]?{_LETTERS[type]}:{name}:" for name, type in fields)
        if view.itemsize != size or not fullmatch(f"T{{{formats}}}", view.format):
            raise TypeError(
                "samples must have the fields of TOUCH_SAMPLE_DTYPE; "
                "numpy.zeros(count, dtype=responderkit.TOUCH_SAMPLE_DTYPE) makes an array that fits"
            )
        if view.ndim != 1 or not view.c_contiguous:
            raise ValueError("samples must lie in one row and in one piece: numpy.ascontiguousarray(samples).reshape(-1) makes one that fits")
        count = len(view)
    with _pinned(samples, kind, count, _PyBUF_SIMPLE) as address:
        yield address, count


#: The types of the fields of samples as the struct module has them; where a long has 32 bits, it is an int32.
_LETTERS = {"u4": "[IL]", "i4": "[il]", "i8": "[ql]", "f8": "d"}


@contextmanager
def _array(values: Any, kind: _Kind) -> Iterator[tuple[Any, int]]:
    view = _memory(values)
    if view is None:
        elements = [kind.copied(value) for value in values]
        array = (kind.element * len(elements))(*elements)
        yield array, len(array)
        return
    with view:
        _check(view, kind)
        count: int = view.nbytes // sizeof(kind.element)
    with _pinned(values, kind, count, _PyBUF_SIMPLE) as address:
        yield address, count


@contextmanager
def handle_array(out: Any, count: int) -> Iterator[Any]:
    """A pointer to where ``count`` handles go: a buffer of 64-bit unsigned integers that can be written, in any shape."""
    try:
        view = memoryview(out)
    except TypeError:
        raise TypeError(f"out must be a buffer, such as numpy.empty({count}, dtype=numpy.uint64), not {type(out).__name__}") from None
    with view:
        _check_numbers(view, _HANDLES)
        if view.readonly:
            raise ValueError("out is read-only; pass an array that can be written")
        if view.nbytes != 8 * count:
            raise ValueError(f"out has room for {view.nbytes // 8} handles; pass one for {count}")
    with _pinned(out, _HANDLES, count, _PyBUF_WRITABLE) as address:
        yield address


@contextmanager
def _pinned(values: Any, kind: _Kind, count: int, flags: int) -> Iterator[Any]:
    """The address of a buffer, which stays where it is meanwhile; None for an empty one."""
    if count == 0:
        yield None
        return
    raw = _PyBuffer()
    _get_buffer(values, byref(raw), flags)
    try:
        yield cast(raw.buf, POINTER(kind.element))
    finally:
        _release_buffer(byref(raw))


def _memory(values: Any) -> Optional[memoryview]:
    try:
        return memoryview(values)
    except TypeError:
        return None


def _check_numbers(view: memoryview, kind: _Kind) -> None:
    if view.format.lstrip("@=<") not in tuple(kind.letters) or view.itemsize != 8:
        raise TypeError(f"{kind.what} must be {kind.numbers}; this buffer has the format {view.format!r}: {kind.advice}")
    if not view.c_contiguous:
        raise ValueError(f"{kind.what} must lie in one piece, row by row: {kind.advice}")


def _check(view: memoryview, kind: _Kind) -> None:
    _check_numbers(view, kind)
    columns = kind.columns
    if view.ndim == 1:
        if view.nbytes % (8 * columns):
            count = "an even count" if columns == 2 else f"a multiple of {columns}"
            raise ValueError(f"a flat buffer of {kind.what} needs {count} of numbers, not {view.nbytes // 8}")
    elif view.ndim != 2 or columns == 1 or view.shape is None or view.shape[1] != columns:
        shape = f"(n, {columns})" if columns > 1 else "(n,)"
        raise ValueError(f"{kind.what} must have the shape {shape}, not {view.shape}: {kind.advice}")
