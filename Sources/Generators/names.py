"""The page that lists what each property and each overridable method is called in C and Python: ResponderKit.docc/Names.md."""

import ast
import json

import describe
import interface
import uikit
from python import snake

TARGET = interface.ROOT / "Sources/ResponderKit/ResponderKit.docc/Names.md"
PYTHON = interface.ROOT / "bindings/python/src/responderkit"
INTRODUCTION = """# Names in C and Python

What the properties that a program reads and sets are called, and the methods that can be overridden. Properties that are only read, and pairs that are set together, are in the reference. Written by Sources/Generators/generate from `Include/responderkit/api.json`.

A class has UIKit's name without `UI`. That of a recogniser also loses `GestureRecognizer`: `Tap`. Swift keeps it: `TapGestureRecognizer`. A property has UIKit's own name. C++ and Swift use UIKit's names, too: `view.frame()` and `view.setFrame()` in C++, `view.frame` in
Swift. Rust has `view.frame()` and `view.set_frame()`. A class also has the properties and methods of its superclasses, which are listed there.

*Default* is the value of a new object; where the cell is empty, this table does not list it. The name of a constant, such as `tapAllowableMovement`, stands for its value in the table at the end
of <doc:Behaviour>. *C* names the functions that read and write the property, *Rules* the rules of <doc:Behaviour> about it.

## Properties

"""


#: Properties of some controls only, for which C has one function of all controls.
OF_CONTROL = {**uikit.PROPERTIES, **{name: {"value": "value", "continuous": "continuous"} for name in uikit.RANGED}}


def python_members():
    """{class: {what it and its superclasses declare: how a program writes it}} of the package."""
    own, bases = {}, {}
    for path in sorted(PYTHON.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                names = own.setdefault(node.name, {})
                bases.setdefault(node.name, []).extend(base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "") for base in node.bases)
                inner = [part for at in node.body if isinstance(at, ast.If) for part in at.orelse]  # beside what type checkers read
                for part in [*node.body, *inner]:
                    if isinstance(part, ast.FunctionDef):
                        of_property = any(isinstance(each, ast.Name) and each.id == "property" for each in part.decorator_list)
                        names.setdefault(part.name, part.name if of_property else part.name + "()")
                    targets = part.targets if isinstance(part, ast.Assign) else [part.target] if isinstance(part, ast.AnnAssign) else []
                    names.update({target.id: target.id for target in targets if isinstance(target, ast.Name)})

    def members(name):
        inherited = [members(base) for base in bases.get(name, []) if base != name]
        return {word: written for each in [*reversed(inherited), own.get(name, {})] for word, written in each.items()}

    return {name: members(name) for name in own}


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
    for name, words in OF_CONTROL.items():
        for word, of_c in words.items():
            classes.setdefault(name, {})[word] = dict(classes["Control"][of_c])
    classes["SegmentedControl"]["selectedSegmentIndex"]["default"] = -1
    for name in uikit.RANGED:
        for word in ("minimumValue", "maximumValue"):
            classes[name][word] = {"rules": [], "default": None, "get": "rk_control_get_value_range", "set": "rk_control_set_value_range"}
    for word in {of_c for words in OF_CONTROL.values() for of_c in words.values()}:
        del classes["Control"][word]
    for name in sorted(classes):
        yield f"### {name}\n"
        yield row(["Property", "Default", "Python", "C", "Rules"])
        yield row(["---"] * 5)
        for word in sorted(classes[name]):
            found = classes[name][word]
            python = snake(word)
            yield row(
                [
                    f"`{word}`",
                    cell(found["default"]),
                    f"`{python}`" if python in declared.get(name, ()) else "",
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
        name = one["name"][2 : -len("Methods")]
        yield f"### {name}\n"
        yield row(["Method", "Field of " + one["name"], "Python"])
        yield row(["---"] * 3)
        for field in one["fields"]:
            if field["name"] in ("struct_size", "reserved"):
                continue
            first, *rest = field["name"].split("_")
            camel = first + "".join(part.capitalize() for part in rest)
            yield row([f"`{camel}`", f"`{field['name']}`", f"`{declared[name][field['name']]}`" if field["name"] in declared.get(name, ()) else ""])
        yield ""


def files():
    api, declared = json.loads(describe.TARGET.read_text()), python_members()
    lines = [*properties(api["functions"], declared), "## Methods that can be overridden\n", *overrides(api["structs"], declared)]
    return {TARGET: INTRODUCTION + "\n".join(lines).rstrip() + "\n"}
