"""Reference pages of what has a number: configuration, statuses, reasons. From api.json and the library's sources; remedies.yml has what to do."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Callable

import yaml
from comments import inline, table
from interface import Json, api, enum, places
from pages import CATALOG, ROOT

Entry = tuple[str, str]


def code(text: str) -> str:
    return f"<code>{html.escape(text)}</code>"


def up(name: str) -> str:
    """A name of the headers as a link from a page of a folder."""
    return f'<a href="../{places()[name]}"><code>{name}</code></a>'


def checked(kind: str, given: set[str], wanted: set[str]) -> None:
    if given != wanted:
        raise SystemExit(f"remedies.yml: {kind} without a row: {sorted(wanted - given)}; rows of none: {sorted(given - wanted)}")


# ---- Configuration ----


def defaults() -> dict[str, tuple[str, str, str]]:
    """Default, values and rules of each constant, from the table at the end of Behaviour.md."""
    text = (CATALOG / "Behaviour.md").read_text().partition("## Flags and constants")[2]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("| ")]
    return {row[0]: (row[1], row[2], row[3]) for row in rows[1:]}


def configuration() -> str:
    known = defaults()
    values = enum("RKConfig")["values"]
    names = {value["short"][0].lower() + value["short"][1:]: value for value in values}
    if set(names) != set(known):
        raise SystemExit(f"tables.py: RKConfig and the table of Behaviour.md differ: {sorted(set(names) ^ set(known))}")
    rows, parts = [], []
    for name, value in names.items():
        default, unit, rules = known[name]
        meaning = re.sub(r"\s*\(SPEC [^)]*\)", "", value["documentation"].partition(":")[2].strip())
        # The default has a column of its own.
        meaning = re.sub(r",? ?\(?default [\d./]+\)?|\s*\(default\)", "", meaning).strip()
        numbers = ", ".join(f"SPEC {one}" for one in re.findall(r"\d+", rules))
        rows.append([f'<a href="#{name}">{code(name)}</a>', html.escape(default), html.escape(unit)])
        parts.append(f"### `{name}` {{ #{name} .rk-name }}\n\n{inline(meaning[:1].upper() + meaning[1:])}\n")
        facts = [("Default", html.escape(default)), ("Unit, values", html.escape(unit)), ("In C", up(value["name"])), ("Rules", numbers)]
        parts.append('<dl class="rk-facts">' + "".join(f"<div><dt>{key}</dt><dd>{words}</dd></div>" for key, words in facts if words) + "</dl>\n")
    return "\n".join([
        "# Configuration\n",
        "The flags and constants of a context, with their defaults and units. The defaults are UIKit's, as far as these are known.\n",
        "A context has its own values. They are set in C with `rk_context_set_config()`, in Python with `context.config[\"panHysteresis\"] = 8`, in a scenario file under `config`.\n",
        "## All of them\n", table(["Name", "Default", "Unit or values"], rows), "## What each decides\n", *parts,
    ])


# ---- Statuses ----


def exceptions() -> dict[str, str]:
    """Python's exception of each status."""
    source = (ROOT / "bindings/python/src/responderkit/errors.py").read_text()
    found = re.findall(r"^class (\w+)\(.*?^    status = Status\.(\w+)", source, re.MULTILINE | re.DOTALL)
    return {status.replace("_", "").lower(): name for name, status in found}


def statuses(remedies: dict[str, str]) -> str:
    values = enum("RKStatus")["values"]
    checked("statuses", set(remedies), {value["short"] for value in values})
    python = exceptions()
    counts: dict[str, int] = {}
    for function in api()["functions"]:
        for error in function.get("errors", []):
            counts[error] = counts.get(error, 0) + 1
    parts = [
        "# Statuses\n",
        "What each status of a call means, and what to do. A call that fails changes nothing.\n",
        "`rk_last_error()` returns the sentence of the last failure on this thread: the argument, its value, the remedy. Python raises an exception with that sentence.\n",
    ]
    for value in values:
        parts.append(f"## `{value['name']}` {{ #{value['short']} .rk-name }}\n")
        name = python.get(value["short"].lower())
        exception = f' In Python: <a href="../python/errors.html#{name}"><code>{name}</code></a>.' if name else ""
        of = f" {counts[value['short']]} functions return it." if value["short"] in counts else ""
        parts.append(f"Status {value['value']}: {inline(value['documentation'])}{exception}{of}\n")
        parts.append(f"**What to do:** {inline(remedies[value['short']])}\n")
    return "\n".join(parts)


# ---- Reasons ----

#: What stands for a placeholder of a sentence; Explain.swift lists them.
PLACES = {"o": "send", "w": "drag", "i": "1", "p": "(160 222)", "h": "Began", "g": "ended", "t": "2"}
STOPS = re.compile(r"^(?:Rejected|Refused|Failed|Dropped|Cancelled|Withheld|No tracking|Not performed|The update was dropped|Tracking was cancelled)\b")


def sentences() -> dict[str, str]:
    """The first sentence that the library has for each reason, from its sources."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "Sources/ResponderKit/Explain").glob("Sentences*.swift")):
        for case in re.split(r"^    case ", path.read_text(), flags=re.MULTILINE)[1:]:
            head, _, body = case.partition(":")
            names = re.findall(r"\.(\w+)", head)
            if text := re.search(r'"((?:[^"\\]|\\.)* (?:[^"\\]|\\.)*)"', body):
                for name in names:
                    found.setdefault(name, text[1])
    return found


def filled(sentence: str) -> str:
    """With names of an example for the objects, and … for what was measured."""
    return re.sub(r"%(\w)", lambda match: PLACES.get(match[1], "" if match[1] in "bOM" else "…"), sentence)


def reasons(remedies: dict[str, str]) -> str:
    values = enum("RKReason")["values"]
    known = sentences()
    names = {value["short"] for value in values}
    without = [value["short"] for value in values if STOPS.match(value["documentation"]) and value["short"] not in remedies]
    if without or set(remedies) - names:
        raise SystemExit(f"remedies.yml: reasons without a row: {without}; rows of none: {sorted(set(remedies) - names)}")
    if len(known) < 150:
        raise SystemExit(f"tables.py: only {len(known)} sentences were found in the sources")
    parts = [
        "# Reasons\n",
        "Each reason that the trace and `rk_explain()` know: when it is recorded, its sentence, its rule, and what to do.\n",
        "In the sentences *send* is the object, *drag* the other one, and … what was measured.\n",
    ]
    for value in values:
        if "section" in value:
            parts.append(f"## {value['section'].partition(':')[0]}\n")
        name = value["short"][0].lower() + value["short"][1:]
        parts.append(f"### `{name}` {{ #{name} .rk-name }}\n\n{inline(value['documentation'])}\n")
        facts = [
            ("Sentence", html.escape(filled(known[name]), quote=False) if name in known else ""),
            ("What to do", inline(remedies.get(value["short"], ""))),
            ("In C", up(value["name"])),
        ]
        parts.append('<dl class="rk-facts">' + "".join(f"<div><dt>{key}</dt><dd>{words}</dd></div>" for key, words in facts if words) + "</dl>\n")
    return "\n".join(parts)


def write(folder: Path, boosted: Callable[[str], str]) -> list[Entry]:
    remedies = yaml.safe_load(Path(__file__).with_name("remedies.yml").read_text())
    made = {"configuration": configuration(), "statuses": statuses(remedies["status"]), "reasons": reasons(remedies["reason"])}
    (folder / "tables").mkdir()
    for name, text in made.items():
        (folder / f"tables/{name}.md").write_text(boosted(text))
    return [(text.partition("\n")[0].lstrip("# "), f"tables/{name}.md") for name, text in made.items()]
