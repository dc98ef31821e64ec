// A scenario as a program in Python.

import { snake } from "./program.js";

const VERBS = { down: "BEGAN", move: "MOVED", up: "ENDED", cancel: "CANCELLED" };
const CLASSES = { tap: "Tap", longPress: "LongPress", pan: "Pan", screenEdgePan: "ScreenEdgePan", swipe: "Swipe", pinch: "Pinch", rotation: "Rotation" };

const text = (value) => JSON.stringify(value);
const tuple = (numbers) => "(" + numbers.join(", ") + ")";

function literal(name, value) {
  if (name === "edges") return value.map((word) => "rk.RectEdge." + word.toUpperCase()).join(" | ") || "rk.RectEdge(0)";
  if (name === "direction") return value.map((word) => "rk.SwipeDirection." + word.toUpperCase()).join(" | ") || "rk.SwipeDirection(0)";
  if (name === "transform") return "rk.Transform" + tuple(value);
  if (Array.isArray(value)) return tuple(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  return typeof value === "string" ? text(value) : String(value);
}

const FOLLOW = `
def follow(recognizer, change):
    """The view follows the fingers: the action takes what came since the last one from the recogniser."""
    view = recognizer.view
    fingers = recognizer.location(view.superview)
    dx, dy = view.center.x - fingers.x, view.center.y - fingers.y
    view.transform = view.transform.concat(change)
    view.center = (fingers.x + change.a * dx + change.c * dy, fingers.y + change.b * dx + change.d * dy)
`;
const WAYS = {
  pinch: `
def pinch_view(pinch):
    follow(pinch, rk.Transform.scale(pinch.scale, pinch.scale))
    pinch.scale = 1
`,
  rotation: `
def turn_view(rotation):
    follow(rotation, rk.Transform.rotation(rotation.rotation))
    rotation.rotation = 0
`,
  pan: `
def drag_view(pan):
    by = pan.translation(pan.view.superview)
    pan.view.center = (pan.view.center.x + by.x, pan.view.center.y + by.y)
    pan.set_translation((0, 0), pan.view.superview)
`,
};
const NAMES = { pinch: "pinch_view", rotation: "turn_view", pan: "drag_view", screenEdgePan: "drag_view" };

function functions(program) {
  const parts = [];
  const ways = new Set(program.recognizers.filter((item) => item.transforms).map((item) => (item.type === "screenEdgePan" ? "pan" : item.type)));
  if (ways.has("pinch") || ways.has("rotation")) parts.push(FOLLOW);
  for (const way of ways) parts.push(WAYS[way]);
  if (program.recognizers.length) {
    const state = program.logsStates ? ' + f"({recognizer.state.name.lower()})"' : "";
    parts.push(`
def acted(action, move=None):
    def act(recognizer):
        if move and recognizer.state in (rk.GestureRecognizerState.BEGAN, rk.GestureRecognizerState.CHANGED):
            move(recognizer)
        print("act:" + action${state})

    return act
`);
  }
  if (program.recognizers.some((item) => Object.keys(item.delegate).length)) {
    parts.push(`
class Delegate:
    """Answers the questions that it is given an answer to."""

    def __init__(self, together=None, begins=None):
        if together is not None:
            self.should_recognize_simultaneously_with = lambda recognizer, other: together
        if begins is not None:
            self.should_begin = lambda recognizer: begins
`);
  }
  return parts.join("\n");
}

function build(program) {
  const lines = [];
  for (const { variable, kind, frame, name, settings, range, parent, actions } of program.objects) {
    lines.push("    " + variable + " = rk." + kind + "(" + tuple(frame) + ")", "    " + variable + ".name = " + text(name));
    if (range) lines.push("    " + variable + ".value_range = " + tuple(range));
    for (const [key, value] of settings) lines.push("    " + variable + "." + snake(key) + " = " + literal(key, value));
    if (parent) lines.push("    " + parent.variable + ".add_subview(" + variable + ")");
    for (const { events, action } of actions) {
      const mask = events.map((word) => "rk.ControlEvents." + snake(word).toUpperCase()).join(" | ");
      lines.push("    " + variable + ".add_action(lambda: print(" + text("act:" + action) + "), " + mask + ")");
    }
    lines.push("");
  }
  for (const item of program.recognizers) {
    const move = item.transforms ? ", " + NAMES[item.type] : "";
    lines.push("    " + item.variable + " = rk." + CLASSES[item.type] + "(acted(" + text(item.action) + move + "))", "    " + item.variable + ".name = " + text(item.name));
    for (const [key, value] of item.settings) lines.push("    " + item.variable + "." + snake(key) + " = " + literal(key, value));
    const { simultaneousWith, shouldBegin } = item.delegate;
    const answers = [simultaneousWith === undefined ? "" : "together=" + literal("", simultaneousWith), shouldBegin === undefined ? "" : "begins=" + literal("", shouldBegin)].filter(Boolean);
    if (answers.length) lines.push("    " + item.variable + "_delegate = " + item.variable + ".delegate = Delegate(" + answers.join(", ") + ")");
    lines.push("    " + item.view.variable + ".add_gesture_recognizer(" + item.variable + ")", "");
  }
  for (const item of program.recognizers) {
    for (const name of item.requires) {
      const other = program.recognizers.find((found) => found.name === name);
      if (other) lines.push("    " + item.variable + ".require_to_fail(" + other.variable + ")");
      else program.left.add("that " + item.name + " requires " + name + " to fail");
    }
  }
  return lines;
}

/** The text of a program that does the same and prints each action. */
export function pythonOf(program, name) {
  const lines = build(program);
  for (const { time, samples } of program.steps) {
    if (!samples.length) lines.push("    context.advance(" + time + ")");
    else {
      const items = samples.map(([phase, id, x = 0, y = 0]) => "rk.TouchSample(" + id + ", rk.TouchPhase." + VERBS[phase] + ", (" + x + ", " + y + "))").join(", ");
      lines.push("    context.send_touches(" + time + ", [" + items + "])");
    }
  }
  const head = ["# " + name.replace(/[\r\n]+/g, " "), "", "import responderkit as rk", ""];
  for (const what of program.left) head.push("# Not in this program: " + what.replaceAll("\n", " ") + ".");
  return [...head, functions(program), "", "with rk.Context() as context:", ...lines, ""].join("\n");
}
