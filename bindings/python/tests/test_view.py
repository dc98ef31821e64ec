"""view.h: geometry, the tree and its callbacks, conversion, hit-testing."""

import math

import pytest

import responderkit as rk


def test_defaults(context):
    """SPEC 30."""
    view = rk.View()
    assert view.user_interaction_enabled and view.alpha == 1
    assert not (view.hidden or view.multiple_touch_enabled or view.exclusive_touch or view.clips_to_bounds or view.animating)
    assert not rk.Label().user_interaction_enabled and not rk.ImageView().user_interaction_enabled
    assert view.transform.is_identity and view.anchor_point == (0.5, 0.5) and view.z_position == 0


@pytest.mark.parametrize(
    "name",
    ["hidden", "user_interaction_enabled", "animating", "multiple_touch_enabled", "exclusive_touch", "clips_to_bounds"],
)
def test_flags(context, name):
    view = rk.View()
    before = getattr(view, name)
    setattr(view, name, not before)
    assert getattr(view, name) is (not before)
    setattr(view, name, before)
    assert getattr(view, name) is before


def test_geometry(context):
    """SPEC 1-4."""
    view = rk.View((10, 20, 100, 50))
    assert view.frame == (10, 20, 100, 50) and view.bounds == (0, 0, 100, 50) and view.center == (60, 45)
    view.center = (100, 100)
    assert view.frame == (50, 75, 100, 50)
    view.bounds = (5, 5, 20, 20)
    assert view.center == (100, 100) and view.frame == (90, 90, 20, 20) and view.bounds.origin == (5, 5)
    view.frame = [0, 0, 10, 10]
    assert view.bounds == (5, 5, 10, 10)
    view.anchor_point = (0, 0)
    assert view.center == (5, 5) and view.frame == (5, 5, 10, 10)
    view.z_position = 3
    assert view.z_position == 3


def test_transform(context):
    """S73: turned by a quarter."""
    view = rk.View()
    view.bounds, view.center = (0, 0, 100, 50), (100, 100)
    view.transform = rk.Transform.rotation(math.pi / 2)
    assert view.frame == pytest.approx((75, 50, 50, 100))
    matrix = [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 7, 8, 0, 1]
    view.set_transform_3d(matrix)
    assert view.transform == (2, 0, 0, 3, 7, 8)
    with pytest.raises(rk.UnsupportedError):
        view.set_transform_3d([*matrix[:3], 0.5, *matrix[4:]])
    with pytest.raises(ValueError, match="sixteen"):
        view.set_transform_3d([1, 2, 3])


def test_alpha_is_a_32_bit_float(context):
    """SPEC 31."""
    view = rk.View()
    view.alpha = 0.01
    assert view.alpha < 0.01 and view.alpha == pytest.approx(0.01, abs=1e-9)
    view.alpha = 7
    assert view.alpha == 1
    view.alpha = math.nan
    assert view.alpha == 1


@pytest.mark.parametrize("name", ["frame", "bounds", "center", "transform", "anchor_point", "z_position"])
@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_geometry_refuses_what_is_not_finite(context, name, bad):
    """SPEC 31."""
    view = rk.View((1, 2, 3, 4))
    before = getattr(view, name)
    value = bad if name == "z_position" else (bad, *before[1:])
    with pytest.raises(rk.InvalidArgumentError):
        setattr(view, name, value)
    assert getattr(view, name) == before


def test_order_of_subviews(context):
    """SPEC 20-22."""
    parent = rk.View()
    v0, v1, v2, v3 = (rk.View() for _ in range(4))
    for view in (v0, v1, v2, v3):
        parent.add_subview(view)
    parent.add_subview(v0)
    assert parent.subviews == [v1, v2, v3, v0]
    parent.insert_subview(v0, 0)
    assert parent.subviews == [v0, v1, v2, v3]
    parent.insert_subview_below(v1, v3)
    assert parent.subviews == [v0, v2, v1, v3]
    parent.insert_subview_above(v0, v2)
    assert parent.subviews == [v2, v0, v1, v3]
    parent.insert_subview_above(v0, None)
    assert parent.subviews == [v2, v0, v1, v3]
    parent.exchange_subviews(0, 3)
    assert parent.subviews == [v3, v0, v1, v2]
    parent.bring_subview_to_front(v3)
    parent.send_subview_to_back(v2)
    assert parent.subviews == [v2, v0, v1, v3]
    parent.insert_subview(v2, 99)
    assert parent.subviews == [v0, v1, v3, v2]
    with pytest.raises(rk.InvalidArgumentError):
        parent.insert_subview(v0, -1)
    with pytest.raises(rk.NotFoundError):
        parent.exchange_subviews(0, 9)
    assert parent.subviews == [v0, v1, v3, v2]


def test_tree(context):
    """SPEC 23-25."""
    window, outer, inner = rk.Window(), rk.View(), rk.View()
    outer.add_subview(inner)
    assert inner.superview is outer and inner.window is None
    window.add_subview(outer)
    assert inner.window is window is window.window
    assert inner.is_descendant_of(window) and inner.is_descendant_of(inner) and not window.is_descendant_of(inner)
    with pytest.raises(rk.CycleError):
        inner.add_subview(outer)
    with pytest.raises(rk.InvalidArgumentError):
        outer.add_subview(rk.Window())
    inner.remove_from_superview()
    assert inner.superview is None and inner.window is None and outer.subviews == []
    inner.remove_from_superview()


def test_recursive_description(context):
    window, child = rk.Window((0, 0, 10, 10)), rk.Label()
    window.name, child.name = "w", "c"
    window.add_subview(child)
    first, second = window.recursive_description().splitlines()
    assert "w" in first and second.strip().endswith(child.describe())


class Watching(rk.View):
    """Writes down what the library reports to it about the tree."""

    def __init__(self, name, log):
        super().__init__()
        self.name = self.word = name
        self.log = log

    def will_move_to_superview(self, superview):
        self.log.append((self.word, "willSuper", superview))
        super().will_move_to_superview(superview)

    def did_move_to_superview(self):
        self.log.append((self.word, "didSuper"))
        super().did_move_to_superview()

    def will_move_to_window(self, window):
        self.log.append((self.word, "willWindow", window))
        super().will_move_to_window(window)

    def did_move_to_window(self):
        self.log.append((self.word, "didWindow"))
        super().did_move_to_window()

    def did_add_subview(self, view):
        self.log.append((self.word, "added", view))
        super().did_add_subview(view)

    def will_remove_subview(self, view):
        self.log.append((self.word, "removing", view))
        super().will_remove_subview(view)


def test_callbacks_of_the_tree(context, log):
    """SPEC 26, SPEC 27, SPEC 299."""
    window = rk.Window()
    a, b, c, d = (Watching(name, log) for name in "abcd")
    c.add_subview(d)
    window.add_subview(a)
    window.add_subview(b)
    log.clear()
    a.add_subview(c)
    assert log == [
        ("c", "willWindow", window),
        ("d", "willWindow", window),
        ("c", "willSuper", a),
        ("c", "didWindow"),
        ("d", "didWindow"),
        ("c", "didSuper"),
        ("a", "added", c),
    ]
    log.clear()
    b.add_subview(c)
    assert log == [("c", "willSuper", b), ("a", "removing", c), ("c", "didSuper"), ("b", "added", c)]
    log.clear()
    c.remove_from_superview()
    assert log == [
        ("b", "removing", c),
        ("c", "willSuper", None),
        ("c", "willWindow", None),
        ("d", "willWindow", None),
        ("c", "didWindow"),
        ("d", "didWindow"),
        ("c", "didSuper"),
    ]


def test_conversion(context):
    """SPEC 5-9, S72."""
    window = rk.Window((0, 0, 300, 300))
    a, b = rk.View((10, 20, 100, 100)), rk.View((100, 100, 50, 50))
    window.add_subview(a)
    window.add_subview(b)
    a.bounds = (0, 100, 100, 100)
    assert a.convert_point_to((0, 100), window) == (10, 20) == a.convert_point_to((0, 100), None)
    assert a.convert_point_to((0, 100), b) == (-90, -80) and b.convert_point_from((0, 100), a) == (-90, -80)
    assert a.convert_rect_to((0, 100, 5, 5), window) == (10, 20, 5, 5)
    assert a.convert_rect_from((10, 20, 5, 5), None) == (0, 100, 5, 5)
    with pytest.raises(rk.InvalidArgumentError):
        a.convert_point_to((0, 0), rk.View())


def test_conversion_through_a_flat_view_is_finite(context):
    """SPEC 14, S74."""
    window, flat = rk.Window((0, 0, 100, 100)), rk.View((0, 0, 100, 100))
    window.add_subview(flat)
    flat.transform = rk.Transform.scale(0, 1)
    assert all(math.isfinite(number) for number in flat.convert_point_from((3, 4), window))
    assert window.hit_test((50, 50)) is window, "SPEC 13"


@pytest.mark.parametrize(
    "change", [{"hidden": True}, {"alpha": 0.01}, {"alpha": 0}, {"user_interaction_enabled": False}, {"animating": True}]
)
def test_views_that_are_passed_over(context, change):
    """SPEC 32, SPEC 53, S6."""
    window, back, front = rk.Window((0, 0, 9, 9)), rk.View((0, 0, 9, 9)), rk.View((0, 0, 9, 9))
    window.add_subview(back)
    window.add_subview(front)
    assert window.hit_test((5, 5)) is front
    for name, value in change.items():
        setattr(front, name, value)
    assert window.hit_test((5, 5)) is back


def test_point_inside_and_points_that_are_none(context):
    """SPEC 11, SPEC 12."""
    view = rk.View((0, 0, 10, 10))
    assert view.point_inside((0, 0)) and not view.point_inside((10, 0))
    assert view.hit_test((math.nan, 5)) is None and not view.point_inside((math.inf, 5))


def test_raised_button(context):
    """S16: a tab bar that lets what sticks out of it be hit."""

    class TabBar(rk.View):
        def hit_test(self, point, event=None):
            found = super().hit_test(point, event)
            if found is None:
                for view in self.subviews:
                    found = found or view.hit_test(self.convert_point_to(point, view), event)
            return found

    window = rk.Window((0, 0, 375, 667))
    for bar, expected in ((rk.View((0, 618, 375, 49)), False), (TabBar((0, 618, 375, 49)), True)):
        raised = rk.View((157, -20, 60, 69))
        bar.add_subview(raised)
        window.add_subview(bar)
        assert (window.hit_test((187, 605)) is raised) is expected
        assert window.hit_test((187, 640)) is raised
        assert window.hit_test((187, 590)) is window
        bar.remove_from_superview()


def test_round_button(context):
    """S17."""

    class Round(rk.View):
        def point_inside(self, point, event=None):
            middle = self.bounds.mid
            return math.hypot(point.x - middle.x, point.y - middle.y) <= self.bounds.width / 2

    button = Round((100, 100, 100, 100))
    answers = {(10, 10): False, (50, 0): True, (85.35, 85.35): True, (85.4, 85.4): False, (100, 50): True}
    assert {point: button.point_inside(rk.Point(*point)) for point in answers} == answers
    window = rk.Window((0, 0, 300, 300))
    window.add_subview(button)
    assert window.hit_test((110, 110)) is window and window.hit_test((200, 150)) is button


def test_a_wide_parent(context):
    """More subviews than fit into the first buffer."""
    parent = rk.View()
    views = [rk.View() for _ in range(300)]
    for view in views:
        parent.add_subview(view)
    assert parent.subviews == views


def test_too_deep(context):
    """SPEC 23: 10,000 levels and no more; and Python takes such a tree apart without running out of stack."""
    views = [rk.View()]
    for _ in range(9_999):
        views.append(rk.View())
        views[-1].add_subview(views[-2])
    with pytest.raises(rk.TooDeepError):
        for _ in range(5):
            views.append(rk.View())
            views[-1].add_subview(views[-2])
    before = context.object_count
    del views
    assert context.object_count < before - 9_999


def test_asking_through_the_library(context):
    """view_at: the same answer as hit_test, and the trace knows of it (SPEC 38)."""

    class Greedy(rk.View):
        def hit_test(self, point, event=None):
            return self

    view = Greedy()
    context.trace.start()
    assert view.hit_test((9, 9)) is view and context.trace.records() == []
    assert view.view_at((9, 9)) is view
    assert [record.reason for record in context.trace.records()] == [rk.Reason.HIT_OVERRIDE_RETURNED]
