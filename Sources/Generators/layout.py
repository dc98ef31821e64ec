"""What rk_abi_layout() prints about every struct and enum; and, for the Swift tests, what Swift makes of the structs. The numbers are the compilers'; only the names come from here."""

import interface
from templates import render

# The library has the names of these for rk_reason_name() and rk_config_name() already.
NAMED = ("RKReason", "RKConfig")


def files():
    masks = interface.masks()
    enums = [
        {"name": name, "numbered": [max(values, key=values.get)] if name in NAMED else list(values), "short": [f"={value}" if name in masks else value.removeprefix(name) for value in values], "mask": name in masks, "named": name in NAMED}
        for name, values in interface.enums().items()
    ]
    names = {"structs": interface.structs(), "enums": enums}
    return {
        interface.ROOT / "Sources/CFunctions/layout.c": render("layout.c", names),
        interface.ROOT / "Tests/ResponderKitTests/StructLayouts.swift": render("StructLayouts.swift", names),
    }
