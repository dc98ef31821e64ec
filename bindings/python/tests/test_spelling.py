"""Names in UIKit's spelling and slips of the pen: named, instead of being stored or never called."""

import re

import pytest

import responderkit as rk


@pytest.mark.parametrize(
    ("make", "name", "value", "right"),
    [
        (rk.View, "isHidden", True, "hidden"),
        (rk.View, "is_hidden", True, "hidden"),
        (rk.View, "isUserInteractionEnabled", False, "user_interaction_enabled"),
        (rk.View, "anchorPoint", (0, 0), "anchor_point"),
        (rk.View, "clipsToBounds", True, "clips_to_bounds"),
        (rk.View, "hiden", True, "hidden"),
        (rk.View, "aplha", 0.5, "alpha"),
        (rk.View, "user_interaction_enable", False, "user_interaction_enabled"),
        (rk.View, "canBecomeFirstResponder", True, "can_become_first_responder"),
        (rk.View, "nextResponder", None, "next_responder"),
        (rk.Tap, "numberOfTapsRequired", 2, "number_of_taps_required"),
        (rk.Tap, "number_of_taps_requried", 2, "number_of_taps_required"),
        (rk.Pan, "minimum_number_of_tuoches", 2, "minimum_number_of_touches"),
        (rk.Window, "windowLevel", 1, "level"),
        (rk.Window, "rootViewController", None, "root_view_controller"),
        (rk.Window, "isKeyWindow", True, "key"),
        (rk.Switch, "isOn", True, "on"),
        (rk.Switch, "is_on", True, "on"),
        (rk.Button, "isEnabled", False, "enabled"),
        (rk.ScrollView, "contentOffset", (0, 0), "content_offset"),
        (rk.ScrollView, "isPagingEnabled", True, "paging_enabled"),
        (rk.ScrollView, "contentsize", (1, 1), "content_size"),
        (rk.TextField, "isSecureTextEntry", True, "secure_text_entry"),
        (rk.ViewController, "isViewLoaded", True, "view_loaded"),
    ],
)
def test_an_attribute_that_is_written_otherwise_is_not_stored(context, make, name, value, right):
    thing = make()
    with pytest.raises(AttributeError, match=rf"'{make.__name__}' object has no attribute '{name}'.*'{right}'"):
        setattr(thing, name, value)
    assert name not in vars(thing)
    with pytest.raises(AttributeError, match=rf"'{right}'"):
        getattr(thing, name)


@pytest.mark.parametrize(
    ("name", "right"),
    [("explain_steps", "explain().steps"), ("explanationSteps", "explain().steps"), ("explain_touch", "explain(touch=number)")],
)
def test_what_is_part_of_another_answer_here(context, name, right):
    button = rk.Button()
    with pytest.raises(AttributeError, match=re.escape(f"'Button' object has no attribute '{name}': it is {right} here")):
        getattr(button, name)
    context.trace.start()
    assert isinstance(button.explain().steps, tuple)


@pytest.mark.parametrize(
    ("name", "right"),
    [("UIView", "View"), ("UITapGestureRecognizer", "Tap"), ("PanGestureRecognizer", "Pan"), ("CGRect", "Rect"), ("CGAffineTransform", "Transform")],
)
def test_uikits_classes_are_named(name, right):
    with pytest.raises(AttributeError, match=f"'responderkit' has no attribute '{name}': it is '{right}' here$"):
        getattr(rk, name)


def test_a_class_that_is_not_here():
    with pytest.raises(AttributeError, match="has no attribute 'UITableView'$"):
        rk.UITableView  # noqa: B018


@pytest.mark.parametrize("name", ["convert", "convert_point", "convertPoint"])
def test_convert(context, name):
    with pytest.raises(AttributeError, match="it is 'convert_point_to' here"):
        getattr(rk.View(), name)
    thing = rk.View()
    thing.convert = 1  # a word of a program's own
    assert thing.convert == 1


def test_the_contexts_too(context):
    with pytest.raises(AttributeError, match="'diagnostic_handler'"):
        context.diagnosticHandler = print
    with pytest.raises(AttributeError, match="'notification_handler'"):
        context.notification_handlre = print
    with pytest.raises(AttributeError, match="'key_window'"):
        context.keyWindow  # noqa: B018
    context.notes = []


@pytest.mark.parametrize(
    ("name", "right"), [("next", "next_responder"), ("touchesBegan", "touches_began"), ("addSubview", "add_subview"), ("subview", "subviews"), ("tranform", "transform")]
)
def test_reading_names_the_right_one(context, name, right):
    with pytest.raises(AttributeError, match=f"'{right}'"):
        getattr(rk.View(), name)
    assert not hasattr(rk.View(), name)


def test_what_is_no_slip_may_be_stored(context):
    """A program's own attributes: words that happen to be close to a property's stay possible."""

    class Mine(rk.View):
        alphas: float
        hiddem = "declared in the class"

        def __init__(self):
            super().__init__()
            self.alphas, self.frames, self.names, self.colour, self.onTap, self.bounds2, self.framed = 1, 2, 3, 4, 5, 6, 7
            self.hiddem = "and in the object"
            self._isHidden = 8

    mine, plain = Mine(), rk.View()
    plain.colour = "red"
    assert (mine.frames, mine.hiddem, plain.colour) == (2, "and in the object", "red")

    class Declared(rk.View):
        hiden: bool

    declared = Declared()
    declared.hiden = True
    assert declared.hiden and not declared.hidden

    class Recognizer(rk.GestureRecognizer):
        def __init__(self):
            super().__init__()
            self.touched = self.pressed = True

    assert Recognizer().touched


def test_a_method_is_not_assigned_to_an_object(context):
    view = rk.View()
    with pytest.raises(AttributeError, match="override it in a subclass"):
        view.hit_test = lambda point, event=None: None


@pytest.mark.parametrize(
    ("base", "name", "right"),
    [
        (rk.View, "touchesBegan", "touches_began"),
        (rk.View, "touchesBegan_withEvent_", "touches_began"),
        (rk.View, "touches_began_with_event", "touches_began"),
        (rk.View, "touch_began", "touches_began"),
        (rk.View, "touches_begin", "touches_began"),
        (rk.View, "touches_canceled", "touches_cancelled"),
        (rk.View, "hitTest", "hit_test"),
        (rk.View, "hit_tset", "hit_test"),
        (rk.View, "pointInside", "point_inside"),
        (rk.View, "didMoveToWindow", "did_move_to_window"),
        (rk.View, "gestureRecognizerShouldBegin", "gesture_recognizer_should_begin"),
        (rk.View, "isHidden", "hidden"),
        (rk.Window, "canBecomeKey", "can_become_key_window"),
        (rk.Window, "sendEvent", "send_event"),
        (rk.ViewController, "viewDidLoad", "view_did_load"),
        (rk.ViewController, "view_did_loaded", "view_did_load"),
        (rk.Control, "beginTracking", "begin_tracking"),
        (rk.GestureRecognizer, "canPrevent", "can_prevent"),
        (rk.GestureRecognizer, "shouldRequireFailure", "should_require_failure_of"),
        (rk.ScrollView, "touchesShouldCancel", "touches_should_cancel"),
    ],
)
def test_an_override_that_would_never_be_called_is_an_error_of_the_class(base, name, right):
    with pytest.raises(TypeError, match=rf"Wrong\.{name} would never be called: it is '{right}' here"):
        type("Wrong", (base,), {"__qualname__": "Wrong", name: lambda self, *arguments: None})
    mixin = type("Mixin", (), {name: lambda self, *arguments: None})
    with pytest.raises(TypeError, match=f"'{right}'"):
        type("Wrong", (mixin, base), {"__qualname__": "Wrong"})


def test_methods_and_properties_are_not_mixed_up():
    with pytest.raises(TypeError, match="next_responder is a property; write @property above it"):

        class NoProperty(rk.View):
            def next_responder(self):
                return None

    with pytest.raises(TypeError, match="hit_test is a method; leave out @property"):

        class NoMethod(rk.View):
            @property
            def hit_test(self):
                return None

    with pytest.raises(TypeError, match="hidden is a property of each object; set it in __init__"):

        class NoValue(rk.View):
            hidden = True


def test_a_value_overrides_a_question(context):
    class Eager(rk.View):
        can_become_first_responder = True

    window, eager = rk.Window((0, 0, 10, 10)), Eager()
    window.add_subview(eager)
    assert eager.become_first_responder() and window.first_responder is eager


def test_a_class_may_have_methods_of_its_own(context):
    class Page(rk.View):
        def has_next(self):
            return True

        def loadPicture(self):
            return "picture"

        @rk.action("touchesBegan")
        def touched(self):
            pass

        def preset(self):
            pass

    assert Page().has_next() and Page().loadPicture() == "picture"


@pytest.mark.parametrize(
    ("make", "name", "right"),
    [
        (rk.ScrollView, "scrollViewDidScroll", "did_scroll"),
        (rk.ScrollView, "did_end_decelarating", "did_end_decelerating"),
        (rk.TextField, "textFieldShouldReturn", "should_return"),
        (rk.Tap, "gestureRecognizerShouldBegin", "should_begin"),
        (rk.Tap, "shouldBegin", "should_begin"),
    ],
)
def test_a_delegates_method_that_would_never_be_called(context, make, name, right):
    known = {rk.ScrollView: "did_zoom", rk.TextField: "did_begin_editing", rk.Tap: "should_receive_touch"}[make]
    wrong = type("Wrong", (), {name: lambda self, *arguments: None, known: lambda self, *arguments: None})()
    with pytest.raises(TypeError, match=rf"Wrong\.{name} would never be called: it is '{right}' here"):
        make().delegate = wrong


@pytest.mark.parametrize(("name", "right"), [("minimum_number_of_tuoches", "minimum_number_of_touches"), ("minimumNumberOfTouches", "minimum_number_of_touches"), ("isEnabled", "enabled")])
def test_a_constructor_names_the_right_keyword(context, name, right):
    with pytest.raises(TypeError, match=f"Pan has no property '{name}' that can be set: is '{right}' meant"):
        rk.Pan(**{name: 2})
