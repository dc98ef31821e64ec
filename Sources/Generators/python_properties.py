"""The properties of the Python package's classes that are a getter and a setter of C: between two comments in each class's file."""

import re
import textwrap

import interface
import properties
import uikit
from python import PACKAGE, snake
from swift import documented

#: What stands around the generated part of a class.
PART = re.compile(r"(    # ---- Properties of (\w+), written by Sources/Generators/generate ----\n).*?(?=\n    # ---- Until here ----)", re.DOTALL)
#: Properties with more to them than a getter and a setter.
BY_HAND = {
    ("ScrollView", "content_offset"), ("ScrollView", "zoom_scale"), ("Responder", "can_become_first_responder"), ("Responder", "can_resign_first_responder"),
}
#: Numbers in C that are sets in Python.
SETS = {
    "allowed_touch_types": "TouchTypes", "allowed_scroll_types_mask": "ScrollTypeMask", "edges": "RectEdge", "direction": "SwipeDirection", "all_control_events": "ControlEvents",
    "modifier_flags": "KeyModifierFlags",
}
#: By a type of C: the type of a property, and the function of _properties that makes it.
PLAIN = {"bool": ("bool", "flag"), "number": ("float", "number"), "int64_t": ("int", "integer"), "uint32_t": ("int", "bits")}
#: Likewise of structs: the type, what a program may give, and the end of the names of what converts.
STRUCTS = {
    "RKPoint": ("Point", "PointLike", "point"), "RKSize": ("Size", "SizeLike", "size"), "RKRect": ("Rect", "RectLike", "rect"),
    "RKEdgeInsets": ("EdgeInsets", "EdgeInsetsLike", "insets"), "RKTransform": ("Transform", "TransformLike", "transform"),
}
WIDTH = 132


def words(found, name):
    """The setter's or getter's comment in Python's words."""
    function = found.setter or found.getter
    source = re.sub(r"\brk_(?:scroll_view|view)_((?:set_(?:content_offset|zoom_scale)|(?!set_)\w+)\(\))", r"\1", function["documentation"])
    text = " ".join(documented(source, found.name))
    default = function.get("property", {}).get("default")
    if found.setter and isinstance(default, (bool, int)) and not re.search(r"\bdefault\b", text, re.IGNORECASE):
        text += f" Default {default}."
    if "deprecated" in function:
        text = "Deprecated: " + text[0].lower() + text[1:]
    known = {one.name for one in properties.all_of(interface.api()["functions"])}
    text = re.sub(r"\b[a-z]+(?:[A-Z][a-z]+)+\b", lambda word: snake(word[0]) if word[0] in known or word[0].startswith("did") else word[0], text)
    text = re.sub(r"\b(true|false)\b", lambda word: word[0].capitalize(), text)
    events = {value["short"] for one in interface.api()["enums"] if one["name"] == "RKControlEvents" for value in one["values"]}
    text = re.sub(r"\b[A-Z][a-z]+[A-Z]\w+\b", lambda word: snake(word[0][0].lower() + word[0][1:]).upper() if word[0] in events else word[0], text)
    text = re.sub(r"\b([Aa]) mask (?:of (?=[A-Z])|with bit 1 << (\w+)Type for each type)", lambda word: f"{word[1]} set of {word[2]}Types" if word[2] else f"{word[1]} set of ", text)
    text = text.replace("INT64_MAX", "no limit")
    return text


def quoted(text):
    lines = textwrap.wrap(text, WIDTH - 12, drop_whitespace=False, break_on_hyphens=False)
    return "\n".join('        "' + line.replace("\\", "\\\\").replace('"', '\\"') + '"' for line in lines)


def assigned(name, hint, maker, found, text, more=""):
    functions = "".join(f"        _capi.{one['name']},\n" for one in (found.getter, found.setter) if one)
    return f"    {name}: {hint} = {maker}(\n{functions}{more}{quoted(text)},\n    )\n"


def defined(name, hint, given, read, set_, text):
    made = f'    @property\n    def {name}(self) -> {hint}:\n        """{text}"""\n        return {read}\n'
    return made + (f"\n    @{name}.setter\n    def {name}(self, value: {given}) -> None:\n        {set_}\n" if set_ else "")


def written(found, name):
    """A property; None of a type that has no plain one."""
    of, role = found.getter["parameters"][1]["type"]["to"], found.getter["parameters"][1].get("role")
    kind = of.get("name", of["kind"])
    if role != "out":
        return None
    text = words(found, name)
    getter, setter = "_capi." + found.getter["name"], found.setter and "_capi." + found.setter["name"]
    if name == "allowed_press_types":
        return assigned(name, "frozenset[PressType]", "press_types", found, text)
    if kind in STRUCTS:
        hint, given, end = STRUCTS[kind]
        return defined(name, hint, given, f"{end}_of(self._get_struct({getter}, _capi.{kind}))", setter and f"call({setter}, self._handle, c_{end}(value))", text)
    if name in SETS:
        hint = SETS[name]
        if setter:
            return assigned(name, hint, "mask", found, text, f"        {hint},\n")
        return defined(name, hint, "", f"{hint}(self._get_value({getter}, c_uint32))", None, text)
    if of["kind"] == "enum" and kind == "RKScrollViewDecelerationRate":
        return defined(name, kind[2:], kind[2:], f"{kind[2:]}(self._get_value({getter}, c_int32))", f"call({setter}, self._handle, {kind[2:]}(value))", text)
    if kind == "bool" and not setter:
        return assigned(name, "bool", "reading", found, text)
    if kind in PLAIN and setter:
        return assigned(name, *PLAIN[kind], found, text)
    if kind in ("number", "size_t"):
        hint, made = ("float", "c_double") if kind == "number" else ("int", "c_size_t")
        return defined(name, hint, hint, f"self._get_value({getter}, {made})  # type: ignore[no-any-return]", None, text)
    return None


def by_class():
    """{class: [property]}; of controls, what C has once and UIKit in several classes, too."""
    made = {}
    for found in properties.all_of(interface.api()["functions"]):
        made.setdefault(found.owner, []).append((found, snake(found.name)))
        if found.owner == "Control":
            for cls, renamed in uikit.PROPERTIES.items():
                made.setdefault(cls, []).extend((found, snake(word)) for word, of_c in renamed.items() if of_c == found.name)
            if found.name in ("value", "continuous"):
                made.setdefault("_Ranged", []).append((found, snake(found.name)))
    shared = {of_c for renamed in uikit.PROPERTIES.values() for of_c in renamed.values()} | {"value", "continuous"}
    made["Control"] = [(found, name) for found, name in made["Control"] if found.name not in shared]
    return made


def files():
    known = by_class()

    def part(match):
        own = [(name, None if (match[2], name) in BY_HAND else written(found, name)) for found, name in known[match[2]]]
        return match[1] + "\n" + "\n".join(text for _, text in own if text)

    made = {}
    for path in sorted(PACKAGE.glob("*.py")):
        text = path.read_text()
        if PART.search(text):
            made[path] = PART.sub(part, text)
    return made
