"""What the tests of the scenario runner share."""

import copy

#: A scenario that passes.
TAP = {
    "format": 1,
    "name": "a tap",
    "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": [{"id": "box", "frame": [20, 20, 100, 100]}]}],
    "steps": [
        {"t": 0, "down": [1, 50, 50]},
        {"t": 0.1, "up": [1, 50, 50]},
        {"expect": ["box.hit", "box.in=1", "box.began", "box.ended"]},
    ],
}
#: What makes a node a scroll view.
SCROLL = {"class": "ScrollView", "frame": [0, 0, 300, 300]}


def changed(**changes):
    return copy.deepcopy({**TAP, **changes})


def steps(*items, **more):
    return changed(steps=list(items), **more)
