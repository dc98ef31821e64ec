// A scenario as a program would do it: what is made, what is set and what happens, for a language to write down.

/** Of views, in the order in which they are set: what limits a value comes before the value. */
const VIEW = ["transform", "hidden", "alpha", "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "clipsToBounds"];
const CONTROL = {
  Switch: ["on"], Slider: ["continuous", "value"], Stepper: ["continuous", "stepValue", "wraps", "autorepeat", "value"],
  SegmentedControl: ["numberOfSegments", "momentary", "selectedSegmentIndex"], PageControl: ["numberOfPages", "currentPage"], TextField: ["text"], Button: [],
};
const SCROLL = ["contentSize", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal", "scrollEnabled", "pagingEnabled", "delaysContentTouches", "canCancelContentTouches", "contentOffset"];
const ANY_RECOGNIZER = ["enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"];
const RECOGNIZER = {
  tap: ["numberOfTapsRequired", "numberOfTouchesRequired", "maximumTapDuration", "maximumIntervalBetweenSuccessiveTaps", "allowableMovement"],
  longPress: ["minimumPressDuration", "allowableMovement", "numberOfTouchesRequired", "numberOfTapsRequired"],
  pan: ["minimumNumberOfTouches", "maximumNumberOfTouches"], screenEdgePan: ["minimumNumberOfTouches", "maximumNumberOfTouches", "edges"],
  swipe: ["direction", "numberOfTouchesRequired"], pinch: [], rotation: [],
};
const QUESTIONS = ["shouldBegin", "simultaneousWith"];
const IGNORED = ["id", "class", "type", "log", "subviews", "recognizers", "targets", "frame", "action", "actionDo", "requireToFail", "delegate", "minimumValue", "maximumValue", "canBecomeFirstResponder"];
const CHECKS = ["t", "expect", "get", "explain", "hit", "inside", "chain"];
const RESERVED = /^(int|char|for|if|else|do|while|switch|case|default|return|auto|const|double|float|long|short|static|void|register|goto|main|context|class|def|import|from|in|is|not|and|or|pass|with|as|del|none|true|false|finger|rk|say|left|right|print|open|list|stdin|stdout|time|signed|union|enum|struct|volatile|break|continue|sizeof|extern|typedef|lambda|global|try|raise|yield|assert|except|finally|async|await|elif|nonlocal|acted|fired|check|at)$/i;

export function snake(name) {
  return name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
}

/**
 * `{objects, recognizers, steps, usesTogether, left}`. Objects are `{name, variable, kind, frame, parent, settings, actions}`, recognisers `{name, variable, type,
 * view, settings, requires, transforms, delegate, action}`, steps `{time, samples}`. `left`: what such a program does otherwise, in words.
 */
export function programOf(scenario) {
  const program = { objects: [], recognizers: [], steps: [], left: new Set(), logsStates: scenario.logStates === true };
  const taken = new Set();
  const variable = (name) => {
    let word = snake(name).replace(/[^a-z0-9_]/g, "_").replace(/^[^a-z]+/, "").replace(/_+$/, "") || "view";
    if (RESERVED.test(word)) word += "_";
    let free = word;
    for (let number = 2; taken.has(free); number += 1) free = word + "_" + number;
    taken.add(free);
    return free;
  };
  const settings = (source, names) => names.filter((name) => source[name] !== undefined).map((name) => [name, source[name]]);
  const leave = (source, known, what) => {
    for (const key of Object.keys(source)) if (!known.includes(key) && !IGNORED.includes(key)) program.left.add(key + " of " + what);
  };

  const recognizer = (source, view) => {
    const own = RECOGNIZER[source.type];
    if (!own) {
      program.left.add("the recogniser " + source.id);
      return;
    }
    const known = [...ANY_RECOGNIZER, ...own];
    leave(source, known, source.id);
    const delegate = source.delegate && typeof source.delegate === "object" ? source.delegate : {};
    for (const [key, answer] of Object.entries(delegate)) if (!QUESTIONS.includes(key) || typeof answer !== "boolean") program.left.add("the delegate's " + key + " of " + source.id);
    if (typeof source.delegate === "string") program.left.add("the delegate of " + source.id);
    program.recognizers.push({
      name: source.id, variable: variable(source.id), type: source.type, view, settings: settings(source, known), requires: source.requireToFail || [],
      transforms: source.actionDo === "transform", action: source.action || source.id,
      delegate: Object.fromEntries(Object.entries(delegate).filter(([key, answer]) => QUESTIONS.includes(key) && typeof answer === "boolean")),
    });
  };

  const node = (source, parent, isWindow) => {
    const kind = isWindow ? "Window" : source.class || "View";
    const own = CONTROL[kind] ? ["enabled", "selected", ...CONTROL[kind]] : kind === "ScrollView" ? SCROLL : [];
    leave(source, [...VIEW, ...own], source.id);
    const object = { name: source.id, variable: variable(source.id), kind, frame: source.frame || [0, 0, 0, 0], parent, settings: settings(source, [...VIEW, ...own]), actions: [], range: null };
    if (source.minimumValue !== undefined || source.maximumValue !== undefined) object.range = [source.minimumValue ?? 0, source.maximumValue ?? (kind === "Stepper" ? 100 : 1)];
    for (const target of source.targets || []) {
      if (target.target === undefined) object.actions.push({ events: target.events, action: target.action });
      else program.left.add("the target of " + target.action);
    }
    program.objects.push(object);
    for (const item of source.recognizers || []) recognizer(item, object);
    for (const child of source.subviews || []) node(child, object, false);
  };

  for (const window of scenario.windows || []) node(window, null, true);
  for (const key of ["controllers", "config", "plugins", "detached"]) if (scenario[key]) program.left.add(key);

  let time = 0;
  for (const step of scenario.steps || []) {
    time = step.t ?? time;
    const samples = ["down", "move", "up"].filter((verb) => step[verb]).map((verb) => [verb, ...step[verb].slice(0, 3)]);
    for (const sample of step.update || []) samples.push(sample.slice(0, 4));
    if (samples.length) program.steps.push({ time, samples });
    else if (step.t !== undefined) program.steps.push({ time, samples: [] });
    for (const key of Object.keys(step)) if (!CHECKS.includes(key) && !["down", "move", "up", "update"].includes(key)) program.left.add("the step " + key);
  }
  return program;
}
