"""control.h through Python: tracking, control events, targets and actions."""

import pytest

import responderkit as rk
from responderkit import ControlEvents as Events
from responderkit import ControlState


@pytest.fixture
def button(scene):
    """S63's button, with each mask that it sends noted."""
    made = rk.Button((100, 100, 100, 40))
    scene.view.add_subview(made)
    made.masks = []
    made.add_action(lambda control, events: control.masks.append(events), Events.ALL_EVENTS)
    return made


def test_the_events_of_a_touch(scene, button):
    """S63, SPEC 143-146."""
    context = scene.context
    context.down(1, 150, 120, 0.0)
    assert button.tracking and button.touch_inside and button.highlighted
    context.move(1, 260, 120, 0.1)
    context.move(1, 275, 120, 0.2)
    assert button.tracking and not button.touch_inside and not button.highlighted
    context.move(1, 250, 120, 0.3)
    context.up(1, 250, 120, 0.4)
    assert button.masks == [
        Events.TOUCH_DOWN,
        Events.TOUCH_DRAG_INSIDE,
        Events.TOUCH_DRAG_OUTSIDE | Events.TOUCH_DRAG_EXIT,
        Events.TOUCH_DRAG_INSIDE | Events.TOUCH_DRAG_ENTER,
        Events.TOUCH_UP_INSIDE | Events.PRIMARY_ACTION_TRIGGERED,
    ]
    assert not button.tracking and not button.highlighted


def test_functions_take_as_much_as_they_want(scene, button):
    seen = []
    button.add_action(lambda: seen.append("none"), Events.TOUCH_UP_INSIDE)

    @button.on_action(events=Events.TOUCH_UP_INSIDE | Events.TOUCH_DOWN)
    def three(control, events, event):
        seen.append((control, events, isinstance(event, rk.Event)))

    button.add_action(lambda *rest: seen.append(len(rest)), Events.TOUCH_UP_INSIDE)
    scene.tap(x=150, y=120)
    up = Events.TOUCH_UP_INSIDE | Events.PRIMARY_ACTION_TRIGGERED
    assert seen == [(button, Events.TOUCH_DOWN, True), "none", (button, up, True), 3]
    seen.clear()
    button.send_actions(Events.TOUCH_DOWN)
    assert seen == [(button, Events.TOUCH_DOWN, False)], "no event is the cause"
    button.remove_action(three)
    button.send_actions(Events.TOUCH_DOWN)
    assert len(seen) == 1
    with pytest.raises(rk.NotFoundError):
        button.remove_action(three)


class Screen(rk.View):
    """Implements actions of each arity."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.seen = []

    @rk.action("plain")
    def plain(self):
        self.seen.append("plain")

    @rk.action("save:")
    def save(self, sender):
        self.seen.append(sender)

    @rk.action("save:forEvent:")
    def save_for_event(self, sender, event):
        self.seen.append((sender, event.type if event is not None else None))


def test_targets(scene, button):
    """SPEC 137-139: arities, the order of addition, merging, removing some events."""
    screen = Screen()
    button.add_target(screen, "save:", Events.TOUCH_UP_INSIDE)
    button.add_target(screen, "plain", Events.TOUCH_UP_INSIDE)
    button.add_target(screen, "save:forEvent:", Events.TOUCH_UP_INSIDE)
    button.add_target(screen, "save:", Events.TOUCH_DOWN)
    scene.tap(x=150, y=120)
    assert screen.seen == [button, button, "plain", (button, rk.EventType.TOUCHES)]
    screen.seen.clear()
    button.remove_target(screen, "save:", Events.TOUCH_DOWN)
    button.remove_target(None, "plain")
    scene.tap(1.0, x=150, y=120)
    assert screen.seen == [button, (button, rk.EventType.TOUCHES)]
    button.remove_target()
    scene.tap(2.0, x=150, y=120)
    assert len(screen.seen) == 2 and len(button.masks) == 6, "functions stay"


def test_all_control_events(context):
    control = rk.Control()
    assert control.all_control_events == 0
    control.add_action(lambda: None, Events.VALUE_CHANGED)
    control.add_target(None, "a:", Events.TOUCH_DOWN)
    assert control.all_control_events == Events.VALUE_CHANGED | Events.TOUCH_DOWN


def test_without_target_it_is_found_along_the_chain(scene):
    """SPEC 136, S71."""
    screen = Screen((0, 0, 375, 667))
    scene.window.add_subview(screen)
    button = rk.Button((100, 100, 100, 40))
    screen.add_subview(button)
    button.add_target(None, "save:", Events.TOUCH_UP_INSIDE)
    scene.tap(x=150, y=120)
    assert screen.seen == [button]


def test_send_action_through_the_application(scene, button):
    """SPEC 135, 136."""
    screen, application = Screen((0, 0, 10, 10)), scene.context.application
    scene.view.add_subview(screen)
    child = rk.View()
    screen.add_subview(child)
    assert application.send_action("save:", screen, button) is True and screen.seen == [button]
    assert application.send_action("other:", screen, button) is False
    assert application.send_action("plain", None, child) is True
    assert application.send_action("plain", None, button) is False
    assert application.send_action("plain") is False
    screen.can_become_first_responder = True
    assert screen.become_first_responder()
    assert application.send_action("save:", sender=button) is False, "the window is not key"
    scene.window.make_key()
    assert application.send_action("save:", sender=button) is True and screen.seen == [button, "plain", button]
    with pytest.raises(rk.InvalidArgumentError):
        application.send_action("a:b:c:", screen)
    with pytest.raises(TypeError):
        application.send_action("plain", 5)


def test_weak_targets(scene, button):
    """SPEC 305."""
    screen = Screen()
    button.add_target(screen, "save:", Events.TOUCH_UP_INSIDE)
    seen = screen.seen
    screen.release()
    scene.tap(x=150, y=120)
    assert seen == [] and len(button.masks) == 2


def test_a_recogniser_as_target(scene, button):
    class Target(rk.Tap):
        count = 0

        @rk.action("go:")
        def go(self, sender):
            self.count += 1

    target = Target()
    button.add_target(target, "go:", Events.TOUCH_DOWN)
    scene.tap(x=150, y=120)
    assert target.count == 1


class Tracking(rk.Control):
    """Logs its tracking, and answers with the values given."""

    def __init__(self, frame, log, begins=True, continues=True):
        super().__init__(frame)
        self.log, self.begins, self.continues = log, begins, continues

    def begin_tracking(self, touch, event):
        self.log.append(("begin", super().begin_tracking(touch, event)))
        return self.begins

    def continue_tracking(self, touch, event):
        self.log.append(("continue", super().continue_tracking(touch, event)))
        return self.continues

    def end_tracking(self, touch, event):
        super().end_tracking(touch, event)
        self.log.append(("end", touch.phase.name))

    def cancel_tracking(self, event):
        super().cancel_tracking(event)
        self.log.append(("cancel", event is not None))


def test_tracking(scene, log):
    control = Tracking((0, 0, 100, 100), log)
    scene.view.add_subview(control)
    scene.drag((50, 50), (60, 50))
    assert log == [("begin", True), ("continue", True), ("end", "ENDED")]
    log.clear()
    control.continues = False
    scene.drag((50, 50), (60, 50), at=1.0)
    assert log == [("begin", True), ("continue", True)] and not control.tracking
    log.clear()
    control.begins = False
    scene.drag((50, 50), (60, 50), at=2.0)
    assert log == [("begin", True)]


def test_cancelled_tracking(scene, log):
    """SPEC 147-149: with the event that took the touch, without one where none did."""
    control = Tracking((0, 0, 100, 100), log)
    scene.view.add_subview(control)
    scene.context.down(1, 50, 50, 0.0)
    scene.context.cancel_all_touches()
    scene.context.down(2, 50, 50, 1.0)
    control.enabled = False
    scene.context.up(2, 50, 50, 1.1)
    control.enabled = True
    scene.context.down(3, 50, 50, 2.0)
    control.remove_from_superview()
    assert [entry for entry in log if entry[0] == "cancel"] == [("cancel", True), ("cancel", False), ("cancel", False)]


def test_send_action_is_the_place_to_intercept(scene, log):
    """S40."""

    class Guarded(rk.Button):
        def send_action(self, selector, target, event=None):
            log.append((selector, target, event is not None))
            if selector != "secret:":
                super().send_action(selector, target, event)

    class Target(rk.Responder):
        @rk.action("open:")
        def open(self, sender):
            log.append("opened")

        @rk.action("secret:")
        def secret(self, sender):
            log.append("revealed")

    guarded, target = Guarded((0, 0, 100, 100)), Target()
    scene.view.add_subview(guarded)
    for selector in ("secret:", "open:"):
        guarded.add_target(target, selector, Events.TOUCH_UP_INSIDE)
    scene.tap(x=50, y=50)
    assert log == [("secret:", target, True), ("open:", target, True), "opened"]
    log.clear()
    guarded.send_action("open:", target)
    assert log == [("open:", target, False), "opened"]
    rk.Button().send_action("open:", target)
    assert log[2:] == ["opened"]


def test_state(scene):
    """SPEC 142."""
    control = rk.Control()
    assert control.state is ControlState.NORMAL and control.enabled
    control.selected = True
    control.highlighted = True
    control.enabled = False
    assert control.state == ControlState.SELECTED | ControlState.HIGHLIGHTED | ControlState.DISABLED
    assert (control.selected, control.highlighted, control.enabled) == (True, True, False)


def test_a_disabled_control_takes_the_hit_and_does_not_track(scene, button):
    """SPEC 51, 150."""
    button.enabled = False
    assert scene.window.view_at((150, 120)) is button
    scene.tap(x=150, y=120)
    assert button.masks == []


def test_a_button_vetoes_a_tap_above_it(scene, button):
    """S50, SPEC 152-155."""
    scene.attach(rk.Tap(name="tap"))
    scene.tap(x=150, y=120)
    assert scene.actions == [] and Events.TOUCH_UP_INSIDE in button.masks[-1]
    own = scene.attach(rk.Tap(name="own"), button)
    button.masks.clear()
    scene.tap(1.0, x=150, y=120)
    assert [name for name, _, _ in scene.actions] == ["own"] and button.masks == [Events.TOUCH_DOWN, Events.TOUCH_CANCEL]
    assert own.state is rk.GestureRecognizerState.POSSIBLE


@pytest.mark.parametrize(("events", "kind"), [(0, rk.InvalidArgumentError), (-1, ValueError), (1 << 32, ValueError)])
def test_events_are_checked(context, events, kind):
    control, target = rk.Control(), rk.Responder()
    with pytest.raises(kind):
        control.add_action(lambda: None, events)
    with pytest.raises(kind):
        control.add_target(target, "a:", events)


def test_what_is_no_action(context):
    with pytest.raises(TypeError, match="an action has to be callable"):
        rk.Control().add_action("save:", Events.TOUCH_DOWN)
    with pytest.raises(rk.InvalidArgumentError):
        rk.Control().add_target(None, "", Events.TOUCH_DOWN)


def test_what_the_library_calls_is_not_for_others_to_call(context):
    with pytest.raises(rk.UnsupportedError, match="cancel_tracking is called by the library"):
        rk.Control().cancel_tracking(None)
