"""Random calls with callbacks that raise, move views, release them and collect garbage: nothing crashes, nothing is left behind."""

import gc
import random

import pytest

import responderkit as rk
from responderkit import _callbacks, _capi


class Boom(Exception):
    pass


class World:
    """A context, some objects, and everything that may happen to them."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.context = rk.Context()
        self.depth = 0
        self.time = 0.0
        self.views, self.windows, self.controllers = [], [], []
        #: began minus ended and cancelled, by (object, touch): SPEC 109.
        self.open = {}
        world = self

        class Touchy:
            """Every override may do something else first, or fail."""

            def hit_test(self, point, event=None):
                world.interfere()
                return super().hit_test(point, event)

            def point_inside(self, point, event=None):
                world.interfere()
                return super().point_inside(point, event)

            def touches_began(self, touches, event):
                world.interfere()
                super().touches_began(touches, event)

            def touches_cancelled(self, touches, event):
                world.interfere()
                super().touches_cancelled(touches, event)

            def will_move_to_superview(self, superview):
                world.interfere()
                super().will_move_to_superview(superview)

            def did_move_to_window(self):
                world.interfere()
                super().did_move_to_window()

            @property
            def next_responder(self):
                world.interfere()
                return super().next_responder

        class Counting(rk.View):
            """Only counts: whatever the others do, each began is closed by one ended or cancelled."""

            def touches_began(self, touches, event):
                for touch in touches:
                    assert (id(self), touch) not in world.open
                    world.open[id(self), touch] = self

            def touches_ended(self, touches, event):
                for touch in touches:
                    del world.open[id(self), touch]

            touches_cancelled = touches_ended

        self.view_classes = [type("TouchyView", (Touchy, rk.View), {}), Counting, rk.View, rk.Label]
        self.window_classes = [type("TouchyWindow", (Touchy, rk.Window), {}), rk.Window]
        self.controller_classes = [rk.ViewController, rk.NavigationController]
        self.operations = [
            self.make_view,
            self.make_view,
            self.add,
            self.add,
            self.add,
            self.touch,
            self.touch,
            self.touch,
            self.touch,
            self.make_window,
            self.make_controller,
            lambda: self.any_view().remove_from_superview(),
            lambda: self.forget(self.views),
            lambda: self.forget(self.windows),
            lambda: self.forget(self.controllers),
            lambda: self.any_view().hit_test(rk.Point(*self.place())),
            lambda: self.any_view().insert_subview(self.any_view(), self.random.randrange(4)),
            lambda: setattr(self.any_view(), "cycle", [self.any_view()]),
            lambda: gc.collect(self.random.randrange(3)),
            lambda: self.any_view().become_first_responder(),
            lambda: self.context.cancel_all_touches(),
            lambda: self.context.post_call(self.anything),
            lambda: self.context.drain(),
            lambda: setattr(self.any_view(), "hidden", self.random.random() < 0.3),
            lambda: self.any_view().responder_chain,
            lambda: self.any_view().release() if self.random.random() < 0.1 else None,
        ]

    def place(self):
        return self.random.uniform(-5, 100), self.random.uniform(-5, 100)

    def frame(self):
        return (*self.place(), *self.place())

    def any_view(self):
        everything = self.views + self.windows
        return self.random.choice(everything) if everything else rk.View(self.frame())

    def make_view(self):
        self.views.append(self.random.choice(self.view_classes)(self.frame()))

    def make_window(self):
        self.windows.append(self.random.choice(self.window_classes)((0, 0, 100, 100)))

    def make_controller(self):
        controller = self.random.choice(self.controller_classes)()
        self.controllers.append(controller)
        if self.windows:
            self.random.choice(self.windows).root_view_controller = controller
        if isinstance(controller, rk.NavigationController):
            controller.push(rk.ViewController())

    def add(self):
        self.any_view().add_subview(self.any_view())

    def touch(self):
        self.time += self.random.random() / 5
        phase = rk.TouchPhase(self.random.choice((0, 0, 1, 1, 1, 3, 4)))
        self.context.send_touches(self.time, [rk.TouchSample(self.random.randrange(4), phase, self.place())])

    @staticmethod
    def forget(objects):
        if objects:
            objects.pop(0)

    def anything(self):
        try:
            self.random.choice(self.operations)()
        except (rk.Error, Boom):
            pass

    def interfere(self):
        chance = self.random.random()
        if chance < 0.03:
            raise Boom
        if chance < 0.1 and self.depth < 4:
            self.depth += 1
            try:
                self.anything()
            finally:
                self.depth -= 1


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_random(seed, monkeypatch):
    print("seed", seed)
    unexpected = []

    def hook(arguments):
        if not isinstance(arguments.exc_value, (Boom, rk.Error)):
            unexpected.append(arguments.exc_value)

    monkeypatch.setattr("sys.unraisablehook", hook)
    gc.collect()
    before = len(_callbacks._kept)
    world = World(seed)
    with world.context as context:
        for _ in range(1500):
            world.anything()
        assert _callbacks.state.depth == 0 and _callbacks.state.pending == []
        for objects in (world.views, world.windows, world.controllers):
            objects.clear()
        gc.collect()
        context.advance(world.time + 1)
        for handle in context._aside:
            assert _capi.rk_object_is_alive(handle), "something is kept for an object that is gone"
        try:
            context.cancel_all_touches()
        except (rk.Error, Boom):
            pass
        assert [key for key, view in world.open.items() if view.alive] == [], "SPEC 109: a began without end"
        world.open.clear()
        while not context.closed:
            try:
                context.close()
            except (rk.Error, Boom):
                pass
    assert unexpected == []
    del world, context
    gc.collect()
    assert len(_callbacks._kept) == before
