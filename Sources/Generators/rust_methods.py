"""The safe crate's traits: one for each table of methods that a class may override, one for each delegate; their super-calls, and the functions that C calls."""

import interface
from rust_safe import SPEECH, of_handle, plain
from rust_text import documented
from templates import render

# What a super-call's name has before the method's.
SUPERS = {"RKApplicationMethods": "application_", "RKGestureRecognizerMethods": "gesture_"}
NAMED = {"RKWindowMethods.send_event": "window_send_event"}
DELEGATES = {"RKGestureRecognizerDelegate": "GestureRecognizer", "RKScrollViewDelegate": "ScrollView", "RKTextFieldDelegate": "TextField"}


def methods(struct):
    return [field for field in struct["fields"] if field["type"]["kind"] == "callback"]


def super_of(struct, method):
    known = interface.functions()
    name = "rk_super_" + NAMED.get(f"{struct}.{method}", SUPERS.get(struct, "") + method)
    return name if name in known else known["rk_super_" + method].name


class Callback:
    """One method: what the trait, the function that C calls and the super-call make of its parameters."""

    def __init__(self, field, kind, struct):
        self.field, self.kind = field, kind
        self.type = interface.callbacks()[field["type"]["name"]]
        self.raw, self.typed, self.prepared, self.passed, self.super_typed, self.super_before, self.super_passed = ([] for _ in range(7))
        parameters = self.type.parameters
        self.required = set()
        if struct.endswith("Methods"):
            self.super = super_of(struct, field["name"])
            # What the super-call must have, the method always gets.
            given = zip(parameters[1:], interface.functions()[self.super].parameters[2:])
            self.required = {one.name for one, other in given if not other.facts.get("nullable")}
        self.this = parameters[0].name
        index = 1
        self.raw.append(("this", parameters[0].kind))
        while index < len(parameters):
            one = parameters[index]
            if one.facts.get("role") == "userdata":
                self.raw.append(("userdata", one.kind))
                index += 1
            elif one.name in ("touches", "presses"):
                self.array(one)
                index += 2
            else:
                self.parameter(one)
                index += 1
        result = self.type.facts["result"]
        self.result = "()" if result["kind"] == "void" else f"Option<{of_handle(result['name'])}>" if result["kind"] == "handle" else plain(result)
        self.raw_result = "" if result["kind"] == "void" else " -> " + (f"sys::{result['name']}" if result["kind"] == "handle" else plain(result))
        self.otherwise = "()" if result["kind"] == "void" else "null_mut()" if result["kind"] == "handle" else f"{plain(result)}::default()"
        self.handle = result["kind"] == "handle"

    def add(self, name, typed, prepared, passed, super_before, super_passed):
        self.typed.append(f"{name}: {typed}")
        self.prepared += prepared
        self.passed.append(passed)
        self.super_before += super_before
        self.super_passed += super_passed

    def array(self, one):
        made = of_handle(one.kind["to"]["name"])
        self.raw += [(one.name, one.kind), ("count", {"kind": "integer", "name": "size_t"})]
        self.add(one.name, f"&[{made}]", [f"let {one.name} = list::<{made}, _>({one.name}, count);"], f"&{one.name}",
                 [f"let {one.name}: Vec<sys::{one.kind['to']['name']}> = {one.name}.iter().map(|one| one.raw().cast()).collect();"], [f"{one.name}.as_ptr()", f"{one.name}.len()"])

    def parameter(self, one):
        kind, name = one.kind, one.name
        self.raw.append((name, kind))
        if kind["kind"] == "handle":
            made = of_handle(kind["name"])
            if one.facts.get("nullable") and name not in self.required:
                self.add(name, f"Option<&{made}>", [f"let {name} = borrowed_or_none::<{made}>({name}.cast());"], f"{name}.as_ref()", [], [f"raw_or_null({name}).cast()"])
            else:
                self.add(name, f"&{made}", [f"let {name} = borrowed::<{made}>({name}.cast());"], f"&{name}", [], [f"{name}.raw().cast()"])
        elif kind["kind"] == "pointer" and kind["to"]["kind"] == "character":
            self.add(name, "&str", [f"let {name} = crate::error::text({name}).unwrap_or_default();"], f"&{name}", [f"let {name} = text_in({name})?;"], [f"{name}.as_ptr()"])
        elif kind["kind"] == "pointer":
            made = kind["to"]["name"][2:]
            self.add(name, f"&mut {made}", [], f"&mut *{name}", [], [])
        else:
            self.add(name, plain(kind), [], name, [], [name])

    @property
    def rust(self):
        import rust

        return ", ".join(f"{name}: {rust.rtype(kind).replace('RK', 'sys::RK')}" for name, kind in self.raw)

    def described(self, delegate):
        field = self.field
        made = {"documentation": field["documentation"], "parameters": [], "rules": field.get("rules")}
        extra = []
        text = self.type.facts.get("documentation", "")
        if text and text != field["documentation"] and not delegate:
            extra.append(text)
        if field.get("returns"):
            extra.append(f"Returns {field['returns']}")
        return documented(made, 4, SPEECH, extra)


def table(struct):
    name = struct["name"]
    delegate = name in DELEGATES
    kind = DELEGATES.get(name) or name.removeprefix("RK").removesuffix("Methods")
    made = []
    for field in methods(struct):
        one = Callback(field, kind, name)
        call = f"{field['name']}({', '.join(['&this', *one.passed])}"
        made.append({
            "name": field["name"], "documentation": one.described(delegate), "super_typed": "".join(f", {typed}" for typed in one.typed),
            "names": ", ".join(typed.split(":")[0] for typed in one.typed), "result": one.result, "raw": one.rust, "raw_result": one.raw_result, "otherwise": one.otherwise, "handle": one.handle,
            "prepared": one.prepared, "call": call, "super_call": f"{field['name']}({', '.join(one.passed)}", "super": None if delegate else one.super, "super_before": one.super_before, "super_passed": "".join(f", {passed}" for passed in one.super_passed),
            "super_name": field["name"], "default": {"end": "usize::MAX"}.get(interface.answer(field), interface.answer(field)) if delegate and one.result in ("bool", "usize") else "None" if one.handle else "()" if one.result == "()" else f"{one.result}::default()",
        })
    return {"trait": name[2:], "c": name, "kind": kind, "field": snake(kind), "methods": made, "documentation": documented(struct, 0, SPEECH)}


def snake(name):
    import python

    return python.snake(name)


def files(folder):
    structs = interface.api()["structs"]
    tables = [table(one) for one in structs if one["name"].endswith("Methods")]
    delegates = [table(one) for one in structs if one["name"] in DELEGATES]
    return {folder / "overrides.rs": render("rust_overrides.rs", {"tables": tables, "delegates": delegates})}
