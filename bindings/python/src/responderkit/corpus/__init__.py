# SPDX-License-Identifier: MIT
"""Replays folders of recordings on all cores, and writes sessions, touches, decisions and problems as Parquet tables.

    from responderkit import corpus

    if __name__ == "__main__":
        result = corpus.run("recordings", "results", settings={"controlSlop": 8})
        print(result.summary)
        result.report("report.html")

``pip install 'responderkit[corpus]'`` installs what it needs. ``python -m responderkit corpus`` does the same in a shell.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._make import make as make
    from ._report import write_report as write_report
    from ._run import Progress as Progress
    from ._run import Result as Result
    from ._run import Summary as Summary
    from ._run import run as run
    from ._sources import sessions as sessions

__all__ = ["Progress", "Result", "Summary", "make", "run", "sessions", "write_report"]

_HOMES = {"make": "_make", "write_report": "_report", "Progress": "_run", "Result": "_run", "Summary": "_run", "run": "_run", "sessions": "_sources"}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """What needs pyarrow is loaded when it is first asked for."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        return found
