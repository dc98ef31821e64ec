# SPDX-License-Identifier: MIT
"""The library's enumerations by UIKit's words. (RKTouchPhaseBegan of C is TouchPhase.BEGAN here.) Written by Sources/Generators/generate."""

from __future__ import annotations

from ._worded import WordedEnum, WordedFlag


class AuditFlags(WordedFlag):
    """What Window.audit() does in addition."""

    DETACHED = 1, "Also report the controls and recognisers of the context that are in no window (AuditKind.DETACHED)."
    CALLS_OVERRIDES = (
        2,
        "Call the overrides of hit-testing that decide about an area, at the centres of a grid of 64 by 64 cells. If a view "
        "in front may accept points beyond its bounds and so may cover the area, 16 points all over the area are hit-tested "
        "first. The grid follows only if one of them does not hit the touch target.",
    )


class AuditKind(WordedEnum):
    """What is wrong. subject is the touch target, or the recogniser.

    - from 1, sizes: area = the box of the touchable area, value = its size in points.
    - from 10, not reachable: area = where it would be touched.
    - from 14, kept from touches: of kinds 14, 16, 17 and 18 there is one finding for all touch targets in culprit. The first of
      these targets in the order of the tree is the subject, and their number is the value.
    - from 20, pairs of recognisers of one view that need a failure requirement.
    - from 30, what can never fire.
    """

    # Sizes
    TOO_SMALL = (
        1,
        "Smaller than limit (24), and too near to another touch target, culprit. A circle of that diameter around its centre "
        "meets the area of culprit. If culprit is too small as well, the circles of both may meet instead (WCAG 2.5.8 with "
        "its exception for spacing). If a view in front, or a superview, leaves so little of a target that is large enough by"
        " itself, culprit is that view.",
    )
    SMALL = (
        2,
        "Smaller than limit (44). Sizes below 24 are among them if the spacing excuses them. Culprit = the view that covers "
        "or clips it; None: its own bounds are smaller than the limit.",
    )

    # Not reachable
    COVERED = (
        10,
        "culprit covers all of it, alone or with value others, and takes the touches. If the limit is 1, overrides were "
        "called, and the override of culprit keeps all touches from the subject. culprit is then the subject itself, a "
        "superview, or a view in front.",
    )
    COVERED_IDLY = 11, "culprit covers all of it, alone or with value others, and contains no touch target."
    OUTSIDE = (
        12,
        "All of it lies outside of culprit, a superview or the window, where subviews are not hit. If culprit is a scroll "
        "view: outside of what it can show.",
    )
    CUT_OFF = 13, "A part of it lies outside of culprit; area = the box of that part, value = how many points lie outside."

    # Kept from touches
    HIDDEN = 14, "culprit, a superview or itself, is hidden."
    TRANSPARENT = 15, "culprit, a superview or itself, has the alpha value, below limit."
    NOT_INTERACTIVE = 16, "userInteractionEnabled of culprit, a superview or itself, is false."
    ANIMATING = 17, "culprit, a superview or itself, is animating without interaction."
    SINGULAR = 18, "The transform of culprit, a superview or itself, cannot be inverted."

    # Pairs of recognisers of one view that need a failure requirement
    TAPS_TOGETHER = 20, "subject, a tap, also fires at tap number value of culprit, which requires limit taps."
    EXCLUSIVE = 21, "subject and culprit follow the same fingers, and the first that recognises prevents the other (SPEC 184)."

    # What can never fire
    RECOGNIZER_DISABLED = 30, "The recogniser is disabled."
    RECOGNIZER_UNHEARD = (
        31,
        "The recogniser has neither a target nor a function, and no delegate, and no other one requires its failure.",
    )
    CONTROL_DISABLED = (
        32,
        "The control is disabled; or culprit, a control above it, while disabledControlsHitTestNil is on. In the latter case "
        "there is one finding for all touch targets in culprit, as for 14.",
    )
    CONTROL_UNHEARD = (
        33,
        "The control has no action for any event, and keeps no value that the program may read later. Or it has actions, and "
        "a control of its built-in class sends none of their events when it is touched: value = their events, limit = the "
        "usual event.",
    )
    DETACHED = 34, "The control, or the recogniser's view culprit (None: it has none), is in no window."
    NEVER_RECOGNIZES = (
        35,
        "The recogniser can never recognise. Value = why: 1, the edges of a ScreenEdgePan are empty; 2, the direction of a "
        "Swipe is empty or unknown; 3, it and culprit require each other to fail, directly or through others; both are "
        "enabled, so neither recognises; 4, maximumNumberOfTouches of a Pan is below minimumNumberOfTouches; 5, a Tap "
        "requires the failure of culprit, a Tap of the same view that needs fewer taps.",
    )


class AuditUnit(WordedEnum):
    """Unit of a finding's value and limit."""

    NONE = 0, "No unit: the comment of the kind names their meaning, if they have one."
    POINTS = 1, "Points."
    ALPHA = 2, "An alpha, 0 to 1."
    TAPS = 3, "Taps."
    VIEWS = 4, "Views."


class ControlEvents(WordedFlag):
    """Control events: a mask (SPEC 140)."""

    TOUCH_DOWN = 1, "Touch-down in the control."
    TOUCH_DOWN_REPEAT = 2, "Touch-down with a tapCount above 1."
    TOUCH_DRAG_INSIDE = 4, "The finger moved inside (the bounds and 70 points around them)."
    TOUCH_DRAG_OUTSIDE = 8, "The finger moved outside of them."
    TOUCH_DRAG_ENTER = 16, "The finger moved in."
    TOUCH_DRAG_EXIT = 32, "The finger moved out."
    TOUCH_UP_INSIDE = 64, "The finger lifted inside."
    TOUCH_UP_OUTSIDE = 128, "The finger lifted outside."
    TOUCH_CANCEL = 256, "Tracking was cancelled."
    VALUE_CHANGED = 4096, "The user changed the value."
    PRIMARY_ACTION_TRIGGERED = 8192, "The control's main action: a button sends it with TouchUpInside."
    MENU_ACTION_TRIGGERED = 16384, "A menu is about to be shown."
    EDITING_DID_BEGIN = 65536, "Editing began."
    EDITING_CHANGED = 131072, "The text changed."
    EDITING_DID_END = 262144, "Editing ended."
    EDITING_DID_END_ON_EXIT = (
        524288,
        "The return key was pressed. The field resigns only if an action was added for this event (SPEC 279).",
    )
    ALL_TOUCH_EVENTS = 4095, "All touch events."
    ALL_EDITING_EVENTS = 983040, "All editing events."
    APPLICATION_RESERVED = 251658240, "For the application's own use."
    SYSTEM_RESERVED = 4026531840, "Reserved."
    ALL_EVENTS = 4294967295, "Every event."


class ControlState(WordedFlag):
    """State of a control: a mask (SPEC 142)."""

    NORMAL = 0, "None of the others."
    HIGHLIGHTED = 1, "Shown as pressed."
    DISABLED = 2, "Not enabled."
    SELECTED = 4, "Selected by the program."
    FOCUSED = 8, "First responder, the counterpart of UIKit's focus."


class EventSubtype(WordedEnum):
    """Subtype of an event (SPEC 72)."""

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


class EventType(WordedEnum):
    """Kind of an event (SPEC 72)."""

    TOUCHES = 0, "Touches."
    MOTION = 1, "A shake."
    REMOTE_CONTROL = 2, "A button of a remote control."
    PRESSES = 3, "Presses of buttons or keys."
    SCROLL = 10, "A wheel, or fingers that scroll on a trackpad."
    HOVER = 11, "A pointer that moves without buttons."
    TRANSFORM = 14, "A pinch or a rotation on a trackpad."


class GestureInputPhase(WordedEnum):
    """Phase of a trackpad's gesture."""

    BEGAN = 0, "The gesture began."
    CHANGED = 1, "In progress."
    ENDED = 3, "The fingers left the trackpad."
    CANCELLED = 4, "The system cancelled the gesture."


class GestureRecognizerState(WordedEnum):
    """State of a recogniser (SPEC 158)."""

    POSSIBLE = 0, "Nothing recognised yet."
    BEGAN = 1, "A continuous gesture began."
    CHANGED = 2, "It changed."
    ENDED = 3, "The gesture ended; a discrete gesture was recognised."
    CANCELLED = 4, "A gesture that had begun was cancelled."
    FAILED = 5, "The touches do not form this gesture. No action is sent."


class KeyModifierFlags(WordedFlag):
    """Modifier keys: a mask, of keys, touches and events."""

    ALPHA_SHIFT = 65536, "Caps lock."
    SHIFT = 131072, "Shift."
    CONTROL = 262144, "Control."
    ALTERNATE = 524288, "Option, or Alt."
    COMMAND = 1048576, "Command, or the key with the logo."
    NUMERIC_PAD = 2097152, "The key is on the numeric pad."


class MotionPhase(WordedEnum):
    """Phase of a shake (SPEC 274)."""

    BEGAN = 0, "The shake began."
    ENDED = 3, "The shake ended."
    CANCELLED = 4, "The shake was interrupted."


class Notification(WordedEnum):
    """A change of a window, the application or a plugin; object is that window, application or plugin."""

    WINDOW_DID_BECOME_KEY = 0, "A window became key; sent after its become_key_window (SPEC 281)."
    WINDOW_DID_RESIGN_KEY = 1, "A window is no longer key; sent after its resign_key_window (SPEC 281)."
    WINDOW_DID_BECOME_VISIBLE = 2, "A window became visible."
    WINDOW_DID_BECOME_HIDDEN = 3, "A window was hidden."
    APPLICATION_DID_BECOME_ACTIVE = 4, "The application became active."
    APPLICATION_WILL_RESIGN_ACTIVE = (
        5,
        "The application is about to become inactive; its touches and presses are not cancelled yet (SPEC 287).",
    )
    PLUGIN_WAS_SWITCHED_OFF = 6, "A plugin's overrides were switched off after too many faults; object is the plugin."


class ObservedMethod(WordedEnum):
    """A method whose calls an observer receives (SPEC 356). Numbers are never reused."""

    HIT_TEST = 0, "hit_test() of a view; point in its coordinates."
    POINT_INSIDE = 1, "point_inside() of a view, when it has returned; point in its coordinates, value = the result."
    TOUCHES_BEGAN = 2, "touches_began() of a responder or recogniser; objects = the touches."
    TOUCHES_MOVED = 3, "touches_moved(); objects = the touches."
    TOUCHES_ENDED = 4, "touches_ended(); objects = the touches."
    TOUCHES_CANCELLED = 5, "touches_cancelled(); objects = the touches."
    TOUCHES_ESTIMATED_PROPERTIES_UPDATED = (
        6,
        "touches_estimated_properties_updated(); objects = the touches, as earlier samples.",
    )
    PRESSES_BEGAN = 7, "presses_began() of a responder or recogniser; objects = the presses."
    PRESSES_CHANGED = 8, "presses_changed(); objects = the presses."
    PRESSES_ENDED = 9, "presses_ended(); objects = the presses."
    PRESSES_CANCELLED = 10, "presses_cancelled(); objects = the presses."
    MOTION_BEGAN = 11, "motion_began() of a responder; value = EventSubtype."
    MOTION_ENDED = 12, "motion_ended(); value = EventSubtype."
    MOTION_CANCELLED = 13, "motion_cancelled(); value = EventSubtype."
    REMOTE_CONTROL_RECEIVED = 14, "remote_control_received() of a responder; value = EventSubtype."
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
    VIEW_IS_APPEARING = 26, "view_is_appearing(); value = animated."
    VIEW_DID_APPEAR = 27, "view_did_appear(); value = animated."
    VIEW_WILL_DISAPPEAR = 28, "view_will_disappear(); value = animated."
    VIEW_DID_DISAPPEAR = 29, "view_did_disappear(); value = animated."


class PluginFault(WordedEnum):
    """Fault of an override, an action or another function of a plugin."""

    RETURNED_DEAD_OBJECT = 1, "It returned a handle of a destroyed object, or an invalid one."
    RETURNED_FOREIGN_OBJECT = 2, "It returned an object of another context or kind."
    RETURNED_BAD_BOOL = 3, "It returned a bool that is neither 0 nor 1."
    RETURNED_NAN = (
        4,
        "An action returned a point, size, rect or transform with NaN, or will_end_dragging left a target that is not finite."
        " A plain number may be NaN.",
    )
    WRONG_THREAD = 5, "A thread that does not own the context called the library while the override ran."
    DESTROYED_RECEIVER = 6, "It destroyed its receiver, in a method that returns a result."
    TOO_DEEP = 7, "It recursed until the depth limit or until no stack was left."
    TOO_SLOW = 8, "It took longer than the budget; point.x of its trace record is the time in seconds."
    WROTE_HOST_TABLE = (
        9,
        "It wrote to the host's table, which was restored. The table is compared after each call without result, after at "
        "least every 32nd call with one, and before init and deinit.",
    )
    REPORTED = 10, "It reported an error of its own (Host.report)."


class PluginSeverity(WordedEnum):
    """Severity of a report to the host."""

    INFO = 0, "Information."
    WARNING = 1, "A possible error."
    ERROR = 2, "An error: counts as a fault of the plugin."


class PluginState(WordedEnum):
    """State of a plugin."""

    ACTIVE = 0, "Its classes and extensions work."
    INACTIVE = (
        1,
        "It was deactivated by Plugin.deactivate(), or its init failed when it was activated again. Also the state while init"
        " or deinit is running.",
    )
    FAULTED = 2, "Its overrides were switched off after too many faults; the inherited methods run instead."


class PredictionModel(WordedEnum):
    """Model of motion of Touch.predicted()."""

    LINEAR = 0, "In a straight line at the velocity of the last samples."
    QUADRATIC = 1, "With half of the last samples' acceleration, per axis. A decelerating axis stops and does not reverse."


class PressPhase(WordedEnum):
    """Phase of a press (SPEC 269)."""

    BEGAN = 0, "The button went down."
    CHANGED = 1, "Its force changed: analogue buttons only (SPEC 272)."
    STATIONARY = 2, "The button is down and did not change. Never an input."
    ENDED = 3, "The button came up."
    CANCELLED = 4, "The press was cancelled (SPEC 273)."


class PressType(WordedEnum):
    """Type of a press: the button (SPEC 269)."""

    UP_ARROW = 0, "Up, of a direction pad."
    DOWN_ARROW = 1, "Down, of a direction pad."
    LEFT_ARROW = 2, "Left, of a direction pad."
    RIGHT_ARROW = 3, "Right, of a direction pad."
    SELECT = 4, "The select button."
    MENU = 5, "The menu button, which goes back."
    PLAY_PAUSE = 6, "Play and pause."
    PAGE_UP = 30, "A page up."
    PAGE_DOWN = 31, "A page down."
    KEY = 63, "A key of a keyboard, identified by key_code and characters. UIKit has no such number."


class ProblemFlags(WordedFlag):
    """How problems() judges."""

    INPUT_ENDED = 1, "The input has ended, as at the end of a recording: a touch that is still down is reported."


class ProblemKind(WordedEnum):
    """What went wrong. Numbers are grouped by subject, never reused.

    - from 1, a person touched, and nothing came of it.
    - from 20, recognisers.
    - from 30, the host's input.
    - from 40, the program.
    """

    # A person touched, and nothing came of it
    TAP_UNHEARD = (
        1,
        "A touch that stayed in place ended unhandled. It was not withheld. No recogniser that tracked it failed, and none "
        "that was meant for it refused its type or its buttons (ProblemKind.RECOGNIZER_FAILED). Victim = the view that it "
        "hit, or a control without an action for the events that it sent. None: the touch hit no window.",
    )
    NEAR_MISS = (
        2,
        "A touch began value points beside the control victim, at most limit. No object handled it, except for views that "
        "contain the control; if one of them did, the problem is a hint. Culprit = the view that it hit, or None.",
    )
    COVERED = (
        3,
        "A touch within the control victim hit culprit in front of it. No object handled it, except for views that contain "
        "the victim; if one of them did, the problem is a hint. Value = 1: without culprit the touch would have missed the "
        "victim, too. The victim may also be another view with recognisers or with overrides of touches methods. Then culprit"
        " covers all of it, and the victim is at most half as large as its window. For a touch that moved, a wheel or a "
        "trackpad, the victim may be a scroll view of any size. Then culprit covers all of it and contains no touch target "
        "(SPEC 355).",
    )
    OUTSIDE = (
        4,
        "A touch within the control victim was outside of culprit, a superview. A superview's subviews are hit only within "
        "its bounds. Value = by how many points the touch was outside. The victim may also be another view with recognisers "
        "or with overrides of touches methods.",
    )
    NOT_INTERACTIVE = (
        5,
        "A touch within the control victim did not hit it, because culprit lets no touch through. Culprit = the victim, a "
        "superview, or a window. Value = why: 1 userInteractionEnabled is false; 2 it is animating without interaction; 3 its"
        " transform cannot be inverted; 4 its alpha is too low; 5 it is a hidden window; 6 it is a window on another screen. "
        "The victim may also be another view with recognisers or with overrides of touches methods.",
    )
    CONTROL_DISABLED = (
        6,
        "A touch hit the control victim, which is disabled. With Reason.MISS_UNCHANGED: the victim is a segmented control, "
        "and its segment value is disabled. With that reason and Unit.NONE, no touch can change the value of victim: it has "
        "no segments, fewer than 2 pages, or a minimum that is not less than its maximum.",
    )
    SWALLOWED = (
        7,
        "An override, a delegate or a plugin kept a touch from victim, and the touch was unhandled. Behaviour.md, problem 7, "
        "names the cases in which the touch may have been handled. Culprit = the view, window, application or recogniser "
        "whose override or delegate decided; reason names the way. The victim may also be another view with recognisers or "
        "with overrides of touches methods. With Reason.CONTROL_REFUSED_TOUCH and Unit.POINTS: a slider was touched value "
        "points beside its thumb. With Reason.HIT_INSIDE_BY_OVERRIDE: the pointInside override of culprit accepted the touch "
        "value points outside of its bounds. With Reason.HIT_OVERRIDE_RETURNED: the hitTest override of culprit took the "
        "touch for another view. With Reason.MISS_NO_SUPER: an override of a control with an action, of a text field or of a "
        "recogniser that failed did not call super. value is then the TouchPhase of a touches method; or 5, sendAction; 6, "
        "beginTracking; 7, endTracking; 8, becomeFirstResponder. With Reason.MISS_HANDLED_BELOW: the override of culprit, a "
        "responder below victim, kept the phase value of the touch or press from it. With Reason.EVENT_DROPPED and the value "
        "-1: an event without touches was lost. For a wheel or a trackpad the victim is then the view that it hit.",
    )
    TRACKING_CANCELLED = (
        8,
        "The control victim lost the touch that it tracked, and did not send its action, because the recogniser culprit "
        "recognised. A slider is listed even if it has sent valueChanged. The culprit is not a recogniser that scrolls a "
        "scroll view. With Reason.NEVER_DELIVERED: culprit recognised as the touch began, and victim never received the "
        "touch.",
    )
    WITHHELD = (
        9,
        "victim did not receive the touch because of multipleTouchEnabled or exclusiveTouch, or because it is a control that "
        "tracked another touch. Culprit = the view that has the other touch, or None.",
    )
    TEXT_REFUSED = (
        10,
        "The responder victim, mostly a text field, refused one of these: to become first responder; a change or clearing of "
        "its text; the return key. reason and the record's value have which. Culprit = the responder that did not resign, or "
        "None. Victim None: text was typed, and no first responder accepted it; culprit = the key window, or None. With "
        "Reason.TEXT_NOBODY: victim was first responder of the window culprit, which was not key. Culprit None: the victim's "
        "class does not implement insertText. With Reason.PRESS_BEGAN: keys with characters came while victim was the first "
        "responder, and no text was inserted.",
    )
    TOUCH_LOST = (
        11,
        "victim lost a touch before it ended. Victim = a control that tracked it, a view that handled it or a recogniser that"
        " followed it. Culprit = the cause: the view that left the window; the window that was hidden; the control or "
        "recogniser that was disabled; the scroll view whose scrollEnabled was set to false; the control whose class stopped "
        "tracking; the application that began to ignore interaction events; the control that the program moved by value "
        "points, or the view or window that it moved with (Reason.NOTE_MOVED). With Reason.CANCELLED_BY_GESTURE: the tap or "
        "long press of a view around it, which recognised. Culprit None: the cause was destroyed or undone, or the recogniser"
        " was detached.",
    )
    SCROLL_UNMOVED = (
        12,
        "A drag, a pinch, a wheel or a trackpad moved nothing and was unhandled. The scroll view victim has scrollEnabled "
        "false, a disabled pan or pinch recogniser, content that fits, or no zoom. Or its pan recogniser waited for the "
        "recogniser culprit until the finger lifted. For a wheel or trackpad, victim may also be at its edge, or scroll along"
        " the other axis only. A drag that a control handled is listed, too, if subviews of victim lie beyond its "
        "contentSize. Value = 1: horizontal scrolling failed; 2: vertical scrolling failed. Limit = 1: the scroll view is at "
        "its edge. Problems with another value or limit are counted separately.",
    )
    EVENTS_IGNORED = (
        13,
        "A touch that began was dropped: events had been ignored for value seconds. With Reason.PRESS_IGNORED: a press was "
        "dropped. With Reason.NOTE_INPUT_IGNORED: the gesture of a wheel or trackpad was.",
    )
    EVENT_UNHEARD = (
        14,
        "No responder handled a shake or a button of a remote control: reason names which. Victim = the last responder that "
        "was tried; value = the EventSubtype. Limit = why no responder was tried: 1, no window is key, or the application "
        "does not receive remote-control events; 2, events were ignored; 3, there is no application; 0, one was tried. With "
        "Reason.INPUT_HIT: nothing followed a pinch or rotation on a trackpad over the view victim. With "
        "Reason.PRESS_DISCARDED: a press came to the window culprit itself, which had no first responder. For a press with "
        "limit 1, and for a shake or button with a culprit: victim was the first responder of the window culprit, which was "
        "not key. Culprit None: neither the first responder victim nor one above it handles the press, which is not a key. "
        "With Reason.GESTURE_PRESS_REFUSED and Reason.GESTURE_EVENT_REFUSED: for the recogniser victim, which is also the "
        "culprit, shouldReceivePress or shouldReceiveEvent refused a press that no responder handled.",
    )

    # Recognisers
    FAILED_NARROWLY = (
        20,
        "The recogniser victim failed by at most 20 % of limit, and the touch was unhandled. Value = what was measured when "
        "the touch was over. With Unit.NUMBER: a key command of the responder victim was not called; value = the "
        "KeyModifierFlags that were held, limit = those that it needs. With window None it is a press: it was held too long "
        "for a tap, and no responder handled it.",
    )
    LONG_WAIT = (
        21,
        "victim waited value seconds, more than limit (0.3), for the recogniser culprit to decide. With "
        "Reason.BEGAN_HELD_BACK and Reason.ENDED_HELD_BACK: victim is a view that got that phase so late.",
    )
    RECOGNIZER_DISABLED = (
        22,
        "The recogniser victim is disabled and has not recognised. Culprit = its view. With the value 1: it was disabled when"
        " an unhandled touch began that it was meant for.",
    )
    RECOGNIZER_UNHEARD = (
        23,
        "The recogniser victim has neither a target nor a function, and no delegate, and no other one requires its failure. "
        "It has prevented none. Culprit = its view.",
    )
    RECOGNIZER_DETACHED = 24, "The recogniser victim has a view, culprit, that is in no window; None: it has no view."
    ALWAYS_PREVENTED = (
        25,
        "The recogniser victim never recognised, because culprit recognised first in each of count attempts, at least 3. The "
        "touches of these attempts would have been enough for victim. Culprit None: several did, and victim is the pan or "
        "pinch of a scroll view.",
    )
    RECOGNIZER_FAILED = (
        26,
        "An unhandled touch made no recogniser recognise; reason names the cause. The victim is the first that exists of "
        "these: a recogniser that was meant for the touch, tracked it and failed; one that was meant for it and refused its "
        "type or its buttons; for a touch that stayed in place, any other that tracked it and failed. Taps and long presses "
        "are meant for touches that stayed in place. Pans, swipes, pinches and rotations are meant for touches that moved. A "
        "recogniser of the program's own classes is meant for both kinds of touch.",
    )

    # The host's input
    BEGAN_AGAIN = (
        30,
        "A touch began again although it was down: the update was refused. Victim = the view that it had hit, or None.",
    )
    NEVER_BEGAN = 31, "A touch that was not down moved or ended: the update was refused."
    NOT_ENDED = (
        32,
        "A touch is down and was not reported for value seconds, limit (10) or more. With the limit 0, it is still down at "
        "the end of the input. Victim = the view that it hit, or None.",
    )
    VELOCITY_SPIKE = (
        33,
        "A touch moved by 100 points or more at once, at value points per second, more than limit (10,000). Victim = the view"
        " that it hit, or None.",
    )
    TIME_BACKWARDS = 34, "Time went backwards by value seconds."
    INPUT_DROPPED = (
        35,
        "Touches were dropped: there is no application or no window. Presses were dropped: there is no key window. With "
        "Unit.NUMBER: value posted events are waiting for Context.drain(); then the problem is a hint.",
    )
    POST_REFUSED = 36, "Something posted was refused when it was handled; value = the status."

    # The program
    ACTION_LOST = (
        40,
        "An action was not performed; reason names the cause. Victim = the sender, culprit = the target, or None. With "
        "Reason.ACTION_NOBODY, culprit is the responder that implements the action and refused it, or that implements it in a"
        " window that was not key. Or it is a responder whose nextResponder override leads past one that implements it.",
    )
    DIAGNOSTIC = 41, "A diagnostic of the trace, such as a cycle in the responder chain; reason names which."
    TRACE_INCOMPLETE = (
        42,
        "Decisions before time are not known: the trace has only its latest value records. Value = 0: the trace was switched "
        "on in the middle of a touch.",
    )


class ProblemPart(WordedEnum):
    """The texts of a problem."""

    SENTENCE = 0, "What happened, the measure and its limit, how often, and the rule."
    WHERE = 1, "Where to look: object, property or call, time."
    HELP = 2, "What would help."
    EXPLANATION = 3, "Why: the explanation of the victim for the touch, or of the record."


class ProblemSeverity(WordedEnum):
    """How serious a problem is. The kind decides; some kinds have two severities. The lists name kinds without ProblemKind."""

    HINT = (
        1,
        "It may be intended: NotInteractive; ControlDisabled; TrackingCancelled; Withheld; TextRefused; TouchLost; "
        "ScrollUnmoved; EventUnheard; LongWait; RecognizerDisabled; RecognizerUnheard; RecognizerDetached; RecognizerFailed; "
        "TraceIncomplete; NotEnded with the limit 0 or a value below 60; InputDropped with a unit; AlwaysPrevented without a "
        "culprit. ActionLost if canPerformAction refused the action. TapUnheard of a control that keeps a value. TapUnheard "
        "on a view that fills more than half of its window or contains a touch target, and one that lasted longer than a tap."
        " NearMiss, Covered, Outside and Swallowed if a view that contains the victim handled the touch. Covered if the cover"
        " contains a touch target, or was destroyed or removed since. Covered also if the victim scrolls behind a cover that "
        "leaves a part of the scroll view free. Covered also if the victim fills more than half of the window or contains a "
        "touch target. Swallowed if an override led the touch to another control, or if a slider was touched beside its "
        "thumb. Swallowed if shouldReceiveTouch refused a touch of a view inside the recogniser's view or one that the "
        "recogniser is not meant for, or if gestureRecognizerShouldBegin refused it. Swallowed if pointInside of the victim's"
        " own class refused it, and no plugin's, or if a button kept a drag.",
    )
    WARNING = (
        2,
        "Something that the user did had no effect, or will have none: other TapUnheard, NearMiss, Covered, Outside and "
        "Swallowed; EventsIgnored; FailedNarrowly; other AlwaysPrevented; VelocitySpike.",
    )
    ERROR = (
        3,
        "The host's input or the program is wrong: BeganAgain; NeverBegan; other NotEnded; TimeBackwards; other InputDropped;"
        " PostRefused; other ActionLost; Diagnostic.",
    )


class Reason(WordedEnum):
    """A decision and its reason. Numbers are grouped by subject and never reused. object is the record's subject.

    - from 1, hit-testing: object = the view, other = its superview, which tests it, or None, point in the object's coordinates.
    - from 100, touches: object = the touch (identified by touch_id after its end), other = a view or window, point in screen
      coordinates.
    - from 200, delivery: object = the responder, other = the touch's view, value = the phase.
    - from 210, delivery with recognisers: object = the touch's view, other = the recogniser.
    - from 300, first responder: object = the responder, other = the one in the way.
    - from 400, windows: object = the window.
    - from 500, recognisers and touches: object = the recogniser, other = its view or the cause. Some are about presses, too.
      Then touch_id is the number of the press. In the ring only: value = 2, point.x = its PressType, point.y = 1.
    - from 520, states: object = the recogniser.
    - from 540, failures: object = the recogniser, value = what was measured, point.x = the limit.
    - from 570, arbitration: object = the recogniser, other = the one that matters.
    - from 590, scroll and transform events: object = the recogniser unless a comment names another.
    - from 600, scroll views: object = the scroll view.
    - from 650, presses, keys, text: object = the responder, point.x = PressType, touch_id = the host's number.
    - from 680, motion and remote control: object = the responder.
    - from 700, controls: object = the control.
    - from 800, actions: object = the responder that performs it or should, other = the sender.
    - from 900, diagnostics: object = the object concerned, if any.
    - from 950, notes: what problems() reads besides decisions. They are in the trace only, never in a recording. Of a touch
      that began, or of a wheel or trackpad: object = the control; from Reason.NOTE_UNDER_COVER to Reason.NOTE_OVERRIDE it may
      be another view that handles touches or scrolls. Other = the view that was hit, unless a comment names another. Point in
      screen coordinates.
    - from 1000, causes that only explanations have, never the trace. Subject = the object that is explained.
    """

    # Hit-testing
    HIT_HIDDEN = 1, "Rejected: hidden (SPEC 32)."
    HIT_INTERACTION_DISABLED = 2, "Rejected: userInteractionEnabled is false (SPEC 32)."
    HIT_ALPHA = 3, "Rejected: alpha (value) below alphaHitThreshold (SPEC 32)."
    HIT_ANIMATING = 4, "Rejected: animating without interaction (SPEC 53)."
    HIT_SINGULAR_TRANSFORM = 5, "Rejected: its transform cannot be inverted (SPEC 13)."
    HIT_OUTSIDE = 6, "Rejected: the point is outside of its bounds (SPEC 11)."
    HIT_OUTSIDE_BY_OVERRIDE = 7, "Rejected: its pointInside override returned false (SPEC 40)."
    HIT_INSIDE = 8, "Its bounds contain the point; its subviews are tested, front to back (SPEC 11)."
    HIT_INSIDE_BY_OVERRIDE = 9, "Its pointInside override returned true; its subviews are tested (SPEC 40)."
    HIT_TAKEN = 10, "Hit: it contains the point and no subview was hit (SPEC 32)."
    HIT_OVERRIDE_RETURNED = 11, "Its hitTest override returned other (SPEC 38)."
    HIT_OVERRIDE_RETURNED_NIL = 12, "Its hitTest override returned nil (SPEC 38)."
    HIT_SUBVIEW_GONE = 13, "Skipped: it left its superview while the subviews were being tested (SPEC 36)."
    HIT_DISABLED_CONTROL = 14, "Rejected: a disabled control, and disabledControlsHitTestNil is 1 (SPEC 51)."

    # Touches
    TOUCH_HIT = 100, "The touch began in the window and hit the view other (SPEC 43, 46)."
    TOUCH_HIT_NOTHING = 101, "The touch began and hit no window (SPEC 45). In the ring only: value = its screen."
    TOUCH_HIT_VIEW_WITHOUT_WINDOW = 102, "The hit view other is in no window: treated as no hit (SPEC 44)."
    TOUCH_WITHHELD_MULTIPLE_TOUCH = (
        103,
        "Withheld for its life: other has another touch and multipleTouchEnabled is false (SPEC 95).",
    )
    TOUCH_WITHHELD_EXCLUSIVE_TOUCH = (
        104,
        "Withheld for its life: exclusiveTouch, because of the view other (SPEC 98). In the ring only: value = 1, the view "
        "that was hit is exclusive; 2, other is.",
    )
    TOUCH_IGNORED = 105, "The update was dropped: events are being ignored (SPEC 286). Value = the phase."
    TOUCH_DROPPED = (
        106,
        "The update was dropped: no application or no window (SPEC 296). In the ring only: other = the application; then "
        "there is no window.",
    )
    TOUCH_CANCELLED_BY_SYSTEM = (
        107,
        "Cancelled: by the system or the host (SPEC 108). In the ring only: value = 1 Context.cancel_all_touches(), 2 events "
        "are ignored from now on, 3 the application became inactive, 4 the host reported the phase cancelled.",
    )
    TOUCH_CANCELLED_BY_REMOVAL = 108, "Cancelled: its view other left the window (SPEC 297)."
    TOUCH_CANCELLED_BY_WINDOW = (
        109,
        "Cancelled: its window other was hidden or destroyed (SPEC 285). In the ring only: value = 5 hidden, 6 destroyed.",
    )
    TOUCH_NO_TAP = 110, "Moved farther than multiTapRadius from its start: tapCount becomes 0 (SPEC 69)."

    # Delivery
    DELIVERED = 200, "The hit view received a touch method (SPEC 79)."
    FORWARDED = 201, "The inherited method forwarded the touches to this responder, whose override received them (SPEC 90)."
    DISCARDED = 202, "The end of the chain was reached: discarded (SPEC 90). Object = the last responder."
    EVENT_DROPPED = (
        203,
        "A sendEvent override did not forward the event (SPEC 77). Object = the application or window. In the ring only, one "
        "record for each touch: touch_id; other = the view that it hit, while that lives; value = the phase. Of a wheel, a "
        "trackpad and an event without touches: point.x = its EventType.",
    )
    ESTIMATION_DELIVERED = (
        204,
        "The touch's view received touchesEstimatedPropertiesUpdated (SPEC 354). Value = the remaining estimates of the first"
        " sample.",
    )
    ESTIMATION_FORWARDED = 205, "The inherited method forwarded it to this responder, whose override received it (SPEC 354)."
    ESTIMATION_DISCARDED = 206, "The end of the chain was reached: discarded (SPEC 354). Object = the last responder."
    ESTIMATION_UNEXPECTED = 207, "No sample expects the reported properties: skipped (SPEC 354). Value = the sample's number."
    ESTIMATION_FORGOTTEN = 208, "More than 256 samples expect updates: the oldest is dropped (SPEC 354). Value = its number."

    # Delivery with recognisers
    BEGAN_HELD_BACK = 210, "touchesBegan is held back: the recogniser delays it and is still possible (SPEC 101)."
    ENDED_HELD_BACK = 211, "touchesEnded is held back: the recogniser delays it and is still possible (SPEC 102)."
    HELD_BACK_RELEASED = (
        212,
        "Held-back touches are delivered: no recogniser delays them any more (SPEC 103). Value = the phase.",
    )
    HELD_BACK_DROPPED = 213, "Held-back touches are dropped: the recogniser recognised and cancels them (SPEC 101)."
    CANCELLED_BY_GESTURE = 214, "touches_cancelled() the recogniser recognised and cancels the touch in its view (SPEC 86)."
    NEVER_DELIVERED = 215, "The view does not receive the touch: the recogniser had begun before it (SPEC 86)."

    # First responder
    BECAME_FIRST = 300, "Became first responder (SPEC 127)."
    CANNOT_BECOME_FIRST = 301, "Refused: canBecomeFirstResponder is false (SPEC 126)."
    FIRST_WITHOUT_WINDOW = 302, "Refused: in no window (SPEC 127)."
    FIRST_REFUSED_BY_CURRENT = 303, "Refused: the present first responder other does not resign (SPEC 127)."
    RESIGNED_FIRST = 304, "Resigned (SPEC 128)."
    RESIGNED_BY_REMOVAL = 305, "Resigned because its view left the window (SPEC 129)."

    # Windows
    BECAME_KEY = 400, "Became key (SPEC 281)."
    RESIGNED_KEY = 401, "Is no longer key (SPEC 281)."

    # Recognisers and touches
    GESTURE_RECEIVED_TOUCH = 500, "It tracks the touch (SPEC 59)."
    GESTURE_DISABLED = (
        501,
        "It does not receive the touch: not enabled (SPEC 107). In the ring only: value = 1 for the event of a wheel or "
        "trackpad, 2 for a press.",
    )
    GESTURE_TOUCH_TYPE_REFUSED = (
        502,
        "It does not receive the touch: its type is not among allowedTouchTypes (SPEC 171). Value = the type. In the ring "
        "only: point.x = the mask of the allowed types.",
    )
    GESTURE_TOUCH_TYPE_EXCLUSIVE = (
        503,
        "It does not receive the touch: it has touches of another type and requires one (SPEC 171). Value = the type.",
    )
    GESTURE_TOUCH_REFUSED = 504, "It does not receive the touch: its delegate's shouldReceiveTouch returned false (SPEC 169)."
    GESTURE_EVENT_REFUSED = (
        505,
        "It does not receive the touch: shouldReceiveEvent returned false (SPEC 169). With touch_id 0: the event of a wheel, "
        "trackpad or pointer.",
    )
    GESTURE_TOUCH_WHILE_WAITING = (
        506,
        "It does not receive the touch: it would recognise, and waits for other to fail (SPEC 178).",
    )
    GESTURE_TOUCH_WHILE_DONE = 507, "It does not receive the touch: it has ended or failed and was not reset yet (SPEC 172)."
    GESTURE_IGNORED_TOUCH = (
        508,
        "It ignores the touch from now on (SPEC 106). If the touch is one too many for the recogniser, in the ring only: "
        "value = the number of fingers, point.x = the greatest number that it takes.",
    )

    # States
    GESTURE_BEGAN = (
        520,
        "possible -> began (SPEC 159). Measure: points of a pan or pinch, seconds of a long press, degrees of a rotation. "
        "With point.y = 6, of a pinch on a trackpad: value = how far its scale is from 1.",
    )
    GESTURE_CHANGED = 521, "-> changed (SPEC 159)."
    GESTURE_ENDED = 522, "A continuous gesture ended (SPEC 159)."
    GESTURE_RECOGNIZED = 523, "A discrete gesture was recognised (SPEC 159). Measure: of a swipe, the points in its direction."
    GESTURE_CANCELLED = 524, "It was cancelled: its touches were (SPEC 108). Value 1: the gesture of a trackpad was."
    GESTURE_CANCELLED_BY_DISABLING = 525, "It was cancelled: it was disabled (SPEC 175)."
    GESTURE_CANCELLED_BY_REMOVAL = (
        526,
        "It was cancelled: it was detached, or its view left the window (SPEC 302). In the ring only: value = 1, it was "
        "detached; 2, its view left.",
    )
    GESTURE_CANCELLED_BY_SELF = 527, "It was cancelled: its class set failed or cancelled (SPEC 161)."
    GESTURE_RESET = 528, "It is possible again (SPEC 173)."
    GESTURE_WAITS_FOR_TAP = 529, "It counted a tap and waits for the next one until value (SPEC 198)."
    GESTURE_ACTION_SENT = 530, "Its action was sent; value = the state (SPEC 162)."
    GESTURE_NO_TARGET = 531, "It recognised and has no action to send (SPEC 164)."

    # Failures
    GESTURE_MOVED_TOO_FAR = 540, "A finger moved too far (SPEC 199, 205)."
    GESTURE_HELD_TOO_LONG = 541, "A tap was held too long (SPEC 197)."
    GESTURE_NO_NEXT_TAP = 542, "No further tap came in time (SPEC 198). In the ring only: point.y = how many there were."
    GESTURE_NEXT_TAP_TOO_FAR = 543, "The next tap began too far from the first (SPEC 199)."
    GESTURE_TOO_MANY_TOUCHES = 544, "More fingers than required (SPEC 200, 205, 227)."
    GESTURE_TOO_FEW_TOUCHES = 545, "Fewer fingers than required (SPEC 200)."
    GESTURE_LIFTED_TOO_SOON = (
        546,
        "The fingers lifted before it was recognised (SPEC 205, 216, 227, 233). Measure: as for Reason.GESTURE_BEGAN; with "
        "point.y = 1, how many fingers it had, and how many it requires; with point.y = 2, a pan received no move before the "
        "lift; with point.y = 6, how far the scale of a pinch on a trackpad is from 1.",
    )
    GESTURE_TOUCHES_CANCELLED = 547, "Its touches were cancelled (SPEC 202). Value 1: the gesture of a trackpad was."
    GESTURE_SWIPE_TOO_SLOW = (
        548,
        "The swipe took too long (SPEC 221). In the ring only: point.y = how far it had moved in its direction.",
    )
    GESTURE_SWIPE_WRONG_WAY = (
        549,
        "The finger went against the direction of the swipe, or across it (SPEC 221, 225). Measure: points across; with "
        "point.y = 1 points against it.",
    )
    GESTURE_SWIPE_NO_DIRECTION = 550, "The swipe has no valid direction (SPEC 226)."
    GESTURE_NOT_AT_EDGE = (
        551,
        "The first touch was not at one of the edges (SPEC 218). Measure: points from the nearest; in the ring only, point.x "
        "= -1 where its edges are empty.",
    )
    GESTURE_NOT_INWARD = (
        552,
        "The finger did not move inward from the edge (SPEC 219). Measure: points inward, and along the edge.",
    )
    GESTURE_UNDECIDED = 553, "Its last touch ended and it had not decided (SPEC 241)."
    GESTURE_FAILED_BY_SELF = 554, "Its class set failed (SPEC 240)."
    GESTURE_FAILED_BY_DISABLING = 555, "It was disabled (SPEC 175)."
    GESTURE_FAILED_BY_REMOVAL = (
        556,
        "It was detached, or its view left the window (SPEC 302). In the ring only: value = 1, it was detached; 2, its view "
        "left.",
    )
    GESTURE_IGNORED_ALL = 557, "It ignored every touch it had (SPEC 106)."
    GESTURE_HOVER_LEFT = 558, "The pointer left, or a button is down (SPEC 239)."

    # Arbitration
    GESTURE_WAITS = 570, "It would recognise, but other, which it requires to fail, has not failed yet (SPEC 178)."
    GESTURE_REQUIREMENT_MET = 571, "other, which it requires to fail, has failed: it resumes (SPEC 178)."
    GESTURE_REQUIREMENT_RECOGNIZED = 572, "Failed: other, which it requires to fail, recognised (SPEC 178)."
    GESTURE_PREVENTED = (
        573,
        "Failed: prevented by other, which recognised (SPEC 184). In the ring only: value 1, it would have recognised that "
        "touch.",
    )
    GESTURE_EXCLUDED = 574, "Failed: excluded by other, which had recognised before (SPEC 183)."
    GESTURE_REFUSED_BY_VIEW = 575, "Failed: gestureRecognizerShouldBegin of the view other returned false (SPEC 167)."
    GESTURE_REFUSED_BY_CONTROL = 576, "Failed: the standard control other keeps the touch (SPEC 152)."
    GESTURE_REFUSED_BY_DELEGATE = 577, "Failed: the delegate's gestureRecognizerShouldBegin returned false (SPEC 166)."
    GESTURE_WAITED_TOO_LONG = 578, "Failed: its touches ended while it waited for other to fail (SPEC 180)."
    GESTURE_CYCLE_FAILED = 579, "Failed: it waited for other in a cycle of requirements (SPEC 182)."
    GESTURE_REQUIREMENT_ADDED = (
        580,
        "A delegate or a class made it require other to fail, for this attempt (SPEC 181). In the ring only: value 1, its "
        "delegate did in shouldRequireFailure; 2, its class; 3, the delegate of other in shouldBeRequiredToFail; 4, the class"
        " of other.",
    )
    GESTURE_SIMULTANEOUS = 581, "It and other recognise simultaneously: a delegate allows it (SPEC 185)."
    GESTURE_MAY_NOT_PREVENT = 582, "It does not prevent other: canPrevent or canBePreventedBy returned false (SPEC 184)."
    GESTURE_FEWER_TAPS = 583, "A tap does not prevent other, which requires more taps (SPEC 188)."

    # Scroll and transform events
    INPUT_HIT = (
        590,
        "A wheel, a trackpad or a pinch on one hit the view object; other = the window, point in screen coordinates, value = "
        "EventType (SPEC 72). If nothing was hit, depth = the screen.",
    )
    GESTURE_RECEIVED_INPUT = 591, "It follows the scroll or transform event; value = EventType (SPEC 72)."
    GESTURE_SCROLL_TYPE_REFUSED = (
        592,
        "It does not follow the scroll event: its kind is not in allowedScrollTypesMask. Value = the kind (SPEC 72).",
    )
    GESTURE_BUTTON_REFUSED = (
        593,
        "It does not receive the touch: the buttons of the pointer are not buttonMaskRequired (SPEC 171). Value = the "
        "buttons. In the ring only: point.x = the mask.",
    )

    # Scroll views
    SCROLL_TOUCH_DELAYED = (
        600,
        "touchesBegan is held back from other because the touch may scroll (SPEC 247). Value = the deadline.",
    )
    SCROLL_DELAY_OVER = 601, "Held-back touches are delivered to other: the delay is over (SPEC 247)."
    SCROLL_DELAY_LIFTED = 602, "Held-back touches are delivered to other: the finger lifted without scrolling (SPEC 248)."
    SCROLL_DELAY_DROPPED = 603, "Touches held back from other are dropped: the scroll view scrolls (SPEC 249)."
    SCROLL_TOUCH_REFUSED = 604, "other never receives the touch: touchesShouldBegin returned false (SPEC 247)."
    SCROLL_MAY_NOT_CANCEL = 605, "It does not scroll: canCancelContentTouches is false and other has the touch (SPEC 250)."
    SCROLL_CANCEL_REFUSED = (
        606,
        "It does not scroll: touchesShouldCancel returned false for other, which has the touch (SPEC 250).",
    )
    SCROLL_CANNOT_SCROLL = (
        607,
        "It cannot scroll along the axis of the movement (SPEC 244). Value 0 horizontal, 1 vertical, 2 neither. In the ring "
        "only: point.x = the length of the content with its insets, point.y = the length of the bounds, or -1 at an edge; "
        "depth = 1: these are heights. In a step of an explanation these lengths are value and limit; point.x is 1 for "
        "horizontal, point.y is 1 for vertical.",
    )
    SCROLL_DISABLED = 608, "scrollEnabled is false (SPEC 242)."
    SCROLL_BEGAN_DRAGGING = (
        609,
        "Dragging began (SPEC 246), or notches of a wheel move it, which is no drag (SPEC 260). In the ring only: value 1, "
        "notches move it; value 2, notches move it and have stopped a deceleration.",
    )
    SCROLL_ENDED_DRAGGING = (
        610,
        "Dragging ended; point = the velocity in points per second, value 1 if deceleration follows (SPEC 260, 262). In the "
        "ring only: value 2, an animation continues (SPEC 340).",
    )
    SCROLL_BEGAN_DECELERATING = 611, "Deceleration began; point = the offset at which it will stop (SPEC 255)."
    SCROLL_BOUNCED = 612, "It crossed an edge and springs back; value = its velocity there (SPEC 257, 258)."
    SCROLL_ENDED_DECELERATING = 613, "It came to rest (SPEC 259)."
    SCROLL_STOPPED_BY_TOUCH = 614, "A touch stopped the deceleration; it is not delivered as a tap (SPEC 263)."
    SCROLL_STOPPED_BY_SETTING = 615, "Setting an offset stopped the movement (SPEC 267)."
    SCROLL_LOCKED = 616, "Locked to one axis; value 0 horizontal, 1 vertical (SPEC 265)."
    SCROLL_PAGED = (
        617,
        "The page was chosen; value = its number on the axis, point = the offset at which it will stop (SPEC 264). In a "
        "recording, value is the page before the offset was limited to the legal range. So it can lie before the first page "
        "or after the last. In the ring, value is the page of the limited offset, which is in point.",
    )
    SCROLL_TARGET_CHANGED = 618, "The delegate changed the target offset; point = the new offset (SPEC 261)."
    SCROLL_HANDED_OVER = 619, "At its edge: the ancestor other continues the movement (SPEC 337)."
    SCROLL_TOOK_BACK = 620, "The movement has returned from the ancestor other (SPEC 337)."
    SCROLL_CANNOT_ZOOM = (
        621,
        "It does not zoom: no view for zooming, or maximumZoomScale is not above minimumZoomScale (SPEC 268). In the latter "
        "case, in the ring only: value and point.x = these scales, point.y = 1. In explanations point.y may be 2 or 3: the "
        "value is at maximumZoomScale or minimumZoomScale, the limit. Other = the view that viewForZooming returned, if that "
        "view is not inside the scroll view; else None.",
    )
    SCROLL_STOPPED = 622, "It stopped: it left its window, its window was hidden, or it was destroyed."
    SCROLL_STOPPED_BY_HOST = (
        623,
        "stopScrollingAndZooming stopped it (SPEC 339). Object = the scroll view, or the recogniser that moved it.",
    )

    # Presses, keys, text
    PRESS_BEGAN = 650, "The press began with this responder (SPEC 270)."
    PRESS_DELIVERED = 651, "It received a presses method; value = the phase (SPEC 270)."
    PRESS_FORWARDED = (
        652,
        "The inherited method forwarded the presses to this responder, whose override received them (SPEC 272).",
    )
    PRESS_DISCARDED = 653, "The end of the chain was reached: discarded (SPEC 272). Object = the last responder."
    PRESS_DROPPED = (
        654,
        "Dropped: no application or no key window (SPEC 296). In the ring only: point.y = 1, no key window; 2, no "
        "application.",
    )
    PRESS_IGNORED = 655, "Dropped: events are being ignored (SPEC 286)."
    PRESS_CANCELLED_BY_SYSTEM = (
        656,
        "Cancelled: by the system or the host, or because the application becomes inactive (SPEC 273, 287).",
    )
    PRESS_CANCELLED_BY_REMOVAL = 657, "Cancelled: its responder left the window (SPEC 273)."
    PRESS_TAKEN_BY_GESTURE = 658, "Cancelled: the recogniser other recognised (SPEC 271)."
    GESTURE_RECEIVED_PRESS = 659, "The recogniser object tracks the press (SPEC 271)."
    GESTURE_PRESS_TYPE_REFUSED = (
        660,
        "The recogniser object does not receive the press: its type is not among allowedPressTypes (SPEC 271).",
    )
    GESTURE_PRESS_REFUSED = (
        661,
        "The recogniser object does not receive the press: its delegate's shouldReceivePress returned false (SPEC 271).",
    )
    KEY_COMMAND = 662, "The key command of this responder matched; other = the responder that performs its action (SPEC 278)."
    TEXT_INSERTED = 663, "It received text (SPEC 279)."
    TEXT_NOBODY = (
        664,
        "No responder accepts text: there is no first responder, or its class does not implement insertText (SPEC 279).",
    )
    TEXT_REFUSED = (
        665,
        "A text field's delegate returned false: value = 0 should_begin_editing, 1 should_end_editing, 2 "
        "should_change_characters, 3 should_clear, 4 should_return (SPEC 325).",
    )
    TEXT_RETURN_STAYS = (
        666,
        "The text field stays first responder after the return key: it has no action for editingDidEndOnExit (SPEC 279).",
    )
    TEXT_KEY = 667, "A text field handled the key of a press, which moves or deletes; touch_id = the press (SPEC 331)."

    # Motion and remote control
    MOTION_DELIVERED = 680, "It received a motion method; value = the phase (SPEC 274)."
    MOTION_FORWARDED = (
        681,
        "The inherited method forwarded it to this responder, whose override received it; value = the phase (SPEC 274).",
    )
    MOTION_TOO_LONG = 682, "Cancelled: it lasted too long (SPEC 274). Value = seconds."
    MOTION_INTERRUPTED = 683, "Cancelled: the application became inactive, or events are being ignored (SPEC 274, 287)."
    MOTION_DROPPED = (
        684,
        "Dropped: there is no responder to receive it (SPEC 274, 296). In the ring only, why no responder was searched for: "
        "point.x = 1, no window is key; 2, events are ignored; 3, there is no application.",
    )
    REMOTE_DELIVERED = 690, "It received remoteControlReceived; value = EventSubtype (SPEC 276)."
    REMOTE_FORWARDED = (
        691,
        "The inherited method forwarded it to this responder, whose override received it; value = EventSubtype (SPEC 276).",
    )
    REMOTE_DROPPED = (
        692,
        "Dropped: the application does not receive remote-control events, or no responder handles it; value = EventSubtype "
        "(SPEC 276).",
    )

    # Controls
    CONTROL_BEGAN_TRACKING = 700, "It tracks the touch (SPEC 143)."
    CONTROL_DISABLED = 701, "No tracking: it is disabled (SPEC 150)."
    CONTROL_BUSY = 702, "No tracking: it tracks another touch (SPEC 143)."
    CONTROL_REFUSED_TOUCH = (
        703,
        "No tracking: beginTracking returned false (SPEC 143). Of a slider, in the ring only: value = points beside the "
        "thumb, point = the thumb's middle.",
    )
    CONTROL_STOPPED_TRACKING = (
        704,
        "Tracking ended: continueTracking returned false; no further event for the touch (SPEC 144).",
    )
    CONTROL_ENDED_TRACKING = (
        705,
        "Tracking ended with the finger's lift: value 1 inside; 0 outside, where TouchUpInside is not sent (SPEC 146). In the"
        " ring only: point depends on the control. Outside: x = points outside of the bounds, y = the limit. A slider inside:"
        " x = how far the finger moved along it, y = -1 at its minimum, 1 at its maximum. A segmented control inside: x = the"
        " segment under the finger, y = 1 if that is disabled, 2 if it was selected already. A switch, a stepper or a page "
        "control inside: x = its value, y = the direction in which the touch would change it, 1 or -1.",
    )
    CONTROL_CANCELLED = (
        706,
        "Tracking was cancelled with its touch: TouchUpInside is not sent (SPEC 147). Other = the recogniser that cancelled "
        "the touch, if any.",
    )
    CONTROL_CANCELLED_BY_REMOVAL = 707, "Tracking was cancelled: the control left its window (SPEC 148)."
    CONTROL_CANCELLED_BY_DISABLING = 708, "Tracking was cancelled: the control was disabled (SPEC 149)."
    CONTROL_SENT_EVENTS = 709, "It sent the control events value, a mask (SPEC 141)."
    CONTROL_NOBODY_LISTENS = 710, "Nothing was added for the control events value, a mask: no action (SPEC 141)."

    # Actions
    ACTION_PERFORMED = 800, "It performed the action (SPEC 135, 136)."
    ACTION_NOT_IMPLEMENTED = 801, "Not performed: the target does not implement the action (SPEC 135)."
    ACTION_NOBODY = (
        802,
        "Not performed: no responder on the chain implements it (SPEC 136). Object = the sender. In the ring only: value = "
        "the library's number of the action; point.x = why. 1: canPerformAction of the responder other returned false. 2: "
        "nextResponder of other leads past a responder that implements it. 3: other implements it, and its window is not key."
        " 4: there is no first responder.",
    )
    ACTION_TARGET_GONE = (
        803,
        "Not performed: the target has ended; its entries were removed (SPEC 305). Object = the sender. In the ring only, of "
        "a control: value = the control events of those entries.",
    )

    # Diagnostics
    RESPONDER_CYCLE = 900, "The responder chain repeats at this responder; the walk ended (SPEC 121)."
    RESPONDER_CHAIN_TOO_LONG = 901, "The responder chain has more than 10,000 steps; the walk ended (SPEC 121)."
    TOO_DEEP = 902, "Nested too deep: the result is nil, or forwarding stopped (SPEC 23)."
    OVERRIDE_MISBEHAVED = (
        903,
        "An override returned an invalid result, such as a destroyed or foreign object; treated as none (SPEC 307).",
    )
    TIME_BACKWARDS = 904, "Time went backwards by value seconds; clamped (SPEC 309)."
    POSTED_EVENT_REFUSED = 905, "A posted item was refused when it was handled; value is the status (SPEC 291)."
    DEFERRED_RELEASE_REFUSED = 906, "A release on another thread failed; value is the status (SPEC 295)."
    GESTURE_ILLEGAL_STATE = (
        910,
        "A recogniser's class set a state for which there is no transition from the present one; ignored (SPEC 160). Value = "
        "10 * present + requested.",
    )
    GESTURE_REQUIREMENT_CYCLE = 911, "Recognisers require one another to fail in a cycle (SPEC 182). Other = the one required."
    PARAMETER_CLAMPED = 912, "A property was set to NaN or a negative number; clamped to 0 (SPEC 314). Value = the number."
    TARGET_DOES_NOT_RESPOND = (
        913,
        "A recogniser's target does not implement its selector, or a control's does not; skipped (SPEC 135, 164). Other = the"
        " target.",
    )
    RECORDER_FAILED = 914, "The recorder stopped: a write failed. The recording is complete up to there. value = bytes written."
    PLUGIN_FAULT = (
        920,
        "A fault of an override of the plugin object; the inherited method is called instead (SPEC 307). Other = the "
        "receiver, value = PluginFault, point.x = seconds for PluginFault.TOO_SLOW.",
    )
    PLUGIN_SWITCHED_OFF = 921, "The overrides of the plugin object were switched off: value faults."
    PLUGIN_NOT_LOADED = 922, "A plugin listed by the environment was not loaded; value is the status."
    PLUGIN_REPORT = 923, "A report of the plugin object; value is an PluginSeverity."

    # Notes
    NOTE_BESIDE_CONTROL = (
        950,
        "The touch began value points beside the control, at most 12, and hit no control (SPEC 357). depth = 1: the control "
        "has no width or no height.",
    )
    NOTE_UNDER_COVER = (
        951,
        "The point lies in the control; other is in front of it (SPEC 357). Value = 1: something else is, too; 2: other is in"
        " another window; 3: both.",
    )
    NOTE_OUTSIDE_SUPERVIEW = 952, "The point lies in the control, value points outside of other, a superview (SPEC 357)."
    NOTE_NOT_INTERACTIVE = (
        953,
        "The point lies in the control; other, the control or a superview, receives no touches (SPEC 357). Value = why: as "
        "for ProblemKind.NOT_INTERACTIVE.",
    )
    NOTE_OVERRIDE = (
        954,
        "The point lies in the control; an override of other, the control or a superview, led elsewhere (SPEC 357). Value > "
        "0: the pointInside override of other accepted the touch that far outside of its bounds, in points. Value = -1: the "
        "hitTest override of other took the touch for another view.",
    )
    NOTE_REFUSED = (
        955,
        "An update was refused because of the touch (SPEC 357). Value = Status.ALREADY_EXISTS, it began again, or "
        "Status.NOT_FOUND, it is not down. Object = the view that it had hit, or None. Point = the sample's, in the "
        "coordinates of that view's window or else of the screen. Time = the update's, even if the clock has not come to it.",
    )
    NOTE_SPIKE = (
        956,
        "The touch moved by 100 points or more at once, at value points per second, more than 10,000 (SPEC 357). Object = the"
        " view that it had hit, point in its window's coordinates.",
    )
    NOTE_NARROWLY = (
        957,
        "The touch lifted, and the recogniser object missed its limit, point.x, by at most 20 % (SPEC 357). Value = what was "
        "measured, point.y = its Unit, other = its view. With Unit.NUMBER: a key has the input of a key command of the "
        "responder object, but other modifiers. Value = the modifiers that were held, point.x = those of the command.",
    )
    NOTE_IN_WINDOW = (
        958,
        "The touch began in the window object, whose coordinates are not the screen's: point in them (SPEC 357).",
    )
    NOTE_IGNORING = 959, "Interaction events are ignored from now on (SPEC 357). Object = the application."
    NOTE_MOVED = (
        960,
        "The program moved the control object while it tracked the touch, which then lifted outside (SPEC 357). Value = how "
        "far, in points of its window; other = its new superview, if that is another one. With point.x = 1: other = the view "
        "or window around it that moved or scrolled, or None if the control itself did. Point.y = how far, in the control's "
        "own points.",
    )
    NOTE_NO_SUPER = (
        961,
        "An override of a touches method of the recogniser returned without a call of super (SPEC 174). Value = the "
        "TouchPhase.",
    )
    NOTE_INPUT_IGNORED = 962, "The event of a wheel or trackpad was dropped: interaction events were being ignored (SPEC 286)."

    # Causes that only explanations have, never the trace. Subject = the object that is explained
    MISS_NO_WINDOW = 1000, "The view is in no window. Culprit = the topmost view above it, or None (SPEC 43)."
    MISS_OTHER_WINDOW = 1001, "The window of culprit, a view, is in front and takes the touch (SPEC 43)."
    MISS_COVERED = 1002, "culprit is in front of it and takes the touch (SPEC 32)."
    MISS_SUBVIEW = 1003, "It contains the point, and its subview culprit takes the touch (SPEC 32)."
    MISS_OVERRIDE = 1004, "The override of hitTest (SPEC 38) or pointInside (SPEC 40) of culprit decides, and was not called."
    MISS_NO_TOUCH = (
        1005,
        "The trace holds no touch. With rule 239 the subject is a hover recogniser. Value 0: the pointer is in no window. "
        "Value 1: a touch was asked about, and hover recognisers receive none.",
    )
    MISS_UNATTACHED = (
        1006,
        "The recogniser is attached to no view, or the controller has no view (SPEC 165). Value 1: it was attached after the "
        "touch had begun (SPEC 59).",
    )
    MISS_HANDLED_BELOW = (
        1007,
        "The responder culprit handles the touches itself: they are not forwarded to it (SPEC 90). With Unit.NUMBER: an "
        "override did not call super; value = the phase (SPEC 91), of a press with rule 272 an PressPhase, of a shake with "
        "rule 274 an MotionPhase.",
    )
    MISS_OFF_CHAIN = (
        1008,
        "It is not in the responder chain of the view that was hit, culprit (SPEC 110). Value 1: the nextResponder override "
        "of culprit leads past it.",
    )
    MISS_ONLY_THEN = (
        1009,
        "The touch did not reach it, and the tree has changed since (SPEC 32). Value 0: a touch at this place would reach it "
        "now. Value 1: the causes that follow are those of the present tree.",
    )
    MISS_PLUGIN = 1010, "The override, delegate or class that decided belongs to the plugin culprit (SPEC 307)."
    MISS_UNDECIDED = (
        1011,
        "culprit, a recogniser, has not decided yet (SPEC 159). Value = what it has measured; limit = the measure at which it"
        " begins.",
    )
    MISS_PASSED_ON = (
        1012,
        "The touch passed through it to the next responder, because its class does not handle it (SPEC 90). Value 0: the "
        "class overrides no touches method. Value 1: it overrides some, but none of those that were called.",
    )
    MISS_UNCHANGED = (
        1013,
        "The value of the control has not changed, so valueChanged was not sent (SPEC 141). The other fields depend on the "
        "control. With Unit.POINTS, a slider: the finger moved its thumb by value points, 0. With Unit.NUMBER, a slider, "
        "stepper or page control at its end: value = its value or page, limit = the minimum or maximum that it has reached. A"
        " page control with too few pages: value = their number, limit = 2. A segmented control: value = the segment in which"
        " the finger lifted. Its point.y has why: 1, the segment was disabled; 2, it was selected already; 3, the finger "
        "lifted beside all segments. A segmented control without segments: limit = 1. A switch, without unit: value = 1 if it"
        " was on, else 0.",
    )
    MISS_OTHER_SCREEN = (
        1014,
        "The touch was on another screen than its window, culprit (SPEC 43). With rule 239: the pointer is on another screen "
        "than that window. With rule 72: a wheel or trackpad was used on another screen. Value = the screen of the touch, "
        "pointer or wheel, limit = that of the window.",
    )
    MISS_NO_SUPER = (
        1015,
        "An override of the control's or recogniser's class did not call super, and so kept the touch from the built-in class"
        " (SPEC 151). Value = the TouchPhase of the touches method. Of a control also 5, sendAction; 6, beginTracking, and 7,"
        " endTracking, in which its own class changes the value (SPEC 141); 8, becomeFirstResponder of a text field.",
    )
    MISS_NOT_KEY = (
        1016,
        "It is the first responder of its window, culprit, which is not the key window: text, keys and shakes go to the key "
        "window (SPEC 279).",
    )
    MISS_MOVED = (
        1017,
        "The program moved the control between the beginning of the touch and its lift (SPEC 358). Value = how far, in points"
        " of its window; culprit = its new superview. With point.x = 1: culprit = the view or window around it that moved or "
        "scrolled, or None if the control itself did.",
    )
    MISS_UNREPORTED = (
        1018,
        "The pointer has not been reported since the view came under it (SPEC 239). Culprit = the view that the pointer was "
        "over then, or None. Value 1: since the recogniser was attached or enabled.",
    )


class RecorderOptions(WordedFlag):
    """Parts that a recorder leaves out; bits of RecorderDesc.options."""

    NONE = 0, "Nothing."
    WITHOUT_DECISIONS = (
        1,
        "The decisions. The file is smaller. A replay can still compare callbacks, but the file alone cannot explain a "
        "decision.",
    )


class RectEdge(WordedFlag):
    """Edges of the screen; a mask (SPEC 217)."""

    NONE = 0, "No edge."
    TOP = 1, "The upper edge."
    LEFT = 2, "The left edge."
    BOTTOM = 4, "The lower edge."
    RIGHT = 8, "The right edge."
    ALL = 15, "All four edges."


class ScrollTypeMask(WordedFlag):
    """Kinds of scroll events; a mask of pans (Pan.allowed_scroll_types_mask)."""

    DISCRETE = 1, "Notches of a wheel."
    CONTINUOUS = 2, "A trackpad, or a wheel without notches."
    ALL = 3, "Both."


class ScrollViewDecelerationRate(WordedEnum):
    """How fast content decelerates after a flick (SPEC 242, 255)."""

    NORMAL = 0, "scrollDecelerationNormal, 0.998 per millisecond."
    FAST = 1, "scrollDecelerationFast, 0.99 per millisecond."


class Status(WordedEnum):
    """Result of a call: 0 or a negative error. The numbers never change and are never reused."""

    OK = 0, "The call succeeded."
    INVALID_ARGUMENT = (
        -1,
        "An argument has a value that the function does not accept. Examples are None, NaN, infinity, an unknown enumerator "
        "and a negative index.",
    )
    INVALID_HANDLE = -2, "The value never was a handle."
    STALE_HANDLE = -3, "The object has been destroyed."
    WRONG_KIND = -4, "The handle names an object of another kind."
    WRONG_CONTEXT = -5, "The objects belong to different contexts."
    WRONG_THREAD = -6, "The calling thread does not own the context."
    NO_MEMORY = -7, "Memory, or the context's memory_limit, is exhausted."
    STRUCT_SIZE = (
        -8,
        "A descriptor's struct_size is 0, smaller than the first published version of the struct, or larger than 4096.",
    )
    STRUCT_NEWER = -9, "The descriptor is newer than the library and uses a field that the library does not know."
    CYCLE = -10, "The call would make a view, controller or class its own ancestor."
    TOO_DEEP = (
        -11,
        "The tree would be deeper than 10,000 levels, updates would nest deeper than 64, or less than 64 KiB of stack is "
        "left.",
    )
    NOT_FOUND = -12, "There is no such class, touch, name or index, or the trace or recorder is off."
    ALREADY_EXISTS = -13, "It exists already: a class name, touch id, plugin, recorder or application."
    BUFFER_TOO_SMALL = -14, "The buffer is too small. A list needs a capacity of *length, a text one more."
    UNSUPPORTED = -15, "This build or version of the library does not support the call."
    LIMIT_REACHED = -16, "A count exceeds a limit of the library."
    NOT_OWNED = -17, "The caller has no reference left to release."
    BUSY = -18, "The object is in use in a way that forbids the call now."
    SYSTEM = -19, "The operating system refused. last_error() has its reason."
    PLUGIN_POLICY = -20, "The host's policy does not let this plugin be loaded."
    PLUGIN_FILE = -21, "The plugin's file cannot be opened or is not a regular file."
    PLUGIN_FORMAT = -22, "The plugin's file is not a shared object for this machine with the symbol responderkit_plugin."
    PLUGIN_OPEN = -23, "The dynamic linker refused the plugin."
    PLUGIN_ENTRY = -24, "The plugin's entry is invalid: wrong magic, size, id or version text, or no init."
    PLUGIN_VERSION = -25, "The plugin was built for another binary interface, or for a newer one."
    PLUGIN_INIT = -26, "The plugin's init refused."
    ENCODING = -27, "The signature differs from the registered one or is malformed."


class SwipeDirection(WordedFlag):
    """Directions of a swipe; a mask (SPEC 220)."""

    RIGHT = 1, "To the right."
    LEFT = 2, "To the left."
    UP = 4, "Upwards."
    DOWN = 8, "Downwards."


class TextDirection(WordedEnum):
    """A direction in a text: UITextStorageDirection."""

    FORWARD = 0, "Towards the end."
    BACKWARD = 1, "Towards the beginning."


class TextEndReason(WordedEnum):
    """Why editing ended: UITextField.DidEndEditingReason."""

    COMMITTED = 0, "The text field resigned as first responder. The library uses no other reason."
    CANCELLED = 1, "The typed text is discarded."


class TextGranularity(WordedEnum):
    """Size of a step: UITextGranularity, with its numbers (SPEC 329)."""

    CHARACTER = 0, "To the next character."
    WORD = 1, "Forward to the end of a word, backward to the beginning of one."
    LINE = 4, "To an end of the text, which is one line."


class TouchPhase(WordedEnum):
    """Phase of a touch (SPEC 54)."""

    BEGAN = 0, "The finger came down."
    MOVED = 1, "The finger moved."
    STATIONARY = 2, "The finger is down and did not change in this update. Never an input."
    ENDED = 3, "The finger lifted."
    CANCELLED = (
        4,
        "The touch was cancelled: by the system or the host (SPEC 108), or with its window (SPEC 285). A touch that only its "
        "view lost has this phase while touchesCancelled of that view runs (SPEC 86, 297).",
    )


class TouchProperties(WordedFlag):
    """Properties of a touch that a device may first estimate: a mask (SPEC 345)."""

    FORCE = 1, "The force."
    AZIMUTH = 2, "The azimuth angle."
    ALTITUDE = 4, "The altitude angle."
    LOCATION = 8, "The location."
    ROLL = 16, "The roll angle."


class TouchType(WordedEnum):
    """Type of a touch: the device that made it (SPEC 55)."""

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


class Unit(WordedEnum):
    """Unit of a measured value and its limit."""

    NONE = 0, "No unit: the comment of the reason or kind names the value's meaning, if it has one."
    POINTS = (
        1,
        "Points. In an explanation's step: of the window of the subject's view. In a trace record: of the subject's "
        "coordinates, unless the reason's comment names others.",
    )
    SECONDS = 2, "Seconds."
    TOUCHES = 3, "Touches: fingers."
    ALPHA = 4, "Opacity, 0 to 1."
    NUMBER = 5, "A number whose meaning is in the reason's comment."
    DEGREES = 6, "Degrees."
