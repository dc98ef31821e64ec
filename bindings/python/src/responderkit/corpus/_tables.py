# SPDX-License-Identifier: MIT
"""The four tables as Parquet: their columns, and a shard's rows as bytes."""

from __future__ import annotations

from typing import Any, Optional

try:
    import pyarrow
    import pyarrow.parquet
except ImportError as error:
    raise ImportError("corpora are kept as Parquet by pyarrow: pip install 'responderkit[corpus]'") from error

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


def encoded(table: str, chunks: list[dict[str, Any]]) -> bytes:
    """The rows of some sessions, each as its columns, as one Parquet file."""
    schema = SCHEMAS[table]
    parts = [pyarrow.table({name: pyarrow.array(chunk[name]).cast(_plain(kind)) for name, kind in _fields(schema)}) for chunk in chunks]
    plain = pyarrow.schema([(name, _plain(kind)) for name, kind in _fields(schema)])
    whole = pyarrow.concat_tables(parts) if parts else plain.empty_table()
    sink = pyarrow.BufferOutputStream()
    # Parquet has dictionaries of its own; the words are read back as such.
    pyarrow.parquet.write_table(_worded(whole, schema), sink, compression="zstd")
    return bytes(sink.getvalue())


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


def _plain(kind: Any) -> Any:
    return pyarrow.string() if kind == _WORD else kind


def _worded(table: Any, schema: Any) -> Any:
    columns = [table[name].combine_chunks() if kind != _WORD else table[name].combine_chunks().dictionary_encode().cast(kind) for name, kind in _fields(schema)]
    return pyarrow.table(columns, schema=schema)
