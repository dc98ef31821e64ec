"""responderkit._capi against Include/responderkit: nothing is missing, nothing is invented, and everything agrees in shape."""

from __future__ import annotations

import ctypes
import inspect
import re
from enum import IntEnum

import pytest
from conftest import REPOSITORY

from responderkit import _capi, enums

HEADERS = REPOSITORY / "Include" / "responderkit"
#: How C spells a parameter's type, and the ctypes types that pass it.
SIMPLE = {
    "double": ctypes.c_double,
    "bool": ctypes.c_bool,
    "size_t": ctypes.c_size_t,
    "uint16_t": ctypes.c_uint16,
    "int32_t": ctypes.c_int32,
    "uint32_t": ctypes.c_uint32,
    "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64,
    "void *": ctypes.c_void_p,
    "void *const *": ctypes.POINTER(ctypes.c_void_p),
    "const char *const *": ctypes.POINTER(ctypes.c_char_p),
    "const char *": ctypes.c_char_p,
    "char *": ctypes.c_char_p,
    "RKStatus": ctypes.c_int32,
    "RKControlEvents": ctypes.c_uint32,
    "RKKeyModifierFlags": ctypes.c_uint32,
    "RKTouchProperties": ctypes.c_uint32,
    "void": None,
}


def source(header):
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", (HEADERS / header).read_text(), flags=re.S)


def everything():
    return "\n".join(source(path.name) for path in sorted(HEADERS.glob("*.h")))


def arguments(text):
    """The parameters of a declaration, function pointers in one piece."""
    parts, depth, current = [], 0, ""
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += character
    parts = [re.sub(r"\s+", " ", part).strip() for part in [*parts, current]]
    return [] if parts in (["void"], [""]) else parts


def type_of(declaration):
    """The type of a parameter or field, its name taken off."""
    if "(*" in declaration:
        return "function"
    text = re.sub(r"\w+$", "", declaration).replace("struct ", "").strip()
    return re.sub(r"\s*\*", " *", text).replace("* *", "**")


def c_type(text):
    """The ctypes type for a C type; None stands for void."""
    handles, callbacks, values, numbered = known()
    if text in SIMPLE:
        return SIMPLE[text]
    if text in handles:
        return ctypes.c_void_p
    if text in numbered:
        return ctypes.c_int32
    if text in callbacks or text in values:
        return getattr(_capi, text)
    pointed = re.sub(r"^const |\s*\*$", "", text)
    if pointed == "void *":
        return ctypes.POINTER(ctypes.c_void_p)
    return ctypes.POINTER(ctypes.c_int if pointed == "int" else c_type(pointed))


def known():
    text = everything()
    return (
        re.findall(r"typedef struct \w+ \*(\w+);", text),
        re.findall(r"typedef [\w ]+\(\*(\w+)\)\(", text),
        re.findall(r"typedef struct (\w+) \{", text),
        [name for name in re.findall(r"RK_ENUM\((\w+)\)", text) if name != "name"],
    )


FUNCTIONS = {
    name: (result.strip(), arguments(parameters))
    for result, name, parameters in re.findall(
        r"^RK_API\s+(?:RK_NODISCARD\s+)?([\w \*]+?)\s*(rk_\w+)\((.*?)\);", everything(), re.M | re.S
    )
}


def test_the_headers_were_found_and_understood():
    # Guards the tests below: a pattern that matches nothing would make them all pass.
    assert len(FUNCTIONS) == len(re.findall(r"^RK_API", everything(), re.M)) > 300
    handles, callbacks, values, numbered = known()
    assert len(handles) >= 13 and len(callbacks) >= 30 and len(values) >= 19 and len(numbered) >= 11


def test_every_function_is_declared_and_no_other():
    assert set(_capi.FUNCTIONS) == set(FUNCTIONS)


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_function(name):
    result, parameters = FUNCTIONS[name]
    function, argument_types, result_type, since = _capi.FUNCTIONS[name]
    assert function is getattr(_capi, name)
    assert not inspect.isfunction(function), f"the library does not export {name}"
    assert since == "0.1"
    assert len(argument_types) == len(parameters)
    for declared, parameter in zip(argument_types, parameters):
        expected = type_of(parameter)
        if expected == "function":
            assert declared is (ctypes.POINTER(_capi.RKAnyFunction) if "(**" in parameter else _capi.RKDrop)
        else:
            assert declared is c_type(expected), parameter
    expected = {"const char *": ctypes.c_char_p}.get(result) if result in ("const char *",) else c_type(result)
    assert result_type is expected


@pytest.mark.parametrize("name", known()[0])
def test_handle(name):
    assert getattr(_capi, name) is ctypes.c_void_p


@pytest.mark.parametrize("name", known()[1])
def test_callback(name):
    result, parameters = re.search(rf"typedef ([\w ]+?)\s*\(\*{name}\)\(([^;]*)\);", everything()).groups()
    declared = getattr(_capi, name)
    assert list(declared._argtypes_) == [c_type(type_of(parameter)) for parameter in arguments(parameters)]
    assert declared._restype_ is c_type(result)


@pytest.mark.parametrize("name", known()[2])
def test_struct(name):
    body = re.search(rf"typedef struct {name} \{{(.*?)\}} {name};", everything(), re.S).group(1)
    names = []
    for declaration in (part.strip() for part in body.split(";")):
        pointer = re.match(r"[\w *]+\(\*(\w+)\)", declaration)
        if pointer:
            names.append(pointer.group(1))
        elif declaration:
            names += [re.search(r"(\w+)$", part.strip()).group(1) for part in declaration.split(",")]
    declared = getattr(_capi, name)
    assert [field[0] for field in declared._fields_] == names
    assert set(names) <= set(declared.__annotations__), "every field has a type for readers"


@pytest.mark.parametrize("name", known()[3])
def test_enum(name):
    body = re.search(rf"RK_ENUM\({name}\) \{{(.*?)\}};", everything(), re.S).group(1)
    expected = {key: int(value) for key, value in re.findall(r"(\w+) = (-?\d+)", body)}
    declared = getattr(_capi, name)
    assert issubclass(declared, IntEnum)
    assert {member.name: int(member) for member in declared} == expected


@pytest.mark.parametrize(
    ("type", "prefix", "count", "face"),
    [
        ("RKControlEvents", "RKControlEvent", 21, enums.ControlEvents),
        ("RKKeyModifierFlags", "RKKeyModifier", 6, enums.KeyModifierFlags),
    ],
)
def test_masks(type, prefix, count, face):
    """Macros of bits, and the Pythonic mask of the same numbers."""
    macros = re.findall(rf"^#define ({prefix}\w+) \(\({type}\)(.+)\)$", everything(), re.M)
    assert len(macros) == count
    faces = {}
    for name, value in macros:
        left, _, shift = value.partition("<<")
        number = int(left, 0) << int(shift or 0)
        assert getattr(_capi, name) == number
        faces[words(name[len(prefix) :])] = number
    assert {name: int(member) for name, member in face.__members__.items()} == faces


def test_macros():
    for name, value in re.findall(r"^#define (RK_(?:VERSION|ABI|WINDOW)_\w+) (\S+)", everything(), re.M):
        assert str(getattr(_capi, name)) == value.strip('"')


def words(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name.replace("NaN", "Nan")).upper()


@pytest.mark.parametrize("name", [name for name in known()[3] if name != "RKConfig"])
def test_pythonic_enum_has_the_same(name):
    """RKTouchPhaseBegan of C is TouchPhase.BEGAN here, with the same number; a mask keeps its combinations, too."""
    face = getattr(enums, name[len("RK") :])
    expected = {words(member.name[len(name) :]): int(member) for member in getattr(_capi, name)}
    assert expected == {word: int(member) for word, member in face.__members__.items()}


def test_touch_types_are_the_bits_of_touch_type():
    assert {m.name: 1 << m for m in enums.TouchType} == {word: int(m) for word, m in enums.TouchTypes.__members__.items()}


def test_every_enum_has_a_pythonic_face_or_is_the_config_mapping():
    faces = {f"RK{name}" for name in vars(enums) if isinstance(getattr(enums, name), type)} | {"RKConfig"}
    assert set(known()[3]) <= faces


def test_every_overridable_method_can_be_overridden_in_python():
    from responderkit.classes import METHODS

    kinds = ("Responder", "View", "Window", "ViewController", "Application", "Control", "GestureRecognizer", "ScrollView")
    tables = {f"RK{kind}Methods" for kind in kinds}
    assert {name for name in known()[2] if name.endswith("Methods")} == tables
    for table in tables:
        entries = [field[0] for field in getattr(_capi, table)._fields_ if field[0] not in ("struct_size", "reserved")]
        assert sorted(entries) == sorted(method.name for method in METHODS if method.table is getattr(_capi, table))


def test_every_question_of_a_delegate_has_a_function():
    from responderkit.delegate import QUESTIONS

    assert set(QUESTIONS) == questions(_capi.RKGestureRecognizerDelegate)


def test_every_method_of_a_scroll_views_delegate_has_a_function():
    from responderkit.scroll_delegate import METHODS

    assert set(METHODS) == questions(_capi.RKScrollViewDelegate)


def test_every_method_of_a_text_fields_delegate_has_a_function():
    from responderkit.text_delegate import METHODS

    assert set(METHODS) == questions(_capi.RKTextFieldDelegate)


def questions(struct):
    """What a delegate may answer: the fields that are neither the descriptor's own nor its end."""
    return {field[0] for field in struct._fields_} - {"struct_size", "reserved", "object", "userdata", "drop"}


def test_every_header_has_a_module():
    for path in HEADERS.glob("*.h"):
        # The tables of functions are for plugins, which cannot link them.
        if path.stem not in ("responderkit", "functions", "functions_by_name"):
            module = {"class": "class_"}.get(path.stem, path.stem)
            functions = re.findall(r"^RK_API.*?(rk_\w+)\(", source(path.name), re.M)
            imported = __import__(f"responderkit._capi.{module}", fromlist=["*"])
            assert set(functions) <= set(vars(imported))


def test_the_c_declaration_stands_above_each_function():
    for path in (REPOSITORY / "bindings/python/src/responderkit/_capi").glob("*.py"):
        lines = path.read_text().splitlines()
        for index, line in enumerate(lines):
            if line.startswith("@c_function"):
                above = index - 1
                while lines[above].startswith("#     "):
                    above -= 1
                name = re.match(r"def (\w+)", lines[index + 1]).group(1)
                comment = " ".join(part.lstrip("# ") for part in lines[above:index])
                result, parameters = FUNCTIONS[name]
                spaced = f"{result}{'' if result.endswith('*') else ' '}{name}({', '.join(parameters) or 'void'});"
                assert comment == spaced
