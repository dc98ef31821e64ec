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
