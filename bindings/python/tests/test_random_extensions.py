"""Extensions put on and taken off at random, also by one another while they run, against a model of what has to be called."""

import gc
import random

import pytest

import responderkit as rk
from responderkit import _callbacks


class Fault(Exception):
    pass


class Own(rk.Button):
    """A class of the program's own, with a method of its own."""

    def point_inside(self, point, event=None):
        self.log.append("own")
        return super().point_inside(point, event)


class World:
    """Two views, and the extensions of their classes, oldest first."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.log = []
        self.layers = {rk.Button: [], Own: []}
        self.names = {}
        self.count = 0
        #: What the next method of an extension does besides calling super.
        self.plan = None
        self.views = [rk.Button((0, 0, 10, 10)), Own((0, 0, 10, 10))]
        self.views[1].log = self.log

    def lay(self, base):
        self.count += 1
        world, name = self, f"e{self.count}"

        class Layer(base):
            def point_inside(self, point, event=None):
                world.log.append(name)
                plan, world.plan = world.plan, None
                if plan is not None:
                    plan()
                return super().point_inside(point, event)

        extension = rk.extend(Layer)
        self.layers[base].append(extension)
        self.names[extension] = name

    def take(self):
        laid = [(base, each) for base, layers in self.layers.items() for each in layers]
        if laid:
            base, extension = self.random.choice(laid)
            self.layers[base].remove(extension)
            extension.remove()

    def expected(self, view):
        above = [] if view is self.views[0] else [*self.over(Own), "own"]
        return above + self.over(rk.Button)

    def over(self, base):
        return [self.names[extension] for extension in reversed(self.layers[base])]

    def ask(self):
        view = self.random.choice(self.views)
        calls = self.expected(view)
        self.log.clear()
        assert (view.view_at((5, 5)) is view) and self.log == calls

    def ask_and_change(self):
        """A method of an extension puts others on, takes some off, or raises; the next question finds everything in order."""
        self.plan = self.random.choice([self.take, self.raising, self.raising, lambda: self.lay(rk.Button)])
        fails = self.plan == self.raising
        view = self.random.choice(self.views)
        asked = any(name != "own" for name in self.expected(view))
        self.log.clear()
        if fails and asked:
            with pytest.raises(Fault):
                view.view_at((5, 5))
        else:
            view.view_at((5, 5))
        self.plan = None
        self.ask()

    def raising(self):
        raise Fault

    def step(self):
        choices = [lambda: self.lay(rk.Button), lambda: self.lay(Own), self.take, self.take, self.ask, self.ask, self.ask_and_change]
        self.random.choice(choices)()


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_extensions_at_random(seed, context):
    print("seed", seed)
    kept = len(_callbacks._kept)
    world = World(seed)
    for _ in range(300):
        world.step()
        assert _callbacks.state.faces == [] and _callbacks.state.below is None
    while any(world.layers.values()):
        world.take()
    world.ask()
    del world
    gc.collect()
    # The class Own is defined once, with its first instance.
    assert len(_callbacks._kept) <= kept + 1
