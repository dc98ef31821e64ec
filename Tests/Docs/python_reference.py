#!/usr/bin/env python3
"""The Python reference: pdoc over the package, each public class with what it has from bases that are private.

    python_reference.py FOLDER

What has no words is printed on standard error, an entry a line; words are taken from where help() has them: the texts of functions, classes
and properties, of an enumeration's members, and of fields ("- ``x``: To the right." in the text of their class). Only of constants and aliases,
for which help() has no place, they are the comment ``#:`` before it.
"""

from __future__ import annotations

import dataclasses
import enum
import re
import sys
import warnings
from functools import cached_property
from pathlib import Path
from typing import Any

import pdoc
import pdoc.doc
import pdoc.render

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
    for file in sorted(folder.glob("*.py")):
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
    cls = getattr(sys.modules[PACKAGE], constructor.qualname.partition(".")[0])
    written = "__init__" in cls.__dict__ and not dataclasses.is_dataclass(cls) and not getattr(cls, "_is_protocol", False)
    return not written


def wordless(space: pdoc.doc.Module | pdoc.doc.Class) -> list[str]:
    """What a reader would find without a word."""
    found: list[str] = []
    public = sys.modules[PACKAGE].__all__
    for doc in space.own_members if isinstance(space, pdoc.doc.Class) else space.members.values():
        shown = doc.name in public if isinstance(space, pdoc.doc.Module) else doc.name == "__init__" or not doc.name.startswith("_")
        if not shown:
            continue
        if not doc.docstring.strip() and not (doc.name == "__init__" and made_by_python(doc)):
            found.append(f"{PACKAGE}: {doc.qualname} has no words")
        # What Python writes of itself is no word.
        elif doc.docstring.startswith("Alias for field number"):
            found.append(f"{PACKAGE}: {doc.qualname} has no words of its own")
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
    changed = cached_property(function)
    setattr(kind, name, changed)
    changed.__set_name__(kind, name)
pdoc.render.configure(
    docformat="restructuredtext", template_directory=Path(__file__).resolve().parent / "theme", show_source=False, footer_text="ResponderKit"
)
pdoc.pdoc(PACKAGE, f"!{PACKAGE}.", output_directory=Path(sys.argv[1]))
for line in wordless(pdoc.doc.Module.from_name(PACKAGE)):
    print(line, file=sys.stderr)
