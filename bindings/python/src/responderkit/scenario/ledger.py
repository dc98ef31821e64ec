# SPDX-License-Identifier: MIT
"""Which ids a file declares, and which it uses as what."""

from __future__ import annotations

from typing import Callable, Optional

from .plugins import PluginClasses
from .values import Malformed, Value, quoted
from .words import CONTROL_CLASSES

APPLICATION = "app"
DELEGATE = "delegate"

#: What a use of an id accepts, and its words in messages.
_NEEDS = {
    "view": (("view", "window"), "the id of a node"),
    "subview": (("view",), "the id of a node that is no window"),
    "window": (("window",), "the id of a window"),
    "scroll": (("view",), "the id of a scroll view"),
    "control": (("view",), "the id of a control"),
    "controller": (("controller",), "the id of a controller"),
    "responder": (("view", "window", "controller", "application", "delegate"), "the id of a responder"),
    "recognizer": (("recognizer",), "the id of a recognizer"),
    "any": (("view", "window", "controller", "application", "delegate", "recognizer"), "an id"),
    "mortal": (("view", "window", "controller", "delegate", "recognizer"), "the id of a node, a controller, a recognizer or the delegate"),
}


class Ledger:
    """Ids may be used before the place that declares them, so uses are checked when the whole file has been read."""

    def __init__(self) -> None:
        self.kinds: dict[str, str] = {APPLICATION: "application", DELEGATE: "delegate"}
        #: What the scenario's plugins bring; None without plugins.
        self.plugins: Optional[PluginClasses] = None
        #: Class of each node and controller, type of each recognizer; of what a plugin brought, the library's own above it.
        self.classes: dict[str, str] = {}
        #: Selectors that objects implement because a control's target names them; None stands for the runner.
        self.targeted: dict[Optional[str], list[str]] = {}
        self._uses: list[tuple[str, str, str]] = []
        #: Recognizers that go with the object that brings them.
        self._own: set[str] = set()
        self._later: list[Callable[[], None]] = []

    def builtin_above(self, name: str) -> Optional[str]:
        """The nearest of the library's own classes above a plugin's; None if no plugin has brought a class of this name."""
        return self.plugins.builtin_above(name) if self.plugins is not None else None

    def declare(self, value: Value, kind: str) -> str:
        id = value.name()
        if id in (APPLICATION, DELEGATE):
            value.fail(f"the id {quoted(id)} is taken: it always exists")
        if id in self.kinds:
            value.fail(f"the id {quoted(id)} is declared twice")
        self.kinds[id] = kind
        return id

    def declare_own(self, id: str, type_name: str, value: Value) -> None:
        """The id of a recogniser that an object brings of itself."""
        if id in self.kinds:
            value.fail(f"the id {quoted(id)} is declared twice")
        self.kinds[id] = "recognizer"
        self.classes[id] = type_name
        self._own.add(id)

    def later(self, read: Callable[[], None]) -> None:
        """Read something when every id is known: what may stand there depends on the object."""
        self._later.append(read)

    def target(self, id: Optional[str], selector: str) -> None:
        selectors = self.targeted.setdefault(id, [])
        if selector not in selectors:
            selectors.append(selector)

    def use(self, value: Value, need: str) -> str:
        if not isinstance(value.raw, str):
            value.expected(_NEEDS[need][1])
        self._uses.append((value.raw, need, value.place))
        return value.raw

    def use_or_null(self, value: Value, need: str) -> Optional[str]:
        if value.is_null:
            return None
        if not isinstance(value.raw, str):
            value.expected(f"{_NEEDS[need][1]} or null")
        return self.use(value, need)

    def check(self) -> None:
        for read in self._later:
            read()
        for id, need, place in self._uses:
            kinds, text = _NEEDS[need]
            kind = self.kinds.get(id)
            if kind is None or kind not in kinds or self._is_barred(id, need):
                candidates = sorted(known for known, its in self.kinds.items() if its in kinds and not self._is_barred(known, need))
                message = f"no object has the id {quoted(id)}" if kind is None else f"expected {text}, found {quoted(id)}"
                raise Malformed(place, message, candidates)

    def _is_barred(self, id: str, need: str) -> bool:
        """Whether an object of the right kind is not meant after all."""
        if need == "control":
            return self.classes.get(id) not in CONTROL_CLASSES
        return id in self._own if need == "mortal" else need == "scroll" and self.classes.get(id) != "ScrollView"
