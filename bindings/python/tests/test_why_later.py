"""What one touch did stays what it did, whatever comes later; classes that keep touches from what they inherit; causes beside touches."""

import pytest

import responderkit as rk
from problem_support import button, drag, named, recogniser, scroll_view, tap
from responderkit import GestureInputPhase, ProblemKind, Reason, TouchPhase, TouchSample


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    window.make_key_and_visible()
    context.trace.start()
    return window


def drag_up(context, time=1, number=1, step=25):
    drag(context, [(100, 400 - step * k) for k in range(9)], time, number)


# Later input


def stop_list(context):
    drag_up(context, number=7)
    context.advance(1.4)
    tap(context, 100, 100, 1.45)


def tap_list(context):
    tap(context, 100, 100, 1)


def trackpad(context, window):
    for step, phase in enumerate((GestureInputPhase.BEGAN, GestureInputPhase.CHANGED, GestureInputPhase.ENDED)):
        context.send_transform(context.time + 1 + step / 10, (100, 100), phase, scale=1 + step / 4)


def wheel(context, window):
    context.send_scroll(context.time + 1, (100, 100), (0, -40))


def sideways(context, window):
    drag(context, [(250 - 12 * k, 100) for k in range(9)], context.time + 1, 9)


def two_fingers(context):
    for step, (phase, shift) in enumerate(((TouchPhase.BEGAN, 0), (TouchPhase.MOVED, 40), (TouchPhase.ENDED, 40))):
        context.send_touches(1 + step / 10, [TouchSample(1, phase, (100 - shift, 200 - shift)), TouchSample(2, phase, (200 + shift, 300 + shift))])


def look(context, window):
    window.view_at((100, 100))


@pytest.mark.parametrize("first, later", [(tap_list, trackpad), (tap_list, look), (stop_list, trackpad), (stop_list, wheel), (stop_list, sideways), (two_fingers, sideways)])
def test_later_input_changes_no_explanation_of_a_touch(context, window, first, later):
    view = scroll_view(window, size=(320, 9000))
    button(view, (0, 0, 320, 9000), "row")
    first(context)
    context.advance(context.time + 3)
    before = str(view.explain(touch=1))
    later(context, window)
    context.advance(context.time + 3)
    assert str(view.explain(touch=1)) == before


@pytest.mark.parametrize("by_touch", [False, True])
def test_a_flick_that_was_stopped(context, window, by_touch):
    view = scroll_view(window, size=(320, 9000))
    drag_up(context)
    context.advance(1.4)
    assert "decelerates" in str(view.explain(touch=1))
    if by_touch:
        tap(context, 100, 200, 1.45, 2)
    else:
        view.set_content_offset((0, 0))
    context.advance(6)
    assert str(view.explain(touch=1)).startswith("list was stopped by touch 2" if by_touch else "list was stopped: its contentOffset was set")


def test_a_hover_that_has_begun(context, window):
    tile = named(rk.View((0, 0, 100, 100)), "tile", window)
    glow = recogniser(tile, rk.Hover, "glow")
    context.send_pointer(1, (50, 50))
    tap(context, 50, 50, 2)
    assert glow.state is rk.GestureRecognizerState.BEGAN
    assert str(glow.explain()).startswith("glow began")
    assert str(glow.explain(touch=1)) == "glow did not get touch 1 at (50 50): a hover recogniser receives no touches (SPEC 239)"


@pytest.mark.parametrize("how", ["removed", "disabled"])
def test_a_scroll_view_that_lost_its_drag(context, window, how):
    view = scroll_view(window)
    context.down(1, 100, 300, 1)
    for step in range(1, 9):
        context.move(1, 100, 300 - 15 * step, 1 + step / 50)
    if how == "removed":
        view.remove_from_superview()
    else:
        view.scroll_enabled = False
    context.up(1, 100, 180, 1.3)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.TOUCH_LOST, view.pan_gesture_recognizer)
    cause = "its view left the window" if how == "removed" else "it was disabled"
    assert f"the pan of scroll view list was cancelled: {cause}" in str(view.explain())


# Classes


def two(context, phase, time, shift=0):
    context.send_touches(time, [TouchSample(1, phase, (100 - shift, 100 - shift)), TouchSample(2, phase, (200 + shift, 100 + shift))])


def with_two(context):
    two(context, TouchPhase.BEGAN, 1)
    for step in range(1, 6):
        two(context, TouchPhase.MOVED, 1 + step / 30, 8 * step)
    two(context, TouchPhase.ENDED, 1.2, 40)


def with_one(context):
    drag(context, [(3 + 30 * k, 40) for k in range(6)], 1)


def held(context):
    context.down(1, 40, 40, 1)
    context.advance(1.8)
    context.up(1, 40, 40, 1.9)


OVERRIDES = [
    (cls, method, gesture, properties)
    for cls, gesture, properties in (
        (rk.LongPress, held, {}),
        (rk.Swipe, with_one, {}),
        (rk.ScreenEdgePan, with_one, {"edges": rk.RectEdge.LEFT}),
        (rk.Pinch, with_two, {}),
        (rk.Rotation, with_two, {}),
    )
    for method in ("touches_began", "touches_moved")
    if (cls, method) != (rk.LongPress, "touches_moved")  # a finger that stays does not move
]


@pytest.mark.parametrize("calls_super", [False, True])
@pytest.mark.parametrize("cls, method, gesture, properties", OVERRIDES)
def test_a_recogniser_whose_class_does_not_call_super(context, window, cls, method, gesture, properties, calls_super):
    def override(self, touches, event):
        if calls_super:
            getattr(super(made, self), method)(touches, event)

    made = type("Own" + cls.__name__, (cls,), {method: override})
    window.multiple_touch_enabled = True
    own = recogniser(window, made, "own", **properties)
    gesture(context)
    name = {"touches_began": "touchesBegan", "touches_moved": "touchesMoved"}[method]
    if calls_super:
        assert context.problems() == [] and "super" not in str(own.explain())
        return
    assert f"its {name} override did not call super" in str(own.explain())
    (problem,) = context.problems()
    assert (problem.kind, problem.reason, problem.victim) == (ProblemKind.SWALLOWED, Reason.MISS_NO_SUPER, own)
    assert f"{name} of own did not call super" in str(problem)


@pytest.mark.parametrize("cls, frame, end", [(rk.Slider, (20, 20, 200, 40), 120), (rk.Stepper, (20, 20, 100, 40), 110)])
def test_a_value_that_is_not_reported(context, window, cls, frame, end):
    class Own(cls):
        def end_tracking(self, touch, event):
            pass

    control = named(Own(frame), "volume", window)
    control.continuous = False
    control.add_action(lambda control: None)
    start = 40 if cls is rk.Slider else end
    drag(context, [(start + (end - start) * k / 8, 40) for k in range(9)], 1)
    assert control.value > 0
    (problem,) = context.problems()
    assert (problem.kind, problem.reason) == (ProblemKind.SWALLOWED, Reason.MISS_NO_SUPER)
    assert "endTracking of volume did not call super" in str(problem) and "its endTracking override did not call super" in str(control.explain())


def test_a_text_field_that_gets_no_touch(context, window):
    class Field(rk.TextField):
        def touches_began(self, touches, event):
            pass

    named(Field((20, 20, 200, 44)), "user", window)
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.SWALLOWED and "touchesBegan of user did not call super" in str(problem)


def test_a_hit_test_that_returns_its_own_view(context, window):
    class Panel(rk.View):
        def hit_test(self, point, event=None):
            return self

    panel = named(Panel((0, 0, 320, 200)), "panel", window)
    button(panel)
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert (problem.reason, problem.culprit) == (Reason.HIT_OVERRIDE_RETURNED, panel)
    assert "the hitTest override of panel took the touch" in str(problem) and problem.help.startswith("let the hitTest override of panel return what the inherited method returns")


@pytest.mark.parametrize("handles", [False, True])
def test_a_press_whose_end_is_handled(context, window, handles):
    def pressed(self, presses, event):
        pass

    tile = named(type("Tile", (rk.View,), {"can_become_first_responder": True, **({"presses_ended": pressed} if handles else {})})((0, 0, 50, 50)), "tile", window)
    tile.become_first_responder()
    context.press_down(1, rk.PressType.SELECT, 1)
    context.press_up(1, 1.1)
    assert [problem.kind for problem in context.problems()] == ([] if handles else [ProblemKind.EVENT_UNHEARD])


# Measures and remedies


def test_a_swipe_is_measured_at_its_last_move(context, window):
    swipe = recogniser(window, rk.Swipe, "next")
    drag(context, [(40 + 42 * k / 8, 40) for k in range(9)], 1)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.FAILED_NARROWLY and problem.value < problem.limit
    assert "it had moved 42 pt in its direction, and needs 42.48 pt" in str(swipe.explain())


def test_a_finger_that_came_back_is_measured_where_it_was_farthest(context, window):
    recogniser(window, rk.LongPress, "menu")
    context.down(1, 40, 40, 1)
    context.move(1, 54, 40, 1.1)
    context.move(1, 51, 40, 1.2)
    context.up(1, 51, 40, 1.9)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.RECOGNIZER_FAILED and "moved 14 pt" in str(problem)


def test_the_finger_that_lifts_last_counts(context, window):
    window.multiple_touch_enabled = True
    menu = recogniser(window, rk.Tap, "menu", number_of_touches_required=2, maximum_tap_duration=0.75)
    fired = []
    menu.add_action(fired.append)

    def touch(time):
        context.down(1, 40, 40, time)
        context.down(2, 100, 40, time + 0.5)
        context.up(1, 40, 40, time + 0.8)
        context.up(2, 100, 40, time + 0.85)

    touch(1)
    (problem,) = context.problems()
    assert problem.help.startswith("set maximumTapDuration of menu to more than 0.85 s")
    menu.maximum_tap_duration = 0.86
    touch(4)
    assert fired == [menu]


def test_a_long_press_that_waits(context, window):
    tap_first = recogniser(window, rk.Tap, "open")
    press = recogniser(window, rk.LongPress, "press")
    press.require_to_fail(tap_first)
    context.down(1, 40, 40, 1)
    context.up(1, 40, 40, 1.7)
    assert "its touches ended while it waited for open to fail" in str(press.explain())


def test_a_finger_that_lifts_beside_the_segments(context, window):
    tabs = named(rk.SegmentedControl((20, 20, 200, 32), number_of_segments=2), "tabs", window)
    tabs.add_action(lambda control: None)
    drag(context, [(150, 30), (200, 30), (280, 30)], 1)
    assert "the finger lifted beside its segments" in str(tabs.explain())


# Other causes


def test_the_responder_that_refuses_an_action(context, window):
    class Editor(rk.View):
        can_become_first_responder = True

        @rk.action("paste:")
        def paste(self, sender):
            pass

        def can_perform_action(self, action, sender=None):
            return False

    editor = named(Editor((0, 100, 100, 100)), "editor", window)
    editor.become_first_responder()
    send = named(rk.Button((20, 20, 60, 44)), "send", window)
    send.add_target(None, "paste:", rk.ControlEvents.TOUCH_UP_INSIDE)
    tap(context, 40, 40, 1)
    assert "canPerformAction of editor returned false" in str(send.explain())


def test_a_shake_that_lasts_too_long(context, window):
    class Undo(rk.View):
        can_become_first_responder = True

        def motion_ended(self, motion, event):
            pass

    undo = named(Undo((0, 0, 10, 10)), "undo", window)
    undo.become_first_responder()
    context.send_motion(1, rk.MotionPhase.BEGAN)
    context.advance(5)
    assert "the shake was cancelled: it lasted longer than 3.00 s" in str(undo.explain())


def test_the_second_tap_on_a_button_whose_target_has_ended(context, window):
    class Target(rk.Responder):
        @rk.action("save:")
        def save(self, sender):
            pass

    send = named(rk.Button((20, 20, 100, 44)), "send", window)
    target = Target()
    send.add_target(target, "save:", rk.ControlEvents.TOUCH_UP_INSIDE)
    del target
    tap(context, 40, 40, 1)
    tap(context, 40, 40, 2)
    assert "its target was destroyed" in str(send.explain())
    assert [problem.kind for problem in context.problems()] == [ProblemKind.ACTION_LOST]


def test_an_event_for_which_the_target_that_ended_was_not_added(context, window):
    class Target(rk.Responder):
        @rk.action("save:")
        def save(self, sender):
            pass

    send = named(rk.Button((20, 20, 100, 44)), "send", window)
    target = Target()
    send.add_target(target, "save:", rk.ControlEvents.TOUCH_DOWN)
    send.add_target(target, "save:", rk.ControlEvents.TOUCH_UP_OUTSIDE)
    del target
    tap(context, 40, 40, 1)
    tap(context, 40, 40, 2)
    assert "nothing was added for" in str(send.explain()) and "destroyed" not in str(send.explain())


def test_a_recogniser_that_takes_a_held_back_touch_from_a_control(context, window):
    view = scroll_view(window)
    send = button(view, (20, 200, 100, 44), cls=rk.Control)
    dismiss = recogniser(window, rk.Tap, "dismiss")
    tap(context, 40, 220, 1)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.TRACKING_CANCELLED, send, dismiss)


def test_a_delegate_that_refuses_editing_is_one_problem(context, window):
    class Delegate:
        def should_begin_editing(self, field):
            return False

    field = named(rk.TextField((20, 20, 200, 44)), "user", window)
    field.delegate = delegate = Delegate()  # noqa: F841 it lives as long as the test
    tap(context, 40, 40)
    context.insert_text("a", 1)
    (problem,) = context.problems()
    assert problem.reason is Reason.TEXT_REFUSED


def test_a_pinch_of_a_trackpad_that_zooms(context, window):
    view = scroll_view(window, size=(320, 480), name="map")
    content = named(rk.View((0, 0, 320, 480)), "content", view)

    class Delegate:
        def view_for_zooming(self, scroll_view):
            return content

    view.delegate = delegate = Delegate()  # noqa: F841 it lives as long as the test
    view.maximum_zoom_scale = 4
    trackpad(context, window)
    assert view.zoom_scale > 1 and str(view.explain()).startswith("the pinch of scroll view map ended")


def test_what_is_dropped_after_a_window_has_been_destroyed(context, window):
    send = button(window)
    context.down(1, 40, 40, 1)
    del send
    window.close()
    context.up(1, 40, 40, 1.1)
    assert all(problem.kind is not ProblemKind.INPUT_DROPPED for problem in context.problems())


@pytest.mark.parametrize("kind", [rk.EventType.SCROLL, rk.EventType.TRANSFORM])
def test_a_wheel_or_trackpad_that_send_event_drops(context, window, kind):
    class Dropping(rk.Window):
        def send_event(self, event):
            if event.type != kind:
                super().send_event(event)

    front = named(Dropping((0, 0, 320, 480)), "front")
    front.hidden = False
    view = scroll_view(front)
    (wheel if kind is rk.EventType.SCROLL else trackpad)(context, front)
    (problem,) = {problem.kind: problem for problem in context.problems()}.values()
    assert (problem.kind, problem.reason, problem.victim, problem.culprit) == (ProblemKind.SWALLOWED, Reason.EVENT_DROPPED, view, front)
    assert "the sendEvent override of front did not pass the event on" in str(problem)
    assert "sendEvent override" in str(view.explain())


def test_a_button_of_a_remote_control_after_becoming_first_responder(context, window):
    player = named(type("Player", (rk.View,), {"can_become_first_responder": True, "remote_control_received": lambda self, event: None})((0, 0, 10, 10)), "player", window)
    player.become_first_responder()
    assert "became first responder" in str(player.explain())
    context.send_remote_control(1, rk.EventSubtype.REMOTE_CONTROL_PLAY)
    assert "the application does not receive remote-control events" in str(player.explain())


def test_a_recogniser_that_ends_in_its_own_method(context, window):
    class Ending(rk.Tap):
        def touches_began(self, touches, event):
            window.remove_gesture_recognizer(self)
            super().touches_began(touches, event)

    window.add_gesture_recognizer(Ending(lambda recogniser: None, name="ending"))
    tap(context, 40, 40, 1)
    assert window.gesture_recognizers == [] and all(problem.kind is not ProblemKind.SWALLOWED for problem in context.problems())


def test_a_view_that_is_in_the_way_of_itself_no_more(context, window):
    view = button(window)
    tap(context, 200, 200, 1)
    assert str(view.explain()) == "send was not hit by touch 1 at (200 200): the touch was 157.8 pt outside of it (SPEC 11)"
    view.frame = (180, 180, 100, 44)
    assert str(view.explain()) == "send was not hit by touch 1 at (200 200): the touch was then 157.8 pt outside of it (SPEC 11); the tree has changed since, and now it would get such a touch (SPEC 32)"
    view.hidden = True
    tap(context, 200, 200, 3, 2)
    view.hidden = False
    assert str(view.explain(touch=2)) == "send was not hit by touch 2 at (200 200): it was hidden (SPEC 32); the tree has changed since, and now it would get such a touch (SPEC 32)"
    view.alpha = 0
    assert str(view.explain(touch=2)).startswith("send was not hit by touch 2 at (200 200): it was hidden (SPEC 32); the tree has changed since (SPEC 32); now ")


def test_a_shake_whose_end_stays_below(context, window):
    class Child(rk.View):
        can_become_first_responder = True

        def motion_ended(self, motion, event):
            if self.passes:
                super().motion_ended(motion, event)

    class Parent(rk.View):
        def motion_began(self, motion, event):
            pass

        def motion_ended(self, motion, event):
            pass

    parent = named(Parent((0, 0, 100, 100)), "parent", window)
    child = named(Child((0, 0, 10, 10)), "child", parent)
    child.become_first_responder()
    for child.passes in (False, True):
        context.send_motion(context.time + 1, rk.MotionPhase.BEGAN)
        context.send_motion(context.time + 1, rk.MotionPhase.ENDED)
        text = str(parent.explain())
        if child.passes:
            assert text == "parent received motionEnded, forwarded up the responder chain (SPEC 274)"
        else:
            assert text == "parent received motionBegan, forwarded up the responder chain (SPEC 274); the motionEnded override of child did not call super (SPEC 274)"


def test_the_second_finger_of_a_zoom(context, window):
    view = scroll_view(window, size=(320, 480), name="photo")
    canvas = named(rk.View((0, 0, 320, 480)), "canvas", view)

    class Delegate:
        def view_for_zooming(self, scroll_view):
            return canvas

    view.delegate = Delegate()
    view.maximum_zoom_scale = 9
    two_fingers(context)
    assert view.zoom_scale > 1
    assert str(view.explain(touch=2)).startswith("the pinch of scroll view photo ended (SPEC 159)")


def test_a_press_that_no_window_gets(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    tap(context, 40, 40, 1)
    context.press_down(1, rk.PressType.MENU, 2)
    context.press_up(1, 2.1)
    assert str(window.explain()) == "window got nothing: press 1 (menu) was dropped: no window is key (SPEC 296)"


def test_a_window_that_cannot_become_key(context):
    class Window(rk.Window):
        allowed = False

        @property
        def can_become_key_window(self):
            return self.allowed

    window = Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    field = named(rk.TextField((20, 20, 200, 30)), "name", window)
    window.make_key_and_visible()
    field.become_first_responder()
    context.insert_text("x")
    assert str(field.explain()).endswith("text, keys and shakes go to the key window, and its canBecomeKeyWindow override decides whether it can be (SPEC 279)")
    (problem,) = context.problems()
    assert problem.help == "return true from canBecomeKeyWindow of window, and make it key: makeKeyWindow, or makeKeyAndVisible"
    Window.allowed = True
    window.make_key_and_visible()
    context.insert_text("x")
    assert field.text == "x"


@pytest.mark.parametrize("x, narrow", [(40, True), (90, False)])
def test_a_late_tap_that_is_also_too_far(context, window, x, narrow):
    zoom = recogniser(named(rk.View((0, 0, 300, 300)), "card", window), rk.Tap, "zoom", number_of_taps_required=2, maximum_interval_between_successive_taps=0.35)
    tap(context, 40, 40, 1)
    tap(context, x, 40, 1.46)
    context.advance(4)
    assert zoom.state == rk.GestureRecognizerState.POSSIBLE
    assert (ProblemKind.FAILED_NARROWLY in [problem.kind for problem in context.problems()]) == narrow


# What changed since has nothing to do with it


@pytest.mark.parametrize("frame", [(20, 20, 80, 44), (20, 100, 80, 44)])
def test_a_neighbour_that_took_the_touch_was_not_in_front(context, window, frame):
    yes, no = button(window, frame, "yes"), button(window, (100, 20, 80, 44), "no")
    lamp = named(rk.View((90, 60, 10, 10)), "lamp", window)
    tap(context, 110, 40, 1)
    lamp.hidden = True
    # How far it was then is not known any more.
    (step,) = yes.explain(touch=1).steps
    assert (step.reason, step.culprit) == (Reason.TOUCH_HIT, no)


def changes(window, spinner, list_):
    spinner.hidden = True
    yield
    spinner.frame = (0, 440, 30, 30)
    yield
    named(rk.View((200, 400, 50, 50)), "toast", window)
    yield
    list_.content_offset = (0, 30)
    yield
    spinner.remove_from_superview()
    yield


@pytest.mark.parametrize("scene", ["outside and covered", "hidden", "disabled", "beside"])
def test_a_change_far_from_the_touch_changes_no_explanation(context, window, scene):
    spinner = named(rk.View((0, 400, 50, 50)), "spinner", window)
    list_ = scroll_view(window, (0, 300, 320, 180))
    button(list_, (0, 60, 100, 44), "row")
    bar = named(rk.View((0, 0, 320, 30)), "bar", window)
    send = button(bar if scene.startswith("outside") else window, (20, 20, 100, 44))
    if scene.startswith("outside"):
        named(rk.View((0, 0, 320, 250)), "overlay", window)
    send.hidden, send.enabled = scene == "hidden", scene != "disabled"
    tap(context, 50, 70 if scene == "beside" else 50, 1)

    def answers():
        return [str(send.explain(touch=1)), *((str(problem), problem.help, problem.explanation) for problem in context.problems())]

    before = answers()
    for _ in changes(window, spinner, list_):
        assert answers() == before
    bar.frame = (0, 0, 320, 90)
    assert answers() != before or scene != "outside and covered"


def test_a_cause_that_is_still_so_is_no_new_one(context, window):
    panel = named(rk.View((0, 0, 320, 480)), "panel", window)
    panel.hidden = True
    send = button(panel)
    send.user_interaction_enabled = False
    lamp = named(rk.View((60, 60, 10, 10)), "lamp", window)
    tap(context, 50, 40, 1)
    lamp.hidden = True
    (step,) = send.explain(touch=1).steps
    assert (step.reason, step.culprit) == (Reason.HIT_HIDDEN, panel)


def test_help_does_not_name_what_is_in_the_way_since(context, window):
    page = scroll_view(window)
    row = named(rk.View((0, 0, 320, 60), user_interaction_enabled=False), "row", page)
    button(row, (20, 10, 100, 40), "buy")
    tap(context, 50, 30, 1)
    help = context.problems()[0].help
    assert help == "set userInteractionEnabled of row to true, or show buy as disabled"
    page.content_offset = (0, 300)
    assert context.problems()[0].help == help


# Views that have scrolled since the touch: what lay beside what it hit lay there then


@pytest.fixture
def rows(context, window):
    context.trace.start()
    rows = rk.ScrollView((0, 0, 320, 480), content_size=(320, 2000), name="rows")
    window.add_subview(rows)
    return rows


def row(rows, name, frame):
    made = rk.Button(frame, name=name)
    made.add_action(lambda control: None)
    rows.add_subview(made)
    return made


@pytest.mark.parametrize("offset", [0, 30, 200, 700])
def test_beside_what_was_hit_before_it_scrolled(context, window, rows, offset):
    first, second, far = row(rows, "first", (0, 0, 320, 60)), row(rows, "second", (0, 60, 320, 60)), row(rows, "far", (0, 200, 100, 40))
    context.down(1, 50, 90, 1)
    context.up(1, 50, 90, 1.1)
    rows.content_offset = (0, offset)
    then = "then " if offset else ""
    assert first.explain(touch=1).startswith(f"first was not hit by touch 1 at (50 90): the touch was {then}30 pt outside of it (SPEC 11)")
    assert far.explain(touch=1).startswith(f"far was not hit by touch 1 at (50 90): the touch was {then}110 pt outside of it (SPEC 11)")
    assert [step.value for step in first.explain(touch=1).steps][0] == 30
    assert second.explain(touch=1).startswith("second sent")
    # What else has changed is not known to have been so.
    first.frame = (0, 0, 320, 40)
    assert "30 pt" not in first.explain(touch=1) and "50 pt outside" not in first.explain(touch=1).partition("the tree has changed")[0]


def test_the_touch_that_was_near_then_is_the_latest(context, window, rows):
    buy = row(rows, "buy", (20, 300, 100, 44))
    for number, y, time in ((1, 50, 0), (2, 350, 4)):
        context.down(number, 50, y, time)
        context.up(number, 50, y, time + 0.1)
    assert buy.explain().startswith("buy was not hit by touch 2 at (50 350): the touch was 6 pt outside of it")
    rows.content_offset = (0, 280)
    assert buy.explain().startswith("buy was not hit by touch 2 at (50 350): the touch was then 6 pt outside of it")


def test_what_a_far_view_is_now_kept_no_touch_away(context, window):
    context.trace.start()
    toolbar = rk.View((0, 0, 320, 60), name="toolbar")
    save = rk.Button((20, 8, 100, 44), name="save")
    toolbar.add_subview(save)
    window.add_subview(toolbar)
    context.down(1, 50, 200, 0)
    context.up(1, 50, 200, 0.1)
    before = save.explain(touch=1)
    assert before == "save was not hit by touch 1 at (50 200): the touch was 148 pt outside of it (SPEC 11)"
    toolbar.hidden = True
    save.user_interaction_enabled = False
    assert save.explain(touch=1) == before


def test_a_tap_that_stops_a_list_is_about_that_alone(context, window, rows):
    for step in range(6):
        if step:
            context.move(1, 50, 400 - 40 * step, 0.02 * step)
        else:
            context.down(1, 50, 400, 0)
    context.up(1, 50, 200, 0.11)
    context.down(2, 50, 100, 0.3)
    context.up(2, 50, 100, 0.4)
    assert rows.explain(touch=2) == "rows was stopped by touch 2, which is not passed on to its content (SPEC 263)"


def test_a_bar_beside_what_scrolled(context, window, rows):
    bar = rk.View((0, 440, 320, 40), name="bar")
    window.add_subview(bar)
    near, under = row(rows, "near", (0, 380, 100, 30)), row(rows, "under", (0, 410, 320, 25))
    context.down(1, 50, 425, 1)
    context.up(1, 50, 425, 1.1)
    before = near.explain(touch=1)
    assert before.startswith("near was not hit by touch 1 at (50 425): the touch was 15 pt outside of it") and under.explain(touch=1).startswith("under sent")
    rows.content_offset = (0, 200)
    assert near.explain(touch=1).startswith("near was not hit by touch 1 at (50 425): the touch was then 15 pt outside of it")
    bar.frame = (0, 430, 320, 50)
    assert "then 15 pt" not in near.explain(touch=1)


def test_of_two_fingers_that_began_at_once_the_near_one(context, window):
    context.trace.start()
    send = rk.Button((20, 20, 100, 44), name="send")
    window.add_subview(send)
    began, ended = rk.TouchPhase.BEGAN, rk.TouchPhase.ENDED
    context.send_touches(1, [rk.TouchSample(1, began, (130, 40)), rk.TouchSample(2, began, (300, 470))])
    context.send_touches(1.1, [rk.TouchSample(1, ended, (130, 40)), rk.TouchSample(2, ended, (300, 470))])
    for _ in range(300):
        window.hit_test((130, 40))
    send.frame = (20, 200, 100, 44)
    assert send.explain().startswith("send was not hit by touch 1 at (130 40): the touch was then 10 pt outside of it")


def test_the_programs_own_hit_tests_are_not_of_the_touch(context, window):
    context.trace.start()
    send = rk.Button((20, 20, 100, 44), name="send")
    window.add_subview(send)
    for _ in range(300):
        window.hit_test((130, 40))
    context.down(1, 300, 470, 0)
    context.up(1, 300, 470, 0.1)
    send.frame = (20, 200, 100, 44)
    assert "10 pt" not in send.explain()
    send.frame = (20, 20, 100, 44)
    assert send.explain().startswith("send was not hit by touch 1 at (300 470): the touch was 444.1 pt outside of it")
