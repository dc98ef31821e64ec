"""Debian's Firefox, driven by its own WebDriver BiDi: Playwright needs a Firefox of its own, and Selenium a driver that Debian does not have."""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import os
import re
import subprocess
import tempfile
import threading
from pathlib import Path

from websockets.sync.client import connect

#: Seconds that one step may take on a busy machine: only what hangs takes so long.
LIMIT = 120
#: Nothing is fetched but what a page asks for; `{scheme}` is 0 for dark and 1 for light.
SETTINGS = """
user_pref("layout.css.prefers-color-scheme.content-override", {scheme});
user_pref("ui.prefersReducedMotion", 1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
"""


class Firefox:
    """One browser with one page. `complaints` has the errors of the console and of scripts since the last `show`."""

    def __init__(self, scheme: str = "light") -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="firefox.")
        profile = Path(self.folder.name)
        (profile / "user.js").write_text(SETTINGS.format(scheme=int(scheme == "light")))
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0", "about:blank"]
        environment = dict(os.environ, MOZ_CRASHREPORTER_DISABLE="1", HOME=self.folder.name)
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.numbers = itertools.count(1)
        self.open = contextlib.ExitStack()
        self.complaints: list[str] = []
        try:
            found = (re.search(r"WebDriver BiDi listening on (ws://\S+)", line) for line in self.process.stderr)
            address = next((match[1] for match in found if match), None)
            if not address:
                raise RuntimeError("Firefox does not start")
            # What it prints later must not fill the pipe.
            threading.Thread(target=lambda: [None for _ in self.process.stderr], daemon=True).start()
            self.socket = self.open.enter_context(connect(address + "/session", max_size=None, open_timeout=LIMIT))
            self.ask("session.new", capabilities={})
            self.ask("session.subscribe", events=["log.entryAdded"])
            self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Firefox:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.open.close()
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def ask(self, method: str, **parameters: object) -> dict:
        """One command and its result; what the console prints meanwhile is kept."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(timeout=LIMIT))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(message["params"]["text"])
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['message']}")
                return message["result"]

    def show(self, address: str, width: int = 1440, height: int = 900) -> None:
        """Opens a page and waits until it is complete."""
        self.complaints.clear()
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def evaluate(self, expression: str) -> object:
        """The value of an expression, or of its promise: a text, a number, a boolean or null."""
        done = self.ask("script.evaluate", expression=expression, target={"context": self.page}, awaitPromise=True)
        if done["type"] == "exception":
            raise RuntimeError(done["exceptionDetails"]["text"])
        return done["result"].get("value")

    def until(self, condition: str) -> None:
        """Returns when an expression is true; it is tried again with each frame."""
        self.evaluate(f"new Promise((resolve) => {{ const look = () => ({condition}) ? resolve(true) : requestAnimationFrame(look); look(); }})")

    def click(self, x: float, y: float) -> None:
        actions = [{"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.ask("input.performActions", context=self.page, actions=[{"type": "pointer", "id": "mouse", "actions": actions}])

    def picture(self) -> bytes:
        """What is in sight, as PNG."""
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.page)["data"])
