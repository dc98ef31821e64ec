# SPDX-License-Identifier: MIT
"""WebDriver Actions in a browser: chromedriver performs them in a page, whose touch events are compared with the touches."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import urllib.request

import pytest

import responderkit as rk
from responderkit.formats import TouchEntry, Touches, Update, dumps, loads, play

#: Seconds that a command may take on a busy machine: only what hangs takes so long.
LIMIT = 120
PAGE = """data:text/html,<body style="margin:0;height:2000px;touch-action:none"><script>
window.log = [];
for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
  document.addEventListener(type, event => {
    event.preventDefault();
    for (const touch of event.changedTouches) window.log.push([touch.identifier, type, touch.clientX, touch.clientY]);
  }, {passive: false});
</script>"""
PHASES = {"touchstart": "began", "touchmove": "moved", "touchend": "ended", "touchcancel": "cancelled"}


class Driver:
    """A browser behind chromedriver's HTTP, which needs no library."""

    def __init__(self, address: str):
        self.address = address
        arguments = ["--headless=new", "--touch-events=enabled", "--window-size=900,900", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
        options = {"binary": "/usr/bin/chromium", "args": arguments}
        made = self.send("POST", "", {"capabilities": {"alwaysMatch": {"goog:chromeOptions": options}}})
        self.address += "/" + made["sessionId"]

    def send(self, method: str, path: str, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=LIMIT) as answer:
            return json.load(answer)["value"]

    def perform(self, text: str) -> list:
        """What the page logged while the actions were performed: for each touch, in the order of beginnings, phase and place."""
        self.send("POST", "/url", {"url": PAGE})
        self.send("POST", "/actions", json.loads(text))
        self.send("DELETE", "/actions")
        script = "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(window.log))))"
        touches, down = [], {}
        for identifier, kind, x, y in self.send("POST", "/execute/sync", {"script": script, "args": []}):
            if kind == "touchstart":
                down[identifier] = []
                touches.append(down[identifier])
            down[identifier].append((PHASES[kind], x, y))
        return touches


@pytest.fixture(scope="module")
def driver():
    # Beside other programs it was seen to end at once, as it does where the port that it has chosen is taken.
    for _ in range(5):
        with subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            try:
                printed = []
                for line in process.stdout:
                    printed.append(line)
                    found = re.search(r"successfully on port (\d+)", line)
                    if found:
                        made = Driver(f"http://127.0.0.1:{found[1]}/session")
                        yield made
                        made.send("DELETE", "")
                        return
            finally:
                process.terminate()
    pytest.fail("chromedriver does not start: " + "".join(printed))


def by_touch(record: Touches) -> list:
    """For each touch, in the order of beginnings, phase and place."""
    touches: dict[int, list] = {}
    for update in record.renumbered().updates:
        for touch in update.touches:
            touches.setdefault(touch.id, []).append((touch.phase, touch.x, touch.y))
    return [touches[number] for number in sorted(touches)]


def random_fingers(chance: random.Random) -> Touches:
    """Up to three fingers in the page. They lift where they are; every move goes to another place."""
    down: dict[int, tuple[int, int]] = {}
    updates = []
    count = 0
    for step in range(25):
        touches = []
        for touch in list(down):
            choice = chance.random()
            if step == 24 or choice < 0.15:
                touches.append(TouchEntry(touch, *down.pop(touch), "ended"))
            elif choice < 0.8:
                down[touch] = (down[touch][0] % 600 + chance.randint(20, 60), down[touch][1] % 500 + chance.randint(20, 60))
                touches.append(TouchEntry(touch, *down[touch], "moved"))
        if step < 24 and len(down) < 3 and (not down or chance.random() < 0.3):
            count += 1
            down[count] = chance.randint(0, 600), chance.randint(0, 500)
            touches.append(TouchEntry(count, *down[count], "began"))
        updates.append(Update(step * 0.02, tuple(touches)))
    return Touches(updates)


def is_played(found: list, wanted: list) -> bool:
    """All of a touch, but for moves that another move follows: a browser may leave those out that it has no time to draw."""
    rest = iter(wanted)
    kept = [(found[place], next((way for way in rest if way == found[place]), None)) for place in range(len(found))]
    needed = [way for place, way in enumerate(wanted) if way[0] != "moved" or wanted[place + 1][0] != "moved"]
    return all(one == other for one, other in kept) and [way for way in needed if way in found] == needed


@pytest.mark.parametrize("seed", range(6))
def test_a_browser_plays_our_touches(driver, seed):
    record = random_fingers(random.Random(seed))
    played, wanted = driver.perform(dumps([record], "webdriver")), by_touch(record)
    assert len(played) == len(wanted)
    assert all(map(is_played, played, wanted)), (played, wanted)


def test_what_a_browser_may_leave_out():
    way = [("began", 1, 1), ("moved", 2, 2), ("moved", 3, 3), ("ended", 3, 3)]
    assert is_played(way, way) and is_played(way[:1] + way[2:], way)
    assert not is_played(way[:2] + way[3:], way) and not is_played(way[:3], way) and not is_played(way[1:], way)
    assert not is_played([way[0], way[2], way[1], way[3]], way) and not is_played([*way[:2], ("moved", 9, 9), *way[2:]], way)


def finger(name: str, *actions: dict) -> dict:
    return {"type": "pointer", "id": name, "parameters": {"pointerType": "touch"}, "actions": list(actions)}


def test_we_play_what_a_browser_plays(driver):
    down, up, wait = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}, {"type": "pause", "duration": 40}
    text = json.dumps(
        {
            "actions": [
                finger(
                    "a",
                    {"type": "pointerMove", "duration": 0, "x": 200, "y": 300},
                    down,
                    {"type": "pointerMove", "duration": 0, "x": -100, "y": 20, "origin": "pointer"},
                    wait,
                    {"type": "pointerMove", "duration": 100, "x": 50, "y": 400, "origin": "viewport"},
                    up,
                ),
                finger("b", {"type": "pointerMove", "x": 250, "y": 300, "duration": 0}, wait, down, {"type": "pause"}, wait, up, down, up),
            ]
        }
    )
    played, ours = driver.perform(text), by_touch(loads(text, "webdriver")[0])
    assert len(played) == len(ours) == 3
    for found, wanted in zip(played, ours):
        # On the way of a move that takes time, the places are the implementation's choice.
        assert [found[0], found[-1]] == [wanted[0], wanted[-1]]
        assert {phase for phase, _, _ in found[1:-1]} == {phase for phase, _, _ in wanted[1:-1]}
    assert ("moved", 100, 320) in played[0] and ("moved", 100, 320) in ours[0]


def test_actions_press_a_button():
    text = json.dumps(
        {
            "actions": [
                finger(
                    "a",
                    {"type": "pointerMove", "duration": 0, "x": 50, "y": 50},
                    {"type": "pointerDown", "button": 0},
                    {"type": "pause", "duration": 80},
                    {"type": "pointerUp", "button": 0},
                )
            ]
        }
    )
    fired = []
    with rk.Context() as context:
        window = rk.Window((0, 0, 320, 480))
        button = rk.Button((20, 20, 100, 60))
        window.add_subview(button)
        button.on_action(lambda: fired.append(context.time))
        play(context, loads(text, "webdriver")[0])
    assert fired == [0.08]
