"""Links in the pages: `SPEC 43` leads to rule 43 of Behaviour, a name of the headers to the C reference; and the checks that no link leads nowhere and that
no mention of a rule lacks its link."""

from __future__ import annotations

import functools
import posixpath
import re
import urllib.parse
from html.parser import HTMLParser
from pathlib import Path

from interface import places
from pages import CATALOG

RULES = "pages/Behaviour.html"
#: What stands after "#" in their addresses are moments and objects.
INSPECTIONS = "inspections/"
_RULE = re.compile(r"^\*\*(\d+)\.\*\*", re.MULTILINE)
#: SPEC 43; SPEC 1-53; SPEC 76, 77, 118. The dash may be one between numbers.
_MENTION = re.compile(r"\bSPEC(?:\s|&nbsp;|&#160;)+\d+(?:(?:[-–]|,(?:\s|&nbsp;)+)\d+)*")
#: Functions, types and enumerators.
_NAME = re.compile(r"\b(rk_\w+|RK[A-Z]\w+|RK_[A-Z]\w+)\b")
_PIECE = re.compile(r"(<!--.*?-->|<[^>]+>)", re.DOTALL)
#: In these no link may stand.
_CLOSED = frozenset(("a", "script", "style", "title", "textarea", "svg", "button", "summary"))
#: In these rules are links, and names are not: a heading is a place itself, and code has its own colours.
_RULES_ONLY = frozenset(("h1", "h2", "h3", "h4", "h5", "h6", "pre"))
_FOLLOWED = _CLOSED | _RULES_ONLY | {"code"}
#: The heading of a rule in Behaviour has its own number.
_OWN_HEADING = re.compile(r'<h3 [^>]*\brk-rule\b')


@functools.cache
def rules() -> frozenset[str]:
    """The numbers of all rules."""
    return frozenset(_RULE.findall((CATALOG / "Behaviour.md").read_text()))


def headed(behaviour: str) -> str:
    """Each rule of Behaviour.md with a heading of its own, to which links and the search lead."""
    return _RULE.sub(r"\n### SPEC \1 { #rule-\1 .rk-rule }\n\n", behaviour)


def linked(text: str, name: str, wrong: list[str]) -> str:
    """The page's HTML with links; a rule, or a function in code, that is not there is an error."""
    rule_page = "" if name == RULES else posixpath.relpath(RULES, posixpath.dirname(name) or ".")
    own_function = re.compile(r"\brk_\w*[a-z0-9]\b")

    def name_link(match: re.Match[str]) -> str:
        place = places().get(match[1])
        if not place:
            return match[1]
        page, _, anchor = place.partition("#")
        address = "" if page == name else posixpath.relpath(page, posixpath.dirname(name) or ".")
        return f'<a class="rk-link" href="{address}#{anchor}">{match[1]}</a>'

    def rule_link(match: re.Match[str]) -> str:
        """The first link has the word, too; each further number its own."""
        wrong.extend(f"{name}: there is no rule {rule}" for rule in re.findall(r"\d+", match[0].replace("&#160;", " ")) if rule not in rules())
        head, first, rest = re.fullmatch(r"(\D*(?:&#160;)?)(\d+)(.*)", match[0], re.DOTALL).groups()
        link = f'<a class="rk-link" href="{rule_page}#rule-{{0}}">{{1}}</a>'
        return link.format(first, head + first) + re.sub(r"\d+", lambda found: link.format(found[0], found[0]), rest)

    pieces = _PIECE.split(text)
    inside: list[str] = []
    is_own = False
    for number, piece in enumerate(pieces):
        if number % 2:
            tag = re.match(r"<(/?)([a-zA-Z0-9]+)", piece)
            kind = tag[2].lower() if tag else ""
            if kind in _FOLLOWED:
                if not tag[1] and not piece.endswith("/>"):
                    inside.append(kind)
                    is_own = bool(_OWN_HEADING.match(piece)) if kind[0] == "h" else is_own
                elif tag[1] and inside and inside[-1] == kind:
                    inside.pop()
                    is_own = is_own and kind != "h3"
        elif not _CLOSED.intersection(inside):
            if _RULES_ONLY.isdisjoint(inside):
                if "code" in inside and name.startswith("pages/"):
                    wrong += [f"{name}: the headers have no {one}" for one in own_function.findall(piece) if one not in places()]
                if "rk_" in piece or "RK" in piece:
                    piece = _NAME.sub(name_link, piece)
            if "SPEC" in piece and not is_own:
                piece = _MENTION.sub(rule_link, piece)
            pieces[number] = piece
    return "".join(pieces)


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
            elif key == "src" or (tag == "link" and key == "href"):
                self.links.append(value)


def broken(folder: Path) -> list[str]:
    """Links within the documentation that lead nowhere, and anything that a page would fetch from elsewhere."""
    parsed = {path.relative_to(folder).as_posix(): Links(path.read_text()) for path in folder.rglob("*.html")}
    wrong = []
    for name, page in sorted(parsed.items()):
        wrong += [f"{name}: needs {address}" for address in page.foreign]
        for link in page.links:
            address, _, anchor = link.partition("#")
            # The theme's scripts take a link to nothing for a link to the top.
            if re.match(r"[a-z]+:", address) or link in ("#", ".", "javascript:void(0)"):
                continue
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), urllib.parse.unquote(address))) if address else name
            if not (folder / target).is_file():
                wrong.append(f"{name}: a link to {link}, which is not there")
            elif anchor and target in parsed and not target.startswith(INSPECTIONS) and urllib.parse.unquote(anchor) not in parsed[target].anchors:
                wrong.append(f"{name}: a link to {link}: no such place in that page")
    return wrong


#: Elements that stand within a line. Two pieces of text with another element between them are no mention.
_WITHIN_A_LINE = frozenset("a abbr b code dfn em i kbd mark q s small span strong sub sup u wbr".split())
#: What is not seen as text. `template` and `noscript` are seen without scripts only.
_UNSEEN = frozenset(("script", "style", "title", "svg", "template"))
_WITHOUT_END = frozenset("area base br col embed hr img input link meta source track wbr".split())


class Mentions(HTMLParser):
    """The mentions of rules in what a page shows: the number, and the address of the link that it stands in, if any."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.inside: list[tuple[str, str]] = []
        #: Each piece of text with the link or the heading that it stands in.
        self.shown: list[tuple[str, str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in _WITHIN_A_LINE:
            self.shown.append(("\0", ""))
        if tag in _WITHOUT_END:
            return
        given = dict(attributes)
        place = given.get("href") if tag == "a" else "#" + (given.get("id") or "") if re.fullmatch("h[1-6]", tag) else ""
        self.inside.append((tag, place or ""))

    def handle_endtag(self, tag: str) -> None:
        if tag not in _WITHIN_A_LINE:
            self.shown.append(("\0", ""))
        if any(kind == tag for kind, _ in self.inside):
            while self.inside.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        if not any(kind in _UNSEEN for kind, _ in self.inside):
            self.shown.append((data, next((place for _, place in reversed(self.inside) if place), "")))

    def found(self) -> list[tuple[str, str]]:
        text = "".join(piece for piece, _ in self.shown)
        places = [place for piece, place in self.shown for _ in piece]
        digits = re.compile(r"\d+")
        return [
            (number[0], places[number.start()])
            for mention in _MENTION.finditer(text)
            for number in digits.finditer(text, mention.start(), mention.end())
        ]


def unlinked(folder: Path) -> tuple[int, list[str]]:
    """How many mentions of rules the pages show, and those that are not in a link to their rule."""
    count, wrong = 0, []
    for path in sorted(folder.rglob("*.html")):
        name = path.relative_to(folder).as_posix()
        text = path.read_text()
        for rule, place in Mentions(text).found() if "SPEC" in text else ():
            count += 1
            address, _, anchor = place.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), address)) if address else name
            if (target, anchor) != (RULES, f"rule-{rule}"):
                wrong.append(f"{name}: SPEC {rule} is no link to its rule")
    return count, wrong
