"""``python -m responderkit run``: scroll views."""

import pytest
from runner_support import SCROLL

PAGE = {**SCROLL, "id": "S", "contentSize": [300, 1500], "log": ["scroll", "delegate"]}


def scene(*steps, page=(), subviews=(), **more):
    window = {"id": "W", "frame": [0, 0, 375, 667], "log": False, "subviews": [{**PAGE, **dict(page), "subviews": list(subviews)}]}
    kinds = ["touches", "actions", "scroll", "delegate"]
    return {"format": 1, "name": "scrolling", "log": kinds, "windows": [window], "steps": steps, **more}


def play(run, content, wanted=0):
    status, out, err = run(content)
    assert status == wanted, out + err
    return out, err


DRAG = [
    {"t": 0, "down": [1, 150, 290]},
    {"t": 0.05, "move": [1, 150, 250]},
    {"t": 0.1, "move": [1, 150, 110]},
    {"t": 2, "up": [1, 150, 110]},
]


def test_a_drag(run):
    """S61."""
    out, err = play(
        run,
        scene(
            *DRAG[:3],
            {"get": ["S", {"contentOffset": [0, 170], "dragging": True, "tracking": True, "decelerating": False}]},
            DRAG[3],
            {"get": ["S", {"contentOffset": [0, 170], "dragging": False, "velocity": [0, 0], "contentOffsetRange": [0, 0, 0, 1200]}]},
            {"expect": ["S.willBeginDragging", "S.didScroll", "S.didScroll", "S.willEndDragging", "S.didEndDragging"]},
        ),
    )
    assert err == ""


def test_properties(run):
    """Set by the node, read back, set again."""
    page = {
        **{"contentInset": [1, 2, 3, 4], "contentOffset": [5, 6], "bounces": False, "alwaysBounceVertical": True},
        **{"alwaysBounceHorizontal": True, "scrollEnabled": False, "pagingEnabled": True, "directionalLockEnabled": True},
        **{"delaysContentTouches": False, "canCancelContentTouches": False, "minimumZoomScale": 0.5, "maximumZoomScale": 4},
        **{"bouncesZoom": False, "scrollsToTop": False, "decelerationRate": 0.99, "chainsToAncestor": True},
    }
    changed = {"decelerationRate": "normal", "contentInset": [0, 0, 0, 0], "scrollsToTop": True}
    steps = [{"get": ["S", page]}, {"get": ["S", {"decelerationRate": "fast"}]}, {"set": ["S", changed]}, {"get": ["S", changed]}]
    play(run, scene(*steps, page=page))
    out, _ = play(run, scene({"get": ["S", {"contentInset": [1, 2, 3, 5]}]}, page=page), wanted=1)
    assert "contentInset: expected [1, 2, 3, 5], got [1, 2, 3, 4]" in out


def test_what_a_program_does(run):
    out, err = play(
        run,
        scene(
            {"t": 0, "setContentOffset": ["S", [0, 700]]},
            {"expect": ["S.didScroll"]},
            {"setContentOffset": ["S", [0, 600], True]},
            {"t": 0.15, "get": ["S", {"contentOffset": [0, 650]}]},
            {"t": 1, "expect": ["S.didScroll", "S.didScroll", "S.didEndScrollingAnimation"]},
            {"scrollRectToVisible": ["S", [0, 0, 10, 10]]},
            {"get": ["S", {"contentOffset": [0, 0]}]},
            {"set": ["S", {"scrollsToTop": False}]},
            {"scrollToTop": "S"},
            {"expect": ["S.didScroll", "= false"]},
        ),
    )
    assert err == ""


def test_the_target(run):
    """targetContentOffset is what the delegate's willEndDragging returns."""
    flick = [
        {"t": 0, "down": [1, 150, 290]},
        {"t": 0.05, "move": [1, 150, 250]},
        {"t": 0.1, "move": [1, 150, 210]},
        {"t": 0.1, "up": [1, 150, 210]},
    ]
    play(run, scene(*flick, {"t": 20, "get": ["S", {"contentOffset": [0, 420]}]}, page={"targetContentOffset": [0, 420]}))
    steps = [{"set": ["S", {"targetContentOffset": [0, 450]}]}, *flick, {"t": 20, "get": ["S", {"contentOffset": [0, 450]}]}]
    play(run, scene(*steps, page={"log": False}))


def test_zooming(run):
    """zoomScale waits for the view that is zoomed, contentOffset for zoomScale; neither is logged."""
    page = {"viewForZooming": "photo", "zoomScale": 2, "maximumZoomScale": 4, "contentSize": [300, 300], "contentOffset": [20, 30]}
    photo = {"id": "photo", "frame": [0, 0, 300, 300]}
    play(
        run,
        scene(
            {"get": ["S", {"zoomScale": 2, "contentOffset": [20, 30]}]},
            {"setZoomScale": ["S", 3]},
            {"get": ["S", {"zoomScale": 3, "zooming": False, "zoomBouncing": False}]},
            {"zoomToRect": ["S", [0, 0, 300, 300]]},
            {"get": ["S", {"zoomScale": 1, "contentOffset": [0, 0]}]},
            {"set": ["S", {"viewForZooming": None}]},
            {"setZoomScale": ["S", 2]},
            {"get": ["S", {"zoomScale": 1}]},
            page=page,
            subviews=[photo],
        ),
    )
    out, _ = play(run, scene(page=page, subviews=[photo]))
    assert out == "ok scrolling\n"


def test_content_touches(run):
    """touchesShouldBegin and touchesShouldCancel are overridden, and logged, only where they stand."""
    content = {"id": "C", "frame": [0, 0, 300, 1500], "super": False}
    tap = [{"t": 1, "down": [1, 50, 50]}, {"t": 1.1, "up": [1, 50, 50]}]
    play(run, scene(*tap, {"expect": ["C.began", "C.ended"]}, subviews=[content]))
    play(run, scene(*tap, {"expect": ["S.touchesShouldBegin(C)"]}, page={"touchesShouldBegin": False}, subviews=[content]))
    drag = [{"t": 1, "down": [1, 50, 250]}, {"t": 2, "move": [1, 50, 200]}]
    lines = ["C.began", "S.touchesShouldCancel(C)", "C.moved"]
    play(run, scene(*drag, {"expect": lines}, page={"touchesShouldCancel": False}, subviews=[content]))
    changed = {"set": ["S", {"touchesShouldCancel": True, "touchesShouldBegin": True}]}
    lines = ["S.touchesShouldBegin(C)", "C.began", "S.touchesShouldCancel(C)", "S.willBeginDragging", "S.didScroll", "C.cancelled"]
    play(run, scene(changed, *drag, {"expect": lines}, subviews=[content]))


def test_its_recognizers(run):
    """S.pan and S.pinch can be read, set, required to fail and made to log; they have no action line of their own."""
    tap = {"id": "tap", "type": "tap", "requireToFail": ["S.pan"]}
    play(
        run,
        scene(
            {"get": ["S.pan", {"view": "S", "state": "possible", "minimumNumberOfTouches": 1}]},
            {"get": ["S.pan", {"allowedScrollTypesMask": ["discrete", "continuous"]}]},
            {"get": ["S.pinch", {"view": "S", "scale": 1}]},
            {"set": ["S.pan", {"log": True, "minimumNumberOfTouches": 2}]},
            {"t": 0, "down": [1, 50, 250]},
            {"t": 0.1, "move": [1, 50, 200]},
            {"t": 0.2, "up": [1, 50, 200]},
            {"get": ["S", {"contentOffset": [0, 0]}]},
            {"expect": ["S.pan.began", "S.pan.moved", "S.pan.ended"]},
            {"explain": ["S.pan", "S.pan"]},
            page={"recognizers": [tap]},
        ),
    )


def test_they_cannot_be_destroyed(run):
    status, _, err = run(scene({"destroy": "S.pan"}))
    assert status == 2 and "steps[0].destroy: expected the id of a node, a controller, a recognizer or the delegate" in err
    assert "(allowed: S, W, delegate)" in err


def test_a_scroll_view_that_is_added(run):
    """Its id, its recognizers' ids, and what is set on it are there from then on; making it logs nothing."""
    zoomed = {"id": "Z", "frame": [0, 0, 300, 300], "log": False}
    zoom = {"viewForZooming": "Z", "zoomScale": 2, "maximumZoomScale": 2, "subviews": [zoomed]}
    added = {**PAGE, "id": "T", "frame": [0, 300, 300, 300], "contentOffset": [0, 9], **zoom}
    play(
        run,
        scene(
            {"add": ["W", added]},
            {"expect": []},
            {"get": ["T", {"contentOffset": [0, 9], "zoomScale": 2}]},
            {"get": ["T.pan", {"view": "T"}]},
            {"set": ["T", {"contentOffset": [0, 10]}]},
            {"expect": ["T.didScroll"]},
            {"destroy": "T"},
            {"setContentOffset": ["T", [0, 0]]},
            {"scrollToTop": "T"},
            {"expect": ["= false"]},
        ),
    )


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ({"setContentOffset": ["box", [0, 0]]}, "setContentOffset[0]: expected the id of a scroll view"),
        ({"zoomToRect": ["W", [0, 0, 1, 1]]}, "zoomToRect[0]: expected the id of a scroll view"),
        ({"scrollToTop": "box"}, "scrollToTop: expected the id of a scroll view"),
        ({"get": ["box", {"contentOffset": [0, 0]}]}, "get[1].contentOffset: only scroll views have the property"),
        ({"get": ["box", {"tracking": False}]}, "get[1].tracking: only controls and scroll views have the property"),
        ({"set": ["box", {"bounces": False}]}, "set[1].bounces: only scroll views have the property"),
    ],
)
def test_other_views_do_not_scroll(run, step, place):
    status, _, err = run(scene(step, subviews=[{"id": "box"}]))
    assert status == 2 and f"steps[0].{place}" in err
