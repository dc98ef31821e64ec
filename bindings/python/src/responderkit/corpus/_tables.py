# SPDX-License-Identifier: MIT
"""The four tables as Parquet: their columns, and a shard's rows as bytes."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional

try:
    import numpy
    import pyarrow
    import pyarrow.parquet
except ImportError as error:
    raise ImportError("corpora need numpy and pyarrow: pip install 'responderkit[corpus]'") from error

#: A name that repeats in many rows.
_WORD = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
_F, _I, _U, _T = pyarrow.float64(), pyarrow.int64(), pyarrow.uint64(), pyarrow.string()

SCHEMAS: dict[str, Any] = {
    "sessions": pyarrow.schema(
        [
            ("session", _T), ("path", _T), ("bytes", _I), ("state", _WORD), ("error", _T), ("version", _WORD),
            ("updates", _I), ("touches", _I), ("calls", _I), ("callbacks", _I), ("decisions", _I), ("seconds", _F),
            ("width", _F), ("height", _F), ("problems", _I), ("rage_taps", _I),
            ("parted_decision", _I), ("parted_call", _I), ("parted_time", _F), ("parted_recorded", _T), ("parted_now", _T), ("parted_why", _T),
        ]
    ),
    "touches": pyarrow.schema(
        [
            ("session", _WORD), ("time", _F), ("x", _F), ("y", _F), ("force", _F), ("major_radius", _F),
            ("touch", _I), ("call", _U), ("phase", _WORD), ("type", _WORD), ("rage", pyarrow.bool_()),
        ]
    ),
    "decisions": pyarrow.schema(
        [
            ("session", _WORD), ("time", _F), ("since_down", _F), ("call", _U), ("reason", _WORD), ("touch", _I),
            ("object", _WORD), ("other", _WORD), ("x", _F), ("y", _F), ("value", _F), ("depth", pyarrow.int32()),
        ]
    ),
    "problems": pyarrow.schema(
        [
            ("session", _WORD), ("kind", _WORD), ("severity", _WORD), ("reason", _WORD), ("rule", pyarrow.int32()), ("count", _I),
            ("time", _F), ("touch", _I), ("x", _F), ("y", _F), ("value", _F), ("limit", _F), ("unit", _WORD),
            ("victim", _WORD), ("culprit", _WORD), ("sentence", _T), ("help", _T),
        ]
    ),
}  # fmt: skip


class Words(NamedTuple):
    """Words of many rows: for each row the place of its word in ``words``; None is no word.

    - ``places``: An array of integers.
    - ``words``: Each word that occurs.
    """

    places: Any
    words: list[Optional[str]]


def encoded(table: str, chunks: list[dict[str, Any]]) -> bytes:
    """The rows of some sessions, each as its columns, as one Parquet file."""
    columns = [_column(kind, [chunk[name] for chunk in chunks]) for name, kind in _fields(SCHEMAS[table])]
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(pyarrow.table(columns, schema=SCHEMAS[table]), sink, compression="zstd", use_dictionary=[name for name, kind in _fields(SCHEMAS[table]) if kind == _WORD])
    return bytes(sink.getvalue())


def _column(kind: Any, parts: list[Any]) -> Any:
    """A column of several sessions."""
    if kind != _WORD:
        if parts and all(isinstance(part, numpy.ndarray) for part in parts):
            return pyarrow.array(numpy.concatenate(parts)).cast(kind)
        return pyarrow.array([value for part in parts for value in part], kind)
    if not all(isinstance(part, Words) for part in parts):
        return pyarrow.array([value for part in parts for value in part], pyarrow.string()).dictionary_encode().cast(kind)
    known: dict[str, int] = {}
    places = [numpy.empty(0, numpy.int32)]
    for part in parts:
        own = numpy.array([-1 if word is None else known.setdefault(word, len(known)) for word in part.words] or [-1], numpy.int32)
        places.append(own[part.places])
    whole = numpy.concatenate(places)
    return pyarrow.DictionaryArray.from_arrays(pyarrow.array(whole, mask=whole < 0), pyarrow.array(list(known), pyarrow.string()))


def schema(table: str) -> Any:
    """The columns of a table."""
    if table not in SCHEMAS:
        raise ValueError(f"there is no table {table!r}; there are {', '.join(SCHEMAS)}")
    return SCHEMAS[table]


def decoded(data: bytes, columns: Optional[list[str]] = None) -> Any:
    """A Parquet file, or some columns of it, as a pyarrow table."""
    # In this thread: threads of pyarrow's that still run when Python ends abort the process.
    return pyarrow.parquet.read_table(pyarrow.BufferReader(data), columns=columns, use_threads=False, pre_buffer=False)


def _fields(schema: Any) -> list[tuple[str, Any]]:
    return [(field.name, field.type) for field in schema]
