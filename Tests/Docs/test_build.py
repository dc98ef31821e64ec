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


def test_rules_in_code_and_headings_are_links(tmp_path):
    text = '<h3 class="rk-rule" id="rule-3">SPEC 3</h3><h2>As in SPEC 4</h2><pre><code><span>// SPEC 5, 6: rk_view_hit_test()</span></code></pre><script>"SPEC 7"</script>'
    made = links.linked(text, "pages/Page.html", wrong := [])
    assert wrong == [] and made == (
        '<h3 class="rk-rule" id="rule-3">SPEC 3</h3><h2>As in <a class="rk-link" href="Behaviour.html#rule-4">SPEC 4</a></h2>'
        '<pre><code><span>// <a class="rk-link" href="Behaviour.html#rule-5">SPEC 5</a>, <a class="rk-link" href="Behaviour.html#rule-6">6</a>: rk_view_hit_test()</span></code></pre>'
        '<script>"SPEC 7"</script>'
    )


def test_mentions_of_rules_without_a_link_are_found(tmp_path):
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages/Behaviour.html").write_text('<title>SPEC 1</title><h3 id="rule-3">SPEC 3</h3><h3 id="rule-4">SPEC 5</h3>')
    (tmp_path / "one.html").write_text(
        '<a href="pages/Behaviour.html#rule-6">SPEC 6</a>, <pre>SPEC <b>7</b></pre><a href="pages/Behaviour.html#rule-8">SPEC 8</a>-<a href="pages/Behaviour.html#rule-8">9</a><p>SPEC<p>10'
    )
    assert links.unlinked(tmp_path) == (
        6,
        ["one.html: SPEC 7 is no link to its rule", "one.html: SPEC 9 is no link to its rule", "pages/Behaviour.html: SPEC 5 is no link to its rule"],
    )


def test_the_code_of_all_pages_is_tried():
    assert {page.file for page in build_pages.tried()} == set(build_pages.CATALOG.rglob("*.md"))


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
