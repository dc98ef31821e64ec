"""Comments of the headers as data: one tag a line (base.h has the conventions). The C around them is libclang's."""

import re

# Tags begin a line; what follows belongs to them up to the next tag or an empty line.
_TAG = re.compile(r"^(@param|@return|@since|@file|Thread:|Re-entrancy:|Ownership:|Deprecated:|Superclass:)\s*(.*)$")
_RULES = re.compile(r"\bSPEC ((?:\d+(?:-\d+)?)(?:(?:,| and|,? or)? ?\d+(?:-\d+)?)*)")
_STATUS = re.compile(r"\bRKStatus([A-Z]\w+)")
_REFERENCE = re.compile(r"\b(?:as|see) (rk_\w+\(\)(?: and rk_\w+\(\))*)")
_NAME = re.compile(r"\brk_\w+")
# Those that base.h lists for every function that returns a status.
USUAL = ["InvalidArgument", "InvalidHandle", "StaleHandle", "WrongKind", "WrongContext", "WrongThread"]


def lines_of(raw):
    """The lines of a comment without what makes it one."""
    body = raw.strip().removeprefix("/**").removeprefix("/*").removesuffix("*/")
    return [re.sub(r"^\s*\* ?", "", line).rstrip() for line in body.strip().split("\n")]


def above(lines, number):
    """The comment that ends right before line `number` (from 1)."""
    return "\n".join(lines[first_line(lines, number) - 1 : number - 1]) or "/** */"


def first_line(lines, number):
    """Where the comment that ends right before line `number` begins; `number` if there is none."""
    start = number - 1
    if start < 1 or not lines[start - 1].rstrip().endswith("*/"):
        return number
    while not lines[start - 1].lstrip().startswith("/*"):
        start -= 1
    return start


def heading(lines, number):
    """The plain comment above the comment of what stands on line `number`: the heading of a group; "" if there is none."""
    first = first_line(lines, number)
    before = "" if first == number else above(lines, first)
    return "" if before.lstrip().startswith("/**") else " ".join(line for line in lines_of(before) if line)


def read(raw):
    """Documentation, parameters, returns, thread, since, … of a comment."""
    made, body, parameters, tag, words = {}, [], {}, None, []

    def close():
        text = " ".join(word for word in words if word).strip()
        if tag == "@param":
            names, _, meaning = text.partition(" ")
            for name in names.split(","):
                parameters[name] = meaning
        elif tag == "Thread:":
            made["thread"], _, more = text.lstrip("[").partition("]")
            if more:
                made["thread_note"] = more.strip(" :;,")
        elif tag:
            made[_KEYS[tag]] = text.rstrip(".") if tag == "Superclass:" else text

    for line in lines_of(raw):
        match = _TAG.match(line.strip())
        if match:
            close()
            tag, words = match.group(1), [match.group(2)]
        elif tag and not line.strip():
            close()
            tag, words = None, []
        elif tag:
            words.append(line.strip())
        else:
            body.append(line)
    close()
    text = paragraphs(body)
    made["documentation"] = text
    if parameters:
        made["parameters"] = parameters
    numbers = rules(" ".join(lines_of(raw)))
    if numbers:
        made["rules"] = numbers
    order = ["documentation", "parameters", "returns", "reentrancy", "ownership", "deprecated", "superclass", "thread", "thread_note", "since", "rules"]
    return {key: made[key] for key in order if made.get(key)}


_KEYS = {"@return": "returns", "@since": "since", "@file": "file", "Re-entrancy:": "reentrancy", "Ownership:": "ownership", "Deprecated:": "deprecated", "Superclass:": "superclass"}


def paragraphs(lines):
    """Text with its paragraphs and code kept, and its lines joined."""
    made, code = [""], False
    for line in lines:
        stripped = line.strip()
        if stripped in ("@code", "@endcode"):
            code = stripped == "@code"
            made += ["```c"] if code else ["```", ""]
        elif code or line.startswith("    "):
            made.append(line)
        elif not stripped:
            made.append("")
        elif made[-1] and not made[-1].startswith(("    ", "```")) and not stripped.startswith("- "):
            made[-1] += " " + stripped
        else:
            made.append(stripped)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(made)).strip()


def rules(text):
    """The numbers of the rules that a text cites, in their order."""
    found = {}
    for match in _RULES.finditer(text):
        for part in re.findall(r"\d+(?:-\d+)?", match.group(1)):
            first, _, last = part.partition("-")
            found.update(dict.fromkeys(range(int(first), int(last or first) + 1)))
    return list(found)


def of_file(text):
    """What a header has above its declarations."""
    text = text[text.index("/**") :]
    lines = [line for line in lines_of(text[: text.index("*/") + 2]) if not line.startswith("`SPEC n`")]
    first = re.sub(r"^@file \S+ ?", "", lines[0])
    return {"documentation": paragraphs([first, *lines[1:]])}


def resolve_errors(functions, sized):
    """Give each function the statuses that it may return, those of the functions included that its comment refers to."""
    known = {one["name"]: one for one in functions}
    for one in functions:
        if one["result"] == {"kind": "enum", "name": "RKStatus"}:
            one["errors"] = sorted(promised(one, known, sized, ()))


def promised(one, known, sized, seen):
    if one["name"] in seen:
        return set()
    text = one.get("returns") or one["documentation"]
    found = set(_STATUS.findall(text)) - {"OK"}
    if one["result"] == {"kind": "enum", "name": "RKStatus"}:
        found |= set(USUAL)
        if one.get("thread") == "any":
            found.remove("WrongThread")
        if any(parameter["type"].get("to", {}).get("name") in sized for parameter in one["parameters"]):
            found |= {"StructSize", "StructNewer"}
        if any(parameter["name"] == "buffer" for parameter in one["parameters"]):
            found.add("BufferTooSmall")
    for others in _REFERENCE.findall(text):
        for other in _NAME.findall(others):
            if other in known:
                found |= promised(known[other], known, sized, (*seen, one["name"]))
    return found
