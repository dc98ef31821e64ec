# SPDX-License-Identifier: MIT
"""``python -m responderkit touches``: touches of one format in another."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from . import FORMATS, FormatError, read, write

_WORDS = """\
Reads touches and writes them in another format. The name of a file ends with its format: %s.

Exit status: 0 written, 2 a file cannot be read or written.
"""


def add(commands: Any) -> None:
    """Add the command to a parser."""
    words = _WORDS % ", ".join(f"{format.ending} ({name})" for name, format in FORMATS.items())
    touches = commands.add_parser("touches", help="convert touches to another format", description=words)
    touches.add_argument("--from", dest="source_format", choices=[name for name, format in FORMATS.items() if format.read])
    touches.add_argument("--to", dest="target_format", choices=[name for name, format in FORMATS.items() if format.write])
    touches.add_argument("--record", metavar="N", type=int, help="the record to write, from 1; most formats have room for one")
    touches.add_argument("source", metavar="IN")
    touches.add_argument("target", metavar="OUT")


def run(options: argparse.Namespace) -> int:
    """Carry the command out."""
    try:
        records = read(options.source, options.source_format)
        if options.record is not None:
            if not 1 <= options.record <= len(records):
                raise FormatError(f"{options.source}: --record is {options.record}; it must be 1 to {len(records)}")
            records = [records[options.record - 1]]
        write(options.target, records, options.target_format)
    except (FormatError, OSError) as error:
        print(f"responderkit: {error}", file=sys.stderr)
        return 2
    return 0
