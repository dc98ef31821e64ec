"""Include/responderkit/api.json: every handle, constant, enum, struct, callback and function of the public headers, with what their comments promise.

The headers are parsed by libclang (PyPI's `libclang`); their comments have one tag a line, which documentation.py reads. api.schema.json
has the shape of the file. Everything else that is generated is made from api.json alone: interface.py.
"""

import json
import os
import pathlib
import subprocess
import sys

import configuration
import documentation
import properties
import units
from clang import cindex
from clang.cindex import CursorKind, TypeKind

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Include/responderkit"
TARGET = FOLDER / "api.json"
# Headers of the second library, which api.json does not have: plugins and most bindings know the first one alone.
TESTING = ROOT / "Sources/TestingLibrary/include/responderkit"
# These are written from the description themselves.
GENERATED = {"functions.h", "functions_by_name.h"}
ATTRIBUTED_TYPES = 0x1000  # CXTranslationUnit_IncludeAttributedTypes: keep _Nullable
NULLABLE = 1  # CXTypeNullability_Nullable
# What base.h allows to be NULL everywhere.
ALWAYS_NULLABLE = {"userdata", "drop", "buffer", "length"}
WORDS = {TypeKind.VOID: "void", TypeKind.BOOL: "bool", TypeKind.DOUBLE: "number", TypeKind.FLOAT: "number"}


class Unknown(Exception):
    pass


# Functions of libclang for which cindex has no method.
LIBRARY = cindex.conf.lib
LIBRARY.clang_Type_getModifiedType.argtypes = [cindex.Type]
LIBRARY.clang_Type_getModifiedType.restype = cindex.Type
LIBRARY.clang_Type_getNullability.argtypes = [cindex.Type]
LIBRARY.clang_Type_getNullability.restype = int
ATTRIBUTED = 163  # CXType_Attributed


def children(cursor, kind):
    """The children of a kind; cindex does not know the kinds of some attributes."""
    return [child for child in cursor.get_children() if child._kind_id == kind.value]


def parse(folder):
    """The translation unit of all headers of a folder."""
    included = "".join(f'#include "{path.name}"\n' for path in sorted(folder.glob("*.h")) if path.name not in GENERATED | {"plugin.h"})
    if folder == FOLDER:
        # plugin.h comes last and without functions_by_name.h, which makes macros of the functions' names.
        included += '#define RESPONDERKIT_FUNCTIONS_BY_NAME_H\n#include "functions.h"\n#include "plugin.h"\n'
    source = ("all.h", included)
    system = subprocess.run(["gcc", "-print-file-name=include"], capture_output=True, text=True, check=True).stdout.strip()
    arguments = ["-xc", "-std=c17", f"-I{folder}", f"-I{FOLDER.parent}", "-isystem", system, "-DRK_DESCRIBES_INTERFACE"]
    options = cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD | ATTRIBUTED_TYPES
    unit = cindex.Index.create().parse("all.h", arguments, unsaved_files=[source], options=options)
    errors = [str(problem) for problem in unit.diagnostics if problem.severity >= cindex.Diagnostic.Error]
    if errors:
        sys.exit("generate: the headers do not compile:\n" + "\n".join(errors))
    return unit


def header(cursor, folder):
    """The name of the folder's header that has a declaration; None for others."""
    file = cursor.location.file
    path = pathlib.Path(file.name) if file else None
    return path.name if path and path.parent == folder else None


def is_nullable(kind):
    return LIBRARY.clang_Type_getNullability(kind) == NULLABLE


def plain(kind):
    """A type without what is sugar."""
    while kind._kind_id == ATTRIBUTED:
        unit, kind = kind._tu, LIBRARY.clang_Type_getModifiedType(kind)
        kind._tu = unit
    return kind.get_canonical() if kind._kind_id == TypeKind.UNEXPOSED.value else kind


def described(kind, cursor=None):
    """A type as data; `cursor` declares the names of the parameters of a function type."""
    kind = plain(kind)
    if kind.kind == TypeKind.ELABORATED or kind.kind == TypeKind.TYPEDEF:
        declaration = kind.get_declaration()
        name = declaration.spelling
        if declaration.kind == CursorKind.TYPEDEF_DECL:
            return named(name, plain(declaration.underlying_typedef_type))
        if declaration.kind == CursorKind.STRUCT_DECL:
            return {"kind": "struct", "name": name, "tag": True}
        if declaration.kind == CursorKind.ENUM_DECL:
            return {"kind": "enum", "name": name}
    if kind.kind in WORDS:
        return {"kind": WORDS[kind.kind]}
    if kind.kind in (TypeKind.INT, TypeKind.UINT, TypeKind.UCHAR, TypeKind.USHORT):
        return {"kind": "integer", "name": kind.spelling}
    if kind.kind in (TypeKind.CHAR_S, TypeKind.CHAR_U):
        return {"kind": "character"}
    if kind.kind == TypeKind.CONSTANTARRAY:
        return {"kind": "array", "of": described(kind.element_type), "count": kind.element_count}
    if kind.kind == TypeKind.POINTER:
        target = plain(kind.get_pointee())
        if target.kind == TypeKind.FUNCTIONPROTO:
            return {"kind": "function", **signature(target, cursor)}
        made = {"kind": "pointer", "to": described(kind.get_pointee(), cursor)}
        if kind.get_pointee().is_const_qualified():
            made["const"] = True
        if is_nullable(kind.get_pointee()):
            made["to"]["nullable"] = True
        return made
    raise Unknown(f"a type that has no description: {kind.spelling} ({kind.kind})")


def named(name, underlying):
    """What a typedef stands for."""
    if underlying.kind == TypeKind.POINTER:
        target = plain(underlying.get_pointee())
        if target.kind == TypeKind.FUNCTIONPROTO:
            return {"kind": "callback", "name": name}
        if name.endswith("Ref"):
            return {"kind": "handle", "name": name}
    canonical = underlying.get_canonical()
    if canonical.kind == TypeKind.RECORD:
        return {"kind": "struct", "name": name}
    if canonical.kind == TypeKind.ENUM:
        return {"kind": "enum", "name": name}
    if canonical.kind == TypeKind.BOOL:
        return {"kind": "bool"}
    if canonical.kind in (TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG, TypeKind.ULONGLONG, TypeKind.SHORT, TypeKind.USHORT, TypeKind.UCHAR, TypeKind.SCHAR):
        return {"kind": "integer", "name": name}
    raise Unknown(f"a typedef that has no description: {name}")


def signature(kind, cursor, documented=None):
    """Result and parameters of a function type, the parameters' names from the declaration."""
    declared = children(cursor, CursorKind.PARM_DECL)
    result = described(kind.get_result())
    if is_nullable(kind.get_result()):
        result["nullable"] = True
    return {"result": result, "parameters": parameters(declared, documented or {})}


def parameters(declared, documented):
    made = []
    for cursor in declared:
        one = {"name": cursor.spelling, "type": described(cursor.type, cursor)}
        if is_nullable(cursor.type) or one["name"] in ALWAYS_NULLABLE and one["type"]["kind"] in ("pointer", "function"):
            one["nullable"] = True
        if any(child.spelling == "owned" for child in children(cursor, CursorKind.ANNOTATE_ATTR)):
            one["owned"] = True
        if one["name"] in documented:
            one["documentation"] = documented[one["name"]]
        made.append(one)
    for number, one in enumerate(made):
        role = role_of(one, made[number + 1 :], made[:number])
        if role:
            one["role"] = role
    return made


def role_of(one, following, before):
    """What a parameter is to its neighbours (base.h: Texts and lists out, Callbacks)."""
    kind, name = one["type"], one["name"]
    if kind["kind"] == "pointer" and not kind.get("const"):
        if [later["name"] for later in following[:2]] == ["capacity", "length"]:
            return "buffer"
        if name == "length" and before and before[-1]["name"] == "capacity":
            return "length"
        return "userdata" if kind["to"]["kind"] == "void" else "out"
    if kind["kind"] == "pointer" and following and following[0]["name"] == "count":
        return "items"
    if name == "count" and before and before[-1].get("role") == "items":
        return "count"
    if name == "capacity" and before and before[-1].get("role") == "buffer":
        return "capacity"
    return "drop" if name == "drop" else None


def comment(cursor, what):
    if not cursor.raw_comment:
        raise Unknown(f"{what}: no comment")
    return documentation.read(cursor.raw_comment)


def value_of(cursor):
    """A macro that is a number or a text: its value as data; None for others."""
    tokens = [token.spelling for token in cursor.get_tokens()][1:]
    if len(tokens) != 1:
        return None
    text = tokens[0]
    if text.startswith('"'):
        return json.loads(text)
    digits = text.rstrip("uU")
    try:
        return int(digits, 0)
    except ValueError:
        try:
            return float(digits)
        except ValueError:
            return None


def declarations(unit, folder):
    found = {"headers": [], "handles": [], "constants": [], "enums": [], "structs": [], "callbacks": [], "functions": []}
    for path in sorted(folder.glob("*.h")):
        if path.name not in GENERATED:
            found["headers"].append({"name": path.name, **documentation.of_file(path.read_text())})
    lines = {path.name: path.read_text().splitlines() for path in folder.glob("*.h")}
    for cursor in unit.cursor.get_children():
        place = header(cursor, folder)
        if place is None or place in GENERATED:
            continue
        name = cursor.spelling
        if cursor.kind == CursorKind.MACRO_DEFINITION:
            value = value_of(cursor)
            if value is not None and not name.endswith("_H"):
                found["constants"].append({"name": name, "header": place, "value": value, **documentation.read(documentation.above(lines[place], cursor.location.line))})
        elif cursor.kind == CursorKind.ENUM_DECL and cursor.is_definition():
            found["enums"].append(enum(cursor, place, lines[place]))
        elif cursor.kind == CursorKind.STRUCT_DECL and cursor.is_definition():
            found["structs"].append(struct(cursor, place))
        elif cursor.kind == CursorKind.TYPEDEF_DECL:
            typedef(cursor, place, found)
        elif cursor.kind == CursorKind.FUNCTION_DECL and name.startswith("rk_"):
            found["functions"].append(function(cursor, place))
    return found


def enum(cursor, place, lines):
    is_mask = plain(cursor.enum_type).get_canonical().kind == TypeKind.UINT
    values = [
        # cindex takes every value for one with a sign.
        {"name": one.spelling, "value": one.enum_value & 0xFFFFFFFF if is_mask else one.enum_value, **comment(one, one.spelling)}
        for one in children(cursor, CursorKind.ENUM_CONSTANT_DECL)
    ]
    prefix = prefix_of(cursor.spelling, [value["name"] for value in values])
    for value, one in zip(values, children(cursor, CursorKind.ENUM_CONSTANT_DECL)):
        value["short"] = value["name"].removeprefix(prefix)
        section = documentation.heading(lines, one.location.line)
        if section:
            value["section"] = section
    return {"name": cursor.spelling, "header": place, "type": "uint32_t" if is_mask else "int32_t", **comment(cursor, cursor.spelling), "values": values}


def prefix_of(name, values):
    """What the names of all enumerators begin with: the type's name, or as of a mask that without its plural."""
    if all(value.startswith(name) for value in values):
        return name
    prefix = os.path.commonprefix(values)
    while prefix and not all(value[len(prefix)].isupper() for value in values):
        prefix = prefix[:-1]
    return prefix


def struct(cursor, place):
    fields = []
    for one in children(cursor, CursorKind.FIELD_DECL):
        field = {"name": one.spelling, "type": described(one.type, one)}
        is_method = cursor.spelling.endswith(("Methods", "Delegate")) and field["type"]["kind"] == "callback"
        if is_method or is_nullable(one.type) or one.spelling in ALWAYS_NULLABLE and field["type"]["kind"] in ("pointer", "function"):
            field["nullable"] = True
        words = comment(one, f"{cursor.spelling}.{one.spelling}")
        for parameter in field["type"].get("parameters", []):
            if parameter["name"] in words.get("parameters", {}):
                parameter["documentation"] = words["parameters"][parameter["name"]]
        words.pop("parameters", None)
        fields.append({**field, **words})
    return {"name": cursor.spelling, "header": place, "sized": fields[0]["name"] == "struct_size", **comment(cursor, cursor.spelling), "fields": fields}


def typedef(cursor, place, found):
    underlying = plain(cursor.underlying_typedef_type)
    if underlying.kind != TypeKind.POINTER:
        return
    words = comment(cursor, cursor.spelling)
    target = plain(underlying.get_pointee())
    if target.kind == TypeKind.FUNCTIONPROTO:
        made = signature(target, cursor, words.pop("parameters", {}))
        if is_nullable(cursor.underlying_typedef_type.get_pointee().get_result()):
            made["result"]["nullable"] = True
        found["callbacks"].append({"name": cursor.spelling, "header": place, **made, **words})
    elif cursor.spelling.endswith("Ref"):
        found["handles"].append({"name": cursor.spelling, "header": place, "struct": target.get_declaration().spelling, **words})


def function(cursor, place):
    if cursor.is_definition():
        raise Unknown(f"{cursor.spelling}: is defined in a header; bindings could not call it")
    if not children(cursor, CursorKind.VISIBILITY_ATTR):
        raise Unknown(f"{cursor.spelling}: is declared without RK_API")
    words = comment(cursor, cursor.spelling)
    documented = words.pop("parameters", {})
    made = signature(cursor.type, cursor, documented)
    unknown = set(documented) - {one["name"] for one in made["parameters"]}
    if unknown:
        raise Unknown(f"{cursor.spelling}: @param of no parameter: {', '.join(sorted(unknown))}")
    return {"name": cursor.spelling, "header": place, **made, **words}


def numbered(unit, functions):
    """Number the functions that plugins reach, and that recordings name, by their place in RKFunctions: those that it has in their order, new ones after them."""
    table = next(one for one in children(unit.cursor, CursorKind.STRUCT_DECL) if one.spelling == "RKFunctions" and one.is_definition())
    present = [f"rk_{field.spelling}" for field in children(table, CursorKind.FIELD_DECL)][2:]
    known = {one["name"]: one for one in functions if one["header"] != "loader.h"}  # a plugin does not load plugins
    gone = [name for name in present if name not in known]
    if gone:
        sys.exit(f"generate: in the table, but in no header: {', '.join(gone)}")
    for number, name in enumerate(dict.fromkeys([*present, *known])):
        known[name]["number"] = number


def text(described):
    """JSON with a line for each item and each part of it, so that changes can be read."""
    lines = ["{", '  "$schema": "api.schema.json",']
    sections = list(described.items())
    for number, (section, items) in enumerate(sections):
        lines.append(f'  "{section}": [')
        for place, item in enumerate(items):
            lines.append("    {")
            parts = list(item.items())
            for index, (key, value) in enumerate(parts):
                end = "," if index < len(parts) - 1 else ""
                if isinstance(value, list) and value and isinstance(value[0], dict):
                    lines.append(f'      "{key}": [')
                    lines += [f"        {written(one)}{',' if at < len(value) - 1 else ''}" for at, one in enumerate(value)]
                    lines.append(f"      ]{end}")
                else:
                    lines.append(f'      "{key}": {written(value)}{end}')
            lines.append("    }" + ("," if place < len(items) - 1 else ""))
        lines.append("  ]" + ("," if number < len(sections) - 1 else ""))
    return "\n".join([*lines, "}", ""])


def written(value):
    return json.dumps(value, ensure_ascii=False)


def describe():
    try:
        unit = parse(FOLDER)
        described = declarations(unit, FOLDER)
        numbered(unit, described["functions"])
        documentation.resolve_errors(described["functions"], {one["name"] for one in described["structs"] if one["sized"]})
        properties.link(described["functions"])
        units.give(described)
        configuration.give(described)
    except Unknown as unknown:
        sys.exit(f"generate: {unknown}")
    return described


def describe_testing():
    """The same of the second library's headers."""
    try:
        return declarations(parse(TESTING), TESTING)
    except Unknown as unknown:
        sys.exit(f"generate: {unknown}")
