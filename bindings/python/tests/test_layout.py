"""ctypes' idea of every struct and enum against the library's own (rk_abi_layout)."""

import copy

from responderkit import _layout


def test_package_and_library_agree():
    assert _layout.differences() == []


def test_the_manifest_is_the_whole_interface():
    layout = _layout.library_layout()
    assert len(layout["structs"]) >= 15 and len(layout["enums"]) >= 7
    assert layout["structs"]["RKPoint"] == {"size": 16, "align": 8, "fields": {"x": [0, 8], "y": [8, 8]}}


def test_a_difference_is_named(monkeypatch):
    """The comparison can fail: a shifted field, a missing struct and a wrong number are each reported."""
    changed = copy.deepcopy(_layout.library_layout())
    changed["structs"]["RKPoint"]["fields"]["y"][0] = 4
    del changed["structs"]["RKRect"]
    changed["enums"]["RKStatus"]["RKStatusOK"] = 7
    monkeypatch.setattr(_layout, "library_layout", lambda: changed)
    assert _layout.differences() == [
        "enums.RKStatus.RKStatusOK: 7 in the library, 0 in the package",
        "structs.RKPoint.fields.y: [4, 8] in the library, [8, 8] in the package",
        "structs.RKRect: the package has it, the library does not",
    ]
