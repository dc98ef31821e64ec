"""application.h."""

import gc

import pytest

import responderkit as rk


@pytest.fixture
def listening(context, log):
    class Listening(rk.View):
        def touches_began(self, touches, event):
            log.append("began")

        def touches_ended(self, touches, event):
            log.append("ended")

        def touches_cancelled(self, touches, event):
            log.append("cancelled")

    window = rk.Window((0, 0, 10, 10))
    window.add_subview(Listening((0, 0, 10, 10)))
    return window


def test_delegate(context):
    """SPEC 119: the last link if it is a plain responder; weak."""
    application = context.application
    delegate = rk.Responder()
    application.delegate = delegate
    assert application.delegate is delegate and application.next_responder is delegate
    application.delegate = rk.View()
    assert application.next_responder is None
    application.delegate = delegate
    del delegate
    gc.collect()
    assert application.delegate is None
    application.delegate = None


def test_ignoring_events(context, listening, log):
    """SPEC 286: calls nest; touches in flight are cancelled."""
    application = context.application
    context.down(1, 5, 5, 0)
    application.begin_ignoring_interaction_events()
    application.begin_ignoring_interaction_events()
    context.down(2, 5, 5, 1)
    application.end_ignoring_interaction_events()
    assert application.ignoring_interaction_events
    application.end_ignoring_interaction_events()
    assert not application.ignoring_interaction_events and log == ["began", "cancelled"]
    with pytest.raises(rk.NotFoundError):
        application.end_ignoring_interaction_events()


def test_activity(context, listening, log):
    """SPEC 287."""
    assert context.application.active
    context.down(1, 5, 5, 0)
    context.application.active = False
    assert not context.application.active and log == ["began", "cancelled"]


def test_sending_an_event_again_changes_nothing(context, log):
    """What has been delivered of an update is not delivered twice."""

    class Twice(rk.Application):
        def send_event(self, event):
            super().send_event(event)
            super().send_event(event)
            log.append("sent")

    class Once(rk.View):
        def touches_began(self, touches, event):
            log.append("began")
            self.context.application.send_event(event)

    with rk.Context(application=Twice) as made:
        window = rk.Window((0, 0, 10, 10))
        window.add_subview(Once((0, 0, 10, 10)))
        made.down(1, 5, 5, 0)
    assert log.count("began") == 1 and log[-1] == "sent"


def test_what_an_application_carries_stays(log):
    """The context owns it: attributes survive although nothing in Python refers to it."""

    class Carrying(rk.Application):
        def __init__(self):
            super().__init__()
            self.baggage = ["kept"]

        def send_event(self, event):
            log.append(self.baggage)

    with rk.Context(application=Carrying) as context:
        gc.collect()
        assert context.application.baggage == ["kept"]
        context.application.baggage.append("more")
        gc.collect()
        window = rk.Window((0, 0, 10, 10))
        context.down(1, 5, 5, 0)
        assert log == [["kept", "more"]] and window.alive


def test_a_living_application_can_become_something_else(context, log):
    class Counting(rk.Application):
        def send_event(self, event):
            log.append(event.type)
            super().send_event(event)

    context.application.change_class(Counting)
    window = rk.Window((0, 0, 10, 10))
    context.down(1, 5, 5, 0)
    assert log == [rk.EventType.TOUCHES] and type(context.application) is Counting and window.alive
