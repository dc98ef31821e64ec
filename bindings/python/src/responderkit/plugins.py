# SPDX-License-Identifier: MIT
"""Plugins: loading them into a context, deactivating and activating them, and their faults."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from ctypes import byref, c_char_p, c_int32, c_size_t, c_uint64, c_void_p
from dataclasses import dataclass
from typing import TYPE_CHECKING, Optional, Union

from . import _capi
from ._callbacks import call, call_list, call_text, invoke
from ._objects import c_text
from ._properties import uint32
from .enums import PluginFault, PluginState, Status
from .errors import status_error

if TYPE_CHECKING:
    from .context import Context

_Path = Union[str, "os.PathLike[str]"]


@dataclass(frozen=True)
class PluginPolicy:
    """The host's policy for plugins.

    - ``folders``: The folders from which plugins may be loaded, folders below them included; symbolic links are resolved when
      the policy is set.
    - ``digests``: SHA-256 digests as 64 hexadecimal digits; if there are any, only files with one of them are loaded.
    - ``allows_environment``: Whether Plugins.load_environment() may read RESPONDERKIT_PLUGIN_PATH.
    - ``allows_shared_files``: Whether the check of permissions is skipped, so that files load to which other users may write.
      For tests on machines without other users.
    - ``budget``: The greatest duration of one call of an override or action, in seconds of the machine's clock; 0: not measured.
    - ``fault_limit``: The number of faults after which a plugin's overrides are switched off; 0 means 8.
    """

    folders: Sequence[_Path] = ()
    digests: Sequence[str] = ()
    allows_environment: bool = False
    allows_shared_files: bool = False
    budget: float = 0.0
    fault_limit: int = 0


class Plugin:
    """A plugin that a context has loaded; it exists as long as the context."""

    __slots__ = ("_context", "_handle")

    def __init__(self, context: Context, handle: int) -> None:
        """Made by the context: see Plugins.load()."""
        self._context = context
        self._handle = handle

    @property
    def id(self) -> str:
        """Its identifier, such as "org.responderkit.round-button"."""
        return call_text(_capi.rk_plugin_get_id, self._handle)

    @property
    def name(self) -> str:
        """The identifier, by which sentences name the plugin. Objects of its classes have their own names."""
        return self.id

    def describe(self) -> str:
        """A line such as "<Plugin org.responderkit.round-button; version = 1.0.0; active>"."""
        return call_text(_capi.rk_object_describe, self._handle)

    @property
    def version(self) -> str:
        """Its own version."""
        return call_text(_capi.rk_plugin_get_version, self._handle)

    @property
    def path(self) -> str:
        """The resolved path it was loaded from; "" for one that is part of the program."""
        return call_text(_capi.rk_plugin_get_path, self._handle)

    @property
    def state(self) -> PluginState:
        """What it is doing."""
        out = c_int32()
        call(_capi.rk_plugin_get_state, self._handle, byref(out))
        return PluginState(out.value)

    @property
    def faults(self) -> int:
        """The number of its faults since it became active (SPEC 307)."""
        out = c_uint64()
        call(_capi.rk_plugin_get_faults, self._handle, byref(out), None)
        return out.value

    @property
    def last_fault(self) -> Optional[PluginFault]:
        """The kind of its last fault; None without a fault."""
        out = c_int32()
        call(_capi.rk_plugin_get_faults, self._handle, None, byref(out))
        return PluginFault(out.value) if out.value else None

    def deactivate(self) -> None:
        """Switch the plugin off: its extensions are removed, and its class names are free again. BusyError while objects of its classes exist."""
        call(_capi.rk_plugin_deactivate, self._handle)

    def activate(self) -> None:
        """Switch the plugin on again: its extensions come before all others, and its faults are counted from 0."""
        call(_capi.rk_plugin_activate, self._handle)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plugin) and other._handle == self._handle

    def __hash__(self) -> int:
        return hash(self._handle)

    def __repr__(self) -> str:
        return f"Plugin({self.id!r})"


class Plugins:
    """The plugins of a context, in the order of loading. Nothing is loaded until a policy is set."""

    def __init__(self, context: Context) -> None:
        """Made by the context: see Context.plugins."""
        self._context = context

    @property
    def policy(self) -> Optional[PluginPolicy]:
        """The policy for loading; None: no plugin may be loaded. Loaded plugins stay; the budget and fault limit of a
        new policy apply to them."""
        return self._context._plugin_policy

    @policy.setter
    def policy(self, policy: Optional[PluginPolicy]) -> None:
        given = None
        if policy is not None:
            folders = [_path(folder, "a folder") for folder in policy.folders]
            digests = [c_text(digest, "a digest") for digest in policy.digests]
            desc = _capi.sized(_capi.RKPluginPolicy)
            desc.allows_environment = policy.allows_environment
            desc.allows_shared_files = policy.allows_shared_files
            desc.folders, desc.folder_count = (c_char_p * len(folders))(*folders), len(folders)
            desc.digests, desc.digest_count = (c_char_p * len(digests))(*digests), len(digests)
            desc.budget = policy.budget
            desc.fault_limit = uint32(policy.fault_limit, "fault_limit")
            given = byref(desc)
        call(_capi.rk_plugin_policy, self._context._handle, given)
        self._context._plugin_policy = policy

    def load(self, path: _Path) -> Plugin:
        """Load a plugin and make it active. A path that is not absolute begins at the working folder.

        If the plugin cannot be loaded, the exception is one from PluginPolicyError to PluginInitError; its text names the cause.
        The file's constructors run before its ``init``, and have run even if a later check refuses the plugin.
        """
        out = c_void_p()
        call(_capi.rk_plugin_load, self._context._handle, _path(os.path.abspath(path), "path"), byref(out))
        assert out.value is not None
        return Plugin(self._context, out.value)

    def load_environment(self) -> int:
        """Load the files and folders that RESPONDERKIT_PLUGIN_PATH lists, and return the number of plugins loaded.

        A plugin that does not load causes a diagnostic ("pluginNotLoaded"), and the next one is loaded.
        """
        out = c_size_t()
        call(_capi.rk_plugin_load_environment, self._context._handle, byref(out))
        return out.value

    def find(self, id: str) -> Optional[Plugin]:
        """The plugin with an id; None if there is none."""
        out = c_void_p()
        status = invoke(_capi.rk_plugin_find, self._context._handle, c_text(id, "id"), byref(out))
        if status == Status.NOT_FOUND:
            return None
        if status < 0:
            raise status_error(status)
        assert out.value is not None
        return Plugin(self._context, out.value)

    def __iter__(self) -> Iterator[Plugin]:
        handles = call_list(_capi.rk_context_get_plugins, self._context._handle)
        return iter([Plugin(self._context, handle) for handle in handles])

    def __len__(self) -> int:
        out = c_size_t()
        call(_capi.rk_context_get_plugins, self._context._handle, None, 0, byref(out))
        return out.value


def _path(path: _Path, what: str) -> bytes:
    encoded = os.fsencode(path)
    if b"\0" in encoded:
        raise ValueError(f"{what} must not contain a NUL character")
    return encoded
