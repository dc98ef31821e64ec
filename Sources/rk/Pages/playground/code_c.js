// A scenario as a program in C.

import { snake } from "./program.js";

const PHASES = { down: "Began", move: "Moved", up: "Ended", cancel: "Cancelled" };
const CREATE = { View: "view", Window: "window", Button: "button", Switch: "switch", Slider: "slider", Stepper: "stepper", SegmentedControl: "segmented_control", PageControl: "page_control", TextField: "text_field", ScrollView: "scroll_view", Control: "control" };
const TYPES = { Window: "RKWindowRef", ScrollView: "RKScrollViewRef" };
const SET = {
  enabled: "control", selected: "control", on: "switch", continuous: "control", value: "control", stepValue: "stepper", wraps: "stepper", autorepeat: "stepper", momentary: "segmented_control", text: "text_field",
};
const COUNTS = { numberOfSegments: "count", numberOfPages: "count", selectedSegmentIndex: "selected_index", currentPage: "selected_index" };
const RECOGNIZERS = { tap: "tap", longPress: "long_press", pan: "pan", screenEdgePan: "screen_edge_pan", swipe: "swipe", pinch: "pinch", rotation: "rotation" };

const text = (value) => '"' + value.replace(/[\\"]/g, "\\$&").replace(/[\u0000-\u001f]/g, " ") + '"';
const list = (numbers) => numbers.map(String).join(", ");
const capital = (word) => word[0].toUpperCase() + word.slice(1);

function literal(value) {
  if (typeof value === "string") return text(value);
  return String(value);
}

function viewSetting(object, [name, value]) {
  const view = "RK_VIEW(" + object.variable + ")";
  if (name === "transform") return "rk_view_set_transform(" + view + ", (RKTransform){" + list(value) + "})";
  if (COUNTS[name]) return "rk_control_set_" + COUNTS[name] + "(" + object.variable + ", " + value + ")";
  if (SET[name]) return "rk_" + SET[name] + "_set_" + snake(name) + "(" + object.variable + ", " + literal(value) + ")";
  if (name === "contentSize") return "rk_scroll_view_set_content_size(" + object.variable + ", (RKSize){" + list(value) + "})";
  if (name === "contentOffset") return "rk_scroll_view_set_content_offset(" + object.variable + ", (RKPoint){" + list(value) + "}, false)";
  if (object.kind === "ScrollView" && /bounce|scroll|paging|content/i.test(name)) return "rk_scroll_view_set_" + snake(name) + "(" + object.variable + ", " + value + ")";
  return "rk_view_set_" + snake(name) + "(" + view + ", " + literal(value) + ")";
}

function recognizerSetting({ variable, type }, [name, value]) {
  if (Array.isArray(value)) {
    const prefix = name === "edges" ? "RKRectEdge" : "RKSwipeDirection";
    return "rk_" + RECOGNIZERS[type] + "_set_" + snake(name) + "(" + variable + ", " + (value.map((word) => prefix + capital(word)).join(" | ") || "0") + ")";
  }
  const isCommon = ["enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"].includes(name);
  const family = isCommon ? "gesture_recognizer" : type === "screenEdgePan" && name !== "edges" ? "pan" : RECOGNIZERS[type];
  return "rk_" + family + "_set_" + snake(name) + "(" + variable + ", " + literal(value) + ")";
}

const TRANSFORM = `
/* The view follows the fingers: its action takes what came since the last one from the recogniser. */
static void follow(RKGestureRecognizerRef recognizer, RKViewRef view, RKTransform change) {
    RKViewRef parent;
    RKTransform old;
    RKPoint center, fingers;
    CHECK(rk_view_get_superview(view, &parent));
    CHECK(rk_view_get_transform(view, &old));
    CHECK(rk_view_get_center(view, &center));
    CHECK(rk_gesture_recognizer_get_location(recognizer, parent, &fingers));
    double dx = center.x - fingers.x, dy = center.y - fingers.y;
    CHECK(rk_view_set_transform(view, rk_transform_concat(old, change)));
    CHECK(rk_view_set_center(view, (RKPoint){fingers.x + change.a * dx + change.c * dy, fingers.y + change.b * dx + change.d * dy}));
}
`;
const FOLLOW = {
  pinch: `static void pinched(RKGestureRecognizerRef pinch, RKViewRef view) {
    double scale;
    CHECK(rk_pinch_get_scale(pinch, &scale));
    follow(pinch, view, rk_transform_make_scale(scale, scale));
    CHECK(rk_pinch_set_scale(pinch, 1));
}
`,
  rotation: `static void turned(RKGestureRecognizerRef rotation, RKViewRef view) {
    double angle;
    CHECK(rk_rotation_get_rotation(rotation, &angle));
    follow(rotation, view, rk_transform_make_rotation(angle));
    CHECK(rk_rotation_set_rotation(rotation, 0));
}
`,
  pan: `static void dragged(RKGestureRecognizerRef pan, RKViewRef view) {
    RKViewRef parent;
    RKPoint center, by;
    CHECK(rk_view_get_superview(view, &parent));
    CHECK(rk_pan_get_translation(pan, parent, &by));
    CHECK(rk_view_get_center(view, &center));
    CHECK(rk_view_set_center(view, (RKPoint){center.x + by.x, center.y + by.y}));
    CHECK(rk_pan_set_translation(pan, (RKPoint){0, 0}, parent));
}
`,
};
const FOLLOWERS = { pinch: "pinched", rotation: "turned", pan: "dragged", screenEdgePan: "dragged" };

function actions(program) {
  const lines = [];
  const ways = new Set(program.recognizers.filter((item) => item.transforms).map((item) => (item.type === "screenEdgePan" ? "pan" : item.type)));
  if (ways.has("pinch") || ways.has("rotation")) lines.push(TRANSFORM);
  for (const way of ways) lines.push(FOLLOW[way]);
  if (program.objects.some((object) => object.actions.length)) {
    lines.push(`static void fired(RKControlRef control, RKControlEvents events, RKEventRef event, void *action) {
    (void)control, (void)events, (void)event;
    printf("act:%s\\n", (const char *)action);
}
`);
  }
  for (const item of program.recognizers) {
    lines.push("static void " + item.variable + "_acted(RKGestureRecognizerRef recognizer, void *userdata) {");
    lines.push("    RKGestureRecognizerState state;", "    (void)userdata;", "    CHECK(rk_gesture_recognizer_get_state(recognizer, &state));");
    if (item.transforms) {
      lines.push("    if (state == RKGestureRecognizerStateBegan || state == RKGestureRecognizerStateChanged) {", "        RKViewRef view;");
      lines.push("        CHECK(rk_gesture_recognizer_get_view(recognizer, &view));", "        " + FOLLOWERS[item.type] + "(recognizer, view);", "    }");
    }
    const format = text("act:" + item.action.replaceAll("%", "%%") + (program.logsStates ? "(%s)" : "")).slice(0, -1) + '\\n"';
    lines.push(...(program.logsStates ? ["    printf(" + format + ", states[state]);"] : ["    (void)state;", "    printf(" + format + ");"]));
    lines.push("}", "");
  }
  const asked = program.recognizers.flatMap((item) => Object.entries(item.delegate));
  for (const answer of [true, false]) {
    if (asked.some(([key, value]) => key === "simultaneousWith" && value === answer)) {
      lines.push("static bool together_" + answer + "(RKGestureRecognizerRef recognizer, RKGestureRecognizerRef other, void *userdata) {", "    (void)recognizer, (void)other, (void)userdata;", "    return " + answer + ";", "}", "");
    }
    if (asked.some(([key, value]) => key === "shouldBegin" && value === answer)) {
      lines.push("static bool begins_" + answer + "(RKGestureRecognizerRef recognizer, void *userdata) {", "    (void)recognizer, (void)userdata;", "    return " + answer + ";", "}", "");
    }
  }
  return lines;
}

function objects(program) {
  const lines = [];
  for (const object of program.objects) {
    const { kind, variable } = object;
    lines.push("", "    " + (TYPES[kind] || (["View", "Label", "ImageView"].includes(kind) ? "RKViewRef" : "RKControlRef")) + " " + variable + ";");
    const frame = "(RKRect){{" + list(object.frame.slice(0, 2)) + "}, {" + list(object.frame.slice(2)) + "}}";
    if (CREATE[kind]) {
      lines.push("    CHECK(rk_" + CREATE[kind] + "_create(context, NULL, " + frame + ", &" + variable + "));");
    } else {
      lines.push("    CHECK(rk_class_find(context, " + text(kind) + ", &cls));", "    CHECK(rk_view_create(context, cls, " + frame + ", &" + variable + "));");
    }
    lines.push("    CHECK(rk_object_set_name(RK_OBJECT(" + variable + "), " + text(object.name) + "));");
    if (object.range) lines.push("    CHECK(rk_control_set_value_range(" + variable + ", " + list(object.range) + "));");
    for (const setting of object.settings) lines.push("    CHECK(" + viewSetting(object, setting) + ");");
    if (object.parent) lines.push("    CHECK(rk_view_add_subview(RK_VIEW(" + object.parent.variable + "), RK_VIEW(" + variable + ")));");
    for (const { events, action } of object.actions) {
      const mask = events.map((word) => "RKControlEvent" + capital(word)).join(" | ");
      lines.push("    CHECK(rk_control_add_action(" + variable + ", " + mask + ", fired, " + text(action) + ", NULL, NULL));");
    }
  }
  return lines;
}

function recognizers(program) {
  const lines = [];
  for (const item of program.recognizers) {
    lines.push("", "    RKGestureRecognizerRef " + item.variable + ";", "    CHECK(rk_" + RECOGNIZERS[item.type] + "_create(context, NULL, &" + item.variable + "));");
    lines.push("    CHECK(rk_object_set_name(RK_OBJECT(" + item.variable + "), " + text(item.name) + "));");
    for (const setting of item.settings) lines.push("    CHECK(" + recognizerSetting(item, setting) + ");");
    lines.push("    CHECK(rk_gesture_recognizer_add_action(" + item.variable + ", " + item.variable + "_acted, NULL, NULL, NULL));");
    lines.push("    CHECK(rk_view_add_gesture_recognizer(RK_VIEW(" + item.view.variable + "), " + item.variable + "));");
    if (Object.keys(item.delegate).length) {
      const { simultaneousWith, shouldBegin } = item.delegate;
      const delegate = item.variable + "_delegate";
      lines.push("    RKGestureRecognizerDelegate " + delegate + " = RK_INIT(RKGestureRecognizerDelegate);");
      if (simultaneousWith !== undefined) lines.push("    " + delegate + ".should_recognize_simultaneously_with = together_" + simultaneousWith + ";");
      if (shouldBegin !== undefined) lines.push("    " + delegate + ".should_begin = begins_" + shouldBegin + ";");
      lines.push("    CHECK(rk_gesture_recognizer_set_delegate(" + item.variable + ", &" + delegate + "));");
    }
  }
  for (const item of program.recognizers) {
    for (const name of item.requires) {
      const other = program.recognizers.find((found) => found.name === name);
      if (other) lines.push("    CHECK(rk_gesture_recognizer_require_to_fail(" + item.variable + ", " + other.variable + "));");
      else program.left.add("that " + item.name + " requires " + name + " to fail");
    }
  }
  return lines;
}

/** The text of a program that does the same and prints each action. */
export function cOf(program, name) {
  const made = [...objects(program), ...recognizers(program)];
  const steps = program.steps.map(({ time, samples }) => {
    if (!samples.length) return "    CHECK(rk_context_advance(context, " + time + "));";
    const items = samples.map(([phase, id, x = 0, y = 0]) => "finger(" + id + ", RKTouchPhase" + PHASES[phase] + ", " + x + ", " + y + ")").join(", ");
    return "    CHECK(rk_context_send_touches(context, " + time + ", (RKTouchSample[]){" + items + "}, " + samples.length + "));";
  });
  const body = made.join("\n");
  const head = ["/* " + name.replaceAll("*/", "* /") + " */", "/* cc scene.c $(pkg-config --cflags --libs responderkit) -o scene && ./scene */"];
  for (const what of program.left) head.push("/* Not in this program: " + what.replaceAll("*/", "* /") + ". */");
  return [
    ...head, "#include <responderkit/responderkit.h>", "#include <stdio.h>", "#include <stdlib.h>", "",
    '#define CHECK(call) do { if ((call) != RKStatusOK) { fprintf(stderr, "%s: %s\\n", #call, rk_last_error()); exit(1); } } while (0)', "",
    ...(program.logsStates && program.recognizers.length ? ['static const char *const states[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};', ""] : []),
    ...actions(program),
    ...(program.steps.some(({ samples }) => samples.length) ? [`static RKTouchSample finger(uint64_t id, RKTouchPhase phase, double x, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = id;
    sample.phase = phase;
    sample.location = (RKPoint){x, y};
    return sample;
}
`] : []),
    "int main(void) {", "    RKContextRef context;", ...(body.includes("&cls") ? ["    RKClassRef cls;"] : []),
    "    CHECK(rk_context_create(NULL, &context));", body, "", ...steps, "    CHECK(rk_context_destroy(context));", "    return 0;", "}", "",
  ].join("\n");
}
