#!/usr/bin/env python3
"""The Python reference: pdoc over the package, each public class with what it has from bases that are private.

    python_reference.py FOLDER
"""

from __future__ import annotations

import sys
import warnings
from functools import cached_property
from pathlib import Path

import pdoc
import pdoc.doc
import pdoc.render

PACKAGE = "responderkit"


def private_bases(cls: type) -> set[tuple[str, str]]:
    """Bases that nobody can look up because the package does not show them; not those that a public class stands between."""
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


# pdoc cannot look into aliases and named tuples whose types are names of another module; it then shows the annotation as it is written.
warnings.filterwarnings("ignore", r"Error parsing type annotation .* Import of \w+ failed", UserWarning)
pdoc.doc.Class.own_members = cached_property(own_members)  # type: ignore[method-assign,assignment]
pdoc.doc.Class.own_members.__set_name__(pdoc.doc.Class, "own_members")
pdoc.render.configure(
    docformat="restructuredtext", template_directory=Path(__file__).resolve().parent / "theme", show_source=False, footer_text="ResponderKit"
)
pdoc.pdoc(PACKAGE, f"!{PACKAGE}.", output_directory=Path(sys.argv[1]))
