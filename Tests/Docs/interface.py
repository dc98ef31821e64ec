"""What the headers declare: types as C writes them, and where the C reference has each name.

Include/responderkit/api.json describes the headers of libresponderkit. Those of libresponderkit-testing are described by the generator alone.
"""

from __future__ import annotations

import functools
import html
import json
import re
import subprocess
import sys
from typing import Any

from pages import ROOT

Json = dict[str, Any]


@functools.cache
def api() -> Json:
    described: Json = json.loads((ROOT / "Include/responderkit/api.json").read_text())
    code = "import describe, json, sys; json.dump(describe.describe_testing(), sys.stdout)"
    # In a process of its own: the generator's modules have names of these here.
    second = json.loads(subprocess.run([sys.executable, "-B", "-c", code], cwd=ROOT / "Sources/Generators", text=True, stdout=subprocess.PIPE, check=True).stdout)
    for section, items in second.items():
        described[section] += items
    return described


def page_of(header: str) -> str:
    return f"c/{header.removesuffix('.h')}.html"


@functools.cache
def places() -> dict[str, str]:
    """Where the C reference has each name: page and anchor."""
    found: dict[str, str] = {}
    for section in ("handles", "constants", "enums", "structs", "callbacks", "functions"):
        for one in api()[section]:
            found[one["name"]] = f"{page_of(one['header'])}#{one['name']}"
            for value in one.get("values", []):
                found[value["name"]] = f"{page_of(one['header'])}#{value['name']}"
    return found


def enum(name: str) -> Json:
    return next(one for one in api()["enums"] if one["name"] == name)


def named(name: str) -> str:
    """A name of the headers in code, a link to its place from another page of the C reference."""
    place = places().get(name)
    return f'<a href="{place.removeprefix("c/")}">{name}</a>' if place else html.escape(name)


def declared(kind: Json, name: str = "") -> str:
    """The declaration of `name` with this type, in HTML."""
    kinds = {"void": "void", "bool": "bool", "number": "double", "character": "char"}
    if kind["kind"] == "pointer":
        to = kind["to"]
        const = "const " if kind.get("const") or to.get("const") else ""
        if to["kind"] == "pointer":
            return const + declared(to, "*" + name)
        return const + declared(to, "*" + name)
    if kind["kind"] == "array":
        return declared(kind["of"], f"{name}[{kind['count']}]")
    if kind["kind"] == "function":
        return f"{declared(kind['result'], '(*' + name + ')')}({parameters(kind['parameters'])})"
    base = kinds.get(kind["kind"]) or ("struct " if kind.get("tag") else "") + named(kind.get("name", "int"))
    return f"{base} {name}".rstrip()


def parameters(given: list[Json]) -> str:
    return ", ".join(declared(one["type"], one["name"]) for one in given) or "void"


def signature(function: Json) -> str:
    """A function or the type of a callback, a parameter a line if it is long."""
    of_callback = function["name"][0] == "R"
    name = f"(*{function['name']})" if of_callback else f"<b>{function['name']}</b>"
    head = ("typedef " if of_callback else "") + declared(function["result"], name)
    given = [declared(one["type"], one["name"]) for one in function["parameters"]]
    plain = f"{head}({', '.join(given) or 'void'});"
    length = len(html.unescape(re.sub(r"<[^>]+>", "", plain)))
    if length <= 80:
        return plain
    return head + "(\n    " + ",\n    ".join(given) + ");"
