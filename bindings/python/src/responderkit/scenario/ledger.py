"""Which ids a file declares, and which it uses as what."""

from __future__ import annotations

from typing import Optional

from .values import Malformed, Value, quoted

APPLICATION = "app"
DELEGATE = "delegate"

#: What a use of an id accepts, and how that is said.
_NEEDS = {
    "view": (("view", "window"), "the id of a node"),
    "subview": (("view",), "the id of a node that is no window"),
    "window": (("window",), "the id of a window"),
    "controller": (("controller",), "the id of a controller"),
    "responder": (("view", "window", "controller", "application", "delegate"), "an id"),
    "mortal": (("view", "window", "controller", "delegate"), "the id of a node, a controller or the delegate"),
}


class Ledger:
    """Ids may be used before the place that declares them, so uses are checked when the whole file has been read."""

    def __init__(self) -> None:
        self.kinds: dict[str, str] = {APPLICATION: "application", DELEGATE: "delegate"}
        self._uses: list[tuple[str, str, str]] = []

    def declare(self, value: Value, kind: str) -> str:
        id = value.name()
        if id in (APPLICATION, DELEGATE):
            value.fail(f"the id {quoted(id)} is taken: it always exists")
        if id in self.kinds:
            value.fail(f"the id {quoted(id)} is declared twice")
        self.kinds[id] = kind
        return id

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
        for id, need, place in self._uses:
            kinds, text = _NEEDS[need]
            kind = self.kinds.get(id)
            if kind is None or kind not in kinds:
                candidates = sorted(known for known, its in self.kinds.items() if its in kinds)
                message = f"no object has the id {quoted(id)}" if kind is None else f"expected {text}, found {quoted(id)}"
                raise Malformed(place, message, candidates)
