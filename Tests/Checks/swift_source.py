"""A small reader of Swift: names that a file declares, names that it uses. No parser: it follows braces, keywords and binding positions.

What it cannot know it leaves out on the safe side: names bound inside functions and labels of arguments are not uses, and text inside string
literals is not read (interpolations are).
"""

from __future__ import annotations

import functools
import re
from typing import Iterator, NamedTuple

_TOKEN = re.compile(r"`?[A-Za-z_]\w*`?|\d[\w.]*|\.\.\.|\.\.<|->|[{}()\[\].:,=?!<>#@&$\\;]|[^\s\w]")
#: No string and no comment begins here.
_PLAIN = re.compile(r'[^"/]+')
_TYPES = {"struct", "class", "enum", "protocol", "typealias", "actor", "associatedtype"}
_KEYWORDS = _TYPES | set(
    "extension func let var case init deinit subscript operator import if else guard while for in switch default return throw throws rethrows do catch "
    "try where is as self Self super nil true false some any inout static public private internal fileprivate package open final mutating nonmutating "
    "indirect lazy weak unowned override required convenience break continue fallthrough defer repeat get set willSet didSet async await borrowing "
    "consuming copy consume discard unsafe nonisolated".split()
)


class Token(NamedTuple):
    text: str
    line: int


class Name(NamedTuple):
    """A declaration (member: inside a type or extension) or a use (member: after a dot)."""

    text: str
    line: int
    member: bool


class Source(NamedTuple):
    declared: list[Name]
    used: list[Name]
    bound: set[str]


@functools.lru_cache(maxsize=None)
def without_texts(source: str) -> str:
    """The code alone: comments and string literals blanked, line breaks and interpolated expressions kept."""
    out: list[str] = []
    position, end = 0, len(source)
    while position < end:
        if source.startswith("//", position):
            position = _find(source, "\n", position)
        elif source.startswith("/*", position):
            depth, start = 1, position
            position += 2
            while position < end and depth:
                if source.startswith("/*", position):
                    depth, position = depth + 1, position + 2
                elif source.startswith("*/", position):
                    depth, position = depth - 1, position + 2
                else:
                    position += 1
            out.append("\n" * source.count("\n", start, position) + " ")
        elif source[position] == '"':
            quote = '"""' if source.startswith('"""', position) else '"'
            out.append(' "" ')
            position = _string(source, position + len(quote), quote, out)
        else:
            plain = _PLAIN.match(source, position)
            out.append(plain[0] if plain else source[position])
            position += len(out[-1])
    return "".join(out)


def _find(source: str, what: str, position: int) -> int:
    found = source.find(what, position)
    return len(source) if found < 0 else found


def _string(source: str, position: int, quote: str, out: list[str]) -> int:
    while position < len(source) and not source.startswith(quote, position):
        if source.startswith("\\(", position):
            depth, start = 1, position + 2
            position = start
            while position < len(source) and depth:
                depth += {"(": 1, ")": -1}.get(source[position], 0)
                position += 1
            out.append(" (" + without_texts(source[start : position - 1]) + ") ")
        elif source[position] == "\\":
            position += 2
        else:
            if source[position] == "\n":
                out.append("\n")
            position += 1
    return position + len(quote)


def tokens(source: str) -> list[Token]:
    found: list[Token] = []
    for line, text in enumerate(without_texts(source).split("\n"), 1):
        found.extend(Token(match[0].strip("`"), line) for match in _TOKEN.finditer(text))
    return found


def _is_name(text: str) -> bool:
    return (text[0].isalpha() or text[0] == "_") and text not in _KEYWORDS and text != "_"


class _Reader:
    def __init__(self, source: str) -> None:
        self.tokens = tokens(source)
        self.declared: list[Name] = []
        self.used: list[Name] = []
        self.bound: set[str] = set()
        # One entry for each open brace: "type" for the body of a type or extension, "code" for everything else.
        self.scopes: list[str] = []
        self.pending = "code"
        self.consumed: set[int] = set()

    def at(self, index: int) -> str:
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def declare(self, index: int) -> None:
        self.consumed.add(index)
        token = self.tokens[index]
        if "code" in self.scopes:
            self.bound.add(token.text)
        else:
            self.declared.append(Name(token.text, token.line, bool(self.scopes)))

    def read(self) -> Source:
        for index, token in enumerate(self.tokens):
            text = token.text
            before, after = self.at(index - 1), self.at(index + 1)
            if text == "{":
                self.scopes.append(self.pending)
                self.pending = "code"
            elif text == "}":
                if self.scopes:
                    self.scopes.pop()
            elif before == ".":
                pass
            elif text in _TYPES and _is_name(after or "0"):
                self.declare(index + 1)
                if text not in ("typealias", "associatedtype"):
                    self.pending = "type"
            elif text == "class" and after in ("func", "var"):
                pass
            elif text == "extension":
                self.pending = "type"
            elif text == "func" and _is_name(after or "0"):
                self.declare(index + 1)
                self.pending = "code"
                self._parameters(index + 2)
            elif text in ("init", "subscript") and after in ("(", "<", "?"):
                self._parameters(index + 1)
            elif text in ("let", "var"):
                self._bindings(index + 1)
            elif text == "case" and self.scopes and self.scopes[-1] == "type":
                self._cases(index + 1)
            elif text == "for":
                self._bindings(index + 1)
            elif text == "in" and before not in ("", "="):
                self._closure_parameters(index)
        self._uses()
        return Source(self.declared, self.used, self.bound)

    def _bindings(self, index: int) -> None:
        """`let a`, `var (a, b)`, `let a = 1, b = 2` (the later names are found where they stand after a comma at depth 0)."""
        depth, start = 0, True
        while index < len(self.tokens):
            text = self.at(index)
            if text == "(" and start:
                depth += 1
            elif text == ")" and depth:
                depth -= 1
            elif text == "," and depth:
                pass
            elif _is_name(text) and start:
                self.declare(index)
                if depth == 0:
                    return
            elif text == "_":
                if depth == 0:
                    return
            else:
                return
            index += 1

    def _cases(self, index: int) -> None:
        depth, expects = 0, True
        while index < len(self.tokens):
            text = self.at(index)
            if text in "([":
                depth += 1
            elif text in ")]":
                depth -= 1
            elif depth == 0:
                if _is_name(text) and expects:
                    self.declare(index)
                    expects = False
                elif text == ",":
                    expects = True
                elif text in ("case", "}") or text in _KEYWORDS:
                    return
            elif _is_name(text) and self.at(index + 1) == ":":
                self.consumed.add(index)
            index += 1

    def _parameters(self, index: int) -> None:
        """The names in front of each colon of a parameter list: labels and parameters."""
        while self.at(index) not in ("(", "{", "}", ""):
            index += 1
        if self.at(index) != "(":
            return
        depth = 0
        while index < len(self.tokens):
            text = self.at(index)
            if text in "([":
                depth += 1
            elif text in ")]":
                depth -= 1
                if depth == 0:
                    return
            elif depth == 1 and _is_name(text) and (self.at(index + 1) == ":" or (_is_name(self.at(index + 1) or "0") and self.at(index + 2) == ":")):
                self.bound.add(text)
                self.consumed.add(index)
            index += 1

    def _closure_parameters(self, index: int) -> None:
        """`{ a, b in` and `{ (a: T, b: U) in`: the names between the brace and `in`."""
        start = index - 1
        depth = 0
        while start >= 0 and index - start < 40:
            text = self.at(start)
            if text in ")]>":
                depth += 1
            elif text in "([<":
                depth -= 1
            elif text == "{" and depth <= 0:
                break
            elif text in ("}", "for") or text == "=":
                return
            start -= 1
        else:
            return
        for position in range(start + 1, index):
            if _is_name(self.at(position)) and self.at(position - 1) in ("{", ",", "(") and self.at(position + 1) in (",", ":", ")", "in"):
                self.bound.add(self.at(position))
                self.consumed.add(position)

    def _uses(self) -> None:
        for index, token in enumerate(self.tokens):
            if not _is_name(token.text) or index in self.consumed:
                continue
            before, after = self.at(index - 1), self.at(index + 1)
            if after == ":" and before in ("(", ","):
                continue
            if before in ("@", "#", "import"):
                continue
            self.used.append(Name(token.text, token.line, before == "."))


@functools.lru_cache(maxsize=None)
def read_swift(source: str) -> Source:
    """What a file declares and uses. A check reads the tree, and copies of it with a mistake planted: most files are the same."""
    return _Reader(source).read()


def names_of_c(source: str) -> Iterator[str]:
    """Identifiers of a C header, enumerators also as Swift imports them: RKTouchPhaseBegan is `.began` and `RKTouchPhaseBegan`."""
    for name in set(re.findall(r"\b[A-Za-z_]\w*\b", re.sub(r"/\*.*?\*/|//[^\n]*", " ", source, flags=re.DOTALL))):
        yield name
        parts = re.findall(r"[A-Z]+(?![a-z])|[A-Z][a-z0-9]*", name)
        for start in range(1, len(parts)):
            short = "".join(parts[start:])
            yield short[:1].lower() + short[1:]
