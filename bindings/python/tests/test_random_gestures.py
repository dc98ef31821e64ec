"""Random calls with recognisers, delegates and controls: their callbacks raise, detach, release, disable, re-enter and collect garbage."""

import gc

import pytest
from test_random import Boom, World

import responderkit as rk
from responderkit import GestureRecognizerState as State
from responderkit import _callbacks, _capi

QUESTIONS = ("should_begin", "should_receive_touch", "should_receive_event", "should_recognize_simultaneously_with")
REQUIREMENTS = ("should_require_failure_of", "should_be_required_to_fail_by")


class GestureWorld(World):
    """The world of test_random, with gestures in it."""

    def __init__(self, seed):
        super().__init__(seed)
        self.recognizers = []
        #: One window that stays, so that there is always something to touch.
        self.stage = rk.Window((0, 0, 100, 100), context=self.context)
        self.places = {}
        world = self

        class Wild(rk.GestureRecognizer):
            """Sets any state at any time, and ignores touches."""

            def touches_began(self, touches, event):
                super().touches_began(touches, event)
                world.interfere()
                self.anything(touches)

            def touches_moved(self, touches, event):
                super().touches_moved(touches, event)
                self.anything(touches)

            def reset(self):
                super().reset()
                world.interfere()

            def can_prevent(self, other):
                world.interfere()
                return world.random.random() < 0.5

            def should_require_failure_of(self, other):
                world.interfere()
                return world.random.random() < 0.1

            def anything(self, touches):
                chance = world.random.random()
                if chance < 0.1:
                    self.ignore(world.random.choice(touches))
                elif chance < 0.5:
                    self.state = world.random.choice(list(State))

        class Touchy(rk.Slider):
            def begin_tracking(self, touch, event):
                world.interfere()
                return super().begin_tracking(touch, event) or world.random.random() < 0.5

            def continue_tracking(self, touch, event):
                world.interfere()
                return super().continue_tracking(touch, event)

            def cancel_tracking(self, event):
                world.interfere()
                super().cancel_tracking(event)

            def send_action(self, selector, target, event=None):
                world.interfere()
                super().send_action(selector, target, event)

            @rk.action("go:")
            def go(self, sender):
                world.interfere()

        class Asked(rk.View):
            def gesture_recognizer_should_begin(self, recognizer):
                world.interfere()
                return super().gesture_recognizer_should_begin(recognizer)

        self.recognizer_classes = [Wild, Wild, rk.Tap, rk.Tap, rk.LongPress, rk.Pan, rk.ScreenEdgePan, rk.Swipe, rk.Pinch, rk.Rotation]
        self.control_classes = [Touchy, rk.Button, rk.Switch, rk.Stepper, rk.SegmentedControl, rk.PageControl]
        self.view_classes.append(Asked)
        self.operations += [
            self.make_recognizer,
            self.make_recognizer,
            self.make_control,
            *[self.touch_all] * 25,
            lambda: self.any_view().add_gesture_recognizer(self.any_recognizer()),
            lambda: self.any_view().add_gesture_recognizer(self.any_recognizer()),
            self.detach,
            lambda: self.any_recognizer().require_to_fail(self.any_recognizer()),
            lambda: setattr(self.any_recognizer(), "enabled", self.random.random() < 0.8),
            lambda: setattr(self.any_recognizer(), "delegate", self.any_delegate()),
            lambda: setattr(self.any_recognizer(), self.any_flag(), self.random.random() < 0.5),
            lambda: setattr(self.any_recognizer(), "cycle", self.any_view()),
            lambda: self.any_recognizer().add_action(self.act),
            lambda: self.any_recognizer().remove_action(self.act),
            lambda: self.any_recognizer().location(),
            lambda: self.forget(self.recognizers),
            lambda: self.any_recognizer().release() if self.random.random() < 0.1 else None,
            lambda: self.context.advance(self.tick(self.random.random())),
            lambda: self.context.send_pointer(self.tick(0.01), self.place()),
        ]

    def any_view(self):
        return self.stage if self.stage is not None and self.random.random() < 0.3 else super().any_view()

    def frame(self):
        return (*self.place(), self.random.uniform(20, 100), self.random.uniform(20, 100))

    def tick(self, seconds):
        self.time += seconds
        return self.time

    def any_recognizer(self):
        return self.random.choice(self.recognizers) if self.recognizers else rk.Tap(self.act)

    def detach(self):
        recognizer = self.any_recognizer()
        if recognizer.view is not None:
            recognizer.view.remove_gesture_recognizer(recognizer)

    def any_flag(self):
        return self.random.choice(("cancels_touches_in_view", "delays_touches_began", "delays_touches_ended"))

    def any_delegate(self):
        kind = self.random.random()
        if kind < 0.2:
            return None
        if kind < 0.4:
            return self.any_view()

        def answer(*arguments):
            self.interfere()
            return self.random.random() < 0.7

        def require(*arguments):
            self.interfere()
            return self.random.random() < 0.1

        names = [name for name in QUESTIONS if self.random.random() < 0.5] or ["should_begin"]
        members = dict.fromkeys(names, answer)
        members.update((name, require) for name in REQUIREMENTS if self.random.random() < 0.3)
        return type("Delegate", (), members)()

    def act(self, *arguments):
        self.interfere()

    def make_recognizer(self):
        made = self.random.choice(self.recognizer_classes)(self.act)
        if isinstance(made, rk.Tap):
            made.number_of_taps_required = self.random.randint(1, 2)
        if self.random.random() < 0.5:
            made.delegate = self.any_delegate()
        self.recognizers.append(made)
        self.any_view().add_gesture_recognizer(made)

    def make_control(self):
        made = self.random.choice(self.control_classes)(self.frame())
        made.add_action(self.act, rk.ControlEvents.ALL_EVENTS)
        made.add_target(self.random.choice((None, self.any_view())), "go:", rk.ControlEvents.ALL_TOUCH_EVENTS)
        self.views.append(made)
        self.any_view().add_subview(made)

    def touch_all(self):
        """Several fingers in one update, in phases that fit what is down."""
        samples = []
        for id in range(4):
            down = self.context.find_touch(id) is not None
            phase = self.random.choice((1, 1, 1, 3)) if down else 0
            if self.random.random() < 0.4:
                x, y = self.places.get(id, (0, 0))
                near = (x + self.random.uniform(-20, 20), y + self.random.uniform(-20, 20))
                self.places[id] = self.random.choice(((x, y), near)) if down else self.place()
                samples.append(rk.TouchSample(id, rk.TouchPhase(phase), self.places[id]))
        if samples:
            self.context.send_touches(self.tick(self.random.random() / 20), samples)


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_random_gestures(seed, monkeypatch):
    print("seed", seed)
    unexpected = []

    def hook(arguments):
        if not isinstance(arguments.exc_value, (Boom, rk.Error)):
            unexpected.append(arguments.exc_value)

    monkeypatch.setattr("sys.unraisablehook", hook)
    gc.collect()
    before = len(_callbacks._kept)
    world = GestureWorld(seed)
    with world.context as context:
        for _ in range(1500):
            world.anything()
        assert _callbacks.state.depth == 0 and _callbacks.state.pending == []
        for _ in range(10):
            try:
                context.cancel_all_touches()
                context.advance(world.tick(2))
            except (rk.Error, Boom):
                pass
        for recognizer in world.recognizers:
            if recognizer.alive:
                assert recognizer.number_of_touches == 0 and recognizer.state is State.POSSIBLE, "nothing is left tracking"
        for view in world.views:
            assert not (view.alive and isinstance(view, rk.Control) and view.tracking), "SPEC 147"
        assert [key for key, view in world.open.items() if view.alive] == [], "SPEC 109: a began without end"
        world.open.clear()
        for objects in (world.views, world.windows, world.controllers, world.recognizers):
            objects.clear()
        world.stage = None
        gc.collect()
        for handle in context._aside:
            assert _capi.rk_object_is_alive(handle), "something is kept for an object that is gone"
        while not context.closed:
            try:
                context.close()
            except (rk.Error, Boom):
                pass
    assert unexpected == []
    del world, context
    gc.collect()
    assert len(_callbacks._kept) == before
