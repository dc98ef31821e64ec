"""The library's enumerations by UIKit's words. (RKTouchPhaseBegan of C is TouchPhase.BEGAN here.)"""

from __future__ import annotations

from enum import IntEnum


class Status(IntEnum):
    """Result of a call; an error is raised as the class of errors.py that bears its name."""

    OK = 0
    INVALID_ARGUMENT = -1
    INVALID_HANDLE = -2
    STALE_HANDLE = -3
    WRONG_KIND = -4
    WRONG_CONTEXT = -5
    WRONG_THREAD = -6
    NO_MEMORY = -7
    STRUCT_SIZE = -8
    STRUCT_NEWER = -9
    CYCLE = -10
    TOO_DEEP = -11
    NOT_FOUND = -12
    ALREADY_EXISTS = -13
    BUFFER_TOO_SMALL = -14
    UNSUPPORTED = -15
    LIMIT_REACHED = -16
    NOT_OWNED = -17
    BUSY = -18
    SYSTEM = -19


class Notification(IntEnum):
    """Something that happened to a window or the application."""

    WINDOW_DID_BECOME_KEY = 0
    WINDOW_DID_RESIGN_KEY = 1
    WINDOW_DID_BECOME_VISIBLE = 2
    WINDOW_DID_BECOME_HIDDEN = 3
    APPLICATION_DID_BECOME_ACTIVE = 4
    APPLICATION_WILL_RESIGN_ACTIVE = 5


class TouchPhase(IntEnum):
    """What a touch is doing (SPEC 54)."""

    BEGAN = 0
    MOVED = 1
    STATIONARY = 2
    ENDED = 3
    CANCELLED = 4


class TouchType(IntEnum):
    """What made a touch (SPEC 55)."""

    DIRECT = 0
    INDIRECT = 1
    PENCIL = 2
    INDIRECT_POINTER = 3


class EventType(IntEnum):
    """Kind of an event (SPEC 72)."""

    TOUCHES = 0
    MOTION = 1
    REMOTE_CONTROL = 2
    PRESSES = 3
    SCROLL = 10
    HOVER = 11
    TRANSFORM = 14


class Reason(IntEnum):
    """What was decided, and why; trace.h explains each."""

    HIT_HIDDEN = 1
    HIT_INTERACTION_DISABLED = 2
    HIT_ALPHA = 3
    HIT_ANIMATING = 4
    HIT_SINGULAR_TRANSFORM = 5
    HIT_OUTSIDE = 6
    HIT_OUTSIDE_BY_OVERRIDE = 7
    HIT_INSIDE = 8
    HIT_INSIDE_BY_OVERRIDE = 9
    HIT_TAKEN = 10
    HIT_OVERRIDE_RETURNED = 11
    HIT_OVERRIDE_RETURNED_NIL = 12
    HIT_SUBVIEW_GONE = 13
    TOUCH_HIT = 100
    TOUCH_HIT_NOTHING = 101
    TOUCH_HIT_VIEW_WITHOUT_WINDOW = 102
    TOUCH_WITHHELD_MULTIPLE_TOUCH = 103
    TOUCH_WITHHELD_EXCLUSIVE_TOUCH = 104
    TOUCH_IGNORED = 105
    TOUCH_DROPPED = 106
    TOUCH_CANCELLED_BY_SYSTEM = 107
    TOUCH_CANCELLED_BY_REMOVAL = 108
    TOUCH_CANCELLED_BY_WINDOW = 109
    TOUCH_NO_TAP = 110
    DELIVERED = 200
    FORWARDED = 201
    DISCARDED = 202
    EVENT_DROPPED = 203
    BECAME_FIRST = 300
    CANNOT_BECOME_FIRST = 301
    FIRST_WITHOUT_WINDOW = 302
    FIRST_REFUSED_BY_CURRENT = 303
    RESIGNED_FIRST = 304
    RESIGNED_BY_REMOVAL = 305
    BECAME_KEY = 400
    RESIGNED_KEY = 401
    RESPONDER_CYCLE = 900
    RESPONDER_CHAIN_TOO_LONG = 901
    TOO_DEEP = 902
    OVERRIDE_MISBEHAVED = 903
    TIME_BACKWARDS = 904
    POSTED_EVENT_REFUSED = 905
    DEFERRED_RELEASE_REFUSED = 906
