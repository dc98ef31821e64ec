"""The audit: audit.h."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_char_p, c_double, c_int32, c_size_t, c_uint32
from enum import IntEnum

from ._binding import Handle, Pointer, c_function
from .base import RKContextRef, RKObjectRef, RKWindowRef
from .geometry import RKRect


class RKAuditKind(IntEnum):
    """enum RKAuditKind."""

    RKAuditKindTooSmall = 1
    RKAuditKindSmall = 2
    RKAuditKindCovered = 10
    RKAuditKindCoveredIdly = 11
    RKAuditKindOutside = 12
    RKAuditKindCutOff = 13
    RKAuditKindHidden = 14
    RKAuditKindTransparent = 15
    RKAuditKindNotInteractive = 16
    RKAuditKindAnimating = 17
    RKAuditKindSingular = 18
    RKAuditKindTapsTogether = 20
    RKAuditKindExclusive = 21
    RKAuditKindRecognizerDisabled = 30
    RKAuditKindRecognizerUnheard = 31
    RKAuditKindControlDisabled = 32
    RKAuditKindControlUnheard = 33
    RKAuditKindDetached = 34


class RKAuditUnit(IntEnum):
    """enum RKAuditUnit."""

    RKAuditUnitNone = 0
    RKAuditUnitPoints = 1
    RKAuditUnitAlpha = 2
    RKAuditUnitTaps = 3


# #define RK_AUDIT_DETACHED 1u
RK_AUDIT_DETACHED = 1
# #define RK_AUDIT_CALLS_OVERRIDES 2u
RK_AUDIT_CALLS_OVERRIDES = 2


class RKAuditOptions(Structure):
    """struct RKAuditOptions."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t flags;
    flags: int
    # double least;
    least: float
    # double recommended;
    recommended: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("least", c_double),
        ("recommended", c_double),
    ]


class RKAuditFinding(Structure):
    """struct RKAuditFinding."""

    # uint32_t struct_size;
    struct_size: int
    # RKAuditKind kind;
    kind: int
    # RKObjectRef subject;
    subject: Handle
    # RKObjectRef culprit;
    culprit: Handle
    # RKObjectRef decider;
    decider: Handle
    # RKRect area;
    area: RKRect
    # double value;
    value: float
    # double limit;
    limit: float
    # double tolerance;
    tolerance: float
    # RKAuditUnit unit;
    unit: int
    # uint32_t reserved;
    reserved: int
    _fields_ = [
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("subject", RKObjectRef),
        ("culprit", RKObjectRef),
        ("decider", RKObjectRef),
        ("area", RKRect),
        ("value", c_double),
        ("limit", c_double),
        ("tolerance", c_double),
        ("unit", c_int32),
        ("reserved", c_uint32),
    ]


# RKStatus rk_window_audit(RKWindowRef window, const RKAuditOptions *options, RKAuditFinding *out, size_t capacity, size_t
#     *count);
@c_function([RKWindowRef, POINTER(RKAuditOptions), POINTER(RKAuditFinding), c_size_t, POINTER(c_size_t)], c_int32)
def rk_window_audit(window: Handle, options: Pointer, out: Pointer, capacity: int, count: Pointer, /) -> int: ...


# RKStatus rk_audit_describe(RKContextRef context, const RKAuditFinding *finding, char *buffer, size_t capacity, size_t
#     *length);
@c_function([RKContextRef, POINTER(RKAuditFinding), c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_audit_describe(
    context: Handle, finding: Pointer, buffer: Pointer, capacity: int, length: Pointer, /
) -> int: ...
