"""What the library exports, and what plugins reach it through: the table of functions, its names, the table itself; and the numbers of the calls that a recorder writes down.

The order of the table is that of the numbers in api.json: plugins that were built before find their functions by place, and recordings name functions by it.
"""

import re
import sys

import interface
from templates import render

CORE = interface.ROOT / "Sources/ResponderKit"
CALLS = CORE / "Store/Call.swift"
PREFIX = "rk_"
# The order in which the headers are included; a header that is not among them comes last.
ORDER = "base version geometry class context responder view window controller application event action invoke gesture control runloop trace".split()
KEYWORDS = set("auto break case char class const continue default delete do double else enum export extern final float for friend goto if inline int long namespace new "
               "operator override private protected public register restrict return short signed sizeof static struct switch template this throw try typedef union "
               "unsigned using virtual void volatile while asm bool catch explicit false mutable true typeid typename wchar_t and or not xor".split())
# In a recording, functions of loader.h have this number and up; those of RKHost are numbered in the order of its table from HOST on (Recording.md).
LOADER = 16384
HOST = 24576
HOST_FUNCTIONS = ["registerClass", "extendClass", "report"]


def rank(header):
    stem = header.removesuffix(".h")
    return (ORDER.index(stem) if stem in ORDER else len(ORDER), header)


def wrapped(line):
    """The line, broken after a comma where it is longer than headers may be."""
    made = []
    while len(line) > interface.COLUMNS:
        end = line.rindex(", ", 0, interface.COLUMNS)
        made.append(line[: end + 1])
        line = "        " + line[end + 2 :]
    return "\n".join([*made, line])


def member(function):
    short = function.name.removeprefix(PREFIX)
    if short in KEYWORDS:
        sys.exit(f"generate: {function.name} without its prefix is a keyword")
    return wrapped(f"    {interface.joined(function.result, f'(*{short})')}({function.listed});")


def define(function):
    line = f"#define {function.name} (rk_functions->{function.name.removeprefix(PREFIX)})"
    return line if len(line) <= interface.COLUMNS else line.replace(" (", " \\\n    (", 1)


def recorded():
    """(name, number) of the calls that the core writes down."""
    numbers = {function.name: function.number for function in interface.table()}
    numbers.update({function.name: LOADER + number for number, function in enumerate(interface.functions_of("loader.h"))})
    used = {PREFIX + name for path in CORE.glob("*/*.swift") if path != CALLS for name in re.findall(r"\bCall\.(\w+)", path.read_text())}
    if used - set(numbers):
        sys.exit(f"generate: recorded, but in no header: {', '.join(sorted(used - set(numbers)))}")
    return [(name.removeprefix(PREFIX), numbers[name]) for name in sorted(used, key=lambda name: numbers[name])]


def files():
    table = interface.table()
    names = {
        "headers": sorted({function.header for function in table}, key=rank),
        "members": [member(function) for function in table],
        "defines": [define(function) for function in table],
        "functions": [function.name for function in table],
        "calls": recorded(),
        "host": [(name, HOST + number) for number, name in enumerate(HOST_FUNCTIONS)],
    }
    targets = {
        interface.FOLDER / "functions.h": "functions.h",
        interface.FOLDER / "functions_by_name.h": "functions_by_name.h",
        interface.ROOT / "Sources/CFunctions/functions.c": "functions.c",
        CALLS: "Call.swift",
    }
    exports = "".join(f"{name}\n" for name in interface.functions())
    return {path: render(template, names) for path, template in targets.items()} | {interface.ROOT / "bindings/c/exports.txt": exports}
