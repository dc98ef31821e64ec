"""The same place in the coordinates of several views: a list that is scrolled by its bounds, a cell in it, and a second window."""

import responderkit as rk
from shared import make_window, put, text


def show(what, at):
    print(f"{what}: {text(at)}")


def show_rect(what, of):
    print(f"{what}: {text(of.origin)} {text(of.size)}")


with rk.Context():
    window = make_window()
    list_view = put(window, "list", rk.View((10, 50, 300, 400)))
    cell = put(list_view, "cell", rk.View((0, 120, 300, 60)))
    badge = put(cell, "badge", rk.View((250, 20, 20, 20)))
    bar = put(window, "bar", rk.View((0, 450, 320, 30)))

    show("middle of the badge in the cell", badge.convert_point_to((10, 10), cell))
    show("in the window", badge.convert_point_to((10, 10), None))
    show("in the bar", badge.convert_point_to((10, 10), bar))
    show("a point of the window in the badge", badge.convert_point_from((270, 210), None))

    list_view.bounds = (0, 100, 300, 400)
    print("scrolled by 100")
    show("middle of the badge in the window", badge.convert_point_to((10, 10), None))
    show("in the list", badge.convert_point_to((10, 10), list_view))

    cell.transform = rk.Transform.scale(0.5, 0.5)
    print("cell at half its size")
    show_rect("badge in the list", badge.convert_rect_to((0, 0, 20, 20), list_view))
    show_rect("a part of the list in the cell", cell.convert_rect_from((0, 0, 300, 400), list_view))

    panel = rk.Window((100, 200, 120, 80))
    show("a point of the window in the panel", window.convert_point_to_window((150, 240), panel))
