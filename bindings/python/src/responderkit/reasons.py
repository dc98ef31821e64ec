"""The reasons of decisions, as the trace has them."""

from __future__ import annotations

from ._worded import WordedEnum


class Reason(WordedEnum):
    """What was decided, and why. What a record's object, other, point and value are goes by subject:

    - from 1, hit-testing: object = the view, other = the view that asked it (its superview) or None, point in the object's coordinates.
    - from 100, touches: object = the touch (by touch_id once it is gone), other = a view or window, point in screen coordinates.
    - from 200, delivery: object = the responder, other = the touch's view, value = the phase.
    - from 210, delivery with recognisers: object = the touch's view, other = the recogniser.
    - from 300, first responder: object = the responder, other = the one in the way.
    - from 400, windows: object = the window.
    - from 500, recognisers and touches: object = the recogniser, other = its view or the cause.
    - from 520, states: object = the recogniser.
    - from 540, failures: object = the recogniser, value = what was measured, point.x = the limit.
    - from 570, arbitration: object = the recogniser, other = the one that matters.
    - from 590, scroll and transform events: object = the recogniser unless a reason names another.
    - from 600, scroll views: object = the scroll view.
    - from 650, presses, keys, text: object = the responder, point.x = PressType, touch_id = the host's number.
    - from 680, motion and remote control: object = the responder.
    - from 700, controls: object = the control.
    - from 800, actions: object = the responder that performs it or should, other = the sender.
    - from 900, diagnostics: object = what it is about, if anything.
    - from 950, notes, in the trace only and never in a recording: object = the control, other = the view that was hit, point in screen coordinates.
    - from 1000, what explanations add; never in the trace.
    """

    # Hit-testing
    HIT_HIDDEN = 1, "Rejected: hidden (SPEC 32)."
    HIT_INTERACTION_DISABLED = 2, "Rejected: userInteractionEnabled is NO (SPEC 32)."
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
    TOUCH_HIT_NOTHING = 101, "The touch began and hit no window (SPEC 45)."
    TOUCH_HIT_VIEW_WITHOUT_WINDOW = 102, "The hit view other is in no window: treated as no hit (SPEC 44)."
    TOUCH_WITHHELD_MULTIPLE_TOUCH = 103, "Withheld for its life: other has another touch and multipleTouchEnabled is NO (SPEC 95)."
    TOUCH_WITHHELD_EXCLUSIVE_TOUCH = 104, "Withheld for its life: exclusiveTouch, because of the view other (SPEC 98)."
    TOUCH_IGNORED = 105, "The update was dropped: events are being ignored (SPEC 286)."
    TOUCH_DROPPED = 106, "The update was dropped: no application or no window (SPEC 296)."
    TOUCH_CANCELLED_BY_SYSTEM = 107, "Cancelled: by the system or the host (SPEC 108)."
    TOUCH_CANCELLED_BY_REMOVAL = 108, "Cancelled: its view other left the window (SPEC 297)."
    TOUCH_CANCELLED_BY_WINDOW = 109, "Cancelled: its window other was hidden or destroyed (SPEC 285)."
    TOUCH_NO_TAP = 110, "Moved farther than multiTapRadius from its start: tapCount becomes 0 (SPEC 69)."

    # Delivery
    DELIVERED = 200, "The hit view received a touch method (SPEC 79)."
    FORWARDED = 201, "The inherited method forwarded the touches to this responder, whose override received them (SPEC 90)."
    DISCARDED = 202, "The end of the chain was reached: discarded (SPEC 90). Object = the last responder."
    EVENT_DROPPED = 203, "A sendEvent override did not forward the event (SPEC 77). Object = the application or window."
    ESTIMATION_DELIVERED = (
        204,
        "The touch's view received touchesEstimatedPropertiesUpdated (SPEC 354). Value = the remaining estimates of the first "
        "sample.",
    )
    ESTIMATION_FORWARDED = 205, "The inherited method forwarded it to this responder, whose override received it (SPEC 354)."
    ESTIMATION_DISCARDED = 206, "The end of the chain was reached: discarded (SPEC 354). Object = the last responder."
    ESTIMATION_UNEXPECTED = 207, "No sample expects the reported properties: skipped (SPEC 354). Value = the sample's number."
    ESTIMATION_FORGOTTEN = 208, "More than 256 samples expect updates: the oldest is dropped (SPEC 354). Value = its number."

    # Delivery with recognisers
    BEGAN_HELD_BACK = 210, "touchesBegan is held back: the recogniser delays it and is still possible (SPEC 101)."
    ENDED_HELD_BACK = 211, "touchesEnded is held back: the recogniser delays it and is still possible (SPEC 102)."
    HELD_BACK_RELEASED = 212, "Held-back touches are delivered: no recogniser delays them any more (SPEC 103). Value = the phase."
    HELD_BACK_DROPPED = 213, "Held-back touches are dropped: the recogniser recognised and cancels them (SPEC 101)."
    CANCELLED_BY_GESTURE = 214, "touchesCancelled: the recogniser recognised and cancels the touch in its view (SPEC 86)."
    NEVER_DELIVERED = 215, "The view does not receive the touch: the recogniser had begun before it (SPEC 86)."

    # First responder
    BECAME_FIRST = 300, "Became first responder (SPEC 127)."
    CANNOT_BECOME_FIRST = 301, "Refused: canBecomeFirstResponder is NO (SPEC 126)."
    FIRST_WITHOUT_WINDOW = 302, "Refused: in no window (SPEC 127)."
    FIRST_REFUSED_BY_CURRENT = 303, "Refused: the present first responder other does not resign (SPEC 127)."
    RESIGNED_FIRST = 304, "Resigned (SPEC 128)."
    RESIGNED_BY_REMOVAL = 305, "Resigned because its view left the window (SPEC 129)."

    # Windows
    BECAME_KEY = 400, "Became key (SPEC 281)."
    RESIGNED_KEY = 401, "Is no longer key (SPEC 281)."

    # Recognisers and touches
    GESTURE_RECEIVED_TOUCH = 500, "It tracks the touch (SPEC 59)."
    GESTURE_DISABLED = 501, "It does not receive the touch: not enabled (SPEC 107)."
    GESTURE_TOUCH_TYPE_REFUSED = 502, "It does not receive the touch: its type is not among allowedTouchTypes (SPEC 171). Value = the type."
    GESTURE_TOUCH_TYPE_EXCLUSIVE = (
        503,
        "It does not receive the touch: it has touches of another type and requires one (SPEC 171). Value = the type.",
    )
    GESTURE_TOUCH_REFUSED = 504, "It does not receive the touch: its delegate's shouldReceiveTouch returned false (SPEC 169)."
    GESTURE_EVENT_REFUSED = 505, "It does not receive the touch: shouldReceiveEvent returned false (SPEC 169)."
    GESTURE_TOUCH_WHILE_WAITING = 506, "It does not receive the touch: it has recognised and waits for other to fail (SPEC 178)."
    GESTURE_TOUCH_WHILE_DONE = 507, "It does not receive the touch: it has ended or failed and was not reset yet (SPEC 172)."
    GESTURE_IGNORED_TOUCH = 508, "It ignores the touch from now on (SPEC 106)."

    # States
    GESTURE_BEGAN = 520, "possible -> began (SPEC 159)."
    GESTURE_CHANGED = 521, "-> changed (SPEC 159)."
    GESTURE_ENDED = 522, "A continuous gesture ended (SPEC 159)."
    GESTURE_RECOGNIZED = 523, "A discrete gesture was recognised (SPEC 159)."
    GESTURE_CANCELLED = 524, "It was cancelled: its touches were (SPEC 108)."
    GESTURE_CANCELLED_BY_DISABLING = 525, "It was cancelled: it was disabled (SPEC 175)."
    GESTURE_CANCELLED_BY_REMOVAL = 526, "It was cancelled: it was detached, or its view left the window (SPEC 302)."
    GESTURE_CANCELLED_BY_SELF = 527, "It was cancelled: its class set failed or cancelled (SPEC 161)."
    GESTURE_RESET = 528, "It is possible again (SPEC 173)."
    GESTURE_WAITS_FOR_TAP = 529, "It counted a tap and waits for the next one until value (SPEC 198)."
    GESTURE_ACTION_SENT = 530, "Its action was sent; value = the state (SPEC 162)."
    GESTURE_NO_TARGET = 531, "It recognised and has no action to send (SPEC 164)."

    # Failures
    GESTURE_MOVED_TOO_FAR = 540, "A finger moved too far (SPEC 199, 205)."
    GESTURE_HELD_TOO_LONG = 541, "A tap was held too long (SPEC 197)."
    GESTURE_NO_NEXT_TAP = 542, "No further tap came in time (SPEC 198)."
    GESTURE_NEXT_TAP_TOO_FAR = 543, "The next tap began too far from the first (SPEC 199)."
    GESTURE_TOO_MANY_TOUCHES = 544, "More fingers than required (SPEC 200, 205, 227)."
    GESTURE_TOO_FEW_TOUCHES = 545, "Fewer fingers than required (SPEC 200)."
    GESTURE_LIFTED_TOO_SOON = 546, "The fingers lifted before it was recognised (SPEC 205, 216, 227, 233)."
    GESTURE_TOUCHES_CANCELLED = 547, "Its touches were cancelled (SPEC 202)."
    GESTURE_SWIPE_TOO_SLOW = 548, "The swipe took too long (SPEC 221)."
    GESTURE_SWIPE_WRONG_WAY = 549, "The finger went against the direction of the swipe, or across it (SPEC 221, 225)."
    GESTURE_SWIPE_NO_DIRECTION = 550, "The swipe has no valid direction (SPEC 226)."
    GESTURE_NOT_AT_EDGE = 551, "The first touch was not at one of the edges (SPEC 218)."
    GESTURE_NOT_INWARD = 552, "The finger did not move inward from the edge (SPEC 219)."
    GESTURE_UNDECIDED = 553, "Its last touch ended and it had not decided (SPEC 241)."
    GESTURE_FAILED_BY_SELF = 554, "Its class set failed (SPEC 240)."
    GESTURE_FAILED_BY_DISABLING = 555, "It was disabled (SPEC 175)."
    GESTURE_FAILED_BY_REMOVAL = 556, "It was detached, or its view left the window (SPEC 302)."
    GESTURE_IGNORED_ALL = 557, "It ignored every touch it had (SPEC 106)."
    GESTURE_HOVER_LEFT = 558, "The pointer left, or a button is down (SPEC 239)."

    # Arbitration
    GESTURE_WAITS = 570, "It would recognise, but other, which it requires to fail, has not failed yet (SPEC 178)."
    GESTURE_REQUIREMENT_MET = 571, "other, which it requires to fail, has failed: it resumes (SPEC 178)."
    GESTURE_REQUIREMENT_RECOGNIZED = 572, "Failed: other, which it requires to fail, recognised (SPEC 178)."
    GESTURE_PREVENTED = 573, "Failed: prevented by other, which recognised (SPEC 184)."
    GESTURE_EXCLUDED = 574, "Failed: excluded by other, which had recognised before (SPEC 183)."
    GESTURE_REFUSED_BY_VIEW = 575, "Failed: gestureRecognizerShouldBegin of the view other returned false (SPEC 167)."
    GESTURE_REFUSED_BY_CONTROL = 576, "Failed: the standard control other keeps the touch (SPEC 152)."
    GESTURE_REFUSED_BY_DELEGATE = 577, "Failed: the delegate's gestureRecognizerShouldBegin returned false (SPEC 166)."
    GESTURE_WAITED_TOO_LONG = 578, "Failed: its touches ended while it waited for other to fail (SPEC 180)."
    GESTURE_CYCLE_FAILED = 579, "Failed: it waited for other in a cycle of requirements (SPEC 182)."
    GESTURE_REQUIREMENT_ADDED = 580, "A delegate or a class made it require other to fail, for this attempt (SPEC 181)."
    GESTURE_SIMULTANEOUS = 581, "It and other recognise simultaneously: a delegate allows it (SPEC 185)."
    GESTURE_MAY_NOT_PREVENT = 582, "It does not prevent other: canPrevent or canBePreventedBy returned false (SPEC 184)."
    GESTURE_FEWER_TAPS = 583, "A tap does not prevent other, which requires more taps (SPEC 188)."

    # Scroll and transform events
    INPUT_HIT = (
        590,
        "A wheel, a trackpad or a pinch on one hit the view object; other = the window, point in screen coordinates, value "
        "= EventType.",
    )
    GESTURE_RECEIVED_INPUT = 591, "It follows the scroll or transform event; value = EventType."
    GESTURE_SCROLL_TYPE_REFUSED = 592, "It does not follow the scroll event: its kind is not in allowedScrollTypesMask. Value = the kind."
    GESTURE_BUTTON_REFUSED = (
        593,
        "It does not receive the touch: the buttons of the pointer are not buttonMaskRequired. Value = the buttons.",
    )

    # Scroll views
    SCROLL_TOUCH_DELAYED = 600, "touchesBegan is held back from other until the touch scrolls or does not (SPEC 247). Value = the deadline."
    SCROLL_DELAY_OVER = 601, "Held-back touches are delivered to other: the delay is over (SPEC 247)."
    SCROLL_DELAY_LIFTED = 602, "Held-back touches are delivered to other: the finger lifted without scrolling (SPEC 248)."
    SCROLL_DELAY_DROPPED = 603, "Touches held back from other are dropped: the scroll view scrolls (SPEC 249)."
    SCROLL_TOUCH_REFUSED = 604, "other never receives the touch: touchesShouldBegin returned false (SPEC 247)."
    SCROLL_MAY_NOT_CANCEL = 605, "It does not scroll: canCancelContentTouches is NO and other has the touch (SPEC 250)."
    SCROLL_CANCEL_REFUSED = 606, "It does not scroll: touchesShouldCancel returned false for other, which has the touch (SPEC 250)."
    SCROLL_CANNOT_SCROLL = 607, "It cannot scroll along the axis of the movement (SPEC 244). Value 0 horizontal, 1 vertical, 2 neither."
    SCROLL_DISABLED = 608, "scrollEnabled is NO (SPEC 242)."
    SCROLL_BEGAN_DRAGGING = 609, "Dragging began (SPEC 246)."
    SCROLL_ENDED_DRAGGING = (
        610,
        "Dragging ended; point = the velocity in points per second, value 1 if deceleration follows (SPEC 260, 262).",
    )
    SCROLL_BEGAN_DECELERATING = 611, "Deceleration began; point = the offset at which it will stop (SPEC 255)."
    SCROLL_BOUNCED = 612, "It crossed an edge and springs back; value = its velocity there (SPEC 257, 258)."
    SCROLL_ENDED_DECELERATING = 613, "It came to rest (SPEC 259)."
    SCROLL_STOPPED_BY_TOUCH = 614, "A touch stopped the deceleration; it is not delivered as a tap (SPEC 263)."
    SCROLL_STOPPED_BY_SETTING = 615, "Setting an offset stopped the movement (SPEC 267)."
    SCROLL_LOCKED = 616, "Locked to one axis; value 0 horizontal, 1 vertical (SPEC 265)."
    SCROLL_PAGED = 617, "The page was chosen; value = its number on the axis, point = the offset at which it will stop (SPEC 264)."
    SCROLL_TARGET_CHANGED = 618, "The delegate changed the target offset; point = the new offset (SPEC 261)."
    SCROLL_HANDED_OVER = 619, "At its edge: the ancestor other continues the movement (SPEC 337)."
    SCROLL_TOOK_BACK = 620, "The movement has returned from the ancestor other (SPEC 337)."
    SCROLL_CANNOT_ZOOM = 621, "It does not zoom: no view for zooming, or maximumZoomScale is not above minimumZoomScale (SPEC 268)."
    SCROLL_STOPPED = 622, "It stopped: it left its window or was disabled."
    SCROLL_STOPPED_BY_HOST = 623, "stopScrollingAndZooming stopped it, or the recogniser that moved it (SPEC 339)."

    # Presses, keys, text
    PRESS_BEGAN = 650, "The press began with this responder (SPEC 270)."
    PRESS_DELIVERED = 651, "It received a presses method; value = the phase (SPEC 270)."
    PRESS_FORWARDED = 652, "The inherited method forwarded the presses to this responder, whose override received them (SPEC 272)."
    PRESS_DISCARDED = 653, "The end of the chain was reached: discarded (SPEC 272). Object = the last responder."
    PRESS_DROPPED = 654, "Dropped: no application or no key window (SPEC 296)."
    PRESS_IGNORED = 655, "Dropped: events are being ignored (SPEC 286)."
    PRESS_CANCELLED_BY_SYSTEM = 656, "Cancelled: by the system or the host, or because the application becomes inactive (SPEC 273, 287)."
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
    TEXT_NOBODY = 664, "No responder accepts text: there is no first responder, or it does not accept key input (SPEC 279)."
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
    MOTION_FORWARDED = 681, "The inherited method forwarded it to this responder, whose override received it; value = the phase (SPEC 274)."
    MOTION_TOO_LONG = 682, "Cancelled: it lasted too long (SPEC 274). Value = seconds."
    MOTION_INTERRUPTED = 683, "Cancelled: the application became inactive, or events are being ignored (SPEC 274, 287)."
    MOTION_DROPPED = 684, "Dropped: there is no responder to receive it (SPEC 274, 296)."
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
    CONTROL_REFUSED_TOUCH = 703, "No tracking: beginTracking returned false (SPEC 143)."
    CONTROL_STOPPED_TRACKING = 704, "Tracking ended: continueTracking returned false; no further event for the touch (SPEC 144)."
    CONTROL_ENDED_TRACKING = (
        705,
        "Tracking ended with the finger's lift: value 1 inside, 0 outside, where TouchUpInside is not sent (SPEC 146).",
    )
    CONTROL_CANCELLED = (
        706,
        "Tracking was cancelled with its touch: TouchUpInside is not sent (SPEC 147). Other = the recogniser that cancelled the"
        " touch, if any.",
    )
    CONTROL_CANCELLED_BY_REMOVAL = 707, "Tracking was cancelled: the control left its window (SPEC 148)."
    CONTROL_CANCELLED_BY_DISABLING = 708, "Tracking was cancelled: the control was disabled (SPEC 149)."
    CONTROL_SENT_EVENTS = 709, "It sent the control events value, a mask (SPEC 141)."
    CONTROL_NOBODY_LISTENS = 710, "Nothing was added for the control events value, a mask: no action (SPEC 141)."

    # Actions
    ACTION_PERFORMED = 800, "It performed the action (SPEC 135, 136)."
    ACTION_NOT_IMPLEMENTED = 801, "Not performed: the target does not implement the action (SPEC 135)."
    ACTION_NOBODY = 802, "Not performed: no responder on the chain implements it (SPEC 136). Object = the sender."
    ACTION_TARGET_GONE = 803, "Not performed: the target has ended; its entry was removed (SPEC 305). Object = the sender."

    # Diagnostics
    RESPONDER_CYCLE = 900, "The responder chain repeats at this responder; the walk ended (SPEC 121)."
    RESPONDER_CHAIN_TOO_LONG = 901, "The responder chain has more than 10,000 links; the walk ended (SPEC 121)."
    TOO_DEEP = 902, "Nested too deep: the result is nil, or forwarding stopped (SPEC 23)."
    OVERRIDE_MISBEHAVED = 903, "An override returned an invalid result, such as a destroyed or foreign object; treated as none (SPEC 307)."
    TIME_BACKWARDS = 904, "Time went backwards by value seconds; clamped (SPEC 309)."
    POSTED_EVENT_REFUSED = 905, "A posted item was refused when it was handled; value is the status (SPEC 291)."
    DEFERRED_RELEASE_REFUSED = 906, "A release on another thread failed; value is the status (SPEC 295)."
    GESTURE_ILLEGAL_STATE = (
        910,
        "A recogniser's class set a state that is no transition from the present one; ignored (SPEC 160). Value = 10 * present "
        "+ requested.",
    )
    GESTURE_REQUIREMENT_CYCLE = 911, "Recognisers require one another to fail in a cycle (SPEC 182). Other = the one required."
    PARAMETER_CLAMPED = 912, "A property was set to NaN or a negative number; clamped to 0 (SPEC 314). Value = the number."
    TARGET_DOES_NOT_RESPOND = (
        913,
        "A recogniser's target does not implement its selector, or a control's does not; skipped (SPEC 135, 164). Other = the "
        "target.",
    )
    RECORDER_FAILED = 914, "The recorder stopped: a write failed. The recording is complete up to there. value = bytes written."
    PLUGIN_FAULT = (
        920,
        "A fault of an override of the plugin object; the inherited method is called instead (SPEC 307). Other = the receiver, "
        "value = PluginFault, point.x = seconds for PluginFaultTooSlow.",
    )
    PLUGIN_SWITCHED_OFF = 921, "The overrides of the plugin object were switched off: value faults."
    PLUGIN_NOT_LOADED = 922, "A plugin listed by the environment was not loaded; value is the status."
    PLUGIN_REPORT = 923, "A report of the plugin object; value is an PluginSeverity."
    # Notes, in the trace only: object = the control, other = the view that was hit
    NOTE_BESIDE_CONTROL = 950, "The touch began value points beside the control, at most 12, and hit no control (SPEC 357)."
    NOTE_UNDER_COVER = 951, "The touch began in the control; other is in front of it (SPEC 357)."
    NOTE_OUTSIDE_SUPERVIEW = 952, "The touch began in the control, value points outside of other, a superview (SPEC 357)."
    NOTE_NOT_INTERACTIVE = 953, "The touch began in the control; other, it or a superview, lets no touch through (SPEC 357)."
    NOTE_OVERRIDE = 954, "The touch began in the control; an override of other, it or a superview, decided otherwise (SPEC 357)."
    NOTE_REFUSED = 955, "An update was refused because of the touch: value = the status, ALREADY_EXISTS or NOT_FOUND (SPEC 357)."
    NOTE_SPIKE = 956, "The touch moved by 100 points or more at once, at value points per second, more than 10,000 (SPEC 357)."
    NOTE_NARROWLY = 957, "The recogniser object missed its limit, point.x, by at most 20 %: value was measured; point.y = the Unit (SPEC 357)."
    # What explanations add
    MISS_NO_WINDOW = 1000, "The view is in no window. Culprit = the topmost view above it, or None (SPEC 43)."
    MISS_OTHER_WINDOW = 1001, "The window of culprit, a view, is in front and takes the touch (SPEC 43)."
    MISS_COVERED = 1002, "culprit is in front of it and takes the touch (SPEC 32)."
    MISS_SUBVIEW = 1003, "It contains the point, and its subview culprit takes the touch (SPEC 32)."
    MISS_OVERRIDE = 1004, "The override of hitTest or pointInside of culprit decides, which was not called (SPEC 38)."
    MISS_NO_TOUCH = 1005, "The trace holds no touch."
    MISS_UNATTACHED = 1006, "The recogniser is attached to no view, or the controller has no view (SPEC 165)."
    MISS_HANDLED_BELOW = (
        1007,
        "The responder culprit handles the touches itself: they are not forwarded to it (SPEC 90).",
    )
    MISS_OFF_CHAIN = 1008, "It is no part of the responder chain of the view that was hit, culprit (SPEC 110)."
    MISS_ONLY_THEN = 1009, "The touch did not reach it; the tree has changed since, and now it would (SPEC 32)."
    MISS_PLUGIN = 1010, "The override, delegate or class that decided belongs to the plugin culprit (SPEC 307)."
    MISS_UNDECIDED = (
        1011,
        "culprit, a recogniser, has not decided yet (SPEC 159). Value = what it has measured, limit = where it begins.",
    )
    MISS_PASSED_ON = (
        1012,
        "The touch passed through it to the next responder: its class overrides no touches method (SPEC 90).",
    )
    MISS_UNCHANGED = (
        1013,
        "The control's own value has not changed, and so valueChanged was not sent (SPEC 141). With Unit.NUMBER: value ="
        " its value, limit = the minimum or maximum at which it is.",
    )
