"""Books carried by a long press from a shelf into a cart that is scrolled, and back; a drop elsewhere or an alert takes them home."""

import responderkit as rk
from shared import attach, make_window, name, put, state, text

context = rk.current_context()
window = make_window()
shelf = put(window, "shelf", rk.View((0, 0, 320, 160)))
cart = put(window, "cart", rk.View((40, 240, 240, 200)))
cart.bounds = (0, 100, 240, 200)  # scrolled by 100
put(shelf, "book 0", rk.View((20, 40, 60, 80)))
put(shelf, "book 1", rk.View((100, 40, 60, 80)))


class Gate:
    """Starts at books only."""

    def should_receive_touch(self, recognizer, touch):
        return name(touch.view).startswith("book")


class Carrier:
    """What is carried, where it was, and where the finger holds it."""

    def act(self, press):
        at = press.location(window)
        under = window.hit_test(at)
        if press.state == rk.GestureRecognizerState.BEGAN:
            self.view, self.home, self.center, self.grip = under, under.superview, under.center, press.location(under)
            place = self.home.convert_point_to(self.center, window)
            window.add_subview(self.view)
            self.view.center = place
            self.view.user_interaction_enabled = False
            print(f"  lifted {name(self.view)} at {text(self.grip)}, its center at {text(place)}")
        elif press.state == rk.GestureRecognizerState.CHANGED:
            self.view.frame = (*(at - self.grip), *self.view.frame.size)
            print(f"  over {name(under)}")
        else:
            place, center = self.home, self.center
            if press.state == rk.GestureRecognizerState.ENDED and under in (shelf, cart):
                place, center = under, under.convert_point_from(self.view.center, window)
            place.add_subview(self.view)
            self.view.center = center
            self.view.user_interaction_enabled = True
            print(f"  {state(press)}: {name(self.view)} in {name(place)} at {text(center)}")


gate, carrier = Gate(), Carrier()
press = attach(window, "press", rk.LongPress(carrier.act, minimum_press_duration=0.25))
press.delegate = gate


def drag(what, time, *points):
    print(f"{what}:")
    context.down(1, *points[0], time)
    context.advance(time + 0.5)
    context.move(1, *points[1], time + 0.75)
    context.move(1, *points[2], time + 1)


drag("into the cart", 1, (30, 60), (100, 200), (120, 300))
context.up(1, 120, 300, 2.25)
drag("not at a book", 4, (300, 20), (100, 200), (120, 300))
context.up(1, 120, 300, 5.25)
drag("beside the cart", 7, (120, 80), (100, 200), (20, 400))
context.up(1, 20, 400, 8.25)
drag("cancelled over the cart", 10, (120, 80), (100, 200), (100, 300))
context.cancel_all_touches()
drag("back to the shelf", 13, (140, 330), (100, 200), (50, 100))
context.up(1, 50, 100, 14.25)
for place in (shelf, cart):
    print(f"{place.name} has:")
    for book in place.subviews:
        print(f"  {book.name}")
