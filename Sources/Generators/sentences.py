"""How each language spells what the library's sentences name in C's words: functions, enumerations, NULL."""

import functools
import re

import interface
from templates import render

LANGUAGES = ("cpp", "rust", "swift", "python")
# A function or a part of a sentence, and what stands for it in C++, Rust, Swift and Python; None: the language does not meet it.
SPELLINGS = {
    "; keep a reference with rk_retain while you use it": ("", "", "", "; objects end with their context or by release(), touches and presses with their last event"),
    "use objects of one context in a call": (None, None, None, "make its objects inside `with context:`, or give each context=context"),
    "rk_class_add_action": (None, "add_action()", None, "typed_action()"),
    "rk_class_extend": ("extend()", "extend()", None, "extend()"),
    "rk_context_get_application": ("application()", "application()", "Application.shared", "context.application"),
    "rk_context_post_call": ("post()", "post()", "post()", "post_call()"),
    "rk_context_post_cancel_all_touches": ("postCancelAllTouches()", "post_cancel_all_touches()", "postCancelAllTouches()", "post_cancel_all_touches()"),
    "rk_context_post_estimation_updates": ("postEstimationUpdates()", "post_estimation_updates()", "post()", "post_estimation_updates()"),
    "rk_context_post_motion": ("postMotion()", "post_motion()", "postMotion()", "post_motion()"),
    "rk_context_post_presses": ("postPresses()", "post_presses()", "post()", "post_presses()"),
    "rk_context_post_remote_control": ("postRemoteControl()", "post_remote_control()", "postRemoteControl()", "post_remote_control()"),
    "rk_context_post_text": ("postText()", "post_text()", "postText()", "post_text()"),
    "rk_context_post_touches": ("postTouches()", "post_touches()", "post()", "post_touches()"),
    "rk_gesture_recognizer_get_view": ("view()", "view()", "view", "view"),
    "rk_object_responds_to": ("respondsTo()", "responds_to()", "responds()", "responds_to()"),
    ", subclass it with rk_object_set_class": ("", "", "", ""),
    "rk_plugin_policy": ("setPluginPolicy()", "plugin_policy()", "setPluginPolicy()", "plugins.policy"),
    "rk_problems": ("problems()", "problems()", "problems()", "problems()"),
    "rk_recorder_start": ("record()", "recorder_start()", "startRecording()", "record()"),
    "rk_text_field_get_position": ("position()", "position()", "position()", "position()"),
    "rk_text_field_set_marked_text": ("setMarkedText()", "set_marked_text()", "setMarkedText()", "set_marked_text()"),
    "rk_trace_start": ("startTrace()", "trace_start()", "startTrace()", "context.trace.start()"),
    "rk_view_take_snapshot": ("takeSnapshot()", "take_snapshot()", "snapshot()", "take_snapshot()"),
    "rk_view_take_snapshot with true": ("takeSnapshot(true)", "take_snapshot(true)", "snapshot(ignoringOverrides: true)", "take_snapshot(ignores_overrides=True)"),
    "rk_view_set_hidden": ("setHidden()", "set_hidden()", "isHidden = false", "hidden = False"),
    "NULL": ("no object", "None", "nil", "None"),
}
SOURCES = {"cpp": "bindings/cpp/include/responderkit", "rust": "bindings/rust/responderkit/src", "swift": "bindings/swift/Sources", "python": "bindings/python/src/responderkit"}
_TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"')


@functools.cache
def named():
    """The functions and enumerations that the core's sentences name."""
    core = sorted((interface.ROOT / "Sources/ResponderKit").rglob("*.swift"))
    texts = [text for path in core for line in path.read_text().splitlines() if "@_cdecl" not in line for text in _TEXT.findall(line) if " " in text]
    words = {word for text in texts for word in re.findall(r"\b(?:rk_\w+|RK[A-Z][a-z]\w+)", text)}
    enumerators = [name for one in interface.enums().values() for name in one]
    enums = [word for word in words if word in interface.enums() or any(name.startswith(word) for name in enumerators)]
    return sorted(word for word in words if word in interface.functions()), sorted(enums)


def spellings(language):
    """[(what the library writes, what the language has for it)], longer ones first."""
    functions, enums = named()
    rows = {key: own[LANGUAGES.index(language)] for key, own in SPELLINGS.items()}
    written = {word for key in rows for word in re.findall(r"rk_\w+", key)}
    if written != set(functions):
        raise SystemExit(f"sentences.py: the core's sentences name {sorted(set(functions) - written)}, and no longer {sorted(written - set(functions))}")
    folder = interface.ROOT / SOURCES[language]
    code = "".join(path.read_text() for path in sorted(folder.rglob("*")) if path.suffix in (".hpp", ".rs", ".swift", ".py") and not path.name.startswith(("_sentences", "Sentences", "sentences")))
    for key, own in rows.items():
        if own and key != "NULL":
            word = re.findall(r"\w+", own.partition(" = ")[0].partition("(")[0])[-1]
            if not re.search(rf"\b(?:fn|func|var|def|let) {word}\b|\b{word} *=|[\w>] {word}\(", code):
                raise SystemExit(f"sentences.py: {SOURCES[language]} declares no {word}, which stands for {key}")
    made = [(key, own) for key, own in rows.items() if own is not None] + [(name, name.removeprefix("RK")) for name in enums]
    return sorted(made, key=lambda row: (-len(row[0]), row[0]))


def files():
    return {
        interface.ROOT / SOURCES[language] / path: render(template, {"rows": spellings(language)})
        for language, path, template in (
            ("rust", "generated/sentences.rs", "sentences.rs"), ("swift", "ResponderUI/Sentences.swift", "Sentences.swift"), ("python", "_sentences.py", "sentences.py"))
    }
