"""Random calls with scroll views, presses, text, shakes and wheels: what is called raises, removes, releases, re-enters and collects garbage."""

import gc

import pytest
from test_random import Boom
from test_random_gestures import GestureWorld

import responderkit as rk
from responderkit import _callbacks, _capi
from responderkit.scroll_delegate import METHODS

TYPES = list(rk.PressType)


class InputWorld(GestureWorld):
    """The world of test_random_gestures, with everything else that comes in."""

    def __init__(self, seed):
        super().__init__(seed)
        self.scroll_views = []
        self.stage.make_key()
        world = self

        class Wild(rk.ScrollView):
            def touches_should_begin(self, touches, event, view):
                world.interfere()
                return super().touches_should_begin(touches, event, view) and world.random.random() < 0.8

            def touches_should_cancel(self, view):
                world.interfere()
                return world.random.random() < 0.8

        class Pressed(rk.View):
            """Counts: whatever the others do, each began is closed by one ended or cancelled (SPEC 109, 273)."""

            @property
            def can_become_first_responder(self):
                return True

            def presses_began(self, presses, event):
                for press in presses:
                    assert (id(self), press) not in world.open
                    world.open[id(self), press] = self

            def presses_ended(self, presses, event):
                for press in presses:
                    del world.open[id(self), press]

            presses_cancelled = presses_ended

            def motion_began(self, motion, event):
                assert (id(self), motion) not in world.open
                world.open[id(self), motion] = self

            def motion_ended(self, motion, event):
                del world.open[id(self), motion]

            motion_cancelled = motion_ended

        class Typing(rk.TextField):
            def insert_text(self, text):
                world.interfere()
                super().insert_text(text)

            def delete_backward(self):
                world.interfere()
                super().delete_backward()

            def presses_began(self, presses, event):
                world.interfere()
                super().presses_began(presses, event)

            def presses_cancelled(self, presses, event):
                world.interfere()
                super().presses_cancelled(presses, event)

            def remote_control_received(self, event):
                world.interfere()
                super().remote_control_received(event)

        self.scroll_classes = [Wild, rk.ScrollView]
        self.view_classes.append(Pressed)
        self.control_classes.append(Typing)
        self.context.application.begin_receiving_remote_control_events()
        self.operations += [
            *[self.make_scroll_view] * 3,
            *[self.press] * 8,
            *[self.scroll] * 4,
            self.transform,
            lambda: setattr(self.any_scroll_view(), "delegate", self.any_scroll_delegate()),
            lambda: setattr(self.any_scroll_view(), "content_size", (self.random.uniform(0, 500), self.random.uniform(0, 500))),
            lambda: setattr(self.any_scroll_view(), "scroll_enabled", self.random.random() < 0.8),
            lambda: setattr(self.any_scroll_view(), "zoom_scale_range", (0.5, self.random.choice((0.5, 3)))),
            lambda: self.any_scroll_view().set_content_offset(self.place(), self.random.random() < 0.5),
            lambda: self.any_scroll_view().set_zoom_scale(self.random.uniform(0.1, 5), self.random.random() < 0.5),
            lambda: self.any_scroll_view().zoom_to_rect(self.frame(), self.random.random() < 0.5),
            lambda: self.any_scroll_view().scroll_to_top(),
            lambda: self.any_scroll_view().pan_gesture_recognizer.require_to_fail(self.any_recognizer()),
            lambda: self.any_scroll_view().add_subview(self.any_view()),
            lambda: self.any_scroll_view().add_subview(self.any_view()),
            lambda: self.forget(self.scroll_views),
            lambda: self.context.advance(self.tick(1 / 60)),
            lambda: self.context.cancel_all_presses(),
            lambda: self.context.send_motion(self.tick(0.1), self.random.choice(list(rk.MotionPhase))),
            lambda: self.context.send_remote_control(self.tick(0.1), rk.EventSubtype.REMOTE_CONTROL_PLAY),
            lambda: self.context.insert_text(self.random.choice(("a", "ß\n", "")), self.tick(0.1)),
            lambda: self.context.delete_backward(self.tick(0.1)),
            lambda: self.any_view().add_key_command("a", 0, "go:"),
            lambda: setattr(self.any_recognizer(), "allowed_press_types", self.random.sample(TYPES, 3)),
            lambda: self.stage.make_key(),
        ]

    def make_scroll_view(self):
        made = self.random.choice(self.scroll_classes)(self.frame(), content_size=(300, 300), chains_to_ancestor=self.random.random() < 0.5)
        made.delegate = self.any_scroll_delegate()
        self.scroll_views.append(made)
        self.views.append(made)
        self.any_view().add_subview(made)

    def any_scroll_view(self):
        return self.random.choice(self.scroll_views) if self.scroll_views else rk.ScrollView(self.frame())

    def any_scroll_delegate(self):
        if self.random.random() < 0.2:
            return None

        def plain(*arguments):
            self.interfere()

        def zoomed(delegate, view):
            self.interfere()
            return self.random.choice([None, *view.subviews])

        def target(delegate, view, velocity, place):
            self.interfere()
            return self.random.choice((None, self.place()))

        special = {"view_for_zooming": zoomed, "will_end_dragging": target, "should_scroll_to_top": lambda delegate, view: True}
        names = [name for name in METHODS if self.random.random() < 0.5] or ["did_scroll"]
        return type("Delegate", (), {name: special.get(name, plain) for name in names})()

    def press(self):
        id = self.random.randrange(3)
        phase = self.random.choice((1, 3, 3, 4)) if self.context.find_press(id) is not None else 0
        type = self.random.choice(TYPES)
        text = "a" if type is rk.PressType.KEY else None
        self.context.send_presses(self.tick(0.05), [rk.PressSample(id, rk.PressPhase(phase), type, force=0.5, characters=text)])

    def scroll(self):
        phase = self.random.choice((None, *rk.GestureInputPhase))
        self.context.send_scroll(self.tick(0.01), self.place(), self.place(), phase)

    def wait(self):
        self.context.advance(self.tick(5))

    def transform(self):
        phase, scale = self.random.choice(list(rk.GestureInputPhase)), self.random.uniform(0.5, 2)
        self.context.send_transform(self.tick(0.01), self.place(), phase, scale=scale, rotation=self.random.uniform(-3, 3))


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_random_input(seed, monkeypatch):
    print("seed", seed)
    unexpected = []

    def hook(arguments):
        if not isinstance(arguments.exc_value, (Boom, rk.Error)):
            unexpected.append(arguments.exc_value)

    monkeypatch.setattr("sys.unraisablehook", hook)
    gc.collect()
    before = len(_callbacks._kept)
    world = InputWorld(seed)
    with world.context as context:
        for _ in range(1500):
            world.anything()
        assert _callbacks.state.depth == 0 and _callbacks.state.pending == []
        for _ in range(10):
            for settle in (context.cancel_all_touches, context.cancel_all_presses, world.wait):
                try:
                    settle()
                except (rk.Error, Boom):
                    pass
        del settle
        for view in world.scroll_views:
            if view.alive:
                assert not (view.tracking or view.decelerating), "nothing moves any more"
        assert [key for key, view in world.open.items() if view.alive] == [], "SPEC 109: a began without end"
        world.open.clear()
        for objects in (world.views, world.windows, world.controllers, world.recognizers, world.scroll_views):
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
