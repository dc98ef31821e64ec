"""A program with full annotations: neither mypy --strict nor pyright has anything to say."""

from __future__ import annotations

from typing import Optional

import responderkit as rk
from responderkit.testing import Case, Found, Rule, expect, monkey


class Photo(rk.View):
    def __init__(self, frame: rk.RectLike, title: str) -> None:
        super().__init__(frame, multiple_touch_enabled=True)
        self.title = title

    def hit_test(self, point: rk.Point, event: Optional[rk.Event] = None) -> Optional[rk.View]:
        return super().hit_test(point, event)

    def point_inside(self, point: rk.Point, event: Optional[rk.Event] = None) -> bool:
        return super().point_inside(point, event)

    def touches_began(self, touches: tuple[rk.Touch, ...], event: rk.Event) -> None:
        super().touches_began(touches, event)

    def touches_ended(self, touches: tuple[rk.Touch, ...], event: Optional[rk.Event]) -> None:
        super().touches_ended(touches, event)

    def presses_began(self, presses: tuple[rk.Press, ...], event: rk.Event) -> None:
        super().presses_began(presses, event)

    def motion_ended(self, motion: rk.EventSubtype, event: rk.Event) -> None:
        super().motion_ended(motion, event)

    @property
    def next_responder(self) -> Optional[rk.Responder]:
        return super().next_responder

    @property
    def has_text(self) -> bool:
        return False


class Knob(rk.Control):
    def begin_tracking(self, touch: rk.Touch, event: rk.Event) -> bool:
        return super().begin_tracking(touch, event)

    def continue_tracking(self, touch: rk.Touch, event: Optional[rk.Event]) -> bool:
        return super().continue_tracking(touch, event)

    def end_tracking(self, touch: rk.Touch, event: Optional[rk.Event]) -> None:
        super().end_tracking(touch, event)

    def cancel_tracking(self, event: rk.Event) -> None:
        super().cancel_tracking(event)


class Editor(rk.View):
    @property
    def can_become_first_responder(self) -> bool:
        return super().can_become_first_responder or True


class Page(rk.View):
    can_become_first_responder = True
    can_resign_first_responder: bool = False


class Circle(rk.GestureRecognizer):
    def touches_moved(self, touches: tuple[rk.Touch, ...], event: rk.Event) -> None:
        super().touches_moved(touches, event)
        self.state = rk.GestureRecognizerState.BEGAN


def tapped(recognizer: rk.Tap) -> None:
    print(recognizer.number_of_taps_required, recognizer.location())


with rk.Context() as context, rk.Window((0, 0, 320, 480), level=rk.LEVEL_ALERT) as window:
    photo = Photo((0, 0, 100, 100), "sea")
    photo.add_gesture_recognizer(rk.Tap(tapped, number_of_taps_required=2))
    photo.add_gesture_recognizer(rk.Pan(minimum_number_of_touches=2, name="move"))
    photo.add_gesture_recognizer(rk.Swipe(direction=rk.SwipeDirection.LEFT, enabled=False))
    window.add_subview(photo)
    button = rk.Button((0, 100, 100, 44), enabled=True, name="send")
    button.add_action(lambda: None)

    @button.on_action
    def pressed() -> None:
        print("pressed")

    @button.on_action(events=rk.ControlEvents.TOUCH_DOWN)
    def down(sender: rk.Control) -> None:
        print(sender.tracking)

    slider = rk.Slider((0, 150, 100, 30), value=0.5, continuous=False)
    stepper = rk.Stepper(step_value=2, wraps=True, alpha=0.5)
    field = rk.TextField(text="hello", secure_text_entry=True)
    switch = rk.Switch(on=True)
    scroll = rk.ScrollView((0, 0, 10, 10), content_size=(100, 100), paging_enabled=True)
    window.root_view_controller = rk.NavigationController(rk.ViewController())
    chain: list[rk.Responder] = photo.responder_chain
    first: bool = photo.can_become_first_responder
    photo.can_become_first_responder = True
    hit: Optional[rk.View] = window.hit_test((10, 10))
    context.down(1, 5, 5, 0.0)
    context.move_along(1, [(0.1, 6.0, 6.0)])
    window.close()

with rk.Recording("bug.rkrec", settings={"controlSlop": 70, "sameViewTie": "firstAdded"}, trace=0) as recording:
    reached: Optional[rk.Step] = recording.run(rk.Reason.HIT_HIDDEN)
    recording.run(1.5, decision=7)
    for step in recording:
        print(step.function, step.time + 1)
    parted: Optional[rk.Parting] = recording.parted
    print(parted.recorded if parted else recording.info.state is rk.ReplayState.SAME)
    print([problem.sentence for problem in recording.problems(input_ended=True)], recording.columns().touches["x"])
    print(recording.explain(recording.context.windows[0], touch=1).steps, [record.sentence for record in recording.decisions()])
    other: rk.Recording = recording.what_if({"controlSlop": 8})

window = rk.Window((0, 0, 100, 100))
expect(window).was_hit(2).received(["began", rk.TouchPhase.ENDED]).began_then_cancelled()
expect(rk.Button()).fired(1, events=rk.ControlEvents.TOUCH_DOWN).did_not_fire()
found: list[Found] = monkey([{"id": "W"}], seed=1, updates=10, rules=[Rule("tap", "W", fires=("send",))], keep="found")
smallest: Case = found[0].case
print(smallest.views + smallest.samples, found[0].finding.text.upper(), [path.name for path in found[0].files])
