"""Two things people override hit-testing for: a round button, and a button that sticks out of its tab bar.

    python examples/override.py
"""

import responderkit as rk


class RoundButton(rk.View):
    """Only the disc in the frame is touchable."""

    def point_inside(self, point, event=None):
        middle = self.bounds.mid
        distance = ((point.x - middle.x) ** 2 + (point.y - middle.y) ** 2) ** 0.5
        return distance <= self.bounds.width / 2


class TabBar(rk.View):
    """Lets subviews that stick out be hit. They are visible there, but a point outside of the bar never gets to them by itself."""

    def hit_test(self, point, event=None):
        found = super().hit_test(point, event)
        if found is None:
            for subview in self.subviews:
                found = found or subview.hit_test(self.convert_point_to(point, subview), event)
        return found


def name(view):
    return view.name if view is not None else "nothing"


with rk.Context() as context:
    window = rk.Window((0, 0, 375, 667))
    window.name = "window"

    button = RoundButton((100, 100, 100, 100))
    button.name = "round button"
    window.add_subview(button)
    print("in the disc:           ", name(window.hit_test((150, 150))))
    print("in the frame's corner: ", name(window.hit_test((110, 110))))

    bar = TabBar((0, 618, 375, 49))
    bar.name = "tab bar"
    raised = rk.View((157, -20, 60, 69))
    raised.name = "raised button"
    window.add_subview(bar)
    bar.add_subview(raised)
    print("above the bar:         ", name(window.hit_test((187, 605))))
    print("beside it:             ", name(window.hit_test((10, 605))))
    print("on the bar:            ", name(window.hit_test((10, 640))))

    # The same classes under a real touch: the button keeps it, because the touch's view is fixed when it begins.
    context.down(1, 187, 605, 0.0)
    touch = context.find_touch(1)
    context.move(1, 10, 100, 0.1)
    print("the touch belongs to:  ", name(touch.view))
    context.up(1, 10, 100, 0.2)

    # Many points at once: any buffer of float64 pairs is read in place (a NumPy array, say), any list of pairs will do.
    hits = window.hit_test_many([(150, 150), (110, 110), (187, 605)])
    print("three at once:         ", ", ".join(name(view) for view in hits))
