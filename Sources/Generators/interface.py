"""Read the public headers: structs, enums and functions with their comments. For the generators and checks of this folder."""

import collections
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Include" / "responderkit"
# The longest line of a header (Tests/Checks/headers.py).
COLUMNS = 120

Parameter = collections.namedtuple("Parameter", "type name")
Function = collections.namedtuple("Function", "name result parameters comment header")


def without_comments(text):
    return re.sub(r"/\*.*?\*/", " ", text, flags=re.DOTALL)


def squeeze(text):
    return " ".join(text.split())


def headers():
    return {path.name: path.read_text() for path in sorted(FOLDER.glob("*.h"))}


def table_of_functions():
    """The members of functions.h in their order, which is their number; their further lines are indented deeper."""
    path = FOLDER / "functions.h"
    return re.findall(r"^    (?! ).*?\(\*(\w+)\)\(", path.read_text(), flags=re.MULTILINE) if path.exists() else []


def split_outside_parentheses(text, separator=","):
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if character == separator and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return parts + [text[start:]]


def field_names(body):
    names = []
    for declaration in without_comments(body).split(";"):
        declaration = squeeze(declaration)
        if not declaration:
            continue
        pointer = re.search(r"\(\*(\w+)\)\s*\(", declaration)
        if pointer:
            names.append(pointer.group(1))
        else:
            names += [re.search(r"(\w+)$", part.strip()).group(1) for part in declaration.split(",")]
    return names


def structs():
    """{name: [field]} of every struct that has a body."""
    found = {}
    for text in headers().values():
        for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\n?\} \1;", text, flags=re.DOTALL):
            found[name] = field_names(body)
    return found


def sized_structs():
    return [name for name, fields in structs().items() if fields[0] == "struct_size"]


def enums():
    """{name: {enumerator: value}}."""
    found = {}
    for text in headers().values():
        for name, body in re.findall(r"^RK_ENUM\((\w+)\) \{(.*?)\n\};", text, flags=re.DOTALL | re.MULTILINE):
            values = re.findall(r"(\w+)\s*=\s*(-?\d+)", without_comments(body))
            found[name] = {enumerator: int(value) for enumerator, value in values}
    return found


def parameter(text):
    text = squeeze(text)
    pointer = re.match(r"(.*)\((\*+)(\w+)\)(.*)$", text)
    if pointer:
        return Parameter(f"{pointer.group(1)}({pointer.group(2)}){pointer.group(4)}", pointer.group(3))
    kind, name = re.match(r"(.*?)(\w+)$", text).groups()
    return Parameter(kind.strip(), name)


def declared(parameter):
    """A parameter as C writes it."""
    return re.sub(r"\((\*+)\)", rf"(\1{parameter.name})", parameter.type) if "(*" in parameter.type else f"{parameter.type} {parameter.name}"


def functions():
    """{name: Function}, in alphabetical order."""
    found = {}
    pattern = re.compile(r"/\*\*(?P<comment>(?:(?!\*/).)*)\*/\s*RK_API\s+(?:RK_NODISCARD\s+)?(?P<result>[\w\s*]+?)\b(?P<name>rk_\w+)\((?P<parameters>[^;]*)\);", re.DOTALL)
    for header, text in headers().items():
        for match in pattern.finditer(text):
            listed = squeeze(match["parameters"])
            parameters = [] if listed == "void" else [parameter(part) for part in split_outside_parentheses(listed)]
            comment = squeeze(re.sub(r"\n\s*\* ?", "\n", match["comment"]))
            found[match["name"]] = Function(match["name"], squeeze(match["result"]), parameters, comment, header)
    return dict(sorted(found.items()))
