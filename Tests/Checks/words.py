#!/usr/bin/env python3
"""Words: comments, docstrings and documentation name the object and use the field's verb.

Each word below stands for something that can be named: an object, a callback, a value. `PLACES` are the folders that are free of them; one more
is added when it is.
"""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path
from typing import Iterator, NamedTuple

from tree import Copy, Finding, files, main, must_find, must_not_find, read

PLACES = ("Include", "bindings/c", "bindings/wasm", "bindings/python/src", "bindings/python/examples", "bindings/python/README.md", "README.md", "Sources/ResponderKit", "Sources/Scenario", "Sources/rk")


class Rule(NamedTuple):
    """Words that are not used, and what is written instead."""

    words: re.Pattern[str]
    remedy: str


def _rule(words: str, remedy: str) -> Rule:
    return Rule(re.compile(rf"\b(?:{words})\b", re.IGNORECASE), remedy)


RULES = (
    _rule("somebody|someone|anybody|anyone|everybody|everyone|nobody|whoever|whomever", "name the object: the responder, the caller, the host, a reader; or 'none'"),
    _rule("(?:is|are|was|were|be|been) told", "write: receives, is notified, is called"),
    _rule("says|said", "data has, names, means or contains; a function returns or reports; a delegate returns false"),
    _rule("(?:and|or) (?:its|their) kin", "list them, or write 'the other … methods'"),
    _rule("goes on|go on|going on|went on", "write: continues, resumes, is in progress; or name what follows"),
    _rule("in vain", "write what failed"),
)

_C_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_LITERAL = re.compile(r'"(?:\\.|[^"\\\n])*"')
_CODE = re.compile(r"^```.*?^```|^    \S[^\n]*$|^<.*?>", re.DOTALL | re.MULTILINE)
_NAME = re.compile(r"`[^`\n]+`")


def _blank(text: str) -> str:
    """Nothing, with the same number of lines."""
    return "\n" * text.count("\n")


def _only(pattern: re.Pattern[str], text: str) -> str:
    """What matches, each in its line."""
    parts, end = [], 0
    for match in pattern.finditer(text):
        parts += [_blank(text[end : match.start()]), " ", match[0]]
        end = match.end()
    return "".join(parts)


def _python(text: str) -> str:
    """Comments and docstrings; a docstring is a string that begins a statement, or a word of an enum."""
    lines = [""] * (text.count("\n") + 2)
    before = tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        starts = before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.NL, tokenize.ENCODING)
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and starts):
            for number, line in enumerate(token.string.split("\n"), token.start[0]):
                lines[number] += " " + line
        if token.type != tokenize.COMMENT:
            before = token.type
    return "\n".join(lines[1:])


def prose(path: Path, text: str) -> str:
    """What people read in a file, each line where it stands; names in backquotes are code."""
    return _NAME.sub("", _prose(path, text))


def _prose(path: Path, text: str) -> str:
    if path.suffix == ".md":
        return _CODE.sub(lambda code: _blank(code[0]), text)
    if path.suffix in (".h", ".c", ".cpp", ".swift", ".js", ".mjs"):
        return _only(_C_COMMENT, _LITERAL.sub('""', text) if path.suffix != ".h" else text)
    if path.suffix == ".py":
        return _python(text)
    if text.startswith("#!") or path.name == "Makefile":
        return _only(re.compile(r"^\s*#[^\n]*", re.MULTILINE), text)
    return ""


def _texts(root: Path) -> Iterator[tuple[str, str]]:
    for path in files(root, *PLACES):
        yield path.relative_to(root).as_posix(), prose(path, read(path))


def check(root: Path) -> list[Finding]:
    return [
        Finding(f"{name}:{number}", f"'{match[0]}': {rule.remedy}")
        for name, text in _texts(root)
        for number, line in enumerate(text.split("\n"), 1)
        for rule in RULES
        for match in rule.words.finditer(line)
    ]


def summary(root: Path) -> str:
    return f"{sum(1 for _, text in _texts(root) if text.strip())} files"


def self_test() -> None:
    with Copy("Include") as copy:
        copy.write("Include/responderkit/planted.h", "/** Called when somebody\n *  is told of it. */\nint nobody;\n/* RKReasonTextNobody and `nobody`, a kind, as it is */\n")
        copy.write("bindings/python/src/planted.py", '"""One.\n\nThe delegate said no."""\nnobody = 1\n\n\ndef says():\n    "It goes on."\n    return "whoever"  # its kin, and its kin\n')
        copy.write("Sources/rk/Planted.swift", 'let says = "nobody // says"\n/// In vain.\nlet code = 1 // Anybody\n')
        copy.write("bindings/c/README.md", "Text.\n\n```c\nsays\n```\n\n`says` and who\nit says so\n")
        copy.write("bindings/c/planted", "#!/bin/sh\n# everyone\necho nobody\n")
        copy.write("Sources/Other/Planted.swift", "// nobody\n")
        found = check(copy.root)
        for place, word in (
            *(("planted.h:1", "somebody"), ("planted.h:2", "is told"), ("planted.py:3", "said"), ("planted.py:8", "goes on"), ("planted.py:9", "and its kin")),
            *(("Planted.swift:2", "In vain"), ("Planted.swift:3", "Anybody"), ("README.md:8", "says"), ("bindings/c/planted:2", "everyone")),
        ):
            must_find(found, place, f"'{word}'")
        for innocent in ("planted.h:3", "planted.h:4", "planted.py:4", "planted.py:7", "whoever", "Planted.swift:1", "README.md:4", "README.md:7", "planted:3", "Other"):
            must_not_find(found, innocent)


if __name__ == "__main__":
    main(check, self_test, summary)
