#!/usr/bin/env python3
"""Make the C table behind bad_input.c from bad_input.rows and the headers.

    bad_input.py > table.h
    bad_input.py --self-test

The rows list what a caller may do wrong; the headers have the names of the parameters, which thread a function is for and which
statuses its comment promises. A function without a row, a row without a function, a row that does not fit the parameters, and a comment
without thread tag or statuses are errors here. C is generated rather than written since a call with wrong arguments needs a thunk per
function; what is done with the table is plain C, in bad_input.c.
"""

import functools
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
    "any": ALL,
    "owned": [k for k in ALL if k not in ("CONTEXT", "CLASS", "PLUGIN")],
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
DEFAULT_FIXTURE = {"any": "view", "owned": "view", "named": "view", "classed": "view"}
FUNCTION_TYPES = ("RKTimerCallback", "RKPostedCallback", "RKDiagnosticHandler", "RKNotificationHandler", "RKObserver", "RKGestureAction", "RKControlAction", "RKClosureHandler")
# Those that base.h lists for every function; it lists two for functions with a struct or with a buffer.
USUAL_ERRORS = ["InvalidArgument", "InvalidHandle", "StaleHandle", "WrongKind", "WrongContext", "WrongThread"]
FREE = ("bool", "ptr", "double", "point", "rect", "int", "drop", "capacity", "length", "fn?")
KNOWN = FREE + (
    *("finite", "notnan", "notnegative", "positive", "unit", "fpoint", "frect", "fxform", "fsize", "finsets", "mask", "index", "negative", "offset", "fn", "out", "out?", "buffer"),
    *("text?", "text:find", "text:limit", "text:key", "text:action", "text:selector", "records", "findings", "steps", "problems", "samples", "touches", "points", "matrix", "entry"),
    *("text:path", "text:encoding", "text:long", "presses", "pressed", "objects", "updates"),
)
COLONS = {"text:action": "1", "text:selector": "2"}  # the most that a selector may have there
FLAGS = (("?", "NULLABLE"), ("~", "NULL_UNSAID"), ("!", "CHECKED_CLASS"), ("0", "NOT_ZERO"))
EXPECTED_TYPE = {
    "bool": "bool", "double": "double", "finite": "double", "notnan": "double", "notnegative": "double", "positive": "double", "unit": "double", "point": "RKPoint", "fpoint": "RKPoint",
    "rect": "RKRect", "frect": "RKRect", "fxform": "RKTransform", "fsize": "RKSize", "finsets": "RKEdgeInsets", "capacity": "size_t", "offset": "size_t", "length": "size_t *", "records": "RKTraceRecord *", "findings": "RKAuditFinding *", "steps": "RKExplanationStep *", "problems": "RKProblem *",
    "samples": "const RKTouchSample *", "presses": "const RKPressSample *", "updates": "const RKEstimationUpdate *", "pressed": "const RKPressRef *", "objects": "const RKObjectRef *", "touches": "const RKTouchRef *", "points": "const RKPoint *", "matrix": "const double *", "entry": "const struct RKPluginEntry *",
}  # fmt: skip


class Mistake(Exception):
    pass


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


@functools.cache
def sized():
    return set(interface.sized_structs())


def promised(name, functions, seen=()):
    """The statuses that a comment promises, those of the comment it refers to included, and the usual ones."""
    if name in seen:
        return set()
    function = functions[name]
    at_return = function.comment.partition("@return")[2].partition("Re-entrancy:")[0]
    part = at_return if at_return else function.comment
    found = set(re.findall(r"RKStatus(\w+)", part))
    if function.result == "RKStatus":
        found |= set(USUAL_ERRORS)
        if thread(name, functions) == "any":
            found.remove("WrongThread")
        if any(re.sub(r"const |\W", "", parameter.type) in sized() for parameter in function.parameters):
            found |= {"StructSize", "StructNewer"}
        if any(parameter.name == "buffer" for parameter in function.parameters):
            found.add("BufferTooSmall")
    for others in re.findall(r"\b(?:as|see) (rk_\w+\(\)(?: and rk_\w+\(\))*)", part):
        for other in re.findall(r"rk_\w+", others):
            found |= promised(other, functions, (*seen, name))
    return found


def thread(name, functions, seen=()):
    comment = functions[name].comment
    tag = re.search(r"Thread: \[(main|any|callback)\]", comment)
    if tag:
        return tag.group(1)
    raise Mistake(f"{name}: its comment has no thread tag")


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
    match = re.match(r"^([a-z:]+|enum:[\w-]+|desc:\w+|(?:count|many):\d+|bits:\d+|[a-z]+:[a-z]+)([!?~]*)(?:=(.*))?$", word)
    if not match:
        raise Mistake(f"what is '{word}'?")
    return match.groups()


def argument(word, parameter, enums):
    """One argument of the table, as a C initialiser."""
    base, marks, given = parse(word)
    c_type = parameter.type
    kind_bits, number, extra = "0", given or "0", "0"
    if base in KINDS:
        if not c_type.endswith("Ref"):
            raise Mistake(f"'{word}' for {c_type} {parameter.name}")
        code = "ARG_HANDLE"
        kind_bits = " | ".join(f"(1u << KIND_{k})" for k in KINDS[base])
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
        code, extra = "ARG_MANY", base[5:]
    elif base.startswith("bits:"):
        if c_type not in ("uint32_t", "RKKeyModifierFlags"):
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
    if base in ("buffer",):
        extra = "1" if c_type == "char *" else f"sizeof({c_type[:-2].strip()})"
    flags = " | ".join(["0"] + [flag for mark, flag in FLAGS if mark in marks])
    if base in ("double", "finite", "notnan", "notnegative", "unit"):
        return f'{{{code}, "{parameter.name}", {kind_bits}, {flags}, 0, {number}, NULL}}'
    return f'{{{code}, "{parameter.name}", {kind_bits}, {flags}, {number}, 0, (const void *)(uintptr_t)({extra})}}'


def table(rows, functions, enums):
    out = []
    missing = sorted(set(functions) - set(rows))
    unknown = sorted(set(rows) - set(functions))
    if missing:
        raise Mistake(f"no row in bad_input.rows for {', '.join(missing)}")
    if unknown:
        raise Mistake(f"row without function: {', '.join(unknown)}")
    entries = []
    for name, function in functions.items():
        words, status = rows[name]
        call = f"{name}({', '.join(value(p.type, i) for i, p in enumerate(function.parameters))})"
        tag = thread(name, functions)
        pure = words == ["pure"]
        if pure != (function.result != "RKStatus"):
            raise Mistake(f"{name}: 'pure' is for functions that return no status, and for all of them")
        if pure:
            out.append(f"static RKStatus call_{name}(Value *a) {{ (void)a; (void){call}; return RKStatusOK; }}")
            arguments = [f'{{ARG_PURE, "{p.name}", 0, 0, 0, 0, NULL}}' for p in function.parameters]
            statuses = []
        else:
            if len(words) != len(function.parameters):
                raise Mistake(f"{name}: {len(words)} words for {len(function.parameters)} parameters")
            out.append(f"static RKStatus call_{name}(Value *a) {{ return {call}; }}")
            try:
                arguments = [argument(word, p, enums) for word, p in zip(words, function.parameters)]
            except Mistake as mistake:
                raise Mistake(f"{name}: {mistake}") from None
            statuses = sorted(promised(name, functions) | {"OK"})
            if statuses == ["OK"]:
                raise Mistake(f"{name}: its comment promises no status")
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
    bad = [
        {"rk_version": (["pure"], "OK")},
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
