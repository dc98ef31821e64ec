"""Recognisers, delegates, controls and streams of touches that mean something, for generate.py."""

TYPES = ["tap", "tap", "tap", "longPress", "pan", "pan", "screenEdgePan", "swipe", "swipe", "pinch", "rotation", "hover", "custom"]
CONTROLS = ["Control", "Button", "Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl"]
EVENTS = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit", "touchUpInside", "touchUpOutside",
    "touchCancel", "valueChanged", "primaryActionTriggered", "allTouchEvents", "allEvents",
]
SELECTORS = ["tap", "tap:", "tap:forEvent:", "click", "click:", "save:"]
STATES = ["possible", "began", "changed", "ended", "cancelled", "failed", "ignore"]


def some(rng, chances):
    """A random choice of keys, each with one of its values: [(key, chance, values)]."""
    return {key: rng.choice(values) for key, chance, values in chances if rng.random() < chance}


def properties(rng, kind):
    own = {
        "tap": [
            ("numberOfTapsRequired", 0.4, [1, 2, 2, 3]), ("numberOfTouchesRequired", 0.2, [1, 2]), ("allowableMovement", 0.1, [0, 5, -1]),
            ("buttonMaskRequired", 0.1, [1, 2, 3])],
        "longPress": [
            ("minimumPressDuration", 0.4, [0, 0.1, 0.5, 1, -2]), ("numberOfTouchesRequired", 0.2, [1, 2]), ("numberOfTapsRequired", 0.2, [0, 1]),
            ("allowableMovement", 0.2, [0, 10, 50])],
        "pan": [
            ("minimumNumberOfTouches", 0.3, [1, 2, 3]), ("maximumNumberOfTouches", 0.3, [1, 2]),
            ("allowedScrollTypesMask", 0.3, [["discrete"], ["continuous"], ["discrete", "continuous"], []])],
        "screenEdgePan": [("edges", 0.9, [["left"], ["right", "left"], ["top"], ["bottom"], []])],
        "swipe": [("direction", 0.8, [["left"], ["right"], ["up", "down"], ["left", "right", "up", "down"], []]), ("numberOfTouchesRequired", 0.2, [2])],
    }.get(kind, [])
    common = [
        ("enabled", 0.05, [False]), ("cancelsTouchesInView", 0.2, [False]), ("delaysTouchesBegan", 0.2, [True]), ("delaysTouchesEnded", 0.2, [False]),
        ("allowedTouchTypes", 0.05, [["direct"], ["pencil"], []]), ("requiresExclusiveTouchType", 0.05, [False]),
        ("allowedPressTypes", 0.3, [["select"], ["select", "menu", "key"], ["up", "pageDown"], ["key"], []]),
    ]
    return some(rng, own + common)


class Gestures:
    """What generate.Maker knows of recognisers and controls. Names of others are only taken from what the file itself builds at its start."""

    def recognizer(self):
        rng = self.rng
        self.made += 1
        kind = rng.choice(TYPES)
        result = {"id": f"r{self.made}", "type": kind, **properties(rng, kind)}
        if rng.random() < 0.5 and not self.closed:
            result["log"] = True
        if rng.random() < 0.1:
            result["action"] = "shared"
        if kind == "custom":
            result["on"] = {phase: rng.choice(STATES) for phase in ("began", "moved", "ended", "cancelled") if rng.random() < 0.6}
        for key in ("canPrevent", "canBePreventedBy"):
            if rng.random() < 0.1:
                result[key] = rng.choice([True, False, {"only": self.others()}])
        if rng.random() < 0.25:
            result["requireToFail"] = self.others()
        if rng.random() < 0.3:
            result["delegate"] = self.delegate()
        self.recognizers.append(result["id"])
        return result

    def others(self):
        known = self.known + (self.known_own if self.started else self.own)
        return self.rng.sample(known, min(len(known), self.rng.choice([1, 1, 2])))

    def delegate(self):
        rng = self.rng
        if self.ids and rng.random() < 0.2:
            return rng.choice(self.built)
        return some(rng, [
            ("shouldBegin", 0.4, [True, True, False]), ("shouldReceiveTouch", 0.4, [True, True, False]), ("shouldReceiveEvent", 0.2, [True, True, False]),
            ("shouldReceivePress", 0.3, [True, True, False]),
            ("simultaneousWith", 0.4, [True, self.others()]), ("requireFailureOf", 0.2, [self.others()]), ("requiredToFailBy", 0.2, [self.others()]),
        ])

    def control(self, node):
        """Makes a node a control."""
        rng = self.rng
        kind = node["class"] = rng.choice(CONTROLS)
        node["targets"] = [self.target() for _ in range(rng.randint(0, 2))]
        if rng.random() < 0.1:
            node["sendAction"] = "intercept"
        chances = [("enabled", 0.1, [False]), ("selected", 0.1, [True])]
        if kind in ("Slider", "Stepper"):
            chances += [("value", 0.5, [0, 0.5, 7]), ("maximumValue", 0.3, [1, 10]), ("continuous", 0.3, [False])]
        chances += {
            "Switch": [("on", 0.5, [True])], "Stepper": [("stepValue", 0.3, [0.5, 3]), ("wraps", 0.3, [True]), ("autorepeat", 0.3, [False])],
            "SegmentedControl": [("momentary", 0.3, [True])],
        }.get(kind, [])
        node.update(some(rng, chances))
        if kind == "SegmentedControl":
            node["numberOfSegments"] = rng.choice([0, 1, 3])
        if kind == "PageControl":
            node["numberOfPages"] = rng.choice([0, 1, 3])

    def target(self):
        rng = self.rng
        result = {"events": rng.sample(EVENTS, rng.randint(1, 3)), "action": rng.choice(SELECTORS)}
        if rng.random() < 0.4:
            result["target"] = None if self.started or not self.built else rng.choice([None, rng.choice(self.built)])
        return result

    def gesture_step(self):
        """A step that changes recognisers or sends an action."""
        rng = self.rng
        kind = rng.randrange(8)
        recognizer = rng.choice(self.known) if self.known else None
        if kind == 0 or not recognizer:
            return {"addRecognizer": [rng.choice(self.built), self.recognizer()]}
        if kind == 1:
            return {"addRecognizer": [rng.choice(self.built), recognizer]}
        if kind == 2:
            return {"removeRecognizer": recognizer}
        if kind == 3 and rng.random() < 0.5:
            return {"destroy": recognizer}
        if kind == 4:
            return rng.choice([{"setTranslation": [recognizer, [self.number(-50, 50), 0]]}, {"setScale": [recognizer, rng.choice([1, 2])]}, {"setRotation": [recognizer, 0]}])
        if kind == 5:
            return {"sendAction": {"action": rng.choice(SELECTORS), "to": rng.choice([None, rng.choice(self.built)]), "from": rng.choice(self.built)}}
        if kind == 6:
            return {"set": [recognizer, {"requireToFail": self.others()} if rng.random() < 0.3 else {"delegate": rng.choice([None, self.delegate()])}]}
        key = rng.choice(["enabled", "enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"])
        return {"set": [recognizer, {key: rng.random() < 0.5}]}

    # Streams of touches. Each yields steps of its own, at times that follow the last one.

    def at(self, samples, later):
        self.time = round(self.time + later, 3)
        return {"t": self.time, "update": samples}

    def free(self, count):
        fingers = [finger for finger in range(1, 10) if finger not in self.down]
        return self.rng.sample(fingers, count) if len(fingers) >= count else None

    def gesture(self):
        """The steps of one gesture: taps, a hold, a drag, a flick, a pinch or a turn, with one finger or two."""
        rng = self.rng
        fingers = self.free(rng.choice([1, 1, 1, 2]))
        if not fingers:
            return []
        x, y = rng.randint(10, 300), rng.randint(10, 440)
        places = {finger: (x + 60 * index, y) for index, finger in enumerate(fingers)}

        def put(word, dx=0, dy=0, spread=1.0):
            return [[word, f, px + dx + (spread - 1) * 30 * (1 if i else -1), py + dy + (5 * (spread - 1) if i else 0)] for i, (f, (px, py)) in enumerate(places.items())]

        kind = rng.choice(["tap", "tap", "taps", "hold", "drag", "flick", "pinch", "jitter"])
        steps = [self.at(put("down"), rng.choice([0.02, 0.1, 0.5, 1]))]
        if kind == "hold":
            steps.append(self.at(put("move", 1), rng.choice([0.3, 0.5, 0.8])))
        if kind in ("drag", "flick", "jitter"):
            dx, dy = rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, 0.2)])
            stride = {"drag": rng.choice([3, 9, 11]), "flick": 30, "jitter": 1}[kind]
            for index in range(1, rng.randint(2, 6)):
                steps.append(self.at(put("move", dx * stride * index, dy * stride * index), 0.016))
            put_up = put("up", dx * stride * index, dy * stride * index)
        elif kind == "pinch":
            for index in range(1, 5):
                steps.append(self.at(put("move", spread=1 + index * 0.3), 0.016))
            put_up = put("up", spread=2.2)
        else:
            put_up = put("up")
        steps.append(self.at(put_up, rng.choice([0.01, 0.05, 0.1, 0.8])))
        if kind == "taps":
            for _ in range(rng.randint(1, 2)):
                steps.append(self.at(put("down"), rng.choice([0.05, 0.2, 0.34, 0.4])))
                steps.append(self.at(put("up"), 0.05))
        if self.inputs:
            # What moves by itself is looked at on the way.
            steps += [self.later(0.016, 0.1, 0.4) for _ in range(rng.randint(0, 3))]
        return steps
