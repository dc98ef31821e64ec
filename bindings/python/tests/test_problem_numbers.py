"""Hosts use a touch's number again, a mouse the number 0 each time: problems and explanations are about the touch that was meant."""

import re

import pytest
import responderkit as rk
from problem_support import button, drag, named, recogniser, scroll_view, tap


def beside_a_button(context, window, one, other):
    button(window)
    tap(context, 128, 40, 1, one)
    tap(context, 60, 40, 3, other)


def under_a_cover(context, window, one, other):
    button(window)
    cover = named(rk.View((0, 0, 320, 100)), "cover", window)
    tap(context, 60, 40, 1, one)
    cover.remove_from_superview()
    tap(context, 60, 40, 3, other)


def a_disabled_button(context, window, one, other):
    button(window).enabled = False
    tap(context, 60, 40, 1, one)
    tap(context, 300, 470, 3, other)


def lifted_outside_of_a_button_that_moved(context, window, one, other):
    send = button(window)
    context.down(one, 60, 40, 1)
    send.center = (200, 300)
    context.up(one, 60, 40, 1.1)
    tap(context, 200, 300, 3, other)


def a_list_that_cannot_scroll(context, window, one, other):
    scroll_view(window, size=(320, 480))
    drag(context, [(100, 400), (100, 350), (100, 200)], 1, one)
    tap(context, 20, 470, 3, other)


def a_list_that_a_button_keeps(context, window, one, other):
    rows = scroll_view(window)
    rows.delays_content_touches = False
    button(rows, (20, 220, 280, 244), "big")
    drag(context, [(100, 440), (100, 350), (100, 240)], 1, one)
    drag(context, [(10, 100), (10, 90), (10, 60)], 3, other)


def a_tap_that_is_held_too_long(context, window, one, other):
    card = named(rk.View((20, 20, 200, 200)), "card", window)
    recogniser(card, rk.Tap, "tap")
    context.down(one, 100, 100, 1)
    context.up(one, 100, 100, 1.85)
    tap(context, 100, 100, 4, other)


def an_end_that_send_event_keeps(context, window, one, other):
    class Keeper(rk.Window):
        keeps = True

        def send_event(self, event):
            if not (self.keeps and any(touch.phase is rk.TouchPhase.ENDED for touch in event.all_touches)):
                super().send_event(event)

    front = Keeper((0, 0, 320, 480), name="front")
    front.make_key_and_visible()
    send = button(front)
    context.down(one, 60, 40, 1)
    context.up(one, 60, 40, 1.1)
    front.keeps = False
    send.explain()
    context.down(other, 300, 470, 3)
    context.up(other, 300, 470, 3.1)


SCENES = [
    beside_a_button, under_a_cover, a_disabled_button, lifted_outside_of_a_button_that_moved, a_list_that_cannot_scroll, a_list_that_a_button_keeps,
    a_tap_that_is_held_too_long, an_end_that_send_event_keeps,
]


def report(scene, one, other):
    with rk.Context() as context:
        window = rk.Window((0, 0, 320, 480), name="window")
        window.make_key_and_visible()
        context.trace.start()
        scene(context, window, one, other)
        found = []
        for problem in context.problems():
            if problem.time < 3:
                found += [problem.sentence, problem.where, problem.help, str(problem.explanation)]
                found += [(step.reason, step.time, step.value, step.limit) for step in problem.explanation.steps]
        assert found, context.problems()
        return [re.sub(r"touch \d+", "touch N", text) if isinstance(text, str) else text for text in found]


@pytest.mark.parametrize("number", [0, 7])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_a_number_that_is_used_again(scene, number):
    def exact(found):
        return [tuple(repr(value) for value in step) if isinstance(step, tuple) else step for step in found]

    assert exact(report(scene, number, number)) == exact(report(scene, 7, 8))


def test_a_touch_with_the_number_0_is_no_pointer(context):
    window = rk.Window((0, 0, 320, 480), name="window")
    window.make_key_and_visible()
    context.trace.start()
    button(window)
    named(rk.View((0, 0, 320, 100)), "cover", window)
    tap(context, 60, 40, 1, 0)
    assert str(context.problems()[0]).startswith("send was touched at (60 40) and not hit: cover was in front of it, and nothing there handled the touch")


@pytest.mark.parametrize(
    ("kind", "send"),
    [
        ("SCROLL", lambda context: context.send_scroll(1, (60, 40), (0, 10))),
        ("TRANSFORM", lambda context: context.send_transform(1, (60, 40), rk.GestureInputPhase.BEGAN)),
    ],
)
def test_a_wheel_that_send_event_keeps_is_no_touch(context, kind, send):
    class Keeper(rk.Window):
        def send_event(self, event):
            pass

    front = Keeper((0, 0, 320, 480), name="front")
    context.trace.start()
    send(context)
    dropped = [record for record in context.trace.records() if record.reason is rk.Reason.EVENT_DROPPED]
    assert [record.point.x for record in dropped] == [rk.EventType[kind].value]
    assert "the event" in dropped[0].sentence and "touch 0" not in dropped[0].sentence and front
