"""A panel that is pulled in from the left edge of the screen, and a list whose own pan waits for that gesture to fail."""

import responderkit as rk
from shared import attach, make_window, put, state, text


def pulled(pan):
    print(f"  {pan.name} {state(pan)} by {text(pan.translation())}")


def stroke(what, start, end, time):
    print(f"{what}:")
    context.down(1, *start, time)
    context.move(1, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2, time + 0.25)
    context.move(1, *end, time + 0.5)
    context.up(1, *end, time + 0.75)


with rk.Context() as context:
    window = make_window()
    list_view = put(window, "list", rk.View((0, 0, 320, 480)))
    pan = attach(list_view, "pan", rk.Pan(pulled))
    edge = attach(window, "edge pan", rk.ScreenEdgePan(pulled))

    stroke("without an edge to begin at", (5, 200), (85, 200), 1)
    edge.edges = rk.RectEdge.LEFT
    pan.require_to_fail(edge)
    stroke("from the left edge", (5, 200), (85, 200), 3)
    stroke("from the middle", (150, 200), (230, 200), 5)
    stroke("along the left edge", (5, 200), (5, 280), 7)
    stroke("from the right edge", (315, 200), (235, 200), 9)
    edge.edges = rk.RectEdge.LEFT | rk.RectEdge.RIGHT
    stroke("from the right edge, which counts now", (315, 200), (235, 200), 11)
