"""The reference of the tool: what each command of rk takes, from the tool's own description of itself (which its --help is made of)."""

from __future__ import annotations

import html
import json
import re
import subprocess
from pathlib import Path
from typing import Any

from comments import table

Json = dict[str, Any]


def spelled(argument: Json) -> str:
    """--tree <file>, -o <file>, <x>."""
    value = f"<{argument.get('valueName', '')}>"
    if argument["kind"] == "positional":
        return value
    names = [("-" if one["kind"] != "long" else "--") + one["name"] for one in argument.get("names", [])]
    return ", ".join(names) + (f" {value}" if argument["kind"] == "option" else "")


def text(discussion: str) -> str:
    """Paragraphs as they are, what is aligned by blanks as code."""
    parts: list[str] = []
    for block in re.split(r"\n\s*\n", discussion.strip("\n")):
        lines = block.split("\n")
        if any(line.startswith("  ") for line in lines):
            head = []
            while lines and not lines[0].startswith("  "):
                head.append(lines.pop(0))
            if head:
                title = " ".join(head)
                parts.append(f"**{title.rstrip(':').capitalize()}**" if title.isupper() or title.rstrip(":").isupper() else html.escape(title, quote=False))
            parts.append("```text\n" + "\n".join(line.removeprefix("  ") for line in lines) + "\n```")
        else:
            parts.append(re.sub(r"(?<![\w`])(--[a-z][\w-]*)", r"`\1`", html.escape(" ".join(lines), quote=False)).replace("*", "\\*"))
    return "\n\n".join(parts) + "\n"


def command(one: Json, way: str, level: int) -> str:
    name = f"{way} {one['commandName']}".strip()
    anchor = name.replace(" ", "-")
    parts = [f"{'#' * level} {name} {{ #{anchor} }}\n", one["abstract"] + "\n"]
    arguments = [own for own in one.get("arguments", []) if own["shouldDisplay"] and spelled(own) not in ("-h, --help", "--version")]
    if arguments:
        usage = " ".join(spelled(own).split(", ")[-1] if not own["isOptional"] else f"[{spelled(own).split(', ')[-1]}]" for own in arguments)
        repeated = " …" if any(own["isRepeating"] for own in arguments) else ""
        parts.append(f'<pre class="rk-signature"><code>{html.escape(f"{name} {usage}{repeated}", quote=False)}</code></pre>\n')
        rows = []
        for own in arguments:
            default = f" Default: <code>{html.escape(own['defaultValue'])}</code>." if own.get("defaultValue") else ""
            rows.append([f"<code>{html.escape(spelled(own))}</code>", html.escape(own.get("abstract", ""), quote=False) + default])
        parts.append(table(["Argument", "What it does"], rows))
    if one.get("discussion"):
        parts.append(text(one["discussion"]))
    for inner in one.get("subcommands", []):
        if inner["shouldDisplay"] and inner["commandName"] != "help":
            parts.append(command(inner, name, min(level + 1, 3)))
    return "\n".join(parts)


def write(folder: Path, tool: Path) -> list[tuple[str, str]]:
    done = subprocess.run([tool, "--experimental-dump-help"], capture_output=True, text=True, check=True)
    described = json.loads(done.stdout)["command"]
    (folder / "tool").mkdir()
    page = command(described, "", 1).replace("# rk { #rk }", "# rk, the tool { #rk }", 1)
    (folder / "tool/rk.md").write_text(page)
    return [("rk, the tool", "tool/rk.md")]
