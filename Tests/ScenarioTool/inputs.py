"""Scroll views, presses, keys, text, motion, remote control, the pointer and its wheel, for generate.py."""

from gestures import SELECTORS, some

BUTTONS = ["upArrow", "downArrow", "left", "select", "select", "menu", "playPause", "pageDown"]
KEYS = ["a", "a", "b", "S", "é"]
MODIFIERS = [[], [], ["command"], ["shift"], ["command", "shift"], ["alphaShift"]]
REMOTE = ["play", "pause", "togglePlayPause", "nextTrack", "beginSeekingForward", "endSeekingForward"]
SCROLL_LINES = [
    "willBeginDragging", "didScroll", "didScroll", "willEndDragging", "didEndDragging", "didEndDragging(decelerate)", "willBeginDecelerating",
    "didEndDecelerating", "didEndScrollingAnimation", "didZoom", "didEndZooming",
]


class Inputs:
    """What generate.Maker knows of everything that is neither a touch nor a recogniser."""

    def scroll_view(self, node):
        """Makes a node a scroll view."""
        rng = self.rng
        node["class"] = "ScrollView"
        node["contentSize"] = [rng.choice([0, 300, 1000]), rng.choice([0, 300, 2000, 1e6])]
        node.update(some(rng, [
            ("contentOffset", 0.3, [[0, 50], [30, 0], [-20, -20], [0, 1e5]]), ("contentInset", 0.2, [[10, 0, 20, 5], [0, 0, -10, 0]]), ("bounces", 0.2, [False]),
            ("alwaysBounceVertical", 0.3, [True]), ("alwaysBounceHorizontal", 0.2, [True]), ("scrollEnabled", 0.05, [False]), ("pagingEnabled", 0.15, [True]),
            ("directionalLockEnabled", 0.2, [True]), ("delaysContentTouches", 0.3, [False]), ("canCancelContentTouches", 0.15, [False]),
            ("bouncesZoom", 0.2, [False]), ("scrollsToTop", 0.1, [False]), ("decelerationRate", 0.3, ["normal", "fast", 0.99]), ("chainsToAncestor", 0.2, [True]), ("transfersVerticalScrollingToParent", 0.15, [False]), ("transfersTouchesToParent", 0.1, [True]), ("bouncesVertically", 0.1, [False]), ("bouncesHorizontally", 0.1, [False]),
            ("targetContentOffset", 0.1, [[0, 100], [0, 0], [500, 500]]), ("touchesShouldBegin", 0.15, [True, False]), ("touchesShouldCancel", 0.2, [True, False]),
        ]))
        self.scrolls.append(node["id"])
        self.own += [node["id"] + ".pan", node["id"] + ".pinch"]

    def zoom(self, node):
        """Lets a scroll view zoom its first subview."""
        if self.rng.random() < 0.4:
            node.update({"viewForZooming": node["subviews"][0]["id"], "minimumZoomScale": 0.5, "maximumZoomScale": self.rng.choice([1, 2, 4])})
            node.update(some(self.rng, [("zoomScale", 0.3, [0.5, 1.5, 9])]))

    def input_node(self, node, window):
        """Keys of a node that have to do with input."""
        rng = self.rng
        if not window and rng.random() < 0.25:
            self.scroll_view(node)
        elif not window and rng.random() < 0.1:
            node.update({"class": "TextField", **some(rng, [("text", 0.5, ["", "abc", "é\n"])])})
        node.update(some(rng, [("acceptsText", 0.15, [True]), ("keyCommands", 0.2, [[self.command()], [self.command(), self.command()]])]))

    def command(self):
        return {"input": self.rng.choice(KEYS), "action": self.rng.choice(SELECTORS), **some(self.rng, [("modifiers", 0.7, [[], ["command"], ["shift", "command"]])])}

    def later(self, *delays):
        self.time = round(self.time + self.rng.choice(delays), 3)
        return {"t": self.time}

    def press(self):
        """One button or key in a report; now and then one that does not fit what was before."""
        rng = self.rng
        button = rng.choice(BUTTONS + KEYS)
        if button in self.pressed:
            phase = rng.choice(["changed", "ended", "ended", "ended", "cancelled"])
            if phase != "changed":
                self.pressed.discard(button)
        else:
            phase = "began" if rng.random() < 0.97 else "ended"
            if phase == "began":
                self.pressed.add(button)
        if button in KEYS:
            return "key", [button, rng.choice(MODIFIERS), phase]
        return "press", [button, phase] + ([rng.choice([0, 0.5, 1])] if rng.random() < 0.2 else [])

    def input_step(self):
        rng = self.rng
        kind = rng.randrange(16)
        if kind < 5:
            word, value = self.press()
            return {**self.later(0, 0.02, 0.3, 1), word: value}
        if kind == 5:
            entries = {tuple(map(str, value[:1])): value for _, value in (self.press() for _ in range(2))}
            return {**self.later(0, 0.1), "presses": list(entries.values())}
        if kind == 6:
            return rng.choice([{"cancelAllPresses": True}, {**self.later(0, 1), "text": rng.choice(["a", "", "héé", "x\n"])}, {"deleteBackward": True}])
        if kind == 7:
            return {**self.later(0, 0.5, 4), "motion": rng.choice(["began", "began", "ended", "cancelled"])}
        if kind == 8:
            return {**self.later(0, 0.1), "remote": rng.choice(REMOTE)}
        if kind == 9:
            place = [self.number(0, 340), self.number(0, 490)]
            return {**self.later(0, 0.1), "pointer": rng.choice([place, place, {"at": place, "buttons": rng.choice([0, 1])}, {"at": place, "outside": True}])}
        if kind in (10, 11):
            return self.wheel()
        if kind == 12 and rng.random() < 0.4:
            return rng.choice([{"active": False}, {"active": True}, {"ignoring": True}, {"ignoring": False}, {"ignoring": False}])
        return self.scroll_step() if self.known_scrolls else {"becomeFirst": rng.choice(self.built)}

    def wheel(self):
        rng = self.rng
        place = [self.number(0, 320), self.number(0, 480)]
        if rng.random() < 0.3:
            return {**self.later(0.02, 0.5), "scroll": place + [0, rng.choice([-30, 10, 80]), "discrete"] + ([{"modifiers": ["shift"]}] if rng.random() < 0.2 else [])}
        word = rng.choice(["scroll", "scroll", "transform"])
        phase = rng.choice(["changed", "changed", "ended", "cancelled"]) if word in self.wheels else "began"
        self.wheels.discard(word) if phase in ("ended", "cancelled") else self.wheels.add(word)
        values = [rng.choice([0, 12]), self.number(-40, 40)] if word == "scroll" else [1, 0] if phase == "began" else [rng.choice([1, 0.7, 1.5]), rng.choice([0, 0.3, -1])]
        return {**self.later(0.016, 0.016, 0.1), word: place + values + [phase]}

    def scroll_step(self):
        """A step that moves a scroll view or changes it."""
        rng = self.rng
        scroll = rng.choice(self.known_scrolls)
        place = [self.number(-50, 400), self.number(-50, 2500)]
        animated = rng.random() < 0.5
        key, value = rng.choice([
            ("scrollEnabled", rng.random() < 0.7), ("contentSize", [300, 900]), ("contentOffset", place), ("bounces", rng.random() < 0.5), ("pagingEnabled", rng.random() < 0.3),
            ("delaysContentTouches", rng.random() < 0.5), ("canCancelContentTouches", rng.random() < 0.5), ("contentInset", [0, 0, 50, 0]), ("zoomScale", 1.5),
            ("targetContentOffset", [0, 30]), ("touchesShouldCancel", rng.random() < 0.5), ("chainsToAncestor", rng.random() < 0.5), ("frame", [0, 0, 150, 150]),
        ])
        return {**self.later(0, 0.05), **rng.choice([
            {"setContentOffset": [scroll, place, animated]}, {"scrollRectToVisible": [scroll, place + [50, 50], animated]}, {"setZoomScale": [scroll, rng.choice([0.5, 1, 3]), animated]},
            {"zoomToRect": [scroll, [10, 10, 100, 50], animated]}, {"scrollToTop": scroll}, {"stopScrollingAndZooming": scroll}, {"flashScrollIndicators": scroll}, {"set": [scroll, {key: value}]}, {"set": [scroll, {key: value}]},
            {"set": [scroll + rng.choice([".pan", ".pinch"]), {rng.choice(["enabled", "cancelsTouchesInView"]): rng.random() < 0.5}]},
        ])}

    def details(self):
        """What a touch has besides its place; usually nothing."""
        rng = self.rng
        if not self.inputs or rng.random() < 0.85:
            return []
        earlier = round(max(self.time - 0.004, 0), 3)
        return [rng.choice([
            {"type": "indirectPointer", "buttons": rng.choice([1, 2, 3])}, {"type": "pencil", "force": 0.5, "altitudeAngle": 1, "azimuthAngle": 0.5}, {"modifiers": ["shift"]},
            {"force": 2, "majorRadius": 12}, {"coalesced": [[earlier, self.number(0, 300), self.number(0, 300)], [earlier, 10, 10]]},
        ])]

    def input_line(self):
        """A line that an `on` waits for."""
        rng = self.rng
        word = rng.choice(["pressesBegan", "pressesEnded", "pressesCancelled", "pressesChanged"]) + "(" + rng.choice(BUTTONS + KEYS).replace("left", "leftArrow") + ")"
        if self.closed:
            return f"{rng.choice(self.ids + self.windows)}.{rng.choice([word, word, 'motionBegan', 'motionCancelled'])}"
        if self.scrolls and rng.random() < 0.5:
            return f"{rng.choice(self.scrolls)}.{rng.choice(SCROLL_LINES)}"
        return f"{rng.choice(self.ids + self.windows)}." + rng.choice([word, word, "motionBegan", "motionEnded", "remote(play)", "insertText(a)", "deleteBackward"])
