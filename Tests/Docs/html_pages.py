"""The catalog's Markdown as HTML: one page each beside the references, with links to what they name."""

from __future__ import annotations

import html
import posixpath
import re
import shutil
import urllib.parse
import xml.etree.ElementTree
from html.parser import HTMLParser
from pathlib import Path

import markdown2
from pages import CATALOG, Page, pages

TEMPLATE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="stylesheet" href="{up}style.css">
</head>
<body class="rk-page">
<nav>
<p class="rk-name"><a href="{up}index.html">ResponderKit</a></p>
<input type="checkbox" id="rk-all"><label for="rk-all">All pages</label>
<div>
{navigation}
</div>
</nav>
<main>
{body}
</main>
</body>
</html>
"""

#: Types and enumerators of the headers, functions and macros: what a page may name in code.
NAME = re.compile(r"\b(rk_\w+|RK[A-Z]\w+|RK_[A-Z]\w+)\b")


def references(tags: Path) -> dict[str, str]:
    """Where the C reference has each name."""
    found: dict[str, str] = {}
    for compound in xml.etree.ElementTree.parse(tags).getroot():
        if compound.get("kind") == "struct":
            found[compound.findtext("name", "")] = "c/" + compound.findtext("filename", "")
        for member in compound.iter("member"):
            place = f"c/{member.findtext('anchorfile')}#{member.findtext('anchor')}"
            found.setdefault(member.findtext("name", ""), place)
            for value in member.iter("enumvalue"):
                found.setdefault((value.text or "").strip(), f"c/{value.get('file') or member.findtext('anchorfile')}#{value.get('anchor')}")
    return found


def navigation(current: str, all_pages: list[Page], up: str) -> str:
    """The list of everything, the current page marked."""
    lines: list[str] = []
    section = ""

    def item(file: str, title: str) -> str:
        mark = ' aria-current="page"' if file == current else ""
        return f'<li><a href="{up}{file}"{mark}>{html.escape(title)}</a></li>'

    for page in all_pages:
        if page.section != section:
            lines += ["</ul>"] * bool(section) + [f"<h2>{page.section}</h2>", "<ul>"]
            section = page.section
            if section == "Reference":
                lines += [item("c/files.html", "C"), item("python/responderkit.html", "Python")]
        lines.append(item(file_of(page.name), page.title))
    return "\n".join([*lines, "</ul>"])


def file_of(name: str) -> str:
    """Where a page stands: not beside index.html, which some file systems take for Index.html."""
    return "index.html" if name == "index" else f"pages/{name}.html"


def converted(text: str, titles: dict[str, str], places: dict[str, str], wrong: list[str], name: str) -> str:
    """Markdown with DocC's links as HTML with links to pages and references."""
    up = "../" * file_of(name).count("/")
    text = re.sub(r"<doc:(\w+)>", lambda match: f"[{titles.get(match[1], match[1])}]({up}{file_of(match[1])})", text)
    text = re.sub(r"``(\w+)``", r"`\1`", text)
    body = str(markdown2.markdown(text, extras={"fenced-code-blocks": {}, "tables": None, "header-ids": None, "cuddled-lists": None}))

    def link(match: re.Match[str]) -> str:
        word = match[1]
        if word in places:
            return f'<a href="{up}{places[word]}">{word}</a>'
        # rk_view_* and the like name a family.
        if not word.endswith("_") and word.startswith("rk_"):
            wrong.append(f"{name}.md: the headers have no {word}")
        return word

    # Names in running code, not in blocks: there the colours of Pygments are.
    return re.sub(r"<code>([^<]*)</code>", lambda match: "<code>" + NAME.sub(link, match[1]) + "</code>", body)


def write_pages(folder: Path, tags: Path) -> list[str]:
    """Writes every page and the first one; returns what is wrong with them."""
    all_pages, places, wrong = pages(), references(tags), []
    (folder / "pages").mkdir()
    titles = {page.name: page.title for page in all_pages}
    first = (CATALOG / "ResponderKit.md").read_text().partition("## Topics")[0]
    texts = [("index", "ResponderKit", first)] + [(page.name, page.title, page.file.read_text()) for page in all_pages]
    for name, title, text in texts:
        body, up = converted(text, titles, places, wrong, name), "../" * file_of(name).count("/")
        page = TEMPLATE.format(title=html.escape(title), navigation=navigation(file_of(name), all_pages, up), body=body, up=up)
        (folder / file_of(name)).write_text(page)
    for drawing in CATALOG.glob("*.svg"):
        shutil.copy(drawing, folder / "pages")
    tags.unlink()
    return wrong


class Links(HTMLParser):
    """What a page links to, and what can be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.foreign: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for key, value in attributes:
            if value is None:
                continue
            if key == "id" or (tag == "a" and key == "name"):
                self.anchors.add(value)
            elif tag == "a" and key == "href":
                self.links.append(value)
            elif key in ("src", "href") and re.match(r"(https?:)?//", value):
                self.foreign.append(value)
            elif tag == "img" and key == "src":
                self.links.append(value)


def broken_links(folder: Path) -> list[str]:
    """Links within the documentation that lead nowhere, and anything that a page would fetch from elsewhere."""
    parsed = {path.relative_to(folder).as_posix(): Links(path.read_text(errors="replace")) for path in folder.rglob("*.html")}
    wrong = []
    for name, page in sorted(parsed.items()):
        wrong += [f"{name}: needs {address}" for address in page.foreign]
        for link in page.links:
            address, _, anchor = link.partition("#")
            if re.match(r"[a-z]+:", address):
                continue
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), urllib.parse.unquote(address))) if address else name
            if not (folder / target).exists():
                wrong.append(f"{name}: a link to {link}, which is not there")
            elif anchor and target in parsed and urllib.parse.unquote(anchor) not in parsed[target].anchors:
                wrong.append(f"{name}: a link to {link}: no such place in that page")
    return wrong
