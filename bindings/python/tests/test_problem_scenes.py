"""Problems and audits of whole scenes: remedies that help, overrides, and where views end."""

import pytest

import responderkit as rk
from problem_support import button, named, problem_of, recogniser, scroll_view, tap
from responderkit import AuditKind, ProblemKind, TouchPhase, TouchSample


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


# Remedies that help


def test_two_overlays(context, window):
    send = button(window)
    sheet = named(rk.View((0, 0, 320, 480)), "sheet", window)
    glass = named(rk.View((0, 0, 320, 480)), "glass", window)
    tap(context, 50, 40)
    problem = problem_of(context, ProblemKind.COVERED)
    assert problem.value == 1 and problem.help == "set userInteractionEnabled of glass, and of all else in front of send, to false, or move send in front"
    (finding,) = window.audit()
    assert finding.culprit is glass and finding.value == 1 and finding.sentence.startswith("send cannot be touched: glass and 1 other view cover it")
    window.bring_subview_to_front(send)
    assert window.audit() == []
    window.send_subview_to_back(send)
    glass.user_interaction_enabled = sheet.user_interaction_enabled = False
    assert window.audit() == []


def test_what_is_moved_in_front_is_a_sibling_of_the_cover(context, window):
    bar = named(rk.View((0, 0, 320, 100)), "bar", window)
    button(bar)
    named(rk.View((0, 0, 320, 480)), "glass", window)
    tap(context, 50, 40)
    assert problem_of(context, ProblemKind.COVERED).help.endswith("to false, or move bar in front")
    (finding,) = window.audit()
    assert ", or move bar in front" in finding.sentence
    window.bring_subview_to_front(bar)
    assert window.audit() == []


def test_a_window_in_front(context, window):
    button(window)
    alert = named(rk.Window((0, 0, 320, 480)), "alert")
    alert.level = 10
    tap(context, 50, 40)
    problem = problem_of(context, ProblemKind.COVERED)
    assert "the window alert was in front of it" in str(problem) and "move send" not in problem.help
    (finding,) = window.audit()
    assert "move send" not in finding.sentence and "hide alert" in finding.sentence
    alert.hidden = True
    assert window.audit() == []


def test_two_windows_in_front(context, window):
    button(window)
    for name, level in (("one", 5), ("two", 9)):
        named(rk.Window((0, 0, 320, 480)), name).level = level
    tap(context, 50, 40)
    assert problem_of(context, ProblemKind.COVERED).help == "hide two, and all else in front of send, while they show nothing"
    assert window.audit()[0].sentence.startswith("send cannot be touched: two and 1 other view cover it")


def test_a_box_without_a_size(context, window):
    box = named(rk.View((20, 20, 0, 0)), "box", window)
    button(box, (0, 0, 100, 44))
    tap(context, 50, 40)
    assert problem_of(context, ProblemKind.OUTSIDE).help == "give box a width and a height"
    (finding,) = window.audit()
    assert finding.sentence == "send cannot be touched: box, which it is in, has no size: give box a width and a height (SPEC 355)"
    box.frame = (20, 20, 100, 44)
    assert window.audit() == []


def test_content_that_is_scrolled_away(context, window):
    list_ = scroll_view(window, (0, 0, 320, 200), (320, 1000))
    button(list_, (20, 230, 100, 44))
    # It is out of sight there: the touch is not meant for it.
    tap(context, 50, 250)
    assert problem_of(context, ProblemKind.TAP_UNHEARD).victim is window
    list_.content_offset = (0, 250)
    tap(context, 50, 10, 2)
    assert [problem.victim for problem in context.problems()] == [window]


def test_views_without_names(context):
    window = rk.Window((0, 0, 320, 480))
    context.trace.start()
    window.add_subview(rk.Button((20, 20, 100, 44)))
    window.add_subview(rk.View((0, 0, 320, 100)))
    tap(context, 50, 40)
    assert str(problem_of(context, ProblemKind.COVERED)).startswith(
        "Button (20 20; 100 44) was touched at (50 40) and not hit: View (0 0; 320 100) was in front of it"
    )
    assert window.audit()[0].sentence.startswith("Button (20 20; 100 44) cannot be touched: View (0 0; 320 100) covers it")


def test_a_status_in_words(context, window):
    context.post_touches(0, [TouchSample(9, TouchPhase.MOVED, (50, 40))])
    context.drain()
    assert any("a posted item was refused (NotFound)" in str(problem) for problem in context.problems())


# Overrides that an audit calls


def test_overrides_that_refuse(context, window):
    class Deaf(rk.Button):
        def point_inside(self, point, event=None):
            return False

    class Wall(rk.View):
        def hit_test(self, point, event=None):
            return None

    class Hog(rk.View):
        def hit_test(self, point, event=None):
            return self if self.point_inside(point) else None

    send = button(window, cls=Deaf)
    wall = named(Wall((0, 100, 320, 100)), "wall", window)
    ok = button(wall, name="ok")
    hog = named(Hog((0, 200, 320, 100)), "hog", window)
    clear = button(hog, name="clear")
    assert window.audit() == []
    found = {finding.subject: finding for finding in window.audit(calls_overrides=True)}
    assert {subject: finding.culprit for subject, finding in found.items()} == {send: send, ok: wall, clear: hog}
    assert all(finding.kind is AuditKind.COVERED and finding.limit == 1 for finding in found.values())
    assert found[ok].sentence == "ok cannot be touched: the hitTest override of wall keeps touches away: let it accept the points of ok (SPEC 355)"


def test_an_override_in_front_that_takes_everything(context, window):
    class Halo(rk.View):
        def point_inside(self, point, event=None):
            return True

    button(window)
    far = button(window, (20, 300, 100, 44), "far")
    halo = named(Halo((200, 200, 50, 50)), "halo", window)
    assert window.audit() == []
    findings = window.audit(calls_overrides=True)
    assert [finding.culprit for finding in findings] == [halo, halo]
    assert findings[0].sentence.startswith("send cannot be touched: the pointInside override of halo takes the touches")
    window.bring_subview_to_front(far)
    assert [finding.subject.name for finding in window.audit(calls_overrides=True)] == ["send"]
    halo.hidden = True
    assert window.audit(calls_overrides=True) == []


@pytest.mark.parametrize("frame, takes", [((200, 300, 50, 50), True), ((100, 0, 220, 480), False)])
def test_an_override_of_a_window_in_front(context, window, frame, takes):
    class Hud(rk.Window):
        def point_inside(self, point, event=None):
            return takes

    send = button(window)
    hud = named(Hud(frame), "hud")
    hud.level = 5
    findings = window.audit(calls_overrides=True)
    assert [(finding.subject, finding.culprit, finding.limit) for finding in findings] == ([(send, hud, 1)] if takes else [])


def test_a_window_in_front_of_a_control_with_an_override(context, window):
    class Wide(rk.Button):
        def point_inside(self, point, event=None):
            return super().point_inside(point, event)

    button(window, cls=Wide)
    alert = named(rk.Window((0, 0, 320, 480)), "alert")
    alert.level = 5
    (finding,) = window.audit(calls_overrides=True)
    assert (finding.kind, finding.culprit, finding.limit) == (AuditKind.COVERED_IDLY, alert, 0)


def test_the_plugin_of_an_override_is_named(context, window, plugin_folder):
    context.plugins.policy = rk.PluginPolicy([plugin_folder])
    context.plugins.load(plugin_folder / "Culprits.so")
    deaf = named(context.find_class("DeafButton").python_class((20, 20, 100, 44)), "deaf", window)
    deaf.add_action(lambda control: None)
    (finding,) = window.audit(calls_overrides=True)
    assert finding.culprit is deaf and "the pointInside override of deaf (plugin org.responderkit.test.culprits) keeps touches away" in finding.sentence


def test_recognisers_that_never_recognise(context, window):
    edge = rk.ScreenEdgePan(lambda pan: None, name="edge")
    swipe = rk.Swipe(lambda swipe: None, name="swipe", direction=rk.SwipeDirection(0))
    first, second, third = (rk.Tap(lambda tap: None, name=name) for name in ("first", "second", "third"))
    for recogniser in (edge, swipe, first, second, third):
        window.add_gesture_recognizer(recogniser)
    first.require_to_fail(second)
    second.require_to_fail(third)
    third.require_to_fail(first)
    never = {finding.subject: finding for finding in window.audit() if finding.kind is AuditKind.NEVER_RECOGNIZES}
    assert {subject.name: finding.value for subject, finding in never.items()} == {"edge": 1, "swipe": 2, "first": 3, "second": 3, "third": 3}
    assert never[edge].sentence == "edge never fires: its edges are empty: set edges (SPEC 355)" and never[first].culprit is second
    edge.edges = rk.RectEdge.LEFT
    swipe.direction = rk.SwipeDirection.LEFT
    assert never[first].sentence.startswith("first and second require each other to fail: neither recognises while both may")
    assert {finding.subject.name for finding in window.audit() if finding.kind is AuditKind.NEVER_RECOGNIZES} == {"first", "second", "third"}


# Where views end, and what lies on them


@pytest.mark.parametrize("override", [False, True])
def test_a_miss_where_the_superview_ends_too(context, window, override):
    class Wide(rk.Button):
        def point_inside(self, point, event=None):
            return -20 <= point.x <= 64 and -20 <= point.y <= 64

    bar = named(rk.View((100, 100, 44, 44)), "bar", window)
    button(bar, (0, 0, 44, 44), cls=Wide if override else rk.Button)
    tap(context, 90, 120)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.NEAR_MISS
    assert problem.help == (
        "enlarge all up to bar: send has an override, but subviews are hit only inside"
        if override
        else "enlarge all from send to bar, or override pointInside of each: subviews are hit only inside"
    )


def test_a_miss_beside_an_override_of_its_own(context, window):
    class Narrow(rk.Button):
        def point_inside(self, point, event=None):
            return super().point_inside(point, event)

    button(window, cls=Narrow)
    tap(context, 125, 40)
    (problem,) = context.problems()
    assert problem.help == "let the pointInside override of send accept points there"


@pytest.mark.parametrize("holds", [False, True])
@pytest.mark.parametrize("scrolls", [False, True])
def test_a_cover_that_holds_a_control(context, window, holds, scrolls):
    button(window, (0, 0, 100, 44))
    host = named((rk.ScrollView if scrolls else rk.View)((0, 0, 320, 480)), "host", window)
    if holds:
        button(host, (200, 400, 100, 44), "live")
    tap(context, 50, 20)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.COVERED
    assert problem.help == (
        "override pointInside of host, so that it is false where host holds nothing, or move send in front; leave it if host is modal"
        if holds
        else "set userInteractionEnabled of host to false, or move send in front"
    )


def test_the_outermost_obstacle_decides(context, window):
    panel = named(rk.View((0, 0, 320, 480), user_interaction_enabled=False), "panel", window)
    box = named(rk.View((0, 0, 320, 200)), "box", panel)
    box.alpha = 0.005
    button(box)
    tap(context, 50, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.culprit) == (ProblemKind.NOT_INTERACTIVE, panel)
    also = "the alpha of box, which send lies in, is 0.005, and views below 0.01 are not hit"
    assert problem.help == f"set userInteractionEnabled of panel to true, or show send as disabled; {also}"


# Wording


def test_a_view_that_was_removed_and_added_again(context, window):
    panel = named(rk.View((0, 0, 200, 200)), "panel", window)
    chip = named(rk.View((0, 0, 50, 50)), "chip", panel)
    recogniser(chip, rk.Pan, "drag")
    context.down(1, 20, 20, 0)
    context.move(1, 50, 20, 0.05)
    chip.remove_from_superview()
    window.add_subview(chip)
    context.up(1, 90, 20, 0.2)
    (problem,) = context.problems()
    assert problem.culprit is chip and "drag lost touch 1: chip left the window in the middle of the touch" in str(problem)


@pytest.mark.parametrize("where", ["far", "there"])
def test_a_view_that_is_scaled_to_nothing(context, window, where):
    """It has all points in its middle, and is touched only where it would be with its size."""
    buy = button(window, (20, 20, 100, 44), "buy")
    named(rk.View((0, 0, 320, 200)), "overlay", window)
    fab = button(window, (250, 400, 56, 56), "fab")
    fab.transform = (0, 0, 0, 0, 0, 0)
    tap(context, *((50, 40) if where == "far" else (260, 410)))
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == ((ProblemKind.COVERED, buy) if where == "far" else (ProblemKind.NOT_INTERACTIVE, fab))


def test_a_view_in_one_that_is_scaled_to_nothing(context, window):
    sheet = named(rk.View((0, 300, 320, 180)), "sheet", window)
    button(sheet, (0, 0, 320, 180), "buy")
    sheet.transform = (0, 0, 0, 0, 0, 0)
    tap(context, 100, 100)
    assert [problem.kind for problem in context.problems()] == [ProblemKind.TAP_UNHEARD]
    context.trace.clear()
    tap(context, 100, 400, 1)
    assert [(problem.kind, problem.culprit) for problem in context.problems()] == [(ProblemKind.NOT_INTERACTIVE, sheet)]


@pytest.mark.parametrize("method", ["hit_test", "point_inside"])
def test_an_override_that_only_guards_what_lies_outside_anyway(context, window, method):
    class Guards(rk.View):
        def hit_test(self, point, event=None):
            return super().hit_test(point, event) if self.point_inside(point, event) else None

    class Asks(rk.View):
        def point_inside(self, point, event=None):
            return super().point_inside(point, event)

    card = named((Guards if method == "hit_test" else Asks)((0, 0, 320, 50)), "card", window)
    buy = button(card, (20, 20, 100, 44), "buy")
    tap(context, 50, 60)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit, problem.value) == (ProblemKind.OUTSIDE, buy, card, 10)
    card.frame = (0, 0, 320, 80)
    context.trace.clear()
    tap(context, 50, 60, 1)
    assert context.problems() == []
