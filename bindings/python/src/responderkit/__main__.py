# SPDX-License-Identifier: MIT
"""The command line: ``python -m responderkit COMMAND``. ``run``, ``corpus``, ``monkey``, ``touches``, ``hit``, ``audit`` and ``replay`` are its own."""

from __future__ import annotations

import argparse
import io
import os
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from typing import Callable, Optional

_RUN = """\
Prints each log line, then "ok NAME", or "FAILED NAME" and the differences: expected lines that are missing begin with "-",
unexpected lines with "+". Calls that the library refuses are reported on standard error.

Exit status: 0 all scenarios passed, 1 a scenario failed, 2 a file could not be read or is malformed.
"""


_EPILOG = "The commands hit, audit and replay work, too. The other commands of the tool rk need it: pip install 'responderkit[tools]'."
#: The commands of the tool. What is neither of these nor `run` or `corpus` is a mistake, installed or not.
_TOOLS = ("audit", "convert", "demo", "heatmap", "hit", "inspect", "playground", "plugin", "render", "replay", "rule", "synth")


def _hand_over(arguments: Sequence[str]) -> int:
    """Become the tool; without it, do here what this package can, or print how to get it."""
    beside = os.path.join(sysconfig.get_path("scripts"), "rk")
    tool = beside if os.access(beside, os.X_OK) else shutil.which("rk")
    if tool is None:
        from . import _tool

        if arguments[0] in _tool.OWN:
            return _printing(lambda: _tool.main(arguments))
        print(f"responderkit: {_tool.how_to_get(arguments[0])}", file=sys.stderr)
        return 2
    os.execv(tool, [tool, *arguments])


def _printing(body: Callable[[], int]) -> int:
    """The status of a function that prints."""
    # Files are UTF-8 in every locale, and a file's name may be any bytes.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")
    try:
        status = body()
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # The reader has closed the pipe; Python must not report that again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2


def main(arguments: Optional[Sequence[str]] = None) -> int:
    from . import __version__, library_version

    given = sys.argv[1:] if arguments is None else arguments
    if given and given[0] in _TOOLS:
        return _hand_over(given)
    if given[:2] == ["corpus", "make"]:
        from .corpus._command import make

        return make(given[2:])

    parser = argparse.ArgumentParser(prog="python -m responderkit", description="UIKit's event core for Python.", epilog=_EPILOG)
    parser.add_argument("--version", action="version", version=f"responderkit {__version__}, library {library_version()}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    run = commands.add_parser(
        "run", help="run scenario files", description=_RUN, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    run.add_argument("--log", action="store_true", help="print only the log lines; failures go to standard error")
    run.add_argument(
        "--config",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="set a flag or constant of the configuration; may be repeated; the last value counts, and the file's \"config\" comes later",
    )
    run.add_argument("--no-trace", action="store_true", help='run without the trace; "explain" steps are skipped')
    run.add_argument(
        "--silent-nodes",
        action="store_true",
        help="log no calls of methods, and expect no lines about them",
    )
    run.add_argument("--plugins", metavar="DIR", help="the folder of plugins that are not beside their scenario")
    run.add_argument("files", nargs="+", metavar="FILE", help="scenario files")
    from . import _monkey
    from .corpus import _command
    from .formats import _command as _touches

    _command.add(commands)
    _monkey.add(commands)
    _touches.add(commands)
    options = parser.parse_args(arguments)
    if options.command == "corpus":
        return _command.run(options)
    if options.command == "monkey":
        return _monkey.run(options)
    if options.command == "touches":
        return _touches.run(options)

    from .scenario import Malformed, Options, read_config, run_files
    from .scenario.runner import printable

    try:
        circumstances = Options([read_config(text) for text in options.config], not options.no_trace, options.silent_nodes)
    except Malformed as error:
        print(f"responderkit: {printable(str(error))}", file=sys.stderr)
        return 2
    return _printing(lambda: run_files(options.files, options.log, sys.stdout, sys.stderr, options.plugins, circumstances))


if __name__ == "__main__":
    sys.exit(main())
