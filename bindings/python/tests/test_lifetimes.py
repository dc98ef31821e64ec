"""What keeps what alive: wrappers, native objects, attributes, cycles. The collector runs between all steps."""

import gc
import os
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import pytest

import responderkit as rk


class Tagged(rk.View):
    """A view with a state of its own."""

    def __init__(self, tag, frame=(0, 0, 10, 10)):
        super().__init__(frame)
        self.tag = tag

    def point_inside(self, point, event=None):
        return self.tag != "off"


@pytest.fixture
def count(context):
    """How many objects the context holds, after a collection. (A class counts, too: it is defined when it is first used.)"""
    Tagged("defines the class")

    def count():
        gc.collect()
        return context.object_count

    return count


def test_one_wrapper_per_handle(context):
    window, view = rk.Window((0, 0, 10, 10)), rk.View((0, 0, 10, 10))
    window.add_subview(view)
    gc.collect()
    assert window.subviews[0] is view is window.hit_test((5, 5)) and view.superview is window
    assert context.windows[0] is window


def test_a_view_without_a_reference_ends(context, count):
    before = count()
    view = Tagged(1)
    reference = weakref.ref(view)
    assert count() == before + 1
    del view
    assert count() == before and reference() is None


def test_the_tree_keeps_the_wrapper(context):
    """Made and forgotten in one expression: the same Python object as long as it stands in the tree."""
    window = rk.Window((0, 0, 10, 10))
    window.add_subview(Tagged("first"))
    reference = weakref.ref(window.subviews[0])
    gc.collect()
    assert reference() is window.subviews[0] and window.hit_test((5, 5)).tag == "first"
    window.subviews[0].remove_from_superview()
    gc.collect()
    assert reference() is None


def test_plain_views_keep_their_attributes_too(context):
    window = rk.Window((0, 0, 10, 10))
    plain = rk.View((0, 0, 10, 10))
    plain.colour = "red"
    window.add_subview(plain)
    del plain
    gc.collect()
    assert window.hit_test((5, 5)).colour == "red"


def test_a_whole_tree_goes_with_its_window(context, count):
    before = count()
    window = rk.Window((0, 0, 10, 10))
    for _ in range(5):
        outer = Tagged("outer")
        window.add_subview(outer)
        outer.add_subview(Tagged("inner"))
        outer.add_subview(rk.View())
    del outer
    assert count() == before + 16
    window.close()
    del window
    assert count() == before


def test_a_subview_that_python_holds_outlives_its_window(context, count):
    window, view = rk.Window((0, 0, 10, 10)), Tagged("survivor")
    window.add_subview(view)
    window.close()
    del window
    gc.collect()
    assert view.alive and view.superview is None and view.window is None and view.tag == "survivor"


def test_cycles_through_python_are_collected(context, count):
    """A view whose closure refers to it or to its superview, as handlers do: nothing of it leaks."""
    before = count()
    window = rk.Window((0, 0, 10, 10))
    view, child = Tagged("parent"), Tagged("child")
    window.add_subview(view)
    view.add_subview(child)
    view.child = child
    child.on_tap = lambda view=view, window=window: (view.tag, window)
    view.controller = rk.ViewController()
    view.controller.view = view
    window.close()
    del window, view, child
    assert count() == before
    assert context.windows == []


def test_moving_hands_the_wrapper_over(context):
    first, second = rk.Window(), rk.Window()
    view = Tagged("moved")
    reference = weakref.ref(view)
    first.add_subview(view)
    second.add_subview(view)
    del view
    first.close()
    del first
    gc.collect()
    assert reference() is not None and second.subviews == [reference()]
    second.close()
    del second
    gc.collect()
    assert reference() is None


def test_a_callback_that_moves_the_view_on(context):
    """The wrapper follows where the view really is."""
    elsewhere = rk.View()

    class Wanderer(Tagged):
        def did_move_to_superview(self):
            if self.superview is not elsewhere:
                elsewhere.add_subview(self)

    wanderer = Wanderer("w")
    reference = weakref.ref(wanderer)
    stop = rk.View()
    stop.add_subview(wanderer)
    assert wanderer.superview is elsewhere
    del wanderer, stop
    gc.collect()
    assert elsewhere.subviews == [reference()] and reference().tag == "w"


def test_controllers_keep_and_are_kept(context, count):
    class Screen(rk.ViewController):
        def load_view(self):
            self.view = Tagged("loaded")

    Screen()
    before = count()
    window = rk.Window((0, 0, 10, 10))
    window.root_view_controller = Screen()
    window.root_view_controller.add_child(Screen())
    window.root_view_controller.present(Screen())
    references = [
        weakref.ref(window.root_view_controller),
        weakref.ref(window.root_view_controller.children[0]),
        weakref.ref(window.root_view_controller.presented),
        weakref.ref(window.root_view_controller.view),
    ]
    gc.collect()
    assert all(reference() is not None for reference in references)
    assert window.root_view_controller.view.tag == "loaded"
    window.close()
    del window
    assert count() == before and all(reference() is None for reference in references)


def test_a_controller_keeps_its_view(context):
    controller = rk.ViewController()
    controller.view = Tagged("kept")
    reference = weakref.ref(controller.view)
    gc.collect()
    assert reference() is controller.view
    controller.view = None
    gc.collect()
    assert reference() is None


def test_navigation_keeps_its_stack(context, count):
    before = count()
    navigation = rk.NavigationController()
    for number in range(3):
        controller = rk.ViewController()
        controller.number = number
        navigation.push(controller)
    del controller
    gc.collect()
    assert [controller.number for controller in navigation.children] == [0, 1, 2]
    popped = navigation.pop()
    gc.collect()
    assert popped.number == 2 and navigation.top.number == 1
    del popped, navigation
    assert count() == before


def test_attributes_survive_where_only_the_native_side_holds(context):
    """As when C code holds the window: the wrapper goes, class and attributes come back with the next one."""
    from responderkit import _capi

    window = rk.Window((0, 0, 10, 10))
    view = Tagged("aside")
    window.add_subview(view)
    handles = window._handle, view._handle
    for handle in handles:
        assert _capi.rk_retain(handle) == 0
    window.label = "plain, too"
    reference = weakref.ref(view)
    window.close()
    del view, window
    gc.collect()
    assert reference() is None and all(_capi.rk_object_is_alive(handle) for handle in handles)
    again = context.windows[0]
    again.hidden = False
    assert again.label == "plain, too" and again.hit_test((5, 5)).tag == "aside"
    assert type(again.subviews[0]) is Tagged
    for handle in handles:
        assert _capi.rk_release(handle) == 0
    del again
    gc.collect()
    assert context._aside == {} and context.windows == []


def test_overrides_run_while_only_the_native_side_holds(context):
    from responderkit import _capi

    window = rk.Window((0, 0, 10, 10))
    window.add_subview(Tagged("off"))
    handle = window._handle
    assert _capi.rk_retain(handle) == 0
    del window
    gc.collect()
    assert context.windows[0].hit_test((5, 5)) is context.windows[0], "point_inside of the instance answered False, by its own tag"
    assert _capi.rk_release(handle) == 0


def test_a_view_destroyed_in_its_own_callback(context, log):
    class Leaving(rk.View):
        def touches_began(self, touches, event):
            self.remove_from_superview()
            log.append(self.alive)
            super().touches_began(touches, event)

        def touches_cancelled(self, touches, event):
            log.append("cancelled")

    window = rk.Window((0, 0, 10, 10))
    window.add_subview(Leaving((0, 0, 10, 10)))
    before = context.object_count
    context.down(1, 5, 5, 0)
    gc.collect()
    assert log == ["cancelled", True] and context.object_count >= before - 1 and window.subviews == []
    context.up(1, 5, 5, 1)
    assert log == ["cancelled", True]


def test_callbacks_of_a_view_that_is_going(context, log):
    """A window that is closed calls its subviews' methods; they are the very objects, and keep their state."""

    class Watching(Tagged):
        def will_move_to_window(self, window):
            log.append((self.tag, window is not None))

    window = rk.Window()
    view = Watching("kept")
    window.add_subview(view)
    window.add_subview(Watching("unkept"))
    window.close()
    del window
    gc.collect()
    assert sorted(log[:2]) == [("kept", True), ("unkept", True)]
    assert sorted(log[2:]) == [("kept", False), ("unkept", False)]


def test_the_last_callback_of_a_window_that_is_closed(context, log):
    """The key window of a cycle: its callbacks during its end find its attributes."""

    class Watching(rk.Window):
        def resign_key_window(self):
            log.append(self.tag)

    window = Watching()
    window.tag, window.myself = "kept", window
    window.make_key()
    window.close()
    del window
    gc.collect()
    assert log == ["kept"] and context.windows == []
    rk.View()
    assert context._aside == {}


def test_nothing_is_put_aside_for_what_is_gone(context):
    view, other = Tagged("released by hand"), rk.View()
    other.colour = "red"
    for each in (view, other):
        each.release()
    del view, other, each
    gc.collect()
    assert context._aside == {} and not context._unwatched and not context._ending


def ends_without_a_word(code):
    environment = {**os.environ, "PYTHONPATH": str(Path(rk.__file__).parents[1]), "RESPONDERKIT_LIBRARY": rk._library.library._name}
    done = subprocess.run([sys.executable, "-X", "dev", "-c", code], capture_output=True, text=True, env=environment, timeout=300)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_end_of_the_program():
    """Contexts, views with overrides, planned calls and threads that were not tidied up: Python ends without a word."""
    code = """
import threading, responderkit as rk
class Watching(rk.Window):
    def did_move_to_window(self): print('called')
    def resign_key_window(self): print('called')
def work():
    global kept
    kept = Watching(), rk.Context.current()
    stop.wait()
stop = threading.Event()
window = Watching(); window.make_key(); window.add_subview(rk.View()); window.myself = window
context = rk.Context(); context.myself = context
context.diagnostic_handler = print
context.add_timer(1, print); context.post_call(print)
rk.Context.current().down(1, 0, 0, 0)
threading.Thread(target=work, daemon=True).start()
"""
    ends_without_a_word(code)


def test_what_goes_after_the_modules():
    """A context and views that a module imported earlier holds: the names of the package's modules are None by then."""
    code = """
import json, sys
import responderkit as rk
sys.modules_kept = [json, *(module for name, module in sys.modules.items() if name.startswith('responderkit'))]
context = rk.Context()
with context:
    json.kept = [context, rk.Window(), rk.View()]
"""
    ends_without_a_word(code)


def test_a_constructor_that_fails_leaves_nothing(context, count):
    class Failing(rk.View):
        def __init__(self):
            super().__init__()
            raise RuntimeError("no")

    with pytest.raises(RuntimeError, match="^no$"):
        Failing()
    before = count()
    with pytest.raises(RuntimeError, match="^no$"):
        Failing()
    with pytest.raises(rk.InvalidArgumentError):
        rk.View((float("nan"), 0, 0, 0))
    assert count() == before


def test_a_window_whose_notification_raises_leaves_nothing(context, count):
    before = count()
    context.notification_handler = lambda what, which: 1 / 0
    try:
        window = rk.Window()
    except ZeroDivisionError:
        window = None
    context.notification_handler = None
    del window
    assert count() == before and context.windows == []


def test_dropped_callables_are_freed(context):
    """What was planned, posted or set is let go of when it has run, was replaced, or its context ends."""

    class Callable:
        def __call__(self, *arguments):
            pass

    callables = [Callable() for _ in range(6)]
    references = [weakref.ref(each) for each in callables]
    context.add_timer(1, callables[0])
    context.add_timer(9, callables[1]).cancel()
    context.post_call(callables[2])
    context.diagnostic_handler = callables[3]
    context.diagnostic_handler = None
    with rk.Context() as other:
        other.post_call(callables[4])
        other.notification_handler = callables[5]
    del other
    context.advance(2)
    context.drain()
    callables.clear()
    gc.collect()
    assert [reference() for reference in references] == [None] * 6


def test_a_context_without_a_reference_is_destroyed():
    from responderkit import _capi

    context = rk.Context()
    view = Tagged.__new__(Tagged)
    handle = context._handle
    reference = weakref.ref(context)
    del context, view
    gc.collect()
    assert reference() is None and not _capi.rk_object_is_alive(handle)


def test_a_context_lives_as_long_as_its_objects():
    context = rk.Context()
    view = rk.View((1, 2, 3, 4), context=context)
    reference = weakref.ref(context)
    del context
    gc.collect()
    assert view.frame == (1, 2, 3, 4)
    del view
    gc.collect()
    assert reference() is None


def test_classes_do_not_keep_contexts_nor_contexts_classes_for_ever():
    def make():
        class Local(rk.View):
            pass

        with rk.Context():
            Local()
        return weakref.ref(Local)

    reference = make()
    gc.collect()
    assert reference() is None


def test_thousands_of_contexts_one_after_the_other():
    """More than there can be at a time (4,095)."""
    for _ in range(4200):
        with rk.Context():
            Tagged(1)


def test_closing_with_everything_alive(log):
    """Wrappers that outlive their context do nothing when they go."""

    class Watching(Tagged):
        def touches_cancelled(self, touches, event):
            log.append("cancelled")

    context = rk.Context()
    with context:
        window = rk.Window((0, 0, 10, 10))
        view = Watching("x")
        window.add_subview(view)
        context.down(1, 5, 5, 0)
        touch = context.find_touch(1)
    assert log == ["cancelled"]
    assert view.tag == "x" and not view.alive
    del window, view, touch, context
    gc.collect()


def test_a_window_that_nothing_else_stores_stays(context, log):
    class Main(rk.Window):
        def touches_began(self, touches, event):
            log.append(self.title)

    def build():
        Main((0, 0, 10, 10)).title = "main"

    build()
    gc.collect()
    context.down(1, 5, 5, 0.0)
    assert log == ["main"] and [window.title for window in context.windows] == ["main"]
    (window,) = context.windows
    reference = weakref.ref(window)
    window.close()
    window.close()
    assert not window.alive and context.windows == []
    with pytest.raises(rk.StaleHandleError):
        window.level  # noqa: B018
    del window
    gc.collect()
    assert reference() is None and context._aside == {}


def test_a_window_as_a_context_manager(context, count):
    before = count()
    with rk.Window((0, 0, 10, 10)) as window:
        window.make_key_and_visible()
        assert context.key_window is window
    assert not window.alive and context.key_window is None and count() == before
    with pytest.raises(KeyError), rk.Window() as window:
        raise KeyError
    assert not window.alive


def test_closing_resigns_key_and_cancels_touches(context, log):
    class Watching(rk.Window):
        def resign_key_window(self):
            log.append("resigned")

        def touches_cancelled(self, touches, event):
            log.append("cancelled")

    window = Watching((0, 0, 10, 10))
    window.make_key()
    context.down(1, 5, 5, 0.0)
    window.close()
    assert sorted(log) == ["cancelled", "resigned"] and context.windows == []


def test_a_context_goes_with_its_windows():
    """The context keeps its windows and they keep it: a cycle that the collector sees."""
    context = rk.Context()
    window = rk.Window(context=context)
    window.add_subview(rk.View(context=context))
    references = weakref.ref(context), weakref.ref(window)
    handle = window._handle
    del context, window
    gc.collect()
    assert [reference() for reference in references] == [None, None]
    from responderkit import _capi

    assert not _capi.rk_object_is_alive(handle)


def test_the_windows_of_a_threads_own_context_end_with_the_thread():
    from responderkit import _capi, context as module

    handles, orphans = [], len(module._orphans)

    def work():
        handles.append(rk.Window((0, 0, 10, 10))._handle)
        handles.append(rk.Context.current()._handle)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    gc.collect()
    assert not any(_capi.rk_object_is_alive(handle) for handle in handles) and len(module._orphans) == orphans
