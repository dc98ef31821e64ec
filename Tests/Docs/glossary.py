"""The glossary: each term has an anchor, and the first mention of a term in a page leads there, with the term's meaning as its tooltip."""

from __future__ import annotations

import functools
import html
import posixpath
import re
from typing import NamedTuple

from pages import CATALOG, pages

GLOSSARY = "pages/Glossary.html"
_ROW = re.compile(r"^\| ([a-z][^|]*?) \| ([^|]+) \|$", re.MULTILINE)
#: Words that mean here what they mean elsewhere: a link from each page would be no help.
EVERYDAY = frozenset(
    "point window touch event action target control press state update sequence frame bounds delegate plugin fault session recording decision reason rule problem".split()
)
#: Pages that are looked into, not read.
LOOKED_INTO = frozenset(("Behaviour", "Glossary", "Names", "CHANGELOG", "Comparison", "Style", "Contributing", "Releasing"))
_PIECE = re.compile(r"(<!--.*?-->|<[^>]+>)", re.DOTALL)
#: Only in these a mention is one of running text; and in those it is not, even there.
_PROSE = ("p", "li")
_OTHER = ("a", "code", "pre", "table", "figure", "figcaption", "script", "b", "strong", "h1", "h2", "h3", "h4", "label", "summary", "div")


class Term(NamedTuple):
    """A row of the glossary: its names, its anchor, and what it is."""

    names: tuple[str, ...]
    anchor: str
    meaning: str


def _plain(cell: str) -> str:
    return " ".join(re.sub(r"\s*\(?<doc:\w+>\)?|[*`]", "", cell).split())


@functools.cache
def terms() -> tuple[Term, ...]:
    rows = _ROW.findall((CATALOG / "Guide/Glossary.md").read_text())
    names = [tuple(name.strip() for name in cell.split(",")) for cell, _ in rows]
    return tuple(Term(one, one[0].replace(" ", "-"), _plain(meaning)) for one, (_, meaning) in zip(names, rows))


def anchored(text: str) -> str:
    """The glossary with an anchor for each term."""
    anchors = {", ".join(term.names): term.anchor for term in terms()}
    return _ROW.sub(lambda row: f'| <dfn id="{anchors[row[1]]}">{row[1]}</dfn> | {row[2]} |', text)


@functools.cache
def _mentions() -> tuple[re.Pattern[str], dict[str, Term]]:
    named = {name: term for term in terms() for name in term.names if name not in EVERYDAY}
    longest_first = sorted(named, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, longest_first))})(s?)(?![\w-])", re.IGNORECASE), named


@functools.cache
def _is_read(name: str) -> bool:
    return any(name == f"pages/{page.name}.html" for page in pages() if page.name not in LOOKED_INTO)


def defined(text: str, name: str) -> str:
    """A page's HTML whose first mention of each term is a link to its meaning."""
    if not _is_read(name):
        return text
    pattern, named = _mentions()
    address = posixpath.relpath(GLOSSARY, posixpath.dirname(name))
    seen: set[Term] = set()

    def link(match: re.Match[str]) -> str:
        term = named[match[1].lower()]
        if term in seen:
            return match[0]
        seen.add(term)
        return f'<a class="rk-term" href="{address}#{term.anchor}" title="{html.escape(term.meaning)}">{match[0]}</a>'

    pieces = _PIECE.split(text)
    inside: list[str] = []
    for number, piece in enumerate(pieces):
        if number % 2 == 0:
            if inside and set(inside) & set(_PROSE) and not set(inside) & set(_OTHER):
                pieces[number] = pattern.sub(link, piece)
        elif tag := re.match(r"<(/?)([a-z0-9]+)", piece):
            if tag[2] in _PROSE + _OTHER:
                if not tag[1]:
                    inside.append(tag[2])
                elif tag[2] in inside:
                    del inside[len(inside) - 1 - inside[::-1].index(tag[2]) :]
    return "".join(pieces)
