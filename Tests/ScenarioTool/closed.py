"""Runs scenarios of `generate.py --closed` and checks SPEC 109: closed.py RK FILE...

Each began delivered to a view is followed by any number of moved and then exactly one ended or cancelled, whatever callbacks do meanwhile. A finger
may come down again while a recogniser still holds back the end of its last touch (SPEC 104): then several touches of one finger are open.
"""

import collections
import pathlib
import subprocess
import sys


def fault(lines, holds):
    """What is wrong with a log; None if nothing is. `holds`: whether there are recognisers that may hold back an end."""
    down = collections.Counter()
    for number, line in enumerate(lines, 1):
        if line.startswith(("=", "do:")):
            continue
        view, _, rest = line.partition(".")
        word, _, fingers = rest.rstrip("}").partition("{")
        for finger in fingers.split(","):
            touch = (view, finger)
            if word == "began":
                if down[touch] and not holds:
                    return f"line {number}: {line}, but {view} has touch {finger} already"
                down[touch] += 1
            elif not down[touch]:
                return f"line {number}: {line}, but {view} does not have touch {finger}"
            elif word != "moved":
                down[touch] -= 1
    left = sorted(touch for touch, count in down.items() if count)
    return f"never closed: {left}" if left else None


def main():
    rk, files = sys.argv[1], sys.argv[2:]
    faults = began = 0
    for file in files:
        result = subprocess.run([rk, "run", "--log", file], capture_output=True, text=True, timeout=60)
        lines = result.stdout.splitlines()
        began += sum(".began" in line for line in lines)
        problem = fault(lines, '"recognizers"' in pathlib.Path(file).read_text()) if result.returncode == 0 else f"exit status {result.returncode}: {result.stderr[-300:]}"
        if problem:
            faults += 1
            print(f"{file}: {problem}", file=sys.stderr)
    if began < len(files):
        sys.exit(f"only {began} touches were delivered in {len(files)} scenarios: the generator is out of order")
    sys.exit(1 if faults else 0)


main()
