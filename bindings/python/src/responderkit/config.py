# SPDX-License-Identifier: MIT
"""The configuration, flags and constants, as a mapping: ``context.config["controlSlop"] = 70``."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from ctypes import byref, c_double
from functools import cache
from typing import TYPE_CHECKING, Union

from . import _capi
from ._callbacks import call

if TYPE_CHECKING:
    from .context import Context


@cache
def config_keys() -> dict[str, int]:
    """The library's number of every flag and constant, by name."""
    keys: dict[str, int] = {}
    while True:
        name = _capi.rk_config_name(len(keys))
        if name is None:
            return keys
        keys[name.decode()] = len(keys)


@cache
def config_value_names(name: str) -> dict[str, float]:
    """The values of a flag that have names, such as firstAdded of sameViewTie."""
    names: dict[str, float] = {}
    while True:
        text = _capi.rk_config_value_name(config_keys()[name], float(len(names)))
        if text is None:
            return names
        names[text.decode()] = float(len(names))


def config_value(name: str, value: Union[float, bool, str]) -> tuple[int, float]:
    """The library's number of a flag or constant, and the number that a value of it is."""
    key = config_key(name)
    if isinstance(value, str):
        named = config_value_names(name)
        if value not in named:
            allowed = ", ".join(named) or "a number"
            raise ValueError(f"{name} cannot be {value!r}: allowed is {allowed}")
        value = named[value]
    return key, float(value)


def config_key(name: str) -> int:
    """The library's number of a flag or constant."""
    key = config_keys().get(name)
    if key is None:
        raise KeyError(f"no flag or constant is called {name!r}; there are {', '.join(config_keys())}")
    return key


class Config(MutableMapping[str, float]):
    """The flags and constants of a context, by the names in the table at the end of the page Behaviour. ``del`` restores a default.

    ``SPEC n`` in these docstrings is rule n of that page of the documentation.
    """

    def __init__(self, context: Context) -> None:
        """Made by the context: see Context.config."""
        self._context = context

    def __getitem__(self, name: str) -> float:
        out = c_double()
        call(_capi.rk_context_get_config, self._context._handle, config_key(name), byref(out))
        return out.value

    def __setitem__(self, name: str, value: Union[float, bool, str]) -> None:
        call(_capi.rk_context_set_config, self._context._handle, *config_value(name, value))

    def __delitem__(self, name: str) -> None:
        self[name] = self.default(name)

    def __iter__(self) -> Iterator[str]:
        return iter(config_keys())

    def __len__(self) -> int:
        return len(config_keys())

    def __repr__(self) -> str:
        return f"Config({dict(self)!r})"

    @staticmethod
    def default(name: str) -> float:
        """The value a context starts with."""
        return float(_capi.rk_config_default(config_key(name)))
