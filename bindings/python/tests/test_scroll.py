"""scroll.h: scroll views, what they are and how they move (SPEC 242-268)."""

import math

import pytest

import responderkit as rk

#: Name, default.
FLAGS = [
    ("scroll_enabled", True),
    ("bounces", True),
    ("always_bounce_vertical", False),
    ("always_bounce_horizontal", False),
    ("paging_enabled", False),
    ("directional_lock_enabled", False),
    ("delays_content_touches", True),
    ("can_cancel_content_touches", True),
    ("scrolls_to_top", True),
    ("transfers_horizontal_scrolling_to_parent", True),
    ("transfers_vertical_scrolling_to_parent", True),
    ("transfers_touches_to_parent", False),
    ("shows_vertical_scroll_indicator", True),
    ("shows_horizontal_scroll_indicator", True),
    ("bounces_zoom", True),
]


@pytest.fixture
def page(scene):
    """A scroll view of 300 x 300 with content five times as high, in the scene's view."""
    view = rk.ScrollView((0, 0, 300, 300), content_size=(300, 1500))
    scene.view.add_subview(view)
    return view


def drag(scene, *ys, at=0.0, step=0.05, lift=True, x=150):
    scene.drag(*((x, y) for y in ys), at=at, step=step, lift=lift)


def flick(scene, at=0.0):
    """100 points upwards at 500 points per second, lifted in full motion."""
    scene.context.down(1, 150, 250, at)
    for number in range(1, 21):
        scene.context.move(1, 150, 250 - 5 * number, at + number * 0.01)
    scene.context.up(1, 150, 150, at + 0.2)


# ---- Properties ----


def test_defaults(context):
    """SPEC 242."""
    view = rk.ScrollView((0, 0, 300, 300))
    assert {name: getattr(view, name) for name, _ in FLAGS} == dict(FLAGS)
    assert view.content_offset == (0, 0) and view.content_size == (0, 0) and view.content_inset == (0, 0, 0, 0)
    assert view.zoom_scale_range == (1, 1) and view.zoom_scale == 1
    assert view.deceleration_rate is rk.ScrollViewDecelerationRate.NORMAL
    assert view.delegate is None and view.velocity == (0, 0)
    assert not (view.tracking or view.dragging or view.decelerating or view.zooming or view.zoom_bouncing)
    assert view.native_class.name == "ScrollView" and view.native_class.superclass.name == "View"


@pytest.mark.parametrize(("name", "default"), FLAGS)
def test_flags(context, name, default):
    view = rk.ScrollView()
    others = {other: value for other, value in FLAGS if other != name}
    setattr(view, name, not default)
    assert getattr(view, name) is (not default)
    assert {other: getattr(view, other) for other in others} == others


def test_properties_by_name(context):
    view = rk.ScrollView(
        (0, 0, 100, 100), content_size=(200, 400), content_inset=(1, 2, 3, 4), content_offset=(5, 6), paging_enabled=True
    )
    assert view.content_size == rk.Size(200, 400) and isinstance(view.content_size, rk.Size)
    assert view.content_inset == rk.EdgeInsets(top=1, left=2, bottom=3, right=4)
    assert view.content_offset == rk.Point(5, 6) == view.bounds.origin, "SPEC 243"
    assert view.content_offset_range == (-2, -1, 106, 304), "from (-2, -1) to (104, 303)"
    assert view.paging_enabled
    with pytest.raises(TypeError, match="no property 'dragging' that can be set"):
        rk.ScrollView(dragging=True)


def test_deceleration_rate(context):
    view = rk.ScrollView(deceleration_rate=rk.ScrollViewDecelerationRate.FAST)
    assert view.deceleration_rate is rk.ScrollViewDecelerationRate.FAST
    with pytest.raises(ValueError):
        view.deceleration_rate = 2


def test_ends_of_the_zoom_range(context):
    """Each end stays as it was given, whatever the other one is."""
    view = rk.ScrollView(maximum_zoom_scale=4)
    assert view.zoom_scale_range == (1, 4)
    view.minimum_zoom_scale = 6
    assert view.zoom_scale_range == (6, 4)
    view.maximum_zoom_scale = 0.5
    assert (view.minimum_zoom_scale, view.maximum_zoom_scale) == (6, 0.5)
    view.minimum_zoom_scale = 0
    assert view.zoom_scale_range == (0, 0.5)
    with pytest.raises(rk.InvalidArgumentError):
        view.minimum_zoom_scale = -1


@pytest.mark.parametrize("wrong", [math.nan, math.inf])
def test_what_is_not_finite_is_refused(context, wrong):
    view = rk.ScrollView((0, 0, 100, 100), content_size=(100, 500))
    for change in (
        lambda: setattr(view, "content_offset", (0, wrong)),
        lambda: setattr(view, "content_size", (wrong, 0)),
        lambda: setattr(view, "content_inset", (0, 0, 0, wrong)),
        lambda: view.scroll_rect_to_visible((0, wrong, 1, 1)),
        lambda: view.set_zoom_scale(wrong),
        lambda: view.zoom_to_rect((0, 0, wrong, 1)),
    ):
        with pytest.raises(rk.InvalidArgumentError):
            change()
    assert view.content_offset == (0, 0) and view.content_size == (100, 500)


def test_only_scroll_views_scroll(context):
    """The functions refuse other views (WrongKind)."""
    from ctypes import byref

    from responderkit import _capi

    out = _capi.RKPoint()
    assert _capi.rk_scroll_view_get_content_offset(rk.View()._handle, byref(out)) == rk.Status.WRONG_KIND


# ---- Fingers ----


def test_a_drag_loses_ten_points(scene, page):
    """S61: 180 points of travel are 170 of offset; the recognising movement applies already (SPEC 245)."""
    drag(scene, 290, 270, lift=False)
    assert page.content_offset == pytest.approx((0, 10)) and page.dragging and page.tracking
    scene.context.move(1, 150, 110, 0.5)
    assert page.content_offset == pytest.approx((0, 170), abs=1e-9)
    scene.context.up(1, 150, 110, 1.5)
    assert not page.dragging and not page.decelerating and page.content_offset == pytest.approx((0, 170))


def test_rubber_band(scene, page):
    """S61: 80 points down at the top show 34.121 (SPEC 253)."""
    drag(scene, 100, 140, 180, lift=False)
    assert page.content_offset.y == pytest.approx(-(1 - 1 / (0.55 * 70 / 300 + 1)) * 300, abs=1e-9)
    assert page.content_offset.y == pytest.approx(-34.121, abs=1e-3)


@pytest.mark.parametrize("steps", [1, 7, 30, 1000])
def test_deceleration_is_the_same_at_any_frame_rate(scene, page, steps):
    """S61, SPEC 255: 500 pt/s from 90 come to rest at 334.51, however often the clock is asked."""
    flick(scene)
    rate, factor = 0.998, 0.998 / 0.002 / 1000
    assert page.decelerating and page.velocity.y == pytest.approx(500 * factor * -1000 * math.log(rate), abs=1e-9)
    for number in range(1, steps + 1):
        t = number / steps
        scene.context.advance(0.2 + t)
        assert page.content_offset.y == pytest.approx(90 + 500 * factor * (1 - rate ** (1000 * t)), abs=1e-9)
    scene.context.advance(0.2 + math.log(50) / abs(1000 * math.log(rate)) + 1e-6)
    assert not page.decelerating and page.content_offset.y == pytest.approx(334.51, abs=1e-6)
    assert page.velocity == (0, 0)


def test_the_next_frame_is_asked_for(scene, page):
    assert scene.context.next_deadline == math.inf
    flick(scene)
    assert scene.context.next_deadline == pytest.approx(0.2 + 1 / 60)
    scene.context.config["scrollFrameInterval"] = 0.1
    assert scene.context.next_deadline == pytest.approx(0.3)
    scene.context.advance(10)
    assert scene.context.next_deadline == math.inf


def test_paging(scene, page):
    """SPEC 264."""
    page.paging_enabled = True
    flick(scene)
    scene.context.advance(5)
    assert page.content_offset == pytest.approx((0, 300))


def test_directional_lock(scene):
    """SPEC 265."""
    view = rk.ScrollView((0, 0, 300, 300), content_size=(1500, 1500), content_offset=(500, 500), directional_lock_enabled=True)
    scene.view.add_subview(view)
    scene.drag((150, 250), (145, 220), (50, 200), lift=False)
    assert view.content_offset.x == 500 and view.content_offset.y == pytest.approx(540)


def test_what_cannot_scroll_does_not(scene, page):
    """SPEC 244."""
    page.content_size = (300, 300)
    drag(scene, 250, 200, 150)
    assert page.content_offset == (0, 0)
    page.always_bounce_vertical = True
    drag(scene, 250, 200, 150, at=1.0, lift=False)
    assert page.content_offset.y > 0


def test_disabled(scene, page):
    page.scroll_enabled = False
    flick(scene)
    assert page.content_offset == (0, 0)
    page.scroll_enabled = True
    drag(scene, 250, 200, at=1.0, lift=False)
    assert page.dragging
    page.scroll_enabled = False
    assert not page.dragging, "it ends the drag"


# ---- Programs ----


def test_setting_the_offset(scene, page):
    """SPEC 267: taken as it is, and what moves stops."""
    flick(scene)
    page.content_offset = (-20, 5000)
    assert page.content_offset == (-20, 5000) and not page.decelerating
    scene.context.advance(10)
    assert page.content_offset == (-20, 5000)


def test_an_animated_offset(scene, page):
    page.set_content_offset((0, 300), animated=True)
    assert page.content_offset == (0, 0)
    for share in (0.25, 0.5, 0.75):
        scene.context.advance(0.3 * share)
        assert page.content_offset.y == pytest.approx(300 * share * share * (3 - 2 * share))
    scene.context.advance(0.3)
    assert page.content_offset == pytest.approx((0, 300)) and page.velocity == (0, 0)


def test_showing_a_rectangle(scene, page):
    page.scroll_rect_to_visible((0, 400, 100, 50))
    assert page.content_offset == (0, 150)
    page.scroll_rect_to_visible((0, 300, 100, 50))
    assert page.content_offset == (0, 150), "it is visible already"
    page.scroll_rect_to_visible((0, 1450, 100, 200))
    assert page.content_offset == (0, 1200), "within the legal range"


def test_scroll_to_top(scene, page):
    page.content_inset = (20, 0, 0, 0)
    page.content_offset = (0, 700)
    assert page.scroll_to_top() is True
    scene.context.advance(1)
    assert page.content_offset == pytest.approx((0, -20))
    page.scrolls_to_top = False
    page.content_offset = (0, 700)
    assert page.scroll_to_top() is False
    scene.context.advance(2)
    assert page.content_offset == (0, 700)


# ---- Both axes, stopping, indicators (SPEC 337-341) ----


def test_bounces_is_both_axes(context):
    view = rk.ScrollView((0, 0, 300, 300))
    view.bounces_vertically = False
    assert (view.bounces, view.bounces_horizontally, view.bounces_vertically) == (False, True, False)
    view.bounces = True
    assert view.bounces_horizontally and view.bounces_vertically
    view.bounces = False
    assert not (view.bounces_horizontally or view.bounces_vertically)


def test_the_old_name_of_transfers(context):
    view = rk.ScrollView((0, 0, 300, 300), transfers_vertical_scrolling_to_parent=False)
    assert not view.chains_to_ancestor
    view.chains_to_ancestor = True
    assert view.transfers_vertical_scrolling_to_parent and view.transfers_touches_to_parent and view.chains_to_ancestor
    view.chains_to_ancestor = False
    assert view.transfers_vertical_scrolling_to_parent and not view.transfers_touches_to_parent
    view.transfers_touches_to_parent = True
    view.transfers_horizontal_scrolling_to_parent = False
    assert not view.chains_to_ancestor


def test_stopping(scene, page):
    """SPEC 339, 340."""
    flick(scene)
    scene.context.advance(0.5)
    there = page.content_offset
    page.stop_scrolling_and_zooming()
    assert not page.decelerating and page.velocity == (0, 0)
    scene.context.advance(5)
    assert page.content_offset == there
    page.set_content_offset((0, 0), animated=True)
    assert page.scroll_animating and not page.zoom_animating
    page.stop_scrolling_and_zooming()
    assert not page.scroll_animating and page.content_offset == there


def test_indicators(scene, page):
    """SPEC 341: 300 of 1500 points, on a track of 294."""
    assert page.vertical_scroll_indicator == pytest.approx((294, 3, 3, 58.8))
    assert not page.vertical_scroll_indicator_visible and not page.horizontal_scroll_indicator_visible
    page.content_offset = (0, 600)
    assert page.vertical_scroll_indicator == pytest.approx((294, 600 + 3 + (294 - 58.8) / 2, 3, 58.8))
    page.vertical_scroll_indicator_insets = (10, 0, 20, 5)
    assert page.vertical_scroll_indicator_insets == (10, 0, 20, 5)
    assert page.vertical_scroll_indicator.origin.x == 289
    page.horizontal_scroll_indicator_insets = (1, 2, 3, 4)
    assert page.horizontal_scroll_indicator_insets == (1, 2, 3, 4)
    assert page.horizontal_scroll_indicator == pytest.approx((5, 600 + 300 - 3 - 3 - 3, 282, 3))
    page.flash_scroll_indicators()
    assert page.vertical_scroll_indicator_visible and scene.context.next_deadline == pytest.approx(1)
    scene.context.advance(1)
    assert not page.vertical_scroll_indicator_visible
