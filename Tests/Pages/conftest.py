"""The tool's pages in headless Chromium: what the tests have in common."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
RK = Path(os.environ.get("RK", ROOT / ".build/debug/rk"))
#: The headless shell takes a fraction of the time: it has no windows of its own to draw.
CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
#: Milliseconds that one step may take on a busy machine: only what hangs takes so long.
LIMIT = 120_000


def pytest_addoption(parser):
    parser.addoption("--seed", type=int, default=1, help="seed of what is random (printed when a test fails)")


@pytest.fixture
def chance(request) -> random.Random:
    seed = request.config.getoption("--seed")
    print(f"seed {seed}")
    return random.Random(seed)


def rk(*arguments, status: int = 0) -> subprocess.CompletedProcess:
    """Runs the tool; its status must be the one expected."""
    done = subprocess.run([str(RK), *map(str, arguments)], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == status, f"rk {' '.join(map(str, arguments))}: status {done.returncode}\n{done.stdout}{done.stderr}"
    return done


@pytest.fixture(scope="session")
def browser():
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments, timeout=LIMIT)
        yield browser
        browser.close()


def until(page: Page, condition: str) -> None:
    """Waits, frame by frame, for a condition in the page. (`wait_for_function` evaluates a string in later frames, what the pages' security policy forbids.)"""
    for _ in range(600):
        if page.evaluate(condition):
            return
        page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"never became true: {condition}")


@contextmanager
def time_of(page: Page):
    """The page's own clock stands, a minute later, and moves by calls alone: on a busy machine a finger takes no longer. The page's address came with `clock=True`."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)
    yield page.clock.run_for
    page.clock.resume()


def later(page: Page) -> None:
    """A minute passes in the page: what follows belongs to no earlier tap, and nothing moves any more."""
    with time_of(page):
        pass


class Pages:
    """Opens pages and remembers what they complain about."""

    def __init__(self, browser: Browser):
        self.browser = browser
        self.open: list[Page] = []
        self.complaints: list[str] = []

    def show(self, address: str, width: int = 1440, height: int = 900, scheme: str = "light", clock: bool = False, **options) -> Page:
        page = self.browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme, **options)
        page.set_default_timeout(LIMIT)
        page.on("console", lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("dialog", lambda dialog: (self.complaints.append("dialog: " + dialog.message), dialog.dismiss()))
        page.on("request", lambda request: self.complaints.append("asks for " + request.url) if request.url.startswith("http") and not address.startswith("http") else None)
        if clock:
            page.clock.install()
        page.goto(address)
        self.open.append(page)
        return page


@pytest.fixture
def pages(browser):
    pages = Pages(browser)
    yield pages
    for page in pages.open:
        page.close()
    assert pages.complaints == []


@pytest.fixture
def report(pages, tmp_path):
    """Makes a report of a file, or of a scenario as a value, and opens it."""

    def make(source, *arguments, **options) -> Page:
        made = tmp_path / f"report{len(pages.open)}.html"
        if isinstance(source, dict):
            written = tmp_path / f"scenario{len(pages.open)}.json"
            written.write_text(json.dumps(source), encoding="utf-8")
            source = written
        rk("inspect", *([source] if source else []), *arguments, "-o", made)
        page = pages.show(made.as_uri(), **options)
        until(page, "window.inspector !== undefined")
        return page

    return make
