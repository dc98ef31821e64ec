"""What the tests of reports have in common."""

from __future__ import annotations

from conftest import ROOT

SCENARIOS = ROOT / "Tests/Scenarios"
TREE = ROOT / "Tests/Data/app-tree.json"
GESTURES = ROOT / "Tests/Data/gestures.jsonl"


def go(page, moment: int) -> None:
    page.evaluate("moment => inspector.go(moment)", moment)


def taps() -> dict:
    """A button with two recognisers, tapped once."""
    button = {"id": "button", "class": "Button", "frame": [40, 40, 120, 44]}
    button["recognizers"] = [{"id": "single", "type": "tap", "requireToFail": ["double"]}, {"id": "double", "type": "tap", "numberOfTapsRequired": 2}]
    card = {"id": "card", "frame": [40, 120, 200, 200], "recognizers": [{"id": "tap", "type": "tap"}]}
    window = {"id": "W", "frame": [0, 0, 320, 480], "subviews": [button, card]}
    return {"format": 1, "name": "two taps", "windows": [window], "steps": [{"t": 0, "down": [1, 60, 60]}, {"t": 0.1, "up": [1, 60, 60]}, {"t": 1}]}


def click_point(page, x: float, y: float) -> None:
    """A click at exactly this point of the screen: a point is a pixel then."""
    whole = "() => { const { drawing } = inspector; Object.assign(drawing, { scale: 1, isFitted: false, origin: drawing.origin.map(Math.round) }); drawing.redraw(); }"
    page.evaluate(whole)
    place = page.evaluate("point => inspector.drawing.place(point)", [x, y])
    page.locator("#drawing").click(position={"x": place[0], "y": place[1]})


def random_tree(chance, number: int) -> dict:
    counter = iter(range(10_000))

    def node(depth: int) -> dict:
        view = {"id": f"v{next(counter)}", "frame": [chance.uniform(-40, 200), chance.uniform(-40, 250), chance.uniform(-20, 260), chance.uniform(5, 260)]}
        view["log"] = False
        if chance.random() < 0.1:
            view["hidden"] = True
        if chance.random() < 0.1:
            view["userInteractionEnabled"] = False
        if chance.random() < 0.2:
            view["alpha"] = chance.choice([0, 0.0099, 0.01, 0.0101, 0.5, 0.9])
        if chance.random() < 0.35:
            view["transform"] = [chance.uniform(-1.5, 1.5) for _ in range(4)] + [chance.uniform(-30, 30), chance.uniform(-30, 30)]
        elif chance.random() < 0.1:
            view["transform"] = [1, 2, 2, 4, 0, 0]
        if chance.random() < 0.2:
            view["anchorPoint"] = [chance.random(), chance.random()]
        if chance.random() < 0.2:
            del view["frame"]
            view["bounds"] = [chance.uniform(-50, 50), chance.uniform(-50, 50), chance.uniform(-20, 200), chance.uniform(10, 200)]
            view["center"] = [chance.uniform(0, 250), chance.uniform(0, 300)]
        if depth < 4:
            view["subviews"] = [node(depth + 1) for _ in range(chance.randrange(0, 4))]
        return view

    window = {"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": [node(0) for _ in range(9)]}
    return {"format": 1, "name": f"tree {number}", "windows": [window], "steps": [{"t": 0}]}
