"""A card that follows the finger without a recogniser: touches_moved adds the way since the touch's last change. Cancelled, it returns."""

import responderkit as rk
from shared import make_window, name, put, text


class Card(rk.View):
    def place(self, center, what):
        self.center = center
        print(f"  {what} to {text(self.center)}")

    def touches_began(self, touches, event):
        self.home = self.center
        self.superview.bring_subview_to_front(self)
        print(f"  {self.name} picked up")

    def touches_moved(self, touches, event):
        now, before = touches[0].location(self.superview), touches[0].previous_location(self.superview)
        self.place((self.center.x + now.x - before.x, self.center.y + now.y - before.y), "dragged")

    def touches_ended(self, touches, event):
        print(f"  {self.name} dropped")

    def touches_cancelled(self, touches, event):
        self.place(self.home, "back")


def hit(x, y):
    print(f"at ({x:g}, {y:g}): {name(window.hit_test((x, y)))}")


with rk.Context() as context:
    window = make_window()
    put(window, "queen", Card((20, 20, 80, 120)))
    put(window, "king", Card((60, 60, 80, 120)))

    hit(90, 90)
    print("the queen by its corner:")
    context.down(1, 30, 30, 1)
    context.move(1, 45, 30, 1.25)
    context.move(1, 75, 50.5, 1.5)
    context.up(1, 75, 50.5, 1.75)
    hit(90, 90)
    print("the queen again, and an alert:")
    context.down(1, 80, 60, 3)
    context.move(1, 200, 300, 3.25)
    context.cancel_all_touches()
    hit(200, 300)
    hit(70, 50)
