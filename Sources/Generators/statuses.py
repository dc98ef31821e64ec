"""StatusText.swift: name and message of each status, from RKStatus of base.h; errors.py: Python's exception for each. The message is the comment's first sentence."""

import re

import interface
import python
from templates import render

# Python's own exceptions that say the same, what else there is to know, and a name that is not the status's.
BASES = {
    "InvalidArgument": "ValueError", "WrongKind": "TypeError", "NoMemory": "MemoryError", "TooDeep": "RecursionError", "NotFound": "LookupError",
    "Unsupported": "NotImplementedError", "LimitReached": "OverflowError", "Encoding": "ValueError",
}
NOTES = {"BufferTooSmall": "The Pythonic layer never lets this out.", "System": "The underscore keeps Python's own SystemError apart."}
NAMES = {"System": "SystemError_"}


def sentences(value):
    """The comment's sentences, without marks of code."""
    return re.split(r"(?<=\.) (?=[A-Z*r])", value["documentation"].replace("`", ""))


def statuses():
    return next(one for one in interface.api()["enums"] if one["name"] == "RKStatus")["values"]


def case(short):
    """The enumerator as Swift imports it."""
    return short if short.isupper() else short[0].lower() + short[1:]


def files():
    rows = [{"case": case(one["short"]), "name": one["name"], "message": sentences(one)[0]} for one in statuses()]
    speech = python.Speech(interface.api())
    errors = []
    for one in statuses():
        short = one["short"]
        if one["value"] < 0:
            text = " ".join([speech(sentences(one)[0]), *([NOTES[short]] if short in NOTES else [])])
            errors.append({"name": NAMES.get(short, f"{short}Error"), "bases": ", ".join(["Error", *([BASES[short]] if short in BASES else [])]), "text": text, "status": python.words(short)})
    return {
        interface.ROOT / "Sources/ResponderKit/ABI/StatusText.swift": render("StatusText.swift", {"rows": rows}),
        python.PACKAGE / "errors.py": render("errors.py", {"errors": errors}),
    }
