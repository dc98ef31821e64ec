# SPDX-License-Identifier: MIT
"""The audit: findings about the views of a window without any touch (SPEC 355)."""

from __future__ import annotations

from ctypes import byref, c_size_t, sizeof
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Optional, Union

from . import _capi
from ._callbacks import call, call_text
from ._objects import Object
from .enums import AuditKind, AuditUnit
from .geometry import Rect, rect_of

if TYPE_CHECKING:
    from .context import Context
    from .plugins import Plugin


@dataclass(frozen=True)
class AuditFinding:
    """One finding.

    - ``kind``: What is wrong.
    - ``area``: The bounding box, in the window's coordinates, of the touchable area or of the part that is cut off.
    - ``value``: What was measured, such as the side of the largest square in the area.
    - ``limit``: The limit that the value is compared with.
    - ``tolerance``: The greatest error of the value; 0: exact.
    - ``unit``: The unit of these numbers.
    """

    kind: AuditKind
    area: Rect
    value: float
    limit: float
    tolerance: float
    unit: AuditUnit
    _context: Context = field(repr=False, compare=False)
    _record: Any = field(repr=False, compare=False)

    @property
    def subject(self) -> Union[Object, Plugin, None]:
        """The view or recogniser; None if it has ended."""
        return self._context._wrap_any(self._record.subject)  # type: ignore[no-any-return]

    @property
    def culprit(self) -> Union[Object, Plugin, None]:
        """The object that causes the finding; None if there is none or it has ended."""
        return self._context._wrap_any(self._record.culprit)  # type: ignore[no-any-return]

    @property
    def decider(self) -> Union[Object, Plugin, None]:
        """The view whose override of hit_test or point_inside may decide otherwise, and was not called."""
        return self._context._wrap_any(self._record.decider)  # type: ignore[no-any-return]

    @property
    def sentence(self) -> str:
        """The finding in words, with the remedy."""
        return call_text(_capi.rk_audit_describe, self._context._handle, byref(self._record))

    def __str__(self) -> str:
        return self.sentence


def audit(context: Context, window: Optional[int], flags: int, least: float, recommended: float) -> list[AuditFinding]:
    """The findings about a window; Window.audit() has the words."""
    for name, size in (("least", least), ("recommended", recommended)):
        if isinstance(size, bool) or not isinstance(size, (int, float)):
            raise TypeError(f"{name} is a size in points, a number, not {size!r}")
    options = _capi.RKAuditOptions(sizeof(_capi.RKAuditOptions), flags, least, recommended)
    count, capacity = c_size_t(), 256
    while True:
        raw = (_capi.RKAuditFinding * capacity)()
        raw[0].struct_size = sizeof(_capi.RKAuditFinding)
        call(_capi.rk_window_audit, window, byref(options), raw, capacity, byref(count))
        if count.value <= capacity:
            return [_finding(context, each) for each in raw[: count.value]]
        capacity = count.value


def _finding(context: Context, raw: Any) -> AuditFinding:
    record = _capi.RKAuditFinding.from_buffer_copy(raw)
    record.struct_size = sizeof(_capi.RKAuditFinding)
    return AuditFinding(
        kind=AuditKind(record.kind),
        area=rect_of(record.area),
        value=record.value,
        limit=record.limit,
        tolerance=record.tolerance,
        unit=AuditUnit(record.unit),
        _context=context,
        _record=record,
    )
