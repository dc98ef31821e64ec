"""Reason.swift: name and rule of each reason, from RKReason of trace.h; KindName.swift: the names of RKProblemKind and RKAuditKind. The rule is the first that the reason's comment cites."""

import interface
from templates import render


def swift(short):
    return short[0].lower() + short[1:]


def values_of(name):
    return next(one for one in interface.api()["enums"] if one["name"] == name)["values"]


def files():
    values = values_of("RKReason")
    rules = {}
    for value in values:
        rules.setdefault(value.get("rules", [0])[0], []).append(swift(value["short"]))
    names = {"names": [swift(value["short"]) for value in values], "rules": rules}
    kinds = {name: [swift(value["short"]) for value in values_of(name)] for name in ("RKProblemKind", "RKAuditKind")}
    folder = interface.ROOT / "Sources/ResponderKit"
    return {folder / "Trace/Reason.swift": render("Reason.swift", names), folder / "Problems/KindName.swift": render("KindName.swift", {"kinds": kinds})}
