"""audit.h: what scrolling brings out, wholly or in part (SPEC 355)."""

import pytest

import responderkit as rk
from responderkit import AuditKind


@pytest.fixture
def window(context):
    return rk.Window((0, 0, 320, 480), name="window")


def scroll_view(window, content_height=2000.0, frame=(0, 0, 320, 480), name="list"):
    made = rk.ScrollView(frame, name=name)
    made.content_size = (frame[2], content_height)
    window.add_subview(made)
    return made


def button(superview, frame, name="save"):
    made = rk.Button(frame, name=name)
    made.add_action(lambda control: None, rk.ControlEvents.TOUCH_UP_INSIDE)
    superview.add_subview(made)
    return made


def bar(window, frame, name="bar"):
    """A bar with a button, beside the button that is measured."""
    made = rk.View(frame, name=name)
    window.add_subview(made)
    button(made, (frame[2] - 44, 0, 44, max(frame[3], 44)), f"{name}Button")
    return made


def sizes(window, **options):
    return {finding.subject.name: (finding.kind, round(finding.value, 6)) for finding in window.audit(**options) if not finding.subject.name.endswith("Button")}


SMALL, COVERED = AuditKind.SMALL, AuditKind.COVERED


@pytest.mark.parametrize("offset", [0, 20, 500, 1520])
@pytest.mark.parametrize("least_free", [10, 30, 43])
def test_the_last_row_behind_a_toolbar(window, offset, least_free):
    """The list ends `least_free` points below the top of the row: no offset shows more of it. Wherever the list is, the answer is the same."""
    rows = scroll_view(window)
    button(rows, (0, 1956, 100, 44))
    rows.content_offset = (0, offset)
    bar(window, (0, 436 + least_free, 320, 44 - least_free))
    assert sizes(window) == {"save": (SMALL, least_free)}
    (finding,) = [finding for finding in window.audit() if finding.subject.name == "save"]
    assert finding.culprit.name == "bar" and "bar takes a part of it: move one of them, or enlarge contentInset of list (SPEC 355)" in str(finding)
    # A bar that the list makes room for takes nothing.
    rows.content_inset = (0, 0, 44 - least_free, 0)
    assert sizes(window) == {}


@pytest.mark.parametrize("offset", [0, 10, 30, 60, 400])
def test_a_list_that_scrolls_by_a_few_points(window, offset):
    """It can move by 30 points: a row of which the bar leaves 10 has 40 then, at most."""
    rows = scroll_view(window, 510)
    button(rows, (0, 426, 100, 60))
    rows.content_offset = (0, min(offset, 30))
    bar(window, (0, 436, 320, 44))
    assert sizes(window) == {"save": (SMALL, 40)}
    rows.content_size = (320, 514)
    assert sizes(window) == {}


def test_between_two_bars(window):
    """30 points are free between the bars, whatever the offset. The first row cannot come down to there."""
    rows = scroll_view(window)
    button(rows, (0, 600, 100, 60))
    button(rows, (0, 100, 100, 60), "first")
    bar(window, (0, 0, 320, 200), "top")
    bar(window, (0, 230, 320, 250), "bottom")
    assert sizes(window) == {"list": (SMALL, 30), "save": (SMALL, 30), "first": (COVERED, 0)}


def test_a_floating_button_over_the_last_row(window):
    """It covers a corner of the last row: the part beside it is large enough, until the row is narrow."""
    rows = scroll_view(window)
    save = button(rows, (0, 1940, 320, 60))
    button(window, (256, 416, 64, 64), "addButton")
    assert sizes(window) == {}
    save.frame = (240, 1940, 80, 60)
    assert sizes(window) == {"save": (SMALL, 16)}


def test_sideways(window):
    """Along the other axis, and along both: a corner that no bar covers is found only by moving both ways."""
    rows = rk.ScrollView((0, 0, 320, 480), name="map")
    rows.content_size = (340, 500)
    window.add_subview(rows)
    save = button(rows, (0, 0, 60, 60))
    bar(window, (0, 0, 44, 480), "side")
    assert sizes(window) == {"save": (AuditKind.TOO_SMALL, 16)}
    save.frame = (280, 440, 60, 60)
    assert sizes(window) == {}
    rows.content_inset = (0, 28, 0, 0)
    save.frame = (0, 0, 60, 60)
    assert sizes(window) == {}


def test_a_window_lower_than_what_it_scrolls(window):
    """A strip 30 points high shows 30 of a button of 60."""
    rows = scroll_view(window, 400, (0, 0, 320, 30))
    button(rows, (0, 200, 100, 60))
    button(rows, (0, 0, 100, 60), "first")
    assert sizes(window) == {"list": (SMALL, 30), "save": (SMALL, 30), "first": (SMALL, 30)}
    sentence = str(window.audit()[1])
    assert sentence.startswith("save is 100 x 30 pt to touch") and "it sticks out of list: move it inside, or enlarge list" in sentence


def test_a_list_in_a_list(window):
    """The outer one brings the inner one out; the inner one brings the button into its own bounds."""
    outer = scroll_view(window, name="outer")
    inner = scroll_view(outer, 400, (0, 900, 320, 100), "inner")
    button(inner, (0, 300, 100, 60))
    bar(window, (0, 380, 320, 100))
    assert sizes(window) == {}
    # A strip in front of the inner one moves with it.
    bar(outer, (0, 930, 320, 70), "strip")
    assert sizes(window) == {"inner": (SMALL, 30), "save": (SMALL, 30)}


def test_what_scrolls_with_it_stays_in_front(window):
    rows = scroll_view(window)
    button(rows, (0, 1900, 100, 60))
    bar(rows, (0, 1920, 320, 40), "strip")
    assert sizes(window) == {"save": (SMALL, 20)}


class Larger(rk.Button):
    """It accepts points up to 15 beside it."""

    def point_inside(self, point, event):
        return -15 <= point.x < self.bounds.width + 15 and -15 <= point.y < self.bounds.height + 15


@pytest.mark.parametrize("offset", [0, 800, 1500])
def test_overrides_are_called_where_the_scroll_view_shows_it(window, offset):
    rows = scroll_view(window)
    save = Larger((100, 1000, 20, 20), name="save")
    save.add_action(lambda control: None)
    rows.add_subview(save)
    rows.content_offset = (0, offset)
    assert sizes(window) == {"save": (SMALL, 20)}
    assert sizes(window, calls_overrides=True) == {}
    # What scrolls with it stays in front, where overrides are called, too.
    bar(rows, (0, 1025, 320, 40), "strip")
    (finding,) = [finding for finding in window.audit(calls_overrides=True) if finding.subject is save]
    assert finding.culprit.name == "strip" and finding.value == pytest.approx(40, abs=finding.tolerance)


@pytest.mark.parametrize("offset", [0, 1520])
def test_the_override_of_a_bar(window, offset):
    """By its bounds the bar covers all of the last row. Its override accepts no touch, or all."""

    class Bar(rk.View):
        def point_inside(self, point, event):
            return accepts and super().point_inside(point, event)

    rows = scroll_view(window)
    button(rows, (0, 1940, 100, 60))
    rows.content_offset = (0, offset)
    window.add_subview(Bar((0, 420, 320, 60), name="bar"))
    accepts = False
    assert sizes(window) == {"save": (AuditKind.COVERED_IDLY, 0)} and sizes(window, calls_overrides=True) == {}
    accepts = True
    assert sizes(window, calls_overrides=True) == {"save": (AuditKind.COVERED_IDLY, 0)}


def test_a_scroll_view_that_an_override_takes_away(window):
    """Overrides may change anything."""

    class Bomb(rk.Button):
        def point_inside(self, point, event):
            rows.remove_from_superview()
            return False

    rows = scroll_view(window)
    for number in range(8):
        made = Bomb((10, 1000 + 50 * number, 20, 20), name=f"bomb{number}")
        made.add_action(lambda control: None)
        rows.add_subview(made)
    window.audit(calls_overrides=True)
    assert window.audit(calls_overrides=True) == []


def outside(window, **options):
    return {finding.subject.name: finding.culprit.name for finding in window.audit(**options) if finding.kind is AuditKind.OUTSIDE}


def test_a_list_higher_than_the_window(window):
    """Its last row is never in the window, wherever it scrolls to."""
    rows = scroll_view(window, 900, (0, 0, 320, 600))
    button(rows, (20, 850, 280, 44), "last")
    button(rows, (20, 780, 280, 44), "edge")
    button(rows, (20, 740, 280, 44), "part")
    assert outside(window) == {"last": "window", "edge": "window"}
    assert sizes(window)["part"] == (SMALL, 40)
    rows.content_size = (320, 1200)
    assert outside(window) == {}


def test_a_shelf_wider_than_its_list(window):
    rows = scroll_view(window)
    shelf = rk.ScrollView((0, 600, 400, 100), name="shelf")
    shelf.content_size = (400, 100)
    rows.add_subview(shelf)
    button(shelf, (330, 20, 60, 60), "last")
    button(shelf, (200, 20, 60, 60), "first")
    assert outside(window)["last"] == "list" and "first" not in outside(window)
    assert "last" not in sizes(window) or sizes(window)["last"][0] is AuditKind.OUTSIDE
    # It brings it in if it can scroll.
    shelf.content_size = (480, 100)
    assert "last" not in outside(window)


@pytest.mark.parametrize("cls", [rk.View, rk.ScrollView])
def test_in_a_view_without_a_size(window, cls):
    stack = rk.View((0, 0, 0, 0), name="stack")
    window.add_subview(stack)
    box = cls((0, 0, 320, 480), name="box")
    stack.add_subview(box)
    button(box, (20, 20, 280, 44), "row")
    button(box, (20, 120, 30, 14), "tiny")
    found = outside(window)
    assert found["row"] == found["tiny"] == "stack"
    assert {kind for kind, _ in sizes(window).values()} == {AuditKind.OUTSIDE}


def test_a_scroll_view_that_lets_touches_through(window):
    class Pass(rk.ScrollView):
        def hit_test(self, point, event):
            found = super().hit_test(point, event)
            return None if found is self else found

    rows = Pass((0, 0, 320, 480), name="list")
    rows.content_size = (320, 2000)
    window.add_subview(rows)
    button(rows, (20, 100, 100, 44), "up")
    button(rows, (20, 900, 100, 44), "low")
    button(rows, (200, 900, 100, 30), "small")
    found = sizes(window, calls_overrides=True)
    assert list(found) == ["small"] and found["small"][1] == pytest.approx(30, abs=1)
    assert rows.content_offset == (0, 0)


def test_what_only_overrides_reach_is_measured(window):
    class Menu(rk.View):
        def point_inside(self, point, event):
            return -60 <= point.x < self.bounds.width + 60 and -60 <= point.y < self.bounds.height + 60

    menu = Menu((100, 100, 100, 50), name="menu")
    window.add_subview(menu)
    for name, left, top in (("a", 10, 60), ("b", 28, 60), ("i", 10, 10), ("j", 28, 10)):
        button(menu, (left, top, 16, 16), name)
    found = window.audit(calls_overrides=True)
    assert [finding.kind for finding in found] == [AuditKind.TOO_SMALL] * 4
    assert all(finding.value == pytest.approx(16, abs=finding.tolerance) for finding in found)
    panel = rk.View((100, 320, 100, 100), name="panel")
    window.add_subview(panel)
    info = Larger((0, -24, 20, 20), name="info")
    info.add_action(lambda control: None)
    panel.add_subview(info)
    (finding,) = [finding for finding in window.audit(calls_overrides=True) if finding.subject is info]
    assert finding.kind is SMALL and finding.value == pytest.approx(11, abs=finding.tolerance)


@pytest.mark.parametrize("offset", [0, 50, 100, 130, 200, 420])
def test_pushed_out_of_sight_by_a_bar(window, offset):
    """Out from behind the bar it leaves the window in part."""
    rows = scroll_view(window, 900)
    button(rows, (160, 100, 60, 44))
    bar(window, (40, 20, 320, 300))
    rows.content_offset = (0, offset)
    assert sizes(window) == {"save": (SMALL, 20)}
    (finding,) = [finding for finding in window.audit() if finding.subject.name == "save"]
    assert finding.culprit.name == "bar"


def test_a_way_out_along_both_axes(window):
    rows = rk.ScrollView((0, 0, 320, 480), name="map")
    rows.content_size = (600, 900)
    window.add_subview(rows)
    save = button(rows, (160, 600, 44, 44))
    bar(window, (0, 300, 320, 180), "bottom")
    bar(window, (120, 0, 200, 300), "side")
    assert sizes(window) == {}
    rows.content_offset = (100, 420)
    assert window.hit_test((80, 200)) is save


def test_many_bars(window):
    rows = scroll_view(window)
    button(rows, (0, 400, 100, 60))
    for number in range(20):
        bar(window, (0, 80 + 20 * number, 320, 20), f"bar{number}")
    assert sizes(window) == {}


def test_more_than_32_views_in_front_are_not_counted(window):
    rows = scroll_view(window, 250000)
    for number in range(200):
        button(rows, (0, number * 50, 320, 44), f"row{number}")
    for number in range(1000):
        window.add_subview(rk.View((number % 16 * 20, number // 16 % 24 * 20, 20, 20)))
    assert set(sizes(window)) == {"list"}


@pytest.mark.parametrize("third", range(12))
def test_thirds_of_points(window, third):
    rows = scroll_view(window, 2000 + third / 3, (0, 47 + third / 3, 320, 400))
    for number in range(30):
        button(rows, (third / 3, 200 + number * (44 + third / 3 + 0.1), 100, 44), f"row{number}")
    assert sizes(window) == {}


@pytest.mark.parametrize("seed", range(24))
def test_by_the_plain_walk(context, seed):
    """The answer is that of trying each offset of the list, one point at a time (the seed is the parameter)."""
    import random

    random_numbers = random.Random(seed)
    window = rk.Window((0, 0, 320, 480), name="window")
    height = random_numbers.choice([480, 490, 500, 530, 600])
    rows = scroll_view(window, height)
    top = random_numbers.randrange(0, height - 50)
    save = button(rows, (random_numbers.choice([0, 100]), top, 100, random_numbers.choice([30, 44, 60])))
    save.frame = (save.frame.origin.x, top, 100, min(save.frame.size.height, height - top))
    bars = []
    for number in range(random_numbers.randrange(3)):
        where = random_numbers.choice([(0, 0, 320, random_numbers.randrange(20, 200)), (0, 480 - 100, 320, 100), (random_numbers.choice([0, 60, 150]), random_numbers.randrange(0, 440), 80, 80)])
        bars.append(bar(window, where, f"bar{number}"))
    rows.content_offset = (0, random_numbers.randrange(0, height - 480 + 1))

    def at_present():
        """The side of the largest square within the button that a touch meets now, by points."""
        frame = save.frame
        (width, height), (left, top) = map(int, frame.size), (frame.origin.x, frame.origin.y - rows.content_offset.y)
        hits = window.hit_test_many([(left + x + 0.5, top + y + 0.5) for y in range(height) for x in range(width)])
        free = [[hit is save for hit in hits[y * width : (y + 1) * width]] for y in range(height)]
        best, sides = 0, [[0] * len(free[0]) for _ in free]
        for y, line in enumerate(free):
            for x, is_free in enumerate(line):
                if is_free:
                    sides[y][x] = 1 + (min(sides[y - 1][x], sides[y][x - 1], sides[y - 1][x - 1]) if x and y else 0)
                    best = max(best, sides[y][x])
        return best

    found = sizes(window).get("save")
    best = 0
    for offset in range(height - 480 + 1):
        rows.content_offset = (0, offset)
        best = max(best, at_present())
        if best >= 44:
            break
    if best >= 44:
        assert found is None
    elif best == 0:
        assert found[0] in (COVERED, AuditKind.COVERED_IDLY)
    else:
        assert found is not None and found[1] == best
