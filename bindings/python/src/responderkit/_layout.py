# SPDX-License-Identifier: MIT
"""Compare this package's structs and enums with those of the library (rk_abi_layout)."""

from __future__ import annotations

import ctypes
import json
from enum import IntEnum, IntFlag
from typing import Any

from . import _capi
from ._capi import _enums, _types
from ._callbacks import call_text


def library_layout() -> dict[str, Any]:
    """The manifest of the library that is loaded."""
    return json.loads(call_text(_capi.rk_abi_layout))  # type: ignore[no-any-return]


def package_layout() -> dict[str, Any]:
    """The same manifest, as this package declares it."""
    structs: dict[str, Any] = {}
    enums: dict[str, Any] = {}
    for name, value in [*vars(_types).items(), *vars(_enums).items()]:
        if not name.startswith("RK") or not isinstance(value, type):
            continue
        if issubclass(value, ctypes.Structure):
            fields = {field[0]: [getattr(value, field[0]).offset, getattr(value, field[0]).size] for field in value._fields_}
            structs[name] = {"size": ctypes.sizeof(value), "align": ctypes.alignment(value), "fields": fields}
        elif issubclass(value, (IntEnum, IntFlag)):
            enums[name] = {word: int(member) for word, member in value.__members__.items()}
    return {
        "abi": [_capi.RK_ABI_MAJOR, _capi.RK_ABI_MINOR],
        "pointer": ctypes.sizeof(ctypes.c_void_p),
        "structs": structs,
        "enums": enums,
    }


def differences() -> list[str]:
    """Every way in which the two disagree, as sentences; none if the package fits the library."""
    found: list[str] = []
    _compare(library_layout(), package_layout(), "", found)
    return found


def _compare(library: Any, package: Any, path: str, found: list[str]) -> None:
    if isinstance(library, dict) and isinstance(package, dict):
        for key in sorted(set(library) | set(package)):
            place = f"{path}.{key}" if path else key
            if key not in package:
                found.append(f"{place}: the library has it, the package does not")
            elif key not in library:
                found.append(f"{place}: the package has it, the library does not")
            else:
                _compare(library[key], package[key], place, found)
    elif library != package:
        found.append(f"{path}: {library} in the library, {package} in the package")
