"""context.h: current contexts, configuration, clock, timers, queue, diagnostics, notifications."""

import contextlib
import math

import pytest

import responderkit as rk
from responderkit import _capi


def test_the_innermost_with_is_current():
    with rk.Context() as outer:
        assert rk.Context.current() is outer is rk.current_context()
        with rk.Context() as inner:
            assert rk.View().context is inner
            assert rk.View(context=outer).context is outer
        assert rk.View().context is outer


def test_a_default_context_is_made_when_needed():
    first = rk.View()
    assert first.context is rk.Context.current() and rk.View().context is first.context
    first.context.close()
    assert rk.View().context is not first.context
    rk.Context.current().close()


def test_closing():
    context = rk.Context()
    view = rk.View(context=context)
    context.close()
    context.close()
    assert context.closed and not view.alive
    with pytest.raises(rk.StaleHandleError):
        view.frame  # noqa: B018
    with pytest.raises(rk.StaleHandleError):
        context.advance(1)


def test_closing_inside_a_callback_is_refused(context, log):
    class Closing(rk.View):
        def touches_began(self, touches, event):
            with pytest.raises(rk.BusyError):
                self.context.close()
            log.append(self.context.closed)

    window = rk.Window((0, 0, 10, 10))
    window.add_subview(Closing((0, 0, 10, 10)))
    context.down(1, 5, 5, 0)
    assert log == [False]


def test_a_callback_that_raises_while_the_context_closes():
    class Failing(rk.View):
        def touches_cancelled(self, touches, event):
            raise ValueError("late")

    context = rk.Context()
    window = rk.Window((0, 0, 10, 10), context=context)
    window.add_subview(Failing((0, 0, 10, 10), context=context))
    context.down(1, 5, 5, 0)
    with pytest.raises(ValueError, match="late"):
        context.close()
    assert context.closed and not window.alive


def test_an_exception_in_the_block_closes_the_context_all_the_same():
    with pytest.raises(KeyError), rk.Context() as context:
        raise KeyError
    assert context.closed and rk.Context.current() is not context


def test_an_application_of_ones_own(log):
    """S43: an application that drops touches; hit-testing has happened by then (SPEC 46, SPEC 77)."""

    class Dropping(rk.Application):
        def __init__(self):
            super().__init__()
            self.dropped = 0

        def send_event(self, event):
            self.dropped += 1

    class Listening(rk.View):
        def hit_test(self, point, event=None):
            log.append("hit")
            return super().hit_test(point, event)

        def touches_began(self, touches, event):
            log.append("began")

    with rk.Context(application=Dropping) as context:
        window = rk.Window((0, 0, 10, 10))
        window.add_subview(Listening((0, 0, 10, 10)))
        context.down(1, 5, 5, 0)
        assert log == ["hit"]
        assert isinstance(context.application, Dropping) and context.application.dropped == 1


def test_no_application():
    """SPEC 296: without an application events are dropped."""
    with rk.Context(application=None) as context:
        assert context.application is None
        window = rk.Window((0, 0, 10, 10))
        context.down(1, 5, 5, 0)
        assert context.find_touch(1) is None and window.alive
        assert rk.Application().context is context
        assert isinstance(context.application, rk.Application) and window.next_responder is context.application


def test_what_is_no_application():
    with pytest.raises(TypeError, match="application has to be"):
        rk.Context(application=rk.Responder)
    with pytest.raises(rk.AlreadyExistsError), rk.Context():
        rk.Application()


def test_a_memory_limit():
    with rk.Context(memory_limit=200_000) as context, pytest.raises(rk.NoMemoryError):
        views = []
        for _ in range(100_000):
            views.append(rk.View())
    assert context.closed
    assert 0 < len(views) < 100_000


def test_what_begins_at_a_memory_limit():
    """SPEC 352: a touch has its recognisers, or does not begin at all."""
    refused = 0
    for limit in range(250_000, 290_000, 1_000):
        with rk.Context(memory_limit=limit) as context:
            window = rk.Window((0, 0, 320, 480))
            taps = []
            window.add_gesture_recognizer(rk.Tap(taps.append))
            views = []
            with contextlib.suppress(rk.NoMemoryError):
                while True:
                    views.append(rk.View((0, 0, 9, 9)))
            try:
                context.down(1, 50, 50, 1)
            except rk.NoMemoryError as error:
                assert "memory_limit" in str(error)
                assert context.find_touch(1) is None
                refused += 1
            else:
                context.up(1, 50, 50, 1.1)
                assert len(taps) == 1
    assert refused > 0


def test_time_that_is_no_time():
    with pytest.raises(rk.InvalidArgumentError):
        rk.Context(time=math.inf)
    with rk.Context(time=12.5) as context:
        assert context.time == 12.5


# ---- Configuration --------------------------------------------------------------


def test_config_is_a_mapping(context):
    config = context.config
    assert len(config) == len(_capi.RKConfig) >= 49 and "controlSlop" in config and "nonsense" not in config
    assert config["controlSlop"] == 70 == config.default("controlSlop")
    config["controlSlop"] = 12.5
    assert context.config["controlSlop"] == 12.5
    del config["controlSlop"]
    assert config["controlSlop"] == 70
    assert dict(config) == {name: config.default(name) for name in config}
    assert repr(config).startswith("Config({'hitTestPasses': 1.0")


def test_values_by_name(context):
    context.config["sameViewTie"] = "firstAdded"
    assert context.config["sameViewTie"] == 1
    context.config["coalesceMoves"] = True
    assert context.config["coalesceMoves"] == 1
    with pytest.raises(ValueError, match="sameViewTie cannot be 'middle': allowed is lastAdded, firstAdded"):
        context.config["sameViewTie"] = "middle"
    with pytest.raises(KeyError, match="controlSlap.*controlSlop"):
        context.config["controlSlap"] = 1
    with pytest.raises(rk.InvalidArgumentError):
        context.config["hitTestPasses"] = 3
    with pytest.raises(rk.InvalidArgumentError):
        context.config["controlSlop"] = math.nan


def test_a_whole_configuration(context):
    context.config = {"hitTestPasses": 2, "presentedNext": "container"}
    assert (context.config["hitTestPasses"], context.config["presentedNext"]) == (2, 1)


def test_configuration_counts(context, log):
    """SPEC 47: two passes when hitTestPasses is 2."""

    class Counting(rk.View):
        def hit_test(self, point, event=None):
            log.append(1)
            return super().hit_test(point, event)

    window = rk.Window((0, 0, 10, 10))
    window.add_subview(Counting((0, 0, 10, 10)))
    context.config["hitTestPasses"] = 2
    context.down(1, 5, 5, 0)
    assert len(log) == 2


# ---- Time and queue -------------------------------------------------------------


def test_timers_fire_in_order_at_their_own_time(context, log):
    """SPEC 293."""
    context.add_timer(2.0, lambda: log.append(("two", context.time)))
    context.add_timer(1.0, lambda: log.append(("one", context.time)))
    cancelled = context.add_timer(1.5, lambda: log.append("never"))
    assert context.next_deadline == 1.0 and cancelled.planned
    cancelled.cancel()
    assert not cancelled.planned
    with pytest.raises(rk.StaleHandleError):
        cancelled.cancel()
    context.advance(1.7)
    assert log == [("one", 1.0)] and context.time == 1.7 and context.next_deadline == 2.0
    context.advance(3.0)
    assert log == [("one", 1.0), ("two", 2.0)] and context.next_deadline == math.inf


def test_a_timer_without_time(context):
    with pytest.raises(rk.InvalidArgumentError):
        context.add_timer(math.nan, lambda: None)


def test_time_going_backwards_is_clamped(context, log):
    """SPEC 309."""
    context.diagnostic_handler = lambda code, text: log.append((code, text))
    context.advance(5)
    context.advance(3)
    assert context.time == 5 and [code for code, _ in log] == ["timeBackwards"] and log[0][1]


def test_the_queue_is_first_in_first_out(context, log):
    """SPEC 290, SPEC 291, S82: what a handler posts goes to the tail and is handled in the same drain."""
    context.post_call(lambda: (log.append(1), context.post_call(lambda: log.append(3))))
    context.post_call(lambda: log.append(2))
    assert context.queue_count == 2 and log == []
    assert context.drain() == 3 and log == [1, 2, 3] and context.queue_count == 0


def test_the_next_turn(context, log):
    """SPEC 291: drainPostedEventsInSameTurn 0 leaves what was posted meanwhile for the next drain."""
    context.config["drainPostedEventsInSameTurn"] = 0
    context.post_call(lambda: (log.append(1), context.post_call(lambda: log.append(2))))
    assert context.drain() == 1 and log == [1]
    assert context.drain() == 1 and log == [1, 2]


def test_a_posted_update_that_is_refused_is_a_diagnostic(context, log):
    context.diagnostic_handler = lambda code, text: log.append(code)
    rk.Window()
    context.post_touches(0, [rk.TouchSample(1, rk.TouchPhase.MOVED, (1, 1))])
    assert context.drain() == 1 and log == ["postedEventRefused"]


def test_handlers_are_replaced_and_removed(context, log):
    def first(code, text):
        log.append("first")

    context.diagnostic_handler = first
    assert context.diagnostic_handler is first
    context.diagnostic_handler = lambda code, text: log.append("second")
    context.advance(5)
    context.advance(1)
    context.diagnostic_handler = None
    context.advance(1)
    assert log == ["second"] and context.diagnostic_handler is None


def test_notifications(context, log):
    """SPEC 281, SPEC 287."""
    context.notification_handler = lambda what, which: log.append((what, which))
    first, second = rk.Window(), rk.Window()
    first.make_key()
    second.make_key()
    first.hidden = True
    context.application.active = False
    context.application.active = True
    n = rk.Notification
    assert [entry for entry in log if entry[0] is not n.WINDOW_DID_BECOME_VISIBLE] == [
        (n.WINDOW_DID_BECOME_KEY, first),
        (n.WINDOW_DID_RESIGN_KEY, first),
        (n.WINDOW_DID_BECOME_KEY, second),
        (n.WINDOW_DID_BECOME_HIDDEN, first),
        (n.APPLICATION_WILL_RESIGN_ACTIVE, context.application),
        (n.APPLICATION_DID_BECOME_ACTIVE, context.application),
    ]
    context.notification_handler = None
    first.make_key_and_visible()
    assert len([entry for entry in log if entry[0] is n.WINDOW_DID_BECOME_KEY]) == 2


def test_a_notification_may_see_a_window_whose_making_has_not_returned(context, log):
    """A lookup in the meantime gets the very object that the program is about to get."""

    class Special(rk.Window):
        pass

    context.notification_handler = lambda what, which: log.append(which)
    windows = [rk.Window(), Special()]
    for window in windows:
        window.hidden = True
        window.hidden = False
    assert all(any(seen is window for window in windows) for seen in log) and len(log) >= 4


def test_counts(context):
    before = context.object_count
    view = rk.View()
    assert context.object_count == before + 1 and context.memory_used > 0
    del view
    assert context.object_count == before
    assert "Context" in context.describe() or context.describe()
    assert context.windows == [] and context.key_window is None


# ---- The observer -----------------------------------------------------------------


def test_an_observer_sees_calls_and_overrides_nothing(context, log):
    """SPEC 356."""
    context.trace.start(4096)
    window = rk.Window((0, 0, 100, 100))
    page, bar = rk.View((0, 0, 100, 100)), rk.View((0, 0, 100, 20))
    window.add_subview(page)
    page.add_subview(bar)
    names = {window: "window", page: "page", bar: "bar"}

    def observe(call):
        if call.object in names:
            log.append((names[call.object], call.method.name.lower(), bool(call.value), len(call.objects)))

    context.observer = observe
    assert context.observer is observe
    context.send_touches(0, [rk.TouchSample(1, rk.TouchPhase.BEGAN, (50, 50))])
    assert log == [
        ("window", "hit_test", False, 0),
        ("window", "point_inside", True, 0),
        ("page", "hit_test", False, 0),
        ("page", "point_inside", True, 0),
        ("bar", "hit_test", False, 0),
        ("bar", "point_inside", False, 0),
        ("page", "touches_began", False, 1),
        ("window", "touches_began", False, 1),
    ]
    assert "override" not in bar.explain() and "SPEC 11" in bar.explain()
    assert [record.reason for record in context.trace.records() if "OVERRIDE" in record.reason.name] == []
    log.clear()
    context.observer = None
    context.send_touches(0.1, [rk.TouchSample(1, rk.TouchPhase.ENDED, (50, 50))])
    assert log == [] and context.observer is None


def test_what_an_observer_sees_of_text_and_controls(context, log):
    """SPEC 356."""
    window = rk.Window((0, 0, 100, 100))
    window.make_key()
    field = rk.TextField((0, 0, 100, 20))
    window.add_subview(field)
    context.observer = lambda call: log.append((call.method, call.text, call.value)) if call.object is field else None
    field.become_first_responder()
    context.insert_text("x", 1)
    m, e = rk.ObservedMethod, rk.ControlEvents
    assert log == [
        (m.BECOME_FIRST_RESPONDER, None, 0),
        (m.SEND_ACTIONS_FOR_CONTROL_EVENTS, None, e.EDITING_DID_BEGIN),
        (m.INSERT_TEXT, "x", 0),
        (m.SEND_ACTIONS_FOR_CONTROL_EVENTS, None, e.EDITING_CHANGED),
    ]
