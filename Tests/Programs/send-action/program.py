"""A button that counts what it sends and drops a second action that follows too soon: send_action is where to intercept."""

import responderkit as rk
from shared import make_window, name, put, tap


class CarefulButton(rk.Button):
    count = 0
    last = None

    def send_action(self, selector, target, event=None):
        self.count += 1
        print(f"  {event.timestamp:.2f} s: {self.name} sends {selector} to {name(target)}, number {self.count}")
        if self.last is not None and event.timestamp - self.last < 0.5:
            print("  dropped")
            return
        self.last = event.timestamp
        super().send_action(selector, target, event)


class Cart(rk.View):
    @rk.action("buy:")
    def buy(self, sender):
        print(f"  {self.name} buys for {name(sender)}")


with rk.Context() as context:
    window = make_window()
    cart = put(window, "cart", Cart((0, 0, 320, 480)))
    button = put(cart, "buy", CarefulButton((20, 20, 100, 44)))
    button.add_target(cart, "buy:", rk.ControlEvents.TOUCH_UP_INSIDE)

    print("three taps:")
    tap(context, 50, 40, 1)
    tap(context, 50, 40, 1.25)
    tap(context, 50, 40, 2)
    print("without target, and a function beside it:")
    button.remove_target()
    button.add_target(None, "buy:", rk.ControlEvents.TOUCH_UP_INSIDE)
    button.add_action(lambda: print("  a function, which sendAction does not see"), rk.ControlEvents.TOUCH_UP_INSIDE)
    tap(context, 50, 40, 4)
