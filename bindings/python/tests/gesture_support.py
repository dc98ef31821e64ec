"""What the tests of recognisers and controls share: a window with one view, and hands."""

import responderkit as rk


class Scene:
    """A window of 375 x 667 that one view fills."""

    def __init__(self, context):
        self.context = context
        self.window = rk.Window((0, 0, 375, 667))
        self.view = rk.View((0, 0, 375, 667))
        self.window.add_subview(self.view)
        self.actions = []

    def attach(self, recognizer, view=None):
        """Attach it, and note each action as (name, state, time)."""
        recognizer.on_action(lambda r: self.actions.append((r.name, r.state.name, round(self.context.time, 9))))
        (view or self.view).add_gesture_recognizer(recognizer)
        return recognizer

    def tap(self, at=0.0, x=100, y=100, seconds=0.1, id=1):
        self.context.down(id, x, y, at)
        self.context.up(id, x, y, at + seconds)

    def drag(self, *points, at=0.0, step=0.05, lift=True, id=1):
        """One finger through these points, lifted at the last."""
        (x, y), *rest = points
        self.context.down(id, x, y, at)
        for number, (x, y) in enumerate(rest, 1):
            self.context.move(id, x, y, at + number * step)
        if lift:
            self.context.up(id, x, y, at + len(rest) * step)

    def fingers(self, phase, places, at):
        """Several fingers in one update."""
        self.context.send_touches(at, [rk.TouchSample(id, phase, place) for id, place in places.items()])
