"""class.h and subclassing: what is overridden gets a C function, and super() goes where it should."""

import gc

import pytest
from conftest import LoggingView

import responderkit as rk
from responderkit import _callbacks, classes


def overrides(cls):
    return set(classes.class_info(cls).overrides)


def own(cls):
    return set(classes.class_info(cls).own)


def test_only_what_is_overridden_gets_a_c_function():
    class Plain(rk.View):
        def other(self):
            pass

    class Round(rk.View):
        def point_inside(self, point, event=None):
            return True

    class Both(Round):
        def hit_test(self, point, event=None):
            return super().hit_test(point, event)

    assert overrides(rk.View) == overrides(Plain) == set()
    assert overrides(Round) == own(Round) == {"point_inside"}
    assert overrides(Both) == {"point_inside", "hit_test"} and own(Both) == {"hit_test"}
    assert classes.class_info(Both).top is Round


def test_native_classes_follow_the_python_ones(context):
    class A(rk.View):
        pass

    class B(A):
        pass

    b = B()
    assert b.native_class.name == "B" and b.native_class.superclass.name == "A"
    assert b.native_class.superclass.superclass.name == "View"
    assert b.native_class.is_subclass_of(context.find_class("Responder"))
    assert not context.find_class("View").is_subclass_of(b.native_class)
    assert context.find_class("Responder").superclass is None
    assert A().native_class == b.native_class.superclass and len({A().native_class, A().native_class}) == 1
    assert repr(b.native_class) == "NativeClass('B')"


def test_a_class_is_defined_once_per_context():
    class Once(rk.View):
        pass

    with rk.Context() as first:
        assert Once().native_class == Once().native_class
        with rk.Context() as second:
            assert Once().native_class.name == "Once" == second.find_class("Once").name
        assert first.find_class("Once").name == "Once"


def test_python_classes_that_share_a_name(context):
    def make():
        class Same(rk.View):
            def point_inside(self, point, event=None):
                return True

        return Same

    first, second = make()(), make()()
    assert first.native_class != second.native_class
    assert {first.native_class.name, second.native_class.name} == {"Same", "Same#2"}
    assert first.hit_test((-5, -5)) is first and second.hit_test((-5, -5)) is second


def test_a_name_that_is_taken_leaves_nothing_behind():
    gc.collect()
    before = len(_callbacks._kept)
    with rk.Context():
        for _ in range(3):
            type("Same", (rk.View,), {})()
    gc.collect()
    assert len(_callbacks._kept) == before


def test_names_that_c_cannot_hold(context):
    long = type("L" * 400, (rk.View,), {})
    odd = type("Größe", (rk.View,), {})
    assert len(long().native_class.name) == 200
    assert odd().native_class.name == "Größe"


def test_super_runs_the_built_in_method(context, log):
    """S17: the disc; the built-in rectangle is asked first."""

    class Round(rk.View):
        def point_inside(self, point, event=None):
            log.append(type(point).__name__)
            middle = self.bounds.mid
            distance = ((point.x - middle.x) ** 2 + (point.y - middle.y) ** 2) ** 0.5
            return super().point_inside(point, event) and distance <= self.bounds.width / 2

    button = Round((100, 100, 100, 100))
    assert button.hit_test((50, 50)) is button
    assert button.hit_test((10, 10)) is None
    assert button.hit_test((50, 0)) is button
    assert button.hit_test((100, 50)) is None, "super() answers False at the right edge (SPEC 11)"
    assert log == ["Point"] * 4


def test_a_class_that_is_subclassed_again(context, log):
    """Each method runs once, in the order of the classes: super-calls name their class, not the receiver's."""

    class A(rk.View):
        def point_inside(self, point, event=None):
            log.append("A")
            return super().point_inside(point, event)

    class B(A):
        def point_inside(self, point, event=None):
            log.append("B")
            return super().point_inside(point, event)

    class C(B):
        pass

    class D(C):
        def point_inside(self, point, event=None):
            log.append("D")
            return super().point_inside(point, event)

    for cls, expected in ((A, "A"), (B, "BA"), (C, "BA"), (D, "DBA")):
        view = cls((0, 0, 10, 10))
        log.clear()
        assert view.hit_test((5, 5)) is view
        assert "".join(log) == expected
        assert view.hit_test((50, 5)) is None


def test_mixins(context, log):
    class Loud:
        def touches_began(self, touches, event):
            log.append("loud")
            super().touches_began(touches, event)

    class Button(Loud, rk.View):
        def touches_began(self, touches, event):
            log.append("button")
            super().touches_began(touches, event)

    class Quiet(rk.View):
        pass

    class Late(Loud, Quiet):
        pass

    window = rk.Window((0, 0, 100, 100))
    window.add_subview(Button((0, 0, 50, 100)))
    window.add_subview(Late((50, 0, 50, 100)))
    context.down(1, 10, 10, 0)
    context.down(2, 60, 10, 0)
    assert log == ["button", "loud", "loud"]
    assert overrides(Late) == own(Late) == {"touches_began"}
    assert classes.class_info(Late).superclass is Quiet


def test_a_class_of_two_views(context, log):
    class Left(rk.View):
        def did_move_to_window(self):
            log.append("left")
            super().did_move_to_window()

    class Right(rk.View):
        def did_move_to_window(self):
            log.append("right")
            super().did_move_to_window()

    class Both(Left, Right):
        pass

    window = rk.Window()
    window.add_subview(Both())
    assert log == ["left", "right"]


def test_a_mixed_window_is_a_window(context):
    class Rounded(rk.View):
        def point_inside(self, point, event=None):
            return False

    class RoundedWindow(Rounded, rk.Window):
        pass

    window = RoundedWindow((0, 0, 10, 10))
    assert window.native_class.superclass.name == "Window"
    assert window.window is window and window.hit_test((5, 5)) is None


def test_calling_the_built_in_method_by_its_class(context):
    """rk.View.point_inside(view, …) runs View's method, whatever the view overrides: Python's own rule."""

    class Never(rk.View):
        def point_inside(self, point, event=None):
            return False

    view = Never((0, 0, 10, 10))
    assert not view.point_inside((5, 5)) and rk.View.point_inside(view, (5, 5))
    assert view.hit_test((5, 5)) is None


def test_what_an_override_returns_is_checked(context):
    """SPEC 307: nonsense is an error of the override, and nothing for the library."""

    class Wrong(rk.View):
        def hit_test(self, point, event=None):
            return "me"

    window = rk.Window((0, 0, 10, 10))
    window.add_subview(Wrong((0, 0, 10, 10)))
    with pytest.raises(TypeError, match="hit_test has to return a View or None, not 'me'"):
        window.hit_test((5, 5))


def test_truth_values_need_not_be_bools(context):
    class Truthy(rk.View):
        def point_inside(self, point, event=None):
            return [1]

    view = Truthy()
    assert view.hit_test((99, 99)) is view


def test_objects_made_in_a_callback_belong_to_its_context(context):
    made = []

    class Maker(rk.View):
        def did_move_to_window(self):
            made.append(rk.View())

    window, maker = rk.Window(), Maker()
    with rk.Context():
        window.add_subview(maker)
    assert made[0].context is context


def test_changing_the_class_of_a_living_object(context, log):
    class Shouting(rk.View):
        def point_inside(self, point, event=None):
            log.append("asked")
            return super().point_inside(point, event)

    view = rk.View((0, 0, 10, 10))
    view.tag = "kept"
    view.change_class(Shouting)
    assert type(view) is Shouting and view.tag == "kept" and view.native_class.name == "Shouting"
    assert view.hit_test((5, 5)) is view and log == ["asked"]
    with pytest.raises(TypeError, match="Label is no subclass of Shouting"):
        view.change_class(rk.Label)


def test_actions(context):
    """SPEC 133, SPEC 137: what a class implements, with none, one or two arguments."""

    class Editor(rk.View):
        @rk.action("save:")
        def save(self, sender):
            pass

        @rk.action("undo")
        def undo(self):
            pass

        @rk.action("drag:event:")
        def drag(self, sender, event):
            pass

    class Better(Editor):
        @rk.action("redo")
        def redo(self):
            pass

    editor, better = Editor(), Better()
    for selector in ("save:", "undo", "drag:event:"):
        assert editor.can_perform_action(selector) and better.can_perform_action(selector)
    assert better.can_perform_action("redo") and not editor.can_perform_action("redo")
    assert better.native_class.superclass == editor.native_class


@pytest.mark.parametrize("count", [0, 1, 2])
def test_an_action_gets_as_many_arguments_as_it_takes(context, log, count):
    methods = [lambda self: log.append(()), lambda self, s: log.append((s,)), lambda self, s, e: log.append((s, e))]
    cls = type("Target", (rk.Responder,), {"perform": rk.action("go")(methods[count])})
    target, sender = cls(), rk.View()
    # Sending actions comes with a later version; what it will call is the function that the class registered.
    from responderkit._callbacks import forget_value, keep_value

    token = keep_value(classes.ClassRecord(__import__("weakref").ref(context), []))
    classes._action_thunk(cls, "perform")(target._handle, sender._handle, None, token)
    forget_value(token)
    assert log == [(sender, None)[:count]]


def test_super_without_overriding_is_the_public_call(context, log):
    """An object without overrides: its method and the library's function are the same thing."""
    window = rk.Window((0, 0, 50, 50))
    window.add_subview(LoggingView((0, 0, 50, 50), log=log, name="v"))
    assert window.hit_test((5, 5)).word == "v" and log == ["v.hit", "v.in=1"]
