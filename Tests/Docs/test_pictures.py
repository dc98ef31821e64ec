"""The guide's pictures: what they show is what the library answers, and each of their pages has the picture's text."""

from __future__ import annotations

import importlib.machinery
import importlib.util
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent


@pytest.fixture(scope="module")
def pictures():
    loader = importlib.machinery.SourceFileLoader("docs_pictures", str(HERE / "pictures"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("docs_pictures", loader))
    loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["HitTesting", "ResponderChain", "Gestures", "Arbitration", "FromFingerToAction"])
def test_a_picture_is_what_the_library_answers(pictures, name):
    assert pictures.wrong(name, pictures.PICTURES[name]()) == []


def test_every_picture_is_drawn(pictures):
    of_others = {"Tap", "Rooms", "Speed"}
    assert {path.stem for path in pictures.CATALOG.glob("*.svg")} == set(pictures.PICTURES) | of_others


def test_another_picture_and_another_text_are_found(pictures):
    text = pictures.hit_testing()
    found = pictures.wrong("HitTesting", text.replace("raised is hit", "bar is hit").replace("the touch hits raised", "the touch hits bar"))
    assert len(found) == 2 and "run Tests/Docs/pictures" in found[0] and "the touch hits bar" in found[1]
