"""Reason.swift: name and rule of each reason, from RKReason of trace.h; EnumName.swift: the enumerators that sentences name. The rule is the first that the reason's comment cites."""

import interface
from templates import render


# The enumerations that the core's sentences and functions name, and what begins the names of those that are meant.
NAMED = {
    "RKTouchPhase": "", "RKPressPhase": "", "RKPressType": "", "RKGestureRecognizerState": "",
    "RKEventSubtype": "RemoteControl",
}
# Those of which the compiler would make a table of addresses.
LISTED = ("RKProblemKind", "RKAuditKind", "RKTouchType")


def swift(short):
    return short[0].lower() + short[1:]


def values_of(name):
    return next(one for one in interface.api()["enums"] if one["name"] == name)["values"]


def in_places(values):
    """The names by their numbers, "" where there is none."""
    names = {value["value"]: swift(value["short"]) for value in values}
    return [names.get(number, "") for number in range(max(names) + 1)]


def files():
    values = values_of("RKReason")
    rules = {}
    for value in values:
        rules.setdefault(value.get("rules", [0])[0], []).append(swift(value["short"]))
    names = {"names": [swift(value["short"]) for value in values], "rules": rules}
    kinds = {
        name: [(swift(value["short"]), swift(value["short"].removeprefix(prefix))) for value in values_of(name) if value["short"].startswith(prefix)]
        for name, prefix in NAMED.items()
    }
    listed = {name: in_places(values_of(name)) for name in LISTED}
    events = [(value["value"].bit_length() - 1, swift(value["short"])) for value in values_of("RKControlEvents") if value["value"].bit_count() == 1]
    folder = interface.ROOT / "Sources/ResponderKit"
    return {folder / "Trace/Reason.swift": render("Reason.swift", names), folder / "Trace/EnumName.swift": render("EnumName.swift", {"kinds": kinds, "listed": listed, "events": events})}
