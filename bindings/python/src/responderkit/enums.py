"""The library's enumerations by UIKit's words. (RKTouchPhaseBegan of C is TouchPhase.BEGAN here.)"""

from __future__ import annotations

from enum import IntEnum, IntFlag

from .reasons import Reason as Reason


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
    PLUGIN_POLICY = -20
    PLUGIN_FILE = -21
    PLUGIN_FORMAT = -22
    PLUGIN_OPEN = -23
    PLUGIN_ENTRY = -24
    PLUGIN_VERSION = -25
    PLUGIN_INIT = -26
    ENCODING = -27


class Notification(IntEnum):
    """Something that happened to a window, the application or a plugin."""

    WINDOW_DID_BECOME_KEY = 0
    WINDOW_DID_RESIGN_KEY = 1
    WINDOW_DID_BECOME_VISIBLE = 2
    WINDOW_DID_BECOME_HIDDEN = 3
    APPLICATION_DID_BECOME_ACTIVE = 4
    APPLICATION_WILL_RESIGN_ACTIVE = 5
    PLUGIN_WAS_SWITCHED_OFF = 6


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


class TouchTypes(IntFlag):
    """A set of touch types: bit ``1 << TouchType`` for each (SPEC 171)."""

    DIRECT = 1
    INDIRECT = 2
    PENCIL = 4
    INDIRECT_POINTER = 8


class PredictionModel(IntEnum):
    """How Touch.predicted() goes on: in a straight line, or along a parabola."""

    LINEAR = 0
    QUADRATIC = 1


class KeyModifierFlags(IntFlag):
    """Modifier keys. ALTERNATE is option, or Alt; COMMAND the key with the logo; NUMERIC_PAD says where a key is."""

    ALPHA_SHIFT = 1 << 16
    SHIFT = 1 << 17
    CONTROL = 1 << 18
    ALTERNATE = 1 << 19
    COMMAND = 1 << 20
    NUMERIC_PAD = 1 << 21


class PressPhase(IntEnum):
    """What a press is doing; CHANGED is for analogue buttons only (SPEC 269, 272)."""

    BEGAN = 0
    CHANGED = 1
    STATIONARY = 2
    ENDED = 3
    CANCELLED = 4


class PressType(IntEnum):
    """Which button (SPEC 269). KEY is a key of a keyboard; the press itself says which."""

    UP_ARROW = 0
    DOWN_ARROW = 1
    LEFT_ARROW = 2
    RIGHT_ARROW = 3
    SELECT = 4
    MENU = 5
    PLAY_PAUSE = 6
    PAGE_UP = 30
    PAGE_DOWN = 31
    KEY = 63


class MotionPhase(IntEnum):
    """What a shake is doing; CANCELLED says that it was interrupted (SPEC 274)."""

    BEGAN = 0
    ENDED = 3
    CANCELLED = 4


class EventSubtype(IntEnum):
    """Subtype of a motion or remote control event (SPEC 72)."""

    NONE = 0
    MOTION_SHAKE = 1
    REMOTE_CONTROL_PLAY = 100
    REMOTE_CONTROL_PAUSE = 101
    REMOTE_CONTROL_STOP = 102
    REMOTE_CONTROL_TOGGLE_PLAY_PAUSE = 103
    REMOTE_CONTROL_NEXT_TRACK = 104
    REMOTE_CONTROL_PREVIOUS_TRACK = 105
    REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD = 106
    REMOTE_CONTROL_END_SEEKING_BACKWARD = 107
    REMOTE_CONTROL_BEGIN_SEEKING_FORWARD = 108
    REMOTE_CONTROL_END_SEEKING_FORWARD = 109


class GestureInputPhase(IntEnum):
    """What the fingers on a trackpad are doing."""

    BEGAN = 0
    CHANGED = 1
    ENDED = 3
    CANCELLED = 4


class ScrollTypeMask(IntFlag):
    """Kinds of scroll events: notches of a wheel, or a trackpad."""

    DISCRETE = 1
    CONTINUOUS = 2
    ALL = 3


class ScrollViewDecelerationRate(IntEnum):
    """How fast a flick comes to rest: 0.998 or 0.99 per millisecond (SPEC 242, 255)."""

    NORMAL = 0
    FAST = 1


class GestureRecognizerState(IntEnum):
    """State of a recogniser (SPEC 158). Of a discrete gesture, ENDED says that it was recognised."""

    POSSIBLE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    CANCELLED = 4
    FAILED = 5


class SwipeDirection(IntFlag):
    """Directions of a swipe (SPEC 220)."""

    RIGHT = 1
    LEFT = 2
    UP = 4
    DOWN = 8


class RectEdge(IntFlag):
    """Edges of the screen (SPEC 217)."""

    NONE = 0
    TOP = 1
    LEFT = 2
    BOTTOM = 4
    RIGHT = 8
    ALL = 15


class ControlEvents(IntFlag):
    """Control events (SPEC 140)."""

    TOUCH_DOWN = 1 << 0
    TOUCH_DOWN_REPEAT = 1 << 1
    TOUCH_DRAG_INSIDE = 1 << 2
    TOUCH_DRAG_OUTSIDE = 1 << 3
    TOUCH_DRAG_ENTER = 1 << 4
    TOUCH_DRAG_EXIT = 1 << 5
    TOUCH_UP_INSIDE = 1 << 6
    TOUCH_UP_OUTSIDE = 1 << 7
    TOUCH_CANCEL = 1 << 8
    VALUE_CHANGED = 1 << 12
    PRIMARY_ACTION_TRIGGERED = 1 << 13
    MENU_ACTION_TRIGGERED = 1 << 14
    EDITING_DID_BEGIN = 1 << 16
    EDITING_CHANGED = 1 << 17
    EDITING_DID_END = 1 << 18
    EDITING_DID_END_ON_EXIT = 1 << 19
    ALL_TOUCH_EVENTS = 0x00000FFF
    ALL_EDITING_EVENTS = 0x000F0000
    APPLICATION_RESERVED = 0x0F000000
    SYSTEM_RESERVED = 0xF0000000
    ALL_EVENTS = 0xFFFFFFFF


class ControlState(IntFlag):
    """State of a control (SPEC 142)."""

    NORMAL = 0
    HIGHLIGHTED = 1
    DISABLED = 2
    SELECTED = 4
    FOCUSED = 8


class EventType(IntEnum):
    """Kind of an event (SPEC 72)."""

    TOUCHES = 0
    MOTION = 1
    REMOTE_CONTROL = 2
    PRESSES = 3
    SCROLL = 10
    HOVER = 11
    TRANSFORM = 14


class PluginState(IntEnum):
    """What a plugin is doing."""

    ACTIVE = 0
    INACTIVE = 1
    FAULTED = 2


class PluginFault(IntEnum):
    """What an override of a plugin did wrong (SPEC 307)."""

    RETURNED_DEAD_OBJECT = 1
    RETURNED_FOREIGN_OBJECT = 2
    RETURNED_BAD_BOOL = 3
    RETURNED_NAN = 4
    WRONG_THREAD = 5
    DESTROYED_RECEIVER = 6
    TOO_DEEP = 7
    TOO_SLOW = 8
    WROTE_HOST_TABLE = 9
    REPORTED = 10


class PluginSeverity(IntEnum):
    """How much a plugin's report matters; ERROR counts as a fault."""

    INFO = 0
    WARNING = 1
    ERROR = 2


class RecorderOptions(IntFlag):
    """What a recording leaves out."""

    NONE = 0
    #: The decisions: a smaller file, which a replay can still compare by what the library calls.
    WITHOUT_DECISIONS = 1
