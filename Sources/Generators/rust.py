"""bindings/rust/responderkit-sys, the C interface one to one in Rust; and of responderkit, the safe crate, what follows from the interface."""

import interface
import python
import rust_methods
import rust_safe
from rust_text import documented
from templates import render

SYS = interface.ROOT / "bindings/rust/responderkit-sys"
SAFE = interface.ROOT / "bindings/rust/responderkit/src/generated"
INTEGERS = {"int": "c_int", "int32_t": "i32", "uint32_t": "u32", "int64_t": "i64", "uint64_t": "u64", "uint16_t": "u16", "uint8_t": "u8", "size_t": "usize"}
PLAIN = {"bool": "bool", "number": "f64", "character": "c_char", "void": "c_void"}
# Compared and added up by value.
GEOMETRY = {"RKPoint", "RKSize", "RKRect", "RKEdgeInsets", "RKTransform", "RKTouchSnapshot"}


def rtype(kind):
    """The Rust type that passes a type of C."""
    made = kind["kind"]
    if made == "pointer":
        if kind["to"]["kind"] == "function":
            return rtype(kind["to"])
        return f"{'*const' if kind.get('const') else '*mut'} {rtype(kind['to'])}"
    if made == "function":
        return function_type(kind["parameters"], kind["result"])
    if made == "array":
        return f"[{rtype(kind['of'])}; {kind['count']}]"
    if made == "integer":
        return INTEGERS[kind["name"]]
    return PLAIN.get(made) or kind["name"]


def function_type(parameters, result):
    listed = ", ".join(f"{named(one['name'])}: {rtype(one['type'])}" for one in parameters)
    return f'Option<unsafe extern "C" fn({listed}){returned(result)}>'


def returned(kind):
    return "" if kind["kind"] == "void" else f" -> {rtype(kind)}"


def named(name):
    """A name that Rust takes."""
    return {"self": "this", "type": "r#type", "in": "r#in", "ref": "r#ref", "final": "r#final"}.get(name, name)


def constant(short):
    """TouchUpInside: TOUCH_UP_INSIDE."""
    made = python.words(short)
    return f"N{made}" if made[0].isdigit() else made


def constants():
    made = []
    for one in interface.api()["constants"]:
        value = one["value"]
        kind, text = ("&str", f'"{value}"') if isinstance(value, str) else ("f64", repr(value)) if isinstance(value, float) else ("u32", str(value))
        made.append({"name": one["name"], "kind": kind, "value": text, "documentation": documented(one)})
    return made


def sys_files():
    api, masks = interface.api(), interface.masks()
    enums = [
        {"name": one["name"], "mask": one["name"] in masks, "documentation": documented(one),
         "values": [{"name": constant(value["short"]), "word": value["short"][0].lower() + value["short"][1:], "c": value["name"], "value": value["value"], "documentation": documented(value, 4)} for value in one["values"]]}
        for one in api["enums"]
    ]
    structs = [
        {"name": one["name"], "sized": one["sized"], "documentation": documented(one), "derived": ", PartialEq" if one["name"] in GEOMETRY else "",
         "fields": [{"name": named(field["name"]), "c": field["name"], "kind": rtype(field["type"]), "documentation": documented(field, 4)} for field in one["fields"]]}
        for one in interface.described_structs()
    ]
    callbacks = [{"name": one["name"], "kind": function_type(one["parameters"], one["result"]), "documentation": documented(one)} for one in api["callbacks"]]
    handles = [{"name": one["name"], "struct": one["struct"], "documentation": documented(one), "upcast": one.get("superclass")} for one in api["handles"]]
    functions = [
        {"name": one["name"], "documentation": documented(one, 4), "result": returned(one["result"]),
         "parameters": ", ".join(f"{named(parameter['name'])}: {rtype(parameter['type'])}" for parameter in one["parameters"])}
        for one in api["functions"]
    ]
    return {
        SYS / "src/types.rs": render("rust_types.rs", {"constants": constants(), "enums": enums, "structs": structs, "callbacks": callbacks, "handles": handles}),
        SYS / "src/functions.rs": render("rust_functions.rs", {"functions": functions}),
        SYS / "tests/table/mod.rs": render("rust_layout.rs", {"structs": structs, "enums": enums}),
    }


def files():
    return {**sys_files(), **rust_safe.files(SAFE), **rust_methods.files(SAFE)}
