"""Problems with several causes: each is counted by itself, and the advice is about the one that was at work."""

import pytest

import responderkit as rk
from problem_support import Responder, button, drag, move_along, named, press, problem_of, recogniser, tap
from responderkit import EventSubtype, PressType, ProblemKind, Reason, TouchPhase, TouchSample


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480), name="window")
    window.make_key_and_visible()
    context.trace.start()
    return window


# Counts


def test_a_field_that_refuses_and_text_that_is_typed(context, window):
    field = named(rk.TextField((0, 0, 100, 44), enabled=False), "user", window)
    assert not field.become_first_responder()
    assert not context.insert_text("a", 1)
    asked, typed = sorted(context.problems(), key=lambda problem: "typed" in str(problem))
    assert (asked.count, typed.count) == (1, 1) and "times" not in str(asked) + str(typed)
    assert not context.insert_text("b", 2)
    assert sorted(problem.count for problem in context.problems()) == [1, 2]


def test_buttons_of_a_remote_control_that_are_lost_for_two_reasons(context, window):
    context.send_remote_control(1, EventSubtype.REMOTE_CONTROL_PLAY)
    context.application.begin_receiving_remote_control_events()
    context.send_remote_control(2, EventSubtype.REMOTE_CONTROL_PLAY)
    problems = context.problems()
    assert [(problem.kind, problem.count) for problem in problems] == [(ProblemKind.EVENT_UNHEARD, 1)] * 2
    assert "was not delivered" in str(problems[0]) and str(problems[1]).startswith("no responder handled remote control play")
    context.send_remote_control(3, EventSubtype.REMOTE_CONTROL_PLAY)
    assert [problem.count for problem in context.problems()] == [2, 1]


@pytest.mark.parametrize("far", [46, 0])
def test_two_fingers_fail_once(context, window, far):
    """Both move too far, or are held too long; the farther one counts."""
    recogniser(window, rk.Tap, "two", number_of_touches_required=2)
    for number, time in (1, 1), (2, 5):
        context.send_touches(time, [TouchSample(1, TouchPhase.BEGAN, (100, 100)), TouchSample(2, TouchPhase.BEGAN, (200, 100))])
        if far:
            context.send_touches(time + 0.1, [TouchSample(1, TouchPhase.MOVED, (100 + far + 2, 100)), TouchSample(2, TouchPhase.MOVED, (200 + far, 100))])
        lift = time + (0.2 if far else 0.82)
        context.send_touches(lift, [TouchSample(1, TouchPhase.ENDED, (100 + far + 2 * bool(far), 100)), TouchSample(2, TouchPhase.ENDED, (200 + far, 100))])
        (problem,) = context.problems()
        assert (problem.kind, problem.count) == (ProblemKind.FAILED_NARROWLY, number)
        assert problem.value == pytest.approx(far + 2 if far else 0.82)
        assert ("times" in str(problem)) == (number == 2)


# Presses


def test_what_a_press_came_to(context, window):
    menu = named(Responder((0, 0, 100, 100)), "menu", window)
    menu.become_first_responder()
    press(context, 1, 1)
    (problem,) = context.problems()
    assert problem.victim is menu and problem.explanation.startswith("menu received pressesBegan")
    assert "got nothing" not in problem.explanation


def test_a_press_for_a_window_that_is_not_key(context, window):
    class Game(Responder):
        def presses_began(self, presses, event):
            heard.append(event)

    heard = []
    panel = named(rk.Window((0, 300, 320, 180), level=1), "panel")
    game = named(Game((20, 40, 200, 44)), "game", panel)
    game.become_first_responder()
    press(context, 1, 1)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.EVENT_UNHEARD, game, panel)
    assert str(problem).startswith("a press did not reach game: it was the first responder of panel, which was not the key window")
    assert problem.help == "make panel key: makeKeyWindow, or makeKeyAndVisible"
    panel.make_key()
    context.trace.clear()
    press(context, 2, 2)
    assert heard and context.problems() == []


def test_a_press_that_a_delegate_refused(context, window):
    class Delegate:
        accepts = False

        def should_receive_press(self, recognizer, press):
            return self.accepts

    delegate = Delegate()
    menu = named(Responder((0, 0, 100, 100)), "menu", window)
    menu.become_first_responder()
    open_ = recogniser(menu, rk.Tap, "open", allowed_press_types={PressType.SELECT}, delegate=delegate)
    press(context, 1, 1)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.reason) == (ProblemKind.EVENT_UNHEARD, open_, Reason.GESTURE_PRESS_REFUSED)
    assert str(problem) == "open did not receive a press, and no responder handled it: shouldReceivePress of the delegate of open refused it (SPEC 271)"
    assert problem.where.startswith("shouldReceivePress of the delegate of open") and problem.help == "return true there for presses that open is for"
    assert problem.explanation.startswith("open does not receive press 1 (select): its delegate's shouldReceivePress returned false")
    delegate.accepts = True
    context.trace.clear()
    press(context, 2, 2)
    assert context.problems() == []


def test_a_key_that_a_delegate_refused_may_be_text(context, window):
    class Delegate:
        def should_receive_press(self, recognizer, press):
            return False

    menu = named(Responder((0, 0, 100, 100)), "menu", window)
    menu.become_first_responder()
    recogniser(menu, rk.Tap, "open", allowed_press_types={PressType.KEY}, delegate=Delegate())
    context.key_down(1, "a", 1)
    assert Reason.GESTURE_PRESS_REFUSED in [record.reason for record in context.trace]
    assert context.problems() == []


def test_a_press_that_a_delegate_refused_and_a_responder_handled(context, window):
    class Menu(Responder):
        def presses_began(self, presses, event):
            pass

    class Delegate:
        def should_receive_press(self, recognizer, press):
            return False

    menu = named(Menu((0, 0, 100, 100)), "menu", window)
    menu.become_first_responder()
    recogniser(menu, rk.Tap, "open", allowed_press_types={PressType.SELECT}, delegate=Delegate())
    press(context, 1, 1)
    assert context.problems() == []


# Actions


def test_selectors_that_only_the_trace_names(context, window):
    """More than the library keeps for what is there (SPEC 353): the trace's records keep theirs."""
    for k in range(3000):
        assert not context.application.send_action(f"save{k}:", sender=window)
    (problem,) = context.problems()
    assert (problem.kind, problem.count) == (ProblemKind.ACTION_LOST, 3000)
    assert str(problem).startswith("no responder performs save2999: of window")
    assert context.trace.records()[0].sentence == "the action save0: of window was not performed: no responder on the chain implements it (SPEC 136)"


def test_a_key_command_that_no_responder_performs(context, window):
    editor = named(Responder((0, 0, 100, 100)), "editor", window)
    editor.become_first_responder()
    editor.add_key_command("s", rk.KeyModifierFlags.COMMAND, "save:")
    context.key_down(1, "s", 1, modifiers=rk.KeyModifierFlags.COMMAND)
    assert str(editor.explain()) == "the action save: of editor was not performed: no responder on the chain implements it (SPEC 136)"


# Text


def test_a_field_that_was_removed_while_it_was_edited(context, window):
    field = named(rk.TextField((20, 40, 200, 44)), "user", window)
    field.become_first_responder()
    field.remove_from_superview()
    assert not context.insert_text("a", 1)
    assert problem_of(context, ProblemKind.TEXT_REFUSED).help == "add user to a window, and let it become first responder again"
    window.add_subview(field)
    assert problem_of(context, ProblemKind.TEXT_REFUSED).help == "let user become first responder again"
    assert field.become_first_responder() and context.insert_text("a", 2)


@pytest.mark.parametrize("enabled", [True, False])
def test_a_field_that_is_disabled(context, window, enabled):
    field = named(rk.TextField((20, 40, 200, 44), enabled=enabled, can_become_first_responder=not enabled), "user", window)
    assert not field.become_first_responder()
    (problem,) = context.problems()
    assert problem.help.startswith("return true from canBecomeFirstResponder of user" if enabled else "enable user")
    assert problem.where.startswith("canBecomeFirstResponder of user" if enabled else "enabled of user")


# Narrow misses


def test_a_long_press_that_missed_all(context, window):
    press = recogniser(window, rk.LongPress, "press")
    move_along(context, (100, 100), (110.75, 100), 1, duration=0.1)
    assert [problem.kind for problem in context.problems()] == [ProblemKind.RECOGNIZER_FAILED]
    context.trace.clear()
    move_along(context, (100, 100), (110.75, 100), 5, duration=0.45)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.value) == (ProblemKind.FAILED_NARROWLY, press, 10.75)


@pytest.mark.parametrize("held, narrow", [(0.2, True), (2, False)])
def test_a_tap_that_missed_all(context, window, held, narrow):
    recogniser(window, rk.Tap, "tap")
    context.down(1, 100, 100, 1)
    context.move(1, 146, 100, 1.1)
    context.up(1, 146, 100, 1 + held)
    assert (ProblemKind.FAILED_NARROWLY in [problem.kind for problem in context.problems()]) == narrow


@pytest.mark.parametrize("end, narrow", [(22, False), (28, False), (40, True)])
def test_a_tap_near_an_edge(context, window, end, narrow):
    edge = recogniser(window, rk.ScreenEdgePan, "edge", edges=rk.RectEdge.LEFT)
    move_along(context, (22, 100), (end, 100), 1)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.FAILED_NARROWLY if narrow else ProblemKind.RECOGNIZER_FAILED, edge)


def test_a_trace_that_has_lost_the_beginning_of_a_touch(context, window):
    send = button(window)
    recogniser(window, rk.LongPress, "press")
    context.trace.start(8)
    context.down(1, 40, 40, 1)
    context.up(1, 40, 40, 1.45)
    assert send in [record.object for record in context.trace]
    assert [problem.kind for problem in context.problems()] == [ProblemKind.TRACE_INCOMPLETE]


# Recognisers


def test_a_pan_without_a_number_of_fingers(context, window):
    recogniser(window, rk.Pan, "pan", minimum_number_of_touches=2, maximum_number_of_touches=1)
    context.send_touches(1, [TouchSample(1, TouchPhase.BEGAN, (30, 30)), TouchSample(2, TouchPhase.BEGAN, (60, 30))])
    context.send_touches(1.1, [TouchSample(1, TouchPhase.MOVED, (90, 90)), TouchSample(2, TouchPhase.MOVED, (120, 90))])
    context.send_touches(1.2, [TouchSample(1, TouchPhase.ENDED, (90, 90)), TouchSample(2, TouchPhase.ENDED, (120, 90))])
    (problem,) = context.problems()
    assert "its maximumNumberOfTouches is below its minimumNumberOfTouches" in str(problem)
    assert problem.help == "set maximumNumberOfTouches of pan to its minimumNumberOfTouches or more"


def test_a_finger_that_moved_alone_is_no_tap(context, window):
    recogniser(window, rk.Pan, "two", minimum_number_of_touches=2)
    context.down(1, 40, 40, 1)
    context.move(1, 140, 40, 1.1)
    context.down(2, 60, 60, 1.2)
    context.move(2, 65, 60, 1.3)
    context.up(1, 140, 40, 1.4)
    context.up(2, 65, 60, 1.5)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.RECOGNIZER_FAILED and "taps there" not in problem.help


def test_a_button_whose_own_tap_fails(context, window):
    bare = named(rk.Button((20, 20, 100, 44)), "bare", window)
    tap_of_its_own = recogniser(bare, rk.Tap, "open", cancels_touches_in_view=False)
    tap(context, 40, 40, 1)
    assert context.problems() == []
    context.trace.clear()
    context.down(1, 40, 40, 3)
    context.up(1, 40, 40, 5)
    assert tap_of_its_own.state is rk.GestureRecognizerState.POSSIBLE
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.TAP_UNHEARD, bare)
    assert str(problem).startswith("bare was touched at (40 40) and sent no action: nothing was added for touchUpInside")


# What is in the way, too


def test_a_view_in_front_that_begins_beside_a_button(context, window):
    send = button(window, (20, 20, 100, 30))
    picture = named(rk.View((0, 50, 320, 100)), "picture", window)
    tap(context, 40, 55, 1)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.NEAR_MISS
    assert problem.help.endswith("override of pointInside; picture is in the way, too")
    send.frame = (20, 20, 100, 44)
    picture.user_interaction_enabled = False
    context.trace.clear()
    tap(context, 40, 55, 3)
    assert context.problems() == []


def test_what_covers_a_button_since_was_not_in_the_way(context, window):
    button(window)
    tap(context, 40, 70, 1)
    named(rk.View((0, 0, 320, 480)), "sheet", window)
    assert "in the way" not in problem_of(context, ProblemKind.NEAR_MISS).help


def test_a_miss_where_the_window_ends_too(context):
    window = rk.Window((0, 0, 320, 240), name="window")
    window.make_key_and_visible()
    context.trace.start()
    button(window, (20, 196, 100, 36))
    tap(context, 60, 241, 1)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.NEAR_MISS and problem.help.startswith("enlarge all from send to window")


def test_a_window_in_front_of_what_is_transparent(context, window):
    front = named(rk.Window((10, 10, 300, 460), level=1, hidden=False), "front")
    send = button(window)
    send.alpha = 0.005
    tap(context, 40, 40, 1)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.NOT_INTERACTIVE
    assert problem.help == "set alpha of send to more than 0.01, or to 0 where send is meant to be invisible; front is in the way, too"
    front.hidden = True
    assert "in the way" not in problem_of(context, ProblemKind.NOT_INTERACTIVE).help


@pytest.mark.parametrize("is_around", [False, True])
def test_a_hit_test_that_returns_a_view_of_no_window(context, window, is_around):
    class Panel(rk.View):
        inherits = False

        def hit_test(self, point, event=None):
            inherited = super().hit_test(point, event)
            return (None if inherited is self else inherited) if self.inherits else loose

    loose = rk.View((0, 0, 1, 1))
    panel = named(Panel((0, 0, 320, 200)), "panel")
    send = button(panel if is_around else window)
    window.add_subview(panel)
    tap(context, 40, 40, 1)
    (problem,) = context.problems()
    assert (problem.reason, problem.victim, problem.culprit) == (Reason.HIT_OVERRIDE_RETURNED, send, panel)
    assert problem.help == (
        "let the hitTest override of panel return what the inherited method returns, except for touches that are meant for panel"
        if is_around
        else "return nil from the hitTest override of panel for touches that are not meant for it"
    )
    panel.inherits = True
    context.trace.clear()
    tap(context, 40, 40, 3)
    assert context.problems() == []


def test_a_pan_that_stops_a_slider_under_the_finger(context, window):
    volume = named(rk.Slider((20, 100, 200, 40)), "volume", window)
    sent = []
    volume.add_action(lambda: sent.append(volume.value), rk.ControlEvents.VALUE_CHANGED)
    recogniser(window, rk.Pan, "drawer")
    move_along(context, (36, 120), (120, 120), 1)
    assert sent
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.TRACKING_CANCELLED and problem.sentence.startswith("volume stopped following touch 1: drawer recognised, and took it")


def test_a_slider_that_is_followed_to_the_end(context, window):
    volume = named(rk.Slider((20, 100, 200, 40)), "volume", window)
    volume.add_action(lambda: None, rk.ControlEvents.VALUE_CHANGED)
    move_along(context, (36, 120), (120, 120), 1)
    assert context.problems() == []


def test_a_pinch_that_is_disabled_is_one_problem(context, window):
    pinch = recogniser(named(rk.View((0, 0, 320, 400)), "photo", window), rk.Pinch, "pinch", enabled=False)
    for number, way in ((1, -1), (2, 1)):
        context.down(number, 160 + 40 * way, 200, 1)
    for step in range(1, 10):
        for number, way in ((1, -1), (2, 1)):
            context.move(number, 160 + (40 + 3 * step) * way, 200, 1 + 0.02 * step)
    for number in (1, 2):
        context.up(number, 160, 200, 1.5)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.RECOGNIZER_DISABLED and problem.victim is pinch


@pytest.mark.parametrize("end, narrow", [((11, 100), True), ((2, 109), False), ((5, 108), False)])
def test_a_pan_from_an_edge_that_went_along_it(context, window, end, narrow):
    edge = recogniser(window, rk.ScreenEdgePan, "edge", edges=rk.RectEdge.LEFT)
    move_along(context, (2, 100), end, 1)
    assert (ProblemKind.FAILED_NARROWLY in [problem.kind for problem in context.problems()]) == narrow
    assert f"it had moved {end[0] - 2 if not narrow else 9} pt" in str(edge.explain())


@pytest.mark.parametrize(
    ("frame", "alpha", "touch", "also"),
    [
        ((10, 90, 50, 44), 1, (20, 110), "; box ends at y = 100, and the point is at 110: subviews are hit only inside it"),
        ((10, 10, 50, 44), 0.005, (20, 30), "; the alpha of box, which send lies in, is 0.005, and views below 0.01 are not hit"),
        ((10, 10, 50, 44), 1, (20, 30), ""),
    ],
)
def test_a_second_obstacle_of_the_same_view(context, window, frame, alpha, touch, also):
    box = named(rk.View((0, 0, 100, 100), alpha=alpha, user_interaction_enabled=False), "box", window)
    send = button(box, frame)
    tap(context, *touch, 1)
    problem = problem_of(context, ProblemKind.NOT_INTERACTIVE)
    assert (problem.victim, problem.culprit) == (send, box)
    assert problem.help == "set userInteractionEnabled of box to true, or show send as disabled" + also
    # What helps is all that is named.
    box.user_interaction_enabled = True
    assert (window.hit_test(touch) is send) == (also == "")


def test_a_pan_whose_finger_lifted_elsewhere_without_a_move(context, window):
    pan = recogniser(window, rk.Pan, "pan")
    context.down(1, 50, 50, 1)
    context.up(1, 120, 50, 1.2)
    assert "it saw no move, and begins at 10 pt" in str(pan.explain())
    problem = problem_of(context, ProblemKind.RECOGNIZER_FAILED)
    assert "no move of it came before" in str(problem) and problem.help == "send each move of a finger before its lift"
    context.trace.clear()
    drag(context, [(50, 50), (60, 50), (120, 50)], 2)
    assert context.problems() == [] and pan.state is rk.GestureRecognizerState.POSSIBLE


def test_how_far_outside_of_a_scaled_superview(context, window):
    zoomed = named(rk.View((0, 0, 320, 480), transform=(2, 0, 0, 2, 0, 0), center=(320, 480)), "zoomed", window)
    box = named(rk.View((0, 0, 50, 50)), "box", zoomed)
    button(box, (10, 40, 40, 30))
    tap(context, 60, 120, 1)
    problem = problem_of(context, ProblemKind.OUTSIDE)
    # In points of the window, as the touch is.
    assert (problem.culprit, problem.value) == (box, 20)


def test_a_press_whose_chain_an_override_leads_elsewhere(context, window):
    first = named(type("First", (rk.View,), {"can_become_first_responder": True, "next_responder": None})((0, 0, 50, 50)), "first", window)
    assert first.become_first_responder()
    press(context, 1, 1)
    problem = problem_of(context, ProblemKind.EVENT_UNHEARD)
    assert problem.where.startswith("the nextResponder override of first")


@pytest.mark.parametrize(("cls", "points"), [(rk.Slider, [(15, 30), (60, 30)]), (rk.Switch, [(20, 30), (30, 30)])])
def test_a_control_that_changed_before_the_finger_lifted_outside(context, window, cls, points):
    control = named(cls((10, 10, 200, 44)), "control", window)
    changes = []
    control.add_action(lambda control: changes.append(control.value if cls is rk.Slider else control.on))
    drag(context, [*points, (100, 150), (100, 280), (100, 400)], 1)
    assert changes and str(control.explain()) == "control sent valueChanged (SPEC 141)"
    assert context.problems() == []


def test_an_alpha_that_is_stored_as_a_little_less(context, window):
    panel = named(rk.View((0, 0, 320, 480), alpha=0.01), "panel", window)
    send = button(panel)
    tap(context, 50, 40, 1)
    assert "panel, which it lies in, is 0.009999" in str(send.explain())
    problem = problem_of(context, ProblemKind.NOT_INTERACTIVE)
    assert problem.help.startswith("set alpha of panel to more than 0.01")
    panel.alpha = 0.011
    assert window.hit_test((50, 40)) is send


def test_a_cover_whose_hit_test_override_takes_everything(context, window):
    class Cap(rk.View):
        def hit_test(self, point, event=None):
            return self

    send = button(window)
    overlay = named(Cap((0, 0, 320, 480), user_interaction_enabled=False), "overlay", window)
    tap(context, 50, 40, 1)
    assert "the hitTest override of overlay returned the view itself" in str(send.explain())
    problem = problem_of(context, ProblemKind.SWALLOWED)
    assert (problem.victim, problem.culprit) == (send, overlay)
    assert problem.help == "return nil from the hitTest override of overlay for touches that are not meant for it"


def test_a_recogniser_of_a_button_itself_that_recognises_at_once(context, window):
    send = button(window)
    press = recogniser(send, rk.LongPress, "press", minimum_press_duration=0)
    tap(context, 50, 40, 1)
    problem = problem_of(context, ProblemKind.TRACKING_CANCELLED)
    assert (problem.victim, problem.culprit) == (send, press)


def test_what_lies_below_a_presented_controller_is_not_covered(context, window):
    root, sheet = rk.ViewController(name="root"), rk.ViewController(name="sheet")
    window.root_view_controller = root
    opens = button(root.view, name="open")
    root.present(sheet)
    button(sheet.view, (20, 200, 100, 44), "done")
    assert window.audit() == []
    sheet.dismiss()
    named(rk.View((0, 0, 320, 480)), "glass", root.view)
    assert [finding.subject for finding in window.audit()] == [opens]


def test_a_wheel_over_a_cover_is_no_touch(context, window):
    named(rk.ScrollView((0, 0, 320, 480), content_size=(320, 2000)), "list", window)
    named(rk.View((0, 0, 320, 480)), "glass", window)
    context.send_scroll(1, (50, 50), (0, -30))
    assert str(problem_of(context, ProblemKind.COVERED)).startswith("list was under the pointer at (50 50) and not hit")


# Zoom


def test_a_scroll_view_that_a_pinch_zoomed(context, window):
    list_ = rk.ScrollView((0, 0, 320, 400), name="list", content_size=(320, 400), minimum_zoom_scale=0.5, maximum_zoom_scale=4)
    window.add_subview(list_)
    map_ = named(rk.View((0, 0, 320, 400)), "map", list_)

    class Delegate:
        def view_for_zooming(self, scroll_view):
            return map_

    list_.delegate = Delegate()
    context.down(1, 100, 200, 1)
    context.down(2, 200, 200, 1.01)
    for k in range(1, 10):
        context.move(1, 100 - 5 * k, 200, 1.1 + 0.02 * k)
        context.move(2, 200 + 5 * k, 200, 1.1 + 0.02 * k)
    for number, x in ((1, 55), (2, 245)):
        context.up(number, x, 200, 1.5)
    assert list_.zoom_scale > 1.5
    for explanation in (list_.explain(), list_.explain(touch=1), list_.explain(touch=2)):
        assert str(explanation).startswith("the pinch of scroll view list ended"), explanation
    assert str(map_.explain()).startswith("touch 1 did not reach map")
