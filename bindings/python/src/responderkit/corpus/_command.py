# SPDX-License-Identifier: MIT
"""``python -m responderkit corpus``: a corpus replayed in a shell."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from typing import Any, Optional, Union

_WORDS = """\
Replays every recording of a folder (NAME.rkrec, in its folders, too), of a pattern or of a URL such as s3://bucket/folder, on all
cores. Writes the tables sessions, touches, decisions and problems to OUTPUT as Parquet. An interrupted run is resumed.

Exit status: 0 every recording did the same as recorded, 1 one did not, or is damaged, 2 the corpus or the output cannot be used.

"corpus make FOLDER --sessions N" writes recordings of synthetic people instead; a folder named make is ./make.
"""


def add(commands: Any) -> None:
    """Add the command to a parser."""
    corpus = commands.add_parser(
        "corpus", help="replay a folder of recordings", description=_WORDS, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    corpus.add_argument("source", metavar="SOURCE", help="a folder, a pattern or a URL")
    corpus.add_argument("-o", "--output", metavar="OUTPUT", required=True, help="the folder, or URL, of the tables")
    corpus.add_argument(
        "--config",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="what if: a flag or constant that holds instead of the recorded one; may be given more than once",
    )
    corpus.add_argument("--library", metavar="FILE", help="another libresponderkit.so, with its libresponderkit-testing.so beside it")
    corpus.add_argument("--workers", metavar="N", type=int, help="processes; default: one for each core")
    corpus.add_argument("--cluster", metavar="ADDRESS", help="a scheduler of Dask instead, such as tcp://10.0.0.1:8786")
    corpus.add_argument("--report", metavar="FILE", help="write the report, an HTML file")
    corpus.add_argument("--fresh", action="store_true", help="remove the results of earlier runs first")
    corpus.add_argument("--json", action="store_true", help="print the summary as JSON")


def make(arguments: Sequence[str]) -> int:
    """``corpus make``: what follows these two words."""
    parser = argparse.ArgumentParser(
        prog="python -m responderkit corpus make",
        description="Write recordings of synthetic people who use an app. Those that are in the folder stay: an interrupted run is resumed.",
    )
    parser.add_argument("folder", metavar="FOLDER", help="the folder; each of its subfolders gets 1,000 recordings")
    parser.add_argument("--sessions", metavar="N", type=int, required=True, help="how many recordings")
    parser.add_argument("--seed", metavar="N", type=int, default=1, help="one seed makes the same recordings; default: 1")
    parser.add_argument("--updates", metavar="N", type=int, default=600, help="reports of each; default: 600")
    parser.add_argument("--rate", metavar="N", type=float, default=120.0, help="reports per second; default: 120")
    parser.add_argument("--tree", metavar="FILE", help="a scenario file with the app; default: an app of its own")
    parser.add_argument("--workers", metavar="N", type=int, help="processes; default: one for each core")
    options = parser.parse_args(arguments)
    from ._make import make as make_corpus
    from ..scenario import Malformed

    bar, start = _Bar(), time.monotonic()

    def progress(done: int, of: int) -> None:
        bar(f"{done} of {of} recordings, {time.monotonic() - start:.0f} s")

    try:
        given = {name: getattr(options, name) for name in ("seed", "updates", "rate", "tree", "workers")}
        made = make_corpus(options.folder, options.sessions, **given, progress=progress)
    except (OSError, ValueError, ImportError, Malformed) as error:
        bar.end()
        print(f"responderkit: {options.tree}: {error}" if isinstance(error, Malformed) else f"responderkit: {error}", file=sys.stderr)
        return 2
    bar.end()
    print(f"{made} recordings made, {options.sessions - made} were there")
    return 0


def run(options: argparse.Namespace) -> int:
    """Carry the command out."""
    try:
        from . import _run
    except ImportError as error:
        print(f"responderkit: {error}", file=sys.stderr)
        return 2
    bar = _Bar()
    try:
        settings = dict(_setting(text) for text in options.config)
        result = _run.run(
            options.source,
            options.output,
            settings=settings,
            library=options.library,
            workers=options.workers,
            cluster=options.cluster,
            resume=not options.fresh,
            progress=bar,
        )
        bar.end()
        if options.report:
            result.report(options.report)
        summary = result.summary
        for row in result.damaged():
            print(f"damaged {row['session']}: {row['error']}", file=sys.stderr)
        for row in result.parted():
            why = f" ({row['parted_why']})" if row["parted_why"] else ""
            if not options.json:
                print(f"parted {row['session']} at {row['parted_time']:g} s: recorded was {row['parted_recorded']}, now there is {row['parted_now']}{why}")
    except (OSError, ValueError, KeyError, ImportError, RuntimeError) as error:
        bar.end()
        text = error.args[0] if isinstance(error, KeyError) else error
        print(f"responderkit: {text}", file=sys.stderr)
        return 2
    print(_run.as_json(summary) if options.json else summary)
    return 0 if summary.parted == summary.damaged == 0 else 1


def _setting(text: str) -> tuple[str, Union[float, str]]:
    name, mark, value = text.partition("=")
    if not mark:
        raise ValueError(f"--config {text}: expected NAME=VALUE")
    try:
        return name, float(value)
    except ValueError:
        return name, value


class _Bar:
    """Progress on a terminal: a line that is written over, at most twice a second."""

    def __init__(self) -> None:
        self._shown: Optional[float] = None

    def __call__(self, progress: Any) -> None:
        now = time.monotonic()
        if sys.stderr.isatty() and (self._shown is None or now - self._shown >= 0.5):
            self._shown = now
            print(f"\r\x1b[K{progress}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave the line."""
        if self._shown is not None:
            print(file=sys.stderr)
            self._shown = None
