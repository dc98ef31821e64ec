"""The package against the description of the headers (api.json): everything can be called, overridden and answered, and properties have their defaults."""

from __future__ import annotations

import ctypes
import inspect
import json

import pytest
from conftest import REPOSITORY

from responderkit import _capi

API = json.loads((REPOSITORY / "Include/responderkit/api.json").read_text())
STRUCTS = {one["name"]: [field["name"] for field in one["fields"]] for one in API["structs"]}


def test_the_library_exports_every_function():
    assert set(_capi.SIGNATURES) == {one["name"] for one in API["functions"]}
    for name in _capi.SIGNATURES:
        assert not inspect.isfunction(getattr(_capi, name)), f"the library does not export {name}"


def test_structs_have_the_fields_of_the_headers():
    for name, fields in STRUCTS.items():
        declared = getattr(_capi, name)
        assert [field[0] for field in declared._fields_] == fields
        assert set(fields) <= set(declared.__annotations__), "every field has a type for readers"


def test_every_overridable_method_can_be_overridden_in_python():
    from responderkit.classes import METHODS

    tables = {name for name in STRUCTS if name.endswith("Methods")}
    assert tables == {method.table.__name__ for method in METHODS}
    for table in tables:
        entries = [name for name in STRUCTS[table] if name not in ("struct_size", "reserved")]
        assert sorted(entries) == sorted(method.name for method in METHODS if method.table.__name__ == table)


@pytest.mark.parametrize(
    ("module", "names", "struct"),
    [("delegate", "QUESTIONS", "RKGestureRecognizerDelegate"), ("scroll_delegate", "METHODS", "RKScrollViewDelegate"), ("text_delegate", "METHODS", "RKTextFieldDelegate")],
)
def test_every_question_of_a_delegate_has_a_function(module, names, struct):
    known = getattr(__import__(f"responderkit.{module}", fromlist=[names]), names)
    assert set(known) == set(STRUCTS[struct]) - {"struct_size", "reserved", "object", "userdata", "drop"}


# ---- Defaults ----

CLASS_OF = {"Control": "button", "GestureRecognizer": "tap", "View": "view", "Window": "window", "ScrollView": "scroll_view"}
# A property of these is that of another class than the plainest.
MAKERS = {"Control.value": "slider", "Control.continuous": "slider", "Control.count": "page_control", "Control.selectedIndex": "page_control"}


def snake(name):
    return "".join(("_" if letter.isupper() and place else "") + letter.lower() for place, letter in enumerate(name))


def made(context, maker):
    out = ctypes.c_void_p()
    if maker == "application":
        assert _capi.rk_context_get_application(context, ctypes.byref(out)) == 0
        assert _capi.rk_retain(out) == 0
        return out
    create = getattr(_capi, f"rk_{maker}_create")
    frame = [_capi.RKRect(_capi.RKPoint(0, 0), _capi.RKSize(10, 10))] if _capi.RKRect in create.argtypes else []
    assert create(context, None, *frame, ctypes.byref(out)) == 0
    return out


GETTERS = [
    one
    for one in API["functions"]
    if one.get("property", {}).get("access") == "get" and "default" in one["property"]
]
ENUMS = {value["name"]: value["value"] for one in API["enums"] for value in one["values"]}
CONFIGS = {_capi.rk_config_name(value["value"]).decode(): value["value"] for one in API["enums"] if one["name"] == "RKConfig" for value in one["values"]}


def numbers(value):
    """A struct of C as a tuple of its numbers, anything else as it is."""
    return tuple(numbers(getattr(value, field[0])) for field in value._fields_) if isinstance(value, ctypes.Structure) else value


def in_numbers(default):
    """What a default means that api.json has in words."""
    if not isinstance(default, str):
        return default
    if default in CONFIGS:
        return _capi.rk_config_default(CONFIGS[default])
    if default.startswith("("):
        return tuple(float(part) for part in default.strip("()").split(","))
    words = {"identity": (1, 0, 0, 1, 0, 0), "all 0": (0, 0, 0, 0), "none": 0, "all": 2**32 - 1, "INT64_MAX": 2**63 - 1}
    words |= {"normal": ENUMS["RKScrollViewDecelerationRateNormal"], "right": ENUMS["RKSwipeDirectionRight"]}
    return words[default]


def test_there_are_defaults_to_compare():
    assert len(GETTERS) > 70
    assert sum(isinstance(one["property"]["default"], str) for one in GETTERS) > 15


@pytest.mark.parametrize("getter", GETTERS, ids=lambda one: f"{one['property']['class']}.{one['property']['name']}")
def test_a_property_has_its_default(getter):
    of, name = getter["property"]["class"], getter["property"]["name"]
    context = ctypes.c_void_p()
    assert _capi.rk_context_create(None, ctypes.byref(context)) == 0
    try:
        thing = made(context, MAKERS.get(f"{of}.{name}") or CLASS_OF.get(of) or snake(of))
        function = getattr(_capi, getter["name"])
        out = function.argtypes[1]._type_()
        assert function(thing, ctypes.byref(out)) == 0
        assert numbers(getattr(out, "value", out)) == in_numbers(getter["property"]["default"])
        assert _capi.rk_release(thing) == 0
    finally:
        assert _capi.rk_context_destroy(context) == 0
