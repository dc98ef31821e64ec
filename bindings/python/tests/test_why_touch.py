"""explain(touch=…) is about that touch: neither about input that came beside it, nor about what the program did later."""

import pytest

import responderkit as rk
from problem_support import button, drag, named, scroll_view, tap
from responderkit import AuditKind, ProblemKind, Reason, TouchPhase, TouchSample


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


def test_what_the_program_does_later(context, window):
    field = named(rk.TextField((20, 20, 200, 44)), "field", window)
    named(rk.View((0, 0, 320, 100)), "cover", window)
    window.make_key_and_visible()
    tap(context, 40, 40)
    before = str(field.explain(touch=1))
    assert "cover is in front of it" in before
    context.advance(5)
    field.become_first_responder()
    assert str(field.explain(touch=1)) == before
    tap(context, 300, 400, 6, number=2)
    before = str(field.explain(touch=2))
    field.remove_from_superview()
    assert "resigned" not in str(field.explain(touch=2)) and "resigned" not in before


def test_a_wheel_after_a_drag(context, window):
    list_ = scroll_view(window)
    drag(context, [(200, 100), (150, 100), (50, 100)])
    before = str(list_.explain(touch=1))
    assert "horizontally" in before
    context.send_scroll(4, (50, 100), (0, -40))
    assert list_.content_offset[1] > 0
    assert str(list_.explain(touch=1)) == before and str(list_.explain()) != before


def test_a_list_that_decelerates_after_its_drag(context, window):
    list_ = scroll_view(window)
    drag(context, [(50, 400), (50, 390), (50, 380)])
    context.advance(0.1)
    assert "decelerates" in str(list_.explain(touch=1))
    context.advance(9)
    assert "deceler" in str(list_.explain(touch=1))


def test_a_press_with_the_number_of_a_touch(context, window):
    window.make_key_and_visible()
    tap(context, 40, 40)
    before = str(window.explain(touch=1))
    context.press_down(1, rk.PressType.MENU, 1)
    context.press_up(1, 1.1)
    assert str(window.explain(touch=1)) == before


def test_another_finger(context, window):
    one, other = button(window, name="one"), button(window, (20, 200, 100, 44), "other")
    context.send_touches(0, [TouchSample(1, TouchPhase.BEGAN, (40, 40)), TouchSample(2, TouchPhase.BEGAN, (40, 210))])
    other.enabled = False
    context.send_touches(0.1, [TouchSample(1, TouchPhase.ENDED, (40, 40)), TouchSample(2, TouchPhase.ENDED, (40, 210))])
    assert "disabled" in str(other.explain(touch=2))
    assert str(other.explain(touch=1)).startswith("other was not hit by touch 1")
    assert one.explain(touch=1).steps[-1].reason is Reason.CONTROL_SENT_EVENTS


def test_the_value_that_a_slider_had(context, window):
    slider = named(rk.Slider((20, 20, 200, 44), value=0.5), "slider", window)
    slider.add_action(lambda slider: None, rk.ControlEvents.VALUE_CHANGED)
    drag(context, [(120, 42), (120, 43), (120, 42)])
    before = str(slider.explain(touch=1))
    assert "did not move along it" in before
    slider.value = 0
    assert str(slider.explain(touch=1)) == before


def test_the_value_that_a_stepper_had(context, window):
    stepper = named(rk.Stepper((20, 20, 100, 44)), "stepper", window)
    stepper.add_action(lambda stepper: None, rk.ControlEvents.VALUE_CHANGED)
    tap(context, 30, 40)
    before = str(stepper.explain(touch=1))
    assert "minimum is 0" in before
    stepper.value = 7
    assert str(stepper.explain(touch=1)) == before


# Problems and audits


def test_an_override_that_takes_the_touch(context, window):
    class Greedy(rk.View):
        def hit_test(self, point, event):
            return self

    button(window)
    named(Greedy((0, 300, 320, 100)), "greedy", window)
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.reason) == (ProblemKind.SWALLOWED, Reason.HIT_OVERRIDE_RETURNED)
    assert str(problem).startswith("send was touched at (40 40) and not hit: the hitTest override of greedy took the touch, and nothing there handled the touch")


@pytest.mark.parametrize("offset", [0, 20, 50])
@pytest.mark.parametrize("inset, found", [(0, True), (50, False)])
def test_the_last_row_under_a_bar(context, window, offset, inset, found):
    list_ = scroll_view(window, size=(320, 530))
    list_.content_inset = (0, 0, inset, 0)
    button(list_, (0, 480, 320, 50), "last")
    button(window, (0, 430, 320, 50), "bar")
    list_.content_offset = (0, offset)
    covered = [finding for finding in window.audit() if finding.kind is AuditKind.COVERED]
    assert [(finding.subject.name, finding.culprit.name) for finding in covered] == ([("last", "bar")] if found else [])
    assert all("move bar away, or enlarge contentInset of list" in str(finding) for finding in covered)


# What came beside and after


def test_a_wheel_after_a_tap(context, window):
    class Row(rk.View):
        def touches_began(self, touches, event):
            pass

    row = named(Row((0, 0, 320, 100)), "row", window)
    tap(context, 40, 40)
    before = str(row.explain())
    assert "row received" in before
    context.send_scroll(3, (200, 300), (0, -10))
    assert str(row.explain()) == before


def test_a_finger_that_a_pan_refused(context, window):
    pan = rk.Pan(lambda pan: None, name="pan", requires_exclusive_touch_type=True)
    window.add_gesture_recognizer(pan)
    context.send_touches(0, [TouchSample(1, TouchPhase.BEGAN, (40, 40))])
    context.send_touches(0.05, [TouchSample(2, TouchPhase.BEGAN, (80, 40), type=rk.TouchType.PENCIL)])
    before = str(pan.explain(touch=2))
    context.send_touches(0.1, [TouchSample(2, TouchPhase.ENDED, (80, 40))])
    context.send_touches(0.2, [TouchSample(1, TouchPhase.ENDED, (40, 40))])
    assert str(pan.explain(touch=2)) == before and "touch 2" in before


@pytest.mark.parametrize("way", ["removed", "cancelled", "hidden"])
def test_a_touch_that_a_scroll_view_held_back(context, window, way):
    list_ = scroll_view(window)
    send = button(list_)
    context.down(1, 40, 40, 1)
    if way == "removed":
        send.remove_from_superview()
    elif way == "hidden":
        window.hidden = True
    else:
        context.cancel_all_touches()
    context.advance(2)
    sentence = str(send.explain(touch=1))
    cause = {"removed": "left the window", "hidden": "hidden", "cancelled": "cancel"}[way]
    assert cause in sentence and (way == "removed" or "list held it back and did not pass it on" in sentence)
    kinds = [problem.kind for problem in context.problems()]
    assert kinds == ([] if way == "cancelled" else [ProblemKind.TOUCH_LOST])


def test_of_two_requirements_the_last_one_is_named(context, window):
    press = rk.LongPress(lambda press: None, name="press")
    twice = rk.Tap(lambda tap: None, name="twice", number_of_taps_required=2)
    once = rk.Tap(lambda tap: None, name="once")
    for made in (press, twice, once):
        window.add_gesture_recognizer(made)
    once.require_to_fail(press)
    once.require_to_fail(twice)
    tap(context, 40, 40)
    context.advance(2)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.LONG_WAIT, once, twice)


def test_a_tap_on_what_is_for_fingers_that_move(context, window):
    window.add_gesture_recognizer(rk.Pan(lambda pan: None, name="drag"))
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert problem.help == "add a recogniser for taps there, or show that drag is for fingers that move"


def test_two_superviews_end_before_the_touch(context, window):
    bar = named(rk.View((0, 0, 320, 50)), "bar", window)
    inner = named(rk.View((0, 0, 320, 100)), "inner", bar)
    button(inner, (20, 110, 100, 44))
    tap(context, 40, 130)
    (problem,) = context.problems()
    assert problem.help == "enlarge all from inner to bar, or move send inside them"
    bar.frame = inner.frame = (0, 0, 320, 200)
    context.trace.start()
    tap(context, 40, 130, 1)
    assert context.problems() == []


@pytest.mark.parametrize("works", [True, False])
def test_a_button_that_sticks_out_of_a_bar_with_an_override(context, window, works):
    class Bar(rk.View):
        def hit_test(self, point, event):
            if works and self.subviews[0].frame.contains(point):
                return self.subviews[0]
            return super().hit_test(point, event)

    bar = named(Bar((0, 400, 320, 80)), "bar", window)
    button(bar, (130, -70, 60, 60), "plus")
    outside = [finding for finding in window.audit(calls_overrides=True) if finding.kind is AuditKind.OUTSIDE]
    assert [str(finding).split(":")[0] for finding in outside] == ([] if works else ["plus cannot be touched"])
    assert not any("not called" in str(finding) for finding in outside)
    (asked,) = (finding for finding in window.audit() if finding.kind is AuditKind.OUTSIDE)
    assert "was not called" in str(asked)


def test_the_view_of_a_controller_is_called_by_it(context, window):
    home = rk.ViewController(name="home")
    window.root_view_controller = home
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert str(problem).startswith("touch 1 at (40 40) ended on the view of home")


def test_a_control_that_tracked_until_it_was_cancelled(context, window):
    class Deaf(rk.Button):
        def touches_cancelled(self, touches, event):
            pass

    send = button(window, cls=Deaf)
    context.down(1, 40, 40, 1)
    assert str(send.explain()).startswith("send tracks touch 1")
    context.cancel_all_touches()
    assert not send.tracking
    assert str(send.explain()).startswith("send tracked touch 1")
    assert "its touchesCancelled override did not call super" in str(send.explain())


def test_a_scroll_view_of_which_the_trace_has_nothing(context):
    context.trace.stop()
    window = rk.Window((0, 0, 320, 480))
    list_ = scroll_view(window)
    assert "no touch" in str(list_.explain())
    context.trace.start()
    assert "no touch" in str(list_.explain())
