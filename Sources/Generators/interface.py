"""The public interface as api.json describes it, for the generators and checks; its types as C spells them."""

import dataclasses
import functools
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Include" / "responderkit"
# The longest line of a header (Tests/Checks/headers.py).
COLUMNS = 120


@dataclasses.dataclass
class Parameter:
    """A parameter of a function, or a member of a struct. `type` is its C spelling, `kind` the type as data, `facts` all else that api.json has."""

    name: str
    type: str
    kind: dict
    facts: dict

    @property
    def declared(self):
        return c(self.kind, self.name)


@dataclasses.dataclass
class Function:
    """A function, or a type of function. `result` is its C spelling."""

    name: str
    result: str
    parameters: list
    header: str
    number: int
    facts: dict

    @property
    def listed(self):
        """The parameters as C declares them."""
        return ", ".join(one.declared for one in self.parameters) or "void"


def c(kind, name=""):
    """A type as C spells it, with the name of what has it."""
    made = kind["kind"]
    if made == "pointer":
        target = kind["to"]
        const = "const " if kind.get("const") else ""
        if target["kind"] == "function":
            return c(target, f"*{name}")
        if target["kind"] == "pointer":
            return joined(f"{c(target)}{const}*", name)
        return joined(f"{const}{c(target)} *", name)
    if made == "function":
        listed = ", ".join(c(one["type"], one["name"]) for one in kind["parameters"]) or "void"
        return f"{joined(c(kind['result']), f'(*{name})')}({listed})"
    if made == "array":
        return f"{c(kind['of'], name)}[{kind['count']}]"
    plain = {"void": "void", "bool": "bool", "number": "double", "character": "char"}.get(made) or kind["name"]
    return joined(("struct " if kind.get("tag") else "") + plain, name)


def joined(kind, name):
    return kind + ("" if kind.endswith("*") or not name else " ") + name


@functools.cache
def api():
    return json.loads((FOLDER / "api.json").read_text())


def headers():
    """The names of the headers that are written by hand."""
    return [one["name"] for one in api()["headers"]]


def functions():
    """{name: Function}, in alphabetical order."""
    return {one["name"]: function(one) for one in sorted(api()["functions"], key=lambda one: one["name"])}


def function(one):
    return Function(one["name"], c(one["result"]), list(map(parameter, one["parameters"])), one["header"], one.get("number"), one)


def parameter(one):
    return Parameter(one["name"], c(one["type"]), one["type"], one)


def table():
    """The functions that a plugin reaches, in the order of their numbers."""
    return sorted((one for one in functions().values() if one.number is not None), key=lambda one: one.number)


def functions_of(header):
    """The functions of one header, in the order of its lines."""
    return [function(one) for one in api()["functions"] if one["header"] == header]


def callbacks():
    """{name: Function} of every named type of function."""
    return {one["name"]: function(one) for one in api()["callbacks"]}


def answer(field):
    """The answer of a delegate without this method, as the field's comment has it: "true", "false", or "end" for a place at the end of a text."""
    return re.search(r"\bdefault:? (?:at the )?(true|false|end)\b", field["documentation"])[1]


def described_structs():
    """Every struct as api.json has it, header by header."""
    return sorted(api()["structs"], key=lambda one: one["header"])


def members():
    """{name: [Parameter]} of every struct, header by header."""
    return {one["name"]: list(map(parameter, one["fields"])) for one in described_structs()}


def structs():
    """{name: [field]} of every struct."""
    return {name: [member.name for member in listed] for name, listed in members().items()}


def sized_structs():
    return [one["name"] for one in api()["structs"] if one["sized"]]


def enums():
    """{name: {enumerator: value}}; of a mask, too."""
    return {one["name"]: {value["name"]: value["value"] for value in one["values"]} for one in api()["enums"]}


def masks():
    """The names of the enums that are masks of 32 bits without sign."""
    return {one["name"] for one in api()["enums"] if one["type"] == "uint32_t"}
