"""responderkit._capi, the C interface one to one; and the enumerations by UIKit's words that the package shows (enums.py)."""

import keyword
import re
import textwrap

import describe
import interface
from templates import render

PACKAGE = interface.ROOT / "bindings/python/src/responderkit"
WIDTH = 128
INTEGERS = {"int": "c_int", "int32_t": "c_int32", "uint32_t": "c_uint32", "int64_t": "c_int64", "uint64_t": "c_uint64", "uint16_t": "c_uint16", "uint8_t": "c_uint8", "size_t": "c_size_t"}
PLAIN = {"void": "None", "bool": "c_bool", "number": "c_double", "character": "c_char"}


def ctype(kind, masks):
    """The ctypes type that passes a type of C."""
    made = kind["kind"]
    if made == "pointer":
        to = kind["to"]
        return {"void": "c_void_p", "character": "c_char_p"}.get(to["kind"]) or f"POINTER({ctype(to, masks)})"
    if made == "function":
        return f"CFUNCTYPE({', '.join([ctype(kind['result'], masks), *(ctype(one['type'], masks) for one in kind['parameters'])])})"
    if made == "enum":
        return "c_uint32" if kind["name"] in masks else "c_int32"
    if made == "integer":
        return INTEGERS[kind["name"]]
    return PLAIN.get(made) or kind["name"]


def hint(kind):
    """What a reader and a type checker see."""
    made = kind["kind"]
    if made == "pointer":
        return "Text" if kind["to"]["kind"] == "character" and kind.get("const") else "Pointer"
    return {"void": "None", "bool": "bool", "number": "float", "integer": "int", "enum": "int", "handle": "Handle", "struct": kind.get("name"), "callback": "Callback", "function": "Callback"}[made]


def needed(kind):
    """What has to be complete before a type can be used: structs by value, and callbacks."""
    if kind["kind"] in ("struct", "callback"):
        return {kind["name"]}
    if kind["kind"] == "function":
        return set().union(*map(needed, [kind["result"], *(one["type"] for one in kind["parameters"])]))
    return set()


def in_order(items):
    """(name, needed) sorted so that what is needed comes first."""
    done, made = set(), []

    def add(name):
        if name in items and name not in done:
            done.add(name)
            for other in sorted(items[name]):
                add(other)
            made.append(name)

    for name in items:
        add(name)
    return made


def commented(line):
    return "\n".join(textwrap.wrap(line, 118, initial_indent="# ", subsequent_indent="#     ", break_long_words=False, break_on_hyphens=False))


def stub(function):
    listed = [f"{one.name}{'_' * keyword.iskeyword(one.name)}: {hint(one.kind)}" for one in function.parameters]
    listed = [*listed, "/"] if listed else []
    result = "Optional[bytes]" if function.result == "const char *" else hint(function.facts["result"])
    line = f"def {function.name}({', '.join(listed)}) -> {result}: ..."
    return line if len(line) <= WIDTH else f"def {function.name}(\n    {', '.join(listed)},\n) -> {result}: ..."


def low_level():
    return {PACKAGE / "_capi" / name: imported(text) for name, text in texts(interface.api(), interface.masks()).items()}


def testing():
    """The second library's part, in one module: nothing but its own functions needs it."""
    described = describe.describe_testing()
    masks = interface.masks() | {one["name"] for one in described["enums"] if one["type"] == "uint32_t"}
    made = values(described, masks)
    # Its signatures are texts, which need no import.
    text = render("capi_testing.py", made)
    code = re.sub(r"#.*$|\"[^\"]*\"", "", text, flags=re.MULTILINE)
    first = {one["name"] for section in ("structs", "handles", "callbacks") for one in interface.api()[section]}
    for module, names in (("_binding", {"Callback", "Handle", "Pointer", "Text"}), ("_types", first)):
        used = sorted(names & set(re.findall(r"\w+", code.partition("import IntEnum")[2])))
        text = text.replace(f"from .{module} import NAMES", f"from .{module} import {', '.join(used)}" if used else "")
    return {PACKAGE / "_capi/_testing.py": imported(text)}


def texts(api, masks):
    made = values(api, masks)
    return {name: render(f"capi{name}", made) for name in ("_types.py", "_enums.py", "_functions.py", "_functions.pyi")}


def values(api, masks):
    """What the templates have places for."""
    members = {one["name"]: list(map(interface.parameter, one["fields"])) for one in sorted(api["structs"], key=lambda one: one["header"])}
    callbacks = {one["name"]: interface.function(one) for one in api["callbacks"]}
    items = {name: set().union(*(needed(member.kind) for member in listed)) for name, listed in members.items()}
    for name, one in callbacks.items():
        items[name] = set().union(*map(needed, [one.facts["result"], *(parameter.kind for parameter in one.parameters)]))
    definitions = []
    for name in in_order(items):
        if name in members:
            fields = [(member.name, ctype(member.kind, masks)) for member in members[name]]
            definitions.append(f"{name}._fields_ = [\n" + "".join(f'    ("{field}", {kind}),\n' for field, kind in fields) + "]")
        else:
            one = callbacks[name]
            made = ", ".join([ctype(one.facts["result"], masks), *(ctype(parameter.kind, masks) for parameter in one.parameters)])
            definitions.append(commented(f"typedef {interface.joined(one.result, f'(*{name})')}({one.listed});") + f"\n{name} = CFUNCTYPE({made})")
    structs = [
        {"name": name, "members": [{"declared": member.declared, "name": member.name, "hint": hint(member.kind)} for member in listed]} for name, listed in members.items()
    ]
    functions = [
        {
            "name": one.name,
            "declaration": commented(f"{interface.joined(one.result, one.name)}({one.listed});"),
            "types": ", ".join(ctype(parameter.kind, masks).replace(", ", ",") for parameter in one.parameters),
            "result": ctype(one.facts["result"], masks),
            "since": one.facts["since"],
            "stub": stub(one),
        }
        for one in map(interface.function, api["functions"])
    ]
    return {"constants": api["constants"], "handles": api["handles"], "enums": [one | {"base": "IntFlag" if one["name"] in masks else "IntEnum"} for one in api["enums"]],
             "structs": structs, "definitions": definitions, "functions": functions}


# ---- What the module imports ----

_CTYPES = re.compile(r"\b(c_\w+|POINTER|CFUNCTYPE|Structure)\b")


def imported(text):
    """Fill in the names of ctypes that a module uses, and drop what it does not use of typing and of the package."""
    code = re.sub(r"^\s*#.*$", "", text, flags=re.MULTILINE)
    ctypes = sorted(set(_CTYPES.findall(code)))
    text = text.replace("from ctypes import NAMES", listed("from ctypes import ", ctypes))
    types = sorted(set(re.findall(r"\bRK\w+\b", code)))
    return text.replace("from ._types import NAMES", listed("from ._types import ", types))


def listed(start, names):
    line = start + ", ".join(names)
    return line if len(line) <= WIDTH else f"{start}(\n" + "".join(f"    {name},\n" for name in names) + ")"


# ---- By UIKit's words ----

# Masks of another enumeration's numbers: bit 1 << number for each.
SETS = {"RKTouchType": ("TouchTypes", "A set of touch types: bit ``1 << TouchType`` for each (SPEC 171).")}
# Mapping of its own (config.py).
LEFT_OUT = {"RKConfig"}


def words(name):
    """TouchUpInside: TOUCH_UP_INSIDE."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name.replace("NaN", "Nan")).upper()


def snake(name):
    return words(name).lower()


# Methods whose names are shorter in Python than UIKit's selectors.
SHORTER = {
    "begin_tracking_with_touch": "begin_tracking", "continue_tracking_with_touch": "continue_tracking", "end_tracking_with_touch": "end_tracking",
    "cancel_tracking_with_event": "cancel_tracking", "remote_control_received_with_event": "remote_control_received",
    "send_actions_for_control_events": "send_actions",
}


def method(selector):
    name = snake(selector)
    return f"{SHORTER.get(name, name)}()"


class Speech:
    """Sentences of the headers as Python has it: None, hit_test(), Unit.POINTS, Plugin.deactivate()."""

    def __init__(self, api):
        self.enumerators = {value["name"]: f"{one['name'][2:]}.{words(value['short'])}" for one in api["enums"] for value in one["values"]}
        self.classes = {one["name"].removeprefix("rk_").removesuffix("_create"): None for one in api["functions"] if one["name"].endswith("_create")}
        self.classes = {prefix: "".join(part.capitalize() for part in prefix.split("_")) for prefix in [*self.classes, "plugin", "trace", "timer", "touch"]}

    def function(self, match):
        name = match.group(1)
        for prefix, of in sorted(self.classes.items(), key=lambda item: -len(item[0])):
            if name.startswith(prefix + "_"):
                bare = re.sub(r"^(set|get|is)_", "", name[len(prefix) + 1 :])
                # What is read or set is a property, unless it takes something.
                return f"{of}.{bare}" + ("" if name != f"{prefix}_{bare}" and bare != "predicted" else "()")
        return f"{name}()"

    def __call__(self, text):
        # Without the marks: pdoc would make links of the words.
        text = text.replace("`", "")
        text = re.sub(r"\bRK_(\w+)\b", lambda match: match.group(1).lower(), text)
        text = re.sub(r"\brk_(\w+)\(\)", self.function, text)
        text = re.sub(r"\bRK[A-Z]\w+\b", lambda match: self.enumerators.get(match.group(0), match.group(0)[2:]), text)
        text = re.sub(r"\b([a-z]+[A-Z]\w*):(?:[a-z]\w*:)*(?=[\s;,.)]|$)", lambda match: method(match.group(1)), text)
        text = re.sub(r"^([a-z]+[A-Z]\w*)(?= of a responder)", lambda match: method(match.group(1)), text)
        text = re.sub(r"\bNULL\b", "None", text)
        return re.sub(r" \([a-z_]+\.h\)", "", text).replace("\n", " ")


def member(name, value, text):
    """One line of an enumeration, broken where it is too long."""
    line = f"    {name} = {value}, {quoted(text)}"
    if len(line) <= WIDTH:
        return line
    parts = textwrap.wrap(text, WIDTH - 12, break_long_words=False, break_on_hyphens=False, drop_whitespace=False)
    return f"    {name} = (\n        {value},\n" + "\n".join(f"        {quoted(part)}" for part in parts) + ",\n    )"


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def class_text(text, sections):
    """The text of a class: a line, or more with the headings of its groups."""
    if not sections and len(text) <= WIDTH - 10:
        return f'    """{text}"""'
    lines = textwrap.wrap(text, WIDTH - 4, break_long_words=False, break_on_hyphens=False)
    if sections:
        lines.append("")
        for number, heading in sections:
            lines += textwrap.wrap(f"- from {number}, {heading[0].lower()}{heading[1:]}", WIDTH - 4, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    lines[0] = f'"""{lines[0]}'
    return "\n".join(f"    {line}".rstrip() for line in [*lines, '"""'])


def faces():
    api, masks = interface.api(), interface.masks()
    speech = Speech(api)
    made = []
    for one in sorted(api["enums"], key=lambda one: one["name"]):
        if one["name"] in LEFT_OUT:
            continue
        sections = [(value["value"], speech(value["section"])) for value in one["values"] if "section" in value]
        members = []
        for value in one["values"]:
            if "section" in value:
                members.append(("\n" if members else "") + f"    # {value['section'].split(':')[0].rstrip('.')}")
            members.append(member(words(value["short"]), value["value"], speech(value["documentation"])))
        made.append({"name": one["name"][2:], "base": "WordedFlag" if one["name"] in masks else "WordedEnum", "text": class_text(speech(one["documentation"]), sections), "members": members})
        if one["name"] in SETS:
            name, text = SETS[one["name"]]
            members = [member(words(value["short"]), 1 << value["value"], speech(value["documentation"])) for value in one["values"]]
            made.append({"name": name, "base": "WordedFlag", "text": class_text(text, []), "members": members})
    return {PACKAGE / "enums.py": render("enums.py", {"enums": made})}


def files():
    return low_level() | testing() | faces()
