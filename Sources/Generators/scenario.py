"""The properties that scenario files set and read: Property.swift of one runner, _table.py of the other.

Words, types, functions and classes come from api.json. Written here is what it lacks: the order of setting, words of the format's own, and what files have steps for.
"""

import textwrap

import interface
import properties
import uikit
from python import PACKAGE, snake
from templates import render

#: The kinds of objects, and the classes of each.
KINDS = {
    "responder": ("View", "Responder", "Window"),
    "control": ("Control", "Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl", "TextField"),
    "scrollView": ("ScrollView",),
    "recognizer": ("GestureRecognizer", "Tap", "LongPress", "Pan", "ScreenEdgePan", "Swipe", "Pinch", "Rotation", "Hover"),
}
#: What limits or replaces another value is set before it: a frame holds before the transform, and for every anchor point. The others follow as in the headers.
FIRST = (
    "anchorPoint frame bounds center boundsOrigin transform minimumValue maximumValue value numberOfSegments selectedSegmentIndex numberOfPages currentPage text"
    " contentSize contentInset bounces minimumZoomScale maximumZoomScale zoomScale contentOffset"
).split()
#: Words that a function of each runner sets and reads: the shape in files, the classes, whether files set them.
BY_HAND = {
    "boundsOrigin": ("point", ("View",), True),
    "key": ("bool", ("Window",), True),
    "minimumValue": ("number", uikit.RANGED, True),
    "maximumValue": ("number", uikit.RANGED, True),
    "selectedRange": ("point", ("TextField",), True),
    "markedRange": ("pointOrNull", ("TextField",), False),
    "minimumZoomScale": ("number", ("ScrollView",), True),
    "maximumZoomScale": ("number", ("ScrollView",), True),
    "decelerationRate": ("decelerationRate", ("ScrollView",), True),
    "state": ("states", ("GestureRecognizer",), True),
    "location": ("point", ("GestureRecognizer",), False),
    "translation": ("point", ("Pan",), False),
    "velocity": ("pointOrNumber", ("ScrollView", "Pan", "Pinch", "Rotation"), False),
    "azimuthUnitVector": ("point", ("Hover",), False),
}
#: Numbers in C whose bits have words in files, or whose values have.
SHAPES = {
    "allowedTouchTypes": "touchTypes", "allowedScrollTypesMask": "scrollTypes", "edges": "edges", "direction": "directions",
    "allowedPressTypes": "pressTypes", "buttonMaskRequired": "buttons",
}
#: The format's word, where a property's own would mean nothing without its class.
NAMES = {("Window", "level"): "windowLevel"}
#: Set by steps alone, which may come at any time.
READ_ONLY = {"scale", "rotation"}
#: Answered by other steps, written as structure of the file, or of no effect on touches.
LEFT_OUT = {
    "zPosition", "animating", "screen", "rootViewController", "viewController", "gestureRecognizers", "delegate", "nextResponder", "chain", "firstResponder", "hasText",
    "acceptsKeyInput", "allControlEvents", "thumbRect", "panGestureRecognizer", "pinchGestureRecognizer", "presses", "touches", "modifierFlags", "buttonMask",
}
PLAIN = {"bool": "bool", "number": "number", "int64_t": "integer", "size_t": "integer", "character": "text", "RKPoint": "point", "RKSize": "size", "RKRect": "rect", "RKEdgeInsets": "insets", "RKTransform": "transform"}


class Word:
    """A property by the word of files: its classes, shape, getters and setters."""

    def __init__(self, name, shape, settable=True):
        self.name, self.shape, self.settable = name, shape, settable
        self.classes, self.getters, self.setters = [], [], []
        self.by_hand = name in BY_HAND

    @property
    def kinds(self):
        return [kind for kind, classes in KINDS.items() if any(each in classes for each in self.classes)]

    @property
    def attribute(self):
        """The property of the Python package."""
        return "level" if self.name == "windowLevel" else snake(self.name)

    def setter(self, function, value):
        """A call in Swift; what files set is never animated."""
        if self.shape == "text":
            return f"{value}.withCString {{ {function['name']}(object, $0) }}"
        return f"{function['name']}(object, {value}{', false' * (len(function['parameters']) - 2)})"


def shape(getter):
    """The shape of what a getter stores; None of what files have no form for."""
    of = getter["parameters"][1]["type"]["to"]
    is_list = getter["parameters"][1].get("role") == "buffer" and of["kind"] != "character"
    if of["kind"] == "handle":
        return {("RKViewRef", False): "id", ("RKWindowRef", False): "id", ("RKViewRef", True): "ids", ("RKGestureRecognizerRef", True): "recognizers"}.get((of["name"], is_list))
    return PLAIN.get(of.get("name", of["kind"]))


def words():
    known = {name: Word(name, *BY_HAND[name][::2]) for name in FIRST if name in BY_HAND}
    classes = {name for listed in KINDS.values() for name in listed}
    for found in properties.all_of(interface.api()["functions"]):
        named = {cls: word for cls, renamed in uikit.PROPERTIES.items() for word, of_c in renamed.items() if found.owner == "Control" and of_c == found.name}
        if found.owner == "Control" and found.name in ("value", "continuous"):
            named = dict.fromkeys(uikit.RANGED, found.name)
        for owner, name in (named or {found.owner: NAMES.get((found.owner, found.name), found.name)}).items():
            kind = SHAPES.get(name) or shape(found.getter)
            if owner in classes and name not in LEFT_OUT and name not in BY_HAND and kind:
                word = known.setdefault(name, Word(name, kind, bool(found.setter) and name not in READ_ONLY))
                word.classes.append(owner)
                word.getters += [found.getter] * (found.getter not in word.getters)
                word.setters += [found.setter] * (found.setter not in word.setters and word.settable)
    for name, (kind, owners, settable) in BY_HAND.items():
        known.setdefault(name, Word(name, kind, settable)).classes = list(owners)
    listed = sorted(known.values(), key=lambda word: FIRST.index(word.name) if word.name in FIRST else len(FIRST))
    return sorted(listed, key=lambda word: list(KINDS).index(word.kinds[0]))


#: What a step needs that names a property, by the kinds of objects that have it.
NEEDS = {("control", "recognizer"): "controlOrRecognizer", ("control", "scrollView"): "controlOrScrollView", ("scrollView", "recognizer"): "recognizerOrScrollView"}
#: How a runner in Swift takes a value from a file; of other shapes, the words of bits.
READ = {"text": "plainText()", **{name: name + "()" for name in ("bool", "number", "integer", "point", "size", "rect", "insets", "transform", "buttons")}}


def swift(word):
    """A row of the template: cases as Swift spells them."""
    if word.shape in ("touchTypes", "scrollTypes", "edges", "directions"):
        shown, taken, more = f"words(Words.{word.shape})", f"mask(of: Words.{word.shape})", f", Words.{word.shape}"
    elif word.shape == "states":
        shown, taken, more = "word(Words.states)", "", ""
    else:
        shown, taken, more = word.shape, READ.get(word.shape, ""), ""
    taken = "try " + ("PressType.mask(reader)" if word.shape == "pressTypes" else "reader." + taken)
    take = f"let value = {taken}" if len(word.setters) > 1 else ""
    more = ", world" if word.shape in ("id", "ids", "recognizers") else more
    reads = [f"get(object, {one['name']}{more})" for one in word.getters]
    sets = [word.setter(one, "value" if take else taken) for one in word.setters]
    return {
        "case": "." + word.name, "shape": shown, "classes": word.classes, "need": NEEDS.get(tuple(word.kinds)) or word.kinds[0], "settable": word.settable,
        "take": take, "read": first(reads) if reads else "", "set": first(sets) if sets else "",
    }


def first(calls):
    """A call of the first function that suits the object's class."""
    return calls[0] if len(calls) == 1 else f"firstOf({', '.join(f'{{ {call} }}' for call in calls)})"


def together(rows, key):
    """[(value, the cases that have it, as lines)], for a switch."""
    values = {}
    for row in rows:
        values.setdefault(str(row[key]), (row[key], []))[1].append(row["case"])
    return [(value, lines(", ".join(cases), "      ")) for value, cases in values.values()]


def lines(text, indent):
    return textwrap.fill(text, 150, subsequent_indent=indent)


def files():
    listed = words()
    rows = [swift(word) for word in listed]
    cases = {kind: lines(", ".join(word.name for word in listed if word.kinds[0] == kind), "    ") for kind in KINDS}
    values = {"rows": rows, "cases": cases, "shapes": together(rows, "shape"), "classes": together(rows, "classes"), "needs": together(rows, "need"), "settable": together(rows, "settable"), "controls": KINDS["control"]}
    return {
        interface.ROOT / "Sources/Scenario/Property.swift": render("Property.swift", values),
        PACKAGE / "scenario/_table.py": render("scenario_table.py", {"words": listed, "controls": KINDS["control"]}),
    }
