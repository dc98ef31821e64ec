"""Units of numbers: from the words of their comments, and where these have none, from base.h (lengths are points, times are seconds)."""

import re

# The longer first: "points per second" has "points".
UNITS = ["points per second", "points per millisecond", "radians per second", "metres per second squared", "per second", "degrees", "radians", "seconds", "points", "bytes"]
_TIMES = {"timestamp", "deadline", "timeout", "time", "first_time", "ahead", "seconds"}
_LENGTHS = {"RKPoint", "RKSize", "RKRect", "RKEdgeInsets"}
# Their fields count points, unless what has such a struct names another unit (a velocity, a direction). Of a transform these two do.
_TRANSLATIONS = {"tx", "ty"}
_NUMBERS = {"number", "struct"}


def unit(name, kind, *texts):
    """The unit of what has this name and type; `texts` are the comments that speak of it, the nearest first. None: it has none."""
    if kind["kind"] == "pointer":
        kind = kind["to"]
    if kind["kind"] not in _NUMBERS or kind["kind"] == "struct" and kind["name"] not in _LENGTHS:
        return None
    if name in _TIMES:
        return "seconds"
    if name == "radians" or name.endswith("_angle"):
        return "radians"
    if any("vector of length 1" in text for text in texts):
        return "none"
    for text in texts:
        for one in UNITS:
            if re.search(rf"\b{one}\b", text, flags=re.IGNORECASE):
                return one
    return "points" if kind["kind"] == "struct" else None


def give(described):
    """Add a member `unit` to the parameters and fields that have one; a getter's is that of the setter of its property."""
    of_property = {}
    for function in described["functions"]:
        first = function["documentation"].split("\n\n")[0]
        for one in function["parameters"]:
            found = unit(one["name"], one["type"], one.get("documentation", ""), first)
            if found:
                one["unit"] = found
                if "property" in function and function["property"]["access"] == "set":
                    of_property[function["property"]["class"], function["property"]["name"]] = found
    for function in described["functions"]:
        known = of_property.get((function["property"]["class"], function["property"]["name"])) if "property" in function else None
        for one in function["parameters"]:
            if known and one.get("role") == "out" and "unit" not in one:
                one["unit"] = known
    for struct in described["structs"]:
        for one in struct["fields"]:
            is_length = struct["name"] in _LENGTHS or struct["name"] == "RKTransform" and one["name"] in _TRANSLATIONS
            found = "points" if is_length else unit(one["name"], one["type"], one["documentation"])
            if found:
                one["unit"] = found
