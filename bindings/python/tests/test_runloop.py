"""runloop.h. The loop itself reads the machine's clock; these tests never wait for it."""

import math
import os
import select
import signal
import threading

import pytest

import responderkit as rk


def readable(context):
    return bool(select.select([context.run_loop], [], [], 0)[0])


def test_the_descriptor_is_readable_while_there_is_something_to_do(context):
    """SPEC 289."""
    assert not readable(context)
    context.post_call(lambda: None)
    assert readable(context) and readable(context)
    assert context.run_loop.run_once(0) == 1
    assert not readable(context)


def test_wake_up(context):
    assert not readable(context)
    context.run_loop.wake_up()
    assert readable(context)
    assert context.run_loop.run_once() == 0, "does not wait: it was woken"


def test_a_due_timer_makes_it_readable_and_runs(context, log):
    context.add_timer(rk.RunLoop.time() - 1, lambda: log.append("due"))
    assert readable(context)
    context.run_loop.run_once(0)
    assert log == ["due"] and context.time > 0


def test_run_until_stopped(context, log):
    """SPEC 290: what a handler posts is served, too; stop() ends the loop after the turn."""

    def first():
        log.append(1)
        context.post_call(second)

    def second():
        log.append(2)
        context.run_loop.stop()

    context.post_call(first)
    context.run_loop.run()
    assert log == [1, 2]


def test_stopping_before_running(context, log):
    """The next run has one turn, which does not wait (SPEC 350)."""
    context.run_loop.stop()
    context.run_loop.stop()
    context.run_loop.run()
    context.run_loop.stop()
    context.post_call(lambda: log.append("in the first turn"))
    context.run_loop.run()
    assert log == ["in the first turn"]
    context.post_call(context.run_loop.stop)
    context.run_loop.run()


def test_posting_from_a_thread_wakes_the_loop(context, log):
    def work():
        for number in range(10):
            context.post_call(lambda number=number: log.append(number))
        context.post_call(context.run_loop.stop)

    thread = threading.Thread(target=work)
    thread.start()
    context.run_loop.run()
    thread.join()
    assert log == list(range(10))


def test_stopping_from_a_thread(context):
    thread = threading.Thread(target=context.run_loop.stop)
    thread.start()
    context.run_loop.run()
    thread.join()


def test_an_exception_ends_the_loop_at_once(context, log):
    def fail():
        raise KeyError("handler")

    context.post_call(fail)
    with pytest.raises(KeyError, match="handler"):
        context.run_loop.run()
    context.post_call(lambda: (log.append("fine"), context.run_loop.stop()))
    context.run_loop.run()
    assert log == ["fine"]


def test_control_c_while_it_waits(context):
    """A signal reaches Python although the loop is waiting without limit."""
    over = threading.Event()

    def interrupt(_, frame):
        if frame.f_code.co_name == "run_once":
            raise KeyboardInterrupt

    def insist():
        # Again and again: on a busy machine the first may come before the loop waits, where it would show nothing.
        while not over.wait(0.01):
            os.kill(os.getpid(), signal.SIGUSR1)

    before = signal.signal(signal.SIGUSR1, interrupt)
    thread = threading.Thread(target=insist)
    thread.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            context.run_loop.run()
    finally:
        over.set()
        thread.join()
        signal.signal(signal.SIGUSR1, before)


def test_timeouts(context):
    with pytest.raises(rk.InvalidArgumentError):
        context.run_loop.run_once(math.nan)
    context.post_call(lambda: None)
    for timeout in (0, 1e-9, 1e9, -1, math.inf):
        context.post_call(lambda: None)
        assert context.run_loop.run_once(timeout) >= 1


def test_the_clock(context):
    first, second = rk.RunLoop.time(), context.run_loop.time()
    assert 0 < first <= second
