# SPDX-License-Identifier: MIT
"""``python -m responderkit monkey``: the monkey in a shell."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

_WORDS = """\
Plays random gestures on the windows of a scenario file, in virtual time, and prints each finding with the size of its smallest case.
The same file, seed and minutes find the same.

Exit status: 0 nothing was found, 1 something was, 2 the file could not be read or is malformed.
"""


def add(commands: Any) -> None:
    """Add the command to a parser."""
    monkey = commands.add_parser(
        "monkey", help="play random gestures on a tree", description=_WORDS, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    monkey.add_argument("--tree", metavar="FILE", required=True, help="a scenario file; its steps are not played")
    monkey.add_argument("--seed", metavar="N", type=int, default=0, help="what the gestures are drawn from; default 0")
    monkey.add_argument("--minutes", metavar="N", type=float, default=1.0, help="minutes of virtual time; default 1")
    monkey.add_argument("--rules", metavar="FILE", help='a JSON list of rules: {"gesture": "tap", "target": ID, "fires": [ID], "silent": [ID]}')
    monkey.add_argument("--keep", metavar="DIR", help="write a recording, a scenario and a Python test of each finding there")


def run(options: argparse.Namespace) -> int:
    """Carry the command out."""
    from .scenario import Malformed
    from .scenario.runner import printable
    from .testing import Rule, monkey

    try:
        given = json.loads(Path(options.rules).read_text(encoding="utf-8")) if options.rules else []
        rules = [Rule(each["gesture"], each["target"], tuple(each.get("fires", ())), tuple(each.get("silent", ()))) for each in given]
        found = monkey(options.tree, seed=options.seed, minutes=options.minutes, rules=rules, keep=options.keep)
    except (OSError, ValueError, Malformed, KeyError, TypeError) as error:
        print(f"responderkit: {printable(str(error))}", file=sys.stderr)
        return 2
    for each in found:
        print(printable(str(each.finding)))
        print(f"  {each.case.views} views, {each.case.fingers} fingers, {each.case.samples} samples")
    print(f"seed {options.seed}: {len(found)} findings")
    return 1 if found else 0
