"""EnumWords.swift: the enumerators that scenario files and their logs name, by UIKit's words."""

import interface
from templates import render

# The property's name; the enumeration, what begins the names of those that are meant, and those left out, which the format has no word for.
LISTS = {
    "touchPhases": ("RKTouchPhase", "", ()),
    "touchTypes": ("RKTouchType", "", ()),
    "pressTypes": ("RKPressType", "", ()),
    "modifiers": ("RKKeyModifierFlags", "", ()),
    "states": ("RKGestureRecognizerState", "", ()),
    "directions": ("RKSwipeDirection", "", ()),
    "edges": ("RKRectEdge", "", ("None", "All")),
    "scrollTypes": ("RKScrollTypeMask", "", ("All",)),
    "decelerationRates": ("RKScrollViewDecelerationRate", "", ()),
    "remoteControl": ("RKEventSubtype", "RemoteControl", ()),
    "controlEvents": ("RKControlEvents", "", ("ApplicationReserved", "SystemReserved")),
    "units": ("RKUnit", "", ()),
}


def word(text):
    return text[0].lower() + text[1:]


def files():
    enums = {one["name"]: one["values"] for one in interface.api()["enums"]}
    lists = []
    for name, (enum, prefix, left_out) in LISTS.items():
        meant = [one for one in enums[enum] if one["short"].startswith(prefix) and one["short"] not in left_out]
        lists.append({"name": name, "enum": enum, "kind": "UInt32" if enum in interface.masks() else "Int32", "rows": [(word(one["short"].removeprefix(prefix)), one["value"]) for one in meant]})
    return {interface.ROOT / "Sources/Scenario/EnumWords.swift": render("EnumWords.swift", {"lists": lists})}
