"""responderkit.testing.expect: what holds passes; what does not fails with its explanation."""

import pytest

import responderkit as rk
from responderkit.testing import expect


@pytest.fixture
def window(context):
    context.trace.start()
    return rk.Window((0, 0, 400, 400), name="window")


@pytest.fixture
def send(window):
    button = rk.Button((100, 100, 80, 40), name="send")
    button.add_action(lambda control: None, rk.ControlEvents.TOUCH_UP_INSIDE)
    window.add_subview(button)
    return button


def tap(context, x, y, at=0.0):
    context.down(1, x, y, at)
    context.up(1, x, y, at + 0.1)


def drag(context, x, y, at=0.0, end="up"):
    context.down(1, x, y, at)
    context.move(1, x + 30, y, at + 0.1)
    context.move(1, x + 60, y, at + 0.2)
    if end == "up":
        context.up(1, x + 60, y, at + 0.3)
    else:
        context.cancel_all_touches()


def test_a_control_that_fires(context, send):
    expect(send).did_not_fire().was_hit(0)
    tap(context, 120, 120)
    expect(send).fired().fired(1).fired(times=1, events=rk.ControlEvents.TOUCH_UP_INSIDE).was_hit().began().ended()
    expect(send).did_not_fire(events=rk.ControlEvents.VALUE_CHANGED)
    tap(context, 120, 120, 1)
    expect(send).fired(2)
    with pytest.raises(AssertionError, match="^expected send to fire once; it fired twice\n"):
        expect(send).fired(1)
    with pytest.raises(AssertionError, match="^expected send not to fire; it fired twice\n"):
        expect(send).did_not_fire()


def test_a_control_without_an_action_does_not_fire(context, window):
    button = rk.Button((100, 100, 80, 40), name="mute")
    window.add_subview(button)
    tap(context, 120, 120)
    with pytest.raises(AssertionError, match="nothing was added"):
        expect(button).fired()


def test_the_failure_explains(context, window, send):
    window.add_subview(rk.View((90, 90, 200, 200), name="banner"))
    tap(context, 120, 120)
    with pytest.raises(AssertionError) as caught:
        expect(send).fired()
    first, explanation, problem, remedy = str(caught.value).splitlines()
    assert first == "expected send to fire; it did not fire"
    assert explanation == f"  explanation: {send.explain()}" and "banner" in explanation
    assert problem == f"  problem: {context.problems()[0]}" and remedy.startswith("  remedy: ")


def test_a_recogniser(context, window, send):
    pan = rk.Pan(lambda recognizer: None)
    send.add_gesture_recognizer(pan)
    tap(context, 120, 120)
    expect(pan).failed().did_not_fire()
    with pytest.raises(AssertionError, match="to begin; "):
        expect(pan).began()
    drag(context, 120, 120, 1)
    expect(pan).fired(1).began().ended()
    expect(send).began_then_cancelled().fired(1)
    with pytest.raises(AssertionError, match="to begin and then be cancelled"):
        expect(pan).began_then_cancelled()
    drag(context, 120, 120, 2, end="cancel")
    expect(pan).began_then_cancelled().fired(2)


def test_what_a_view_received(context, window):
    view = rk.View((0, 0, 100, 100), name="map")
    window.add_subview(view)
    expect(view).received([])
    drag(context, 10, 10)
    expect(view).received(["began", "moved", "ended"]).was_hit(1)
    with pytest.raises(AssertionError, match="to receive began, cancelled; it received began, moved, ended"):
        expect(view).received([rk.TouchPhase.BEGAN, rk.TouchPhase.CANCELLED])
    with pytest.raises(AssertionError, match="to receive touches that are cancelled; it received began"):
        expect(view).began_then_cancelled()
    with pytest.raises(AssertionError, match="expected window to be hit; it was hit never"):
        expect(window).was_hit()
    context.trace.clear()
    drag(context, 10, 10, 1, end="cancel")
    expect(view).began_then_cancelled()


def test_scroll_views_and_text_fields(context, window):
    scroll = rk.ScrollView((0, 0, 200, 200), name="list")
    scroll.content_size = (200, 1000)
    field = rk.TextField((0, 300, 100, 40), name="field")
    for view in (scroll, field):
        window.add_subview(view)
    scroll.content_offset = (0, 40)
    expect(scroll).scrolled_to((0, 40)).scrolled_to((1, 41), within=1)
    with pytest.raises(AssertionError, match=r"expected list to be scrolled to \(0, 80\); it is at \(0, 40\)"):
        expect(scroll).scrolled_to((0, 80))
    with pytest.raises(AssertionError, match="expected field to be the first responder; it is not"):
        expect(field).is_first_responder()
    window.make_key()
    field.become_first_responder()
    context.insert_text("ab")
    expect(field).has_text("ab").is_first_responder()
    with pytest.raises(AssertionError, match="to have the text 'abc'; it has 'ab'"):
        expect(field).has_text("abc")


def test_mistakes(context, window, send):
    with pytest.raises(TypeError, match="takes a view, a control or a recogniser, not 5"):
        expect(5)
    for wrong in (lambda: expect(window).fired(), lambda: expect(window).began(), lambda: expect(send).failed()):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(TypeError, match="only a scroll view scrolls"):
        expect(send).scrolled_to((0, 0))
    context.trace.stop()
    with pytest.raises(ValueError, match=r"the trace of the context is off: call context.trace.start\(\)"):
        expect(send).fired()
