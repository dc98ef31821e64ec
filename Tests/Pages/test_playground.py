"""The playground: the library in a web page does what it does elsewhere, and the page can be touched."""

from __future__ import annotations

import http.client
import json
import os
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import RK, ROOT, rk, until

sys.path.insert(0, str(ROOT / "bindings/wasm"))
import wasm_module  # noqa: E402
import wasm_size  # noqa: E402

FOLDER = ROOT / ".build-embedded/wasm"
EXAMPLES = ROOT / "Sources/rk/Pages/playground/examples"
SCENARIOS = [file for file in sorted((ROOT / "Tests/Scenarios").glob("*.json")) if '"plugins"' not in file.read_text()]
BUTTON = {
    "format": 1,
    "name": "a button",
    "log": ["actions"],
    "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": [{"id": "save", "class": "Button", "frame": [60, 90, 160, 48], "targets": [{"events": ["touchUpInside"], "action": "save:"}]}]}],
    "steps": [],
}


@pytest.fixture(scope="session")
def module() -> Path:
    done = subprocess.run([ROOT / "bindings/wasm/build-modules"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    return FOLDER / "responderkit.wasm"


@pytest.fixture(scope="session")
def served(module):
    """The address of a running `rk playground --serve`."""
    server = subprocess.Popen([RK, "playground", "--serve", "--core", module], stdout=subprocess.PIPE, text=True)
    yield server.stdout.readline().strip()
    server.send_signal(signal.SIGINT)
    assert server.wait(120) == 0


@pytest.fixture
def playground(pages, served):
    def show(scenario=None, **options):
        page = pages.show(served, clock=True, **options)
        page.locator("body[data-ready]").wait_for()
        if scenario is not None:
            page.evaluate("text => playground.open(text)", scenario if isinstance(scenario, str) else json.dumps(scenario, indent=2))
        return page

    return show


@pytest.fixture(scope="session")
def native(module) -> subprocess.CompletedProcess:
    return rk("run", "--no-summary", *SCENARIOS)


def lines(page) -> list[str]:
    return page.locator("#log .line").all_text_contents()


def tab(page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def spot(page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the screen lies in the browser's window."""
    box = page.locator("#drawing").bounding_box()
    left, top = page.evaluate("point => playground.drawing.place(point)", [x, y])
    return box["x"] + left, box["y"] + top


# ---- The library ----


def test_every_scenario_logs_what_it_logs_natively(module, native):
    assert len(SCENARIOS) > 700
    done = subprocess.run(["node", ROOT / "Tests/Pages/playground_logs.mjs", FOLDER, *SCENARIOS], capture_output=True, text=True)
    assert done.stderr == native.stderr
    assert done.stdout == native.stdout
    assert done.returncode == 0


def test_every_scenario_logs_the_same_in_the_page(playground, native):
    page = playground()
    outcomes = page.evaluate("texts => texts.map((text) => new playground.session.core.constructor(playground.modules).run(text))", [file.read_text() for file in SCENARIOS])
    # The tool shows control characters as numbers; a key's tabulator is the only one.
    printed = "".join("".join(line.replace("\t", "\\u{9}") + "\n" for line in outcome["log"]) + ("ok " if outcome["passed"] else "FAILED ") + (outcome["name"] or file.name) + "\n" for file, outcome in zip(SCENARIOS, outcomes))
    assert printed == native.stdout


def test_views_as_deep_as_a_file_can_say(playground, tmp_path):
    """The page's stack is small: what a file contains still runs to its end there, and what steps build beyond that does not end the library."""
    views = "".join('{"id": "v%d", "frame": [0, 0, 100, 100], "subviews": [' % number for number in range(490)) + "]}" * 490
    tap = [{"t": 0, "down": [1, 50, 50]}, {"t": 0.1, "up": [1, 50, 50]}]
    window = {"id": "W", "frame": [0, 0, 320, 480]}
    deep = tmp_path / "deep.json"
    deep.write_text(json.dumps({"format": 1, "log": ["hit", "inside", "touches"], "windows": [{**window, "subviews": []}], "steps": tap}).replace('"subviews": []', f'"subviews": [{views}]'))
    adds = [{"add": [f"n{number - 1}" if number else "W", {"id": f"n{number}", "frame": [0, 0, 100, 100]}]} for number in range(3000)]
    page = playground()
    run = "text => new playground.session.core.constructor(playground.modules).run(text)"
    assert page.evaluate(run, deep.read_text())["log"] == rk("run", "--log", deep).stdout.splitlines()
    assert page.evaluate(run, json.dumps({"format": 1, "log": ["hit"], "windows": [window], "steps": adds + tap}))["log"]


def test_the_modules_fit_and_others_would_not_be_taken(module):
    core, engine = wasm_module.Module(module), wasm_module.Module(FOLDER / "scenario.wasm")
    assert wasm_size.wrong(core, engine) is None
    assert wasm_size.wrong(engine, core).startswith("the core ")
    taken, functions = core.data_start() // wasm_module.PAGE + 1, core.table_start() + 1
    sizes = engine.imports()
    for name, kind, size, sentence in [("memory", b"\2\0", taken, "data up to"), ("__indirect_function_table", b"\1\x70\0", functions, "functions up to")]:
        was = name.encode() + kind + wasm_module.number(sizes[name][1])
        larger = wasm_module.Module(FOLDER / "scenario.wasm")
        larger.sections = [(number, body.replace(was, name.encode() + kind + wasm_module.number(size))) for number, body in larger.sections]
        assert sentence in wasm_size.wrong(core, larger)
    without = wasm_module.Module(module)
    without.sections = [(number, body.replace(b"__stack_pointer", b"__other_pointer")) for number, body in without.sections]
    assert "__stack_pointer" in wasm_size.wrong(without, engine)


def test_malformed_files_are_refused_in_the_same_words(module, tmp_path, chance):
    """Errors name the same place with the same words, whether a number, a word or the text itself is wrong; and nothing ends the library."""
    files = []
    for number in range(150):
        text = chance.choice(SCENARIOS).read_text()
        at = chance.randrange(len(text))
        kind = chance.randrange(4)
        if kind == 0:
            text = text[:at]
        elif kind == 1:
            text = text[:at] + chance.choice('{}[],:"\\x0é\t') + text[at + 1 :]
        elif kind == 2:
            text = re.sub(r"-?\d+(\.\d+)?", lambda found: chance.choice(["1e308", "-9007199254740992", "4294967296", "2147483648", "-1", "0.1", "true"]) if chance.random() < 0.05 else found[0], text)
        else:
            words = sorted(set(re.findall(r'"(\w+)"', text)))
            text = text.replace('"' + chance.choice(words) + '"', '"' + chance.choice(words) + '"', 1)
        file = tmp_path / f"{number}.json"
        file.write_text(text)
        files.append(file)
    here = subprocess.run(["node", ROOT / "Tests/Pages/playground_logs.mjs", FOLDER, *files], capture_output=True, text=True)
    there = subprocess.run([RK, "run", "--no-summary", *files], capture_output=True, text=True)
    assert here.stderr == there.stderr
    assert here.stdout == there.stdout
    assert here.returncode == there.returncode


# ---- The page ----


def test_the_five_views_log_what_the_tool_logs(playground):
    page = playground((EXAMPLES / "five-views.json").read_text())
    assert page.locator("#problem.wrong").count() == 0
    page.get_by_role("button", name="To the end").click()
    printed = rk("run", "--log", EXAMPLES / "five-views.json").stdout.splitlines()
    assert lines(page) == printed
    assert printed == [line.strip() for line in rk("demo", "--views").stdout.splitlines() if re.fullmatch(r"  \w+\.[\w=]+", line)]


@pytest.mark.parametrize("example", sorted(file.stem for file in EXAMPLES.glob("*.json")))
def test_examples(playground, example):
    file = EXAMPLES / f"{example}.json"
    page = playground(file.read_text())
    page.locator("body").press("e")
    assert lines(page) == rk("run", "--log", file).stdout.splitlines()
    assert page.locator("#verdict").inner_text() == "as expected"


def test_a_tap_with_the_mouse_fires_the_button(playground):
    page = playground(BUTTON)
    page.mouse.click(*spot(page, 100, 100))
    assert lines(page) == ["act:save:"]
    tab(page, "States")
    assert "save" in page.locator("#states").inner_text()
    tab(page, "JSON")
    page.get_by_role("button", name="Keep touches").click()
    kept = json.loads(page.locator("#text").input_value())
    assert [next(key for key in step if key != "t") for step in kept["steps"]] == ["down", "up"]
    tab(page, "Why")
    page.get_by_role("button", name="Restart").click()
    page.get_by_role("button", name="To the end").click()
    assert lines(page) == ["act:save:"]


def test_two_pointers_pinch(playground):
    page = playground((EXAMPLES / "pinch-and-rotate.json").read_text())
    tab(page, "States")
    page.mouse.move(*spot(page, 120, 240))
    page.mouse.down()
    page.keyboard.down("Alt")
    page.mouse.up()
    page.keyboard.up("Alt")
    assert page.evaluate("playground.fingers.shown.map((finger) => finger.label)") == ["3 pinned"]
    page.mouse.move(*spot(page, 200, 240))
    page.mouse.down()
    for x in range(205, 260, 5):
        page.mouse.move(*spot(page, x, 240))
        page.evaluate("playground.fingers.flush()")
    assert page.locator("#states [data-id=pinch] .chip").last.inner_text() in ("began", "changed")
    page.mouse.up()
    page.mouse.move(*spot(page, 120, 240))
    page.mouse.down()
    page.mouse.up()
    assert page.evaluate("playground.fingers.isBusy") is False
    printed = lines(page)
    assert printed[0] == "act:pinch(began)" and printed[-1] == "act:pinch(ended)"


def test_keys_are_a_finger(playground):
    page = playground(BUTTON)
    page.locator("#drawing").focus()
    page.evaluate("playground.drawing.set({mark: [100, 60]})")
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    assert lines(page) == ["act:save:"]


def test_shared_text_comes_back(playground, pages, served):
    text = json.dumps({**BUTTON, "name": "Täglich „grüßt“ 🐿 </script><b>"}, ensure_ascii=False, indent=1)
    page = playground(text)
    page.mouse.click(*spot(page, 100, 100))
    page.get_by_role("button", name="Copy link").click()
    address = page.evaluate("location.href")
    other = pages.show(address)
    other.locator("body[data-ready]").wait_for()
    shared = json.loads(other.locator("#text").input_value())
    assert shared["name"] == json.loads(text)["name"] and len(shared["steps"]) == 2
    other.locator("body").press("e")
    assert lines(other) == lines(page) == ["act:save:"]
    # A damaged address is not passed over: its sender meant something.
    whole = page.url.split("#scenario=")[1]
    for damaged in ["scenario=%%%", "scenario=", "scenario=A", "scenario=_w", "scenario=gICA", "scenario=" + whole[: (len(whole) - 1) // 4 * 4 - 3]]:
        third = pages.show(served + "#" + damaged)
        third.locator("body[data-ready]").wait_for()
        assert "A dead button" in third.locator("#text").input_value()
        assert "address is damaged" in third.locator("#problem.wrong").inner_text()
        third.get_by_role("button", name="To the end").click()
        assert third.locator("#verdict").inner_text() == "as expected"


def test_fingers_are_others_than_those_of_the_scenario(playground):
    scenario = {**BUTTON, "steps": [{"t": 0, "down": [1, 10, 10]}, {"t": 0.5, "post": [{"down": [2, 20, 20]}]}, {"t": 1, "update": [["up", 1, 10, 10], ["down", 3, 5, 5]]}]}
    page = playground(scenario)
    page.get_by_role("button", name="Step", exact=True).click()
    page.mouse.click(*spot(page, 100, 100))
    assert lines(page) == ["act:save:"]
    assert page.evaluate("playground.session.made.map(({ step }) => [step.down || step.up][0][0])") == [4, 4]
    assert page.locator("#log .note").count() == 0


def test_steps_come_behind_touches_made_before_them(playground, tmp_path):
    steps = [{"t": 0, "down": [1, 100, 100]}, {"t": 0.25, "up": [1, 100, 100]}, {"expect": ["act:save:", "act:save:"]}, {"t": 2}]
    page = playground({**BUTTON, "steps": steps})
    page.evaluate("playground.perform({ t: 3, down: [7, 100, 100] })")
    page.evaluate("playground.perform({ t: 3.5, up: [7, 100, 100] })")
    kept = json.loads(page.evaluate("playground.session.whole"))
    assert [step.get("t") for step in kept["steps"]] == [3, 3.5, 3.5, 3.75, None, 5.5]
    page.get_by_role("button", name="To the end").click()
    assert lines(page) == ["act:save:", "act:save:"] and page.locator("#verdict").inner_text() == "as expected"
    assert page.evaluate("playground.session.time") == 5.5
    assert "backwards" not in page.locator("#log").inner_text()
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(kept))
    assert "backwards" not in rk("run", "--explain", file).stdout


def test_touches_between_steps_are_kept_between_them(playground, tmp_path):
    steps = [{"t": 0, "down": [1, 100, 100]}, {"t": 0.2, "move": [1, 100, 110]}, {"t": 0.4, "up": [1, 100, 110]}, {"t": 0.5, "down": [1, 10, 10]}, {"t": 0.6, "up": [1, 10, 10]}]
    page = playground({**BUTTON, "log": ["actions", "touches"], "steps": steps})
    for seconds in (1, 1.1, 3):
        page.evaluate("playground.session.step()")
        page.evaluate("t => playground.perform({ t, move: [1, 90, 100 + t] })", seconds)
    page.evaluate("playground.session.finish()")
    kept = json.loads(page.evaluate("playground.session.whole"))
    assert [step.get("t") for step in kept["steps"]] == [0, 1, 1, 1.1, 1.2, 3, 3, 3.1]
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(kept))
    assert lines(page) == rk("run", "--log", file).stdout.splitlines()
    assert "backwards" not in rk("run", "--explain", file).stdout


def test_long_scenarios_and_wide_screens(playground):
    """The page is measured once for all that happens before it is drawn, and keeps no more than can be read."""
    steps = [step for number in range(800) for step in ({"t": number, "down": [1, 100, 100]}, {"t": number + 0.1, "up": [1, 100, 100]})]
    page = playground({**BUTTON, "steps": steps})
    measured = page.evaluate(
        """() => {
          const height = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight");
          let count = 0;
          Object.defineProperty(Element.prototype, "scrollHeight", { configurable: true, get() { count += 1; return height.get.call(this); } });
          playground.session.finish();
          const measured = count;
          Object.defineProperty(Element.prototype, "scrollHeight", height);
          return measured;
        }"""
    )
    assert measured < 10
    assert page.locator("#log .event").count() == 599 and page.locator("#log .empty").inner_text().startswith("1001 earlier steps are not kept here")
    until(page, "document.getElementById('log').scrollHeight - document.getElementById('log').scrollTop - document.getElementById('log').clientHeight < 2")
    views = [{"id": f"v{number}", "frame": [number % 20 * 16, number // 20 * 16, 15, 15]} for number in range(600)]
    page = playground({"format": 1, "log": ["hit"], "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": views}], "steps": [{"t": 0, "down": [1, 1, 1]}]})
    page.evaluate("playground.session.finish()")
    assert len(lines(page)) == 601
    reasons = page.locator("#log .reason").all_inner_texts()
    assert len(reasons) < 20 and "v0 was hit: it contains the point and no subview took it (SPEC 32)" in reasons and reasons[-1] == "and 599 decisions about views that were not hit"
    page.get_by_role("button", name="Clear").click()
    assert page.locator("#log").inner_text() == ""


def test_the_log_is_not_turned_round(playground):
    page = playground({**BUTTON, "steps": [{"expect": ["a\u202eb\nc\u061c"]}]})
    page.get_by_role("button", name="To the end").click()
    assert "a\\u{202e}b\\u{a}c\\u{61c}" in page.locator("#log .wrong").first.inner_text()


def test_bad_text_is_text(playground):
    name = "<img src=x onerror=alert(1)>"
    scenario = json.loads(json.dumps(BUTTON).replace("save", name))
    scenario["steps"] = [{"expect": [name]}]
    page = playground(scenario)
    page.mouse.click(*spot(page, 100, 100))
    page.get_by_role("button", name="To the end").click()
    assert page.locator("img").count() == 0
    tab(page, "States")
    assert name in page.locator("#states").inner_text()
    tab(page, "JSON")
    for text in ["", "{", "[]", '{"format": 1, "steps": [{"down": [1, "<b>", 2]}]}', "\u2028\u202e<b>", "[" * 5000, "9" * 3000]:
        page.locator("#text").fill(text)
        page.locator("#problem.wrong").wait_for()
        assert page.locator("#broken").is_hidden()
        page.evaluate("playground.editor.setError(null)")


def test_mistakes_are_marked_where_they_stand(playground):
    text = json.dumps(BUTTON, indent=2).replace('"Button"', '"Buttn"')
    page = playground(text)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if "Buttn" in line)
    assert page.locator("#gutter .wrong").inner_text() == str(line)
    assert page.locator("#problem").inner_text().startswith(f"Line {line}: ")


@pytest.mark.parametrize("width", [1440, 390])
def test_fits(playground, width):
    page = playground(width=width)
    page.locator("body").press("e")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("#drawing").bounding_box()["width"] > 300


# ---- The command ----


def test_writes_the_page_twice_and_from_the_disk(pages, module, tmp_path):
    folder = tmp_path / "page"
    for _ in range(2):
        rk("playground", "-o", folder, "--core", module)
        assert sorted(file.name for file in folder.iterdir()) == ["index.html", "responderkit.wasm", "responderkit.wasm.js", "rules.js", "scenario.wasm", "scenario.wasm.js"]
        assert [file.name for file in tmp_path.iterdir()] == ["page"]
    for name in ["responderkit.wasm", "scenario.wasm"]:
        assert (folder / name).read_bytes() == (FOLDER / name).read_bytes()
    page = pages.show(f"file://{folder}/index.html")
    page.locator("body[data-ready]").wait_for()
    page.locator(".scene", has_text="Five views").click()
    page.locator("body").press("e")
    assert lines(page) == rk("run", "--log", EXAMPLES / "five-views.json").stdout.splitlines()


def test_refusals(module, tmp_path):
    file = tmp_path / "file"
    file.write_text("no module")
    assert "not a folder" in rk("playground", "-o", file, "--core", module, status=2).stderr
    assert "not a WebAssembly module" in rk("playground", "-o", tmp_path / "x", "--core", file, status=2).stderr
    assert "No such file" in rk("playground", "-o", tmp_path / "no/x", "--core", module, status=2).stderr
    shutil.copy(module, tmp_path / "core.wasm")
    assert "scenario.wasm" in rk("playground", "-o", tmp_path / "x", "--core", tmp_path / "core.wasm", status=2).stderr
    for arguments in [[], ["--serve", "-o", tmp_path / "x"], ["--serve", "70000"], ["-o", tmp_path / "x", "80"]]:
        assert rk("playground", *arguments, status=2).stderr
    assert not (tmp_path / "x").exists()
    # Where neither an installation nor the repository has one.
    alone = tmp_path / "alone"
    alone.mkdir()
    shutil.copy(RK, alone / "rk")
    done = subprocess.run([alone / "rk", "playground", "-o", tmp_path / "x"], capture_output=True, text=True)
    assert done.returncode == 2 and "not inside this build of the tool" in done.stderr


def test_busy_port(module):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port} is in use" in rk("playground", "--serve", port, "--core", module, status=2).stderr


def test_server_answers_anything(served, chance):
    host, port = re.fullmatch(r"http://(127\.0\.0\.1):(\d+)/", served).groups()

    def ask(method: str, path: str) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(host, int(port), timeout=120)
        connection.request(method, path)
        answer = connection.getresponse()
        return answer.status, answer.read()

    assert ask("GET", "/")[0] == ask("GET", "/index.html?x=1")[0] == ask("GET", "/responderkit.wasm")[0] == ask("GET", "/scenario.wasm.js")[0] == 200
    assert ask("HEAD", "/") == (200, b"")
    with socket.create_connection((host, int(port)), timeout=120) as raw:
        raw.sendall(b"HEAD /x HTTP/1.1\r\n\r\n")
        answer = b"".join(iter(lambda: raw.recv(1000), b""))
        assert answer.startswith(b"HTTP/1.1 404 ") and answer.endswith(b"\r\n\r\n")
    assert ask("POST", "/")[0] == 405
    for path in ["/../Package.swift", "/%2e%2e/etc/passwd", "//etc/passwd", "/x", "/index.html/"]:
        assert ask("GET", path)[0] == 404
    for _ in range(40):
        with socket.create_connection((host, int(port)), timeout=120) as raw:
            raw.sendall(bytes(chance.randrange(256) for _ in range(chance.randrange(200))) + chance.choice([b"", b"\r\n\r\n", b"\n\n"]))
            if chance.random() < 0.5:
                raw.shutdown(socket.SHUT_WR)
                raw.recv(100)
    with socket.create_connection((host, int(port)), timeout=120) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\n" + b"x: " + b"y" * 20000 + b"\r\n\r\n")
        assert b" 431 " in raw.recv(200)
    assert ask("GET", "/")[0] == 200


def test_silent_connections_keep_none_waiting(served):
    host, port = re.fullmatch(r"http://(127\.0\.0\.1):(\d+)/", served).groups()
    silent = [socket.create_connection((host, int(port)), timeout=120) for _ in range(400)]
    try:
        silent[399].sendall(b"GET / HT")  # and stays unfinished
        for _ in range(3):
            connection = http.client.HTTPConnection(host, int(port), timeout=120)
            connection.request("GET", "/responderkit.wasm")
            assert connection.getresponse().read(4) == b"\0asm"
        # None had to give up before: only the surplus connections have been closed, the first of all.
        ended = select.select(silent, [], [], 0)[0]
        assert set(ended) <= set(silent[:150])
        silent[399].sendall(b"TP/1.1\r\n\r\n")
        assert silent[399].recv(12) == b"HTTP/1.1 200"
    finally:
        for connection in silent:
            connection.close()
