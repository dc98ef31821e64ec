"""Problems of moments: what was so when the touch came, and what is lost in its middle."""

import pytest

import responderkit as rk
from problem_support import button, drag, named, scroll_view, tap
from responderkit import ProblemKind, ProblemSeverity, Reason, TouchPhase, TouchSample


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


# What was so then


def test_a_refused_update_has_its_own_place_and_moment(context, window):
    button(window)
    context.down(1, 50, 40, 0.1)
    with pytest.raises(rk.AlreadyExistsError, match="is down already"):
        context.down(1, 52, 41, 0.2)
    context.up(1, 50, 40, 0.3)
    with pytest.raises(rk.NotFoundError):
        context.move(5, 10, 12, 0.4)
    again, never = context.problems()
    assert (never.kind, never.point, never.time, never.window) == (ProblemKind.NEVER_BEGAN, (10, 12), 0.4, None)
    assert never.where.endswith("touch 5 at (10 12) of the screen, 0.40 s")
    assert (again.kind, again.point, again.time, again.window) == (ProblemKind.BEGAN_AGAIN, (52, 41), 0.2, window)


def test_a_finger_twice_in_one_update(context, window):
    with pytest.raises(rk.AlreadyExistsError, match="occurs earlier in this update"):
        context.send_touches(1, [TouchSample(1, TouchPhase.BEGAN, (1, 1)), TouchSample(1, TouchPhase.BEGAN, (2, 2))])
    (problem,) = context.problems()
    assert (problem.kind, problem.point, problem.time) == (ProblemKind.BEGAN_AGAIN, (2, 2), 1)


def test_a_count_is_of_the_kind_and_the_sentence_of_the_last(context, window):
    for number in (1, 5):
        with pytest.raises(rk.NotFoundError):
            context.up(number, 3, 3, number)
    (problem,) = context.problems()
    assert problem.count == 2 and str(problem).startswith("touch 5 was reported") and ", the last of 2 times" in str(problem)


def test_a_disabled_recogniser(context, window):
    recogniser = rk.Tap(lambda tap: None, name="open")
    window.add_gesture_recognizer(recogniser)
    recogniser.enabled = False
    tap(context, 50, 40, 1, number=7)
    context.advance(9)
    (disabled,) = context.problems()
    assert (disabled.kind, disabled.point, disabled.time, disabled.window) == (ProblemKind.RECOGNIZER_DISABLED, (50, 40), 1, window)
    # It is not any more: the touch is what counts.
    recogniser.enabled = True
    (problem,) = context.problems()
    assert (problem.kind, problem.touch, problem.point) == (ProblemKind.RECOGNIZER_DISABLED, 7, (50, 40))
    assert str(problem).startswith("open did not get touch 7 at (50 40), and nothing else handled it: it was disabled (SPEC 107)")
    tap(context, 50, 40, 10, number=8)
    assert len(context.problems()) == 1


def test_a_press_that_a_disabled_recogniser_missed_is_no_touch(context, window):
    window.make_key()
    recogniser = rk.Tap(lambda tap: None, name="open", allowed_press_types={rk.PressType.SELECT}, enabled=False)
    window.add_gesture_recognizer(recogniser)
    context.press_down(1, rk.PressType.SELECT, 1)
    context.press_up(1, 1.1)
    problem = next(problem for problem in context.problems() if problem.kind is ProblemKind.RECOGNIZER_DISABLED)
    assert problem.touch is None or problem.touch == 0
    assert problem.where == "enabled of open; 1.00 s"


def test_text_while_another_window_was_key(context, window):
    window.make_key()
    field = named(rk.TextField((20, 20, 200, 44)), "mail", window)
    assert field.become_first_responder()
    popup = named(rk.Window((0, 0, 320, 480)), "popup")
    popup.make_key_and_visible()
    assert not context.insert_text("x", 1)
    popup.hidden = True
    assert context.insert_text("x", 2)
    (problem,) = context.problems()
    assert problem.victim is field and problem.culprit is window
    assert str(problem) == "text was typed and did not reach mail: it was the first responder of window, which was not the key window (SPEC 279)"


def test_text_before_anything_was_first_responder(context, window):
    window.make_key()
    field = named(rk.TextField((20, 20, 200, 44)), "mail", window)
    assert not context.insert_text("x", 1)
    field.become_first_responder()
    named(rk.Window((0, 0, 320, 480)), "popup").make_key_and_visible()
    (problem,) = context.problems()
    assert (problem.victim, problem.culprit) == (None, window) and "no first responder accepted it" in str(problem)
    assert problem.help == "let a text field in window become first responder"


def test_content_that_fitted(context, window):
    list_ = scroll_view(window, size=(320, 400))
    drag(context, [(50, 300), (50, 250), (50, 200)])
    list_.content_size = (320, 2000)
    (problem,) = context.problems()
    assert str(problem) == "list did not scroll at (50 300): its content, 400 pt high, fitted in it, and each alwaysBounce property was false (SPEC 244)"


def test_nothing_listened_then(context, window):
    card = named(rk.View((0, 0, 320, 480)), "card", window)
    tap(context, 50, 40)
    card.add_gesture_recognizer(rk.Tap(lambda tap: None))
    (problem,) = context.problems()
    assert "ended on card, and nothing there handled the touch" in str(problem)


def test_an_empty_view_that_has_a_size_now(context, window):
    save = button(window, (50, 50, 0, 40))
    tap(context, 52, 60)
    assert "its width or its height was 0" in str(context.problems()[0])
    save.frame = (60, 50, 80, 40)
    assert "its width or its height was 0" in str(context.problems()[0])


# What is lost, and what hears nothing


@pytest.mark.parametrize("again", [False, True])
def test_a_pan_that_is_disabled_in_its_middle(context, window, again):
    pan = rk.Pan(lambda pan: None, name="drag")
    window.add_gesture_recognizer(pan)
    context.down(1, 50, 40, 0)
    context.move(1, 90, 40, 0.1)
    pan.enabled = False
    pan.enabled = again
    context.up(1, 120, 40, 0.2)
    problem = context.problems()[0]
    assert (problem.kind, problem.victim, problem.reason) == (ProblemKind.TOUCH_LOST, pan, Reason.GESTURE_CANCELLED_BY_DISABLING)
    assert str(problem).startswith("drag lost touch 1: it was disabled in the middle of the touch")


def test_a_scroll_view_that_is_disabled_in_its_middle(context, window):
    list_ = scroll_view(window)
    context.down(1, 50, 300, 0)
    context.move(1, 50, 250, 0.02)
    list_.scroll_enabled = False
    context.up(1, 50, 200, 0.1)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.TOUCH_LOST, list_.pan_gesture_recognizer)
    assert str(problem).startswith("the pan of scroll view list lost touch 1: scrollEnabled of list was set to false in the middle of the touch")


def test_a_button_that_is_moved_away(context, window):
    send = button(window, (20, 300, 100, 44))
    context.down(1, 50, 320, 0)
    send.frame = (20, 100, 100, 44)
    context.up(1, 50, 320, 0.1)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.value, problem.unit) == (ProblemKind.TOUCH_LOST, send, 200, rk.Unit.POINTS)
    assert "it was moved by 200 pt in the middle of the touch" in str(problem)
    context.trace.clear()
    # Here the finger left it.
    context.down(1, 50, 120, 1)
    send.frame = (20, 110, 100, 44)
    context.up(1, 50, 400, 1.1)
    assert context.problems() == []


@pytest.mark.parametrize("where", ["canCancelContentTouches", "touchesShouldCancel"])
def test_content_that_keeps_the_drag(context, window, where):
    class Keeping(rk.ScrollView):
        def touches_should_cancel(self, view):
            return False

    list_ = scroll_view(window, cls=Keeping if where == "touchesShouldCancel" else rk.ScrollView)
    if where == "canCancelContentTouches":
        list_.can_cancel_content_touches = False
    named(rk.View((0, 0, 320, 2000)), "content", list_)
    context.down(1, 50, 300, 0)
    context.advance(0.3)
    context.move(1, 50, 250, 0.32)
    context.move(1, 50, 200, 0.34)
    context.up(1, 50, 200, 0.4)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.SWALLOWED, list_, list_)
    assert str(problem).startswith(f"list did not scroll at (50 300), and nothing else handled it: {where} of list ")
    why = list_.pan_gesture_recognizer.explain()
    assert "gestureRecognizerShouldBegin" not in why and len(why.steps) == 1


@pytest.mark.parametrize(("distance", "is_far"), [(40, False), (100, True)])
@pytest.mark.parametrize("allowed", [True, False])
def test_a_button_that_keeps_the_drag_is_a_hint(context, window, distance, is_far, allowed):
    list_ = scroll_view(window)
    list_.can_cancel_content_touches = allowed
    button(list_, (20, 280, 100, 44))
    context.down(1, 50, 300, 0)
    context.advance(0.3)
    context.move(1, 50, 300 - distance, 0.34)
    context.up(1, 50, 300 - distance, 0.4)
    problems = context.problems()
    if not is_far:
        assert problems == []
        return
    (problem,) = problems
    assert (problem.kind, problem.severity, problem.victim) == (ProblemKind.SWALLOWED, ProblemSeverity.HINT, list_)
    if allowed:
        assert str(problem) == "list did not scroll at (50 300): touchesShouldCancel of list refused it (SPEC 250)"
        assert problem.help == "return true from touchesShouldCancel of list for what is not meant to keep a drag"
    else:
        assert str(problem) == "list did not scroll at (50 300): canCancelContentTouches of list was false (SPEC 250)"
        assert problem.help == "set canCancelContentTouches of list to true"


@pytest.mark.parametrize("cls", [rk.Slider, rk.Switch, rk.Control])
def test_a_control_that_is_meant_to_keep_the_drag_is_no_problem(context, window, cls):
    list_ = scroll_view(window)
    list_.can_cancel_content_touches = False
    control = named(cls((20, 200, 200, 200)), "control", list_)
    control.add_action(lambda control: None, rk.ControlEvents.ALL_TOUCH_EVENTS | rk.ControlEvents.VALUE_CHANGED)
    context.down(1, 30, 390, 0)
    context.advance(0.3)
    context.move(1, 30, 250, 0.34)
    context.up(1, 30, 250, 0.4)
    assert [problem for problem in context.problems() if "scroll" in str(problem)] == []


PHASES = rk.GestureInputPhase


def trackpad_pinch(context, time, at):
    context.send_transform(time, at, PHASES.BEGAN)
    context.send_transform(time + 0.1, at, PHASES.CHANGED, scale=1.5)
    context.send_transform(time + 0.2, at, PHASES.ENDED, scale=1.5)


def test_a_pinch_on_the_trackpad(context, window):
    card = named(rk.View((0, 200, 320, 200)), "card", window)
    list_ = scroll_view(window, (0, 0, 320, 200))
    trackpad_pinch(context, 0, (50, 300))
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.point) == (ProblemKind.EVENT_UNHEARD, card, (50, 300))
    assert "was hit by a pinch or rotation on a trackpad at (50 300), and nothing there handled it" in str(problem)
    context.trace.clear()
    trackpad_pinch(context, 1, (50, 50))
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.SCROLL_UNMOVED, list_) and "its maximumZoomScale, 1, was not above" in str(problem)
    context.trace.clear()
    card.add_gesture_recognizer(rk.Pinch(lambda pinch: None))
    trackpad_pinch(context, 2, (50, 300))
    assert context.problems() == []


@pytest.mark.parametrize("way", ["drag", "wheel"])
def test_an_overlay_over_a_list(context, window, way):
    list_ = scroll_view(window)
    glass = named(rk.View((0, 0, 320, 480)), "glass", window)

    def act(time):
        if way == "drag":
            drag(context, [(50, 300), (50, 250), (50, 200)], time)
        else:
            context.send_scroll(time, (50, 50), (0, -30))

    act(0)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.COVERED, list_, glass)
    assert ("touch 1" in problem.where) == (way == "drag")
    assert problem.help == "set userInteractionEnabled of glass to false, or move list in front"
    context.trace.clear()
    glass.user_interaction_enabled = False
    act(1)
    assert context.problems() == [] and list_.content_offset.y > 0


def test_a_dialog_over_a_list_is_no_leftover(context, window):
    scroll_view(window)
    dim = named(rk.View((0, 0, 320, 480)), "dim", window)
    button(dim, (60, 100, 100, 44), "ok")
    drag(context, [(50, 400), (50, 350), (50, 300)])
    assert context.problems() == []


def test_a_tap_on_an_overlay_over_a_list(context, window):
    scroll_view(window)
    named(rk.View((0, 0, 320, 480)), "glass", window)
    tap(context, 50, 50)
    assert [problem.kind for problem in context.problems()] == [ProblemKind.TAP_UNHEARD]


def test_a_near_miss_on_an_overlay_over_a_list(context, window):
    scroll_view(window)
    glass = named(rk.View((0, 0, 320, 480)), "glass", window)
    close = button(glass, (20, 20, 44, 44), "close")
    tap(context, 70, 40)
    assert [(problem.kind, problem.victim) for problem in context.problems()] == [(ProblemKind.NEAR_MISS, close)]


def test_another_screen(context, window):
    window.screen = 1
    send = button(window)
    tap(context, 50, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.value) == (ProblemKind.NOT_INTERACTIVE, window, 6)
    assert "hit no window: window, which is there, was on another screen" in str(problem)
    assert problem.help == "send the screen with each sample, or set screen of window"
    context.trace.clear()
    # Beside a control, but on another screen.
    tap(context, 125, 40, 1)
    assert ProblemKind.NEAR_MISS not in [problem.kind for problem in context.problems()]
    context.trace.clear()
    context.send_touches(2, [TouchSample(1, TouchPhase.BEGAN, (50, 40), screen=1)])
    context.send_touches(2.1, [TouchSample(1, TouchPhase.ENDED, (50, 40), screen=1)])
    assert context.problems() == [] and send.explain().startswith("send sent")
    context.trace.clear()
    window.screen = 0
    tap(context, 50, 40, 3)
    assert context.problems() == [] and send.explain().startswith("send sent")


def test_a_key_command_with_other_modifiers(context, window):
    class Editor(rk.View):
        @rk.action("save:")
        def save(self, sender):
            pass

    window.make_key()
    editor = named(Editor((0, 0, 320, 480), can_become_first_responder=True), "editor", window)
    editor.become_first_responder()
    editor.add_key_command("s", rk.KeyModifierFlags.COMMAND, "save:")

    def key(number, modifiers):
        context.key_down(number, "s", number, modifiers=int(modifiers))
        context.press_up(number, number + 0.1)

    key(1, rk.KeyModifierFlags.COMMAND)
    key(2, rk.KeyModifierFlags(0))
    key(3, rk.KeyModifierFlags.SHIFT)
    assert context.problems() == []
    key(4, rk.KeyModifierFlags.CONTROL | rk.KeyModifierFlags.SHIFT)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.limit) == (ProblemKind.FAILED_NARROWLY, editor, int(rk.KeyModifierFlags.COMMAND))
    assert str(problem).startswith("a key command of editor was not called: it needs command, and the key came with shift and control")
    assert problem.where == "the key commands of editor; 4.00 s"


def test_a_key_without_a_first_responder(context, window):
    class Game(rk.View):
        def presses_began(self, presses, event):
            pass

    window.make_key()
    game = named(Game((0, 0, 320, 480), can_become_first_responder=True), "game", window)
    context.key_down(1, "w", 0)
    context.press_up(1, 0.1)
    (problem,) = context.problems()
    assert (problem.kind, problem.culprit, problem.reason) == (ProblemKind.EVENT_UNHEARD, window, Reason.PRESS_DISCARDED)
    assert str(problem).startswith("no responder handled a press: window had no first responder")
    context.trace.clear()
    game.become_first_responder()
    context.key_down(2, "w", 1)
    context.press_up(2, 1.1)
    assert context.problems() == []


def test_a_trace_that_begins_in_the_middle(context):
    window = rk.Window((0, 0, 320, 480))
    button(window)
    context.down(1, 50, 40, 0)
    context.trace.start()
    context.up(1, 50, 40, 0.2)
    (problem,) = context.problems()
    assert (problem.kind, problem.value, problem.time, problem.severity) == (ProblemKind.TRACE_INCOMPLETE, 0, 0.2, ProblemSeverity.HINT)
    assert problem.explanation and problem.help
    context.trace.clear()
    tap(context, 50, 40, 1)
    assert context.problems() == []
