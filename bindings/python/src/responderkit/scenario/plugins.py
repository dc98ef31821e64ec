# SPDX-License-Identifier: MIT
"""Plugins of a scenario: where they are, and what their classes inherit from."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Callable, Optional

from .. import Context, Error, NotFoundError, PluginPolicy
from .values import Malformed, Value, failure, quoted

#: Finds a plugin by the name that stands in a file: an absolute path, or None.
Locate = Callable[[str], Optional[str]]


@dataclass
class PluginFile:
    """A plugin that is loaded before anything else."""

    path: str
    place: str

    def load(self, context: Context) -> None:
        """Load it, after allowing its folder and nothing else; the library checks the folder's permissions."""
        try:
            context.plugins.policy = PluginPolicy([os.path.dirname(self.path)])
            context.plugins.load(self.path)
        except Error as error:
            raise Malformed(self.place, failure(error)) from None


def locator(scenario: str, folder: Optional[str]) -> Locate:
    """Look for what is no absolute path beside the scenario, then in a folder."""
    folders = [os.path.dirname(scenario) or ".", *([folder] if folder is not None else [])]

    def locate(name: str) -> Optional[str]:
        candidates = [name] if name.startswith("/") else [os.path.join(each, name) for each in folders]
        found = next((path for path in candidates if os.path.exists(path)), None)
        return os.path.abspath(found) if found is not None else None

    return locate


def read_plugins(value: Value, locate: Locate) -> list[PluginFile]:
    files = []
    for item in value.items():
        name = item.text()
        if "\0" in name:
            item.fail("expected a text without NUL")
        path = locate(name) if name else None
        if path is None:
            item.fail(f"no plugin {quoted(name)}")
        files.append(PluginFile(path, item.place))
    return files


class PluginClasses:
    """A scenario's plugins in a context of their own, while its file is read: which keys an object has depends on its class."""

    def __init__(self, files: list[PluginFile]) -> None:
        self._context = Context()
        try:
            for file in files:
                file.load(self._context)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._context.close()

    def builtin_above(self, name: str) -> Optional[str]:
        """The nearest of the library's own classes above a plugin's; None if no plugin has brought a class of this name."""
        if "\0" in name:
            return None
        try:
            found = self._context.find_class(name)
        except NotFoundError:
            return None
        if found.plugin is None:
            return None
        while found.plugin is not None:
            superclass = found.superclass
            if superclass is None:
                return None
            found = superclass
        return found.name
