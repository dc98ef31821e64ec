#!/usr/bin/env python3
"""A recording as a device of umockdev, read by libinput itself, monitored: the views must receive what the recording's own player delivers.

    monitor.py SHIM MONITOR PLAY RECORDING

Nothing here sleeps for its verdict. umockdev plays at the recording's pace from the moment it starts; if the monitor was not listening by then, it is tried again with a longer silence in front.
"""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LIMIT = 40.0  # seconds without a line, on a machine that is busy


def delivered(output: str) -> list[str]:
    """What was delivered, without times, and without forces, which libinput does not give for fingers."""
    return [re.sub(r" force [\d.]+", "", line.split(None, 1)[1]) for line in output.splitlines() if re.match(r"\s*\d+\.\d{3}  ", line)]


def monitored(shim: Path, monitor: Path, recording: Path, folder: Path, silence: float, count: int) -> list[str]:
    mock = Path(__file__).with_name("mock_device.py")
    subprocess.run([sys.executable, str(mock), str(recording), str(folder)], check=True)
    events = [line for line in recording.read_text().splitlines() if line.startswith("E:")]
    first = float(events[0].split()[1])
    (folder / "device.events").write_text("\n".join([f"E: {first - silence:.6f} 0000 0000 0000", *events]) + "\n")
    device = "/dev/input/event1"
    command = ["umockdev-run", "-d", "device.umockdev", "-i", f"{device}=device.ioctl", "-e", f"{device}=device.events", "--"]
    # The shell prints the number of the process that it becomes: umockdev-run hands no signals on.
    inner = ["sh", "-c", 'echo $$; LD_PRELOAD="$LD_PRELOAD:$0" exec "$@"', str(shim), str(monitor), "--size", "320x480", "--seconds", str(silence + LIMIT), device]
    with subprocess.Popen(command + inner, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        output, end = b"", time.monotonic() + silence + LIMIT
        while len(delivered(output.decode())) < count and time.monotonic() < end:
            if not select.select([process.stdout], [], [], 3)[0]:
                if len(delivered(output.decode())) > 0:
                    break  # it listened too late for the rest
            elif piece := os.read(process.stdout.fileno(), 65536):
                output += piece
            else:
                break
        try:
            os.kill(int(output.split()[0]), signal.SIGINT)
        except (IndexError, ValueError, ProcessLookupError):
            pass
        try:
            rest, _ = process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    return delivered((output + rest).decode())


def main() -> int:
    if len(sys.argv) != 5:
        print("usage: monitor.py SHIM MONITOR PLAY RECORDING", file=sys.stderr)
        return 2
    shim, monitor, play, recording = (Path(word).resolve() for word in sys.argv[1:])
    wanted = delivered(subprocess.run([str(play), str(recording)], check=True, capture_output=True, text=True).stdout)
    found: list[str] = []
    for silence in (0.5, 3.0, 15.0):
        with tempfile.TemporaryDirectory() as folder:
            found = monitored(shim, monitor, recording, Path(folder), silence, len(wanted))
        if found == wanted:
            return 0
        if found and found != wanted[-len(found) :]:
            break  # not for listening too late
    print("wanted:", *wanted, "found:", *found, sep="\n  ", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
