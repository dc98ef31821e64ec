"""Touches that a view does not keep: super hands them to the next responder, with the view that was hit. A control keeps them."""

import responderkit as rk
from shared import make_window, name, put, tap


class Keeper(rk.View):
    def touches_began(self, touches, event):
        print(f"  {self.name}: began in {name(touches[0].view)}")

    def touches_ended(self, touches, event):
        print(f"  {self.name}: ended")


class Forwarder(rk.View):
    def touches_began(self, touches, event):
        print(f"  {self.name}: began in {name(touches[0].view)}")
        super().touches_began(touches, event)


def try_tap(where, x, y, time):
    print(f"{where}:")
    tap(context, x, y, time)


with rk.Context() as context:
    window = make_window()
    board = put(window, "board", Keeper((0, 0, 320, 480)))
    card = put(board, "card", Forwarder((0, 0, 160, 200)))
    put(card, "picture", rk.View((0, 0, 160, 100)))
    put(card, "lock", Keeper((0, 100, 50, 50)))
    button = put(card, "button", rk.Button((100, 150, 60, 50)))

    try_tap("on the board", 200, 300, 1)
    try_tap("on the card", 80, 170, 2)
    try_tap("on the picture", 80, 50, 3)
    try_tap("on the lock", 20, 120, 4)
    try_tap("on the button", 120, 170, 5)
    button.enabled = False
    try_tap("on the disabled button", 120, 170, 6)
    button.user_interaction_enabled = False
    try_tap("on the button without interaction", 120, 170, 7)
