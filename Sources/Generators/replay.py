"""What a replay needs: each function by its number with its arguments read from a recording, and a stand-in for each function of the program.

The numbers are those of Recording.md: the place in RKFunctions, 16384 + the place in loader.h, and 24576 + the place of a function in RKHost. The compiler checks every call
against the headers; an argument of a type that this file does not know is an error here.
"""

import re

import functions as table_of_functions
import interface

FOLDER = interface.ROOT / "Sources/CReplay"
LOADER, HOST = 16384, 24576
# What a file may not do to the program that plays it: run the machine's clock, load code, end or make contexts, turn the trace or the recorder off.
UNPLAYED = re.compile(r"run_loop_|trace_|recorder_|context_create$|context_destroy$|abi_layout$|explain$|invoke$|closure_get_function$|_instance_data$|_get_userdata$")
NUMBERS = "int int32_t int64_t uint32_t uint64_t size_t".split()
STRUCTS = "RKPoint RKSize RKRect RKTransform RKEdgeInsets".split()
# The delegates' questions and notices.
DELEGATES = ("RKGestureRecognizerDelegate", "RKScrollViewDelegate", "RKTextFieldDelegate")
# Written by hand in arguments.c.
DESCRIPTORS = {"RKClassDesc": "class", "RKGestureRecognizerDelegate": "gesture_delegate", "RKScrollViewDelegate": "scroll_delegate", "RKTextFieldDelegate": "field_delegate", "RKTypedActionDesc": "typed_action", "RKViewsDesc": "views",
               "RKPointerSample": "pointer_sample", "RKScrollSample": "scroll_sample", "RKTransformSample": "transform_sample", "RKAuditOptions": "audit_options"}
ARRAYS = {"RKTouchSample": "touch_samples", "RKPressSample": "press_samples", "RKEstimationUpdate": "estimation_updates", "RKPoint": "points"}
# Method tables whose functions can be answered as the inherited method would: the prefix that the super-calls have after `rk_super_`, and names that do not follow it.
SUPERS = {"RKApplicationMethods": "application_", "RKWindowMethods": "", "RKGestureRecognizerMethods": "gesture_"}
NAMED = {"RKWindowMethods.send_event": "window_send_event"}


MASKS = interface.masks()
ENUMS = set(interface.enums()) - MASKS
FUNCTIONS = interface.functions()
TYPES = interface.callbacks()
# The calls that a recorder writes down.
RECORDED = {name for name, _ in table_of_functions.recorded()}


def table():
    return [function.name.removeprefix("rk_") for function in interface.table()]


def loader():
    return [function.name.removeprefix("rk_") for function in interface.functions_of("loader.h")]


def tables():
    """{struct: [Parameter]} of the method tables."""
    return {name: methods(listed) for name, listed in interface.members().items() if name.endswith("Methods")}


def methods(listed):
    return [member for member in listed if member.kind["kind"] == "callback"]


# ---- Calls ----

def taken(kind):
    """The expression that reads one argument."""
    kind = kind.removeprefix("const ").strip()
    if kind in ENUMS or kind in NUMBERS or kind in MASKS:
        wide = "uint64_t" if kind in ("uint64_t", "size_t") else "int64_t"
        return f"({kind})rks_take_{'unsigned' if wide == 'uint64_t' else 'integer'}(call, {limits(kind)})"
    if kind == "bool":
        return "rks_take_bool(call)"
    if kind == "double":
        return "rks_take_number(call)"
    if kind in STRUCTS:
        return f"rks_take_{kind.removeprefix('RK').lower()}(call)"
    if kind.startswith("RK") and kind.endswith("Ref"):
        return f"({kind})rks_take_object(call)"
    raise KeyError(kind)


def limits(kind):
    if kind in ("uint64_t", "size_t"):
        return "UINT64_MAX"
    if kind == "int64_t":
        return "INT64_MIN, INT64_MAX"
    return "0, UINT32_MAX" if kind == "uint32_t" or kind in MASKS else "INT32_MIN, INT32_MAX"


def body(name, function):
    """The lines that read the arguments of a function, and the call."""
    lines, arguments, parameters = [], [], list(function.parameters)
    after = []
    while parameters:
        parameter = parameters.pop(0)
        kind, variable = parameter.type, parameter.name
        target = kind.removeprefix("const ").removesuffix("*").strip()
        if kind == "RKContextRef" and variable == "context":
            arguments.append("call->context")
        elif kind == "const char *":
            lines.append(f"const char *{variable} = rks_take_text(call);")
            arguments.append(variable)
        elif kind == "const double *":
            lines.append(f"const double *{variable} = rks_take_numbers(call, 16);")
            arguments.append(variable)
        elif kind.startswith("const ") and kind.endswith("*") and parameters and parameters[0].name == "count":
            parameters.pop(0)
            reader = ARRAYS.get(target)
            read = f"rks_take_{reader}(call, &count)" if reader else f"(const {target} *)rks_take_objects(call, &count)"
            lines += ["size_t count;", f"const {target} *{variable} = {read};"]
            arguments += [variable, "count"]
        elif target in DESCRIPTORS:
            lines.append(f"const {target} *{variable} = rks_take_{DESCRIPTORS[target]}(call);")
            arguments.append(variable)
        elif kind == "void *" and variable == "userdata":
            if name == "object_set_userdata":
                lines.append("void *userdata = rks_take_bool(call) ? rks_userdata : NULL;")
                arguments.append("userdata")
            else:
                arguments.append("rks_userdata")
        elif kind == "void *" and variable == "value":
            lines.append("void *value = rks_take_bool(call) ? rks_userdata : NULL;")
            arguments.append("value")
        elif variable == "drop":
            lines.append("void (*drop)(void *userdata) = rks_take_bool(call) ? rks_standin_drop : NULL;")
            arguments.append("drop")
        elif kind in TYPES:
            lines.append(f"{kind} {variable} = rks_take_bool(call) ? {standin(kind)} : NULL;")
            arguments.append(variable)
        elif variable == "buffer":
            parameters = parameters[2:]
            lines.append("size_t length = 0;")
            arguments += ["NULL", "0", "&length"]
        elif variable == "out" and parameters and parameters[0].name == "capacity":
            parameters = parameters[2:]
            lines.append("size_t count = 0;")
            arguments += ["NULL", "0", "&count"]
        elif kind.endswith("*") and not kind.startswith("const"):
            room = {"view_hit_test_many": "count", "view_create_many": "desc ? desc->count : 0", "hit_map": "rks_product(call, width, height)"}.get(name)
            if room:
                # The caller that keeps the views has a reference to each: it matters whether there is room for them.
                if name == "view_create_many":
                    lines.append("bool keeps = rks_take_bool(call);")
                lines.append(f"{target} *{variable} = rks_room(call, {room}, sizeof({target}));")
                arguments.append(f"keeps ? {variable} : NULL" if name == "view_create_many" else variable)
            else:
                lines.append(f"{target} {variable} = {{0}};" if target in STRUCTS else f"{target} {variable} = 0;".replace("* ", "*"))
                arguments.append(f"&{variable}")
                after.append(target)
        else:
            lines.append(f"{kind} {variable} = {taken(kind)};")
            arguments.append(variable)
    lines.append("if (!rks_ready(call)) return;")
    lines.append(f"call->status = rk_{name}({', '.join(arguments)});")
    if len(after) == 1 and after[0].endswith("Ref"):
        lines.append("call->object = (struct RKObject *)out;")
    elif after == ["bool"]:
        lines.append("call->is_true = out;")
    if "desc" in arguments and "RKClassRef out = 0;" in lines:
        lines.append("rks_keep_class(call, desc, out);")
    return lines


def playable(name):
    """Whether a recording may have it, and it may be played: what only reads is in no recording."""
    function = FUNCTIONS.get("rk_" + name)
    return function is not None and name in RECORDED and function.result == "RKStatus" and not UNPLAYED.search(name)


def calls():
    names = table()
    lines = ["// SPDX-License-Identifier: MIT", "/* Each function of the library by its number, its arguments read from a recording. Written by Sources/Generators/generate. */", '#include "arguments.h"', ""]
    switches = ["plugin_deactivate", "plugin_activate"]
    for name in names + switches:
        if playable(name):
            lines.append(f"static void play_{name}(RKReplayCall *call) {{")
            lines += [f"    {line}" for line in body(name, FUNCTIONS["rk_" + name])]
            lines += ["}", ""]
    lines += ["static const RKReplayFunction functions[] = {"]
    for name in names:
        play = f"play_{name}" if playable(name) else "rks_play_invoke" if name == "invoke" else "NULL"
        lines.append(f'    {{"rk_{name}", {play}}},')
    lines += ["};", ""]
    special = {"plugin_policy": "rks_play_policy", "plugin_load": "rks_play_plugin", "plugin_register": "rks_play_plugin"} | {name: f"play_{name}" for name in switches}
    lines += ["static const RKReplayFunction loader[] = {"]
    lines += [f'    {{"rk_{name}", {special.get(name, "NULL")}}},' for name in loader()]
    lines += ["};", ""]
    host = {"register_class": "rks_play_register_class", "extend_class": "rks_play_extend_class", "report": "rks_play_report"}
    lines += ["static const RKReplayFunction host[] = {"]
    lines += [f'    {{"{name}", {play}}},' for name, play in host.items()]
    lines += ["};", ""]
    lines += ["const RKReplayFunction *rks_function(uint64_t number) {"]
    for first, array in ((0, "functions"), (LOADER, "loader"), (HOST, "host")):
        test = f"number < sizeof({array}) / sizeof({array}[0])" if first == 0 else f"number >= {first} && number - {first} < sizeof({array}) / sizeof({array}[0])"
        lines.append(f"    if ({test}) return &{array}[number{f' - {first}' if first else ''}];")
    lines += ["    return NULL;", "}", ""]
    return "\n".join(lines)


# ---- Stand-ins ----

def standin(kind):
    """The stand-in of a type of function that no method table has."""
    return f"rks_standin_{kind}"


def answer(result):
    if result == "void":
        return None
    if result == "bool":
        return "answer.byte"
    if result == "size_t":
        return "answer.number < 0 ? 0 : (size_t)answer.number"
    if result.endswith("Ref"):
        return f"({result})answer.object"
    raise KeyError(result)


def inherited(struct, member, parameters, result):
    """The call that answers as the inherited method would; None where the library has none."""
    name = NAMED.get(f"{struct}.{member}") or SUPERS.get(struct, "") + member
    function = FUNCTIONS.get("rk_super_" + name)
    wanted = [parameter.type for parameter in parameters[:-1]] + ([result + " *"] if result != "void" else [])
    if function is None or [parameter.type for parameter in function.parameters[1:]] != wanted:
        return None
    arguments = ["((const RKReplayRegistration *)userdata)->cls"] + [parameter.name for parameter in parameters[:-1]]
    return f"rk_{function.name.removeprefix('rk_')}({', '.join(arguments + (['&inherited'] if result != 'void' else []))})"


def about(parameters):
    """What the library asks about, as the members of an RKReplayAsked."""
    members = {}
    target = any(parameter.type == "RKPoint *" for parameter in parameters)
    for place, parameter in enumerate(parameters[:-1]):
        kind, variable = parameter.type, parameter.name
        if kind == "RKContextRef" or place == 0 and kind.endswith("Ref"):
            continue
        if kind == "RKEventRef":
            members["event"] = f"(struct RKObject *){variable}"
        elif kind.endswith("Ref"):
            members["object"] = f"(struct RKObject *){variable}"
        elif kind.endswith("*") and variable in ("touches", "presses"):
            members["list"] = f"(struct RKObject *const *){variable}"
            members["count"] = "count"
        elif kind == "const RKObservation *":
            members.update(event=f"(struct RKObject *){variable}->event", list=f"(struct RKObject *const *){variable}->objects", count=f"{variable}->count")
            members.update(x=f"{variable}->point.x", y=f"{variable}->point.y", number=f"(int64_t){variable}->method", amount=f"(double){variable}->value", text=f"{variable}->text")
        elif kind == "RKPoint *" or kind == "RKPoint" and not target:
            members["x"], members["y"] = (f"{variable}{'->' if kind.endswith('*') else '.'}{axis}" for axis in "xy")
        elif kind == "const char *" and variable not in members.values():
            members["text"] = variable
        elif kind == "double":
            members["amount"] = variable
        elif kind == "bool" or kind in ENUMS or kind in MASKS:
            members["number"] = f"(int64_t){variable}"
    return ", ".join(f".{member} = {value}" for member, value in members.items())


def definition(name, slot, result, parameters, fallback):
    declared = ", ".join(parameter.declared for parameter in parameters)
    raw = "uint8_t" if result == "bool" else result
    target = "RKPoint *" in [parameter.type for parameter in parameters]
    lines = [f"static {raw} {name}({declared}) {{"]
    used = (fallback or "") + about(parameters)
    lines += [f"    (void){parameter.name};" for parameter in parameters if not re.search(rf"\b{parameter.name}\b", used.replace(f".{parameter.name} ", "")) and not (target and parameter.name == "target")]
    asks = fallback or target or result != "void"
    question = about(parameters)
    ask = f'rks_asked("{slot}", &(RKReplayAsked){{{question}}})' if question else f'rks_called("{slot}")'
    lines.append(f"    RKReplayAnswer answer = {ask};" if asks else f"    (void){ask};")
    if fallback:
        if result == "void":
            lines.append(f"    if (answer.is_inherited) (void){fallback};")
        else:
            lines += ["    if (answer.is_inherited) {", f"        {result} inherited = 0;", f"        (void){fallback};", "        return inherited;", "    }"]
    if target:
        lines.append("    if (answer.has_point) *target = (RKPoint){answer.x, answer.y};")
    if result != "void":
        lines.append(f"    return {answer(result)};")
    lines += ["}", ""]
    return lines


def standins():
    lines = [
        "// SPDX-License-Identifier: MIT",
        "/* Stand-ins for the functions of the program that was recorded: each asks the recording what was answered. Written by Sources/Generators/generate. */",
        '#include "arguments.h"',
        "",
        "/* A bool is returned as the byte that came back then, which a bool of C could not be. */",
        "",
    ]
    used = {parameter.type for function in FUNCTIONS.values() for parameter in function.parameters} & set(TYPES) - {"RKRecorderWriter"}
    alone = [(kind, kind, kind) for kind in sorted(used | {"RKActionFunction"})]
    alone += [(f"{struct}_{member.name}", f"{struct}.{member.name}", member.type) for struct in DELEGATES for member in methods(interface.members()[struct])]
    for name, slot, kind in alone:
        result, parameters = TYPES[kind].result, TYPES[kind].parameters
        lines += definition(f"plain_{name}", slot, result, parameters, None)
        lines += [f"const {kind} rks_standin_{name} = ({kind})plain_{name};", ""]
    for struct, fields in tables().items():
        for member in fields:
            result, parameters = TYPES[member.type].result, TYPES[member.type].parameters
            lines += definition(f"{struct}_{member.name}", f"{struct}.{member.name}", result, parameters, inherited(struct, member.name, parameters, result))
        lines += [f"static const struct {{ uint32_t struct_size, reserved; {' '.join(f'{member.declared};' for member in fields)} }} all_{struct} = {{", f"    (uint32_t)sizeof({struct}), 0,"]
        lines += [f"    ({member.type}){struct}_{member.name}," for member in fields]
        lines += ["};", ""]
        lines += [
            f"const {struct} *rks_take_{struct}(RKReplayCall *call) {{",
            f"    return rks_table(call, &all_{struct}, sizeof({struct}), offsetof({struct}, {fields[0].name}), {len(fields)});",
            "}",
            "",
        ]
    return "\n".join(lines)


def files():
    text = standins()
    declared = ["/* SPDX-License-Identifier: MIT */", "/* What standins.c defines. Written by Sources/Generators/generate. */", "#ifndef CREPLAY_STANDINS_H", "#define CREPLAY_STANDINS_H", ""]
    declared += [f"extern const {kind} {name};" for kind, name in re.findall(r"^const (\w+) (rks_standin_\w+)", text, flags=re.MULTILINE)]
    declared += [f"const {struct} *rks_take_{struct}(RKReplayCall *call);" for struct in re.findall(r"^const (\w+) \*rks_take_", text, flags=re.MULTILINE)]
    return {FOLDER / "calls.c": calls(), FOLDER / "standins.c": text, FOLDER / "standins.h": "\n".join([*declared, "", "#endif", ""])}
