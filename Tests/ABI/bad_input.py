#!/usr/bin/env python3
"""Make the C table behind bad_input.c from bad_input.rows and the headers.

    bad_input.py > table.h
    bad_input.py --self-test

The rows list what a caller may do wrong; api.json has the names of the parameters, what may be NULL, which thread a function is for and which
statuses its comment promises. What follows from a type needs no word: a function without a row has what follows from its types. A row without a function, a row
that does not fit the parameters, and a parameter whose type is not enough are errors here. C is generated rather than written since a call with wrong arguments needs a thunk per
function; what is done with the table is plain C, in bad_input.c.
"""

import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Sources/Generators"))
import interface  # noqa: E402

CONTROLS = ["CONTROL", "BUTTON", "SWITCH", "SLIDER", "STEPPER", "SEGMENTED", "PAGES", "FIELD"]
GESTURES = ["GESTURE", "TAP", "LONGPRESS", "PAN", "EDGE", "SWIPE", "PINCH", "ROTATION", "HOVER"]
RESPONDERS = ["RESPONDER", "VIEW", "WINDOW", "CONTROLLER", "NAV", "APP", *CONTROLS, "SCROLL"]
ALL = ["CONTEXT", "CLASS", *RESPONDERS, "TOUCH", "EVENT", "TIMER", *GESTURES, "PLUGIN", "CLOSURE", "PRESS"]
KINDS = {
    "context": ["CONTEXT"],
    "class": ["CLASS"],
    "responder": RESPONDERS,
    "view": ["VIEW", "WINDOW", *CONTROLS, "SCROLL"],
    "scroll": ["SCROLL"],
    "window": ["WINDOW"],
    "controller": ["CONTROLLER", "NAV"],
    "nav": ["NAV"],
    "app": ["APP"],
    "touch": ["TOUCH"],
    "event": ["EVENT"],
    "press": ["PRESS"],
    "timer": ["TIMER"],
    "plugin": ["PLUGIN"],
    "closure": ["CLOSURE"],
    "snapshot": ["SNAPSHOT"],
    "any": ALL,
    "named": [k for k in ALL if k not in ("CONTEXT", "CLASS", "TIMER", "PLUGIN")],
    "classed": RESPONDERS + GESTURES,
    "target": RESPONDERS + GESTURES,
    "control": CONTROLS,
    **{kind.lower(): [kind] for kind in CONTROLS[1:] + GESTURES[1:]},
    "valued": ["SLIDER", "STEPPER"],
    "counted": ["SEGMENTED", "PAGES"],
    "gesture": GESTURES,
    "taps": ["TAP", "LONGPRESS"],
    "pans": ["PAN", "EDGE"],
}
DEFAULT_FIXTURE = {"any": "view", "named": "view", "classed": "view"}
FUNCTION_TYPES = ("RKTimerCallback", "RKPostedCallback", "RKDiagnosticHandler", "RKNotificationHandler", "RKObserver", "RKGestureAction", "RKControlAction", "RKClosureHandler")
FREE = ("bool", "ptr", "double", "point", "rect", "int", "drop", "capacity", "length", "fn?")
# What the table knows by itself to be NULL at times.
ALWAYS_NULLABLE = ("drop", "ptr", "buffer", "length")
KNOWN = FREE + (
    *("finite", "notnan", "notnegative", "positive", "unit", "fpoint", "frect", "fxform", "fsize", "finsets", "mask", "index", "negative", "offset", "fn", "out", "out?", "buffer"),
    *("text?", "text:find", "text:limit", "text:key", "text:action", "text:selector", "records", "findings", "steps", "problems", "samples", "touches", "points", "matrix", "times", "entry", "progress"),
    *("text:path", "text:encoding", "text:long", "presses", "pressed", "objects", "updates"),
)
COLONS = {"text:action": "1", "text:selector": "2"}  # the most that a selector may have there
FLAGS = (("?", "NULLABLE"), ("~", "NULL_UNSAID"), ("!", "CHECKED_CLASS"), ("0", "NOT_ZERO"))
EXPECTED_TYPE = {
    "bool": "bool", "double": "double", "finite": "double", "notnan": "double", "notnegative": "double", "positive": "double", "unit": "double", "point": "RKPoint", "fpoint": "RKPoint",
    "rect": "RKRect", "frect": "RKRect", "fxform": "RKTransform", "fsize": "RKSize", "finsets": "RKEdgeInsets", "capacity": "size_t", "offset": "size_t", "length": "size_t *", "progress": "size_t *", "records": "RKTraceRecord *", "findings": "RKAuditFinding *", "steps": "RKExplanationStep *", "problems": "RKProblem *",
    "samples": "const RKTouchSample *", "presses": "const RKPressSample *", "updates": "const RKEstimationUpdate *", "pressed": "const RKPressRef *", "objects": "const RKObjectRef *", "touches": "const RKTouchRef *", "points": "const RKPoint *", "matrix": "const double *", "times": "const double *", "entry": "const struct RKPluginEntry *",
}  # fmt: skip


# What stands for a parameter that a row does not speak of: by its type. Handles: the fixture of the kind.
BY_TYPE = {
    "RKContextRef": "context", "RKClassRef": "class!", "RKObjectRef": "any", "RKResponderRef": "responder", "RKViewRef": "view", "RKWindowRef": "window", "RKControlRef": "control",
    "RKScrollViewRef": "scroll", "RKGestureRecognizerRef": "gesture", "RKViewControllerRef": "controller", "RKApplicationRef": "app", "RKTouchRef": "touch", "RKPressRef": "press",
    "RKEventRef": "event", "RKTimerRef": "timer", "RKPluginRef": "plugin", "RKClosureRef": "closure", "RKSnapshotRef": "snapshot",
    "bool": "bool", "double": "finite=5", "RKPoint": "point", "RKRect": "frect", "RKSize": "fsize", "RKEdgeInsets": "finsets", "RKTransform": "fxform", "void *": "ptr",
    "const RKTouchRef *": "touches", "const RKPressRef *": "pressed", "const RKObjectRef *": "objects", "const RKPoint *": "points", "const RKTouchSample *": "samples",
    "const RKPressSample *": "presses", "const RKEstimationUpdate *": "updates",
}  # fmt: skip


class Mistake(Exception):
    pass


def by_itself(parameter):
    """The word of a parameter that needs none in a row; None if there is no such word."""
    kind, role = parameter.kind, parameter.facts.get("role")
    if role in ("out", "buffer", "capacity", "length", "drop"):
        return role
    if parameter.type in BY_TYPE:
        return BY_TYPE[parameter.type]
    if kind["kind"] == "callback":
        return "fn"
    if kind["kind"] == "enum" and parameter.type not in interface.masks():
        return f"enum:{parameter.type}"
    if kind["kind"] == "pointer" and kind["to"].get("name") in interface.sized_structs():
        return f"desc:{kind['to']['name']}"
    return None


def row_of(name, function, rows):
    """Words and status of a function: those of its row, and what follows from the types."""
    words, status = rows.get(name, ([], "OK"))
    if words == ["pure"] or not words and function.result != "RKStatus":
        return ["pure"], status
    words = words or ["."] * len(function.parameters)
    if len(words) != len(function.parameters):
        raise Mistake(f"{name}: {len(words)} words for {len(function.parameters)} parameters")
    made = [by_itself(parameter) if word == "." else word for word, parameter in zip(words, function.parameters)]
    if None in made:
        raise Mistake(f"{name}: no word for {function.parameters[made.index(None)].name}; give it one in bad_input.rows")
    return made, status


def read_rows(text):
    rows = {}
    for line in text.splitlines():
        line = line.split("#", 1)[0].strip()
        if not line:
            continue
        line, _, status = line.partition("->")
        name, *words = line.split()
        if name in rows:
            raise Mistake(f"{name}: two rows")
        rows[name] = (words, status.strip() or "OK")
    return rows


def value(kind, index):
    """How a thunk passes argument `index` of this C type."""
    a = f"a[{index}]"
    if "(**)" in kind:
        return f"({kind}){a}.p"
    if "(*)" in kind or kind in FUNCTION_TYPES:
        return f"({kind}){a}.f"
    for plain, member in (("bool", "b"), ("double", "d"), ("RKPoint", "point"), ("RKRect", "rect"), ("RKTransform", "transform"), ("RKSize", "size"), ("RKEdgeInsets", "insets")):
        if kind == plain:
            return f"{a}.{member}"
    if kind.endswith("*") or kind.endswith("Ref"):
        return f"({kind}){a}.p"
    return f"({kind}){a}.i"


def parse(word):
    match = re.match(r"^([a-z:]+|enum:[\w-]+|desc:\w+|(?:count|many):\d+|many:pointer|bits:\d+|[a-z]+:[a-z]+)([!~]*)(?:=(.*))?$", word)
    if not match:
        raise Mistake(f"what is '{word}'?")
    return match.groups()


def argument(word, parameter, enums):
    """One argument of the table, as a C initialiser."""
    base, marks, given = parse(word)
    if parameter.facts.get("nullable") and base not in ALWAYS_NULLABLE:
        marks += "?"
    c_type = parameter.type
    kind_bits, number, extra = "0", given or "0", "0"
    if base in KINDS:
        if not c_type.endswith("Ref"):
            raise Mistake(f"'{word}' for {c_type} {parameter.name}")
        code = "ARG_HANDLE"
        kind_bits = " | ".join(f"(1ULL << KIND_{k})" for k in KINDS[base])
        number, extra = "0", f"FIXTURE_{(given or DEFAULT_FIXTURE.get(base, base))}"
    elif base.startswith("enum:"):
        name, *without = base[5:].split("-")
        if c_type != name:
            raise Mistake(f"'{word}' for {c_type} {parameter.name}")
        code, kind_bits = "ARG_ENUM", "0"
        allowed = sorted(v for k, v in enums[name].items() if k not in without)
        extra = "(const void *)(const int32_t[]){" + ", ".join(map(str, [len(allowed), *allowed])) + "}"
        return f'{{{code}, "{parameter.name}", 0, 0, {number}, 0, {extra}}}'
    elif base.startswith("count:"):
        if c_type != "size_t":
            raise Mistake(f"'{word}' for {c_type} {parameter.name}")
        code, extra = "ARG_COUNT", base[6:]
    elif base.startswith("many:"):
        if c_type != "size_t":
            raise Mistake(f"'{word}' for {c_type} {parameter.name}")
        code, extra = "ARG_MANY", "sizeof(void *)" if base == "many:pointer" else base[5:]
    elif base.startswith("bits:"):
        if c_type != "uint32_t" and c_type not in interface.masks():
            raise Mistake(f"'{word}' for {c_type} {parameter.name}")
        code, extra = "ARG_BITS", base[5:]
    elif base.startswith("desc:"):
        if base[5:] not in c_type:
            raise Mistake(f"'{word}' for {c_type} {parameter.name}")
        code, number, extra = "ARG_DESC", str(int(given == "extension")), f"DESC_{base[5:]}"
    else:
        spelled = base + ("?" if "?" in marks and base in ("fn", "out", "text") else "")
        if spelled not in KNOWN or (base in EXPECTED_TYPE and EXPECTED_TYPE[base] != c_type):
            raise Mistake(f"'{word}' for {c_type} {parameter.name}")
        if base == "int" and c_type == "size_t" and parameter.name != "capacity":
            raise Mistake(f"'{word}' for {c_type} {parameter.name}: say count:MOST or many:BYTES, so that it is tried with more than there can be")
        if base in COLONS:
            base, number = "text:key", COLONS[base]
        if base in ("mask", "positive"):
            base, marks = {"mask": "int", "positive": "notnegative"}[base], marks + "0"
        code = "ARG_" + base.upper().replace(":", "_")
    if base == "index":
        extra = f"sizeof({c_type})"
    if base in ("buffer",):
        extra = "1" if c_type == "char *" else f"sizeof({c_type[:-2].strip()})"
    flags = " | ".join(["0"] + [flag for mark, flag in FLAGS if mark in marks])
    if base in ("double", "finite", "notnan", "notnegative", "unit"):
        return f'{{{code}, "{parameter.name}", {kind_bits}, {flags}, 0, {number}, NULL}}'
    return f'{{{code}, "{parameter.name}", {kind_bits}, {flags}, {number}, 0, (const void *)(uintptr_t)({extra})}}'


def table(rows, functions, enums):
    out = []
    unknown = sorted(set(rows) - set(functions))
    if unknown:
        raise Mistake(f"row without function: {', '.join(unknown)}")
    entries = []
    for name, function in functions.items():
        words, status = row_of(name, function, rows)
        call = f"{name}({', '.join(value(p.type, i) for i, p in enumerate(function.parameters))})"
        tag = function.facts["thread"]
        pure = words == ["pure"]
        if pure != (function.result != "RKStatus"):
            raise Mistake(f"{name}: 'pure' is for functions that return no status, and for all of them")
        if pure:
            out.append(f"static RKStatus call_{name}(Value *a) {{ (void)a; (void){call}; return RKStatusOK; }}")
            arguments = [f'{{ARG_PURE, "{p.name}", 0, 0, 0, 0, NULL}}' for p in function.parameters]
            statuses = []
        else:
            out.append(f"static RKStatus call_{name}(Value *a) {{ return {call}; }}")
            try:
                arguments = [argument(word, p, enums) for word, p in zip(words, function.parameters)]
            except Mistake as mistake:
                raise Mistake(f"{name}: {mistake}") from None
            statuses = sorted([*function.facts["errors"], "OK"])
            if f"RKStatus{status}" not in enums["RKStatus"]:
                raise Mistake(f"{name}: no status {status}")
        promise = " | ".join(f"STATUS_BIT(RKStatus{s})" for s in statuses) or "0"
        listed = ", ".join(arguments) or '{ARG_PURE, "", 0, 0, 0, 0, NULL}'
        entries.append(f'    {{"{name}", call_{name}, {len(arguments)}, {int(pure)}, {int(tag == "any")}, RKStatus{status}, {promise}, {{{listed}}}}},')
    out.append("static const Row rows[] = {")
    return "\n".join(out + entries + ["};"]) + "\n"


def self_test():
    functions = interface.functions()
    some = {k: functions[k] for k in ("rk_view_get_frame", "rk_version")}
    enums = interface.enums()
    good = {"rk_view_get_frame": (["view", "out"], "OK"), "rk_version": (["pure"], "OK")}
    assert "call_rk_view_get_frame" in table(good, some, enums)
    assert table({}, some, enums) == table(good, some, enums)
    bad = [
        {**good, "rk_missing": (["pure"], "OK")},
        {**good, "rk_view_get_frame": (["view"], "OK")},
        {**good, "rk_view_get_frame": (["view", "frect"], "OK")},
        {**good, "rk_view_get_frame": (["view", "nonsense"], "OK")},
        {**good, "rk_view_get_frame": (["pure"], "OK")},
        {**good, "rk_view_get_frame": (["view", "out"], "Splendid")},
    ]
    for rows in bad:
        try:
            table(rows, some, enums)
        except Mistake:
            continue
        sys.exit(f"bad_input.py --self-test: taken as good: {rows}")
    print(f"bad_input.py: self-test of {len(bad) + 1} tables passed")


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    rows = read_rows((interface.ROOT / "Tests" / "ABI" / "bad_input.rows").read_text())
    try:
        sys.stdout.write(table(rows, interface.functions(), interface.enums()))
    except Mistake as mistake:
        sys.exit(f"bad_input: {mistake}")


if __name__ == "__main__":
    main()
