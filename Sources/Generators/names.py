"""The page that lists what each property and each overridable method is called in C and Python: ResponderKit.docc/Names.md."""

import json
import re

import describe
import interface
from python import snake

TARGET = interface.ROOT / "Sources/ResponderKit/ResponderKit.docc/Names.md"
PYTHON = interface.ROOT / "bindings/python/src/responderkit"
# Python's words for properties that it spells otherwise than UIKit.
OTHERWISE = {"class": "", "userdata": "", "state": "state", "on": "on"}
INTRODUCTION = """# Names in C and Python

What each property and each method that can be overridden is called. Written by Sources/Generators/generate from `Include/responderkit/api.json`.

The class is UIKit's without `UI`, the property is UIKit's own word. C++ and Swift have UIKit's words, too: `view.frame()` and `view.setFrame()` in C++, `view.frame` in Swift; Rust
has `view.frame()` and `view.set_frame()`. Rules are those of <doc:Behaviour>.

## Properties

"""


def python_names():
    """What the package's classes declare."""
    text = "".join(path.read_text() for path in sorted(PYTHON.rglob("*.py")))
    return set(re.findall(r"\bdef (\w+)\(", text)) | set(re.findall(r"^    (\w+)(?:: [^=\n]*)? = ", text, re.MULTILINE))


def row(cells):
    return "| " + " | ".join(cells) + " |"


def cell(default):
    if default is None:
        return ""
    if isinstance(default, bool):
        return "true" if default else "false"
    return str(default).replace("|", "\\|")


def properties(functions, declared):
    classes = {}
    for one in functions:
        if "property" in one:
            about = one["property"]
            found = classes.setdefault(about["class"], {}).setdefault(about["name"], {"rules": [], "default": about.get("default")})
            found[about["access"]] = one["name"]
            found["rules"] += [rule for rule in one.get("rules", []) if rule not in found["rules"]]
    for name in sorted(classes):
        yield f"### {name}\n"
        yield row(["Property", "Default", "Python", "C", "Rules"])
        yield row(["---"] * 5)
        for word in sorted(classes[name]):
            found = classes[name][word]
            python = OTHERWISE.get(word, snake(word))
            yield row(
                [
                    f"`{word}`",
                    cell(found["default"]),
                    f"`{python}`" if python in declared else "",
                    f"`{found['get']}` `{found['set']}`",
                    "SPEC " + ", ".join(str(rule) for rule in sorted(found["rules"])) if found["rules"] else "",
                ]
            )
        yield ""


def overrides(structs, declared):
    """The tables of methods that a class may have."""
    for one in structs:
        if not one["name"].endswith("Methods"):
            continue
        yield f"### {one['name'][2 : -len('Methods')]}\n"
        yield row(["Method", "Field of " + one["name"], "Python"])
        yield row(["---"] * 3)
        for field in one["fields"]:
            if field["name"] in ("struct_size", "reserved"):
                continue
            first, *rest = field["name"].split("_")
            camel = first + "".join(part.capitalize() for part in rest)
            yield row([f"`{camel}`", f"`{field['name']}`", f"`{field['name']}()`" if field["name"] in declared else ""])
        yield ""


def files():
    api, declared = json.loads(describe.TARGET.read_text()), python_names()
    lines = [*properties(api["functions"], declared), "## Methods that can be overridden\n", *overrides(api["structs"], declared)]
    return {TARGET: INTRODUCTION + "\n".join(lines).rstrip() + "\n"}
