"""_keywords.py of the Python package: what constructors take by name, from the properties that its classes have."""

import ast
import re

from python import PACKAGE
from templates import render

#: What is given otherwise: the frame is an argument of its own; a state is set within a recogniser's methods.
OTHERWISE = {"frame", "state"}
READERS = {"property", "reading"}
#: Where more is taken than what is read.
TAKEN = {"frozenset[PressType]": "Iterable[PressType]"}


def parts(body):
    """What stands in a class, in its conditions, too."""
    for part in body:
        yield part
        if isinstance(part, ast.If):
            yield from parts([*part.body, *part.orelse])


def settable(cls):
    """The properties of a class of its own that can be set, with the type of what they take."""
    found = {}
    for part in parts(cls.body):
        if isinstance(part, ast.AnnAssign) and isinstance(part.value, ast.Call) and isinstance(part.value.func, ast.Name):
            if part.value.func.id not in READERS and not part.target.id.startswith("_"):
                found[part.target.id] = ast.unparse(part.annotation)
        if isinstance(part, ast.FunctionDef) and part.args.args[1:] and part.args.args[1].annotation and any(ast.unparse(mark) == f"{part.name}.setter" for mark in part.decorator_list):
            found[part.name] = ast.unparse(part.args.args[1].annotation)
    return {name: TAKEN.get(kind, kind) for name, kind in found.items() if name not in OTHERWISE}


def files():
    sources = {path.stem: path.read_text() for path in sorted(PACKAGE.glob("*.py")) if path.stem != "_keywords"}
    trees = {module: ast.parse(text) for module, text in sources.items()}
    classes = {part.name: part for tree in trees.values() for part in tree.body if isinstance(part, ast.ClassDef)}
    names_of_types = {
        target.id if isinstance(target, ast.Name) else target.name: module
        for module, tree in trees.items()
        for part in tree.body
        for target in ([part] if isinstance(part, ast.ClassDef) else part.targets if isinstance(part, ast.Assign) else [])
        if isinstance(target, (ast.Name, ast.ClassDef))
    }
    wanted = set(re.findall(r"\bUnpack\[(\w+)Keywords\]", "".join(sources.values())))

    def ancestors(name):
        """The classes above one, the nearest first."""
        for base in classes[name].bases:
            if isinstance(base, ast.Name) and base.id in classes:
                yield base.id
                yield from ancestors(base.id)

    made = []
    for name in sorted(wanted, key=lambda name: (len(list(ancestors(name))), list(classes).index(name))):
        properties, base = settable(classes[name]), "TypedDict"
        for above in ancestors(name):
            if above in wanted:
                base = f"{above}Keywords"
                break
            properties = settable(classes[above]) | properties
        made.append({"name": f"{name}Keywords", "base": base, "properties": sorted(properties.items())})
    used = set(re.findall(r"\w+", " ".join(kind for one in made for _, kind in one["properties"])))
    homes = {}
    for name in sorted(used & set(names_of_types)):
        homes.setdefault(names_of_types[name], []).append(name)
    return {PACKAGE / "_keywords.py": render("keywords.py", {"classes": made, "imports": sorted(homes.items())})}
