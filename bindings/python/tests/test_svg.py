"""Pictures of views for notebooks."""

import math
import xml.etree.ElementTree as tree

import pytest

import responderkit as rk

SVG = "{http://www.w3.org/2000/svg}"


def drawn(view):
    return tree.fromstring(view._repr_svg_())


def titles(picture):
    return [title.text for title in picture.iter(f"{SVG}title")]


def test_a_window_with_its_views(context):
    window = rk.Window((0, 0, 320, 240), name="main")
    window.add_subview(rk.Button((10, 10, 100, 44), name="<send> & more"))
    window.add_subview(rk.View((0, 100, 50, 50), hidden=True))
    window.add_subview(rk.Label((10, 60, 100, 20)))
    picture = drawn(window)
    assert (picture.get("width"), picture.get("height"), picture.get("viewBox")) == ("320", "240", "0 0 320 240")
    assert titles(picture) == [window.describe(), window.subviews[0].describe(), window.subviews[2].describe()]
    assert [text.text for text in picture.iter(f"{SVG}text")] == ["main", "<send> & more"]
    rects = [rect for rect in picture.iter(f"{SVG}rect")]
    assert [rect.get("stroke-dasharray") is not None for rect in rects] == [False, False, True]


def test_a_large_view_is_made_small(context):
    picture = drawn(rk.View((0, 0, 4800, 2400)))
    assert (picture.get("width"), picture.get("height")) == ("480", "240")


def test_where_a_turned_and_scrolled_view_lies(context):
    """The corner of a subview's own coordinates, as the library converts it."""
    outer = rk.View((0, 0, 200, 200), bounds=(30, 40, 200, 200))
    inner = rk.View((50, 50, 40, 20), anchor_point=(0, 1), transform=rk.Transform.rotation(math.pi / 2))
    inner.bounds = (5, 6, 40, 20)
    outer.add_subview(inner)
    group = drawn(outer).find(f"{SVG}g/{SVG}g/{SVG}g")
    (cx, cy), (a, b, c, d, tx, ty), (mx, my) = ([float(n) for n in part.split("(")[1].split()] for part in group.get("transform").replace("translate", "").split(")")[:3])
    x, y = inner.bounds.x + mx, inner.bounds.y + my
    place = inner.convert_point_to(inner.bounds.origin, outer)
    assert (cx + a * x + c * y + tx, cy + b * x + d * y + ty) == pytest.approx(place, abs=0.01)


def test_clipping_and_alpha(context):
    scroll = rk.ScrollView((0, 0, 100, 100), clips_to_bounds=True, alpha=0.5, content_size=(100, 500))
    scroll.add_subview(rk.View((0, 300, 10, 10)))
    picture = drawn(scroll)
    (clip,) = picture.iter(f"{SVG}clipPath")
    assert any(group.get("clip-path") == f"url(#{clip.get('id')})" for group in picture.iter(f"{SVG}g"))
    assert any(group.get("opacity") == "0.5" for group in picture.iter(f"{SVG}g"))


def test_deep_wide_and_empty_trees(context):
    assert drawn(rk.View()).get("width") == "1"
    root = rk.View((0, 0, 10, 10))
    rk.View.create_many([(0, 0, 1, 1)] * 2100, root)
    assert len(titles(drawn(root))) == 2000 and "101 views are left out" in root._repr_svg_()


def test_a_view_that_is_gone_has_no_picture(context):
    view = rk.View()
    view.release()
    assert view._repr_svg_() is None
