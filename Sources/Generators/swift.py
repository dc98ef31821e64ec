"""ResponderUI, Swift's classes: plain properties from api.json's `property`, and the tables of overridable methods from the callbacks."""

import re
import textwrap

import interface
from templates import render

MODULE = interface.ROOT / "bindings/swift/Sources/ResponderUI"

# The Swift class of a class in the core, where it is not the same.
GESTURES = {"Tap", "LongPress", "Pan", "ScreenEdgePan", "Swipe", "Pinch", "Rotation", "Hover"}
# Properties that the classes have by hand, since a getter or setter has more to it.
BY_HAND = {
    ("Window", "rootViewController"), ("Window", "screen"), ("Window", "level"), ("ScrollView", "contentOffset"), ("ScrollView", "zoomScale"), ("ScrollView", "chainsToAncestor"),
    ("Control", "value"), ("Control", "count"), ("Control", "selectedIndex"), ("Control", "numberOfSegments"), ("Control", "selectedSegmentIndex"),
    ("GestureRecognizer", "state"), ("Responder", "canBecomeFirstResponder"), ("Responder", "canResignFirstResponder"), ("TextField", "text"),
}
# Classes with questions that become properties.
ANSWERING = {"View", "Control", "ScrollView", "Touch", "Application", "Responder", "Window"}
# UIKit's name, where the header's is another; those of masks that are plain numbers in C.
NAMES = {("Window", "key"): "keyWindow"}
MASKS = {
    ("SwipeGestureRecognizer", "direction"): "Direction", ("ScreenEdgePanGestureRecognizer", "edges"): "RectEdge",
    ("PanGestureRecognizer", "allowedScrollTypesMask"): "ScrollTypeMask", ("TapGestureRecognizer", "buttonMaskRequired"): "Event.ButtonMask",
}
# The names of the module for the structs and enumerations of C.
TYPES = {
    "RKPoint": "Point", "RKSize": "Size", "RKRect": "Rect", "RKEdgeInsets": "EdgeInsets", "RKTransform": "AffineTransform",
    "RKScrollViewDecelerationRate": "DecelerationRate",
}
# Enumerations whose names the library has.
NAMED = {"RKStatus", "RKConfig", "RKReason"}
STARTS = {"Bool": "false", "Double": "0", "Int64": "0", "UInt32": "0", "UInt64": "0", "Int": "0"}
INTEGERS = {"int64_t": "Int64", "uint32_t": "UInt32", "uint64_t": "UInt64", "size_t": "Int"}

# The method that a Swift subclass overrides, by the member of the table of methods in C.
METHODS = {
    "RKResponderMethods": ("Responder", {
        "next_responder": "var next: Responder?",
        "touches_began": "func touchesBegan(_ touches: Set<Touch>, with event: Event?)",
        "touches_moved": "func touchesMoved(_ touches: Set<Touch>, with event: Event?)",
        "touches_ended": "func touchesEnded(_ touches: Set<Touch>, with event: Event?)",
        "touches_cancelled": "func touchesCancelled(_ touches: Set<Touch>, with event: Event?)",
        "can_become_first_responder": "var canBecomeFirstResponder: Bool",
        "become_first_responder": "func becomeFirstResponder() -> Bool",
        "can_resign_first_responder": "var canResignFirstResponder: Bool",
        "resign_first_responder": "func resignFirstResponder() -> Bool",
        "can_perform_action": "func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool",
        "target_for_action": "func target(forAction action: Selector, withSender sender: Any?) -> Any?",
        "presses_began": "func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?)",
        "presses_changed": "func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?)",
        "presses_ended": "func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?)",
        "presses_cancelled": "func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?)",
        "motion_began": "func motionBegan(_ motion: Event.Subtype, with event: Event?)",
        "motion_ended": "func motionEnded(_ motion: Event.Subtype, with event: Event?)",
        "motion_cancelled": "func motionCancelled(_ motion: Event.Subtype, with event: Event?)",
        "remote_control_received": "func remoteControlReceived(with event: Event?)",
        "insert_text": "func insertText(_ text: String)",
        "delete_backward": "func deleteBackward()",
        "has_text": "var hasText: Bool",
        "touches_estimated_properties_updated": "func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>)",
    }),
    "RKViewMethods": ("View", {
        "hit_test": "func hitTest(_ point: Point, with event: Event?) -> View?",
        "point_inside": "func point(inside point: Point, with event: Event?) -> Bool",
        "will_move_to_superview": "func willMove(toSuperview newSuperview: View?)",
        "did_move_to_superview": "func didMoveToSuperview()",
        "will_move_to_window": "func willMove(toWindow newWindow: Window?)",
        "did_move_to_window": "func didMoveToWindow()",
        "did_add_subview": "func didAddSubview(_ subview: View)",
        "will_remove_subview": "func willRemoveSubview(_ subview: View)",
        "gesture_recognizer_should_begin": "func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool",
    }),
    "RKWindowMethods": ("Window", {
        "send_event": "func sendEvent(_ event: Event)",
        "become_key_window": "func becomeKey()",
        "resign_key_window": "func resignKey()",
        "can_become_key_window": "var canBecomeKey: Bool",
    }),
    "RKViewControllerMethods": ("ViewController", {
        "load_view": "func loadView()",
        "view_did_load": "func viewDidLoad()",
        "view_will_appear": "func viewWillAppear(_ animated: Bool)",
        "view_is_appearing": "func viewIsAppearing(_ animated: Bool)",
        "view_did_appear": "func viewDidAppear(_ animated: Bool)",
        "view_will_disappear": "func viewWillDisappear(_ animated: Bool)",
        "view_did_disappear": "func viewDidDisappear(_ animated: Bool)",
        "should_automatically_forward_appearance_methods": "var shouldAutomaticallyForwardAppearanceMethods: Bool",
    }),
    "RKApplicationMethods": ("Application", {"send_event": "func sendEvent(_ event: Event)"}),
    "RKControlMethods": ("Control", {
        "begin_tracking": "func beginTracking(_ touch: Touch, with event: Event?) -> Bool",
        "continue_tracking": "func continueTracking(_ touch: Touch, with event: Event?) -> Bool",
        "end_tracking": "func endTracking(_ touch: Touch?, with event: Event?)",
        "cancel_tracking": "func cancelTracking(with event: Event?)",
        "send_action": "func sendAction(_ action: Selector, to target: Any?, for event: Event?)",
    }),
    "RKGestureRecognizerMethods": ("GestureRecognizer", {
        "touches_began": "func touchesBegan(_ touches: Set<Touch>, with event: Event)",
        "touches_moved": "func touchesMoved(_ touches: Set<Touch>, with event: Event)",
        "touches_ended": "func touchesEnded(_ touches: Set<Touch>, with event: Event)",
        "touches_cancelled": "func touchesCancelled(_ touches: Set<Touch>, with event: Event)",
        "reset": "func reset()",
        "can_prevent": "func canPrevent(_ other: GestureRecognizer) -> Bool",
        "can_be_prevented_by": "func canBePrevented(by other: GestureRecognizer) -> Bool",
        "should_require_failure_of": "func shouldRequireFailure(of other: GestureRecognizer) -> Bool",
        "should_be_required_to_fail_by": "func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool",
        "should_receive_event": "func shouldReceive(_ event: Event) -> Bool",
        "presses_began": "func pressesBegan(_ presses: Set<Press>, with event: PressesEvent)",
        "presses_changed": "func pressesChanged(_ presses: Set<Press>, with event: PressesEvent)",
        "presses_ended": "func pressesEnded(_ presses: Set<Press>, with event: PressesEvent)",
        "presses_cancelled": "func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent)",
        "touches_estimated_properties_updated": "func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>)",
    }),
    "RKScrollViewMethods": ("ScrollView", {
        "touches_should_begin": "func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool",
        "touches_should_cancel": "func touchesShouldCancel(in view: View) -> Bool",
    }),
}
TEXT = {"insert_text", "delete_backward", "has_text"}
# Names that two tables have.
CASES = {("Window", "sendEvent"): "sendEventOfWindow", ("Application", "sendEvent"): "sendEventOfApplication"}


# ---- Overridable methods ----


def given(parameter, swift):
    """How an argument of a callback becomes the Swift method's; `swift` is its type there."""
    kind = parameter.kind
    if kind["kind"] == "handle":
        wanted = swift.rstrip("?")
        made = {"Any": "Objects.of({})"}.get(wanted, "Objects.of({}) as? " + wanted if wanted in ("Window",) else wanted + ".of({})")
        if wanted == "PressesEvent":
            made = "Event.of({}) as? PressesEvent" if swift.endswith("?") else "(Event.of({}) as! PressesEvent)"
        return made + ("" if swift.endswith("?") or made.endswith(")") and "as!" in made else "!")
    if kind["kind"] == "pointer" and kind["to"]["kind"] == "character":
        return "Selector(String(cString: {}!))" if swift == "Selector" else "String(cString: {}!)"
    return "{}"


def method(struct, member, line, callback):
    """One row of the template: the method's name, its probe, and the closure that C calls."""
    kind, name, rest = re.fullmatch(r"(var|func) (\w+)(.*)", line).groups()
    owner = METHODS[struct][0]
    result = rest.partition("->")[2].strip() if kind == "func" else rest.lstrip(": ")
    signature = re.findall(r"(\w+)(?: (\w+))?: ([\w.<>?]+)", rest.partition("->")[0]) if kind == "func" else []
    parameters = callback.parameters[1:-1]
    names, arguments = [one.name for one in parameters], []
    for label, _, swift in signature:
        one = parameters.pop(0)
        if one.kind["kind"] == "pointer" and one.kind["to"]["kind"] == "handle":
            count = parameters.pop(0)
            made = f"{swift[4:-1]}.set(a.{names.index(one.name)}, a.{names.index(count.name)})"
        else:
            made = given(one, swift).format(f"a.{names.index(one.name)}" if len(names) > 1 else "a")
        if "Set<" in swift and len(names) == 1:
            made = made.replace("a.0", "a")
        arguments.append(("" if label == "_" else f"{label}: ") + made)
    call = f"object.{name}" + (f"({', '.join(arguments)})" if kind == "func" else "")
    if struct == "RKControlMethods" and member == "send_action":
        call = call.replace("Objects.of(a.1)", "Selector.receiver(a.1)")
    if member in TEXT:
        call = call.replace("object.", "Responder.takesText(object)?.") + (" ?? false" if result == "Bool" else "")
    none = {"": "()", "Bool": "false"}.get(result, "nil")
    handle = {"Any?": f"Selector.handle(of: {call}, object.context, keptBy: object)"}.get(result, f"{call}?.handle" if result.endswith("?") else call)
    listed = ", ".join(["me", *names, "_"])
    packed = "()" if not names else names[0] if len(names) == 1 else f"({', '.join(names)})"
    case = CASES.get((owner, name), name + ("OfGesture" if owner == "GestureRecognizer" and re.match("touches|presses", name) else ""))
    case = {"will_move_to_superview": "willMoveToSuperview", "will_move_to_window": "willMoveToWindow"}.get(member, case)
    body = "{ fatalError() }"
    return {
        "field": member, "case": case, "owner": owner, "text": member in TEXT, "listed": listed, "packed": packed, "none": none, "call": handle,
        "probe": None if member in TEXT else f"override {line} {body}", "uses": bool(names), "prefix": "_ = " if member in TEXT and result == "" else "",
    }


def methods():
    callbacks, members = interface.callbacks(), interface.members()
    tables = []
    for struct, (owner, lines) in METHODS.items():
        fields = [one for one in members[struct] if one.kind["kind"] == "callback"]
        if {one.name for one in fields} != set(lines):
            raise SystemExit(f"swift.py: the methods of {struct} are not those of the header: {sorted({one.name for one in fields} ^ set(lines))}")
        rows = [method(struct, one.name, lines[one.name], callbacks[one.kind["name"]]) for one in fields]
        variable = struct[2:-7][0].lower() + struct[3:-7]
        desc = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", struct[2:-7]).lower() + "_methods"
        tables.append({"struct": struct, "owner": owner, "rows": rows, "variable": variable, "desc": desc})
    return tables


# ---- Properties ----


def swift_type(kind, enums):
    made = kind["kind"]
    if made in ("bool", "number"):
        return {"bool": "Bool", "number": "Double"}[made]
    if made == "integer":
        return INTEGERS.get(kind["name"])
    return kind["name"] if made == "struct" or made == "enum" and kind["name"] in enums else None


def camel(name):
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def documented(text, name):
    """The first paragraph of a getter's or setter's comment as one about the property: without "Read", and without the property's own name."""
    first = " ".join(text.split("\n\n")[0].split())
    first = re.sub(r"^(?:Read|Set) (?=\w)", "", first)
    own = re.match(rf"(?:a \w+'s )?(?:is)?{name}\b(?P<mark>[:,;]| *\()", first, re.IGNORECASE)
    if own and own["mark"] in (":", ","):
        first = re.sub(r"^which ", "", first[own.end() :].lstrip()) or first
    elif own:
        words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()
        first = words + first[own.end() - len(own["mark"]) :]
    first = re.sub(r"\brk_[a-z_]+?_set_(\w+)\(\)", lambda found: camel(found[1]), first)
    first = re.sub(r"\brk_(?:scroll_view|view)_(\w+)\(\)", lambda found: camel(found[1]) + "()", first)
    first = re.sub(r"\bRK(?=[A-Z][a-z])", "", first)
    first = first[:1].upper() + first[1:]
    return textwrap.wrap(first, 130)


def answered(one):
    """A question about an object that nothing sets: a property to be read."""
    handle = one["parameters"][0]["type"] if one["parameters"] else {}
    prefix, _, name = one["name"].partition("_is_")
    if one.get("property") or not name or len(one["parameters"]) != 2 or handle["kind"] != "handle" or handle["name"][2:-3] not in ANSWERING:
        return one
    owner = "TextField" if prefix == "rk_text_field" else handle["name"][2:-3]
    return one | {"property": {"class": owner, "name": camel(name), "access": "get"}}


def properties():
    enums = {one["name"]: one["values"][0]["short"] for one in interface.api()["enums"]}
    masks = interface.masks()
    functions = interface.api()["functions"]
    setters = {(one["property"]["class"], one["property"]["name"]): one for one in functions if one.get("property", {}).get("access") == "set"}
    made = {}
    for one in map(answered, functions):
        found = one.get("property")
        if not found or found["access"] != "get" or (found["class"], found["name"]) in BY_HAND:
            continue
        setter = setters.get((found["class"], found["name"]), one)
        out = one["parameters"][1]["type"]["to"]
        plain = swift_type(out, enums)
        if plain is None or len(setter["parameters"]) != 2 or found["name"] == "delegate":
            continue
        owner = found["class"] + ("GestureRecognizer" if found["class"] in GESTURES else "")
        name = NAMES.get((owner, found["name"]), found["name"])
        if "_is_" in one["name"] and not name.startswith("is"):
            name = "is" + name[0].upper() + name[1:]
        shown, read, set_ = plain, "{}", "newValue"
        if plain == "Int64":
            shown, read, set_ = "Int", "Int(truncatingIfNeeded: {})", "Int64(newValue)"
        if (owner, name) in MASKS:
            shown = MASKS[owner, name]
            read, set_ = shown + "(rawValue: {})", "newValue.rawValue"
        start = STARTS.get(plain) or (".identity" if plain == "RKTransform" else ".zero")
        if plain in enums:
            start = "[]" if plain in masks else "." + enums[plain][0].lower() + enums[plain][1:]
        made.setdefault(owner, []).append({
            "name": name, "type": TYPES.get(shown, shown), "get": read.format(f"ResponderUI.value({start}) {{ {one['name']}(handle, &$0) }}"),
            "set": None if setter is one else f"check({setter['name']}(handle, {set_}))", "documentation": documented(setter["documentation"], found["name"]),
        })
    return [{"name": name, "properties": listed} for name, listed in made.items()]


# ---- What enumerations are called ----


def enumerations():
    """Each enumeration's values with the names that a log prints: "began"; of a mask with those of single bits."""
    masks = interface.masks()
    made = []
    for one in interface.api()["enums"]:
        if one["name"] not in NAMED:
            values = [(value["value"], value["short"][0].lower() + value["short"][1:]) for value in one["values"]]
            mask = one["name"] in masks
            made.append({"name": one["name"], "mask": mask, "values": [(bit, name) for bit, name in values if not mask or bit.bit_count() == 1]})
    return made


def files():
    return {
        MODULE / "Descriptions.swift": render("Descriptions.swift", {"enums": enumerations()}),
        MODULE / "Methods.swift": render("Methods.swift", {"tables": methods()}),
        MODULE / "Properties.swift": render("Properties.swift", {"classes": properties()}),
    }
