"""Actions with arguments of any type, methods laid over a class that exists, and C functions made of Python functions.

    python examples/typed_actions.py
"""

import ctypes

import responderkit as rk
from responderkit import _capi


class Card(rk.View):
    # The annotations are the types...
    @rk.typed_action("moveBy:animated:")
    def move_by(self, by: rk.Point, animated: bool) -> rk.Rect:
        self.center = (self.center.x + by.x, self.center.y + by.y)
        print(f"  {self.name} {'glides' if animated else 'jumps'} by ({by.x:g}, {by.y:g})")
        return self.frame

    # ...or an encoding does, with the letters of Objective-C: the result first.
    @rk.typed_action("titled:", "@*")
    def titled(self, name):
        self.name = name
        return self


class Snapping(rk.Button):
    """Laid over every button, those that are there included: accepts points up to 10 around it, and can be asked for its distance."""

    def point_inside(self, point, event=None):
        return super().point_inside(point, event) or self.bounds.inset(-10, -10).contains(point)

    @rk.typed_action("distanceTo:")
    def distance_to(self, point: rk.Point) -> float:
        middle = self.center
        return ((middle.x - point.x) ** 2 + (middle.y - point.y) ** 2) ** 0.5


with rk.Context() as context:
    print("actions with types")
    card = Card((0, 0, 100, 60)).invoke("titled:", "ace")
    print("  the encoding:", card.action_encoding("moveBy:animated:"))
    frame = card.invoke("moveBy:animated:", (30, 40), True)
    print(f"  now at ({frame.x:g}, {frame.y:g})")
    try:
        card.invoke("moveBy:animated:", 30, 40, encoding="vii")
    except rk.EncodingError as error:
        print("  refused:", error)

    print("methods laid over a class")
    button = rk.Button((0, 0, 20, 20))
    print("  beside it:", button.view_at((25, 10)) is button)
    with rk.extend(Snapping):
        print("  with the extension:", button.view_at((25, 10)) is button)
        print("  its distance to (13, 14):", button.invoke("distanceTo:", (13, 14)))
    print("  without it again:", button.view_at((25, 10)) is button)

    print("a C function")
    # It may return a struct, which no callback of ctypes can.
    mirror = rk.Closure("{RKPoint}{RKPoint}", lambda point: rk.Point(point.y, point.x))
    function = mirror.cast(ctypes.CFUNCTYPE(_capi.RKPoint, _capi.RKPoint))
    result = function(_capi.RKPoint(1, 2))
    print(f"  (1, 2) mirrored by {mirror.encoding}: ({result.x:g}, {result.y:g})")
