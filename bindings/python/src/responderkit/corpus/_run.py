# SPDX-License-Identifier: MIT
"""Running a corpus: its recordings in shards, on all cores of this machine or on a Dask cluster, into tables that grow shard by shard."""

from __future__ import annotations

import contextlib
import hashlib
import json
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from typing import Any, Callable, Optional, Union

from .. import library_version
from .._library import ENVIRONMENT
from .._testing_library import ENVIRONMENT as TESTING_ENVIRONMENT
from ..config import config_value
from . import _session, _sources, _tables

#: So many recordings are one task, and one file of each table.
SHARD = 256
#: The table that is written last: a shard that has it is complete.
_LAST = "sessions"
_RUN = "run.json"


@dataclass(frozen=True)
class Progress:
    """How far a run has come.

    - ``done``: Recordings that have been replayed, in this run or before it.
    - ``total``: Recordings of the corpus.
    - ``updates``: Updates that this run has replayed.
    - ``rate``: Recordings a second in this run.
    - ``remaining``: Seconds until the end at this rate; None before the first.
    """

    done: int
    total: int
    updates: int
    rate: float
    remaining: Optional[float]

    def __str__(self) -> str:
        left = "" if self.remaining is None else f", {_duration(self.remaining)} left"
        return f"{self.done} of {self.total} recordings, {self.rate:.0f} a second{left}"


@dataclass(frozen=True)
class Summary:
    """What came of a run.

    - ``total``: Recordings.
    - ``same``: Those that did the same as recorded.
    - ``cut``: Those that were the same up to their end, but were never stopped.
    - ``parted``: Those that did something else.
    - ``damaged``: Those that are damaged, or no recordings.
    - ``updates``: Updates of all of them.
    """

    total: int
    same: int
    cut: int
    parted: int
    damaged: int
    updates: int

    def __str__(self) -> str:
        return f"{self.total} recording{'s' if self.total != 1 else ''}, {self.updates} updates: {self.same} same, {self.parted} parted, {self.cut} cut, {self.damaged} damaged"


class Result:
    """The tables of a run, in a folder or under a URL: ``sessions/*.parquet``, ``touches/``, ``decisions/`` and ``problems/``.

    - ``output``: The folder or URL.
    """

    output: str

    def __init__(self, output: str) -> None:
        """The results that are in a place already."""
        self.output = output
        self._folder = _sources.folder(output, create=False)

    def table(self, name: str, columns: Optional[list[str]] = None) -> Any:
        """One of the four tables as a pyarrow.Table, in the order of the sessions' names."""
        import pyarrow

        parts = list(self.parts(name, columns))
        if parts:
            return pyarrow.concat_tables(parts).unify_dictionaries()
        empty = _tables.schema(name).empty_table()
        return empty.select(columns) if columns is not None else empty

    def parts(self, name: str, columns: Optional[list[str]] = None) -> Iterator[Any]:
        """The same shard by shard: what is too large for the memory as a whole."""
        _tables.schema(name)
        for path in self._folder.names():
            if path.startswith(f"{name}/") and path.endswith(".parquet"):
                yield _tables.decoded(self._folder.read(path), columns)

    @property
    def summary(self) -> Summary:
        """How many recordings did what."""
        states: Counter[str] = Counter()
        updates = 0
        for part in self.parts("sessions", ["state", "updates"]):
            states.update(part["state"].to_pylist())
            updates += sum(filter(None, part["updates"].to_pylist()))
        total, (same, cut, parted) = sum(states.values()), (states[state] for state in ("same", "cut", "parted"))
        return Summary(total, same, cut, parted, total - same - cut - parted, updates)

    def parted(self) -> list[dict[str, Any]]:
        """The sessions whose decisions part, each with the first parting and its explanation."""
        return self._sessions("parted")

    def damaged(self) -> list[dict[str, Any]]:
        """The files that are damaged or no recordings, each with a sentence in ``error``."""
        return self._sessions("damaged", "failed")

    def _sessions(self, *states: str) -> list[dict[str, Any]]:
        return [row for part in self.parts("sessions") for row in part.to_pylist() if row["state"] in states]

    def report(self, path: Union[str, os.PathLike[str]]) -> None:
        """Write the report: one HTML file."""
        from ._report import write_report

        write_report(self, path)


def run(
    source: Union[str, os.PathLike[str]],
    output: Union[str, os.PathLike[str]],
    *,
    settings: Optional[_session.Settings] = None,
    library: Optional[str] = None,
    workers: Optional[int] = None,
    cluster: Any = None,
    resume: bool = True,
    progress: Optional[Callable[[Progress], None]] = None,
    shard: int = SHARD,
) -> Result:
    """Replay every recording of a folder, a pattern or a URL, and write the tables to ``output``.

    ``settings`` are values of the configuration that hold instead of the recorded ones: what if. ``library`` is the file of
    another libresponderkit, with its libresponderkit-testing.so beside it. ``workers`` is the number of processes; the default is
    one for each core. ``cluster`` is a Dask client, cluster or scheduler's address instead. With ``resume``, shards that an
    interrupted run of the same kind has completed are kept; other results in ``output`` are a ValueError, and with
    ``resume=False`` they are removed. ``progress`` is called after each shard. A script needs ``if __name__ == "__main__":``.
    """
    source, output = os.fspath(source), os.fspath(output)
    settings = dict(settings or {})
    for name, value in settings.items():
        config_value(name, value)  # a name or a word that is none, before anything is made
    if workers is not None and workers < 1:
        raise ValueError(f"workers cannot be {workers}; expected at least 1")
    if shard < 1:
        raise ValueError(f"shard cannot be {shard}; expected at least 1")
    if library is not None and not os.path.isfile(library):
        raise FileNotFoundError(f"library {library!r} is no file")
    found = _sources.sessions(source)
    place = _sources.folder(output)
    plan = _plan(found, shard)
    complete = _prepare(place, plan, {"settings": settings, "library": library or "", "version": library_version(), "shard": shard}, resume)
    waiting = {key: sources for key, sources in plan.items() if key not in complete}
    done, updates, start = sum(len(plan[key]) for key in complete), 0, time.monotonic()
    first = done
    with _results(waiting, output, settings, library, workers, cluster) as results:
        for count, played in results:
            done, updates = done + count, updates + played
            if progress is not None:
                rate = (done - first) / max(time.monotonic() - start, 1e-9)
                progress(Progress(done, len(found), updates, rate, (len(found) - done) / rate if rate else None))
    return Result(output)


def _plan(found: list[_sources.Source], shard: int) -> dict[str, list[_sources.Source]]:
    """The shards, by names that sort as they do, and that change when a recording in them does."""
    plan = {}
    for number, place in enumerate(range(0, len(found), shard)):
        sources = found[place : place + shard]
        digest = hashlib.sha256(json.dumps([[one.name, one.size, one.changed] for one in sources]).encode()).hexdigest()
        plan[f"{number:07d}-{digest[:16]}"] = sources
    return plan


def _prepare(place: _sources.Folder, plan: dict[str, Any], kind: dict[str, Any], resume: bool) -> set[str]:
    """Remove what is no part of this run; the shards that are complete."""
    names = [name for name in place.names() if name == _RUN or name.partition("/")[0] in _tables.SCHEMAS]
    if _RUN in names and resume:
        before = json.loads(place.read(_RUN))
        if before != kind:
            differs = ", ".join(key for key in kind if before.get(key) != kind[key])
            raise ValueError(f"the output has the results of another run (other {differs}): choose another folder, or resume=False removes them")
    complete = {key for key in plan if resume and f"{_LAST}/{key}.parquet" in names}
    for name in names:
        key = name.rpartition("/")[2].removesuffix(".parquet")
        if name != _RUN and key not in complete:
            place.remove(name)
    place.write(_RUN, json.dumps(kind, indent=1).encode())
    return complete


def play_shard(key: str, sources: list[_sources.Source], output: str, settings: dict[str, Any]) -> tuple[int, int]:
    """Replay a shard and write its part of each table; the number of recordings and of updates."""
    chunks: dict[str, list[dict[str, Any]]] = {name: [] for name in _tables.SCHEMAS}
    for source in sources:
        for name, rows in _session.replay(source, settings).items():
            chunks[name].append(rows)
    place = _sources.folder(output)
    for name in sorted(chunks, key=lambda name: name == _LAST):
        place.write(f"{name}/{key}.parquet", _tables.encoded(name, chunks[name]))
    return len(sources), sum(filter(None, (rows["updates"][0] for rows in chunks[_LAST])))


@contextlib.contextmanager
def _results(
    waiting: dict[str, list[_sources.Source]], output: str, settings: dict[str, Any], library: Optional[str], workers: Optional[int], cluster: Any
) -> Iterator[Iterator[tuple[int, int]]]:
    if cluster is not None:
        from ._cluster import results

        with results(waiting, output, settings, library, cluster) as made:
            yield made
        return
    count = min(workers or len(os.sched_getaffinity(0)), len(waiting))
    if count <= 1 and library is None:
        yield (play_shard(key, sources, output, settings) for key, sources in waiting.items())
        return
    # Started anew: another library can be loaded, and no lock of this process is held by a copy.
    pool = ProcessPoolExecutor(max(count, 1), multiprocessing.get_context("spawn"))
    with other_library(library):
        futures = [pool.submit(play_shard, key, sources, output, settings) for key, sources in waiting.items()]
        try:
            yield (future.result() for future in as_completed(futures))
        except BrokenProcessPool as error:
            raise RuntimeError(
                "a process that replays has ended: a script must be a file, and call this below if __name__ == '__main__'; or use workers=1"
            ) from error
        finally:
            pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def other_library(library: Optional[str]) -> Iterator[None]:
    """While processes start: which library they load."""
    if library is None:
        yield
        return
    values = {ENVIRONMENT: os.path.abspath(library), TESTING_ENVIRONMENT: os.path.join(os.path.dirname(os.path.abspath(library)), "libresponderkit-testing.so")}
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


def _duration(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole} s" if whole < 120 else f"{whole // 60} min" if whole < 7200 else f"{whole / 3600:.1f} h"


def as_json(summary: Summary) -> str:
    """A summary for other programs."""
    return json.dumps(asdict(summary))
