"""responderkit_generated.hpp, the part of the C++ interface that is one to one: enumerations, handles with their methods, what can be overridden, delegates."""

import re
import textwrap

import interface
import sentences
import uikit
from templates import render

TARGET = interface.ROOT / "bindings/cpp/include/responderkit/responderkit_generated.hpp"
WIDTH = 140
# The order of declaration: a class after its superclass, and after those that its default arguments make.
HANDLES = "Object Event Responder View Window Control ScrollView ViewController Application GestureRecognizer Touch Press".split()
# Classes that share the handle of their superclass.
KINDS = {
    "NavigationController": "ViewController", "Button": "Control", "Switch": "Control", "Slider": "Control", "Stepper": "Control",
    "SegmentedControl": "Control", "PageControl": "Control", "TextField": "Control", "Label": "View", "ImageView": "View",
    "Tap": "GestureRecognizer", "LongPress": "GestureRecognizer", "Pan": "GestureRecognizer", "ScreenEdgePan": "Pan", "Swipe": "GestureRecognizer",
    "Pinch": "GestureRecognizer", "Rotation": "GestureRecognizer", "Hover": "GestureRecognizer",
}
# Without a reference count: they live as long as their context, a timer until it fires.
PLAIN = {"Context": "ContextRef", "Class": "Class", "Plugin": "Plugin", "Timer": "Timer"}
# Written by hand in responderkit.hpp, or left to C (Guide/Cpp.md has the list).
BY_HAND = {"rk_problems", "rk_gesture_recognizer_set_delegate", "rk_scroll_view_set_delegate", "rk_text_field_set_delegate",
           "rk_context_destroy", "rk_object_is_alive", "rk_object_set_class", "rk_responder_set_value", "rk_responder_find_value", "rk_plugin_policy", "rk_plugin_get_faults",
           "rk_hit_map", "rk_view_hit_test_many", "rk_view_create_many", "rk_release", "rk_release_many", "rk_retain", "rk_view_set_transform_3d",
           "rk_view_take_snapshot", "rk_snapshot_hit_test", "rk_snapshot_hit_test_many", "rk_snapshot_destroy",
           "rk_context_send_touch_stream", }
# Numbers and handles whose C type is wider than what they are.
NARROWED = {"rk_swipe": "SwipeDirection", "rk_screen_edge_pan": "RectEdge", "rk_pan": "ScrollTypeMask", "rk_control_get_state": "ControlState"}
RETURNED = {"rk_scroll_view_get_pan_gesture_recognizer": "Pan", "rk_scroll_view_get_pinch_gesture_recognizer": "Pinch"}
RENAMED = {
    "rk_text_field_delete": "deleteText", "rk_object_get_class": "objectClass", "rk_audit_describe": "describe", "rk_explanation_step_describe": "describe",
    "rk_problem_describe": "describe", "rk_trace_describe": "describe", "rk_class_define": "defineClass", "rk_class_find": "findClass", "rk_plugin_find": "findPlugin",
    "rk_plugin_load": "loadPlugin", "rk_plugin_load_environment": "loadPluginsOfEnvironment", "rk_plugin_register": "registerPlugin", "rk_trace_is_on": "isTracing",
    "rk_trace_start": "startTrace", "rk_trace_stop": "stopTrace", "rk_trace_clear": "clearTrace", "rk_trace_read": "trace", "rk_recorder_start": "startRecorder",
    "rk_recorder_stop": "stopRecorder", "rk_recorder_mark": "markRecording", "rk_recorder_flush": "flushRecorder", "rk_recorder_get_size": "recordedBytes",
    "rk_run_loop_run": "runLoop", "rk_run_loop_stop": "stopRunLoop", "rk_run_loop_wake_up": "wakeUpRunLoop",
}
# What is not there is no mistake of the program: the result is no object.
MAY_BE_NONE = ["rk_context_find_touch", "rk_context_find_press"]
# Second names, by which UIKit's code has an enumerator.
SECOND = {"RKGestureRecognizerStateEnded": ("Recognized", "The same: how a discrete gesture ends.")}
# X11's headers make macros of these.
TAKEN = {"None": "Nothing"}
# What a call returns in a list or takes as a whole: each field is read by a method of its name.
RECORDS = ["RKExplanationStep", "RKAuditFinding", "RKProblem", "RKTraceRecord", "RKObservation"]
# Sized structs that a program fills in; the part of another stands before it.
SAMPLES = "RKContextDesc RKTouchDetails RKTouchSample RKEstimationUpdate RKPointerSample RKScrollSample RKTransformSample RKPressSample RKAuditOptions RKRecorderDesc".split()
FREE = "rk_status_name rk_status_message rk_reason_name rk_audit_kind_name rk_problem_kind_name rk_config_name rk_config_value_name rk_config_default rk_run_loop_time rk_version_string rk_version rk_abi_version".split()
STRUCTS = {"RKPoint", "RKSize", "RKRect", "RKEdgeInsets", "RKTransform"}
METHODS = ["Responder", "View", "Window", "ViewController", "Application", "Control", "GestureRecognizer", "ScrollView"]
DELEGATES = ["GestureRecognizerDelegate", "ScrollViewDelegate", "TextFieldDelegate"]


def camel(name):
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def capital(name):
    return camel(name)[0].upper() + camel(name)[1:]


def comment(text, indent, kept=None):
    """The first paragraph as lines of ///."""
    first = " ".join(text.split("\n\n")[0].split())
    first = kept or first
    start = " " * indent + "/// "
    return "\n".join(textwrap.wrap(first, WIDTH, initial_indent=start, subsequent_indent=start, break_long_words=False, break_on_hyphens=False))


def short(kind):
    """The C++ name of a struct, enum or handle of C."""
    name = kind["name"].removeprefix("RK")
    return name.removesuffix("Ref") if kind["kind"] == "handle" else name


def handle(name):
    return PLAIN.get(name, name)


class Unfit(Exception):
    """A signature that is no plain one: the function is written by hand, or belongs to the C interface alone."""


class Call:
    """A C function with a status, as a method: what it takes, what it passes on, what it returns."""

    def __init__(self, function, skip):
        self.taken, self.given, self.outs, self.out_names, self.documented = [], [], [], [], []
        self.list = None
        self.function = function
        parameters = function.parameters[skip:]
        while parameters:
            parameters = parameters[self.add(parameters):]
        defaults = True
        for number, (kind, name, default) in reversed(list(enumerate(self.taken))):
            defaults = defaults and default is not None and ("_set_" not in function.name or number > 0)
            self.taken[number] = (kind, name, default if defaults else None)

    def add(self, parameters):
        """Take one parameter, or the ones that belong together; how many."""
        one = parameters[0]
        kind, role, name = one.kind, one.facts.get("role"), camel(one.name)
        if name in ("delete", "class", "switch"):
            name += "_"
        names = [other.name for other in parameters]
        made = kind["kind"]
        if one.facts.get("documentation") and role not in ("buffer", "out"):
            none = "nullptr" if made == "pointer" and kind["to"]["kind"] == "character" else "{}"
            self.documented.append((name, re.sub(r"\bNULL\b", none, one.facts["documentation"])))
        if role == "buffer" or names[:3] == ["out", "capacity", "count"]:
            of = kind["to"]
            if of["kind"] == "character":
                self.list = ("std::string", "text")
            elif of["kind"] == "handle":
                self.list = (f"std::vector<{short(of)}>", f"handles<{short(of)}, {of['name']}>")
            elif of["kind"] == "struct":
                sized = of["name"] in interface.sized_structs()
                name = short(of) if of["name"] in RECORDS or not sized else of["name"]
                self.list = (f"std::vector<{name}>", f"{'records' if names[1] == 'capacity' and names[0] == 'out' else 'values'}<{name}>")
                if sized and role == "buffer":
                    raise Unfit
            else:
                raise Unfit
            self.given += ["buffer", "capacity", "length"]
            return 3
        if role == "items":
            of = kind["to"]
            if of["kind"] == "struct":
                self.taken.append((f"Span<{short(of) if of['name'] in SAMPLES else of['name']}>", name, None))
            elif of["kind"] == "handle" and short(of) in ("Touch", "Press"):
                self.taken.append((f"const {'Touches' if short(of) == 'Touch' else 'Presses'} &", name, None))
            else:
                raise Unfit
            sample = of["kind"] == "struct" and of["name"] in SAMPLES
            self.given += [f"detail::c({name}.data())" if sample else f"{name}.data()", f"{name}.size()"]
            return 2
        if role == "out":
            self.outs.append(self.out(kind["to"], name, one))
            self.out_names.append(name)
            self.given.append(f"&{name}")
            return 1
        if role in ("userdata", "drop") or made in ("function", "callback"):
            raise Unfit
        if made == "pointer":
            to = kind["to"]
            if to["kind"] == "character":
                self.taken.append(("const Text &", name, None))
                self.given.append(f"{name}.c_str()")
            elif to["kind"] == "struct" and kind.get("const") and not one.facts.get("nullable"):
                self.taken.append((f"const {short(to) if to['name'] in SAMPLES + RECORDS else to['name']} &", name, None))
                self.given.append(f"detail::c(&{name})" if to["name"] in SAMPLES else f"&{name}")
            elif to["kind"] == "struct" and to["name"] in SAMPLES:
                self.taken.append((f"const {short(to)} &", name, "{}"))
                self.given.append(f"detail::c(&{name})")
            elif to["kind"] == "struct" and kind.get("const"):
                self.taken.append((f"const {to['name']} *", name, "nullptr"))
                self.given.append(name)
            else:
                raise Unfit
            return 1
        if made == "handle":
            of = short(kind)
            if of in PLAIN:
                self.taken.append((handle(of), name, None))
            else:
                self.taken.append((f"const {of} &", name, "{}" if one.facts.get("nullable") else None))
            self.given.append(f"{name}.ref()")
        elif made == "enum":
            self.taken.append((short(kind), name, None))
            self.given.append(f"raw({name})")
        elif made == "struct" and kind["name"] in STRUCTS:
            self.taken.append((short(kind), name, None))
            self.given.append(name)
        elif made in ("bool", "number", "integer"):
            plain = {"bool": "bool", "number": "double"}.get(made) or kind["name"]
            narrowed = self.narrowed(plain)
            if narrowed:
                self.taken.append((narrowed, name, None))
                self.given.append(f"raw({name})")
            else:
                self.taken.append((plain, name, {"animated": "false", "extend": "false", "callsOverrides": "false", "after": "0"}.get(name)))
                self.given.append(name)
        else:
            raise Unfit
        return 1

    def narrowed(self, plain):
        name = self.function.name
        if name == "rk_event_get_subtype":
            return "EventSubtype"
        if plain != "uint32_t":
            return None
        return next((kind for start, kind in NARROWED.items() if name.startswith(start) and ("direction" in name or "edges" in name or "mask" in name or "state" in name)
                     and "button" not in name), None)

    def out(self, kind, name, parameter):
        """(C++ type, C declaration, expression)"""
        made = kind["kind"]
        if made == "handle":
            of = RETURNED.get(self.function.name, short(kind))
            if of in PLAIN:
                return handle(of), f"{kind['name']} {name} = nullptr;", f"{handle(of)}({name})"
            take = "adopt" if parameter.facts.get("owned") else "borrow"
            return of, f"{kind['name']} {name} = nullptr;", f"detail::{take}<{of}>({name})"
        if made == "enum":
            if kind["name"] in interface.masks():
                return short(kind), f"{kind['name']} {name} = 0;", f"static_cast<{short(kind)}>({name})"
            return short(kind), f"{kind['name']} {name} = {{}};", f"static_cast<{short(kind)}>({name})"
        if made == "struct" and kind["name"] in STRUCTS:
            return short(kind), f"{kind['name']} {name} = {{}};", name
        if made == "struct" and kind["name"] not in interface.sized_structs():
            return short(kind), f"{kind['name']} {name} = {{}};", name
        if made in ("bool", "number", "integer"):
            plain = {"bool": "bool", "number": "double"}.get(made) or kind["name"]
            narrowed = self.narrowed(plain)
            return narrowed or plain, f"{plain} {name} = {'false' if plain == 'bool' else '0'};", f"static_cast<{narrowed}>({name})" if narrowed else name
        raise Unfit

    @property
    def documentation(self):
        """The documentation of C, of the parameters, too, and what is in a tuple."""
        first = self.function.facts["documentation"].split("\n\n")[0]
        lines = [comment(f"{first.removesuffix('.')}; no object if there is none." if self.function.name in MAY_BE_NONE else first, 4)]
        lines += [comment(f"@param {name} {text}", 4) for name, text in self.documented]
        if len(self.outs) > 1:
            lines.append(comment(f"@return {{{', '.join(self.out_names)}}}", 4))
        return "\n".join(lines)

    @property
    def result(self):
        if self.list:
            return self.list[0]
        if not self.outs:
            return "void" if self.function.result == "RKStatus" else self.function.result
        if len(self.outs) == 1:
            return self.outs[0][0]
        return f"std::tuple<{', '.join(one[0] for one in self.outs)}>"

    def listed(self, defaults):
        return ", ".join(f"{kind}{'' if kind.endswith(('&', '*')) else ' '}{name}{f' = {default}' if defaults and default is not None else ''}" for kind, name, default in self.taken)

    def body(self, first):
        """The lines of the method; `first` are the arguments before its own."""
        call = f"{self.function.name}({', '.join([*first, *self.given])})"
        if self.list:
            return [f"return detail::{self.list[1]}([&](auto *buffer, size_t capacity, size_t *length) {{ return {call}; }});"]
        if self.function.result != "RKStatus":
            return [f"return {call};"]
        if self.function.name in MAY_BE_NONE:
            return [self.outs[0][1], f"if (!detail::found({call})) return {{}};", f"return {self.outs[0][2]};"]
        lines = [one[1] for one in self.outs] + [f"detail::check({call});"]
        if len(self.outs) == 1:
            lines.append(f"return {self.outs[0][2]};")
        elif self.outs:
            lines.append(f"return {{{', '.join(one[2] for one in self.outs)}}};")
        return lines


def spelled(function, prefix):
    """The method's name: UIKit's property where there is one."""
    if function.name in RENAMED:
        return RENAMED[function.name]
    rest = function.name.removeprefix(prefix)
    of = function.facts.get("property")
    if rest.startswith("is_"):
        return camel(rest)
    if of and of["access"] == "get":
        return of["name"]
    if rest.startswith("set_"):
        return camel(rest)
    return camel(rest.removeprefix("get_").replace("_get_", "_"))


def classes():
    """{name: {handle, superclass, documentation, methods, create}} of all classes, in the order of their declaration."""
    api = interface.api()
    handles = {one["struct"].removeprefix("RK"): one for one in api["handles"]}
    made = {}
    for name in ["Class", "ContextRef", "Plugin", "Timer", *HANDLES, *KINDS]:
        kind = name
        while kind in KINDS:
            kind = KINDS[kind]
        one = handles[kind.removesuffix("Ref")]
        above = KINDS.get(name) or one.get("superclass", "RKObject").removeprefix("RK")
        document = one["documentation"] if kind == name else f"{name}, as UIKit has it."
        made[name] = {
            "name": name, "ref": one["name"], "plain": name in PLAIN.values(), "superclass": None if name == "Object" else above, "documentation": comment(document, 0, None),
            "methods": [], "create": None, "control": False, "recognizer": False,
        }
    for name, one in made.items():
        chain = [name]
        while chain[-1] in made and made[chain[-1]]["superclass"]:
            chain.append(made[chain[-1]]["superclass"])
        one["chain"] = chain
        one["control"], one["recognizer"] = "Control" in chain, "GestureRecognizer" in chain
        one["virtual"] = [methods for methods in METHODS if methods in chain]
    prefixes = {"context": "ContextRef"} | {re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower(): name for name in made if name != "ContextRef"}
    for function in interface.functions().values():
        if function.name in BY_HAND or function.name.startswith("rk_super_") or not function.parameters or function.header in ("plugin.h",):
            continue
        first = function.parameters[0].kind
        if first["kind"] != "handle" or short(first) == "Closure":
            continue
        owner = handle(short(first))
        prefix = "rk_"
        for start in sorted(prefixes, key=len, reverse=True):
            if function.name.startswith(f"rk_{start}_") and made[prefixes[start]]["ref"] == first["name"]:
                owner, prefix = prefixes[start], f"rk_{start}_"
                break
        else:
            if function.name.startswith(f"rk_{owner.lower()}_"):
                prefix = f"rk_{owner.lower()}_"
        if function.name.endswith("_create"):
            continue
        try:
            call = Call(function, 1)
        except Unfit:
            continue
        made[owner]["methods"].append({
            "documentation": call.documentation, "name": spelled(function, prefix), "call": call, "host": function.header == "loader.h", "since": function.facts["since"],
            "result": call.result, "listed": call.listed(True), "plain_listed": call.listed(False), "body": call.body(["ref()"]),
        })
    for name, one in made.items():
        function = interface.functions().get(f"rk_{re.sub(r'(?<=[a-z])(?=[A-Z])', '_', name).lower()}_create")
        if function and name in [*HANDLES, *KINDS]:
            call = Call(function, 2)
            one["create"] = {"function": function.name, "listed": call.listed(True), "plain_listed": call.listed(False), "names": [taken[1] for taken in call.taken],
                             "given": call.given[:-1], "owned": name != "Application", "found": ""}
    for name in ("Label", "ImageView"):
        view = made["View"]["create"]
        made[name]["create"] = view | {"found": name}
    return list(made.values())


class Back:
    """A function that the library calls, as a virtual method: its arguments from C, and on to the inherited C function."""

    def __init__(self, function, name, owner):
        self.taken, self.from_c, self.to_c, self.locals = [], [], [], []
        parameters = list(function.parameters)
        self.self_name = parameters[0].name
        first = True
        index = 0
        while index < len(parameters):
            one = parameters[index]
            kind, spelled_name = one.kind, camel(one.name)
            made = kind["kind"]
            index += 1
            if one.facts.get("role") == "userdata" or one.name == "userdata":
                continue
            if first and one.name == "self" and owner in METHODS:
                first = False
                continue
            first = False
            if made == "pointer" and kind["to"]["kind"] == "handle":
                index += 1
                of = "Touches" if short(kind["to"]) == "Touch" else "Presses"
                self.taken.append((f"const {of} &", spelled_name))
                self.from_c.append(f"{of}({one.name}, count)")
                self.to_c += [f"{spelled_name}.data()", f"{spelled_name}.size()"]
            elif made == "handle":
                of = "TextField" if one.name == "text_field" else short(kind)
                self.taken.append((f"const {of} &", spelled_name))
                self.locals.append(f"const detail::Borrowed<{of}> its_{one.name}({one.name});")
                self.from_c.append(f"its_{one.name}.handle()")
                self.to_c.append(f"{spelled_name}.ref()")
            elif made == "pointer" and kind["to"]["kind"] == "character":
                self.taken.append(("std::string_view ", spelled_name))
                self.from_c.append(f"detail::view({one.name})")
                self.to_c.append(f"Text({spelled_name}).c_str()")
            elif made == "pointer" and kind["to"]["kind"] == "struct":
                self.taken.append((f"{short(kind['to'])} &", spelled_name))
                self.from_c.append(f"*{one.name}")
                self.to_c.append(f"&{spelled_name}")
            elif made == "enum":
                self.taken.append((f"{short(kind)} ", spelled_name))
                self.from_c.append(f"static_cast<{short(kind)}>({one.name})")
                self.to_c.append(f"raw({spelled_name})")
            else:
                plain = {"bool": "bool", "number": "double"}.get(made) or kind["name"].removeprefix("RK")
                self.taken.append((f"{plain} ", spelled_name))
                self.from_c.append(one.name)
                self.to_c.append(spelled_name)
        result = function.facts["result"]
        self.c_result = interface.c(result)
        self.result = short(result) if result["kind"] == "handle" else self.c_result
        self.returns_handle = result["kind"] == "handle"
        self.c_listed = ", ".join(one.declared for one in parameters)
        self.name, self.field = camel(name), name

    @property
    def listed(self):
        return ", ".join(kind + name for kind, name in self.taken)

    @property
    def unnamed(self):
        """The parameters, each with its name in a comment: the body uses none of them."""
        return ", ".join(f"{kind.strip()}{'' if kind.endswith('&') else ''} /*{name}*/".replace("& /*", "& /*") for kind, name in self.taken)

    @property
    def signature(self):
        return f"{self.result}({', '.join(kind.strip() for kind, _ in self.taken)})"


def backs(struct, owner):
    """The functions of a method table or a delegate."""
    callbacks = interface.callbacks()
    for member in interface.members()[struct]:
        if member.kind["kind"] == "callback":
            yield member, Back(callbacks[member.kind["name"]], member.name, owner)


def overrides():
    functions = interface.functions()
    made = []
    for owner in METHODS:
        stem = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", owner).lower()
        methods = []
        for member, back in backs(f"RK{owner}Methods", owner):
            names = ([f"rk_super_gesture_{member.name}"] if owner == "GestureRecognizer" else []) + [f"rk_super_{stem}_{member.name}", f"rk_super_{member.name}"]
            above = next((functions[name] for name in names if name in functions), None)
            if above is None:
                raise SystemExit(f"generate: no rk_super_ function of {owner}.{member.name}")
            lines = []
            if above.parameters[-1].facts.get("role") == "out":
                declared = interface.c(above.parameters[-1].kind["to"], "out")
                value = "detail::borrow<%s>(out)" % back.result if back.returns_handle else "out"
                lines = [f"{declared}{{}};", f"detail::check({above.name}({', '.join(['this->class_', f'this->{owner}::ref()', *back.to_c, '&out'])}));", f"return {value};"]
            else:
                lines = [f"detail::check({above.name}({', '.join(['this->class_', f'this->{owner}::ref()', *back.to_c])}));"]
            methods.append({"documentation": comment(member.facts["documentation"], 4), "back": back, "lines": lines})
        made.append({"owner": owner, "table": f"RK{owner}Methods", "member": f"{stem}_methods", "ref": f"RK{owner}Ref", "methods": methods})
    return made


def delegates():
    made = []
    for name in DELEGATES:
        methods = []
        for member, back in backs(f"RK{name}", name):
            text = member.facts["documentation"]
            default = interface.answer(member.facts) if back.c_result in ("bool", "size_t") else "{}"
            methods.append({"documentation": comment(text, 4), "back": back, "default": {"end": "std::numeric_limits<size_t>::max()"}.get(default, default)})
        made.append({"name": name, "table": f"RK{name}", "owner": name.removesuffix("Delegate"), "methods": methods})
    return made


def enums():
    made = []
    for one in interface.api()["enums"]:
        if one["name"] == "RKStatus":
            continue
        mask = one["name"] in interface.masks()
        made.append({
            "name": one["name"].removeprefix("RK"), "c": one["name"], "mask": mask, "base": "uint32_t" if mask else "int32_t", "documentation": comment(one["documentation"], 0),
            "values": [{"name": TAKEN.get(value["short"], value["short"]), "c": value["name"], "documentation": comment(value["documentation"], 4)} for value in one["values"]],
            "second": [{"name": SECOND[value["name"]][0], "c": value["name"], "documentation": comment(SECOND[value["name"]][1], 4)} for value in one["values"] if value["name"] in SECOND],
        })
    return made


def free():
    """Functions of no object: geometry, names of statuses, reasons and settings, versions."""
    made = []
    for function in [*interface.functions_of("geometry.h"), *(interface.functions()[name] for name in FREE)]:
        taken, given = [], []
        for one in function.parameters:
            kind, name = one.kind, camel(one.name)
            enum = kind["kind"] == "enum" and kind["name"] != "RKStatus"
            taken.append(f"{short(kind) if kind['kind'] == 'struct' or enum else one.type} {name}")
            given.append(f"raw({name})" if enum else name)
        result = function.facts["result"]
        made.append({
            "documentation": comment(function.facts["documentation"], 0), "result": short(result) if result["kind"] == "struct" else function.result,
            "name": camel(function.name.removeprefix("rk_")), "listed": ", ".join(taken), "call": f"{function.name}({', '.join(given)})",
        })
    return made


def records():
    """Sized structs that a program reads: a method for each field."""
    made = []
    structs = {one["name"]: one for one in interface.api()["structs"]}
    for name in RECORDS:
        fields = []
        for member in interface.members()[name]:
            kind, field = member.kind, f"{name}::{member.name}"
            if member.name in ("struct_size", "reserved", "objects", "count") and (name == "RKObservation" or member.name != "count"):
                continue
            if kind["kind"] == "enum":
                result, value = short(kind), f"static_cast<{short(kind)}>({field})"
            elif kind["kind"] == "handle":
                result, value = short(kind), f"detail::borrow<{short(kind)}>({field})"
            elif kind["kind"] == "struct":
                result, value = short(kind), field
            elif kind["kind"] == "pointer":
                result, value = "std::string_view", f"detail::view({field})"
            else:
                result, value = member.type, field
            fields.append({"documentation": comment(member.facts["documentation"], 4), "result": result, "name": camel(member.name), "value": value})
        made.append({"name": short({"kind": "struct", "name": name}), "c": name, "documentation": comment(structs[name]["documentation"].split(". An array")[0], 0), "fields": fields})
    return made


def samples():
    """Sized structs that a program fills in: C's fields in C's order, by C++'s names and with C++'s enumerations."""
    made = []
    structs = {one["name"]: one for one in interface.api()["structs"]}
    for name in SAMPLES:
        fields = []
        for member in interface.members()[name]:
            kind, own = member.kind, camel(member.name)
            if kind["kind"] == "enum" or member.facts["documentation"] == "RKRecorderOptions.":
                declared = f"{short(kind) if kind['kind'] == 'enum' else 'RecorderOptions'} {own} = {{}}"
            elif kind["kind"] == "struct":
                declared = f"{short(kind)} {own} = {{}}"
            elif kind["kind"] == "pointer" and kind["to"]["kind"] == "struct":
                declared = f"const {short(kind['to'])} *{own} = nullptr"
            elif kind["kind"] in ("pointer", "callback", "function"):
                declared = f"{interface.c(kind, own)} = nullptr"
            else:
                declared = f"{interface.c(kind, own)} = {'false' if kind['kind'] == 'bool' else '0'}"
            text = member.facts["documentation"]
            if member.name == "struct_size":
                declared, text = f"uint32_t {own} = sizeof({name})", "The size of the struct; it stays as it is."
            text = re.sub(r"`(\w+)`", lambda match: f"`{camel(match[1])}`" if match[1] in interface.structs()[name] else match[0], text)
            text = re.sub(r"\bNULL\b", "nullptr", text)
            fields.append({"name": own, "c": member.name, "declared": declared, "documentation": comment(text, 4)})
        text = structs[name]["documentation"].replace(" Initialise with RK_INIT.", "").split(" An array of these")[0]
        made.append({"name": name.removeprefix("RK"), "c": name, "documentation": comment(text, 0), "fields": fields})
    return made


def with_article(article, word):
    return word if not article else f"{'an' if word[0] in 'AEIO' else 'a'} {word}"


def in_words_of_cpp(text, classes):
    """The comments with C++'s names of the functions, types and enumerators that they speak of, and no NULL where a handle is meant."""
    words = {value["name"]: f"{one['name'][2:]}::{TAKEN.get(value['short'], value['short'])}" for one in interface.api()["enums"] for value in one["values"] if one["name"] != "RKStatus"}
    words |= {one["name"]: one["name"].removeprefix("RK") for one in interface.api()["enums"] if one["name"] != "RKStatus"} | {name: name.removeprefix("RK") for name in [*SAMPLES, *RECORDS]}
    names = {method["call"].function.name: method["name"] for one in classes for method in one["methods"]}
    made = []
    for line in text.split("\n"):
        if line.lstrip().startswith("///"):
            line = re.sub(r"\b(rk_\w+)\(\)", lambda match: f"{names[match[1]]}()" if match[1] in names else match[0], line)
            line = re.sub(r"\b(an? )?(RK[A-Z]\w+)\b", lambda match: with_article(match[1], words.get(match[2], match[2])), line)
            line = re.sub(r"\bNULL\b", "none", line)
        made.append(line)
    return "\n".join(made)


def files():
    values = {"enums": enums(), "classes": classes(), "overrides": overrides(), "delegates": delegates(), "free": free(), "samples": samples(), "records": records(), "uikit": uikit,
              "spellings": sentences.spellings("cpp")}
    text = in_words_of_cpp(render("responderkit_generated.hpp", values), values["classes"])
    return {TARGET: re.sub(r"\n{3,}", "\n\n", text)}
