"""Causes beside a touch's way: screens, overrides without super, who took touches away, and how recognisers without a name are called (SPEC 358)."""

import pytest

import responderkit as rk
from responderkit import ControlEvents, Reason, TouchPhase, TouchSample, Unit


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


def add(parent, kind, name, frame):
    view = kind(frame)
    if name:
        view.name = name
    parent.add_subview(view)
    return view


def attach(view, recognizer, **properties):
    for key, value in properties.items():
        setattr(recognizer, key, value)
    view.add_gesture_recognizer(recognizer)
    return recognizer


def tap(context, id, x, y, t, screen=0):
    context.send_touches(t, [TouchSample(id, TouchPhase.BEGAN, (x, y), screen=screen)])
    context.send_touches(t + 0.05, [TouchSample(id, TouchPhase.ENDED, (x, y), screen=screen)])


def drag(context, id, start, end, t):
    context.down(id, *start, t)
    context.move(id, *end, t + 0.1)
    context.up(id, *end, t + 0.2)


def reasons(explanation):
    return [step.reason for step in explanation.steps]


def ignore(*_):
    pass


# Screens


def test_a_touch_of_another_screen(context, window):
    """SPEC 43: no window of another screen is asked."""
    near = add(window, rk.Button, "near", (0, 0, 100, 40))
    second = rk.Window((0, 0, 320, 480))
    second.name, second.screen = "second", 2
    far = add(second, rk.Button, "far", (0, 0, 100, 40))
    double = attach(far, rk.Tap(ignore))
    tap(context, 1, 20, 20, 1)
    tap(context, 2, 20, 20, 2, screen=2)
    tap(context, 3, 20, 20, 3, screen=5)
    for subject, touch, culprit, was, has in ((far, 1, second, 0, 2), (double, 1, second, 0, 2), (near, 2, window, 2, 0), (near, 3, window, 5, 0)):
        why = subject.explain(touch=touch)
        assert reasons(why) == [Reason.MISS_OTHER_SCREEN], why
        assert (why.steps[0].culprit, why.steps[0].value, why.steps[0].limit) == (culprit, was, has)
        assert f"{culprit.name} is on screen {has}, and the touch was on screen {was}" in why
    assert second.explain(touch=1) == "second did not get touch 1 at (20 20): it is on screen 2, and the touch was on screen 0 (SPEC 43)"
    assert near.explain().steps[0].touch_id != 2 and far.explain().steps[0].touch_id == 2


# Overrides without super


@pytest.mark.parametrize("method, phase", [("touches_began", 0), ("touches_ended", 3), ("touches_cancelled", 4)])
def test_an_override_of_a_control_that_does_not_call_super(context, window, method, phase):
    """SPEC 151: it neither tracks nor sends actions."""
    kind = type("Own", (rk.Button,), {method: lambda self, touches, event: None})
    button = add(window, kind, "ok", (0, 0, 100, 40))
    button.add_action(ignore, ControlEvents.TOUCH_UP_INSIDE)
    context.down(1, 20, 20, 1)
    if phase == 4:
        context.cancel_all_touches()
    else:
        context.up(1, 20, 20, 1.1)
    for why in (button.explain(), button.explain(touch=1)):
        assert reasons(why)[-1] is Reason.MISS_NO_SUPER and why.steps[-1].value == phase and why.steps[-1].culprit is button
        assert why.steps[-1].rule == 151 and f"its touches{method[8:].capitalize()} override did not call super" in why


def test_an_override_that_calls_super_is_no_culprit(context, window):
    class Passing(rk.Button):
        def touches_began(self, touches, event):
            super().touches_began(touches, event)

        def touches_ended(self, touches, event):
            super().touches_ended(touches, event)

    button = add(window, Passing, "ok", (0, 0, 100, 40))
    tap(context, 1, 20, 20, 1)
    assert reasons(button.explain()) == [Reason.CONTROL_NOBODY_LISTENS]
    context.down(2, 20, 20, 2)
    assert Reason.MISS_NO_SUPER not in reasons(button.explain())


def test_a_slider_whose_class_keeps_the_moves(context, window):
    class Still(rk.Slider):
        def touches_moved(self, touches, event):
            pass

    slider = add(window, Still, "volume", (0, 0, 200, 30))
    slider.add_action(ignore, ControlEvents.VALUE_CHANGED)
    drag(context, 1, (12, 15), (120, 15), 1)
    why = slider.explain()
    assert reasons(why) == [Reason.CONTROL_SENT_EVENTS, Reason.MISS_NO_SUPER] and why.steps[-1].value == TouchPhase.MOVED


@pytest.mark.parametrize("kind, method, phase", [(rk.Tap, "touches_began", 0), (rk.Tap, "touches_ended", 3), (rk.Pan, "touches_moved", 1)])
def test_a_recogniser_whose_class_keeps_its_touches(context, window, kind, method, phase):
    own = attach(window, type("Own", (kind,), {method: lambda self, touches, event: None})(ignore))
    drag(context, 1, (20, 20), (60, 20), 1)
    why = own.explain()
    assert reasons(why)[-1] is Reason.MISS_NO_SUPER and why.steps[-1].value == phase
    assert why.startswith("the Own of window failed")


# Who took them away


def ignoring(context, window):
    context.application.begin_ignoring_interaction_events()
    context.up(1, 20, 20, 1.2)


def inactive(context, window):
    context.application.active = False


def all_cancelled(context, window):
    context.cancel_all_touches()


def phase_cancelled(context, window):
    context.send_touches(1.2, [TouchSample(1, TouchPhase.CANCELLED, (20, 20))])


def hidden(context, window):
    window.hidden = True


TAKERS = [
    (ignoring, Reason.TOUCH_CANCELLED_BY_SYSTEM, 2, "the application began to ignore interaction events"),
    (inactive, Reason.TOUCH_CANCELLED_BY_SYSTEM, 3, "the application became inactive"),
    (all_cancelled, Reason.TOUCH_CANCELLED_BY_SYSTEM, 1, "the host cancelled all touches"),
    (phase_cancelled, Reason.TOUCH_CANCELLED_BY_SYSTEM, 4, "the host reported the phase cancelled"),
    (hidden, Reason.TOUCH_CANCELLED_BY_WINDOW, 5, "its window window was hidden"),
]


@pytest.mark.parametrize("take, reason, value, words", TAKERS, ids=lambda value: getattr(value, "__name__", None))
def test_who_took_the_touches(context, window, take, reason, value, words):
    """SPEC 108, 285, 286, 287."""
    button = add(window, rk.Button, "ok", (0, 0, 100, 40))
    tapped, pan = attach(window, rk.Tap(ignore)), attach(window, rk.Pan(ignore))
    context.down(1, 20, 20, 1)
    take(context, window)
    for subject in (button, tapped, pan):
        for why in (subject.explain(), subject.explain(touch=1)):
            cause = [step for step in why.steps if step.reason is reason]
            assert len(cause) == 1 and cause[0].value == value and cause[0].touch_id == 1 and words in why, why


def test_a_view_that_left_with_the_touch(context, window):
    """SPEC 297, 302."""
    panel = add(window, rk.View, "panel", (0, 0, 200, 200))
    button = add(panel, rk.Button, "ok", (0, 0, 100, 40))
    tapped = attach(panel, rk.Tap(ignore))
    context.down(1, 20, 20, 1)
    panel.remove_from_superview()
    why = button.explain()
    assert reasons(why) == [Reason.CONTROL_CANCELLED_BY_REMOVAL, Reason.TOUCH_CANCELLED_BY_REMOVAL, Reason.MISS_NO_WINDOW]
    assert why.steps[2].culprit is panel
    why = tapped.explain()
    assert reasons(why) == [Reason.GESTURE_FAILED_BY_REMOVAL, Reason.TOUCH_CANCELLED_BY_REMOVAL, Reason.MISS_NO_WINDOW]
    assert "panel is in no window" in why


# Touches and names


def test_decisions_about_two_fingers_name_the_one_that_is_asked_for(context, window):
    pad = add(window, rk.View, "pad", (0, 0, 300, 300))
    pad.multiple_touch_enabled = True
    pinch, turn = attach(pad, rk.Pinch(ignore)), attach(pad, rk.Rotation(ignore))
    context.down(1, 100, 100, 1)
    context.down(2, 150, 100, 1.01)
    context.up(1, 100, 100, 1.2)
    context.up(2, 150, 100, 1.3)
    for recognizer in (pinch, turn):
        for touch in (1, 2):
            assert [step.touch_id for step in recognizer.explain(touch=touch).steps] == [touch]


def test_recognisers_without_a_name(context, window):
    """They are called by what they recognise, and of which view."""
    card, plain = add(window, rk.View, "card", (0, 0, 100, 100)), add(window, rk.View, None, (5, 100, 100, 100))
    scroll = add(window, rk.ScrollView, "list", (0, 200, 320, 200))
    names = {
        "the tap of card": attach(card, rk.Tap(ignore)),
        "the double tap of card": attach(card, rk.Tap(ignore), number_of_taps_required=2),
        "the 2-finger tap of card": attach(card, rk.Tap(ignore), number_of_touches_required=2),
        "the left swipe of card": attach(card, rk.Swipe(ignore), direction=rk.SwipeDirection.LEFT),
        "the long press of View at (5 100) (1 of 2)": attach(plain, rk.LongPress(ignore)),
        "the long press of View at (5 100) (2 of 2)": attach(plain, rk.LongPress(ignore)),
        "the pinch of list": attach(scroll, rk.Pinch(ignore)),
        "the pan of list": attach(scroll, rk.Pan(ignore)),
        "the pan of scroll view list": scroll.pan_gesture_recognizer,
        "the left edge pan of window": attach(window, rk.ScreenEdgePan(ignore), edges=rk.RectEdge.LEFT),
        "the unattached rotation": rk.Rotation(ignore),
    }
    for name, recognizer in names.items():
        assert recognizer.explain().startswith(name + " got no touch"), recognizer.explain()
    tap(context, 1, 20, 20, 1)
    assert any(record.sentence.startswith("the tap of card received touch 1") for record in context.trace)


# Arguments


@pytest.mark.parametrize("number", [1 << 70, -(1 << 63) - 1, 1 << 63])
def test_a_number_that_is_too_large_for_a_touch(context, window, number):
    with pytest.raises(ValueError, match=f"touch is a number of 64 bits, not {number}"):
        window.explain(touch=number)


@pytest.mark.parametrize("value", [1.0, True, "1", b"1", [1]])
def test_what_is_no_number_of_a_touch(context, window, value):
    tap(context, 1, 20, 20, 1)
    with pytest.raises(TypeError, match="touch is the number of a touch, an int, not "):
        window.explain(touch=value)
    with pytest.raises(rk.NotFoundError, match="-5"):
        window.explain(touch=-5)


def test_a_scroll_view_measures_its_content(context, window):
    """SPEC 244."""
    view = add(window, rk.ScrollView, "list", (0, 0, 300, 300))
    view.content_size = (600, 100)
    drag(context, 1, (50, 250), (50, 50), 1)
    step = view.explain().steps[0]
    assert (step.reason, step.value, step.limit, step.unit) == (Reason.SCROLL_CANNOT_SCROLL, 100, 300, Unit.POINTS)
    assert "cannot scroll vertically: its content is 100 pt high, which fits into 300 pt" in view.pan_gesture_recognizer.explain()


# Wheels, segments, pages, second fingers


def test_a_wheel_over_a_scroll_view(context, window):
    view = add(window, rk.ScrollView, "list", (0, 0, 300, 300))
    view.content_size = (300, 100)
    context.send_scroll(1, (50, 50), (0, -20))
    for why in (view.explain(), view.pan_gesture_recognizer.explain()):
        step = why.steps[-1]
        assert (step.reason, step.value, step.limit, step.unit) == (Reason.SCROLL_CANNOT_SCROLL, 100, 300, Unit.POINTS)
    view.content_size = (300, 900)
    context.send_scroll(2, (50, 50), (0, 20))
    for why in (view.explain(), view.pan_gesture_recognizer.explain()):
        assert why.steps[-1].unit is Unit.NONE and "it is at its edge" in why and "fits" not in why
    view.scroll_enabled = False
    context.send_scroll(3, (50, 50), (0, -20))
    assert "the pan of scroll view list does not follow the wheel or trackpad: it is not enabled" in view.pan_gesture_recognizer.explain()


def test_a_press_for_a_recogniser_that_is_not_enabled(context, window):
    window.make_key_and_visible()
    tapped = attach(window, rk.Tap(ignore), enabled=False)
    context.press_down(7, rk.PressType.SELECT, 1)
    assert tapped.explain().startswith("the tap of window does not receive press 7 (select): it is not enabled")


def test_a_segment_and_a_page_that_are_why_nothing_changed(context, window):
    """SPEC 141: each names what stood in the way."""
    segments = add(window, rk.SegmentedControl, "segments", (0, 0, 300, 30))
    for title in "abc":
        segments.insert_segment(title)
    segments.set_segment_enabled(False, 1)
    segments.selected_segment_index = 2
    pages = add(window, rk.PageControl, "pages", (0, 100, 100, 30))
    pages.number_of_pages = 3
    rows = [(segments, 150, 10, 1, "segment 1 was disabled"), (segments, 250, 10, 2, "segment 2 was selected already"), (pages, 10, 110, 0, "its first page is 0")]
    for touch, (control, x, y, value, words) in enumerate(rows, 1):
        tap(context, touch, x, y, touch)
        step = control.explain().steps[-1]
        assert (step.reason, step.value, step.unit) == (Reason.MISS_UNCHANGED, value, Unit.NUMBER) and words in control.explain()
    pages.current_page = 2
    tap(context, 9, 90, 110, 9)
    assert "its last page is 2" in pages.explain(touch=9)


def test_a_second_finger_is_not_the_first(context, window):
    """SPEC 95, 143."""
    button = add(window, rk.Button, "ok", (0, 0, 100, 40))
    button.multiple_touch_enabled = True
    pad = add(window, rk.View, "pad", (0, 100, 200, 200))
    attach(pad, rk.Tap(ignore), number_of_touches_required=2)
    for first, x, y in ((1, 20, 20), (3, 20, 120)):
        context.down(first, x, y, first)
        context.down(first + 1, x + 30, y, first + 0.01)
        context.up(first + 1, x + 30, y, first + 0.1)
        context.up(first, x, y, first + 0.2)
    assert reasons(button.explain(touch=2)) == [Reason.CONTROL_BUSY]
    assert reasons(button.explain(touch=1)) == [Reason.CONTROL_NOBODY_LISTENS]
    why = pad.explain(touch=4)
    assert reasons(why) == [Reason.TOUCH_WITHHELD_MULTIPLE_TOUCH] and why.steps[0].touch_id == 4


def test_what_was_transparent_then_has_its_limit(context, window):
    panel = add(window, rk.View, "panel", (0, 0, 200, 200))
    panel.alpha = 0.001
    tap(context, 1, 20, 20, 1)
    panel.alpha = 1
    step = panel.explain().steps[0]
    assert (step.reason, step.limit, step.unit, step.touch_id) == (Reason.HIT_ALPHA, 0.01, Unit.ALPHA, 1)


def test_the_scroll_view_that_took_a_touch_is_the_one_that_began_then(context, window):
    """SPEC 249: not the one that held the touch back."""
    outer = add(window, rk.ScrollView, "outer", (0, 0, 320, 400))
    outer.content_size = (320, 2000)
    inner = add(outer, rk.ScrollView, "inner", (0, 0, 320, 200))
    inner.content_size = (900, 200)
    drag(context, 1, (50, 150), (50, 50), 1)
    drag(context, 2, (250, 50), (100, 50), 4)
    why = outer.explain(touch=2)
    assert all(step.time is None or step.time > 3 for step in why.steps), why
    assert inner.pan_gesture_recognizer in [step.subject for step in why.steps]


def test_a_scroll_view_that_does_not_zoom(context, window):
    """SPEC 268."""
    view = add(window, rk.ScrollView, "map", (0, 0, 300, 300))
    view.content_size = (300, 300)
    view.multiple_touch_enabled = True
    tiles = add(view, rk.View, "tiles", (0, 0, 300, 300))
    tiles.multiple_touch_enabled = True
    context.down(1, 50, 50, 1)
    context.down(2, 60, 50, 1)
    context.move(2, 120, 50, 1.1)
    context.up(1, 50, 50, 1.2)
    context.up(2, 120, 50, 1.2)
    assert reasons(view.explain())[0] in (Reason.SCROLL_CANNOT_ZOOM, Reason.SCROLL_CANNOT_SCROLL)
    assert Reason.SCROLL_CANNOT_ZOOM in reasons(view.pinch_gesture_recognizer.explain())
