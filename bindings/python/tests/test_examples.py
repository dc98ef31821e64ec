"""The examples run, and print what they promise."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from conftest import REPOSITORY

import responderkit

EXAMPLES = REPOSITORY / "bindings" / "python" / "examples"
PROMISES = {
    "check_mark": [
        *("a check mark:", "  done! (140, 160) is its corner", "a straight line:", "  because: check "),
        *("the letter V", "  because: check "),
    ],
    "drag_or_swipe": [
        *("the pan does not wait:", "  120 points in 0.2 s:", "  dragged from 0.04 s on", "  because: swipe "),
        *("  60 points in 1 s:", "  dragged from 2.20 s on"),
        *("the pan waits", "  120 points in 0.2 s:", "  thrown away at 0.08 s", "  because: pan "),
        *("  60 points in 1 s:", "  dragged from 2.60 s on"),
    ],
    "hello": ["gray is asked about (100, 80)", "blue is asked about (20, 20)", "blue began", "the chain: blue -> gray -> window"],
    "keys": [
        *("a tap into the field", "  the text is 'Grüße'", "  the text is 'Grüß'", "command and s:", "  saved 'Grüß'"),
        *("escape:", "  nobody wanted '\\x1b'", "the select button", "  nobody wanted SELECT", "  tapped twice"),
    ],
    "override": [
        *("in the disc:            round button", "in the frame's corner:  window"),
        *("above the bar:          raised button", "beside it:              window"),
    ],
    "pages": [
        *("a flick:", "  the finger begins to scroll", "  the finger lifts at 600 points per second; it will come to rest at 300"),
        *("    0.117 s: at 6", "    0.133 s: at 7", "    0.150 s: at 9", "  page 2"),
        *("another one:", "  the finger lifts at 600", "  the third page is not for children: back to the second", "  page 2"),
        *("and back by program:", "  half of the time, half of the way: 150"),
    ],
    "map": [
        *("|QQQQQ..WWWW..EEEE", "|....................", "|AAAAAAAA..SSSS..DDDD", "|....................", "|ZZZZZZZZZZZZZZ..XXXX"),
    ],
    "picture": [
        "at first: 1.00 times as large, turned by 0 degrees, around (187, 333)",
        "apart:    2.00 times as large, turned by 0 degrees, around (187, 333)",
        "turned:   2.00 times as large, turned by 90 degrees, around (187, 333)",
        "moved:    2.00 times as large, turned by 90 degrees, around (287, 279)",
        "at (260, 220) is the picture",
    ],
    "plugin_host": [
        *("As it was written:", "  a tap at (25, 25) is play's", "  a tap at (195, 70) is page's", "  a tap at (160, 400) is page's"),
        *("loaded org.responderkit.circle-gesture", "loaded org.responderkit.round-button", "With the plugins:"),
        *("  a tap at (70, 70) is play's", "    pluginReport: org.responderkit.login-gate: login required before click:"),
        *("  a tap at (25, 25) is page's", "  a tap at (195, 70) is small's", "  a tap at (160, 400) is raised's"),
        *("  a round drag", "    a circle", "With the plugins switched off:", "  a tap at (25, 25) is play's", "    play: click"),
        *("  a tap at (160, 400) is page's", "  a round drag"),
    ],
    "run_loop": ["finger at (30, 20)", "finger at (50, 30)", "finger at (70, 40)", "lifted"],
    "shake": [
        *("a shake:", "  1 s: it shakes", "  1.5 s: a star is gone", "one that lasts too long:", "  2 s: it shakes"),
        *("  5 s: never mind", "one that a phone call interrupts:", "  11 s: it shakes", "  11 s: never mind", "left: a circle, a square"),
    ],
    "taps": [
        *("one tap at 0.00 s", "0.43 s: opened", "because: double "),
        *("two taps at 2.00 s", "2.28 s: enlarged around (110, 100)", "because: single "),
    ],
    "typed_actions": [
        *("  the encoding: {RKRect={RKPoint=dd}{RKSize=dd}}{RKPoint=dd}B", "  ace glides by (30, 40)", "  now at (30, 40)"),
        *("  refused: ", "methods laid over a class", "  beside it: False", "  with the extension: True"),
        *("  its distance to (13, 14): 5.0", "  without it again: False"),
        "  (1, 2) mirrored by {RKPoint=dd}{RKPoint=dd}: (2, 1)",
    ],
    "why": [
        *("open failed", "  GESTURE_MOVED_TOO_FAR: open failed", "    measured 50, limit 45", "save was not hit by touch 1 at (160 420): glass"),
        *("  MISS_COVERED: glass is in front of save there", "save was touched", "  what would help: "),
    ],
}


def test_every_example_is_tried():
    assert {path.stem for path in EXAMPLES.glob("*.py")} == set(PROMISES)


@pytest.mark.parametrize("name", sorted(PROMISES))
def test_example(name):
    source = str(Path(responderkit.__file__).resolve().parents[1])
    environment = {**os.environ, "PYTHONPATH": source, "RESPONDERKIT_LIBRARY": responderkit._library.library._name}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    command = [sys.executable, "-W", "error", str(EXAMPLES / f"{name}.py")]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    lines = iter(done.stdout.splitlines())
    for promise in PROMISES[name]:
        assert any(line.startswith(promise) for line in lines), f"{promise!r} is missing or out of order"


@pytest.mark.parametrize("path", ["README.md", "src/responderkit/__init__.py"])
def test_the_code_in_the_texts(path, capsys):
    """What people copy first works as it stands."""
    text = (REPOSITORY / "bindings" / "python" / path).read_text()
    if path == "README.md":
        code = "".join(part.split("```")[0] for part in text.split("```python\n")[1:])
    else:
        code = textwrap.dedent(text.split('"""')[1].split("\n\n", 1)[1].rsplit("Importing", 1)[0])
    exec(compile(code, path, "exec"), {})
    assert capsys.readouterr().out == ("tapped\npressed\nopen\npage 2\n" if path == "README.md" else "")
