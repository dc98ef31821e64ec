"""Problems and audits of whole scenes: what was so when the touch came, and remedies that help."""

import pytest

import responderkit as rk
from responderkit import AuditKind, ProblemKind, ProblemSeverity, Reason, TouchPhase, TouchSample


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


def named(made, name, parent=None):
    made.name = name
    if parent is not None:
        parent.add_subview(made)
    return made


def button(parent, frame=(20, 20, 100, 44), name="send", cls=rk.Button):
    made = named(cls(frame), name, parent)
    made.add_action(lambda control: None)
    return made


def scroll_view(parent, frame=(0, 0, 320, 480), size=(320, 2000), name="list", cls=rk.ScrollView):
    return named(cls(frame, content_size=size), name, parent)


def tap(context, x, y, time=0, number=1):
    context.down(number, x, y, time)
    context.up(number, x, y, time + 0.1)


def drag(context, points, time=0, number=1):
    context.down(number, *points[0], time)
    for step, point in enumerate(points[1:], 1):
        context.move(number, *point, time + 0.02 * step)
    context.up(number, *points[-1], time + 0.02 * len(points))


# What was so then


def test_a_refused_update_has_its_own_place_and_moment(context, window):
    button(window)
    context.down(1, 50, 40, 0.1)
    with pytest.raises(rk.AlreadyExistsError, match="is down already"):
        context.down(1, 52, 41, 0.2)
    context.up(1, 50, 40, 0.3)
    with pytest.raises(rk.NotFoundError):
        context.move(5, 10, 12, 0.4)
    again, never = context.problems()
    assert (never.kind, never.point, never.time, never.window) == (ProblemKind.NEVER_BEGAN, (10, 12), 0.4, None)
    assert never.where.endswith("touch 5 at (10 12) of the screen, 0.40 s")
    assert (again.kind, again.point, again.time, again.window) == (ProblemKind.BEGAN_AGAIN, (52, 41), 0.2, window)


def test_a_finger_twice_in_one_update(context, window):
    with pytest.raises(rk.AlreadyExistsError, match="occurs earlier in this update"):
        context.send_touches(1, [TouchSample(1, TouchPhase.BEGAN, (1, 1)), TouchSample(1, TouchPhase.BEGAN, (2, 2))])
    (problem,) = context.problems()
    assert (problem.kind, problem.point, problem.time) == (ProblemKind.BEGAN_AGAIN, (2, 2), 1)


def test_a_count_is_of_the_kind_and_the_sentence_of_the_last(context, window):
    for number in (1, 5):
        with pytest.raises(rk.NotFoundError):
            context.up(number, 3, 3, number)
    (problem,) = context.problems()
    assert problem.count == 2 and str(problem).startswith("touch 5 was reported") and ", the last of 2 times" in str(problem)


def test_a_disabled_recogniser(context, window):
    recogniser = rk.Tap(lambda tap: None, name="open")
    window.add_gesture_recognizer(recogniser)
    recogniser.enabled = False
    tap(context, 50, 40, 1, number=7)
    context.advance(9)
    unheard, disabled = context.problems()
    assert unheard.kind is ProblemKind.TAP_UNHEARD
    assert (disabled.kind, disabled.point, disabled.time, disabled.window) == (ProblemKind.RECOGNIZER_DISABLED, (50, 40), 1, window)
    # It is not any more: the touch is what counts.
    recogniser.enabled = True
    (problem,) = context.problems()
    assert (problem.kind, problem.touch, problem.point) == (ProblemKind.RECOGNIZER_DISABLED, 7, (50, 40))
    assert str(problem).startswith("open did not get touch 7 at (50 40), and nothing else handled it: it was disabled (SPEC 107)")
    tap(context, 50, 40, 10, number=8)
    assert len(context.problems()) == 1


def test_a_press_that_a_disabled_recogniser_missed_is_no_touch(context, window):
    window.make_key()
    recogniser = rk.Tap(lambda tap: None, name="open", allowed_press_types={rk.PressType.SELECT}, enabled=False)
    window.add_gesture_recognizer(recogniser)
    context.press_down(1, rk.PressType.SELECT, 1)
    context.press_up(1, 1.1)
    problem = next(problem for problem in context.problems() if problem.kind is ProblemKind.RECOGNIZER_DISABLED)
    assert problem.touch is None or problem.touch == 0
    assert problem.where == "enabled of open; 1.00 s"


def test_text_while_another_window_was_key(context, window):
    window.make_key()
    field = named(rk.TextField((20, 20, 200, 44)), "mail", window)
    assert field.become_first_responder()
    popup = named(rk.Window((0, 0, 320, 480)), "popup")
    popup.make_key_and_visible()
    assert not context.insert_text("x", 1)
    popup.hidden = True
    assert context.insert_text("x", 2)
    (problem,) = context.problems()
    assert problem.victim is field and problem.culprit is window
    assert str(problem) == "text was typed and did not reach mail: it was the first responder of window, which was not the key window (SPEC 279)"


def test_text_before_anything_was_first_responder(context, window):
    window.make_key()
    field = named(rk.TextField((20, 20, 200, 44)), "mail", window)
    assert not context.insert_text("x", 1)
    field.become_first_responder()
    named(rk.Window((0, 0, 320, 480)), "popup").make_key_and_visible()
    (problem,) = context.problems()
    assert (problem.victim, problem.culprit) == (None, window) and "no first responder accepted it" in str(problem)
    assert problem.help == "let a text field in window become first responder"


def test_content_that_fitted(context, window):
    list_ = scroll_view(window, size=(320, 400))
    drag(context, [(50, 300), (50, 250), (50, 200)])
    list_.content_size = (320, 2000)
    (problem,) = context.problems()
    assert str(problem) == "list did not scroll at (50 300): its content, 400 pt high, fitted in it, and it did not always bounce (SPEC 244)"


def test_nothing_listened_then(context, window):
    card = named(rk.View((0, 0, 320, 480)), "card", window)
    tap(context, 50, 40)
    card.add_gesture_recognizer(rk.Tap(lambda tap: None))
    (problem,) = context.problems()
    assert "ended on card, and nothing there handled the touch" in str(problem)


def test_an_empty_view_that_has_a_size_now(context, window):
    save = button(window, (50, 50, 0, 40))
    tap(context, 52, 60)
    assert "its width or its height was 0" in str(context.problems()[0])
    save.frame = (60, 50, 80, 40)
    assert "its width or its height was 0" in str(context.problems()[0])


# What is lost, and what hears nothing


@pytest.mark.parametrize("again", [False, True])
def test_a_pan_that_is_disabled_in_its_middle(context, window, again):
    pan = rk.Pan(lambda pan: None, name="drag")
    window.add_gesture_recognizer(pan)
    context.down(1, 50, 40, 0)
    context.move(1, 90, 40, 0.1)
    pan.enabled = False
    pan.enabled = again
    context.up(1, 120, 40, 0.2)
    problem = context.problems()[0]
    assert (problem.kind, problem.victim, problem.reason) == (ProblemKind.TOUCH_LOST, pan, Reason.GESTURE_CANCELLED_BY_DISABLING)
    assert str(problem).startswith("drag lost touch 1: it was disabled in the middle of the touch")


def test_a_scroll_view_that_is_disabled_in_its_middle(context, window):
    list_ = scroll_view(window)
    context.down(1, 50, 300, 0)
    context.move(1, 50, 250, 0.02)
    list_.scroll_enabled = False
    context.up(1, 50, 200, 0.1)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.TOUCH_LOST, list_.pan_gesture_recognizer)
    assert str(problem).startswith("the pan of scroll view list lost touch 1: scrollEnabled of list was set to false in the middle of the touch")


def test_a_button_that_is_moved_away(context, window):
    send = button(window, (20, 300, 100, 44))
    context.down(1, 50, 320, 0)
    send.frame = (20, 100, 100, 44)
    context.up(1, 50, 320, 0.1)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.value, problem.unit) == (ProblemKind.TOUCH_LOST, send, 200, rk.Unit.POINTS)
    assert "it was moved by 200 pt in the middle of the touch" in str(problem)
    context.trace.clear()
    # Here the finger left it.
    context.down(1, 50, 120, 1)
    send.frame = (20, 110, 100, 44)
    context.up(1, 50, 400, 1.1)
    assert context.problems() == []


@pytest.mark.parametrize("where", ["canCancelContentTouches", "touchesShouldCancel"])
def test_content_that_keeps_the_drag(context, window, where):
    class Keeping(rk.ScrollView):
        def touches_should_cancel(self, view):
            return False

    list_ = scroll_view(window, cls=Keeping if where == "touchesShouldCancel" else rk.ScrollView)
    if where == "canCancelContentTouches":
        list_.can_cancel_content_touches = False
    named(rk.View((0, 0, 320, 2000)), "content", list_)
    context.down(1, 50, 300, 0)
    context.advance(0.3)
    context.move(1, 50, 250, 0.32)
    context.move(1, 50, 200, 0.34)
    context.up(1, 50, 200, 0.4)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.SWALLOWED, list_, list_)
    assert str(problem).startswith(f"list did not scroll at (50 300), and nothing else handled it: {where} of list ")
    why = list_.pan_gesture_recognizer.explain()
    assert "gestureRecognizerShouldBegin" not in why and len(why.steps) == 1


def test_a_control_that_keeps_the_drag_is_no_problem(context, window):
    button(scroll_view(window), (20, 280, 100, 44))
    context.down(1, 50, 300, 0)
    context.advance(0.3)
    context.move(1, 50, 200, 0.34)
    context.up(1, 50, 200, 0.4)
    assert context.problems() == []


PHASES = rk.GestureInputPhase


def trackpad_pinch(context, time, at):
    context.send_transform(time, at, PHASES.BEGAN)
    context.send_transform(time + 0.1, at, PHASES.CHANGED, scale=1.5)
    context.send_transform(time + 0.2, at, PHASES.ENDED, scale=1.5)


def test_a_pinch_on_the_trackpad(context, window):
    card = named(rk.View((0, 200, 320, 200)), "card", window)
    list_ = scroll_view(window, (0, 0, 320, 200))
    trackpad_pinch(context, 0, (50, 300))
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.point) == (ProblemKind.EVENT_UNHEARD, card, (50, 300))
    assert "was hit by a pinch or rotation on a trackpad at (50 300), and nothing there handled it" in str(problem)
    context.trace.clear()
    trackpad_pinch(context, 1, (50, 50))
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.SCROLL_UNMOVED, list_) and "its maximumZoomScale, 1, was not above" in str(problem)
    context.trace.clear()
    card.add_gesture_recognizer(rk.Pinch(lambda pinch: None))
    trackpad_pinch(context, 2, (50, 300))
    assert context.problems() == []


@pytest.mark.parametrize("way", ["drag", "wheel"])
def test_an_overlay_over_a_list(context, window, way):
    list_ = scroll_view(window)
    glass = named(rk.View((0, 0, 320, 480)), "glass", window)

    def act(time):
        if way == "drag":
            drag(context, [(50, 300), (50, 250), (50, 200)], time)
        else:
            context.send_scroll(time, (50, 50), (0, -30))

    act(0)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.COVERED, list_, glass)
    assert ("touch 1" in problem.where) == (way == "drag")
    assert problem.help == "set userInteractionEnabled of glass to false, or move list in front"
    context.trace.clear()
    glass.user_interaction_enabled = False
    act(1)
    assert context.problems() == [] and list_.content_offset.y > 0


def test_a_dialog_over_a_list_is_no_leftover(context, window):
    scroll_view(window)
    dim = named(rk.View((0, 0, 320, 480)), "dim", window)
    button(dim, (60, 100, 100, 44), "ok")
    drag(context, [(50, 400), (50, 350), (50, 300)])
    assert context.problems() == []


def test_a_tap_on_an_overlay_over_a_list(context, window):
    scroll_view(window)
    named(rk.View((0, 0, 320, 480)), "glass", window)
    tap(context, 50, 50)
    assert [problem.kind for problem in context.problems()] == [ProblemKind.TAP_UNHEARD]


def test_a_near_miss_on_an_overlay_over_a_list(context, window):
    scroll_view(window)
    glass = named(rk.View((0, 0, 320, 480)), "glass", window)
    close = button(glass, (20, 20, 44, 44), "close")
    tap(context, 70, 40)
    assert [(problem.kind, problem.victim) for problem in context.problems()] == [(ProblemKind.NEAR_MISS, close)]


def test_another_screen(context, window):
    window.screen = 1
    send = button(window)
    tap(context, 50, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.value) == (ProblemKind.NOT_INTERACTIVE, window, 6)
    assert "hit no window: window, which is there, was on another screen" in str(problem)
    context.trace.clear()
    # Beside a control, but on another screen.
    tap(context, 125, 40, 1)
    assert ProblemKind.NEAR_MISS not in [problem.kind for problem in context.problems()]
    context.trace.clear()
    context.send_touches(2, [TouchSample(1, TouchPhase.BEGAN, (50, 40), screen=1)])
    context.send_touches(2.1, [TouchSample(1, TouchPhase.ENDED, (50, 40), screen=1)])
    assert context.problems() == [] and send.explain().startswith("send sent")


def test_a_key_command_with_other_modifiers(context, window):
    class Editor(rk.View):
        @rk.action("save:")
        def save(self, sender):
            pass

    window.make_key()
    editor = named(Editor((0, 0, 320, 480), can_become_first_responder=True), "editor", window)
    editor.become_first_responder()
    editor.add_key_command("s", rk.KeyModifierFlags.COMMAND, "save:")

    def key(number, modifiers):
        context.key_down(number, "s", number, modifiers=int(modifiers))
        context.press_up(number, number + 0.1)

    key(1, rk.KeyModifierFlags.COMMAND)
    key(2, rk.KeyModifierFlags(0))
    key(3, rk.KeyModifierFlags.SHIFT)
    assert context.problems() == []
    key(4, rk.KeyModifierFlags.CONTROL | rk.KeyModifierFlags.SHIFT)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.limit) == (ProblemKind.FAILED_NARROWLY, editor, int(rk.KeyModifierFlags.COMMAND))
    assert str(problem).startswith("a key command of editor was not called: it needs command, and the key came with shift and control")
    assert problem.where == "the key commands of editor; 4.00 s"


def test_a_key_without_a_first_responder(context, window):
    class Game(rk.View):
        def presses_began(self, presses, event):
            pass

    window.make_key()
    game = named(Game((0, 0, 320, 480), can_become_first_responder=True), "game", window)
    context.key_down(1, "w", 0)
    context.press_up(1, 0.1)
    (problem,) = context.problems()
    assert (problem.kind, problem.culprit, problem.reason) == (ProblemKind.EVENT_UNHEARD, window, Reason.PRESS_DISCARDED)
    assert str(problem).startswith("no responder handled a press: window had no first responder")
    context.trace.clear()
    game.become_first_responder()
    context.key_down(2, "w", 1)
    context.press_up(2, 1.1)
    assert context.problems() == []


def test_a_trace_that_begins_in_the_middle(context):
    window = rk.Window((0, 0, 320, 480))
    button(window)
    context.down(1, 50, 40, 0)
    context.trace.start()
    context.up(1, 50, 40, 0.2)
    (problem,) = context.problems()
    assert (problem.kind, problem.value, problem.time, problem.severity) == (ProblemKind.TRACE_INCOMPLETE, 0, 0.2, ProblemSeverity.HINT)
    assert problem.explanation and problem.help
    context.trace.clear()
    tap(context, 50, 40, 1)
    assert context.problems() == []


# Remedies that help


def problem_of(context, kind):
    return next(problem for problem in context.problems() if problem.kind is kind)


def test_two_overlays(context, window):
    send = button(window)
    sheet = named(rk.View((0, 0, 320, 480)), "sheet", window)
    glass = named(rk.View((0, 0, 320, 480)), "glass", window)
    tap(context, 50, 40)
    problem = problem_of(context, ProblemKind.COVERED)
    assert problem.value == 1 and problem.help == "set userInteractionEnabled of glass, and of all else in front of send, to false, or move send in front"
    (finding,) = window.audit()
    assert finding.culprit is glass and finding.value == 1 and finding.sentence.startswith("send cannot be touched: glass and 1 other view cover it")
    window.bring_subview_to_front(send)
    assert window.audit() == []
    window.send_subview_to_back(send)
    glass.user_interaction_enabled = sheet.user_interaction_enabled = False
    assert window.audit() == []


def test_what_is_moved_in_front_is_a_sibling_of_the_cover(context, window):
    bar = named(rk.View((0, 0, 320, 100)), "bar", window)
    button(bar)
    named(rk.View((0, 0, 320, 480)), "glass", window)
    tap(context, 50, 40)
    assert problem_of(context, ProblemKind.COVERED).help.endswith("to false, or move bar in front")
    (finding,) = window.audit()
    assert ", or move bar in front" in finding.sentence
    window.bring_subview_to_front(bar)
    assert window.audit() == []


def test_a_window_in_front(context, window):
    button(window)
    alert = named(rk.Window((0, 0, 320, 480)), "alert")
    alert.level = 10
    tap(context, 50, 40)
    problem = problem_of(context, ProblemKind.COVERED)
    assert "the window alert was in front of it" in str(problem) and "move send" not in problem.help
    (finding,) = window.audit()
    assert "move send" not in finding.sentence and "hide alert" in finding.sentence
    alert.hidden = True
    assert window.audit() == []


def test_two_windows_in_front(context, window):
    button(window)
    for name, level in (("one", 5), ("two", 9)):
        named(rk.Window((0, 0, 320, 480)), name).level = level
    tap(context, 50, 40)
    assert problem_of(context, ProblemKind.COVERED).help == "hide two, and all else in front of send, while they show nothing"
    assert window.audit()[0].sentence.startswith("send cannot be touched: two and 1 other view cover it")


def test_a_box_without_a_size(context, window):
    box = named(rk.View((20, 20, 0, 0)), "box", window)
    button(box, (0, 0, 100, 44))
    tap(context, 50, 40)
    assert problem_of(context, ProblemKind.OUTSIDE).help == "give box a width and a height"
    (finding,) = window.audit()
    assert finding.sentence == "send cannot be touched: box, which it is in, has no size: give box a width and a height (SPEC 355)"
    box.frame = (20, 20, 100, 44)
    assert window.audit() == []


def test_content_that_is_scrolled_away(context, window):
    list_ = scroll_view(window, (0, 0, 320, 200), (320, 1000))
    button(list_, (20, 230, 100, 44))
    # It is out of sight there: the touch is not meant for it.
    tap(context, 50, 250)
    assert problem_of(context, ProblemKind.TAP_UNHEARD).victim is window
    list_.content_offset = (0, 250)
    tap(context, 50, 10, 2)
    assert [problem.victim for problem in context.problems()] == [window]


def test_views_without_names(context):
    window = rk.Window((0, 0, 320, 480))
    context.trace.start()
    window.add_subview(rk.Button((20, 20, 100, 44)))
    window.add_subview(rk.View((0, 0, 320, 100)))
    tap(context, 50, 40)
    assert str(problem_of(context, ProblemKind.COVERED)).startswith(
        "Button (20 20; 100 44) was touched at (50 40) and not hit: View (0 0; 320 100) was in front of it"
    )
    assert window.audit()[0].sentence.startswith("Button (20 20; 100 44) cannot be touched: View (0 0; 320 100) covers it")


def test_a_status_in_words(context, window):
    context.post_touches(0, [TouchSample(9, TouchPhase.MOVED, (50, 40))])
    context.drain()
    assert any("a posted item was refused (NotFound)" in str(problem) for problem in context.problems())


# Overrides that an audit calls


def test_overrides_that_refuse(context, window):
    class Deaf(rk.Button):
        def point_inside(self, point, event=None):
            return False

    class Wall(rk.View):
        def hit_test(self, point, event=None):
            return None

    class Hog(rk.View):
        def hit_test(self, point, event=None):
            return self if self.point_inside(point) else None

    send = button(window, cls=Deaf)
    wall = named(Wall((0, 100, 320, 100)), "wall", window)
    ok = button(wall, name="ok")
    hog = named(Hog((0, 200, 320, 100)), "hog", window)
    clear = button(hog, name="clear")
    assert window.audit() == []
    found = {finding.subject: finding for finding in window.audit(calls_overrides=True)}
    assert {subject: finding.culprit for subject, finding in found.items()} == {send: send, ok: wall, clear: hog}
    assert all(finding.kind is AuditKind.COVERED and finding.limit == 1 for finding in found.values())
    assert found[ok].sentence == "ok cannot be touched: an override of hit-testing of wall keeps touches away: let it accept the points of ok (SPEC 355)"


def test_an_override_in_front_that_takes_everything(context, window):
    class Halo(rk.View):
        def point_inside(self, point, event=None):
            return True

    button(window)
    far = button(window, (20, 300, 100, 44), "far")
    halo = named(Halo((200, 200, 50, 50)), "halo", window)
    assert window.audit() == []
    findings = window.audit(calls_overrides=True)
    assert [finding.culprit for finding in findings] == [halo, halo]
    assert findings[0].sentence.startswith("send cannot be touched: an override of hit-testing of halo takes the touches")
    window.bring_subview_to_front(far)
    assert [finding.subject.name for finding in window.audit(calls_overrides=True)] == ["send"]
    halo.hidden = True
    assert window.audit(calls_overrides=True) == []


@pytest.mark.parametrize("frame, takes", [((200, 300, 50, 50), True), ((100, 0, 220, 480), False)])
def test_an_override_of_a_window_in_front(context, window, frame, takes):
    class Hud(rk.Window):
        def point_inside(self, point, event=None):
            return takes

    send = button(window)
    hud = named(Hud(frame), "hud")
    hud.level = 5
    findings = window.audit(calls_overrides=True)
    assert [(finding.subject, finding.culprit, finding.limit) for finding in findings] == ([(send, hud, 1)] if takes else [])


def test_a_window_in_front_of_a_control_with_an_override(context, window):
    class Wide(rk.Button):
        def point_inside(self, point, event=None):
            return super().point_inside(point, event)

    button(window, cls=Wide)
    alert = named(rk.Window((0, 0, 320, 480)), "alert")
    alert.level = 5
    (finding,) = window.audit(calls_overrides=True)
    assert (finding.kind, finding.culprit, finding.limit) == (AuditKind.COVERED_IDLY, alert, 0)


def test_the_plugin_of_an_override_is_named(context, window, plugin_folder):
    context.plugins.policy = rk.PluginPolicy([plugin_folder])
    context.plugins.load(plugin_folder / "Culprits.so")
    deaf = named(context.find_class("DeafButton").python_class((20, 20, 100, 44)), "deaf", window)
    deaf.add_action(lambda control: None)
    (finding,) = window.audit(calls_overrides=True)
    assert finding.culprit is deaf and "an override of hit-testing of deaf (plugin org.responderkit.test.culprits) keeps touches away" in finding.sentence


def test_recognisers_that_never_recognise(context, window):
    edge = rk.ScreenEdgePan(lambda pan: None, name="edge")
    swipe = rk.Swipe(lambda swipe: None, name="swipe", direction=rk.SwipeDirection(0))
    first, second, third = (rk.Tap(lambda tap: None, name=name) for name in ("first", "second", "third"))
    for recogniser in (edge, swipe, first, second, third):
        window.add_gesture_recognizer(recogniser)
    first.require_to_fail(second)
    second.require_to_fail(third)
    third.require_to_fail(first)
    never = {finding.subject: finding for finding in window.audit() if finding.kind is AuditKind.NEVER_RECOGNIZES}
    assert {subject.name: finding.value for subject, finding in never.items()} == {"edge": 1, "swipe": 2, "first": 3, "second": 3, "third": 3}
    assert never[edge].sentence == "edge never fires: its edges are empty: set edges (SPEC 355)" and never[first].culprit is second
    edge.edges = rk.RectEdge.LEFT
    swipe.direction = rk.SwipeDirection.LEFT
    assert never[first].sentence.startswith("first and second require each other to fail: neither recognises while both may")
    assert {finding.subject.name for finding in window.audit() if finding.kind is AuditKind.NEVER_RECOGNIZES} == {"first", "second", "third"}


# What another recogniser prevents


def times(context, act, since=2.0):
    for time in range(4):
        act(since + 3 * time)
        context.advance(since + 3 * time + 2.5)


def prevented(context):
    return [problem for problem in context.problems() if problem.kind is ProblemKind.ALWAYS_PREVENTED]


def two(context, starts, ends, time, steps=5):
    """Two fingers that move at once, for 0.3 s."""
    phases = [TouchPhase.BEGAN] + [TouchPhase.MOVED] * steps + [TouchPhase.ENDED]
    for step, phase in enumerate(phases):
        share = min(step, steps) / steps
        places = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in zip(starts, ends, strict=True)]
        context.send_touches(time + 0.05 * step, [TouchSample(number, phase, place) for number, place in enumerate(places, 1)])


def listening(view, recogniser, name):
    recogniser.add_action(lambda: None)
    recogniser.name = name
    view.add_gesture_recognizer(recogniser)
    return recogniser


ONE_FINGER = [(100, 300), (110, 290), (120, 280), (135, 265), (150, 250)]
UP = [(100, 300), (100, 280), (100, 260), (100, 240), (100, 200)]


@pytest.mark.parametrize(
    "victim", [lambda: rk.Pinch(), lambda: rk.Rotation(), lambda: rk.LongPress(), lambda: rk.Tap(number_of_taps_required=2)], ids=["pinch", "rotation", "press", "double tap"]
)
def test_one_finger_that_pans_prevents_nothing(context, window, victim):
    listening(window, victim(), "victim")
    listening(window, rk.Pan(), "pan")
    times(context, lambda time: drag(context, ONE_FINGER, time))
    assert prevented(context) == []


@pytest.mark.parametrize("victim", [lambda: rk.LongPress(), lambda: rk.Tap(number_of_taps_required=2), lambda: rk.Pan()], ids=["press", "double tap", "pan"])
def test_scrolling_prevents_nothing(context, window, victim):
    list_ = scroll_view(window, size=(900, 9000))
    row = named(rk.View((0, 0, 900, 9000)), "row", list_)
    recogniser = victim()
    listening(window if isinstance(recogniser, rk.Pan) else row, recogniser, "victim")
    times(context, lambda time: drag(context, UP, time))
    assert prevented(context) == []


def test_single_taps_prevent_no_double_tap(context, window):
    listening(window, rk.Tap(number_of_taps_required=2), "double")
    listening(window, rk.Tap(), "single")
    times(context, lambda time: tap(context, 50, 50, time))
    assert prevented(context) == []


def test_a_tap_that_another_tap_prevents(context, window):
    card = named(rk.View((0, 0, 320, 200)), "card", window)
    outer = listening(window, rk.Tap(), "outer")
    inner = listening(card, rk.Tap(), "inner")
    times(context, lambda time: tap(context, 50, 50, time))
    (problem,) = prevented(context)
    assert (problem.victim, problem.culprit, problem.count, problem.value) == (outer, inner, 4, 4)
    assert problem.help == "let a delegate of inner allow both to recognise"
    inner.delegate = both = Both()
    context.trace.clear()
    times(context, lambda time: tap(context, 50, 50, time), since=20)
    assert context.problems() == [] and both


def test_pressing_long_prevents_no_tap(context, window):
    listening(window, rk.Tap(), "open")
    listening(window, rk.LongPress(), "menu")

    def press(time):
        context.down(1, 50, 50, time)
        context.advance(time + 0.6)
        context.up(1, 50, 50, time + 0.7)

    times(context, press)
    assert prevented(context) == []


class Both:
    def should_recognize_simultaneously_with(self, recogniser, other):
        return True


@pytest.mark.parametrize("kind, starts, ends", [("Pinch", [(100, 300), (160, 300)], [(60, 240), (220, 240)]), ("Pan", [(100, 300)], [(150, 200)])])
def test_what_a_pan_prevents(context, window, kind, starts, ends):
    card = named(rk.View((0, 0, 320, 480)), "card", window)
    victim = listening(window if kind == "Pan" else card, getattr(rk, kind)(), "victim")
    pan = listening(card, rk.Pan(), "pan")

    def move(time):
        if len(starts) == 2:
            two(context, starts, ends, time)
        else:
            drag(context, [starts[0], ends[0], ends[0]], time)

    times(context, move)
    (problem,) = prevented(context)
    assert (problem.victim, problem.culprit) == (victim, pan)
    assert problem.help == "let a delegate of pan allow both to recognise"
    pan.delegate = both = Both()
    context.trace.clear()
    times(context, move, since=20)
    assert prevented(context) == [] and both


# Fingers


def test_a_second_finger_on_a_button_that_fires(context, window):
    button(window, (0, 0, 200, 50))
    two(context, [(50, 20), (150, 20)], [(50, 20), (150, 20)], 1)
    assert context.problems() == []


def test_a_second_finger_on_a_button_that_does_not_fire(context, window):
    send = button(window, (0, 0, 200, 50))
    context.down(1, 50, 20, 0)
    context.move(1, 50, 300, 0.1)
    tap(context, 150, 20, 0.2, number=2)
    context.up(1, 50, 300, 0.4)
    assert [(problem.kind, problem.victim, problem.touch) for problem in context.problems()] == [(ProblemKind.WITHHELD, send, 2)]


@pytest.mark.parametrize("other", [False, True])
def test_a_double_tap_over_buttons(context, window, other):
    one = button(window, (0, 0, 100, 44), "one")
    two_ = button(window, (100, 0, 100, 44), "two") if other else one
    listening(window, rk.Tap(number_of_taps_required=2), "double")
    tap(context, 90, 20, 0)
    tap(context, 110 if other else 91, 20, 0.2)
    problems = context.problems()
    assert [problem.kind for problem in problems] == [ProblemKind.TRACKING_CANCELLED] * (2 if other else 1)
    assert {(problem.victim, problem.point) for problem in problems} == ({(one, (90, 20)), (two_, (110, 20))} if other else {(one, (90, 20))})


@pytest.mark.parametrize("kind", ["LongPress", "Swipe"])
def test_the_finger_that_moved_is_named(context, window, kind):
    listening(window, getattr(rk, kind)(number_of_touches_required=2), "victim")
    if kind == "LongPress":
        two(context, [(100, 100), (200, 100)], [(125, 100), (200, 100)], 1)
    else:
        two(context, [(50, 50), (50, 150)], [(150, 50), (30, 150)], 1)
    (problem,) = context.problems()
    assert (problem.kind, problem.touch, problem.point) == (ProblemKind.RECOGNIZER_FAILED, 1 if kind == "LongPress" else 2, (100, 100) if kind == "LongPress" else (50, 150))


@pytest.mark.parametrize("kind, method", [("Tap", "touches_began"), ("Tap", "touches_ended"), ("Pan", "touches_moved")])
def test_a_recogniser_that_does_not_call_super(context, window, kind, method):
    victim = listening(window, type("Mute", (getattr(rk, kind),), {method: lambda self, touches, event: None})(), "mute")
    if kind == "Tap":
        tap(context, 50, 50)
    else:
        drag(context, UP)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit, problem.reason) == (ProblemKind.SWALLOWED, victim, victim, Reason.MISS_NO_SUPER)
    assert f"{method.replace('_b', 'B').replace('_e', 'E').replace('_m', 'M')} of mute did not call super (SPEC 174)" in str(problem)
    assert problem.help.startswith("call super there")


def test_a_pan_that_waited_too_long(context, window):
    pan = listening(window, rk.Pan(), "pan")
    fingers = listening(window, rk.Pan(minimum_number_of_touches=2), "fingers")
    pan.require_to_fail(fingers)
    drag(context, UP)
    (problem,) = context.problems()
    assert problem.help == "let fingers fail sooner, or do not require its failure"


# Where views end, and what lies on them


@pytest.mark.parametrize("override", [False, True])
def test_a_miss_where_the_superview_ends_too(context, window, override):
    class Wide(rk.Button):
        def point_inside(self, point, event=None):
            return -20 <= point.x <= 64 and -20 <= point.y <= 64

    bar = named(rk.View((100, 100, 44, 44)), "bar", window)
    button(bar, (0, 0, 44, 44), cls=Wide if override else rk.Button)
    tap(context, 90, 120)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.NEAR_MISS
    assert problem.help == (
        "enlarge all up to bar: send has an override, but subviews are hit only inside"
        if override
        else "enlarge all from send to bar, or override pointInside of each: subviews are hit only inside"
    )


def test_a_miss_beside_an_override_of_its_own(context, window):
    class Narrow(rk.Button):
        def point_inside(self, point, event=None):
            return super().point_inside(point, event)

    button(window, cls=Narrow)
    tap(context, 125, 40)
    (problem,) = context.problems()
    assert problem.help == "let the pointInside override of send accept points there"


@pytest.mark.parametrize("holds", [False, True])
@pytest.mark.parametrize("scrolls", [False, True])
def test_a_cover_that_holds_a_control(context, window, holds, scrolls):
    button(window, (0, 0, 100, 44))
    host = named((rk.ScrollView if scrolls else rk.View)((0, 0, 320, 480)), "host", window)
    if holds:
        button(host, (200, 400, 100, 44), "live")
    tap(context, 50, 20)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.COVERED
    assert problem.help == (
        "override pointInside of host, so that it is false where host holds nothing, or move send in front; leave it if host is modal"
        if holds
        else "set userInteractionEnabled of host to false, or move send in front"
    )


def test_the_outermost_obstacle_decides(context, window):
    panel = named(rk.View((0, 0, 320, 480), user_interaction_enabled=False), "panel", window)
    box = named(rk.View((0, 0, 320, 200)), "box", panel)
    box.alpha = 0.005
    button(box)
    tap(context, 50, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.culprit) == (ProblemKind.NOT_INTERACTIVE, panel)
    also = "the alpha of box, which send lies in, is 0.005, and views below 0.01 are not hit"
    assert problem.help == f"set userInteractionEnabled of panel to true, or show send as disabled; {also}"


# Actions that no responder performs


class Document(rk.View):
    can_become_first_responder = True

    @rk.action("save:")
    def save(self, sender):
        pass


class Refusing(Document):
    def can_perform_action(self, selector, sender=None):
        return False


def saver(parent):
    made = named(rk.Button((0, 0, 100, 44)), "send", parent)
    made.add_target(None, "save:", rk.ControlEvents.TOUCH_UP_INSIDE)
    return made


def lost(context):
    (problem,) = (problem for problem in context.problems() if problem.kind is ProblemKind.ACTION_LOST)
    return problem


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_responder_that_refuses_the_action(context, window, way):
    window.make_key()
    document = named(Refusing((0, 200, 320, 100)), "document", window)
    assert document.become_first_responder()
    saver(window)
    document.add_key_command("s", rk.KeyModifierFlags.COMMAND, "save:")
    if way == "button":
        tap(context, 50, 20)
    else:
        context.key_down(1, "s", 0.5, modifiers=rk.KeyModifierFlags.COMMAND)
    problem = lost(context)
    assert problem.culprit is document
    assert str(problem).startswith(
        f"no responder performs save: of {'send' if way == 'button' else 'document'}: canPerformAction of document was false"
    )


@pytest.mark.parametrize("is_first", [False, True])
def test_a_key_command_without_action(context, window, is_first):
    window.make_key()
    page = named((Document if is_first else rk.View)((0, 0, 320, 480)), "page", window)
    if is_first:
        page.become_first_responder()
    (page if is_first else window).add_key_command("p", rk.KeyModifierFlags.COMMAND, "print:")
    context.key_down(1, "p", 0.5, modifiers=rk.KeyModifierFlags.COMMAND)
    problem = lost(context)
    assert "no responder performs print: of " in str(problem) and "target" not in problem.help
    assert ("there was no first responder" in str(problem)) == (not is_first)


def test_an_action_without_first_responder(context, window):
    window.make_key()
    document = named(Document((0, 200, 320, 100)), "document", window)
    saver(window)
    tap(context, 50, 20)
    problem = lost(context)
    assert problem.culprit is None and "there was no first responder, and none from send up implements it" in str(problem)
    assert document.become_first_responder()
    context.trace.clear()
    tap(context, 50, 20, 1)
    assert context.problems() == []


def test_an_action_while_the_window_is_not_key(context, window):
    document = named(Document((0, 200, 320, 100)), "document", window)
    document.become_first_responder()
    saver(window)
    tap(context, 50, 20)
    problem = lost(context)
    assert problem.culprit is document and "document implements it, and its window was not key" in str(problem)
    assert problem.help == "make its window the key window"


def test_an_action_on_a_chain_that_is_cut(context):
    context.trace.start()

    class Card(rk.View):
        next_responder = None

    class Host(rk.Window):
        @rk.action("save:")
        def save(self, sender):
            pass

    window = named(Host((0, 0, 320, 480)), "window")
    card = named(Card((0, 0, 320, 200)), "card", window)
    saver(card)
    tap(context, 50, 20)
    problem = lost(context)
    assert problem.culprit is card
    assert "the nextResponder override of card leads past the one that implements it" in str(problem)


# Text


def refused(context):
    (problem,) = (problem for problem in context.problems() if problem.kind is ProblemKind.TEXT_REFUSED)
    return problem


def test_text_for_a_first_responder_without_insert_text(context, window):
    window.make_key()
    editor = named(Document((20, 20, 200, 44)), "editor", window)
    editor.become_first_responder()
    assert not context.insert_text("a", 1)
    problem = refused(context)
    assert problem.victim is editor and "editor does not implement insertText" in str(problem)


def test_text_for_what_cannot_become_first_responder(context, window):
    class Editor(rk.View):
        def insert_text(self, text):
            pass

    window.make_key()
    editor = named(Editor((20, 20, 200, 44)), "editor", window)
    assert not editor.become_first_responder()
    assert not context.insert_text("a", 1)
    problem = refused(context)
    assert problem.victim is editor and "did not reach editor: its canBecomeFirstResponder was false" in str(problem)


def test_text_for_a_field_that_has_resigned(context, window):
    window.make_key()
    field = named(rk.TextField((20, 20, 200, 44)), "user", window)
    field.become_first_responder()
    field.resign_first_responder()
    assert not context.insert_text("a", 1)
    problem = refused(context)
    assert problem.victim is field and "did not reach user: it had resigned as first responder" in str(problem)


def test_text_for_a_field_of_a_hidden_window(context, window):
    window.make_key()
    popup = named(rk.Window((0, 0, 320, 200)), "popup")
    popup.make_key_and_visible()
    field = named(rk.TextField((20, 20, 200, 44)), "user", popup)
    field.become_first_responder()
    popup.hidden = True
    assert not context.insert_text("a", 1)
    problem = refused(context)
    assert problem.victim is field and "its window popup was hidden" in str(problem)
    assert problem.help == "show popup"
    popup.make_key_and_visible()
    context.trace.clear()
    assert context.insert_text("a", 2) and context.problems() == []


# Wording


def test_a_view_that_was_removed_and_added_again(context, window):
    panel = named(rk.View((0, 0, 200, 200)), "panel", window)
    chip = named(rk.View((0, 0, 50, 50)), "chip", panel)
    listening(chip, rk.Pan(), "drag")
    context.down(1, 20, 20, 0)
    context.move(1, 50, 20, 0.05)
    chip.remove_from_superview()
    window.add_subview(chip)
    context.up(1, 90, 20, 0.2)
    (problem,) = context.problems()
    assert problem.culprit is chip and "drag lost touch 1: chip left the window in the middle of the touch" in str(problem)
