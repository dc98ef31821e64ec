"""What a view still gets of its touches when a recogniser of its superview recognises: cancels_touches_in_view, delays_touches_began and
delays_touches_ended."""

import responderkit as rk
from shared import attach, make_window, put, tap


def note(what):
    print(f"  {context.time:.2f} s: {what}")


class Canvas(rk.View):
    def touches_began(self, touches, event):
        note("view began")

    def touches_ended(self, touches, event):
        note("view ended")

    def touches_cancelled(self, touches, event):
        note("view cancelled")


def play(what, time):
    """A double tap, then a single one."""
    print(f"{what}:")
    tap(context, 100, 100, time)
    tap(context, 100, 100, time + 0.25)
    context.advance(time + 1)
    print(" a single tap:")
    tap(context, 100, 100, time + 2)
    context.advance(time + 3)


with rk.Context() as context:
    window = make_window()
    put(window, "canvas", Canvas((0, 0, 320, 480)))
    twice = attach(window, "double tap", rk.Tap(lambda: note("double tap"), number_of_taps_required=2))

    play("as it is", 1)
    twice.delays_touches_ended = False
    play("ends not delayed", 11)
    twice.cancels_touches_in_view = False
    play("nor touches cancelled", 21)
    twice.cancels_touches_in_view = True
    twice.delays_touches_began = True
    twice.delays_touches_ended = True
    play("beginnings delayed", 31)
