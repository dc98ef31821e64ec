"""Runs scenarios of `generate.py --closed` and checks SPEC 109 and 273: closed.py RK FILE...

Each began delivered to a view, of a touch or a press, is followed by any number of moved or changed and then exactly one ended or cancelled, whatever
callbacks do meanwhile; each motionBegan by one motionEnded or motionCancelled. A finger may come down again while a recogniser still holds back the
end of its last touch (SPEC 104): then several touches of one finger are open. So with buttons.
"""

import collections
import pathlib
import subprocess
import sys

# What belongs to no sequence.
SINGLE = {"insertText", "deleteBackward", "remote"}


def sequences(line):
    """The sequences that a line is about, each (view, what, which), and the phase."""
    view, _, rest = line.partition(".")
    if rest.startswith("presses"):
        word, _, names = rest.removeprefix("presses").partition("(")
        return [(view, "press", name) for name in names.removesuffix(")").split(",")], word.lower()
    if rest.startswith("motion"):
        return [(view, "motion", "")], rest.removeprefix("motion").lower()
    word, _, fingers = rest.removesuffix("}").partition("{")
    return [(view, "touch", finger) for finger in fingers.split(",")], word


def fault(lines, holds):
    """What is wrong with a log; None if nothing is. `holds`: whether there are recognisers that may hold back an end."""
    down = collections.Counter()
    for number, line in enumerate(lines, 1):
        if line.startswith(("=", "do:")) or line.partition(".")[2].partition("(")[0] in SINGLE:
            continue
        several, word = sequences(line)
        for sequence in several:
            view, what, which = sequence
            if word == "began":
                if down[sequence] and not (holds and what != "motion"):
                    return f"line {number}: {line}, but {view} has {what} {which} already"
                down[sequence] += 1
            elif not down[sequence]:
                return f"line {number}: {line}, but {view} does not have {what} {which}"
            elif word not in ("moved", "changed"):
                down[sequence] -= 1
    left = sorted(sequence for sequence, count in down.items() if count)
    return f"never closed: {left}" if left else None


def main():
    rk, files = sys.argv[1], sys.argv[2:]
    faults = 0
    began = collections.Counter()
    for file in files:
        result = subprocess.run([rk, "run", "--log", file], capture_output=True, text=True, timeout=300)
        lines = result.stdout.splitlines()
        for word in (".began", ".pressesBegan", ".motionBegan"):
            began[word] += sum(word in line for line in lines)
        text = pathlib.Path(file).read_text()
        # A scroll view brings recognisers of its own.
        holds = '"recognizers"' in text or '"ScrollView"' in text
        problem = fault(lines, holds) if result.returncode == 0 else f"exit status {result.returncode}: {result.stderr[-300:]}"
        if problem:
            faults += 1
            print(f"{file}: {problem}", file=sys.stderr)
    for word, least in ((".began", len(files)), (".pressesBegan", len(files) // 4), (".motionBegan", len(files) // 20)):
        if began[word] < least:
            sys.exit(f"only {began[word]} lines {word} in {len(files)} scenarios: the generator is out of order")
    sys.exit(1 if faults else 0)


main()
