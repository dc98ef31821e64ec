"""The playground's JSON: the library's own words complete it, mistakes stand where they are, a form changes it."""

from __future__ import annotations

import json

import pytest

from conftest import until
from test_playground import BUTTON, module, playground, served, spot, tab  # noqa: F401

TEXT = json.dumps(BUTTON, indent=2)


def offered(page, text: str) -> list[str]:
    """What is offered at the | in a text."""
    page.evaluate(
        """text => { const area = document.getElementById("text"); const at = text.indexOf("|");
          area.value = text.replace("|", ""); area.focus(); area.setSelectionRange(at, at); playground.editor.number(); playground.offers.open(); }""",
        text,
    )
    return page.locator("#offers li").all_text_contents() if page.locator("#offers").is_visible() else []


@pytest.fixture
def editor(playground):
    page = playground(TEXT)
    tab(page, "JSON")
    return page


@pytest.mark.parametrize(
    ("written", "replaced", "wanted", "unwanted"),
    [
        ('"Button"', '"B|"', ["Button"], ["Slider"]),
        ('"Button"', '"|"', ["Button", "Slider", "View"], ["frame"]),
        ('"Button"', "|", ["Button", "ScrollView"], []),
        ('"id": "save",', '"id": "save", "hid|",', ["hidden"], ["highlighted"]),
        ('"id": "save",', '"id": "save", |', ["alpha", "recognizers"], ["contentSize"]),
        ('"touchUpInside"', '"touchUp|"', ["touchUpInside", "touchUpOutside"], ["valueChanged"]),
        ('"actions"', '"actions", "|"', ["touches", "scroll"], []),
        ('"steps": []', '"steps": [{"t": 0, |}]', ["down", "expect"], ["frame"]),
        ('"steps": []', '"steps": [{"hit": ["|", [1, 1], "save"]}]', ["W", "save"], []),
    ],
)
def test_the_library_completes(editor, written, replaced, wanted, unwanted):
    words = offered(editor, TEXT.replace(written, replaced, 1))
    assert set(wanted) <= set(words) and not set(unwanted) & set(words), words


def test_a_word_is_taken_by_keys(editor):
    assert "Slider" in offered(editor, TEXT.replace('"Button"', '"|"'))
    editor.keyboard.press("ArrowDown")
    editor.keyboard.press("ArrowUp")
    editor.keyboard.press("Escape")
    assert editor.locator("#offers").is_hidden()
    editor.keyboard.type("Sl")
    assert editor.locator("#offers [aria-selected=true]").inner_text() == "Slider"
    editor.keyboard.press("Enter")
    assert '"class": "Slider"' in editor.locator("#text").input_value()
    editor.locator("#offers").wait_for(state="hidden")
    until(editor, "playground.tree.named('save').view.class === 'Slider'")


def test_the_form_changes_the_text_and_the_screen(editor):
    assert editor.locator("#form-object").input_value() == "save"
    editor.locator("#form-frame").fill("10, 20, 200, 60")
    editor.locator("#form-frame").press("Enter")
    assert json.loads(editor.locator("#text").input_value())["windows"][0]["subviews"][0]["frame"] == [10, 20, 200, 60]
    assert editor.evaluate("playground.tree.named('save').view.bounds") == [0, 0, 200, 60]
    editor.locator("#form-class").fill("Buttn")
    editor.locator("#form-class").press("Enter")
    assert "unknown class" in editor.locator("#problem.wrong").inner_text()
    assert editor.locator("#gutter .wrong").count() == 1
    editor.locator("#form-object").select_option("W")
    assert editor.locator("#form-frame").input_value() == "0, 0, 320, 480"
