"""What the tests share: a context that is closed, a log, views that write into it."""

from __future__ import annotations

import gc
import io
import json
import os
import subprocess
from pathlib import Path

import pytest
from gesture_support import Scene

import responderkit as rk
from responderkit.scenario import run_files

#: The repository that this folder belongs to.
REPOSITORY = Path(__file__).resolve().parents[3]


def pytest_collection_finish():
    """What pytest and the modules are made of lives to the end: a collection in a test need not walk through it."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def _frozen():
    """Nor need it walk through what pytest keeps of the modules before."""
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def plugin_folder(tmp_path_factory):
    """A folder with plugins written in C, built for this run; NAME.so each."""
    folder = tmp_path_factory.mktemp("plugins")
    # What others may write to is not loaded.
    folder.chmod(0o755)
    sources = sorted((REPOSITORY / "bindings/c/plugins").glob("*.c")) + [
        *sorted((REPOSITORY / "Tests/Plugins/good").glob("*.c")),
        *(REPOSITORY / "Tests/Plugins/bad" / f"{name}.c" for name in ("BadId", "BoolOfTwo", "InitRefuses", "NewerMinor", "NoSymbol")),
    ]
    for source in sources:
        flags = ["-shared", "-fPIC", "-fvisibility=hidden", "-I", str(REPOSITORY / "Include")]
        target = folder / f"{source.stem}.so"
        subprocess.run([os.environ.get("CC", "cc"), *flags, str(source), "-lm", "-pthread", "-o", str(target)], check=True)
        target.chmod(0o755)
    return folder


@pytest.fixture
def context():
    with rk.Context() as made:
        yield made
    gc.collect()


@pytest.fixture
def scene(context):
    return Scene(context)


@pytest.fixture
def log():
    return []


@pytest.fixture
def unraisable(monkeypatch):
    """Exceptions that reached sys.unraisablehook."""
    caught = []
    monkeypatch.setattr("sys.unraisablehook", lambda arguments: caught.append(arguments.exc_value))
    return caught


@pytest.fixture
def run(tmp_path):
    """Run a scenario, given as a value or as text; returns (status, stdout, stderr)."""

    def run(content, log=False, name="file.json"):
        path = tmp_path / name
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content))
        out, err = io.StringIO(), io.StringIO()
        status = run_files([str(path)], log, out, err)
        return status, out.getvalue(), err.getvalue().replace(str(tmp_path) + "/", "")

    return run


class LoggingView(rk.View):
    """Logs what the scenarios log."""

    def __init__(self, frame=(0, 0, 0, 0), *, log, name, forward=True):
        super().__init__(frame)
        self.name = self.word = name
        self.log = log
        self.forward = forward

    def hit_test(self, point, event=None):
        self.log.append(f"{self.word}.hit")
        return super().hit_test(point, event)

    def point_inside(self, point, event=None):
        answer = super().point_inside(point, event)
        self.log.append(f"{self.word}.in={answer:d}")
        return answer

    def touches_began(self, touches, event):
        self.log.append(f"{self.word}.began")
        if self.forward:
            super().touches_began(touches, event)

    def touches_moved(self, touches, event):
        self.log.append(f"{self.word}.moved")
        if self.forward:
            super().touches_moved(touches, event)

    def touches_ended(self, touches, event):
        self.log.append(f"{self.word}.ended")
        if self.forward:
            super().touches_ended(touches, event)

    def touches_cancelled(self, touches, event):
        self.log.append(f"{self.word}.cancelled")
        if self.forward:
            super().touches_cancelled(touches, event)
