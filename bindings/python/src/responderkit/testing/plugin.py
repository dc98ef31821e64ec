# SPDX-License-Identifier: MIT
"""The plugin for pytest: the fixture ``responder_context``, and recordings of the tests that fail."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Optional

import pytest

from ..context import Context
from ..errors import Error

if TYPE_CHECKING:
    from pluggy import Result

#: More decisions than a test of minutes of input makes.
_DECISIONS = 1 << 18
_FAILED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("responderkit").addoption(
        "--rk-record",
        metavar="DIR",
        help="keep a recording of each failed test that uses responder_context in DIR, and an inspector page where the tool rk is installed",
    )


# The old kind of wrapper: pytest loads this plugin wherever the package is installed, and pluggy before 1.2 knows no other.
@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Result[pytest.TestReport], None]:
    outcome = yield
    if outcome.get_result().failed:
        item.stash[_FAILED] = True


@pytest.fixture
def responder_context(request: pytest.FixtureRequest) -> Iterator[Context]:
    """A new context whose trace is on. It is the current context in the test.

    With ``--rk-record DIR`` it is recorded, and the recording of a failed test is kept as DIR/NAME.rkrec.
    """
    folder: Optional[str] = request.config.getoption("--rk-record")
    with Context() as context:
        context.trace.start(_DECISIONS)
        if folder is None:
            yield context
            return
        taken: list[bytes] = []
        recorder = context.record(taken.append)
        yield context
        try:
            recorder.stop()
        except Error:
            pass  # The recording is valid up to there, and the test's own failure is what counts.
        if request.node.stash.get(_FAILED, False):
            keep(Path(folder), request.node.nodeid, b"".join(taken))


def keep(folder: Path, name: str, recording: bytes) -> Path:
    """Write a recording as ``folder``/NAME.rkrec, and its page beside it where the tool is installed; returns the recording's path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / (re.sub(r"[^\w.\[\]-]+", "-", name.replace("::", "."))[:200] + ".rkrec")
    path.write_bytes(recording)
    tool = shutil.which("rk")
    if tool is not None:
        subprocess.run([tool, "inspect", str(path), "-o", str(path.with_suffix(".html"))], check=False, capture_output=True)
    return path
