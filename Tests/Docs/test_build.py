"""What Tests/Docs/build refuses: a mistake planted in a copy of the sources of the pages."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import links  # noqa: E402
import pages as build_pages  # noqa: E402
import pytest  # noqa: E402


@pytest.fixture
def build():
    loader = importlib.machinery.SourceFileLoader("docs_build", str(HERE / "build"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("docs_build", loader))
    loader.exec_module(module)
    return module


def test_a_mistake_in_a_page_is_refused(build, tmp_path, monkeypatch):
    written = build.guide

    def planted(folder: Path):
        parts = written(folder)
        page = folder / "pages/Gestures.md"
        page.write_text(page.read_text() + "\nSee `rk_view_hit_tests()`, SPEC " + "999 and [that](Nothing.md).\n")
        return parts

    monkeypatch.setattr(build, "guide", planted)
    with pytest.raises(build.Wrong) as refused:
        build.made(tmp_path)
    for words in ("rk_view_hit_tests", "there is no rule 999", "Nothing.md"):
        assert words in str(refused.value)


def test_links_that_lead_nowhere_are_found(tmp_path):
    (tmp_path / "one.html").write_text('<a href="two.html#there">a</a><a href="two.html#away">b</a><a href="three.html">c</a><script src="https://example.org/x.js"></script>')
    (tmp_path / "two.html").write_text('<p id="there"></p>')
    assert links.broken(tmp_path) == [
        "one.html: needs https://example.org/x.js",
        "one.html: a link to two.html#away: no such place in that page",
        "one.html: a link to three.html, which is not there",
    ]


def test_the_readme_has_the_marks_of_the_comparison():
    def marks(text: str) -> set[str]:
        return {line for line in text.splitlines() if line.count("|") == 8 and "---" not in line}

    of_the_page = marks((build_pages.CATALOG / "Comparison.md").read_text())
    of_the_readme = marks((build_pages.ROOT / "README.md").read_text())
    assert len(of_the_readme) > 10 and of_the_readme <= of_the_page
