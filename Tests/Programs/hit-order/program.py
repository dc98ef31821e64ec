"""Which of several views at a point is hit: the deepest one of the front-most branch. What only concerns drawing (z_position,
clips_to_bounds) changes nothing."""

import responderkit as rk
from shared import make_window, name, put


def ask(x, y):
    print(f"  ({x:g}, {y:g}): {name(window.hit_test((x, y)))}")


with rk.Context():
    window = make_window()
    red = put(window, "red", rk.View((20, 20, 100, 100)))
    green = put(window, "green", rk.View((80, 80, 100, 100)))
    put(red, "dot", rk.View((10, 10, 20, 20)))
    put(red, "ear", rk.View((-15, 40, 30, 20)))  # half of it lies outside of red

    print("as added:")
    ask(40, 40)
    ask(60, 60)
    ask(100, 100)
    ask(300, 300)
    ask(400, 100)

    print("edges:")
    ask(20, 20)
    ask(120, 60)

    print("a subview that sticks out:")
    ask(25, 70)
    ask(10, 70)
    red.clips_to_bounds = True
    ask(10, 70)

    print("in front by zPosition:")
    red.z_position = 1
    ask(100, 100)
    print("brought to the front:")
    window.bring_subview_to_front(red)
    ask(100, 100)
    print("sent to the back:")
    window.send_subview_to_back(red)
    ask(100, 100)
    green.remove_from_superview()
    ask(100, 100)
