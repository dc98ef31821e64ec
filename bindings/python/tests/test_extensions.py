"""Extensions (class.h): methods of a Python class laid over an existing one, super() reaching what lies below."""

import gc
import itertools
import sys
import weakref

import pytest

import responderkit as rk
from responderkit import _callbacks


def enlarged(log=None, name="E", by=10):
    class Enlarged(rk.Button):
        def point_inside(self, point, event=None):
            if log is not None:
                log.append(name)
            return super().point_inside(point, event) or self.bounds.inset(-by, -by).contains(point)

    return Enlarged


class Fancy(rk.Button):
    """A button that logs when it is asked."""

    def point_inside(self, point, event=None):
        self.asked = getattr(self, "asked", 0) + 1
        return super().point_inside(point, event)


@pytest.fixture
def button(context):
    return rk.Button((0, 0, 20, 20))


def test_living_instances_and_those_of_subclasses(context, button):
    fancy = Fancy((0, 0, 20, 20))
    assert button.view_at((25, 10)) is None
    extension = context.extend_class(enlarged())
    assert button.view_at((25, 10)) is button and fancy.view_at((25, 10)) is fancy and fancy.asked == 1
    assert rk.Switch((0, 0, 20, 20)).view_at((25, 10)) is None, "another class"
    extension.remove()
    assert button.view_at((25, 10)) is None and fancy.view_at((25, 10)) is None


def test_only_in_its_context(context, button):
    with rk.Context():
        rk.extend(enlarged())
        other = rk.Button((0, 0, 20, 20))
        assert other.view_at((25, 10)) is other
    assert button.view_at((25, 10)) is None


def test_self_is_the_object_itself(context, button, log):
    class Watching(rk.Button):
        def point_inside(self, point, event=None):
            log.append((self is button, type(self), isinstance(self, Watching), self.colour))
            self.asked = True
            return super().point_inside(point, event)

    button.colour = "red"
    rk.extend(Watching)
    assert button.point_inside((1, 1)) and log == [(True, rk.Button, True, "red")] and button.asked
    assert not isinstance(button, Watching) and button.__class__ is rk.Button, "it passes for one only while the method runs"


def test_objects_made_meanwhile(context, button, log):
    """While such a method runs, objects are made, classes are asked and exceptions are raised as ever."""

    class Making(rk.Button):
        def point_inside(self, point, event=None):
            log.append((isinstance(rk.Label(), rk.Button), rk.Button().__class__, isinstance(self, rk.Switch)))
            rk.View.__new__(rk.View).__class__  # noqa: B018
            return super().point_inside(point, event)

    rk.extend(Making)
    assert button.point_inside((1, 1)) and log == [(False, rk.Button, False)]


def test_as_a_decorator(context, button):
    @rk.extend
    class extension(rk.Button):
        def point_inside(self, point, event=None):
            return not super().point_inside(point, event)

    assert not button.point_inside((1, 1))
    extension.remove()
    assert button.point_inside((1, 1)) and extension.extended.__name__ == "extension"


def test_super_with_arguments(context, button):
    class Explicit(rk.Button):
        def point_inside(self, point, event=None):
            return not super().point_inside(point, event)

    with rk.extend(Explicit) as extension:
        assert not button.point_inside((1, 1)) and button.point_inside((30, 30)) and extension.active
    assert button.point_inside((1, 1)) and not extension.active


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_they_lie_over_one_another_and_go_in_any_order(context, button, log, order):
    extensions = [context.extend_class(enlarged(log, str(number))) for number in range(3)]
    left = [0, 1, 2]
    for number in [None, *order]:
        if number is not None:
            extensions[number].remove()
            left.remove(number)
        log.clear()
        button.point_inside((1, 1))
        assert log == [str(each) for each in reversed(left)]


def test_one_class_twice(context, button, log):
    cls = enlarged(log)
    first, second = rk.extend(cls), rk.extend(cls)
    button.point_inside((100, 1))
    first.remove()
    button.point_inside((100, 1))
    second.remove()
    button.point_inside((100, 1))
    assert log == ["E", "E", "E"]


def test_over_a_class_of_ones_own(context, log):
    class More(Fancy):
        def point_inside(self, point, event=None):
            log.append(f"before {getattr(self, 'asked', 0)}")
            answer = super().point_inside(point, event)
            log.append(f"after {self.asked}")
            return answer

    fancy, plain = Fancy((0, 0, 20, 20)), rk.Button((0, 0, 20, 20))
    rk.extend(More)
    assert fancy.view_at((1, 1)) is fancy and plain.view_at((1, 1)) is plain
    assert log == ["before 0", "after 1"]


def test_over_a_class_by_name(context, plugin_folder):
    context.plugins.policy = rk.PluginPolicy([plugin_folder])
    context.plugins.load(plugin_folder / "RoundButton.so")
    round_button = context.find_class("RoundButton").python_class((0, 0, 20, 20))
    extension = context.extend_class(enlarged(), over="RoundButton")
    assert round_button.view_at((25, 10)) is round_button and rk.Button((0, 0, 20, 20)).view_at((25, 10)) is None
    extension.remove()
    with context.extend_class(enlarged(), over=context.find_class("RoundButton")):
        assert round_button.view_at((25, 10)) is round_button
    assert round_button.view_at((25, 10)) is None


def test_every_kind_of_object(context, scene, log):
    """A recogniser, a window, the application, a controller: each with a method of its own kind, and super()."""

    class OnTap(rk.Tap):
        def touches_began(self, touches, event):
            log.append("tap")
            super().touches_began(touches, event)

    class OnWindow(rk.Window):
        def send_event(self, event):
            log.append("window")
            super().send_event(event)

    class OnApplication(rk.Application):
        def send_event(self, event):
            log.append("application")
            super().send_event(event)

    class OnView(rk.View):
        def touches_began(self, touches, event):
            log.append("view")
            super().touches_began(touches, event)

        def will_move_to_window(self, window):
            log.append("moves")
            super().will_move_to_window(window)

    class OnController(rk.ViewController):
        def load_view(self):
            log.append("loads")
            super().load_view()

    class OnSlider(rk.Slider):
        def begin_tracking(self, touch, event):
            log.append("tracks")
            return super().begin_tracking(touch, event)

    for cls in (OnTap, OnWindow, OnApplication, OnView, OnController, OnSlider):
        rk.extend(cls)
    slider = rk.Slider((0, 600, 300, 30))
    scene.attach(rk.Tap())
    scene.tap()
    # The window is a view, too, and the last to be called.
    assert log == ["application", "window", "tap", "view", "view", "application", "window"] and scene.actions[0][1] == "ENDED"
    log.clear()
    scene.window.add_subview(slider)
    assert rk.ViewController().view is not None
    assert "moves" in log and "loads" in log
    log.clear()
    context.down(1, 10, 615, 5.0)
    assert slider.tracking and "tracks" in log


def test_actions(context, button, log):
    class Performing(rk.Button):
        @rk.action("save:")
        def save(self, sender):
            log.append((self, sender))

    extension = rk.extend(Performing)
    assert button.can_perform_action("save:") and context.application.send_action("save:", button, button)
    extension.remove()
    assert not button.can_perform_action("save:") and log == [(button, button)]


def test_mixins_and_overrides_of_a_mixin(context, button, log):
    class Loud:
        def point_inside(self, point, event=None):
            log.append("loud")
            return super().point_inside(point, event)

    class Mixed(Loud, rk.Button):
        pass

    rk.extend(Mixed)
    assert button.point_inside((1, 1)) and log == ["loud"]


def test_removing_itself_while_it_runs(context, button, log):
    class Once(rk.Button):
        def point_inside(self, point, event=None):
            log.append("once")
            extension.remove()
            return super().point_inside(point, event)

    extension = rk.extend(Once)
    assert button.point_inside((1, 1)) and button.point_inside((1, 1)) and log == ["once"]
    with pytest.raises(rk.StaleHandleError):
        extension.remove()
    assert repr(extension) == "<Extension Once (removed)>"


def test_nested_calls_of_other_receivers(context, log):
    """The method of one button asks another, which runs the same extension: each super() has its own receiver."""
    first, second = rk.Button((0, 0, 20, 20)), rk.Button((0, 0, 40, 40))

    class Asking(rk.Button):
        def point_inside(self, point, event=None):
            other = self is first and second.point_inside(point, event)
            log.append((self is first, other, super().point_inside(point, event)))
            return log[-1][2]

    rk.extend(Asking)
    assert not first.point_inside((30, 30))
    assert log == [(False, False, True), (True, True, False)]


def test_what_cannot_be_an_extension(context, button):
    class Empty(rk.Button):
        pass

    class Instances(rk.Button):
        def point_inside(self, point, event=None):
            return True

    with pytest.raises(rk.InvalidArgumentError, match="nothing to lay"):
        rk.extend(Empty)
    for cls in (rk.Button, object, button):
        with pytest.raises(TypeError, match="a class of the program"):
            rk.extend(cls)
    Instances()
    with pytest.raises(TypeError, match="has instances of its own"):
        rk.extend(Instances)
    cls = enlarged()
    rk.extend(cls)
    with pytest.raises(TypeError, match="has no instances of its own"):
        cls()
    with pytest.raises(TypeError, match="has no instances of its own"):
        button.change_class(cls)
    with pytest.raises(rk.InvalidArgumentError):
        context.extend_class(enlarged(), over="Tap")
    with pytest.raises(rk.NotFoundError):
        context.extend_class(enlarged(), over="Nothing")


def test_an_exception_is_raised_when_the_call_returns(context, button):
    class Fault(Exception):
        pass

    class Raising(rk.Button):
        def point_inside(self, point, event=None):
            raise Fault

    extension = rk.extend(Raising)
    with pytest.raises(Fault):
        button.view_at((1, 1))
    extension.remove()
    assert button.view_at((1, 1)) is button and _callbacks.state.faces == [] and _callbacks.state.below is None


def test_nothing_is_left_behind(context, button):
    def use():
        cls = enlarged()
        with context.extend_class(cls):
            button.point_inside((1, 1))
        return weakref.ref(cls)

    reference = use()
    gc.collect()
    kept = len(_callbacks._kept)
    assert reference() is None
    for _ in range(50):
        use()
    assert len(_callbacks._kept) == kept


def test_a_context_that_is_never_closed_ends_with_its_extensions():
    context = rk.Context()

    class Knowing(rk.Button):
        def point_inside(self, point, event=None):
            return self.context is context

    context.extend_class(Knowing)
    reference = weakref.ref(context)
    context = Knowing = None
    gc.collect()
    assert reference() is None


def test_recursion_without_end_is_stopped(context, button):
    class Endless(rk.Button):
        def point_inside(self, point, event=None):
            return button.point_inside(point, event)

    rk.extend(Endless)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(400)
    try:
        with pytest.raises(RecursionError):
            button.point_inside((1, 1))
    finally:
        sys.setrecursionlimit(limit)
