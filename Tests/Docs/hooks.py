"""What MkDocs calls while it makes a page: links to rules and to names of the headers, tables that scroll by themselves."""

from __future__ import annotations

import logging
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from links import linked  # noqa: E402

log = logging.getLogger("mkdocs.hooks.responderkit")


def on_page_content(html: str, page, config, files) -> str:
    wrong: list[str] = []
    html = linked(html, page.url, wrong)
    for line in wrong:
        log.warning(line)
    # What scrolls must be reached with the keyboard.
    html = re.sub(r"<pre(?: class=\"rk-signature\")?>", lambda match: match[0][:-1] + ' tabindex="0">', html)
    return html


def on_post_page(output: str, page, config) -> str:
    # The theme's search has no name for a screen reader.
    return output.replace('data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"')
