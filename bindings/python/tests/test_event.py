"""event.h: touches in, touches out."""

import math

import pytest
from conftest import LoggingView

import responderkit as rk
from responderkit import EventType, TouchPhase, TouchSample, TouchType


class Keeping(rk.View):
    """Keeps what its handlers are given."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.seen = []

    def touches_began(self, touches, event):
        self.seen.append(("began", touches, event))

    def touches_moved(self, touches, event):
        self.seen.append(("moved", touches, event))

    def touches_ended(self, touches, event):
        self.seen.append(("ended", touches, event))

    def touches_cancelled(self, touches, event):
        self.seen.append(("cancelled", touches, event))


@pytest.fixture
def view(context):
    window = rk.Window((0, 0, 375, 667))
    made = Keeping((50, 50, 200, 200))
    window.add_subview(made)
    made.kept_window = window
    return made


def test_a_tap_through_the_five_view_demo(context, log):
    """S1: the hit order, the hit view, and the responders called (SPEC 32, SPEC 46, SPEC 90)."""
    window = rk.Window((0, 0, 375, 667))
    white = LoggingView((0, 0, 375, 667), log=log, name="white")
    gray = LoggingView((50, 100, 260, 200), log=log, name="gray")
    red = LoggingView((0, 0, 120, 100), log=log, name="red")
    blue = LoggingView((80, 60, 100, 100), log=log, name="blue")
    yellow = LoggingView((50, 360, 200, 200), log=log, name="yellow")
    window.add_subview(white)
    for parent, child in ((white, gray), (gray, red), (gray, blue), (white, yellow)):
        parent.add_subview(child)
    context.down(1, 150, 180, 0.0)
    context.up(1, 150, 180, 0.085)
    assert log == [
        *("white.hit", "white.in=1", "yellow.hit", "yellow.in=0", "gray.hit", "gray.in=1", "blue.hit", "blue.in=1"),
        *("blue.began", "gray.began", "white.began", "blue.ended", "gray.ended", "white.ended"),
    ]


def test_one_object_per_finger_and_per_sequence(context, view):
    """SPEC 56, SPEC 61: the same touch in every callback of a finger, the same event while fingers are down."""
    view.multiple_touch_enabled = True
    context.down(1, 100, 100, 0)
    context.down(2, 120, 100, 0.1)
    context.move(1, 101, 100, 0.2)
    context.up(1, 101, 100, 0.3)
    context.up(2, 120, 100, 0.4)
    assert [word for word, _, _ in view.seen] == ["began", "began", "moved", "ended", "ended"]
    firsts = {touches[0] for word, touches, _ in view.seen if touches[0].id == 1}
    assert len(firsts) == 1
    assert len({event for _, _, event in view.seen}) == 1
    assert view.seen[0][2].type is EventType.TOUCHES and view.seen[0][1][0].type is TouchType.DIRECT


def test_the_properties_of_a_touch(context, view):
    """SPEC 18, SPEC 57, SPEC 64, SPEC 65."""
    window = view.window
    context.send_touches(1.0, [TouchSample(7, TouchPhase.BEGAN, (100, 110), TouchType.PENCIL, force=0.5, major_radius=3.0)])
    touch = context.find_touch(7)
    assert (touch.id, touch.phase, touch.type, touch.tap_count, touch.timestamp) == (7, TouchPhase.BEGAN, TouchType.PENCIL, 1, 1.0)
    assert (touch.force, touch.major_radius, touch.withheld) == (0.5, 3.0, False)
    assert touch.view is view and touch.window is window
    assert touch.location() == (100, 110) == touch.previous_location() and touch.location(view) == (50, 60)
    context.move(7, 300, 400, 1.5)
    assert touch.view is view, "fixed when the finger came down"
    assert touch.location() == (300, 400) and touch.previous_location(view) == (50, 60)
    assert touch.phase is TouchPhase.MOVED and touch.timestamp == 1.5
    assert touch.coalesced == [rk.TouchSnapshot(1.5, rk.Point(300, 400))]
    view.frame = (0, 0, 10, 10)
    assert touch.location(view) == (300, 400), "SPEC 19: by the view's geometry of now"
    with pytest.raises(rk.InvalidArgumentError):
        touch.location(rk.View())


def test_a_kept_touch_can_be_read_after_its_end(context, view):
    context.down(1, 100, 100, 0)
    context.up(1, 110, 100, 0.5)
    (_, (touch,), event) = view.seen[-1]
    assert touch.phase is TouchPhase.ENDED and touch.location() == (110, 100) and event.timestamp == 0.5
    assert context.find_touch(1) is None


def test_touches_without_a_reference_are_freed(context):
    window = rk.Window((0, 0, 100, 100))
    window.add_subview(LoggingView((0, 0, 100, 100), log=[], name="v"))
    context.down(1, 5, 5, 0)
    context.up(1, 5, 5, 1)
    before = context.object_count
    for time in range(2, 50, 2):
        context.down(1, 5, 5, time)
        context.up(1, 5, 5, time + 1)
    assert context.object_count == before


def test_all_touches(context, view):
    """SPEC 62, SPEC 63, SPEC 66: one update, several fingers; an unchanged one is stationary."""
    view.multiple_touch_enabled = True
    update = [TouchSample(1, TouchPhase.BEGAN, (60, 60)), TouchSample(2, TouchPhase.BEGAN, (70, 60))]
    context.send_touches(0, update)
    word, touches, event = view.seen[0]
    assert word == "began" and [touch.id for touch in touches] == [1, 2] and list(touches) == event.all_touches
    context.move(2, 75, 60, 0.1)
    assert [touch.phase.name for touch in event.all_touches] == ["STATIONARY", "MOVED"]
    assert len(view.seen[1][1]) == 1
    assert event.touches_for_view(view) == list(touches) == event.touches_for_window(view.window)
    assert event.touches_for_view(rk.View()) == []
    with pytest.raises(TypeError):
        event.touches_for_view(None)


def test_many_fingers(context, view):
    """SPEC 73: no limit of ours; more than fit into the first buffer."""
    view.multiple_touch_enabled = True
    context.send_touches(0, [TouchSample(id, TouchPhase.BEGAN, (100, 100)) for id in range(100)])
    assert len(view.seen[0][1]) == 100 == len(view.seen[0][2].all_touches)


def test_tap_count(context, view):
    """SPEC 68, S20: strictly within 0.35 s of the previous end."""
    counts = []
    for down, up in ((0, 0.08), (0.25, 0.33), (0.5, 0.58), (0.95, 1.0)):
        context.down(1, 100, 100, down)
        counts.append(context.find_touch(1).tap_count)
        context.up(1, 100, 100, up)
    assert counts == [1, 2, 3, 1]


def test_cancel_all(context, view):
    """SPEC 108, SPEC 312."""
    context.cancel_all_touches()
    context.down(1, 100, 100, 0)
    context.cancel_all_touches()
    assert [word for word, _, _ in view.seen] == ["began", "cancelled"]
    context.post_cancel_all_touches()
    assert context.drain() == 1


def test_refusals(context, view):
    """SPEC 74, SPEC 75: nothing happens, and the status is an exception."""
    with pytest.raises(rk.NotFoundError):
        context.move(1, 0, 0, 0)
    with pytest.raises(rk.NotFoundError):
        context.up(1, 0, 0, 0)
    context.down(1, 100, 100, 0)
    with pytest.raises(rk.AlreadyExistsError):
        context.down(1, 100, 100, 0)
    for bad in (math.nan, math.inf):
        with pytest.raises(rk.InvalidArgumentError):
            context.move(1, bad, 0, 0)
    with pytest.raises(rk.InvalidArgumentError):
        context.send_touches(0, [])
    with pytest.raises(rk.InvalidArgumentError):
        context.send_touches(0, [TouchSample(1, TouchPhase.STATIONARY, (0, 0))])
    with pytest.raises(rk.InvalidArgumentError):
        context.send_touches(math.nan, [TouchSample(1, TouchPhase.MOVED, (0, 0))])
    with pytest.raises(ValueError, match="64 bits"):
        context.down(1 << 63, 0, 0, 0)
    assert [word for word, _, _ in view.seen] == ["began"]


def test_the_clock_is_the_default_time(context, view):
    context.advance(3)
    context.down(1, 100, 100)
    assert context.find_touch(1).timestamp == 3


def test_coalesced_moves(context, view):
    """SPEC 71, SPEC 292."""
    context.config["coalesceMoves"] = True
    context.down(1, 100, 100, 0)
    for step in range(1, 4):
        context.post_touches(step / 10, [TouchSample(1, TouchPhase.MOVED, (100 + step, 100))])
    context.drain()
    moved = [touches[0] for word, touches, _ in view.seen if word == "moved"]
    assert len(moved) == 1
    assert [snapshot.location.x for snapshot in moved[0].coalesced] == [101, 102, 103]


def test_redirected_touches(context, view):
    """A handler hands its touches to another responder."""
    other = Keeping()
    context.down(1, 100, 100, 0)
    _, touches, event = view.seen[0]
    rk.Responder.touches_moved(other, touches, event)
    assert other.seen == [], "that was the inherited method, which forwards"
    other.touches_began(touches, event)
    assert other.seen == [("began", touches, event)]
    plain = rk.View()
    other.add_subview(plain)
    plain.touches_ended(touches, event)
    assert other.seen[1:] == [("ended", touches, event)], "a plain view passes them on"
