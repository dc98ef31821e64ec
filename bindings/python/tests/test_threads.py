"""Threads: what is refused, what is safe, and collection wherever it happens."""

import gc
import threading
import weakref

import pytest

import responderkit as rk


def on_thread(function):
    """Run a function on a thread of its own; return what it returned or raised."""
    result = []

    def run():
        try:
            result.append(function())
        except BaseException as error:  # noqa: BLE001
            result.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(timeout=300)
    assert not thread.is_alive()
    return result[0]


@pytest.mark.parametrize(
    "call",
    [
        lambda context, view: view.frame,
        lambda context, view: view.hit_test((1, 1)),
        lambda context, view: view.add_subview(view),
        lambda context, view: setattr(view, "name", "x"),
        lambda context, view: context.advance(1),
        lambda context, view: context.down(1, 1, 1, 0),
        lambda context, view: context.drain(),
        lambda context, view: context.close(),
        lambda context, view: rk.View(context=context),
        lambda context, view: context.run_loop.run_once(0),
        lambda context, view: context.trace.start(),
        lambda context, view: context.config["controlSlop"],
    ],
)
def test_calls_from_the_wrong_thread_are_refused(context, call):
    """SPEC 295."""
    view = rk.View((0, 0, 10, 10))
    assert isinstance(on_thread(lambda: call(context, view)), rk.WrongThreadError)
    assert view.frame == (0, 0, 10, 10) and not context.closed


def test_each_thread_has_its_own_default_context():
    mine = rk.Context.current()
    theirs = on_thread(lambda: (rk.Context.current() is not mine, rk.View().context is rk.Context.current()))
    assert theirs == (True, True)
    mine.close()


def test_with_concerns_its_own_thread_only(context):
    assert on_thread(lambda: rk.Context.current() is context) is False


def test_posting_from_other_threads(context, log):
    """SPEC 289, SPEC 290: everything arrives, each thread's items in their order, and runs on this thread."""
    mine = threading.get_ident()

    def post(name):
        for number in range(200):
            context.post_call(lambda number=number: log.append((name, number, threading.get_ident())))

    threads = [threading.Thread(target=post, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert context.queue_count == 800 and context.drain() == 800
    for name in range(4):
        assert [number for who, number, _ in log if who == name] == list(range(200))
    assert {ident for _, _, ident in log} == {mine}


def test_posting_touches_from_another_thread(context, log):
    class Listening(rk.View):
        def touches_began(self, touches, event):
            log.append(touches[0].id)

    window = rk.Window((0, 0, 10, 10))
    window.add_subview(Listening((0, 0, 10, 10)))

    def post():
        context.post_touches(0, [rk.TouchSample(4, rk.TouchPhase.BEGAN, (5, 5))])
        context.post_cancel_all_touches()
        return context.queue_count

    assert on_thread(post) == 2
    context.drain()
    assert log == [4]


def test_posting_everything_from_another_thread(context, log):
    """Each kind of input arrives, in order; sending is refused there."""

    class Listening(rk.View):
        @property
        def can_become_first_responder(self):
            return True

        def presses_began(self, presses, event):
            log.append(presses[0].type)

        def insert_text(self, text):
            log.append(text)

        def motion_began(self, motion, event):
            log.append(motion)

        def remote_control_received(self, event):
            log.append(event.subtype)

    window, view = rk.Window((0, 0, 100, 100)), Listening((0, 0, 100, 100))
    pan = rk.Pan(lambda pan: log.append(pan.translation()), allowed_scroll_types_mask=rk.ScrollTypeMask.DISCRETE)
    window.make_key()
    window.add_subview(view)
    view.add_gesture_recognizer(pan)
    view.become_first_responder()
    context.application.begin_receiving_remote_control_events()
    press = [rk.PressSample(1, rk.PressPhase.BEGAN, rk.PressType.MENU)]

    def post():
        context.post_presses(0, press)
        context.post_text(0, "ä")
        context.post_motion(0, rk.MotionPhase.BEGAN)
        context.post_remote_control(0, rk.EventSubtype.REMOTE_CONTROL_STOP)
        context.post_scroll(0, (5, 5), (0, 3))
        context.post_pointer(0, (5, 5))
        context.post_transform(0, (5, 5), rk.GestureInputPhase.BEGAN)
        for send in (
            lambda: context.send_presses(0, press),
            lambda: context.insert_text("x", 0),
            lambda: context.send_motion(0, rk.MotionPhase.BEGAN),
            lambda: context.send_scroll(0, (5, 5), (0, 3)),
        ):
            with pytest.raises(rk.WrongThreadError):
                send()
        return context.queue_count

    assert on_thread(post) == 7
    assert context.drain() == 7
    expected = [rk.PressType.MENU, "ä", rk.EventSubtype.MOTION_SHAKE, rk.EventSubtype.REMOTE_CONTROL_STOP]
    assert log == [*expected, (0, 3), (0, 3)]


def test_collection_on_another_thread(context):
    """Finalizers give references back from wherever the collector runs; the context does it at its next turn."""

    class State(rk.View):
        pass

    State()
    before = context.object_count
    views = [State() for _ in range(50)] + [rk.View() for _ in range(50)]
    for view in views:
        view.myself = view  # only the collector gets rid of these
    del view
    gc.disable()
    try:
        views.clear()
        on_thread(gc.collect)
    finally:
        gc.enable()
    context.advance(1)
    assert context.object_count == before


def test_attributes_survive_a_collection_on_another_thread(context):
    from responderkit import _capi

    class State(rk.View):
        pass

    views = [State(), rk.View()]
    handles = [view._handle for view in views]
    for number, view in enumerate(views):
        view.number, view.myself = number, view
        assert _capi.rk_retain(view._handle) == 0
    references = [weakref.ref(view) for view in views]
    del view
    views.clear()
    on_thread(gc.collect)
    context.drain()
    assert [reference() for reference in references] == [None, None]
    assert [context._wrap(handle).number for handle in handles] == [0, 1]
    for handle in handles:
        context._wrap(handle).myself = None
        assert _capi.rk_release(handle) == 0
    gc.collect()
    context.drain()
    assert context._aside == {}


def test_a_thread_that_ends_with_its_context_open():
    def work():
        window = rk.Window((0, 0, 10, 10))
        window.add_subview(rk.View((0, 0, 10, 10)))
        return weakref.ref(rk.Context.current())

    reference = on_thread(work)
    gc.collect()
    assert reference() is None


def test_a_context_collected_on_a_foreign_thread():
    """It cannot be destroyed there; what its callbacks need stays, so that nothing of it can crash."""
    from responderkit import context as module

    before = len(module._orphans)
    context = rk.Context()
    handle = context._handle
    context.myself = context
    del context
    gc.disable()
    try:
        on_thread(gc.collect)
    finally:
        gc.enable()
    from responderkit import _capi

    assert len(module._orphans) == before + 1 and _capi.rk_object_is_alive(handle)
    module._orphans.pop()
    assert _capi.rk_context_destroy(handle) == 0


def test_contexts_on_many_threads_at_once():
    """SPEC 295: independent worlds."""

    def work():
        seen = []

        class Mine(rk.View):
            def touches_began(self, touches, event):
                seen.append(threading.get_ident())

        with rk.Context() as context:
            window = rk.Window((0, 0, 10, 10))
            window.add_subview(Mine((0, 0, 10, 10)))
            for time in range(100):
                context.down(1, 5, 5, time)
                context.up(1, 5, 5, time + 0.5)
        return seen == [threading.get_ident()] * 100

    results = []
    threads = [threading.Thread(target=lambda: results.append(work())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 4


def test_exceptions_stay_on_their_thread(context):
    """What a callback of one thread raised is not raised by a call of another."""
    window = rk.Window((0, 0, 10, 10))

    class Failing(rk.View):
        def point_inside(self, point, event=None):
            with rk.Context():
                pass
            raise ValueError(str(on_thread(other)))

    def other():
        with rk.Context():
            return rk.View((0, 0, 1, 1)).hit_test((0, 0)) is not None

    window.add_subview(Failing((0, 0, 10, 10)))
    with pytest.raises(ValueError, match="^True$"):
        window.hit_test((5, 5))
