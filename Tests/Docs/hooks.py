"""What MkDocs calls while it makes a page: links to rules, terms and names of the headers, tables that scroll by themselves."""

from __future__ import annotations

import logging
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from glossary import defined  # noqa: E402
from links import linked  # noqa: E402

log = logging.getLogger("mkdocs.hooks.responderkit")


#: A name of this length may be broken in a table, after one of its parts. A shorter one stays whole.
LONG = 20


def _breakable(cell: re.Match[str]) -> str:
    def name(code: re.Match[str]) -> str:
        return re.sub(r"(?<=\w)([_/.])(?=\w)", r"\1<wbr>", code[1])

    broken = re.sub(rf"(?<=>)([\w/.]{{{LONG},}})(?=</(?:code|a)>)", name, cell[0])
    # A short command stays in one line.
    return re.sub(rf"<code>(?=[^<]{{1,{LONG}}}</code>)", '<code class="rk-whole">', broken)


def on_page_content(html: str, page, config, files) -> str:
    wrong: list[str] = []
    html = defined(linked(html, page.url, wrong), page.url)
    for line in wrong:
        log.warning(line)
    html = re.sub(r"<td[^>]*>.*?</td>", _breakable, html, flags=re.DOTALL)
    # What scrolls must be reached with the keyboard.
    html = re.sub(r"<pre(?: class=\"rk-signature\")?>", lambda match: match[0][:-1] + ' tabindex="0">', html)
    return html


def on_post_page(output: str, page, config) -> str:
    # The theme's search has no name for a screen reader.
    return output.replace('data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"')
