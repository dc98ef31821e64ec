"""What type checkers see: the package itself, and programs that use it."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import responderkit as rk
from responderkit import _keywords

PROJECT = Path(__file__).resolve().parents[1]
TYPED = Path(__file__).resolve().parent / "typed"


def mypy(folder, *arguments, **environment):
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(folder / "cache"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=PROJECT, env={**os.environ, **environment}, timeout=600)


def test_the_package_passes_mypy(tmp_path):
    done = mypy(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def lines_of(output, file):
    """The numbers of the lines of a file that a checker names as errors."""
    return {int(match[1]) for match in re.finditer(rf"{re.escape(file)}:(\d+):(?:\d+)?.*\berror\b", output)}


def marked(file):
    return {number for number, line in enumerate((TYPED / file).read_text().splitlines(), 1) if line.endswith("# wrong")}


@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_programs_that_use_the_package(tmp_path, checker):
    """What is right passes the strictest rules; each slip is found, and nothing else."""
    files = [shutil.copy(TYPED / name, tmp_path) for name in ("right.py", "wrong.py")]
    if checker == "mypy":
        done = mypy(tmp_path, "--config-file", os.devnull, "--strict", *files, MYPYPATH=str(PROJECT / "src"))
    else:
        settings = tmp_path / "pyrightconfig.json"
        settings.write_text(json.dumps({"include": ["right.py", "wrong.py"], "extraPaths": [str(PROJECT / "src")], "typeCheckingMode": "standard"}))
        done = subprocess.run([sys.executable, "-m", "pyright", "-p", str(settings)], capture_output=True, text=True, timeout=600)
    assert lines_of(done.stdout, "right.py") == set(), done.stdout + done.stderr
    assert lines_of(done.stdout, "wrong.py") == marked("wrong.py"), done.stdout + done.stderr


@pytest.mark.parametrize("cls", [getattr(rk, name.removesuffix("Keywords")) for name in vars(_keywords) if name.endswith("Keywords")])
def test_the_keywords_are_the_properties_that_can_be_set(cls):
    known = getattr(_keywords, f"{cls.__name__}Keywords").__annotations__
    # The frame is an argument of its own; a state is set from within a recogniser's methods.
    settable = {name for name in dir(cls) if not name.startswith("_") and getattr(getattr(cls, name), "fset", None)}
    assert set(known) == settable - {"frame", "state"}
