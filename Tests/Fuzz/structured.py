#!/usr/bin/env python3
"""Make the C tables behind structured.c from the public headers: a caller for every function, a function for every callback.

    structured.py > structured_table.h

What a parameter is given follows from its C type and its name (structured_values.h); what a caller and a callback have in common is written
by hand (structured_world.h), and an account is kept by the hooks that structured_account.h defines, found by their names: hook_STRUCT_MEMBER.
A type, a member or a callback for which there is no rule is an error: nothing in the headers is passed over in silence.
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "Sources/Generators"))
import interface  # noqa: E402

# Handles: which pools serve them, the likely one first.
POOLS = {
    "RKContextRef": ["CONTEXT"],
    "RKClassRef": ["CLASS"],
    "RKObjectRef": ["VIEW", "WINDOW", "CONTROL", "SCROLL", "RECOGNIZER", "CONTROLLER", "RESPONDER", "APPLICATION", "TOUCH", "PRESS", "EVENT", "TIMER", "CLOSURE"],
    "RKResponderRef": ["VIEW", "WINDOW", "CONTROL", "SCROLL", "CONTROLLER", "RESPONDER", "APPLICATION"],
    "RKViewRef": ["VIEW", "WINDOW", "CONTROL", "SCROLL"],
    "RKWindowRef": ["WINDOW"],
    "RKControlRef": ["CONTROL"],
    "RKScrollViewRef": ["SCROLL"],
    "RKGestureRecognizerRef": ["RECOGNIZER"],
    "RKViewControllerRef": ["CONTROLLER"],
    "RKApplicationRef": ["APPLICATION"],
    "RKTouchRef": ["TOUCH"],
    "RKPressRef": ["PRESS"],
    "RKEventRef": ["EVENT"],
    "RKTimerRef": ["TIMER"],
    "RKClosureRef": ["CLOSURE"],
    "RKSnapshotRef": ["SNAPSHOT"],
    "RKPluginRef": ["PLUGIN"],
}
# Functions for one kind of control or recogniser: the object (and for a creation the class) that is likely to be right.
CONTROLS = ["control", "button", "switch", "slider", "stepper", "segmented_control", "page_control", "text_field"]
RECOGNIZERS = ["gesture_recognizer", "tap", "long_press", "pan", "screen_edge_pan", "swipe", "pinch", "rotation", "hover"]
CREATED = ["responder", "view", "window", "scroll_view", "view_controller", "navigation_controller", "application"] + CONTROLS + RECOGNIZERS
# Deeds: what a callback may do, the columns of the matrix. The first that fits has the function.
DEEDS = [
    ("touches", r"rk_context_(send_touches|(send|stop)_touch_stream)"),
    ("presses", r"rk_context_send_presses"),
    ("motion", r"rk_context_send_motion"),
    ("pointer", r"rk_context_send_pointer"),
    ("scroll", r"rk_context_send_scroll"),
    ("transform", r"rk_context_send_transform"),
    ("text", r"rk_context_(insert_text|delete_backward)"),
    ("remote", r"rk_context_send_remote_control|rk_application_(begin|end)_receiving"),
    ("posts", r"rk_context_post_(?!call)"),
    ("calls", r"rk_context_post_call"),
    ("turns", r"rk_context_drain|rk_run_loop_"),
    ("advances", r"rk_context_advance"),
    ("timers", r"rk_context_add_timer|rk_timer_"),
    ("cancels", r"rk_context_cancel_"),
    ("ignores", r"rk_application_(begin|end)_ignoring"),
    ("activity", r"rk_application_set_active"),
    ("destroys", r"rk_context_destroy"),
    ("releases", r"rk_release"),
    ("creates", r"rk_\w+_create(_many)?|rk_retain"),
    ("hides", r"rk_view_set_(hidden|alpha|user_interaction_enabled|animating)"),
    ("removes", r"rk_view_remove_from_superview|rk_view_controller_remove_from_parent|rk_navigation_controller_pop\w*|rk_view_controller_dismiss\w*"),
    ("moves", r"rk_view_(add_subview|insert_\w+|exchange_\w+|bring_\w+|send_\w+)|rk_window_set_root_view_controller|rk_view_controller_(add_child|set_view|present\w*)|rk_navigation_controller_(push|set)\w*"),
    ("geometry", r"rk_view_set_(frame|bounds|center|transform|anchor)\w*|rk_window_set_\w+"),
    ("keys", r"rk_window_make_key\w*"),
    ("first", r"rk_responder_(become|resign|set_can)\w*"),
    ("classes", r"rk_object_set_class|rk_class_define|rk_class_add_action"),
    ("extends", r"rk_class_extend"),
    ("unextends", r"rk_class_remove_extension"),
    ("plugins", r"rk_plugin_(?!get|find)\w*"),
    ("handlers", r"rk_context_set_((diagnostic|notification)_handler|observer)|rk_object_set_userdata|rk_\w+_set_delegate"),
    ("recogniser", r"rk_gesture_recognizer_(set|ignore|require|add|remove)\w*|rk_view_(add|remove)_gesture_recognizer|rk_(tap|long_press|pan|screen_edge_pan|swipe|pinch|rotation|hover)_set\w*"),
    ("control", r"rk_(control|switch|slider|stepper|segmented_control|page_control|text_field)_(set|add|remove|send|clear|insert|delete|perform)\w*"),
    ("scrolling", r"rk_scroll_view_(set|scroll|zoom|stop|flash)\w*"),
    ("recorder", r"rk_recorder_\w+"),
    ("hits", r"rk_view_(hit_test\w*|point_inside)|rk_hit_map"),
    ("supers", r"rk_super_\w+|rk_responder_send\w*|rk_application_send\w*|rk_invoke"),
    ("configures", r"rk_context_set_config|rk_trace_(start|stop|clear)|rk_view_set\w*|rk_\w+_set_\w+"),
    ("asks", r"rk_\w+"),
]
FORWARDING = re.compile(r"rk_(responder_send_(?!event)|super_(?!(window|application)_send_event)|control_send_actions)")
# What base.h defines for all functions at once: the title of a paragraph, and which functions its words mean beside those that it names.
GENERAL = {
    "Depth": {"Every function": r"rk_\w+"},
    "RKStatusBusy while a context ends": {"every `_create` function": r"rk_\w+_create"},
    "RKStatusBusy while an object ends": {
        "rk_view_insert_subview functions": r"rk_view_insert_subview\w*", "recognisers": r"rk_view_add_gesture_recognizer", "actions": r"rk_(control|gesture_recognizer)_add_action",
        "targets": r"rk_(control|gesture_recognizer)_add_target", "delegates": r"rk_\w+_set_delegate", "key commands": r"rk_responder_add_key_command",
    },
}  # fmt: skip
# Callbacks without deeds, and why.
FORBIDDEN = {
    "RKRecorderDesc_writer": "recorder.h forbids it to call the library",
    "rk_context_set_observer_observer": "it comes before the method: what ends inside it, the method hears of before its beginning; fuzz.c calls back in from there",
}
NOT_HOST = {"RKHost", "RKFunctions", "RKObservation"}  # what the library itself fills
INTEGERS = {"int64_t", "uint64_t", "uint32_t", "int32_t", "uint16_t", "size_t", "int"} | interface.masks()
PLAIN = {"RKPoint", "RKSize", "RKRect", "RKEdgeInsets", "RKTransform", "double", "bool"}


class Mistake(Exception):
    pass


def tokens_of(struct):
    """Which member functions of a struct end with the drop of the same struct."""
    return struct


class Rows:
    """The callbacks: every member of a struct and every parameter of a function that is a function of the host."""

    def __init__(self):
        self.types, self.members, self.functions = interface.callbacks(), interface.members(), interface.functions()
        self.rows = []  # (name, result, parameters, owner)
        for struct, fields in self.members.items():
            if struct in NOT_HOST:
                continue
            for field in fields:
                signature = self.signature(field)
                if signature:
                    self.rows.append((f"{struct}_{field.name}", *signature, struct))
        for function in self.functions.values():
            for parameter in function.parameters:
                signature = self.signature(parameter)
                if signature:
                    self.rows.append((f"{function.name}_{parameter.name}", *signature, function.name))

    def signature(self, parameter):
        """Result and parameters of what is a function; None for all else."""
        if parameter.kind["kind"] == "function":
            return interface.c(parameter.kind["result"]), list(map(interface.parameter, parameter.kind["parameters"]))
        known = self.types.get(parameter.type)
        return known and (known.result, known.parameters)


def super_of(struct, name, functions):
    prefix = re.sub(r"(?<!^)([A-Z])", r"_\1", struct[2:].removesuffix("Methods")).lower()
    for candidate in (f"rk_super_{prefix}_{name}", f"rk_super_{prefix.split('_')[0]}_{name}", f"rk_super_{name}"):
        if candidate in functions and struct.endswith("Methods"):
            if candidate == f"rk_super_{name}" and struct == "RKGestureRecognizerMethods":
                return None
            return candidate
    return None


def spelled(parameter):
    return parameter.declared


def callback(row, functions, hooks):
    """The C function of one row."""
    name, result, parameters, owner = row
    listed = ", ".join(spelled(p) for p in parameters) or "void"
    names = [p.name for p in parameters]
    out = [f"static {result} cb_{name}({listed}) {{"]
    last = "userdata" if "userdata" in names else "NULL"
    first = f"(void *){names[0]}" if names and parameters[0].type.endswith("Ref") and parameters[0].type != "RKContextRef" else "NULL"
    out += [f"    (void){each};" for each in names if each not in (last, names[0] if first != "NULL" else "")]
    if result != "void":
        out.append(f"    {result} answer;\n    memset(&answer, 0, sizeof answer);")
    out.append(f"    Visit visit;\n    enter(&visit, ROW_{name}, {first}, {last});")
    if name in hooks:
        out.append(f"    hook_{name}({', '.join(['&visit', *names])});")
    out.append("    deeds(&visit);")
    upper = super_of(owner, name.removeprefix(owner + "_"), functions)
    if upper:
        passed = ["visit.token->cls", *[n for n in names if n != "userdata"]]
        if result != "void":
            passed.append("&answer")
        if len(passed) != len(functions[upper].parameters):
            raise Mistake(f"{name}: {upper} has other parameters")
        out.append(f"    if (goes_up(&visit)) {{ came_down(&visit, {upper}({', '.join(passed)})); }}")
    if result != "void":
        kind = re.sub(r"\W", "", result)
        out.append(f"    answer = answer_{kind}(&visit, answer, {int(bool(upper))});")
    if "after_" + name in hooks:
        out.append(f"    hook_after_{name}({', '.join(['&visit', *names] + (['answer'] if result != 'void' else []))});")
    out.append("    leave(&visit);")
    if result != "void":
        out.append("    return answer;")
    return "\n".join(out + ["}"])


def value(kind, name, function, rows, enums, hint):
    """The C expression that makes one argument or member. `c` is the call that it is for."""
    known = rows.types
    if kind in POOLS:
        return f"({kind})handle(c, POOLS_{kind}, {hint if hint is not None else -1})"
    if kind in enums and kind not in INTEGERS:
        values = sorted(enums[kind].values())
        return f"({kind})enumerator(c, (const int32_t[]){{{', '.join(map(str, values))}}}, {len(values)})"
    if kind in PLAIN or kind in INTEGERS:
        special = {"timestamp": "moment", "deadline": "moment", "time": "moment", "timeout": "no_wait", "count": "count", "capacity": "capacity", "struct_size": "size"}
        for word, maker in special.items():
            if name == word and kind in ("double", "size_t"):
                return f"({kind}){maker}(c)"
        if name == "location":
            return "place(c)"
        if kind in INTEGERS:
            wide = {"identifier": "identifier", "id": "finger", "index": "small", "screen": "zero"}.get(name, "bits_of" if name in ("mask", "types", "edges", "direction", "events", "modifiers", "buttons") else "number")
            return f"({kind})integer_{wide}(c)"
        return {"double": "real(c)", "bool": "boolean(c)"}.get(kind, f"{kind.lower()}_value(c)")
    if kind in rows.members and rows.members[kind][0].name != "struct_size":
        return f"value_of_{kind}(c)"
    if kind == "const char *":
        return f"text(c, TEXT_{name if name in ('selector', 'encoding', 'name', 'superclass', 'path', 'id', 'characters', 'input') else 'any'})"
    if kind == "void *":
        return "room(c)" if name == "result" else "token(c)" if name == "userdata" else "address(c)"
    if kind == "void (*)(void *userdata)" or (kind in known and function):
        row = f"{function}_{name}"
        return f"({kind if kind in known else 'void (*)(void *)'})callback_or_none(c, (void (*)(void))cb_{row}, \"cb_{row}\", {int(name == 'drop')})"
    return None


def plain_maker(struct, rows, enums):
    """A function that makes a struct that is passed by value and has no rule by hand."""
    out = [f"static __attribute__((unused)) {struct} value_of_{struct}(Call *c) {{", f"    {struct} s;", f'    say(c, "({struct}){{");']
    for index, member in enumerate(rows.members[struct]):
        made = value(member.type, member.name, None, rows, enums, None)
        if made is None:
            raise Mistake(f"{struct}.{member.name}: no rule for {member.type}")
        out.append(f"    say(c, \"{', ' if index else ''}\");\n    s.{member.name} = {made};")
    return "\n".join(out + ['    say(c, "}");', "    return s;", "}"])


def struct_maker(struct, rows, enums):
    """A function that fills one sized struct and writes it down."""
    out = [f"static void fill_{struct}(Call *c, {struct} *s) {{", f'    say(c, "SIZED({struct}, ");', f"    s->struct_size = size_of(c, sizeof *s);"]
    for member in rows.members[struct][1:]:
        kind, name = member.type, member.name
        out.append(f'    say(c, ", .{name} = ");')
        if name.startswith("reserved"):
            out.append(f"    s->{name} = reserved(c);")
            continue
        table = re.match(r"const struct (\w+) \*$", kind)
        special = f"special_{struct}_{name}"
        if special in SPECIAL:
            out.append(f"    {special}(c, s);")
        elif rows.signature(member):
            out.append(f"    s->{name} = some(c, cb_{struct}_{name}) ? cb_{struct}_{name} : NULL;")
        elif table and table[1] in rows.members and table[1].endswith("Methods"):
            camel = "".join(w.title() for w in name.removesuffix("_methods").split("_"))
            out.append(f'    s->{name} = suits(c, "{camel}") ? &own_{table[1]} : NULL;\n    say(c, s->{name} ? "&own_{table[1]}" : "NULL");')
        elif kind == "RKRecorderWriter":
            raise Mistake(struct)
        else:
            made = value(kind, name, None, rows, enums, None)
            if made is None:
                raise Mistake(f"{struct}.{name}: no rule for {kind}")
            out.append(f"    s->{name} = {made};")
    return "\n".join(out + ['    say(c, ")");', "}"])


def argument(function, index, parameter, rows, enums):
    kind, name = parameter.type, parameter.name
    made = f"make_{function.name}_{name}"
    if made in SPECIAL:
        return f"({kind}){made}(c)" if "(*" not in kind else f"{made}(c)"
    hint = hint_for(function, index)
    plain = value(kind, name, function.name, rows, enums, hint)
    if plain:
        return plain
    struct = re.match(r"const (?:struct )?(\w+) \*$", kind)
    following = function.parameters[index + 1] if index + 1 < len(function.parameters) else None
    if struct and struct[1] in rows.members and rows.members[struct[1]][0].name == "struct_size":
        many = following is not None and following.name == "count"
        return f"({kind})descriptor(c, sizeof({struct[1]}), (Filler)fill_{struct[1]}, {int(many)})"
    array = re.match(r"const (\w+) \*$", kind)
    if array and array[1] in POOLS:
        return f"({kind})handles(c, POOLS_{array[1]})"
    if array and array[1] in ("double", "RKPoint"):
        return f"({kind})reals(c)"
    out = re.match(r"(\w+(?: \*)?)\s?\*$", kind)
    if out:
        element = out[1].strip()
        if following is not None and following.name == "capacity":
            return f"({kind})buffer(c, sizeof({element}), {int(element in ('RKTraceRecord', 'RKAuditFinding', 'RKExplanationStep', 'RKProblem'))})"
        pools = POOLS.get(element, ["NONE"])[0] if element in POOLS else "NONE"
        many = any(p.name in ("count", "width") or p.type == "const RKViewsDesc *" for p in function.parameters[:index])
        return f"({kind})out(c, sizeof({element}), POOL_{pools}, {int(many)})"
    if kind == "void (**)(void)":
        return "(void (**)(void))out(c, sizeof(void *), POOL_NONE, 0)"
    if kind == "void *const *":
        return "arguments(c)"
    raise Mistake(f"{function.name}({name}): no rule for {kind}")


def hint_for(function, index):
    name, parameter = function.name, function.parameters[index]
    created = re.match(r"rk_(\w+)_create(_many)?$", name)
    if parameter.type == "RKClassRef" and created:
        return CREATED.index(created[1]) if created[1] in CREATED else None
    if parameter.type in ("RKControlRef", "RKGestureRecognizerRef") and index == 0:
        for listed in (CONTROLS, RECOGNIZERS):
            for at, each in sorted(enumerate(listed), key=lambda pair: -len(pair[1])):
                if at and name.startswith(f"rk_{each}_"):
                    return at
    if parameter.type == "RKEventRef":
        return None
    return None


def general(title, functions):
    """The functions of one paragraph of base.h."""
    text = re.sub(r"\n \*", "\n", (interface.FOLDER / "base.h").read_text())
    paragraph = re.search(rf"\*\*{title}\.\*\*(.*?)\n\s*(?:\*\*|\n)", text, flags=re.DOTALL)
    if not paragraph:
        raise Mistake(f"base.h has no paragraph {title!r}")
    words_of_all = re.sub(r"\s+", " ", paragraph[1])
    of_context = re.sub(r"(?<![\w`])_(\w+\(\))", r"rk_context_\1", words_of_all)
    found = set(re.findall(r"(?<!but )\b(rk_\w+)\(\)", of_context)) - {"rk_context_destroy"}
    for words, pattern in GENERAL[title].items():
        if words not in words_of_all:
            raise Mistake(f"base.h does not say {words!r} in its paragraph {title!r}")
        found |= {f for f in functions if re.fullmatch(pattern, f)}
    return (found - set(re.findall(r"\bbut (rk_\w+)\(\)", words_of_all))) & set(functions)


def caller(function, rows, enums):
    """A function that makes one call."""
    name = function.name
    lines = [f"static RKStatus call_{name}(void) {{", f"    Call frame, *c = &frame;\n    begin(c, FUNCTION_{name});"]
    for index, parameter in enumerate(function.parameters):
        comma = '    say(c, ", ");\n' if index else ""
        kind = parameter.type
        declared = re.sub(r"\((\*+)\)", rf"(\1a{index})", kind) if "(*" in kind else f"{kind} a{index}"
        lines.append(f"{comma}    {declared} = {argument(function, index, parameter, rows, enums)};")
    passed = ", ".join(f"a{i}" for i in range(len(function.parameters)))
    if function.parameters and function.parameters[0].type in POOLS:
        lines.append("    c->first = (void *)a0;")
    if name == "rk_run_loop_run":
        lines.append('    static int running;\n    if (running) return RKStatusOK; /* a stop ends one of them alone */\n    write_line(visit_now ? visit_now->number : -1, "(void)!rk_run_loop_stop(pool[POOL_CONTEXT][0]);");\n    (void)!rk_run_loop_stop(a0);')
    lines.append("    commit(c);")
    if re.match(r"rk_context_(send|post)_(touches|presses)$", name):
        lines.append(f"    RKStatus s = end(c, {name}({passed}));\n    if (s == RKStatusOK) follow_{name.rpartition('_')[2]}(a2, a3);\n    return s;\n}}")
        return "\n".join(lines)
    if name == "rk_context_send_touch_stream":
        lines.append(f"    RKStatus s = end(c, {name}({passed}));\n    if (s == RKStatusOK) follow_touches(a2, a3);\n    return s;\n}}")
        return "\n".join(lines)
    if re.match(r"rk_context_(send|post)_(scroll|transform)$", name):
        which = int(name.endswith("transform"))
        lines.append(f"    RKStatus s = end(c, {name}({passed}));\n    if (s == RKStatusOK && a2) trackpad[{which}] = a2->phase < 2{'' if which else ' && !a2->is_discrete'};\n    return s;\n}}")
        return "\n".join(lines)
    if name == "rk_run_loop_run":
        lines.append("    running++;\n    RKStatus s = end(c, rk_run_loop_run(a0));\n    running--;\n    return s;")
    elif function.result == "RKStatus":
        lines.append(f"    return end(c, {name}({passed}));")
    else:
        lines.append(f"    (void){name}({passed});\n    return end(c, RKStatusOK);")
    return "\n".join(lines + ["}"])


SPECIAL = set()


def table():
    rows, enums = Rows(), interface.enums()
    functions = rows.functions
    world = "".join((HERE / f).read_text() for f in ("structured_account.h", "structured_values.h", "structured_engine.h"))
    hooks = set(re.findall(r"\bhook_(\w+)\(Visit", re.sub(r"##name", "began", world))) | {f"RKResponderMethods_{k}_{p}" for k in ("touches", "presses") for p in ("ended", "cancelled")}
    SPECIAL.clear()
    SPECIAL.update(re.findall(r"\b((?:special|make)_\w+)\(Call", world))
    unknown = {h.removeprefix("after_") for h in hooks} - {r[0] for r in rows.rows}
    if unknown:
        raise Mistake(f"hooks without callback: {sorted(unknown)}")
    out = ["/* Made by structured.py from the headers. */"]
    out.append("enum { " + ", ".join(f"ROW_{r[0]}" for r in rows.rows) + ", ROWS };")
    out.append("static const char *const row_names[] = {" + ", ".join(f'"{r[0]}"' for r in rows.rows) + "};")
    strangers = set(FORBIDDEN) - {r[0] for r in rows.rows}
    if strangers:
        raise Mistake(f"reasons without callback: {sorted(strangers)}")
    out.append("static const char *const row_forbidden[] = {" + ", ".join(f'"{FORBIDDEN[r[0]]}"' if r[0] in FORBIDDEN else "NULL" for r in rows.rows) + "};")
    out.append("enum { " + ", ".join(f"DEED_{d[0]}" for d in DEEDS) + ", DEEDS };")
    out.append("static const char *const deed_names[] = {" + ", ".join(f'"{d[0]}"' for d in DEEDS) + "};")
    out.append("enum { " + ", ".join(f"FUNCTION_{n}" for n in functions) + ", FUNCTIONS };")
    out.append("typedef struct Function { const char *name; uint32_t promised; int deed, forwards, limited, anyhow; RKStatus (*call)(void); } Function;")
    out.append("static const Function functions[];")
    out.append("enum { ANYHOW_DEEP = 1, ANYHOW_CONTEXT_ENDS = 2, ANYHOW_OBJECT_ENDS = 4 };")
    for kind, pools in POOLS.items():
        out.append(f"static const unsigned char POOLS_{kind}[] = {{{len(pools)}, " + ", ".join(f"POOL_{p}" for p in pools) + "};")
    out.append('#include "structured_values.h"\n#include "structured_account.h"')
    answered = set(re.findall(r"\banswer_(\w+)\(Visit", world))
    forwarded = {r[0] for r in rows.rows if re.search(r"_(touches|presses|motion|remote_control)_(began|moved|changed|ended|cancelled|received)$", r[0])}
    out.append("static const unsigned char row_forwards[] = {" + ", ".join(str(int(r[0] in forwarded)) for r in rows.rows) + "};")
    out.append('#include "structured_engine.h"')
    for kind in sorted({r[1] for r in rows.rows} - {"void"}):
        word = re.sub(r"\W", "", kind)
        if word not in answered:
            out.append(f"static {kind} answer_{word}(Visit *visit, {kind} answer, int inherited) {{ return (void)visit, (void)inherited, answer; }}")
    for row in rows.rows:
        out.append(callback(row, functions, hooks))
    tables = [s for s in rows.members if s.endswith("Methods") and s not in NOT_HOST]
    for struct in tables:
        listed = ", ".join(f".{member.name} = cb_{struct}_{member.name}" for member in rows.members[struct] if rows.signature(member))
        out.append(f"static const {struct} own_{struct} = {{.struct_size = sizeof({struct}), {listed}}};")
    for struct in [s for s in rows.members if s.endswith("Delegate") and s not in NOT_HOST]:
        listed = ", ".join(f".{member.name} = cb_{struct}_{member.name}" for member in rows.members[struct] if rows.signature(member))
        out.append(f"static const {struct} own_{struct} = {{.struct_size = sizeof({struct}), {listed}}};\n#define HAS_{struct} 1")
    fields = [(member.name, member.kind["to"]["name"]) for member in rows.members["RKClassDesc"] if member.name.endswith("_methods")]
    missing = set(tables) - {f[1] for f in fields}
    if missing:
        raise Mistake(f"method tables that RKClassDesc does not take: {sorted(missing)}")
    camel = lambda n: "".join(w.title() for w in n.removesuffix("_methods").split("_"))  # noqa: E731
    out.append("#define METHOD_TABLES(X) " + " ".join(f'X({n}, {s}, "{camel(n)}")' for n, s in fields))
    passed = {p.type for f in functions.values() for p in f.parameters} | {member.type for fields in rows.members.values() for member in fields}
    for struct in rows.members:
        if struct in passed and struct not in PLAIN and rows.members[struct][0].name != "struct_size":
            out.append(plain_maker(struct, rows, enums))
    for struct in [s for s in rows.members if rows.members[s][0].name == "struct_size" and s not in NOT_HOST and not s.endswith("Methods")]:
        if f"fill_{struct}" not in world and struct not in ("RKPluginEntry",):
            out.append("__attribute__((unused))\n" + struct_maker(struct, rows, enums))
    for function in functions.values():
        out.append(caller(function, rows, enums))
    entries = []
    anyhow = [general(title, functions) for title in GENERAL]
    for function in functions.values():
        deed = next(d for d, pattern in DEEDS if re.fullmatch(pattern, function.name) or (not pattern.endswith("*") and re.match(pattern, function.name)))
        statuses = {*function.facts.get("errors", []), "OK"}
        bits = " | ".join(f"1u << {-enums['RKStatus']['RKStatus' + s]}" for s in sorted(statuses))
        limited = int("LimitReached" in function.facts.get("errors", []) and any(p.name == "count" for p in function.parameters))
        entries.append(f'    {{"{function.name}", {bits}, DEED_{deed}, {int(bool(FORWARDING.match(function.name)))}, {limited}, {sum((function.name in names) << i for i, names in enumerate(anyhow))}, call_{function.name}}},')
    out.append("static const Function functions[] = {\n" + "\n".join(entries) + "\n};")
    return "\n".join(out) + "\n"


def main():
    try:
        sys.stdout.write(table())
    except Mistake as mistake:
        sys.exit(f"structured.py: {mistake}")


if __name__ == "__main__":
    main()
