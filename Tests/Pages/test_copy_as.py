"""Scenes copied as tests, as programs in C and in Python: each compiles, runs and does what the scene does."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from conftest import ROOT, rk
from test_playground import BUTTON, EXAMPLES, module, playground, served, spot, tab  # noqa: F401

FILES = sorted(EXAMPLES.glob("*.json"))


@pytest.fixture(scope="session")
def library() -> str:
    done = subprocess.run([ROOT / "bindings/c/build-library"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def code(page, text: str, language: str) -> str:
    page.evaluate("text => playground.open(text)", text)
    return page.evaluate("language => playground.code.text(language)", language)


def acts(file) -> list[str]:
    return [line for line in rk("run", "--log", file).stdout.splitlines() if line.startswith("act:")]


def run_c(program: str, folder, library: str) -> list[str]:
    (folder / "scene.c").write_text(program)
    # The file that programs ask the loader for is beside the library.
    where = os.path.dirname(library)
    options = ["-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/Include", "-o", folder / "scene", folder / "scene.c", f"-L{where}", "-lresponderkit", f"-Wl,-rpath,{where}"]
    built = subprocess.run(["cc", *options], capture_output=True, text=True)
    assert built.returncode == 0, built.stderr + program
    done = subprocess.run([folder / "scene"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def run_python(program: str, folder, library: str) -> list[str]:
    (folder / "scene.py").write_text(program)
    environment = {**os.environ, "RESPONDERKIT_LIBRARY": library, "PYTHONPATH": f"{ROOT}/bindings/python/src"}
    done = subprocess.run([sys.executable, folder / "scene.py"], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr + program
    return done.stdout.splitlines()


@pytest.mark.parametrize(("language", "run"), [("c", run_c), ("python", run_python)])
def test_programs_do_what_the_scenes_do(playground, tmp_path, library, language, run):
    """A program names what it leaves out; one that leaves out nothing prints the scene's actions."""
    page = playground()
    same = 0
    for file in FILES:
        text = file.read_text()
        if '"actions"' not in text:
            continue
        program = code(page, text, language)
        printed = run(program, tmp_path, library)
        if "Not in this program" not in program:
            assert printed == acts(file), f"{file.stem}\n{program}"
            same += 1
    assert same >= 20


def test_names_of_any_kind(playground, tmp_path, library):
    """Ids may be words of a language, or no identifiers at all, and end no comment and no text."""
    names = ["int", "class", '*/ "; exit(1);', "%s %n", "a-b", "a_b", "def", "زر", '"""', "\\", "main", "1st"]
    views = [{"id": name, "class": "Button", "frame": [0, 40 * place, 320, 40], "targets": [{"events": ["touchUpInside"], "action": f"act{place}:"}]} for place, name in enumerate(names)]
    steps = [step for place in range(len(names)) for step in ({"t": place, "down": [1, 50, 40 * place + 20]}, {"t": place + 0.1, "up": [1, 50, 40 * place + 20]})]
    recognizer = {"id": 'r"*/', "type": "tap", "action": '%d "x" \\'}
    window = {"id": "W", "frame": [0, 0, 320, 600], "subviews": views, "recognizers": [recognizer]}
    scenario = {"format": 1, "name": 'Names */ """ \\', "log": ["actions"], "windows": [window], "steps": [*steps, {"t": 50, "down": [1, 10, 590]}, {"t": 50.1, "up": [1, 10, 590]}, {"t": 51}]}
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(scenario))
    page = playground()
    for language, run in [("c", run_c), ("python", run_python)]:
        assert run(code(page, json.dumps(scenario), language), tmp_path, library) == acts(file)


def test_a_copied_test_expects_what_happened(playground, tmp_path):
    page = playground(BUTTON)
    page.mouse.click(*spot(page, 100, 100))
    tab(page, "Copy as")
    text = page.locator("#code").inner_text()
    file = tmp_path / "scene.json"
    file.write_text(text)
    assert json.loads(text)["steps"][-1] == {"expect": ["act:save:"]}
    rk("run", file)
    file.write_text(text.replace('"act:save:"]', '"act:other:"]'))
    rk("run", file, status=1)


def test_the_code_is_copied(playground):
    page = playground(BUTTON, permissions=["clipboard-read", "clipboard-write"])
    tab(page, "Copy as")
    for name, part in [("C", "rk_context_create"), ("Python", "import responderkit")]:
        page.get_by_role("button", name=name, exact=True).click()
        assert part in page.locator("#code").inner_text()
        page.get_by_role("button", name="Copy", exact=True).click()
        assert part in page.evaluate("navigator.clipboard.readText()")
