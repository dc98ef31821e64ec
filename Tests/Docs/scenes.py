"""Live scenes in the pages: a line that is a link to a scenario becomes a screen that can be touched.

    [Touch it: two views that overlap](../../../rk/Pages/playground/examples/five-views.json)

The scenario may be one of the playground's or one of Tests/Scenarios. Where the page is read as Markdown, the link leads to the file. All pages share one
script and one copy of the library for web pages.
"""

from __future__ import annotations

import base64
import gzip
import html
import json
import os
import re
import shutil
from pathlib import Path

from pages import ROOT

SOURCES = Path(__file__).resolve().parent / "live"
PLAYGROUND = ROOT / "Sources/rk/Pages/playground"
MODULES = ("responderkit.wasm", "scenario.wasm")
_SCENE = re.compile(r"^\[([^\]]+)\]\((?:\.\./)+((?:rk/Pages/playground/examples|Tests/Scenarios)/[\w.-]+\.json)\)$", re.MULTILINE)
_IMPORT = re.compile(r'^import \{ (.*) \} from "(.*)";$')
_EXPORT = re.compile(r"^export ((?:async )?(?:function|class|const|let) (\w+).*)$")


def _subjects() -> dict[str, str]:
    """What each scene of the playground asks about when a touch does nothing."""
    chapters = json.loads((PLAYGROUND / "scenes.json").read_text())
    return {scene["file"]: scene.get("ask", "") for chapter in chapters for scene in chapter["scenes"]}


def with_scenes(text: str, up: str) -> str:
    """A page of Markdown with its live scenes. `up`: the way from the page to the site's folder."""
    count = 0

    def figure(match: re.Match[str]) -> str:
        nonlocal count
        count += 1
        file = next(path for path in (ROOT / match[2], ROOT / "Sources" / match[2]) if path.exists())
        scenario = json.loads(file.read_text())
        # No "<" may stand in a script.
        data = json.dumps(scenario, ensure_ascii=False).replace("<", "\\u003c")
        name = f"live-{count}"
        source = html.escape(file.read_text())
        return "\n".join(
            [
                f'<figure class="rk-live" data-search-exclude data-ask="{html.escape(_subjects().get(file.stem, ""))}">',
                f'<figcaption id="{name}"><b>{html.escape(match[1])}</b>{html.escape(scenario.get("note", ""))}</figcaption>',
                '<p class="off">A screen that can be touched stands here where JavaScript and WebAssembly are on. <code>rk run --explain</code> plays its file.</p>',
                f'<script type="application/json">{data}</script>',
                f'<details><summary>Its file, {html.escape(file.name)}</summary><pre tabindex="0"><code>{source}</code></pre></details>',
                "</figure>",
            ]
        )

    text = _SCENE.sub(figure, text)
    return f'{text}\n<script defer data-live src="{up}live/live.js"></script>\n' if count else text


def _bundle(file: Path, done: set[Path]) -> str:
    """A module with all that it imports, as the tool does it for its own pages: pages on a disk may not import modules."""
    done.add(file)
    before, body, exported = "", [], []
    for line in file.read_text().splitlines():
        if found := _IMPORT.match(line):
            other = Path(os.path.normpath(file.parent / found[2]))
            if other not in done:
                before += _bundle(other, done)
            body.append(f'const {{ {found[1].replace(" as ", ": ")} }} = bundled["{other.relative_to(ROOT).as_posix()}"];')
        elif found := _EXPORT.match(line):
            exported.append(found[2])
            body.append(found[1])
        else:
            body.append(line)
    name = file.relative_to(ROOT).as_posix()
    return before + f'bundled["{name}"] = (() => {{\n' + "\n".join(body) + f'\nreturn {{ {", ".join(exported)} }};\n}})();\n'


def write(folder: Path, modules: Path) -> None:
    """The script, the style and the library, `modules` having the latter."""
    folder.mkdir()
    (folder / "live.js").write_text('"use strict";\n(() => {\nconst bundled = {};\n' + _bundle(SOURCES / "live.js", set()) + "})();\n")
    # The first rule of the tool's pages: their colours.
    colours = re.match(r"/\*.*?\*/\n(:root \{.*?\n\}\n)", (PLAYGROUND.parent / "common/base.css").read_text(), re.DOTALL)
    (folder / "live.css").write_text(colours[1].replace("color-scheme: light dark;", "") + (SOURCES / "live.css").read_text())
    for name in MODULES:
        shutil.copy(modules / name, folder)
        text = base64.b64encode(gzip.compress((modules / name).read_bytes(), mtime=0)).decode()
        (folder / f"{name}.js").write_text(f'(globalThis.responderKitModules ??= {{}})["{name}"] = "{text}";\n')
