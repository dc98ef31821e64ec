#!/usr/bin/env python3
"""Words: comments, documentation, names and printed texts name the object and use the field's verb.

Each word below stands for something that can be named: an object, a callback, a value. Prose (comments, docstrings, documentation) is read everywhere;
names and string literals are read in `CODE`, where nothing is public. `PUBLIC` are the library's own sentences and names: other programs compare them.
"""

from __future__ import annotations

import functools
import io
import re
import tokenize
from pathlib import Path
from typing import NamedTuple

from tree import Copy, Finding, files, main, must_find, must_not_find, read

PLACES = ("Include", "bindings", "README.md", "Package.swift", "Sources", "Tests", ".ci")
CORE = "Sources/ResponderKit/"
CODE = ("Tests/", "bindings/python/tests/", "bindings/c/sources/", "bindings/wasm/", "Sources/")
#: The list of these words, and headers of an old version.
LEFT_OUT = ("Tests/Checks/words.py", "Tests/ABI/oldest/")

PUBLIC = re.compile(
    r"\bRKReason\w+|\bReason\.\w+"  # names of the interface
    r"|override says no|[sS]hould\w+ said no|label says|its manifest says"  # sentences of the library and of rk
    r"|nobody wanted"  # what an example prints
)


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

# The core's own comments still have these.
OUTSIDE_THE_CORE = (_rule("tells?|telling|told", "data has, a function reports or returns, a callback receives, values are distinguished"),)

_C_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_LITERAL = re.compile(r'"(?:\\.|[^"\\\n])*"')
_CODE = re.compile(r"^```.*?^```|^    \S[^\n]*$|^<.*?>", re.DOTALL | re.MULTILINE)
_NAME = re.compile(r"`[^`\n]+`")
_SEAM = re.compile(r"(?<=[a-z])(?=[A-Z])")
_C_LIKE = (".h", ".c", ".cpp", ".swift", ".js", ".mjs")


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


@functools.lru_cache(maxsize=None)
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
    return _NAME.sub("", comments(path, text))


def comments(path: Path, text: str) -> str:
    """The same with the names in backquotes."""
    if path.suffix == ".md":
        return _CODE.sub(lambda code: _blank(code[0]), text)
    if path.suffix in _C_LIKE:
        return _only(_C_COMMENT, _LITERAL.sub('""', text) if path.suffix != ".h" else text)
    if path.suffix == ".py" or _is_python(text):
        return _python(text)
    if text.startswith("#!") or path.name == "Makefile" or path.suffix in (".bash", ".rows"):
        return _only(re.compile(r"^\s*#[^\n]*", re.MULTILINE), text)
    return ""


def _is_python(text: str) -> bool:
    return text.startswith("#!") and "python" in text.split("\n", 1)[0]


def words_of(path: Path, text: str) -> str:
    """Names and literals as well as prose, each line where it stands: `goesOn` and `goes_on` are `goes on`."""
    if path.suffix not in (*_C_LIKE, ".py", ".bash", ".html") and not text.startswith("#!"):
        return prose(path, text)
    return _SEAM.sub(" ", PUBLIC.sub("", text)).replace("_", " ")


@functools.lru_cache(maxsize=1)
def _texts(root: Path) -> dict[str, str]:
    """What is read of each file."""
    texts = {}
    for path in files(root, *PLACES):
        name = path.relative_to(root).as_posix()
        if not name.startswith(LEFT_OUT):
            is_code = name.startswith(CODE) and not name.startswith(CORE)
            texts[name] = words_of(path, read(path)) if is_code else prose(path, read(path))
    return texts


def _rules(name: str) -> tuple[Rule, ...]:
    return RULES if name.startswith(CORE) else RULES + OUTSIDE_THE_CORE


def check(root: Path) -> list[Finding]:
    return [
        Finding(f"{name}:{text.count(chr(10), 0, match.start()) + 1}", f"'{match[0]}': {rule.remedy}")
        for name, text in _texts(root).items()
        for rule in _rules(name)
        for match in rule.words.finditer(text)
    ]


def summary(root: Path) -> str:
    return f"{sum(1 for text in _texts(root).values() if text.strip())} files"


def self_test() -> None:
    with Copy("Include") as copy:
        copy.write("Include/responderkit/planted.h", "/** Called when somebody\n *  is told of it. */\nint nobody;\n/* RKReasonTextNobody and `nobody`, a kind, as it is */\n")
        copy.write("bindings/python/src/planted.py", '"""One.\n\nThe delegate said no."""\nnobody = 1\n\n\ndef says():\n    "It goes on."\n    return "whoever"  # its kin, and its kin\n')
        copy.write("Sources/ResponderKit/Planted.swift", 'let says = "nobody // says"\n/// In vain.\nlet code = 1 // Anybody\n// It tells.\n')
        copy.write("Sources/rk/Planted.swift", 'let code = 1\nfunc goesOn() { print("told") }\nlet reason = Reason.actionNobody\n')
        copy.write("bindings/c/README.md", "Text.\n\n```c\nsays\n```\n\n`says` and who\nit says so\n")
        copy.write("bindings/c/planted", "#!/bin/sh\n# everyone\necho nobody\n")
        copy.write("Tests/Planted/planted.c", 'static int kept_by_nobody;\nconst char *text = "the trace says";\n/* RKReasonTextNobody */ int essays, Foretold; /* is its pointInside override says no here? */\n')
        copy.write("Tests/Planted/planted.bash", "says 'x'\nkind=1\n# It tells.\n")
        copy.write("Tests/Planted/planted", '#!/usr/bin/env python3\n"""It is\nin vain."""\n')
        copy.write("Tests/Planted/PLANTED.md", "`nobody`\nwhoever\n")
        copy.write("Tests/ABI/oldest/planted.h", "/* nobody */\n")
        found = check(copy.root)
        for place, word in (
            *(("planted.h:1", "somebody"), ("planted.h:2", "is told"), ("planted.py:3", "said"), ("planted.py:8", "goes on"), ("planted.py:9", "and its kin")),
            *(("ResponderKit/Planted.swift:2", "In vain"), ("ResponderKit/Planted.swift:3", "Anybody"), ("README.md:8", "says"), ("bindings/c/planted:2", "everyone")),
            *(("rk/Planted.swift:2", "goes On"), ("rk/Planted.swift:2", "told"), ("planted.c:1", "nobody"), ("planted.c:2", "says")),
            *(("planted.bash:1", "says"), ("planted.bash:3", "tells"), ("Planted/planted:3", "in vain"), ("PLANTED.md:2", "whoever")),
        ):
            must_find(found, place, f"'{word}'")
        for innocent in (
            *("planted.h:3", "planted.h:4", "planted.py:4", "planted.py:7", "planted.py:9: 'whoever'", "ResponderKit/Planted.swift:1", "ResponderKit/Planted.swift:4"),
            *("README.md:4", "README.md:7", "c/planted:3", "rk/Planted.swift:1", "rk/Planted.swift:3", "planted.c:3", "planted.bash:2", "PLANTED.md:1", "oldest"),
        ):
            must_not_find(found, innocent)


if __name__ == "__main__":
    main(check, self_test, summary)
