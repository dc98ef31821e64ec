"""Comments of the headers as Markdown of the site, and tables of them in HTML."""

from __future__ import annotations

import html
import re

_CODE = re.compile(r"(```.*?```|`[^`\n]+`)", re.DOTALL)


def markdown(comment: str) -> str:
    """A comment's paragraphs, lists and code: what is no code may contain what Markdown takes for a mark."""
    pieces = _CODE.split(comment)
    for number in range(0, len(pieces), 2):
        text = pieces[number].replace("<", "&lt;")
        pieces[number] = re.sub(r"(?<!\*)\*(?!\*)", r"\\*", text)
    return cuddled("".join(pieces))


def cuddled(text: str) -> str:
    """Lists that follow their paragraph without an empty line get one, outside of code."""
    lines: list[str] = []
    fenced = False
    item = re.compile(r"(?:[-*]|\d+\.) ")
    for line in text.split("\n"):
        if line.startswith("```"):
            fenced = not fenced
        before = lines[-1] if lines else ""
        if not fenced and item.match(line) and before.strip() and not item.match(before) and not before.startswith(" "):
            lines.append("")
        lines.append(line)
    return "\n".join(lines)


def inline(text: str) -> str:
    """A sentence in a cell: HTML, with what stands between ` as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(" ".join(text.split()), quote=False))


def table(heads: list[str], rows: list[list[str]], ids: list[str] | None = None, kind: str = "") -> str:
    """Cells are HTML. A row may have an id, to which links lead. `kind` is the class of what is around it."""
    head = "".join(f"<th>{one}</th>" for one in heads)
    lines = []
    for number, row in enumerate(rows):
        mark = f' id="{ids[number]}"' if ids else ""
        lines.append(f"<tr{mark}>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>")
    body = "\n".join(lines)
    name = f' class="{kind}"' if kind else ""
    return f"<div{name}><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>\n"
