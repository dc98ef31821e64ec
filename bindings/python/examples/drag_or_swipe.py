"""A card that is dragged slowly and thrown away by a quick swipe.

Both begin with a finger that moves. A pan needs only 10 points for that, so it always comes first, unless it waits for the swipe to fail.

    python examples/drag_or_swipe.py
"""

import responderkit as rk


def move(context, start, points, seconds):
    """A finger that goes to the right in five steps."""
    context.down(1, 100, 300, start)
    for step in range(1, 6):
        context.move(1, 100 + points * step / 5, 300, start + seconds * step / 5)
    context.up(1, 100 + points, 300, start + seconds)


def show(waiting):
    with rk.Context() as context:
        window = rk.Window((0, 0, 375, 667))
        card = rk.View((50, 200, 275, 200))
        window.add_subview(card)

        pan, swipe = rk.Pan(name="pan"), rk.Swipe(name="swipe", direction=rk.SwipeDirection.RIGHT)
        if waiting:
            pan.require_to_fail(swipe)
        for recognizer in (pan, swipe):
            card.add_gesture_recognizer(recognizer)

        @pan.on_action
        def dragged(pan):
            if pan.state is rk.GestureRecognizerState.BEGAN:
                print(f"  dragged from {context.time:.2f} s on")

        @swipe.on_action
        def thrown():
            print(f"  thrown away at {context.time:.2f} s")

        context.trace.start()
        print("  120 points in 0.2 s:")
        move(context, 0.0, 120, 0.2)
        print("  because:", (pan if waiting else swipe).explain())
        print("  60 points in 1 s:")
        move(context, 2.0, 60, 1.0)


print("the pan does not wait:")
show(waiting=False)
print("the pan waits for the swipe to fail:")
show(waiting=True)
