"""audit.h: overrides that are called (SPEC 355): in front of scroll views, around them and in them."""

import pytest

import responderkit as rk
from problem_support import button, named, recogniser, scroll_view
from responderkit import AuditKind


class Pass(rk.View):
    """It lets touches through where it holds nothing."""

    def hit_test(self, point, event):
        found = super().hit_test(point, event)
        return None if found is self else found


class Cell(rk.View):
    """It takes all touches that are for what it holds."""

    def hit_test(self, point, event):
        return self if self.point_inside(point, event) else None


class Larger(rk.Button):
    by = 30

    def point_inside(self, point, event):
        return -self.by <= point.x < self.bounds.width + self.by and -self.by <= point.y < self.bounds.height + self.by


@pytest.fixture
def window(context):
    return rk.Window((0, 0, 320, 480), name="window")


def covered(window):
    return {finding.subject.name: finding for finding in window.audit(calls_overrides=True) if finding.kind in (AuditKind.COVERED, AuditKind.COVERED_IDLY)}


def test_a_view_before_a_list_that_lets_touches_through(window):
    rows = scroll_view(window, size=(320, 600))
    rows.content_inset = (0, 0, 50, 0)
    for number in range(12):
        button(rows, (10, number * 50, 300, 44), f"row{number}")
    bar = named(rk.View((0, 430, 320, 50)), "bar", window)
    button(bar, (10, 3, 44, 44), "tab")
    assert window.audit(calls_overrides=True) == []
    named(Pass((0, 0, 320, 480)), "overlay", window)
    for offset in (0, 60, 170):
        rows.content_offset = (0, offset)
        assert window.audit(calls_overrides=True) == [] and rows.content_offset == (0, offset)


@pytest.mark.parametrize("offset", [0, 100, 1000])
def test_a_floating_button_with_a_larger_area(window, offset):
    rows = scroll_view(window)
    for number in range(30):
        button(rows, (270, number * 60 + 20, 24, 24), f"more{number}")
    button(window, (250, 400, 56, 56), "add", Larger)
    rows.content_offset = (0, offset)
    assert covered(window) == {}


def test_an_override_that_accepts_is_innocent_in_a_view_that_takes_all(context, window):
    """Who keeps touches away is found by hit-tests, which the trace has none of."""
    context.trace.start()
    for outer, inner, stack in ((Cell, Larger, None), (Cell, rk.Button, Pass)):
        cell = named(outer((0, 100, 320, 100)), "cell", window)
        parent = named(stack((0, 0, 320, 100)), "stack", cell) if stack else cell
        close = button(parent, (140, 30, 50, 50), "close", inner)
        assert covered(window)["close"].culprit is cell and len(list(context.trace)) == 0
        (step,) = close.explain(at=(160, 150), calls_overrides=True).steps[:1]
        assert step.culprit is cell
        cell.remove_from_superview()


@pytest.mark.parametrize("top", [60, 300])
def test_what_sticks_out_of_the_window_is_not_covered_by_it(window, top):
    drawer = named(Pass((0, top, 320, 480)), "drawer", window)
    recogniser(drawer, rk.Tap, "tap")
    assert covered(window)["drawer"].culprit is drawer


def test_a_view_that_its_override_takes_away(window):
    class Gone(rk.View):
        def hit_test(self, point, event):
            self.remove_from_superview()
            return None

    recogniser(named(Gone((0, 0, 320, 100)), "gone", window), rk.Tap, "tap")
    assert all("nothing covers" not in str(finding) for finding in window.audit(calls_overrides=True))


def test_an_override_that_scrolls(window):
    """Its offset stays, and nothing is measured."""

    class Scrolls(Larger):
        def point_inside(self, point, event):
            rows.content_offset = (0, 77)
            return super().point_inside(point, event)

    rows = scroll_view(window)
    save = button(rows, (20, 1000, 20, 20), "save", Scrolls)
    (finding,) = window.audit(calls_overrides=True)
    assert finding.subject is save and finding.kind is AuditKind.SMALL and finding.decider is save and rows.content_offset == (0, 77)


def test_an_override_that_raises(window):
    class Raises(Larger):
        def point_inside(self, point, event):
            if not raised:
                raised.append(True)
                raise ValueError("no")
            return False

    raised = []
    rows = scroll_view(window)
    rows.content_offset = (0, 10)
    button(rows, (20, 1000, 20, 20), "save", Raises)
    with pytest.raises(ValueError):
        window.audit(calls_overrides=True)
    assert rows.content_offset == (0, 10)


def test_an_override_of_content_beyond_a_superview(window):
    """S accepts all points, and so leads to what lies outside of it."""

    class All(rk.View):
        def point_inside(self, point, event):
            return True

    outer = named(All((0, 0, 320, 100)), "S", window)
    rows = scroll_view(outer, (0, 0, 320, 300), (320, 300))
    button(rows, (0, 200, 100, 44), "save")
    assert {finding.subject.name: finding.kind for finding in window.audit()}["save"] is AuditKind.OUTSIDE
    assert "save" not in {finding.subject.name for finding in window.audit(calls_overrides=True)}


def test_a_strip_that_an_override_leaves_of_a_scroll_view(window):
    class Strip(rk.View):
        def point_inside(self, point, event):
            return 0 <= point.y < 5

    strip = named(Strip((0, 0, 320, 480)), "strip", window)
    rows = scroll_view(strip, name="list")
    (finding,) = [finding for finding in window.audit(calls_overrides=True) if finding.subject is rows]
    assert finding.kind in (AuditKind.SMALL, AuditKind.TOO_SMALL) and finding.value == pytest.approx(5, abs=finding.tolerance)


@pytest.mark.parametrize("top", [100, 1000])
def test_a_lid_that_scrolls_with_it(window, top):
    class Lid(rk.View):
        def point_inside(self, point, event):
            return super().point_inside(point, event)

    rows = scroll_view(window)
    button(rows, (20, top, 100, 44), "save")
    lid = named(Lid((0, top - 20, 320, 100)), "lid", rows)
    finding = covered(window)["save"]
    assert finding.kind is AuditKind.COVERED_IDLY and finding.culprit is lid and finding.limit == 0


@pytest.mark.parametrize("angle", [0, 0.1])
def test_what_is_turned_in_a_scroll_view(window, angle):
    rows = scroll_view(window, size=(320, 900))
    turn = rk.Transform.rotation(angle)
    for frame, name in (((20, 950, 100, 50), "beyond"), ((180, 845, 100, 50), "behind")):
        button(rows, frame, name).transform = turn
    card = named(rk.View((20, 300, 100, 100)), "card", rows)
    card.transform = turn
    button(card, (20, 200, 50, 50), "out")
    button(card, (80, 20, 60, 60), "half")
    bar = named(rk.View((0, 380, 320, 100)), "bar", window)
    button(bar, (250, 10, 50, 50), "tab")
    for calls in (False, True):
        found = {(finding.kind.name, finding.subject.name) for finding in window.audit(calls_overrides=calls)}
        assert found == {("OUTSIDE", "beyond"), ("COVERED", "behind"), ("OUTSIDE", "out"), ("CUT_OFF", "half"), ("SMALL", "half")}


@pytest.mark.parametrize("seed", range(16))
def test_by_the_plain_walk(window, seed):
    """What the audit lists as out of reach is hit at no contentOffset, and all such targets are listed (the seed is the parameter)."""
    import random

    number = random.Random(seed)
    height = number.choice([480, 520, 700, 1000])
    rows = scroll_view(window, size=(320, height))
    parent = rows
    if number.random() < 0.4:
        parent = named(number.choice([Pass, Cell, rk.View])((0, number.choice([0, 100]), 320, height - 100)), "box", rows)
    save = button(parent, (number.randrange(0, 240), number.randrange(0, height - 100), number.choice([30, 50, 80]), number.choice([30, 44, 60])), "save")
    for k in range(number.randrange(3)):
        made = number.choice([Pass, rk.View])((number.choice([0, 0, 200]), number.randrange(0, 440), number.choice([320, 100]), number.choice([50, 200])))
        button(named(made, f"bar{k}", window), (0, 0, 44, 44), f"tab{k}")
    if number.random() < 0.3:
        named(Pass((0, 0, 320, 480)), "overlay", window)
    offset = (0, number.randrange(0, height - 480 + 1))
    rows.content_offset = offset
    found = {finding.kind for finding in window.audit(calls_overrides=True) if finding.subject is save}
    assert rows.content_offset == offset
    best, size = 0, save.bounds.size
    for y in range(0, height - 480 + 1, 4):
        rows.content_offset = (0, y)
        origin = save.convert_point_to((0, 0), window)
        points = [(origin.x + x + 0.5, origin.y + y + 0.5) for x in range(0, int(size.width), 3) for y in range(0, int(size.height), 3)]
        best = max(best, sum(hit is save for hit in window.hit_test_many(points)) / len(points))
    is_out_of_reach = bool(found & {AuditKind.COVERED, AuditKind.COVERED_IDLY, AuditKind.OUTSIDE})
    # A sliver may lie between the points of both grids.
    assert not is_out_of_reach if best > 0.02 else is_out_of_reach or best > 0
