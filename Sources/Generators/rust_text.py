"""Sentences of the headers as comments of Rust."""

import re
import textwrap

WIDTH = 100


def escaped(text):
    """Text for rustdoc: brackets are no links, angles are no tags; names of C are code."""
    made = []
    for number, part in enumerate(re.split(r"(`[^`]*`)", text)):
        if number % 2 == 0:
            part = re.sub(r"([\[\]<>])", r"\\\1", part)
            part = re.sub(r"\b(rk_\w+(?:\(\))?|RK_?[A-Z]\w+)", r"`\1`", part)
            part = re.sub(r"(?<![\w`])(_[a-z_]+\(\))", r"`\1`", part)
        made.append(part)
    return "".join(made)


def lines(text, indent, speak):
    made, block, fence = [], False, False
    for line in text.split("\n"):
        if line.startswith("```"):
            fence = not fence
            made.append("```c" if fence else "```")
            continue
        if fence:
            made.append(line)
            continue
        code = line.startswith("    ")
        if code != block:
            made.append("```text" if code else "```")
            block = code
        if code:
            made.append(line[4:])
        elif line:
            hanging = "  " if line.startswith("- ") else ""
            made += textwrap.wrap(speak(line), WIDTH - indent, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False)
        else:
            made.append("")
    if block:
        made.append("```")
    # A text that is cut at a list's number or sign would become a list.
    return made


def documented(one, indent=0, speak=escaped, extra=()):
    """The comment of a thing: its text, unit, parameters, result, errors and thread."""
    text = [one.get("documentation") or ""]
    if one.get("unit") and one["unit"] not in text[0]:
        text[0] += f" In {one['unit']}."
    for parameter in one.get("parameters", ()):
        if parameter.get("documentation") and parameter["name"] != "out":
            text.append(f"- `{parameter['name']}`: {parameter['documentation']}" + (f" In {parameter['unit']}." if parameter.get("unit") else ""))
    if one.get("returns"):
        text.append(f"Returns {one['returns']}")
    if one.get("reentrancy"):
        text.append(f"Re-entrancy: {one['reentrancy']}")
    if one.get("ownership"):
        text.append(f"Ownership: {one['ownership']}")
    if one.get("thread"):
        text.append({"main": "On the context's thread only.", "any": "On any thread.", "callback": "The library calls it, on the context's thread."}[one["thread"]])
    return comment([*text, *extra], indent, speak)


def comment(paragraphs, indent=0, speak=escaped):
    pad, made = " " * indent, []
    for number, paragraph in enumerate(paragraphs):
        listed = paragraph.startswith("- ") and paragraphs[number - 1].startswith("- ")
        if number and not listed:
            made.append("")
        made += lines(paragraph, indent + 4, speak)
    return "\n".join(f"{pad}/// {line}".rstrip() for line in made)
