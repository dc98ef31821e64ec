"""Problems of alerts, of several fingers, of keys and of covers."""

import pytest

import responderkit as rk
from problem_support import button, drag, named, recogniser, scroll_view, tap
from responderkit import ProblemKind, Reason, TouchPhase, TouchSample


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


# What belongs to an alert


def test_an_alert_in_front_of_a_button(context, window):
    send = button(window)
    alert = named(rk.View((0, 0, 320, 480)), "alert", window)
    named(rk.View((0, 0, 320, 480)), "dim", alert)
    button(alert, (110, 300, 100, 44), "ok")
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit.name) == (ProblemKind.COVERED, send, "dim")
    assert problem.where.startswith("alert, in front of send") and problem.help == "hide alert, or remove it, while send is to be touched"
    alert.hidden = True
    context.trace.start()
    tap(context, 40, 40, 1)
    assert context.problems() == []


def test_an_alert_in_a_window_of_its_own(context, window):
    button(window)
    alert = named(rk.Window((0, 0, 320, 480)), "alert")
    alert.level = 2000
    button(alert, (110, 300, 100, 44), "ok")
    (finding,) = (finding for finding in window.audit() if finding.kind is rk.AuditKind.COVERED)
    assert str(finding).startswith("send cannot be touched: the window alert covers it and takes the touches: hide alert, or give it a lower level than the window of send")
    named(rk.View((0, 0, 320, 200)), "dim", alert)
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert problem.help == "hide alert, or remove it, while send is to be touched"


@pytest.mark.parametrize("resigns", [True, False])
def test_a_delegate_that_ends_editing_at_the_return_key(context, window, resigns):
    class Delegate:
        def should_return(self, field):
            if resigns:
                field.resign_first_responder()
            return False

    field = named(rk.TextField((20, 20, 200, 44)), "query", window)
    field.delegate = delegate = Delegate()  # noqa: F841 it lives as long as the test
    window.make_key_and_visible()
    field.become_first_responder()
    context.insert_text("\n")
    assert len(context.problems()) == (0 if resigns else 1)
    assert ("textFieldShouldReturn" in str(field.explain())) != resigns


def test_a_tap_beside_a_button_that_its_card_takes(context, window):
    card = named(rk.View((0, 0, 320, 100)), "card", window)
    recogniser(card, rk.Tap, "open")
    button(card)
    tap(context, 125, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.severity) == (ProblemKind.NEAR_MISS, rk.ProblemSeverity.HINT)


@pytest.mark.parametrize("way", ["swipe", "list"])
def test_a_cover_with_a_purpose_of_its_own(context, window, way):
    send = button(window)
    if way == "swipe":
        cover = named(rk.View((0, 0, 320, 480)), "cover", window)
        recogniser(cover, rk.Swipe, "next")
    else:
        cover = scroll_view(window, name="cover")
    tap(context, 40, 40)
    (problem,) = (problem for problem in context.problems() if problem.kind is ProblemKind.COVERED)
    assert problem.help == "override pointInside of cover, so that it is false over send, or move send in front"
    cover.remove_from_superview()
    window.insert_subview(cover, 0)
    context.trace.start()
    tap(context, 40, 40, 1)
    assert context.problems() == [] and send.explain().steps[-1].reason is Reason.CONTROL_SENT_EVENTS


def test_a_recogniser_that_takes_the_touch_at_once(context, window):
    class AtOnce(rk.GestureRecognizer):
        def touches_began(self, touches, event):
            self.state = rk.GestureRecognizerState.ENDED

    recogniser(window, AtOnce, "once")
    send = button(window)
    tap(context, 40, 40)
    sentence = str(send.explain())
    assert sentence.startswith("send did not get touch 1 at (40 40): once ") and "hit send" not in sentence


def test_a_disabled_button_among_several_fingers(context, window):
    keys = [button(window, (20 + 60 * k, 20, 50, 44), f"key{k}") for k in range(5)]
    keys[2].enabled = False
    context.send_touches(0, [TouchSample(k + 1, TouchPhase.BEGAN, (40 + 60 * k, 40)) for k in range(5)])
    context.send_touches(0.1, [TouchSample(k + 1, TouchPhase.ENDED, (40 + 60 * k, 40)) for k in range(5)])
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.touch, problem.point) == (ProblemKind.CONTROL_DISABLED, keys[2], 3, (160, 40))


def test_taps_that_wait_in_a_row(context, window):
    taps = [recogniser(window, rk.Tap, name, number_of_taps_required=k + 1) for k, name in enumerate(("one", "two", "three"))]
    taps[0].require_to_fail(taps[1])
    assert any(finding.kind is rk.AuditKind.TAPS_TOGETHER for finding in window.audit())
    taps[1].require_to_fail(taps[2])
    assert not any(finding.kind is rk.AuditKind.TAPS_TOGETHER for finding in window.audit())


def several(context, points, time=0):
    """Fingers that begin in one update, and end in one."""
    for phase, moment in ((TouchPhase.BEGAN, time), (TouchPhase.ENDED, time + 0.1)):
        context.send_touches(moment, [TouchSample(k + 1, phase, point) for k, point in enumerate(points)])


def test_two_fingers_on_one_button_in_one_update(context, window):
    send = button(window, (20, 20, 100, 44))
    send.multiple_touch_enabled = True
    several(context, [(40, 40), (80, 40)])
    assert context.problems() == []


def test_three_fingers_of_a_pinch_in_one_update(context, window):
    pinch = recogniser(window, rk.Pinch, "pinch")
    points = [(50, 50), (150, 150), (50, 300)]
    context.send_touches(0, [TouchSample(k + 1, TouchPhase.BEGAN, point) for k, point in enumerate(points)])
    context.send_touches(0.1, [TouchSample(k + 1, TouchPhase.MOVED, point) for k, point in enumerate([(30, 30), (180, 180), (52, 300)])])
    context.send_touches(0.2, [TouchSample(k + 1, TouchPhase.ENDED, point) for k, point in enumerate([(30, 30), (180, 180), (52, 300)])])
    assert str(pinch.explain(touch=1)) == str(pinch.explain(touch=2)) == "pinch ended (SPEC 159)"
    assert str(pinch.explain(touch=3)).startswith("pinch ignores touch 3")


def test_a_finger_beside_all_windows(context, window):
    a = button(window, name="a")
    a.enabled = False
    several(context, [(40, 40), (150, 600)])
    assert "disabled" in str(a.explain(touch=1)) and "disabled" not in str(a.explain(touch=2))


@pytest.mark.parametrize("cls", [rk.Button, rk.TextField])
def test_a_press_of_no_duration_around_a_control(context, window, cls):
    press = recogniser(window, rk.LongPress, "press", minimum_press_duration=0)
    send = button(window, cls=cls)
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.TRACKING_CANCELLED, send, press)
    assert "cancelsTouchesInView of press to false" in problem.help
    press.cancels_touches_in_view = False
    context.trace.start()
    tap(context, 40, 40, 1)
    assert context.problems() == []


def test_a_finger_of_another_time_that_hit_no_window(context, window):
    pinch = recogniser(window, rk.Pinch, "pinch")
    tap(context, 400, 600, 1)
    tap(context, 40, 40, 9, number=2)
    assert "window" not in str(pinch.explain())


# Several fingers, keys, covers, and what waits


class Keeping(rk.View):
    def touches_ended(self, touches, event):
        pass


class Drawing(rk.View):
    def touches_began(self, touches, event):
        pass

    def touches_ended(self, touches, event):
        pass


def two(context, phase, time, first=(20, 20), second=(60, 60)):
    context.send_touches(time, [TouchSample(1, phase, first), TouchSample(2, phase, second)])


@pytest.mark.parametrize("is_control", [False, True])
def test_an_end_of_two_fingers_in_one_update_that_is_kept(context, window, is_control):
    if is_control:

        class Button(rk.Button):
            def touches_ended(self, touches, event):
                pass

        keeper = button(window, (10, 10, 200, 200), cls=Button)
        victim, culprit = keeper, "send"
    else:
        victim = named(Drawing((0, 0, 320, 480)), "paper", window)
        keeper, culprit = named(Keeping((10, 10, 200, 200)), "child", victim), "child"
        victim.multiple_touch_enabled = True
    keeper.multiple_touch_enabled = True
    two(context, TouchPhase.BEGAN, 0)
    two(context, TouchPhase.ENDED, 0.1)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.SWALLOWED, victim, keeper)
    assert f"touchesEnded of {culprit} did not call super" in str(problem)


def pinch(context, time):
    for step in range(8):
        shift = 8 * step
        phase = TouchPhase.MOVED if step else TouchPhase.BEGAN
        two(context, phase, time + step / 60, (100 - shift, 100 - shift), (200 + shift, 200 + shift))
    two(context, TouchPhase.ENDED, time + 0.2, (44, 44), (256, 256))


def map_view(window):
    view = scroll_view(window, size=(320, 480), name="map")
    content = named(rk.View((0, 0, 320, 480)), "content", view)

    class Delegate:
        asked = 0

        def view_for_zooming(self, scroll_view):
            Delegate.asked += 1
            return content

    view.delegate = view.kept = Delegate()
    view.maximum_zoom_scale = 4
    return view


def test_a_pinch_of_a_scroll_view_that_is_disabled(context, window):
    view = map_view(window)
    view.pinch_gesture_recognizer.enabled = False
    pinch(context, 0)
    asked = view.kept.asked
    (problem,) = context.problems()
    assert view.kept.asked == asked  # problems are found without a call of the program
    assert (problem.kind, problem.reason, problem.victim) == (ProblemKind.SCROLL_UNMOVED, Reason.GESTURE_DISABLED, view)
    assert str(problem).startswith("map did not zoom at (200 200): its pinch recogniser was disabled")
    view.pinch_gesture_recognizer.enabled = True
    context.trace.start()
    pinch(context, 2)
    assert view.zoom_scale > 1 and context.problems() == []
    view.pinch_gesture_recognizer.enabled = False
    context.trace.start()
    drag(context, [(100, 100), (100, 150), (100, 200)], 4)  # one finger was not meant to zoom
    assert all(problem.reason is not Reason.GESTURE_DISABLED for problem in context.problems())


def test_two_fingers_cannot_be_fewer_for_a_pinch(context, window):
    recogniser(window, rk.Pinch, "zoom")
    drag(context, [(100, 100), (105, 130), (110, 160), (120, 200)])
    (problem,) = context.problems()
    assert problem.help == "let both fingers begin in the view of zoom, make that view larger, or add a recogniser for one finger"


@pytest.mark.parametrize("also", ["covered", "outside", None])
def test_a_second_obstacle_is_in_the_help(context, window, also):
    box = named(rk.View((0, 0, 320, 30 if also == "outside" else 480)), "box", window)
    send = button(box, (20, 40, 100, 44))
    send.user_interaction_enabled = False
    if also == "covered":
        named(rk.View((0, 0, 320, 480)), "overlay", window)
    tap(context, 40, 60)
    (problem,) = context.problems()
    assert (problem.kind, problem.culprit) == (ProblemKind.NOT_INTERACTIVE, send)
    other = {"covered": "; overlay is in the way, too", "outside": "; box is in the way, too", None: ""}[also]
    assert problem.help == "set userInteractionEnabled of send to true, or show send as disabled" + other
    send.user_interaction_enabled = True
    if also == "covered":
        window.subviews[-1].user_interaction_enabled = False
    box.frame = (0, 0, 320, 480)
    context.trace.start()
    tap(context, 40, 60, 1)
    assert context.problems() == []


def test_of_two_covers_the_one_that_listens_is_what_was_missed(context, window):
    opened = []
    button(window)
    card = named(rk.View((0, 0, 320, 480)), "card", window)
    card.add_gesture_recognizer(rk.Tap(opened.append, name="open"))
    glass = named(rk.View((0, 0, 320, 480)), "glass", window)
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.COVERED, card, glass)
    assert problem.help == "set userInteractionEnabled of glass to false, or move card in front"
    glass.user_interaction_enabled = False
    context.trace.start()
    tap(context, 40, 40, 1)
    assert len(opened) == 1 and context.problems() == []


def test_a_panel_on_a_background_that_listens_is_no_cover(context, window):
    button(window)
    card = named(rk.View((0, 0, 320, 480)), "background", window)
    card.add_gesture_recognizer(rk.Tap(lambda recogniser: None, name="close"))
    named(rk.View((0, 0, 320, 100)), "panel", window)
    tap(context, 40, 40)
    assert [problem.kind for problem in context.problems()] == [ProblemKind.TAP_UNHEARD]


def test_a_pinch_of_a_trackpad_over_a_cover(context, window):
    view = map_view(window)
    glass = named(rk.View((0, 0, 320, 480)), "glass", window)

    def zoom(time):
        for step, phase in enumerate((rk.GestureInputPhase.BEGAN, rk.GestureInputPhase.CHANGED, rk.GestureInputPhase.ENDED)):
            context.send_transform(time + step / 10, (100, 100), phase, scale=1 + step / 4)

    zoom(1)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit) == (ProblemKind.COVERED, view, glass)
    glass.user_interaction_enabled = False
    context.trace.start()
    zoom(2)
    assert view.zoom_scale > 1 and context.problems() == []


def type_keys(context, text, time, inserts):
    for number, character in enumerate(text, 1):
        context.key_down(number, character, time)
        if inserts:
            context.insert_text(character, time)
        context.press_up(number, time)


def test_keys_alone_type_nothing(context, window):
    window.make_key()
    field = named(rk.TextField((20, 20, 200, 44)), "user", window)
    tap(context, 40, 40)
    type_keys(context, "abc", 1, inserts=False)
    (problem,) = context.problems()
    assert (problem.kind, problem.reason, problem.victim, problem.time) == (ProblemKind.TEXT_REFUSED, Reason.PRESS_BEGAN, field, 1)
    assert "no text was inserted: keys alone insert none" in str(problem) and "insertText" in problem.help
    context.trace.start()
    type_keys(context, "abc", 2, inserts=True)
    assert field.text == "abc" and context.problems() == []


def test_keys_without_characters_are_no_text(context, window):
    window.make_key()
    named(rk.TextField((20, 20, 200, 44)), "user", window)
    tap(context, 40, 40)
    type_keys(context, ["\r", "\x1b", ""], 1, inserts=False)
    context.key_down(9, "s", 2, modifiers=rk.KeyModifierFlags.COMMAND)
    assert context.problems() == []


@pytest.mark.parametrize("calls_super", [False, True])
def test_a_text_field_that_does_not_become_first_responder(context, window, calls_super):
    class Field(rk.TextField):
        def become_first_responder(self):
            return super().become_first_responder() if calls_super else True

    field = named(Field((20, 20, 200, 44)), "user", window)
    tap(context, 40, 40)
    assert field.is_first_responder is calls_super
    if calls_super:
        return
    (problem,) = context.problems()
    assert (problem.kind, problem.reason, problem.victim) == (ProblemKind.SWALLOWED, Reason.MISS_NO_SUPER, field)
    assert str(problem).startswith("user was touched at (40 40) and did not become first responder: becomeFirstResponder of user did not call super")
    assert problem.help == "call super there"
    assert "its becomeFirstResponder override did not call super" in str(field.explain())


def test_posted_events_that_nothing_drains(context, window):
    send = button(window)
    for phase, time in ((TouchPhase.BEGAN, 1), (TouchPhase.ENDED, 1.1)):
        context.post_touches(time, [TouchSample(1, phase, (40, 40))])
    (problem,) = context.problems()
    assert (problem.kind, problem.severity, problem.value) == (ProblemKind.INPUT_DROPPED, rk.ProblemSeverity.HINT, 2)
    assert str(problem).startswith("posted events are waiting: 2")
    assert "the trace holds none yet, and posted events are waiting: 2" in str(send.explain())
    context.drain()
    assert context.problems() == []


@pytest.mark.parametrize("fingers", [1, 2])
def test_a_recogniser_of_ones_own_that_recognises_at_once(context, window, fingers):
    class Now(rk.GestureRecognizer):
        def touches_began(self, touches, event):
            self.state = rk.GestureRecognizerState.ENDED

    buttons = [button(window), button(window, (20, 120, 100, 44), "save")][:fingers]
    now = Now(lambda recogniser: None, name="now")
    window.add_gesture_recognizer(now)
    places = [(40, 40), (40, 140)][:fingers]
    for time, phase in enumerate((TouchPhase.BEGAN, TouchPhase.ENDED)):
        context.send_touches(time, [TouchSample(number, phase, place) for number, place in enumerate(places, 1)])
    problems = context.problems()
    assert {problem.victim for problem in problems} == set(buttons)
    for problem in problems:
        assert (problem.kind, problem.reason, problem.culprit) == (ProblemKind.TRACKING_CANCELLED, Reason.NEVER_DELIVERED, now)
    for number, one in enumerate(buttons, 1):
        assert f"{one.name} did not get touch {number}" in str(one.explain(touch=number)) and "now had recognised already" in str(one.explain(touch=number))


def test_an_audit_asks_overrides_about_what_sticks_out(context, window):
    class Lower(rk.View):
        def point_inside(self, point, event):
            return 0 <= point[0] < 320 and 0 <= point[1] < 60

    box = named(Lower((0, 100, 320, 30)), "box", window)
    button(box)

    def sentences(calls):
        return [str(finding) for finding in window.audit(calls_overrides=calls)]

    assert any(sentence.startswith("send sticks out of box by 34 pt, and is not touched there") for sentence in sentences(False))
    assert not any("is not touched there" in sentence for sentence in sentences(True))
    tap(context, 40, 150)
    assert context.problems() == []
