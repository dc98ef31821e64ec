"""Views that are turned and enlarged: the hit area turns with them, and a touch's location is in the view's own coordinates."""

from math import pi

import responderkit as rk
from shared import make_window, put, tap, text


class Card(rk.View):
    def touches_began(self, touches, event):
        touch = touches[0]
        print(f"  {self.name} touched at {text(touch.location(self))}, in the window {text(touch.location())}")


def frame():
    print(f"  frame {text(card.frame.origin)} {text(card.frame.size)}")


with rk.Context() as context:
    window = make_window()
    card = put(window, "card", Card((100, 100, 120, 40)))

    print("as it is:")
    frame()
    tap(context, 110, 110, 1)
    print("turned by a quarter:")
    card.transform = rk.Transform.rotation(pi / 2)
    frame()
    tap(context, 110, 110, 2)  # outside now
    tap(context, 170, 70, 3)
    print("twice as large:")
    card.transform = rk.Transform.scale(2, 2)
    frame()
    tap(context, 60, 90, 4)
    print("turned, then twice as large:")
    card.transform = rk.Transform.rotation(pi / 2).concat(rk.Transform.scale(2, 2))
    frame()
    tap(context, 160, 20, 5)
    print("flat:")
    card.transform = rk.Transform.scale(1, 0)
    tap(context, 160, 120, 6)
    print("as it was:")
    card.transform = rk.Transform.identity()
    card.anchor_point = (0, 0)  # its corner comes to where its middle was
    frame()
    tap(context, 170, 130, 7)
