# SPDX-License-Identifier: MIT
"""Where recordings are read from and tables are written to: a folder of this machine, or an object store through fsspec."""

from __future__ import annotations

import glob
import os
import posixpath
import tempfile
from dataclasses import dataclass
from typing import Any, Optional, Protocol

#: What recordings in a folder end with. A pattern takes any name.
SUFFIX = ".rkrec"


@dataclass(frozen=True, order=True)
class Source:
    """A recording of a corpus: its name in the tables, where it is, its size in bytes and when it was changed."""

    name: str
    path: str
    size: int
    changed: str


class Folder(Protocol):
    """A place for tables: files that are there as a whole or not at all."""

    def names(self) -> list[str]:
        """The paths of all files, relative to the folder, with slashes."""

    def read(self, name: str) -> bytes:
        """The bytes of a file."""

    def write(self, name: str, data: bytes) -> None:
        """Write a file; another reader finds the old one or the new one, and never a part."""

    def remove(self, name: str) -> None:
        """Remove a file."""


def is_remote(place: str) -> bool:
    """Whether a place is a URL, such as s3://bucket/folder."""
    return "://" in place


def filesystem(place: str) -> tuple[Any, str]:
    """fsspec's file system for a URL, and the path in it."""
    try:
        import fsspec
    except ImportError as error:
        raise ImportError(f"{place} is read by fsspec: pip install fsspec and the package for its scheme, such as s3fs") from error
    store, path = fsspec.core.url_to_fs(place)
    return store, path


def shown(path: str) -> str:
    """A file's name as valid Unicode: other bytes become \\xNN."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def sessions(place: str) -> list[Source]:
    """The recordings of a folder and of its folders (NAME.rkrec), of a pattern such as "2024/*.rkrec", or of a URL of either; sorted by name."""
    if is_remote(place):
        return _remote(place)
    if os.path.isfile(place):
        found = {os.path.basename(place): place}
    elif os.path.isdir(place):
        found = {os.path.relpath(path, place): path for path in _below(place)}
    elif glob.has_magic(place):
        found = {path: path for path in glob.iglob(place, recursive=True) if os.path.isfile(path)}
    else:
        raise FileNotFoundError(f"{place!r} is no folder, no file and no pattern")
    made = []
    for name, path in found.items():
        try:
            status = os.stat(path)
        except OSError:  # removed meanwhile, or a link to nothing: the replay has the sentence
            made.append(Source(shown(name), path, 0, ""))
            continue
        made.append(Source(shown(name), path, status.st_size, str(status.st_mtime_ns)))
    return sorted(made)


def _below(folder: str) -> list[str]:
    """The recordings below a folder; links to folders are not followed, so there is no way round."""
    found, waiting = [], [folder]
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
                elif entry.name.endswith(SUFFIX):
                    found.append(entry.path)
    return found


def _remote(place: str) -> list[Source]:
    store, path = filesystem(place)
    scheme = place.partition("://")[0]
    if glob.has_magic(path):
        details, base = store.glob(path, detail=True), ""
    else:
        details, base = store.find(path, detail=True), path.rstrip("/") + "/"
        details = {name: detail for name, detail in details.items() if name.endswith(SUFFIX)}
    return sorted(
        Source(name.removeprefix(base), f"{scheme}://{name}", int(detail.get("size") or 0), str(detail.get("ETag") or detail.get("mtime") or ""))
        for name, detail in details.items()
        if detail.get("type") == "file"
    )


def read(source: Source) -> Any:
    """What Recording takes for a source: the path, or the bytes of an object."""
    if not is_remote(source.path):
        return source.path
    store, path = filesystem(source.path)
    return store.cat_file(path)


def folder(place: str, *, create: bool = True) -> Folder:
    """The folder for tables at a path or URL; it is made if need be."""
    return _Store(place) if is_remote(place) else _Local(place, create)


class _Local:
    def __init__(self, place: str, create: bool) -> None:
        self._place = place
        if create:
            os.makedirs(place, exist_ok=True)

    def names(self) -> list[str]:
        found = []
        for folder, _, names in os.walk(self._place):
            inner = os.path.relpath(folder, self._place)
            found += [name if inner == "." else f"{inner}/{name}" for name in names]
        return sorted(found)

    def read(self, name: str) -> bytes:
        with open(os.path.join(self._place, name), "rb") as file:
            return file.read()

    def write(self, name: str, data: bytes) -> None:
        path = os.path.join(self._place, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        descriptor, temporary = tempfile.mkstemp(prefix=".writing-", dir=os.path.dirname(path))
        done = False
        try:
            with open(descriptor, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(temporary, 0o644)
            os.replace(temporary, path)
            done = True
        finally:
            if not done:
                os.unlink(temporary)

    def remove(self, name: str) -> None:
        os.unlink(os.path.join(self._place, name))


class _Store:
    def __init__(self, place: str) -> None:
        self._store, self._path = filesystem(place)

    def _at(self, name: str) -> str:
        return posixpath.join(self._path, name)

    def names(self) -> list[str]:
        self._store.invalidate_cache()
        base = self._path.rstrip("/") + "/"
        return sorted(name.removeprefix(base) for name in self._store.find(self._path))

    def read(self, name: str) -> bytes:
        data: bytes = self._store.cat_file(self._at(name))
        return data

    def write(self, name: str, data: bytes) -> None:
        # An object is put as a whole.
        self._store.makedirs(posixpath.dirname(self._at(name)), exist_ok=True)
        self._store.pipe_file(self._at(name), data)

    def remove(self, name: str) -> None:
        self._store.rm_file(self._at(name))


def leftover(name: str) -> Optional[str]:
    """The name of a file that a dying writer has left; None for any other."""
    return name if posixpath.basename(name).startswith(".writing-") else None
