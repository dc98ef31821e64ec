"""The plugin for pytest, in runs of pytest of its own."""

import os
import subprocess
import sys
from pathlib import Path

import responderkit as rk

NAME = "sample.py"
TESTS = """
import responderkit as rk
from responderkit.testing import expect

def test_it(responder_context):
    window = rk.Window((0, 0, 100, 100), name="window")
    button = rk.Button((10, 10, 50, 50), name="send")
    window.add_subview(button)
    assert responder_context is rk.Context.current() and responder_context.trace.on
    responder_context.down(1, 20, 20, 0.0)
    responder_context.up(1, 20, 20, 0.1)
    expect(button).was_hit()

def test_that_fails(responder_context):
    test_it(responder_context)
    expect(responder_context.windows[0].subviews[0]).fired()
"""


def run(folder, *arguments, **more):
    (folder / NAME).write_text(TESTS)
    source, library = str(Path(rk.__file__).resolve().parents[1]), rk._library.library._name
    environment = {**os.environ, "PYTHONPATH": source, "RESPONDERKIT_LIBRARY": library, "PYTHONDONTWRITEBYTECODE": "1", **more}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:responderkit", "-p", "responderkit.testing.plugin"]
    return subprocess.run([*command, NAME, *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=300)


def test_the_fixture(tmp_path):
    done = run(tmp_path)
    assert "1 failed, 1 passed" in done.stdout, done.stdout + done.stderr
    assert "expected send to fire; it did not fire" in done.stdout and "  explanation: send sent no action" in done.stdout
    assert [path.name for path in tmp_path.iterdir()] == [NAME]


def test_recordings_of_tests_that_fail(tmp_path):
    tool = tmp_path / "bin" / "rk"
    tool.parent.mkdir()
    tool.write_text('#!/bin/sh\n[ "$1" = inspect ] && echo "page of $2" > "$4"\n')
    tool.chmod(0o755)
    done = run(tmp_path, "--rk-record", "kept", PATH=f"{tool.parent}:{os.environ['PATH']}")
    assert "1 failed, 1 passed" in done.stdout, done.stdout + done.stderr
    page, kept = sorted((tmp_path / "kept").iterdir())
    assert kept.name == f"{NAME}.test_that_fails.rkrec" and page == kept.with_suffix(".html")
    with rk.Recording(kept) as recording:
        assert sum(1 for _ in recording) > 0 and recording.parted is None


def test_without_the_tool_there_is_no_page(tmp_path):
    run(tmp_path, "--rk-record", "kept", PATH="/nowhere")
    assert [path.suffix for path in (tmp_path / "kept").iterdir()] == [".rkrec"]
