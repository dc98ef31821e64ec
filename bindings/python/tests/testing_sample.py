"""A sample app for the tests of responderkit.testing: its tree, its rules, and twenty small errors of its gesture set-up."""

import copy

from responderkit.testing import Rule
from responderkit.testing.case import nodes

WINDOWS = [
    {
        "id": "W",
        "frame": [0, 0, 320, 480],
        "log": False,
        "subviews": [
            {
                "id": "photo",
                "frame": [20, 20, 280, 160],
                "log": False,
                "multipleTouchEnabled": True,
                "recognizers": [
                    {"id": "zoom", "type": "tap", "numberOfTapsRequired": 2},
                    {"id": "open", "type": "tap", "requireToFail": ["zoom"]},
                    {"id": "menu", "type": "longPress"},
                    {"id": "scale", "type": "pinch"},
                ],
            },
            {
                "id": "card",
                "frame": [20, 190, 280, 60],
                "log": False,
                "recognizers": [
                    {"id": "dismiss", "type": "swipe", "direction": ["left"]},
                    {"id": "move", "type": "pan", "requireToFail": ["dismiss"]},
                ],
            },
            {
                "id": "list",
                "class": "ScrollView",
                "frame": [20, 260, 280, 120],
                "contentSize": [280, 600],
                "log": False,
                "subviews": [
                    {
                        "id": "row",
                        "class": "Button",
                        "frame": [0, 40, 280, 44],
                        "log": False,
                        "targets": [{"events": ["touchUpInside"], "action": "row:"}],
                    }
                ],
            },
            {
                "id": "bar",
                "frame": [0, 400, 320, 60],
                "log": False,
                "subviews": [
                    {
                        "id": "send",
                        "class": "Button",
                        "frame": [20, 8, 120, 44],
                        "log": False,
                        "targets": [{"events": ["touchUpInside"], "action": "send:"}],
                    },
                    {
                        "id": "cancel",
                        "class": "Button",
                        "frame": [180, 8, 120, 44],
                        "log": False,
                        "targets": [{"events": ["touchUpInside"], "action": "cancel:"}],
                    },
                ],
            },
        ],
    }
]

RULES = [
    Rule("tap", "photo", ("open",), ("zoom", "menu")),
    Rule("doubleTap", "photo", ("zoom",), ("open",)),
    Rule("longPress", "photo", ("menu",), ("open",)),
    Rule("pinch", "photo", ("scale",)),
    Rule("swipeLeft", "card", ("dismiss",), ("move",)),
    Rule("drag", "card", ("move",), ("dismiss",)),
    Rule("dragUp", "row", ("list",), ("row",)),
    Rule("tap", "row", ("row",)),
    Rule("tap", "send", ("send",), ("cancel",)),
    Rule("tap", "cancel", ("cancel",), ("send",)),
]


def app():
    return copy.deepcopy(WINDOWS)


class _Edit:
    """The tree by ids."""

    def __init__(self, windows):
        self.windows = windows
        self.views = {node["id"]: node for node in nodes(windows)}
        self.recognizers = {each["id"]: each for node in self.views.values() for each in node.get("recognizers", ())}


def _view(id, **properties):
    return lambda tree: tree.views[id].update(properties)


def _recognizer(id, **properties):
    return lambda tree: tree.recognizers[id].update(properties)


def _without(id, key):
    return lambda tree: tree.recognizers[id].pop(key) if id in tree.recognizers else tree.views[id].pop(key)


def _menu_elsewhere(tree):
    menu = tree.recognizers["menu"]
    tree.views["photo"]["recognizers"].remove(menu)
    tree.views["card"]["recognizers"].append(menu)


def _front(**node):
    return lambda tree: tree.views["W"]["subviews"].append({"log": False, **node})


def _window_press(tree):
    tree.views["W"]["recognizers"] = [{"id": "anywhere", "type": "longPress", "minimumPressDuration": 0}]


#: Each error by its name: a function that makes it.
FAULTS = {
    "the tap does not wait for the double tap": _without("open", "requireToFail"),
    "the double tap needs one tap": _without("zoom", "numberOfTapsRequired"),
    "the double tap needs three taps": _recognizer("zoom", numberOfTapsRequired=3),
    "the swipe needs two fingers": _recognizer("dismiss", numberOfTouchesRequired=2),
    "the photo takes no touches": _view("photo", userInteractionEnabled=False),
    "the menu needs five seconds": _recognizer("menu", minimumPressDuration=5),
    "the menu is at the card": _menu_elsewhere,
    "the taps wait for each other": _recognizer("zoom", requireToFail=["open"]),
    "the card is dismissed to the right": _recognizer("dismiss", direction=["right"]),
    "the pan does not wait for the swipe": _without("move", "requireToFail"),
    "the pan needs two fingers": _recognizer("move", minimumNumberOfTouches=2),
    "the pinch is disabled": _recognizer("scale", enabled=False),
    "the list's content fits": _view("list", contentSize=[280, 120]),
    "the list does not scroll": _view("list", scrollEnabled=False),
    "the list does not delay touches": _view("list", delaysContentTouches=False),
    "the button is disabled": _view("send", enabled=False),
    "the button has no action": _without("send", "targets"),
    "a banner covers the bar": _front(id="banner", frame=[0, 380, 320, 100]),
    "the button is outside of the bar": _view("bar", frame=[0, 400, 100, 20]),
    "a press in the window takes every touch": _window_press,
}


def faulty(name):
    windows = app()
    FAULTS[name](_Edit(windows))
    return windows
