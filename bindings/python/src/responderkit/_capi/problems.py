"""What went wrong: problems.h."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint32, c_uint64
from enum import IntEnum

from ._binding import Handle, Pointer, c_function
from .base import RKContextRef, RKObjectRef
from .geometry import RKPoint
from .trace import RKExplanationStep


class RKProblemKind(IntEnum):
    """enum RKProblemKind."""

    RKProblemKindTapUnheard = 1
    RKProblemKindNearMiss = 2
    RKProblemKindCovered = 3
    RKProblemKindOutside = 4
    RKProblemKindNotInteractive = 5
    RKProblemKindControlDisabled = 6
    RKProblemKindSwallowed = 7
    RKProblemKindTrackingCancelled = 8
    RKProblemKindWithheld = 9
    RKProblemKindFailedNarrowly = 20
    RKProblemKindLongWait = 21
    RKProblemKindRecognizerDisabled = 22
    RKProblemKindRecognizerUnheard = 23
    RKProblemKindRecognizerDetached = 24
    RKProblemKindAlwaysPrevented = 25
    RKProblemKindBeganAgain = 30
    RKProblemKindNeverBegan = 31
    RKProblemKindNotEnded = 32
    RKProblemKindVelocitySpike = 33
    RKProblemKindTimeBackwards = 34
    RKProblemKindInputDropped = 35
    RKProblemKindPostRefused = 36
    RKProblemKindActionLost = 40
    RKProblemKindDiagnostic = 41


class RKProblemSeverity(IntEnum):
    """enum RKProblemSeverity."""

    RKProblemSeverityHint = 1
    RKProblemSeverityWarning = 2
    RKProblemSeverityError = 3


class RKProblemPart(IntEnum):
    """enum RKProblemPart."""

    RKProblemPartSentence = 0
    RKProblemPartWhere = 1
    RKProblemPartHelp = 2
    RKProblemPartExplanation = 3


# #define RK_PROBLEMS_INPUT_ENDED 1u
RK_PROBLEMS_INPUT_ENDED = 1


class RKProblem(Structure):
    """struct RKProblem."""

    # uint32_t struct_size;
    struct_size: int
    # RKProblemKind kind;
    kind: int
    # RKProblemSeverity severity;
    severity: int
    # RKReason reason;
    reason: int
    # RKUnit unit;
    unit: int
    # uint32_t rule;
    rule: int
    # uint64_t count;
    count: int
    # uint64_t sequence;
    sequence: int
    # uint64_t first_sequence;
    first_sequence: int
    # double time;
    time: float
    # double first_time;
    first_time: float
    # RKObjectRef victim;
    victim: Handle
    # RKObjectRef culprit;
    culprit: Handle
    # RKPoint point;
    point: RKPoint
    # double value;
    value: float
    # double limit;
    limit: float
    # int64_t touch_id;
    touch_id: int
    _fields_ = [
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("severity", c_int32),
        ("reason", c_int32),
        ("unit", c_int32),
        ("rule", c_uint32),
        ("count", c_uint64),
        ("sequence", c_uint64),
        ("first_sequence", c_uint64),
        ("time", c_double),
        ("first_time", c_double),
        ("victim", RKObjectRef),
        ("culprit", RKObjectRef),
        ("point", RKPoint),
        ("value", c_double),
        ("limit", c_double),
        ("touch_id", c_int64),
    ]


# RKStatus rk_problems(RKContextRef context, uint32_t flags, RKProblem *out, size_t capacity, size_t *count);
@c_function([RKContextRef, c_uint32, POINTER(RKProblem), c_size_t, POINTER(c_size_t)], c_int32)
def rk_problems(context: Handle, flags: int, out: Pointer, capacity: int, count: Pointer, /) -> int: ...


# RKStatus rk_problem_describe(RKContextRef context, const RKProblem *problem, RKProblemPart part, char *buffer, size_t
#     capacity, size_t *length);
@c_function([RKContextRef, POINTER(RKProblem), c_int32, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_problem_describe(
    context: Handle, problem: Pointer, part: int, buffer: Pointer, capacity: int, length: Pointer, /
) -> int: ...


# RKStatus rk_problem_steps(RKContextRef context, const RKProblem *problem, RKExplanationStep *out, size_t capacity,
#     size_t *count);
@c_function([RKContextRef, POINTER(RKProblem), POINTER(RKExplanationStep), c_size_t, POINTER(c_size_t)], c_int32)
def rk_problem_steps(context: Handle, problem: Pointer, out: Pointer, capacity: int, count: Pointer, /) -> int: ...
