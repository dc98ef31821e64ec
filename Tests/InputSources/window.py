#!/usr/bin/env python3
"""Drive the window of the SDL2 examples with a real pointer and keyboard, on an X server without a screen, and look at what they draw.

    window.py COMMAND...      the program and its arguments, without the options that are added here

Nothing here sleeps: each step waits for the line that the program prints when the thing has happened. A limit of time only ends a run that has failed.
"""

from __future__ import annotations

import os
import queue
import signal
import struct
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

LIMIT = 30.0  # seconds that one step may take on a busy machine

END = 30 * 40 - 280.0  # the greatest offset of the list
GROUND, HIT, HIGHLIGHT, THUMB = 0x202028, 0xFFD040, 0x60A0FF, 0xE0E0E0


class Failure(Exception):
    pass


class Program:
    """The program, and the lines that it prints."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.seen: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def next(self, limit: float = LIMIT) -> str:
        try:
            line = self.lines.get(timeout=limit)
        except queue.Empty:
            if limit < LIMIT:
                raise
            raise Failure(f"nothing for {limit:g} s; so far: {self.seen[-12:]}") from None
        if line is None:
            raise Failure(f"the program ended; so far: {self.seen[-12:]}")
        self.seen.append(line)
        return line

    def wait(self, wanted: str) -> list[str]:
        """The lines up to the one that is wanted."""
        lines = [self.next()]
        while lines[-1] != wanted:
            lines.append(self.next())
            if len(lines) > 5000:
                raise Failure(f"no '{wanted}' among 5,000 lines; the last: {lines[-5:]}")
        return lines

    def arrives(self, wanted: str, limit: float) -> bool:
        """Whether the line comes before nothing has come for so long."""
        try:
            while self.next(limit) != wanted:
                pass
        except queue.Empty:
            return False
        return True

    def number(self, word: str) -> float:
        """The number of the next line of a kind, such as "offset 40.0"."""
        while True:
            line = self.next()
            if line.startswith(word + " "):
                return float(line[len(word) + 1 :])


def expect(what: str, is_true: bool) -> None:
    if not is_true:
        raise Failure(what)


class Pixels:
    """A BMP file of 24 or 32 bits."""

    def __init__(self, path: Path) -> None:
        self.data = path.read_bytes()
        expect("the screenshot is no BMP file", self.data[:2] == b"BM")
        (self.start,) = struct.unpack_from("<I", self.data, 10)
        self.width, self.height = struct.unpack_from("<ii", self.data, 18)
        (self.bits,) = struct.unpack_from("<H", self.data, 28)
        self.stride = (self.width * self.bits // 8 + 3) & ~3

    def at(self, x: int, y: int) -> int:
        row = self.height - 1 - y if self.height > 0 else y
        offset = self.start + row * self.stride + x * self.bits // 8
        blue, green, red = self.data[offset : offset + 3]
        return red << 16 | green << 8 | blue


def drive(program: Program, do) -> dict[str, float]:
    program.wait("ready")
    do("mousemove", "5", "5")

    # A server may give a window its first input only some time after it has been shown: what went nowhere is done again.
    for _ in range(6):
        do("mousemove", "80", "40", "mousedown", "1")
        if program.arrives("button down", LIMIT / 5):
            break
        do("mouseup", "1")
    do("mouseup", "1")
    program.wait("button pressed 1")
    do("mousemove", "80", "40", "mousedown", "1", "mousemove", "400", "340", "mouseup", "1")  # let go far away: not pressed
    program.wait("button down")
    do("mousemove", "80", "40", "click", "1")
    expect("a button fires where the pointer let go outside of it", "button pressed 2" in program.wait("button pressed 2") and "button pressed 3" not in program.seen)

    do("mousemove", "32", "95", "mousedown", "1")
    value = 0.0
    for x in range(40, 161, 20):
        do("mousemove", str(x), "95")
        now = program.number("slider")
        expect(f"the slider went from {value} to {now}", now > value)
        value = now
    do("mouseup", "1")
    expect(f"the slider ended at {value}", 50 <= value <= 75)

    # Two clicks within 0.35 s: a machine that was busy in between gets another chance.
    for attempt in range(20):
        do("mousemove", "130", "240", "click", "--repeat", "2", "--delay", "40", "1", "mousemove", "450", "340", "click", "1", "mousemove", "80", "40", "click", "1")
        if "double-tap ended" in program.wait(f"button pressed {attempt + 3}"):
            break
    else:
        raise Failure("no double tap in twenty attempts")

    do("mousemove", "360", "150", "click", "5")
    expect("a notch of the wheel", program.number("offset") == 40)
    do("click", "5", "click", "5", "click", "4")
    offsets = [program.number("offset") for _ in range(3)]
    expect(f"three notches: {offsets}", offsets == [80, 120, 80])

    do("mousemove", "130", "145", "click", "1")
    do("key", "--delay", "20", "a", "b", "shift+c", "BackSpace", "d")
    for text in ("a", "ab", "abC", "ab", "abd"):
        program.wait(f"text {text}")

    # A drag of the list, and what comes of it when the button is let go in mid-movement.
    do("mousemove", "360", "280", "mousedown", "1")
    for y in range(270, 99, -10):
        do("mousemove", "360", str(y))
    do("mouseup", "1")
    moved = [float(line[7:]) for line in program.wait("at rest") if line.startswith("offset ")]
    # How far it runs on depends on the machine's pace; it may reach the end and bounce.
    on_the_way = [offset for k, offset in enumerate(moved) if max(moved[: k + 1]) < END]
    expect(f"the list went back in a drag: {moved}", on_the_way == sorted(on_the_way))
    expect(f"the list came to rest at {moved[-1]}", 80 + 170 <= moved[-1] <= END)

    do("mousemove", "80", "40", "mousedown", "1")
    program.wait("button down")
    return {"slider": value, "offset": moved[-1]}


def look(pixels: Pixels, state: dict[str, float]) -> None:
    def same(what: str, x: int, y: int, color: int) -> None:
        expect(f"{what} at ({x}, {y}) is 0x{pixels.at(x, y):06x}, not 0x{color:06x}", pixels.at(x, y) == color)

    expect("the size of the screenshot", (pixels.width, abs(pixels.height)) == (480, 360))
    same("the ground", 5, 5, GROUND)
    same("the button, held", 80, 40, HIGHLIGHT)
    same("the frame of the view that is hit", 20, 40, HIT)
    same("the frame of the view that is hit", 80, 20, HIT)
    same("beside the button", 141, 40, GROUND)
    row = [x for x in range(20, 240) if pixels.at(x, 95) == THUMB]
    middle = (row[0] + row[-1]) / 2 if row else -1
    expect(f"the thumb's middle is at {middle}", abs(middle - (20 + 220 * state["slider"] / 100)) <= 16)
    # Rows of two greys, one point of the list's own between them, where the offset puts them; clipped by the list.
    for y in range(24, 296):
        inside = (y - 20 + state["offset"]) % 40
        if 2 <= inside <= 36:
            wanted = 0x484858 if int((y - 20 + state["offset"]) // 40) % 2 else 0x585868
            same("a row", 300, y, wanted)
    same("below the list", 300, 302, GROUND)
    same("above the list", 300, 17, GROUND)


def run(command: list[str], folder: Path) -> None:
    read, write = os.pipe()
    # -r: a key that a busy machine holds for long is not repeated.
    server = subprocess.Popen(["Xvfb", "-r", "-displayfd", str(write), "-screen", "0", "640x480x24", "-nolisten", "tcp", "-noreset"], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    program = None
    try:
        with os.fdopen(read) as stream:
            number = stream.readline().strip()
        expect("Xvfb did not start", number.isdigit())
        environment = {**os.environ, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        environment.pop("WAYLAND_DISPLAY", None)
        screenshot = folder / "window.bmp"
        program = Program([*command, "--print", "--at", "0,0", "--screenshot", str(screenshot)], environment)

        def do(*words: str) -> None:
            subprocess.run(["xdotool", *words], env=environment, check=True, timeout=LIMIT)

        state = drive(program, do)
        program.process.send_signal(signal.SIGTERM)  # SDL makes of it what the window's close button is
        expect("the program did not end well", program.process.wait(LIMIT) == 0)
        look(Pixels(screenshot), state)
    finally:
        for process in (program.process if program else None, server):
            if process and process.poll() is None:
                process.kill()
            if process:
                process.wait()


def main() -> int:
    if len(sys.argv) < 2:
        print("usage: window.py COMMAND...", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        try:
            run(sys.argv[1:], Path(folder))
        except Failure as failure:
            print(f"FAILED: {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
