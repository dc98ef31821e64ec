"""Which functions read and set which property: `rk_scroll_view_set_bounces` and `rk_scroll_view_bounces` are ScrollView.bounces."""

import dataclasses
import json
import re
from typing import Optional

_DEFAULT = re.compile(r"\b[Dd]efault (\([^)]*\)|all 0|[^\s.;,:()]+(?:\.\d+)?)")
_WORD = re.compile(r"^(?:Set|Read) (?:a \w+'s )?([a-z][A-Za-z]+)\b")
# Properties whose getter is spelled as a question in the third person.
_VERBS = {"bounces": "bounce", "shows": "show", "transfers": "transfer", "delays": "delay", "cancels": "cancel", "requires": "require", "scrolls": "scroll", "chains": "chain", "clips": "clip", "wants": "want"}


def kind_of(function):
    """The class whose handle comes first, without RK and Ref, and the name's prefix for it."""
    first = function["parameters"][0]["type"] if function["parameters"] else {}
    return first["name"][2:-3] if first.get("kind") == "handle" else None


def class_of(function, prefix, makers):
    """The class that has the property: of rk_tap_set_…, Tap, since there is rk_tap_create; else the one whose handle comes first."""
    return "".join(part.capitalize() for part in prefix.removeprefix("rk_").split("_")) if f"{prefix}_create" in makers else kind_of(function)


def plain(name):
    return "_".join(_VERBS.get(part, part) for part in name.split("_"))


def link(functions):
    """Give setters, and the getters that belong to them, a member `property`."""
    makers = {one["name"] for one in functions}
    getters = {}
    for one in functions:
        roles = [parameter.get("role") for parameter in one["parameters"]]
        if kind_of(one) and roles in ([None, "out"], [None, "buffer", "capacity", "length"]):
            getters[one["name"]] = one
    for one in functions:
        prefix, is_setter, name = one["name"].partition("_set_")
        if not is_setter or not kind_of(one) or len(one["parameters"]) < 2:
            continue
        found = [getters[full] for full in (f"{prefix}_get_{name}", f"{prefix}_is_{name}", f"{prefix}_{name}") if full in getters]
        found = found or [getter for full, getter in getters.items() if full.startswith(prefix + "_") and plain(full[len(prefix) + 1 :]) == plain(name)]
        if len(found) != 1:
            continue
        getter = found[0]
        spelled = _WORD.match(getter["documentation"]) or _WORD.match(one["documentation"])
        camel = name.split("_")[0] + "".join(part.capitalize() for part in name.split("_")[1:])
        made = {"class": class_of(one, prefix, makers), "name": spelled.group(1) if spelled and spelled.group(1).lower() == camel.lower() else camel}
        default = _DEFAULT.search(one["documentation"] + " " + getter["documentation"])
        if default:
            made["default"] = value(default.group(1))
        one["property"] = {**made, "access": "set"}
        getter["property"] = {**made, "access": "get"}


def value(text):
    try:
        return json.loads(text)
    except ValueError:
        return text


@dataclasses.dataclass
class Property:
    """A property as api.json's functions have it; without a setter, one that only the library changes."""

    owner: str
    name: str
    getter: dict
    setter: Optional[dict]


def all_of(functions):
    """Every property, in the order of the getters: those of `link`, and what `rk_view_get_superview` and `rk_control_is_tracking` read."""
    makers = {one["name"] for one in functions}
    setters = {(one["property"]["class"], one["property"]["name"]): one for one in functions if one.get("property", {}).get("access") == "set"}
    for one in functions:
        found = one.get("property")
        if found and found["access"] == "get":
            yield Property(found["class"], found["name"], one, setters[found["class"], found["name"]])
        roles = [parameter.get("role") for parameter in one["parameters"]]
        prefix, _, name = one["name"].partition("_get_" if "_get_" in one["name"] else "_is_")
        if not found and name and kind_of(one) and roles in ([None, "out"], [None, "buffer", "capacity", "length"]):
            own = "is_" + name if (kind_of(one), name) == ("Responder", "first_responder") and "_is_" in one["name"] else name
            yield Property(class_of(one, prefix, makers), own.split("_")[0] + "".join(part.capitalize() for part in own.split("_")[1:]), one, None)
