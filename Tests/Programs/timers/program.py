"""Timers and posted calls: the program hands the time over, timers fire at theirs, and posted calls wait until the queue is drained."""

import responderkit as rk
from shared import make_window, put, tap, yes


def note(what):
    print(f"  {context.time:.2f} s: {what}")


def tick(left):
    """A timer that plans itself again, three times in all."""
    note(f"tick, {left} left")
    if left > 0:
        context.add_timer(context.time + 0.5, lambda: tick(left - 1))


def cancels():
    note("cancels the second")
    second.cancel()


def call_a():
    note("call a")
    context.post_call(lambda: note("call c"))


with rk.Context() as context:
    window = make_window()
    button = put(window, "button", rk.Button((20, 20, 100, 44)))

    @button.on_action(events=rk.ControlEvents.TOUCH_UP_INSIDE)
    def pressed(button, events, event):
        print(f"  {event.timestamp:.2f} s: {button.name} pressed")

    context.add_timer(2, lambda: note("third"))
    context.add_timer(1, lambda: note("first"))
    second = context.add_timer(1.5, lambda: note("second"))
    context.add_timer(1.25, cancels)
    print(f"next deadline: {context.next_deadline:.2f} s")
    context.advance(1.125)
    print("later:")
    context.advance(3)
    print(f"more to come: {yes(context.next_deadline < 1000)}")

    print("again and again:")
    context.add_timer(4, lambda: tick(2))
    context.advance(10)
    print("a timer before an event of its time:")
    context.add_timer(11, lambda: note("timer"))
    tap(context, 50, 40, 10.9)

    context.post_call(call_a)
    context.post_call(lambda: note("call b"))
    context.post_touches(12, [rk.TouchSample(1, rk.TouchPhase.BEGAN, (50, 40))])
    context.post_touches(12.25, [rk.TouchSample(1, rk.TouchPhase.ENDED, (50, 40))])
    print(f"waiting: {context.queue_count}")
    print(f"handled: {context.drain()}")
