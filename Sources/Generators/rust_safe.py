"""The safe crate's methods: one for each function of the interface whose arguments and results are handles, numbers, structs, texts and lists; and the names it gives enumerations and structs."""

import re

import interface
import rust_examples
import uikit
from python import snake, words
from rust_text import comment, documented, escaped
from templates import render

KEYWORDS = {"type": "kind", "in": "within", "ref": "reference", "final": "last", "move": "move_insertion_point"}
# Written by hand in the safe crate, with the name in it; or left out, with the reason.
HAND = {
    "rk_retain": "Clone", "rk_release": "Drop", "rk_release_many": "Drop", "rk_object_is_alive": "Object::is_alive", "rk_object_get_context": "Object::context",
    "rk_last_error": "Error::message", "rk_status_name": "Status", "rk_status_message": "Error::message", "rk_context_create": "Context::new", "rk_context_destroy": "Context", "rk_class_define": "ClassBuilder::define", "rk_class_extend": "ClassBuilder::extend",
    "rk_context_set_diagnostic_handler": "ContextRef::on_diagnostic", "rk_context_set_notification_handler": "ContextRef::on_notification", "rk_context_set_observer": "ContextRef::observe",
    "rk_context_add_timer": "ContextRef::add_timer", "rk_context_post_call": "Poster::post", "rk_run_loop_wake_up": "Poster::wake_up", "rk_run_loop_stop": "Poster::stop", "rk_control_add_action": "Control::add_action",
    "rk_gesture_recognizer_add_action": "GestureRecognizer::add_action", "rk_gesture_recognizer_set_delegate": "GestureRecognizer::set_delegate",
    "rk_scroll_view_set_delegate": "ScrollView::set_delegate", "rk_text_field_set_delegate": "TextField::set_delegate", "rk_context_send_touches": "ContextRef::send_touches", "rk_context_send_touch_stream": "ContextRef::send_touch_stream",
    "rk_context_post_touches": "Poster::post_touches", "rk_context_send_presses": "ContextRef::send_presses", "rk_context_post_presses": "ContextRef::post_presses",
    "rk_view_set_transform_3d": "View::set_transform_3d", "rk_view_hit_test_many": "View::hit_test_many", "rk_hit_map": "View::hit_map", "rk_view_take_snapshot": "View::take_snapshot", "rk_snapshot_hit_test": "Snapshot::hit_test", "rk_snapshot_hit_test_many": "Snapshot::hit_test_many",
    "rk_snapshot_destroy": "Snapshot", "rk_window_audit": "Window::audit",
    "rk_trace_read": "ContextRef::trace_read", "rk_explain_steps": "Object::explain_steps", "rk_explain_touch_steps": "Object::explain_touch_steps",
    "rk_view_explain_point_steps": "View::explain_point_steps", "rk_problems": "ContextRef::problems", "rk_problem_steps": "ContextRef::problem_steps", "rk_recorder_start": "ContextRef::recorder_start",
    "rk_plugin_policy": "ContextRef::plugin_policy", "rk_plugin_load": "ContextRef::plugin_load", "rk_plugin_load_environment": "ContextRef::plugin_load_environment",
    "rk_responder_set_value": "Responder::set_value", "rk_responder_find_value": "Responder::find_value", "rk_object_get_instance_data": "Object::methods",
    "rk_class_add_action": "Class::add_action", "rk_invoke": "Object::invoke",
    "rk_view_create_many": "View::create_many",
    "rk_rect_standardize": "Rect::standardized", "rk_rect_contains_point": "Rect::contains", "rk_rect_is_empty": "Rect::is_empty", "rk_rect_union": "Rect::union",
    "rk_rect_intersection": "Rect::intersection", "rk_rect_inset": "Rect::inset", "rk_rect_apply_transform": "Rect::applying", "rk_point_apply_transform": "Point::applying",
    "rk_transform_identity": "Transform::IDENTITY", "rk_transform_make_translation": "Transform::translation", "rk_transform_make_scale": "Transform::scale",
    "rk_transform_make_rotation": "Transform::rotation", "rk_transform_concat": "Transform::then", "rk_transform_invert": "Transform::inverted",
    "rk_transform_is_invertible": "Transform::is_invertible", "rk_transform_is_identity": "Transform::is_identity",
}
# What stays in responderkit-sys, and why; generated/left.md lists it.
LEFT = {
    "rk_object_set_userdata": "A pointer of the program's own: closures and values with methods hold what they need.",
    "rk_object_get_userdata": "See `rk_object_set_userdata`.",
    "rk_closure_create": "A C function made at run time, for languages without functions of C's shape.",
    "rk_closure_get_function": "See `rk_closure_create`.",
    "rk_plugin_register": "A plugin that is linked in: a table of C functions.",
    "rk_abi_layout": "For tests of bindings.",
}
HAND.update(dict.fromkeys(LEFT))
# Where a subclass's method would hide an ancestor's with another meaning.
RENAMED = {
    "rk_responder_get_view_controller": "nearest_view_controller", "rk_window_convert_point_to": "convert_point_to_window", "rk_window_convert_point_from": "convert_point_from_window",
    "rk_window_convert_rect_to": "convert_rect_to_window", "rk_window_convert_rect_from": "convert_rect_from_window",
}
# The kinds that have handles of their own in Rust, by what their functions begin with.
PREFIXES = {
    "application": "Application", "context": "ContextRef", "window": "Window", "view_controller": "ViewController", "navigation_controller": "NavigationController", "view": "View",
    "control": "Control", "button": "Button", "switch": "Switch", "slider": "Slider", "stepper": "Stepper", "segmented_control": "SegmentedControl", "page_control": "PageControl",
    "text_field": "TextField", "scroll_view": "ScrollView", "gesture_recognizer": "GestureRecognizer", "tap": "Tap", "long_press": "LongPress", "pan": "Pan", "screen_edge_pan": "ScreenEdgePan",
    "swipe": "Swipe", "pinch": "Pinch", "rotation": "Rotation", "hover": "Hover", "touch": "Touch", "press": "Press", "event": "Event", "responder": "Responder", "class": "Class",
    "object": "Object", "timer": "Timer", "plugin": "Plugin",
}
# Masks that C has as plain numbers.
MASKS = {
    "rk_swipe_set_direction": "SwipeDirection", "rk_swipe_get_direction": "SwipeDirection", "rk_screen_edge_pan_set_edges": "RectEdge", "rk_screen_edge_pan_get_edges": "RectEdge",
    "rk_pan_set_allowed_scroll_types_mask": "ScrollTypeMask", "rk_pan_get_allowed_scroll_types_mask": "ScrollTypeMask", "rk_control_get_state": "ControlState",
}
# Texts that may be left out, where "" is the same.
PLAIN_TEXTS = {("rk_object_set_name", "name"), ("rk_text_field_set_text", "text"), ("rk_segmented_control_insert_segment", "title"), ("rk_segmented_control_set_title", "title")}
NUMBERS = {"int": "i32", "int32_t": "i32", "uint32_t": "u32", "int64_t": "i64", "uint64_t": "u64", "uint16_t": "u16", "uint8_t": "u8", "size_t": "usize"}
# Structs with handles inside, wrapped in lists.rs.
WRAPPED = {"RKAuditFinding", "RKTraceRecord", "RKExplanationStep", "RKProblem"}
# Structs that the safe crate shows as they are: no pointer is in them.
SHOWN = ["RKPoint", "RKSize", "RKRect", "RKEdgeInsets", "RKTransform", "RKTouchSnapshot", "RKTouchDetails", "RKEstimationUpdate", "RKPointerSample", "RKScrollSample", "RKTransformSample", "RKAuditOptions"]
SHOWN_NAMES = {name[2:] for name in SHOWN}


def of_handle(name):
    return {"RKContextRef": "ContextRef"}.get(name, name.removeprefix("RK").removesuffix("Ref"))


def place(one):
    """(type, method) that a function becomes; the type is None for a plain function."""
    name, parameters = one["name"].removeprefix("rk_"), one["parameters"]
    first = parameters[0]["type"] if parameters else {"kind": "void"}
    if name.endswith("_create"):
        return PREFIXES.get(name.removesuffix("_create"), "Closure"), "new"
    if first["kind"] != "handle":
        return None, name
    for prefix, kind in sorted(PREFIXES.items(), key=lambda item: -len(item[0])):
        if name.startswith(prefix + "_") and fits(kind, of_handle(first["name"])):
            rest = RENAMED.get(one["name"]) or re.sub(r"^get_", "", name[len(prefix) + 1 :])
            return kind, KEYWORDS.get(rest, rest)
    return of_handle(first["name"]), name.replace("_get_", "_")


CONTROLS = {"Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl", "TextField"}
GESTURES = {"Tap", "LongPress", "Pan", "ScreenEdgePan", "Swipe", "Pinch", "Rotation", "Hover"}


def fits(kind, first):
    return kind == first or first == "Control" and kind in CONTROLS or first == "GestureRecognizer" and kind in GESTURES or (first, kind) == ("ViewController", "NavigationController")


def words_of_rust():
    """{name in C: name in Rust} of functions, enumerators and types."""
    names = {}
    for one in interface.api()["functions"]:
        hand = HAND.get(one["name"])
        kind, method = place(one)
        names[one["name"]] = hand if one["name"] in HAND else f"{kind}::{method}" if kind else method
    for one in interface.api()["enums"]:
        for value in one["values"]:
            names[value["name"]] = f"{one['name'][2:]}::{words(value['short'])}" if one["name"] != "RKStatus" else f"Status::{value['short']}"
    for name in names:
        if name.startswith("rk_super_"):
            names[name] = "Super::" + method_of(name)
    return names


def method_of(super_call):
    return super_call.removeprefix("rk_super_").removeprefix("gesture_") if not super_call.endswith("_should_begin") else super_call.removeprefix("rk_super_")


class Speech:
    """A sentence of the headers in Rust's words."""

    def __init__(self):
        self.names = words_of_rust()

    def __call__(self, text):
        text = re.sub(r"`?\b(rk_\w+)(?:\(\))?`?", lambda match: f"`{self.names.get(match.group(1)) or match.group(1)}`", text)
        text = re.sub(r"`?\bRK([A-Z]\w+)`?", lambda match: f"`{self.names.get('RK' + match.group(1)) or match.group(1).removesuffix('Ref')}`", text)
        text = re.sub(r"\bNULL\b", "None", text)
        text = re.sub(r'see "Texts and lists out"[^.]*\.?', "", text)
        return escaped(text)


SPEECH = Speech()


# ---- Types ----

def plain(kind):
    """The Rust type of a value, as safe code has it; None if it has none."""
    made = kind["kind"]
    if made == "bool":
        return "bool"
    if made == "number":
        return "f64"
    if made == "integer":
        return NUMBERS[kind["name"]]
    if made == "enum":
        return kind["name"][2:] if kind["name"] != "RKStatus" else None
    if made == "struct" and kind["name"] in SHOWN:
        return kind["name"][2:]
    return None


def is_text(kind):
    return kind["kind"] == "pointer" and kind["to"]["kind"] == "character"


class Unfit(Exception):
    pass


class Method:
    """A function as a method: its parameters, how it prepares and makes the call, what it returns."""

    def __init__(self, one, kind):
        self.one, self.kind = one, kind
        self.parameters, self.before, self.arguments, self.results = [], [], [], []
        self.generic = ""
        self.filled = None
        listed = one["parameters"]
        index = 0
        while index < len(listed):
            role = listed[index].get("role")
            if role == "buffer":
                self.buffer(listed[index])
                index += 3
            elif role == "items":
                self.items(listed[index])
                index += 2
            else:
                self.parameter(listed[index], index)
                index += 1

    def parameter(self, one, index):
        kind, role = one["type"], one.get("role")
        name = {"type": "kind", "self": "this", "final": "last"}.get(one["name"], one["name"])
        if index == 0 and kind["kind"] == "handle" and self.kind and not self.one["name"].endswith("_create"):
            self.arguments.append("self.raw().cast()")
        elif role == "out":
            self.out(name, one)
        elif kind["kind"] == "handle" and name == "cls" and self.one["name"].endswith("_create"):
            self.arguments.append("raw_or_null(class).cast()")
        elif kind["kind"] == "handle":
            made = of_handle(kind["name"])
            if made not in {*PREFIXES.values()}:
                raise Unfit(made)
            if one.get("nullable"):
                self.parameters.append(f"{name}: Option<&{made}>")
                self.arguments.append(f"raw_or_null({name}).cast()")
            else:
                self.parameters.append(f"{name}: &{made}")
                self.arguments.append(f"{name}.raw().cast()")
        elif is_text(kind) and role is None:
            if one.get("nullable") and (self.one["name"], name) not in PLAIN_TEXTS:
                self.parameters.append(f"{name}: Option<&str>")
                self.before.append(f"let {name} = {name}.map(text_in).transpose()?;")
                self.arguments.append(f"{name}.as_ref().map_or(null(), |text| text.as_ptr())")
            else:
                self.parameters.append(f"{name}: &str")
                self.before.append(f"let {name} = text_in({name})?;")
                self.arguments.append(f"{name}.as_ptr()")
        elif plain(kind) == "u32" and self.one["name"] in MASKS:
            self.parameters.append(f"{name}: {MASKS[self.one['name']]}")
            self.arguments.append(f"{name}.0")
        elif plain(kind):
            made = plain(kind)
            easy = made in ("Point", "Size", "Rect")
            self.parameters.append(f"{name}: {'impl Into<' + made + '>' if easy else made}")
            self.arguments.append(name)
            if easy:
                self.before.append(f"let {name} = {name}.into();")
        elif kind["kind"] == "pointer" and kind["to"]["kind"] == "struct" and kind.get("const"):
            self.struct(name, kind["to"]["name"], one)
        else:
            raise Unfit(f"{self.one['name']}: {one}")

    def struct(self, name, struct, one):
        if struct in WRAPPED:
            self.parameters.append(f"{name}: &{struct[2:]}")
            self.arguments.append(f"{name}.raw()")
        elif struct in SHOWN and not one.get("nullable"):
            self.parameters.append(f"{name}: &{struct[2:]}")
            self.before.append(f"let {name} = sys::{struct} {{ struct_size: size_of::<sys::{struct}>() as u32, ..*{name} }};")
            self.arguments.append(f"&{name}")
        else:
            raise Unfit(struct)

    def items(self, one):
        name, of = one["name"], one["type"]["to"]
        if of["kind"] == "handle":
            self.parameters.append(f"{name}: &[{of_handle(of['name'])}]")
            self.before.append(f"let {name}: Vec<sys::{of['name']}> = {name}.iter().map(|one| one.raw().cast()).collect();")
        elif of["kind"] == "struct" and of["name"] in SHOWN:
            self.parameters.append(f"{name}: &[{of['name'][2:]}]")
            if of["name"] in interface.sized_structs():
                self.before.append(f"let {name}: Vec<sys::{of['name']}> = {name}.iter().map(|one| sys::{of['name']} {{ struct_size: size_of::<sys::{of['name']}>() as u32, ..*one }}).collect();")
        else:
            raise Unfit(of)
        self.arguments += [f"{name}.as_ptr()", f"{name}.len()"]

    def buffer(self, one):
        to = one["type"]["to"]
        self.filled = "text" if to["kind"] == "character" else of_handle(to["name"])
        self.arguments += ["buffer", "capacity", "length"]

    def out(self, name, one):
        to = one["type"]["to"]
        if to["kind"] == "handle":
            made = of_handle(to["name"])
            if self.one["name"].endswith("_create"):
                made = self.kind
            self.before.append(f"let mut {name} = null_mut();")
            if one.get("owned"):
                result = (made, f"owned({name}.cast())")
            elif made in ("ContextRef",):
                raise Unfit(made)
            elif made == "Class":
                result = ("Option<Class>", f"Class::found({name})") if to.get("nullable") else ("Class", f"Class::new({name})")
            elif to.get("nullable"):
                result = (f"Option<{made}>", f"borrowed_or_none({name}.cast())")
            else:
                result = (made, f"borrowed({name}.cast())")
        elif plain(to):
            made = plain(to)
            self.before.append(f"let mut {name} = {made}::default();")
            result = (MASKS[self.one["name"]], f"{MASKS[self.one['name']]}({name})") if self.one["name"] in MASKS else (made, name)
        else:
            raise Unfit(to)
        self.arguments.append(f"&mut {name}")
        self.results.append(result)

    @property
    def result(self):
        if self.filled:
            return "String" if self.filled == "text" else f"Vec<{self.filled}>"
        return tuple_of([kind for kind, _ in self.results])

    def body(self, indent):
        call = f"sys::{self.one['name']}({', '.join(self.arguments)})"
        status = self.one["result"] == {"kind": "enum", "name": "RKStatus"}
        lines = list(self.before)
        if self.filled == "text":
            lines.append(f"text_out(|buffer, capacity, length| unsafe {{ {call} }})")
        elif self.filled in SHOWN_NAMES:
            lines.append(f"filled({self.filled}::default(), 0, |buffer, capacity, length| unsafe {{ {call} }})")
        elif self.filled:
            lines.append(f"let found = filled(null_mut(), 0, |buffer, capacity, length| unsafe {{ {call} }})?;")
            lines.append("Ok(found.into_iter().map(|one| borrowed(one.cast())).collect())")
        elif status:
            lines.append(f"check(|| unsafe {{ {call} }}){'?;' if self.results else ''}")
            if self.results:
                lines.append(f"Ok({tuple_of([value for _, value in self.results])})")
        elif is_text(self.one["result"]):
            lines.append(f"text(call(|| unsafe {{ {call} }}))")
        else:
            lines.append(f"call(|| unsafe {{ {call} }})")
        return "\n".join(" " * indent + line for line in lines)

    def declared(self, name, receiver, class_too=False):
        listed = [*(["&self"] if receiver else []), *(["class: Option<&Class>"] if class_too else []), *self.parameters]
        if self.one["result"] == {"kind": "enum", "name": "RKStatus"}:
            result = f" -> Result<{self.result}>"
        elif is_text(self.one["result"]):
            result = " -> Option<String>"
        else:
            result = f" -> {plain(self.one['result'])}"
        return f"pub {'unsafe ' * 0}fn {name}({', '.join(listed)}){result}"


def tuple_of(parts):
    return "()" if not parts else parts[0] if len(parts) == 1 else f"({', '.join(parts)})"


def note(one):
    rules = one.get("rules")
    made = dict(one)
    for key in ("thread", "returns", "ownership"):
        made.pop(key, None)
    made["parameters"] = [parameter for parameter in one["parameters"] if parameter.get("role") not in ("buffer", "out", "userdata", "drop", "capacity", "length", "count") and parameter["name"] != "cls"]
    errors = [f"`{name}`" for name in one.get("errors", []) if name not in ("InvalidArgument", "InvalidHandle", "StaleHandle", "WrongKind", "WrongContext", "WrongThread", "BufferTooSmall", "StructSize", "StructNewer")]
    extra = [f"# Errors\nBesides the usual: {', '.join(errors)}."] if errors else []
    assert rules is None or rules
    return made, extra


def methods():
    """[{type, methods}] in the order of the interface."""
    groups = {}
    for one in interface.api()["functions"]:
        if one["name"] in HAND or one["name"].startswith("rk_super_"):
            continue
        kind, name = place(one)
        method = Method(one, kind)
        create = one["name"].endswith("_create")
        described, extra = note(one)
        text = documented(described, 4 if kind else 0, SPEECH, extra)
        text += "".join(f"\n    /// {line}".rstrip() for line in rust_examples.example(one["name"])) + f'\n{"    " if kind else ""}#[doc(alias = "{one["name"]}")]'
        made = {"documentation": text, "declared": method.declared(name, kind and not create), "body": method.body(8 if kind else 4)}
        if create:
            # new() without a class, with_class() with one.
            names = [part.split(":")[0] for part in method.parameters]
            rest = method.parameters
            class_text = comment([f"Create one of a class of the program's own, else as [`{kind}::new`]."], 4)
            inner = made | {"documentation": class_text, "declared": "pub fn with_class(" + ", ".join([rest[0], "class: &Class", *rest[1:]]) + f") -> Result<{method.result}>", "body": method.body(8).replace("raw_or_null(class)", "class.raw()")}
            made["body"] = method.body(8).replace("raw_or_null(class).cast()", "null_mut()")
            made["declared"] = "pub fn new(" + ", ".join(rest) + f") -> Result<{method.result}>"
            own_text = comment([f"Create one that has methods of its own: a value with [`methods!`], which lives as long as the object. Else as [`{kind}::new`]."], 4)
            own = {"documentation": own_text, "declared": "pub fn with_methods(" + ", ".join([*rest, "methods: impl Methods"]) + f") -> Result<{method.result}>", "body": f"        Class::made_with(context, Self::CLASS, methods, |class| Self::with_class({', '.join([names[0], 'class', *names[1:]])}))"}
            groups.setdefault(kind, []).append(made)
            groups[kind] += [inner, own]
            continue
        groups.setdefault(kind, []).append(made)
        if name.startswith("post_"):
            # A context's own thread posts, too.
            groups.setdefault("Poster", []).append(made)
    return [{"type": kind, "methods": listed} for kind, listed in groups.items()]


def accessors():
    """Structs with handles inside: a method for each field."""
    made = []
    for name in sorted(WRAPPED):
        one = next(struct for struct in interface.api()["structs"] if struct["name"] == name)
        fields = []
        for field in one["fields"]:
            kind = field["type"]
            if field["name"] in ("struct_size", "reserved"):
                continue
            handle = kind["kind"] == "handle"
            fields.append({
                "name": KEYWORDS.get(field["name"], field["name"]), "documentation": documented(field, 4, SPEECH),
                "type": f"Option<{of_handle(kind['name'])}>" if handle else plain(kind), "value": f"borrowed_or_none(self.0.{field['name']}.cast())" if handle else f"self.0.{field['name']}",
            })
        made.append({"name": name[2:], "c": name, "documentation": documented(one, 0, SPEECH), "fields": fields})
    return made


def left():
    """The table of LEFT."""
    return "| Function | Why it stays |\n|---|---|\n" + "".join(f"| [`{name}`](sys::{name}) | {reason} |\n" for name, reason in LEFT.items())


def files(folder):
    api = interface.api()
    unknown = {*HAND, *rust_examples.EXAMPLES} - {one["name"] for one in api["functions"]}
    assert not unknown, unknown
    hand = "".join(path.read_text() for crate in ("responderkit", "responderkit-sys") for path in (folder.parents[2] / crate / "src").glob("*.rs"))
    missing = [f"{name}: {rust}" for name, rust in HAND.items() if rust and "::" in rust and not re.search(rf"(fn|const) {rust.split('::')[1]}\b", hand + "fn set_delegate")]
    assert not missing, f"named in rust_safe.py, and not written: {missing}"
    status = next(one for one in api["enums"] if one["name"] == "RKStatus")
    statuses = [{"name": value["short"], "value": value["value"], "documentation": documented(value, 4, SPEECH)} for value in status["values"] if value["value"]]
    shown = [(name, name[2:]) for name in SHOWN]
    enums = [(one["name"], one["name"][2:]) for one in api["enums"] if one["name"] != "RKStatus"]
    return {
        folder / "left.md": left(),
        folder / "methods.rs": render("rust_methods.rs", {"groups": methods(), "uikit": uikit, "snake": snake}),
        folder / "mod.rs": render("rust_mod.rs", {"statuses": statuses, "names": [*shown, *enums], "structs": accessors()}),
    }
