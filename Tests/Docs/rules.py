"""Links from every mention of a rule to the rule: `SPEC 43` in any page leads to rule 43 of Behaviour.html."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

PAGE = "pages/Behaviour.html"
_RULE = re.compile(r"<strong>(\d+)\.</strong>")
#: SPEC 43; SPEC 1-53; SPEC 76, 77, 118. The dash may be one between numbers.
_MENTION = re.compile(r"\bSPEC(?:\s|&nbsp;|&#160;)+\d+(?:(?:[-–]|,(?:\s|&nbsp;)+)\d+)*")
_PIECE = re.compile(r"(<!--.*?-->|<[^>]+>)", re.DOTALL)
#: In these no link may stand.
_CLOSED = ("a", "script", "style", "title", "textarea", "svg")


def link_rules(folder: Path) -> list[str]:
    """Write the anchors and the links into the pages below the folder; returns mentions of rules that are not there."""
    behaviour = folder / PAGE
    text, count = _RULE.subn(r'<strong id="rule-\1">\1.</strong>', behaviour.read_text())
    if count < 100:
        return [f"{PAGE}: only {count} rules were found"]
    behaviour.write_text(text)
    known = set(re.findall(r'id="rule-(\d+)"', text))
    wrong: list[str] = []
    for path in sorted(folder.rglob("*.html")):
        name = path.relative_to(folder).as_posix()
        before = path.read_text(errors="surrogateescape")
        address = "" if name == PAGE else posixpath.relpath(PAGE, posixpath.dirname(name) or ".")
        after = _linked(before, address, known, name, wrong)
        if after != before:
            path.write_text(after, errors="surrogateescape")
    return wrong


def _linked(text: str, address: str, known: set[str], name: str, wrong: list[str]) -> str:
    pieces = _PIECE.split(text)
    inside: list[str] = []
    for number, piece in enumerate(pieces):
        if number % 2:
            tag = re.match(r"<(/?)([a-zA-Z]+)", piece)
            if tag and tag[2].lower() in _CLOSED:
                if not tag[1] and not piece.endswith("/>"):
                    inside.append(tag[2].lower())
                elif tag[1] and inside and inside[-1] == tag[2].lower():
                    inside.pop()
        elif not inside and "SPEC" in piece:
            pieces[number] = _MENTION.sub(lambda found: _mention(found[0], address, known, name, wrong), piece)
    return "".join(pieces)


def _mention(text: str, address: str, known: set[str], name: str, wrong: list[str]) -> str:
    """The first link has the word, too; each further number its own."""
    wrong += [f"{name}: there is no rule {rule}" for rule in re.findall(r"\d+", text.replace("&#160;", " ")) if rule not in known]
    head, first, rest = re.fullmatch(r"(\D*(?:&#160;)?)(\d+)(.*)", text, re.DOTALL).groups()
    link = f'<a class="rule" href="{address}#rule-{{0}}">{{1}}</a>'
    return link.format(first, head + first) + re.sub(r"\d+", lambda found: link.format(found[0], found[0]), rest)
