"""Writes random scenarios: generate.py SEED COUNT OUTPUT-FOLDER [--closed].

They are valid and expect nothing: what comes out is compared between runners, or checked by closed.py. With --closed no view passes touches on
to its next responder, so that every line stems from a hit view or the first responder, and nothing discards events. About half of the files have
recognisers and controls, about half scroll views and input that is no touch.
"""

import json
import pathlib
import random
import sys

from gestures import SELECTORS, Gestures
from inputs import Inputs


class Maker(Gestures, Inputs):
    def __init__(self, rng, closed):
        self.rng, self.closed, self.gestures, self.inputs = rng, closed, rng.random() < 0.5, rng.random() < 0.5
        self.ids, self.windows, self.down, self.time, self.made = [], [], [], 0.0, 0
        # What the file builds at its start: what others may name, whatever steps are done.
        self.recognizers, self.started = [], False
        self.known, self.built = self.recognizers, self.ids
        # Scroll views, their own recognisers, and what is held down of buttons, keys and trackpads.
        self.scrolls, self.own, self.known_scrolls, self.pressed, self.wheels = [], [], [], set(), set()

    def number(self, low, high):
        return self.rng.choice([self.rng.randint(low, high), round(self.rng.uniform(low, high), 3)])

    def node(self, depth, window=False):
        rng = self.rng
        self.made += 1
        node = {"id": f"{'W' if window else 'v'}{self.made}"}
        (self.windows if window else self.ids).append(node["id"])
        if window:
            node["frame"] = [rng.choice([0, 0, 30]), rng.choice([0, 0, 20]), 320, 480]
            if rng.random() < 0.3:
                node["windowLevel"] = rng.choice([0, 1, 1000])
        else:
            node["frame"] = [self.number(-20, 200), self.number(-20, 300), self.number(0, 300), self.number(0, 300)]
        for key, chance, values in (
            ("hidden", 0.05, [True]), ("alpha", 0.1, [0, 0.009, 0.01, 0.5]), ("userInteractionEnabled", 0.05, [False]),
            ("multipleTouchEnabled", 0.4, [True]), ("exclusiveTouch", 0.1, [True]), ("canBecomeFirstResponder", 0.3, [True]),
            ("canResignFirstResponder", 0.1, [False]), ("anchorPoint", 0.1, [[0, 0], [1, 0.5]]), ("boundsOrigin", 0.15, [[10, -10], [0, 50]]),
            ("transform", 0.15, [[2, 0, 0, 2, 0, 0], [0, 1, -1, 0, 5, 5], [1, 0.5, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0]]),
            ("pointInside", 0.1, ["yes", "no", {"circle": True}, {"inset": [-10, -5]}, {"unionOfSubviews": True}]),
            ("hitTest", 0.08, ["self", "nil", "lastWins", "unconverted"]), ("touchesDo", 0.1, ["drag", "pinch", "swipe", "doubleTap", "removeSelf"]),
        ):
            if rng.random() < chance and not (window and key in ("hidden", "transform", "anchorPoint", "touchesDo", "pointInside", "hitTest")):
                node[key] = rng.choice(values)
        if self.closed:
            node["super"] = False
        else:
            if rng.random() < 0.2:
                node["super"] = rng.choice([False, {"began": False}, {"ended": False, "moved": False}])
            if rng.random() < 0.1 and self.ids:
                node["nextResponder"] = rng.choice([None, rng.choice(self.ids)])
            if window and rng.random() < 0.15:
                node["sendEvent"] = rng.choice(["drop", {"drop": ["moved"]}, {"drop": ["ended", "cancelled"]}])
            if rng.random() < 0.15:
                node["log"] = rng.choice([False, ["touches"], ["hit", "inside"], ["responder", "touches"]])
        if self.inputs:
            self.input_node(node, window)
        if self.gestures:
            if not window and "class" not in node and rng.random() < 0.3:
                self.control(node)
            if rng.random() < 0.45:
                node["recognizers"] = [self.recognizer() for _ in range(rng.choice([1, 1, 2, 3]))]
            node.update({} if rng.random() < 0.9 else {"shouldBegin": rng.random() < 0.6})
            if rng.random() < 0.15 and not self.closed:
                node["responds"] = rng.sample(SELECTORS, 2)
        if depth > 0:
            children = [self.node(depth - 1) for _ in range(rng.randint(0, 3))]
            if children:
                node["subviews"] = children
                if node.get("class") == "ScrollView":
                    self.zoom(node)
        return node

    def tree_step(self):
        rng, ids = self.rng, self.ids
        kind = rng.randrange(10)
        view, other = rng.choice(ids), rng.choice(ids + self.windows)
        if kind == 0:
            return {"add": [other, self.node(1)] + ([rng.randint(0, 3)] if rng.random() < 0.5 else [])}
        if kind in (1, 2):
            return {"move_to": [view, other] + ([rng.randint(0, 3)] if rng.random() < 0.5 else [])}
        if kind == 3:
            return {"remove": view}
        if kind == 4:
            return {"destroy": rng.choice([view, view, view, rng.choice(self.windows)])}
        if kind == 5:
            return {rng.choice(["becomeFirst", "resignFirst"]): rng.choice(ids + self.windows)}
        if kind == 6:
            return {"makeKey": rng.choice(self.windows)}
        key, value = rng.choice([
            ("hidden", True), ("hidden", False), ("userInteractionEnabled", False), ("frame", [0, 0, 200, 200]), ("alpha", 0), ("alpha", 1),
            ("multipleTouchEnabled", False), ("exclusiveTouch", True), ("transform", [1, 0, 0, 1, 5, 5]),
        ])
        return {"set": [rng.choice(ids + self.windows), {key: value}]}

    def sample(self):
        rng = self.rng
        x, y = self.number(0, 340), self.number(0, 490)
        word = rng.choice(["down", "move", "move", "up", "cancel"])
        if word == "down" or not self.down:
            finger = rng.randint(1, 5)
            if finger in self.down:
                return ["move", finger, x, y]
            self.down.append(finger)
            return ["down", finger, x, y] + self.details()
        finger = rng.choice(self.down)
        if word in ("up", "cancel"):
            self.down.remove(finger)
        return [word, finger, x, y] + self.details() if word != "cancel" else [word, finger]

    def touch_step(self):
        self.time = round(self.time + self.rng.choice([0, 0.01, 0.02, 0.3, 1]), 3)
        return {"t": self.time, "update": [self.sample() for _ in range(self.rng.choice([1, 1, 1, 2, 3]))]}

    def step(self, depth=2):
        rng = self.rng
        if self.inputs and rng.random() < 0.35:
            return self.input_step()
        roll = rng.random()
        if roll < 0.55:
            return self.touch_step()
        if roll < 0.75 or depth == 0:
            return self.gesture_step() if self.gestures and rng.random() < 0.5 else self.tree_step()
        if roll < 0.93:
            return {"on": [self.line(), [self.step(depth - 1) for _ in range(rng.randint(1, 2))]]}
        if roll < 0.97:
            return {"post": [self.step(0) for _ in range(rng.randint(1, 3))]}
        return rng.choice([{"drain": True}, {"cancelAll": True}, {"t": self.time}])

    def line(self):
        rng = self.rng
        if self.inputs and rng.random() < 0.4:
            return self.input_line()
        phase = rng.choice(["began", "moved", "ended", "cancelled"]) + "{%d}" % rng.randint(1, 5)
        if self.known and rng.random() < 0.5:
            recognizer = rng.choice(self.known)
            return rng.choice([f"{recognizer}.{phase}", f"act:{recognizer}", f"act:{recognizer}", f"{recognizer}.shouldBegin", f"act:{rng.choice(SELECTORS)}"])
        if self.gestures and rng.random() < 0.3:
            return f"{rng.choice(self.ids)}." + rng.choice(["beginTracking", "endTracking", "cancelTracking", "event:touchDown", "event:touchCancel"])
        return f"{rng.choice(self.ids)}.{phase}"

    def scenario(self, name):
        windows = [self.node(3, window=True) for _ in range(self.rng.choice([1, 1, 2]))]
        if not self.ids:
            windows[0]["subviews"] = [self.node(0)]
        self.started, self.known, self.built = True, list(self.recognizers), list(self.ids)
        self.known_scrolls, self.known_own = list(self.scrolls), list(self.own)
        kinds = ["touches"] if self.closed else ["hit", "inside", "touches", "responder"]
        if self.inputs:
            kinds += ["presses", "motion"] if self.closed else ["scroll", "presses", "motion", "remote", "delegate"]
        if self.gestures and not self.closed:
            kinds += ["actions", "events", "tracking"] + ([] if self.inputs else ["delegate"])
        file = {"format": 1, "name": name, "logTouchIds": True, "log": kinds, "logStates": self.rng.random() < 0.5, "windows": windows}
        if not self.closed and self.rng.random() < 0.5:
            file["controllers"] = [{"id": "VC", "view": self.ids[0]}]
        if self.inputs and not self.closed and self.rng.random() < 0.3:
            file["application"] = {"receivesRemoteControlEvents": self.rng.random() < 0.5}
        file["config"] = {"hitTestPasses": self.rng.choice([1, 2]), "coalesceMoves": self.rng.choice([False, True])}
        if self.gestures:
            file["config"].update({
                "sameViewTie": self.rng.choice(["lastAdded", "firstAdded"]), "cancelBeforeAction": self.rng.random() < 0.2,
                "deferActionsToRunLoopTurn": self.rng.random() < 0.1, "disabledControlsHitTestNil": self.rng.random() < 0.2, "controlSlop": self.rng.choice([0, 20, 70]),
            })
        steps = []
        for _ in range(self.rng.randint(5, 40)):
            steps += self.gesture() if (self.gestures or self.inputs) and self.rng.random() < 0.5 else [self.step()]
        # What waits for a cancelled touch, or for an end that a recogniser holds back, may begin new ones, each waiting step once.
        ends = [{"cancelAll": True}] + ([{"cancelAllPresses": True}] if self.inputs else [])
        closing = [step for number in range(1, 41) for step in [{"t": self.time + 10 * number}] + ends]
        file["steps"] = steps + [{"drain": True}] + closing
        return file


def main():
    seed, count, folder, closed = int(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3]), "--closed" in sys.argv
    for number in range(count):
        rng = random.Random(f"{seed} {number}")
        (folder / f"{number:05}.json").write_text(json.dumps(Maker(rng, closed).scenario(f"random {seed} {number}")))


main()
