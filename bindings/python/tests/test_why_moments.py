"""Explanations and problems are about their own moment: what stopped, took or refused something then, whatever came later."""

import pytest

import responderkit as rk
from problem_support import button, drag, named, recogniser, scroll_view, tap
from responderkit import ControlEvents, GestureInputPhase, ProblemKind, Reason, TouchPhase, TouchSample


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    window.make_key_and_visible()
    context.trace.start()
    return window


def pinch(context, apart, to, time=1, number=1, turn=0):
    middle = (160, 240)
    for step, (phase, distance, dy) in enumerate(((TouchPhase.BEGAN, apart, 0), (TouchPhase.MOVED, to, turn), (TouchPhase.ENDED, to, turn))):
        ends = [(middle[0] - distance / 2, middle[1] - dy / 2), (middle[0] + distance / 2, middle[1] + dy / 2)]
        context.send_touches(time + step / 10, [TouchSample(number + k, phase, end) for k, end in enumerate(ends)])


def slide(context, by, time=1, number=1, start=(40, 40)):
    drag(context, [(start[0] + by[0] * k / 8, start[1] + by[1] * k / 8) for k in range(9)], time, number)


def kinds(context):
    return [problem.kind for problem in context.problems()]


class Delegate:
    def __init__(self, **methods):
        self.__dict__.update(methods)


class Presses(rk.View):
    can_become_first_responder = True

    def presses_began(self, presses, event):
        pass

    def presses_cancelled(self, presses, event):
        pass


# What later input changes


@pytest.mark.parametrize(
    "how, reason",
    [("offset", "its contentOffset was set (SPEC 267)"), ("visible", "its contentOffset was set (SPEC 267)"), ("top", "its contentOffset was set (SPEC 267)"), ("stop", "stopScrollingAndZooming (SPEC 339)")],
)
def test_a_flick_that_an_animation_or_a_stop_ends(context, window, how, reason):
    view = scroll_view(window)
    slide(context, (0, -100), start=(200, 300))
    context.advance(1.3)
    assert view.decelerating
    {
        "offset": lambda: view.set_content_offset((0, 0), True),
        "visible": lambda: view.scroll_rect_to_visible((0, 1900, 10, 10), True),
        "top": view.scroll_to_top,
        "stop": view.stop_scrolling_and_zooming,
    }[how]()
    context.advance(5)
    for explanation in (view.explain(), view.explain(touch=1)):
        assert str(explanation).startswith("list was stopped") and str(explanation).endswith(reason)


def test_the_failure_of_a_required_recogniser_is_that_of_the_same_attempt(context, window):
    view = named(rk.View((0, 0, 320, 480)), "card", window)
    turn, zoom = recogniser(view, rk.Rotation, "turn"), recogniser(view, rk.Pinch, "zoom")
    zoom.require_to_fail(turn)
    pinch(context, 60, 120, turn=10)
    context.advance(5)
    before = str(zoom.explain(touch=1))
    assert "turn failed (the fingers lifted too soon: it measured a turn" in before
    tap(context, 200, 200, 6, 9)
    context.advance(8)
    assert str(zoom.explain(touch=1)) == before


def test_a_limit_that_a_later_pinch_has_reached(context, window):
    view = scroll_view(window, size=(320, 480), name="photo")
    canvas = named(rk.View((0, 0, 320, 480)), "canvas", view)
    view.delegate = Delegate(view_for_zooming=lambda scroll_view: canvas)
    view.maximum_zoom_scale = 3
    pinch(context, 40, 80)
    context.advance(5)
    before = str(view.explain(touch=1))
    pinch(context, 40, 280, 6, 11)
    context.advance(9)
    assert view.zoom_scale == 3 and "zooms no farther" in str(view.explain(touch=11))
    assert str(view.explain(touch=1)) == before and "zooms no farther" not in before


def test_a_touch_in_no_window_stays_one(context, window):
    outer = scroll_view(window, (0, 0, 200, 480), (200, 900), "outer")
    scroll_view(outer, (50, 100, 150, 200), (800, 200), "inner")
    tap(context, 349, 136, 1, 2)
    context.advance(5)
    before = str(outer.explain(touch=2))
    assert before.startswith("outer was not hit by touch 2 at (349 136)")
    slide(context, (-90, 0), 6, 10, (150, 200))
    context.advance(10)
    after = str(outer.explain(touch=2))
    assert after.startswith("outer was not hit by touch 2 at (349 136)") and "pan" not in after


def test_a_touch_that_is_down_when_another_one_begins(context, window):
    view = named(rk.View((0, 0, 100, 100)), "card", window)
    context.down(1, 40, 40, 1)
    before = str(view.explain(touch=1))
    assert before == "card received touchesBegan (SPEC 79)"
    context.down(2, 200, 200, 3)
    assert str(view.explain(touch=1)) == before


def test_a_lost_end_is_remembered_after_a_wheel(context):
    class Window(rk.Window):
        count = 0

        def send_event(self, event):
            Window.count += 1
            if Window.count != 2:
                super().send_event(event)

    window = Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    button(window)
    tap(context, 40, 40, 1)
    before = str(window.explain(touch=1))
    assert "did not pass touchesEnded of touch 1 on" in before
    context.send_scroll(5, (250, 400), (0, -10))
    assert str(window.explain(touch=1)) == before


def test_a_pinch_of_a_trackpad_and_one_of_fingers_elsewhere(context, window):
    named(rk.View((70, 47, 240, 50)), "card", window)
    scroll_view(window, (10, 108, 300, 300), (900, 880), "photo")
    for step, phase in enumerate((GestureInputPhase.BEGAN, GestureInputPhase.CHANGED, GestureInputPhase.ENDED)):
        context.send_transform(1 + step / 10, (87, 90), phase, scale=1 + step / 4)
    before = [str(problem) for problem in context.problems()]
    assert kinds(context) == [ProblemKind.EVENT_UNHEARD]
    pinch(context, 60, 120, 6, 16)
    assert before[0] in [str(problem) for problem in context.problems()]


def test_the_explanation_of_a_problem_of_a_wheel(context, window):
    bar = named(rk.View((0, 0, 320, 100)), "bar", window)
    scroll_view(bar, (0, 50, 320, 300))
    context.send_scroll(1, (100, 200), (0, -20))
    (problem,) = context.problems()
    before = str(problem.explanation)
    assert before.startswith("list got nothing: window was hit by scrolling at (100 200)") and "bar ends at y = 100" in before
    tap(context, 100, 20, 3)
    context.send_scroll(5, (100, 60), (0, -20))
    (same,) = [one for one in context.problems() if one.kind == ProblemKind.OUTSIDE]
    assert str(same.explanation) == before


def test_the_explanation_of_a_problem_of_a_press(context, window):
    class Silent(rk.View):
        can_become_first_responder = True

    tile = named(Silent((0, 0, 100, 100)), "tile", window)
    tile.become_first_responder()
    context.press_down(1, rk.PressType.SELECT, 1)
    context.press_up(1, 1.1)
    (problem,) = context.problems()
    before = str(problem.explanation)
    assert "the last responder for pressesBegan: discarded (SPEC 272)" in before
    tap(context, 40, 40, 3)
    (same,) = [one for one in context.problems() if one.kind == ProblemKind.EVENT_UNHEARD]
    assert str(same.explanation) == before


def test_a_withheld_touch_is_judged_by_its_own_control(context, window):
    stepper = named(rk.Stepper((20, 20, 200, 40)), "count", window)
    stepper.add_action(lambda: None)
    for time, phase, number, x in ((1, TouchPhase.BEGAN, 1, 40), (1.05, TouchPhase.BEGAN, 2, 60), (1.1, TouchPhase.ENDED, 1, 40), (1.15, TouchPhase.ENDED, 2, 60)):
        context.send_touches(time, [TouchSample(number, phase, (x, 40))])
    before = [str(problem) for problem in context.problems()]
    assert kinds(context) == [ProblemKind.WITHHELD]
    tap(context, 180, 40, 5, 7)
    assert stepper.value == 1 and [str(problem) for problem in context.problems()] == before


# What it was


@pytest.mark.parametrize("titles", [("", ""), ("a", "b")])
def test_the_segment_that_was_selected_already(context, window, titles):
    tabs = named(rk.SegmentedControl((20, 20, 200, 32)), "tabs", window)
    for title in titles:
        tabs.insert_segment(title)
    tabs.selected_segment_index = 0
    tabs.add_action(lambda: None)
    tap(context, 60, 30, 1)
    assert str(tabs.explain()) == "tabs sent no valueChanged: its value has not changed: segment 0 was selected already (SPEC 141)"


def test_a_view_that_leaves_in_its_touches_ended(context, window):
    class Ghost(rk.View):
        def touches_ended(self, touches, event):
            self.remove_from_superview()

    ghost = named(Ghost((0, 0, 100, 100)), "ghost", window)
    tap(context, 40, 40, 1)
    assert str(ghost.explain()) == "ghost received touchesEnded (SPEC 79)"


def test_a_recogniser_of_another_view_that_recognised(context, window):
    single = recogniser(named(rk.View((0, 0, 150, 300)), "card", window), rk.Tap, "single")
    press = recogniser(named(rk.View((160, 0, 150, 300)), "other", window), rk.LongPress, "press")
    single.require_to_fail(press)
    context.down(9, 250, 50, 0.9)
    tap(context, 40, 40, 1)
    context.advance(2)
    context.up(9, 250, 50, 2.5)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.RECOGNIZER_FAILED, single)
    assert "press, which it requires to fail, recognised" in str(problem)


def test_what_lies_in_a_card_does_not_cover_it(context, window):
    for number in (1, 2):
        card = named(rk.View((20, 100, 280, 150)), f"card{number}", window)
        swipe = recogniser(card, rk.Swipe, f"swipe{number}")
        named(rk.View((0, 0, 280, 150)), f"face{number}", card)
    slide(context, (25, 0), start=(100, 150))
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.RECOGNIZER_FAILED, swipe)


@pytest.mark.parametrize(
    "how, cause",
    [
        ("tap", "tile lost press 1 (select): play recognised and takes it (SPEC 271); play recognised at 1.10 s (SPEC 159)"),
        ("host", "press 1 (select) was cancelled by the system (SPEC 273)"),
        ("hidden", "press 1 (select) was cancelled: tile left (SPEC 273)"),
    ],
)
def test_why_a_press_was_cancelled(context, window, how, cause):
    tile = named(Presses((0, 0, 100, 100)), "tile", window)
    tile.become_first_responder()
    if how == "tap":
        recogniser(window, rk.Tap, "play", allowed_press_types={rk.PressType.SELECT})
    context.press_down(1, rk.PressType.SELECT, 1)
    if how == "host":
        context.cancel_all_presses()
    elif how == "hidden":
        window.hidden = True
    context.press_up(1, 1.1)
    assert str(tile.explain()) == f"tile received pressesCancelled (SPEC 270); {cause}"


def test_a_view_for_zooming_that_is_elsewhere(context, window):
    view = scroll_view(window, size=(320, 480), name="photo")
    other = named(rk.View((0, 0, 10, 10)), "other", window)
    window.send_subview_to_back(other)
    view.delegate = Delegate(view_for_zooming=lambda scroll_view: other)
    view.maximum_zoom_scale = 3
    pinch(context, 40, 120)
    assert str(view.explain()).startswith("photo does not zoom: other, which viewForZooming of its delegate returned, is not in it (SPEC 268)")
    problem = context.problems()[0]
    assert (problem.kind, problem.culprit) == (ProblemKind.SCROLL_UNMOVED, other)
    assert problem.help == "return a view in photo from viewForZooming, or add other to it"
    view.add_subview(other)
    pinch(context, 40, 120, 5)
    assert view.zoom_scale > 1


def test_the_edge_of_a_thumb(context, window):
    slider = named(rk.Slider((20, 20, 200, 40)), "volume", window)
    slider.add_action(lambda: None)
    tap(context, 60, 40, 1)
    assert str(slider.explain()) == "volume does not track touch 1: it began 0 pt beside the thumb, whose middle is at (20 20) in its own coordinates (SPEC 143)"
    (problem,) = context.problems()
    assert problem.where.startswith("the thumb of volume")


def test_a_recogniser_that_is_disabled_after_it_recognised(context, window):
    once = recogniser(named(rk.View((0, 0, 200, 200)), "card", window), rk.Tap, "once")
    tap(context, 40, 40, 1)
    once.enabled = False
    tap(context, 40, 40, 2, 2)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.touch) == (ProblemKind.RECOGNIZER_DISABLED, once, 2)
    once.enabled = True
    tap(context, 40, 40, 3, 3)
    assert once.explain(touch=3) and str(once.explain(touch=3)) == "once recognised (SPEC 159)"


def test_the_same_cover_in_a_tree_that_has_changed_elsewhere(context, window):
    view = scroll_view(window)
    named(rk.View((0, 0, 320, 100)), "gradient", window)
    tap(context, 40, 40, 1)
    assert str(view.explain(touch=1)) == "list was not hit by touch 1 at (40 40): gradient is in front of it there and took the touch (SPEC 32)"
    rk.Window((1000, 1000, 9, 9)).make_key_and_visible()
    tap(context, 1004, 1004, 2, 2)
    assert str(view.explain(touch=1)) == "list was not hit by touch 1 at (40 40): gradient was in front of it there and took the touch (SPEC 32)"


def test_a_view_of_a_controller_has_a_name_of_its_own(context, window):
    home = rk.ViewController()
    window.root_view_controller = home
    controllers = []
    for name in ("new", "old"):
        controller = rk.ViewController()
        controller.name = name
        controllers.append(controller)
        home.add_child(controller)
        controller.view.frame = (0, 0, 320, 480)
        home.view.add_subview(controller.view)
    controllers[1].remove_from_parent()
    button(controllers[0].view).add_target(None, "none:", ControlEvents.TOUCH_DOWN)
    tap(context, 40, 40, 1)
    help = context.problems()[0].help
    assert "move the view of new (0 0; 320 480) in front" in help and "another" not in help


def test_what_has_no_middle(context, window):
    plain = rk.Responder()
    plain.name = "plain"
    for one in (plain, context.application):
        assert "middle" not in str(one.explain()) and "got no touch: the trace holds none yet" in str(one.explain())
    assert [step.reason for step in plain.explain().steps] == [Reason.MISS_NO_TOUCH]
