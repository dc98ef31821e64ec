"""The C reference: a page for each header, from api.json; what has no words is an error."""

from __future__ import annotations

import functools
import html
import re
from pathlib import Path

from comments import inline, markdown, table
from interface import Json, api, declared, signature
from pages import Page, blocks, guide

THREADS = {"main": "the context's thread", "any": "any", "callback": "the library calls it on the context's thread"}
#: Tables of the functions, which plugins and programs use that load the library by themselves.
GROUPS = (
    ("Begin here", ("base", "context", "view", "window", "geometry")),
    ("What views receive", ("responder", "event", "press", "text", "motion", "action", "application", "controller")),
    ("What is made of it", ("gesture", "control", "scroll")),
    ("Reasons", ("trace", "problems", "audit", "recorder")),
    ("Extension", ("class", "invoke", "plugin", "loader", "runloop", "version", "responderkit")),
    ("For tests, in libresponderkit-testing", ("replay", "synth")),
)


def uikit(function: Json) -> str:
    """UIKit's word for the getter or setter: isHidden, setHidden."""
    own = function["property"]
    words = function["name"].split("_")
    capital = own["name"][0].upper() + own["name"][1:]
    if own["access"] == "set":
        return "set" + capital
    return "is" + capital if "is" in words[2:-1] or words[-2:-1] == ["is"] else own["name"]


#: How many pages are named whose programs use a function; those that use nearly every program's functions say little.
USES = 3


@functools.cache
def uses() -> dict[str, list[Page]]:
    """The pages of the guide whose programs in C call a function."""
    found: dict[str, list[Page]] = {}
    for page in guide():
        code = "\n".join(block.body for block in blocks(page) if block.language == "c")
        for name in sorted(set(re.findall(r"\brk_\w+", code))):
            found.setdefault(name, []).append(page)
    return found


def details(function: Json) -> list[tuple[str, str]]:
    """The lines below a function's words."""
    found: list[tuple[str, str]] = []
    if "returns" in function:
        found.append(("Returns", inline(function["returns"])))
    if function["result"].get("name") == "RKStatus" and "errors" in function:
        found.append(("Errors", ", ".join(f"<code>RKStatus{name}</code>" for name in function["errors"])))
    if "ownership" in function:
        found.append(("Ownership", inline(function["ownership"])))
    if "thread" in function:
        found.append(("Thread", THREADS[function["thread"]] + (": " + inline(function["thread_note"]) if "thread_note" in function else "")))
    if "reentrancy" in function:
        found.append(("Calls out", inline(function["reentrancy"])))
    if "property" in function:
        own = function["property"]
        default = f", <code>{str(own['default']).lower() if isinstance(own['default'], bool) else own['default']}</code> at first" if "default" in own else ""
        found.append(("UIKit", f"<code>{uikit(function)}</code> of {own['class']}{default}"))
    if "rules" in function:
        found.append(("Rules", ", ".join(f"SPEC {rule}" for rule in function["rules"])))
    if pages := uses().get(function["name"]):
        found.append(("In use", ", ".join(f'<a href="../pages/{page.name}.html">{html.escape(page.title)}</a>' for page in pages[:USES])))
    if "deprecated" in function:
        found.append(("Deprecated", inline(function["deprecated"])))
    if "since" in function:
        found.append(("Since", function["since"]))
    return found


def facts(one: Json) -> str:
    words = [inline(one["documentation"])] if one.get("documentation") else []
    if one.get("owned"):
        words.append("Its reference belongs to the caller.")
    return " ".join(words)


def marks(one: Json) -> str:
    found = [one["unit"]] if one.get("unit", "none") != "none" else []
    if one.get("role") == "out":
        found.append("out")
    if one.get("nullable"):
        found.append("may be NULL")
    return ", ".join(found)


def function_entry(function: Json) -> str:
    parts = [f"### `{function['name']}` {{ #{function['name']} .rk-name }}\n", f'<pre class="rk-signature"><code>{signature(function)}</code></pre>\n']
    parts.append(markdown(function["documentation"]) + "\n")
    given = [one for one in function["parameters"] if facts(one) or marks(one)]
    if given:
        parts.append(table(["Parameter", "Unit, use", "What it is"], [[f"<code>{one['name']}</code>", marks(one), facts(one)] for one in given], kind="rk-parameters"))
    lines = "".join(f"<div><dt>{name}</dt><dd>{words}</dd></div>" for name, words in details(function))
    if lines:
        parts.append(f'<dl class="rk-facts">{lines}</dl>\n')
    return "\n".join(parts)


def enum_entry(one: Json) -> str:
    parts = [f"### `{one['name']}` {{ #{one['name']} .rk-name }}\n", markdown(one["documentation"]) + "\n"]
    rows: list[list[str]] = []
    ids: list[str] = []

    def flush() -> None:
        if rows:
            parts.append(table(["Name", "Value", "Meaning"], list(rows), list(ids)))
            rows.clear()
            ids.clear()

    for value in one["values"]:
        if "section" in value:
            flush()
            parts.append(f"*{markdown(value['section'])}*\n")
        shown = f"0x{value['value']:x}" if one["type"] == "uint32_t" and value["value"] > 9 else str(value["value"])
        rows.append([f"<code>{value['name']}</code>", shown, inline(value["documentation"])])
        ids.append(value["name"])
    flush()
    return "\n".join(parts)


def struct_entry(one: Json) -> str:
    parts = [f"### `{one['name']}` {{ #{one['name']} .rk-name }}\n", markdown(one["documentation"]) + "\n"]
    rows = [[f"<code>{declared(field['type'], field['name'])}</code>", marks(field), inline(field["documentation"])] for field in one["fields"]]
    parts.append(table(["Field", "Unit, use", "What it is"], rows, kind="rk-parameters"))
    return "\n".join(parts)


def handle_entry(one: Json) -> str:
    above = f" It may be cast to `{one['superclass']}Ref`." if "superclass" in one else ""
    return f"### `{one['name']}` {{ #{one['name']} .rk-name }}\n\n{markdown(one['documentation'])}{above}\n"


def constant_entry(one: Json) -> str:
    return f"### `{one['name']}` {{ #{one['name']} .rk-name }}\n\n{markdown(one['documentation'])} Its value is `{one['value']}`.\n"


def wordless() -> list[str]:
    """What a reader would find without a word."""
    found = []
    for section in ("headers", "handles", "constants", "enums", "structs", "callbacks", "functions"):
        for one in api()[section]:
            for part in [one, *one.get("values", []), *one.get("fields", [])]:
                if not part.get("documentation", "").strip():
                    found.append(f"{one.get('header', one['name'])}: {part['name']} has no words")
    return found


def first_sentence(words: str) -> str:
    return re.split(r"(?<=[.:]) |\n\n", words)[0].rstrip(":")


def page(header: Json) -> str:
    name = header["name"]
    parts = [f"# {name}\n", f'<p class="rk-include"><code>#include &lt;responderkit/{name}&gt;</code></p>\n', markdown(header["documentation"]) + "\n"]
    sections = (
        ("Functions", "functions", function_entry), ("Callbacks", "callbacks", function_entry), ("Structs", "structs", struct_entry),
        ("Enumerations", "enums", enum_entry), ("Handles", "handles", handle_entry), ("Constants", "constants", constant_entry),
    )
    for title, key, entry in sections:
        own = [one for one in api()[key] if one["header"] == name]
        if own:
            parts.append(f"## {title}\n")
            parts += [entry(one) for one in own]
    return "\n".join(parts)


def all_functions(grouped: list[str]) -> str:
    """One page to look through: each function with its parameters and its first sentence."""
    parts = ["# All C functions\n", "Each function with its parameters, by header. A name leads to types, errors and rules.\n"]
    for name in grouped:
        own = [one for one in api()["functions"] if one["header"] == name + ".h"]
        rows = []
        for one in own:
            parameters = ", ".join(parameter["name"] for parameter in one["parameters"])
            shown = one["name"].replace("_", "_<wbr>")
            rows.append([f'<a href="{name}.html#{one["name"]}"><code>{shown}</code></a> ({parameters})', inline(first_sentence(one["documentation"]))])
        if rows:
            parts += [f"## {name}.h\n", table(["Function", "What it does"], rows, kind="rk-functions")]
    return "\n".join(parts)


def write(folder: Path) -> list[tuple[str, str]]:
    """Writes the pages into the folder; returns titles and files in the order of the navigation."""
    (folder / "c").mkdir()
    headers = {one["name"].removesuffix(".h"): one for one in api()["headers"]}
    grouped = [name for _, names in GROUPS for name in names]
    if sorted(grouped) != sorted(headers):
        raise SystemExit(f"c_reference.py: its groups and the headers differ: {sorted(set(grouped) ^ set(headers))}")
    index = [
        "# C reference\n",
        "Every function, type and constant of the headers, a page for each header. <a href=\"base.html\">base.h</a> explains what all of them share: handles, statuses, threads, ownership.\n",
        '<a href="all.html">All functions</a> are on one page, too.\n',
        "Made from `Include/responderkit/api.json`, which describes the headers of libresponderkit to other programs, too.\n",
    ]
    for title, names in GROUPS:
        index.append(f"## {title}\n")
        rows = []
        for name in names:
            count = sum(1 for one in api()["functions"] if one["header"] == name + ".h")
            rows.append([f'<a href="{name}.html">{name}.h</a>', inline(first_sentence(headers[name]["documentation"])), str(count)])
        index.append(table(["Header", "What it has", "Functions"], rows))
    (folder / "c/index.md").write_text("\n".join(index))
    for name, header in headers.items():
        (folder / f"c/{name}.md").write_text(page(header))
    (folder / "c/all.md").write_text("---\nsearch:\n  exclude: true\n---\n" + all_functions(grouped))
    return [("All headers", "c/index.md"), ("All functions", "c/all.md")] + [(name + ".h", f"c/{name}.md") for name in grouped]
