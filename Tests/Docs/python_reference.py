#!/usr/bin/env python3
"""The Python reference: pages of what pdoc finds in the package, each public class with what it has from bases that are private.

    python_reference.py FOLDER

Writes Markdown, a page for each module, and prints its titles and files. What has no words is printed on standard error, an entry a line; words are taken from where
help() has them: the texts of functions, classes and properties, of an enumeration's members, and of fields ("- ``x``: To the right." in the text of
their class). Only of constants and aliases, for which help() has no place, they are the comment ``#:`` before it.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import html
import importlib
import json
import re
import sys
import warnings
from pathlib import Path
from typing import Any

import pdoc.doc
import pdoc.docstrings
from comments import cuddled, table

PACKAGE = "responderkit"


def private_bases(cls: type) -> set[tuple[str, str]]:
    """Bases that have no page because the package does not show them; not those that a public class stands between."""
    public = sys.modules[PACKAGE].__all__
    found: set[tuple[str, str]] = set()
    for base in cls.__bases__:
        if base.__module__.startswith(PACKAGE + "._") and base.__name__ not in public:
            found |= {(base.__module__, base.__qualname__)} | private_bases(base)
    return found


def own_members(self: pdoc.doc.Class) -> list[pdoc.doc.Doc]:
    places = [self.taken_from, (self.modulename, self.qualname), *sorted(private_bases(self.obj))]
    members: list[pdoc.doc.Doc] = []
    for place in dict.fromkeys(places):
        members += self._members_by_origin.get(place, [])
    return members


def comments() -> dict[str, str]:
    """The words of constants and aliases, which stand before them in whatever module of the package."""
    found: dict[str, str] = {}
    folder = Path(sys.modules[PACKAGE].__file__ or "").parent
    for file in sorted(folder.rglob("*.py")):
        for match in re.finditer(r"((?:^#: .*\n)+)^(\w+)\b", file.read_text(), re.MULTILINE):
            found[match[2]] = match[1].replace("#: ", "").replace("\n", " ").strip()
    return found


def members(self: pdoc.doc.Class) -> dict[str, pdoc.doc.Doc]:
    """As pdoc finds them, with words for what is made by functions: members of enumerations, properties, fields."""
    from responderkit._worded import field_words

    found = original_members(self)
    fields = field_words(self.obj)
    for name, doc in found.items():
        if not isinstance(doc, pdoc.doc.Variable):
            continue
        value: Any = self._member_objects[name]
        if isinstance(value, enum.Enum):
            doc.docstring = value.__dict__.get("__doc__") or ""
        elif isinstance(value, property):
            doc.docstring = doc.docstring or value.__doc__ or ""
            # The class's text on a property has more than that of its maker's function.
            doc.annotation = self._var_annotations.get(name, doc.annotation)
        else:
            doc.docstring = doc.docstring or fields.get(name, "")
    return found


def module_members(self: pdoc.doc.Module) -> dict[str, pdoc.doc.Doc]:
    found = original_module_members(self)
    words = comments()
    for name, doc in found.items():
        doc.docstring = doc.docstring or words.get(name, "")
        if isinstance(doc, pdoc.doc.Class):
            # Each field has its own text.
            doc.docstring = re.sub(r"^- ``\w+``: .*(?:\n  .*)*\n?", "", doc.docstring, flags=re.MULTILINE).strip()
    return found


def made_by_python(constructor: pdoc.doc.Doc) -> bool:
    """Whether it is generated: without parameters, which is not shown, or of a data class, whose fields have words, or of a protocol."""
    cls = getattr(sys.modules[constructor.modulename], constructor.qualname.partition(".")[0])
    written = "__init__" in cls.__dict__ and not dataclasses.is_dataclass(cls) and not getattr(cls, "_is_protocol", False)
    return not written


def wordless(space: pdoc.doc.Module | pdoc.doc.Class) -> list[str]:
    """What a reader would find without a word."""
    found: list[str] = []
    public = [] if isinstance(space, pdoc.doc.Class) else space.obj.__all__
    for doc in space.own_members if isinstance(space, pdoc.doc.Class) else space.members.values():
        shown = doc.name in public if isinstance(space, pdoc.doc.Module) else doc.name == "__init__" or not doc.name.startswith("_")
        if not shown:
            continue
        if not doc.docstring.strip() and not (doc.name == "__init__" and made_by_python(doc)):
            found.append(f"{doc.modulename}: {doc.qualname} has no words")
        # What Python writes of itself is no word.
        elif doc.docstring.startswith("Alias for field number"):
            found.append(f"{doc.modulename}: {doc.qualname} has no words of its own")
        if isinstance(doc, pdoc.doc.Class):
            found += wordless(doc)
    return found


# pdoc cannot look into aliases and named tuples whose types are names of another module; it then shows the annotation as it is written.
warnings.filterwarnings("ignore", r"Error parsing type annotation .* Import of \w+ failed", UserWarning)
original_members = original_module_members = pdoc.doc.Namespace.members.func
for kind, name, function in (
    (pdoc.doc.Class, "own_members", own_members),
    (pdoc.doc.Class, "members", members),
    (pdoc.doc.Module, "members", module_members),
):
    changed = functools.cached_property(function)
    setattr(kind, name, changed)
    changed.__set_name__(kind, name)


#: The pages, with the modules whose classes they have, in the order of the navigation.
PAGES = {
    "view": "Views and windows", "window": "Views and windows", "snapshot": "Views and windows", "responder": "Responders", "_objects": "Responders", "application": "Responders", "controller": "Responders",
    "touch": "Touches and events", "press": "Touches and events", "context": "Context, time, settings", "run_loop": "Context, time, settings", "config": "Context, time, settings",
    "gesture": "Gesture recognisers", "recognizers": "Gesture recognisers", "control": "Controls", "controls": "Controls", "scroll": "Scroll views",
    "explanations": "Reasons, problems, audit", "trace": "Reasons, problems, audit", "problems": "Reasons, problems, audit", "audit": "Reasons, problems, audit",
    "observer": "Reasons, problems, audit", "recorder": "Recordings", "recording": "Recordings", "_columns": "Recordings", "classes": "Classes, extensions, plugins", "extensions": "Classes, extensions, plugins",
    "plugins": "Classes, extensions, plugins", "closure": "Classes, extensions, plugins", "geometry": "Geometry", "enums": "Enumerations", "errors": "Errors",
}
REST = "Functions and aliases"
#: Modules that are imported by their own names: a page each, after those of the package.
PARTS = {"testing": "Expectations and the monkey", "testing.strategies": "Strategies for hypothesis", "formats": "Formats", "corpus": "Corpora", "synth": "Synthetic gestures"}
#: What may be set as a delegate has no class: its methods stand in the text of a module.
DELEGATES = {"delegate": "Gesture recognisers", "scroll_delegate": "Scroll views", "text_delegate": "Text fields"}
DELEGATES_TITLE = "Delegates"


def file_of(title: str) -> str:
    return "python/" + re.sub(r"\W+", "-", title.lower()) + ".md"


def anchor_of(name: str) -> str:
    """Markdown would take __version__ for a word in bold."""
    return name.strip("_") if name.startswith("__") else name


def title_of(doc: pdoc.doc.Doc) -> str:
    if not isinstance(doc, pdoc.doc.Class):
        return REST
    module = doc.obj.__module__.removeprefix(PACKAGE + ".")
    if module not in PAGES:
        raise SystemExit(f"python_reference.py: its pages have no place for {doc.qualname} of {doc.obj.__module__}")
    return PAGES[module]


def place_of(doc: pdoc.doc.Doc) -> tuple[int, int, str]:
    if not isinstance(doc, pdoc.doc.Class):
        return (len(PAGES), 0, doc.name)
    module = doc.obj.__module__.removeprefix(PACKAGE + ".")
    lines = doc.source_lines
    return (list(PAGES).index(module), lines[0] if lines else 0, doc.name)


def shown(annotation: str) -> str:
    """A type or signature without the modules in which its names stand."""
    text = re.sub(r"\b(?:responderkit|typing|collections\.abc|ctypes|os)\.(?:_?[a-z]\w*\.)*(?=[A-Z])", "", annotation)
    return re.sub(r"ForwardRef\('([^']+)'\)|<class '([^']+)'>", lambda found: found[1] or found[2], text)


def signature(doc: pdoc.doc.Function, name: str) -> str:
    plain = shown(re.sub(r"\s*\n\s*", " ", str(doc.signature)).replace("( ", "(").replace(", )", ")"))
    if len(name) + len(plain) > 88:
        given, result = re.fullmatch(r"\((.*)\)(.*)", plain, re.DOTALL).groups()
        parts, depth, start = [], 0, 0
        for place, letter in enumerate(given):
            depth += (letter in "([{") - (letter in ")]}")
            if letter == "," and not depth:
                parts.append(given[start : place + 1])
                start = place + 1
        parts.append(given[start:])
        plain = "(\n    " + "\n    ".join(part.strip() for part in parts) + "\n)" + result
    return html.escape(name + plain, quote=False)


def words_of(doc: pdoc.doc.Doc, homes: dict[str, str]) -> str:
    """Its text as Markdown: headings in it would be sections, and a class in code is a link."""
    text = cuddled(pdoc.docstrings.convert(doc.docstring, "restructuredtext", doc.source_file))
    text = re.sub(r"^#+ (.*)$", r"**\1**", text, flags=re.MULTILINE)

    def link(match: re.Match[str]) -> str:
        name = match[1]
        home = homes.get(name.partition(".")[0])
        return f"[`{name}`]({Path(home).name}#{name.partition('.')[0]})" if home else match[0]

    text = re.sub(r"(?<!\[)`(\w+(?:\.\w+)?)`", link, text)
    delegates = "|".join(DELEGATES)
    return re.sub(rf"`*\b{PACKAGE}\.({delegates})\b`*", rf"[{PACKAGE}.\1]({Path(file_of(DELEGATES_TITLE)).name}#\1)", text)


def entry(doc: pdoc.doc.Doc, owner: str, homes: dict[str, str]) -> str:
    name = f"{owner}.{doc.name}" if owner else doc.name
    if doc.name == "__init__":
        name = owner
    anchor = f"{owner}.{anchor_of(doc.name)}" if owner else anchor_of(doc.name)
    parts = [f"### `{name}{'()' if doc.name == '__init__' else ''}` {{ #{anchor} .rk-name }}\n"]
    if isinstance(doc, pdoc.doc.Function):
        kind = "@classmethod\n" if doc.is_classmethod else "@staticmethod\n" if doc.is_staticmethod else ""
        call = owner if doc.name == "__init__" else doc.name
        parts.append(f'<pre class="rk-signature"><code>{kind}{signature(doc, call)}</code></pre>\n')
    elif isinstance(doc, pdoc.doc.Variable):
        kind = shown(doc.annotation_str)
        if kind:
            parts.append(f'<pre class="rk-signature"><code>{html.escape(doc.name + kind, quote=False)}</code></pre>\n')
    return "\n".join(parts) + "\n" + words_of(doc, homes) + "\n"


def class_entry(doc: pdoc.doc.Class, homes: dict[str, str]) -> str:
    bases = [name for _, name, _ in doc.bases if name in homes]
    of = " of " + ", ".join(f"[`{name}`]({Path(homes[name]).name}#{name})" for name in bases) if bases else ""
    parts = [f"## {doc.name} {{ #{doc.name} }}\n"]
    if of:
        parts.append(f"Subclass{of}.\n")
    parts.append(words_of(doc, homes) + "\n")
    own = [one for one in doc.own_members if one.name == "__init__" or not one.name.startswith("_")]
    own = [one for one in own if not (one.name == "__init__" and made_by_python(one))]
    if issubclass(doc.obj, enum.Enum):
        values = [one for one in own if isinstance(one, pdoc.doc.Variable)]
        rows = []
        for one in values:
            value = getattr(doc.obj, one.name)
            number = value.value if isinstance(value, enum.Enum) else value
            rows.append([f"<code>{one.name}</code>", str(int(number)), html.escape(one.docstring, quote=False).replace("``", "")])
        parts.append(table(["Name", "Value", "Meaning"], rows, [f"{doc.name}.{one.name}" for one in values]))
        own = [one for one in own if not isinstance(one, pdoc.doc.Variable)]
    parts += [entry(one, doc.name, homes) for one in own]
    return "\n".join(parts)


def entries(docs: list[pdoc.doc.Doc], homes: dict[str, str]) -> list[str]:
    """Classes have headings of their own; functions and values that follow one another have one together."""
    parts: list[str] = []
    before = None
    for doc in docs:
        is_class = isinstance(doc, pdoc.doc.Class)
        if not is_class and before is not False:
            only = all(isinstance(one, pdoc.doc.Function) for one in docs if not isinstance(one, pdoc.doc.Class))
            parts.append("## Functions\n" if only else "## Functions and values\n")
        parts.append(class_entry(doc, homes) if is_class else entry(doc, "", homes))
        before = is_class
    return parts


def imported(name: str) -> pdoc.doc.Module:
    """A module with all that it has: it imports its parts when they are first named; pdoc looks only at what is there."""
    module = importlib.import_module(name)
    vars(module).update({one: getattr(module, one) for one in module.__all__})
    return pdoc.doc.Module.from_name(name)


def write_part(folder: Path, name: str, title: str, homes: dict[str, str]) -> list[str]:
    """The page of a module that is imported by its own name; the row for it."""
    module = imported(f"{PACKAGE}.{name}")
    public = [module.members[one] for one in module.obj.__all__ if one in module.members]
    public.sort(key=lambda doc: isinstance(doc, pdoc.doc.Class))
    homes = homes | {doc.name: file_of(title) for doc in public}
    parts = [f"# {title} in Python\n", f'<p class="rk-include"><code>import {PACKAGE}.{name}</code></p>\n', words_of(module, homes) + "\n"]
    parts += entries(public, homes)
    (folder / file_of(title)).write_text("\n".join(parts))
    for line in wordless(module):
        print(line, file=sys.stderr)
    file = Path(file_of(title)).with_suffix(".html").name
    names = ", ".join('<a href="{}#{}"><code>{}</code></a>'.format(file, anchor_of(doc.name), doc.name) for doc in public)
    return [f'<a href="{file}">{title}</a>', names]


def delegate_entry(name: str, title: str) -> str:
    """The methods of a module's delegates: its text, with the table in it."""
    text = importlib.import_module(f"{PACKAGE}.{name}").__doc__ or ""
    before, rule, head, body, after = re.fullmatch(r"(.*?)\n((?:=+ *)+)\n(.*?)\n(?:=+ *)+\n(.*?)\n(?:=+ *)+\n(.*)", text, re.DOTALL).groups()
    starts = [match.start() for match in re.finditer("=+", rule)]

    def cells(line: str) -> list[str]:
        return [line[start:end].strip() for start, end in zip(starts, [*starts[1:], None])]

    rows: list[list[str]] = []
    for line in body.splitlines():
        if line.startswith(" "):
            rows[-1] = [f"{above} {below}".strip() for above, below in zip(rows[-1], cells(line))]
        else:
            rows.append(cells(line))
    marks = {r"``([^`]+)``": r"<code>\1</code>", r"\*(\w+)\*": r"<em>\1</em>"}
    code = [[functools.reduce(lambda text, mark: re.sub(*mark, text), marks.items(), html.escape(cell, quote=False)) for cell in row] for row in rows]
    names = [f"{name}.{row[0].strip('`').partition('(')[0]}" for row in rows]
    heads = [cell[:1].upper() + cell[1:] for cell in cells(head)]
    return f"## {title} {{ #{name} }}\n\n{before.replace('``', '`').strip()}\n\n{table(heads, code, names)}\n{after.replace('``', '`').strip()}\n"


def write(folder: Path, module: pdoc.doc.Module) -> list[tuple[str, str]]:
    (folder / "python").mkdir()
    public = [module.members[name] for name in sys.modules[PACKAGE].__all__ if name in module.members]
    # As they stand in their files: what others are subclasses of comes first.
    public.sort(key=place_of)
    homes = {doc.name: file_of(title_of(doc)) for doc in public}
    titles = list(dict.fromkeys([*PAGES.values(), REST]))
    index = ["# Python reference\n", "What the package `responderkit` has, a page for each subject. Names are UIKit's, written as Python writes names.\n"]
    rows = []
    for title in titles:
        own = [doc for doc in public if title_of(doc) == title]
        parts = [f"# {title} in Python\n", '<p class="rk-include"><code>import responderkit as rk</code></p>\n']
        parts += entries(own, homes)
        (folder / file_of(title)).write_text("\n".join(parts))
        file = Path(file_of(title)).with_suffix(".html").name
        names = ", ".join('<a href="{}#{}"><code>{}</code></a>'.format(file, anchor_of(doc.name), doc.name) for doc in own)
        rows.append([f'<a href="{file}">{title}</a>', names])
    parts = [f"# {DELEGATES_TITLE} in Python\n", *(delegate_entry(name, title) for name, title in DELEGATES.items())]
    (folder / file_of(DELEGATES_TITLE)).write_text("\n".join(parts))
    file = Path(file_of(DELEGATES_TITLE)).with_suffix(".html").name
    rows.append([f'<a href="{file}">{DELEGATES_TITLE}</a>', ", ".join(f'<a href="{file}#{name}">{title}</a>' for name, title in DELEGATES.items())])
    titles.append(DELEGATES_TITLE)
    rows += [write_part(folder, name, title, homes) for name, title in PARTS.items()]
    (folder / "python/index.md").write_text("\n".join([*index, table(["Page", "What it has"], rows)]))
    return [("All of Python", "python/index.md")] + [(title, file_of(title)) for title in [*titles, *PARTS.values()]]


def main() -> None:
    module = imported(PACKAGE)
    json.dump(write(Path(sys.argv[1]), module), sys.stdout)
    for line in wordless(module):
        print(line, file=sys.stderr)


main()
