"""Wrong and swapped arguments: what is wrong is named in Python's terms, never a C function, a parameter of C or a part of the package."""

import re

import pytest

import responderkit as rk

WRONG = {
    "rk.Window(context=rk.Context()).add_subview(rk.View())": "belongs to another context; make its objects inside `with context:`, or give each context=context",
    "rk.action(print)": r'selector must be a str, as in @action\("save:"\), not <built-in function print>',
    "rk.typed_action(5)": r'selector must be a str, as in @typed_action\("save:"\), not 5',
    "view.add_subview(None)": "view must be a View, not None",
    "rk.View(5)": r"a rectangle is four numbers \(x, y, width, height\), not 5",
    "rk.View((1, 2))": r"four numbers .* not \(1, 2\)",
    "rk.View('abcd')": "four numbers .* not 'abcd'",
    "rk.View(view)": "four numbers",
    "rk.View(context=5)": "context must be a Context or None, not 5",
    "setattr(view, 'frame', None)": "four numbers .* not None",
    "setattr(view, 'center', (1,))": r"a point is two numbers \(x, y\), not \(1,\)",
    "setattr(view, 'alpha', 'x')": "alpha must be a number, not 'x'",
    "setattr(view, 'z_position', None)": "z_position must be a number, not None",
    "setattr(view, 'name', 5)": "name must be a str, not 5",
    "setattr(window, 'level', 'top')": "level must be a number, not 'top'",
    "setattr(window, 'root_view_controller', view)": "root_view_controller must be a ViewController or None, not View",
    "rk.NavigationController(view)": "root must be a ViewController or None, not View",
    "rk.ViewController().present(view)": "controller must be a ViewController, not View",
    "rk.ViewController().add_child(view)": "child must be a ViewController, not View",
    "rk.NavigationController().push(view)": "controller must be a ViewController, not View",
    "rk.Slider(value='half')": "value must be a number, not 'half'",
    "rk.Pan(minimum_number_of_touches='two')": "an int, not 'two'",
    "rk.Swipe(direction='left')": "must be an int, not 'left'",
    "rk.TextField(text=5)": "text must be a str, not 5",
    "rk.ScrollView(content_size=5)": r"a size is two numbers \(width, height\), not 5",
    "rk.Tap(3)": "an action has to be callable, or a target and a selector, not 3",
    "rk.Tap((1, 2))": "target must be an object of the library, not int",
    "rk.Tap((view,))": "a pair of a target and a selector",
    "button.add_action(rk.ControlEvents.TOUCH_DOWN, print)": "takes the function first and the events second",
    "button.add_action(print, 'down')": "events must be ControlEvents, such as ControlEvents.TOUCH_UP_INSIDE, not 'down'",
    "button.add_target('press', view, rk.ControlEvents.TOUCH_DOWN)": "target must be an object of the library or None, not str",
    "context.send_touches(0, [1])": "a sample must be a TouchSample, not 1",
    "view.invoke('move:', 1)": r'selector \("move:"\) is not an action of .*a View; see responds_to\(\)',
    "view.insert_subview(0, rk.View())": "view must be a View, not int",
    "view.convert_point_to(view, (1, 2))": r"a point is two numbers \(x, y\), not .*View",
    "view.convert_point_to((1, 2), (3, 4))": "view must be a View or None, not tuple",
    "view.hit_test(5)": r"a point is two numbers \(x, y\), not 5; give them as one argument, in parentheses$",
    "view.hit_test(5, 5)": "a point .* not 5; give them as one argument",
    "view.point_inside(5, 5)": "a point .* not 5; give them as one argument",
    "view.view_at(5, 5)": "a point .* not 5; give them as one argument",
    "view.explain(at=5)": "a point .* not 5; give them as one argument",
    "view.convert_point_to(5, 5)": "a point .* not 5; give them as one argument",
    "view.convert_point_from(5, 6, view)": r"a point is two numbers \(x, y\) in one argument: convert_point_from\(\(5, 6\)\)$",
    "window.convert_rect_to_window(1, 2, 3, 4, window)": r"a rectangle is four numbers .* in one argument: convert_rect_to_window\(\(1, 2, 3, 4\)\)$",
    "window.convert_point_to_window(5, 5)": "a point .* not 5; give them as one argument",
    "view.hit_map(0, 0, 10, 10)": "a rectangle .* not 0; give them as one argument",
    "view.hit_map(0, 0, 10, 10, 4, 4)": r"a rectangle .* in one argument: hit_map\(\(0, 0, 10, 10\)\)$",
    "rk.View(1, 2, 30, 40)": r"a rectangle is four numbers \(x, y, width, height\) in one argument: View\(\(1, 2, 30, 40\)\)$",
    "rk.Button(1, 2, 30, 40, enabled=False)": r"in one argument: Button\(\(1, 2, 30, 40\)\)$",
    "rk.Window(320, 480)": r"a rectangle is four numbers \(x, y, width, height\) in one argument: Window\(\(x, y, width, height\)\)$",
    "rk.ScrollView().set_content_offset(5, 5)": "a point .* not 5; give them as one argument",
    "rk.ScrollView().zoom_to_rect(1, 2, 3, 4)": r"in one argument: zoom_to_rect\(\(1, 2, 3, 4\)\)$",
    "rk.Rect(0, 0, 1, 1).contains(5, 5)": r"a point .* in one argument: contains\(\(5, 5\)\)$",
    "rk.Rect(0, 0, 1, 1).union(1, 2, 3, 4)": r"a rectangle .* in one argument: union\(\(1, 2, 3, 4\)\)$",
    "rk.Pan().set_translation(5, 5)": "a point .* not 5; give them as one argument",
    "view.hit_test((1, 2), (3, 4))": "event must be an Event or None, not tuple",
    "view.add_key_command(rk.KeyModifierFlags.SHIFT, 's', 'save')": "input must be a str|modifiers must be an int",
    "context.down((5, 5), 1, 0.0)": "the number of a finger is an int",
    "context.down(1, (5, 5), 0.0)": r"x and y are two numbers, not \(5, 5\) and 0.0",
    "context.down(1, 5, 5, 'now')": "t is the time in seconds, a number, not 'now'",
    "context.advance('later')": "must be a number, not 'later'",
    "context.add_timer(print, 1.0)": "must be a number",
    "context.press_down(view, rk.PressType.SELECT)": "an int",
    "window.add_subview(window)": "windows have no superview, show them with hidden = False$",
    "context.plugins.load('/x.so')": "allow them with plugins.policy$",
    "context.problems()": r"start it with context.trace.start\(\) before the input",
    "view.remove_gesture_recognizer(rk.Pan())": "; check view$",
    "(view.release(), view.frame)": r"has been destroyed; objects end with their context or by release\(\), touches",
}


@pytest.mark.parametrize("code", WRONG)
def test_what_is_wrong_is_named(context, code):
    names = {"rk": rk, "context": context, "view": rk.View(), "window": rk.Window(), "button": rk.Button()}
    with pytest.raises((TypeError, ValueError, rk.Error), match=WRONG[code]) as caught:
        eval(code, names)
    text = str(caught.value)
    assert not re.search(r"\brk_|NULL|_handle|ArgumentError|argument \d|unpack", text), text
    assert type(caught.value).__name__ != "ArgumentError"


def test_a_wrong_argument_changes_nothing(context):
    button = rk.Button()
    with pytest.raises(TypeError):
        button.add_action(rk.ControlEvents.TOUCH_DOWN, print)
    assert button.all_control_events == 0


@pytest.mark.parametrize(
    ("make", "events"),
    [(rk.Control, "TOUCH_UP_INSIDE"), (rk.Button, "TOUCH_UP_INSIDE"), (rk.Switch, "VALUE_CHANGED"), (rk.Slider, "VALUE_CHANGED"), (rk.PageControl, "VALUE_CHANGED"), (rk.TextField, "EDITING_CHANGED")],
)
def test_an_action_without_events_is_for_the_usual_ones(context, make, events):
    control = make()
    control.add_action(print)
    assert control.all_control_events == rk.ControlEvents[events]

    @control.on_action
    def act():
        pass

    control.remove_action(act)
    control.remove_action(print)
    assert control.all_control_events == 0
