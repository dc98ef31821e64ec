#!/usr/bin/env python3
"""Sentences: what people read has short sentences, one word for one thing, and lines that fit.

A sentence has at most `WORDS` words, and the sentences of a file `AVERAGE` on average. A sentence ends at a full stop. In a list that a colon introduces,
and in `@return`, the items between semicolons count one by one. References to rules count nothing, code in backquotes one word. Read are the comments of the
headers, the pages of the documentation, docstrings, comments for documentation of C++, Rust and Swift, the core's included, and the tool's help. Lines of pages have at most
`COLUMNS` columns, except rules, tables and code; headers.py measures those of headers. `TERMS` is the table of Style.md.
"""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path
from typing import Callable, Iterator, NamedTuple

import words
from tree import Copy, Finding, files, main, must_find, must_not_find, read

WORDS, AVERAGE, COLUMNS = 32, 20, 120
#: An average is measured over this many sentences, of those with more than five words.
FEW = 10

PAGES = "Sources/ResponderKit/ResponderKit.docc/"
PLACES = ("Include", PAGES, "Sources/ResponderKit", "Sources/Scenario", "Sources/rk", "bindings", "README.md")
#: Tests, and a file that a generator lays out.
LEFT_OUT = ("bindings/python/tests/", "bindings/swift/Tests/", "bindings/NOTICES.txt")
LONG_LINES = (PAGES + "Names.md", "README.md", "bindings/")


class Term(NamedTuple):
    """A word that stands for something that has another word here."""

    other: re.Pattern[str]
    ours: str


def _term(other: str, ours: str) -> Term:
    return Term(re.compile(rf"(?<![\w.`/_-])(?:{other})(?![\w(/_]|\.\w)"), ours)


TERMS = (
    _term("[Rr]ecognizers?", "recogniser"),
    _term("[Bb]ehaviors?", "behaviour"),
    _term("[Cc]olors?", "colour"),
    _term("[Cc]anceled|[Cc]anceling", "cancelled, cancelling"),
    _term("[Hh]it tests?|[Hh]it testing|[Hh]it tested", "hit-test, hit-testing, hit-tested"),
    _term("[Ss]uper calls?", "super-call"),
    _term("[Pp]arent views?|[Cc]hild views?", "superview, subview"),
    _term("(?:[Dd]ead|[Dd]angling) (?:handle|object|view)s?", "stale handle, destroyed object"),
    _term("[Ff]inger-(?:down|up)", "touch-down, lift"),
    _term("(?:default|inherited):? (?:yes|no)|(?:is|are|was|be|to|=) (?:YES|NO)", "true, false"),
    _term("(?:that|which|who) (?:is|are) none", "name the alternative: unknown, not a view, not one of …"),
    _term("(?:and|or) (?:its|their) like", "list them, or write 'and others'"),
    _term("(?:for|of|from) one's own", "your own, or custom"),
)

_MARK = re.compile(r"^\s*(?:/\*\*<?|\*/|\*(?!\*)|//[/!]|#+(?= ))\s?")
_BEGINS = re.compile(r"@\w|Thread:|Re-entrancy:|Ownership:|Superclass:|Cost:|Example:|[-*] |\d+[.)] |\*\*\d+\.\*\* |:\w+|>>> ")
_TAG = re.compile(r"^(?:@(?:param \S+|return also|return|file \S+|since|code|endcode)|[-*] |\d+[.)] |(?:Thread|Re-entrancy|Ownership|Cost|Superclass):)\s*")
_REFERENCE = re.compile(r"\s*\((?:SPEC|rules?) [^()]*\)|<doc:(\w+)>")
_CODE = re.compile(r"``[^`]*``|`[^`]*`")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_STOP = re.compile(r"(?<=[.!?])[\"”)*_]*\s+(?=[A-Z\"“`(*\d…-])")
_SWIFT_HELP = re.compile(r'(?:abstract|discussion|help|usage)(?::|\()\s*(?:ArgumentHelp\()?\s*("""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*")')
_DOC = {
    ".h": re.compile(r"/\*\*.*?\*/", re.DOTALL),
    ".hpp": re.compile(r"/\*\*.*?\*/|(?:^[ \t]*///[^\n]*\n)+", re.DOTALL | re.MULTILINE),
    ".rs": re.compile(r"(?:^[ \t]*//[/!][^\n]*\n)+", re.MULTILINE),
    ".swift": re.compile(r"(?:^[ \t]*///[^\n]*\n)+", re.MULTILINE),
}


class Block(NamedTuple):
    """A paragraph, an item of a list or a cell of a table, without its marks."""

    line: int
    text: str


def _lines(path: Path, text: str) -> Iterator[tuple[int, str]]:
    """What is read of a file, line by line with numbers; an empty line between pieces."""
    if path.suffix == ".md":
        yield from enumerate(words.comments(path, text).split("\n"), 1)
        return
    if path.suffix == ".py":
        yield from enumerate(_docstrings(text).split("\n"), 1)
        return
    pattern = _DOC.get(path.suffix)
    pieces = list(pattern.finditer(text)) if pattern else []
    if path.suffix == ".swift" and "/rk/" in path.as_posix():
        pieces = list(_SWIFT_HELP.finditer(text))
    for piece in pieces:
        first = text.count("\n", 0, piece.start()) + 1
        code = False
        for number, line in enumerate(piece[piece.lastindex or 0].strip('"').split("\n"), first):
            line = _MARK.sub("", line).replace("*/", "").rstrip("\\ \t")
            fence = line.lstrip().startswith(("```", "@code", "@endcode"))
            code = not code if fence else code
            yield number, "" if code or fence or line.startswith("    ") else line
        yield first, ""


def _docstrings(text: str) -> str:
    """Docstrings alone, also those below a field, each line where it stands."""
    lines = [""] * (text.count("\n") + 1)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for number in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[number] = text.split("\n")[number].replace('"""', "")
    return "\n".join("" if re.match(r"\s*(?:>>>|\.\.\. )", line) else line for line in lines)


def blocks(path: Path, text: str) -> list[Block]:
    found: list[Block] = []
    open_line, parts, in_table = 0, [], False
    for number, line in [*_lines(path, text), (0, "")]:
        stripped = line.strip()
        row = stripped.startswith("|")
        # A table of reStructuredText has a row on each line.
        in_table = bool(stripped) and (in_table or stripped.startswith("====="))
        if parts and (not stripped or row or in_table or _BEGINS.match(stripped)):
            found.append(Block(open_line, " ".join(parts)))
            parts = []
        if row:
            found += [Block(number, cell.strip()) for cell in stripped.strip("|").split("|") if cell.strip(" -:")]
        elif stripped and not stripped.startswith("====="):
            open_line = open_line if parts else number
            parts.append(stripped.lstrip("#").strip())
    return found


def sentences(text: str) -> list[str]:
    """The sentences of a block, without references."""
    is_list = text.startswith(("@return", "Returns"))
    text = _TAG.sub("", _REFERENCE.sub(lambda match: match[1] or "", _LINK.sub(r"\1", _CODE.sub("Code", text))))
    found: list[str] = []
    for sentence in _STOP.split(text):
        lead, colon, rest = sentence.partition(": ")
        if is_list:
            found += sentence.split("; ")
        elif colon and "; " in rest:
            found += [lead, *rest.split("; ")]
        else:
            found.append(sentence)
    return [sentence for sentence in found if sentence.strip()]


def count(sentence: str) -> int:
    return sum(1 for word in sentence.split() if re.search(r"\w", word))


@functools.lru_cache(maxsize=4)
def _texts(root: Path) -> dict[str, str]:
    names = {path.relative_to(root).as_posix(): path for path in files(root, *PLACES) if path.suffix in (*_DOC, ".md", ".py")}
    return {name: read(path) for name, path in names.items() if not name.startswith(LEFT_OUT)}


def _length(name: str, found: list[Block]) -> Iterator[Finding]:
    counts: list[int] = []
    for block in found:
        for sentence in sentences(block.text):
            counts.append(count(sentence))
            if counts[-1] > WORDS:
                yield Finding(f"{name}:{block.line}", f"{counts[-1]} words in a sentence, more than {WORDS}: {sentence}")
    whole = [number for number in counts if number > 5]
    if len(whole) >= FEW and sum(whole) > AVERAGE * len(whole):
        yield Finding(name, f"{sum(whole) / len(whole):.1f} words in a sentence on average, more than {AVERAGE}")


def _terms(name: str, found: list[Block]) -> Iterator[Finding]:
    if name.endswith("Style.md"):
        return
    for block in found:
        text = _CODE.sub("``", block.text)
        for term in TERMS:
            for match in term.other.finditer(text):
                yield Finding(f"{name}:{block.line}", f"'{match[0]}': write {term.ours}")


def _columns(name: str, text: str) -> Iterator[Finding]:
    if not name.endswith(".md") or name.startswith(LONG_LINES):
        return
    for number, line in enumerate(words.comments(Path(name), text).split("\n"), 1):
        if len(line) > COLUMNS and not re.match(r"\*\*\d+\.\*\* |\||<|!\[|\s*\[", line):
            yield Finding(f"{name}:{number}", f"{len(line)} columns, more than {COLUMNS}")


def check(root: Path) -> list[Finding]:
    findings: list[Finding] = []
    for name, text in _texts(root).items():
        found = blocks(Path(name), text)
        findings += [*_length(name, found), *_terms(name, found), *_columns(name, text)]
    return findings


def summary(root: Path) -> str:
    number = sum(len(sentences(block.text)) for name, text in _texts(root).items() for block in blocks(Path(name), text))
    return f"{number} sentences in {len(_texts(root))} files"


def self_test() -> None:
    long = "A " + "a " * (WORDS - 1) + "b"
    fits = "A " + "a " * (WORDS - 2) + "b"
    with Copy("Include/responderkit/version.h") as copy:
        plant: Callable[[str, str], None] = copy.write
        plant("Include/responderkit/planted.h", f"/** {fits}. {fits} (SPEC 1, 2).\n *\n * @return also {fits}; {fits}.\n */\nint a;\n/* {long} */\n/**\n * Plant.\n *\n * {long}\n */\n/** A recognizer; an RKGestureRecognizerRef. */\n")
        plant(PAGES + "Planted.md", f"# Planted\n\n{fits}.\nThree: {fits};\n{fits}.\n\n- {fits}\n- {fits}\n\n| {fits} | {fits} |\n\n```text\n{long}\n```\n\n{long}\n\nA hit test of `hit test` on a child view.\n{'x' * 121}\n| {'y' * 121} |\n**1.** {'z' * 121}\n")
        plant(PAGES + "Average.md", "\n\n".join(["a " * 24 + "end."] * FEW) + "\n")
        plant("bindings/python/src/planted.py", f'"""{fits}.\n\n{long}.\n"""\n# {long}\na = "{long}"\n')
        plant("bindings/rust/planted.rs", f"//! {long}\n\n/// {fits}\n/// ```\n/// {long}\n/// ```\n// {long}\n")
        plant("bindings/cpp/planted.hpp", f"/// {fits}\n///\n/// {long}\n// {long}\n")
        plant("Sources/rk/Planted.swift", f'let a = Argument(help: "{long}")\nlet b = "{long}"\nlet c = CommandConfiguration(discussion: """\n  {fits}\n\n  {long}\n  """)\n')
        findings = check(copy.root)
        for place, text in (
            *(("planted.h:10", "33 words"), ("planted.h:12", "'recognizer'"), ("Planted.md:16", "33 words"), ("Planted.md:18", "'hit test'"), ("Planted.md:18", "'child view'")),
            *(("Planted.md:19", "121 columns"), ("Average.md", "25.0 words"), ("planted.py:3", "33 words"), ("planted.rs:1", "33 words")),
            *(("planted.hpp:3", "33 words"), ("rk/Planted.swift:1", "33 words"), ("rk/Planted.swift:6", "33 words")),
        ):
            must_find(findings, place, text)
        for innocent in (
            *("planted.h:1:", "planted.h:3:", "planted.h:6:", "RKGesture", "Planted.md:3:", "Planted.md:4:", "Planted.md:5:", "Planted.md:7:", "Planted.md:8:", "Planted.md:10:", "Planted.md:13:", "Planted.md:20:", "Planted.md:21:"),
            *("planted.py:1:", "planted.py:5:", "planted.py:6:", "planted.rs:3:", "planted.rs:5:", "planted.rs:7:", "planted.hpp:1:", "planted.hpp:4:", "rk/Planted.swift:2:", "rk/Planted.swift:4:"),
        ):
            must_not_find(findings, innocent)


if __name__ == "__main__":
    main(check, self_test, summary)
