# SPDX-License-Identifier: MIT
"""Problems and explanations name what would change the outcome, and what programs do on purpose is at most a hint (SPEC 355, 357, 358)."""

import pytest

import responderkit as rk
from problem_support import Responder, button, drag, move_along, named, problem_of, recogniser, scroll_view, tap
from responderkit import ProblemKind, ProblemSeverity, TouchPhase, TouchSample

HINT, WARNING = ProblemSeverity.HINT, ProblemSeverity.WARNING


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480), name="window")
    window.make_key_and_visible()
    context.trace.start()
    return window


def found(context):
    return [(problem.severity, str(problem)) for problem in context.problems()]


def two_fingers(context, start, first, second, steps=10):
    context.down(1, 100, 200, start)
    context.down(2, 200, 200, start + 0.01)
    for k in range(1, steps + 1):
        moved = [TouchSample(1, TouchPhase.MOVED, (100 + first * k, 200)), TouchSample(2, TouchPhase.MOVED, (200 + second * k, 200))]
        context.send_touches(start + 0.02 * k, moved)
    context.up(1, 100 + first * steps, 200, start + 0.3)
    context.up(2, 200 + second * steps, 200, start + 0.3)


@pytest.mark.parametrize(("first", "second"), [(-3, 3), (3, -3)])
def test_a_pan_whose_middle_stays_was_not_prevented(context, window, first, second):
    recogniser(window, rk.Pan, "pan")
    recogniser(window, rk.Pinch, "pinch")
    for k in range(3):
        two_fingers(context, 1 + 2 * k, first, second)
    assert found(context) == []


def test_a_pan_of_one_finger_was_prevented(context, window):
    recogniser(window, rk.Pan, "outer")
    recogniser(window, rk.Pan, "inner")
    for k in range(3):
        move_along(context, (100, 100), (200, 100), 1 + 2 * k)
    assert [problem.kind for problem in context.problems()] == [ProblemKind.ALWAYS_PREVENTED]


class HandsOn(rk.View):
    def hit_test(self, point, event=None):
        return super().hit_test(point, event)


class Wide(rk.View):
    def point_inside(self, point, event=None):
        return -40 <= point.x <= 80 and -40 <= point.y <= 84


def test_an_override_that_hands_on_is_no_culprit(context, window):
    card = named(HandsOn((0, 0, 320, 300)), "card", window)
    button(card, (20, 20, 80, 44))
    named(Wide((110, 20, 40, 44)), "icon", card)
    tap(context, 80, 40, 1)
    tap(context, 170, 80, 2)
    texts = [text + problem.help + str(problem.explanation) for problem, text in zip(context.problems(), map(str, context.problems()))]
    assert any("send was touched at (80 40) and not hit: the pointInside override of icon accepted the touch 30 pt outside of its bounds" in text for text in texts)
    assert "card" not in "".join(texts)


def test_the_override_of_the_victim_below_one_that_hands_on(context, window):
    class Send(rk.Button):
        def hit_test(self, point, event=None):
            found = super().hit_test(point, event)
            return None if found is self else found

    card = named(HandsOn((0, 0, 320, 200)), "card", window)
    button(card, (20, 20, 80, 44), cls=Send)
    tap(context, 40, 40, 1)
    (problem,) = context.problems()
    assert str(problem).startswith("send did not get touch 1 at (40 40), and nothing else handled it: the hitTest override of send refused it")
    assert str(problem.explanation).startswith("send was not hit by touch 1 at (40 40): its hitTest override returned nil")


def test_an_override_that_takes_it_away_is_a_culprit(context, window):
    class Taker(rk.View):
        def hit_test(self, point, event=None):
            return self if super().hit_test(point, event) is not None else None

    card = named(Taker((0, 0, 320, 300)), "card", window)
    button(card, (20, 20, 80, 44))
    tap(context, 40, 40, 1)
    (problem,) = context.problems()
    assert str(problem).startswith("send was touched at (40 40) and not hit: the hitTest override of card took the touch")


def test_a_hidden_button_with_an_override(context, window):
    class Send(rk.Button):
        def hit_test(self, point, event=None):
            return super().hit_test(point, event)

    send = button(window, (100, 100, 100, 60), cls=Send)
    send.hidden = True
    tap(context, 130, 130, 1)
    assert [severity for severity, text in found(context)] == [HINT] and "send" not in found(context)[0][1]


@pytest.mark.parametrize(("end", "lost"), [((300, 300), False), ((60, 70), True)])
def test_a_drag_that_ends_elsewhere_has_lost_no_action(context, window, end, lost):
    recogniser(window, rk.Pan, "drag")
    button(window, (20, 20, 60, 44))
    move_along(context, (40, 40), end, 1)
    assert [problem.kind for problem in context.problems()] == ([ProblemKind.TRACKING_CANCELLED] if lost else [])


@pytest.mark.parametrize(("x", "lost"), [(200, False), (22, True)])
def test_a_slider_that_would_have_refused_the_touch(context, window, x, lost):
    slider = named(rk.Slider((20, 100, 280, 44)), "volume", window)
    slider.add_action(lambda control: None)
    recogniser(window, rk.Tap, "two", delays_touches_began=True)
    tap(context, x, 122, 1)
    assert [problem.kind for problem in context.problems()] == ([ProblemKind.TRACKING_CANCELLED] if lost else [])


def test_what_never_fires_is_explained_by_itself(context, window):
    card = rk.View((0, 0, 100, 100), name="card")
    lost = recogniser(card, rk.Tap, "lost")
    loose = rk.Tap(lambda recogniser: None, name="loose")
    mute = rk.Tap(name="mute")
    window.add_gesture_recognizer(mute)
    tap(context, 40, 40, 1)
    why = {problem.victim: str(problem.explanation) for problem in context.problems()}
    assert why[lost] == "lost did not get touch 1 at (40 40): card is in no window (SPEC 43)"
    assert why[loose] == "loose did not get touch 1 at (40 40): it is attached to no view (SPEC 165)"
    assert why[mute] == "mute has no effect: it has no target, and no recogniser requires its failure (SPEC 164)"


def test_an_override_around_may_lead_to_it(window):
    class Row(rk.View):
        field = None

        def hit_test(self, point, event=None):
            return self.field if super().hit_test(point, event) is not None else None

    row = named(Row((0, 100, 320, 60)), "row", window)
    row.field = named(rk.Switch((250, 8, 60, 44)), "switch", row)
    assert str(row.field.explain(at=(40, 130))).startswith("it depends on overrides whether switch would be hit at (40 130)")
    assert str(row.field.explain(at=(40, 130), calls_overrides=True)).startswith("switch would be hit at (40 130)")


@pytest.mark.parametrize("scale", [1, 2])
def test_a_distance_beside_a_thumb_is_of_the_window(context, window, scale):
    board = named(rk.View((0, 0, 320, 480)), "board", window)
    board.transform = rk.Transform(scale, 0, 0, scale, 0, 0)
    slider = named(rk.Slider((100, 200, 100, 20)), "volume", board)
    slider.add_action(lambda control: None)
    thumb = slider.convert_rect_to(slider.thumb_rect, None)
    tap(context, thumb.x + thumb.width + 20, thumb.y + 10, 1)
    (problem,) = context.problems()
    assert problem.value == pytest.approx(20) and ", 20 pt beside its thumb" in str(problem)


def test_a_part_of_a_press_has_the_explanation_of_what_came(context, window):
    class Inner(Responder):
        def presses_began(self, presses, event):
            pass

    class Outer(rk.View):
        def presses_began(self, presses, event):
            pass

        def presses_ended(self, presses, event):
            pass

    outer = named(Outer((0, 0, 320, 480)), "outer", window)
    inner = named(Inner((0, 0, 100, 100)), "inner", outer)
    inner.become_first_responder()
    context.press_down(1, rk.PressType.SELECT, 2)
    context.press_up(1, 2.1)
    (problem,) = context.problems()
    assert str(problem.explanation) == str(outer.explain()) and str(outer.explain()).startswith("outer received pressesEnded")


def test_what_a_touch_missed_before_scrolling(context, window):
    list_ = scroll_view(window)
    send = button(list_)
    tap(context, 40, 70, 1)
    list_.content_offset = (0, 300)
    assert str(send.explain()) == "send was not hit by touch 1 at (40 70): the touch was then 6 pt outside of it (SPEC 11)"
    send.frame = (20, 30, 100, 44)
    assert "the tree has changed since" in str(send.explain())


@pytest.mark.parametrize(("x", "kinds"), [(200, [ProblemKind.TAP_UNHEARD]), (30, [ProblemKind.COVERED])])
def test_a_covered_slider_beside_its_thumb(context, window, x, kinds):
    slider = named(rk.Slider((20, 100, 280, 44)), "volume", window)
    slider.add_action(lambda control: None)
    named(rk.View((0, 0, 320, 300)), "pane", window)
    tap(context, x, 122, 1)
    assert [problem.kind for problem in context.problems()] == kinds


@pytest.mark.parametrize(("cls", "properties", "covered"), [(rk.Pinch, {}, False), (rk.Tap, {"number_of_touches_required": 2}, False), (rk.Tap, {}, True)])
def test_a_cover_over_what_needs_more_fingers(context, window, cls, properties, covered):
    photo = named(rk.View((0, 300, 320, 100)), "photo", window)
    recogniser(photo, cls, "zoom", **properties)
    named(rk.View((0, 0, 320, 480)), "pane", window)
    tap(context, 50, 350, 1)
    assert (ProblemKind.COVERED in [problem.kind for problem in context.problems()]) is covered


@pytest.mark.parametrize(
    ("cls", "properties", "seconds", "meant"),
    [(rk.Tap, {"number_of_touches_required": 2}, 0.1, False), (rk.LongPress, {}, 0.1, False), (rk.LongPress, {}, 0.8, True), (rk.Tap, {}, 0.9, False), (rk.Tap, {}, 0.1, True)],
)
def test_a_disabled_recogniser_that_would_not_have_recognised(context, window, cls, properties, seconds, meant):
    view = named(rk.View((0, 0, 320, 300)), "view", window)
    recogniser(view, cls, "off", enabled=False, **properties)
    context.down(1, 50, 50, 1)
    context.up(1, 50, 50, 1 + seconds)
    assert any("did not get touch 1" in text for severity, text in found(context)) is meant


@pytest.mark.parametrize("scale", [1, 0.5])
def test_a_control_that_moved_in_a_scaled_view(context, window, scale):
    board = named(rk.View((0, 0, 320, 480)), "board", window)
    board.transform = rk.Transform(scale, 0, 0, scale, 0, 0)
    send = button(board)
    box = send.convert_rect_to(send.bounds, None)
    context.down(1, box.x + 10, box.y + 10, 2)
    send.frame = (20, 320, 100, 44)
    context.up(1, box.x + 10, box.y + 10, 2.5)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.TOUCH_LOST and problem.value == pytest.approx(300 * scale)


def test_a_tap_that_ignores_its_touches(context, window):
    class Custom(rk.Tap):
        def touches_began(self, touches, event):
            super().touches_began(touches, event)
            for touch in touches:
                self.ignore(touch)

    card = named(rk.View((0, 0, 320, 200)), "card", window)
    recogniser(card, Custom, "tap")
    tap(context, 50, 50, 1)
    assert problem_of(context, ProblemKind.RECOGNIZER_FAILED).victim.name == "tap"


@pytest.mark.parametrize("holds", [True, False])
def test_a_bar_over_a_list(context, window, holds):
    list_ = scroll_view(window)
    for k in range(12):
        button(list_, (220, k * 60 + 8, 80, 44), f"buy {k}")
    bar = named(rk.View((0, 436, 320, 44)), "bar", window)
    if holds:
        button(bar, (10, 0, 60, 44), "share")
    tap(context, 250, 450, 1)
    assert problem_of(context, ProblemKind.COVERED).severity is HINT


@pytest.mark.parametrize("scene", ["beside", "covered", "outside"])
def test_a_drag_is_meant_for_no_button(context, window, scene):
    if scene == "outside":
        button(named(rk.View((0, 0, 320, 40)), "box", window), (20, 20, 100, 60))
    else:
        button(window)
    if scene == "covered":
        named(rk.View((0, 0, 320, 100)), "cover", window)
    y = 70 if scene != "covered" else 40
    drag(context, [(40, y), (40, 200), (40, 400)], 1)
    assert found(context) == []
    tap(context, 40, y, 5, 2)
    assert [problem.severity for problem in context.problems()] == [WARNING]


def test_the_shape_of_a_button_and_the_way_of_a_pan_are_hints(context, window):
    class Round(rk.Button):
        def point_inside(self, point, event=None):
            return (point.x - 30) ** 2 + (point.y - 30) ** 2 <= 900

    class Left:
        def should_begin(self, pan):
            return pan.velocity().x < 0

    button(window, (100, 100, 60, 60), "round", Round)
    row = named(rk.View((0, 300, 320, 60)), "row", window)
    pan = recogniser(row, rk.Pan, "swipe")
    pan.delegate = keep = Left()
    tap(context, 103, 103, 1)
    move_along(context, (100, 330), (200, 330), 3)
    first, second = context.problems()
    assert keep and first.severity is second.severity is HINT
    assert {first.help, second.help} == {
        "let it accept the touch; leave it where round is not meant", "return true from there for the touches that are meant for swipe; leave it for others",
    }


def test_touches_of_passive_views(context, window):
    named(rk.View((0, 0, 320, 60)), "header", window)
    card = named(rk.View((40, 160, 240, 160)), "card", window)
    button(card, (70, 100, 100, 44), "ok")
    tap(context, 60, 180, 1)
    assert [severity for severity, text in found(context)] == [HINT]
    context.trace.clear()
    context.down(1, 100, 30, 5)
    context.up(1, 100, 30, 11)
    assert [severity for severity, text in found(context)] == [HINT]
    tap(context, 100, 30, 15, 2)
    assert [severity for severity, text in found(context)] == [WARNING]


def test_an_audit_of_what_sticks_out_behind_a_cover(context, window):
    list_ = scroll_view(window, size=(320, 480))
    out = button(list_, (300, 200, 100, 44), "out")
    named(rk.View((0, 0, 320, 480)), "bar", window)
    assert any(str(finding).startswith("out cannot be touched: bar covers it") for finding in window.audit() if finding.subject == out)


def test_an_audit_of_what_a_cover_makes_small_beside_another(context, window):
    button(window, (20, 20, 30, 24), "delete")
    button(window, (20, 46, 60, 44), "keep")
    named(rk.View((0, 0, 320, 42)), "banner", window)
    (finding,) = (finding for finding in window.audit() if finding.subject.name == "delete")
    assert finding.culprit.name == "banner" and str(finding).endswith("and banner takes a part of it: move one of them (SPEC 355)")


class Leading(rk.View):
    """Its hitTest returns what it is to lead to, or hands on what the inherited method finds."""

    target = None

    def hit_test(self, point, event=None):
        return self.target if self.target is not None else super().hit_test(point, event)


@pytest.fixture
def led(window):
    root = named(Leading((0, 0, 320, 480)), "root", window)
    button(root, (100, 200, 120, 44))
    named(rk.View((20, 170, 280, 110)), "banner", root)
    other = named(rk.View((0, 0, 10, 10)), "other", root)
    return root, other


@pytest.mark.parametrize("apart", [0, 1])
def test_hit_tests_of_the_program_before_a_touch_are_not_its_own(context, window, led, apart):
    root, other = led
    root.target = other
    window.hit_test((160, 222))
    root.target = None
    context.advance(apart)
    tap(context, 160, 222, apart)
    assert str(problem_of(context, ProblemKind.COVERED)).startswith("send was touched at (160 222) and not hit: banner was in front of it")
    context.trace.clear()
    window.hit_test((5, 5))
    root.target = other
    tap(context, 160, 222, context.time, 2)
    assert str(problem_of(context, ProblemKind.SWALLOWED)).startswith("send was touched at (160 222) and not hit: the hitTest override of root took the touch")


@pytest.mark.parametrize("offset", [0, 50])
@pytest.mark.parametrize(("name", "start"), [("point_inside", "the pointInside override of box"), ("hit_test", "the hitTest override of box")])
def test_overrides_in_a_window_that_lies_elsewhere(context, offset, name, start):
    window = rk.Window((offset, offset, 320, 480), name="front")
    context.trace.start()
    box = named(type("Box", (rk.View,), {name: lambda self, point, event=None: None if name == "hit_test" else False})((0, 0, 320, 200)), "box", window)
    button(box)
    tap(context, offset + 40, offset + 40, 1)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.SWALLOWED and start in str(problem) and problem.culprit is box


def test_a_touch_that_an_override_sends_is_another_one(context, window):
    class Nesting(rk.View):
        is_first = True

        def hit_test(self, point, event=None):
            if self.is_first:
                self.is_first = False
                context.down(2, 30, 30, 1)
            return super().hit_test(point, event)

    root = named(Nesting((0, 0, 320, 480)), "root", window)
    window.multiple_touch_enabled = True
    send = button(root, (100, 200, 120, 44))
    named(rk.View((20, 170, 280, 110)), "banner", root)
    context.down(1, 160, 222, 1)
    assert "banner is in front of it there and took the touch" in str(send.explain(touch=1))
    assert "183.8 pt outside of it" in str(send.explain(touch=2))


def test_a_press_whose_number_is_used_again(context, window):
    class Cell(Responder):
        keeps = True

        def presses_began(self, presses, event):
            if not self.keeps:
                super().presses_began(presses, event)

    class Panel(rk.View):
        def presses_began(self, presses, event):
            pass

        def presses_ended(self, presses, event):
            pass

    panel = named(Panel((0, 0, 320, 480)), "panel", window)
    cell = named(Cell((0, 0, 100, 100)), "cell", panel)
    cell.become_first_responder()
    for k in range(2):
        context.press_down(1, rk.PressType.SELECT, 1 + 4 * k)
        context.press_up(1, 1.1 + 4 * k)
        cell.keeps = False
    problem = problem_of(context, ProblemKind.SWALLOWED)
    assert str(problem.explanation).endswith("the pressesBegan override of cell did not call super (SPEC 272)")


def test_a_tap_after_many_that_a_pan_took(context, window):
    recogniser(window, rk.Pan, "drag")
    button(window, (20, 20, 200, 44))
    for k in range(50):
        move_along(context, (40, 40), (300, 300), 1 + k)
    tap(context, 40, 40, 100)
    move_along(context, (40, 40), (60, 70), 110)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.TRACKING_CANCELLED and problem.count == 1
