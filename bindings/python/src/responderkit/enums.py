"""The library's enumerations by UIKit's words. (RKTouchPhaseBegan of C is TouchPhase.BEGAN here.)"""

from __future__ import annotations

from ._worded import WordedEnum, WordedFlag
from .reasons import Reason as Reason


class Status(WordedEnum):
    """Result of a call; an error is raised as the class of errors.py that bears its name."""

    OK = 0, "Success."
    INVALID_ARGUMENT = (
        -1,
        "An argument has a value that the function does not take: None, NaN, infinity, an unknown enumerator, a negative index.",
    )
    INVALID_HANDLE = -2, "The bits are not a handle of any object that ever lived."
    STALE_HANDLE = -3, "The object has been destroyed."
    WRONG_KIND = -4, "The handle names an object of another kind."
    WRONG_CONTEXT = -5, "The objects belong to different contexts."
    WRONG_THREAD = -6, "The calling thread does not own the context."
    NO_MEMORY = -7, "Memory, or the context's memory limit, is exhausted."
    STRUCT_SIZE = -8, "A descriptor's size is 0, smaller than the first published version of the struct, or larger than 4096."
    STRUCT_NEWER = -9, "The descriptor is newer than the library and uses a field that the library does not know."
    CYCLE = -10, "The call would make a view, controller or class its own ancestor."
    TOO_DEEP = -11, "The tree would be deeper than 10,000 levels, or updates nest deeper than 64."
    NOT_FOUND = -12, "There is no such thing (class, touch, config name, subview index)."
    ALREADY_EXISTS = -13, "There is one already (class name, application, touch id)."
    BUFFER_TOO_SMALL = -14, "A buffer is too small. The package makes a larger one: no caller receives this."
    UNSUPPORTED = -15, "The library, in this build or version, does not do this."
    LIMIT_REACHED = -16, "A count exceeds what the library can number."
    NOT_OWNED = -17, "The caller has no reference left to give back."
    BUSY = -18, "The object is in use in a way that forbids the call now."
    SYSTEM = -19, "The operating system refused; the error's text has its reason."
    PLUGIN_POLICY = -20, "The host's policy does not let this plugin be loaded."
    PLUGIN_FILE = -21, "The plugin's file cannot be opened or is no regular file."
    PLUGIN_FORMAT = -22, "The plugin's file is no shared object of this machine with the symbol ``responderkit_plugin``."
    PLUGIN_OPEN = -23, "The dynamic linker refused the plugin."
    PLUGIN_ENTRY = -24, "The plugin's entry is not one: wrong magic, size, id, version text, or no init."
    PLUGIN_VERSION = -25, "The plugin was built for another binary interface, or for a newer one."
    PLUGIN_INIT = -26, "The plugin's init refused."
    ENCODING = -27, "An encoding differs from the registered one, or is not well formed."


class Notification(WordedEnum):
    """Something that happened to a window, the application or a plugin."""

    WINDOW_DID_BECOME_KEY = 0, "A window became key; sent after its become_key_window() (SPEC 281)."
    WINDOW_DID_RESIGN_KEY = 1, "A window is key no more; sent after its resign_key_window() (SPEC 281)."
    WINDOW_DID_BECOME_VISIBLE = 2, "A window became visible."
    WINDOW_DID_BECOME_HIDDEN = 3, "A window was hidden."
    APPLICATION_DID_BECOME_ACTIVE = 4, "The application became active."
    APPLICATION_WILL_RESIGN_ACTIVE = 5, "The application is about to become inactive; its touches are still there (SPEC 287)."
    PLUGIN_WAS_SWITCHED_OFF = 6, "A plugin's overrides were switched off after too many faults; the object is the plugin."


class ObservedMethod(WordedEnum):
    """A method that an observer sees (SPEC 356)."""

    HIT_TEST = 0, "hit_test() of a view; point in its coordinates."
    POINT_INSIDE = 1, "point_inside() of a view, when it has returned; point in its coordinates, value = the answer."
    TOUCHES_BEGAN = 2, "touches_began() of a responder or recognizer; objects = the touches."
    TOUCHES_MOVED = 3, "touches_moved() of a responder or recognizer; objects = the touches."
    TOUCHES_ENDED = 4, "touches_ended() of a responder or recognizer; objects = the touches."
    TOUCHES_CANCELLED = 5, "touches_cancelled() of a responder or recognizer; objects = the touches."
    TOUCHES_ESTIMATED_PROPERTIES_UPDATED = 6, "touches_estimated_properties_updated(); objects = the touches, as earlier samples."
    PRESSES_BEGAN = 7, "presses_began() of a responder or recognizer; objects = the presses."
    PRESSES_CHANGED = 8, "presses_changed() of a responder or recognizer; objects = the presses."
    PRESSES_ENDED = 9, "presses_ended() of a responder or recognizer; objects = the presses."
    PRESSES_CANCELLED = 10, "presses_cancelled() of a responder or recognizer; objects = the presses."
    MOTION_BEGAN = 11, "motion_began(); value = EventSubtype."
    MOTION_ENDED = 12, "motion_ended(); value = EventSubtype."
    MOTION_CANCELLED = 13, "motion_cancelled(); value = EventSubtype."
    REMOTE_CONTROL_RECEIVED = 14, "remote_control_received(); value = EventSubtype."
    INSERT_TEXT = 15, "insert_text() of a responder; text = the text."
    DELETE_BACKWARD = 16, "delete_backward() of a responder."
    BECOME_FIRST_RESPONDER = 17, "become_first_responder() of a responder."
    RESIGN_FIRST_RESPONDER = 18, "resign_first_responder() of a responder."
    BEGIN_TRACKING = 19, "begin_tracking() of a control; objects = the touch."
    CONTINUE_TRACKING = 20, "continue_tracking() of a control; objects = the touch."
    END_TRACKING = 21, "end_tracking() of a control; objects = the touch."
    CANCEL_TRACKING = 22, "cancel_tracking() of a control."
    SEND_ACTIONS_FOR_CONTROL_EVENTS = 23, "send_actions() of a control, also without an action for them; value = the mask."
    SEND_ACTION = 24, "send_action() of a control; text = the selector."
    VIEW_WILL_APPEAR = 25, "view_will_appear() of a view controller; value = animated."
    VIEW_IS_APPEARING = 26, "view_is_appearing() of a view controller; value = animated."
    VIEW_DID_APPEAR = 27, "view_did_appear() of a view controller; value = animated."
    VIEW_WILL_DISAPPEAR = 28, "view_will_disappear() of a view controller; value = animated."
    VIEW_DID_DISAPPEAR = 29, "view_did_disappear() of a view controller; value = animated."


class TouchPhase(WordedEnum):
    """What a touch is doing (SPEC 54)."""

    BEGAN = 0, "The finger came down."
    MOVED = 1, "It moved."
    STATIONARY = 2, "It is down and did not change in this update. Never an input."
    ENDED = 3, "It lifted."
    CANCELLED = 4, "The system took it away."


class TouchType(WordedEnum):
    """What made a touch (SPEC 55)."""

    DIRECT = 0, "A finger on the screen."
    INDIRECT = 1, "A finger on a remote surface."
    PENCIL = 2, "A pencil."
    INDIRECT_POINTER = 3, "A mouse or trackpad pointer."


class TouchTypes(WordedFlag):
    """A set of touch types: bit ``1 << TouchType`` for each (SPEC 171)."""

    DIRECT = 1, "A finger on the screen."
    INDIRECT = 2, "A finger on a remote surface."
    PENCIL = 4, "A pencil."
    INDIRECT_POINTER = 8, "A mouse or trackpad pointer."


class PredictionModel(WordedEnum):
    """Model of motion of Touch.predicted(): a straight line or a parabola."""

    LINEAR = 0, "In a straight line at the velocity of the last samples."
    QUADRATIC = 1, "Along a parabola through the last samples, each axis for itself."


class KeyModifierFlags(WordedFlag):
    """Modifier keys. ALTERNATE is option, or Alt; COMMAND the key with the logo; NUMERIC_PAD is the place of a key."""

    ALPHA_SHIFT = 1 << 16, "Caps lock."
    SHIFT = 1 << 17, "Shift."
    CONTROL = 1 << 18, "Control."
    ALTERNATE = 1 << 19, "Option, or Alt."
    COMMAND = 1 << 20, "Command, or the key with the logo."
    NUMERIC_PAD = 1 << 21, "The key is on the numeric pad."


class TouchProperties(WordedFlag):
    """Properties of a touch that a device may first estimate (SPEC 345)."""

    FORCE = 1 << 0, "The force."
    AZIMUTH = 1 << 1, "The azimuth angle."
    ALTITUDE = 1 << 2, "The altitude angle."
    LOCATION = 1 << 3, "The location."
    ROLL = 1 << 4, "The roll angle."


class PressPhase(WordedEnum):
    """What a press is doing; CHANGED is for analogue buttons only (SPEC 269, 272)."""

    BEGAN = 0, "The button went down."
    CHANGED = 1, "Its force changed: analogue buttons only (SPEC 272)."
    STATIONARY = 2, "It is down and did not change. Never an input."
    ENDED = 3, "It came up."
    CANCELLED = 4, "The system took it away."


class PressType(WordedEnum):
    """Type of a press: the button (SPEC 269). KEY is a key of a keyboard; the press identifies it."""

    UP_ARROW = 0, "Up, of a direction pad."
    DOWN_ARROW = 1, "Down, of a direction pad."
    LEFT_ARROW = 2, "Left, of a direction pad."
    RIGHT_ARROW = 3, "Right, of a direction pad."
    SELECT = 4, "The button that chooses."
    MENU = 5, "The menu button, which goes back."
    PLAY_PAUSE = 6, "Play and pause."
    PAGE_UP = 30, "A page up."
    PAGE_DOWN = 31, "A page down."
    KEY = 63, "A key of a keyboard, identified by Press.key_code and Press.characters. The number is this library's own."


class MotionPhase(WordedEnum):
    """Phase of a shake; CANCELLED means that it was interrupted (SPEC 274)."""

    BEGAN = 0, "It began."
    ENDED = 3, "It was a proper shake and is over."
    CANCELLED = 4, "It was interrupted."


class EventSubtype(WordedEnum):
    """Subtype of a motion or remote control event (SPEC 72)."""

    NONE = 0, "No subtype: any event but a motion or a remote control's."
    MOTION_SHAKE = 1, "A shake of the device."
    REMOTE_CONTROL_PLAY = 100, "Play."
    REMOTE_CONTROL_PAUSE = 101, "Pause."
    REMOTE_CONTROL_STOP = 102, "Stop."
    REMOTE_CONTROL_TOGGLE_PLAY_PAUSE = 103, "Pause if it plays, play if it does not."
    REMOTE_CONTROL_NEXT_TRACK = 104, "The next track."
    REMOTE_CONTROL_PREVIOUS_TRACK = 105, "The previous track."
    REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD = 106, "Seeking backward begins."
    REMOTE_CONTROL_END_SEEKING_BACKWARD = 107, "Seeking backward ends."
    REMOTE_CONTROL_BEGIN_SEEKING_FORWARD = 108, "Seeking forward begins."
    REMOTE_CONTROL_END_SEEKING_FORWARD = 109, "Seeking forward ends."


class GestureInputPhase(WordedEnum):
    """What the fingers on a trackpad are doing."""

    BEGAN = 0, "It began."
    CHANGED = 1, "In progress."
    ENDED = 3, "The fingers left the trackpad."
    CANCELLED = 4, "The system took it away."


class ScrollTypeMask(WordedFlag):
    """Kinds of scroll events: notches of a wheel, or a trackpad."""

    DISCRETE = 1, "Notches of a wheel."
    CONTINUOUS = 2, "A trackpad, or a wheel without notches."
    ALL = 3, "Both."


class ScrollViewDecelerationRate(WordedEnum):
    """How fast a flick comes to rest: 0.998 or 0.99 per millisecond (SPEC 242, 255)."""

    NORMAL = 0, "scrollDecelerationNormal, 0.998 per millisecond."
    FAST = 1, "scrollDecelerationFast, 0.99 per millisecond."


class TextDirection(WordedEnum):
    """A direction in a text; of a selection the end that moves when it is extended (SPEC 328)."""

    FORWARD = 0, "Towards the end."
    BACKWARD = 1, "Towards the beginning."


class TextGranularity(WordedEnum):
    """The size of a step in a text (SPEC 329)."""

    CHARACTER = 0, "To the next character."
    WORD = 1, "Forward to the end of a word, backward to the beginning of one."
    LINE = 4, "To an end of the text, which is one line."


class TextEndReason(WordedEnum):
    """Why editing ended (SPEC 325)."""

    COMMITTED = 0, "It stopped being first responder. The library gives no other reason."
    CANCELLED = 1, "What was typed is not wanted."


class Unit(WordedEnum):
    """What a measured value and its limit are counted in."""

    NONE = 0, "There is no value."
    POINTS = 1, "Points, of the subject's coordinates unless the reason names others."
    SECONDS = 2, "Seconds."
    TOUCHES = 3, "Touches: fingers."
    ALPHA = 4, "Opacity, 0 to 1."
    NUMBER = 5, "A number whose meaning the reason has."
    DEGREES = 6, "Degrees."


class GestureRecognizerState(WordedEnum):
    """State of a recogniser (SPEC 158). Of a discrete gesture, ENDED means that it was recognised."""

    POSSIBLE = 0, "Nothing recognised yet."
    BEGAN = 1, "A continuous gesture began."
    CHANGED = 2, "It changed."
    ENDED = 3, "It ended; for a discrete gesture: it was recognised."
    CANCELLED = 4, "A gesture that had begun was taken away."
    FAILED = 5, "The touches are not this gesture. No action is sent."


class SwipeDirection(WordedFlag):
    """Directions of a swipe (SPEC 220)."""

    RIGHT = 1, "To the right."
    LEFT = 2, "To the left."
    UP = 4, "Upwards."
    DOWN = 8, "Downwards."


class RectEdge(WordedFlag):
    """Edges of the screen (SPEC 217)."""

    NONE = 0, "No edge."
    TOP = 1, "The upper edge."
    LEFT = 2, "The left edge."
    BOTTOM = 4, "The lower edge."
    RIGHT = 8, "The right edge."
    ALL = 15, "All four edges."


class ControlEvents(WordedFlag):
    """Control events (SPEC 140)."""

    TOUCH_DOWN = 1 << 0, "Touch-down in the control."
    TOUCH_DOWN_REPEAT = 1 << 1, "Touch-down with a tapCount above 1."
    TOUCH_DRAG_INSIDE = 1 << 2, "The finger moved inside (the bounds and 70 points around them)."
    TOUCH_DRAG_OUTSIDE = 1 << 3, "It moved outside."
    TOUCH_DRAG_ENTER = 1 << 4, "It moved in."
    TOUCH_DRAG_EXIT = 1 << 5, "It moved out."
    TOUCH_UP_INSIDE = 1 << 6, "It lifted inside."
    TOUCH_UP_OUTSIDE = 1 << 7, "It lifted outside."
    TOUCH_CANCEL = 1 << 8, "Tracking was cancelled."
    VALUE_CHANGED = 1 << 12, "The value changed by the user's hand."
    PRIMARY_ACTION_TRIGGERED = 1 << 13, "A button's own meaning, with TOUCH_UP_INSIDE."
    MENU_ACTION_TRIGGERED = 1 << 14, "A menu is about to be shown."
    EDITING_DID_BEGIN = 1 << 16, "Editing began."
    EDITING_CHANGED = 1 << 17, "The text changed."
    EDITING_DID_END = 1 << 18, "Editing ended."
    EDITING_DID_END_ON_EXIT = 1 << 19, "Editing ended by the return key."
    ALL_TOUCH_EVENTS = 0x00000FFF, "All touch events."
    ALL_EDITING_EVENTS = 0x000F0000, "All editing events."
    APPLICATION_RESERVED = 0x0F000000, "For the application's own use."
    SYSTEM_RESERVED = 0xF0000000, "Reserved."
    ALL_EVENTS = 0xFFFFFFFF, "Every event."


class ControlState(WordedFlag):
    """State of a control (SPEC 142)."""

    NORMAL = 0, "None of the others."
    HIGHLIGHTED = 1, "Shown as pressed."
    DISABLED = 2, "Not enabled."
    SELECTED = 4, "Selected by the program."
    FOCUSED = 8, "UIKit's focus; never set."


class EventType(WordedEnum):
    """Kind of an event (SPEC 72)."""

    TOUCHES = 0, "Touches."
    MOTION = 1, "A shake."
    REMOTE_CONTROL = 2, "A button of a remote control."
    PRESSES = 3, "Presses of buttons or keys."
    SCROLL = 10, "A wheel, or fingers that scroll on a trackpad."
    HOVER = 11, "A pointer that moves without buttons."
    TRANSFORM = 14, "A pinch or a rotation on a trackpad."


class PluginState(WordedEnum):
    """What a plugin is doing."""

    ACTIVE = 0, "Its classes and extensions work."
    INACTIVE = 1, "It was switched off by Plugin.deactivate(), or its ``init`` refused."
    FAULTED = 2, "Its overrides were switched off after too many faults; its objects behave as their inherited classes."


class PluginFault(WordedEnum):
    """What an override of a plugin did wrong (SPEC 307)."""

    RETURNED_DEAD_OBJECT = 1, "It returned an object that has been destroyed, or that is none."
    RETURNED_FOREIGN_OBJECT = 2, "It returned an object of another context or kind."
    RETURNED_BAD_BOOL = 3, "It returned a bool that is neither 0 nor 1."
    RETURNED_NAN = 4, "It returned a number or a point, size, rect or transform with NaN."
    WRONG_THREAD = 5, "A thread that does not own the context called the library while the override ran."
    DESTROYED_RECEIVER = 6, "It destroyed the object that it was asked about."
    TOO_DEEP = 7, "It recursed until the depth limit or until no stack was left."
    TOO_SLOW = 8, "It took longer than the budget; ``point.x`` of its trace record is the time in seconds."
    WROTE_HOST_TABLE = (
        9,
        "It wrote to the host's table, which was restored. Looked for after every 32nd question and every other call of a "
        "plugin.",
    )
    REPORTED = 10, "It reported an error of its own."


class PluginSeverity(WordedEnum):
    """How much a plugin's report matters; ERROR counts as a fault."""

    INFO = 0, "Something to know."
    WARNING = 1, "Something that may be wrong."
    ERROR = 2, "Something is wrong: counts as a fault of the plugin."


class RecorderOptions(WordedFlag):
    """What a recording leaves out."""

    NONE = 0, "Nothing."
    WITHOUT_DECISIONS = (
        1,
        "The decisions: the file is smaller, a replay can still compare what the library calls, but nothing can be read from "
        "the file alone.",
    )


class AuditKind(WordedEnum):
    """What is wrong with the subject of a finding."""

    TOO_SMALL = 1, "Smaller than 24 points, and the culprit, another target, is too near for WCAG's exception for spacing."
    SMALL = 2, "Smaller than 44 points; the culprit covers or cuts it, if there is one."
    COVERED = 10, "The culprit covers all of it and takes the touches."
    COVERED_IDLY = 11, "The culprit covers all of it, and nothing in the culprit wants touches."
    OUTSIDE = 12, "All of it lies outside of the culprit."
    CUT_OFF = 13, "A part of it, the area, lies outside of the culprit."
    HIDDEN = 14, "The culprit is hidden."
    TRANSPARENT = 15, "The alpha of the culprit is too low for touches."
    NOT_INTERACTIVE = 16, "The culprit's is_user_interaction_enabled is False."
    ANIMATING = 17, "The culprit is animating without interaction."
    SINGULAR = 18, "The transform of the culprit cannot be inverted."
    TAPS_TOGETHER = 20, "A tap that also fires while the culprit, a tap that wants more taps, is on its way."
    EXCLUSIVE = 21, "A recogniser that follows the same fingers as the culprit: the first that recognises excludes the other."
    RECOGNIZER_DISABLED = 30, "The recogniser is disabled."
    RECOGNIZER_UNHEARD = 31, "The recogniser has no target, and no other one requires its failure."
    CONTROL_DISABLED = 32, "The control is disabled."
    CONTROL_UNHEARD = 33, "The control has no action for any event."
    DETACHED = 34, "The control, or the culprit that is the recogniser's view, is in no window."


class AuditUnit(WordedEnum):
    """Unit of a finding's value and limit."""

    NONE = 0, "They have no meaning."
    POINTS = 1, "Points."
    ALPHA = 2, "An alpha, 0 to 1."
    TAPS = 3, "Taps."


class ProblemKind(WordedEnum):
    """What went wrong."""

    TAP_UNHEARD = 1, "A touch that did not move away ended on the victim, and nothing listens; None: it hit no window."
    NEAR_MISS = 2, "A touch began value points beside the victim, a control, at most 12; the culprit was hit."
    COVERED = 3, "A touch within the victim, a control, hit the culprit in front of it, where nothing listens."
    OUTSIDE = 4, "A touch within the victim, a control, was value points outside of the culprit, a superview."
    NOT_INTERACTIVE = 5, "A touch within the victim, a control, did not hit it: the culprit lets no touch through."
    CONTROL_DISABLED = 6, "A touch hit the victim, a control that is disabled."
    SWALLOWED = 7, "An override, a delegate or a plugin, that of the culprit, took the touch from the victim."
    TRACKING_CANCELLED = 8, "The victim, a control, lost the touch that it tracked: the culprit recognised."
    WITHHELD = 9, "The victim did not receive the touch because of is_multiple_touch_enabled or is_exclusive_touch."
    FAILED_NARROWLY = 20, "The victim, a recogniser, failed by at most 20 % of the limit."
    LONG_WAIT = 21, "The victim waited more than 0.3 s for the culprit, a recogniser, to decide."
    RECOGNIZER_DISABLED = 22, "The victim, a recogniser, is disabled."
    RECOGNIZER_UNHEARD = 23, "The victim, a recogniser, has no target, and no other one requires its failure."
    RECOGNIZER_DETACHED = 24, "The victim, a recogniser, has no view in a window."
    ALWAYS_PREVENTED = 25, "All attempts of the victim, 3 at least, ended because the culprit recognised."
    BEGAN_AGAIN = 30, "A touch began again although it was down: the update was refused."
    NEVER_BEGAN = 31, "A touch that was not down moved or ended: the update was refused."
    NOT_ENDED = 32, "A touch is down and was not reported for 10 s, or is down where the input has ended."
    VELOCITY_SPIKE = 33, "A touch moved by 100 points or more at once, at more than 10,000 points per second."
    TIME_BACKWARDS = 34, "Time went backwards."
    INPUT_DROPPED = 35, "Touches were dropped: there is no application or no window, or events are being ignored."
    POST_REFUSED = 36, "Something posted was refused when it was handled."
    ACTION_LOST = 40, "An action of the victim was not performed."
    DIAGNOSTIC = 41, "A diagnostic of the trace, such as a cycle in the responder chain."


class ProblemSeverity(WordedEnum):
    """How serious a problem is."""

    HINT = 1, "It may be intended."
    WARNING = 2, "Something that a person did came to nothing, or will."
    ERROR = 3, "The host's input or the program is wrong."


class ProblemPart(WordedEnum):
    """The texts of a problem."""

    SENTENCE = 0, "What happened, with what was measured and its limit, how often, and the rule."
    WHERE = 1, "Where to look: object, property or call, touch, time."
    HELP = 2, "What would help."
    EXPLANATION = 3, "Why: the explanation of the victim for the touch, or of the record."
