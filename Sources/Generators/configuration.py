"""ConfigTable.swift: name, default and values of each flag and constant of behaviour, as the comments of RKConfig (context.h) have them.

A comment begins with the name. A constant has "default 0.35"; a flag its values, each a digit at the beginning of a clause, with a name of its own or without:
"0 lastAdded (default), 1 firstAdded".
"""

import re
from fractions import Fraction

import interface
from templates import render

_CHOICE = re.compile(r"(?:^|[:;,] |or )(?P<value>\d)(?= |:|;|,|$)(?: (?P<name>\w+)(?= \(default\)|[,:]|$))?")
_DEFAULT = re.compile(r"\bdefault (?P<number>\d[\d./]*\d|\d)")


def facts(value):
    """What a comment has as data: the default, and the values of a flag."""
    name, _, text = value["documentation"].partition(": ")
    text = re.sub(r" \(SPEC [\d, ]+\)", "", text).rstrip(".")
    if name != value["short"][0].lower() + value["short"][1:]:
        raise SystemExit(f"generate: {value['name']}: its comment does not begin with its name")
    constant = _DEFAULT.search(text)
    if constant:
        number = Fraction(constant["number"])
        return {"default": int(number) if number.denominator == 1 else float(number)}
    choices = [{"value": int(one["value"]), **({"name": one["name"]} if one["name"] else {})} for one in _CHOICE.finditer(text)]
    choices.sort(key=lambda one: one["value"])
    default = re.search(r"(\d)(?: \w+)? \(default\)", text)
    numbers = [one["value"] for one in choices]
    if not default or len(choices) < 2 or numbers != list(range(numbers[0], numbers[0] + len(choices))) or len({"name" in one for one in choices}) > 1:
        raise SystemExit(f"generate: {value['name']}: its comment has neither a default nor the values of a flag")
    return {"default": int(default[1]), "choices": choices}


def values(described):
    return next(one for one in described["enums"] if one["name"] == "RKConfig")["values"]


def give(described):
    for value in values(described):
        value.update(facts(value))


def row(value):
    name, default, choices = value["documentation"].partition(":")[0], value["default"], value.get("choices", [])
    parts = [f'name: "{name}"', f"initial: {default!r}"]
    if choices:
        parts.append(f"choices: {len(choices)}")
        if choices[0]["value"]:
            parts.append(f"first: {choices[0]['value']}")
        parts += [f'value{place}: "{one["name"]}"' for place, one in enumerate(choices) if "name" in one]
    return ", ".join(parts)


def files():
    rows = values(interface.api())
    if [one["value"] for one in rows] != list(range(len(rows))):
        raise SystemExit("generate: RKConfig does not number its values from 0")
    return {interface.ROOT / "Sources/ResponderKit/Store/ConfigTable.swift": render("ConfigTable.swift", {"rows": list(map(row, rows))})}
