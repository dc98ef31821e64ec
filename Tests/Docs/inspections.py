"""Inspections in the pages: a line that is a link to the page's own scenario becomes a picture of the inspector, which opens the inspection.

    [Inspect it: an order that fails](#the-example)
    [All keys](../../../rk/Pages/inspector/index.html)

The scenario is the first block of JSON of the page that has a file name. `rk inspect` makes the inspection; Chromium takes the picture, in light and in dark.
The second line becomes the table of the inspector's keys, from its help.
"""

from __future__ import annotations

import html
import os
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

from pages import ROOT, Page, blocks

INSPECTOR = ROOT / "Sources/rk/Pages/inspector/index.html"
_LINE = re.compile(r"^\[Inspect it: ([^\]]+)\]\(#[\w-]+\)$", re.MULTILINE)
_ALL_KEYS = re.compile(r"^\[All keys\]\((?:\.\./)+rk/Pages/inspector/index\.html\)$", re.MULTILINE)
#: What the picture shows: the second problem, its objects and its reasons.
SHOWN = "#problem=2"
WIDTH, HEIGHT = 1280, 760
#: The headless shell takes a fraction of the time: it has no windows of its own to draw.
CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
#: Milliseconds that one step may take on a busy machine.
LIMIT = 120_000
#: Canvases are painted in frames after the page is there.
_PAINTED = "() => new Promise((resolve) => { let left = 40; const look = () => (left-- ? requestAnimationFrame(look) : resolve(true)); look(); })"


def with_inspections(page: Page, text: str, folder: Path, tool: Path) -> str:
    """A page of Markdown with its inspection, which is written into `folder`."""

    def figure(match: re.Match[str]) -> str:
        scenario = next(block for block in blocks(page) if block.language == "json" and block.file)
        name = Path(scenario.file).stem
        folder.mkdir(exist_ok=True)
        source = folder / scenario.file
        source.write_text(scenario.body)
        subprocess.run([tool, "inspect", scenario.file, "-o", f"{name}.html"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        source.unlink()
        _take_pictures(folder / name)
        address, title = f"../{folder.name}/{name}", html.escape(match[1])
        pictures = "".join(
            f'<img src="{address}-{scheme}.png#only-{scheme}" width="{WIDTH}" height="{HEIGHT}" alt="The inspector with the problems of a session, its views, reasons and time line">'
            for scheme in ("light", "dark")
        )
        caption = f'<figcaption><a href="{address}.html">Open it: {title}</a></figcaption>'
        return f'<figure class="rk-inspection"><a href="{address}.html{SHOWN}">{pictures}</a>{caption}</figure>'

    return _ALL_KEYS.sub(lambda _: _keys(), _LINE.sub(figure, text))


def _take_pictures(name: Path) -> None:
    from playwright.sync_api import sync_playwright

    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments, timeout=LIMIT)
        for scheme in ("light", "dark"):
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme=scheme, reduced_motion="reduce")
            page.set_default_timeout(LIMIT)
            page.goto(name.with_suffix(".html").as_uri() + SHOWN)
            page.evaluate(_PAINTED)
            page.screenshot(path=f"{name}-{scheme}.png")
        browser.close()


class _Keys(HTMLParser):
    """The list of keys in the inspector's help."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[str] = []
        self.inside = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.inside = tag
        if tag in ("dt", "dd"):
            self.cells.append("")

    def handle_data(self, data: str) -> None:
        if self.inside in ("dt", "dd"):
            self.cells[-1] += data.strip()


def _keys() -> str:
    """A table of the keys and what they do, as the inspector's own help has them."""
    text = INSPECTOR.read_text()
    parser = _Keys()
    parser.feed(text[text.index('<dialog id="help"') : text.index("</dialog>")])
    rows = [f"| {key} | {effect} |" for key, effect in zip(parser.cells[::2], parser.cells[1::2])]
    return "\n".join(["| Key | Effect |", "|---|---|", *rows])
