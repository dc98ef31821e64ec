#!/usr/bin/env python3
"""rk on a terminal: colours, links to rules and the line of progress, and what takes them away.

    terminal.py PATH-OF-RK SCRATCH-FOLDER

Each command runs twice: with a pseudo-terminal for its output or for its errors, and with pipes. Prints a line for each thing that is not so, and how many checks there were.
"""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import shutil
import socket
import struct
import subprocess
import sys
import termios
import urllib.parse
from pathlib import Path

RK = sys.argv[1]
SCRATCH = Path(sys.argv[2])
ESCAPE = b"\x1b"
CLEAR = b"\r\x1b[K"
checks = 0
failures = 0


def expect(condition: bool, what: str, shown: bytes = b"") -> None:
    global checks, failures
    checks += 1
    if not condition:
        failures += 1
        print(f"FAILED {what}" + (f": {shown[-400:]!r}" if shown else ""))


def run(arguments: list[str], terminals: set[int], columns: int = 80, folder: Path | None = None, program: str | Path = RK, **environment: str | None) -> dict[int, bytes]:
    """What came on standard output and standard error; those in `terminals` are the two ends of one pseudo-terminal. None in `environment`: not set."""
    own, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    attributes = termios.tcgetattr(other)
    attributes[1] &= ~termios.OPOST  # the bytes as they are written
    termios.tcsetattr(other, termios.TCSANOW, attributes)
    surroundings = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "RK_RULES", "TERM")}
    surroundings.update({"TERM": "xterm", **environment})
    surroundings = {key: value for key, value in surroundings.items() if value is not None}
    files = {stream: SCRATCH / f"stream.{stream}" for stream in (1, 2)}
    opened = {stream: open(file, "wb") for stream, file in files.items()}
    child = subprocess.Popen(
        [program, *arguments], cwd=folder, stdin=subprocess.DEVNULL, env=surroundings, stdout=other if 1 in terminals else opened[1], stderr=other if 2 in terminals else opened[2]
    )
    os.close(other)
    seen = b""
    while True:
        try:
            piece = os.read(own, 1 << 16)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        seen += piece
    child.wait(timeout=300)
    os.close(own)
    for file in opened.values():
        file.close()
    # What a run took is different each time.
    return {stream: re.sub(rb" in \d+\.\d s\n", b" in 0.0 s\n", seen if stream in terminals else files[stream].read_bytes()) for stream in (1, 2)}


def after_rewriting(seen: bytes) -> bytes:
    """What is left on the screen: a line that is taken away takes what stood in it."""
    lines = [line.split(CLEAR)[-1] for line in seen.split(b"\n")]
    return b"\n".join(lines)


# ---- Colours ----

good = SCRATCH / "good.json"
good.write_text('{"format": 1, "name": "good", "steps": []}')
bad = SCRATCH / "wrong.json"
bad.write_text('{"format": 1, "name": "wrong", "steps": [{"expect": ["never"]}]}')
missing = str(SCRATCH / "missing.json")

on = run(["run", str(good), str(bad)], {1})[1]
expect(b"\x1b[32mok\x1b[0m good\n" in on, "ok is green on a terminal", on)
expect(b"\x1b[31mFAILED\x1b[0m wrong\n" in on, "FAILED is red on a terminal", on)
plain = run(["run", str(good), str(bad)], set())
expect(plain[1].startswith(b"ok good\nFAILED wrong\n") and ESCAPE not in plain[1] + plain[2], "no colour in a file", plain[1])
expect(re.sub(rb"\x1b\[[0-9]*m", b"", on) == plain[1], "the same text with and without colours", on)
expect(ESCAPE not in run(["run", str(good), str(bad)], {2})[1], "no colour in a file when errors go to a terminal")
error = run(["run", missing], {2})[2]
expect(error.startswith(b"\x1b[31mrk:\x1b[0m ") and b"No such file" in error, "an error is coloured on a terminal", error)
for environment in ({"NO_COLOR": "1"}, {"NO_COLOR": "0"}, {"TERM": "dumb"}, {"TERM": ""}, {"TERM": None}):
    for arguments in (["run", str(good), str(bad)], ["run", missing]):
        seen = run(arguments, {1, 2}, **environment)[1]
        expect(ESCAPE not in seen and seen != b"", f"no colour with {environment}", seen)
expect(ESCAPE in run(["run", str(good)], {1}, NO_COLOR="")[1], "an empty NO_COLOR has no effect")
for arguments in (["demo"], ["run", "--explain", str(good), str(bad)]):
    plain = run(arguments, set())[1]
    expect(ESCAPE not in plain, f"{arguments[0]}: no colour in a file", plain)
    for options, terminals, environment, coloured in (
        ([], {1}, {}, True), ([], {1}, {"NO_COLOR": "1"}, False), (["--color", "never"], {1}, {}, False),
        (["--color", "always"], set(), {}, True), (["--color", "always"], set(), {"NO_COLOR": "1"}, True), (["--color", "auto"], set(), {}, False),
    ):
        seen = run([arguments[0], *options, *arguments[1:]], terminals, **environment)[1]
        expect((ESCAPE in seen) == coloured, f"{arguments[0]} {options} {environment}: colours are {coloured}", seen)
        expect(re.sub(rb"\x1b\[[0-9]*m", b"", seen) == plain, f"{arguments[0]} {options}: the same text with and without colours", seen)

# ---- Links to rules ----

PAGE = "https://example.org/rules.html"


def linked(seen: bytes) -> list[tuple[str, str]]:
    """Each link's address and text."""
    return [(address.decode(), words.decode()) for address, words in re.findall(rb"\x1b\]8;;([^\x1b]+)\x1b\\([^\x1b]*)\x1b\]8;;\x1b\\", seen)]


def without_links(seen: bytes) -> bytes:
    return re.sub(rb"\x1b\]8;;[^\x1b]*\x1b\\", b"", seen)


why = SCRATCH / "why.json"
why.write_text(json.dumps({
    "format": 1, "name": "why", "windows": [{"id": "W", "frame": [0, 0, 100, 100], "subviews": [{"id": "B", "class": "Button", "frame": [10, 10, 50, 50], "enabled": False}]}],
    "steps": [{"t": 0, "down": [1, 20, 20]}, {"t": 0.1, "up": [1, 20, 20]}, {"explain": ["B", "SPEC"]}],
}))
commands = {"demo": ["demo"], "run": ["run", "--explain", str(why)], "rule": ["rule", "43", "285", "357"]}
for name, arguments in commands.items():
    plain = run(arguments, set(), RK_RULES=PAGE)
    expect(ESCAPE not in plain[1] + plain[2], f"{name}: no link in a file", plain[1])
    seen = run(arguments, {1}, NO_COLOR="1", RK_RULES=PAGE, columns=400)[1]
    links = linked(seen)
    mentions = re.findall(rb"(?:SPEC|rules?) \d+(?:(?:, | and | to |\xe2\x80\x93|-)\d+)*", plain[1])
    expect(len(mentions) > 0 and len(links) == sum(len(re.findall(rb"\d+", one)) for one in mentions), f"{name}: each rule is a link", seen)
    expect(all(address == f"{PAGE}#rule-" + re.sub(r"\D", "", words) for address, words in links), f"{name}: each link leads to its rule", seen)
    expect(without_links(seen) == plain[1] or name == "rule", f"{name}: the same text with and without links", seen)
    for options, environment in (
        (["--color", "never"], {}), ([], {"TERM": "dumb"}), ([], {"TERM": "linux"}), ([], {"TERM": None}), ([], {"RK_RULES": ""}), ([], {"RK_RULES": "https://example.org/\x1b[31m"}),
    ):
        seen = run([arguments[0], *options, *arguments[1:]], {1}, columns=400, **{"NO_COLOR": "1", "RK_RULES": PAGE, **environment})[1]
        expect(b"\x1b]8" not in seen, f"{name} {options} {environment}: no links", seen)
seen = run(["run", "--explain", "--json", str(why)], {1}, RK_RULES=PAGE)[1]
expect(b"SPEC" in seen and ESCAPE not in seen and json.loads(seen.split(b"\n")[0]), "documents for programs have no links", seen)
error = run(["rule", "0"], {2}, RK_RULES=PAGE)[2]
expect(b"rule 0;" in error and linked(error) == [], "a rule that does not exist is no link", error)

# The page that is installed beside the tool, in a folder whose name has to be written otherwise in an address.
prefix = SCRATCH / "a prefix#1"
(prefix / "bin").mkdir(parents=True)
(prefix / "share/responderkit").mkdir(parents=True)
shutil.copy(RK, prefix / "bin/rk")
plain = run(["demo"], set())[1]
seen = run(["demo"], {1}, program=prefix / "bin/rk", NO_COLOR="1")[1]
expect(seen == plain, "without a page there is no link", seen)
(prefix / "share/responderkit/rules.html").write_bytes(run(["rule", "--html"], set())[1])
seen = run(["demo"], {1}, program=prefix / "bin/rk", NO_COLOR="1")[1]
addresses = {address for address, _ in linked(seen)}
expect(without_links(seen) == plain and addresses != set(), "links lead to the page that is installed", seen)
for address in addresses:
    parts = urllib.parse.urlsplit(address)
    expect(parts.scheme == "file" and parts.hostname == socket.gethostname().lower(), f"{address}: its machine")
    file = Path(urllib.parse.unquote(parts.path))
    expect(file.is_file() and f'id="{parts.fragment}"' in file.read_text(), f"{address}: the page has its place")

# ---- Progress ----

recording = SCRATCH / "long.jsonl"
frames = ['{"header": true, "format": "touch-jsonl/1", "name": "long", "axes": {"x": {"min": 0, "max": 100}, "y": {"min": 0, "max": 100}}}']
frames.append(json.dumps({"t": 0, "touches": [{"id": 1, "x": 5, "y": 5, "phase": "began"}]}))
frames += [json.dumps({"t": k / 100, "touches": [{"id": 1, "x": k % 100, "y": 5, "phase": "moved"}]}) for k in range(1, 2500)]
frames.append(json.dumps({"t": 25, "touches": [{"id": 1, "x": 5, "y": 5, "phase": "ended"}]}))
recording.write_text("\n".join(frames) + "\n")
tree = SCRATCH / "plain.json"
tree.write_text('{"header": {"format": "view-tree/1"}, "root": {"class": "UIWindow", "name": "W", "frame": [0, 0, 450, 450], "children": []}}')
many = SCRATCH / "many.json"
many.write_text(json.dumps({"format": 1, "windows": [{"id": "W", "frame": [0, 0, 100, 100]}], "steps": [{"t": k} for k in range(2000)]}))

commands = {
    "replay": ["replay", "--tree", str(tree), "--touches", str(recording)],
    "run": ["run"] + [str(good)] * 30,
    "inspect": ["inspect", str(many), "-o", str(SCRATCH / "many.html")],
    "heatmap": ["heatmap", "--tree", str(tree), "--cell", "1", "-o", str(SCRATCH / "map.svg")],
}
for name, arguments in commands.items():
    plain = run(arguments, set())
    expect(plain[2] == b"", f"{name}: no progress in a pipe", plain[2])
    seen = run(arguments, {2})
    expect(seen[1] == plain[1], f"{name}: the output does not change with who reads the errors")
    expect(b" %  " in seen[2] and b"100 %  " in seen[2], f"{name}: progress on a terminal", seen[2])
    expect(b"\n" not in seen[2] and after_rewriting(seen[2]) == b"", f"{name}: one line, gone at the end", seen[2])
    numbers = [int(number) for number in re.findall(rb"(\d+) %  ", seen[2])]
    expect(numbers == sorted(numbers) and len(numbers) <= 101 + plain[1].count(b"\n"), f"{name}: it only goes up, a hundred times at most", seen[2])
    both = run(arguments, {1, 2}, NO_COLOR="1")[1]
    expect(after_rewriting(both) == plain[1], f"{name}: on one terminal the line leaves the rest readable", both)
    for terminal in ("dumb", None):
        expect(ESCAPE not in run(arguments, {1, 2}, TERM=terminal)[1], f"{name}: no progress where a line cannot be taken away (TERM: {terminal})")
    narrow = run(arguments, {2}, columns=12)[2]
    expect(all(len(line.decode()) <= 12 for line in narrow.split(CLEAR)), f"{name}: the line fits a narrow terminal", narrow)
short = run(["run", str(good)], {2})[2]
expect(short == b"", "nothing about a command that is short", short)

# ---- Running text ----

whole = run(["rule", "32"], set())[1].decode()
for columns, most in ((40, 40), (80, 80), (300, 100)):
    lines = run(["rule", "32"], {1}, columns=columns, NO_COLOR="1")[1].decode().splitlines()
    expect(all(len(line) <= most for line in lines) and len(lines) > 3, f"rule: as wide as a terminal of {columns} columns", "\n".join(lines).encode())
    expect(" ".join(lines).split() == whole.split(), f"rule: the same words on {columns} columns as in a pipe")

# ---- Where a report goes ----

folder = SCRATCH / "reports"
folder.mkdir()
(folder / "a form.json").write_text('{"format": 1, "name": "form", "windows": [{"id": "W", "frame": [0, 0, 100, 100]}], "steps": [{"t": 0}]}')
page = folder / "a form.html"
piped = run(["inspect", "a form.json"], set(), folder=folder)
expect(piped[1].startswith(b"<!DOCTYPE html>") and not page.exists(), "inspect: in a pipe the page is standard output", piped[1][:80])
seen = run(["inspect", "a form.json"], {1}, folder=folder)[1]
expect(seen == b"wrote a form.html\n" and page.read_bytes() == piped[1], "inspect: on a terminal the page is a file of the input's name", seen)
expect(run(["inspect", "a form.json"], {1}, folder=folder)[1] == seen, "inspect: a report that is there is replaced")
page.write_text("<title>my own page</title>")
refused = run(["inspect", "a form.json"], {1}, folder=folder)
expect(b"a form.html exists and is no report of rk inspect: name the page with -o" in refused[2], "inspect: no other file is replaced", refused[2])
expect(page.read_text() == "<title>my own page</title>", "inspect: the other file is as it was")
expect(run(["inspect", "a form.json", "-o", "-"], {1}, folder=folder)[1] == piped[1], "inspect: -o - is standard output, on a terminal, too")
page.unlink()
tools = SCRATCH / "tools"
tools.mkdir()
nowhere = run(["inspect", "a form.json", "--open"], {1}, folder=folder, PATH=str(tools))
expect(b"--open: there is no xdg-open here; open " in nowhere[2] and page.exists(), "inspect: --open without xdg-open is a sentence, and the page is there", nowhere[2])
opener = tools / "xdg-open"
opener.write_text(f'#!/bin/sh\necho "$@" >{SCRATCH}/opened\n')
opener.chmod(0o755)
for arguments, file in ((["--open"], "a form.html"), (["--open", "-o", "other.html"], "other.html")):
    opened = run(["inspect", "a form.json", *arguments], set(), folder=folder, PATH=str(tools))
    expect((SCRATCH / "opened").read_text() == f"{folder.resolve() / file}\n" and (folder / file).exists() and opened[2] == b"", "inspect: --open opens the file", opened[2])
opener.write_text("#!/bin/sh\nexit 3\n")
expect(b"xdg-open ended with status 3" in run(["inspect", "a form.json", "--open"], set(), folder=folder, PATH=str(tools))[2], "inspect: an xdg-open that fails is a sentence")
expect(b"--open opens a file" in run(["inspect", "a form.json", "--open", "-o", "-"], set(), folder=folder)[2], "inspect: standard output cannot be opened")

print(f"{checks} checks of terminals, {failures} failed")
sys.exit(failures > 0)
